import type { Subject } from '../words.ts';

export const WORKSHOP: Subject = {
  things: [
    ['AUTOMOTIVE+FASHION', 'blouson moto, combinaison moto, pantalon moto, veste moto'],
    [
      'AUTOMOTIVE+ELECTRONICS',
      `ampli voiture, autoradio, camera de recul, chargeur allume cigare, chargeur voiture, dashcam, haut parleur
      voiture, radar de recul, support telephone voiture, support voiture, transmetteur fm`,
    ],
    [
      'ARTS_AND_CRAFTS',
      `affiche publicitaire, agenda, agenda scolaire, agrafeuse, aiguille, aiguille a tricoter, aiguille circulaire,
      aiguilles, aiguilles a tricoter, album scrapbooking, anneaux de jonction, apprets, aquarelle, ardoise, argile
      autodurcissante, argile modelage, argile polymere, autocollant, autocollants, badge nominatif, base savon, baton
      de colle, biais, bloc, bloc a dessin, bloc aquarelle, bloc note, bloc notes, boite cadeau, bolduc, bombe de
      peinture creative, bouton, bouton bois, boutons, brochure, broderie, broderie diamant, cachet, cadre a broder,
      cahier, cahier de brouillon, cahier de coloriage, cahiers, calendrier, calendrier mural, calligraphie, canette,
      canevas, carnet, carnet a dessin, carnet de croquis, carnet de notes, carnet de voyage, carnets, carte
      anniversaire, carte d anniversaire, carte d invitation, carte de correspondance, carte de remerciement, carte de
      visite, carte de voeux, carte postale, cartes, cartes de visite, carton, cerceau a broder, cerceaux et cadres,
      chassis entoile, chemise a rabats, chemise cartonnee, chenille, chevalet, cire a cacheter, cire bougie, cire d
      abeille bougie, cire de soja, ciseaux, ciseaux de couture, classeur, coffret creatif, coffret peinture, colle,
      colorant resine, coloriage, compas, compte rangs, conferencier, corde macrame, correcteur blanc, coton a
      tricoter, coton mouline, coupon, coupon de tissu, couteau a peindre, craie, craie tailleur, craies, crayon,
      crayon a papier, crayon de couleur, crayon graphite, crayons, crayons aquarellables, crayons de couleur,
      crochet, crochet a tricoter, crochet amigurumi, crochet laine, cure pipe, de a coudre, dentelle, dentelle au
      metre, depliant, diamond painting, dies de decoupe, echeveau, ecusson, ecusson brode, ecusson thermocollant,
      effaceur, elastiques de bureau, encre, encre de chine, encreur, enfile aiguille, enveloppe, enveloppes,
      epingles, epingles a nourrice, equerre scolaire, etiquette, fabrication bougie, fabrication savon, faire part,
      fermeture eclair, fermoir, fermoirs, feuille a4, feuille de stickers, feutre, feutres, feutres a alcool, feutres
      acryliques, feutrine, fil, fil a broder, fil a coudre, fil a coudre polyester, fil a tricoter, fil coton, fil
      crochet, fil d aluminium creatif, fil de laine, fil mohair, fimo, flocage, flyer, flyers, fusain, galon, gomme,
      gomme mie de pain, gommette, gommettes, gouache, intercalaires, jauge d echantillon, jauge de tricot, kakemono,
      kit bijoux, kit bougie, kit broderie, kit couture, kit couture enfant, kit creatif, kit crochet, kit diy, kit
      loisir creatif, kit macrame, kit peinture, kit savon, kit scrapbooking, kit tricot, laine, laine a tricoter,
      laine merinos, laine mohair, livre d or, livre de coloriage, loisir creatif, loisirs creatifs, lutin porte vues,
      machine a coudre, macrame, malette dessin, marque page, marqueur, marqueur de mailles, masking tape, matrice de
      coupe, meche bougie, medium, memo, mercerie, metier a broder, metier a tisser, mines, mohair tricot, molleton,
      moule bougie, moule en silicone resine, moule resine, moule savon, notes adhesives, organiseur de bureau,
      origami, osier vannerie, ouate, ouatine, paillette, paillettes, papeterie, papier, papier a dessin, papier a
      lettres, papier aquarelle, papier cadeau, papier calque, papier creatif, papier de soie, papier origami, papier
      peint scrapbook, papier photo, papier scrapbooking, parfum bougie, parfum pour bougie, passepoil, pastel,
      pastels, patch thermocollant, pate fimo, pate polymere, patron, patron de couture, peinture, peinture a l huile,
      peinture acrylique, peinture par numero, peinture par numeros, peinture tissu, peinture vitrail, pelote, pelote
      de laine, pelotes, perforatrice, perforatrice creative, perle, perle a coudre, perles, perles a repasser, perles
      de rocaille, perles en bois, pigment, pinceau, pinceaux, planche de stickers, planche stickers, planner,
      plastifieuse, plastiline, plume, plume calligraphie, pochette cadeau, pochette plastique, pochettes perforees,
      pochettes plastifiees, pochoir, point de croix, pompons, porte badge, porte crayons, porte document, porte
      documents, porte mine, porte nom, porte pinceaux, porte vues, post it, pot a crayon, pot a crayons, presse a
      chaud, pressions, punaises, ramette, ramette de papier, range bobines, range fils, raphia, rapporteur, regle,
      repertoire, repose pinceau, repose pinceaux, resine, resine epoxy, roll up, roller stylo, ruban, ruban cadeau,
      ruban correcteur, ruban organza, ruban satin, rubans, sac cadeau, sac en papier, sac kraft, sac papier, sachet
      cadeau, sachet kraft, sangle au metre, sceau, scrapbooking, semainier, set calligraphie, simili cuir, sous main,
      sticker, stickers, stylo, stylo a bille, stylo bille, stylo effacable, stylo gel, stylo plume, stylo quatre
      couleurs, stylo roller, stylos, support bobines, surjeteuse, surligneur, surligneurs, tableau blanc, tableau
      liege, tableau noir, taille crayon, tambour a broder, tampon, tampon bois, tampon clear, tampon encreur, tampons
      encreurs, thermocollant, timbre, tissu, tissu ameublement, tissu au metre, tissu coton, tissu wax, tissus, to do
      list, toile a broder, toile a peindre, toile aida, toile chassis, toile de jouy tissu, toile de jute, toile de
      lin, toile etamine, toiles et supports, trieur, trombone, trombones, trousse d ecole, trousse scolaire, vernis
      colle, vernis peinture, vinyle adhesif, washi, zip`,
    ],
    [
      'TOOLS',
      `abrasif, accouplement, adhesif, agrafe, agrafes, agrafeuse murale, antirouille, arrache clou, aspirateur
      chantier, aspirateur de chantier, auge, bac a gacher, bac a peinture, bache, bache de protection, baguette
      soudure, baladeuse, barillet, barrette de dominos, barrette domino, beton, betonniere, boite a outils, boite d
      encastrement, boite de derivation, bornier, bouche d extraction, bouchon obturateur, bouchons anti bruit,
      boulon, boulonneuse, boulons, bouton de meuble, brosse metallique, brouette chantier, burin, cable acier, cable
      electrique, cadenas, caisse a outils, cale, cale de poncage, camera thermique, cartouche de silicone, cartouche
      mitigeur, cartouche silicone, casque anti bruit, casque de chantier, ceinture porte outils, chaine acier, chaine
      galvanisee, chalumeau, chandelle, chargeur batterie outil, chariot, charniere, chatterton, chaussures de
      securite epi, cheville, cheville molly, ciment, circulateur, ciseau a bois, clapet, cle a choc, cle a douille,
      cle a ecrous, cle a molette, cle a pipe, cle allen, cle de rearmement, cle dynamometrique, cle mixte, cle plate,
      cles allen, cles plates, cliquet, clou, cloueur, clous, clous tete plate, coffre fort, coffret d outils, coffret
      de douilles, coffret douilles, coffret electrique, coffret embouts, coffret outils, colle a bois, colle bois,
      colle carrelage, colle forte, colle neoprene, collier de serrage, collier rilsan, collier serre cable,
      combinaison de travail jetable, compresseur, conduit, conduit souple, cone de signalisation, contacteur,
      contreplaque, cordage, corde, cordeau, cosse, cosses, coude, coude pvc, coulisse, coulisse tiroir, courroie,
      couteau a enduire, couteau suisse, cric, crochet de levage, crochet x, cutter, cutter lame, cylindre, decapeur,
      defonceuse, detecteur de fumee outil, detecteur de metaux mur, detecteur de metaux murs, detendeur, detendeur
      gaz, diable, digicode, diluant, disjoncteur, disque a tronconner, disque abrasif, disque diamant, disqueuse,
      domino electrique, douille cliquet, douilles outillage, echafaudage, echelle, echelle telescopique, ecrou,
      ecrous, electrode, electrovanne, embout, embout de vissage, embouts, enduit, enrouleur, enrouleur electrique,
      equerre, equerre de fixation, equerre de menuisier, equerre etagere, escabeau, etabli, etau, etau d etabli,
      extincteur, fer a souder, ferme porte, fil a plomb, fil de fer, fil electrique, filasse, filiere, flexible,
      flexible gaz, flotteur wc, foret, foret beton, foret bois, foret metal, forets, forets beton, forets metal,
      fraise a bois, fusible, gabarit de percage, gache, gaine, gaine electrique, gaine souple, gants anti coupure,
      gants de protection, gants de travail, generateur, genouilleres de travail, genouilleres travail, gilet de
      securite, gilet jaune, gond, goujon, goulotte, goulottes, gouttiere, grattoir, grillage chantier, grille de
      ventilation, groom, groupe de securite, groupe electrogene, guide de percage, hachette, harnais antichute,
      imprimante 3d filament, interrupteur, interrupteur va et vient, isolant, jeu de cles, jeu de cles allen, jeu de
      douilles, jeu de tournevis, joint, joint silicone, joint torique, judas, karcher, laine de roche, laine de
      verre, lame cutter, lame de scie, lampe de chantier, lasure, lime, lime acier, limes, lunettes de protection,
      lunettes de securite, maillet, mallette outils, manchon, manille, marteau, marteau piqueur, masque anti
      poussiere, masque de soudure, masque respiratoire, masse, massette, mastic, mecanisme chasse d eau, mecanisme
      wc, meche, meches bois, metre a ruban, metre laser, metre ruban, meule, meuleuse, meuleuse d angle, mortier
      colle, moteur electrique, motoreducteur, mousqueton inox, mousse expansive, multimetre, niveau, niveau a bulle,
      niveau laser, obturateur, outil, outil multifonction, outillage, outils, palan, panneau de signalisation, papier
      abrasif, papier de verre, paumelle, peinture acrylique mur, peinture bois, peinture carrelage, peinture facade,
      peinture glycero, peinture marquage, peinture meuble, peinture mur, peinture murale, peinture plafond, peinture
      sol, perceuse, perceuse visseuse, perforateur, pied de biche, pierre a affuter, pince, pince a denuder, pince
      amperemetrique, pince coupante, pince multiprise, pince universelle, pinceau batiment, pinceau peinture, pinceau
      plat, pistolet a colle, pistolet a peinture, pistolet peinture, pistolet silicone, placo, planche bois, platoir,
      platre, plexiglas, poignee de meuble, poignee de porte, pompe, pompe a eau, pompe immergee, ponceuse, porte
      embout, porte embouts, porte forets, porte tournevis, poste a souder, poste a souder inverter, prise de courant,
      prise electrique, prise murale, profile, profile aluminium, projecteur de chantier, quincaillerie, rabot, rabot
      electrique, raccord, raccord laiton, raccord rapide, rail, rainureuse, rallonge electrique, range embouts, range
      forets, rape a bois, ratelier, rearmement, rivet, riveteuse, robinet d arret, robinet de securite, robinet de
      securite gaz, robinet gaz, robinet poussoir, rondelle, rondelles, rouleau de peinture, rouleau peinture,
      roulement, roulette, ruban adhesif, ruban de masquage, ruban de signalisation, ruban isolant, sac a outils,
      sangle, sangle d arrimage, sangles, scie, scie a metaux, scie a onglet, scie a ruban, scie circulaire, scie
      cloche, scie egoine, scie japonaise, scie sabre, scie sauteuse, scotch, serre cable, serre joint, serre joint d
      angle, serre joints, serrure, serrure connectée, serrure intelligente, serrurerie, servante, servante d atelier,
      siphon, sous couche, spatule enduit, spatule maconnerie, support perceuse, surpresseur, tableau electrique,
      tableau suspension crochet, taloche, tarauds, tasseau, te d accouplement, te pvc, teflon, telemetre laser,
      telerupteur, tenaille, tendeur, testeur, testeur d usure, testeur de tension, thermometre infrarouge, tige
      filetee, tire fond, tole, tournevis, transpalette, trepan, treteau, treteaux, treuil, truelle, tube cuivre, tube
      pvc, tuile, tuyau, tuyau pvc, va et vient, vanne, vanne a bille, vanne gaz, verin, vernis bois, verrou, vis, vis
      a bois, vis placo, visserie, visseuse, visseuse a choc, vitrificateur, vmc, voltmetre, wago, white spirit`,
    ],
    [
      'AUTOMOTIVE',
      `additif, additif carburant, aile avant, aileron, allume cigare, alternateur, amortisseur, ampoule h7, ampoule
      phare, ampoule voiture, antibrouillard, antivol moto, aspirateur de voiture, aspirateur voiture, attache
      remorque, attelage, autocollant voiture, autoradio android, bac de coffre, balai d essuie glace, balai essuie
      glace, barre de toit, barres de toit, batterie voiture, bequille moto, biellette, biellette de barre, bobine d
      allumage, booster batterie, borne de recharge, bottes moto, bougie d allumage, bougie de prechauffage, bras de
      suspension, cable de demarrage, cable de frein, cache bagages, cache plaque, calandre, calculateur, cale de
      roue, calorstat, capot, capteur abs, carburateur, cardan, carenage, carter, casque integral, casque jet, casque
      modulable, casque moto, catalyseur, chaine moto, chaine neige, chaines neige, chargeur batterie voiture, cire
      voiture, cle de roue, clignotant, coffre de toit, collecteur, compresseur clim, condenseur clim, courroie
      accessoire, courroie de distribution, couvre volant, cremaillere, cremaillere de direction, debitmetre,
      deflecteurs, demarreur, desodorisant voiture, disque de frein, durite, echappement, ecrou de roue, embrayage,
      enjoliveur, essuie glace, essuie glaces, etrier de frein, faisceau attelage, feu arriere, feu avant, film
      teinte, filtre a air, filtre a carburant, filtre a gasoil, filtre a huile, filtre habitacle, galerie de toit,
      galet tendeur, gant moto, gants moto, gilet airbag, gonfleur pneu, guidon moto, housse de siege, housse de
      voiture, housse de volant, housse siege auto, housse voiture, housse volant, housses de siege, huile 2 temps,
      huile de boite, huile moteur, injecteur, intercom moto, jante, jantes, joint de culasse, kit chaine, kit de
      carrosserie, kit de distribution, kit distribution, kit embrayage, kit xenon, klaxon, lave glace, leve vitre,
      levier de frein, levier de vitesse, levier embrayage, liquide de frein, liquide de refroidissement, lustrant,
      machoire de frein, maitre cylindre, moto, moyeu, moyeu de roue, nettoyant jantes, pare brise, pare choc, pare
      chocs, pare soleil, pare soleil voiture, phare, plaque d immatriculation, plaque immatriculation, plaquette de
      frein, plaquettes de frein, pneu, pneus, poignee exterieure, polish, pommeau de vitesse, pompe a carburant,
      pompe a essence, pompe a huile, pompe direction assistee, pompe injection, pot d echappement, quad, radiateur
      moteur, radiateur voiture, remorque, renovateur plastique, ressort de suspension, retroviseur, rotule, roulement
      de roue, segments, shampoing voiture, silencieux, silent bloc, silentbloc, sonde lambda, sticker voiture,
      suspension voiture, tapis auto, tapis de coffre, tapis de sol voiture, tapis de voiture, tapis voiture,
      thermostat moteur, top case, triangle de signalisation, triangle de suspension, triangle signalisation, turbo,
      turbocompresseur, vanne egr, variateur, ventilateur moteur, vilebrequin, visiere casque, volant, volant moteur,
      volants`,
    ],
  ],
  unsure: `abrasif, accouplement, additif, adhesif, agrafe, agrafes, aiguille, aiguilles, aileron, bache, beton,
    biais, bloc, bouton, boutons, broderie, cable electrique, cachet, cale, canette, carter, cartes, carton,
    catalyseur, chandelle, chariot, chenille, cheville, colle, collecteur, compas, compresseur, conduit, cordage,
    corde, cosse, cosses, coude, coulisse, coupon, craie, crayon, cremaillere, crochet, cylindre, cylindres, dentelle,
    diable, echelle, electrode, embout, embouts, encre, equerre, fermoir, fermoirs, feutre, feutrine, fil, flexible,
    foret, gache, gaine, galon, generateur, gomme, grattoir, groom, isolant, jante, joint, judas, laine, lime, limes,
    macrame, manille, masse, mastic, meche, medium, mines, molleton, moto, moyeu, niveau, ouate, outil, paillette,
    paillettes, papier, pare soleil, pastel, pastels, patron, perle, perles, phare, pigment, pince, pinceau, pinceaux,
    plume, polish, pompe, pressions, profile, quad, rabot, raccord, rail, raphia, rapporteur, regle, remorque, resine,
    rondelle, rondelles, roulement, roulette, ruban, sangle, sangles, scotch, segments, semainier, silencieux, siphon,
    tampon, tissu, trombone, trombones, tuile, turbo, tuyau, variateur, verin, vis, volant, volants, zip`,
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
