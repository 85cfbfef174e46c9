import type { Subject } from '../words.ts';

export const CRAFTS: Subject = {
  things: [
    [
      'ARTS_AND_CRAFTS',
      `abat carre cuir, acrylique amsterdam, acrylique decoart, acrylique extra fine, acrylique fine, acrylique golden,
      acrylique lefranc, acrylique liquitex, acrylique marabu, acrylique pebeo, acrylique polycolor, acrylique studio,
      acrylique system 3, acrylique tube, aerographe, affiche publicitaire, agate brunisseur, agenda, agenda exacompta,
      agenda organiseur, agenda quo vadis, agenda scolaire, agrafe 24 6, agrafe 26 6, agrafe bureau, agrafe couture,
      agrafe de bureau, agrafe no 10, agrafe pantalon, agrafe soutien gorge, agrafeuse, agrafeuse bostitch bureau,
      agrafeuse leitz, aiguille, aiguille a broder, aiguille a coudre, aiguille a laine, aiguille a tapisserie,
      aiguille a torsade, aiguille a tricoter, aiguille addi, aiguille auxiliaire, aiguille bambou tricot, aiguille
      chiaogoo, aiguille circulaire, aiguille circulaire knitpro, aiguille courbe, aiguille cuir couture, aiguille de
      tricot, aiguille double pointe, aiguille feutrage, aiguille interchangeable, aiguille jumelee, aiguille knitpro,
      aiguille machine, aiguille schmetz, aiguille tapisserie, aiguille tapissier, aiguilles, aiguilles a perles,
      aiguilles chas, aiguilles droites, aiguilles torsades, aimant de bureau, aimant pour tableau, aimant tableau,
      airbrush, album scrap, album scrapbooking, alene, alginate moulage, anneau bois macrame, anneau brise, anneau d
      sac, anneau de jonction, anneau de rideau couture, anneau demi lune, anneau en d, anneau jonction, anneau
      macrame, anneau metal macrame, anneau polystyrene, anneau porte cles lot, anneau rectangulaire, anneau reliure,
      anneau rond couture, anneaux demi ronds, anneaux ouverts bijoux, anse bambou couture, anse bandouliere a coudre,
      anse cuir a coudre, anse de sac a coudre, anse de sac bois, anse de sac couture, anse de sac cuir, anse de sac
      simili, anse sac a coudre, anse sac simili, appret bijoux, appret or gold filled, apprets, aquarelle, aquarelle
      cotman, aquarelle daniel smith, aquarelle sennelier, aquarelle winsor newton, ardoise, argile a modeler, argile
      autodurcissante, argile blanche a modeler, argile gres poterie, argile modelage, argile polymere, argile poterie,
      argile rouge poterie, argile sans cuisson, argile sculpture, argile sechage air, arret cordon, arret cordons,
      arrete mailles, attache lettres, attache parisienne, attache parisiennes, attache soutien gorge, attache textile,
      attache trombone, autocollant, autocollant enfant, autocollant laptop, bac a courrier, bac courrier, bac de
      rangement papeterie, bac de rangement papier, bac de sechage a savon, bac de sechage savon, bachette, badge
      nominatif, baguette a relier, baleine corset, baleine couture, baleine soutien gorge, balsa, balsa baguette,
      balsa planche, bande a broder, bande aida, bande de biais, bande de papier, bande elastique couture, bande lin a
      broder, bande ourlet, bande thermocollante, bande velcro a coudre, banderole publicitaire, barbotine, barre a
      reliure, base creme neutre diy, base de savon, base gel douche neutre, base melt pour, base neutre savon, base
      savon, base shampoing neutre, batiste, baton bois creatif, baton colle, baton de colle, baton de glace creatif,
      batonnet bois creatif, batonnets bois, bazin getzner, bazin riche 10 m, bazin riche au metre, bazin riche teint,
      bazin riche tissu, bazin teint, bazin tissu, bengaline, biais, biais a cheval, biais au metre, biais coton, biais
      elastique, biais fantaisie, biais jersey, biais liberty, biais lurex, biais replie, biais satin, biais simili,
      biais tout pret, bic 4 couleurs, big shot, big shot sizzix, blanc correcteur, bloc, bloc a dessin, bloc a
      spirale, bloc acrylique, bloc audience, bloc bureau, bloc canson, bloc clear, bloc correspondance, bloc croquis,
      bloc de cours, bloc de dessin, bloc de feuilles, bloc de papier, bloc ephemeride, bloc lavis, bloc layout, bloc
      mix media, bloc mixed media, bloc note, bloc notes, bloc papier, bloc rhodia, bloc scrapbooking, bloc semainier,
      bloc sténo, bloqueur de cordon, bloqueur tricot, blouse peinture, bobine caisse, bobine carte bancaire, bobine de
      fil, bobine fil, bobine papier thermique, bobine thermique, bobine thermiques, bobine ticket, bobine tickets de
      caisse, bobine tpe, bobinoir, bogolan, bois a decorer, bois a pyrograver, bois balsa, bois de balsa, boite a
      aiguilles, boite a boutons couture, boite a canettes, boite a couture, boite a decorer, boite a dragees, boite a
      feutres, boite a peindre, boite archive, boite archives, boite ballotin vide, boite bois a decorer, boite cadeau,
      boite canettes, boite carton, boite cartonnee, boite cloche cadeau, boite couture, boite crayons, boite d
      expedition, boite de boutons, boite de craies, boite de crayons, boite de feutres, boite dragees mariage, boite
      en carton, boite kraft, boite mache, boite papier mache, boite postale, boite postales, boites a archives, bol a
      laine, bol a tricot, bolduc, bombe de colle repositionnable, bombe de peinture creative, bombe de vernis beaux
      arts, bombe molotow, bombe montana, bombe peinture molotow, bombe peinture montana, bon de commande carnet, bord
      cote, bord cotes, boucle a clip plastique, boucle ardillon, boucle attache rapide couture, boucle ceinture
      couture, boucle clip plastique, boucle coulissante, boucle de ceinture a coudre, boucle de ceinture plastique,
      boucle de reglage, boucle de serrage sangle, boucle double passant, boucle passant, boucle plastique clipsable,
      boucle reglage, boucle sac a dos plastique, boucle salopette, boucle sangle, bougie cire a cacheter, boule a
      decorer, boule cotillon creatif, boule de cotillon, boule en cellulose, boule plastique transparente garnir,
      boule plexi a garnir, boule polystyrene, boule styropor, boule transparente a decorer, bourre, bourre coussin,
      bourre rembourrage, bouton, bouton a coudre, bouton a queue, bouton a recouvrir, bouton aimante, bouton bois,
      bouton brandebourg, bouton caban, bouton chemise, bouton coquillage, bouton corozo, bouton cuir, bouton de jean,
      bouton duffle coat, bouton en corozo, bouton fantaisie, bouton jean, bouton magnetique, bouton metal, bouton
      nacre, bouton polyester, bouton pression, bouton recouvert, bouton recouvrir, bouton resine, bouton strass
      couture, boutons, boutons en bois couture, brads, breloque a emailler, breloque acier inoxydable lot, breloque
      apprets, breloque bijoux lot, breloque connecteur, breloque laiton, breloque lot, breloque metal argente,
      breloque metal lot, bristol, brochure, broderie, broderie anglaise, broderie diamant, broderie suisse, broderie
      traditionnelle, brodeuse, brosse a encrer, brosse beaux arts, brosse blanc emaille, brosse blanc magnetique,
      brosse blanche velleda, brosse bombee, brosse carree beaux arts, brosse effacable, brosse effacables a sec,
      brosse eventail, brosse huile, brosse kaerell, brosse plate acrylique, brosse plate raphael, brosse pour tableau,
      brosse ronde beaux arts, brosse soies de porc, brosse tableau, brosse usee bombee, brosse velleda, buste bijoux,
      buste couture, buvard, cabochon, cabochon pierre, cabochon resine, cabochon rond, cabochon verre, cabochons,
      cache noeud, cache noeuds, cachet, cachet cire, cachet de cire, cadre a broder, cadre a mosaique, cadre broder,
      cadre broderie, cadre de serigraphie, cadre serigraphie, cadre tapisserie, cahier, cahier clairefontaine, caisse
      americaine, caisse carton, caisse en carton, calculatrice de bureau papeterie, calculatrice scolaire papeterie,
      calendrier, calligraphie, calotte bijoux, cameo silhouette, canette, canette machine, canette metal, canette
      plastique, canevas, cannage au metre, cannage rouleau, carnet, carnet a dessin, carnet a souches, carnet a
      spirale, carnet a5, carnet a6, carnet bambou papier, carnet brode, carnet bullet, carnet clairefontaine, carnet
      cuir, carnet de chantier, carnet de commande, carnet de croquis, carnet de dessin, carnet de naissance papier,
      carnet de notes, carnet de voyage, carnet intime, carnet japonais, carnet leuchtturm, carnet ligne, carnet
      manifold, carnet moleskine, carnet personnalise, carnet pointille, carnet relie, carnet rhodia, carnet spirale,
      carnets, carte a gratter annonce, carte a planter, carte anniversaire, carte anniversaire enfant, carte bapteme,
      carte bonne annee, carte bonne fete, carte bristol, carte communion, carte condoleances, carte correspondance,
      carte d anniversaire, carte d art, carte d invitation, carte de condoleances, carte de correspondance, carte de
      fidelite papier, carte de mariage, carte de naissance, carte de noel, carte de remerciement, carte de saint
      valentin, carte de visite, carte de voeux, carte de voeux 2025, carte defi, carte double, carte en bois a offrir,
      carte felicitations, carte fete des meres, carte fete des peres, carte invitation, carte merci, carte message,
      carte naissance, carte plastifiee, carte pliee, carte pollen, carte pop up, carte postale, carte postale
      ancienne, carte postales anciennes, carte remerciement, carte retraite, carte saint valentin, carte visite, carte
      voeux, cartes, carton, carton a croquis, carton a dessin, carton barrel, carton bois creatif, carton bouteilles
      expedition, carton bristol, carton contrecolle, carton d emballage, carton d expedition, carton de demenagement,
      carton demenagement, carton double cannelure, carton emballage, carton entoile, carton expedition, carton gris,
      carton invitation, carton livre demenagement, carton mousse, carton ondule creatif, carton penderie demenagement,
      carton plume, carton simple cannelure, carton standard, carton toile, cartouche d encre plume, cartouche d encre
      stylo, cartouche encre plume, cartouche encre stylo, cartouche encre stylo plume, cartouche lamy, cartouche
      pelikan, cartouche plume, cartouche waterman, casserole a cire, centreur de meche, cerceau a broder, cerceau
      broder, cerceaux et cadres, cernit, chaine a billes metre, chaine acier inoxydable au metre, chaine au metre,
      chaine bijoux au metre, chaine doree au metre, chaine laiton au metre, chaine maille forcat metre, chambray,
      chassis 3d, chassis a clef, chassis coton, chassis entoile, chassis nu, chassis toile, chemise 3 rabats, chemise
      a elastiques, chemise a pression, chemise a rabats, chemise a sangle, chemise cartonnee, chemise dossier, chemise
      elastique, chemise extensible, chemise plastique a4, chemise polypro, chemise rabats, chemise suspendue,
      chenille, chenille creative, chenille pipe, chenilles loisirs, chevalet, chevalet d atelier, chip de calage,
      chipboard, chute de cuir, cire a bougie, cire a cacheter, cire a fondant, cire a sceller, cire abeille bougie,
      cire bougie, cire cachet, cire cacheter, cire colza, cire d abeille blanche, cire d abeille bougie, cire d
      abeille jaune, cire d abeille pastilles, cire d abeille pure, cire de carnauba vegetale, cire de coco, cire de
      colza, cire de palme, cire de paraffine, cire de soja, cire en pastilles, cire fonte bougie, cire gel, cire
      golden wax, cire kerasoy, cire microcristalline, cire naturewax, cire olive bougie, cire paraffine bougie, cire
      pilier, cire pour bougie, cire pour sceau, cire soja, cire vegetale, cisaille a papier, cisaille bureau, cisaille
      massicot, cisaille papier, ciseau couture, ciseau de couture, ciseau enfant bout rond, ciseaux, classeur,
      classeur exacompta, clip boucle d oreille support, clous a griffe cuir, clous a riveter, clous bijoux, clous d
      oreilles puces supports, coffret acrylique, coffret cadeau vide, coffret crayons, coffret creatif, coffret
      dessin, coffret feutres, coffret graphite, coffret huile tubes, coffret pastels, coffret scrapbooking, colle,
      colle 505, colle a bois enfant, colle a chaud batons loisirs, colle a paillettes, colle a tissu, colle baton,
      colle bijoux, colle blanche, colle chaude baton, colle cleopatre, colle e6000, colle en baton, colle en spray,
      colle en stick, colle enfant, colle gutta, colle liquide, colle mod podge, colle mosaique, colle neoprene cuir
      loisirs, colle papier, colle pritt, colle repositionnable, colle scotch uhu, colle stick, colle strass, colle
      textile, colle tissu, colle transparente scolaire, colle uhu, colle vinylique, collet cuir, collet tannage
      vegetal, colorant a bougie, colorant bougie, colorant cire, colorant epoxy, colorant liquide bougie, colorant
      pour bougie, colorant pour resine, colorant pour savon, colorant resine, colorant savon, colorant textile,
      coloriage, compas, compas college, compas maped, compas scolaire, compas staedtler, compte rangs, compteur de
      mailles, compteur de rang tricot, compteur de rangs, cone fil, cone polystyrene, conferencier, connecteur acier
      inoxydable, connecteur bijoux, connecteur email, connecteur filigrane, connecteur laiton, contenant a bougie
      vide, contenant bougie vide, contenant pour bougie, contreplaque 3mm laser, contreplaque modelisme, contreplaque
      peuplier laser, convertisseur plume, copie double, copie doubles perforees, copie perforees, copie simple, coque
      soutien gorge couture, corbeille a courrier, corbeille courrier, corde coton peigne, corde coton tressee, corde
      macrame, corde papier, cordon anorak, cordon capuche, cordon cire, cordon coton, cordon cuir bijoux, cordon cuir
      rond, cordon elastique coton, cordon lurex, cordon nylon bijoux, cordon paracorde bijoux, cordon piping, cordon
      polyester, cordon queue de rat, cordon satin, cordon suedine, cordon tresse coton, correcteur blanc, correcteur
      liquide, correcteur roller, correcteur ruban, correcteur souris, correcteur tipp ex, coton a broder, coton a
      crochet, coton a crocheter, coton a tricoter, coton au metre, coton bio au metre, coton enduit, coton gaufre,
      coton imprime au metre, coton lave tissu, coton mouline, coton perle, coton plumetis, coton retors a broder,
      coton tricoter, coudieres a coudre, coudieres thermocollantes, coupe a savon, coupe fil, coupe fils, coupe
      papier, coupe savon, coupon, coupon 1m50, coupon 3 metres, coupon 50x50, coupon ankara, coupon bazin, coupon
      coton, coupon de 3 metres, coupon de popeline, coupon de tissu, coupon jersey, coupon kente, coupon lin, coupon
      patchwork, coupon satin, coupon tissu, coupon velours, coupon viscose, coupon wax, couronne polystyrene, coussin
      a epingles, couteau a palette, couteau a peindre, couteau de peintre art, couteau palette, couteau peindre,
      couteau scalpel, couvercle bambou bougie, couvercle bougie, couvre livre, couvre livres, craie, craie a tissu,
      craie anti poussiere, craie blanche, craie bohin, craie couleur ecole, craie couture, craie de tailleur, craie
      ecole, craie giotto, craie robercolor, craie tailleur, craies, craies grasses, crayon, crayon a papier, crayon
      aquarellable, crayon aquarellables, crayon blanc dessin, crayon bois hb, crayon caran d ache, crayon charbon,
      crayon conte, crayon de couleur, crayon de couleurs 12, crayon derwent, crayon evolution bic, crayon faber
      castell, crayon graphite, crayon graphite staedtler, crayon hb, crayon inktense, crayon jumbo, crayon luminance,
      crayon mine, crayon papier, crayon pastel, crayon polychromos, crayon prismacolor, crayon sketch, crayon woody,
      crayons, crepe au metre, crepe georgette, crepe marocain, crepe satin, crepe stretch, crepe tissu, crepe viscose,
      cretonne, cretonne coton, cricut, crin tapissier, criterium, crochet, crochet a tricoter, crochet acier tricot,
      crochet aluminium, crochet aluminium tricot, crochet amigurumi, crochet bambou, crochet clover, crochet
      ergonomique, crochet knitpro, crochet laine, crochet prym, crochet soutien gorge, crochet tunisien, crochets
      boucles d oreilles apprets, crochets boucles d oreilles support, crochets d oreilles, crochets et oeillets,
      croquet galon, croquet serpentine, croupon, cuir au metre, cuir chute, cuir collet, cuir croûte, cuir d agneau
      coupon, cuir de chevre peau, cuir en peau, cuir peau entiere, cuir plaque, cuir tannage vegetal, cuir veau
      coupon, cuir vegetal, cure pipe, cure pipes, curseur de fermeture, curseur fermeture, curseur ykk, curseur zip,
      cutter a papier, cutter de precision x acto, cutter precision, cutter rotatif, dateur, de a coudre, decoud vite,
      decouvite, degrafeur, delica, demi godet, denim au metre, denim brut tissu, denim stretch tissu, dentelle,
      dentelle au fuseau, dentelle au metre, dentelle coton, dentelle crochet, dentelle de calais, dentelle elastique,
      dentelle guipure, dentelle ruban, dentelle stretch, depliant, destructeur, destructeur papier, devidoir adhesif
      bureau, devidoir de bureau, devidoir laine, devidoir ruban adhesif bureau, devidoir scotch bureau, diamond
      painting, die de decoupe, die decoupe, die scrapbooking, die sizzix, die thinlits, dies, dormeuses apprets,
      dossier a soufflet, dossier suspendu, double gaze, doublure acetate, doublure bemberg, doublure maillot, doublure
      polyester, doublure satin, doublure tissu, doublure viscose, ebauchoir, echeveau, echevette dmc, echevettes,
      eclisse, ecusson, effaceur, elastique 2 cm, elastique a plat, elastique au metre, elastique blonds, elastique
      boutonniere, elastique bracelet caoutchouc, elastique bretelle, elastique bureau, elastique caoutchouc bureau,
      elastique ceinture couture, elastique cotele, elastique couture, elastique de bureau, elastique dentelle,
      elastique fronceur, elastique gros grain, elastique lingerie, elastique lurex, elastique masque couture,
      elastique plat, elastique rond, elastique transparent couture, email ceramique, email faience, email gres, email
      poterie, email transparent ceramique, emaux ceramique, emaux de briare, emaux mosaique, emaux poudre,
      embellissements, embossage, embout a griffes, embout bijoux, embout collier apprets, embout cordon, embout cuir
      bijoux, embout lanieres, emporte piece cuir, encre, encre a alcool, encre acrylique, encre alcool, encre chine
      noire, encre colorex, encre d alcool, encre de chine, encre dessin, encre distress, encre eau, encre gravure,
      encre herbin, encre j herbin, encre memento, encre pigmentee scrap, encre pour tampon, encre sepia, encre
      serigraphie, encre taille douce, encre tampon, encre typographique, encre versafine, encre waterman, encreur,
      encreur versafine, enfile aiguille, enfile aiguilles, enfile perle, enfile perles, engobe, enseigne autocollante,
      entoilage, enveloppe, enveloppe auto adhesive, enveloppe auto adhesives, epaulette couture, ephemera, ephemeride
      2025, epingle a foulard couture, epingle a nourrice, epingle a tete, epingle couture, epingle de surete, epingle
      entomologie, epingle fines, epingle patchwork, epingle tapissier, epingle tete de verre, epingle tete plate,
      epingle tete verre, epingles, eponge au metre, eponge bambou au metre, eponge de bambou, eponge microeponge,
      eponge tissu, epoxy cristal, epoxy resine, epoxy table river, equerre 45, equerre 60, equerre aristo, equerre
      geometrie, equerre maped, equerre scolaire, essence de petrole beaux arts, essuie pinceau, estampe bijoux,
      estampe filigrane, estampe filigranee, estampe laiton, estecque, estompe, estompes, etamine de coton, etiqueteuse
      de prix, etiqueteuse manuelle, etiqueteuse prix, etiquette, etiquette dymo, etiquette scolaires, etiquette
      vetement, etiquette vetements, etui expedition, fabrication bougie, fabrication savon, fabrique pompon,
      facturier, faire part, faire part de naissance, faire part naissance, faire part naissance fille, faire part
      naissance garcon, faire parts, fausse fourrure tissu, fermeture a curseur, fermeture a glissiere, fermeture au
      metre, fermeture eclair, fermeture glissiere, fermeture injectee, fermeture invisible, fermeture metal separable,
      fermeture nylon, fermeture prym, fermeture separable, fermeture ykk, fermeture zip, fermoir, fermoir a clapet,
      fermoir a vis bijoux, fermoir aimante, fermoir bijoux, fermoir cartable, fermoir clip sac, fermoir de sac,
      fermoir homard, fermoir magnetique sac, fermoir mousqueton, fermoir porte cles, fermoir porte monnaie, fermoir
      retro porte monnaie, fermoir sac couture, fermoir t toggle, fermoir toggle, fermoir tourniquet, fermoirs, feuille
      a dessin, feuille a dorer, feuille a4, feuille acetate, feuille blanches a4, feuille calque, feuille canson,
      feuille cartonnees, feuille couleur a4, feuille crepon, feuille d or, feuille de feutrine, feuille de soie,
      feuille de stickers, feuille dessin, feuille dorure, feuille doubles, feuille feutrine, feuille magnetique
      imprimable, feuille metal doree, feuille mi teintes, feuille mobile, feuille mobiles, feuille mousse, feuille or
      imitation, feuille quadrillees, feuille simples perforees, feuille sublimation, feuille transfert, feuilles
      perforees, feuilles simples, feutre, feutre a alcool, feutre acrylique, feutre alcool, feutre aquarellables,
      feutre blanc emaille, feutre blanc magnetique, feutre blanche velleda, feutre brush, feutre copic, feutre craie,
      feutre effacable, feutre fin stabilo, feutre fins, feutre indelebile, feutre jumbo, feutre liquide craie, feutre
      magiques, feutre micron, feutre ohuhu, feutre permanent, feutre permanents, feutre pigma, feutre pinceau, feutre
      pointe fine, feutre porcelaine, feutre posca, feutre sakura, feutre stabilo, feutre staedtler, feutre textile,
      feutre tissu, feutre tombow, feutre velleda, feutres, feutres lavables, feutrine, feutrine 1mm, feutrine 2mm,
      feutrine 3mm, feutrine adhesive, feutrine laine, feutrine plaque, fibre creuse siliconee, fibre de rembourrage,
      fibre garnissage, ficelle baker, ficelle bicolore, ficelle cadeau, ficelle coton bicolore, ficelle de jute,
      ficelle jute, ficelle kraft, ficelle lin, ficelle macrame, ficelle twine, fiche bristol, fil, fil a batir, fil a
      bijoux, fil a boutonniere, fil a broder, fil a chaussettes, fil a coudre, fil a crocheter, fil a gant, fil a
      quilter, fil a repriser, fil a surjeter, fil a tricoter, fil alpaga, fil aluminium, fil c lon, fil cable bijoux,
      fil cable perles, fil catania, fil chenille, fil chinois bijoux, fil cire cuir, fil cordonnet, fil coton, fil
      crochet, fil cuir couture, fil d aluminium creatif, fil d argent bijoux, fil de fer fleuriste, fil de jade, fil
      de laine, fil de lin cire, fil de nylon couture, fil dmc, fil drops, fil elastique, fil elastique bijoux, fil
      faufil, fil guetermann, fil gutermann, fil invisible couture, fil jean couture, fil jeans, fil katia, fil laiton
      bijoux, fil lurex, fil macrame, fil madeira, fil memoire bijoux, fil merinos, fil metallise a broder, fil mohair,
      fil mouline, fil moulinet dmc, fil mousse, fil nylon bijoux, fil nylon elastique, fil nylon perles, fil phildar,
      fil poisse, fil polyester, fil silamide, fil tex, fil trapilho, fil wax, film a bulles, film alimentaire cadeau,
      film bulle, film couvre livre, film estampe, filofax, fils textiles etiquetage, filtre carte, fimo, fixatif,
      fleur papier mulberry, fleurs en papier loisirs, fleurs pressees, fleurs sechees resine, flex paillete, flex
      siser, flex textile, flocage, flyer, fond de panier bois, fond de sac crochet, fondoir a cire, forme polystyrene,
      formes bois creatif, four a ceramique, four ceramique, four emaux, four poterie, fourrure au metre, fourrure
      mouton tissu, fourrure synthetique au metre, fragrance bougie, fragrance cosmetique, fragrance cosmetique fait
      maison, fragrance de grasse, fragrance diffuseur diy, fragrance naturelle bougie, fragrance pour bougie,
      fragrance pour bougies, fragrance pour fondant, fragrance pour savon, fragrance savon, frange galon, french
      terry, frisure de calage, frisure papier, fusain, fuseau a filer, gabardine au metre, gabardine coton, gabardine
      de coton, gabardine stretch, galon, galon africain, galon ameublement, galon brode, galon croquet, galon de
      finition, galon dentelle, galon ethnique, galon fantaisie, galon frange, galon jacquard, galon perles, galon
      plumes, galon pompon, galon sequins, galon strass, galon tapissier, galon velours, ganse, garnissage coussin,
      gaze de coton, gel acrylique, gel crayon, gelly roll, genouilleres thermocollantes, gesso, girelle, glissiere au
      metre, globe bureau, gobelet peinture, godet aquarelle, godet peinture, gomme, gomme adhesive, gomme blanche,
      gomme crayon, gomme electrique, gomme faber castell, gomme graphite, gomme maped, gomme mie de pain, gomme mie
      pain, gomme plastique, gomme staedtler, gommette, gouache, gouache pebeo, gouache scolaire, gouge lino, gouges a
      bois sculpture, gres chamotte, gres poterie pains, griffe cuir, grille point de croix, grugeoir, guipure, huile
      cobra, huile d oeillette, huile de lin beaux arts, huile extra fine, huile fine lefranc, huile fine rembrandt,
      huile lefranc bourgeois, huile machine a coudre, huile rembrandt, huile sennelier, huile tube 40ml, huile van
      gogh, huile williamsburg, huile winsor newton, huile xl pebeo, intercalaire, interlock coton, invitation
      anniversaire, invitation annniversaire fille, invitation enfant, invitation foot anniversaire, jacquard
      ameublement, jacquard au metre, jacquard tissu, jauge d echantillon, jauge de tricot, jauge echantillon, jauge
      tricot, jeannette couture, jelly roll, jersey a crocheter, jersey bio, jersey coton, jersey de coton, jersey
      digital, jersey elasthanne, jersey imprime, jersey interlock, jersey jacquard, jersey lourd, jersey milano,
      jersey romanite, jersey tissu, jersey uni coton, jersey viscose, jesmonite, jeu de tampons, joint mosaique,
      journal cuir, journal intime, journal relie, kakemono, kapok, kit amigurumi, kit attrape reve diy, kit baume a
      levres diy, kit bijoux, kit bombe de bain diy, kit bougie, kit bougie diy, kit bracelet, kit bracelets
      bresiliens, kit broderie, kit cosmetique diy, kit cosmetique maison, kit couture, kit couture enfant, kit
      creatif, kit creation bougie, kit crochet, kit crochet doudou, kit de broderie, kit de crochet, kit de tracage,
      kit de tricot, kit diy, kit ecolier, kit fabrication bijoux, kit fabrication bougies, kit fabrication de bougies,
      kit feutrage, kit fournitures scolaires, kit geometrie, kit gravure, kit kokedama diy, kit lettering, kit lino
      gravure, kit loisir creatif, kit macrame, kit mosaique, kit mosaique enfant, kit outils sculpture, kit perles,
      kit poterie, kit pyrogravure, kit reliure, kit resine, kit saponification, kit savon, kit savon diy, kit savon
      maison, kit scrap, kit scrapbooking, kit serigraphie, kit tapisserie, kit tissage, kit tracage, kit tricot, kit
      vitrail, lainage, lainage au metre, lainage manteau, laine, laine a chaussettes, laine a feutrer, laine a
      tricoter, laine acrylique, laine alpaga, laine baby merinos, laine bergere de france, laine bouillie, laine
      cardee, laine chaussettes, laine chunky, laine cotton, laine de mouton cardee, laine drops, laine feutree
      creation, laine filee, laine fingering, laine katia, laine lopi, laine meches, laine merinos, laine mohair, laine
      peignee, laine phildar, laine super wash, lame cutter rotatif, lampe bureau papeterie, lampe uv resine, laniere
      cuir, laniere de cuir, laniere en cuir loisirs, latex de moulage, latex liquide moulage, layer cake tissu,
      lettrage adhesif, lettre a peindre, lettre adhesive, lettre carton a decorer, liant, liberty au metre, liberty
      betsy, liberty capel, liberty wiltshire, lin au metre, lin enduit, lin lave au metre, linogravure, livre
      coloriage, livre d or, livre d or naissance, livre de coloriage, livre de comptes, livret de messe, loisir
      creatif, loisirs creatifs, lot de coupons, lot de pinceaux, lot de tissus, lutin 40 vues, lutin 60 vues, lutin 80
      vues, lutin a4, lycra au metre, lycra maillot de bain au metre, lycra tissu, machine a badges, machine a broder,
      machine a coudre, machine a coudre electronique, machine a patchwork, machine a plastifier, machine a pression,
      machine a relier, machine a tampons, machine a tricoter, machine badge, machine coudre, machine de decoupe,
      machine overlock, machine sizzix, macrame, maille ajouree tissu, maille cotelee, maille jersey, maille milano,
      maille punto, maille tricot au metre, maillet cuir, malette dessin, mallette artiste, mallette beaux arts,
      mallette couleurs, mallette crayons, mallette creative, mallette de dessin, mallette dessin, mallette feutres,
      mallette loisirs creatifs, mallette pastels, manifold, mannequin bois articule, mannequin couture, mannequin
      couturiere, mannequin de couture, mannequin dessin, mannequin reglable couture, maroquinerie outils, marque page,
      marqueur, marqueur copic, marqueur sharpie, marquoir, masking tape, masking tapes, massicot, massicot fiskars,
      matoir cuir, matrice coupe, matrice de coupe, matrice de decoupe, meche bois bougie, meche bougie, meche cirees,
      meche coton, meche cotton, meche ecocore, meche en bois bougie, meche papier bougie, meche pour bougie, meche
      pour bougies, meche pre ciree, meche prewaxee, meche stabilo bougie, medium, medium a l huile, medium a peindre,
      medium acrylique, medium brillant, medium de lissage, medium gel, medium mat acrylique, medium pouring, medium
      retardateur, medium vinylique, memo, menu bapteme, menu de mariage, menu mariage, menu personnalise, mercerie,
      metier a broder, metier a perles, metier a tisser, metier a tricoter, metier broder, metier tapisserie, metier
      tisser, metre ankara, metre bazin, metre kente, metre wax, mica colorant, mica poudre mica, mica savon, mine 0 5,
      mine 0 7, mine de plomb, mine graphite, mines, minky, mirette, mixtion a dorer, modal tissu, modele couture,
      modele crochet, modele tricot, module de classement, module de rangement bureau, moelle de rotin, mohair tricot,
      molleton, molleton bio, molleton coton, molleton de table metre, molleton gratte, mosaique bisazza, mosaique
      emaux, mosaique loisirs, moulage en platre, moulage platre enfant, moule a bombe de bain, moule a bougie, moule a
      fondant, moule a fondants, moule a platre, moule a resine, moule a savon, moule bath bomb, moule beton, moule
      bijoux resine, moule bombe de bain, moule bombes de bain, moule bougie, moule cendrier resine, moule cire
      fondante, moule dessous de verre resine, moule en silicone resine, moule en silicone savon, moule epoxy, moule
      fimo, moule fondant, moule fondants parfumes, moule latex platre, moule papier recycle, moule plastique chocolat
      savon, moule platre, moule polycarbonate bougie, moule porte cle resine, moule pour bougie, moule pour bougies,
      moule pour fondants, moule pour resine, moule pour savon, moule pour savons, moule resine, moule savon, moule
      savonnerie, moule savonnette, moule silicone 6 savons, moule silicone beton, moule silicone bijoux, moule
      silicone bougie, moule silicone epoxy, moule silicone fimo, moule silicone pour savon, moule silicone resine,
      moule silicone savon, moule silicone savons, moule wax melt, mouline anchor, mouline dmc, mouline special 25,
      moumoute au metre, mousqueton bijoux, mousqueton pivotant 25mm, mousqueton pivotant sac, mousqueton porte cles
      apprets, mousqueton sac, mousqueton sac couture, mousquetons porte cles, mousse assise canape, mousse assise
      decoupe, mousse coussin, mousse eva, mousse florale, mousse haute densite assise, mousse matelassage, mousse
      polyether, mousse rembourrage, mousse tapissier, mousseline au metre, mousseline de soie au metre, mousseline
      polyester, mousseline tissu, mug sublimation vierge, neoprene au metre, neoprene tissu, nettoie pinceaux, nid d
      abeille au metre, nid d abeille coton, nid d abeille tissu, noeud adhesif cadeau, noeud cadeau, notes adhesives,
      numeroteur, oeillet a sertir, oeillet de rideau, oeillet laiton, oeillet metal, oeillet prym, oeillet rideau,
      oeillet vista, oeillets a griffes, oeillets metalliques, oeuf polystyrene, ombrelle devidoir, organisateur
      bureau, organiseur bureau, organiseur de bureau, organiseur filofax, organza au metre, organza rouleau, organza
      tissu, origami, osier brut, osier vannerie, ote agrafe, ouate, ouate de rembourrage, ouate garnissage, ouate
      polyester, ouate rembourrage, ouatine, outil a cuir, outil bijoux, outil cuir, outil de modelage, outil de
      poterie, outil de sculpture, outil du cuir, outil gravure lino, outil maroquinier, outil modelage, outil poterie,
      outil pour cuir, outil scrapbooking, outil sculpture argile, oxyde ceramique, oxyde de cobalt, oxyde de fer
      poterie, pagne 6 yards, pagne africain, pagne hollandais, pagne super wax, pagne tisse, pagne tissu, pagne
      uniwax, pagne vlisco, pagne wax, pagne wax 6 yards, pagne woodin, paillette, paillette chunky, paillette poudre,
      paillettes, paillettes biodegradables loisirs, paillettes creatives, paillettes decoratives, paillettes fines,
      paillettes iridescentes, paillettes loisirs, palette bois peintre, palette de peintre, palette effeuillable,
      palette ovale bois, palette papier peintre, palette peintre, panier a laine, panier couture, panier tricot,
      panneau coton, panneau jersey, panneau molleton, panneau sweat panneau, panneau tissu, paper board, paperboard,
      papeterie, papeterie coreenne, papeterie fantaisie, papeterie japonaise, papeterie mariage, papier, papier a
      dessin, papier a lettre parfume, papier a lettres, papier a patron, papier a3, papier a4, papier adhesif a4,
      papier blanc a4, papier bristol, papier bulle, papier cadeau, papier cadeaux, papier calage, papier calque,
      papier canson, papier carbone, papier carbone couture, papier cartonne, papier chiyogami, papier couche, papier
      couleur, papier creatif, papier crepon, papier cristal, papier croquis, papier d emballage, papier de calage,
      papier de couleur, papier de riz, papier de soie, papier dessin, papier ensemence, papier fluo, papier froisse
      cadeau, papier imprimante, papier indien, papier japonais, papier kraft, papier ligne, papier listing, papier
      lokta, papier mache, papier marouflage, papier mi teintes, papier millimetre, papier mousseline cadeau, papier
      musique, papier pastel, papier peint scrapbook, papier pelure, papier photo, papier pour machine, papier
      quadrille, papier recycle a4, papier scrap, papier scrapbooking, papier soie patron, papier sublimation, papier
      sublime, papier thermique bobine, papier traceur, papier transfert, papier velin, papier vellum, papier verge,
      papier vinyle, paraffine bougie, paraffine pastilles, parapheur, parfum a bougie, parfum bougie, parfum
      cosmetique fait maison, parfum de grasse bougie, parfum de grasse pour bougie, parfum pour bougie, parfum pour
      fondant, parfum pour savon, particule de calage, parure de stylos, parure stylo, parure stylos, passepoil,
      pastel, pastel gras, pastel huile, pastel sec, pastels, pastille colorante bougie, pastille meche, patafix, patch
      a coudre, patch brode, patch coude, patch jean thermocollant, pate a fixer, pate a metal, pate a modeler
      autodurcissante, pate a modeler fimo, pate a modeler polymere, pate a papier, pate a patine, pate a relief, pate
      a sel creatif, pate adhesive, pate autodurcissante, pate cernit, pate de modelage, pate de structure, pate
      durcissante, pate fimo, pate polymere, pate porcelaine froide, pate premo, pate sculpey, patron, patron
      amigurumi, patron atelier brunette, patron blouse, patron bonnet, patron burda, patron chemise, patron
      combinaison, patron couture, patron couture bebe, patron couture enfant, patron couture femme, patron couture
      homme, patron crochet, patron de couture, patron de robe, patron deer and doe, patron doudou, patron ikatee,
      patron imprime, patron jupe, patron lingerie, patron maillot de bain, patron manteau, patron mccall, patron
      mccalls, patron ottobre, patron pantalon, patron papier, patron pdf, patron pochette couture, patron pyjama,
      patron robe, patron sac, patron sac couture, patron short, patron simplicity, patron sweat, patron t shirt,
      patron top, patron tricot, patron tunique, patron veste, patron vogue, peau d agneau cuir, peau d agneau entiere,
      peau de chevre, peau de cuir, peau de vachette, peau de veau cuir, pedale machine a coudre, peinture, peinture
      citadel, peinture figurine citadel, peinture gouache enfant, peinture maquette, peinture par numero enfant,
      peinture pebeo, peinture revell, peinture tamiya, peinture vallejo, peinture vitrail pebeo, pelote, pelotonneuse,
      perforateur 2 trous, perforateur 4 trous, perforateur bureau, perforateur leitz, perforateur papier, perforateur
      rapesco, perforatrice, perle, perle a coudre, perle a ecraser, perle a enfiler, perle a repasser, perle a
      repasser hama, perle a souffler, perle acier inoxydable, perle acrylique, perle alphabet, perle aquabeads, perle
      argent 925 perles, perle bois, perle coquillage, perle cristal, perle czech, perle d agate, perle d eau, perle d
      eau douce lot, perle d onyx, perle de boheme, perle donut, perle dorees bijoux, perle eau douce enfiler, perle en
      bois 20mm, perle en pierre, perle en resine, perle en silicone, perle en verre, perle gemme, perle hama, perle
      hama midi, perle hama mini, perle heishi, perle heishi polymere, perle inox bijoux, perle jade bijoux, perle
      lettre, perle lettres alphabet, perle magiques, perle metal, perle miyuki, perle miyuki delica, perle nacre,
      perle nacrees, perle passe, perle pierre, perle plates polymere, perle polymere, perle pour bijoux, perle prenom,
      perle rondes, perle semi precieuse, perle semi precieuses, perle silicone, perle silicone 15mm, perle silicone
      dentition, perle swarovski, perle tcheques, perle tibetaine, perle tila, perle toho, perle toupie, perle verre,
      perle verre facette, perles, perles en bois, perroquet couture, pichet a cire, pichet fondre cire, pichet verseur
      cire, pied biaiseur, pied boutonniere, pied de biche machine a coudre, pied double entrainement, pied fronceur,
      pied ourleur, pied presseur, pied teflon, pierre noire crayon, pigment, pigment en poudre, pigment mica, pigment
      nacre, pigment naturel, pigment naturels, pigment poudre, pigment purs, pigment resine, pigment sennelier, pince
      a bijoux, pince a dessin, pince a etiqueter, pince a oeillets, pince a oeillets prym, pince a papier, pince a
      quilter, pince a rivet cuir, pince a tissu, pince bec rond bijoux, pince bijoux, pince clip bureau, pince
      coupante bijoux, pince couture, pince double clip, pince emporte piece, pince kam, pince mosaique, pince oeillet,
      pince papier, pince plate bijoux, pince pour pression kam, pince pressions kam, pince prodige, pince prym, pince
      vario prym, pinceau, pinceau a eau, pinceau a l eau, pinceau a reservoir, pinceau acrylique, pinceau brosse
      soies, pinceau da vinci, pinceau ecole, pinceau ecolier, pinceau eventail, pinceau fin, pinceau huile, pinceau
      langue de chat, pinceau lavis, pinceau liner, pinceau maquette, pinceau martre, pinceau modelisme, pinceau
      mousse, pinceau peinture artistique, pinceau petit gris, pinceau plat raphael, pinceau raphael, pinceau retouche,
      pinceau rond raphael, pinceau synthetique beaux arts, pinceau trainard, pinceau use bombe, pinceaux, pinceaux
      beaux arts, pinceaux synthetiques, pincelier, pinces a linge mini bois, pique epingle, piqure comptable, pistolet
      a etiqueter, pistolet colle chaude, pistolet etiqueteur, pistolet textile, planche a dessin, planche de stickers,
      planche dessin, planche stickers, planner, planning annuel, planning hebdomadaire, planning magnetique, planning
      mural, plaque acrylique laser, plaque craie creative, plaque de feutrine, plaque de lino, plaque gel printing,
      plaque gelli, plaque gravure zinc, plaque lino, plaque linoleum, plaque plastique fou, plaque plexi laser,
      plastifieuse, plastiline, plastique dingue, plastique fou, plastique magique, plateau a perles, plateau de
      perlage, plateau tri, platre a modeler, platre a mouler, platre de moulage, platre de paris, platre moulage,
      platre polyester moulage, platre synthetique, plioir, plomb vitrail, plume, plume calligraphie, plumes creatives,
      plumes decoratives, plumes loisirs creatifs, plumetis coton, plumier, plumier enfant, plâtre creatif, pochette a
      elastique, pochette a rabats, pochette bulle, pochette cadeau, pochette canson, pochette cartonnee, pochette
      coin, pochette courrier, pochette dessin, pochette document, pochette enveloppe a4, pochette expedition, pochette
      kraft, pochette matelassee, pochette papier calque, pochette papier canson, pochette papier couleur, pochette
      papier dessin, pochette papier millimetre, pochette perforee, pochette perforees, pochette plastification,
      pochette plastique, pochette transparente a4, pochettes a bulles, pochettes plastifiees, pochettes transparentes,
      pochoir, pochon coton, pochon organza, poincon couture, point croix, point de croix, pointe pyrogravure, polaire
      au metre, polaire imprimee au metre, polaire tissu, pompon a coudre, pompon fausse fourrure bonnet, pompon
      fourrure a coudre, pompon laine, pompons, pompons loisirs creatifs, popeline, popeline coton, popeline imprimee,
      popeline unie, porcelaine coulage, porte affiche, porte affiches, porte badge, porte badges, porte bloc, porte
      blocs, porte cartes de visite bureau, porte craie, porte crayons, porte dessin, porte dessins, porte document,
      porte documents, porte epingle, porte gomme, porte mine, porte mine rotring, porte mines, porte nom, porte noms,
      porte pinceaux, porte plume, porte plumes, porte revue bureau, porte tampon, porte tampons, porte ticket, porte
      vue, porte vues, posca, posca pc 1m, posca pointe fine, post it, pot a bougie vide, pot a cosmetique vide, pot a
      crayon, pot a crayons, pot a pinceaux, pot bougie vide, pot crayons, pot pinceaux, pot pour bougie, poudre a
      embosser, poudre de marbre, poudre mica, poudre pigment, presentoir a bijoux, presentoir bague, presentoir
      bijoux, presentoir boucles d oreilles, presentoir bracelet, presentoir collier, presentoir documents, presse a
      chaud, presse a gravure, presse a mugs, presse chaud, presse fleurs, presse mug sublimation, presse sublimation,
      presse t shirt, presse taille douce, presse thermique, pression a coudre, pression jersey, pression kam, pression
      metal, pression plastique kam, pression prym, pression resine, pression sans couture, pressions, pressions color
      snaps, promarker, protege document, protege documents, protege livre, protege livres, protege pointes tricot, pul
      au metre, pul impermeable, pul tissu, punaise, punto di roma, pyrograveur, quilling, rabane, raclette
      serigraphie, rainette cuir, ramette, range bobines, range fils, raphia, raphia couleur, raphia naturel, raphia
      papier, raphia synthetique, rapporteur, rapporteur 180, rapporteur d angles ecole, rapporteur maped, rapporteur
      scolaire, rayonne tissu, recharge copic, recharge etiqueteuse, recharge feutre, recharge filofax, recharge
      frixion, recharge parker, recharge pilot, recharge roller, recouvreuse, registre comptable, registre du
      personnel, registre securite, regle, regle 20 cm, regle 30 cm, regle a patchwork, regle alu 30 cm, regle
      aluminium 50cm, regle bois ecole, regle de couture, regle de patchwork, regle flexible, regle graduee 30cm, regle
      incassable, regle japonaise, regle kutsch, regle maped, regle omnigrid, regle patchwork, regle plastique, regle
      plate 30 cm, relieur, relieuse, rembourrage, rembourrage coussin, repertoire, repose pinceau, repose pinceaux,
      resine, resine cristal, resine crystal, resine de coulee, resine epoxy, resine epoxy bijoux, resine inclusion,
      resine loisirs creatifs, resine polyester inclusion, resine transparente inclusion, resine uv, resine uv bijoux,
      rigilene, rivet a frapper cuir, rivet calotte, rivet cuir, rivet cuir double calotte, rivet double calotte, rivet
      tubulaire, rocaille 11 0, rocaille 8 0, rocaille miyuki, rocaille toho, rocaille verre, rocailles, rogneuse, roll
      up, rondelle bois creatif, rotin filet, rotin moelle, rouet, rouleau bulle, rouleau caisse enregistreuse, rouleau
      caisse thermique, rouleau craft adhesif, rouleau kraft, rouleau papier thermique, rouleau plastique couvre livre,
      rouleau thermique, rouleau thermiques, rouleau ticket, rouleau tickets de caisse, rouleau tpe, roulette a patron,
      roulette de craie, roulette de patron, ruban, ruban a mesurer, ruban a mesurer couture, ruban adhesif bureau,
      ruban adhesif decoratif, ruban adhesif emballage, ruban adhesif invisible, ruban adhesif transparent 19mm, ruban
      brode, ruban cadeau, ruban correcteur, ruban correcteur pritt, ruban coton serge, ruban cuivre vitrail, ruban de
      masquage washi, ruban de satin, ruban dentelle, ruban fleuriste, ruban gros grain, ruban imprime, ruban jacquard,
      ruban jute, ruban lin, ruban lurex, ruban organza, ruban personnalise, ruban satin, ruban scotch bureau, ruban
      scratch couture, ruban serge, ruban tartan, ruban tyrolien, ruban velours, ruban vichy, rubans, sac a bouteille
      cadeau, sac boutique kraft, sac cadeau, sac cadeaux noel, sac en kraft, sac en papier, sac kraft, sac machine a
      coudre, sac papier, sachet bijoux, sachet bonbons kraft, sachet cadeau, sachet cellophane, sachet de dragees,
      sachet kraft, sachet organza, sachet papier, sachet plastique zip, sachet zip bijoux, sangle 25mm au metre,
      sangle 30mm au metre, sangle anse de sac, sangle au metre, sangle coton, sangle lurex, sangle nylon au metre,
      sangle polyester au metre, sangle polypro, sangle polypropylene au metre, sangle pour sac couture, sangle sac
      couture, sangle tapissier, sanguine, sanguine crayon, satin au metre, satin de coton, satin duchesse, satin
      microfibre, satin polyester, satin stretch tissu, satin tissu, savon a fondre, savon melt and pour, scalpel
      precision, sceau, scotch bureau, scotch crystal, scotch invisible, scotch magic, scotch transparent bureau,
      scrapbooking, scratch a coudre, semainier, semence tapissier, sepia crayon, sequin a coudre, sequins, sequins
      paillettes, serpentine croquet, serre livre bureau, set calligraphie, set de bureau, set de pinceaux peinture,
      set ecriture, sherpa au metre, sherpa tissu, siccatif, silhouette cameo, silicone de moulage, silicone moulage,
      silicone rtv, simili, simili au metre, simili cuir, skai, skai au metre, skai moleskine, softshell au metre,
      softshell imprime, softshell tissu, solufix, soude caustique savon, sous chemise, sous chemises, sous main, sous
      main enfant, sous mains, spinner perles, spirale reliure, spray molotow, spray montana, stabilisateur broderie,
      stabilo boss, stabilo pen 68, stabilo point 88, stabilo swing cool, stearine, stick colle, sticker, sticker
      autocollant mural non, sticker bouteille, sticker bullet journal, sticker cadeau, sticker carnet, sticker enfant
      planche, sticker enfant reward, sticker enveloppe, sticker epoxy, sticker laptop, sticker lettrage, sticker logo,
      sticker macbook, sticker mariage, sticker pc, sticker personnalise, sticker planner, sticker prenom, sticker
      puffy, sticker qr code, sticker scrap, sticker scrapbooking, sticker vinyle, sticker vitre vitrine, stickers,
      stickers gommettes, stop cordon, stop cordons, strass a coller, strass a coudre, strass adhesifs, strass hotfix,
      stylo, stylo frixion, stylo lamy, stylo pilot frixion, stylo plume lamy, stylo uni ball, suedine, suedine au
      metre, suedine tissu, support a decorer, support bague, support bobines, support bois a peindre, support boucle d
      oreille apprets, support boucles d oreilles apprets, support bracelet cabochon, support broche, support cabochon,
      support carton a decorer, support clous d oreilles, support collier apprets, support de meche, support en bois a
      decorer, support en carton a decorer, support mdf a decorer, support meche, support pendentif cabochon, support
      plexi decorer, support porte cles sublimation, support pour cabochon, support tampon, supports boucles oreilles,
      surjeteuse, surligneur, sweat envers minky, sweat gratte tissu, sweat molletonne au metre, table a repasser
      quilting, table de couture, tableau a peindre, tableau affichage, tableau blanc, tableau blanche velleda, tableau
      conference, tableau craie, tableau d affichage, tableau de liege, tableau effacable, tableau effacables a sec,
      tableau en liege, tableau liege, tableau magnetique blanc, tableau noir, tableau planning, tableau tableau blanc,
      tableau triptyque ecole, tableau velleda, tablier de peinture, tablier peinture enfant, taffetas, taille crayon,
      taille crayons, tambour a broder, tambour broder, tambour broderie, tampon, tampon a savon, tampon adresse,
      tampon bancaire, tampon bois, tampon caoutchouc, tampon clear, tampon cling, tampon dateur, tampon ecole, tampon
      enfant, tampon enseignant, tampon ex libris, tampon expediteur, tampon maitresse, tampon mousse enfant, tampon
      mousse scrap, tampon personnalise, tampon savon, tampon scrapbooking, tampon transparent, tapis blocage tricot,
      tapis de coupe, tapis de decoupe, tapis de decoupe couture, tapis decoupe, tapis point noue, tapis souris
      papeterie, teinture batik, teinture bois loisirs, teinture cuir, teinture dylon, teinture ideal, teinture pour
      tissu, teinture rit, teinture textile, teinture tie and dye, teinture tissu, tencel au metre, tencel tissu,
      tencel twill, terre a modeler, terre autodurcissante, terre chamottee, terre cuite a modeler, terre faience
      blanche, terre glaise, terre poterie, tesselle, thermocollant, thermometre bougie, tige a boucle, tige a boule,
      tige a oeil, tige a oeillet, tige clou bijoux, timbre, tirants, tirette zip, tissu, tissu africain, tissu
      african, tissu americain, tissu ameublement, tissu ankara, tissu anti feu, tissu au metre, tissu batik, tissu
      bazin, tissu bio, tissu bouclette, tissu chanvre, tissu chenille, tissu cotele, tissu coton, tissu coupon, tissu
      crepe, tissu double face, tissu doublure, tissu ecossais, tissu enduit, tissu eponge, tissu exterieur, tissu
      gabardine, tissu gaze, tissu impermeable, tissu japonais, tissu jean, tissu jersey, tissu kente, tissu laine,
      tissu liberty, tissu lin, tissu lycra, tissu m1, tissu madras, tissu maille, tissu matelasse, tissu microfibre
      ameublement, tissu minky, tissu molleton, tissu nid d abeille, tissu non feu, tissu non tisse, tissu occultant,
      tissu oeko tex, tissu ottoman, tissu outdoor, tissu paillettes, tissu patchwork, tissu plumetis, tissu polaire,
      tissu polycoton, tissu provencal, tissu pul, tissu rideau, tissu satin, tissu scuba, tissu siege, tissu
      softshell, tissu suedine, tissu sweat, tissu tapissier, tissu tartan, tissu thermique, tissu toile cirée metre,
      tissu toile de jouy, tissu tulle, tissu velours, tissu vichy, tissu viscose, tissu voilage, tissu wax, tissus,
      tissus enfant, tissus imprimes, tissus unis, toile a broder, toile a drap metre, toile a matelas, toile a patron,
      toile a peindre, toile a sac, toile aida, toile aida dmc, toile broder, toile canvas tissu, toile cartonnee,
      toile chassis, toile cire au metre, toile coton, toile cotonnade, toile de jouy tissu, toile de jute, toile de
      lin, toile de transat, toile enduite, toile etamine, toile jouy tissu, toile jute, toile lin, toile lugana, toile
      marouflee, toile monk cloth, toile nautique au metre, toile outdoor au metre, toile peindre, toile polycoton,
      toile punch needle, toile rouleau peinture, toile sur chassis, toile tailleur, toile transat, toile unifil, toile
      vierge, toiles et supports, tour de potier, tournette, transfert dtf, transfert textile, trapilho, tricotin,
      trieur, trieur 12 compartiments, trieur 8 positions, trieur a soufflets, trieur document, trieur extensible,
      trodat, trombone, trombone 50mm, trombone bureau, trombone couleur, trombones, trombones geants, trousse 2
      compartiments, trousse 3 compartiments, trousse a crayons, trousse crayons, trousse d ecole, trousse eastpak,
      trousse ecole, trousse garnie, trousse plate ecole, trousse remplie, trousse ronde ecole, trousse scolaire,
      trousse scolaire fille, trousse scolaire garcon, tube carton, tube d expedition, tube postal, tulle au metre,
      tulle au rouleau, tulle brode, tulle paillete, tulle plumetis, tulle rigide, tulle rouleau, tulle souple, tulle
      tissu, urne faire part, valise machine a coudre, velcro a coudre, velcro couture, velours ameublement, velours au
      metre, velours cotele, velours de coton, velours eponge, velours lisse au metre, velours mille raies, velours
      milleraies, velours nicky, velours ras au metre, velours stretch au metre, vernis a craqueler, vernis a
      retoucher, vernis a tableaux, vernis acrylique, vernis aerosol beaux arts, vernis colle, vernis craqueleur,
      vernis dammar, vernis final, vernis mixtion, verre a bougie vide, verre a peindre, verre bougie vide, verre pour
      bougie, verre tiffany, vinyle adhesif, vinyle cricut, vinyle flex, vinyle oracal, vinyle siser, vinyle textile,
      vinyle thermocollant, viscose au metre, viscose crepe, viscose ecovero, viscose fluide, viscose imprimee, viscose
      lin, viscose tissu, viscose twill, viscose unie, viseline, vlieseline, voile de coton, vybar, washi, wax 6 yards,
      wax africain, wax coton, wax hollandais, wax pagne, wax tissu, yeux a coller, yeux adhesifs, yeux de securite,
      yeux mobiles, zip, zip au metre`,
    ],
  ],
  unsure: `aiguille, aiguilles, balsa, bengaline, biais, bloc, bourre, bouton, boutons, bristol, broderie, cabochon,
    cabochons, cachet, canette, cartes, carton, chenille, colle, compas, coupon, craie, crayon, cretonne, crochet,
    dateur, dentelle, destructeur, dies, encre, estompe, fermoir, fermoirs, feutre, feutrine, fil, galon, gomme,
    guipure, kapok, lainage, laine, liant, macrame, medium, mines, molleton, ouate, paillette, paillettes, papier,
    pastel, pastels, patron, perle, perles, pigment, pinceau, pinceaux, plioir, plume, popeline, pressions, raphia,
    rapporteur, regle, relieur, rembourrage, resine, ruban, sanguine, semainier, sequins, simili, skai, suedine,
    taffetas, tampon, tissu, trieur, trombone, trombones, wax hollandais, zip`,
  printed: 'carnet, carte de voeux, carte postale, sticker',
  uses: {
    ARTS_AND_CRAFTS: `beaux arts, bureau papeterie, couture, emballage cadeau, fournitures de bureau, fournitures
      scolaires, loisirs creatifs, mercerie, papeterie, peinture artistique, scolaire, scrapbooking, tricot`,
  },
  makers: {
    ARTS_AND_CRAFTS: `alize angora, alize puffy, anny blatt, barisienne, biches et buches, bohin, coton fifty, de rerum
      natura, distrifil, drops brushed, drops design, ideal bergere, juniper moon, katia, knit pro, lainamac, lamana,
      les petits points parisiens, lopi, madame tricote, magic bergere, merino baby katia, phil coton, phil douce, phil
      partner, regia, rosy green wool, rowan, sirene bergere`,
  },
};
