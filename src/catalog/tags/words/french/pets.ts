import type { Subject } from '../words.ts';

export const PETS: Subject = {
  things: [
    [
      'PET_SUPPLIES',
      `abreuvoir, abreuvoir a oiseaux jardin, abreuvoir oiseaux, adaptil, alese chien, aliment poule pondeuse, aliment
      poules, alimentation poules, anti aboiement, anti aboiements, anti puces, antiparasitaire, antipuces, aquarium,
      arbre a chat, arbre chat, assiette chat, bac a litiere, bac a sable tortue, bac litiere, bain d oiseau, bain d
      oiseaux, balle chat, balle chien, balle distributrice, balle distributrice de friandises, balle lanceur chien,
      balle pour chien, bandana chien, bandana pour chien, barf, barre anti traction, barriere chien, barriere pour
      chien, baton a macher, baume coussinets, baume pattes, baume protecteur coussinets, baume truffe, biberon rongeur,
      biscuit chien, biscuits pour chien, bocal a poisson, bocal poisson, bois a macher, bois a ronger, bois de cafeier,
      bois de cerf, bol anti glouton, bol chat, bol chien, bonnet anti mouche cheval, bottes chien, bottines chien,
      boule de graisse, boule graisse, bouteille eau chien, brosse a dents chien, brosse anti poils animaux, brosse
      autonettoyante chien, brosse chat, brosse chien, brosse demelante chien, brosse pansage, brosse poil chien, brosse
      poils animaux, brosse pour chat, brosse pour cheval, brosse pour chien, brosse pour lapin, brosse slicker, buche a
      macher, bulleur, cage, cage a lapin, cage a oiseaux, cage canari, cage chien, cage cobaye, cage de transport
      chien, cage hamster, cage lapin, cage oiseau, cage perroquet, cage rat, cage rongeur, caisse de transport, caisse
      transport, canne a peche chat, canne a peche pour chat, carde chien, cataire, catnip, ceinture chien voiture,
      ceinture de securite chien, ceinture securite chien, chatiere, chatiere electronique, chauffage aquarium,
      chaussettes chien, chaussures chien, chemise anti mouche cheval, chemise anti mouches, chemise cheval, chemise
      sechante, ciseaux toilettage, clapier, clicker, clicker chien, cocon chat, collier anti aboiement, collier anti
      parasitaire, collier anti parasitaire chien, collier anti puces, collier anti tiques, collier chat, collier chien,
      collier cuir chien, collier de dressage, collier dressage, collier educatif, collier education, collier electrique
      chien, collier etrangleur, collier gps chat, collier gps chien, collier led chien, collier lumineux chien, collier
      martingale, collier pour chat, collier pour chien, collier seresto, complement alimentaire chien, complement
      chien, conditionneur d eau aquarium, copeaux, corbeille chat, corbeille chien, corde a macher, corde a noeuds
      chien, corde chien, corne de buffle, corne de cerf, couche chien, couche pour chien, couches pour chien, coupe
      griffe, coupe griffes, coussin chat, coussin chien, coussin orthopedique chien, coussin pour chat, coussin pour
      chien, couverture chien, couverture ecurie, couverture imperméable cheval, couverture poney, couveuse, couveuse
      oeufs, couvre reins cheval, creme coussinets chien, crochet a tiques, crochet tique, croquette, croquettes,
      croquettes chat, croquettes chien, croquettes pour chat, croquettes pour chien, culotte hygienique chienne, cure
      pied, cure pieds, decor aquarium, decoration aquarium, deguisement chien, demelant chien, demelant pelage,
      dentastix, dentifrice chien, desodorisant litiere, diffuseur feliway, distributeur sacs a dejections, dome chat,
      doudoune chien, enclos lapin, enclos lapin exterieur, epuisette aquarium, escalier chien, etagere chat, etrille,
      feliway, filtre pour aquarium, flocons poissons, foin, foin lapin, fontaine a chat, fontaine a eau chat, fontaine
      a eau pour chat, fontaine chat, fontaine chien, fourche a crottin, friandise chat, friandise cheval, friandise
      chien, friandise pour chat, friandise pour chien, friandises cheval, friandises pour chien, frisbee chien,
      furminator, gamelle, gamelle anti glouton, gamelle anti vomissement, gamelle antiglouton, gamelle ceramique chien,
      gamelle chat, gamelle chien, gamelle double, gamelle inox, gamelle pour chat, gamelle pour chien, gamelle
      surelevee, gamelle voyage chien, gant anti poils, gant brosse animaux, gant de toilettage, gel dentaire chien,
      gilet de sauvetage chien, gilet flottaison chien, gilet rafraichissant chien, gilet refroidissant chien, gourde
      chien, graines canari, graines canaris, graines de tournesol oiseaux, graines oiseaux, graines perroquet, graines
      perruche, graines pour oiseaux, graines pour perruches, graisse a sabots, graisse oiseaux, granule lapin, granules
      cobaye, granules lapin, granules poissons, griffoir, grille auto chien, hamac chat, hamac chat fenetre, hamac
      chien voiture, harnais, harnais anti traction, harnais canicross, harnais chat, harnais chien, harnais pour chat,
      harnais pour chien, harnais y chien, herbe a chat, housse de siege chien, huile de saumon, huile saumon, igloo
      chat, impermeable chien, impermeable pour chien, incubateur oeufs, jeu intelligence chien, jeu pour chat, jeu pour
      chien, jouet a macher, jouet caoutchouc chien, jouet chat, jouet chien, jouet couineur, jouet d occupation, jouet
      distributeur friandises, jouet interactif chat, jouet interactif chien, jouet occupation, jouet peluche chien,
      jouet plume chat, jouet pour chat, jouet pour chien, jouet pour oiseau, jouet pour perroquet, jouet pour rongeur,
      jouet resistant chien, kong, laisse, laisse chien, laisse pour chien, lait chaton, lait chiot, lait maternise
      chiot, lampe chauffante reptile, lampe chauffante tortue, lampe reptile, lampe uvb, lance balle chien, laser chat,
      lickimat, lime griffes, lingettes chat, lingettes chien, lingettes pattes, lingettes pour chien, lit chat, lit
      chien, lit orthopedique chien, lit pour chat, lit pour chien, litiere, litiere agglomerante, litiere
      autonettoyante, litiere bentonite, litiere chanvre, litiere chat, litiere de silice, litiere lin, litiere
      minerale, litiere rongeur, litiere silice, litiere vegetale, longe chien, longe pour chien, lotion oreilles chien,
      lotion yeux chien, maison de toilette, maison rongeur, mangeoire, mangeoire oiseaux du ciel, mangeoire poule,
      mangeoire poules, mangeoire volaille, manteau chien, manteau imperméable chien, manteau pour chien, masque anti
      mouche cheval, masque anti mouches cheval, matelas chien, matelas pour chien, medaille chien, medaille gravee
      chien, medaille personnalisee chien, medaille pour chat, medaille pour chien, melange de graines, melange graines,
      melange oiseaux, melange oiseaux du ciel, melange perruches, melange pour canaris, melange pour lapins, melange
      pour oiseaux, melange pour perruches, melange pour poules, melange rongeurs, milbemax, millet oiseau, museliere,
      nerf de boeuf chien, nettoyant oreilles chien, niche, niche chat, niche chien, niche exterieur chat, niche pour
      chien, nichoir, noeud papillon chien, nourriture poisson, nourriture poissons, nourriture tortue, onguent sabot,
      oreille de lapin, oreille de porc, os a macher, os a ronger, os de seiche, os en peau, os macher, panier chat,
      panier chien, panier de chien, panier de transport chat, panier pour chat, panier pour chien, panier velo chien,
      pansage, parc chiot, parc pour chien, parcours mural chat, parfum chien, parfum pour chien, patee, patee chat,
      patee chien, patee pour chat, patee pour chien, peigne chat, peigne chien, peigne pour chien, peignoir chien,
      peignoir pour chien, pelle a crottin, pelle a litiere, pelle litiere, perchoir, perchoir oiseau, perchoir
      perroquet, pierre a sel cheval, pince a griffes, pince a ongle chien, pince terrarium, pipette, pipettes, pipettes
      chat, pipettes chien, plaid chien, plaid pour chien, planche a griffer, plaque chien, plateau alimentation chien,
      plumeau chat, plumeau pour chat, pompe pour aquarium, poncho chien, pondoir, poulailler, poules pondeuses aliment,
      poussette chien, protection coffre chien, protege coffre chien, pull chat, pull chien, pull pour chien, ramasse
      crotte, ramasse crottes, rampe chien, rateau demeleur, ratelier foin, remorque velo chien, roue d exercice, sabot
      de veau, sac a crotte, sac a crottes, sac a dejections, sac a dos chat, sac a dos chien, sac crottes, sac de
      transport chat, sac de transport chien, sac litiere, sac pour chat, sac pour chien, sac transport chat, sac
      transport chien, sachet chat, sachet fraicheur, sachets fraicheur, sacs dejections, seau a grain, seau cheval,
      serviette chien, shampoing chat, shampoing chien, shampoing chiot, shampoing pelage, shampoing pour chat,
      shampoing pour chien, shampoing sec chien, shampooing chat, shampooing chien, shampooing pour chien, siege auto
      chien, sifflet ultrason, souris chat, souris pour chat, spot on, spray dentaire chien, stick a macher, substrat
      terrarium, support gamelle, support gamelles, table de toilettage, tapis absorbants chiot, tapis chauffant
      terrarium, tapis chien, tapis chien voiture, tapis de fouille, tapis de lechage, tapis de litiere, tapis
      educateur, tapis fouille, tapis gamelle, tapis lechage, tapis litiere, tapis pour chat, tapis pour chien, tapis
      rafraichissant, tapis rafraichissant chien, tapis refroidissant chien, tendon de boeuf, terrarium, terrarium
      tortue, terrine chat, terrine chien, test eau aquarium, tire tique, tire tiques, tondeuse animaux, tondeuse chien,
      tondeuse pour chien, tournesol oiseaux, trimmer chien, tunnel chat, tunnel pour chat, tunnel rongeur, valeriane
      chat, vermifuge, vers de farine, vetement chien, vetement pour chien, vivarium, voliere, yak cheese chien`,
    ],
  ],
  unsure: `barf, cage, clicker, gamelle, harnais, kong, litiere, niche, perchoir, pipette, pipettes, terrarium`,
  uses: {
    PET_SUPPLIES: `alimentation animale, animal de compagnie, animalerie, animaux de compagnie, anti puces,
      aquariophilie, canin, canine, chat, chat chien, chaton, chats, chien, chien chat, chiens, chiens et chats, chiot,
      chiots, croquette, dejections, feline, oiseaux animalerie, pelage, pour animal, pour animaux, rongeur, rongeurs,
      toilettage`,
  },
  makers: {
    PET_SUPPLIES: `acana, advantix, almo nature, beaphar, brit care, edgard cooper, eukanuba, ferplast, francodex, friskies,
      frontline, gourmet gold, hagen, hill s, hunter chien, kong, orijen, pedigree, perfect fit, pro plan, purina, royal
      canin, seresto, sheba, trixie, vectra, versele laga, virbac, vitakraft, whiskas, ziwi, zolux`,
  },
};
