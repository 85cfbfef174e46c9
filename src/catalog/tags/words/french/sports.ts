import type { Subject } from '../words.ts';

export const SPORTS: Subject = {
  things: [
    [
      'ELECTRONICS+SPORTS',
      `compteur gps, compteur gps garmin, compteur gps velo garmin, dualtron mini, dualtron thunder, gps bryton, gps
      coros velo, gps de velo, gps garmin edge, gps velo, gyropode, gyroroue, hoverboard, kugoo m4, kukirin g2,
      monoroue, ninebot max, ninebot max g30, trottinette 10ah, trottinette 36v, trottinette 48v, trottinette 52v,
      trottinette 60v, trottinette 72v, trottinette adulte electrique, trottinette aovo, trottinette connectee,
      trottinette double moteur, trottinette dualtron, trottinette electrique, trottinette electrique xiaomi,
      trottinette inokim, trottinette iscooter, trottinette isinwheel, trottinette joyor, trottinette kaabo,
      trottinette kugoo, trottinette kukirin, trottinette m365, trottinette minimotors, trottinette navee, trottinette
      ninebot, trottinette niu, trottinette segway, trottinette speedway, trottinette teverun, trottinette tout terrain
      electrique, trottinette urbanglide, trottinette vsett, trottinette wispeed, trottinette xiaomi, xiaomi mi scooter`,
    ],
    [
      'ACCESSORIES+SPORTS',
      `bandeau eponge tennis, bonnet cycliste, bonnet neoprene, bonnet sous casque, bonnet trail, bonnet velo, cache
      oreilles velo, casquette cycliste, casquette trail, casquette velo, casquette visiere trail, ceinture porte
      dossard, echarpe de supporter, echarpe om, echarpe psg, gant cavalier, gant cavaliere, gant cycliste, gant d
      equitation, gant d escrime, gant de snow, gant equitation, gant gel velo, gant hiver velo, gant mi saison velo,
      gant mitaine velo, gant roeckl equitation, gant roller, gant skate, gant ski alpinisme, gant ski de fond, gant
      snowboard, gant trail, gant velo, gant vtt enfant, gant vtt homme, gants courts velo, gants cyclistes, gants
      longs cycliste, gants longs velo, gants longs vtt, housse a patins, housse bottes de ski, housse chaussures ski,
      housse de hockey a roulettes, housse patins, moufle de snow, moufle neoprene, moufle ski alpinisme, poignet
      eponge, poignets tennis, sac a ballons, sac a bombe, sac a casque equitation, sac a chaussures de ski, sac a dos
      airbag, sac a dos club, sac a dos hummel, sac a dos joma, sac a dos macron, sac a dos trail, sac a dos velo, sac
      a patins, sac a raquettes, sac a skis, sac ballons, sac bikepacking, sac bottes de ski, sac bottes equitation,
      sac chaussures de ski, sac chaussures ski, sac club, sac de ballons, sac de cadre, sac de casque equitation, sac
      de guidon, sac de hockey, sac de pansage, sac de raquettes, sac de selle, sac de ski, sac de trail, sac de
      transport velo, sac dos club, sac equitation, sac pansage, sac patins, sac porte ballons, sac porte selle, sac
      ski, sac trail, sacoche arriere velo, sacoche avant velo, sacoche bikepacking, sacoche cadre velo, sacoche
      cintre, sacoche de cadre, sacoche de guidon, sacoche de selle, sacoche de velo, sacoche double velo, sacoche
      fourche velo, sacoche guidon, sacoche ortlieb, sacoche porte bagage, sacoche selle, sacoche top tube, sacoche
      trottinette, sacoche velo, sacoches laterales velo, serre poignet tennis, sous casque, tour de cou cycliste, tour
      de cou velo, tuque neoprene`,
    ],
    ['HEALTH_AND_FITNESS+FASHION+SPORTS', ', chaussette de compression running'],
    ['FASHION+SPORTS+WOMEN_CLOTHING', 'jupette tennis, maillot natation femme, tutu danse classique'],
    [
      'FASHION+SPORTS',
      `anorak de planche, anorak de snowboard, anorak snow, bas de contention sport, bas de foot, bas de hockey, bas
      foot, boardshort, brassiere de running, brassiere de sport, brassiere running, cagoule neoprene, cagoule surf,
      cape de pluie velo, cape velo, chandail canadiens, chandail de hockey, chandail hockey, chandail nordiques,
      chasuble entrainement, chaussette cavaliere, chaussette cycliste, chaussette de basket nba, chaussette de
      cavalier, chaussette de hand, chaussette de match, chaussette de trail, chaussette de velo, chaussette erima,
      chaussette hummel, chaussette joma, chaussette kipsta, chaussette macron, chaussette trail, chaussette uhlsport,
      chaussette velo, chaussettes cavalieres, chemise de concours, collant compression, collant cycliste, collant long
      velo, collant running femme, collant running homme, collant thermique velo, collant trail, collant velo,
      combinaison 3 2, combinaison 4 3, combinaison 5 3, combinaison 5 4, combinaison aerodynamique, combinaison
      cycliste, combinaison de plongeon, combinaison de snowboard, combinaison neoprene, combinaison rip curl,
      combinaison springsuit, combinaison steamer, combinaison trifonction, corsaire cycliste, corsaire running,
      corsaire trail, corsaire velo, coupe vent cycliste, coupe vent trail, coupe vent velo, cravate chasse equitation,
      cuissard, cuissard bib, cuissard femme, cuissard homme, culotte cavaliere, culotte d equitation, culotte de
      cheval, culotte equitation, culotte equitation femme, culotte fond silicone, culotte full seat, ensemble
      training, genouilleres velo chaudes, gi jjb, gilet coupe vent velo, gilet cycliste, gilet velo, haut d
      entrainement, haut entrainement, haut training, impermeable cycliste, impermeable velo, jambiere cyclisme,
      jambiere cycliste, jambiere velo, jammer natation, jupe de tennis, jupe padel, jupe tennis, jupette danse,
      justaucorps, kimono jjb adulte, kit foot enfant, legging compression, legging trail, legging yoga, lycra de surf,
      lycra natation, lycra neoprene, lycra surf, maillot, maillot de velo, maillot de water polo, maillot exterieur,
      maillot gravel, maillot manches longues velo, maillot rc lens, maillot thermique velo, maillot trail, maillot
      velo, maillot velo femme, maillot velo homme, maillot vtt, manchette cyclisme, manchette running, manchette velo,
      manchettes cyclistes, manteau de planche, manteau de snowboard, manteau snow, masque escrime, pantalon basanes,
      pantalon d entrainement, pantalon d equitation femme, pantalon d escrime, pantalon de dressage, pantalon de
      gardien, pantalon de kimono, pantalon de planche, pantalon de presentation, pantalon de snowboard, pantalon de
      sortie, pantalon de training, pantalon entrainement, pantalon escrime, pantalon fond integral, pantalon full
      grip, pantalon gardien, pantalon snow, pantalon snowboard, pantalon training, pantalon velo, parka club, parka
      coach, parka de coach, parka de touche, parka entrainement, parka stadium, polo cavalier, polo club, polo
      concours, polo de concours, polo de sortie, poncho pluie velo, poncho velo, rashguard, robe de tennis, robe
      padel, robe tennis, salopette de planche, salopette de snowboard, salopette snow, short arbitre, short basket,
      short cycliste, short d arbitre, short de basket, short de match, short de trail, short domicile, short
      entrainement, short erima, short gardien, short gravel, short hummel, short joma, short kappa, short kipsta,
      short macron, short match, short ol, short om, short psg, short trail, short training, short uhlsport, short
      velo, short vtt, shorty neoprene, sous couche merinos ski, sous couche ski, sous couche thermique ski, sous short
      compression, sous vetement cycliste, surchaussure velo homme, surpantalon velo, survetement asse, survetement
      barcelone, survetement club, survetement equipe de france, survetement ol, survetement om, survetement psg,
      survetement real madrid, survetement training, sweat club, sweat d entrainement, sweat echauffement, sweat
      entrainement, sweat ol, sweat om, sweat psg, sweat training, t shirt compression, t shirt cycliste, t shirt d
      entrainement, t shirt de compression, t shirt echauffement, t shirt entrainement, t shirt technique, t shirt
      trail, t shirt training, tee shirt technique, tee shirt technique homme, tee shirt trail, tenue arbitre, tenue
      basket, tenue cycliste, tenue d arbitre, tenue de basket, tenue gardien, tenue gymnastique, top d entrainement,
      top neoprene, top training, trifonction, tunique danse, tutu, veste a capuche entrainement, veste cavaliere,
      veste coach, veste coupe vent velo, veste cycliste, veste d entrainement, veste de coach, veste de concours,
      veste de planche, veste de presentation, veste de ski femme, veste de ski homme, veste de snow, veste de
      snowboard, veste de sortie, veste de survetement club, veste de velo, veste echauffement, veste escrime, veste
      gravel, veste hummel, veste joma, veste ol, veste om, veste pluie velo, veste psg, veste ski femme, veste ski
      homme, veste snow, veste snowboard, veste survetement, veste thermique velo, veste training, veste velo, veste
      zippee entrainement`,
    ],
    [
      'SHOES+SPORTS',
      `, ballerine gymnastique, ballerine rythmique, basket de basket, basket de skate, basket de trail, basket trail,
      boot cuir equitation, boot d equitation, boot de snowboard, boot equitation, boot snowboard, botte cheval, botte
      de planche, botte de snow, botte de snowboard, botte snowboard k2, bottillon neoprene, bottillon plongee
      neoprene, bottillons neoprenes, bottine neoprene, bottine plongee neoprene, bottines neoprenes, chap equitation,
      chaps, chausson de gym, chausson de gymnastique, chausson demi pointe, chausson escalade sport, chausson
      gymnastique, chausson plongee neoprene, chaussure aquatique, chaussure athletisme, chaussure basket, chaussure
      crossfit, chaussure d athletisme, chaussure d eau neoprene, chaussure d escrime, chaussure d haltero, chaussure
      de basket, chaussure de lutte, chaussure de marche athletique, chaussure de patinage, chaussure de trail,
      chaussure de velo, chaussure escrime, chaussure gravel, chaussure halterophilie, chaussure lutte, chaussure ski
      de rando, chaussure ski de randonnee, chaussure trail, chaussure velo, chaussures alpines, couvre chaussure,
      couvre chaussures, crampons, demi pointe, demi pointes, demi pointes escalade sport, pointe athletisme, pointe d
      athletisme, pointe danse, pointe de danse`,
    ],
    [
      'SPORTS',
      `adaptateur centerlock, adaptateur flat mount, adaptateur is pm, adaptateur post mount, adaptateur presta,
      adaptateur valve presta, afficheur bafang, afficheur vae, affuteur carres, affuteur carres ski, affuteur ski,
      aiguille ballon, aile de kite, aile de wing, aile kite, aile wing, aileron stand up paddle, aileron sup, aileron
      surf, aimant rayon, airbag airbag equitation, airbag de cross equitation, airbag de protection cheval, airbag de
      protection equitation, airbag equitation, airbag helite equitation, airbag hit air, alliance cheval, amortisseur
      cheval, amortisseur de dos, amortisseur de garrot, amortisseur de selle, amortisseur dos cheval, amortisseur fox,
      amortisseur gel cheval, amortisseur mouton, amortisseur rockshox, amortisseur trottinette, amortisseur velo,
      amortisseur vtt, anneau de gymnastique, antivibrateur, antivibrateur tennis, antivol, antivol fer a cheval,
      antivol u abus, antivol u kryptonite, antivol u velo, arbalete chasse sous marine, arbalete de chasse sous
      marine, arbalete sous marine, arc, arc a fleches, arc a poulies, arc a poulies sport, arc classique, arc
      compound, arc enfant archerie, arc long bow, arc nu, arc recurve, arc traditionnel, arva, arva mammut, attache
      rapide chaine, attache rapide kmc, attache rapide shimano, attache rapide sram, axe de pedalier, axe traversant,
      baby foot table, badine, balai curling, balle baseball, balle callaway, balle de baseball, balle de cricket,
      balle de golf, balle de golf pro v1, balle de hockey, balle de padel, balle de ping pong, balle de squash, balle
      de tennis, balle golf, balle handball, balle hockey, balle padel, balle ping pong, balle practice, balle squash,
      balle srixon, balle titleist, balles mousse tennis, balles tennis, ballon, ballon adidas, ballon basket, ballon
      beach soccer, ballon beach volley, ballon d entrainement, ballon de basket, ballon de beach volley, ballon de
      boxe, ballon de foot, ballon de football, ballon de futsal, ballon de gr, ballon de gymnastique rythmique, ballon
      de hand, ballon de hand enfant, ballon de handball, ballon de match, ballon de plage volley, ballon de rugby,
      ballon de softball, ballon de volley, ballon de water polo, ballon derbystar, ballon entrainement, ballon erima,
      ballon foot, ballon football, ballon futsal, ballon gilbert, ballon grs, ballon hand, ballon handball, ballon
      hummel, ballon joma, ballon kempa, ballon kipsta, ballon leste sport, ballon match, ballon medicinal, ballon
      mikasa, ballon mini foot, ballon mitre, ballon molten, ballon nike, ballon paille, ballon puma, ballon rugby,
      ballon rythmique, ballon select, ballon spalding, ballon taille 1, ballon taille 3, ballon taille 4, ballon
      taille 5, ballon tchoukball, ballon uhlsport, ballon volley, ballon water polo, ballon wilson nba, ballons
      scolaires, bandage boxe, bande antiderapante skate, bande boxe, bande de boxe, bande de grip, bande de maintien
      boxe, bande de polo, bande de travail, bandes de repos, bandes sous gants, bar end, bar ends, barre asymetrique,
      barre d obstacle, barre danse, barre de danse, barre de kite, barre de pole dance, barre de remorquage velo,
      barre de saut equitation, barre de traction gymnastique, barre de traction velo, barre fixe gymnastique, barre
      follow me, barre followme, barre gym, barre gymnastique, barre kite, barre obstacle, barre planche a voile, barre
      pole dance, barre windsurf, baton bauer, baton ccm, baton composite, baton de hockey, baton de marche nordique,
      baton de ski, baton de ski enfant, baton hockey junior, baton leki, baton senior, baton ski, baton ski alpin,
      baton ski carbone, baton ski de rando, baton ski enfant, baton true hockey, batons nordiques ski, batte baseball,
      batte cricket, batte de baseball, batte de cricket, batte de softball, batterie bafang, batterie bosch powerpack,
      batterie bosch powertube, batterie trottinette, batterie vae, bequille centrale double, bequille laterale velo,
      bequille trottinette, bequille velo, bequille velo enfant, bequille vtt, bidon, bidon cyclisme, bikepacking,
      billard, biporteur, blason fita, blason tir a l arc, bloc athletisme, bloc de depart athletisme, blocage rapide
      roue, blocages de roues, bloqueur de gardien, bloqueur gardien, bmx, bo karate, boardbag, boardbag surf, bob a
      neige, bob luge, bobine babolat, bobine cordage, bobine de cordage, bobine luxilon, bobine tennis, bobine yonex,
      body board, bodyboard, bois 3 golf, bois butterfly, bois de golf, bois de parcours, bois de ping pong, bois
      donic, bois joola, bois ping pong, bois stiga, bois tennis de table, bois tibhar, boite de pansage, boite
      pansage, boitier de pedalier, boitier de pedalier shimano, boitier de pedalier sram, boitier pedalier, boitier
      vtt, bokken aikido, bombe, bombe casco, bombe casque, bombe cavalier, bombe d equitation, bombe enfant
      equitation, bombe equitation, bombe gpa, bombe kep, bombe samshield, bombe uvex, bonnet anti mouches cheval,
      bonnet arena, bonnet bain, bonnet bain enfant, bonnet chasse mouches, bonnet cheval, bonnet de bain, bonnet de
      natation, bonnet de piscine, bonnet de plongee, bonnet de ski, bonnet de surf, bonnet de water polo, bonnet
      equitation, bonnet natation, bonnet silicone natation, bonnet ski, bonnet water polo, boomerang, boot cavalier,
      boot cuir cavalier, boot cuir synthetique equitation, boot snowboard housse, bouchon d oreille natation, bouchon
      de cintre, bouchon de guidon, bouchon oreille natation, bouchons oreilles natation, bouchons oreilles piscine,
      bouclier, bouclier de frappe, bouclier de percussion, bouclier de plaquage, bouclier frappe, bouclier gardien
      hockey, bouclier percussion, bouclier rugby, bouee, bouee de chasse sous marine, bouee de nage, bouee de
      signalisation plongee, bouee eau libre, bouee nage, bouee plongee, bouee tractee, boule bowling, boule de
      bowling, boule de petanque, boule de snooker, boule lyonnaise, boule obut, boule petanque, bouteille cyclisme,
      bouteille plongee, boyau continental, boyau piste, boyau route, boyau vittoria, bracelet d archer, branche arc,
      brassard archer, brassard archerie, brassard capitaine, brassard capitaine enfant, brassard d archer, brassard de
      capitaine, brassard de capitaine foot, brassard de natation, brassard natation, brassard tir a l arc, brassards,
      bricole cuir, bricole de chasse, bricole equitation, bride, bride complete, bride cuir, bride de dressage, bride
      de dressage equitation, bride dressage, bride equitation, bride sans mors, bride western, bridon, bridon
      equitation, brosse cheval, brosse fart, brosse fartage, brosse nettoyage chaine, brosse nettoyage velo, brosse
      nylon fart, brosse nylon ski, brosse pansage poney, but amovible, but de foot, but de football, but de futsal,
      but de handball, but de hockey, but foot, but handball, but hockey, but mini foot, but petanque, but pliable, but
      pop up, but pop up foot, but rabattable, cable de derailleur, cable de frein shimano, cable de frein velo, cable
      de frein vtt, cable derailleur, cable frein velo, cable frein vtt, cadenas velo, cadre gravel, cadre pignon fixe,
      cadre route carbone, cadre vae, cadre vtt, cage but, cage casque hockey, cage de foot, cage hockey, cagoule velo,
      cale keo, cale look, cale pedale, cale pieds velo, cale shimano, cale spd, cale time, caoutchouc cocottes,
      caoutchouc de cocottes, capteur cadence, capteur cadence garmin, capteur de cadence, capteur de puissance,
      capteur pedalage vae, capteur puissance pedales, capteur vitesse bosch, capteur vitesse cadence, capuchon club,
      capuchon de golf, capuchon driver, capuchon golf, capuchons cocottes, capuchons de cocottes, carquois archerie,
      carquois de ceinture archer, carquois tir a l arc, carriere equitation lettres, carton arbitrage, carton arbitre,
      carton d arbitre, carton jaune et rouge, carton jaune rouge, cartouche co2 16g, casque baseball, casque boxe,
      casque boxe enfant, casque d equitation, casque de boxe, casque de cricket, casque de hockey, casque de rugby,
      casque de skate, casque de ski, casque de ski enfant, casque de sport, casque de vtt, casque equitation, casque
      equitation enfant, casque freestyle, casque gpa, casque hockey, casque integral boxe, casque integral vtt, casque
      karate, casque kayak, casque kep, casque mma, casque roller, casque roller enfant, casque route, casque rugby,
      casque samshield, casque skate, casque skate enfant, casque ski, casque ski enfant, casque taekwondo, casque velo
      enfant, casque vtt, casque vtt enfant, casque water polo, cassette 10 vitesses, cassette 10v, cassette 11
      vitesses, cassette 11v, cassette 12 vitesses, cassette 12v, cassette 7 vitesses, cassette 8 vitesses, cassette 9
      vitesses, cassette campagnolo, cassette route, cassette shimano, cassette sram, cassette sunrace, cassette vtt,
      catadioptre, catadioptres, cavaletti, cavecon, ceinture aquajogging, ceinture blanche judo, ceinture cardio
      sport, ceinture de judo, ceinture de karate, ceinture de natation, ceinture de natation enfant, ceinture de plomb
      plongee, ceinture flottaison, ceinture flottante, ceinture hydratation, ceinture judo, ceinture karate, ceinture
      lestage plongee, ceinture marron judo, ceinture natation, ceinture noire, ceinture porte bidon, ceinture porte
      gourde, ceinture running, cerceau, cerceau agilite, cerceau d entrainement, cerceau grs, cerceau gymnastique,
      cerceau sport, cerceaux plats, cercle basket, chabraque, chaine 10 vitesses, chaine 10v, chaine 11 vitesses,
      chaine 11v, chaine 12 vitesses, chaine 12v, chaine 7 vitesses, chaine 8 vitesses, chaine 9 vitesses, chaine kmc,
      chaine shimano, chaine sram, chaine vtt, chainguide, chambon, chambre a air, chambre a air vtt, chambriere,
      chambriere equitation, chandelier d obstacle, chandelier obstacle, chape de derailleur, chargeur batterie velo,
      chargeur bosch vae, chargeur trottinette, chargeur vae, chargeur velo, chariot 3 roues golf, chariot a ballons,
      chariot de golf, chariot de selle, chariot electrique golf, chariot golf, chariot manuel golf, chasse pied bmx,
      chasuble, chasuble foot, chasuble sport, chaussette ski enfant, chaussettes chauffantes ski, chausson de plongee,
      chausson de surf, chausson escalade gym, chausson neoprene, chausson neoprene surf, chausson plongee, chausson
      surf, chaussure de foot crampons, chaussure de ski homme, chaussure foot crampons, chaussure ski housse, cheminee
      plateau, chemise de box, chevillere basket, chevillere de handball, chevillere de volley, chevillere handball,
      chevillere volley, chronometre, chronometre etanche, chronometre sport, chronometre sportif, cible archerie,
      cible darts, cible de but, cible de frappe, cible electronique, cible flechettes electronique, cible mousse tir a
      l arc, cible paille, cible stramit, cible tir a l arc, cible winmau, cintre alu, cintre bmx, cintre carbone,
      cintre compact, cintre deda, cintre easton, cintre gravel, cintre plat, cintre releve, cintre renthal, cintre
      ritchey, cintre route, cintre velo, cintre vtt, cire de surf, cire eau chaude, cire eau froide, cire eau
      tropicale, cire pour chaine, cire sticky bumps, cire surf, cire tropical, cle a pedales, cle a rayon, cle a
      rayons, cle pedale, cle pedales, clef a rayon, clef demonte cassette, cliquet de moyeu, cliquet moyeu, cloche
      anti torsion, cloche cheval, cloche cross cheval, cloche d obstacle, cloche de cross, cloche de transport cheval,
      cloche equitation, cloche fermees, cloche neoprene cheval, cloche ouvertes, cloche poney, club de golf, club
      golf, cochonnet, cocotte campagnolo, cocotte shimano, cocotte sram, cocotte velo, coffre concours cheval, coffre
      de pansage, coffre de sellerie, collant danse, colle de phoque, colle handball, colle neoprene aquasure, colle
      ping pong, colle resine handball, colle revetement, colle ski de rando, colle tennis de table, colle trimona,
      collier de chasse, collier de chasse equitation, collier de selle, collier de serrage selle, collier de tige de
      selle, collier derailleur avant, collier selle velo, collier tige de selle, combinaison chasse sous marine,
      combinaison de kitesurf, combinaison de plongee, combinaison de surf, combinaison etanche plongee, combinaison
      etanche surf, combinaison jetski, combinaison plongee, combinaison seche, combinaison surf, combinaison surf
      femme, combinaison surf homme, combinaison triathlon homme, commande de tige, commande de vitesse shimano,
      commande de vitesse sram, commande shimano, commande sram, compresseur ballon, compteur bryton, compteur
      cycliste, compteur gps garmin edge, compteur sigma, compteur wahoo, cone d entrainement, cone de marquage, cone
      de moyeu, cone de signalisation sport, cone entrainement, cone foot, cone sport, constri foot, controleur vae,
      coquille, coquille boxe, coquille mma, cordage babolat, cordage badminton, cordage luxilon, cordage monofilament,
      cordage multifilament, cordage squash, cordage tecnifibre, cordage tennis, cordage yonex, corde a sauter boxe,
      corde bouee tractee, corde boxe, corde de wakeboard, corde ski nautique, corde tractee, corde wakeboard, corne
      vtt, corps de cassette, coudiere basket, coudiere de handball, coudiere de volley, coudiere handball, coudiere
      volley, coupelle de marquage, coupelle entrainement, coupelle foot, coupelle marquage, coupelle sport, courroie d
      eperons, coussin protection trampoline, couteau de plongee, couteau plongee, couverture cheval, couvre bois golf,
      couvre club, couvre clubs, couvre gourmette, couvre selle, couvre selles, cravache, cravache equitation, creme
      chamois, crochet de velo, crochet mural velo, crochet plafond velo, crochet velo, croquet, crosse de hockey,
      crosse de lacrosse, crosse floorball, crosse hockey, crosse unihoc, croupiere, cruiser skate, cube obstacle
      cheval, culotte bauer, culotte ccm, culotte de hockey, culotte hockey, cycliste, deck baker, deck cruiser, deck
      de skate, deck element, deck freestyle, deck girl skate, deck powell, deck real skate, deck santa cruz, deck
      skate, deck toy machine, decocheur archerie, defarteur, degraissant chaine, degraissant muc off, degraissant
      transmission, degraissant velo, demi pointes cuir, demi serie, demi serie golf, demonte cassette, demonte
      cassettes, demonte pneu, demonte pneus, derailleur, derailleur arriere, derailleur vtt, derive centrale, derive
      chaine, derive chaines, derive de surf, derive fcs, derive futures, derive kite, derive sup, derive surf, derives
      thruster, derives twin, detecteur victimes d avalanche, detendeur de plongee, detendeur octopus, detendeur
      plongee, display bosch, disque 6 trous, disque athletisme, disque avid, disque center lock, disque centerlock,
      disque d athletisme, disque de frein 160, disque de frein 180, disque de frein 203, disque de frein 6 trous,
      disque de frein centerlock, disque de frein shimano, disque de frein trottinette, disque de frein velo, disque de
      frein vtt, disque de lancer, disque disc golf, disque frein trottinette, disque frein velo, disque frein vtt,
      disque lancer, disque magura, disque shimano, disque sram, disque trottinette, disque ultimate, disque velo,
      disque vtt, dos cavalier, dossard, draisienne electrique, draisienne sport, drapeau arbitre, drapeau de corner,
      drapeau de touche, drapeau velo, driver callaway, driver golf, driver homme droitier, driver ping, driver
      taylormade, durite de frein velo, durite frein shimano, durite frein velo, durite hydraulique velo, durite
      magura, durite shimano, dva, dva mammut, dynamo moyeu, ecarteur de danger, echelle agilite, echelle d agilite,
      echelle d entrainement, echelle de motricite, echelle de rythme, echelle de rythme foot, echelle de vitesse,
      echelle rythme, eclairage avant vae, eclairage avant velo, eclairage velo, eclairage velo usb, ecrous de rayons,
      elastique de longe, elastique natation, embout de cintre, embout de gaine, encoche fleche, encoche fleches,
      encoche pour arc, encoche tir a l arc, enrenement, entretoise cassette, entretoise de direction, epauliere foot
      americain, epauliere hockey, epauliere rugby, eperon, eperon a molette, eperon boule, eperon cuir, eperon
      equitation, eperon inox, eperon marteau, eperon prince de galles, eperons, equitation, escrime, etau ski, etrier,
      etrier alu equitation, etrier composite equitation, etrier de frein campagnolo, etrier de frein magura, etrier de
      frein shimano, etrier de frein sram, etrier de frein trottinette, etrier de frein ultegra, etrier de frein velo,
      etrier de frein vtt, etrier de securite, etrier equitation, etrier equitation enfant, etrier flat mount, etrier
      flex on, etrier freejump, etrier frein trottinette, etrier frein velo, etrier magura, etrier pedale, etrier
      samshield, etrier securite, etrier securite cheval, etrier securite equitation, etrier shimano, etrier sram,
      etriers, etrivieres, etrivieres synthetiques, extracteur boitier, extracteur cassette, extracteur de manivelle,
      extracteur de manivelles, extracteur de pedalier, extracteur manivelle, extracteur pedalier, fanion velo, fart,
      fart chaud, fart de base, fart glisse, fart liquide, fart retenue, fart ski, fart solide, fart swix, fart toko,
      fart universel, fart vola, farts, fer a farter, fer callaway, fer de golf, fer golf, fer ping, fer taylormade,
      feu arriere rechargeable, feu arriere trottinette, feu arriere usb, feu arriere usb velo, feu arriere velo, feu
      avant rechargeable, feu avant usb, feu avant velo, feuille de match, fiche obstacle, fil dentaire sport, filet,
      filet a aiguilles, filet a ballons, filet a chignon cavaliere, filet a foin nylon, filet aiguille, filet anglais,
      filet badminton, filet ballon, filet ballons, filet basket, filet baucher, filet but, filet but foot, filet but
      handball, filet cheval, filet cob, filet combine equitation, filet cuir equitation, filet d equitation, filet de
      badminton, filet de basket, filet de bride, filet de but, filet de but de foot, filet de foot, filet de football,
      filet de golf, filet de handball, filet de padel, filet de ping pong, filet de protection terrain, filet de
      tennis, filet de volley, filet double brisure, filet dressage, filet droit, filet en cuir cheval, filet
      equitation, filet football, filet full, filet gag, filet golf, filet handball, filet olive, filet pare ballons,
      filet ping pong, filet porte ballons, filet rebond, filet releveur, filet sans mors, filet simple brisure, filet
      simple cheval, filet tennis, filet verdun, filet volley, fixation alpines, fixation burton, fixation de ski,
      fixation look pivot, fixation marker, fixation nnn, fixation rando, fixation rottefella, fixation skate banana,
      fixation ski, fixation ski de rando, fixation union, fixie, fleche arbalete, fleche arc, fleche chasse sous
      marine, fleche tir a l arc, flechette, flechette winmau, flechettes electroniques, fleuret, flotteur chasse sous
      marine, flotteur planche a voile, flotteur rdm, flotteur sdm, flotteur windsurf, foil, foil carbone foil, foil
      kitefoil, fond de jante, fond de jante vtt, fond jante, fouet a chaine, fouet chaine, fourche carbone, fourche
      fox, fourche gravel, fourche manitou, fourche rockshox, fourche sr suntour, fourche suntour, fourche suspendue,
      fourche trottinette, fourche vtt, frein a disque hydraulique, frein a disque hydraulique velo, frein a disque
      velo, frein a patins, frein cantilever, frein hydraulique, frein magura, frein roller, frein shimano, frein vtt,
      frite de piscine, frite piscine, frontal bride, frontal briderie, frontal cheval, frontal cuir, frontal
      equitation, frontal strass, fusil arbalete sous marin, fusil chasse sous marine, fusil de chasse sous marine,
      fusil harpon, fusil sous marin, gaine de derailleur, gaine de frein, gaine de vitesse, gaine derailleur, gaine
      jagwire, gaine shimano, gaine vtt, galet de derailleur, galet derailleur, gant archer, gant baseball, gant boxe,
      gant boxe enfant, gant d archer, gant de baseball, gant de boxe, gant de but, gant de cyclisme, gant de frappe,
      gant de gaelic, gant de gardien, gant de gardien enfant, gant de golf, gant de golf femme, gant de golf homme,
      gant de hockey, gant de karate, gant de lutte, gant de mma, gant de muay thai, gant de receveur, gant de sac,
      gant de ski, gant de ski enfant, gant de ski femme, gant de ski homme, gant de softball, gant de tir a l arc,
      gant frappe, gant gardien, gant golf, gant mma, gant neoprene, gant neoprene surf, gant plongee, gant ski, gant
      surf, gant vtt, gants de moto cross, garde boue, garde boue hollandais, garde boue sks, garde boue vtt, garde
      boue zefal, garde boues, garde boues vtt, genouillere basket, genouillere de handball, genouillere de volley,
      genouillere handball, genouillere roller, genouillere volley, gilet aide flottabilite wake, gilet air equitation,
      gilet airbag cheval, gilet airbag equitation, gilet cross equitation, gilet d entrainement, gilet d impact, gilet
      de cross, gilet de cross equitation, gilet de kayak sport, gilet de natation, gilet de protection cheval, gilet
      de protection equitation, gilet de wakeboard, gilet equitation, gilet fluo cycliste, gilet fluo velo, gilet
      helite equitation, gilet hit air, gilet impact, gilet kitesurf, gilet lestee trail, gilet mesh, gilet natation,
      gilet protecteur equitation, gilet protection equitation, gilet reversible, gilet running, gilet ski nautique,
      gilet stabilisateur, gilet wakeboard, goggle de ski, goggle oakley ski, gogue, gomme cruiser, gomme de skate,
      gomme oj, gomme orangatang, gomme quad, gomme ricta, gomme spitfire, gommes bones, gommes de patins, gonfleur
      co2, gourde velo, gourmette mors, gourmette pelham, graisse carbone, graisse montage carbone, gravel, grille
      casque hockey, grille hockey, grip badminton, grip de golf, grip ergon, grip golf, grip hockey, grip jessup, grip
      mob, grip padel, grip plaque skate, grip shift, grip silicone vtt, grip skate, grip tennis, grip vtt, grips,
      griptape, guetre cheval, guetre cross cheval, guetre d obstacle, guetre de cross, guetre de saut, guetre de
      tendon, guetre de transport cheval, guetre equitation, guetre fermees, guetre ouverte, guetre ouvertes, guetre
      poney, guetres veredus, guide chaine velo, guide chaine vtt, guidoline, guidon, guidon freestyle, guidon route,
      guidon vtt, guidonnet cocottes, guidonnet de cocottes, hackamore, haie d athletisme, haie d entrainement, haie d
      initiation, haie de saut, haie de vitesse, haie entrainement, haie foot, hakama, harnais kite, harnais trapeze,
      home trainer, home trainers, housse a bombe, housse a bride, housse a ski, housse bombe, housse bottes
      equitation, housse de selle d equitation, housse de selle equitation, housse de selle gel velo, housse de selle
      velo, housse de ski, housse de voyage golf, housse golf, housse guidon, housse planche, housse planche de surf,
      housse selle cheval, housse ski, housse surf, housse vtt, huile chaine velo, huile de chaine velo, huile minerale
      magura, huile minerale shimano, huile suspension vtt, huile velo, hybride golf, hydrofoil, insert pneu vtt,
      insert tubeless, insert vtt, intuvia, jalon d entrainement, jalon entrainement, jalon foot, jalon slalom,
      jambiere bauer, jambiere boxe, jambiere ccm, jambiere de gardien, jambiere de hockey, jambiere foot, jambiere
      gardien, jambiere hockey, jante 28 trous, jante 32 trous, jante 36 trous, jante dt swiss, jante exal, jante
      gravel, jante mavic, jante rigida, jante ryde, jante vtt, javelot, jeu de boules, jeu de croquet adulte, jeu de
      direction, jeu de flechettes sport, jeu de palets vendeens, jeu de petanque, jeu direction, jo aikido, jokari,
      joug rugby, justaucorps danse, justaucorps gr, kimono aikido, kimono enfant judo, kimono jjb, kiox, kit anti
      crevaison velo, kit arbitrage, kit arbitre, kit bafang, kit cadre, kit corner, kit d arbitrage, kit de golf, kit
      de réparation pompe, kit nettoyage velo, kit patins, kit purge avid, kit purge magura, kit purge shimano, kit
      purge sram, kit reparation chambre a air, kit reparation crevaison velo, kit reparation neoprene, kit reparation
      paddle, kit reparation planche de surf, kit reparation pompe, kit reparation surf, kit reparation tubeless, kit
      reparation velo, kit rustines, kit snorkeling, kit tubeless, kit vae, kitesurf, klaxon trottinette, klaxon velo,
      kneeboard, lacet de patin, lacet hockey, lacets cires hockey, lacets patins, lame de patin, lame patin, lame step
      steel, lampe arriere velo, lampe avant velo, lampe de plongee, lampe de velo, lampe plongee, lampe trottinette,
      lampe velo, lampe vtt, lance balle tennis, latte athletisme, latte d athletisme, latte saut en hauteur, leash,
      leash de surf, leash paddle, leash ski, leash sup, leash surf, lettre carriere, lettre de dressage, lettre
      manege, levier de frein shimano, levier de frein trottinette, levier de frein velo, levier de frein vtt, levier
      de vitesse velo, levier frein trottinette, levier frein velo, levier frein vtt, levier shimano, levier sti,
      licol, lime carres, liquide preventif, liquide tubeless, longboard, longe cheval, longe corde, longe coton, longe
      cuir, longe de travail, longe equitation, longe etho, longe ethologie, longe ethologique, longe mousqueton
      panique, longe nylon cheval, longe plat nylon, longtail, lubrifiant chaine, lubrifiant conditions humides,
      lubrifiant conditions seches, lubrifiant muc off, luge, luge enfant, lunette arena, lunette cyclisme, lunette de
      cyclisme, lunette de nage, lunette de natation, lunette de natation enfant, lunette de piscine, lunette de
      running, lunette de ski, lunette de snowboard, lunette de surf, lunette de trail, lunette de triathlon, lunette
      de velo, lunette golf, lunette natation, lunette oakley ski, lunette piscine, lunette running, lunette ski,
      lunette smith io, lunette snowboard, lunette speedo natation, lunette trail, lunette triathlon, lunette velo,
      lunette vtt, machine a corder, machine lance balles, magnesie escalade gym, magnesie gym, maillon rapide 10
      vitesses, maillon rapide 10v, maillon rapide 11 vitesses, maillon rapide 11v, maillon rapide 12 vitesses, maillon
      rapide 12v, maillon rapide 9v, maillon rapide chaine, maillon rapide kmc, maillon rapide shimano, maillon rapide
      sram, maillon rapide velo, maillot flotteur, maillot velo enfant, makiwara, malle a pansage, malle de concours,
      malle de pansage, malle de sellerie, malle grooming, malle pansage, manchette basket, manchette de handball,
      manchette de volley, manchette handball, manchette volley, manette 105, manette campagnolo, manette de
      derailleur, manette de vitesse, manette de vitesses, manette deore, manette derailleur, manette dropper, manette
      shimano, manette sora, manette sram, manette tiagra, manette tourney, manette ultegra, manette velo, manette
      vitesse velo, manettes claris, manique gymnastique, manivelle, manivelle bosch, manivelle rotor, manivelle
      shimano, manivelle sram, manivelle vae, manivelle vtt, mannequin coup franc, mannequin d entrainement, mannequin
      de coup franc, mannequin de frappe, mannequin de lutte, mannequin foot, marqueur de score, marteau athletisme,
      marteau d athletisme, martingale, masque apnee, masque chasse sous marine, masque de hockey, masque de natation,
      masque de plongee, masque de ski, masque de ski enfant, masque de snorkeling, masque de snowboard, masque de
      surf, masque et tuba, masque facial snorkeling, masque oakley ski, masque plongee, masque ski, masque ski enfant,
      masque ski oakley, masque smith io, masque snorkeling, masque snowboard, masque tuba, massues, massues grs, mat
      carbone foil, mat kitefoil, mat rdm, mat sdm, meche tubeless, medaille sport, medecine ball rugby, mesure
      petanque, mini but, mini buts, mini chaps cavalier, mini chaps cuir cavalier, mini chaps cuir synthetique
      equitation, mini pompe, minipompe, mitaine attrape, mitaine boxe, mitaine cycliste, mitaine de frappe, mitaine de
      gardien, mitaine equitation, mitaine gardien, mitaine karate, mitaine mma, mitaine velo, mitaines cyclistes,
      mitaines sous gants, molkky, monocycle, montant bride, montant de filet, mors, mors a aiguilles, mors a olives,
      mors aiguille, mors baucher, mors cheval, mors double brisure, mors droit, mors gag, mors olive, mors pessoa,
      mors releveur, mors sans mors, mors simple brisure, mors verdun, moteur bafang, moteur bosch performance line,
      moteur vae, moufle ski, moulinet chasse sous marine, mousse anti crevaison vtt, mousse guidon, mousse nettoyante
      velo, moyeu arriere dt swiss, moyeu arriere hope, moyeu arriere shimano, moyeu arriere vtt, moyeu avant dt swiss,
      moyeu avant dynamo, moyeu avant hope, moyeu avant shimano, moyeu avant velo, moyeu avant vtt, moyeu boost, moyeu
      dt swiss, moyeu dynamo, moyeu hope, moyeu roue libre, moyeu shimano, moyeu vtt, multitool velo, mur de coup
      franc, mur de foot, muserolle, nettoyant bike cleaner, nettoyant chaine velo, nettoyant disque de frein velo,
      nettoyant disque frein velo, nettoyant muc off, nettoyant velo, nettoyant vtt, nunchaku, octopus plongee,
      ordinateur de plongee, ordinateur plongee, outil boitier de pedalier, outil demonte cassette, outil extracteur
      manivelle, pad arriere surf, pad avant surf, pad surf, paddle, paddle gonflable, paddle gonflable enfant, paddle
      raquette boxe, pagaie carbone sup, pagaie de paddle, pagaie paddle, pagaie stand up paddle, pagaie sup, paire de
      garde boue, paire roues, palet, palet de hockey, palet de lacrosse, palet hockey, palet unihoc, palette de
      decoche, palette decoche, palette tir a l arc, palme arena, palme beuchat, palme cressi, palme de chasse, palme
      de natation, palme natation, palme plongee, palme snorkeling, palmes, palmes chasse sous marine, palmes courtes,
      palmes longues, palmes mares, palmes reglables, panier a balles, panier avant velo, panier ballon, panier basket,
      panier basket enfant, panier de basket, panier de basket exterieur, panier guidon, panier osier velo, panier
      porte bagages, panier vae, panneau basket, panneau d affichage sportif, panneau de basket, panneau de marquage
      foot, panneau de remplacement, pao, pao boxe, paos, parachute natation, parachute sprint, parapluie golf, pate
      carbone, pate montage carbone, patin, patin a glace, patin a roulettes, patin artistique, patin bauer, patin ccm,
      patin de frein, patin de frein shimano, patin de hockey, patin edea, patin en ligne, patin glace, patin graf,
      patin hockey, patin jackson, patin risport, patin true, patinette, patins, patte de derailleur, patte derailleur,
      pattes d ours, pattes ours, pattes ours boxe, peau de phoque, peaux peaux de phoque, peaux ski de rando, pedale,
      pedale a capteur, pedale automatique, pedale look, pedale route, pedale shimano, pedale spd, pedale time, pedale
      vtt, pedales, pedales crank brothers, pedales plates, pedalier campagnolo, pedalier compact, pedalier route,
      pedalier shimano, pedalier sram, pedalier vae, pedalier vtt, pegs, pelle a neige luge, pelle a neige ski, pelle
      avalanche, pelle bca, pelle mammut, pelle ortovox, pelle surf, perche athletisme, perche d athletisme, petanque,
      phare de plongee, pied atelier velo, pied d atelier, pied d atelier velo, pied de mat planche a voile, pied de
      reparation velo, pied reparation velo, pignon fixe, pignon shimano, pince lunettes plongee, pince nez, pince nez
      natation, piquet d entrainement, piquet de corner, piquet de slalom, piquet slalom, piquet slalom foot, planche,
      planche a neige, planche a pagaie, planche a roulettes, planche a voile, planche baker, planche burton, planche
      capita, planche carbone foil, planche cruiser, planche de kick, planche de nage, planche de natation, planche de
      skate, planche de surf, planche element, planche girl skate, planche kitefoil, planche lib tech, planche mousse
      surf, planche natation, planche powell, planche real skate, planche santa cruz, planche skate, planche surf,
      planche toy machine, planchers etriers, plaque antiderapante skate, plaque de grip, plaque grip, plaque grip
      skate, plaquette coach, plaquette de frein avid, plaquette de frein formula, plaquette de frein galfer velo,
      plaquette de frein hope, plaquette de frein magura, plaquette de frein shimano, plaquette de frein sram,
      plaquette de frein swissstop, plaquette de frein tektro, plaquette de frein trottinette, plaquette de frein velo,
      plaquette de frein vtt, plaquette de frein xlc, plaquette de nage, plaquette de natation, plaquette frein velo,
      plaquette magura, plaquette natation, plaquette shimano, plaquette sram, plaquette swissstop, plaquette tactique,
      plaquette vtt, plastron, plastron boxe, plastron de gardien, plastron gardien, plastron karate, plastron
      taekwondo, plateau 110 mm, plateau 30 dents, plateau 32 dents, plateau 34 dents, plateau 36 dents, plateau 38
      dents, plateau 39 dents, plateau 42 dents, plateau 44 dents, plateau 46 dents, plateau 48 dents, plateau 50
      dents, plateau 52 dents, plateau 53 dents, plateau baker, plateau campagnolo, plateau cruiser, plateau de skate,
      plateau direct mount, plateau element, plateau girl skate, plateau mono, plateau narrow wide, plateau ovale,
      plateau pedalier, plateau powell, plateau real skate, plateau santa cruz, plateau shimano, plateau skate, plateau
      sram, plateau stronglight, plateau toy machine, plateau vae, plateau vtt, plinth gym, plinth gymnastique, plomb
      ceinture plongee, plomb plongee, plot, plot de marquage, plot entrainement, plot marquage, plume empennage, plume
      fleche, plumes fleches, pneu 27 5, pneu 29x2 25, pneu 700x, pneu 700x25, pneu 700x28, pneu a boyau, pneu bmx,
      pneu continental grand prix, pneu de velo, pneu fatbike, pneu gravel, pneu hutchinson, pneu hutchinson velo, pneu
      maxxis, pneu michelin power cup, pneu michelin velo, pneu rigide velo, pneu route, pneu schwalbe, pneu souple
      velo, pneu trekking, pneu trottinette, pneu tubeless, pneu tubeless ready, pneu urbain, pneu velo, pneu ville,
      pneu vittoria, pneu vtc, pneu vtt, poids athletisme, poids lancer, poids plongee, poignee arc, poignee d arc,
      poignee ergon, poignee lock on, poignee vtt, poignees tournantes, poire de boxe, poire de vitesse, poitrail cuir,
      poitrail equitation, pole dance, pompe a main velo, pompe amortisseur, pompe ballon, pompe gonflage ballon, pompe
      haute pression vtt, pompe kite, pompe mini velo, pompe paddle, pompe sup, pompe suspension vtt, pompe vtt, poncho
      de cyclisme, porte bagage arriere, porte bagage avant velo, porte bagage velo, porte bagage vtt, porte bagages
      arriere, porte bagages avant, porte bagages racktime, porte bagages tubus, porte bagages vae, porte bagages velo,
      porte bagages vtt, porte bebe velo, porte bidon, porte bidons, porte bride, porte brides, porte enfant velo,
      porte filet mural, porte filets, porte gourde velo, porte patins, porte selle, porte selles, porte ski mural,
      poteau badminton, poteau de badminton, poteau de but, poteau de corner, poteau de rugby, poteau de volley, poteau
      volley ball, poteaux de tennis, potence, potence ajustable, potence carbone, potence deda, potence reglable,
      potence ritchey, potence route, potence vtt, poutre d equilibre, poutre de gymnastique, poutre gym, poutre gym
      enfant, poutre gymnastique, preventif anti crevaison, preventif crevaison, preventif tubeless, prolongateur de
      guidon, prolongateur triathlon, prolongateur velo, protection base vtt, protection d obstacle, protection de
      cadre, protection de transport cheval, protection padel, protection poignet, protection poney, protection roller,
      protection roller enfant, protection skate, protections cross cheval, protections de cross, protections fermees,
      protections ouvertes, protege avant bras boxe, protege base vtt, protege boulet cross cheval, protege boulet d
      obstacle, protege boulet de cross, protege boulet de transport cheval, protege boulet fermees, protege boulet
      ouvertes, protege boulet poney, protege boulets, protege bras, protege cou hockey, protege coude boxe, protege
      dent, protege dents, protege dents boxe, protege derailleur, protege lames, protege oreilles rugby, protege pied
      tibia, protege poignet, protege poignets roller, protege poitrine, protege poitrine arts martiaux, protege tibia,
      protege tibia enfant, protege tibia hockey, protege tibia muay thai, protege tibias, protege tibias boxe, protege
      tibias foot, puck hockey, pull boy, pull buoy, pullbuoy, punching ball, purion, putter, putter golf, putter
      scotty cameron, queue de snooker, racloir fart, racloir plexi, ramasse boules, raquette, raquette babolat,
      raquette babolat padel, raquette badminton, raquette bullpadel, raquette de badminton, raquette de badminton
      yonex, raquette de frappe taekwondo, raquette de padel, raquette de ping pong, raquette de squash, raquette de
      tennis, raquette de tennis enfant, raquette de tennis junior, raquette junior, raquette padel, raquette ping
      pong, raquette squash, raquette stiga, raquette tecnifibre, raquette tennis, raquette wilson, raquette yonex,
      ratelier a velo, ratelier velo, ratelier velos, rayon dt swiss, rayon sapim, rayon vtt, rayons noirs, rebondeur,
      reflecteurs rayons, releve pitch, remorque chien velo, remorque enfant thule chariot, remorque enfant velo,
      remorque follow me, remorque velo enfant, remorque vtt, rene allemande, rene caoutchouc, rene corde, rene cuir,
      rene equitation, renes, renes elastiques, renes fixes, repose cocottes, repose fleche, resine de handball, resine
      handball, resine trimona, resine uv surf, retroviseur de velo, retroviseur guidon, retroviseur guidon velo,
      retroviseur trottinette, retroviseur vae, retroviseur velo, revetement andro, revetement butterfly, revetement
      donic, revetement joola, revetement picots, revetement ping pong, revetement stiga, revetement tennis de table,
      revetement tennis table, revetement tibhar, ring de boxe, robot ping pong, robot tennis de table, roller, roller
      en ligne, roller enfant, roller fitness, roller quad, rollers, rondelle de hockey, rondelle hockey, rotor avid,
      rotor center lock, rotor centerlock, rotor magura, rotor shimano, rotor trottinette, roue 26 pouces, roue 28
      pouces, roue 29 pouces, roue arriere vtt, roue avant vtt, roue carbone, roue cruiser, roue de skate, roue
      fulcrum, roue libre, roue libre shimano, roue libre vtt, roue mavic, roue oj, roue orangatang, roue quad, roue
      ricta, roue roller, roue route, roue shimano, roue skate, roue spitfire, roue vtt, roues artisanales, roues
      bones, roues de patins, roues stabilisatrices, rouleau tacx, roulement abec, roulement boitier, roulement boitier
      de pedalier, roulement bones reds, roulement bronson, roulement de boitier, roulement de skate, roulement jeu de
      direction, roulement roller, roulement skate, roulette de derailleur, roulettes stabilisatrices, ruban a baton,
      ruban baton, ruban de cintre, ruban de guidon, ruban de hockey, ruban grs, ruban guidon, ruban gym, ruban
      gymnastique, ruban hockey, rubber de travail cheval, rustine, rustines, sac a bride, sac boxe, sac de boxe, sac
      de boxe enfant, sac de frappe, sac de plaquage, sac frappe, sac plaquage, sac sur pied boxe, sai karate, sandow
      arbalete, sandow chasse sous marine, sangle anatomique, sangle bavette, sangle cheval, sangle courte dressage,
      sangle d equitation, sangle de selle, sangle dressage, sangle elastique cheval, sangle equitation, sangle longue
      equitation, sangle mouton cheval, sangle mouton synthetique, sangle obstacle cheval, sangle synthetique cheval,
      sangle tractage, sanglon, sautoir gym, sautoir hauteur, seau de balles, seau pansage, selle, selle anglaise,
      selle antares, selle brooks, selle cheval, selle d endurance, selle d equitation, selle d obstacle, selle de cso,
      selle de dressage, selle de randonnee cheval, selle enfant equitation, selle equitation, selle ergon, selle femme
      velo, selle fizik, selle gel, selle homme velo, selle italia, selle mixte, selle poney, selle prologo, selle
      royal, selle san marco, selle synthetique, selle ville, selle vtt, selle western, selle wintec, sellier, semelles
      etriers, serie de fers, serie de golf, serie golf, serrage de selle, set protection roller, shaft golf, shafts,
      shifter shimano, shifter sram, shinai, short bain sport, short de bain sport, shorty plongee, shorty surf, side
      pull, sidepull, siege bebe velo, siege de bateau aviron, siege enfant hamax, siege enfant thule, siege enfant
      velo, sifflet, sifflet electronique, sifflet fox 40, skate, skate 8 0, skate 8 25, skate complet, skate cruiser,
      skate electrique, skate street, skateboard, ski, ski alpin, ski de fond, ski de rando, ski de randonnee, ski
      enfant, ski freeride, ski nautique, ski rando, ski skating, skimboard, skis, snake gliss, snowboard, snowscoot,
      softboard, sonde a neige, sonde avalanche, sonde bca, sonde mammut, sonde ortovox, sonnette guidon, sous bandes,
      sous gants chauffantes ski, sous gants ski enfant, speedbike, splitboard, stab plongee, stabilisation arc, stick
      de dressage, stick de hockey, stick de lacrosse, stick dressage, stick equitation, stick hockey, stick saut,
      stick unihoc, support bidon, support compteur, support d atelier velo, support de rangement velo, support garmin
      edge, support garmin velo, support gopro velo, support gps guidon, support gps velo, support guidon gps, support
      smartphone velo, support telephone guidon, support telephone velo, support velo voiture mural, surfaix,
      surfskate, surgrip, surgrip padel, surgrip tennis, table de ping pong, table de tennis de table, table ping pong,
      tableau de marque, tableau tactique, tack ccm, tapis de chute, tapis de chute gym, tapis de dressage, tapis de
      garrot, tapis de golf, tapis de gym enfant, tapis de gymnastique, tapis de judo, tapis de lutte, tapis de
      parkour, tapis de practice, tapis de putting, tapis de reception saut, tapis de selle, tapis de sport judo, tapis
      de travail cheval, tapis dressage, tapis equitation, tapis golf, tapis gymnastique, tapis judo, tapis kentucky,
      tapis mixte cheval, tapis pour cheval, tapis practice golf, tapis putting, tapis selle, taquet obstacle, tatami,
      tee golf, tee rugby, tees, tees bois golf, telemetre de golf, telemetre golf, temoin relais, tendeur velo, tete
      de rayon, tetiere cheval, tetiere cuir cheval, tetiere equitation, theque, thermobag, tige de selle, tige selle,
      toboggan bois, toboggan de neige, toboggan gonflable, toboggan neige, toboggan plastique, toboggan pliant,
      tondeur a cordes, tonfa, traineau bois, traineau de neige, traineau enfant, traineau gonflable, traineau neige,
      traineau plastique, traineau pliant, trampoline, trampoline exterieur, tremplin gym, tremplin gymnastique,
      tricycle adulte, triporteur, trophee sport, trotinette, trottinette, trottinette freestyle, trottinette freestyle
      enfant, truck ace, truck caliber, truck de skate, truck independent, truck longboard, truck skate, truck
      skateboard, truck tensor, truck thunder, truck venture, trucks paris, tuba, tuba chasse sous marine, tuba
      frontal, tuba frontal natation, tuba natation, tuba plongee, tube a neige, tube de balles, tube de volants, tube
      fleche, tubeless, tubes carbone fleches, tutu danse, v brake, vae, valise de velo, valise velo, valve presta,
      valve tubeless, velo, velo d appartement connecte route, velo de randonnee, velo electrique vtt, velo elliptique
      exterieur, velo enfant, velo fille, velo garcon, velo triathlon, velo vtt, velomobile, veste lestee trail, vis
      cheminees, vis de plateau, viseur arc, visiere casque hockey, visiere hockey, voile, voile kite, voile rdm, voile
      sdm, voile wing, volant badminton, volant de badminton, volant plume, volant yonex, volants nylon, volants
      plastique, vtc, vtt, vtt 24 pouces, vtt 27 5 pouces, vtt 29 pouces, vtt descente, vtt electrique, vtt enduro, vtt
      enfant, vtt femme, vtt homme, vtt junior, vtt semi rigide, vtt tout suspendu, wakeboard, waveboard, wax chaine,
      wax de surf, wax eau chaude, wax eau froide, wax eau tropicale, wax pour chaine, wax sticky bumps, wax surf, wax
      tropical, wedge golf, wing foil, wingfoil, wishbone`,
    ],
  ],
  unsure: `arc, ballon, bidon, bombe, bouclier, brassards, bride, catadioptre, catadioptres, cerceau, chaps,
    chronometre, cochonnet, coquille, croupiere, cycliste, derailleur, dossard, eperon, eperons, etrier, etriers, fart,
    farts, feu arriere rechargeable, filet, foil, frein a disque hydraulique, frein hydraulique, gaine de frein, garde
    boue, guidon, leash, leash surf, maillot, manivelle, martingale, massues, mors, palet, palmes, pao, paos, patin,
    pedale, pedales, pegs, pied d atelier, planche, plastron, plot, plots, potence, protege dents, renes, roller,
    rustine, rustines, selle, tees, tuba, tubeless, vae, voile`,
  printed: 'bouee',
  uses: {
    SPORTS: `articles de sport, arts martiaux, athletisme, badminton, basket ball, basket sport, biathlon, boxe,
      cyclisme, cycliste, danse, equitation, escrime, fitness et sport, foot, football, futsal, glisse, golf,
      halterophilie, handball, hockey, judo, karate, kitesurf, marathon, natation, padel, patinage, petanque,
      pickleball, planche a voile, rugby, running, sellerie, skate, ski, snowboard, sport, sport collectif, sports,
      sports d hiver, sports nautiques, squash, surf, taekwondo, tennis, tennis de table, tir a l arc, triathlon,
      trottinettes, velociste, volley, volley ball, volleyball, vtt, wakeboard, water polo, windsurf`,
  },
  makers: {
    SPORTS: 'dualtron, inokim, isinwheel, joyor, kaabo, kugoo, kukirin, minimotors, ninebot, teverun, vsett',
  },
};
