import type { Subject } from '../words.ts';

export const WORKSHOP: Subject = {
  things: [
    [
      'ARTS_AND_CRAFTS',
      `affiche publicitaire, agenda, agenda scolaire, agrafes bureau, agrafeuse, aiguille, aiguille a broder, aiguille a
      laine, aiguille a tricoter, aiguille circulaire, aiguille feutrage, aiguille machine, aiguilles, aiguilles a
      tricoter, aiguilles double pointe, aiguilles feutrage, album scrap, album scrapbooking, anneau demi lune, anneau
      porte cles lot, anneaux de jonction, anneaux jonction, anneaux porte cles lot, anneaux reliure, anse de sac
      couture, apprets, apprets bijoux, aquarelle, ardoise, argile autodurcissante, argile modelage, argile polymere,
      argile poterie, argile sans cuisson, attaches textile, autocollant, autocollants, bac a courrier, bac de rangement
      papier, badge nominatif, baguette a relier, bande de papier, bande elastique couture, bande thermocollante,
      banderole publicitaire, barbotine, barre a reliure, base de savon, base savon, baton bois creatif, baton colle,
      baton de colle, batonnets bois, bazin getzner, bazin tissu, biais, biais coton, bic 4 couleurs, big shot, blanc
      correcteur, bloc, bloc a dessin, bloc acrylique tampon, bloc aquarelle, bloc note, bloc notes, bloc semainier,
      bloc sténo, blouse peinture, bobine de fil, bobine fil, bobines de fil, bogolan, boite a couture, boite a feutres,
      boite archive, boite archives, boite ballotin vide, boite cadeau, boite canettes, boite carton, boite couture,
      boite kraft, boites archives, bol a laine, bol a tricot, bolduc, bombe de peinture creative, bord cote, bord
      cotes, boucle sangle, boule polystyrene, boules polystyrene, bourre, bouton, bouton bois, bouton pression,
      boutons, boutons fantaisie, boutons nacre, boutons pression, boutons pressions, bristol, brochure, broderie,
      broderie diamant, cabochon, cabochon verre, cabochons, cachet, cachet cire, cadre a broder, cadre broder, cahier,
      cahier de brouillon, cahier de coloriage, cahiers, caisse carton, calculatrice scolaire papeterie, calendrier,
      calendrier mural, calligraphie, canette, canevas, carnet, carnet a dessin, carnet a spirale, carnet brode, carnet
      de croquis, carnet de notes, carnet de voyage, carnet personnalise, carnets, carte anniversaire, carte
      correspondance, carte d anniversaire, carte d invitation, carte de correspondance, carte de naissance, carte de
      noel, carte de remerciement, carte de visite, carte de voeux, carte double, carte felicitations, carte invitation,
      carte merci, carte naissance, carte postale, carte remerciement, carte visite, carte voeux, cartes, cartes de
      visite, carton, carton a dessin, carton demenagement, carton entoile, carton expedition, carton invitation, carton
      plume, cartons demenagement, cartouches d encre stylo, cassette trodat, cerceau a broder, cerceau broder, cerceaux
      et cadres, cernit, chaine au metre, chassis entoile, chemise a elastiques, chemise a rabats, chemise cartonnee,
      chemise elastique, chemise rabats, chenille, chenilles loisirs, chevalet, chutes de cuir, cire a cacheter, cire
      abeille bougie, cire bougie, cire cachet, cire cacheter, cire d abeille bougie, cire d abeille pastilles, cire de
      soja, cire soja, ciseaux, ciseaux couture, ciseaux de couture, classeur, clous bijoux, coffret crayons, coffret
      creatif, coffret dessin, coffret feutres, coffret peinture, colle, colle baton, colle blanche, colle chaude baton,
      colle en spray, colle enfant, colle liquide, colle papier, colle textile, colle tissu, colle uhu, colle vinylique,
      colorant resine, coloriage, compas, compas scolaire, compte rangs, cone fil, conferencier, copies doubles, copies
      simples, corbeille a courrier, corbeille courrier, corde macrame, cordon cire, cordon coton cire, correcteur
      blanc, correcteur souris, coton a crochet, coton a tricoter, coton mouline, coton tricoter, coupon, coupon de
      tissu, coupon tissu, couteau a peindre, couteau palette, couteau peindre, couteau scalpel, couvre livre, couvre
      livres, craie, craie couture, craie tailleur, craies, craies grasses, crayon, crayon a papier, crayon de couleur,
      crayon graphite, crayon hb, crayon papier, crayons, crayons aquarellables, crayons de couleur, crayons hb, crayons
      pastels, crayons sketch, cricut, criterium, crochet, crochet a tricoter, crochet aluminium, crochet amigurumi,
      crochet laine, crochets boucles d oreilles apprets, crochets boucles d oreilles support, croquet galon, cuir
      chute, cuir croûte, cure pipe, cure pipes, cutter precision, cutter rotatif, dateur, de a coudre, decoud vite,
      decouvite, dentelle, dentelle au metre, depliant, destructeur, diamond painting, die de decoupe, dies, dies de
      decoupe, dies decoupe, dossier suspendu, dossiers suspendus, double gaze, ebauchoir, ebauchoirs, echeveau,
      ecusson, ecusson brode, ecusson thermocollant, effaceur, elastique au metre, elastique couture, elastique plat,
      elastiques bureau, elastiques de bureau, email ceramique, embellissements, emporte piece cuir, encre, encre
      acrylique, encre alcool, encre de chine, encre tampon, encreur, enfile aiguille, enfile aiguilles, enseigne
      autocollante, enveloppe, enveloppes, ephemera, epingle a nourrice, epingle punaise, epingles, epingles a nourrice,
      equerre geometrie, equerre scolaire, estompe, estompes, etiquette, fabrication bougie, fabrication savon, faire
      part, faire part naissance, faire parts, fermeture eclair, fermeture zip, fermoir, fermoir bijoux, fermoir
      mousqueton, fermoir sac couture, fermoirs, fermoirs mousqueton, feuille a4, feuille d or, feuille de feutrine,
      feuille de stickers, feuille feutrine, feuille mousse, feuilles d or, feuilles perforees, feuilles simples,
      feutre, feutre acrylique, feutre effacable, feutre pinceau, feutre posca, feutre textile, feutre velleda, feutres,
      feutres a alcool, feutres acryliques, feutres alcool, feutres lavables, feutres pinceaux, feutres velleda,
      feutrine, ficelle cadeau, ficelle kraft, ficelle lin, fiches bristol, fil, fil a bijoux, fil a broder, fil a
      coudre, fil a coudre polyester, fil a tricoter, fil aluminium, fil cable bijoux, fil chenille, fil coton, fil
      crochet, fil d aluminium creatif, fil de laine, fil dmc, fil elastique, fil elastique bijoux, fil jeans, fil
      macrame, fil mohair, fil mousse, fil nylon bijoux, fil nylon elastique, fil nylon perles, fil polyester, fil
      trapilho, film bulle, film couvre livre, filtre carte, fimo, flocage, flyer, flyers, forme polystyrene, fragrance
      bougie, frange galon, fusain, galon, galon dentelle, galon perles, gaze de coton, gel crayon, gobelet peinture,
      godets peinture, gomme, gomme blanche, gomme crayon, gomme graphite, gomme mie de pain, gommette, gommettes,
      gouache, gouge linogravure, griffe cuir, intercalaire, intercalaires, invitation anniversaire, invitations
      anniversaire, jauge d echantillon, jauge de tricot, jauge echantillon, jauge tricot, jelly roll, jersey tissu, jeu
      de tampons, kakemono, kit amigurumi, kit bijoux, kit bougie, kit bracelet, kit bracelets bresiliens, kit broderie,
      kit cosmetique diy, kit couture, kit couture enfant, kit creatif, kit crochet, kit de broderie, kit de crochet,
      kit de tracage, kit de tricot, kit diy, kit feutrage, kit geometrie, kit lino gravure, kit loisir creatif, kit
      macrame, kit peinture, kit perles, kit poterie, kit resine, kit savon, kit scrap, kit scrapbooking, kit tissage,
      kit tricot, laine, laine a feutrer, laine a tricoter, laine cardee, laine merinos, laine mohair, lampe bureau
      papeterie, lampe uv resine, lettrage adhesif, lettre adhesive, liant, linogravure, livre coloriage, livre d or,
      livre de coloriage, loisir creatif, loisirs creatifs, lot de tissus, lutin porte vues, lutin protege documents,
      machine a coudre, machine coudre, machine de decoupe, macrame, malette dessin, mannequin bois articule, mannequin
      couture, mannequin dessin, maroquinerie outils, marque page, marqueur, marqueur de mailles, masking tape, masking
      tapes, massicot, matrice coupe, matrice de coupe, matrice de decoupe, meche bougie, medium, medium acrylique,
      memo, menu mariage, mercerie, metier a broder, metier a tisser, metier broder, metier tisser, mine criterium,
      mines, mirette, mirettes, module de classement, mohair tricot, molleton, molleton coton, moule a bougie, moule a
      platre, moule a savon, moule bougie, moule en silicone resine, moule platre, moule resine, moule savon, moule
      silicone bougie, moule silicone resine, mousqueton sac couture, mousse coussin, mousse eva, mousse rembourrage,
      mug sublimation vierge, noeud cadeau, noeuds cadeaux, notes adhesives, numeroteur, oeillets metal, organisateur
      bureau, organiseur bureau, organiseur de bureau, organiseur filofax, origami, osier vannerie, ote agrafe, ouate,
      ouate rembourrage, ouatine, outils cuir, pagne wax, paillette, paillettes, paillettes creatives, paillettes
      loisirs, palette peintre, panier a laine, panier couture, panier tricot, paper board, paperboard, papeterie,
      papier, papier a dessin, papier a lettres, papier a4, papier aquarelle, papier bristol, papier bulle, papier
      buvard, papier cadeau, papier cadeaux, papier calque, papier canson, papier carbone, papier cartonne, papier
      creatif, papier crepon, papier de soie, papier dessin, papier imprimante, papier kraft, papier mache, papier
      millimetre, papier origami, papier peint scrapbook, papier photo, papier pour machine, papier scrap, papier
      scrapbooking, papier sublimation, papier transfert, papier vinyle, parapheur, parfum bougie, parfum de grasse pour
      bougie, parfum pour bougie, parure de stylos, parure stylo, parure stylos, passepoil, pastel, pastel gras, pastel
      sec, pastels, pastels gras, pastels huile, pastels secs, patafix, patch thermocollant, pate a modeler polymere,
      pate a sel creatif, pate adhesive, pate autodurcissante, pate cernit, pate durcissante, pate fimo, pate polymere,
      patron, patron couture, patron couture robe, patron crochet, patron de couture, patron de robe, patron papier,
      patron pdf, patron tricot, peau de cuir, peinture, peinture a l huile, peinture acrylique, peinture par numero,
      peinture par numeros, peinture tissu, peinture vitrail, pelote, pelote de laine, pelotes, perforateur bureau,
      perforateur papier, perforatrice, perforatrice creative, perle, perle a coudre, perles, perles a repasser, perles
      acrylique, perles alphabet, perles de rocaille, perles en bois, perles hama, perles heishi, perles lettres, perles
      miyuki, perles rocaille, perles silicone, perles verre, pied de biche machine a coudre, pied presseur, pigment,
      pigment resine, pince a bijoux, pince a dessin, pince a oeillets, pince a papier, pince a tissu, pince double
      clip, pince oeillet, pinceau, pinceaux, pinces a dessin, pinces a papier, pinces bijoux, pinces couture, pinces
      double clip, pique epingle, pistolet a etiqueter, pistolet colle chaude, pistolet etiqueteur, pistolet textile,
      planche a dessin, planche de stickers, planche dessin, planche stickers, planner, plaque lino, plastifieuse,
      plastiline, plateau a perles, plateau tri perles, platre a modeler, platre moulage, plioir, plioir embossage,
      plume, plume calligraphie, plumes creatives, plumes decoratives, plumes loisirs creatifs, plâtre creatif, pochette
      a elastique, pochette a rabats, pochette bulle, pochette cadeau, pochette canson, pochette coin, pochette dessin,
      pochette expedition, pochette kraft, pochette plastification, pochette plastique, pochettes coin, pochettes
      expedition, pochettes perforees, pochettes plastification, pochettes plastifiees, pochoir, pochon coton, pochon
      organza, point croix, point de croix, pompons, popeline, popeline coton, porte affiche, porte affiches, porte
      badge, porte badges, porte crayons, porte dessin, porte dessins, porte document, porte documents, porte mine,
      porte mines, porte nom, porte noms, porte pinceaux, porte plume, porte plumes, porte vue, porte vues, post it, pot
      a crayon, pot a crayons, pot a pinceaux, pot crayons, pot pinceaux, presentoir documents, presse a chaud, presse
      chaud, presse sublimation, presse thermique, pressions, punaise, punaises, pyrograveur, quilling, ramette, ramette
      de papier, range bobines, range fils, raphia, rapporteur, recharge filofax, recharge frixion, regle, regle 30 cm,
      regle patchwork, regle plastique, relieur, relieuse, rembourrage, rembourrage coussin, repertoire, repose pinceau,
      repose pinceaux, resine, resine epoxy, resine uv, resine uv 100g, rivets cuir, rocailles, roll up, roller stylo,
      rondelle bois creatif, rouleau bulle, rouleau plastique couvre livre, roulette a patron, ruban, ruban a mesurer
      couture, ruban adhesif decoratif, ruban cadeau, ruban correcteur, ruban dentelle, ruban gros grain, ruban jute,
      ruban lin, ruban organza, ruban satin, ruban scotch bureau, ruban velours, rubans, sac cadeau, sac en papier, sac
      kraft, sac papier, sachet cadeau, sachet kraft, sachet organza, sachets organza, sangle au metre, scalpel
      precision, sceau, scrapbooking, semainier, serre livre bureau, set calligraphie, set de bureau, silhouette cameo,
      simili cuir, sous chemise, sous chemises, sous main, sous mains, spirale reliure, stick colle, sticker, stickers,
      stickers personnalises, strass a coller, stylo, stylo a bille, stylo bille, stylo effacable, stylo gel, stylo
      plume, stylo quatre couleurs, stylo roller, stylos, suedine, support bobines, support boucle d oreille apprets,
      support tampon, supports boucles oreilles, surjeteuse, surligneur, surligneurs, tableau a peindre, tableau
      affichage, tableau blanc, tableau craie, tableau liege, tableau noir, tableau velleda, tablier de peinture,
      tablier peinture enfant, taille crayon, taille crayons, tambour a broder, tambour broder, tambour broderie,
      tampon, tampon adresse, tampon bois, tampon clear, tampon dateur, tampon encreur, tampon personnalise, tampon
      transparent, tampons encreurs, tampons transparents, tapis de coupe, tapis de decoupe, tapis decoupe, tapis point
      noue, tapis souris papeterie, teinture pour tissu, teinture textile, teinture tissu, terre a modeler, terre
      poterie, thermocollant, tiges a oeil, timbre, tissu, tissu ameublement, tissu au metre, tissu coton, tissu
      gabardine, tissu jersey, tissu lin, tissu minky, tissu polaire, tissu satin, tissu toile cirée metre, tissu tulle,
      tissu velours, tissu wax, tissus, to do list, toile a broder, toile a peindre, toile aida, toile broder, toile
      chassis, toile coton, toile de jouy tissu, toile de jute, toile de lin, toile etamine, toile jouy tissu, toile
      jute, toile lin, toile peindre, toile sur chassis, toiles et supports, tour de potier, trieur, trieur document,
      trieur extensible, trodat, trombone, trombones, trombones bureau, trousse d ecole, trousse ecole, trousse garnie,
      trousse remplie, trousse scolaire, tulle au metre, velcro a coudre, vernis acrylique, vernis colle, vernis
      peinture, verre a peindre, vinyle adhesif, vinyle thermocollant, viscose tissu, washi, wax 6 yards, wax
      hollandais, yeux adhesifs, yeux mobiles, zip, zip au metre`,
    ],
    [
      'TOOLS',
      `abrasif, accouplement, acetone, adhesif, adhesif aluminium, adhesif antiderapant, adhesif double face, aerateur
      salle de bain, agrafe, agrafes, agrafeuse murale, agrafeuse pneumatique, aimant neodyme, aimants neodyme,
      airless, alcool a bruler atelier, anti mousse toiture, antimousse toiture, antirouille, arrache clou, aspirateur
      chantier, aspirateur de chantier, aspirateur eau poussiere chantier, attache tableau, auge, bac a bec, bac a
      gacher, bac a peinture, bac acier outils, bac gacher, bac peinture, bache, bache de protection, bache peinture,
      bacs a bec, baguette de soudure, baguette soudure, baladeuse, balai cantonnier, balai de cantonnier, balai de
      chantier, bande a carreler, bande a joint, bande abrasive, bande antiderapante, bande bitumineuse, bande de
      masquage, bande velcro, barillet, barre a mine, barre de serrage, barre filetee, barrette de dominos, barrette
      domino, barrette dominos, batons de colle pistolet, batte cuivre, batterie bosch 18v, batterie bosch
      professional, batterie dewalt, batterie makita, batterie milwaukee, batterie outil, batterie parkside, batterie
      ryobi, bequille de porte, beton, betonniere, big bag, boite a cles securisee, boite a onglet, boite a onglets,
      boite a outils, boite a vis, boite d encastrement, boite de derivation, boite derivation, boite encastrement,
      boite etanche, boite outils, bombe de marquage, bombe de peinture, bombe marquage, bombe peinture, bombe
      peinture carrosserie outillage, bombe tracage, bonde evier, bornier, bouche d extraction, bouche extraction,
      bouchon de radiateur, bouchon de tuyau, bouchon femelle, bouchon laiton, bouchon male, bouchon obturateur,
      bouchon pvc, bouchons anti bruit, bouchons antibruit, boulon, boulonneuse, boulons, bouteille acetylene,
      bouteille argon, bouton de meuble, bouton meuble, bouton poussoir, bouton poussoir electrique, brique, brique
      refractaire, briques refractaires, brosse a colle, brosse a encoller, brosse a peindre, brosse a radiateur,
      brosse a rechampir, brosse acier, brosse encoller, brosse laiton, brosse metallique, brosse plate peinture,
      brosse radiateur, brosse rotative, brouette chantier, burin, burineur, buse imprimante 3d, butee porte atelier,
      cable acier, cable alarme, cable electrique, cable h07rnf, cable ho7, cable multibrins, cable r2v, cable rigide,
      cable souple electrique, cadenas, cagoule soudeur, cagoule soudure, caisse a outils, cale, cale a poncer, cale
      de poncage, camera d inspection, camera inspection, camera thermique, camion peinture, carrelette, cartouche de
      silicone, cartouche gaz soudure, cartouche mastic, cartouche mitigeur, cartouche robinet, cartouche silicone,
      casque anti bruit, casque antibruit, casque de chantier, casque electricien, casque soudeur, ceinture a outils,
      ceinture porte outil, ceinture porte outils, chaine acier, chaine galvanisee, chaine plastique balisage, chaise
      atelier, chalumeau, chandelle, chargeur batterie outil, chargeur bosch 18v, chargeur dewalt, chargeur makita,
      chargeur parkside, chargeur ryobi, chariot, chariot manutention, chariot plateforme, charniere, chatterton,
      chaussures de securite epi, chaussures securite epi, cheville, cheville molly, cimaise, ciment, cintreuse,
      cintreuse cuivre, circlips, circulateur, cire bois, cire meuble, cisaille a tole, ciseau a bois, ciseau bois,
      ciseaux d electricien, ciseaux de chantier, ciseaux electricien, clapet, cle a choc, cle a chocs, cle a douille,
      cle a ecrous, cle a griffe, cle a molette, cle a pipe, cle a tube, cle allen, cle choc, cle de rearmement, cle
      douille, cle dynamometrique, cle en croix, cle en t, cle lavabo, cle mixte, cle molette, cle plate, cle purge
      radiateur, cle serre tube, cle stillson, cle suedoise, cles allen, cles plates, cliquet, clou, cloueur,
      cloueuse, clous, clous tete plate, coffre a cles atelier, coffre a outils, coffre de rangement outils, coffre
      fort, coffre outils, coffret cles, coffret d outils, coffret de cles, coffret de douilles, coffret de forets,
      coffret douilles, coffret electricien, coffret electrique, coffret embouts, coffret forets, coffret meches,
      coffret outils, colle a bois, colle bois, colle carrelage, colle contact, colle cuir reparation, colle epoxy,
      colle fixation, colle forte, colle mastic, colle neoprene, colle polyurethane, colle pvc, collier de serrage,
      collier percage, collier plomberie, collier rilsan, collier serrage, collier serre cable, combinaison de travail
      jetable, combinaison jetable, combinaison peinture, combinaison travail jetable, comparateur, compresseur,
      compresseur sans huile, compresseur silencieux, conduit, conduit cheminee, conduit pvc, conduit souple, cone de
      signalisation, cone signalisation, consoles etagere, contacteur, contreplaque, cordage, corde, corde nylon,
      corde polypropylene, cordeau, cordelette, corniere, cornieres, cosse, cosses, coude, coude cuivre, coude pvc,
      coulisse, coulisse tiroir, coupe cable, coupe cables, coupe carreaux, coupe carrelage, coupe carrelages, coupe
      tube, coupe tubes, couronne carbure, couronne diamant, courroie, couteau a enduire, couteau a lame retractable,
      couteau a moquette, couteau de peintre, couteau electricien, couteau enduire, couteau peintre, couteau suisse,
      couverture anti feu, couverture antifeu, craie tracer, crayon charpentier, crayon de charpentier, crayon de
      menuisier, creme main atelier, cric, crochet de levage, crochet levage, crochet piton, crochet plafond, crochet
      tableau, crochet x, croisillons, croisillons carrelage, crémaillere etagere, cutter, cutter lame, cylindre,
      cylindre europeen, decapant, decapant bois, decapant peinture, decapeur, defonceuse, degrippant, derouleur
      adhesif, detecteur de fumee outil, detecteur de metaux mur, detecteur de metaux murs, detecteur de presence,
      detecteur laser, detecteur metaux mur, detecteur metaux murs, detendeur, detendeur gaz, devidoir scotch, diable,
      diable escalier, diable pliable, differentiel, digicode, diluant, disjoncteur, disque a lamelles, disque a
      tronconner, disque abrasif, disque diamant, disque inox, disque metal, disque ponceuse, disque tronconner,
      disqueuse, domino electrique, douille cliquet, douille impact, douilles impact, douilles outillage, drisse,
      echafaudage, echelle, echelle aluminium, echelle telescopique, echelle transformable, ecrou, ecrous, electrode,
      electrodes rutile, electrodes soudure, electrovanne, elingue, elingues, emboiture, embout, embout de vissage,
      embouts, enduit, enjoliveur interrupteur, enrouleur, enrouleur cable, enrouleur electrique, entrebailleur,
      equerre, equerre de chaise, equerre de fixation, equerre de menuisier, equerre etagere, equerre renforcee,
      escabeau, essence f, etabli, etain, etain soudure, etancheite toiture, etau, etau d etabli, extincteur,
      extracteur d air, extracteur de vis, extracteur vis, fausse equerre, fer a souder, fer plat, fer souder, ferme
      porte, fibre de verre renfort, ficelle agricole, fil a plomb, fil de fer, fil electrique, fil fer, fil mig, fil
      pla, fil plomb, fil rigide, filament abs, filament pla, filasse, filet remorque bache, filiere, film protection
      peinture, filtre a sediment, filtre anti calcaire plomberie, filtre compresseur, filtre sediment, flexible,
      flexible alimentation, flexible gaz, flexible robinet, flexible sanitaire, flotteur chasse, flotteur wc, flux
      soudure, foret, foret a bois, foret beton, foret bois, foret etage, foret hss, foret metal, foret sds, forets,
      forets beton, forets hss, forets metal, fraise a bois, fraise bois, fraise conique, fraise hss, furet
      deboucheur, fusible, gabarit de percage, gabarit percage, gache, gaffer, gaine, gaine electrique, gaine icta,
      gaine souple, gaine thermo, gants anti coupure, gants anti coupures, gants bricolage, gants cuir travail, gants
      de bricolage, gants de macon, gants de manutention, gants de protection, gants de soudeur, gants de travail,
      gants isolants, gants manutention, gants protection, gants soudeur, gants travail, gel decapant, generateur,
      generateur electrique, genouilleres chantier, genouilleres de travail, genouilleres travail, gerbeur, gilet de
      securite, gilet fluo, gilet haute visibilite, gilet jaune, gilet reflechissant, gilet securite, gond, goudron,
      gouge, gouge sculpture, gouges, goujon, goulotte, goulottes, gouttiere, graisse lithium, graisse multi usage,
      grattoir, grignoteuse tole, grillage chantier, grille aeration, grille d aeration, grille de ventilation, grille
      essorage peinture, grille ventilation, groom, groupe de securite, groupe electrogene, groupe securite, guide de
      percage, guide percage, hachette, harnais antichute, harnais de securite, harnais securite, helicoil, herisson
      ramonage, huile bois, huile compresseur, huile de coupe, huile de lin bois, huile pneumatique, huile pour bois,
      huile teck, humidimetre, humidimetre bois, hydrofuge, hydrofuge toiture, imprimante 3d filament, interrupteur,
      interrupteur va et vient, isolant, jeu cles, jeu d embouts, jeu de cles, jeu de cles allen, jeu de douilles, jeu
      de forets, jeu de limes, jeu de meches, jeu de tournevis, jeu douilles, joint, joint carrelage, joint chasse d
      eau, joint de dilatation, joint fibre, joint mecanisme chasse, joint plat, joint plomberie, joint poele, joint
      robinet, joint silicone, joint siphon, joint torique, joint wc, joints fibre, judas, judas optique, karcher, kit
      de peinture, kit de percage, kit peinture mur, laine d acier, laine de bois isolant, laine de roche, laine de
      verre, laine roche, laine verre, lame cutter, lame de scie, lampe a souder, lampe atelier, lampe chantier, lampe
      d atelier, lampe d inspection, lampe de chantier, lampe inspection, lampe loupe, lampe loupe atelier, laser
      croix, lasure, leve plaque, leve plaques, ligne de vie, lime, lime acier, limes, lisseur joint, longe securite,
      loquet, loqueteau, lubrifiant silicone, lunettes anti projection, lunettes de chantier, lunettes de protection,
      lunettes de securite, lunettes panoramiques chantier, lunettes protection, lunettes securite, lunettes soudure,
      lustreuse, lustreuse polisseuse, luxmetre, maillet, mallette outils, manchon, manille, manometre, marqueur
      chantier, marteau, marteau piqueur, masque a cartouche, masque a gaz, masque anti gaz, masque anti poussiere,
      masque de peintre, masque de soudeur, masque de soudure, masque peinture, masque respiratoire, masque soudeur,
      masque soudure, masse, masse carree, masse couple, massette, mastic, mastic acrylique, mastic bois, mastic
      colle, mastic vitrier, matrice a emboutir, mecanisme chasse d eau, mecanisme chasse eau, mecanisme wc, meche,
      meche a bois, meche bois, meche plate, meches bois, membrane etancheite, metre a ruban, metre laser, metre
      ruban, meule, meuleuse, meuleuse d angle, micrometre, minuterie, miroir de surveillance, mortier colle, mortier
      joint, mortier refractaire, moteur electrique, motoreducteur, moulure electrique, mousqueton inox, mousse
      expansive, mousse polyurethane, mousse pu, multimetre, nettoyant mousse polyurethane, niveau, niveau a bulle,
      niveau laser, obturateur, oeillet vis, organiseur visserie, outil, outil multifonction, outil multifonctions,
      outil oscillant, outillage, outils, paille acier decapage, palan, panneau de signalisation, panneau isolant,
      panneau perfore, panneau porte outils, panneau signaletique, panneau signalisation, papier abrasif, papier de
      verre, papier masquage, papier verre, parpaing, pate a bois, patin glisseur, patte lapin, paumelle, peigne a
      colle, peigne electrique, peinture acrylique mur, peinture aerosol, peinture anti humidite, peinture
      antirouille, peinture blanche, peinture bois, peinture boiseries, peinture carrelage, peinture chaux, peinture
      depolluante, peinture epoxy sol, peinture exterieure, peinture facade, peinture fer, peinture glycero, peinture
      interieur, peinture interieure, peinture marquage, peinture mat, peinture meuble, peinture mur, peinture murale,
      peinture plafond, peinture pour bois, peinture pour carrelage, peinture pour facade, peinture pour fer, peinture
      pour meubles, peinture pour mur, peinture pour plafond, peinture pour portail, peinture pour radiateur, peinture
      pour sol, peinture radiateur, peinture satin, peinture sol, peinture toit, peinture toiture, peinture volet,
      pelle de chantier, pelle ronde, pelle terrassier, penture, perceuse, perceuse visseuse, perche telescopique
      peinture, perforateur, pictogramme, pied a coulisse, pied biche, pied de biche, pied de meuble, pied de table,
      pied hairpin, pied table, pieds de table, pieds hairpin, pieds meuble, pierre a affuter, pierre affuter, pince,
      pince a bec, pince a bougie outil, pince a circlips, pince a decoffrer, pince a denuder, pince a dessertir,
      pince a sertir, pince amperemetrique, pince bec, pince coupante, pince de precision, pince monseigneur, pince
      multiprise, pince riveter, pince sertir, pince universelle, pinceau batiment, pinceau peinture, pinceau plat,
      pioche, pistolet a chaleur, pistolet a colle, pistolet a mastic, pistolet a peinture, pistolet colle, pistolet
      gonflage atelier, pistolet mastic, pistolet peinture, pistolet silicone, pistolet thermique, piton, pitons,
      placo, planche a roulettes atelier, planche bois, plaque alu composite, plaque aluminium, plaque polycarbonate,
      plaque pvc, plateau de poncage, plateau roulant, plateau velcro, plateforme de travail, platine carrelage,
      platoir, platre, plexiglas, poignee de meuble, poignee de porte, poignee fenetre, poignee meuble, poignee porte,
      polisseuse, polycarbonate, polystyrene extrude, pompe, pompe a air comprime, pompe a deboucher, pompe a
      dessouder, pompe a eau, pompe a graisse, pompe a main, pompe de chantier, pompe de relevage, pompe de transfert,
      pompe immergee, pompe manuelle, pompe relevage, pompe surface, pompe vide cave, ponceuse, porte embout, porte
      embouts, porte forets, porte outil, porte outils, porte tournevis, poste a souder, poste a souder inverter,
      poste inverter, poste mig, poste souder, poste souder inverter, poste tig, poteau balisage, presse etoupe,
      presse etoupes, presse menuisier, prise courant, prise de courant, prise double, prise electrique, prise
      encastrable, prise etanche, prise exterieure, prise industrielle, prise murale, prise plexo, prise rj45 murale,
      prise simple, prise usb murale, profile, profile alu, profile aluminium, projecteur de chantier, prolongateur,
      purgeur, purgeur radiateur, quincaillerie, rabot, rabot electrique, raccord, raccord 20x27, raccord a
      compression, raccord a sertir, raccord air, raccord cuivre, raccord galva, raccord laiton, raccord multicouche,
      raccord per, raccord pvc, raccord rapide, rack palette, rail, rail coulissant tiroir, rainureuse, rallonge
      chantier, rallonge electrique, ramonage, range embouts, range forets, rape a bois, rape bois, rapporteur d angle
      atelier, ratelier, rayonnage, rayonnage metallique, rearmement, reducteur de pression, reduction laiton, regle
      de macon, regle macon, reglet, resine imprimante 3d, rivet, riveteuse, robinet arret, robinet d arret, robinet
      de securite, robinet de securite gaz, robinet flotteur, robinet gaz, robinet machine a laver, robinet poussoir,
      robinet securite, robinet securite gaz, robinet thermostatique radiateur, rondelle, rondelles, rosace porte,
      rouleau de peinture, rouleau laqueur, rouleau peinture, roulement, roulette, roulette meuble, roulette
      pivotante, roulettes meuble, roulettes pivotantes, ruban adhesif, ruban aluminium, ruban chantier, ruban d
      avertissement, ruban de masquage, ruban de signalisation, ruban double face, ruban electrique, ruban gaffer,
      ruban isolant, ruban masquage, ruban signalisation, sac a gravats, sac a outil, sac a outils, sac de chantier,
      sac gravats, sac outils, sangle, sangle arrimage, sangle d arrimage, sangles, sangles arrimage, saturateur,
      saturateur bois, savon atelier, savon d atelier, savon microbilles, scie, scie a metaux, scie a onglet, scie a
      ruban, scie circulaire, scie cloche, scie egoine, scie japonaise, scie sabre, scie sauteuse, scotch, scotch
      carton, scotch double face, scotch emballage, scotch peinture, seau chantier, seau de chantier, seau macon,
      serre cable, serre cables, serre joint, serre joint d angle, serre joints, serrure, serrure connectée, serrure
      intelligente, serrurerie, servante, servante d atelier, siege atelier, silicone sanitaire, silicone transparent,
      siphon, siphon de douche, siphon evier, siphon lavabo, siphon machine a laver, sonometre, soufflette, sous
      couche, sous couches, spalter, spatule enduit, spatule maconnerie, station de soudage, stop chute, superglue,
      support a souder, support etagere, support mural tube, support outil, support panneau, support perceuse, support
      tuyau, surpresseur, table de sciage, table elevatrice, tableau electrique, tableau suspension crochet, tablier
      soudeur, tabouret atelier, tabouret d atelier, taloche, tapis anti fatigue, tapis d atelier, tapis de protection
      sol, taquet, taquet etagere, taquets, taraud, tarauds, targette, tasseau, te cuivre, te d accouplement, te pvc,
      teflon, teinte bois, telemetre laser, telerupteur, tenaille, tendeur, testeur, testeur d usure, testeur de
      tension, thermometre infrarouge, thermometre laser, thermoretractable, tige filetee, tire fond, tire fonds,
      toile emeri, tole, tole bac acier, tole ondulee, tour a bois, tour a metaux, touret, touret a meuler, tournevis,
      traitement bois, transpalette, treillis soude, trepan, tresse a dessouder, tresse poele a bois, treteau,
      treteaux, treuil, truelle, truelle langue de chat, trusquin, tube acier, tube alu, tube carre, tube cuivre, tube
      iro, tube multicouche, tube per, tube polyethylene, tube pvc, tuile, tuyau, tuyau air comprime, tuyau
      compresseur, tuyau de poele, tuyau flexible, tuyau gaz, tuyau multicouche, tuyau per, tuyau poele, tuyau pvc,
      tuyau souple, va et vient, vanne, vanne a bille, vanne gaz, velcro adhesif, ventouse carrelage, ventouse
      deboucheur, verin, vernis bois, vernis parquet, verre soudeur, verrou, vidage evier, vis, vis a bois, vis placo,
      visserie, visseuse, visseuse a choc, vitrificateur, vmc, voltmetre, wago, white spirit, xylophene`,
    ],
  ],
  unsure: `abrasif, accouplement, acetone, adhesif, agrafe, agrafes, aiguille, aiguilles, bache, beton, biais, bloc,
    bouchon de radiateur, bourre, bouton, boutons, brique, bristol, broderie, cable electrique, cabochon, cabochons,
    cachet, cale, canette, cartes, carton, chandelle, chandelles, chariot, chenille, cheville, circlips, colle,
    comparateur, compas, compresseur, conduit, cordage, corde, corniere, cornieres, cosse, cosses, coude, coulisse,
    coupon, craie, crayon, crochet, cylindre, cylindres, dateur, decapant, dentelle, destructeur, diable, dies,
    differentiel, echelle, electrode, embout, embouts, encre, enrouleur, equerre, estompe, etain, fermoir, fermoirs,
    feutre, feutrine, fil, flexible, foret, gache, gaffer, gaine, galon, generateur, gomme, gouge, gouges, grattoir,
    groom, guidon, hydrofuge, isolant, joint, judas, laine, liant, lime, limes, loquet, macaron, macrame, manille,
    manometre, masse, mastic, meche, medium, mines, minuterie, molleton, mortier, niveau, ouate, outil, paillette,
    paillettes, papier, passerelle, pastel, pastels, patron, perle, perles, pictogramme, pigment, pince, pinceau,
    pinceaux, pioche, piton, pitons, plioir, plume, polycarbonate, pompe, popeline, pressions, profile, rabot, raccord,
    rail, raphia, rapporteur, rayonnage, regle, relieur, rembourrage, resine, rondelle, rondelles, roulement, roulette,
    ruban, sangle, sangles, saturateur, scotch, semainier, siphon, suedine, tampon, taquet, taquets, tissu, tole,
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
