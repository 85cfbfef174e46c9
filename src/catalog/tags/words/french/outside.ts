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
      `four camping, gamelle bivouac, mug camping, popote, popote camping, popote inox, rechaud a gaz, rechaud gaz,
      rechaud gaz camping, réchaud camping, réchaud de camping, réchaud à gaz camping`,
    ],
    [
      'GARDEN',
      `abri a buches, abri bois, abri buches, abri de jardin, abri herisson, abri jardin, abri pour herisson,
      abricotier, aerateur gazon, agapanthe, agrafes jardin, algicide, aloe vera plante, aloe vera pot, anti algue, anti
      algues, anti limace, anti limaces, anti mousse gazon, anti puceron, anti pucerons, antimousse gazon, apiculture,
      arbre, arbre fruitier, arbuste, ardoise paillage, arroseur, arrosoir, asperseur, aspirateur piscine, aspirateur
      souffleur, attache plante, autoportee, avocatier, azalee, bac a fleurs, bac a plantes, bac fleurs, bac plante, bac
      tondeuse, bache a bulles, bache bassin, bache bulles, bache de piscine, bache epdm, bache ete, bache hiver, bache
      hivernage, bache piscine, bache pour salon de jardin, bache serre, bain de soleil, bain nordique, bain soleil,
      balai a gazon, balai gazon, balai manuel piscine, balai piscine, balancelle, balancoire adulte, balancoire bois
      adulte, balancoire de jardin, balancoire jardin, balconniere, balise solaire, balle filtrante, balles filtrantes,
      bambou plante, bananier plante, bandelettes test piscine, barbecue jardin, barnum, bassin, bassin jardin, beche,
      bille d argile, billes d argile, binette, bio seau, boite a graines, bokashi, bonsai, bordnet, bordure, bordure
      acier corten, bordure de jardin, bordure jardin, bordurette, borne solaire, bouee flamant rose, bouee gonflable,
      bouee gonflable piscine, bouee piscine, bougie tondeuse, bouillie bordelaise, bouquet, bouquet de fleurs, bouquet
      de roses, box de culture, brande bruyere, brasero, brise vue, brise vues, brome, brome spa, brosse desherbage,
      brosse desherbante, brouette, broyeur a vegetaux, broyeur branches, broyeur de branches, broyeur de vegetaux,
      broyeur vegetaux, brumisateur plante, bruyere plante, bulbe, bulbes, cabanon, cable tondeuse, cache pot, cache
      pots, cactus, cadran solaire, cadre ruche, cadres dadant, cadres de ruche, caillebotis, camelia, candi, canisse,
      carburateur debroussailleuse, carburateur tondeuse, carillon, carillon a vent, carillon jardin, carillon vent,
      carre potager, cartouche filtre spa, cassissier, cendre, cerisier, chaise hamac, chaise longue, chariot de jardin,
      chariot jardin, chauffage de terrasse, chauffage piscine, cheminee exterieure, chilienne, chlore, chlore piscine,
      cire gaufree, cisaille, cisaille a haie, ciseaux bonsai, ciseaux jardin, citronnier, claustra, clematite, cloture,
      coccinelles larves, coffre coussins, coffret de graines, coffret graines, coin a fendre, collecteur eau de pluie,
      combinaison apiculteur, composition florale, compost, composteur, copeaux paillage, corne broyee, coupe bordure,
      coupe bordures, coupe branche, coupe branches, coupe haie, coupe haies, coupe herbe, coupe herbes, courroie
      tondeuse, coussin bain de soleil, coussin chaise de jardin, coussin de salon de jardin, coussin de transat,
      coussin exterieur, coussin palette, coussin pour bain de soleil, coussin pour palette, coussin pour salon de
      jardin, coussin salon de jardin, coussin transat, coussins palette, coussins pour palette, couverture piscine,
      couverture spa, croc, croc a bourgeon, cueille fruit, cueille fruits, cuve 1000l, cuve eau pluie, dalle clipsable,
      dalle de jardin, dalles clipsables, daybed, debroussailleuse, desherbant, desherbeur, disque debroussailleuse,
      douche exterieure, dévidoir, ebrancheur, echelle fruitiere, echenilloir, ecorce de pin, ecorce pin, elagueuse,
      electrificateur, emousseur, enfumoir, engrais, enrouleur bache, enrouleur tuyau, epandeur, epouvantail, epuisette
      piscine, erable, erable du japon, etiquette plante, etiquettes plantes, extracteur a miel, extracteur miel,
      fauteuil acapulco, fauteuil adirondack, fauteuil gonflable piscine, fauteuil suspendu, fendeur, fendeur buches,
      fendeur de buches, fendeuse, fendeuse a buches, fibre de coco, figuier, fil barbele, filet a oiseaux, filet a
      ramer, filet anti insectes, filet anti oiseaux, filet bassin, filet de protection, filet oiseaux, filet pour
      bassin, filet protection, filtre a air tondeuse, filtre a sable, filtre bassin, filtre piscine, filtre pour
      piscine, filtre pour spa, filtre spa, fleur, fleurs, fleurs coupees, fleurs fraiches, floculant, flotteur
      hivernage, flotteurs hivernage, fongicide, fontaine, fontaine de jardin, fontaine exterieure, fontaine solaire,
      fougere, fourche, fraisier, framboisier, fumier, galet decoratif, galets, galets decoratifs, galette exterieur,
      gants apiculteur, gants de jardin, gants de jardinage, gants jardin, gants jardinage, gazon, gazon en plaques,
      gazon rouleau, gazon synthetique, gel nettoyant piscine, genouillere jardin, girouette, gloriette, glycine, godet,
      goutte a goutte, goutteur, graine, graine de courgette, graine tomate, graines, graines de basilic, graines de
      carotte, graines de courgette, graines de fleurs, graines de gazon, graines de piment, graines de radis, graines
      de salade, graines de tomate, graines gazon, graines tomates, gravier, gravier decoratif, greffe mastic, greffoir,
      grelinette, griffe, grillage, groseillier, guano, guide chaine, guide chaine tronconneuse, guirlande exterieure,
      géotextile, hache merlin, haie artificielle, haie occultante, hamac, hamacs, heuchere, hibiscus plante, hivernage
      piscine, hortensia, hosta, hotel a abeilles, hotel a insectes, hotel insectes, houe, housse d hivernage plante,
      housse hivernage, housse pour parasol, housse pour salon de jardin, housse table de jardin, huile chaine
      tronconneuse, huile de chaine, huile de neem, huile neem, huile tronconneuse, hydroponie, insecticide, iris,
      jachere fleurie, jacinthe, jacuzzi, jardiniere, jasmin plante, jets spa, kit champignons, kit culture champignons,
      kit de culture, kiwi plant, kokedama, lame de tondeuse, lame et vis pour sécateur, lame pour sécateur, lame
      sécateur, lame tondeuse, lamelles occultation, lames tondeuse, lampe croissance plante, lampe de croissance, lampe
      de culture, lampe horticole, lampe piscine, lampe solaire, lance d arrosage, lanceur tondeuse, lanieres varroa,
      laurier, laurier rose, lavande en pot, lavande plant, lavandin plant, leve cadre, leve cadres, liens plantes,
      liner, lit de jardin, lombricompost, lombricomposteur, lys, magnolia, maison a insectes, mastic a greffer, matelas
      bain de soleil, matelas de piscine, matelas gonflable piscine, matelas piscine, matelas transat, maturateur,
      merlin, micro asperseur, mimosa arbre, mini serre, mini serres, monstera, motobineuse, motoculteur, motorisation
      portail, mur vegetal, myrtillier, narcisses, nematodes, nenuphar, nettoyeur haute pression, nez de robinet,
      nourrisseur, nourriture koi, occultation, olivier, olla, orchidee, outils de jardin, oxygene actif, oya, oyas,
      pachira, paillage, paillis, palissade, palmier, panier recolte, panneau rigide, pantalon anti coupure, parasol,
      pastilles coco, pataugeoire, pecher, pelle, pelle jardin, pelouse, perche elagueuse, pergola, ph moins, ph plus,
      phalaenopsis, photinia, pics anti pigeons, pied pour pot, piege a frelons, piege a guepes, piege a limaces, piege
      a taupes, piege frelon asiatique, piege frelons, piege guepes, piege pyrale, piege taupe, piege taupes, pilea,
      pique anti pigeon, piquet bois, piquets, piscine, piscine gonflable, pistolet arrosage, pistolet d arrosage,
      pistolet pulverisateur, pivoine, pivoines, plant de lavande, plant de tomate, plant tomate, plante, plante
      aquatique, plante carnivore, plante d interieur, plante grasse, plante verte, plantes, plantes grasses, plantoir,
      plants de fraisiers, poirier, pomme d arrosage, pommier, pompe a chaleur piscine, pompe arrosage, pompe bassin,
      pompe de bassin, pompe de filtration, pompe de relevage jardin, pompe filtration, pompe piscine, portail, portail
      battant, portail coulissant, porte plante, porte plantes, portillon, pot de fleur, pot de fleurs, pot en plastique
      plante, pot en terre cuite, pot horticole, pot miel apiculture, potager, pots horticoles, poudre d os, pouzzolane,
      prairie fleurie, programmateur, programmateur arrosage, programmateur d arrosage, programmateur robinet, prunier,
      pulverisateur, purin, purin d ortie, purin d orties, purin ortie, pyrale du buis, raccord arrosage, range buches,
      rateau, recuperateur d eau, recuperateur eau, repulsif animaux, repulsif chat, repulsif chat jardin, repulsif
      chevreuil, repulsif oiseaux, repulsif pigeons, repulsif serpent, repulsif taupe, repulsif taupes, rhododendron,
      robot piscine, robot tondeuse, robots tondeuses, roses rouges, rosier, roue tondeuse, roule pot, rouleau a gazon,
      rouleau gazon, ruche, ruche dadant, ruchette, sac a dechets verts, sac de jardin, sac dechets verts, sac jardin,
      salon de jardin, salon jardin, sang seche, sarcloir, sardines jardin, sauna barrel, sauna exterieur, savon noir
      jardin, scarificateur, scie arboricole, scie d elagage, scie elagage, seau de compost, secateur, sel piscine,
      semence, semences, semences potageres, semis, semoir, serfouette, serpette, serre, serre de jardin, serre tomate,
      serre tunnel, skimmer, soucoupe pot, souffleur, souffleur a feuilles, souffleur aspirateur, souffleur de feuilles,
      souffleur thermique, spa, spa gonflable, spa rigide, spot solaire, statue de jardin, statue jardin, stimulateur
      racinaire, store banne, substrat, succulente, sulfate de fer, support plante, support pour hamac, suspension
      macrame plante, suspension plante, table de jardin, table de pique nique, table exterieur, table picnic, table
      pique nique, tablier de jardin, tablier jardinier, taille haie, taille haies, tapis de piscine, tapis de sol
      piscine, tapis de sol pour piscine, tariere, tente de culture, tente de reception, terrarium plantes, terre
      bruyere, terre cuite, terre de bruyere, terreau, testeur piscine, thuya, toile d ombrage, toile de paillage, toile
      hivernage, toile ombrage, tondeuse a batterie, tondeuse a gazon, tondeuse autoportee, tondeuse batterie, tondeuse
      electrique gazon, tondeuse gazon, tondeuse helicoidale, tondeuse manuelle, tondeuse mulching, tondeuse robot,
      tondeuse thermique, tonnelle, torches jardin, tourbe, tourniquet arrosage, tracteur tondeuse, traitement buis,
      traitement spa, transat, transats, transplantoir, treillage, treillis, treillis jardin, tronconneuse, tronconneuse
      elagueuse, tuteur, tuteur bambou, tuteur coco, tuteur tomate, tuyau arrosage, tuyau d arrosage, tuyau extensible,
      tuyau flottant, tuyau microporeux, tuyau poreux, tuyau pour piscine, vaporisateur plante, vareuse apiculteur,
      varroa, vigne plant, vivace, voile d hivernage, voile d ombrage, voile hivernage, voile ombrage, zamioculcas,
      électrolyseur`,
    ],
    [
      'OUTDOORS',
      `abri camping, abri de plage, accumulateur de froid, accumulateurs de froid, affut, agrafe peche, airsoft, allume
      feu, allume feux, altimetre, amorce, amorce carpe, amorce peche, ancre bateau, annexe pneumatique, appat, appeau,
      appeaux, appelant, arbalete, arc chasse, arc de chasse, arceaux, armoire a fusil, armoire forte fusil, assureur,
      asticots, auvent, auvent caravane, bache tarp, baguette de nettoyage, baguette nettoyage, baionnette, balance a
      ecrevisse, ball trap, balles 9mm, barque, barre de survie, bas de ligne, bateau gonflable, bateau pneumatique,
      baton de defense, baton de marche, baton de randonnee, baton marche, baton randonnee, batons de marche, batons de
      trail, batons nordiques, batterie de detecteurs, baudrier, bedchair, bidon etanche, billes 4 5mm, billes 6mm,
      billes airsoft, bipied, bivvy, biwy, boite a cartouches, boite a leurres, boite a mouches, boite a peche, boite
      culasse, boite de culasse, boite de peche, boite leurres, boite mouches, boite peche, bokken, bombe au poivre,
      bombe lacrymo, bombe lacrymogene, bouchette, bouchon coulissant, bouchons tir, bouillette, bouillettes, bourriche,
      boussole, bouteille butane camping, bracelet de survie, bracelet paracorde, bracelet survie, brelage, bretelle
      carabine, bretelle de fusil, bretelle fusil, briquet tempete, brosse arme, brosse canon, bruleur camping, bâtons
      marche nordique, camelbak, camera chasse, camera de chasse, camera piege, camera trail, campingaz, canne, canne a
      mouche, canne a peche, canne bateau, canne carpe, canne feeder, canne leurre, canne mouche, canne spinning, canne
      surfcasting, canne telescopique, cannes, canoe, canon, canot, capsule co2, capsules co2, carabine, carabine 22lr,
      carabine a air comprime, carabine a plomb, carnier, carquois, carrelet, cartouche, cartouche de chasse, cartouche
      de gaz, cartouche gaz, cartouches, cartouches calibre 12, cartouches chasse, cartouchiere, cartouchiere cuir,
      casier a crabes, casque anti bruit tir, casque balistique, casque d escalade, casque militaire, casque tir,
      ceinture de sauvetage, centrale detecteur, chaise camping, chaise carpe, chaise carpiste, chaise d affut, chaise
      de camping, chaise de peche, chaise peche, chaise pliante camping, chargeur 9mm, chargeur airsoft, chargeur arme,
      chargeur fusil, chargeur pistolet, cible, cible tir, ciblerie, cibles carton, ciseaux tresse, coffre a fusils,
      coffret pistolet, coinceur, collier chien de chasse, colliers lunette, colliers montage, collimateur, combo canne,
      corde d escalade, corde dynamique, corde escalade, corde statique, couteau a cran, couteau a depecer, couteau a
      filet poisson peche, couteau bushcraft, couteau chasse, couteau cran, couteau de chasse, couteau de combat,
      couteau de lancer, couteau de poche, couteau de survie, couteau depecage, couteau fixe, couteau lancer, couteau
      militaire, couteau papillon, couteau pliant, couteau poche, couteau scandinave, couteau suisse victorinox, couteau
      tactique, couteaux de lancer, couverts camping, couverture de survie, couverture survie, crampons alpinisme,
      crampons neige randonnee, cran de mire, cran mire, crankbait, crosse, crosse fusil, cuillere ondulante, cuillere
      peche, cuillere tournante, cuisine camping, cuissardes peche, culasse, dague, decocheur, degaine, degaines,
      degorgeoir, descendeur, detecteur de metal, detecteur de metaux, detecteur de touche, detecteur touche, detente,
      dip carpe, disque detecteur metaux, douche camping, douche solaire, douille laiton, drap de sac, duvet, duvets,
      echosondeur, ecouvillon, ejecteur, emerillon, empennage, ensemble peche, epee medievale, epuisette, epuisettes,
      etau montage mouche, etui pistolet, extracteur, farine peche, fauteuil camping, fauteuil de camping, feeder cage,
      fil de peche, fil tresse peche, filet camouflage, filet de camouflage, filtre a eau camping, filtre a eau
      portable, filtre a eau randonnee, filtre eau randonnee, firestarter, firesteel, fleche, fleche carbone, fleches,
      fleches carbone, float tube, flotteur, flotteur peche, fluorocarbone, forme pigeon, fourreau, fourreau cannes,
      fourreau carabine, fourreau fusil, fronde, fronde chasse, frontale, frontale led, fusil, fusil de chasse, fut,
      gaffe, gamelle camping, gants anti coupure filetage, gants de tir, gants tir, garde main, garde mains, gaz
      camping, gaz campingaz, gel combustible, ghillie, ghillie suit, gibeciere, gilet aide a la flottabilite, gilet de
      peche, gilet de sauvetage, gilet flottaison, gilet plate carrier, gilet sauvetage, glaciere, gomm cogne, gonfleur
      camping, gourde camping, gourde filtrante, gourde militaire, gourde pliable, gourde randonnee, gourde souple,
      grenaille, grigri, guetres randonnee, guidon de mire, guidon mire, hache, hamac camping, hamac moustiquaire,
      hamecon, hamecon triple, hamecons, harnais escalade, hausse, holster, housse arc, housse canne, housse cannes,
      housse carabine, housse de canne, housse fusil, huile arme, huile ballistol, huile pour arme, inchiku, jerrican,
      jerrican eau, jerrican souple, jerricane, jerrycan, jerrycan 20l, jig, jumelles, jupe kayak, katana, kayak, kit
      couverts camping, kit de nettoyage fusil, kit de survie, kit nettoyage arme, kit nettoyage fusil, kukri, lampe de
      tir, lance pierre, lance pierres, leurre, leurre bar, leurre brochet, leurre dur, leurre metallique, leurre
      silure, leurre souple, leurre truite, leurres, lit camp, lit camp pliant, lit camping, lit carpe, lit de camp, lit
      de camp pliant, longe, longue vue, lunette astronomique, lunette de tir, lunette de visee, lunette tir, lunette
      visee, lunettes airsoft, lunettes balistiques, machette, madai, magnesie, malette arme, mallette fusil, mallette
      pistolet, masque paintball, matelas autogonflant, matelas camping, matelas de camping, matelas de trekking,
      matelas gonflable, matelas mousse de trekking, matelas mousse trekking, matelas trekking, matraque, matraque
      telescopique, meuble camping, micro crampons, mirador, miroir signal, monoculaire, montage carpe, montage lunette,
      monture lunette, moteur electrique barque, mouche artificielle, mouche peche, moulinet, moulinet peche,
      mousqueton, multitool, munition, munitions, munitions plomb, nylon carpe, nylon peche, opinel, optique de tir,
      optique tir, oreiller camping, oreiller gonflable, outil multifonction leatherman, pagaie, paille filtrante,
      paille lifestraw, pain de glace glaciere, panier peche, paracorde, parapluie de peche, parapluie peche, paravent
      plage, pare vent plage, pastille purification, pastilles micropur, pate carpe, pelle de camp, pelle militaire,
      pelle pliante, pellet peche, pellets, percuteur, pese poisson, pese poissons, piege photo, piege photographique,
      pierre a feu, pierre feu, pince a poisson, pince leatherman, pince multifonction, pince multifonction leatherman,
      pince peche, pince plomb fendu, pince poisson, piolet, pistolet, pistolet a blanc, pistolet a plomb, pistolet co2,
      pistolet d alarme, pistolet defense, planche bivouac, plaque couche, plaque de couche, plateau ball trap, plomb
      carpe, plomb peche, plombs, plombs 4 5, plombs 4 5mm, plombs diabolo, poche a eau, poche hydratation, poignard,
      poing electrique, point rouge, pointe fleche, poisson nageur, pompe a pied camping, pompe camping, poncho
      militaire, popper, porte chargeur, porte chargeurs, porte cible, porte cibles, porte plaques, protections
      auditives tir, raquettes neige, ration, ration militaire, ration survie, rations de combat, rechaud bois, repose
      canne, repose cannes, revolver, rod pod, sabre, sac a gibier, sac a viande, sac bivouac, sac carpe, sac couchage,
      sac de bivouac, sac de chasse, sac de couchage, sac de peche, sac etanche, sac isotherme, sac peche, sac viande,
      sangle escalade, sangle fusil, sarbacane, sardines tente, seau a vif, seau amorce, seau peche, seau pliable
      camping, seau pliant camping, shad, shocker, siege box, siege de peche, sifflet chasse, sifflet de survie, sifflet
      survie, slackline, soie mouche, sonde peche, sondeur, sondeur peche, sparclette co2, spinnerbait, spray au poivre,
      stand de tir, stand tir, support arc, support canne, support canne peche, support de cannes, support fusil,
      sursac, swinger, table bivouac, table camping, table de camping, table de peche, tablier de depecage, tabouret
      camping, tapis de bivouac, tapis de camping, tapis de reception, tapis de sol, tapis de sol camping, tapis
      reception carpe, tapis sol, tarp, telemetre, telescope, tente, tente de toit, tente tunnel camping, tenue
      camouflage, tete plombee, toilette camping, toilette chimique, toilettes chimiques, tonnelle camping, tresse,
      tresse peche, turlutte, vaisselle camping, viseur holographique, viseur point rouge, vision nocturne, waders,
      waders neoprene, wading, wc camping, wc chimique, zodiac`,
    ],
  ],
  unsure: `amorce, ancre bateau, arbre, arceaux, assureur, auvent, bassin, bordure, brome, camelia, candi, canne,
    cannes, canon, carillon, cartouche, cartouches, cendre, cerisier, cible, coinceur, croc, crosse, culasse, dague,
    detente, duvet, duvets, ejecteur, epandeur, erable, extracteur, figuier, fleche, fleur, fleurs, flotteur, fontaine,
    fougere, fourche, fourreau, fraisier, fronde, fusil, fut, gaffe, galet decoratif, galets, gazon, gibeciere, glycine,
    graine, graines, gravier, griffe, guidon mire, hache, hausse, hortensia, iris, jacinthe, jerrican, katana, laurier,
    leurre, liner, longe, lys, magnolia, matraque, merlin, occultation, olivier, orchidee, palmier, pedalier, pelle,
    pellets, percuteur, photinia, piquets, pistolet, pivoine, pivoines, plante, plombs, poirier, pommier, popper,
    portail, programmateur, prunier, ration, ruche, sabre, semoir, serre, shad, skimmer, sondeur, souffleur, spa,
    substrat, swinger, tapis de sol, treillis, tresse, tuteur, tuteurs, vivace, wading, zodiac`,
  ofHome: 'artificiel, artificielle, artificielles, artificiels, factice, stabilise, synthetique',
  uses: {
    GARDEN: `agricole, arrosage, balcon, espaces verts, exterieur, jardin, jardinage, mobilier de jardin, plantes,
      plantes et jardin, plein air jardin, potager, terrasse`,
    OUTDOORS: `airsoft, alpinisme, armee, bivouac, cal 12, calibre, calibre 12, camping, camping et randonnee, carabine,
      chasse, chasse et peche, colt, coutellerie outdoor, escalade, fusil, lebel, luger, mas 36, mauser, militaire,
      montagne, peche, pistolet, rando, randonnee, randonnees, survie, tactique, tir sportif, trek, trekking, ww1, ww2,
      wwii`,
  },
};
