import type { Subject } from '../words.ts';

export const NO_CATEGORY: Subject = {
  things: [
    [
      '',
      `33 tours, 45 tours, ablo, abonnement, abricots secs, absinthe, accompagnement, accordeon, affutage couteaux
      service, affutage de skis, affutage patins, affutage ski, affutage skis, agar agar, aiguisage, ail, album,
      amandes, amlou, ananas, anche, anche saxophone, anches, anches clarinette, anchoiade, anchois, anis etoile,
      antipasti, aperitif anise, archet, armagnac, arome alimentaire, arome amande amere, arome concentre, arome
      concentre diy, arome naturel, atelier, atelier cuisine, atelier poterie, atomiseur geekvape, atomiseur
      reconstructible, attieke, aubergine, avocat, avoine, bacon, baguette, baguettes 5a, baguettes batterie, baies de
      goji, baies roses, baklava, balade a cheval, balafon, ballotin, bananes, bande dessinee, bandoneon, bang verre,
      banjo, base diy e liquide, base pg vg, basilic, basse electrique, batterie acoustique, bd, bd manga, bendir,
      berlingots, beurre, bib vin, biere, billet, biscuit, bissap, bloc de foie gras, blu ray, bluray, boeuf, boisson,
      bol chicha, bon cadeau, bon cadeau equitation, bon cadeau massage, bon d achat, bonbon, booster nicotine,
      bordeaux, bordeaux superieur, bouillon, boulgour, bouquet garni, bourgogne, bouteille bordeaux, bouteille de
      champagne, bouteille de rhum, bouteille de vin, bouteille de whisky, box gourmande, box mod, brioche, brocoli,
      cacahuete, cacao, cafe, cafe capsule, cafe en grains, cafe instantane, cafe moulu, cahier de musique, cahier de
      vacances, cahiers astrologiques, cajon, calendrier avent chocolat, calendrier de l avent bieres, calendrier de l
      avent chocolat, calendrier de l avent chocolats, calendrier de l avent the, calisson, calvados, camembert,
      canneberges, canneles bordeaux, cannelle, capodastre, capsules cafe, capsules compatibles nespresso, capsules de
      cafe, capsules nespresso, carambar, caramel, carotte, carte cadeau, carte de fidelite, carte sim prepayee,
      cartouche pod, cassoulet, catalogue, catalogues, caviar, cd, cd album, cd audio, cereales, champagne,
      champignons, charbons naturels coco, charcuterie, chateau margaux, cheque cadeau, chewing gum, chicha, chicoree,
      chips, chocolat, chocolat chaud, chocolat de couverture, chocolat dubai, chocolat en poudre, chocolat noir,
      chocolat paques, chocolats, chorba frik, chorizo, choucroute, choux, cidre, cigarette electronique, cigarettes
      russes, citron, citrons, clarinette, clavier maitre, clearomiseur, coca, coffret chocolats, coffret degustation,
      coffret dvd, coffret gourmand, coffret the, coffret vin, coffret vins, cognac, colis gourmand, colophane,
      colorant alimentaire, colorant hydrosoluble, colorant liposoluble, compote, concentre arome diy, concentre diy,
      concombre, cones pre roules, confiserie, confit de canard, confiture, conserve, consultation, cookies, coppa,
      coran, cordage raquette pose, corde guitare, cordes basse, cordes oud, cordes ukulele, cordes violon, corn
      flakes, corne de gazelle, cornemuse, cornichons, cotes du rhone, cotisation, coulis, courgette, cours, cours de
      cuisine, couscous, couverture lait valrhona, couverture noire chocolat, cranberries, credit mobile, credit mtn,
      credit orange, credit telephonique, cremant, creme anglaise, creme de bresse, creme de marron, creme de marrons,
      creme dessert, creme fraiche, creme glacee, creme liquide, creme marrons, creme patissiere poudre, crepe,
      cretons, crevette, croquants, cuberdons, cumin, curcuma, curry, cymbale, darbouka, dattes, decors en sucre,
      decors sucre, degue, devoilage roue, diapason, dinde, disque, diy arome concentre, djembe, don, dosette, dragees,
      drip tip, dvd, dvd film, e carte cadeau, e liquide, eau, eau de vie, eau gazeuse, eau minerale, ebook, eliquide,
      enlèvement, entretien velo, epice, epicerie, epinards, escalope, extension de garantie, farine, fartage, feta,
      feuille a rouler, feuille slim, feuilles de brick, figues, filet de cabillaud, filet de hareng, filet de
      maquereau, filet de merlu, filet de poisson, filets de poisson, filtre a cigarettes, filtre cigarettes, filtre en
      carton cigarette, filtre mousse slim, filtre slim, filtres a rouler, fleur 10 oh, fleur cbg, fleur cbn, fleur
      chanvre, fleur de sel, fleur h4cbd, fleur hhc, fleur sel, fleur thcp, flute a bec, flute traversiere, foie gras,
      fondant blanc patissier, fondant patissier, fonio, forfait, forfait atelier, forfait entretien, forfait entretien
      velo, forfait reglage, forfait revision, formation, foufou, frais de port, fraise bonbon, fraises, framboises,
      fromage, fruits, fruits seches, fruits secs, fufu, fut biere, fut de biere, fut perfectdraft, galette, garantie
      casse, garantie velo, gari, gaspacho, gateau, gaufre, gaufrettes, gelatine alimentaire, gelatine feuille,
      gelatine feuilles, gelatine poudre, gelee coing, gelee d erable, gelee de coing, gelee de coings, gelee de
      framboises, gelee de groseilles, gelee de mures, gelee de pommes, genepi, gesiers, gin, gingembre, ginger beer,
      glacage miroir, glacage royal, glace, gnocchi, gomme adragante, graine chia, graine de chia, graine de lin,
      graine de nigelle, graine de sesame, graine lin, graine nigelle, graine sesame, graines apero, graines courge,
      graines de courge, graines de paradis, graines de tournesol, graines tournesol, granola, gravure ancienne, gros
      sel, guembri, gueuze, guide, guide touristique, guimauve, guitare, gummies 10 oh, gummies cbg, gummies cbn,
      gummies chanvre, gummies de cbd, gummies h4cbd, gummies hhc, gummies thcp, handpan, haribo, haricot, harissa,
      harmonica, harmonica diatonique, hash 10 oh, hash cbg, hash cbn, hash chanvre, hash de cbd, hash h4cbd, hash hhc,
      hash thcp, herbes aromatiques seches, herbes de provence, houblon, houmous, huile, huile alimentaire 10 oh, huile
      alimentaire cbd, huile alimentaire cbg, huile alimentaire cbn, huile alimentaire chanvre, huile alimentaire de
      cbd, huile alimentaire h4cbd, huile alimentaire hhc, huile alimentaire thcp, huile d argan alimentaire, huile d
      olive, huile de palme, huile de tournesol, huile rouge, hydromel, ici paris, igname, infusion, infusion
      allaitement, infusion minceur, ipa, jambon, joint 10 oh, joint cbd, joint cbg, joint cbn, joint chanvre, joint de
      cbd, joint h4cbd, joint hhc, joint thcp, journal, journal ancien, journaux, jus, kadaif, kalimba, karkabou,
      kefir, ketchup, kinder, kinkeliba, kit aspire, kit e cigarette, kit geekvape, kit pod, kit smok, kit vaporesso,
      kit voopoo, kiwi, kombucha, kouign amann, krakeb, kriek, lait, lait d amande, lait d avoine, lait de coco, lait
      demi ecreme, lait en poudre, lait entier, lait soja, lait vegetal, lasagnes, legumes, lentilles, les cahiers,
      levain, levure, levure biere brassage, limonade, limoncello, liqueur, livraison, livre, livre de poche, livre de
      recettes, livre enfant, livre illustre, livre jeunesse, livre photo, livres, location barnum, location paddle,
      location patins, location raquettes, location ski, location skis, location vae, location velo, location vtt, lot
      de revues, loukoum, macaron, macarons, madeleines, magazine, magazine vintage, magazines, maggi, magret, main d
      oeuvre, mais, makrout, malt, mandoline instrument, manga, mangue sechee, manioc, maquereaux, marmelade, massage
      60 min, masse cacao, masse de cacao, matcha, mate argentin, mate yerba, mayonnaise, mediator, melasse, melodica,
      merguez, meringues, metronome, mezcal, miel, miel acacia, miel d acacia, miel de chataignier, miel de fleurs,
      miel de lavande, miel de manuka, miel toutes fleurs, miels, milkshake, mimolette, mix apero, mod mecanique,
      montage pneu velo, montage pneus, montage velo, morbier, moringa poudre alimentaire, mousse au chocolat,
      moutarde, mozzarella, muesli, mushaf, nappage blond, nappage chocolat, nappage miroir, nappage neutre, narguile,
      netetou, noisettes, noix, nokoss, nougat, nougatine, nouilles, nuggets, numero ancien, numéro spécial, nutella,
      ocb, oeuf, oignon, olives, olives vertes, orange, orangettes, oud instrument, pain, palets bretons, panettone,
      panier garni, panier gourmand, paprika, parmesan, partition, pastis, pate, pdf recettes, peau de batterie,
      pectine, pedale de grosse caisse, pedale sustain, perles croustillantes, perles de sucre, perles en sucre, perles
      sucre, petits pois, piment antillais, piment d espelette, piment vegetarien, pineau, pipe a eau, pipe a tabac,
      pipe bruyere, pipe en bruyere, pipe tabac, pistaches, pizza, placali, place de concert, plantain, plat cuisine,
      plateau a rouler, pod rechargeable ecigarette, pod vaporesso, poire, pois chiches, poisson, poivre, poivre de
      penja, poivre noir, poivre selim, poivre timut, polenta, pollen 10 oh, pollen cbg, pollen cbn, pollen chanvre,
      pollen de cbd, pollen h4cbd, pollen hhc, pollen thcp, pomme, pomme de terre, pommeau de normandie, pommes, porc,
      pose, poudre a creme, poudre a lever, poudre cacao, poudre colorante alimentaire, poudre d amande, poudre de
      baobab, poudre de cacao, poudre de noisette, poulet, praline, pralines, pre roll 10 oh, pre roll cbd, pre roll
      cbg, pre roll cbn, pre roll chanvre, pre roll de cbd, pre roll h4cbd, pre roll hhc, pre roll thcp, pre rolls 10
      oh, pre rolls cbd, pre rolls cbg, pre rolls cbn, pre rolls chanvre, pre rolls de cbd, pre rolls h4cbd, pre rolls
      hhc, pre rolls thcp, prestation, prosecco, proteine soja texturee, pruneaux, puff 9000, puff 9k, puff jetable,
      pupitre musique, puree, pyrex clearomiseur, quiche, quinoa, raclette fromage, raisin, raisins secs, ramen
      instantane, ras el hanout, ravioles, rayon de miel, reblochon, recharge mobile, recharge mtn, recharge orange,
      recharge telephonique, recueil, reglage derailleur, reglage frein, reglage freins velo, reglage vitesses,
      reglisse, reparation, resine 10 oh, resine cbg, resine cbn, resine chanvre, resine h4cbd, resine hhc, resine
      thcp, resistance aspire, resistance ecigarette, resistance geekvape, resistance smok, resistance vaporesso,
      resistance voopoo, resistances gtx, revision annuelle velo, revision complete, revision trottinette, revision
      vae, revision velo, revue, revues, rhum, rillettes, riz, roman, roman jeunesse, roman poche, roman policier,
      rooibos, roquefort, rose vin, roti, rouleuse, sables, safran, saint emilion, sake, salade, sangle guitare,
      sangria, sardines, sardines huile, sauce, sauce piquante, sauce soja, sauce tomate, saucisse, saucisson, saumon,
      saxophone, seance, seitan, sel, sel de guerande, sel de l himalaya, sel de nicotine, sel fume, sel rose, semoule,
      sirop, sirop barista, skyr, smarties, smen, soda, songbook, sorbet, sorgho, soumbala, soupe, spaghetti,
      speculoos, stage, steak, stollen, sucette bonbon, sucette pomme, sucre, sucre coco, sucre d erable, sucre decor,
      sucre glace, sucre inverti, sucre muscovado, sucre neige, sucre perle, sucre petillant, sucre roux, sucre
      vanille, surgele, tabac a chauffer, tabac a rouler, tablette chocolat, tablette de chocolat, tahin, tahini, tam
      tam, tapenade, tapioca, tempeh, tequila, terrine, the, the a la menthe, the allaitement, the bio sachets, the
      blanc, the digestion, the glace, the glace peche, the matcha, the minceur, the noir, the nuit calme, the oolong,
      the sommeil, the ventre plat, the vert, the vert allaitement, the vert minceur, thes, thiakry, thon, tisane,
      tisane allaitement, tisane digestion, tisane sommeil, tisane ventre plat, tofu, tomate, tome, trim 10 oh, trim
      cbd, trim cbg, trim cbn, trim chanvre, trim de cbd, trim h4cbd, trim hhc, trim thcp, trombone instrument,
      trompette, truffes chocolat, tubes a cigarettes, tuyau chicha, ukulele, vanille, vanille bourbon, vaporisateur
      herbes, vaporisateur pax, vermicelles chocolat, vermicelles colores, vermicelles sucre, vermouth, viande, vin,
      vin blanc, vin d alsace, vin jaune, vin naturel, vin orange, vin petillant, vin rose, vin rouge, vinaigre, vins,
      vinyle, vinyle 33 tours, vinyle disque, vinyles, violon, vodka, wax bho, whiskey, whisky, yaourt, yerba mate,
      zaatar`,
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
