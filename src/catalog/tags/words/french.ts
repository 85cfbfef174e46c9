import type { Words } from './words.ts';

export const FRENCH: Words = {
  head: 'first',
  cuts: 'avec, pour, en, sans',
  endings: ['s', 'x', 'es'],
  things: [
    [
      'ELECTRONICS',
      `telephone, telephone portable, smartphone, ordinateur, ordinateur portable, pc portable, tablette, ecran, moniteur, televiseur, television, tele, videoprojecteur, projecteur video, enceinte, enceinte bluetooth, haut parleur, barre de son, casque audio, casque bluetooth, casque gaming, ecouteur, ecouteurs, micro, microphone, appareil photo, camera, webcam, objectif, trepied, chargeur, batterie externe, batterie, pile, cable, cable usb, adaptateur, cle usb, carte memoire, carte sd, disque dur, carte graphique, carte mere, processeur, routeur, clavier, souris, tapis de souris, manette, console, console de jeux, imprimante, cartouche d encre, coque, coque iphone, coque telephone, etui telephone, protection ecran, verre trempe, support telephone, support ordinateur, prise connectee, multiprise, rallonge, panneau solaire, calculatrice, radio, radio reveil, liseuse, drone`,
    ],
    ['ELECTRONICS+WATCHES', 'montre connectee'],
    [
      'WATCHES',
      'montre, montre automatique, bracelet de montre, bracelet montre, boite a montre, chronographe, horlogerie',
    ],
    [
      'FASHION',
      `tee shirt, t shirt, polo, chemise, sweat, sweat shirt, sweat a capuche, pull, pullover, gilet, cardigan, veste, blouson, manteau, doudoune, parka, impermeable, cire, trench, blazer, costume, pantalon, jean, jeans, short, bermuda, jogging, survetement, legging, collant, chaussette, sous vetement, pyjama, peignoir, robe de chambre, combinaison, maillot, debardeur, haut, top, body, salopette, deguisement, vetement, tricot, mariniere, cape, poncho, kimono, tunique, surchemise, gilet sans manche, uniforme, tenue, k way, chemisette, djellaba, gandoura, abaya, qamis, grenouillere, maillot de bain, slip`,
    ],
    [
      'FASHION+WOMEN_CLOTHING',
      'robe, jupe, chemisier, blouse, soutien gorge, brassiere, culotte, string, tanga, shorty, lingerie, nuisette, bikini, body femme, combishort, porte jarretelle, guepiere, bustier, jupon, tailleur',
    ],
    ['FASHION+MEN_CLOTHING', 'boxer, calecon, slip homme, costume homme, smoking'],
    [
      'SHOES',
      'chaussure, basket, baskets, sneaker, botte, bottine, bottillon, sandale, tong, claquette, mocassin, escarpin, ballerine, espadrille, derby, richelieu, chausson, pantoufle, sabot, mule, nu pied, chaussure de securite, semelle, lacet, talon, babies, charentaise, baskets montantes',
    ],
    [
      'ACCESSORIES',
      `sac, sac a main, sac a dos, sacoche, cabas, besace, pochette, portefeuille, porte monnaie, porte carte, porte cartes, valise, bagage, trousse de toilette, ceinture, chapeau, casquette, bonnet, beret, bob, echarpe, foulard, cheche, gant, moufle, mitaine, lunettes, lunettes de soleil, cravate, noeud papillon, bretelle, parapluie, porte cle, porte cles, barrette, chouchou, serre tete, bandeau, pince a cheveux, pince cheveux, elastique cheveux, bouton de manchette, tour de cou, snood, etole, sac banane, tote bag, hijab, bijou de sac, chale, sac de sport, sac de voyage, turban`,
    ],
    [
      'BABY',
      'couche, lange, langes, tetine, sucette, attache tetine, biberon, poussette, landau, siege auto, chaise haute, lit bebe, berceau, couffin, gigoteuse, turbulette, bavoir, porte bebe, anneau de dentition, hochet, doudou, babyphone, matelas a langer, sac a langer, tapis d eveil, transat bebe, cape de bain, tour de lit, mobile bebe, coussin d allaitement, tire lait, pot bebe, parc bebe, nid d ange, echarpe de portage',
    ],
    ['BABY+FASHION', 'barboteuse, dors bien, body bebe, bloomer, pyjama bebe, combinaison bebe, brassiere bebe'],
    [
      'BEAUTY',
      `rouge a levres, gloss, baume a levres, baume levres, mascara, fard a paupieres, fard, crayon yeux, crayon, eye liner, fond de teint, anti cerne, correcteur, blush, poudre, palette maquillage, maquillage, pinceau maquillage, trousse maquillage, demaquillant, vernis, vernis a ongles, faux ongles, faux cils, cils, serum, creme, creme visage, creme de jour, creme de nuit, creme mains, creme hydratante, contour des yeux, lait corporel, lait corps, huile corps, huile visage, beurre corporel, beurre de karite, karite, gel douche, savon, savon solide, bain moussant, sel de bain, sels de bain, boule de bain, nettoyant visage, gel, gel cheveux, coton tige, coton tiges, coupe ongles, gel nettoyant, eau micellaire, lotion, tonique, gommage, masque visage, masque, masque cheveux, creme solaire, autobronzant, parfum, eau de parfum, eau de toilette, eau de cologne, brume, deodorant, shampoing, shampooing, apres shampoing, apres shampooing, soin, soin visage, soin cheveux, huile cheveux, laque, gel coiffant, cire coiffante, coloration, brosse a cheveux, brosse, peigne, seche cheveux, lisseur, fer a lisser, boucleur, perruque, extension, extensions, rasoir, mousse a raser, creme a raser, blaireau, huile a barbe, huile barbe, baume a barbe, tondeuse, epilateur, cire epilatoire, pince a epiler, gua sha, rouleau de jade, huile essentielle, hydrolat, eau de rose, eau florale, tatouage, henne, huile d argan, argile, acide hyaluronique, monoi, limes, lime a ongles`,
    ],
    [
      'ARTS_AND_CRAFTS',
      `laine, pelote, pelote de laine, fil, fil a broder, aiguille, aiguille a tricoter, crochet, patron, patron de couture, tissu, coupon, coupon de tissu, machine a coudre, mercerie, kit broderie, kit couture, kit tricot, kit creatif, broderie, point de croix, perle a coudre, perles, ruban, biais, bouton, fermeture eclair, tampon, encreur, pochoir, masking tape, scrapbooking, autocollant, gommette, peinture acrylique, peinture a l huile, peinture, aquarelle, gouache, pinceau, toile a peindre, chevalet, carnet, bloc notes, bloc note, sticker, stickers, etiquette, planner, carnet de croquis, cahier, agenda, crayon de couleur, crayons de couleur, feutre, feutres, marqueur, pastel, stylo, stylo plume, encre, papier, papeterie, enveloppe, carte de voeux, carte postale, papier cadeau, carton, colle, pate polymere, argile polymere, macrame, loisir creatif, loisirs creatifs, coloriage, faire part, marque page, origami`,
    ],
    [
      'JEWELRY',
      'bague, collier, bracelet, boucle d oreille, boucles d oreilles, boucles oreilles, creole, creoles, puce d oreille, puces d oreilles, pendentif, medaille, chaine, jonc, gourmette, sautoir, broche, bijou, bijoux, parure, alliance, solitaire, chevaliere, piercing, boite a bijoux, perle, chaine de cheville, manchette, diademe, charm, bo, ras de cou, pendants d oreilles, mala',
    ],
    [
      'SPORTS',
      `ballon, ballon de foot, raquette, balle de tennis, volant badminton, velo, vtt, velo electrique, casque velo, casque de velo, selle velo, pneu velo, chambre a air, antivol, trottinette, trottinette electrique, skateboard, planche de surf, planche, combinaison neoprene, paddle, ski, skis, chaussure de ski, masque de ski, baton de ski, patin, roller, rollers, gant de boxe, gants de boxe, sac de frappe, protege tibia, protege dents, kimono judo, maillot de foot, maillot velo, cuissard, trampoline, table de ping pong, flechettes, billard, club de golf, balle de golf, petanque, boules de petanque, palmes, tuba, lunettes de natation, bonnet de bain, selle, tapis de selle, licol, bride, equitation, arc, short de bain sport`,
    ],
    [
      'HEALTH_AND_FITNESS',
      `vitamine, complement alimentaire, complement, proteine, whey, creatine, bcaa, collagene, probiotique, omega 3, magnesium, zinc, gelule, gelules, comprime, spiruline, haltere, kettlebell, barre de traction, banc de musculation, elastique de musculation, bande elastique, bande de resistance, tapis de yoga, tapis yoga, brique de yoga, corde a sauter, rouleau de massage, tapis de course, velo d appartement, rameur, pistolet de massage, appareil de massage, coussin chauffant, bouillotte, genouillere, chevillere, attelle, bas de contention, thermometre, tensiometre, oxymetre, trousse de secours, pansement, fauteuil roulant, brosse a dents, dentifrice, bain de bouche, fil dentaire, serviette hygienique, culotte menstruelle, cup menstruelle, coupe menstruelle, huile cbd, cbd, huile de massage, preservatif, lubrifiant, vibromasseur, sextoy, gel hydroalcoolique, masque chirurgical, masque ffp2, tisane minceur, propolis, gelee royale, sirop toux, infusion bien etre, tapis d acupression, coussin de meditation`,
    ],
    [
      'HOME',
      `lampe, lampe de table, lampadaire, suspension, lustre, plafonnier, applique, ampoule, guirlande, guirlande lumineuse, veilleuse, abat jour, luminaire, lanterne, chaise, fauteuil, tabouret, pouf, banc, canape, table, table basse, table a manger, table de chevet, console, bureau, bibliotheque, etagere, meuble, meuble tv, buffet, commode, armoire, chevet, lit, tete de lit, matelas, surmatelas, sommier, porte manteau, cintre, patere, oreiller, coussin, housse de coussin, taie, taie d oreiller, couverture, plaid, couette, housse de couette, parure de lit, drap, drap housse, drap plat, linge de lit, couvre lit, edredon, serviette, serviette de bain, serviette de toilette, drap de bain, gant de toilette, tapis de bain, rideau, rideau de douche, voilage, store, tapis, paillasson, bougie, bougie parfumee, bougeoir, photophore, chandelier, fondant, fondant parfume, diffuseur, encens, porte encens, parfum d interieur, parfum d ambiance, spray d ambiance, vase, miroir, horloge, pendule, reveil, cadre, cadre photo, affiche, poster, tableau, toile, impression, sticker mural, papier peint, statue, statuette, sculpture, figurine decorative, decoration, deco, deco murale, sticker deco, eponge, liquide vaisselle, anti moustique, insecticide maison, boule de noel, sapin, sapin de noel, couronne, fleurs sechees, fleur artificielle, plante artificielle, panier, corbeille, boite de rangement, boite, bac, rangement, panier a linge, poubelle, porte savon, distributeur de savon, porte serviette, pommeau de douche, robinet, lavabo, baignoire, abattant, aspirateur, balai, serpilliere, lessive, nettoyant, detachant, table a repasser, fer a repasser, purificateur d air, humidificateur, ventilateur, radiateur, chauffage, climatiseur, cheminee, poignee, bouton de meuble, carrelage, parquet, magnet, ballon anniversaire, bougie anniversaire, fanion, pot a bougie, savon de marseille menage`,
    ],
    [
      'TOYS',
      'jouet, jouets, poupee, peluche, figurine, lego, puzzle, jeu de societe, jeu, jeux, jeu de cartes, jeu educatif, cubes, voiture telecommandee, petite voiture, train en bois, dinette, toupie, cerf volant, slime, pate a modeler, marionnette, jouet en bois, maison de poupee, cheval a bascule, draisienne, porteur, tricycle, ours en peluche, doudou lapin, carte pokemon, booster pokemon, circuit, maquette, nounours, deguisement enfant, cuisine enfant, pistolet a eau',
    ],
    [
      'TOOLS',
      'perceuse, visseuse, tournevis, marteau, cle a molette, cle dynamometrique, jeu de cles, pince, scie, scie circulaire, tronconneuse, ponceuse, meuleuse, foret, forets, meche, metre ruban, niveau, niveau laser, boite a outils, outil, outils, outillage, compresseur, poste a souder, fer a souder, decapeur, nettoyeur haute pression, groupe electrogene, echelle, escabeau, etabli, lampe torche, lampe frontale, vis, boulon, ecrou, cheville, charniere, roulette, cadenas, serrure, verrou, quincaillerie, raccord, vanne, pompe, corde, ratelier, cutter, couteau suisse, lunettes de protection, gants de travail, ruban adhesif, mastic, silicone, colle bois, disque a tronconner, papier abrasif, rabot, multimetre, treuil, disjoncteur, interrupteur, goujon, equerre',
    ],
    [
      'AUTOMOTIVE',
      'pneu, jante, enjoliveur, tapis de voiture, tapis auto, housse de siege, housse de voiture, housse voiture, couvre volant, essuie glace, balai d essuie glace, phare, feu arriere, pare choc, retroviseur, echappement, silencieux, filtre a air, filtre a huile, filtre habitacle, plaquette de frein, plaquettes de frein, disque de frein, amortisseur, suspension voiture, bougie d allumage, alternateur, demarreur, radiateur voiture, turbo, joint de culasse, embrayage, kit embrayage, pompe a essence, injecteur, huile moteur, liquide de frein, liquide de refroidissement, autoradio, barre de toit, coffre de toit, attelage, plaque d immatriculation, chargeur voiture, support voiture, casque moto, blouson moto, gants moto, gant moto, moto, rotule, kit chaine, roulement de roue, desodorisant voiture, batterie voiture',
    ],
    [
      'GARDEN',
      'graine, graines, plante, plante verte, plante d interieur, cactus, succulente, arbre, arbuste, rosier, bonsai, bulbe, pot de fleurs, pot de fleur, cache pot, jardiniere, terreau, engrais, compost, composteur, desherbant, insecticide, tondeuse a gazon, tondeuse gazon, taille haie, debroussailleuse, souffleur, rateau, pelle, beche, secateur, arrosoir, tuyau d arrosage, arroseur, serre, treillis, mangeoire, nichoir, carillon, parasol, salon de jardin, transat, chaise longue, hamac, tonnelle, pergola, abri de jardin, cloture, gazon, gazon synthetique, fontaine, bassin, brasero, piscine, spa, bouquet, fleur, fleurs, monstera, orchidee, semence, potager, bain de soleil',
    ],
    [
      'OUTDOORS',
      'tente, sac de couchage, matelas gonflable, rechaud, baton de marche, batons de marche, baton de randonnee, sac de randonnee, mousqueton, corde d escalade, baudrier, boussole, jumelles, telescope, longue vue, lunette de visee, etui pistolet, couteau de chasse, couteau pliant, couteau de poche, hache, canne a peche, canne, moulinet, leurre, hamecon, fil de peche, epuisette, appat, waders, kayak, canoe, glaciere, sac isotherme, moustiquaire, anti moustique, camera de chasse, arbalete, lance pierre, airsoft, carabine, allume feu, couverture de survie, kit de survie, gamelle camping, popote, bache, piege photographique',
    ],
    [
      'KITCHEN',
      `mug, tasse, tasses, gobelet, gourde, bouteille isotherme, bouteille, thermos, verre, verres, verre a vin, flute, carafe, pichet, theiere, infuseur, bouilloire, cafetiere, machine a cafe, machine a expresso, moulin a cafe, moulin, assiette, assiettes, bol, saladier, plat, vaisselle, plateau, couverts, fourchette, cuillere, couteau, couteau de cuisine, couteau de chef, couteaux, planche a decouper, poele, casserole, cocotte, marmite, faitout, sauteuse, wok, batterie de cuisine, moule, moule a gateau, plaque de cuisson, rouleau a patisserie, fouet, spatule, louche, pince de cuisine, eplucheur, econome, rape, passoire, tamis, balance de cuisine, minuteur, ouvre boite, decapsuleur, tire bouchon, presse ail, mortier, moulin a poivre, moulin a sel, saliere, bocal, bocaux, boite hermetique, lunch box, boite a lunch, bento, blender, mixeur, batteur, robot de cuisine, robot patissier, centrifugeuse, extracteur de jus, presse agrumes, grille pain, friteuse, cuiseur, autocuiseur, four, micro ondes, micro onde, refrigerateur, frigo, congelateur, lave vaisselle, plaque a induction, plaque induction, hotte, gaufrier, yaourtiere, machine a pain, bac a glacons, tablier, manique, torchon, essuie main, serviette de table, nappe, chemin de table, set de table, dessous de verre, dessous de plat, paille, pailles, bee wrap, barbecue, plancha, pierre a pizza, shaker, seau a glace, casier a bouteilles, beurrier, sucrier, ramequin, baguettes, ustensile, ustensiles, coquetier, dessous de plat`,
    ],
    [
      'PET_SUPPLIES',
      'croquettes, patee, friandise chien, friandises pour chien, panier chien, panier pour chien, laisse, laisse chien, collier chien, collier pour chien, collier chat, harnais, harnais chien, gamelle, arbre a chat, griffoir, litiere, bac a litiere, jouet chien, jouet pour chien, jouet pour chat, manteau chien, niche, cage, cage oiseau, aquarium, antiparasitaire, fontaine a eau chat, anti puces, vermifuge, herbe a chat, os a macher, sac a crottes, medaille chien, coussin chien',
    ],
    [
      '',
      'carte cadeau, bon cadeau, cheque cadeau, e carte cadeau, livre, roman, bd, bande dessinee, magazine, atelier, formation, abonnement, billet, don, cafe, cafe en grains, cafe moulu, the, the vert, the noir, infusion, tisane, vin, vin rouge, vin blanc, biere, champagne, whisky, rhum, gin, vodka, liqueur, jus, sirop, chocolat, tablette de chocolat, bonbon, bonbons, biscuit, biscuits, gateau, pain, pate, pates, riz, farine, sucre, sel, epice, epices, poivre, sauce, moutarde, confiture, miel, huile d olive, vinaigre, fromage, beurre, yaourt, lait, viande, boeuf, poulet, porc, jambon, saucisson, foie gras, saumon, thon, sardines, terrine, rillettes, conserve, noix, amandes, fruits, legumes, soupe, glace, caramel, cacao, e liquide, vinyle, disque, guitare, livraison, coffret gourmand, huile, cd, dvd, macaron, nougat, calisson, lait demi ecreme, yaourt, creme fraiche, creme glacee, viande hachee, dinde, merguez, bacon, tomate, pomme, poire, banane, orange, citron, kiwi, brocoli, carotte, salade, haricot, lentilles, pois chiches, cacahuetes, chips, cereales, cookies, couscous, nuggets, eau, eau minerale, limonade, jus de fruits, soda, oeuf, epicerie, boisson, surgele, semoule, olives, cornichons, compote, crepe, gaufre, raclette',
    ],
  ],
  printed:
    't shirt, tee shirt, sweat, sweat a capuche, mug, tasse, affiche, poster, tableau, toile, sticker, magnet, porte cle, porte cles, tote bag, coque, coussin, plaid, body, casquette, chaussettes, chaussette, collier, bague, bracelet, boucles d oreilles, boucle d oreille, pendentif, carte postale, carte de voeux, puzzle, peluche, figurine, statue, badge, gourde, papier peint, torchon, pyjama, carnet, sac, broche, deguisement, tatouage, bougie, bouee, doudou, veilleuse',
  containers: 'bouteille, boite, bocal, pot, sachet, sac, verre, tasse, tube, plateau, flacon',
  uses: {
    ELECTRONICS: 'high tech, informatique, electronique, gamer',
    WOMEN_CLOTHING: 'femme, femmes, dame, grossesse, feminin',
    MEN_CLOTHING: 'homme, hommes, masculin',
    FASHION: 'vetements, pret a porter, habillement',
    SHOES: 'chaussures',
    WATCHES: 'montres',
    ACCESSORIES: 'maroquinerie',
    BABY: 'bebe, bebes, naissance, nourrisson, puericulture, nouveau ne',
    BEAUTY:
      'maquillage, beaute, visage, cosmetique, cosmetiques, cheveux, ongles, soins, parfums, coiffure, corps et bain, peau',
    ARTS_AND_CRAFTS: 'couture, tricot, loisirs creatifs, papeterie, broderie, scrapbooking, beaux arts, mercerie',
    JEWELRY: 'bijoux, bijou, bijouterie',
    SPORTS:
      'sport, sports, football, foot, tennis, golf, basket ball, rugby, handball, cyclisme, vtt, natation, surf, ski, skate, equitation, boxe, running, judo, danse, padel',
    HEALTH_AND_FITNESS:
      'fitness, musculation, yoga, pilates, massage, medical, sante, bien etre, orthopedique, nutrition, complements alimentaires, minceur',
    HOME: 'maison, decoration, deco, salon, chambre, salle de bain, mobilier, meubles, linge de maison, luminaires, menage',
    TOYS: 'jouet, jouets, playmobil, lego, poupee, jeux de societe',
    TOOLS: 'bricolage, outillage, atelier, quincaillerie',
    AUTOMOTIVE: 'voiture, auto, moto, automobile, camion, peugeot, renault, citroen, scooter, clio, dacia',
    GARDEN: 'jardin, jardinage, exterieur, terrasse, balcon, plantes',
    OUTDOORS: 'randonnee, camping, chasse, peche, escalade, bivouac, alpinisme, survie, trek, montagne',
    KITCHEN: 'cuisine, arts de la table, art de la table, patisserie',
    PET_SUPPLIES: 'chien, chiens, chat, chats, chiot, chaton, animaux, animal, rongeur, animalerie, croquette',
  },
  children: 'enfant, enfants, fille, garcon, junior, bebe',
  nothing:
    'oeil de chat, oreille de chat, fil de soie, or, argent, chaud, fin, cuir, coton, lin, soie, verre souffle, bois, enfant, garcon, lot, coffret, kit, porte, sac de the, mode',
};
