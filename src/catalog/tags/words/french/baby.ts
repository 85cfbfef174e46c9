import type { Subject } from '../words.ts';

export const BABY: Subject = {
  things: [
    [
      'BABY+TOYS',
      `anneau de dentition, anneau dentition, arche d eveil, arche eveil, doudou attache tetine, doudou lapin, doudou
      marionnette, doudou mouchoir, doudou musical, doudou peluche, doudou plat, hochet, jouet de dentition, jouet
      dentition, peluche doudou, portique d eveil, tapis d eveil, tapis eveil`,
    ],
    ['BABY+HEALTH_AND_FITNESS', 'thermometre bebe'],
    [
      'BABY+ACCESSORIES',
      `beguin, gants anti griffes, gants anti griffures, moufles anti griffes, moufles anti griffures`,
    ],
    ['BABY+SHOES', 'chaussures pre marche, chaussures premier pas, chaussures premiers pas, premiers pas chaussure'],
    [
      'BABY+BEAUTY',
      `brosse bebe, brosse cheveux bebe, carres de coton bebe, ciseaux a ongles bebe, ciseaux ongles bebe, creme bebe,
      creme de siege, creme hydratante bebe, creme pour le siege, creme siege, crème change, crème de change, crème
      pour le change, eau cologne bebe, eau de cologne bebe, eau de toilette bebe, eau nettoyante bebe, eau toilette
      bebe, gel lavant bebe, huile bebe, huile de massage bebe, lait bebe corps, lait de toilette bebe, lait toilette
      bebe, lingette bebe, lingettes pour bebe, maxi coton bebe, peigne bebe, savon bebe, shampoing bebe, talc bebe`,
    ],
    [
      'BABY+FASHION',
      `barboteuse, bloomer, bodies bebe, body croise, body evolutif, body kimono, bonnet de naissance, bonnet
      naissance, brassiere laine, cache couche, cache couches, combi pilote, combinaison evolutive, combinaison nuage,
      combinaison pilote, dors bien, gigoteuse evolutive, gigoteuse robe, grenouillere, layette, legging evolutif,
      maillot couche, moufles bebe, moufles naissance, pantalon evolutif, robe bapteme, robe evolutive, salopette
      evolutive, sarouel evolutif, surpyjama, sweat evolutif, tenue bapteme, trousseau naissance`,
    ],
    [
      'BABY',
      `adaptateur maxi cosi, adaptateur poussette maxi cosi, album bebe, album de naissance, album naissance, album
      naissance bebe, alese 60x120, alese bebe, alese lit bebe, anneau de bain, anneau de dentition silicone, aptamil,
      arche d activite bebe, arche d activites, arche d eveil bois, arche de jeu, arche de jeux bebe, aspirateur nasal,
      aspirateur nasal bebe, assiette a ventouse, assiette bambou bebe, assiette bebe, assiette compartiment enfant,
      assiette compartimentee bebe, assiette compartiments ventouse, assiette d apprentissage, assiette ventouse,
      attache doudou, attache sucette, attache tetine, baby phone, babycam, babycook, babyphone, babyphone camera,
      babyphone motorola, baignoire bebe, baignoire ergonomique bebe, baignoire pliante bebe, baignoire shantala,
      baignoire sur pied bebe, balancelle bebe, balancelle electrique bebe, barriere de lit, barriere de lit bebe,
      barriere de lit enfant, barriere de porte, barriere de securite, barriere de securite enfant, barriere escalier,
      barriere escalier bebe, barriere securite, base cosy, base isofix maxi cosi, bavoir, bavoir bebe, berceau,
      biberon, biberon bebe, biberon dr brown s, biberon mam, biberon nuk, biberon philips avent, biberon tommee
      tippee, bledine, bloque fenetre bebe, bloque placard, bloque porte bebe, bloque portes enfant, bloque tiroir
      bebe, bloque tiroirs, boite a dents, boite a sucette, boite dent de lait, boite dents de lait, boite doseuse,
      boite premiere dent, boite souvenir naissance, boite souvenirs bebe, boite sucette, bol a ventouse, bol bambou
      bebe, bol bebe silicone, bol ventouse, bola de maternite, bout de sein, box bebe, box naissance, buggyboard,
      cache prise, cache prise electrique bebe, cache prises, cadeau naissance, cadre empreinte, cadre empreinte bebe,
      cadre naissance, cale bebe, cale tete, cale tete bebe, cape bain, cape de bain, cape de bain bebe, carnet de
      sante, carre bebe coton, carte etape, carte etape bebe, carte etape grossesse, carte etapes, carte etapes bebe,
      carte etapes grossesse, casque anti bruit bebe, ceinture de grossesse, ceinture de maternite, ceinture grossesse,
      ceinture grossesse voiture, cereales bebe, cereales bio bebe, cereales bledina, cereales bledine, cereales
      cerelac, cereales infantiles, cerelac, chaise evolutive, chaise haute, chaise haute bebe, chaise haute chicco,
      chaise haute ikea, chaise haute stokke, chaise tripp trapp, chanceliere, change complet bebe, ciel de lit,
      ciseaux bebe, cocoon bebe, cocoonababy, cododo, coffret de naissance, coffret dents de lait, coffret naissance,
      coffret repas, coffret repas bebe, coffret repas enfant, coffret souvenir naissance, coin de table bebe, collier
      ambre bebe, collier d allaitement, collier de dentition, collier de portage, collier dentition, collier portage,
      commode a langer, commode langer, compote bebe, compote bio bebe, compote bledina, compote bledine, compote
      cerelac, compote infantile, compote infantiles, coque auto bebe, coque bebe auto, coque britax, coque cosy, coque
      maxi cosi, coquillages allaitement, coquille maxi cosi, corbeille de toilette bebe, cosy, cosy auto, cosy bebe,
      cosy cybex, cosy i size, cosy maxi cosi, cosy pebble, coton bebe, couche, couche bebe, couche culotte, couche de
      bain, couche lavable, couche lavable bebe, couche nuit bebe, couche pampers, couche piscine, couche te1, couches
      d apprentissage, couches ecologiques, couches huggies, couches jetables bebe, couches joone, couches lotus baby,
      couches naissance, couches preformees, couches t3, couches t4, couches t5, couches taille 3, couches taille 4,
      couffin, coupe ongles bebe, coupe recolte lait, coupelles recueil lait, coussin a langer, coussin allaitement,
      coussin anti tete plate, coussin chaise haute, coussin d allaitement, coussin d emmaillotage, coussin de
      grossesse, coussin de maternite, coussin grossesse, coussin maternite, coussin morphologique bebe, coussin
      poussette, coussin reducteur bebe, coussin tete plate, coussin tete plate bebe, coussinet allaitement, coussinets
      d allaitement, couvert apprentissage, couvert bambou bebe, couvert d apprentissage bebe, couverts bebe, couverts
      d apprentissage, couverture bebe, couverture bebe tricot, couverture de portage, couverture emmaillotage,
      couverture maillot bebe, couverture naissance, couverture polaire bebe, couverture polaire poussette, couverture
      portage, couverture poussette, couverture tricot bebe, creme allaitement, creme lanoline, creme mamelon, crochet
      poussette, cuillere apprentissage, cuillere bebe, cuillere d apprentissage, cuillere silicone bebe, cuillere
      souple, cuillere souples bebe, cuiseur bebe, culotte apprentissage, culotte d apprentissage, culotte de
      protection couche, dispositif a langer, doseur de lait, doseur lait, doseuse de lait, doudou, doudou attache
      sucette, doudou etiquettes, doudou koala, doudou lange, doudou mouchoir lapin, doudou musical lapin, doudou
      nuage, doudou ours, doudou personnalise, doudou plat lapin, drap housse 40x80, drap housse 60x120, drap housse
      70x140, drap housse bebe, drap housse berceau, drap housse couffin, drap housse landau, drap housse lit bebe,
      echarpe bebe, echarpe de portage, echarpe jpmbb, echarpe portage, echarpe porte bebe, echarpe sling, ecoute bebe,
      egouttoir a biberons, egouttoir biberon, emmaillotage, empreinte bebe, farine bebe, farine bio bebe, farine
      bledina, farine bledine, farine cerelac, farine infantile, farine infantiles, feuillets couche, fond de parc,
      gallia, gateau couches, gateau de couches, gigoteuse, gigoteuse evolutive 0, gobelet a bec, gobelet apprentissage
      bebe, gobelet d apprentissage, gobelet paille bebe, goupillon, gourde compote, gourde compote bebe, gourde
      compote bio bebe, grignoteuse, guigoz, habillage pluie, housse a langer, housse cosy, housse de cosy, housse de
      matelas a langer, housse siege auto bebe, humidificateur bebe, insert lavable, kit empreinte, kit empreinte bebe,
      kit empreintes, kit hygiene bebe, kit maternite, kit naissance, kit soin bebe, lait 1er age, lait 2e age, lait
      2eme age, lait 3eme age, lait anti regurgitation, lait aptamil, lait bebe 1er age, lait bebe 2eme age, lait de
      croissance, lait de suite, lait en poudre bebe, lait gallia, lait guigoz, lait infantile, lait kendamil, lait
      modilac, lait nidal, lait novalac, lait picot, lait premier age, landau, lange, lange bebe, lingettes bebe eau,
      lingettes lavables bebe, lingettes pampers, lingettes water wipes, lingettes waterwipes, liniment bebe, liniment
      bio bebe, liniment oleo calcaire, lit a barreaux, lit barreaux, lit bebe, lit bebe evolutif 60x120, lit cododo
      bebe, lit combine evolutif bebe, lit evolutif, lit evolutif bebe, lit parapluie, lit parapluie bebe, livre de
      bebe souvenirs, livre de naissance, livre de naissance fille, livre naissance, lunettes bebe 0, manchons
      poussette, marche pied bebe, marchepied bebe, marchepied enfant toilettes, marchepied toilettes enfant, matelas
      60x120, matelas 60x120 bebe, matelas a langer, matelas bebe, matelas berceau, matelas cododo, matelas couffin,
      matelas de change, matelas landau, matelas langer, matelas lit a barreaux, matelas lit parapluie, matelas parc,
      meh dai, meuble a langer, miroir auto bebe, miroir bebe voiture, miroir retroviseur bebe, mixeur bebe, mobile
      bebe, mobile bois, mobile feutrine bebe, mobile herisson, mobile hochet, mobile lit, mobile lit bebe, mobile
      musical, mobile nuage bebe, mouche bebe, moulage empreinte, moulage main bebe, moulage ventre, moustiquaire cosy,
      moustiquaire lit bebe, moustiquaire lit parapluie, moustiquaire poussette, multirelax bebe, nacelle, nacelle
      auto, nacelle bebe, nacelle bugaboo, nacelle yoyo, newborn set, nid ange, nid ange bebe, nid bebe, nid d ange,
      nid de bebe, ombrelle de poussette, ombrelle poussette, oreiller anti tete plate, oreiller bebe, organisateur de
      poussette, organisateur poussette, organiseur de couches, organiseur poussette, pack naissance, pagne de portage,
      panier a couches, panier a langer, panier de toilette bebe, panier naissance, panier rangement couches, parc a
      bebe, parc bebe, parc bois, parc pliable bebe, pare soleil bebe, peluche bruit blanc, petit pot, petit pot bebe,
      petit pot bio bebe, petits pots bebe, petits pots bio bebe, plaid bebe, plaid naissance, plaid poussette, plan a
      langer, plan langer, planche a roulettes poussette, pochette a couches, pochette sucette, poncho bain enfant,
      poncho de bain bebe, porte bebe, porte bebe babybjorn, porte bebe chicco, porte bebe dorsal bebe, porte bebe
      ergobaby, porte gobelet poussette, portique bebe, pot apprentissage, pot bebe, pot congelation bebe, pot
      conservation bebe, pot d apprentissage, pot de conservation bebe, pot de toilette enfant, pot enfant, pot musical
      bebe, poubelle a couches, poubelle couche, poubelle couche angelcare, poubelle couches, poubelle couches
      angelcare, poussette, poussette bebe confort, poussette bugaboo, poussette chicco, poussette cybex, poussette
      inglesina, poussette poupee bebe, pre plates, preplate, protection angle bebe, protection coin table bebe,
      protection coins table, protege angle, protege angles, protege carnet de sante, protege carnet sante, protege
      coin, protege coins, protege coins bebe, protege mamelons, protege prise, protege prises, recharge angelcare,
      recharge sangenic, recharges poubelle couche, recueil lait, reducteur baignoire, reducteur de baignoire,
      reducteur de chaise, reducteur de lit, reducteur de toilette, reducteur de toilettes, reducteur lit, reducteur
      lit bebe, reducteur toilette enfant, reducteur toilettes, reducteur wc, rehausseur, rehausseur auto, rehausseur
      bebe chaise, rehausseur chaise, rehausseur chaise bebe, rehausseur de chaise, rehausseur de table, rehausseur
      nomade, rehausseur table, rehausseur voiture, retroviseur bebe, robot bebe, robot cuiseur mixeur bebe, sac a
      couches, sac a dos a langer, sac a langer, sac couches, sac de maternite, sac langer, sac maternite, sachet lait
      maternel, sachets conservation lait, sangle anti basculement, set apprentissage repas, set de repas, set de repas
      bebe, set naissance cadeau, set repas bebe, set repas silicone, siege auto, siege auto bebe, siege auto britax,
      siege auto cybex, siege auto enfant, siege bain, siege bebe voiture, siege bumbo, siege coque i size, siege de
      bain, siege de bain bebe, siege de table bebe, siege de table nomade, siege de toilette enfant, siege enfant
      voiture, sling, sling bebe, sling portage, sortie de bain bebe, sterilisateur, sterilisateur electrique bebe,
      sterilisateur micro ondes, sterilisateur vapeur, sucette, sucette 0 6 mois, sucette 18 mois, sucette bebe,
      sucette grignoteuse, sucette mam, sucette naturelle caoutchouc, sucette nuk, sucette personnalisee, sucette
      physiologique, sucette symetrique, support de baignoire, table a langer, table langer, tablier allaitement,
      tablier bavoir, tapis a langer, tapis bebe epais, tapis de change, tapis de parc, tapis de parc bebe, tapis de
      sol bebe, tapis de sol mousse bebe, tapis parc, tapis puzzle bebe, tasse 360, tasse a bec, tasse a bec bebe,
      tasse anti fuite, tasse apprentissage, tasse d apprentissage, tasse d apprentissage bebe, tasse paille bebe, te2
      couche, teterelle, teterelle medela, tetine, tetine dr brown, tetine mam, tetine nuk, thermobalance, thermometre
      bain, thermometre bain bebe, thermometre bebe frontal, thermometre bebe rectal, thermometre chambre bebe,
      thermometre de bain, thermometre de bain bebe, tire lait, tire lait lansinoh, tire lait medela, tire laits, tour
      de lit, tour de lit bebe, tour lit, transat babybjorn, transat bain, transat balancelle, transat bebe, transat
      bloom, transat de bain, transat evolutif, travel changer, tresse de lit, tripp trapp, trotteur, trousse de soin
      bebe, trousse de soin pour bebe, trousse de toilette bebe, trousse soin bebe, trousse toilette bebe, turbulette,
      turbulette bebe, vaisselle bebe, valise maternite, veilleuse bebe, veilleuse bruit blanc, veilleuse musicale,
      veilleuse pabobo, veilleuse peluche bebe, veilleuse projection bebe, verre apprentissage, verrou de placard,
      voile de protection couche, youpala`,
    ],
  ],
  unsure: 'beguin, cosy, couche, goupillon, grignoteuse, nacelle, rehausseur, sling, sterilisateur, sucette',
  printed: 'doudou',
  uses: {
    BABY: `allaitement, bebe, bebe et maman, bebe et puericulture, bebes, maternite, naissance, nourrisson, nouveau ne,
      puericulture, repas bebe, toilette bebe`,
  },
  makers: {
    BABY: `alphalac, bimbosan, biostime, bledilait, calisma, candia baby, candilait, capricare, celia develop, farinor,
      good gout, lait picot, modalac, nactalia, nestle nan, nutricia, phosphatine, physiolac, picot lait, premibio,
      premilait, yooji`,
  },
};
