import type { Subject } from '../words.ts';

export const WORN: Subject = {
  things: [
    [
      'ELECTRONICS+WATCHES',
      'bracelet connecte, montre connectee, montre intelligente, montres connectees, montres intelligentes, smartwatch',
    ],
    [
      'FASHION+WOMEN_CLOTHING',
      `abaya, bas resille, bikini, blouse, blouse femme, body dentelle, body femme, brassiere, bustier, caraco,
      chemisier, combi pantalon, combinaison femme, combishort, corset, crop top, culotte, deux pieces maillot,
      ensemble lingerie, guepiere, jupe, jupe longue, jupe plissee, jupon, kaba, kaftan femme, karakou, lingerie,
      maillot de bain femme, maillot une piece, nuisette, pantalon palazzo, pareo, porte jarretelle, porte
      jarretelles, robe, robe chemise, robe courte, robe de mariee, robe de soiree, robe ete, robe kaba, robe longue,
      robe pagne, robe pull, shorty, soutien gorge, string, tailleur, takchita, tanga, top femme`,
    ],
    ['FASHION+MEN_CLOTHING', 'boxer, calecon, costume homme, slip homme, smoking'],
    [
      'WATCHES',
      'boite a montre, bracelet de montre, bracelet montre, chronographe, horlogerie, montre, montre automatique',
    ],
    [
      'FASHION',
      `anorak, bas de jogging, bermuda, blazer, blouse medicale, blouson, blouson cuir, body, boubou, burnous, caftan,
      cape, cardigan, chale manteau, chaussette, chaussettes de contention mode, chemise, chemise de nuit, chemisette,
      cire, col roule, collant, collants, combi, combinaison, costume, costume deguisement, coupe vent, debardeur,
      deguisement, deguisements, djellaba, doudoune, ensemble, ensemble jogging, gandoura, gilet, gilet de costume,
      gilet matelasse, gilet sans manche, haut, hoodie, impermeable, jean, jeans, jellaba, jogging, k way, kamis,
      kimono, legging, leggings, liquette, maillot, maillot de bain, manteau, manteau de pluie, mariniere, pantalon,
      pantalon de jogging, pantalon de travail, parka, peignoir, polaire, polo, poncho, pull, pull over, pullover,
      pyjama, qamis, robe de chambre, salopette, short, short de bain, slip, sous pull, sous vetement, sur pantalon,
      surchemise, surpantalon, survet, survetement, sweat, sweat a capuche, sweat shirt, sweat shirt capuche,
      sweatshirt, t shirt, tablier de travail, tee shirt, tee shirt manches longues, tenue, tenue traditionnelle, top,
      trench, tricot, tunique, uniforme, veste, veste de cuisine, veste de pluie, veste en jean, veste polaire,
      vetement`,
    ],
    [
      'SHOES',
      `apres ski, apres skis, babies, babouche, babouches, ballerine, basket, baskets, baskets en cuir, baskets
      montantes, botte, bottes de pluie, bottes fourrees, bottillon, bottine, charentaise, chausse pied, chausson,
      chaussons, chaussure, chaussure de securite, chaussures bateau, chaussures de ville, chaussures en cuir, cirage,
      claquette, compensees, crampons de foot, derby, embauchoir, escarpin, espadrille, lacet, mocassin, mule, nu
      pied, nu pieds, pantoufle, richelieu, sabot, sandale, sandales compensees, savates, semelle, sneaker, talon,
      tong`,
    ],
    [
      'ACCESSORIES',
      `accessoire cheveux, accessoires cheveux, badge, bagage, banane, bandeau, bandeau cheveux, bandouliere,
      barrette, beret, besace, bijou de cheveux, bijou de sac, bijou telephone, bob, bonnet, bonnet en laine, bonnet
      laine, borsalino, bouton de manchette, boutons de manchette, bretelle, bretelles, broche cheveux, broche
      textile, cabas, cache oreille, cache oreilles, cagoule, canotier, capeline, carre de soie, cartable, casquette, ceinture, ceinturon mode, chale, chapeau, chapeau de paille, chapeau melon, chapka, cheche, chouchou,
      chouchous, cordon de lunettes, cordon lunettes, couronne de fleurs, coussin de voyage, cravate, echarpe, echarpe
      en laine, elastique, elastique cheveux, elastiques cheveux, epingle a cheveux, epingle cheveux, etiquette
      bagage, etole, etui lunettes, eventail, foulard, foulard en soie, gant, gants, gants en cuir, guetre, guetres,
      headband, hijab, housse passeport, jambieres, lunettes, lunettes de lecture mode, lunettes de soleil, masque
      tissu visage lavable, mitaine, mitaines, monture, mouchoir de poche, moufle, necessaire de toilette, noeud
      papillon, ombrelle, oreiller de voyage, panama, parapluie, peigne a cheveux, peigne mariee, pic a cheveux, pin
      s, pin s email, pince a cheveux, pince cheveux, pince crabe, pince cravate, pinces a cheveux, pins, pochette,
      porte carte, porte cartes, porte chequier, porte cle, porte clefs, porte cles, porte feuille, porte lunettes,
      porte monnaie, porte passeport, portefeuille, sac, sac a dos, sac a langer mode, sac a main, sac banane, sac
      bandouliere, sac bandouliere cuir, sac cabas, sac d ecole, sac de plage, sac de sport, sac de transport, sac de
      voyage, sac en cuir, sac isotherme mode, sac ordinateur, sac pochette, sac polochon, sac raphia, sac seau, sac
      shopping, sac tube, sac weekend, sacoche, sacoche ordinateur, serre tete, snood, tote bag, totebag, tour de cou,
      trousse, trousse a maquillage, trousse de maquillage vide, trousse de toilette, trousse maquillage, trousses,
      turban, valise, valise cabine, vanity, voile islamique, voile mariee, voilette`,
    ],
    [
      'JEWELRY',
      `alliance, bague, bague de fiancailles, bague solitaire, baguier, bijou, bijou de corps, bijoux, bo, boite a
      bijoux, boucle d oreille, boucles, boucles d oreilles, boucles oreilles, bracelet, bracelet cheville, bracelet
      cordon, bracelet jonc, bracelet perles, breloque, breloques, broche, chaine, chaine de cheville, chaine or,
      chapelet, charm, chevaliere, clous d oreilles, collier, collier perles, collier ras de cou, creole, creoles,
      diademe, diamant, dormeuses, ecrin, gourmette, jauge a bague, jonc, mala, manchette, medaille, medaillon, mesure
      bague, parure, parure bijoux, pendants, pendants d oreilles, pendentif, perle d eau douce, perle de culture,
      perle de tahiti, piercing, pierre precieuse, porte bijoux, puce d oreille, puces d oreilles, puces oreilles, ras
      de cou, ras du cou, ras le cou, reglette de taille de bague, sautoir, solitaire, tasbih, tiare, triboulet`,
    ],
  ],
  unsure: `alliance, badge, bandeau, basket, body, boucles, bretelle, ceinture, chaine, combi, corset, costume,
    diamant, ecrin, elastique, ensemble, gant, gants, haut, impermeable, maillot, manchette, medaille, monture, mule,
    pins, pochette, sac, short, solitaire, talon, tenue, tong, top, trousse`,
  printed: `badge, bague, body, boucle d oreille, boucles d oreilles, bracelet, broche, casquette, chaussette,
    chaussettes, collier, deguisement, pendentif, porte cle, porte cles, pyjama, sac, sweat, sweat a capuche, t shirt,
    tee shirt, tote bag, trousse, valise`,
  containers: 'sac',
  straps: 'bracelet, bracelet connecte, bracelet de montre, bracelet montre',
  uses: {
    FASHION: 'habillement, pret a porter, vetements',
    WOMEN_CLOTHING: 'dame, feminin, femme, femmes, grossesse',
    MEN_CLOTHING: 'homme, hommes, masculin',
    SHOES: 'chaussures',
    WATCHES: 'montres',
    ACCESSORIES: 'accessoires cheveux, bagagerie, chapellerie, maroquinerie, sacs a main',
    JEWELRY: 'bijou, bijouterie, bijoux',
  },
  makers: {
    WATCHES: '',
  },
};
