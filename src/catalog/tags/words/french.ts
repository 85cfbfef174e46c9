import type { Words } from './words.ts';

export const FRENCH: Words = {
  head: 'first',
  cuts: 'avec, en, pour, sans',
  things: [
    [
      'ELECTRONICS',
      `adaptateur, adaptateur prise, adaptateur secteur, alarme, alimentation pc, ampli, amplificateur, ampoule
      connectee, anneau lumineux, antenne, appareil photo, appareil photo instantane, barre de son, barre son,
      barrette memoire, batterie, batterie de secours, batterie externe, batterie portable, bloc multiprise, boitier
      pc, box internet, cable, cable chargeur, cable de charge, cable ethernet, cable hdmi, cable reseau, cable usb,
      calculatrice, calculatrice scientifique, camera, camera de surveillance, camera ip, camera sport, carte
      graphique, carte memoire, carte mere, carte sd, cartouche d encre, cartouche encre, cartouche imprimante, casque
      audio, casque bluetooth, casque de realite virtuelle, casque gamer, casque gaming, casque sans fil, casque vr,
      chargeur, chargeur de piles, chargeur induction, chargeur rapide, chargeur sans fil, chargeur secteur, chargeur
      usb, clavier, clavier gamer, cle usb, console, console de jeux, convertisseur, coque, coque de protection, coque
      iphone, coque samsung, coque telephone, dashcam, decodeur, detecteur de fumee, dictaphone, disque dur, drone,
      ecouteur, ecouteurs, ecouteurs sans fil, ecran, ecran gamer, ecran pc, enceinte, enceinte bluetooth, enceinte
      connectee, enceinte portable, etui iphone, etui tablette, etui telephone, fauteuil gamer ecran, film protecteur,
      gps, haut parleur, housse ordinateur, housse pc, housse tablette, hub usb, imprimante, imprimante 3d,
      interphone, lampe connectee, laptop, liseuse, manette, manette de jeu, memoire ram, micro, micro casque,
      microphone, moniteur, montre gps, montre intelligente bracelet, multiprise, notebook, objectif, objectif photo,
      onduleur, ordinateur, ordinateur portable, oreillettes, panneau photovoltaique, panneau solaire, pc, pc gamer,
      pc portable, perche a selfie, pile, pile rechargeable, piles, platine vinyle, prise connectee, prise usb,
      processeur, projecteur video, protection ecran, protege ecran, radio, radio reveil, rallonge, rallonge
      electrique, refroidisseur, regulateur de charge, repeteur wifi, routeur, routeur wifi, sacoche photo, scanner,
      smartphone, sonnette connectee, souris, souris gamer, ssd, station d accueil, support mural tv, support
      ordinateur, support tablette, support telephone, support telephone voiture bureau, support tv, switch reseau,
      tablette, tablette graphique, talkie walkie, tapis de souris, tapis de souris gamer, tele, telecommande,
      telephone, telephone portable, televiseur, television, thermostat connecte, toner, traceur gps, transformateur,
      trepied, unite centrale, ventilateur pc, verre trempe, videoprojecteur, videosurveillance, visiophone, webcam`,
    ],
    [
      'ACCESSORIES+OUTDOORS',
      `ceinturon, sac a dos de randonnee, sac a dos militaire, sac a dos randonnee, sac de randonnee, sac militaire`,
    ],
    [
      'FASHION+OUTDOORS',
      `gilet de chasse, gilet tactique, pantalon de chasse, pantalon tactique, treillis militaire, veste de chasse,
      veste de peche, veste militaire`,
    ],
    [
      'FASHION+SPORTS',
      `brassiere de sport, combinaison de ski, combinaison neoprene, cuissard, ensemble de sport, jupe de tennis,
      justaucorps, kimono judo, kimono karate, legging de sport, maillot de basket, maillot de foot, maillot de
      football, maillot de rugby, maillot velo, pantalon d equitation, pantalon de ski, short de sport, survetement de
      sport, tenue de foot, tenue de sport, tutu, veste de ski`,
    ],
    [
      'SHOES+OUTDOORS',
      `bottes de chasse, bottes de peche, chausson d escalade, chaussons d escalade, chaussure de randonnee, chaussures
      de randonnee, chaussures tactiques, rangers`,
    ],
    [
      'SHOES+SPORTS',
      `ballerines de danse, baskets de running, baskets de sport, baskets running, boots equitation, bottes d
      equitation, chaussons de danse, chaussure de foot, chaussure de running, chaussure de sport, chaussures de
      basket, chaussures de cyclisme, chaussures de foot, chaussures de football, chaussures de futsal, chaussures de
      golf, chaussures de padel, chaussures de running, chaussures de ski, chaussures de sport, chaussures de tennis,
      chaussures de trail, chaussures running, chaussures trail, chaussures velo, crampons, pointes de danse`,
    ],
    [
      'ELECTRONICS+WATCHES',
      `bracelet connecte, montre connectee, montre intelligente, montres connectees, montres intelligentes, smartwatch`,
    ],
    [
      'WATCHES',
      `boite a montre, bracelet de montre, bracelet montre, chronographe, horlogerie, montre, montre automatique`,
    ],
    [
      'FASHION',
      `abaya, anorak, bas de jogging, bermuda, blazer, blouse medicale, blouson, blouson cuir, body, boubou, burnous,
      caftan, cape, cardigan, chaussette, chaussettes de contention mode, chemise, chemise de nuit, chemisette, cire,
      col roule, collant, collants, combinaison, costume, coupe vent, debardeur, deguisement, djellaba, doudoune,
      ensemble, ensemble jogging, gandoura, gilet, gilet de costume, gilet matelasse, gilet sans manche, grenouillere,
      haut, hoodie, impermeable, jean, jeans, jellaba, jogging, k way, kimono, legging, leggings, liquette, maillot,
      maillot de bain, maillot une piece, manteau, manteau de pluie, mariniere, pantalon, pantalon de jogging,
      pantalon de travail, parka, peignoir, polaire, polo, poncho, pull, pull over, pullover, pyjama, qamis, robe de
      chambre, salopette, short, short de bain, slip, sous pull, sous vetement, surchemise, survet, survetement,
      sweat, sweat a capuche, sweat shirt, sweat shirt capuche, sweatshirt, t shirt, tablier de travail, takchita, tee
      shirt, tee shirt manches longues, tenue, tenue traditionnelle, top, trench, tricot, tunique, uniforme, veste,
      veste de pluie, veste en jean, veste polaire, vetement`,
    ],
    [
      'FASHION+WOMEN_CLOTHING',
      `bikini, blouse, body dentelle, body femme, brassiere, bustier, caraco, chemisier, combi pantalon, combishort,
      corset, crop top, culotte, deux pieces maillot, ensemble lingerie, guepiere, jupe, jupe longue, jupe plissee,
      jupon, kaftan femme, lingerie, nuisette, pantalon palazzo, porte jarretelle, robe, robe chemise, robe courte,
      robe de mariee, robe de soiree, robe ete, robe longue, robe pull, shorty, soutien gorge, string, tailleur,
      tanga, top femme`,
    ],
    [
      'FASHION+MEN_CLOTHING',
      'boxer, calecon, costume homme, slip homme, smoking',
    ],
    [
      'SHOES',
      `babies, babouche, babouches, ballerine, basket, baskets, baskets en cuir, baskets montantes, botte, bottes de
      pluie, bottes fourrees, bottillon, bottine, charentaise, chausse pied, chausson, chaussons, chaussure, chaussure
      de securite, chaussures bateau, chaussures de ville, chaussures en cuir, cirage, claquette, compensees, crampons
      de foot, derby, embauchoir, escarpin, espadrille, lacet, mocassin, mule, nu pied, pantoufle, richelieu, sabot,
      sandale, sandales compensees, savates, semelle, semelle orthopedique, sneaker, talon, tong`,
    ],
    [
      'ACCESSORIES',
      `accessoire cheveux, accessoires cheveux, bagage, bandeau, barrette, beret, besace, bijou de cheveux, bijou de
      sac, bob, bonnet, bonnet en laine, bouton de manchette, boutons de manchette, bretelle, cabas, canotier, carre
      de soie, cartable, casquette, ceinture, ceinturon mode, chale, chapeau, chapeau de paille, cheche, chouchou,
      cordon de lunettes, cordon lunettes, coussin de voyage, cravate, echarpe, echarpe en laine, ecusson, elastique,
      elastique cheveux, elastiques cheveux, epingle a cheveux, etiquette bagage, etole, etui lunettes, eventail,
      foulard, foulard en soie, gant, gants en cuir, guetre, headband, hijab, jambieres, lunettes, lunettes de lecture
      mode, lunettes de soleil, mitaine, moufle, noeud papillon, oreiller de voyage, panama, parapluie, patch
      thermocollant, peigne a cheveux, pin s, pin s email, pince a cheveux, pince cheveux, pince cravate, pins,
      pochette, porte carte, porte cartes, porte chequier, porte cle, porte cles, porte feuille, porte lunettes, porte
      monnaie, porte passeport, portefeuille, sac, sac a dos, sac a main, sac banane, sac bandouliere, sac bandouliere
      cuir, sac cabas, sac d ecole, sac de plage, sac de sport, sac de transport, sac de voyage, sac en cuir, sac
      ordinateur, sac pochette, sac polochon, sac seau, sac shopping, sac weekend, sacoche, sacoche ordinateur, serre
      tete, snood, tote bag, tour de cou, trousse, trousse de maquillage vide, trousse de toilette, trousses, turban,
      valise, valise cabine, voilette`,
    ],
    [
      'BABY',
      `anneau de dentition, attache tetine, babyphone, bavoir, berceau, biberon, cape de bain, chaise haute, couche,
      couffin, coussin d allaitement, doudou, echarpe de portage, gigoteuse, hochet, landau, lange, langes, lit bebe,
      matelas a langer, mobile bebe, nid d ange, parc bebe, porte bebe, pot bebe, poussette, sac a langer, siege auto,
      sucette, tapis d eveil, tetine, tire lait, tour de lit, transat bebe, turbulette`,
    ],
    [
      'BABY+FASHION',
      'barboteuse, bloomer, body bebe, brassiere bebe, combinaison bebe, dors bien, pyjama bebe',
    ],
    [
      'BEAUTY',
      `acide hyaluronique, aloe vera, anti acne, anti cerne, anti cernes, anti tache, anti taches, apres rasage, apres
      shampoing, apres shampooing, apres soleil, argile, autobronzant, bain de soleil creme, bain moussant, bandes de
      cire, base de maquillage, baume a barbe, baume a levres, baume apres rasage, baume levres, bb cream, beurre
      capillaire, beurre corporel, beurre de karite, bigoudis, blaireau, blush, botox capillaire, boucleur, boule de
      bain, brosse, brosse a cheveux, brosse demelante, brosse lissante, brosse nettoyante, brosse ronde, brosse
      soufflante, brosse visage, brume, brume corporelle, brume parfumee, cape de coiffure, capsules ongles, cc creme,
      chouchous boucleurs, cils, cils magnetiques, cire coiffante, cire epilatoire, ciseaux de coiffure, closure,
      coffret maquillage, coffret parfum, coffret soin, colle cils, coloration, contour des yeux, correcteur, coton
      demaquillant, coton tige, coton tiges, cotons, coupe ongles, crayon, crayon a levres, crayon a sourcils, crayon
      yeux, creme, creme a raser, creme anti age, creme anti rides, creme corps, creme de jour, creme de nuit, creme
      depilatoire, creme eclaircissante, creme gommante, creme hydratante, creme mains, creme pieds, creme pour les
      mains, creme solaire, creme teintee, creme visage, defrisant, demaquillant, demelant, deo, deodorant, deodorant
      solide, disque demaquillant, dissolvant, eau de cologne, eau de parfum, eau de parfum femme, eau de parfum
      homme, eau de rose, eau de toilette, eau florale, eau micellaire, eau parfumee, ecran solaire, edp, edt, encre a
      levres, enlumineur, epilateur, epilateur electrique, eponge konjac, eponge maquillage, extension, extensions,
      extrait de parfum, eye liner, fard, fard a paupieres, faux cils, faux ongle, faux ongles, faux sourcils, fer a
      boucler, fer a lisser, fibres capillaires, fond de teint, gant kessa, gel, gel aloe vera, gel cheveux, gel
      coiffant, gel d aloe vera, gel douche, gel intime, gel lavant, gel nettoyant, ghassoul, gloss, gloss levres,
      gommage, gommage corps, gommage visage, gua sha, henne, henne sourcils, huile a barbe, huile barbe, huile
      capillaire, huile cheveux, huile corps, huile d amande douce, huile d argan, huile d avocat, huile de barbarie,
      huile de carotte, huile de coco, huile de fenugrec, huile de jojoba, huile de nigelle, huile de ricin, huile de
      rose musquee, huile de soin, huile demaquillante, huile eclaircissante, huile essentielle, huile parfumee, huile
      seche, huile solaire, huile vegetale, huile visage, hydrolat, illuminateur, karite, keratine, kessa, kit
      lissage, kit manucure, kit pedicure, lace frontal, lait capillaire, lait corporel, lait corps, lait
      demaquillant, lait hydratant, lames de rasoir, lampe uv, lampe uv ongles, laque, lime a ongles, limes, lingette
      demaquillante, lissage, lisseur, lotion, lotion capillaire, maquillage, mascara, mascara sourcils, masque,
      masque argile, masque capillaire, masque cheveux, masque tissu, masque visage, meche bresilienne, meches, miroir
      grossissant, miroir maquillage, monoi, mousse a raser, mousse coiffante, mousse nettoyante, musc, nettoyant
      visage, oud, pack soin, pain de savon, palette de maquillage, palette fards, palette maquillage, palette yeux,
      papier mouchoir visage, parfum, parfum enfant bebe, parfum femme, parfum homme, parfums, patch anti rides, patch
      yeux, patchs yeux, peigne, perruque, perruques, pierre d alun, pierre ponce, pince a epiler, pinceau maquillage,
      pinceaux maquillage, ponceuse ongles, poncho coiffeur, porte savon creme, poudre, poudre bronzante, poudre
      capillaire, poudre compacte, poudre de soleil, poudre libre, rape electrique pieds, rape pieds, rasoir, rasoir
      electrique, recourbe cils, rhassoul, rouge a levres, rouge levres, rouleau de jade, routine visage, savon, savon
      artisanal, savon d alep, savon de marseille, savon eclaircissant, savon liquide, savon main, savon mains, savon
      noir, savon solide, savonnette, seche cheveux, sel de bain, sels de bain, serum, serum cheveux, serum
      eclaircissant, serum visage, set pinceaux, shampoing, shampoing sec, shampoing solide, shampooing, shampooing
      sec, soin, soin anti age, soin capillaire, soin cheveux, soin des ongles, soin eclat, soin hydratant, soin
      visage, spf 50, spray cheveux, spray coiffant, spray corps, spray demelant, stick levres, stylo levres,
      tatouage, teinture sourcils, terre de soleil, tissage, tondeuse, tondeuse barbe, tondeuse cheveux, tonique,
      trousse maquillage, trousse maquillage garnie, vanity, vernis, vernis a ongles, vernis semi permanent`,
    ],
    [
      'ARTS_AND_CRAFTS',
      `affiche publicitaire, agenda, agenda scolaire, agrafeuse, aiguille, aiguille a tricoter, aiguille circulaire,
      aiguilles, aiguilles a tricoter, album scrapbooking, aquarelle, argile autodurcissante, argile polymere,
      autocollant, autocollants, badge nominatif, biais, bloc, bloc a dessin, bloc aquarelle, bloc note, bloc notes,
      boite cadeau, bombe de peinture creative, bouton, bouton bois, boutons, brochure, broderie, broderie diamant,
      cachet, cahier, cahier de brouillon, cahier de coloriage, cahiers, calendrier, calendrier mural, carnet, carnet
      a dessin, carnet de croquis, carnet de notes, carnet de voyage, carnets, carte anniversaire, carte d
      anniversaire, carte d invitation, carte de correspondance, carte de remerciement, carte de visite, carte de
      voeux, carte postale, cartes, cartes de visite, carton, chemise a rabats, chemise cartonnee, chevalet, cire a
      cacheter, cire d abeille bougie, cire de soja, ciseaux, ciseaux de couture, classeur, coffret peinture, colle,
      coloriage, compas, conferencier, correcteur blanc, coton a tricoter, coupon, coupon de tissu, craies, crayon a
      papier, crayon de couleur, crayon graphite, crayons, crayons aquarellables, crayons de couleur, crochet, crochet
      amigurumi, dentelle, dentelle au metre, depliant, diamond painting, dies de decoupe, echeveau, effaceur,
      elastiques de bureau, encre, encreur, enveloppe, enveloppes, etiquette, faire part, fermeture eclair, feuille
      a4, feuille de stickers, feutre, feutres, feutres a alcool, feutres acryliques, feutrine, fil, fil a broder, fil
      a coudre, fil a coudre polyester, fil a tricoter, fil coton, fil d aluminium creatif, fimo, flyer, flyers,
      fusain, galon, gomme, gomme mie de pain, gommette, gouache, intercalaires, kakemono, kit bijoux, kit bougie, kit
      broderie, kit couture, kit couture enfant, kit creatif, kit crochet, kit diy, kit loisir creatif, kit macrame,
      kit peinture, kit savon, kit scrapbooking, kit tricot, laine, laine a tricoter, laine merinos, livre d or,
      loisir creatif, loisirs creatifs, lutin porte vues, machine a coudre, macrame, marque page, marqueur, masking
      tape, matrice de coupe, meche bougie, memo, mercerie, mines, moule bougie, moule en silicone resine, moule
      resine, notes adhesives, organiseur de bureau, origami, paillettes, papeterie, papier, papier a dessin, papier a
      lettres, papier aquarelle, papier cadeau, papier calque, papier creatif, papier de soie, papier origami, papier
      peint scrapbook, papier photo, papier scrapbooking, parfum pour bougie, pastel, pastels, pate polymere, patron,
      patron de couture, peinture, peinture a l huile, peinture acrylique, peinture par numero, peinture par numeros,
      peinture tissu, peinture vitrail, pelote, pelote de laine, pelotes, perforatrice, perforatrice creative, perle a
      coudre, perles, perles de rocaille, perles en bois, pigment, pinceau, pinceaux, planche de stickers, planche
      stickers, planner, plastifieuse, plastiline, plume calligraphie, pochette cadeau, pochette plastique, pochettes
      perforees, pochettes plastifiees, pochoir, point de croix, porte badge, porte crayons, porte document, porte
      documents, porte mine, porte nom, porte vues, post it, pot a crayon, pot a crayons, punaises, ramette, ramette
      de papier, regle, repertoire, resine epoxy, roll up, roller stylo, ruban, ruban cadeau, ruban correcteur, ruban
      organza, ruban satin, rubans, sac cadeau, sac en papier, sac kraft, sac papier, sachet cadeau, sangle au metre,
      sceau, scrapbooking, semainier, sous main, sticker, stickers, stylo, stylo a bille, stylo bille, stylo
      effacable, stylo gel, stylo plume, stylo quatre couleurs, stylo roller, surligneur, surligneurs, tableau blanc,
      tableau liege, taille crayon, tampon, tampon bois, tampon clear, tampons encreurs, thermocollant, timbre, tissu,
      tissu ameublement, tissu au metre, tissu coton, tissu wax, tissus, to do list, toile a peindre, toile de jouy
      tissu, trieur, trombones, trousse scolaire, vernis colle, washi`,
    ],
    [
      'JEWELRY',
      `alliance, bague, bague de fiancailles, bague solitaire, bijou, bijou de corps, bijoux, bo, boite a bijoux,
      boucle d oreille, boucles, boucles d oreilles, boucles oreilles, bracelet, bracelet cheville, bracelet cordon,
      bracelet jonc, bracelet perles, broche, chaine, chaine de cheville, chaine or, chapelet, charm, chevaliere,
      collier, collier perles, collier ras de cou, creole, creoles, diademe, gourmette, jonc, mala, manchette,
      medaille, parure, parure bijoux, pendants, pendants d oreilles, pendentif, perle, piercing, porte bijoux, puce d
      oreille, puces d oreilles, ras de cou, sautoir, solitaire`,
    ],
    [
      'SPORTS',
      `antivol, arc, balle de golf, balle de tennis, balles de tennis, ballon, ballon de foot, baton de ski, bidon
      velo, billard, bonnet de bain, bonnet de ski, bouee, boules de petanque, brassards, bride, but de foot, casque
      de ski, casque de velo, casque velo, chambre a air, chasuble, chaussure de foot crampons, chaussure de ski, club
      de golf, combinaison de plongee, derailleur, eclairage velo, equitation, fil dentaire sport, filet de but,
      flechettes, gant de boxe, gants de boxe, gants de gardien, gants de ski, gants de velo, guidon velo, licol,
      luge, lunettes de natation, lunettes de piscine, masque de plongee, masque de ski, masque et tuba, paddle,
      paddle gonflable, palmes, patin, pedales, petanque, planche, planche a roulettes, planche de natation, planche
      de surf, plot, pneu de velo, pneu velo, pompe a velo, porte bidon, porte velo, protege dents, protege tibia,
      raquette, raquette de padel, raquette de tennis, raquette ping pong, roller, rollers, sac de frappe, selle,
      selle de velo, selle velo, short de bain sport, sifflet, skate, skateboard, ski, skis, table de ping pong, tapis
      de gym, tapis de selle, trampoline, trotinette, trotinettes, trottinette, trottinette electrique, trottinette
      freestyle, tuba, velo, velo electrique, volant badminton, vtt`,
    ],
    [
      'HEALTH_AND_FITNESS',
      `acerola, acides amines, aerosol therapie, alcool, alese, appareil abdominal, appareil auditif, appareil de
      massage, appareil ems, ashwagandha, attelle, bain de bouche, bain de pieds, balance connectee, ballon de gym,
      ballon pilates, banc abdominal, banc de musculation, bandage, bandages, bande cohesive, bande de resistance,
      bande elastique, bandelettes, bandes de resistance, barre de fitness, barre de musculation, barre de pilates,
      barre de traction, barre fixe, barre proteinee, barres proteinees, bas de contention, baume chauffant, baume du
      tigre, bcaa, bequille, blanchiment dentaire, boite a comprimes, boite a pilules, boite comprimes, bouchons d
      oreilles, bougie de massage, bouillotte, brique de yoga, brosse a dents, brosse a dents electrique, brosse
      interdentaire, brosses interdentaires, brossette, brossettes, bruleur de graisse, calcium, canne de marche,
      capsules vegetales, capsules vegetariennes, cbd, ceinture abdominale, ceinture chauffante, ceinture de dos,
      ceinture de sudation, ceinture lombaire, chaise percee, charbon actif, chevillere, chevilleres, collagene,
      collyre, complement, complement alimentaire, complements, compresse, compresses, comprime, comprimes, corde a
      sauter, corde de crossfit, corde ondulatoire, correcteur de posture, correcteur posture, coton hydrophile, coupe
      menstruelle, coussin chauffant, coussin de meditation, coussin massant, coussin orthopedique, creatine, creme
      chauffante, culotte de regle, culotte menstruelle, cup menstruelle, curcuma gelules, cure dents, deambulateur,
      dentifrice, disque de musculation, echinacea, elastique de musculation, elastique fitness, elastiques fitness,
      electrostimulateur, fauteuil massant, fauteuil roulant, fer, fil dentaire, gainer, gant de musculation, gants de
      fitness, gants de musculation, gants en latex, gants fitness, gants jetables, gants nitrile, gants vinyle, gel
      hydroalcoolique, gelee, gelee royale, gelule, gelules, gelules vegetales, genouillere, gilet de sauna, gilet
      leste, ginseng, glucometre, glutathion, gouttes, gouttiere dentaire, haltere, halteres, hand grip, herbes detox,
      huile cbd, huile de massage, huile mct, infusion bien etre, inhalateur, jet dentaire, kettlebell, lecteur de
      glycemie, levure de biere, lit medicalise, lubrifiant, magnesium, masque chirurgical, masque de nuit, masque de
      nuit sommeil, masque de sommeil, masque ffp2, masque jetable, masque yeux sommeil, masseur, matelas anti
      escarres, medecine ball, melatonine, mini velo, moringa, multivitamines, nebuliseur, omega 3, oreiller cervical
      medical, oxymetre, pansement, patch chauffant, pedalier, pese personne, pilulier, pistolet de massage, pistolet
      de massage musculaire, planche d equilibre, planche de bain, poids, poignee push up, poignees push up, pommade,
      pommade cicatrisante, pre workout, preservatif, presse a cuisses, probiotique, propolis, protection urinaire,
      protege slip, proteine, proteine vegetale, rack de musculation, rameur, redresse dos, rehausseur wc, roue
      abdominale, rouleau de massage, rouleau de massage mousse, rouleau masseur, sangle de yoga, semelles
      orthopediques, serre poignet, serum physiologique, serviette hygienique, serviettes hygieniques, sextoy, sirop
      toux, soin bucco dentaire, solution hydroalcoolique, sparadrap, spiruline, spray buccal, spray dentaire, spray
      nasal, station de musculation, step, step fitness, stethoscope, swiss ball, tampons, tapis d acupression, tapis
      de course, tapis de yoga, tapis yoga, tensiometre, tensiometre bras, test de grossesse, the detox, thermometre,
      tisane detox, tisane minceur, trousse de secours, velo biking, velo cardio, velo d appartement, velo d exercice,
      vélo de biking, velo elliptique, velo exercice, velo spinning, ventouse, ventouse therapie, ventouses,
      vibromasseur, vitamine, vitamine c, vitamine d, vitamine d3, whey, zafu, zinc`,
    ],
    [
      'HOME',
      `abat jour, abattant, accessoires salle de bain, adhesif mural, adoucissant, affiche, affiche murale, album
      photo, album photos, alese matelas, ampoule, anneaux de rideau, anti cafards, anti calcaire, anti fourmis, anti
      moustique, applique, armoire, armoire a chaussures, armoire penderie, aspirateur, aspirateur balai, aspirateur
      robot, assouplissant, bac, bac a linge, baignoire, bakhour, balai, balai auto essorage, balai essorage, balai
      serpillere, balai vapeur, balais, ballon anniversaire, ballon helium, ballons, banc, bande led, banquette, barre
      de rideau, bibliotheque, bloc wc, bocal deco, boite, boite a bijoux murale, boite a chaussures, boite a cles,
      boite a mouchoirs, boite a musique, boite aux lettres, boite de mouchoirs, boite de rangement, boite decorative,
      bonde, bougeoir, bougie, bougie anniversaire, bougie artisanale, bougie chauffe plat, bougie de soja, bougie
      naturelle, bougie parfumee, bougies, bougies parfumees, boule a neige, boule de neige, boule de noel, bouquet de
      fleurs sechees, bouton de meuble, bouton de porte, brasseur d air, brosse wc, brule parfum, bruleur, buffet,
      bureau, bureau enfant, bureau gamer, bureau informatique, cache radiateur, cadre, cadre de lit, cadre deco,
      cadre lumineux, cadre mural, cadre photo, calendrier de l avent, canape, canape convertible, canape d angle,
      canape lit, carrelage, centrale vapeur, chaise, chaise de bureau, chaise gamer, chaise haute bar, chaise longue
      interieur, chaise pliante, chaises, chandelier, chauffage, chauffe eau, chauffe serviette, chaussette de noel,
      cheminee, chevet, chiffon, cintre, clic clac, climatisation, climatiseur, climatiseur mobile, climatiseur
      portatif, coffret bougie, coiffeuse, colonne de douche, commode, convecteur, corbeille, corbeille a linge,
      corbeille a papier, couette, coupe trophee, coupelle decorative, couronne, couronne de fleurs sechees, coussin,
      coussin de sol, coussin decoratif, couverture, couvre lit, couvre matelas, creche de noel, crochet adhesif,
      crochet mural, cuvette wc, deco, deco anniversaire, deco murale, decoration, decoration anniversaire, decoration
      de noel, decoration murale, decorations de noel, defroisseur, degraissant, deshumidificateur, desinfectant,
      desodorisant, detachant, detartrage, detartrant, diffuseur, distributeur de papier, distributeur de savon,
      distributeur savon, douille, drap, drap de bain, drap de lit, drap de plage, drap housse, drap plat, draps,
      dressing, eau de javel, edredon, embrasse de rideau, encens, encensoir, enseigne, eponge, essoreur, essuie tout,
      etagere, etagere flottante, etagere murale, etagere salle de bain, etendoir, fanion, fauteuil, fauteuil de
      bureau, fauteuil gamer, fauteuil relax, fauteuil releveur, fauteuils, fer a repasser, fer vapeur, figurine
      decorative, fleur artificielle, fleurs artificielles, fleurs sechees, fleurs sechees bouquet, flexible de
      douche, fondant, fondant parfume, fondants, fouta, galerie photo, galette de chaise, gant de toilette, gants de
      menage, gobelet salle de bain, guirlande, guirlande fanions, guirlande led, guirlande lumineuse, guirlande noel,
      herbe de la pampa, horloge, horloge murale, housse de canape, housse de chaise, housse de couette, housse de
      coussin, housse de matelas, housse de rangement, housse de table a repasser, humidificateur, humidificateur d
      air, impression, insecticide maison, insert, javel, jete de canape, jete de lit, lampadaire, lampe, lampe a
      huile, lampe a lave, lampe a poser, lampe berger, lampe de bureau, lampe de chevet, lampe de sel, lampe de
      table, lampe led, lampe liseuse, lampe murale, lampe pince, lampe plafond, lampe solaire, lampe sur pied, lampe
      tactile, lampe veilleuse, lanterne, lavabo, lave linge, lave sol, lave vitre, lessive, lessive liquide, linge de
      lit, linge de toilette, lingette, lingettes nettoyantes, liquide de nettoyage, liquide vaisselle, lit, lit bebe
      evolutif, lit cabane, lit coffre, lit enfant, lit mezzanine, lit superpose, lits superposes, luminaire, lustre,
      lutin, machine a laver, magnet, marchepied, masque africain, matelas, medaille trophee, meridienne, meuble,
      meuble a chaussures, meuble d entree, meuble de rangement, meuble salle de bain, meuble tv, meuble vasque,
      microfibre, miroir, miroir mural, miroir salle de bain, mitigeur, mitigeur douche, mitigeur lavabo, mouchoirs,
      moustiquaire, moustiquaire fenetre, moustiquaires, nappe en papier fete, neon, neon led, nettoyant, nettoyant
      multi usage, nettoyant sol, nettoyant wc, nettoyeur vapeur, objet de decoration, objet deco, objet decoratif,
      oeuf de paques decoratif, oreiller, organisateur, organiseur, paillasson, pampa, panier, panier a linge, panier
      de rangement, panneau decoratif, panneau mural, papier hygienique, papier peint, papier peint adhesif, papier
      toilette, paravent, parfum d ambiance, parfum d interieur, parfum de linge, parfum textile, paroi de douche,
      parquet, parure de couette, parure de drap, parure de lit, pastilles lave vaisselle, patere, patere murale,
      peignoir serviette, pele mele, pelle a poussiere, penderie, pendule, pere noel, photophore, piege a mouches,
      pince a linge, plafonnier, plafonnier led, plaid, plaid en laine, plante artificielle, plaque, plaque de porte,
      plaque decorative, plaque funeraire, plaque murale, plateau de lit, plateau decoratif, poele a bois, poele a
      granules, poignee, pommeau de douche, portant, porte brosse a dents, porte cles mural, porte encens, porte
      manteau, porte papier toilette, porte parapluie, porte photo, porte revues, porte savon, porte serviette,
      portrait, poster, pot a bougie, pot pourri, poubelle, poubelle a pedale, poubelle de tri, pouf, pouf poire,
      produit vaisselle, projecteur d etoiles, projecteur led, protege matelas, protege oreiller, purificateur d air,
      raclette vitre, radiateur, radiateur bain d huile, radiateur electrique, rafraichisseur d air, range chaussures,
      rangement, rangement chaussures, raquette anti moustique, receveur de douche, reglette, repose pied, reveil,
      rideau, rideau de douche, rideau occultant, rideaux, robinet, robinet cuisine, robot aspirateur, rose eternelle,
      roses eternelles, ruban led, sac a linge, sac aspirateur, sac de rangement sous vide, sac poubelle, sachet
      parfume, sacs poubelle, sapin, sapin artificiel, sapin de noel, sapin de noel artificiel, savon de marseille
      menage, sculpture, sculpture murale, seau, seau essoreur, seau et balai, seche linge, seche serviette, sechoir a
      linge, separateur de piece, serpilliere, serviette, serviette de bain, serviette de plage, serviette de
      toilette, set salle de bain, sommier, split, spot, spot led, spray d ambiance, spray textile, statue, statuette,
      statuette bouddha, sticker deco, sticker mural, sticker mural deco, stickers muraux, store, store enrouleur,
      store venitien, surmatelas, suspension, table, table a manger, table a repasser, table basse, table console,
      table d appoint, table d ordinateur portable, table de bureau, table de chevet, table de jardin interieur, table
      de lit, table de nuit, table de salle a manger, table enfant, table gigogne, table haute, table ordinateur,
      table pliante, table pour pc, tableau, tables, tablettes lave vaisselle, tabouret, tabouret de bar, tabourets,
      taie, taie d oreiller, taies, tapette, tapis, tapis antiderapant, tapis berbere, tapis cuisine, tapis d entree,
      tapis de bain, tapis de priere, tapis de salle de bain, tapis de salon, tapis enfant, tapis exterieur, tapis
      rond, tete de lit, toile, traversin, tringle, tringle a rideau, trophee, trophees, tube led, urne, urne
      funeraire, vase, vase en ceramique, vase en verre, veilleuse, ventilateur, ventilateur plafond, ventilateur sur
      pied, vide poche, voilage, voilages, wc`,
    ],
    [
      'TOYS',
      `ardoise lcd, ardoise magique, bac a sable, balancoire, ballon sauteur, barbie, booster, booster pokemon, bulles
      de savon, camion jouet, carte a collectionner, carte pokemon, cartes a collectionner, cerf volant, cheval a
      bascule, circuit, coffret jeux, coffret pokemon, cubes, cuisine enfant, deguisement enfant, dinette, display
      pokemon, dominos, doudou lapin, draisienne, echiquier, figurine, figurine funko, figurine manga, figurine pop,
      hochet en bois, jeu, jeu d echecs, jeu d eveil, jeu de cartes, jeu de construction, jeu de domino, jeu de
      plateau, jeu de role, jeu de scrabble, jeu de societe, jeu educatif, jeu en bois, jeu montessori, jeux, jeux de
      societe, jouet, jouet en bois, jouets, kit scientifique, lego, maison de poupee, maquette, maquette avion,
      maquette bateau, maquette char, maquettes, marionnette, miniature, modelisme, monopoly, nounours, ours en
      peluche, pate a modeler, pate a sel, peluche, petite voiture, pistolet a eau, porteur, poupee, poupon, protege
      cartes, puzzle, robot jouet, scrabble, sleeves, slime, tableau enfant ardoise, tablette de dessin, tablette
      dessin, tablette lcd, tente de jeu, toboggan, toupie, toupie bois, train en bois, tricycle, trottinette enfant,
      uno, voiture miniature, voiture telecommandee`,
    ],
    [
      'TOOLS',
      `agrafe, agrafes, agrafeuse murale, boite a outils, boite de derivation, boulon, brosse metallique, burin, cable
      electrique, cadenas, casque de chantier, chaine acier, chariot, charniere, chatterton, chaussures de securite
      epi, cheville, ciment, ciseau a bois, clapet, cle a douille, cle a molette, cle a pipe, cle allen, cle
      dynamometrique, cle mixte, cle plate, clou, clous, coffret douilles, colle bois, colle carrelage, colle forte,
      collier de serrage, collier rilsan, compresseur, contacteur, corde, coude, coulisse, coulisse tiroir, courroie,
      couteau suisse, cric, cutter, cylindre, decapeur, diable, disjoncteur, disque a tronconner, disque diamant,
      domino electrique, douilles outillage, echelle, ecrou, ecrous, electrode, electrovanne, embout de vissage,
      embouts, enduit, equerre, escabeau, etabli, etau, fer a souder, fil electrique, foret, forets, fusible, gaine,
      gants de travail, gilet de securite, gilet jaune, gond, goujon, groupe electrogene, interrupteur, interrupteur
      va et vient, jeu de cles, jeu de douilles, jeu de tournevis, joint, joint torique, lame cutter, lame de scie,
      lampe frontale, lampe torche, lasure, lunettes de protection, manchon, manille, marteau, marteau piqueur, masque
      de soudure, mastic, meche, metre ruban, meule, meuleuse, mousqueton inox, mousse expansive, multimetre,
      nettoyeur haute pression, niveau, niveau laser, outil, outillage, outils, palan, papier abrasif, papier de
      verre, paumelle, peinture bois, peinture murale, perceuse, perforateur, pince, pince a denuder, pince coupante,
      pince multiprise, pince universelle, pinceau batiment, pistolet a colle, pistolet a peinture, pistolet silicone,
      platre, poignee de porte, pompe, pompe a eau, pompe immergee, ponceuse, poste a souder, poste a souder inverter,
      prise de courant, prise electrique, prise murale, profile, profile aluminium, quincaillerie, rabot, raccord,
      raccord laiton, raccord rapide, ratelier, rivet, robinet d arret, rondelle, rondelles, rouleau de peinture,
      rouleau peinture, roulement, roulette, ruban adhesif, ruban de masquage, ruban isolant, scie, scie a metaux,
      scie circulaire, scie cloche, scie sauteuse, scotch, serre joint, serrure, serrurerie, silicone, spatule
      maconnerie, surpresseur, tableau electrique, taloche, teflon, tige filetee, tournevis, treuil, tronconneuse,
      truelle, tube pvc, tuyau, tuyau pvc, vanne, vanne a bille, vernis bois, verrou, vis, visseuse`,
    ],
    [
      'AUTOMOTIVE',
      `aileron, allume cigare, alternateur, amortisseur, ampoule h7, ampoule voiture, antivol moto, aspirateur de
      voiture, aspirateur voiture, attelage, autoradio, autoradio android, balai d essuie glace, barre de toit,
      batterie voiture, bequille moto, blouson moto, booster batterie, bougie d allumage, cable de demarrage, cache
      plaque, calandre, casque moto, chaine neige, chaines neige, chargeur allume cigare, chargeur voiture, cire
      voiture, cle de roue, coffre de toit, couvre volant, demarreur, desodorisant voiture, disque de frein,
      echappement, embrayage, enjoliveur, essuie glace, feu arriere, filtre a air, filtre a huile, filtre habitacle,
      gant moto, gants moto, gilet airbag, gonfleur pneu, guidon moto, housse de siege, housse de voiture, housse
      siege auto, housse voiture, housses de siege, huile moteur, injecteur, intercom moto, jante, jantes, joint de
      culasse, kit chaine, kit de carrosserie, kit embrayage, lave glace, leve vitre, levier embrayage, liquide de
      frein, liquide de refroidissement, moto, pare choc, phare, plaque d immatriculation, plaquette de frein,
      plaquettes de frein, pneu, pneus, poignee exterieure, polish, pompe a essence, pot d echappement, radiateur
      voiture, retroviseur, rotule, roulement de roue, shampoing voiture, silencieux, support voiture, suspension
      voiture, tapis auto, tapis de voiture, top case, turbo`,
    ],
    [
      'GARDEN',
      `abri de jardin, arbre, arbuste, arroseur, arrosoir, bain de soleil, bassin, beche, bonsai, bouquet, brasero,
      bulbe, cache pot, cactus, carillon, chaise longue, cloture, compost, composteur, debroussailleuse, desherbant,
      engrais, fleur, fleurs, fontaine, gazon, gazon synthetique, graine, graines, hamac, insecticide, jardiniere,
      mangeoire, monstera, nichoir, orchidee, parasol, pelle, pergola, piscine, plante, plante d interieur, plante
      verte, pot de fleur, pot de fleurs, potager, rateau, rosier, salon de jardin, secateur, semence, serre,
      souffleur, spa, succulente, taille haie, terreau, tondeuse a gazon, tondeuse gazon, tonnelle, transat, treillis,
      tuyau d arrosage`,
    ],
    [
      'OUTDOORS',
      `affut, airsoft, allume feu, appat, appeau, appelant, arbalete, arc de chasse, bache, baguette de nettoyage,
      baionnette, balles 9mm, bas de ligne, bateau gonflable, baton de marche, baton de randonnee, batons de marche,
      baudrier, billes airsoft, bipied, bivvy, boite de culasse, boite de peche, bouchette, bouillette, bouillettes,
      boussole, brelage, bretelle de fusil, bretelle fusil, camera de chasse, canne, canne a mouche, canne a peche,
      canne carpe, cannes, canoe, canon, canot, carabine, carabine a air comprime, carabine a plomb, carquois,
      cartouche, cartouche de chasse, cartouche gaz, cartouches, cartouchiere, casque d escalade, casque militaire,
      chaise de camping, chargeur airsoft, chargeur fusil, chargeur pistolet, cible, corde d escalade, couteau,
      couteau bushcraft, couteau de chasse, couteau de poche, couteau militaire, couteau pliant, couverture de survie,
      cran de mire, crosse, cuillere peche, culasse, dague, descendeur, detente, douche solaire, douille laiton,
      ecouvillon, ejecteur, emerillon, epuisette, etui pistolet, extracteur, fil de peche, filet de camouflage, filtre
      a eau camping, fleche, fleches, flotteur, fourreau, fourreau fusil, fusil, fusil de chasse, fut, gamelle
      camping, garde main, gaz camping, gilet de sauvetage, glaciere, gourde militaire, guidon de mire, hache,
      hamecon, hausse, holster, housse fusil, jumelles, kayak, kit de nettoyage fusil, kit de survie, lampe de
      camping, lance pierre, lanterne camping, leurre, leurre souple, lit de camp, longe, longue vue, lunette de tir,
      lunette de visee, mallette fusil, matelas gonflable, mirador, mouche peche, moulinet, moulinet peche,
      mousqueton, munition, munitions, nylon peche, pagaie, pastille purification, percuteur, piege photographique,
      piolet, pistolet, pistolet a plomb, pistolet d alarme, plaque de couche, plomb peche, plombs, poignard, point
      rouge, poisson nageur, popote, popote camping, porte chargeur, raquettes a neige, ration, rechaud, rechaud a
      gaz, revolver, sabre, sac de couchage, sac etanche, sac isotherme, siege de peche, table de camping, tapis de
      sol, telemetre, telescope, tente, tresse, vision nocturne, waders`,
    ],
    [
      'KITCHEN',
      `aerateur vin, aiguiseur, air fryer, appareil a donuts, appareil a fondue, appareil a raclette, assiette,
      assiette a dessert, assiette creuse, assiette jetable, assiette plate, assiettes, assiettes en carton,
      autocuiseur, bac a glacons, baguettes, balance de cuisine, barbecue, batterie de cuisine, batteur, batteur
      electrique, bec verseur, bee wrap, bento, beurrier, blender, blender chauffant, bloc couteaux, bocal, bocal en
      verre, bocaux, boite a cafe, boite a gouter, boite a lunch, boite a pain, boite a the, boite alimentaire, boite
      bento, boite de conservation, boite hermetique, boite isotherme, boite repas, boites de conservation, boites
      hermetiques, bol, bol a soupe, bol en bois, bouchon de bouteille, bouchon vin, bouilloire, bouilloire
      electrique, bouilloires, bouteille, bouteille d eau, bouteille en verre, bouteille inox, bouteille isotherme,
      bouteille thermos, brochette, broyeur, broyeur a epices, cafetiere, cafetiere a piston, cafetiere italienne,
      cake mould, carafe, carafe a decanter, carafe filtrante, carafe vin, casier a bouteilles, casse noix, casserole,
      cassolette, cave a vin, centrifugeuse, chemin de table, chope, cocotte, coffret couteaux, congelateur,
      coquetier, corbeille a fruits, corbeille a pain, coupe a fruits, coupe frites, coupe legumes, coupe pizza,
      coupelle, coupelles, couscoussier, couscoussiers, couteau a beurre, couteau a fromage, couteau a huitre, couteau
      a pain, couteau a viande, couteau d office, couteau de chef, couteau de cuisine, couteau de table, couteaux,
      couverts, couverts a salade, croque monsieur, cuillere, cuillere a cafe, cuillere en bois, cuiseur, cuiseur a
      riz, cuiseur vapeur, cuisiniere, decapsuleur, denoyauteur, derouleur, dessous de plat, dessous de tasse, dessous
      de verre, dessous de verres, distributeur d eau, distributeur de pate, douille patisserie, econome, egouttoir,
      egouttoir vaisselle, emporte piece, ensemble de couteaux, ensemble vaisselle, eplucheur, essoreuse, essoreuse a
      salade, essuie main, etagere a epices, extracteur de jus, faitout, film alimentaire, film etirable, filtre a
      eau, flute, flute a champagne, fontaine a eau, fouet, four, four electrique, four encastrable, fourchette,
      frigo, friteuse, friteuse sans huile, fusil a aiguiser, gant de cuisine, gant de four, gaufrier, gaziniere,
      glaciere cuisine, gobelet, gobelet carton, gobelet jetable, gobelets, gourde, gourde enfant, gourde inox, gourde
      isotherme, gril, grill, grille barbecue, grille pain, hache viande, hachoir, hachoir a viande, hachoir
      electrique, hotte, hotte aspirante, huilier, infuseur, jatte, keskes, lave vaisselle, legumier, louche, lunch
      box, machine a cafe, machine a cafe a grain, machine a expresso, machine a glace, machine a glacons, machine a
      pain, machine a pates, machine a pop corn, machine a popcorn, mallette couteaux, mandoline, manique, marmite,
      maryse, menagere, micro onde, micro ondes, mini four, minuteur, mixeur, mixeur plongeant, mixeurs, mortier,
      moule, moule a cake, moule a gateau, moule a gaufre, moule a tarte, moule en silicone, moule silicone, moulin,
      moulin a cafe, moulin a poivre, moulin a sel, mug, mug de voyage, mug isotherme, multicuiseur, nappe, nappe
      ciree, nicer dicer, ouvre boite, ouvre bouteille, paille, pailles, panini, panini grill, papier alu, papier
      aluminium, papier cuisson, passoire, pelle a pizza, pelle a tarte, petite cuillere, petrin, pichet, pierre a
      aiguiser, pierre a pizza, pilon, pince de cuisine, pinceau de cuisine, pique, piques a brochettes, plancha,
      planche a decouper, planche a pain, plaque a induction, plaque a patisserie, plaque de cuisson, plaque de
      cuisson gaz, plaque electrique, plaque induction, plaque vitroceramique, plat, plat a four, plat a gratin, plat
      a tajine, plat a tarte, plat de presentation, plat de service, plateau, plateau a fromage, plateau de service,
      poche a douille, poele, poivrier, porte assiette, porte bouteille, porte couverts, porte epices, pot a epices,
      pot a ustensiles, pot de conservation, pots de conservation, press ail, presse agrume, presse agrumes, presse
      ail, presse citron, presse fruits, presse orange, presse puree, rafraichisseur, ramequin, range couverts,
      rangement epices, rape, ravier, rechaud cuisine, rechaud electrique, refrigerateur, robot culinaire, robot de
      cuisine, robot menager, robot multifonction, robot patissier, robot petrin, rond de serviette, ronds de
      serviette, rouleau a patisserie, rouleau essuie tout support, roulette a pizza, sac congelation, sachet
      congelation, saladier, saliere, salieres, sauciere, sauteuse, seau a champagne, seau a glace, service a cafe,
      service a raclette, service a the, service assiettes, service couteaux, service de table, serviette de table,
      serviettes de table, serviettes en papier, set a salade, set de couteaux, set de table, set de tasses, shaker,
      sorbetiere, soucoupe, soupiere, sous plat, sous tasse, spatule, sucrier, tablier, tablier de cuisine, tajine,
      tamis, tapis de cuisson, tapis de table, tasse, tasse a cafe, tasse a the, tasse de voyage, tasse isotherme,
      tasses, terrine en ceramique, theiere, theiere en fonte, theieres, thermos, thermos alimentaire, tire bouchon,
      toile ciree, torchon, torchon de cuisine, ustensile, ustensile de cuisine, ustensiles, ustensiles de cuisine,
      vaisselle, verre, verre a biere, verre a eau, verre a the, verre a vin, verrerie, verres, verres a the, verseur,
      vinaigrier, wok, yaourtiere`,
    ],
    [
      'PET_SUPPLIES',
      `anti puces, antiparasitaire, aquarium, arbre a chat, bac a litiere, cage, cage oiseau, collier chat, collier
      chien, collier pour chien, coussin chien, croquettes, fontaine a eau chat, friandise chien, friandises pour
      chien, gamelle, griffoir, harnais, harnais chien, herbe a chat, jouet chien, jouet pour chat, jouet pour chien,
      laisse, laisse chien, litiere, manteau chien, medaille chien, niche, os a macher, panier chien, panier pour
      chien, patee, sac a crottes, vermifuge`,
    ],
    [
      '',
      `abonnement, ail, album, amandes, anis etoile, atelier, bacon, baguette, banane, bande dessinee, bd, beurre,
      beurre de cacahuete, biere, billet, biscuit, biscuits, boeuf, boisson, bon cadeau, bon d achat, bonbon, bonbons,
      bonbons gelifies, bordeaux, box gourmande, brioche, brocoli, cacahuetes, cacao, cafe, cafe capsule, cafe en
      grains, cafe instantane, cafe moulu, calisson, cannelle, capsules cafe, capsules de cafe, caramel, carotte,
      carte cadeau, carte de fidelite, cd, cereales, champagne, cheque cadeau, chewing gum, chips, chocolat, chocolat
      chaud, chocolat noir, cidre, citron, coffret gourmand, colis gourmand, compote, confiture, conserve,
      consultation, cookies, cornichons, cours, couscous, creme anglaise, creme de marrons, creme dessert, creme
      fraiche, creme glacee, creme liquide, crepe, cumin, curcuma, dattes, dinde, disque, don, dosette, dosettes, dvd,
      e carte cadeau, e liquide, eau, eau gazeuse, eau minerale, epice, epicerie, epices, farine, farine de ble,
      figues, fleur de sel, foie gras, formation, fromage, fromage blanc, fromage rape, fruits, fruits secs, galette,
      gateau, gaufre, gelee de coing, gin, gingembre, glace, glace vanille, gomme adragante, graine de chia, graine de
      lin, graine de nigelle, graine de sesame, graines de chia, graines de courge, graines de lin, graines de
      nigelle, graines de sesame, graines de tournesol, granola, guide, guimauve, guitare, haricot, herbes de
      provence, houmous, huile, huile d argan alimentaire, huile d olive, huile d olive vierge, huile de tournesol,
      infusion, jambon, journal, jus, jus d orange, jus de fruits, jus de pomme, kiwi, lait, lait d amande, lait d
      avoine, lait de coco, lait demi ecreme, lait en poudre, legumes, lentilles, levure, limonade, liqueur,
      livraison, livre, macaron, magazine, merguez, miel, miel de fleurs, miel de lavande, milkshake, moutarde,
      muesli, noisettes, noix, noix de cajou, nougat, nuggets, oeuf, oignon, olives, orange, pain, pain de mie, panier
      gourmand, partition, pastis, pate, pate a tartiner, pates, pistaches, pizza, poire, pois chiches, poivre, poivre
      noir, pomme, pomme de terre, pommes de terre, porc, pose, poulet, puree d amande, quiche, raclette, raisins
      secs, ras el hanout, reglisse, reparation, rhum, rillettes, riz, roman, rose vin, safran, salade, sardines,
      sauce, saucisson, saumon, seance, sel, sel de guerande, semoule, sirop, sirop d agave, sirop d erable, sirop de
      menthe, soda, sorbet, soupe, soupe de poisson, stage, sucette bonbon, sucre, sucre roux, sucre vanille, surgele,
      tablette chocolat, tablette de chocolat, tapenade, terrine, the, the a la menthe, the noir, the vert, thon,
      tisane, tomate, viande, viande hachee, vin, vin blanc, vin d alsace, vin petillant, vin rouge, vinaigre, vinyle,
      vinyles, vodka, whisky, yaourt`,
    ],
  ],
  unsure: `adaptateur, agrafe, agrafes, aiguille, alcool, alliance, anneau, antenne, arbre, arc, argile, bac, bague, bagues,
    balance, ballon, ballons, bandeau, base, basket, baskets mode, bassin, batterie, bloc, body, boite, bol, booster,
    boucles, bougie, bouteille, bouton, bretelle, broche, broderie, brosse, bureau, cable, cable electrique, cadre,
    cafe, cage, calcium, canne, canon, cartes, carton, cartouche, cartouches, casque, ceinture, chaine, chaise,
    chariot, cheville, chocolat, cible, circuit, citron, cle, cles, cloche, colle, collier, colliers, compas,
    complement, comprime, console, coque, corbeille, corde, corset, costume, coton, coude, couette, coulisse,
    couronne, coussin, couteau, couteaux, couverts, crayon, creme, creole, crosse, cubes, cuir, cylindre, cylindres,
    dague, dentelle, detente, diable, domino, dominos, eau, echelle, ecran, elastique, encre, ensemble, equerre, etui,
    extension, extensions, fer, feutre, fil, fleche, fleur, fleurs, foret, fouet, four, fourreau, fusil, fut, gaine,
    gamelle, gant, gants, gazon, gel, gelee, gomme, gouttes, hache, harnais, hausse, haut, housse, huile, impermeable,
    impression, jante, jeu, jeux, joint, jonc, laine, lait, lampe, laque, leurre, limes, lit, litiere, lotion,
    lubrifiant, lunettes, magnesium, maillot, manchette, mandoline, manille, masque, mastic, meche, medaille, meuble,
    micro, miel, miniature, moto, moule, mule, niche, niveau, objectif, orange, ordinateur, paille, palmes, panier,
    papier, parfum, patin, pc portable, peigne, pelle, perle, perles, phare, pile, pince, pins, pique, planche,
    plante, plat, plateau, plombs, plot, pochette, poids, poignee, poivre, pommade, pompe, porteur, pot, pot a bougie,
    poudre, profile, radio, rallonge, rape, regle, riz, roulette, ruban, sabre, sac, sapin, sauce, savon, sel, selle,
    serie, serre, shaker, short, silicone, sleeves, soin, solitaire, souris, spot, sucre, support, suspension,
    suspensions, table, tableau, tablette, tabouret, talon, tampon, tapis, tapis de souris mini, tasse, telephone,
    tenue, the, tissu, toile, tong, top, transformateur, treillis, tresse, trousse, tuba, turbo, tuyau, vase, verre,
    verres, vin, vis, zinc`,
  printed: `affiche, badge, bague, body, boucle d oreille, boucles d oreilles, bouee, bougie, bracelet, broche, carnet, carte
    de voeux, carte postale, casquette, chaussette, chaussettes, collier, coque, coussin, deguisement, doudou,
    figurine, gourde, magnet, mug, papier peint, peluche, pendentif, plaid, porte cle, porte cles, poster, puzzle,
    pyjama, sac, statue, sticker, sweat, sweat a capuche, t shirt, tableau, tasse, tatouage, tee shirt, toile,
    torchon, tote bag, veilleuse`,
  containers: 'bocal, boite, bouteille, flacon, plateau, pot, sac, sachet, tasse, tube, verre',
  uses: {
    ELECTRONICS: `bluetooth, electronique, gamer, gaming, high tech, informatique, informatiques, ordinateur, sans fil`,
    WOMEN_CLOTHING: 'dame, feminin, femme, femmes, grossesse',
    MEN_CLOTHING: 'homme, hommes, masculin',
    FASHION: 'habillement, pret a porter, vetements',
    SHOES: 'chaussures',
    WATCHES: 'montres',
    ACCESSORIES: 'maroquinerie',
    BABY: 'bebe, bebes, naissance, nourrisson, nouveau ne, puericulture',
    BEAUTY: `anti rides, beaute, capillaire, capillaires, cheveux, coiffure, corps et bain, cosmetique, cosmetiques,
      hydratant, hydratante, maquillage, ongles, parfums, peau, soins, visage`,
    ARTS_AND_CRAFTS: 'beaux arts, broderie, couture, loisirs creatifs, mercerie, papeterie, scrapbooking, tricot',
    JEWELRY: 'bijou, bijouterie, bijoux',
    SPORTS: `basket ball, boxe, cyclisme, danse, equitation, foot, football, golf, handball, judo, natation, padel, rugby,
      running, skate, ski, sport, sports, surf, tennis, vtt`,
    HEALTH_AND_FITNESS: `amincissant, arthrose, bien etre, buccale, buccaux, bucco dentaire, complements alimentaires, dentaire, douleur,
      entrainement fitness, fitness, gelules vegetales, hygiene buccale, kine, massage, medical, minceur, musculation,
      nutrition, orthopedique, pilates, posture, remise en forme, sante, yoga`,
    HOME: `chambre, deco, decoration, linge de maison, luminaires, maison, menage, meubles, mobilier, salle de bain, salon`,
    TOYS: 'jeux de societe, jouet, jouets, poupee',
    TOOLS: 'atelier, bricolage, chantier, electricite, outillage, plomberie, quincaillerie, soudure',
    AUTOMOTIVE: 'auto, automobile, camion, moto, motos, scooter, vehicule, voiture, voitures',
    GARDEN: 'balcon, exterieur, jardin, jardinage, plantes, terrasse',
    OUTDOORS: `airsoft, alpinisme, armee, bivouac, cal 12, calibre, calibre 12, camping, carabine, chasse, colt, escalade,
      fusil, lebel, luger, mas 36, mauser, militaire, montagne, peche, pistolet, randonnee, randonnees, survie,
      tactique, tir sportif, trek, ww1, ww2, wwii`,
    KITCHEN: 'art de la table, arts de la table, cuisine, patisserie',
    PET_SUPPLIES: 'animal, animalerie, animaux, chat, chaton, chats, chien, chiens, chiot, croquette, rongeur',
  },
  makers: {
    AUTOMOTIVE: 'audi, bmw, citroen, clio, dacia, mercedes, peugeot, renault, volkswagen',
    TOYS: 'lego, playmobil',
  },
  children: 'bebe, enfant, enfants, fille, garcon, junior',
  nothing: `argent, auto adhesif, auto agrippant, auto collant, auto essorage, auto lissante, auto nettoyant, automatique,
    beige sable, bleu canard, bleu ciel, bleu marine, bois, boite de, boites de, cafe couleur, chaud, chocolat
    couleur, coffret, coffret de, coton, couleur bois, couleur or, cuir, enfant, ensemble de, fil de soie, fin,
    garcon, gris souris, huile de lin, jaune citron, jaune moutarde, jeu de, jeu de 2, kit, laine et coton, lin,
    loisirs, lot, lot de, lot de 10, lot de 100, lot de 2, lot de 3, lot de 4, lot de 5, lot de 6, marron chocolat,
    marron glace, miel couleur, mode, noir mat, oeil de chat, or, oreille de chat, paire, paire de, paires, paires de,
    porte, rose poudre, rose the, rouleau de, sac de 25 kg, sac de the, set, set de, soie, sport et loisirs, sport
    loisirs, sports et loisirs, sports loisirs, table console, verre souffle, vert d eau, vert menthe, vert olive,
    vert pomme, vert sapin`,
  endings: ['s', 'x', 'es'],
};
