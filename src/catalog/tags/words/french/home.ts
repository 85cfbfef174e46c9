import type { Subject } from '../words.ts';

export const HOME: Subject = {
  things: [
    [
      'HOME+KITCHEN',
      `credence de cuisine, evier, evier cuisine, evier de cuisine, evier villeroy boch, kitchenette, melangeur
      cuisine, mitigeur cuisine, mitigeur d evier, mitigeur de cuisine, mitigeur evier, mitigeur pour evier, robinet
      cuisine extensible, robinet d evier, robinet de cuisine, robinet douchette cuisine, robinet evier, robinetterie
      cuisine, robinetterie de cuisine, timbre d office`,
    ],
    [
      'HOME',
      `abat jour, abat jours, abattant, absorbeur d humidite, absorbeur humidite, accessoires salle bain, accessoires
      salle de bain, acide citrique, acide citrique menage, adhesif cuisine, adhesif decoratif, adhesif frigo, adhesif
      marbre, adhesif meuble, adhesif mural, adhesif plan de travail, adhesif pour meuble, adhesif vitrage,
      adoucissant, adoucissant lenor, affiche, affiche a3, affiche animaux, affiche botanique, affiche cinema, affiche
      cuisine, affiche de naissance, affiche deco, affiche encadree, affiche encadree deco, affiche enfant, affiche
      exposition, affiche film, affiche murale, affiche musee, affiche naissance, affiche personnalisee, affiche
      personnalisee naissance, affiche poster, affiche prenom, affiche ville, affiche vintage, aiguilles horloge,
      aimant frigo, album photo, album photos, alcool menager, alese lit, alese matelas, alimentation led, alimentation
      pour ruban led, alimentation ruban led, allume barbecue, allume feu bois, allume feu cheminee, allume feu laine
      de bois, allume feu naturel, allume feux bois, allume feux cheminee, allume feux laine de bois, allume feux
      naturel, allumettes, amas amethyste, amas citrine, amas cristal de roche, amas d amethyste, amas de quartz, amas
      en selenite, amas fluorite, amas labradorite, amas pierre naturelle, amas quartz, amas sel himalaya, amas
      selenite, amidon, amortisseur candy hoover, amortisseur de lave linge, amortisseur de seche linge, amortisseur
      indesit, amortisseur lave linge, amortisseur machine a laver, amortisseur seche linge, ampoule, ampoule b22,
      ampoule baionnette, ampoule coloree, ampoule connectee e27, ampoule decorative, ampoule e14, ampoule e27, ampoule
      edison, ampoule filament, ampoule flamme, ampoule four, ampoule frigo, ampoule g13, ampoule g4, ampoule g9,
      ampoule gu10, ampoule gu5 3, ampoule halogene, ampoule hotte, ampoule hue, ampoule lava, ampoule led, ampoule
      mr16, ampoule r7s, ampoule refrigerateur, ampoule sel himalaya, ampoule vintage, ampoule wifi, anneaux de rideau,
      anneaux rideaux, anti blatte, anti blattes, anti bouloche, anti bouloches, anti cafards, anti calcaire, anti
      fourmis, anti gerce, anti guepes, anti mite alimentaire, anti mite cedre, anti mite placard, anti mite textile,
      anti mites, anti mouche, anti mouches, anti moustique, anti moustiques, anti puces maison, anti punaise, anti
      punaises, anti rat, anti rongeur, anti rongeurs, anti souris ultrason, antimite, appat fourmis, appat rat, appat
      rongeurs, appat souris, applique, applique bois, applique exterieure, applique industrielle, applique laiton,
      applique led salle de bain, applique liseuse, applique murale, applique murale exterieur, applique orientable,
      applique rotin, applique salle de bain, applique tableau, applique up down, applique vintage, arche ballons,
      arche de ballons, arche de mariage, arche fleurie, arche mariage, arche organique, armoire, armoire a chaussures,
      armoire a cles a poser, armoire a cles electronique, armoire a cles encastrer, armoire a cles hotel, armoire a
      cles ignifuge, armoire a cles mural, armoire a pharmacie, armoire chambre, armoire cuisine, armoire enfant,
      armoire gamer, armoire gaming, armoire pharmacie, armoire salle de bain, arret de porte, aspirateur,
      assouplissant, attrape mouche, attrape mouches, attrape reve, attrape reves, attrape soleil, bac, bac a
      chaussures, bac a douche, bac a laver, bac a linge, bac a recyclage, bac candy hoover, bac de douche, bac de
      lavage, bac douche, bac indesit, bac linge sale, bac plastique, bac pliable, bac tri selectif, bahut, baignoire,
      bain autoportant, bain de pieds deco, bain linge, bakhoor, bakhour, bakhour maison, baladeuse led, balai, balai
      auto essorage, balai exterieur, balayette, balise led, ballast fluo, ballast neon, ballon alu, ballon aluminium,
      ballon anniversaire, ballon baudruche, ballon biodegradables, ballon blancs, ballon chiffre, ballon chrome,
      ballon d eau chaude, ballon de baudruche, ballon dores, ballon eau chaude, ballon foil, ballon geant, ballon
      gonflable, ballon helium, ballon latex, ballon led, ballon lettre, ballon mariage, ballon mylar, ballon nacres,
      ballon numero, ballon perle, ballon personnalises, ballon prenom, ballon rose gold, ballon thermodynamique,
      ballons, ballotin a dragees, ballotin de dragees, ballotin dragees, banc, bande led, bande led cuisine, bande led
      usb, bandeau candy hoover, bandeau de lave linge, bandeau de seche linge, bandeau indesit, bandeau lave linge,
      bandeau led, bandeau machine a laver, bandeau seche linge, banderole, banniere, banquette, banquette gamer,
      banquette gaming, barometre, barre a rideau, barre a vetements, barre de douche, barre de rideau, barre de seuil,
      barre porte serviette, barre rideau, bas de noel, bas de porte, base de douche, bati support, bati support
      geberit, batterie dyson, batterie irobot, batterie laveur karcher, batterie pour aspirateur, batterie roomba,
      batterie rowenta, batterie swirl, benitier, bibliotheque, bibliotheque enfant, bibliotheque gamer, bibliotheque
      gaming, bibliotheque meuble, bicarbonate de soude menager, bicarbonate de soude technique, bicarbonate menager,
      bicarbonate technique, bidet, bioethanol, bkhour, blanc de meudon, bloc de secours eclairage, bloc wc, bloque
      porte, bobine d essuyage, bobine devidage central, bobine essuie mains, bobine essuyage, bobine ouate, bobine
      papier, bocal deco, bogolan tenture, bois allumage, bois buches, bois densifie, boite, boite a bijoux bois, boite
      a bijoux maison, boite a bijoux murale, boite a boutons, boite a chapeau, boite a chapeaux, boite a chaussures,
      boite a cle, boite a cles, boite a cles electronique, boite a couture bois, boite a couture rangement, boite a
      musique, boite a photos, boite aux lettres, boite aux lettres electronique, boite bijoux maison, boite bijoux
      murale, boite cache cables, boite chaussures, boite d appatage, boite de dragees, boite de rangement bijoux
      acrylique, boite de rangement jouets, boite decorative, boite dragees, boite maquillage acrylique rangement,
      boite medicaments, boite metal vintage, boite souvenirs, boitier etanche lampe, bol chantant, bol tibetain, bombe
      anti guepe, bombe guepe frelon, bombe insecticide, bombonne d helium, bombonne helium, bonbonne d helium,
      bonbonne helium, bonbonniere, bonde, bonnet de douche, borne de jardin led, borne eclairage, borne exterieur,
      borne exterieure, borne lumineuse, boudin de porte, boudin porte, bougeoir, bougie, bougie anniversaire, bougie
      artisanale, bougie bapteme, bougie bijou, bougie bougeoir, bougie chandelier, bougie chandelle, bougie chauffe
      plat, bougie cire de soja, bougie citronnelle, bougie coeur, bougie communion, bougie conique, bougie corps,
      bougie cylindrique, bougie d anniversaire, bougie d exterieur, bougie de bapteme, bougie de noel, bougie de soja,
      bougie fleur, bougie flottante, bougie flottantes, bougie fontaine, bougie fontaines gateau, bougie led, bougie
      magiques, bougie massage deco, bougie moulee, bougie naturelle, bougie neuvaine, bougie parfumee, bougie parfumee
      bijou, bougie parfumee figuier, bougie parfumee personnalisee, bougie pilier, bougie sculptee, bougie torsadee,
      bougie votive, bougie yankee candle, bougies, bougies d ambiance, bougies flambeaux, bougies parfumees
      artisanales, boule a neige, boule alveolee, boule amethyste, boule cedre, boule citrine, boule cristal de roche,
      boule d amethyste, boule de cristal, boule de lavage, boule de neige, boule de noel, boule de quartz, boule en
      selenite, boule fluorite, boule japonaise, boule labradorite, boule neige, boule noel, boule papier, boule pierre
      naturelle, boule quartz, boule sapin, boule sel himalaya, boule selenite, boules de sapin, boules de sechage,
      bouquet de fleurs sechees, bouquet diffuseur, bouquet fibres diffuseur, bouquet parfume, bout de lit, bouteille d
      helium, bouteille helium, boutis, bouton de porte, bouton porte, bras de douche, brasseur air, brasseur d air,
      briquet, briquet bic, briquet clipper, briquet electrique, briquet gaz, briquet jetable, briquet laser, briquet
      personnalise, briquet plasma, briquet rechargeable, briquet st dupont, briquet usb, brise bise, brise bises,
      brise soleil, brise vue interieur, brosse a habits, brosse a joints, brosse a recurer, brosse a tapis, brosse a
      vaisselle, brosse a vitres, brosse a wc, brosse de nettoyage, brosse dyson, brosse irobot, brosse joint, brosse
      joints carrelage, brosse laterale robot, brosse laveur karcher, brosse menage, brosse nettoyage, brosse plumeau,
      brosse pour aspirateur, brosse radiateur menage, brosse roomba, brosse rowenta, brosse swirl, brosse tapis,
      brosse telescopique vitres, brosse toilette, brosse toilettes, brosse vaisselle bois, brosse vetements, brosse
      vitres, brosse wc, brule cire, brule cires, brule parfum, brule parfums, bruleur, brume d oreiller, brume
      oreiller, buche, buche de ramonage, buche densifiee, buches, buchettes, buffet, bureau, bureau assis debout,
      bureau bois massif, bureau d angle, bureau d attente, bureau dactylo, bureau de bureau, bureau de reunion, bureau
      directeur, bureau enfant, bureau ergonomique, bureau escamotable, bureau gamer, bureau gaming, bureau industriel,
      bureau informatique, bureau metallique, bureau meuble, bureau operateur, bureau professionnel, bureau reglable,
      bureau scandinave, bureau secretaire, bureau visiteur, buste a vetements, buste bois, buste boutique, buste
      couture vitrine, buste d accueil, buste de magasin, buste magasin, buste velours, butee de porte, butee porte,
      butoir porte, bz, cabas rangement, cabine de douche, cabine de hammam, cabine de sauna, cabine douche, cable
      electrique textile, cable lampe, cable textile, cable tissu electrique, cadeau invite mariage, cadeau invites
      mariage, cadran solaire deco, cadre, cadre 50x70, cadre a3, cadre a4 cadre, cadre affiche, cadre alu, cadre bois
      30x40, cadre caisse americaine, cadre de lit, cadre deco, cadre en bois, cadre lumineux, cadre magnetique
      affiche, cadre mural, cadre photo, cadre photos, cadre sans verre, cadre vegetal, cadre vegetal stabilise, cadres
      bois, cage a oiseaux decorative, cage decorative, cage oiseaux decorative, caisse a vin bois, caisse americaine
      toile, caisse bois, caisse en bois, caisse meuble a vetements, caisse meuble bois, caisse meuble boutique, caisse
      meuble couture vitrine, caisse meuble d accueil, caisse meuble de magasin, caisse meuble magasin, caisse meuble
      velours, caisse pommes bois, caisson, caisson 3 tiroirs, caisson bureau, caisson d attente, caisson dactylo,
      caisson de bureau, caisson de reunion, caisson directeur, caisson ergonomique, caisson gamer, caisson gaming,
      caisson metallique, caisson mobile bureau, caisson operateur, caisson scandinave, caisson visiteur, cale porte,
      calendrier de l avent, calendrier de l avent maison bois, calendrier l avent, canape, canon a confettis, canon
      confetti, canon confettis, capilla, capsules lave vaisselle, carillon feng shui, carreau de ciment, carreaux
      adhesifs, carrelage, carrelage exterieur, carrelage salle de bain, carte candy hoover, carte electronique candy
      hoover, carte electronique de lave linge, carte electronique de seche linge, carte electronique indesit, carte
      electronique lave linge, carte electronique machine a laver, carte electronique seche linge, carte indesit,
      carton a chapeau, carton a chapeaux, cedre anti mite, ceinture lombaire fauteuil, cendrier, cendrier exterieur,
      centrale vapeur, centre de table, chaise, chaise enfant bois, chaise gamer, chaise gaming, chaise haute bar,
      chaise longue interieur, chaise longue salon, chaise medaillon, chancelière chauffante, chandelier, charbon
      ardent, charbon candy hoover, charbon indesit, charbons dyson, charbons irobot, charbons laveur karcher, charbons
      pour aspirateur, charbons roomba, charbons rowenta, charbons swirl, chargeur aspirateur, chargeur d aspirateur,
      chargeur dyson, chargeur hepa aspirateur, chargeur irobot, chargeur laveur karcher, chargeur pour aspirateur,
      chargeur robot aspirateur, chargeur roomba, chargeur rowenta, chargeur swirl, charniere abattant, chasse d eau,
      chasse eau, chaudiere, chauffage, chauffe eau, chauffe eaux, chauffe lit, chauffe pieds, chauffe serviette,
      chauffeuse, chaussette de noel, chaussette noel, chemin de table, cheminee, chenets, chevalet bienvenue, chevalet
      decoratif, chevalet fer forge, chevet, chiffon, chiffonnier, ciel de lit bebe decoration, ciel de lit
      moustiquaire, ciel de pluie, cierge etincelles, cierge geant mariage, cierge magique, cimier, cintre, cintre a
      vetements, cintre couture vitrine, cintre enfant, cire a fondre, cire fondante, cire parfumee, ciseaux deco,
      claustra interieur, clic clac, clim mobile, clim reversible, climatisation, climatiseur, cloche en verre, cloche
      verre, coffre a cles a poser, coffre a cles electronique, coffre a cles encastrer, coffre a cles hotel, coffre a
      cles ignifuge, coffre a cles mural, coffre a jouet, coffre a jouets, coffre bois, coffre fort, coffre fort
      electronique, coffre linge, coffret a montres, coffret bois, coffret bougie, coffret en bois, coffret souvenir,
      coiffeuse, coiffeuse enfant bois, coiffeuse femme, colonne cd, colonne de douche, colonne de salle de bain,
      colonne douche, colonne meuble, colonne salle de bain, commode, commode chambre, commode enfant, comptoir a
      vetements, comptoir bois, comptoir boutique, comptoir couture vitrine, comptoir d accueil, comptoir de magasin,
      comptoir magasin, comptoir velours, condensateur candy hoover, condensateur de lave linge, condensateur de seche
      linge, condensateur indesit, condensateur lave linge, condensateur machine a laver, condensateur seche linge,
      conduit de poele, confettis, console bois, console d entree, console demi lune, console entree, console
      extensible, console industrielle, console metal, console meuble, console murale meuble, console rotin, contenant
      a dragees, contenant de dragees, contenant dragees, controleur led, controleur rgb, convecteur, copeaux de savon,
      corbeille, corbeille a linge, corbeille a papier, corbeille linge, corbeille papier, corde a linge, cordon
      electrique lampe, cordon lampe, cordon suspension, corniche polystyrene, cotillons, coucou foret noire, coucou
      horloge, couette, couette enfant, coupe de recompense, coupe gravee, coupe meche, coupe meches, coupe recompense,
      coupe sportive, coupe trophee, coupelle decorative, couronne, couronne de fleurs sechees, couronne de l avent,
      couronne de noel, couronne de porte, couronne fleurs sechees, couronne mortuaire, couronne sapin, courroie 1192
      j5, courroie 1270 j5, courroie 1971h7, courroie candy hoover, courroie de lave linge, courroie de seche linge,
      courroie indesit, courroie lave linge, courroie machine a laver, courroie poly v lave linge, courroie seche
      linge, courtepointe, coussin, coussin 40x40, coussin alliance, coussin alliances, coussin berbere, coussin
      boheme, coussin brode, coussin canape, coussin coton, coussin de chaise, coussin de lecture, coussin de sol,
      coussin decoratif, coussin exterieur deco, coussin fausse fourrure, coussin forme, coussin galette, coussin
      kilim, coussin lin, coussin mariage alliance, coussin personnalise, coussin porte alliances, coussin prenom,
      coussin rond, coussin velours, coussin wax, couverture, couverture en laine, couverture laine, couverture
      polaire, couvre lit, couvre lits, creche bois, creche de noel, creche noel, creche provencale, credence, credence
      cuisine, creme a recurer, creme nettoyante menage, cristaux de soude, crochet a rideau, crochet adhesif, crochet
      de porte, crochet de rideau, crochet mural, crochet penderie, crochet porte manteau, crochet salle de bain,
      crochet serviette, crochet torchon, crochet ventouse, croisillon candy hoover, croisillon indesit, croix bapteme
      murale, croix murale, crucifix, cumulus, cuvette, dalle de plafond, dalle led, dalle liege, dalle lumineuse,
      dalle moquette, dalle plafond, dalle pvc, dalle vinyle, dame jeanne, debarbouillette, deboucheur, deco, deco
      anniversaire, deco mariage, deco murale, decoration, decoration anniversaire, decoration baby shower, decoration
      bapteme, decoration chambre bebe, decoration communion, decoration de mariage, decoration de noel, decoration de
      table, decoration exterieure, decoration gender reveal, decoration halloween, decoration mariage, decoration
      murale, decoration murale bois, decoration murale macrame, decoration murale metal, decoration naissance,
      decoration salle mariage, decoration salon, decoration sapin, decoration voiture mariage, defroisseur, deglacant,
      degraissant, derouleur papier, descente de lit, deshumidificateur, desinfectant, desinsectiseur, desodorisant,
      desodorisant air wick, desodorisant maison, desserte, desserte a roulettes, desserte cuisine, desserte cuisine
      meuble, desserte de cuisine, desserte roulante, dessous de tapis, dessous de verre, dessous verre, dessus de lit,
      dessus lit, destructeur d insectes, destructeur d odeur, destructeur d odeurs, destructeur de moustiques,
      destructeur insectes, detachant, detacheur, detartrage, detartrant, detecteur lumiere lampe, diffuseur, diffuseur
      a batons, diffuseur aromatherapie, diffuseur arome, diffuseur batonnets, diffuseur batons, diffuseur bouquet,
      diffuseur brume, diffuseur ceramique huiles essentielles, diffuseur d arome, diffuseur d huiles essentielles,
      diffuseur de parfum, diffuseur electrique parfum, diffuseur huile essentielle, diffuseur huiles essentielles,
      diffuseur nebulisation, diffuseur par capillarite, diffuseur parfum, diffuseur ultrasonique, distributeur de
      dentifrice, distributeur de papier, distributeur de savon, distributeur dentifrice, distributeur essuie mains,
      distributeur papier, distributeur savon, distributeur serviettes, diviseur tiroir, djembe decoratif, double
      rideau, douche en coin, douchette, douille, douille b22, douille bakelite, douille ceramique, douille de
      chantier, douille e14, douille e27, douille electrique e27, douille gu10, douille lampe, douille porcelaine e27,
      douille vintage, downlight, drap, drapeau, dressing, druse amethyste, druse citrine, druse cristal de roche,
      druse d amethyste, druse de quartz, druse en selenite, druse fluorite, druse labradorite, druse pierre naturelle,
      druse quartz, druse sel himalaya, druse selenite, druze amethyste, druze citrine, druze cristal de roche, druze d
      amethyste, druze de quartz, druze en selenite, druze fluorite, druze labradorite, druze pierre naturelle, druze
      quartz, druze sel himalaya, druze selenite, durite candy hoover, durite de lave linge, durite de seche linge,
      durite indesit, durite lave linge, durite machine a laver, durite seche linge, eau benite bouteille, eau de
      javel, eau de repassage, eau demineralisee, eau javel, eclairage de jardin, eclairage de noel, eclairage
      decoratif, eclairage escalier, eclairage exterieur, eclairage indirect, eclairage interieur, eclairage led,
      eclairage led cuisine, eclairage plafond, eclairage salle de bain, eclairage solaire, eclairage solaire
      exterieur, eclairage tableau, eclairage terrasse, economiseur d eau, edredon, electrovanne candy hoover,
      electrovanne de lave linge, electrovanne de seche linge, electrovanne indesit, electrovanne lave linge,
      electrovanne lave vaisselle, electrovanne machine a laver, electrovanne seche linge, embout dyson, embout irobot,
      embout laveur karcher, embout pour aspirateur, embout roomba, embout rowenta, embout swirl, embrasse de rideau,
      embrasse gland, embrasse magnetique, embrasse rideau, embrasses, encens, encensoir, enfilade, enfilade 3 portes,
      enseigne, ensemble de douche, epingles a linge, eponge, eponge abrasive cuisine, eponge cuisine, eponge luffa
      vaisselle, eponge vaisselle, escabeau maison, essoreur, essuie mains papier, essuie mains plie, essuie mains z,
      essuie tout, essuie touts, etable de noel, etagere, etagere a chaussures, etagere enfant, etagere gamer, etagere
      gaming, etagere salle de bain, eteignoir, etendoir, etendoir exterieur, etoile de sapin, etoile lumineuse, etoile
      sapin, extincteur 2 kg, extincteur 6 kg, extincteur co2, extincteur eau, extincteur voiture maison, fagot de
      sauge, fagot sauge, faience, faience metro, faience murale, faience salle de bain, fanion, fauteuil, fauteuil
      enfant, fauteuil gamer, fauteuil gamer enfant, fauteuil gaming, fauteuil massage maison, fer a repasser, fer a
      vapeur, fer repasser, fer vapeur, figurine bouddha, figurine creche, figurine deco, figurine decorative,
      figurines creche, fil a linge, filet a linge, filet de lavage, film adhesif vitrage, film anti chaleur vitre,
      film electrostatique, film occultant, film vitrage, filtre a poussiere, filtre candy hoover, filtre douche,
      filtre dyson, filtre hepa, filtre indesit, filtre irobot, filtre laveur karcher, filtre pour aspirateur, filtre
      roomba, filtre rowenta, filtre swirl, filtre vmc maison, fiole a dragees, fiole de dragees, fiole dragees, fleur
      artificielle, fleur de savon, fleur savon, fleur sechee, fleur stabilisee, fleurs artificielles exterieur, fleurs
      cimetiere, fleurs de pampa, fleurs en soie, fleurs eternelles, fleurs sechees, fleurs sechees bouquet, fleurs
      sechees naturelles, flexible de douche, flexible douche, flexible dyson, flexible irobot, flexible laveur
      karcher, flexible pour aspirateur, flexible roomba, flexible rowenta, flexible swirl, fondant, fondant de cire,
      fondant parfume, fondant parfumes artisanaux, fondant pour brule parfum, fondant tarte, fondants, fontaine
      anniversaire, fontaine d interieur, fontaine feng shui, fontaine froide, fontaine interieur, fontaine zen,
      fournaise, fouta, foyer au gaz, foyer electrique, frange coton, frange de lavage, frise adhesive, frise murale,
      frise papier peint, fumigation, fumigene insecticide, fumigene mariage, fumigene puces, futon, galerie photo,
      galet amethyste, galet citrine, galet cristal de roche, galet d amethyste, galet de quartz, galet en selenite,
      galet fluorite, galet labradorite, galet parfume, galet pierre naturelle, galet quartz, galet sel himalaya, galet
      selenite, galette chaise, galette de chaise, galon a rideaux, galon fronceur, galon rideau, gant de toilette,
      gant toilette, gants de menage, gants de vaisselle, gants menage, gants vaisselle, garde robe, garde robe meuble,
      gaz briquet, gazon interieur, gel cafards, gel nettoyant wc, generateur vapeur, gerflex, gobelet brosse a dents,
      gobelet salle bain, gobelet salle de bain, gondole a vetements, gondole bois, gondole boutique, gondole couture
      vitrine, gondole d accueil, gondole de magasin, gondole magasin, gondole velours, gonfleur ballon, goulotte clim,
      granules, granules de bois, gravure, gravure ardoise, gravure encadree, gres cerame, guirlande, guirlande
      exterieur, guirlande led exterieur, guirlande lumineuse, guirlande lumineuse interieur, guirlande solaire,
      guirlande solaire exterieur, hanoukia, helium, herbe de la pampa, herbe de pampa, horloge, horloge a poser,
      horloge adhan, horloge bois, horloge comtoise, horloge coucou, horloge digitale, horloge geante, horloge
      industrielle, horloge metal, horloge mosquee, horloge murale, horloge murale design, horloge silencieuse, horloge
      vintage, hotte de noel, housse bz, housse costume, housse de costume, housse de couette enfant, housse de
      coussin, housse de table a repasser, housse pour canape, housse pour chaise, housse repassage, housse sapin,
      housse sous vide, housse sous vide vetement, housse vetement, housse vetements, hublot a detecteur, hublot
      aluminium, hublot anthracite, hublot avec detecteur, hublot candy hoover, hublot de lave linge, hublot de seche
      linge, hublot detecteur, hublot etanche, hublot exterieur, hublot fonctionnel, hublot indesit, hublot ip54,
      hublot ip65, hublot laiton, hublot lave linge, hublot led, hublot led exterieur, hublot machine a laver, hublot
      marine lampe, hublot mural, hublot ovale, hublot plafonnier, hublot plastique, hublot rond, hublot salle de bain,
      hublot seche linge, hublot sensor, huile a lampe, huile essentielle diffuseur, huile lampe a huile, huile pour
      lampe, huile pour meuble entretien, humidificateur, humidificateur chambre, hygrometre sauna, icone byzantine,
      icone religieuse, icone religieuse bois, icone saint, icone vierge, impression, injecteur extracteur, insecticide
      blatte, insecticide cafard, insecticide fourmi, insecticide guepe, insecticide guepes, insecticide laque,
      insecticide maison, insecticide mouches, insecticide punaise de lit, insecticide volant, insert, insert a bois,
      insert a granules, insert bois, interrupteur variateur lampe, javel, jete de lit, jete lit, joint candy hoover,
      joint de douche, joint de hublot, joint de lave linge, joint de seche linge, joint douche, joint fenetre, joint
      hublot, joint indesit, joint isolation porte, joint lave linge, joint machine a laver, joint porte isolation,
      joint seche linge, jonc de mer, jupe de sapin, kit anniversaire, kit anniversaire fille, kit baby shower deco,
      kit ballons, kit calfeutrage fenetre, kit deco table, kit douche, kit dyson, kit irobot, kit laveur karcher, kit
      led sapin, kit porte coulissante, kit pour aspirateur, kit roomba, kit rowenta, kit store, kit swirl, kokeshi,
      lame pvc, lame vinyle, lampadaire, lampadaire arc, lampadaire exterieur, lampadaire led, lampadaire liseuse,
      lampadaire salon, lampadaire solaire, lampadaire trepied, lampe, lampe a huile, lampe a lave, lampe a petrole,
      lampe a pied, lampe a pince, lampe a poser, lampe a suspendre, lampe amethyste, lampe anti moustique, lampe anti
      moustiques, lampe arc, lampe architecte, lampe baladeuse rechargeable, lampe banquier, lampe berger, lampe
      bouillotte, lampe champignon, lampe citrine, lampe coquillage, lampe cristal de roche, lampe d amethyste, lampe
      de bureau, lampe de chevet, lampe de lecture, lampe de quartz, lampe de salon, lampe de sel, lampe de table,
      lampe design, lampe en selenite, lampe fluorite, lampe frontale chantier, lampe frontale maison, lampe
      industrielle, lampe infrarouge salle de bain, lampe labradorite, lampe led, lampe liseuse, lampe lune, lampe
      miroir, lampe murale, lampe nomade, lampe orgonite, lampe pierre naturelle, lampe pigeon, lampe pince, lampe
      plafond, lampe quartz, lampe rotin, lampe sans fil table, lampe sel himalaya, lampe selenite, lampe sur pied,
      lampe tableau, lampe tactile, lampe tempete, lampe tiffany, lampe torche, lampe torche tactique, lampe torche
      usb, lampe touch, lampe trepied, lampe usb, lampe veilleuse, lampe veilleuse enfant, lampe vintage, lampion,
      lanterne, lanterne bougie, lanterne exterieure, lanterne mariage, lanterne marocaine, lanterne murale, lanterne
      papier, lanterne photophore, lanterne solaire, laque insecticide, lavabo, lave linge, lave linge hublot, lave
      linges, lave main angle, lave main suspendu, lave mains, lave sol, lave sols, lave vitre, lave vitres, lavette,
      lavette microfibre, lessive, lessive bebe maison, lessive le chat, lettre bois prenom, lettre decorative, lettres
      lumineuses, liaison frigorifique, lichen stabilise, linge de bain, linge de lit, linge de toilette, linge
      toilette, lingette, lingettes lavables menage, lingettes menage, lino, lino sol, linoleum sol, liquide de
      nettoyage, liquide lave vaisselle, liquide rincage, liquide rincage lave vaisselle, liquide vaisselle, liseuse
      lampe, lit, lit 1 personne, lit 140x190, lit 160x200, lit 2 personnes, lit 2 places, lit 90x190, lit au sol
      montessori, lit bebe evolutif, lit bois massif, lit boxspring, lit cabane, lit cabane enfant, lit capitonne, lit
      coffre, lit combine, lit double, lit enfant, lit enfant voiture, lit escamotable, lit gigogne, lit king size, lit
      maison, lit metal, lit mezzanine, lit montessori, lit relevable, lit rotin, lit simple, lit superpose, lit une
      place, lithographie, lithographie encadree, lithographie signee, livre d or deco, livre d or mariage deco, livre
      d or urne, louche sauna, loupe a main, loupe de bureau, loupe de lecture, loupe de poche, loupe eclairante,
      luminaire, luminaire design, luminaire etanche, luminaire exterieur, luminaire industriel, luminaire led,
      luminaire plafond, luminaire salon, luminaire suspendu, lunette toilette, lustre, lutin, lutin de noel, lutin
      farceur, lutin farceurs, lutin kit, mabkhara, machine a laver, machine laver, magnet, malle, malle bois, malle
      osier, manchette candy hoover, manchette de hublot, manchette de lave linge, manchette de seche linge, manchette
      hublot, manchette indesit, manchette lave linge, manchette machine a laver, manchette seche linge, mange debout,
      mange debouts, mannequin a vetements, mannequin bois, mannequin boutique, mannequin couture vitrine, mannequin d
      accueil, mannequin de magasin, mannequin magasin, mannequin velours, mappemonde, marche pied, marchepied,
      marchettes escalier, marie louise, marque place, marque places, marque table, masque africain, matelas, matelas
      enfant, matelas gonflable electrique, mecanisme d horloge, mecanisme horloge, mecanisme wc decoratif, medaille
      trophee, menorah, meridienne, merkaba amethyste, merkaba citrine, merkaba cristal de roche, merkaba d amethyste,
      merkaba de quartz, merkaba en selenite, merkaba fluorite, merkaba labradorite, merkaba pierre naturelle, merkaba
      quartz, merkaba sel himalaya, merkaba selenite, meuble, meuble a chaussures, meuble a jouets, meuble a tiroirs,
      meuble a vinyles, meuble apothicaire, meuble bar, meuble bas, meuble bas cuisine, meuble chaussure, meuble
      chaussures, meuble console, meuble cuisine, meuble d angle, meuble d entree, meuble de bar, meuble de cuisine,
      meuble de metier, meuble de rangement, meuble de rangement enfant, meuble de salle de bain, meuble double vasque,
      meuble entree, meuble escalier, meuble haut, meuble haut cuisine, meuble hifi, meuble micro ondes, meuble platine
      vinyle, meuble rangement jouets, meuble salle de bain, meuble semainier, meuble simple vasque, meuble sous evier,
      meuble sous vasque, meuble tele, meuble telephone, meuble tv, meuble vasque, meuble vinyle, mezouza, microfibre,
      miroir, miroir convexe deco, miroir salle de bain, mitigeur, module candy hoover, module indesit, mop, moquette,
      mort aux rats, mosaique galet, mosaique marbre, mosaique pate de verre, mosaique pierre, mosaique salle de bain,
      mosaique sur filet, moteur candy hoover, moteur indesit, mouchoir papier, mouchoirs, moulure decorative, mousse
      stabilisee, mousseur, mousseurs, moustiquaire, moustiquaire ciel de lit, mur de fleurs, nappe, nappe anti tache,
      nappe antitache, nappe blanche mariage, nappe coton, nappe de noel, nappe en lin, nappe en papier fete, nappe
      enduite, nappe intissee, nappe jetable, nappe lin lave, nappe papier, nappe polyester, nappe provencale, nappe
      rectangulaire, nappe ronde, nappe toile ciree, nappe wax, neon, neon led, neon personnalise, nettoyant, nettoyant
      cuisine, nettoyant lave vaisselle, nettoyant salle de bain, nettoyeur vapeur, nettoyeur vitre, neutralisant
      odeurs, neuvaine, niche decorative, niche murale, numero de maison, numero de rue, numero de table, numero
      maison, numero rue, objet de decoration, objet deco, objet decoratif, oeuf amethyste, oeuf citrine, oeuf cristal
      de roche, oeuf d amethyste, oeuf de paques decoratif, oeuf de quartz, oeuf en selenite, oeuf fluorite, oeuf
      labradorite, oeuf orgonite, oeuf paques decoratif, oeuf pierre naturelle, oeuf quartz, oeuf sel himalaya, oeuf
      selenite, oeufs de paques deco, oreiller, oreiller d allaitement maison, organisateur, organisateur bureau bois,
      organisateur maquillage acrylique, organisateur salle de bain, organiseur, organiseur maquillage rangement,
      orgonite, paillasson, paillasson coco, paillasson exterieur, paillasson personnalise, paille de fer, paillettes
      de savon lessive, palier candy hoover, palier indesit, pampa, pampa sechee, pancarte mariage, panier, panier a
      bois, panier a buches, panier a chat deco, panier a jouets, panier a linge, panier a magazines, panier bolga,
      panier buches, panier corde, panier coton tresse, panier de basket deco, panier de douche, panier en osier,
      panier jacinthe d eau, panier linge, panier metal, panier osier, panier salle de bain, panier tresse, panneau
      bienvenue, panneau decoratif, panneau directionnel mariage, panneau japonais, panneau led, panneau mariage,
      panneau mural, panneau plexiglas mariage, panneau rayonnant, panneau tasseaux, papier essuie mains, papier
      hygienique, papier peint, papier peint adhesif, papier peint enfant, papier peint expanse, papier peint
      geometrique, papier peint intisse, papier peint panoramique, papier peint tropical, papier peint vintage, papier
      peint vinyle, papier toilette, paravent, pare bain, pare douche, pare douches, pare etincelles, pare feu, parfum
      ambiance, parfum d ambiance, parfum d interieur, parfum de linge, parfum interieur, parfum linge, parfum textile,
      paroi de douche, paroi douche, paroi fixe, paroi pivotante, paroi walk in, parquet, parure couette, parure de
      couette, parure de drap, parure de draps, parure de draps enfant, parure de lit, parure de lit enfant, parure
      drap, parure enfant, parure flanelle, parure housse de couette, parure lit, parure percale, pastille lave
      vaisselle, pastilles parfumees, pastilles wc, pate raticide, patere, patin meuble, patins feutre, pavillon
      luminaire, peau de mouton, peau de vache, peignoir enfant bain, peignoir serviette, pele mele, pele meles, pelle
      a cendre, pelle a poussiere, pelle cendres, pelle poussiere, pellets bois, pellets de bois, penderie, pendule,
      percarbonate, pere noel, pere noel deco, photobooth, photophore, pied de lampe, pied de sapin, pieds de lit,
      piege, piege a cafards, piege a mites, piege a mouches, piege a moustique, piege a moustiques uv, piege a rats,
      piege a souris, piege blattes, piege cafards, piege fourmis, piege mites, piege mouches exterieur, piege poissons
      d argent, piege rat, piege souris, pierre a briquet, pierre a recurer, pierre blanche nettoyante, pierre d
      argile, pierres sauna, pince a linge, pince linge, pistache gaz, plafond mariage, plafonnier, plafonnier salle de
      bain, plaid, plaid coton, plaid en laine, plaid fausse fourrure, plaid fourrure, plaid grosse maille, plaid lin,
      plaid mohair, plaid personnalise, plaid photo, plaid polaire, plaid sherpa, plaid tricot, plaid xxl, plan de
      table mariage, plan de toilette, plan de travail, plan double vasque, plan vasque, planche a repasser, planche
      ouija, planche repasser, plancher de bois franc, plancher flottant, plancher vinyle, plante artificielle, plante
      stabilisee, plaque, plaque alu, plaque attention au chien, plaque cimetiere, plaque commemorative, plaque cuisine
      metal, plaque de commande, plaque de declenchement, plaque de maison, plaque de porte, plaque de rue, plaque de
      sol poele, plaque decorative, plaque emaillee, plaque funeraire, plaque maison, plaque medaillon, plaque metal
      decorative, plaque metal vintage, plaque murale, plaque prenom, plaque professionnelle, plaque publicitaire
      metal, plaque toilette, plaque toilettes, plateau de lit, plateau decoratif, plateau lit, plateau salle de bain,
      plateau tournant deco, plinthe, plinthe blanche, plinthe bois, plinthe mdf, plinthe medium, plinthe pvc,
      plinthes, plume autruche, plume d autruche, plumeau, poele a bois, poele a granules, poele a mazout, poele a
      pellets, poele a petrole, poele bois, poele cheminee, poele de masse, poele granules, poele insert, poele
      petrole, poele sauna, poele scandinave, poele turbo, poignee, poignee de hublot lave linge, poignee hublot,
      pointe amethyste, pointe citrine, pointe cristal de roche, pointe d amethyste, pointe de quartz, pointe en
      selenite, pointe fluorite, pointe labradorite, pointe pierre naturelle, pointe quartz, pointe sel himalaya,
      pointe selenite, poison rat, polochon, polyphane, pomme de douche, pomme de tete, pomme douche, pomme haute,
      pommeau de douche, pommeau douche, pompe a ballon, pompe a chaleur, pompe a savon, pompe candy hoover, pompe de
      lave linge, pompe de seche linge, pompe de vidange, pompe de vidange lave linge bosch, pompe indesit, pompe lave
      linge, pompe machine a laver, pompe savon, pompe seche linge, pompe vidange, poncho de bain, portant, portant a
      vetements, portant bois, portant boutique, portant couture vitrine, portant d accueil, portant de magasin,
      portant magasin, portant velours, portant vetement, porte alliance, porte alliances, porte bonnets, porte bougie,
      porte brosse, porte brosses, porte buches, porte ceintures, porte chaussures, porte cle mural, porte cles mural,
      porte coran, porte courrier, porte cravates, porte de douche, porte gobelet, porte gobelets, porte lettre, porte
      magazine, porte magazines, porte manteau, porte manteau enfant, porte manteaux, porte menu mariage, porte nom
      mariage, porte nom table, porte noms table, porte papier, porte papiers, porte parapluie, porte parapluies, porte
      photo, porte photos, porte revue, porte revues, porte rouleau toilette, porte rouleau wc, porte sac mural, porte
      savon, porte savons, porte serviette, porte serviettes mural, portemanteau, portrait, poste d appatage, poste de
      coiffage, poster, pot a bougie, pot a brosse, pot a dragees, pot de dragees, pot dragees, pot pourri, potelet
      exterieur lampe, poubelle, poubelle brabantia, poubelle cuisine, poubelle salle de bain, poudre lave vaisselle,
      pouf, pouf enfant, poulie seche linge, poupee kokeshi, presentoir a vetements, presentoir bijoux bois, presentoir
      bois, presentoir boutique, presentoir cartes de visite, presentoir comptoir, presentoir couture vitrine,
      presentoir d accueil, presentoir de comptoir, presentoir de magasin, presentoir lunettes, presentoir magasin,
      presentoir plexi, presentoir rotatif, presentoir tournant, presentoir velours, pressostat candy hoover,
      pressostat indesit, produit d entretien, produit entretien sol, produit lave vaisselle, produit menager, produit
      sol, produit vaisselle, produit vitres, profile alu led, profile alu ruban led, profile aluminium led, profile
      led, programmateur candy hoover, programmateur de lave linge, programmateur de seche linge, programmateur
      indesit, programmateur lave linge, programmateur machine a laver, programmateur seche linge, projecteur 100w,
      projecteur 10w, projecteur 200w, projecteur 20w, projecteur 30w, projecteur 50w, projecteur a detecteur,
      projecteur a pince, projecteur astronaute, projecteur avec detecteur, projecteur ciel etoile, projecteur cinema
      lampadaire, projecteur d etoiles, projecteur d exterieur, projecteur de noel, projecteur detecteur, projecteur
      encastrable, projecteur etoiles, projecteur exterieur, projecteur extra plat, projecteur galaxie, projecteur
      halogene, projecteur ip65, projecteur laser noel, projecteur led, projecteur led detecteur, projecteur led
      exterieur, projecteur led noir, projecteur led rgb, projecteur led solaire, projecteur led sur pied, projecteur
      rail, projecteur rechargeable led, projecteur solaire, projecteur sur pied, projecteur sur rail, projecteur
      trepied lampe, projecteurs led, protege meuble, protege meubles, punaises de lit, pupitre coran, purificateur,
      pyramide amethyste, pyramide citrine, pyramide cristal de roche, pyramide d amethyste, pyramide de quartz,
      pyramide deco, pyramide en selenite, pyramide fluorite, pyramide labradorite, pyramide pierre naturelle, pyramide
      quartz, pyramide sel himalaya, pyramide selenite, raclette de douche, raclette de paroi, raclette douche,
      raclette paroi, raclette sol, raclette vitre, raclette vitres, radiateur, rafraichisseur air, rafraichisseur d
      air, rail a rideau, rail de rideau, rail de spots, rail eclairage, rail led, rail lumineux, rail rideau, rail
      rideaux, rail spot, rail triphase spot, ramasse miettes, ramoneur chimique, range cables, range cd, range
      chaussure, range chaussures, range dvd, range vinyles, rangement, rangement chaussures, rangement maquillage,
      rangement vinyles, raquette anti moustique, raquette electrique moustique, rasoir a pull, rasoir anti bouloche,
      rasoir anti peluche, raticide, receveur, receveur a carreler, receveur a poser, receveur acrylique, receveur de
      douche, receveur douche, receveur extra plat, receveur resine, recharge absorbeur, recharge berger, recharge
      diffuseur, recharge parfum d interieur, recharge swiffer, reglette, reglette led cuisine, reglette salle de bain,
      rehal, rehausse meuble, repose pied, repose pieds, repulsif souris, resistance candy hoover, resistance cumulus,
      resistance indesit, resistance lave vaisselle, resistance steatite, reveil, reveil enfant, rideau, rideau a fils,
      rideau a franges, rideau a oeillets, rideau anti mouches, rideau baignoire, rideau bambou, rideau blackout,
      rideau coton, rideau cuisine, rideau de baignoire, rideau de douche, rideau de perles, rideau de porte perle,
      rideau en lin, rideau enfant, rideau isolant, rideau jute, rideau lame fete, rideau lin, rideau metallise, rideau
      moustiquaire, rideau occultant, rideau perles, rideau phonique, rideau porte, rideau thermique, rideau velours,
      rideau voilage, rideaux, robinet, robinet salle de bain, robinetterie, robinetterie salle de bain, robot
      aspirateur roborock, robot laveur, robot roomba, rond de serviette, rond serviette, rosace electrique plafond,
      rosace luminaire, rosace papier, rosace plafond, rose de savon, rose eternelle, rose savon, rose stabilisee,
      rouleau adhesif decoratif, rouleau adhesif vetements, rouleau anti peluche, rouleau de nappe jetables, rouleau
      dyson, rouleau irobot, rouleau laveur karcher, rouleau pour aspirateur, rouleau roomba, rouleau rowenta, rouleau
      swirl, roulement candy hoover, roulement de lave linge, roulement de seche linge, roulement indesit, roulement
      lave linge, roulement machine a laver, roulement seche linge, roulement tambour lave linge, ruban attrape mouche,
      ruban led, ruban led cuisine, ruban led exterieur, ruban lumineux, ruflette, sablier, sabot chaise, sac a jouets,
      sac a linge, sac a sapin, sac de lavage, sac dyson, sac filet lavage, sac irobot, sac laveur karcher, sac linge,
      sac pour aspirateur, sac roomba, sac rowenta, sac sous vide vetements, sac swirl, sachet a dragees, sachet
      dragees, sachet parfume, sacs a gravats menage, santon, santons de provence, sapin, sapin artificiel, sapin
      blanc, sapin de noel, sapin de noel artificiel, sapin enneige, sapin lumineux, sapin naturel, sapin nordmann,
      sauge blanche, sauge purification, sauna traditionnel, savon au fiel, savon de marseille menage, savon de menage,
      savon detachant, savon fiel de boeuf, savon marseille menage, savon menage, savon noir cuisine sol, savon noir
      entretien, savon noir liquide, savon noir menage, savon noir menager, savon noir multi usage, savon noir sol,
      savon vaisselle, sculpture, seau, seau menage, seche cheveux mural maison, seche linge, seche linges, seche
      serviette, seche serviettes electrique, sechoir a linge, sechoir linge, sechoir parapluie, securite hublot,
      sejjada, sel de deglacage, sel de deneigement, sel deneigement, sel lave vaisselle, sel regenerant, semainier
      bois, semainier tiroirs, semelle fer a repasser, separateur de piece, separateur de tiroir, separateur piece,
      separation de piece, serpentins, serpillere, serpilliere, serre livre, serre livres, serviette, serviette
      airlaid, serviette cabine de bain, serviette cocktail, serviette de bain, serviette de piscine, serviette de
      plage, serviette de plage enfant, serviette de sport, serviette de table, serviette de toilette, serviette
      eponge, serviette hammam, serviette invite, serviette jetable, serviette lin, serviette microfibre, serviette nid
      d abeille, serviette papier, serviette papillon, serviette table, serviettes en papier, set de table, set de
      table enfant, set de table tissu deco, set salle bain, set salle de bain, shampouineuse, siege de toilette, sol
      liege, sol lino, sol pvc, sol souple, sol stratifie, sol vinyle, soliflore, sommier, sopalin, sortie bain, sortie
      de bain, souricide, souriciere, sous tapis, sous verre, sous verres, sphere amethyste, sphere citrine, sphere
      cristal de roche, sphere d amethyste, sphere de quartz, sphere en selenite, sphere fluorite, sphere labradorite,
      sphere pierre naturelle, sphere quartz, sphere sel himalaya, sphere selenite, split, spot, spot a clipser, spot
      applique, spot de sol, spot encastrable, spot encastrable exterieur, spot encastre, spot exterieur, spot led,
      spot orientable, spot piscine inox, spot plafond, spot rail, spot saillie, spot salle de bain, spot solaire
      jardin, spot sur piquet, spots gu10, spray ambiance, spray d ambiance, spray textile, squelette halloween,
      starter fluo, starter neon, station interieur, statue, statue africaine, statue bouddha, statue bronze, statue
      deco, statue en bois, statue interieur, statue pierre, statue religieuse, statue resine, statue saint, statue
      sainte, statue vierge, statuette, statuette deco, sticker carrelage, sticker deco, sticker escalier, sticker
      fenetre, sticker frigo, sticker interrupteur, sticker meuble, sticker mural, sticker mural deco, sticker mural
      enfant, sticker porte, sticker prenom enfant mur, sticker wc, stickers chambre, store, store alu venitien, store
      bambou, store banne interieur, store bateau, store californien, store enrouleur, store exterieur, store fenetre
      de toit, store japonais, store jour nuit, store occultant, store plisse, store romain, store tamisant, store
      velux, store venitien, stratifie, suceur dyson, suceur irobot, suceur laveur karcher, suceur pour aspirateur,
      suceur roomba, suceur rowenta, suceur swirl, support brosse a dents, support douche, support papier wc, support
      plante bois, support plante etagere, support pommeau, support savon, support seche cheveux, support tv meuble,
      support velux, surmatelas, suspension, suspension 3 lampes, suspension ampoule, suspension bambou, suspension
      boule, suspension cannage, suspension cuisine luminaire, suspension de noel, suspension design, suspension dome,
      suspension industrielle, suspension led, suspension lin, suspension luminaire, suspension macrame lampe,
      suspension metal, suspension multiple, suspension noel, suspension noire, suspension opaline, suspension osier,
      suspension papier, suspension rotin, suspension sapin, suspension tissu, suspension verre, table, table a langer
      deco, table a manger, table a repasser, table bar, table basse, table bistro, table bistrot, table bois massif,
      table camping interieur, table console, table d appoint, table d attente, table d ordinateur portable, table
      dactylo, table de billard deco, table de bureau, table de cuisine, table de ferme, table de jardin interieur,
      table de jeu salon, table de lit, table de maquillage, table de massage salon, table de nuit, table de repas,
      table de reunion, table de salle a manger, table directeur, table en chene, table enfant, table ergonomique,
      table extensible, table gamer, table gaming, table gigogne, table gigognes, table haute, table industrielle,
      table metallique, table monastere, table murale rabattable, table operateur, table ordinateur, table pied
      central, table pliante, table pour pc, table relevable, table repassage, table ronde, table scandinave, table
      travertin, table visiteur, tableau, tableau abstrait, tableau africain, tableau calligraphie, tableau canvas,
      tableau contemporain, tableau deco, tableau decoratif, tableau dore, tableau en relief, tableau mandala, tableau
      metal, tableau moderne, tableau paysage, tableau peint main, tableau peinture a l huile, tableau personnalise,
      tableau photo, tableau pop art, tableau religieux, tableau street art, tableau toile, tableau triptyque, tableau
      triptyque deco, tableau vegetal, tableau vegetal stabilise, tableau verre acrylique, tables, tablette lave
      vaisselle, tablette murale, tablier baignoire, tabouret, tabouret enfant, tabouret pliant cuisine, taie, tambour
      candy hoover, tambour indesit, tampon jex, tancarville, tapette, tapis, tapis absorbant, tapis anti fatigue
      cuisine, tapis antiderapant, tapis berbere, tapis chambre bebe rond, tapis chambre enfant, tapis coco, tapis
      couloir, tapis cuisine, tapis d entree, tapis d escalier, tapis de bain, tapis de bureau, tapis de ceremonie,
      tapis de chambre, tapis de couloir, tapis de cuisine, tapis de douche, tapis de plage maison, tapis de priere,
      tapis de salle de bain, tapis de salon, tapis de sol salon, tapis de souris non, tapis diatomite, tapis enfant,
      tapis ethnique, tapis evier, tapis exterieur, tapis jute, tapis laine, tapis lavable, tapis mariage, tapis
      paillasson, tapis patchwork, tapis persan, tapis pour escalier, tapis priere, tapis rond, tapis rouge ceremonie,
      tapis salle de bain, tapis salon, tapis shaggy, tapis sisal, tapis vinyle, tapis vinyle cuisine, tasseaux
      decoratifs, telecommande clim, tenture bogolan, tenture de salle, tete de douche, tete de lit, tete de lit
      capitonnee, tete de loup, tete dyson, tete irobot, tete laveur karcher, tete pour aspirateur, tete roomba, tete
      rowenta, tete swirl, tete thermostatique, thermometre a galilee, thermometre interieur maison, thermometre mural,
      thermopompe, tirage art, tirage d art, tirelire, tirelire bois, tirelire cochon, tirelire enfant, tirelire
      personnalisee, toile, toile abstraite, toile canvas, toile ciree, toile contemporaine, toile deco, toile
      imprimee, toile imprimee deco, toile murale, toile photo personnalisee, toile triptyque, toilette deux pieces,
      toilette monopiece, toise, toise enfant, torche led, torche maglite, torche rechargeable, transformateur led,
      transformateur spot, transformateur spots, transformateur tbt halogene, traversin, tringle, trophee, trophee
      football, trophee gravure, trophee resine, trophee sportif, trophee verre, trophees, tube dyson, tube fluo, tube
      fluorescent, tube irobot, tube laveur karcher, tube led, tube neon, tube pour aspirateur, tube roomba, tube
      rowenta, tube swirl, tube t5, tube t8, tue mouche, tue mouches, tulle a dragees, tulle de dragees, tulle dragees,
      tuyau candy hoover, tuyau de lave linge, tuyau de seche linge, tuyau indesit, tuyau lave linge, tuyau machine a
      laver, tuyau seche linge, ultrason anti souris, ultrason souris, urinoir, urne, vaisselier, valet de chambre,
      valet de nuit, vanish, vanite salle de bain, variateur led, vase, vase boule, vase ceramique, vase cristal, vase
      cylindrique, vase dame jeanne, vase design, vase en ceramique, vase en verre, vase grand, vase gres, vase haut,
      vase martini, vase medicis, vase porcelaine, vase rotin, vase soliflore, vase terracotta, vase verre, vasque,
      vasque a encastrer, vasque a poser, vasque beton, vasque bois, vasque ceramique, vasque double, vasque en pierre,
      vasque encastrer, vasque galet, vasque marbre, vasque pierre, vasque ronde, vasque sur pied, vasque suspendue,
      vasque terrazzo, veilleuse, veilleuse coranique, veilleuse enfant, veilleuse led, veilleuse nomade, veilleuse
      personnalisee, veilleuse prise, veilleuse projecteur, ventilateur, ventilateur usb, vestiaire metallique, vide
      poche, vide poches, vierge marie statue, village de noel, vinaigre blanc, vinaigre d alcool menager, vinaigre
      menager, vitre ceramique insert, vitre de poele, vitre insert, vitre poele, vitrine, vitrine a vetements, vitrine
      couture vitrine, vitrophanie, vitrostatique, voilage, voilage enfant, wc, wc broyeur, wc chimique maison,
      zellige, zippo`,
    ],
  ],
  unsure: `allumettes, amidon, ampoule, ampoules, anti mouche, applique, bac, ballons, boite, bonde, briquet, buche,
    buches, bureau, bz, cadre, caisson, corbeille, couronne, cumulus, desserte, diffuseur, douille, enfilade, faience,
    fondant, fondants, futon, garde robe, granules, gravure, helium, icone religieuse, impression, insert, lavette,
    lino, lit, lithographie, lutin, malle, meuble, microfibre, mop, moquette, mousseur, mousseurs, neon, pampa, panier,
    piege, plaque, plinthe, plinthes, plumeau, poignee, portant, portrait, pot a bougie, receveur, sapin, split, spot,
    store, stratifie, suspension, suspensions, table, tableau, tapis, tirelire, toile, toile ciree, trophee, vanish,
    vasque`,
  printed: `affiche, boite, bougie, bougie parfumee, cadre, coussin, decoration, decoration murale, gravure, horloge,
    horloge murale, lampe, lanterne, magnet, nappe, paillasson, papier peint, plaid, poster, rideau, serviette, statue,
    tableau, tapis, toile, vase, veilleuse`,
  containers: 'boite',
  ofHome: `applique exterieure, fleur sechee, fleurs sechees, guirlande lumineuse, guirlande solaire, lampadaire,
    lampe, lanterne, luminaire, projecteur led`,
  uses: {
    HOME: `ameublement, art mural, arts decoratifs, chambre, deco, decoration, decoration interieure, electromenager
      maison, linge de lit, linge de maison, literie, luminaires, maison, menage, meubles, mobilier, nettoyage,
      produits menagers, salle de bain, salle de bains, salon, tapis et rideaux, textile maison`,
  },
};
