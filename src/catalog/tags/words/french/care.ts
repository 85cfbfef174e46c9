import type { Subject } from '../words.ts';

export const CARE: Subject = {
  things: [
    [
      'BEAUTY',
      `accelerateur de bronzage, acide alpha lipoique cosmetique, acide azelaique, acide citrique cosmetique, acide
      ferulique, acide glycolique, acide hyaluronique, acide kojique, acide lactique cosmetique, acide mandelique,
      acide salicylique, acide stearique, acide tranexamique, acrygel, actif anti age, actif capillaire, actif coenzyme
      q10, actif cosmetique, actif hydratant, actifs cosmetiques, aftershave, aiguille cartouche tatouage, aiguille
      dermapen, aiguille microblading, aiguille tatouage, aiguille tattoo, aiguilles cartouche tatouage, aiguilles
      dermapen, aiguilles microblading, aiguilles tatouage, aiguilles tattoo, airwrap, allantoine, aloe vera, alpha
      bisabolol, alun, amla, anti acne, anti cellulite, anti cerne, anti cernes, anti chute, anti cuticule, anti
      cuticules, anti imperfections, anti tache, anti taches, anti transpirant, anti transpirants, anti vergetures,
      appareil a cire, appareil cavitation, appareil epilation, appareil facial, appareil led visage, appareil
      microcourant visage, appareil nettoyage visage, appareil radiofrequence, appareil vapeur visage, appareil visage,
      apres rasage, apres rasages, apres shampoing, apres shampooing, apres soleil, apres soleils, argile, argile
      blanche, argile coiffante, argile jaune, argile rose, argile rouge poudre, argile surfine, argile verte, arome
      cosmetique levres, aspirateur a ongles, aspirateur manucure, aspirateur ongles, aspirateur points noirs,
      aspirateur poussiere ongles, atomiseur de parfum, atomiseur parfum, atomiseur rechargeable, auto bronzant, auto
      bronzants, autobronzant, bac a shampoing, bac coiffure, bac de lavage coiffure, bac shampoing, bain cremant, bain
      d huile, bain de boue, bain de soleil creme, bain de vapeur visage, bain douche, bain moussant, bakhour corps,
      bande de cire, bandes cire, bandes de cire, bandes epilatoires, base camouflage gel, base caoutchouc, base
      cosmetique, base creme neutre, base de maquillage, base de teint, base durcissante, base lavante neutre, base
      lissante, base neutre, base ongles, base rubber, base semi permanent, base teint, base vernis, batonnet buis,
      batonnet buis manucure, batonnet cuticules, batonnets buis, batonnets buis manucure, batonnets cuticules, baume a
      barbe, baume a levres, baume apres rasage, baume barbe, baume corporel, baume corps, baume dermatologique, baume
      levres, baume pieds, baume teinte, bb cream, beurre capillaire, beurre cheveux, beurre corporel, beurre d avocat
      cosmetique, beurre d illipe, beurre de cacao brut, beurre de cacao corps, beurre de cacao cosmetique, beurre de
      coco cosmetique, beurre de cupuacu, beurre de karite, beurre de kokum, beurre de mangue, beurre de murumuru,
      beurre de sal, beurre karite, beurre vegetal, beurre vegetal cosmetique, bigoudi, bigoudis, blaireau, blender
      maquillage, blush, bol a raser, bol a savon, bol coloration, bol de rasage, bol masque visage, bol savon barbe,
      bombe bain, bombe de bain, bonder ongles, bonnet a meches, bonnet chauffant, bonnet perruque, bonnet perruque
      filet, botox capillaire, boucles sans chaleur, boucleur, boucleur sans chaleur, boule bain, boule de bain,
      braids, braids crochet, brillant a levres, brillant levres, brosse, brosse a barbe, brosse a boucler, brosse a
      brushing, brosse a cheveux, brosse a ongles, brosse a poussiere coiffeur, brosse a sourcils, brosse barbe, brosse
      bois cheveux, brosse brushing, brosse chauffante, brosse cheveux, brosse cheveux poils sanglier, brosse
      coiffante, brosse corps, brosse demelante, brosse dos, brosse en bois, brosse en bois cheveux, brosse exfoliante,
      brosse goupillon cils, brosse lissante, brosse massage cuir chevelu, brosse nettoyante, brosse ongles, brosse
      plate, brosse pneumatique, brosse pneumatique cheveux, brosse poil de sanglier, brosse poils de sanglier, brosse
      ronde, brosse sanglier, brosse seche corps, brosse soufflante, brosse sourcils, brosse tangle, brosse thermique,
      brosse visage, brosses goupillon cils, brosses sourcils, brume, brume cheveux, brume corporelle, brume
      hydratante, brume parfumee, brume rafraichissante visage, brume visage, brumisateur avene, brumisateur d eau,
      brumisateur visage, buffer, cape barbier, cape coiffeur, cape coiffure, cape de coiffure, cape de coupe, capsules
      americaines, capsules faux ongles, capsules gel x, capsules ongles, capsules pop it, capsules pop it ongles,
      capsules tips ongles, cartouche de tatouage, cartouche tatouage, cartouche tattoo, cartouches de tatouage,
      cartouches tatouage, cartouches tattoo, casque chauffant cheveux, casque coiffure, casque sechoir, casque vapeur
      cheveux, cc creme, chablon ongle, chablons, chablons papier ongles, chauffe cire, chauffe cires, chignon
      postiche, chouchous boucleurs, cils, cils en bouquets, cils magnetiques, cire avec bande, cire brazilienne, cire
      capillaire, cire cheveux, cire coiffante, cire cosmetique, cire de candelilla, cire de carnauba cosmetique, cire
      de rose cosmetique, cire depilatoire, cire emulsifiante, cire en perles epilation, cire epilation, cire
      epilatoire, cire film, cire froide bandes, cire jetable epilation, cire moustache, cire orientale, cire perles
      epilation, cire roll on, cire sans bande, cire tiede, cire traditionnelle epilation, ciseaux a cuticules, ciseaux
      barbe, ciseaux cuticules, ciseaux de coiffeur, ciseaux de coiffure, ciseaux moustache, ciseaux nez, ciseaux
      sculpteurs, cleaner ongles, closure, coenzyme q10 cosmetique, coffret aromatherapie, coffret bain, coffret barbe,
      coffret beaute, coffret cosmetiques, coffret de rasage, coffret manucure, coffret maquillage, coffret noel
      beaute, coffret ongles, coffret parfum, coffret rasage, coffret rituel, coffret soin, coffret vernis, col papier
      coiffeur, collagene creme, colle a ongles, colle a perruque, colle cils, colle extension cils, colle extensions
      cils, colle faux cils, colle faux ongles, colle lace, colle ongles, colle perruque, colle prothese capillaire,
      colle tips, collerette coiffeur, collerettes coiffeur, colorant cosmetique, colorant savon cosmetique,
      coloration, coloration capillaire, coloration cheveux, cols papier coiffeur, cones henne, confettis de bain,
      conservateur cosmetique, conservateur naturel cosmetique, conservateur sharomix, contour des yeux, contouring,
      correcteur, cosgard, coton demaquillant, coton lavable, coton tige, coton tiges, cotons, cotons a demaquiller,
      cotons bebe lavables, coupe chou, coupe chous, coupe choux, coupe ongles, coussin manucure, coussin repose main
      manucure, crayon a levres, crayon a sourcils, crayon contour levres, crayon eye liner, crayon khol, crayon
      levres, crayon sourcils, crayon yeux, creme, creme a l uree, creme a la bave d escargot, creme a raser, creme
      amincissante, creme anti age, creme anti rides, creme apaisante, creme barriere, creme bave d escargot, creme bb,
      creme boucles, creme buste, creme cc, creme cheveux, creme cicalfate, creme cicatrisante, creme coiffante, creme
      coiffante cheveux, creme corps, creme cuir chevelu, creme de douche, creme de jour, creme de massage, creme de
      nuit, creme definition boucles, creme depilatoire, creme eclaircissante, creme eclat, creme fouettee, creme
      gommante, creme hydratante, creme intime, creme lait d anesse, creme lavante, creme lissante cheveux, creme
      mains, creme minceur, creme nourrissante, creme pieds, creme pour cheveux, creme pour le corps, creme pour le
      visage, creme pour les mains, creme pour les pieds, creme raffermissante, creme seins, creme solaire, creme
      solaire bebe spf, creme solaire spf50, creme solaire visage, creme teintee, creme uree, creme vergetures, creme
      visage, crochet tresse, cryo globes, cushion, decoloration, defrisant, dehydrateur ongles, demaquillant,
      demelant, deo, deodorant, deodorant solide, dermapen, dermaroller, dermographe, deshydrateur ongles, diffuseur de
      parfum corps, dioxyde de titane, dioxyde de titane cosmetique, disque a demaquiller, disque demaquillant, disque
      demaquillants lavables, disques a demaquiller, dissolvant, dissolvant sans acetone, draps jetables esthetique,
      durcisseur ongles, eau cologne, eau de bleuet, eau de cologne, eau de cologne bebe parfum, eau de fleur d oranger
      visage, eau de linge corps, eau de linge parfum, eau de parfum, eau de parfum enfant, eau de parfum femme, eau de
      parfum homme, eau de parfum unisexe, eau de rose, eau de senteur, eau de toilette, eau de toilette femme, eau de
      toilette homme, eau florale, eau micellaire, eau parfum, eau parfum femme, eau parfum homme, eau parfumee, eau
      rose, eau thermale, eau toilette, echantillon parfum, eclaircissant, ecran solaire, edp, edt, embout carbure
      ongles, embout ponceuse ceramique ongles, embout ponceuse manucure, embout ponceuse ongles, embouts carbure
      ongles, embouts ponceuse ceramique ongles, embouts ponceuse manucure, embouts ponceuse ongles, emulsifiant,
      emulsifiant cosmetique, emulsifiante, encre a levres, encre de tatouage, encre dynamic tattoo, encre levres,
      encre tatouage, encre tattoo, enlumineur, ensemble cosmetique, epaississant cosmetique, epilateur, epilateur
      electrique, epilateur facial, epilateur visage, epingles chignon, eponge beauty blender, eponge de bain, eponge
      de mer, eponge de mer naturelle, eponge konjac, eponge konjac visage, eponge loofa, eponge loofah, eponge
      maquillage, eponge naturelle, eponge naturelle bain, eponge teint, eponge visage, eponges beauty blender, eponges
      de bain, eponges de mer, eponges konjac visage, eponges loofa, eponges naturelle, eponges visage, exfoliant,
      extension, extension a chaud, extension a froid, extension bresilienne, extension cheveux, extension de cheveux,
      extension naturelle, extension tape, extensions, extensions a chaud, extensions a clip, extensions a froid,
      extensions adhesives, extensions bresilienne, extensions clip, extensions de cheveux, extensions naturelle,
      extensions tape, extracteur points noirs, extrait aromatique, extrait aromatique cosmetique, extrait de parfum,
      extrait parfum, eye liner, eyeliner feutre, fard, fard a paupieres, fauteuil barbier, fauteuil coiffure, fauteuil
      de barbier, fauteuil de coiffure, fauteuil esthetique, fauteuil manucure, fauteuil pedicure, fauteuil tatouage,
      faux cils, faux ongle, faux ongles, faux ongles ballerine, faux sang, faux sang maquillage, faux sourcils, fer a
      boucler, fer a friser, fer a gaufrer, fer a lisser, fer boucler, fer friser, fer lisser, feuilles transfert
      ongles, fibres capillaires, filtre de bain, flacon airless, flacon ambre vide, flacon atomiseur vide, flacon
      compte gouttes verre, flacon compte gouttes vide, flacon mousseur, flacon parfum rechargeable, flacon parfum
      vide, flacon pet ambre, flacon pompe airless, flacon pompe mousse, flacon rollon vide, flacon spray 100ml vide,
      flacon spray vide, flacon verre ambre, flacon vide cosmetique, flacons ambres, flacons pompe, flacons vides,
      flacons voyage, fleur de douche, fleur de sel bain, fleur douche, foil ongles, fond de teint, fond teint, forme
      ongles, formes ongles, fragrance naturelle cosmetique, fraise a ongle, fraise manucure, fraise ongle, fraises
      manucure, fraises ponceuse ongles, frange a clip, frontal lace, full lace, galet de bain, galets effervescents,
      gant crin, gant de crin, gant de gommage, gant de hammam, gant demaquillant, gant exfoliant, gant gommage, gant
      kessa, gant loofah, gant massage exfoliant, gants manucure, gel, gel a sourcils, gel aloe vera, gel aloe vera
      visage, gel boucles, gel builder, gel cheveux, gel coiffant, gel contour yeux, gel couleur uv, gel d aloe vera,
      gel de construction, gel de construction ongles, gel de lin, gel de rasage, gel douche, gel exfoliant, gel
      fixant, gel fixateur, gel hydratant, gel intime douche, gel lavant, gel lissant, gel minceur, gel moussant, gel
      nettoyant, gel ongles, gel paint, gel painting ongles, gel purifiant, gel rasage, gel sculptant ongles, gel semi
      permanent, gel uv, gel uv construction, gel uv ongles, gelee coiffante, gelee lin cheveux, gelifiant cosmetique,
      ghana braids, ghassoul, globes glaces, gloss, gloss levres, glycerine vegetale, glycerine vegetale cosmetique,
      gomina, gommage, gommage corps, gommage visage, gomme guar cosmetique, gomme xanthane cosmetique, goupillon
      mascara, goupillons cils, goupillons mascara, grimtout, grip tatouage, gua sha, henne, henne sourcils,
      highlighter, houppette, huile a barbe, huile a cuticules, huile a levres, huile amande douce, huile anti
      vergetures, huile argan, huile avocat, huile barbarie, huile barbe, huile batana, huile bronzante, huile
      calophylle, huile capillaire, huile carotte, huile cheveux, huile coco, huile corps, huile cuticule, huile
      cuticules, huile d abricot, huile d amande douce, huile d argan, huile d argousier, huile d avocat, huile d inca
      inchi, huile d onagre, huile de bain, huile de baobab, huile de barbarie, huile de batana, huile de bourrache,
      huile de brocoli, huile de buriti, huile de calendula, huile de calophylle, huile de camelia, huile de carotte,
      huile de chanvre, huile de chaulmoogra, huile de chia cosmetique, huile de coco, huile de cumin noir cosmetique,
      huile de douche, huile de fenugrec, huile de figue barbarie, huile de figue de barbarie, huile de framboise,
      huile de germe de ble, huile de jojoba, huile de karanja, huile de macadamia cosmetique, huile de marula, huile
      de massage cosmetique, huile de millepertuis, huile de monoi, huile de moringa, huile de moutarde cheveux, huile
      de musc, huile de neroli, huile de nigelle, huile de nigelle cheveux, huile de nigelle cosmetique, huile de noyau
      d abricot, huile de noyaux d abricot, huile de parfum, huile de pepins de figue, huile de pepins de raisin, huile
      de pepins de raisins cosmetique, huile de perilla cosmetique, huile de piqui, huile de pracaxi, huile de prune,
      huile de ricin, huile de romarin cheveux, huile de rose, huile de rose musquee, huile de sapote, huile de sesame
      corps, huile de sesame cosmetique, huile de soin, huile de son de riz, huile de souchet cosmetique, huile de
      tamanou, huile de tamanu, huile de tournesol cosmetique, huile demaquillante, huile douche, huile eclaircissante,
      huile essentielle, huile fenugrec, huile jojoba, huile lavante, huile levres, huile marula, huile nettoyante,
      huile nigelle, huile parfumee, huile pour barbe, huile pour cheveux, huile pour cils, huile pour le corps, huile
      pour le visage, huile prodigieuse, huile rasage, huile ricin, huile rose musquee, huile seche, huile soin, huile
      solaire, huile vegetale, huile vergetures, huile visage, hydrolat, hydrolat d hamamelis, hydrolat fleur d
      oranger, illuminateur, indigo poudre, kanekalon, kaolin, karite, keratine, kessa, khol, kit barbe, kit
      blanchiment cosmetique, kit boucles, kit boucles sans chaleur, kit cosmetique, kit de rasage, kit epilation, kit
      lissage, kit manucure, kit microblading, kit ongles, kit pedicure, kit rasage, kit semi permanent, kit sourcils,
      kit tatouage, kit tattoo, lace frontal, lait apres soleil, lait capillaire, lait cheveux, lait clarifiant, lait
      corporel, lait corps, lait d anesse corps, lait de bain, lait demaquillant, lait eclaircissant, lait hydratant,
      lait nettoyant, lait solaire, lait solaire enfant, lames de rasoir, lames gillette, lames tondeuse cheveux, lampe
      led manucure, lampe led ongles, lampe loupe cosmetique, lampe loupe esthetique, lampe loupe ongles, lampe ongles,
      lampe uv, lampe uv led ongles, lampe uv manucure, lampe uv ongles, laque, laque cheveux, laque forte, latex
      liquide maquillage, leave in, leucidal, lime 100 180, lime a ongle, lime a ongles, lime a ongles banane, lime
      banane, lime buffer, lime droite ongles, lime en verre, lime ongles, lime pied, lime polissoir, lime pour ongles,
      lime verre ongles, lingette demaquillante, lingette demaquillantes lavables, lingette lavable, lingette visage,
      lingettes lavables, lingettes visage, liniment, lissage, lisseur, lisseur cheveux, lisseur ghd, lisseur plaques,
      lit esthetique, lit extension cils, locks crochet, lotion, lotion barbe, lotion capillaire, lotion clarifiante,
      lotion eclaircissante, lotion micellaire, lotion tonique, lotion tonique visage, lumiere pulsee, macerat, macerat
      d arnica, macerat de millepertuis, macerat huileux arnica, machine a tatouer, machine tatouer, mallette a
      maquillage, mallette coiffure, mallette esthetique, mallette manucure, mallette maquillage, mallette maquillage
      enfant beaute, maquillage, maquillage a l eau, maquillage artistique, maquillage enfant, maquillage fard a l eau,
      maquillage grimtout, maquillage halloween, maquillage permanent, maquillage professionnel, maquillage visage
      enfant, mascara, mascara sourcils, masque, masque argile, masque barbe, masque bubble, masque capillaire, masque
      cheveux, masque collagene visage, masque de nuit visage, masque en tissu, masque en tissu visage, masque
      hydrogel, masque led, masque leds visage, masque levres, masque mains, masque nuit levres, masque nuit visage,
      masque patch, masque peel, masque peel off, masque pieds, masque reparateur, masque tissu, masque visage, masque
      yeux hydrogel, masseur cuir chevelu, masseur visage, meche a clips, meche africaine, meche braids, meche
      bresilienne, meche crochet braids, meche kanekalon, meche locks, meche passion twist, meche tissage, meche
      xpression, meches, meches a clips, meches africaine, meches locks, meches tissage, meches xpression, mica
      argente, mica blanc, mica cosmetique, mica dore, mica nacre, mica poudre, mica rose, micas cosmetiques, mini
      fouet cosmetique, miroir de poche, miroir grossissant, miroir maquillage, monoi, monomere, mousse a raser, mousse
      coiffante, mousse nettoyante, mousse rasage, mousse raser, multistyler, musc, nail art, nail prep, neem poudre,
      nettoyant pinceaux, nettoyant visage, niacinamide, oeil de chat vernis, olivem, oriculi, oud, oxydant, oxydant 20
      volumes, oxyde de fer cosmetique, oxyde de zinc, oxyde de zinc cosmetique, pack soin, paillettes corps,
      paillettes cosmetiques, paillettes maquillage, paillettes ongles, paillettes visage, pain de savon, pain
      dermatologique, pain nettoyant, pain savon, pain surgras, palette de maquillage, palette fards, palette
      maquillage, palette maquillage enfant, palette yeux, panthenol, papier aluminium coiffure, papier coiffure alu,
      papier meches, papier mouchoir visage, papier pointe permanente, papier stencil tatouage, papillotes ongles,
      parfum, parfum arabe, parfum cheveux, parfum collection privee, parfum concentre, parfum de peau, parfum dubai,
      parfum en huile, parfum enfant, parfum enfant bebe, parfum femme, parfum generique, parfum homme, parfum lattafa,
      parfum mixte, parfum oriental, parfum sans alcool, parfum solide, parfum unisexe, parfum voyage, parfums, passion
      twist, patch anti boutons, patch anti imperfections, patch anti rides, patch bouton, patch cils, patch contour
      des yeux, patch contour yeux, patch gel cils, patch hydrogel yeux, patch levres, patch nez, patch yeux, patchs
      anti boutons, patchs hydrogel, patchs yeux, pate a epiler, pate a sucre epilation, pate coiffante, peau
      synthetique tatouage, peeling, peigne, peigne a barbe, peigne a dents larges, peigne a queue, peigne afro, peigne
      barbe, peigne carbone coiffure, peigne chauffant, peigne cheveux afro, peigne coiffeur, peigne de coupe, peigne
      demeloir, peigne lissant, peigne queue, peignoir coiffure, peignoir jetable coiffure, perruque, perruque afro
      cheveux, perruque bob, perruque cheveux naturels, perruque synthetique, perruques, phytokeratine, pierre d alun,
      pierre d argile cosmetique, pierre ponce, pigment bio touch, pigment cosmetique, pigment dermopigmentation,
      pigment levres, pigment maquillage, pigment microblading, pigment yeux, pigments bio touch, pigments cosmetique,
      pigments dermopigmentation, pigments levres, pigments maquillage, pigments microblading, pigments yeux, pince a
      boucler, pince a cils, pince a cuticules, pince a envie, pince a envies, pince a epiler, pince a extension, pince
      a extensions, pince a ongles, pince a sourcils, pince cheveux coiffeur, pince chignon coiffeur, pince cils, pince
      coiffure, pince coupante manucure, pince cuticules, pince epiler, pince extension cils, pince extensions, pince
      ongles, pince volume russe, pinceau barbe, pinceau blush, pinceau coloration, pinceau estompeur, pinceau eventail
      visage, pinceau fond de teint, pinceau gel ongles, pinceau kabuki, pinceau kabuki visage, pinceau levres, pinceau
      maquillage, pinceau masque, pinceau nail art, pinceau nail art liner, pinceau ongles, pinceau poudre, pinceau
      poudre visage, pinceau sourcils, pinceaux blush, pinceaux estompeur, pinceaux fond de teint, pinceaux gel ongles,
      pinceaux kabuki visage, pinceaux levres, pinceaux maquillage, pinceaux nail art liner, pinceaux ongles, pinceaux
      poudre visage, pinces coiffure, pinces crocodile coiffure, pinces de coiffure, pinces dissolvant, plaque
      stamping, pochoir sourcils, points noirs, polissoir, polissoir ongles, polygel, pommade cheveux, pommade
      sourcils, ponceuse a ongles, ponceuse manucure, ponceuse ongles, poncho coiffeur, popits ongles, porte savon
      creme, porte savon rasage, postiche, postiche chignon, pot aluminium cosmetique, pot baume, pot cosmetique, pot
      creme vide, pot verre cosmetique, pots cosmetiques, poudre, poudre acrylique, poudre acrylique ongles, poudre
      bronzante, poudre capillaire, poudre compacte, poudre de avoine colloidale, poudre de bambou cosmetique, poudre
      de bhringaraj, poudre de brahmi, poudre de cassia, poudre de densification, poudre de garance cosmetique, poudre
      de guimauve capillaire, poudre de hibiscus, poudre de indigo, poudre de kapoor kachli, poudre de katam, poudre de
      nacre cosmetique, poudre de neem, poudre de perle cosmetique, poudre de riz cosmetique, poudre de rose, poudre de
      sidr, poudre de soie, poudre de soleil, poudre decolorante, poudre fixante, poudre libre, poudre matifiante,
      poudre visage, poudre volumisante, presentoir vernis, primer acide ongles, primer maquillage, primer ongle,
      primer sans acide, primer semi permanent, primer teint, primer visage, protecteur thermique, protection solaire,
      proteines de ble hydrolysees, proteines de riz cosmetique, proteines de soie, provitamine b5, queue de cheval
      postiche, radiofrequence visage, rajout, rajouts, rape a pieds, rape a talon, rape electrique pieds, rape pieds,
      rape talon, rasoir, rasoir electrique, rasoir femme, rasoir gillette, recharge parfum, rechauffeur de cire,
      recourbe cils, remover vernis, repose main manucure, repousse cuticule, repousse cuticules, resine ongles,
      retinol, retouche racines, rhassoul, roll on cire, roll on verre vide, roller sculptant, roller visage, rouge a
      levres, rouge levres, rouleau de jade, rouleau jade, rouleau jade visage, rouleau quartz rose, rouleau quartz
      rose visage, rouleau visage, routine visage, sabot tondeuse, sabots tondeuse, sac coiffure, sauna facial, savon,
      savon artisanal, savon d alep, savon de marseille, savon eclaircissant, savon intime solide, savon liquide, savon
      main, savon mains, savon noir, savon solide, savon visage, savonnette, seche cheveux, sel bain, sel de bain, sels
      bain, sels de bain, serum, serum anti rides, serum booster, serum cheveux, serum eclaircissant, serum pousse
      cheveux, serum visage, serum vitamine c, serviette coiffure, set pinceaux, shampoing, shampoing sec, shampoing
      solide, shampooing, shampooing sec, shikakai, sidr, silicone vegetal, soin, soin anti age, soin anti rides, soin
      barbe, soin capillaire, soin cheveux, soin contour yeux, soin des mains, soin des ongles, soin des pieds, soin du
      visage, soin eclat, soin hydratant, soin jour, soin levres, soin lissant, soin nuit, soin profond cheveux, soin
      reparateur cheveux, soin sans rincage, soin visage, spatule cosmetique, spatule epilation, spatule maquillage,
      spf 50, spray cheveux, spray coiffant, spray corps, spray demelant, spray fixateur, spray protecteur chaleur,
      spray solaire, spray texturisant, spray thermo protecteur, spray volume, squalane, stamping ongles, stamping
      plaque, stencil tatouage, stick levres, stick solaire, sticker ongle, sticker ongles, sticker water decals
      ongles, stickers nail art, stickers ongles, stickers water decals ongles, strass ongles, stylo anti cernes, stylo
      cuticule, stylo cuticules, stylo levres, stylo sourcils, syndet, table d extension cils, table de manucure, table
      de massage esthetique, table esthetique, table manucure, tablier coiffure, tabouret coiffeur, tabouret coiffure,
      tabouret esthetique, tahara, tapis manucure, tapis nettoyage pinceaux, tapis repose main, tatouage, tatouage
      bijou peau, tatouage enfant, tatouage ephemere, tatouage ephemeres, tatouage temporaire, tatouage temporaires,
      tatouages bijou peau, tatouages enfant, tatouages ephemere, tatouages ephemeres, tatouages temporaire, tatouages
      temporaires, teinture barbe, teinture capillaire, teinture cheveux, teinture sourcils, teinture vegetale,
      tensioactif, tensioactifs, terre de soleil, terre soleil, testeur parfum, tete a coiffer professionnelle, tete de
      coupe tondeuse, tete de rasage, tete malleable, thermo protecteur, tinted balm, tips amande ongles, tips
      americaines, tips ongles, tire comedon, tire comedons, tissage, tissage body wave, tissage boucle, tissage
      bresilien, tissage lisse, tissage meche, tissage vierge, tondeuse, tondeuse a barbe, tondeuse a cheveux, tondeuse
      barbe, tondeuse barber, tondeuse bikini, tondeuse cheveux, tondeuse cheveux sans fil, tondeuse coiffure, tondeuse
      contour, tondeuse corps, tondeuse finition, tondeuse intime, tondeuse moser, tondeuse nez, tondeuse nez oreilles,
      tondeuse wahl, tonique, tresse africaine, tresse braids, tresse kanekalon, tresse rajout, tresse x pression,
      tresses africaine, tresses braids, tresses kanekalon, tresses rajout, tresses x pression, trousse maquillage
      beaute, trousse maquillage garnie, trousse pinceaux, tube cosmetique vide, tube levres vide, tube stick vide,
      uree cosmetique, v line roller, valise coiffeur, valise coiffure, valise esthetique, valise maquillage,
      vaporisateur coiffeur, vaporisateur de sac, vaporisateur parfum, vapozone, ventouse visage, vernis, vernis a
      ongles, vernis cat eye, vernis classique ongles, vernis durcisseur, vernis gel, vernis ongles, vernis semi,
      vernis semi permanent, vernis soin ongles, vernis stamping, vernis uv, water decal, water decals, x pression`,
    ],
    [
      'HEALTH_AND_FITNESS',
      `abaisse langue, abaisse langues, acerola, acide hyaluronique gelules, acides amines, actifed, acupuncture,
      adhesif dentaire, aerosol therapie, agrafeuse cutanee, aiguille acupuncture, aiguille d acupuncture, aiguille
      hypodermique, aiguille hypodermiques, aiguille injection, aiguille insuline, aiguille intramusculaire, aiguille
      medicale, aiguille papillon, aiguille stylo insuline, aiguilles acupuncture, aiguilles d acupuncture, aiguilles
      hypodermique, aiguilles hypodermiques, aiguilles injection, aiguilles insuline, aiguilles intramusculaire,
      aiguilles papillon, aiguilles seringue, aiguilles stylo insuline, alcool, alcool 70, alcool modifie, alese, alese
      lavable incontinence, aloe vera a boire, aloe vera gel a boire, aloe vera gelules, aloe vera jus a boire, ampoule
      buvable, ampoules buvables, ampoules detox, anneau pilates, anneaux crossfit, anneaux de fitness, anneaux de gym
      crossfit, anneaux gymnastique crossfit, anti moustique peau, anti moustique roll on, anti moustique spray peau,
      anti moustique zone tropicale, anti mycose, anti mycoses, anti poux, anti ronflement, anti ronflements, anti
      verrue, anti verrues, antidouleur, antihistaminique, antipoux, antiseptique, appareil a glace cryo, appareil
      abdominal, appareil abdominaux, appareil auditif, appareil cavitation massage, appareil de massage, appareil de
      musculation, appareil de pilates, appareil dentaire boite, appareil ems, appareil fitness, appareil massage
      cervical, appareil massage nuque, appareil musculation, appareil tens, apres piqure, apres piqures, armoire a
      pharmacie garnie, articulations, ashwagandha, aspirateur de mucosites, aspivenin, astaxanthine, astragale,
      attelle, attelle cheville, autopiqueur, autotest, bacopa, bain bouche, bain de bouche, bain de bouche listerine,
      bain de pieds, bain de siege, bain derivatif, bain froid, bain glace recuperation, bain pieds, balance board,
      balance connectee, balance de salle de bain, balance impedancemetre, balance medicale, balle a picots massage,
      balle de massage, balle de reeducation, balle de stabilite, balle lacrosse massage, balle massage picots, balle
      reeducation, balles a picots massage, balles de reeducation, balles lacrosse massage, balles massage picots,
      balles reeducation, ballon d equilibre, ballon de grossesse fitness, ballon de gym, ballon de gymnastique
      fitness, ballon de pilates, ballon de stabilite, ballon fitness, ballon paille pilates, ballon pilates, ballon
      suisse, ballon yoga, banc a abdos, banc abdominal, banc abdominaux, banc abdos, banc de musculation, banc
      developpe couche, banc inclinable, banc musculation, banc plat musculation, bandage, bandages, bande adhesive
      elastique, bande biflex, bande cohesive, bande contention, bande crepe, bande de contention, bande de crepe,
      bande de gaze, bande de kinesiologie, bande de massage, bande de resistance, bande elastique, bande elastique
      fitness, bande elasto, bande extensible, bande fitness, bande jersey tubulaire, bande kinesio, bande
      kinesiologie, bande kinesiologique, bande latex exercice, bande latex fitness, bande lombaire, bande nylex, bande
      platree, bande resistance, bande tape, bande velpeau, bandelette glycemie, bandelette nasales, bandelette
      reactives, bandelette urinaire, bandelettes, bandes adhesive elastique, bandes biflex, bandes blanchissantes,
      bandes de kinesiologie, bandes de massage, bandes de poignet, bandes de resistance, bandes elastiques
      musculation, bandes elasto, bandes fitness, bandes genoux musculation, bandes jersey tubulaire, bandes kinesio,
      bandes kinesiologique, bandes latex exercice, bandes latex fitness, bandes nylex, bandes platree, bandes poignets
      musculation, bandes resistance, bandes tape, barre a disques, barre appui ventouse, barre cereales sport, barre
      clif, barre curl, barre curl musculation, barre d appui, barre d appui ventouse, barre de dips, barre de fitness,
      barre de maintien, barre de musculation, barre de pilates, barre de relevement, barre de traction, barre dips,
      barre energetique, barre ez, barre fixe, barre halterophilie, barre hexagonale, barre hyperproteinee, barre
      murale traction, barre musculation, barre nutritionnelle, barre olympique, barre overstims, barre proteine, barre
      proteinee, barre relevable wc, barre salee sport, barre traction, barres energetiques, barres proteinees, bas
      contention, bas de compression, bas de compression medicale, bas de contention, bas de contention femme, bas de
      contention homme, bas medicaux, bas sigvaris, bas varices, bassin de lit, bassin medical, batonnets
      interdentaires, baume chauffant, baume chauffant sport, baume du tigre, baume kung fu, baume respiratoire, baume
      tigre rouge, bcaa, bcaa poudre, bequille, bequilles adulte, bequilles axillaires, berberine, betadine, biotine,
      biseptine, bistouri, blanchiment dentaire, blouse jetable, blouse medicale jetable, boisson d effort, boisson de
      l effort, boisson de recuperation, boisson effort, boisson electrolytes, boisson energetique poudre, boisson
      energetique sport, boisson hydratante sport, boisson isotonique, boisson isotonique poudre, boisson proteinee,
      boite a comprimes, boite a dentier, boite a pilules, boite appareil dentaire, boite comprimes, boite dasri, boite
      de gants, boite de masques, boite dentier, boite pilules, bolster
      yoga, booster testosterone, bosu, boswellia, botte de pressotherapie, botte de recuperation normatec, botte
      pressotherapie, bottes de pressotherapie, bottes de recuperation normatec, bottes pressotherapie, bouchon
      oreille, bouchons d oreille, bouchons d oreille mousse, bouchons d oreilles, bougie de massage, bougie massage,
      bouillotte, bouillotte micro ondes, bouillotte peluche, boules quies, bourgeons de cassis, bourgeons de figuier
      gemmotherapie, bouteille oxygene, box jump, box pliometrie, box plyometrique, bracelet anti moustique, bracelet
      anti nausee, bracelet anti nausees, brique de yoga, brique liege, brique yoga, brique yoga mousse, briques liege,
      briques yoga mousse, bromelaine, brosse a dent electrique, brosse a dents, brosse a dents electrique, brosse a
      dents enfant, brosse a dents medium, brosse dentaire, brosse dents, brosse dents electrique, brosse
      interdentaire, brosse langue, brosse prothese dentaire, brosse sonique, brosses interdentaires, brossette,
      brossette interdentaire, brossettes, brossettes elmex, brossettes interdentaires, brossettes interdentaires tepe,
      brossettes oral b, brossettes philips sonicare, broyeur comprimes, brule graisse, brule graisses, bruleur de
      graisse, bruleur graisse, bumper, cage a squat, cage crossfit, cage de squat, cage musculation, calcium, canne a
      4 pieds, canne anglaise, canne blanche, canne de marche, canne derby, canne en bois pommeau, canne marche, canne
      pliante medicale, canne quadripode, canne siege, canne tripode, capsules vegetales, capsules vegetariennes,
      capteur freestyle, capteur glycemie, carnitine, caseine, catheter, cbd, ceinture abdominale, ceinture
      amincissante, ceinture chauffante, ceinture crossfit, ceinture de dos, ceinture de force, ceinture de lestage,
      ceinture de maintien dos, ceinture de musculation, ceinture de powerlifting, ceinture de soutien lombaire,
      ceinture de sudation, ceinture de traction lest, ceinture dorsale, ceinture dos, ceinture dos posture, ceinture
      force musculation, ceinture halterophilie, ceinture hernie, ceinture lombaire, ceinture lombaire thuasne,
      ceinture massante, ceinture musculation, ceinture pelvienne, ceinture post natale, ceinture sudation, ceinture
      vibrante, ceinture vibration, chaga, chaga poudre, chaise abdo, chaise de bain medicale, chaise de douche, chaise
      de massage, chaise douche, chaise garde robe, chaise garde robe roulettes, chaise percee, chaise romaine, chaise
      roulante, chambre d inhalation, champ operatoire, champ sterile, change complet adulte, changes complets, charbon
      actif, charbon vegetal, chardon marie, charlotte clip, charlotte jetable, charlotte medicale, charlottes clip,
      charlottes jetables, charlottes medicale, chaussette compression medicale, chaussette de contention femme,
      chaussette de contention homme, chaussette de recuperation, chaussette diabetique, chaussettes compression,
      chaussettes contention, chaussettes de compression, chaussettes de contention, chaussettes de contention femme,
      chaussettes de contention homme, chaussettes de recuperation, chaussettes diabetique, chaussettes jambes lourdes,
      chevillere, chevillere sport, chevilleres, chlorella, chlorelle, chlorure de magnesium, chondroitine, chrome
      complement, chute de cheveux capsules, circulation jambes, cire orthodontique, ciseaux a bandage, ciseaux a
      pansement, ciseaux chirurgicaux, ciseaux dauphin, ciseaux infirmier, ciseaux jesco, ciseaux pansement,
      citrulline, cockring, collagene, collagene boire, collagene marin, collagene marin poudre, collagene peptides,
      collagene poudre, collant contention, collant de contention, collants contention, collants de contention, colle
      dentaire, collecteur aiguilles, collecteur d aiguilles, collecteur d urine, collecteur dasri, collecteur urine,
      collier cervical, collyre, compex, complement, complement alimentaire, complements, complexe vitamine b,
      composite dentaire, compresse, compresse chaud froid, compresse gaze, compresses, compresses steriles, comprime,
      comprimes, concentrateur d oxygene, concentrateur oxygene, conteneur dasri, corde a grimper crossfit, corde a
      sauter, corde a sauter crossfit, corde a sauter fitness, corde a sauter roulement, corde battle rope, corde de
      crossfit, corde ondulatoire, corde sauter, corde triceps, corde vitesse crossfit, cordyceps, correcteur d
      orteils, correcteur de dos, correcteur de posture, correcteur hallux, correcteur hallux valgus, correcteur
      orteil, correcteur posture, corset orthopedique, coton hydrophile, couche adulte, couches adultes, coudiere,
      coupe comprime, coupe comprimes, coupe faim, coupe faims, coupe menstruelle, coussin abduction, coussin anti
      escarre, coussin anti escarres, coussin bouee, coussin cervical medical, coussin chauffant, coussin chauffe
      nuque, coussin coccyx, coussin d assise, coussin d equilibre, coussin de massage, coussin de meditation, coussin
      de positionnement, coussin de rehabilitation, coussin de voyage cervical medical, coussin de yoga, coussin de
      yoga bolster, coussin dorsal, coussin ergonomique dos, coussin ergonomique medical, coussin fauteuil roulant,
      coussin hemorroides, coussin lombaire, coussin massage, coussin massant, coussin medical, coussin meditation,
      coussin orthopedique, coussin proprioception, coussinet anti ampoules, coussinet avant pied, coussinet
      metatarsien, coussinet plantaire, coussinets anti ampoules, coussinets avant pied, coussinets metatarsien,
      coussinets plantaires, couverts ergonomiques, couverture chauffante electrique dos, couverture chauffante
      medicale, couverture chauffante sauna, couverture sauna, cpap, creatine, creme anti frottement, creme anti
      irritation sport, creme antidouleur, creme arnica, creme arnica massage, creme articulations, creme chauffante,
      creme chauffante sport, creme de massage neutre, creme effet froid, creme fixative, creme hemorroides, creme
      jambes lourdes, creme nok, cryotherapie, culotte absorbante, culotte de regle, culotte incontinence, culotte
      menstruelle, culotte menstruelle flux, culotte regle, cup menstruelle, cupping, curcuma curcumine, curcuma
      gelules, curcuma piperine, curcumine, cure dents, cure detox, cure minceur, dafalgan, dakin, deambulateur,
      defibrillateur, dentifrice, dentifrice colgate, dentifrice elmex, dentifrice enfant, dermatoscope, desinfectant
      mains, desmodium, detartreur dentaire, detartreur ultrasonique, diapason medical, diffuseur inhalation,
      digestion, disque bumper, disque caoutchouc musculation, disque de musculation, disque de poids, disque de
      transfert, disque fonte, disque halterophilie, disque musculation, disque olympique, disque olympiques, disque
      pivotant, disques caoutchouc musculation, disques de poids, disques halterophilie, disques musculation, disques
      olympique, disques olympiques, divan d examen, doppler foetal, douche nasale, draineur, drap d examen, drap de
      glisse, drap de transfert, drap examen, draps d examen, draps examen, e cigarette sevrage, eaa, eau de mer spray
      nasal, eau oxygenee, ecarteur nasal, ecarteur nasaux, ecarteur orteil, ecarteurs nasal, ecarteurs nasaux, ecg,
      echarpe bras immobilisation, echarpe immobilisation, echinacea, echographe, ecrase comprime, efferalgan,
      elastiband, elastique de fitness, elastique de musculation, elastique de traction, elastique fitness, elastique
      musculation, elastique pilates, elastique resistance, elastique sport, elastique traction, elastique yoga,
      elastiques de fitness, elastiques de traction, elastiques fitness, elastiques musculation, elastiques pilates,
      elastiques resistance, elastiques sport, elastiques traction, elastiques yoga, elastoplast, electrocardiographe,
      electrodes adhesives electrostimulation, electrodes autocollantes tens, electrodes compex, electrodes
      electrostimulation, electrodes tens, electrolytes, electrolytes poudre, electrostimulateur, electrostimulation,
      eleutherocoque, elixir floral, elixirs floraux, elliptique, embout bequilles, embout canne, embout de bequille,
      embouts bequilles, ems, enfile bas, enfile chaussettes, enzymes digestives, eps pamplemousse, etui a lentilles,
      etui lentilles, extrait de papaye, extrait de pepins de pamplemousse, extrait de propolis, extrait pepins
      pamplemousse, fauteuil coquille, fauteuil de massage, fauteuil de prelevement, fauteuil de soins, fauteuil garde
      robe, fauteuil massant, fauteuil podologie, fauteuil releveur medical, fauteuil roulant, fer, fer bisglycinate,
      fer complement, ferment lactique, ferments lactiques, fervex, fil de suture, fil dentaire, fil dentaire cire,
      fleur cbd, fleur de bach, fleurs cbd, fleurs de bach, fraise dentaire, fraise dentaires, fraises dentaire,
      fraises dentaires, gaine lombaire, gaine post partum, gainer, gainer hard, gainer masse, gant d examen, gant de
      musculation, gant fitness, gant musculation, gants chirurgicaux, gants crossfit, gants d examen, gants de
      crossfit, gants de fitness, gants de gym, gants de musculation, gants en latex, gants examen, gants fitness,
      gants jetables, gants latex, gants latex poudres, gants medical, gants medicaux, gants musculation, gants
      musculation homme, gants nitrile, gants nitrile medical, gants nitrile non poudres, gants steriles, gants vinyle,
      gants vinyle non poudres, garcinia, garrot, gateau sport, gatosport, gaviscon, gel antarctique, gel antioxydant,
      gel arnica, gel arnica sport, gel articulations, gel blanchiment dents, gel boosteur, gel caffeine running, gel
      conducteur, gel conducteur electrodes, gel coup de fouet, gel cryo, gel de massage, gel decongestionnant, gel
      dentaire, gel dentifrice, gel douche intime, gel echographie, gel effet glacon, gel energetique, gel energetique
      sport, gel energie sport, gel froid, gel hydro alcoolique, gel hydroalcoolique, gel intime, gel lavant intime,
      gel lubrifiant, gel massage, gel maurten, gel orthodontique, gel overstims, gel recuperation, gelee, gelee
      royale, gels antioxydants, gelule, gelules, gelules vegetales, gemmotherapie, genouillere, genouillere rotule,
      genouillere sport, genouillere thuasne, gilet d immobilisation epaule, gilet de sauna, gilet immobilisation,
      gilet leste, gilet leste crossfit, gilet orthopedique, gilet sauna, ginseng, glucometre, glutamine, glutathion,
      glycerine pharmaceutique, godemichet, gommes nicotine, gouttes, gouttes auriculaires, gouttes oculaires, gouttes
      sommeil, gouttes yeux, gouttiere blanchiment, gouttiere bruxisme, gouttiere de bruxisme, gouttiere dentaire,
      granules homeopathiques, gratte langue, gratte langues, griffonia, guidon de transfert, gummies cheveux, hallux
      valgus, haltere, haltere musculation, halteres, halteres musculation, hand grip, haricot carton medical, haricot
      inox, harpagophytum, herbes detox, hericium, hexomedine, hmb, homeopathie, housse table de massage, huile
      camphree, huile cbd, huile d onagre capsules, huile d onagre gelules, huile d origan gelules, huile de bourrache
      capsules, huile de cbd, huile de chanvre cbd, huile de foie de morue, huile de krill, huile de massage, huile de
      massage sport, huile de poisson, huile de ricin cataplasme, huile foie de morue, huile massage, huile mct, huile
      poisson, humex, humidificateur cpap, hydrixir, hydropulseur, hydropulseur waterpik, hygiene intime, ibuprofene,
      immunite, imodium, impedancemetre, infusion bien etre, inhalateur, inhalation, inhaleur, iode complement, isolat,
      isolate whey, israeli bandage, jambes lourdes, jet dentaire, jus d aloe vera, jus de bouleau cure, kettlebell,
      kinesio tape, kit dentaire, kit orthodontique, klamath, konjac glucomannane, krill, lampe bronchique, lampe d
      examen, lampe de luminotherapie, lampe diagnostic, lampe frontale medicale, lampe infrarouge, lampe
      luminotherapie, lampe scialytique, lampe stylo medecin, lancettes, lancettes glycemie, larmes artificielles,
      lavage nasal, lavement, laxatif, lecteur de glycemie, lecteur freestyle libre, lecteur glycemie, lentilles
      acuvue, lentilles air optix, lentilles biofinity, lentilles contact, lentilles couleur, lentilles dailies,
      lentilles de contact, lentilles de couleur, lentilles fantaisie, lentilles journalieres, lentilles mensuelles,
      lentilles toriques, lest cheville, lest musculation, lest poignets chevilles, lests chevilles, lests musculation,
      lests poignets, lests poignets chevilles, leve malade, leve patient, leve personne, levure biere, levure de
      biere, levure de riz rouge, levure rouge de riz, lit hydromassant, lit medical, lit medicalise, lotion anti poux,
      lotion poux, lubrifiant, lubrifiant a base d eau, lubrifiant eau, lubrifiant intime, lubrifiant silicone intime,
      luminotherapie, luminotherapie lampe, lunettes loupe, lutein, luteine, maca poudre, macerat glycerine, magnesie
      bloc, magnesie crossfit, magnesie liquide, magnesium, magnesium b6, magnesium glycerophosphate, magnesium marin,
      mal des transports, mal des trasnports, malette de secours, mallette de secours, mallette infirmier, mallette
      medecin pro, mallette medicale, mallette secours, malto, maltodextrine, manchon compression, manchon mollet,
      manchons de compression, maniques crossfit, mannequin rcp, mannequin secourisme, marche pied medical, marteau a
      reflexes, marteau babinski, marteau reflexe, marteau reflexes, masque a oxygene, masque bouche a bouche, masque
      chaud froid, masque chirurgical, masque chirurgical enfant, masque chirurgicaux, masque cpap, masque de nuit,
      masque de nuit sommeil, masque de protection jetable, masque de sommeil, masque en tissu lavable categorie 1,
      masque enfant jetable, masque ffp2, masque hygienique, masque jetable, masque medical, masque nebuliseur, masque
      nuit, masque nuit sommeil, masque oxygene, masque ppc, masque sommeil, masque type 2r, masque type iir, masque
      yeux chauffant, masque yeux sommeil, masques kn95, masseur, masseur anti cellulite, masturbateur, matelas a air
      anti escarre, matelas a cellules, matelas alternating, matelas anti escarre, matelas anti escarres, medecine
      ball, medicament, melatonine, mi bas de contention, micropore, millepertuis, minerve, mini bands, mini velo, mini
      velos, miroir dentaire, miswak, moniteur multiparametrique, moringa, mouche nez, moxa, moxas, msm, multi
      vitamines, multivitamine, multivitamines, nad, nebuliseur, negatoscope, nettoyant appareil dentaire, nettoyant
      dentier, nigari sante, nmn, oligo elements, omega 3, omnifix, ophtalmoscope, oreiller cervical medical, orthese,
      orthese cheville, orthosiphon, otoscope, otoscopes, oxymetre, pack chaud froid, pansement, pansement adhesif,
      pansement alginate, pansement ampoule, pansement compeed, pansement enfants, pansement gras, pansement
      hydrocolloide, pansement liquide, pansement silver, pansement spray, pansement tulle gras, pansement urgo,
      pansements adhesif, pansements alginate, pansements ampoules, pansements compeed, pansements enfants, pansements
      gras, pansements liquide, pansements silver, pansements spray, pansements tulle gras, pansements urgo,
      parallettes, passiflore, pastille gorge, pastilles, pastilles dentier, pastilles effervescentes sport, pastilles
      hydratation, pastilles pour la gorge, pastilles sel sport, patch anti douleur, patch cbd, patch chauffant, patch
      decontractant, patch detox pieds, patch freestyle, patch genou, patch minceur, patch nicotine, patch
      thermotherapie, patch transpirant, patchs detox, patchs thermo, pate de fruits sport, pate de reeducation,
      pedalier, pedalier bras jambes, pedicure medicale, peigne a poux, peigne anti poux, peigne lentes, peigne poux,
      peptides de collagene, perfuseur, pese bebe medical, pese personne, pese personnes, pied a perfusion, pilulier,
      pilulier semainier, pince a dissequer, pince a echarde, pince a long manche, pince a tique, pince chirurgicale,
      pince de prehension, pince dissequer, pince hemostatique, pince kelly, pince kocher, pistolet de massage,
      pistolet de massage musculaire, pistolet massage, pistolet massage musculaire, planche bain, planche d equilibre
      fitness, planche de bain, planche de transfert, planche equilibre fitness, planche transfert, plateau instruments
      medical, plateforme oscillante, plateforme vibrante, plug anal, plyobox, poche a urine, poche colostomie, poche
      de froid, poche de glace, poche froid, poche gel chaud froid, poche glace, poche urine, podometre, poids, poids
      cheville, poids chevilles, poids disques, poids fonte, poids lestes, poids musculation, poids olympique, poignee
      musculation, poignee push up, poignees de pompes, poignees musculation, poignees pompes, poignees push up, poire
      a lavement, poire lavement, policosanol, polident, pollen, pommade, pommade cicatrisante, pot urinaire, potassium
      complement, potence lit medical, potence medicale, pre training, pre workout, prebiotique, preservatif,
      preservatifs durex, presse a cuisses, presse cuisses, presse musculation, pressotherapie, probiotique, produit
      lentilles, propolis, protection anatomique, protection incontinence, protection tena, protection urinaire,
      protections hygieniques, protections menstruelles, protege dent nuit, protege orteil, protege orteils, protege
      slip, protege slips, proteine, proteine vegetale, psyllium, push up, quercetine, rack a squat, rack de
      musculation, rack rangement halteres, rack squat, radis noir, rameur, rameur concept2, rampe d acces pmr, rampe
      pmr, recharge oral b, recharges oral b, redresse dos, reformer pilates, rehausse toilettes, rehausse wc, rehausse
      wc medical, rehausseur wc, reishi, reishi poudre, repulsif moustique peau, resine cbd, resveratrol, rhino
      horn, rhodiola, rollator, roue abdo, roue abdominale, roue abdominaux, roue abdos, roue de yoga, roue yoga,
      rouleau automassage, rouleau d automassage, rouleau de fitness, rouleau de massage, rouleau de massage fitness,
      rouleau de massage mousse, rouleau massage, rouleau masseur, rouleau mousse fitness, rouleau pilates, sac a tapis
      yoga, sac de secours, sac infirmier, sac infirmiere, sac leste, sac medecin, sac medical, sac premiers secours,
      sac tapis de yoga, sac tapis yoga, safran gelules, sangle abdominale, sangle de levage halterophilie, sangle de
      suspension, sangle de suspension fitness, sangle de tirage, sangle de tirage musculation, sangle de yoga, sangle
      halterophilie, sangle lifting, sangle musculation, sangle trx, sangle yoga, sangles de levage halterophilie,
      sangles de suspension, sangles de suspension fitness, sangles de tirage, sangles de tirage musculation, sangles
      halterophilie, sangles lifting, sangles musculation, sangles tirage, sangles trx, sauna couverture, savon intime,
      savon medical, scalpel medical, scalpel sterile, scooter electrique pmr, scooter mobilite, scooter pmr, selenium,
      sels d epsom, semelle orthopedique, semelle orthopediques pied, semelles orthopediques, separateur d orteils,
      separateur orteils, separateurs d orteils, separateurs orteil, seringue, seringue 10 ml, seringue 5 ml, seringue
      50ml, seringue de gavage, seringue insuline, seringue luer lock, seringue orale, seringue sterile, seringues 10
      ml, seringues 5 ml, seringues 50ml, seringues de gavage, seringues insuline, seringues luer lock, seringues
      orale, seringues sterile, serre poignet, serre poignets, serum phy, serum physiologique, serviette hygienique,
      serviette hygieniques lavables, serviette lavable, serviette maternite, serviette menstruelles, serviette yoga,
      serviettes hygieniques, serviettes maternite, serviettes menstruelles, set de pansement, set pansement, seve de
      bouleau, sextoy, shaker 700 ml, shaker fitness, shaker proteine, shaker proteines, shaker sport, shaker whey,
      shampoing anti poux, shampoing poux, siege bain pivotant, siege de bain adulte, siege de bain pivotant, siege de
      douche, siege de douche medical, siege douche, siege douche mural, siege massant, siege wc sureleve, silicium
      organique, sirop contre la toux, sirop de la toux, sirop enfant toux, sirop immunite, sirop pour la toux, sirop
      toux, siwak, slip absorbant, smecta, soin bucco dentaire, soin intime, solution hydroalcoolique, solution
      lentilles, solution multifonctions lentilles, solution nasale, solution saline lentilles, sommeil, sonde
      gastrique, sonde urinaire, sonde vesicale, sparadrap, spasfon, speculum, spirometre, spiruline, spiruline
      paillettes, spiruline poudre, spordej, spray anti moustique peau, spray anti tiques peau, spray auriculaire,
      spray buccal, spray cicatrisant, spray cryo, spray dentaire, spray dos et nuque, spray eau de mer, spray froid,
      spray gorge, spray nasal, spray oreilles, spray repulsif peau, station de musculation, station de traction,
      station dips, station traction dips, step, step aerobic, step fitness, stepper, steradent, steri strip,
      stethoscope, stimulateur clitoridien, stimulateur clitoris, stomie, strapping, stylo auto piqueur, stylo
      autopiqueur, stylo insuline, stylo verrue, substitut de repas, substitut repas, sucre glucose diabete, sur
      elevateur wc, surblouse, surchaussures jetables, surmatelas anti escarre, suture, sutures adhesives, swiss ball,
      table d examen, table de kine, table de lit medical, table de lit medicale, table de lit medicalisee, table de
      massage, table de soins, table massage, tabouret de douche, tabouret douche, talonnette gel, talonnette silicone,
      tampon hygienique, tampon hygieniques, tampon periodique, tampon tampax, tampons, tampons hygieniques, tampons
      periodique, tampons tampax, tape kinesio, tape kinesiologie, tape neuromusculaire, tapis acupression, tapis champ
      de fleurs, tapis chauffant, tapis course, tapis d acupression, tapis de course, tapis de fitness, tapis de
      fleurs, tapis de gym, tapis de gymnastique fitness, tapis de marche, tapis de marche bureau, tapis de meditation,
      tapis de pilates, tapis de sol epais, tapis de sol fitness, tapis de sport, tapis de yoga, tapis fitness, tapis
      gym, tapis pilates, tapis roulant, tapis roulant course, tapis roulant de course, tapis roulant de marche, tapis
      roulant electrique, tapis roulant marche, tapis sport, tapis yoga, teinture mere, teintures meres, telecommande
      lit medicalise, tena, tens, tensiometre, tensiometre bras, tensiometre electronique, test antigenique, test
      covid, test d ovulation, test de grossesse, test drogue, test grossesse, test ist, test ovulation, test
      paludisme, test salivaire, test urinaire, test vih, tete brosse a dent, tete brosse electrique, tete brossette
      oral b, tete oral b, tetes brosse electrique, tetes brossette oral b, tetes oral b, the detox, the vert gelules,
      theragun, thermometre, thermometre auriculaire, thermometre digital, thermometre digital medical, thermometre
      electronique medical, thermometre frontal, thermometre infrarouge frontal, thermometre medical, thermometre
      rectal, thermometre sans contact, tire tique humain, tisane detox, tisane medicinale gelules, tisane minceur,
      toilette intime, toise medicale, traitement mycose, traitement poux, traitement verrues, trampoline de fitness,
      trampoline interieur adulte, transit, trousse a pharmacie, trousse de premiers secours, trousse de secours,
      trousse de secours vehicule medical, trousse de soins, trousse infirmiere, trousse medicale, trousse pharmacie,
      trousse premiers secours, trousse secours, trx, tubulure perfusion, valeriane, vaseline, velo appartement, velo
      assault, velo assis, velo biking, velo cardio, velo d appartement, velo d exercice, velo d interieur, velo de
      spinning, velo droit, velo elliptique, velo ergometre, velo exercice, velo indoor, velo rpm, velo semi allonge,
      velo spinning, ventouse, ventouse cellulite, ventouse therapie, ventouses, ventouses massage, verre canard,
      verticalisateur, vibromasseur, vinaigre de cidre gelules, vitamine, vitamine b12, vitamine c, vitamine c 1000,
      vitamine c liposomale, vitamine d, vitamine d3, vitamine k2, vitamines, vélo de biking, whey, zafu, zinc, zinc
      bisglycinate, zinc complement, zma`,
    ],
  ],
  unsure: `alcool, alun, argile, articulations, bandage, bandages, bequille, brosse, brossette, brossettes, buffer,
    bumper,
    calcium, collagene, complement, compresse, compresses, comprime, cotons, cpap, creme, cushion, decoloration,
    digestion,
    elliptique, ems, emulsifiant, exfoliant, extension, extensions, fer, gainer, gel, gelee, gouttes, immunite,
    inhalation, isolat, kaolin, lancettes, laque,
    lotion, lubrifiant, magnesium, masque, moxa, msm, nad, oxydant, pansement, parfum, pastilles, pedalier, peeling,
    peigne,
    poids, polissoir, pollen, pommade, postiche, poudre, proteine, push up, rack squat, rajout, rajouts, seringue,
    seringues, sidr, soin, sommeil,
    step, suture, tens, thermometre, tissage, tondeuse, transit, trx, valeriane, vaseline, ventouse, ventouses, vernis,
    vitamine, vitamine c,
    vitamines, zinc`,
  printed: 'tatouage',
  uses: {
    BEAUTY: `anti rides, barbier, beaute, capillaire, capillaires, cheveux, coiffure, corps et bain, cosmetique,
      cosmetiques, epilation, hydratant, hydratante, hygiene beaute, manucure, maquillage, maquillages, ongles,
      parfumerie, parfums, peau, soin des cheveux, soin du corps, soin du visage, soins, soins visage, visage`,
    HEALTH_AND_FITNESS: `amincissant, arthrose, bien etre, buccale, buccaux, bucco dentaire, complements alimentaires,
      contraception, dentaire, dietetique, douleur, entrainement fitness, fitness, gelules vegetales, hygiene buccale,
      incontinence, kine, massage, materiel medical, medical, medicaments, minceur, musculation, nutrition, nutrition
      sportive, orthopedie, orthopedique, parapharmacie sante, pharmacie, pilates, posture, premiers secours, remise
      en forme, sante, soins dentaires, vitamines, yoga`,
  },
  makers: {
    HEALTH_AND_FITNESS: `accu chek, arkogelules, arkopharma, azinc, berocca, beurer, bion 3, biotech usa, compeed, dayang, doliprane,
      donjoy, dymatize, elevit, elgydium, ergyphilus, eric favre, feminabiane, fluocaril, forte pharma, freestyle
      optium, gibaud, granions, gynefam, hansaplast, humer, id direct, juvamine, lactibiane, magne b6, manhae,
      mercurochrome, microlife, milical, muscletech, myprotein, naturactive, nutergia, nutrisante, oenobiol, olimp,
      omron, one touch, optimum nutrition, parodontax, pediakid, physiodose, pileje, rossmax, santarome, scitec,
      sensodyne, solgar, sterimar, strepsils, superdiet, supradyn, tena, thuasne, urgo, vitascorbol, voltarene, ymea`,
  },
};
