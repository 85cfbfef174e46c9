import type { Subject } from '../words.ts';

export const WORN: Subject = {
  things: [
    [
      'FASHION+WOMEN_CLOTHING',
      `abaya, baby doll, balconnet, bandeau poitrine, bas auto fixants, bas autofixants, bas de maillot, bas dim up,
      bas resille, bikini, blouse, blouse femme, body dentelle, body femme, body gainant, body sculptant, bolero,
      brassiere, brassiere allaitement, brassiere sans couture, brassiere sport, burkini, bustier, cache coeur, cache
      coeurs, caftan, caftan marocain, caraco, chemisier, collant de grossesse, collant fin, collant opaque, collant
      resille, collants femme, collants maternite, combi pantalon, combinaison bustier, combinaison femme, combinaison
      jupe, combinaison pantalon, combinaison short, combishort, corset, crop top, culotte, culotte maternite,
      deshabille, deux pieces maillot, dim up, ensemble lingerie, etole mariee, gaine amincissante, gaine sculptante,
      gaine ventre plat, guepiere, haut de maillot, hijab robe, jarretiere, jarretiere mariee, jean de grossesse, jean
      grossesse, jegging, jilbab, jilbeb, jupe, jupe longue, jupe plissee, jupon, kaba, kaftan femme, karakou, khimar,
      kimono plage, kimono satin femme, lebsa, legging femme, legging gainant, legging grossesse, legging push up,
      lingerie, maillot 1 piece, maillot 2 pieces, maillot de bain 1 piece, maillot de bain 2 pieces, maillot de bain
      bandeau, maillot de bain bikini, maillot de bain deux pieces, maillot de bain femme, maillot de bain gainant,
      maillot de bain grande taille femme, maillot de bain triangle, maillot de bain une piece, maillot deux pieces,
      maillot gainant, maillot triangle, maillot une piece, melhfa, mi bas, mi bas femme, minijupe, nuisette, pantalon
      de grossesse, pantalon palazzo, pareo, peignoir mariee, porte jarretelle, porte jarretelles, pyjama satin femme,
      pyjashort, qipao, robe, robe allaitement, robe chemise, robe courte, robe de grossesse, robe de mariee, robe de
      soiree, robe ete, robe kaba, robe longue, robe maternite, robe pagne, robe pull, saut de lit, sauts de lit, serre
      taille, serre tailles, shorty, soutien gorge, soutien gorge allaitement, soutien gorge sport, soutien gorges,
      soutif, string, tailleur, takchita, tanga, top bandeau, top dentelle, top dos nu, top en dentelle, top femme, top
      satin, treggings, triangle dentelle, trikini, tunique`,
    ],
    ['FASHION+MEN_CLOTHING', 'boxer, calecon, costume homme, slip homme, slip kangourou, smoking'],
    [
      'WATCHES',
      `barrette bracelet montre, boite a montre, bracelet de montre, bracelet fitbit, bracelet garmin, bracelet
      milanais, bracelet montre, bracelet nato, bracelet nato 20mm, bracelet silicone 20mm, bracelet silicone 22mm,
      bracelet xiaomi mi band, chargeur montre bracelet, chronographe, horlogerie, montre, montre automatique,
      remontoir automatique`,
    ],
    [
      'FASHION',
      `abacost, agbada, anorak, aube communion, baggy, bande maillot, bas de jogging, bas thermique, bazin, bazin
      riche, bermuda, blazer, bleu de travail, blouse blanche, blouse de travail, blouse ecole, blouse ecolier, blouse
      infirmiere, blouse medicale, blouson, blouson cuir, body, boubou, boubou homme, burnous, caban, calecon long,
      cape, cardigan, chale manteau, chapeau de sorciere, chaussette, chaussettes de contention mode, chemise, chemise
      de nuit, chemisette, cire, col roule, collant, collants, combi, combinaison, combinaison ski enfant mode,
      costume, costume 3 pieces, costume enfant, costume mariage, costume trois pieces, cotte a bretelles, cotte de
      travail, coupe vent, coupe vents, dashiki, debardeur, djellaba, djellaba femme, doudoune, ensemble, ensemble
      jogging, ensemble pagne, ensemble wax, gandoura, gandoura homme, gants mariage dentelle, gilet, gilet de costume,
      gilet de costume homme, gilet matelasse, gilet sans manche, grenouillere adulte, guetres laine, haori, haut, haut
      manches longues, haut thermique, hoodie, impermeable, jambieres laine, jean, jeans, jellaba, jogging, jort, k
      way, kamis, keffieh tenue, kigurumi, kilt, kimono, legging, leggings, liquette, lycra anti uv, maillot anti uv,
      maillot de bain, maillot de bain bebe garcon, maillot de corps, maillot thermique, manteau, manteau de pluie,
      mariniere, masque carnaval, masque de carnaval, masque halloween, masque latex, masque super heros, masque
      venitien, panoplie pirate, panoplie princesse, pantacourt, pantalon, pantalon de jogging, pantalon de travail,
      pantalon medical, pardessus, parka, peignoir, perfecto, perruque de clown, perruque deguisement, pilou pilou,
      plaid a manches, plaid manches, polaire, polo, poncho, poncho femme, protege bas, pull, pull over, pullover,
      pyjama, qamis, qamis homme, queue de pie, robe chambre, robe d avocat, robe de chambre, saharienne, salopette,
      sarouel, short, short cargo, short de bain, short en jean, slip, socquette, socquettes, sous pull, sous vetement,
      sur pantalon, surchemise, surpantalon, survet, survetement, sweat, sweat a capuche, sweat shirt, sweat shirt
      capuche, sweatshirt, t shirt, tablier d ecole, tablier de travail, tablier ecole, tablier ecolier, tablier enfant
      ecole, tablier travail, tee shirt, tee shirt manches longues, tenue, tenue africaine, tenue medicale, tenue
      traditionnelle, toge, top, treillis mode, trench, tricot, tutu deguisement, uniforme, veste, veste cuisine, veste
      de cuisine, veste de pluie, veste en jean, veste polaire, vetement, yukata`,
    ],
    [
      'SHOES',
      `apres ski, apres skis, babies, babouche, babouches, ballerine, basket, basket de securite, baskets, baskets a
      scratch, baskets de securite, baskets en cuir, baskets enfant, baskets femme, baskets homme, baskets montantes,
      baskets securite, botte, bottes de pluie, bottes fourrees, bottillon, bottine, brosse a chaussures, brosse
      chaussures, charentaise, chausse pied, chausse pieds, chausson, chaussons, chaussure, chaussure de securite,
      chaussures bateau, chaussures de ville, chaussures en cuir, cirage, claquette, compensees, crampons
      antiderapants, crampons de foot, derby, desodorisant chaussures, embauchoir, escarpin, espadrille,
      impermeabilisant cuir, lacet, meduse plage, meduses, mocassin, mule, mules femme, nettoyant baskets, nettoyant
      sneakers, nu pied, nu pieds, oxford cuir, pantoufle, rangers cuir, richelieu, sabot, sabots de jardin, salomes,
      sandale, sandales compensees, santiag, santiags, savates, semelle, sneaker, spartiate, spartiates, surchaussures,
      talon, talonnette, talonnettes, talons aiguilles, talons hauts, tennis en toile, tennis toile, tong, tongs homme`,
    ],
    [
      'ACCESSORIES',
      `accessoire cheveux, accessoires cheveux, accroche cle, accroche cles, accroche sac, anse de sac, anse sac, anses
      amovibles sac, badge, badge 25mm, badge 56mm, badge a coudre, badge a epingle, badge bouton, badge epingle, badge
      evjf, badge mariage, badge metal, badge personnalise, badge retractable, bagage, banane, bandana, bandana
      cheveux, bandeau, bandeau a noeud, bandeau cheveux, bandeau cheveux femme, bandeau croise, bandeau de cheveux,
      bandeau femme, bandeau fille, bandeau laine, bandeau large cheveux, bandeau satin, bandeau tetiere, bandeau
      torsade, bandeau tricot, bandouliere, bandouliere chaine sac, bandouliere telephone, bandouliere tissu, barrette,
      barrette automatique cheveux, barrette cheveux, barrette clic clac, barrette enfant, barrette fille, barrette
      metal cheveux, barrette perles, barrette plate, barrettes cheveux, barrettes clic clac, barrettes fille, beret,
      beret basque, beret femme, beret laine, beret militaire mode, besace, bibi mariage, bijou cheveux, bijou de
      cheveux, bijou de sac, bijou de tete, bijou sac, bijou telephone, bijoux de telephone, bijoux de tete, bob, bob
      enfant, bob femme, bonnet, bonnet en laine, bonnet enfant, bonnet femme, bonnet homme, bonnet laine, bonnet
      polaire, bonnet tricot, borsalino, boucle ceinturon, boucle de ceinture, bourse cuir, bracelet porte cles,
      bretelle, bretelles, bretelles cuir, bretelles enfant, bretelles homme, bretelles larges, bretelles mariage,
      bretelles pantalon, broche a nourrice, broche badge, broche cheveux, broche femme strass, broche foulard, broche
      pull, broche textile, cabas, cache cou, cache cou enfant, cache cou polaire, cache oreille, cache oreille enfant,
      cache oreilles, cadenas tsa, cadenas valise, cagoule, cagoule enfant, cagoule laine, cagoule polaire, canne
      parapluie, canotier, capeline, carnet de voyage etui, carre de soie, carre soie, cartable, cartable a roulettes,
      cartable enfant, cartable fille, cartable garcon, casquette, casquette 47 brand, casquette 5 panel, casquette
      baseball, casquette bebe, casquette brodee, casquette coton, casquette enfant, casquette ete, casquette femme,
      casquette filet, casquette gavroche, casquette homme, casquette laine, casquette lin, casquette marin, casquette
      nasa, casquette new era, casquette ny, casquette personnalisee, casquette plate, casquette snapback, casquette
      trucker, ceinture, ceinture artisanale, ceinture boucle doree, ceinture brodee, ceinture caftan, ceinture chaine
      femme, ceinture costume, ceinture cuir, ceinture cuir femme, ceinture cuir homme, ceinture doree caftan, ceinture
      elastique, ceinture elastiquee, ceinture en cuir, ceinture enfant elastique, ceinture femme, ceinture homme,
      ceinture large, ceinture large femme, ceinture militaire toile mode, ceinture obi, ceinture reversible, ceinture
      sans boucle, ceinture sans metal, ceinture sfifa, ceinture tressee, ceinture tressee homme, ceinture western,
      ceinturon mode, chaine a lunettes, chaine de lunettes, chaine de sac, chaine lunettes, chaine sac bandouliere,
      chale, chale crochet, chale laine, chapeau, chapeau chinois, chapeau cloche femme, chapeau de paille, chapeau
      femme, chapeau feutre, chapeau homme, chapeau melon, chapeau paille, chapka, charm sac, cheche, chiffon lunettes,
      chouchou, chouchous, clip bretelles, clip cheveux, clip solaire, col amovible, col claudine amovible, col
      fourrure, col roule amovible, compagnon cuir, compagnon femme cuir, conferencier cuir, cordon de lunettes, cordon
      de lunettes sport, cordon lunettes, cordon porte badge, cordon porte cles, couronne cheveux, couronne de fleurs,
      couronne fleurs, couronne fleurs cheveux, coussin cervical voyage, coussin de nuque, coussin de voyage, coussin
      voyage, cravate, cravate enfant, cravate homme, cravate tricot, cravatte, cube de rangement valise, donut
      chignon, dragonne porte cles, durag, echarpe, echarpe en laine, echarpe enfant, echarpe femme, echarpe homme,
      echarpe laine, echarpe plaid, ecusson badge, elastique, elastique a cheveux, elastique cheveux, elastique cheveux
      enfant, elastique cheveux telephone, elastique spirale, elastiques a cheveux, elastiques cheveux, elastiques
      cheveux fille, elastiques sans metal, ensemble valises, epingle a cheveux, epingle cheveux, epingle mariage,
      epingles a chignon, epingles chignon perles, epinglette, etiquette bagage, etole, etole laine, etui a cigares,
      etui a cigarettes, etui a cles, etui briquet cuir, etui carte bancaire, etui carte grise, etui cigarettes, etui
      cle voiture, etui cles, etui cles voiture cuir, etui lunettes, etui passeport, etui stylo cuir, eventail,
      eventail tissu, faux col, faux cols, foulard, foulard cheveux, foulard en soie, foulard femme, foulard homme,
      fourre tout, gant, gants, gants agneau, gants cachemire, gants chauffants, gants conduite, gants cuir, gants cuir
      femme, gants cuir homme, gants dentelle, gants ecran tactile, gants en cuir, gants enfant, gants hiver, gants
      laine, gants laine femme, gants mariage, gants mariee, gants opera, gants polaire, gants resille, gants satin,
      gants ski enfant mode, gants soie, gants tactile, gants tactiles, gavroche, gibeciere cuir, guetre, guetres, haut
      de forme, headband, headband enfant, headband femme, hijab, housse de valise, housse passeport, housse valise,
      housse vetements voyage, jambieres, keffieh, lanyard, lavalliere, lavalliere homme, lunette de soleil, lunettes,
      lunettes de lecture mode, lunettes de soleil, lunettes de soleil bebe, lunettes de soleil enfant, lunettes de
      soleil femme, lunettes de soleil homme, lunettes loupe mode, lunettes ray ban, lunettes soleil bebe, lunettes
      soleil enfant, macaron badge, malle voyage, manchette laine, manchettes laine, manchon fourrure, manchon mode,
      masque barriere tissu, masque de voyage, masque de voyage sommeil, masque en tissu adulte, masque tissu enfant,
      masque tissu visage lavable, mdamma, mdemma, minaudiere, mitaine, mitaines, mitaines dentelle, mitaines laine,
      mitaines tricot, monture, mouchoir brode, mouchoir de poche, mouchoir en tissu, mouchoir poche, mouchoir tissu,
      mouchoirs coton tissu, mouchoirs en tissu, mouchoirs tissu homme, moufle, moufles bebe laine mode, moufles
      enfant, moufles laine, necessaire de toilette, necessaire toilette, nettoyant lunettes, noeud a cheveux, noeud
      cheveux, noeud de cheveux, noeud pap, noeud pap enfant, noeud papillon, noeud papillon enfant, noeud papillon
      homme, noeuds cheveux, ombrelle, ombrelle dentelle, oreiller de voyage, oreiller voyage, organisateur bagage,
      organisateur de sac, organisateur valise, organiseur de sac a main, organiseur de valise, organiseur de voyage,
      organiseur sac, panama, panier marche, panier osier sac, parapluie, parapluie canne, parapluie enfant, parapluie
      golf mode, parapluie homme, pashmina, patch sac, peigne a cheveux, peigne cheveux, peigne cheveux bijou, peigne
      chignon, peigne mariage, peigne mariage cheveux, peigne mariee, perruque mode, pic a cheveux, pic cheveux, pin s,
      pin s email, pince a billets, pince a cheveux, pince a chignon, pince a cravate, pince banane cheveux, pince
      billets, pince cheveux, pince cheveux fleur, pince crabe, pince cravate, pince crocodile cheveux, pince fleur
      cheveux, pince guiche, pince guiches, pince papillon cheveux, pince plate cheveux, pinces a cheveux, pinces
      guiche, pinces plates, pins, pins badge, pins email, pins emaille, pins metal, pochette, pochette brodee,
      pochette costume, pochette cuir, pochette de costume, pochette de mariage, pochette de soiree, pochette en cuir,
      pochette femme, pochette mariage, pochette soiree, pochette telephone cuir bandouliere, pochette voyage, pochette
      zippee, porte adresse, porte badge enrouleur, porte billets, porte carte, porte cartes, porte cartes rfid, porte
      chequier, porte chequiers, porte cigarettes, porte cle, porte cle cuir, porte cle personnalise, porte clefs,
      porte cles, porte cles anti agression, porte cles cuir, porte cles en bois, porte cles metal, porte cles
      mousqueton, porte cles peluche, porte cles personnalise, porte cles photo, porte cles porte bonheur, porte cles
      prenom, porte cles voiture, porte document cuir, porte documents cuir, porte feuille, porte feuilles, porte
      habits, porte jeton, porte jetons, porte lunettes, porte monnaie, porte monnaies, porte parapluie mains, porte
      passeport, porte passeports, porte sac, portefeuille, portefeuille cuir femme, portefeuille cuir homme,
      portefeuille enfant, portefeuille femme, portefeuille homme, portefeuille rfid, protege passeport, range sac,
      sac, sac 48h, sac a bouteilles tissu, sac a dos, sac a dos antivol, sac a dos eastpak, sac a dos enfant, sac a
      dos femme, sac a dos fille, sac a dos homme, sac a dos ordinateur, sac a dos ordinateur 15 6, sac a dos
      roulettes, sac a dos scolaire, sac a gouter maternelle, sac a goutte, sac a langer mode, sac a main, sac a main
      femme, sac a provisions, sac a roulettes, sac aumoniere, sac baguette, sac baise en ville, sac banane, sac
      bandouliere, sac bandouliere cuir, sac bandouliere homme, sac bourse, sac bowling, sac bucket, sac business, sac
      cabas, sac cabine, sac camera cuir, sac ceinture, sac cordon, sac courses, sac creche personnalise, sac crochet,
      sac croise, sac cuir homme, sac d ecole, sac d epaule, sac de cours, sac de courses, sac de gym, sac de plage,
      sac de soiree, sac de sport, sac de transport, sac de transport garment, sac de ville, sac de voyage, sac demi
      lune, sac en cuir, sac en cuir femme, sac en jute, sac en liege, sac en osier, sac en raphia, sac en toile, sac
      en velours, sac filet, sac frange, sac gibeciere, sac gouter, sac hobo, sac housse costume voyage, sac isotherme
      dejeuner mode, sac isotherme mode, sac isotherme mode enfant, sac jute, sac macrame, sac matelasse, sac
      maternelle, sac messenger, sac ordinateur, sac paille, sac panier, sac piscine, sac plage raphia, sac pliable,
      sac pochette, sac pochon, sac poitrine, sac polochon, sac porte document, sac porte documents, sac porte epaule,
      sac raphia, sac reporter, sac rond osier, sac rouleau, sac seau, sac shopping, sac sport, sac telephone
      bandouliere, sac tissu, sac trotteur, sac tube, sac vinted, sac week end, sac weekend, sacoche, sacoche homme,
      sacoche ordinateur, sangle a bagage, sangle bagage, sangle de valise, sangle valise, serre tete, serre tete
      enfant, serre tete fille, serre tete fleurs, serre tete perles, serre tete tresse, serre tetes, set de valises,
      snood, snood enfant, snood femme, snood laine, snood polaire, surlunettes de soleil, toque, toque fourrure, tote
      bag, totebag, tour cou, tour de cou, tour de cou porte badge, trolley, trousse, trousse a bijoux voyage, trousse
      a maquillage, trousse cuir, trousse de maquillage vide, trousse de toilette, trousse de toilette femme, trousse
      de toilette homme, trousse de voyage, trousse maquillage, trousse plate tissu, trousse toilette, trousse voyage,
      trousse zippee, trousses, turban, turban bebe fille, turban cheveux, turban femme, valise, valise 4 roues, valise
      cabine, valise delsey, valise enfant, valise extensible, valise grande, valise moyenne, valise rigide, valise
      samsonite, valise souple, valise soute, valise trolley, vanity, vigne cheveux mariage, visiere, visiere soleil,
      voile de mariee, voile islamique, voile mariee, voilette`,
    ],
    [
      'JEWELRY',
      `alliance, alliance homme, alliance or, anneau mariage, anneau nez, anneau septum, argent 925, bague, bague de
      fiancailles, bague solitaire, baguier, bijou, bijou de corps, bijoux, bo, boite a bijoux, bola, bola de
      grossesse, bola grossesse, boucle d oreille, boucle oreille, boucle oreilles, boucles, boucles clips, boucles d
      oreilles, boucles oreilles, bouton de manchette, bouton manchette, boutons de manchette, boutons manchette,
      bracelet, bracelet cheville, bracelet cordon, bracelet jonc, bracelet perles, breloque, breloques, broche, camee,
      chaine, chaine argent, chaine de cheville, chaine homme, chaine or, chaine venitienne, chapelet, charm,
      chevaliere, clip oreille, clips d oreilles, clous d oreilles, clous oreilles, collier, collier perles, collier
      ras de cou, couronne mariee, creole, creoles, croix bapteme, diademe, diamant, dormeuses, ecarteur oreille,
      ecrin, epingle a chapeau broche, gourmette, jauge a bague, jonc, komboloi, lingot, maille forcat, maille
      venitienne, main de fatma, mala, manchette, medaille, medaille bapteme, medaille de bapteme, medaille saint
      christophe, medaille vierge, medaillon, mesure bague, misbaha, parure, parure bijoux, pendants, pendants d
      oreilles, pendentif, perle culture, perle d eau douce, perle de culture, perle de tahiti, perle eau douce, perle
      tahiti, perles pandora, piercing, pierre precieuse, plug oreille, porte bijoux, puce d oreille, puce oreille,
      puces d oreilles, puces diamant, puces oreilles, ras de cou, ras du cou, ras le cou, reglette de taille de bague,
      sautoir, solitaire, tasbih, tesbih, tiare, triboulet, tunnel oreille`,
    ],
  ],
  unsure: `alliance, badge, bandeau, basket, body, bola, boucles, bretelle, caban, ceinture, chaine, combi, corset,
    costume, diamant, ecrin, elastique, ensemble, gant, gants, haut, impermeable, lingot, manchette, medaille, meduses,
    monture, mule, pins, pochette, sac, short, solitaire, talon, tenue, tong, top, toque, trolley, trousse`,
  printed: `badge, bague, body, boucle d oreille, boucles d oreilles, bracelet, broche, casquette, chaussette,
    chaussettes, collier, pendentif, porte cle, porte cles, pyjama, sac, sweat, sweat a capuche, t shirt, tee shirt,
    tote bag, trousse, valise`,
  containers: 'sac',
  straps: 'bracelet, bracelet de montre, bracelet montre',
  uses: {
    FASHION: 'habillement, pret a porter, vetements',
    WOMEN_CLOTHING: 'dame, feminin, femme, femmes, grossesse',
    MEN_CLOTHING: 'homme, hommes, masculin',
    SHOES: 'chausseur, chaussures, cordonnerie',
    WATCHES: 'montres',
    ACCESSORIES: 'accessoires cheveux, bagagerie, chapellerie, maroquinerie, sacs a main',
    JEWELRY: 'bijou, bijouterie, bijoux, joaillerie, joaillier',
  },
  makers: {
    WATCHES: '',
  },
};
