import type { Subject } from '../words.ts';

export const OUTDOORS: Subject = {
  things: [
    [
      'HOME+OUTDOORS',
      `frontale rechargeable, lampe camping, lampe de camping, lampe de tente, lampe frontale, lampe tactique, lampe
      tente, lanterne camping, lanterne de camping`,
    ],
    [
      'ACCESSORIES+OUTDOORS',
      `casquette chasse, casquette militaire, casquette tactique, ceinture militaire, ceinture tactique, ceinturon,
      chapeau de brousse, gants chasse, gants de chasse, gants escalade, gants militaires, gants tactiques, sac a dos
      50l, sac a dos de randonnee, sac a dos hydratation, sac a dos militaire, sac a dos randonnee, sac chasse, sac de
      randonnee, sac militaire, sac randonnee`,
    ],
    [
      'FASHION+OUTDOORS',
      `chaussettes de randonnee, chaussettes randonnee, combat shirt, cuissard chasse, gilet de chasse, gilet peche,
      gilet tactique, manches courtes de randonnée, manches courtes randonnee, manches longues de randonnée, manches
      longues randonnee, pantalon camouflage, pantalon de chasse, pantalon tactique, pantalon treillis, short de
      randonnee, short randonnee, t shirt chasse, t shirt de randonnée, t shirt militaire, t shirt randonnee, tenue de
      chasse, treillis militaire, veste camouflage, veste de chasse, veste de peche, veste militaire`,
    ],
    [
      'OUTDOORS+SHOES',
      `bottes de chasse, bottes de peche, chausson d escalade, chaussons d escalade, chaussure de randonnee, chaussures
      d approche, chaussures de randonnee, chaussures tactiques, cuissardes de peche, rangers`,
    ],
    [
      'KITCHEN+OUTDOORS',
      `assiette camping, barbecue de camping, barbecue portable camping, bouilloire camping, cafetiere camping,
      couverts de camping, couverts pliants camping, couverts titane, four camping, four omnia, gamelle bivouac,
      gamelle camping inox, gamelle militaire, gamelle randonnee, gamelle us, glaciere compresseur, glaciere
      compression, glaciere electrique, glaciere electrique camping, glaciere thermoelectrique, jetboil, kit vaisselle
      camping, mug camping, plancha camping, popote, popote camping, popote inox, popote msr, popote randonnee, quart
      militaire, rechaud a alcool trangia, rechaud a gaz, rechaud bivouac, rechaud bois bushcraft, rechaud campingaz,
      rechaud gaz, rechaud gaz camping, rechaud jetboil, rechaud msr, rechaud pliable camping, rechaud portable
      camping, rechaud primus, rechaud randonnee, rechaud soto, rechaud trangia, rechaud trekking, réchaud camping,
      réchaud de camping, réchaud à gaz camping, set vaisselle camping, spork, tasse camping, tasse emaillee camping,
      tasse titane, toaster camping, trangia`,
    ],
    [
      'OUTDOORS',
      `abri camping, abri de plage, accumulateur de froid, accumulateurs de froid, affut, affut chasse, affut tente
      chasse, agrafe emerillon, agrafe leurre, agrafe peche, agrafe rapide peche, agrafes emerillon, agrafes leurre,
      agrafes rapide peche, agrainoir, airsoft, alarme personnelle, allume feu, allume feu bushcraft, allume feu
      magnesium, allume feux, altimetre, amorce, amorce breme, amorce carpe, amorce coup, amorce de peche, amorce
      etang, amorce gardon, amorce mer peche, amorce peche, amorces breme, amorces cci, amorces coup, amorces de peche,
      amorces etang, amorces federal, amorces gardon, amorces large rifle, amorces mer peche, amorces small pistol,
      ancre bateau, ancre bateau inox, ancre champignon, ancre charrue, ancre electrique, ancre grappin, ancre
      parapluie, ancre plate, anneau brise peche, anneau brises peche, anneaux brise peche, anneaux brises peche,
      anneaux de montage, anneaux lunette, annexe pneumatique, appat, appeau, appeaux, appelant, aqua kem, arbalete,
      arc chasse, arc de chasse, arceaux, ardillon ecrase pince, armoire a fusil, armoire camping, armoire forte armes,
      armoire forte fusil, armoire fusils, assureur, assureur escalade, assureur reverso, asticots, asticots peche,
      attractif chasse, attractif chevreuil, attractif gibier, attractif sanglier, auvent, auvent camping car, auvent
      caravane, auvent fourgon, auvent gonflable, auvent van, bache tarp, backing mouche, baguette de nettoyage,
      baguette de nettoyage carabine, baguette nettoyage, baionnette, balance a ecrevisse, balance ecrevisses,
      balancier carpe, ball trap, balle 22 lr, balle 270, balle 30 06, balle 300 win mag, balle 7x64, balle 9 3x62,
      balle a blanc, balle brenneke, balle calibre 12, balle norma, balle rws, balle sauvestre, balles 22 lr, balles
      270, balles 30 06, balles 300 win mag, balles 7x64, balles 9 3x62, balles 9mm, balles a blanc, balles brenneke,
      balles calibre 12, balles norma, balles rws, balles sauvestre, barque, barque peche, barre de survie, bas de
      ligne, bateau amorceur, bateau gonflable, bateau pneumatique, baton black diamond, baton de defense, baton de
      marche, baton de randonnee, baton de trail carbone, baton de trekking, baton marche, baton randonnee, baton
      telescopiques, batons black diamond, batons de marche, batons de trail, batons de trekking, batons nordiques,
      batons telescopiques, batterie airsoft, batterie de detecteurs, baudrier, baudrier enfant, baudrier escalade,
      baudrier femme, baudrier petzl, bedchair, beeper chien, belisle, bidon etanche, bille 0 20g, bille 0 25g, bille
      6mm 0 20, bille acier 4 5, bille airsoft 0 20g, bille bbs, bille bio airsoft, billes 0 20g, billes 0 25g, billes
      4 5mm, billes 6mm, billes acier 4 5, billes airsoft, billes bbs, billes bio airsoft, billes paintball, bipied,
      bipied carabine, bivvy, biwy, bloqueur ascension, bloqueur croll, bloqueur petzl, bobbin peche, bobine moulinet,
      bobine supplementaire moulinet, boite a cartouches, boite a hamecons, boite a leurres, boite a mouches, boite a
      peche, boite accessoires carpe, boite culasse, boite de culasse, boite de peche, boite leurres, boite mouches,
      boite peche, bokken, bombe anti agression, bombe au poivre, bombe de defense, bombe defense poivre, bombe
      lacrymo, bombe lacrymogene, bombe lacrymogene gel, bombe poivre gel, bombette, booster bouillettes, booster
      carpe, boresnake, bouchette, bouchon anglais, bouchon carnassier, bouchon coulissant, bouchon de peche, bouchon
      peche, bouchons tir, bouee couronne, bouee fer a cheval, bouillette, bouillettes, bourriche, boussole, boussole
      de randonnee, boussole militaire, bouteille butane camping, bouteille de gaz camping, bouteille gaz airsoft,
      bracelet de survie, bracelet paracorde, bracelet survie, brelage, bretelle carabine, bretelle de fusil, bretelle
      fusil, briquet tempete, broche a glace, broches a glace, bronzage a froid, brosse arme, brosse canon, bruleur
      camping, buldo, bulldo, bâtons marche nordique, cage a corneilles, cage a fouine, cage a pies, cage a ragondin,
      cage piege, cage piege chat, camalot, camelbak, camera chasse, camera de chasse, camera de chasse 4g, camera
      faune, camera piege, camera thermique chasse, camera thermique hikmicro, camera thermique pulsar, camera trail,
      camera trail 4g, campingaz, canne, canne a carpe, canne a lancer, canne a mouche, canne a peche, canne a truite,
      canne anglaise peche, canne au coup, canne bar, canne bateau, canne big game, canne bolognaise, canne carpe,
      canne casting, canne daiwa, canne exotique peche, canne feeder, canne jigging, canne lancer, canne leurre, canne
      mouche, canne peche enfant, canne shimano peche, canne siege battue, canne siege chasse, canne siege trepied,
      canne silure, canne spinning, canne surfcasting, canne telereglable, canne telescopique, canne toc, canne truite,
      cannes, canoe, canon, canon airsoft, canon de precision airsoft, canot, capsule co2, capsules co2, carabine,
      carabine 22 lr, carabine 22lr, carabine 4 5 mm, carabine a air, carabine a air comprime, carabine a plomb,
      carabine a verrou, carabine blaser, carabine browning bar, carabine co2, carabine cometa, carabine diana,
      carabine express, carabine gamo, carabine levier sous garde, carabine lineaire, carabine pcp, carabine sauer,
      carabine semi automatique, carabine tikka, carabine winchester, carnassiere, carnier, carquois, carrelet,
      carryall, carte de peche, cartouche, cartouche de chasse, cartouche de gaz, cartouche gaz, cartouche gaz camping,
      cartouches, cartouches 12 70, cartouches 12 76, cartouches 16 70, cartouches 20 70, cartouches 22 lr, cartouches
      30 06, cartouches 300 win mag, cartouches 308, cartouches 7 64, cartouches 8x57, cartouches 9 3x62, cartouches
      9mm, cartouches a blanc, cartouches acier, cartouches calibre 12, cartouches calibre 16, cartouches calibre 20,
      cartouches chasse, cartouches fob, cartouches mary arm, cartouches plomb 6, cartouches subsoniques, cartouches
      tunet, cartouchiere, cartouchiere calibre 12, cartouchiere ceinture, cartouchiere cuir, casier a crabes, casier
      crabe, casier crevettes, casier homard, casque alpinisme, casque anti bruit tir, casque balistique, casque d
      escalade, casque escalade, casque militaire, casque petzl boreo, casque speleo, casque tir, ceinture de
      sauvetage, ceinturon militaire, ceinturon police, ceinturon securite, ceinturon tactique, centrale detecteur,
      chaise camping, chaise carpe, chaise carpiste, chaise d affut, chaise de battue, chaise de camping, chaise de
      peche, chaise de plage pliante, chaise directeur camping, chaise haute camping, chaise longue camping, chaise
      peche, chaise pliante camping, chaise pliante de camping, chargeur 22lr, chargeur 9 mm, chargeur 9mm, chargeur
      airsoft, chargeur airsoft hi cap, chargeur ar15, chargeur arme, chargeur beretta, chargeur carabine, chargeur
      fusil, chargeur glock, chargeur m4 airsoft, chargeur pistolet, chargeur pistolet 9mm, chargeur tikka,
      chatterbait, chaussure wading, chaussures de wading, cible, cible tir, ciblerie, cibles carton, ciseaux tresse,
      cobra carpe, coffre a fusils, coffre armes, coffre fort armes, coffre fort fusil, coffret pistolet, coinceur,
      collier chien de chasse, collier gps garmin chien, collier reperage chien, colliers lunette, colliers montage,
      collimateur, combinaison de survie bateau, combine gps sondeur, combo canne, combo carpe, combo casting, combo
      spinning, compas bateau, compas de navigation, compas plastimo, corde a double, corde a simple, corde canyoning,
      corde d escalade, corde de survie, corde dynamique, corde escalade, corde paracorde, corde randonnee, corde semi
      statique, corde speleo, corde statique, cordon nettoyage canon, corne de brume, corne de chasse, couteau a cran,
      couteau a depecer, couteau a filet, couteau a filet poisson peche, couteau a lame fixe, couteau automatique,
      couteau basque pliant, couteau bowie, couteau buck, couteau bushcraft, couteau chasse, couteau corse, couteau
      cran, couteau de botte, couteau de chasse, couteau de combat, couteau de cou, couteau de lancer, couteau de
      plongeur de combat, couteau de poche, couteau de randonnee, couteau de survie, couteau de survie militaire,
      couteau depecage, couteau douk douk, couteau filet de sole peche, couteau filet peche, couteau fixe, couteau
      gerber, couteau karambit, couteau laguiole pliant, couteau lancer, couteau leatherman, couteau militaire, couteau
      mora, couteau morakniv, couteau opinel, couteau papillon, couteau pliant, couteau poche, couteau pradel, couteau
      scandinave, couteau suisse victorinox, couteau suisse wenger, couteau tactique, couteau victorinox, couteaux de
      lancer, couverts camping, couverture de survie, couverture polaire camping, couverture survie, crampon alpinisme
      12 pointes, crampon neige chaussure, crampon petzl, crampons a lanieres, crampons alpinisme, crampons alpinisme
      12 pointes, crampons de neige, crampons neige chaussure, crampons neige randonnee, crampons petzl, cran de mire,
      cran mire, crankbait, crosse, crosse ar15, crosse bois fusil, crosse carabine, crosse fusil, crosse m4, cuillere
      ondulante, cuillere peche, cuillere tournante, cuisine camping, cuissarde peche, cuissarde pvc, cuissardes peche,
      cuissardes pvc, culasse, dague, decocheur, degaine, degaine escalade, degaine petzl, degaines, degaines escalade,
      degaines petzl, degorgeoir, degorgeoir peche, descendeur, detecteur carpe, detecteur de metal, detecteur de
      metaux, detecteur de touche, detecteur touche, detecteurs carpe, detente, dip carpe, disque detecteur metaux,
      dosette rechargement, douche camping, douche de camping, douche portable camping, douche solaire, douche solaire
      camping, douille laiton, drap de sac, dubbing, duvet, duvets, ecailleur, echosondeur, echosondeur garmin,
      ecouvillon, ecusson support trophee, ecusson trophee chasse, ejecteur, embout baton de marche, embout batons
      marche, embouts baton de marche, embouts batons marche, emerillon, emerillon a agrafe, emerillon agrafe,
      emerillon peche, emerillons a agrafe, emerillons agrafe, emerillons peche, empennage, ensemble canne et moulinet,
      ensemble canne moulinet, ensemble carpe, ensemble mouche, ensemble peche, ensemble spinning, ensemble
      surfcasting, ensemble truite, epee medievale, epuisette, epuisette de peche, epuisette peche, epuisette raquette,
      epuisettes, etau montage, etau montage mouche, etau mouche, etui 308 rechargement, etui 9mm rechargement, etui
      amorce, etui ceinture couteau, etui chargeur, etui couteau, etui de couteau, etui hache, etui laiton
      rechargement, etui pistolet, etuis 308 rechargement, etuis 9mm rechargement, etuis amorce, etuis laiton
      rechargement, extracteur, farine peche, fauteuil camping, fauteuil de camping, feeder cage, feu a main, fil a
      ligater, fil carpe, fil de montage mouche, fil de peche, fil fluorocarbone, fil nylon 300m, fil nylon peche, fil
      peche, fil tresse, fil tresse peche, filet camouflage, filet de camouflage, filtre a eau camping, filtre a eau
      portable, filtre a eau portable katadyn, filtre a eau randonnee, filtre eau randonnee, filtre katadyn, filtre
      sawyer, firestarter, firesteel, fleche, fleche carbone, fleches, fleches carbone, float tube, float tube peche,
      flotteur, flotteur anglais, flotteur brochet, flotteur carnassier, flotteur coulissant, flotteur peche, flotteur
      plombe, flotteur toc, flotteur truite, fluorocarbone, fluorocarbone seaguar, forme pigeon, fourreau, fourreau 3
      cannes, fourreau a cannes, fourreau cannes, fourreau carabine, fourreau carpe, fourreau cuir fusil, fourreau
      fusil, fourreau rigide cannes, friends escalade, fronde, fronde amorce, fronde carpe, fronde chasse, fronde
      peche, frontale, frontale led, fusee de detresse, fusil, fusil a lunette airsoft, fusil a plomb, fusil a pompe,
      fusil a verrou, fusil airsoft, fusil baikal, fusil beretta, fusil browning, fusil calibre 12, fusil chasse, fusil
      d assaut airsoft, fusil de ball trap, fusil de chasse, fusil de chasse beretta, fusil juxtapose, fusil
      percussion, fusil semi automatique, fusil sniper airsoft, fusil superpose, fut, gaffe, gaffe peche, gamelle
      camping, gants anti coupure filetage, gants de tir, gants tir, garde main, garde main ar15, garde mains, gaz
      airsoft, gaz camping, gaz campingaz, gbb, gearbox airsoft, gel combustible, gel lacrymogene, gel poivre defense,
      ghillie, ghillie suit, gibeciere, gilet aide a la flottabilite, gilet automatique 150n, gilet chien de chasse,
      gilet de chasse fluo, gilet de peche, gilet de sauvetage, gilet de sauvetage enfant, gilet flottaison, gilet
      multipoche chasse, gilet pare balle, gilet pare balles, gilet peche mouche, gilet plate carrier, gilet plate
      carrier airsoft, gilet protection chien sanglier, gilet sauvetage, gilet tactique airsoft, glaciere, glaciere
      camping, glaciere peche, gomm cogne, gonfleur camping, goudron de norvege, goudron hetre, goudron sanglier,
      gourde camping, gourde filtrante, gourde militaire, gourde pliable, gourde randonnee, gourde souple, gourde
      souple trail, graine a cuire peche, graine carpe, graine cuites carpe, graine de chenevis peche, graine peche,
      graines a cuire peche, graines carpe, graines cuites carpe, graines de chenevis peche, graines peche, grenaille,
      griffe a coquillages, grigri, guetres randonnee, guidon de mire, guidon mire, hache, hache de bucheron bushcraft,
      hache de camp, hache de lancer, hache hultafors, hache viking, hachette camping, hachette de camp, hamac bivouac,
      hamac camping, hamac de camping, hamac moustiquaire, hamac moustiquaire camping, hamac parachute, hamac
      randonnee, hamecon, hamecon gamakatsu, hamecon triple, hamecon vmc, hamecons, hamecons gamakatsu, hamecons vmc,
      harnais escalade, hausse, haveneau, holster, holster ceinture, holster ceinture pistolet, holster glock, holster
      paddle, hop up, housse arc, housse canne, housse cannes, housse carabine, housse de canne, housse fusil, housse
      pluie sac a dos, huile arme, huile ballistol, huile d arme, huile pour arme, inchiku, jerkbait, jerrican,
      jerrican alimentaire, jerrican eau, jerrican souple, jerricane, jerrycan, jerrycan 20l, jeu d outils lee, jeu d
      outils rechargement, jig, jumelle 10x42, jumelle 10x50, jumelle 12x50, jumelle 8x32, jumelle 8x42, jumelle
      bushnell, jumelle chasse, jumelle de chasse, jumelle marines, jumelle nikon, jumelles, jumelles bushnell,
      jumelles chasse, jumelles de chasse, jumelles nikon, jupe kayak, katana, kayak, kayak peche, kit bushcraft, kit
      couverts camping, kit de nettoyage fusil, kit de peche, kit de survie, kit de survie militaire, kit montage
      mouche, kit nettoyage arme, kit nettoyage calibre 12, kit nettoyage carabine, kit nettoyage fusil, kit peche
      enfant, kit survie, kukri, lampe de tir, lance amorce, lance pierre, lance pierres, lanceur paintball,
      leatherman, leurre, leurre bar, leurre black bass, leurre brochet, leurre carnassier, leurre coulant, leurre de
      surface, leurre dur, leurre mer, leurre metallique, leurre perche, leurre rapala, leurre sandre, leurre silure,
      leurre souple, leurre truite, leurre vibrant, leurres, leurres mer, leurres perche, level chair, lifestraw, ligne
      maquereaux, ligne mitraillette, ligne montee, lignes montees, liquide thetford, lit camp, lit camp pliant, lit
      camping, lit carpe, lit de camp, lit de camp pliant, longe, longe escalade, longe harnais bateau, longe speleo,
      longe voile securite, longue vue, lunette astronomique, lunette battue, lunette chasse affut, lunette de tir,
      lunette de visee, lunette hawke, lunette swarovski, lunette thermique, lunette tir, lunette visee, lunette zeiss,
      lunettes airsoft, lunettes balistiques, lyophilise randonnee, lyophilise voyager, lyre gaz, machette, madai,
      magnesie, magnesie escalade, malette arme, mallette arme, mallette carabine, mallette de transport arme, mallette
      fusil, mallette pistolet, manege pigeon, masque airsoft, masque grillage airsoft, masque paintball, matelas auto
      gonflant, matelas autogonflant, matelas camping, matelas de camping, matelas de randonnee, matelas de sol
      camping, matelas de trekking, matelas gonflable, matelas gonflable camping, matelas gonflable trek, matelas
      mousse camping, matelas mousse de trekking, matelas mousse trekking, matelas sea to summit, matelas therm a rest,
      matelas thermarest, matelas trekking, matraque, matraque telescopique, matraque tonfa, menottes, meuble camping,
      meuble de camping, micro crampons, minn kota, mirador, mirador chasse, miroir signal, mitraillette maquereau,
      mitraillette maquereaux, mitraillette peche, mitraillettes maquereau, mitraillettes maquereaux, mitraillettes
      peche, monoculaire, montage a crochet, montage amovible lunette, montage carpe, montage dur, montage lunette,
      montage mouche materiel, montage picatinny, montage weaver, monture lunette, moteur electrique avant, moteur
      electrique barque, moteur electrique minn kota, moteur electrique peche, mouche artificielle, mouche nymphe,
      mouche peche, mouche saumon, mouche seche, mouche streamer, mouches nymphes, mouches seches, mouches truite,
      mouillage bateau, moulinet, moulinet big game, moulinet daiwa, moulinet peche, moulinet shimano, mousqueton,
      mousqueton a vis escalade, mousqueton de securite escalade, mousqueton escalade, mousqueton petzl, multitool,
      munition, munition 9mm, munition chasse, munitions, munitions 9mm, munitions chasse, munitions plomb, nasse,
      nylon carpe, nylon peche, nylon sufix, nymphe peche, nymphe truite, nymphe tungstene, nymphes peche, nymphes
      truite, nymphes tungstene, ogive, ogive 9mm, ogives, ogives 9mm, opinel, optique de tir, optique tir, oreiller
      camping, oreiller de camping, oreiller gonflable, oreiller randonnee, oreiller trek, outil multifonction
      leatherman, oxygenateur vif, pagaie, paille filtrante, paille lifestraw, pain de glace glaciere, palangre,
      palangrotte, pan d escalade, panier peche, panier siege peche, papier toilette camping, paracorde, parapluie de
      peche, parapluie peche, paravent plage, pare vent plage, parka militaire, pastille purification, pastilles
      micropur, pastilles potabilisation, patchs nettoyage arme, pate carpe, pelle a couteaux peche, pelle de camp,
      pelle militaire, pelle pliante, pellet peche, pellets, pellets carpe, pellets halibut, pellets silure, percuteur,
      pese poisson, pese poissons, peson peche, pibole, piege a corbeaux, piege a fauve, piege a fouine, piege a
      nuisible, piege a palette, piege a pie, piege a ragondin, piege a renard, piege belisle, piege cage fouine, piege
      collet, piege en x, piege nasse ecrevisse, piege photo, piege photographique, piege photographique 4g, piege
      ragondin, pierre a feu, pierre a feu bushcraft, pierre a feu magnesium, pierre a sel gibier, pierre feu, pince a
      degorger, pince a plomb, pince a poisson, pince carnassier, pince leatherman, pince leurre, pince lip grip, pince
      multifonction, pince multifonction leatherman, pince peche, pince plomb fendu, pince poisson, piolet, piolet
      petzl, pique bank stick, pique canne, pique cannes, pique carpe, pique peche, pique surfcasting, piques bank
      stick, piques canne, piques cannes, piques carpe, piques peche, piques surfcasting, pistolet, pistolet 1911,
      pistolet 22lr, pistolet 9mm pak, pistolet a billes, pistolet a blanc, pistolet a plomb, pistolet air comprime,
      pistolet airsoft, pistolet alarme, pistolet beretta 92, pistolet co2, pistolet d alarme, pistolet defense,
      pistolet glock, pistolet glock airsoft, pistolet gom cogne, pistolet poudre noire, pistolet sig sauer, pistolet
      umarex, piston airsoft, planche bivouac, planche trophee chasse, plaque balistique, plaque couche, plaque de
      couche, plaques balistiques, plat lyophilise, plateau ball trap, plomb carpe, plomb chandelle, plomb de peche,
      plomb fendus, plomb grappin, plomb inline, plomb olive, plomb olives, plomb olives peche, plomb palette, plomb
      peche, plomb styl, plomb surfcasting, plomb tungstene peche, plombs, plombs 4 5, plombs 4 5mm, plombs chandelle,
      plombs de peche, plombs diabolo, plombs fendus, plombs grappin, plombs inline, plombs olive, plombs olives,
      plombs olives peche, plombs palette, plombs styl, plombs surfcasting, plombs tungstene peche, plumes coq montage,
      plumes cul de canard, plumes montage mouche, poche a eau, poche hydratation, pof, poignard, poing electrique,
      point rouge, pointe fleche, poisson nageur, pompe a pied camping, pompe camping, poncho cape militaire, poncho de
      randonnee, poncho militaire, poncho pluie randonnee, pontet verrou, pop up 15mm, pop up carpe, pop up fluo carpe,
      pop ups 15mm, pop ups bouillette, pop ups carpe, pop ups fluo carpe, popper, porte bebe de randonnee dorsal,
      porte bebe randonnee, porte chargeur, porte chargeurs, porte cible, porte cibles, porte plaques, poudre de
      rechargement, poudre noire arme, poudre rechargement, poudre vectan, poudre vihtavuori, poulie escalade, poulie
      petzl, poulie speleo, poutre escalade, presse a recharger, presse de rechargement, presse lee, presse
      rechargement, prise escalade, prises d escalade, prises escalade, protections auditives tir, radeau de survie,
      rail picatinny, rail weaver, raquettes a neige tsl, raquettes de neige, raquettes neige, raquettes tsl, ration,
      ration militaire, ration survie, rations de combat, rechaud bois, repas lyophilise, replique airsoft, replique
      ak47, replique longue airsoft, replique m4, replique pistolet, replique sniper, repliques, repose canne, repose
      cannes, reservoir d eau pliable, revolver, revolver alarme, revolver poudre noire, rod pod, rondelles batons,
      rouleau canne, sabre, sac a cartouches, sac a corde, sac a corde escalade, sac a dos 40l randonnee, sac a dos
      45l, sac a dos 60l, sac a dos 65l, sac a dos 70l, sac a dos alpinisme, sac a dos deuter, sac a dos escalade, sac
      a dos militaire 45l, sac a dos osprey, sac a dos porte bebe randonnee, sac a dos randonnee 30l, sac a dos
      tactique, sac a dos trek, sac a dos trekking, sac a gibier, sac a leurres, sac a magnesie, sac a pof, sac a
      viande, sac appelants, sac bivouac, sac carnassier, sac carpe, sac carpe fourre tout, sac carryall, sac
      cartouches, sac compression randonnee, sac couchage, sac de bivouac, sac de chasse, sac de compression, sac de
      conservation carpe, sac de couchage, sac de couchage enfant, sac de couchage militaire, sac de peche, sac de
      pesee, sac de tir, sac etanche, sac gibier, sac isotherme, sac isotherme pique nique, sac marin militaire, sac
      paquetage, sac peche, sac poids sac, sac sanglier, sac viande, sangle escalade, sangle fusil, sarbacane, sardines
      tente, seau a amorce, seau a peche, seau a vif, seau amorce, seau peche, seau pliable camping, seau pliant
      camping, sensas, shad, shellholder, shocker, siege battue, siege box, siege de peche, siege peche pliant, sifflet
      chasse, sifflet de survie, sifflet survie, slackline, soie flottante mouche, soie mouche, soie wf, solette,
      solvant arme, solvant canon, solvant poudre, sonde lowrance, sonde peche, sondeur, sondeur garmin, sondeur
      humminbird, sondeur lowrance, sondeur peche, sondeur striker, sparclette co2, spinnerbait, spray au poivre, stand
      de tir, stand tir, station de peche, station peche, stickbait, streamer brochet, streamer peche, streamers
      brochet, streamers peche, support arc, support canne, support canne a peche, support canne peche, support canne
      voiture, support de cannes, support fusil, sursac, sursac bivouac, swimbait, swinger, swinger carpe, swingers
      carpe, table bivouac, table camping, table de camping, table de peche, table pliante camping, table valise
      camping, tablier de depecage, tabouret camping, tabouret pliant camping, tamponnoir, tapis de bivouac, tapis de
      camping, tapis de reception, tapis de sol, tapis de sol camping, tapis reception carpe, tapis sol, tarp,
      telemetre, telemetre chasse, telemetre laser chasse, telescope, tente, tente bivouac, tente de camping, tente de
      toit, tente de toit voiture, tente militaire, tente randonnee, tente trekking, tente tunnel camping, tente wc,
      tenue camouflage, tenya, tete football peche, tete plombee, tete texane, tetes football peche, tetes texane,
      toilette camping, toilette chimique, toilettes chimiques, toilettes seches camping, tonnelle camping, tourniquet
      pigeons, traineau gibier, trepied longue vue, trepied pesee carpe, tresse, tresse 150m, tresse 4 brins, tresse 8
      brins, tresse carnassier, tresse carpe, tresse daiwa, tresse j braid, tresse multicolore, tresse pe, tresse
      peche, tresse power pro, tresse silure, trompe de chasse, trophee de chasse, trophee massacre, trousse bas de
      ligne, trousse leurres, tube a cannes, tube canne, turlutte, vaisselle camping, verrou de pontet, vers de peche,
      vers de terre peche, vers de vase, vers marins, veste camouflage foret, veste chasse, veste de chasse homme,
      veste de traque, veste traque, vhf marine, vhf portable marine, viseur holographique, viseur point rouge, vision
      nocturne, vivier, vivier de peche, waders, waders cuissardes, waders neoprene, waders neoprene chasse, waders
      peche, wading, wafter, wafters, waggler, wc camping, wc chimique, zodiac`,
    ],
  ],
  unsure: `amorce, ancre bateau, arceaux, assureur, auvent, canne, cannes, canon, carnassiere, cartouche, cartouches,
    cible, coinceur, crosse, culasse, dague, detente, duvet, duvets, ejecteur, extracteur, fleche, flotteur, fourreau,
    fronde, fusil, fut, gaffe, gibeciere, guidon mire, hache, hausse, jerrican, jig, katana, leurre, longe, lyre gaz,
    matraque, menottes, nasse, ogive, ogives, palangre, pellets, percuteur, pistolet, plombs, pof, popper, ration,
    repliques, sabre, sensas, shad, sondeur, swinger, tapis de sol, tresse, vivier, wading, zodiac`,
  uses: {
    OUTDOORS: `airsoft, alpinisme, armee, bivouac, cal 12, calibre, calibre 12, camping, camping et randonnee,
      carabine, chasse, chasse et peche, colt, coutellerie outdoor, escalade, fusil, lebel, luger, mas 36, mauser,
      militaire, montagne, peche, pistolet, rando, randonnee, randonnees, survie, tactique, tir sportif, trek,
      trekking, ww1, ww2, wwii`,
  },
};
