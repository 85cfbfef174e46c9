import type { Subject } from '../words.ts';

export const BABY_AND_TOYS: Subject = {
  things: [
    [
      'TOYS',
      `7 familles, abaque, agres, ailes de fee, aire de jeu, aire de jeux, album panini, album pokemon, aliments jouet,
      allumettes majorette, animal a bascule, animaux de la ferme, animaux schleich, anneaux empilables, anti stress
      balle, appareil photo enfant, appareil photo instantane enfant, appareil photo jouet, appareil photo pour enfant,
      arc et flèches enfant, arche d equilibre, arche de noe, arche de noe jouet, arche equilibre, ardoise enfant,
      ardoise lcd, ardoise magique, arrosoir de plage, arrosoir enfant, artillerie napoleonienne, aspirateur enfant
      jouet, assiette chinoise, atelier bijoux, atelier de perles, avion jouet, avion planeur, avion rc, avion
      telecommande, awale, baby foot, babyfoot, bac a sable, bac sable, baguette harry potter, baguette magique,
      bakugan, balancoire, balancoire bebe, balancoire enfant, balle anti stress, balle antistress, balle en mousse,
      balle rebondissante, balle sensorielle, balles de jonglage, balles de piscine, balles jonglage, balles piscine,
      balles sensorielles, ballon mousse, ballon sauteur, ballons a eau, ballons de baudruche jouet, bandai figurine,
      banpresto, barbie, bascule enfant, bataille navale, bateau de bain, bateau jouet, bateau pirate, bateau pirate
      jouet, bateau telecommande, batterie enfant, batterie rc, bebe reborn, belote, berceau poupee, beyblade, bijoux
      enfant kit, billard enfant, bille agate, billes, billes en verre, bloc magnetique, blocs bois, blocs construction,
      blocs de construction, blocs en bois, bobble head, boite a forme, boite a formes, boite a histoires, boite a meuh,
      boite a musique enfant, boite a musique jouet, boite a puzzle, boite a tonies, boite d allumettes majorette, boite
      de rangement cartes, boite formes, boite musicale ballerine, boite musique enfant, boite musique jouet, boite
      pokemon, bombe a eau, bombes a eau, bonne paye, boomerang enfant, booster, booster magic, booster pokemon, booster
      yu gi oh, borne arcade, borne d arcade, bouclier chevalier, bouclier enfant, boule de petanque jeu, boule petanque
      jeu, boulier, boulier bois, boulier en bois, bourse a des, boussole enfant, briques construction, briques de
      construction, brouette enfant, bruder, bubble gun, buggy rc, bulles, bulles de savon, bulles savon, burago, bustes
      manga, busy board, cabane a jouer, cabane de jardin enfant, cabane en bois enfant, cabane enfant, caisse
      enregistreuse enfant, caisse enregistreuse jouet, calendrier de l avent lego, calendrier de l avent playmobil,
      camion benne, camion benne jouet, camion bois, camion de chantier, camion de pompier, camion grue, camion jouet,
      camion pompier, camion pompier jouet, camion poubelle, camion poubelle jouet, camion remorque jouet, camion
      telecommande, canard de bain, canards de bain, canon a bulles, carillon enfant, carte a collectionner, carte
      adrenalin, carte adrenalyn, carte collectionner, carte de football, carte football, carte magic, carte one piece,
      carte panini, carte pokemon, carte yu gi oh, carte yugioh, cartes a collectionner, cartes a jouer, cartes
      collectionner, cartes educatives, cartes flash, cartes jouer, cartes panini, cartes pokemon, casse tete, casse
      tetes, cerf volant, cerf volants, chaise haute poupee, chaise poupee, chamboule tout, char telecommande, chariot
      bebe, chariot de cubes, chariot de marche, chateau fort, chateau gonflable, chateau gonflable enfant, chateau
      jouet, cheval a bascule, cheval bascule, cheval baton, cheval jouet, chiffres magnetiques, cible velcro, circuit,
      circuit a billes, circuit billes, circuit carrera, circuit de voiture, circuit de voitures, circuit train, circuit
      voiture, circuit voiture électrique, circuit voitures, circuit électrique voiture, classeur cartes pokemon,
      classeur de cartes, classeur pokemon, coffre aux tresors, coffret de jeux, coffret de magie, coffret dresseur,
      coffret dresseur d elite, coffret experience, coffret jeux, coffret magie, coffret pokemon, coffret scientifique,
      coffret train, coiffeuse enfant, colle puzzle, confettis canon, conteuse, corde a sauter bois, corde a sauter
      enfant, couronne de roi enfant, craies de trottoir, croquet enfant, cube 2x2, cube 3x3, cube 4x4, cube 5x5, cube
      6x6, cube 7x7, cube a formes, cube d activites, cube d eveil, cube magique, cubes, cubes alphabet, cubes bois,
      cubes empilables, cubes en bois, cuisine en bois, cuisine en bois enfant, cuisine enfant, cuisine pour enfant,
      cuisiniere jouet, deck cartes, deck de cartes, decor diorama, decor ho, deguisement chevalier, deguisement docteur
      jouet, deguisement pirate, deguisement princesse, des 6 faces, des a jouer, des jdr, des polyedriques, diabolo,
      dinette, dinosaure jouet, diorama, display, display pokemon, dixit, dobble, domino, dominos, draisienne,
      draisienne enfant, drone enfant, drone jouet, drone pour enfant, drone pour enfants, drone telecommande, echasses
      enfant, echiquier, elastique jeu, encastrement, encastrement bebe, encastrement bois, engin chantier jouet,
      engrenages, epee bois, epee chevalier, epee de chevalier, epee en bois, epee en mousse, epicerie marchande, etabli
      enfant, etabli jouet, etb, etb pokemon, extension jeu, faucheuse bruder, ferme en bois, ferme jouet, fidget,
      figurine, figurine 1 72, figurine articulee, figurine collection, figurine de collection, figurine dinosaure,
      figurine dragon ball, figurine funko, figurine manga, figurine marvel, figurine naruto, figurine one piece,
      figurine papo, figurine pop, figurine resine, figurine schleich, figurine star wars, figurine warhammer,
      figurines, filet de billes, flipper, fléchettes enfant, frisbee enfant, fruits a couper, fruits et legumes en
      bois, fruits legumes jouet, funko pop, fusee jouet, fusil a eau, fève collection, garage 2 etages, garage 3
      etages, garage 4 etages, garage en bois, garage enfant, garage jouet, garage jouet voiture, garage voitures, gear
      cube, globe terrestre enfant, gobelets empilables, gommettes enfant, gommettes jeu, goodies manga, guitare enfant,
      guitare jouet, gundam, gunpla, habit poupee, hand spinner, helicoptere jouet, helicoptere rc, helicoptere
      telecommande, horloge enfant jouet, horloge pedagogique, infanterie napoleonienne, instrument de musique enfant,
      instrument enfant, instruments enfant, jetons de poker, jetons poker, jeu, jeu a boire, jeu apero, jeu cluedo, jeu
      construction, jeu coopératif, jeu d adresse, jeu d ambiance, jeu d association, jeu d eau, jeu d echecs, jeu d
      encastrement, jeu d enquete, jeu d eveil, jeu d exterieur, jeu de 32 cartes, jeu de 54 cartes, jeu de baby foot,
      jeu de bluff, jeu de cartes, jeu de cartes enfant, jeu de cible velcro, jeu de construction, jeu de cricket
      enfant, jeu de croquet, jeu de croquet enfant, jeu de dames, jeu de des, jeu de domino, jeu de fleches enfant, jeu
      de flechettes magnetique, jeu de formes, jeu de go, jeu de l oie, jeu de laçage, jeu de logique, jeu de magie, jeu
      de massacre, jeu de memoire, jeu de mikado, jeu de palets, jeu de peche, jeu de plateau, jeu de plein air, jeu de
      quilles, jeu de role, jeu de scrabble, jeu de sept familles, jeu de societe, jeu de societe enfant, jeu de
      strategie, jeu de tarot, jeu de tri, jeu des 7 familles, jeu educatif, jeu electronique, jeu en bois, jeu escape,
      jeu exterieur, jeu magnetique, jeu mikado, jeu molkky, jeu montessori, jeu peche, jeu uno, jeux, jeux d eau, jeux
      d exterieur, jeux de societe, jeux exterieur, jouet, jouet a pousser, jouet a tirer, jouet a trainer, jouet bebe,
      jouet d encastrement, jouet d eveil, jouet de bain, jouet de plage, jouet educatif, jouet en bois, jouet kinder,
      jouet montessori, jouet musical, jouet sonore, jouets, jouets de bain, jouets de plage, jouets de sable, jouets
      plage, jumelles enfant, jumelles junior, kaleidoscope, kapla, karaoke enfant, kart a pedale, kart a pedales, kart
      electrique enfant, kart pedales, kendama, kinder surprise jouet, kit archeologie, kit astronomie enfant, kit
      chimie, kit cristaux, kit de fouille, kit de magie, kit educatif, kit experience, kit magie, kit paleontologie,
      kit plage enfant, kit science, kit scientifique, kit volcan, lance balles jouet, lanceur toupie, landau de poupee,
      landau poupee, lego, lettres magnetiques, lit de poupee, lit poupee, livre activites jeu, livre bain, livre d
      activites jeu, livre d eveil, livre d eveil bebe, livre de bain, livre en tissu, livre tissu, livre tissu bebe,
      locomotive, loto, loto des animaux, loto enfant, loto jeu, loto sonore, loupe enfant, lubrifiant cube, lunii,
      machine a bulles, magie coffret, maison de poupee, maison poupee, maisonnette, maisonnette jardin enfant,
      majorette, malette de docteur, malette docteur, malette maquillage enfant, mallette de docteur, mallette de poker,
      mallette docteur, mallette medecin, mallette outils enfant, mallette poker, mallette veterinaire, maquette,
      maquette a construire, maquette avion, maquette bateau, maquette char, maquette en bois, maquette revell, maquette
      tamiya, maquettes, maquettes bateaux, maracas bebe, maracas enfant, marchande, marchande bois, marchande en bois,
      marionnette, masque animaux enfant, masque super heros jouet, megaminx, memory, micro enfant, micro karaoke
      enfant, micro pour enfant, microscope enfant, microscope junior, mikado, miniature, miniature 1 43, miniature
      moto, miniature voiture, mobilier maison de poupee, modele reduit, modelisme, molkky enfant, monopoly, montre
      enfant jouet, montre jouet, moto a batterie enfant, moto electrique enfant, moule a sable, moules a sable, moulin
      a sable, murder party, nendoroid, nerf, nerf pistolet, norev, nounours, oeuf dinosaure, ordinateur educatif,
      ordinateur enfant, ordinateur jouet, osselets, ours en peluche, ours peluche, outils enfant, panoplie, pate a
      modeler, pate a modeler enfant, pate a prout, pate a sel, pate modeler, pate modeler enfant, pate play doh, pate
      sel, pate slime, peche aux canards, peinture figurine, pelle de plage, pelleteuse jouet, peluche, peluche geante,
      peluche interactive, peluche lapin, peluche licorne, peluche musicale, peluche ours, peluche pokemon, peluches,
      perles a enfiler enfant, petite voiture, petits chevaux, piano enfant, piano jouet, pion, pions, piscine a balles,
      piscine a boules, piscine balles, piscine de balles, piste de des, pistolet a bulles, pistolet a eau, pistolet a
      flechettes, pistolet billes jouet, pistolet bulles, pistolet eau, pistolet flechettes mousse, pistolet jouet,
      pistolet nerf, pistolet à billes jouet, planche d activites, planche d equilibre, planche equilibre, planche
      sensorielle, planchettes, planeur polystyrene, plateau a des, pochette panini, pokeball, pop figurine, pop it,
      porteur, porteur bois, porteur bébé, porteur en bois, porteur enfant, portfolio cartes, portique, portique enfant,
      poupee, poupee barbie, poupee chiffon, poupee corolle, poupee mannequin, poupee waldorf, poupees, poupon, pousse
      pousse jouet, poussette poupee, poussette pour poupee, pousseur, protege cartes, puissance 4, puzzle, puzzle 1000
      pieces, puzzle 2000 pieces, puzzle 3d, puzzle 500 pieces, puzzle a boutons, puzzle bebe, puzzle bois, puzzle
      encastrement, puzzle enfant, puzzle gros boutons, puzzle photo, puzzles, pyramide a empiler, pyramide anneaux,
      pyramide d'anneaux, pyramide empilable, pyraminx, quad a batterie enfant, quad enfant, quilles finlandaises, rail
      brio, rail ho, rail train bois, rami, rateau de plage, rateau enfant, robot a construire, robot dinosaure, robot
      educatif, robot enfant, robot interactif, robot jouet, robot programmable, robot telecommande, rubik, rubik s
      cube, sable a modeler, sable cinetique, sable magique, sable modelage, sabot de cartes, sabre laser, sac de
      billes, sac de jeu, sarbacane jouet, scrabble, seau de plage, seau de sable, seau garni, seau plage, service a the
      enfant, service a the jouet, servo rc, set de des, set de des jdr, skewb, skyjo, sleeves, slime, soldat de plomb,
      soldat plomb, solido, speedcube, spirale d activites, squishies, squishy, statue manga, statuette manga, statuette
      resine manga, stickers panini, structure gonflable, table d activites, table d eau, table d eveil, table eau
      sable, tableau aimante enfant, tableau d activites, tableau d eveil, tableau double face enfant, tableau enfant
      ardoise, tableau magique, tableau magnetique enfant, tableau noir enfant, tableau sensoriel, tablette d'écriture,
      tablette de dessin, tablette dessin, tablette dessin enfant, tablette ecriture, tablette educative, tablette
      enfant educative, tablette jouet, tablette lcd, tablette pour enfant, talkie walkie enfant, talkie walkies enfant,
      tambour bois enfant, tambour enfant, tambourin enfant, tapis cube, tapis de danse, tapis de danse enfant, tapis de
      jeu, tapis de poker, tapis jeu, tapis musical, tapis poker, tapis puzzle, tarot jeu, telephone bebe jouet,
      telephone jouet, telescope enfant, tente de jeu, tente enfant, tente jeu, tente pop up enfant, tente princesse,
      tente tipi enfant, tente tunnel, tete a coiffer, timer cube, tipi, tipi enfant, toboggan, toboggan bebe, toboggan
      enfant, tondeuse enfant, tonie, toploader, toupie, toupie bois, toupie metal, tour a des, tour a des jdr, tour a
      empiler, tour apprentissage, tour d apprentissage, tour de magie, tour des jdr, tracteur a pedales, tracteur
      jouet, tracteur miniature, tracteur pedales, tractopelle jouet, train, train brio, train electrique, train en
      bois, train jouet, trampoline enfant, tricycle, tricycle bebe, tricycle enfant, trivial pursuit, trotteur bois,
      trottinette 3 roues, trottinette electrique enfant, trottinette enfant, trottinette enfant jouet, trottinette
      trois roues, tunnel de jeu, tunnel enfant, uno, uno cartes, uno flip, vehicule electrique enfant, vehicule
      miniature, vehicule telecommande, veilleuse conteuse, velo draisienne, vetement poupee, voiture a batterie enfant,
      voiture a friction, voiture a pedale, voiture a pedales, voiture burago, voiture de course jouet, voiture de
      police, voiture electrique enfant, voiture en bois, voiture enfant, voiture enfant electrique, voiture friction,
      voiture hot wheels, voiture jouet, voiture majorette, voiture metal, voiture miniature, voiture norev, voiture
      radiocommandee, voiture rc, voiture solido, voiture telecommandee, wagon, wagon ho, warhammer, xylophone enfant,
      yoyo`,
    ],
    [
      'BABY+TOYS',
      `anneau de dentition, anneau dentition, anneau hochet, arche d eveil, arche eveil, doudou attache tetine, doudou
      lapin, doudou marionnette, doudou mouchoir, doudou musical, doudou peluche, doudou plat, hochet, hochet en bois,
      hochet sensoriel, jouet de dentition, jouet dentition, peluche doudou, portique d eveil, tapis d eveil, tapis
      eveil`,
    ],
    ['BABY+HEALTH_AND_FITNESS', 'thermometre bebe'],
    ['BABY+ACCESSORIES', 'bandeau bebe, beguin, beguin bebe, gants anti griffures, moufles anti griffures'],
    ['BABY+SHOES', 'chaussures pre marche, chaussures premier pas, chaussures premiers pas, premiers pas chaussure'],
    [
      'BABY+BEAUTY',
      `brosse bebe, brosse cheveux bebe, carres de coton bebe, ciseaux a ongles bebe, ciseaux ongles bebe, creme bebe,
      creme de siege, creme hydratante bebe, creme pour le siege, creme siege, crème change, crème de change, crème pour
      le change, eau cologne bebe, eau de cologne bebe, eau de toilette bebe, eau nettoyante bebe, eau toilette bebe,
      gel lavant bebe, huile bebe, huile de massage bebe, lait bebe corps, lait de toilette bebe, lait toilette bebe,
      lingette bebe, lingettes bebe, lingettes pour bebe, maxi coton bebe, peigne bebe, savon bebe, shampoing bebe, talc
      bebe`,
    ],
    [
      'BABY+FASHION',
      `barboteuse, barboteuse bebe, bloomer, bloomer bebe, bodies bebe, body bebe, body croise, body evolutif, body
      kimono, body naissance, bonnet de naissance, bonnet naissance, brassiere bebe, brassiere laine, brassiere
      naissance, cache coeur bebe, cache couche, cache couches, cape de bain bebe vetement, cardigan bebe, chaussettes
      bebe, chaussettes naissance, collant bebe, combi pilote, combinaison bebe, combinaison evolutive, combinaison
      nuage, combinaison pilote, dors bien, dors bien bebe, ensemble bebe, ensemble naissance, gigoteuse evolutive,
      gigoteuse robe, gilet bebe, grenouillere, grenouillere bebe, jogging bebe, layette, legging bebe, legging
      evolutif, maillot couche, maillot de bain bebe, moufles bebe, moufles naissance, pantalon bebe, pantalon evolutif,
      pantalon evolutif bebe, pull bebe, pyjama bebe, pyjama naissance, robe bapteme, robe bebe, robe evolutive,
      salopette bebe, salopette evolutive, sarouel bebe, sarouel evolutif, sarouel evolutif bebe, short bebe, sous
      vetement bebe, surpyjama, sweat evolutif, t shirt bebe, tenue bapteme, tenue bebe, tenue de naissance, tenue
      naissance, trousseau naissance, veste evolutive bebe`,
    ],
    [
      'BABY',
      `album naissance, anneau de bain, arche d activites, arche de jeu, aspirateur nasal, aspirateur nasal bebe,
      assiette a ventouse, assiette bebe, assiette ventouse, attache sucette, attache tetine, baby phone, babycam,
      babycook, babyphone, baignoire bebe, balancelle bebe, barriere de lit, barriere de porte, barriere de securite,
      barriere escalier, barriere securite, bavoir, berceau, biberon, bloque placard, boite a dents, boite a sucette,
      boite dent de lait, boite doseuse, boite premiere dent, boite souvenirs bebe, boite sucette, bol a ventouse, bol
      ventouse, bout de sein, bouts de sein, box bebe, box naissance, cache prise, cache prises, cadeau naissance, cale
      bebe, cale tete, cale tete bebe, cape bain, cape de bain, cape de bain bebe, carnet de sante, carte etapes bebe,
      ceinture de grossesse, ceinture grossesse, cereales bebe, chaise evolutive, chaise haute, chanceliere, change
      complet bebe, ciel de lit, ciseaux bebe, cocoon bebe, cododo, coffret de naissance, coffret naissance, coffret
      repas, coffret repas bebe, coin de table bebe, collier ambre bebe, collier d allaitement, collier de dentition,
      collier de portage, collier dentition, commode a langer, commode langer, coque auto bebe, coque maxi cosi,
      coquillages allaitement, coquille maxi cosi, cosy, cosy auto, couche, couche culotte, couche lavable, couche te1,
      couches culottes, couches lavables, couches preformees, couffin, coupe ongles bebe, coupelles recueil lait,
      coussin allaitement, coussin d allaitement, coussin de grossesse, coussin grossesse, coussinet allaitement,
      coussinets d allaitement, couverts bebe, couverts d apprentissage, couverture bebe, couverture de portage,
      couverture portage, creme allaitement, creme mamelon, cuillere bebe, cuillere souple, cuilleres souples, cuiseur
      bebe, culotte apprentissage, culotte d apprentissage, culotte de protection couche, doseur de lait, doseur lait,
      doseuse de lait, doudou, drap housse bebe, drap housse berceau, echarpe bebe, echarpe de portage, echarpe portage,
      echarpe porte bebe, ecoute bebe, egouttoir a biberons, egouttoir biberon, emmaillotage, empreinte bebe, feuillets
      couche, fond de parc, gigoteuse, gobelet d apprentissage, goupillon, gourde compote, grignoteuse, habillage pluie,
      housse a langer, insert lavable, kit empreinte bebe, lait 1er age, lait 2eme age, lait 3eme age, lait de
      croissance, lait de suite, lait infantile, landau, lange, lange bebe, langes, langes bebe, lingettes lavables
      bebe, liniment bebe, liniment oleo calcaire, lit bebe, lit cododo, lit evolutif, lit evolutif bebe, lit parapluie,
      livre de naissance, livre naissance, marche pied bebe, matelas a langer, matelas bebe, matelas cododo, matelas de
      change, matelas langer, matelas lit parapluie, meh dai, miroir auto bebe, miroir bebe voiture, miroir retroviseur
      bebe, mixeur bebe, mobile bebe, mobile bebe musical, mobile bois, mobile lit, mobile musical, mouche bebe, moulage
      ventre, nacelle, nid ange, nid d ange, ombrelle poussette, organiseur poussette, pack naissance, panier a couches,
      parc bebe, parc bois, pare soleil bebe, peluche bruit blanc, petit pot, petits pots, plaid bebe, plan a langer,
      plan langer, planche a roulettes poussette, pochette a couches, pochette sucette, poncho de bain bebe, porte bebe,
      portique bebe, pot bebe, pot enfant, poubelle a couches, poubelle couches, poussette, poussette poupee bebe, pre
      plates, preplate, protege angle, protege angles, protege carnet de sante, protege carnet sante, protege coin,
      protege coins, protege coins de table, protege mamelons, recharge poubelle a couches, recueil lait, reducteur de
      lit, reducteur de toilette, reducteur lit, reducteur toilettes, reducteur wc, rehausseur, rehausseur auto,
      rehausseur chaise, rehausseur de chaise, rehausseur table, rehausseur voiture, retroviseur bebe, robot bebe, sac a
      couches, sac a langer, sac langer, sachet lait maternel, sachets conservation lait, sangle anti basculement, set
      de repas bebe, set repas bebe, siege auto, siege auto bebe, siege bain, siege bumbo, siege de bain, sling, sling
      bebe, sling portage, sortie de bain bebe, sterilisateur, sucette, sucette grignoteuse, support de baignoire, table
      a langer, table langer, tablier allaitement, tablier bavoir, tapis a langer, tapis de change, tapis de parc, tapis
      de sol bebe, tapis parc, tasse 360, tasse a bec, tasse anti fuite, tasse apprentissage, tasse d apprentissage, te2
      couche, teterelle, teterelles, tetine, thermometre bain, thermometre bain bebe, thermometre de bain, tire lait,
      tire laits, tour de lit, tour de lit bebe, tour lit, transat bain, transat balancelle, transat bebe, transat de
      bain, transat evolutif, tresse de lit, trotteur, trousse de soin bebe, trousse de soin pour bebe, trousse de
      toilette bebe, trousse soin bebe, trousse toilette bebe, turbulette, vaisselle bebe, valise maternite, veilleuse
      bebe, verrou de placard, voile de protection couche, youpala`,
    ],
  ],
  unsure: `billes, booster, boulier, bulles, circuit, cosy, couche, cubes, diabolo, domino, dominos, encastrement,
    engrenages, garage enfant, goupillon, grignoteuse, jeu, jeux, jouet, loto, marchande, memory, mikado, miniature,
    nacelle, pion, pions, planchettes, porteur, portique, rehausseur, sleeves, sling, sterilisateur, sucette, tipi,
    toupie, train, uno, wagon`,
  printed: 'doudou, figurine, peluche, puzzle',
  uses: {
    BABY: `allaitement, bebe, bebe et maman, bebe et puericulture, bebes, maternite, naissance, nourrisson, nouveau ne,
      puericulture, repas bebe, toilette bebe`,
    TOYS: `cartes a collectionner, jeux de societe, jeux educatifs, jeux et jouets, jeux jouets, jouet, jouets, jouets
      et jeux, maquettes, poupee, radiocommande, radiocommandee, radiocommandees, radiocommandes, telecommande voiture`,
  },
  makers: {
    TOYS: `aofu, asmodee, bandai, bruder, buki, clementoni, dayan, djeco, ecoiffier, fisher price, gan 11, gan 12, gan 13,
      gan 14, gan 15, gan 356, gan skewb, goula, gravitrax, hasbro, janod, kidkraft, lego, magformers, mattel, meilong,
      melissa doug, moyu, moyu rs3m, pat patrouille, paw patrol, playmobil, qiyi, qiyi warrior, quercetti, ravensburger,
      rs3m, rs4m, schleich, shengshou, siku, small foot, smartmax, smoby, sylvanian families, valk 3, vtech, weilong, yj
      mgc, yj yusu, yuxin`,
  },
};
