import type { Subject } from '../words.ts';

export const CARE: Subject = {
  things: [
    [
      'BEAUTY',
      `accelerateur de bronzage, acide azelaique, acide glycolique, acide hyaluronique, acide salicylique, acrygel,
      airwrap, aloe vera, alun, amla, anti acne, anti cellulite, anti cerne, anti cernes, anti chute, anti cuticule,
      anti cuticules, anti imperfections, anti tache, anti taches, anti transpirant, anti transpirants, anti
      vergetures, appareil a cire, appareil visage, apres rasage, apres rasages, apres shampoing, apres shampooing,
      apres soleil, apres soleils, argile, argile blanche, argile coiffante, argile rose, argile verte, aspirateur
      points noirs, atomiseur parfum, auto bronzant, auto bronzants, autobronzant, bain cremant, bain d huile, bain de
      soleil creme, bain douche, bain moussant, bakhour corps, bande de cire, bandes cire, bandes de cire, bandes
      epilatoires, base camouflage gel, base de maquillage, base de teint, base lissante, base teint, baume a barbe,
      baume a levres, baume apres rasage, baume barbe, baume corps, baume levres, baume pieds, baume teinte, bb cream,
      beurre capillaire, beurre cheveux, beurre corporel, beurre de cacao corps, beurre de karite, beurre de mangue,
      beurre karite, bigoudi, bigoudis, blaireau, blender maquillage, blush, bol a raser, bol de rasage, bombe bain,
      bombe de bain, bonnet chauffant, bonnet perruque, botox capillaire, boucles sans chaleur, boucleur, boucleur
      sans chaleur, boule bain, boule de bain, brillant a levres, brillant levres, brosse, brosse a barbe, brosse a
      boucler, brosse a cheveux, brosse a ongles, brosse a sourcils, brosse chauffante, brosse cheveux poils sanglier,
      brosse corps, brosse demelante, brosse dos, brosse en bois cheveux, brosse exfoliante, brosse lissante, brosse
      massage cuir chevelu, brosse nettoyante, brosse ongles, brosse plate, brosse pneumatique, brosse poil de
      sanglier, brosse poils de sanglier, brosse ronde, brosse seche corps, brosse soufflante, brosse tangle, brosse
      visage, brume, brume corporelle, brume parfumee, cape coiffure, cape de coiffure, capsules americaines, capsules
      ongles, cc creme, chablon ongle, chablons, chauffe cire, chauffe cires, chignon postiche, chouchous boucleurs,
      cils, cils magnetiques, cire cheveux, cire coiffante, cire depilatoire, cire epilation, cire epilatoire, cire
      moustache, cire orientale, ciseaux a cuticules, ciseaux barbe, ciseaux cuticules, ciseaux de coiffeur, ciseaux
      de coiffure, ciseaux moustache, ciseaux nez, ciseaux sculpteurs, closure, coffret bain, coffret barbe, coffret
      beaute, coffret de rasage, coffret maquillage, coffret parfum, coffret rasage, coffret rituel, coffret soin,
      coffret vernis, collagene creme, colle cils, coloration, coloration cheveux, confettis de bain, contour des
      yeux, contouring, correcteur, coton demaquillant, coton lavable, coton tige, coton tiges, cotons, coupe chou,
      coupe chous, coupe choux, coupe ongles, crayon a levres, crayon a sourcils, crayon contour levres, crayon
      levres, crayon sourcils, crayon yeux, creme, creme a raser, creme amincissante, creme anti age, creme anti
      rides, creme apaisante, creme bb, creme boucles, creme buste, creme cc, creme cicatrisante, creme coiffante,
      creme corps, creme de douche, creme de jour, creme de nuit, creme depilatoire, creme eclaircissante, creme
      eclat, creme fouettee, creme gommante, creme hydratante, creme lavante, creme mains, creme minceur, creme
      nourrissante, creme pieds, creme pour cheveux, creme pour le corps, creme pour le visage, creme pour les mains,
      creme pour les pieds, creme solaire, creme solaire bebe spf, creme teintee, creme visage, crochet tresse, cryo
      globes, cushion, decoloration, defrisant, demaquillant, demelant, deo, deodorant, deodorant solide, dermographe,
      disque demaquillant, dissolvant, eau cologne, eau de bleuet, eau de cologne, eau de fleur d oranger visage, eau
      de linge corps, eau de parfum, eau de parfum femme, eau de parfum homme, eau de rose, eau de senteur, eau de
      toilette, eau florale, eau micellaire, eau parfum, eau parfum femme, eau parfum homme, eau parfumee, eau rose,
      eau thermale, eau toilette, echantillon parfum, eclaircissant, ecran solaire, edp, edt, encre a levres, encre
      levres, enlumineur, epilateur, epilateur electrique, epingles chignon, eponge de mer naturelle, eponge konjac,
      eponge loofah, eponge maquillage, eponge naturelle bain, eponge teint, exfoliant, extension, extension cheveux,
      extensions, extensions a clip, extensions adhesives, extensions clip, extracteur points noirs, extrait de
      parfum, eye liner, fard, fard a paupieres, faux cils, faux ongle, faux ongles, faux sourcils, fer a boucler, fer
      a friser, fer a gaufrer, fer a lisser, fer boucler, fer friser, fer lisser, fibres capillaires, filtre de bain,
      flacon airless, flacon parfum vide, flacon spray vide, fleur de douche, fleur de sel bain, fleur douche, fond de
      teint, fond teint, fraise a ongle, fraise ongle, frange a clip, full lace, galet de bain, galets effervescents,
      gant crin, gant de crin, gant exfoliant, gant kessa, gant massage exfoliant, gants manucure, gel, gel a
      sourcils, gel aloe vera, gel boucles, gel cheveux, gel coiffant, gel contour yeux, gel d aloe vera, gel de
      construction, gel de lin, gel de rasage, gel douche, gel exfoliant, gel fixant, gel fixateur, gel hydratant, gel
      intime douche, gel lavant, gel minceur, gel moussant, gel nettoyant, gel ongles, gel purifiant, gel rasage, gel
      uv, gelee coiffante, gelee lin cheveux, ghana braids, ghassoul, globes glaces, gloss, gloss levres, gomina,
      gommage, gommage corps, gommage visage, gua sha, henne, henne sourcils, highlighter, houppette, huile a barbe,
      huile a cuticules, huile amande douce, huile anti vergetures, huile argan, huile avocat, huile barbarie, huile
      barbe, huile bronzante, huile capillaire, huile carotte, huile cheveux, huile coco, huile corps, huile cuticule,
      huile cuticules, huile d amande douce, huile d argan, huile d avocat, huile d onagre, huile de bain, huile de
      baobab, huile de barbarie, huile de bourrache, huile de calendula, huile de carotte, huile de chanvre, huile de
      coco, huile de douche, huile de fenugrec, huile de figue de barbarie, huile de germe de ble, huile de jojoba,
      huile de millepertuis, huile de monoi, huile de moringa, huile de neroli, huile de nigelle, huile de nigelle
      cheveux, huile de noyau d abricot, huile de noyaux d abricot, huile de pepins de raisin, huile de ricin, huile
      de rose, huile de rose musquee, huile de sesame corps, huile de soin, huile de tamanu, huile demaquillante,
      huile douche, huile eclaircissante, huile essentielle, huile fenugrec, huile jojoba, huile lavante, huile
      nettoyante, huile nigelle, huile parfumee, huile pour barbe, huile pour cheveux, huile pour cils, huile pour le
      corps, huile pour le visage, huile rasage, huile ricin, huile rose musquee, huile seche, huile soin, huile
      solaire, huile vegetale, huile vergetures, huile visage, hydrolat, illuminateur, karite, keratine, kessa, khol,
      kit barbe, kit boucles sans chaleur, kit de rasage, kit lissage, kit manucure, kit pedicure, kit rasage, kit
      sourcils, lace frontal, lait apres soleil, lait capillaire, lait cheveux, lait corporel, lait corps, lait de
      bain, lait demaquillant, lait eclaircissant, lait hydratant, lait nettoyant, lait solaire, lames de rasoir,
      lampe loupe esthetique, lampe ongles, lampe uv, lampe uv ongles, laque, laque cheveux, laque forte, leave in,
      lime a ongle, lime a ongles, lime en verre, lime ongles, lime pied, lime pour ongles, lime verre ongles,
      lingette demaquillante, lingette lavable, lingettes lavables, liniment, lissage, lisseur, locks crochet, lotion,
      lotion capillaire, lotion micellaire, lotion tonique, lumiere pulsee, macerat, machine a tatouer, machine
      tatouer, maquillage, mascara, mascara sourcils, masque, masque argile, masque barbe, masque capillaire, masque
      cheveux, masque de nuit visage, masque en tissu, masque led, masque levres, masque mains, masque nuit levres,
      masque nuit visage, masque patch, masque peel off, masque pieds, masque reparateur, masque tissu, masque visage,
      masseur cuir chevelu, masseur visage, meche braids, meche bresilienne, meches, miroir de poche, miroir
      grossissant, miroir maquillage, monoi, mousse a raser, mousse coiffante, mousse nettoyante, mousse rasage,
      mousse raser, multistyler, musc, neem poudre, nettoyant pinceaux, nettoyant visage, oud, oxydant, oxydant 20
      volumes, pack soin, pain de savon, pain dermatologique, pain nettoyant, pain savon, pain surgras, palette de
      maquillage, palette fards, palette maquillage, palette yeux, papier mouchoir visage, parfum, parfum enfant bebe,
      parfum femme, parfum homme, parfum solide, parfums, passion twist, patch anti boutons, patch anti rides, patch
      hydrogel yeux, patch nez, patch yeux, patchs anti boutons, patchs yeux, pate a epiler, pate a sucre epilation,
      pate coiffante, peeling, peigne, peigne a barbe, peigne a dents larges, peigne a queue, peigne afro, peigne
      chauffant, peigne demeloir, peigne lissant, peigne queue, perruque, perruques, pierre d alun, pierre ponce,
      pince a boucler, pince a cuticules, pince a epiler, pince a ongles, pince a sourcils, pince chignon coiffeur,
      pince coiffure, pince cuticules, pince epiler, pince ongles, pinceau kabuki, pinceau maquillage, pinceau nail
      art, pinceau poudre, pinceaux maquillage, pinces coiffure, pinces crocodile coiffure, pinces de coiffure,
      pochoir sourcils, points noirs, pommade cheveux, pommade sourcils, ponceuse ongles, poncho coiffeur, porte savon
      creme, postiche, postiche chignon, pot baume, poudre, poudre acrylique ongles, poudre bronzante, poudre
      capillaire, poudre compacte, poudre de brahmi, poudre de densification, poudre de soleil, poudre decolorante,
      poudre fixante, poudre libre, poudre matifiante, poudre visage, poudre volumisante, primer ongle, protecteur
      thermique, protection solaire, queue de cheval postiche, rajout, rajouts, rape a pieds, rape a talon, rape
      electrique pieds, rape pieds, rape talon, rasoir, rasoir electrique, recharge parfum, rechauffeur de cire,
      recourbe cils, remover vernis, repousse cuticule, repousse cuticules, resine ongles, retouche racines, rhassoul,
      roll on cire, roller sculptant, roller visage, rouge a levres, rouge levres, rouleau de jade, rouleau jade,
      routine visage, sac coiffure, sauna facial, savon, savon artisanal, savon d alep, savon de marseille, savon
      eclaircissant, savon liquide, savon main, savon mains, savon noir, savon solide, savonnette, seche cheveux, sel
      bain, sel de bain, sels bain, sels de bain, serum, serum cheveux, serum eclaircissant, serum visage, serviette
      coiffure, set pinceaux, shampoing, shampoing sec, shampoing solide, shampooing, shampooing sec, shikakai, sidr,
      soin, soin anti age, soin capillaire, soin cheveux, soin des ongles, soin eclat, soin hydratant, soin levres,
      soin lissant, soin visage, spatule epilation, spf 50, spray cheveux, spray coiffant, spray corps, spray
      demelant, spray fixateur, spray protecteur chaleur, spray solaire, spray texturisant, spray thermo protecteur,
      spray volume, stick levres, stick solaire, stickers nail art, stickers ongles, stylo levres, syndet, table de
      manucure, table manucure, tablier coiffure, tahara, tapis nettoyage pinceaux, tatouage, teinture sourcils, terre
      de soleil, terre soleil, tete a coiffer professionnelle, tete malleable, thermo protecteur, tinted balm, tire
      comedon, tire comedons, tissage, tissage bresilien, tondeuse, tondeuse a barbe, tondeuse a cheveux, tondeuse
      barbe, tondeuse bikini, tondeuse cheveux, tondeuse corps, tondeuse finition, tondeuse nez, tondeuse nez
      oreilles, tonique, trousse maquillage beaute, trousse maquillage garnie, trousse pinceaux, v line roller,
      vaporisateur de sac, vaporisateur parfum, vapozone, ventouse visage, vernis, vernis a ongles, vernis ongles,
      vernis semi permanent, x pression`,
    ],
    [
      'HEALTH_AND_FITNESS',
      `acerola, acide hyaluronique gelules, acides amines, actifed, aerosol therapie, aiguille medicale, aiguilles
      seringue, alcool, alcool 70, alcool modifie, alese, ampoule buvable, ampoules buvables, ampoules detox, anneau
      pilates, anti mycose, anti mycoses, anti poux, anti ronflement, anti ronflements, anti verrue, anti verrues,
      antidouleur, antihistaminique, antipoux, antiseptique, appareil abdominal, appareil abdominaux, appareil auditif,
      appareil de massage, appareil ems, appareil tens, apres piqure, apres piqures, articulations, ashwagandha,
      aspirateur de mucosites, aspivenin, attelle, autopiqueur, autotest, bain bouche, bain de bouche, bain de pieds,
      bain de siege, bain derivatif, bain pieds, balance board, balance connectee, balance impedancemetre, balle de
      massage, balle de stabilite, ballon d equilibre, ballon de gym, ballon de stabilite, ballon fitness, ballon paille
      pilates, ballon pilates, ballon suisse, banc a abdos, banc abdominal, banc abdominaux, banc abdos, banc de
      musculation, banc musculation, bandage, bandages, bande cohesive, bande contention, bande crepe, bande de
      contention, bande de crepe, bande de gaze, bande de resistance, bande elastique, bande elastique fitness, bande
      extensible, bande kinesiologie, bande lombaire, bande resistance, bande velpeau, bandelette urinaire, bandelettes,
      bandes de resistance, bandes resistance, barre curl, barre d appui, barre d appui ventouse, barre de fitness,
      barre de maintien, barre de musculation, barre de pilates, barre de traction, barre energetique, barre ez, barre
      fixe, barre musculation, barre olympique, barre proteinee, barre traction, barres energetiques, barres proteinees,
      bas contention, bas de compression medicale, bas de contention, bassin de lit, bassin medical, baume chauffant,
      baume du tigre, bcaa, bequille, betadine, biotine, biseptine, blanchiment dentaire, blouse jetable, blouse
      medicale jetable, boisson energetique sport, boisson isotonique, boite a comprimes, boite a dentier, boite a
      pilules, boite appareil dentaire, boite comprimes, boite de gants, boite de masques, boite dentier, boite pilules,
      booster testosterone, bosu, bouchon oreille, bouchons d oreille, bouchons d oreilles, bougie de massage, bougie
      massage, bouillotte, boules quies, bouteille oxygene, bracelet anti moustique, bracelet anti nausee, bracelet anti
      nausees, brique de yoga, brique yoga, brosse a dents, brosse a dents electrique, brosse dentaire, brosse dents,
      brosse dents electrique, brosse interdentaire, brosse prothese dentaire, brosses interdentaires, brossette,
      brossette interdentaire, brossettes, brossettes interdentaires, broyeur comprimes, brule graisse, brule graisses,
      bruleur de graisse, bruleur graisse, bumper, cage musculation, calcium, canne anglaise, canne de marche, canne
      marche, canne siege, canne tripode, capsules vegetales, capsules vegetariennes, caseine, cbd, ceinture abdominale,
      ceinture amincissante, ceinture chauffante, ceinture de dos, ceinture de force, ceinture de musculation, ceinture
      de sudation, ceinture dorsale, ceinture dos, ceinture halterophilie, ceinture hernie, ceinture lombaire, ceinture
      musculation, ceinture post natale, ceinture sudation, ceinture vibrante, chaise de douche, chaise douche, chaise
      garde robe, chaise percee, chaise romaine, chaise roulante, charbon actif, charbon vegetal, chardon marie,
      charlotte jetable, charlottes jetables, chaussettes compression, chaussettes contention, chaussettes de
      compression, chaussettes de contention, chevillere, chevilleres, chlorelle, chondroitine, chrome complement, chute
      de cheveux capsules, circulation jambes, collagene, collagene marin, collants contention, collants de contention,
      colle dentaire, collecteur aiguilles, collier cervical, collyre, compex, complement, complement alimentaire,
      complements, compresse, compresse chaud froid, compresse gaze, compresses, compresses steriles, comprime,
      comprimes, concentrateur d oxygene, concentrateur oxygene, corde a sauter, corde a sauter fitness, corde de
      crossfit, corde ondulatoire, corde sauter, correcteur de posture, correcteur hallux valgus, correcteur posture,
      corset orthopedique, coton hydrophile, couche adulte, couches adultes, coudiere, coupe comprime, coupe comprimes,
      coupe faim, coupe faims, coupe menstruelle, coussin anti escarre, coussin anti escarres, coussin bouee, coussin
      chauffant, coussin chauffe nuque, coussin coccyx, coussin d assise, coussin d equilibre, coussin de massage,
      coussin de meditation, coussin de positionnement, coussin de voyage cervical medical, coussin de yoga, coussin
      dorsal, coussin ergonomique dos, coussin ergonomique medical, coussin fauteuil roulant, coussin lombaire, coussin
      massage, coussin massant, coussin meditation, coussin orthopedique, coussinets plantaires, couverts ergonomiques,
      couverture chauffante medicale, couverture chauffante sauna, creatine, creme arnica, creme chauffante, creme
      fixative, creme hemorroides, culotte de regle, culotte incontinence, culotte menstruelle, culotte regle, cup
      menstruelle, cupping, curcuma gelules, cure dents, cure detox, cure minceur, dafalgan, dakin, deambulateur,
      defibrillateur, dentifrice, desinfectant mains, desmodium, digestion, disque bumper, disque de musculation, disque
      de transfert, disque fonte, disque musculation, disque pivotant, disques musculation, divan d examen, douche
      nasale, draineur, e cigarette sevrage, eau de mer spray nasal, eau oxygenee, ecarteur orteil, echinacea, ecrase
      comprime, efferalgan, elastiband, elastique de musculation, elastique fitness, elastique musculation, elastiques
      fitness, elastiques musculation, electrodes compex, electrodes tens, electrostimulateur, electrostimulation,
      embout canne, embout de bequille, enfile bas, enfile chaussettes, enzymes digestives, etui lentilles, fauteuil
      massant, fauteuil roulant, fer, fer bisglycinate, ferment lactique, ferments lactiques, fervex, fil dentaire,
      fleur de bach, fleurs de bach, gaine lombaire, gaine post partum, gainer, gant d examen, gant de musculation, gant
      fitness, gant musculation, gants d examen, gants de fitness, gants de musculation, gants en latex, gants examen,
      gants fitness, gants jetables, gants latex, gants medicaux, gants musculation, gants nitrile, gants nitrile
      medical, gants vinyle, garrot, gaviscon, gel arnica, gel douche intime, gel energetique, gel froid, gel
      hydroalcoolique, gel intime, gel lavant intime, gel lubrifiant, gelee, gelee royale, gelule, gelules, gelules
      vegetales, genouillere, gilet de sauna, gilet leste, gilet sauna, ginseng, glucometre, glutathion, glycerine
      pharmaceutique, gommes nicotine, gouttes, gouttes sommeil, gouttes yeux, gouttiere bruxisme, gouttiere dentaire,
      granules homeopathiques, gratte langue, gratte langues, gummies cheveux, hallux valgus, haltere, halteres, hand
      grip, harpagophytum, herbes detox, hexomedine, homeopathie, housse table de massage, huile cbd, huile de cbd,
      huile de foie de morue, huile de massage, huile de poisson, huile de ricin cataplasme, huile massage, huile mct,
      huile poisson, humex, hydropulseur, hygiene intime, ibuprofene, immunite, imodium, impedancemetre, infusion bien
      etre, inhalateur, inhalation, isolat, jambes lourdes, jet dentaire, kettlebell, klamath, krill, lampe bronchique,
      lampe d examen, lampe de luminotherapie, lampe infrarouge, lampe luminotherapie, lancettes, lancettes glycemie,
      larmes artificielles, lavage nasal, lavement, laxatif, lecteur de glycemie, lecteur glycemie, lentilles contact,
      lentilles couleur, lentilles de contact, lentilles de couleur, lest cheville, lests chevilles, lests poignets,
      levure biere, levure de biere, lit medical, lit medicalise, lubrifiant, lubrifiant a base d eau, lubrifiant
      intime, luminotherapie, magnesium, magnesium marin, mal des transports, mal des trasnports, manchon compression,
      manchon mollet, manchons de compression, masque chaud froid, masque chirurgical, masque de nuit, masque de nuit
      sommeil, masque de protection jetable, masque de sommeil, masque en tissu lavable categorie 1, masque ffp2, masque
      hygienique, masque jetable, masque nuit, masque nuit sommeil, masque oxygene, masque sommeil, masque yeux
      chauffant, masque yeux sommeil, masseur, matelas a air anti escarre, matelas a cellules, matelas alternating,
      matelas anti escarre, matelas anti escarres, medecine ball, medicament, melatonine, millepertuis, minerve, mini
      bands, mini velo, mini velos, miswak, moringa, mouche nez, msm, multi vitamines, multivitamine, multivitamines,
      nebuliseur, nettoyant appareil dentaire, nettoyant dentier, oligo elements, omega 3, oreiller cervical medical,
      orthese, oxymetre, pack chaud froid, pansement, pansement ampoule, pansement hydrocolloide, pansements ampoules,
      passiflore, pastille gorge, pastilles, pastilles dentier, pastilles pour la gorge, patch anti douleur, patch
      chauffant, patch nicotine, pedalier, pedalier bras jambes, peigne a poux, peigne poux, peptides de collagene, pese
      personne, pese personnes, pilulier, pince a long manche, pince a tique, pince de prehension, pistolet de massage,
      pistolet de massage musculaire, pistolet massage, pistolet massage musculaire, planche bain, planche d equilibre
      fitness, planche de bain, planche de transfert, planche equilibre fitness, plateforme vibrante, poche de froid,
      poche de glace, poche froid, poche gel chaud froid, podometre, poids, poids cheville, poids chevilles, poids
      musculation, poignee musculation, poignee push up, poignees de pompes, poignees musculation, poignees pompes,
      poignees push up, poire a lavement, poire lavement, pollen, pommade, pommade cicatrisante, pot urinaire, potassium
      complement, potence medicale, pre workout, prebiotique, preservatif, presse a cuisses, presse cuisses,
      pressotherapie, probiotique, produit lentilles, propolis, protection anatomique, protection urinaire, protege dent
      nuit, protege orteil, protege orteils, protege slip, protege slips, proteine, proteine vegetale, rack a squat,
      rack de musculation, rack squat, radis noir, rameur, redresse dos, reformer pilates, rehausse toilettes, rehausse
      wc, rehausseur wc, repulsif moustique peau, rhino horn, rollator, roue abdo, roue abdominale, roue abdominaux,
      roue abdos, roue yoga, rouleau de massage, rouleau de massage fitness, rouleau de massage mousse, rouleau masseur,
      sac leste, sangle abdominale, sangle de yoga, sangle musculation, sangle yoga, sangles de suspension, sangles de
      tirage, sangles musculation, sangles tirage, sauna couverture, savon intime, savon medical, semelle orthopedique,
      semelles orthopediques, separateur orteils, seringue, serre poignet, serre poignets, serum physiologique,
      serviette hygienique, serviette lavable, serviette yoga, serviettes hygieniques, sextoy, shaker 700 ml, shaker
      proteine, shaker proteines, shampoing anti poux, siege de bain adulte, siege de douche, siege de douche medical,
      siege douche, siege massant, siege wc sureleve, sirop contre la toux, sirop enfant toux, sirop toux, siwak, slip
      absorbant, smecta, soin bucco dentaire, soin intime, solution hydroalcoolique, solution lentilles, solution
      nasale, sommeil, sparadrap, spasfon, spiruline, spray anti moustique peau, spray auriculaire, spray buccal, spray
      cicatrisant, spray dentaire, spray gorge, spray nasal, spray oreilles, station de musculation, step, step aerobic,
      step fitness, stepper, steri strip, stethoscope, stylo auto piqueur, stylo autopiqueur, substitut de repas,
      substitut repas, surmatelas anti escarre, sutures adhesives, swiss ball, table d examen, table de lit medicale,
      table de lit medicalisee, table de massage, tabouret de douche, tabouret douche, talonnette silicone, tampons,
      tampons hygieniques, tape kinesiologie, tapis acupression, tapis course, tapis d acupression, tapis de course,
      tapis de fitness, tapis de fleurs, tapis de gym, tapis de gymnastique fitness, tapis de marche, tapis de sol
      epais, tapis de sol fitness, tapis de sport, tapis de yoga, tapis fitness, tapis gym, tapis roulant, tapis roulant
      course, tapis roulant de course, tapis roulant de marche, tapis roulant electrique, tapis roulant marche, tapis
      sport, tapis yoga, telecommande lit medicalise, tens, tensiometre, tensiometre bras, test antigenique, test covid,
      test d ovulation, test de grossesse, test grossesse, test ovulation, test urinaire, tete brosse a dent, the detox,
      thermometre, thermometre digital, thermometre frontal, thermometre medical, tire tique humain, tisane detox,
      tisane medicinale gelules, tisane minceur, toilette intime, transit, trousse a pharmacie, trousse de secours,
      trousse pharmacie, trousse premiers secours, trousse secours, trx, valeriane, vaseline, velo appartement, velo
      assis, velo biking, velo cardio, velo d appartement, velo d exercice, velo elliptique, velo exercice, velo
      spinning, ventouse, ventouse cellulite, ventouse therapie, ventouses, ventouses massage, verre canard,
      vibromasseur, vinaigre de cidre gelules, vitamine, vitamine b12, vitamine c, vitamine d, vitamine d3, vitamines,
      vélo de biking, whey, zafu, zinc`,
    ],
  ],
  unsure: `alcool, alun, argile, articulations, bandage, bandages, bequille, brosse, brossette, brossettes, bumper,
    calcium, collagene, complement, compresse, compresses, comprime, cotons, creme, cushion, decoloration, digestion,
    exfoliant, extension, extensions, fer, gainer, gel, gelee, gouttes, immunite, inhalation, isolat, lancettes, laque,
    lotion, lubrifiant, magnesium, masque, msm, oxydant, pansement, parfum, pastilles, pedalier, peeling, peigne,
    poids, pollen, pommade, postiche, poudre, proteine, rack squat, rajout, rajouts, seringue, sidr, soin, sommeil,
    step, tens, thermometre, tissage, tondeuse, transit, vaseline, ventouse, ventouses, vernis, vitamine, vitamine c,
    vitamines, zinc`,
  printed: 'tatouage',
  uses: {
    BEAUTY: `anti rides, barbier, beaute, capillaire, capillaires, cheveux, coiffure, corps et bain, cosmetique,
      cosmetiques, epilation, hydratant, hydratante, hygiene beaute, manucure, maquillage, maquillages, ongles,
      parfumerie, parfums, peau, soin des cheveux, soin du corps, soin du visage, soins, soins visage, visage`,
    HEALTH_AND_FITNESS: `amincissant, arthrose, bien etre, buccale, buccaux, bucco dentaire, complements alimentaires,
      contraception, dentaire, dietetique, douleur, entrainement fitness, fitness, gelules vegetales, hygiene buccale,
      incontinence, kine, massage, materiel medical, medical, medicaments, minceur, musculation, nutrition, nutrition
      sportive, orthopedie, orthopedique, parapharmacie sante, pharmacie, pilates, posture, premiers secours, remise
      en forme, sante, soins dentaires, vitamines, yoga`,
  },
  makers: {
    HEALTH_AND_FITNESS: `accu chek, arkogelules, arkopharma, azinc, berocca, beurer, bion 3, biotech usa, compeed, dayang, doliprane,
      donjoy, dymatize, elevit, elgydium, ergyphilus, eric favre, feminabiane, fluocaril, forte pharma, freestyle
      optium, gibaud, granions, gynefam, hansaplast, humer, id direct, juvamine, lactibiane, magne b6, manhae,
      mercurochrome, microlife, milical, muscletech, myprotein, naturactive, nutergia, nutrisante, oenobiol, olimp,
      omron, one touch, optimum nutrition, parodontax, pediakid, physiodose, pileje, rossmax, santarome, scitec,
      sensodyne, solgar, sterimar, strepsils, superdiet, supradyn, tena, thuasne, urgo, vitascorbol, voltarene, ymea`,
  },
};
