import type { Subject } from '../words.ts';

export const JEWELRY_AND_WATCHES: Subject = {
  things: [
    [
      'WATCHES',
      `aiguilles eta 2824, aiguilles miyota, aiguilles seiko nh35, barrette bracelet montre, barrettes a ressort,
      barrettes montre, boite a montre, boite montres, boitier eta 2824, boitier miyota, boitier seiko nh35, boucle
      ardillon montre, boucle deployante, bracelet acier 20 mm, bracelet acier 22 mm, bracelet boucle deployante,
      bracelet caoutchouc 20 mm, bracelet cuir 18 mm, bracelet cuir 20 mm, bracelet cuir 22 mm, bracelet de montre,
      bracelet fitbit, bracelet fkm, bracelet garmin, bracelet jubile, bracelet maille milanaise montre, bracelet mesh,
      bracelet milanais, bracelet montre, bracelet nato, bracelet nubuck 20 mm, bracelet oyster, bracelet perlon,
      bracelet president, bracelet silicone 20mm, bracelet silicone 22mm, bracelet xiaomi mi band, bracelet zulu,
      cadran eta 2824, cadran miyota, cadran seiko nh35, chargeur montre bracelet, chronographe, coffret 12 montres,
      coffret 6 montres, coffret montres, couronne de montre, couronne eta 2824, couronne miyota, couronne montre,
      couronne quartz montre, couronne saphir montre, couronne seiko nh35, coussin montre, ecrin montre, fond eta 2824,
      fond miyota, fond seiko nh35, horlogerie, joint fond de montre, joint fond eta 2824, joint fond miyota, joint
      fond montre, joint fond quartz montre, joint fond saphir montre, joint fond seiko nh35, lunette ceramique eta
      2824, lunette ceramique miyota, lunette ceramique seiko nh35, montre, montre automatique, montre automatique
      homme, montre enfant, montre femme, montre homme, mouvement eta 2824, mouvement miyota, mouvement seiko nh35,
      pompes a ressort, pompes bracelet montre, remontoir automatique, tourne montres, verre de montre, verre eta 2824,
      verre miyota, verre montre, verre quartz montre, verre saphir montre, verre seiko nh35`,
    ],
    [
      'JEWELRY',
      `alliance, alliance homme, alliance or, anneau argent 925, anneau de nez, anneau mariage, anneau nez, anneau
      septum, anneaux d oreilles, argent 925, bague, bague acier, bague ajustable, bague chevaliere, bague de
      fiancailles, bague jonc, bague pierre, bague serpent, bague solitaire, baguier, bain a bijoux, bain argent
      bijoux, bain argenterie bijoux, bain bijoux, bain nettoyant bijoux, bain or bijoux, bain pour bijoux, banane
      acier chirurgical, banane g23, banane nombril, banane oreille, banane piercing, banane titane, barbell acier
      chirurgical, barbell g23, barbell nombril, barbell oreille, barbell piercing, barbell titane, barre arcade, barre
      industrielle, barre langue piercing, barre nombril, baya perles, bijou, bijou de corps, bijou de tete mariage,
      bijoux, bijoux de taille, billes de rechange piercing, billes piercing, bin bin, bine bine, bo, boite a bijoux,
      bola, bola de grossesse, bola grossesse, boucle d oreille, boucle oreille, boucle oreilles, boucles, boucles
      afrique, boucles cauris, boucles clips, boucles d oreilles, boucles pendantes, boucles puces, boucles wax, bouton
      de manchette, bouton manchette, bracelet, bracelet 6 mm, bracelet 8 mm, bracelet acier, bracelet cauris, bracelet
      chakra, bracelet cheville, bracelet cordon, bracelet cuir, bracelet gourmette, bracelet homme cuir, bracelet
      jonc, bracelet lithotherapie, bracelet manchette, bracelet perles, bracelet pierre, bracelet pierres, bracelet
      prenom, bracelet shamballa, bracelet tennis, breloque, broche, camee, ceinture de perles africaine, chaine,
      chaine argent, chaine de cheville, chaine de hanche, chaine de taille, chaine homme, chaine or, chaine
      venitienne, chainette argent, chainette cheville, chainette de cheville, chainette de taille, chainette or,
      chainette ventre, chapelet, charm, chevaliere, chiffon a bijoux, chiffon argent bijoux, chiffon argenterie
      bijoux, chiffon bijoux, chiffon nettoyant bijoux, chiffon or bijoux, chiffon pour bijoux, chiffonnette a bijoux,
      chiffonnette argent bijoux, chiffonnette argenterie bijoux, chiffonnette bijoux, chiffonnette nettoyant bijoux,
      chiffonnette or bijoux, chiffonnette pour bijoux, circulaire acier chirurgical, circulaire g23, circulaire
      nombril, circulaire oreille, circulaire titane, clicker acier chirurgical, clicker g23, clicker nombril, clicker
      oreille, clicker piercing, clicker titane, clip oreille, clips d oreilles, clous d oreilles, clous oreilles,
      collier, collier cauris, collier perles, collier photo, collier pierre, collier plastron, collier prenom, collier
      ras de cou, collier sautoir, couronne mariee, creole, croix bapteme, diademe, diamant, dormeuses, ecarteur acier,
      ecarteur acrylique, ecarteur bois oreille, ecarteur oreille, ecarteur silicone oreille, ecarteur spirale,
      ecarteur tunnel, ecrin, epingle a chapeau broche, expander acier, expander acrylique, expander bois oreille,
      expander oreilles, expander silicone oreille, expander spirale, expander tunnel, gourmette, helix acier
      chirurgical, helix g23, helix nombril, helix oreille, helix titane, jauge a bague, jonc, komboloi, labret,
      lingette a bijoux, lingette argent bijoux, lingette argenterie bijoux, lingette bijoux, lingette nettoyant
      bijoux, lingette or bijoux, lingette pour bijoux, lingot, maille forcat, maille venitienne, main de fatma, mala,
      manchette, medaille, medaille bapteme, medaille de bapteme, medaille saint christophe, medaille vierge,
      medaillon, mesure bague, micro dermal acier chirurgical, micro dermal g23, micro dermal nombril, micro dermal
      oreille, micro dermal piercing, micro dermal titane, misbaha, nez acier chirurgical, nez g23, nez nombril, nez
      oreille, nez titane, parure, parure bijoux, pendants, pendants d oreilles, pendentif, pendentif oeil, pendentif
      pierre, pendentif prenom, perle culture, perle d eau douce, perle de culture, perle de tahiti, perle eau douce,
      perle tahiti, perles de hanche, perles de rein, perles de taille, perles pandora, piercing, pierre brute, pierre
      brutes, pierre de lune pendentif, pierre naturelle pendentif, pierre precieuse, pierre roulee, pierre roulees,
      plug acier, plug acrylique, plug bois oreille, plug oreille, plug silicone oreille, plug spirale, plug tunnel,
      porte bijoux, produit a bijoux, produit argent bijoux, produit argenterie bijoux, produit bijoux, produit
      nettoyant bijoux, produit or bijoux, produit pour bijoux, puce d oreille, puce oreille, puces diamant, ras de
      cou, ras du cou, ras le cou, reglette de taille de bague, sautoir, segment acier chirurgical, segment g23,
      segment nombril, segment oreille, segment titane, semainier bracelet, semainier bracelets, septum acier
      chirurgical, septum g23, septum nombril, septum oreille, septum titane, smiley acier chirurgical, smiley g23,
      smiley nombril, smiley oreille, smiley titane, solitaire, tasbih, tesbih, tiare, triboulet, trio alliance, tunnel
      acier, tunnel acrylique, tunnel bois oreille, tunnel oreille, tunnel silicone oreille, tunnel spirale, tunnel
      tunnel`,
    ],
  ],
  unsure: 'alliance, bola, boucles, chaine, diamant, ecrin, lingot, manchette, medaille, solitaire',
  printed: 'bague, boucle d oreille, boucles d oreilles, bracelet, broche, collier, pendentif',
  straps: 'bracelet, bracelet de montre, bracelet montre',
  uses: {
    WATCHES: 'montres',
    JEWELRY: 'bijou, bijouterie, bijoux, joaillerie, joaillier',
  },
  makers: {
    WATCHES: '',
  },
};
