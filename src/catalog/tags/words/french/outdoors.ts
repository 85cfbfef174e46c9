import type { Subject } from '../words.ts';

export const OUTDOORS: Subject = {
  things: [
    ['ELECTRONICS+OUTDOORS', 'camera chasse, camera de chasse, camera de chasse 4g, gps de randonnee, gps randonnee'],
    [
      'HOME+OUTDOORS',
      `frontale rechargeable, lampe camping, lampe de camping, lampe de tente, lampe frontale, lampe tactique, lampe
      tente, lanterne camping, lanterne de camping`,
    ],
    [
      'ACCESSORIES+OUTDOORS',
      `bonnet camo, bonnet camouflage, casquette alpinisme, casquette camo, casquette camouflage, casquette chasse,
      casquette d alpinisme, casquette de chasse, casquette de randonnee, casquette fluo chasse, casquette militaire,
      casquette montagne, casquette randonnee, casquette tactique, casquette trekking, ceinturon, chapeau camo, chapeau
      camouflage, chapeau de brousse, gant camo, gant camouflage, moufle camo, moufle camouflage, sac a dos 45l, sac a
      dos 50l, sac a dos 55l, sac a dos 60l, sac a dos 65l, sac a dos 70l, sac a dos camouflage, sac a dos deuter, sac
      a dos ferrino, sac a dos gregory, sac a dos hydratation, sac a dos lafuma, sac a dos lowe alpine, sac a dos
      mammut, sac a dos millet, sac a dos osprey, sac a dos quechua, sac chasse, sac de randonnee, sac militaire, sac
      randonnee, tour de cou camo, tour de cou camouflage`,
    ],
    [
      'FASHION+OUTDOORS',
      `bermuda anti ronce, bermuda camo, bermuda camouflage, bermuda traque, chaussette de randonnee, chaussette
      randonnee, chemise anti ronce, chemise camo, chemise camouflage, chemise traque, combat shirt, combinaison anti
      ronce, combinaison camo, combinaison camouflage, combinaison traque, cuissard chasse, doudoune anti ronce,
      doudoune camo, doudoune camouflage, doudoune traque, gilet anti ronce, gilet camo, gilet camouflage, gilet
      traque, hardshell alpinisme, hardshell anti ronce, hardshell camo, hardshell camouflage, hardshell chasse,
      hardshell de camping, hardshell de chasse, hardshell de montagne, hardshell de peche, hardshell de rando,
      hardshell de randonnee, hardshell de trek, hardshell goretex randonnee, hardshell militaire, hardshell peche,
      hardshell rando, hardshell randonnee, hardshell tactique, hardshell traque, hardshell trekking, manches courtes
      de randonnée, manches courtes randonnee, manches longues de randonnée, manches longues randonnee, pantalon anti
      ronce, pantalon camo, pantalon camouflage, pantalon hardshell, pantalon traque, pantalon treillis, parka anti
      ronce, parka camo, parka camouflage, parka traque, polaire anti ronce, polaire camo, polaire camouflage, polaire
      traque, polo anti ronce, polo camo, polo camouflage, polo traque, pull anti ronce, pull camo, pull camouflage,
      pull traque, salopette anti ronce, salopette camo, salopette camouflage, salopette traque, short anti ronce,
      short camo, short camouflage, short traque, softshell anti ronce, softshell camo, softshell camouflage, softshell
      traque, sous vetement anti ronce, sous vetement camo, sous vetement camouflage, sous vetement traque, surpantalon
      anti ronce, surpantalon camo, surpantalon camouflage, surpantalon traque, sweat alpinisme, sweat anti ronce,
      sweat camo, sweat camouflage, sweat chasse, sweat de camping, sweat de chasse, sweat de montagne, sweat de peche,
      sweat de rando, sweat de randonnee, sweat de trek, sweat goretex randonnee, sweat militaire, sweat peche, sweat
      rando, sweat randonnee, sweat tactique, sweat traque, sweat trekking, t shirt alpinisme, t shirt anti ronce, t
      shirt camo, t shirt camouflage, t shirt chasse, t shirt de camping, t shirt de chasse, t shirt de montagne, t
      shirt de peche, t shirt de rando, t shirt de randonnée, t shirt de trek, t shirt goretex randonnee, t shirt
      militaire, t shirt peche, t shirt rando, t shirt randonnee, t shirt tactique, t shirt traque, t shirt trekking,
      tee shirt alpinisme, tee shirt anti ronce, tee shirt camo, tee shirt camouflage, tee shirt chasse, tee shirt de
      camping, tee shirt de chasse, tee shirt de montagne, tee shirt de peche, tee shirt de rando, tee shirt de
      randonnee, tee shirt de trek, tee shirt goretex randonnee, tee shirt militaire, tee shirt peche, tee shirt rando,
      tee shirt randonnee, tee shirt tactique, tee shirt traque, tee shirt trekking, treillis alpinisme, treillis anti
      ronce, treillis armee, treillis camo, treillis camouflage, treillis chasse, treillis de camping, treillis de
      chasse, treillis de montagne, treillis de peche, treillis de rando, treillis de randonnee, treillis de trek,
      treillis f2, treillis goretex randonnee, treillis militaire, treillis peche, treillis rando, treillis randonnee,
      treillis tactique, treillis traque, treillis trekking, treillis us, veste anti ronce, veste camo, veste
      camouflage, veste hardshell`,
    ],
    [
      'OUTDOORS+SHOES',
      `, basket canyoning, basket de canyoning, basket de marche, basket meindl, basket salomon quest, basket via
      ferrata, botte canyoning, botte de canyoning, botte de marche, botte meindl, botte salomon quest, botte via
      ferrata, bottine canyoning, bottine de canyoning, bottine de marche, bottine meindl, bottine salomon quest,
      bottine via ferrata, chausson canyoning, chausson de canyoning, chausson de marche, chausson meindl, chausson
      salomon quest, chausson via ferrata, chaussure canyoning, chaussure d approche, chaussure de canyoning, chaussure
      de marche, chaussure meindl, chaussure salomon quest, chaussure via ferrata, cuissarde de peche, rangers, sandale
      canyoning, sandale de canyoning, sandale de marche, sandale meindl, sandale salomon quest, sandale via ferrata`,
    ],
    [
      'KITCHEN+OUTDOORS',
      `assiette bivouac, assiette camping, assiette de camping, assiette msr, assiette rando, assiette scout, assiette
      sea to summit, assiette titane, barbecue de camping, barbecue portable camping, bol bivouac, bol camping, bol de
      camping, bol msr, bol rando, bol scout, bol sea to summit, bol titane, bouilloire bivouac, bouilloire camping,
      bouilloire de camping, bouilloire msr, bouilloire rando, bouilloire scout, bouilloire sea to summit, bouilloire
      titane, bruleur a gaz camping, bruleur a gaz primus, bruleur alcool, bruleur bois, bruleur essence, bruleur gaz,
      bruleur jetboil, bruleur msr, bruleur multi combustibles, bruleur solide, cafetiere camping, casserole bivouac,
      casserole camping, casserole de camping, casserole msr, casserole rando, casserole scout, casserole sea to
      summit, casserole titane, couvert de camping, couvert titane, couverts pliants camping, four camping, four omnia,
      gamelle bivouac, gamelle camping inox, gamelle de camping, gamelle militaire, gamelle msr, gamelle rando, gamelle
      randonnee, gamelle scout, gamelle sea to summit, gamelle titane, gamelle us, glaciere compresseur, glaciere
      compression, glaciere electrique, glaciere electrique camping, glaciere thermoelectrique, gourde camelbak, gourde
      camping, gourde de randonnee, gourde filtrante, gourde lifestraw, gourde militaire, gourde nalgene, gourde
      randonnee, gourde sigg, gourde souple, jetboil, kit vaisselle camping, mug bivouac, mug camping, mug de camping,
      mug msr, mug rando, mug scout, mug sea to summit, mug titane, pare vent rechaud a gaz camping, pare vent rechaud
      bois, plancha camping, poele bivouac, poele camping, poele de camping, poele msr, poele rando, poele scout, poele
      sea to summit, poele titane, popote, popote bivouac, popote camping, popote de camping, popote msr, popote rando,
      popote randonnee, popote sea to summit, quart militaire, rechaud a alcool trangia, rechaud a gaz, rechaud a gaz
      primus, rechaud alcool, rechaud bivouac, rechaud bois bushcraft, rechaud campingaz, rechaud essence, rechaud gaz,
      rechaud gaz camping, rechaud jetboil, rechaud msr, rechaud multi combustibles, rechaud pliable camping, rechaud
      portable camping, rechaud primus, rechaud randonnee, rechaud solide, rechaud soto, rechaud trangia, rechaud
      trekking, réchaud camping, réchaud de camping, réchaud à gaz camping, set vaisselle camping, spork, tasse
      bivouac, tasse camping, tasse de camping, tasse emaillee camping, tasse msr, tasse rando, tasse scout, tasse sea
      to summit, tasse titane, toaster camping, trangia`,
    ],
    [
      'OUTDOORS',
      `abri camping, abri de plage, abside de caravane camping, accumulateur de froid, affut, affut chasse, affut tente
      chasse, agrafe leurre, agrafe peche, agrafe rapide peche, agrainoir, airsoft, alarme personnelle, allume feu,
      allume feu bushcraft, allume feux, altimetre, amorce, amorce breme, amorce carpe, amorce cci, amorce coup, amorce
      de peche, amorce etang, amorce federal, amorce gardon, amorce large rifle, amorce mer peche, amorce peche, amorce
      small pistol, ancre bateau, ancre bateau inox, ancre champignon, ancre charrue, ancre electrique, ancre grappin,
      ancre parapluie, ancre plate, anneau brise peche, anneau brises peche, anneau de montage, anneau lunette, annexe
      bateau, annexe gonflable, annexe pneumatique, annexe semi rigide, appat, appeau, appelant, aqua kem, arbalete,
      arc chasse, arc de chasse, arceau de caravane camping, arceaux, ardillon ecrase pince, armoire a fusil, armoire
      camping, armoire forte armes, armoire forte fusil, armoire fusils, assureur, assureur escalade, assureur reverso,
      asticot peche, asticots, attractif chasse, attractif chevreuil, attractif gibier, attractif sanglier, auvent,
      auvent camping car, auvent caravane, auvent de caravane camping, auvent fourgon, auvent gonflable, auvent van,
      avance de caravane camping, backing mouche, baguette de nettoyage, baguette de nettoyage carabine, baguette
      nettoyage, baionnette, balance a ecrevisse, balance ecrevisses, balancier carpe, ball trap, balle 22 lr, balle
      270, balle 30 06, balle 300 win mag, balle 7x64, balle 9 3x62, balle 9mm, balle a blanc, balle brenneke, balle
      calibre 12, balle norma, balle rws, balle sauvestre, barque, barque peche, barre de survie, bas de ligne, bateau
      amorceur, bateau gonflable, bateau pneumatique, baton black diamond, baton de defense, baton de marche, baton de
      pirsch, baton de rando, baton de randonnee, baton de trail, baton de trail carbone, baton de trekking, baton leki
      randonnee, baton marche, baton pirsch, baton randonnee, baton telescopiques, baton trail carbone, baton trekking,
      batons nordiques, batterie airsoft, batterie de detecteurs, baudrier, baudrier enfant, baudrier escalade,
      baudrier femme, baudrier petzl, bed chair, bedchair, beeper chien, belisle, bidon etanche, bille 0 20g, bille 0
      25g, bille 4 5mm, bille 6mm, bille 6mm 0 20, bille acier 4 5, bille airsoft, bille airsoft 0 20g, bille bbs,
      bille bio airsoft, bille paintball, bipied, bipied carabine, bivvy, biwy, bloqueur ascension, bloqueur croll,
      bloqueur petzl, bobbin peche, boite a cartouches, boite a leurres, boite a mouches, boite a peche, boite
      accessoires carpe, boite culasse, boite de culasse, boite de peche, boite leurres, boite mouches, boite peche,
      bokken, bombe anti agression, bombe au poivre, bombe de defense, bombe defense poivre, bombe lacrymo, bombe
      lacrymogene, bombe poivre gel, bombette, bonbonne gaz 230, bonbonne gaz a valve, bonbonne gaz percable, bonbonne
      primus, booster carpe, boresnake, bouchette, bouchon anglais, bouchon carnassier, bouchon coulissant, bouchon de
      canon, bouchon de peche, bouchon peche, bouchon tir, bouee couronne, bouee fer a cheval, bouillette, bourriche,
      boussole, boussole de randonnee, boussole militaire, bouteille butane camping, bouteille de gaz camping,
      bouteille gaz airsoft, bracelet de survie, bracelet paracorde, bracelet survie, brelage, bretelle carabine,
      bretelle de fusil, bretelle fusil, briquet tempete, broche a glace, brolly, bronzage a froid, brosse arme, brosse
      canon, bruleur camping, buldo, bulldo, cage a corneilles, cage a fouine, cage a pies, cage a ragondin, cage
      piege, cage piege chat, camalot, camelbak, camera faune, camera piege, camera thermique chasse, camera thermique
      hikmicro, camera thermique pulsar, camera trail, camera trail 4g, campingaz, canne, canne a carpe, canne a
      lancer, canne a mouche, canne a peche, canne a truite, canne anglaise peche, canne au coup, canne bar, canne
      bateau, canne big game, canne bolognaise, canne carpe, canne casting, canne daiwa, canne de pirsch, canne
      exotique peche, canne feeder, canne jigging, canne lancer, canne leurre, canne mouche, canne peche enfant, canne
      shimano peche, canne siege battue, canne siege chasse, canne siege trepied, canne silure, canne spinning, canne
      surfcasting, canne telereglable, canne telescopique, canne toc, canne truite, cannes, canoe, canon, canon
      airsoft, canon de precision airsoft, canot, capsule co2, carabine, carabine 22 lr, carabine 22lr, carabine 4 5
      mm, carabine a air, carabine a plomb, carabine a verrou, carabine blaser, carabine browning bar, carabine co2,
      carabine cometa, carabine diana, carabine express, carabine gamo, carabine levier sous garde, carabine lineaire,
      carabine pcp, carabine sauer, carabine semi automatique, carabine tikka, carabine winchester, carnassiere,
      carnier, carquois, carrelet, carryall, carte de peche, cartouche, cartouche 12 70, cartouche 12 76, cartouche 16
      70, cartouche 20 70, cartouche 22 lr, cartouche 30 06, cartouche 300 win mag, cartouche 308, cartouche 7 64,
      cartouche 8x57, cartouche 9 3x62, cartouche 9mm, cartouche a blanc, cartouche acier, cartouche calibre 12,
      cartouche calibre 16, cartouche calibre 20, cartouche chasse, cartouche de chasse, cartouche de gaz, cartouche
      fob, cartouche gaz, cartouche gaz camping, cartouche mary arm, cartouche plomb 6, cartouche primus, cartouche
      tunet, cartouches, cartouches subsoniques, cartouchiere, cartouchiere calibre 12, casier a crabes, casier crabe,
      casier crevettes, casier homard, casque alpinisme, casque anti bruit tir, casque balistique, casque d escalade,
      casque electronique tir, casque escalade, casque militaire, casque petzl boreo, casque speleo, casque tir,
      ceinture de sauvetage, ceinturon militaire, ceinturon police, ceinturon securite, ceinturon tactique, centrale
      detecteur, chaise camping, chaise carpe, chaise carpiste, chaise d affut, chaise de battue, chaise de camping,
      chaise de peche, chaise de plage pliante, chaise directeur camping, chaise haute camping, chaise longue camping,
      chaise peche, chaise pliante camping, chaise pliante de camping, chargeur 22lr, chargeur 9 mm, chargeur 9mm,
      chargeur airsoft, chargeur ar15, chargeur arme, chargeur beretta, chargeur carabine, chargeur fusil, chargeur
      glock, chargeur m4 airsoft, chargeur pistolet, chargeur pistolet 9mm, chargeur tikka, chatterbait, chaussure de
      wading, chaussure wading, cible, cible carton, cible tir, ciblerie, ciseau tresse, cobra carpe, coffre a fusils,
      coffre armes, coffre fort armes, coffre fort fusil, coffret pistolet, coinceur, collier chien de chasse, collier
      gps garmin chien, collier lunette, collier montage, collier reperage chien, collimateur, combinaison de survie
      bateau, combine gps sondeur, combo canne, combo carpe, combo casting, combo spinning, compas bateau, compas de
      navigation, compas plastimo, corde a double, corde a simple, corde canyoning, corde d escalade, corde de survie,
      corde dynamique, corde escalade, corde randonnee, corde semi statique, corde speleo, corde statique, cordon
      nettoyage canon, corne de brume, corne de chasse, couteau a cran, couteau a depecer, couteau a filet, couteau a
      filet poisson peche, couteau a lame fixe, couteau automatique, couteau basque pliant, couteau bowie, couteau
      buck, couteau bushcraft, couteau chasse, couteau corse, couteau cran, couteau de botte, couteau de chasse,
      couteau de combat, couteau de cou, couteau de lancer, couteau de plongeur de combat, couteau de poche, couteau de
      randonnee, couteau de survie, couteau de survie militaire, couteau depecage, couteau douk douk, couteau filet de
      sole peche, couteau filet peche, couteau fixe, couteau gerber, couteau karambit, couteau laguiole pliant, couteau
      lancer, couteau leatherman, couteau militaire, couteau mora, couteau morakniv, couteau papillon, couteau pliant,
      couteau poche, couteau pradel, couteau scandinave, couteau suisse victorinox, couteau suisse wenger, couteau
      tactique, couteau victorinox, couvert camping, couverture de survie, couverture polaire camping, couverture
      survie, crampon alpinisme, crampon alpinisme 12 pointes, crampon de neige, crampon neige, crampon neige
      chaussure, crampon neige randonnee, crampon petzl, crampons a lanieres, cran de mire, cran mire, crankbait,
      crosse, crosse ar15, crosse bois fusil, crosse carabine, crosse fusil, crosse m4, cuillere ondulante, cuillere
      peche, cuillere tournante, cuisine camping, cuissarde peche, cuissarde pvc, culasse, dague, decocheur, degaine,
      degaine escalade, degaine petzl, degorgeoir, degorgeoir peche, descendeur, detecteur carpe, detecteur de metal,
      detecteur de metaux, detecteur de touche, detecteur touche, detente, dip carpe, disque detecteur metaux, dosette
      rechargement, double toit de caravane camping, douche camping, douche de camping, douche portable camping, douche
      solaire, douche solaire camping, douille laiton, drap de sac, drap de sac camping, drap de sac enfant, drap sac 0
      c, drap sac 15, drap sac 5 c, drap sac camping, drap sac coton, drap sac cumulus, drap sac double, drap sac
      enfant, drap sac grand froid, drap sac momie, drap sac plume, drap sac soie, dubbing, duvet, duvet 0 c, duvet 15,
      duvet 5 c, duvet camping, duvet coton, duvet cumulus, duvet double, duvet enfant, duvet grand froid, duvet momie,
      duvet plume, duvet soie, duvets, ecailleur, echosondeur, echosondeur garmin, ecouvillon, ecusson support trophee,
      ecusson trophee chasse, ejecteur, embout baton de marche, emerillon, emerillon peche, empennage, ensemble carpe,
      ensemble mouche, ensemble peche, ensemble spinning, ensemble surfcasting, ensemble truite, epee medievale,
      epuisette, epuisette de peche, epuisette peche, etau montage, etau mouche, etui 308 rechargement, etui 9mm
      rechargement, etui amorce, etui ceinture couteau, etui chargeur, etui couteau, etui de couteau, etui hache, etui
      laiton rechargement, etui pistolet, extracteur, farine peche, fauteuil camping, fauteuil de camping, feeder cage,
      feu a main, fil a ligater, fil carpe, fil de montage mouche, fil de peche, fil nylon 300m, fil nylon peche, fil
      peche, fil tresse, fil tresse peche, filet camouflage, filet de camouflage, filet de peche, filtre a eau camping,
      filtre a eau katadyn, filtre a eau portable, filtre a eau portable katadyn, filtre a eau randonnee, filtre a eau
      sawyer, filtre d eau randonnee, filtre eau lifestraw, filtre eau randonnee, filtre filtrante, filtre katadyn,
      filtre sawyer, firestarter, firesteel, fleche, fleche carbone, fleches, float tube, float tube peche, flotteur,
      flotteur anglais, flotteur brochet, flotteur carnassier, flotteur coulissant, flotteur peche, flotteur plombe,
      flotteur toc, flotteur truite, fluorocarbone, fluorocarbone seaguar, footprint de caravane camping, forme canard,
      forme pigeon, fourreau, fourreau 3 cannes, fourreau a cannes, fourreau cannes, fourreau carabine, fourreau carpe,
      fourreau cuir fusil, fourreau fusil, fourreau rigide cannes, friend escalade, fronde, fronde amorce, fronde
      carpe, fronde chasse, fronde peche, frontale, frontale led, fusee de detresse, fusil, fusil a lunette airsoft,
      fusil a plomb, fusil a pompe, fusil a verrou, fusil airsoft, fusil baikal, fusil beretta, fusil browning, fusil
      calibre 12, fusil chasse, fusil d assaut airsoft, fusil de ball trap, fusil de chasse, fusil de chasse beretta,
      fusil juxtapose, fusil percussion, fusil semi automatique, fusil sniper airsoft, fusil superpose, fut, gaffe,
      gaffe peche, gamelle camping, gant anti coupure filetage, gant de tir, gant tir, garde main, garde main ar15,
      garde mains, gaz airsoft, gaz camping, gbb, gearbox airsoft, gel combustible, gel lacrymogene, gel poivre
      defense, ghillie, ghillie suit, gibeciere, gilet aide a la flottabilite, gilet auto gonflable, gilet automatique
      150n, gilet chien de chasse, gilet d aide a la flottabilite, gilet de chasse fluo, gilet de peche, gilet de
      sauvetage, gilet de sauvetage chien mer, gilet de sauvetage enfant, gilet flottaison, gilet flottant, gilet
      flottant peche, gilet multipoche chasse, gilet pare balle, gilet pare balles, gilet peche mouche, gilet plate
      carrier, gilet plate carrier airsoft, gilet protection chien sanglier, gilet sauvetage, gilet sauvetage chien
      mer, gilet sauvetage enfant, gilet tactique airsoft, glaciere, glaciere camping, glaciere peche, gomm cogne,
      gonfleur camping, goudron de norvege, goudron hetre, goudron sanglier, gourde pliable, gourde souple trail,
      graine a cuire peche, graine carpe, graine cuites carpe, graine de chenevis peche, graine peche, grenaille, gri
      gri petzl, griffe a coquillages, grigri, grigri petzl, guetre chasse, guetre de marche, guetre de randonnee,
      guetre gore tex, guetre neige randonnee, guetre randonnee, guetre trekking, guidon de mire, guidon mire, hache,
      hache de bucheron bushcraft, hache de camp, hache de lancer, hache hultafors, hache viking, hachette camping,
      hachette de camp, hamac avec moustiquaire, hamac bivouac, hamac camping, hamac de camping, hamac de voyage, hamac
      moustiquaire, hamac moustiquaire camping, hamac nylon, hamac parachute, hamac randonnee, hamac tarp, hamac
      ultraleger, hamecon, hamecon gamakatsu, harnais escalade, hausse, haveneau, holster, holster ceinture pistolet,
      holster glock, holster paddle, hop up, housse arc, housse canne, housse cannes, housse carabine, housse de canne,
      housse fusil, housse pluie sac a dos, huile arme, huile ballistol, huile d arme, huile pour arme, inchiku,
      jerkbait, jerrican, jerrican alimentaire, jerrican eau, jerrican souple, jerricane, jerrycan, jeu d outils lee,
      jeu d outils rechargement, jig, jumelle 10x42, jumelle 10x50, jumelle 12x50, jumelle 8x32, jumelle 8x42, jumelle
      bushnell, jumelle chasse, jumelle de chasse, jumelle marines, jumelle nikon, jumelles, jupe kayak, katana, kayak,
      kayak peche, kit bushcraft, kit couverts camping, kit de nettoyage fusil, kit de peche, kit de survie, kit de
      survie militaire, kit montage mouche, kit nettoyage arme, kit nettoyage calibre 12, kit nettoyage carabine, kit
      nettoyage fusil, kit peche enfant, kit survie, kukri, lampe de tir, lance amorce, lance pierre, lance pierres,
      lanceur ball trap, lanceur paintball, leatherman, leurre, leurre bar, leurre black bass, leurre brochet, leurre
      carnassier, leurre coulant, leurre de surface, leurre dur, leurre mer, leurre metallique, leurre perche, leurre
      rapala, leurre sandre, leurre silure, leurre souple, leurre truite, leurre vibrant, leurres, level chair,
      lifestraw, ligne maquereaux, ligne mitraillette, ligne montee, liquide thetford, lit camp, lit camping, lit
      carpe, lit de camp, longe, longe escalade, longe harnais bateau, longe speleo, longe voile securite, longue vue,
      lunette airsoft, lunette astronomique, lunette battue, lunette chasse affut, lunette de chasse, lunette de tir,
      lunette de visee, lunette hawke, lunette swarovski, lunette thermique, lunette tir, lunette visee, lunette zeiss,
      lunettes balistiques, lyophilise randonnee, lyophilise voyager, lyre gaz, machette, madai, magnesie, magnesie
      escalade, malette arme, mallette arme, mallette carabine, mallette de transport arme, mallette fusil, mallette
      pistolet, manege pigeon, masque airsoft, masque grillage airsoft, masque paintball, matelas auto gonflant,
      matelas autogonflant, matelas camping, matelas de camping, matelas de randonnee, matelas de sol camping, matelas
      de trek, matelas de trekking, matelas gonflable, matelas gonflable camping, matelas gonflable trek, matelas
      mousse camping, matelas mousse de trekking, matelas mousse randonnee, matelas mousse trekking, matelas sea to
      summit, matelas therm a rest, matelas thermarest, matelas trekking, matraque, matraque telescopique, matraque
      tonfa, menottes, meuble camping, meuble de camping, micro crampons, minn kota, mirador, mirador chasse, miroir
      signal, mitraillette maquereau, mitraillette maquereaux, mitraillette peche, monoculaire, montage a crochet,
      montage amovible lunette, montage carpe, montage dur, montage lunette, montage mouche materiel, montage
      picatinny, montage weaver, monture lunette, moteur electrique avant, moteur electrique barque, moteur electrique
      minn kota, moteur electrique peche, mouche artificielle, mouche nymphe, mouche peche, mouche saumon, mouche
      seche, mouche streamer, mouche truite, mouillage bateau, moulinet, moulinet daiwa, moulinet peche, moulinet
      shimano, mousqueton, mousqueton a vis escalade, mousqueton de securite escalade, mousqueton escalade, mousqueton
      petzl, multitool, munition, munition 9mm, munition chasse, nasse, nettoyage arme, nylon carpe, nylon peche, nylon
      sufix, nymphe, nymphe peche, nymphe truite, nymphe tungstene, ogive, ogive 9mm, ogives, opinel, optique de tir,
      optique tir, oreiller auto gonflant, oreiller autogonflant, oreiller camping, oreiller de camping, oreiller de
      randonnee, oreiller de trek, oreiller gonflable, oreiller gonflable camping, oreiller mousse randonnee, oreiller
      randonnee, oreiller thermarest, oreiller trek, outil multifonction leatherman, oxygenateur vif, pagaie, paille a
      eau katadyn, paille a eau sawyer, paille d eau randonnee, paille eau lifestraw, paille filtrante, paille
      lifestraw, paille sawyer, pain de glace glaciere, palangre, palangrotte, pan d escalade, pan gullich, panier
      peche, panier siege peche, papier toilette camping, paracorde, parapluie de peche, parapluie peche, paravent
      plage, pare vent plage, parka militaire, pastille micropur, pastille potabilisation, pastille purification, pate
      carpe, pelle a couteaux peche, pelle de camp, pelle militaire, pelle pliante, pelle us, pellet carpe, pellet
      halibut, pellet peche, pellet silure, pellets, percuteur, pese poisson, pese poissons, peson peche, pibole, piege
      a corbeaux, piege a fauve, piege a fouine, piege a nuisible, piege a palette, piege a pie, piege a ragondin,
      piege a renard, piege cage fouine, piege collet, piege en x, piege nasse ecrevisse, piege photographique 4g,
      piege ragondin, pierre a feu, pierre a feu bushcraft, pierre a sel gibier, pierre feu, pince a degorger, pince a
      plomb, pince a poisson, pince carnassier, pince leatherman, pince leurre, pince lip grip, pince multifonction,
      pince multifonction leatherman, pince peche, pince plomb fendu, pince poisson, piolet, piolet petzl, pique bank
      stick, pique canne, pique cannes, pique carpe, pique peche, pique surfcasting, pistolet, pistolet 1911, pistolet
      22lr, pistolet 9mm pak, pistolet a billes, pistolet a blanc, pistolet a plomb, pistolet air comprime, pistolet
      airsoft, pistolet alarme, pistolet beretta 92, pistolet co2, pistolet d alarme, pistolet defense, pistolet glock,
      pistolet glock airsoft, pistolet gom cogne, pistolet poudre noire, pistolet sig sauer, pistolet umarex, piston
      airsoft, planche bivouac, planche trophee chasse, plaque balistique, plaque couche, plaque de couche, plat de
      survie, plat deshydrate, plat lyophilise, plateau ball trap, plomb 4 5, plomb 4 5mm, plomb carpe, plomb
      chandelle, plomb de peche, plomb diabolo, plomb fendus, plomb grappin, plomb inline, plomb olive, plomb olives,
      plomb olives peche, plomb palette, plomb peche, plomb styl, plomb surfcasting, plomb tungstene peche, plombs,
      plume coq montage, plume montage mouche, poche a eau, poche hydratation, pof, poignard, poing electrique, point
      rouge, pointe fleche, poisson nageur, pompe a pied camping, pompe camping, poncho cape militaire, poncho de
      randonnee, poncho militaire, poncho pluie randonnee, pontet verrou, pop up 15mm, pop up carpe, pop up fluo carpe,
      pop ups 15mm, pop ups carpe, pop ups fluo carpe, popper, porte bebe de randonnee dorsal, porte bebe randonnee,
      porte chargeur, porte chargeurs, porte cible, porte cibles, porte plaques, poudre de rechargement, poudre noire
      arme, poudre rechargement, poudre vectan, poudre vihtavuori, poulie escalade, poulie petzl, poulie speleo, poutre
      escalade, presse a recharger, presse de rechargement, presse lee, presse rechargement, prise d escalade, prise
      escalade, protections auditives tir, purificateur a eau katadyn, purificateur a eau sawyer, purificateur d eau
      randonnee, purificateur eau lifestraw, purificateur filtrante, purificateur sawyer, radeau de survie, rail
      picatinny, rail weaver, raquette a neige tsl, raquette de neige, raquette neige, raquette tsl, ratelier fusil,
      ration, ration de combat, ration militaire, ration survie, rechaud bois, repas de survie, repas deshydrate, repas
      lyophilise, replique airsoft, replique ak47, replique longue airsoft, replique m4, replique pistolet, replique
      sniper, repliques, repose canne, repose cannes, reservoir d eau pliable, revolver, rod pod, rondelles batons,
      rouleau canne, sabre, sac a cartouches, sac a corde, sac a corde escalade, sac a dos porte bebe randonnee, sac a
      gibier, sac a leurres, sac a pof, sac a viande, sac a viande camping, sac a viande enfant, sac bivouac, sac
      carnassier, sac carpe, sac cartouches, sac compression randonnee, sac couchage, sac de bivouac, sac de chasse,
      sac de compression, sac de conservation carpe, sac de couchage, sac de couchage camping, sac de couchage enfant,
      sac de couchage militaire, sac de peche, sac de pesee, sac de tir, sac etanche, sac gibier, sac isotherme, sac
      marin militaire, sac paquetage, sac peche, sac poids sac, sac sanglier, sac viande, sangle escalade, sangle
      fusil, sarbacane, sardine de caravane camping, sardine de tente, sardine tente, scie commando, seau a amorce,
      seau a peche, seau a vif, seau amorce, seau peche, seau pliable camping, seau pliant camping, sensas, shad,
      shellholder, shocker, siege battue, siege box, siege de peche, siege peche pliant, sifflet chasse, sifflet de
      survie, sifflet survie, slackline, soie flottante mouche, soie mouche, soie wf, solette, solvant arme, solvant
      canon, solvant poudre, sonde lowrance, sonde peche, sondeur, sondeur garmin, sondeur humminbird, sondeur
      lowrance, sondeur peche, sondeur striker, sparclette co2, spinnerbait, spray au poivre, stand de tir, stand tir,
      station de peche, station peche, stickbait, streamer, streamer brochet, streamer peche, support arc, support
      canne, support canne a peche, support canne peche, support canne voiture, support de cannes, support fusil,
      sursac, sursac bivouac, swimbait, swinger, swinger carpe, table bivouac, table camping, table de camping, table
      de peche, table pliante camping, table valise camping, tablier de depecage, tabouret camping, tabouret de battue,
      tabouret pliant camping, tamponnoir, tapis de bivouac, tapis de camping, tapis de caravane camping, tapis de
      reception, tapis de sol, tapis de sol camping, tapis reception carpe, tapis sol, tarp, telemetre, telemetre
      chasse, telemetre de chasse, telemetre laser chasse, telescope, tendeur de caravane camping, tendeur de tente,
      tendeur tente, tente, tente bivouac, tente de bivouac, tente de camping, tente de toit voiture, tente militaire,
      tente msr, tente quechua, tente randonnee, tente tipi camping, tente trekking, tente tunnel camping, tenue
      camouflage, tenya, tete football peche, tete plombee, tete texane, toile de caravane camping, toilette camping,
      toilette chimique, toilettes seches camping, tonnelle camping, tourniquet pigeons, traineau gibier, trepied
      longue vue, trepied pesee carpe, trepied pirsch, tresse, tresse 150m, tresse 4 brins, tresse 8 brins, tresse
      carnassier, tresse carpe, tresse daiwa, tresse j braid, tresse multicolore, tresse pe, tresse peche, tresse power
      pro, tresse silure, trompe de chasse, trophee de chasse, trophee massacre, trousse bas de ligne, trousse leurres,
      tube a cannes, tube canne, turlutte, vaisselle camping, ver de peche, ver de terre peche, ver de vase, verrou de
      pontet, vers marins, veste camouflage foret, veste chasse, veste de chasse homme, veste de traque, veste traque,
      vhf marine, vhf portable marine, victorinox couteau, viseur holographique, viseur point rouge, vision nocturne,
      vision thermique, vivier, vivier de peche, waders, waders cuissardes, waders neoprene chasse, waders peche,
      wading, wafter, waggler, wc camping, wc chimique, zodiac`,
    ],
  ],
  unsure: `amorce, ancre bateau, arceaux, assureur, auvent, canne, cannes, canon, carnassiere, cartouche, cartouches,
    cible, coinceur, crosse, culasse, dague, detente, duvet, duvets, ejecteur, extracteur, fleche, flotteur, fourreau,
    fronde, fusil, fut, gaffe, gibeciere, guidon mire, hache, hausse, jerrican, jig, katana, leurre, longe, lyre gaz,
    matraque, menottes, mousqueton, nasse, ogive, ogives, palangre, pellets, percuteur, pistolet, plombs, pof, popper,
    ration, repliques, sabre, sensas, shad, sondeur, swinger, tapis de sol, tresse, vivier, wading, zodiac`,
  uses: {
    OUTDOORS: `airsoft, alpinisme, armee, armurerie, bivouac, cal 12, calibre, calibre 12, camping, camping et
      randonnee, carabine, chasse, chasse et peche, colt, coutellerie outdoor, escalade, fusil, lebel, luger, mas 36,
      mauser, militaire, montagne, peche, pistolet, rando, randonnee, randonnees, survie, tactique, tir sportif, trek,
      trekking, ww1, ww2, wwii`,
  },
};
