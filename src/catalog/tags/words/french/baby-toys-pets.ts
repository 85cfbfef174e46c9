import type { Subject } from '../words.ts';

export const BABY_TOYS_PETS: Subject = {
  things: [
    [
      'BABY+BEAUTY',
      `creme bebe, crème change, crème de change, creme hydratante bebe, crème pour le change, eau de cologne bebe,
      eau de toilette bebe, gel lavant bebe, huile bebe, lait bebe corps, lait de toilette bebe, savon bebe, shampoing
      bebe`,
    ],
    [
      'BABY+FASHION',
      `barboteuse, bloomer, bodies bebe, body bebe, brassiere bebe, combinaison bebe, dors bien, grenouillere,
      layette, pyjama bebe, robe bapteme, surpyjama, tenue bapteme`,
    ],
    [
      'BABY',
      `anneau de dentition, arche d eveil, aspirateur nasal, attache tetine, babyphone, barriere de securite, bavoir,
      berceau, biberon, boite a dents, cache prise, cape de bain, ceinture de grossesse, cereales bebe, chaise haute,
      chanceliere, coffret repas bebe, cosy, couche, couffin, coussin allaitement, coussin d allaitement, coussin
      grossesse, coussinet allaitement, coussinets d allaitement, creme mamelon, doseur lait, doudou, echarpe de
      portage, echarpe porte bebe, gigoteuse, goupillon, hochet, jouet de dentition, lait 1er age, lait 2eme age, lait
      infantile, landau, lange, langes, liniment oleo calcaire, lit bebe, lit parapluie, livre de naissance, matelas a
      langer, mobile bebe, mobile bebe musical, mobile musical, nacelle, nid d ange, pack naissance,
      parc bebe, porte bebe, pot bebe, pot enfant, poussette, protege coin, reducteur de lit, reducteur wc,
      rehausseur, rehausseur de chaise, sac a langer, set de repas bebe, siege auto, sterilisateur, sucette, table a
      langer, tablier allaitement, tapis d eveil, tasse d apprentissage, tetine, thermometre de bain, tire lait, tour
      de lit, transat bebe, transat de bain, trotteur, trousse de soin bebe, trousse de soin pour bebe, trousse de
      toilette bebe, turbulette, valise maternite, youpala`,
    ],
    [
      'TOYS',
      `abaque, anneaux empilables, anti stress balle, appareil photo enfant, arc et flèches enfant, arche d equilibre,
      ardoise enfant, ardoise lcd, ardoise magique, artillerie napoleonienne, avion rc, avion
      telecommande, baby foot, babyfoot, bac a sable, baguette magique, balancoire, balancoire bebe, balle anti
      stress, balle rebondissante, ballon sauteur, barbie, bateau telecommande, billard enfant, billes, bloc
      magnetique, blocs de construction, bobble head, boite a formes, boite a musique enfant, boite a musique jouet,
      boite pokemon, booster, booster pokemon, boule de petanque jeu, boulier, briques de construction, bruder, bubble
      gun, bulles, bulles de savon, busy board, cabane enfant, camion benne, camion de pompier, camion jouet, camion
      telecommande, carte a collectionner, carte adrenalin, carte adrenalyn, carte de football, carte football, carte
      magic, carte one piece, carte panini, carte pokemon, carte yu gi oh, carte yugioh, cartes a collectionner,
      cartes a jouer, cartes panini, cartes pokemon, casse tete, cerf volant, chateau gonflable, cheval a bascule,
      cheval baton, circuit, circuit de voiture, circuit de voitures, circuit train, circuit voiture, circuit voiture
      électrique, circuit électrique voiture, classeur pokemon, coffret jeux, coffret magie, coffret pokemon, coffret
      scientifique, corde a sauter enfant, cube magique, cubes, cuisine en bois, cuisine en bois enfant, cuisine
      enfant, cuisine pour enfant, deck de cartes, deguisement enfant, deguisement enfant jouet, diabolo, dinette,
      display, display pokemon, domino, dominos, doudou lapin, doudou peluche, draisienne, drone enfant, echiquier,
      epee en mousse, etabli enfant, etb, faucheuse bruder, fidget, figurine, figurine 1 72, figurine articulee,
      figurine funko, figurine manga, figurine pop, figurines, fléchettes enfant, funko pop, gommettes enfant,
      gommettes jeu, goodies manga, guitare enfant, hand spinner, helicoptere telecommande, hochet en bois, infanterie napoleonienne, jetons poker, jeu, jeu d adresse, jeu d eau, jeu d echecs, jeu d eveil, jeu
      d exterieur, jeu de 32 cartes, jeu de 54 cartes, jeu de baby foot, jeu de cartes, jeu de construction, jeu de
      dames, jeu de domino, jeu de fleches enfant, jeu de go, jeu de memoire, jeu de peche, jeu de plateau, jeu de
      plein air, jeu de quilles, jeu de role, jeu de scrabble, jeu de societe, jeu de strategie, jeu de tarot, jeu des
      7 familles, jeu educatif, jeu en bois, jeu montessori, jeux, jeux d eau, jeux d exterieur, jeux de societe,
      jouet, jouet bebe, jouet d eveil, jouet de bain, jouet educatif, jouet en bois, jouet montessori, jouets, jouets
      de bain, karaoke enfant, kart a pedales, kit chimie, kit de magie, kit educatif, kit scientifique, lego, livre d
      activites jeu, locomotive, loto enfant, loto jeu, machine a bulles, magie coffret, maison de poupee,
      maisonnette, malette docteur, maquette, maquette a construire, maquette avion, maquette bateau, maquette char,
      maquette en bois, maquettes, maquettes bateaux, marchande, marionnette, memory, micro enfant, microscope enfant,
      miniature, modele reduit, modelisme, molkky enfant, monopoly, moto electrique enfant, nounours, ordinateur
      enfant, osselets, ours en peluche, ours peluche, panoplie, pate a modeler, pate a modeler enfant, pate a sel,
      pate slime, peluche, peluche geante, peluches, petite voiture, petits chevaux, piano enfant, piscine a balles,
      piste de des, pistolet a bulles, pistolet a eau, pistolet jouet, pistolet nerf, pistolet à billes jouet, planche
      d equilibre, planche sensorielle, plateau a des, pop figurine, pop it, porteur, porteur bébé, porteur enfant,
      portique, poupee, poupees, poupon, protege cartes, puzzle, puzzle 3d, puzzle bois, puzzle enfant, puzzles,
      pyramide d'anneaux, pyramide empilable, quad enfant, robot educatif, robot enfant, robot jouet, robot
      telecommande, rubik s cube, sable cinetique, sable magique, sabre laser, scrabble, seau garni, sleeves, slime,
      soldat de plomb, statue manga, statuette manga, structure gonflable, tableau enfant ardoise, tableau magique,
      tableau magnetique enfant, tablette d'écriture, tablette de dessin, tablette dessin, tablette dessin enfant,
      tablette educative, tablette lcd, talkie walkie enfant, tambour enfant, tapis de jeu, tapis puzzle, telescope
      enfant, tente de jeu, tente enfant, tipi, tipi enfant, toboggan, toboggan enfant, toupie, toupie bois, tour a
      des, tour a des jdr, tour d apprentissage, tracteur a pedales, train, train electrique, train en bois,
      trampoline enfant, tricycle, trottinette enfant, trottinette enfant jouet, uno, vehicule electrique enfant,
      voiture a friction, voiture de police, voiture electrique enfant, voiture enfant, voiture enfant electrique,
      voiture jouet, voiture miniature, voiture radiocommandee, voiture rc, voiture telecommandee`,
    ],
    [
      'PET_SUPPLIES',
      `abreuvoir, alimentation poules, anti aboiement, anti puces, antiparasitaire, aquarium, arbre a chat, bac a
      litiere, boule de graisse, cage, cage oiseau, caisse de transport, chatiere, clapier, collier anti aboiement,
      collier anti puces, collier chat, collier chien, collier pour chien, copeaux, coussin chien, croquette,
      croquettes, croquettes chat, croquettes chien, foin, foin lapin, fontaine a eau chat, friandise chien, friandises pour chien, gamelle, gamelle chien, graines oiseaux, graines pour oiseaux, griffoir,
      harnais, harnais chien, herbe a chat, huile de saumon, jouet chat, jouet chien, jouet pour chat, jouet pour
      chien, jouet pour oiseau, jouet pour perroquet, jouet pour rongeur, laisse, laisse chien, litiere, litiere chat,
      litiere rongeur, mangeoire poules, manteau chien, manteau pour chien, medaille chien, melange de graines,
      melange pour canaris, museliere, niche, niche chien, nourriture poisson, nourriture poissons, os a
      macher, panier chat, panier chien, panier pour chien, patee, patee chat, patee chien, pipette, pipettes,
      poulailler, ramasse crottes, sac a crottes, tapis chien, tapis de fouille, tapis de lechage, tapis educateur,
      vermifuge, vetement chien, vetement pour chien, voliere`,
    ],
  ],
  unsure: `billes, booster, boulier, bulles, cage, circuit, cosy, couche, cubes, diabolo, domino, dominos, gamelle,
    goupillon, harnais, jeu, jeux, jouet, litiere, marchande, memory, miniature, nacelle, niche, pipette, pipettes,
    porteur, portique, rehausseur, sleeves, sterilisateur, sucette, tipi, toupie, train, uno`,
  printed: 'doudou, figurine, peluche, puzzle',
  uses: {
    BABY: `allaitement, bebe, bebe et maman, bebe et puericulture, bebes, maternite, naissance, nourrisson, nouveau
      ne, puericulture, repas bebe, toilette bebe`,
    TOYS: `cartes a collectionner, jeux de societe, jeux educatifs, jeux et jouets, jeux jouets, jouet, jouets, jouets
      et jeux, maquettes, poupee, radiocommande, radiocommandee, radiocommandees, radiocommandes, telecommande voiture`,
    PET_SUPPLIES: `alimentation animale, animal de compagnie, animalerie, animaux de compagnie, aquariophilie, chat,
      chat chien, chaton, chats, chien, chien chat, chiens, chiens et chats, chiot, chiots, croquette, oiseaux
      animalerie, pour animal, pour animaux, rongeur, rongeurs`,
  },
  makers: {
    TOYS: 'lego, playmobil',
  },
};
