import type { Subject } from '../words.ts';

export const WORN: Subject = {
  things: [
    [
      'FASHION+WOMEN_CLOTHING',
      `abaya, baby doll, balconnet, bandeau poitrine, bas auto fixants, bas autofixants, bas de maillot, bas dim up,
        bas resille, bikini, blouse, blouse femme, blouse medicale femme, blouse portefeuille, body a armatures, body
        ampliforme, body bandeau, body corbeille, body de maintien, body dentelle, body emboitant, body femme, body
        gainant, body invisible, body minimiseur, body push up, body sans armature, body sculptant, bolero, boxer de
        regles, boxer menstruel, boxer menstruelle, boxer menstruelles, boxer regles, bralette, bralette a armatures,
        bralette bandeau, bralette corbeille, bralette dentelle, bralette push up, bralette sans armature, brassiere,
        brassiere a armatures, brassiere allaitement, brassiere bandeau, brassiere corbeille, brassiere dentelle,
        brassiere push up, brassiere sans armature, brassiere sans couture, brassiere sport, burkini, bustier, cache
        coeur, cache coeurs, caftan, caftan marocain, caraco, chemisier, chemisier medicale femme, chemisier
        portefeuille, collant de grossesse, collant fin, collant opaque, collant resille, collants femme, collants
        maternite, combi pantalon, combinaison bustier, combinaison femme, combinaison jupe, combinaison pantalon,
        combinaison short, combishort, corbeille a armatures, corbeille ampliforme, corbeille bandeau, corbeille
        corbeille, corbeille de maintien, corbeille dentelle, corbeille emboitant, corbeille invisible, corbeille
        minimiseur, corbeille push up, corbeille sans armature, corset, crop top, culotte, culotte maternite,
        deshabille, deux pieces maillot, dim up, ensemble lingerie, etole mariee, gaine amincissante, gaine
        sculptante, gaine ventre plat, guepiere, guepiere a armatures, guepiere bandeau, guepiere corbeille, guepiere
        dentelle, guepiere push up, guepiere sans armature, haut de maillot, hijab robe, jarretiere, jarretiere
        mariee, jean de grossesse, jean grossesse, jegging, jilbab, jilbeb, jupe, jupe longue, jupe medicale femme,
        jupe plissee, jupe portefeuille, jupon, kaba, kaftan femme, karakou, khimar, kimono plage, kimono satin femme,
        lebsa, legging femme, legging gainant, legging grossesse, legging push up, lingerie, maillot 1 piece, maillot
        2 pieces, maillot de bain 1 piece, maillot de bain 2 pieces, maillot de bain bandeau, maillot de bain bikini,
        maillot de bain de regles, maillot de bain deux pieces, maillot de bain femme, maillot de bain gainant,
        maillot de bain grande taille femme, maillot de bain menstruel, maillot de bain menstruelle, maillot de bain
        menstruelles, maillot de bain regles, maillot de bain triangle, maillot de bain une piece, maillot deux
        pieces, maillot gainant, maillot triangle, maillot une piece, melhfa, mi bas, mi bas femme, minijupe,
        nuisette, pantalon de grossesse, pantalon palazzo, pareo, peignoir mariee, porte jarretelle, porte
        jarretelles, pyjama satin femme, pyjashort, qipao, robe, robe allaitement, robe chemise, robe courte, robe de
        grossesse, robe de mariee, robe de soiree, robe ete, robe kaba, robe longue, robe maternite, robe medicale
        femme, robe pagne, robe portefeuille, robe pull, saut de lit, sauts de lit, serre taille, serre tailles,
        shorty, shorty de regles, shorty regles, soutien gorge, soutien gorge a armatures, soutien gorge allaitement,
        soutien gorge bandeau, soutien gorge corbeille, soutien gorge dentelle, soutien gorge push up, soutien gorge
        sans armature, soutien gorge sport, soutien gorges, soutiens gorge a armatures, soutiens gorge bandeau,
        soutiens gorge corbeille, soutiens gorge dentelle, soutiens gorge push up, soutiens gorge sans armature,
        soutif, string, string de regles, string regles, tailleur, takchita, tanga, top bandeau, top dentelle, top dos
        nu, top en dentelle, top femme, top satin, treggings, triangle dentelle, trikini, tunique, tunique medicale
        femme, tunique portefeuille`,
    ],
    ['FASHION+MEN_CLOTHING', 'boxer, calecon, costume homme, slip homme, slip kangourou, smoking'],
    [
      'WATCHES',
      `aiguilles de montre, aiguilles eta 2824, aiguilles miyota, aiguilles montre, aiguilles quartz montre, aiguilles
        saphir montre, aiguilles seiko nh35, barrette bracelet montre, barrettes a ressort, barrettes montre, boite a
        montre, boite montres, boitier eta 2824, boitier miyota, boitier seiko nh35, boucle ardillon montre, boucle
        deployante, bracelet acier 20 mm, bracelet acier 22 mm, bracelet boucle deployante, bracelet caoutchouc 20 mm,
        bracelet cuir 18 mm, bracelet cuir 20 mm, bracelet cuir 22 mm, bracelet de montre, bracelet fitbit, bracelet
        fkm, bracelet garmin, bracelet jubile, bracelet maille milanaise montre, bracelet mesh, bracelet milanais,
        bracelet montre, bracelet nato, bracelet nato 20mm, bracelet nubuck 20 mm, bracelet oyster, bracelet perlon,
        bracelet president, bracelet silicone 20mm, bracelet silicone 22mm, bracelet xiaomi mi band, bracelet zulu,
        cadran eta 2824, cadran miyota, cadran seiko nh35, chargeur montre bracelet, chronographe, coffret 12 montres,
        coffret 6 montres, coffret montres, couronne de montre, couronne eta 2824, couronne miyota, couronne montre,
        couronne quartz montre, couronne saphir montre, couronne seiko nh35, coussin montre, ecrin montre, fond eta
        2824, fond miyota, fond seiko nh35, horlogerie, joint fond de montre, joint fond eta 2824, joint fond miyota,
        joint fond montre, joint fond quartz montre, joint fond saphir montre, joint fond seiko nh35, lunette
        ceramique eta 2824, lunette ceramique miyota, lunette ceramique seiko nh35, montre, montre automatique, montre
        automatique homme, montre enfant, montre femme, montre homme, mouvement eta 2824, mouvement miyota, mouvement
        seiko nh35, pompes a ressort, pompes bracelet montre, pompes montre, remontoir automatique, tourne montres,
        verre de montre, verre eta 2824, verre miyota, verre montre, verre quartz montre, verre saphir montre, verre
        seiko nh35`,
    ],
    [
      'FASHION',
      `abacost, agbada, anorak, aube communion, baggy, bande maillot, bas de jogging, bas thermique, bazin, bazin
        riche, bermuda, blazer, bleu de travail, bleu mecanicien, blouse blanche, blouse de chimie, blouse de
        laboratoire, blouse de travail, blouse ecole, blouse ecolier, blouse esthetique, blouse infirmiere, blouse
        laboratoire, blouse medicale, blouson, blouson cuir, body, boubou, boubou femme, boubou homme, boubous femme,
        burnous, burnous laine, caban, caban breton, caban bretonne, caban cotten, caban de marin, caban femme, caban
        guy cotten, caban homme, caban marin, caban voile, calecon long, calot de bloc tunique, cape, cardigan, chale
        manteau, chapeau de sorciere, chasuble infirmiere, chasuble medicale, chaussette, chaussettes de contention
        mode, chemise, chemise de nuit, chemise serveur, chemisette, cire, cire breton, cire bretonne, cire cotten,
        cire de marin, cire guy cotten, col roule, collant, collants, combi, combinaison, combinaison ski enfant mode,
        costume, costume 3 pieces, costume abacos, costume croise, costume enfant, costume homme slim, costume
        mariage, costume trois pieces, cotte a bretelles, cotte de peintre, cotte de travail, coupe vent, coupe vents,
        dashiki, debardeur, djellaba, djellaba femme, doudoune, ensemble, ensemble 2 pieces, ensemble jogging,
        ensemble lin, ensemble pagne, ensemble tailleur pantalon, ensemble wax, gandoura, gandoura homme, gants
        mariage dentelle, gilet, gilet de costume, gilet de costume homme, gilet de serveur, gilet matelasse, gilet
        sans manche, gilet serveur, grenouillere adulte, guetres laine, haori, haut, haut manches longues, haut
        thermique, hoodie, impermeable, jabador, jabadors, jambieres laine, jean, jean mom, jeans, jellaba, jogging,
        jort, k way, kachabia, kamis, keffieh tenue, kigurumi, kilt, kimono, legging, leggings, liquette, lycra anti
        uv, maillot anti uv, maillot de bain, maillot de bain bebe garcon, maillot de corps, maillot thermique,
        manteau, manteau de pluie, mariniere, mariniere femme, mariniere homme, mariniere voile, masque carnaval,
        masque de carnaval, masque halloween, masque latex, masque super heros, masque venitien, panoplie pirate,
        panoplie princesse, pantacourt, pantalon, pantalon cuisine, pantalon de cuisine, pantalon de jogging, pantalon
        de travail, pantalon medical, pardessus, parka, peignoir, perfecto, perruque de clown, perruque deguisement,
        pilou pilou, plaid a manches, plaid manches, polaire, polo, poncho, poncho femme, protege bas, pull, pull
        over, pullover, pyjama, pyjama de bloc, qamis, qamis homme, queue de pie, robe avocat, robe chambre, robe d
        avocat, robe de chambre, robe magistrat, saharienne, salopette, salopette cire femme, salopette cire homme,
        salopette cire voile, salopette de quart femme, salopette de quart homme, salopette de quart voile, saroual,
        sarouel, short, short cargo, short de bain, short de travail, short en jean, slip, socquette, socquettes, sous
        pull, sous vetement, sur pantalon, surchemise, surpantalon, survet, survetement, sweat, sweat a capuche, sweat
        de travail, sweat shirt, sweat shirt capuche, sweatshirt, t shirt, t shirt de travail, tablier d ecole,
        tablier de travail, tablier ecole, tablier ecolier, tablier enfant ecole, tablier estheticienne, tablier
        travail, tee shirt, tee shirt manches longues, tenue, tenue africaine, tenue de bloc, tenue medicale, tenue
        traditionnelle, toge, toge et toque, top, treillis mode, trench, tricot, tutu deguisement, uniforme, uniforme
        scolaire, vareuse breton, vareuse bretonne, vareuse cotten, vareuse de marin, vareuse femme, vareuse guy
        cotten, vareuse homme, vareuse marin, vareuse voile, veste, veste cuisine, veste de cuisine, veste de pluie,
        veste de quart femme, veste de quart homme, veste de quart voile, veste en jean, veste polaire, vetement,
        yukata`,
    ],
    [
      'SHOES',
      `apres ski, apres skis, babies, babies cuisine, babies de cuisine, babies de securite cuisine, babies enfant,
        babies femme, babies fille, babies garcon, babies homme, babies medicaux, babies orthopediques confort, babies
        plates, babies toile, babies vernis, babouche, babouches, ballerine, ballerines cuisine, ballerines de
        cuisine, ballerines de securite cuisine, ballerines enfant, ballerines femme, ballerines fille, ballerines
        garcon, ballerines homme, ballerines medicaux, ballerines orthopediques confort, ballerines plates, ballerines
        toile, ballerines vernis, basket, basket de securite, baskets, baskets a scratch, baskets a talon, baskets a
        talons, baskets basses, baskets blanches, baskets chelsea, baskets confort, baskets cuir, baskets cuisine,
        baskets daim, baskets de cuisine, baskets de pluie, baskets de securite, baskets de securite cuisine, baskets
        dorees, baskets en cuir, baskets enfant, baskets femme, baskets fille, baskets fourrees, baskets garcon,
        baskets homme, baskets infirmiere, baskets medicaux, baskets montantes, baskets noires, baskets nubuck,
        baskets orthopediques confort, baskets plateforme, baskets plates, baskets s1p, baskets s3, baskets securite,
        baskets src, baskets suecos, baskets suedees, baskets toile, baskets vernies, baskets vernis, boots cuisine,
        boots de cuisine, boots de securite cuisine, boots enfant, boots femme, boots fille, boots garcon, boots
        homme, boots medicaux, boots orthopediques confort, boots plates, boots toile, boots vernis, botte, bottes
        cuisine, bottes de cuisine, bottes de pluie, bottes de securite cuisine, bottes enfant, bottes femme, bottes
        fille, bottes fourrees, bottes garcon, bottes homme, bottes medicaux, bottes orthopediques confort, bottes
        plates, bottes toile, bottes vernis, bottillon, bottine, bottines cuisine, bottines de cuisine, bottines de
        securite cuisine, bottines enfant, bottines femme, bottines fille, bottines garcon, bottines homme, bottines
        medicaux, bottines orthopediques confort, bottines plates, bottines toile, bottines vernis, brosse a
        chaussures, brosse baskets, brosse chaussures, brosse cuir chaussures, brosse daim chaussures, brosse
        entretien chaussures, brosse nubuck, brosse sneakers, charentaise, chausse pied, chausse pieds, chausson,
        chaussons, chaussons cuisine, chaussons de cuisine, chaussons de securite cuisine, chaussons enfant, chaussons
        femme, chaussons fille, chaussons garcon, chaussons homme, chaussons medicaux, chaussons orthopediques
        confort, chaussons plates, chaussons toile, chaussons vernis, chaussure, chaussure de securite, chaussures a
        lacets, chaussures a talon, chaussures a talons, chaussures basses, chaussures bateau, chaussures blanches,
        chaussures chelsea, chaussures compensees, chaussures confort, chaussures cuir, chaussures cuisine, chaussures
        daim, chaussures de cuisine, chaussures de pluie, chaussures de securite cuisine, chaussures de ville,
        chaussures dorees, chaussures en cuir, chaussures enfant, chaussures femme, chaussures fille, chaussures
        fourrees, chaussures garcon, chaussures homme, chaussures infirmiere, chaussures lacets, chaussures medicaux,
        chaussures montantes, chaussures noires, chaussures nubuck, chaussures orthopediques confort, chaussures
        plateforme, chaussures plates, chaussures s1p, chaussures s3, chaussures src, chaussures suecos, chaussures
        suedees, chaussures toile, chaussures vernies, chaussures vernis, cirage, cirage chaussures, cirage cuir
        chaussures, cirage daim chaussures, cirage entretien chaussures, claquette, claquettes cuisine, claquettes de
        cuisine, claquettes de securite cuisine, claquettes enfant, claquettes femme, claquettes fille, claquettes
        garcon, claquettes homme, claquettes medicaux, claquettes orthopediques confort, claquettes plates, claquettes
        toile, claquettes vernis, compensees, crampons antiderapants, crampons de foot, creme baskets, creme
        chaussures, creme cuir chaussures, creme daim chaussures, creme entretien chaussures, creme nubuck, creme
        sneakers, derbies, derbies cuisine, derbies de cuisine, derbies de securite cuisine, derbies enfant, derbies
        femme, derbies fille, derbies garcon, derbies homme, derbies medicaux, derbies orthopediques confort, derbies
        plates, derbies toile, derbies vernis, derby, derby cuisine, derby de cuisine, derby de securite cuisine,
        derby enfant, derby femme, derby fille, derby garcon, derby homme, derby medicaux, derby orthopediques
        confort, derby plates, derby toile, derby vernis, desodorisant chaussures, embauchoir, escarpin, escarpins
        cuisine, escarpins de cuisine, escarpins de securite cuisine, escarpins enfant, escarpins femme, escarpins
        fille, escarpins garcon, escarpins homme, escarpins medicaux, escarpins orthopediques confort, escarpins
        plates, escarpins toile, escarpins vernis, espadrille, espadrilles cuisine, espadrilles de cuisine,
        espadrilles de securite cuisine, espadrilles enfant, espadrilles femme, espadrilles fille, espadrilles garcon,
        espadrilles homme, espadrilles medicaux, espadrilles orthopediques confort, espadrilles plates, espadrilles
        toile, espadrilles vernis, gomme baskets, gomme chaussures, gomme cuir chaussures, gomme daim chaussures,
        gomme entretien chaussures, gomme nubuck, gomme sneakers, impermeabilisant baskets, impermeabilisant
        chaussures, impermeabilisant cuir, impermeabilisant cuir chaussures, impermeabilisant daim chaussures,
        impermeabilisant entretien chaussures, impermeabilisant nubuck, kit baskets, kit chaussures, kit cuir
        chaussures, kit daim chaussures, kit entretien chaussures, kit nubuck, lacet, lacet chaussures, lacet cires,
        lacet elastiques, lacet plats, lacets chaussures, lacets cires, lacets elastiques, lacets plats, loafers
        cuisine, loafers de cuisine, loafers de securite cuisine, loafers enfant, loafers femme, loafers fille,
        loafers garcon, loafers homme, loafers medicaux, loafers orthopediques confort, loafers plates, loafers toile,
        loafers vernis, meduse plage, meduses, mocassin, mocassins cuisine, mocassins de cuisine, mocassins de
        securite cuisine, mocassins enfant, mocassins femme, mocassins fille, mocassins garcon, mocassins homme,
        mocassins medicaux, mocassins orthopediques confort, mocassins plates, mocassins toile, mocassins vernis,
        mule, mules a talon, mules a talons, mules basses, mules blanches, mules chelsea, mules confort, mules cuir,
        mules cuisine, mules daim, mules de cuisine, mules de pluie, mules de securite cuisine, mules dorees, mules en
        cuir, mules enfant, mules femme, mules fille, mules fourrees, mules garcon, mules homme, mules infirmiere,
        mules medicaux, mules montantes, mules noires, mules nubuck, mules orthopediques confort, mules plateforme,
        mules plates, mules s1p, mules s3, mules src, mules suecos, mules suedees, mules toile, mules vernies, mules
        vernis, nettoyant baskets, nettoyant sneakers, nu pied, nu pieds, oxford cuir, pantoufle, pantoufles cuisine,
        pantoufles de cuisine, pantoufles de securite cuisine, pantoufles enfant, pantoufles femme, pantoufles fille,
        pantoufles garcon, pantoufles homme, pantoufles medicaux, pantoufles orthopediques confort, pantoufles plates,
        pantoufles toile, pantoufles vernis, rangers cuir, richelieu, richelieus cuisine, richelieus de cuisine,
        richelieus de securite cuisine, richelieus enfant, richelieus femme, richelieus fille, richelieus garcon,
        richelieus homme, richelieus medicaux, richelieus orthopediques confort, richelieus plates, richelieus toile,
        richelieus vernis, sabot, sabots cuisine, sabots de bloc, sabots de cuisine, sabots de jardin, sabots de
        securite cuisine, sabots enfant, sabots femme, sabots fille, sabots garcon, sabots homme, sabots medical,
        sabots medicaux, sabots orthopediques confort, sabots plates, sabots toile, sabots vernis, salomes, sandale,
        sandales compensees, sandales cuisine, sandales de cuisine, sandales de securite cuisine, sandales enfant,
        sandales femme, sandales fille, sandales garcon, sandales homme, sandales medicaux, sandales orthopediques
        confort, sandales plates, sandales toile, sandales vernis, santiag, santiags, savates, semelle, semelle gel,
        semelle laine, semelles gel, semelles laine, slip on cuisine, slip on de cuisine, slip on de securite cuisine,
        slip on enfant, slip on femme, slip on fille, slip on garcon, slip on homme, slip on medicaux, slip on
        orthopediques confort, slip on plates, slip on toile, slip on vernis, sneaker, sneakers cuisine, sneakers de
        cuisine, sneakers de securite cuisine, sneakers enfant, sneakers femme, sneakers fille, sneakers garcon,
        sneakers homme, sneakers medicaux, sneakers orthopediques confort, sneakers plates, sneakers toile, sneakers
        vernis, spartiate, spartiates, spartiates cuisine, spartiates de cuisine, spartiates de securite cuisine,
        spartiates enfant, spartiates femme, spartiates fille, spartiates garcon, spartiates homme, spartiates
        medicaux, spartiates orthopediques confort, spartiates plates, spartiates toile, spartiates vernis, spray
        baskets, spray chaussures, spray cuir chaussures, spray daim chaussures, spray entretien chaussures, spray
        nubuck, surchaussures, talon, talonnette, talonnettes, talons aiguilles, talons hauts, tennis en toile, tennis
        toile, tong, tongs a talon, tongs a talons, tongs basses, tongs blanches, tongs chelsea, tongs confort, tongs
        cuir, tongs cuisine, tongs daim, tongs de cuisine, tongs de pluie, tongs de securite cuisine, tongs dorees,
        tongs en cuir, tongs enfant, tongs femme, tongs fille, tongs fourrees, tongs garcon, tongs homme, tongs
        infirmiere, tongs medicaux, tongs montantes, tongs noires, tongs nubuck, tongs orthopediques confort, tongs
        plateforme, tongs plates, tongs s1p, tongs s3, tongs src, tongs suecos, tongs suedees, tongs toile, tongs
        vernies, tongs vernis`,
    ],
    [
      'ACCESSORIES',
      `accessoire cheveux, accessoires cheveux, accroche cle, accroche cles, accroche de sac, accroche porte cle,
        accroche porte cles, accroche sac, akubra, anneau de sac, anneau porte cle, anneau porte cles, anneaux de sac,
        anneaux porte cle, anneaux porte cles, anse de sac, anse sac, anses amovibles sac, anti glisse de lunettes,
        anti glisse lunette, anti glisse lunettes, anti glisse oreilles lunettes, attache case porte documents,
        attache lunette, badge, badge 25mm, badge 56mm, badge a clip, badge a coudre, badge a epingle, badge aimante,
        badge aimantes, badge bouton, badge epingle, badge evjf, badge kawaii, badge magnetique nom, badge mariage,
        badge metal, badge personnalise, badge retractable, badge rond, badge scout, badges a clip, badges aimante,
        badges aimantes, badges kawaii, badges magnetique nom, badges rond, badges scout, bagage, baguette cheveux,
        baguette chignon, banane, bandana, bandana cheveux, bandeau, bandeau a noeud, bandeau cheveux, bandeau cheveux
        femme, bandeau cheveux fille, bandeau croise, bandeau de cheveux, bandeau femme, bandeau fille, bandeau laine,
        bandeau large cheveux, bandeau satin, bandeau spa, bandeau tetiere, bandeau torsade, bandeau tricot,
        bandouliere, bandouliere chaine sac, bandouliere telephone, bandouliere tissu, barrette, barrette automatique
        cheveux, barrette cheveux, barrette clic clac, barrette enfant, barrette fille, barrette metal cheveux,
        barrette perles, barrette plate, barrettes bebe, barrettes cheveux, barrettes clic clac, barrettes fille,
        baume cuir, baume entretien cuir sac, baume nourrissante cuir, baume pour cuir, beret, beret basque, beret
        femme, beret laine, beret militaire mode, besace, bibi mariage, bijou cheveux, bijou de cheveux, bijou de
        chignon, bijou de sac, bijou de tete, bijou porte cle, bijou porte cles, bijou sac, bijou telephone, bijoux de
        cheveux, bijoux de telephone, bijoux de tete, blague a tabac, bob, bob enfant, bob femme, boite a lunettes,
        boite lunettes, boite semi rigide lunettes, bonnet, bonnet chat, bonnet en laine, bonnet enfant, bonnet femme,
        bonnet homme, bonnet laine, bonnet polaire, bonnet tricot, borsalino, boucle ceinturon, boucle de ceinture,
        bourse a monnaie, bourse cuir, bracelet de force ceinture, bracelet porte cles, breloque de sac, breloque
        porte cle, breloque porte cles, bretelle, bretelles, bretelles cuir, bretelles enfant, bretelles homme,
        bretelles larges, bretelles mariage, bretelles pantalon, broche a nourrice, broche badge, broche cheveux,
        broche femme strass, broche foulard, broche pull, broche textile, brosse a feutre, brosse chapeau, cabas,
        cabas raphia, cache col, cache cou, cache cou enfant, cache cou polaire, cache nez, cache oreille, cache
        oreille enfant, cache oreilles, cadenas tsa, cadenas valise, cagoule, cagoule enfant, cagoule laine, cagoule
        polaire, calot bloc operatoire, calot de bloc, calot de cuisine, calot medical, calotte priere, canne
        parapluie, canotier, capeline, carnet de voyage etui, carre de soie, carre soie, cartable, cartable a
        roulettes, cartable enfant, cartable fille, cartable garcon, cartable porte documents, casque colonial,
        casquette, casquette 47 brand, casquette 5 panel, casquette baseball, casquette bebe, casquette bec de canard,
        casquette brodee, casquette coton, casquette dad, casquette de marin, casquette enfant, casquette ete,
        casquette femme, casquette filet, casquette gavroche, casquette hatteras, casquette homme, casquette
        irlandaise, casquette laine, casquette lin, casquette marin, casquette nasa, casquette new era, casquette ny,
        casquette personnalisee, casquette plate, casquette snapback, casquette strapback, casquette trucker,
        ceinture, ceinture artisanale, ceinture boucle doree, ceinture brodee, ceinture caftan, ceinture chaine femme,
        ceinture costume, ceinture cuir, ceinture cuir femme, ceinture cuir homme, ceinture doree caftan, ceinture
        elastique, ceinture elastiquee, ceinture en cuir, ceinture enfant elastique, ceinture femme, ceinture homme,
        ceinture large, ceinture large femme, ceinture militaire toile mode, ceinture obi, ceinture reversible,
        ceinture sans boucle, ceinture sans metal, ceinture sfifa, ceinture tressee, ceinture tressee homme, ceinture
        western, ceinturon mode, chaine a lunettes, chaine de lunettes, chaine de sac, chaine lunettes, chaine sac
        bandouliere, chainette lunette, chale, chale crochet, chale femme, chale laine, chapeau, chapeau chinois,
        chapeau cloche femme, chapeau de paille, chapeau femme, chapeau feutre, chapeau homme, chapeau melon, chapeau
        paille, chapka, charm de sac, charm porte cle, charm porte cles, charm sac, cheche, chechia, chiffon lunettes,
        chiffonnette anti buee, chiffonnette antibuee, chiffonnette nettoyage lunettes, chiffonnette nettoyant
        optique, chiffonnette optique, chiffonnette pour lunettes, chiffonnette verres lunettes, chiffonnettes anti
        buee, chiffonnettes antibuee, chiffonnettes nettoyage lunettes, chiffonnettes nettoyant optique, chiffonnettes
        optique, chiffonnettes pour lunettes, chiffonnettes verres lunettes, chouchou, chouchous, cirage cuir, cirage
        entretien cuir sac, cirage nourrissant cuir, cirage nourrissante cuir, cirage pour cuir, cire cuir, cire
        entretien cuir sac, cire nourrissant cuir, cire nourrissante cuir, cire pour cuir, clip bretelles, clip
        cheveux, clip de sac, clip on, clip porte cle, clip porte cles, clip relevable, clip solaire, clip soleil, col
        amovible, col claudine amovible, col fourrure, col roule amovible, compagnon cuir, compagnon femme cuir,
        conferencier avocat, conferencier cuir, conferencier en cuir, conferencier porte documents, conferencier
        professeur, corde de sac, corde porte cle, corde porte cles, cordon badge, cordon de lunettes, cordon de
        lunettes sport, cordon lunettes, cordon personnalise, cordon porte badge, cordon porte cles, cordon
        universite, couronne cheveux, couronne de fleurs, couronne eucalyptus, couronne fleurs, couronne fleurs
        cheveux, coussin cervical voyage, coussin de nuque, coussin de voyage, coussin voyage, couverture carnet de
        sante cuir, couverture de passeport, couverture passeport, couvre carnet de sante cuir, couvre de passeport,
        couvre passeport, cravate, cravate enfant, cravate homme, cravate serveur, cravate tricot, cravatte, creme
        cuir, creme entretien cuir sac, creme nourrissant cuir, creme nourrissante cuir, creme pour cuir, crochet de
        sac, crochet porte cle, crochet porte cles, crochets de lunettes, crochets lunette, crochets lunettes,
        crochets oreilles lunettes, cube de rangement valise, deerstalker, demi lune lecture, demi lunes lecture,
        donut a chignon, donut chignon, dragonne cuir, dragonne de sac, dragonne poignet, dragonne porte cles, durag,
        echarpe, echarpe en laine, echarpe enfant, echarpe femme, echarpe homme, echarpe laine, echarpe plaid, ecusson
        badge, elastique, elastique a cheveux, elastique cheveux, elastique cheveux enfant, elastique cheveux
        telephone, elastique plat cheveux, elastique sans metal, elastique spirale, elastiques a cheveux, elastiques
        bebe cheveux, elastiques cheveux, elastiques cheveux fille, elastiques sans metal, embouts de branches,
        enrouleur badge, enrouleur porte cles, ensemble valises, epingle a cheveux, epingle a chignon, epingle
        cheveux, epingle chignon, epingle mariage, epingles a chignon, epingles chignon perles, epingles hijab,
        epinglette, etiquette a bagage, etiquette a bagages, etiquette bagage, etiquette de bagage, etiquette de sac,
        etiquette de valise, etiquette porte cle, etiquette porte cles, etiquette valise, etiquettes a bagage,
        etiquettes a bagages, etiquettes de bagage, etiquettes de sac, etiquettes de valise, etiquettes porte cle,
        etiquettes porte cles, etiquettes valise, etole, etole laine, etui 2 stylos, etui a cartes, etui a cigares,
        etui a cigarettes, etui a cles, etui a stylos cuir, etui airtag, etui badge, etui briquet, etui briquet cuir,
        etui carte bancaire, etui carte grise, etui cartes, etui chequier, etui cigare, etui cigarettes, etui cle
        voiture, etui cles, etui cles voiture cuir, etui lunettes, etui passeport, etui peigne, etui stylo cuir, etui
        stylos cuir, etui tabac, etuis 2 stylos, etuis a cartes, etuis a stylos cuir, etuis airtag, etuis briquet,
        etuis cartes, etuis chequier, etuis cigare, etuis peigne, etuis stylos cuir, etuis tabac, eventail, eventail
        tissu, face a main, faux col, faux cols, fedora, fer a cheval cuir, fez, figurine de sac, figurine porte cle,
        figurine porte cles, filet a chignon, filet chignon, fleur a cheveux, fleur cheveux, fleur pour cheveux,
        foulard, foulard cheveux, foulard en soie, foulard femme, foulard homme, fourre tout, gant, gants, gants
        agneau, gants cachemire, gants chauffants, gants conduite, gants cuir, gants cuir femme, gants cuir homme,
        gants dentelle, gants ecran tactile, gants en cuir, gants enfant, gants hiver, gants laine, gants laine femme,
        gants mariage, gants mariee, gants opera, gants polaire, gants resille, gants satin, gants ski enfant mode,
        gants soie, gants tactile, gants tactiles, gavroche, gibeciere cuir, graisse cuir, graisse entretien cuir sac,
        graisse nourrissante cuir, graisse pour cuir, gri gri de sac, gri gri de sac a main, gri gri porte cle, gri
        gri porte cles, grigri de sac, grigri porte cle, grigri porte cles, guetre, guetres, haut de forme, head
        jewel, headband, headband enfant, headband femme, headpiece, headwrap, hijab, hijab jersey, housse de valise,
        housse passeport, housse valise, housse vetements voyage, jambieres, jeton de caddie, jeton de sac, jeton
        porte cle, jeton porte cles, jetons de caddie, jonc de lunettes, jonc lunette, jonc lunettes, jonc oreilles
        lunettes, keffieh, kippa, kippah, kit anti buee, kit antibuee, kit nettoyage lunettes, kit nettoyant optique,
        kit optique, kit pour lunettes, kit verres lunettes, kufi, lait cuir, lait entretien cuir sac, lait
        nourrissant cuir, lait nourrissante cuir, lait pour cuir, laniere de sac, laniere porte cle, laniere porte
        cles, lanyard, lanyard badge, lanyard porte badge, lavalliere, lavalliere homme, lingette anti buee, lingette
        antibuee, lingette lunettes, lingette nettoyage lunettes, lingette nettoyant lunettes, lingette nettoyant
        optique, lingette nettoyante lunettes, lingette nettoyantes lunettes, lingette optique, lingette pour
        lunettes, lingette verres lunettes, lingettes anti buee, lingettes antibuee, lingettes lunettes, lingettes
        nettoyage lunettes, lingettes nettoyant lunettes, lingettes nettoyant optique, lingettes nettoyante lunettes,
        lingettes nettoyantes lunettes, lingettes optique, lingettes pour lunettes, lingettes verres lunettes,
        lorgnon, lunette a clip, lunette anti lumiere bleue, lunette aviateur, lunette bois, lunette conduite de nuit,
        lunette de conduite, lunette de lecture, lunette de presbyte, lunette de repos, lunette de soleil, lunette de
        vue, lunette gamer, lunette gaming, lunette invisibles lecture, lunette lecture, lunette loupe, lunette
        loupes, lunette lumiere bleue, lunette masque femme, lunette oeil de chat, lunette oversize, lunette papillon,
        lunette percees, lunette photochromiques, lunette pliantes, lunette polarisees, lunette presbyte, lunette
        rondes, lunette sans correction, lunette wayfarer, lunettes, lunettes de lecture mode, lunettes de soleil,
        lunettes de soleil bebe, lunettes de soleil enfant, lunettes de soleil femme, lunettes de soleil homme,
        lunettes gamer, lunettes gaming, lunettes loupe mode, lunettes masque femme, lunettes ray ban, lunettes soleil
        bebe, lunettes soleil enfant, macaron badge, malle voyage, mallette avocat, mallette cuir, mallette en cuir,
        mallette porte documents, mallette professeur, manchette laine, manchettes laine, manchon fourrure, manchon
        mode, masque barriere tissu, masque de voyage, masque de voyage sommeil, masque en tissu adulte, masque
        lavable tissu, masque tissu enfant, masque tissu visage lavable, masque tissu wax, masque wax, mdamma, mdemma,
        microfibre anti buee, microfibre antibuee, microfibre lunettes, microfibre nettoyage lunettes, microfibre
        nettoyant lunettes, microfibre nettoyant optique, microfibre nettoyante lunettes, microfibre nettoyantes
        lunettes, microfibre optique, microfibre pour lunettes, microfibre verres lunettes, minaudiere, mini figurine
        de sac a main, mitaine, mitaines, mitaines dentelle, mitaines laine, mitaines tricot, monnayeur, monocle,
        monture, monture acetate, monture de vue, monture oakley, monture optique, monture optiques, monture ray ban,
        monture titane, montures acetate, montures de vue, montures oakley, montures optique, montures optiques,
        montures ray ban, montures titane, mouchoir brode, mouchoir de poche, mouchoir en tissu, mouchoir poche,
        mouchoir tissu, mouchoirs coton tissu, mouchoirs en tissu, mouchoirs tissu homme, moufle, moufles bebe laine
        mode, moufles enfant, moufles laine, mousqueton de sac, mousse anti buee, mousse antibuee, mousse chignon,
        mousse lunettes, mousse nettoyage lunettes, mousse nettoyant lunettes, mousse nettoyant optique, mousse
        nettoyante lunettes, mousse nettoyantes lunettes, mousse optique, mousse pour lunettes, mousse verres
        lunettes, necessaire de toilette, necessaire toilette, nettoyant lunettes, noeud a cheveux, noeud cheveux,
        noeud de cheveux, noeud pap, noeud pap enfant, noeud papillon, noeud papillon enfant, noeud papillon homme,
        noeud papillon serveur, noeuds cheveux, nourrissant cuir, nourrissant entretien cuir sac, nourrissant
        nourrissante cuir, nourrissant pour cuir, ombrelle, ombrelle dentelle, oreiller de voyage, oreiller voyage,
        organisateur bagage, organisateur de sac, organisateur valise, organiseur de sac a main, organiseur de valise,
        organiseur de voyage, organiseur sac, panama, panama femme, panier marche, panier osier sac, panier raphia
        sac, parapluie, parapluie canne, parapluie enfant, parapluie golf mode, parapluie homme, pashmina, patch sac,
        peigne a cheveux, peigne a chignon, peigne bois cheveux, peigne cheveux, peigne cheveux bijou, peigne chignon,
        peigne corne cheveux, peigne mariage, peigne mariage cheveux, peigne mariee, peluche de sac, peluche porte
        cle, peluche porte cles, perruque mode, pic a cheveux, pic a chignon, pic cheveux, pilot case avocat, pilot
        case cuir, pilot case en cuir, pilot case porte documents, pilot case professeur, pin champignon, pin drapeau,
        pin email, pin emaille, pin emailles, pin kawaii, pin lapel, pin metal, pin personnalise, pin s, pin s
        drapeau, pin s email, pince a billets, pince a cheveux, pince a chignon, pince a cravate, pince acetate, pince
        banane cheveux, pince billets, pince cheveux, pince cheveux fleur, pince clic clac, pince crabe, pince
        cravate, pince crocodile cheveux, pince fleur cheveux, pince francaise, pince griffe, pince guiche, pince
        guiches, pince nez lecture, pince papillon cheveux, pince plate cheveux, pinces a cheveux, pinces guiche,
        pinces plates, pins, pins badge, pins champignon, pins drapeau, pins email, pins emaille, pins kawaii, pins
        lapel, pins metal, pins personnalise, pique a chignon, pique cheveux, plaquette de nez, plaquette nez,
        plaquettes de nez, plaquettes nez, plastron laine mode, pochette, pochette brodee, pochette ceinture voyage,
        pochette costume, pochette cuir, pochette d epaule, pochette de costume, pochette de mariage, pochette de
        poignet, pochette de soiree, pochette en cuir, pochette enveloppe, pochette femme, pochette lunette, pochette
        mariage, pochette passeport, pochette plate cuir, pochette poignet, pochette secrete voyage, pochette soiree,
        pochette telephone cuir bandouliere, pochette voyage, pochette wax, pochette zippee, pompon de sac, pompon
        porte cle, pompon porte cles, porte adresse, porte badge enrouleur, porte billets, porte carte, porte cartes,
        porte cartes rfid, porte cheque, porte chequier, porte chequiers, porte cigarettes, porte cle, porte cle cuir,
        porte cle personnalise, porte clefs, porte cles, porte cles anti agression, porte cles cuir, porte cles en
        bois, porte cles metal, porte cles mousqueton, porte cles peluche, porte cles personnalise, porte cles photo,
        porte cles porte bonheur, porte cles prenom, porte cles voiture, porte costume cuir, porte cravates voyage,
        porte document cuir, porte documents cuir, porte etiquette bagages, porte feuille, porte feuilles, porte
        habits, porte jeton, porte jetons, porte lunettes, porte monnaie, porte monnaie fer a cheval, porte monnaies,
        porte papiers voiture cuir, porte parapluie mains, porte pass, porte passeport, porte passeports, porte
        permis, porte sac, porte stylo cuir, portefeuille, portefeuille cuir femme, portefeuille cuir homme,
        portefeuille enfant, portefeuille femme, portefeuille homme, portefeuille rfid, produit anti buee, produit
        antibuee, produit nettoyage lunettes, produit nettoyant optique, produit optique, produit pour lunettes,
        produit verres lunettes, protege carnet de sante cuir, protege de passeport, protege passeport, range sac,
        resille chignon, ruban de sac, ruban porte cle, ruban porte cles, sac, sac 24h, sac 48h, sac a bouteilles
        tissu, sac a dos, sac a dos antivol, sac a dos dakine, sac a dos eastpak, sac a dos enfant, sac a dos femme,
        sac a dos fille, sac a dos fjallraven, sac a dos garcon, sac a dos herschel, sac a dos homme, sac a dos
        kipling, sac a dos ordinateur, sac a dos ordinateur 15 6, sac a dos roll top, sac a dos roulettes, sac a dos
        scolaire, sac a gouter maternelle, sac a goutte, sac a langer mode, sac a main, sac a main femme, sac a
        provisions, sac a roulettes, sac aumoniere, sac baguette, sac baise en ville, sac banane, sac bandouliere, sac
        bandouliere cuir, sac bandouliere homme, sac baril, sac bourse, sac bowling, sac bucket, sac business, sac
        cabas, sac cabine, sac camera cuir, sac ceinture, sac cordon, sac courses, sac creche personnalise, sac
        crochet, sac croise, sac crossbody, sac cuir homme, sac d ecole, sac d epaule, sac de cours, sac de courses,
        sac de gym, sac de plage, sac de soiree, sac de sport, sac de transport, sac de transport garment, sac de
        ville, sac de voyage, sac demi lune, sac eastpak, sac en cuir, sac en cuir femme, sac en jute, sac en liege,
        sac en osier, sac en raphia, sac en toile, sac en velours, sac filet, sac frange, sac gibeciere, sac gouter,
        sac hobo, sac housse costume voyage, sac isotherme dejeuner mode, sac isotherme femme mode, sac isotherme
        mode, sac isotherme mode enfant, sac jute, sac kipling, sac lancaster, sac lancel, sac le pliage, sac
        longchamp, sac macrame, sac marin, sac matelasse, sac maternelle, sac messenger, sac ordinateur, sac paille,
        sac panier, sac piscine, sac plage raphia, sac pliable, sac pochette, sac pochon, sac poitrine, sac polochon,
        sac porte document, sac porte documents, sac porte epaule, sac postier, sac raphia, sac reporter, sac rond
        osier, sac rouleau, sac seau, sac shopping, sac sport, sac telephone bandouliere, sac tissu, sac trotteur, sac
        tube, sac vanessa bruno, sac vinted, sac wax, sac week end, sac weekend, sacoche, sacoche homme, sacoche
        ordinateur, sacs a dos dakine, sacs a dos fjallraven, sacs a dos garcon, sacs a dos herschel, sacs a dos
        kipling, sacs a dos roll top, sacs eastpak, sacs kipling, sacs lancaster, sacs lancel, sacs le pliage, sacs
        longchamp, sacs vanessa bruno, sangle a bagage, sangle bagage, sangle de lunettes, sangle de valise, sangle
        guitare cuir, sangle lunette, sangle lunettes, sangle oreilles lunettes, sangle valise, savon cuir, savon
        entretien cuir sac, savon nourrissant cuir, savon nourrissante cuir, savon pour cuir, scrunchie, scrunchies,
        serre tete, serre tete enfant, serre tete fille, serre tete fleurs, serre tete perles, serre tete tresse,
        serre tetes, serviette avocat, serviette cuir, serviette en cuir, serviette porte documents, serviette
        professeur, set de valises, siffle de sac, siffle porte cle, siffle porte cles, snood, snood enfant, snood
        femme, snood laine, snood polaire, solution anti buee, solution antibuee, solution nettoyage lunettes,
        solution nettoyant optique, solution optique, solution pour lunettes, solution verres lunettes, sombrero,
        spray anti buee, spray antibuee, spray nettoyage lunettes, spray nettoyant optique, spray optique, spray pour
        lunettes, spray verres lunettes, stetson, support lunette, surlunettes de soleil, tablier cuir, tarbouche,
        toque, toque cuisinier, toque de cuisine, toque fourrure, tote bag, totebag, tour cou, tour de cou, tour de
        cou polaire, tour de cou porte badge, trilby, trolley, trousse, trousse a bijoux voyage, trousse a maquillage,
        trousse cuir, trousse de maquillage vide, trousse de toilette, trousse de toilette femme, trousse de toilette
        homme, trousse de voyage, trousse maquillage, trousse plate tissu, trousse toilette, trousse voyage, trousse
        zippee, trousses, tuque, turban, turban bebe fille, turban cheveux, turban femme, underscarf, ushanka, valise,
        valise 4 roues, valise cabine, valise delsey, valise enfant, valise extensible, valise grande, valise moyenne,
        valise rigide, valise samsonite, valise souple, valise soute, valise trolley, vanity, verre anti lumiere
        bleue, verre correcteurs, verre de lunettes, verre de rechange lunettes, verre oakley, verre optiques, verre
        photochromiques, verre polarises, verre progressifs, verre solaires, verre unifocaux, verres anti lumiere
        bleue, verres correcteurs, verres de lunettes, verres de rechange lunettes, verres oakley, verres optiques,
        verres photochromiques, verres polarises, verres progressifs, verres solaires, verres unifocaux, vigne
        cheveux, vigne cheveux mariage, vigne de cheveux, visiere, visiere femme, visiere soleil, voile de mariee,
        voile islamique, voile mariee, voile mousseline, voilette, yoyo badge, yoyo porte badge, zip badge`,
    ],
    [
      'JEWELRY',
      `alliance, alliance homme, alliance or, anneau mariage, anneau nez, anneau septum, argent 925, bague, bague
        acier, bague ajustable, bague chevaliere, bague de fiancailles, bague jonc, bague pierre, bague serpent, bague
        solitaire, baguier, bain a bijoux, bain argent bijoux, bain argenterie bijoux, bain bijoux, bain nettoyant
        bijoux, bain or bijoux, bain pour bijoux, banane acier chirurgical, banane g23, banane nombril, banane
        oreille, banane piercing, banane titane, barbell acier chirurgical, barbell g23, barbell nombril, barbell
        oreille, barbell piercing, barbell titane, barre arcade, barre industrielle, barre langue piercing, barre
        nombril, baya perles, bijou, bijou de corps, bijoux, bijoux de taille, billes de rechange piercing, billes
        piercing, bin bin, bine bine, bo, boite a bijoux, bola, bola de grossesse, bola grossesse, boucle d oreille,
        boucle oreille, boucle oreilles, boucles, boucles afrique, boucles cauris, boucles clips, boucles d oreilles,
        boucles oreilles, boucles pendantes, boucles puces, boucles wax, bouton de manchette, bouton manchette,
        boutons de manchette, boutons manchette, bracelet, bracelet 6 mm, bracelet 8 mm, bracelet acier, bracelet
        cauris, bracelet chakra, bracelet cheville, bracelet cordon, bracelet cuir, bracelet cuir tresse, bracelet
        gourmette, bracelet homme cuir, bracelet jonc, bracelet lithotherapie, bracelet manchette, bracelet perles,
        bracelet pierre, bracelet pierres, bracelet prenom, bracelet shamballa, bracelet tennis, breloque, breloques,
        broche, camee, ceinture de perles africaine, chaine, chaine argent, chaine de cheville, chaine de hanche,
        chaine de taille, chaine homme, chaine or, chaine venitienne, chainette argent, chainette cheville, chainette
        de cheville, chainette de taille, chainette or, chainette ventre, chapelet, charm, chevaliere, chiffon a
        bijoux, chiffon argent bijoux, chiffon argenterie bijoux, chiffon bijoux, chiffon nettoyant bijoux, chiffon or
        bijoux, chiffon pour bijoux, chiffonnette a bijoux, chiffonnette argent bijoux, chiffonnette argenterie
        bijoux, chiffonnette bijoux, chiffonnette nettoyant bijoux, chiffonnette or bijoux, chiffonnette pour bijoux,
        circulaire acier chirurgical, circulaire g23, circulaire nombril, circulaire oreille, circulaire titane,
        clicker acier chirurgical, clicker g23, clicker nombril, clicker oreille, clicker piercing, clicker titane,
        clip oreille, clips d oreilles, clous d oreilles, clous oreilles, collier, collier cauris, collier perles,
        collier photo, collier pierre, collier plastron, collier prenom, collier ras de cou, collier sautoir, couronne
        mariee, creole, creoles, croix bapteme, diademe, diamant, dormeuses, ecarteur acier, ecarteur acrylique,
        ecarteur bois oreille, ecarteur oreille, ecarteur silicone oreille, ecarteur spirale, ecarteur tunnel,
        ecarteurs acier, ecarteurs acrylique, ecarteurs bois oreille, ecarteurs silicone oreille, ecarteurs spirale,
        ecarteurs tunnel, ecrin, epingle a chapeau broche, expander acier, expander acrylique, expander bois oreille,
        expander oreilles, expander silicone oreille, expander spirale, expander tunnel, gourmette, helix acier
        chirurgical, helix g23, helix nombril, helix oreille, helix titane, jauge a bague, jonc, komboloi, labret,
        lingette a bijoux, lingette argent bijoux, lingette argenterie bijoux, lingette bijoux, lingette nettoyant
        bijoux, lingette or bijoux, lingette pour bijoux, lingettes a bijoux, lingettes argent bijoux, lingettes
        argenterie bijoux, lingettes bijoux, lingettes nettoyant bijoux, lingettes or bijoux, lingettes pour bijoux,
        lingot, maille forcat, maille venitienne, main de fatma, mala, manchette, medaille, medaille bapteme, medaille
        de bapteme, medaille saint christophe, medaille vierge, medaillon, mesure bague, micro dermal acier
        chirurgical, micro dermal g23, micro dermal nombril, micro dermal oreille, micro dermal piercing, micro dermal
        titane, misbaha, nez acier chirurgical, nez g23, nez nombril, nez oreille, nez titane, parure, parure bijoux,
        pendants, pendants d oreilles, pendentif, pendentif oeil, pendentif pierre, pendentif prenom, perle culture,
        perle d eau douce, perle de culture, perle de tahiti, perle eau douce, perle tahiti, perles de hanche, perles
        de rein, perles de taille, perles pandora, piercing, pierre brute, pierre brutes, pierre de lune pendentif,
        pierre naturelle pendentif, pierre precieuse, pierre roulee, pierre roulees, pierres brute, pierres brutes,
        pierres de lune pendentif, pierres naturelle pendentif, pierres roulee, pierres roulees, plug acier, plug
        acrylique, plug bois oreille, plug oreille, plug silicone oreille, plug spirale, plug tunnel, plugs acier,
        plugs acrylique, plugs bois oreille, plugs silicone oreille, plugs spirale, plugs tunnel, porte bijoux,
        produit a bijoux, produit argent bijoux, produit argenterie bijoux, produit bijoux, produit nettoyant bijoux,
        produit or bijoux, produit pour bijoux, puce d oreille, puce oreille, puces d oreilles, puces diamant, puces
        oreilles, ras de cou, ras du cou, ras le cou, reglette de taille de bague, sautoir, segment acier chirurgical,
        segment g23, segment nombril, segment oreille, segment titane, semainier bracelet, semainier bracelets, septum
        acier chirurgical, septum g23, septum nombril, septum oreille, septum titane, smiley acier chirurgical, smiley
        g23, smiley nombril, smiley oreille, smiley titane, solitaire, tasbih, tesbih, tiare, triboulet, trio
        alliance, tunnel acier, tunnel acrylique, tunnel bois oreille, tunnel oreille, tunnel silicone oreille, tunnel
        spirale, tunnel tunnel`,
    ],
  ],
  unsure: `alliance, badge, bandeau, basket, body, bola, boucles, bretelle, caban, ceinture, chaine, cire, combi,
    corset, costume, diamant, ecrin, elastique, ensemble, gant, gants, haut, impermeable, lingot, manchette, medaille,
    meduses, monture, mule, pins, pochette, sac, short, solitaire, talon, tenue, tong, top, toque, trolley, trousse`,
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
    ACCESSORIES: `accessoires cheveux, bagagerie, chapellerie, maroquinerie, sacs a main, lunetterie`,
    JEWELRY: 'bijou, bijouterie, bijoux, joaillerie, joaillier',
  },
  makers: {
    WATCHES: '',
  },
};
