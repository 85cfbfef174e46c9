import type { Subject } from '../words.ts';

export const BEAUTY: Subject = {
  things: [
    [
      'BEAUTY',
      `accelerateur de bronzage, acide alpha lipoique cosmetique, acide azelaique, acide citrique cosmetique, acide
      ferulique, acide glycolique, acide hyaluronique, acide kojique, acide lactique cosmetique, acide mandelique,
      acide salicylique, acide stearique, acide tranexamique, acrygel, actif anti age, actif capillaire, actif coenzyme
      q10, actif cosmetique, actif hydratant, aftershave, aiguille cartouche tatouage, aiguille microblading, aiguille
      tatouage, aiguille tattoo, aiguilles a tatouer, aiguilles de tatouage, aiguilles dermopigmentation, aiguilles
      transfert tatouage, airwrap, alimentation a tatouer, alimentation de tatouage, alimentation dermopigmentation,
      alimentation maquillage permanent, alimentation microblading, alimentation tatouage, alimentation tatouages,
      alimentation tattoo, alimentation transfert tatouage, allantoine, aloe vera, alpha bisabolol, alun, amla, anti
      acne, anti cellulite, anti cerne, anti cernes, anti chute, anti cuticule, anti cuticules, anti imperfections,
      anti tache, anti taches, anti transpirant, anti transpirants, anti vergetures, appareil a cire, appareil
      cavitation, appareil epilation, appareil facial, appareil led visage, appareil microcourant visage, appareil
      nettoyage visage, appareil radiofrequence, appareil vapeur visage, appareil visage, apres rasage, apres rasages,
      apres soleil, apres soleils, argile, argile blanche, argile coiffante, argile jaune, argile rose, argile rouge
      poudre, argile surfine, argile verte, arome cosmetique levres, aspirateur a ongles, aspirateur manucure,
      aspirateur ongles, aspirateur points noirs, aspirateur poussiere ongles, atomiseur de parfum, atomiseur parfum,
      atomiseur rechargeable, auto bronzant, auto bronzants, autobronzant, babyliss, bac coiffure, bac de lavage
      coiffure, bain cremant, bain d huile, bain de boue, bain de soleil creme, bain de vapeur visage, bain douche,
      bain moussant, bakhour corps, bande de cire, bandes cire, bandes epilation, bandes epilatoires, base camouflage
      gel, base caoutchouc, base cosmetique, base creme neutre, base de maquillage, base de teint, base durcissante,
      base lavante neutre, base lissante, base neutre, base ongles, base rubber, base semi permanent, base teint, base
      vernis, batonnet buis, batonnet buis manucure, batonnet cuticules, baume a barbe, baume a levres, baume apres
      rasage, baume barbe, baume corporel, baume corps, baume dermatologique, baume levres, baume pieds, baume teinte,
      beurre amla, beurre brahmi, beurre capillaire, beurre chebe, beurre cheveux, beurre corporel, beurre d avocat
      cosmetique, beurre d illipe, beurre de cacao brut, beurre de cacao corps, beurre de cacao cosmetique, beurre de
      chebe, beurre de coco cosmetique, beurre de cupuacu, beurre de karite, beurre de kokum, beurre de mangue, beurre
      de mangue cosmetique, beurre de murumuru, beurre de sal, beurre karite, beurre shikakai, beurre sidr, beurre
      vegetal, beurre vegetal cosmetique, bigoudi, blaireau, blender maquillage, blush, bol a raser, bol a savon, bol a
      teinture, bol coloration, bol de rasage, bol masque visage, bol savon barbe, bombe bain, bombe de bain, bonder
      ongles, bonnet a meches, bonnet chauffant, bonnet perruque, botox capillaire, boucles sans chaleur, boucleur,
      boule bain, boule de bain, braids, braids crochet, brillant a levres, brillant levres, brosse, brosse a barbe,
      brosse a boucler, brosse a brushing, brosse a cheveux, brosse a ongles, brosse a poussiere coiffeur, brosse a
      sourcils, brosse barbe, brosse bois cheveux, brosse brushing, brosse chauffante, brosse cheveux, brosse
      coiffante, brosse corps, brosse demelante, brosse dos, brosse en bois, brosse en bois cheveux, brosse exfoliante,
      brosse lissante, brosse massage cuir chevelu, brosse nettoyante, brosse ongles, brosse plate, brosse pneumatique,
      brosse pneumatique cheveux, brosse poil de sanglier, brosse poils de sanglier, brosse ronde, brosse sanglier,
      brosse seche corps, brosse soufflante, brosse sourcils, brosse tangle, brosse thermique, brosse visage, brume,
      brume cheveux, brume hydratante, brume rafraichissante visage, brume visage, brumisateur avene, brumisateur d
      eau, brumisateur visage, buffer, cape barbier, cape coiffeur, cape coiffure, cape de coiffure, cape de coupe,
      capsules americaines, capsules gel x, capsules ongles, capsules pop it, capsules pop it ongles, cartouche de
      tatouage, cartouche tatouage, cartouche tattoo, cartouches a tatouer, cartouches dermopigmentation, cartouches
      microblading, cartouches transfert tatouage, casque chauffant cheveux, casque coiffure, casque sechoir, casque
      vapeur cheveux, casque vapeur coiffure, cc creme, chablon ongle, chablons, chablons papier ongles, chauffe cire,
      chauffe cires, chignon postiche, chouchous boucleurs, cils, cire avec bande, cire brazilienne, cire capillaire,
      cire cheveux, cire coiffante, cire cosmetique, cire de candelilla, cire de carnauba cosmetique, cire de rose
      cosmetique, cire depilatoire, cire emulsifiante, cire en perles epilation, cire epilation, cire epilatoire, cire
      film, cire froide bandes, cire jetable epilation, cire moustache, cire orientale, cire pelable, cire perles
      epilation, cire sans bande, cire tiede, cire traditionnelle epilation, ciseaux a cuticules, ciseaux barbe,
      ciseaux coiffure, ciseaux cuticules, ciseaux de coiffeur, ciseaux de coiffure, ciseaux moustache, ciseaux nez,
      ciseaux sculpteurs, cleaner ongles, closure, coenzyme q10 cosmetique, coffret aromatherapie, coffret bain,
      coffret barbe, coffret beaute, coffret cosmetiques, coffret de rasage, coffret manucure, coffret maquillage,
      coffret noel beaute, coffret ongles, coffret parfum, coffret rasage, coffret rituel, coffret soin, coffret
      vernis, col papier coiffeur, collagene creme, colle a ongles, colle lace, colle ongles, colle prothese
      capillaire, colle tips, collerette coiffeur, colorant cosmetique, colorant savon cosmetique, coloration,
      coloration capillaire, coloration cheveux, confettis de bain, conservateur cosmetique, conservateur naturel
      cosmetique, conservateur sharomix, contour des yeux, contouring, correcteur, cosgard, coton lavable, coton tige,
      coton tiges, cotons, cotons a demaquiller, cotons bebe lavables, coupe chou, coupe chous, coupe choux, coupe
      ongles, coussin manucure, coussin repose main manucure, crayon a levres, crayon a sourcils, crayon contour
      levres, crayon eye liner, crayon grim tout, crayon levres, crayon maquillage a l eau, crayon maquillage
      artistique, crayon maquillage enfant, crayon sourcils, crayon yeux, creme, creme a l uree, creme a la bave d
      escargot, creme a raser, creme a tatouer, creme amincissante, creme anti age, creme anti rides, creme apaisante,
      creme barriere, creme bave d escargot, creme bb, creme boucles, creme brahmi, creme buste, creme cc, creme chebe,
      creme cheveux, creme cicalfate, creme cicatrisante, creme coiffante, creme coiffante cheveux, creme corps, creme
      cuir chevelu, creme de cacao corps, creme de chebe, creme de douche, creme de jour, creme de mangue cosmetique,
      creme de massage, creme de nuit, creme de tatouage, creme definition boucles, creme depilatoire, creme
      dermopigmentation, creme eclaircissante, creme eclat, creme fouettee, creme gommante, creme hydratante, creme
      intime, creme lait d anesse, creme lavante, creme lissante cheveux, creme mains, creme microblading, creme
      minceur, creme nourrissante, creme pieds, creme pour cheveux, creme pour le corps, creme pour le visage, creme
      pour les mains, creme pour les pieds, creme raffermissante, creme seins, creme sidr, creme solaire, creme solaire
      bebe spf, creme solaire spf50, creme solaire visage, creme tatouage, creme tatouages, creme tattoo, creme
      teintee, creme transfert tatouage, creme uree, creme vergetures, creme visage, crochet tresse, cryo globes,
      cushion, decoloration, defrisant, dehydrateur ongles, demaquillant, demelant, deo, deodorant, dermapen,
      dermaroller, dermographe, deshydrateur ongles, diffuseur de parfum corps, dioxyde de titane, dioxyde de titane
      cosmetique, disque a demaquiller, disque demaquillant, disque demaquillants lavables, dissolvant, draps jetables
      esthetique, durcisseur ongles, eau cologne, eau de bleuet, eau de cologne, eau de cologne bebe parfum, eau de
      fleur d oranger visage, eau de linge corps, eau de linge parfum, eau de parfum, eau de parfum enfant, eau de
      parfum femme, eau de parfum homme, eau de parfum unisexe, eau de rose, eau de senteur, eau de toilette, eau de
      toilette femme, eau de toilette homme, eau florale, eau micellaire, eau parfum, eau parfum femme, eau parfum
      homme, eau parfumee, eau rose, eau thermale, eau toilette, echantillon parfum, eclaircissant, ecran invisible,
      ecran mineral, ecran solaire, ecran teinte, ecran total, edp, edt, embout carbure ongles, embout ponceuse
      ceramique ongles, embout ponceuse manucure, emulsifiant, emulsifiant cosmetique, emulsifiante, encre a levres,
      encre a tatouer, encre de tatouage, encre dermopigmentation, encre dynamic tattoo, encre levres, encre maquillage
      permanent, encre microblading, encre tatouage, encre tattoo, encre transfert tatouage, enlumineur, ensemble
      cosmetique, epaississant cosmetique, epilateur, epilateur facial, epilateur visage, eponge beauty blender, eponge
      de bain, eponge de mer, eponge konjac, eponge konjac visage, eponge loofa, eponge loofah, eponge maquillage,
      eponge naturelle, eponge teint, eponge visage, exfoliant, extension, extension a chaud, extension a froid,
      extension bresilienne, extension cheveux, extension de cheveux, extension naturelle, extension tape, extensions,
      extensions a clip, extensions adhesives, extensions clip, extrait aromatique, extrait aromatique cosmetique,
      extrait de parfum, extrait parfum, eye liner, eyeliner feutre, fard, fauteuil barbier, fauteuil coiffure,
      fauteuil de barbier, fauteuil de coiffure, fauteuil esthetique, fauteuil manucure, fauteuil pedicure, fauteuil
      tatouage, faux cils, faux ongle, faux ongles, faux sang, faux sang maquillage, faux sourcils, fer a boucler, fer
      a friser, fer a gaufrer, fer a lisser, fer boucler, fer friser, fer lisser, feuilles transfert ongles, fibres
      capillaires, film a tatouer, film de tatouage, film dermopigmentation, film microblading, film tatouage, film
      tatouages, film tattoo, film transfert tatouage, filtre de bain, flacon airless, flacon ambre vide, flacon
      atomiseur, flacon compte gouttes, flacon mousseur, flacon parfum rechargeable, flacon parfum vide, flacon pet
      ambre, flacon pipette, flacon pompe, flacon rollon vide, flacon spray, flacon vaporisateur, flacon verre ambre,
      flacon vide cosmetique, flacons ambres, flacons vides, flacons voyage, fleur de douche, fleur de sel bain, fleur
      douche, foil ongles, fond de teint, fond teint, forme ongles, fragrance naturelle cosmetique, fraise a ongle,
      fraise manucure, fraise ongle, fraises ponceuse ongles, frange a clip, frontal lace, full lace, galet de bain,
      galets effervescents, gant crin, gant de crin, gant de hammam, gant exfoliant, gant loofah, gant massage
      exfoliant, gants manucure, gel, gel a sourcils, gel aloe vera, gel aloe vera visage, gel boucles, gel builder,
      gel cheveux, gel coiffant, gel contour yeux, gel couleur uv, gel d aloe vera, gel de construction, gel de
      construction ongles, gel de lin, gel de rasage, gel douche, gel exfoliant, gel fixant, gel fixateur, gel
      hydratant, gel intime douche, gel lavant, gel lissant, gel minceur, gel moussant, gel nettoyant, gel ongles, gel
      paint, gel painting ongles, gel purifiant, gel rasage, gel sculptant ongles, gel semi permanent, gel uv, gel uv
      construction, gel uv ongles, gelee coiffante, gelee lin cheveux, gelifiant cosmetique, ghana braids, ghassoul,
      globes glaces, gloss, glycerine vegetale, glycerine vegetale cosmetique, gomina, gommage, gommage visage, gomme
      guar cosmetique, gomme xanthane cosmetique, grimtout, grip a tatouer, grip de tatouage, grip dermopigmentation,
      grip microblading, grip tatouage, grip tattoo, grip transfert tatouage, gua sha, gua sha quartz rose visage,
      henne, highlighter, houppette, huile a barbe, huile a cuticules, huile a levres, huile amande douce, huile anti
      vergetures, huile argan, huile avocat, huile barbarie, huile barbe, huile batana, huile bronzante, huile
      calophylle, huile capillaire, huile carotte, huile cheveux, huile coco, huile corps, huile cuticule, huile
      cuticules, huile d abricot, huile d amande douce, huile d argan, huile d argousier, huile d avocat, huile d inca
      inchi, huile d onagre, huile de amla, huile de argan, huile de avocat cosmetique, huile de bain, huile de baobab,
      huile de barbarie, huile de batana, huile de bourrache, huile de brocoli, huile de buriti, huile de calendula,
      huile de calophylle, huile de camelia, huile de carapate, huile de carotte, huile de chanvre, huile de
      chaulmoogra, huile de chebe, huile de chia cosmetique, huile de coco, huile de coco vierge cheveux, huile de
      cumin noir cosmetique, huile de douche, huile de fenugrec, huile de figue barbarie, huile de figue de barbarie,
      huile de framboise, huile de germe de ble, huile de jojoba, huile de karanja, huile de macadamia cosmetique,
      huile de marula, huile de massage cosmetique, huile de millepertuis, huile de monoi, huile de moringa, huile de
      moringa cosmetique, huile de moutarde cheveux, huile de musc, huile de neroli, huile de nigelle, huile de nigelle
      cheveux, huile de nigelle cosmetique, huile de noyau d abricot, huile de noyaux d abricot, huile de parfum, huile
      de pepins de figue, huile de pepins de raisin, huile de pepins de raisins cosmetique, huile de perilla
      cosmetique, huile de piqui, huile de pracaxi, huile de prune, huile de ricin, huile de romarin cheveux, huile de
      rose, huile de sapote, huile de sesame corps, huile de sesame cosmetique, huile de soin, huile de son de riz,
      huile de souchet cosmetique, huile de tamanou, huile de tamanu, huile de tournesol cosmetique, huile
      demaquillante, huile douche, huile eclaircissante, huile essentielle, huile fenugrec, huile jojoba, huile
      lavante, huile levres, huile marula, huile nettoyante, huile nigelle, huile parfumee, huile pour barbe, huile
      pour cheveux, huile pour cils, huile pour le corps, huile pour le visage, huile prodigieuse, huile rasage, huile
      ricin, huile rose musquee, huile seche, huile soin, huile solaire, huile vegetale, huile vergetures, huile
      visage, hydrolat, illuminateur, indigo poudre, kanekalon, kaolin, karite, keratine, kessa, khol, kit barbe, kit
      blanchiment cosmetique, kit boucles, kit cosmetique, kit de rasage, kit epilation, kit manucure, kit
      microblading, kit ongles, kit pedicure, kit rasage, kit semi permanent, kit sourcils, kit tatouage, kit tattoo,
      lace frontal, lait apres soleil, lait capillaire, lait cheveux, lait clarifiant, lait corporel, lait corps, lait
      d anesse corps, lait de bain, lait demaquillant, lait eclaircissant, lait hydratant, lait nettoyant, lait
      solaire, lait solaire enfant, lames gillette, lames tondeuse cheveux, lampe led manucure, lampe led ongles, lampe
      loupe cosmetique, lampe loupe esthetique, lampe loupe ongles, lampe ongles, lampe uv, lampe uv led ongles, lampe
      uv manucure, lampe uv ongles, laque, laque cheveux, laque forte, latex liquide maquillage, leave in, leucidal,
      lime 100 180, lime a ongle, lime a ongles, lime banane, lime buffer, lime droite ongles, lime en verre, lime
      ongles, lime pied, lime polissoir, lime pour ongles, lime verre ongles, lingette demaquillante, lingette
      demaquillantes lavables, lingette lavable, lingette visage, liniment, lissage, lisseur, lisseur cheveux, lisseur
      ghd, lit esthetique, locks crochet, lotion, lotion barbe, lotion capillaire, lotion clarifiante, lotion
      eclaircissante, lotion micellaire, lotion tonique visage, lumiere pulsee, macerat, machine a tatouer, machine de
      tatouage, machine dermopigmentation, machine microblading, machine tatouage, machine tatouages, machine tatouer,
      machine tattoo, machine transfert tatouage, mallette a maquillage, mallette coiffure, mallette esthetique,
      mallette manucure, mallette maquillage, mallette maquillage enfant beaute, maquillage, maquillage a l eau,
      maquillage artistique, maquillage enfant, maquillage fard a l eau, maquillage grimtout, maquillage halloween,
      maquillage permanent, maquillage professionnel, maquillage visage enfant, mascara, masque, masque argile, masque
      barbe, masque bubble, masque capillaire, masque cheveux, masque collagene visage, masque de nuit visage, masque
      en tissu, masque en tissu visage, masque hydrogel, masque led, masque leds visage, masque levres, masque mains,
      masque nuit levres, masque nuit visage, masque patch, masque peel, masque pieds, masque reparateur, masque tissu,
      masque visage, masque yeux hydrogel, masseur cuir chevelu, masseur visage, meche a clips, meche africaine, meche
      braids, meche bresilienne, meche locks, meche passion twist, meche tissage, meche xpression, meches, mica
      argente, mica blanc, mica cosmetique, mica dore, mica nacre, mica poudre, mica rose, mini fouet cosmetique,
      miroir de poche, miroir grossissant, miroir maquillage, monoi, monomere, mousse a raser, mousse coiffante, mousse
      nettoyante, mousse rasage, mousse raser, multistyler, musc, nail art, nail prep, neem poudre, nettoyant pinceaux,
      nettoyant visage, niacinamide, oeil de chat vernis, olivem, oriculi, oud, oxydant, oxydant 20 volumes, oxyde de
      fer cosmetique, oxyde de zinc, oxyde de zinc cosmetique, pack soin, paillettes biodegradables, paillettes corps,
      paillettes cosmetiques, paillettes maquillage, paillettes ongles, paillettes visage, pain de savon, pain
      dermatologique, pain nettoyant, pain savon, pain surgras, palette de maquillage, palette grim tout, palette
      maquillage, palette maquillage enfant, palette yeux, panthenol, papier a tatouer, papier aluminium coiffure,
      papier coiffure alu, papier de tatouage, papier dermopigmentation, papier maquillage permanent, papier meches,
      papier microblading, papier mouchoir visage, papier permanente, papier pointe permanente, papier stencil
      tatouage, papier tatouage, papier tatouages, papier tattoo, papier transfert tatouage, papillotes ongles, parfum,
      parfum arabe, parfum cheveux, parfum collection privee, parfum concentre, parfum de peau, parfum dubai, parfum en
      huile, parfum enfant, parfum enfant bebe, parfum femme, parfum generique, parfum homme, parfum lattafa, parfum
      mixte, parfum oriental, parfum sans alcool, parfum solide, parfum unisexe, parfum voyage, parfums, passion twist,
      patch anti boutons, patch anti rides, patch bouton, patch contour yeux, patch hydrogel yeux, patch levres, patch
      nez, patch yeux, patchs hydrogel, pate a epiler, pate a sucre epilation, pate coiffante, peau synthetique
      tatouage, peeling, peigne, peigne a barbe, peigne a dents larges, peigne a queue, peigne afro, peigne barbe,
      peigne carbone coiffure, peigne chauffant, peigne cheveux afro, peigne coiffeur, peigne de coupe, peigne
      demeloir, peigne lissant, peigne queue, peignoir coiffure, peignoir jetable coiffure, perruque, perruque afro
      cheveux, perruque cheveux naturels, perruque synthetique, phytokeratine, pierre d alun, pierre d argile
      cosmetique, pierre de jade, pierre ponce, pierre quartz rose visage, pigment a tatouer, pigment bio touch,
      pigment cosmetique, pigment de tatouage, pigment dermopigmentation, pigment levres, pigment maquillage, pigment
      microblading, pigment tatouage, pigment tatouages, pigment tattoo, pigment transfert tatouage, pigment yeux,
      pince a boucler, pince a cuticules, pince a envie, pince a envies, pince a epiler, pince a extension, pince a
      extensions, pince a ongles, pince a sourcils, pince cheveux coiffeur, pince chignon coiffeur, pince coiffure,
      pince coupante manucure, pince cuticules, pince epiler, pince extensions, pince ongles, pince volume russe,
      pinceau barbe, pinceau blush, pinceau estompeur, pinceau eventail visage, pinceau fond de teint, pinceau kabuki,
      pinceau kabuki visage, pinceau levres, pinceau maquillage, pinceau masque, pinceau nail art, pinceau ongles,
      pinceau poudre, pinceau poudre visage, pinceau sourcils, pinceau teinture, pinces crocodile coiffure, pinces de
      coiffure, plaque stamping, pochoir sourcils, points noirs, polissoir, polissoir ongles, polygel, pommade cheveux,
      pommade sourcils, ponceuse a ongles, ponceuse manucure, ponceuse ongles, poncho coiffeur, popits ongles, porte
      savon creme, porte savon rasage, postiche, postiche chignon, pot airless, pot aluminium cosmetique, pot baume,
      pot cosmetique, pot creme vide, pot verre cosmetique, poudre, poudre acrylique, poudre acrylique ongles, poudre
      brahmi, poudre bronzante, poudre capillaire, poudre chebe, poudre compacte, poudre de avoine colloidale, poudre
      de bambou cosmetique, poudre de bhringaraj, poudre de brahmi, poudre de cacao corps, poudre de cassia, poudre de
      chebe, poudre de densification, poudre de garance cosmetique, poudre de guimauve capillaire, poudre de hibiscus,
      poudre de indigo, poudre de kapoor kachli, poudre de katam, poudre de mangue cosmetique, poudre de nacre
      cosmetique, poudre de neem, poudre de perle cosmetique, poudre de riz cosmetique, poudre de rose, poudre de sidr,
      poudre de soie, poudre de soleil, poudre decolorante, poudre fixante, poudre libre, poudre matifiante, poudre
      sidr, poudre visage, poudre volumisante, presentoir vernis, primer acide ongles, primer maquillage, primer ongle,
      primer sans acide, primer semi permanent, primer teint, primer visage, protecteur thermique, protection solaire,
      proteines de ble hydrolysees, proteines de riz cosmetique, proteines de soie, provitamine b5, queue de cheval
      postiche, radiofrequence visage, rajout, rajouts, rape a pieds, rape a talon, rape electrique pieds, rape pieds,
      rape talon, rasoir, rasoir femme, rasoir gillette, recharge parfum, rechauffeur de cire, remover vernis, repose
      main manucure, repousse cuticule, repousse cuticules, resine ongles, retinol, retouche racines, rhassoul, roll on
      cire, roll on verre vide, roller sculptant, roller visage, rouge a levres, rouge levres, rouleau de jade, rouleau
      jade, rouleau jade visage, rouleau quartz rose, rouleau quartz rose visage, rouleau visage, routine visage, sabot
      tondeuse, sac coiffure, sauna facial, savon, savon intime solide, savon visage, savonnette, seche cheveux, sel
      bain, sel de bain, serum, serum anti rides, serum cheveux, serum pousse cheveux, serum visage, serviette
      coiffure, set pinceaux, shampoing, shampooing, shikakai, sidr, silicone vegetal, soin, soin anti age, soin anti
      rides, soin barbe, soin capillaire, soin cheveux, soin contour yeux, soin des mains, soin des ongles, soin des
      pieds, soin du visage, soin eclat, soin hydratant, soin jour, soin levres, soin lissant, soin nuit, soin profond
      cheveux, soin reparateur cheveux, soin sans rincage, soin visage, spatule cosmetique, spatule epilation, spatule
      maquillage, spf 50, spray cheveux, spray coiffant, spray corps, spray fixateur, spray protecteur chaleur, spray
      solaire, spray texturisant, spray thermo protecteur, spray volume, squalane, stamping ongles, stamping plaque,
      stencil a tatouer, stencil de tatouage, stencil dermopigmentation, stencil maquillage permanent, stencil
      microblading, stencil tatouage, stencil tattoo, stencil transfert tatouage, stick grim tout, stick levres, stick
      solaire, sticker ongle, sticker ongles, sticker water decals ongles, stickers nail art, strass ongles, stylo anti
      cernes, stylo cuticule, stylo cuticules, stylo levres, stylo sourcils, syndet, table de manucure, table de
      massage esthetique, table esthetique, table manucure, tablier coiffure, tabouret coiffeur, tabouret coiffure,
      tabouret esthetique, tahara, tapis manucure, tapis nettoyage pinceaux, tapis repose main, tatouage, tatouage
      bijou peau, tatouage enfant, tatouage ephemere, tatouage ephemeres, tatouage temporaire, tatouage temporaires,
      teinture barbe, teinture capillaire, teinture cheveux, teinture sourcils, teinture vegetale, tensioactif, terre
      de soleil, terre soleil, testeur parfum, tete a coiffer professionnelle, tete de coupe tondeuse, tete de rasage,
      tete malleable, thermo protecteur, tinted balm, tips amande ongles, tips americaines, tips ongles, tire comedon,
      tire comedons, tissage, tissage body wave, tissage boucle, tissage bresilien, tissage lisse, tissage meche,
      tissage vierge, tondeuse, tondeuse a barbe, tondeuse a cheveux, tondeuse barbe, tondeuse barber, tondeuse bikini,
      tondeuse cheveux, tondeuse coiffure, tondeuse contour, tondeuse corps, tondeuse finition, tondeuse intime,
      tondeuse moser, tondeuse nez, tondeuse wahl, tonique, tresse africaine, tresse braids, tresse rajout, tresse x
      pression, trousse maquillage beaute, trousse maquillage garnie, trousse pinceaux, tube cosmetique vide, tube
      levres vide, tube stick vide, uree cosmetique, v line roller, valise coiffeur, valise coiffure, valise
      esthetique, valise maquillage, vaporisateur coiffeur, vaporisateur de sac, vaporisateur parfum, vapozone,
      ventouse visage, vernis, vernis a ongles, vernis cat eye, vernis classique ongles, vernis durcisseur, vernis gel,
      vernis ongles, vernis semi, vernis soin ongles, vernis stamping, vernis uv, water decal, water decals, x
      pression`,
    ],
  ],
  unsure: `alun, argile, brosse, buffer, cotons, creme, cushion, decoloration, emulsifiant, exfoliant, extension,
    extensions, gel, kaolin, laque, lotion, masque, oxydant, parfum, peeling, peigne, polissoir, postiche, poudre,
    rajout, rajouts, sidr, soin, tissage, tondeuse, vernis`,
  printed: 'tatouage',
  uses: {
    BEAUTY: `anti rides, barbier, beaute, capillaire, capillaires, cheveux, coiffure, corps et bain, cosmetique,
      cosmetiques, epilation, hydratant, hydratante, hygiene beaute, manucure, maquillage, maquillages, ongles,
      parfumerie, parfums, peau, savonnerie, soin des cheveux, soin du corps, soin du visage, soins, soins visage,
      visage`,
  },
};
