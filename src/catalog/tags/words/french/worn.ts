import type { Subject } from '../words.ts';

export const WORN: Subject = {
  things: [
    [
      'FASHION+TOYS',
      'costume de carnaval, costume deguisement, costume halloween, deguisement, deguisement enfant, deguisements',
    ],
    [
      'ELECTRONICS+WATCHES',
      'bracelet connecte, montre connectee, montre intelligente, montres connectees, montres intelligentes, smartwatch',
    ],
    [
      'FASHION+WOMEN_CLOTHING',
      `abaya, baby doll, balconnet, bandeau poitrine, bas auto fixants, bas autofixants, bas de maillot, bas dim up, bas
      resille, bikini, blouse, blouse femme, body dentelle, body femme, body gainant, body sculptant, bolero, brassiere,
      brassiere allaitement, brassiere sans couture, brassiere sport, burkini, bustier, cache coeur, cache coeurs,
      caftan, caftan marocain, caraco, chemisier, collant de grossesse, collant fin, collant opaque, collant resille,
      collants femme, collants maternite, combi pantalon, combinaison bustier, combinaison femme, combinaison jupe,
      combinaison pantalon, combinaison short, combishort, corset, crop top, culotte, culotte maternite, deshabille,
      deux pieces maillot, dim up, ensemble lingerie, etole mariee, gaine amincissante, gaine sculptante, gaine ventre
      plat, guepiere, haut de maillot, hijab robe, jarretiere, jarretiere mariee, jean de grossesse, jean grossesse,
      jegging, jilbab, jilbeb, jupe, jupe longue, jupe plissee, jupon, kaba, kaftan femme, karakou, khimar, kimono
      plage, kimono satin femme, lebsa, legging femme, legging gainant, legging grossesse, legging push up, lingerie,
      maillot 1 piece, maillot 2 pieces, maillot de bain 1 piece, maillot de bain 2 pieces, maillot de bain bandeau,
      maillot de bain bikini, maillot de bain deux pieces, maillot de bain femme, maillot de bain gainant, maillot de
      bain grande taille femme, maillot de bain triangle, maillot de bain une piece, maillot deux pieces, maillot
      gainant, maillot triangle, maillot une piece, melhfa, mi bas, mi bas femme, minijupe, nuisette, pantalon de
      grossesse, pantalon palazzo, pareo, peignoir mariee, porte jarretelle, porte jarretelles, pyjama satin femme,
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
      `abacost, agbada, anorak, aube communion, baggy, bande maillot, bas de jogging, bas thermique, bazin, bazin riche,
      bermuda, blazer, bleu de travail, blouse blanche, blouse de travail, blouse ecole, blouse ecolier, blouse
      infirmiere, blouse medicale, blouson, blouson cuir, body, boubou, boubou homme, burnous, caban, calecon long,
      cape, cardigan, chale manteau, chapeau de sorciere, chaussette, chaussettes de contention mode, chemise, chemise
      de nuit, chemisette, cire, col roule, collant, collants, combi, combinaison, combinaison ski enfant mode, costume,
      costume 3 pieces, costume enfant, costume mariage, costume trois pieces, cotte a bretelles, cotte de travail,
      coupe vent, coupe vents, dashiki, debardeur, djellaba, djellaba femme, doudoune, ensemble, ensemble jogging,
      ensemble pagne, ensemble wax, gandoura, gandoura homme, gants mariage dentelle, gilet, gilet de costume, gilet de
      costume homme, gilet matelasse, gilet sans manche, grenouillere adulte, guetres laine, haori, haut, haut manches
      longues, haut thermique, hoodie, impermeable, jambieres laine, jean, jeans, jellaba, jogging, jort, k way, kamis,
      keffieh tenue, kigurumi, kilt, kimono, legging, leggings, liquette, lycra anti uv, maillot anti uv, maillot de
      bain, maillot de bain bebe garcon, maillot de corps, maillot thermique, manteau, manteau de pluie, mariniere,
      masque carnaval, masque de carnaval, masque halloween, masque latex, masque super heros, masque venitien, panoplie
      pirate, panoplie princesse, pantacourt, pantalon, pantalon de jogging, pantalon de travail, pantalon medical,
      pardessus, parka, peignoir, perfecto, perruque de clown, perruque deguisement, pilou pilou, plaid a manches, plaid
      manches, polaire, polo, poncho, poncho femme, protege bas, pull, pull over, pullover, pyjama, qamis, qamis homme,
      queue de pie, robe chambre, robe d avocat, robe de chambre, saharienne, salopette, sarouel, short, short cargo,
      short de bain, short en jean, slip, socquette, socquettes, sous pull, sous vetement, sur pantalon, surchemise,
      surpantalon, survet, survetement, sweat, sweat a capuche, sweat shirt, sweat shirt capuche, sweatshirt, t shirt,
      tablier d ecole, tablier de travail, tablier ecole, tablier ecolier, tablier enfant ecole, tablier travail, tee
      shirt, tee shirt manches longues, tenue, tenue africaine, tenue medicale, tenue traditionnelle, toge, top,
      treillis mode, trench, tricot, tutu deguisement, uniforme, veste, veste cuisine, veste de cuisine, veste de pluie,
      veste en jean, veste polaire, vetement, yukata`,
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
      sandale, sandales compensees, santiag, santiags, savates, semelle, sneaker, spartiate, spartiates,
      surchaussures, talon, talonnette, talonnettes, talons aiguilles, talons hauts, tennis en toile, tennis toile,
      tong, tongs homme`,
    ],
    [
      'ACCESSORIES',
      `accessoire cheveux, accessoires cheveux, accroche sac, anse de sac, anse sac, badge, badge a epingle, badge
      personnalise, bagage, banane, bandeau, bandeau cheveux, bandeau laine, bandeau satin, bandeau tetiere,
      bandouliere, barrette, beret, besace, bijou cheveux, bijou de cheveux, bijou de sac, bijou sac, bijou telephone,
      bob, bonnet, bonnet en laine, bonnet enfant, bonnet laine, borsalino, boucle de ceinture, bourse cuir, bretelle,
      bretelles, bretelles enfant, bretelles homme, broche badge, broche cheveux, broche textile, cabas, cache oreille,
      cache oreilles, cadenas valise, cagoule, canotier, capeline, carre de soie, carre soie, cartable, casquette,
      casquette baseball, ceinture, ceinture artisanale, ceinture brodee, ceinture caftan, ceinture cuir, ceinture doree
      caftan, ceinture elastique, ceinture en cuir, ceinture femme, ceinture homme, ceinture large femme, ceinture
      sfifa, ceinture tressee, ceinturon mode, chale, chapeau, chapeau de paille, chapeau melon, chapka, charm sac,
      cheche, chouchou, chouchous, clip solaire, col fourrure, compagnon cuir, conferencier cuir, cordon de lunettes,
      cordon lunettes, cordon porte badge, couronne cheveux, couronne de fleurs, couronne fleurs, coussin de nuque,
      coussin de voyage, coussin voyage, cravate, cravatte, cube de rangement valise, echarpe, echarpe en laine, ecusson
      badge, elastique, elastique cheveux, elastiques cheveux, elastiques sans metal, epingle a cheveux, epingle
      cheveux, epingle mariage, epinglette, etiquette bagage, etole, etui a cigarettes, etui a cles, etui cigarettes,
      etui cles, etui lunettes, etui passeport, eventail, faux col, faux cols, foulard, foulard en soie, fourre tout,
      gant, gants, gants cuir, gants ecran tactile, gants en cuir, gants laine, gants tactile, gants tactiles, gavroche,
      gibeciere cuir, guetre, guetres, haut de forme, headband, hijab, housse passeport, jambieres, keffieh, lavalliere,
      lunette de soleil, lunettes, lunettes de lecture mode, lunettes de soleil, macaron badge, manchettes laine,
      manchon fourrure, masque de voyage, masque tissu visage lavable, mdamma, mdemma, mitaine, mitaines, monture,
      mouchoir de poche, mouchoir poche, mouchoirs tissu homme, moufle, necessaire de toilette, necessaire toilette,
      noeud pap, noeud papillon, ombrelle, oreiller de voyage, oreiller voyage, organisateur bagage, organisateur de
      sac, organisateur valise, organiseur sac, panama, panier marche, panier osier sac, parapluie, peigne a cheveux,
      peigne cheveux, peigne mariage, peigne mariee, pic a cheveux, pic cheveux, pin s, pin s email, pince a billets,
      pince a cheveux, pince cheveux, pince crabe, pince cravate, pince crocodile cheveux, pinces a cheveux, pins, pins
      emaille, pins metal, pochette, pochette costume, pochette de costume, pochette de soiree, pochette femme, pochette
      soiree, porte badge enrouleur, porte billets, porte carte, porte cartes, porte chequier, porte chequiers, porte
      cle, porte clefs, porte cles, porte document cuir, porte documents cuir, porte feuille, porte feuilles, porte
      lunettes, porte monnaie, porte monnaies, porte passeport, porte passeports, portefeuille, portefeuille femme,
      portefeuille homme, sac, sac 48h, sac a dos, sac a dos ordinateur, sac a goutte, sac a langer mode, sac a main,
      sac a provisions, sac a roulettes, sac baguette, sac banane, sac bandouliere, sac bandouliere cuir, sac
      bandouliere homme, sac bourse, sac bowling, sac cabas, sac cabine, sac courses, sac d ecole, sac de courses, sac
      de gym, sac de plage, sac de soiree, sac de sport, sac de transport, sac de voyage, sac en cuir, sac en osier, sac
      en raphia, sac en toile, sac en velours, sac filet, sac gibeciere, sac gouter, sac hobo, sac isotherme dejeuner
      mode, sac isotherme mode, sac jute, sac maternelle, sac messenger, sac ordinateur, sac piscine, sac pliable, sac
      pochette, sac polochon, sac raphia, sac reporter, sac seau, sac shopping, sac sport, sac tissu, sac tube, sac week
      end, sac weekend, sacoche, sacoche homme, sacoche ordinateur, serre tete, serre tetes, snood, toque, toque
      fourrure, tote bag, totebag, tour cou, tour de cou, trolley, trousse, trousse a maquillage, trousse de maquillage
      vide, trousse de toilette, trousse maquillage, trousse voyage, trousses, turban, valise, valise cabine, vanity,
      visiere, visiere soleil, voile de mariee, voile islamique, voile mariee, voilette`,
    ],
    [
      'JEWELRY',
      `alliance, alliance homme, alliance or, anneau mariage, anneau nez, anneau septum, argent 925, bague, bague de
      fiancailles, bague solitaire, baguier, bijou, bijou de corps, bijoux, bo, boite a bijoux, bola, bola de
      grossesse, bola grossesse, boucle d oreille, boucle oreille, boucle oreilles, boucles, boucles clips, boucles d
      oreilles, boucles oreilles, bouton de manchette, bouton manchette, boutons de manchette, boutons manchette,
      bracelet, bracelet cheville, bracelet cordon, bracelet jonc, bracelet perles, breloque, breloques, broche,
      camee, chaine, chaine argent, chaine de cheville, chaine homme, chaine or, chaine venitienne, chapelet, charm,
      chevaliere, clip oreille, clips d oreilles, clous d oreilles, clous oreilles, collier, collier perles, collier
      ras de cou, couronne mariee, creole, creoles, croix bapteme, diademe, diamant, dormeuses, ecarteur oreille,
      ecrin, epingle a chapeau broche, gourmette, jauge a bague, jonc, komboloi, lingot, maille forcat, maille
      venitienne, main de fatma, mala, manchette, medaille, medaille bapteme, medaille de bapteme, medaille saint
      christophe, medaille vierge, medaillon, mesure bague, misbaha, parure, parure bijoux, pendants, pendants d
      oreilles, pendentif, perle culture, perle d eau douce, perle de culture, perle de tahiti, perle eau douce, perle
      tahiti, perles pandora, piercing, pierre precieuse, plug oreille, porte bijoux, puce d oreille, puce oreille,
      puces d oreilles, puces diamant, puces oreilles, ras de cou, ras du cou, ras le cou, reglette de taille de
      bague, sautoir, solitaire, tasbih, tesbih, tiare, triboulet, tunnel oreille`,
    ],
  ],
  unsure: `alliance, badge, bandeau, basket, beguin, body, bola, boucles, bretelle, caban, ceinture, chaine, combi, corset,
    costume, cycliste, diamant, ecrin, elastique, ensemble, gaine, gant, gants, haut, impermeable, lingot, manchette,
    medaille, meduses, monture, mule, pins, pochette, sac, short, solitaire, talon, tenue, tong, top, toque, trolley,
    trousse`,
  printed: `badge, bague, body, boucle d oreille, boucles d oreilles, bracelet, broche, casquette, chaussette,
    chaussettes, collier, deguisement, pendentif, porte cle, porte cles, pyjama, sac, sweat, sweat a capuche, t shirt,
    tee shirt, tote bag, trousse, valise`,
  containers: 'sac',
  straps: 'bracelet, bracelet connecte, bracelet de montre, bracelet montre',
  uses: {
    FASHION: 'habillement, pret a porter, vetements',
    WOMEN_CLOTHING: 'dame, feminin, femme, femmes, grossesse',
    MEN_CLOTHING: 'homme, hommes, masculin',
    SHOES: 'chaussures',
    WATCHES: 'montres',
    ACCESSORIES: 'accessoires cheveux, bagagerie, chapellerie, maroquinerie, sacs a main',
    JEWELRY: 'bijou, bijouterie, bijoux',
  },
  makers: {
    WATCHES: '',
  },
};
