import type { Subject } from '../words.ts';

export const VEHICLES: Subject = {
  things: [
    [
      'AUTOMOTIVE+SHOES',
      `baskets forma, baskets motard, baskets motocross, baskets sidi, baskets stylmartin, baskets tcx, boots forma,
      boots motard, boots motocross, boots racing, boots sidi, boots stylmartin, boots tcx, boots trial, bottes cross,
      bottes forma, bottes motard, bottes racing, bottes sidi, bottes stylmartin, bottes tcx, bottes touring, bottines
      forma, bottines motard, bottines motocross, bottines racing, bottines sidi, bottines stylmartin, bottines tcx,
      bottines trial, chaussures forma, chaussures motard, chaussures motocross, chaussures sidi, chaussures
      stylmartin, chaussures tcx, demi bottes motocross, demi bottes trial`,
    ],
    [
      'AUTOMOTIVE+FASHION',
      `combinaison kart, combinaison mecanicien, maillot cross, pantalon cross, tenue cross, veste moto femme`,
    ],
    [
      'AUTOMOTIVE+ELECTRONICS',
      `adaptateur allume cigare, adaptateur carplay, alarme voiture, ampli voiture, amplificateur voiture, aspirateur
      connecte voiture, autoradio, boitier carplay, camera de recul, camera recul, carplay, carplay sans fil, chargeur
      allume cigare, chargeur voiture, convertisseur 12v 220v voiture, dashcam, ecran carplay, haut parleur voiture,
      haut parleurs voiture, kit main libre, kit mains libres, poste radio voiture, prise allume cigare, radar de
      recul, radar recul, support magnetique voiture, support telephone grille aeration, support telephone grille d
      aeration, support telephone voiture, support voiture, transmetteur fm`,
    ],
    [
      'AUTOMOTIVE',
      `0w20, 0w30, 10w30, 10w40, 10w60, 15w40, 20w50, 3eme point, 5w20, 5w30, 5w40, 75w80, 75w90, 80w90, 85w140,
      absorbeur pare choc, accoudoir central, accoudoir voiture, actuateur, actuateur turbo, ad blue, adaptateur 13 7
      broches, adaptateur 7 13 broches, adaptateur jante, adaptateur prise attelage, adaptateur prise remorque,
      adaptateur remorque, adblue, additif, additif carburant, aile arriere droite, aile arriere gauche, aile arriere
      voiture, aile avant, aile avant golf, aile camion, aile de remorque, aile remorque, aile tracteur, aileron,
      aileron arriere, aileron golf, aileron voiture, airbag moto, alarme moto, allumage electronique moto, allumage
      moto, allumage rotor interne, allumage scooter, allume cigare, allume cigares, alternateur, alternateur camion,
      alternateur valeo, alternateur voiture, amarre, amarre bateau, amarre composite bateau, amarre dyneema bateau,
      amarre harken, amarre inox bateau, amarre lewmar, amarre marine, amarre plaisance, amarre voilier, amarres,
      amenagement fourgon, amenagement utilitaire, amenagement van, amortisseur, amortisseur bilstein, amortisseur kyb,
      amortisseur moto, amortisseur scooter, amortisseur sport, ampoule 24v camion, ampoule auto 12v, ampoule ba15s,
      ampoule canbus, ampoule clignotant, ampoule d1s, ampoule d2s, ampoule h1, ampoule h11, ampoule h15, ampoule h3,
      ampoule h4, ampoule h7, ampoule h8, ampoule h9, ampoule hb4, ampoule navette, ampoule osram night breaker,
      ampoule p21 5w, ampoule p21w, ampoule phare, ampoule phare moto, ampoule t10, ampoule temoin, ampoule veilleuse
      voiture, ampoule voiture, ampoule w5w, ampoule xenon, ancre composite bateau, ancre dyneema bateau, ancre harken,
      ancre inox bateau, ancre lewmar, ancre marine, ancre plaisance, ancre voilier, anode aluminium, anode arbre,
      anode bateau, anode hors bord, anode magnesium, anode moteur, anode saildrive, anode zinc, anodes, antenne auto,
      antenne de toit voiture, antenne voiture, anti gravillon, anti vol de roue, antibrouillard, antifouling, antigel,
      antiparasite, antirouille chassis, antivol attelage, antivol auvray, antivol bloque disque, antivol canne volant,
      antivol chaine moto, antivol chaine sra, antivol de roue, antivol disque, antivol guidon scooter, antivol moto,
      antivol porte camping car, antivol remorque, antivol roue caravane, antivol scooter, antivol sra, antivol u,
      antivol u moto, antivol volant, antivol volant voiture, appret auto, appret carrosserie, appret garnissant, appui
      tete voiture, arbre a cames, arbre a cames moto, arbre cardan agricole, arbre de roue, arbre de transmission,
      arbre magique, arceau cage auto, arceau rallye, arceau roll bar, arceau voiture, argile carrosserie, armature
      pare choc, aspirateur auto, aspirateur de voiture, aspirateur voiture, attache rapide tracteur, attache remorque,
      attache tracteur, attelage, attelage bosal, attelage voiture, aussiere bateau, aussiere composite bateau,
      aussiere dyneema bateau, aussiere harken, aussiere inox bateau, aussiere lewmar, aussiere marine, aussiere
      plaisance, aussiere voilier, autocollant a apprenti, autocollant angles morts, autocollant bebe a bord,
      autocollant camion, autocollant camping car, autocollant departement, autocollant handicape voiture, autocollant
      jante moto, autocollant jeune conducteur, autocollant moto, autocollant plaque, autocollant reservoir,
      autocollant vignette, autocollant voiture, autocollants jantes, autoradio fixation, avertisseur de recul,
      avertisseur recul, avertisseur sonore voiture, axe bras oscillant, axe de fourche, axe de piston, axe de roue
      moto, axe piston, axe roue moto, bac a batterie, bac a coffre, bac coffre, bac de benne, bac de coffre, bache
      auto, bache bateau, bache camion, bache de remorque, bache moto, bache protection voiture, bache quad, bache
      remorque, bache scooter, bache utilitaire, bache voiture, baguette de porte, baguette de porte voiture, baguette
      de portiere, baguette laterale voiture, baguette pare brise, baguette protection portiere, baie camping car,
      balai alternateur, balai d essuie glace, balai essuie glace, balcon composite bateau, balcon dyneema bateau,
      balcon harken, balcon inox bateau, balcon lewmar, balcon voilier, ballast xenon, bande reflechissante moto, bande
      thermique, banquette bateau, barillet coffre voiture, barillet contact, barillet de porte, barillet de porte
      voiture, barillet neiman, barillet porte voiture, barillet reservoir, barre a roue, barre accouplement, barre
      anti rapprochement, barre anti roulis, barre de direction, barre de poussee tracteur, barre de remorquage, barre
      de toit, barre de torsion, barre led 4x4, barre led camion, barre led quad, barre led voiture, barre panhard,
      barre stabilisatrice, barre toit, barre torsion, bas de caisse, bas de caisse voiture, bas moteur, batterie 12v
      70ah, batterie 12v moto, batterie agm voiture, batterie auto, batterie bateau, batterie bosch s4, batterie bosch
      s5, batterie camion, batterie camping car, batterie cle voiture, batterie decharge lente camping car, batterie
      demarrage, batterie demarrage voiture, batterie exide, batterie fulmen, batterie gel moto, batterie moto,
      batterie quad, batterie scooter, batterie shido, batterie skyrich, batterie start stop, batterie tondeuse
      autoportee 12v, batterie tracteur, batterie traction, batterie tudor, batterie varta, batterie voiture, batterie
      yb, batterie ytx, batterie ytx9 bs, batterie ytz7s, batterie yuasa, batterie yuasa moto, bavette, bavette camion,
      bavettes, bebe a bord, becquet, bequille atelier, bequille centrale moto, bequille centrale scooter, bequille d
      atelier, bequille d atelier moto, bequille de stand, bequille laterale, bequille laterale moto, bequille mbk,
      bequille moto, bequille scooter, bequille stand moto, ber bateau, bi masse, bidon carburant, bidon essence,
      bielle, biellette, bimini, bip de recul, bitte bateau, bitte composite bateau, bitte dyneema bateau, bitte
      harken, bitte inox bateau, bitte lewmar, bitte marine, bitte plaisance, bitte voilier, blaxon, bloc abs, bloc
      compteur, bloque disque, bobine, bobine allumage, bobine allumage moto, bobine d allumage, bobine haute tension,
      bobine ht, bobine moto, bocal frein moto, bocal lave glace, bocal liquide de frein, boite a air, boite a air
      moto, boite a clapets, boite a eau, boite a fusible, boite a gants, boite auto, boite de transfert, boite de
      vitesse, boite de vitesses, boite gants, boitier abs, boitier additionnel, boitier bsi, boitier cle audi, boitier
      cle auto, boitier cle bmw, boitier cle citroen, boitier cle clio, boitier cle dacia, boitier cle fiat, boitier
      cle ford, boitier cle megane, boitier cle mercedes, boitier cle moto, boitier cle opel, boitier cle peugeot,
      boitier cle renault, boitier cle telecommande, boitier cle toyota, boitier cle voiture, boitier cle volkswagen,
      boitier cle vw, boitier d allumage, boitier de commande moteur, boitier de servitude, boitier direction, boitier
      papillon, boitier prechauffage, boitier sim voiture, boitier thermostat, boitier uch, bombe anti crevaison, bombe
      crevaison, bombe peinture auto, bombe peinture carrosserie, bombe peinture etrier, bombe peinture jante, bombe
      peinture moto, bombe peinture voiture, booster 12v, booster batterie, booster de batterie, booster de demarrage,
      booster demarrage, booster lithium voiture, booster noco, borne de recharge, borne recharge, bosse de ris bateau,
      bosse de ris composite bateau, bosse de ris dyneema bateau, bosse de ris harken, bosse de ris inox bateau, bosse
      de ris lewmar, bosse de ris marine, bosse de ris plaisance, bosse de ris voilier, bossoir, botte moto cross,
      botte motocross, botte trial, bouchon carter moteur, bouchon de radiateur auto, bouchon de remplissage huile,
      bouchon de reservoir, bouchon de reservoir scooter, bouchon de vidange, bouchon essence, bouchon gasoil, bouchon
      reservoir, bouchon valve, bouchon vidange, bouchons de valve, boucle de ceinture de securite, bouee d amarrage,
      bouee de corps mort, bougie allumage, bougie beru, bougie bosch moteur, bougie champion moteur, bougie d
      allumage, bougie de prechauffage, bougie de scooter, bougie denso, bougie iridium, bougie moteur, bougie ngk,
      bougie prechauffage, bougie scooter, bout amarrage, bout composite bateau, bout dyneema bateau, bout harken, bout
      inox bateau, bout lewmar, bout plaisance, bout voilier, bouton de warning, bracelets guidon moto, bras de
      suspension, bras inferieur, bras oscillant, bras superieur suspension, bras suspension, broche 3eme point, broche
      attelage tracteur, broche tracteur, brosse jante, brosse jantes, brosse lavage auto, broyeur wc marin, bulle
      double courbure, bulle haute, bulle moto, bulle scooter, bulle sport moto, bulle touring, butee de direction,
      cable accelerateur, cable accelerateur scooter, cable batterie, cable boite vitesse, cable commande bateau, cable
      compteur, cable compteur moto, cable d accelerateur, cable d accelerateur moto, cable de batterie voiture, cable
      de boite de vitesse, cable de charge voiture electrique, cable de compteur, cable de demarrage, cable de frein,
      cable de gaz, cable de recharge type 2, cable de telecommande bateau, cable demarrage, cable demarrage camion,
      cable embrayage moto, cable frein, cable gaz, cable gaz moto, cable gaz scooter, cable obd2, cable recharge
      voiture electrique, cable selecteur vitesse, cable starter, cable starter moto, cable t2, cable type 2, cables
      demarrage voiture, cablot bateau, cablot composite bateau, cablot dyneema bateau, cablot harken, cablot inox
      bateau, cablot lewmar, cablot marine, cablot plaisance, cablot voilier, cache allumage, cache bagages, cache
      batterie moteur, cache carter, cache crochet remorquage, cache culbuteur, cache ecrou, cache ecrous, cache jante,
      cache moteur, cache moyeu, cache moyeux, cache pedale, cache pedales, cache phare, cache plaque, cache plaques,
      cache soupapes, cadene, cadre autoradio, cagoule moto, calandre, calandre sport, calculateur, cale camping car,
      cale de roue, cale de roue camion, cale fiamma, cale pied cross, cale pied moto, cale pied passager moto, cale
      pied pilote, cale pieds, cale pieds moto, cale pieds passager moto, cale poids lourd, cale roue, calorstat, canon
      a mousse, capot, capote, capote bateau, capteur abs, capteur angle volant, capteur arbre a came, capteur
      cliquetis, capteur de parking, capteur de point mort, capteur de pression, capteur de recul, capteur de
      stationnement, capteur de temperature eau, capteur de vitesse, capteur hauteur assiette, capteur map, capteur
      niveau huile, capteur nox, capteur parking, capteur pedale, capteur pluie luminosite, capteur pluie voiture,
      capteur pmh, capteur pmh moto, capteur position papillon, capteur position pedale, capteur pression carburant,
      capteur pression differentielle, capteur pression huile, capteur pression turbo, capteur recul, capteur regime
      moteur, capteur roue abs, capteur temperature eau, capteur temperature habitacle, capteur temperature moteur,
      capteur tpms, capteur vitesse boite, capuchon bougie, caravane piece, carburateur, carburateur moto, carburateur
      scooter, carburateur solex, cardan, cardan agricole, carenage, carter, cartouche dessiccateur, casque agv, casque
      arai, casque bell moto, casque cross, casque cross enfant, casque enfant moto, casque fox v1, casque hjc, casque
      integral, casque integral moto, casque jet, casque jet moto, casque kart, casque karting, casque karting enfant,
      casque ls2, casque modulable, casque modulable moto, casque modulable shoei, casque moto, casque moto enfant,
      casque motocross, casque rallye, casque scorpion, casque shark, casque shoei, casque trial, casque trottinette
      integral moto, catalyseur, catalyseur essence, catalyseur peugeot, catalyseur voiture, cdi moto, cdi scooter,
      ceinture abdominale moto, ceinture de securite, ceinture de securite voiture, ceinture lombaire moto, ceinture
      moto, centrale clignotante, centrale clignotants, centre de roue, ceramique carrosserie, ceramique voiture,
      chaine 428, chaine 520, chaine 525, chaine a neige, chaine afam, chaine antivol moto, chaine bateau, chaine
      composite bateau, chaine de distribution, chaine de distribution moto, chaine de transmission moto, chaine did,
      chaine distribution kit, chaine dyneema bateau, chaine harken, chaine lewmar, chaine moto, chaine neige, chaine
      neige 9mm, chaine plaisance, chaine regina, chaine secondaire, chaine stabilisatrice, chaine voilier, chaines de
      neige, chaise moteur, chambre a air agricole, chambre a air camion, chambre a air cross, chambre a air mobylette,
      chambre a air moto, chambre a air quad, chambre a air scooter, chambre a air solex, chandelier bateau, chandelier
      composite bateau, chandelier dyneema bateau, chandelier harken, chandelier inox bateau, chandelier lewmar,
      chandelier marine, chandelier plaisance, chandelier voilier, chandelle 2t, chandelle 3t, chandelle auto,
      chandelle de voiture, chandelle tracteur, chandelle voiture 3t, chandelles voiture, chargeur batterie 12v 24v,
      chargeur batterie auto, chargeur batterie camion, chargeur batterie moto, chargeur batterie quad, chargeur
      batterie voiture, chargeur ctek, chargeur de batterie 12v voiture, chargeur de batterie auto, chargeur de
      batterie voiture, chargeur demarreur, chargeur maintien batterie, chargeur optimate, chargeur voiture electrique,
      charniere de capot, chauffage 12v voiture, chauffage autonome, chauffage diesel 12v, chauffage gasoil autonome,
      chauffage stationnaire, chauffage truma, chauffage webasto, chauffe eau camping car, chauffe eau truma, chaumard,
      chaussettes a neige, chaussettes neige, chenille caoutchouc, chenille mini pelle, chra turbo, cire auto, cire
      carnauba auto, cire carnauba voiture, cire carrosserie, cire corps creux, cire de protection voiture, cire rapide
      voiture, cire voiture, clapet admission, clapet carbone scooter, clapet malossi, clapet moto 2 temps, cle a
      bougie voiture, cle de demarrage voiture, cle de roue, cle demonte roue, cle en croix voiture, cle filtre a huile
      auto, cle roue, clignotant, clignotant led moto, clignotant moto, clignotant scooter, clignotants led,
      clignotants sequentiels, coffre a outils camion, coffre de remorque, coffre de toit, coffre flanc camion, coffre
      outils camion, coffre pick up, coffre remorque, coffre toit, coffret calage, coffret de calage, collecteur,
      collecteur admission, collecteur d admission, collecteur inox moto, collier echappement, colonne de direction,
      com 2000, combinaison cuir moto, combinaison de pluie moto, combinaison fia, combinaison karting, combinaison
      pilote fia, combinaison pluie moto, combinaison rallye, combine filete, combine filetes bc racing, combine
      filetes bilstein, commande boitier bateau, commande moteur bateau, commande reculee, commodo, commodo moto,
      commodo scooter, commodo universel moto, compas de route, compound polish, compresseur 12v, compresseur 12v
      voiture, compresseur clim, compresseur clim voiture, compresseur climatisation, compresseur de clim, compresseur
      de ressort, compresseur de ressorts, compresseur suspension pneumatique, compresseur voiture, compressiometre,
      compteur d heures moteur, compteur de vitesse moto, compteur de voiture, compteur digital moto, compteur horaire
      moteur, compteur kilometrique, compteur koso, compteur moto, compteur scooter, compteur tracteur, compteur
      vitesse, compteur vitesse scooter, condensateur allumage, condenseur, condenseur clim, contacteur a cle,
      contacteur beq, contacteur cle moto, contacteur de feu stop, contacteur de frein, contacteur demarreur,
      contacteur embrayage, contacteur feu stop, contacteur marche arriere, contacteur neiman, contacteur pression
      huile, contacteur tournant, coque arriere moto, coque arriere scooter, coque cle, coque cle audi, coque cle auto,
      coque cle bmw, coque cle citroen, coque cle clio, coque cle dacia, coque cle fiat, coque cle ford, coque cle
      megane, coque cle mercedes, coque cle moto, coque cle opel, coque cle peugeot, coque cle renault, coque cle
      toyota, coque cle voiture, coque cle volkswagen, coque cle vw, coque de cle, coque de cle voiture, coque selle
      moto, coque telecommande plip, cordage amarrage, cordage bateau, cordage composite bateau, cordage dyneema
      bateau, cordage harken, cordage inox bateau, cordage lewmar, cordage marine, cordage plaisance, cordage voilier,
      corps papillon, cosse bateau, cosse batterie, cosse batterie auto, cosse batterie voiture, cosse composite
      bateau, cosse de batterie, cosse dyneema bateau, cosse harken, cosse inox bateau, cosse lewmar, cosse plaisance,
      cosse voilier, coudieres moto, coupe batterie, coupe batterie camion, coupe batterie voiture, coupe batteries,
      coupe batteries camion, coupe batteries voiture, coupe circuit, coupe circuits, coupelle amortisseur, coupleur
      hydraulique, couronne acier moto, couronne afam, couronne alu moto, couronne jt, couronne kit chaine, couronne
      moto, courroie accessoire, courroie accessoires, courroie crantee moto, courroie d alternateur, courroie de
      distribution, courroie distribution, courroie kevlar scooter, courroie mbk, courroie moto, courroie multi v,
      courroie poly v, courroie scooter, courroie trapezoidale auto, courroie variateur, courroie variateur scooter,
      coussin auto, coussin ceinture voiture, coussin d air camion, coussin d air suspension, coussin lombaire voiture,
      coussin pneumatique suspension, coussin rehausseur conducteur, coussin siege voiture, coussin voiture, couteau
      gyrobroyeur, couteau rotavator, couvre selle de moto, couvre selle de selle moto, couvre selle de selle scooter,
      couvre selle moto, couvre selle scooter, couvre siege, couvre siege auto, couvre sieges, couvre volant, couvre
      volants, covering, covering voiture, cremaillere, cremaillere de direction, cric 2 tonnes, cric camion, cric
      gonflable voiture, cric hydraulique, cric losange, cric moto, cric rouleur, cric sherpa, cric voiture, ctek,
      culasse complete, culasse malossi, culasse mobylette, culasse moto, culasse nue, culbuteurs, cylindre 70cc,
      cylindre am6, cylindre de frein, cylindre de roue, cylindre emetteur, cylindre malossi, cylindre piston moto,
      cylindre piston scooter, cylindre polini, cylindre recepteur, cylindre scooter, davier, davier bateau, davier
      composite bateau, davier dyneema bateau, davier harken, davier inox bateau, davier lewmar, davier marine, davier
      plaisance, davier voilier, debimetre, debitmetre, decanteur gasoil, decata, decontaminant carrosserie,
      decontaminant ferreux, decontaminant jante, defense bateau, deflecteur, deflecteur vitre, deflecteurs,
      deflecteurs de vitre, degraissant frein, degraissant jante, degraissant moteur, demarreur, demarreur moto,
      demarreur scooter, demarreur valeo, demarreur voiture, demonte pneu machine, demonte pneu moto, demonte pneu
      voiture, demonte pneus moto, demonte pneus voiture, demoustiqueur, dent cultivateur, dent de herse, dent de
      vibroculteur, dent rotavator, dent vibroculteur, desodorisant auto, desodorisant auto little trees, desodorisant
      voiture, dessiccateur d air, detendeur camping car, detendeur truma, diffuseur arriere, diffuseur arriere golf,
      diffuseur de pare choc, diffuseur pare choc, diffuseur voiture, direction hydraulique bateau, dirt bike, disque
      a, disque bleu stationnement, disque conduite accompagnee, disque d embrayage, disque de frein, disque de frein
      camion, disque de frein moto, disque de frein scooter, disque de stationnement, disque embrayage, disque frein,
      disque jeune conducteur, disque stationnement, disques de frein brembo, disques embrayage moto, distributeur
      hydraulique, dorsale, dorsale alpinestars, dorsale d2o, dorsale moto, dosseret, downpipe, drisse bateau, drisse
      composite bateau, drisse dyneema, drisse harken, drisse inox bateau, drisse lewmar, drisse marine, drisse
      plaisance, drisse voilier, durite, echangeur, echangeur air, echangeur huile, echappement, echelle de bain,
      echelle de camping car, echelle de pare choc, echelle de pavillon, echelle de toit utilitaire, ecoute bateau,
      ecoute composite bateau, ecoute de voile, ecoute dyneema bateau, ecoute harken, ecoute inox bateau, ecoute
      lewmar, ecoute plaisance, ecoute voilier, ecran agv, ecran arai, ecran casque, ecran casque moto, ecran casque
      shoei, ecran de casque, ecran hjc, ecran iridium, ecran ls2, ecran shark, ecrou de roue, ecrou roue, ecrous
      antivol, ecrous antivols roues, efface rayure, efface rayures, elargisseur, electrovanne turbo, elm327, elm327
      bluetooth, embase siege pivotant, embleme, embleme amg, embleme bmw, embleme coffre, embleme mercedes, embout de
      guidon, embout guidon, embout pot, embrayage, embrayage kit luk, embrayage luk, embrayage moto, embrayage sachs,
      embrayage scooter, emerillon ancre, emerillon bateau, emerillon composite bateau, emerillon dyneema bateau,
      emerillon harken, emerillon inox bateau, emerillon lewmar, emerillon marine, emerillon plaisance, emerillon
      voilier, enjoliveur, enjoliveur dacia, equilibreuse roue, essieu, essuie glace, essuie glace camion, essuie glace
      valeo, essuie glaces, essuie glaces camion, essuie glaces valeo, ethylotest, ethylotest electronique, etrier
      arriere droit, etrier arriere gauche, etrier avant, etrier brembo, etrier de frein, etrier frein, etui cle audi,
      etui cle auto, etui cle bmw, etui cle citroen, etui cle clio, etui cle dacia, etui cle fiat, etui cle ford, etui
      cle megane, etui cle mercedes, etui cle moto, etui cle opel, etui cle peugeot, etui cle renault, etui cle
      telecommande, etui cle toyota, etui cle volkswagen, etui cle vw, evaporateur, extension d ailes, extincteur
      voiture, facade autoradio, face avant, faisceau, faisceau allumage, faisceau electrique moto, faisceau electrique
      scooter, faisceau electrique voiture, faisceau moteur, faisceau phare, faisceau specifique, fap, fap echange, fap
      nettoye, fap peugeot, feu a eclat, feu a retournement, feu anti brouillard, feu arriere, feu arriere camion, feu
      arriere led moto, feu arriere moto, feu arriere scooter, feu avant, feu de gabarit, feu de jour led, feu de
      mouillage, feu de navigation, feu de penetration, feu de plaque, feu de position, feu de recul, feu de remorque,
      feu de travail, feu diurne, feu eclairage plaque, feu flash, feu gabarit, feu lateral camion, feu multifonction
      remorque, feu navigation, feu plaque, feu remorque, feu stop, feu tournant, feu troisieme stop, feux de jour,
      feux led remorque, fiche 13 broches, fiche 7 broches, filet a bagages voiture, filet bagage moto, filet casque
      moto, filet coffre, filet de coffre, filet de separation voiture, filet remorque, filiere bateau, filiere
      composite bateau, filiere dyneema bateau, filiere harken, filiere inox bateau, filiere lewmar, filiere marine,
      filiere plaisance, filiere voilier, film chrome voiture, film phare, film ppf, film protection carrosserie, film
      solaire voiture, film teinte, film teinte vitre voiture, film vitre teintee, filtre a air, filtre a air camion,
      filtre a air moto, filtre a air poids lourd, filtre a air scooter, filtre a air sport, filtre a carburant, filtre
      a essence, filtre a gasoil, filtre a gazole, filtre a huile, filtre a huile moto, filtre a particules, filtre
      air, filtre boite automatique, filtre cabine, filtre carburant, filtre cone kn, filtre d habitacle, filtre
      decanteur, filtre deshydratant, filtre deshydrateur clim, filtre dessicateur, filtre dessiccateur, filtre
      direction assistee, filtre essence, filtre gasoil, filtre gazole, filtre habitacle, filtre huile, filtre
      hydraulique, filtre mann, filtre pollen, filtre purflux, filtre separateur, filtre sport, flaps bateau, flexible
      de frein, flexible frein, flexible hydraulique, flexible spirale camion, fosse garage, fourche avant moto,
      fourche cross, fourche mobylette, fourche moto, fourche palette tracteur, fourche scooter, fumigene marine, fusee
      parachute, fusibles auto, fusibles enfichables, fusibles mini auto, fusibles voiture, gaffe bateau, galerie
      aluminium utilitaire, galerie de toit, galerie de toit 4x4, galerie de toit voiture, galerie toit, galerie
      utilitaire, galet tendeur, galets de distribution, galets de variateur, galets dr pulley, galets malossi, galets
      variateur, gant alpinestars moto, gant auto microfibre, gant chauffants moto, gant cross, gant dainese moto, gant
      de lavage auto, gant de lavage voiture, gant de moto, gant ete homologues, gant five moto, gant furygan moto,
      gant hiver motard, gant homologue moto, gant homologues ce, gant ixon, gant lavage, gant lavage auto, gant lavage
      voiture, gant motard, gant moto, gant moto femme, gant motocross, gant racing moto, gant rst moto, gant segura,
      gants cross enfant, gants de mecanicien, gants fox cross, gants kart, gants karting, gants mecanique moto, gants
      moto cross enfant, gants moto homme, gants pilote, gants scooter, gants trial, garde boue 4x4, garde boue arriere
      moto, garde boue avant moto, garde boue camion, garde boue cross, garde boue moto, garde boue poids lourd, garde
      boue remorque, garde boue scooter, garde boue tracteur, gel carrosserie, gel coat, gelcoat, genouillere cross,
      genouilleres moto, genouilleres motocross, geometrie turbo, gicleur, gilet airbag, gilet triangle, glace de
      retroviseur, glace miroir retro, glace retro, glace retroviseur, godet chargeur, godet mini pelle, godet pelle,
      godet terrassement, godet tracteur, gomme decontaminante, gonfleur, gonfleur 12v, gonfleur numerique, gonfleur
      pneu voiture, gonfleur voiture, goujon de roue, goujon roue, graisse chaine, graisse chaine moto, graisse chaine
      motul, graisse marine bateau, grattoir a givre, grattoir givre, grille de protection phare, grille de radiateur,
      grille de radiateur moto, grille de separation utilitaire, grille de separation voiture, grille haut parleur
      voiture, groupe d eau, guidon bracelet moto, guidon cafe racer, guidon cross, guidon fatbar, guidon moto, guidon
      renthal cross, guidon scooter, guindeau, gyrophare, harnais 3 points voiture, harnais 4 points, harnais 6 points,
      harnais baquet, harnais de securite voiture, harnais rallye, harnais sparco, haut moteur, hayon, helice bateau,
      helice hors bord, helice inox bateau, helice moteur bateau, helice yamaha, housse banquette, housse bateau,
      housse camping car, housse cle voiture, housse de bateau, housse de cle, housse de grand voile, housse de moto,
      housse de protection moto, housse de roue, housse de selle, housse de selle honda, housse de selle moto, housse
      de selle scooter, housse de siege, housse de siege auto, housse de siege voiture, housse de voiture, housse de
      volant, housse moto, housse moto exterieur, housse quad, housse remorque, housse roue moto, housse scooter,
      housse selle, housse selle moto, housse siege, housse siege auto, housse siege camion, housse siege voiture,
      housse tableau de bord, housse voiture, housse volant, hublot bateau, huile 0w20, huile 0w30, huile 10w30, huile
      10w40, huile 15w40, huile 2 temps, huile 2 temps moto, huile 2 temps scooter, huile 20w50, huile 2t, huile 2t
      motul, huile 4t, huile 5w30, huile 5w40, huile 75w80, huile 75w90, huile 80w90, huile boite, huile castrol, huile
      compresseur clim, huile de boite, huile de direction, huile de fourche, huile de fourche motul, huile de pont,
      huile de transmission, huile differentiel, huile direction assistee, huile filtre a air, huile fourche, huile
      hydraulique iso 46, huile hydraulique tracteur, huile lhm, huile moteur, huile moteur 5w30, huile moteur moto,
      huile moto 10w40, huile motul, huile pont, huile scooter, huile suspension moto, huile total quartz, huile
      transmission, huile utto, impeller, injecteur, injecteur denso, intercom, intercom cardo, intercom casque,
      intercom duo, intercom moto, intercom sena, intercooler, interface diag, interface diagbox, interface obd,
      interface vcds, interieur casque, interrupteur de phare, interrupteur leve vitre, isolant camping car, isolant
      fourgon, isolant pare brise camping car, isolant thermique camping car, isothermes camping car, jante, jante alu,
      jante aluminium 17, jante arriere moto, jante avant moto, jante bbs, jante camion, jante moto, jante quad, jante
      remorque, jante scooter, jante tole, jante tracteur, jante utilitaire, jantes, jauge a carburant, jauge a
      essence, jauge a gasoil, jauge bateau, jauge carburant, jauge d huile, jauge niveau carburant, jauge pression
      turbo, jerrican carburant, jerrican essence, jerrican hydrocarbure, joint admission, joint cache culbuteur, joint
      cache soupape, joint carter, joint coffre, joint collecteur, joint culasse, joint de carter, joint de coffre
      voiture, joint de culasse, joint de pare brise, joint de pompe injection, joint de porte voiture, joint de
      portiere, joint de pot, joint de queue de soupape, joint de vidange, joint de vitre, joint embase cylindre, joint
      etrier, joint lecheur, joint moteur, joint phare, joint pompe a eau moteur, joint porte voiture, joint spi, joint
      turbo, joint vanne egr, joint vis vidange, joints de queue soupape, joints fourche, jupe avant, jupe laterale,
      jupe laterales, jupe scooter, kick, kick demarrage, kit 70cc, kit anti crevaison, kit bulle, kit camping car
      entretien, kit carrosserie, kit chaine, kit courroie, kit cylindre, kit de carrosserie, kit de distribution, kit
      de freinage, kit de freins, kit de reparation etrier, kit de securite voiture, kit debosselage, kit deco cross,
      kit deco moto, kit deco quad, kit depannage crevaison, kit detailing, kit direction assistee, kit disques
      plaquettes, kit distribution, kit embrayage luk, kit filtre moteur, kit filtres, kit fourche, kit frein a main,
      kit frein arriere, kit frein moto, kit galet distribution, kit gilet triangle, kit h7 led, kit joint fourche, kit
      joint haut moteur, kit lustrage, kit main libre bluetooth, kit mains libres moto, kit nettoyage voiture, kit
      phare led voiture, kit piston, kit plaquettes disques, kit plastique, kit polissage voiture, kit rabaissement,
      kit rehausse suspension, kit renovation phare, kit reparation carburateur scooter, kit reparation crevaison, kit
      reparation etrier, kit reparation pare brise, kit reparation parechoc, kit reparation pneu, kit revision moto,
      kit roulement, kit securite auto, kit suspension, kit tambour, kit transmission moto, kit vidange, kit vidange
      moto, kit visserie carenage, kit vtc accessoire, kit xenon, klaxon, klaxon camion, klaxon italien voiture, klaxon
      moto, klaxon voiture, lame avant, lame avant clio, lame gyrobroyeur, lame niveleuse, lame rotavator, lanceur,
      lanterneau, lanterneau camping car, lave glace, lave glaces, lazy bag, leche roue, lecteur code defaut, lecteur
      code defaut auto, lecteur code erreur auto, lecteur obd, led canbus, led h4, led h7, led plaque immatriculation
      voiture, led t10, leve moto, leve motos, leve roue moto, leve vitre, leve vitres, levier de frein, levier de
      frein moto, levier de frein scooter, levier de vitesse, levier embrayage moto, levier frein, levier frein moto,
      levier scooter, levier vitesse, leviers cnc, leviers courts moto, leviers moto, leviers repliables moto, ligne
      complete akrapovic, ligne complete moto, liquide anti crevaison moto, liquide de direction assistee, liquide de
      frein, liquide de frein dot 4, liquide de refroidissement, liquide direction assistee, liquide frein, liquide
      hydraulique, liquide preventif pneu moto, liquide refroidissement, liquide refroidissement moto, liquide
      suspension, liseret jante, logo audi, logo bmw, logo coffre, logo embleme, logo ford, logo mercedes, logo
      peugeot, logo renault, logo voiture, logo volant, logo vw, longeron, lubrifiant chaine moto, lunette arriere
      voiture, lunettes casque moto, lunettes cross, lustrant, macaron taxi, machoire de frein, machoire frein,
      machoires frein scooter, magnet bebe a bord, magnet conduite accompagnee, magnet jeune conducteur, magnet
      voiture, main d accouplement, mainteneur de charge, maintien de charge, maitre cylindre, maitre cylindre brembo,
      manchons guidon moto, manchons moto, manchons scooter, manille 4x4, manille bateau, manille composite bateau,
      manille dyneema bateau, manille harken, manille inox bateau, manille lewmar, manille marine, manille plaisance,
      manille textile, manille voilier, manometre de gonflage, manometre huile, manometre pression huile auto,
      manometre turbo, marche pied 4x4, marche pied camion, marche pied camping car, marche pied electrique camping
      car, marche pied utilitaire, marche pied voiture, marchepieds 4x4, marteau brise vitre, marteau broyeur, marteau
      epareuse, masque cross, masque moto, masse autocollantes jantes, masse d equilibrage, masse equilibrage, mastic
      carrosserie, mastic fibre de verre, mastic finition carrosserie, mastic marine, mastic polyester, mastic
      polyester carrosserie, microfibre auto, microfibre carrosserie, microfibre sechage, microfibre sechage auto,
      microfibre vitre auto, microfibre voiture, miroir retroviseur, monogramme bmw, monogramme coffre, monogramme
      peugeot, monogramme renault, moteur 50cc, moteur chauffage habitacle, moteur complet moto, moteur diesel
      occasion, moteur electrique bateau, moteur hors bord, moteur lifan, moteur occasion diesel, moteur pit bike,
      moteur trappe, moteur ventilation voiture, moto, mouillage composite bateau, mouillage dyneema bateau, mouillage
      harken, mouillage inox bateau, mouillage lewmar, mouillage marine, mouillage plaisance, mouillage voilier,
      moulure de porte voiture, moulure porte voiture, mousqueton bateau, mousqueton composite bateau, mousqueton
      dyneema bateau, mousqueton harken, mousqueton inox bateau, mousqueton lewmar, mousqueton plaisance, mousqueton
      voilier, mousse active, mousse lustrage, mousse nettoyante auto, mousse polissage, moustiquaire camping car,
      moustiquaire fourgon, moustiquaire porte camping car, moyeu, moyeu arriere roue, moyeu avant, moyeu de roue,
      moyeu remorque, moyeu roue, moyeu tambour remorque, moyeu volant, nable, neiman, nettoyant admission, nettoyant
      alcantara, nettoyant carburateur, nettoyant carrosserie, nettoyant casque, nettoyant catalyseur, nettoyant chaine
      moto, nettoyant circuit refroidissement, nettoyant climatisation voiture, nettoyant contact electrique auto,
      nettoyant coque bateau, nettoyant cuir voiture, nettoyant egr, nettoyant fap, nettoyant filtre a air, nettoyant
      frein, nettoyant freins, nettoyant goudron, nettoyant habitacle, nettoyant injecteur, nettoyant injecteurs,
      nettoyant insectes, nettoyant interieur voiture, nettoyant jantes, nettoyant moteur, nettoyant moto, nettoyant
      plastique voiture, nettoyant pneus, nettoyant radiateur moteur, nettoyant siege auto tissu, nettoyant tableau de
      bord, nettoyant tissu voiture, nettoyant turbo, nettoyant vanne, nettoyant vitre auto, nourrice carburant,
      nourrice essence, nourrice hors bord, optimate, optique avant, optique de phare, optique droit, optique moto,
      optique scooter, organisateur coffre, organisateur coffre voiture, organisateur de coffre, organisateur siege
      voiture, organisateur voiture, organiseur auto, organiseur coffre, organiseur de voiture, organiseur siege
      arriere, organiseur siege auto, organiseur siege voiture, organiseur voiture, outil de calage, pad de polissage,
      pad lustrage, pad lustreuse, pad polissage, pare battage, pare battages, pare brise, pare brise camion, pare
      brise moto, pare brise scooter, pare brise voiture, pare brises, pare buffle, pare carter, pare carters, pare
      choc, pare choc avant golf, pare chocs, pare cylindre, pare cylindres, pare jambe moto, pare main, pare mains,
      pare pierre, pare pierre enfant cross, pare pierres, pare soleil, pare soleil voiture, pare soleils, parfum auto,
      parfum voiture, passage de roue, passe coque, passerelle bateau, pate a polir, pate a polir carrosserie, pedale d
      accelerateur, pedale de frein moto, pedale de frein voiture, pedale de kick, pedale demarrage moto, pedale
      embrayage voiture, pedale kick, pedale selecteur, pedales alu voiture, peinture anti gravillon, peinture
      antifouling, peinture auto, peinture blackson, peinture bombe moto, peinture carrosserie, peinture carrosserie
      auto, peinture code couleur auto, peinture etrier, peinture jantes, peinture jantes voiture, peinture moteur,
      peinture plastique pare choc, peinture reservoir moto, peinture voiture, pelle us 4x4, pendentif de voiture,
      pendentif voiture, perche ip, phare, phare additionnel, phare avant droit, phare avant gauche, phare avant led,
      phare de recherche voiture, phare de travail, phare droit, phare gauche, phare led moto, phare led tracteur,
      phare longue portee, phare moto, phare principal, phare rond moto, phare scooter, phare tracteur, phare travail,
      phare xenon, phares avant, phares led voiture, pignon 14 dents moto, pignon afam, pignon de boite, pignon jt,
      pignon moto, pignon sortie de boite, pince colliers cardan, pince colliers durite, pince filtre a huile, pince
      segment piston, pinces batterie, pinlock, pipe admission, pipe d admission, piston, piston etrier, piston moto,
      piston scooter, pit bike, plaque 90 camion, plaque auto, plaque bas moteur, plaque constructeur, plaque d
      immatriculation, plaque de controle camion, plaque de police voiture, plaque de protection moteur, plaque
      desensablage, plaque immat, plaque immatriculation, plaque immatriculation moto, plaque longue et lourde, plaque
      marchepied, plaque mineralogique, plaque numero cross, plaque pivotante siege, plaque plexiglas immatriculation,
      plaque tracteur, plaque vehicule lent, plaques de desensablage, plaquette de frein, plaquette frein, plaquettes
      arriere, plaquettes avant, plaquettes bosch avant, plaquettes brembo, plaquettes de frein avant moto, plaquettes
      de frein brembo, plaquettes de frein camion, plaquettes de frein ebc, plaquettes de frein galfer, plaquettes de
      frein moto, plaquettes de frein scooter, plaquettes ebc, plaquettes ferodo, plaquettes galfer, plaquettes moto,
      plaquettes sbs, plaquettes valeo, plastron cross, plastron moto, plastron motocross, plastron pare pierre, plip,
      plip cle audi, plip cle auto, plip cle bmw, plip cle citroen, plip cle clio, plip cle dacia, plip cle fiat, plip
      cle ford, plip cle megane, plip cle mercedes, plip cle moto, plip cle opel, plip cle peugeot, plip cle renault,
      plip cle toyota, plip cle voiture, plip cle volkswagen, plip cle vw, pneu, pneu 4x4, pneu agricole, pneu
      bridgestone, pneu camion, pneu cloute moto, pneu enduro, pneu goodyear, pneu hankook, pneu michelin, pneu moto,
      pneu pirelli, pneu pit bike, pneu poids lourd, pneu scooter, pneu solex, pneus voiture, pochette joint de
      culasse, pochette joint moteur, pochette joints, pocket bike, pocket bike enfant, poignee accelerateur, poignee
      chauffante moto, poignee de coffre, poignee de gaz, poignee de hayon, poignee de porte arriere, poignee de porte
      avant droite, poignee de porte avant gauche, poignee de porte exterieure, poignee exterieure, poignee gaz,
      poignee gaz moto, poignee hayon, poignee interieure porte, poignee interieure portiere, poignee moto, poignee
      passager moto, poignee porte exterieure, poignee progrip, poignee tirage gaz, poignee tirage rapide, poignees
      chauffantes, poignees domino moto, poignees scooter, poire d amorcage, poire nourrice, polish, polish auto,
      polish carrosserie, polish finition, polish menzerna, polish phare, polish voiture, pommeau de levier, pommeau de
      vitesse, pommeau levier vitesse, pommeau vitesse, pompe a carburant, pompe a eau camping car, pompe a eau dolz,
      pompe a eau gates, pompe a eau graf, pompe a eau hepu, pompe a eau moteur, pompe a eau scooter, pompe a eau skf,
      pompe a eau valeo, pompe a eau voiture, pompe a essence, pompe a essence moto, pompe a huile, pompe a huile
      scooter, pompe a injection, pompe a vide, pompe abs, pompe amorcage gasoil, pompe camping car, pompe carburant,
      pompe d amorcage gasoil, pompe d injection, pompe de cale, pompe de direction, pompe de frein, pompe de gavage,
      pompe direction, pompe eau moteur, pompe essence, pompe gasoil, pompe gavage, pompe haute pression, pompe huile,
      pompe hydraulique tracteur, pompe immergee bateau, pompe immergee camping car, pompe injection, pompe lave glace,
      pompe poire gasoil, pompe shurflo, pont 2 colonnes, pont ciseaux auto, pont elevateur, pont elevateur moto,
      pontets, pontets guidon, porte arriere, porte avant, porte bagage scooter, porte bagages moto, porte bebe a bord,
      porte canne voiture, porte cle moto, porte cle voiture coque, porte echelle, porte fusible auto, porte gobelet
      voiture, porte immat, porte jante, porte kayak voiture, porte moto attelage, porte outils moto, porte paquet
      scooter, porte paquets moto, porte planche surf voiture, porte plaque moto, porte plaque scooter, porte sac
      voiture, porte ski magnetique, porte ski voiture, porte skis, porte skis voiture, porte telephone moto, porte
      tout voiture, porte velo attelage, porte velo camping car, porte velo coffre, porte velo hayon, porte velo toit,
      porte velos attelage, porte velos hayon, porte velos sur attelage, porte velos thule, portiere, pot akrapovic,
      pot arrow, pot catalytique, pot d echappement moto, pot de detente, pot detente, pot echappement moto, pot
      echappement scooter, pot giannelli, pot lelu, pot leovince, pot mbk, pot moto, pot scooter, pot yasuni, poulie,
      poulie accastillage, poulie bateau, poulie composite bateau, poulie damper, poulie dyneema bateau, poulie harken,
      poulie inox bateau, poulie lewmar, poulie marine, poulie plaisance, poulie voilier, poussoir hydraulique,
      poussoirs, prefiltre a carburant, prefiltre a gasoil, prefiltre decanteur, prefiltre gasoil, prelavage auto,
      prelavage voiture, prise 13 broches, prise 13 poles, prise 15 broches camion, prise 7 broches, prise 7 poles,
      prise abs remorque, prise de force, prise obd, prise remorque, produit entretien voiture, produit vitre voiture,
      propulseur d etrave, protection cadre moto, protection carter moto, protection coffre voiture, protection de
      reservoir, protection de seuil, protection disque moto, protection dorsale, protection levier moto, protection
      moteur alu, protection moteur moto, protection reservoir, protection seuil de porte, protections cross enfant,
      protections genoux moto, protections moto, protege carter, protege levier moto, protege main moto, protege mains,
      protege reservoir, protege seuil de porte, protege siege voiture, protege volant, protege volant voiture,
      pulseur, quad, quad enfant thermique, raccord hydraulique, raclette a givre, raclette a neige, raclette a neige
      voiture, raclette neige, raclette pare brise, radiateur aluminium voiture, radiateur chauffage habitacle,
      radiateur clim, radiateur d eau voiture, radiateur d huile, radiateur de chauffage voiture, radiateur de
      refroidissement, radiateur eau moto, radiateur huile moto, radiateur intercooler, radiateur moteur, radiateur
      moto, radiateur refroidissement, radiateur voiture, rail moto, rampe chargement moto, rampe de chargement, rampe
      de chargement moto, rampe injection, rampe led, rampe led 4x4, rampe led camion, rampe led voiture, rampe moto,
      rampe quad, rampes aluminium, rampes de levage, rampes voiture, reflecteur radar, regulateur de tension moto,
      regulateur moto, regulateur redresseur, regulateur tension moto, regulateur tension scooter, relais auto, relais
      de prechauffage, relais prechauffage, remorque, remorque bateau, remorque voiture, renfort pare choc, renovateur
      alcantara, renovateur cuir auto, renovateur optique, renovateur phare, renovateur phares, renovateur plastique,
      renovateur plastique auto, renovateur plastiques, renovateur plastiques exterieurs, reparation gelcoat,
      repetiteur aile, repetiteur lateral, repose pied cross, repose pied moto, repose pied passager, repose pied
      pilote, repose pied quad, repose pieds cross, repose pieds moto, repose pieds passager, repose pieds pilote,
      repose pieds quad, reservoir camion, reservoir carburant, reservoir d air, reservoir de carburant, reservoir eau
      camping car, reservoir eau fourgon, reservoir eau propre camping car, reservoir eaux usees, reservoir essence,
      reservoir essence moto, reservoir expansion, reservoir gasoil, reservoir moto, reservoir nourrice, resistance
      ventilation, ressort de suspension, ressort suspension, ressorts courts, ressorts de fourche, ressorts eibach,
      retro droit, retro gauche, retro mbk booster, retro moto, retro scooter, retroviseur, retroviseur camion,
      retroviseur camping car, retroviseur moto, retroviseur scooter, retroviseur universel moto, rideau cabine camion,
      rideau camion, rideau camping car, rideau fourgon, rideau remis, rideau voiture, ridelle camion, ridelle
      remorque, ridoir bateau, ridoir composite bateau, ridoir dyneema bateau, ridoir harken, ridoir inox bateau,
      ridoir lewmar, ridoir marine, ridoir plaisance, ridoir voilier, robinet de frein camion, robinet de frein
      remorque, rotule, rotule de barre, rotule de suspension, roue arriere moto, roue arriere scooter, roue avant
      moto, roue avant scooter, roue complete remorque, roue de moto, roue de secours, roue jockey, roue remorque, roue
      scooter, rouet pompe eau de mer, roulement boite vitesse, roulement bras oscillant, roulement colonne direction,
      roulement de boite, roulement de direction moto, roulement de roue, roulement roue, roulettes de protection,
      roulettes protection, rupteur, sabot moteur, sac de coffre voiture, sac de selle moto, sac etanche moto, sac
      polochon moto, sac reservoir moto, sacoche arriere moto, sacoche bagster, sacoche cavaliere, sacoche cuisse moto,
      sacoche de guidon moto, sacoche de reservoir, sacoche jambe moto, sacoche moto, sacoche reservoir, sacoche
      reservoir moto, sacoche selle moto, sacoches cavalieres moto, sacoches laterales moto, sangle arrimage moto,
      sangle de recuperation 4x4, sangle de remorquage, sangle moto, sangle remorquage, sangle remorque camion, sapin
      desodorisant, sapin magique, sapin voiture, saute vent, saute vent moto, saute vents, seacock, segment piston,
      segments, segments moteur, selecteur de vitesse, selecteur moto, selecteur vitesse moto, selle bagster, selle
      biplace moto, selle cafe racer, selle confort moto, selle de moto, selle de selle moto, selle de selle scooter,
      selle moto, selle quad, selle scooter, separateur d eau gasoil, separateur de carburant, separateur decanteur,
      separateur eau gasoil, separateur eau gazole, separateur gasoil, separateur huile compresseur camion, separateur
      racor, serrure capot, serrure centralisee, serrure coffre voiture, serrure de coffre, serrure de hayon, serrure
      de porte arriere, serrure de porte avant, serrure de portiere, serrure porte avant droite, serrure porte avant
      gauche, serrure portiere, serrure selle, serrure top case, serviette de sechage voiture, serviette microfibre
      voiture, serviette sechage voiture, servo frein, shampoing auto, shampoing carrosserie, shampoing moto, shampoing
      voiture, siege bacquet, siege baquet, siege bateau, siege camion, siege conducteur camion, siege de tracteur,
      siege pivotant van, siege sport voiture, siege tracteur, siege utilitaire, sigle peugeot, sigle renault, sigle
      voiture, silencieux, silencieux akrapovic, silencieux arriere, silencieux arrow, silencieux avant, silencieux
      inox voiture, silencieux intermediaire, silencieux moto, silencieux sc project, silencieux universel moto, silent
      bloc, silentbloc, sirene police voiture, snorkel, snorkel toyota, soc, sonde a oxygene, sonde de temperature eau,
      sonde de temperature moteur, sonde eau, sonde huile, sonde lambda, sonde niveau carburant, sonde nox, sonde
      temperature, soufflet, soufflet cremaillere, soufflet de cremaillere, soufflet de direction, soufflet de fourche,
      soufflet de suspension, soufflet de vitesse, soufflet etrier, soufflet suspension, soupape, soupape d admission,
      soupape moteur, soupapes, spirale abs camion, spirale air camion, spirale electrique camion, spirale pneumatique
      camion, spoiler, spray chaine, stabilisateur al ko, stabilisateur caravane, stator, stator moto, stator scooter,
      sticker auto, sticker bas de caisse, sticker bebe a bord, sticker capot, sticker carte grise, sticker casque
      moto, sticker controle technique, sticker jante, sticker jeune conducteur, sticker liseret, sticker moto, sticker
      moto yamaha, sticker plaque, sticker reservoir moto, sticker retroviseur, sticker voiture, stickers bande capot,
      stickers camion, stickers camping car, stickers kit moto, stickers reservoir, store camping car, store fiamma,
      store thule omnistor, stylo anti rayure, stylo retouche, stylo retouche auto, stylo retouche peinture voiture,
      stylo retouche voiture, support boite, support casque moto, support de boite, support de plaque, support etrier,
      support galerie, support gps moto, support moteur, support pare choc, support plaque, support plaque moto,
      support radiateur, support roue secours, support smartphone moto, support telephone moto, support valises,
      support velo hayon, suspension voiture, tablier avant scooter, tablier bagster, tablier couvre jambes, tablier
      scooter, tambour de frein, tambour frein, tampon de lustrage, tampon lustrage, tampon polissage, tampon
      protection moto, tampons de protection moto, tapis 3d voiture, tapis auto, tapis bmw, tapis camion, tapis
      caoutchouc auto, tapis caoutchouc voiture, tapis clio, tapis coffre, tapis coffre voiture, tapis de coffre, tapis
      de sol auto, tapis de sol bmw, tapis de sol camion, tapis de sol caoutchouc, tapis de sol renault, tapis de sol
      sur mesure, tapis de sol utilitaire, tapis de sol voiture, tapis de voiture, tapis peugeot, tapis renault, tapis
      sol auto, tapis sur mesure voiture, tapis utilitaire, tapis voiture, taquet amarrage bateau, taquet bateau,
      taquet coinceur, taquet composite bateau, taquet dyneema bateau, taquet harken, taquet inox bateau, taquet
      lewmar, taquet marine, taquet plaisance, taquet voilier, taud, taxe bateau, te de fourche, te inferieur fourche,
      te superieur fourche, teck marine, telecommande cle audi, telecommande cle auto, telecommande cle bmw,
      telecommande cle citroen, telecommande cle clio, telecommande cle dacia, telecommande cle fiat, telecommande cle
      ford, telecommande cle megane, telecommande cle mercedes, telecommande cle moto, telecommande cle opel,
      telecommande cle peugeot, telecommande cle renault, telecommande cle telecommande, telecommande cle toyota,
      telecommande cle voiture, telecommande cle volkswagen, telecommande cle vw, tente auto, testeur batterie auto,
      testeur bougie, testeur circuit 12v auto, testeur compression moteur, testeur de batterie voiture, testeur
      injecteur, tete d accouplement air, tete d accouplement camion, tete d accouplements air, tete d accouplements
      camion, tetes d accouplement, thermostat eau, thermostat moteur, timon, toit ouvrant, top case, top case givi,
      top case moto, top case scooter, top cases, tour de cou moto, train arriere, train arriere peugeot, traitement
      anti bacterien clim, traitement anti pluie, traitement carburant, traitement ceramique, traitement ceramique
      voiture, traitement cuir voiture, traitement culasse, traitement diesel, traitement essence, traitement jantes,
      trappe de visite bateau, traverse arriere, traverse arriere peugeot, traverse avant, traverse de facade, traverse
      inferieur, traverse inferieure, traverse moteur, traverse radiateur, traverse superieur, traverse superieure,
      tresse de masse, treuil 12000 lbs, treuil 12v, treuil 4x4, treuil bateau, treuil quad, treuil remorque bateau,
      triangle avant droit, triangle avant gauche, triangle de presignalisation, triangle de securite voiture, triangle
      de signalisation, triangle de suspension, triangle inferieur, triangle renforce, triangle signalisation, triangle
      suspension, triangle tracteur vehicule lent, troisieme point, trompe 2 tons, trompe camion, trousse secours auto,
      tube de fourche, turbine hors bord, turbine moteur bateau, turbine pompe eau bateau, turbine pompe hors bord,
      turbo, turbo echange standard, turbo garrett, turbo hybride, turbo kp35, turbo peugeot, turbocompresseur, tuyau
      carburant, tuyau de frein, tuyau essence, tuyau radiateur, valise autel, valise de diagnostic, valise delphi,
      valise diag, valise diagnostic, valise diagnostic auto, valise launch, valise moto, valise multimarque, valise
      obd2, valises alu moto, valises laterales, valises laterales moto, valises trax, valve 4 circuits, valve chambre
      a air camion, valve de desserrage, valve de frein camion, valve frein camion, valve nivellement, valve pneu moto,
      valve relais frein, valve relevage essieu, valve tpms, valve tubeless jante, vanne bateau, vanne chauffage
      voiture, vanne egr, vanne egr valeo, vanne passe coque, variateur, variateur malossi, variateur mbk, variateur
      moto, variateur multivar, variateur polini, variateur scooter, vase a ressort frein, vase d expansion, vase de
      frein, vase expansion, veilleuses led voiture, ventilateur moteur, ventilateur radiateur, ventouse debosselage,
      verin camping car, verin coffre, verin de benne, verin de coffre, verin de coffre peugeot, verin de hayon, verin
      direction, verin hayon, verin hydraulique tracteur, verin malle, verin relevage tracteur, vernis 2k, vernis auto,
      vernis carrosserie, vernis phare, verre de phare, vilebrequin, vilebrequin moto, vilebrequin scooter, vis antivol
      roue, vis antivol roues, vis carenage moto, vis colonnette, vis de roue, vis platinees, vis roue antivol, visiere
      casque, visiere casque moto, visiere hjc, visiere moto, visiere shark, vitre arriere gauche voiture, vitre
      arriere utilitaire, vitre arriere voiture, vitre avant, vitre de phare, vitre de porte, vitre de portiere, vitre
      laterale, vitre laterale camping car, vitre porte, vitre portiere, vitre teintee voiture, volant, volant
      alcantara, volant allumage, volant bateau, volant cuir voiture, volant de direction, volant magnetique moto,
      volant momo, volant moteur, volant omp, volant sparco, volant sport, volant sport voiture, volant tracteur,
      volant tuning, volants, wallbox, wc marin, winch, winch bateau, winch composite bateau, winch dyneema bateau,
      winch harken, winch inox bateau, winch lewmar, winch marine, winch plaisance, winch voilier`,
    ],
  ],
  unsure: `actuateur, additif, aileron, amarre, amarres, anodes, antigel, antivol u, bavette, bavettes, bobine, capote,
    carter, catalyseur, clignotants, collecteur, condenseur, covering, cremaillere, culbuteurs, davier, deflecteur,
    disque de frein, dorsale, dosseret, echangeur, embleme, enjoliveurs, essieu, etrier de frein, evaporateur,
    faisceau, fap, feu arriere, gonfleur, hayon, intercom, jante, kick, lanceur, levier de frein, moto, moyeu, pare
    soleil, pare soleils, phare, piston, pistons, plaquette de frein, plaquette frein, plaquettes de frein, pneu,
    polish, pontets, portiere, poulie, poussoirs, quad, remorque, retroviseur, rotules, segments, silencieux, snorkel,
    soufflet, soupape, soupapes, spoiler, stator, turbo, variateur, volant, volants, winch`,
  uses: {
    AUTOMOTIVE: `0w20, 0w30, 103 sp, 10w30, 10w40, 10w60, 15w40, 20w50, 5w20, 5w30, 5w40, 75w80, 75w90, 80w90, 85w140,
      accent era, accessoires auto, audi a3, audi a4, auto, automobile, aveo, berlingo, booster spirit, camion, camping
      car, carrosserie, cbr 600, chevrolet spark, citroen c3, citroen c4, citroen c5, clio 2, clio 3, clio 4, clio 5,
      dacia duster, dokker, duke 390, entretien auto, fiat ducato, fiat punto, ford fiesta, ford focus, ford transit,
      forza 125, freinage, golf 5, golf 6, golf 7, gsxr, hilux vigo, hyundai i10, hyundai i20, isuzu d max, kangoo, kia
      picanto, kia rio, lodgy, logan, mbk 51, mbk booster, megane 2, megane 3, moto, moto et scooter, motos, mt 07, mt
      09, mt07, ninja 650, nissan qashqai, opel astra, opel corsa, passat, pcx 125, peugeot 2008, peugeot 206, peugeot
      207, peugeot 208, peugeot 3008, peugeot 307, peugeot 308, peugeot kisbee, peugeot partner, peugeot speedfight,
      piaggio zip, picasso c4, pieces auto, pieces detachees auto, pit bike, pneumatiques, poids lourd, polo 5, polo 6,
      renault master, renault trafic, sandero, scenic 2, scenic 3, scooter, seat ibiza, seat leon, skoda octavia,
      solex, suzuki swift, sym jet 14, symbol, t max 530, tiguan, tmax, touran, toyota hilux, toyota yaris, trafic 2,
      vehicule, voiture, voitures, xmax, xsara, yamaha tmax, z750, z900`,
  },
  makers: {
    AUTOMOTIVE: `audi, audi a3, audi a4, bmw, citroen, clio, dacia, ducati, fiat 500, fiat panda, ford fiesta, ford
      focus, golf 4, golf 5, golf 6, golf 7, golf 8, golf iv, golf v, golf vi, golf vii, kawasaki, megane, mercedes,
      opel corsa, peugeot, piaggio, polo 6r, renault, sandero, toyota yaris, twingo, volkswagen, vw golf`,
  },
};
