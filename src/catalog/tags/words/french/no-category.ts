import type { Subject } from '../words.ts';

export const NO_CATEGORY: Subject = {
  things: [
    [
      '',
      `33 tours, 45 tours, abonnement, abricots secs, absinthe, accompagnement, agar agar, ail, album, amandes, ananas,
      anche, anches, anchoiade, anchois, anis etoile, antipasti, aperitif anise, armagnac, arome alimentaire, arome
      amande amere, arome concentre, arome concentre diy, arome naturel, arome vanille, atelier, atelier cuisine,
      atelier poterie, atomiseur geekvape, atomiseur reconstructible, attieke, aubergine, avocat, avoine, bacon,
      baguette, baguettes batterie, baies de goji, baies roses, ballotin, ballotin chocolats, bananes, bande dessinee,
      bang verre, base diy e liquide, basilic, batterie acoustique, bd, bd manga, berlingots, beurre, beurre cacahuete,
      beurre de cacahuete, beurre de cacao alimentaire, bib vin, biere, biere artisanale, biere blonde, biere ipa,
      bieres, billet, billet entree, biscuit, biscuits, biscuits sables, bloc de foie gras, blu ray, bluray, boeuf,
      boisson, boisson the, boisson vegetale, boissons, bon cadeau, bon cadeau massage, bon d achat, bonbon, bonbons,
      bonbons gelifies, booster nicotine, bordeaux, bordeaux superieur, bouillon, boulgour, bouquet garni, bourbon
      whiskey, bourgogne, bouteille bordeaux, bouteille de champagne, bouteille de rhum, bouteille de vin, bouteille de
      whisky, box gourmande, brioche, brocoli, cacahuete, cacahuetes, cacao, cafe, cafe capsule, cafe en grains, cafe
      instantane, cafe moulu, cafe moulu bio, cahier de vacances, cahiers astrologiques, cajon, calendrier avent
      chocolat, calendrier de l avent bieres, calendrier de l avent chocolat, calendrier de l avent chocolats,
      calendrier de l avent the, calisson, calissons, calvados, camembert, canneles bordeaux, cannelle, capodastre,
      capsules cafe, capsules compatibles nespresso, capsules de cafe, capsules nespresso, carambar, caramel, carotte,
      carottes, carte cadeau, carte de fidelite, cassoulet, cassoulet bocal, catalogue, catalogues, caviar, cd, cd
      album, cd audio, cereales, champagne, champignons, charcuterie, cheque cadeau, chewing gum, chicha, chicoree,
      chips, chips legumes, chocolat, chocolat chaud, chocolat de couverture, chocolat en poudre, chocolat noir,
      chocolat paques, chocolats, chorizo, choucroute, choux, cidre, cigarette electronique, cigarettes russes, citron,
      citrons, clearomiseur, coca, coffret biere, coffret bieres, coffret chocolats, coffret degustation, coffret dvd,
      coffret gourmand, coffret rhum, coffret rhums, coffret the, coffret vin, coffret vins, coffret whisky, cognac,
      colis gourmand, colorant alimentaire, colorant alimentaire gel, colorant hydrosoluble, colorant liposoluble,
      colorants alimentaire gel, colorants hydrosoluble, colorants liposoluble, compote, concentre arome diy, concentre
      diy, concombre, confiserie, confit d oignons, confit de canard, confiture, confitures, conserve, consultation,
      cookies, coppa, coran, corde guitare, cordes guitare, corn flakes, corne de gazelle, cornes de gazelle,
      cornichons, cotes du rhone, coulis, courgette, cours, cours de cuisine, cours de poterie, couscous, couverture
      lait valrhona, couverture noire chocolat, cranberries, cremant, creme anglaise, creme de bresse, creme de marron,
      creme de marrons, creme dessert, creme fraiche, creme glacee, creme liquide, creme marrons, creme patissiere
      poudre, crepe, crevette, crevettes, croquants, croquants aux amandes, cumin, curcuma, curry, dattes, decors en
      sucre, decors sucre, dinde, disque, diy arome concentre, djembe, don, dosette, dosettes, dosettes senseo,
      dragees, dragees mariage, drip tip, dvd, dvd film, e book, e carte cadeau, e liquide, eau, eau gazeuse, eau
      minerale, ebook, eliquide, enlèvement, epice, epicerie, epices, epinards, escalope, extension de garantie,
      extrait de vanille, extrait vanille, farine, farine de ble, farine epeautre, farine sarrasin, farine t55, farine
      t65, feta, feuille a rouler, feuille slim, feuilles a rouler, feuilles slim, feves de cacao, figues, filtre a
      cigarettes, filtre cigarettes, filtre en carton cigarette, filtre mousse slim, filtre slim, filtres a cigarettes,
      filtres cigarettes, filtres en carton cigarette, filtres mousse slim, filtres slim, fleur de sel, fleur sel,
      fleur sel guerande, flocons avoine, flocons d avoine, foie gras, foie gras entier, fondant blanc patissier,
      fondant patissier, fonio, forfait, formation, frais de port, fraise bonbon, fraises, framboises, fromage, fromage
      blanc, fromage raclette, fromage rape, fromages, fruits, fruits seches, fruits secs, fut biere, fut de biere, fut
      perfectdraft, galette, galettes, galettes riz, gari, gaspacho, gateau, gateau basque, gateaux, gaufre,
      gaufrettes, gelatine alimentaire, gelatine feuille, gelatine feuilles, gelatine poudre, gelee coing, gelee de
      coing, gelee de coings, gelee de framboises, gelee de groseilles, gelee de mures, gelee de pommes, gesiers, gin,
      gin artisanal, gingembre, ginger beer, glacage miroir, glacage royal, glace, glace vanille, glaces, glucose
      sirop, gnocchi, gomme adragante, gousse vanille, gousses de vanille, graine chia, graine de chia, graine de lin,
      graine de nigelle, graine de sesame, graine lin, graine nigelle, graine sesame, graines apero, graines chia,
      graines courge, graines de chia, graines de courge, graines de lin, graines de nigelle, graines de sesame,
      graines de tournesol, graines lin, graines nigelle, graines sesame, graines tournesol, granola, granola bio,
      gravure ancienne, gros sel, guide, guide touristique, guimauve, guimauves, guitare, guitare classique, guitare
      electrique, haribo, haricot, haricots, haricots verts, harissa, harmonica, herbes aromatiques seches, herbes de
      provence, houblon, houblon pellets, houmous, huile, huile d argan alimentaire, huile d olive, huile d olive
      vierge, huile de tournesol, ici paris, igname, infusion, infusion bio, infusions, ipa, jambon, jambon cru,
      journal, journal ancien, journaux, jus, jus d orange, jus de fruits, jus de pomme, jus detox, kefir, ketchup,
      kinder, kit aspire, kit e cigarette, kit geekvape, kit pod, kit smok, kit vaporesso, kit voopoo, kiwi, kombucha,
      kouign amann, lait, lait d amande, lait d avoine, lait de coco, lait demi ecreme, lait en poudre, lait entier,
      lait soja, lait vegetal, lasagnes, legumes, lentilles, les cahiers, levain, levure, levure biere brassage, levure
      boulangere, levure chimique, limonade, limonade artisanale, liqueur, livraison, livre, livre de poche, livre de
      recettes, livre enfant, livre illustre, livre jeunesse, livre photo, livres, location barnum, lot de revues,
      macaron, macarons, madeleines, magazine, magazine vintage, magazines, magret, mais, malt, manga, mangue sechee,
      manioc, maquereaux, marmelade, marrons glaces, massage 60 min, masse cacao, masse de cacao, matcha, mate
      argentin, mate yerba, mayonnaise, mediator, mediators, melange d epices, melange epices, melasse, merguez,
      meringues, mezcal, miel, miel acacia, miel d acacia, miel de chataignier, miel de fleurs, miel de lavande, miel
      de manuka, miel toutes fleurs, miels, milkshake, mimolette, mix apero, morbier, mousse au chocolat, moutarde,
      mozzarella, muesli, muesli croustillant, mushaf, nappage blond, nappage chocolat, nappage miroir, nappage neutre,
      noisettes, noix, noix de cajou, noix de macadamia, noix de pecan, nougat, nougatine, nouilles, nouilles
      instantanees, nuggets, numero ancien, numéro spécial, nutella, ocb, oeuf, oeufs, oeufs chocolat, oeufs de saumon,
      oignon, oignons, olives, olives vertes, orange, orangettes, pain, pain d epice, pain d epices, pain de mie,
      palets bretons, panettone, panier gourmand, paprika, parmesan, partition, partition piano, pastis, pate, pate a
      tartiner, pate de cacao, pate de campagne, pate de fruits, pate noisette, pates, pates de fruits, pates fraiches,
      pdf recettes, pectine, perles croustillantes, perles de sucre, perles en sucre, perles sucre, petits pois, piano
      numerique, piment d espelette, pineau, pipe a tabac, pipe bruyere, pipe en bruyere, pipe tabac, pistaches, pizza,
      placali, place de concert, plantain, plat cuisine, pod rechargeable ecigarette, pod vaporesso, poire, pois
      chiches, poisson, poivre, poivre noir, poivre timut, polenta, pomme, pomme de terre, pommes, pommes de terre,
      porc, pose, poudre a creme, poudre a lever, poudre cacao, poudre colorante alimentaire, poudre d amande, poudre
      de cacao, poudre de noisette, poulet, praline, pralines, prestation, prosecco, proteine soja texturee, pruneaux,
      puff 9000, puff 9k, puff jetable, puree, puree d amande, puree sesame, pyrex clearomiseur, quiche, quinoa,
      raclette fromage, raisin, raisins secs, ramen instantane, ras el hanout, ravioles, rayon de miel, reblochon,
      recueil, reglisse, reparation, resistance aspire, resistance ecigarette, resistance geekvape, resistance smok,
      resistance vaporesso, resistance voopoo, resistances aspire, resistances geekvape, resistances gtx, resistances
      smok, resistances vaporesso, resistances voopoo, revue, revues, rhum, rhum arrange, rillettes, rillettes canard,
      rillettes de thon, riz, roman, roman jeunesse, roman poche, roman policier, rooibos, roquefort, rose vin, roti,
      sables, safran, sake, salade, sardines, sardines huile, sauce, sauce piquante, sauce soja, sauce tomate,
      saucisse, saucisses, saucisson, saumon, saumon fume, saxophone, seance, seitan, sel, sel de guerande, sel de l
      himalaya, sel de nicotine, sel fume, sel rose, semoule, semoule couscous, sirop, sirop agave, sirop barista,
      sirop d agave, sirop d erable, sirop de glucose, sirop de grenadine, sirop de menthe, sirop glucose, sirop
      grenadine, skyr, smarties, soda, sorbet, soupe, soupe de poisson, soupe legumes, soupes, spaghetti, speculoos,
      stage, steak, stollen, sucette bonbon, sucette pomme, sucre, sucre coco, sucre decor, sucre glace, sucre inverti,
      sucre muscovado, sucre neige, sucre perle, sucre petillant, sucre roux, sucre vanille, surgele, tabac a rouler,
      tablette chocolat, tablette chocolat noir, tablette de chocolat, tahin, tahini, tapenade, tapenade olives,
      tapioca, tempeh, tequila, terrine, terrine de campagne, terrine de canard, terrine de porc, the, the a la menthe,
      the blanc, the glace, the glace peche, the matcha, the noir, the oolong, the vert, thes, thon, tisane, tisanes,
      tofu, tomate, tomates, tome, truffes chocolat, tuyau chicha, ukulele, vanille, vanille bourbon, vermicelles
      chocolat, vermicelles colores, vermicelles sucre, vermouth, viande, viande hachee, vin, vin blanc, vin d alsace,
      vin naturel, vin orange, vin petillant, vin rose, vin rouge, vinaigre, vins, vinyle, vinyle 33 tours, vinyle
      disque, vinyles, violon, vodka, whiskey, whisky, yaourt, yaourt grec, yaourts, yerba mate, zaatar`,
    ],
  ],
  unsure: `anche, arts de la table, baguette, cafe, chocolat, citron, curry, eau, forfait, fraises, harmonica, huile,
    ipa, lait, macaron, malt, manioc, matcha, miel, nymphe, nymphes, orange, paprika, passerelle, plantain, poivre,
    pomme, praline, raisin, revue, riz, sake, sauce, sel, streamer, streamers, sucre, tahin, the, truffes chocolat,
    vanille bourbon, vin`,
  printed: `bande dessinée, bd, carte cadeau, catalogue, catalogues, dvd, guide, journal, livre, livre de poche,
    livres, magazine, manga, revue, roman, vinyle`,
  ofHome: 'artificiel, artificielle, artificielles, artificiels, factice, stabilise, synthetique',
};
