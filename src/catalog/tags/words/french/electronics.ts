import type { Subject } from '../words.ts';

export const ELECTRONICS: Subject = {
  things: [
    [
      'ELECTRONICS',
      `adaptateur, adaptateur prise, adaptateur secteur, alarme, alimentation, alimentation pc, ampli, amplificateur,
      ampoule connectee, anneau lumineux, antenne, appareil photo, appareil photo instantane, barre de son, barre son,
      barrette memoire, batterie, batterie de secours, batterie externe, batterie portable, bloc multiprise, boitier
      pc, box android, box internet, brassard porte telephone, brassard telephone, cable, cable chargeur, cable de
      charge, cable ethernet, cable hdmi, cable jumper, cable reseau, cable usb, cables jumper, cadre photo numerique,
      caisse enregistreuse, calculatrice, calculatrice scientifique, camera, camera de surveillance, camera ip, camera
      sport, capteur, carte graphique, carte memoire, carte mere, carte reseau, carte sd, carte sim, cartouche d
      encre, cartouche encre, cartouche imprimante, casque audio, casque bluetooth, casque de realite virtuelle,
      casque gamer, casque gaming, casque sans fil, casque vr, chargeur, chargeur de piles, chargeur induction,
      chargeur rapide, chargeur sans fil, chargeur secteur, chargeur usb, clavier, clavier gamer, cle usb, compteuse
      de billets, console, console de jeux, convertisseur, coque, coque de protection, coque iphone, coque samsung,
      coque telephone, decodeur, demodulateur, destructeur de documents, detecteur de billets, detecteur de fumee,
      detecteur de mouvement, dictaphone, disque dur, disque ssd, drone, ecouteur, ecouteurs, ecouteurs bluetooth,
      ecouteurs sans fil, ecran, ecran gamer, ecran ordinateur, ecran pc, enceinte, enceinte bluetooth, enceinte
      connectee, enceinte portable, enregistreur, etui iphone, etui tablette, etui telephone, fauteuil gamer ecran,
      film protecteur, gps, graveur, graveur dvd, haut parleur, housse console, housse manette, housse ordinateur,
      housse pc, housse tablette, hub usb, imprimante, imprimante 3d, interphone, inverseur, inverseur hybride, jeu
      ps4, jeu ps5, jeu switch, jeu video, jeux video, kit cables jumper, kit condensateurs, kit de nettoyage pc, kit
      leds, kit nettoyage clavier, kit resistances, kit solaire, lampe connectee, laptop, lecteur carte, lecteur code
      barre, lecteur dvd, lecteur dvd externe, liseuse, manette, manette de jeu, manette ps5, memoire ram, micro,
      micro casque, micro cravate, microphone, module relais, moniteur, montre gps, montre intelligente bracelet,
      multiprise, notebook, objectif, objectif photo, onduleur, ordinateur, ordinateur portable, oreillettes, panneau
      photovoltaique, panneau solaire, parabole, pc, pc gamer, pc portable, perche a selfie, perche selfie, pile, pile
      alcaline, pile rechargeable, piles, piles aa, plaque d essai, platine vinyle, pochette telephone, point d acces,
      prise connectee, prise usb, processeur, projecteur video, protection ecran, protege ecran, radio, radio reveil,
      rallonge, recepteur satellite, refroidisseur, regulateur de charge, regulateur solaire, repeteur wifi,
      resistance electronique, routeur, routeur wifi, sacoche photo, scanner, smart tv, smartphone, sonnette
      connectee, sonnette sans fil, souris, souris gamer, souris sans fil, ssd, stabilisateur, station d accueil,
      station de charge, station de recharge, station electrique portable, station meteo connectee, stylet, support
      mural tv, support ordinateur, support tablette, support telephone, support telephone voiture bureau, support tv,
      switch reseau, tablette, tablette graphique, tablette tactile, talkie walkie, tapis de souris, tapis de souris
      gamer, tele, telecommande, telephone, telephone portable, televiseur, television, terminal de paiement,
      thermostat connecte, toner, tourne disque, traceur gps, transformateur, transistors, trepied, unite centrale,
      ventilateur ordinateur, ventilateur pc, ventilateur processeur, ventilateur ps3, ventilateur ps4, ventirad,
      verre trempe, videoprojecteur, videosurveillance, visiophone, vitre tactile, volant de jeu, watercooling, webcam`,
    ],
  ],
  unsure: `adaptateur, alarme, alimentation, antenne, batterie, cable, capteur, console, convertisseur, coque, ecran,
    enceinte, enregistreur, inverseur, micro, moniteur, notebook, objectif, ordinateur, pc portable, pile, piles,
    processeur, radio, rallonge, refroidisseur, souris, stabilisateur, tablette, telephone, transformateur, trepied`,
  printed: 'coque',
  uses: {
    ELECTRONICS: `accessoires telephone, bluetooth, composants pc, consoles, domotique, electronique, energie solaire,
      gamer, gaming, gaming pc, high tech, image et son, imprimantes, informatique, informatiques, jeux video,
      ordinateur, peripheriques, photo video, smartphone, telephones, telephonie, tv et son`,
  },
};
