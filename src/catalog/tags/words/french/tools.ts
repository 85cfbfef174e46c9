import type { Subject } from '../words.ts';

export const TOOLS: Subject = {
  things: [
    [
      'TOOLS',
      `abrasif, accouplement, acetone, acetone 1l, acetone technique, acide chlorhydrique, acide oxalique bois, acide
      sulfurique, adaptateur douille, adaptateur sds, adhesif, adhesif aluminium, adhesif americain, adhesif
      antiderapant, adhesif armee, adhesif butyl, adhesif d emballage, adhesif de masquage, adhesif de peintre, adhesif
      double face, adhesif electricien, adhesif isolant, adhesif orange batiment, adhesif pvc orange, adhesif
      reparation, adhesif toile, adoucisseur, aerateur de salle de bain, aerateur extracteur, aerateur mural, aerateur
      salle de bain, aerateur wc, affleureuse, agrafe, agrafes, agrafes agrafeuse, agrafes murale, agrafes
      pneumatiques, agrafes tapissier, agrafes type 140, agrafes type 53, agrafeuse batterie, agrafeuse cloueuse,
      agrafeuse de tapissier, agrafeuse electrique, agrafeuse manuelle, agrafeuse marteau, agrafeuse murale, agrafeuse
      pneumatique, agrafeuse sans fil, agrafeuse tapissier, aimant neodyme, airless, alcool a bruler, alcool a bruler
      atelier, ammoniaque alcali, anemometre, anneau a sceller, anneau a vis, anneau de levage, anneau rond soude,
      anneau soude, anti chute a rappel automatique, anti chute mobile, anti mousse, anti mousse terrasse, anti
      rouille, anti termites, antimousse toiture, antirouille, antivol chantier, apprets scellants, araignee filet,
      arceau antibruit, arceau parking, armature beton, armoire a cles, armoire a outils, armoire atelier, armoire d
      atelier, armoire electrique vide, armoire forte, armoire forte atelier, armoire ignifuge, arrache moyeu, arrache
      pieu, arrache rotule, arrache roulement, arret d urgence, arret de portail, arret de sol, arret de volet, arret
      portail, arret volet, aspirateur a cendres atelier, aspirateur a copeaux, aspirateur chantier, aspirateur de
      chantier, aspirateur de cheminee, aspirateur eau et poussiere, aspirateur eau poussiere chantier, aspirateur
      industriel, aspirateur karcher wd, aspirateur statique, attache cable, attache fil, attache tableau, attache
      tablier volet, attache volet, auge, automate, automate schneider, ba13, bac a bec, bac a colle, bac a gacher, bac
      a mortier, bac a peindre, bac a peinture, bac a vis, bac acier outils, bac de peinture, bac de rangement atelier,
      bac gacher, bac gerbable, bac norme europe, bac peintre, bac peinture, bac ultrasons, bache, bache agricole,
      bache armee, bache bois, bache chantier, bache de chantier, bache de protection, bache de toit, bache impermeable
      oeillets, bache oeillets, bache pe, bache peintre, bache peinture, bache toiture, baes, bague autolubrifiante,
      bague bronze, bague d arret, bague d etancheite, bague de centrage, bague de reduction, bague de serrage,
      baguette couvre joint, baguette d angle, baguette de carrelage, baguette de finition bois, baguette de soudure,
      baguette quart de rond, baguette soudure, baguettes a souder, baguettes brasage, baguettes tig, baladeuse, balai
      cantonnier, balai de cantonnier, balai de chantier, balance crochet, balance de precision laboratoire, balance
      industrielle, ballon a vessie, ballon tampon, banc de scie, bande a carreler, bande a joint, bande abrasive,
      bande antiderapante, bande armee, bande bitume alu, bande bitumineuse, bande comprimee, bande d etancheite, bande
      de masquage, bande de poncage, bande poncage, bande resiliente, bande velcro, bardage, bardeau bitume, bardeau d
      asphalte, bardeau de cedre, barillet, barre a mine, barre acier, barre alu, barre de serrage, barre de seuil
      outil, barre filetee, barre inox, barre laiton ronde, barre nourrice, barre plate, barre ronde acier, barrette de
      coupure, barrette de dominos, barrette de terre, barrette domino, barrette dominos, barriere de chantier,
      barriere extensible chantier, barriere levante, barriere vauban, bastaing, batons de colle pistolet, batte
      cuivre, batterie 18v 5ah, batterie 18v makita, batterie aeg, batterie black decker, batterie black et decker,
      batterie bosch, batterie dewalt, batterie einhell, batterie festool, batterie hikoki, batterie hitachi, batterie
      husqvarna, batterie lidl parkside, batterie makita, batterie metabo, batterie milwaukee, batterie outil, batterie
      parkside, batterie ryobi, batterie stihl, batterie worx, bequille de porte, bequille double, bequille porte,
      bequille sur plaque, bequille sur rosace, beton, beton cellulaire, beton fibre, beton pret a l emploi,
      betonniere, big bag, bloc a bancher, bloc autonome d eclairage, bloc autonome secours, bloc beton, bloc
      cellulaire, bloc coffrant, bloc de secours, bloc eclairage secours, bloc porte, bloc secours, boite a cle
      securisee, boite a clef securisee, boite a cles a code, boite a cles securisee, boite a encastrer, boite a
      onglet, boite a onglets, boite a outils, boite a vis, boite cloison seche, boite d appareillage, boite d
      encastrement, boite de derivation, boite de jonction, boite de raccordement, boite de sol, boite derivation,
      boite electrique, boite encastrement, boite etanche, boite mecanisme, boite octogonale, boite octogonales, boite
      outils, boite pavillonnaire, boite plexo, boite saillie, bombe de marquage, bombe de peinture, bombe marquage,
      bombe peinture, bombe peinture carrosserie outillage, bombe tracage, bonde 90, bonde 90mm, bonde a grille, bonde
      baignoire, bonde clic clac, bonde de douche, bonde de lavabo, bonde evier, bonde lavabo, bonde quick clac, bonde
      receveur, bonde siphon, bonde universelle, borne a vis, borne automatique, borne automatiques, borne de
      connexion, borne de parking, borne de terre, borne escamotable, borne lever, bornier, bouche aeration, bouche d
      aeration, bouche d extraction, bouche de ventilation, bouche extraction, bouche hygro, bouche hygroreglable,
      bouche insufflation, bouchon a visser laiton, bouchon bouchon a visser, bouchon cuivre, bouchon de degorgement,
      bouchon de radiateur, bouchon de tuyau, bouchon femelle, bouchon hermetique chasse, bouchon laiton, bouchon male,
      bouchon pvc, bouchon pvc male, bouchon tampon pvc, bouchons anti bruit, bouchons antibruit, bouchons antibruit
      chantier, bouchons d oreille antibruit, bouchons d oreilles 3m, boulon, boulonneuse, bouteille acetylene,
      bouteille argon, bouton arret d urgence, bouton coup de poing, bouton de meuble, bouton de placard, bouton de
      tirage, bouton de tiroir, bouton double porte, bouton meuble, bouton moletee porte, bouton poussoir, boutons
      placard, brassard fluo travail, brassard haute visibilite, brasure, brique, brique refractaire, brosse a
      badigeon, brosse a ceruser, brosse a colle, brosse a encoller, brosse a manche metallique, brosse a maroufler,
      brosse a patine, brosse a peindre, brosse a peinture, brosse a radiateur, brosse a rechampir, brosse a tapisser,
      brosse a vitrer, brosse acier, brosse boisseau, brosse chaudiere, brosse coupelle, brosse de peintre, brosse
      encoller, brosse laiton, brosse metallique, brosse plate peintre, brosse plate peinture, brosse pouce, brosse
      radiateur, brosse rechampir, brosse rotative, brou de noix, brouette chantier, brouette de chantier, brouette de
      macon, burin, burineur, buse contact mig, buse gaz mig, buse mig, buse torche, butee caoutchouc porte, butee de
      parking, butee de porte adhesive, butee de quai, butee parking, butee porte atelier, butoir caoutchouc porte,
      butoir de porte, butoir de sol, butoir porte garage, cabine de sablage, cabine sablage, cable 3g1 5, cable 3g2 5,
      cable 5g6, cable acier, cable alarme, cable blinde, cable de levage, cable de masse soudure, cable de mise a la
      terre, cable de soudage, cable de terre, cable electrique, cable electrique 3g2 5, cable electrique souple, cable
      gaine acier, cable h05vv, cable h07rnf, cable h07v, cable h07vu, cable ho7, cable inox, cable lihcy, cable
      multibrins, cable r2v, cable rigide, cable ro2v, cable silicone 6mm2, cable souple 3g, cable souple electrique,
      cable sy, cable telephonique 298, cable u1000 r2v, cadenas, cage a ecrou, cagoule soudeur, cagoule soudure,
      caisse a monnaie, caisse a outils, caisse de rangement outils, caisse monnaie, caisse outils, caisson volet
      roulant, cale, cale a parquet, cale a poncer, cale autonivelante, cale autonivelantes, cale autonivellante, cale
      d epaisseur, cale de poncage, cale de transition, cale poncer, cale vitrage, calfeutrant, calicot, camera d
      inspection, camera endoscopique, camera inspection, camera thermique, camion a peinture, camion de peintre,
      camion peinture, caniveau, canon de porte, canon de serrure, canon europeen, canon serrure, canon vachette,
      capteur de poussiere atelier, capteur de proximite inductif, capteur fin de course, capteur inductif, capteur
      photoelectrique, cardan cliquet, carrelette, cartouche a2p3, cartouche abek, cartouche anti tartre, cartouche
      bobinee, cartouche de silicone, cartouche filtre cintropur, cartouche gaz soudure, cartouche masque, cartouche
      mastic, cartouche mitigeur, cartouche polyphosphate, cartouche respiratoire, cartouche robinet, cartouche
      sediment, cartouche silicone, casier a vis, casier visserie, casque anti bruit, casque antibruit, casque
      antibruit chantier, casque antibruit electronique, casque chantier, casque de chantier, casque de protection
      chantier, casque de soudure, casque electricien, casque forestier, casque sablage, casque soudeur, cavaliers
      electriques, ceinture a outils, ceinture porte outil, chaine a maillons, chaine acier, chaine de balisage, chaine
      de levage, chaine de manutention, chaine de signalisation, chaine galvanisee, chaine grade 80, chaine inox,
      chaine plastique balisage, chaine plastique rouge, chaine victor, chaine zinguee, chaise atelier, chalumeau,
      chandelle, chapeau cheminee, chapeau de cheminee, chapeau de toiture, chapeau toiture, chargeur batterie makita,
      chargeur batterie outil, chargeur black decker, chargeur bosch 18v, chargeur bosch professional, chargeur dewalt,
      chargeur einhell, chargeur hikoki, chargeur husqvarna, chargeur makita, chargeur metabo, chargeur milwaukee,
      chargeur parkside, chargeur ryobi, chargeur stihl, chargeur worx, chariot, chariot a plateau, chariot d atelier,
      chariot de manutention, chariot de transport charges, chariot demenagement, chariot grillage, chariot
      manutention, chariot plateau, chariot plateforme, chariot pliable manutention, chariot porte panneau, chariot
      roulant manutention, charlotte non tissee, charlotte visiteur, charniere, charniere cuisine, charniere de
      cuisine, charniere de meuble, charniere de porte meuble, charniere meuble, chasse clou, chasse clous, chasse
      goupille, chasse goupilles, chasse pointe, chasse rivet, chassis a galandage, chasuble classe 2, chasuble classe
      3, chasuble fluo haute visibilite, chasuble haute visibilite, chasuble hv, chatterton, chauffe eau giant piece,
      chaussures de securite epi, chaussures securite epi, chaux aerienne, chaux batiment, chaux en poudre macon, chaux
      hydraulique, chaux nhl, chemin de cable, chemin de cables, cheville, cheville a bascule, cheville a expansion,
      cheville a frapper, cheville autoforeuse, cheville basculante, cheville chimique, cheville creux, cheville
      duopower, cheville fischer, cheville fixation lourde, cheville isolation, cheville laiton, cheville metallique,
      cheville molly, cheville nylon, cheville ressort, cheville universelle, chevilles a visser, chevilles beton,
      chevilles bois, chevilles multi materiaux, chevre d atelier, chevre de levage, chevron bois, chevron sapin,
      cimaise, ciment, cintreuse, circlips, circulateur, circulateur grundfos, cire a bois, cire a reboucher, cire
      antiquaire, cire bois, cire en pate meuble, cire liberon, cire liquide meuble, cire meuble, cire parquet, cire
      pour bois, cire pour meubles, cisaille a cable, cisaille a levier, cisaille a main, cisaille a placo, cisaille a
      tole, cisaille aviation, cisaille bichantourne, cisaille carrelage, cisaille coupe cable, cisaille coupe tole,
      cisaille d etabli, cisaille electrique, cisaille guillotine, cisaille metal, cisaille parquet, cisaille passe
      franc, cisaille poelier, cisaille sans fil metal, cisaille tole, cisaille tube, ciseau a bois, ciseau a brique,
      ciseau a froid, ciseau a pierre, ciseau bois, ciseau de macon, ciseau de menuisier, ciseaux d electricien,
      ciseaux de chantier, ciseaux de sculpteur, ciseaux electricien, clapet, cle a bougie, cle a bougies, cle a boule,
      cle a chaine outil, cle a choc, cle a chocs, cle a crochet, cle a douille, cle a ergot, cle a filtre, cle a
      fourche, cle a griffe, cle a molette, cle a oeil, cle a oeillet, cle a pipe, cle a radiateur, cle a rochet, cle a
      sangle, cle a six pans, cle a tube, cle allen, cle brute, cle chaine, cle choc, cle contre coudee, cle de
      plombier, cle de purge, cle de serrage, cle douille, cle dynamometrique, cle en croix, cle en t, cle hexagonale,
      cle imbus, cle lavabo, cle male, cle mixte, cle molette, cle plate, cle polygonale, cle purge radiateur, cle
      radiateur, cle serre tube, cle stillson, cle suedoise, cle tricoise, cles contrecoudees, clip terrasse, cliquet,
      closoir, clou, clou homme, cloueur, cloueuse, coffre a cles, coffre a cles atelier, coffre a outils, coffre de
      chantier, coffre de rangement outils, coffre outils, coffret a outils, coffret assortiment vis, coffret
      chevilles, coffret cles, coffret d outils, coffret de 108 outils, coffret de brassage vdi, coffret de chantier,
      coffret de cles, coffret de communication, coffret de douilles, coffret de forets, coffret de meches, coffret de
      vissage, coffret divisionnaire, coffret douilles, coffret electricien, coffret electrique, coffret embouts,
      coffret etanche, coffret forets, coffret grade 2, coffret meches, coffret modulaire, coffret outillage, coffret
      outils, coffret systainer, coffret vdi, coffret vissage, coffret visserie, colle a bois, colle a carrelage, colle
      a papier peint, colle a parquet, colle a pvc, colle araldite, colle bi composant, colle bois, colle bois
      exterieur, colle brique, colle carrelage, colle cleopatre epoxy, colle contact, colle cuir reparation, colle
      cyanoacrylate, colle epoxy, colle extreme, colle fixation, colle forte, colle gazon synthetique, colle loctite,
      colle mastic, colle metal, colle miroir, colle moquette, colle ms polymere, colle neoprene, colle papier peint,
      colle parquet, colle plastique pvc, colle plinthe, colle polystyrene, colle polyurethane, colle pvc, colle pvc
      plomberie, colle sans clou, colle sans clous, colle sol pvc, colle terrasse, colle toile de verre, colle tube
      pvc, colle vinylique bois, collecteur chauffage, collecteur laiton, collecteur multicouche, collecteur nourrice,
      collecteur per, collecteur plancher chauffant, collecteur sanitaire, collier a embase, collier a vis tangente,
      collier atlas, collier chauffage tube, collier colson, collier de descente, collier de fixation, collier de prise
      en charge, collier de reparation tuyau, collier de serrage, collier inox serrage, collier isophonique, collier
      lyre, collier nylon, collier percage, collier plastique serrage, collier plomberie, collier rilsan, collier
      serrage, collier serre cable, collier simple atlas, collier tube, collier w4, colombage, colson, combinaison
      amiante, combinaison de peinture, combinaison de protection jetable, combinaison de sablage, combinaison de
      travail jetable, combinaison jetable, combinaison peintre jetable, combinaison peinture, combinaison travail
      jetable, combinaison type 5 6, combinaison tyvek, combine bois, commutateur 3 positions, commutateur a cames,
      commutateur rotatif, comparateur, comparateur a cadran, compas abattant, compas d ajusteur, compas de menuisier,
      compas de meuble, compas de porte, compas lift, compas meuble, compose a joints, compresseur, compresseur 100l,
      compresseur 200l, compresseur 24l, compresseur 50 l, compresseur 50l, compresseur a air, compresseur d air,
      compresseur portatif, compresseur sans huile, compresseur silencieux, compresseur vertical, compteur d eau,
      compteur d energie, compteur divisionnaire eau, compteur electrique, compteur energie modulaire, compteur kwh,
      conduit, conduit cheminee, conduit concentrique, conduit double paroi, conduit emaille, conduit fumee, conduit
      galvanise, conduit inox double paroi, conduit isole, conduit poujoulat, conduit pvc, conduit rigide ventilation,
      conduit simple paroi, conduit souple, cone de chantier, cone de lubeck, cone de signalisation, cone lubeck, cone
      signalisation, connecteur bois, console d etagere, console etagere, contacteur, contacteur schneider,
      contreplaque, convertisseur de rouille, coquille antibruit, cordage, corde, corde chanvre, corde de halage, corde
      jute, corde nylon, corde polyester, corde polypropylene, corde sisal, corde tressee, corde trevira, cordeau,
      cordelette, cordon elastique chantier, corniere, corniere acier, corniere alu, corniere aluminium, corniere inox,
      corniere laiton, corniere perforee, corniere pvc, cornieres, cosse, cosse a oeillet, cosse a sertir, cosse
      batterie sertir, cosse coeur, cosse faston, cosse isolee, cosse plate, cosse ronde, cosse tubulaire, cosses,
      cosses electriques, coude, coude 45, coude 87, coude 90 cuivre, coude a sertir, coude a souder, coude cuivre,
      coude egal, coude emaille, coude ff, coude fonte, coude galva, coude inox, coude laiton, coude mf, coude
      multicouche, coude per, coude poele, coude pvc, coulisse, coulisse a billes, coulisse a galets, coulisse amortie,
      coulisse blum, coulisse de tiroir, coulisse invisible tiroir, coulisse tandem, coulisse tiroir, coulisses
      invisibles, coupe cable, coupe cables, coupe carreaux, coupe carrelage, coupe carrelages, coupe cuivre, coupe fil
      acier, coupe parquet, coupe polystyrene, coupe tube, coupe tube plomberie, coupe tubes, coupe verre outil, coupe
      vitre, couronne carbure, couronne diamant, courroie, couteau a colle, couteau a demastiquer, couteau a enduire,
      couteau a lame retractable, couteau a mastic, couteau a moquette, couteau de peintre, couteau de plaquiste,
      couteau electricien, couteau enduire, couteau isolant laine de verre, couteau multifonction chantier, couteau
      peintre, couteau suisse, couverture anti feu, couverture anti feu cuisine, couverture antifeu, couverture
      ignifugee soudure, craie tracer, crapaudine, crayon charpentier, crayon de charpentier, crayon de menuisier,
      cremaillere portail, creme main atelier, cremone, crepine aspiration, crepine laiton, crepine pompe, cric, cric
      bouteille atelier, cric hydraulique bouteille, crochet a oeil, crochet a visser, crochet balancoire, crochet de
      charge, crochet de fixation mural atelier, crochet de levage, crochet de suspension metal, crochet en s, crochet
      gouttiere, crochet hamac piton, crochet inox vis, crochet levage, crochet mural outil, crochet piton, crochet
      plafond, crochet ressort, crochet tableau, crochet x, crochets j, croisillon auto nivelants, croisillon
      autonivelants, croisillon carrelage, croisillons, crémaillere etagere, culotte pvc, cutter, cutter lame,
      cylindre, cylindre 30x30, cylindre 30x40, cylindre a bouton, cylindre a profil, cylindre bricard, cylindre
      debrayable, cylindre demi, cylindre europeen, cylindre haute securite, cylindre s entrouvrant, cylindre vachette,
      dame a damer, dcl, debouche evier, deboucheur a air comprime, deboucheur furet, deboucheur haute pression,
      deboucheur pompe, decametre, decapant, decapant bois, decapant gel, decapant peinture, decapant sans dmc,
      decapant universel, decapant vernis, decapeur, decoupe laser machine, decoupeur plasma, defonceuse, defonceuse
      festool, degauchisseuse, degazeur, degrippant, degrisant, degriseur, delesteur, demi cylindre, demi masque,
      derouleur adhesif, desemboueur, detartreur chaudiere, detecteur de cables, detecteur de courant, detecteur de
      fuite gaz, detecteur de fumee outil, detecteur de gaz, detecteur de metaux et cables, detecteur de metaux mur,
      detecteur de metaux murs, detecteur de montants, detecteur de mouvement encastre, detecteur de mouvement legrand,
      detecteur de presence, detecteur de tension, detecteur gaz, detecteur infrarouge mouvement mural, detecteur
      laser, detecteur metaux mur, detecteur metaux murs, detecteur mouvement encastre, detecteur multimateriaux,
      detendeur, devidoir adhesif, devidoir de scotch, devidoir scotch, diable, diable alu, diable charge 200kg, diable
      de transport, diable electrique, diable escalier, diable monte escalier, diable pliable, diable pliant,
      differentiel, digicode, diluant, diluant synthetique, disconnecteur, disjoncteur, disjoncteur schneider, disque a
      couper, disque a ebarber, disque a lamelles, disque a meuler, disque a poncer, disque a surfacer, disque a
      tronconner, disque abrasif, disque beton, disque carbure, disque coupure, disque de coupe, disque de coupure,
      disque de poncage, disque de scie, disque diamant, disque diamante, disque ebarbage, disque fibre, disque inox,
      disque lamelles, disque metal, disque meulage, disque polissage meuleuse, disque poncage, disque ponceuse, disque
      scie circulaire, disque tronconnage, disque tronconner, disqueuse, domino de connexion, domino electrique, domino
      festool, domino porcelaine, douille 1 2, douille 1 4, douille 12 7, douille 12 pans, douille 3 8, douille 6 pans,
      douille a choc, douille a expansion, douille bougie, douille de vissage, douille hexagonale, douille impact,
      douille laiton a expansion, douille longue, douille male, douilles outillage, drain de plancher, dremel, drisse,
      durcisseur bois, durcisseur epoxy, durcisseur polyester, dynamometre, ebauche de cle, ebauches cles, echafaudage,
      echelle, echelle 2 plans, echelle 3 plans, echelle a corde atelier, echelle a crinoline, echelle aluminium,
      echelle coulissante, echelle crinoline, echelle de toit, echelle grenier, echelle meunier, echelle multi
      positions, echelle pliante, echelle simple, echelle telescopique, echelle transformable, ecran de protection
      facial, ecran facial, ecran facial chantier, ecran soudeur, ecran sous toiture, ecrou, ecrou cage, electrode,
      electrode basique, electrode fonte, electrode inox soudure, electrode rutile, electrode tungstene, electrodes
      inox, electrodes soudure, electrovanne, elingue, emboiture, embout, embout axe volet, embout cablage, embout
      cruciforme, embout de cablage, embout de vissage, embout impact, embout phillips, embout pozidriv, embout
      vissage, embouts, emporte piece metal, emporte piece outil, emporte piece revolver, endoscope, endoscope usb,
      endoscope wifi, enduit, enjoliveur celiane, enjoliveur interrupteur, enjoliveur legrand, enjoliveur prise,
      enrouleur, enrouleur a rappel, enrouleur air comprime, enrouleur cable, enrouleur de cable, enrouleur de volet,
      enrouleur electrique, enrouleur multiprise, enrouleur pneumatique, enrouleur sangle volet, enrouleur tuyau air,
      ensemble bequille, ensemble de porte, ensemble poignee, ensemble poignees, ensemble sur plaque, entrebailleur,
      eponge abrasive, equerre, equerre a chapeau, equerre a combiner, equerre a onglet, equerre aimantee soudage,
      equerre chaise, equerre console, equerre d assemblage, equerre d etagere, equerre de chaise, equerre de
      charpente, equerre de fixation, equerre de lit, equerre de macon, equerre de menuisier, equerre de serrage,
      equerre de table, equerre design etagere, equerre etagere, equerre inox etagere, equerre invisible etagere,
      equerre lourde, equerre magnetique soudure, equerre murale, equerre plate, equerre renforcee, escabeau, escalier
      colimacon, escalier droit, escalier escamotable, escalier helicoidal, escalier modulaire, escalier quart
      tournant, espagnolette, essence f, etabli, etabli d atelier, etain, etain a souder, etain sans plomb, etain
      soudure, etancheite toiture, etau, extincteur, extracteur a griffes, extracteur a inertie, extracteur air axial,
      extracteur d air, extracteur d air salle de bain, extracteur de fumee, extracteur de gaine, extracteur de moyeu,
      extracteur de roulement, extracteur de vis, extracteur inline, extracteur rotule, extracteur roulement,
      extracteur salle de bain, extracteur vis, extracteur wc, faitage, fausse equerre, fenetre alu, fenetre de toit,
      fenetre oscillo battante, fenetre pvc, fenetre velux, fer a beton, fer a souder, fer de fer a souder, fer fer a
      souder, fer plat, fer souder, ferme porte, ferraillage, feu clignotant portail, feuillard, feuille abrasive,
      feuille de poncage, fibre de verre renfort, ficelle agricole, fiche 2p t, fiche a visser, fiche anuba, fiche
      caravane, fiche chapelle, fiche electrique, fiche femelle electrique, fiche male 16a, fiche male electrique,
      fiche mecanique de porte, fiche p17, fil 1 5mm2, fil 12 2, fil 14 2, fil a plomb, fil a souder, fil de cuivre
      electrique, fil de fer, fil de soudure, fil de terre, fil electrique, fil etain, fil fer, fil fourre, fil h07v k,
      fil h07v r, fil h07v u, fil h07vr, fil h07vu, fil hho, fil ho7vk, fil ho7vr, fil ho7vu, fil inox mig, fil mig,
      fil nmd90, fil pla, fil plomb, fil rigide, fil soudage, fil soudure, filasse, filet remorque bache, filiere, film
      de protection peintre, film etirable manuel, film etirable noir, film etirable palette, film plastique batiment,
      film protection peinture, filtre a fioul, filtre a sediment, filtre a tamis eau, filtre a2p3, filtre abek1,
      filtre abek1p3, filtre anti boue, filtre anti calcaire plomberie, filtre anti tartre, filtre antitartre, filtre
      cintropur, filtre compresseur, filtre eau plomberie, filtre p3, filtre polyphosphate, filtre sediment, fin de
      course, flexible, flexible 15x21, flexible alimentation, flexible chauffe eau, flexible d alimentation, flexible
      gaz, flexible inox, flexible machine a laver, flexible raccordement, flexible robinet, flexible sanitaire,
      flexible wc, flotteur chasse, flotteur wc, flux de soudure, flux decapant, flux souder, flux soudure, fongicide
      bois, foret, foret a bois, foret a ceramique, foret a etages, foret aimante, foret auger, foret beton, foret
      bois, foret carrelage, foret centrer, foret cobalt, foret conique, foret diamant, foret etage, foret flexible,
      foret hss, foret metal, foret multi materiaux, foret multimateriaux, foret plaquiste, foret sds, foret verre,
      forets, fraise a araser, fraise a bois, fraise a copier, fraise a moulurer, fraise a plaquer, fraise a queue d
      aronde, fraise a rainurer, fraise bois, fraise carbure, fraise conique, fraise hss, fraises defonceuse, fraises
      rotatives, fraiseuse, furet de plombier, furet deboucheur, furet plomberie, fusible, gabarit de percage, gabarit
      percage, gache, gache a rouleau, gache electrique, gache filante, gache portail, gache reglable, gaffer, gaine,
      gaine aluminium, gaine annelee, gaine de protection cable, gaine electrique, gaine fendue, gaine galva, gaine
      galvanisee, gaine icta, gaine isolee ventilation, gaine phonique, gaine pre filee, gaine prefilee, gaine preflee,
      gaine ringuee, gaine rouge, gaine souple, gaine spiralee, gaine thermo, gaine tpc, gaine tressee cable, gaine
      ventilation, galet a gorge, galet de guidage, galet de portail, galet de porte coulissante, galet guidage, galet
      placard, galet portail, galet porte coulissante, galva a froid, galvanisant, gants anti chaleur soudeur, gants
      anti coupure, gants anti coupures, gants anti froid travail, gants anti vibration, gants bricolage, gants chimie,
      gants chimiques, gants cuir manutention, gants cuir travail, gants de bricolage, gants de chantier, gants de
      macon, gants de manutention, gants de mecanicien nitrile, gants de protection, gants de soudeur, gants de
      travail, gants dielectriques, gants docker, gants elagueur, gants electricien, gants forestier, gants hiver
      travail, gants isolant electrique, gants isolants, gants jardin et manutention, gants manutention, gants mapa,
      gants maxiflex, gants nitrile travail, gants protection, gants pu noir, gants soudeur, gants tig, gants travail,
      garde corps, gel decapant, generateur, generateur electrique, genouillere carreleur, genouillere chantier,
      genouillere de protection, genouillere de travail, genouillere pro travail, genouilleres travail, gerbeur, gilet
      classe 2, gilet classe 3, gilet de securite, gilet de signalisation, gilet fluo, gilet fluorescent, gilet haute
      visibilite, gilet hv, gilet jaune, gilet multipoches haute visibilite, gilet orange chantier, gilet
      reflechissant, gilet securite, gilet securite enfant, girouette cheminee, gond, goudron, gouge, gouge sculpture,
      gouges, goujon, goulotte, goupille, gouttiere, graisse aerosol, graisse au lithium, graisse blanche, graisse
      cartouche, graisse cuivree, graisse en cartouche, graisse graphitee, graisse haute temperature, graisse lithium,
      graisse marine, graisse multi usage, graisse multifonctionnelle, graisse roulement, graisse silicone, graisseur,
      grattoir, graveur laser, grignoteuse tole, grillage chantier, grillage soude atelier, grille a peindre, grille a
      peinture, grille aeration, grille caillebotis, grille d aeration, grille d essorage, grille de defense, grille de
      peinture, grille de ventilation, grille essorage peinture, grille essoreuse, grille gouttiere, grille peintre,
      grille peinture, grille ventilation, groom, groupe de securite, groupe electrogene, groupe hydrophore, groupe
      securite, guide de percage, guide percage, guimbarde rabot, gypse, hache charpentier, hache de charpentier,
      hachette, harnais anti chute, harnais antichute, harnais cordiste, harnais de securite, harnais de toiture,
      harnais debroussailleuse, harnais elagage, harnais securite, helicoil, horloge modulaire, horloge programmable
      modulaire, horloge tableau electrique, hourdis, huile blanche bois, huile bois, huile cire parquet, huile
      compresseur, huile d affutage, huile danoise, huile de coupe, huile de lin bois, huile de teck, huile de tung,
      huile dure, huile hydraulique, huile osmo, huile parquet, huile plan de travail bois, huile pneumatique, huile
      pour bois, huile pour parquet, huile pour teck, huile pour terrasse, huile rubio, huile teck, huile terrasse,
      humidimetre, hydrofuge, hydrofuge facade, hydrofuge incolore, hydrofuge pierre, hydrofuge toiture, hygrometre
      bois, impregnation bois, imprimante laser gravure, inter differentiel, interrupteur, interrupteur schneider,
      intisse, isolant, isolant biosource, isolant mince, isolant multicouche, isolant ouate, isolant phonique, isolant
      sous toiture, isolant tube, isolant tuyau, jauge d epaisseur, jauge de filetage, jauge de profondeur, jeu cles,
      jeu d embouts, jeu de cles, jeu de cles mixtes, jeu de douilles, jeu de forets, jeu de gouges, jeu de limes, jeu
      de meches, jeu de mirettes metal, jeu de pinces, jeu douilles, joint, joint 15 21, joint 20 27, joint a levre,
      joint adhesif fenetre, joint baignoire adhesif, joint bicone, joint brosse porte, joint caoutchouc, joint
      carrelage, joint cellulosique, joint chasse d eau, joint d etancheite porte, joint de baignoire, joint de
      carrelage, joint de dilatation, joint de fenetre, joint epdm, joint fibre, joint graphite, joint klingerit, joint
      mecanisme chasse, joint mitigeur, joint mousse, joint plat, joint plomberie, joint poele, joint ptfe, joint
      robinet, joint silicone, joint siphon, joint torique, joint wc, joints cuivre, joints fibre plomberie, judas,
      judas 160, judas de porte, judas numerique, judas optique, karcher, kit anti chute, kit chevilles, kit couvreur,
      kit de fixation, kit de peinture, kit de percage, kit motorisation portail, kit peinture mur, kit plomberie, kit
      portail coulissant, kit quincaillerie, laine d acier, laine de bois isolant, laine de roche, laine de verre,
      laine isolant, laine isolante, laine minerale, laine roche, laine verre, lambourde, lambris, lame cutter, lame de
      terrasse, lame de volet, lame multimaster, lame oscillante, lame rabot, lame terrasse, lamelles assemblage,
      lamelleuse, lames multifonction, lampe a souder, lampe atelier, lampe chantier, lampe d atelier, lampe d
      inspection, lampe de chantier, lampe inspection, lampe loupe, lampe loupe atelier, laser croix, laser ligne,
      laser lignes, laser multiligne, laser rotatif, laser vert croix, lasure, lessive de soude, lessive peinture,
      lessive saint marc, leve plaque, leve plaques, liaison equipotentielle, ligne de vie, lime, lime acier, lime
      rotative, lime rotatives, limes, limiteur de pression, linteau, lisseur joint, lisseuse beton, lisseuse inox,
      lisseuse platrier, loctite, longe absorbeur, longe antichute, longe de maintien, longe double absorbeur, longe
      elagage, longe securite, loquet, loquet a bille, loquet a pouce, loquet de portail, loquet de porte, loquet
      magnetique, loquet pompier, loquet portail, loquet porte, loqueteau, lubrifiant aerosol, lubrifiant multi usages,
      lubrifiant multifonction, lubrifiant ptfe, lubrifiant sec ptfe, lubrifiant silicone, lunettes a branches
      protection, lunettes anti projection, lunettes bolle safety, lunettes de chantier, lunettes de meulage, lunettes
      de protection, lunettes de securite, lunettes de soudage, lunettes de soudeur, lunettes de travail, lunettes
      masque protection, lunettes panoramiques chantier, lunettes protection, lunettes securite, lunettes soudeur,
      lunettes soudure, lustreuse, luxmetre, machine a souder, machine gravure laser, madrier, maillet, maillon rapide,
      main courante, malaxeur, mallette a outils, mallette d outils, mallette de maintenance, mallette electricien,
      mallette outillage, mallette outils, mamelon double, mamelon egal, mamelon galva, mamelon inox, mamelon laiton,
      mamelon reduit, manche a peindre, manche a peinture, manche de peinture, manche peintre, manche peinture,
      manchette wc, manchon, mandrin, mandrin auto serrant, manille, manille droite, manille inox, manille lyre,
      manivelle de volet, manivelle store, manivelle volet roulant, manometre, marchepied alu, marchepied pro, marqueur
      chantier, marteau, masque a cartouche, masque a gaz, masque a souder, masque anti fumee, masque anti gaz, masque
      anti poussiere, masque cartouche peinture, masque complet respiratoire, masque de peintre, masque de protection
      peinture, masque de protection poussiere, masque de soudage, masque de soudeur, masque de soudure, masque demi
      masque, masque ffp3, masque ffp3 chantier, masque peinture, masque poussiere, masque respiratoire, masque
      soudeur, masque soudure, masse, masse carree, masse couple, masse de chantier, masse manche fibre, massette,
      mastic, mastic acrylique, mastic bitumineux, mastic bois, mastic bois exterieur, mastic butyl, mastic carrosserie
      pu, mastic cheminee, mastic colle, mastic coupe feu, mastic de lissage, mastic de vitrier, mastic etancheite,
      mastic facade, mastic ms polymere, mastic polyurethane, mastic refractaire, mastic sanitaire, mastic silicone,
      mastic toiture, mastic vitrier, matrice a emboutir, mdf, mecanisme celiane, mecanisme chasse, mecanisme de
      chasse, mecanisme double commande, mecanisme legrand, mecanisme poussoir, mecanisme prise, mecanisme wc, meche,
      meche a beton, meche a bois, meche a simblot, meche a spirale, meche bois, meche charpente, meche forstner, meche
      helicoidale, meche plate, meche sds, medium planche, melangeur mortier, melangeur peinture, membrane bitumineuse,
      membrane delta ms, membrane epdm, membrane etancheite, membrane goudronnee, membrane soubassement, metal deploye,
      metre a ruban, metre enrouleur, metre laser, metre menuisier, metre pliant, metre roulant, metre ruban, meule,
      meuleuse, meuleuse makita, micrometre, micrometre exterieur, mini compresseur, minuterie, minuterie escalier,
      minuterie legrand, minuterie modulaire, mire de chantier, mire laser, miroir convexe, miroir de securite, miroir
      de surveillance, miroir parking, miroir routier, mitre cheminee, mitre de cheminee, montant 48, montant m48,
      monture rouleau, mort aux termites, mortier batard, mortier chaux, mortier colle, mortier de jointoiement,
      mortier de reparation, mortier de scellement, mortier joint, mortier rapide, mortier refractaire, moteur
      asynchrone, moteur de portail, moteur electrique, moteur monophase, moteur portail, moteur somfy, moteur store
      banne, moteur triphase, moteur tubulaire, motoreducteur, motorisation, motorisation portail battant, motorisation
      portail coulissant, moulure electrique, moulure pvc electrique, mousqueton acier, mousqueton inox, mousqueton
      pompier, mousse acoustique, mousse expansive, mousse isolante tuyau, mousse polyurethane, mousse pu, multimetre,
      naissance gouttiere, natte de verre isolant, natte isolant, natte isolante, natte minerale, nettoyant anti
      mousse, nettoyant bois gris, nettoyant depots ciment, nettoyant facade, nettoyant mousse polyurethane, nettoyant
      terrasse, nettoyant toiture, nettoyeur ultrasons, nez de marche, nipple laiton, niveau, niveau a bulle, niveau
      digital, niveau laser, niveau magnetique, niveau optique, niveau torpille, niveau trapezoidal, niveau tubulaire,
      nourrice laiton, nourrice multicouche, nourrice per, nourrice plomberie, nourrice sanitaire, obturateur, odometre
      chantier, oeillet vis, organiseur a vis, organiseur mural outils, organiseur stanley, organiseur vis, organiseur
      visserie, osb, outil, outil a main, outil multifonction, outil multifonctions, outil oscillant, outil
      pneumatique, outil rotatif, outillage, outils, pack einhell, pack energie bosch, pack energie makita, paille
      acier decapage, palan, panne a souder, panneau a outils, panneau acoustique, panneau agglomere, panneau attention
      danger, panneau bois lamelle, panneau de chantier, panneau de circulation, panneau de danger, panneau de
      signalisation, panneau de verre isolant, panneau douche mural, panneau electrique, panneau evacuation, panneau
      interdiction, panneau interdit de stationner, panneau isolant, panneau isolante, panneau isolation, panneau laine
      de bois, panneau liege, panneau melamine, panneau minerale, panneau mural outils, panneau obligation, panneau
      osb, panneau parking, panneau perfore, panneau polystyrene, panneau pvc mural, panneau rigide isolant, panneau
      sandwich, panneau sens interdit, panneau signaletique, panneau signalisation, panneau stop, pantalon classe 2,
      pantalon classe 3, pantalon fluo haute visibilite, pantalon haute visibilite, pantalon hv, papier abrasif, papier
      de verre, papier masquage, papier verre, parafoudre legrand, parafoudre modulaire, parafoudre tableau, pare
      pluie, pare vapeur, parement, parka classe 2, parka classe 3, parka fluo haute visibilite, parka haute
      visibilite, parka hv, parpaing, pate a bois, patin anti bruit meuble, patin feutre adhesif, patin glisseur, patin
      glisseur meuble, patte a scellement, patte a vis, patte d assemblage, patte de fixation, patte de scellement,
      patte lapin, pattes de lapin, paumelle, peigne a colle, peigne alimentation, peigne carreleur, peigne d
      alimentation, peigne electrique, peigne horizontal electrique, peigne legrand, peigne schneider, peigne vertical,
      peinture a effet, peinture a la chaux, peinture acrylique mate, peinture acrylique mur, peinture acrylique satin,
      peinture acrylique velours, peinture aerosol, peinture alkyde, peinture anti humidite, peinture anti moisissure,
      peinture anti rouille, peinture antirouille, peinture ardoise mur, peinture argile, peinture baignoire, peinture
      blanche, peinture bois, peinture bois exterieur, peinture boiseries, peinture carrelage, peinture chantier,
      peinture chaux, peinture cuisine et bain, peinture de sol, peinture depolluante, peinture dulux, peinture effet
      beton, peinture effet metal, peinture epoxy, peinture escalier, peinture evier, peinture exterieure, peinture
      facade, peinture farrow ball, peinture fer, peinture fer exterieur, peinture ferronnerie, peinture garage,
      peinture glycero, peinture glycerophtalique, peinture haute temperature, peinture interieur, peinture interieure,
      peinture laque, peinture lessivable, peinture levis, peinture liberon, peinture luxens, peinture magnetique,
      peinture marquage, peinture mat, peinture mate, peinture metal, peinture meuble, peinture multi support, peinture
      multi supports, peinture mur, peinture murale, peinture murs et plafonds, peinture oxi, peinture piscine,
      peinture plafond, peinture pliolite, peinture portail, peinture pour bois, peinture pour carrelage, peinture pour
      facade, peinture pour fer, peinture pour meubles, peinture pour mur, peinture pour plafond, peinture pour
      portail, peinture pour radiateur, peinture pour sol, peinture professionnelle, peinture radiateur, peinture
      ripolin, peinture routiere, peinture salle de bain, peinture satin, peinture satinee, peinture sigma, peinture
      signalisation, peinture sol, peinture sol exterieur, peinture sous couche, peinture tableau noir, peinture
      thermique toiture, peinture toit, peinture toiture, peinture tollens, peinture ultra mate, peinture v33, peinture
      velours mur, peinture volet, pelle de chantier, pelle de macon, pelle de terrassier, pelle ronde, pelle
      terrassier, penture, perceuse, perche a peindre, perche a peinture, perche de peinture, perche peintre, perche
      peinture, perche rouleau, perche telescopique peinture, perche telescopique rouleau, perforateur, peson
      electronique, petrole desaromatise, photocellule portail, pic terrassier, pictogramme, pied a coulisse, pied
      biche, pied de biche, pied de canape, pied de lit reglable, pied de meuble, pied de poteau, pied de table, pied
      hairpin, pied meuble conique, pied meuble reglable, pied plan de travail, pied table, pied verin reglable, pieds
      caoutchouc, pieds de cuisine reglables, pieds meuble, pieds reglables cuisine, pierre a affuter, pierre affuter,
      pige de mesure, pilonneuse, pince, pince a bec, pince a bougie outil, pince a chape, pince a cintrer, pince a
      circlips, pince a collier, pince a colliers, pince a cosses, pince a coupe, pince a decoffrer, pince a denuder,
      pince a dessertir, pince a gaz, pince a joint, pince a long bec, pince a oeillets bache, pince a ressort atelier,
      pince a riveter, pince a sertir, pince a siphon, pince a souder masse, pince a tube, pince ampere metrique, pince
      amperemetrique, pince ampermetrique, pince auto serrante, pince automatique denuder, pince bec, pince coupante,
      pince croco, pince crocodile atelier, pince de masse, pince de precision, pince de serrage, pince de soudage,
      pince decoffrer, pince demi ronde, pince denuder, pince grip, pince isolee, pince lineman, pince monseigneur,
      pince multifonction electricien, pince multiprise, pince porte electrode, pince radio, pince riveter, pince
      sertir, pince sertissage, pince tourangelle, pince universelle, pinceau a rechampir, pinceau batiment, pinceau
      coude, pinceau de peintre, pinceau peinture, pinceau plat, pinceau radiateur, pinceau rond batiment, pinceaux
      rechampir, pinces de menuisier, pinces electricien, pioche, pipe de wc, pipe longue wc, pipe wc, piquet de terre,
      pistolet a air chaud, pistolet a cartouche, pistolet a cartouches, pistolet a chaleur, pistolet a colle, pistolet
      a graisse, pistolet a mastic, pistolet a peinture, pistolet a rivets, pistolet a silicone, pistolet agrafeur,
      pistolet airless, pistolet colle, pistolet de sablage, pistolet de scellement, pistolet de soudage, pistolet
      extrudeur, pistolet gonflage, pistolet gonflage atelier, pistolet gonfleur, pistolet mastic, pistolet peinture,
      pistolet pneumatique, pistolet pulverisateur peinture, pistolet sablage, pistolet silicone, pistolet soufflette,
      pistolet souffleur, pistolet thermique, piton, piton a expansion, piton a oeil, piton a vis, piton escalade inox,
      pitons, pivot de portail, pivot de porte, pivot de sol, placo, placoplatre, planche a roulettes atelier, planche
      bois, planche chene brut, planche de coffrage, planche douglas, planche pin rabotee, planche rabotee, planche
      sapin rabotee, plaque acier, plaque alu composite, plaque aluminium, plaque bitumee, plaque caoutchouc, plaque
      celiane, plaque cuivre, plaque d assemblage, plaque de connexion, plaque de finition, plaque de fixation, plaque
      de poignee, plaque de porte bequille, plaque de proprete, plaque de recouvrement porte, plaque dibond, plaque
      dooxie, plaque double celiane, plaque double horizontale, plaque double legrand, plaque fermacell, plaque
      fibrociment, plaque finition legrand, plaque hpl, plaque inox brosse, plaque inox sur mesure, plaque isolante,
      plaque laiton, plaque legrand, plaque mdf, plaque mosaic, plaque murale decora, plaque niloe, plaque odace,
      plaque ondulee, plaque osb, plaque ovalis, plaque perforee metal, plaque plexi, plaque plomb, plaque
      polycarbonate, plaque polystyrene, plaque pvc, plaque schneider, plaque simple legrand, plaque tole alu, plaque
      triple legrand, plaque vibrante, plasma decoupe, plat acier, plat aluminium profile, plateau a peindre, plateau a
      peinture, plateau a roulettes demenagement, plateau de peinture, plateau de poncage, plateau peintre, plateau
      peinture, plateau ponceur, plateau roulant, plateau support velcro, plateau velcro, plateforme de travail,
      plateforme individuelle roulante, plateforme pirl, plateforme roulante, platine carrelage, platoir, platre,
      plexiglas, plinthe electrique thermostat, plot anti vibratoire, plot caoutchouc, plot reglable terrasse, plot
      terrasse, plots antivibratoires, plots reglables, poignee a encastrer, poignee aluminium porte, poignee avec
      plaque, poignee baie coulissante, poignee baton marechal, poignee battue, poignee bec de cane, poignee bouton
      double, poignee cle i, poignee cle l, poignee cle y, poignee condamnation, poignee coquille laiton, poignee
      coquille meuble, poignee coulissante, poignee cuisine meuble, poignee cuvette, poignee de cuisine, poignee de
      fenetre, poignee de garage, poignee de meuble, poignee de placard, poignee de portail, poignee de porte, poignee
      de tirage, poignee de tiroir, poignee de valise outil, poignee double, poignee encastrer, poignee fenetre,
      poignee inox porte, poignee meuble, poignee meuble cuisine, poignee oscillo battant, poignee paliere, poignee
      placard, poignee plaque, poignee portail, poignee porte, poignee pour fenetre, poignee pour porte, poignee
      rosace, poignee rosaces, poignee sur plaque, poignee sur rosace, poignee tiroir, poignees coquille, poignees
      cuisine, pointe a tracer, pointeau, pointerolle, pointes annelees, pointes crantees, pointes tete homme, pointes
      tete plate, pointes vrillees, polisseuse, polisseuse carrosserie, polo classe 2, polo classe 3, polo fluo haute
      visibilite, polo haute visibilite, polo hv, polyane, polycarbonate, polystyrene extrude, pompe, pompe 12v eau,
      pompe a air comprime, pompe a deboucher, pompe a dessouder, pompe a detartrer, pompe a eau, pompe a epreuve,
      pompe a fioul, pompe a gasoil, pompe a graisse, pompe a main, pompe a membrane, pompe a piston, pompe auto
      amorcante, pompe condensats, pompe de chantier, pompe de lavage atelier, pompe de puisard, pompe de relevage,
      pompe de surface, pompe de transfert, pompe dessouder, pompe doseuse, pompe evacuation condensats, pompe forage,
      pompe gasoil transfert, pompe hydraulique, pompe immergee, pompe japy, pompe manuelle, pompe peristaltique, pompe
      puits, pompe relevage, pompe submersible, pompe surface, pompe thermique eau, pompe vide cave, pompe vide cave
      auto, pompe vide fut, ponceuse, porte a galandage, porte accordeon, porte blindee, porte coulissante interieur,
      porte coupe feu, porte d entree, porte de garage, porte de placard, porte de service, porte embout, porte
      embouts, porte filtre eau, porte forets, porte interieure, porte isoplane, porte outil, porte outils, porte
      seule, porte vitree interieure, poste a souder, poste de soudure, poste decoupe plasma, poste inverter, poste
      mig, poste mma, poste plasma, poste semi auto, poste souder, poste soudure inverter, poste tig, pot a boue,
      poteau balisage, poteau de balisage, poteau de guidage, potelet, potence de levage, poudre a poncer, poudre a
      tracer, poussoir celiane, poussoir de cartouche, poussoir legrand, poussoir lumineux, poussoir odace, poutrelle,
      presse a onglet, presse d atelier, presse etoupe, presse etoupes, presse hydraulique 20t, presse hydraulique
      atelier, presse menuisier, presse parallele, primaire, prise 20a, prise 2p t, prise 32a, prise caravane
      electrique, prise cee, prise celiane, prise courant, prise de courant, prise de sol, prise de terre, prise
      dooxie, prise double, prise electrique, prise en saillie, prise encastrable, prise encastree, prise escamotable,
      prise etanche, prise exterieure, prise femelle electrique, prise gfci, prise gigogne, prise haut parleur murale,
      prise hexalis, prise hp, prise industrielle, prise legrand, prise lumiere, prise male, prise mosaic, prise
      murale, prise odace, prise ovalis, prise p17, prise plexo, prise rj45, prise saillie, prise schneider, prise
      simple, prise telephone murale, prise triphase, prise tv legrand, prise tv murale, prise usb murale, profile,
      profile alu, profile aluminium, profile d angle, profile de finition, profile en l, profile en u, profile inox,
      profile pvc finition, profile t inox, profile u aluminium, programmateur chauffage, programmateur fil pilote,
      programmateur modulaire, projecteur de chantier, prolongateur, purgeur, quart de rond, quincaillerie, rabot,
      rabot a main, rabot electrique, rabot surform, raboteuse, raccord, raccord 1 2, raccord 1 pouce, raccord 12x17,
      raccord 15x21, raccord 20x27, raccord 26x34, raccord 3 4, raccord 3 pieces, raccord a bride, raccord a
      compression, raccord a glissement, raccord a sertir, raccord a souder, raccord a visser, raccord air, raccord
      automatique plomberie, raccord bicone, raccord chaudiere, raccord cuivre, raccord dielectrique, raccord egal,
      raccord express, raccord femelle, raccord fonte, raccord galva, raccord galvanise, raccord gaz, raccord
      guillemin, raccord inox, raccord iso b, raccord laiton, raccord male, raccord multicouche, raccord olive, raccord
      pe, raccord per, raccord pneumatique, raccord polyethylene, raccord pvc, raccord rapide, raccord storz, raccord
      symetrique, raccord tournant, raccord union, rack palette, raclette carreleur, raclette debulleur, raclette
      peintre, racloir ebeniste, racloir menuisier, ragreage, ragreage exterieur, rail, rail coulissant, rail de
      guidage, rail de porte coulissante, rail din, rail omega, rail placard, rail portail coulissant, rail porte
      coulissante, rail r48, rail suspendu porte, rainureuse, ralentisseur, rallonge a cardan, rallonge chantier,
      rallonge de chantier, rallonge douille, rallonge electrique, rallonge electrique exterieur, rallonge h07rnf,
      rallonge industrielle, rallonge p17, ramonage, rampe d escalier, range embouts, range forets, rape a bois, rape
      bois, rapporteur d angle, rapporteur d angle atelier, ratelier, rayonnage, rayonnage a palette, rayonnage
      cantilever, rayonnage charge lourde, rayonnage galvanise, rayonnage lourd, rayonnage metallique, rearmement,
      rebouchage, rebouche bois, rebouche trou, reducteur de pression, reduction concentrique, reduction cuivre,
      reduction excentree, reduction fonte, reduction galva, reduction inox, reduction laiton, reduction pvc, regard
      beton, regard de visite, regard eaux pluviales, regard pvc, regle alu macon, regle aluminium macon, regle
      biseautee, regle d atelier, regle de macon, regle macon, regle trapezoidale, reglet, relais electrique, relais
      finder, relais miniature, relais omron, relais statique, relais temporise, relais thermique, repartiteur de
      charge, repartiteur electrique, repartiteur modulaire, repartiteur tetrapolaire, resine de scellement, resine
      scellement chimique, rideau de soudage, ridoir, rivet, riveteuse, robinet a bille, robinet a boisseau, robinet a
      flotteur, robinet a vanne, robinet arret, robinet autoperceur, robinet chauffe eau, robinet compteur, robinet d
      arret, robinet d equerre, robinet de cuve, robinet de machine a laver, robinet de puisage, robinet de radiateur,
      robinet de securite, robinet de vidange, robinet double machine, robinet equerre, robinet exterieur, robinet
      flotteur, robinet gaz, robinet lave linge, robinet machine a laver, robinet papillon vanne, robinet poussoir,
      robinet purgeur, robinet radiateur, robinet securite, robinet temporise, robinet thermostatique, robinet tonneau,
      robinet wc, rond acier, rond inox barre, rondelle, rondelle belleville, rondelle contact, rondelle cuivre,
      rondelle etancheite, rondelle eventail, rondelle frein, rondelle grower, rondelle inox, rondelle large, rondelle
      m8, rondelle plate, rondelles, rosace bequille, rosace cle i, rosace cylindre, rosace de porte, rosace inox
      porte, rosace porte, rouleau a peindre, rouleau a peinture, rouleau abrasif, rouleau anti goutte, rouleau crepi,
      rouleau de peintre, rouleau de peinture, rouleau de verre isolant, rouleau debulleur, rouleau isolant, rouleau
      isolante, rouleau isolation, rouleau laqueur, rouleau liege isolant, rouleau microfibre peinture, rouleau
      minerale, rouleau mini peinture, rouleau patte de lapin, rouleau peintre, rouleau peinture, roulement, roulette,
      roulette a frein, roulette de guidage, roulette de manutention, roulette de mesure, roulette de porte
      coulissante, roulette fixe, roulette freinee, roulette industrielle, roulette meuble, roulette parquet meuble,
      roulette pivotante, roulette portail, roulette pour meuble, roulettes de meuble, roulettes parquet, rubalise,
      ruban a joint, ruban a joints, ruban a masquer, ruban a mesurer 25 pi, ruban a mesurer stanley, ruban adhesif,
      ruban aluminium, ruban anti derapant, ruban antiderapant, ruban autovulcanisant, ruban butyle, ruban chantier,
      ruban d avertissement, ruban de balisage, ruban de balise, ruban de chantier, ruban de jointoiement, ruban de
      masquage, ruban de peintre, ruban de signalisation, ruban double face, ruban electrique, ruban gaffer, ruban
      isolant, ruban magnetique adhesif, ruban masquage, ruban perfore, ruban ptfe, ruban signalisation, ruban velcro
      adhesif, ruban vhb, rustol, sable a enduire, sable a maconner, sable de maconnerie, sable polymere dalle,
      sableuse, sabot charpente, sabot de charpente, sabot de portail, sabot portail, sac a dos outils, sac a dos porte
      outils, sac a gravats, sac a outil, sac a outils, sac big bag, sac de chantier, sac gravats, sac outils, sacoche
      a outils, sacoche electricien, sacoche outils, sacoche porte outils, sandow, sandow crochet, sangle, sangle a
      boucle arrimage, sangle a came, sangle arrimage, sangle d arrimage, sangle de levage, sangle de portage, sangle
      de remorquage atelier, sangle demenagement, sangle plate levage, sangles, sangles de demenagement, saturateur,
      saturateur bois, saturateur bois exterieur, saturateur teck, saturateur terrasse, savon atelier, savon d atelier,
      savon microbilles, scellant, scellement chimique, scie, scotch, scotch aluminium, scotch arme, scotch carton,
      scotch chantier, scotch de peintre, scotch double face, scotch electricien, scotch emballage, scotch isolant,
      scotch orange, scotch peinture, scotch renforce, scotch toile, seau caoutchouc, seau chantier, seau de chantier,
      seau de macon, seau macon, sectionneur, serre cable, serre cables, serre joint, serre joint pistolet, serre
      joints, serrure, serrure de meuble, serrure meuble, serrure salle de bain, serrurerie, servante, servante d
      atelier, sharkbite, shingle, siege atelier, sikaflex, silentbloc atelier, silicone acetique, silicone aquarium
      colle, silicone batiment, silicone cuisine et bain, silicone haute temperature, silicone neutre, silicone
      sanitaire, silicone transparent, siphon, siphon baignoire, siphon bidet, siphon bouteille, siphon de cour, siphon
      de douche, siphon de sol, siphon douche extraplat, siphon evier, siphon gain de place, siphon lavabo, siphon
      machine a laver, siphon receveur, siphon urinoir, solin, sonnette modulaire, sonometre, sortie de toit, soude
      caustique, soufflette, souffleur chantier, soupape chauffage, soupape de securite chaudiere, sous couche, sous
      couches, spalter, spatule a enduire, spatule carreleur, spatule crantee, spatule de peintre, spatule maconnerie,
      station a souder, station air chaud, station de dessoudage, station de soudage, station dessoudage, station
      soudage, stop chute, stop rouille, superglue, support a souder, support de barre penderie, support de poteau,
      support de poutre, support etagere, support mural tube, support outil, support panneau, support tringle penderie,
      support tuyau, sur lunettes, surchaussure plastique jetables, surchaussure visiteur, surlunettes, surpresseur,
      suspente, sweat classe 2, sweat classe 3, sweat fluo haute visibilite, sweat haute visibilite, sweat hv, t shirt
      classe 2, t shirt classe 3, t shirt fluo haute visibilite, t shirt haute visibilite, t shirt hv, table de sciage,
      table elevatrice, tableau de communication, tableau divisionnaire, tableau electrique, tableau electrique
      schneider, tableau pre equipe, tableau suspension crochet, tablette equerre, tablier soudeur, tabouret atelier,
      tabouret d atelier, tachymetre, taloche, tamis scellement, tampon de regard, tampon de visite fonte, tampon
      fonte, tampon hydraulique regard, tapis anti fatigue, tapis antistatique, tapis caillebotis atelier, tapis d
      atelier, tapis de genoux, tapis de protection sol, tapis dielectrique, tapis isolant electricien, taquet, taquet
      d etagere, taquet de tablette, taquet etagere, taquet tablette, taquets, taraud, targette, tasseau, te a
      compression, te a sertir, te cuivre, te d accouplement, te egal, te galva, te laiton, te multicouche, te pe, te
      per, te pvc, teflon, teinte a bois, teinte a l eau bois, teinte bois, teinte chene, teinture bois exterieure,
      telecommande bft, telecommande came, telecommande de portail, telecommande faac, telecommande garage,
      telecommande hormann, telecommande nice, telecommande portail, telemetre laser, telerupteur, tenaille, tendeur,
      tendeur a lanterne, tendeur de fil de cloture, terebenthine, terrasse bois composite, testeur, testeur de cable
      reseau, thermohygrometre chantier, thermometre infrarouge, thermometre ir, thermometre laser, thermoretractable,
      thermostat ambiance programmable, thermostat d ambiance, thermostat electronique, thermostat fil pilote,
      thermostat filaire, thermostat plancher chauffant, thermostat plinthe, thermostat programmable, thermostat
      radiateur, thermostat radio, tige filetee, tire fond, tire fonds, tiroir blum, toile abrasive, toile de
      renovation, toile de verre, toile emeri, tole, tole acier, tole alu, tole aluminium, tole bac, tole corten, tole
      galvanisee, tole inox, tole larmee, tole ondulee, tole perforee, tole striee, torche mig, torche plasma soudure,
      torche soudage, torche tig, toupie atelier, tour a bois, tour a metal, tour a metaux, tour metaux, touret,
      tourillon bois, tournevis, traitement anti insectes bois, traitement bois, traitement charpente, traitement du
      bois, traitement hydrofuge, traitement insecticide bois, traitement termites, transformateur de sonnette,
      transformateur modulaire, transformateur sonnette, transpalette, trappe carrelee, trappe chatiere toiture, trappe
      de visite, trappe visite, treillis soude, trepan, trepied chantier, trepied de chantier, trepied laser, tresse a
      dessouder, tresse dessouder, tresse poele a bois, treteau, treuil, trichlo, trousse a outils, trousse outils,
      truelle, truelle langue de chat, trusquin, tube acier, tube alu, tube carre, tube contact mig, tube cuivre, tube
      fonte, tube galvanise, tube inox 316, tube inox poele, tube inox rond, tube irl, tube iro, tube iroe, tube
      laiton, tube multicouche, tube pe, tube per, tube polyethylene, tube pvc, tube rectangulaire acier, tube rigide
      poele, tuile, tuile canal, tuile chatiere, tuile de rive, tuile de ventilation, tuile faitiere, tuile mecanique,
      tuile plate toiture, tuyau, tuyau air comprime, tuyau aluminium ventilation, tuyau annele, tuyau aspiration
      pompe, tuyau compresseur, tuyau cristal, tuyau d air comprime, tuyau d aspiration, tuyau de gaz butane, tuyau de
      poele, tuyau evacuation, tuyau flexible, tuyau gaz, tuyau hydraulique, tuyau inox, tuyau multicouche, tuyau per,
      tuyau plat, tuyau pneumatique, tuyau poele, tuyau polyethylene, tuyau pvc, tuyau refoulement plat, tuyau souple,
      tuyau spirale, tyvek, uretane plancher, va et vient, vanne, variateur celiane, variateur de frequence, variateur
      de lumiere mural, variateur encastrable, variateur legrand, vase d expansion 8 litres, vase d expansion
      chaudiere, vase d expansion chauffage, vase d expansion sanitaire, vase d expansion solaire, velcro adhesif,
      velcro auto agrippant, velcro autocollant, ventouse a deboucher, ventouse carrelage, ventouse de manutention,
      ventouse debouche evier, ventouse deboucheur, ventouse porte plaque, ventouse vitrier, ventouse wc, verin, verin
      a gaz, verin de lit, verin de meuble, verin gaz, vermoulure, vernis a bois, vernis beton, vernis bois, vernis
      bois exterieur, vernis carrelage, vernis escalier, vernis marin, vernis meuble, vernis parquet, vernis plan de
      travail, vernis polyurethane, vernis pu, vernis tampon bois, vernis v33, verre soudeur, verriere atelier,
      verriere interieure, verrou, veste classe 2, veste classe 3, veste fluo haute visibilite, veste haute visibilite,
      veste hv, vidage bac, vidage baignoire, vidage douche, vidage evier, vidage lavabo, vidage machine a laver, vis,
      vis a bois, vis a double filet, vis a metaux, vis a oeil, vis agglomere, vis allen, vis autoforeuse, vis
      autoforeuses, vis autoperceuse, vis beton, vis bh, vis bois, vis charpente, vis chc, vis d assemblage, vis fhc,
      vis inox, vis m10, vis m3, vis m4, vis m5, vis m6, vis m8, vis metaux, vis moleculee, vis moletee, vis nylon, vis
      papillon, vis parker, vis poelier, vis sans tete, vis terrasse, vis tete bombee, vis tete cylindrique, vis tete
      fraisee, vis tete hexagonale, vis th, vis thermolaque, vis tirefond, vis universelle, visiere anti projection,
      visiere de protection chantier, visiere forestiere, visiere relevable chantier, visserie, visseuse,
      vitrificateur, vmc, volet roulant, volets battants, voltmetre, voyant led 22mm, voyant lumineux 220v, voyant
      modulaire, voyant tableau, wago, wd40, white spirit, xylophage traitement, xylophene`,
    ],
  ],
  unsure: `abrasif, accouplement, acetone, adhesif, agrafe, agrafes, automate, bache, beton, bouchon de radiateur,
    brique, cable electrique, cale, calicot, chandelle, chandelles, chariot, cheville, circlips, comparateur,
    compresseur, conduit, cordage, corde, corniere, cornieres, cosse, cosses, coude, coulisse, cylindre, cylindres,
    decapant, diable, differentiel, drisse, echelle, electrode, embout, embouts, endoscope, enrouleur, equerre, etain,
    flexible, foret, gache, gaffer, gaine, generateur, gouge, gouges, grattoir, groom, hydrofuge, isolant, joint,
    judas, lime, limes, loquet, manille, manometre, masse, mastic, mdf, meche, metre ruban, minuterie, niveau, osb,
    outil, parement, pictogramme, pince, pioche, pistolet a colle, piton, pitons, polycarbonate, pompe, primaire,
    profile, rabot, raccord, rail, rayonnage, rivet, rondelle, rondelles, roulement, roulette, sandow, sangle, sangles,
    saturateur, scotch, siphon, taquet, taquets, tole, tuile, tuyau, verin, vis`,
  straps: 'sangles',
  uses: {
    TOOLS: `atelier, bricolage, chantier, electricite, electricite et eclairage, maconnerie, materiaux, materiaux de
      construction, menuiserie, outillage, outillage electroportatif, peinture et droguerie, plomberie, plomberie et
      sanitaire, quincaillerie, serrurerie, soudure, visserie`,
  },
};
