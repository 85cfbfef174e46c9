import type { Subject } from '../words.ts';

export const PETS: Subject = {
  things: [
    [
      'PET_SUPPLIES',
      `abreuvoir, abreuvoir a oiseaux jardin, abreuvoir a tetine, adaptil, agility chien, agility tunnel, ail cheval,
      alese absorbante chien, alese chien, alese chiot, alese educatrice, aliment agneau, aliment bovins, aliment
      canard, aliment chat, aliment cheval, aliment chevaux, aliment chien, aliment complementaire chat, aliment
      complementaire cheval, aliment complementaire chien, aliment equin, aliment faisan, aliment floconne, aliment
      koi, aliment lapin, aliment oiseaux, aliment pondeuse, aliment porc, aliment poule pondeuse, aliment poules,
      aliment poulet, aliment pour cheval, aliment pour chevaux, aliment poussin, aliment volaille, alimentation chat,
      alimentation chien, alimentation oiseau, alimentation poisson, alimentation poules, alimentation pour chat,
      alimentation pour chien, alimentation rongeur, alimentation veterinaire, ampoule chauffante reptile, ampoule
      chauffante terrarium, ampoule reptile, ampoule terrarium, ampoule uvb, anti aboiement, anti aboiements, anti
      algues aquarium, anti fugue, anti mouches cheval, anti mouches chevaux, anti mouches ecurie, anti poux poule,
      anti poux rouge poule, anti poux rouges, anti puces, anti stress chat, anti stress cheval, anti stress chien,
      anti tiques, antiparasitaire, antipuces, anubias, apport chien, apportable chien, aqua terrarium, aquarium,
      aquarium juwel, aquascaping, arbre a chat, arbre chat, arbres a chat, argile cheval, argile chevaux, argile
      equine, argile tendons, argile verte cheval, argile verte chevaux, artemia, articles pour animaux, articles pour
      chats, articles pour chiens, articles pour oiseaux, articles pour petits animaux, articles pour poissons,
      articles pour reptiles, assiette chat, attrape taons, auge a niveau constant, auge a palette, auge a poussoir,
      auge automatique, auge cheval, auge d angle, auge de box, bac a litiere, bac a sable tortue, bac angle rongeur,
      bac litiere, bague canari, bague oiseaux, bague perroquet, bague pigeon, bague pigeons, bague poule, bague
      poules, bague volaille, baguette perchoir, baignoire canari, baignoire chien, baignoire oiseau, baignoire
      oiseaux, baignoire toilettage, bain d oiseau, bain d oiseaux, bain oiseaux, balancoire perroquet, balle a
      friandises, balle chat, balle chien, balle chuckit, balle couineuse, balle de jeu cheval, balle de tennis chien,
      balle distributrice, balle kong, balle lanceur chien, balle lumineuse chien, balle pour chien, balle sonore
      chien, bandana chien, bandana pour chien, bandelettes test aquarium, barf, barf boeuf, barf congele chien, barre
      anti traction, barriere chien, barriere de securite chien, barriere escalier chien, barriere pour chien, baton a
      macher, baton dentaires chien, batonnet a macher, batonnets bassin, batonnets tortue, batonnets tortues, baudrier
      canicross, baume cheval, baume coussinets, baume pattes, baume protecteur coussinets, baume truffe, biberon
      agneau, biberon chaton, biberon chevreau, biberon chiot, biberon hamster, biberon lapin, biberon rongeur, biberon
      veau, biere chien, biothane, biotine cheval, biscuit chevaux, biscuit chien, biscuit equin, biscuit pour cheval,
      biscuit pour chevaux, biscuit pour chien, bloc a lecher, bloc de sel, bloc iode, bloc mineral, bloc sel cheval,
      bocal a poisson, bocal poisson, body chat apres operation, body post operatoire chien, body recuperation chien,
      bois a macher, bois a ronger, bois de cafeier, bois de cerf, bois de chevreuil chien, bois de renne chien, bol
      anti glouton, bol chat, bol chien, bombe marquage betail, bombe marquage mouton, bombe marquage ovin, bonbon
      chevaux, bonbon equin, bonbon pour cheval, bonbon pour chevaux, bonbons cheval, bonnet anti mouche, bonnet anti
      mouches, bottes chien, bottine chien, bottine pour chien, bouchon chiendent cheval, bouchon luzerne, boucle
      auriculaire, boucle bovin, boucle d identification, boucle d oreille bovin, boucle d oreille mouton, boucle d
      oreille ovin, boucle ovins, boudin mordant, boule de graisse, boule graisse, bourre nid, bouteille eau chien,
      brosse a crins, brosse a dent chat, brosse a dent chien, brosse a dents chat, brosse a dents chien, brosse anti
      poils animaux, brosse autonettoyante chien, brosse bouchon cheval, brosse cardeuse, brosse chat, brosse chat
      massage, brosse cheval crins, brosse chien, brosse crin cheval, brosse demelante chien, brosse douce cheval,
      brosse poil chien, brosse poils animaux, brosse pour chat, brosse pour cheval, brosse pour chien, brosse pour
      lapin, brosse slicker, brosse toilettage, brouette ecurie, brumisateur terrarium, bucephalandra, buche a macher,
      bulleur, cabane a oiseaux, cabane lapin, cabane pour lapin, cable chauffant terrarium, cacahuetes oiseaux,
      cacahuetes pour oiseaux, cachette terrarium, cage, cage a lapin, cage a oiseaux, cage a poule, cage canari, cage
      chien, cage chinchilla, cage cobaye, cage d elevage canari, cage de transport, cage elevage, cage furet, cage
      hamster, cage inseparables, cage lapin, cage metallique chien, cage octodon, cage oiseau, cage perroquet, cage
      perruche, cage pigeon, cage pliable chien, cage pour chien, cage rat, cage rongeur, cage souris, cage transport
      chat, cage transport oiseau, cage transport poules, caisse de transport, caisse transport, calcium reptile,
      calmant chat, calmant cheval, calmant chien, camera chien, canne a peche chat, canne a peche pour chat, cape de
      pluie chien, carde chien, cataire, catnip, ceinture chien voiture, ceinture de securite chien, ceinture de
      securite pour chien, ceinture securite chien, ceinture securite pour chien, ceramique filtrante, charbon actif
      aquarium, charpie, chatiere, chatiere electronique, chatiere sureflap, chauffage aquarium, chauffage d aquarium,
      chauffage eheim, chauffage jager, chauffage terrarium, chaussettes chien, chausson chien, chaussures chien,
      chemise anti eczema, chemise anti mouche cheval, chemise anti mouches, chemise cheval, chemise d ecurie, chemise
      d exterieur cheval, chemise de cheval, chemise de paddock, chemise de transport cheval, chemise ecurie, chemise
      polaire cheval, chemise sechante, chenil, chenil exterieur, cisaille ovins, ciseaux aquascaping, ciseaux sabots,
      ciseaux sculpteur chien, ciseaux toilettage, clapier, clapier exterieur, clicker, clicker chien, clicker
      dressage, cloche a vache, cloche aspirante, cloche mouton, cloche vache, clochette mouton, cloture anti fugue,
      clou a cheval, clou marechalerie, clou mustad, cmv bovin, cmv cheval, cmv chevaux, co2 kit, cocon chat,
      collerette chat, collerette chien, collerette elisabethaine, collerette gonflable chien, collerette protection
      chien, collerette veterinaire, collier anti aboiement, collier anti fugue, collier anti leche, collier anti
      parasitaire, collier anti puce chat, collier anti puces, collier anti puces pour chat, collier anti stress chien,
      collier anti tiques, collier antiparasitaire, collier antipuces, collier biothane, collier bovin, collier chat,
      collier chevre, collier chien, collier clochette, collier cuir chat, collier cuir chien, collier cuir grave,
      collier de dressage, collier de reperage, collier dressage, collier educatif, collier education, collier
      electrique chien, collier elisabethain, collier en cuir chien, collier en cuir pour chien, collier etrangleur,
      collier etrangleur chien, collier garmin chien, collier gps chat, collier gps chien, collier gps chien chasse,
      collier gps pour chat, collier gps pour chien, collier halti, collier led chien, collier led rechargeable chien,
      collier lin chien, collier lumineux, collier lumineux chien, collier lumineux pour chien, collier martingale,
      collier mouton, collier nylon chien, collier personnalise chien, collier pheromone, collier plat chien, collier
      pour chat, collier pour chien, collier scalibor, collier semi etrangleur, collier seresto, collier torcatus,
      collier vache, colliers et harnais pour animaux, complement alimentaire chat, complement alimentaire cheval,
      complement alimentaire chien, complement articulaire chien, complement articulations chien, complement chat,
      complement cheval, complement chien, complement equin, complement pelage chien, complement pigeon, complement
      pour cheval, complement pour chevaux, conditionneur d eau aquarium, cone d abattage, copeaux, corbeille chat,
      corbeille chien, corbeille pour chien, corde a macher, corde a noeuds chien, corde chien, corne de buffle, corne
      de cerf, corydoras, costume mordant, couche chien, couche chienne, couche chiennes, couche male chien, couche
      pour chien, couche pour chienne, coupe griffe, coupe griffes, coupe ongle chien, coupe ongles chien, coussin anti
      stress chien, coussin apaisant chien, coussin chat, coussin chien, coussin dehoussable chien, coussin niche,
      coussin orthopedique chien, coussin pour chat, coussin pour chien, couteau de chaleur, couverture anti mouches,
      couverture cheval impermeable, couverture chien, couverture d ecurie, couverture d exterieur cheval, couverture
      de cheval, couverture de paddock, couverture de transport cheval, couverture ecurie, couverture exterieur cheval,
      couverture imperméable cheval, couverture polaire cheval, couverture poney, couverture sechante, couveuse, couvre
      cou cheval, couvre reins cheval, couvre reins impermeable, couvre reins polaire, crayon marqueur betail, crayon
      marqueur mouton, creme coussinets chien, crevette aquarium, crevette caridina, crevette neocaridina, crevette red
      cherry, criquet, criquets, cristaux de litiere, crochet a tiques, crochet tique, croquette, croquettes,
      croquettes orijen, croquettes pour chat, croquettes pour chien, croquettes royal canin, cryptocoryne, culotte
      chienne, culotte de protection chienne, culotte hygienique chien, culotte hygienique chienne, culotte pour
      chienne, cure pied, cure pieds, decor aquarium, decor terrarium, decoration aquarium, decoration d aquarium,
      deguisement chien, demelant cheval, demelant chien, demelant criniere, demelant crins, demelant pelage,
      dentastix, dentifrice chien, desodorisant litiere, detendeur co2 aquarium, diffuseur adaptil, diffuseur apaisant
      chat, diffuseur calmant chat, diffuseur co2, diffuseur feliway, diffuseur pheromones, distributeur automatique
      poissons, distributeur d eau chat, distributeur d eau chien, distributeur de nourriture automatique, distributeur
      friandises, distributeur nourriture automatique, distributeur nourriture chat, dome chat, doudoune chien,
      drontal, dubia, dummy chien, dummy retriever, echinodorus, eclairage led aquarium, eclairage recifal, eclairage
      terrarium, ecumeur, ecumeur d aquarium, elastiques a crins, elastiques criniere, elastiques crins, electrolytes
      chevaux, elevage poussins lampe, eleveuse poussins, emouchine, emouchoir, enclos chien, enclos chiot, enclos
      lapin, enclos lapin exterieur, enclos poules, enclos rongeur, enclos tortue, engrais aquarium, engrais liquide
      aquarium, engrais plantes aquarium, epuisette aquarium, epuisette poisson aquarium, escalier chien, etagere chat,
      etagere murale chat, etrille, feliway, fer a cheval, fer cheval, fer marechalerie, filet pigeon, filet volaille,
      filtre bocal aquarium, filtre eponge aquarium, filtre exterieur aquarium, filtre externe, filtre externe
      aquarium, filtre externe eheim, filtre interne, filtre interne aquarium, filtre pour aquarium, filtre pour bassin
      koi, floconne cheval, flocons poissons, flocons tropicaux, foin, foin de montagne, fond de cage, fontaine a chat,
      fontaine a eau chat, fontaine a eau pour chat, fontaine chat, fontaine chien, fourche a crottin, fourche crottin,
      fourche ecurie, friandise chat, friandise cheval, friandise chevaux, friandise chien, friandise dentaire chien,
      friandise equin, friandise pour chat, friandise pour cheval, friandise pour chevaux, friandise pour chien,
      friandises dentaires chien, friandises lapin, friandises naturelles, friandises rongeurs, frisbee canin, frisbee
      chien, frisbee pour chien, fromage de yak, fromage yak, frontal anti mouches, frontline combo, frontline spray,
      furminator, gamelle, gamelle anti glouton, gamelle anti vomissement, gamelle antiglouton, gamelle ceramique
      chien, gamelle chat, gamelle chien, gamelle double, gamelle inox, gamelle pour chat, gamelle pour chien, gamelle
      surelevee, gamelle voyage chien, gammares, gant anti poils, gant brosse animaux, gant de toilettage, gants
      toilettage, gateau chien, gel anti insectes cheval, gel anti mouches cheval, gel anti taons, gel dentaire chien,
      gel froid cheval, gel insectes cheval, gel jambes cheval, gel tendons cheval, gilet chien, gilet de sauvetage
      chien, gilet flottaison chien, gilet fluo chien, gilet rafraichissant chien, gilet reflechissant chien, gilet
      refroidissant chien, gilet sauvetage chien, glace chien, glucosamine chien, goudron de norvege cheval, goudron
      sabot, gourde chien, gps chat, gps chien, gps pour chat, gps pour chien, gps tractive, graine perruche, graines
      canari, graines canaris, graines chardonneret, graines de tournesol noir, graines de tournesol oiseaux, graines
      de tournesol strie, graines exotiques oiseaux, graines germees oiseaux, graines mandarin, graines oiseaux,
      graines perroquet, graines perruche, graines perruches, graines pigeon, graines pigeons, graines poules, graines
      pour canari, graines pour canaris, graines pour oiseaux, graines pour perruches, graines tournesol noir, graines
      tournesol oiseaux, graines tournesol strie, graisse a sabots, graisse de pied cheval, graisse oiseaux, graisse
      pour sabots, graisse sabot, graisse sabots, granule lapin, granules carpes koi, granules chevaux, granules
      cobaye, granules de bois litiere, granules hamster, granules koi, granules poissons, gravier d aquarium,
      griffoir, grillage clapier, grille auto chien, grille chien voiture, grille de separation chien, grille
      separation chien voiture, grillon, grit, guppy, halti, hamac chat, hamac chien voiture, hamac furet, hamac
      radiateur chat, hamac rat, hamac rongeur, harnais, harnais anti traction, harnais chat, harnais chien, harnais
      chien voiture, harnais easy walk, harnais furet, harnais julius k9, harnais lapin, harnais pour chat, harnais
      pour chien, harnais ruffwear, harnais traction, harnais y, herbe a chat, herbe chat, hipposandale, housse
      banquette chien, housse coffre chien, housse de siege chien, housse de voiture chien, housse hamac chien, housse
      siege chien, housse voiture chien, huile a sabots, huile chevaux, huile de chanvre chien, huile de foie de morue
      cheval, huile de laurier sabots, huile de lin cheval, huile de pied cheval, huile de saumon, huile pour sabots,
      huile sabot, huile sabots, huile saumon, hygiene et soins chat, hygiene et soins chien, igloo chat, impermeable
      chien, impermeable pour chien, incubateur 24 oeufs, incubateur automatique, incubateur oeufs, insecte vivants,
      insectifuge cheval, insectifuge chevaux, jeu intelligence chien, jeu pour chat, jeu pour chien, jouet a macher,
      jouet a mordre chien, jouet caoutchouc chien, jouet cataire, jouet chat, jouet cheval, jouet chien, jouet chiot,
      jouet couineur, jouet d occupation, jouet distributeur friandises, jouet hamster, jouet herbe a chat, jouet
      interactif chat, jouet interactif chien, jouet kong, jouet lapin, jouet occupation, jouet oiseaux, jouet peluche
      chien, jouet perroquet, jouet perruche, jouet plume chat, jouet pour chat, jouet pour cheval, jouet pour chien,
      jouet pour oiseau, jouet pour perroquet, jouet pour rongeur, jouet resistant chien, jouet rongeur, kit co2, kit
      dentaire chien, kong, laisse, laisse a enrouleur, laisse pour chien, lait agneau, lait chat, lait chaton, lait
      chevreau, lait chiot, lait maternise chaton, lait maternise chiot, lait poulain, lait veau, lamelles de poulet
      seche, lamelles de poulet sechees, lampe a poussin, lampe aquarium, lampe chauffante poussin, lampe chauffante
      poussins, lampe chauffante reptile, lampe chauffante terrarium, lampe chauffante tortue, lampe reptile, lampe
      terrarium, lampe tortue, lampe uvb, lance balle chien, lanceur balle chien, lanceur de balle chien, laser chat,
      liane terrarium, lickimat, licol agneau, licol cheval box, licol vache, lime griffes, lingettes chat, lingettes
      chien, lingettes pattes, lingettes pour chien, lit chat, lit chien, lit orthopedique chien, lit pour animal, lit
      pour animaux, lit pour chat, lit pour chien, lit sureleve chien, litiere, litiere agglomerante, litiere
      autonettoyante, litiere bentonite, litiere chanvre, litiere chat, litiere cheval, litiere chevaux, litiere
      cristaux, litiere de silice, litiere granule bois, litiere lapin, litiere lin, litiere minerale, litiere paille,
      litiere pellets bois, litiere pour chat, litiere rongeur, litiere silice, litiere vegetale, longe 10m chien,
      longe chien, longe de dressage, longe dressage, longe education chien, longe pistage, longe pour chien, lotion
      anti insectes cheval, lotion anti mouches cheval, lotion anti taons, lotion insectes cheval, lotion oreilles
      chien, lotion yeux chien, lunettes chien, lunettes pour chien, lustrant cheval, lustrant crins, lustrant robe,
      luzerne cheval, luzerne deshydratee, luzerne lapin, maison a oiseaux, maison chat, maison cobaye, maison de
      toilette, maison hamster, maison herisson, maison lapin, maison oiseaux, maison pour chat exterieur, maison pour
      lapin, maison rongeur, maison toilette, manche mordant, mangeoire, manteau chien, manteau imperméable chien,
      manteau levrier, manteau pour chien, marqueur betail, marqueur mouton, marqueur ovin, masque anti mouche, masque
      anti mouches, masque anti uv cheval, masse filtrante, matelas chien, matelas pour chien, materiaux filtrants
      aquarium, materiel de toilettage, medaille chien, medaille gravee chien, medaille personnalisee chien, medaille
      pour chat, medaille pour chien, medaillon chien, melange canaris, melange chardonneret, melange de graines,
      melange exotiques, melange graines, melange grandes perruches, melange hamster, melange lapin nain, melange
      oiseaux, melange perroquet, melange perruches, melange pigeon, melange pigeons, melange poules, melange pour
      canaris, melange pour lapins, melange pour oiseaux, melange pour perruches, melange pour poules, melange
      rongeurs, melange volailles, meuble aquarium, microsorum, milbactor, milbemax, millet en grappes, millet grappe,
      millet oiseau, mineraux chevaux, mire oeuf, mire oeufs, mousse chat, mousse de java, museliere, neocaridina, neon
      reptile, neon terrarium, nerf de boeuf, nettoie pattes, nettoyant cage, nettoyant litiere, nettoyant oreille
      chien, nettoyant oreilles chien, nettoyant yeux chien, nettoyeur de patte, nettoyeur de pattes, niche, niche bois
      chien, niche chat, niche chat exterieur, niche chien, niche exterieur chat, niche exterieure chien, niche isolee,
      niche plastique chien, niche pour chien, niche xl, nichoir, nichoir balcon oiseaux, nichoir camera, nid canari,
      nid exotique, nid hamster, nid oiseau, nid osier oiseau, nid perruche, noeud papillon chat, noeud papillon chien,
      noeud papillon pour chien, nourriture bassin, nourriture carpe koi, nourriture crevettes, nourriture furet,
      nourriture hamster, nourriture koi, nourriture lapin, nourriture oiseaux, nourriture poisson, nourriture
      poissons, nourriture poule, nourriture poules, nourriture pour chats, nourriture pour chiens, nourriture pour
      poissons, nourriture rongeur, nourriture tortue, obstacle agility, oeuf factice, oeuf factices, oeuf fecondes,
      oeuf platre poule, oeufs feconds, onguent cheval, onguent noir sabots, onguent pour sabots, onguent sabot,
      onguent sabots, onguent vegetal, oreille de boeuf chien, oreille de cochon, oreille de lapin, oreille de porc, os
      a macher, os a moelle chien, os a ronger, os chien, os de boeuf chien, os de seiche, os en peau, os jambon chien,
      os macher, os seiche, osmoseur, ouate filtrante, ouate perlon, paille d orge litiere, paille hachee litiere,
      paille lapin, paille litiere, pain de graisse, panier chat, panier chien, panier chiot, panier de chien, panier
      de transport chat, panier orthopedique chien, panier osier chien, panier pour chat, panier pour chien, panier
      transport lapin, panier velo chien, panier voiture chien, pansage, parc a chiots, parc a lapin, parc chiot, parc
      cobaye, parc lapin, parc poules, parc pour chien, parcours chat, parcours mural chat, parfum chien, parfum chiot,
      parfum pour chien, pastilles poissons de fond, patee, patee chat, patee chien, patee pour chat, patee pour chien,
      peigne a chevaux, peigne a crins, peigne chat, peigne chien, peigne crins, peigne de toilettage, peigne pour
      chien, peignoir chien, peignoir pour chien, peignoir sechant chien, pelle a crottin, pelle a litiere, pelle
      crottin, pelle ecurie, pelle litiere, perchoir, perchoir bois oiseau, perchoir naturel, perchoir oiseau, perchoir
      perroquet, perchoir perruche, perchoir poule, perchoir sable, pheromone chat, piege a taons, piege taons, pierre
      a lecher, pierre a sel, pierre de sel, pince a castrer, pince a griffes, pince a ongle chien, pince a onglons,
      pince a tatouer animaux, pince aquascaping, pince boucle oreille bovin, pince castration, pince terrarium,
      pipette, pipette anti parasitaire, pipette anti puce, pipette anti tique, pipettes, pipettes chat, pipettes
      chien, plaid chien, plaid pour chien, planche a griffer, plante aquarium, plante artificielle aquarium, plante d
      aquarium, plante in vitro aquarium, plaque chien, plaque commemorative animal, plaque funeraire animal, plaque
      funeraire chat, plaque funeraire chien, plaque gravee chien, plateau alimentation chien, plumeau chat, plumeau
      pour chat, plumeuse, pochette friandises, poisson betta, poisson combattant, poisson d aquarium, poisson guppy,
      poisson rouge, poisson rouge vivant, poissons rouges, pompe a air, pompe aquarium, pompe de brassage, pompe de
      remontee, pompe dosage recifal, pompe jebao, pompe pour aquarium, pompe recifale, pompe remontee, poncho chien,
      pondoir, porte battante chien, porte chat, porte chien voiture, porte pour chien, porte seau, poster aquarium,
      poteau a griffer, potence toilettage, poudre anti poux poules, poudre de lait agneau, poudre insecticide
      poulailler, poulailler, poules pondeuses aliment, poussette chat, poussette chien, poussette pour chat, poussette
      pour chien, pouzzolane aquarium, probiotique chat, probiotique cheval, probiotique chien, produits
      antiparasitaires animaux, protection banquette chien, protection coffre chien, protection siege chien, protection
      voiture chien, protege coffre chien, protege queue, puce chat lecteur, pull bouledogue, pull chat, pull chien,
      pull chihuahua, pull pour chat, pull pour chien, pulseur chien, pulseur toilettage, queue cheval faux, racine
      mopani, racine red moor, racine tourbiere, raclette aquarium, ramasse crotte, ramasse crottes, rampe chien, rampe
      led aquarium, rampe pour chien, rampe voiture chien, rape a sabots, rape marechal, rape marechalerie, rape sabot,
      rat congele, rateau demeleur, ratelier a foin, ratelier foin, ratelier mural foin, ration menagere chien,
      remorque chien, remorque velo chien, remorque velo pour chien, repulsif insectes cheval, resine anti nitrates,
      resine anti phosphates, roche seiryu, roche vivante recifale, rogne pied, roll on anti mouches, roll on cheval,
      roue d exercice, roue exercice chat, roue hamster, roue rongeur, roue silencieuse hamster, rouleau anti poils
      animaux, sable a bain chinchilla, sable aragonite, sable chinchilla, sable corallien, sable d aquarium, sable de
      perroquet, sable pour oiseaux, sable recifal, sable terrarium, sables et graviers d aquarium, sabot de boeuf
      chien, sabot de veau, sac a crotte, sac a crottes, sac a dejections, sac a dos chat, sac a dos chien, sac a dos
      pour chat, sac a friandises, sac bandouliere chien, sac chat hublot, sac crottes, sac de transport chat, sac de
      transport chien, sac de transport pour chat, sac dejections canines, sac litiere, sac pour chat, sac pour chien,
      sac transport chat, sac transport chien, sachet chat, sachet fraicheur, sacs dejections, seau a grain, seau a
      lecher, seau a tetine, seau a tetines, seau a veau, seau abreuvoir, seau cheval, seau d ecurie, seau ecurie, seau
      mineral, seau mural cheval, sechoir chien, sechoir pulseur, sechoir toilettage, seiryu stone, sel aquarium, sel
      marin aquarium, sel marin recif, sel recifal, serviette chien, serviette microfibre chien, shampoing chat,
      shampoing cheval, shampoing chevaux, shampoing chien, shampoing chiot, shampoing equin, shampoing insecticide
      chien, shampoing pelage, shampoing poil blanc chien, shampoing pour chat, shampoing pour cheval, shampoing pour
      chien, shampoing sec chien, shampooing chat, shampooing chevaux, shampooing chien, shampooing equin, shampooing
      pour cheval, shampooing pour chien, siege auto chien, siege auto pour chien, siege voiture chien, sifflet a
      ultrasons chien, sifflet chien, sifflet ultrason, sol ada amazonia, sol nutritif ada, sonnaille, souris chat,
      souris congelee, souris congelees, souris pour chat, spiderwood, spot on, spray anti gratouille chien, spray anti
      insectes cheval, spray anti odeur chien, spray anti taons, spray anti tiques, spray bleu cicatrisant, spray chat,
      spray chevaux, spray cicatrisant animaux, spray demelant cheval, spray demelant crin, spray dentaire chien, spray
      educateur chat, spray insectes cheval, stick a macher, stick dentaires chien, substrat coco reptile, substrat
      crevettes, substrat desertique, substrat reptile, substrat terrarium, substrat tortue, support gamelle, support
      gamelles, table de toilettage, table toilettage, tapis absorbant chien, tapis absorbant chiot, tapis absorbants
      chiot, tapis alimentation chien, tapis chauffant chat, tapis chauffant chien, tapis chauffant reptile, tapis
      chauffant terrarium, tapis chien, tapis chien voiture, tapis d eveil chien, tapis de course chien, tapis de
      fouille, tapis de jeu chien, tapis de lechage, tapis de leche chien, tapis de litiere, tapis educateur, tapis
      fouille, tapis gamelle, tapis lechage, tapis litiere, tapis pour chat, tapis pour chien, tapis rafraichissant,
      tapis refroidissant chien, tapis sol voiture chien, tapis terrarium, tendon boeuf, tendon chien, tendon de boeuf,
      tente chien, terrarium, terrarium exo terra, terrarium tortue, terre a bain, terre a bain chinchilla, terre de
      diatomee alimentaire animaux, terre de diatomee animaux, terre de diatomee poules, terrine chat, terrine chien,
      test eau aquarium, test gh kh, test jbl, test no3, test salifert, test tetra, tetine agneau, tetine agneaux,
      tetine veau, tetramin, thermometre terrarium, thermostat reptile, thermostat terrarium, tire tique, tire tiques,
      toilettage animaux, toilettage chien, toilettage pour animaux, tondeuse a chevaux, tondeuse a crins, tondeuse a
      mouton, tondeuse animaux, tondeuse bovin, tondeuse cheval, tondeuse chevaux, tondeuse chien, tondeuse mouton,
      tondeuse pour chien, tondeuse toilettage, toupet cheval faux, tournesol oiseaux, tractive, tricoise, trimmer
      chien, tunnel chat, tunnel chien agility, tunnel cobaye, tunnel furet, tunnel hamster, tunnel lapin, tunnel pour
      chat, tunnel rongeur, urne animal, urne animaux, urne chat, urne chien, urne pour animal, valeriane chat,
      vallisneria, ver de farine, vermifuge, vetement chat, vetement chien, vetement chihuahua, vetement pour chien,
      vitamines canaris, vitamines chat, vitamines cheval, vitamines chevaux, vitamines chien, vitamines oiseaux,
      vitamines poules, vitamines rongeurs, vivarium, voliere, yack cheese, yak cheese chien`,
    ],
  ],
  unsure: `barf, cage, charpie, clicker, criquet, criquets, filtre externe, filtre interne, gamelle, grit, guppy,
    harnais, kong, litiere, niche, osmoseur, perchoir, pipette, pipettes, terrarium`,
  uses: {
    PET_SUPPLIES: `alimentation animale, animal de compagnie, animalerie, animaux de compagnie, anti puces,
      aquariophilie, basse cour, bovins, canaris, canin, canine, caprins, carpe koi, carpes koi, chat, chat chien,
      chaton, chats, chevaux, chien, chien chat, chiens, chiens et chats, chinchilla, chiot, chiots, cochon d inde,
      cochons d inde, croquette, dejections, equin, equins, feline, furet, furets, lapin nain, lapins nains, oiseaux
      animalerie, ovins, pelage, perruche, perruches, poules pondeuses, pour agneau, pour agneaux, pour animal, pour
      animaux, pour canards, pour cheval, pour chevaux, pour chevre, pour chevres, pour ecureuil, pour ecureuils, pour
      furet, pour hamster, pour herisson, pour lapin, pour lapins, pour mouton, pour moutons, pour oiseau, pour
      oiseaux, pour perroquet, pour perroquets, pour pigeons, pour poisson, pour poissons, pour poney, pour porc, pour
      porcs, pour poule, pour poules, pour reptiles, pour tortue, pour tortues, pour vache, pour vaches, pour veau,
      pour veaux, reptile, reptiles, rongeur, rongeurs, ruminants, toilettage, volailles`,
  },
  makers: {
    PET_SUPPLIES: `acana, adaptil, advance affinity, advantix, almo nature, animonda, beaphar, belcando, beneful,
      biocanina, bozita, bravecto, brit care, carnilove, cat chow, catisfactions, catit, catsan, clement thekan, cosma
      chat, dentalife, dentastix, dog chow, dogteur, dreamies, drontal, edgard cooper, effipro, effitix, eheim,
      eukanuba, exo terra, farmina, feliway, felix chat, ferplast, flamingo chien, fluval, francodex, friskies, frolic,
      frontline, gourmet gold, gourmet perle, greenwoods, hagen, hill s, hunter chien, hurtta, jbl aquarium, josera,
      julius k9, juwel aquarium, kong, milbemax, nexgard, nutrivet, orijen, pedigree, perfect fit, pro plan, pure
      family, purina, purizon, royal canin, ruffwear, savic, seresto, sheba, smilla, tetra aquarium, trixie, true
      instinct, ultima affinity, vectra, versele laga, vetoquinol, virbac, vitakraft, whiskas, wolf of wilderness,
      ziwi, zolux`,
  },
};
