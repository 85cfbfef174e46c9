import type { Subject } from '../words.ts';

export const HOME: Subject = {
  things: [
    [
      'HOME',
      `abat jour, abat jours, abattant, abattant wc, absorbeur d humidite, absorbeur humidite, accessoires salle bain,
      accessoires salle de bain, acide citrique, adhesif meuble, adhesif mural, adoucissant, affiche, affiche de
      naissance, affiche encadree, affiche murale, affiche naissance, affiche personnalisee naissance, aimant frigo,
      album photo, album photos, alese lit, alese matelas, allumettes, amidon, ampoule, ampoule e14, ampoule filament,
      ampoule four, ampoule frigo, ampoule g9, ampoule gu10, ampoule halogene, ampoule hotte, ampoule led, anneaux de
      rideau, anti bouloche, anti bouloches, anti cafards, anti calcaire, anti fourmis, anti mites, anti moustique, anti
      moustiques, anti puces maison, anti punaise, anti punaises, anti punaises de lit, anti rongeur, anti rongeurs,
      antimite, applique, applique exterieure, applique murale, applique salle de bain, arche ballons, arche de ballons,
      arche de mariage, arche mariage, armoire, armoire a chaussures, armoire a pharmacie, armoire penderie, armoire
      pharmacie, arret de porte, aspirateur, aspirateur balai, aspirateur robot, assouplissant, attrape mouche, attrape
      mouches, attrape reve, attrape reves, attrape soleil, bac, bac a douche, bac a linge, bac a recyclage, bac de
      lavage, bac linge sale, bac plastique, bahut, baignoire, bain de pieds deco, bain linge, bakhour, bakhour maison,
      balai, balai auto essorage, balai essorage, balai exterieur, balai serpillere, balai vapeur, balais, balayette,
      balise led, ballon aluminium, ballon anniversaire, ballon baudruche, ballon chiffre, ballon d eau chaude, ballon
      de baudruche, ballon gonflable, ballon gonflable anniversaire, ballon helium, ballon latex, ballon lettre, ballon
      mylar, ballons, banc, banc de lit, bande led, bande led cuisine, bandeau led, banderole, banderole anniversaire,
      banquette, barre de douche, barre de rideau, barre de seuil, bas de porte, bati support, benitier, bibliotheque,
      bibliotheque meuble, bicarbonate de soude menager, bicarbonate menager, blanc de meudon, bloc wc, bloque porte,
      bobine essuie mains, bobine papier, bocal deco, bois allumage, bois de chauffage, bois densifie, boite, boite a
      bijoux maison, boite a bijoux murale, boite a boutons, boite a chaussures, boite a cle, boite a cles, boite a
      couture rangement, boite a mouchoirs, boite a musique, boite aux lettres, boite bijoux maison, boite bijoux
      murale, boite cache cables, boite chaussures, boite de mouchoirs, boite de rangement, boite de rangement bijoux
      acrylique, boite de rangement jouets, boite decorative, boite maquillage acrylique rangement, bonbonniere, bonde,
      bonnet de douche, borne exterieure, boudin de porte, boudin porte, bougeoir, bougie, bougie anniversaire, bougie
      artisanale, bougie chauffe plat, bougie de soja, bougie massage deco, bougie naturelle, bougie parfumee, bougies,
      bougies parfumees, boule a neige, boule alveolee, boule de lavage, boule de neige, boule de noel, boule neige,
      boule noel, boules antimites, boules de lavage, boules de sechage, bouquet de fleurs sechees, bouquet diffuseur,
      bouquet fibres diffuseur, bouquet parfume, bout de lit, bouteille helium, boutis, bouton de porte, bouton porte,
      brasseur air, brasseur d air, briquet, briquet rechargeable, brise bise, brise bises, brise vue interieur, brosse
      a habits, brosse a joints, brosse a recurer, brosse a tapis, brosse a vaisselle, brosse a vitres, brosse de
      nettoyage, brosse joint, brosse menage, brosse telescopique vitres, brosse toilette, brosse toilettes, brosse
      vetements, brosse vitres, brosse wc, brule cire, brule cires, brule parfum, brule parfums, bruleur, brume d
      oreiller, brume oreiller, buche, buche densifiee, buches, buchettes, buffet, bureau, bureau assis debout, bureau
      enfant, bureau gamer, bureau informatique, bureau meuble, butee de porte, butee porte, butoir porte, bz, cabas
      rangement, cabine de douche, cabine douche, cable textile suspension, cache radiateur, cadran solaire deco, cadre,
      cadre de lit, cadre deco, cadre lumineux, cadre mural, cadre photo, cadre photos, caisson, caisson bureau, caisson
      de bureau, cale porte, calendrier de l avent, calendrier l avent, canape, canape convertible, canape d angle,
      canape lit, capilla, carreau de ciment, carreaux adhesifs, carreaux de ciment, carrelage, ceinture lombaire
      fauteuil, cendrier, cendrier exterieur, centrale vapeur, centre de table, chaise, chaise de bureau, chaise gamer,
      chaise haute bar, chaise longue interieur, chaise longue salon, chaise pliante, chaises, chancelière chauffante,
      chandelier, charbon ardent, chasse d eau, chasse eau, chaudiere, chauffage, chauffage soufflant, chauffe eau,
      chauffe eaux, chauffe pieds, chauffe serviette, chauffeuse, chaussette de noel, chaussette noel, chaussettes de
      noel a suspendre, chemin de table, cheminee, chevalet bienvenue, chevalet decoratif, chevalet fer forge, chevet,
      chiffon, chiffonnier, ciel de lit bebe decoration, ciel de lit moustiquaire, cierge magique, cierges magiques,
      cimier, cintre, cintres, cire a fondre, cire fondante, cire parfumee, cires parfumees, ciseaux deco, claustra
      interieur, clic clac, clim reversible, climatisation, climatiseur, climatiseur mobile, climatiseur portatif,
      cloche en verre, cloche verre, coffre a jouet, coffre a jouets, coffret a montres, coffret bois, coffret bougie,
      coffret en bois, coffret souvenir, coiffeuse, colonne de douche, colonne douche, commode, console d entree,
      console entree, console extensible, console meuble, console murale meuble, controleur led, convecteur, copeaux de
      savon, corbeille, corbeille a linge, corbeille a papier, corbeille linge, corbeille papier, corde a linge, cordon
      suspension, corniche polystyrene, cotillons, couette, coupe meche, coupe meches, coupe trophee, coupelle
      decorative, couronne, couronne de fleurs sechees, couronne de l avent, couronne de noel, couronne de porte,
      courroie de lave linge, courroie lave linge, courroie machine a laver, courroie seche linge, courtepointe,
      coussin, coussin de sol, coussin decoratif, coussin personnalise, couverture, couvre lit, couvre lits, couvre
      matelas, creche bois, creche de noel, creche noel, credence, credence adhesive, credence cuisine, creme a recurer,
      creme nettoyante menage, cristaux de soude, crochet adhesif, crochet mural, croix murale, cuvette, cuvette wc,
      dalle led, dalle moquette, dalle vinyle, dalles pvc, dame jeanne, debarbouillette, deboucheur, deco, deco
      anniversaire, deco mariage, deco murale, decoration, decoration anniversaire, decoration de noel, decoration
      mariage, decoration murale, decorations de noel, defroisseur, degraissant, derouleur papier, derouleur papier wc,
      descente de lit, deshumidificateur, desinfectant, desodorisant, desodorisant maison, desserte, desserte a
      roulettes, desserte cuisine, desserte cuisine meuble, desserte de cuisine, desserte roulante, dessous de tapis,
      dessous de verre, dessous verre, dessus de lit, dessus lit, detachant, detacheur, detartrage, detartrant,
      diffuseur, diffuseur arome, diffuseur batonnets, diffuseur bouquet, diffuseur d arome, diffuseur d huiles
      essentielles, diffuseur de parfum, diffuseur huiles essentielles, diffuseur ultrasonique, distributeur de
      dentifrice, distributeur de papier, distributeur de savon, distributeur dentifrice, distributeur essuie mains,
      distributeur papier, distributeur savon, distributeur serviettes, diviseur tiroir, double rideau, douchette,
      douille, douille e27, drap, drap de bain, drap de lit, drap de plage, drap housse, drap plat, drapeau, drapeau
      france, drapeaux, draps, dressing, eau de javel, eau de repassage, eau demineralisee, eau javel, edredon, embrasse
      de rideau, embrasse magnetique, embrasse rideau, embrasses, encens, encensoir, enfilade, enfilade 3 portes,
      enseigne, epingles a linge, eponge, escabeau maison, essoreur, essuie mains papier, essuie tout, essuie touts,
      etable de noel, etagere, etagere flottante, etagere murale, etagere salle de bain, eteignoir, etendoir, etoile
      sapin, evier, faience, fanion, fauteuil, fauteuil de bureau, fauteuil gamer, fauteuil massage maison, fauteuil
      relax, fauteuil releveur, fauteuils, fer a repasser, fer a vapeur, fer repasser, fer vapeur, figurine bouddha,
      figurine deco, figurine decorative, fil a linge, filet a linge, filet de lavage, film adhesif vitrage, film anti
      chaleur vitre, film electrostatique, film occultant, film vitrage, filtre douche, filtre vmc maison, fleur
      artificielle, fleur de savon, fleur savon, fleur sechee, fleurs artificielles, fleurs cimetiere, fleurs de pampa,
      fleurs sechees, fleurs sechees bouquet, flexible de douche, flexible douche, fondant, fondant parfume, fondants,
      fontaine anniversaire, fouta, frange coton, frange de lavage, frise murale, fumigation, fumigene insecticide,
      fumigene mariage, galerie photo, galet parfume, galets parfumes, galette chaise, galette de chaise, galon
      fronceur, gant de toilette, gant toilette, gants de menage, gants de vaisselle, gants menage, gants vaisselle,
      garde robe, garde robe meuble, gazon interieur, gel cafards, gel nettoyant wc, generateur vapeur, gobelet brosse a
      dents, gobelet salle bain, gobelet salle de bain, gonfleur ballon, granules, granules de bois, gravure, gravure
      ardoise, gravure encadree, guirlande, guirlande exterieure led, guirlande fanions, guirlande led, guirlande
      lumineuse, guirlande noel, guirlande solaire, helium, herbe de la pampa, herbe de pampa, horloge, horloge murale,
      housse bz, housse costume, housse de canape, housse de chaise, housse de costume, housse de couette, housse de
      coussin, housse de matelas, housse de rangement, housse de table a repasser, housse pour canape, housse pour
      chaise, housse repassage, housse sapin, housse sous vide, housse vetement, housse vetements, hublot led, huile a
      lampe, huile essentielle diffuseur, huile lampe a huile, huile pour lampe, huile pour meuble entretien,
      humidificateur, humidificateur d air, icone religieuse, impression, insecticide maison, insert, interrupteur
      variateur lampe, javel, jete de canape, jete de lit, joint de douche, joint de hublot, joint douche, joint
      fenetre, joint hublot, joint isolation porte, joint porte isolation, jonc de mer, jupe de sapin, kit anniversaire,
      kit arche ballons, kit led sapin, kit porte coulissante, kit store, kokeshi, lame pvc, lame vinyle, lampadaire,
      lampe, lampe a huile, lampe a lave, lampe a poser, lampe berger, lampe de bureau, lampe de chevet, lampe de sel,
      lampe de table, lampe frontale maison, lampe led, lampe liseuse, lampe murale, lampe pince, lampe plafond, lampe
      sur pied, lampe tactile, lampe torche, lampe veilleuse, lampion, lampions, lanterne, lavabo, lave linge, lave
      linges, lave mains, lave sol, lave sols, lave vitre, lave vitres, lavette, lavette microfibre, lessive, lessive
      bebe maison, lessive liquide, lettre bois prenom, lettre decorative, lettres lumineuses, linge de bain, linge de
      lit, linge de toilette, linge toilette, lingette, lingettes nettoyantes, lino sol, liquide de nettoyage, liquide
      lave vaisselle, liquide vaisselle, liseuse lampe, lit, lit 2 places, lit bebe evolutif, lit boxspring, lit cabane,
      lit coffre, lit combine, lit double, lit enfant, lit enfant voiture, lit escamotable, lit gigogne, lit maison, lit
      mezzanine, lit montessori, lit simple, lit superpose, lit une place, lithographie, lithographie encadree, lits
      superposes, livre d or mariage deco, livre d or urne, luminaire, lustre, lutin, lutin de noel, mabkhara, machine a
      laver, machine laver, magnet, malle, mange debout, mange debouts, mappemonde, marche pied, marchepied, marchettes
      escalier, marie louise, marque place, marque places, marque table, masque africain, matelas, mecanisme wc
      decoratif, medaille trophee, meridienne, meuble, meuble a chaussures, meuble a jouets, meuble bar, meuble bas,
      meuble chaussure, meuble chaussures, meuble d entree, meuble de rangement, meuble entree, meuble haut, meuble
      hifi, meuble rangement jouets, meuble salle de bain, meuble semainier, meuble sous vasque, meuble tv, meuble
      vasque, microfibre, miroir, miroir mural, miroir salle de bain, mitigeur, mitigeur cuisine, mitigeur douche,
      mitigeur lavabo, moquette, mort aux rats, mouchoir papier, mouchoirs, moulure decorative, moustiquaire,
      moustiquaire fenetre, moustiquaires, nappe, nappe anti tache, nappe antitache, nappe en lin, nappe en papier fete,
      nappe enduite, nappe jetable, nappe papier, nappe rectangulaire, nappe ronde, nappe toile ciree, neon, neon led,
      neon personnalise, nettoyant, nettoyant multi usage, nettoyant multi usages, nettoyant sol, nettoyant wc,
      nettoyeur vapeur, nettoyeur vitre, numero de rue, numero de table, objet de decoration, objet deco, objet
      decoratif, oeuf de paques decoratif, oeuf paques decoratif, oeufs de paques deco, oreiller, oreiller d allaitement
      maison, organisateur, organiseur, organiseur maquillage rangement, orgonite, paillasson, paille de fer, paillettes
      de savon lessive, pampa, pampa sechee, pancarte mariage, panier, panier a bois, panier a buches, panier a chat
      deco, panier a linge, panier a magazines, panier buches, panier corde, panier de basket deco, panier de douche,
      panier de rangement, panier en osier, panier linge sale, panier osier, panier tresse, panneau bienvenue, panneau
      bienvenue mariage, panneau decoratif, panneau led, panneau mariage, panneau mural, panneau rayonnant, panneau
      tasseaux, papier hygienique, papier peint, papier peint adhesif, papier toilette, papier tue mouches, paravent,
      pare douche, pare douches, pare etincelles, parfum ambiance, parfum d ambiance, parfum d interieur, parfum de
      linge, parfum interieur, parfum linge, parfum textile, paroi de douche, paroi douche, parquet, parure couette,
      parure de couette, parure de drap, parure de draps, parure de lit, parure drap, parure enfant, parure lit,
      pastilles lave vaisselle, pastilles parfumees, pate raticide, patere, patere murale, patin meuble, patins feutre,
      pavillon drapeau, peignoir enfant bain, peignoir serviette, pele mele, pele meles, pelle a cendre, pelle a
      poussiere, pelle cendres, pelle poussiere, penderie, pendule, percarbonate, percarbonate de soude, pere noel,
      photobooth, photophore, pied de sapin, pieds de lit, piege, piege a cafards, piege a mites, piege a mouches, piege
      a rats, piege a souris, piege cafards, piege mites alimentaires, piege souris, pierre a briquet, pierre a recurer,
      pierre blanche nettoyante, pierre d argile, pierre d argile nettoyante, pince a linge, pince linge, plafonnier,
      plafonnier led, plaid, plaid en laine, plaid fausse fourrure, plaid polaire, plan vasque, planche a repasser,
      planche repasser, plante artificielle, plaque, plaque alu, plaque cimetiere, plaque de porte, plaque de rue,
      plaque decorative, plaque emaillee, plaque funeraire, plaque metal vintage, plaque murale, plaque prenom, plateau
      de lit, plateau decoratif, plateau lit, plateau salle de bain, plateau tournant deco, plinthe, plinthe mdf,
      plinthes, plume autruche, plume d autruche, plumeau, poele a bois, poele a granules, poele a pellets, poele a
      petrole, poele bois, poele cheminee, poele granules, poele petrole, poignee, polochon, pommeau de douche, pommeau
      douche, pompe a ballon, pompe a chaleur, pompe a savon, pompe de vidange, pompe savon, pompe vidange, poncho de
      bain, portant, portant a vetements, portant vetement, porte bougie, porte brosse, porte brosse a dents, porte
      brosses, porte buches, porte chaussures, porte cles mural, porte de douche, porte encens, porte gobelet, porte
      gobelets, porte magazine, porte magazines, porte manteau, porte manteaux, porte nom table, porte noms table, porte
      papier, porte papier toilette, porte papiers, porte parapluie, porte parapluies, porte photo, porte photos, porte
      revue, porte revues, porte rouleau wc, porte savon, porte savons, porte serviette, porte serviette papier, porte
      serviettes papier, portemanteau, portrait, poster, pot a bougie, pot a brosse, pot pourri, poubelle, poubelle a
      pedale, poubelle cuisine, poubelle de tri, poudre lave vaisselle, pouf, pouf poire, poupee kokeshi, produit
      vaisselle, profile led, projecteur d etoiles, projecteur etoiles, projecteur exterieur, projecteur led, protege
      matelas, protege meuble, protege meubles, protege oreiller, punaises de lit, purificateur, purificateur air,
      purificateur d air, pyramide orgonite, raclette de douche, raclette de paroi, raclette douche, raclette paroi,
      raclette sol, raclette vitre, raclette vitres, radiateur, radiateur bain d huile, radiateur electrique,
      rafraichisseur air, rafraichisseur d air, rail spot, ramasse miettes, range cables, range chaussure, range
      chaussures, rangement, rangement chaussures, rangement maquillage, raquette anti moustique, rasoir a pull, rasoir
      anti bouloche, rasoir anti peluche, raticide, receveur, receveur de douche, receveur douche, recharge absorbeur,
      reglette, rehal, rehausse meuble, repose pied, repose pieds, repulsif souris, reveil, rideau, rideau de douche,
      rideau occultant, rideau thermique, rideaux, robinet, robinet cuisine, robinetterie, robot aspirateur, robot
      laveur, rond de serviette, rond serviette, ronds de serviette, ronds serviette, rosace papier, rose de savon, rose
      eternelle, rose savon, roses de savon, roses eternelles, roses savon, rouleau adhesif decoratif, rouleau adhesif
      vetements, rouleau anti peluche, ruban attrape mouche, ruban led, sablier, sabot chaise, sac a jouets, sac a
      linge, sac a sapin, sac aspirateur, sac de lavage, sac de rangement sous vide, sac filet lavage, sac linge, sac
      poubelle, sac sous vide vetements, sachet parfume, sacs a gravats menage, sacs poubelle, santon, santon de
      provence, santons, sapin, sapin artificiel, sapin blanc, sapin de noel, sapin de noel artificiel, sauge blanche,
      savon au fiel, savon de marseille menage, savon de menage, savon detachant, savon fiel de boeuf, savon marseille
      menage, savon noir cuisine sol, savon noir liquide multi usage, savon noir menage, savon noir menager, savon noir
      multi usage, savon vaisselle, sculpture, sculpture murale, seau, seau essoreur, seau et balai, seche linge, seche
      linges, seche serviette, sechoir a linge, sechoir linge, sel de deneigement, sel deneigement, sel lave vaisselle,
      sel regenerant, semainier bois, semainier tiroirs, separateur de piece, separateur de tiroir, separateur piece,
      separation de piece, serpentins, serpillere, serpilliere, serre livre, serre livres, serviette, serviette
      cocktail, serviette de bain, serviette de plage, serviette de table, serviette de table tissu, serviette de
      toilette, serviette invite, serviette jetable, serviette papier, serviette papillon, serviette table, serviettes
      de table, serviettes en papier, serviettes papier, serviettes table, set de table, set de table tissu deco, set
      salle bain, set salle de bain, sets de table, siege de toilette, sol pvc, sol stratifie, sol vinyle, soliflore,
      sommier, sopalin, sortie bain, sortie de bain, souricide, souriciere, sous tapis, sous verre, sous verre cadre,
      sous verres, split, spot, spot encastrable, spot exterieur, spot led, spot plafond, spots encastrables, spray
      ambiance, spray d ambiance, spray textile, squelette halloween, statue, statuette, statuette bouddha, sticker
      deco, sticker mural, sticker mural deco, sticker porte, stickers chambre, stickers muraux, store, store bambou,
      store banne interieur, store bateau, store enrouleur, store occultant, store velux, store venitien, support plante
      bois, support velux, surmatelas, suspension, suspension bambou, suspension boule, suspension luminaire, suspension
      papier, suspension rotin, table, table a langer deco, table a manger, table a repasser, table bar, table basse,
      table bistrot, table camping interieur, table console, table d appoint, table d ordinateur portable, table de
      billard deco, table de bureau, table de chevet, table de cuisine, table de jardin interieur, table de jeu salon,
      table de lit, table de maquillage, table de nuit, table de salle a manger, table enfant, table extensible, table
      gigogne, table gigognes, table haute, table ordinateur, table pliante, table pour pc, table relevable, table
      repassage, table ronde, tableau, tableau canvas, tableau deco, tableau metal, tableau personnalise, tableau
      triptyque, tables, tablette lave vaisselle, tablette murale, tablettes lave vaisselle, tabouret, tabouret de bar,
      tabourets, taie, taie d oreiller, taies, tampon jex, tancarville, tapette, tapis, tapis absorbant, tapis
      antiderapant, tapis berbere, tapis chambre enfant, tapis couloir, tapis cuisine, tapis d entree, tapis d escalier,
      tapis de bain, tapis de bureau, tapis de ceremonie, tapis de chambre, tapis de couloir, tapis de cuisine, tapis de
      douche, tapis de plage maison, tapis de priere, tapis de salle de bain, tapis de salon, tapis diatomite, tapis
      enfant, tapis exterieur, tapis jute, tapis mariage, tapis pour escalier, tapis priere, tapis rond, tapis salle de
      bain, tapis salon, tapis shaggy, tapis vinyle, tasseaux decoratifs, tete de lit, tete de loup, tete
      thermostatique, tirage art, tirage d art, tirelire, tirelire cochon, tirelire enfant, toile, toile canvas, toile
      ciree, toile imprimee, toile murale, toise, toise enfant, toise murale, transformateur led, traversin, tringle,
      tringle a rideau, trophee, trophees, tube led, tube neon, ultrason anti rongeurs, urne, urne funeraire,
      vaisselier, valet de nuit, variateur led, vase, vase en ceramique, vase en verre, vasque, vasque a poser,
      veilleuse, ventilateur, ventilateur plafond, ventilateur sur pied, vestiaire metallique, vide poche, vide poches,
      village de noel, vinaigre blanc menager, vinaigre d alcool menager, vinaigre menager, vitrine, vitrophanie,
      voilage, voilages, wc, zippo`,
    ],
  ],
  unsure: `allumettes, amidon, ampoule, ampoules, applique, bac, ballons, boite, bonde, briquet, buche, buches,
    bureau, bz, cadre, caisson, corbeille, couronne, desserte, diffuseur, douille, enfilade, faience, fondant,
    fondants, garde robe, granules, gravure, helium, icone religieuse, impression, insert, lavette, lit, lithographie,
    lutin, malle, meuble, microfibre, moquette, neon, pampa, panier, piege, plaque, plinthe, plinthes, plumeau,
    poignee, portant, portrait, pot a bougie, receveur, sapin, split, spot, store, suspension, suspensions, table,
    tableau, tapis, tirelire, toile, trophee, vasque`,
  printed: `affiche, boite, bougie, bougie parfumee, cadre, coussin, decoration, decoration murale, gravure, horloge,
    horloge murale, lampe, lanterne, magnet, nappe, paillasson, papier peint, plaid, poster, rideau, serviette,
    statue, tableau, tapis, toile, vase, veilleuse`,
  containers: 'boite',
  ofHome: `applique exterieure, balise solaire, borne solaire, fleur sechee, fleurs sechees, guirlande lumineuse,
    guirlande solaire, lampadaire, lampe, lampe solaire, lanterne, luminaire, projecteur led`,
  uses: {
    HOME: `art mural, arts decoratifs, chambre, deco, decoration, decoration interieure, electromenager maison, linge
      de lit, linge de maison, literie, luminaires, maison, menage, meubles, mobilier, nettoyage, produits menagers,
      salle de bain, salle de bains, salon, tapis et rideaux, textile maison`,
  },
};
