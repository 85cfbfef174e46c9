import type { Subject } from '../words.ts';

export const WORKSHOP: Subject = {
  things: [
    [
      'ARTS_AND_CRAFTS',
      `abat carre cuir, acrylique amsterdam, acrylique decoart, acrylique extra fine, acrylique fine, acrylique golden,
      acrylique lefranc, acrylique liquitex, acrylique marabu, acrylique pebeo, acrylique polycolor, acrylique studio,
      acrylique system 3, acrylique tube, aerographe, aerographes, affiche publicitaire, agate brunisseur, agenda,
      agenda exacompta, agenda organiseur, agenda quo vadis, agenda scolaire, agrafe couture, agrafe pantalon, agrafe
      soutien gorge, agrafes 24 6, agrafes 26 6, agrafes bureau, agrafes couture, agrafes de bureau, agrafes no 10,
      agrafeuse, agrafeuse bostitch bureau, agrafeuse bureau, agrafeuse de bureau, agrafeuse leitz, agrafeuse pince,
      aiguille, aiguille a broder, aiguille a laine, aiguille a tapisserie, aiguille a torsade, aiguille a tricoter,
      aiguille auxiliaire, aiguille circulaire, aiguille circulaire knitpro, aiguille courbe, aiguille de tricot,
      aiguille feutrage, aiguille interchangeable, aiguille jumelee, aiguille machine, aiguille schmetz, aiguille
      tapissier, aiguilles, aiguilles a coudre, aiguilles a perles, aiguilles a tricoter, aiguilles addi, aiguilles
      auxiliaires, aiguilles bambou tricot, aiguilles chas, aiguilles chiaogoo, aiguilles cuir couture, aiguilles
      double pointe, aiguilles droites, aiguilles feutrage, aiguilles interchangeables, aiguilles knitpro, aiguilles
      machine jersey, aiguilles schmetz, aiguilles tapisserie, aiguilles torsades, aimant de bureau, aimant pour
      tableau, aimant tableau, aimants de bureau, aimants pour tableau, aimants tableau, airbrush, album scrap, album
      scrapbooking, alene, alginate moulage, anneau bois macrame, anneau d sac, anneau de jonction, anneau demi lune,
      anneau demi lune sac, anneau en d, anneau macrame, anneau polystyrene, anneau porte cles lot, anneau
      rectangulaire, anneau rond couture, anneaux bois macrame, anneaux brises, anneaux de jonction, anneaux de rideau
      couture, anneaux demi ronds, anneaux en d, anneaux jonction, anneaux macrame, anneaux metal macrame, anneaux
      ouverts bijoux, anneaux porte cles lot, anneaux rectangulaires, anneaux reliure, anse bambou couture, anse
      bandouliere a coudre, anse cuir a coudre, anse de sac a coudre, anse de sac bois, anse de sac couture, anse de
      sac cuir, anse de sac simili, anse sac a coudre, anse sac simili, anses bambou couture, anses bandouliere a
      coudre, anses cuir a coudre, anses de sac a coudre, anses de sac bois, anses de sac cuir, anses de sac simili,
      anses sac a coudre, anses sac simili, apprets, apprets argent 925, apprets bijoux, apprets or gold filled,
      aquarelle, aquarelle boite, aquarelle cotman, aquarelle daniel smith, aquarelle en godets, aquarelle sennelier,
      aquarelle winsor newton, ardoise, argile a modeler, argile autodurcissante, argile blanche a modeler, argile gres
      poterie, argile modelage, argile polymere, argile poterie, argile rouge poterie, argile sans cuisson, argile
      sculpture, argile sechage air, arret cordon, arret cordons, arrete mailles, attache lettres, attache parisienne,
      attache parisiennes, attache soutien gorge, attache trombone, attaches lettres, attaches parisienne, attaches
      parisiennes, attaches textile, attaches trombone, autocollant, autocollant boite aux lettres, autocollant
      drapeau, autocollant enfant, autocollant laptop, autocollant stop pub boite aux lettres, autocollant vitrine,
      autocollants, autocollants boite aux lettres, autocollants drapeau, autocollants enfant, autocollants laptop,
      autocollants stop pub boite aux lettres, autocollants vitrine, bac a courrier, bac courrier, bac de rangement
      papeterie, bac de rangement papier, bachette, badge nominatif, baguette a relier, baleine corset, baleine
      couture, baleine soutien gorge, baleines corset, baleines couture, baleines soutien gorge, balsa, balsa baguette,
      balsa planche, bande a broder, bande aida, bande de biais, bande de papier, bande elastique couture, bande lin a
      broder, bande ourlet, bande thermocollante, bande velcro a coudre, banderole publicitaire, barbotine, barre a
      reliure, base de savon, base de savon glycerine, base savon, base savon glycerine, batiste, baton bois creatif,
      baton colle, baton de colle, batonnet bois creatif, batonnets bois, batons de glace creatif, bazin getzner, bazin
      tissu, bengaline, biais, biais a cheval, biais au metre, biais coton, biais elastique, biais fantaisie, biais
      jersey, biais liberty, biais lurex, biais replie, biais satin, biais simili, biais tout pret, bic 4 couleurs, big
      shot, big shot sizzix, blanc correcteur, bloc, bloc a dessin, bloc a spirale, bloc acrylique, bloc acrylique
      tampon, bloc aquarelle, bloc audience, bloc bureau, bloc canson, bloc clear, bloc correspondance, bloc croquis,
      bloc de cours, bloc de dessin, bloc de feuilles, bloc de papier, bloc ephemeride, bloc lavis, bloc layout, bloc
      mix media, bloc mixed media, bloc note, bloc notes, bloc papier, bloc rhodia, bloc scrapbooking, bloc semainier,
      bloc sténo, blocs acrylique, blocs clear, bloqueur de cordon, bloqueurs tricot, blouse peinture, bobine caisse,
      bobine carte bancaire, bobine de fil, bobine fil, bobine papier thermique, bobine thermique, bobine thermiques,
      bobine tpe, bobines caisse, bobines carte bancaire, bobines de fil, bobines papier thermique, bobines thermique,
      bobines thermiques, bobines tpe, bogolan, bois a decorer, bois a pyrograver, bois balsa, bois de balsa, boite a
      aiguilles, boite a boutons couture, boite a canettes, boite a couture, boite a decorer, boite a dragees, boite a
      feutres, boite a peindre, boite aquarelle vide, boite archive, boite archives, boite ballotin vide, boite bois a
      decorer, boite cadeau, boite canettes, boite carton, boite cartonnee, boite cloche cadeau, boite couture, boite
      crayons, boite d expedition, boite de boutons, boite de craies, boite de crayons, boite de feutres, boite dragees
      mariage, boite en carton, boite gouache, boite kraft, boite mache, boite papier mache, boite peinture aquarelle,
      boite postale, boite postales, boites a archives, boites a dragees, boites archives, boites postales, bol a
      laine, bol a tricot, bolduc, bombe de colle repositionnable, bombe de peinture creative, bombe de vernis beaux
      arts, bombe fixatif, bombe molotow, bombe montana, bombe peinture molotow, bombe peinture montana, bon de
      commande carnet, bord cote, bord cotes, boucle a clip plastique, boucle ardillon, boucle attache rapide couture,
      boucle ceinture couture, boucle coulissante, boucle de reglage, boucle double passant, boucle passant, boucle
      reglage, boucle salopette, boucle sangle, bougie cire a cacheter, boule a decorer, boule plastique transparente
      garnir, boule plexi a garnir, boule polystyrene, boule styropor, boule transparente a decorer, boules a decorer,
      boules cotillon creatif, boules de cotillon, boules en cellulose, boules polystyrene, boules styropor, bourre,
      bourre coussin, bourre rembourrage, bouton, bouton a queue, bouton a recouvrir, bouton aimante, bouton bois,
      bouton brandebourg, bouton caban, bouton chemise, bouton corozo, bouton de jean, bouton duffle coat, bouton
      fantaisie, bouton jean, bouton magnetique, bouton metal, bouton nacre, bouton polyester, bouton pression, bouton
      recouvert, bouton resine, bouton strass couture, boutons, boutons a coudre, boutons a queue, boutons a recouvrir,
      boutons brandebourg, boutons caban, boutons coquillage, boutons cuir, boutons en bois couture, boutons en corozo,
      boutons fantaisie, boutons jean, boutons metal, boutons nacre, boutons pression, boutons pressions, boutons
      recouvrir, boutons resine, brads, breloque a emailler, breloque acier inoxydable lot, breloque apprets, breloque
      bijoux lot, breloque connecteur, breloque laiton, breloque lot, breloque metal argente, breloque metal lot,
      breloques a emailler, breloques acier inoxydable lot, breloques apprets, breloques bijoux lot, breloques
      connecteur, breloques laiton, breloques lot, breloques metal argente, breloques metal lot, bristol, brochure,
      broderie, broderie anglaise, broderie diamant, broderie suisse, broderie traditionnelle, brodeuse, brosse a
      encrer, brosse a pochoir, brosse beaux arts, brosse bombee, brosse carree beaux arts, brosse effaceur, brosse
      eventail, brosse huile, brosse kaerell, brosse plate acrylique, brosse plate raphael, brosse pochoir, brosse pour
      tableau, brosse ronde beaux arts, brosse soies de porc, brosse tableau, brosse usee bombee, buste bijoux, buste
      couture, buvard, cable aiguilles interchangeables, cabochon, cabochon pierre, cabochon resine, cabochon rond,
      cabochon verre, cabochons, cache noeud, cache noeuds, cachet, cachet cire, cachet de cire, cachets de cire, cadre
      a broder, cadre a mosaique, cadre broder, cadre broderie, cadre de serigraphie, cadre serigraphie, cadre
      tapisserie, cahier, cahier clairefontaine, cahier de brouillon, cahier de coloriage, cahier oxford, cahier pique,
      cahiers, caisse americaine, caisse carton, caisse en carton, caisses americaine, caisses en carton, calculatrice
      de bureau papeterie, calculatrice scolaire papeterie, calendrier, calendrier bureau, calendrier de bureau,
      calendrier de table, calendrier mural, calligraphie, calotte bijoux, calottes bijoux, cameo silhouette, canette,
      canettes machine, canettes metal, canettes plastique, canevas, cannage au metre, cannage rouleau, carnet, carnet
      a dessin, carnet a souches, carnet a spirale, carnet a5, carnet a6, carnet bambou papier, carnet brode, carnet
      bullet, carnet clairefontaine, carnet cuir, carnet de chantier, carnet de commande, carnet de croquis, carnet de
      dessin, carnet de naissance papier, carnet de notes, carnet de voyage, carnet japonais, carnet leuchtturm, carnet
      ligne, carnet manifold, carnet moleskine, carnet personnalise, carnet pointille, carnet rhodia, carnet spirale,
      carnets, carte a gratter annonce, carte a planter, carte anniversaire, carte anniversaire enfant, carte bapteme,
      carte bonne annee, carte bonne fete, carte bristol, carte communion, carte condoleances, carte correspondance,
      carte correspondance pollen, carte d anniversaire, carte d art, carte d invitation, carte de condoleances, carte
      de correspondance, carte de fidelite papier, carte de mariage, carte de naissance, carte de noel, carte de
      remerciement, carte de saint valentin, carte de visite, carte de voeux, carte de voeux 2025, carte defi, carte
      double, carte en bois a offrir, carte felicitations, carte fete des meres, carte fete des peres, carte
      invitation, carte merci, carte message, carte naissance, carte plastifiee, carte pliee, carte pollen, carte pop
      up, carte postale, carte postale ancienne, carte postales anciennes, carte remerciement, carte retraite, carte
      saint valentin, carte visite, carte voeux, cartes, cartes a gratter annonce, cartes a planter, cartes
      anniversaire enfant, cartes bapteme, cartes bonne annee, cartes bonne fete, cartes bristol, cartes communion,
      cartes condoleances, cartes correspondance pollen, cartes d art, cartes de condoleances, cartes de fidelite
      papier, cartes de mariage, cartes de saint valentin, cartes de visite, cartes de voeux 2025, cartes defi, cartes
      en bois a offrir, cartes fete des meres, cartes fete des peres, cartes message, cartes plastifiee, cartes pliee,
      cartes pollen, cartes pop up, cartes postale ancienne, cartes postales anciennes, cartes retraite, cartes saint
      valentin, carton, carton a croquis, carton a dessin, carton barrel, carton bois creatif, carton bouteilles
      expedition, carton bristol, carton contrecolle, carton d emballage, carton de demenagement, carton demenagement,
      carton double cannelure, carton emballage, carton entoile, carton expedition, carton gris, carton invitation,
      carton livre demenagement, carton mousse, carton ondule creatif, carton penderie demenagement, carton plume,
      carton simple cannelure, carton standard, carton toile, cartons d emballage, cartons d expedition, cartons de
      demenagement, cartons demenagement, cartouche d encre plume, cartouche encre plume, cartouche encre stylo plume,
      cartouche lamy, cartouche pelikan, cartouche plume, cartouche stylo plume, cartouche waterman, cartouches d encre
      plume, cartouches d encre stylo, cartouches encre plume, cartouches encre stylo plume, cartouches lamy,
      cartouches pelikan, cartouches plume, cartouches stylo plume, cartouches waterman, casserole a cire, cassette
      trodat, cerceau a broder, cerceau broder, cerceaux et cadres, cernit, chaine a billes metre, chaine acier
      inoxydable au metre, chaine au metre, chaine bijoux au metre, chaine doree au metre, chaine laiton au metre,
      chaine maille forcat metre, chambray, chassis 3d, chassis a clef, chassis coton, chassis entoile, chassis nu,
      chassis toile, chemise 3 rabats, chemise 3 rabats elastique, chemise a elastiques, chemise a pression, chemise a
      rabats, chemise a sangle, chemise cartonnee, chemise dossier, chemise elastique, chemise extensible, chemise
      plastique a4, chemise polypro, chemise rabats, chemise suspendue, chemises 3 rabats, chemises dossiers, chenille,
      chenille creative, chenille pipe, chenilles creative, chenilles loisirs, chenilles pipe, chevalet, chevalet d
      atelier, chevalet de table peintre, chevalet table, chipboard, chips de calage, chutes de cuir, cire a cacheter,
      cire a cacheter batons, cire a sceller, cire abeille bougie, cire bougie, cire cachet, cire cacheter, cire colza,
      cire d abeille blanche, cire d abeille bougie, cire d abeille jaune, cire d abeille pastilles, cire d abeille
      pure, cire de coco bougie, cire de colza, cire de paraffine, cire de soja, cire de soja bougie, cire en
      pastilles, cire fonte bougie, cire gel bougie, cire microcristalline, cire olive bougie, cire paraffine bougie,
      cire pilier, cire pour sceau, cire soja, cire soja bougie, cire vegetale, cisaille a papier, cisaille bureau,
      cisaille massicot, cisaille papier, ciseaux, ciseaux couture, ciseaux de bureau, ciseaux de couture, ciseaux de
      tailleur, ciseaux enfant bout rond, ciseaux tailleur, classeur, classeur exacompta, clip boucle d oreille
      support, clous a griffe cuir, clous a riveter, clous bijoux, clous d oreilles puces supports, coffret acrylique,
      coffret cadeau vide, coffret crayons, coffret creatif, coffret dessin, coffret feutres, coffret graphite, coffret
      huile tubes, coffret pastels, coffret peinture, coffret scrapbooking, colle, colle 505, colle a bois enfant,
      colle a chaud batons loisirs, colle a paillettes, colle a tissu, colle baton, colle bijoux, colle blanche, colle
      chaude baton, colle cleopatre, colle e6000, colle en baton, colle en spray, colle en stick, colle enfant, colle
      gutta, colle liquide, colle mod podge, colle mosaique, colle neoprene cuir loisirs, colle papier, colle pritt,
      colle repositionnable, colle scotch uhu, colle stick, colle strass, colle textile, colle tissu, colle
      transparente scolaire, colle uhu, colle vinylique, collet cuir, collet tannage vegetal, colorant a bougie,
      colorant bougie, colorant cire, colorant epoxy, colorant liquide bougie, colorant pour bougie, colorant pour
      resine, colorant pour savon, colorant resine, colorant resine epoxy, colorant savon, colorant textile, coloriage,
      compas, compas college, compas maped, compas scolaire, compas staedtler, compresseur aerographe, compte rangs,
      compteur de mailles, compteur de rang tricot, compteur de rangs, cone fil, cone polystyrene, conferencier,
      connecteur acier inoxydable, connecteur bijoux, connecteur email, connecteur filigrane, connecteur laiton,
      connecteurs acier inoxydable, connecteurs bijoux, connecteurs email, connecteurs filigrane, connecteurs laiton,
      contreplaque 3mm laser, contreplaque modelisme, contreplaque peuplier laser, convertisseur plume, convertisseur
      stylo plume, copie double, copie doubles perforees, copie perforees, copie simple, copies doubles, copies
      perforees, copies simples, coques soutien gorge couture, corbeille a courrier, corbeille courrier, corde coton
      peigne, corde coton tressee, corde macrame, corde papier, cordon anorak, cordon capuche, cordon cire, cordon
      coton, cordon coton cire, cordon cuir bijoux, cordon cuir rond, cordon elastique coton, cordon lurex, cordon
      nylon bijoux, cordon paracorde bijoux, cordon piping, cordon polyester, cordon queue de rat, cordon satin, cordon
      suedine, cordon tresse coton, correcteur blanc, correcteur liquide, correcteur roller, correcteur ruban,
      correcteur souris, correcteur tipp ex, coton a broder, coton a crochet, coton a tricoter, coton au metre, coton
      bio au metre, coton enduit, coton enduit petit pan, coton gaufre, coton imprime au metre, coton lave tissu, coton
      mouline, coton perle, coton plumetis, coton retors a broder, coton tricoter, coudieres a coudre, coudieres
      thermocollantes, coupe fil, coupe fils, coupe papier, coupe savon, coupon, coupon 1m50, coupon 3 metres, coupon
      50x50, coupon coton, coupon de 3 metres, coupon de popeline, coupon de tissu, coupon jersey, coupon lin, coupon
      patchwork, coupon satin, coupon tissu, coupon velours, coupon viscose, coupons patchwork, couronne polystyrene,
      coussin a epingles, couteau a palette, couteau a peindre, couteau de peintre art, couteau palette, couteau
      peindre, couteau peinture huile, couteau scalpel, couvre livre, couvre livres, craie, craie a tissu, craie anti
      poussiere, craie blanche, craie bohin, craie couleur ecole, craie couture, craie de tailleur, craie ecole, craie
      giotto, craie robercolor, craie tailleur, craies, craies anti poussiere, craies blanche, craies couleur ecole,
      craies ecole, craies giotto, craies grasses, craies robercolor, crayon, crayon a papier, crayon aquarellable,
      crayon aquarellables, crayon blanc dessin, crayon bois hb, crayon caran d ache, crayon charbon, crayon conte,
      crayon de couleur, crayon de couleurs 12, crayon derwent, crayon evolution bic, crayon faber castell, crayon
      graphite, crayon graphite staedtler, crayon hb, crayon inktense, crayon jumbo, crayon luminance, crayon mine,
      crayon papier, crayon pastel, crayon polychromos, crayon prismacolor, crayon woody, crayons, crayons
      aquarellables, crayons blanc dessin, crayons bois hb, crayons caran d ache, crayons charbon, crayons conte,
      crayons de couleur, crayons derwent, crayons evolution bic, crayons faber castell, crayons graphite staedtler,
      crayons hb, crayons inktense, crayons jumbo, crayons luminance, crayons mine, crayons pastels, crayons
      polychromos, crayons prismacolor, crayons sketch, crayons woody, crepe au metre, crepe georgette, crepe marocain,
      crepe satin, crepe stretch, crepe tissu, crepe viscose, cretonne, cretonne coton, cricut, crin tapissier,
      criterium, crochet, crochet a tricoter, crochet acier tricot, crochet aluminium, crochet amigurumi, crochet
      bambou, crochet clover, crochet ergonomique, crochet knitpro, crochet laine, crochet prym, crochet tunisien,
      crochets aluminium tricot, crochets bambou, crochets boucles d oreilles apprets, crochets boucles d oreilles
      support, crochets clover, crochets d oreilles, crochets ergonomiques, crochets et oeillets, crochets soutien
      gorge, croquet galon, croquet serpentine, croupon, cuir au metre, cuir chute, cuir collet, cuir croûte, cuir d
      agneau coupon, cuir de chevre peau, cuir en peau, cuir peau entiere, cuir plaque, cuir tannage vegetal, cuir veau
      coupon, cuir vegetal, cure pipe, cure pipes, curseur de fermeture, curseur fermeture, curseur ykk, curseur zip,
      cutter a papier, cutter de precision x acto, cutter precision, cutter rotatif, dateur, de a coudre, decoud vite,
      decouvite, degrafeur, delica, demi godet, denim au metre, denim brut tissu, denim stretch tissu, dentelle,
      dentelle au fuseau, dentelle au metre, dentelle coton, dentelle crochet, dentelle de calais, dentelle elastique,
      dentelle guipure, dentelle ruban, dentelle stretch, depliant, destructeur, destructeur papier, devidoir adhesif
      bureau, devidoir de bureau, devidoir laine, devidoir ruban adhesif bureau, devidoir scotch bureau, diamond
      painting, die de decoupe, die sizzix, die thinlits, dies, dies de decoupe, dies decoupe, dies scrapbooking, dies
      sizzix, dies thinlits, dormeuses apprets, dossier a soufflet, dossier suspendu, dossier suspendu armoire,
      dossiers suspendus, double gaze, doublure acetate, doublure bemberg, doublure maillot, doublure polyester,
      doublure satin, doublure tissu, doublure viscose, ebauchoir, ebauchoirs, echeveau, echevette dmc, echevettes,
      eclisse, ecusson, ecusson brode, ecusson thermocollant, effaceur, effaceur tableau, elastique 2 cm, elastique a
      plat, elastique au metre, elastique blonds, elastique boutonniere, elastique bracelet caoutchouc, elastique
      bretelle, elastique bureau, elastique caoutchouc bureau, elastique ceinture couture, elastique cotele, elastique
      couture, elastique dentelle, elastique fronceur, elastique gros grain, elastique lingerie, elastique lurex,
      elastique masque couture, elastique plat, elastique rond, elastique transparent couture, elastiques blonds,
      elastiques bracelet caoutchouc, elastiques bureau, elastiques caoutchouc bureau, elastiques de bureau, email
      ceramique, email faience, email gres, email poterie, email transparent ceramique, emaux ceramique, emaux de
      briare, emaux mosaique, emaux poudre, embellissements, embossage, embout a griffes, embout bijoux, embout collier
      apprets, embout cordon, embout cuir bijoux, embout lanieres, embouts a griffes, embouts bijoux, embouts collier
      apprets, embouts cordon, embouts cuir bijoux, embouts lanieres, emporte piece cuir, encre, encre a alcool, encre
      acrylique, encre alcool, encre chine noire, encre colorex, encre d alcool, encre de chine, encre dessin, encre
      distress, encre eau, encre gravure, encre herbin, encre j herbin, encre memento, encre pigmentee scrap, encre
      pour tampon, encre sepia, encre serigraphie, encre taille douce, encre tampon, encre typographique, encre
      versafine, encre waterman, encreur, encreur versafine, enfile aiguille, enfile aiguilles, enfile perle, enfile
      perles, engobe, engobes, enseigne autocollante, entoilage, entoilage jersey, enveloppe, enveloppe a bulles,
      enveloppe a soufflets, enveloppe auto adhesive, enveloppe auto adhesives, enveloppe bulles, enveloppe pretes a
      poster, enveloppes, enveloppes a bulles, enveloppes a soufflets, enveloppes auto adhesive, enveloppes auto
      adhesives, enveloppes bulles, enveloppes pretes a poster, epaulettes couture, ephemera, ephemeride 2025, epingle
      a foulard couture, epingle a nourrice, epingle a tete, epingle couture, epingle de surete, epingle entomologie,
      epingle fines, epingle patchwork, epingle punaise, epingle tapissier, epingle tete de verre, epingle tete plate,
      epingle tete verre, epingles, epingles a foulard couture, epingles a nourrice, epingles couture, epingles tete de
      verre, epingles tete plate, epingles tete verre, eponge au metre, eponge bambou au metre, eponge de bambou,
      eponge microeponge, eponge tissu, epoxy cristal, epoxy resine, epoxy table river, equerre 45, equerre 60, equerre
      aristo, equerre geometrie, equerre maped, equerre scolaire, essence de petrole beaux arts, essuie pinceau,
      estampe bijoux, estampe filigrane, estampe filigranee, estampe laiton, estampes bijoux, estampes filigrane,
      estampes filigranee, estampes laiton, estecque, estompe, estompes, etamine de coton, etiquette, etiquette
      adhesives, etiquette bocal, etiquette bouteille, etiquette dymo, etiquette scolaires, etiquette vetement,
      etiquette vetements, etiquettes adhesives, etiquettes bocal, etiquettes bouteille, etiquettes dymo, etiquettes
      scolaires, etiquettes vetement, etiquettes vetements, etui expedition, fabrication bougie, fabrication savon,
      fabrique pompon, facturier, faire part, faire part de naissance, faire part naissance, faire part naissance
      fille, faire part naissance garcon, faire parts, fausse fourrure tissu, fermeture a curseur, fermeture a
      glissiere, fermeture au metre, fermeture eclair, fermeture glissiere, fermeture injectee, fermeture invisible,
      fermeture metal separable, fermeture nylon, fermeture prym, fermeture separable, fermeture ykk, fermeture zip,
      fermetures a glissiere, fermoir, fermoir a clapet, fermoir a vis bijoux, fermoir aimante, fermoir aimante sac,
      fermoir bijoux, fermoir cartable, fermoir clip sac, fermoir de sac, fermoir homard, fermoir magnetique sac,
      fermoir mousqueton, fermoir porte monnaie, fermoir retro porte monnaie, fermoir sac couture, fermoir t toggle,
      fermoir toggle, fermoir tourniquet, fermoirs, fermoirs mousqueton, feuille a dessin, feuille a dorer, feuille a4,
      feuille acetate, feuille blanches a4, feuille calque, feuille canson, feuille cartonnees, feuille couleur a4,
      feuille crepon, feuille d or, feuille de feutrine, feuille de soie, feuille de stickers, feuille dessin, feuille
      dorure, feuille doubles, feuille feutrine, feuille magnetique imprimable, feuille metal doree, feuille mi
      teintes, feuille mobile, feuille mobiles, feuille mousse, feuille or imitation, feuille quadrillees, feuille
      simples perforees, feuille sublimation, feuille transfert, feuille transfert foil, feuilles a dessin, feuilles a
      dorer, feuilles acetate, feuilles blanches a4, feuilles calque, feuilles canson, feuilles cartonnees, feuilles
      couleur a4, feuilles crepon, feuilles d or, feuilles de soie, feuilles dessin, feuilles dorure, feuilles doubles,
      feuilles magnetique imprimable, feuilles metal doree, feuilles mi teintes, feuilles mobile, feuilles mobiles,
      feuilles or imitation, feuilles perforees, feuilles quadrillees, feuilles simples, feuilles sublimation, feuilles
      transfert, feuilles transfert foil, feutre, feutre a alcool, feutre acrylique, feutre aquarellables, feutre
      brush, feutre copic, feutre craie, feutre effacable, feutre fin stabilo, feutre fins, feutre indelebile, feutre
      jumbo, feutre liquide craie, feutre magiques, feutre micron, feutre ohuhu, feutre permanent, feutre permanents,
      feutre pigma, feutre pinceau, feutre pointe fine, feutre porcelaine, feutre posca, feutre sakura, feutre stabilo,
      feutre staedtler, feutre textile, feutre tissu, feutre tombow, feutre velleda, feutres, feutres a alcool, feutres
      acryliques, feutres alcool, feutres aquarellables, feutres brush, feutres copic, feutres craie, feutres fins,
      feutres indelebile, feutres jumbo, feutres lavables, feutres liquide craie, feutres magiques, feutres micron,
      feutres ohuhu, feutres permanent, feutres permanents, feutres pigma, feutres pinceaux, feutres pointe fine,
      feutres porcelaine, feutres sakura, feutres stabilo, feutres staedtler, feutres tombow, feutres velleda,
      feutrine, feutrine 1mm, feutrine 2mm, feutrine 3mm, feutrine adhesive, feutrine laine, feutrine plaque, fibre
      creuse siliconee, fibre de rembourrage, fibre garnissage, ficelle baker, ficelle bicolore, ficelle cadeau,
      ficelle coton bicolore, ficelle de jute, ficelle jute, ficelle kraft, ficelle lin, ficelle macrame, ficelle
      twine, fiches bristol, fil, fil a batir, fil a bijoux, fil a boutonniere, fil a broder, fil a coudre, fil a
      coudre polyester, fil a crocheter, fil a gant, fil a quilter, fil a repriser, fil a surjeter, fil a tricoter, fil
      alpaga, fil aluminium, fil c lon, fil cable bijoux, fil cable perles, fil catania, fil chenille, fil chinois
      bijoux, fil cire cuir, fil cordonnet, fil coton, fil crochet, fil cuir couture, fil d aluminium creatif, fil d
      argent bijoux, fil de fer fleuriste, fil de jade, fil de laine, fil de lin cire, fil de nylon couture, fil dmc,
      fil drops, fil elastique, fil elastique a chapeau, fil elastique bijoux, fil faufil, fil guetermann, fil
      gutermann, fil invisible couture, fil jean couture, fil jeans, fil katia, fil laiton bijoux, fil lurex, fil
      macrame, fil madeira, fil memoire bijoux, fil merinos, fil metallise a broder, fil mohair, fil mouline, fil
      moulinet dmc, fil mousse, fil nylon bijoux, fil nylon elastique, fil nylon perles, fil phildar, fil poisse, fil
      polyester, fil silamide, fil tex, fil trapilho, fil wax, film a bulles, film alimentaire cadeau, film bulle, film
      couvre livre, film estampe, filofax, fils gutermann, fils madeira, fils moulines, filtre carte, fimo, fixatif,
      fleurs de papier scrap, fleurs en papier loisirs, fleurs papier mulberry, fleurs pressees, fleurs sechees resine,
      flex paillete, flex siser, flex textile, flocage, flyer, flyers, fond de panier bois, fond de sac crochet, forme
      polystyrene, formes bois creatif, four a ceramique, four ceramique, four emaux, four poterie, fourrure au metre,
      fourrure mouton tissu, fourrure synthetique au metre, fragrance bougie, fragrance cosmetique, fragrance de
      grasse, fragrance diffuseur diy, fragrance naturelle bougie, fragrance pour bougie, fragrance pour bougies,
      fragrance savon, frange galon, french terry, frisure de calage, frisure papier, fusain, fuseau a filer, gabardine
      au metre, gabardine coton, gabardine de coton, gabardine stretch, galon, galon africain, galon ameublement, galon
      brode, galon croquet, galon de finition, galon dentelle, galon ethnique, galon fantaisie, galon frange, galon
      jacquard, galon perles, galon plumes, galon pompon, galon sequins, galon strass, galon tapissier, galon velours,
      ganse, garnissage coussin, gaze de coton, gel acrylique, gel crayon, gelly roll, genouilleres thermocollantes,
      gesso, girelle, glissiere au metre, globe bureau, gobelet peinture, godet aquarelle, godet peinture, godets
      peinture, gomme, gomme adhesive, gomme blanche, gomme crayon, gomme electrique, gomme faber castell, gomme
      graphite, gomme maped, gomme mie de pain, gomme mie pain, gomme plastique, gomme staedtler, gommette, gommettes,
      gouache, gouache en pastilles, gouache pebeo, gouache scolaire, gouge linogravure, gouges a bois sculpture,
      gouges lino, gres chamotte, gres poterie pains, griffe cuir, grille point de croix, grugeoir, guipure, huile
      cobra, huile d oeillette, huile de lin beaux arts, huile extra fine, huile fine lefranc, huile fine rembrandt,
      huile lefranc bourgeois, huile machine a coudre, huile rembrandt, huile sennelier, huile tube 40ml, huile van
      gogh, huile williamsburg, huile winsor newton, huile xl pebeo, intercalaire, intercalaires, interlock coton,
      invitation anniversaire, invitation annniversaire fille, invitation enfant, invitation foot anniversaire,
      invitations anniversaire, invitations annniversaire fille, invitations enfant, invitations foot anniversaire,
      jacquard ameublement, jacquard au metre, jacquard tissu, jauge d echantillon, jauge de tricot, jauge echantillon,
      jauge tricot, jeannette couture, jelly roll, jersey bio, jersey coton, jersey de coton, jersey digital, jersey
      elasthanne, jersey imprime, jersey interlock, jersey jacquard, jersey lourd, jersey milano, jersey romanite,
      jersey tissu, jersey uni coton, jersey viscose, jesmonite, jeu de tampons, joint mosaique, journal intime,
      kakemono, kapok, kit amigurumi, kit attrape reve diy, kit baume a levres diy, kit bijoux, kit bombe de bain diy,
      kit bougie, kit bougie diy, kit bracelet, kit bracelets bresiliens, kit broderie, kit broderie diamant, kit
      cosmetique diy, kit cosmetique maison, kit couture, kit couture enfant, kit creatif, kit crochet, kit crochet
      doudou, kit de broderie, kit de crochet, kit de tracage, kit de tricot, kit diy, kit ecolier, kit fabrication
      bijoux, kit feutrage, kit fournitures scolaires, kit geometrie, kit gravure, kit kokedama diy, kit lettering, kit
      lino gravure, kit loisir creatif, kit macrame, kit macrame suspension, kit mosaique, kit mosaique enfant, kit
      outils sculpture, kit peinture, kit perles, kit poterie, kit pyrogravure, kit reliure, kit resine, kit
      saponification, kit savon, kit savon diy, kit scrap, kit scrapbooking, kit serigraphie, kit tapisserie, kit
      tissage, kit tissage mural, kit tracage, kit tricot, kit tricot bonnet, kit vitrail, lainage, lainage au metre,
      lainage manteau, laine, laine a chaussettes, laine a feutrer, laine a tricoter, laine acrylique, laine alpaga,
      laine baby merinos, laine bergere de france, laine bouillie, laine cardee, laine chunky, laine cotton, laine de
      mouton cardee, laine drops, laine feutree creation, laine filee, laine fingering, laine katia, laine lopi, laine
      meches, laine merinos, laine mohair, laine peignee, laine phildar, laine super wash, lame cutter rotatif, lampe
      bureau papeterie, lampe uv resine, laniere cuir, laniere de cuir, laniere en cuir loisirs, lanieres cuir,
      lanieres de cuir, lanieres en cuir loisirs, latex de moulage, latex liquide moulage, layer cake tissu, lettrage
      adhesif, lettre a peindre, lettre adhesive, lettre carton a decorer, lettres a peindre, lettres carton a decorer,
      liant, liberty au metre, liberty betsy, liberty capel, liberty wiltshire, lin au metre, lin enduit, lin lave au
      metre, linogravure, livre coloriage, livre d or, livre d or naissance, livre de coloriage, livre de comptes,
      livret de messe, loisir creatif, loisirs creatifs, lot de coupons, lot de pinceaux, lot de tissus, lutin 40 vues,
      lutin 60 vues, lutin 80 vues, lutin a4, lutin porte vues, lutin protege documents, lycra au metre, lycra maillot
      de bain au metre, lycra tissu, machine a badges, machine a broder, machine a coudre, machine a coudre
      electronique, machine a patchwork, machine a plastifier, machine a pression, machine a relier, machine a tampons,
      machine a tricoter, machine badge, machine coudre, machine de decoupe, machine overlock, machine sizzix, macrame,
      maille ajouree tissu, maille cotelee, maille jersey, maille milano, maille punto, maille tricot au metre, maillet
      cuir, malette dessin, mallette artiste, mallette beaux arts, mallette couleurs, mallette crayons, mallette
      creative, mallette de dessin, mallette dessin, mallette feutres, mallette loisirs creatifs, mallette pastels,
      manifold, mannequin bois articule, mannequin couture, mannequin couturiere, mannequin de couture, mannequin
      dessin, mannequin reglable couture, maroquinerie outils, marque page, marqueur, marqueur a alcool, marqueur
      copic, marqueur de mailles, marqueur sharpie, marqueur tableau, marqueurs a alcool, marqueurs copic, marqueurs
      sharpie, marqueurs tableau, marquoir, masking tape, masking tapes, massicot, massicot fiskars, matoir cuir,
      matoirs cuir, matrice coupe, matrice de coupe, matrice de decoupe, meche bois bougie, meche bougie, meche coton
      bougie, meche ecocore, meche en bois bougie, meche pour bougie, meche pour bougies, meche pre ciree, meche
      prewaxee, meche stabilo bougie, meches bois bougie, meches coton bougie, meches ecocore, meches en bois bougie,
      meches pour bougie, meches pour bougies, meches pre ciree, meches prewaxee, meches stabilo bougie, medium, medium
      a l huile, medium a peindre, medium acrylique, medium brillant, medium de lissage, medium gel, medium mat
      acrylique, medium pouring, medium retardateur, medium vinylique, memo, menu bapteme, menu de mariage, menu
      mariage, menu personnalise, mercerie, metier a broder, metier a perles, metier a tisser, metier a tricoter,
      metier broder, metier tapisserie, metier tisser, mine criterium, mine de plomb, mines, mines 0 5, mines 0 7,
      mines graphite, minky, mirette, mirettes, mixtion a dorer, modal tissu, modele couture, modele crochet, modele
      tricot, module de classement, module de rangement bureau, moelle de rotin, mohair tricot, molleton, molleton bio,
      molleton coton, molleton de table metre, molleton gratte, mosaique bisazza, mosaique emaux, mosaique loisirs,
      moulage en platre, moulage platre enfant, moule a bombe de bain, moule a bougie, moule a fondant, moule a
      fondants, moule a platre, moule a resine, moule a savon, moule beton, moule bijoux resine, moule bombe de bain,
      moule bombes de bain, moule bougie, moule bougie polycarbonate, moule cendrier resine, moule cire fondante, moule
      dessous de verre resine, moule en silicone resine, moule en silicone savon, moule epoxy, moule fimo, moule
      fondant, moule fondants parfumes, moule latex platre, moule papier recycle, moule plastique chocolat savon, moule
      platre, moule porte cle resine, moule pour bougie, moule pour bougies, moule pour fondants, moule pour resine,
      moule pour savon, moule pour savons, moule resine, moule resine epoxy, moule savon, moule savonnette, moule
      silicone 6 savons, moule silicone beton, moule silicone bijoux, moule silicone bougie, moule silicone epoxy,
      moule silicone fimo, moule silicone pour savon, moule silicone resine, moule silicone savon, moule silicone
      savons, moule wax melt, moules savonnerie, mouline anchor, mouline dmc, mouline special 25, moulines dmc,
      moumoute au metre, mousqueton bijoux, mousqueton pivotant 25mm, mousqueton pivotant sac, mousqueton porte cles
      apprets, mousqueton sac, mousqueton sac couture, mousquetons bijoux, mousquetons porte cles, mousquetons sac,
      mousse assise canape, mousse assise decoupe, mousse coussin, mousse eva, mousse florale, mousse haute densite
      assise, mousse matelassage, mousse polyether, mousse rembourrage, mousse tapissier, mousseline au metre,
      mousseline de soie au metre, mousseline polyester, mousseline tissu, mug sublimation vierge, neoprene au metre,
      neoprene tissu, nettoie pinceaux, nid d abeille au metre, nid d abeille coton, nid d abeille tissu, noeud adhesif
      cadeau, noeud cadeau, noeud cadeau adhesif, noeuds cadeaux, notes adhesives, numeroteur, oeillets a griffes,
      oeillets a sertir, oeillets de rideau, oeillets laiton, oeillets metal, oeillets metalliques, oeillets prym,
      oeillets rideau, oeillets vista, oeuf polystyrene, oeufs polystyrene, ombrelle devidoir, organisateur bureau,
      organiseur bureau, organiseur de bureau, organiseur filofax, organza au metre, organza rouleau, organza tissu,
      origami, osier brut, osier vannerie, ote agrafe, ouate, ouate de rembourrage, ouate garnissage, ouate polyester,
      ouate rembourrage, ouatine, outil a cuir, outil bijoux, outil du cuir, outil maroquinier, outil pour cuir, outils
      a cuir, outils bijoux, outils cuir, outils de modelage, outils de poterie, outils de sculpture, outils du cuir,
      outils gravure lino, outils linogravure, outils maroquinier, outils modelage, outils poterie, outils pour cuir,
      outils scrapbooking, outils sculpture argile, oxyde ceramique, oxyde de cobalt, oxyde de fer poterie, oxydes
      ceramique, oxydes de cobalt, oxydes de fer poterie, pagne 6 yards, pagne africain, pagne tissu, pagne wax,
      paillette, paillettes, paillettes biodegradables loisirs, paillettes chunky, paillettes creatives, paillettes
      decoratives, paillettes fines, paillettes iridescentes, paillettes loisirs, paillettes poudre, palette bois
      peintre, palette de peintre, palette effeuillable, palette ovale bois, palette papier peintre, palette peintre,
      panier a laine, panier couture, panier tricot, panneau coton, panneau jersey, panneau molleton, panneau sweat
      panneau, panneau tissu, paper board, paperboard, papeterie, papeterie coreenne, papeterie fantaisie, papeterie
      japonaise, papeterie mariage, papier, papier a dessin, papier a lettre parfume, papier a lettres, papier a
      patron, papier a3, papier a4, papier adhesif a4, papier aquarelle, papier blanc a4, papier bristol, papier bulle,
      papier buvard, papier cadeau, papier cadeaux, papier calage, papier calque, papier canson, papier carbone, papier
      carbone couture, papier cartonne, papier chiyogami, papier couche, papier couleur, papier creatif, papier crepon,
      papier cristal, papier croquis, papier d emballage, papier de calage, papier de couleur, papier de riz, papier de
      soie, papier dessin, papier ensemence, papier fluo, papier froisse cadeau, papier imprimante, papier indien,
      papier japonais, papier kraft, papier ligne, papier listing, papier lokta, papier mache, papier marouflage,
      papier mi teintes, papier millimetre, papier mousseline cadeau, papier musique, papier origami, papier pastel,
      papier peint scrapbook, papier pelure, papier photo, papier pour machine, papier quadrille, papier recycle a4,
      papier scrap, papier scrapbooking, papier soie patron, papier sublimation, papier sublime, papier thermique
      bobine, papier traceur, papier transfert, papier velin, papier vellum, papier verge, papier vinyle, paraffine
      bougie, paraffine pastilles, parapheur, parfum a bougie, parfum bougie, parfum de grasse bougie, parfum de grasse
      pour bougie, parfum pour bougie, parfum pour savon, particules de calage, parure de stylos, parure stylo, parure
      stylos, passepoil, pastel, pastel gras, pastel sec, pastels, pastels gras, pastels huile, pastels secs, pastille
      colorante bougie, pastille meche, pastilles colorante bougie, pastilles colorantes bougie, pastilles meche,
      patafix, patch a coudre, patch brode, patch coude, patch jean thermocollant, patch thermocollant, pate a fixer,
      pate a metal, pate a modeler autodurcissante, pate a modeler fimo, pate a modeler polymere, pate a papier, pate a
      patine, pate a relief, pate a sel creatif, pate adhesive, pate autodurcissante, pate cernit, pate de modelage,
      pate de structure, pate durcissante, pate fimo, pate polymere, pate porcelaine froide, pate premo, pate sculpey,
      patron, patron amigurumi, patron atelier brunette, patron blouse, patron bonnet, patron burda, patron chemise,
      patron combinaison, patron couture, patron couture bebe, patron couture enfant, patron couture femme, patron
      couture homme, patron couture robe, patron crochet, patron de couture, patron de robe, patron deer and doe,
      patron doudou, patron ikatee, patron imprime, patron jupe, patron lingerie, patron maillot de bain, patron
      manteau, patron mccall, patron mccalls, patron ottobre, patron pantalon, patron papier, patron pdf, patron
      pochette couture, patron pyjama, patron robe, patron sac, patron sac couture, patron short, patron simplicity,
      patron sweat, patron t shirt, patron top, patron tricot, patron tunique, patron veste, patron vogue, patrons
      amigurumi, patrons atelier brunette, patrons blouse, patrons bonnet, patrons burda, patrons chemise, patrons
      combinaison, patrons couture bebe, patrons couture enfant, patrons couture femme, patrons couture homme, patrons
      deer and doe, patrons doudou, patrons ikatee, patrons imprime, patrons jupe, patrons lingerie, patrons maillot de
      bain, patrons manteau, patrons mccall, patrons mccalls, patrons ottobre, patrons pantalon, patrons pochette
      couture, patrons pyjama, patrons robe, patrons sac, patrons sac couture, patrons short, patrons simplicity,
      patrons sweat, patrons t shirt, patrons top, patrons tunique, patrons veste, patrons vogue, peau d agneau cuir,
      peau d agneau entiere, peau de chevre, peau de cuir, peau de vachette, peau de veau cuir, pedale machine a
      coudre, peinture, peinture a l huile, peinture acrylique, peinture au diamant, peinture citadel, peinture
      diamant, peinture figurine citadel, peinture gouache enfant, peinture maquette, peinture modelisme, peinture par
      numero, peinture par numero enfant, peinture par numeros, peinture pebeo, peinture revell, peinture tamiya,
      peinture tissu, peinture vallejo, peinture verre, peinture vitrail, peinture vitrail pebeo, pelote, pelote de
      laine, pelotes, pelotonneuse, perforateur 2 trous, perforateur 4 trous, perforateur bureau, perforateur leitz,
      perforateur papier, perforateur rapesco, perforatrice, perforatrice bordure, perforatrice creative, perforatrice
      fleur, perle, perle a coudre, perle a ecraser, perle a enfiler, perle a repasser hama, perle a souffler, perle
      acier inoxydable, perle aquabeads, perle argent 925 perles, perle bois, perle coquillage, perle cristal, perle
      czech, perle d agate, perle d eau, perle d eau douce lot, perle d onyx, perle de boheme, perle donut, perle
      dorees bijoux, perle eau douce enfiler, perle en bois 20mm, perle en pierre, perle en resine, perle en silicone,
      perle en verre, perle gemme, perle hama midi, perle hama mini, perle heishi polymere, perle inox bijoux, perle
      jade bijoux, perle lettre, perle lettres alphabet, perle magiques, perle metal, perle miyuki delica, perle nacre,
      perle nacrees, perle passe, perle pierre, perle plates polymere, perle polymere, perle pour bijoux, perle prenom,
      perle rondes, perle semi precieuse, perle semi precieuses, perle silicone 15mm, perle silicone dentition, perle
      superduo, perle swarovski, perle tcheques, perle tibetaine, perle tila, perle toho, perle toupie, perle verre
      facette, perles, perles a ecraser, perles a enfiler, perles a repasser, perles a souffler, perles acier
      inoxydable, perles acrylique, perles alphabet, perles aquabeads, perles argent 925 perles, perles bois, perles
      coquillage, perles cristal, perles czech, perles d agate, perles d eau, perles d eau douce lot, perles d onyx,
      perles de boheme, perles de rocaille, perles donut, perles dorees bijoux, perles eau douce enfiler, perles en
      bois, perles en pierre, perles en resine, perles en silicone, perles en verre, perles gemme, perles hama, perles
      heishi, perles inox bijoux, perles jade bijoux, perles lettres, perles magiques, perles metal, perles miyuki,
      perles nacre, perles nacrees, perles passe, perles pierre, perles plates polymere, perles polymere, perles pour
      bijoux, perles prenom, perles rocaille, perles rondes, perles semi precieuse, perles semi precieuses, perles
      silicone, perles superduo, perles swarovski, perles tcheques, perles tibetaine, perles tila, perles toho, perles
      toupie, perles verre, perroquet couture, pichet a cire, pied biaiseur, pied boutonniere, pied de biche machine a
      coudre, pied double entrainement, pied fronceur, pied ourleur, pied presseur, pied teflon, pierre noire crayon,
      pigment, pigment en poudre, pigment mica, pigment nacre, pigment naturel, pigment naturels, pigment poudre,
      pigment purs, pigment resine, pigment sennelier, pigments en poudre, pigments mica, pigments nacre, pigments
      naturel, pigments naturels, pigments poudre, pigments purs, pigments sennelier, pince a bijoux, pince a dessin,
      pince a oeillets, pince a oeillets prym, pince a papier, pince a perles a ecraser, pince a quilter, pince a rivet
      cuir, pince a tissu, pince bec rond bijoux, pince coupante bijoux, pince double clip, pince emporte piece, pince
      kam, pince mosaique, pince oeillet, pince plate bijoux, pince pour pression kam, pince pressions kam, pince
      prodige, pince prym, pince vario prym, pince wonder clips, pinceau, pinceau a l eau, pinceau a reservoir, pinceau
      acrylique, pinceau brosse soies, pinceau da vinci, pinceau ecolier, pinceau eventail, pinceau fin, pinceau huile,
      pinceau langue de chat, pinceau lavis, pinceau liner, pinceau martre, pinceau mousse, pinceau petit gris, pinceau
      plat raphael, pinceau raphael, pinceau retouche, pinceau rond raphael, pinceau synthetique beaux arts, pinceau
      trainard, pinceau use bombe, pinceaux, pinceaux a eau, pinceaux acrylique, pinceaux beaux arts, pinceaux ecole,
      pinceaux maquette, pinceaux modelisme, pinceaux mousse, pinceaux peinture artistique, pinceaux raphael, pinceaux
      synthetiques, pincelier, pinces a dessin, pinces a linge mini bois, pinces a papier, pinces a quilter, pinces
      bijoux, pinces clip bureau, pinces couture, pinces double clip, pinces papier, pinces prodige, pinces wonder
      clips, pique epingle, piqure comptable, pistolet a etiqueter, pistolet colle chaude, pistolet etiqueteur,
      pistolet textile, planche a dessin, planche de stickers, planche dessin, planche stickers, planner, planning
      annuel, planning hebdomadaire, planning magnetique, planning mural, plaque acrylique laser, plaque craie
      creative, plaque d embossage, plaque de feutrine, plaque de lino, plaque gel printing, plaque gelli, plaque
      gravure zinc, plaque lino, plaque lino gravure, plaque linoleum, plaque plastique fou, plaque plexi laser,
      plastifieuse, plastiline, plastique dingue, plastique fou, plastique magique, plateau a perles, plateau de
      perlage, plateau tri, plateau tri perles, platre a modeler, platre a mouler, platre de moulage, platre de paris,
      platre moulage, platre polyester moulage, platre synthetique, plioir, plioir embossage, plomb vitrail, plume,
      plume calligraphie, plumes creatives, plumes decoratives, plumes loisirs creatifs, plumetis coton, plumier,
      plumier enfant, plâtre creatif, pochette a elastique, pochette a rabats, pochette bulle, pochette cadeau,
      pochette canson, pochette cartonnee, pochette coin, pochette courrier, pochette dessin, pochette document,
      pochette enveloppe a4, pochette expedition, pochette kraft, pochette matelassee, pochette papier calque, pochette
      papier canson, pochette papier couleur, pochette papier dessin, pochette papier millimetre, pochette perforee,
      pochette perforees, pochette plastification, pochette plastique, pochette transparente a4, pochettes a bulles,
      pochettes coin, pochettes document, pochettes expedition, pochettes matelassees, pochettes perforees, pochettes
      plastification, pochettes plastifiees, pochettes transparentes, pochoir, pochon coton, pochon organza, poincon
      couture, point croix, point de croix, pointe pyrogravure, polaire au metre, polaire imprimee au metre, polaire
      tissu, pompon a coudre, pompon fausse fourrure bonnet, pompon fourrure a coudre, pompon laine, pompons, pompons
      fausse fourrure bonnet, pompons loisirs creatifs, popeline, popeline coton, popeline imprimee, popeline unie,
      porcelaine coulage, porte affiche, porte affiches, porte badge, porte badges, porte bloc, porte blocs, porte
      cartes de visite bureau, porte craie, porte crayons, porte dessin, porte dessins, porte document, porte document
      pince, porte documents, porte documents bureau, porte epingle, porte gomme, porte mine, porte mine rotring, porte
      mines, porte nom, porte noms, porte pinceaux, porte plume, porte plumes, porte revue bureau, porte tampon, porte
      tampons, porte ticket, porte vue, porte vues, posca, posca pc 1m, posca pointe fine, post it, pot a bougie vide,
      pot a cosmetique vide, pot a crayon, pot a crayon bureau, pot a crayons, pot a pinceaux, pot crayons, pot
      pinceaux, poudre a embosser, poudre de marbre, poudre mica, poudre pigment, presentoir bague, presentoir bijoux,
      presentoir boucles d oreilles, presentoir bracelet, presentoir collier, presentoir documents, presentoirs a
      bijoux, presentoirs bijoux, presse a chaud, presse a gravure, presse a mugs, presse chaud, presse fleurs, presse
      mug sublimation, presse sublimation, presse t shirt, presse taille douce, presse thermique, pressions, pressions
      a coudre, pressions color snaps, pressions jersey, pressions kam, pressions metal, pressions plastique kam,
      pressions prym, pressions resine, pressions sans couture, promarker, protege document, protege documents, protege
      livre, protege livres, protege pointes tricot, pul au metre, pul impermeable, pul tissu, punaise, punaises, punto
      di roma, pyrograveur, quilling, rabane, raclette serigraphie, rainette cuir, ramette, ramette de papier, range
      bobines, range fils, raphia, raphia couleur, raphia naturel, raphia papier, raphia synthetique, rapporteur,
      rapporteur 180, rapporteur d angles ecole, rapporteur maped, rayonne tissu, recharge copic, recharge feutre,
      recharge filofax, recharge frixion, recharge parker, recharge pilot, recharge roller, recouvreuse, registre
      comptable, registre du personnel, registre securite, regle, regle 20 cm, regle 30 cm, regle a patchwork, regle
      alu 30 cm, regle aluminium 50cm, regle bois ecole, regle de couture, regle de patchwork, regle flexible, regle
      graduee 30cm, regle incassable, regle japonaise, regle kutsch, regle maped, regle omnigrid, regle patchwork,
      regle plastique, regle plate 30 cm, relieur, relieuse, rembourrage, rembourrage coussin, repertoire, repose
      pinceau, repose pinceaux, resine, resine cristal, resine crystal, resine de coulee, resine epoxy, resine epoxy
      bijoux, resine epoxy table, resine inclusion, resine loisirs creatifs, resine polyester inclusion, resine
      transparente inclusion, resine uv, resine uv 100g, resine uv bijoux, rigilene, rivet a frapper cuir, rivet
      calotte, rivet cuir double calotte, rivet double calotte, rivet tubulaire, rivets a frapper cuir, rivets calotte,
      rivets cuir, rivets double calotte, rivets tubulaire, rocaille 11 0, rocaille 8 0, rocaille miyuki, rocaille
      toho, rocaille verre, rocailles, rocailles miyuki, rocailles verre, rogneuse, roll up, roller stylo, rondelle
      bois creatif, rotin filet, rotin moelle, rouet, rouleau bulle, rouleau caisse thermique, rouleau craft adhesif,
      rouleau kraft, rouleau papier thermique, rouleau plastique couvre livre, roulette a patron, roulette de craie,
      roulette de patron, ruban, ruban a mesurer, ruban a mesurer couture, ruban adhesif bureau, ruban adhesif
      decoratif, ruban adhesif invisible, ruban adhesif transparent 19mm, ruban brode, ruban cadeau, ruban correcteur,
      ruban correcteur pritt, ruban coton serge, ruban cuivre vitrail, ruban de masquage washi, ruban de satin, ruban
      dentelle, ruban fleuriste, ruban gros grain, ruban imprime, ruban jacquard, ruban jute, ruban lin, ruban lurex,
      ruban organza, ruban personnalise, ruban satin, ruban scotch bureau, ruban scratch couture, ruban serge, ruban
      tartan, ruban tyrolien, ruban velours, ruban vichy, rubans, sac a bouteille cadeau, sac boutique kraft, sac
      cadeau, sac cadeau bouteille, sac cadeaux noel, sac en kraft, sac en papier, sac kraft, sac machine a coudre, sac
      papier, sac papier kraft poignees, sac papier poignees torsadees, sachet bijoux, sachet bonbons kraft, sachet
      cadeau, sachet cellophane, sachet de dragees, sachet kraft, sachet organza, sachet papier, sachet plastique zip,
      sachet zip bijoux, sachets bijoux, sachets bonbons kraft, sachets cellophane, sachets de dragees, sachets
      organza, sachets papier, sachets plastique zip, sachets zip bijoux, sacs a bouteille cadeau, sacs boutique kraft,
      sacs cadeau bouteille, sacs en kraft, sacs papier kraft poignees, sacs papier poignees torsadees, sangle 25mm au
      metre, sangle 30mm au metre, sangle anse de sac, sangle au metre, sangle coton, sangle coton sac, sangle lurex,
      sangle nylon au metre, sangle polyester au metre, sangle polypro, sangle polypropylene au metre, sangle pour sac
      couture, sangle sac couture, sangle tapissier, sanguine, sanguine crayon, satin au metre, satin de coton, satin
      duchesse, satin microfibre, satin polyester, satin stretch tissu, satin tissu, savon a fondre, scalpel precision,
      sceau, sceau de cire, scotch bureau, scotch crystal, scotch invisible, scotch magic, scotch transparent bureau,
      scrapbooking, scratch a coudre, semainier, semences tapissier, sepia crayon, sequins, sequins a coudre, sequins
      paillettes, serpentine croquet, serre livre bureau, set calligraphie, set de bureau, set de pinceaux peinture,
      set ecriture, sherpa au metre, sherpa tissu, siccatif, silhouette cameo, silicone de moulage, silicone moulage,
      silicone rtv, simili, simili au metre, simili cuir, skai, skai au metre, skai moleskine, softshell au metre,
      softshell imprime, softshell tissu, solufix, soude caustique savon, sous chemise, sous chemises, sous main, sous
      main bureau, sous main enfant, sous mains, spinner perles, spirale reliure, spray molotow, spray montana,
      stabilisateur broderie, stabilo boss, stabilo pen 68, stabilo point 88, stabilo swing cool, stearine, stick
      colle, sticker, sticker autocollant mural non, sticker bouteille, sticker cadeau, sticker enfant planche, sticker
      enveloppe, sticker laptop, sticker lettrage, sticker logo, sticker macbook, sticker mariage, sticker pc, sticker
      personnalise, sticker prenom, sticker qr code, sticker vinyle, sticker vitre vitrine, stickers, stickers
      autocollant mural non, stickers bouteille, stickers bullet journal, stickers cadeau, stickers carnet, stickers
      enfant planche, stickers enfant reward, stickers enveloppe, stickers epoxy, stickers gommettes, stickers laptop,
      stickers lettrage, stickers logo, stickers macbook, stickers mariage, stickers pc, stickers personnalises,
      stickers planner, stickers prenom, stickers puffy, stickers qr code, stickers scrap, stickers scrapbooking,
      stickers vinyle, stickers vitre vitrine, stop cordon, stop cordons, strass a coller, strass a coudre, strass
      adhesifs, strass hotfix, stylo, stylo a bille, stylo bille, stylo correcteur, stylo effacable, stylo frixion,
      stylo gel, stylo lamy, stylo pilot frixion, stylo plume, stylo plume lamy, stylo pointe fine, stylo quatre
      couleurs, stylo roller, stylo uni ball, stylos, suedine, suedine au metre, suedine tissu, support a decorer,
      support bague, support bobines, support bois a peindre, support boucle d oreille apprets, support boucles d
      oreilles apprets, support bracelet cabochon, support broche, support cabochon, support carton a decorer, support
      clous d oreilles, support collier apprets, support de meche, support en bois a decorer, support en carton a
      decorer, support mdf a decorer, support pendentif cabochon, support plexi decorer, support pour cabochon, support
      tampon, supports a decorer, supports bague, supports boucles d oreilles apprets, supports boucles oreilles,
      supports bracelet cabochon, supports broche, supports cabochon, supports carton a decorer, supports clous d
      oreilles, supports collier apprets, supports en bois a decorer, supports en carton a decorer, supports mdf a
      decorer, supports pendentif cabochon, supports plexi decorer, supports pour cabochon, surjeteuse, surligneur,
      surligneurs, sweat envers minky, sweat gratte tissu, sweat molletonne au metre, table a repasser quilting, table
      de couture, tableau a peindre, tableau affichage, tableau ardoise a craies, tableau blanc, tableau blanc laque,
      tableau conference, tableau craie, tableau d affichage, tableau de liege, tableau effacable, tableau en liege,
      tableau liege, tableau liege cadre bois, tableau magnetique blanc, tableau memo, tableau noir, tableau planning,
      tableau triptyque ecole, tableau velleda, tablier de peinture, tablier peinture enfant, taffetas, taille crayon,
      taille crayons, tambour a broder, tambour broder, tambour broderie, tampon, tampon a savon, tampon adresse,
      tampon bancaire, tampon bois, tampon caoutchouc, tampon clear, tampon cling, tampon dateur, tampon ecole, tampon
      encreur, tampon enfant, tampon enseignant, tampon ex libris, tampon expediteur, tampon maitresse, tampon mousse
      enfant, tampon mousse scrap, tampon personnalise, tampon scrapbooking, tampon transparent, tampons bancaire,
      tampons caoutchouc, tampons cling, tampons encreurs, tampons enfant, tampons linogravure, tampons mousse enfant,
      tampons mousse scrap, tampons scrapbooking, tampons transparents, tapis blocage tricot, tapis de coupe, tapis de
      decoupe, tapis de decoupe couture, tapis decoupe, tapis point noue, tapis souris papeterie, teinture batik,
      teinture bois loisirs, teinture cuir, teinture dylon, teinture ideal, teinture pour tissu, teinture rit, teinture
      textile, teinture tie and dye, teinture tissu, tencel au metre, tencel tissu, tencel twill, terre a modeler,
      terre autodurcissante, terre chamottee, terre cuite a modeler, terre faience blanche, terre glaise, terre
      poterie, tesselle, tesselles, thermocollant, thermocollant jersey, thermometre bougie, tige a boucle, tige a
      boule, tige a oeillet, tige clou bijoux, tiges a boucle, tiges a boule, tiges a oeil, tiges a oeillet, tiges clou
      bijoux, timbre, tirants, tirette zip, tissu, tissu africain, tissu african, tissu americain, tissu ameublement,
      tissu anti feu, tissu au metre, tissu batik, tissu bazin, tissu bio, tissu bouclette, tissu chanvre, tissu
      chenille, tissu cotele, tissu coton, tissu coupon, tissu crepe, tissu double face, tissu doublure, tissu
      ecossais, tissu enduit, tissu eponge, tissu exterieur, tissu gabardine, tissu gaze, tissu impermeable, tissu
      japonais, tissu jean, tissu jersey, tissu laine, tissu liberty, tissu lin, tissu lycra, tissu m1, tissu madras,
      tissu maille, tissu matelasse, tissu microfibre ameublement, tissu minky, tissu molleton, tissu nid d abeille,
      tissu non feu, tissu non tisse, tissu occultant, tissu oeko tex, tissu ottoman, tissu outdoor, tissu paillettes,
      tissu patchwork, tissu plumetis, tissu polaire, tissu polycoton, tissu provencal, tissu pul, tissu rideau, tissu
      satin, tissu scuba, tissu siege, tissu softshell, tissu suedine, tissu sweat, tissu tapissier, tissu tartan,
      tissu thermique, tissu toile cirée metre, tissu toile de jouy, tissu tulle, tissu velours, tissu vichy, tissu
      viscose, tissu voilage, tissu wax, tissus, tissus americains, tissus bio, tissus enduits, tissus enfant, tissus
      exterieurs, tissus imprimes, tissus japonais, tissus patchwork, tissus unis, to do list, toile a broder, toile a
      drap metre, toile a matelas, toile a patron, toile a peindre, toile a sac, toile aida, toile aida dmc, toile
      bachette, toile broder, toile canevas, toile canvas tissu, toile cartonnee, toile chassis, toile cire au metre,
      toile coton, toile cotonnade, toile de jouy tissu, toile de jute, toile de lin, toile de transat, toile enduite,
      toile etamine, toile jouy tissu, toile jute, toile lin, toile lugana, toile marouflee, toile monk cloth, toile
      nautique au metre, toile outdoor au metre, toile peindre, toile polycoton, toile punch needle, toile rouleau
      peinture, toile sur chassis, toile tailleur, toile transat, toile unifil, toile vierge, toiles et supports,
      toiles vierges, tour de potier, tournette, tournette sculpture, transfert dtf, transfert textile, transferts
      textile, tricotin, trieur, trieur 12 compartiments, trieur 8 positions, trieur a soufflets, trieur document,
      trieur extensible, trodat, trombone, trombones, trombones 50mm, trombones bureau, trombones couleur, trombones
      geants, trousse 2 compartiments, trousse 3 compartiments, trousse a crayons, trousse crayons, trousse d ecole,
      trousse eastpak, trousse ecole, trousse garnie, trousse plate ecole, trousse remplie, trousse ronde ecole,
      trousse scolaire, trousse scolaire fille, trousse scolaire garcon, trousse stylos, tube carton, tube d
      expedition, tube postal, tulle au metre, tulle au rouleau, tulle brode, tulle paillete, tulle plumetis, tulle
      rigide, tulle rouleau, tulle souple, tulle tissu, urne faire part, valise machine a coudre, velcro a coudre,
      velcro couture, velours ameublement, velours au metre, velours cotele, velours de coton, velours eponge, velours
      lisse au metre, velours mille raies, velours milleraies, velours nicky, velours ras au metre, velours stretch au
      metre, vernis a craqueler, vernis a retoucher, vernis a tableaux, vernis acrylique, vernis aerosol beaux arts,
      vernis colle, vernis craqueleur, vernis dammar, vernis final, vernis mixtion, vernis peinture, verre a bougie
      vide, verre a peindre, verre tiffany, vinyle adhesif, vinyle cricut, vinyle flex, vinyle oracal, vinyle siser,
      vinyle textile, vinyle thermocollant, viscose au metre, viscose crepe, viscose ecovero, viscose fluide, viscose
      imprimee, viscose lin, viscose tissu, viscose twill, viscose unie, viseline, vlieseline, voile de coton, washi,
      wax 6 yards, wax africain, wax coton, wax hollandais, wax pagne, wax tissu, yeux a coller, yeux adhesifs, yeux de
      securite, yeux mobiles, yeux mobiles adhesifs, zip, zip au metre`,
    ],
    [
      'TOOLS',
      `abrasif, accouplement, acetone, acetone 1l, acetone technique, acide chlorhydrique, acide oxalique bois, acide
      sulfurique, adaptateur cliquet, adaptateur douille, adaptateur mandrin, adaptateur sds, adhesif, adhesif
      aluminium, adhesif americain, adhesif antiderapant, adhesif armee, adhesif butyl, adhesif d emballage, adhesif de
      masquage, adhesif de peintre, adhesif double face, adhesif electricien, adhesif isolant, adhesif orange batiment,
      adhesif pvc orange, adhesif reparation, adhesif toile, adoucisseur, aerateur de salle de bain, aerateur
      extracteur, aerateur mural, aerateur salle de bain, aerateur wc, affleureuse, agrafe, agrafes, agrafes agrafeuse,
      agrafes murale, agrafes pneumatiques, agrafes tapissier, agrafes type 140, agrafes type 53, agrafeuse batterie,
      agrafeuse cloueuse, agrafeuse de tapissier, agrafeuse electrique, agrafeuse manuelle, agrafeuse marteau,
      agrafeuse murale, agrafeuse pneumatique, agrafeuse sans fil, agrafeuse tapissier, aimant neodyme, aimants
      neodyme, airless, alcool a bruler, alcool a bruler atelier, ammoniaque alcali, anemometre, anneau a sceller,
      anneau a vis, anneau de levage, anneau rond soude, anneau soude, anti chute a rappel automatique, anti chute
      mobile, anti mousse, anti mousse terrasse, anti mousse toiture, anti rouille, anti termites,
      antimousse toiture, antirouille, antivol chantier, araignee filet, arceau antibruit, arceau parking, armature
      beton, armoire a cles, armoire a outils, armoire atelier, armoire d atelier, armoire electrique vide, armoire
      forte, armoire forte atelier, armoire ignifuge, arrache clou, arrache moyeu, arrache pieu, arrache rotule,
      arrache roulement, arret d urgence, arret de portail, arret de sol, arret de volet, arret portail, arret volet,
      aspirateur a cendres atelier, aspirateur a copeaux, aspirateur chantier, aspirateur de chantier, aspirateur de
      cheminee, aspirateur eau et poussiere, aspirateur eau poussiere chantier, aspirateur industriel, aspirateur
      karcher wd, aspirateur statique, attache cable, attache fil, attache tableau, attache tablier volet, attache
      volet, attaches cable, attaches fil, auge, automate, automate schneider, ba13, bac a bec, bac a colle, bac a
      enduit, bac a gacher, bac a mortier, bac a peindre, bac a peinture, bac a vis, bac acier outils, bac de rangement
      atelier, bac gacher, bac gerbable, bac norme europe, bac peintre, bac peinture, bac ultrasons, bache, bache
      agricole, bache armee, bache bois, bache chantier, bache de chantier, bache de protection, bache de toit, bache
      impermeable oeillets, bache oeillets, bache pe, bache peintre, bache peinture, bache toiture, bacs a bec, bacs
      gerbables, baes, baguette couvre joint, baguette d angle, baguette de carrelage, baguette de finition bois,
      baguette de soudure, baguette quart de rond, baguette soudure, baguettes a souder, baguettes brasage, baguettes
      brasure, baguettes tig, baladeuse, balai cantonnier, balai de cantonnier, balai de chantier, balance crochet,
      balance de precision laboratoire, balance industrielle, ballon a vessie, ballon surpresseur, ballon tampon, bande
      a carreler, bande a joint, bande abrasive, bande antiderapante, bande armee, bande bitume alu, bande bitumineuse,
      bande comprimee, bande d etancheite, bande de masquage, bande de poncage, bande poncage, bande resiliente, bande
      velcro, bandes de poncage, bandes poncage, bardage, bardeau bitume, barillet, barillet boite aux lettres, barre a
      mine, barre acier, barre alu, barre de serrage, barre de seuil outil, barre filetee, barre inox, barre laiton
      ronde, barre nourrice, barre plate, barre ronde acier, barrette de coupure, barrette de dominos, barrette de
      terre, barrette domino, barrette dominos, barriere de chantier, barriere extensible chantier, barriere levante,
      barriere vauban, bastaing, batons de colle pistolet, batte cuivre, batterie 18v 5ah, batterie 18v makita,
      batterie aeg, batterie black decker, batterie black et decker, batterie bosch, batterie bosch 18v, batterie bosch
      professional, batterie dewalt, batterie einhell, batterie festool, batterie hikoki, batterie hitachi, batterie
      husqvarna, batterie lidl parkside, batterie makita, batterie metabo, batterie milwaukee, batterie outil, batterie
      parkside, batterie ryobi, batterie stihl, batterie worx, bequille de porte, bequille double, bequille porte,
      bequille sur plaque, bequille sur rosace, beton, beton cellulaire, beton fibre, beton pret a l emploi,
      betonniere, big bag, bloc a bancher, bloc autonome d eclairage, bloc autonome secours, bloc baes, bloc beton,
      bloc cellulaire, bloc coffrant, bloc de secours, bloc eclairage secours, bloc porte, bloc secours, boite a cle
      securisee, boite a clef securisee, boite a cles a code, boite a cles securisee, boite a encastrer, boite a
      onglet, boite a onglets, boite a outils, boite a vis, boite cloison seche, boite d appareillage, boite d
      encastrement, boite dcl, boite de derivation, boite de jonction, boite de raccordement, boite de sol, boite
      derivation, boite electrique, boite encastrement, boite etanche, boite outils, boite pavillonnaire, boite placo,
      boite plexo, boite saillie, boites electriques, bombe de marquage, bombe de peinture, bombe marquage, bombe
      peinture, bombe peinture carrosserie outillage, bombe tracage, bonde 90, bonde 90mm, bonde a grille, bonde
      baignoire, bonde clic clac, bonde de douche, bonde de lavabo, bonde evier, bonde lavabo, bonde quick clac, bonde
      receveur, bonde siphon, bonde universelle, borne a vis, borne automatique, borne automatiques, borne de
      connexion, borne de parking, borne de terre, borne escamotable, borne lever, bornes a vis, bornes automatique,
      bornes automatiques, bornes de connexion, bornes de terre, bornes lever, bornier, bouche aeration, bouche d
      aeration, bouche d extraction, bouche de ventilation, bouche extraction, bouche hygro, bouche hygroreglable,
      bouche insufflation, bouchon a visser laiton, bouchon bouchon a visser, bouchon cuivre, bouchon de degorgement,
      bouchon de radiateur, bouchon de tuyau, bouchon femelle, bouchon hermetique chasse, bouchon laiton, bouchon male,
      bouchon obturateur, bouchon pvc, bouchon pvc male, bouchon tampon pvc, bouchons anti bruit, bouchons anti bruit
      moules, bouchons antibruit, bouchons antibruit chantier, bouchons d oreille antibruit, bouchons d oreilles 3m,
      boulon, boulonneuse, boulonneuse sans fil, boulons, bouteille acetylene, bouteille argon, bouton arret d urgence,
      bouton coup de poing, bouton de meuble, bouton de placard, bouton de tirage, bouton de tiroir, bouton double
      porte, bouton meuble, bouton moletee porte, bouton poussoir, bouton poussoir electrique, boutons de placard,
      boutons de tiroir, boutons placard, brassard fluo travail, brassard haute visibilite, brasure, brique, brique
      refractaire, briques refractaires, brosse a badigeon, brosse a ceruser, brosse a colle, brosse a encoller, brosse
      a lasure, brosse a manche metallique, brosse a maroufler, brosse a patine, brosse a peindre, brosse a peinture,
      brosse a radiateur, brosse a rechampir, brosse a tapisser, brosse a vitrer, brosse acier, brosse boisseau, brosse
      chaudiere, brosse coupelle, brosse de peintre, brosse encoller, brosse laiton, brosse metallique, brosse
      meuleuse, brosse perceuse, brosse plate peintre, brosse plate peinture, brosse pouce, brosse radiateur, brosse
      rechampir, brosse rotative, brosse tourets, brou de noix, brouette chantier, brouette de chantier, brouette de
      macon, burin, burin plat, burineur, buse contact mig, buse gaz mig, buse imprimante 3d, buse mig, buse torche,
      butee caoutchouc porte, butee de parking, butee de porte adhesive, butee de quai, butee parking, butee porte
      atelier, butoir caoutchouc porte, butoir de porte, butoir de sol, butoir porte garage, cabine de sablage, cabine
      sablage, cable 3g1 5, cable 3g2 5,
      cable 5g6, cable acier, cable alarme, cable blinde, cable de levage, cable de masse soudure, cable de mise a la
      terre, cable de soudage, cable de terre, cable de treuil, cable electrique, cable electrique 3g2 5, cable
      electrique souple, cable gaine acier, cable h05vv, cable h07rnf, cable h07v, cable h07vu, cable ho7, cable inox,
      cable lihcy, cable multibrins, cable r2v, cable rigide, cable ro2v, cable silicone 6mm2, cable souple 3g, cable
      souple electrique, cable sy, cable telephonique 298, cable u1000 r2v, cadenas, cadenas a combinaison, cagoule
      soudeur, cagoule soudure, caisse a monnaie, caisse a outils, caisse de rangement outils, caisse monnaie, caisse
      outils, caisson volet roulant, cale, cale a parquet, cale a poncer, cale a poncer velcro, cale autonivelante,
      cale autonivelantes, cale autonivellante, cale d epaisseur, cale de poncage, cale poncer, cale vitrage, cales a
      parquet, cales autonivelante, cales autonivelantes, cales d epaisseur, cales vitrage, calicot, camera d
      inspection, camera endoscopique, camera inspection, camera thermique, camion a peinture, camion de peintre,
      camion peinture, caniveau, caniveau a grille, canon de porte, canon de serrure, canon europeen, canon serrure,
      canon vachette, capteur de poussiere atelier, capteur de proximite inductif,
      capteur fin de course, capteur inductif, capteur photoelectrique, cardan cliquet, carrelette, cartouche a2p3,
      cartouche abek, cartouche anti tartre, cartouche bobinee, cartouche de silicone, cartouche filtre cintropur,
      cartouche gaz soudure, cartouche masque, cartouche mastic, cartouche mitigeur, cartouche polyphosphate, cartouche
      respiratoire, cartouche robinet, cartouche sediment, cartouche silicone, casier a vis, casier visserie, casiers a
      vis, casque anti bruit, casque antibruit, casque antibruit chantier, casque antibruit electronique, casque
      chantier, casque de chantier, casque de protection chantier, casque de soudure, casque electricien, casque
      forestier, casque sablage, casque soudeur, cavaliers electriques, ceinture a outils, ceinture porte outil,
      ceinture porte outils, chaine a maillons, chaine acier, chaine de balisage, chaine de levage, chaine de
      manutention, chaine de signalisation, chaine galvanisee, chaine grade 80, chaine inox, chaine plastique balisage,
      chaine plastique rouge, chaine victor, chaine zinguee, chaise atelier, chalumeau, chandelle, chapeau cheminee,
      chapeau de cheminee, chapeau de toiture, chapeau toiture, chargeur batterie makita, chargeur batterie outil,
      chargeur black decker, chargeur bosch 18v, chargeur bosch professional, chargeur dewalt, chargeur einhell,
      chargeur hikoki, chargeur husqvarna, chargeur makita, chargeur metabo, chargeur milwaukee, chargeur parkside,
      chargeur ryobi, chargeur stihl, chargeur worx, chariot, chariot a plateau, chariot d atelier, chariot de
      manutention, chariot de transport charges, chariot demenagement, chariot grillage, chariot manutention, chariot
      plateau, chariot plateforme, chariot pliable manutention, chariot porte panneau, chariot roulant manutention,
      charniere, charniere clip top, charniere cuisine, charniere de cuisine, charniere de meuble, charniere de porte
      meuble, charniere meuble, charniere plate, charniere portail, charniere verre, charnieres de cuisine, charnieres
      meuble, chasse clou, chasse clous, chasse goupille, chasse goupilles, chasse pointe, chasse rivet, chassis a
      galandage, chatterton, chaussures de securite epi, chaussures securite epi, chaux aerienne, chaux batiment, chaux
      en poudre macon, chaux hydraulique, chaux nhl, chemin de cable, chemin de cables, cheville, cheville a bascule,
      cheville a expansion, cheville a frapper, cheville autoforeuse, cheville basculante, cheville chimique, cheville
      creux, cheville duopower, cheville fischer, cheville fixation lourde, cheville isolation, cheville laiton,
      cheville metallique, cheville molly, cheville nylon, cheville ressort, cheville universelle, chevilles a
      expansion, chevilles a frapper, chevilles a visser, chevilles beton, chevilles bois, chevilles duopower,
      chevilles fischer, chevilles metalliques, chevilles multi materiaux, chevilles nylon, chevilles universelles,
      chevre d atelier, chevre de levage, chevron bois, chevron sapin, cimaise, ciment, ciment colle, cintreuse,
      cintreuse cuivre, circlips, circulateur, circulateur chaudiere, circulateur chauffage, circulateur grundfos, cire
      a bois, cire a reboucher, cire antiquaire, cire bois, cire en pate meuble, cire liberon, cire liquide meuble,
      cire meuble, cire parquet, cire pour bois, cire pour meubles, cisaille a cable, cisaille a levier, cisaille a
      main, cisaille a placo, cisaille a tole, cisaille aviation, cisaille bichantourne, cisaille carrelage, cisaille
      coupe cable, cisaille coupe tole, cisaille d etabli, cisaille electrique, cisaille guillotine, cisaille metal,
      cisaille parquet, cisaille passe franc, cisaille poelier, cisaille sans fil metal, cisaille tole, cisaille tube,
      cisailles tole, ciseau a bois, ciseau a brique, ciseau a froid, ciseau a pierre, ciseau bois, ciseau de macon,
      ciseau de menuisier, ciseaux a pierre, ciseaux d electricien, ciseaux de chantier, ciseaux de menuisier, ciseaux
      de sculpteur, ciseaux electricien, clapet, cle a bougie, cle a bougies, cle a boule, cle a chaine outil, cle a
      choc, cle a choc sans fil, cle a chocs, cle a chocs sans fil, cle a crochet, cle a douille, cle a ecrous, cle a
      ergot, cle a filtre, cle a fourche, cle a griffe, cle a molette, cle a oeil, cle a oeillet, cle a pipe, cle a
      radiateur, cle a rochet, cle a sangle, cle a six pans, cle a tube, cle allen, cle brute, cle chaine, cle choc,
      cle contre coudee, cle de plombier, cle de purge, cle de rearmement, cle de serrage, cle douille, cle
      dynamometrique, cle en croix, cle en t, cle hexagonale, cle imbus, cle lavabo, cle lavabo robinet, cle male, cle
      mixte, cle molette, cle plate, cle polygonale, cle purge radiateur, cle radiateur, cle serre tube, cle stillson,
      cle suedoise, cle tricoise, cles allen, cles contrecoudees, cles male, cles plates, cles polygonales, clip
      terrasse, clips terrasse, cliquet, closoir, clou, clou d ardoise, clou homme, cloueur, cloueur batterie,
      cloueuse, clous, clous d ardoise, clous homme, clous tete plate, coffre a cles, coffre a cles atelier, coffre a
      outils, coffre de chantier, coffre de rangement outils, coffre fort, coffre fort electronique, coffre outils,
      coffret a outils, coffret assortiment vis, coffret chevilles, coffret cles, coffret cles a douilles, coffret d
      outils, coffret de 108 outils, coffret de brassage vdi, coffret de chantier, coffret de cles, coffret de
      communication, coffret de douilles, coffret de forets, coffret de meches, coffret de vissage, coffret
      divisionnaire, coffret douilles, coffret electricien, coffret electrique, coffret embouts, coffret etanche,
      coffret forets, coffret grade 2, coffret l boxx, coffret meches, coffret modulaire, coffret outillage, coffret
      outils, coffret systainer, coffret vdi, coffret vissage, coffret visserie, colle a bois, colle a carrelage, colle
      a papier peint, colle a parquet, colle a pvc, colle araldite, colle bi composant, colle bois, colle bois
      exterieur, colle brique, colle carrelage, colle cleopatre epoxy, colle contact, colle cuir reparation, colle
      cyanoacrylate, colle epoxy, colle extreme, colle fixation, colle forte, colle gazon synthetique, colle lambris,
      colle loctite, colle mastic, colle metal, colle miroir, colle moquette, colle ms polymere, colle neoprene, colle
      papier peint, colle parquet, colle placo, colle plastique pvc, colle plinthe, colle polystyrene, colle
      polyurethane, colle pvc, colle pvc plomberie, colle sans clou, colle sans clous, colle sol pvc, colle terrasse,
      colle toile de verre, colle tube pvc, colle vinylique bois, collecteur chauffage, collecteur laiton, collecteur
      multicouche, collecteur nourrice, collecteur per, collecteur plancher chauffant, collecteur sanitaire, collier a
      embase, collier a vis tangente, collier atlas, collier chauffage tube, collier colson, collier de descente,
      collier de fixation, collier de prise en charge, collier de reparation tuyau, collier de serrage, collier inox
      serrage, collier isophonique, collier lyre, collier nylon, collier percage, collier plastique serrage, collier
      plomberie, collier rilsan, collier serrage, collier serre cable, collier simple atlas, collier tube, collier w4,
      colliers a embase, colliers a vis tangente, colliers atlas, colliers chauffage tube, colliers colson, colliers de
      fixation, colliers de prise en charge, colliers de reparation tuyau, colliers inox serrage, colliers isophonique,
      colliers lyre, colliers nylon, colliers plastique serrage, colliers simple atlas, colliers tube, colliers w4,
      colson, colsons, combinaison amiante, combinaison de peinture, combinaison de protection jetable, combinaison de
      sablage, combinaison de travail jetable, combinaison jetable, combinaison peintre jetable, combinaison peinture,
      combinaison travail jetable, combinaison type 5 6, combinaison tyvek, combine bois, commutateur 3 positions,
      commutateur a cames, commutateur rotatif, comparateur, comparateur a cadran, compas abattant, compas d ajusteur,
      compas de menuisier, compas de meuble, compas de porte, compas lift, compas meuble, compresseur, compresseur
      100l, compresseur 200l, compresseur 24l, compresseur 50l, compresseur a air, compresseur d air, compresseur
      portatif, compresseur sans huile, compresseur silencieux, compresseur vertical, compteur d eau, compteur d
      energie, compteur divisionnaire eau, compteur electrique, compteur energie modulaire, compteur kwh, conduit,
      conduit cheminee, conduit concentrique, conduit double paroi, conduit emaille, conduit fumee, conduit galvanise,
      conduit inox double paroi, conduit isole, conduit poujoulat, conduit pvc, conduit rigide ventilation, conduit
      simple paroi, conduit souple, cone de chantier, cone de lubeck, cone de signalisation, cone lubeck, cone
      signalisation, connecteur bois, console d etagere, console etagere, consoles etagere, contacteur, contacteur
      schneider, contreplaque, convertisseur de rouille, coquille antibruit, coquilles antibruit, cordage, corde, corde
      chanvre, corde de halage, corde jute, corde nylon, corde polyester, corde polypropylene, corde sisal, corde
      tressee, corde trevira, cordeau, cordelette, cordon elastique chantier, corniere, corniere acier, corniere alu,
      corniere aluminium, corniere inox, corniere laiton, corniere perforee, corniere pvc, cornieres, cornieres
      perforees, cornieres pvc, cosse, cosse a oeillet, cosse a sertir, cosse batterie sertir, cosse coeur, cosse
      faston, cosse isolee, cosse plate, cosse ronde, cosse tubulaire, cosses, cosses a sertir, cosses electriques,
      cosses faston, cosses isolees, cosses tubulaires, coude, coude 45, coude 87, coude 90 cuivre, coude a sertir,
      coude a souder, coude cuivre, coude egal, coude emaille, coude ff, coude fonte, coude galva, coude inox, coude
      laiton, coude mf, coude multicouche, coude per, coude poele, coude pvc, coulisse, coulisse a billes, coulisse a
      galets, coulisse amortie, coulisse blum, coulisse de tiroir, coulisse invisible tiroir, coulisse tandem, coulisse
      tiroir, coulisse tiroir a billes, coulisses a billes, coulisses de tiroir, coulisses invisibles, coupe cable,
      coupe cables, coupe carreaux, coupe carrelage, coupe carrelages, coupe cuivre, coupe fil acier, coupe parquet,
      coupe polystyrene, coupe tube, coupe tube plomberie, coupe tubes, coupe verre outil, coupe vitre, couronne
      carbure, couronne diamant, courroie, couteau a colle, couteau a demastiquer, couteau a enduire, couteau a lame
      retractable, couteau a mastic, couteau a moquette, couteau a platre, couteau de peintre, couteau de plaquiste,
      couteau electricien, couteau enduire, couteau isolant laine de verre, couteau multifonction chantier, couteau
      peintre, couteau suisse, couverture anti feu, couverture anti feu cuisine, couverture antifeu, couverture
      ignifugee soudure, craie tracer, crapaudine, crayon charpentier, crayon de charpentier, crayon de menuisier,
      cremaillere portail, creme main atelier, cremone, crepine aspiration, crepine laiton, crepine pompe, cric, cric
      bouteille, cric hydraulique bouteille, crochet a oeil, crochet a visser, crochet balancoire, crochet de charge,
      crochet de fixation mural atelier, crochet de levage, crochet de suspension metal, crochet en s, crochet
      gouttiere, crochet hamac piton, crochet inox vis, crochet levage, crochet mural outil, crochet piton, crochet
      plafond, crochet ressort, crochet tableau, crochet x, crochets a visser, crochets en s, crochets j, croisillon
      auto nivelants, croisillon autonivelants, croisillon carrelage, croisillons, croisillons auto nivelants,
      croisillons carrelage, crémaillere etagere, culotte pvc, culottes pvc, cutter, cutter lame, cylindre, cylindre
      30x30, cylindre 30x40, cylindre a bouton, cylindre a profil, cylindre bricard, cylindre debrayable, cylindre
      demi, cylindre europeen, cylindre haute securite, cylindre s entrouvrant, cylindre vachette, dame a damer, dcl,
      debouche evier, deboucheur a air comprime, deboucheur furet, deboucheur haute pression, deboucheur pompe,
      decametre, decapant, decapant bois, decapant gel, decapant peinture, decapant sans dmc, decapant universel,
      decapant vernis, decapeur, decoupe laser machine, decoupeur plasma, defonceuse, defonceuse festool,
      degauchisseuse, degazeur, degrippant, degrisant, degriseur, delesteur, demi cylindre, demi masque, derouleur
      adhesif, desemboueur, detartreur chaudiere, detecteur de cables, detecteur de courant, detecteur de fuite gaz,
      detecteur de fumee outil, detecteur de gaz, detecteur de metaux et cables, detecteur de metaux mur, detecteur de
      metaux murs, detecteur de montants, detecteur de mouvement encastre, detecteur de mouvement legrand, detecteur de
      presence, detecteur de tension, detecteur gaz, detecteur infrarouge mouvement mural, detecteur laser, detecteur
      metaux mur, detecteur metaux murs, detecteur mouvement encastre, detecteur multimateriaux, detendeur, detendeur
      gaz, devidoir adhesif, devidoir de scotch, devidoir scotch, diable, diable alu, diable charge 200kg, diable de
      transport, diable electrique, diable escalier, diable monte escalier, diable pliable, diable pliant,
      differentiel, digicode, diluant, diluant synthetique, disconnecteur, disjoncteur, disjoncteur schneider, disque a
      couper, disque a ebarber, disque a lamelles, disque a meuler, disque a poncer, disque a surfacer, disque a
      tronconner, disque abrasif, disque beton, disque carbure, disque coupure, disque de coupe, disque de coupure,
      disque de poncage, disque de scie, disque diamant, disque diamante, disque ebarbage, disque fibre, disque inox,
      disque lamelles, disque metal, disque meulage, disque polissage meuleuse, disque poncage, disque ponceuse, disque
      scie circulaire, disque tronconnage, disque tronconner, disques abrasifs velcro, disques de coupure, disques de
      poncage, disqueuse, domino de connexion, domino electrique, domino festool, domino porcelaine, douille 1 2,
      douille 1 4, douille 12 7, douille 12 pans, douille 3 8, douille 6 pans, douille a choc, douille a expansion,
      douille bougie, douille cliquet, douille de vissage, douille hexagonale, douille impact, douille laiton a
      expansion, douille longue, douille male, douille torx, douilles 1 2, douilles 6 pans, douilles a chocs, douilles
      impact, douilles longues, douilles outillage, douilles torx, dremel, drisse, durcisseur bois, durcisseur epoxy,
      durcisseur polyester, dynamometre, ebauche de cle, ebauches cles, echafaudage, echelle, echelle 2 plans, echelle
      3 plans, echelle a corde atelier, echelle a crinoline, echelle aluminium, echelle coulissante, echelle crinoline,
      echelle de toit, echelle grenier, echelle meunier, echelle multi positions, echelle pliante, echelle simple,
      echelle telescopique, echelle transformable, ecran de protection facial, ecran facial, ecran facial chantier,
      ecran soudeur, ecran sous toiture, ecrou, ecrou a griffes, ecrou cage, ecrous, ecrous a griffe, electrode,
      electrode basique, electrode fonte, electrode inox soudure, electrode rutile, electrode tungstene, electrodes
      basiques, electrodes fonte, electrodes inox, electrodes rutile, electrodes soudure, electrodes tungstene,
      electrovanne, elingue, elingues, emboiture, embout, embout axe volet, embout cablage, embout cruciforme, embout
      de cablage, embout de vissage, embout impact, embout phillips, embout pozidriv, embout vissage, embouts, embouts
      cablage, embouts cruciforme, embouts de cablage, embouts impact, embouts phillips, embouts pozidriv, embouts
      vissage, emporte piece metal, emporte piece outil, emporte piece revolver, endoscope, endoscope usb, endoscope
      wifi, enduit, enduit de lissage, enduit lissage, enjoliveur celiane, enjoliveur interrupteur, enjoliveur legrand,
      enjoliveur prise, enrouleur, enrouleur a rappel, enrouleur air comprime, enrouleur cable, enrouleur de cable,
      enrouleur de volet, enrouleur electrique, enrouleur multiprise, enrouleur pneumatique, enrouleur sangle volet,
      enrouleur tuyau air, ensemble bequille, ensemble bequille plaque, ensemble de porte, ensemble poignee, ensemble
      poignees, ensemble sur plaque, entrebailleur, entrebailleur a chaine, eponge abrasive, equerre, equerre a
      chapeau, equerre a combiner, equerre a onglet, equerre aimantee soudage, equerre chaise, equerre console, equerre
      d assemblage, equerre d etagere, equerre de chaise, equerre de charpente, equerre de fixation, equerre de lit,
      equerre de macon, equerre de menuisier, equerre de serrage, equerre de table, equerre design etagere, equerre
      etagere, equerre inox etagere, equerre invisible etagere, equerre lourde, equerre magnetique soudure, equerre
      murale, equerre murale etagere, equerre plate, equerre renforcee, equerres d etagere, equerres murales, escabeau,
      escalier colimacon, escalier droit, escalier escamotable, escalier helicoidal, escalier modulaire, escalier quart
      tournant, espagnolette, essence de terebenthine, essence f, etabli, etabli caisson, etabli d atelier, etain,
      etain a souder, etain sans plomb, etain soudure, etancheite toiture, etau, etau d etabli, extincteur, extincteur
      poudre, extracteur a griffes, extracteur a inertie, extracteur air axial, extracteur d air, extracteur d air
      salle de bain, extracteur de fumee, extracteur de gaine, extracteur de goujons, extracteur de moyeu, extracteur
      de roulement, extracteur de vis, extracteur goujon, extracteur inline, extracteur rotule, extracteur roulement,
      extracteur salle de bain, extracteur vis, extracteur wc, faitage, fausse equerre, fenetre alu, fenetre de toit,
      fenetre oscillo battante, fenetre pvc, fenetre velux, fer a beton, fer a souder, fer plat, fer souder, ferme
      porte, ferme porte bras, ferraillage, fers a beton, feu clignotant portail, feuillard, feuille abrasive, feuille
      de poncage, feuilles abrasives, feuilles de poncage, fibre de verre renfort, ficelle agricole, fiche 2p t, fiche
      a visser, fiche anuba, fiche caravane, fiche chapelle, fiche electrique, fiche femelle electrique, fiche male
      16a, fiche male electrique, fiche mecanique de porte, fiche p17, fil 1 5mm2, fil a plomb, fil a souder, fil de
      cuivre electrique, fil de fer, fil de soudure, fil de terre, fil electrique, fil etain, fil fer, fil fourre, fil
      h07v k, fil h07v u, fil h07vr, fil h07vu, fil hho, fil ho7vk, fil ho7vr, fil ho7vu, fil inox mig, fil mig, fil
      pla, fil plomb, fil rigide, fil soudage, fil soudure, filament abs, filament pla, filasse, filet remorque bache,
      filiere, film de protection peintre, film etirable manuel, film etirable noir, film etirable palette, film
      plastique batiment, film protection peinture, filtre a fioul, filtre a sediment, filtre a tamis eau, filtre a2p3,
      filtre abek1, filtre abek1p3, filtre anti boue, filtre anti calcaire plomberie, filtre anti tartre, filtre anti
      tartre machine a laver, filtre antitartre, filtre cintropur, filtre compresseur, filtre eau plomberie, filtre p3,
      filtre polyphosphate, filtre sediment, filtres a2p3, filtres abek1, filtres abek1p3, filtres p3, fin de course,
      flexible, flexible 15x21, flexible alimentation, flexible chauffe eau, flexible d alimentation, flexible gaz,
      flexible inox, flexible machine a laver, flexible raccordement, flexible robinet, flexible robinet mitigeur,
      flexible sanitaire, flexible wc, flotteur chasse, flotteur wc, flux de soudure, flux decapant, flux souder, flux
      soudure, fongicide bois, foret, foret a bois, foret a ceramique, foret a etages, foret aimante, foret auger,
      foret beton, foret bois, foret carrelage, foret centrer, foret cobalt, foret conique, foret diamant, foret etage,
      foret flexible, foret hss, foret metal, foret multi materiaux, foret multimateriaux, foret plaquiste, foret sds,
      foret verre, forets, forets beton, forets carrelage, forets cobalt, forets hss, forets metal, fraise a araser,
      fraise a bois, fraise a copier, fraise a moulurer, fraise a plaquer, fraise a queue d aronde, fraise a rainurer,
      fraise bois, fraise carbure, fraise conique, fraise hss, fraises carbure, fraises defonceuse, fraises rotatives,
      fraiseuse, furet de plombier, furet deboucheur, furet plomberie, fusible, fusible verre, fusibles verre, gabarit
      de percage, gabarit percage, gache, gache a rouleau, gache electrique, gache filante, gache portail, gache
      reglable, gaffer, gaine, gaine aluminium, gaine annelee, gaine de protection cable, gaine electrique, gaine
      fendue, gaine galva, gaine galvanisee, gaine icta, gaine isolee ventilation, gaine phonique, gaine pre filee,
      gaine prefilee, gaine preflee, gaine ringuee, gaine rouge, gaine souple, gaine spiralee, gaine thermo, gaine tpc,
      gaine tressee cable, gaine ventilation, galet a gorge, galet de guidage, galet de portail, galet de porte
      coulissante, galet guidage, galet placard, galet portail, galet porte coulissante, galets portail, galva a froid,
      galvanisant, gants anti chaleur soudeur, gants anti coupure, gants anti coupures, gants anti froid travail, gants
      anti vibration, gants bricolage, gants chimie, gants chimiques, gants cuir manutention, gants cuir travail, gants
      de bricolage, gants de chantier, gants de macon, gants de manutention, gants de mecanicien nitrile, gants de
      protection, gants de soudeur, gants de travail, gants dielectriques, gants docker, gants elagueur, gants
      electricien, gants enduits latex, gants enduits nitrile, gants enduits pu, gants forestier, gants hiver travail,
      gants isolant electrique, gants isolants, gants jardin et manutention, gants manutention, gants mapa, gants
      maxiflex, gants nitrile travail, gants protection, gants pu noir, gants soudeur, gants tig, gants travail, garde
      corps, gel decapant, generateur, generateur electrique, genouillere carreleur, genouillere chantier, genouillere
      de protection, genouillere de travail, genouillere pro travail, genouilleres carreleur, genouilleres chantier,
      genouilleres de protection, genouilleres de travail, genouilleres pro travail, genouilleres travail, gerbeur,
      gilet de securite, gilet de signalisation, gilet fluo, gilet fluorescent, gilet haute visibilite, gilet jaune,
      gilet multipoches haute visibilite, gilet orange chantier, gilet reflechissant, gilet securite, gilet securite
      enfant, girouette cheminee, gond, gond portail, gonds portail, goudron, gouge, gouge sculpture, gouges, goujon,
      goulotte, goulotte
      cache fil, goulotte passage cable, goulotte passe cable, goulottes, goupille, goupille elastique, goupilles,
      gouttiere, gouttiere zinc, graisse aerosol, graisse au lithium, graisse blanche, graisse cartouche, graisse
      cuivree, graisse en cartouche, graisse graphitee, graisse haute temperature, graisse lithium, graisse marine,
      graisse multi usage, graisse multifonctionnelle, graisse roulement, graisse silicone, graisseur, graisseurs,
      grattoir, graveur laser, grignoteuse perceuse, grignoteuse tole, grillage chantier, grillage soude atelier,
      grille a peinture, grille aeration, grille caillebotis, grille d aeration, grille d essorage, grille de defense,
      grille de ventilation, grille essorage peinture, grille essoreuse, grille gouttiere, grille ventilation, groom,
      groupe de securite, groupe electrogene, groupe electrogene inverter, groupe hydrophore, groupe securite, guide de
      percage, guide percage, guimbarde rabot, hache charpentier, hache de charpentier, hachette, harnais anti chute,
      harnais antichute, harnais cordiste, harnais de securite, harnais de toiture, harnais debroussailleuse, harnais
      elagage, harnais securite, helicoil, herisson ramonage, horloge modulaire, horloge programmable modulaire,
      horloge tableau electrique, hourdis, huile blanche bois, huile bois, huile cire parquet, huile compresseur, huile
      d affutage, huile danoise, huile de coupe, huile de lin bois, huile de teck, huile de tung, huile dure, huile
      hydraulique, huile osmo, huile parquet, huile plan de travail bois, huile pneumatique, huile pour bois, huile
      pour parquet, huile pour teck, huile pour terrasse, huile rubio, huile teck, huile terrasse, humidimetre,
      humidimetre bois, hydrofuge, hydrofuge facade, hydrofuge incolore, hydrofuge pierre, hydrofuge toiture,
      hygrometre bois, impregnation bois, imprimante 3d filament, imprimante laser gravure, inter differentiel,
      interrupteur, interrupteur mural, interrupteur schneider, interrupteur tactile mural, interrupteur va et vient,
      intisse, isolant, isolant biosource, isolant mince, isolant multicouche, isolant ouate, isolant phonique, isolant
      sous toiture, isolant tube, isolant tuyau, jauge d epaisseur, jauge de filetage, jauge de profondeur, jeu cles,
      jeu d embouts, jeu de cles, jeu de cles allen, jeu de cles mixtes, jeu de cles plates, jeu de douilles, jeu de
      forets, jeu de gouges, jeu de limes, jeu de meches, jeu de mirettes metal, jeu de pinces, jeu de tournevis, jeu
      douilles, jeu tournevis, joint, joint 15 21, joint 20 27, joint a levre, joint adhesif fenetre, joint baignoire
      adhesif, joint bicone, joint brosse porte, joint caoutchouc, joint carrelage, joint cellulosique, joint chasse d
      eau, joint d etancheite porte, joint de baignoire, joint de carrelage, joint de dilatation, joint de fenetre,
      joint epdm, joint fibre, joint graphite, joint klingerit, joint mecanisme chasse, joint mitigeur, joint mousse,
      joint plat, joint plomberie, joint poele, joint poele a bois tresse, joint ptfe, joint ptfe robinet, joint
      robinet, joint silicone, joint siphon, joint torique, joint wc, joints caoutchouc, joints cuivre, joints fibre,
      joints fibre plomberie, judas, judas 160, judas de porte, judas numerique, judas optique, karcher, kit anti
      chute, kit chevilles, kit couvreur, kit de fixation, kit de peinture, kit de percage, kit motorisation portail,
      kit peinture mur, kit plomberie, kit portail coulissant, kit quincaillerie, laine d acier, laine de bois isolant,
      laine de roche, laine de verre, laine roche, laine verre, lambourde, lambourdes, lambris, lambris sapin, lame
      cutter, lame de scie, lame de scie sabre, lame de scie sauteuse, lame de terrasse, lame de volet, lame
      multimaster, lame oscillante, lame rabot, lame terrasse, lamelles assemblage, lamelleuse, lames de terrasse,
      lames multifonction, lames oscillantes, lames terrasse, lampe a souder, lampe atelier, lampe chantier, lampe d
      atelier, lampe d inspection, lampe de chantier, lampe inspection, lampe loupe, lampe loupe atelier, laser croix,
      laser ligne, laser lignes, laser multiligne, laser rotatif, laser vert croix, lasure, lessive de soude, lessive
      peinture, lessive saint marc, leve plaque, leve plaques, liaison equipotentielle, ligne de vie, lime, lime acier,
      lime rotative, lime rotatives, limes, limes rotative, limes rotatives, limiteur de pression, linteau, lisseur
      joint, lisseuse beton, lisseuse inox, lisseuse platrier, loctite, longe absorbeur, longe antichute, longe de
      maintien, longe double absorbeur, longe elagage, longe securite, loquet, loquet a bille, loquet a pouce, loquet
      de portail, loquet de porte, loquet magnetique, loquet pompier, loquet portail, loquet porte, loqueteau,
      lubrifiant aerosol, lubrifiant multi usages, lubrifiant multifonction, lubrifiant ptfe, lubrifiant sec ptfe,
      lubrifiant serrure, lubrifiant silicone, lubrifiant teflon, lubrifiant wd40, lunettes a branches protection,
      lunettes anti projection, lunettes bolle safety, lunettes de chantier, lunettes de meulage, lunettes de
      protection, lunettes de securite, lunettes de soudage, lunettes de soudeur, lunettes de travail, lunettes masque
      protection, lunettes panoramiques chantier, lunettes protection, lunettes securite, lunettes soudeur, lunettes
      soudure, lustreuse, lustreuse polisseuse, luxmetre, machine a souder, machine gravure laser, madrier, maillet,
      maillon rapide, main courante, malaxeur, malaxeur colle, malaxeur mortier, malaxeur peinture, mallette a outils,
      mallette d outils, mallette de maintenance, mallette electricien, mallette outillage, mallette outils, mamelon
      double, mamelon egal, mamelon galva, mamelon inox, mamelon laiton, mamelon reduit, manchette wc, manchon, manchon
      anti gouttes, manchon microfibre peinture, manchon peinture, mandrin, mandrin auto serrant, manille, manille
      droite, manille inox, manille lyre, manivelle de volet, manivelle store, manivelle volet roulant, manometre,
      marchepied alu, marchepied pro, marqueur chantier, marteau, marteau piqueur, masque a cartouche, masque a gaz,
      masque a souder, masque anti fumee, masque anti gaz, masque anti poussiere, masque cartouche peinture, masque
      complet respiratoire, masque de peintre, masque de protection peinture, masque de protection poussiere, masque de
      soudage, masque de soudeur, masque de soudure, masque demi masque, masque ffp3, masque ffp3 chantier, masque
      peinture, masque poussiere, masque respiratoire, masque soudeur, masque soudure, masse, masse carree, masse
      couple, masse de chantier, masse manche fibre, massette, mastic, mastic acrylique, mastic bitumineux, mastic
      bois, mastic bois exterieur, mastic butyl, mastic carrosserie pu, mastic cheminee, mastic colle, mastic coupe
      feu, mastic de lissage, mastic de vitrier, mastic etancheite, mastic facade, mastic ms polymere, mastic
      polyurethane, mastic refractaire, mastic sanitaire, mastic silicone, mastic toiture, mastic vitrier, matrice a
      emboutir, mdf, mecanisme celiane, mecanisme chasse, mecanisme chasse d eau, mecanisme chasse eau, mecanisme de
      chasse, mecanisme double commande, mecanisme legrand, mecanisme poussoir, mecanisme prise, mecanisme wc, meche,
      meche a beton, meche a bois, meche a simblot, meche a spirale, meche bois, meche charpente, meche forstner, meche
      helicoidale, meche plate, meche sds, meches a beton, meches bois, meches forstner, meches helicoidale, meches
      sds, medium planche, melangeur mortier, melangeur peinture, membrane bitumineuse, membrane delta ms, membrane
      epdm, membrane etancheite, membrane soubassement, metal deploye, metre a ruban, metre enrouleur, metre laser,
      metre menuisier, metre pliant, metre roulant, metre ruban, meule, meule diamant, meuleuse, meuleuse d angle,
      meuleuse makita, meuleuse sans fil, micrometre, micrometre exterieur, mini compresseur, minuterie, minuterie
      escalier, minuterie legrand, minuterie modulaire, mire de chantier, mire laser, miroir convexe, miroir de
      securite, miroir de surveillance, miroir parking, miroir routier, mitre cheminee, mitre de cheminee, montant 48,
      montant m48, monture rouleau,
      mortier batard, mortier chaux, mortier colle, mortier colle carrelage, mortier de jointoiement, mortier de
      reparation, mortier de scellement, mortier joint, mortier rapide, mortier refractaire, moteur asynchrone, moteur
      de portail, moteur electrique, moteur monophase, moteur portail, moteur somfy, moteur store banne, moteur
      triphase, moteur tubulaire, motoreducteur, motorisation, motorisation portail battant, motorisation portail
      coulissant, moulure adhesive cable, moulure electrique, moulure pvc electrique, mousqueton acier, mousqueton
      inox, mousqueton pompier, mousse acoustique, mousse expansive, mousse isolante tuyau, mousse polyurethane, mousse
      pu, multimetre, naissance gouttiere, nettoyant anti mousse, nettoyant bois gris, nettoyant depots ciment,
      nettoyant facade, nettoyant mousse polyurethane, nettoyant terrasse, nettoyant toiture, nettoyeur ultrasons, nez
      de marche, nipple laiton, niveau, niveau a bulle, niveau digital, niveau laser, niveau magnetique, niveau
      optique, niveau torpille, niveau trapezoidal, niveau tubulaire, nourrice laiton, nourrice multicouche, nourrice
      per, nourrice plomberie, nourrice sanitaire, obturateur, odometre chantier, oeillet vis, organiseur a vis,
      organiseur mural outils, organiseur stanley, organiseur vis, organiseur visserie, osb, outil, outil a main, outil
      multifonction, outil multifonctions, outil oscillant, outil pneumatique, outil rotatif, outillage, outils, pack
      einhell, pack energie bosch, pack energie makita, paille acier decapage, palan, palan a chaine, panneau a outils,
      panneau acoustique, panneau agglomere, panneau attention danger, panneau bois lamelle, panneau de chantier,
      panneau de circulation, panneau de danger, panneau de signalisation, panneau douche mural, panneau evacuation,
      panneau interdiction, panneau interdit de stationner, panneau isolant, panneau isolation, panneau laine de bois,
      panneau liege, panneau melamine, panneau mural outils, panneau obligation, panneau parking, panneau perfore,
      panneau polystyrene, panneau porte outils, panneau pvc mural, panneau rigide isolant, panneau sandwich, panneau
      sens interdit, panneau signaletique, panneau signalisation, panneau stop, papier abrasif, papier de verre, papier
      masquage, papier verre, parafoudre legrand, parafoudre modulaire, parafoudre tableau, pare pluie, pare vapeur,
      parement, parpaing, pate a bois, patin anti bruit meuble, patin feutre adhesif, patin glisseur, patin glisseur
      meuble, patins anti bruit meuble, patins feutre adhesif, patins glisseur meuble, patte a scellement, patte a vis,
      patte d assemblage, patte de fixation, patte de scellement, patte lapin, pattes a vis, pattes de fixation, pattes
      de lapin, paumelle, paumelle de grille, paumelle portail, peigne a colle, peigne alimentation, peigne carreleur,
      peigne d alimentation, peigne disjoncteur, peigne electrique, peigne horizontal electrique, peigne legrand,
      peigne schneider, peigne vertical, peinture a effet, peinture a la chaux, peinture acrylique mate, peinture
      acrylique mur, peinture acrylique satin, peinture acrylique velours, peinture aerosol, peinture alkyde, peinture
      anti humidite, peinture anti moisissure, peinture anti rouille, peinture antirouille, peinture ardoise mur,
      peinture argile, peinture baignoire, peinture blanche, peinture bois, peinture bois exterieur, peinture
      boiseries, peinture carrelage, peinture chantier, peinture chaux, peinture cuisine et bain, peinture de sol,
      peinture depolluante, peinture dulux, peinture effet beton, peinture effet metal, peinture epoxy, peinture epoxy
      sol, peinture escalier, peinture evier, peinture exterieure, peinture facade, peinture farrow ball, peinture fer,
      peinture fer exterieur, peinture ferronnerie, peinture garage, peinture glycero, peinture glycerophtalique,
      peinture haute temperature, peinture interieur, peinture interieure, peinture laque, peinture lessivable,
      peinture levis, peinture liberon, peinture luxens, peinture magnetique, peinture marquage, peinture mat, peinture
      mate, peinture metal, peinture meuble, peinture multi support, peinture multi supports, peinture mur, peinture
      murale, peinture murs et plafonds, peinture oxi, peinture piscine, peinture plafond, peinture pliolite, peinture
      portail, peinture pour bois, peinture pour carrelage, peinture pour facade, peinture pour fer, peinture pour
      meubles, peinture pour mur, peinture pour plafond, peinture pour portail, peinture pour radiateur, peinture pour
      sol, peinture professionnelle, peinture radiateur, peinture ripolin, peinture routiere, peinture salle de bain,
      peinture satin, peinture satinee, peinture sigma, peinture signalisation, peinture sol, peinture sol exterieur,
      peinture sous couche, peinture tableau noir, peinture thermique toiture, peinture toit, peinture toiture,
      peinture tollens, peinture ultra mate, peinture v33, peinture velours mur, peinture volet, pelle de chantier,
      pelle de macon, pelle de terrassier, pelle ronde, pelle terrassier, penture, penture portail, pentures portail,
      perceuse, perceuse sans fil, perceuse visseuse, perceuse visseuse sans fil, perche peintre, perche rouleau,
      perche telescopique peinture, perche telescopique rouleau, perforateur, perforateur sans fil, peson electronique,
      petrole desaromatise, photocellule portail, photocellules portail, pic terrassier, pictogramme, pied a coulisse,
      pied biche, pied de biche, pied de canape, pied de lit reglable, pied de meuble, pied de poteau, pied de table,
      pied de table hairpin, pied hairpin, pied meuble conique, pied meuble reglable, pied plan de travail, pied table,
      pied verin reglable, pieds caoutchouc, pieds de canape, pieds de cuisine reglables, pieds de table, pieds
      hairpin, pieds meuble, pieds plan de travail, pieds reglables cuisine, pierre a affuter, pierre affuter, pige de
      mesure, pilonneuse, pince, pince a bec, pince a bec plat, pince a bougie outil, pince a chape, pince a cintrer,
      pince a circlips, pince a collier, pince a colliers, pince a cosses, pince a coupe, pince a decoffrer, pince a
      denuder, pince a dessertir, pince a gaz, pince a joint, pince a long bec, pince a oeillets bache, pince a ressort
      atelier, pince a riveter, pince a sertir, pince a siphon, pince a souder masse, pince a tube, pince ampere
      metrique, pince amperemetrique, pince ampermetrique, pince auto serrante, pince automatique denuder, pince bec,
      pince coupante, pince croco, pince crocodile atelier, pince de masse, pince de precision, pince de serrage, pince
      de soudage, pince decoffrer, pince demi ronde, pince denuder, pince grip, pince isolee, pince lineman, pince
      monseigneur, pince multifonction electricien, pince multiprise, pince porte electrode, pince radio, pince
      riveter, pince sertir, pince sertissage, pince tourangelle, pince universelle, pinceau a rechampir, pinceau
      batiment, pinceau coude, pinceau de peintre, pinceau peinture, pinceau plat, pinceau plat peinture, pinceau
      radiateur, pinceau rond batiment, pinceaux rechampir, pinces de menuisier, pinces electricien, pioche, pipe de
      wc, pipe longue wc, pipe wc, piquet de terre, pistolet a air chaud, pistolet a cartouche, pistolet a cartouches,
      pistolet a chaleur, pistolet a colle, pistolet a graisse, pistolet a mastic, pistolet a peinture, pistolet a
      rivets, pistolet a silicone, pistolet agrafeur, pistolet airless, pistolet colle, pistolet de sablage, pistolet
      de scellement, pistolet de soudage, pistolet extrudeur, pistolet gonflage, pistolet gonflage atelier, pistolet
      gonfleur, pistolet mastic, pistolet peinture, pistolet pneumatique, pistolet pulverisateur peinture, pistolet
      sablage, pistolet silicone, pistolet soufflette, pistolet souffleur, pistolet thermique, piton, piton a
      expansion, piton a oeil, piton a vis, piton escalade inox, pitons, pivot de portail, pivot de porte, pivot de
      sol, placo, placoplatre, planche a roulettes atelier, planche bardage, planche bois, planche chene brut, planche
      de coffrage, planche douglas, planche pin rabotee, planche rabotee, planche sapin rabotee, plaque acier, plaque
      alu composite, plaque aluminium, plaque ba13, plaque bitumee, plaque caoutchouc, plaque celiane, plaque cuivre,
      plaque d assemblage, plaque de connexion, plaque de finition, plaque de fixation, plaque de platre, plaque de
      poignee, plaque de porte bequille, plaque de proprete, plaque de recouvrement porte, plaque dibond, plaque
      dooxie, plaque double celiane, plaque double horizontale, plaque double legrand, plaque fermacell, plaque
      fibrociment, plaque finition legrand, plaque hpl, plaque inox brosse, plaque inox sur mesure, plaque
      interrupteur, plaque isolante, plaque laiton, plaque legrand, plaque mdf, plaque mosaic, plaque niloe, plaque
      odace, plaque ondulee, plaque osb, plaque ovalis, plaque perforee metal, plaque placo, plaque placoplatre, plaque
      plexi, plaque plexiglas, plaque plomb, plaque polycarbonate, plaque polystyrene, plaque pvc, plaque schneider,
      plaque simple legrand, plaque tole alu, plaque triple legrand, plaque vibrante, plaques de finition, plaques
      legrand, plaques odace, plasma decoupe, plat acier, plat aluminium profile, plateau a roulettes demenagement,
      plateau de poncage, plateau ponceur, plateau ponceuse, plateau roulant, plateau support velcro, plateau velcro,
      plateforme de travail, plateforme individuelle roulante, plateforme pirl, plateforme roulante, platine carrelage,
      platoir, platre, plexiglas, plot anti vibratoire, plot caoutchouc, plot reglable terrasse, plot terrasse, plots
      antivibratoires, plots reglables, plots terrasse, poignee a encastrer, poignee aluminium porte, poignee avec
      plaque, poignee baie coulissante, poignee barre inox, poignee baton marechal, poignee battue, poignee bec de
      cane, poignee bouton double, poignee cle i, poignee cle l, poignee cle y, poignee condamnation, poignee coquille
      laiton, poignee coquille meuble, poignee coulissante, poignee cremone, poignee cuisine meuble, poignee cuvette,
      poignee de cuisine, poignee de fenetre, poignee de garage, poignee de meuble, poignee de placard, poignee de
      portail, poignee de porte, poignee de tirage, poignee de tiroir, poignee de valise outil, poignee double, poignee
      encastrer, poignee fenetre, poignee inox porte, poignee meuble, poignee meuble cuisine, poignee oscillo battant,
      poignee paliere, poignee placard, poignee plaque, poignee portail, poignee porte, poignee pour fenetre, poignee
      pour porte, poignee rosace, poignee rosaces, poignee serrure, poignee sur plaque, poignee sur rosace, poignee
      tiroir, poignees coquille, poignees cuisine, poignees de cuisine, poignees de fenetre, poignees de placard,
      poignees de tiroir, poignees sur plaque, poignees sur rosace, pointe a tracer, pointeau, pointerolle, pointes
      annelees, pointes cloueur, pointes crantees, pointes tete homme, pointes tete plate, pointes vrillees,
      polisseuse, polisseuse carrosserie, polyane, polycarbonate, polystyrene extrude, pompe, pompe 12v eau, pompe a
      air comprime, pompe a deboucher, pompe a dessouder, pompe a detartrer, pompe a eau, pompe a epreuve, pompe a
      fioul, pompe a gasoil, pompe a graisse, pompe a main, pompe a membrane, pompe a piston, pompe auto amorcante,
      pompe condensats, pompe de chantier, pompe de lavage atelier, pompe de relevage, pompe de surface, pompe de
      transfert, pompe dessouder, pompe doseuse, pompe evacuation condensats, pompe forage, pompe gasoil transfert,
      pompe hydraulique, pompe immergee, pompe japy, pompe manuelle, pompe peristaltique, pompe puits, pompe relevage,
      pompe submersible, pompe surface, pompe thermique eau, pompe vide cave, pompe vide cave auto, pompe vide fut,
      ponceuse, ponceuse parquet, porte a galandage, porte accordeon, porte blindee, porte coulissante interieur, porte
      coupe feu, porte d entree, porte de garage, porte de placard, porte de service, porte embout, porte embouts,
      porte filtre eau, porte forets, porte interieure, porte isoplane, porte outil, porte outils, porte seule, porte
      tournevis, porte vitree interieure, poste a souder, poste a souder arc, poste a souder inverter, poste de
      soudure, poste decoupe plasma, poste inverter, poste mig, poste mma, poste plasma, poste semi auto, poste souder,
      poste souder inverter, poste soudure inverter, poste tig, pot a boue, poteau balisage, poteau de balisage, poteau
      de guidage, potelet, potence de levage, poudre a tracer, poussoir celiane, poussoir de cartouche, poussoir
      legrand, poussoir lumineux, poussoir odace, poutrelle, presse a onglet, presse d atelier, presse etoupe, presse
      etoupes, presse hydraulique 20t, presse hydraulique atelier, presse menuisier, presse parallele, primaire, prise
      20a, prise 2p t, prise 32a, prise caravane electrique, prise cee, prise celiane, prise courant, prise de courant,
      prise de sol, prise de terre, prise dooxie, prise double, prise electrique, prise en saillie, prise encastrable,
      prise encastree, prise escamotable, prise etanche, prise exterieure, prise femelle electrique, prise gigogne,
      prise haut parleur murale, prise hexalis, prise hp, prise industrielle, prise legrand, prise lumiere, prise male,
      prise mosaic, prise murale, prise odace, prise ovalis, prise p17, prise plexo, prise rj45, prise rj45 murale,
      prise saillie, prise schneider, prise simple, prise telephone murale, prise triphase, prise tv legrand, prise tv
      murale, prise usb murale, prises legrand, profile, profile alu, profile aluminium, profile d angle, profile de
      finition, profile en l, profile en u, profile inox, profile pvc finition, profile t inox, profile u aluminium,
      programmateur chauffage, programmateur fil pilote, programmateur modulaire, projecteur de chantier, prolongateur,
      purgeur, purgeur radiateur, quart de rond, quincaillerie, rabot, rabot a main, rabot electrique, rabot surform,
      raboteuse, raccord, raccord 1 2, raccord 1 pouce, raccord 12x17, raccord 15x21, raccord 20x27, raccord 26x34,
      raccord 3 4, raccord 3 pieces, raccord a bride, raccord a compression, raccord a glissement, raccord a sertir,
      raccord a souder, raccord a visser, raccord air, raccord automatique plomberie, raccord bicone, raccord
      chaudiere, raccord cuivre, raccord dielectrique, raccord egal, raccord express, raccord femelle, raccord fonte,
      raccord galva, raccord galvanise, raccord gaz, raccord guillemin, raccord inox, raccord iso b, raccord laiton,
      raccord male, raccord multicouche, raccord olive, raccord pe, raccord per, raccord pneumatique, raccord
      polyethylene, raccord pvc, raccord rapide, raccord rapide air comprime, raccord storz, raccord symetrique,
      raccord tournant, raccord union, raccords air comprime, raccords pneumatiques, rack palette, raclette carreleur,
      raclette debulleur, raclette peintre, racloir ebeniste, racloir menuisier, ragreage, ragreage exterieur, rail,
      rail coulissant, rail coulissant tiroir, rail de guidage, rail de porte coulissante, rail din, rail omega, rail
      placard, rail portail coulissant, rail porte coulissante, rail r48, rail suspendu porte, rainureuse,
      ralentisseur, rallonge a cardan, rallonge chantier, rallonge cliquet, rallonge de chantier, rallonge de cliquet,
      rallonge douille, rallonge electrique, rallonge electrique exterieur, rallonge h07rnf, rallonge industrielle,
      rallonge p17, rallonge prolongateur, ramonage, rampe d escalier, range embouts, range forets, rape a bois, rape
      bois, rapporteur d angle, rapporteur d angle atelier, ratelier, rayonnage, rayonnage a palette, rayonnage
      cantilever, rayonnage charge lourde, rayonnage galvanise, rayonnage lourd, rayonnage metallique, rearmement,
      rebouchage, rebouche bois, rebouche trou, reducteur de pression, reduction concentrique, reduction cuivre,
      reduction excentree, reduction fonte, reduction galva, reduction inox, reduction laiton, reduction pvc, regard
      beton, regard de visite, regard eaux pluviales, regard pvc, regle alu macon, regle aluminium macon, regle
      biseautee, regle d atelier, regle de macon, regle macon, regle trapezoidale, reglet, relais electrique, relais
      finder, relais miniature, relais omron, relais statique, relais temporise, relais thermique, repartiteur de
      charge, repartiteur electrique, repartiteur modulaire, repartiteur tetrapolaire, resine de scellement, resine
      imprimante 3d, resine scellement chimique, rideau de soudage, ridoir, rivet, riveteuse, robinet a bille, robinet
      a boisseau, robinet a flotteur, robinet a vanne, robinet arret, robinet autoperceur, robinet chauffe eau, robinet
      compteur, robinet d arret, robinet d equerre, robinet de cuve, robinet de machine a laver, robinet de puisage,
      robinet de radiateur, robinet de securite, robinet de securite gaz, robinet de vidange, robinet double machine,
      robinet equerre, robinet exterieur, robinet flotteur, robinet gaz, robinet lave linge, robinet machine a laver,
      robinet papillon vanne, robinet poussoir, robinet purgeur, robinet radiateur, robinet securite, robinet securite
      gaz, robinet temporise, robinet thermostatique, robinet thermostatique radiateur, robinet tonneau, robinet wc,
      rond acier, rond inox barre, rondelle, rondelle belleville, rondelle contact, rondelle cuivre, rondelle
      etancheite, rondelle eventail, rondelle frein, rondelle grower, rondelle inox, rondelle large, rondelle m8,
      rondelle plate, rondelles, rondelles cuivre, rondelles grower, rondelles inox, rondelles larges, rondelles
      plates, rosace bequille, rosace cle i, rosace cylindre, rosace de porte, rosace inox porte, rosace porte, rosaces
      bequille, rosaces cle i, rosaces cylindre, rosaces de porte, rosaces inox porte, rouleau a peindre, rouleau
      abrasif, rouleau anti goutte, rouleau crepi, rouleau de peintre, rouleau de peinture, rouleau debulleur, rouleau
      isolant, rouleau isolation, rouleau laqueur, rouleau liege isolant, rouleau microfibre peinture, rouleau mini
      peinture, rouleau patte de lapin, rouleau peintre, rouleau peinture, roulement, roulette, roulette a frein,
      roulette de guidage, roulette de manutention, roulette de mesure, roulette de porte coulissante, roulette fixe,
      roulette freinee, roulette industrielle, roulette meuble, roulette parquet meuble, roulette pivotante, roulette
      portail, roulette pour meuble, roulettes a frein, roulettes de manutention, roulettes de meuble, roulettes
      freinees, roulettes industrielles, roulettes meuble, roulettes parquet, roulettes pivotantes, roulettes pour
      meuble, rubalise, ruban a masquer, ruban adhesif, ruban adhesif toile, ruban aluminium, ruban anti derapant,
      ruban antiderapant, ruban autovulcanisant, ruban butyle, ruban chantier, ruban d avertissement, ruban de
      balisage, ruban de balise, ruban de chantier, ruban de jointoiement, ruban de masquage, ruban de peintre, ruban
      de signalisation, ruban double face, ruban electrique, ruban gaffer, ruban isolant, ruban magnetique adhesif,
      ruban masquage, ruban perfore, ruban ptfe, ruban signalisation, ruban teflon, ruban velcro adhesif, ruban vhb,
      rustol, sable a enduire, sable a maconner, sable de maconnerie, sable polymere dalle, sableuse, sabot charpente,
      sabot de
      charpente, sabot de portail, sabot portail, sac a dos outils, sac a dos porte outils, sac a gravats, sac a outil,
      sac a outils, sac big bag, sac de chantier, sac gravats, sac outils, sac porte outils, sacoche a outils, sacoche
      electricien, sacoche outils, sacoche porte outils, sandow, sandow crochet, sangle, sangle a boucle arrimage,
      sangle a came, sangle arrimage, sangle d arrimage, sangle de levage, sangle de portage, sangle de remorquage
      atelier, sangle demenagement, sangle plate levage, sangles, sangles arrimage, sangles de demenagement, sangles de
      levage, saturateur, saturateur bois, saturateur bois exterieur, saturateur teck, saturateur terrasse, savon
      atelier, savon d atelier, savon microbilles, scellement chimique, scie, scie a buche metal, scie a cadre, scie a
      carrelage, scie a denture, scie a metaux, scie a onglet, scie a ruban, scie circulaire, scie cloche, scie egoine,
      scie japonaise, scie sabre, scie sauteuse, scie sur table, scotch, scotch aluminium, scotch arme, scotch carton,
      scotch chantier, scotch de peintre, scotch double face, scotch electricien, scotch emballage, scotch isolant,
      scotch orange, scotch peinture, scotch renforce, scotch toile, seau caoutchouc, seau chantier, seau de chantier,
      seau de macon, seau macon, sectionneur, serre cable, serre cable etrier, serre cables, serre joint, serre joint d
      angle, serre joint pistolet, serre joints, serrure, serrure boite aux lettres, serrure connectée, serrure de
      boite aux lettres, serrure de meuble, serrure de portail, serrure en applique, serrure intelligente, serrure
      meuble, serrure portail, serrure salle de bain, serrurerie, servante, servante d atelier, shingle, siege atelier,
      sikaflex, silentbloc atelier, silicone acetique, silicone aquarium colle, silicone batiment, silicone cuisine et
      bain, silicone haute temperature, silicone neutre, silicone sanitaire, silicone transparent, siphon, siphon
      baignoire, siphon bidet, siphon bouteille, siphon de cour, siphon de douche, siphon de sol, siphon douche
      extraplat, siphon evier, siphon gain de place, siphon lavabo, siphon machine a laver, siphon receveur, siphon
      urinoir, solin, sonnette modulaire, sonometre, sortie de toit, soude caustique, soufflette, souffleur chantier,
      soupape chauffage, soupape de securite chaudiere, sous couche, sous couche fer, sous couche parquet, sous couche
      peinture, sous couches, spalter, spatule a enduire, spatule carreleur, spatule crantee, spatule de peintre,
      spatule enduit, spatule maconnerie, station a souder, station air chaud, station de dessoudage, station de
      soudage, station dessoudage, station soudage, stop chute, stop rouille, superglue, support a souder, support de
      barre penderie, support de poteau, support de poutre, support etagere, support mural tube, support outil, support
      panneau, support perceuse, support tringle penderie, support tuyau, sur lunettes, surlunettes, surpresseur,
      suspente, suspentes, table de sciage, table elevatrice, tableau de communication, tableau divisionnaire, tableau
      electrique, tableau electrique schneider, tableau pre equipe, tableau suspension crochet, tablette equerre,
      tablier soudeur, tabouret atelier, tabouret d atelier, tachymetre, taloche, taloche eponge, tamis scellement,
      tampon de regard, tampon de visite fonte, tampon fonte, tampon hydraulique regard, tapis anti fatigue, tapis
      antistatique, tapis caillebotis atelier, tapis d atelier, tapis de genoux, tapis de protection sol, tapis
      dielectrique, tapis isolant electricien, taquet, taquet d etagere, taquet de tablette, taquet etagere, taquet
      tablette, taquets, taquets d etagere, taquets de tablette, taquets tablette, taraud, tarauds, targette, tasseau,
      tasseau sapin, te a compression, te a sertir, te cuivre, te d accouplement, te egal, te galva, te laiton, te
      multicouche, te pe, te per, te pvc, teflon, teinte a bois, teinte a l eau bois, teinte bois, teinte chene,
      telecommande bft, telecommande came, telecommande de portail, telecommande faac, telecommande garage,
      telecommande hormann, telecommande nice, telecommande portail, telemetre laser, telerupteur, telerupteur
      silencieux, tenaille, tendeur, tendeur a lanterne, tendeur cage, tendeur de cable, tendeur de fil de cloture,
      tendeur inox cable, tendeurs elastiques, terebenthine, terrasse bois composite, testeur, testeur d usure, testeur
      de cable, testeur de cable reseau, testeur de diode, testeur de tension, thermohygrometre chantier, thermometre
      infrarouge, thermometre ir, thermometre laser, thermoretractable, thermostat ambiance programmable, thermostat d
      ambiance, thermostat electronique, thermostat fil pilote, thermostat filaire, thermostat plancher chauffant,
      thermostat programmable, thermostat radiateur, thermostat radio, tige filetee, tire fond, tire fonds, tiroir
      blum, toile abrasive, toile de renovation, toile de verre, toile emeri, tole, tole acier, tole alu, tole
      aluminium, tole bac, tole bac acier, tole corten, tole galvanisee, tole inox, tole larmee, tole ondulee, tole
      perforee, tole striee, torche mig, torche plasma soudure, torche soudage, torche tig, toupie atelier, tour a
      bois, tour a metal, tour a metaux, tour metaux, touret, touret a meuler, tourillon bois, tourillons bois,
      tournevis, tournevis plat, tournevis sans fil, traitement anti insectes bois, traitement bois, traitement
      charpente, traitement du bois, traitement hydrofuge, traitement insecticide bois, traitement termites,
      transformateur de sonnette, transformateur modulaire, transformateur sonnette, transpalette, trappe carrelee,
      trappe chatiere toiture, trappe de visite, trappe visite, treillis soude, trepan, trepan diamant, trepied
      chantier, trepied de chantier, trepied laser, tresse a dessouder, tresse dessouder, tresse poele a bois, treteau,
      treteaux, treuil, trichlo, trousse a outils, trousse de tournevis, trousse outils, truelle, truelle langue de
      chat, trusquin, tube acier, tube alu, tube carre, tube contact mig, tube cuivre, tube fonte, tube galvanise, tube
      inox 316, tube inox poele, tube inox rond, tube irl, tube iro, tube iroe, tube laiton, tube multicouche, tube pe,
      tube per, tube polyethylene, tube pvc, tube rectangulaire acier, tube rigide poele, tuile, tuile canal, tuile
      chatiere, tuile de rive, tuile de ventilation, tuile faitiere, tuile mecanique, tuile plate toiture, tuyau, tuyau
      air comprime, tuyau aluminium ventilation, tuyau annele, tuyau aspiration pompe, tuyau compresseur, tuyau
      cristal, tuyau d air comprime, tuyau d aspiration, tuyau de gaz butane, tuyau de poele, tuyau evacuation, tuyau
      flexible, tuyau gaz, tuyau hydraulique, tuyau inox, tuyau multicouche, tuyau per, tuyau plat, tuyau pneumatique,
      tuyau poele, tuyau polyethylene, tuyau pvc, tuyau refoulement plat, tuyau souple, tuyau spirale, tyvek, va et
      vient, vanne, vanne a bille, vanne a volant, vanne gaz, vanne guillotine, vanne radiateur, variateur celiane,
      variateur de frequence, variateur de lumiere mural, variateur encastrable, variateur legrand, vase d expansion 8
      litres, vase d expansion chaudiere, vase d expansion chauffage, vase d expansion sanitaire, vase d expansion
      solaire, velcro adhesif, velcro auto agrippant, velcro autocollant, ventouse a deboucher, ventouse carrelage,
      ventouse de manutention, ventouse debouche evier, ventouse deboucheur, ventouse porte plaque, ventouse vitrier,
      ventouse wc, verin, verin a gaz, verin de lit, verin de meuble, verin gaz, vermoulure, vernis a bois, vernis
      beton, vernis bois, vernis bois exterieur, vernis carrelage, vernis escalier, vernis marin, vernis meuble, vernis
      parquet, vernis plan de travail, vernis polyurethane, vernis pu, vernis tampon bois, vernis v33, verre soudeur,
      verriere atelier, verriere interieure, verrou, verrou a bouton, verrou baionnette, verrou bouton, verrou de
      portail, verrou haut bas, vidage bac, vidage baignoire, vidage douche, vidage evier, vidage lavabo, vidage
      machine a laver, vis, vis a bois, vis a double filet, vis a metaux, vis a oeil, vis agglomere, vis allen, vis
      autoforeuse, vis autoforeuses, vis autoperceuse, vis beton, vis bh, vis bois, vis charpente, vis chc, vis d
      assemblage, vis fhc, vis inox, vis m10, vis m3, vis m4, vis m5, vis m6, vis m8, vis metaux, vis moleculee, vis
      moletee, vis nylon, vis papillon, vis parker, vis placo, vis poelier, vis sans tete, vis terrasse, vis tete
      bombee, vis tete cylindrique, vis tete fraisee, vis tete hexagonale, vis th, vis thermolaque, vis tirefond, vis
      universelle, visiere anti projection, visiere de protection chantier, visiere forestiere, visiere relevable
      chantier, visserie, visseuse, visseuse a choc, vitrificateur, vitrificateur parquet, vmc, volet roulant, volets
      battants, voltmetre, voyant led 22mm, voyant lumineux 220v, voyant modulaire, voyant tableau, wago, wd40, white
      spirit, xylophage traitement, xylophene`,
    ],
  ],
  unsure: `abrasif, accouplement, acetone, adhesif, agrafe, agrafes, aiguille, aiguilles, automate, bache, balsa,
    bengaline, beton, biais, bloc,
    bouchon de radiateur, bourre, bouton, boutons, brique, bristol, broderie, cable electrique, cabochon, cabochons,
    cachet, cale, calicot, canette, cartes, carton, chandelle, chandelles, chariot, chenille, cheville, circlips, colle,
    comparateur, compas, compresseur, conduit, cordage, corde, corniere, cornieres, cosse, cosses, coude, coulisse,
    coupon, craie, crayon, cretonne, crochet, cylindre, cylindres, dateur, decapant, dentelle, destructeur,
    diable, dies,
    differentiel, echelle, electrode, embout, embouts, encre, endoscope, enrouleur, equerre, estompe, etain, fermoir,
    fermoirs,
    feutre, feutrine, fil, flexible, foret, gache, gaffer, gaine, galon, generateur, gomme, gouge, gouges, grattoir,
    groom, guidon, guipure, hydrofuge, isolant, joint, judas, kapok, lainage, laine, liant, lime, limes, loquet,
    macaron, macrame, manille,
    manometre, masse, mastic, mdf, meche, medium, mines, minuterie, molleton, mortier, niveau, osb, ouate,
    outil, paillette,
    paillettes, papier, parement, passerelle, pastel, pastels, patron, perle, perles, pictogramme, pigment, pince,
    pinceau,
    pinceaux, pioche, piton, pitons, plioir, plume, polycarbonate, pompe, popeline, pressions, primaire,
    profile, rabot, raccord,
    rail, raphia, rapporteur, rayonnage, regle, relieur, rembourrage, resine, rondelle, rondelles, roulement, roulette,
    ruban, sandow, sangle, sangles, sanguine, saturateur, scotch, semainier, sequins, simili, siphon, skai,
    suedine, taffetas, tampon, taquet, taquets, tissu, tole,
    trieur, trombone, trombones, tuile, tuyau, verin, vis, wax hollandais, zip`,
  printed: 'carnet, carte de voeux, carte postale, sticker',
  straps: 'sangles',
  uses: {
    ARTS_AND_CRAFTS: `beaux arts, bureau papeterie, couture, emballage cadeau, fournitures de bureau, fournitures
      scolaires, loisirs creatifs, mercerie, papeterie, peinture artistique, scolaire, scrapbooking, tricot`,
    TOOLS: `atelier, bricolage, chantier, electricite, electricite et eclairage, maconnerie, materiaux, materiaux de
      construction, menuiserie, outillage, outillage electroportatif, peinture et droguerie, plomberie, plomberie et
      sanitaire, quincaillerie, serrurerie, soudure, visserie`,
  },
};
