import type { Subject } from '../words.ts';

export const OUTSIDE: Subject = {
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
      `assiette camping, barbecue de camping, barbecue portable camping, bouilloire camping, cafetiere camping, couverts
      de camping, couverts pliants camping, couverts titane, four camping, four omnia, gamelle bivouac, gamelle camping
      inox, gamelle militaire, gamelle randonnee, gamelle us, glaciere compresseur, glaciere compression, glaciere
      electrique, glaciere electrique camping, glaciere thermoelectrique, jetboil, kit vaisselle camping, mug camping,
      plancha camping, popote, popote camping, popote inox, popote msr, popote randonnee, quart militaire, rechaud a
      alcool trangia, rechaud a gaz, rechaud bivouac, rechaud bois bushcraft, rechaud campingaz, rechaud gaz, rechaud
      gaz camping, rechaud jetboil, rechaud msr, rechaud pliable camping, rechaud portable camping, rechaud primus,
      rechaud randonnee, rechaud soto, rechaud trangia, rechaud trekking, réchaud camping, réchaud de camping, réchaud
      à gaz camping, set vaisselle camping, spork, tasse camping, tasse emaillee camping, tasse titane, toaster
      camping, trangia`,
    ],
    [
      'GARDEN',
      `abelia, abies, abri a bois, abri a buches, abri bois, abri buches, abri de jardin, abri de jardin resine, abri
      herisson, abri jardin, abri poubelle, abri pour herisson, abri tondeuse, abri velo jardin, abri voiture bois,
      abricotier, acaricide plante, achillea, actinidia, advanced nutrients, aeonium, aerateur de gazon, aerateur
      gazon, affuteuse chaine, affuteuse de chaine, agapanthe, agave, agave plante, agenouilloir, agenouilloir jardin,
      agrafes gazon synthetique, agrafes geotextile, agrafes jardin, agrafes paillage, agrafes toile paillage, agrumes
      en pot, ail a planter, ail d ornement bulbe, ail ornement, ajuga, alarme de piscine, alarme piscine, albizia,
      alcathea, alchemille, algicide, aloe vera plante, aloe vera pot, alstroemeria, althea, amandier arbre, amandier
      plant, amaryllis en pot, amelanchier, amendement calcaire, amendement organique, ampelopsis, ampoule cfl
      horticole, ampoule croissance, ampoule de culture, ampoule horticole, ampoule hps, ampoule mh, ampoule par56,
      ampoule piscine, anemone du japon, anthemis, anti algue, anti algues, anti araignees rouges, anti calcaire
      piscine, anti carpocapse, anti chat jardin, anti chenille, anti chenilles, anti cochenille, anti cochenilles,
      anti fourmi jardin, anti heron, anti limace, anti limaces, anti mildiou, anti mouche blanche, anti mousse gazon,
      anti oidium, anti otiorhynque, anti puceron, anti pucerons, anti racine barriere, anti taupe, anti taupes jardin,
      anti thrips, antimousse gazon, apiculture, apifonda, appui tete spa, aralia, araucaria, arbousier, arbre, arbre a
      papillons, arbre aux 40 ecus, arbre de jade, arbre de judee, arbre du voyageur, arbre fruitier, arbre persistant,
      arbuste, arche de jardin, arche jardin, ardoise paillage, armoire de jardin, armoise plant, aronia melanocarpa,
      aronia plant, arroseur, arroseur canon, arrosoir, arrosoir zinc, arum d ethiopie, arum plant, asperseur,
      asperseur canon, asperseur gardena, aspidistra, aspirateur piscine, aspirateur souffleur, aster plant, aster
      vivace, astrophytum, attache arbre, attache plante, attache tuteur, attache vigne, attaches arbre, attaches
      tuteur, attaches vigne, attire essaim, aubrieta, aubriete, aucuba, autoportee, autopot, avocatier, azalee, bac a
      compost, bac a composter, bac a culture, bac a desoperculer, bac a fleurs, bac a maree, bac a plantes, bac a
      reserve, bac a semis, bac corten, bac de culture, bac de plantation, bac de ramassage tondeuse, bac de tondeuse,
      bac en bois jardin, bac fleurs, bac jardiniere, bac plante, bac potager, bac ramassage, bac tondeuse, bache a
      barres, bache a bulles, bache barnum, bache bassin, bache bois jardin, bache bulles, bache de piscine, bache
      epdm, bache ete, bache hiver, bache hivernage, bache piscine, bache pour salon de jardin, bache salon de jardin,
      bache serre, bache solaire, bache tonnelle, bain de soleil, bain nordique, bain soleil, balai a gazon, balai
      aspirateur piscine, balai gazon, balai manuel piscine, balai piscine, balai venturi, balancelle, balancelle
      jardin, balancoire adulte, balancoire bois adulte, balancoire de jardin, balancoire jardin, balconniere, balise
      solaire, ballast 250w, ballast 400w, ballast 600w, ballast electronique, ballast hps, ballast lumatek, ballast
      magnetique, balle filtrante, balles filtrantes, bambou artificiel jardin, bambou en pot, bambou geant plant,
      bambou non tracant, bambou plante, bambou sacre, bananier du japon, bananier nain, bananier plante, banc de
      jardin, banc exterieur, banc jardin, banc public, bandelettes chlore ph, bandelettes piscine, bandelettes test
      piscine, bandelettes test spa, barbecue jardin, barnum, barriere anti racines, bassin, bassin a poisson
      exterieur, bassin de jardin, bassin hors sol, bassin jardin, bassin preforme, batterie cloture, beche, begonia,
      belle de nuit, bergenia, bignone, bigrive, bille d argile, billes argile, billes d argile, binette, bio seau,
      biobizz, bobine coupe bordure, bobine de fil coupe bordure, bobine debroussailleuse, boite a graines, bokashi,
      bombe de graines, bombes de graines, bonde de fond, bonsai, bonsai ginseng, bonsai outils, booster de floraison,
      booster floraison, booster pk, booster racines, bordnet, bordure, bordure acier, bordure acier corten, bordure
      allee, bordure beton, bordure bois, bordure corten, bordure de jardin, bordure en rouleau, bordure flexible
      jardin, bordure gazon, bordure jardin, bordure metal jardin, bordure plastique jardin, bordure rondins, bordures
      acier, bordures gazon, bordurette, borne solaire, bouee ananas, bouee donut, bouee flamant, bouee flamant rose,
      bouee geante, bouee gonflable, bouee gonflable piscine, bouee licorne, bouee piscine, bouee siege piscine, bouee
      tractable piscine, bougainvillee, bougainvillier, bougie debroussailleuse, bougie motoculture, bougie tondeuse,
      bougie tronconneuse, bouillie bordelaise, bouquet, bouquet de fleurs, bouquet de roses, box de culture, brande
      bruyere, brasero, brasero exterieur, brise vue, brise vue artificiel, brise vue balcon, brise vue jardin, brise
      vues, brome, brome pastilles, brome spa, brome spa pastilles, brosse a abeilles, brosse abeilles, brosse
      desherbage, brosse desherbante, brosse ligne d eau, brosse paroi piscine, brosse piscine, brouette, brouette
      jardin, broyeur a branches, broyeur a vegetaux, broyeur branches, broyeur de branches, broyeur de vegetaux,
      broyeur electrique jardin, broyeur thermique, broyeur vegetaux, brugmansia, brumisateur exterieur, brumisateur
      jardin, brumisateur plante, brumisateur terrasse, brunnera, bruyere plante, buis boule, buis en boule, buis
      plant, buisson ardent, bulbe, bulbes, buse arrosage, buse brumisation, buse de refoulement, buse hunter, buse
      rain bird, buse refoulement, butia, cabane a outils jardin, cabane de jardin, cabanon, cable d embrayage
      tondeuse, cable de traction tondeuse, cable frein moteur tondeuse, cable gaz tondeuse, cable peripherique robot,
      cable peripherique tondeuse, cable tondeuse, cache clim exterieur, cache climatisation exterieur, cache
      conteneur, cache pompe a chaleur, cache pot, cache pot macrame, cache pots, cache poubelle, cactees, cactus,
      cactus coussin, cactus oreilles de lapin, cactus raquette, cadran solaire, cadre ruche, cadres a miel, cadres
      corps ruche, cadres dadant, cadres de ruche, cadres hausse, caieux d ail, caillebotis, caladium, calamondin,
      calibrachoa, callistemon, camelia, camellia du japon, camellia japonica, camellia sasanqua, campanule, campsis,
      canape de jardin, canape exterieur, canape jardin, candi, candi abeilles, candi apicole, canisse, canna coco,
      canna indica, canna nain, canna plant, capteur de pluie arrosage, capucine grimpante, capucine naine, caragana,
      carburateur briggs et stratton, carburateur briggs stratton, carburateur debroussailleuse, carburateur honda gcv,
      carburateur motoculteur, carburateur souffleur, carburateur stihl, carburateur taille haie, carburateur tondeuse,
      carburateur tronconneuse, carburateur walbro, carburateur zama, carex, carillon, carillon a vent, carillon
      jardin, carillon vent, carport, carre potager, cartouche filtre spa, caryopteris, cascade bassin, cascade jardin,
      cassissier, ceanothe, ceanothus, cellule compatible, cellule compatible zodiac, cellule hayward, cellule
      sterilor, cellule zodiac, cendre, cendre de bois jardin, cephalocereus, cercis, cereus, cerisier, cerisier a
      fleurs, cerisier bigarreau, cerisier burlat, cerisier du japon, ceropegia, chaenomeles, chaine 3 8, chaine 325,
      chaine de tronconneuse, chaine elagueuse, chaine oregon, chaine stihl, chaine tronconneuse, chaines de
      tronconneuse, chaines tronconneuse, chaise adirondack, chaise d exterieur, chaise de jardin, chaise de terrasse,
      chaise exterieur, chaise hamac, chaise jardin, chaise longue, chaise longue de jardin, chaise longue exterieur,
      chaise longue jardin, chaise longue pliante jardin, chaise pliante jardin, chaises d exterieur, chaises de
      jardin, chaises jardin, chalet bois jardin, chalet de jardin, chamaecyparis, chamaerops, chambre a air brouette,
      chambre a air tracteur tondeuse, chambre de culture, chapeau apiculteur, chardon bleu plant, chariot de jardin,
      chariot de jardinage, chariot devidoir, chariot jardin, chariot porte tuyau, charmille, chasse abeilles, chassis
      de culture, chauffage de terrasse, chauffage exterieur, chauffage piscine, chauffage solaire piscine, chauffage
      terrasse, chaux jardin, cheminee de jardin, cheminee exterieure, cheminee mexicaine, chevilles mycelium,
      chevrefeuille grimpant, chevrefeuille plant, chilienne, chlore, chlore granules, chlore pastilles, chlore
      piscine, chlore stabilise, chlorophytum, choisya, chrysantheme, chrysanthemes, ciboulette plant, cire gaufree,
      cisaille, cisaille a haie, cisaille jardin, ciseaux a fleurs, ciseaux a gazon, ciseaux bonsai, ciseaux de jardin,
      ciseaux herbes jardin, ciseaux jardin, ciseaux recolte, ciseaux sculpteur buis, citronnier, claustra, claustra
      exterieur, claustra jardin, clematite, cleome, clivia, cloche a salade jardin, cloche a vent, cloche de forcage,
      cloche de protection plantes, cloture, coccinelles larves, coco brique, coco substrat, coffre a coussins jardin,
      coffre coussins, coffre de jardin, coffre de rangement jardin, coffre exterieur jardin, coffre jardin, coffret de
      graines, coffret graines, cognassier du japon, coin a fendre, colchique, collecteur eau de pluie, collecteur eau
      pluie, collecteur gouttiere, colocasia, combinaison apicole, combinaison apiculteur, combinaison apiculture,
      combinaison d apiculteur, composition florale, compost, compost sac, composteur, composteur de cuisine jardin,
      composteur de jardin, conductimetre, conductimetres, conifere, coniferes, cooltube, copeaux chanvre paillage,
      copeaux de bois paillage, copeaux paillage, coquelicot graines, cordyline, coreopsis, corne broyee, corne
      torrefiee, cornouiller, cornus, corps de ruche, correcteur ph, corylus, cosmos graines, cosmos sulphureus, cosmos
      varie, cotinus, cotoneaster, coupe bordure, coupe bordure batterie, coupe bordure sans fil, coupe bordures, coupe
      branche, coupe branches, coupe gazon, coupe haie, coupe haies, coupe herbe, coupe herbes, courroie autoportee,
      courroie motobineuse, courroie motoculteur, courroie tondeuse, courroie tracteur tondeuse, coussin bain de
      soleil, coussin chaise de jardin, coussin de salon de jardin, coussin de transat, coussin exterieur, coussin
      palette, coussin pour bain de soleil, coussin pour palette, coussin pour salon de jardin, coussin salon de
      jardin, coussin transat, coussins palette, coussins pour palette, couteau a desoperculer, couteau de
      debroussailleuse, couteau debroussailleuse, couvercle spa, couverture a barres, couverture a bulles, couverture
      de piscine, couverture de spa, couverture hiver piscine, couverture isothermique spa, couverture piscine,
      couverture spa, crassula, croc, croc 4 dents, croc a bourgeon, croc jardin, crocosmia, crocus printemps,
      croissant jardin, cryptomeria, cube de laine de roche, cube jiffy, cube laine de roche, cubes de laine de roche,
      cubes jiffy, cubes laine de roche, cueille fruit, cueille fruits, cueilloir, cupressus, cuve 1000l, cuve a eau,
      cuve eau de pluie, cuve eau pluie, cuve ibc, cuve recuperation eau, cycas, cyclamen, cylindre piston stihl,
      cylindre piston tronconneuse, cylindre tronconneuse, cypres bleu, cypres de leyland, cypres de provence plant,
      cytise, dahlia, dahlias, dalle beton jardin, dalle bois jardin, dalle clipsable, dalle de jardin, dalle gravier,
      dalle terrasse clipsable, dalles clipsables, dalles stabilisatrices gravier, dasylirion, daybed, debroussaillant,
      debroussailleuse, deco jardin, decoration de jardin, delosperma, delphinium, desherbant, desherbeur,
      desoperculateur, deutzia, devidoir arrosage, devidoir chariot arrosage, devidoir d arrosage, devidoir mural
      tuyau, devidoir tuyau, devidoir tuyau arrosage, dianthus, dicentra, dicksonia, diffuseur chlore, digitale
      pourpre, dipladenia, disque debroussailleuse, douche de jardin, douche exterieure, douche solaire jardin, douche
      solaire piscine, dracaena, dresse bordure, dryopteris, dévidoir, ebrancheur, ec metre, echalote a planter,
      echelle de piscine, echelle fruitiere, echelle hors sol, echelle piscine, echenilloir, echeveria, echinacea
      purpurea plant, echinocactus, echinocereus, echinopsis, echium, ecopiege, ecorce de pin, ecorce pin, ecorces
      decoratives, effaroucheur, elaeagnus, elagueur, elagueuse, eleagnus, electrificateur, electrovanne arrosage,
      electrovanne hunter, electrovanne rain bird, embrayage debroussailleuse, embrayage taille haie, embrayage
      tronconneuse, emondoir, emousseur, enfumoir, engrais, engrais potager, enrouleur arrosage, enrouleur bache,
      enrouleur d arrosage, enrouleur de bache, enrouleur de tuyau, enrouleur gardena, enrouleur mural arrosage,
      enrouleur tuyau, ensemble bistrot jardin, ensemble de jardin, ensemble repas jardin, ensemble table et chaises
      jardin, ensemble table jardin, epandeur, epandeur centrifuge, epandeur gazon, epimedium, epiphyllum, epouvantail,
      epuisette de piscine, epuisette fond, epuisette piscine, epuisette surface, erable, erable du japon, eremurus,
      erigeron, erysimum, escallonia, etagere a fleurs, etagere a plantes, etagere de serre, etagere plantes, etagere
      pour plantes, etiquette plante, etiquettes plantes, eucalyptus arbre, eucalyptus en pot, eucomis, euonymus,
      euphorbe, euphorbia, exochorda, extracteur a miel, extracteur de miel, extracteur miel, fatsia, faucille,
      fauteuil acapulco, fauteuil acapulco jardin, fauteuil adirondack, fauteuil d exterieur, fauteuil de jardin,
      fauteuil exterieur, fauteuil gonflable, fauteuil gonflable piscine, fauteuil jardin, fauteuil oeuf suspendu,
      fauteuil suspendu, faux a herbe, feijoa, fendeur, fendeur buches, fendeur de buches, fendeuse, fendeuse a buches,
      ferocactus, fertilisant, fertilisants, festuca, fetuque, feuillage vivace, feutre de jardin, feutre geotextile,
      fibre de coco, ficus ginseng, figuier, figuier de barbarie plant, figuier goutte d or, figuier plant, figuier
      rouge de bordeaux, fil a lisier, fil barbele, fil cloture, fil de cloture, fil de coupe debroussailleuse, fil de
      palissage, fil de vigne, fil debrousailleuse, fil debroussailleuse, fil electrique cloture, fil electroplastique,
      fil nylon debroussailleuse, fil peripherique robot tondeuse, fil tondeuse robot, fil tuteur, filet a grimpantes,
      filet a mouton, filet a oiseaux, filet a pois, filet a ramer, filet anti grele, filet anti insectes, filet anti
      oiseaux, filet anti pucerons, filet bassin, filet brise vue, filet cloture electrique, filet de protection, filet
      de treillis plantes, filet electrifiable, filet mouton electrique, filet oiseaux, filet ombrage, filet palissage,
      filet pour bassin, filet protection, filet scrog, filet tuteur, filet volaille electrique, filipendula,
      filtration bassin, filtration uv bassin, filtre a air briggs, filtre a air debroussailleuse, filtre a air honda
      gcv, filtre a air motoculteur, filtre a air stihl, filtre a air tondeuse, filtre a air tronconneuse, filtre a
      charbon actif extraction, filtre a charbon can lite, filtre a charbon culture, filtre a charbon extracteur,
      filtre a essence tondeuse, filtre a sable, filtre air tondeuse, filtre anti odeur culture, filtre bassin, filtre
      cartouche piscine, filtre cartouche spa, filtre hayward, filtre huile tondeuse, filtre intex, filtre lay z spa,
      filtre piscine, filtre piscine intex, filtre pour piscine, filtre pour spa, filtre spa, filtre uv bassin,
      fittonia, fleur, fleurs, fleurs coupees, fleurs fraiches, floculant, floculant cartouche, flora serie ghe,
      flotteur chlore, flotteur hivernage, flotteur volet, flotteurs hivernage, fongicide, fontaine, fontaine a boule,
      fontaine bassin, fontaine de jardin, fontaine exterieure, fontaine murale jardin, fontaine solaire, forsythia,
      fothergilla, fougere, fougere arborescente, fougere boston, fougere plant, fourche, fourche a becher, fourche a
      cailloux, fourche a foin, fourche jardin, fraises motoculteur, fraisier, fraisiers remontants, framboisier,
      fuchsia en pot, fuchsia plant, fuchsia rustique, fumier, fut a feuilles, gaillarde, gaine goutte a goutte, galet
      decoratif, galets, galets blancs, galets brome, galets de marbre, galets decoratifs, galets jardin, galets noirs
      jardin, galette exterieur, ganivelle, gant ligne d eau, gant piscine, gants anti epines, gants apicole, gants
      apiculteur, gants apiculture, gants d apiculteur, gants de jardin, gants de jardin femme, gants de jardinage,
      gants jardin, gants jardinage, gants jardinage femme, gants jardinier, gants rosier, gants rosiers, gants
      rostaing, garage bois jardin, garage demontable, garage metal, gardenia en pot, gardenia plant, gaule olives,
      gaura, gazon, gazon anglais, gazon en plaques, gazon japonais, gazon kikuyu, gazon ombre, gazon regarnissage,
      gazon rouleau, gazon rustique, gazon sport et jeux, gazon synthetique, gel de bouturage, gel nettoyant piscine,
      genet a balais, genet plant, genouillere jardin, geranium, geranium lierre, geranium rozanne, geranium vivace,
      geranium zonal, geraniums, gerbera, ginkgo biloba arbre, giroflee, girouette, glaieul, glaieuls, gleditsia, globe
      d arrosage, gloriette, glycine, glycine de chine, glycine du japon, glycine sinensis, godet, goutte a goutte,
      goutteur, goutteur gardena, goutteurs gardena, goyavier, graine, graine autofloraison, graine autoflorissante,
      graine de courgette, graine de tomate, graine feminisee, graine tomate, graines, graines a planter, graines a
      semer, graines aromatiques, graines autofloraison, graines autofloraisons, graines autoflorissantes, graines bio
      a semer, graines cbd feminisees, graines d agave, graines d arbres, graines d aubergine, graines d epinard,
      graines d oeillet, graines d oignon, graines de bambou, graines de baobab, graines de basilic, graines de
      betterave, graines de butternut, graines de cannabis, graines de capucine, graines de carotte, graines de celeri,
      graines de chou, graines de concombre, graines de cosmos, graines de courge plant, graines de courgette, graines
      de fleurs, graines de fraisier, graines de gazon, graines de haricot, graines de laitue, graines de lavande,
      graines de mache, graines de mais doux, graines de melon, graines de moutarde blanche, graines de navet, graines
      de palmier, graines de pasteque, graines de pavot fleur, graines de persil, graines de petits pois, graines de
      phacelie, graines de piment, graines de poireau, graines de pois, graines de poivron, graines de potiron, graines
      de radis, graines de salade, graines de tagete, graines de tomate, graines de tournesol geant, graines de trefle,
      graines de zinnia, graines feminisees, graines gazon, graines kokopelli, graines micro pousses, graines
      potageres, graines regulieres cannabis, graines reproductibles, graines tomates, graminee, graminees, granules
      anti limaces, gravier, gravier blanc, gravier de marbre, gravier decoratif, gravier jardin, gravier marbre,
      gravier stabilise, greffe mastic, greffoir, grelinette, grenadier a fleurs, grenadier a fruits, grenadier arbre,
      grenadier plant, grevillea, griffe, griffe 3 dents, griffe a fleurs, griffe de jardin, griffe jardin, grillage,
      grillage jardin, grille a propolis, grille a reine, grille propolis, groseillier, guano, guano de chauve souris,
      guide chaine, guide chaine tronconneuse, guide oregon, guide stihl, guide tronconneuse, gunnera, gymnocalycium,
      gypsophile graines, gypsophile plant, géotextile, hache merlin, haie artificielle, haie champetre, haie fleurie,
      haie occultante, haie persistante, hakonechloa, hamac, hamac chaise, hamacs, hausse dadant, hausse ruche,
      haworthia, hebe plant, hebe veronique arbustive, hedera, helianthus, helichrysum, heliotrope plant, hellebore,
      hellebores, hemerocalle, hemerocalles, herbicide, heuchere, hibiscus des marais, hibiscus plante, hivernage
      liquide, hivernage piscine, hivernage produit, hormone de bouturage, hormones de bouturage, hortensia, hosta,
      hotel a abeilles, hotel a insectes, hotel insectes, houe, housse d hivernage plante, housse de protection salon
      de jardin, housse hivernage, housse hivernage plantes, housse mobilier de jardin, housse pour parasol, housse
      pour salon de jardin, housse spa, housse table de jardin, housse tondeuse, houx ilex, houx plant, hoya, huile 2
      temps stihl, huile 2 temps tronconneuse, huile biologique chaine, huile chaine bio, huile chaine tronconneuse,
      huile de chaine, huile de neem, huile hp ultra, huile moteur tondeuse, huile motoculture, huile neem, huile
      tondeuse, huile tronconneuse, humus de lombric, hydrangea, hydro systeme, hydroponie, hypericum, iberis,
      impatiens, impatiente, imperata, incinerateur, incinerateur jardin, indigofera, insecticide, ipomee, iris, iris
      barbata, iris d eau, iris de siberie, iris des marais, isolateur annulaire, isolateur queue de cochon, isolateur
      ruban, isolateurs annulaire, isolateurs queue de cochon, isolateurs ruban, itea, jacaranda, jachere fleurie,
      jacinthe, jacuzzi, jardiniere, jardiniere balcon, jardiniere beton, jardiniere resine, jardiniere zinc, jasmin d
      hiver, jasmin etoile, jasmin grimpant, jasmin plante, jets spa, jonc plant, jonc spirale, joubarbe, joubarbes,
      juniperus, kalamansi arbre, kalanchoe, kalmia, kerria, kit a semer, kit aromates, kit arrosage, kit bassin, kit
      cascade, kit champignons, kit culture champignons, kit culture indoor, kit d occultation, kit de culture, kit
      eclairage hps, kit entretien tondeuse, kit extraction, kit germination, kit hydroponique, kit jardinage, kit
      joints carburateur, kit membrane carburateur, kit mulching, kit pleurotes, kit potager, kit pret a pousser, kit
      shiitake, kit ventilation culture, kiwai, kiwi plant, kniphofia, koelreuteria, kokedama, kolkwitzia, kumquat
      arbre, lagerstroemia, lame de tondeuse, lame de tondeuse honda, lame et vis pour sécateur, lame felco, lame
      mulching, lame pour sécateur, lame sécateur, lame tondeuse, lamelles occultantes, lamelles occultation, lames
      tondeuse, lamium, lampe cfl horticole, lampe croissance, lampe croissance plante, lampe de croissance, lampe de
      culture, lampe horticole, lampe hps, lampe led culture, lampe led full spectrum, lampe led horticole, lampe
      lumatek, lampe mh, lampe par56, lampe piscine, lampe sanlight, lampe solaire, lampe uvc bassin, lance arrosage,
      lance d arrosage, lance d arrosage multi jets, lanceur complet tondeuse, lanceur debroussailleuse, lanceur honda
      gcv, lanceur motoculteur, lanceur stihl, lanceur tondeuse, lanceur tronconneuse, lanieres varroa, lantana,
      lanterne japonaise jardin, larix, larves de coccinelles, laurier, laurier cerise, laurier du portugal, laurier
      noble plant, laurier palme, laurier rose, laurier sauce plant, laurier tin, lavande angustifolia, lavande en
      godet, lavande en pot, lavande papillon, lavande plant, lavande stoechas, lavande vraie plant, lavandin plant,
      lavandula, lavatere, leptospermum, leucothoe, leve cadre, leve cadres, leve couverture, liatris, lien caoutchouc
      arbre, lien horticole, lien palissage, lien plante, lien tuteur, liens caoutchouc arbre, liens horticole, liens
      palissage, liens plantes, liens tuteur, lierre grimpant, lierre plant, ligustrum, lilas commun, lilas de perse,
      lilas des indes, lilas plant, lime a chaine, lime affutage chaine, lime ronde tronconneuse, lime tronconneuse,
      limettier, liner, liner 75 100, liner bassin, liquidambar, liriope, lit de jardin, lit de piscine gonflable, lit
      soleil, lit suspendu jardin, lithops, lithotamne jardin, lobelia, lobelie, lombricompost, lombricomposteur,
      lonicera, lophophora, louchet, lupin russell, lupin vivace, lychnis, lys, lysimachia, magnolia, magnolia
      grandiflora, magnolia soulangeana, magnolia stellata, magnolia susan, mahonia, maison a insectes, malus everest,
      malus perpetu, mammillaria, mandarinier, mandevilla, maranta, marche de spa, marche pied spa, marche spa, marches
      de spa, marches pied spa, marches spa, margelle, margelles, marguerite plant, marguerite vivace, mastic a
      greffer, matelas bain de soleil, matelas de piscine, matelas gonflable flamant, matelas gonflable licorne,
      matelas gonflable piscine, matelas piscine, matelas transat, maturateur, media filtrant, melange fleuri, melange
      fleurs champetres, melange fleurs melliferes, melange gazon, melange jachere, melange prairie, melia azedarach,
      menthe en pot, menthe marocaine plant, menthe plant, merlin, micro asperseur, micro goutteur, micro jet, mimosa
      arbre, mimosa d hiver, mimosa des quatre saisons, mimosa gaulois, mini serre, mini serres, mirabellier,
      miscanthus, misere plante, mobile a vent jardin, mobilier de jardin, mobilier exterieur, mobilier jardin,
      monarde, monstera, moteur briggs stratton, moteur thermique tondeuse, moteur tondeuse, motobineuse, motoculteur,
      motofaucheuse, motopompe, motopompe honda, motorisation portail, mottes plantes, moulin a vent jardin,
      muehlenbeckia, muflier, muguet en pot, muguet griffe, muguet plant, mur vegetal, murier noir plant, murier plant,
      murier platane, murier sans epines, musa acuminata, muscari, mycelium, mycelium pleurote, mycelium shiitake,
      mycorhize, mycorhizes, myosotis, myrte commun, myrte plant, myrtillier, nain de jardin, nandina, narcisses,
      neflier du japon, neflier plant, nematodes, nemesia, nenuphar, neon horticole, nepenthes, nepeta, nerium,
      nettoyeur haute pression, nez de robinet, nez de robinet arrosage, nez robinet, noisetier arbre, noisetier plant,
      noisetier pourpre, noisetier tortueux, nourrisseur, nourrisseur couvre cadres, nourriture koi, noyer arbre, noyer
      franquette, noyer plant, occultant jardin, occultant pvc, occultant rigide, occultants jardin, occultants pvc,
      occultants rigide, occultation, oeillet d inde, oeillet des poetes, oeillet mignardise, oeillet plant, oignon a
      planter, oignons a planter, oiseau de paradis plante, olea europaea, olivier, olivier arbre, olivier centenaire,
      olivier de boheme, olivier en pot, olivier plante, olivier tige, olla, ophiopogon, opuntia, oranger arbre,
      oranger du mexique, oranger plant, orchidee, oreille d elephant plante, origan plant, orme du japon, osmanthus
      plant, outils de jardin, oxalis, oxygenateur bassin, oxygene actif, oya, oya arrosage, oyas, pachira,
      pachycereus, pachypodium, pachysandra, paillage, paillage ardoise, paillettes de chanvre paillage, paillettes de
      lin paillage, paillis, palissade, palmier, palmier areca, palmier chanvre, palmier dattier plant, palmier des
      canaries, palmier nain plant, panier a pommes de terre, panier a recolte jardin, panier de recolte, panier de
      skimmer, panier plante aquatique, panier pompe piscine, panier recolte, panier skimmer, panneau led croissance,
      panneau led culture, panneau led horticole, panneau led quantum board, panneau occultant, panneau occultation,
      panneau rigide, panneau treillis, panneaux occultants, pantalon anti coupure, papyrus plante, par56, parasol,
      paravent exterieur, parfum spa, parthenocissus, partition dadant, pas japonais, passiflore bleue, passiflore
      grimpante, pastille jiffy, pastilles coco, pastilles de tourbe, pastilles jiffy, pataugeoire, paulownia, pavot d
      orient, pavot de californie, pecher, peigne a myrtilles, peigne a olives, pelargonium, pelle, pelle a main
      jardin, pelle a neige, pelle jardin, pelle jardinage, pelouse, pennisetum, pensee cornue, pensee plant, pensee
      suisse, pensees, penstemon, perche elagage, perche elagueuse, pergola, perlite, pernettya, perovskia, persicaria,
      pervenche petite, pervenche plant, petunia, petunias, ph down, ph metre sol, ph metre terre, ph moins, ph moins
      granules, ph plus, ph up, phalaenopsis, pheromone pyrale, phlox, phoenix roebelenii, phormium, photinia, photinia
      red robin, phyllostachys, physalis plant, physocarpus, picea, pics anti oiseaux, pics anti pigeons, pied pour
      pot, piege a chenilles, piege a frelons, piege a guepes, piege a limaces, piege a moustique tigre jardin, piege a
      pheromone, piege a taupes, piege carpocapse, piege chenille processionnaire, piege chromatique, piege doryphore,
      piege drosophile, piege frelon asiatique, piege frelons, piege guepes, piege mouche de l olive, piege
      processionnaire, piege pyrale, piege taupe, piege taupes, piege vespa velutina, pieges a pheromones, pieges
      chromatiques, pieris, pilea, pilosocereus, pinus mugo, pinus nigra, pinus pinea, pinus sylvestris, pique anti
      pigeon, piquet acacia, piquet bois, piquet chataignier, piquet de vigne, piquets, piquets acacia, piquets
      chataignier, piquets de vigne, piscine, piscine bestway, piscine coque, piscine enfant gonflable, piscine
      gonflable, piscine intex, pistolet arrosage, pistolet d arrosage, pistolet multi jets, pistolet pulverisateur,
      piston stihl, piston tronconneuse, pittosporum, pivoine, pivoine arbustive, pivoine herbacee, pivoines, plagron,
      plant aromatique, plant d asperge, plant de basilic, plant de courgette, plant de fraisier, plant de lavande,
      plant de menthe, plant de piment, plant de poivron, plant de thym, plant de tomate, plant de vigne, plant greffe,
      plant potager, plant tomate, plante, plante aquatique, plante araignee, plante aromatique, plante artificielle
      jardin, plante caoutchouc, plante carnivore, plante couvre sol, plante d interieur, plante de haie, plante
      depolluante, plante en pot, plante exotique, plante grasse, plante grimpante, plante mediterraneenne, plante
      mellifere, plante potagere, plante retombante, plante tombante, plante tropicale, plante verte, plante vivace,
      plantes, plantes aromatiques, plantes couvre sol, plantes de haie, plantes grasses, plantes grimpantes, plantes
      potageres, plantes succulentes, plantes vivaces, plantoir, plants aromatiques, plants d asperges, plants de
      courgette, plants de fraisiers, plants de legumes, plants de poireaux, plants de pomme de terre, plants de pommes
      de terre, plants de salade, plants de vigne, plants potagers, plaque a semis, plaque alveolee semis, plaque de
      culture, plaque de semis, platane arbre, plateau a semis, plateau bouturage, plateau de culture, plateau de
      semis, plateau ruche, plateau semis, plectranthus, plongeoir, plumbago, pluviometre, pneu autoportee, pneu
      brouette, pneu tracteur tondeuse, podocarpus, poignee cloture, poignee isolante cloture, poireau graines, poireau
      plants, poirier, polygala, polygonum, polystichum, pomme d arrosage, pomme de terre de semence, pommes de terre
      de semence, pommier, pommier colonnaire, pommier d ornement, pommier du japon, pommier golden, pommier nain,
      pommier reinette, pompe a chaleur de piscine, pompe a chaleur piscine, pompe a chaleur piscine inverter, pompe a
      chaleur pour piscine, pompe arrosage, pompe balneo, pompe bassin, pompe de bassin, pompe de filtration, pompe de
      piscine, pompe de relevage jardin, pompe doseuse piscine, pompe filtration, pompe hayward, pompe intex, pompe
      piscine, pompe spa, populus, portail, portail battant, portail coulissant, porte plante, porte plantes,
      portillon, pot a fleur, pot a orchidee, pot a plante, pot carre culture, pot ceramique plante, pot conteneur, pot
      de culture, pot de fleur, pot de fleurs, pot de rempotage, pot elho, pot en plastique plante, pot en terre cuite,
      pot exterieur, pot horticole, pot hydroponique, pot jardin, pot lechuza, pot miel apiculture, pot orchidee, pot
      panier hydroponique, pot rempotage, pot rond conteneur, pot suspendu plante, pot textile culture, pot xxl
      exterieur, potager, potager autonome, potager d interieur, potager en bois, potager hydroponique, potager
      sureleve, potager vertical, potentille, pothos, pots a fleurs, pots carre culture, pots de rempotage, pots elho,
      pots en fibre de coco, pots horticoles, pots plastique horticole, pots rempotage, pots textile, poudre d os,
      poudre de basalte, poudre de bouturage, poudreuse jardin, poudreuse soufre, pourpier plant, pourpier vivace,
      pouzzolane, prairie fleurie, primevere, primeveres, prise balai, programmateur, programmateur arrosage,
      programmateur arrosage bluetooth, programmateur d arrosage, programmateur gardena, programmateur hunter,
      programmateur rain bird, programmateur robinet, projecteur led piscine, prunier, prunier d ente, prunier
      myrobolan, prunier quetsche, prunier reine claude, prunus, pulmonaire, pulverisateur, pulverisateur jardin,
      purin, purin d ortie, purin d orties, purin ortie, pyracantha, pyrale du buis, pyrus calleryana, quantum board,
      quercus, raccord arrosage, raccord automatique arrosage, raccord cuve 1000l, raccord cuve ibc, raccord d
      arrosage, raccord gardena, raccord goutte a goutte, raccord ibc, raccord nez de robinet, raccord rapide arrosage,
      raccord reparateur arrosage, raccord tuyau arrosage, raccords gardena, ramasse balles herbe, ramasse feuilles,
      ramasse fruits, ramasse noix, ramasse olives, ramasse pommes, rampe d arrosage, range buches, rasette, rateau,
      rateau a foin, rateau balai, rateau inox jardin, rateau jardin, ratissoire, rebutia, recuperateur d eau,
      recuperateur eau, reflecteur adjust a wings, reflecteur culture, reflecteur horticole, reflecteur hps, regulateur
      de pression arrosage, remise a outils, remise jardin, remorque de jardin, remorque jardin, renoncule, renoncules,
      repulsif animaux, repulsif chat, repulsif chat jardin, repulsif chats jardin, repulsif chevreuil, repulsif
      fouine, repulsif lapin, repulsif martre, repulsif oiseaux, repulsif pigeons, repulsif rongeurs jardin, repulsif
      sangliers, repulsif serpent, repulsif taupe, repulsif taupes, repulsif ultrason chat, rhipsalis, rhododendron,
      rhubarbe plant, robinier, robot de tonte, robot husqvarna, robot landroid, robot piscine, robot piscine sans fil,
      robot tondeuse, robots tondeuses, romarin en pot, romarin plant, romarin rampant, ronce ornement, ronce sans
      epines, rondins bois bordure, roses rouges, rosier, rosier david austin, rosier miniature, roue agraire, roue de
      tondeuse, roue tondeuse, roule pot, rouleau a gazon, rouleau gazon, ruban cloture, ruban de graines, ruche, ruche
      bois, ruche dadant, ruche dadant 10 cadres, ruche en kit, ruche kit, ruche warre, ruchette, rudbeckia, sable
      filtration, sabots jardin, sac a dechets verts, sac a feuilles, sac a vegetaux, sac aspirateur souffleur, sac de
      jardin, sac dechets verts, sac jardin, sac ramassage tondeuse, sac vegetaux, sachet de graines, sachets de
      graines, sagine, salix, salon bas de jardin, salon bas exterieur, salon de jardin, salon de jardin resine, salon
      de terrasse, salon exterieur, salon jardin, sang seche, sansevieria, santoline, sarclette, sarcleuse, sarcloir,
      sardines jardin, sarracenia, sauge ananas, sauge arbustive, sauge de jerusalem, sauge officinale plant, sauge
      vivace, saule crevette, saule marsault, saule pleureur, saule tortueux, sauna barrel, sauna exterieur, savon noir
      jardin, saxifrage, scabieuse, scarificateur, schefflera, schlumbergera, scie a branches, scie a elaguer, scie
      arboricole, scie d arboriste, scie d elagage, scie de jardin, scie elagage, scie japonaise elagage, scie pliante
      jardin, scilla, seau de compost, secateur, secateur a batterie, secateur felco, secateur sans fil, sedum, sel
      piscine, semence, semences, semences potageres, semis, semoir, semoir a main, semoir de precision, semoir gazon,
      semoir manuel, sempervivum, senecio, sequestrant calcaire, sequoia, serfouette, seringat, serpe, serpette, serre,
      serre a tomates, serre adossee, serre de balcon, serre de bouturage, serre de germination, serre de jardin, serre
      de jardin polycarbonate, serre polycarbonate, serre tomate, serre tunnel, serre verre, sirop abeilles, sirop
      nourrissement, skimmer, skimmer liner, skimmia, smart pot, solanum grimpant, solanum jasminoides, solidago,
      sophora, sorbier, soucoupe plante, soucoupe plastique, soucoupe pot, soucoupe terre cuite pot, souffleur,
      souffleur a batterie, souffleur a dos, souffleur a feuilles, souffleur aspirateur, souffleur de feuilles,
      souffleur de feuilles sans fil, souffleur sans fil feuilles, souffleur stihl, souffleur thermique, soufre fleur
      jardin, soufre jardin, soufre mouillable, spa, spa 4 places, spa 5 places, spa 6 places, spa bois, spa exterieur,
      spa gonflable, spa intex, spa lay z spa, spa mspa, spa rigide, spathiphyllum, spirea, spiree, spot solaire,
      stabilisateur de gravier, stachys, stapelia, statue bouddha jardin, statue de jardin, statue exterieure, statue
      jardin, stevia plant, stimulateur de croissance, stimulateur de floraison, stimulateur floraison, stimulateur
      microbien, stimulateur racinaire, stimulateur racines, stipa, store banne, strelitzia, substrat, substrat coco,
      substrat hydroponique, substrat mix, substrat orchidee, substrat pour orchidees, substrat terre, succulente,
      sulfate de fer, support orchidee, support plante, support pour hamac, support tuyau arrosage, sureau noir plant,
      sureau plant, surfinia, suspension coco plante, suspension fleurie, suspension macrame plante, suspension plante,
      suspension pot de fleurs, suspension pour plante, syringa, systeme aeroponique, systeme dwc, systeme
      hydroponique, systeme nft, table basse de jardin, table basse exterieur, table basse jardin, table bistrot
      jardin, table d exterieur, table de jardin, table de pique nique, table de terrasse, table exterieur, table
      exterieure, table forestiere, table jardin, table picnic, table pique nique, table teck exterieur, tablier de
      jardin, tablier de jardinier, tablier jardin, tablier jardinier, tabouret de jardinage, tabouret jardinage, tac
      plus, tagetes, taille haie, taille haie sans fil, taille haies, tamarix, tapis chauffant bouturage, tapis
      chauffant germination, tapis chauffant semis, tapis de graines, tapis de piscine, tapis de sol piscine, tapis de
      sol pour piscine, tariere, taxus, tendeur cloture, tendeur de fil, tendeur fil cloture, tendeurs cloture,
      tendeurs de fil, tendeurs fil cloture, tente de culture, tente de reception, terra aquatica, terrarium plantes,
      terre a rempoter, terre bruyere, terre cuite, terre de bruyere, terre de culture, terre de diatomee jardin, terre
      de jardin, terre vegetale, terreau, terreau light mix, testeur cloture, testeur de ph sol, testeur de sol,
      testeur humidite sol, testeur ph terre, testeur piscine, tete fil nylon, tete tap n go, teucrium, thermometre
      flottant piscine, thermometre piscine, thuya, thym citron plant, thym en pot, thym plant, thym serpolet plant,
      tiarella, tigridia, tilia, tillandsia, toile anti herbe, toile antiracine, toile balancelle, toile d ombrage,
      toile de paillage, toile de pergola, toile de rechange parasol, toile de tonnelle, toile geotextile, toile
      hivernage, toile hors sol, toile horticole, toile ombrage, toile parasol, toile pergola, toile pour store banne,
      toile store banne, toile tonnelle, toit ruche, tondeuse a batterie, tondeuse a gazon, tondeuse a main, tondeuse
      autoportee, tondeuse autotractee, tondeuse batterie, tondeuse electrique gazon, tondeuse gazon, tondeuse
      helicoidale, tondeuse honda, tondeuse husqvarna, tondeuse manuelle, tondeuse mulching, tondeuse poussee, tondeuse
      robot, tondeuse sans fil 36v, tondeuse thermique, tondeuse tractee, tonnelle, tonnelle fer forge, tonnelle
      jardin, topinambour a planter, torches jardin, tourbe, tourniquet arrosage, trachelospermum, trachycarpus,
      tracteur tondeuse, tradescantia, traitement buis, traitement spa, transat, transats, transplantoir, trappe a
      pollen, treillage, treillis, treillis bois, treillis extensible, treillis grimpant, treillis jardin, treillis
      soude plante, trichocereus, trichoderma, tricyrtis, tritome, troene, tronconneuse, tronconneuse a batterie,
      tronconneuse elagueuse, tronconneuse husqvarna, tronconneuse sans fil, tronconneuse stihl, tropaeolum, trousse
      analyse piscine, tulipe botanique, tulipe perroquet, tulipe triumph, tulipes perroquet, tulipes triumph,
      tulipier, tunnel de culture, tunnel de forcage, tunnel maraicher, turbine arrosage, turbine hunter, turbine rain
      bird, tuteur, tuteur acacia, tuteur bambou, tuteur bois, tuteur coco, tuteur fibre de verre, tuteur metal, tuteur
      orchidee, tuteur plante, tuteur spirale, tuteur tomate, tuteurs acacia, tuteurs bois, tuteurs fibre de verre,
      tuteurs metal, tuteurs orchidee, tuteurs plante, tuteurs spirale, tuyau arrosage, tuyau aspiration piscine, tuyau
      d arrosage, tuyau d irrigation, tuyau de jardin, tuyau de piscine, tuyau extensible, tuyau flottant, tuyau
      gardena, tuyau goutte a goutte, tuyau goutteur, tuyau irrigation, tuyau micro poreux, tuyau microporeux, tuyau
      perfore arrosage, tuyau piscine, tuyau poreux, tuyau pour piscine, tuyau spirale arrosage, tuyau suintant, tuyere
      arrosage, tuyere hunter, tuyere rain bird, ultrason anti chat, ultrason chat jardin, uvc bassin, valeriane plant,
      vanne 6 voies, vanne multi voies piscine, vanne multivoies, vaporisateur plante, vareuse apicole, vareuse
      apiculteur, vareuse d apiculteur, varroa, vermiculite, veronique vivace, verre filtrant, verveine citronnelle
      plant, verveine de buenos aires, verveine plant, viburnum, vigne de table, vigne muscat plant, vigne plant, vigne
      raisin plant, vigne vierge, vinca, viola plant, violette odorante, violette plant, viorne, vitex, vivace, voile
      anti insectes, voile apiculteur, voile d hivernage, voile d hivernage plantes, voile d ombrage, voile de
      croissance, voile de forcage, voile hivernage, voile ombrage, volet skimmer, weigelia, wisteria, xerophyllum,
      yucca, yucca filamentosa, yucca gloriosa, yucca plante, yucca rostrata, yuzu arbre, yuzu plant, zamioculcas,
      zantedeschia, zinnia, électrolyseur`,
    ],
    [
      'OUTDOORS',
      `abri camping, abri de plage, accumulateur de froid, accumulateurs de froid, affut, affut chasse, affut tente
      chasse, agrafe emerillon, agrafe leurre, agrafe peche, agrafe rapide peche, agrafes emerillon, agrafes leurre,
      agrafes rapide peche, agrainoir, airsoft, alarme personnelle, allume feu, allume feu bushcraft, allume feu
      magnesium, allume feux, altimetre, amorce, amorce breme, amorce carpe, amorce coup, amorce de peche,
      amorce etang, amorce gardon, amorce mer peche, amorce peche, amorces breme, amorces cci, amorces coup, amorces de
      peche, amorces etang, amorces federal, amorces gardon, amorces large rifle, amorces mer peche, amorces small
      pistol, ancre bateau, ancre bateau inox, ancre champignon, ancre charrue, ancre electrique, ancre grappin, ancre
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
      fusil, briquet tempete, broche a glace, broches a glace, bronzage a froid, brosse arme, brosse canon,
      bruleur camping, buldo, bulldo, bâtons marche nordique, cage a corneilles, cage a fouine, cage a pies, cage a
      ragondin, cage piege, cage piege chat, camalot, camelbak, camera chasse, camera de chasse, camera de chasse 4g,
      camera faune, camera piege, camera thermique chasse, camera thermique hikmicro, camera thermique pulsar, camera
      trail, camera trail 4g, campingaz, canne, canne a carpe, canne a lancer, canne a mouche, canne a peche, canne a
      truite, canne anglaise peche, canne au coup, canne bar, canne bateau, canne big game, canne bolognaise, canne
      carpe, canne casting, canne daiwa, canne exotique peche, canne feeder, canne jigging, canne lancer, canne leurre,
      canne mouche, canne peche enfant, canne shimano peche, canne siege battue, canne siege chasse, canne siege
      trepied, canne silure, canne spinning, canne surfcasting, canne telereglable, canne telescopique, canne toc,
      canne truite, cannes, canoe, canon, canon airsoft, canon de precision airsoft, canot, capsule co2, capsules co2,
      carabine, carabine 22 lr, carabine 22lr, carabine 4 5 mm, carabine a air, carabine a air comprime, carabine a
      plomb, carabine a verrou, carabine blaser, carabine browning bar, carabine co2, carabine cometa, carabine diana,
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
      ondulante, cuillere peche, cuillere tournante, cuisine camping, cuissarde peche, cuissarde
      pvc, cuissardes peche, cuissardes pvc, culasse, dague, decocheur, degaine, degaine escalade, degaine petzl,
      degaines, degaines escalade, degaines petzl, degorgeoir, degorgeoir peche, descendeur, detecteur carpe, detecteur
      de metal, detecteur de metaux, detecteur de touche, detecteur touche, detecteurs carpe, detente, dip carpe,
      disque detecteur metaux, dosette rechargement, douche camping, douche de camping, douche portable camping, douche
      solaire, douche solaire camping, douille laiton, drap de sac, dubbing, duvet, duvets, ecailleur, echosondeur,
      echosondeur garmin, ecouvillon, ecusson support trophee, ecusson trophee chasse, ejecteur, embout baton de
      marche, embout batons marche, embouts baton de marche, embouts batons marche, emerillon, emerillon a agrafe,
      emerillon agrafe, emerillon peche, emerillons a agrafe, emerillons agrafe, emerillons peche, empennage, ensemble
      canne et moulinet, ensemble canne moulinet, ensemble carpe, ensemble mouche, ensemble peche, ensemble spinning,
      ensemble surfcasting, ensemble truite, epee medievale, epuisette, epuisette de peche, epuisette peche, epuisette
      raquette, epuisettes, etau montage, etau montage mouche, etau mouche, etui 308 rechargement, etui 9mm
      rechargement, etui amorce, etui ceinture couteau, etui chargeur, etui couteau, etui de couteau, etui hache, etui
      laiton rechargement, etui pistolet, etuis 308 rechargement, etuis 9mm rechargement, etuis amorce, etuis laiton
      rechargement, extracteur, farine peche, fauteuil camping, fauteuil de camping, feeder cage, feu a main,
      fil a ligater, fil carpe, fil de montage mouche, fil de peche, fil fluorocarbone, fil nylon 300m, fil nylon
      peche, fil peche, fil tresse, fil tresse peche, filet camouflage, filet de camouflage, filtre a eau camping,
      filtre a eau portable, filtre a eau portable katadyn, filtre a eau randonnee, filtre eau randonnee, filtre
      katadyn, filtre sawyer, firestarter, firesteel, fleche, fleche carbone, fleches, fleches carbone, float tube,
      float tube peche, flotteur, flotteur anglais, flotteur brochet, flotteur carnassier, flotteur coulissant,
      flotteur peche, flotteur plombe, flotteur toc, flotteur truite, fluorocarbone, fluorocarbone seaguar, forme
      pigeon, fourreau, fourreau 3 cannes, fourreau a cannes, fourreau cannes, fourreau carabine, fourreau carpe,
      fourreau cuir fusil, fourreau fusil, fourreau rigide cannes, friends escalade, fronde, fronde amorce, fronde
      carpe, fronde chasse, fronde peche, frontale, frontale led, fusee de detresse, fusil, fusil a lunette airsoft,
      fusil a plomb, fusil a pompe, fusil a verrou, fusil airsoft, fusil baikal, fusil beretta, fusil browning, fusil
      calibre 12, fusil chasse, fusil d assaut airsoft, fusil de ball trap, fusil de chasse, fusil de chasse beretta,
      fusil juxtapose, fusil percussion, fusil semi automatique, fusil sniper airsoft, fusil superpose, fut, gaffe,
      gaffe peche, gamelle camping, gants anti coupure filetage, gants de tir, gants tir, garde main, garde main ar15,
      garde mains, gaz airsoft, gaz camping, gaz campingaz, gbb, gearbox airsoft, gel combustible, gel
      lacrymogene, gel poivre defense, ghillie, ghillie suit, gibeciere, gilet aide a la flottabilite, gilet
      automatique 150n, gilet chien de chasse, gilet de chasse fluo, gilet de peche, gilet de sauvetage, gilet de
      sauvetage enfant, gilet flottaison, gilet multipoche chasse, gilet pare balle, gilet pare balles, gilet peche
      mouche, gilet plate carrier, gilet plate carrier airsoft, gilet protection chien sanglier, gilet sauvetage, gilet
      tactique airsoft, glaciere, glaciere camping, glaciere peche, gomm cogne, gonfleur camping, goudron de norvege,
      goudron hetre, goudron sanglier, gourde camping, gourde filtrante, gourde militaire, gourde pliable, gourde
      randonnee, gourde souple, gourde souple trail, graine a cuire peche, graine carpe, graine cuites carpe, graine de
      chenevis peche, graine peche, graines a cuire peche, graines carpe, graines cuites carpe, graines de chenevis
      peche, graines peche, grenaille, griffe a coquillages, grigri, guetres
      randonnee, guidon de mire, guidon mire, hache, hache de bucheron bushcraft, hache de camp, hache de lancer, hache
      hultafors, hache viking, hachette camping, hachette de camp, hamac bivouac, hamac camping, hamac de camping,
      hamac moustiquaire, hamac moustiquaire camping, hamac parachute, hamac randonnee, hamecon, hamecon gamakatsu,
      hamecon triple, hamecon vmc, hamecons, hamecons gamakatsu, hamecons vmc, harnais escalade, hausse,
      haveneau, holster, holster ceinture, holster ceinture pistolet, holster glock, holster paddle, hop up, housse
      arc, housse canne, housse cannes, housse carabine, housse de canne, housse fusil, housse pluie sac a dos, huile
      arme, huile ballistol, huile d arme, huile pour arme, inchiku, jerkbait, jerrican, jerrican alimentaire, jerrican
      eau, jerrican souple, jerricane, jerrycan, jerrycan 20l, jeu d outils lee, jeu d outils rechargement, jig,
      jumelle 10x42, jumelle 10x50, jumelle 12x50, jumelle 8x32, jumelle 8x42, jumelle bushnell, jumelle chasse,
      jumelle de chasse, jumelle marines, jumelle nikon, jumelles, jumelles bushnell, jumelles chasse, jumelles de
      chasse, jumelles nikon, jupe kayak, katana, kayak, kayak peche, kit bushcraft, kit couverts camping, kit de
      nettoyage fusil, kit de peche, kit de survie, kit de survie militaire, kit montage mouche, kit nettoyage arme,
      kit nettoyage calibre 12, kit nettoyage carabine, kit nettoyage fusil, kit peche enfant, kit survie, kukri, lampe
      de tir, lance amorce, lance pierre, lance pierres, lanceur paintball, leatherman, leurre, leurre bar, leurre
      black bass, leurre brochet, leurre carnassier, leurre coulant, leurre de surface, leurre dur, leurre mer, leurre
      metallique, leurre perche, leurre rapala, leurre sandre, leurre silure, leurre souple, leurre truite, leurre
      vibrant, leurres, leurres mer, leurres perche, level chair, lifestraw, ligne maquereaux, ligne mitraillette,
      ligne montee, lignes montees, liquide thetford, lit camp, lit camp pliant, lit camping, lit carpe, lit de camp,
      lit de camp pliant, longe, longe escalade, longe harnais bateau, longe speleo, longe voile securite, longue vue,
      lunette astronomique, lunette battue, lunette chasse affut, lunette de tir, lunette de visee, lunette hawke,
      lunette swarovski, lunette thermique, lunette tir, lunette visee, lunette zeiss, lunettes airsoft, lunettes
      balistiques, lyophilise randonnee, lyophilise voyager, lyre gaz, machette, madai, magnesie, magnesie escalade,
      malette arme, mallette arme, mallette carabine, mallette de transport arme, mallette fusil, mallette pistolet,
      manege pigeon, masque airsoft, masque grillage airsoft, masque paintball, matelas auto gonflant, matelas
      autogonflant, matelas camping, matelas de camping, matelas de randonnee, matelas de sol camping, matelas de
      trekking, matelas gonflable, matelas gonflable camping, matelas gonflable trek, matelas mousse camping, matelas
      mousse de trekking, matelas mousse trekking, matelas sea to summit, matelas therm a rest, matelas thermarest,
      matelas trekking, matraque, matraque telescopique, matraque tonfa, menottes, meuble camping, meuble de camping,
      micro crampons, minn kota, mirador, mirador chasse, miroir signal, mitraillette maquereau, mitraillette
      maquereaux, mitraillette peche, mitraillettes maquereau, mitraillettes maquereaux, mitraillettes peche,
      monoculaire, montage a crochet, montage amovible lunette, montage carpe, montage dur, montage lunette, montage
      mouche materiel, montage picatinny, montage weaver, monture lunette, moteur electrique avant, moteur electrique
      barque, moteur electrique minn kota, moteur electrique peche, mouche artificielle, mouche nymphe, mouche peche,
      mouche saumon, mouche seche, mouche streamer, mouches nymphes, mouches seches, mouches truite, mouillage bateau,
      moulinet, moulinet big game, moulinet daiwa, moulinet peche, moulinet shimano, mousqueton, mousqueton a vis
      escalade, mousqueton de securite escalade, mousqueton escalade, mousqueton petzl, multitool, munition, munition
      9mm, munition chasse, munitions, munitions 9mm, munitions chasse, munitions plomb, nasse, nylon carpe,
      nylon peche, nylon sufix, nymphe peche, nymphe truite, nymphe tungstene, nymphes peche, nymphes truite, nymphes
      tungstene, ogive, ogive 9mm, ogives, ogives 9mm, opinel, optique de tir, optique tir, oreiller camping, oreiller
      de camping, oreiller gonflable, oreiller randonnee, oreiller trek, outil multifonction leatherman, oxygenateur
      vif, pagaie, paille filtrante, paille lifestraw, pain de glace glaciere, palangre, palangrotte, pan d escalade,
      panier peche, panier siege peche, papier toilette camping, paracorde, parapluie de peche, parapluie peche,
      paravent plage, pare vent plage, parka militaire, pastille purification, pastilles micropur, pastilles
      potabilisation, patchs nettoyage arme, pate carpe, pelle a couteaux peche, pelle de camp, pelle militaire, pelle
      pliante, pellet peche, pellets, pellets carpe, pellets halibut, pellets silure, percuteur, pese poisson, pese
      poissons, peson peche, pibole, piege a corbeaux, piege a fauve, piege a fouine, piege a nuisible, piege a
      palette, piege a pie, piege a ragondin, piege a renard, piege belisle, piege cage fouine, piege collet, piege en
      x, piege nasse ecrevisse, piege photo, piege photographique, piege photographique 4g, piege ragondin, pierre a
      feu, pierre a feu bushcraft, pierre a feu magnesium, pierre a sel gibier, pierre feu, pince a degorger, pince a
      plomb, pince a poisson, pince carnassier, pince leatherman, pince leurre, pince lip grip, pince multifonction,
      pince multifonction leatherman, pince peche, pince plomb fendu, pince poisson, piolet, piolet petzl, pique bank
      stick, pique canne, pique cannes, pique carpe, pique peche, pique surfcasting, piques bank stick, piques canne,
      piques cannes, piques carpe, piques peche, piques surfcasting, pistolet, pistolet 1911, pistolet 22lr, pistolet
      9mm pak, pistolet a billes, pistolet a blanc, pistolet a plomb, pistolet air comprime, pistolet airsoft, pistolet
      alarme, pistolet beretta 92, pistolet co2, pistolet d alarme, pistolet defense, pistolet glock, pistolet glock
      airsoft, pistolet gom cogne, pistolet poudre noire, pistolet sig sauer, pistolet umarex, piston airsoft, planche
      bivouac, planche trophee chasse, plaque balistique, plaque couche, plaque de couche, plaques balistiques, plat
      lyophilise, plateau ball trap, plomb carpe, plomb chandelle, plomb de peche, plomb fendus, plomb grappin, plomb
      inline, plomb olive, plomb olives, plomb olives peche, plomb palette, plomb peche, plomb styl, plomb surfcasting,
      plomb tungstene peche, plombs, plombs 4 5, plombs 4 5mm, plombs chandelle, plombs de peche, plombs diabolo,
      plombs fendus, plombs grappin, plombs inline, plombs olive, plombs olives, plombs olives peche, plombs palette,
      plombs styl, plombs surfcasting, plombs tungstene peche, plumes coq montage, plumes cul de canard, plumes montage
      mouche, poche a eau, poche hydratation, pof, poignard, poing electrique, point rouge, pointe fleche, poisson
      nageur, pompe a pied camping, pompe camping, poncho cape militaire, poncho de randonnee, poncho militaire, poncho
      pluie randonnee, pontet verrou, pop up 15mm, pop up carpe, pop up fluo carpe, pop ups 15mm, pop ups bouillette,
      pop ups carpe, pop ups fluo carpe, popper, porte bebe de randonnee dorsal, porte bebe randonnee, porte chargeur,
      porte chargeurs, porte cible, porte cibles, porte plaques, poudre de rechargement, poudre noire arme, poudre
      rechargement, poudre vectan, poudre vihtavuori, poulie escalade, poulie petzl, poulie speleo, poutre escalade,
      presse a recharger, presse de rechargement, presse lee, presse rechargement, prise escalade, prises d escalade,
      prises escalade, protections auditives tir, radeau de survie, rail picatinny, rail weaver, raquettes a neige tsl,
      raquettes de neige, raquettes neige, raquettes tsl, ration, ration militaire, ration survie, rations de combat,
      rechaud bois, repas lyophilise, replique airsoft, replique ak47, replique longue airsoft, replique m4, replique
      pistolet, replique sniper, repliques, repose canne, repose cannes, reservoir d eau pliable, revolver, revolver
      alarme, revolver poudre noire, rod pod, rondelles batons, rouleau canne, sabre, sac a cartouches, sac a corde,
      sac a corde escalade, sac a dos 40l randonnee, sac a dos 45l, sac a dos 60l, sac a dos 65l, sac a dos 70l, sac a
      dos alpinisme, sac a dos deuter, sac a dos escalade, sac a dos militaire 45l, sac a dos osprey, sac a dos porte
      bebe randonnee, sac a dos randonnee 30l, sac a dos tactique, sac a dos trek, sac a dos trekking, sac a gibier,
      sac a leurres, sac a magnesie, sac a pof, sac a viande, sac appelants, sac bivouac, sac carnassier, sac carpe,
      sac carpe fourre tout, sac carryall, sac cartouches, sac compression randonnee, sac couchage, sac de bivouac, sac
      de chasse, sac de compression, sac de conservation carpe, sac de couchage, sac de couchage enfant, sac de
      couchage militaire, sac de peche, sac de pesee, sac de tir, sac etanche, sac gibier, sac isotherme, sac isotherme
      pique nique, sac marin militaire, sac paquetage, sac peche, sac poids sac, sac sanglier, sac viande, sangle
      escalade, sangle fusil, sarbacane, sardines tente, seau a amorce, seau a peche, seau a vif, seau amorce, seau
      peche, seau pliable camping, seau pliant camping, sensas, shad, shellholder, shocker, siege battue, siege box,
      siege de peche, siege peche pliant, sifflet chasse, sifflet de survie, sifflet survie, slackline, soie flottante
      mouche, soie mouche, soie wf, solette, solvant arme, solvant canon, solvant poudre, sonde lowrance, sonde peche,
      sondeur, sondeur garmin, sondeur humminbird, sondeur lowrance, sondeur peche, sondeur striker, sparclette co2,
      spinnerbait, spray au poivre, stand de tir, stand tir, station de peche, station peche, stickbait, streamer
      brochet, streamer peche, streamers brochet, streamers peche, support arc, support canne, support canne a peche,
      support canne peche, support canne voiture, support de cannes, support fusil, sursac, sursac bivouac, swimbait,
      swinger, swinger carpe, swingers carpe, table bivouac, table camping, table de camping, table de peche, table
      pliante camping, table valise camping, tablier de depecage, tabouret camping, tabouret pliant camping,
      tamponnoir, tapis de bivouac, tapis de camping, tapis de reception, tapis de sol, tapis de sol camping, tapis
      reception carpe, tapis sol, tarp, telemetre, telemetre chasse, telemetre laser chasse, telescope, tente, tente
      bivouac, tente de camping, tente de toit, tente de toit voiture, tente militaire, tente randonnee, tente
      trekking, tente tunnel camping, tente wc, tenue camouflage, tenya, tete football peche, tete plombee, tete
      texane, tetes football peche, tetes texane, toilette camping, toilette chimique, toilettes chimiques, toilettes
      seches camping, tonnelle camping, tourniquet pigeons, traineau gibier, trepied longue vue, trepied pesee carpe,
      tresse, tresse 150m, tresse 4 brins, tresse 8 brins, tresse carnassier, tresse carpe, tresse daiwa, tresse j
      braid, tresse multicolore, tresse pe, tresse peche, tresse power pro, tresse silure, trompe de chasse, trophee de
      chasse, trophee massacre, trousse bas de ligne, trousse leurres, tube a cannes, tube canne, turlutte, vaisselle
      camping, verrou de pontet, vers de peche, vers de terre peche, vers de vase, vers marins, veste camouflage foret,
      veste chasse, veste de chasse homme, veste de traque, veste traque, vhf marine, vhf portable marine, viseur
      holographique, viseur point rouge, vision nocturne, vivier, vivier de peche, waders, waders cuissardes, waders
      neoprene, waders neoprene chasse, waders peche, wading, wafter, wafters, waggler, wc camping, wc chimique, zodiac`,
    ],
  ],
  unsure: `abies, agave, amorce, ancre bateau, arbre, arceaux, assureur, auvent, bassin, begonia, bordure,
    brome, camelia, candi, canne,
    cannes, canon, carex, carillon, carnassiere, cartouche, cartouches, cendre, cerisier, chrysantheme, chrysanthemes,
    cible,
    coinceur, cornus, croc, crocosmia, crosse, culasse, cyclamen, dague,
    dahlia, dahlias, detente, digitale pourpre, duvet, duvets, echium, ejecteur, epandeur, erable, euphorbe,
    extracteur, figuier, fleche, fleur, fleurs, flotteur, fontaine,
    fougere, fourche, fourreau, fraisier, fronde, fusil, fut, gaffe, galet decoratif, galets, gazon, geranium,
    geraniums, gerbera, gibeciere, glycine,
    graine, graines, gravier, griffe, guidon mire, hache, hausse, hellebore, hortensia, hoya, hydrangea, impatiens,
    impatiente, iris, jacinthe, jerrican, jig, juniperus, katana, lantana, larix, laurier,
    lavandula, leurre, liner, lobelia, longe, lonicera, lyre gaz, lys, magnolia, matraque, menottes, merlin, monarde,
    muscari, mycelium,
    myosotis, nandina, nasse, nymphe, nymphes, occultation, ogive, ogives, olea europaea, olivier, orchidee, oxalis,
    palangre, palmier, pedalier, pelargonium, pelle,
    pellets, pensees, percuteur, petunia, petunias, phlox, photinia, picea, pieris, piquets, pistolet, pivoine,
    pivoines, plante, plombs, podocarpus, pof, poirier, pommier, popper,
    portail, pothos, primevere, primeveres, programmateur, prunier, prunus, quercus, ration, renoncule, renoncules,
    repliques, ruche, sabre, salix, sedum, semoir, senecio, sensas, sequoia, serre, shad, skimmer, solidago, sondeur,
    sophora, sorbier,
    souffleur, spa,
    streamer, streamers, substrat, swinger, tapis de sol, taxus, tilia, treillis, tresse, tulipier, tuteur, tuteurs,
    viorne, vitex, vivace,
    vivier, wading, yucca, zinnia, zodiac`,
  ofHome: 'artificiel, artificielle, artificielles, artificiels, factice, stabilise, synthetique',
  uses: {
    GARDEN: `agricole, arrosage, balcon, espaces verts, exterieur, jardin, jardinage, jardinerie, mobilier de jardin,
      pepiniere, plantes,
      plantes et jardin, plein air jardin, potager, terrasse`,
    OUTDOORS: `airsoft, alpinisme, armee, bivouac, cal 12, calibre, calibre 12, camping, camping et randonnee, carabine,
      chasse, chasse et peche, colt, coutellerie outdoor, escalade, fusil, lebel, luger, mas 36, mauser, militaire,
      montagne, peche, pistolet, rando, randonnee, randonnees, survie, tactique, tir sportif, trek, trekking, ww1, ww2,
      wwii`,
  },
};
