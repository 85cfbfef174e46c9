import type { Subject } from '../words.ts';

export const BABY_TOYS_PETS: Subject = {
  things: [
    [
      'TOYS',
      `ailes de fee, animal a bascule, animaux schleich, appareil photo jouet, arche de noe jouet, aspirateur enfant
      jouet, assiette chinoise, avion planeur, balancoire enfant, balle antistress, balles de jonglage, balles de
      piscine, balles jonglage, ballons de baudruche jouet, bandai figurine, banpresto, bateau de bain, bateau pirate
      jouet, batterie enfant, batterie rc, beyblade, boite a puzzle, boite musicale ballerine, booster magic, booster yu
      gi oh, borne arcade, borne d arcade, bouclier chevalier, boulier en bois, buggy rc, cabane en bois enfant, caisse
      enregistreuse enfant, camion benne jouet, camion pompier jouet, camion poubelle jouet, canon a bulles, carillon
      enfant, cartes educatives, cartes flash, cerf volants, chaise poupee, char telecommande, chateau gonflable enfant,
      chateau jouet, cheval a bascule bois, cheval jouet, chiffres magnetiques, cible velcro, circuit carrera, classeur
      cartes pokemon, classeur de cartes, coffret dresseur, coffret dresseur d elite, coffret train, colle puzzle,
      couronne de roi enfant, cube 2x2, cube 3x3, cube 4x4, cube 5x5, cube 6x6, cube 7x7, cube a formes, cube casse
      tete, cube d eveil, cube puzzle, cube rubik, cubes alphabet, cuisiniere jouet, decor diorama, deguisement
      chevalier, deguisement pirate, deguisement princesse, dinosaure jouet, diorama, display one piece, draisienne
      bois, draisienne enfant, drone telecommande, engin chantier jouet, epee chevalier, epee de chevalier, escape game,
      etabli jouet, etb pokemon, fidget cube, fidget spinner, figurine collection, figurine de collection, figurine
      dinosaure, figurine dragon ball, figurine marvel, figurine naruto, figurine one piece, figurine papo, figurine
      resine, figurine schleich, figurine star wars, figurine warhammer, flipper, flipper arcade, fruits legumes jouet,
      fève collection, garage jouet voiture, gear cube, globe terrestre enfant, guitare jouet, gundam, gunpla, habit
      poupee, helicoptere rc, horloge pedagogique, jeu bataille navale, jeu cluedo, jeu d association, jeu d enquete,
      jeu de bluff, jeu de cartes a jouer, jeu de cartes enfant, jeu de cible velcro, jeu de croquet enfant, jeu de des,
      jeu de laçage, jeu de petits chevaux, jeu de quilles bois, jeu de societe enfant, jeu de societe famille, jeu de
      tri, jeu dobble, jeu escape game, jeu mikado, jeu molkky, jeu monopoly, jeu puissance 4, jeu uno, jouet kinder,
      jouets de sable, jouets plage, jumelles junior, kart a pedale, kendama, kinder surprise jouet, kit archeologie,
      kit astronomie enfant, kit paleontologie, kit plage enfant, kit science, kit slime, lance balles jouet, lettres
      magnetiques, lit de poupee, lit poupee, locomotive vapeur ho, lubrifiant cube, maison poupee, maisonnette jardin
      enfant, majorette, mallette outils enfant, mallette veterinaire, maquette bois 3d, maquette gundam, maquette
      heller, maquette metal, maquette revell, maquette tamiya, maracas bebe, marchande en bois, marionnette a main,
      masque animaux enfant, megaminx, micro karaoke enfant, microscope junior, mirror cube, mobilier maison de poupee,
      montre jouet, moto a batterie enfant, nendoroid, nerf, nerf pistolet, norev, oeuf dinosaure, ordinateur jouet,
      ours teddy, peinture figurine, pelleteuse jouet, peluche doudou, peluche interactive, peluche lapin, peluche
      licorne, peluche musicale, peluche ours, peluche pokemon, perles a enfiler enfant, piscine de balles, pistolet a
      flechettes, pistolet flechettes mousse, planche busy board, planeur polystyrene, pop it geant, porteur bois,
      porteur en bois, portique enfant, poupee barbie, poupee chiffon, poupee corolle, poupee mannequin, poupee waldorf,
      protege carte pokemon, puzzle 1000 pieces, puzzle 2000 pieces, puzzle 500 pieces, puzzle a boutons, puzzle
      encastrement, puzzle gros boutons, puzzle photo, pyraminx, quad a batterie enfant, quilles finlandaises, rail
      brio, robot a construire, robot dinosaure, rubik, seau de sable, service a the jouet, servo rc, skewb, slime kit,
      solido, speed cube, speedcube, square 1 cube, squishies, squishy, starter deck, tableau double face enfant,
      tableau noir enfant, tablette jouet, talkie walkies enfant, tambour bois enfant, tapis circuit voiture, tapis
      cube, tente pop up enfant, tente tipi enfant, theatre de marionnettes, theatre marionnettes, timer cube, toboggan
      bebe, toploader, toupie beyblade, toupie metal, tractopelle jouet, train brio, tricycle bebe, tricycle enfant,
      tricycle evolutif, trotteur bois, tunnel de jeu, uno cartes, vehicule telecommande, vetement poupee, voiture a
      batterie enfant, voiture de course jouet, voiture hot wheels, voiture majorette, voiture norev, voiture rc drift,
      voiture solido, warhammer, xylophone bois, xylophone enfant, yo yo, yoyo`,
    ],
    [
      'BABY+TOYS',
      `anneau de dentition, anneau dentition, anneau hochet, arche d eveil, arche eveil, hochet, hochet en bois,
      hochet sensoriel, jouet de dentition, jouet dentition, portique d eveil, tapis d eveil, tapis eveil`,
    ],
    ['BABY+HEALTH_AND_FITNESS', 'thermometre bebe'],
    ['BABY+ACCESSORIES', 'bandeau bebe, beguin, beguin bebe, gants anti griffures, moufles anti griffures'],
    ['BABY+SHOES', 'chaussures pre marche, chaussures premier pas, chaussures premiers pas, premiers pas chaussure'],
    [
      'BABY+BEAUTY',
      `brosse bebe, brosse cheveux bebe, carres de coton bebe, ciseaux a ongles bebe, ciseaux ongles bebe, creme bebe,
      crème change, crème de change, creme de siege, creme hydratante bebe, crème pour le change, creme pour le siege,
      creme siege, eau cologne bebe, eau de cologne bebe, eau de toilette bebe, eau nettoyante bebe, eau toilette bebe,
      gel lavant bebe, huile bebe, huile de massage bebe, lait bebe corps, lait de toilette bebe, lait toilette bebe,
      lingette bebe, lingettes bebe, lingettes pour bebe, maxi coton bebe, peigne bebe, savon bebe, shampoing bebe,
      talc bebe`,
    ],
    [
      'BABY+FASHION',
      `barboteuse, barboteuse bebe, bloomer, bloomer bebe, bloomer evolutif, bodies bebe, body bebe, body croise, body
      evolutif, body kimono, body naissance, bonnet de naissance, bonnet naissance, brassiere bebe, brassiere laine,
      brassiere naissance, cache coeur bebe, cache couche, cache couches, cape de bain bebe vetement, cardigan bebe,
      chaussettes bebe, chaussettes naissance, collant bebe, combi pilote, combinaison bebe, combinaison evolutive,
      combinaison nuage, combinaison pilote, dors bien, dors bien bebe, ensemble bebe, ensemble naissance, gigoteuse
      evolutive, gigoteuse robe, gilet bebe, grenouillere, grenouillere bebe, jogging bebe, layette, legging bebe,
      legging evolutif, maillot couche, maillot de bain bebe, moufles bebe, moufles naissance, pantalon bebe, pantalon
      evolutif, pantalon evolutif bebe, pull bebe, pyjama bebe, pyjama naissance, robe bapteme, robe bebe, robe
      evolutive, salopette bebe, salopette evolutive, sarouel bebe, sarouel evolutif, sarouel evolutif bebe, short bebe,
      sous vetement bebe, surpyjama, sweat evolutif, t shirt bebe, tenue bapteme, tenue bebe, tenue de naissance, tenue
      naissance, trousseau naissance, veste evolutive bebe`,
    ],
    [
      'BABY',
      `album naissance, anneau de bain, arche d activites, arche de jeu, aspirateur nasal, aspirateur nasal bebe,
      assiette a ventouse, assiette bebe, assiette ventouse, attache sucette, attache tetine, baby phone, babycam,
      babycook, babyphone, baignoire bebe, balancelle bebe, barriere de lit, barriere de porte, barriere de securite,
      barriere escalier, barriere securite, base isofix, bavoir, bavoir a manches, bavoir bandana, berceau, biberon,
      biberon anti colique, biberon verre, bloque placard, boite a dents, boite a sucette, boite dent de lait, boite
      doseuse, boite premiere dent, boite souvenirs bebe, boite sucette, bol a ventouse, bol ventouse, bout de sein,
      bouts de sein, box bebe, box naissance, cache prise, cache prises, cadeau naissance, cale bebe, cale tete, cale
      tete bebe, cape bain, cape de bain, cape de bain bebe, carnet de sante, carte etapes bebe, ceinture de grossesse,
      ceinture grossesse, cereales bebe, chaise evolutive, chaise haute, chaise haute evolutive, chanceliere, change
      complet bebe, chauffe biberon, ciel de lit, ciseaux bebe, cocoon bebe, cododo, coffret de naissance, coffret
      naissance, coffret repas, coffret repas bebe, coin de table bebe, collier ambre bebe, collier d allaitement,
      collier de dentition, collier de portage, collier dentition, commode a langer, commode langer, coque auto bebe,
      coque maxi cosi, coquillages allaitement, coquille maxi cosi, cosy, cosy auto, couche, couche culotte, couche
      lavable, couche lavable te1, couche preplate, couche te1, couches culottes, couches lavables, couches preformees,
      couffin, coupe ongles bebe, coupelles recueil lait, coussin allaitement, coussin d allaitement, coussin de
      grossesse, coussin grossesse, coussinet allaitement, coussinets d allaitement, couverts bebe, couverts d
      apprentissage, couverture bebe, couverture de portage, couverture portage, creme allaitement, creme mamelon,
      cuillere bebe, cuillere souple, cuilleres souples, cuiseur bebe, culotte apprentissage, culotte d apprentissage,
      culotte de protection couche, doseur de lait, doseur lait, doseuse de lait, doudou, drap housse bebe, drap housse
      berceau, echarpe bebe, echarpe de portage, echarpe portage, echarpe porte bebe, ecoute bebe, egouttoir a biberons,
      egouttoir biberon, emmaillotage, empreinte bebe, feuillets couche, fond de parc, gigoteuse, gobelet d
      apprentissage, goupillon, goupillon biberon, gourde compote, grignoteuse, habillage pluie, habillage pluie
      poussette, housse a langer, housse matelas a langer, insert couche lavable, insert lavable, kit empreinte bebe,
      lait 1er age, lait 2eme age, lait 3eme age, lait de croissance, lait de suite, lait infantile, landau, lange,
      lange bambou, lange bebe, lange coton, lange emmaillotage, langes, langes bebe, lingettes lavables bebe, liniment
      bebe, liniment oleo calcaire, lit bebe, lit cododo, lit evolutif, lit evolutif bebe, lit parapluie, livre de
      naissance, livre naissance, marche pied bebe, matelas a langer, matelas bebe, matelas cododo, matelas de change,
      matelas langer, matelas lit parapluie, meh dai, miroir auto bebe, miroir bebe voiture, miroir retroviseur bebe,
      mixeur bebe, mobile bebe, mobile bebe musical, mobile bois, mobile lit, mobile musical, mouche bebe, moulage
      ventre, nacelle, nid ange, nid d ange, ombrelle poussette, organiseur poussette, pack naissance, panier a couches,
      parc bebe, parc bois, pare soleil bebe, peluche bruit blanc, petit pot, petits pots, petits pots conservation,
      plaid bebe, plan a langer, plan langer, planche a roulettes poussette, planche poussette, pochette a couches,
      pochette sucette, poncho de bain bebe, porte bebe, porte bebe physiologique, portique bebe, pot bebe, pot enfant,
      poubelle a couches, poubelle couches, poussette, poussette canne, poussette double, poussette poupee bebe,
      poussette yoyo, pre plates, preplate, protege angle, protege angles, protege carnet de sante, protege carnet
      sante, protege coin, protege coins, protege coins de table, protege mamelons, recharge poubelle a couches,
      recharge poubelle couches, recueil lait, reducteur de lit, reducteur de toilette, reducteur lit, reducteur
      toilettes, reducteur wc, rehausseur, rehausseur auto, rehausseur chaise, rehausseur de chaise, rehausseur table,
      rehausseur voiture, retroviseur bebe, robot bebe, sac a couches, sac a couches sales, sac a langer, sac langer,
      sac poussette, sachet lait maternel, sachets conservation lait, sangle anti basculement, set de repas bebe, set
      repas bebe, siege auto, siege auto bebe, siege auto isofix, siege bain, siege bumbo, siege de bain, sling, sling
      bebe, sling portage, sortie de bain bebe, sterilisateur, sterilisateur biberon, sucette, sucette grignoteuse,
      support de baignoire, table a langer, table langer, tablier allaitement, tablier bavoir, tapis a langer, tapis de
      change, tapis de parc, tapis de sol bebe, tapis parc, tasse 360, tasse a bec, tasse anti fuite, tasse
      apprentissage, tasse d apprentissage, te2 couche, teterelle, teterelles, tetine, tetine biberon, thermometre bain,
      thermometre bain bebe, thermometre de bain, tire lait, tire laits, tour de lit, tour de lit bebe, tour lit,
      transat bain, transat balancelle, transat bebe, transat de bain, transat evolutif, tresse de lit, tresse tour de
      lit, trotteur, trousse de soin bebe, trousse de soin pour bebe, trousse de toilette bebe, trousse soin bebe,
      trousse toilette bebe, turbulette, vaisselle bebe, valise maternite, veilleuse bebe, verrou de placard, voile de
      protection couche, youpala`,
    ],
    [
      'TOYS',
      `7 familles, abaque, agres, aire de jeu, aire de jeux, album panini, album pokemon, aliments jouet, allumettes
      majorette, animaux de la ferme, anneaux empilables, anti stress balle, appareil photo enfant, appareil photo
      instantane enfant, appareil photo pour enfant, arc et flèches enfant, arche d equilibre, arche de noe, arche
      equilibre, ardoise enfant, ardoise lcd, ardoise magique, arrosoir de plage, arrosoir enfant, artillerie
      napoleonienne, atelier bijoux, atelier de perles, avion jouet, avion rc, avion telecommande, awale, baby foot,
      babyfoot, bac a sable, bac sable, baguette harry potter, baguette magique, bakugan, balancoire, balancoire bebe,
      balle anti stress, balle en mousse, balle rebondissante, balle sensorielle, balles piscine, balles sensorielles,
      ballon mousse, ballon sauteur, ballons a eau, barbie, bascule enfant, bataille navale, bateau jouet, bateau
      pirate, bateau telecommande, bebe reborn, belote, berceau poupee, bijoux enfant kit, billard enfant, bille
      agate, billes, billes en verre, bloc magnetique, blocs bois, blocs construction, blocs de construction, blocs en
      bois, bobble head, boite a forme, boite a formes, boite a histoires, boite a meuh, boite a musique enfant, boite
      a musique jouet, boite a tonies, boite d allumettes majorette, boite de rangement cartes, boite formes, boite
      musique enfant, boite musique jouet, boite pokemon, bombe a eau, bombes a eau, bonne paye, boomerang enfant,
      booster, booster pokemon, bouclier enfant, boule de petanque jeu, boule petanque jeu, boulier, boulier bois,
      bourse a des, boussole enfant, briques construction, briques de construction, brouette enfant, bruder, bubble
      gun, bulles, bulles de savon, bulles savon, burago, bustes manga, busy board, cabane a jouer, cabane de jardin
      enfant, cabane enfant, caisse enregistreuse jouet, calendrier de l avent lego, calendrier de l avent playmobil,
      camion benne, camion bois, camion de chantier, camion de pompier, camion grue, camion jouet, camion pompier,
      camion poubelle, camion remorque jouet, camion telecommande, canard de bain, canards de bain, carte a
      collectionner, carte adrenalin, carte adrenalyn, carte collectionner, carte de football, carte football, carte
      magic, carte one piece, carte panini, carte pokemon, carte yu gi oh, carte yugioh, cartes a collectionner,
      cartes a jouer, cartes collectionner, cartes jouer, cartes panini, cartes pokemon, casse tete, casse tetes, cerf
      volant, chaise haute poupee, chamboule tout, chariot bebe, chariot de cubes, chariot de marche, chateau fort,
      chateau gonflable, cheval a bascule, cheval bascule, cheval baton, circuit, circuit a billes, circuit billes,
      circuit de voiture, circuit de voitures, circuit train, circuit voiture, circuit voiture électrique, circuit
      voitures, circuit électrique voiture, classeur pokemon, coffre aux tresors, coffret de jeux, coffret de magie,
      coffret experience, coffret jeux, coffret magie, coffret pokemon, coffret scientifique, coiffeuse enfant,
      confettis canon, conteuse, corde a sauter bois, corde a sauter enfant, craies de trottoir, croquet enfant, cube
      d activites, cube magique, cubes, cubes bois, cubes empilables, cubes en bois, cuisine en bois, cuisine en bois
      enfant, cuisine enfant, cuisine pour enfant, deck cartes, deck de cartes, decor ho, deguisement docteur jouet,
      des 6 faces, des a jouer, des jdr, des polyedriques, diabolo, dinette, display, display pokemon, dixit, dobble,
      domino, dominos, doudou lapin, doudou marionnette, doudou peluche, draisienne, drone enfant, drone jouet, drone
      pour enfant, drone pour enfants, echasses enfant, echiquier, elastique jeu, encastrement, encastrement bebe,
      encastrement bois, engrenages, epee bois, epee en bois, epee en mousse, epicerie marchande, etabli enfant, etb,
      extension jeu, faucheuse bruder, ferme en bois, ferme jouet, fidget, figurine, figurine 1 72, figurine
      articulee, figurine funko, figurine manga, figurine pop, figurines, filet de billes, fléchettes enfant, frisbee
      enfant, fruits a couper, fruits et legumes en bois, funko pop, fusee jouet, fusil a eau, garage 2 etages, garage
      3 etages, garage 4 etages, garage en bois, garage enfant, garage jouet, garage voitures, gobelets empilables,
      gommettes enfant, gommettes jeu, goodies manga, guitare enfant, hand spinner, helicoptere jouet, helicoptere
      telecommande, horloge enfant jouet, infanterie napoleonienne, instrument de musique enfant, instrument enfant,
      instruments enfant, jetons de poker, jetons poker, jeu, jeu a boire, jeu apero, jeu construction, jeu
      coopératif, jeu d adresse, jeu d ambiance, jeu d eau, jeu d echecs, jeu d encastrement, jeu d eveil, jeu d
      exterieur, jeu de 32 cartes, jeu de 54 cartes, jeu de baby foot, jeu de cartes, jeu de construction, jeu de
      cricket enfant, jeu de croquet, jeu de dames, jeu de domino, jeu de fleches enfant, jeu de flechettes
      magnetique, jeu de formes, jeu de go, jeu de l oie, jeu de logique, jeu de magie, jeu de massacre, jeu de
      memoire, jeu de mikado, jeu de palets, jeu de peche, jeu de plateau, jeu de plein air, jeu de quilles, jeu de
      role, jeu de scrabble, jeu de sept familles, jeu de societe, jeu de strategie, jeu de tarot, jeu des 7 familles,
      jeu educatif, jeu electronique, jeu en bois, jeu escape, jeu exterieur, jeu magnetique, jeu montessori, jeu
      peche, jeux, jeux d eau, jeux d exterieur, jeux de societe, jeux exterieur, jouet, jouet a pousser, jouet a
      tirer, jouet a trainer, jouet bebe, jouet d encastrement, jouet d eveil, jouet de bain, jouet de plage, jouet
      educatif, jouet en bois, jouet montessori, jouet musical, jouet sonore, jouets, jouets de bain, jouets de plage,
      jumelles enfant, kaleidoscope, kapla, karaoke enfant, kart a pedales, kart electrique enfant, kart pedales, kit
      chimie, kit cristaux, kit de fouille, kit de magie, kit educatif, kit experience, kit magie, kit scientifique,
      kit volcan, lanceur toupie, landau de poupee, landau poupee, lego, livre activites jeu, livre bain, livre d
      activites jeu, livre d eveil, livre d eveil bebe, livre de bain, livre en tissu, livre tissu, livre tissu bebe,
      locomotive, loto, loto des animaux, loto enfant, loto jeu, loto sonore, loupe enfant, lunii, machine a bulles,
      magie coffret, maison de poupee, maisonnette, malette de docteur, malette docteur, malette maquillage enfant,
      mallette de docteur, mallette de poker, mallette docteur, mallette medecin, mallette poker, maquette, maquette a
      construire, maquette avion, maquette bateau, maquette char, maquette en bois, maquettes, maquettes bateaux,
      maracas enfant, marchande, marchande bois, marionnette, masque super heros jouet, memory, micro enfant, micro
      pour enfant, microscope enfant, mikado, miniature, miniature 1 43, miniature moto, miniature voiture, modele
      reduit, modelisme, molkky enfant, monopoly, montre enfant jouet, moto electrique enfant, moule a sable, moules a
      sable, moulin a sable, murder party, nounours, ordinateur educatif, ordinateur enfant, osselets, ours en
      peluche, ours peluche, outils enfant, panoplie, pate a modeler, pate a modeler enfant, pate a prout, pate a sel,
      pate modeler, pate modeler enfant, pate play doh, pate sel, pate slime, peche aux canards, pelle de plage,
      peluche, peluche geante, peluches, petite voiture, petits chevaux, piano enfant, piano jouet, pion, pions,
      piscine a balles, piscine a boules, piscine balles, piste de des, pistolet a bulles, pistolet a eau, pistolet
      billes jouet, pistolet bulles, pistolet eau, pistolet jouet, pistolet nerf, pistolet à billes jouet, planche d
      activites, planche d equilibre, planche equilibre, planche sensorielle, planchettes, plateau a des, pochette
      panini, pokeball, pop figurine, pop it, porteur, porteur bébé, porteur enfant, portfolio cartes, portique,
      poupee, poupees, poupon, pousse pousse jouet, poussette poupee, poussette pour poupee, pousseur, protege cartes,
      puissance 4, puzzle, puzzle 3d, puzzle bebe, puzzle bois, puzzle enfant, puzzles, pyramide a empiler, pyramide
      anneaux, pyramide d'anneaux, pyramide empilable, quad enfant, rail ho, rail train bois, rami, rateau de plage,
      rateau enfant, robot educatif, robot enfant, robot interactif, robot jouet, robot programmable, robot
      telecommande, rubik s cube, sable a modeler, sable cinetique, sable magique, sable modelage, sabot de cartes,
      sabre laser, sac de billes, sac de jeu, sarbacane jouet, scrabble, seau de plage, seau garni, seau plage,
      service a the enfant, set de des, set de des jdr, skyjo, sleeves, slime, soldat de plomb, soldat plomb, spirale
      d activites, statue manga, statuette manga, statuette resine manga, stickers panini, structure gonflable, table
      d activites, table d eau, table d eveil, table eau sable, tableau aimante enfant, tableau d activites, tableau d
      eveil, tableau enfant ardoise, tableau magique, tableau magnetique enfant, tableau sensoriel, tablette
      d'écriture, tablette de dessin, tablette dessin, tablette dessin enfant, tablette ecriture, tablette educative,
      tablette enfant educative, tablette lcd, tablette pour enfant, talkie walkie enfant, tambour enfant, tambourin
      enfant, tapis de danse, tapis de danse enfant, tapis de jeu, tapis de poker, tapis jeu, tapis musical, tapis
      poker, tapis puzzle, tarot jeu, telephone bebe jouet, telephone jouet, telescope enfant, tente de jeu, tente
      enfant, tente jeu, tente princesse, tente tunnel, tete a coiffer, tipi, tipi enfant, toboggan, toboggan enfant,
      tondeuse enfant, tonie, toupie, toupie bois, tour a des, tour a des jdr, tour a empiler, tour apprentissage,
      tour d apprentissage, tour de magie, tour des jdr, tracteur a pedales, tracteur jouet, tracteur miniature,
      tracteur pedales, train, train electrique, train en bois, train jouet, trampoline enfant, tricycle, trivial
      pursuit, trottinette 3 roues, trottinette electrique enfant, trottinette enfant, trottinette enfant jouet,
      trottinette trois roues, tunnel enfant, uno, uno flip, vehicule electrique enfant, vehicule miniature, veilleuse
      conteuse, velo draisienne, voiture a friction, voiture a pedale, voiture a pedales, voiture burago, voiture de
      police, voiture electrique enfant, voiture en bois, voiture enfant, voiture enfant electrique, voiture friction,
      voiture jouet, voiture metal, voiture miniature, voiture radiocommandee, voiture rc, voiture telecommandee,
      wagon, wagon ho`,
    ],
    [
      'PET_SUPPLIES',
      `abreuvoir, abreuvoir a oiseaux jardin, abreuvoir lapin, abreuvoir oiseaux, abreuvoir poules, adaptil, alese
      chien, aliment poule pondeuse, aliment poules, alimentation poules, anti aboiement, anti aboiements, anti puces,
      antiparasitaire, antipuces, aquarium, arbre a chat, arbre a chat xxl, arbre chat, assiette chat, bac a litiere,
      bac a litiere ferme, bac a sable tortue, bac litiere, bain d oiseau, bain d oiseaux, balle a croquettes, balle
      chat, balle chien, balle distributrice, balle distributrice de friandises, balle lanceur chien, balle pour chien,
      bandana chien, bandana pour chien, barf, barre anti traction, barriere chien, barriere pour chien, baton a macher,
      baume coussinets, baume pattes, baume protecteur coussinets, baume truffe, biberon rongeur, biscuit chien,
      biscuits pour chien, bocal a poisson, bocal poisson, bois a macher, bois a ronger, bois de cafeier, bois de cerf,
      boite a croquettes, bol anti glouton, bol chat, bol chien, bonnet anti mouche cheval, bottes chien, bottines
      chien, boule de graisse, boule graisse, boules de graisse oiseaux, bouteille eau chien, brosse a dents chien,
      brosse anti poils animaux, brosse autonettoyante chien, brosse chat, brosse chien, brosse demelante chien, brosse
      pansage, brosse poil chien, brosse poils animaux, brosse pour chat, brosse pour cheval, brosse pour chien, brosse
      pour lapin, brosse slicker, buche a macher, bulleur, bulleur aquarium, cage, cage a lapin, cage a oiseaux, cage
      canari, cage chien, cage cobaye, cage de transport chien, cage hamster, cage lapin, cage oiseau, cage perroquet,
      cage rat, cage rongeur, caisse de transport, caisse de transport chat, caisse transport, caisse transport chien,
      canne a peche chat, canne a peche pour chat, carde chien, cataire, catnip, ceinture chien voiture, ceinture de
      securite chien, ceinture securite chien, chatiere, chatiere electronique, chauffage aquarium, chaussettes chien,
      chaussures chien, chemise anti mouche cheval, chemise anti mouches, chemise cheval, chemise sechante, ciseaux
      toilettage, clapier, clapier lapin, clicker, clicker chien, cocon chat, collier anti aboiement, collier anti
      parasitaire, collier anti parasitaire chien, collier anti puces, collier anti tiques, collier chat, collier chien,
      collier cuir chien, collier de dressage, collier dressage, collier educatif, collier education, collier electrique
      chien, collier etrangleur, collier gps chat, collier gps chien, collier led chien, collier lumineux chien, collier
      martingale, collier pour chat, collier pour chien, collier seresto, complement alimentaire chien, complement
      chien, conditionneur aquarium, conditionneur d eau aquarium, conteneur croquettes, copeaux, corbeille chat,
      corbeille chien, corde a macher, corde a noeuds chien, corde chien, corne de buffle, corne de cerf, couche chien,
      couche pour chien, couches pour chien, coupe griffe, coupe griffes, coupe griffes chat, coupe griffes chien,
      coussin chat, coussin chien, coussin orthopedique chien, coussin pour chat, coussin pour chien, couverture chien,
      couverture ecurie, couverture imperméable cheval, couverture poney, couveuse, couveuse automatique, couveuse
      oeufs, couvre reins cheval, creme coussinets chien, crochet a tiques, crochet tique, croquette, croquettes,
      croquettes chat, croquettes chaton, croquettes chien, croquettes chiot, croquettes pour chat, croquettes pour
      chien, croquettes sterilise, culotte hygienique chienne, cure pied, cure pieds, decor aquarium, decoration
      aquarium, deguisement chien, demelant chien, demelant pelage, dentastix, dentifrice chien, desodorisant litiere,
      diffuseur feliway, distributeur automatique croquettes, distributeur croquettes, distributeur de croquettes,
      distributeur de sacs a crottes, distributeur sacs a dejections, dome chat, doudoune chien, eclairage aquarium,
      enclos lapin, enclos lapin exterieur, epuisette aquarium, escalier chien, etagere chat, etrille, feliway, filtre
      aquarium, filtre pour aquarium, flocons poissons, foin, foin de crau lapin, foin lapin, fontaine a chat, fontaine
      a eau chat, fontaine a eau pour chat, fontaine chat, fontaine chien, fourche a crottin, friandise chat, friandise
      cheval, friandise chien, friandise pour chat, friandise pour chien, friandises cheval, friandises pour chien,
      frisbee chien, furminator, gamelle, gamelle anti glouton, gamelle anti vomissement, gamelle antiglouton, gamelle
      ceramique chien, gamelle chat, gamelle chien, gamelle double, gamelle inox, gamelle pour chat, gamelle pour chien,
      gamelle surelevee, gamelle voyage chien, gant anti poils, gant brosse animaux, gant de toilettage, gant de
      toilettage chien, gel dentaire chien, gilet de sauvetage chien, gilet flottaison chien, gilet rafraichissant
      chien, gilet refroidissant chien, gourde chien, graines canari, graines canaris, graines de tournesol oiseaux,
      graines oiseaux, graines oiseaux du ciel, graines perroquet, graines perruche, graines pour oiseaux, graines pour
      perruches, graisse a sabots, graisse oiseaux, granule lapin, granules cobaye, granules lapin, granules poissons,
      gravier aquarium, griffoir, griffoir carton, griffoir mural, grille auto chien, hamac chat, hamac chat fenetre,
      hamac chien voiture, harnais, harnais anti traction, harnais anti traction chien, harnais canicross, harnais chat,
      harnais chien, harnais pour chat, harnais pour chien, harnais y chien, herbe a chat, herbe a chat seche, housse de
      siege chien, huile de saumon, huile saumon, igloo chat, impermeable chien, impermeable pour chien, incubateur
      oeufs, jeu intelligence chien, jeu pour chat, jeu pour chien, jouet a macher, jouet a macher chien, jouet
      caoutchouc chien, jouet chat, jouet chien, jouet couineur, jouet d occupation, jouet distributeur friandises,
      jouet interactif chat, jouet interactif chien, jouet occupation, jouet peluche chien, jouet plume chat, jouet pour
      chat, jouet pour chien, jouet pour oiseau, jouet pour perroquet, jouet pour rongeur, jouet resistant chien, kong,
      laisse, laisse canicross, laisse chien, laisse cuir, laisse enrouleur, laisse mains libres, laisse multiposition,
      laisse pour chien, laisse retractable, lait chaton, lait chiot, lait maternise chiot, lampe chauffante reptile,
      lampe chauffante tortue, lampe reptile, lampe uvb, lance balle chien, laser chat, lickimat, lime griffes,
      lingettes chat, lingettes chien, lingettes pattes, lingettes pour chien, lit chat, lit chien, lit orthopedique
      chien, lit pour chat, lit pour chien, litiere, litiere agglomerante, litiere autonettoyante, litiere bentonite,
      litiere chanvre, litiere chat, litiere de silice, litiere lin, litiere minerale, litiere rongeur, litiere silice,
      litiere vegetale, longe chien, longe pour chien, lotion oreilles chien, lotion yeux chien, maison de toilette,
      maison de toilette chat, maison rongeur, mangeoire, mangeoire a oiseaux, mangeoire a poules, mangeoire oiseaux,
      mangeoire oiseaux du ciel, mangeoire poule, mangeoire poules, mangeoire volaille, manteau chien, manteau
      imperméable chien, manteau pour chien, manteau pour chien impermeable, masque anti mouche cheval, masque anti
      mouches cheval, matelas chien, matelas pour chien, medaille chien, medaille chien gravee, medaille gravee chien,
      medaille personnalisee chien, medaille pour chat, medaille pour chien, melange de graines, melange graines,
      melange graines oiseaux, melange oiseaux, melange oiseaux du ciel, melange perruches, melange pour canaris,
      melange pour lapins, melange pour oiseaux, melange pour perruches, melange pour poules, melange rongeurs,
      milbemax, millet oiseau, museliere, muselière chien, nerf de boeuf chien, nettoyant oreilles chien, niche, niche
      chat, niche chien, niche exterieur chat, niche pour chien, nichoir, nichoir a oiseaux, nichoir mesange, nichoir
      oiseaux, noeud papillon chien, nourriture poisson, nourriture poissons, nourriture tortue, nourriture tortue d
      eau, onguent sabot, oreille de lapin, oreille de porc, os a macher, os a ronger, os de seiche, os en peau, os
      macher, panier chat, panier chien, panier de chien, panier de transport chat, panier pour chat, panier pour chat
      rotin, panier pour chien, panier velo chien, pansage, parc chiot, parc pour chien, parcours mural chat, parfum
      chien, parfum pour chien, patee, patee chat, patee chien, patee pour chat, patee pour chien, peigne anti puces,
      peigne chat, peigne chien, peigne pour chien, peignoir chien, peignoir pour chien, pelle a crottin, pelle a
      litiere, pelle a litiere chat, pelle litiere, perchoir, perchoir oiseau, perchoir perroquet, pierre a sel cheval,
      pince a griffes, pince a ongle chien, pince terrarium, pipette, pipette anti puces, pipettes, pipettes chat,
      pipettes chien, plaid chien, plaid pour chien, planche a griffer, plante aquarium, plaque chien, plateau
      alimentation chien, plumeau chat, plumeau pour chat, pompe aquarium, pompe pour aquarium, poncho chien, pondoir,
      porte sac a crottes, poudre anti puces, poulailler, poulailler bois, poules pondeuses aliment, poussette chien,
      protection coffre chien, protege coffre chien, pull chat, pull chien, pull pour chien, ramasse crotte, ramasse
      crottes, rampe aquarium, rampe chien, rateau demeleur, ratelier foin, remorque velo chien, roue d exercice, sable
      aquarium, sabot de veau, sac a crotte, sac a crottes, sac a dejections, sac a dos chat, sac a dos chien, sac
      crottes, sac de transport chat, sac de transport chien, sac litiere, sac pour chat, sac pour chien, sac transport
      chat, sac transport chien, sachet chat, sachet fraicheur, sachets fraicheur, sacs dejections, seau a grain, seau
      cheval, serviette chien, shampoing chat, shampoing chien, shampoing chiot, shampoing pelage, shampoing pour chat,
      shampoing pour chien, shampoing sec chien, shampooing chat, shampooing chien, shampooing pour chien, siege auto
      chien, sifflet ultrason, souris chat, souris pour chat, spot on, spray anti puces, spray dentaire chien,
      sterilisateur uv aquarium, stick a macher, substrat terrarium, support gamelle, support gamelles, table de
      toilettage, tapis absorbants chiot, tapis chauffant terrarium, tapis chien, tapis chien voiture, tapis de fouille,
      tapis de fouille chien, tapis de lechage, tapis de lechage chien, tapis de litiere, tapis educateur, tapis
      educateur chiot, tapis fouille, tapis gamelle, tapis lechage, tapis litiere, tapis pour chat, tapis pour chien,
      tapis rafraichissant, tapis rafraichissant chien, tapis refroidissant chien, tendon de boeuf, terrarium, terrarium
      reptile, terrarium tortue, terrine chat, terrine chien, test aquarium, test eau aquarium, tire tique, tire tique
      chien, tire tiques, tondeuse animaux, tondeuse chien, tondeuse pour chien, tournesol oiseaux, trimmer chien,
      tunnel chat, tunnel pour chat, tunnel rongeur, valeriane chat, vermifuge, vermifuge chat, vermifuge chien, vers de
      farine, vetement chien, vetement pour chien, vivarium, voliere, yak cheese chien`,
    ],
  ],
  unsure: `barf, billes, booster, boulier, bulles, cage, circuit, clicker, cosy, couche, cubes, diabolo, domino,
    dominos, encastrement, engrenages, gamelle, garage enfant, goupillon, grignoteuse, harnais, jeu, jeux, jouet, kong,
    litiere, loto, marchande, memory, mikado, miniature, nacelle, niche, perchoir, pion, pions, pipette, pipettes,
    planchettes, porteur, portique, rehausseur, sleeves, sling, sterilisateur, sucette, terrarium, tipi, toupie, train,
    uno, wagon`,
  printed: 'doudou, figurine, peluche, puzzle',
  uses: {
    BABY: `allaitement, bebe, bebe et maman, bebe et puericulture, bebes, maternite, naissance, nourrisson, nouveau
      ne, puericulture, repas bebe, toilette bebe`,
    TOYS: `cartes a collectionner, jeux de societe, jeux educatifs, jeux et jouets, jeux jouets, jouet, jouets, jouets
      et jeux, maquettes, poupee, radiocommande, radiocommandee, radiocommandees, radiocommandes, telecommande voiture`,
    PET_SUPPLIES: `alimentation animale, animal de compagnie, animalerie, animaux de compagnie, anti puces, aquariophilie, canin,
      canine, chat, chat chien, chaton, chats, chien, chien chat, chiens, chiens et chats, chiot, chiots, croquette,
      dejections, feline, oiseaux animalerie, pelage, pour animal, pour animaux, rongeur, rongeurs, toilettage`,
  },
  makers: {
    PET_SUPPLIES: `acana, advantix, almo nature, beaphar, brit care, edgard cooper, eukanuba, ferplast, francodex, friskies,
      frontline, gourmet gold, hagen, hill s, hunter chien, jbl, kong, orijen, pedigree, perfect fit, pro plan, purina,
      royal canin, seresto, sheba, trixie, vectra, versele laga, virbac, vitakraft, whiskas, ziwi, zolux`,
    TOYS: `aofu, asmodee, bandai, brio, bruder, buki, clementoni, dayan, djeco, ecoiffier, fisher price, gan 11, gan 12, gan
      13, gan 14, gan 15, gan 356, gan skewb, goula, gravitrax, hasbro, janod, kidkraft, lego, magformers, mattel, mega
      bloks, meilong, melissa doug, moyu, moyu rs3m, pat patrouille, paw patrol, playmobil, qiyi, qiyi warrior,
      quercetti, ravensburger, rs3m, rs4m, schleich, shengshou, siku, small foot, smartmax, smoby, sylvanian families,
      valk 3, vtech, weilong, yj mgc, yj yusu, yuxin`,
  },
};
