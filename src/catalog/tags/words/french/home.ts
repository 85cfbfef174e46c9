import type { Subject } from '../words.ts';

export const HOME: Subject = {
  things: [
    [
      'HOME',
      `abat jour, abattant, abattant wc, absorbeur d humidite, accessoires salle de bain, adhesif mural, adoucissant,
      affiche, affiche murale, aimant frigo, album photo, album photos, alese matelas, ampoule, ampoule led, anneaux
      de rideau, anti cafards, anti calcaire, anti fourmis, anti mites, anti moustique, anti moustiques, applique,
      applique murale, armoire, armoire a chaussures, armoire penderie, aspirateur, aspirateur balai, aspirateur
      robot, assouplissant, attrape reve, attrape reves, bac, bac a linge, bahut, baignoire, bakhour, balai, balai
      auto essorage, balai essorage, balai serpillere, balai vapeur, balais, balayette, ballon anniversaire, ballon de
      baudruche, ballon helium, ballons, banc, banc de lit, bande led, bandeau led, banquette, barre de rideau,
      bibliotheque, bibliotheque meuble, bloc wc, bocal deco, bois de chauffage, bois densifie, boite, boite a bijoux
      maison, boite a bijoux murale, boite a chaussures, boite a cle, boite a cles, boite a mouchoirs, boite a
      musique, boite aux lettres, boite cache cables, boite de mouchoirs, boite de rangement, boite decorative, bonde,
      bougeoir, bougie, bougie anniversaire, bougie artisanale, bougie chauffe plat, bougie de soja, bougie naturelle,
      bougie parfumee, bougies, bougies parfumees, boule a neige, boule de neige, boule de noel, bouquet de fleurs
      sechees, bouquet parfume, boutis, bouton de porte, brasseur d air, brosse toilette, brosse wc, brule parfum,
      bruleur, brume d oreiller, buche densifiee, buches, buffet, bureau, bureau enfant, bureau gamer, bureau
      informatique, bureau meuble, butee de porte, cache radiateur, cadre, cadre de lit, cadre deco, cadre lumineux,
      cadre mural, cadre photo, cale porte, calendrier de l avent, canape, canape convertible, canape d angle, canape
      lit, carrelage, cendrier, centrale vapeur, chaise, chaise de bureau, chaise gamer, chaise haute bar, chaise
      longue interieur, chaise pliante, chaises, chandelier, chasse d eau, chauffage, chauffage soufflant, chauffe
      eau, chauffe serviette, chaussette de noel, chemin de table, cheminee, chevet, chiffon, cintre, cintres, clic
      clac, climatisation, climatiseur, climatiseur mobile, climatiseur portatif, coffret bois, coffret bougie,
      coffret en bois, coiffeuse, colonne de douche, commode, console d entree, convecteur, corbeille, corbeille a
      linge, corbeille a papier, couette, coupe trophee, coupelle decorative, couronne, couronne de fleurs sechees,
      coussin, coussin de sol, coussin decoratif, couverture, couvre lit, couvre matelas, creche de noel, credence
      adhesive, crochet adhesif, crochet mural, cuvette wc, debarbouillette, deboucheur, deco, deco anniversaire, deco
      murale, decoration, decoration anniversaire, decoration de noel, decoration murale, decorations de noel,
      defroisseur, degraissant, deshumidificateur, desinfectant, desodorisant, dessus de lit, detachant, detartrage,
      detartrant, diffuseur, diffuseur arome, diffuseur d arome, diffuseur d huiles essentielles, diffuseur de parfum,
      diffuseur ultrasonique, distributeur de papier, distributeur de savon, distributeur savon, douchette, douille,
      drap, drap de bain, drap de lit, drap de plage, drap housse, drap plat, draps, dressing, eau de javel, edredon,
      embrasse de rideau, encens, encensoir, enseigne, eponge, essoreur, essuie tout, etagere, etagere flottante,
      etagere murale, etagere salle de bain, etendoir, evier, fanion, fauteuil, fauteuil de bureau, fauteuil gamer,
      fauteuil relax, fauteuil releveur, fauteuils, fer a repasser, fer vapeur, figurine bouddha, figurine decorative,
      fleur artificielle, fleur de savon, fleur sechee, fleurs artificielles, fleurs sechees, fleurs sechees bouquet,
      flexible de douche, fondant, fondant parfume, fondants, fouta, galerie photo, galette de chaise, gant de
      toilette, gants de menage, garde robe, garde robe meuble, gobelet salle de bain, granules, granules de bois,
      guirlande, guirlande fanions, guirlande led, guirlande lumineuse, guirlande noel, herbe de la pampa, horloge,
      horloge murale, housse de canape, housse de chaise, housse de couette, housse de coussin, housse de matelas,
      housse de rangement, housse de table a repasser, housse vetement, huile essentielle diffuseur, humidificateur,
      humidificateur d air, impression, insecticide maison, insert, interrupteur variateur lampe, javel, jete de
      canape, jete de lit, kokeshi, lampadaire, lampe, lampe a huile, lampe a lave, lampe a poser, lampe berger, lampe
      de bureau, lampe de chevet, lampe de sel, lampe de table, lampe frontale maison, lampe led, lampe liseuse, lampe
      murale, lampe pince, lampe plafond, lampe sur pied, lampe tactile, lampe torche, lampe veilleuse, lanterne,
      lavabo, lave linge, lave sol, lave vitre, lavette, lessive, lessive liquide, linge de lit, linge de toilette,
      lingette, lingettes nettoyantes, lino sol, liquide de nettoyage, liquide vaisselle, liseuse lampe, lit, lit bebe
      evolutif, lit cabane, lit coffre, lit enfant, lit mezzanine, lit superpose, lithographie, lits superposes,
      luminaire, lustre, lutin, machine a laver, magnet, marchepied, masque africain, matelas, medaille trophee,
      meridienne, meuble, meuble a chaussures, meuble d entree, meuble de rangement, meuble salle de bain, meuble tv,
      meuble vasque, microfibre, miroir, miroir mural, miroir salle de bain, mitigeur, mitigeur cuisine, mitigeur
      douche, mitigeur lavabo, mouchoirs, moustiquaire, moustiquaire fenetre, moustiquaires, nappe, nappe en papier
      fete, nappe enduite, neon, neon led, nettoyant, nettoyant multi usage, nettoyant multi usages, nettoyant sol,
      nettoyant wc, nettoyeur vapeur, objet de decoration, objet deco, objet decoratif, oeuf de paques decoratif,
      oreiller, organisateur, organiseur, paillasson, pampa, panier, panier a linge, panier de rangement, panneau
      decoratif, panneau mural, papier hygienique, papier peint, papier peint adhesif, papier toilette, paravent,
      parfum d ambiance, parfum d interieur, parfum de linge, parfum textile, paroi de douche, parquet, parure de
      couette, parure de drap, parure de lit, pastilles lave vaisselle, patere, patere murale, peignoir serviette,
      pele mele, pelle a poussiere, penderie, pendule, pere noel, photophore, piege, piege a mouches, pince a linge,
      plafonnier, plafonnier led, plaid, plaid en laine, planche a repasser, plante artificielle, plaque, plaque de
      porte, plaque decorative, plaque funeraire, plaque murale, plateau de lit, plateau decoratif, poele a bois,
      poele a granules, poignee, pommeau de douche, portant, porte bougie, porte brosse, porte brosse a dents, porte
      cles mural, porte encens, porte manteau, porte papier toilette, porte parapluie, porte photo, porte revues,
      porte savon, porte serviette, portemanteau, portrait, poster, pot a bougie, pot pourri, poubelle, poubelle a
      pedale, poubelle de tri, pouf, pouf poire, poupee kokeshi, produit vaisselle, projecteur d etoiles, projecteur
      led, protege matelas, protege oreiller, purificateur d air, raclette de douche, raclette de paroi, raclette
      douche, raclette vitre, radiateur, radiateur bain d huile, radiateur electrique, rafraichisseur d air, range
      cables, range chaussures, rangement, rangement chaussures, raquette anti moustique, receveur de douche,
      reglette, repose pied, reveil, rideau, rideau de douche, rideau occultant, rideaux, robinet, robinet cuisine,
      robinetterie, robot aspirateur, rose de savon, rose eternelle, roses de savon, roses eternelles, ruban led,
      sablier, sac a linge, sac aspirateur, sac de rangement sous vide, sac poubelle, sachet parfume, sacs poubelle,
      sapin, sapin artificiel, sapin de noel, sapin de noel artificiel, savon de marseille menage, sculpture,
      sculpture murale, seau, seau essoreur, seau et balai, seche linge, seche serviette, sechoir a linge, separateur
      de piece, serpilliere, serre livres, serviette, serviette de bain, serviette de plage, serviette de table tissu,
      serviette de toilette, serviette invite, set de table tissu deco, set salle de bain, sol vinyle, soliflore,
      sommier, sopalin, sortie de bain, souriciere, sous verre cadre, split, spot, spot led, spray d ambiance, spray
      textile, statue, statuette, statuette bouddha, sticker deco, sticker mural, sticker mural deco, stickers muraux,
      store, store enrouleur, store venitien, surmatelas, suspension, suspension luminaire, table, table a manger,
      table a repasser, table basse, table console, table d appoint, table d ordinateur portable, table de bureau,
      table de chevet, table de jardin interieur, table de lit, table de nuit, table de salle a manger, table enfant,
      table gigogne, table haute, table ordinateur, table pliante, table pour pc, tableau, tableau deco, tables,
      tablette lave vaisselle, tablettes lave vaisselle, tabouret, tabouret de bar, tabourets, taie, taie d oreiller,
      taies, tapette, tapis, tapis antiderapant, tapis berbere, tapis cuisine, tapis d entree, tapis de bain, tapis de
      priere, tapis de salle de bain, tapis de salon, tapis enfant, tapis exterieur, tapis rond, tete de lit, tirage d
      art, tirelire, toile, toile murale, traversin, tringle, tringle a rideau, trophee, trophees, tube led, urne,
      urne funeraire, vaisselier, vase, vase en ceramique, vase en verre, vasque, veilleuse, ventilateur, ventilateur
      plafond, ventilateur sur pied, vide poche, voilage, voilages, wc`,
    ],
  ],
  unsure: `ampoule, ampoules, applique, bac, ballons, boite, bonde, bureau, cadre, corbeille, couronne, diffuseur,
    douille, fondant, fondants, garde robe, granules, impression, insert, lavette, lit, lithographie, lutin, meuble,
    microfibre, neon, pampa, panier, piege, plaque, poignee, portant, portrait, pot a bougie, sapin, split, spot,
    store, suspension, suspensions, table, tableau, tapis, tirelire, toile, trophee, vasque`,
  printed: `affiche, boite, bougie, bougie parfumee, cadre, coussin, horloge, horloge murale, lampe, magnet, nappe,
    paillasson, papier peint, plaid, poster, rideau, serviette, statue, tableau, tapis, toile, vase, veilleuse`,
  containers: 'boite',
  ofHome: `applique exterieure, balise solaire, borne solaire, fleur sechee, fleurs sechees, guirlande lumineuse,
    guirlande solaire, lampadaire, lampe, lampe solaire, lanterne, luminaire, projecteur led`,
  uses: {
    HOME: `art mural, arts decoratifs, chambre, deco, decoration, decoration interieure, electromenager maison, linge
      de lit, linge de maison, literie, luminaires, maison, menage, meubles, mobilier, nettoyage, produits menagers,
      salle de bain, salle de bains, salon, tapis et rideaux, textile maison`,
  },
};
