import type { Subject } from '../words.ts';

export const VEHICLES: Subject = {
  things: [
    ['AUTOMOTIVE+SHOES', 'baskets moto, bottes cross, bottes moto, demi bottes moto'],
    [
      'AUTOMOTIVE+FASHION',
      `blouson moto, combinaison kart, combinaison mecanicien, combinaison moto, combinaison pilote auto, maillot cross,
      maillot moto cross, pantalon cross, pantalon moto, tenue cross, veste moto, veste moto femme`,
    ],
    [
      'AUTOMOTIVE+ELECTRONICS',
      `adaptateur allume cigare, adaptateur carplay, alarme voiture, ampli voiture, amplificateur voiture, aspirateur
      connecte voiture, autoradio, autoradio android, boitier carplay, camera de recul, camera recul, carplay, carplay
      sans fil, chargeur allume cigare, chargeur voiture, convertisseur 12v 220v voiture, dashcam, ecran carplay, haut
      parleur voiture, haut parleurs voiture, kit main libre, kit main libre voiture, kit mains libres, poste radio
      voiture, prise allume cigare, radar de recul, radar recul, support magnetique voiture, support telephone grille
      aeration, support telephone grille d aeration, support telephone voiture, support voiture, transmetteur fm`,
    ],
    [
      'AUTOMOTIVE',
      `0w20, 0w30, 10w30, 10w40, 10w60, 15w40, 20w50, 5w20, 5w30, 5w40, 75w80, 75w90, 80w90, 85w140, absorbeur pare
      choc, actuateur turbo, ad blue, adaptateur prise remorque, additif, additif carburant, aile avant, aileron,
      aileron arriere, aileron golf, aileron voiture, airbag moto, alarme moto, allumage moto, allume cigare, allume
      cigares, alternateur, amortisseur, ampoule h1, ampoule h4, ampoule h7, ampoule p21w, ampoule phare, ampoule
      voiture, ampoule w5w, antenne auto, antenne de toit voiture, antenne voiture, anti vol de roue, antibrouillard,
      antigel, antivol chaine moto, antivol de roue, antivol moto, antivol u, arbre a cames, arbre magique, argile
      carrosserie, armature pare choc, aspirateur de voiture, aspirateur voiture, attache remorque, attelage,
      autocollant moto, autocollant voiture, bac a batterie, bac coffre, bac de coffre, bache auto, bache remorque,
      bache voiture, baguette de porte voiture, balai alternateur, balai d essuie glace, balai essuie glace, balais
      alternateur, bande reflechissante moto, bande thermique, barre anti rapprochement, barre de remorquage, barre de
      toit, barre de torsion, barre led 4x4, barre stabilisatrice, barre toit, barres de toit, barres toit, bas de
      caisse, bas moteur, batterie 12v 70ah, batterie auto, batterie camping car, batterie decharge lente camping car,
      batterie demarrage, batterie moto, batterie quad, batterie scooter, batterie voiture, becquet, bequille atelier,
      bequille d atelier moto, bequille laterale, bequille moto, bi masse, bidon carburant, bidon essence, bielle,
      bielles, biellette, biellette de barre, bloc abs, bloc compteur, bloque disque, bobine, bobine allumage, bobine d
      allumage, boite a clapets, boite de vitesse, boite de vitesses, boitier papillon, bombe anti crevaison, bombe
      crevaison, bombe peinture jante, booster batterie, booster de batterie, booster de demarrage, booster demarrage,
      borne de recharge, borne recharge, bouchon de reservoir, bouchon de vidange, bouchon essence, bouchon reservoir,
      bouchon valve, bouchon vidange, bouchons de valve, boucle de ceinture de securite, bougie allumage, bougie d
      allumage, bougie de prechauffage, bougie prechauffage, bouton de warning, bras de suspension, bras suspension,
      brosse jante, brosse jantes, brosse lavage auto, bulle moto, cable accelerateur, cable batterie, cable compteur,
      cable d accelerateur, cable de demarrage, cable de frein, cable de gaz, cable de recharge type 2, cable demarrage,
      cable frein, cable gaz, cable recharge voiture electrique, cable starter, cable type 2, cache bagages, cache
      ecrou, cache ecrous, cache moyeu, cache moyeux, cache pedale, cache pedales, cache plaque, cache plaques,
      calandre, calculateur, cale camping car, cale de roue, cale pieds, cale roue, cales camping car, cales
      elargisseurs, calorstat, canon a mousse, capot, capteur abs, capteur arbre a came, capteur arbre a cames, capteur
      de pression, capteur de stationnement, capteur de vitesse, capteur map, capteur pedale, capteur pmh, capteur
      recul, capteur tpms, caravane piece, carburateur, cardan, carenage, carter, casque cross, casque enfant moto,
      casque integral, casque jet, casque modulable, casque moto, catalyseur, catalyseur voiture, ceinture de securite,
      ceinture de securite voiture, centre de roue, chaine de distribution, chaine moto, chaine neige, chaines neige,
      chandelles voiture, chargeur batterie moto, chargeur batterie voiture, chargeur de batterie auto, chargeur de
      batterie voiture, chargeur voiture electrique, charniere de capot, cire auto, cire carrosserie, cire voiture, cle
      de roue, cle demonte roue, cle roue, clignotant, coffre de remorque, coffre de toit, coffre pick up, coffre
      remorque, coffre toit, collecteur, collier echappement, combine filete, combines filetes, commande reculee,
      commandes reculees, commodo, compresseur clim, compresseur climatisation, compresseur voiture, compteur moto,
      compteur vitesse, condenseur, condenseur clim, coque cle, coque cle voiture, coque de cle, corps papillon, cosse
      batterie, cosses batterie, coupe batterie, coupe batteries, coupe circuit, coupe circuits, coupelle amortisseur,
      couronne moto, courroie accessoire, courroie accessoires, courroie de distribution, courroie distribution,
      courroie variateur, coussin auto, coussin voiture, coussinets de bielle, couvre siege, couvre sieges, couvre
      volant, couvre volants, cremaillere, cremaillere de direction, cric hydraulique, cric rouleur, debimetre,
      debimetre air, debitmetre, deflecteur, deflecteur vitre, deflecteurs, deflecteurs de vitre, demarreur,
      demoustiqueur, desodorisant voiture, diffuseur arriere, diffuseur voiture, disque a, disque d embrayage, disque de
      frein, disque embrayage, disque frein, disque jeune conducteur, dorsale, dorsale moto, dosseret, durite,
      echangeur, echappement, ecran casque, ecran de casque, ecrou de roue, ecrou roue, ecrous antivol, efface rayure,
      efface rayures, elargisseur, elargisseurs de voie, electrovanne turbo, elm327, embleme, embleme coffre, embout de
      guidon, embout guidon, embouts guidon, embrayage, enjoliveur, essuie glace, essuie glaces, ethylotest, etrier de
      frein, etrier frein, evaporateur, face avant, faisceau, faisceau allumage, faisceau attelage, fap, feu arriere,
      feu avant, feu de recul, feu remorque, feux de jour, feux remorque, filet coffre, film teinte, filtre a air,
      filtre a carburant, filtre a essence, filtre a gasoil, filtre a huile, filtre a particules, filtre air, filtre
      boite automatique, filtre carburant, filtre d habitacle, filtre essence, filtre gasoil, filtre gazole, filtre
      habitacle, filtre huile, filtre pollen, filtre sport, flexible de frein, flexible frein, galerie de toit, galerie
      toit, galet tendeur, galets variateur, gant de lavage voiture, gant lavage voiture, gant moto, gants cross, gants
      de mecanicien, gants moto, gants scooter, garde boue moto, gel carrosserie, genouillere cross, gicleur, gicleurs,
      gilet airbag, glace de retroviseur, glace retroviseur, gomme decontaminante, gonfleur, gonfleur pneu, goujon roue,
      graisse chaine, grattoir a givre, grattoir givre, guidon moto, gyrophare, gyrophares, haut moteur, hayon, housse
      banquette, housse de roue, housse de selle, housse de siege, housse de voiture, housse de volant, housse moto,
      housse roue de secours, housse selle, housse siege, housse siege auto, housse tableau de bord, housse voiture,
      housse volant, housses de siege, housses siege, huile 10w40, huile 2 temps, huile 2t, huile 4t, huile 5w30, huile
      5w40, huile 75w80, huile boite, huile de boite, huile de direction, huile de fourche, huile de transmission, huile
      differentiel, huile fourche, huile moteur, huile pont, injecteur, insonorisant capot, intercom, intercom moto,
      interrupteur de phare, interrupteur leve vitre, isolant camping car, jante, jante alu, jante tole, jantes, jantes
      alu, jauge carburant, jerrican essence, joint cache culbuteur, joint carter, joint collecteur, joint culasse,
      joint de culasse, joint de porte voiture, joint de vidange, joint de vitre, joint moteur, joint phare, joint spi,
      joint turbo, joints spi, jupe avant, jupe scooter, kick, kick demarrage, kit anti crevaison, kit chaine, kit
      courroie, kit cylindre, kit cylindre piston, kit de carrosserie, kit de distribution, kit de freins, kit deco
      cross, kit deco moto, kit distribution, kit embrayage, kit filtres, kit gilet triangle, kit mains libres moto, kit
      piston, kit plastique, kit plastique cross, kit renovation phare, kit reparation crevaison, kit reparation etrier,
      kit reparation pare brise, kit reparation pneu, kit roulement, kit suspension, kit vidange, kit xenon, klaxon,
      lame avant, lanceur, lanterneau, lave glace, lave glaces, leche roue, lecteur code defaut, leve moto, leve motos,
      leve vitre, leve vitres, levier de frein, levier de vitesse, levier embrayage, levier frein, levier vitesse,
      leviers moto, liquide de frein, liquide de refroidissement, liquide direction assistee, liquide frein, liquide
      refroidissement, liseret jante, longeron, lunettes casque moto, lunettes cross, lustrant, machoire de frein,
      machoire frein, magnet jeune conducteur, mainteneur de charge, maintien de charge, maitre cylindre, marteau brise
      vitre, masque cross, masque moto, microfibre auto, microfibre voiture, miroir retroviseur, moto, mousse active,
      moyeu, moyeu de roue, moyeu roue, neiman, nettoyant fap, nettoyant frein, nettoyant freins, nettoyant injecteur,
      nettoyant injecteurs, nettoyant insectes, nettoyant jantes, nettoyant moteur, nettoyant vanne egr, optique de
      phare, organisateur coffre, organisateur de coffre, organiseur coffre, pad polissage, pare brise, pare brises,
      pare carter, pare carters, pare choc, pare chocs, pare cylindre, pare cylindres, pare main, pare mains, pare
      pierre, pare pierres, pare soleil, pare soleil voiture, pare soleils, parfum auto, parfum voiture, passage de
      roue, pedales alu voiture, peinture carrosserie, peinture etrier, peinture jantes, pelle us 4x4, pendentif de
      voiture, pendentif voiture, phare, phares additionnels, pignon moto, pignon sortie de boite, pinces batterie,
      pinlock, pipe admission, pit bike, plaque auto, plaque d immatriculation, plaque desensablage, plaque immat,
      plaque immatriculation, plaques de desensablage, plaquette de frein, plaquette frein, plaquettes de frein,
      plaquettes frein, plastron moto, pneu, pneus, pochette joints moteur, pocket bike, poignee de hayon, poignee
      exterieure, poignee gaz, poignee hayon, poignee interieure porte, poignee moto, poignees chauffantes, poignees
      moto, polish, polish carrosserie, pommeau de vitesse, pommeau levier vitesse, pommeau vitesse, pompe a carburant,
      pompe a essence, pompe a huile, pompe a injection, pompe a vide, pompe carburant, pompe de direction, pompe de
      frein, pompe direction assistee, pompe eau moteur, pompe essence, pompe gasoil, pompe haute pression, pompe huile,
      pompe injection, porte arriere, porte arriere droite, porte arriere gauche, porte avant, porte avant droite, porte
      avant gauche, porte cle voiture coque, porte ski magnetique, porte ski voiture, porte skis, porte velo attelage,
      porte velo hayon, porte velos attelage, porte velos sur attelage, portiere, pot d echappement, poulie, poulie
      damper, poussoir hydraulique, poussoirs hydrauliques, prise remorque, protections moto, protege main moto, protege
      mains, pulseur, pulseur d air, quad, quad enfant thermique, raclette a givre, raclette a neige, raclette a neige
      voiture, raclette neige, raclette pare brise, radiateur de refroidissement, radiateur moteur, radiateur
      refroidissement, radiateur voiture, rampe injection, rampe led, rampes de levage, regulateur tension moto, relais
      prechauffage, remorque, remorque voiture, renfort pare choc, renovateur phare, renovateur phares, renovateur
      plastique, renovateur plastiques, reservoir essence, reservoir moto, resistance ventilation, ressort de
      suspension, ressort suspension, ressorts courts, retroviseur, rideau voiture, rotule, roue jockey, roulement de
      roue, roulement roue, roulettes protection, sabot moteur, sac de coffre voiture, sacoche reservoir, sacoches
      cavalieres, saute vent, saute vents, segment piston, segments, selle moto, serrure de porte arriere, serrure de
      porte avant, serviette microfibre voiture, servo frein, shampoing voiture, siege baquet, siege tracteur, siege
      utilitaire, silencieux, silent bloc, silentbloc, snorkel, sonde de temperature eau, sonde lambda, sonde
      temperature, soufflet, soufflet de vitesse, soupape, soupapes, spray chaine, sticker auto, sticker jante, sticker
      moto, sticker voiture, stickers auto, stickers jante, stickers jantes, stickers moto, store camping car, stylo
      retouche peinture voiture, support casque moto, support de boite, support de plaque, support moteur, support pare
      choc, support plaque, support roue de secours, support telephone moto, suspension voiture, tablier scooter,
      tambour frein, tampon protection moto, tapis auto, tapis caoutchouc voiture, tapis clio, tapis coffre, tapis de
      coffre, tapis de sol auto, tapis de sol voiture, tapis de voiture, tapis utilitaire, tapis voiture, tente auto,
      thermostat eau, thermostat moteur, top case, top cases, traverse arriere, traverse avant, traverse de facade,
      traverse inferieur, traverse inferieure, traverse radiateur, traverse superieur, traverse superieure, triangle de
      signalisation, triangle de suspension, triangle signalisation, triangle suspension, trousse secours auto, turbo,
      turbocompresseur, tuyau carburant, tuyau de frein, tuyau essence, tuyau radiateur, valise diag, valise diagnostic,
      valise moto, valises laterales, vanne egr, variateur, variateur scooter, vase d expansion, vase expansion,
      ventilateur moteur, ventilateur radiateur, verin de coffre, verin hayon, verins hayon, verre de phare,
      vilebrequin, vis colonnette, vis de roue, visiere casque, vitre arriere voiture, vitre avant, vitre de porte,
      vitre laterale, vitre porte, volant, volant moteur, volant sport, volants, wallbox`,
    ],
  ],
  unsure: `additif, aileron, antigel, bobine, carter, catalyseur, clignotants, collecteur, condenseur, cremaillere,
    deflecteur, dorsale, dosseret, echangeur, embleme, evaporateur, faisceau, fap, gonfleur, hayon, intercom, jante,
    kick, lanceur, moto, moyeu, pare soleil, pare soleils, phare, polish, portiere, poulie, quad, remorque, segments,
    silencieux, snorkel, soufflet, soupape, soupapes, turbo, variateur, volant, volants`,
  uses: {
    AUTOMOTIVE: `0w20, 0w30, 103 sp, 10w30, 10w40, 10w60, 15w40, 20w50, 5w20, 5w30, 5w40, 75w80, 75w90, 80w90, 85w140, accent era,
      accessoires auto, audi a3, audi a4, auto, automobile, aveo, berlingo, booster spirit, camion, camping car,
      carrosserie, cbr 600, chevrolet spark, citroen c3, citroen c4, citroen c5, clio 2, clio 3, clio 4, clio 5, dacia
      duster, dokker, duke 390, entretien auto, fiat ducato, fiat punto, ford fiesta, ford focus, ford transit, forza
      125, freinage, golf 5, golf 6, golf 7, gsxr, hilux vigo, hyundai i10, hyundai i20, isuzu d max, kangoo, kia
      picanto, kia rio, lodgy, logan, mbk 51, mbk booster, megane 2, megane 3, moto, moto et scooter, motos, mt 07, mt
      09, mt07, ninja 650, nissan qashqai, opel astra, opel corsa, passat, pcx 125, peugeot 2008, peugeot 206, peugeot
      207, peugeot 208, peugeot 3008, peugeot 307, peugeot 308, peugeot kisbee, peugeot partner, peugeot speedfight,
      piaggio zip, picasso c4, pieces auto, pieces detachees auto, pit bike, pneumatiques, poids lourd, polo 5, polo 6,
      renault master, renault trafic, sandero, scenic 2, scenic 3, scooter, seat ibiza, seat leon, skoda octavia, solex,
      suzuki swift, sym jet 14, symbol, t max 530, tiguan, tmax, touran, toyota hilux, toyota yaris, trafic 2, vehicule,
      voiture, voitures, xmax, xsara, yamaha tmax, z750, z900`,
  },
  makers: {
    AUTOMOTIVE: `audi, audi a3, audi a4, bmw, citroen, clio, dacia, ducati, fiat 500, fiat panda, ford fiesta,
      ford focus, golf 4, golf 5, golf 6, golf 7, golf 8, golf iv, golf v, golf vi, golf vii, kawasaki, megane,
      mercedes, opel corsa, peugeot, piaggio, polo 6r, renault, sandero, toyota yaris, twingo, volkswagen, vw
      golf`,
  },
};
