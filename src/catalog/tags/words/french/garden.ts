import type { Subject } from '../words.ts';

export const GARDEN: Subject = {
  things: [
    [
      'GARDEN',
      `abelia, abies, abri a bois, abri a buches, abri bois, abri buches, abri de jardin, abri exterieur, abri
      herisson, abri jardin, abri poubelle, abri pour herisson, abri resine tressee, abri teck, abri tondeuse, abri
      velo jardin, abri voiture bois, abricotier, acaricide plante, achillea, achillee, aconit, actinidia, advanced
      nutrients, aeonium, aerateur de gazon, aerateur gazon, affuteuse chaine, affuteuse de chaine, agapanthe, agave,
      agave plante, agenouilloir, agenouilloir jardin, agrafes jardin, agrumes en pot, ail a planter, ail d ornement,
      ail d ornement bulbe, ail ornement, ajuga, albizia, alcathea, alchemille, algicide, aloe vera plante, aloe vera
      pot, alstroemere, alstroemeria, althea, alysse, amandier arbre, amandier autofertile, amandier plant, amaryllis
      en pot, amelanchier, amendement calcaire, amendement organique, ampelopsis, ampoule cfl horticole, ampoule
      croissance, ampoule culture indoor, ampoule de croissance, ampoule de culture, ampoule horticole, ampoule hps,
      ampoule mh, ancolie, anemone du japon, anthemis, anti algue, anti algues, anti araignees rouges, anti calcaire
      piscine, anti carpocapse, anti chat jardin, anti chenille, anti chenilles, anti cochenille, anti cochenilles,
      anti fourmi jardin, anti heron, anti limace, anti limaces, anti mildiou, anti mouche blanche, anti mousse gazon,
      anti oidium, anti otiorhynque, anti puceron, anti pucerons, anti racine barriere, anti taupe, anti taupes jardin,
      anti thrips, antimousse gazon, apiculture, apifonda, apiguard, apivar, appui tete spa, arabis, aralia, araucaria,
      arbousier, arbre, arbre a kakis, arbre a papillons, arbre aux 40 ecus, arbre de jade, arbre de judee, arbre du
      voyageur, arbre fruitier, arbre persistant, arbuste, arche de jardin, arche jardin, ardoise paillage, armoire de
      jardin, armoise, armoise plant, aronia melanocarpa, aronia plant, arroseur, arroseur canon, arrosoir, arum d
      ethiopie, arum plant, asperseur, asperseur canon, asperseur gardena, asperule, aspidistra, aspirateur piscine,
      aspirateur souffleur, aster plant, aster vivace, astrophytum, attache arbre, attache plante, attache tuteur,
      attache vigne, aubrieta, aubriete, aucuba, aurone, autoportee, autopot, avocatier, azalee, bac a composter, bac a
      culture, bac a desoperculer, bac a fleurs, bac a maree, bac a plantes, bac a reserve, bac corten, bac de culture,
      bac de plantation, bac de ramassage tondeuse, bac de tondeuse, bac en bois jardin, bac fleurs, bac plante, bac
      potager, bac ramassage, bac tondeuse, bache a barres, bache a bulles, bache bassin, bache bois jardin, bache
      bulles, bache de spa, bache epdm, bache ete, bache filtration spa, bache hiver, bache hivernage, bache pour salon
      de jardin, bache salon de jardin, bache serre, bache solaire, bache spa, bain de soleil, bain nordique, bain
      soleil, balai a gazon, balai aspirateur piscine, balai gazon, balai manuel piscine, balai piscine, balai venturi,
      balance de ruche, balancelle, balancelle jardin, balancoire adulte, balancoire bois adulte, balancoire de jardin,
      balancoire jardin, balconniere, balise solaire, ballast 250w, ballast 400w, ballast 600w, ballast culture indoor,
      ballast de croissance, ballast electronique, ballast horticole, ballast hps, ballast lumatek, ballast magnetique,
      ballast mh horticole, balle filtrante, bambou artificiel jardin, bambou en pot, bambou geant plant, bambou non
      tracant, bambou plante, bambou sacre, bananier du japon, bananier nain, bananier plante, banc balancelle, banc de
      jardin, banc exterieur, banc jardin, banc public, banc resine tressee, banc teck, bandelettes chlore ph,
      bandelettes piscine, bandelettes test piscine, bandelettes test spa, barbecue jardin, barnum, barriere anti
      racines, bassin, bassin a poisson exterieur, bassin de jardin, bassin hors sol, bassin jardin, bassin preforme,
      beche, begonia, belle de nuit, bergenia, bignone, bigrive, bille d argile, billes argile, binette, bio seau,
      biobizz, blouson apicole, blouson apiculteur, blouson apiculture, blouson d apiculteur, bobine briggs stratton,
      bobine coupe bordure, bobine de fil coupe bordure, bobine husqvarna, bobine souffleur, bobine stihl, bobine
      taille haie, bobine tondeuse, boite a graines, bokashi, bombe de graines, bonde de fond, bonsai, bonsai ginseng,
      booster de floraison, booster floraison, booster pk, booster racinaire, booster racines, bordnet, bordure,
      bordure acier, bordure allee, bordure beton, bordure bois, bordure corten, bordure de jardin, bordure en rouleau,
      bordure flexible jardin, bordure gazon, bordure jardin, bordure metal jardin, bordure plastique jardin, bordure
      rondins, bordurette, borne solaire, bouee ananas, bouee donut, bouee flamant, bouee geante, bouee gonflable,
      bouee licorne, bouee piscine, bouee siege piscine, bouee tractable piscine, bougainvillee, bougainvillier, bougie
      debroussailleuse, bougie motoculteur, bougie motoculture, bougie tondeuse, bougie tronconneuse, bouillie
      bordelaise, bouquet, bouquet de fleurs, bouquet de roses, bourrache, box culture indoor, box de culture, box de
      pousse, brande bruyere, brasero, brasero exterieur, brise vue, brise vue artificiel, brise vue balcon, brise vue
      jardin, brise vues, brome, brome pastilles, brome spa, brosse a abeilles, brosse abeilles, brosse desherbage,
      brosse desherbante, brosse ligne d eau, brouette, brouette jardin, broyeur a branches, broyeur a vegetaux,
      broyeur branches, broyeur de branches, broyeur de vegetaux, broyeur electrique jardin, broyeur thermique, broyeur
      vegetaux, brugmansia, brumisateur exterieur, brumisateur jardin, brumisateur plante, brumisateur terrasse,
      brunnera, bruyere d ete, bruyere d hiver, bruyere plante, buis boule, buis en boule, buis plant, buisson ardent,
      bulbe, buse arrosage, buse brumisation, buse de refoulement, buse hunter, buse rain bird, buse refoulement,
      butia, cabane a outils jardin, cabane de jardin, cabanon, cable briggs stratton, cable d embrayage tondeuse,
      cable de traction tondeuse, cable frein moteur tondeuse, cable gaz tondeuse, cable husqvarna, cable peripherique
      robot, cable peripherique tondeuse, cable souffleur, cable stihl, cable taille haie, cable tondeuse, cache clim
      exterieur, cache climatisation exterieur, cache conteneur, cache pompe a chaleur, cache pot, cache pots, cache
      poubelle, cactees, cactus, cactus coussin, cactus oreilles de lapin, cactus raquette, cadran solaire, cadre bati,
      cadre batis, cadre dadant, cadre de corps, cadre de hausse, cadre de ruche, cadre droits, cadre hausse, cadre
      hoffmann, cadre langstroth, cadre ruche, cadres a miel, cadres corps ruche, cage a tomate, cage a tomates, caieux
      d ail, caillebotis, caladium, calamondin, calibrachoa, callistemon, callune, camelia, camellia du japon, camellia
      japonica, camellia sasanqua, campanule, campsis, canape de jardin, canape exterieur, canape jardin, candi, candi
      abeilles, candi apicole, candi nourrissement, candi pour abeilles, candi proteine, candi ruche, canisse, canna
      coco, canna indica, canna nain, canna plant, capteur de pluie arrosage, capucine, capucine grimpante, capucine
      naine, caragana, carburateur autoportee, carburateur briggs et stratton, carburateur briggs stratton, carburateur
      debroussailleuse, carburateur honda gcv, carburateur husqvarna, carburateur motobineuse, carburateur motoculteur,
      carburateur souffleur, carburateur stihl, carburateur taille haie, carburateur tondeuse, carburateur
      tronconneuse, carburateur walbro, carburateur zama, carex, carillon, carillon a vent, carillon jardin, carillon
      vent, carport, carport de jardin, carport exterieur, carport jardin, carre potager, cartouche de spa, cartouche
      filtration spa, cartouche filtre spa, cartouche spa, caryopteris, cascade bassin, cascade jardin, cassissier,
      ceanothe, ceanothus, cellule compatible, cellule hayward, cellule sterilor, cellule zodiac, cendre, cendre de
      bois jardin, centauree, cephalocereus, cercis, cereus, cerfeuil, cerificateur, cerisier, cerisier a fleurs,
      cerisier bigarreau, cerisier burlat, cerisier du japon, ceropegia, chaenomeles, chaine 3 8, chaine 325, chaine
      oregon, chaine stihl, chaise adirondack, chaise balancelle, chaise d exterieur, chaise de jardin, chaise de
      terrasse, chaise exterieur, chaise hamac, chaise jardin, chaise longue, chaise longue de jardin, chaise longue
      exterieur, chaise longue jardin, chaise longue pliante jardin, chaise pliante jardin, chaise resine tressee,
      chaise teck, chalet bois jardin, chalet de jardin, chamaecyparis, chamaerops, chambre a air brouette, chambre a
      air tracteur tondeuse, chambre culture indoor, chambre de culture, chambre de pousse, chapeau apicole, chapeau
      apiculteur, chapeau apiculture, chapeau d apiculteur, chardon bleu plant, chariot de jardin, chariot de
      jardinage, chariot jardin, chariot porte tuyau, charmille, chasse abeilles, chassis de culture, chataire,
      chauffage de spa, chauffage de terrasse, chauffage exterieur, chauffage filtration spa, chauffage jacuzzi,
      chauffage piscine, chauffage solaire piscine, chauffage spa, chauffage terrasse, chaux jardin, cheminee de
      jardin, cheminee exterieure, cheminee mexicaine, chevilles mycelium, chevrefeuille, chevrefeuille grimpant,
      chevrefeuille plant, chilienne, chlore, chlore stabilise, chlorophytum, choisya, chrysantheme, chrysanthemes,
      ciboulette, ciboulette plant, cineraire, cire gaufree, cisaille, cisaille jardin, ciseaux a fleurs, ciseaux a
      gazon, ciseaux bonsai, ciseaux de jardin, ciseaux herbes jardin, ciseaux jardin, ciseaux recolte, ciseaux
      sculpteur buis, citronnelle, citronnier, claustra, claustra exterieur, claustra jardin, clematite, cleome,
      clivia, cloche a salade jardin, cloche a vent, cloche de forcage, cloche de protection plantes, cloture,
      coccinelles larves, coco brique, coco substrat, coffre a coussins jardin, coffre coussins, coffre de jardin,
      coffre de rangement jardin, coffre exterieur jardin, coffre jardin, coffret de graines, coffret graines,
      cognassier, cognassier du japon, coin a fendre, colchique, collecteur eau de pluie, collecteur eau pluie,
      collecteur gouttiere, colocasia, combinaison apicole, combinaison apiculteur, combinaison apiculture, combinaison
      d apiculteur, composition florale, compost, composteur, composteur de cuisine jardin, composteur de jardin,
      conductimetre, conifere, consoude, cooltube, copeaux chanvre paillage, copeaux de bois paillage, copeaux
      paillage, coquelicot graines, corbeille d argent, cordyline, coreopsis, coriandre vietnamienne, corne broyee,
      corne torrefiee, cornouiller, cornus, corps de ruche, correcteur ph, corylus, cosmos graines, cosmos sulphureus,
      cosmos varie, cotinus, cotoneaster, coupe bordure, coupe bordures, coupe branche, coupe branches, coupe gazon,
      coupe haie, coupe haies, coupe herbe, coupe herbes, coupleur a compression pe, coupleur arrosage, coupleur
      automatique arrosage, coupleur de robinet arrosage, coupleur gardena, coupleur pe 25, coupleur pe 32, courroie
      autoportee, courroie briggs stratton, courroie debroussailleuse, courroie husqvarna, courroie motobineuse,
      courroie motoculteur, courroie souffleur, courroie stihl, courroie taille haie, courroie tondeuse, courroie
      tracteur tondeuse, courroie tronconneuse, coussin bain de soleil, coussin chaise de jardin, coussin de salon de
      jardin, coussin de transat, coussin exterieur, coussin palette, coussin pour bain de soleil, coussin pour
      palette, coussin pour salon de jardin, coussin salon de jardin, coussin transat, couteau a desoperculer,
      couvercle de spa, couvercle filtration spa, couvercle spa, couverture a barres, couverture a bulles, couverture
      de piscine, couverture de spa, couverture filtration spa, couverture hiver piscine, couverture isothermique spa,
      couverture jacuzzi, couverture piscine, couverture spa, couvre cadres, crassula, croc, croc 4 dents, croc a
      bourgeon, croc jardin, crocosmia, crocus printemps, croissant jardin, cryptomeria, cube de laine de roche, cube
      jiffy, cube laine de roche, cube rockwool, cueille fruit, cueille fruits, cueilloir, cupressus, cuve 1000l, cuve
      a eau, cuve eau de pluie, cuve eau pluie, cuve ibc, cuve recuperation eau, cycas, cyclamen, cylindre piston
      stihl, cypres bleu, cypres de leyland, cypres de provence plant, cytise, dahlia, dahlias, dalle beton jardin,
      dalle bois jardin, dalle clipsable, dalle de jardin, dalle gravier, dalle terrasse clipsable, dalles
      stabilisatrices gravier, dasylirion, daybed, debroussaillant, debroussailleuse, deco jardin, decoration de
      jardin, defigeur, delosperma, delphinium, demarreur autoportee, demarreur briggs stratton, demarreur
      debroussailleuse, demarreur husqvarna, demarreur motobineuse, demarreur motoculteur, demarreur souffleur,
      demarreur stihl, demarreur taille haie, demarreur tondeuse, demarreur tronconneuse, desherbant, desherbeur,
      desoperculateur, deutzia, devidoir arrosage, devidoir chariot arrosage, devidoir d arrosage, devidoir tuyau
      arrosage, dianthus, dicentra, dicksonia, digitale pourpre, dipladenia, disque debroussailleuse, doseuse a miel,
      douche de jardin, douche exterieure, douche solaire jardin, douche solaire piscine, dracaena, dresse bordure,
      dryopteris, dévidoir, ebrancheur, ec metre, echalote a planter, echelle fruitiere, echelle hors sol, echenilloir,
      echeveria, echinacea purpurea plant, echinocactus, echinocereus, echinopsis, echium, ecopiege, ecorce de pin,
      ecorce pin, ecorces decoratives, effaroucheur, elaeagnus, elagueur, elagueuse, eleagnus, electrificateur,
      electrovanne arrosage, electrovanne hunter, electrovanne rain bird, embrayage debroussailleuse, embrayage taille
      haie, embrayage tronconneuse, emondoir, emousseur, enfumoir, engrais, engrais potager, enrouleur arrosage,
      enrouleur bache, enrouleur d arrosage, enrouleur de bache, enrouleur de tuyau, enrouleur gardena, enrouleur mural
      arrosage, enrouleur tuyau, ensemble bistrot jardin, ensemble de jardin, ensemble repas jardin, ensemble table
      jardin, epandeur, epandeur centrifuge, epandeur de sel, epandeur gazon, eperon a cire, epimedium, epine vinette,
      epiphyllum, epouvantail, epuisette de piscine, epuisette fond, epuisette piscine, epuisette surface, erable,
      erable du japon, eremurus, erigeron, erysimum, escalier de spa, escalier filtration spa, escalier spa,
      escallonia, essaim, etagere a fleurs, etagere a plantes, etagere de serre, etagere plantes, etagere pour plantes,
      etiquette plante, eucalyptus arbre, eucalyptus en pot, eucomis, euonymus, euphorbe, euphorbia, exochorda,
      extracteur 3 cadres, extracteur 4 cadres, extracteur a charbon actif culture, extracteur a miel, extracteur air
      culture, extracteur charbon culture, extracteur de miel, extracteur miel, extracteur radiaire, extracteur
      reversible miel, extracteur rvk, extracteur tangentiel, fatsia, faucille, fauteuil acapulco, fauteuil acapulco
      jardin, fauteuil adirondack, fauteuil d exterieur, fauteuil de jardin, fauteuil exterieur, fauteuil gonflable,
      fauteuil jardin, fauteuil oeuf suspendu, fauteuil suspendu, faux a herbe, feijoa, fendeur, fendeuse, fenouil
      bronze, ferocactus, fertilisant, festuca, fetuque, feuillage vivace, feutre de jardin, fibre de coco, ficoide,
      figuier, figuier de barbarie plant, figuier goutte d or, figuier plant, figuier rouge de bordeaux, fil a lisier,
      fil barbele, fil de palissage, fil de vigne, fil debrousailleuse, fil electrique cloture, fil electroplastique,
      fil inox cadre, fil peripherique robot tondeuse, fil tondeuse robot, fil tuteur, filet a grimpantes, filet a
      mouton, filet a oiseaux, filet a pois, filet a ramer, filet anti grele, filet anti insectes, filet anti oiseaux,
      filet bassin, filet brise vue, filet de protection, filet de treillis plantes, filet electrifiable, filet mouton
      electrique, filet oiseaux, filet ombrage, filet palissage, filet pour bassin, filet protection, filet scrog,
      filet tuteur, filet volaille electrique, filipendula, filtration bassin, filtration uv bassin, filtre a air
      briggs, filtre a air debroussailleuse, filtre a air honda gcv, filtre a air motoculteur, filtre a air stihl,
      filtre a air tondeuse, filtre a air tronconneuse, filtre a charbon actif culture, filtre a charbon actif
      extraction, filtre a charbon can lite, filtre a charbon culture, filtre a charbon extracteur, filtre a essence
      tondeuse, filtre a sable, filtre air culture, filtre air tondeuse, filtre anti odeur culture, filtre bassin,
      filtre briggs stratton, filtre cartouche spa, filtre charbon culture, filtre de spa, filtre filtration spa,
      filtre hayward, filtre huile tondeuse, filtre husqvarna, filtre intex, filtre lay z spa, filtre piscine intex,
      filtre pour piscine, filtre pour spa, filtre rvk, filtre souffleur, filtre spa, filtre stihl, filtre tondeuse,
      filtre uv bassin, fittonia, fleur, fleurs, fleurs coupees, fleurs fraiches, floculant, flora serie ghe, flotteur
      hivernage, flotteur volet, fond de ruche, fongicide, fontaine, fontaine a boule, fontaine bassin, fontaine de
      jardin, fontaine exterieure, fontaine murale jardin, fontaine solaire, forsythia, fothergilla, fougere, fougere
      arborescente, fougere boston, fougere plant, fourche, fourche a becher, fourche a cailloux, fourche a foin,
      fourche jardin, fraise a neige, fraises motoculteur, fraisier, fraisiers remontants, framboisier, freesia,
      fritillaire, fuchsia en pot, fuchsia plant, fuchsia rustique, fumier, fut a feuilles, gaillarde, gaine goutte a
      goutte, galet decoratif, galets, galets blancs, galets brome, galets de marbre, galets jardin, galets noirs
      jardin, galette exterieur, ganivelle, gant apicole, gant apiculteur, gant d apiculteur, gant ligne d eau, gants
      anti epines, gants de jardin, gants de jardin femme, gants de jardinage, gants jardin, gants jardinage, gants
      jardinage femme, gants jardinier, gants rostaing, garage bois jardin, garage demontable, garage metal, gardenia
      en pot, gardenia plant, gaufrier a cire, gaule olives, gaura, gazon, gazon anglais, gazon en plaques, gazon
      japonais, gazon kikuyu, gazon ombre, gazon regarnissage, gazon rouleau, gazon rustique, gazon sport et jeux,
      gazon synthetique, gel de bouturage, gel nettoyant piscine, genet a balais, genet plant, genouillere jardin,
      geranium, geranium lierre, geranium rozanne, geranium vivace, geranium zonal, geraniums, gerbera, ginkgo biloba
      arbre, giroflee, girouette, glaieul, gleditsia, globe d arrosage, gloriette, glycine, glycine de chine, glycine
      du japon, glycine sinensis, godet, goutte a goutte, goutteur, goutteur gardena, goyavier, graine, graine
      autofloraison, graine autoflorissante, graine de courgette, graine de tomate, graine feminisee, graine tomate,
      graines, graines a planter, graines a semer, graines aromatiques, graines bio a semer, graines cbd feminisees,
      graines d agave, graines d arbres, graines d aubergine, graines d epinard, graines d oeillet, graines d oignon,
      graines de bambou, graines de baobab, graines de basilic, graines de betterave, graines de butternut, graines de
      cannabis, graines de capucine, graines de carotte, graines de celeri, graines de chou, graines de concombre,
      graines de cosmos, graines de courge plant, graines de fleurs, graines de fraisier, graines de gazon, graines de
      haricot, graines de laitue, graines de lavande, graines de mache, graines de mais doux, graines de melon, graines
      de moutarde blanche, graines de navet, graines de palmier, graines de pasteque, graines de pavot fleur, graines
      de persil, graines de petits pois, graines de phacelie, graines de piment, graines de poireau, graines de pois,
      graines de poivron, graines de potiron, graines de radis, graines de salade, graines de tagete, graines de
      tournesol geant, graines de trefle, graines de zinnia, graines gazon, graines kokopelli, graines micro pousses,
      graines potageres, graines regulieres cannabis, graines reproductibles, graminee, grande camomille, grattoir a
      neige, gravier, gravier blanc, gravier de marbre, gravier decoratif, gravier jardin, gravier marbre, gravier
      stabilise, greffe mastic, greffoir, grelinette, grenadier a fleurs, grenadier a fruits, grenadier arbre,
      grenadier plant, grevillea, griffe, griffe 3 dents, griffe a fleurs, griffe de jardin, griffe jardin, grillage,
      grillage jardin, grille a propolis, grille a reine, grille propolis, groseillier, guano, guano de chauve souris,
      guide chaine, guide elagueuse, guide oregon, guide stihl, guide tronconneuse, gunnera, gymnocalycium, gypsophile,
      gypsophile graines, gypsophile plant, géotextile, hache merlin, haie artificielle, haie champetre, haie fleurie,
      haie occultante, haie persistante, hakonechloa, hamac, hausse dadant, hausse ruche, haworthia, hebe plant, hebe
      veronique arbustive, hedera, helianthus, helichrysum, heliotrope plant, hellebore, hellebores, hemerocalle,
      herbicide, herse a desoperculer, heuchere, hibiscus des marais, hibiscus plante, hivernage liquide, hivernage
      produit, hormone de bouturage, hortensia, hosta, hotel a abeilles, hotel a insectes, hotel insectes, houe, housse
      d hivernage plante, housse de protection salon de jardin, housse hivernage, housse hivernage plantes, housse
      mobilier de jardin, housse pour parasol, housse pour salon de jardin, housse spa, housse table de jardin, housse
      tondeuse, houx ilex, houx plant, hoya, huile 2 temps stihl, huile 2 temps tronconneuse, huile biologique chaine,
      huile chaine bio, huile chaine tronconneuse, huile de chaine, huile de neem, huile hp ultra, huile moteur
      tondeuse, huile motoculture, huile neem, huile tondeuse, huile tronconneuse, humus de lombric, hydrangea, hydro
      systeme, hydroponie, hypericum, hysope, iberis, impatiens, impatiente, imperata, incinerateur, incinerateur
      jardin, indigofera, insecticide, ipomee, iris, iris barbata, iris d eau, iris de siberie, iris des marais,
      isolateur annulaire, isolateur queue de cochon, isolateur ruban, itea, ixia, jacaranda, jachere fleurie,
      jacinthe, jacuzzi, jardiniere, jardiniere balcon, jasmin d hiver, jasmin etoile, jasmin grimpant, jasmin plante,
      jets spa, joint briggs stratton, joint husqvarna, joint souffleur, joint stihl, joint taille haie, joint
      tondeuse, jonc plant, jonc spirale, jonction a compression pe, jonction arrosage, jonction automatique arrosage,
      jonction de robinet arrosage, jonction gardena, jonction pe 25, jonction pe 32, joubarbe, juniperus, kalamansi
      arbre, kalanchoe, kalmia, kerria, kit a semer, kit aromates, kit arrosage, kit bassin, kit cascade, kit
      champignons, kit culture champignons, kit culture indoor, kit d occultation, kit de culture, kit eclairage hps,
      kit entretien tondeuse, kit extraction, kit germination, kit hydroponique, kit jardinage, kit joints carburateur,
      kit membrane carburateur, kit mulching, kit pleurotes, kit potager, kit pret a pousser, kit shiitake, kit
      ventilation culture, kiwai, kiwi plant, knautie, kniphofia, koelreuteria, kokedama, kolkwitzia, kumquat arbre,
      lagerstroemia, laine de roche cube, laine de roche cubes, laine de roche hydroponie, lame briggs stratton, lame
      de tondeuse, lame de tondeuse honda, lame et vis pour sécateur, lame felco, lame husqvarna, lame mulching, lame
      pour sécateur, lame souffleur, lame stihl, lame tondeuse, lamelles occultantes, lamelles occultation, lamium,
      lampe cfl horticole, lampe croissance, lampe croissance plante, lampe culture indoor, lampe de croissance, lampe
      de culture, lampe horticole, lampe hps, lampe hydroponie, lampe led culture, lampe led full spectrum, lampe led
      horticole, lampe lumatek, lampe mh, lampe par56, lampe piscine, lampe sanlight, lampe solaire, lampe uvc bassin,
      lance arrosage, lance d arrosage, lanceur briggs stratton, lanceur complet tondeuse, lanceur honda gcv, lanceur
      husqvarna, lanceur souffleur, lanceur stihl, lanceur taille haie, lanceur tondeuse, lanieres varroa, lantana,
      lanterne japonaise jardin, larix, larves de coccinelles, laurier, laurier cerise, laurier du portugal, laurier
      noble plant, laurier palme, laurier rose, laurier sauce plant, laurier tin, lavande angustifolia, lavande en
      godet, lavande en pot, lavande papillon, lavande plant, lavande stoechas, lavande vraie plant, lavandin plant,
      lavandula, lavatere, leptospermum, leucothoe, leve cadre, leve cadres, leve couverture, liatris, lien caoutchouc
      arbre, lien horticole, lien palissage, lien plante, lien tuteur, lierre grimpant, lierre plant, ligulaire,
      ligustrum, lilas commun, lilas de perse, lilas des indes, lilas plant, lime a chaine, lime affutage chaine,
      limettier, liner, liner 75 100, liner bassin, liquidambar, liriope, lit de jardin, lit soleil, lit suspendu
      jardin, lithops, lithotamne jardin, liveche, lobelia, lobelie, lombricompost, lombricomposteur, lonicera,
      lophophora, louchet, lupin, lupin russell, lupin vivace, luzule, lychnis, lys, lysimachia, lysimaque, magnolia,
      magnolia grandiflora, magnolia soulangeana, magnolia stellata, magnolia susan, mahonia, maison a insectes, malus
      everest, malus perpetu, mammillaria, mandarinier, mandevilla, maranta, marche de spa, marche filtration spa,
      marche pied spa, marche spa, margelle, marguerite plant, marguerite vivace, marqueur de reine, marqueur reine,
      mastic a greffer, matelas bain de soleil, matelas de piscine, matelas gonflable flamant, matelas gonflable
      licorne, matelas gonflable piscine, matelas piscine, matelas transat, maturateur, media filtrant, melange fleuri,
      melange fleurs champetres, melange fleurs melliferes, melange gazon, melange jachere, melange prairie, melangeur
      a miel, melia azedarach, menthe aquatique, menthe bergamote, menthe corse, menthe en pot, menthe marocaine plant,
      menthe plant, merlin, micro jet, mimosa arbre, mimosa d hiver, mimosa des quatre saisons, mimosa gaulois, mini
      serre, mini serres, mirabellier, miscanthus, misere plante, mobile a vent jardin, mobilier balancelle, mobilier
      de jardin, mobilier exterieur, mobilier jardin, mobilier resine tressee, mobilier teck, molinie, monarde,
      monstera, moteur briggs stratton, moteur thermique tondeuse, moteur tondeuse, motobineuse, motoculteur,
      motofaucheuse, motopompe, motopompe honda, motorisation portail, mottes plantes, moulin a vent jardin,
      muehlenbeckia, muflier, muguet en pot, muguet griffe, muguet plant, mur vegetal, murier noir plant, murier plant,
      murier platane, murier sans epines, musa acuminata, muscari, museliere polystyrene, mycelium, mycelium pleurote,
      mycelium shiitake, mycorhize, myosotis, myrte commun, myrte plant, myrtillier, nain de jardin, nandina,
      narcisses, neflier du japon, neflier plant, nematodes, nemesia, nenuphar, neon horticole, nepenthes, nepeta,
      nerium, nettoyant de spa, nettoyant filtration spa, nettoyant jacuzzi, nettoyant spa, nettoyeur haute pression,
      nez a compression pe, nez arrosage, nez automatique arrosage, nez de robinet, nez de robinet arrosage, nez
      gardena, nez pe 25, nez pe 32, nez robinet, niveole, noisetier arbre, noisetier commun, noisetier plant,
      noisetier pourpre, noisetier tortueux, nourrisseur, noyer arbre, noyer franquette, noyer plant, nucleus abeilles,
      occultant jardin, occultant pvc, occultant rigide, occultation, oeillet d inde, oeillet des poetes, oeillet
      mignardise, oeillet plant, oignon a planter, oiseau de paradis plante, olea europaea, olivier, olivier arbre,
      olivier centenaire, olivier de boheme, olivier en pot, olivier plante, olivier tige, olla, ophiopogon, opuntia,
      oranger arbre, oranger du mexique, oranger plant, orchidee, oreille d elephant plante, origan plant, orme du
      japon, orpin, oseille, oseille sanguine, osmanthus plant, outils de jardin, oxalis, oxygenateur bassin, oxygene
      actif, oya, oya arrosage, pachira, pachycereus, pachypodium, pachysandra, paillage, paillis, pain de laine de
      roche, pain laine de roche, pain rockwool, palissade, palmier, palmier areca, palmier chanvre, palmier dattier
      plant, palmier des canaries, palmier nain plant, panicaut, panier a pommes de terre, panier a recolte jardin,
      panier de recolte, panier de skimmer, panier plante aquatique, panier recolte, panier skimmer, panneau led
      croissance, panneau led culture, panneau led de croissance, panneau led horticole, panneau led hps, panneau led
      hydroponie, panneau led mh horticole, panneau led quantum board, panneau occultant, panneau occultation, panneau
      rigide, panneau treillis, pantalon anti coupure, papyrus plante, paquet d abeilles, par56, parasol, parasol de
      jardin, parasol exterieur, parasol jardin, paravent exterieur, parfum spa, parthenocissus, partition dadant,
      partition ruche, pas japonais, passiflore bleue, passiflore grimpante, pastille jiffy, pastilles coco,
      pataugeoire, pate abeilles, pate apiculture, pate nourrissement, pate pour abeilles, pate proteine, pate ruche,
      paulownia, pavot d orient, pavot de californie, pecher, peigne a myrtilles, peigne a olives, pelargonium, pelle,
      pelle a main jardin, pelle a neige, pelle jardin, pelle jardinage, pelouse, pennisetum, pensee cornue, pensee
      plant, pensee suisse, pensees, penstemon, perce neige, perche elagage, pergola, pergola de jardin, pergola
      exterieur, pergola jardin, perlite, pernettya, perovskia, persicaria, pervenche petite, pervenche plant, petunia,
      petunias, ph down, ph metre sol, ph metre terre, ph moins, ph up, phalaenopsis, pheromone pyrale, phlox, phoenix
      roebelenii, phormium, photinia, photinia red robin, phyllostachys, physalis plant, physocarpus, picea, pics anti
      oiseaux, pics anti pigeons, pied pour pot, piege a chenilles, piege a frelons, piege a guepes, piege a limaces,
      piege a moustique tigre jardin, piege a pheromone, piege a taupes, piege carpocapse, piege chenille
      processionnaire, piege chromatique, piege doryphore, piege drosophile, piege frelon asiatique, piege frelons,
      piege guepes, piege mouche de l olive, piege processionnaire, piege pyrale, piege taupe, piege taupes, piege
      vespa velutina, pieris, pigamon, pignon oregon, pignon stihl, pilea, pilosocereus, pimprenelle, pince a reine,
      pinus mugo, pinus nigra, pinus pinea, pinus sylvestris, pique anti pigeon, piquet acacia, piquet bois, piquet
      chataignier, piquet de vigne, piquets, piscine, piscine bestway, piscine enfant gonflable, piscine intex,
      pistolet arrosage, pistolet d arrosage, pistolet multi jets, pistolet pulverisateur, piston stihl, pittosporum,
      pivoine, pivoine arbustive, pivoine herbacee, pivoines, placard culture indoor, placard de culture, placard de
      pousse, plagron, plancher ruche, plant aromatique, plant d asperge, plant de basilic, plant de courgette, plant
      de fraisier, plant de lavande, plant de menthe, plant de piment, plant de poivron, plant de thym, plant de
      tomate, plant de vigne, plant greffe, plant potager, plant tomate, plante, plante aquatique, plante araignee,
      plante aromatique, plante artificielle jardin, plante caoutchouc, plante carnivore, plante couvre sol, plante d
      interieur, plante de haie, plante depolluante, plante en pot, plante exotique, plante grasse, plante grimpante,
      plante mediterraneenne, plante mellifere, plante potagere, plante retombante, plante tombante, plante tropicale,
      plante verte, plante vivace, plantes, plantes succulentes, plantoir, plants de legumes, plants de poireaux,
      plants de pomme de terre, plants de pommes de terre, plants de salade, plaque de culture, plaqueminier, platane
      arbre, plateau bouturage, plateau de culture, plateau de ruche, plateau ruche, plectranthus, plongeoir, plumbago,
      pluviometre, pneu autoportee, pneu brouette, pneu tracteur tondeuse, podocarpus, poireau graines, poireau plants,
      poirier, polygala, polygonum, polystichum, pomme d arrosage, pomme de terre de semence, pommier, pommier
      colonnaire, pommier d ornement, pommier du japon, pommier golden, pommier nain, pommier reinette, pompe a chaleur
      de piscine, pompe a chaleur piscine, pompe a chaleur pour piscine, pompe arrosage, pompe balneo, pompe bassin,
      pompe de bassin, pompe de filtration, pompe de relevage jardin, pompe de spa, pompe doseuse piscine, pompe
      filtration, pompe hayward, pompe intex, pompe spa, populus, portail, portail battant, portail coulissant, porte
      plante, porte plantes, portillon, pot a fleur, pot a miel verre apiculture, pot a orchidee, pot a plante, pot
      carre culture, pot ceramique plante, pot conteneur, pot d echappement autoportee, pot d echappement briggs
      stratton, pot d echappement debroussailleuse, pot d echappement husqvarna, pot d echappement motobineuse, pot d
      echappement motoculteur, pot d echappement souffleur, pot d echappement stihl, pot d echappement taille haie, pot
      d echappement tondeuse, pot d echappement tronconneuse, pot de culture, pot de fleur, pot de fleurs, pot de
      rempotage, pot elho, pot en plastique plante, pot en terre cuite, pot exterieur, pot horticole, pot hydroponique,
      pot jardin, pot lechuza, pot miel apiculture, pot orchidee, pot panier hydroponique, pot rempotage, pot rond
      conteneur, pot suspendu plante, pot textile culture, pot xxl exterieur, potager, potager autonome, potager d
      interieur, potager en bois, potager hydroponique, potager sureleve, potager vertical, potentille, pothos, pots en
      fibre de coco, pots plastique horticole, pots textile, poudre d os, poudre de basalte, poudre de bouturage,
      poudreuse jardin, poudreuse soufre, pourpier plant, pourpier vivace, pousse neige, pouzzolane, prairie fleurie,
      primevere, primeveres, prise balai, programmateur, programmateur arrosage, programmateur arrosage bluetooth,
      programmateur d arrosage, programmateur gardena, programmateur hunter, programmateur rain bird, programmateur
      robinet, projecteur led piscine, prunier, prunier d ente, prunier myrobolan, prunier quetsche, prunier reine
      claude, prunus, pulmonaire, pulverisateur, pulverisateur jardin, purin, pyracantha, pyrale du buis, pyrus
      calleryana, quantum board, quercus, raccord a compression pe, raccord arrosage, raccord automatique arrosage,
      raccord cuve 1000l, raccord cuve ibc, raccord d arrosage, raccord de robinet arrosage, raccord gardena, raccord
      goutte a goutte, raccord ibc, raccord nez de robinet, raccord pe 25, raccord pe 32, raccord rapide arrosage,
      raccord reparateur arrosage, raccord tuyau arrosage, ramasse balles herbe, ramasse feuilles, ramasse fruits,
      ramasse noix, ramasse olives, ramasse pommes, rampe d arrosage, range buches, rasette, rateau, rateau a foin,
      rateau inox jardin, rateau jardin, ratissoire, rebutia, recuperateur d eau, recuperateur eau, reflecteur culture,
      reflecteur de croissance, reflecteur horticole, reflecteur hps, reflecteur mh horticole, refractometre miel,
      regulateur de pression arrosage, reine buckfast, reine fecondee, remise a outils, remise jardin, remorque de
      jardin, remorque jardin, renoncule, renoncules, repulsif animaux, repulsif chat, repulsif chat jardin, repulsif
      chats jardin, repulsif chevreuil, repulsif fouine, repulsif lapin, repulsif martre, repulsif oiseaux, repulsif
      pigeons, repulsif rongeurs jardin, repulsif sangliers, repulsif serpent, repulsif taupe, repulsif taupes,
      repulsif ultrason chat, rhipsalis, rhododendron, rhubarbe plant, robinier, robot de tonte, robot husqvarna, robot
      landroid, robot tondeuse, romarin en pot, romarin plant, romarin rampant, ronce ornement, ronce sans epines,
      rondins bois bordure, roses rouges, rosier, rosier david austin, rosier miniature, roue agraire, roue briggs
      stratton, roue de tondeuse, roue husqvarna, roue souffleur, roue stihl, roue tondeuse, roule pot, rouleau a
      gazon, rouleau gazon, ruban de graines, ruche, ruche bois, ruche dadant, ruche en kit, ruche kit, ruche warre,
      ruchette, rudbeckia, rue officinale, sable filtration, sabots jardin, sac a dechets verts, sac a feuilles, sac a
      vegetaux, sac aspirateur souffleur, sac de jardin, sac dechets verts, sac jardin, sac ramassage tondeuse, sac
      vegetaux, sachet de graines, sagine, salicaire, salix, salon balancelle, salon bas de jardin, salon bas
      exterieur, salon de jardin, salon de terrasse, salon exterieur, salon jardin, salon resine tressee, salon teck,
      sang seche, sansevieria, santoline, sarclette, sarcleuse, sarcloir, sardines jardin, sarracenia, sarriette, sauge
      ananas, sauge arbustive, sauge de jerusalem, sauge officinale, sauge officinale plant, sauge vivace, saule
      crevette, saule marsault, saule pleureur, saule tortueux, sauna barrel, sauna exterieur, savon noir jardin,
      saxifrage, scabieuse, scaevola, scarificateur, schefflera, schlumbergera, scie a branches, scie a elaguer, scie
      arboricole, scie d arboriste, scie d elagage, scie de jardin, scie elagage, scie japonaise elagage, scie pliante
      jardin, scilla, scille, seau de compost, secateur, secateur felco, sedum, sel piscine, semence, semences
      potageres, semis, semoir, semoir a main, semoir de precision, semoir gazon, semoir manuel, sempervivum, senecio,
      sequestrant calcaire, sequoia, serfouette, seringat, serpe, serpette, serpolet, serre, serre a tomates, serre
      adossee, serre de balcon, serre de bouturage, serre de germination, serre de jardin, serre polycarbonate, serre
      tomate, serre tunnel, serre verre, silencieux briggs stratton, silencieux husqvarna, silencieux souffleur,
      silencieux stihl, silencieux tondeuse, sirop abeilles, sirop apiculture, sirop nourrissement, sirop pour
      abeilles, sirop proteine, sirop ruche, skimmer, skimmer liner, skimmia, smart pot, solanum grimpant, solanum
      jasminoides, solidago, solution ec, solution etalonnage ph, solution tampon ph, sonde ec, sonde etalonnage ph,
      sonde tampon ph, sophora, sorbier, soucoupe plante, soucoupe plastique, soucoupe pot, souffleur, souffleur a
      batterie, souffleur a dos, souffleur a feuilles, souffleur aspirateur, souffleur de feuilles, souffleur sans fil
      feuilles, souffleur stihl, souffleur thermique, souffleuse a neige, soufre fleur jardin, soufre jardin, soufre
      mouillable, spa, spa 4 places, spa 5 places, spa 6 places, spa bois, spa exterieur, spa gonflable, spa intex, spa
      lay z spa, spa mspa, spa rigide, spathiphyllum, spirea, spiree, spot solaire, stabilisateur de gravier, stachys,
      stapelia, statue bouddha jardin, statue de jardin, statue exterieure, statue jardin, stevia plant, stimulateur de
      croissance, stimulateur de floraison, stimulateur floraison, stimulateur microbien, stimulateur racinaire,
      stimulateur racines, stipa, store banne, strelitzia, stylo ec, stylo etalonnage ph, stylo ph down, stylo ph
      hydroponie, stylo ph piscine, stylo tampon ph, substrat, substrat coco, substrat hydroponique, substrat mix,
      substrat orchidee, substrat pour orchidees, substrat terre, succulente, sulfate de fer, support orchidee, support
      plante, support pour hamac, support tuyau arrosage, sureau noir plant, sureau plant, surfinia, suspension coco
      plante, suspension fleurie, suspension macrame plante, suspension plante, suspension pour plante, sutera,
      syringa, systeme aeroponique, systeme dwc, systeme hydroponique, systeme nft, table basse de jardin, table basse
      exterieur, table basse jardin, table bistrot jardin, table d exterieur, table de jardin, table de pique nique,
      table de terrasse, table exterieur, table exterieure, table forestiere, table jardin, table picnic, table pique
      nique, table resine tressee, table teck, table teck exterieur, tablier de jardin, tablier de jardinier, tablier
      jardin, tablier jardinier, tabouret de jardinage, tabouret jardinage, tac plus, tagete, tagetes, taille haie,
      taille haies, tamarix, tanaisie, tapis chauffant bouturage, tapis chauffant germination, tapis chauffant semis,
      tapis de graines, tapis de sol pour piscine, tariere, taxus, tendeur cloture, tendeur de fil, tendeur fil
      cloture, tente culture indoor, tente de culture, tente de pousse, tente de reception, tenue apicole, tenue
      apiculteur, tenue d apiculteur, terra aquatica, terrarium plantes, terre a rempoter, terre bruyere, terre cuite,
      terre de bruyere, terre de culture, terre de diatomee jardin, terre de jardin, terre vegetale, terreau, testeur
      cloture, testeur de ph sol, testeur de sol, testeur ec, testeur etalonnage ph, testeur humidite sol, testeur ph
      down, testeur ph hydroponie, testeur ph piscine, testeur ph terre, testeur piscine, testeur tampon ph, tete fil
      nylon, tete tap n go, teucrium, thuya, thym citron plant, thym en pot, thym plant, thym serpolet, thym serpolet
      plant, tiarella, tigridia, tilia, tillandsia, toile anti herbe, toile antiracine, toile d ombrage, toile
      hivernage, toile hors sol, toile horticole, toile ombrage, toile pour store banne, toile store banne, toit de
      ruche, toit ruche, tondeuse a batterie, tondeuse a gazon, tondeuse a main, tondeuse autotractee, tondeuse
      batterie, tondeuse electrique gazon, tondeuse gazon, tondeuse helicoidale, tondeuse honda, tondeuse husqvarna,
      tondeuse manuelle, tondeuse mulching, tondeuse poussee, tondeuse robot, tondeuse sans fil 36v, tondeuse
      thermique, tondeuse tractee, tonnelle, tonnelle de jardin, tonnelle exterieur, tonnelle jardin, topinambour a
      planter, torches jardin, tourbe, tourniquet arrosage, trachelospermum, trachycarpus, tracteur tondeuse,
      tradescantia, traitement buis, traitement spa, transat, transat de jardin, transat exterieur, transat jardin,
      transplantoir, trappe a pollen, treillage, treillis, treillis bois, treillis extensible, treillis grimpant,
      treillis jardin, treillis soude plante, trichocereus, trichoderma, tricyrtis, tritoma, tritome, troene, trolle,
      tronconneuse, tronconneuse husqvarna, tronconneuse stihl, tropaeolum, tube neon culture indoor, tube neon de
      croissance, tube neon horticole, tube neon hps, tube neon hydroponie, tube neon mh horticole, tulipe botanique,
      tulipe perroquet, tulipe triumph, tulipier, tunnel de culture, tunnel de forcage, tunnel maraicher, turbine
      arrosage, turbine hunter, turbine rain bird, tuteur, tuteur acacia, tuteur bambou, tuteur bois, tuteur coco,
      tuteur fibre de verre, tuteur metal, tuteur orchidee, tuteur plante, tuteur spirale, tuteur tomate, tuyau
      arrosage, tuyau d arrosage, tuyau d irrigation, tuyau de jardin, tuyau extensible, tuyau flottant, tuyau gardena,
      tuyau goutte a goutte, tuyau irrigation, tuyau micro poreux, tuyau microporeux, tuyau perfore arrosage, tuyau
      poreux, tuyau pour piscine, tuyau spirale arrosage, tuyau suintant, tuyere arrosage, tuyere hunter, tuyere rain
      bird, ultrason anti chat, ultrason chat jardin, uvc bassin, valeriane plant, vanne 6 voies, vanne multi voies
      piscine, vanne multivoies, vaporisateur plante, vareuse apicole, vareuse apiculteur, vareuse d apiculteur,
      varroa, vermiculite, veronique vivace, verre filtrant, verveine citronnelle plant, verveine de buenos aires,
      verveine officinale, verveine plant, viburnum, vigne de table, vigne muscat plant, vigne plant, vigne raisin
      plant, vigne vierge, vinca, viola plant, violette odorante, violette plant, viorne, vitex, vivace, voile anti
      insectes, voile apicole, voile apiculteur, voile d apiculteur, voile d hivernage, voile d hivernage plantes,
      voile d ombrage, voile d ombrage de jardin, voile d ombrage exterieur, voile d ombrage jardin, voile de
      croissance, voile de forcage, voile hivernage, voile ombrage, volet skimmer, weigelia, wisteria, xerophyllum,
      yucca, yucca filamentosa, yucca gloriosa, yucca plante, yucca rostrata, yuzu arbre, yuzu plant, zamioculcas,
      zantedeschia, zinnia, électrolyseur`,
    ],
  ],
  unsure: `abies, achillee, agave, alysse, arbre, armoise, asperule, bassin, begonia, bordure, bourrache, brome,
    camelia, candi, capucine, carex, carillon, cendre, centauree, cerfeuil, cerisier, chataire, chevrefeuille,
    chrysantheme, chrysanthemes, ciboulette, citronnelle, consoude, cornus, croc, crocosmia, cyclamen, dahlia, dahlias,
    digitale pourpre, echium, epandeur, erable, euphorbe, figuier, fleur, fleurs, fontaine, fougere, fourche, fraisier,
    freesia, galet decoratif, galets, gazon, geranium, geraniums, gerbera, glycine, graine, graines, grande camomille,
    gravier, griffe, gypsophile, hamac, hellebore, hortensia, hoya, hydrangea, hysope, impatiens, impatiente, iris,
    jacinthe, juniperus, lantana, larix, laurier, lavandula, liner, lobelia, lonicera, lupin, lys, magnolia, merlin,
    molinie, monarde, muscari, mycelium, myosotis, nandina, occultation, olea europaea, olivier, orchidee, orpin,
    oseille, oxalis, palmier, pelargonium, pelle, pensees, perce neige, petunia, petunias, phlox, photinia, picea,
    pieris, pimprenelle, piquets, pivoine, pivoines, plante, podocarpus, poirier, pommier, portail, pothos, primevere,
    primeveres, programmateur, prunier, prunus, quercus, renoncule, renoncules, ruche, salix, sarriette, sauge
    officinale, sedum, semoir, senecio, sequoia, serpolet, serre, skimmer, solidago, sophora, sorbier, souffleur, spa,
    substrat, taxus, tilia, treillis, tulipier, tuteur, tuteurs, verveine officinale, viorne, vitex, vivace, yucca,
    zinnia`,
  ofHome: 'balise solaire, borne solaire, lampe solaire',
  uses: {
    GARDEN: `agricole, arrosage, balcon, en pot de 9, espaces verts, exterieur, graineterie, jardin, jardinage,
      jardinerie, mobilier de jardin, pepiniere, plantes, plantes et jardin, plein air jardin, potager, racines nues,
      terrasse`,
  },
};
