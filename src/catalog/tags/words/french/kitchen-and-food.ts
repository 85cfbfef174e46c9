import type { Subject } from '../words.ts';

export const KITCHEN_AND_FOOD: Subject = {
  things: [
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
      centrifugeuse, charbon de bois, chinois, chope, ciseaux de cuisine, cloche a gateau, cocotte, cocotte minute,
      coffret a epices, coffret couteaux, congelateur, coquetier, corbeille a fruits, corbeille a pain, coupe a
      champagne, coupe a fruits, coupe a glace, coupe beurre, coupe frites, coupe legumes, coupe oeuf, coupe pizza,
      coupe pomme, coupelle, coupelles, couscousiere, couscoussier, couscoussiers, couteau, couteau a beurre, couteau
      a fromage, couteau a huitre, couteau a pain, couteau a viande, couteau d office, couteau de chef, couteau de
      cuisine, couteau de table, couteau laguiole, couteaux, couteaux laguiole, couvercle, couvercle silicone,
      couverts, couverts a salade, cremier, crepiere, crepiere electrique, croque monsieur, cruche, cuillere, cuillere
      a cafe, cuillere en bois, cuiseur, cuiseur a riz, cuiseur riz, cuiseur vapeur, cuisiniere, cuit vapeur, cul de
      poule, decanteur, decapsuleur, decoration gateau, denoyauteur, derouleur, dessous de plat,
      dessous de tasse, dessous de verre, dessous de verres, distributeur d eau, distributeur de pate, dosette
      reutilisable, doseur spaghetti, douille patisserie, econome, ecrase ail, ecumoire, egouttoir, egouttoir
      vaisselle, emporte piece, emporte pieces, ensemble de couteaux, ensemble vaisselle, entonnoir, epluche legumes,
      eplucheur, essoreuse, essoreuse a salade, essuie main, etagere a epices, expresso, extracteur de jus, faitout,
      film alimentaire, film etirable, filtre a cafe, filtre a eau, flute, flute a champagne, fontaine a chocolat,
      fontaine a eau, fouet, fouet cuisine, four, four electrique, four encastrable, fourchette, frigo, friteuse,
      friteuse sans huile, fusil a aiguiser, gant de cuisine, gant de four, gant four, gaufrier, gaziniere, glaciere
      cuisine, gobelet, gobelet carton, gobelet jetable, gobelets, gourde, gourde enfant, gourde inox, gourde
      isotherme, gril, grill, grille barbecue, grille de barbecue, grille pain, guide de decoupe, hache viande,
      hachoir, hachoir a viande, hachoir electrique, hotte, hotte aspirante, huche a pain, huilier, infuseur, jatte,
      keskes, lave vaisselle, legumier, louche, lunch box, machine a cafe, machine a cafe a grain, machine a expresso,
      machine a glace, machine a glacons, machine a pain, machine a pates, machine a pop corn, machine a popcorn,
      machine a soda, machine expresso, mallette couteaux, mandoline, manique, marmite, maryse, menagere, micro onde,
      micro ondes, mini four, minuteur, mixeur, mixeur plongeant, mixeurs, mortier, moule, moule a cake, moule a
      charniere, moule a gateau, moule a gaufre, moule a tarte, moule en silicone, moule silicone, moulin, moulin a
      cafe, moulin a poivre, moulin a sel, mousseur a lait, mug, mug de voyage, mug isotherme, multicuiseur, nappe
      ciree, nicer dicer, ouvre boite, ouvre bouteille, paille, pailles, paire de baguettes, panier a fruits, panini,
      panini grill, papier alu, papier aluminium, papier cuisson, papier sulfurise, passoire, pelle a pizza, pelle a
      tarte, petite cuillere, petrin, pichet, pierre a aiguiser, pierre a pizza, pilon, pince a sachet, pince a
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
      salieres, sauciere, sauteuse, seau a champagne, seau a glace, seau lie de vin, seau à vin, service a cafe,
      service a raclette, service a the, service assiettes, service couteaux, service de table, service vaisselle,
      serviette de table, serviettes de table, serviettes en papier, set a salade, set cocktail, set de couteaux, set
      de table, set de tasses, shaker, siphon à chantilly, sonde cuisson, sorbetiere, soucoupe, soupiere, sous plat,
      sous tasse, spatule, sucrier, support de capsules, table de cuisson, tablier, tablier de cuisine, tajine, tamis,
      tapis de cuisson, tapis de table, tasse, tasse a cafe, tasse a the, tasse de voyage, tasse isotherme, tasses,
      tasseur, terrine en ceramique, theiere, theiere en fonte, theieres, thermometre cuisine, thermometre de cuisson,
      thermomètre de cuisine, thermos, thermos alimentaire, tire bouchon, toile ciree, torchon, torchon de cuisine,
      ustensile, ustensile de cuisine, ustensiles, ustensiles de cuisine, vaisselle, verre, verre a biere, verre a
      eau, verre a the, verre a vin, verrerie, verres, verres a the, verrine, verseur, vide pomme, vinaigrier, wok,
      yaourtiere, zesteur`,
    ],
    [
      '',
      `abonnement, accompagnement, ail, album, amandes, ananas, anchois, anis etoile, atelier, atelier cuisine,
      aubergine, avocat, avoine, bacon, baguette, bananes, bande dessinee, basilic, bd, beurre, beurre de cacahuete,
      beurre de cacao alimentaire, biere, bieres, billet, biscuit, biscuits, boeuf, boisson, boissons, bon cadeau, bon
      d achat, bonbon, bonbons, bonbons gelifies, bordeaux, bordeaux superieur, bouillon, bourgogne, box gourmande,
      brioche, brocoli, cacahuetes, cacao, cafe, cafe capsule, cafe en grains, cafe instantane, cafe moulu, cahiers
      astrologiques, calisson, cannelle, capsules cafe, capsules de cafe, caramel, carotte, carottes, carte cadeau,
      carte de fidelite, catalogue, catalogues, cd, cd album, cereales, champagne, champignons, charcuterie, cheque
      cadeau, chewing gum, chips, chocolat, chocolat chaud, chocolat noir, chocolats, choux, cidre, citron, citrons,
      coca, coffret gourmand, cognac, colis gourmand, compote, concombre, confiserie, confiture, confitures, conserve,
      consultation, cookies, cornichons, cotes du rhone, courgette, cours, couscous, creme anglaise, creme de marrons,
      creme dessert, creme fraiche, creme glacee, creme liquide, crepe, crevette, crevettes, cumin, curcuma, dattes,
      dinde, disque, don, dosette, dosettes, dvd, dvd film, e carte cadeau, e liquide, eau, eau gazeuse, eau minerale,
      enlèvement, epice, epicerie, epices, epinards, escalope, farine, farine de ble, feta, feves de cacao, figues,
      fleur de sel, foie gras, formation, frais de port, fraise bonbon, fraises, framboises, fromage, fromage blanc,
      fromage rape, fromages, fruits, fruits secs, galette, galettes, gateau, gateaux, gaufre, gaufrettes, gelee de
      coing, gin, gingembre, glace, glace vanille, glaces, gomme adragante, graine de chia, graine de lin, graine de
      nigelle, graine de sesame, graines de chia, graines de courge, graines de lin, graines de nigelle, graines de
      sesame, graines de tournesol, granola, gravure ancienne, guide, guimauve, guitare, haricot, haricots, haricots
      verts, herbes de provence, houmous, huile, huile d argan alimentaire, huile d olive, huile d olive vierge, huile
      de tournesol, ici paris, infusion, infusions, jambon, journal, journal ancien, journaux, jus, jus d orange, jus
      de fruits, jus de pomme, ketchup, kiwi, lait, lait d amande, lait d avoine, lait de coco, lait demi ecreme, lait
      en poudre, lait entier, legumes, lentilles, les cahiers, levure, limonade, liqueur, livraison, livre, livre de
      poche, livres, lot de revues, macaron, madeleines, magazine, magazines, mais, manga, marmelade, masse de cacao,
      mayonnaise, merguez, miel, miel de fleurs, miel de lavande, miels, milkshake, mousse au chocolat, moutarde,
      muesli, noisettes, noix, noix de cajou, nougat, nouilles, nuggets, numero ancien, numéro spécial, nutella, oeuf,
      oeufs, oignon, oignons, olives, orange, pain, pain d epices, pain de mie, panier gourmand, partition, pastis,
      pate, pate a tartiner, pate de cacao, pates, petits pois, pistaches, pizza, poire, pois chiches, poisson,
      poivre, poivre noir, pomme, pomme de terre, pommes, pommes de terre, porc, pose, poudre de cacao, poulet,
      prestation, pruneaux, puree, puree d amande, quiche, quinoa, raisin, raisins secs, ras el hanout, reglisse,
      reparation, revue, revues, rhum, rillettes, riz, roman, roman poche, rose vin, roti, sables, safran, salade,
      sardines, sauce, saucisse, saucisses, saucisson, saumon, seance, sel, sel de guerande, semoule, sirop, sirop d
      agave, sirop d erable, sirop de menthe, soda, sorbet, soupe, soupe de poisson, soupes, spaghetti, stage, steak,
      sucette bonbon, sucre, sucre roux, sucre vanille, surgele, tablette chocolat, tablette de chocolat, tapenade,
      terrine, the, the a la menthe, the noir, the vert, thes, thon, tisane, tisanes, tomate, tomates, vanille,
      viande, viande hachee, vin, vin blanc, vin d alsace, vin petillant, vin rouge, vinaigre, vins, vinyle, vinyle 33
      tours, vinyle disque, vinyles, vodka, whisky, yaourt, yaourts`,
    ],
  ],
  unsure: `baguette, baguettes, bouteille, broyeur, cafe, chinois, chocolat, citron, couteau, couteaux, couvercle,
    couverts, cremier, eau, econome, flute, fouet, four, fraises, hotte, huile, lait, mandoline, miel, mortier, moule,
    orange, paille, pilon, pique, plat, plateau, poivre, pomme, raisin, rape, revue, riz, sauce, sel, shaker, spatule,
    sucre, the, verre, verres, verseur, vin`,
  printed: `assiette, assiettes, bande dessinée, bd, bol, bouteille, carte cadeau, catalogue, catalogues, dvd, gourde,
    guide, journal, livre, livre de poche, livres, magazine, manga, mug, planche a decouper, revue, roman, tablier,
    tasse, torchon, verre, vinyle`,
  containers: 'bocal, bouteille, plateau',
  uses: {
    KITCHEN: `art de la table, arts de la table, cuisine, cuisine et table, patisserie, petit electromenager,
      ustensiles, ustensiles de cuisine, vaisselle, verrerie`,
  },
};
