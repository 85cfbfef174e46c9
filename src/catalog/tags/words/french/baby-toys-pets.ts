import type { Subject } from '../words.ts';

export const BABY_TOYS_PETS: Subject = {
  things: [
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
      `barboteuse, bloomer, bodies bebe, body bebe, body naissance, brassiere bebe, brassiere laine, cache couche, cache
      couches, combi pilote, combinaison bebe, combinaison pilote, dors bien, ensemble naissance, gigoteuse robe,
      grenouillere, layette, pyjama bebe, robe bapteme, surpyjama, tenue bapteme, tenue naissance`,
    ],
    [
      'BABY',
      `album naissance, anneau de bain, arche d activites, arche de jeu, aspirateur nasal, assiette a ventouse,
      assiette ventouse, attache sucette, attache tetine, babycam, babycook, babyphone, barriere de lit, barriere de
      porte, barriere de securite, barriere escalier, barriere securite, bavoir, berceau, biberon, bloque placard,
      boite a dents, boite a sucette, boite dent de lait, boite doseuse, boite premiere dent, boite souvenirs bebe,
      boite sucette, bol a ventouse, bol ventouse, bout de sein, bouts de sein, cache prise, cache prises, cale bebe,
      cale tete, cale tete bebe, cape bain, cape de bain, carnet de sante, ceinture de grossesse, ceinture grossesse,
      cereales bebe, chaise evolutive, chaise haute, chanceliere, ciel de lit, cododo, coffret repas, coffret repas
      bebe, coin de table bebe, collier ambre bebe, collier d allaitement, collier de portage, collier dentition,
      commode a langer, commode langer, coque maxi cosi, coquille maxi cosi, cosy, couche, couche culotte, couche
      lavable, couches culottes, couches lavables, couffin, coupelles recueil lait, coussin allaitement, coussin d
      allaitement, coussin de grossesse, coussin grossesse, coussinet allaitement, coussinets d allaitement, couverts
      bebe, couverts d apprentissage, couverture de portage, couverture portage, creme allaitement, creme mamelon,
      cuillere souple, cuilleres souples, culotte apprentissage, culotte d apprentissage, doseur lait, doseuse de
      lait, doudou, echarpe bebe, echarpe de portage, echarpe portage, echarpe porte bebe, fond de parc, gigoteuse,
      gobelet d apprentissage, goupillon, grignoteuse, habillage pluie, lait 1er age, lait 2eme age, lait 3eme age,
      lait de croissance, lait de suite, lait infantile, landau, lange, langes, liniment oleo calcaire, lit bebe, lit
      cododo, lit evolutif, lit evolutif bebe, lit parapluie, livre de naissance, livre naissance, matelas a langer,
      matelas cododo, matelas de change, matelas langer, meh dai, miroir auto bebe, miroir bebe voiture, mobile bebe,
      mobile bebe musical, mobile bois, mobile lit, mobile musical, nacelle, nid ange, nid d ange, ombrelle poussette,
      pack naissance, panier a couches, parc bebe, parc bois, pare soleil bebe, peluche bruit blanc, petit pot, petits
      pots, plan a langer, plan langer, planche a roulettes poussette, pochette a couches, pochette sucette, poncho de
      bain bebe, porte bebe, portique bebe, pot bebe, pot enfant, poubelle a couches, poubelle couches, poussette,
      poussette poupee bebe, protege angle, protege angles, protege carnet de sante, protege carnet sante, protege
      coin, protege coins, protege coins de table, protege mamelons, recharge poubelle a couches, recueil lait,
      reducteur de lit, reducteur de toilette, reducteur lit, reducteur toilettes, reducteur wc, rehausseur,
      rehausseur auto, rehausseur chaise, rehausseur de chaise, rehausseur table, rehausseur voiture, retroviseur
      bebe, sac a couches, sac a langer, sac langer, sachet lait maternel, sachets conservation lait, sangle anti
      basculement, set de repas bebe, siege auto, siege bain, siege bumbo, siege de bain, sling, sling bebe,
      sterilisateur, sucette, sucette grignoteuse, support de baignoire, table a langer, table langer, tablier
      allaitement, tapis a langer, tapis de change, tapis de parc, tapis parc, tasse 360, tasse a bec, tasse anti
      fuite, tasse apprentissage, tasse d apprentissage, teterelle, teterelles, tetine, thermometre bain, thermometre
      de bain, tire lait, tire laits, tour de lit, tour lit, transat bain, transat balancelle, transat bebe, transat
      de bain, transat evolutif, tresse de lit, trotteur, trousse de soin bebe, trousse de soin pour bebe, trousse de
      toilette bebe, trousse soin bebe, trousse toilette bebe, turbulette, vaisselle bebe, valise maternite, verrou de
      placard, youpala`,
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
      `abreuvoir, abreuvoir a oiseaux jardin, abreuvoir oiseaux, adaptil, aliment poule pondeuse, alimentation poules,
      anti aboiement, anti aboiements, anti puces, antiparasitaire, antipuces, aquarium, arbre a chat, arbre chat,
      assiette chat, bac a litiere, bac a sable tortue, bac litiere, bain d oiseau, bain d oiseaux, bandana chien,
      barf, barre anti traction, bocal a poisson, bocal poisson, bois de cerf, bonnet anti mouche cheval, bottines
      chien, boule de graisse, boule graisse, bouteille eau chien, brosse chat, brosse chien, brosse pansage, brosse
      pour chat, brosse pour cheval, brosse pour chien, brosse pour lapin, bulleur, cage, cage a oiseaux, cage
      hamster, cage lapin, cage oiseau, cage rongeur, caisse de transport, caisse transport, ceinture chien voiture,
      ceinture de securite chien, chatiere, chemise anti mouche cheval, chemise anti mouches, chemise cheval, chemise
      sechante, ciseaux toilettage, clapier, clicker, clicker chien, collier anti aboiement, collier anti puces,
      collier chat, collier chien, collier de dressage, collier dressage, collier educatif, collier education, collier
      electrique chien, collier etrangleur, collier gps chien, collier pour chien, collier seresto, conditionneur d
      eau aquarium, copeaux, corbeille chat, corbeille chien, corde chien, corne de cerf, couche chien, couches pour
      chien, coupe griffe, coupe griffes, coussin chat, coussin chien, couverture ecurie, couverture imperméable
      cheval, couverture poney, couveuse, couveuse oeufs, couvre reins cheval, creme coussinets chien, crochet tique,
      croquette, croquettes, croquettes chat, croquettes chien, cure pied, cure pieds, dentastix, diffuseur feliway,
      enclos lapin, etrille, feliway, filtre pour aquarium, foin, foin lapin, fontaine a eau chat, fontaine chat,
      fourche a crottin, friandise cheval, friandise chien, friandises cheval, friandises pour chien, furminator,
      gamelle, gamelle anti glouton, gamelle antiglouton, gamelle chien, gamelle double, gamelle inox, gamelle pour
      chat, gamelle pour chien, gant brosse animaux, gant de toilettage, gel dentaire chien, gilet rafraichissant
      chien, gourde chien, graines canari, graines de tournesol oiseaux, graines oiseaux, graines perroquet, graines
      perruche, graines pour oiseaux, graines pour perruches, graisse a sabots, graisse oiseaux, granule lapin,
      granules lapin, griffoir, grille auto chien, harnais, harnais anti traction, harnais chat, harnais chien, herbe
      a chat, huile de saumon, huile saumon, incubateur oeufs, jeu intelligence chien, jeu pour chat, jeu pour chien,
      jouet a macher, jouet chat, jouet chien, jouet pour chat, jouet pour chien, jouet pour oiseau, jouet pour
      perroquet, jouet pour rongeur, kong, laisse, laisse chien, lait chaton, lait chiot, lait maternise chiot, lampe
      chauffante reptile, lampe reptile, lampe uvb, lit chat, lit chien, lit pour chien, litiere, litiere
      agglomerante, litiere chanvre, litiere chat, litiere rongeur, litiere silice, longe chien, maison de toilette,
      mangeoire, mangeoire oiseaux du ciel, mangeoire poule, mangeoire poules, mangeoire volaille, manteau chien,
      manteau imperméable chien, manteau pour chien, masque anti mouche cheval, masque anti mouches cheval, medaille
      chien, medaille gravee chien, medaille pour chat, medaille pour chien, melange de graines, melange graines,
      melange oiseaux, melange oiseaux du ciel, melange perruches, melange pour canaris, melange pour lapins, melange
      pour oiseaux, melange pour perruches, melange pour poules, milbemax, millet oiseau, museliere, niche, niche
      chat, niche chien, nichoir, nourriture poisson, nourriture poissons, nourriture tortue, onguent sabot, oreille
      de porc, os a macher, os a ronger, os de seiche, os macher, panier chat, panier chien, panier de transport chat,
      panier pour chat, panier pour chien, pansage, patee, patee chat, patee chien, peignoir chien, pelle a crottin,
      pelle a litiere, pelle litiere, perchoir, perchoir oiseau, perchoir perroquet, pierre a sel cheval, pince a
      griffes, pince a ongle chien, pince terrarium, pipette, pipettes, plaid chien, planche a griffer, plaque chien,
      plateau alimentation chien, plumeau chat, pompe pour aquarium, poncho chien, pondoir, poulailler, poules
      pondeuses aliment, pull chien, ramasse crotte, ramasse crottes, roue d exercice, sac a crotte, sac a crottes,
      sac crottes, sac pour chat, sac pour chien, sac transport chat, sac transport chien, sachet fraicheur, sachets
      fraicheur, seau a grain, seau cheval, sifflet ultrason, souris chat, spot on, stick a macher, substrat
      terrarium, support gamelle, support gamelles, table de toilettage, tapis chien, tapis de fouille, tapis de
      lechage, tapis educateur, tapis fouille, tapis lechage, tapis litiere, tapis pour chat, tapis pour chien, tapis
      rafraichissant, tapis rafraichissant chien, tapis refroidissant chien, terrarium, terrarium tortue, test eau
      aquarium, tire tique, tire tiques, tondeuse animaux, tondeuse chien, tournesol oiseaux, vermifuge, vers de
      farine, vetement chien, vetement pour chien, vivarium, voliere`,
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
    PET_SUPPLIES: `alimentation animale, animal de compagnie, animalerie, animaux de compagnie, aquariophilie, chat,
      chat chien, chaton, chats, chien, chien chat, chiens, chiens et chats, chiot, chiots, croquette, oiseaux
      animalerie, pour animal, pour animaux, rongeur, rongeurs`,
  },
  makers: {
    TOYS: 'lego, playmobil',
  },
};
