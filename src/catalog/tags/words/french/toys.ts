import type { Subject } from '../words.ts';

export const TOYS: Subject = {
  things: [
    [
      'TOYS',
      `1000 bornes, 4x4 electrique enfant, 6 qui prend, 7 familles, 7 wonders duel, abaque, accessoire poupee,
      accessoires jcc, accessoires photobooth, accessoires poupee, accu lipo, accu nimh rc, accu rc, accus lipo, accus
      nimh rc, accus rc, accus traxxas, accus voiture rc, agres, aiguillage electrique train, aiguillage faller,
      aiguillage flexible peco, aiguillage h0, aiguillage ho, aiguillage miniature ho, aiguillage noch, aiguillage
      peco, aiguillage train, aire de jeu, aire de jeux, album cartes pokemon, album panini, album pokemon, album
      stickers panini, aliments jouet, allumettes majorette, amortisseurs avion rc, amortisseurs crawler, amortisseurs
      lexan, amortisseurs modelisme, amortisseurs rc, amortisseurs traxxas, animal a bascule, animal bascule, animaux
      de la ferme, animaux de la ferme jouet, animaux figurines, animaux papo, animaux schleich, anneau a empiler,
      anneaux a empiler, anneaux empilables, anti stress balle, appareil photo enfant, appareil photo instantane
      enfant, appareil photo instantane jouet, appareil photo jouet, appareil photo pour enfant, appareil photo vtech,
      aquabeads recharge, arbre ho, arbre miniature train, arbre modelisme, arbres faller, arbres flexible peco, arbres
      h0, arbres ho, arbres miniature ho, arbres miniature train, arbres modelisme, arbres noch, arbres peco, arc a
      bulles, arc a eau, arc chevalier, arc cowboy, arc de fee, arc de pirate, arc de sorcier, arc en mousse, arc et
      flèches enfant, arc harry potter, arc laser jouet, arc magique, arc mousse, arc pirate, arc plastique, arche d
      equilibre, arche d escalade, arche de noe, arche de noe jouet, arche equilibre, ardoise enfant, ardoise lcd,
      ardoise magique, arrosoir de plage, arrosoir enfant, artillerie napoleonienne, aspirateur enfant, aspirateur
      enfant jouet, aspirateur jouet, assiette chinoise, atelier bijoux, atelier de perles, autorail, autorail flexible
      peco, autorail peco, avion 1 18, avion 1 24, avion 1 32 siku, avion 1 43, avion 1 64, avion 4x4 rtr, avion a
      construire, avion balsa, avion brushless, avion de chasse maquette, avion electrique rtr, avion epp, avion hot
      wheels, avion ixo, avion jouet, avion miniature, avion miniatures, avion minichamps, avion mousse lanceur, avion
      planeur, avion radiocommande, avion radiocommandee, avion rc, avion rtr, avion telecommande, avion telecommandee,
      avion thermique 1 8, avion thermique rc, awale, baby foot, babyfoot, bac a sable, bac a sable enfant, bac sable,
      backgammon, baguette a bulles, baguette a eau, baguette chevalier, baguette cowboy, baguette de fee, baguette de
      magicien, baguette de pirate, baguette de sorcier, baguette en mousse, baguette harry potter, baguette hermione,
      baguette laser jouet, baguette magique, baguette magique fille, baguette mousse, baguette pirate, baguette
      plastique, bakugan, balancoire, balancoire bebe, balancoire bois enfant, balancoire enfant, balancoire planche,
      ballast faller, ballast flexible peco, ballast h0, ballast ho, ballast miniature ho, ballast noch, ballast peco,
      ballast train, balle anti stress, balle antistress, balle de jonglage, balle en mousse, balle rebondissante,
      balle sensorielle, balles de jonglage, balles de piscine, balles jonglage, balles piscine, balles sensorielles,
      ballon de plage gonflable, ballon mousse, ballon mousse enfant, ballon peppa, ballon sauteur, ballons a eau,
      ballons de baudruche jouet, bandai figurine, bandeau pinata, banpresto, barbe deguisement, barbe factice, barbe
      fausse, barbe fausses, barbe pere noel, barbe pirate, barbe postiche deguisement, barbes deguisement, barbes
      factice, barbes fausse, barbes fausses, barbes pere noel, barbes pirate, barbes postiche deguisement, barbie,
      bascule enfant, bataille navale, bateau 4x4 rtr, bateau a construire, bateau bois a construire, bateau brushless,
      bateau de bain, bateau electrique rtr, bateau epp, bateau jouet, bateau pirate, bateau pirate jouet, bateau
      radiocommande, bateau radiocommandee, bateau rc, bateau rtr, bateau telecommande, bateau telecommandee, bateau
      thermique 1 8, bateau thermique rc, batiment ho, baton bulles, baton lumineux fluo, baton pinata, batterie
      enfant, batterie hump, batterie lipo 2s, batterie lipo 2s voiture rc, batterie lipo 3s, batterie lipo 4s,
      batterie lipo rc, batterie nimh rc, batterie rc, batterie traxxas, batterie voiture rc, batteries traxxas, bebe
      reborn, belote, berceau poupee, beyblade, bijoux enfant kit, billard enfant, billard mini, bille agate, billes,
      billes en verre, blanc manger coco, blister altered, blister commander, blister de draft, blister draft, blister
      dragon ball super, blister dresseur d elite, blister lorcana, blister magic, blister naruto kayou, blister one
      piece card, blister one piece tcg, blister play, blister pokemon, blister preconstruit, blister ultra premium,
      blister yu gi oh, blister yugioh, bloc magnetique, blocs bois, blocs construction, blocs de construction, blocs
      en bois, blocs en mousse enfant, blocs geants, boa a plumes, boa disco, boa plume, boa plumes, boas a plumes,
      boas disco, boas plume, boas plumes, bobble head, boite a forme, boite a formes, boite a histoires, boite a meuh,
      boite a musique danseuse, boite a musique enfant, boite a musique jouet, boite a puzzle, boite a tonies, boite d
      allumettes majorette, boite de magie, boite de rangement cartes, boite formes, boite musicale ballerine, boite
      musicale enfant, boite musique, boite musique enfant, boite musique jouet, boite pokemon, boitier acrylique
      booster, boitier gradation, bombe a eau, bombe a serpentin, bombe fil serpentin, bombe serpentin, bombes a eau,
      bonne paye, boomerang bois enfant, boomerang enfant, booster, booster altered, booster collector, booster
      commander, booster de draft, booster draft, booster dragon ball, booster dresseur d elite, booster ecarlate et
      violet, booster epee et bouclier, booster ev, booster japonais, booster lorcana, booster magic, booster naruto
      kayou, booster one piece, booster one piece card, booster one piece tcg, booster play, booster pokemon, booster
      preconstruit, booster riftbound, booster star wars unlimited, booster topps, booster ultra premium, booster yu gi
      oh, booster yugioh, boosters altered, boosters collector, boosters commander, boosters de draft, boosters draft,
      boosters dragon ball, boosters dresseur d elite, boosters ecarlate et violet, boosters epee et bouclier, boosters
      ev, boosters japonais, boosters lorcana, boosters naruto kayou, boosters one piece, boosters one piece card,
      boosters one piece tcg, boosters play, boosters preconstruit, boosters riftbound, boosters star wars unlimited,
      boosters topps, boosters ultra premium, boosters yugioh, borne arcade, borne d arcade, bouclier a bulles,
      bouclier a eau, bouclier chevalier, bouclier cowboy, bouclier de fee, bouclier de pirate, bouclier de sorcier,
      bouclier en mousse, bouclier enfant, bouclier harry potter, bouclier laser jouet, bouclier magique, bouclier
      mousse, bouclier pirate, bouclier plastique, bougie nitro, boule de petanque enfant, boule de petanque jeu, boule
      petanque jeu, boule puante, boulier, boulier bois, boulier en bois, bourse a des, boussole enfant, bracelet fluo,
      bracelet lumineux fluo, bracelets lumineux, brique lego, briques construction, briques de construction, briques
      lego, brouette enfant, bruder, bubble gun, buggy 4x4 rtr, buggy brushless, buggy electrique enfant, buggy
      electrique rtr, buggy epp, buggy radiocommande, buggy radiocommandee, buggy rc, buggy rtr, buggy telecommande,
      buggy telecommandee, buggy thermique 1 8, buggy thermique rc, bulles, bulles de savon, bulles savon, bundle
      altered, bundle commander, bundle de draft, bundle draft, bundle dragon ball super, bundle dresseur d elite,
      bundle lorcana, bundle magic, bundle naruto kayou, bundle one piece card, bundle one piece tcg, bundle play,
      bundle pokemon, bundle preconstruit, bundle ultra premium, bundle yu gi oh, bundle yugioh, burago, bus 1 18, bus
      1 24, bus 1 32 siku, bus 1 43, bus 1 64, bus hot wheels, bus ixo, bus miniature, bus miniatures, bus minichamps,
      busch ho, bustes manga, busy board, cabane a jouer, cabane de jardin enfant, cabane de jardin smoby, cabane en
      bois enfant, cabane en tissu enfant, cabane enfant, cabane smoby, cadeaux invites anniversaire enfant, cadre
      acrylique carte pokemon, caisse enregistreuse bois, caisse enregistreuse enfant, caisse enregistreuse jouet,
      caisse enregistreuse smoby, calendrier de l avent figurines, calendrier de l avent funko, calendrier de l avent
      jouets, calendrier de l avent lego, calendrier de l avent lego city, calendrier de l avent playmobil, calendrier
      de l avent pokemon, camion 1 18, camion 1 24, camion 1 32 siku, camion 1 43, camion 1 64, camion 4x4 rtr, camion
      benne, camion benne jouet, camion bois, camion brushless, camion burago, camion de chantier, camion de pompier,
      camion electrique enfant, camion electrique rtr, camion epp, camion grue, camion hot wheels, camion ixo, camion
      jouet, camion majorette, camion miniature, camion minichamps, camion norev, camion pompier, camion pompier jouet,
      camion porteur, camion poubelle, camion poubelle bruder, camion poubelle jouet, camion radiocommande, camion
      radiocommandee, camion rc, camion remorque jouet, camion rtr, camion solido, camion tamiya, camion telecommande,
      camion telecommandee, camion thermique 1 8, camion thermique rc, canard de bain, canards de bain, canon a bulles,
      carburant nitro, carburant rc nitro, cardan avion rc, cardan crawler, cardan lexan, cardan modelisme, cardan rc,
      cardan traxxas, cardans avion rc, cardans crawler, cardans lexan, cardans modelisme, cardans rc, cardans traxxas,
      carillon enfant, carrosserie avion rc, carrosserie crawler, carrosserie lexan, carrosserie modelisme, carrosserie
      peinte traxxas, carrosserie rc, carrosserie traxxas, carrosseries crawler, carte a collectionner, carte a
      collectionner foot, carte a jouer, carte adrenalin, carte adrenalyn, carte au tresor, carte bridge, carte
      collectionner, carte de football, carte de tarot divinatoire, carte digimon, carte dracaufeu, carte dragon ball
      super, carte fans de bridge, carte foot panini, carte football, carte gradee, carte gradee psa, carte jumbo,
      carte lorcana, carte magic, carte one piece, carte panini, carte pokemon, carte psa, carte riftbound, carte star
      wars unlimited, carte topps, carte yu gi oh, carte yugioh, cartes a collectionner, cartes a collectionner foot,
      cartes a jouer, cartes bridge, cartes collectionner, cartes de poker, cartes de tarot divinatoire, cartes
      digimon, cartes dracaufeu, cartes dragon ball super, cartes educatives, cartes fans de bridge, cartes flash,
      cartes foot panini, cartes gradee psa, cartes jouer, cartes jumbo, cartes lorcana, cartes panini, cartes pokemon,
      cartes psa, cartes riftbound, cartes star wars unlimited, cartes topps, casse tete, casse tetes, castelet, catan,
      cerf volant, cerf volant enfant, cerf volants, chaise haute poupee, chaise haute poupon, chaise poupee, chamboule
      tout, chapeau anniversaire, chapeau canotier plastique, chapeau cotillon, chapeau cotillons, chapeau cowboy
      deguisement, chapeau de fete, chapeau de pirate, chapeau disco paillettes, chapeau pere noel, chapeau pirate,
      chapeau pointus, chapeau sorciere, chapeaux anniversaire, chapeaux canotier plastique, chapeaux cotillon,
      chapeaux cotillons, chapeaux cowboy deguisement, chapeaux de fete, chapeaux de pirate, chapeaux disco paillettes,
      chapeaux pere noel, chapeaux pirate, chapeaux pointus, chapeaux sorciere, char 4x4 rtr, char brushless, char
      electrique rtr, char epp, char heng long, char radiocommande, char radiocommandee, char rc, char rtr, char
      tamiya, char telecommande, char telecommandee, char thermique 1 8, char thermique rc, chariot bebe, chariot cubes
      bois, chariot de cubes, chariot de marche, chariot marche bebe, chasse au tresor, chasse au tresor enfant, chasse
      au tresor kit, chassis crawler, chassis lexan, chassis rc, chateau fort, chateau gonflable, chateau gonflable
      enfant, chateau jouet, cheval a bascule, cheval bascule, cheval baton, cheval jouet, chiffres magnetiques, cible
      velcro, ciment maquette, circuit, circuit a billes, circuit billes, circuit carrera, circuit de voiture, circuit
      de voitures, circuit electrique carrera, circuit hot wheels, circuit magnetique voitures, circuit slot, circuit
      train, circuit voiture, circuit voiture électrique, circuit voitures, circuit électrique voiture, claque doigts,
      classeur 9 cases, classeur cartes jcc, classeur cartes pokemon, classeur de cartes, classeur de cartes a
      collectionner, classeur pokemon, classeur ultra pro, cluedo, codenames, coffre aux tresors, coffret altered,
      coffret collection pokemon, coffret commander, coffret de draft, coffret de jeux, coffret de magie, coffret
      draft, coffret dragon ball super, coffret dresseur, coffret dresseur d elite, coffret elite trainer, coffret
      experience, coffret jeux, coffret jouef, coffret lorcana, coffret magic, coffret magie, coffret naruto kayou,
      coffret one piece card, coffret one piece cartes, coffret one piece tcg, coffret patisserie enfant, coffret petit
      chimiste, coffret play, coffret pokemon, coffret preconstruit, coffret scientifique, coffret train, coffret train
      flexible peco, coffret train peco, coffret ultra premium, coffret upc, coffret wagons, coffret yu gi oh, coffret
      yugioh, coiffeuse enfant, colle maquette, colle puzzle, concept jeu, confettis canon, conteuse, contraste army
      painter, contraste citadel, contraste contrast citadel, contraste figurine, contraste figurines, contraste
      speedpaint, contraste vallejo game color, contraste vallejo model color, contraste warpaints, corde a noeuds
      portique, corde a sauter bois, corde a sauter enfant, cornhole, coupon rail, couronne avion rc, couronne crawler,
      couronne de roi enfant, couronne lexan, couronne modelisme, couronne rc, couronne traxxas, coussin peteur, craies
      de sol, craies de trottoir, craies geantes trottoir, craies trottoir, crawler 4x4 rtr, crawler brushless, crawler
      electrique rtr, crawler epp, crawler radiocommande, crawler radiocommandee, crawler rc, crawler rtr, crawler
      telecommande, crawler telecommandee, crawler thermique 1 8, crawler thermique rc, croquet enfant, cube 2x2, cube
      3x3, cube 4x4, cube 5x5, cube 6x6, cube 7x7, cube a formes, cube d activites, cube d eveil, cube magique, cubes,
      cubes alphabet, cubes bois, cubes empilables, cubes empiler, cubes en bois, cubes en mousse, cubes gigognes,
      cuisine bois enfant, cuisine de boue, cuisine en bois, cuisine en bois enfant, cuisine enfant, cuisine janod,
      cuisine kidkraft, cuisine pour enfant, cuisine smoby, cuisiniere jouet, de 12 mm, de 16 mm, de 20 faces, de a 20
      faces, de a jouer, de d6 jeu, de jdr, de metal jdr, de pipes, de polyedriques, decals, deck altered, deck cartes,
      deck commander, deck de cartes, deck de demarrage, deck de draft, deck de structure, deck draft, deck dragon ball
      super, deck dresseur d elite, deck lorcana, deck magic, deck naruto kayou, deck one piece, deck one piece card,
      deck one piece tcg, deck play, deck pokemon, deck preconstruit, deck standard magic, deck ultra premium, deck yu
      gi oh, deck yugioh, deckbox, decodeur dcc, decodeur esu, decodeur faller, decodeur flexible peco, decodeur h0,
      decodeur ho, decodeur loksound, decodeur miniature ho, decodeur noch, decodeur peco, decodeur train, decor
      diorama, decor faller, decor flexible peco, decor flocage, decor h0, decor ho, decor maquette, decor miniature,
      decor modelisme, decor noch, decor peco, decor train, deguisement princesse, dentier dents, dentier vampire, des
      12 mm, des 16 mm, des 20 faces, des 6 faces, des a 20 faces, des a jouer, des d6 jeu, des jdr, des metal jdr, des
      pipes, des polyedriques, diabolo, diabolo jonglage, differentiel avion rc, differentiel crawler, differentiel
      lexan, differentiel modelisme, differentiel rc, differentiel traxxas, dinette, dinette enfant, dinosaure
      figurine, dinosaure jouet, dinosaure jouet enfant, dinosaure papo, dinosaure schleich, dinosaure telecommande,
      diorama, display, display digimon, display lorcana, display one piece card, display one piece tcg, display
      pokemon, display yu gi oh, display yugioh, displays one piece card, displays one piece tcg, displays yugioh,
      dixit, dobble, docteur maboul, domino, dominos, draisienne, draisienne bebe, draisienne enfant, draisienne sans
      pedale, draisine, drone 4x4 rtr, drone brushless, drone electrique rtr, drone enfant, drone epp, drone jouet,
      drone pour enfant, drone pour enfants, drone radiocommande, drone radiocommandee, drone rc, drone rtr, drone
      telecommande, drone telecommandee, drone thermique 1 8, drone thermique rc, duopack altered, duopack commander,
      duopack de draft, duopack draft, duopack dragon ball super, duopack dresseur d elite, duopack lorcana, duopack
      magic, duopack naruto kayou, duopack one piece card, duopack one piece tcg, duopack play, duopack pokemon,
      duopack preconstruit, duopack ultra premium, duopack yu gi oh, duopack yugioh, echasses, echasses enfant, echecs
      bois, echecs electronique, echecs magnetique, echelle corde enfant, echiquier, ecran de jeu jdr, ecran du mj,
      elastique a sauter, elastique jeu, emetteur crawler, emetteur lexan, emetteur rc, encastrement, encastrement
      bebe, encastrement bois, engin chantier jouet, engrenages, epee a bulles, epee a eau, epee bois, epee chevalier,
      epee cowboy, epee de chevalier, epee de fee, epee de pirate, epee de sorcier, epee en bois, epee en mousse, epee
      harry potter, epee laser jouet, epee magique, epee mousse, epee pirate, epee plastique, epicerie enfant, epicerie
      marchande, escape box, escape game maison, essence modelisme, essence nitro, essence rc nitro, etabli bois
      enfant, etabli bricolo, etabli enfant, etabli jouet, etabli smoby, etb, etb lorcana, etb one piece card, etb one
      piece tcg, etb pokemon, etb yu gi oh, etb yugioh, etui cartes jeu, everdell, exit le jeu, extension 7 wonders,
      extension carcassonne, extension catan, extension dixit, extension everdell, extension jeu, extension les
      aventuriers du rail, extension mysterium, extension terraforming mars, extension unlock, extension wingspan,
      faba, faller, farces et attrapes, faucheuse bruder, fausse crotte, fausse dents, fausse vampire, fausses dents,
      fausses vampire, faux cils deguisement, faux couteau, faux couteaux, faux doigt, faux nez, faux ongles sorciere,
      faux sang halloween, ferme animaux jouet, ferme en bois, ferme jouet, ferme playmobil, ferme schleich, ferme
      siku, feu d artifice, feuilles 9 cases, feux d artifice, fidget, figuarts, figurine, figurine 1 72, figurine
      articulee, figurine asterix, figurine bandai, figurine banpresto, figurine cake topper jouet, figurine
      collection, figurine dc comics, figurine de collection, figurine demon slayer, figurine dessin anime, figurine
      dinosaure, figurine disney, figurine dragon ball, figurine evangelion, figurine funko, figurine gundam, figurine
      harry potter, figurine ichiban kuji, figurine jujutsu kaisen, figurine lego, figurine manga, figurine mario,
      figurine marvel, figurine mcfarlane, figurine my hero academia, figurine naruto, figurine neca, figurine one
      piece, figurine papo, figurine playmobil, figurine plomb, figurine pokemon, figurine pop, figurine pvc, figurine
      resine, figurine schleich, figurine schtroumpf, figurine sh figuarts, figurine sideshow, figurine smiski,
      figurine sonic, figurine sonny angel, figurine space marine, figurine star wars, figurine tintin, figurine
      warhammer, figurines, figurines disney, figurines faller, figurines flexible peco, figurines h0, figurines ho,
      figurines jdr, figurines lotr, figurines miniature ho, figurines noch, figurines peco, figurines playmobil,
      figurines preiser, figurines train, filet de billes, flechettes nerf, flipper, flocage faller, flocage flexible
      peco, flocage h0, flocage herbe statique, flocage ho, flocage miniature ho, flocage modelisme, flocage noch,
      flocage peco, fléchettes enfant, fontaine pyrotechnique, frisbee 175g, frisbee enfant, frisbee jouet, frisbee
      plage, fruits a couper, fruits a decouper, fruits bois jouet, fruits et legumes en bois, fruits et legumes jouet,
      fruits legumes jouet, fumigene, fumigenes, funko pop, fusee jouet, fusil a eau, fève collection, garage 2 etages,
      garage 3 etages, garage 4 etages, garage en bois, garage enfant, garage hot wheels, garage jouet, garage jouet
      voiture, garage voitures, garage voitures enfant, gare faller, gare flexible peco, gare h0, gare ho, gare
      miniature ho, gare noch, gare peco, gear cube, geomag, globe terrestre enfant, globe terrestre interactif, goban,
      gobelet a des 20 faces, gobelet a des a jouer, gobelet a des d20, gobelet a des de jeu de role, gobelet a des
      jdr, gobelet a des metal jdr, gobelet a des polyedriques, gobelets empilables, gommettes enfant, gommettes jeu,
      goodies manga, guitare enfant, guitare jouet, gundam, gunpla, habit poupee, hache a bulles, hache a eau, hache
      chevalier, hache cowboy, hache de fee, hache de pirate, hache de sorcier, hache en mousse, hache harry potter,
      hache laser jouet, hache magique, hache mousse, hache pirate, hache plastique, hand spinner, helice crawler,
      helice lexan, helice rc, helices crawler, helices lexan, helicoptere 4x4 rtr, helicoptere brushless, helicoptere
      electrique rtr, helicoptere epp, helicoptere jouet, helicoptere radiocommande, helicoptere radiocommandee,
      helicoptere rc, helicoptere rtr, helicoptere telecommande, helicoptere telecommandee, helicoptere thermique 1 8,
      helicoptere thermique rc, herbe faller, herbe flexible peco, herbe h0, herbe ho, herbe miniature ho, herbe noch,
      herbe peco, herbe statique, hippo gloutons, horloge enfant jouet, horloge pedagogique, infanterie napoleonienne,
      instrument bebe bois, instrument de musique bois enfant, instrument de musique enfant, instrument enfant,
      instruments enfant, jantes avion rc, jantes crawler, jantes lexan, jantes modelisme, jantes rc, jantes traxxas,
      jellycat, jetons de poker, jetons poker, jeu, jeu a boire, jeu a deux, jeu a partager, jeu apero, jeu aquatique,
      jeu asmodee, jeu cluedo, jeu concours, jeu construction, jeu coopératif, jeu d adresse, jeu d ambiance, jeu d
      anneaux, jeu d apprentissage, jeu d assemblage, jeu d association, jeu d eau, jeu d eau jardin, jeu d echecs, jeu
      d encastrement, jeu d enquete, jeu d equilibre, jeu d escape, jeu d eveil, jeu d exterieur, jeu dames echecs, jeu
      de 32, jeu de 32 cartes, jeu de 421, jeu de 54 cartes, jeu de baby foot, jeu de bain, jeu de bluff, jeu de
      cartes, jeu de cartes enfant, jeu de cartes pokemon, jeu de cible velcro, jeu de construction, jeu de cricket
      enfant, jeu de croquet, jeu de croquet enfant, jeu de dada, jeu de dames, jeu de des, jeu de domino, jeu de fete,
      jeu de ficelle, jeu de fleches enfant, jeu de flechettes magnetique, jeu de formes, jeu de go, jeu de jardin, jeu
      de kubb, jeu de l oie, jeu de lancer, jeu de laçage, jeu de logique, jeu de logique enfant, jeu de loto, jeu de
      magie, jeu de massacre, jeu de memo, jeu de memoire, jeu de memory, jeu de mikado, jeu de motricite, jeu de
      palets, jeu de parachute, jeu de peche, jeu de piste, jeu de piste enfant, jeu de plage, jeu de plateau, jeu de
      plein air, jeu de quilles, jeu de role, jeu de sable, jeu de scrabble, jeu de sept familles, jeu de societe, jeu
      de societe enfant, jeu de strategie, jeu de tarot, jeu de tarot 78 cartes, jeu de tri, jeu des 7 familles, jeu
      educatif, jeu electronique, jeu en bois, jeu enquete, jeu escape, jeu exterieur, jeu gigamic, jeu gonflable, jeu
      haba, jeu iello, jeu interactif, jeu lego, jeu magnetique, jeu magnetique enfant, jeu memory, jeu mikado, jeu
      molkky, jeu montessori, jeu peche, jeu picnic, jeu quiz, jeu rapidite, jeu raquette plage, jeu scientifique, jeu
      smartgames, jeu solo, jeu times up, jeu uno, jeux, jeux d eau, jeux d exterieur, jeux de plage, jeux de sable,
      jeux de societe, jeux exterieur, jouet, jouet a empiler, jouet a pousser, jouet a tirer, jouet a trainer, jouet
      bebe, jouet d encastrement, jouet d eveil, jouet de bain, jouet de plage, jouet de sable, jouet educatif, jouet
      en bois, jouet kinder, jouet montessori, jouet musical, jouet sonore, jouets, jouets de bain, jouets de plage,
      jouets de sable, jouets plage, jumelles enfant, jumelles junior, jungle speed, kaleidoscope, kapla, karaoke
      enfant, kart a pedale, kart a pedales, kart berg, kart electrique enfant, kart enfant pedales, kart pedales,
      karting electrique enfant, katana decoratif jouet, katana manga, katana zoro, kendama, kinder surprise jouet, kit
      archeologie, kit astronomie enfant, kit chimie, kit circuit electrique enfant, kit cotillon, kit cotillons, kit
      creatif enfant jouet, kit cristal enfant, kit cristaux, kit de cotillon, kit de cotillons, kit de fouille, kit de
      magie, kit educatif, kit espion enfant, kit experience, kit fouille dinosaure, kit magie, kit magie enfant, kit
      mini serre enfant, kit observation insectes, kit paleontologie, kit photobooth, kit plage enfant, kit police
      enfant, kit science, kit scientifique, kit surprise anniversaire, kit surprises anniversaire, kit volcan, kit
      weathering, lance balles jouet, lanceur toupie, landau de poupee, landau poupee, landau poupon, langues de belle
      mere, lego, lego architecture, lego botanical, lego city, lego creator, lego duplo, lego friends, lego harry
      potter, lego icons, lego ideas, lego marvel, lego minifigure, lego ninjago, lego speed champions, lego star wars,
      lego technic, legumes a decouper, les aventuriers du rail, lettres magnetiques, lexibook, licorne a bascule,
      limite limite, lit de poupee, lit poupee, lit poupon, livre activites jeu, livre bain, livre d activites jeu,
      livre d eveil, livre d eveil bebe, livre d eveil tissu, livre de bain, livre de bain bebe, livre en tissu, livre
      jeu jdr, livre sonore jouet, livre tissu, livre tissu bebe, locomotive, locomotive fleischmann, locomotive
      flexible peco, locomotive marklin, locomotive peco, locomotive roco, lot cotillon, lot cotillons, lot de
      cotillon, lot de cotillons, lot de des de jeu de role, lot surprise anniversaire, lot surprises anniversaire,
      loto, loto des animaux, loto enfant, loto jeu, loto sonore, loup garou de thiercelieux, loupe enfant, loups
      garous, lubrifiant cube, lunette annee 2025, lunette annee 2026, lunette clown, lunette de fete, lunette
      deguisement, lunette disco, lunette evjf, lunette fantaisie, lunette nouvel an, lunettes annee 2025, lunettes
      annee 2026, lunettes clown, lunettes de fete, lunettes deguisement, lunettes disco, lunettes evjf, lunettes
      fantaisie, lunettes nouvel an, lunii, machine a bulles, machine a bulles enfant, machine a laver jouet,
      magformers, magie coffret, magnet construction, mah jong, mahjong, maison barbie, maison de poupee, maison
      faller, maison flexible peco, maison h0, maison ho, maison miniature ho, maison noch, maison peco, maison
      playmobil, maison poupee, maison sylvanian, maisonnette, maisonnette enfant exterieur, maisonnette jardin enfant,
      maisonnette smoby, majorette, malette de docteur, malette de docteur enfant, malette docteur, malette maquillage
      enfant, mallette de docteur, mallette de jeux, mallette de magie, mallette de poker, mallette docteur, mallette
      maquillage enfant, mallette medecin, mallette outils enfant, mallette outils jouet, mallette peinture enfant
      jouet, mallette poker, mallette veterinaire, maquette, maquette a construire, maquette airfix, maquette avion,
      maquette bateau, maquette camion, maquette carton, maquette char, maquette en bois, maquette italeri, maquette
      militaire, maquette moto, maquette revell, maquette tamiya, maquette tank, maquette voiture, maquettes, maquettes
      a coller, maquettes bateaux, maquettes bois, maquettes carton, maquettes gundam, maquettes heller, maquettes
      metal, maquettes militaire, maquettes tank, maquettes train, maquillage carnaval, maquillage clown, maracas bebe,
      maracas enfant, marchande, marchande bois, marchande en bois, marelle, marionnette, marionnette a fil, masque
      animaux enfant, masque animaux mousse, masque de heros, masque super heros jouet, massues de jonglage, mastic
      maquette, meccano, megaminx, melangeur de cartes, memory, memory enfant, merlin boite a histoires, meuble maison
      de poupee, meuble miniature maison de poupee, meuble miniatures, meubles maison de poupee, meubles miniature
      maison de poupee, meubles miniatures, micro enfant, micro karaoke enfant, micro pour enfant, microscope enfant,
      microscope junior, mikado, mille bornes, mini basket jouet, mini billard, mini figurines, mini panier de basket,
      mini panier de basket enfant, miniature, miniature 1 12, miniature 1 43, miniature bus, miniature camion,
      miniature moto, miniature siku, miniature tracteur, miniature voiture, minifigurine, minifigurines, mobilier
      maison de poupee, modele reduit, modelisme, module de motricite, modules motricite, molkky enfant, monopoly,
      monster truck 4x4 rtr, monster truck brushless, monster truck electrique rtr, monster truck epp, monster truck
      radiocommande, monster truck radiocommandee, monster truck rc, monster truck rtr, monster truck telecommande,
      monster truck telecommandee, monster truck thermique 1 8, monster truck thermique rc, montre enfant jouet, montre
      jouet, moteur brushed rc, moteur brushless, moteur brushless rc, moteur charbon crawler, moteur charbon lexan,
      moteur charbon rc, moto 1 18, moto 1 24, moto 1 32 siku, moto 1 43, moto 1 64, moto 4x4 rtr, moto a batterie
      enfant, moto brushless, moto burago, moto electrique enfant, moto electrique rtr, moto enfant 12v, moto epp, moto
      hot wheels, moto ixo, moto majorette, moto miniature, moto miniatures, moto minichamps, moto norev, moto
      radiocommande, moto radiocommandee, moto rc, moto rtr, moto solido, moto telecommande, moto telecommandee, moto
      thermique 1 8, moto thermique rc, moule a sable, moule sable, moules a sable, moules sable, moulin a sable,
      moustache deguisement, moustache factice, moustache fausse, moustache fausses, moustache pere noel, moustache
      pirate, moustache postiche deguisement, moustaches deguisement, moustaches factice, moustaches fausse, moustaches
      fausses, moustaches pere noel, moustaches pirate, moustaches postiche deguisement, mur d escalade enfant, murder
      party, mysterium, nain jaune, nendoroid, nerf, nerf pistolet, nez clown, nez de clown, nez rouge, nez rouges,
      noch ho, norev, nounours, oeuf dinosaure, one touch magnetique, ordinateur educatif, ordinateur enfant,
      ordinateur jouet, osselets, ours en peluche, ours peluche, outils enfant, pages 9 cases, panier de basket enfant,
      panoplie, parachute de jeu, parcours de motricite, parcours motricite, parcours mousse bebe, passage a niveau ho,
      pate a modeler, pate a modeler enfant, pate a prout, pate a sel, pate a slime, pate intelligente, pate modeler,
      pate modeler enfant, pate play doh, pate sel, pate slime, peche aux canards, peinture army painter, peinture
      citadel base, peinture contrast citadel, peinture figurine, peinture pour maquette, peinture speedpaint, peinture
      vallejo game color, peinture vallejo model color, peinture warpaints, pelle de plage, pelle plage enfant, pelle
      sable enfant, pelleteuse, pelleteuse jouet, pelleteuse miniature, peluche, peluche 30 cm, peluche 40 cm, peluche
      anime, peluche chat, peluche chien, peluche dinosaure, peluche disney, peluche doudou lapin, peluche geant,
      peluche geante, peluche histoire d ours, peluche interactive, peluche interactive chien, peluche jellycat,
      peluche kawaii, peluche lapin, peluche licorne, peluche mario, peluche musicale, peluche ours, peluche panda,
      peluche personnalisee, peluche pokemon, peluche pusheen, peluche renard, peluche requin, peluche squishmallows,
      peluche stitch, peluches, pendule d echecs, pendule echecs, perles a enfiler enfant, perruque afro disco,
      perruque annees 80, perruque arc en ciel, perruque carnaval, perruque clown, perruque cosplay, perruque
      deguisement adulte, perruque disco, perruque fluo, perruque halloween, perruque hippie, perruque marquise,
      perruque mulet, perruque multicolore, perruque pere noel, perruque princesse, perruque sorciere, perruques afro
      disco, perruques annees 80, perruques arc en ciel, perruques carnaval, perruques clown, perruques cosplay,
      perruques deguisement adulte, perruques disco, perruques fluo, perruques halloween, perruques hippie, perruques
      marquise, perruques mulet, perruques multicolore, perruques pere noel, perruques princesse, perruques sorciere,
      petard, petards, petite voiture, petits chevaux, photo booth, photodecoupe, piano bois enfant, piano enfant,
      piano jouet, pictionary, pieces d echecs, pigments maquette, pignon moteur crawler, pignon moteur lexan, pignon
      moteur rc, pinata, pince maquette, pion, pions, piscine a balle mousse, piscine a balles, piscine a balles
      mousse, piscine a boules, piscine balles, piscine de balles, piste 421, piste de des, piste de des de jeu de
      role, piste hot wheels, pistolet a bulles, pistolet a eau, pistolet a eau enfant, pistolet a flechettes, pistolet
      a fusee, pistolet billes jouet, pistolet bulles, pistolet bulles de savon, pistolet chevalier, pistolet cowboy,
      pistolet de fee, pistolet de pirate, pistolet de sorcier, pistolet eau, pistolet en mousse, pistolet flechettes
      mousse, pistolet harry potter, pistolet jouet, pistolet laser jouet, pistolet magique, pistolet mousse, pistolet
      nerf, pistolet pirate, pistolet plastique, pistolet à billes jouet, pivots crawler, pivots lexan, pivots rc,
      planche d activites, planche d equilibre, planche d equilibre enfant, planche de motricite, planche equilibre,
      planche sensorielle, planchettes, planeur 4x4 rtr, planeur brushless, planeur electrique rtr, planeur epp,
      planeur lance main, planeur polystyrene, planeur radiocommande, planeur radiocommandee, planeur rc, planeur rtr,
      planeur telecommande, planeur telecommandee, planeur thermique 1 8, planeur thermique rc, plateau a des, plateau
      d echecs, plateau de des 20 faces, plateau de des a jouer, plateau de des d20, plateau de des de jeu de role,
      plateau de des jdr, plateau de des metal jdr, plateau de des polyedriques, playmat, playmobil 1 2 3, playmobil
      city life, playmobil family fun, pneus 1 10, pneus 1 8 rc, pneus avion rc, pneus buggy 1 8, pneus crawler, pneus
      crawler rc, pneus lexan, pneus modelisme, pneus rc, pneus traxxas, pochette cotillon, pochette cotillons,
      pochette de cotillon, pochette de cotillons, pochette panini, pochette surprise, pochette surprise anniversaire,
      pochette surprises anniversaire, pochettes cotillon, pochettes cotillons, pochettes de cotillon, pochettes de
      cotillons, pochettes surprise anniversaire, pochettes surprises, pochettes surprises anniversaire, poil a
      gratter, pois fulminants, pokeball, pokebox altered, pokebox commander, pokebox de draft, pokebox draft, pokebox
      dragon ball super, pokebox dresseur d elite, pokebox lorcana, pokebox magic, pokebox naruto kayou, pokebox one
      piece card, pokebox one piece tcg, pokebox play, pokebox pokemon, pokebox preconstruit, pokebox ultra premium,
      pokebox yu gi oh, pokebox yugioh, pont faller, pont flexible peco, pont h0, pont ho, pont miniature ho, pont
      noch, pont peco, pop figurine, pop it, porte cartes de jeu, porteur, porteur auto, porteur bois, porteur
      bulldozer, porteur bébé, porteur camion, porteur en bois, porteur enfant, porteur moto enfant, porteur trotteur,
      portfolio 9 cases, portfolio a4 pokemon, portfolio cartes, portfolio pokemon, portique, portique bois, portique
      enfant, portique metal, portique soulet, portique trigano, poudre coloree holi, poudre holi, poupee, poupee a
      habiller, poupee american girl, poupee ancienne porcelaine, poupee articulee, poupee barbie, poupee bebe, poupee
      bjd, poupee chiffon, poupee corolle, poupee gotz, poupee lol, poupee mannequin, poupee miniland, poupee nines d
      onil, poupee paola reina, poupee rainbow high, poupee reborn, poupee reine des neiges, poupee vaudou, poupee
      waldorf, poupees, poupon, pousse pousse jouet, poussette canne poupee, poussette corolle, poussette double
      poupee, poussette jouet, poussette poupee, poussette poupon, poussette pour poupee, pousseur, precommande
      pokemon, preiser, prises d escalade enfant, protege booster acrylique, protege carte, protege cartes, protege
      cartes pokemon, puissance 4, puzzle, puzzle 100 pieces, puzzle 1000 pieces, puzzle 1500 pieces, puzzle 2000
      pieces, puzzle 3000 pieces, puzzle 3d, puzzle 500 pieces, puzzle a boutons, puzzle animaux, puzzle bebe, puzzle
      bois, puzzle bois enfant, puzzle carte de france, puzzle clementoni, puzzle disney, puzzle educa, puzzle en bois,
      puzzle encastrement, puzzle enfant, puzzle evolutif, puzzle gros boutons, puzzle magnetique enfant, puzzle monde,
      puzzle photo, puzzle ravensburger, puzzle sol, puzzles, puzzles evolutifs, pyramide a empiler, pyramide anneaux,
      pyramide d'anneaux, pyramide empilable, pyramide gobelets, pyraminx, quad a batterie enfant, quad enfant, qui est
      ce, quilles, quilles en bois, quilles finlandaises, quoridor, radiocommande avion, radiocommande flysky,
      radiocommande futaba, radiocommande modelisme, radiocommande rc, radiocommande spektrum, rail brio, rail courbe,
      rail droit ho, rail droit roco, rail faller, rail fleischmann, rail flexible ho, rail flexible peco, rail h0,
      rail ho, rail marklin, rail miniature ho, rail noch, rail peco, rail piko, rail roco, rail train bois, rail train
      jouet, rails lego, rails train, rami, raquettes de plage, raquettes plage, rateau de plage, rateau enfant,
      recepteur crawler, recepteur flysky, recepteur futaba, recepteur lexan, recepteur rc, recepteur spektrum,
      remorque rolly toys, replique epee manga, robot a construire, robot dinosaure, robot educatif, robot enfant,
      robot interactif, robot jouet, robot programmable, robot telecommande, rokr, rolly toys, roulette casino jeu,
      rubik, rubik s cube, rummikub, sable a modeler, sable a modeler enfant, sable cinetique, sable de jeu, sable
      lunaire, sable magique, sable magique enfant, sable modelage, sabot cartes, sabot de cartes, sabre a bulles,
      sabre a eau, sabre chevalier, sabre cowboy, sabre de fee, sabre de pirate, sabre de sorcier, sabre en mousse,
      sabre harry potter, sabre laser, sabre laser jouet, sabre magique, sabre mousse, sabre pirate, sabre plastique,
      sac cotillon, sac cotillons, sac de billes, sac de cotillon, sac de cotillons, sac de des 20 faces, sac de des a
      jouer, sac de des d20, sac de des de jeu de role, sac de des jdr, sac de des metal jdr, sac de des polyedriques,
      sac de jeu, sac surprise anniversaire, sac surprises anniversaire, sachet cotillon, sachet cotillons, sachet de
      cotillon, sachet de cotillons, sachet surprise, sachet surprise anniversaire, sachet surprises anniversaire,
      sarbacane jouet, scalextric, scooter electrique enfant, scrabble, seau de plage, seau de plage enfant, seau de
      sable, seau et pelle, seau garni, seau plage, seau sable enfant, service a the enfant, service a the jouet, servo
      avion rc, servo crawler, servo lexan, servo modelisme, servo rc, servo savox, servo traxxas, servos avion rc,
      servos crawler, servos lexan, servos traxxas, set de des, set de des de jeu de role, set de des jdr, shade army
      painter, shade citadel, shade contrast citadel, shade figurine, shade figurines, shade speedpaint, shade vallejo
      game color, shade vallejo model color, shade warpaints, signal faller, signal flexible peco, signal h0, signal
      ho, signal miniature ho, signal noch, signal peco, skewb, skyjo, sleeve cartes, sleeve dragon shield, sleeve
      japanese size, sleeve katana, sleeve pokemon, sleeve standard, sleeves, sleeves cartes, sleeves dragon shield,
      sleeves japanese size, sleeves katana, sleeves pokemon, sleeves standard, slime, slime paillettes, small world,
      soldat de plomb, soldat plomb, solido, sous couche army painter, sous couche citadel, sous couche contrast
      citadel, sous couche figurine, sous couche figurines, sous couche maquette, sous couche speedpaint, sous couche
      vallejo game color, sous couche vallejo model color, sous couche warpaints, speedcube, spirale d activites,
      squishies, squishmallows, squishy, starter altered, starter commander, starter de draft, starter draft, starter
      dragon ball super, starter dresseur d elite, starter lorcana, starter magic, starter naruto kayou, starter one
      piece card, starter one piece tcg, starter play, starter pokemon, starter preconstruit, starter set booster,
      starter ultra premium, starter yu gi oh, starter yugioh, station de jeux, statue manga, statuette collection,
      statuette dragon ball, statuette manga, statuette marvel, statuette resine manga, statuette tintin, stickers
      panini, structure de motricite, structure escalade enfant, structure gonflable, structure gonflable enfant,
      structure motricite, support carte gradee, table d activites, table d activites enfant, table d eau, table d
      eveil, table eau sable, tableau aimante enfant, tableau d activites, tableau d eveil, tableau double face enfant,
      tableau enfant ardoise, tableau magique, tableau magnetique enfant, tableau noir enfant, tableau sensoriel,
      tablette d'écriture, tablette de dessin, tablette dessin, tablette dessin enfant, tablette ecriture, tablette
      educative, tablette enfant educative, tablette enfant vtech, tablette jouet, tablette lcd, tablette lexibook,
      tablette pour enfant, tablette vtech, talkie walkie enfant, talkie walkie jouet, talkie walkies enfant, tambour
      bois enfant, tambour enfant, tambourin enfant, tank 4x4 rtr, tank brushless, tank electrique rtr, tank epp, tank
      radiocommande, tank radiocommandee, tank rc, tank rtr, tank telecommande, tank telecommandee, tank thermique 1 8,
      tank thermique rc, tapis aquatique enfant, tapis belote, tapis circuit voiture, tapis cube, tapis d eau enfant,
      tapis de belote, tapis de bridge, tapis de carte, tapis de cartes, tapis de danse, tapis de danse electronique,
      tapis de danse enfant, tapis de jeu, tapis de jeu pokemon, tapis de jeux enfant, tapis de poker, tapis echecs,
      tapis jeu, tapis jeu de cartes, tapis mousse puzzle, tapis musical, tapis musical enfant, tapis playmat, tapis
      poker, tapis puzzle, tapis puzzle mousse, tapis route voitures, tarot jeu, tatouage enfant jouet, telephone bebe
      jouet, telephone jouet, telescope enfant, telescope junior, tente de jeu, tente de jeu enfant, tente enfant,
      tente jeu, tente pop up chambre, tente pop up enfant, tente princesse, tente teepee, tente tipi enfant, tente
      tunnel, terraforming mars, tete a coiffer, time s up, timer cube, tin altered, tin box pokemon, tin commander,
      tin de draft, tin draft, tin dragon ball super, tin dresseur d elite, tin lorcana, tin magic, tin naruto kayou,
      tin one piece card, tin one piece tcg, tin play, tin pokemon, tin preconstruit, tin ultra premium, tin yu gi oh,
      tin yugioh, tins altered, tins box pokemon, tins commander, tins de draft, tins draft, tins dragon ball super,
      tins dresseur d elite, tins lorcana, tins magic, tins naruto kayou, tins one piece card, tins one piece tcg, tins
      play, tins pokemon, tins preconstruit, tins ultra premium, tins yu gi oh, tins yugioh, tipi, tipi chambre enfant,
      tipi enfant, tirelire electronique, toboggan, toboggan bebe, toboggan bois enfant, toboggan de piscine enfant,
      toboggan enfant, toboggan jardin, toboggan smoby, tondeuse enfant, tonie, toniebox, top loader, toploader,
      toupie, toupie bois, toupie bois enfant, toupie lanceur, toupie metal, tour a des, tour a des de jeu de role,
      tour a des jdr, tour a empiler, tour apprentissage, tour d apprentissage, tour de magie, tour des jdr, tracteur 1
      18, tracteur 1 24, tracteur 1 32 siku, tracteur 1 43, tracteur 1 64, tracteur a pedales, tracteur bruder,
      tracteur claas jouet, tracteur electrique enfant, tracteur enfant pedales, tracteur hot wheels, tracteur ixo,
      tracteur john deere jouet, tracteur jouet, tracteur miniature, tracteur minichamps, tracteur pedales, tracteur
      siku, tracteur universal hobbies, tractopelle, tractopelle jouet, tractopelle miniature, train, train brio, train
      d atterrissage crawler, train d atterrissage lexan, train d atterrissage rc, train electrique, train en bois,
      train jouet, trampoline 2 44, trampoline 3m, trampoline enfant, trampoline kangui, transformateur ho,
      transformateur train, transformateur train flexible peco, transformateur train peco, trapeze anneaux, trapeze
      enfant, trapeze portique, traverse faller, traverse flexible peco, traverse h0, traverse ho, traverse miniature
      ho, traverse noch, traverse peco, traxxas, triangle crawler, triangle d escalade, triangle lexan, triangle rc,
      triangles crawler, triangles lexan, triangles rc, tricycle, tricycle bebe, tricycle enfant, triominos, tripack
      altered, tripack commander, tripack de draft, tripack draft, tripack dragon ball super, tripack dresseur d elite,
      tripack lorcana, tripack magic, tripack naruto kayou, tripack one piece card, tripack one piece tcg, tripack
      play, tripack pokemon, tripack preconstruit, tripack ultra premium, tripack yu gi oh, tripack yugioh, trivial
      pursuit, trotteur bois, trotteur bois chariot, trotteur pousseur, trottinette 3 roues, trottinette bebe,
      trottinette electrique enfant, trottinette enfant, trottinette enfant jouet, trottinette evolutive enfant,
      trottinette globber, trottinette micro mini, trottinette trois roues, truggy 4x4 rtr, truggy brushless, truggy
      electrique rtr, truggy epp, truggy radiocommande, truggy radiocommandee, truggy rc, truggy rtr, truggy
      telecommande, truggy telecommandee, truggy thermique 1 8, truggy thermique rc, tunnel de jeu, tunnel enfant,
      tunnel faller, tunnel flexible peco, tunnel h0, tunnel ho, tunnel miniature ho, tunnel noch, tunnel peco, ugears,
      ukulele jouet, uno, uno cartes, uno flip, variateur avion rc, variateur brushless, variateur crawler, variateur
      hobbywing, variateur lexan, variateur modelisme, variateur rc, variateur traxxas, variateurs avion rc, variateurs
      crawler, variateurs lexan, variateurs modelisme, variateurs traxxas, vehicule electrique enfant, vehicule
      miniature, vehicule telecommande, veilleuse conteuse, velo draisienne, vetement barbie, vetement de poupee,
      vetement poupee, vetement poupon, vetement pour poupee, vetements barbie, vetements de poupee, vetements poupon,
      vetements pour poupee, voie faller, voie flexible peco, voie h0, voie ho, voie miniature ho, voie noch, voie
      peco, voiture 1 18, voiture 1 24, voiture 1 32 siku, voiture 1 43, voiture 1 64, voiture 12 volts enfant, voiture
      4x4 rtr, voiture a batterie enfant, voiture a friction, voiture a pedale, voiture a pedales, voiture a pedales
      enfant, voiture brushless, voiture burago, voiture carrera, voiture crawler, voiture de course jouet, voiture de
      police, voiture electrique 12v, voiture electrique bebe, voiture electrique carrera, voiture electrique enfant,
      voiture electrique mercedes 12v, voiture electrique pour enfant, voiture electrique rtr, voiture en bois, voiture
      enfant, voiture enfant electrique, voiture epp, voiture friction, voiture hot wheels, voiture ixo, voiture jouet,
      voiture majorette, voiture mercedes enfant, voiture metal, voiture miniature, voiture minichamps, voiture norev,
      voiture porteur enfant, voiture radiocommande, voiture radiocommandee, voiture radiocommandee 4x4, voiture rc,
      voiture rtr, voiture scalextric, voiture slot, voiture solido, voiture telecommande, voiture telecommandee,
      voiture thermique 1 8, voiture thermique rc, voiture voyageurs faller, voiture voyageurs flexible peco, voiture
      voyageurs h0, voiture voyageurs ho, voiture voyageurs miniature ho, voiture voyageurs noch, voiture voyageurs
      peco, voitures 1 18, voitures 1 24, voitures 1 32 siku, voitures 1 43, voitures 1 64, voitures ixo, voitures
      minichamps, wagon, wagon citerne, wagon couvert, wagon electrotren, wagon faller, wagon flexible peco, wagon h0,
      wagon ho, wagon jouef, wagon marchandises, wagon miniature ho, wagon noch, wagon peco, wagon porte conteneur,
      wagon roco, wagon tombereau, wagon voyageurs, warhammer, wash army painter, wash citadel, wash contrast citadel,
      wash figurine, wash figurines, wash speedpaint, wash vallejo game color, wash vallejo model color, wash
      warpaints, wingspan, xylophone enfant, yahtzee, yams, yoyo`,
    ],
    [
      'FASHION+TOYS',
      `accessoires annees 20, accessoires charleston, accessoires cowboy, accessoires mere noel, accessoires pirate,
      accessoires policier, ailes ange, ailes d ange, ailes de chauve souris, ailes de demon, ailes de fee, ailes de
      papillon, ailes papillon, cape chaperon rouge, cape de magicien, cape de sorciere, cape de super heros, cape de
      vampire, cape dracula, cape halloween, cape super heros, cape vampire, costume annees 20, costume annees 60,
      costume annees 70, costume annees 80, costume batman, costume bavarois, costume captain america, costume
      carnaval, costume casa de papel, costume charleston, costume chevalier, costume cleopatre, costume clown, costume
      cosplay, costume cowboy, costume d ange, costume d animal, costume d infirmiere sexy, costume de carnaval,
      costume de chevalier, costume de clown, costume de cosplay, costume de cowboy, costume de diable, costume de
      diablesse, costume de dinosaure, costume de fee, costume de gladiateur, costume de licorne, costume de lutin,
      costume de marin, costume de moine, costume de mousquetaire, costume de ninja, costume de noel, costume de nonne,
      costume de pere noel, costume de pilote, costume de pirate, costume de police, costume de policier, costume de
      pompier, costume de princesse, costume de prisonnier, costume de romain, costume de sirene, costume de sorciere,
      costume de squelette, costume de super heros, costume de vampire, costume de viking, costume de zombie, costume
      de zorro, costume disco, costume egyptien, costume elsa, costume gonflable, costume halloween, costume harry
      potter, costume hawaien, costume hippie, costume indien, costume jedi, costume marquise, costume mascotte,
      costume medieval, costume mexicain, costume moine, costume ninja, costume nonne, costume oktoberfest, costume
      pere noel, costume peter pan, costume pilote, costume pirate, costume princesse, costume romain, costume
      spiderman, costume squelette, costume squid game, costume star wars, costume steampunk, costume super heros,
      costume superman, costume vampire, costume venitien, costume viking, costume zorro, deguisement, deguisement
      bebe, deguisement femme, deguisement homme, deguisements, kit annees 20, kit charleston, kit cowboy, kit mere
      noel, kit pirate, kit policier, masque animal carnaval, masque anonymous, masque dali, masque de clown, masque de
      venise, masque la casa de papel, masque loup dentelle, masque loup venitien, masque scream, masque squid game,
      masque vendetta, masque venise, masque zombie, panoplie annees 20, panoplie charleston, panoplie cowboy, panoplie
      de deguisement, panoplie deguisement, panoplie infirmiere deguisement, panoplie mere noel, panoplie policier,
      robe annees 20 charleston, robe charleston, robe de princesse deguisement, robe de sorciere, robe princesse fille
      deguisement, set annees 20, set charleston, set cowboy, set mere noel, set pirate, set policier, tutu annees 80,
      tutu fluo, tutu halloween, tutu tulle adulte`,
    ],
  ],
  unsure: `billes, booster, boulier, bulles, circuit, cubes, decals, diabolo, domino, dominos, draisine, encastrement,
    engrenages, faller, garage enfant, jeu, jeux, jouet, loto, marchande, memory, mikado, miniature, pelleteuse, pion,
    pions, planchettes, porteur, portique, sleeves, tipi, toupie, tractopelle, train, uno, wagon`,
  printed: 'deguisement, figurine, peluche, puzzle',
  uses: {
    TOYS: `cartes a collectionner, jeux de societe, jeux educatifs, jeux et jouets, jeux jouets, jouet, jouets, jouets
      et jeux, ludotheque, maquettes, poupee, radiocommande, radiocommandee, radiocommandees, radiocommandes,
      telecommande voiture`,
  },
  makers: {
    TOYS: `aofu, asmodee, bandai, bruder, buki, clementoni, dayan, djeco, ecoiffier, fisher price, gan 11, gan 12, gan
      13, gan 14, gan 15, gan 356, gan skewb, goula, gravitrax, hasbro, janod, kidkraft, lego, magformers, mattel,
      meilong, melissa doug, moyu, moyu rs3m, pat patrouille, paw patrol, playmobil, qiyi, qiyi warrior, quercetti,
      ravensburger, rs3m, rs4m, schleich, shengshou, siku, small foot, smartmax, smoby, sylvanian families, valk 3,
      vtech, weilong, yj mgc, yj yusu, yuxin`,
  },
};
