import type { Words } from './words.ts';

export const FRENCH: Words = {
  head: 'first',
  cuts: 'avec, compatible, compatible avec, en, pour, sans',
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
      `adaptateur, adaptateur prise, adaptateur secteur, alarme, alimentation, alimentation pc, ampli, amplificateur,
      ampoule connectee, anneau lumineux, antenne, appareil photo, appareil photo instantane, barre de son, barre son,
      barrette memoire, batterie, batterie de secours, batterie externe, batterie portable, bloc multiprise, boitier
      pc, box android, box internet, cable, cable chargeur, cable de charge, cable ethernet, cable hdmi, cable reseau,
      cable usb, cadre photo numerique, caisse enregistreuse, calculatrice, calculatrice scientifique, camera, camera
      de surveillance, camera ip, camera sport, capteur, carte graphique, carte memoire, carte mere, carte reseau,
      carte sd, carte sim, cartouche d encre, cartouche encre, cartouche imprimante, casque audio, casque bluetooth,
      casque de realite virtuelle, casque gamer, casque gaming, casque sans fil, casque vr, chargeur, chargeur de
      piles, chargeur induction, chargeur rapide, chargeur sans fil, chargeur secteur, chargeur usb, clavier, clavier
      gamer, cle usb, compteuse de billets, console, console de jeux, convertisseur, coque, coque de protection, coque
      iphone, coque samsung, coque telephone, decodeur, demodulateur, destructeur de documents, detecteur de billets,
      detecteur de fumee, detecteur de mouvement, dictaphone, disque dur, disque ssd, drone, ecouteur, ecouteurs,
      ecouteurs bluetooth, ecouteurs sans fil, ecran, ecran gamer, ecran ordinateur, ecran pc, enceinte, enceinte
      bluetooth, enceinte connectee, enceinte portable, enregistreur, etui iphone, etui tablette, etui telephone,
      fauteuil gamer ecran, film protecteur, gps, haut parleur, housse console, housse manette, housse ordinateur,
      housse pc, housse tablette, hub usb, imprimante, imprimante 3d, interphone, inverseur, inverseur hybride, jeu
      ps4, jeu ps5, jeu switch, jeu video, jeux video, kit solaire, lampe connectee, laptop, lecteur carte, lecteur
      code barre, liseuse, manette, manette de jeu, manette ps5, memoire ram, micro, micro casque, micro cravate,
      microphone, module relais, moniteur, montre gps, montre intelligente bracelet, multiprise, notebook, objectif,
      objectif photo, onduleur, ordinateur, ordinateur portable, oreillettes, panneau photovoltaique, panneau solaire,
      parabole, pc, pc gamer, pc portable, perche a selfie, perche selfie, pile, pile alcaline, pile rechargeable,
      piles, piles aa, platine vinyle, pochette telephone, point d acces, prise connectee, prise usb, processeur,
      projecteur video, protection ecran, protege ecran, radio, radio reveil, rallonge, recepteur satellite,
      refroidisseur, regulateur de charge, regulateur solaire, repeteur wifi, routeur, routeur wifi, sacoche photo,
      scanner, serrure connectee, smart tv, smartphone, sonnette connectee, sonnette sans fil, souris, souris gamer,
      souris sans fil, ssd, stabilisateur, station d accueil, station de charge, station de recharge, station
      electrique portable, station meteo connectee, stylet, support mural tv, support ordinateur, support tablette,
      support telephone, support telephone voiture bureau, support tv, switch reseau, tablette, tablette graphique,
      tablette tactile, talkie walkie, tapis de souris, tapis de souris gamer, tele, telecommande, telephone,
      telephone portable, televiseur, television, terminal de paiement, thermostat connecte, toner, tourne disque,
      traceur gps, transformateur, trepied, unite centrale, ventilateur ordinateur, ventilateur pc, ventilateur
      processeur, ventilateur ps3, ventilateur ps4, ventirad, verre trempe, videoprojecteur, videosurveillance,
      visiophone, vitre tactile, volant de jeu, watercooling, webcam`,
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
      'OUTDOORS+SHOES',
      `bottes de chasse, bottes de peche, chausson d escalade, chaussons d escalade, chaussure de randonnee,
      chaussures de randonnee, chaussures tactiques, rangers`,
    ],
    [
      'SHOES+SPORTS',
      `ballerines de danse, baskets de running, baskets de sport, baskets running, boots equitation, bottes d
      equitation, chaussons de danse, chaussure de foot, chaussure de running, chaussure de ski, chaussure de sport,
      chaussures de basket, chaussures de cyclisme, chaussures de foot, chaussures de football, chaussures de futsal,
      chaussures de golf, chaussures de padel, chaussures de running, chaussures de ski, chaussures de sport,
      chaussures de tennis, chaussures de trail, chaussures running, chaussures trail, chaussures velo, crampons,
      pointes de danse`,
    ],
    [
      'ELECTRONICS+WATCHES',
      'bracelet connecte, montre connectee, montre intelligente, montres connectees, montres intelligentes, smartwatch',
    ],
    [
      'WATCHES',
      'boite a montre, bracelet de montre, bracelet montre, chronographe, horlogerie, montre, montre automatique',
    ],
    [
      'FASHION',
      `anorak, bas de jogging, bermuda, blazer, blouse medicale, blouson, blouson cuir, body, boubou, burnous, caftan,
      cape, cardigan, chale manteau, chaussette, chaussettes de contention mode, chemise, chemise de nuit, chemisette,
      cire, col roule, collant, collants, combi, combinaison, costume, costume deguisement, coupe vent, debardeur,
      deguisement, deguisements, djellaba, doudoune, ensemble, ensemble jogging, gandoura, gilet, gilet de costume,
      gilet matelasse, gilet sans manche, haut, hoodie, impermeable, jean, jeans, jellaba, jogging, k way, kamis,
      kimono, legging, leggings, liquette, maillot, maillot de bain, manteau, manteau de pluie, mariniere, pantalon,
      pantalon de jogging, pantalon de travail, parka, peignoir, polaire, polo, poncho, pull, pull over, pullover,
      pyjama, qamis, robe de chambre, salopette, short, short de bain, slip, sous pull, sous vetement, surchemise,
      survet, survetement, sweat, sweat a capuche, sweat shirt, sweat shirt capuche, sweatshirt, t shirt, tablier de
      travail, tee shirt, tee shirt manches longues, tenue, tenue traditionnelle, top, trench, tricot, tunique,
      uniforme, veste, veste de cuisine, veste de pluie, veste en jean, veste polaire, vetement`,
    ],
    [
      'FASHION+WOMEN_CLOTHING',
      `abaya, bas resille, bikini, blouse, blouse femme, body dentelle, body femme, brassiere, bustier, caraco,
      chemisier, combi pantalon, combinaison femme, combishort, corset, crop top, culotte, deux pieces maillot,
      ensemble lingerie, guepiere, jupe, jupe longue, jupe plissee, jupon, kaftan femme, karakou, lingerie, maillot de
      bain femme, maillot une piece, nuisette, pantalon palazzo, pareo, porte jarretelle, porte jarretelles, robe,
      robe chemise, robe courte, robe de mariee, robe de soiree, robe ete, robe longue, robe pull, shorty, soutien
      gorge, string, tailleur, takchita, tanga, top femme`,
    ],
    ['FASHION+MEN_CLOTHING', 'boxer, calecon, costume homme, slip homme, smoking'],
    [
      'SHOES',
      `apres ski, apres skis, babies, babouche, babouches, ballerine, basket, baskets, baskets en cuir, baskets
      montantes, botte, bottes de pluie, bottes fourrees, bottillon, bottine, charentaise, chausse pied, chausson,
      chaussons, chaussure, chaussure de securite, chaussures bateau, chaussures de ville, chaussures en cuir, cirage,
      claquette, compensees, crampons de foot, derby, embauchoir, escarpin, espadrille, lacet, mocassin, mule, nu
      pied, nu pieds, pantoufle, richelieu, sabot, sandale, sandales compensees, savates, semelle, sneaker, talon,
      tong`,
    ],
    [
      'ACCESSORIES',
      `accessoire cheveux, accessoires cheveux, badge, bagage, banane, bandeau, bandeau cheveux, bandouliere,
      barrette, beret, besace, bijou de cheveux, bijou de sac, bijou telephone, bob, bonnet, bonnet en laine, bonnet
      laine, borsalino, bouton de manchette, boutons de manchette, bretelle, bretelles, broche cheveux, broche
      textile, cabas, cache oreille, cache oreilles, cagoule, canotier, capeline, carre de soie, cartable, casquette,
      ceinture, ceinturon mode, chale, chapeau, chapeau de paille, chapka, cheche, chouchou, chouchous, cordon de
      lunettes, cordon lunettes, couronne de fleurs, coussin de voyage, cravate, echarpe, echarpe en laine, ecusson,
      elastique, elastique cheveux, elastiques cheveux, epingle a cheveux, epingle cheveux, etiquette bagage, etole,
      etui lunettes, eventail, foulard, foulard en soie, gant, gants, gants en cuir, guetre, guetres, headband, hijab,
      housse passeport, jambieres, lunettes, lunettes de lecture mode, lunettes de soleil, masque tissu visage
      lavable, mitaine, mitaines, monture, mouchoir de poche, moufle, necessaire de toilette, noeud papillon,
      ombrelle, oreiller de voyage, panama, parapluie, patch thermocollant, peigne a cheveux, peigne mariee, pic a
      cheveux, pin s, pin s email, pince a cheveux, pince cheveux, pince crabe, pince cravate, pinces a cheveux, pins,
      pochette, porte carte, porte cartes, porte chequier, porte cle, porte clefs, porte cles, porte feuille, porte
      lunettes, porte monnaie, porte passeport, portefeuille, sac, sac a dos, sac a langer mode, sac a main, sac
      banane, sac bandouliere, sac bandouliere cuir, sac cabas, sac d ecole, sac de plage, sac de sport, sac de
      transport, sac de voyage, sac en cuir, sac isotherme mode, sac ordinateur, sac pochette, sac polochon, sac
      raphia, sac seau, sac shopping, sac tube, sac weekend, sacoche, sacoche ordinateur, serre tete, snood, tote bag,
      totebag, tour de cou, trousse, trousse a maquillage, trousse de maquillage vide, trousse de toilette, trousse
      maquillage, trousses, turban, valise, valise cabine, vanity, voile islamique, voile mariee, voilette`,
    ],
    [
      'BABY',
      `anneau de dentition, arche d eveil, aspirateur nasal, attache tetine, babyphone, barriere de securite, bavoir,
      berceau, biberon, boite a dents, cache prise, cape de bain, ceinture de grossesse, cereales bebe, chaise haute,
      chanceliere, cosy, couche, couffin, coussin allaitement, coussin d allaitement, coussin grossesse, coussinet
      allaitement, coussinets d allaitement, creme mamelon, doseur lait, doudou, echarpe de portage, gigoteuse,
      goupillon, hochet, jouet de dentition, lait 1er age, lait 2eme age, lait infantile, landau, lange, langes,
      liniment oleo calcaire, lit bebe, lit parapluie, livre de naissance, matelas a langer, mobile bebe, mobile bebe
      musical, mobile musical, nacelle, nid d ange, parc bebe, porte bebe, pot bebe, pot enfant, poussette, protege
      coin, reducteur de lit, reducteur wc, rehausseur, rehausseur de chaise, sac a langer, siege auto, sterilisateur,
      sucette, table a langer, tablier allaitement, tapis d eveil, tasse d apprentissage, tetine, thermometre de bain,
      tire lait, tour de lit, transat bebe, transat de bain, trotteur, turbulette, valise maternite, youpala`,
    ],
    [
      'BABY+FASHION',
      `barboteuse, bloomer, bodies bebe, body bebe, brassiere bebe, combinaison bebe, dors bien, grenouillere,
      layette, pyjama bebe, robe bapteme, surpyjama, tenue bapteme`,
    ],
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
      cire depilatoire, cire epilation, cire epilatoire, ciseaux de coiffure, closure, coffret bain, coffret
      maquillage, coffret parfum, coffret soin, collagene creme, colle cils, coloration, coloration cheveux, contour
      des yeux, contouring, correcteur, coton demaquillant, coton tige, coton tiges, cotons, coupe ongles, crayon a
      levres, crayon a sourcils, crayon levres, crayon sourcils, crayon yeux, creme, creme a raser, creme anti age,
      creme anti rides, creme corps, creme de jour, creme de nuit, creme depilatoire, creme eclaircissante, creme
      gommante, creme hydratante, creme mains, creme pieds, creme pour les mains, creme solaire, creme teintee, creme
      visage, defrisant, demaquillant, demelant, deo, deodorant, deodorant solide, disque demaquillant, dissolvant,
      eau de cologne, eau de parfum, eau de parfum femme, eau de parfum homme, eau de rose, eau de toilette, eau
      florale, eau micellaire, eau parfumee, eau thermale, eclaircissant, ecran solaire, edp, edt, encre a levres,
      enlumineur, epilateur, epilateur electrique, eponge konjac, eponge maquillage, exfoliant, extension, extensions,
      extrait de parfum, eye liner, fard, fard a paupieres, faux cils, faux ongle, faux ongles, faux sourcils, fer a
      boucler, fer a friser, fer a lisser, fibres capillaires, fleur de douche, fond de teint, gant exfoliant, gant
      kessa, gel, gel aloe vera, gel cheveux, gel coiffant, gel d aloe vera, gel douche, gel lavant, gel nettoyant,
      ghassoul, gloss, gloss levres, gommage, gommage corps, gommage visage, gua sha, henne, henne sourcils, huile a
      barbe, huile barbe, huile capillaire, huile cheveux, huile corps, huile cuticules, huile d amande douce, huile d
      argan, huile d avocat, huile de barbarie, huile de carotte, huile de coco, huile de douche, huile de fenugrec,
      huile de jojoba, huile de nigelle, huile de ricin, huile de rose musquee, huile de soin, huile demaquillante,
      huile eclaircissante, huile essentielle, huile lavante, huile parfumee, huile seche, huile solaire, huile
      vegetale, huile visage, hydrolat, illuminateur, karite, keratine, kessa, khol, kit barbe, kit boucles sans
      chaleur, kit lissage, kit manucure, kit pedicure, lace frontal, lait capillaire, lait corporel, lait corps, lait
      demaquillant, lait eclaircissant, lait hydratant, lait solaire, lames de rasoir, lampe uv, lampe uv ongles,
      laque, laque cheveux, lime a ongles, lime ongles, lime pour ongles, lingette demaquillante, liniment, lissage,
      lisseur, lotion, lotion capillaire, lotion tonique, lumiere pulsee, machine a tatouer, maquillage, mascara,
      mascara sourcils, masque, masque argile, masque capillaire, masque cheveux, masque led, masque tissu, masque
      visage, masseur visage, meche bresilienne, meches, miroir grossissant, miroir maquillage, monoi, mousse a raser,
      mousse coiffante, mousse nettoyante, musc, nettoyant visage, oud, pack soin, pain de savon, pain dermatologique,
      palette de maquillage, palette fards, palette maquillage, palette yeux, papier mouchoir visage, parfum, parfum
      enfant bebe, parfum femme, parfum homme, parfums, patch anti rides, patch yeux, patchs yeux, peeling, peigne,
      perruque, perruques, pierre d alun, pierre ponce, pince a epiler, pinceau maquillage, pinceaux maquillage,
      ponceuse ongles, poncho coiffeur, porte savon creme, poudre, poudre bronzante, poudre capillaire, poudre
      compacte, poudre de soleil, poudre libre, poudre visage, protection solaire, rape electrique pieds, rape pieds,
      rasoir, rasoir electrique, recourbe cils, repousse cuticules, rhassoul, roller sculptant, roller visage, rouge a
      levres, rouge levres, rouleau de jade, routine visage, savon, savon artisanal, savon d alep, savon de marseille,
      savon eclaircissant, savon liquide, savon main, savon mains, savon noir, savon solide, savonnette, seche
      cheveux, sel de bain, sels de bain, serum, serum cheveux, serum eclaircissant, serum visage, set pinceaux,
      shampoing, shampoing sec, shampoing solide, shampooing, shampooing sec, soin, soin anti age, soin capillaire,
      soin cheveux, soin des ongles, soin eclat, soin hydratant, soin visage, spf 50, spray cheveux, spray coiffant,
      spray corps, spray demelant, spray solaire, stick levres, stickers ongles, stylo levres, tatouage, teinture
      sourcils, terre de soleil, tissage, tondeuse, tondeuse barbe, tondeuse cheveux, tonique, trousse maquillage
      beaute, trousse maquillage garnie, v line roller, vernis, vernis a ongles, vernis semi permanent`,
    ],
    [
      'ARTS_AND_CRAFTS',
      `affiche publicitaire, agenda, agenda scolaire, agrafeuse, aiguille, aiguille a tricoter, aiguille circulaire,
      aiguilles, aiguilles a tricoter, album scrapbooking, anneaux de jonction, apprets, aquarelle, ardoise, argile
      autodurcissante, argile modelage, argile polymere, autocollant, autocollants, badge nominatif, base savon, baton
      de colle, biais, bloc, bloc a dessin, bloc aquarelle, bloc note, bloc notes, boite cadeau, bolduc, bombe de
      peinture creative, bouton, bouton bois, boutons, brochure, broderie, broderie diamant, cachet, cahier, cahier de
      brouillon, cahier de coloriage, cahiers, calendrier, calendrier mural, calligraphie, canette, canevas, carnet,
      carnet a dessin, carnet de croquis, carnet de notes, carnet de voyage, carnets, carte anniversaire, carte d
      anniversaire, carte d invitation, carte de correspondance, carte de remerciement, carte de visite, carte de
      voeux, carte postale, cartes, cartes de visite, carton, chassis entoile, chemise a rabats, chemise cartonnee,
      chenille, chevalet, cire a cacheter, cire bougie, cire d abeille bougie, cire de soja, ciseaux, ciseaux de
      couture, classeur, coffret creatif, coffret peinture, colle, colorant resine, coloriage, compas, conferencier,
      corde macrame, correcteur blanc, coton a tricoter, coton mouline, coupon, coupon de tissu, couteau a peindre,
      craie, craie tailleur, craies, crayon, crayon a papier, crayon de couleur, crayon graphite, crayons, crayons
      aquarellables, crayons de couleur, crochet, crochet a tricoter, crochet amigurumi, crochet laine, cure pipe, de
      a coudre, dentelle, dentelle au metre, depliant, diamond painting, dies de decoupe, echeveau, effaceur,
      elastiques de bureau, encre, encre de chine, encreur, enveloppe, enveloppes, epingles, epingles a nourrice,
      equerre scolaire, etiquette, fabrication bougie, fabrication savon, faire part, fermeture eclair, fermoir,
      fermoirs, feuille a4, feuille de stickers, feutre, feutres, feutres a alcool, feutres acryliques, feutrine, fil,
      fil a broder, fil a coudre, fil a coudre polyester, fil a tricoter, fil coton, fil crochet, fil d aluminium
      creatif, fil de laine, fil mohair, fimo, flocage, flyer, flyers, fusain, galon, gomme, gomme mie de pain,
      gommette, gommettes, gouache, intercalaires, kakemono, kit bijoux, kit bougie, kit broderie, kit couture, kit
      couture enfant, kit creatif, kit crochet, kit diy, kit loisir creatif, kit macrame, kit peinture, kit savon, kit
      scrapbooking, kit tricot, laine, laine a tricoter, laine merinos, laine mohair, livre d or, livre de coloriage,
      loisir creatif, loisirs creatifs, lutin porte vues, machine a coudre, macrame, malette dessin, marque page,
      marqueur, masking tape, matrice de coupe, meche bougie, medium, memo, mercerie, metier a tisser, mines, mohair
      tricot, molleton, moule bougie, moule en silicone resine, moule resine, moule savon, notes adhesives, organiseur
      de bureau, origami, osier vannerie, ouate, ouatine, paillette, paillettes, papeterie, papier, papier a dessin,
      papier a lettres, papier aquarelle, papier cadeau, papier calque, papier creatif, papier de soie, papier
      origami, papier peint scrapbook, papier photo, papier scrapbooking, parfum bougie, parfum pour bougie,
      passepoil, pastel, pastels, pate fimo, pate polymere, patron, patron de couture, peinture, peinture a l huile,
      peinture acrylique, peinture par numero, peinture par numeros, peinture tissu, peinture vitrail, pelote, pelote
      de laine, pelotes, perforatrice, perforatrice creative, perle, perle a coudre, perles, perles a repasser, perles
      de rocaille, perles en bois, pigment, pinceau, pinceaux, planche de stickers, planche stickers, planner,
      plastifieuse, plastiline, plume, plume calligraphie, pochette cadeau, pochette plastique, pochettes perforees,
      pochettes plastifiees, pochoir, point de croix, pompons, porte badge, porte crayons, porte document, porte
      documents, porte mine, porte nom, porte vues, post it, pot a crayon, pot a crayons, presse a chaud, pressions,
      punaises, ramette, ramette de papier, raphia, rapporteur, regle, repertoire, resine, resine epoxy, roll up,
      roller stylo, ruban, ruban cadeau, ruban correcteur, ruban organza, ruban satin, rubans, sac cadeau, sac en
      papier, sac kraft, sac papier, sachet cadeau, sachet kraft, sangle au metre, sceau, scrapbooking, semainier, set
      calligraphie, simili cuir, sous main, sticker, stickers, stylo, stylo a bille, stylo bille, stylo effacable,
      stylo gel, stylo plume, stylo quatre couleurs, stylo roller, stylos, surjeteuse, surligneur, surligneurs,
      tableau blanc, tableau liege, tableau noir, taille crayon, tambour a broder, tampon, tampon bois, tampon clear,
      tampon encreur, tampons encreurs, thermocollant, timbre, tissu, tissu ameublement, tissu au metre, tissu coton,
      tissu wax, tissus, to do list, toile a peindre, toile aida, toile chassis, toile de jouy tissu, toile de jute,
      trieur, trombone, trombones, trousse d ecole, trousse scolaire, vernis colle, vernis peinture, vinyle adhesif,
      washi, zip`,
    ],
    [
      'JEWELRY',
      `alliance, bague, bague de fiancailles, bague solitaire, bijou, bijou de corps, bijoux, bo, boite a bijoux,
      boucle d oreille, boucles, boucles d oreilles, boucles oreilles, bracelet, bracelet cheville, bracelet cordon,
      bracelet jonc, bracelet perles, breloque, breloques, broche, chaine, chaine de cheville, chaine or, chapelet,
      charm, chevaliere, clous d oreilles, collier, collier perles, collier ras de cou, creole, creoles, diademe,
      diamant, dormeuses, ecrin, gourmette, jonc, mala, manchette, medaille, medaillon, parure, parure bijoux,
      pendants, pendants d oreilles, pendentif, perle d eau douce, perle de culture, perle de tahiti, piercing, pierre
      precieuse, porte bijoux, puce d oreille, puces d oreilles, puces oreilles, ras de cou, ras du cou, sautoir,
      solitaire, tasbih, tiare`,
    ],
    [
      'SPORTS',
      `ailerons surf, antivol, arc, arc a poulies sport, arc classique, balle de golf, balle de tennis, balles de ping
      pong, balles de tennis, ballon, ballon de basket, ballon de foot, bandes de boxe, baton de hockey, baton de ski,
      bequille velo, bidon, bidon velo, billard, bmx, bodyboard, bombe equitation, bonnet de bain, bonnet de ski,
      bouclier, bouee, boule de petanque, boules de petanque, brassards, bride, brosse cheval, but de foot, cagoule
      velo, casque de skate, casque de ski, casque de velo, casque equitation, casque velo, ceinture natation, cerceau
      gymnastique, chaine velo, chambre a air, chasuble, chaussons escalade gym, chaussure de foot crampons,
      chronometre, chronometre sport, cible archerie, cible electronique, cible flechettes, cloches cheval, club de
      golf, combinaison de plongee, combinaison surf, compteur velo, cone entrainement, coquille, couverture cheval,
      cravache, croquet, cycliste, demonte pneu, derailleur, detendeur plongee, dossard, draisienne sport, echelle de
      rythme, eclairage velo, eperons, equitation, escrime, etrier, etriers, etrivieres, fil dentaire sport, filet,
      filet cheval, filet de badminton, filet de but, filet de volley, fixie, fleches arc, flechettes, fleuret, frite
      piscine, fusil harpon, gant de boxe, gants de boxe, gants de frappe, gants de gardien, gants de ski, gants de
      velo, gants mma, gilet natation, gravel, guetres cheval, guidoline, guidon, guidon velo, gyroroue, haies
      entrainement, home trainer, hoverboard, jambieres foot, jeu de flechettes sport, kit reparation velo, kitesurf,
      leash surf, licol, licol cheval, longe cheval, luge, lunettes de natation, lunettes de piscine, lunettes de ski,
      manivelle, masque de plongee, masque de ski, masque et tuba, molkky, monocycle, paddle, paddle gonflable, palet,
      palmes, panier de basket, panneau de basket, paos, patin, patinette, patins, patins a glace, pattes d ours,
      pedale, pedales, petanque, pince nez, planche, planche a roulettes, planche de natation, planche de surf,
      plaquettes natation, plot, pneu de velo, pneu trekking, pneu velo, pneu vtc, pneu vtt, pompe a velo, pompe velo,
      porte bagage velo, porte bebe velo, porte bidon, porte velo, potence, poutre gymnastique, protege dents, protege
      tibia, protege tibias, pull buoy, punching ball, queue de billard, raquette, raquette de badminton, raquette de
      padel, raquette de tennis, raquette ping pong, raquettes a neige, raquettes de badminton, raquettes de ping
      pong, remorque velo, roller, rollers, rollers en ligne, roue velo, ruban grs, ruban gymnastique, sac de boxe,
      sac de frappe, sacoche de selle, sacoche velo, sangle equitation, selle, selle de velo, selle equitation, selle
      velo, short de bain sport, sifflet, skate, skateboard, ski, skis, snowboard, table de ping pong, table de tennis
      de table, tapis de judo, tapis de selle, tapis gymnastique, tatami, trampoline, trotinette, trotinettes,
      trottinette, trottinette electrique, trottinette freestyle, tuba, velo, velo cargo, velo de route, velo
      electrique, velo enfant, velo pliant, velos, voile, volant badminton, volants, vtc, vtt, wakeboard, wing foil`,
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
      mains, digestion, disque de musculation, disques musculation, draineur, eau oxygenee, echinacea, elastique de
      musculation, elastique fitness, elastique musculation, elastiques fitness, elastiques musculation,
      electrostimulateur, electrostimulation, fauteuil massant, fauteuil roulant, fer, fil dentaire, gainer, gant de
      musculation, gants d examen, gants de fitness, gants de musculation, gants en latex, gants fitness, gants
      jetables, gants latex, gants nitrile, gants vinyle, gel energetique, gel hydroalcoolique, gel intime, gel lavant
      intime, gelee, gelee royale, gelule, gelules, gelules vegetales, genouillere, gilet de sauna, gilet leste,
      ginseng, glucometre, glutathion, gouttes, gouttiere dentaire, gratte langue, haltere, halteres, hand grip,
      herbes detox, huile cbd, huile de massage, huile de poisson, huile mct, hydropulseur, hygiene intime,
      ibuprofene, immunite, infusion bien etre, inhalateur, isolat, jambes lourdes, jet dentaire, kettlebell, laxatif,
      lecteur de glycemie, lentilles de contact, levure de biere, lit medicalise, lubrifiant, magnesium, masque
      chirurgical, masque de nuit, masque de nuit sommeil, masque de sommeil, masque ffp2, masque jetable, masque yeux
      sommeil, masseur, matelas anti escarres, medecine ball, medicament, melatonine, minerve, mini velo, moringa,
      multivitamine, multivitamines, nebuliseur, nettoyant dentier, omega 3, oreiller cervical medical, orthese,
      oxymetre, pansement, pastille gorge, pastilles, patch anti douleur, patch chauffant, pedalier, peigne a poux,
      pese personne, pilulier, pistolet de massage, pistolet de massage musculaire, planche de bain, plateforme
      vibrante, poche de froid, poids, poignee push up, poignees de pompes, poignees push up, pommade, pommade
      cicatrisante, pre workout, prebiotique, preservatif, presse a cuisses, probiotique, propolis, protection
      urinaire, protege slip, proteine, proteine vegetale, rack a squat, rack de musculation, rameur, redresse dos,
      rehausse wc, rehausseur wc, roue abdominale, roue abdominaux, rouleau de massage, rouleau de massage mousse,
      rouleau masseur, sangle de yoga, sangles de tirage, semelle orthopedique, semelles orthopediques, seringue,
      serre poignet, serum physiologique, serviette hygienique, serviettes hygieniques, sextoy, sirop contre la toux,
      sirop toux, soin bucco dentaire, soin intime, solution hydroalcoolique, solution lentilles, solution nasale,
      sommeil, sparadrap, spiruline, spray buccal, spray dentaire, spray gorge, spray nasal, station de musculation,
      step, step fitness, stethoscope, substitut de repas, swiss ball, tampons, tampons hygieniques, tapis
      acupression, tapis d acupression, tapis de course, tapis de gym, tapis de sport, tapis de yoga, tapis yoga,
      tens, tensiometre, tensiometre bras, test antigenique, test d ovulation, test de grossesse, the detox,
      thermometre, tisane detox, tisane minceur, toilette intime, transit, trousse de secours, velo biking, velo
      cardio, velo d appartement, velo d exercice, vélo de biking, velo elliptique, velo exercice, velo spinning,
      ventouse, ventouse therapie, ventouses, vibromasseur, vitamine, vitamine c, vitamine d, vitamine d3, vitamines,
      whey, zafu, zinc`,
    ],
    [
      'HOME',
      `abat jour, abattant, abattant wc, absorbeur d humidite, accessoires salle de bain, adhesif mural, adoucissant,
      affiche, affiche murale, aimant frigo, album photo, album photos, alese matelas, ampoule, ampoule led, anneaux
      de rideau, anti cafards, anti calcaire, anti fourmis, anti mites, anti moustique, anti moustiques, applique,
      applique murale, armoire, armoire a chaussures, armoire penderie, aspirateur, aspirateur balai, aspirateur
      robot, assouplissant, attrape reve, attrape reves, bac, bac a linge, bahut, baignoire, bakhour, balai, balai
      auto essorage, balai essorage, balai serpillere, balai vapeur, balais, balayette, ballon anniversaire, ballon de
      baudruche, ballon helium, ballons, banc, banc de lit, bande led, banquette, barre de rideau, bibliotheque,
      bibliotheque meuble, bloc wc, bocal deco, bois de chauffage, bois densifie, boite, boite a bijoux maison, boite
      a bijoux murale, boite a chaussures, boite a cle, boite a cles, boite a mouchoirs, boite a musique, boite aux
      lettres, boite de mouchoirs, boite de rangement, boite decorative, bonde, bougeoir, bougie, bougie anniversaire,
      bougie artisanale, bougie chauffe plat, bougie de soja, bougie naturelle, bougie parfumee, bougies, bougies
      parfumees, boule a neige, boule de neige, boule de noel, bouquet de fleurs sechees, bouquet parfume, boutis,
      bouton de porte, brasseur d air, brosse toilette, brosse wc, brule parfum, bruleur, brume d oreiller, buche
      densifiee, buches, buffet, bureau, bureau enfant, bureau gamer, bureau informatique, bureau meuble, butee de
      porte, cache radiateur, cadre, cadre de lit, cadre deco, cadre lumineux, cadre mural, cadre photo, calendrier de
      l avent, canape, canape convertible, canape d angle, canape lit, carrelage, cendrier, centrale vapeur, chaise,
      chaise de bureau, chaise gamer, chaise haute bar, chaise longue interieur, chaise pliante, chaises, chandelier,
      chasse d eau, chauffage, chauffage soufflant, chauffe eau, chauffe serviette, chaussette de noel, chemin de
      table, cheminee, chevet, chiffon, cintre, cintres, clic clac, climatisation, climatiseur, climatiseur mobile,
      climatiseur portatif, coffret bois, coffret bougie, coffret en bois, coiffeuse, colonne de douche, commode,
      console d entree, convecteur, corbeille, corbeille a linge, corbeille a papier, couette, coupe trophee, coupelle
      decorative, couronne, couronne de fleurs sechees, coussin, coussin de sol, coussin decoratif, couverture, couvre
      lit, couvre matelas, creche de noel, credence adhesive, crochet adhesif, crochet mural, cuvette wc, deboucheur,
      deco, deco anniversaire, deco murale, decoration, decoration anniversaire, decoration de noel, decoration
      murale, decorations de noel, defroisseur, degraissant, deshumidificateur, desinfectant, desodorisant, dessus de
      lit, detachant, detartrage, detartrant, diffuseur, diffuseur arome, diffuseur d arome, diffuseur d huiles
      essentielles, diffuseur de parfum, diffuseur ultrasonique, distributeur de papier, distributeur de savon,
      distributeur savon, douchette, douille, drap, drap de bain, drap de lit, drap de plage, drap housse, drap plat,
      draps, dressing, eau de javel, edredon, embrasse de rideau, encens, encensoir, enseigne, eponge, essoreur,
      essuie tout, etagere, etagere flottante, etagere murale, etagere salle de bain, etendoir, evier, fanion,
      fauteuil, fauteuil de bureau, fauteuil gamer, fauteuil relax, fauteuil releveur, fauteuils, fer a repasser, fer
      vapeur, figurine bouddha, figurine decorative, fleur artificielle, fleur sechee, fleurs artificielles, fleurs
      sechees, fleurs sechees bouquet, flexible de douche, fondant, fondant parfume, fondants, fouta, galerie photo,
      galette de chaise, gant de toilette, gants de menage, garde robe, garde robe meuble, gobelet salle de bain,
      granules, granules de bois, guirlande, guirlande fanions, guirlande led, guirlande lumineuse, guirlande noel,
      herbe de la pampa, horloge, horloge murale, housse de canape, housse de chaise, housse de couette, housse de
      coussin, housse de matelas, housse de rangement, housse de table a repasser, housse vetement, huile essentielle
      diffuseur, humidificateur, humidificateur d air, impression, insecticide maison, insert, interrupteur variateur
      lampe, javel, jete de canape, jete de lit, kokeshi, lampadaire, lampe, lampe a huile, lampe a lave, lampe a
      poser, lampe berger, lampe de bureau, lampe de chevet, lampe de sel, lampe de table, lampe frontale maison,
      lampe led, lampe liseuse, lampe murale, lampe pince, lampe plafond, lampe sur pied, lampe tactile, lampe torche,
      lampe veilleuse, lanterne, lavabo, lave linge, lave sol, lave vitre, lavette, lessive, lessive liquide, linge de
      lit, linge de toilette, lingette, lingettes nettoyantes, lino sol, liquide de nettoyage, liquide vaisselle,
      liseuse lampe, lit, lit bebe evolutif, lit cabane, lit coffre, lit enfant, lit mezzanine, lit superpose,
      lithographie, lits superposes, luminaire, lustre, lutin, machine a laver, magnet, marchepied, masque africain,
      matelas, medaille trophee, meridienne, meuble, meuble a chaussures, meuble d entree, meuble de rangement, meuble
      salle de bain, meuble tv, meuble vasque, microfibre, miroir, miroir mural, miroir salle de bain, mitigeur,
      mitigeur cuisine, mitigeur douche, mitigeur lavabo, mouchoirs, moustiquaire, moustiquaire fenetre,
      moustiquaires, nappe, nappe en papier fete, nappe enduite, neon, neon led, nettoyant, nettoyant multi usage,
      nettoyant multi usages, nettoyant sol, nettoyant wc, nettoyeur vapeur, objet de decoration, objet deco, objet
      decoratif, oeuf de paques decoratif, oreiller, organisateur, organiseur, paillasson, pampa, panier, panier a
      linge, panier de rangement, panneau decoratif, panneau mural, papier hygienique, papier peint, papier peint
      adhesif, papier toilette, paravent, parfum d ambiance, parfum d interieur, parfum de linge, parfum textile,
      paroi de douche, parquet, parure de couette, parure de drap, parure de lit, pastilles lave vaisselle, patere,
      patere murale, peignoir serviette, pele mele, pelle a poussiere, penderie, pendule, pere noel, photophore,
      piege, piege a mouches, pince a linge, plafonnier, plafonnier led, plaid, plaid en laine, planche a repasser,
      plante artificielle, plaque, plaque de porte, plaque decorative, plaque funeraire, plaque murale, plateau de
      lit, plateau decoratif, poele a bois, poele a granules, poignee, pommeau de douche, portant, porte bougie, porte
      brosse, porte brosse a dents, porte cles mural, porte encens, porte manteau, porte papier toilette, porte
      parapluie, porte photo, porte revues, porte savon, porte serviette, portemanteau, portrait, poster, pot a
      bougie, pot pourri, poubelle, poubelle a pedale, poubelle de tri, pouf, pouf poire, poupee kokeshi, produit
      vaisselle, projecteur d etoiles, projecteur led, protege matelas, protege oreiller, purificateur d air, raclette
      vitre, radiateur, radiateur bain d huile, radiateur electrique, rafraichisseur d air, range chaussures,
      rangement, rangement chaussures, raquette anti moustique, receveur de douche, reglette, repose pied, reveil,
      rideau, rideau de douche, rideau occultant, rideaux, robinet, robinet cuisine, robinetterie, robot aspirateur,
      rose eternelle, roses eternelles, ruban led, sablier, sac a linge, sac aspirateur, sac de rangement sous vide,
      sac poubelle, sachet parfume, sacs poubelle, sapin, sapin artificiel, sapin de noel, sapin de noel artificiel,
      savon de marseille menage, sculpture, sculpture murale, seau, seau essoreur, seau et balai, seche linge, seche
      serviette, sechoir a linge, separateur de piece, serpilliere, serre livres, serviette, serviette de bain,
      serviette de plage, serviette de toilette, set de table tissu deco, set salle de bain, sol vinyle, soliflore,
      sommier, sopalin, sortie de bain, souriciere, sous verre cadre, split, spot, spot led, spray d ambiance, spray
      textile, statue, statuette, statuette bouddha, sticker deco, sticker mural, sticker mural deco, stickers muraux,
      store, store enrouleur, store venitien, surmatelas, suspension, suspension luminaire, table, table a manger,
      table a repasser, table basse, table console, table d appoint, table d ordinateur portable, table de bureau,
      table de chevet, table de jardin interieur, table de lit, table de nuit, table de salle a manger, table enfant,
      table gigogne, table haute, table ordinateur, table pliante, table pour pc, tableau, tableau deco, tables,
      tablette lave vaisselle, tablettes lave vaisselle, tabouret, tabouret de bar, tabourets, taie, taie d oreiller,
      taies, tapette, tapis, tapis antiderapant, tapis berbere, tapis cuisine, tapis d entree, tapis de bain, tapis de
      priere, tapis de salle de bain, tapis de salon, tapis enfant, tapis exterieur, tapis rond, tete de lit, tirage d
      art, tirelire, toile, toile murale, traversin, tringle, tringle a rideau, trophee, trophees, tube led, urne,
      urne funeraire, vaisselier, vase, vase en ceramique, vase en verre, vasque, veilleuse, ventilateur, ventilateur
      plafond, ventilateur sur pied, vide poche, voilage, voilages, wc`,
    ],
    [
      'TOYS',
      `abaque, anneaux empilables, anti stress balle, appareil photo enfant, arche d equilibre, ardoise enfant,
      ardoise lcd, ardoise magique, avion rc, avion telecommande, baby foot, babyfoot, bac a sable, baguette magique,
      balancoire, balancoire bebe, balle anti stress, balle rebondissante, ballon sauteur, barbie, bateau
      telecommande, billard enfant, billes, bloc magnetique, blocs de construction, bobble head, boite a formes, boite
      a musique enfant, boite a musique jouet, boite pokemon, booster, booster pokemon, boule de petanque jeu,
      boulier, briques de construction, bubble gun, bulles, bulles de savon, busy board, cabane enfant, camion benne,
      camion jouet, camion telecommande, carte a collectionner, carte adrenalin, carte adrenalyn, carte de football,
      carte football, carte magic, carte one piece, carte panini, carte pokemon, carte yu gi oh, carte yugioh, cartes
      a collectionner, cartes a jouer, cartes panini, cartes pokemon, casse tete, cerf volant, chateau gonflable,
      cheval a bascule, cheval baton, circuit, circuit de voitures, circuit train, circuit voiture, classeur pokemon,
      coffret jeux, coffret magie, coffret pokemon, coffret scientifique, corde a sauter enfant, cube magique, cubes,
      cuisine en bois, cuisine en bois enfant, cuisine enfant, cuisine pour enfant, deck de cartes, deguisement
      enfant, deguisement enfant jouet, diabolo, dinette, display, display pokemon, domino, dominos, doudou lapin,
      doudou peluche, draisienne, drone enfant, echiquier, epee en mousse, etabli enfant, etb, fidget, figurine,
      figurine articulee, figurine funko, figurine manga, figurine pop, figurines, funko pop, gommettes enfant,
      gommettes jeu, goodies manga, guitare enfant, hand spinner, helicoptere telecommande, hochet en bois, jeu, jeu d
      adresse, jeu d eau, jeu d echecs, jeu d eveil, jeu d exterieur, jeu de 32 cartes, jeu de 54 cartes, jeu de baby
      foot, jeu de cartes, jeu de construction, jeu de dames, jeu de domino, jeu de fleches enfant, jeu de go, jeu de
      memoire, jeu de peche, jeu de plateau, jeu de plein air, jeu de quilles, jeu de role, jeu de scrabble, jeu de
      societe, jeu de strategie, jeu de tarot, jeu des 7 familles, jeu educatif, jeu en bois, jeu montessori, jeux,
      jeux d eau, jeux d exterieur, jeux de societe, jouet, jouet bebe, jouet d eveil, jouet de bain, jouet educatif,
      jouet en bois, jouet montessori, jouets, jouets de bain, karaoke enfant, kart a pedales, kit chimie, kit de
      magie, kit educatif, kit scientifique, lego, livre d activites jeu, locomotive, loto jeu, machine a bulles,
      magie coffret, maison de poupee, maisonnette, malette docteur, maquette, maquette a construire, maquette avion,
      maquette bateau, maquette char, maquette en bois, maquettes, maquettes bateaux, marchande, marionnette, memory,
      micro enfant, microscope enfant, miniature, modele reduit, modelisme, molkky enfant, monopoly, moto electrique
      enfant, nounours, ordinateur enfant, osselets, ours en peluche, ours peluche, pate a modeler, pate a modeler
      enfant, pate a sel, pate slime, peluche, peluche geante, peluches, petite voiture, piano enfant, piscine a
      balles, pistolet a bulles, pistolet a eau, pistolet jouet, planche d equilibre, planche sensorielle, pop
      figurine, pop it, porteur, porteur enfant, portique, poupee, poupees, poupon, protege cartes, puzzle, puzzle 3d,
      puzzle bois, puzzle enfant, puzzles, pyramide empilable, quad enfant, robot educatif, robot enfant, robot jouet,
      robot telecommande, rubik s cube, sable cinetique, sable magique, sabre laser, scrabble, sleeves, slime, soldat
      de plomb, statue manga, statuette manga, structure gonflable, tableau enfant ardoise, tableau magique, tableau
      magnetique enfant, tablette de dessin, tablette dessin, tablette educative, tablette lcd, talkie walkie enfant,
      tambour enfant, tapis de jeu, tapis puzzle, telescope enfant, tente de jeu, tente enfant, tipi, tipi enfant,
      toboggan, toboggan enfant, toupie, toupie bois, tour d apprentissage, tracteur a pedales, train, train
      electrique, train en bois, trampoline enfant, tricycle, trottinette enfant, trottinette enfant jouet, uno,
      vehicule electrique enfant, voiture a friction, voiture de police, voiture electrique enfant, voiture enfant,
      voiture enfant electrique, voiture jouet, voiture miniature, voiture radiocommandee, voiture rc, voiture
      telecommandee`,
    ],
    [
      'TOOLS',
      `abrasif, accouplement, adhesif, agrafe, agrafes, agrafeuse murale, antirouille, arrache clou, aspirateur
      chantier, aspirateur de chantier, auge, bac a gacher, bac a peinture, bache, bache de protection, baguette
      soudure, baladeuse, barillet, barrette de dominos, barrette domino, beton, betonniere, boite a outils, boite d
      encastrement, boite de derivation, bornier, bouche d extraction, bouchon obturateur, bouchons anti bruit,
      boulon, boulonneuse, boulons, bouton de meuble, brosse metallique, brouette chantier, burin, cable acier, cable
      electrique, cadenas, caisse a outils, cale, camera thermique, cartouche de silicone, cartouche silicone, casque
      anti bruit, casque de chantier, ceinture porte outils, chaine acier, chaine galvanisee, chalumeau, chandelle,
      chariot, charniere, chatterton, chaussures de securite epi, cheville, cheville molly, ciment, circulateur,
      ciseau a bois, clapet, cle a choc, cle a douille, cle a molette, cle a pipe, cle allen, cle de rearmement, cle
      dynamometrique, cle mixte, cle plate, cles allen, cles plates, cliquet, clou, cloueur, clous, clous tete plate,
      coffre fort, coffret d outils, coffret de douilles, coffret douilles, coffret electrique, coffret embouts,
      coffret outils, colle a bois, colle bois, colle carrelage, colle forte, colle neoprene, collier de serrage,
      collier rilsan, collier serre cable, combinaison de travail jetable, compresseur, conduit, conduit souple, cone
      de signalisation, contacteur, contreplaque, cordage, corde, cordeau, cosse, cosses, coude, coude pvc, coulisse,
      coulisse tiroir, courroie, couteau a enduire, couteau suisse, cric, crochet de levage, crochet x, cutter, cutter
      lame, cylindre, decapeur, defonceuse, detecteur de fumee outil, detecteur de metaux mur, detecteur de metaux
      murs, detendeur, detendeur gaz, diable, digicode, diluant, disjoncteur, disque a tronconner, disque abrasif,
      disque diamant, disqueuse, domino electrique, douille cliquet, douilles outillage, echafaudage, echelle, echelle
      telescopique, ecrou, ecrous, electrode, electrovanne, embout, embout de vissage, embouts, enduit, enrouleur,
      enrouleur electrique, equerre, equerre de fixation, equerre de menuisier, equerre etagere, escabeau, etabli,
      etau, etau d etabli, extincteur, fer a souder, ferme porte, fil a plomb, fil de fer, fil electrique, filasse,
      filiere, flexible, flexible gaz, flotteur wc, foret, foret beton, foret bois, foret metal, forets, forets beton,
      forets metal, fraise a bois, fusible, gache, gaine, gaine electrique, gaine souple, gants anti coupure, gants de
      protection, gants de travail, generateur, genouilleres de travail, genouilleres travail, gilet de securite,
      gilet jaune, gond, goujon, goulotte, goulottes, gouttiere, grattoir, grillage chantier, grille de ventilation,
      groom, groupe de securite, groupe electrogene, hachette, harnais antichute, imprimante 3d filament,
      interrupteur, interrupteur va et vient, isolant, jeu de cles, jeu de cles allen, jeu de douilles, jeu de
      tournevis, joint, joint silicone, joint torique, judas, karcher, laine de roche, laine de verre, lame cutter,
      lame de scie, lasure, lime, lime acier, limes, lunettes de protection, lunettes de securite, maillet, mallette
      outils, manchon, manille, marteau, marteau piqueur, masque anti poussiere, masque de soudure, masque
      respiratoire, masse, massette, mastic, mecanisme chasse d eau, mecanisme wc, meche, meches bois, metre a ruban,
      metre laser, metre ruban, meule, meuleuse, meuleuse d angle, mortier colle, moteur electrique, motoreducteur,
      mousqueton inox, mousse expansive, multimetre, nettoyeur haute pression, niveau, niveau a bulle, niveau laser,
      obturateur, outil, outil multifonction, outillage, outils, palan, panneau de signalisation, papier abrasif,
      papier de verre, paumelle, peinture acrylique mur, peinture bois, peinture carrelage, peinture facade, peinture
      glycero, peinture marquage, peinture meuble, peinture mur, peinture murale, peinture plafond, peinture sol,
      perceuse, perceuse visseuse, perforateur, pied de biche, pierre a affuter, pince, pince a denuder, pince
      amperemetrique, pince coupante, pince multiprise, pince universelle, pinceau batiment, pinceau peinture, pinceau
      plat, pistolet a colle, pistolet a peinture, pistolet peinture, pistolet silicone, placo, planche bois, platoir,
      platre, plexiglas, poignee de meuble, poignee de porte, pompe, pompe a eau, pompe immergee, ponceuse, porte
      embout, poste a souder, poste a souder inverter, prise de courant, prise electrique, prise murale, profile,
      profile aluminium, projecteur de chantier, quincaillerie, rabot, rabot electrique, raccord, raccord laiton,
      raccord rapide, rail, rainureuse, rallonge electrique, rape a bois, ratelier, rearmement, rivet, robinet d
      arret, robinet de securite, robinet de securite gaz, robinet gaz, robinet poussoir, rondelle, rondelles, rouleau
      de peinture, rouleau peinture, roulement, roulette, ruban adhesif, ruban de masquage, ruban de signalisation,
      ruban isolant, sac a outils, sangle d arrimage, sangles, scie, scie a metaux, scie a onglet, scie a ruban, scie
      circulaire, scie cloche, scie egoine, scie japonaise, scie sabre, scie sauteuse, scotch, serre cable, serre
      joint, serre joints, serrure, serrurerie, servante, servante d atelier, siphon, sous couche, spatule enduit,
      spatule maconnerie, surpresseur, tableau electrique, tableau suspension crochet, taloche, tarauds, tasseau, te d
      accouplement, te pvc, teflon, telemetre laser, telerupteur, tenaille, tendeur, testeur, testeur d usure, testeur
      de tension, thermometre infrarouge, tige filetee, tire fond, tole, tournevis, transpalette, trepan, treteau,
      treteaux, treuil, tronconneuse, truelle, tube cuivre, tube pvc, tuile, tuyau, tuyau pvc, va et vient, vanne,
      vanne a bille, vanne gaz, verin, vernis bois, verrou, vis, vis a bois, vis placo, visserie, visseuse, visseuse a
      choc, vitrificateur, vmc, voltmetre, wago, white spirit`,
    ],
    [
      'AUTOMOTIVE',
      `additif, additif carburant, aile avant, aileron, allume cigare, alternateur, amortisseur, ampoule h7, ampoule
      phare, ampoule voiture, antibrouillard, antivol moto, aspirateur de voiture, aspirateur voiture, attache
      remorque, attelage, autocollant voiture, autoradio android, bac de coffre, balai d essuie glace, balai essuie
      glace, barre de toit, barres de toit, batterie voiture, bequille moto, biellette, biellette de barre, bobine d
      allumage, booster batterie, borne de recharge, bottes moto, bougie d allumage, bougie de prechauffage, bras de
      suspension, cable de demarrage, cable de frein, cache bagages, cache plaque, calandre, calculateur, cale de
      roue, calorstat, capot, capteur abs, carburateur, cardan, carenage, carter, casque integral, casque jet, casque
      modulable, casque moto, catalyseur, chaine moto, chaine neige, chaines neige, chargeur batterie voiture, cire
      voiture, cle de roue, clignotant, coffre de toit, collecteur, compresseur clim, condenseur clim, courroie
      accessoire, courroie de distribution, couvre volant, cremaillere, cremaillere de direction, debitmetre,
      deflecteurs, demarreur, desodorisant voiture, disque de frein, durite, echappement, ecrou de roue, embrayage,
      enjoliveur, essuie glace, essuie glaces, etrier de frein, faisceau attelage, feu arriere, feu avant, film
      teinte, filtre a air, filtre a carburant, filtre a gasoil, filtre a huile, filtre habitacle, galerie de toit,
      galet tendeur, gant moto, gants moto, gilet airbag, gonfleur pneu, guidon moto, housse de siege, housse de
      voiture, housse de volant, housse siege auto, housse voiture, housse volant, housses de siege, huile 2 temps,
      huile de boite, huile moteur, injecteur, intercom moto, jante, jantes, joint de culasse, kit chaine, kit de
      carrosserie, kit de distribution, kit distribution, kit embrayage, kit xenon, lave glace, leve vitre, levier de
      frein, levier de vitesse, levier embrayage, liquide de frein, liquide de refroidissement, lustrant, machoire de
      frein, maitre cylindre, moto, moyeu, moyeu de roue, nettoyant jantes, pare brise, pare choc, pare chocs, pare
      soleil voiture, phare, plaque d immatriculation, plaque immatriculation, plaquette de frein, plaquettes de
      frein, pneu, pneus, poignee exterieure, polish, pommeau de vitesse, pompe a carburant, pompe a essence, pompe a
      huile, pompe direction assistee, pompe injection, pot d echappement, quad, radiateur moteur, radiateur voiture,
      remorque, renovateur plastique, ressort de suspension, retroviseur, rotule, roulement de roue, segments,
      shampoing voiture, silencieux, silent bloc, silentbloc, sonde lambda, sticker voiture, suspension voiture, tapis
      auto, tapis de coffre, tapis de sol voiture, tapis de voiture, tapis voiture, thermostat moteur, top case,
      triangle de signalisation, triangle de suspension, turbo, turbocompresseur, vanne egr, variateur, ventilateur
      moteur, vilebrequin, visiere casque, volant moteur`,
    ],
    [
      'GARDEN',
      `abreuvoir oiseaux, abri de jardin, abri jardin, aloe vera plante, anti algues, anti limace, anti limaces,
      apiculture, arbre, arbre fruitier, arbuste, arroseur, arrosoir, aspirateur souffleur, bac a fleurs, bache a
      bulles, bache bassin, bache de piscine, bache piscine, bain de soleil, balai a gazon, balai gazon, balancelle,
      balise solaire, barbecue jardin, barnum, bassin, beche, binette, bonsai, bordure de jardin, borne solaire,
      bouillie bordelaise, bouquet, bouquet de fleurs, bouquet de roses, brasero, brise vue, brouette, broyeur de
      vegetaux, broyeur vegetaux, bulbe, bulbes, cache pot, cache pots, cactus, canisse, carillon, carre potager,
      chaise longue, chauffage de terrasse, chilienne, chlore, chlore piscine, cisaille, cisaille a haie, citronnier,
      claustra, cloture, composition florale, compost, composteur, corne broyee, coupe bordure, coupe bordures, coupe
      branche, coupe branches, coussin de transat, dalle de jardin, debroussailleuse, desherbant, desherbeur,
      dévidoir, douche exterieure, ebrancheur, echenilloir, ecorce de pin, elagueuse, enfumoir, engrais, epuisette
      piscine, fauteuil suspendu, fendeur de buches, filet anti oiseaux, filet de protection, filtre piscine, fleur,
      fleurs, fleurs coupees, fleurs fraiches, fongicide, fontaine, fougere, fumier, galets decoratifs, gants de
      jardinage, gazon, gazon synthetique, genouillere jardin, girouette, gloriette, godet, goutte a goutte, goutteur,
      graine, graines, graines de fleurs, gravier, griffe, grillage, guano, guirlande exterieure, hamac, hamacs,
      hortensia, hotel a insectes, houe, huile de neem, insecticide, jacuzzi, jardiniere, lampe solaire, lance d
      arrosage, mangeoire, mini serre, monstera, motobineuse, motoculteur, nichoir, olivier, orchidee, outils de
      jardin, paillage, paillis, palissade, palmier, parasol, pataugeoire, pelle, pelle jardin, pelouse, perche
      elagueuse, pergola, ph moins, ph plus, piege a guepes, piege a taupes, piscine, piscine gonflable, pistolet d
      arrosage, plant de tomate, plante, plante d interieur, plante grasse, plante verte, plantes, plantes grasses,
      plantoir, pomme d arrosage, pompe de bassin, pompe piscine, pot de fleur, pot de fleurs, pot en terre cuite,
      potager, programmateur arrosage, programmateur d arrosage, pulverisateur, purin d ortie, raccord arrosage,
      rateau, recuperateur d eau, repulsif chat jardin, robot piscine, robot tondeuse, robots tondeuses, roses rouges,
      rosier, ruche, salon de jardin, sang seche, sarcloir, savon noir jardin, scarificateur, scie d elagage,
      secateur, sel piscine, semence, semences, semences potageres, semis, serfouette, serre, serre de jardin,
      soucoupe pot, souffleur, souffleur de feuilles, spa, spa gonflable, spot solaire, statue jardin, stimulateur
      racinaire, succulente, suspension plante, taille haie, taille haies, tapis de piscine, tapis de sol piscine,
      tapis de sol pour piscine, terre cuite, terre de bruyere, terreau, toile d ombrage, toile de paillage, toile
      hivernage, tondeuse a gazon, tondeuse batterie, tondeuse electrique gazon, tondeuse gazon, tondeuse robot,
      tondeuse thermique, tonnelle, tracteur tondeuse, transat, transats, transplantoir, treillage, treillis, treillis
      jardin, tronconneuse elagueuse, tuyau d arrosage, vivace, voile d hivernage, voile d ombrage, voile ombrage`,
    ],
    [
      'OUTDOORS',
      `abri camping, affut, airsoft, allume feu, amorce, amorce peche, appat, appeau, appeaux, appelant, arbalete, arc
      de chasse, bache tarp, baguette de nettoyage, baionnette, ball trap, balles 9mm, bas de ligne, bateau gonflable,
      baton de marche, baton de randonnee, batons de marche, baudrier, bedchair, billes airsoft, bipied, bivvy, biwy,
      boite de culasse, boite de peche, bombe lacrymogene, bouchette, bouillette, bouillettes, bourriche, boussole,
      bracelet paracorde, brelage, bretelle carabine, bretelle de fusil, bretelle fusil, briquet tempete, camera de
      chasse, canne, canne a mouche, canne a peche, canne carpe, canne feeder, canne spinning, canne surfcasting,
      canne telescopique, cannes, canoe, canon, canot, carabine, carabine 22lr, carabine a air comprime, carabine a
      plomb, carquois, cartouche, cartouche de chasse, cartouche gaz, cartouches, cartouchiere, cartouchiere cuir,
      casque d escalade, casque militaire, casque tir, chaise de camping, chargeur airsoft, chargeur fusil, chargeur
      pistolet, cible, collimateur, corde d escalade, couteau a cran, couteau bushcraft, couteau de chasse, couteau de
      poche, couteau fixe, couteau militaire, couteau pliant, couverture de survie, cran de mire, crankbait, crosse,
      cuillere peche, culasse, dague, degaine, degaines, descendeur, detecteur de touche, detente, douche camping,
      douche solaire, douille laiton, duvet, duvets, echosondeur, ecouvillon, ejecteur, emerillon, epuisette,
      epuisettes, etui pistolet, extracteur, fil de peche, filet de camouflage, filtre a eau camping, firesteel,
      fleche, fleches, float tube, flotteur, fluorocarbone, fourreau, fourreau carabine, fourreau fusil, fronde,
      frontale, frontale led, fusil, fusil de chasse, fut, gamelle camping, gants de tir, garde main, gaz camping,
      gilet de peche, gilet de sauvetage, glaciere, gourde filtrante, gourde militaire, gourde randonnee, grenaille,
      guidon de mire, hache, hamac camping, hamecon, hamecon triple, hamecons, hausse, holster, housse carabine,
      housse fusil, jerrican, jerricane, jig, jumelles, kayak, kit de nettoyage fusil, kit de survie, lampe frontale,
      lance pierre, leurre, leurre dur, leurre metallique, leurre souple, leurres, lit de camp, lit de camp pliant,
      longe, longue vue, lunette de tir, lunette de visee, machette, magnesie, mallette fusil, matelas autogonflant,
      matelas camping, matelas de camping, matelas gonflable, mirador, monoculaire, montage lunette, mouche peche,
      moulinet, moulinet peche, mousqueton, multitool, munition, munitions, munitions plomb, nylon peche, opinel,
      optique de tir, pagaie, paille filtrante, paracorde, pastille purification, pate carpe, pellets, percuteur,
      piege photographique, pierre a feu, pince multifonction, pince multifonction leatherman, piolet, pistolet,
      pistolet a plomb, pistolet d alarme, plaque de couche, plateau ball trap, plomb peche, plombs, poche a eau,
      poignard, point rouge, poisson nageur, popote, popote camping, porte chargeur, protections auditives tir,
      ration, rechaud a gaz, rechaud gaz, revolver, rod pod, sabre, sac carpe, sac de bivouac, sac de couchage, sac
      etanche, sac isotherme, sangle fusil, siege de peche, sifflet de survie, sonde peche, spinnerbait, stand de tir,
      table de camping, tapis de sol, tapis de sol camping, tarp, telemetre, telescope, tente, tente de toit, tete
      plombee, toilette camping, tonnelle camping, tresse, vaisselle camping, viseur point rouge, vision nocturne,
      waders, waders neoprene`,
    ],
    [
      'KITCHEN',
      `aerateur de vin, aerateur vin, aiguiseur, air fryer, appareil a crepes, appareil a donuts, appareil a fondue,
      appareil a gaufres, appareil a raclette, appareil a souffles, appareil souffles, assiette, assiette a dessert,
      assiette creuse, assiette jetable, assiette plate, assiettes, assiettes en carton, autocuiseur, bac a glacons,
      bac a legumes, baguettes, baguettes chinoises, baguettes en bambou, baguettes japonaises, balance de cuisine,
      barbecue, barre aimantee, batterie de cuisine, batteur, batteur electrique, bec verseur, bee wrap, bento,
      beurrier, blender, blender chauffant, bloc couteaux, bocal, bocal en verre, bocaux, boite a cafe, boite a
      epices, boite a gateau, boite a gouter, boite a lunch, boite a pain, boite a the, boite alimentaire, boite
      bento, boite de conservation, boite hermetique, boite isotherme, boite repas, boites de conservation, boites
      hermetiques, bol, bol a soupe, bol en bois, bouchon de bouteille, bouchon vin, bougie gateau, bouilloire,
      bouilloire electrique, bouilloires, bouteille, bouteille d eau, bouteille en verre, bouteille inox, bouteille
      isotherme, bouteille thermos, brochette, broyeur, broyeur a epices, cafetiere, cafetiere a piston, cafetiere
      italienne, caissettes, caissettes cupcake, cake mould, capsule reutilisable, carafe, carafe a decanter, carafe
      filtrante, carafe vin, casier a bouteilles, casse noix, casserole, casseroles, cassolette, cave a vin,
      centrifugeuse, chinois, chope, ciseaux de cuisine, cloche a gateau, cocotte, cocotte minute, coffret a epices,
      coffret couteaux, congelateur, coquetier, corbeille a fruits, corbeille a pain, coupe a champagne, coupe a
      fruits, coupe a glace, coupe frites, coupe legumes, coupe oeuf, coupe pizza, coupe pomme, coupelle, coupelles,
      couscousiere, couscoussier, couscoussiers, couteau, couteau a beurre, couteau a fromage, couteau a huitre,
      couteau a pain, couteau a viande, couteau d office, couteau de chef, couteau de cuisine, couteau de table,
      couteau laguiole, couteaux, couteaux laguiole, couvercle, couvercle silicone, couverts, couverts a salade,
      cremier, crepiere, crepiere electrique, croque monsieur, cruche, cuillere, cuillere a cafe, cuillere en bois,
      cuiseur, cuiseur a riz, cuiseur riz, cuiseur vapeur, cuisiniere, cuit vapeur, cul de poule, decanteur,
      decapsuleur, decoration gateau, denoyauteur, derouleur, dessous de plat, dessous de tasse, dessous de verre,
      dessous de verres, distributeur d eau, distributeur de pate, dosette reutilisable, douille patisserie, econome,
      ecrase ail, ecumoire, egouttoir, egouttoir vaisselle, emporte piece, emporte pieces, ensemble de couteaux,
      ensemble vaisselle, entonnoir, epluche legumes, eplucheur, essoreuse, essoreuse a salade, essuie main, etagere a
      epices, expresso, extracteur de jus, faitout, film alimentaire, film etirable, filtre a cafe, filtre a eau,
      flute, flute a champagne, fontaine a chocolat, fontaine a eau, fouet, fouet cuisine, four, four electrique, four
      encastrable, fourchette, frigo, friteuse, friteuse sans huile, fusil a aiguiser, gant de cuisine, gant de four,
      gant four, gaufrier, gaziniere, glaciere cuisine, gobelet, gobelet carton, gobelet jetable, gobelets, gourde,
      gourde enfant, gourde inox, gourde isotherme, gril, grill, grille barbecue, grille de barbecue, grille pain,
      hache viande, hachoir, hachoir a viande, hachoir electrique, hotte, hotte aspirante, huche a pain, huilier,
      infuseur, jatte, keskes, lave vaisselle, legumier, louche, lunch box, machine a cafe, machine a cafe a grain,
      machine a expresso, machine a glace, machine a glacons, machine a pain, machine a pates, machine a pop corn,
      machine a popcorn, machine a soda, machine expresso, mallette couteaux, mandoline, manique, marmite, maryse,
      menagere, micro onde, micro ondes, mini four, minuteur, mixeur, mixeur plongeant, mixeurs, mortier, moule, moule
      a cake, moule a charniere, moule a gateau, moule a gaufre, moule a tarte, moule en silicone, moule silicone,
      moulin, moulin a cafe, moulin a poivre, moulin a sel, mousseur a lait, mug, mug de voyage, mug isotherme,
      multicuiseur, nappe ciree, nicer dicer, ouvre boite, ouvre bouteille, paille, pailles, paire de baguettes,
      panier a fruits, panini, panini grill, papier alu, papier aluminium, papier cuisson, papier sulfurise, passoire,
      pelle a pizza, pelle a tarte, petite cuillere, petrin, pichet, pierre a aiguiser, pierre a pizza, pilon, pince a
      spaghetti, pince de cuisine, pinceau de cuisine, pique, piques a brochettes, plancha, planche a aperitif,
      planche a decouper, planche a fromage, planche a pain, planche aperitif, planche apero, planche de presentation,
      plaque a induction, plaque a patisserie, plaque de cuisson, plaque de cuisson gaz, plaque de four, plaque
      electrique, plaque induction, plaque vitroceramique, plat, plat a four, plat a gratin, plat a tajine, plat a
      tarte, plat de presentation, plat de service, plateau, plateau a fromage, plateau apero, plateau de service,
      poche a douille, poche a douilles, pochon, poele, poele a frire, poivrier, poivriere, porte assiette, porte
      bouteille, porte couverts, porte epices, porte filtre, porte rouleau, pot a epices, pot a lait, pot a
      ustensiles, pot de conservation, pots de conservation, presentoir a gateau, presentoir gateau, press ail, presse
      agrume, presse agrumes, presse ail, presse citron, presse fruits, presse orange, presse puree, raclette,
      rafraichisseur, ramequin, range couverts, range epices, rangement epices, rape, rape cuisine, ravier, rechaud,
      rechaud cuisine, rechaud electrique, refrigerateur, robot culinaire, robot de cuisine, robot menager, robot
      multifonction, robot patissier, robot petrin, rond de serviette, ronds de serviette, rouleau a patisserie,
      rouleau essuie tout support, roulette a pizza, sac congelation, sachet congelation, saladier, salier, saliere,
      salieres, sauciere, sauteuse, seau a champagne, seau a glace, service a cafe, service a raclette, service a the,
      service assiettes, service couteaux, service de table, service vaisselle, serviette de table, serviettes de
      table, serviettes en papier, set a salade, set cocktail, set de couteaux, set de table, set de tasses, shaker,
      sonde cuisson, sorbetiere, soucoupe, soupiere, sous plat, sous tasse, spatule, sucrier, table de cuisson,
      tablier, tablier de cuisine, tajine, tamis, tapis de cuisson, tapis de table, tasse, tasse a cafe, tasse a the,
      tasse de voyage, tasse isotherme, tasses, tasseur, terrine en ceramique, theiere, theiere en fonte, theieres,
      thermometre cuisine, thermometre de cuisson, thermos, thermos alimentaire, tire bouchon, toile ciree, torchon,
      torchon de cuisine, ustensile, ustensile de cuisine, ustensiles, ustensiles de cuisine, vaisselle, verre, verre
      a biere, verre a eau, verre a the, verre a vin, verrerie, verres, verres a the, verseur, vide pomme, vinaigrier,
      wok, yaourtiere, zesteur`,
    ],
    [
      'PET_SUPPLIES',
      `abreuvoir, anti puces, antiparasitaire, aquarium, arbre a chat, bac a litiere, cage, cage oiseau, caisse de
      transport, chatiere, clapier, collier anti puces, collier chat, collier chien, collier pour chien, copeaux,
      coussin chien, croquettes, croquettes chat, croquettes chien, foin, foin lapin, fontaine a eau chat, friandise
      chien, friandises pour chien, gamelle, gamelle chien, graines oiseaux, griffoir, harnais, harnais chien, herbe a
      chat, jouet chat, jouet chien, jouet pour chat, jouet pour chien, laisse, laisse chien, litiere, litiere chat,
      litiere rongeur, mangeoire poules, manteau chien, manteau pour chien, medaille chien, museliere, niche, niche
      chien, nourriture poisson, nourriture poissons, os a macher, panier chat, panier chien, panier pour chien,
      patee, patee chat, patee chien, pipette, pipettes, poulailler, ramasse crottes, sac a crottes, tapis chien,
      tapis de fouille, tapis de lechage, tapis educateur, vermifuge, vetement chien, vetement pour chien, voliere`,
    ],
    [
      '',
      `abonnement, accompagnement, ail, album, amandes, ananas, anchois, anis etoile, atelier, atelier cuisine,
      aubergine, avocat, avoine, bacon, baguette, bananes, bande dessinee, basilic, bd, beurre, beurre de cacahuete,
      beurre de cacao alimentaire, biere, bieres, billet, biscuit, biscuits, boeuf, boisson, boissons, bon cadeau, bon
      d achat, bonbon, bonbons, bonbons gelifies, bordeaux, bouillon, box gourmande, brioche, brocoli, cacahuetes,
      cacao, cafe, cafe capsule, cafe en grains, cafe instantane, cafe moulu, calisson, cannelle, capsules cafe,
      capsules de cafe, caramel, carotte, carottes, carte cadeau, carte de fidelite, cd, cd album, cereales,
      champagne, champignons, charcuterie, cheque cadeau, chewing gum, chips, chocolat, chocolat chaud, chocolat noir,
      chocolats, choux, cidre, citron, citrons, coca, coffret gourmand, cognac, colis gourmand, compote, concombre,
      confiserie, confiture, confitures, conserve, consultation, cookies, cornichons, courgette, cours, couscous,
      creme anglaise, creme de marrons, creme dessert, creme fraiche, creme glacee, creme liquide, crepe, crevette,
      crevettes, cumin, curcuma, dattes, dinde, disque, don, dosette, dosettes, dvd, dvd film, e carte cadeau, e
      liquide, eau, eau gazeuse, eau minerale, epice, epicerie, epices, epinards, escalope, farine, farine de ble,
      feta, feves de cacao, figues, fleur de sel, foie gras, formation, frais de port, fraise bonbon, fraises,
      framboises, fromage, fromage blanc, fromage rape, fromages, fruits, fruits secs, galette, galettes, gateau,
      gateaux, gaufre, gaufrettes, gelee de coing, gin, gingembre, glace, glace vanille, glaces, gomme adragante,
      graine de chia, graine de lin, graine de nigelle, graine de sesame, graines de chia, graines de courge, graines
      de lin, graines de nigelle, graines de sesame, graines de tournesol, granola, gravure ancienne, guide, guimauve,
      guitare, haricot, haricots, haricots verts, herbes de provence, houmous, huile, huile d argan alimentaire, huile
      d olive, huile d olive vierge, huile de tournesol, infusion, infusions, jambon, journal, journaux, jus, jus d
      orange, jus de fruits, jus de pomme, ketchup, kiwi, lait, lait d amande, lait d avoine, lait de coco, lait demi
      ecreme, lait en poudre, lait entier, legumes, lentilles, levure, limonade, liqueur, livraison, livre, livres,
      lot de revues, macaron, madeleines, magazine, magazines, mais, manga, marmelade, masse de cacao, mayonnaise,
      merguez, miel, miel de fleurs, miel de lavande, miels, milkshake, mousse au chocolat, moutarde, muesli,
      noisettes, noix, noix de cajou, nougat, nouilles, nuggets, numero ancien, nutella, oeuf, oeufs, oignon, oignons,
      olives, orange, pain, pain d epices, pain de mie, panier gourmand, partition, pastis, pate, pate a tartiner,
      pate de cacao, pates, petits pois, pistaches, pizza, poire, pois chiches, poisson, poivre, poivre noir, pomme,
      pomme de terre, pommes, pommes de terre, porc, pose, poudre de cacao, poulet, prestation, pruneaux, puree, puree
      d amande, quiche, quinoa, raisin, raisins secs, ras el hanout, reglisse, reparation, revue, revues, rhum,
      rillettes, riz, roman, rose vin, roti, sables, safran, salade, sardines, sauce, saucisse, saucisses, saucisson,
      saumon, seance, sel, sel de guerande, semoule, sirop, sirop d agave, sirop d erable, sirop de menthe, soda,
      sorbet, soupe, soupe de poisson, soupes, spaghetti, stage, steak, sucette bonbon, sucre, sucre roux, sucre
      vanille, surgele, tablette chocolat, tablette de chocolat, tapenade, terrine, the, the a la menthe, the noir,
      the vert, thes, thon, tisane, tisanes, tomate, tomates, vanille, viande, viande hachee, vin, vin blanc, vin d
      alsace, vin petillant, vin rouge, vinaigre, vins, vinyle, vinyle 33 tours, vinyle disque, vinyles, vodka,
      whisky, yaourt, yaourts`,
    ],
  ],
  unsure: `abrasif, adaptateur, additif, adhesif, agrafe, agrafes, aiguille, alcool, alimentation, alliance, alun,
    amorce, ampoule, ampoules, anneau, antenne, arbre, arc, argile, articulations, bac, badge, baguette, baguettes,
    balance, ballon, ballons, bandeau, base, basket, baskets mode, bassin, batterie, beton, bidon, billes, bloc, body,
    boite, booster, boucles, boulier, bouteille, bouton, bretelle, broderie, brosse, bureau, cable, cable electrique,
    cadre, cafe, cage, calcium, canette, canne, canon, carte, carter, cartes, carton, cartouche, cartouches, casque,
    ceinture, chaine, chandelle, chariot, chenille, cheville, chinois, chocolat, cible, circuit, citron, cle, cles,
    cloche, collagene, colle, collecteur, combi, compas, comprime, conduit, console, coque, corbeille, cordage, corde,
    corset, costume, cosy, coton, coude, coulisse, couronne, couteau, couteaux, couvercle, couverts, craie, crayon,
    creme, cremier, crochet, crosse, cubes, cuir, cylindre, cylindres, dague, dentelle, detente, diable, diamant,
    diffuseur, digestion, domino, dominos, eau, echelle, ecran, ecrin, elastique, encre, enregistreur, ensemble,
    equerre, etriers, etui, exfoliant, extension, extensions, fer, feutre, feutrine, fil, filet, fleche, fleur,
    fleurs, foret, fouet, fougere, four, fourreau, fraises, fronde, fusil, fut, gache, gaine, gamelle, gant, gants,
    garde robe, gazon, gel, gelee, generateur, gomme, gouttes, gravier, griffe, groom, hache, harnais, hausse, haut,
    hortensia, housse, huile, immunite, impermeable, impression, insert, isolant, isolat, jante, jeu, jeux, joint,
    jouet, judas, laine, lait, laque, lavette, leash surf, leurre, lime, limes, lit, lithographie, litiere, longe,
    lotion, lubrifiant, macrame, magnesium, maillot, manchette, mandoline, manille, masque, masse, mastic, meche,
    medaille, medium, meuble, micro, miel, miniature, molleton, moniteur, monture, moto, moule, mule, nacelle, niche,
    niveau, objectif, olivier, orange, ordinateur, ouate, outil, paille, paillette, palet, palmes, palmier, panier,
    paos, papier, parfum, patin, pc portable, peeling, peigne, pelle, perle, perles, phare, pile, pince, pins,
    pipette, pipettes, pique, planche, plante, plaque, plat, plateau, plombs, plot, plume, pochette, poids, poignee,
    poivre, pommade, pomme, pommeau, pompe, porteur, portique, pot, pot a bougie, potence, poudre, pressions, profile,
    protege dents, quad, raccord, radio, rail, raisin, rallonge, rape, raphia, rapporteur, regle, remorque, resine,
    revue, riz, roller, roues, rouleau, roulette, ruban, ruche, sabre, sac, sangles, sapin, sauce, segments, sel,
    selle, serie, seringue, serre, shaker, short, silicone, sleeves, soin, solitaire, sommeil, souris, spot,
    stabilisateur, sucre, support, supports, supports d eau, suspension, suspensions, table, tableau, tablette, talon,
    tampon, tapis, tapis de sol, tapis de souris mini, te, telephone, tens, tenue, the, tige, tirelire, tissage,
    tissu, toile, tong, top, train, transformateur, transit, treillis, tresse, trophee, trousse, tuba, tuile, turbo,
    tuyau, variateur, vasque, verin, verre, verres, vin, vis, vitamine c, vivace, volants, zinc, zip`,
  printed: `affiche, assiette, assiettes, badge, bague, body, boite, bol, boucle d oreille, boucles d oreilles, bouee,
    bougie, bougie parfumee, bouteille, bracelet, broche, cadre, carnet, carte de voeux, carte postale, casquette,
    chaussette, chaussettes, collier, coque, coussin, deguisement, doudou, figurine, gourde, horloge, horloge murale,
    lampe, magnet, mug, nappe, paillasson, papier peint, peluche, pendentif, plaid, planche a decouper, porte cle,
    porte cles, poster, puzzle, pyjama, rideau, sac, serviette, statue, sticker, sweat, sweat a capuche, t shirt,
    tableau, tablier, tapis, tasse, tatouage, tee shirt, toile, torchon, tote bag, trousse, valise, vase, veilleuse,
    verre`,
  containers: 'bocal, boite, bouteille, flacon, plateau, pot, sac, sachet, tasse, tube, verre',
  straps: `bracelet, bracelet apple watch, bracelet connecte, bracelet de montre, bracelet montre, bracelet pour apple
    watch, bracelet pour montre, sangle`,
  imitations: `artificiel, artificielle, artificielles, artificiels, factice, fleur sechee, fleurs sechees, stabilise,
    synthetique`,
  uses: {
    ELECTRONICS: `accessoires telephone, bluetooth, composants pc, consoles, domotique, electronique, energie solaire,
      gamer, gaming, gaming pc, high tech, image et son, imprimantes, informatique, informatiques, jeux video,
      ordinateur, peripheriques, photo video, smartphone, telephones, telephonie, tv et son`,
    WOMEN_CLOTHING: 'dame, feminin, femme, femmes, grossesse',
    MEN_CLOTHING: 'homme, hommes, masculin',
    FASHION: 'habillement, pret a porter, vetements',
    SHOES: 'chaussures',
    WATCHES: 'montres',
    ACCESSORIES: 'accessoires cheveux, bagagerie, chapellerie, maroquinerie, sacs a main',
    BABY: `allaitement, bebe, bebe et maman, bebe et puericulture, bebes, maternite, naissance, nourrisson, nouveau
      ne, puericulture, repas bebe, toilette bebe`,
    BEAUTY: `anti rides, barbier, beaute, capillaire, capillaires, cheveux, coiffure, corps et bain, cosmetique,
      cosmetiques, epilation, hydratant, hydratante, hygiene beaute, manucure, maquillage, maquillages, ongles,
      parfumerie, parfums, peau, soin des cheveux, soin du corps, soin du visage, soins, soins visage, visage`,
    ARTS_AND_CRAFTS: `beaux arts, bureau papeterie, couture, emballage cadeau, fournitures de bureau, fournitures
      scolaires, loisirs creatifs, mercerie, papeterie, peinture artistique, scolaire, scrapbooking, tricot`,
    JEWELRY: 'bijou, bijouterie, bijoux',
    SPORTS: `articles de sport, arts martiaux, basket ball, basket sport, boxe, cyclisme, danse, equitation, fitness
      et sport, foot, football, glisse, golf, handball, judo, natation, padel, petanque, rugby, running, skate, ski,
      sport, sport collectif, sports, sports d hiver, sports nautiques, surf, tennis, trottinettes, volley, vtt`,
    HEALTH_AND_FITNESS: `amincissant, arthrose, bien etre, buccale, buccaux, bucco dentaire, complements alimentaires,
      contraception, dentaire, dietetique, douleur, entrainement fitness, fitness, gelules vegetales, hygiene buccale,
      incontinence, kine, massage, materiel medical, medical, medicaments, minceur, musculation, nutrition, nutrition
      sportive, orthopedie, orthopedique, parapharmacie sante, pharmacie, pilates, posture, premiers secours, remise
      en forme, sante, soins dentaires, vitamines, yoga`,
    HOME: `art mural, arts decoratifs, chambre, deco, decoration, decoration interieure, electromenager maison, linge
      de lit, linge de maison, literie, luminaires, maison, menage, meubles, mobilier, nettoyage, produits menagers,
      salle de bain, salle de bains, salon, tapis et rideaux, textile maison`,
    TOYS: `cartes a collectionner, jeux de societe, jeux educatifs, jeux et jouets, jeux jouets, jouet, jouets, jouets
      et jeux, maquettes, poupee, radiocommande, radiocommandee, radiocommandees, radiocommandes, telecommande voiture`,
    TOOLS: `atelier, bricolage, chantier, electricite, electricite et eclairage, maconnerie, materiaux, materiaux de
      construction, menuiserie, outillage, outillage electroportatif, peinture et droguerie, plomberie, plomberie et
      sanitaire, quincaillerie, serrurerie, soudure, visserie`,
    AUTOMOTIVE: `accessoires auto, auto, automobile, camion, camping car, carrosserie, entretien auto, freinage, moto,
      moto et scooter, motos, pieces auto, pieces detachees auto, pneumatiques, poids lourd, scooter, vehicule,
      voiture, voitures`,
    GARDEN: `agricole, arrosage, balcon, espaces verts, exterieur, jardin, jardinage, mobilier de jardin, plantes,
      plantes et jardin, plein air jardin, potager, terrasse`,
    OUTDOORS: `airsoft, alpinisme, armee, bivouac, cal 12, calibre, calibre 12, camping, camping et randonnee,
      carabine, chasse, chasse et peche, colt, coutellerie outdoor, escalade, fusil, lebel, luger, mas 36, mauser,
      militaire, montagne, peche, pistolet, rando, randonnee, randonnees, survie, tactique, tir sportif, trek,
      trekking, ww1, ww2, wwii`,
    KITCHEN: `art de la table, arts de la table, cuisine, cuisine et table, patisserie, petit electromenager,
      ustensiles, ustensiles de cuisine, vaisselle, verrerie`,
    PET_SUPPLIES: `alimentation animale, animal de compagnie, animalerie, animaux de compagnie, aquariophilie, chat,
      chat chien, chaton, chats, chien, chien chat, chiens, chiens et chats, chiot, chiots, croquette, oiseaux
      animalerie, pour animal, pour animaux, rongeur, rongeurs`,
  },
  makers: {
    AUTOMOTIVE: 'audi, bmw, citroen, clio, dacia, mercedes, peugeot, renault, volkswagen',
    TOYS: 'lego, playmobil',
  },
  children: 'bebe, enfant, enfants, fille, garcon, junior, mixte',
  nothing: `animaux de la foret, animaux de la jungle, argent, auto adhesif, auto agrippant, auto collant, auto
    essorage, auto lissante, auto nettoyant, automatique, bebe enfant, bebe et enfant, bebes enfants, bebes et
    enfants, beige sable, bleu canard, bleu ciel, bleu marine, bois, boite de, boites de, cafe couleur, chaud,
    chocolat couleur, coffret, coffret de, coton, couleur bois, couleur or, cuir, edition limitee, enfant, enfant
    bebe, ensemble de, fil de soie, fin, garcon, gris souris, huile de lin, jaune citron, jaune moutarde, jeu de, jeu
    de 2, kit, laine de mouton, laine et coton, lin, loisirs, lot, lot de, lot de 10, lot de 100, lot de 2, lot de 3,
    lot de 4, lot de 5, lot de 6, maman bebe, marron chocolat, marron glace, miel couleur, mode, motif animaux, noir
    mat, oeil de chat, or, oreille de chat, paire, paire de, paires, paires de, plaque argent, plaque or, plaque or
    18k, plaque or rose, plaquee argent, plaquee or, porte, pour les enfants, rose poudre, rose the, rouleau de, sac
    de 25 kg, sac de the, set, set de, soie, sport chic, sport et loisirs, sport loisirs, sports et loisirs, sports
    loisirs, style sport, table console, tete de lit capitonnee, verre souffle, vert d eau, vert menthe, vert olive,
    vert pomme, vert sapin`,
  departments: `amelioration de l habitat, autres, bazar, beaute et sante, divers, droguerie, drugstore, idees
    cadeaux, maison et jardin, non alimentaire, non classe, nouveautes, parapharmacie divers, sante et beaute, tous
    les produits`,
  endings: ['s', 'x', 'es'],
};
