import type { Subject } from '../words.ts';

export const OUTSIDE: Subject = {
  things: [
    ['HOME+OUTDOORS', 'lampe camping, lampe de camping, lampe frontale, lanterne camping, lanterne de camping'],
    [
      'ACCESSORIES+OUTDOORS',
      'ceinturon, sac a dos de randonnee, sac a dos militaire, sac a dos randonnee, sac de randonnee, sac militaire',
    ],
    [
      'FASHION+OUTDOORS',
      `gilet de chasse, gilet tactique, manches courtes de randonnée, manches longues de randonnée, pantalon de
      chasse, pantalon tactique, t shirt de randonnée, treillis militaire, veste de chasse, veste de peche, veste
      militaire`,
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
    ['KITCHEN+OUTDOORS', 'popote, popote inox, réchaud à gaz camping, réchaud camping, réchaud de camping'],
    [
      'SPORTS',
      `aileron stand up paddle, aileron sup, aileron surf, ailerons surf, antivol, arc, arc a poulies sport, arc
      classique, balle de golf, balle de tennis, balles de ping pong, balles de tennis, ballon, ballon de basket,
      ballon de foot, bandes de boxe, baton de hockey, baton de ski, bequille velo, bidon, bidon velo, billard, bmx,
      bodyboard, bombe equitation, bonnet de bain, bonnet de ski, bouclier, bouee, boule de petanque, boules de
      petanque, brassards, bride, brosse cheval, but de foot, cagoule velo, casque de skate, casque de ski, casque de
      velo, casque equitation, casque velo, ceinture natation, cerceau, cerceau gymnastique, chaine velo, chambre a
      air, chasuble, chaussons escalade gym, chaussure de foot crampons, chronometre, chronometre sport, cible
      archerie, cible electronique, cible flechettes, cloches cheval, club de golf, combinaison de plongee,
      combinaison surf, compteur velo, cone entrainement, coquille, couverture cheval, cravache, croquet, cycliste,
      demonte pneu, derailleur, detendeur plongee, dossard, draisienne sport, echelle de rythme, eclairage velo,
      eperons, equitation, escrime, etrier, etriers, etrivieres, fil dentaire sport, filet, filet cheval, filet de
      badminton, filet de but, filet de volley, fixie, fleches arc, flechettes, fleuret, frite piscine, fusil harpon,
      gant de boxe, gants de boxe, gants de frappe, gants de gardien, gants de ski, gants de velo, gants gardien,
      gants mma, gilet natation, gravel, guetres cheval, guidoline, guidon, guidon velo, gyroroue, haies entrainement,
      home trainer, hoverboard, jambieres foot, jeu de flechettes sport, kit de réparation pompe, kit reparation velo,
      kitesurf, leash surf, licol, licol cheval, longe cheval, luge, lunettes de natation, lunettes de piscine,
      lunettes de ski, manivelle, masque de plongee, masque de ski, masque et tuba, molkky, monocycle, paddle, paddle
      gonflable, palet, palmes, panier de basket, panneau de basket, paos, patin, patinette, patins, patins a glace,
      pattes d ours, pedale, pedales, petanque, pince nez, planche, planche a roulettes, planche de natation, planche
      de surf, plaquettes natation, plot, pneu de velo, pneu trekking, pneu velo, pneu vtc, pneu vtt, pompe a velo,
      pompe velo, porte bagage velo, porte bebe velo, porte bidon, porte velo, potence, poutre gymnastique, protege
      dents, protege tibia, protege tibias, pull buoy, punching ball, queue de billard, raquette, raquette de
      badminton, raquette de padel, raquette de tennis, raquette ping pong, raquettes a neige, raquettes de badminton,
      raquettes de ping pong, remorque velo, roller, roller fitness, rollers, rollers en ligne, roue velo, ruban grs,
      ruban gymnastique, sac de boxe, sac de frappe, sacoche de selle, sacoche velo, sangle equitation, selle, selle
      de velo, selle equitation, selle velo, short de bain sport, sifflet, skate, skateboard, ski, skis, snowboard,
      table de ping pong, table de tennis de table, tapis de judo, tapis de selle, tapis gymnastique, tatami,
      trampoline, trotinette, trotinettes, trottinette, trottinette electrique, trottinette freestyle, tuba, velo,
      velo cargo, velo de route, velo electrique, velo enfant, velo pliant, velos, voile, volant badminton, volants
      badminton, volants de badminton, vtc, vtt, wakeboard, wing foil`,
    ],
    [
      'GARDEN',
      `abreuvoir oiseaux, abri de jardin, abri jardin, aloe vera plante, anti algues, anti limace, anti limaces,
      apiculture, arbre, arbre fruitier, arbuste, arroseur, arrosoir, aspirateur souffleur, bac a fleurs, bache a
      bulles, bache bassin, bache de piscine, bache piscine, bain de soleil, balai a gazon, balai gazon, balancelle,
      balise solaire, barbecue jardin, barnum, bassin, beche, binette, bonsai, bordnet, bordure de jardin, borne
      solaire, bouillie bordelaise, bouquet, bouquet de fleurs, bouquet de roses, brasero, brise vue, brouette,
      broyeur de vegetaux, broyeur vegetaux, bulbe, bulbes, cache pot, cache pots, cactus, canisse, carillon, carre
      potager, chaise longue, chauffage de terrasse, chilienne, chlore, chlore piscine, cisaille, cisaille a haie,
      citronnier, claustra, cloture, composition florale, compost, composteur, corne broyee, coupe bordure, coupe
      bordures, coupe branche, coupe branches, coussin de transat, dalle de jardin, debroussailleuse, desherbant,
      desherbeur, douche exterieure, dévidoir, ebrancheur, echenilloir, ecorce de pin, elagueuse, enfumoir, engrais,
      epuisette piscine, fauteuil suspendu, fendeur de buches, filet anti oiseaux, filet de protection, filtre
      piscine, fleur, fleurs, fleurs coupees, fleurs fraiches, flotteur hivernage, flotteurs hivernage, fongicide,
      fontaine, fougere, fumier, galets decoratifs, gants de jardinage, gazon, gazon synthetique, gel nettoyant
      piscine, genouillere jardin, girouette, gloriette, godet, goutte a goutte, goutteur, graine, graines, graines de
      fleurs, gravier, griffe, grillage, guano, guirlande exterieure, géotextile, hamac, hamacs, hivernage piscine,
      hortensia, hotel a insectes, houe, huile de neem, insecticide, jacuzzi, jardiniere, lame et vis pour sécateur,
      lame pour sécateur, lame sécateur, lampe solaire, lance d arrosage, mangeoire, mini serre, monstera,
      motobineuse, motoculteur, nettoyeur haute pression, nichoir, olivier, orchidee, outils de jardin, paillage,
      paillis, palissade, palmier, parasol, pataugeoire, pelle, pelle jardin, pelouse, perche elagueuse, pergola, ph
      moins, ph plus, piege a guepes, piege a taupes, piscine, piscine gonflable, pistolet d arrosage, pistolet
      pulverisateur, plant de tomate, plante, plante d interieur, plante grasse, plante verte, plantes, plantes
      grasses, plantoir, pomme d arrosage, pompe de bassin, pompe piscine, pot de fleur, pot de fleurs, pot en terre
      cuite, potager, programmateur arrosage, programmateur d arrosage, pulverisateur, purin d ortie, raccord
      arrosage, rateau, recuperateur d eau, repulsif animaux, repulsif chat jardin, repulsif chevreuil, robot piscine,
      robot tondeuse, robots tondeuses, roses rouges, rosier, ruche, salon de jardin, sang seche, sarcloir, savon noir
      jardin, scarificateur, scie d elagage, secateur, sel piscine, semence, semences, semences potageres, semis,
      serfouette, serre, serre de jardin, soucoupe pot, souffleur, souffleur de feuilles, spa, spa gonflable, spot
      solaire, statue jardin, stimulateur racinaire, succulente, suspension plante, taille haie, taille haies, tapis
      de piscine, tapis de sol piscine, tapis de sol pour piscine, tariere, terre cuite, terre de bruyere, terreau,
      toile d ombrage, toile de paillage, toile hivernage, tondeuse a gazon, tondeuse batterie, tondeuse electrique
      gazon, tondeuse gazon, tondeuse robot, tondeuse thermique, tonnelle, tracteur tondeuse, transat, transats,
      transplantoir, treillage, treillis, treillis jardin, tronconneuse, tronconneuse elagueuse, tuteur, tuyau d
      arrosage, vivace, voile d hivernage, voile d ombrage, voile ombrage, électrolyseur`,
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
      housse fusil, jerrican, jerricane, jig, jumelles, kayak, kit de nettoyage fusil, kit de survie, lance pierre,
      leurre, leurre dur, leurre metallique, leurre souple, leurres, lit de camp, lit de camp pliant, longe, longue
      vue, lunette de tir, lunette de visee, machette, magnesie, mallette fusil, matelas autogonflant, matelas
      camping, matelas de camping, matelas de trekking, matelas gonflable, matelas mousse de trekking, matelas mousse
      trekking, mirador, monoculaire, montage lunette, mouche peche, moulinet, moulinet peche, mousqueton, multitool,
      munition, munitions, munitions plomb, nylon peche, opinel, optique de tir, pagaie, paille filtrante, paracorde,
      pastille purification, pate carpe, pellets, percuteur, piege photographique, pierre a feu, pince multifonction,
      pince multifonction leatherman, piolet, pistolet, pistolet a plomb, pistolet d alarme, plaque de couche, plateau
      ball trap, plomb peche, plombs, poche a eau, poignard, point rouge, poisson nageur, popote camping, porte
      chargeur, protections auditives tir, ration, rechaud a gaz, rechaud gaz, revolver, rod pod, sabre, sac carpe,
      sac de bivouac, sac de couchage, sac etanche, sac isotherme, sangle fusil, siege de peche, sifflet de survie,
      sonde peche, spinnerbait, stand de tir, table de camping, tapis de sol, tapis de sol camping, tarp, telemetre,
      telescope, tente, tente de toit, tete plombee, toilette camping, tonnelle camping, tresse, vaisselle camping,
      viseur point rouge, vision nocturne, waders, waders neoprene`,
    ],
  ],
  unsure: `amorce, arbre, arc, ballon, bassin, bidon, bouclier, brassards, bride, canne, cannes, canon, carillon,
    cartouche, cartouches, cerceau, cible, coquille, crosse, culasse, dague, detente, duvet, duvets, ejecteur, etrier,
    etriers, extracteur, filet, fleche, fleur, fleurs, flotteur, fontaine, fougere, fourreau, fronde, fusil, fut,
    gazon, graine, graines, gravier, griffe, hache, hausse, hortensia, jerrican, leash surf, leurre, longe, manivelle,
    olivier, orchidee, palet, palmes, palmier, paos, patin, pedale, pedales, pelle, pellets, percuteur, pistolet,
    planche, plante, plombs, plot, potence, protege dents, ration, roller, ruche, sabre, selle, serre, souffleur, spa,
    tapis de sol, treillis, tresse, tuba, tuteur, vivace, voile`,
  printed: 'bouee',
  ofHome: 'artificiel, artificielle, artificielles, artificiels, factice, stabilise, synthetique',
  uses: {
    SPORTS: `articles de sport, arts martiaux, basket ball, basket sport, boxe, cyclisme, danse, equitation, fitness
      et sport, foot, football, glisse, golf, handball, judo, natation, padel, petanque, rugby, running, skate, ski,
      sport, sport collectif, sports, sports d hiver, sports nautiques, surf, tennis, trottinettes, volley, vtt`,
    GARDEN: `agricole, arrosage, balcon, espaces verts, exterieur, jardin, jardinage, mobilier de jardin, plantes,
      plantes et jardin, plein air jardin, potager, terrasse`,
    OUTDOORS: `airsoft, alpinisme, armee, bivouac, cal 12, calibre, calibre 12, camping, camping et randonnee,
      carabine, chasse, chasse et peche, colt, coutellerie outdoor, escalade, fusil, lebel, luger, mas 36, mauser,
      militaire, montagne, peche, pistolet, rando, randonnee, randonnees, survie, tactique, tir sportif, trek,
      trekking, ww1, ww2, wwii`,
  },
};
