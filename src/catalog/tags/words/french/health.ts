import type { Subject } from '../words.ts';

export const HEALTH: Subject = {
  things: [
    [
      'HEALTH_AND_FITNESS',
      `abaisse langue, abaisse langues, acerola, acide hyaluronique gelules, acides amines, actifed, acupuncture,
      adhesif dentaire, aerosol therapie, agrafeuse cutanee, aiguille acupuncture, aiguille d acupuncture, aiguille
      hypodermique, aiguille hypodermiques, aiguille injection, aiguille insuline, aiguille intramusculaire, aiguille
      medicale, aiguille papillon, aiguille stylo insuline, aiguilles acupuncture, aiguilles d acupuncture, aiguilles
      hypodermique, aiguilles hypodermiques, aiguilles injection, aiguilles insuline, aiguilles intramusculaire,
      aiguilles papillon, aiguilles seringue, aiguilles stylo insuline, alcool, alcool 70, alcool modifie, alese, alese
      lavable incontinence, aloe vera a boire, aloe vera gel a boire, aloe vera gelules, aloe vera jus a boire, ampoule
      buvable, ampoules buvables, ampoules detox, anneau pilates, anneaux crossfit, anneaux de fitness, anneaux de gym
      crossfit, anneaux gymnastique crossfit, anti moustique peau, anti moustique roll on, anti moustique spray peau,
      anti moustique zone tropicale, anti mycose, anti mycoses, anti poux, anti ronflement, anti ronflements, anti
      verrue, anti verrues, antidouleur, antihistaminique, antipoux, antiseptique, appareil a glace cryo, appareil
      abdominal, appareil abdominaux, appareil auditif, appareil cavitation massage, appareil de massage, appareil de
      musculation, appareil de pilates, appareil dentaire boite, appareil ems, appareil fitness, appareil massage
      cervical, appareil massage nuque, appareil musculation, appareil tens, apres piqure, apres piqures, armoire a
      pharmacie garnie, articulations, ashwagandha, aspirateur de mucosites, aspivenin, astaxanthine, astragale,
      attelle, attelle cheville, autopiqueur, autotest, bacopa, bain bouche, bain de bouche, bain de bouche listerine,
      bain de pieds, bain de siege, bain derivatif, bain froid, bain glace recuperation, bain pieds, balance board,
      balance connectee, balance de salle de bain, balance impedancemetre, balance medicale, balle a picots massage,
      balle de massage, balle de reeducation, balle de stabilite, balle lacrosse massage, balle massage picots, balle
      reeducation, balles a picots massage, balles de reeducation, balles lacrosse massage, balles massage picots,
      balles reeducation, ballon d equilibre, ballon de grossesse fitness, ballon de gym, ballon de gymnastique
      fitness, ballon de pilates, ballon de stabilite, ballon fitness, ballon paille pilates, ballon pilates, ballon
      suisse, ballon yoga, banc a abdos, banc abdominal, banc abdominaux, banc abdos, banc de musculation, banc
      developpe couche, banc inclinable, banc musculation, banc plat musculation, bandage, bandages, bande adhesive
      elastique, bande biflex, bande cohesive, bande contention, bande crepe, bande de contention, bande de crepe,
      bande de gaze, bande de kinesiologie, bande de massage, bande de resistance, bande elastique, bande elastique
      fitness, bande elasto, bande extensible, bande fitness, bande jersey tubulaire, bande kinesio, bande
      kinesiologie, bande kinesiologique, bande latex exercice, bande latex fitness, bande lombaire, bande nylex, bande
      platree, bande resistance, bande tape, bande velpeau, bandelette glycemie, bandelette nasales, bandelette
      reactives, bandelette urinaire, bandelettes, bandes adhesive elastique, bandes biflex, bandes blanchissantes,
      bandes de kinesiologie, bandes de massage, bandes de poignet, bandes de resistance, bandes elastiques
      musculation, bandes elasto, bandes fitness, bandes genoux musculation, bandes jersey tubulaire, bandes kinesio,
      bandes kinesiologique, bandes latex exercice, bandes latex fitness, bandes nylex, bandes platree, bandes poignets
      musculation, bandes resistance, bandes tape, barre a disques, barre appui ventouse, barre cereales sport, barre
      clif, barre curl, barre curl musculation, barre d appui, barre d appui ventouse, barre de dips, barre de fitness,
      barre de maintien, barre de musculation, barre de pilates, barre de relevement, barre de traction, barre dips,
      barre energetique, barre ez, barre fixe, barre halterophilie, barre hexagonale, barre hyperproteinee, barre
      murale traction, barre musculation, barre nutritionnelle, barre olympique, barre overstims, barre proteine, barre
      proteinee, barre relevable wc, barre salee sport, barre traction, barres energetiques, barres proteinees, bas
      contention, bas de compression, bas de compression medicale, bas de contention, bas de contention femme, bas de
      contention homme, bas medicaux, bas sigvaris, bas varices, bassin de lit, bassin medical, batonnets
      interdentaires, baume chauffant, baume chauffant sport, baume du tigre, baume kung fu, baume respiratoire, baume
      tigre rouge, bcaa, bcaa poudre, bequille, bequilles adulte, bequilles axillaires, berberine, betadine, biotine,
      biseptine, bistouri, blanchiment dentaire, blouse jetable, blouse medicale jetable, boisson d effort, boisson de
      l effort, boisson de recuperation, boisson effort, boisson electrolytes, boisson energetique poudre, boisson
      energetique sport, boisson hydratante sport, boisson isotonique, boisson isotonique poudre, boisson proteinee,
      boite a comprimes, boite a dentier, boite a pilules, boite appareil dentaire, boite comprimes, boite dasri, boite
      de gants, boite de masques, boite dentier, boite pilules, bolster yoga, booster testosterone, bosu, boswellia,
      botte de pressotherapie, botte de recuperation normatec, botte pressotherapie, bottes de pressotherapie, bottes
      de recuperation normatec, bottes pressotherapie, bouchon oreille, bouchons d oreille, bouchons d oreille mousse,
      bouchons d oreilles, bougie de massage, bougie massage, bouillotte, bouillotte micro ondes, bouillotte peluche,
      boules quies, bourgeons de cassis, bourgeons de figuier gemmotherapie, bouteille oxygene, box jump, box
      pliometrie, box plyometrique, bracelet anti moustique, bracelet anti nausee, bracelet anti nausees, brique de
      yoga, brique liege, brique yoga, brique yoga mousse, briques liege, briques yoga mousse, bromelaine, brosse a
      dent electrique, brosse a dents, brosse a dents electrique, brosse a dents enfant, brosse a dents medium, brosse
      dentaire, brosse dents, brosse dents electrique, brosse interdentaire, brosse langue, brosse prothese dentaire,
      brosse sonique, brosses interdentaires, brossette, brossette interdentaire, brossettes, brossettes elmex,
      brossettes interdentaires, brossettes interdentaires tepe, brossettes oral b, brossettes philips sonicare,
      broyeur comprimes, brule graisse, brule graisses, bruleur de graisse, bruleur graisse, bumper, cage a squat, cage
      crossfit, cage de squat, cage musculation, calcium, canne a 4 pieds, canne anglaise, canne blanche, canne de
      marche, canne derby, canne en bois pommeau, canne marche, canne pliante medicale, canne quadripode, canne siege,
      canne tripode, capsules vegetales, capsules vegetariennes, capteur freestyle, capteur glycemie, carnitine,
      caseine, catheter, cbd, ceinture abdominale, ceinture amincissante, ceinture chauffante, ceinture crossfit,
      ceinture de dos, ceinture de force, ceinture de lestage, ceinture de maintien dos, ceinture de musculation,
      ceinture de powerlifting, ceinture de soutien lombaire, ceinture de sudation, ceinture de traction lest, ceinture
      dorsale, ceinture dos, ceinture dos posture, ceinture force musculation, ceinture halterophilie, ceinture hernie,
      ceinture lombaire, ceinture lombaire thuasne, ceinture massante, ceinture musculation, ceinture pelvienne,
      ceinture post natale, ceinture sudation, ceinture vibrante, ceinture vibration, chaga, chaga poudre, chaise abdo,
      chaise de bain medicale, chaise de douche, chaise de massage, chaise douche, chaise garde robe, chaise garde robe
      roulettes, chaise percee, chaise romaine, chaise roulante, chambre d inhalation, champ operatoire, champ sterile,
      change complet adulte, changes complets, charbon actif, charbon vegetal, chardon marie, charlotte clip, charlotte
      jetable, charlotte medicale, charlottes clip, charlottes jetables, charlottes medicale, chaussette compression
      medicale, chaussette de contention femme, chaussette de contention homme, chaussette de recuperation, chaussette
      diabetique, chaussettes compression, chaussettes contention, chaussettes de compression, chaussettes de
      contention, chaussettes de contention femme, chaussettes de contention homme, chaussettes de recuperation,
      chaussettes diabetique, chaussettes jambes lourdes, chevillere, chevillere sport, chevilleres, chlorella,
      chlorelle, chlorure de magnesium, chondroitine, chrome complement, chute de cheveux capsules, circulation jambes,
      cire orthodontique, ciseaux a bandage, ciseaux a pansement, ciseaux chirurgicaux, ciseaux dauphin, ciseaux
      infirmier, ciseaux jesco, ciseaux pansement, citrulline, cockring, collagene, collagene boire, collagene marin,
      collagene marin poudre, collagene peptides, collagene poudre, collant contention, collant de contention, collants
      contention, collants de contention, colle dentaire, collecteur aiguilles, collecteur d aiguilles, collecteur d
      urine, collecteur dasri, collecteur urine, collier cervical, collyre, compex, complement, complement alimentaire,
      complements, complexe vitamine b, composite dentaire, compresse, compresse chaud froid, compresse gaze,
      compresses, compresses steriles, comprime, comprimes, concentrateur d oxygene, concentrateur oxygene, conteneur
      dasri, corde a grimper crossfit, corde a sauter, corde a sauter crossfit, corde a sauter fitness, corde a sauter
      roulement, corde battle rope, corde de crossfit, corde ondulatoire, corde sauter, corde triceps, corde vitesse
      crossfit, cordyceps, correcteur d orteils, correcteur de dos, correcteur de posture, correcteur hallux,
      correcteur hallux valgus, correcteur orteil, correcteur posture, corset orthopedique, coton hydrophile, couche
      adulte, couches adultes, coudiere, coupe comprime, coupe comprimes, coupe faim, coupe faims, coupe menstruelle,
      coussin abduction, coussin anti escarre, coussin anti escarres, coussin bouee, coussin cervical medical, coussin
      chauffant, coussin chauffe nuque, coussin coccyx, coussin d assise, coussin d equilibre, coussin de massage,
      coussin de meditation, coussin de positionnement, coussin de rehabilitation, coussin de voyage cervical medical,
      coussin de yoga, coussin de yoga bolster, coussin dorsal, coussin ergonomique dos, coussin ergonomique medical,
      coussin fauteuil roulant, coussin hemorroides, coussin lombaire, coussin massage, coussin massant, coussin
      medical, coussin meditation, coussin orthopedique, coussin proprioception, coussinet anti ampoules, coussinet
      avant pied, coussinet metatarsien, coussinet plantaire, coussinets anti ampoules, coussinets avant pied,
      coussinets metatarsien, coussinets plantaires, couverts ergonomiques, couverture chauffante electrique dos,
      couverture chauffante medicale, couverture chauffante sauna, couverture sauna, cpap, creatine, creme anti
      frottement, creme anti irritation sport, creme antidouleur, creme arnica, creme arnica massage, creme
      articulations, creme chauffante, creme chauffante sport, creme de massage neutre, creme effet froid, creme
      fixative, creme hemorroides, creme jambes lourdes, creme nok, cryotherapie, culotte absorbante, culotte de regle,
      culotte incontinence, culotte menstruelle, culotte menstruelle flux, culotte regle, cup menstruelle, cupping,
      curcuma curcumine, curcuma gelules, curcuma piperine, curcumine, cure dents, cure detox, cure minceur, dafalgan,
      dakin, deambulateur, defibrillateur, dentifrice, dentifrice colgate, dentifrice elmex, dentifrice enfant,
      dermatoscope, desinfectant mains, desmodium, detartreur dentaire, detartreur ultrasonique, diapason medical,
      diffuseur inhalation, digestion, disque bumper, disque caoutchouc musculation, disque de musculation, disque de
      poids, disque de transfert, disque fonte, disque halterophilie, disque musculation, disque olympique, disque
      olympiques, disque pivotant, disques caoutchouc musculation, disques de poids, disques halterophilie, disques
      musculation, disques olympique, disques olympiques, divan d examen, doppler foetal, douche nasale, draineur, drap
      d examen, drap de glisse, drap de transfert, drap examen, draps d examen, draps examen, e cigarette sevrage, eaa,
      eau de mer spray nasal, eau oxygenee, ecarteur nasal, ecarteur nasaux, ecarteur orteil, ecarteurs nasal,
      ecarteurs nasaux, ecg, echarpe bras immobilisation, echarpe immobilisation, echinacea, echographe, ecrase
      comprime, efferalgan, elastiband, elastique de fitness, elastique de musculation, elastique de traction,
      elastique fitness, elastique musculation, elastique pilates, elastique resistance, elastique sport, elastique
      traction, elastique yoga, elastiques de fitness, elastiques de traction, elastiques fitness, elastiques
      musculation, elastiques pilates, elastiques resistance, elastiques sport, elastiques traction, elastiques yoga,
      elastoplast, electrocardiographe, electrodes adhesives electrostimulation, electrodes autocollantes tens,
      electrodes compex, electrodes electrostimulation, electrodes tens, electrolytes, electrolytes poudre,
      electrostimulateur, electrostimulation, eleutherocoque, elixir floral, elixirs floraux, elliptique, embout
      bequilles, embout canne, embout de bequille, embouts bequilles, ems, enfile bas, enfile chaussettes, enzymes
      digestives, eps pamplemousse, etui a lentilles, etui lentilles, extrait de papaye, extrait de pepins de
      pamplemousse, extrait de propolis, extrait pepins pamplemousse, fauteuil coquille, fauteuil de massage, fauteuil
      de prelevement, fauteuil de soins, fauteuil garde robe, fauteuil massant, fauteuil podologie, fauteuil releveur
      medical, fauteuil roulant, fer, fer bisglycinate, fer complement, ferment lactique, ferments lactiques, fervex,
      fil de suture, fil dentaire, fil dentaire cire, fleur cbd, fleur de bach, fleurs cbd, fleurs de bach, fraise
      dentaire, fraise dentaires, fraises dentaire, fraises dentaires, gaine lombaire, gaine post partum, gainer,
      gainer hard, gainer masse, gant d examen, gant de musculation, gant fitness, gant musculation, gants
      chirurgicaux, gants crossfit, gants d examen, gants de crossfit, gants de fitness, gants de gym, gants de
      musculation, gants en latex, gants examen, gants fitness, gants jetables, gants latex, gants latex poudres, gants
      medical, gants medicaux, gants musculation, gants musculation homme, gants nitrile, gants nitrile medical, gants
      nitrile non poudres, gants steriles, gants vinyle, gants vinyle non poudres, garcinia, garrot, gateau sport,
      gatosport, gaviscon, gel antarctique, gel antioxydant, gel arnica, gel arnica sport, gel articulations, gel
      blanchiment dents, gel boosteur, gel caffeine running, gel conducteur, gel conducteur electrodes, gel coup de
      fouet, gel cryo, gel de massage, gel decongestionnant, gel dentaire, gel dentifrice, gel douche intime, gel
      echographie, gel effet glacon, gel energetique, gel energetique sport, gel energie sport, gel froid, gel hydro
      alcoolique, gel hydroalcoolique, gel intime, gel lavant intime, gel lubrifiant, gel massage, gel maurten, gel
      orthodontique, gel overstims, gel recuperation, gelee, gelee royale, gels antioxydants, gelule, gelules, gelules
      vegetales, gemmotherapie, genouillere, genouillere rotule, genouillere sport, genouillere thuasne, gilet d
      immobilisation epaule, gilet de sauna, gilet immobilisation, gilet leste, gilet leste crossfit, gilet
      orthopedique, gilet sauna, ginseng, glucometre, glutamine, glutathion, glycerine pharmaceutique, godemichet,
      gommes nicotine, gouttes, gouttes auriculaires, gouttes oculaires, gouttes sommeil, gouttes yeux, gouttiere
      blanchiment, gouttiere bruxisme, gouttiere de bruxisme, gouttiere dentaire, granules homeopathiques, gratte
      langue, gratte langues, griffonia, guidon de transfert, gummies cheveux, hallux valgus, haltere, haltere
      musculation, halteres, halteres musculation, hand grip, haricot carton medical, haricot inox, harpagophytum,
      herbes detox, hericium, hexomedine, hmb, homeopathie, housse table de massage, huile camphree, huile cbd, huile d
      onagre capsules, huile d onagre gelules, huile d origan gelules, huile de bourrache capsules, huile de cbd, huile
      de chanvre cbd, huile de foie de morue, huile de krill, huile de massage, huile de massage sport, huile de
      poisson, huile de ricin cataplasme, huile foie de morue, huile massage, huile mct, huile poisson, humex,
      humidificateur cpap, hydrixir, hydropulseur, hydropulseur waterpik, hygiene intime, ibuprofene, immunite,
      imodium, impedancemetre, infusion bien etre, inhalateur, inhalation, inhaleur, iode complement, isolat, isolate
      whey, israeli bandage, jambes lourdes, jet dentaire, jus d aloe vera, jus de bouleau cure, kettlebell, kinesio
      tape, kit dentaire, kit orthodontique, klamath, konjac glucomannane, krill, lampe bronchique, lampe d examen,
      lampe de luminotherapie, lampe diagnostic, lampe frontale medicale, lampe infrarouge, lampe luminotherapie, lampe
      scialytique, lampe stylo medecin, lancettes, lancettes glycemie, larmes artificielles, lavage nasal, lavement,
      laxatif, lecteur de glycemie, lecteur freestyle libre, lecteur glycemie, lentilles acuvue, lentilles air optix,
      lentilles biofinity, lentilles contact, lentilles couleur, lentilles dailies, lentilles de contact, lentilles de
      couleur, lentilles fantaisie, lentilles journalieres, lentilles mensuelles, lentilles toriques, lest cheville,
      lest musculation, lest poignets chevilles, lests chevilles, lests musculation, lests poignets, lests poignets
      chevilles, leve malade, leve patient, leve personne, levure biere, levure de biere, levure de riz rouge, levure
      rouge de riz, lit hydromassant, lit medical, lit medicalise, lotion anti poux, lotion poux, lubrifiant,
      lubrifiant a base d eau, lubrifiant eau, lubrifiant intime, lubrifiant silicone intime, luminotherapie,
      luminotherapie lampe, lunettes loupe, lutein, luteine, maca poudre, macerat glycerine, magnesie bloc, magnesie
      crossfit, magnesie liquide, magnesium, magnesium b6, magnesium glycerophosphate, magnesium marin, mal des
      transports, mal des trasnports, malette de secours, mallette de secours, mallette infirmier, mallette medecin
      pro, mallette medicale, mallette secours, malto, maltodextrine, manchon compression, manchon mollet, manchons de
      compression, maniques crossfit, mannequin rcp, mannequin secourisme, marche pied medical, marteau a reflexes,
      marteau babinski, marteau reflexe, marteau reflexes, masque a oxygene, masque bouche a bouche, masque chaud
      froid, masque chirurgical, masque chirurgical enfant, masque chirurgicaux, masque cpap, masque de nuit, masque de
      nuit sommeil, masque de protection jetable, masque de sommeil, masque en tissu lavable categorie 1, masque enfant
      jetable, masque ffp2, masque hygienique, masque jetable, masque medical, masque nebuliseur, masque nuit, masque
      nuit sommeil, masque oxygene, masque ppc, masque sommeil, masque type 2r, masque type iir, masque yeux chauffant,
      masque yeux sommeil, masques kn95, masseur, masseur anti cellulite, masturbateur, matelas a air anti escarre,
      matelas a cellules, matelas alternating, matelas anti escarre, matelas anti escarres, medecine ball, medicament,
      melatonine, mi bas de contention, micropore, millepertuis, minerve, mini bands, mini velo, mini velos, miroir
      dentaire, miswak, moniteur multiparametrique, moringa, mouche nez, moxa, moxas, msm, multi vitamines,
      multivitamine, multivitamines, nad, nebuliseur, negatoscope, nettoyant appareil dentaire, nettoyant dentier,
      nigari sante, nmn, oligo elements, omega 3, omnifix, ophtalmoscope, oreiller cervical medical, orthese, orthese
      cheville, orthosiphon, otoscope, otoscopes, oxymetre, pack chaud froid, pansement, pansement adhesif, pansement
      alginate, pansement ampoule, pansement compeed, pansement enfants, pansement gras, pansement hydrocolloide,
      pansement liquide, pansement silver, pansement spray, pansement tulle gras, pansement urgo, pansements adhesif,
      pansements alginate, pansements ampoules, pansements compeed, pansements enfants, pansements gras, pansements
      liquide, pansements silver, pansements spray, pansements tulle gras, pansements urgo, parallettes, passiflore,
      pastille gorge, pastilles, pastilles dentier, pastilles effervescentes sport, pastilles hydratation, pastilles
      pour la gorge, pastilles sel sport, patch anti douleur, patch cbd, patch chauffant, patch decontractant, patch
      detox pieds, patch freestyle, patch genou, patch minceur, patch nicotine, patch thermotherapie, patch
      transpirant, patchs detox, patchs thermo, pate de fruits sport, pate de reeducation, pedalier, pedalier bras
      jambes, pedicure medicale, peigne a poux, peigne anti poux, peigne lentes, peigne poux, peptides de collagene,
      perfuseur, pese bebe medical, pese personne, pese personnes, pied a perfusion, pilulier, pilulier semainier,
      pince a dissequer, pince a echarde, pince a long manche, pince a tique, pince chirurgicale, pince de prehension,
      pince dissequer, pince hemostatique, pince kelly, pince kocher, pistolet de massage, pistolet de massage
      musculaire, pistolet massage, pistolet massage musculaire, planche bain, planche d equilibre fitness, planche de
      bain, planche de transfert, planche equilibre fitness, planche transfert, plateau instruments medical, plateforme
      oscillante, plateforme vibrante, plug anal, plyobox, poche a urine, poche colostomie, poche de froid, poche de
      glace, poche froid, poche gel chaud froid, poche glace, poche urine, podometre, poids, poids cheville, poids
      chevilles, poids disques, poids fonte, poids lestes, poids musculation, poids olympique, poignee musculation,
      poignee push up, poignees de pompes, poignees musculation, poignees pompes, poignees push up, poire a lavement,
      poire lavement, policosanol, polident, pollen, pommade, pommade cicatrisante, pot urinaire, potassium complement,
      potence lit medical, potence medicale, pre training, pre workout, prebiotique, preservatif, preservatifs durex,
      presse a cuisses, presse cuisses, presse musculation, pressotherapie, probiotique, produit lentilles, propolis,
      protection anatomique, protection incontinence, protection tena, protection urinaire, protections hygieniques,
      protections menstruelles, protege dent nuit, protege orteil, protege orteils, protege slip, protege slips,
      proteine, proteine vegetale, psyllium, push up, quercetine, rack a squat, rack de musculation, rack rangement
      halteres, rack squat, radis noir, rameur, rameur concept2, rampe d acces pmr, rampe pmr, recharge oral b,
      recharges oral b, redresse dos, reformer pilates, rehausse toilettes, rehausse wc, rehausse wc medical,
      rehausseur wc, reishi, reishi poudre, repulsif moustique peau, resine cbd, resveratrol, rhino horn, rhodiola,
      rollator, roue abdo, roue abdominale, roue abdominaux, roue abdos, roue de yoga, roue yoga, rouleau automassage,
      rouleau d automassage, rouleau de fitness, rouleau de massage, rouleau de massage fitness, rouleau de massage
      mousse, rouleau massage, rouleau masseur, rouleau mousse fitness, rouleau pilates, sac a tapis yoga, sac de
      secours, sac infirmier, sac infirmiere, sac leste, sac medecin, sac medical, sac premiers secours, sac tapis de
      yoga, sac tapis yoga, safran gelules, sangle abdominale, sangle de levage halterophilie, sangle de suspension,
      sangle de suspension fitness, sangle de tirage, sangle de tirage musculation, sangle de yoga, sangle
      halterophilie, sangle lifting, sangle musculation, sangle trx, sangle yoga, sangles de levage halterophilie,
      sangles de suspension, sangles de suspension fitness, sangles de tirage, sangles de tirage musculation, sangles
      halterophilie, sangles lifting, sangles musculation, sangles tirage, sangles trx, sauna couverture, savon intime,
      savon medical, scalpel medical, scalpel sterile, scooter electrique pmr, scooter mobilite, scooter pmr, selenium,
      sels d epsom, semelle orthopedique, semelle orthopediques pied, semelles orthopediques, separateur d orteils,
      separateur orteils, separateurs d orteils, separateurs orteil, seringue, seringue 10 ml, seringue 5 ml, seringue
      50ml, seringue de gavage, seringue insuline, seringue luer lock, seringue orale, seringue sterile, seringues 10
      ml, seringues 5 ml, seringues 50ml, seringues de gavage, seringues insuline, seringues luer lock, seringues
      orale, seringues sterile, serre poignet, serre poignets, serum phy, serum physiologique, serviette hygienique,
      serviette hygieniques lavables, serviette lavable, serviette maternite, serviette menstruelles, serviette yoga,
      serviettes hygieniques, serviettes maternite, serviettes menstruelles, set de pansement, set pansement, seve de
      bouleau, sextoy, shaker 700 ml, shaker fitness, shaker proteine, shaker proteines, shaker sport, shaker whey,
      shampoing anti poux, shampoing poux, siege bain pivotant, siege de bain adulte, siege de bain pivotant, siege de
      douche, siege de douche medical, siege douche, siege douche mural, siege massant, siege wc sureleve, silicium
      organique, sirop contre la toux, sirop de la toux, sirop enfant toux, sirop immunite, sirop pour la toux, sirop
      toux, siwak, slip absorbant, smecta, soin bucco dentaire, soin intime, solution hydroalcoolique, solution
      lentilles, solution multifonctions lentilles, solution nasale, solution saline lentilles, sommeil, sonde
      gastrique, sonde urinaire, sonde vesicale, sparadrap, spasfon, speculum, spirometre, spiruline, spiruline
      paillettes, spiruline poudre, spordej, spray anti moustique peau, spray anti tiques peau, spray auriculaire,
      spray buccal, spray cicatrisant, spray cryo, spray dentaire, spray dos et nuque, spray eau de mer, spray froid,
      spray gorge, spray nasal, spray oreilles, spray repulsif peau, station de musculation, station de traction,
      station dips, station traction dips, step, step aerobic, step fitness, stepper, steradent, steri strip,
      stethoscope, stimulateur clitoridien, stimulateur clitoris, stomie, strapping, stylo auto piqueur, stylo
      autopiqueur, stylo insuline, stylo verrue, substitut de repas, substitut repas, sucre glucose diabete, sur
      elevateur wc, surblouse, surchaussures jetables, surmatelas anti escarre, suture, sutures adhesives, swiss ball,
      table d examen, table de kine, table de lit medical, table de lit medicale, table de lit medicalisee, table de
      massage, table de soins, table massage, tabouret de douche, tabouret douche, talonnette gel, talonnette silicone,
      tampon hygienique, tampon hygieniques, tampon periodique, tampon tampax, tampons, tampons hygieniques, tampons
      periodique, tampons tampax, tape kinesio, tape kinesiologie, tape neuromusculaire, tapis acupression, tapis champ
      de fleurs, tapis chauffant, tapis course, tapis d acupression, tapis de course, tapis de fitness, tapis de
      fleurs, tapis de gym, tapis de gymnastique fitness, tapis de marche, tapis de marche bureau, tapis de meditation,
      tapis de pilates, tapis de sol epais, tapis de sol fitness, tapis de sport, tapis de yoga, tapis fitness, tapis
      gym, tapis pilates, tapis roulant, tapis roulant course, tapis roulant de course, tapis roulant de marche, tapis
      roulant electrique, tapis roulant marche, tapis sport, tapis yoga, teinture mere, teintures meres, telecommande
      lit medicalise, tena, tens, tensiometre, tensiometre bras, tensiometre electronique, test antigenique, test
      covid, test d ovulation, test de grossesse, test drogue, test grossesse, test ist, test ovulation, test
      paludisme, test salivaire, test urinaire, test vih, tete brosse a dent, tete brosse electrique, tete brossette
      oral b, tete oral b, tetes brosse electrique, tetes brossette oral b, tetes oral b, the detox, the vert gelules,
      theragun, thermometre, thermometre auriculaire, thermometre digital, thermometre digital medical, thermometre
      electronique medical, thermometre frontal, thermometre infrarouge frontal, thermometre medical, thermometre
      rectal, thermometre sans contact, tire tique humain, tisane detox, tisane medicinale gelules, tisane minceur,
      toilette intime, toise medicale, traitement mycose, traitement poux, traitement verrues, trampoline de fitness,
      trampoline interieur adulte, transit, trousse a pharmacie, trousse de premiers secours, trousse de secours,
      trousse de secours vehicule medical, trousse de soins, trousse infirmiere, trousse medicale, trousse pharmacie,
      trousse premiers secours, trousse secours, trx, tubulure perfusion, valeriane, vaseline, velo appartement, velo
      assault, velo assis, velo biking, velo cardio, velo d appartement, velo d exercice, velo d interieur, velo de
      spinning, velo droit, velo elliptique, velo ergometre, velo exercice, velo indoor, velo rpm, velo semi allonge,
      velo spinning, ventouse, ventouse cellulite, ventouse therapie, ventouses, ventouses massage, verre canard,
      verticalisateur, vibromasseur, vinaigre de cidre gelules, vitamine, vitamine b12, vitamine c, vitamine c 1000,
      vitamine c liposomale, vitamine d, vitamine d3, vitamine k2, vitamines, vélo de biking, whey, zafu, zinc, zinc
      bisglycinate, zinc complement, zma`,
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
      sportive, orthopedie, orthopedique, parapharmacie sante, pharmacie, pilates, posture, premiers secours, remise en
      forme, sante, soins dentaires, vitamines, yoga`,
  },
  makers: {
    HEALTH_AND_FITNESS: `accu chek, arkogelules, arkopharma, azinc, berocca, beurer, bion 3, biotech usa, compeed,
      dayang, doliprane, donjoy, dymatize, elevit, elgydium, ergyphilus, eric favre, feminabiane, fluocaril, forte
      pharma, freestyle optium, gibaud, granions, gynefam, hansaplast, humer, id direct, juvamine, lactibiane, magne
      b6, manhae, mercurochrome, microlife, milical, muscletech, myprotein, naturactive, nutergia, nutrisante,
      oenobiol, olimp, omron, one touch, optimum nutrition, parodontax, pediakid, physiodose, pileje, rossmax,
      santarome, scitec, sensodyne, solgar, sterimar, strepsils, superdiet, supradyn, tena, thuasne, urgo, vitascorbol,
      voltarene, ymea`,
  },
};
