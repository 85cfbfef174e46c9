import type { Subject } from '../words.ts';

export const NO_CATEGORY: Subject = {
  things: [
    [
      '',
      `33 tours, 45 tours, ablo, abonnement, abonnement iptv, abricots secs, absinthe, accompagnement, accordeon,
        affutage couteaux service, affutage de skis, affutage patins, affutage skis, agar agar, aiguisage, aiguisage
        de couteaux, aiguisage de patins, aiguisage patins, ail, album, amandes, amlou, ananas, anche, anche
        saxophone, anches, anches clarinette, anchoiade, anchois, anis etoile, antipasti, aperitif anise, archet,
        armagnac, arome alimentaire, arome amande amere, arome concentre, arome concentre diy, arome naturel, arome
        vanille, atelier, atelier cuisine, atelier poterie, atomiseur geekvape, atomiseur reconstructible, attieke,
        aubergine, avocat, avoine, bacon, baguette, baguettes 5a, baguettes batterie, baies de goji, baies roses,
        baklava, balade a cheval, balafon, ballotin, ballotin chocolats, bananes, bande dessinee, bandoneon, bang
        verre, banjo, base diy e liquide, base pg vg, basilic, basse electrique, batterie acoustique, bd, bd manga,
        bendir, berlingots, beurre, beurre cacahuete, beurre d erable, beurre de cacahuete, beurre de cacao
        alimentaire, bib vin, biere, biere artisanale, biere blonde, biere ipa, bieres, billet, billet entree,
        biscuit, biscuits, biscuits sables, bissap, bloc de foie gras, blu ray, bluray, boeuf, boisson, boisson the,
        boisson vegetale, boissons, bol chicha, bon cadeau, bon cadeau equitation, bon cadeau massage, bon d achat,
        bonbon, bonbons, bonbons cbd, bonbons cbg, bonbons cbn, bonbons de cbd, bonbons gelifies, bonbons hhc, booster
        nicotine, bordeaux, bordeaux superieur, bouillon, boulgour, bouquet garni, bourbon whiskey, bourgogne,
        bouteille bordeaux, bouteille de champagne, bouteille de rhum, bouteille de vin, bouteille de whisky, box
        gourmande, box mod, brioche, brocoli, cacahuete, cacahuetes, cacao, cafe, cafe capsule, cafe en grains, cafe
        instantane, cafe moulu, cafe moulu bio, cahier de musique, cahier de vacances, cahiers astrologiques, cajon,
        calendrier avent chocolat, calendrier de l avent bieres, calendrier de l avent chocolat, calendrier de l avent
        chocolats, calendrier de l avent the, calisson, calissons, calvados, camembert, canneberges, canneles
        bordeaux, cannelle, capodastre, capsules cafe, capsules compatibles nespresso, capsules de cafe, capsules
        nespresso, carambar, caramel, carotte, carottes, carte cadeau, carte de fidelite, carte sim prepayee,
        cartouche pod, cartouches pod, cassoulet, cassoulet bocal, catalogue, catalogues, caviar, cd, cd album, cd
        audio, cereales, champagne, champignons, charbons naturels coco, charcuterie, chateau margaux, cheque cadeau,
        chewing gum, chicha, chicoree, chips, chips legumes, chocolat, chocolat chaud, chocolat de couverture,
        chocolat dubai, chocolat en poudre, chocolat noir, chocolat paques, chocolats, chorba frik, chorizo,
        choucroute, choux, cidre, cigarette electronique, cigarettes russes, citron, citrons, clarinette, clavier
        maitre, clearomiseur, coca, coffret biere, coffret bieres, coffret chocolats, coffret degustation, coffret
        dvd, coffret gourmand, coffret rhum, coffret rhums, coffret the, coffret vin, coffret vins, coffret whisky,
        cognac, colis gourmand, colophane, colorant alimentaire, colorant alimentaire gel, colorant hydrosoluble,
        colorant liposoluble, colorants alimentaire gel, colorants hydrosoluble, colorants liposoluble, compote,
        concentre arome diy, concentre diy, concombre, cones pre roules, confiserie, confit d oignons, confit de
        canard, confiture, confitures, conserve, consultation, cookies, coppa, coran, corde guitare, cordes basse,
        cordes guitare, cordes oud, cordes ukulele, cordes violon, corn flakes, corne de gazelle, cornemuse, cornes de
        gazelle, cornichons, cotes du rhone, cotisation, coulis, courgette, cours, cours de cuisine, cours de poterie,
        couscous, couverture lait valrhona, couverture noire chocolat, cranberries, credit mobile, credit mtn, credit
        orange, credit telephonique, cremant, creme anglaise, creme de bresse, creme de marron, creme de marrons,
        creme dessert, creme fraiche, creme glacee, creme liquide, creme marrons, creme patissiere poudre, crepe,
        cretons, crevette, crevettes, croquants, croquants aux amandes, cuberdons, cumin, curcuma, curry, cymbale,
        cymbales, darbouka, dattes, decors en sucre, decors sucre, degue, devoilage roue, diapason, dinde, disque, diy
        arome concentre, djembe, don, dosette, dosettes, dosettes senseo, dragees, dragees mariage, drip tip, dvd, dvd
        film, e book, e carte cadeau, e liquide, eau, eau de vie, eau gazeuse, eau minerale, ebook, eliquide,
        enlèvement, epice, epicerie, epices, epinards, escalope, extension de garantie, extrait de vanille, extrait
        vanille, farine, farine de ble, farine epeautre, farine sarrasin, farine t55, farine t65, fartage, fartage
        skis, feta, feuille a rouler, feuille slim, feuilles a rouler, feuilles de brick, feuilles slim, feves de
        cacao, figues, filtre a cigarettes, filtre cigarettes, filtre en carton cigarette, filtre mousse slim, filtre
        slim, filtres a cigarettes, filtres a rouler, filtres cigarettes, filtres en carton cigarette, filtres mousse
        slim, filtres slim, fleur 10 oh, fleur cbg, fleur cbn, fleur chanvre, fleur de sel, fleur h4cbd, fleur hhc,
        fleur sel, fleur sel guerande, fleur thcp, fleurs 10 oh, fleurs cbg, fleurs cbn, fleurs h4cbd, fleurs hhc,
        fleurs thcp, flocons avoine, flocons d avoine, flute a bec, flute traversiere, foie gras, foie gras entier,
        fondant blanc patissier, fondant patissier, fonio, forfait, forfait atelier, forfait entretien velo, forfait
        reglage, forfait revision, formation, foufou, frais de port, fraise bonbon, fraises, framboises, fromage,
        fromage blanc, fromage raclette, fromage rape, fromages, fruits, fruits seches, fruits secs, fufu, fut biere,
        fut de biere, fut perfectdraft, galette, galettes, galettes riz, garantie casse, garantie velo, gari,
        gaspacho, gateau, gateau basque, gateaux, gaufre, gaufrettes, gelatine alimentaire, gelatine feuille, gelatine
        feuilles, gelatine poudre, gelee coing, gelee d erable, gelee de coing, gelee de coings, gelee de framboises,
        gelee de groseilles, gelee de mures, gelee de pommes, genepi, gesiers, gin, gin artisanal, gingembre, ginger
        beer, glacage miroir, glacage royal, glace, glace vanille, glaces, glucose sirop, gnocchi, gomme adragante,
        gousse vanille, gousses de vanille, graine chia, graine de chia, graine de lin, graine de nigelle, graine de
        sesame, graine lin, graine nigelle, graine sesame, graines apero, graines chia, graines courge, graines de
        chia, graines de courge, graines de lin, graines de nigelle, graines de paradis, graines de sesame, graines de
        tournesol, graines lin, graines nigelle, graines sesame, graines tournesol, granola, granola bio, gravure
        ancienne, gros sel, guembri, gueuze, guide, guide touristique, guimauve, guimauves, guitare, guitare
        classique, guitare electrique, gummies 10 oh, gummies cbg, gummies cbn, gummies chanvre, gummies de cbd,
        gummies h4cbd, gummies hhc, gummies thcp, handpan, haribo, haricot, haricots, haricots verts, harissa,
        harmonica, harmonica diatonique, hash 10 oh, hash cbg, hash cbn, hash chanvre, hash de cbd, hash h4cbd, hash
        hhc, hash thcp, herbes aromatiques seches, herbes de provence, houblon, houblon pellets, houmous, huile, huile
        alimentaire 10 oh, huile alimentaire cbd, huile alimentaire cbg, huile alimentaire cbn, huile alimentaire
        chanvre, huile alimentaire de cbd, huile alimentaire h4cbd, huile alimentaire hhc, huile alimentaire thcp,
        huile d argan alimentaire, huile d olive, huile d olive vierge, huile de palme, huile de tournesol, huile
        rouge, hydromel, ici paris, igname, infusion, infusion allaitement, infusion bio, infusion cbg, infusion cbn,
        infusion de cbd, infusion detox, infusion digestion, infusion hhc, infusion minceur, infusion sommeil,
        infusion ventre plat, infusions, ipa, jambon, jambon cru, joint 10 oh, joint cbd, joint cbg, joint cbn, joint
        chanvre, joint de cbd, joint h4cbd, joint hhc, joint thcp, joints 10 oh, joints cbd, joints cbg, joints cbn,
        joints chanvre, joints de cbd, joints h4cbd, joints hhc, joints thcp, journal, journal ancien, journaux, jus,
        jus d orange, jus de fruits, jus de pomme, jus detox, kadaif, kalimba, karkabou, kefir, ketchup, kinder,
        kinkeliba, kit aspire, kit e cigarette, kit geekvape, kit pod, kit smok, kit vaporesso, kit voopoo, kiwi,
        kombucha, kouign amann, krakeb, kriek, lait, lait d amande, lait d avoine, lait de coco, lait demi ecreme,
        lait en poudre, lait entier, lait soja, lait vegetal, lasagnes, legumes, lentilles, les cahiers, levain,
        levure, levure biere brassage, levure boulangere, levure chimique, limonade, limonade artisanale, limoncello,
        liqueur, livraison, livre, livre de poche, livre de recettes, livre enfant, livre illustre, livre jeunesse,
        livre photo, livres, location barnum, location paddle, location patins, location raquettes, location ski,
        location skis, location vae, location velo, location vtt, lot de revues, loukoum, loukoums, macaron, macarons,
        madeleines, magazine, magazine vintage, magazines, maggi, magret, mais, makrout, malt, mandoline instrument,
        manga, mangue sechee, manioc, maquereaux, marmelade, marrons glaces, massage 60 min, masse cacao, masse de
        cacao, matcha, mate argentin, mate yerba, mayonnaise, mediator, mediators, melange d epices, melange epices,
        melasse, melodica, merguez, meringues, metronome, mezcal, miel, miel acacia, miel d acacia, miel de
        chataignier, miel de fleurs, miel de lavande, miel de manuka, miel toutes fleurs, miels, milkshake, mimolette,
        mix apero, mod mecanique, montage pneu velo, montage pneus, montage velo, morbier, moringa poudre alimentaire,
        mousse au chocolat, moutarde, mozzarella, muesli, muesli croustillant, mushaf, nappage blond, nappage
        chocolat, nappage miroir, nappage neutre, narguile, netetou, noisettes, noix, noix de cajou, noix de
        macadamia, noix de pecan, nokoss, nougat, nougatine, nouilles, nouilles instantanees, nuggets, numero ancien,
        numéro spécial, nutella, ocb, oeuf, oeufs, oeufs chocolat, oeufs de saumon, oignon, oignons, olives, olives
        vertes, orange, orangettes, oud instrument, pain, pain d epice, pain d epices, pain de mie, palets bretons,
        panettone, panier garni, panier gourmand, paprika, parmesan, partition, partition piano, pastis, pate, pate a
        tartiner, pate de cacao, pate de campagne, pate de fruits, pate noisette, pates, pates de fruits, pates
        fraiches, pdf recettes, peau de batterie, pectine, pedale de grosse caisse, pedale sustain, perles
        croustillantes, perles de sucre, perles en sucre, perles sucre, petits pois, piano numerique, piment
        antillais, piment d espelette, piment vegetarien, pineau, pipe a eau, pipe a tabac, pipe bruyere, pipe en
        bruyere, pipe tabac, pistaches, pizza, placali, place de concert, plantain, plat cuisine, plateau a rouler,
        pod rechargeable ecigarette, pod vaporesso, poire, pois chiches, poisson, poivre, poivre de penja, poivre
        noir, poivre selim, poivre timut, polenta, pollen 10 oh, pollen cbg, pollen cbn, pollen chanvre, pollen de
        cbd, pollen h4cbd, pollen hhc, pollen thcp, pomme, pomme de terre, pommeau de normandie, pommes, pommes de
        terre, porc, pose, poudre a creme, poudre a lever, poudre cacao, poudre colorante alimentaire, poudre d
        amande, poudre de baobab, poudre de cacao, poudre de noisette, poulet, praline, pralines, pre roll 10 oh, pre
        roll cbd, pre roll cbg, pre roll cbn, pre roll chanvre, pre roll de cbd, pre roll h4cbd, pre roll hhc, pre
        roll thcp, pre rolls 10 oh, pre rolls cbd, pre rolls cbg, pre rolls cbn, pre rolls chanvre, pre rolls de cbd,
        pre rolls h4cbd, pre rolls hhc, pre rolls thcp, prestation, prosecco, proteine soja texturee, pruneaux, puff
        9000, puff 9k, puff jetable, pupitre musique, puree, puree d amande, puree sesame, pyrex clearomiseur, quiche,
        quinoa, raclette fromage, raisin, raisins secs, ramen instantane, ras el hanout, ravioles, rayon de miel,
        reblochon, recharge mobile, recharge mtn, recharge orange, recharge telephonique, recueil, reglage derailleur,
        reglage freins velo, reglage vitesses, reglisse, reparation, resine 10 oh, resine cbg, resine cbn, resine
        chanvre, resine h4cbd, resine hhc, resine thcp, resines 10 oh, resines cbg, resines cbn, resines chanvre,
        resines h4cbd, resines hhc, resines thcp, resistance aspire, resistance ecigarette, resistance geekvape,
        resistance smok, resistance vaporesso, resistance voopoo, resistances aspire, resistances geekvape,
        resistances gtx, resistances smok, resistances vaporesso, resistances voopoo, revision annuelle velo, revision
        complete, revision trottinette, revision vae, revision velo, revue, revues, rhum, rhum arrange, rillettes,
        rillettes canard, rillettes de thon, riz, roman, roman jeunesse, roman poche, roman policier, rooibos,
        roquefort, rose vin, roti, rouleuse, sables, safran, saint emilion, sake, salade, sangle guitare, sangria,
        sardines, sardines huile, sauce, sauce piquante, sauce soja, sauce tomate, saucisse, saucisses, saucisson,
        saumon, saumon fume, saxophone, seance, seitan, sel, sel de guerande, sel de l himalaya, sel de nicotine, sel
        fume, sel rose, semoule, semoule couscous, sirop, sirop agave, sirop barista, sirop d agave, sirop d erable,
        sirop de glucose, sirop de grenadine, sirop de menthe, sirop glucose, sirop grenadine, skyr, smarties, smen,
        soda, songbook, sorbet, sorgho, soumbala, soupe, soupe de poisson, soupe legumes, soupes, spaghetti,
        speculoos, stage, steak, stollen, sucette bonbon, sucette pomme, sucre, sucre coco, sucre d erable, sucre
        decor, sucre glace, sucre inverti, sucre muscovado, sucre neige, sucre perle, sucre petillant, sucre roux,
        sucre vanille, surgele, tabac a chauffer, tabac a rouler, tablette chocolat, tablette chocolat noir, tablette
        de chocolat, tahin, tahini, tam tam, tapenade, tapenade olives, tapioca, tempeh, tequila, terrine, terrine de
        campagne, terrine de canard, terrine de porc, the, the a la menthe, the allaitement, the bio sachets, the
        blanc, the digestion, the glace, the glace peche, the matcha, the minceur, the noir, the nuit calme, the
        oolong, the sommeil, the ventre plat, the vert, the vert allaitement, the vert detox, the vert digestion, the
        vert minceur, the vert sommeil, the vert ventre plat, thes, thiakry, thon, tisane, tisane allaitement, tisane
        digestion, tisane sommeil, tisane ventre plat, tisanes, tofu, tomate, tomates, tome, trim 10 oh, trim cbd,
        trim cbg, trim cbn, trim chanvre, trim de cbd, trim h4cbd, trim hhc, trim thcp, trombone instrument,
        trompette, truffes chocolat, tubes a cigarettes, tuyau chicha, ukulele, vanille, vanille bourbon, vaporisateur
        herbes, vaporisateur pax, vermicelles chocolat, vermicelles colores, vermicelles sucre, vermouth, viande,
        viande hachee, vin, vin blanc, vin d alsace, vin jaune, vin naturel, vin orange, vin petillant, vin rose, vin
        rouge, vinaigre, vins, vinyle, vinyle 33 tours, vinyle disque, vinyles, violon, vodka, wax bho, whiskey,
        whisky, yaourt, yaourt grec, yaourts, yerba mate, zaatar`,
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
