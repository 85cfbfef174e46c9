import type { Words } from './words.ts';

export const FRENCH: Words = {
  head: 'first',
  cuts: 'avec, en, pour, sans',
  things: [
    ['AUTOMOTIVE+FASHION', 'blouson moto, combinaison moto, pantalon moto, veste moto'],
    ['HOME+OUTDOORS', 'lampe camping, lampe de camping, lanterne camping, lanterne de camping'],
    [
      'BABY+BEAUTY',
      `creme bebe, creme hydratante bebe, eau de cologne bebe, eau de toilette bebe, gel lavant bebe, huile bebe, lait
      bebe corps, lait de toilette bebe, savon bebe, shampoing bebe`,
    ],
    [
      'AUTOMOTIVE+ELECTRONICS',
      `ampli voiture, autoradio, camera de recul, chargeur allume cigare, chargeur voiture, dashcam, haut parleur
      voiture, radar de recul, support telephone voiture, support voiture, transmetteur fm`,
    ],
    [
      'ELECTRONICS',
      `adaptateur, adaptateur prise, adaptateur secteur, alarme, alimentation pc, ampli, amplificateur, ampoule
      connectee, anneau lumineux, antenne, appareil photo, appareil photo instantane, barre de son, barre son, barrette
      memoire, batterie, batterie de secours, batterie externe, batterie portable, bloc multiprise, boitier pc, box
      internet, cable, cable chargeur, cable de charge, cable ethernet, cable hdmi, cable reseau, cable usb,
      calculatrice, calculatrice scientifique, camera, camera de surveillance, camera ip, camera sport, carte graphique,
      carte memoire, carte mere, carte sd, cartouche d encre, cartouche encre, cartouche imprimante, casque audio,
      casque bluetooth, casque de realite virtuelle, casque gamer, casque gaming, casque sans fil, casque vr, chargeur,
      chargeur de piles, chargeur induction, chargeur rapide, chargeur sans fil, chargeur secteur, chargeur usb,
      clavier, clavier gamer, cle usb, console, console de jeux, convertisseur, coque, coque de protection, coque
      iphone, coque samsung, coque telephone, decodeur, detecteur de fumee, dictaphone, disque dur, drone, ecouteur,
      ecouteurs, ecouteurs sans fil, ecran, ecran gamer, ecran pc, enceinte, enceinte bluetooth, enceinte connectee,
      enceinte portable, etui iphone, etui tablette, etui telephone, fauteuil gamer ecran, film protecteur, gps, haut
      parleur, housse ordinateur, housse pc, housse tablette, hub usb, imprimante, imprimante 3d, interphone, lampe
      connectee, laptop, liseuse, manette, manette de jeu, memoire ram, micro, micro casque, microphone, moniteur,
      montre gps, montre intelligente bracelet, multiprise, notebook, objectif, objectif photo, onduleur, ordinateur,
      ordinateur portable, oreillettes, panneau photovoltaique, panneau solaire, pc, pc gamer, pc portable, perche a
      selfie, pile, pile rechargeable, piles, platine vinyle, prise connectee, prise usb, processeur, projecteur video,
      protection ecran, protege ecran, radio, radio reveil, rallonge, rallonge electrique, refroidisseur, regulateur de
      charge, repeteur wifi, routeur, routeur wifi, sacoche photo, scanner, smartphone, sonnette connectee, souris,
      souris gamer, ssd, station d accueil, support mural tv, support ordinateur, support tablette, support telephone,
      support telephone voiture bureau, support tv, switch reseau, tablette, tablette graphique, talkie walkie, tapis de
      souris, tapis de souris gamer, tele, telecommande, telephone, telephone portable, televiseur, television,
      thermostat connecte, toner, traceur gps, transformateur, trepied, unite centrale, ventilateur pc, verre trempe,
      videoprojecteur, videosurveillance, visiophone, webcam`,
    ],
    [
      'ACCESSORIES+OUTDOORS',
      'ceinturon, sac a dos de randonnee, sac a dos militaire, sac a dos randonnee, sac de randonnee, sac militaire',
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
      equitation, chaussons de danse, chaussure de foot, chaussure de running, chaussure de sport, chaussures de basket,
      chaussures de cyclisme, chaussures de foot, chaussures de football, chaussures de futsal, chaussures de golf,
      chaussures de padel, chaussures de running, chaussures de ski, chaussures de sport, chaussures de tennis,
      chaussures de trail, chaussures running, chaussures trail, chaussures velo, crampons, pointes de danse`,
    ],
    [
      'ELECTRONICS+WATCHES',
      `bracelet connecte, montre connectee, montre intelligente, montres connectees, montres intelligentes, smartwatch`,
    ],
    [
      'WATCHES',
      'boite a montre, bracelet de montre, bracelet montre, chronographe, horlogerie, montre, montre automatique',
    ],
    [
      'FASHION',
      `abaya, anorak, bas de jogging, bermuda, blazer, blouse medicale, blouson, blouson cuir, body, boubou, burnous,
      caftan, cape, cardigan, chaussette, chaussettes de contention mode, chemise, chemise de nuit, chemisette, cire,
      col roule, collant, collants, combinaison, costume, costume deguisement, coupe vent, debardeur, deguisement,
      deguisements, djellaba, doudoune, ensemble, ensemble jogging, gandoura, gilet, gilet de costume, gilet matelasse,
      gilet sans manche, grenouillere, haut, hoodie, impermeable, jean, jeans, jellaba, jogging, k way, kimono, legging,
      leggings, liquette, maillot, maillot de bain, maillot une piece, manteau, manteau de pluie, mariniere, pantalon,
      pantalon de jogging, pantalon de travail, parka, peignoir, polaire, polo, poncho, pull, pull over, pullover,
      pyjama, qamis, robe de chambre, salopette, short, short de bain, slip, sous pull, sous vetement, surchemise,
      survet, survetement, sweat, sweat a capuche, sweat shirt, sweat shirt capuche, sweatshirt, t shirt, tablier de
      travail, takchita, tee shirt, tee shirt manches longues, tenue, tenue traditionnelle, top, trench, tricot,
      tunique, uniforme, veste, veste de pluie, veste en jean, veste polaire, vetement`,
    ],
    [
      'FASHION+WOMEN_CLOTHING',
      `bas resille, bikini, blouse, blouse femme, body dentelle, body femme, brassiere, bustier, caraco, chemisier,
      combi pantalon, combinaison femme, combishort, corset, crop top, culotte, deux pieces maillot, ensemble lingerie,
      guepiere, jupe, jupe longue, jupe plissee, jupon, kaftan femme, lingerie, maillot de bain femme, nuisette,
      pantalon palazzo, porte jarretelle, porte jarretelles, robe, robe chemise, robe courte, robe de mariee, robe de
      soiree, robe ete, robe longue, robe pull, shorty, soutien gorge, string, tailleur, tanga, top femme`,
    ],
    ['FASHION+MEN_CLOTHING', 'boxer, calecon, costume homme, slip homme, smoking'],
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
      sac, bob, bonnet, bonnet en laine, bonnet laine, bouton de manchette, boutons de manchette, bretelle, bretelles,
      broche cheveux, cabas, cagoule, canotier, carre de soie, cartable, casquette, ceinture, ceinturon mode, chale,
      chapeau, chapeau de paille, cheche, chouchou, chouchous, cordon de lunettes, cordon lunettes, coussin de voyage,
      cravate, echarpe, echarpe en laine, ecusson, elastique, elastique cheveux, elastiques cheveux, epingle a cheveux,
      etiquette bagage, etole, etui lunettes, eventail, foulard, foulard en soie, gant, gants, gants en cuir, guetre,
      guetres, headband, hijab, jambieres, lunettes, lunettes de lecture mode, lunettes de soleil, mitaine, mitaines,
      moufle, noeud papillon, oreiller de voyage, panama, parapluie, patch thermocollant, peigne a cheveux, pin s, pin s
      email, pince a cheveux, pince cheveux, pince cravate, pinces a cheveux, pins, pochette, porte carte, porte cartes,
      porte chequier, porte cle, porte cles, porte feuille, porte lunettes, porte monnaie, porte passeport,
      portefeuille, sac, sac a dos, sac a main, sac banane, sac bandouliere, sac bandouliere cuir, sac cabas, sac d
      ecole, sac de plage, sac de sport, sac de transport, sac de voyage, sac en cuir, sac ordinateur, sac pochette, sac
      polochon, sac seau, sac shopping, sac tube, sac weekend, sacoche, sacoche ordinateur, serre tete, snood, tote bag,
      tour de cou, trousse, trousse de maquillage vide, trousse de toilette, trousses, turban, valise, valise cabine,
      voilette`,
    ],
    [
      'BABY',
      `anneau de dentition, attache tetine, babyphone, bavoir, berceau, biberon, cape de bain, chaise haute, couche,
      couffin, coussin d allaitement, doudou, echarpe de portage, gigoteuse, hochet, landau, lange, langes, lit bebe,
      matelas a langer, mobile bebe, mobile bebe musical, mobile musical, nid d ange, parc bebe, porte bebe, pot bebe,
      poussette, sac a langer, siege auto, sucette, tapis d eveil, tetine, tire lait, tour de lit, transat bebe,
      turbulette`,
    ],
    ['BABY+FASHION', 'barboteuse, bloomer, body bebe, brassiere bebe, combinaison bebe, dors bien, pyjama bebe'],
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
      solide, disque demaquillant, dissolvant, eau de cologne, eau de parfum, eau de parfum femme, eau de parfum homme,
      eau de rose, eau de toilette, eau florale, eau micellaire, eau parfumee, ecran solaire, edp, edt, encre a levres,
      enlumineur, epilateur, epilateur electrique, eponge konjac, eponge maquillage, extension, extensions, extrait de
      parfum, eye liner, fard, fard a paupieres, faux cils, faux ongle, faux ongles, faux sourcils, fer a boucler, fer a
      lisser, fibres capillaires, fond de teint, gant kessa, gel, gel aloe vera, gel cheveux, gel coiffant, gel d aloe
      vera, gel douche, gel intime, gel lavant, gel nettoyant, ghassoul, gloss, gloss levres, gommage, gommage corps,
      gommage visage, gua sha, henne, henne sourcils, huile a barbe, huile barbe, huile capillaire, huile cheveux, huile
      corps, huile d amande douce, huile d argan, huile d avocat, huile de barbarie, huile de carotte, huile de coco,
      huile de fenugrec, huile de jojoba, huile de nigelle, huile de ricin, huile de rose musquee, huile de soin, huile
      demaquillante, huile eclaircissante, huile essentielle, huile parfumee, huile seche, huile solaire, huile
      vegetale, huile visage, hydrolat, illuminateur, karite, keratine, kessa, kit lissage, kit manucure, kit pedicure,
      lace frontal, lait capillaire, lait corporel, lait corps, lait demaquillant, lait hydratant, lames de rasoir,
      lampe uv, lampe uv ongles, laque, lime a ongles, limes, lingette demaquillante, lissage, lisseur, lotion, lotion
      capillaire, maquillage, mascara, mascara sourcils, masque, masque argile, masque capillaire, masque cheveux,
      masque tissu, masque visage, meche bresilienne, meches, miroir grossissant, miroir maquillage, monoi, mousse a
      raser, mousse coiffante, mousse nettoyante, musc, nettoyant visage, oud, pack soin, pain de savon, palette de
      maquillage, palette fards, palette maquillage, palette yeux, papier mouchoir visage, parfum, parfum enfant bebe,
      parfum femme, parfum homme, parfums, patch anti rides, patch yeux, patchs yeux, peigne, perruque, perruques,
      pierre d alun, pierre ponce, pince a epiler, pinceau maquillage, pinceaux maquillage, ponceuse ongles, poncho
      coiffeur, porte savon creme, poudre, poudre bronzante, poudre capillaire, poudre compacte, poudre de soleil,
      poudre libre, rape electrique pieds, rape pieds, rasoir, rasoir electrique, recourbe cils, rhassoul, rouge a
      levres, rouge levres, rouleau de jade, routine visage, savon, savon artisanal, savon d alep, savon de marseille,
      savon eclaircissant, savon liquide, savon main, savon mains, savon noir, savon solide, savonnette, seche cheveux,
      sel de bain, sels de bain, serum, serum cheveux, serum eclaircissant, serum visage, set pinceaux, shampoing,
      shampoing sec, shampoing solide, shampooing, shampooing sec, soin, soin anti age, soin capillaire, soin cheveux,
      soin des ongles, soin eclat, soin hydratant, soin visage, spf 50, spray cheveux, spray coiffant, spray corps,
      spray demelant, stick levres, stylo levres, tatouage, teinture sourcils, terre de soleil, tissage, tondeuse,
      tondeuse barbe, tondeuse cheveux, tonique, trousse maquillage, trousse maquillage garnie, vanity, vernis, vernis a
      ongles, vernis semi permanent`,
    ],
    [
      'ARTS_AND_CRAFTS',
      `affiche publicitaire, agenda, agenda scolaire, agrafeuse, aiguille, aiguille a tricoter, aiguille circulaire,
      aiguilles, aiguilles a tricoter, album scrapbooking, aquarelle, ardoise, argile autodurcissante, argile polymere,
      autocollant, autocollants, badge nominatif, biais, bloc, bloc a dessin, bloc aquarelle, bloc note, bloc notes,
      boite cadeau, bombe de peinture creative, bouton, bouton bois, boutons, brochure, broderie, broderie diamant,
      cachet, cahier, cahier de brouillon, cahier de coloriage, cahiers, calendrier, calendrier mural, calligraphie,
      carnet, carnet a dessin, carnet de croquis, carnet de notes, carnet de voyage, carnets, carte anniversaire, carte
      d anniversaire, carte d invitation, carte de correspondance, carte de remerciement, carte de visite, carte de
      voeux, carte postale, cartes, cartes de visite, carton, chemise a rabats, chemise cartonnee, chevalet, cire a
      cacheter, cire d abeille bougie, cire de soja, ciseaux, ciseaux de couture, classeur, coffret peinture, colle,
      coloriage, compas, conferencier, correcteur blanc, coton a tricoter, coupon, coupon de tissu, craies, crayon a
      papier, crayon de couleur, crayon graphite, crayons, crayons aquarellables, crayons de couleur, crochet, crochet
      amigurumi, crochet laine, dentelle, dentelle au metre, depliant, diamond painting, dies de decoupe, echeveau,
      effaceur, elastiques de bureau, encre, encre de chine, encreur, enveloppe, enveloppes, etiquette, faire part,
      fermeture eclair, feuille a4, feuille de stickers, feutre, feutres, feutres a alcool, feutres acryliques,
      feutrine, fil, fil a broder, fil a coudre, fil a coudre polyester, fil a tricoter, fil coton, fil d aluminium
      creatif, fimo, flyer, flyers, fusain, galon, gomme, gomme mie de pain, gommette, gouache, intercalaires, kakemono,
      kit bijoux, kit bougie, kit broderie, kit couture, kit couture enfant, kit creatif, kit crochet, kit diy, kit
      loisir creatif, kit macrame, kit peinture, kit savon, kit scrapbooking, kit tricot, laine, laine a tricoter, laine
      merinos, livre d or, loisir creatif, loisirs creatifs, lutin porte vues, machine a coudre, macrame, marque page,
      marqueur, masking tape, matrice de coupe, meche bougie, memo, mercerie, mines, moule bougie, moule en silicone
      resine, moule resine, notes adhesives, organiseur de bureau, origami, paillettes, papeterie, papier, papier a
      dessin, papier a lettres, papier aquarelle, papier cadeau, papier calque, papier creatif, papier de soie, papier
      origami, papier peint scrapbook, papier photo, papier scrapbooking, parfum pour bougie, pastel, pastels, pate
      polymere, patron, patron de couture, peinture, peinture a l huile, peinture acrylique, peinture par numero,
      peinture par numeros, peinture tissu, peinture vitrail, pelote, pelote de laine, pelotes, perforatrice,
      perforatrice creative, perle a coudre, perles, perles de rocaille, perles en bois, pigment, pinceau, pinceaux,
      planche de stickers, planche stickers, planner, plastifieuse, plastiline, plume, plume calligraphie, pochette
      cadeau, pochette plastique, pochettes perforees, pochettes plastifiees, pochoir, point de croix, porte badge,
      porte crayons, porte document, porte documents, porte mine, porte nom, porte vues, post it, pot a crayon, pot a
      crayons, punaises, ramette, ramette de papier, regle, repertoire, resine epoxy, roll up, roller stylo, ruban,
      ruban cadeau, ruban correcteur, ruban organza, ruban satin, rubans, sac cadeau, sac en papier, sac kraft, sac
      papier, sachet cadeau, sangle au metre, sceau, scrapbooking, semainier, set calligraphie, sous main, sticker,
      stickers, stylo, stylo a bille, stylo bille, stylo effacable, stylo gel, stylo plume, stylo quatre couleurs, stylo
      roller, surligneur, surligneurs, tableau blanc, tableau liege, taille crayon, tambour a broder, tampon, tampon
      bois, tampon clear, tampon encreur, tampons encreurs, thermocollant, timbre, tissu, tissu ameublement, tissu au
      metre, tissu coton, tissu wax, tissus, to do list, toile a peindre, toile de jouy tissu, trieur, trombones,
      trousse scolaire, vernis colle, washi`,
    ],
    [
      'JEWELRY',
      `alliance, bague, bague de fiancailles, bague solitaire, bijou, bijou de corps, bijoux, bo, boite a bijoux, boucle
      d oreille, boucles, boucles d oreilles, boucles oreilles, bracelet, bracelet cheville, bracelet cordon, bracelet
      jonc, bracelet perles, broche, chaine, chaine de cheville, chaine or, chapelet, charm, chevaliere, collier,
      collier perles, collier ras de cou, creole, creoles, diademe, gourmette, jonc, mala, manchette, medaille, parure,
      parure bijoux, pendants, pendants d oreilles, pendentif, perle, piercing, porte bijoux, puce d oreille, puces d
      oreilles, ras de cou, sautoir, solitaire`,
    ],
    [
      'SPORTS',
      `antivol, arc, arc a poulies sport, arc classique, baby foot, babyfoot, balle de golf, balle de tennis, balles de
      ping pong, balles de tennis, ballon, ballon de basket, ballon de foot, bandes de boxe, baton de ski, bequille
      velo, bidon velo, billard, bmx, bodyboard, bombe equitation, bonnet de bain, bonnet de ski, bouclier, bouee, boule
      de petanque, boules de petanque, brassards, bride, but de foot, cagoule velo, casque de skate, casque de ski,
      casque de velo, casque equitation, casque velo, ceinture natation, cerceau gymnastique, chaine velo, chambre a
      air, chasuble, chaussure de foot crampons, chaussure de ski, chronometre sport, cible electronique, cible
      flechettes, cloches cheval, club de golf, combinaison de plongee, combinaison surf, compteur velo, coquille,
      couverture cheval, croquet, cycliste, derailleur, dossard, draisienne sport, eclairage velo, equitation, etrier,
      etriers, etrivieres, fil dentaire sport, filet, filet cheval, filet de badminton, filet de but, filet de volley,
      fixie, fleches arc, flechettes, gant de boxe, gants de boxe, gants de gardien, gants de ski, gants de velo, gants
      mma, gilet natation, gravel, guetres cheval, guidon, guidon velo, gyroroue, hoverboard, jambieres foot, jeu de
      flechettes sport, kitesurf, licol, licol cheval, longe cheval, luge, lunettes de natation, lunettes de piscine,
      lunettes de ski, manivelle, masque de plongee, masque de ski, masque et tuba, molkky, monocycle, paddle, paddle
      gonflable, palmes, panier de basket, panneau de basket, patin, patinette, patins, patins a glace, pattes d ours,
      pedale, pedales, petanque, planche, planche a roulettes, planche de natation, planche de surf, plaquettes
      natation, plot, pneu de velo, pneu trekking, pneu velo, pneu vtc, pneu vtt, pompe a velo, pompe velo, porte bebe
      velo, porte bidon, porte velo, protege dents, protege tibia, protege tibias, pull buoy, punching ball, queue de
      billard, raquette, raquette de badminton, raquette de padel, raquette de tennis, raquette ping pong, raquettes de
      badminton, raquettes de ping pong, roller, rollers, rollers en ligne, roue velo, ruban gymnastique, sac de boxe,
      sac de frappe, sacoche velo, sangle equitation, selle, selle de velo, selle equitation, selle velo, short de bain
      sport, sifflet, skate, skateboard, ski, skis, snowboard, table de ping pong, table de tennis de table, tapis de
      gym, tapis de judo, tapis de selle, trampoline, trotinette, trotinettes, trottinette, trottinette electrique,
      trottinette freestyle, tuba, velo, velo cargo, velo de route, velo electrique, velo enfant, velo pliant, velos,
      voile, volant badminton, vtc, vtt, wakeboard, wing foil`,
    ],
    [
      'HEALTH_AND_FITNESS',
      `acerola, acides amines, aerosol therapie, alcool, alese, ampoule buvable, ampoules buvables, ampoules detox,
      appareil abdominal, appareil auditif, appareil de massage, appareil ems, ashwagandha, attelle, bain de bouche,
      bain de pieds, balance connectee, ballon de gym, ballon pilates, banc abdominal, banc de musculation, bandage,
      bandages, bande cohesive, bande de resistance, bande elastique, bande elastique fitness, bandelettes, bandes de
      resistance, barre de fitness, barre de musculation, barre de pilates, barre de traction, barre fixe, barre
      proteinee, barres proteinees, bas de contention, baume chauffant, baume du tigre, bcaa, bequille, blanchiment
      dentaire, boite a comprimes, boite a pilules, boite comprimes, bouchons d oreilles, bougie de massage, bouillotte,
      brique de yoga, brosse a dents, brosse a dents electrique, brosse interdentaire, brosses interdentaires,
      brossette, brossettes, bruleur de graisse, calcium, canne de marche, capsules vegetales, capsules vegetariennes,
      cbd, ceinture abdominale, ceinture chauffante, ceinture de dos, ceinture de sudation, ceinture lombaire, chaise
      percee, charbon actif, chevillere, chevilleres, collagene, collyre, complement, complement alimentaire,
      complements, compresse, compresses, comprime, comprimes, corde a sauter, corde de crossfit, corde ondulatoire,
      correcteur de posture, correcteur posture, coton hydrophile, coupe menstruelle, coussin chauffant, coussin de
      meditation, coussin massant, coussin orthopedique, creatine, creme chauffante, culotte de regle, culotte
      menstruelle, cup menstruelle, curcuma gelules, cure dents, cure detox, cure minceur, deambulateur, dentifrice,
      disque de musculation, echinacea, elastique de musculation, elastique fitness, elastique musculation, elastiques
      fitness, elastiques musculation, electrostimulateur, fauteuil massant, fauteuil roulant, fer, fil dentaire,
      gainer, gant de musculation, gants de fitness, gants de musculation, gants en latex, gants fitness, gants
      jetables, gants nitrile, gants vinyle, gel hydroalcoolique, gelee, gelee royale, gelule, gelules, gelules
      vegetales, genouillere, gilet de sauna, gilet leste, ginseng, glucometre, glutathion, gouttes, gouttiere dentaire,
      haltere, halteres, hand grip, herbes detox, huile cbd, huile de massage, huile mct, infusion bien etre,
      inhalateur, jet dentaire, kettlebell, lecteur de glycemie, levure de biere, lit medicalise, lubrifiant, magnesium,
      masque chirurgical, masque de nuit, masque de nuit sommeil, masque de sommeil, masque ffp2, masque jetable, masque
      yeux sommeil, masseur, matelas anti escarres, medecine ball, melatonine, minerve, mini velo, moringa,
      multivitamines, nebuliseur, omega 3, oreiller cervical medical, oxymetre, pansement, patch chauffant, pedalier,
      pese personne, pilulier, pistolet de massage, pistolet de massage musculaire, planche d equilibre, planche de
      bain, poids, poignee push up, poignees push up, pommade, pommade cicatrisante, pre workout, preservatif, presse a
      cuisses, probiotique, propolis, protection urinaire, protege slip, proteine, proteine vegetale, rack de
      musculation, rameur, redresse dos, rehausseur wc, roue abdominale, rouleau de massage, rouleau de massage mousse,
      rouleau masseur, sangle de yoga, semelles orthopediques, serre poignet, serum physiologique, serviette hygienique,
      serviettes hygieniques, sextoy, sirop toux, soin bucco dentaire, solution hydroalcoolique, sparadrap, spiruline,
      spray buccal, spray dentaire, spray nasal, station de musculation, step, step fitness, stethoscope, swiss ball,
      tampons, tampons hygieniques, tapis d acupression, tapis de course, tapis de yoga, tapis yoga, tensiometre,
      tensiometre bras, test de grossesse, the detox, thermometre, tisane detox, tisane minceur, trousse de secours,
      velo biking, velo cardio, velo d appartement, velo d exercice, velo elliptique, velo exercice, velo spinning,
      ventouse, ventouse therapie, ventouses, vibromasseur, vitamine, vitamine c, vitamine d, vitamine d3, vitamines,
      vélo de biking, whey, zafu, zinc`,
    ],
    [
      'HOME',
      `abat jour, abattant, abattant wc, accessoires salle de bain, adhesif mural, adoucissant, affiche, affiche murale,
      album photo, album photos, alese matelas, ampoule, ampoule led, anneaux de rideau, anti cafards, anti calcaire,
      anti fourmis, anti moustique, applique, armoire, armoire a chaussures, armoire penderie, aspirateur, aspirateur
      balai, aspirateur robot, assouplissant, bac, bac a linge, baignoire, bakhour, balai, balai auto essorage, balai
      essorage, balai serpillere, balai vapeur, balais, ballon anniversaire, ballon de baudruche, ballon helium,
      ballons, banc, bande led, banquette, barre de rideau, bibliotheque, bloc wc, bocal deco, bois de chauffage, bois
      densifie, boite, boite a bijoux murale, boite a chaussures, boite a cles, boite a mouchoirs, boite a musique,
      boite aux lettres, boite de mouchoirs, boite de rangement, boite decorative, bonde, bougeoir, bougie, bougie
      anniversaire, bougie artisanale, bougie chauffe plat, bougie de soja, bougie naturelle, bougie parfumee, bougies,
      bougies parfumees, boule a neige, boule de neige, boule de noel, bouquet de fleurs sechees, bouquet parfume,
      bouton de meuble, bouton de porte, brasseur d air, brosse wc, brule parfum, bruleur, brume d oreiller, buche
      densifiee, buches, buffet, bureau, bureau enfant, bureau gamer, bureau informatique, cache radiateur, cadre, cadre
      de lit, cadre deco, cadre lumineux, cadre mural, cadre photo, calendrier de l avent, canape, canape convertible,
      canape d angle, canape lit, carrelage, cendrier, centrale vapeur, chaise, chaise de bureau, chaise gamer, chaise
      haute bar, chaise longue interieur, chaise pliante, chaises, chandelier, chauffage, chauffe eau, chauffe
      serviette, chaussette de noel, cheminee, chevet, chiffon, cintre, cintres, claustra, clic clac, climatisation,
      climatiseur, climatiseur mobile, climatiseur portatif, coffret bougie, coiffeuse, colonne de douche, commode,
      convecteur, corbeille, corbeille a linge, corbeille a papier, couette, coupe trophee, coupelle decorative,
      couronne, couronne de fleurs sechees, coussin, coussin de sol, coussin decoratif, couverture, couvre lit, couvre
      matelas, creche de noel, crochet adhesif, crochet mural, cuvette wc, deco, deco anniversaire, deco murale,
      decoration, decoration anniversaire, decoration de noel, decoration murale, decorations de noel, defroisseur,
      degraissant, deshumidificateur, desinfectant, desodorisant, dessus de lit, detachant, detartrage, detartrant,
      diffuseur, diffuseur de parfum, distributeur de papier, distributeur de savon, distributeur savon, douille, drap,
      drap de bain, drap de lit, drap de plage, drap housse, drap plat, draps, dressing, eau de javel, edredon, embrasse
      de rideau, encens, encensoir, enseigne, eponge, essoreur, essuie tout, etagere, etagere flottante, etagere murale,
      etagere salle de bain, etendoir, fanion, fauteuil, fauteuil de bureau, fauteuil gamer, fauteuil relax, fauteuil
      releveur, fauteuils, fer a repasser, fer vapeur, figurine decorative, fleur artificielle, fleurs artificielles,
      fleurs sechees, fleurs sechees bouquet, flexible de douche, fondant, fondant parfume, fondants, fouta, galerie
      photo, galette de chaise, gant de toilette, gants de menage, gobelet salle de bain, granules, granules de bois,
      guirlande, guirlande fanions, guirlande led, guirlande lumineuse, guirlande noel, herbe de la pampa, horloge,
      horloge murale, housse de canape, housse de chaise, housse de couette, housse de coussin, housse de matelas,
      housse de rangement, housse de table a repasser, huile essentielle diffuseur, humidificateur, humidificateur d
      air, impression, insecticide maison, insert, javel, jete de canape, jete de lit, kokeshi, lampadaire, lampe, lampe
      a huile, lampe a lave, lampe a poser, lampe berger, lampe de bureau, lampe de chevet, lampe de sel, lampe de
      table, lampe led, lampe liseuse, lampe murale, lampe pince, lampe plafond, lampe solaire, lampe sur pied, lampe
      tactile, lampe torche, lampe veilleuse, lanterne, lavabo, lave linge, lave sol, lave vitre, lessive, lessive
      liquide, linge de lit, linge de toilette, lingette, lingettes nettoyantes, liquide de nettoyage, liquide
      vaisselle, lit, lit bebe evolutif, lit cabane, lit coffre, lit enfant, lit mezzanine, lit superpose, lits
      superposes, luminaire, lustre, lutin, machine a laver, magnet, marchepied, masque africain, matelas, medaille
      trophee, meridienne, meuble, meuble a chaussures, meuble d entree, meuble de rangement, meuble salle de bain,
      meuble tv, meuble vasque, microfibre, miroir, miroir mural, miroir salle de bain, mitigeur, mitigeur douche,
      mitigeur lavabo, mouchoirs, moustiquaire, moustiquaire fenetre, moustiquaires, nappe en papier fete, neon, neon
      led, nettoyant, nettoyant multi usage, nettoyant sol, nettoyant wc, nettoyeur vapeur, objet de decoration, objet
      deco, objet decoratif, oeuf de paques decoratif, oreiller, organisateur, organiseur, paillasson, pampa, panier,
      panier a linge, panier de rangement, panneau decoratif, panneau mural, papier hygienique, papier peint, papier
      peint adhesif, papier toilette, paravent, parfum d ambiance, parfum d interieur, parfum de linge, parfum textile,
      paroi de douche, parquet, parure de couette, parure de drap, parure de lit, pastilles lave vaisselle, patere,
      patere murale, peignoir serviette, pele mele, pelle a poussiere, penderie, pendule, pere noel, photophore, piege,
      piege a mouches, pince a linge, plafonnier, plafonnier led, plaid, plaid en laine, plante artificielle, plaque,
      plaque de porte, plaque decorative, plaque funeraire, plaque murale, plateau de lit, plateau decoratif, poele a
      bois, poele a granules, poignee, pommeau de douche, portant, porte bougie, porte brosse, porte brosse a dents,
      porte cles mural, porte encens, porte manteau, porte papier toilette, porte parapluie, porte photo, porte revues,
      porte savon, porte serviette, portrait, poster, pot a bougie, pot pourri, poubelle, poubelle a pedale, poubelle de
      tri, pouf, pouf poire, poupee kokeshi, produit vaisselle, projecteur d etoiles, projecteur led, protege matelas,
      protege oreiller, purificateur d air, raclette vitre, radiateur, radiateur bain d huile, radiateur electrique,
      rafraichisseur d air, range chaussures, rangement, rangement chaussures, raquette anti moustique, receveur de
      douche, reglette, repose pied, reveil, rideau, rideau de douche, rideau occultant, rideaux, robinet, robinet
      cuisine, robot aspirateur, rond de serviette, rose eternelle, roses eternelles, ruban led, sac a linge, sac
      aspirateur, sac de rangement sous vide, sac poubelle, sachet parfume, sacs poubelle, sapin, sapin artificiel,
      sapin de noel, sapin de noel artificiel, savon de marseille menage, sculpture, sculpture murale, seau, seau
      essoreur, seau et balai, seche linge, seche serviette, sechoir a linge, separateur de piece, serpilliere, serre
      livres, serviette, serviette de bain, serviette de plage, serviette de toilette, set salle de bain, sommier,
      split, spot, spot led, spray d ambiance, spray textile, statue, statuette, statuette bouddha, sticker deco,
      sticker mural, sticker mural deco, stickers muraux, store, store enrouleur, store venitien, surmatelas,
      suspension, suspension luminaire, table, table a manger, table a repasser, table basse, table console, table d
      appoint, table d ordinateur portable, table de bureau, table de chevet, table de jardin interieur, table de lit,
      table de nuit, table de salle a manger, table enfant, table gigogne, table haute, table ordinateur, table pliante,
      table pour pc, tableau, tables, tablettes lave vaisselle, tabouret, tabouret de bar, tabourets, taie, taie d
      oreiller, taies, tapette, tapis, tapis antiderapant, tapis berbere, tapis cuisine, tapis d entree, tapis de bain,
      tapis de priere, tapis de salle de bain, tapis de salon, tapis enfant, tapis exterieur, tapis rond, tete de lit,
      toile, traversin, tringle, tringle a rideau, trophee, trophees, tube led, urne, urne funeraire, vase, vase en
      ceramique, vase en verre, veilleuse, ventilateur, ventilateur plafond, ventilateur sur pied, vide poche, voilage,
      voilages, wc`,
    ],
    [
      'TOYS',
      `anti stress balle, arche d eveil, ardoise enfant, ardoise lcd, ardoise magique, avion rc, bac a sable,
      balancoire, balancoire bebe, balle anti stress, ballon sauteur, barbie, blocs de construction, boite pokemon,
      booster, booster pokemon, bubble gun, bulles, bulles de savon, busy board, cabane enfant, camion jouet, carte a
      collectionner, carte one piece, carte pokemon, carte yugioh, cartes a collectionner, cartes a jouer, cartes
      pokemon, casse tete, cerf volant, cheval a bascule, cheval baton, circuit, circuit train, circuit voiture,
      classeur pokemon, coffret jeux, coffret magie, coffret pokemon, cube magique, cubes, cuisine en bois enfant,
      cuisine enfant, deguisement enfant, dinette, display, display pokemon, dominos, doudou lapin, doudou peluche,
      draisienne, drone enfant, echiquier, etabli enfant, etb, fidget, figurine, figurine articulee, figurine funko,
      figurine manga, figurine pop, figurines, funko pop, gommettes enfant, goodies manga, hochet en bois, jeu, jeu d
      adresse, jeu d echecs, jeu d eveil, jeu d exterieur, jeu de 32 cartes, jeu de 54 cartes, jeu de cartes, jeu de
      construction, jeu de dames, jeu de domino, jeu de go, jeu de memoire, jeu de plateau, jeu de plein air, jeu de
      quilles, jeu de role, jeu de scrabble, jeu de societe, jeu de tarot, jeu des 7 familles, jeu educatif, jeu en
      bois, jeu montessori, jeux, jeux d exterieur, jeux de societe, jouet, jouet bebe, jouet d eveil, jouet de bain,
      jouet educatif, jouet en bois, jouet montessori, jouets, jouets de bain, kart a pedales, kit chimie, kit de magie,
      kit scientifique, lego, locomotive, loto jeu, machine a bulles, maison de poupee, malette docteur, maquette,
      maquette a construire, maquette avion, maquette bateau, maquette char, maquette en bois, maquettes, maquettes
      bateaux, marchande, marionnette, memory, miniature, modele reduit, modelisme, molkky enfant, monopoly, moto
      electrique enfant, nounours, ours en peluche, ours peluche, pate a modeler, pate a sel, pate slime, peluche,
      peluche geante, peluches, petite voiture, pistolet a bulles, pistolet a eau, planche sensorielle, pop figurine,
      pop it, porteur, poupee, poupon, protege cartes, puzzle, puzzle 3d, puzzle bois, puzzles, quad enfant, robot
      enfant, robot jouet, rubik s cube, sable cinetique, sable magique, scrabble, sleeves, slime, statue manga,
      statuette manga, tableau enfant ardoise, tableau magnetique enfant, tablette de dessin, tablette dessin, tablette
      lcd, tapis de jeu, tapis puzzle, tente de jeu, tipi, tipi enfant, toboggan, toboggan enfant, toupie, toupie bois,
      tour d apprentissage, tracteur a pedales, train, train electrique, train en bois, trampoline enfant, tricycle,
      trotteur, trottinette enfant, uno, voiture electrique enfant, voiture enfant electrique, voiture miniature,
      voiture rc, voiture telecommandee`,
    ],
    [
      'TOOLS',
      `accouplement, agrafe, agrafes, agrafeuse murale, arrache clou, auge, bac a gacher, bache, bache de protection,
      baladeuse, betonniere, boite a cle, boite a outils, boite de derivation, bouche d extraction, bouchon obturateur,
      bouchons anti bruit, boulon, boulonneuse, boulons, brosse metallique, brouette, brouette chantier, burin, butee de
      porte, cable acier, cable electrique, cadenas, caisse a outils, cale, camera thermique, casque anti bruit, casque
      de chantier, chaine acier, chariot, charniere, chasse d eau, chatterton, chaussures de securite epi, cheville,
      cheville molly, ciment, ciseau a bois, clapet, cle a choc, cle a douille, cle a molette, cle a pipe, cle allen,
      cle de rearmement, cle dynamometrique, cle mixte, cle plate, cles allen, cles plates, cliquet, clou, cloueur,
      clous, clous tete plate, coffre fort, coffret d outils, coffret douilles, coffret embouts, coffret outils, colle
      bois, colle carrelage, colle forte, colle neoprene, collier de serrage, collier rilsan, combinaison de travail
      jetable, compresseur, conduit, conduit souple, cone de signalisation, contacteur, corde, cordeau, coude, coude
      pvc, coulisse, coulisse tiroir, courroie, couteau a enduire, couteau suisse, cric, crochet x, cutter, cutter lame,
      cylindre, decapeur, defonceuse, demonte pneu, detecteur de metaux murs, detendeur, detendeur gaz, diable,
      digicode, disjoncteur, disque a tronconner, disque abrasif, disque diamant, disqueuse, domino, domino electrique,
      douilles outillage, echafaudage, echelle, echelle telescopique, ecrou, ecrous, electrode, electrovanne, embout,
      embout de vissage, embouts, enduit, enrouleur, enrouleur electrique, equerre, equerre de fixation, equerre de
      menuisier, escabeau, etabli, etau, etau d etabli, extincteur, fer a souder, ferme porte, fil a plomb, fil de fer,
      fil electrique, filiere, flexible, flexible gaz, foret, foret beton, foret bois, foret metal, forets, forets
      beton, forets metal, fusible, gaine, gaine electrique, gaine souple, gants anti coupure, gants de travail,
      genouilleres de travail, gilet de securite, gilet jaune, gond, goujon, grattoir, grillage chantier, grille de
      ventilation, groupe electrogene, hachette, harnais antichute, interrupteur, interrupteur va et vient, jeu de cles,
      jeu de cles allen, jeu de douilles, jeu de tournevis, joint, joint silicone, joint torique, lame cutter, lame de
      scie, lasure, lime acier, lunettes de protection, lunettes de securite, maillet, mallette outils, manchon,
      manille, marteau, marteau piqueur, masque de soudure, masque respiratoire, masse, massette, mastic, mecanisme
      chasse d eau, meche, meches bois, metre ruban, meule, meuleuse, meuleuse d angle, mousqueton inox, mousse
      expansive, multimetre, nettoyeur haute pression, niveau, niveau a bulle, niveau laser, obturateur, outil, outil
      multifonction, outillage, outils, palan, panneau de signalisation, papier abrasif, papier de verre, paumelle,
      peinture bois, peinture carrelage, peinture facade, peinture glycero, peinture marquage, peinture meuble, peinture
      mur, peinture murale, peinture plafond, peinture sol, perceuse, perceuse visseuse, perforateur, pied de biche,
      pierre a affuter, pince, pince a denuder, pince amperemetrique, pince coupante, pince multiprise, pince
      universelle, pinceau batiment, pinceau plat, pistolet a colle, pistolet a peinture, pistolet silicone, platoir,
      platre, poignee de porte, pompe, pompe a eau, pompe immergee, ponceuse, porte embout, poste a souder, poste a
      souder inverter, prise de courant, prise electrique, prise murale, profile, profile aluminium, projecteur de
      chantier, quincaillerie, rabot, rabot electrique, raccord, raccord laiton, raccord rapide, rail, rainureuse, rape
      a bois, ratelier, rearmement, rivet, robinet d arret, robinet de securite, robinet de securite gaz, robinet gaz,
      robinet poussoir, rondelle, rondelles, rouleau de peinture, rouleau peinture, roulement, roulette, ruban adhesif,
      ruban de masquage, ruban de signalisation, ruban isolant, sangle d arrimage, scie, scie a metaux, scie a onglet,
      scie a ruban, scie circulaire, scie cloche, scie egoine, scie japonaise, scie sabre, scie sauteuse, scotch, serre
      joint, serre joints, serrure, serrurerie, servante, servante d atelier, silicone, siphon, spatule maconnerie,
      surpresseur, tableau electrique, tableau suspension crochet, taloche, tarauds, tasseau, te d accouplement, teflon,
      telemetre laser, tenaille, tendeur, testeur, testeur d usure, testeur de tension, thermometre infrarouge, tige
      filetee, tire fond, tournevis, transpalette, trepan, treteau, treteaux, treuil, tronconneuse, truelle, tube pvc,
      tuyau, tuyau pvc, vanne, vanne a bille, vanne gaz, vernis bois, verrou, vis, vis a bois, vis placo, visserie,
      visseuse, visseuse a choc, vmc`,
    ],
    [
      'AUTOMOTIVE',
      `aile avant, aileron, allume cigare, alternateur, amortisseur, ampoule h7, ampoule voiture, antivol moto,
      aspirateur de voiture, aspirateur voiture, attache remorque, attelage, autoradio android, bac de coffre, balai d
      essuie glace, barre de toit, barres de toit, batterie voiture, bequille moto, bobine d allumage, booster batterie,
      bougie d allumage, cable de demarrage, cache bagages, cache plaque, calandre, capot, cardan, casque moto,
      catalyseur, chaine moto, chaine neige, chaines neige, chargeur allume cigare, cire voiture, cle de roue, coffre de
      toit, couvre volant, deflecteurs, demarreur, desodorisant voiture, disque de frein, echappement, embrayage,
      enjoliveur, essuie glace, etrier de frein, faisceau attelage, feu arriere, filtre a air, filtre a carburant,
      filtre a huile, filtre habitacle, gant moto, gants moto, gilet airbag, gonfleur pneu, guidon moto, housse de
      siege, housse de voiture, housse de volant, housse siege auto, housse voiture, housse volant, housses de siege,
      huile moteur, injecteur, intercom moto, jante, jantes, joint de culasse, kit chaine, kit de carrosserie, kit
      distribution, kit embrayage, lave glace, leve vitre, levier embrayage, liquide de frein, liquide de
      refroidissement, moto, pare choc, pare soleil voiture, phare, plaque d immatriculation, plaquette de frein,
      plaquettes de frein, pneu, pneus, poignee exterieure, polish, pompe a essence, pot d echappement, radiateur
      moteur, radiateur voiture, retroviseur, rotule, roulement de roue, shampoing voiture, silencieux, sonde lambda,
      support voiture, suspension voiture, tapis auto, tapis de coffre, tapis de voiture, tapis voiture, top case,
      triangle de suspension, turbo`,
    ],
    [
      'GARDEN',
      `abri de jardin, abri jardin, arbre, arbre fruitier, arbuste, arroseur, arrosoir, bac a fleurs, bache de piscine,
      bache piscine, bain de soleil, balancelle, bassin, beche, bonsai, bordure de jardin, bouquet, bouquet de fleurs,
      bouquet de roses, brasero, brise vue, bulbe, bulbes, cache pot, cache pots, cactus, canisse, carillon, chaise de
      jardin, chaise longue, chlore, chlore piscine, cloture, composition florale, compost, composteur, coussin de
      transat, dalle de jardin, debroussailleuse, desherbant, engrais, epuisette piscine, filtre piscine, fleur, fleurs,
      fleurs coupees, fleurs fraiches, fontaine, gants de jardinage, gazon, gazon synthetique, godet, graine, graines,
      graines de fleurs, grillage, hamac, hamacs, insecticide, jardiniere, mangeoire, mini serre, monstera, nichoir,
      orchidee, outils de jardin, parasol, pelle, pelle jardin, pergola, piscine, plante, plante d interieur, plante
      grasse, plante verte, plantes, plantes grasses, pompe de bassin, pompe piscine, pot de fleur, pot de fleurs, pot
      en terre cuite, potager, pulverisateur, rateau, recuperateur d eau, robot piscine, robot tondeuse, robots
      tondeuses, roses rouges, rosier, salon de jardin, secateur, semence, semences, semences potageres, semis, serre,
      souffleur, spa, succulente, table de jardin, taille haie, terre cuite, terreau, tondeuse a gazon, tondeuse gazon,
      tonnelle, transat, transats, treillage, treillis, tuyau d arrosage, voile d ombrage`,
    ],
    [
      'OUTDOORS',
      `abri camping, affut, airsoft, allume feu, amorce peche, appat, appeau, appeaux, appelant, arbalete, arc de
      chasse, baguette de nettoyage, baionnette, ball trap, balles 9mm, bas de ligne, bateau gonflable, baton de marche,
      baton de randonnee, batons de marche, baudrier, bedchair, billes airsoft, bipied, bivvy, biwy, boite de culasse,
      boite de peche, bouchette, bouillette, bouillettes, bourriche, boussole, bracelet paracorde, brelage, bretelle
      carabine, bretelle de fusil, bretelle fusil, briquet tempete, camera de chasse, canne, canne a mouche, canne a
      peche, canne carpe, canne feeder, canne spinning, canne surfcasting, canne telescopique, cannes, canoe, canon,
      canot, carabine, carabine 22lr, carabine a air comprime, carabine a plomb, carquois, cartouche, cartouche de
      chasse, cartouche gaz, cartouches, cartouchiere, cartouchiere cuir, casque d escalade, casque militaire, casque
      tir, chaise de camping, chargeur airsoft, chargeur fusil, chargeur pistolet, cible, collimateur, corde d escalade,
      couteau a cran, couteau bushcraft, couteau de chasse, couteau de poche, couteau fixe, couteau militaire, couteau
      pliant, couverture de survie, cran de mire, crankbait, crosse, cuillere peche, culasse, dague, descendeur,
      detecteur de touche, detente, douche camping, douche solaire, douille laiton, duvet, duvets, echosondeur,
      ecouvillon, ejecteur, emerillon, epuisette, epuisettes, etui pistolet, extracteur, fil de peche, filet de
      camouflage, filtre a eau camping, firesteel, fleche, fleches, float tube, flotteur, fluorocarbone, fourreau,
      fourreau carabine, fourreau fusil, frontale, frontale led, fusil, fusil de chasse, fut, gamelle camping, gants de
      tir, garde main, gaz camping, gilet de peche, gilet de sauvetage, glaciere, gourde militaire, gourde randonnee,
      grenaille, guidon de mire, hache, hamac camping, hamecon, hamecon triple, hamecons, hausse, holster, housse
      carabine, housse fusil, jerrican, jerricane, jig, jumelles, kayak, kit de nettoyage fusil, kit de survie, lampe de
      camping, lampe frontale, lance pierre, leurre, leurre dur, leurre metallique, leurre souple, leurres, lit de camp,
      lit de camp pliant, longe, longue vue, lunette de tir, lunette de visee, machette, mallette fusil, matelas
      camping, matelas de camping, matelas gonflable, mirador, montage lunette, mouche peche, moulinet, moulinet peche,
      mousqueton, multitool, munition, munitions, munitions plomb, nylon peche, optique de tir, pagaie, paracorde,
      pastille purification, pate carpe, pellets, percuteur, piege photographique, pierre a feu, pince multifonction
      leatherman, piolet, pistolet, pistolet a plomb, pistolet d alarme, plaque de couche, plateau ball trap, plomb
      peche, plombs, poche a eau, poignard, point rouge, poisson nageur, popote, popote camping, porte chargeur,
      protections auditives tir, raquettes a neige, ration, rechaud, rechaud a gaz, revolver, rod pod, sabre, sac carpe,
      sac de bivouac, sac de couchage, sac etanche, sac isotherme, sangle fusil, siege de peche, sifflet de survie,
      sonde peche, spinnerbait, stand de tir, table de camping, tapis de sol, tapis de sol camping, tarp, telemetre,
      telescope, tente, tente de toit, tete plombee, toilette camping, tonnelle camping, tresse, vaisselle camping,
      viseur point rouge, vision nocturne, waders, waders neoprene`,
    ],
    [
      'KITCHEN',
      `aerateur vin, aiguiseur, air fryer, appareil a donuts, appareil a fondue, appareil a raclette, assiette, assiette
      a dessert, assiette creuse, assiette jetable, assiette plate, assiettes, assiettes en carton, autocuiseur, bac a
      glacons, baguettes, balance de cuisine, barbecue, batterie de cuisine, batteur, batteur electrique, bec verseur,
      bee wrap, bento, beurrier, blender, blender chauffant, bloc couteaux, bocal, bocal en verre, bocaux, boite a cafe,
      boite a epices, boite a gouter, boite a lunch, boite a pain, boite a the, boite alimentaire, boite bento, boite de
      conservation, boite hermetique, boite isotherme, boite repas, boites de conservation, boites hermetiques, bol, bol
      a soupe, bol en bois, bouchon de bouteille, bouchon vin, bouilloire, bouilloire electrique, bouilloires,
      bouteille, bouteille d eau, bouteille en verre, bouteille inox, bouteille isotherme, bouteille thermos, brochette,
      broyeur, broyeur a epices, cafetiere, cafetiere a piston, cafetiere italienne, cake mould, carafe, carafe a
      decanter, carafe filtrante, carafe vin, casier a bouteilles, casse noix, casserole, cassolette, cave a vin,
      centrifugeuse, chemin de table, chope, ciseaux de cuisine, cocotte, coffret a epices, coffret couteaux,
      congelateur, coquetier, corbeille a fruits, corbeille a pain, coupe a fruits, coupe frites, coupe legumes, coupe
      pizza, coupelle, coupelles, couscoussier, couscoussiers, couteau, couteau a beurre, couteau a fromage, couteau a
      huitre, couteau a pain, couteau a viande, couteau d office, couteau de chef, couteau de cuisine, couteau de table,
      couteau laguiole, couteaux, couteaux laguiole, couverts, couverts a salade, croque monsieur, cuillere, cuillere a
      cafe, cuillere en bois, cuiseur, cuiseur a riz, cuiseur vapeur, cuisiniere, decapsuleur, denoyauteur, derouleur,
      dessous de plat, dessous de tasse, dessous de verre, dessous de verres, distributeur d eau, distributeur de pate,
      douille patisserie, econome, ecumoire, egouttoir, egouttoir vaisselle, emporte piece, ensemble de couteaux,
      ensemble vaisselle, epluche legumes, eplucheur, essoreuse, essoreuse a salade, essuie main, etagere a epices,
      extracteur de jus, faitout, film alimentaire, film etirable, filtre a eau, flute, flute a champagne, fontaine a
      eau, fouet, four, four electrique, four encastrable, fourchette, frigo, friteuse, friteuse sans huile, fusil a
      aiguiser, gant de cuisine, gant de four, gaufrier, gaziniere, glaciere cuisine, gobelet, gobelet carton, gobelet
      jetable, gobelets, gourde, gourde enfant, gourde inox, gourde isotherme, gril, grill, grille barbecue, grille de
      barbecue, grille pain, hache viande, hachoir, hachoir a viande, hachoir electrique, hotte, hotte aspirante,
      huilier, infuseur, jatte, keskes, lave vaisselle, legumier, louche, lunch box, machine a cafe, machine a cafe a
      grain, machine a expresso, machine a glace, machine a glacons, machine a pain, machine a pates, machine a pop
      corn, machine a popcorn, mallette couteaux, mandoline, manique, marmite, maryse, menagere, micro onde, micro
      ondes, mini four, minuteur, mixeur, mixeur plongeant, mixeurs, mortier, moule, moule a cake, moule a gateau, moule
      a gaufre, moule a tarte, moule en silicone, moule silicone, moulin, moulin a cafe, moulin a poivre, moulin a sel,
      mug, mug de voyage, mug isotherme, multicuiseur, nappe, nappe ciree, nicer dicer, ouvre boite, ouvre bouteille,
      paille, pailles, panini, panini grill, papier alu, papier aluminium, papier cuisson, passoire, pelle a pizza,
      pelle a tarte, petite cuillere, petrin, pichet, pierre a aiguiser, pierre a pizza, pilon, pince de cuisine,
      pinceau de cuisine, pique, piques a brochettes, plancha, planche a aperitif, planche a decouper, planche a pain,
      planche aperitif, planche apero, plaque a induction, plaque a patisserie, plaque de cuisson, plaque de cuisson
      gaz, plaque electrique, plaque induction, plaque vitroceramique, plat, plat a four, plat a gratin, plat a tajine,
      plat a tarte, plat de presentation, plat de service, plateau, plateau a fromage, plateau apero, plateau de
      service, poche a douille, poele, poivrier, porte assiette, porte bouteille, porte couverts, porte epices, pot a
      epices, pot a ustensiles, pot de conservation, pots de conservation, press ail, presse agrume, presse agrumes,
      presse ail, presse citron, presse fruits, presse orange, presse puree, rafraichisseur, ramequin, range couverts,
      rangement epices, rape, ravier, rechaud cuisine, rechaud electrique, refrigerateur, robot culinaire, robot de
      cuisine, robot menager, robot multifonction, robot patissier, robot petrin, rond de serviette, ronds de serviette,
      rouleau a patisserie, rouleau essuie tout support, roulette a pizza, sac congelation, sachet congelation,
      saladier, saliere, salieres, sauciere, sauteuse, seau a champagne, seau a glace, service a cafe, service a
      raclette, service a the, service assiettes, service couteaux, service de table, serviette de table, serviettes de
      table, serviettes en papier, set a salade, set de couteaux, set de table, set de tasses, shaker, sorbetiere,
      soucoupe, soupiere, sous plat, sous tasse, spatule, sucrier, tablier, tablier de cuisine, tajine, tamis, tapis de
      cuisson, tapis de table, tasse, tasse a cafe, tasse a the, tasse de voyage, tasse isotherme, tasses, terrine en
      ceramique, theiere, theiere en fonte, theieres, thermos, thermos alimentaire, tire bouchon, toile ciree, torchon,
      torchon de cuisine, ustensile, ustensile de cuisine, ustensiles, ustensiles de cuisine, vaisselle, verre, verre a
      biere, verre a eau, verre a the, verre a vin, verrerie, verres, verres a the, verseur, vinaigrier, wok,
      yaourtiere`,
    ],
    [
      'PET_SUPPLIES',
      `anti puces, antiparasitaire, aquarium, arbre a chat, bac a litiere, cage, cage oiseau, collier chat, collier
      chien, collier pour chien, copeaux, coussin chien, croquettes, foin, foin lapin, fontaine a eau chat, friandise
      chien, friandises pour chien, gamelle, griffoir, harnais, harnais chien, herbe a chat, jouet chien, jouet pour
      chat, jouet pour chien, laisse, laisse chien, litiere, litiere rongeur, manteau chien, medaille chien, niche, os a
      macher, panier chien, panier pour chien, patee, sac a crottes, vermifuge`,
    ],
    [
      '',
      `abonnement, ail, album, amandes, anis etoile, atelier, bacon, baguette, banane, bande dessinee, bd, beurre,
      beurre de cacahuete, biere, billet, biscuit, biscuits, boeuf, boisson, bon cadeau, bon d achat, bonbon, bonbons,
      bonbons gelifies, bordeaux, box gourmande, brioche, brocoli, cacahuetes, cacao, cafe, cafe capsule, cafe en
      grains, cafe instantane, cafe moulu, calisson, cannelle, capsules cafe, capsules de cafe, caramel, carotte, carte
      cadeau, carte de fidelite, cd, cereales, champagne, cheque cadeau, chewing gum, chips, chocolat, chocolat chaud,
      chocolat noir, cidre, citron, coffret gourmand, colis gourmand, compote, confiture, conserve, consultation,
      cookies, cornichons, cours, couscous, creme anglaise, creme de marrons, creme dessert, creme fraiche, creme
      glacee, creme liquide, crepe, cumin, curcuma, dattes, dinde, disque, don, dosette, dosettes, dvd, e carte cadeau,
      e liquide, eau, eau gazeuse, eau minerale, epice, epicerie, epices, farine, farine de ble, figues, fleur de sel,
      foie gras, formation, fromage, fromage blanc, fromage rape, fruits, fruits secs, galette, gateau, gaufre, gelee de
      coing, gin, gingembre, glace, glace vanille, gomme adragante, graine de chia, graine de lin, graine de nigelle,
      graine de sesame, graines de chia, graines de courge, graines de lin, graines de nigelle, graines de sesame,
      graines de tournesol, granola, guide, guimauve, guitare, haricot, herbes de provence, houmous, huile, huile d
      argan alimentaire, huile d olive, huile d olive vierge, huile de tournesol, infusion, jambon, journal, jus, jus d
      orange, jus de fruits, jus de pomme, kiwi, lait, lait d amande, lait d avoine, lait de coco, lait demi ecreme,
      lait en poudre, legumes, lentilles, levure, limonade, liqueur, livraison, livre, macaron, magazine, merguez, miel,
      miel de fleurs, miel de lavande, milkshake, moutarde, muesli, noisettes, noix, noix de cajou, nougat, nuggets,
      oeuf, oignon, olives, orange, pain, pain de mie, panier gourmand, partition, pastis, pate, pate a tartiner, pates,
      pistaches, pizza, poire, pois chiches, poivre, poivre noir, pomme, pomme de terre, pommes de terre, porc, pose,
      poulet, puree d amande, quiche, raclette, raisins secs, ras el hanout, reglisse, reparation, rhum, rillettes, riz,
      roman, rose vin, safran, salade, sardines, sauce, saucisson, saumon, seance, sel, sel de guerande, semoule, sirop,
      sirop d agave, sirop d erable, sirop de menthe, soda, sorbet, soupe, soupe de poisson, stage, sucette bonbon,
      sucre, sucre roux, sucre vanille, surgele, tablette chocolat, tablette de chocolat, tapenade, terrine, the, the a
      la menthe, the noir, the vert, thon, tisane, tomate, viande, viande hachee, vin, vin blanc, vin d alsace, vin
      petillant, vin rouge, vinaigre, vinyle, vinyles, vodka, whisky, yaourt`,
    ],
  ],
  unsure: `adaptateur, agrafe, agrafes, aiguille, alcool, alliance, ampoule, ampoules, anneau, antenne, arbre, arc,
    argile, bac, balance, ballon, ballons, bandeau, base, basket, baskets mode, bassin, batterie, bloc, body, boite,
    booster, bouteille, bouton, bretelle, broderie, brosse, bureau, cable, cable electrique, cadre, cafe, cage, calcium,
    canne, canon, cartes, carton, cartouche, cartouches, casque, ceinture, chaine, chariot, cheville, chocolat, cible,
    circuit, citron, cle, cles, cloche, collagene, colle, compas, comprime, conduit, console, coque, corbeille, corde,
    corset, costume, coton, coude, coulisse, couronne, couteau, couteaux, couverts, crayon, creme, crochet, crosse,
    cubes, cuir, cylindre, cylindres, dague, dentelle, detente, diable, domino, dominos, eau, echelle, ecran, elastique,
    encre, ensemble, equerre, etui, extension, extensions, fer, feutre, feutrine, fil, filet, fleche, fleur, fleurs,
    foret, fouet, four, fourreau, fusil, fut, gaine, gamelle, gant, gants, gazon, gel, gelee, gomme, gouttes, hache,
    harnais, hausse, haut, housse, huile, impermeable, impression, insert, jante, jeu, jeux, joint, laine, lait, laque,
    leurre, limes, lit, litiere, lotion, lubrifiant, magnesium, maillot, manchette, mandoline, manille, masque, mastic,
    meche, medaille, meuble, micro, miel, miniature, moto, moule, mule, niche, niveau, objectif, orange, ordinateur,
    outil, paille, palmes, panier, papier, patin, pc portable, peigne, pelle, perle, perles, phare, pile, pince, pins,
    pique, planche, plante, plaque, plat, plateau, plombs, plot, plume, pochette, poids, poignee, poivre, pommade,
    pommeau, pompe, porteur, pot, pot a bougie, poudre, profile, raccord, radio, rail, rallonge, rape, regle, riz,
    roulette, ruban, sabre, sac, sapin, sauce, sel, selle, serie, serre, shaker, short, silicone, sleeves, soin,
    solitaire, souris, spot, sucre, support, suspension, suspensions, table, tableau, tablette, talon, tampon, tapis,
    tapis de souris mini, te, telephone, tenue, the, tissu, toile, tong, top, train, transformateur, treillis, tresse,
    trousse, tuba, turbo, tuyau, verre, verres, vin, vis, vitamine c, zinc`,
  printed: `affiche, badge, bague, body, boucle d oreille, boucles d oreilles, bouee, bougie, bracelet, broche, carnet,
    carte de voeux, carte postale, casquette, chaussette, chaussettes, collier, coque, coussin, deguisement, doudou,
    figurine, gourde, magnet, mug, papier peint, peluche, pendentif, plaid, porte cle, porte cles, poster, puzzle,
    pyjama, sac, statue, sticker, sweat, sweat a capuche, t shirt, tableau, tasse, tatouage, tee shirt, toile, torchon,
    tote bag, veilleuse`,
  containers: 'bocal, boite, bouteille, flacon, plateau, pot, sac, sachet, tasse, tube, verre',
  uses: {
    ELECTRONICS: `bluetooth, electronique, gamer, gaming, gaming pc, high tech, image et son, informatique,
      informatiques, ordinateur, photo video, smartphone, telephonie`,
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
    SPORTS: `basket ball, boxe, cyclisme, danse, equitation, foot, football, golf, handball, judo, natation, padel,
      rugby, running, skate, ski, sport, sports, surf, tennis, vtt`,
    HEALTH_AND_FITNESS: `amincissant, arthrose, bien etre, buccale, buccaux, bucco dentaire, complements alimentaires,
      dentaire, douleur, entrainement fitness, fitness, gelules vegetales, hygiene buccale, kine, massage, medical,
      minceur, musculation, nutrition, orthopedique, pilates, posture, remise en forme, sante, yoga`,
    HOME: `arts decoratifs, chambre, deco, decoration, electromenager maison, linge de maison, luminaires, maison,
      menage, meubles, mobilier, salle de bain, salle de bains, salon`,
    TOYS: 'jeux de societe, jouet, jouets, poupee',
    TOOLS: 'atelier, bricolage, chantier, electricite, outillage, plomberie, quincaillerie, soudure',
    AUTOMOTIVE: 'auto, automobile, camion, moto, motos, scooter, vehicule, voiture, voitures',
    GARDEN: 'balcon, exterieur, jardin, jardinage, plantes, terrasse',
    OUTDOORS: `airsoft, alpinisme, armee, bivouac, cal 12, calibre, calibre 12, camping, carabine, chasse, colt,
      escalade, fusil, lebel, luger, mas 36, mauser, militaire, montagne, peche, pistolet, rando, randonnee, randonnees,
      survie, tactique, tir sportif, trek, trekking, ww1, ww2, wwii`,
    KITCHEN: 'art de la table, arts de la table, cuisine, patisserie',
    PET_SUPPLIES: `animal de compagnie, animalerie, animaux de compagnie, chat, chaton, chats, chien, chiens, chiot,
      croquette, pour animal, pour animaux, rongeur`,
  },
  makers: {
    AUTOMOTIVE: 'audi, bmw, citroen, clio, dacia, mercedes, peugeot, renault, volkswagen',
    TOYS: 'lego, playmobil',
  },
  children: 'bebe, enfant, enfants, fille, garcon, junior, mixte',
  nothing: `animaux de la foret, animaux de la jungle, argent, auto adhesif, auto agrippant, auto collant, auto
    essorage, auto lissante, auto nettoyant, automatique, beige sable, bleu canard, bleu ciel, bleu marine, bois, boite
    de, boites de, cafe couleur, chaud, chocolat couleur, coffret, coffret de, coton, couleur bois, couleur or, cuir,
    enfant, ensemble de, fil de soie, fin, garcon, gris souris, huile de lin, jaune citron, jaune moutarde, jeu de, jeu
    de 2, kit, laine de mouton, laine et coton, lin, loisirs, lot, lot de, lot de 10, lot de 100, lot de 2, lot de 3,
    lot de 4, lot de 5, lot de 6, marron chocolat, marron glace, miel couleur, mode, motif animaux, noir mat, oeil de
    chat, or, oreille de chat, paire, paire de, paires, paires de, plaque argent, plaque or, plaque or 18k, plaque or
    rose, plaquee argent, plaquee or, porte, rose poudre, rose the, rouleau de, sac de 25 kg, sac de the, set, set de,
    soie, sport chic, sport et loisirs, sport loisirs, sports et loisirs, sports loisirs, style sport, table console,
    tete de lit capitonnee, verre souffle, vert d eau, vert menthe, vert olive, vert pomme, vert sapin`,
  departments: 'autres, bazar, divers, droguerie, drugstore, non alimentaire, nouveautes, parapharmacie divers',
  endings: ['s', 'x', 'es'],
};
