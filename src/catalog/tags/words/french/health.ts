import type { Subject } from '../words.ts';

export const HEALTH: Subject = {
  things: [
    [
      'HEALTH_AND_FITNESS+HOME',
      `barre d appui, barre de maintien, barre de relevage wc, cadre de toilettes, chaise de douche, chaise douche,
      elevateur de bain, fauteuil de douche, marche de bain, planche de bain, poignee baignoire, poignee d appui,
      rehausse toilettes, rehausse wc, rehausse wc medical, rehausseur de toilettes adulte, rehausseur wc, siege de
      baignoire, siege de bain adulte, siege de bain pivotant, siege de douche, siege de douche medical, surelevateur
      de toilettes, surelevateur wc, tabouret de douche`,
    ],
    [
      'FASHION+HEALTH_AND_FITNESS',
      `brassiere bodybuilding, brassiere crossfit, brassiere de fitness, brassiere de gym, brassiere de musculation,
      brassiere de yoga, brassiere fitness, brassiere gym, brassiere musculation, brassiere yoga, ceinture sudation
      neoprene, combinaison sudation, debardeur stringer, gilet sudation, kway sudation, legging anti cellulite,
      legging gainant sport, legging scrunch, stringer, sweat bodybuilding, sweat crossfit, sweat de fitness, sweat de
      gym, sweat de musculation, sweat de yoga, sweat fitness, sweat gym, sweat musculation, sweat yoga, t shirt
      bodybuilding, t shirt crossfit, t shirt de fitness, t shirt de gym, t shirt de musculation, t shirt de yoga, t
      shirt fitness, t shirt gym, t shirt musculation, t shirt yoga`,
    ],
    [
      'HEALTH_AND_FITNESS',
      `abaisse langue, abaisse langues, acerola, acide hyaluronique gelules, acides amines, actifed, acupuncture,
      adhesif dentaire, aerosol froid, aerosol medical, aerosol therapie, agrafeuse cutanee, aiguille hypodermique,
      aiguille hypodermiques, aiguille injection, aiguille insuline, aiguille intramusculaire, aiguille medicale,
      aiguille papillon, aiguille stylo insuline, aiguilles seringue, alcool, alcool 70, alcool modifie, alese, alese
      lavable incontinence, aloe vera a boire, aloe vera gel a boire, aloe vera gelules, aloe vera jus a boire, ampoule
      buvable, ampoules detox, anneau de pilates, anneau pilates, anneau vibrant, anneaux crossfit, anneaux de fitness,
      anneaux de gym crossfit, anneaux gymnastique crossfit, anti moustique bebe corps, anti moustique corps, anti
      moustique peau, anti moustique roll on, anti moustique spray peau, anti moustique tropical, anti moustique
      tropicale, anti moustique zone tropicale, anti moustique zones tropicales, anti moustiques bebe corps, anti
      moustiques corps, anti moustiques peau, anti moustiques tropical, anti moustiques tropicale, anti moustiques zone
      tropicale, anti moustiques zones tropicales, anti mycose, anti mycoses, anti poux, anti ronflement, anti
      ronflements, anti verrue, anti verrues, antidouleur, antihistaminique, antipoux, antiseptique, appareil a glace
      cryo, appareil abdominal, appareil abdominaux, appareil auditif, appareil cavitation massage, appareil de
      massage, appareil de musculation, appareil de pilates, appareil dentaire boite, appareil ems, appareil fitness,
      appareil massage cervical, appareil massage nuque, appareil musculation, appareil tens, apres piqure, apres
      piqures, arginine, armoire a pharmacie garnie, articulations, ashwagandha, aspirateur de mucosites, aspivenin,
      astaxanthine, astragale, attelle, autopiqueur, autotest, bacopa, bain bouche, bain de bouche, bain de bouche
      listerine, bain de pieds, bain de siege, bain derivatif, bain froid, bain glace recuperation, bain pieds, balance
      board, balance connectee, balance de salle de bain, balance medicale, balle a picots massage, balle de massage,
      balle de reeducation, balle de stabilite, balle lacrosse massage, balle massage picots, balle reeducation, ballon
      d equilibre, ballon de grossesse fitness, ballon de gym, ballon de gymnastique fitness, ballon de pilates, ballon
      de stabilite, ballon fitness, ballon paille pilates, ballon pilates, ballon suisse, ballon yoga, banc a
      abdominaux, banc a abdos, banc a lombaires, banc abdominal, banc abdominaux, banc abdos, banc de musculation,
      banc declinable, banc developpe couche, banc inclinable, banc larry scott, banc lombaire, banc musculation, banc
      plat musculation, banc reglable musculation, banc scott, bandage, bandages, bande adhesive elastique, bande
      biflex, bande cohesive, bande contention, bande crepe, bande de contention, bande de crepe, bande de gaze, bande
      de genou, bande de genoux, bande de kinesiologie, bande de massage, bande de poignet, bande de poignets, bande de
      resistance, bande de taping, bande elastique, bande elastique fitness, bande elastique musculation, bande elasto,
      bande extensible, bande fitness, bande herniaire, bande jersey tubulaire, bande kinesio, bande kinesiologie,
      bande kinesiologique, bande latex exercice, bande latex fitness, bande lombaire, bande nylex, bande platree,
      bande poignets crossfit, bande resistance, bande tape, bande velpeau, bandelette glycemie, bandelette nasales,
      bandelette reactives, bandelette urinaire, bandelettes, bandes blanchissantes, bandes elastiques fitness, bandes
      elastiques musculation, bandes genoux musculation, bandes poignets musculation, barre a dips, barre a disques,
      barre appui ventouse, barre cereales proteinee, barre cereales sport, barre clif, barre curl, barre curl
      musculation, barre de dips, barre de fitness, barre de musculation, barre de pilates, barre de relevement, barre
      de tirage, barre de traction, barre dips, barre droite musculation, barre energetique, barre ez, barre fixe,
      barre halterophilie, barre hexagonale, barre hyperproteinee, barre murale traction, barre musculation, barre
      nutritionnelle, barre olympique, barre overstims, barre parallele, barre paralleles, barre proteine, barre
      proteinee, barre relevable wc, barre salee sport, barre traction, barre triceps, barriere de lit medicalise, bas
      contention, bas de compression, bas de contention, bas de contention femme, bas de contention homme, bas
      medicaux, bas sigvaris, bas varices, bassin de lit, bassin medical, batonnets interdentaires, baume chauffant,
      baume chauffant sport, baume du tigre, baume kung fu, baume respiratoire, baume tigre rouge, bcaa, bequille,
      bequilles adulte, bequilles axillaires, berberine, betadine, biotine, biseptine, bistouri, blanchiment dentaire,
      bloc de yoga, bloc meditation, bloc yoga, blouse jetable, blouse medicale jetable, boisson d effort, boisson de l
      effort, boisson de recuperation, boisson effort, boisson electrolytes, boisson energetique, boisson energetique
      sport, boisson energetiques, boisson hydratante sport, boisson isotonique, boisson proteinee, boite a comprimes,
      boite a dentier, boite a lentilles, boite a pilules, boite appareil dentaire, boite comprimes, boite dasri, boite
      de gants, boite de masques, boite dentier, boite lentille, boite lentilles, boite pilules, boite pliometrique,
      bolster de yoga, bolster meditation, bolster yoga, bombe cryo, bombe de froid, bombe froid, booster pre workout,
      booster testosterone, bosu, boswellia, botte de pressotherapie, botte de recuperation normatec, botte
      pressotherapie, botte walker, bouchon oreille, bouchons d oreille, bouchons d oreilles, bougie de massage, bougie
      massage, bouillotte, bouillotte ceinture, boules de geisha, boules quies, bourgeons de cassis, bouteille oxygene,
      box jump, box pliometrie, box plyometrique, bracelet anti moustique, bracelet anti nausee, bracelet anti nausees,
      brassard cheville, brassard chevilles, brassard leste, brassard lestes, brassard poignets, brique de yoga, brique
      liege, brique meditation, brique yoga, bromelaine, brosse a dent electrique, brosse a dents, brosse a dents
      enfant, brosse dentaire, brosse dents, brosse interdentaire, brosse langue, brosse prothese dentaire, brosse
      sonique, brossette, brossette interdentaire, brossettes, brossettes elmex, brossettes interdentaires tepe,
      brossettes oral b, brossettes philips sonicare, broyeur comprimes, brule graisse, brule graisses, bruleur de
      graisse, bruleur graisse, bumper, butterfly machine, cadre de marche, cadre guide, cage a squat, cage crossfit,
      cage de squat, cage musculation, calcium, canne a 4 pieds, canne anglaise, canne blanche, canne de marche, canne
      derby, canne en bois pommeau, canne marche, canne pliante, canne pliante medicale, canne quadripode, canne siege,
      canne tripode, capsules vegetales, capsules vegetariennes, capteur freestyle, capteur glycemie, carnitine,
      caseine, catheter, cbd, ceinture a chaine dips, ceinture abdominale, ceinture amincissante, ceinture chauffante,
      ceinture chauffante regles, ceinture crossfit, ceinture d halterophilie, ceinture de dos, ceinture de force,
      ceinture de lest, ceinture de lestage, ceinture de maintien dos, ceinture de musculation, ceinture de
      powerlifting, ceinture de soutien lombaire, ceinture de sudation, ceinture de traction lest, ceinture dorsale,
      ceinture dos, ceinture dos posture, ceinture force musculation, ceinture halterophilie, ceinture herniaire,
      ceinture hernie, ceinture lombaire, ceinture lombaire musculation, ceinture lombaire thuasne, ceinture massante,
      ceinture musculation, ceinture pelvienne, ceinture post natale, ceinture sudation, ceinture vibrante, ceinture
      vibration, cercle de pilates, cercle pilates, chaga, chaga poudre, chaise abdo, chaise de bain medicale, chaise
      de massage, chaise garde robe, chaise percee, chaise romaine, chaise roulante, chambre d inhalation, champ
      operatoire, champ sterile, change complet, change complet adulte, changes complets, charbon actif, charbon
      vegetal, chardon marie, charlotte clip, charlotte jetable, charlotte medicale, chaussette compression medicale,
      chaussette de contention femme, chaussette de contention homme, chaussette de recuperation, chaussette
      diabetique, chaussettes compression, chaussettes contention, chaussettes de compression, chaussettes de
      contention, chaussettes jambes lourdes, chevillere, chevillere sport, chlorella, chlorelle, chlorure de
      magnesium, chondroitine, chrome complement, chute de cheveux capsules, circulation jambes, cire orthodontique,
      ciseaux a bandage, ciseaux a pansement, ciseaux chirurgicaux, ciseaux dauphin, ciseaux infirmier, ciseaux jesco,
      ciseaux pansement, citrulline, climber escalier, climber mini, cockring, collagene, collagene boire, collagene
      marin, collagene peptides, collagene poudre, collant contention, collant de contention, colle dentaire,
      collecteur aiguilles, collecteur d aiguilles, collecteur d urine, collecteur dasri, collecteur urine, collier
      cervical, colliers de serrage barre, collyre, compex, complement, complement alimentaire, complements, complexe
      vitamine b, composite dentaire, compresse, compresse chaud froid, compresse de froid, compresse de glace,
      compresse froid chaud, compresse froid instantane, compresse froid instantanee, compresse gaze, compresses,
      compresses steriles, comprime, comprimes, concentrateur d oxygene, concentrateur oxygene, conteneur dasri, cookie
      cereales proteinee, cookie energetique, cookie energetiques, cookie proteine, cookie proteinee, cookie
      proteinees, corde a grimper, corde a grimper crossfit, corde a sauter, corde a sauter crossfit, corde a sauter
      fitness, corde battle rope, corde de crossfit, corde de speed rope crossfit, corde de traction musculation, corde
      ondulatoire, corde sauter, corde triceps, corde vitesse crossfit, cordyceps, correcteur d orteils, correcteur de
      dos, correcteur de posture, correcteur hallux, correcteur orteil, correcteur posture, corset lombaire, corset
      orthopedique, coton hydrophile, couche adulte, coudiere, coudieres crossfit, coudieres musculation, coupe
      comprime, coupe comprimes, coupe faim, coupe faims, coupe menstruelle, coussin abduction, coussin anti escarre,
      coussin anti escarres, coussin bouee, coussin cervical medical, coussin chauffant, coussin chauffe nuque, coussin
      coccyx, coussin d assise, coussin d equilibre, coussin de massage, coussin de meditation, coussin de
      positionnement, coussin de rehabilitation, coussin de voyage cervical medical, coussin de yoga, coussin dorsal,
      coussin ergonomique dos, coussin ergonomique medical, coussin fauteuil roulant, coussin hemorroides, coussin
      lombaire, coussin massage, coussin massant, coussin medical, coussin meditation, coussin orthopedique, coussin
      proprioception, coussin yoga, coussinet anti ampoules, coussinet avant pied, coussinet metatarsien, coussinet
      plantaire, couverts ergonomiques, couverture chauffante electrique dos, couverture chauffante medicale,
      couverture chauffante sauna, couverture sauna, cpap, creatine, creme anti frottement, creme anti irritation
      sport, creme arnica, creme arnica massage, creme articulations, creme chauffante, creme chauffante sport, creme
      de massage neutre, creme de massage sport, creme de riz, creme effet froid, creme fixative, creme hemorroides,
      creme nok, crochet de tirage, crochet de traction, cryotherapie, culotte absorbante, culotte de regle, culotte
      incontinence, culotte menstruelle, culotte menstruelle sante, culotte regle, cup menstruelle, cupping, curcuma
      curcumine, curcuma gelules, curcuma piperine, curcumine, cure dents, cure detox, cure minceur, dafalgan, dakin,
      dalle amortissantes, dalle caoutchouc, dalle caoutchouc fitness, dalle de sol fitness, dalle fitness, dalle
      puzzle fitness, dalle puzzle tatami, dalle sol sportif, deambulateur, defibrillateur, demi cage, dentifrice,
      dentifrice colgate, dentifrice elmex, dentifrice enfant, dermatoscope, desinfectant mains, desmodium, detartreur
      dentaire, detartreur ultrasonique, diapason medical, diffuseur inhalation, digestion, disque bumper, disque
      caoutchouc musculation, disque de fonte, disque de musculation, disque de poids, disque de transfert, disque
      fonte, disque fonte musculation, disque fractionnes, disque halterophilie, disque musculation, disque olympique,
      disque olympiques, disque pivotant, divan d examen, doppler foetal, douche nasale, draineur, drap d examen, drap
      de glisse, drap de transfert, drap examen, e cigarette sevrage, eaa, eau de mer spray nasal, eau oxygenee,
      ecarteur d orteils, ecarteur nasal, ecarteur nasaux, ecarteur orteil, ecg, echarpe bras immobilisation, echarpe
      contre echarpe, echarpe immobilisation, echinacea, echographe, ecrase comprime, efferalgan, elastiband, elastique
      de fitness, elastique de musculation, elastique de traction, elastique fitness, elastique musculation, elastique
      pilates, elastique resistance, elastique sport, elastique traction, elastique yoga, elastoplast,
      electrocardiographe, electrodes autocollantes tens, electrodes tens, electrolytes, electrostimulateur,
      electrostimulation, eleutherocoque, elixir floral, elliptique, embout bequille, embout bequilles, embout canne,
      embout de bequille, embout de canne, ems, enfile bas, enfile bouton, enfile chaussettes, enzymes digestives,
      eponge magique foot, eps pamplemousse, etui a lentilles, etui lentilles, etui penien, extrait de papaye, extrait
      de pepins de pamplemousse, extrait de propolis, extrait pepins pamplemousse, fauteuil coquille, fauteuil de
      massage, fauteuil de prelevement, fauteuil de soins, fauteuil de transfert, fauteuil garde robe, fauteuil
      massant, fauteuil podologie, fauteuil releveur medical, fauteuil roulant, fer, fer bisglycinate, fer complement,
      ferment lactique, fervex, fil de suture, fil dentaire, fleur de bach, flocons avoine proteine, fraise dentaire,
      fraise dentaires, gaine lombaire, gaine post partum, gainer, gainer hard, gainer masse, gant d examen, gant de
      musculation, gant fitness, gant musculation, gants chirurgicaux, gants crossfit, gants de crossfit, gants de
      fitness, gants de gym, gants en latex, gants examen, gants jetables, gants latex, gants medical, gants medicaux,
      gants musculation homme, gants nitrile, gants nitrile medical, gants steriles, gants vinyle, garcinia, garrot,
      gateau sport, gatosport, gaviscon, gel antarctique, gel antioxydant, gel arnica, gel arnica sport, gel
      articulations, gel blanchiment dents, gel boosteur, gel caffeine running, gel conducteur, gel coup de fouet, gel
      cryo, gel d effort, gel de massage, gel de mousse de mer, gel de recuperation, gel decongestionnant, gel
      dentaire, gel douche intime, gel echographie, gel effet glacon, gel effort, gel energetique, gel energetique
      sport, gel energie sport, gel froid, gel hydro alcoolique, gel hydroalcoolique, gel intime, gel isotonique, gel
      lavant intime, gel lubrifiant, gel massage, gel maurten, gel orthodontique, gel overstims, gel recuperation,
      gelee, gelee royale, gelule, gelules vegetales, gemmotherapie, genouillere, genouillere sport, genouillere
      thuasne, genouilleres crossfit, genouilleres musculation, gilet d immobilisation epaule, gilet de poids, gilet de
      sauna, gilet immobilisation, gilet lest, gilet leste, gilet leste crossfit, gilet lestee, gilet orthopedique,
      gilet sauna, ginseng, glucometre, glutamine, glutathion, glycerine pharmaceutique, gode, godemichet, gommes
      nicotine, gouttes, gouttes auriculaires, gouttes oculaires, gouttes sommeil, gouttes yeux, gouttiere blanchiment,
      gouttiere bruxisme, gouttiere de bruxisme, gouttiere dentaire, granules homeopathiques, gratte langue, gratte
      langues, griffonia, guidon de transfert, gummies cheveux, hallux valgus, haltere, haltere musculation, hand grip,
      haricot carton medical, haricot inox, harpagophytum, herbes detox, hericium, hexomedine, hmb, homeopathie, housse
      table de massage, huile camphree, huile cbd, huile chauffante, huile d onagre capsules, huile d onagre gelules,
      huile d origan gelules, huile de bourrache capsules, huile de cbd, huile de chanvre cbd, huile de foie de morue,
      huile de krill, huile de massage, huile de massage sport, huile de poisson, huile de ricin cataplasme, huile foie
      de morue, huile massage, huile mct, huile poisson, humex, humidificateur cpap, hydrixir, hydropulseur,
      hydropulseur waterpik, hygiene intime, ibuprofene, immunite, imodium, impedancemetre, infusion bien etre,
      inhalateur, inhalation, inhaleur, iode complement, isolat, isolate whey, israeli bandage, jambes lourdes, jet
      dentaire, jus d aloe vera, jus de bouleau cure, kettlebell, khol sante, kinesio tape, kit dentaire, kit
      orthodontique, klamath, konjac glucomannane, krill, lampe bronchique, lampe d examen, lampe de luminotherapie,
      lampe diagnostic, lampe frontale medicale, lampe infrarouge, lampe luminotherapie, lampe scialytique, lampe stylo
      medecin, lancettes, lancettes glycemie, larmes artificielles, lavage nasal, lavement, laxatif, lecteur de
      glycemie, lecteur freestyle libre, lecteur glycemie, lentille acuvue, lentille biofinity, lentille dailies,
      lentille de contact, lentille hebdomadaires, lentille journaliere, lentille journalieres, lentille mensuelles,
      lentille multifocales, lentille progressives, lentille souples, lentille toriques, lentilles air optix, lentilles
      contact, lentilles couleur, lentilles de couleur, lentilles fantaisie, lest cheville, lest musculation, lest
      poignets chevilles, lests poignets, leve malade, leve patient, leve personne, levure biere, levure de biere,
      levure de riz rouge, levure rouge de riz, liquide lentilles, liquide multifonction lentilles, liquide
      multifonctions lentilles, liquide oxydante, liquide pour lentilles, liquide saline lentilles, liquide unique
      lentilles, lit hospitalier, lit hydromassant, lit medical, lit medicalise, lotion a poux, lotion anti moustiques
      peau, lotion anti moustiques tropical, lotion anti moustiques tropicale, lotion anti moustiques zone tropicale,
      lotion electrique poux, lotion poux, lubrifiant, lubrifiant a base d eau, lubrifiant eau, lubrifiant intime,
      lubrifiant silicone intime, luminotherapie, luminotherapie lampe, lutein, luteine, maca poudre, macerat
      glycerine, machine convergente, machine guidee, magnesie bloc, magnesie crossfit, magnesie liquide, magnesie
      poudre, magnesium, magnesium b6, magnesium glycerophosphate, magnesium marin, mal des transports, mal des
      trasnports, malette de secours, mallette de secours, mallette infirmier, mallette medecin pro, mallette medicale,
      mallette secours, malto, maltodextrine, manchon compression, manchon mollet, manchons de compression, maniques
      crossfit, maniques de crossfit, maniques gym, mannequin rcp, mannequin secourisme, marche pied medical,
      marchepied medical, marteau a reflexes, marteau babinski, marteau reflexe, marteau reflexes, masque a oxygene,
      masque bouche a bouche, masque chaud froid, masque chirurgical, masque chirurgical enfant, masque chirurgicaux,
      masque cpap, masque de nuit, masque de protection jetable, masque de sommeil, masque en tissu lavable categorie
      1, masque enfant jetable, masque ffp2, masque hygienique, masque jetable, masque medical, masque nuit, masque
      oxygene, masque ppc, masque sommeil, masque type 2r, masque type iir, masque yeux chauffant, masque yeux sommeil,
      masseur, masturbateur, matelas a air alterne, matelas a air anti escarre, matelas a cellules, matelas
      alternating, matelas anti escarre, matelas anti escarres, medecine ball, medicament, melatonine, menottes
      coquines, mi bas de contention, micropore, millepertuis, minerve, mini bands, mini velo, mini velos, miroir
      dentaire, miswak, moniteur multiparametrique, monte escalier, moringa, mouche nez, mousse de mer, moxa, moxas,
      msm, multi vitamines, multipower, multivitamine, musclet, nad, nebuliseur, negatoscope, nettoyant appareil
      dentaire, nettoyant dentier, nigari sante, nmn, oligo elements, omega 3, omnifix, ophtalmoscope, oreiller
      cervical medical, orthese, orthosiphon, otoscope, oxymetre, pack chaud froid, pack de froid, pack de glace, pack
      froid chaud, pack froid instantane, pack froid instantanee, pancake cereales proteinee, pancake energetique,
      pancake energetiques, pancake proteine, pancake proteinee, pancake proteinees, pansement, pansement adhesif,
      pansement alginate, pansement ampoule, pansement compeed, pansement enfants, pansement gras, pansement
      hydrocolloide, pansement liquide, pansement silver, pansement spray, pansement tulle gras, pansement urgo,
      parallettes, paravent medical, passiflore, pastille gorge, pastilles, pastilles dentier, pastilles effervescentes
      sport, pastilles hydratation, pastilles pour la gorge, pastilles sel sport, patch anti douleur, patch chauffant,
      patch decontractant, patch detox pieds, patch freestyle, patch genou, patch minceur, patch nicotine, patch
      thermotherapie, patch transpirant, patchs detox, patchs thermo, pate de fruits sport, pate de reeducation,
      pedalier, pedalier bras jambes, pedicure medicale, peigne a poux, peigne electrique poux, peigne lentes, peigne
      poux, peptides de collagene, perfuseur, pese bebe medical, pese personne, pese personnes, pharmacie de secours
      club, pharmacie sport, pied a perfusion, pied a serum, pierre chaude, pilulier, pince a dissequer, pince a
      echarde, pince a long manche, pince a tique, pince chirurgicale, pince de prehension, pince dissequer, pince
      hemostatique, pince kelly, pince kocher, pince musculation, pince ramasse objet, pistolet de massage, pistolet
      massage, planche bain, planche d equilibre fitness, planche de transfert, planche equilibre fitness, planche
      transfert, plateau d equilibre, plateau instruments medical, plateforme oscillante, plateforme vibrante, plug
      anal, plyobox, poche a urine, poche chaud froid, poche colostomie, poche de froid, poche de glace, poche froid,
      poche gel chaud froid, poche glace, poche urine, podometre, poids, poids cheville, poids chevilles, poids
      disques, poids fonte, poids lestes, poids musculation, poids olympique, poids poignets, poignee musculation,
      poignee push up, poignees de pompes, poignees pompes, poire a lavement, poire lavement, policosanol, polident,
      pollen, pommade, pommade cicatrisante, porte disques, pot urinaire, potassium complement, potence de lit, potence
      lit medical, potence medicale, poudre d effort, poudre de recuperation, poudre effort, poudre energetique, poudre
      energetiques, poudre isotonique, poulie haute, poulie murale musculation, poulie musculation, poulie vis a vis,
      power ball, pre training, pre workout, prebiotique, premiers secours, premiers soins, preservatif, preservatifs
      durex, presse 45 degres, presse a cuisses, presse a jambes, presse cuisses, presse musculation, pressotherapie,
      preworkout, probiotique, produit lentilles, produit multifonction lentilles, produit multifonctions lentilles,
      produit oxydante, produit pour lentilles, produit saline lentilles, produit unique lentilles, propolis,
      protection anatomique, protection incontinence, protection tena, protection urinaire, protections hygieniques,
      protections menstruelles, protege dent nuit, protege orteil, protege orteils, protege slip, protege slips,
      proteine, proteine de pois, proteine vegetale, psyllium, push up, quercetine, rack a squat, rack de musculation,
      rack disques, rack squat, radis noir, rameur, rameur concept 2, rameur concept2, rampe d acces pmr, rampe pmr,
      rangement halteres, recharge oral b, redresse dos, reformer, reformer pilates, reishi, reishi poudre, repulsif
      bebe corps, repulsif corps, repulsif moustique peau, repulsif moustiques bebe corps, repulsif moustiques corps,
      repulsif moustiques peau, repulsif moustiques tropical, repulsif moustiques tropicale, repulsif moustiques zone
      tropicale, repulsif moustiques zones tropicales, repulsif peau, repulsif tropical, repulsif tropicale, repulsif
      zone tropicale, repulsif zones tropicales, resveratrol, rhino horn, rhodiola, rollateur, rollator, roue abdo,
      roue abdominale, roue abdominaux, roue abdos, roue de yoga, roue yoga, rouleau automassage, rouleau d
      automassage, rouleau de fitness, rouleau de massage, rouleau de massage fitness, rouleau massage, rouleau mousse
      fitness, rouleau pilates, sac a tapis yoga, sac de secours, sac de soigneur, sac infirmier, sac infirmiere, sac
      leste, sac medecin, sac medical, sac premiers secours, sac soigneur, sac tapis de yoga, sac tapis yoga, safran
      gelules, sangle abdominale, sangle de levage halterophilie, sangle de suspension, sangle de suspension fitness,
      sangle de tirage, sangle de tirage musculation, sangle de traction, sangle de transfert, sangle de yoga, sangle
      halterophilie, sangle lifting, sangle meditation, sangle musculation, sangle suspension trx, sangle trx, sangle
      yoga, sangles tirage, sauna couverture, savon intime, savon medical, scalpel medical, scalpel sterile, scooter
      electrique pmr, scooter electrique senior, scooter medical, scooter mobilite, scooter pmr, scooter senior, sea
      moss, selenium, sels d epsom, semelle epine calcaneenne, semelle orthopedique, semelle orthopediques pied,
      semelle voute plantaire, separateur d orteils, separateur orteils, separateurs orteil, seringue, seringue 10 ml,
      seringue 5 ml, seringue 50ml, seringue de gavage, seringue insuline, seringue luer lock, seringue orale, seringue
      sterile, serre poignet, serre poignets, serum phy, serum physiologique, serviette hygienique, serviette
      hygieniques lavables, serviette lavable, serviette maternite, serviette menstruelles, serviette yoga, set de
      pansement, set pansement, seve de bouleau, sextoy, shaker 700 ml, shaker fitness, shaker inox proteine, shaker
      musculation, shaker proteine, shaker proteines, shaker sport, shampoing a poux, shampoing anti poux, shampoing
      antipoux, shampoing electrique poux, shampoing poux, shampooing a poux, shampooing anti poux, shampooing
      antipoux, shampooing electrique poux, shampooing poux, siege bain pivotant, siege douche, siege massant, siege wc
      sureleve, silicium organique, sirop contre la toux, sirop de la toux, sirop de sureau, sirop enfant toux, sirop
      immunite, sirop pour la toux, sirop sureau, sirop toux, siwaak, siwak, slamball, slip absorbant, smecta, soin
      bucco dentaire, soin intime, sol caoutchouc fitness, sol sportif caoutchouc, solution hydroalcoolique, solution
      lentilles, solution multifonction lentilles, solution multifonctions lentilles, solution nasale, solution
      oxydante, solution pour lentilles, solution saline lentilles, solution unique lentilles, sommeil, sonde
      gastrique, sonde urinaire, sonde vesicale, sparadrap, spasfon, speculum, spirometre, spiruline, spordej, spray a
      poux, spray anti moustique peau, spray anti tiques peau, spray auriculaire, spray buccal, spray cicatrisant,
      spray cryo, spray dentaire, spray dos et nuque, spray eau de mer, spray electrique poux, spray froid, spray
      gorge, spray nasal, spray oreilles, spray poux, spray repulsif peau, station de musculation, station de traction,
      station dips, station traction dips, step, step aerobic, step fitness, stepper, steradent, steri strip,
      stethoscope, stimulateur clitoridien, stimulateur clitoris, stomie, stop disque, stop disques, strap adhesif,
      strap sport, strapping, straps cuir musculation, straps de poignet, straps de tirage, straps musculation, stylo
      auto piqueur, stylo autopiqueur, stylo insuline, stylo verrue, substitut de repas, substitut repas, sucre glucose
      diabete, sur elevateur wc, surblouse, surchaussures jetables, surmatelas anti escarre, suture, sutures adhesives,
      swiss ball, table d examen, table de kine, table de lit medical, table de lit medicale, table de lit medicalisee,
      table de massage, table de soins, table massage, tabouret douche, talonnette gel, talonnette silicone, tampon
      hygienique, tampon hygieniques, tampon periodique, tampon tampax, tampons, tape kinesio, tape kinesiologie, tape
      neuromusculaire, tapis acupression, tapis champ de fleurs, tapis chauffant, tapis course, tapis d abdos, tapis d
      acupression, tapis de course, tapis de fitness, tapis de fleurs, tapis de gym, tapis de gymnastique fitness,
      tapis de marche, tapis de meditation, tapis de pilates, tapis de sol epais, tapis de sol fitness, tapis de sol
      gym, tapis de sport, tapis de yoga, tapis fitness, tapis gym, tapis pilates, tapis roulant, tapis sport, tapis
      yoga, teinture mere, teleassistance, telecommande lit medicalise, tena, tens, tensiometre, tensiometre
      electronique, test antigenique, test covid, test d ovulation, test de grossesse, test drogue, test grossesse,
      test ist, test ovulation, test paludisme, test salivaire, test urinaire, test vih, tete brosse a dent, tete
      brosse electrique, tete brossette oral b, tete oral b, the detox, the vert gelules, theragun, thermometre,
      thermometre auriculaire, thermometre digital, thermometre digital medical, thermometre electronique medical,
      thermometre frontal, thermometre infrarouge frontal, thermometre medical, thermometre rectal, thermometre sans
      contact, tire tique humain, tisane detox, tisane medicinale gelules, tisane minceur, toilette intime, toise
      medicale, tour de musculation, traitement a poux, traitement electrique poux, traitement mycose, traitement poux,
      traitement verrues, trampoline de fitness, trampoline interieur adulte, transit, tribulus, trousse a pharmacie,
      trousse de premiers secours, trousse de secours, trousse de secours vehicule medical, trousse de soins, trousse
      infirmerie, trousse infirmiere, trousse medicale, trousse pharmacie, trousse premiers secours, trousse secours,
      trx, tubulure perfusion, urinoir portable, valeriane, vaseline, velo air bike, velo appartement, velo assault,
      velo assis, velo biking, velo cardio, velo couche appartement, velo d appartement, velo d exercice, velo d
      interieur, velo de spinning, velo droit, velo elliptique, velo ergometre, velo exercice, velo indoor, velo
      magnetique, velo rpm, velo semi allonge, velo spinning, ventouse, ventouse a lentilles, ventouse cellulite,
      ventouse lentille, ventouse lentilles, ventouse therapie, ventouses, ventouses massage, verre canard,
      verticalisateur, vest de poids, vest lest, vest leste, vest lestee, vest lestes, veste de poids, veste lest,
      veste leste, veste lestee, veste lestes, vibromasseur, vinaigre de cidre gelules, vitamine, vitamine b12,
      vitamine c, vitamine c 1000, vitamine c liposomale, vitamine d, vitamine d3, vitamine k2, vitamines, vélo de
      biking, wallball, whey, zafu, zinc, zinc bisglycinate, zinc complement, zma`,
    ],
  ],
  unsure: `alcool, articulations, bandage, bandages, bequille, brossette, brossettes, bumper, calcium, collagene,
    complement, compresse, compresses, comprime, cpap, digestion, elliptique, ems, fer, gainer, gelee, gouttes,
    immunite, inhalation, isolat, lancettes, lubrifiant, magnesium, moxa, msm, nad, pansement, pastilles, pedalier,
    poids, pollen, pommade, proteine, push up, rack squat, seringue, seringues, sommeil, step, suture, tens,
    thermometre, transit, trx, valeriane, vaseline, ventouse, ventouses, vitamine, vitamine c, vitamines, zinc`,
  uses: {
    HEALTH_AND_FITNESS: `amincissant, arthrose, bien etre, buccale, buccaux, bucco dentaire, complements alimentaires,
      contraception, dentaire, dietetique, douleur, entrainement fitness, fitness, gelules vegetales, hygiene buccale,
      incontinence, kine, massage, materiel medical, medical, medicaments, minceur, musculation, nutrition, nutrition
      sportive, opticien, orthopedie, orthopedique, parapharmacie, parapharmacie sante, pharma, pharmacie, pilates,
      posture, premiers secours, remise en forme, sante, soins dentaires, vitamines, yoga`,
  },
  makers: {
    HEALTH_AND_FITNESS: `accu chek, adol, aerius, algopyrine, alodont, alostil, alvityl, amoxicilline, analgan,
      apaisyl, arkogelules, arkopharma, arnigel, aspegic, aspirine, audispray, azinc, baume saint bernard, berocca,
      beurer, biafine, bion 3, biotech usa, bisolvon, bronchokod, calmatux, carbolevure, cerulyse, cicatryl, cinq sur
      cinq, clarityne, cocculine, codoliprane, compeed, contalax, coryzalia, cromabak, cryopharma, dacryoserum,
      dacudoses, daflon, dayang, debridat, diaseptyl, diosmectite, doliprane, dolipranevitaminec, dolirhume, donjoy,
      donormyl, doxylamine, dymatize, econazole, elevit, elgydium, eludril, eosine, ergyphilus, eric favre, euphon,
      euphytose, exomuc, expandol, febrex, feminabiane, ferinject, flector, fluimucil, fluocaril, forlax, forte pharma,
      freestyle optium, gastricalm, gibaud, ginkor, granions, guronsan, gynefam, gynofit, hansaplast, helicidine,
      hemoclar, hextril, hirudoid, homeoplasmine, humer, hydralin, hylo confort, id direct, imodiumcaps, insect ecran,
      ipraalox, juvamine, kardegic, ketoprofene, ketum, lacteol, lactibiane, lamiline, lamisilate, laroscorbine,
      litacold, lysopaine, macrogol, magne b6, magnevie, manhae, maxilase, mercalm, mercurochrome, meteospasmyl,
      metformine, microlax, microlife, milical, mitosyl, mopral, mucogyne, mucomyst, muscletech, mycohydralin,
      myprotein, naturactive, nausicalm, nicabate, nicopass, nicopatch, niflugel, norlevo, novalgin, nutergia,
      nutrisante, oenobiol, olimp, omron, onctose, one touch, opticron, optimum nutrition, paranix, parodontax,
      pediakid, pharmaton, phloroglucinol, physiodose, physioflor, physiomer, pileje, polysilane, pouxit, prorhinel,
      pulmoserum, racecadotril, reactine, refresh ophtalmique, revitalose, rhinadvil, rhinathiol, rhumix, rinomicine,
      rossmax, rumafed, saforelle, santarome, sargenor, scitec, sedatif pc, sensodyne, simeticone, solgar, spasmopriv,
      speciafoldine, spedifen, sterimar, stodal, strefen, strepsils, superdiet, supradyn, surbronc, synthol,
      tardyferon, tena, thealose, thuasne, timoferol, tiorfan, titanoreine, toplexil, ultra levure, upsa, urgo,
      uvesterol, valdispert, veinamitol, verrufilm, vitascorbol, vogalene, vogalib, voltaflex, voltarene,
      voltarenplast, ymea, zaditen, zymad, zyrtecset`,
  },
};
