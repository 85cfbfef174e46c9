import type { Subject } from '../words.ts';

export const WORKSHOP: Subject = {
  things: [
    ['AUTOMOTIVE+SHOES', 'bottes cross, bottes moto, demi bottes moto'],
    [
      'AUTOMOTIVE+FASHION',
      `blouson moto, combinaison kart, combinaison mecanicien, combinaison moto, combinaison pilote auto, maillot cross,
      pantalon cross, pantalon moto, tenue cross, veste moto, veste moto femme`,
    ],
    [
      'AUTOMOTIVE+ELECTRONICS',
      `adaptateur allume cigare, adaptateur carplay, ampli voiture, aspirateur connecte voiture, autoradio, autoradio
      android, boitier carplay, camera de recul, camera recul, carplay, carplay sans fil, chargeur allume cigare,
      chargeur voiture, dashcam, ecran carplay, haut parleur voiture, haut parleurs voiture, kit main libre, kit main
      libre voiture, kit mains libres, prise allume cigare, radar de recul, radar recul, support magnetique voiture,
      support telephone grille aeration, support telephone grille d aeration, support telephone voiture, support
      voiture, transmetteur fm`,
    ],
    [
      'ARTS_AND_CRAFTS',
      `affiche publicitaire, agenda, agenda scolaire, agrafes bureau, agrafeuse, aiguille, aiguille a tricoter, aiguille
      circulaire, aiguilles, aiguilles a tricoter, album scrap, album scrapbooking, anneau demi lune, anneau porte cles
      lot, anneaux de jonction, anneaux jonction, anneaux porte cles lot, anneaux reliure, anse de sac couture,
      apprets, aquarelle, ardoise, argile autodurcissante, argile modelage, argile polymere, argile poterie,
      autocollant, autocollants, bac a courrier, badge nominatif, baguette a relier, banderole publicitaire, barbotine,
      base savon, baton bois creatif, baton de colle, batonnets bois, bazin getzner, bazin tissu, biais, bic 4
      couleurs, big shot, blanc correcteur, bloc, bloc a dessin, bloc aquarelle, bloc note, bloc notes, blouse
      peinture, bogolan, boite a couture, boite archive, boite archives, boite ballotin vide, boite cadeau, boite
      canettes, boite carton, boite couture, boite kraft, boites archives, bolduc, bombe de peinture creative, bord
      cote, bord cotes, boucle sangle, boule polystyrene, boules polystyrene, bourre, bouton, bouton bois, boutons,
      bristol, brochure, broderie, broderie diamant, cabochon, cabochon verre, cabochons, cachet, cachet cire, cadre a
      broder, cadre broder, cahier, cahier de brouillon, cahier de coloriage, cahiers, calendrier, calendrier mural,
      calligraphie, canette, canevas, carnet, carnet a dessin, carnet de croquis, carnet de notes, carnet de voyage,
      carnets, carte anniversaire, carte correspondance, carte d anniversaire, carte d invitation, carte de
      correspondance, carte de naissance, carte de noel, carte de remerciement, carte de visite, carte de voeux, carte
      double, carte felicitations, carte invitation, carte merci, carte naissance, carte postale, carte remerciement,
      carte visite, carte voeux, cartes, cartes de visite, carton, cartouches d encre stylo, cassette trodat, cerceau a
      broder, cerceau broder, cerceaux et cadres, cernit, chaine au metre, chassis entoile, chemise a elastiques,
      chemise a rabats, chemise cartonnee, chemise elastique, chemise rabats, chenille, chevalet, chutes de cuir, cire
      a cacheter, cire abeille bougie, cire bougie, cire cachet, cire cacheter, cire d abeille bougie, cire de soja,
      cire soja, ciseaux, ciseaux de couture, classeur, clous bijoux, coffret creatif, coffret peinture, colle,
      colorant resine, coloriage, compas, compte rangs, conferencier, copies doubles, copies simples, corbeille a
      courrier, corbeille courrier, corde macrame, cordon cire, cordon coton cire, correcteur blanc, correcteur souris,
      coton a tricoter, coton mouline, coton tricoter, coupon, coupon de tissu, couteau a peindre, couteau palette,
      couteau peindre, couvre livre, couvre livres, craie, craie tailleur, craies, crayon, crayon a papier, crayon de
      couleur, crayon graphite, crayons, crayons aquarellables, crayons de couleur, criterium, crochet, crochet a
      tricoter, crochet amigurumi, crochet laine, crochets boucles d oreilles apprets, croquet galon, cuir chute, cuir
      croûte, cure pipe, cure pipes, cutter precision, cutter rotatif, dateur, de a coudre, decoud vite, decouvite,
      dentelle, dentelle au metre, depliant, destructeur, diamond painting, die de decoupe, dies, dies de decoupe, dies
      decoupe, dossier suspendu, dossiers suspendus, double gaze, ebauchoir, ebauchoirs, echeveau, ecusson, ecusson
      brode, ecusson thermocollant, effaceur, elastique au metre, elastique plat, elastiques bureau, elastiques de
      bureau, email ceramique, embellissements, emporte piece cuir, encre, encre de chine, encreur, enfile aiguille,
      enseigne autocollante, enveloppe, enveloppes, ephemera, epingle a nourrice, epingle punaise, epingles, epingles a
      nourrice, equerre geometrie, equerre scolaire, estompe, estompes, etiquette, fabrication bougie, fabrication
      savon, faire part, faire parts, fermeture eclair, fermoir, fermoir bijoux, fermoir mousqueton, fermoirs, fermoirs
      mousqueton, feuille a4, feuille d or, feuille de stickers, feuille mousse, feuilles d or, feuilles perforees,
      feuilles simples, feutre, feutres, feutres a alcool, feutres acryliques, feutrine, ficelle cadeau, ficelle kraft,
      ficelle lin, fiches bristol, fil, fil a bijoux, fil a broder, fil a coudre, fil a coudre polyester, fil a
      tricoter, fil cable bijoux, fil coton, fil crochet, fil d aluminium creatif, fil de laine, fil elastique bijoux,
      fil jeans, fil mohair, fil nylon bijoux, film bulle, film couvre livre, fimo, flocage, flyer, flyers, forme
      polystyrene, fragrance bougie, fusain, galon, gobelet peinture, godets peinture, gomme, gomme mie de pain,
      gommette, gommettes, gouache, gouge linogravure, griffe cuir, intercalaire, intercalaires, invitation
      anniversaire, invitations anniversaire, jauge d echantillon, jauge de tricot, jauge echantillon, jauge tricot,
      jelly roll, kakemono, kit bijoux, kit bougie, kit bracelet, kit bracelets bresiliens, kit broderie, kit
      cosmetique diy, kit couture, kit couture enfant, kit creatif, kit crochet, kit de tracage, kit diy, kit feutrage,
      kit geometrie, kit loisir creatif, kit macrame, kit peinture, kit poterie, kit savon, kit scrap, kit
      scrapbooking, kit tissage, kit tricot, laine, laine a tricoter, laine merinos, laine mohair, lampe bureau
      papeterie, lampe uv resine, lettrage adhesif, lettre adhesive, liant, linogravure, livre coloriage, livre d or,
      livre de coloriage, loisir creatif, loisirs creatifs, lutin porte vues, machine a coudre, machine coudre, machine
      de decoupe, macrame, malette dessin, mannequin bois articule, mannequin dessin, maroquinerie outils, marque page,
      marqueur, marqueur de mailles, masking tape, masking tapes, massicot, matrice coupe, matrice de coupe, matrice de
      decoupe, meche bougie, medium, memo, menu mariage, mercerie, metier a broder, metier a tisser, metier broder,
      metier tisser, mine criterium, mines, mirette, mirettes, module de classement, mohair tricot, molleton, moule a
      bougie, moule bougie, moule en silicone resine, moule platre, moule resine, moule savon, moule silicone bougie,
      moule silicone resine, mousqueton sac couture, mousse coussin, mousse eva, mousse rembourrage, mug sublimation
      vierge, noeud cadeau, noeuds cadeaux, notes adhesives, numeroteur, oeillets metal, organisateur bureau,
      organiseur bureau, organiseur de bureau, organiseur filofax, origami, osier vannerie, ote agrafe, ouate, ouatine,
      outils cuir, pagne wax, paillette, paillettes, palette peintre, paperboard, papeterie, papier, papier a dessin,
      papier a lettres, papier aquarelle, papier cadeau, papier calque, papier creatif, papier de soie, papier
      imprimante, papier mache, papier origami, papier peint scrapbook, papier photo, papier scrapbooking, parapheur,
      parfum bougie, parfum de grasse pour bougie, parfum pour bougie, passepoil, pastel, pastels, patafix, patch
      thermocollant, pate a modeler polymere, pate a sel creatif, pate adhesive, pate autodurcissante, pate cernit,
      pate durcissante, pate fimo, pate polymere, patron, patron couture robe, patron de couture, patron de robe,
      patron tricot, peau de cuir, peinture, peinture a l huile, peinture acrylique, peinture par numero, peinture par
      numeros, peinture tissu, peinture vitrail, pelote, pelote de laine, pelotes, perforateur bureau, perforateur
      papier, perforatrice, perforatrice creative, perle, perle a coudre, perles, perles a repasser, perles de
      rocaille, perles en bois, pied de biche machine a coudre, pied presseur, pigment, pince double clip, pince
      oeillet, pinceau, pinceaux, pinces double clip, pique epingle, planche de stickers, planche stickers, planner,
      plaque lino, plastifieuse, plastiline, platre a modeler, plâtre creatif, plioir, plioir embossage, plume, plume
      calligraphie, pochette a elastique, pochette a rabats, pochette bulle, pochette cadeau, pochette coin, pochette
      dessin, pochette expedition, pochette kraft, pochette plastification, pochette plastique, pochettes coin,
      pochettes expedition, pochettes perforees, pochettes plastification, pochettes plastifiees, pochoir, pochon
      coton, pochon organza, point croix, point de croix, pompons, popeline, porte affiche, porte badge, porte crayons,
      porte dessin, porte document, porte documents, porte mine, porte nom, porte pinceaux, porte vue, porte vues, post
      it, pot a crayon, pot a crayons, presentoir documents, presse a chaud, presse chaud, presse thermique, pressions,
      punaise, punaises, ramette, ramette de papier, range bobines, range fils, raphia, rapporteur, recharge filofax,
      recharge frixion, regle, relieur, relieuse, rembourrage, rembourrage coussin, repertoire, repose pinceau, repose
      pinceaux, resine, resine epoxy, rivets cuir, rocailles, roll up, roller stylo, rondelle bois creatif, rouleau
      bulle, rouleau plastique couvre livre, roulette a patron, ruban, ruban adhesif decoratif, ruban cadeau, ruban
      correcteur, ruban organza, ruban satin, rubans, sac cadeau, sac en papier, sac kraft, sac papier, sachet cadeau,
      sachet kraft, sachet organza, sachets organza, sangle au metre, sceau, scrapbooking, semainier, serre livre
      bureau, set calligraphie, set de bureau, silhouette cameo, simili cuir, sous chemise, sous chemises, sous main,
      spirale reliure, sticker, stickers, strass a coller, stylo, stylo a bille, stylo bille, stylo effacable, stylo
      gel, stylo plume, stylo quatre couleurs, stylo roller, stylos, suedine, support bobines, support boucle d oreille
      apprets, supports boucles oreilles, surjeteuse, surligneur, surligneurs, tableau a peindre, tableau affichage,
      tableau blanc, tableau craie, tableau liege, tableau noir, tableau velleda, tablier peinture enfant, taille
      crayon, tambour a broder, tambour broder, tampon, tampon bois, tampon clear, tampon encreur, tampons encreurs,
      tampons transparents, tapis de coupe, tapis de decoupe, tapis decoupe, tapis point noue, tapis souris papeterie,
      teinture textile, terre a modeler, terre poterie, thermocollant, tiges a oeil, timbre, tissu, tissu ameublement,
      tissu au metre, tissu coton, tissu toile cirée metre, tissu wax, tissus, to do list, toile a broder, toile a
      peindre, toile aida, toile broder, toile chassis, toile coton, toile de jouy tissu, toile de jute, toile de lin,
      toile etamine, toile jouy tissu, toile jute, toile lin, toile peindre, toile sur chassis, toiles et supports,
      tour de potier, trieur, trodat, trombone, trombones, trousse d ecole, trousse ecole, trousse garnie, trousse
      remplie, trousse scolaire, tulle au metre, vernis acrylique, vernis colle, vernis peinture, vinyle adhesif,
      vinyle thermocollant, washi, wax 6 yards, wax hollandais, yeux adhesifs, yeux mobiles, zip`,
    ],
    [
      'TOOLS',
      `abrasif, accouplement, acetone, adhesif, aerateur salle de bain, agrafe, agrafes, agrafeuse murale, agrafeuse
      pneumatique, aimant neodyme, aimants neodyme, airless, anti mousse toiture, antimousse toiture, antirouille,
      arrache clou, aspirateur chantier, aspirateur de chantier, aspirateur eau poussiere chantier, attache tableau,
      auge, bac a bec, bac a gacher, bac a peinture, bac gacher, bac peinture, bache, bache de protection, bache
      peinture, bacs a bec, baguette soudure, baladeuse, bande abrasive, bande antiderapante, bande bitumineuse, bande
      velcro, barillet, barre a mine, barre filetee, barrette de dominos, barrette domino, barrette dominos, batons de
      colle pistolet, batte cuivre, batterie bosch 18v, batterie outil, batterie parkside, bequille de porte, beton,
      betonniere, boite a cles securisee, boite a outils, boite a vis, boite d encastrement, boite de derivation, boite
      derivation, boite encastrement, boite etanche, boite outils, bombe de marquage, bombe de peinture, bombe
      marquage, bombe peinture, bombe peinture carrosserie outillage, bombe tracage, bonde evier, bornier, bouche d
      extraction, bouche extraction, bouchon de radiateur, bouchon laiton, bouchon obturateur, bouchons anti bruit,
      bouchons antibruit, boulon, boulonneuse, boulons, bouton de meuble, bouton meuble, bouton poussoir, bouton
      poussoir electrique, brique, brique refractaire, briques refractaires, brosse a peindre, brosse a rechampir,
      brosse acier, brosse laiton, brosse metallique, brosse plate peinture, brosse rotative, brouette chantier, burin,
      burineur, buse imprimante 3d, butee porte atelier, cable acier, cable electrique, cable h07rnf, cable r2v, cable
      souple electrique, cadenas, cagoule soudeur, cagoule soudure, caisse a outils, cale, cale de poncage, camera d
      inspection, camera inspection, camera thermique, camion peinture, carrelette, cartouche de silicone, cartouche
      gaz soudure, cartouche mastic, cartouche mitigeur, cartouche robinet, cartouche silicone, casque anti bruit,
      casque antibruit, casque de chantier, ceinture porte outil, ceinture porte outils, chaine acier, chaine
      galvanisee, chaine plastique balisage, chalumeau, chandelle, chargeur batterie outil, chargeur bosch 18v,
      chargeur dewalt, chargeur makita, chargeur parkside, chargeur ryobi, chariot, charniere, chatterton, chaussures
      de securite epi, chaussures securite epi, cheville, cheville molly, cimaise, ciment, cintreuse, cintreuse cuivre,
      circlips, circulateur, cire bois, cire meuble, cisaille a tole, ciseau a bois, ciseau bois, clapet, cle a choc,
      cle a chocs, cle a douille, cle a ecrous, cle a griffe, cle a molette, cle a pipe, cle a tube, cle allen, cle
      choc, cle de rearmement, cle douille, cle dynamometrique, cle en croix, cle en t, cle lavabo, cle mixte, cle
      molette, cle plate, cle purge radiateur, cle serre tube, cle stillson, cle suedoise, cles allen, cles plates,
      cliquet, clou, cloueur, cloueuse, clous, clous tete plate, coffre a cles atelier, coffre fort, coffret d outils,
      coffret de douilles, coffret douilles, coffret electrique, coffret embouts, coffret outils, colle a bois, colle
      bois, colle carrelage, colle contact, colle cuir reparation, colle epoxy, colle fixation, colle forte, colle
      mastic, colle neoprene, colle polyurethane, colle pvc, collier de serrage, collier percage, collier plomberie,
      collier rilsan, collier serrage, collier serre cable, combinaison de travail jetable, combinaison jetable,
      combinaison peinture, combinaison travail jetable, comparateur, compresseur, conduit, conduit cheminee, conduit
      souple, cone de signalisation, cone signalisation, consoles etagere, contacteur, contreplaque, cordage, corde,
      cordeau, cordelette, corniere, cornieres, cosse, cosses, coude, coude pvc, coulisse, coulisse tiroir, coupe
      cable, coupe carreaux, coupe carrelage, coupe tube, couronne carbure, couronne diamant, courroie, couteau a
      enduire, couteau de peintre, couteau enduire, couteau peintre, couteau suisse, couverture anti feu, couverture
      antifeu, craie tracer, crayon charpentier, crayon de charpentier, crayon de menuisier, crémaillere etagere, cric,
      crochet de levage, crochet levage, crochet piton, crochet plafond, crochet tableau, crochet x, croisillons,
      croisillons carrelage, cutter, cutter lame, cylindre, decapant, decapant bois, decapant peinture, decapeur,
      defonceuse, degrippant, derouleur adhesif, detecteur de fumee outil, detecteur de metaux mur, detecteur de metaux
      murs, detecteur de presence, detecteur laser, detecteur metaux mur, detecteur metaux murs, detendeur, detendeur
      gaz, devidoir scotch, diable, differentiel, digicode, diluant, disjoncteur, disque a lamelles, disque a
      tronconner, disque abrasif, disque diamant, disque inox, disque metal, disque ponceuse, disque tronconner,
      disqueuse, domino electrique, douille cliquet, douille impact, douilles impact, douilles outillage, drisse,
      echafaudage, echelle, echelle telescopique, ecrou, ecrous, electrode, electrovanne, elingue, elingues, emboiture,
      embout, embout de vissage, embouts, enduit, enjoliveur interrupteur, enrouleur, enrouleur electrique,
      entrebailleur, equerre, equerre de chaise, equerre de fixation, equerre de menuisier, equerre etagere, escabeau,
      essence f, etabli, etain, etancheite toiture, etau, etau d etabli, extincteur, extracteur d air, extracteur de
      vis, extracteur vis, fer a souder, fer plat, fer souder, ferme porte, fibre de verre renfort, ficelle agricole,
      fil a plomb, fil de fer, fil electrique, fil fer, fil mig, fil pla, fil plomb, fil rigide, filasse, filet
      remorque bache, filiere, film protection peinture, filtre anti calcaire plomberie, flexible, flexible gaz,
      flexible robinet, flotteur chasse, flotteur wc, foret, foret beton, foret bois, foret metal, forets, forets
      beton, forets metal, fraise a bois, fraise bois, fraise conique, fraise hss, furet deboucheur, fusible, gabarit
      de percage, gabarit percage, gache, gaffer, gaine, gaine electrique, gaine souple, gants anti coupure, gants anti
      coupures, gants cuir travail, gants de manutention, gants de protection, gants de soudeur, gants de travail,
      gants isolants, gants manutention, gants protection, gants soudeur, gants travail, generateur, genouilleres
      chantier, genouilleres de travail, genouilleres travail, gerbeur, gilet de securite, gilet fluo, gilet haute
      visibilite, gilet jaune, gilet reflechissant, gilet securite, gond, goudron, gouge, gouge sculpture, gouges,
      goujon, goulotte, goulottes, gouttiere, graisse lithium, graisse multi usage, grattoir, grillage chantier, grille
      aeration, grille d aeration, grille de ventilation, grille essorage peinture, grille ventilation, groom, groupe
      de securite, groupe electrogene, groupe securite, guide de percage, guide percage, hachette, harnais antichute,
      harnais de securite, harnais securite, helicoil, herisson ramonage, huile bois, huile de coupe, huile de lin
      bois, huile pour bois, huile teck, humidimetre, humidimetre bois, hydrofuge, hydrofuge toiture, imprimante 3d
      filament, interrupteur, interrupteur va et vient, isolant, jeu cles, jeu de cles, jeu de cles allen, jeu de
      douilles, jeu de tournevis, jeu douilles, joint, joint carrelage, joint chasse d eau, joint poele, joint robinet,
      joint silicone, joint torique, judas, karcher, laine d acier, laine de bois isolant, laine de roche, laine de
      verre, laine roche, laine verre, lame cutter, lame de scie, lampe a souder, lampe chantier, lampe de chantier,
      laser croix, lasure, leve plaque, leve plaques, ligne de vie, lime, lime acier, limes, lisseur joint, longe
      securite, loquet, loqueteau, lubrifiant silicone, lunettes de chantier, lunettes de protection, lunettes de
      securite, lunettes protection, lunettes securite, lunettes soudure, lustreuse, lustreuse polisseuse, luxmetre,
      maillet, mallette outils, manchon, manille, manometre, marqueur chantier, marteau, marteau piqueur, masque a
      cartouche, masque a gaz, masque anti poussiere, masque de soudeur, masque de soudure, masque respiratoire, masque
      soudeur, masse, massette, mastic, matrice a emboutir, mecanisme chasse d eau, mecanisme chasse eau, mecanisme wc,
      meche, meches bois, membrane etancheite, metre a ruban, metre laser, metre ruban, meule, meuleuse, meuleuse d
      angle, micrometre, minuterie, miroir de surveillance, mortier colle, mortier joint, mortier refractaire, moteur
      electrique, motoreducteur, moulure electrique, mousqueton inox, mousse expansive, mousse polyurethane, mousse pu,
      multimetre, nettoyant mousse polyurethane, niveau, niveau a bulle, niveau laser, obturateur, organiseur visserie,
      outil, outil multifonction, outillage, outils, paille acier decapage, palan, panneau de signalisation, panneau
      perfore, panneau signaletique, panneau signalisation, papier abrasif, papier de verre, papier masquage, papier
      verre, parpaing, passerelle, pate a bois, patin glisseur, patte lapin, paumelle, peigne a colle, peigne
      electrique, peinture acrylique mur, peinture aerosol, peinture anti humidite, peinture antirouille, peinture
      blanche, peinture bois, peinture boiseries, peinture carrelage, peinture chaux, peinture depolluante, peinture
      epoxy sol, peinture exterieure, peinture facade, peinture fer, peinture glycero, peinture interieur, peinture
      interieure, peinture marquage, peinture mat, peinture meuble, peinture mur, peinture murale, peinture plafond,
      peinture radiateur, peinture satin, peinture sol, peinture toiture, peinture volet, pelle terrassier, penture,
      perceuse, perceuse visseuse, perche telescopique peinture, perforateur, pictogramme, pied biche, pied de biche,
      pied de meuble, pied de table, pied hairpin, pied table, pieds de table, pieds hairpin, pierre a affuter, pierre
      affuter, pince, pince a denuder, pince amperemetrique, pince coupante, pince multiprise, pince universelle,
      pinceau batiment, pinceau peinture, pinceau plat, pioche, pistolet a chaleur, pistolet a colle, pistolet a
      mastic, pistolet a peinture, pistolet colle, pistolet gonflage atelier, pistolet mastic, pistolet peinture,
      pistolet silicone, pistolet thermique, piton, pitons, placo, planche bois, plaque alu composite, plaque
      aluminium, plaque polycarbonate, plaque pvc, plateforme de travail, platine carrelage, platoir, platre,
      plexiglas, poignee de meuble, poignee de porte, poignee fenetre, poignee meuble, poignee porte, polisseuse,
      polycarbonate, polystyrene extrude, pompe, pompe a eau, pompe immergee, ponceuse, porte embout, porte embouts,
      porte forets, porte tournevis, poste a souder, poste a souder inverter, poste inverter, poste mig, poste souder,
      poste souder inverter, poste tig, poteau balisage, presse etoupe, presse menuisier, prise courant, prise de
      courant, prise double, prise electrique, prise encastrable, prise etanche, prise exterieure, prise industrielle,
      prise murale, prise plexo, prise rj45 murale, prise simple, prise usb murale, profile, profile aluminium,
      projecteur de chantier, prolongateur, purgeur, purgeur radiateur, quincaillerie, rabot, rabot electrique,
      raccord, raccord laiton, raccord rapide, rack palette, rail, rainureuse, rallonge electrique, ramonage, range
      embouts, range forets, rape a bois, rape bois, ratelier, rayonnage, rayonnage metallique, rearmement, reducteur
      de pression, reduction laiton, regle de macon, regle macon, reglet, resine imprimante 3d, rivet, riveteuse,
      robinet arret, robinet d arret, robinet de securite, robinet de securite gaz, robinet flotteur, robinet gaz,
      robinet machine a laver, robinet poussoir, robinet securite, robinet securite gaz, robinet thermostatique
      radiateur, rondelle, rondelles, rosace porte, rouleau de peinture, rouleau laqueur, rouleau peinture, roulement,
      roulette, ruban adhesif, ruban aluminium, ruban de masquage, ruban de signalisation, ruban double face, ruban
      electrique, ruban gaffer, ruban isolant, ruban masquage, ruban signalisation, sac a outil, sac a outils, sac
      outils, sangle, sangle d arrimage, sangles, saturateur, saturateur bois, scie, scie a metaux, scie a onglet, scie
      a ruban, scie circulaire, scie cloche, scie egoine, scie japonaise, scie sabre, scie sauteuse, scotch, scotch
      peinture, seau macon, serre cable, serre cables, serre joint, serre joint d angle, serre joints, serrure, serrure
      connectée, serrure intelligente, serrurerie, servante, servante d atelier, silicone sanitaire, silicone
      transparent, siphon, siphon evier, siphon lavabo, siphon machine a laver, sonometre, soufflette, sous couche,
      spalter, spatule enduit, spatule maconnerie, station de soudage, stop chute, superglue, support etagere, support
      perceuse, surpresseur, tableau electrique, tableau suspension crochet, tablier soudeur, taloche, taquet, taquet
      etagere, taquets, taraud, tarauds, targette, tasseau, te cuivre, te d accouplement, te pvc, teflon, teinte bois,
      telemetre laser, telerupteur, tenaille, tendeur, testeur, testeur d usure, testeur de tension, thermometre
      infrarouge, thermometre laser, thermoretractable, tige filetee, tire fond, toile emeri, tole, tour a bois, tour a
      metaux, touret, touret a meuler, tournevis, traitement bois, transpalette, treillis soude, trepan, tresse a
      dessouder, tresse poele a bois, treteau, treteaux, treuil, truelle, truelle langue de chat, trusquin, tube acier,
      tube alu, tube carre, tube cuivre, tube iro, tube multicouche, tube per, tube polyethylene, tube pvc, tuile,
      tuyau, tuyau de poele, tuyau poele, tuyau pvc, va et vient, vanne, vanne a bille, vanne gaz, vase d expansion,
      ventouse carrelage, ventouse deboucheur, verin, vernis bois, vernis parquet, verrou, vidage evier, vis, vis a
      bois, vis placo, visserie, visseuse, visseuse a choc, vitrificateur, vmc, voltmetre, wago, white spirit,
      xylophene`,
    ],
    [
      'AUTOMOTIVE',
      `ad blue, adaptateur prise remorque, additif, additif carburant, aile avant, aileron, alarme moto, allume cigare,
      alternateur, amortisseur, ampoule h1, ampoule h7, ampoule p21w, ampoule phare, ampoule voiture, ampoule w5w,
      antenne auto, antenne de toit voiture, antenne voiture, antibrouillard, antigel, antivol chaine moto, antivol de
      roue, antivol moto, antivol u, arbre a cames, arbre magique, aspirateur de voiture, aspirateur voiture, attache
      remorque, attelage, autocollant moto, autocollant voiture, bac coffre, bac de coffre, bache remorque, balai d
      essuie glace, balai essuie glace, bande thermique, barre de toit, barre stabilisatrice, barre toit, barres de
      toit, barres toit, bas de caisse, bas moteur, batterie 12v 70ah, batterie auto, batterie camping car, batterie
      decharge lente camping car, batterie demarrage, batterie moto, batterie quad, batterie scooter, batterie voiture,
      becquet, bequille atelier, bequille d atelier moto, bequille laterale, bequille moto, bi masse, bielle, bielles,
      biellette, biellette de barre, bloc abs, bloc compteur, bloque disque, bobine, bobine allumage, bobine d
      allumage, boite a clapets, boite de vitesse, boite de vitesses, boitier papillon, bombe anti crevaison, bombe
      crevaison, bombe peinture jante, booster batterie, booster de batterie, booster de demarrage, booster demarrage,
      borne de recharge, borne recharge, bouchon de reservoir, bouchon essence, bouchon reservoir, bouchon valve,
      bouchons de valve, bougie allumage, bougie d allumage, bougie de prechauffage, bougie prechauffage, bras de
      suspension, bras suspension, cable de demarrage, cable de frein, cable de recharge type 2, cable demarrage, cable
      frein, cable recharge voiture electrique, cable type 2, cache bagages, cache ecrou, cache pedale, cache plaque,
      calandre, calculateur, cale de roue, cale pieds, cale roue, cales elargisseurs, calorstat, canon a mousse, capot,
      capteur abs, capteur arbre a cames, capteur de pression, capteur map, capteur pmh, capteur tpms, caravane piece,
      carburateur, cardan, carenage, carter, casque cross, casque integral, casque jet, casque modulable, casque moto,
      catalyseur, centre de roue, chaine de distribution, chaine moto, chaine neige, chaines neige, chargeur batterie
      moto, chargeur batterie voiture, chargeur de batterie auto, chargeur de batterie voiture, chargeur voiture
      electrique, cire auto, cire carrosserie, cire voiture, cle de roue, cle demonte roue, cle roue, clignotant,
      coffre de toit, coffre toit, collecteur, collier echappement, combine filete, combines filetes, commande reculee,
      commandes reculees, commodo, compresseur clim, compresseur climatisation, compteur vitesse, condenseur,
      condenseur clim, coque cle, coque cle voiture, coque de cle, corps papillon, cosse batterie, cosses batterie,
      coupe batterie, coupe circuit, coupelle amortisseur, courroie accessoire, courroie accessoires, courroie de
      distribution, courroie distribution, courroie variateur, coussin auto, coussin voiture, coussinets de bielle,
      couvre siege, couvre volant, cremaillere, cremaillere de direction, cric hydraulique, cric rouleur, debimetre,
      debimetre air, debitmetre, deflecteur, deflecteur vitre, deflecteurs, demarreur, demoustiqueur, desodorisant
      voiture, diffuseur arriere, disque a, disque d embrayage, disque de frein, disque embrayage, disque frein, disque
      jeune conducteur, dorsale, dosseret, durite, echangeur, echappement, ecran casque, ecran de casque, ecrou de
      roue, ecrou roue, ecrous antivol, efface rayure, efface rayures, elargisseur, elargisseurs de voie, electrovanne
      turbo, elm327, embleme, embleme coffre, embout de guidon, embout guidon, embouts guidon, embrayage, enjoliveur,
      essuie glace, essuie glaces, ethylotest, etrier de frein, etrier frein, evaporateur, faisceau, faisceau allumage,
      faisceau attelage, fap, feu arriere, feu avant, feu de recul, feux de jour, filet coffre, film teinte, filtre a
      air, filtre a carburant, filtre a gasoil, filtre a huile, filtre a particules, filtre air, filtre carburant,
      filtre d habitacle, filtre gasoil, filtre gazole, filtre habitacle, filtre huile, filtre pollen, filtre sport,
      flexible de frein, flexible frein, galerie de toit, galerie toit, galet tendeur, gant moto, gants cross, gants
      moto, genouillere cross, gicleur, gicleurs, gilet airbag, glace retroviseur, gomme decontaminante, gonfleur,
      gonfleur pneu, goujon roue, graisse chaine, guidon moto, gyrophare, gyrophares, haut moteur, hayon, housse de
      selle, housse de siege, housse de voiture, housse de volant, housse selle, housse siege, housse siege auto,
      housse voiture, housse volant, housses de siege, housses siege, huile 10w40, huile 2 temps, huile 2t, huile 4t,
      huile 5w30, huile 5w40, huile 75w80, huile boite, huile de boite, huile de fourche, huile fourche, huile moteur,
      injecteur, intercom, intercom moto, jante, jante tole, jantes, jauge carburant, joint culasse, joint de culasse,
      joint moteur, joint spi, joint turbo, joints spi, jupe avant, jupe scooter, kick, kick demarrage, kit chaine, kit
      courroie, kit cylindre, kit cylindre piston, kit de carrosserie, kit de distribution, kit deco cross, kit deco
      moto, kit distribution, kit embrayage, kit gilet triangle, kit plastique, kit plastique cross, kit reparation
      pneu, kit suspension, kit xenon, klaxon, lame avant, lanceur, lanterneau, lave glace, leche roue, lecteur code
      defaut, leve vitre, levier de frein, levier de vitesse, levier embrayage, levier frein, levier vitesse, liquide
      de frein, liquide de refroidissement, liquide direction assistee, liquide frein, liquide refroidissement,
      lunettes cross, lustrant, machoire de frein, machoire frein, magnet jeune conducteur, mainteneur de charge,
      maintien de charge, maitre cylindre, marteau brise vitre, masque cross, miroir retroviseur, moto, mousse active,
      moyeu, moyeu de roue, neiman, nettoyant fap, nettoyant frein, nettoyant freins, nettoyant injecteur, nettoyant
      injecteurs, nettoyant insectes, nettoyant jantes, nettoyant moteur, nettoyant vanne egr, organisateur coffre,
      organisateur de coffre, organiseur coffre, pad polissage, pare brise, pare choc, pare chocs, pare cylindre, pare
      main, pare mains, pare pierre, pare soleil, pare soleil voiture, passage de roue, peinture carrosserie, peinture
      etrier, peinture jantes, phare, pignon sortie de boite, pinces batterie, pinlock, pipe admission, pit bike,
      plaque d immatriculation, plaque desensablage, plaque immat, plaque immatriculation, plaques de desensablage,
      plaquette de frein, plaquette frein, plaquettes de frein, plaquettes frein, pneu, pneus, pochette joints moteur,
      pocket bike, poignee exterieure, poignee gaz, poignees chauffantes, polish, pommeau de vitesse, pommeau levier
      vitesse, pommeau vitesse, pompe a carburant, pompe a essence, pompe a huile, pompe carburant, pompe direction
      assistee, pompe eau moteur, pompe essence, pompe gasoil, pompe haute pression, pompe huile, pompe injection,
      porte cle voiture coque, porte ski magnetique, porte ski voiture, porte skis, porte velo attelage, porte velo
      hayon, porte velos attelage, portiere, pot d echappement, poulie, poulie damper, poussoir hydraulique, poussoirs
      hydrauliques, protege mains, pulseur, pulseur d air, quad, quad enfant thermique, radiateur de refroidissement,
      radiateur moteur, radiateur refroidissement, radiateur voiture, rampe injection, rampe led, rampes de levage,
      relais prechauffage, remorque, renovateur plastique, renovateur plastiques, reservoir essence, resistance
      ventilation, ressort de suspension, ressort suspension, ressorts courts, retroviseur, rideau voiture, rotule,
      roue jockey, roulement de roue, roulement roue, roulettes protection, sabot moteur, sacoche reservoir, sacoches
      cavalieres, saute vent, segments, serviette microfibre voiture, servo frein, shampoing voiture, silencieux,
      silent bloc, silentbloc, snorkel, sonde de temperature eau, sonde lambda, sonde temperature, soufflet, soufflet
      de vitesse, soupape, soupapes, spray chaine, sticker auto, sticker jante, sticker moto, sticker voiture, stickers
      auto, stickers jante, stickers jantes, stickers moto, stylo retouche peinture voiture, support de plaque, support
      moteur, support plaque, support telephone moto, suspension voiture, tablier scooter, tambour frein, tapis auto,
      tapis caoutchouc voiture, tapis clio, tapis coffre, tapis de coffre, tapis de sol voiture, tapis de voiture,
      tapis voiture, tente auto, thermostat eau, thermostat moteur, top case, triangle de signalisation, triangle de
      suspension, triangle signalisation, triangle suspension, trousse secours auto, turbo, turbocompresseur, valise
      diag, valise diagnostic, valise moto, valises laterales, vanne egr, variateur, ventilateur moteur, ventilateur
      radiateur, verin de coffre, verin hayon, verins hayon, vilebrequin, vis de roue, visiere casque, volant, volant
      moteur, volant sport, volants, wallbox`,
    ],
  ],
  unsure: `abrasif, accouplement, acetone, additif, adhesif, agrafe, agrafes, aiguille, aiguilles, aileron, antigel,
    bache, beton, biais, bloc, bobine, bourre, bouton, boutons, brique, bristol, broderie, cable electrique, cabochon,
    cabochons, cachet, cale, canette, carter, cartes, carton, catalyseur, chandelle, chandelles, chariot, chenille,
    cheville, circlips, clignotants, colle, collecteur, comparateur, compas, compresseur, condenseur, conduit, cordage,
    corde, corniere, cornieres, cosse, cosses, coude, coulisse, coupon, craie, crayon, cremaillere, crochet, cylindre,
    cylindres, dateur, decapant, deflecteur, dentelle, destructeur, diable, dies, differentiel, dorsale, dosseret,
    echangeur, echelle, electrode, embleme, embout, embouts, encre, enrouleur, equerre, estompe, etain, evaporateur,
    faisceau, fap, fermoir, fermoirs, feutre, feutrine, fil, flexible, foret, gache, gaffer, gaine, galon, generateur,
    gomme, gonfleur, gouge, gouges, grattoir, groom, guidon, hayon, hydrofuge, intercom, isolant, jante, joint, judas,
    kick, laine, lanceur, liant, lime, limes, loquet, macaron, macrame, manille, manometre, masse, mastic, meche,
    medium, mines, minuterie, molleton, mortier, moto, moyeu, niveau, ouate, outil, paillette, paillettes, papier, pare
    soleil, passerelle, pastel, pastels, patron, perle, perles, phare, pictogramme, pigment, pince, pinceau, pinceaux,
    pioche, piton, pitons, plioir, plume, polish, polycarbonate, pompe, popeline, portiere, poulie, pressions, profile,
    quad, rabot, raccord, rail, raphia, rapporteur, rayonnage, regle, relieur, rembourrage, remorque, resine, rondelle,
    rondelles, roulement, roulette, ruban, sangle, sangles, saturateur, scotch, segments, semainier, silencieux,
    siphon, snorkel, soufflet, soupape, soupapes, suedine, tampon, taquet, taquets, tissu, tole, trieur, trombone,
    trombones, tuile, turbo, tuyau, variateur, verin, vis, volant, volants, wax hollandais, zip`,
  printed: 'carnet, carte de voeux, carte postale, sticker',
  straps: 'sangles',
  uses: {
    ARTS_AND_CRAFTS: `beaux arts, bureau papeterie, couture, emballage cadeau, fournitures de bureau, fournitures
      scolaires, loisirs creatifs, mercerie, papeterie, peinture artistique, scolaire, scrapbooking, tricot`,
    TOOLS: `atelier, bricolage, chantier, electricite, electricite et eclairage, maconnerie, materiaux, materiaux de
      construction, menuiserie, outillage, outillage electroportatif, peinture et droguerie, plomberie, plomberie et
      sanitaire, quincaillerie, serrurerie, soudure, visserie`,
    AUTOMOTIVE: `accessoires auto, auto, automobile, camion, camping car, carrosserie, entretien auto, freinage, moto,
      moto et scooter, motos, pieces auto, pieces detachees auto, pneumatiques, poids lourd, scooter, vehicule,
      voiture, voitures`,
  },
  makers: {
    AUTOMOTIVE: 'audi, bmw, citroen, clio, dacia, mercedes, peugeot, renault, volkswagen',
  },
};
