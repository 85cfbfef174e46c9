import type { Subject } from '../words.ts';

export const CARE: Subject = {
  things: [
    [
      'BEAUTY',
      `acide hyaluronique, aloe vera, alun, anti acne, anti cerne, anti cernes, anti chute, anti imperfections, anti
      tache, anti taches, anti transpirant, appareil visage, apres rasage, apres shampoing, apres shampooing, apres
      soleil, argile, auto bronzant, autobronzant, bain de soleil creme, bain moussant, bandes de cire, base de
      maquillage, base de teint, baume a barbe, baume a levres, baume apres rasage, baume barbe, baume corps, baume
      levres, bb cream, beurre capillaire, beurre corporel, beurre de karite, bigoudis, blaireau, blush, bombe de
      bain, bonnet chauffant, botox capillaire, boucles sans chaleur, boucleur, boucleur sans chaleur, boule de bain,
      brillant a levres, brosse, brosse a cheveux, brosse chauffante, brosse demelante, brosse lissante, brosse
      nettoyante, brosse ronde, brosse soufflante, brosse visage, brume, brume corporelle, brume parfumee, cape de
      coiffure, capsules ongles, cc creme, chouchous boucleurs, cils, cils magnetiques, cire cheveux, cire coiffante,
      cire depilatoire, cire epilation, cire epilatoire, ciseaux de coiffure, closure, coffret bain, coffret beaute,
      coffret maquillage, coffret parfum, coffret rituel, coffret soin, collagene creme, colle cils, coloration,
      coloration cheveux, contour des yeux, contouring, correcteur, coton demaquillant, coton lavable, coton tige,
      coton tiges, cotons, coupe ongles, crayon a levres, crayon a sourcils, crayon levres, crayon sourcils, crayon
      yeux, creme, creme a raser, creme anti age, creme anti rides, creme corps, creme de jour, creme de nuit, creme
      depilatoire, creme eclaircissante, creme gommante, creme hydratante, creme mains, creme pieds, creme pour les
      mains, creme solaire, creme teintee, creme visage, defrisant, demaquillant, demelant, deo, deodorant, deodorant
      solide, disque demaquillant, dissolvant, eau de cologne, eau de parfum, eau de parfum femme, eau de parfum
      homme, eau de rose, eau de toilette, eau florale, eau micellaire, eau parfumee, eau thermale, eclaircissant,
      ecran solaire, edp, edt, encre a levres, enlumineur, epilateur, epilateur electrique, eponge konjac, eponge
      maquillage, exfoliant, extension, extensions, extrait de parfum, eye liner, fard, fard a paupieres, faux cils,
      faux ongle, faux ongles, faux sourcils, fer a boucler, fer a friser, fer a lisser, fibres capillaires, fleur de
      douche, fond de teint, gant exfoliant, gant kessa, gel, gel aloe vera, gel cheveux, gel coiffant, gel d aloe
      vera, gel douche, gel lavant, gel nettoyant, ghassoul, gloss, gloss levres, gommage, gommage corps, gommage
      visage, gua sha, henne, henne sourcils, huile a barbe, huile barbe, huile capillaire, huile cheveux, huile
      corps, huile cuticules, huile d amande douce, huile d argan, huile d avocat, huile de barbarie, huile de
      carotte, huile de coco, huile de douche, huile de fenugrec, huile de figue de barbarie, huile de jojoba, huile
      de nigelle, huile de nigelle cheveux, huile de noyau d abricot, huile de noyaux d abricot, huile de pepins de
      raisin, huile de ricin, huile de rose musquee, huile de soin, huile demaquillante, huile eclaircissante, huile
      essentielle, huile lavante, huile parfumee, huile seche, huile solaire, huile vegetale, huile visage, hydrolat,
      illuminateur, karite, keratine, kessa, khol, kit barbe, kit boucles sans chaleur, kit lissage, kit manucure, kit
      pedicure, lace frontal, lait capillaire, lait corporel, lait corps, lait demaquillant, lait eclaircissant, lait
      hydratant, lait solaire, lames de rasoir, lampe uv, lampe uv ongles, laque, laque cheveux, lime a ongles, lime
      ongles, lime pour ongles, lingette demaquillante, lingette lavable, lingettes lavables, liniment, lissage,
      lisseur, lotion, lotion capillaire, lotion tonique, lumiere pulsee, machine a tatouer, maquillage, mascara,
      mascara sourcils, masque, masque argile, masque capillaire, masque cheveux, masque led, masque tissu, masque
      visage, masseur visage, meche bresilienne, meches, miroir grossissant, miroir maquillage, monoi, mousse a raser,
      mousse coiffante, mousse nettoyante, musc, nettoyant visage, oud, pack soin, pain de savon, pain dermatologique,
      palette de maquillage, palette fards, palette maquillage, palette yeux, papier mouchoir visage, parfum, parfum
      enfant bebe, parfum femme, parfum homme, parfums, patch anti rides, patch yeux, patchs yeux, peeling, peigne,
      perruque, perruques, pierre d alun, pierre ponce, pince a epiler, pinceau maquillage, pinceaux maquillage,
      ponceuse ongles, poncho coiffeur, porte savon creme, poudre, poudre bronzante, poudre capillaire, poudre
      compacte, poudre de soleil, poudre libre, poudre visage, protection solaire, rape electrique pieds, rape pieds,
      rasoir, rasoir electrique, recourbe cils, repousse cuticules, rhassoul, roller sculptant, roller
      visage, rouge a levres, rouge levres, rouleau de jade, routine visage, savon, savon artisanal, savon d alep,
      savon de marseille, savon eclaircissant, savon liquide, savon main, savon mains, savon noir, savon solide,
      savonnette, seche cheveux, sel de bain, sels de bain, serum, serum cheveux, serum eclaircissant, serum visage,
      set pinceaux, shampoing, shampoing sec, shampoing solide, shampooing, shampooing sec, soin, soin anti age, soin
      capillaire, soin cheveux, soin des ongles, soin eclat, soin hydratant, soin visage, spf 50, spray cheveux, spray
      coiffant, spray corps, spray demelant, spray solaire, stick levres, stickers ongles, stylo levres, tatouage,
      teinture sourcils, terre de soleil, tissage, tondeuse, tondeuse barbe, tondeuse cheveux, tonique, trousse
      maquillage beaute, trousse maquillage garnie, v line roller, vernis, vernis a ongles, vernis semi permanent`,
    ],
    [
      'HEALTH_AND_FITNESS',
      `acerola, acide hyaluronique gelules, acides amines, aerosol therapie, aiguille medicale, alcool, alese, ampoule
      buvable, ampoules buvables, ampoules detox, anti poux, anti ronflement, antidouleur, antihistaminique, antipoux,
      antiseptique, appareil abdominal, appareil abdominaux, appareil auditif, appareil de massage, appareil ems,
      articulations, ashwagandha, attelle, bain de bouche, bain de pieds, balance connectee, balance impedancemetre,
      ballon de gym, ballon pilates, banc abdominal, banc de musculation, bandage, bandages, bande cohesive, bande de
      contention, bande de resistance, bande elastique, bande elastique fitness, bandelettes, bandes de resistance,
      barre de fitness, barre de musculation, barre de pilates, barre de traction, barre fixe, barre proteinee, barres
      proteinees, bas de contention, baume chauffant, baume du tigre, bcaa, bequille, blanchiment dentaire, blouse
      medicale jetable, boisson isotonique, boite a comprimes, boite a pilules, boite comprimes, bouchon oreille,
      bouchons d oreilles, bougie de massage, bouillotte, brique de yoga, brosse a dents, brosse a dents electrique,
      brosse interdentaire, brosses interdentaires, brossette, brossettes, brule graisse, bruleur de graisse, calcium,
      canne anglaise, canne de marche, capsules vegetales, capsules vegetariennes, caseine, cbd, ceinture abdominale,
      ceinture chauffante, ceinture de dos, ceinture de sudation, ceinture lombaire, chaise de douche, chaise percee,
      charbon actif, chaussettes de contention, chevillere, chevilleres, circulation jambes, collagene, collier
      cervical, collyre, complement, complement alimentaire, complements, compresse, compresses, comprime, comprimes,
      corde a sauter, corde de crossfit, corde ondulatoire, correcteur de posture, correcteur posture, coton
      hydrophile, couche adulte, couches adultes, coudiere, coupe faim, coupe menstruelle, coussin anti escarres,
      coussin chauffant, coussin de massage, coussin de meditation, coussin ergonomique medical, coussin massant,
      coussin orthopedique, creatine, creme chauffante, creme fixative, culotte de regle, culotte menstruelle, cup
      menstruelle, curcuma gelules, cure dents, cure detox, cure minceur, deambulateur, dentifrice, desinfectant
      mains, digestion, disque de musculation, disque musculation, disques musculation, draineur, eau oxygenee,
      echinacea, elastique de musculation, elastique fitness, elastique musculation, elastiques fitness, elastiques
      musculation, electrostimulateur, electrostimulation, fauteuil massant, fauteuil roulant, fer, fil dentaire,
      gainer, gant de musculation, gants d examen, gants de fitness, gants de musculation, gants en latex, gants
      fitness, gants jetables, gants latex, gants nitrile, gants vinyle, gel energetique, gel hydroalcoolique, gel
      intime, gel lavant intime, gelee, gelee royale, gelule, gelules, gelules vegetales, genouillere, gilet de sauna,
      gilet leste, ginseng, glucometre, glutathion, gouttes, gouttiere dentaire, gratte langue, haltere, halteres,
      hand grip, herbes detox, huile cbd, huile de massage, huile de poisson, huile mct, hydropulseur, hygiene intime,
      ibuprofene, immunite, infusion bien etre, inhalateur, isolat, jambes lourdes, jet dentaire, kettlebell, laxatif,
      lecteur de glycemie, lentilles de contact, levure de biere, lit medicalise, lubrifiant, magnesium, masque
      chirurgical, masque de nuit, masque de nuit sommeil, masque de sommeil, masque ffp2, masque jetable, masque yeux
      sommeil, masseur, matelas anti escarres, medecine ball, medicament, melatonine, minerve, mini velo, moringa,
      multivitamine, multivitamines, nebuliseur, nettoyant dentier, omega 3, oreiller cervical medical, orthese,
      oxymetre, pansement, pastille gorge, pastilles, patch anti douleur, patch chauffant, pedalier, peigne a poux,
      pese personne, pilulier, pistolet de massage, pistolet de massage musculaire, planche de bain, plateforme
      vibrante, poche de froid, poids, poids musculation, poignee push up, poignees de pompes, poignees push up,
      pommade, pommade cicatrisante, pre workout, prebiotique, preservatif, presse a cuisses, probiotique, propolis,
      protection urinaire, protege slip, proteine, proteine vegetale, rack a squat, rack de musculation, rameur,
      redresse dos, rehausse wc, rehausseur wc, roue abdominale, roue abdominaux, rouleau de massage, rouleau de
      massage mousse, rouleau masseur, sangle de yoga, sangles de tirage, semelle orthopedique, semelles
      orthopediques, seringue, serre poignet, serum physiologique, serviette hygienique, serviettes hygieniques,
      sextoy, sirop contre la toux, sirop toux, soin bucco dentaire, soin intime, solution hydroalcoolique, solution
      lentilles, solution nasale, sommeil, sparadrap, spiruline, spray buccal, spray dentaire, spray gorge, spray
      nasal, station de musculation, step, step fitness, stethoscope, substitut de repas, swiss ball, tampons, tampons
      hygieniques, tapis acupression, tapis d acupression, tapis de course, tapis de gym, tapis de sport, tapis de
      yoga, tapis yoga, tens, tensiometre, tensiometre bras, test antigenique, test d ovulation, test de grossesse,
      the detox, thermometre, tisane detox, tisane minceur, toilette intime, transit, trousse de secours, velo biking,
      velo cardio, velo d appartement, velo d exercice, vélo de biking, velo elliptique, velo exercice, velo spinning,
      ventouse, ventouse therapie, ventouses, vibromasseur, vitamine, vitamine c, vitamine d, vitamine d3, vitamines,
      whey, zafu, zinc`,
    ],
  ],
  unsure: `alcool, alun, argile, articulations, bandage, bandages, bequille, brosse, brossette, brossettes, calcium,
    collagene, complement, comprime, cotons, creme, digestion, exfoliant, extension, extensions, fer, gel, gelee,
    gouttes, immunite, isolat, laque, lotion, lubrifiant, magnesium, masque, parfum, pastilles, pedalier, peeling,
    peigne, poids, pommade, poudre, proteine, seringue, soin, sommeil, step, tens, thermometre, tissage, transit,
    ventouse, ventouses, vitamine, vitamine c, vitamines, zinc`,
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
};
