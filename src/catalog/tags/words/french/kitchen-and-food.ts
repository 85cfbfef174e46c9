import type { Subject } from '../words.ts';

export const KITCHEN_AND_FOOD: Subject = {
  things: [
    [
      'KITCHEN',
      `accessoire thermomix, accessoires cookeo, aerateur de vin, aerateur vin, affuteur couteau, aiguiseur, air fryer,
      appareil a crepes, appareil a cupcakes, appareil a donuts, appareil a fondue, appareil a gaufres, appareil a
      glacons, appareil a muffins, appareil a pizza, appareil a raclette, appareil a souffles, appareil a sushi,
      appareil a yaourt, appareil crepes, appareil donuts, appareil gaufres, appareil hot dog, appareil souffles,
      ardoise a fromage, art de la table, assiette, assiette a dessert, assiette creuse, assiette jetable, assiette
      plate, assiettes, assiettes en carton, autocuiseur, bac a glace, bac a glacons, bac a legumes, bac gastronorme,
      bac glacons, bac inox gastro, bac legumes, bacs gastro, baguettes, baguettes chinoises, baguettes en bambou,
      baguettes japonaises, balance de cuisine, balconnet frigo, balconnet refrigerateur, barbe a papa machine,
      barbecue, barquette alimentaire, barquette aluminium, barquettes aluminium, barquettes kraft, barre aimantee,
      barre credence, barre de credence, batterie de cuisine, batteur, batteur electrique, bec verseur, bee wrap, bee
      wraps, bento, beurrier, billig, billot, billot de boucher, blender, blender chauffant, bloc a couteaux, bloc
      couteaux, bocal, bocal en verre, bocaux, bois de fumage, boite a biscuits, boite a bonbons, boite a cafe, boite a
      epices, boite a fromage, boite a gateau, boite a gateaux, boite a gouter, boite a lunch, boite a oeufs, boite a
      pain, boite a pates, boite a sandwich, boite a sel, boite a sucre, boite a the, boite alimentaire, boite bento,
      boite biscuits, boite cafe, boite cereales, boite conservation, boite cupcake, boite de conservation, boite
      dejeuner, boite epices, boite farine, boite gateau, boite gateaux, boite gouter, boite hermetique, boite
      isotherme, boite lunch, boite pain, boite pizza, boite pour micro ondes, boite repas, boite sandwich, boite the,
      boites burger, boites conservation, boites de conservation, boites hermetiques, bol, bol a soupe, bol en bois,
      botte biere, bouchon bouteille, bouchon champagne, bouchon de bouteille, bouchon doseur, bouchon hermetique
      bouteille, bouchon pour bouteille, bouchon verseur, bouchon vin, bougie fontaine gateau, bougie gateau,
      bouilloire, bouilloire electrique, bouilloires, boule a the, boules a the, bouteille, bouteille a huile, bouteille
      a lait, bouteille d eau, bouteille de gaz cuisine, bouteille en verre, bouteille filtrante, bouteille huile,
      bouteille inox, bouteille isotherme, bouteille thermos, bouteille verre, briquettes, briquettes charbon,
      briquettes de charbon, broche barbecue, brochette, brosse a bouteille, brosse a legumes, brosse bouteille, brosse
      champignon, brosse legumes, brosse paille, broyeur, broyeur a epices, bruleur gaz cuisiniere, cafetiere, cafetiere
      a piston, cafetiere italienne, caissette, caissettes, caissettes cupcake, cake mould, capsule reutilisable,
      caquelon, carafe, carafe a decanter, carafe filtrante, carafe vin, carafon, carton gateau, cartouche brita,
      cartouche filtrante, cartouche siphon, cartouches chantilly, casier a bouteilles, casier bouteilles, casier vin,
      casse crabe, casse crabes, casse noix, casserole, casseroles, cassolette, cave a fromage, cave a vin, cave vin,
      centrifugeuse, cercle a entremet, cercle a entremets, cercle a tarte, cercle entremets, charbon bois, charbon de
      bois, charlotte alimentaire, chauffe plat, chauffe plats, chemin table jetable, cheminee allumage, cheminee d
      allumage, chinois, chope, ciseaux a herbes, ciseaux a pizza, ciseaux a volaille, ciseaux cuisine, ciseaux de
      cuisine, ciseaux herbes, ciseaux pizza, ciseaux poisson, ciseaux volaille, clips sachets, cloche a fromage, cloche
      a gateau, cloche fromage, cloche gateau, cocotte, cocotte minute, coffret a epices, coffret a the bois, coffret a
      vin bois, coffret cocktail, coffret couteaux, coffret couverts, coffret de couverts, coffret epices, coffret
      mojito, coffret sommelier, coffret vin accessoires, colorant alimentaire ustensile, confiturier, congelateur,
      cookeo, copeaux fumage, coquetier, corbeille a fruits, corbeille a pain, corbeille fruits, corbeille pain, corne a
      boire, corne patissiere, coupe a champagne, coupe a fruits, coupe a glace, coupe ananas, coupe avocat, coupe
      avocats, coupe beurre, coupe beurres, coupe champagne, coupe frites, coupe fromage, coupe fromages, coupe fruits,
      coupe glace, coupe legume, coupe legumes, coupe oeuf, coupe oeufs, coupe pain, coupe pains, coupe pate, coupe
      pates, coupe pizza, coupe pizzas, coupe pomme, coupe pommes, coupelle, coupelles, couperet, couscousiere,
      couscoussier, couscoussiers, couteau, couteau a beurre, couteau a desosser, couteau a fromage, couteau a huitre,
      couteau a huitres, couteau a jambon, couteau a legumes, couteau a pain, couteau a pamplemousse, couteau a poisson,
      couteau a tomate, couteau a viande, couteau boucher, couteau ceramique, couteau chef, couteau d office, couteau
      damas, couteau de chef, couteau de cuisine, couteau de table, couteau desosser, couteau electrique, couteau
      eminceur, couteau filet de sole, couteau fromage, couteau japonais, couteau laguiole, couteau office, couteau
      pain, couteau tartineur, couteau trancheur, couteaux, couteaux a steak, couteaux laguiole, couteaux steak,
      couvercle, couvercle extensible, couvercle silicone, couvercles extensibles, couverts, couverts a salade, couverts
      en bois, couverts jetables, couverts salade, couvre plat, couvre plats, cremier, crepiere, crepiere electrique,
      crochet credence, croque monsieur, croque monsieurs, cruche, cuillere, cuillere a cafe, cuillere en bois, cuiseur,
      cuiseur a riz, cuiseur riz, cuiseur vapeur, cuisiniere, cuit oeuf, cuit oeufs, cuit riz, cuit vapeur, cuit
      vapeurs, cul de poule, cul poule, decanteur, decapsuleur, deco gateau, decor gateau, decoration gateau,
      denoyauteur, dentelle gateau, dentelles gateau, derouleur, deshydrateur, deshydrateur alimentaire, dessous de
      plat, dessous de tasse, dessous plat, detartrant cafetiere, diable terre cuite cuisson, disque azyme, distributeur
      capsules, distributeur cereales, distributeur d eau, distributeur de pate, distributeur eau, distributeur liquide
      vaisselle, distributeur pate, dosette reutilisable, doseur alcool, doseur cocktail, doseur spaghetti, douille
      patisserie, douilles patissieres, dripper, econome, ecrase ail, ecumoire, egouttoir, egouttoir vaisselle,
      emballage cire d abeille, emballages alimentaires, emporte piece, emporte pieces, ensemble couteaux, ensemble de
      couteaux, ensemble vaisselle, entonnoir, epluche legumes, epluche pomme, epluche pommes, eplucheur, essoreuse,
      essoreuse a salade, essuie main, essuie mains, essuie verres, etagere a epices, etagere epices, etiquette epices
      pot, evide pomme, expresso, extracteur de jus, extracteur jus, faitout, feuille azyme, feuille cuisson, feuille de
      boucher, figurine gateau, fil a beurre, filet a provision legumes, film alimentaire, film etirable, filtre a cafe,
      filtre a charbon hotte, filtre a eau, filtre a the, filtre brita, filtre cafe, filtre eau, filtre hotte, filtre
      permanent, filtre permanent cafe, filtre pour cafe, filtre pour carafe, filtre pour hotte, filtre the, filtres
      papier cafe, filtres pour cafe, flute, flute a champagne, flute champagne, flutes champagne, fontaine a chocolat,
      fontaine a eau, fontaine chocolat, fontaine eau, fouet, fouet a matcha, fouet cuisine, fouet electrique, fouet
      inox, fouet matcha, fouet patissier, four, four a pizza, four a pizza exterieur, four electrique, four
      encastrable, four pizza, four pyrolyse, four vapeur, fourchette, frigo, friteuse, friteuse sans huile, fumoir,
      fusil a aiguiser, fusil aiguiser, fut biere machine, gant anti chaleur, gant de cuisine, gant de four, gant four,
      gants anti chaleur, garde fromage, garde fromages, garde manger, garde mangers, gaufrier, gaziniere, germoir,
      glaciere cuisine, glaciere souple repas, glacons reutilisables, gobelet, gobelet carton, gobelet jetable,
      gobelets, goupillon bouteille, gourde, gourde bebe compote, gourde enfant, gourde inox, gourde isotherme, gril,
      grill, grille a patisserie, grille barbecue, grille de barbecue, grille pain, grille pains, grille patisserie,
      gsaa, guessaa, guide de decoupe, guide decoupe, hache viande, hache viandes, hachoir, hachoir a viande, hachoir
      electrique, hotte, hotte aspirante, hotte casquette, hotte decorative, hotte inclinee, hotte murale, housse pour
      plancha, huche a pain, huche pain, huilier, infuseur, jatte, joint de porte pour lave vaisselle, joint four,
      keskes, kit barman, kit biere brassage, kit brassage, kit cake design, kit cocktail, kit de brassage, kit
      fermentation, kit matcha, kit sushi, kit sushis, laminoir, lancette a huitres, lave vaisselle, lechefrite,
      legumier, limonadier, louche, lunch box, lyre genoise, machine a barbe a papa, machine a boisson gazeuse, machine
      a cafe, machine a cafe a grain, machine a expresso, machine a gazpacho, machine a glace, machine a glacons,
      machine a hot dog, machine a pain, machine a pates, machine a pop corn, machine a popcorn, machine a raviolis,
      machine a smoothie, machine a soda, machine a sushi, machine a tortilla, machine a yaourt, machine cafe, machine
      dolce gusto, machine expresso, machine glace, machine glacons, machine hot dog, machine pain, machine pates,
      machine pop corn, machine popcorn, machine senseo, machine soda, makisu, mallette couteaux, manche amovible,
      mandoline, mandoline legumes, manique, marmite, maryse, mehraz, menagere, micro onde, micro ondes, mini four, mini
      fours, minibar, minuteur, mixeur, mixeur plongeant, mixeurs, mortier, mortier et pilon, mortier pilon, moule,
      moule a brioche, moule a buche, moule a cake, moule a canneles, moule a charniere, moule a chocolat, moule a
      gateau, moule a gaufre, moule a glace, moule a hamburger, moule a kouglof, moule a madeleines, moule a manque,
      moule a muffins, moule a pain, moule a tarte, moule buche, moule bundt, moule cake, moule charniere, moule
      chocolat, moule coeur gateau, moule en silicone, moule esquimaux, moule glacons, moule muffin, moule silicone,
      moule tarte, moules esquimaux, moulin, moulin a cafe, moulin a poivre, moulin a sel, mousseur a lait, mousseur
      lait, moussoir lait, mug, mug de voyage, mug isotherme, multicuiseur, nappe ciree, napperon, natte sushi, nicer
      dicer, ouvre boite, ouvre boites, ouvre bouteille, ouvre bouteilles, paille, paille inox, pailles, pailles bambou,
      pailles en papier, pailles inox, pailles papier, paire de baguettes, panier a bouteilles, panier a fruits, panier
      a pain, panier a vapeur, panier fruits, panier vapeur, panier vapeur bambou, panini, panini grill, papier
      alimentaire, papier alu, papier aluminium, papier cuisson, papier sulfurise, passe the, passe thes, passoire, pate
      a sucre outils, pelle a farine, pelle a four, pelle a gateau, pelle a glace, pelle a pizza, pelle a tarte, pelle
      gateau, pelle pizza, pelle tarte, percolateur, petite cuillere, petrin, piano de cuisson, pic aperitif, pichet,
      pics aperitif, pierre a aiguiser, pierre a pizza, pierre a whisky, pierre aiguiser, pierre pizza, pierres a
      whisky, pile a glace, pilon, pilon mojito, pilon mortier, pince a asperges, pince a cornichon, pince a crustaces,
      pince a glace, pince a glacons, pince a oeuf, pince a sachet, pince a servir, pince a spaghetti, pince a sucre,
      pince a the, pince a viande, pince de cuisine, pince ferme sachet, pince homard, pince sachet, pince salade, pince
      spaghetti, pinceau de cuisine, pinceau patisserie, pinceau silicone cuisine, pique, pique escargot, pique
      escargots, piques a brochettes, piques apero, plancha, planche a aperitif, planche a charcuterie, planche a
      decouper, planche a fromage, planche a jambon, planche a pain, planche a pizza, planche a saumon, planche
      aperitif, planche apero, planche charcuterie, planche de presentation, planche decoupe, planche decouper, planche
      fromage, planche pain, planche presentation, plaque a genoise, plaque a induction, plaque a patisserie, plaque
      cuisson, plaque cuisson gaz, plaque de cuisson, plaque de cuisson gaz, plaque de four, plaque electrique, plaque
      four, plaque gaz, plaque induction, plaque perforee, plaque vitro, plaque vitroceramique, plat, plat a cake, plat
      a escargot, plat a escargots, plat a four, plat a gratin, plat a lasagnes, plat a oeuf, plat a paella, plat a
      pizza, plat a poisson, plat a tajine, plat a tarte, plat apero, plat de presentation, plat de service, plat four
      verre, plat lasagne, plat ovale, plat rectangulaire, plateau, plateau a charcuterie, plateau a fromage, plateau a
      fromages, plateau a huitres, plateau a the, plateau aperitif, plateau apero, plateau de bar, plateau de service,
      plateau fromages, plateau gateau carton, plateau lit petit dejeuner, plateau repas, plateau service, plateau
      tournant, plateau tournant gateau, plateau tv, poche a douille, poche a douilles, poche douille, poche douilles,
      poche patissiere, pochon, poele, poele a frire, poivrier, poivriere, pompe a biere, pompe a siphon cuisine, pompe
      a vin, pompe vin, porte assiette, porte bouteille, porte bouteilles, porte capsule, porte capsules, porte
      couteaux, porte couvert, porte couverts, porte epices, porte eponge, porte eponges, porte essuie tout, porte
      filtre, porte filtres, porte rouleau, porte rouleaux, porte verres, pot a beurre, pot a confiture, pot a
      cornichons, pot a epices, pot a graisse, pot a lait, pot a miel, pot a moutarde, pot a sauce, pot a ustensiles,
      pot conservation, pot de conservation, pot epices, pot lait, pot yaourt verre, pots a confiture, pots confiture,
      pots conservation, pots de conservation, pots de yaourt, pots en verre, pots yaourt, presentoir a gateau,
      presentoir cupcake, presentoir epices, presentoir gateau, press ail, presse agrume, presse agrumes, presse ail,
      presse ails, presse burger, presse burgers, presse citron, presse citrons, presse fruits, presse hamburger, presse
      hamburgers, presse legumes, presse orange, presse oranges, presse pomme de terre, presse puree, presse purees,
      presse tofu, presse tofus, presse tortilla, presse tortillas, pressoir, rabot legumes, raclette, rafraichisseur,
      ramequin, range bouteilles, range couvert, range couverts, range epices, rangement epices, rape, rape a citron,
      rape a fromage, rape a gingembre, rape a legumes, rape cuisine, rape fromage, rape multifonction, rape muscade,
      rateau a crepe, ravier, rechaud, rechaud cuisine, rechaud electrique, rechaud gaz cuisine, refractometre,
      refrigerateur, repose baguettes, resistance four, rhodoid, robot culinaire, robot de cuisine, robot menager, robot
      multifonction, robot multifonctions, robot patissier, robot petrin, romertopf, rouleau a patisserie, rouleau
      essuie tout support, rouleau nappe papier, roulette a pizza, roulette pizza, rozell, ruban gateau, sac a lunch,
      sac a pain, sac a tarte, sac a tartes, sac a vrac, sac congelation, sac dejeuner, sac isotherme dejeuner, sac
      isotherme repas, sac pain, sac repas, sac zip alimentaire, sachet congelation, sachets zip, saladier, salier,
      saliere, salieres, sauciere, sauteuse, sciure fumage, seau a champagne, seau a glace, seau a glacons, seau a
      legumes compost, seau champagne, seau glace, seau glacons, seau lie de vin, seau vin, seau à vin, sechoir a pates,
      sel et poivre set, semelle gateau, service a cafe, service a fondue, service a raclette, service a the, service
      assiettes, service cafe, service couteaux, service de table, service table, service the, service vaisselle, set a
      salade, set barman, set cocktail, set couverts, set de couteaux, set de couverts, set de tasses, set matcha, set
      salade, set table, shaker, shaker a cocktail, shaker cocktail, shooter, shooters, siphon chantilly, siphon creme,
      siphon à chantilly, sommelier couteau, sonde cuisson, sonde de cuisson, sorbetiere, soucoupe, soude sac, soupiere,
      soupmaker, sous bock, sous bocks, sous plat, sous plats, sous tasse, spatule, spatule coudee, spatule patisserie,
      spatule silicone, spiraleur, spray huile, sucrier, support bouteille, support bouteilles, support capsules,
      support couteaux, support de capsules, support de gateau, support gateau, support papier cuisine, support pour
      capsules, support rouleau essuie tout, support verres, table cuisson, table de cuisson, table gaz, table
      induction, table vitroceramique, tablier, tablier de cuisine, tajine, tamis, tampon biscuit, tapis a macarons,
      tapis cuisson, tapis de cuisson, tapis de table, tapis silicone cuisson, tapis table, tartineur, tartineurs,
      tasse, tasse a cafe, tasse a the, tasse de voyage, tasse isotherme, tasses, tasseur, terrine a foie gras, terrine
      en ceramique, terrine fonte, terrine le creuset, tetsubin, theiere, theiere en fonte, theieres, thermometre a
      viande, thermometre cuisine, thermometre cuisson, thermometre de cuisson, thermometre sonde, thermometre sucre,
      thermometre viande, thermomix, thermomètre de cuisine, thermoplongeur, thermos, thermos alimentaire, tire bouchon,
      tire bouchons, tireuse a biere, tireuse biere, tiroir capsules, tiroir couverts, toile de cuisson, topper gateau,
      toque chef, torchon, torchon de cuisine, touillette, touilleurs, tournebroche, trancheuse, trancheuse a jambon,
      trancheuse electrique, turbine a glace, ustensile, ustensile de cuisine, ustensiles, ustensiles de cuisine,
      vaisselle, vaporisateur huile, verre, verre a absinthe, verre a biere, verre a bourgogne, verre a champagne, verre
      a cocktail, verre a cognac, verre a eau, verre a gin, verre a limonade, verre a margarita, verre a martini, verre
      a pastis, verre a pied, verre a shot, verre a the, verre a vin, verre a whisky, verre ballon, verre bapteme, verre
      biere, verre cocktail, verre cristal, verre doseur, verre gradue, verre mesureur, verre shot, verre whisky,
      verrerie, verres, verres a the, verres whisky, verrine, verseur, vide ananas, vide pomme, vide pommes, vinaigrier,
      wok, yaourtiere, zesteur`,
    ],
    [
      '',
      `33 tours, 45 tours, abonnement, abricots secs, absinthe, accompagnement, ail, album, amandes, ananas, anche,
      anches, anchoiade, anchois, anis etoile, antipasti, aperitif anise, armagnac, arome naturel, arome vanille,
      atelier, atelier cuisine, atelier poterie, attieke, aubergine, avocat, avoine, bacon, baguette, baguettes
      batterie, baies de goji, baies roses, ballotin, ballotin chocolats, bananes, bande dessinee, base diy e liquide,
      basilic, batterie acoustique, bd, bd manga, berlingots, beurre, beurre cacahuete, beurre de cacahuete, beurre de
      cacao alimentaire, bib vin, biere, biere artisanale, biere blonde, biere ipa, bieres, billet, billet entree,
      biscuit, biscuits, biscuits sables, bloc de foie gras, blu ray, bluray, boeuf, boisson, boisson the, boisson
      vegetale, boissons, bon cadeau, bon cadeau massage, bon d achat, bonbon, bonbons, bonbons gelifies, booster
      nicotine, bordeaux, bordeaux superieur, bouillon, boulgour, bouquet garni, bourbon whiskey, bourgogne, bouteille
      bordeaux, bouteille de champagne, bouteille de rhum, bouteille de vin, bouteille de whisky, box gourmande,
      brioche, brocoli, cacahuete, cacahuetes, cacao, cafe, cafe capsule, cafe en grains, cafe instantane, cafe moulu,
      cafe moulu bio, cahier de vacances, cahiers astrologiques, cajon, calendrier avent chocolat, calendrier de l avent
      bieres, calendrier de l avent chocolat, calendrier de l avent chocolats, calendrier de l avent the, calisson,
      calissons, calvados, camembert, canneles bordeaux, cannelle, capodastre, capsules cafe, capsules compatibles
      nespresso, capsules de cafe, capsules nespresso, carambar, caramel, carotte, carottes, carte cadeau, carte de
      fidelite, cassoulet, cassoulet bocal, catalogue, catalogues, caviar, cd, cd album, cd audio, cereales, champagne,
      champignons, charcuterie, cheque cadeau, chewing gum, chicoree, chips, chips legumes, chocolat, chocolat chaud,
      chocolat en poudre, chocolat noir, chocolat paques, chocolats, chorizo, choucroute, choux, cidre, citron, citrons,
      coca, coffret biere, coffret bieres, coffret chocolats, coffret degustation, coffret dvd, coffret gourmand,
      coffret rhum, coffret rhums, coffret the, coffret vin, coffret vins, coffret whisky, cognac, colis gourmand,
      colorant alimentaire, compote, concombre, confiserie, confit d oignons, confit de canard, confiture, confitures,
      conserve, consultation, cookies, coppa, coran, corde guitare, cordes guitare, corn flakes, corne de gazelle,
      cornes de gazelle, cornichons, cotes du rhone, coulis, courgette, cours, cours de cuisine, cours de poterie,
      couscous, cranberries, cremant, creme anglaise, creme de bresse, creme de marron, creme de marrons, creme dessert,
      creme fraiche, creme glacee, creme liquide, creme marrons, crepe, crevette, crevettes, croquants, croquants aux
      amandes, cumin, curcuma, curry, dattes, dinde, disque, djembe, don, dosette, dosettes, dosettes senseo, dragees
      mariage, dvd, dvd film, e book, e carte cadeau, e liquide, eau, eau gazeuse, eau minerale, ebook, enlèvement,
      epice, epicerie, epices, epinards, escalope, extension de garantie, extrait vanille, farine, farine de ble, farine
      epeautre, farine sarrasin, farine t55, farine t65, feta, feves de cacao, figues, fleur de sel, fleur sel, fleur
      sel guerande, flocons avoine, flocons d avoine, foie gras, foie gras entier, fonio, forfait, formation, frais de
      port, fraise bonbon, fraises, framboises, fromage, fromage blanc, fromage raclette, fromage rape, fromages,
      fruits, fruits seches, fruits secs, fut biere, fut de biere, fut perfectdraft, galette, galettes, galettes riz,
      gari, gaspacho, gateau, gateau basque, gateaux, gaufre, gaufrettes, gelee coing, gelee de coing, gelee de coings,
      gelee de framboises, gelee de groseilles, gelee de mures, gelee de pommes, gesiers, gin, gin artisanal, gingembre,
      ginger beer, glace, glace vanille, glaces, gnocchi, gomme adragante, gousse vanille, gousses de vanille, graine
      chia, graine de chia, graine de lin, graine de nigelle, graine de sesame, graine lin, graine nigelle, graine
      sesame, graines apero, graines chia, graines courge, graines de chia, graines de courge, graines de lin, graines
      de nigelle, graines de sesame, graines de tournesol, graines lin, graines nigelle, graines sesame, graines
      tournesol, granola, granola bio, gravure ancienne, gros sel, guide, guide touristique, guimauve, guimauves,
      guitare, guitare classique, guitare electrique, haribo, haricot, haricots, haricots verts, harissa, harmonica,
      herbes aromatiques seches, herbes de provence, houmous, huile, huile d argan alimentaire, huile d olive, huile d
      olive vierge, huile de tournesol, ici paris, igname, infusion, infusion bio, infusions, ipa, jambon, jambon cru,
      journal, journal ancien, journaux, jus, jus d orange, jus de fruits, jus de pomme, jus detox, kefir, ketchup,
      kiwi, kombucha, kouign amann, lait, lait d amande, lait d avoine, lait de coco, lait demi ecreme, lait en poudre,
      lait entier, lait soja, lait vegetal, lasagnes, legumes, lentilles, les cahiers, levure, levure boulangere, levure
      chimique, limonade, limonade artisanale, liqueur, livraison, livre, livre de poche, livre de recettes, livre
      enfant, livre illustre, livre jeunesse, livre photo, livres, location barnum, lot de revues, macaron, macarons,
      madeleines, magazine, magazine vintage, magazines, magret, mais, manga, mangue sechee, manioc, maquereaux,
      marmelade, marrons glaces, massage 60 min, masse cacao, masse de cacao, matcha, mate yerba, mayonnaise, mediator,
      mediators, melange d epices, melange epices, melasse, merguez, meringues, mezcal, miel, miel acacia, miel d
      acacia, miel de chataignier, miel de fleurs, miel de lavande, miel de manuka, miel toutes fleurs, miels,
      milkshake, mimolette, mix apero, morbier, mousse au chocolat, moutarde, mozzarella, muesli, muesli croustillant,
      mushaf, noisettes, noix, noix de cajou, noix de macadamia, noix de pecan, nougat, nougatine, nouilles, nouilles
      instantanees, nuggets, numero ancien, numéro spécial, nutella, oeuf, oeufs, oeufs chocolat, oeufs de saumon,
      oignon, oignons, olives, olives vertes, orange, orangettes, pain, pain d epice, pain d epices, pain de mie, palets
      bretons, panettone, panier gourmand, paprika, parmesan, partition, partition piano, pastis, pate, pate a tartiner,
      pate de cacao, pate de campagne, pate de fruits, pate noisette, pates, pates de fruits, pates fraiches, pdf
      recettes, petits pois, piano numerique, piment d espelette, pineau, pistaches, pizza, placali, place de concert,
      plantain, plat cuisine, poire, pois chiches, poisson, poivre, poivre noir, poivre timut, polenta, pomme, pomme de
      terre, pommes, pommes de terre, porc, pose, poudre cacao, poudre de cacao, poulet, prestation, prosecco, proteine
      soja texturee, pruneaux, puff jetable, puree, puree d amande, puree sesame, quiche, quinoa, raclette fromage,
      raisin, raisins secs, ramen instantane, ras el hanout, ravioles, rayon de miel, reblochon, recueil, reglisse,
      reparation, revue, revues, rhum, rhum arrange, rillettes, rillettes canard, rillettes de thon, riz, roman, roman
      jeunesse, roman poche, roman policier, rooibos, roquefort, rose vin, roti, sables, safran, sake, salade, sardines,
      sardines huile, sauce, sauce piquante, sauce soja, sauce tomate, saucisse, saucisses, saucisson, saumon, saumon
      fume, saxophone, seance, seitan, sel, sel de guerande, sel de l himalaya, sel de nicotine, sel fume, sel rose,
      semoule, semoule couscous, sirop, sirop agave, sirop d agave, sirop d erable, sirop de grenadine, sirop de menthe,
      sirop grenadine, skyr, soda, sorbet, soupe, soupe de poisson, soupe legumes, soupes, spaghetti, speculoos, stage,
      steak, stollen, sucette bonbon, sucette pomme, sucre, sucre coco, sucre glace, sucre roux, sucre vanille, surgele,
      tablette chocolat, tablette chocolat noir, tablette de chocolat, tahin, tahini, tapenade, tapenade olives,
      tapioca, tempeh, tequila, terrine, terrine de campagne, terrine de canard, terrine de porc, the, the a la menthe,
      the blanc, the glace, the glace peche, the matcha, the noir, the oolong, the vert, thes, thon, tisane, tisanes,
      tofu, tomate, tomates, tome, truffes chocolat, ukulele, vanille, vanille bourbon, vermouth, viande, viande hachee,
      vin, vin blanc, vin d alsace, vin naturel, vin orange, vin petillant, vin rose, vin rouge, vinaigre, vins, vinyle,
      vinyle 33 tours, vinyle disque, vinyles, violon, vodka, whiskey, whisky, yaourt, yaourt grec, yaourts, zaatar`,
    ],
  ],
  unsure: `anche, art de la table, arts de la table, baguette, baguettes, barquette alimentaire, billot, bouteille,
    briquettes, broyeur, cafe, chinois, chocolat, citron, couteau, couteaux, couvercle, couverts, cremier, curry, eau,
    econome, flute, forfait, fouet, four, fraises, fumoir, germoir, harmonica, hotte, huile, ipa, lait, laminoir,
    limonadier, mandoline, manioc, matcha, miel, mortier, moule, orange, paille, paprika, pilon, pique, plantain, plat,
    plateau, poivre, pomme, pressoir, raisin, rape, revue, rhodoid, riz, sake, sauce, sel, shaker, shooter, shooters,
    spatule, sucre, tahin, the, trancheuse, truffes chocolat, vanille bourbon, verre, verrerie, verres, verseur, vin`,
  printed: `assiette, assiettes, bande dessinée, bd, bol, bouteille, carte cadeau, catalogue, catalogues, dvd, gourde,
    guide, journal, livre, livre de poche, livres, magazine, manga, mug, planche a decouper, revue, roman, tablier,
    tasse, torchon, verre, vinyle`,
  containers: 'bocal, bouteille, plateau',
  uses: {
    KITCHEN: `cuisine, cuisine et table, patisserie, petit electromenager, ustensiles, ustensiles de cuisine, vaisselle`,
  },
};
