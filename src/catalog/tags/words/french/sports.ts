import type { Subject } from '../words.ts';

export const SPORTS: Subject = {
  things: [
    ['HEALTH_AND_FITNESS+FASHION+SPORTS', 'chaussettes de compression running'],
    ['FASHION+SPORTS+WOMEN_CLOTHING', 'jupette tennis, maillot natation femme, tutu danse classique'],
    [
      'FASHION+SPORTS',
      `boardshort, brassiere de sport, collant cycliste, combinaison de ski, combinaison neoprene, coupe vent velo,
      cuissard, culotte d equitation, culotte equitation, ensemble de sport, jammer natation, jupe de tennis, jupe
      padel, jupe tennis, justaucorps, justaucorps danse classique, kimono judo, kimono karate, kit foot enfant, legging
      de sport, legging yoga, lycra surf, maillot basket, maillot cyclisme, maillot cycliste, maillot de basket, maillot
      de foot, maillot de football, maillot de l equipe, maillot de rugby, maillot de velo, maillot domicile, maillot
      equipe de france, maillot exterieur, maillot foot, maillot handball, maillot hockey, maillot natation, maillot
      nba, maillot om, maillot psg, maillot rugby, maillot velo, maillot volley, manchettes velo, pantalon d equitation,
      pantalon de ski, rashguard, robe de tennis, robe tennis, short boxe, short de foot, short de sport, short foot,
      short football, short mma, short muay thai, short padel, short running, short sport, short tennis, shorty
      neoprene, sous couche ski, survetement de sport, tenue de foot, tenue de sport, tenue foot, top neoprene,
      trifonction, tutu, veste cycliste, veste de concours, veste de ski, veste velo`,
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
      surf, amortisseur cheval, antivibrateur, antivol, arc, arc a poulies sport, arc classique, baby foot table, balai
      curling, balle de golf, balle de tennis, balles de ping pong, balles de tennis, ballon, ballon basket, ballon d
      entrainement, ballon de basket, ballon de foot, ballon de handball, ballon de rugby, ballon de volley, ballon
      foot, ballon football, ballon grs, ballon handball, ballon rugby, ballon volley, bandage boxe, bandes de boxe,
      barre asymetrique, barre danse, barre de danse, barre de pole dance, barre de traction gymnastique, barre gym,
      barre pole dance, baton de hockey, baton de ski, batterie vae, bequille velo, bidon, bidon velo, billard, bmx,
      body board, bodyboard, boite de pansage, boitier de pedalier, bombe, bombe equitation, bonnet bain, bonnet cheval,
      bonnet de bain, bonnet de natation, bonnet de ski, bonnet equitation, bonnet natation, bonnet ski, boomerang,
      boots snowboard housse, bouclier, bouee, boule de petanque, boule lyonnaise, boules de petanque, boules
      lyonnaises, bouteille cyclisme, bouteille plongee, brassard capitaine, brassards, brassards natation, bride,
      bridon, brosse cheval, but de foot, cable de frein velo, cable derailleur, cable frein velo, cadenas velo, cage de
      foot, cagoule velo, cale pedale, cales pedales, cartons arbitre, casque de skate, casque de ski, casque de velo,
      casque equitation, casque velo, casque water polo, cassette 11 vitesses, ceinture cardio sport, ceinture de
      natation, ceinture de plomb plongee, ceinture judo, ceinture karate, ceinture natation, ceinture noire, ceinture
      running, cerceau, cerceau grs, cerceau gymnastique, cercle basket, chaine 11 vitesses, chaine velo, chambre a air,
      chambriere, chargeur trottinette, chargeur velo electrique, chariot de golf, chariot golf, chasuble, chaussons
      escalade gym, chaussons plongee, chaussure de foot crampons, chaussure foot crampons, chronometre, chronometre
      sport, cible archerie, cible darts, cible electronique, cible flechettes, cintre velo, cloches cheval, club de
      golf, cochonnet, collant danse, collier de chasse cheval, combinaison de plongee, combinaison plongee, combinaison
      surf, compteur gps velo, compteur velo, cone entrainement, coquille, coquille boxe, cordage tennis, corde boxe,
      coupelles entrainement, coussin protection trampoline, couverture cheval, couvre selle, couvre selles, cravache,
      creme chamois, croquet, crosse de hockey, crosse hockey, cycliste, degraissant chaine velo, demi pointes cuir,
      demonte pneu, demonte pneus, derailleur, derailleur arriere, derive chaine, derive chaines, detendeur plongee,
      disque frein velo, disque lancer, dossard, draisienne electrique, draisienne sport, echelle de rythme, echelle
      rythme, eclairage velo, enrenement, eperon, eperons, equitation, escrime, etrier, etriers, etrivieres, fart,
      farts, fer a farter, fer golf, fil dentaire sport, filet, filet basket, filet but, filet cheval, filet de
      badminton, filet de but, filet de volley, filet tennis, filet volley, fixie, fleches arc, flechette, flechettes,
      fleuret, frein roller, frite de piscine, frite piscine, fusil harpon, fusil sous marin, gaine derailleur, gant
      boxe, gant de boxe, gant de golf, gant golf, gants boxe, gants de boxe, gants de cyclisme, gants de frappe, gants
      de gardien, gants de moto cross, gants de ski, gants de velo, gants frappe, gants gardien, gants mma, gants
      plongee, genouilleres roller, gilet aide flottabilite wake, gilet natation, gilet protection equitation, gilet
      running, gilet stabilisateur, gourde velo, gravel, guetres cheval, guidoline, guidon, guidon velo, gyroroue, haies
      entrainement, hakama, home trainer, home trainers, housse planche, hoverboard, huile chaine velo, huile suspension
      vtt, huile velo, jambieres foot, javelot, jeu de boules, jeu de flechettes sport, jokari, justaucorps danse,
      kimono aikido, kimono enfant judo, kimono jjb, kit de réparation pompe, kit patins, kit reparation chambre a air,
      kit reparation pompe, kit reparation velo, kitesurf, lampe velo, leash, leash paddle, leash surf, licol, licol
      cheval, longe cheval, luge, lunettes cyclisme, lunettes de cyclisme, lunettes de natation, lunettes de piscine,
      lunettes de running, lunettes de ski, lunettes de velo, lunettes natation, lunettes piscine, lunettes ski,
      lunettes velo, machine lance balles, maillot velo enfant, malle de sellerie, manette vitesse velo, manivelle,
      masque de natation, masque de plongee, masque de ski, masque de snorkeling, masque et tuba, masque plongee, masque
      snorkeling, masque tuba, massues grs, mini but, mini buts, mitaines cycliste, mitaines cyclistes, mitaines
      equitation, mitaines velo, molkky, monocycle, monoroue, mors, mors cheval, nettoyant velo, ordinateur de plongee,
      paddle, paddle gonflable, pagaie paddle, pagaie sup, palet, palet hockey, palmes, palmes courtes, palmes natation,
      panier ballon, panier basket, panier de balles tennis, panier de basket, panneau basket, panneau de basket, pao,
      pao boxe, paos, patin, patinette, patins, patins a glace, patins a roulettes, pattes d ours, pattes ours, peaux de
      phoque, pedale, pedales, pedales automatiques, pelle surf, petanque, pied d atelier velo, pince lunettes plongee,
      pince nez, planche, planche a neige, planche a roulettes, planche a voile, planche de natation, planche de surf,
      planche natation, planche surf, plaquettes frein velo, plaquettes natation, plateau pedalier, plot, pneu de velo,
      pneu trekking, pneu trottinette, pneu trottinette electrique, pneu velo, pneu vtc, pneu vtt, poids lancer, poids
      plongee, poire de vitesse, pole dance, pompe a velo, pompe ballon, pompe gonflage ballon, pompe sup, pompe velo,
      poncho de cyclisme, porte bagage velo, porte bagages velo, porte bebe velo, porte bidon, porte bidons, porte
      gourde velo, porte selle, porte selles, porte velo, potence, poutre gym, poutre gymnastique, preventif tubeless,
      protections roller, protege boulets, protege dents, protege dents boxe, protege tibia, protege tibias, pull buoy,
      punching ball, queue de billard, ramasse boules, raquette, raquette de badminton, raquette de padel, raquette de
      tennis, raquette ping pong, raquettes a neige, raquettes de badminton, raquettes de ping pong, remorque velo,
      renes, retroviseur velo, roller, roller fitness, roller quad, rollers, rollers en ligne, rollers enfant, roue
      velo, roues roller, ruban grs, ruban gym, ruban gymnastique, rustine, rustines, sac a ballons, sac boxe, sac
      chaussures ski, sac de ballons, sac de boxe, sac de frappe, sac de golf, sac de padel, sac de sport foot, sac de
      tennis, sac frappe, sac golf, sac hydratation running, sac padel, sac pansage, sac tennis, sacoche cadre velo,
      sacoche de selle, sacoche petanque, sacoche selle, sacoche velo, sacoche vtt, sangle cheval, sangle equitation,
      sangle tractage, sanglon, seau de balles, selle, selle anglaise, selle cheval, selle de velo, selle equitation,
      selle mixte, selle velo, selle western, sellier, sellier poney, set protection roller, shinai, short bain sport,
      short de bain sport, siege de bateau aviron, sifflet, skate, skateboard, ski, skis, snowboard, support bidon,
      support gps velo, support smartphone velo, support telephone velo, support velo voiture mural, surgrip, table de
      ping pong, table de tennis de table, tapis de gymnastique, tapis de judo, tapis de selle, tapis de sport judo,
      tapis golf, tapis gymnastique, tapis judo, tapis pour cheval, tapis putting, tapis selle, tatami, tee golf, tees
      golf, tendeur velo, tige de selle, tige selle, trampoline, trotinette, trotinettes, trottinette, trottinette
      electrique, trottinette freestyle, trucks skate, tuba, tubeless, tutu danse, vae, velo, velo cargo, velo de route,
      velo electrique, velo enfant, velo pliant, velos, voile, volant badminton, volant plume, volants badminton,
      volants de badminton, vtc, vtt, wakeboard, wedge golf, wing foil`,
    ],
  ],
  unsure: `arc, ballon, bidon, bombe, bouclier, brassards, bride, cerceau, chronometre, cochonnet, coquille, derailleur,
    eperon, eperons, etrier, etriers, fart, farts, filet, leash, leash surf, manivelle, mors, palet, palmes, pao, paos,
    patin, pedale, pedales, planche, plot, plots, potence, protege dents, renes, roller, rustine, rustines, selle, tuba,
    tubeless, vae, voile`,
  printed: `bouee`,
  uses: {
    SPORTS: `articles de sport, arts martiaux, basket ball, basket sport, boxe, cyclisme, danse, equitation, fitness et
      sport, foot, football, glisse, golf, handball, judo, natation, padel, petanque, rugby, running, skate, ski, sport,
      sport collectif, sports, sports d hiver, sports nautiques, surf, tennis, trottinettes, volley, vtt`,
  },
};
