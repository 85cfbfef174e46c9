import type { Subject } from '../words.ts';

export const ELECTRONICS: Subject = {
  things: [
    [
      'ELECTRONICS+WATCHES',
      'bracelet d activite, montre cardio, montre cardio gps, montre gps enfant, montre sport gps',
    ],
    [
      'ELECTRONICS',
      `accu 18650, accus, adaptateur, adaptateur de voyage, adaptateur hdmi, adaptateur prise, adaptateur secteur,
      adaptateur tnt, adaptateur usb c, adaptateur vga, adaptateur voyage, alarme, alarme maison, alarme sans fil,
      alimentation, alimentation atx, alimentation de laboratoire, alimentation hpe, alimentation ordinateur,
      alimentation pc, ampli, amplificateur, amplificateur wifi, ampoule connectee, anneau lumineux, anneau telephone,
      antenne, antenne rateau, antenne tnt, antenne tv, antivol ordinateur, appareil photo, appareil photo instantane,
      assistant vocal, bague adaptatrice objectif, bague lumineuse, bague telephone, baie de brassage, barometre
      connecte, barre de son, barre led ecran, barre son, barrette ddr3, barrette ddr4, barrette ddr5, barrette memoire,
      barrette portable, barrette ram, batterie, batterie 18650, batterie agm, batterie de secours, batterie externe,
      batterie gel 12v, batterie iphone, batterie lipo, batterie lithium, batterie macbook, batterie ordinateur,
      batterie pc portable, batterie portable, batterie pour drone, batterie pour iphone, batterie pour ordinateur,
      batterie pour samsung, batterie pour telephone, batterie samsung, batterie solaire, batterie telephone, bloc
      ecran, bloc multiprise, boite a lumiere photo, boite lumiere photo, boite pour disque dur, boitier et disque
      externe, boitier externe, boitier pc, bonnette micro, bouchon objectif, bouton connecte, bouton poussoir arcade,
      box android, box internet, box tv, bras ecran, bras micro, bras support ecran, brassard porte telephone, brassard
      telephone, cable, cable alimentation, cable antenne, cable audio, cable chargeur, cable coaxial, cable de charge,
      cable ethernet, cable hdmi, cable jack, cable jumper, cable lightning, cable optique, cable pour iphone, cable
      reseau, cable rj45, cable usb, cable vga, cable xlr, cables jumper, cache objectif, cache objectifs, cadre
      numerique, cadre photo numerique, caisse enregistreuse, caisson basse, caisson de basse, calculatrice,
      calculatrice scientifique, camera, camera de surveillance, camera ip, camera sport, capteur, capteur ouverture,
      capteur ultrason, capteur zigbee, carillon connecte, carillon de porte, carillon de porte sans fil, carillon
      porte, carillon porte d entree, carillon sans fil, carte controleur raid, carte graphique, carte memoire, carte
      mere, carte psn, carte reseau, carte sd, carte sim, carte son, cartouche canon, cartouche d encre, cartouche
      encre, cartouche epson, cartouche hp, cartouche imprimante, cartouche pour imprimante, casque anti bruit
      bluetooth, casque audio, casque bluetooth, casque de realite virtuelle, casque filaire, casque gamer, casque
      gaming, casque realite virtuelle, casque sans fil, casque tv, casque vr, centrale alarme, chaine hi fi, chargeur,
      chargeur de piles, chargeur induction, chargeur makita telephone, chargeur rapide, chargeur sans fil, chargeur
      secteur, chargeur usb, chassis iphone, clavier, clavier gamer, cle usb, compteuse billets, compteuse de billets,
      condensateur, condensateurs, connecteur de charge, console, console de jeux, console portable, console retro,
      console switch, controleur dj, controleur raid, convertisseur, convertisseur hdmi, coque, coque de protection,
      coque integrale, coque ipad, coque iphone, coque personnalisee iphone, coque pour huawei, coque pour iphone, coque
      pour samsung, coque pour xiaomi, coque samsung, coque telephone, coque transparente, cordon de brassage, cordon
      rj45, cordon secteur, cordon telephone, courroie appareil photo, cpl, decodeur, demodulateur, destructeur de
      documents, destructeur documents, detecteur billets, detecteur co, detecteur de billets, detecteur de fuite,
      detecteur de fumee, detecteur de mouvement, detecteur fumee, detecteur monoxyde, detecteur mouvement, detecteur
      ouverture, dictaphone, disque dell, disque dur, disque dur externe, disque externe, disque hdd, disque hpe, disque
      nvme, disque sas, disque sata, disque serveur, disque ssd, douchette code barre, drone, eclairage studio,
      ecouteur, ecouteurs, ecouteurs bluetooth, ecouteurs sans fil, ecran, ecran 27 pouces, ecran de projection, ecran
      gamer, ecran incurve, ecran lcd i2c, ecran ordinateur, ecran pc, ecran pour iphone, ecran pour pc portable, ecran
      pour samsung, enceinte, enceinte bluetooth, enceinte colonne, enceinte connectee, enceinte portable, encre epson,
      encre pour imprimante, enregistreur, etiqueteuse, etiquette airtag, etui a rabat, etui folio, etui iphone, etui
      kindle, etui portefeuille iphone, etui pour iphone, etui pour tablette, etui tablette, etui telephone, fauteuil
      gamer ecran, film ecran, film hydrogel, film instax, film protecteur, fils dupont, filtre adsl, filtre de
      confidentialite, filtre ecran, filtre nd, filtre photo, filtre polarisant, fire tv, flash cobra, fond studio
      photo, fond vert studio, google nest, gps, graveur, graveur dvd, haut parleur, haut parleurs, housse console,
      housse ipad, housse macbook, housse manette, housse ordinateur, housse pc, housse pour liseuse, housse pour
      macbook, housse pour ordinateur, housse pour tablette, housse tablette, hub domotique, hub usb, hygrometre,
      imprimante, imprimante 3d, interface audio, interphone, interrupteur connecte, intra auriculaire, inverseur,
      inverseur hybride, jeu 3ds, jeu ds, jeu gamecube, jeu ps4, jeu ps5, jeu switch, jeu video, jeu wii, jeux video,
      kit alarme, kit cables jumper, kit condensateurs, kit de nettoyage pc, kit de reparation ecran, kit de reparation
      ecran lcd, kit de surveillance, kit demontage telephone, kit leds, kit nettoyage clavier, kit outils reparation
      telephone, kit photovoltaique, kit reparation ecran, kit reparation telephone, kit resistances, kit solaire, kobo,
      lampe connectee, lampe led photo, lampe photo, lampe studio photo, lampe video, lampe video led, laptop, lecteur
      blu ray, lecteur carte, lecteur cassette, lecteur cd, lecteur code barre, lecteur code barres, lecteur de carte,
      lecteur dvd, lecteur dvd externe, lecteur mp3, liseuse, machine a ecrire, magnetoscope, manette, manette de jeu,
      manette ps5, memoire ram, metier hoverboard, meuble rack baie, micro, micro casque, micro casques, micro cravate,
      micro cravates, micro karaoke, micro karaokes, micro podcast, micro sans fil, micro usb, microphone, mixette,
      module relais, moniteur, moniteur 24 pouces, montre gps, montre intelligente bracelet, moteur pas a pas,
      multiprise, nappe bouton, nappe connecteur, nappe connecteur de charge, nappe ecran, nappe iphone, nappe power,
      notebook, objectif, objectif photo, onduleur, ordinateur, ordinateur portable, oreillette, oreillette bluetooth,
      oreillettes, pad thermique, panneau de brassage, panneau photovoltaique, panneau solaire, parabole, parafoudre,
      pare soleil objectif, pate thermique, pave numerique, pc, pc gamer, pc portable, pedalier simulateur, pellicule,
      pellicule 35mm, pellicule photo, perche a selfie, perche selfie, pied de micro, pile, pile alcaline, pile bouton,
      pile lithium, pile rechargeable, piles, piles aa, piles bouton, piles lr6, pince rj45, plaque d essai, plaque
      essai, platine cd, platine de rue, platine dj, platine vinyle, pochette etanche telephone, pochette macbook,
      pochette ordinateur, pochette telephone, point acces, point d acces, point d acces wifi, pop socket, portier
      video, poste radio, potentiometre, prise connectee, prise cpl, prise usb, processeur, processeur intel, processeur
      ryzen, processeur xeon, projecteur video, protection ecran, protege ecran, protege ecrans, radio, radio cd, radio
      dab, radio portable, radio reveil, rallonge, ram ddr4, raspberry, recepteur satellite, refroidisseur, regulateur
      charge, regulateur de charge, regulateur solaire, repeteur, repeteur wifi, repondeur, repose poignet, repose
      poignets, resistance electronique, resistances, routeur, routeur 4g, routeur wifi, sac photo, sac pour appareil
      photo, sac pour drone, sacoche photo, scanner, serveur, serveur dell, servo moteur, servomoteur, siege simulateur,
      sirene alarme, sleeve ordinateur, smart tv, smartphone, socle de charge, sonnette connectee, sonnette sans fil,
      sonnette video, souris, souris ergonomique, souris gamer, souris sans fil, souris verticale, splitter hdmi, ssd,
      stabilisateur, station accueil, station charge, station d accueil, station de charge, station de recharge, station
      electrique portable, station meteo, station meteo connectee, station recharge, stylet, support bureau telephone,
      support casque, support console, support de tablette, support de telephone, support double ecran, support ecran,
      support enceinte, support lit telephone, support macbook, support micro, support mural ecran, support mural tv,
      support ordinateur, support pc portable, support pour casque, support pour ordinateur, support pour tablette,
      support pour telephone, support projecteur, support tablette, support telephone, support telephone voiture bureau,
      support tv, support voiture bureau, support vr, switch 8 ports, switch cisco, switch ethernet, switch reseau,
      table de mixage, table lumineuse photo, tablette, tablette graphique, tablette tactile, talkie, talkie walkie,
      tapis de charge, tapis de souris, tapis de souris gamer, tapis souris, tele, telecommande, telecopieur, telephone,
      telephone fixe, telephone pliable, telephone portable, telephone sans fil, telephone senior, televiseur,
      television, tente photo, terminal de paiement, terminal paiement, thermometre exterieur, thermometre hygrometre,
      thermostat connecte, tiroir caisse, titreuse, toile de projection, toner, tour de cou telephone, tourne disque,
      tourne disques, tpe, traceur gps, traducteur, traducteur vocal, transformateur, transistors, trepied, trepied
      photo, trepied telephone, tuner tnt, tv led, tv qled, unite centrale, valise drone, ventilateur boitier pc,
      ventilateur ordinateur, ventilateur pc, ventilateur processeur, ventilateur ps3, ventilateur ps4, ventirad, verre
      trempe, videoprojecteur, videosurveillance, visiophone, vitre arriere, vitre ecran, vitre tactile, volant de jeu,
      volant jeu, watercooling, webcam, zigbee`,
    ],
  ],
  unsure: `accus, adaptateur, alarme, alimentation, amplificateur, antenne, batterie, cable, capteur, condensateur,
    condensateurs, console, convertisseur, coque, ecran, enceinte, enceintes, enregistreur, inverseur, kobo, micro,
    moniteur, notebook, objectif, ordinateur, oreillette, oreillettes, parafoudre, pc portable, pellicule, pile, piles,
    processeur, radio, rallonge, raspberry, refroidisseur, repeteur, resistances, souris, stabilisateur, tablette,
    talkie, telephone, tpe, traducteur, transformateur, trepied, zigbee`,
  printed: 'coque',
  uses: {
    ELECTRONICS: `accessoires telephone, bluetooth, composants pc, consoles, domotique, electronique, energie solaire, gamer,
      gaming, gaming pc, high tech, hot plug, hot swap, image et son, imprimantes, informatique, informatiques, jeux
      video, lff, ordinateur, peripheriques, photo video, reseau, sas 12g, sff sc, smartphone, telephones, telephonie,
      tv et son`,
  },
};
