import type { Subject } from '../words.ts';

export const KITCHEN: Subject = {
  things: [
    [
      'KITCHEN',
      `accessoire companion, accessoire cook expert, accessoire kenwood, accessoire magimix, accessoire mixer,
      accessoire monsieur cuisine, accessoire moulinex, accessoire robot, accessoire tm6, aerateur de vin, aerateur
      vin, aeropress, affuteur couteau, affuteur de couteaux, affuteur electrique, aiguiseur, air fryer, allumage de
      bruleur gaz, allumage de four, allumage four, allumage hotte, allumage pour four, allume charbon, allume feu
      barbecue, allume feu bbq, ampoule de bruleur gaz, ampoule de four, ampoule four gaz, ampoule frigo americain,
      ampoule plaque de cuisson, ampoule pour four, ampoule table de cuisson, appareil a barbe a papa, appareil a
      crepes, appareil a croque, appareil a cupcakes, appareil a donuts, appareil a fondue, appareil a gaufres,
      appareil a glacons, appareil a muffins, appareil a pancakes, appareil a pizza, appareil a pop corn, appareil a
      raclette, appareil a sandwich, appareil a souffles, appareil a sushi, appareil a yaourt, appareil crepes,
      appareil donuts, appareil fondue, appareil gaufres, appareil hot dog, appareil souffles, ardoise a fromage,
      armoire refrigeree, art de la table, assiette, assiette a dessert, assiette a fondue, assiette a huitres,
      assiette a pates, assiette a pizza, assiette anniversaire, assiette ardoise, assiette bagasse, assiette bambou,
      assiette barbecue, assiette biodegradable, assiette biodegradables, assiette bois jetables, assiette burger,
      assiette canne a sucre, assiette carton, assiette creuse, assiette de presentation, assiette dessert, assiette en
      carton, assiette en plastique, assiette en porcelaine, assiette gres, assiette jetable, assiette kraft, assiette
      melamine, assiette noire, assiette palmier, assiette papier, assiette plastique, assiette plate, assiette
      porcelaine, assiette presentation, assiette raclette, assiette reutilisable, assiette reutilisables, assiettes,
      assiettes noel jetables, autocuiseur, axe companion, axe cook expert, axe kenwood, axe kitchenaid, axe magimix,
      axe mixer, axe monsieur cuisine, axe moulinex, axe robot, axe tm6, bac a couverts lave vaisselle, bac a glace,
      bac a glacons, bac a legumes, bac a levain, bac a pates, bac a patons, bac a sauce, bac alimentaire, bac de
      lavage lave vaisselle, bac gastro, bac gastronorme, bac glacons, bac gn 1 1, bac gn1 1, bac inox gastro, bac
      isotherme traiteur, bac lave vaisselle, bac legumes, bac panier inferieur, bac panier lave vaisselle, baguettes,
      baguettes chinoises, baguettes en bambou, baguettes japonaises, bain marie cuisine, balance alimentaire, balance
      boulangerie, balance commerce, balance commerciale, balance cuisine, balance cuisine electronique, balance
      culinaire, balance de cuisine, balance de precision cuisine, balance poids prix, balconnet bouteille frigo,
      balconnet congelateur, balconnet de porte refrigerateur, balconnet frigo, balconnet legumes refrigerateur,
      balconnet porte refrigerateur, balconnet refrigerateur, banneton, barbe a papa machine, barbecue, barbecue
      brasero, barquette alimentaire, barquette aluminium, barquettes kraft, barre aimantee, barre credence, barre de
      credence, barre magnetique couteaux, bassine a confiture, bassine confiture, bassine cuivre confiture, batterie
      cuisine, batterie de cuisine, batteur, bec verseur, bee wrap, bee wraps, bento, berkey, beurrier, bialetti,
      billig, billot, billot bois, billot de boucher, blender, blender nutribullet, blender vitamix, bloc a couteaux,
      bloc couteaux, bloc de couteaux, bocal, bocal cuisine, bocal le parfait, bocaux, bois de fumage, boite a
      biscuits, boite a bonbons, boite a cafe, boite a capsules, boite a cookies, boite a cupcake, boite a epices,
      boite a fromage, boite a gateau, boite a gateaux, boite a gouter, boite a gouter enfant, boite a infusion, boite
      a lunch, boite a oeufs, boite a pain, boite a pates, boite a pizza, boite a repas, boite a salade kraft, boite a
      sandwich, boite a sel, boite a sucre, boite a the, boite a tisane, boite alimentaire, boite biscuits, boite buche
      carton, boite burger kraft, boite cafe, boite cereales, boite conservation, boite cuisine metal, boite cupcake,
      boite de conservation, boite dejeuner, boite epices, boite farine, boite gastro, boite gateau, boite gateaux,
      boite gouter, boite hermetique, boite isotherme, boite kraft alimentaire, boite lunch, boite macarons, boite
      metal biscuits, boite pain, boite patisserie carton, boite pizza, boite pour micro ondes, boite repas, boite
      sandwich, boite sous vide, boite the, boite traiteur, boite verre hermetique, boites burger, bol, bol a oreilles,
      bol a soupe, bol a the, bol blender, bol breton, bol cereales, bol chawan, bol coco, bol companion, bol cook
      expert, bol en bois, bol en gres, bol hachoir, bol inox, bol kenwood, bol kitchenaid, bol magimix, bol matcha,
      bol mixer, bol mixeur, bol monsieur cuisine, bol moulinex, bol noix de coco, bol petit dejeuner breton, bol
      petrin, bol poke, bol porcelaine, bol prenom, bol ramen, bol robot, bol salade kraft, bol soupe, bol thermomix,
      bol tm6, bols kraft, botte biere, boucheuse, bouchon bouteille, bouchon champagne, bouchon de bouteille, bouchon
      de champagne, bouchon doseur, bouchon hermetique bouteille, bouchon liege bouteille, bouchon pour bouteille,
      bouchon verseur, bouchon vin, bouchons a vin, bouchons liege, bougie chiffre, bougie cuisiniere, bougie de
      bruleur gaz, bougie de four, bougie fontaine gateau, bougie four, bougie gateau, bougie gaziniere, bougie hotte,
      bougie magique gateau, bougie micro ondes, bougie plaque de cuisson, bougie pour four, bougie table de cuisson,
      bouilloire, boule a the, bouteille, bouteille a huile, bouteille a jus, bouteille a lait, bouteille biere vide,
      bouteille bordelaise vide, bouteille chilly, bouteille d eau, bouteille de gaz cuisine, bouteille en verre,
      bouteille filtrante, bouteille filtrante brita, bouteille huile, bouteille inox, bouteille isotherme, bouteille
      lait, bouteille limonade, bouteille personnalisee, bouteille pliable, bouteille soda stream, bouteille swing top,
      bouteille verre, bouton de bruleur gaz, bouton de four, bouton four, bouton hotte, bouton plaque de cuisson,
      bouton pour four, bouton table de cuisson, bras de lavage panier inferieur, bras panier inferieur, brasero
      plancha, briquettes, briquettes charbon, briquettes de charbon, broche barbecue, brochette, brosse a bouteille,
      brosse a legumes, brosse bouteille, brosse champignon, brosse legumes, brosse paille, broyeur, broyeur a epices,
      bruleur cuisiniere, bruleur de bruleur gaz, bruleur de four, bruleur four, bruleur gaz cuisiniere, bruleur
      gaziniere, bruleur hotte, bruleur micro ondes, bruleur plaque de cuisson, bruleur pour four, bruleur table de
      cuisson, buse vapeur a cafe, buse vapeur delonghi, buse vapeur dolce gusto, buse vapeur espresso, buse vapeur
      gaggia, buse vapeur krups, buse vapeur nespresso, buse vapeur rancilio, buse vapeur saeco, buse vapeur senseo,
      cadre a patisserie, cadre inox patisserie, cadre patisserie, cafetiere, cafetiere a piston bodum, caisse a
      verres, caisse bistro verres, caisse verres lavage, caissette, cake mould, capsule familia wiss, capsule
      reutilisable, capsule twist off, caquelon, carafe, carafe brita, carafe delonghi, carafe filtrante brita, carafe
      gaggia, carafe nespresso, carafe rancilio, carafon, carton gateau, cartouche brita, cartouche creme chantilly,
      cartouche filtrante, cartouche n2o, cartouche siphon, cartouches chantilly, casier a bouteilles, casier a vin,
      casier bouteilles, casier vin, casse crabe, casse crabes, casse noix, casserole, cassolette, cave a fromage, cave
      a vin, cave de service, cave de vieillissement, cave vin, cellule panier inferieur, centrifugeuse, centrifugeuse
      moulinex, cercle a entremet, cercle a entremets, cercle a patisserie, cercle a tarte, cercle entremets, cercle
      inox patisserie, cercle patisserie, cercle tartelette, cercle vol au vent, chalumeau creme brulee, chalumeau
      cuisine, chalumeau de cuisine, chapeau cuisiniere, chapeau de bruleur cuisiniere, chapeau de bruleur de bruleur
      gaz, chapeau de bruleur de four, chapeau de bruleur four, chapeau de bruleur gaz, chapeau de bruleur gaziniere,
      chapeau de bruleur hotte, chapeau de bruleur micro ondes, chapeau de bruleur plaque de cuisson, chapeau de
      bruleur pour four, chapeau de bruleur table de cuisson, chapeau de four, chapeau four, chapeau gaziniere, chapeau
      hotte, chapeau micro ondes, chapeau plaque de cuisson, chapeau pour four, chapeau table de cuisson, charbon bois,
      charbon de bois, charlotte alimentaire, charniere congelateur, charniere cuisiniere, charniere de bruleur gaz,
      charniere de four, charniere de porte refrigerateur, charniere four, charniere frigo, charniere gaziniere,
      charniere hotte, charniere legumes refrigerateur, charniere micro ondes, charniere plaque de cuisson, charniere
      porte refrigerateur, charniere pour four, charniere refrigerateur, charniere table de cuisson, chasen, chauffe
      plat, chauffe plats, chawan, chemex, chemin table jetable, cheminee allumage, cheminee d allumage, chinois,
      chinois etamine, chinois inox, chope, ciseaux a herbes, ciseaux a pizza, ciseaux a volaille, ciseaux cuisine,
      ciseaux de cuisine, ciseaux herbes, ciseaux pizza, ciseaux poisson, ciseaux volaille, clayette, clips sachets,
      cloche a fromage, cloche a gateau, cloche fromage, cloche gateau, cocotte, cocotte le creuset, coffret a epices,
      coffret a the bois, coffret a vin bois, coffret cocktail, coffret couteaux, coffret couverts, coffret de
      couverts, coffret epices, coffret mojito, coffret sommelier, coffret vin accessoires, colorant alimentaire
      ustensile, confiturier, congelateur, conteneur isotherme repas, cookeo, copeaux barbecue, copeaux de fumage,
      copeaux fumage, copeaux hickory, coquetier, corbeille a fruits, corbeille a pain, corbeille fruits, corbeille
      pain, corne a boire, corne a patisserie, corne patisserie, corne patissiere, couche boulanger, coupe a champagne,
      coupe a dessert, coupe a fruits, coupe a glace, coupe ananas, coupe avocat, coupe avocats, coupe beurre, coupe
      beurres, coupe champagne, coupe cristal, coupe de fruits ceramique, coupe frites, coupe fromage, coupe fromages,
      coupe fruits, coupe glace, coupe jambon, coupe legume, coupe legumes, coupe legumes kenwood, coupe legumes
      magimix, coupe legumes monsieur cuisine, coupe legumes moulinex, coupe oeuf, coupe oeufs, coupe pain, coupe
      pains, coupe pate, coupe pates, coupe pizza, coupe pizzas, coupe pomme, coupe pommes, coupe saucisson, coupe
      tomate, coupelle, couperet, couscousiere, couscoussier, couteau, couteau a beurre, couteau a champignon, couteau
      a desosser, couteau a fileter, couteau a fromage, couteau a genoise, couteau a huitre, couteau a huitres, couteau
      a jambon, couteau a legumes, couteau a pain, couteau a pamplemousse, couteau a poisson, couteau a saumon, couteau
      a steak, couteau a tartiner, couteau a tomate, couteau a trancher, couteau a trufffe, couteau a viande, couteau
      boucher, couteau ceramique, couteau ceramique cuisine, couteau chef, couteau companion, couteau cook expert,
      couteau d office, couteau damas, couteau de boucher, couteau de chef, couteau de cuisine, couteau de table,
      couteau deba, couteau desosser, couteau du chef, couteau electrique, couteau filet de sole, couteau fromage,
      couteau global, couteau jambon, couteau japonais, couteau kai shun, couteau kenwood, couteau laguiole, couteau
      magimix, couteau mixer, couteau monsieur cuisine, couteau moulinex, couteau office, couteau opinel cuisine,
      couteau pain, couteau petit dejeuner, couteau pliant sommelier, couteau professionnel cuisine, couteau robot,
      couteau sabatier, couteau saignee, couteau sashimi, couteau tm6, couteau tomate, couteau trancheur, couteau
      usuba, couteau victorinox cuisine, couteau wusthof, couteau yanagiba, couteaux, couteaux opinel table, couteaux
      steak, couteaux thiers, couvercle, couvercle anti projection, couvercle companion, couvercle cook expert,
      couvercle extensible, couvercle gastro, couvercle kenwood, couvercle magimix, couvercle mixer, couvercle monsieur
      cuisine, couvercle moulinex, couvercle pot yaourt, couvercle robot, couvercle silicone, couvercle tm6, couvercle
      twist off, couvert anniversaire, couvert bagasse, couvert biodegradable, couvert biodegradables, couvert bois
      jetables, couvert carton, couvert en carton, couvert en plastique, couvert jetable, couvert jetables, couvert
      kraft, couvert papier, couvert plastique, couvert reutilisable, couvert reutilisables, couverts, couverts 24
      pieces, couverts a decouper, couverts a fondue, couverts a huitres, couverts a poisson, couverts a salade,
      couverts de service, couverts design, couverts dores, couverts en bois, couverts enfant inox, couverts inox,
      couverts laguiole, couverts salade, couverts service, couvre plat, couvre plats, cremier, crepiere, crochet
      blender, crochet companion, crochet cook expert, crochet credence, crochet hachoir, crochet kenwood, crochet
      kitchenaid, crochet magimix, crochet mixer, crochet mixeur, crochet monsieur cuisine, crochet moulinex, crochet
      petrin, crochet robot, crochet thermomix, crochet tm6, croque monsieur, croque monsieurs, cruche, cuillere,
      cuillere en bois cuisine, cuiseur, cuisiniere, cuit asperges, cuit lait, cuit oeuf, cuit oeufs, cuit pates, cuit
      riz, cuit vapeur, cuit vapeurs, cul de poule, cul poule, decanteur, decapsuleur, deco gateau, decor gateau,
      decoration gateau, decoupoir, decoupoir patisserie, demarreur barbecue, demarreur bbq, denoyauteur, densimetre,
      dentelle gateau, derouleur, deshydrateur, dessous de bouteille, dessous de plat, dessous de tasse, dessous plat,
      dessus de gateau, detartrant cafetiere, diable terre cuite cuisson, disque azyme, distributeur a boisson,
      distributeur boisson, distributeur capsules, distributeur capsules nespresso, distributeur cereales, distributeur
      d eau, distributeur de baguettes, distributeur de boisson, distributeur de cereales, distributeur de pate,
      distributeur eau, distributeur liquide vaisselle, distributeur papier aluminium, distributeur pate, distributeur
      sauce, dosette reutilisable, doseur alcool, doseur cocktail, doseur spaghetti, douchette a cafe, douchette
      cafetiere, douchette delonghi, douchette dolce gusto, douchette espresso, douchette expresso, douchette gaggia,
      douchette krups, douchette nespresso, douchette rancilio, douchette saeco, douchette senseo, douille cannelee,
      douille patisserie, douille patissiere, douille russes, douille st honore, douille unie, dripper, drop stop,
      ecocup, econome, ecrase ail, ecumoire, egouttoir, egouttoir a vaisselle, egouttoir vaisselle, emballage cire d
      abeille, emballages alimentaires, eminceur, emporte piece, emporte piece patisserie, emporte pieces, emporte
      pieces patisserie, ensemble couteaux, ensemble de couteaux, ensemble vaisselle, entonnoir, entraineur companion,
      entraineur cook expert, entraineur kenwood, entraineur magimix, entraineur mixer, entraineur monsieur cuisine,
      entraineur moulinex, entraineur robot, entraineur tm6, epluche legumes, epluche pomme, epluche pommes, eplucheur,
      essoreuse, essoreuse a salade oxo, essuie main, essuie mains, essuie vaisselle, essuie verres, etagere a epices,
      etagere epices, etamine cuisine, etiquette epices pot, etireur capsules, evide pomme, expresso, extracteur de
      jus, extracteur jus, faisselle, faisselles, fait tout, faitout, fermenteur, feuille azyme, feuille cuisson,
      feuille de boucher, figurine gateau, fil a beurre, filet a provision legumes, film alimentaire, film etirable,
      filtre a cafe, filtre a charbon hotte, filtre a eau, filtre a eau cuisine, filtre a graisse hotte, filtre a the,
      filtre brita, filtre cafe, filtre charbon actif hotte, filtre charbon hotte, filtre claris, filtre delonghi,
      filtre dolce gusto, filtre eau, filtre espresso, filtre gaggia, filtre hotte, filtre jura, filtre krups, filtre
      legumes refrigerateur, filtre metal hotte, filtre nespresso, filtre panier inferieur, filtre permanent, filtre
      pour cafe, filtre pour carafe, filtre pour hotte, filtre rancilio, filtre robinet, filtre saeco, filtre senseo,
      filtre the, filtres papier cafe, flute, flute a champagne, flute anniversaire, flute bagasse, flute
      biodegradable, flute biodegradables, flute bois jetables, flute carton, flute champagne, flute en carton, flute
      en plastique, flute jetable, flute jetables, flute kraft, flute papier, flute plastique, flute reutilisable,
      flute reutilisables, fontaine a chocolat, fontaine a cocktail, fontaine a eau, fontaine a eau reseau, fontaine
      biere, fontaine boisson, fontaine chocolat, fontaine eau, fouet, fouet a matcha, fouet ballon, fouet companion,
      fouet cook expert, fouet cuisine, fouet electrique, fouet inox, fouet kenwood, fouet magimix, fouet matcha, fouet
      mixer, fouet monsieur cuisine, fouet moulinex, fouet patissier, fouet robot, fouet tm6, four, four a bois pizza,
      four a pain, four a pizza, four a pizza exterieur, four catalyse, four electrique, four encastrable, four mini,
      four mixte, four multifonction, four pizza, four posable, four professionnel pizza, four pyrolyse, four smeg,
      four vapeur, fourchette, frigo, friteuse, fumoir, fumoir a poisson, fumoir cuisine, fumoir electrique, fumoir
      froid, fumoir saumon, fusil a affuter, fusil a aiguiser, fusil affutage, fusil aiguiser, fusil de boucher, fut
      biere machine, gaiwan, gant anti chaleur, gant anti coupure cuisine, gant cuisine, gant de cuisine, gant de four,
      gant four, garde fromage, garde fromages, garde manger, garde mangers, gaufrier, gaziniere, germoir, glaciere
      cuisine, glaciere souple repas, glaciere vin, glacons reutilisables, gobelet, goupillon bouteille, gourde, gourde
      acier, gourde bebe compote, gourde chilly, gourde enfant, gourde inox, gourde isotherme, gourde paille, gourde
      personnalisee, gourde qwetch, gourde tritan, gourde verre, grigne, gril, grill, grille a patisserie, grille
      acier, grille de bruleur gaz, grille de four, grille four, grille hotte, grille lave vaisselle, grille pain,
      grille pain smeg, grille pains, grille patisserie, grille plaque de cuisson, grille pour four, grille table de
      cuisson, groupe a cafe, groupe delonghi, groupe dolce gusto, groupe espresso, groupe gaggia, groupe krups, groupe
      nespresso, groupe rancilio, groupe saeco, groupe senseo, gsaa, guessaa, guide de decoupe, guide decoupe, gyros
      machine, gyuto, hache viande, hache viandes, hachoir, hachoir kenwood, hachoir magimix, hachoir monsieur cuisine,
      hachoir moulinex, hotte, hotte aspirante, hotte casquette, hotte decorative, hotte groupe filtrant, hotte ilot,
      hotte inclinee, hotte murale, hotte plan de travail, hotte telescopique, hotte tiroir, housse pour plancha, huche
      a pain, huche pain, huilier, infuseur, injecteur cuisiniere, injecteur de bruleur gaz, injecteur de four,
      injecteur four, injecteur gaziniere, injecteur hotte, injecteur micro ondes, injecteur plaque de cuisson,
      injecteur pour four, injecteur table de cuisson, jatte, jigger, joint a cafe, joint a couverts lave vaisselle,
      joint companion, joint cook expert, joint de bruleur gaz, joint de four, joint de lavage lave vaisselle, joint de
      porte pour lave vaisselle, joint delonghi, joint dolce gusto, joint espresso, joint four, joint gaggia, joint
      hotte, joint kenwood, joint kitchenaid, joint krups, joint lave vaisselle, joint magimix, joint mixer, joint
      monsieur cuisine, joint moulinex, joint nespresso, joint panier inferieur, joint panier lave vaisselle, joint
      plaque de cuisson, joint porte four, joint pour four, joint rancilio, joint robot, joint saeco, joint senseo,
      joint table de cuisson, joint tm6, kamado, keskes, kit barman, kit biere, kit brassage, kit cake design, kit
      cocktail, kit creme brulee, kit de brassage, kit degustation vin, kit fermentation, kit fondue, kit fromage, kit
      germination graines cuisine, kit kombucha, kit macarons, kit matcha, kit salade, kit sommelier, kit sushi, kit
      sushis, kit ustensiles, kit vin, kit yaourt, kitchenaid, kyusu, lame boulanger, lame companion, lame cook expert,
      lame kenwood, lame magimix, lame mixer, lame monsieur cuisine, lame moulinex, lame robot, lame tm6, laminoir,
      lampe cuisiniere, lampe de bruleur gaz, lampe de four, lampe four, lampe gaziniere, lampe hotte, lampe micro
      ondes, lampe plaque de cuisson, lampe pour four, lampe table de cuisson, lancette a huitres, lave vaisselle,
      lechefrite, legumier, limonadier, limonadier sommelier, louche, lunch bag, lunch box, lunchbox, lutrin de
      cuisine, lyre genoise, machine a barbe a papa, machine a biere, machine a boisson gazeuse, machine a cafe,
      machine a cafe delonghi, machine a crepe, machine a crepes, machine a croque, machine a donuts, machine a gaufre,
      machine a gazpacho, machine a glace, machine a glacons, machine a granita, machine a hot dog, machine a jus,
      machine a kebab, machine a laver verres, machine a pain, machine a pates, machine a pop corn, machine a popcorn,
      machine a raviolis, machine a smoothie, machine a soda, machine a soda sodastream, machine a sushi, machine a
      the, machine a tortilla, machine a yaourt, machine cafe, machine dolce gusto, machine dosette, machine glace,
      machine glacons, machine hot dog, machine nespresso, machine pain, machine pates, machine pop corn, machine
      popcorn, machine senseo, machine soda, makisu, mallette couteaux, manche amovible, mandoline, mandoline de buyer,
      mandoline japonaise, mandoline legumes, mandoline v professionnelle, manette cuisiniere, manette de bruleur gaz,
      manette de four, manette four, manette gaziniere, manette hotte, manette micro ondes, manette plaque de cuisson,
      manette pour four, manette table de cuisson, manique, marmite, maryse, mehraz, menagere, menagere enfant, micro
      onde, micro ondes, microplane, mini four, mini fours, minibar, minuteur, minuteur cuisine, mixeur, mortier,
      mortier et pilon, mortier granit, mortier marbre, mortier pilon, moule, moule a baguette, moule a biscuit, moule
      a brioche, moule a buche, moule a cake, moule a canneles, moule a charlotte, moule a charniere, moule a chocolat,
      moule a donuts, moule a financier, moule a gateau, moule a gaufre, moule a glace, moule a glacons, moule a
      hamburger, moule a kouglof, moule a madeleines, moule a manque, moule a mochi, moule a muffins, moule a onigiri,
      moule a pain, moule a pate en croute, moule a pop sicles, moule a speculoos, moule a sucettes, moule a tarte,
      moule a tartelette, moule a tartelettes, moule a terrine, moule baguette, moule bonbon silicone, moule brioche,
      moule buche, moule bundt, moule cake, moule cannele cuivre, moule charniere, moule chocolat, moule coeur gateau,
      moule croissant, moule demi sphere, moule demi spheres, moule donut, moule en bois beurre, moule en silicone,
      moule entremet, moule esquimaux, moule financiers, moule flexipan, moule fromage, moule galette, moule glacons,
      moule lapin chocolat, moule muffin, moule nordic ware, moule oeuf de paques, moule oeuf paques chocolat, moule
      onigiri, moule pain de mie, moule papier muffin, moule paques chocolat, moule pavoni, moule petits gateaux, moule
      polycarbonate chocolat, moule rond, moule savarin, moule silicone, moule silikomart, moule sphere glacon, moule
      sphere silicone, moule sucette, moule tablette chocolat, moule tarte, moulin, moulin a cafe hario, moulin
      delonghi, moulin gaggia, moulin nespresso, moulin peugeot, moulin rancilio, mousseur a lait, mousseur de lait,
      mousseur lait, mousseur nespresso, moussoir lait, mug, mug a message, mug avec infuseur, mug bambou, mug cafe,
      mug ceramique, mug de voyage, mug emaille, mug en gres, mug humour, mug inox isotherme, mug isotherme, mug
      magique, mug personnalise, mug porcelaine, mug prenom, mug starbucks, mug thermos, mug tisaniere, multicuiseur,
      nakiri, nappe ciree, napperon, natte sushi, nicer dicer, ooni, osmoseur domestique, osmoseur sous evier, ouvre
      boite, ouvre boites, ouvre bouteille, ouvre bouteilles, ouvre huitre, ouvre huitres, ouvre vin electrique,
      paille, paille anniversaire, paille bagasse, paille bambou reutilisables, paille biodegradable, paille
      biodegradables, paille bois jetables, paille carton, paille en carton, paille en inox, paille en plastique,
      paille en verre, paille inox, paille jetable, paille jetables, paille kraft, paille papier, paille plastique,
      paille reutilisables, paille silicone, paille verre, pailles, pailles bambou, pailles en papier, paire de
      baguettes, panier a beignets, panier a bouteilles, panier a couverts lave vaisselle, panier a fruits, panier a
      oeufs, panier a pain, panier a salade, panier a vapeur, panier air fryer, panier bambou vapeur, panier couverts
      lave vaisselle, panier de lavage lave vaisselle, panier filtre a cafe, panier filtre delonghi, panier filtre
      dolce gusto, panier filtre espresso, panier filtre gaggia, panier filtre nespresso, panier filtre rancilio,
      panier filtre saeco, panier filtre senseo, panier fruits, panier lave vaisselle, panier panier inferieur, panier
      panier lave vaisselle, panier pique nique, panier vapeur, panini, panini grill, papier air fryer, papier
      alimentaire, papier alu, papier aluminium, papier boucherie, papier cuisson, papier etuve, papier ingraissable,
      papier sulfurise, passe the, passe thes, passoire, pate a sucre outils, peigne a decor, pelle a enfourner, pelle
      a farine, pelle a four, pelle a gateau, pelle a glace, pelle a pizza, pelle a tarte, pelle gateau, pelle pizza,
      pelle tarte, percolateur, percolateur delonghi, percolateur gaggia, percolateur nespresso, percolateur rancilio,
      pese levain, petrin, piano de cuisson, pic a cocktail, pic aperitif, pic apero, pic bambou, pic cocktail, pic
      cupcake, pic fruits, pic gateau, pichet, pichet a lait barista, pied companion, pied cook expert, pied kenwood,
      pied magimix, pied mixer, pied monsieur cuisine, pied moulinex, pied robot, pied tm6, pierrade, pierre a affuter
      couteau, pierre a aiguiser, pierre a huile couteaux, pierre a pizza, pierre a whisky, pierre aiguiser, pierre
      king 1000, pierre naniwa, pierre pizza, pile a glace, pilon, pilon mojito, pilon mortier, pince a asperges, pince
      a cornichon, pince a crustaces, pince a glace, pince a glacons, pince a oeuf, pince a sachet, pince a servir,
      pince a spaghetti, pince a sucre, pince a the, pince a viande, pince de cuisine, pince ferme sachet, pince
      homard, pince sachet, pince salade, pince spaghetti, pinceau de cuisine, pinceau patisserie, pinceau silicone
      cuisine, pique, pique a cocktail, pique a fondue, pique aperitif, pique apero, pique bambou, pique cocktail,
      pique cupcake, pique escargot, pique escargots, pique fruits, pique gateau, pique olive, plancha, planche a
      aperitif, planche a charcuterie, planche a decoupe, planche a decouper, planche a decouper bambou, planche a
      decouper bois, planche a decouper personnalisee, planche a decouper plastique, planche a decouper polyethylene,
      planche a fromage, planche a jambon, planche a pain, planche a pizza, planche a raclette, planche a saumon,
      planche a steak, planche aperitif, planche apero, planche ardoise, planche bois olivier, planche charcuterie,
      planche de decoupe, planche de presentation, planche decoupe, planche decouper, planche en bois cuisine, planche
      fromage, planche pain, planche polyethylene, planche presentation, plaque a baguettes, plaque a genoise, plaque a
      induction, plaque a macarons, plaque a madeleines, plaque a muffin, plaque a pain, plaque a patisserie, plaque a
      pizza, plaque a snacker, plaque a tuiles, plaque aluminium patisserie, plaque chauffante, plaque cuisson, plaque
      de bruleur gaz, plaque de cuisson, plaque de four, plaque electrique, plaque four, plaque gaz, plaque hotte,
      plaque induction, plaque mixte gaz, plaque patissiere, plaque perforee, plaque perforee patisserie, plaque plaque
      de cuisson, plaque pour four, plaque table de cuisson, plaque vitro, plaque vitroceramique, plat, plat a cake,
      plat a escargot, plat a escargots, plat a four, plat a gratin, plat a lasagnes, plat a oeuf, plat a paella, plat
      a pizza, plat a poisson, plat a tarte, plat apero, plat de presentation, plat de service, plat en fonte, plat en
      gres, plat en inox, plat four verre, plat huitres, plat inox ovale, plat lasagne, plat oeufs, plat ovale, plat
      rectangulaire, plat sabot, plat service, plat sushi, plat traiteur, plateau, plateau a charcuterie, plateau a
      fromage, plateau a fromages, plateau a gateau, plateau a huitres, plateau a the, plateau anniversaire, plateau
      aperitif, plateau apero, plateau bagasse, plateau biodegradable, plateau biodegradables, plateau bois acacia,
      plateau bois jetables, plateau cafe, plateau carton, plateau de bar, plateau de fruits de mer, plateau de
      service, plateau en bois service, plateau en carton, plateau en plastique, plateau fromages, plateau fruits de
      mer, plateau gastronomique inox, plateau gateau carton, plateau gateau tournant, plateau inox ovale, plateau
      jetable, plateau jetables, plateau kraft, plateau laque, plateau lit petit dejeuner, plateau papier, plateau
      petit dejeuner, plateau plastique, plateau repas, plateau reutilisable, plateau reutilisables, plateau rond bois
      service, plateau rotatif, plateau service, plateau sushi, plateau tournant, plateau tournant patisserie, plateau
      tv, plonge inox, poche a douille, poche a douilles, poche douille, poche douilles, poche jetable patisserie,
      poche patissiere, pochon, poele, poele de buyer, poele tefal, poignee de bruleur gaz, poignee de four, poignee de
      porte refrigerateur, poignee four, poignee hotte, poignee plaque de cuisson, poignee porte refrigerateur, poignee
      pour four, poignee table de cuisson, poivrier, poivriere, pompe a biere, pompe a couverts lave vaisselle, pompe a
      siphon cuisine, pompe a vin, pompe de lavage lave vaisselle, pompe lave vaisselle, pompe panier inferieur, pompe
      panier lave vaisselle, pompe vin, porte assiette, porte bouteille, porte bouteilles, porte burger, porte capsule,
      porte capsules, porte capsules nespresso, porte cles decapsuleur, porte couteaux, porte couvercles, porte
      couvert, porte couverts, porte epices, porte eponge, porte eponges, porte essuie tout, porte filtre, porte filtre
      bodum, porte filtre delonghi, porte filtre gaggia, porte filtre nespresso, porte filtre rancilio, porte filtres,
      porte recette, porte rouleau, porte rouleaux, porte serviettes bar, porte tasses, porte torchon, porte verre
      mural, porte verres, pot a beurre, pot a confiture, pot a cornichons, pot a epices, pot a graisse, pot a lait,
      pot a miel, pot a moutarde, pot a sauce, pot a ustensiles, pot a yaourt, pot confiture, pot conservation, pot de
      conservation, pot en verre confiture, pot epices, pot hexagonal, pot hexagonaux, pot lait, pot le parfait, pot
      verre couvercle, pot weck, pot yaourt verre, pots de yaourt, pots en verre, pots yaourt, presentoir a cupcakes,
      presentoir a gateau, presentoir cupcake, presentoir epices, presentoir gateau, presentoir macarons, presentoir
      patisserie, press ail, presse a burger, presse a cafe, presse a fruits, presse a jambon, presse a tortilla,
      presse a viande, presse agrume, presse agrumes, presse ail, presse ails, presse burger, presse burgers, presse
      citron, presse citrons, presse francaise, presse fruits, presse hamburger, presse hamburgers, presse legumes,
      presse orange, presse oranges, presse pomme de terre, presse puree, presse purees, presse tofu, presse tofus,
      presse tortilla, presse tortillas, pressoir, purificateur d eau, rabot legumes, rack a verres, racle tout,
      raclette, raclette a la bougie, raclette demi meule, rafraichisseur, ramequin, range bouteilles, range capsules,
      range couteaux, range couvert, range couverts, range epices, rangement epices, rape, rape a citron, rape a
      fromage, rape a gingembre, rape a legumes, rape a muscade, rape a noix de muscade, rape a truffe, rape cuisine,
      rape fromage, rape multifonction, rape muscade, rape parmesan, rateau a crepe, ravier, rechaud, rechaud cuisine,
      rechaud gaz cuisine, refractometre, refrigerateur, refrigerateur smeg, relais legumes refrigerateur, repose
      baguettes, reservoir a cafe, reservoir delonghi, reservoir dolce gusto, reservoir espresso, reservoir gaggia,
      reservoir krups, reservoir nespresso, reservoir rancilio, reservoir saeco, reservoir senseo, resistance de
      bruleur gaz, resistance de four, resistance four, resistance hotte, resistance panier inferieur, resistance
      plaque, resistance pour four, rhodoid, rhodoid rouleau, robot chauffant, robot companion, robot cuisine bosch,
      robot culinaire, robot de cuisine, robot kenwood, robot magimix, robot menager, robot multifonction, robot
      multifonction moulinex, robot multifonctions, robot patissier, robot patissier kenwood, romertopf, rondelle le
      parfait, rotissoire, rouleau a patisserie, rouleau essuie tout support, rouleau gaufre sous vide, rouleau nappe
      papier, rouleau patissier, roulette a couverts lave vaisselle, roulette a pizza, roulette de lavage lave
      vaisselle, roulette lave vaisselle, roulette panier inferieur, roulette panier lave vaisselle, roulette pizza,
      rozell, ruban gateau, ruban rhodoid, sac a lunch, sac a pain, sac a tarte, sac a tartes, sac a vrac, sac
      congelation, sac dejeuner, sac gaufres sous vide, sac isotherme courses, sac isotherme dejeuner, sac isotherme
      lunch, sac isotherme repas, sac pain, sac repas, sac sous vide, sac zip alimentaire, sachet congelation, sachets
      zip, saladette, saladier, salamandre cuisine, salier, saliere, samovar, santoku, sauciere, sauteuse, sauteuse de
      buyer, sciure de hetre fumage, sciure fumage, sciure fumoir, seau a champagne, seau a glace, seau a glacons, seau
      a legumes compost, seau champagne, seau glace, seau glacons, seau lie de vin, seau vin, seau à vin, sechoir a
      pates, sel et poivre set, selecteur de bruleur gaz, selecteur de four, selecteur four, selecteur hotte, selecteur
      pour four, semelle gateau, service a cafe, service a fondue, service a raclette, service a sake, service a sushi,
      service a the, service assiettes, service cafe, service couteaux, service de table, service table, service the,
      service vaisselle, service verres, set a fondue, set a sake, set a salade, set a sushi, set apero, set barman,
      set cocktail, set couverts, set de couteaux, set de couverts, set de degustation vin, set de tasses, set fromage
      couteaux, set matcha, set salade, set sel poivre, set sushi, set table, set the japonais, set ustensiles, shaker,
      shaker a cocktail, shaker cocktail, shooter, shooters, siphon chantilly, siphon creme, siphon culinaire, siphon
      eau de seltz, siphon à chantilly, sommelier couteau, sommelier laguiole, sonde a viande, sonde cuisson, sonde de
      cuisson, sonde temperature cuisson, sorbetiere, soucoupe, soude sac, soupiere, soupmaker, sous assiette, sous
      assiettes, sous bock, sous bocks, sous plat, sous plats, sous tasse, spatule, spatule a crepes, spatule a
      poisson, spatule bois cuisine, spatule coudee, spatule crepe, spatule en bois, spatule inox cuisine, spatule
      patisserie, spatule silicone, spatule souple, spiraleur, spray huile, sterilisateur conserve, sterilisateur
      conserves, stop goutte, sucrier, support a cupcakes, support a gateau, support a jambon, support bouteille,
      support bouteilles, support capsules, support couteaux, support couvercle, support cupcakes, support de capsules,
      support de gateau, support gateau, support jambon, support papier cuisine, support planche a decouper, support
      pour capsules, support rouleau essuie tout, support tasse, support verres, table cuisson, table de cuisson, table
      gaz, table induction, table inox professionnelle, table inox restaurant, table vitroceramique, tablette a
      couverts lave vaisselle, tablette de lavage lave vaisselle, tablette panier inferieur, tablette panier lave
      vaisselle, tablier, tablier a bavette, tablier barbecue, tablier barista, tablier barman, tablier bistrot,
      tablier chef, tablier cuir cuisine, tablier cuisine, tablier de barbecue, tablier de boucher, tablier de cuisine,
      tablier de cuisine enfant, tablier homme barbecue, tablier jardinier cuisine, tablier patissier, tablier
      personnalise, tablier serveur, tajine, tamis, tamis cuisine, tamis patisserie, tamper cafe, tampon biscuit, tapis
      a macarons, tapis cuisson, tapis de cuisson, tapis de patisserie, tapis de table, tapis patisserie, tapis
      silicone cuisson, tapis silicone perfore, tapis table, tapis vaisselle, tartineur, tasse, tasse a cafe, tasse a
      espresso, tasse a expresso, tasse a the, tasse cafe double paroi, tasse cappuccino, tasse de voyage, tasse
      emaillee, tasse en gres, tasse espresso, tasse et soucoupe, tasse expresso, tasse gres, tasse isotherme, tasse
      porcelaine, tasse thermos, tasses, tasseur, terrine a foie gras, terrine ceramique, terrine emaillee, terrine en
      ceramique, terrine fonte, terrine le creuset, tetsubin, theiere, thermocouple de bruleur gaz, thermocouple de
      four, thermocouple four, thermocouple hotte, thermocouple plaque de cuisson, thermocouple pour four, thermocouple
      table de cuisson, thermometre a sucre, thermometre a viande, thermometre confiture, thermometre cuisine,
      thermometre cuisson, thermometre de cuisson, thermometre four, thermometre meater, thermometre sonde, thermometre
      sucre, thermometre viande, thermometre vin, thermomix, thermomètre de cuisine, thermoplongeur, thermos,
      thermostat de bruleur gaz, thermostat de four, thermostat four, thermostat hotte, thermostat legumes
      refrigerateur, thermostat plaque de cuisson, thermostat pour four, thermostat table de cuisson, tire bouchon,
      tire bouchons, tireuse a biere, tireuse biere, tiroir capsules, tiroir couverts, tiroir legumes refrigerateur,
      tisaniere, toile boulanger, toile de cuisson, topper gateau, toque chef, toque jetable, toque jetables, toque
      papier, torchon, torchon basque, torchon coton cuisine, torchon cuisine, torchon de cuisine, torchon lin, torchon
      nid d abeille cuisine, torchon vaisselle, touillette, touilleurs, tournebroche, trancheuse, trancheuse a jambon,
      trancheuse berkel, trancheuse electrique, trancheuse professionnelle, turbine a glace, ustensile, ustensile de
      cuisine, ustensiles, ustensiles de cuisine, vaisselle, vaisselle anniversaire, vaisselle bagasse, vaisselle
      biodegradable, vaisselle biodegradables, vaisselle bois jetables, vaisselle carton, vaisselle compostable,
      vaisselle emaillee, vaisselle en carton, vaisselle en gres, vaisselle en plastique, vaisselle gres, vaisselle
      jetable, vaisselle kraft, vaisselle melamine, vaisselle papier, vaisselle plastique, vaisselle porcelaine,
      vaisselle reutilisable, vaisselle reutilisables, vaporisateur huile, vasque champagne, ventilateur cuisiniere,
      ventilateur de bruleur gaz, ventilateur de four, ventilateur four, ventilateur gaziniere, ventilateur hotte,
      ventilateur micro ondes, ventilateur plaque de cuisson, ventilateur pour four, ventilateur table de cuisson,
      verre, verre a absinthe, verre a biere, verre a bourgogne, verre a cafe double paroi, verre a champagne, verre a
      cocktail, verre a cognac, verre a degustation, verre a eau, verre a gin, verre a jus, verre a limonade, verre a
      margarita, verre a martini, verre a mojito, verre a orangeade, verre a pastis, verre a pied, verre a ricard,
      verre a sake, verre a shooter, verre a shot, verre a the, verre a vin, verre a whisky, verre anniversaire, verre
      arcoroc, verre bagasse, verre ballon, verre bapteme, verre biere, verre biodegradable, verre biodegradables,
      verre bodega, verre bois jetables, verre carton, verre cocktail, verre cristal, verre doseur, verre double paroi,
      verre duralex, verre en carton, verre en plastique, verre gradue, verre grave, verre inao, verre isotherme, verre
      jetable, verre jetables, verre kraft, verre marocains, verre mesureur, verre papier, verre personnalise, verre
      picardie, verre plastique, verre publicitaire, verre reutilisable, verre reutilisables, verre ricard, verre shot,
      verre the marocain, verre whisky, verrerie, verres, verrine, verseur, verseuse a cafe, verseuse delonghi,
      verseuse dolce gusto, verseuse espresso, verseuse gaggia, verseuse krups, verseuse nespresso, verseuse rancilio,
      verseuse saeco, verseuse senseo, vide ananas, vide pomme, vide pommes, vinaigrier, vitre de bruleur gaz, vitre de
      four, vitre four, vitre hotte, vitre pour four, vitrine a patisserie, vitrine refrigeree, wok, yaourtiere,
      zesteur, zhong`,
    ],
  ],
  unsure: `art de la table, baguettes, barquette alimentaire, berkey, billot, bouteille, briquettes, broyeur, chinois,
    clayette, couteau, couteaux, couvercle, couverts, cremier, densimetre, econome, faisselle, flute, fouet, four,
    fumoir, germoir, hotte, laminoir, limonadier, mandoline, mortier, moule, moule silicone, ooni, paille, pilon,
    pique, plat, plateau, pressoir, rape, rhodoid, shaker, shooter, shooters, soucoupe, spatule, tisaniere, trancheuse,
    verre, verrerie, verres, verseur`,
  printed: 'assiette, assiettes, bol, bouteille, gourde, mug, planche a decouper, tablier, tasse, torchon, verre',
  containers: 'bocal, bouteille, plateau',
  uses: {
    KITCHEN: `coutellerie, cuisine, cuisine et table, patisserie, petit electromenager, ustensiles, ustensiles de
      cuisine, vaisselle`,
  },
};
