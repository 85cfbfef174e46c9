import type { Subject } from '../words.ts';

export const SPORTS: Subject = {
  things: [
    [
      'ACCESSORIES+SPORTS',
      `banane running, bandeau de sport, bandeau eponge tennis, bandeau running, bandeau tennis, bonnet running,
      casquette cycliste, casquette golf, casquette running, casquette tennis, casquette trail, casquette velo, ceinture
      porte dossard, echarpe de supporter, echarpe foot, echarpe om, echarpe psg, gants de running, gants running, gants
      trail, poignet eponge, poignets tennis, sac a dos club, sac a dos foot, sac a dos football, sac a dos trail, sac a
      dos velo, sac de danse, sac de foot, sac de football, sac de handball, sac de natation, sac de sport club, sac de
      trail, sac equitation, sac natation, sac trail, serre poignet tennis, tour de cou running, visiere golf, visiere
      tennis`,
    ],
    ['HEALTH_AND_FITNESS+FASHION+SPORTS', 'chaussettes de compression running'],
    ['FASHION+SPORTS+WOMEN_CLOTHING', 'jupette tennis, maillot natation femme, tutu danse classique'],
    [
      'FASHION+SPORTS',
      `bas de foot, boardshort, body danse, brassiere de running, brassiere de sport, brassiere running, chasuble
      entrainement, chaussettes cyclisme, chaussettes de foot, chaussettes de running, chaussettes de ski, chaussettes
      de sport, chaussettes de tennis, chaussettes equitation, chaussettes foot, chaussettes football, chaussettes
      handball, chaussettes rugby, chaussettes running, chaussettes ski, chaussettes tennis, chaussettes trail,
      chaussettes velo, collant compression, collant cycliste, collant de danse, collant de running, collant running,
      collant trail, collant velo, combinaison cycliste, combinaison de ski, combinaison natation, combinaison neoprene,
      combinaison triathlon, corsaire running, corsaire velo, coupe vent running, coupe vent trail, coupe vent velo,
      cuissard, culotte d equitation, culotte equitation, dobok taekwondo, ensemble de foot, ensemble de sport, ensemble
      training, gi jjb, haut d entrainement, haut entrainement, haut training, jambieres velo, jammer natation, jupe de
      tennis, jupe padel, jupe tennis, jupette danse, justaucorps, justaucorps danse classique, kimono jjb adulte,
      kimono judo, kimono karate, kimono taekwondo, kit foot enfant, legging compression, legging de running, legging de
      sport, legging running, legging trail, legging yoga, lycra natation, lycra surf, maillot, maillot arbitre, maillot
      athletisme, maillot baseball, maillot basket, maillot club, maillot cyclisme, maillot cycliste, maillot d
      echauffement, maillot d entrainement, maillot de basket, maillot de club, maillot de cyclisme, maillot de foot,
      maillot de football, maillot de gardien, maillot de handball, maillot de hockey, maillot de l equipe, maillot de l
      ol, maillot de l om, maillot de rugby, maillot de velo, maillot de volley, maillot domicile, maillot domicile
      enfant, maillot entrainement, maillot equipe, maillot equipe de france, maillot exterieur, maillot exterieur
      enfant, maillot foot, maillot gardien, maillot handball, maillot hockey, maillot manches longues velo, maillot
      natation, maillot nba, maillot nfl, maillot om, maillot psg, maillot retro, maillot rugby, maillot running,
      maillot third, maillot trail, maillot triathlon, maillot velo, maillot vintage foot, maillot volley, manchettes
      velo, pantalon d entrainement, pantalon d equitation, pantalon de gardien, pantalon de ski, pantalon entrainement,
      pantalon escrime, pantalon gardien, pantalon judo, pantalon running, pantalon training, parka club, parka
      entrainement, polo club, polo de sortie, rashguard, robe de tennis, robe padel, robe tennis, short basket, short
      boxe, short cycliste, short de basket, short de boxe, short de foot, short de handball, short de rugby, short de
      running, short de sport, short entrainement, short foot, short football, short gardien, short handball, short mma,
      short muay thai, short padel, short rugby, short running, short sport, short tennis, short trail, short training,
      short volley, shorty neoprene, sous couche ski, sous maillot, sous short compression, survetement club,
      survetement de foot, survetement de sport, survetement foot, survetement om, survetement psg, survetement
      training, sweat club, sweat d entrainement, sweat echauffement, sweat entrainement, sweat training, t shirt
      compression, t shirt d entrainement, t shirt de compression, t shirt de running, t shirt echauffement, t shirt
      entrainement, t shirt running, t shirt technique, t shirt trail, t shirt training, tee shirt technique, tenue
      basket, tenue cycliste, tenue de danse, tenue de foot, tenue de handball, tenue de judo, tenue de sport, tenue
      foot, tenue gardien, tenue gymnastique, tenue handball, tenue volley, top d entrainement, top neoprene, top
      training, trifonction, tunique danse, tutu, veste cyclisme, veste cycliste, veste d entrainement, veste de
      concours, veste de running, veste de ski, veste de survetement club, veste echauffement, veste equitation, veste
      running, veste survetement, veste training, veste velo`,
    ],
    [
      'SHOES+SPORTS',
      `ballerines de danse, baskets de running, baskets de sport, baskets running, baskets sport, boots d equitation,
      boots de snowboard, boots equitation, boots snowboard, bottes cheval, bottes d equitation, chaussons de danse,
      chaussure de foot, chaussure de running, chaussure de ski, chaussure de sport, chaussures basket, chaussures
      crossfit, chaussures de basket, chaussures de cyclisme, chaussures de foot, chaussures de football, chaussures de
      futsal, chaussures de golf, chaussures de padel, chaussures de running, chaussures de ski, chaussures de sport,
      chaussures de tennis, chaussures de trail, chaussures halterophilie, chaussures running, chaussures trail,
      chaussures velo, crampons, crampons foot, demi pointe, demi pointes, mini chaps, pointes danse, pointes de danse`,
    ],
    [
      'SPORTS',
      `affuteur carres, aiguille ballon, aiguilles ballon, aileron stand up paddle, aileron sup, aileron surf, ailerons
      surf, airbag equitation, amortisseur cheval, antivibrateur, antivol, arbalete chasse sous marine, arc, arc a
      fleches, arc a poulies sport, arc classique, baby foot table, balai curling, balle de golf, balle de tennis, balle
      golf, balle squash, balles de padel, balles de ping pong, balles de squash, balles de tennis, balles padel, balles
      ping pong, balles tennis, ballon, ballon basket, ballon beach volley, ballon d entrainement, ballon de basket,
      ballon de foot, ballon de football, ballon de futsal, ballon de gymnastique rythmique, ballon de handball, ballon
      de plage volley, ballon de rugby, ballon de volley, ballon foot, ballon football, ballon futsal, ballon grs,
      ballon handball, ballon hummel, ballon molten, ballon rugby, ballon select, ballon taille 3, ballon taille 4,
      ballon taille 5, ballon volley, bandage boxe, bandes boxe, bandes de boxe, barre asymetrique, barre danse, barre
      de danse, barre de pole dance, barre de traction gymnastique, barre fixe gymnastique, barre gym, barre pole dance,
      baton de hockey, baton de marche nordique, baton de ski, batons ski, batterie vae, bequille velo, bidon, bidon
      cyclisme, bidon velo, bikepacking, billard, bmx, bo karate, body board, bodyboard, bois ping pong, boite de
      pansage, boitier de pedalier, bombe, bombe d equitation, bombe equitation, bonnet bain, bonnet cheval, bonnet de
      bain, bonnet de natation, bonnet de piscine, bonnet de ski, bonnet equitation, bonnet natation, bonnet silicone
      natation, bonnet ski, boomerang, boots snowboard housse, bouchons oreilles natation, bouclier, bouclier de frappe,
      bouclier frappe, bouee, bouee plongee, boule de petanque, boule lyonnaise, boules bowling, boules de petanque,
      boules lyonnaises, boules petanque, bouteille cyclisme, bouteille plongee, brassard capitaine, brassard de
      capitaine, brassards, brassards de natation, brassards natation, bride, bride equitation, bridon, brosse cheval,
      brosse pansage poney, but de foot, but de handball, but handball, cable de frein velo, cable derailleur, cable
      frein velo, cadenas velo, cage but, cage de foot, cagoule velo, cale pedale, cales pedales, carton jaune rouge,
      cartons arbitre, casque boxe, casque de boxe, casque de skate, casque de ski, casque de velo, casque equitation,
      casque mma, casque roller, casque ski, casque velo, casque velo enfant, casque vtt, casque water polo, cassette 11
      vitesses, cassette vtt, ceinture cardio sport, ceinture de judo, ceinture de karate, ceinture de natation,
      ceinture de plomb plongee, ceinture flottaison, ceinture flottante, ceinture judo, ceinture karate, ceinture
      lestage plongee, ceinture natation, ceinture noire, ceinture running, cerceau, cerceau grs, cerceau gymnastique,
      cerceaux agilite, cercle basket, chaine 11 vitesses, chaine velo, chaine vtt, chambre a air, chambre a air vtt,
      chambriere, chargeur trottinette, chargeur velo electrique, chariot de golf, chariot golf, chasuble, chaussons
      escalade gym, chaussons neoprene, chaussons plongee, chaussure de foot crampons, chaussure foot crampons,
      chaussures ski housse, chronometre, chronometre sport, chronometre sportif, cible archerie, cible darts, cible de
      frappe, cible electronique, cible flechettes, cible flechettes electronique, cible tir a l arc, cintre velo,
      cintre vtt, cloches cheval, club de golf, club golf, cochonnet, collant danse, colle handball, collier de chasse
      cheval, combinaison de plongee, combinaison plongee, combinaison surf, compteur gps velo, compteur velo, cone
      entrainement, cones d entrainement, coquille, coquille boxe, coquille mma, cordage badminton, cordage tennis,
      corde boxe, coupelles entrainement, coupelles foot, coussin protection trampoline, couteau plongee, couverture
      cheval, couvre selle, couvre selles, cravache, cravache equitation, creme chamois, croquet, crosse de hockey,
      crosse hockey, cruiser skate, cycliste, deck skate, degraissant chaine velo, demi pointes cuir, demonte pneu,
      demonte pneus, derailleur, derailleur arriere, derailleur vtt, derive chaine, derive chaines, detendeur plongee,
      disque de frein velo, disque frein velo, disque lancer, dossard, draisienne electrique, draisienne sport, drapeau
      arbitre, drapeaux de corner, echelle agilite, echelle d agilite, echelle de rythme, echelle rythme, eclairage
      velo, enrenement, eperon, eperons, equitation, escrime, etrier, etrier frein velo, etriers, etriers equitation,
      etriers securite, etrivieres, fart, farts, fer a farter, fer golf, fers de golf, feu arriere velo, feu avant velo,
      fil dentaire sport, filet, filet basket, filet but, filet cheval, filet de badminton, filet de but, filet de foot,
      filet de handball, filet de volley, filet equitation, filet football, filet pare ballons, filet ping pong, filet
      rebond, filet tennis, filet volley, fixations ski, fixie, fleche arbalete, fleches arc, fleches tir a l arc,
      flechette, flechettes, fleuret, flotteur chasse sous marine, fond de jante, frein a disque velo, frein roller,
      frite de piscine, frite piscine, fusil harpon, fusil sous marin, gaine derailleur, gant boxe, gant de boxe, gant
      de golf, gant gardien, gant golf, gants boxe, gants boxe enfant, gants de boxe, gants de cyclisme, gants de
      frappe, gants de gardien, gants de mma, gants de moto cross, gants de muay thai, gants de ski, gants de velo,
      gants frappe, gants gardien, gants mma, gants neoprene, gants plongee, gants ski, gants vtt, garde boue vtt,
      genouilleres roller, gilet aide flottabilite wake, gilet de cross, gilet de natation, gilet equitation, gilet fluo
      velo, gilet natation, gilet protection equitation, gilet running, gilet stabilisateur, gourde velo, gravel, grip
      skate, grip tennis, grips vtt, guetres cheval, guetres equitation, guidoline, guidon, guidon velo, guidon vtt,
      gyroroue, haie de vitesse, haies entrainement, hakama, home trainer, home trainers, housse planche, housse ski,
      hoverboard, huile chaine velo, huile suspension vtt, huile velo, jambieres foot, jante vtt, javelot, jeu de
      boules, jeu de flechettes sport, jokari, justaucorps danse, kimono aikido, kimono enfant judo, kimono jjb, kit
      arbitre, kit de réparation pompe, kit patins, kit reparation chambre a air, kit reparation pompe, kit reparation
      velo, kit snorkeling, kitesurf, lampe velo, lance balle tennis, leash, leash paddle, leash surf, leviers de frein
      velo, licol, licol cheval, longboard, longe cheval, longe equitation, luge, luge enfant, lunettes cyclisme,
      lunettes de cyclisme, lunettes de nage, lunettes de natation, lunettes de natation enfant, lunettes de piscine,
      lunettes de running, lunettes de ski, lunettes de velo, lunettes natation, lunettes piscine, lunettes ski,
      lunettes velo, lunettes vtt, machine lance balles, maillot flotteur, maillot velo enfant, malle de sellerie,
      manette derailleur, manette vitesse velo, manivelle, mannequin d entrainement, mannequin de frappe, mannequin de
      lutte, mannequin foot, masque de natation, masque de plongee, masque de ski, masque de snorkeling, masque et tuba,
      masque facial snorkeling, masque plongee, masque ski, masque snorkeling, masque tuba, massues grs, medaille sport,
      mini but, mini buts, mitaines cycliste, mitaines cyclistes, mitaines equitation, mitaines karate, mitaines mma,
      mitaines velo, molkky, monocycle, monoroue, mors, mors cheval, moufles ski, nettoyant velo, nunchaku, ordinateur
      de plongee, ordinateur plongee, paddle, paddle gonflable, pagaie paddle, pagaie sup, palet, palet hockey, palmes,
      palmes courtes, palmes de natation, palmes natation, panier a balles, panier ballon, panier basket, panier basket
      enfant, panier de balles tennis, panier de basket, panier de basket exterieur, panneau basket, panneau de basket,
      pao, pao boxe, paos, parachute sprint, patin, patin a roulettes, patinette, patins, patins a glace, patins a
      roulettes, patins artistique, patins en ligne, pattes d ours, pattes ours, pattes ours boxe, peaux de phoque,
      pedale, pedale automatique, pedales, pedales automatiques, pedales vtt, pedalier vtt, pelle surf, petanque, pied
      atelier velo, pied d atelier velo, pince lunettes plongee, pince nez, pince nez natation, piquet slalom, planche,
      planche a neige, planche a roulettes, planche a voile, planche de nage, planche de natation, planche de surf,
      planche natation, planche skate, planche surf, plaquette coach, plaquette tactique, plaquettes de frein velo,
      plaquettes de nage, plaquettes de natation, plaquettes frein velo, plaquettes natation, plaquettes vtt, plastron
      boxe, plastron karate, plastron taekwondo, plateau pedalier, plateau vtt, plot, plots entrainement, pneu de velo,
      pneu gravel, pneu route velo, pneu trekking, pneu trottinette, pneu trottinette electrique, pneu velo, pneu vtc,
      pneu vtt, poids lancer, poids plongee, poignees vtt, poire de vitesse, pole dance, pompe a velo, pompe ballon,
      pompe gonflage ballon, pompe sup, pompe velo, poncho de cyclisme, porte bagage velo, porte bagages velo, porte
      bebe velo, porte bidon, porte bidons, porte gourde velo, porte selle, porte selles, porte velo, poteau de corner,
      potence, potence vtt, poutre d equilibre, poutre gym, poutre gymnastique, preventif tubeless, protections roller,
      protections roller enfant, protections skate, protege boulets, protege dent, protege dents, protege dents boxe,
      protege tibia, protege tibia muay thai, protege tibias, protege tibias boxe, protege tibias foot, pull boy, pull
      buoy, pullbuoy, punching ball, putter, putter golf, queue de billard, ramasse boules, raquette, raquette
      badminton, raquette de badminton, raquette de padel, raquette de ping pong, raquette de squash, raquette de
      tennis, raquette padel, raquette ping pong, raquette squash, raquette tennis, raquettes a neige, raquettes de
      badminton, raquettes de ping pong, rebondeur, remorque enfant velo, remorque velo, renes, renes equitation, resine
      de handball, resine handball, retroviseur velo, revetement ping pong, revetement tennis de table, roller, roller
      fitness, roller quad, rollers, rollers en ligne, rollers enfant, roue velo, roue vtt, roues roller, roulement
      skate, ruban grs, ruban gym, ruban gymnastique, rustine, rustines, sac a ballons, sac ballons, sac boxe, sac
      chaussures ski, sac de ballons, sac de boxe, sac de boxe enfant, sac de frappe, sac de golf, sac de padel, sac de
      sport foot, sac de tennis, sac frappe, sac golf, sac hydratation running, sac padel, sac pansage, sac sur pied
      boxe, sac tennis, sac trepied golf, sacoche cadre velo, sacoche de guidon, sacoche de petanque, sacoche de selle,
      sacoche guidon, sacoche petanque, sacoche porte bagage, sacoche selle, sacoche velo, sacoche vtt, sangle cheval,
      sangle de selle, sangle equitation, sangle tractage, sanglon, seau de balles, seau pansage, selle, selle anglaise,
      selle cheval, selle d equitation, selle de velo, selle equitation, selle mixte, selle velo, selle vtt, selle
      western, sellier, sellier poney, serie de fers, set protection roller, shinai, short bain sport, short de bain
      sport, siege de bateau aviron, siege enfant velo, sifflet, skate, skateboard, ski, ski de fond, skis, snowboard,
      stab plongee, stick equitation, support bidon, support gps velo, support smartphone velo, support telephone velo,
      support velo voiture mural, surgrip, table de ping pong, table de tennis de table, table ping pong, tableau
      tactique, tapis de gymnastique, tapis de judo, tapis de selle, tapis de sport judo, tapis equitation, tapis golf,
      tapis gymnastique, tapis judo, tapis pour cheval, tapis putting, tapis selle, tatami, tee golf, tees golf, tendeur
      velo, thermobag, tige de selle, tige selle, tondeur a cordes, trampoline, trampoline exterieur, trophee sport,
      trotinette, trotinettes, trottinette, trottinette electrique, trottinette freestyle, trottinette freestyle enfant,
      trucks skate, tuba, tuba frontal, tubeless, tutu danse, vae, velo, velo cargo, velo de route, velo electrique,
      velo enfant, velo fille, velo garcon, velo pliant, velos, voile, volant badminton, volant plume, volants
      badminton, volants de badminton, volants plastique, vtc, vtt, vtt electrique, vtt enfant, vtt semi rigide,
      wakeboard, wedge golf, wing foil`,
    ],
  ],
  unsure: `arc, ballon, bidon, bombe, bouclier, brassards, bride, cerceau, chronometre, cochonnet, coquille, derailleur,
    eperon, eperons, etrier, etriers, fart, farts, filet, leash, leash surf, maillot, manivelle, mors, palet, palmes,
    pao, paos, patin, pedale, pedales, planche, plot, plots, potence, protege dents, renes, roller, rustine, rustines,
    selle, tuba, tubeless, vae, voile`,
  printed: `bouee`,
  uses: {
    SPORTS: `articles de sport, arts martiaux, basket ball, basket sport, boxe, cyclisme, danse, equitation, fitness et
      sport, foot, football, glisse, golf, handball, judo, natation, padel, petanque, rugby, running, skate, ski, sport,
      sport collectif, sports, sports d hiver, sports nautiques, surf, tennis, trottinettes, volley, vtt`,
  },
};
