import type { Subject } from '../words.ts';

export const KITCHEN: Subject = {
  things: [
    [
      'KITCHEN',
      `accessoire thermomix, accessoires cookeo, aerateur de vin, aerateur vin, aeropress, affuteur couteau, affuteur
      de couteaux, affuteur electrique, aiguiseur, air fryer, allume charbon, appareil a barbe a papa, appareil a
      crepes, appareil a croque, appareil a cupcakes, appareil a donuts, appareil a fondue, appareil a gaufres,
      appareil a glacons, appareil a muffins, appareil a pancakes, appareil a pizza, appareil a pop corn, appareil a
      raclette, appareil a sandwich, appareil a souffles, appareil a sushi, appareil a yaourt, appareil crepes,
      appareil donuts, appareil fondue, appareil gaufres, appareil hot dog, appareil souffles, ardoise a fromage,
      armoire refrigeree, art de la table, assiette, assiette a dessert, assiette a fondue, assiette a huitres,
      assiette a pates, assiette a pizza, assiette ardoise, assiette bambou, assiette barbecue, assiette burger,
      assiette canne a sucre, assiette carton, assiette creuse, assiette de presentation, assiette dessert, assiette en
      porcelaine, assiette gres, assiette jetable, assiette kraft, assiette melamine, assiette noire, assiette palmier,
      assiette plate, assiette porcelaine, assiette presentation, assiette raclette, assiettes, assiettes anniversaire,
      assiettes canne a sucre, assiettes carton, assiettes en carton, assiettes gres, assiettes kraft, assiettes noel
      jetables, assiettes palmier, autocuiseur, bac a glace, bac a glacons, bac a legumes, bac a levain, bac a pates,
      bac a patons, bac a sauce, bac alimentaire, bac gastro, bac gastronorme, bac glacons, bac gn 1 1, bac gn1 1, bac
      inox gastro, bac isotherme traiteur, bac legumes, bac sorbetiere, bacs gastro, baguettes, baguettes chinoises,
      baguettes en bambou, baguettes japonaises, bain marie cuisine, balance boulangerie, balance commerciale poids
      prix, balance cuisine, balance cuisine electronique, balance culinaire, balance de cuisine, balance de precision
      cuisine, balconnet bouteille frigo, balconnet frigo, balconnet refrigerateur, banneton, bannetons, barbe a papa
      machine, barbecue, barbecue a pellets, barbecue brasero, barquette alimentaire, barquette aluminium, barquettes
      aluminium, barquettes kraft, barre aimantee, barre credence, barre de credence, barre magnetique couteaux, barre
      porte couteaux, bassine a confiture, bassine confiture, bassine cuivre confiture, batterie casseroles, batterie
      cuisine, batterie de cuisine, batteur, batteur electrique, bec verseur, bee wrap, bee wraps, bento, berkey,
      beurrier, bialetti, billig, billot, billot bois, billot de boucher, blender, blender chauffant, blender
      nutribullet, blender vitamix, bloc a couteaux, bloc couteaux, bloc de couteaux, bocal, bocal cuisine, bocal en
      verre, bocaux, bois de fumage, boite a bento, boite a biscuits, boite a bonbons, boite a cafe, boite a capsules,
      boite a cookies, boite a cupcake, boite a epices, boite a fromage, boite a gateau, boite a gateau carton, boite a
      gateaux, boite a gouter, boite a gouter enfant, boite a infusion, boite a lunch, boite a oeufs, boite a pain,
      boite a pates, boite a pizza, boite a repas, boite a salade kraft, boite a sandwich, boite a sel, boite a sucre,
      boite a the, boite a tisane, boite alimentaire, boite bento, boite biscuits, boite buche carton, boite burger
      kraft, boite cafe, boite cereales, boite conservation, boite cuisine metal, boite cupcake, boite de conservation,
      boite dejeuner, boite epices, boite farine, boite gastro, boite gateau, boite gateaux, boite gouter, boite
      hermetique, boite isotherme, boite kraft alimentaire, boite lunch, boite macarons, boite metal biscuits, boite
      pain, boite patisserie carton, boite pizza, boite pour micro ondes, boite repas, boite sandwich, boite sous vide,
      boite the, boite traiteur, boite verre hermetique, boites burger, boites conservation, boites de conservation,
      boites hermetiques, bol, bol a oreilles, bol a soupe, bol a the, bol breton, bol cereales, bol chawan, bol coco,
      bol en bois, bol en gres, bol inox, bol matcha, bol noix de coco, bol petit dejeuner breton, bol poke, bol
      porcelaine, bol prenom, bol ramen, bol salade kraft, bol soupe, bol thermomix, bols coco, bols kraft, bols
      porcelaine, bols ramen, botte biere, boucheuse, bouchon bouteille, bouchon champagne, bouchon de bouteille,
      bouchon de champagne, bouchon doseur, bouchon hermetique bouteille, bouchon liege bouteille, bouchon pour
      bouteille, bouchon verseur, bouchon vin, bouchons a vin, bouchons liege, bougie chiffre, bougie fontaine gateau,
      bougie gateau, bougie magique gateau, bougies chiffre, bougies magique gateau, bouilloire, bouilloire electrique,
      bouilloires, boule a the, boules a the, bouteille, bouteille a huile, bouteille a jus, bouteille a lait,
      bouteille biere vide, bouteille bordelaise vide, bouteille chilly, bouteille d eau, bouteille de gaz cuisine,
      bouteille en verre, bouteille filtrante, bouteille filtrante brita, bouteille huile, bouteille inox, bouteille
      isotherme, bouteille lait, bouteille limonade, bouteille personnalisee, bouteille pliable, bouteille soda stream,
      bouteille swing top, bouteille thermos, bouteille verre, bouteilles a jus, bouteilles biere vide, bouteilles
      bordelaise vide, bouteilles chilly, bouteilles filtrante brita, bouteilles lait, bouteilles limonade, bouteilles
      personnalisee, bouteilles pliable, bouteilles soda stream, bouteilles swing top, brasero plancha, briquettes,
      briquettes charbon, briquettes de charbon, broche barbecue, brochette, brosse a barbecue, brosse a bouteille,
      brosse a legumes, brosse barbecue, brosse bouteille, brosse champignon, brosse legumes, brosse paille, brosse
      plancha, broyeur, broyeur a epices, bruleur gaz cuisiniere, cadre a patisserie, cadre inox patisserie, cadre
      patisserie, cafetiere, cafetiere a piston, cafetiere a piston bodum, cafetiere italienne, cafetiere piston,
      caisse a verres, caisse bistro verres, caisse verres lavage, caissette, caissettes, caissettes cupcake, cake
      mould, capsule bocaux, capsule couvercle bocal, capsule familia wiss, capsule reutilisable, capsule twist off,
      capsules bocaux, capsules couvercle bocal, capsules familia wiss, capsules twist off, caquelon, carafe, carafe a
      decanter, carafe brita, carafe filtrante, carafe filtrante brita, carafe vin, carafon, carton gateau, cartouche
      brita, cartouche creme chantilly, cartouche filtrante, cartouche n2o, cartouche siphon, cartouches chantilly,
      cartouches creme chantilly, cartouches n2o, casier a bouteilles, casier a vin, casier bouteilles, casier vin,
      casse crabe, casse crabes, casse noix, casserole, casseroles, cassolette, cave a fromage, cave a vin, cave de
      service, cave de vieillissement, cave vin, centrifugeuse, centrifugeuse moulinex, cercle a entremet, cercle a
      entremets, cercle a patisserie, cercle a tarte, cercle entremets, cercle inox patisserie, cercle patisserie,
      cercle tartelette, cercle vol au vent, cercles a patisserie, cercles inox patisserie, cercles patisserie, cercles
      tartelette, cercles vol au vent, chalumeau creme brulee, chalumeau cuisine, chalumeau de cuisine, charbon bois,
      charbon de bois, chariot barbecue, chariot plancha, charlotte alimentaire, chasen, chauffe plat, chauffe plats,
      chawan, chemex, chemin table jetable, cheminee allumage, cheminee d allumage, chinois, chinois etamine, chinois
      inox, chope, ciseaux a herbes, ciseaux a pizza, ciseaux a volaille, ciseaux cuisine, ciseaux de cuisine, ciseaux
      herbes, ciseaux pizza, ciseaux poisson, ciseaux volaille, clayette, clips sachets, cloche a fromage, cloche a
      gateau, cloche fromage, cloche gateau, cocotte, cocotte le creuset, cocotte minute, coffret a epices, coffret a
      the bois, coffret a vin bois, coffret cocktail, coffret couteaux, coffret couverts, coffret de couverts, coffret
      epices, coffret mojito, coffret sommelier, coffret vin accessoires, colorant alimentaire ustensile, confiturier,
      congelateur, congelateur armoire, conteneur isotherme repas, cookeo, copeaux barbecue, copeaux de fumage, copeaux
      fumage, copeaux hickory, coquetier, corbeille a fruits, corbeille a pain, corbeille fruits, corbeille pain, corne
      a boire, corne a patisserie, corne patisserie, corne patissiere, couche boulanger, coupe a champagne, coupe a
      dessert, coupe a fruits, coupe a glace, coupe ananas, coupe avocat, coupe avocats, coupe beurre, coupe beurres,
      coupe champagne, coupe cristal, coupe de fruits ceramique, coupe frites, coupe fromage, coupe fromages, coupe
      fruits, coupe glace, coupe jambon, coupe legume, coupe legumes, coupe oeuf, coupe oeufs, coupe pain, coupe pains,
      coupe pate, coupe pates, coupe pizza, coupe pizzas, coupe pomme, coupe pommes, coupe saucisson, coupe tomate,
      coupelle, coupelles, couperet, couscousiere, couscoussier, couscoussiers, couteau, couteau a beurre, couteau a
      champignon, couteau a desosser, couteau a fileter, couteau a fromage, couteau a genoise, couteau a huitre,
      couteau a huitres, couteau a jambon, couteau a legumes, couteau a pain, couteau a pamplemousse, couteau a
      poisson, couteau a saumon, couteau a steak, couteau a tartiner, couteau a tomate, couteau a trancher, couteau a
      trufffe, couteau a viande, couteau boucher, couteau ceramique, couteau ceramique cuisine, couteau chef, couteau d
      office, couteau damas, couteau de boucher, couteau de chef, couteau de cuisine, couteau de table, couteau deba,
      couteau desosser, couteau du chef, couteau electrique, couteau eminceur, couteau filet de sole, couteau filet de
      sole flexible, couteau fromage, couteau global, couteau jambon, couteau japonais, couteau kai shun, couteau
      laguiole, couteau office, couteau opinel cuisine, couteau pain, couteau petit dejeuner, couteau pliant sommelier,
      couteau professionnel cuisine, couteau sabatier, couteau saignee, couteau sashimi, couteau tartineur, couteau
      tomate, couteau trancheur, couteau usuba, couteau victorinox cuisine, couteau wusthof, couteau yanagiba,
      couteaux, couteaux a steak, couteaux laguiole, couteaux opinel table, couteaux steak, couteaux thiers, couvercle,
      couvercle anti projection, couvercle extensible, couvercle gastro, couvercle pot yaourt, couvercle silicone,
      couvercle twist off, couvercles anti projection, couvercles extensibles, couvercles gastro, couvercles pot
      yaourt, couvercles twist off, couverts, couverts 24 pieces, couverts a decouper, couverts a fondue, couverts a
      huitres, couverts a poisson, couverts a salade, couverts bois jetables, couverts de service, couverts design,
      couverts dores, couverts en bois, couverts enfant inox, couverts inox, couverts jetables, couverts laguiole,
      couverts plastique, couverts reutilisables, couverts salade, couverts service, couvre plat, couvre plats,
      cremier, crepiere, crepiere electrique, crochet credence, croque monsieur, croque monsieurs, cruche, cuillere,
      cuillere a cafe, cuillere en bois, cuillere en bois cuisine, cuilleres en bois cuisine, cuiseur, cuiseur a riz,
      cuiseur riz, cuiseur vapeur, cuisiniere, cuit asperges, cuit lait, cuit oeuf, cuit oeufs, cuit pates, cuit riz,
      cuit vapeur, cuit vapeurs, cul de poule, cul poule, decanteur, decapsuleur, deco gateau, decor gateau, decoration
      gateau, decoupoir, decoupoir patisserie, decoupoirs, decoupoirs patisserie, denoyauteur, densimetre, dentelle
      gateau, dentelles gateau, derouleur, deshydrateur, deshydrateur alimentaire, dessous de bouteille, dessous de
      plat, dessous de tasse, dessous plat, detartrant cafetiere, diable terre cuite cuisson, disque azyme,
      distributeur a boisson, distributeur boisson, distributeur capsules, distributeur capsules nespresso,
      distributeur cereales, distributeur d eau, distributeur de baguettes, distributeur de boisson, distributeur de
      cereales, distributeur de pate, distributeur eau, distributeur liquide vaisselle, distributeur papier aluminium,
      distributeur pate, distributeur sauce, dosette reutilisable, doseur alcool, doseur cocktail, doseur spaghetti,
      douille cannelee, douille patisserie, douille patissiere, douille russes, douille st honore, douille unie,
      douilles cannelee, douilles patissieres, douilles russes, douilles st honore, douilles unie, dripper, ecocup,
      ecocups, econome, ecrase ail, ecumoire, egouttoir, egouttoir a vaisselle, egouttoir evier, egouttoir vaisselle,
      emballage cire d abeille, emballages alimentaires, eminceur, eminceurs, emporte piece, emporte piece patisserie,
      emporte piece sapin, emporte pieces, emporte pieces patisserie, emporte pieces sapin, ensemble couteaux, ensemble
      de couteaux, ensemble vaisselle, entonnoir, epluche legumes, epluche pomme, epluche pommes, eplucheur, essoreuse,
      essoreuse a salade, essoreuse a salade oxo, essuie main, essuie mains, essuie vaisselle, essuie verres, etagere a
      epices, etagere epices, etamine cuisine, etiquette epices pot, etireur capsules, evide pomme, expresso,
      extracteur de jus, extracteur jus, faisselle, faisselles, fait tout, faitout, fermenteur, feuille azyme, feuille
      cuisson, feuille de boucher, figurine gateau, fil a beurre, filet a provision legumes, film alimentaire, film
      alimentaire cire, film etirable, filtre a cafe, filtre a charbon hotte, filtre a eau, filtre a eau cuisine,
      filtre a eau sous evier, filtre a graisse hotte, filtre a the, filtre brita, filtre cafe, filtre charbon actif
      hotte, filtre charbon hotte, filtre claris, filtre delonghi, filtre eau, filtre hotte, filtre jura, filtre metal
      hotte, filtre permanent, filtre permanent cafe, filtre pour cafe, filtre pour carafe, filtre pour hotte, filtre
      robinet, filtre the, filtres papier cafe, filtres pour cafe, flute, flute a champagne, flute champagne, flute
      plastique, flutes champagne, flutes plastique, fontaine a chocolat, fontaine a cocktail, fontaine a eau, fontaine
      a eau bureau, fontaine a eau reseau, fontaine biere, fontaine boisson, fontaine chocolat, fontaine eau, fouet,
      fouet a matcha, fouet ballon, fouet cuisine, fouet electrique, fouet inox, fouet matcha, fouet patissier, four,
      four a bois pizza, four a pain, four a pizza, four a pizza exterieur, four catalyse, four electrique, four
      encastrable, four mini, four mixte, four multifonction, four pizza, four posable, four professionnel pizza, four
      pyrolyse, four smeg, four vapeur, fourchette, fourchette table, fourchettes table, frigo, friteuse, friteuse sans
      huile, fumoir, fumoir a poisson, fumoir cuisine, fumoir electrique, fumoir froid, fumoir saumon, fusil a affuter,
      fusil a aiguiser, fusil affutage, fusil aiguiser, fusil de boucher, fut biere machine, gaiwan, gant anti chaleur,
      gant anti coupure cuisine, gant barbecue, gant cuisine, gant de barbecue, gant de cuisine, gant de four, gant
      four, gants anti chaleur, garde fromage, garde fromages, garde manger, garde mangers, gaufrier, gaziniere,
      germoir, glaciere cuisine, glaciere souple repas, glaciere vin, glacons reutilisables, gobelet, gobelet cafe
      carton, gobelet carton, gobelet jetable, gobelets, goupillon bouteille, gourde, gourde acier, gourde bebe
      compote, gourde chilly, gourde enfant, gourde inox, gourde isotherme, gourde paille, gourde personnalisee, gourde
      qwetch, gourde tritan, gourde verre, grigne, gril, grill, grille a barbecue, grille a patisserie, grille acier,
      grille barbecue, grille cuisson barbecue, grille de barbecue, grille de four, grille fonte barbecue, grille four,
      grille foyer barbecue, grille frigo, grille lave vaisselle, grille pain, grille pain smeg, grille pains, grille
      patisserie, grille refrigerateur, gsaa, guessaa, guide de decoupe, guide decoupe, gyros machine, gyuto, hache
      viande, hache viandes, hachoir, hachoir a viande, hachoir electrique, hotte, hotte aspirante, hotte casquette,
      hotte decorative, hotte groupe filtrant, hotte ilot, hotte inclinee, hotte murale, hotte plan de travail, hotte
      telescopique, hotte tiroir, housse pour plancha, huche a pain, huche pain, huilier, infuseur, jatte, joint
      autocuiseur, joint blender, joint bocal, joint cafetiere, joint cocotte, joint congelateur, joint couvercle
      thermomix, joint de porte pour lave vaisselle, joint four, joint frigo, joint lave vaisselle, joint machine
      expresso, joint porte four, joint porte frigo, joint porte refrigerateur, joint refrigerateur, kamado, keskes,
      kit barman, kit biere, kit biere brassage, kit brassage, kit cake design, kit cocktail, kit creme brulee, kit de
      brassage, kit degustation vin, kit fermentation, kit fondue, kit fromage, kit germination graines cuisine, kit
      kombucha, kit macarons, kit matcha, kit salade, kit sommelier, kit sushi, kit sushis, kit ustensiles, kit vin,
      kit yaourt, kitchenaid, kyusu, lame boulanger, laminoir, lancette a huitres, lave vaisselle, lechefrite,
      legumier, limonadier, louche, louche a punch, lunch bag, lunch box, lunchbox, lyre genoise, machine a barbe a
      papa, machine a biere, machine a boisson gazeuse, machine a cafe, machine a cafe a grain, machine a cafe
      capsules, machine a cafe delonghi, machine a crepe, machine a crepes, machine a croque, machine a donuts, machine
      a expresso, machine a gaufre, machine a gazpacho, machine a glace, machine a glacons, machine a granita, machine
      a hot dog, machine a jus, machine a kebab, machine a laver verres, machine a pain, machine a pates, machine a pop
      corn, machine a popcorn, machine a raviolis, machine a smoothie, machine a soda, machine a soda sodastream,
      machine a sushi, machine a the, machine a tortilla, machine a yaourt, machine cafe, machine dolce gusto, machine
      dosette, machine expresso, machine glace, machine glacons, machine hot dog, machine nespresso, machine pain,
      machine pates, machine pop corn, machine popcorn, machine senseo, machine soda, makisu, mallette couteaux, manche
      amovible, mandoline, mandoline de buyer, mandoline japonaise, mandoline legumes, mandoline v professionnelle,
      manique, marmite, maryse, mehraz, menagere, menagere enfant, menagere sabre, micro onde, micro ondes, microplane,
      mini four, mini fours, minibar, minuteur, minuteur cuisine, mixeur, mixeur plongeant, mixeurs, mortier, mortier
      et pilon, mortier granit, mortier marbre, mortier pilon, moule, moule a baguette, moule a biscuit, moule a
      brioche, moule a buche, moule a cake, moule a canneles, moule a charlotte, moule a charniere, moule a chocolat,
      moule a donuts, moule a financier, moule a gateau, moule a gaufre, moule a glace, moule a glacons, moule a
      hamburger, moule a kouglof, moule a madeleines, moule a manque, moule a mochi, moule a muffins, moule a onigiri,
      moule a pain, moule a pate en croute, moule a pop sicles, moule a speculoos, moule a sucettes, moule a tarte,
      moule a tartelette, moule a tartelettes, moule a terrine, moule baguette, moule bonbon silicone, moule brioche,
      moule buche, moule bundt, moule cake, moule cannele cuivre, moule charniere, moule chocolat, moule chocolat
      polycarbonate, moule coeur gateau, moule croissant, moule demi sphere, moule demi spheres, moule donut, moule en
      bois beurre, moule en silicone, moule entremet, moule esquimaux, moule financiers, moule flexipan, moule fromage,
      moule galette, moule glacons, moule lapin chocolat, moule muffin, moule nordic ware, moule oeuf de paques, moule
      oeuf paques chocolat, moule onigiri, moule pain de mie, moule papier muffin, moule paques chocolat, moule pavoni,
      moule petits gateaux, moule polycarbonate chocolat, moule rond, moule savarin, moule silicone, moule silikomart,
      moule sphere glacon, moule sphere silicone, moule sucette, moule tablette chocolat, moule tarte, moules
      esquimaux, moulin, moulin a cafe, moulin a cafe hario, moulin a poivre, moulin a sel, moulin peugeot, mousseur a
      lait, mousseur de lait, mousseur lait, mousseur nespresso, moussoir lait, mug, mug a message, mug avec infuseur,
      mug bambou, mug cafe, mug ceramique, mug de voyage, mug emaille, mug en gres, mug humour, mug inox isotherme, mug
      isotherme, mug magique, mug personnalise, mug porcelaine, mug prenom, mug starbucks, mug thermos, mug tisaniere,
      multicuiseur, nakiri, nappe ciree, napperon, natte sushi, nicer dicer, ooni, osmoseur domestique, osmoseur sous
      evier, ouvre boite, ouvre boites, ouvre bouteille, ouvre bouteille mural, ouvre bouteilles, ouvre huitre, ouvre
      huitres, ouvre vin electrique, paille, paille bambou reutilisables, paille carton, paille en inox, paille en
      verre, paille inox, paille reutilisables, paille silicone, paille verre, pailles, pailles bambou, pailles carton,
      pailles en inox, pailles en papier, pailles en verre, pailles inox, pailles papier, pailles reutilisables,
      pailles silicone, pailles verre, paire de baguettes, panier a beignets, panier a bouteilles, panier a fruits,
      panier a oeufs, panier a pain, panier a salade, panier a vapeur, panier air fryer, panier bambou vapeur, panier
      cookeo, panier couverts lave vaisselle, panier friteuse, panier fruits, panier lave vaisselle, panier pique
      nique, panier vapeur, panier vapeur bambou, panini, panini grill, papier air fryer, papier alimentaire, papier
      alu, papier aluminium, papier boucherie, papier cuisson, papier etuve, papier ingraissable, papier sulfurise,
      passe the, passe thes, passoire, pate a sucre outils, peigne a decor, pelle a enfourner, pelle a farine, pelle a
      four, pelle a gateau, pelle a glace, pelle a pizza, pelle a tarte, pelle gateau, pelle pizza, pelle tarte,
      percolateur, pese levain, petite cuillere, petrin, piano de cuisson, pic aperitif, pichet, pichet a lait barista,
      pics aperitif, pierrade, pierre a affuter couteau, pierre a aiguiser, pierre a huile couteaux, pierre a pizza,
      pierre a whisky, pierre aiguiser, pierre king 1000, pierre naniwa, pierre pizza, pierres a whisky, pile a glace,
      pilon, pilon mojito, pilon mortier, pince a asperges, pince a cornichon, pince a crustaces, pince a glace, pince
      a glacons, pince a oeuf, pince a sachet, pince a servir, pince a spaghetti, pince a sucre, pince a the, pince a
      viande, pince de cuisine, pince ferme sachet, pince homard, pince sachet, pince salade, pince spaghetti, pinceau
      de cuisine, pinceau patisserie, pinceau silicone cuisine, pique, pique a fondue, pique aperitif, pique bambou,
      pique cocktail, pique escargot, pique escargots, pique olive, piques a brochettes, piques a fondue, piques
      aperitif, piques apero, piques bambou, piques cocktail, piques olive, plancha, planche a aperitif, planche a
      charcuterie, planche a decoupe, planche a decouper, planche a decouper bambou, planche a decouper bois, planche a
      decouper personnalisee, planche a decouper plastique, planche a decouper polyethylene, planche a fromage, planche
      a jambon, planche a pain, planche a pizza, planche a raclette, planche a saumon, planche a steak, planche
      aperitif, planche apero, planche apero ardoise, planche ardoise, planche bois olivier, planche charcuterie,
      planche de decoupe, planche de presentation, planche decoupe, planche decouper, planche en bois cuisine, planche
      fromage, planche pain, planche polyethylene, planche presentation, plaque a baguettes, plaque a genoise, plaque a
      induction, plaque a macarons, plaque a madeleines, plaque a muffin, plaque a pain, plaque a patisserie, plaque a
      pizza, plaque a snacker, plaque a tuiles, plaque aluminium patisserie, plaque chauffante, plaque cuisson, plaque
      cuisson gaz, plaque de cuisson, plaque de cuisson gaz, plaque de four, plaque electrique, plaque four, plaque
      gaz, plaque induction, plaque mixte gaz, plaque patissiere, plaque perforee, plaque perforee patisserie, plaque
      vitro, plaque vitroceramique, plat, plat a cake, plat a escargot, plat a escargots, plat a four, plat a gratin,
      plat a lasagnes, plat a oeuf, plat a paella, plat a pizza, plat a poisson, plat a tajine, plat a tarte, plat
      apero, plat de presentation, plat de service, plat en fonte, plat en gres, plat en inox, plat four verre, plat
      huitres, plat inox ovale, plat lasagne, plat oeufs, plat ovale, plat rectangulaire, plat sabot, plat service,
      plat sushi, plat traiteur, plateau, plateau a charcuterie, plateau a fromage, plateau a fromages, plateau a
      gateau, plateau a huitres, plateau a the, plateau aperitif, plateau apero, plateau bois acacia, plateau cafe,
      plateau de bar, plateau de fruits de mer, plateau de service, plateau en bois service, plateau fromages, plateau
      fruits de mer, plateau gastronomique inox, plateau gateau carton, plateau gateau tournant, plateau inox ovale,
      plateau laque, plateau lit petit dejeuner, plateau petit dejeuner, plateau plastique service, plateau repas,
      plateau rond bois service, plateau rotatif, plateau service, plateau sushi, plateau tournant, plateau tournant
      gateau, plateau tournant patisserie, plateau tv, plonge inox, poche a douille, poche a douilles, poche douille,
      poche douilles, poche jetable patisserie, poche patissiere, pochon, poele, poele a frire, poele anti adhesive,
      poele de buyer, poele tefal, poeles tefal, poivrier, poivriere, pompe a biere, pompe a siphon cuisine, pompe a
      vin, pompe vin, porte assiette, porte bouteille, porte bouteille mural, porte bouteilles, porte bouteilles mural,
      porte burger, porte capsule, porte capsules, porte capsules nespresso, porte couteaux, porte couvercles, porte
      couvert, porte couverts, porte epices, porte eponge, porte eponge evier, porte eponges, porte essuie tout, porte
      filtre, porte filtre bodum, porte filtre delonghi, porte filtres, porte rouleau, porte rouleaux, porte serviettes
      bar, porte tasses, porte torchon, porte verre mural, porte verres, pot a beurre, pot a confiture, pot a
      cornichons, pot a epices, pot a graisse, pot a lait, pot a miel, pot a moutarde, pot a sauce, pot a ustensiles,
      pot a yaourt, pot confiture vides, pot conservation, pot de conservation, pot en verre confiture, pot epices, pot
      lait, pot le parfait, pot weck, pot yaourt verre, pots a confiture, pots a yaourt, pots confiture, pots
      conservation, pots de conservation, pots de yaourt, pots en verre, pots le parfait, pots weck, pots yaourt,
      presentoir a cupcakes, presentoir a gateau, presentoir cupcake, presentoir epices, presentoir gateau, presentoir
      macarons, presentoir patisserie, press ail, presse a burger, presse a cafe, presse a fruits, presse a jambon,
      presse a tortilla, presse a viande, presse agrume, presse agrumes, presse ail, presse ails, presse burger, presse
      burgers, presse citron, presse citrons, presse francaise, presse fruits, presse hamburger, presse hamburgers,
      presse legumes, presse orange, presse oranges, presse pomme de terre, presse puree, presse purees, presse tofu,
      presse tofus, presse tortilla, presse tortillas, pressoir, purificateur d eau, rabot legumes, rack a verres,
      racle tout, raclette, raclette a la bougie, raclette demi meule, rafraichisseur, ramequin, ramequin creme brulee,
      range bouteilles, range couteaux, range couvert, range couverts, range epices, rangement epices, rape, rape a
      citron, rape a fromage, rape a gingembre, rape a legumes, rape a muscade, rape a noix de muscade, rape a truffe,
      rape cuisine, rape fromage, rape multifonction, rape muscade, rape parmesan, rateau a crepe, ravier, rechaud,
      rechaud cuisine, rechaud electrique, rechaud gaz cuisine, refractometre, refrigerateur, refrigerateur smeg,
      repose baguettes, resistance four, resistance plaque, rhodoid, rhodoid rouleau, robot chauffant, robot companion,
      robot cuisine bosch, robot culinaire, robot de cuisine, robot kenwood, robot magimix, robot menager, robot
      multifonction, robot multifonction moulinex, robot multifonctions, robot patissier, robot patissier kenwood,
      robot petrin, romertopf, rondelle bocaux, rondelle caoutchouc bocaux, rondelle le parfait, rondelles bocaux,
      rondelles caoutchouc bocaux, rondelles le parfait, rotissoire, rouleau a patisserie, rouleau essuie tout support,
      rouleau gaufre sous vide, rouleau nappe papier, rouleau patissier, rouleaux gaufre sous vide, roulette a pizza,
      roulette pizza, rozell, ruban gateau, ruban rhodoid, sac a lunch, sac a pain, sac a tarte, sac a tartes, sac a
      vrac, sac congelation, sac congelation zip, sac dejeuner, sac gaufres sous vide, sac isotherme courses, sac
      isotherme dejeuner, sac isotherme lunch, sac isotherme repas, sac pain, sac repas, sac sous vide, sac zip
      alimentaire, sachet congelation, sachets zip, sacs congelation zip, sacs gaufres sous vide, sacs sous vide,
      saladette, saladier, salamandre cuisine, salier, saliere, salieres, samovar, santoku, sauciere, sauteuse,
      sauteuse de buyer, sciure de hetre fumage, sciure fumage, sciure fumoir, seau a champagne, seau a glace, seau a
      glacons, seau a legumes compost, seau champagne, seau glace, seau glacons, seau lie de vin, seau vin, seau à vin,
      sechoir a pates, sel et poivre set, semelle gateau, service a cafe, service a fondue, service a raclette, service
      a sake, service a sushi, service a the, service assiettes, service cafe, service couteaux, service de table,
      service table, service the, service vaisselle, service verres, set a fondue, set a sake, set a salade, set a
      sushi, set apero, set barman, set cocktail, set couverts, set de couteaux, set de couverts, set de degustation
      vin, set de tasses, set fromage couteaux, set matcha, set salade, set sel poivre, set sushi, set table, set the
      japonais, set ustensiles, shaker, shaker a cocktail, shaker cocktail, shooter, shooters, siphon chantilly, siphon
      creme, siphon culinaire, siphon eau de seltz, siphon à chantilly, sommelier couteau, sommelier laguiole, sonde a
      viande, sonde cuisson, sonde de cuisson, sonde temperature cuisson, sorbetiere, soucoupe, soude sac, soupiere,
      soupmaker, sous assiette, sous assiettes, sous bock, sous bocks, sous plat, sous plats, sous tasse, spatule,
      spatule a crepes, spatule a poisson, spatule bois cuisine, spatule coudee, spatule crepe, spatule en bois,
      spatule inox cuisine, spatule patisserie, spatule silicone, spatule souple, spiraleur, spray huile, sterilisateur
      a bocaux, sterilisateur bocaux, sterilisateur conserve, sterilisateur conserves, sucrier, support a cupcakes,
      support a gateau, support a jambon, support bouteille, support bouteilles, support capsules, support couteaux,
      support couvercle, support cupcakes, support de capsules, support de gateau, support gateau, support jambon,
      support papier cuisine, support planche a decouper, support pour capsules, support rouleau essuie tout, support
      tasse, support verres, table cuisson, table de cuisson, table gaz, table induction, table inox professionnelle,
      table inox restaurant, table vitroceramique, tablier, tablier barbecue, tablier bistrot, tablier cuisine, tablier
      de barbecue, tablier de boucher, tablier de cuisine, tablier de cuisine enfant, tablier homme barbecue, tablier
      patissier, tablier personnalise, tajine, tajine terre cuite, tamis, tamis cuisine, tamis patisserie, tamper cafe,
      tampon biscuit, tapis a macarons, tapis cuisson, tapis de cuisson, tapis de patisserie, tapis de table, tapis
      egouttoir, tapis patisserie, tapis silicone cuisson, tapis silicone perfore, tapis silpat, tapis table, tapis
      vaisselle, tartineur, tartineurs, tasse, tasse a cafe, tasse a espresso, tasse a expresso, tasse a the, tasse
      cafe double paroi, tasse cappuccino, tasse de voyage, tasse emaillee, tasse en gres, tasse espresso, tasse et
      soucoupe, tasse expresso, tasse gres, tasse isotherme, tasse porcelaine, tasse thermos, tasses, tasses a
      espresso, tasses a expresso, tasses cafe double paroi, tasses cappuccino, tasses emaillee, tasses en gres, tasses
      espresso, tasses et soucoupe, tasses expresso, tasses gres, tasses porcelaine, tasseur, terrine a foie gras,
      terrine ceramique, terrine emaillee, terrine en ceramique, terrine fonte, terrine le creuset, tetsubin, theiere,
      theiere en fonte, theieres, thermometre a sucre, thermometre a viande, thermometre barbecue, thermometre
      confiture, thermometre congelateur, thermometre cuisine, thermometre cuisson, thermometre de cuisson, thermometre
      four, thermometre frigo, thermometre meater, thermometre refrigerateur, thermometre sonde, thermometre sucre,
      thermometre viande, thermometre vin, thermomix, thermomètre de cuisine, thermoplongeur, thermos, thermos
      alimentaire, thermostat congelateur, thermostat four, thermostat frigo, thermostat refrigerateur, tire bouchon,
      tire bouchons, tireuse a biere, tireuse biere, tiroir capsules, tiroir couverts, tisaniere, toile boulanger,
      toile de cuisson, topper gateau, toque chef, torchon, torchon basque, torchon coton cuisine, torchon cuisine,
      torchon de cuisine, torchon lin, torchon nid d abeille cuisine, torchon vaisselle, torchons basque, torchons
      coton cuisine, torchons cuisine, torchons lin, torchons nid d abeille cuisine, torchons vaisselle, touillette,
      touilleurs, tournebroche, trancheuse, trancheuse a jambon, trancheuse berkel, trancheuse electrique, trancheuse
      professionnelle, turbine a glace, ustensile, ustensile de cuisine, ustensiles, ustensiles de cuisine, vaisselle,
      vaisselle compostable, vaisselle emaillee, vaisselle en gres, vaisselle gres, vaisselle jetable, vaisselle kraft,
      vaisselle melamine, vaisselle porcelaine, vaporisateur huile, verre, verre a absinthe, verre a biere, verre a
      bourgogne, verre a cafe double paroi, verre a champagne, verre a cocktail, verre a cognac, verre a degustation,
      verre a eau, verre a gin, verre a jus, verre a limonade, verre a margarita, verre a martini, verre a mojito,
      verre a orangeade, verre a pastis, verre a pied, verre a ricard, verre a sake, verre a shooter, verre a shot,
      verre a the, verre a vin, verre a whisky, verre arcoroc, verre ballon, verre bapteme, verre biere, verre bodega,
      verre cocktail, verre cristal, verre doseur, verre double paroi, verre duralex, verre gradue, verre grave, verre
      inao, verre isotherme, verre marocains, verre mesureur, verre personnalise, verre picardie, verre publicitaire,
      verre ricard, verre shot, verre the marocain, verre whisky, verrerie, verres, verres a cafe double paroi, verres
      a degustation, verres a jus, verres a mojito, verres a orangeade, verres a ricard, verres a sake, verres a
      shooter, verres a the, verres arcoroc, verres bodega, verres double paroi, verres duralex, verres grave, verres
      inao, verres isotherme, verres marocains, verres personnalise, verres picardie, verres publicitaire, verres
      ricard, verres the marocain, verres whisky, verrine, verseur, vide ananas, vide pomme, vide pommes, vinaigrier,
      vitrine a patisserie, vitrine refrigeree, wok, yaourtiere, zesteur, zhong`,
    ],
  ],
  unsure: `art de la table, baguettes, barquette alimentaire, berkey, billot, bouteille, briquettes, broyeur, chinois,
    clayette, couteau, couteaux, couvercle, couverts, cremier, densimetre, econome, faisselle, flute, fouet, four,
    fumoir, germoir, hotte, laminoir, limonadier, mandoline, mortier, moule, ooni, paille, pilon, pique, plat, plateau,
    pressoir, rape, rhodoid, shaker, shooter, shooters, soucoupe, spatule, tisaniere, trancheuse, verre, verrerie,
    verres, verseur`,
  printed: 'assiette, assiettes, bol, bouteille, gourde, mug, planche a decouper, tablier, tasse, torchon, verre',
  containers: 'bocal, bouteille, plateau',
  uses: {
    KITCHEN: `cuisine, cuisine et table, patisserie, petit electromenager, ustensiles, ustensiles de cuisine, vaisselle`,
  },
};
