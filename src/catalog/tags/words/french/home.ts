import type { Subject } from '../words.ts';

export const HOME: Subject = {
  things: [
    [
      'HOME+KITCHEN',
      `bloc evier, credence de cuisine, evier, evier beton, evier cuisine, evier de cuisine, evier en resine, evier
      resine, evier timbre, evier villeroy boch, eviers, kitchenette, melangeur cuisine, mitigeur cuisine, mitigeur d
      evier, mitigeur de cuisine, mitigeur evier, mitigeur evier bec haut, mitigeur pour evier, robinet cuisine
      extensible, robinet d evier, robinet de cuisine, robinet douchette cuisine, robinet evier, robinetterie cuisine,
      robinetterie de cuisine, timbre d office`,
    ],
    [
      'HOME',
      `abat jour, abat jour tissu, abat jours, abattant, abattant wc, absorbeur d humidite, absorbeur humidite,
      accessoires salle bain, accessoires salle de bain, acide citrique, adhesif carrelage, adhesif cuisine, adhesif
      decoratif, adhesif frigo, adhesif marbre, adhesif meuble, adhesif mural, adhesif plan de travail, adhesif pour
      meuble, adhesif vitrage, adoucissant, affiche, affiche de naissance, affiche encadree, affiche murale, affiche
      naissance, affiche personnalisee naissance, aimant frigo, album photo, album photos, alese lit, alese matelas,
      alimentation led, alimentation pour ruban led, alimentation ruban led, allume barbecue, allume feu cheminee,
      allumettes, amidon, ampoule, ampoule b22, ampoule baionnette, ampoule coloree, ampoule connectee e27, ampoule
      decorative, ampoule e14, ampoule e27, ampoule edison, ampoule filament, ampoule flamme, ampoule four, ampoule
      frigo, ampoule g13, ampoule g4, ampoule g9, ampoule gu10, ampoule gu5 3, ampoule halogene, ampoule hotte, ampoule
      hue, ampoule lava, ampoule led, ampoule led filament, ampoule mr16, ampoule r7s, ampoule refrigerateur, ampoule
      sel himalaya, ampoule vintage, ampoule wifi, ampoules b22, ampoules e27, anneaux de rideau, anneaux rideaux, anti
      bouloche, anti bouloches, anti cafards, anti calcaire, anti fourmis, anti mites, anti moustique, anti moustiques,
      anti puces maison, anti punaise, anti punaises, anti punaises de lit, anti rongeur, anti rongeurs, antimite,
      applique, applique bois, applique exterieure, applique industrielle, applique laiton, applique led salle de bain,
      applique liseuse, applique murale, applique murale exterieur, applique orientable, applique rotin, applique salle
      de bain, applique tableau, applique up down, applique vintage, arche ballons, arche de ballons, arche de mariage,
      arche mariage, armoire, armoire a chaussures, armoire a pharmacie, armoire cuisine, armoire enfant, armoire
      penderie, armoire pharmacie, armoire salle de bain, arret de porte, aspirateur, aspirateur balai, aspirateur
      robot, assouplissant, attrape mouche, attrape mouches, attrape reve, attrape reves, attrape soleil, bac, bac a
      chaussures, bac a douche, bac a douche extra plat, bac a laver, bac a linge, bac a recyclage, bac de douche, bac
      de lavage, bac douche, bac linge sale, bac plastique, bac pliable, bac tri selectif, bahut, baignoire, baignoire
      sabot, bain de pieds deco, bain linge, bakhour, bakhour maison, baladeuse led, balai, balai auto essorage, balai
      essorage, balai exterieur, balai serpillere, balai vapeur, balais, balayette, balise led, ballast fluo, ballast
      neon, ballon aluminium, ballon anniversaire, ballon baudruche, ballon chiffre, ballon d eau chaude, ballon de
      baudruche, ballon eau chaude, ballon gonflable, ballon gonflable anniversaire, ballon helium, ballon latex,
      ballon lettre, ballon mylar, ballon thermodynamique, ballons, banc, banc de lit, bande led, bande led cuisine,
      bande led usb, bandeau led, banderole, banderole anniversaire, banquette, barre a rideau, barre a vetements,
      barre de douche, barre de penderie, barre de rideau, barre de seuil, barre penderie, barre porte serviette, barre
      rideau, bas de porte, bati support, bati support geberit, benitier, bibliotheque, bibliotheque meuble,
      bicarbonate de soude menager, bicarbonate menager, bidet, bioethanol, blanc de meudon, bloc de secours eclairage,
      bloc wc, bloque porte, bobine essuie mains, bobine papier, bocal deco, bois allumage, bois buches, bois de
      chauffage, bois densifie, boite, boite a bijoux maison, boite a bijoux murale, boite a boutons, boite a
      chaussures, boite a cle, boite a cles, boite a couture rangement, boite a mouchoirs, boite a musique, boite aux
      lettres, boite bijoux maison, boite bijoux murale, boite cache cables, boite chaussures, boite de mouchoirs,
      boite de rangement, boite de rangement bijoux acrylique, boite de rangement jouets, boite decorative, boite
      maquillage acrylique rangement, boitier etanche lampe, bonbonniere, bonde, bonnet de douche, borne de jardin led,
      borne eclairage, borne exterieur, borne exterieure, borne lumineuse, boudin de porte, boudin porte, bougeoir,
      bougie, bougie anniversaire, bougie artisanale, bougie chauffe plat, bougie de soja, bougie massage deco, bougie
      naturelle, bougie parfumee, bougies, bougies parfumees, boule a neige, boule alveolee, boule de lavage, boule de
      neige, boule de noel, boule neige, boule noel, boules antimites, boules de lavage, boules de sechage, bouquet de
      fleurs sechees, bouquet diffuseur, bouquet fibres diffuseur, bouquet parfume, bout de lit, bouteille helium,
      boutis, bouton de porte, bouton porte, bras de douche, brasseur air, brasseur d air, briquet, briquet
      rechargeable, brise bise, brise bises, brise soleil, brise vue interieur, brosse a habits, brosse a joints,
      brosse a recurer, brosse a tapis, brosse a vaisselle, brosse a vitres, brosse de nettoyage, brosse joint, brosse
      menage, brosse telescopique vitres, brosse toilette, brosse toilettes, brosse vetements, brosse vitres, brosse
      wc, brule cire, brule cires, brule parfum, brule parfums, bruleur, brume d oreiller, brume oreiller, buche, buche
      de ramonage, buche densifiee, buches, buchettes, buffet, bureau, bureau assis debout, bureau enfant, bureau
      gamer, bureau informatique, bureau meuble, butee de porte, butee porte, butoir porte, bz, cabas rangement, cabine
      de douche, cabine de hammam, cabine de sauna, cabine douche, cable electrique textile, cable lampe, cable
      textile, cable textile suspension, cable tissu electrique, cache radiateur, cadran solaire deco, cadre, cadre de
      lit, cadre deco, cadre lumineux, cadre mural, cadre photo, cadre photos, caisson, caisson bureau, caisson de
      bureau, cale porte, calendrier de l avent, calendrier l avent, canape, canape convertible, canape d angle, canape
      lit, capilla, carreau de ciment, carreaux adhesifs, carreaux de ciment, carrelage, carrelage adhesif, carrelage
      exterieur, carrelage imitation carreau ciment, carrelage piscine, carrelage salle de bain, ceinture lombaire
      fauteuil, cendrier, cendrier exterieur, centrale vapeur, centre de table, chaise, chaise de bureau, chaise gamer,
      chaise haute bar, chaise longue interieur, chaise longue salon, chaise pliante, chaises, chancelière chauffante,
      chandelier, charbon ardent, charniere abattant, charnieres abattant, chasse d eau, chasse eau, chaudiere,
      chauffage, chauffage soufflant, chauffe eau, chauffe eaux, chauffe lit, chauffe pieds, chauffe serviette,
      chauffeuse, chaussette de noel, chaussette noel, chaussettes de noel a suspendre, chemin de table, cheminee,
      chenets, chevalet bienvenue, chevalet decoratif, chevalet fer forge, chevet, chiffon, chiffonnier, ciel de lit
      bebe decoration, ciel de lit moustiquaire, ciel de pluie, cierge magique, cierges magiques, cimier, cintre,
      cintres, cire a fondre, cire fondante, cire parfumee, cires parfumees, ciseaux deco, claustra interieur, clic
      clac, clim mobile, clim reversible, climatisation, climatiseur, climatiseur mobile, climatiseur portatif, cloche
      en verre, cloche verre, coffre a jouet, coffre a jouets, coffret a montres, coffret bois, coffret bougie, coffret
      en bois, coffret souvenir, coiffeuse, colonne de douche, colonne de salle de bain, colonne douche, colonne
      meuble, colonne salle de bain, commode, console d entree, console entree, console extensible, console meuble,
      console murale meuble, controleur led, controleur rgb, convecteur, copeaux de savon, corbeille, corbeille a
      linge, corbeille a papier, corbeille linge, corbeille papier, corde a linge, cordon electrique lampe, cordon
      lampe, cordon suspension, corniche polystyrene, cotillons, couette, coupe meche, coupe meches, coupe trophee,
      coupelle decorative, couronne, couronne de fleurs sechees, couronne de l avent, couronne de noel, couronne de
      porte, courroie de lave linge, courroie lave linge, courroie machine a laver, courroie seche linge, courtepointe,
      coussin, coussin de sol, coussin decoratif, coussin personnalise, couverture, couvre lit, couvre lits, couvre
      matelas, creche bois, creche de noel, creche noel, credence, credence adhesive, credence cuisine, creme a
      recurer, creme nettoyante menage, cristaux de soude, crochet a rideau, crochet adhesif, crochet de porte, crochet
      de rideau, crochet mural, crochet penderie, crochet porte manteau, crochet salle de bain, crochet serviette,
      crochet torchon, crochet ventouse, crochets a rideau, crochets de porte, crochets de rideau, crochets penderie,
      crochets porte manteau, crochets salle de bain, crochets serviette, crochets torchon, crochets ventouse, croix
      murale, cumulus, cuvette, cuvette wc, dalle de plafond, dalle led, dalle liege, dalle lumineuse, dalle moquette,
      dalle plafond, dalle pvc, dalle vinyle, dalle vinyle adhesive, dalles pvc, dame jeanne, debarbouillette,
      deboucheur, deco, deco anniversaire, deco mariage, deco murale, decoration, decoration anniversaire, decoration
      de noel, decoration mariage, decoration murale, decorations de noel, defroisseur, degraissant, derouleur papier,
      derouleur papier wc, descente de lit, deshumidificateur, desinfectant, desodorisant, desodorisant maison,
      desserte, desserte a roulettes, desserte cuisine, desserte cuisine meuble, desserte de cuisine, desserte
      roulante, dessous de tapis, dessous de verre, dessous verre, dessus de lit, dessus lit, detachant, detacheur,
      detartrage, detartrant, detecteur lumiere lampe, diffuseur, diffuseur arome, diffuseur batonnets, diffuseur
      bouquet, diffuseur d arome, diffuseur d huiles essentielles, diffuseur de parfum, diffuseur huiles essentielles,
      diffuseur ultrasonique, distributeur de dentifrice, distributeur de papier, distributeur de savon, distributeur
      dentifrice, distributeur essuie mains, distributeur papier, distributeur savon, distributeur serviettes, diviseur
      tiroir, double rideau, douchette, douchette evier, douille, douille b22, douille bakelite, douille ceramique,
      douille de chantier, douille e14, douille e27, douille electrique e27, douille gu10, douille lampe, douille
      porcelaine e27, douille vintage, downlight, downlights, drap, drap de bain, drap de lit, drap de plage, drap
      housse, drap plat, drapeau, drapeau france, drapeaux, draps, dressing, eau de javel, eau de repassage, eau
      demineralisee, eau javel, eclairage de jardin, eclairage de noel, eclairage decoratif, eclairage escalier,
      eclairage exterieur, eclairage indirect, eclairage interieur, eclairage led, eclairage led cuisine, eclairage
      plafond, eclairage salle de bain, eclairage solaire, eclairage solaire exterieur, eclairage tableau, eclairage
      terrasse, economiseur d eau, edredon, embrasse de rideau, embrasse gland, embrasse magnetique, embrasse rideau,
      embrasses, encens, encensoir, enfilade, enfilade 3 portes, enseigne, ensemble de douche, epingles a linge,
      eponge, escabeau maison, essoreur, essuie mains papier, essuie tout, essuie touts, etable de noel, etagere,
      etagere flottante, etagere murale, etagere salle de bain, eteignoir, etendoir, etoile sapin, faience, faience
      metro, faience murale, faience salle de bain, fanion, fauteuil, fauteuil de bureau, fauteuil gamer, fauteuil
      massage maison, fauteuil relax, fauteuil releveur, fauteuils, fer a repasser, fer a vapeur, fer repasser, fer
      vapeur, figurine bouddha, figurine deco, figurine decorative, fil a linge, filet a linge, filet de lavage, film
      adhesif vitrage, film anti chaleur vitre, film electrostatique, film occultant, film vitrage, filtre douche,
      filtre vmc maison, fleur artificielle, fleur de savon, fleur savon, fleur sechee, fleurs artificielles, fleurs
      cimetiere, fleurs de pampa, fleurs sechees, fleurs sechees bouquet, flexible de douche, flexible douche, fondant,
      fondant parfume, fondants, fontaine anniversaire, fouta, frange coton, frange de lavage, frise adhesive, frise
      murale, frise papier peint, fumigation, fumigene insecticide, fumigene mariage, galerie photo, galet parfume,
      galets parfumes, galette chaise, galette de chaise, galon a rideaux, galon fronceur, galon rideau, galon
      ruflette, gant de toilette, gant toilette, gants de menage, gants de vaisselle, gants menage, gants vaisselle,
      garde robe, garde robe meuble, gazon interieur, gel cafards, gel nettoyant wc, generateur vapeur, gerflex,
      gobelet brosse a dents, gobelet salle bain, gobelet salle de bain, gonfleur ballon, granules, granules de bois,
      gravure, gravure ardoise, gravure encadree, gres cerame, guirlande, guirlande boules coton, guirlande de fleurs,
      guirlande exterieur, guirlande exterieure led, guirlande fanions, guirlande led, guirlande led exterieur,
      guirlande lumineuse, guirlande lumineuse interieur, guirlande noel, guirlande papier, guirlande solaire,
      guirlande solaire exterieur, helium, herbe de la pampa, herbe de pampa, horloge, horloge murale, housse bz,
      housse costume, housse de canape, housse de chaise, housse de costume, housse de couette, housse de coussin,
      housse de matelas, housse de rangement, housse de table a repasser, housse pour canape, housse pour chaise,
      housse repassage, housse sapin, housse sous vide, housse vetement, housse vetements, hublot a detecteur, hublot
      aluminium, hublot anthracite, hublot avec detecteur, hublot detecteur, hublot etanche, hublot exterieur, hublot
      fonctionnel, hublot ip54, hublot ip65, hublot laiton, hublot led, hublot led exterieur, hublot marine lampe,
      hublot mural, hublot ovale, hublot plafonnier, hublot plastique, hublot rond, hublot salle de bain, hublot
      sensor, huile a lampe, huile essentielle diffuseur, huile lampe a huile, huile pour lampe, huile pour meuble
      entretien, humidificateur, humidificateur d air, icone religieuse, impression, insecticide maison, insert, insert
      a bois, insert a granules, interrupteur variateur lampe, javel, jete de canape, jete de lit, joint de douche,
      joint de hublot, joint douche, joint fenetre, joint hublot, joint isolation porte, joint porte isolation, jonc de
      mer, jupe de sapin, kit anniversaire, kit arche ballons, kit calfeutrage fenetre, kit douche, kit led sapin, kit
      porte coulissante, kit store, kokeshi, lame pvc, lame pvc adhesive, lame vinyle, lampadaire, lampadaire arc,
      lampadaire exterieur, lampadaire led, lampadaire liseuse, lampadaire salon, lampadaire solaire, lampadaire
      trepied, lampe, lampe a huile, lampe a lave, lampe a petrole, lampe a pied, lampe a pince, lampe a poser, lampe a
      suspendre, lampe arc, lampe architecte, lampe baladeuse rechargeable, lampe banquier, lampe berger, lampe
      bouillotte, lampe champignon, lampe coquillage, lampe de bureau, lampe de chevet, lampe de lecture, lampe de
      salon, lampe de sel, lampe de table, lampe design, lampe frontale chantier, lampe frontale maison, lampe
      industrielle, lampe infrarouge salle de bain, lampe led, lampe liseuse, lampe lune, lampe miroir, lampe murale,
      lampe nomade, lampe pigeon, lampe pince, lampe plafond, lampe rotin, lampe sans fil table, lampe sur pied, lampe
      tableau, lampe tactile, lampe tempete, lampe tiffany, lampe torche, lampe torche tactique, lampe torche usb,
      lampe touch, lampe trepied, lampe usb, lampe veilleuse, lampe veilleuse enfant, lampe vintage, lampion, lampions,
      lanterne, lanterne bougie, lanterne exterieure, lanterne mariage, lanterne marocaine, lanterne murale, lanterne
      papier, lanterne photophore, lanterne solaire, lavabo, lave linge, lave linges, lave main angle, lave main
      suspendu, lave mains, lave sol, lave sols, lave vitre, lave vitres, lavette, lavette microfibre, lessive, lessive
      bebe maison, lessive liquide, lettre bois prenom, lettre decorative, lettres lumineuses, linge de bain, linge de
      lit, linge de toilette, linge toilette, lingette, lingettes nettoyantes, lino, lino sol, linoleum sol, liquide de
      nettoyage, liquide lave vaisselle, liquide vaisselle, liseuse lampe, lit, lit 2 places, lit bebe evolutif, lit
      boxspring, lit cabane, lit coffre, lit combine, lit double, lit enfant, lit enfant voiture, lit escamotable, lit
      gigogne, lit maison, lit mezzanine, lit montessori, lit simple, lit superpose, lit une place, lithographie,
      lithographie encadree, lits superposes, livre d or mariage deco, livre d or urne, luminaire, luminaire design,
      luminaire etanche, luminaire exterieur, luminaire industriel, luminaire led, luminaire plafond, luminaire salon,
      luminaire suspendu, lunette toilette, lustre, lutin, lutin de noel, mabkhara, machine a laver, machine laver,
      magnet, malle, mange debout, mange debouts, mappemonde, marche pied, marchepied, marchettes escalier, marie
      louise, marque place, marque places, marque table, masque africain, matelas, mecanisme wc decoratif, medaille
      trophee, meridienne, meuble, meuble a chaussures, meuble a jouets, meuble a tiroirs, meuble apothicaire, meuble
      bar, meuble bas, meuble bas cuisine, meuble chaussure, meuble chaussures, meuble cuisine, meuble d angle, meuble
      d entree, meuble de bar, meuble de cuisine, meuble de metier, meuble de rangement, meuble de salle de bain,
      meuble double vasque, meuble entree, meuble escalier, meuble haut, meuble haut cuisine, meuble hifi, meuble micro
      ondes, meuble rangement jouets, meuble salle de bain, meuble semainier, meuble simple vasque, meuble sous evier,
      meuble sous vasque, meuble tv, meuble vasque, meuble vinyle, microfibre, miroir, miroir convexe deco, miroir
      mural, miroir salle de bain, mitigeur, mitigeur bain douche, mitigeur douche, mitigeur haut vasque, mitigeur
      lavabo, moquette, mort aux rats, mosaique galet, mosaique marbre, mosaique pate de verre, mosaique pierre,
      mosaique salle de bain, mosaique sur filet, mouchoir papier, mouchoirs, moulure decorative, mousseur, mousseurs,
      moustiquaire, moustiquaire ciel de lit, moustiquaire fenetre, moustiquaires, nappe, nappe anti tache, nappe
      antitache, nappe en lin, nappe en papier fete, nappe enduite, nappe jetable, nappe papier, nappe rectangulaire,
      nappe ronde, nappe toile ciree, neon, neon led, neon personnalise, nettoyant, nettoyant multi usage, nettoyant
      multi usages, nettoyant sol, nettoyant wc, nettoyeur vapeur, nettoyeur vitre, numero de rue, numero de table,
      objet de decoration, objet deco, objet decoratif, oeuf de paques decoratif, oeuf paques decoratif, oeufs de
      paques deco, oreiller, oreiller d allaitement maison, organisateur, organiseur, organiseur maquillage rangement,
      orgonite, paillasson, paille de fer, paillettes de savon lessive, pampa, pampa sechee, pancarte mariage, panier,
      panier a bois, panier a buches, panier a chat deco, panier a linge, panier a magazines, panier buches, panier
      corde, panier de basket deco, panier de douche, panier de rangement, panier en osier, panier linge sale, panier
      osier, panier tresse, panneau bienvenue, panneau bienvenue mariage, panneau decoratif, panneau japonais, panneau
      led, panneau mariage, panneau mural, panneau rayonnant, panneau tasseaux, papier hygienique, papier peint, papier
      peint adhesif, papier peint enfant, papier peint expanse, papier peint geometrique, papier peint intisse, papier
      peint panoramique, papier peint tropical, papier peint vintage, papier peint vinyle, papier toilette, papier tue
      mouches, paravent, pare bain, pare douche, pare douches, pare etincelles, pare feu, parfum ambiance, parfum d
      ambiance, parfum d interieur, parfum de linge, parfum interieur, parfum linge, parfum textile, paroi de douche,
      paroi douche, paroi fixe, paroi pivotante, paroi walk in, parquet, parure couette, parure de couette, parure de
      drap, parure de draps, parure de lit, parure drap, parure enfant, parure lit, pastilles lave vaisselle, pastilles
      parfumees, pate raticide, patere, patere murale, pateres adhesives, patin meuble, patins feutre, pavillon
      drapeau, pavillon luminaire, peau de mouton, peau de vache, peignoir enfant bain, peignoir serviette, pele mele,
      pele meles, pelle a cendre, pelle a poussiere, pelle cendres, pelle poussiere, pellets bois, pellets chauffage,
      pellets de bois, penderie, pendule, percarbonate, percarbonate de soude, pere noel, photobooth, photophore, pied
      de lampe, pied de sapin, pieds de lit, piege, piege a cafards, piege a mites, piege a mouches, piege a rats,
      piege a souris, piege cafards, piege mites alimentaires, piege souris, pierre a briquet, pierre a recurer, pierre
      blanche nettoyante, pierre d argile, pierre d argile nettoyante, pince a linge, pince linge, plafonnier,
      plafonnier led, plafonnier salle de bain, plafonnier tissu, plaid, plaid en laine, plaid fausse fourrure, plaid
      polaire, plan de toilette, plan de travail, plan double vasque, plan vasque, planche a repasser, planche
      repasser, plante artificielle, plaque, plaque alu, plaque cimetiere, plaque de commande, plaque de declenchement,
      plaque de porte, plaque de rue, plaque de sol poele, plaque decorative, plaque emaillee, plaque funeraire, plaque
      metal vintage, plaque murale, plaque prenom, plateau de lit, plateau decoratif, plateau lit, plateau salle de
      bain, plateau tournant deco, plinthe, plinthe blanche, plinthe bois, plinthe mdf, plinthe medium, plinthe pvc,
      plinthes, plume autruche, plume d autruche, plumeau, poele a bois, poele a granules, poele a mazout, poele a
      pellets, poele a petrole, poele bois, poele cheminee, poele de masse, poele granules, poele insert, poele
      petrole, poele scandinave, poele turbo, poignee, polochon, polyphane, pomme de douche, pomme de tete, pomme
      douche, pomme haute, pommeau de douche, pommeau douche, pompe a ballon, pompe a chaleur, pompe a savon, pompe de
      vidange, pompe savon, pompe vidange, poncho de bain, portant, portant a vetements, portant vetement, porte
      bougie, porte brosse, porte brosse a dents, porte brosses, porte buches, porte chaussures, porte cles mural,
      porte de douche, porte encens, porte gobelet, porte gobelets, porte magazine, porte magazines, porte manteau,
      porte manteau arbre, porte manteau enfant, porte manteaux, porte nom table, porte noms table, porte papier, porte
      papier toilette, porte papiers, porte parapluie, porte parapluies, porte photo, porte photos, porte revue, porte
      revues, porte rouleau wc, porte savon, porte savons, porte serviette, porte serviette papier, porte serviettes
      papier, portemanteau, portrait, poster, pot a bougie, pot a brosse, pot pourri, potelet exterieur lampe,
      poubelle, poubelle a pedale, poubelle cuisine, poubelle de tri, poudre lave vaisselle, pouf, pouf poire, poupee
      kokeshi, produit vaisselle, profile alu led, profile alu ruban led, profile aluminium led, profile led,
      projecteur 100w, projecteur 10w, projecteur 200w, projecteur 20w, projecteur 30w, projecteur 50w, projecteur a
      detecteur, projecteur a pince, projecteur astronaute, projecteur avec detecteur, projecteur ciel etoile,
      projecteur cinema lampadaire, projecteur d etoiles, projecteur d exterieur, projecteur de noel, projecteur
      detecteur, projecteur encastrable, projecteur etoiles, projecteur exterieur, projecteur extra plat, projecteur
      galaxie, projecteur halogene, projecteur ip65, projecteur laser noel, projecteur led, projecteur led detecteur,
      projecteur led exterieur, projecteur led noir, projecteur led rgb, projecteur led solaire, projecteur led sur
      pied, projecteur rail, projecteur rechargeable led, projecteur solaire, projecteur sur pied, projecteur sur rail,
      projecteur trepied lampe, projecteurs led, protege matelas, protege meuble, protege meubles, protege oreiller,
      punaises de lit, purificateur, purificateur air, purificateur d air, pyramide orgonite, raclette de douche,
      raclette de paroi, raclette douche, raclette paroi, raclette sol, raclette vitre, raclette vitres, radiateur,
      radiateur bain d huile, radiateur electrique, rafraichisseur air, rafraichisseur d air, rail a rideau, rail de
      rideau, rail de spots, rail eclairage, rail led, rail lumineux, rail rideau, rail rideaux, rail spot, rail
      triphase spot, ramasse miettes, ramoneur chimique, range cables, range chaussure, range chaussures, rangement,
      rangement chaussures, rangement maquillage, raquette anti moustique, rasoir a pull, rasoir anti bouloche, rasoir
      anti peluche, raticide, receveur, receveur a carreler, receveur a poser, receveur acrylique, receveur de douche,
      receveur de douche extra plat, receveur douche, receveur extra plat, receveur resine, recharge absorbeur,
      reglette, reglette led cuisine, reglette salle de bain, rehal, rehausse meuble, repose pied, repose pieds,
      repulsif souris, resistance cumulus, resistance lave vaisselle, resistance steatite, reveil, rideau, rideau a
      oeillets, rideau anti mouches, rideau baignoire, rideau bambou porte, rideau blackout, rideau cuisine, rideau de
      baignoire, rideau de douche, rideau de perles, rideau isolant, rideau lin, rideau moustiquaire, rideau occultant,
      rideau perles, rideau phonique, rideau porte, rideau thermique, rideau velours, rideau voilage, rideaux, robinet,
      robinet salle de bain, robinetterie, robinetterie salle de bain, robot aspirateur, robot laveur, rond de
      serviette, rond serviette, ronds de serviette, ronds serviette, rosace electrique plafond, rosace luminaire,
      rosace papier, rosace plafond, rose de savon, rose eternelle, rose savon, roses de savon, roses eternelles, roses
      savon, rouleau adhesif decoratif, rouleau adhesif vetements, rouleau anti peluche, ruban attrape mouche, ruban
      led, ruban led cuisine, ruban led exterieur, ruban lumineux, ruflette, sablier, sabot chaise, sac a jouets, sac a
      linge, sac a sapin, sac aspirateur, sac de lavage, sac de rangement sous vide, sac filet lavage, sac linge, sac
      poubelle, sac sous vide vetements, sachet parfume, sacs a gravats menage, sacs poubelle, santon, santon de
      provence, santons, sapin, sapin artificiel, sapin blanc, sapin de noel, sapin de noel artificiel, sauge blanche,
      savon au fiel, savon de marseille menage, savon de menage, savon detachant, savon fiel de boeuf, savon marseille
      menage, savon noir cuisine sol, savon noir liquide multi usage, savon noir menage, savon noir menager, savon noir
      multi usage, savon vaisselle, sculpture, sculpture murale, seau, seau essoreur, seau et balai, seche cheveux
      mural maison, seche linge, seche linges, seche serviette, seche serviettes electrique, sechoir a linge, sechoir
      linge, sel de deneigement, sel deneigement, sel lave vaisselle, sel regenerant, semainier bois, semainier
      tiroirs, separateur de piece, separateur de tiroir, separateur piece, separation de piece, serpentins,
      serpillere, serpilliere, serre livre, serre livres, serviette, serviette cocktail, serviette de bain, serviette
      de plage, serviette de table, serviette de table tissu, serviette de toilette, serviette invite, serviette
      jetable, serviette papier, serviette papillon, serviette table, serviettes de table, serviettes en papier,
      serviettes papier, serviettes table, set de table, set de table tissu deco, set salle bain, set salle de bain,
      sets de table, siege de toilette, sol liege, sol lino, sol pvc, sol souple, sol stratifie, sol vinyle, soliflore,
      sommier, sopalin, sortie bain, sortie de bain, soufflet cheminee, souricide, souriciere, sous tapis, sous verre,
      sous verre cadre, sous verres, split, spot, spot a clipser, spot applique, spot de sol, spot encastrable, spot
      encastrable exterieur, spot encastre, spot exterieur, spot led, spot orientable, spot piscine inox, spot plafond,
      spot rail, spot saillie, spot salle de bain, spot solaire jardin, spot sur piquet, spots encastrables, spots
      gu10, spots rail, spray ambiance, spray d ambiance, spray textile, squelette halloween, starter fluo, starter
      neon, statue, statuette, statuette bouddha, sticker carrelage, sticker deco, sticker escalier, sticker fenetre,
      sticker frigo, sticker interrupteur, sticker meuble, sticker mural, sticker mural deco, sticker mural enfant,
      sticker porte, sticker prenom enfant mur, sticker wc, stickers chambre, stickers muraux, store, store alu
      venitien, store bambou, store banne interieur, store bateau, store californien, store enrouleur, store exterieur,
      store fenetre de toit, store japonais, store jour nuit, store occultant, store plisse, store romain, store
      tamisant, store velux, store venitien, stratifie, support brosse a dents, support douche, support papier wc,
      support plante bois, support plante etagere, support pommeau, support savon, support seche cheveux, support tv
      meuble, support velux, surmatelas, suspension, suspension 3 lampes, suspension ampoule, suspension bambou,
      suspension boule, suspension cannage, suspension cuisine luminaire, suspension design, suspension dome,
      suspension industrielle, suspension led, suspension lin, suspension luminaire, suspension macrame lampe,
      suspension metal, suspension multiple, suspension noire, suspension opaline, suspension osier, suspension papier,
      suspension papier washi, suspension rotin, suspension tissu, suspension verre, table, table a langer deco, table
      a manger, table a repasser, table bar, table basse, table bistrot, table camping interieur, table console, table
      d appoint, table d ordinateur portable, table de billard deco, table de bureau, table de chevet, table de
      cuisine, table de jardin interieur, table de jeu salon, table de lit, table de maquillage, table de nuit, table
      de salle a manger, table enfant, table extensible, table gigogne, table gigognes, table haute, table ordinateur,
      table pliante, table pour pc, table relevable, table repassage, table ronde, tableau, tableau canvas, tableau
      deco, tableau metal, tableau personnalise, tableau triptyque, tables, tablette lave vaisselle, tablette murale,
      tablettes lave vaisselle, tablier baignoire, tabouret, tabouret de bar, tabourets, taie, taie d oreiller, taies,
      tampon jex, tancarville, tapette, tapis, tapis absorbant, tapis anti fatigue cuisine, tapis antiderapant, tapis
      berbere, tapis boucherouite, tapis chambre bebe rond, tapis chambre enfant, tapis coco, tapis couloir, tapis
      cuisine, tapis d entree, tapis d escalier, tapis de bain, tapis de bureau, tapis de ceremonie, tapis de chambre,
      tapis de couloir, tapis de cuisine, tapis de douche, tapis de plage maison, tapis de priere, tapis de salle de
      bain, tapis de salon, tapis de sol salon, tapis de souris non, tapis diatomite, tapis enfant, tapis ethnique,
      tapis evier, tapis exterieur, tapis jute, tapis laine, tapis lavable, tapis mariage, tapis paillasson, tapis
      patchwork, tapis persan, tapis pour escalier, tapis priere, tapis rond, tapis salle de bain, tapis salon, tapis
      shaggy, tapis sisal, tapis vinyle, tapis vinyle cuisine, tasseaux decoratifs, tete de douche, tete de lit, tete
      de loup, tete thermostatique, tirage art, tirage d art, tirelire, tirelire cochon, tirelire enfant, toile, toile
      canvas, toile ciree, toile imprimee, toile murale, toise, toise enfant, toise murale, torche led, torche maglite,
      torche rechargeable, transformateur led, transformateur spot, transformateur spots, transformateur tbt halogene,
      traversin, tringle, tringle a rideau, trophee, trophees, tube fluo, tube fluorescent, tube led, tube neon, tube
      t5, tube t8, ultrason anti rongeurs, urinoir, urne, urne funeraire, vaisselier, valet de chambre, valet de nuit,
      variateur led, vase, vase en ceramique, vase en verre, vasque, vasque a encastrer, vasque a poser, vasque beton,
      vasque bois, vasque ceramique, vasque double, vasque en pierre, vasque encastrer, vasque galet, vasque marbre,
      vasque pierre, vasque ronde, vasque sur pied, vasque suspendue, vasque terrazzo, veilleuse, veilleuse enfant,
      veilleuse led, veilleuse nomade, veilleuse personnalisee, veilleuse prise, veilleuse projecteur, ventilateur,
      ventilateur plafond, ventilateur silencieux, ventilateur sur pied, ventilateur usb, vestiaire metallique, vide
      poche, vide poches, village de noel, vinaigre blanc menager, vinaigre d alcool menager, vinaigre menager, vitre
      ceramique insert, vitre de poele, vitre insert, vitre poele, vitrine, vitrophanie, vitrostatique, voilage,
      voilages, wc, wc broyeur, wc chimique maison, zellige, zelliges, zippo`,
    ],
  ],
  unsure: `allumettes, amidon, ampoule, ampoules, applique, bac, ballons, boite, bonde, briquet, buche, buches,
    bureau, bz, cadre, caisson, corbeille, couronne, cumulus, desserte, diffuseur, douille, enfilade, faience, fondant,
    fondants, garde robe, granules, gravure, helium, icone religieuse, impression, insert, lavette, lino, lit,
    lithographie,
    lutin, malle, meuble, microfibre, moquette, mousseur, mousseurs, neon, pampa, panier, piege, plaque, plinthe,
    plinthes, plumeau,
    poignee, portant, portrait, pot a bougie, receveur, sapin, split, spot, store, stratifie, suspension, suspensions,
    table,
    tableau, tapis, tirelire, toile, trophee, vasque`,
  printed: `affiche, boite, bougie, bougie parfumee, cadre, coussin, decoration, decoration murale, gravure, horloge,
    horloge murale, lampe, lanterne, magnet, nappe, paillasson, papier peint, plaid, poster, rideau, serviette,
    statue, tableau, tapis, toile, vase, veilleuse`,
  containers: 'boite',
  ofHome: `applique exterieure, balise solaire, borne solaire, fleur sechee, fleurs sechees, guirlande lumineuse,
    guirlande solaire, lampadaire, lampe, lampe solaire, lanterne, luminaire, projecteur led`,
  uses: {
    HOME: `art mural, arts decoratifs, chambre, deco, decoration, decoration interieure, electromenager maison, linge
      de lit, linge de maison, literie, luminaires, maison, menage, meubles, mobilier, nettoyage, produits menagers,
      salle de bain, salle de bains, salon, tapis et rideaux, textile maison`,
  },
};
