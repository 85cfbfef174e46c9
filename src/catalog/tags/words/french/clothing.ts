import type { Subject } from '../words.ts';

export const CLOTHING: Subject = {
  things: [
    [
      'FASHION+WOMEN_CLOTHING',
      `abaya, baby doll, balconnet, bandeau poitrine, bas auto fixants, bas autofixants, bas de maillot, bas resille,
      bikini, blouse, blouse femme, blouse medicale femme, blouse portefeuille, body a armatures, body ampliforme, body
      bandeau, body corbeille, body de maintien, body dentelle, body emboitant, body femme, body gainant, body
      invisible, body minimiseur, body push up, body sans armature, body sculptant, bolero, boxer de regles, boxer
      menstruel, boxer menstruelle, boxer menstruelles, boxer regles, bralette, brassiere, brassiere allaitement,
      brassiere sans couture, brassiere sport, burkini, bustier, cache coeur, cache coeurs, caftan, caftan marocain,
      caraco, chemisier, chemisier medicale femme, collant de grossesse, collant fin, collant opaque, collant resille,
      collants femme, collants maternite, combi pantalon, combinaison bustier, combinaison femme, combinaison jupe,
      combinaison pantalon, combinaison short, combishort, corbeille a armatures, corbeille ampliforme, corbeille
      bandeau, corbeille corbeille, corbeille de maintien, corbeille dentelle, corbeille emboitant, corbeille
      invisible, corbeille minimiseur, corbeille push up, corbeille sans armature, corset, crop top, culotte, culotte
      maternite, deshabille, deux pieces maillot, dim up, etole mariee, gaine amincissante, gaine sculptante, gaine
      ventre plat, guepiere, haut de maillot, hijab robe, jarretiere, jean de grossesse, jean grossesse, jegging,
      jilbab, jilbeb, jupe, jupe medicale femme, jupon, kaba, kaftan femme, karakou, khimar, kimono plage, kimono satin
      femme, lebsa, legging femme, legging gainant, legging grossesse, legging push up, lingerie, maillot 1 piece,
      maillot 2 pieces, maillot de bain 1 piece, maillot de bain 2 pieces, maillot de bain bandeau, maillot de bain
      bikini, maillot de bain de regles, maillot de bain deux pieces, maillot de bain femme, maillot de bain gainant,
      maillot de bain grande taille femme, maillot de bain menstruel, maillot de bain menstruelle, maillot de bain
      menstruelles, maillot de bain regles, maillot de bain triangle, maillot de bain une piece, maillot deux pieces,
      maillot gainant, maillot triangle, maillot une piece, melhfa, mi bas, mi bas femme, minijupe, nuisette, pantalon
      de grossesse, pantalon palazzo, pareo, peignoir mariee, porte jarretelle, porte jarretelles, pyjama satin femme,
      pyjashort, qipao, robe, robe allaitement, robe chemise, robe courte, robe de grossesse, robe de mariee, robe de
      soiree, robe ete, robe longue, robe maternite, robe medicale femme, robe pagne, robe portefeuille, robe pull,
      saut de lit, serre taille, serre tailles, shorty, soutien gorge, soutien gorge allaitement, soutien gorge sport,
      soutien gorges, soutif, string, tailleur, takchita, tanga, top bandeau, top dentelle, top dos nu, top en
      dentelle, top femme, top satin, treggings, triangle dentelle, trikini, tunique, tunique medicale femme`,
    ],
    ['FASHION+MEN_CLOTHING', 'boxer, calecon, costume homme, slip homme, slip kangourou, smoking'],
    [
      'FASHION',
      `abacost, agbada, anorak, aube communion, baggy, bande maillot, bas thermique, bazin, bermuda, blazer, bleu de
      travail, bleu mecanicien, blouse blanche, blouse de chimie, blouse de laboratoire, blouse de travail, blouse
      ecole, blouse ecolier, blouse esthetique, blouse infirmiere, blouse laboratoire, blouse medicale, blouson, body,
      boubou, boubou femme, boubou homme, burnous, caban, caban breton, caban bretonne, caban cotten, caban de marin,
      caban femme, caban guy cotten, caban homme, caban marin, caban voile, calecon long, calot de bloc tunique, cape,
      cardigan, chale manteau, chapeau de sorciere, chasuble infirmiere, chasuble medicale, chaussette, chaussettes de
      contention mode, chemise, chemise de nuit, chemise serveur, chemisette, cire, cire breton, cire bretonne, cire
      cotten, cire de marin, cire guy cotten, col roule, collant, combi, combinaison, combinaison ski enfant mode,
      costume, costume 3 pieces, costume abacos, costume croise, costume enfant, costume homme slim, costume mariage,
      costume trois pieces, cotte a bretelles, cotte de peintre, cotte de travail, coupe vent, coupe vents, dashiki,
      debardeur, djellaba, djellaba femme, doudoune, ensemble, ensemble 2 pieces, ensemble lin, ensemble pagne,
      ensemble tailleur pantalon, ensemble wax, gandoura, gandoura homme, gants mariage dentelle, gilet, gilet de
      costume, gilet de costume homme, gilet de serveur, gilet serveur, grenouillere adulte, guetres laine, haori,
      haut, haut manches longues, haut thermique, hoodie, impermeable, jabador, jambieres laine, jean, jean mom,
      jellaba, jogging, jort, k way, kachabia, kamis, keffieh tenue, kigurumi, kilt, kimono, legging, liquette, lycra
      anti uv, maillot anti uv, maillot de bain, maillot de bain bebe garcon, maillot de corps, maillot thermique,
      manteau, mariniere, mariniere femme, mariniere homme, masque carnaval, masque de carnaval, masque halloween,
      masque latex, masque super heros, masque venitien, panoplie pirate, panoplie princesse, pantacourt, pantalon,
      pantalon cuisine, pantalon de cuisine, pantalon medical, pardessus, parka, peignoir, perfecto, perruque de clown,
      perruque deguisement, pilou pilou, plaid a manches, plaid manches, polaire, polo, poncho, poncho femme, protege
      bas, pull, pull over, pullover, pyjama, pyjama de bloc, qamis, qamis homme, queue de pie, robe avocat, robe
      chambre, robe d avocat, robe de chambre, robe magistrat, saharienne, salopette, salopette cire femme, salopette
      cire homme, salopette de quart femme, salopette de quart homme, saroual, sarouel, short, short cargo, short de
      bain, short de travail, short en jean, slip, socquette, sous pull, surchemise, surpantalon, survet, survetement,
      sweat, sweat a capuche, sweat de travail, sweat shirt, sweatshirt, t shirt, t shirt de travail, tablier d ecole,
      tablier de travail, tablier ecole, tablier ecolier, tablier enfant ecole, tablier estheticienne, tablier travail,
      tee shirt, tee shirt manches longues, tenue, tenue africaine, tenue de bloc, tenue medicale, tenue
      traditionnelle, toge, top, treillis mode, trench, tricot, tutu deguisement, uniforme, uniforme scolaire, vareuse
      breton, vareuse bretonne, vareuse cotten, vareuse de marin, vareuse femme, vareuse guy cotten, vareuse homme,
      vareuse marin, vareuse voile, veste, veste cuisine, veste de cuisine, veste de quart femme, veste de quart homme,
      vetement, yukata`,
    ],
    [
      'SHOES',
      `apres ski, apres skis, babies, babies cuisine, babies de cuisine, babies de securite cuisine, babies enfant,
      babies femme, babies fille, babies garcon, babies homme, babies medicaux, babies orthopediques confort, babies
      plates, babies toile, babies vernis, babouche, ballerine, ballerines cuisine, ballerines de cuisine, ballerines
      de securite cuisine, ballerines enfant, ballerines femme, ballerines fille, ballerines garcon, ballerines homme,
      ballerines medicaux, ballerines orthopediques confort, basket, basket de securite, baskets, baskets a scratch,
      baskets a talon, baskets a talons, baskets basses, baskets blanches, baskets chelsea, baskets confort, baskets
      cuir, baskets cuisine, baskets daim, baskets de cuisine, baskets de pluie, baskets de securite cuisine, baskets
      dorees, baskets en cuir, baskets enfant, baskets femme, baskets fille, baskets fourrees, baskets garcon, baskets
      homme, baskets infirmiere, baskets medicaux, baskets montantes, baskets noires, baskets nubuck, baskets
      orthopediques confort, baskets plateforme, baskets plates, baskets s1p, baskets s3, baskets securite, baskets
      src, baskets suecos, baskets suedees, baskets toile, baskets vernies, baskets vernis, boots cuisine, boots de
      cuisine, boots de securite cuisine, boots enfant, boots femme, boots fille, boots garcon, boots homme, boots
      medicaux, boots orthopediques confort, botte, bottes cuisine, bottes de cuisine, bottes de securite cuisine,
      bottes enfant, bottes femme, bottes fille, bottes garcon, bottes homme, bottes medicaux, bottes orthopediques
      confort, bottillon, bottine, bottines cuisine, bottines de cuisine, bottines de securite cuisine, bottines
      enfant, bottines femme, bottines fille, bottines garcon, bottines homme, bottines medicaux, bottines
      orthopediques confort, brosse a chaussures, brosse baskets, brosse chaussures, brosse cuir chaussures, brosse
      daim chaussures, brosse entretien chaussures, brosse nubuck, brosse sneakers, charentaise, chausse pied, chausse
      pieds, chausson, chaussons cuisine, chaussons de cuisine, chaussons de securite cuisine, chaussons enfant,
      chaussons femme, chaussons fille, chaussons garcon, chaussons homme, chaussons medicaux, chaussons orthopediques
      confort, chaussure, chaussure de securite, chaussures a lacets, chaussures a talon, chaussures a talons,
      chaussures basses, chaussures bateau, chaussures blanches, chaussures chelsea, chaussures compensees, chaussures
      confort, chaussures cuir, chaussures cuisine, chaussures daim, chaussures de cuisine, chaussures de pluie,
      chaussures de securite cuisine, chaussures de ville, chaussures dorees, chaussures en cuir, chaussures enfant,
      chaussures femme, chaussures fille, chaussures fourrees, chaussures garcon, chaussures homme, chaussures
      infirmiere, chaussures lacets, chaussures medicaux, chaussures montantes, chaussures noires, chaussures nubuck,
      chaussures orthopediques confort, chaussures plateforme, chaussures plates, chaussures s1p, chaussures s3,
      chaussures src, chaussures suecos, chaussures suedees, chaussures toile, chaussures vernies, chaussures vernis,
      cirage, cirage chaussures, cirage cuir chaussures, cirage daim chaussures, cirage entretien chaussures,
      claquette, claquettes cuisine, claquettes de cuisine, claquettes de securite cuisine, claquettes enfant,
      claquettes femme, claquettes fille, claquettes garcon, claquettes homme, claquettes medicaux, claquettes
      orthopediques confort, compensees, crampons antiderapants, crampons de foot, creme baskets, creme chaussures,
      creme cuir chaussures, creme daim chaussures, creme entretien chaussures, creme nubuck, creme sneakers, derbies,
      derbies cuisine, derbies de cuisine, derbies de securite cuisine, derbies enfant, derbies femme, derbies fille,
      derbies garcon, derbies homme, derbies medicaux, derbies orthopediques confort, derbies plates, derbies toile,
      derbies vernis, derby, derby cuisine, derby de cuisine, derby de securite cuisine, derby enfant, derby femme,
      derby fille, derby garcon, derby homme, derby medicaux, derby orthopediques confort, derby plates, derby toile,
      derby vernis, desodorisant chaussures, embauchoir, escarpin, escarpins cuisine, escarpins de cuisine, escarpins
      de securite cuisine, escarpins enfant, escarpins femme, escarpins fille, escarpins garcon, escarpins homme,
      escarpins medicaux, escarpins orthopediques confort, espadrille, espadrilles cuisine, espadrilles de cuisine,
      espadrilles de securite cuisine, espadrilles enfant, espadrilles femme, espadrilles fille, espadrilles garcon,
      espadrilles homme, espadrilles medicaux, espadrilles orthopediques confort, gomme baskets, gomme chaussures,
      gomme cuir chaussures, gomme daim chaussures, gomme entretien chaussures, gomme nubuck, gomme sneakers,
      impermeabilisant baskets, impermeabilisant chaussures, impermeabilisant cuir, impermeabilisant cuir chaussures,
      impermeabilisant daim chaussures, impermeabilisant entretien chaussures, impermeabilisant nubuck, kit baskets,
      kit chaussures, kit cuir chaussures, kit daim chaussures, kit entretien chaussures, kit nubuck, lacet, lacet
      chaussures, loafers cuisine, loafers de cuisine, loafers de securite cuisine, loafers enfant, loafers femme,
      loafers fille, loafers garcon, loafers homme, loafers medicaux, loafers orthopediques confort, meduse plage,
      meduses, mocassin, mocassins cuisine, mocassins de cuisine, mocassins de securite cuisine, mocassins enfant,
      mocassins femme, mocassins fille, mocassins garcon, mocassins homme, mocassins medicaux, mocassins orthopediques
      confort, mule, mules a talon, mules a talons, mules basses, mules blanches, mules chelsea, mules confort, mules
      cuir, mules cuisine, mules daim, mules de cuisine, mules de pluie, mules de securite cuisine, mules dorees, mules
      en cuir, mules enfant, mules femme, mules fille, mules fourrees, mules garcon, mules homme, mules infirmiere,
      mules medicaux, mules montantes, mules noires, mules nubuck, mules orthopediques confort, mules plateforme, mules
      plates, mules s1p, mules s3, mules src, mules suecos, mules suedees, mules toile, mules vernies, mules vernis,
      nettoyant baskets, nettoyant sneakers, nu pied, nu pieds, oxford cuir, pantoufle, pantoufles cuisine, pantoufles
      de cuisine, pantoufles de securite cuisine, pantoufles enfant, pantoufles femme, pantoufles fille, pantoufles
      garcon, pantoufles homme, pantoufles medicaux, pantoufles orthopediques confort, rangers cuir, richelieu,
      richelieus cuisine, richelieus de cuisine, richelieus de securite cuisine, richelieus enfant, richelieus femme,
      richelieus fille, richelieus garcon, richelieus homme, richelieus medicaux, richelieus orthopediques confort,
      sabot, sabots cuisine, sabots de cuisine, sabots de jardin, sabots de securite cuisine, sabots enfant, sabots
      femme, sabots fille, sabots garcon, sabots homme, sabots medical, sabots medicaux, sabots orthopediques confort,
      salomes, sandale, sandales cuisine, sandales de cuisine, sandales de securite cuisine, sandales enfant, sandales
      femme, sandales fille, sandales garcon, sandales homme, sandales medicaux, sandales orthopediques confort,
      santiag, savates, semelle, slip on cuisine, slip on de cuisine, slip on de securite cuisine, slip on enfant, slip
      on femme, slip on fille, slip on garcon, slip on homme, slip on medicaux, slip on orthopediques confort, slip on
      plates, slip on toile, slip on vernis, sneaker, sneakers cuisine, sneakers de cuisine, sneakers de securite
      cuisine, sneakers enfant, sneakers femme, sneakers fille, sneakers garcon, sneakers homme, sneakers medicaux,
      sneakers orthopediques confort, sneakers plates, sneakers toile, sneakers vernis, spartiate, spartiates cuisine,
      spartiates de cuisine, spartiates de securite cuisine, spartiates enfant, spartiates femme, spartiates fille,
      spartiates garcon, spartiates homme, spartiates medicaux, spartiates orthopediques confort, spray baskets, spray
      chaussures, spray cuir chaussures, spray daim chaussures, spray entretien chaussures, spray nubuck,
      surchaussures, talon, talonnette, talons aiguilles, talons hauts, tennis en toile, tennis toile, tong, tongs a
      talon, tongs a talons, tongs basses, tongs blanches, tongs chelsea, tongs confort, tongs cuir, tongs cuisine,
      tongs daim, tongs de cuisine, tongs de pluie, tongs de securite cuisine, tongs dorees, tongs en cuir, tongs
      enfant, tongs femme, tongs fille, tongs fourrees, tongs garcon, tongs homme, tongs infirmiere, tongs medicaux,
      tongs montantes, tongs noires, tongs nubuck, tongs orthopediques confort, tongs plateforme, tongs plates, tongs
      s1p, tongs s3, tongs src, tongs suecos, tongs suedees, tongs toile, tongs vernies, tongs vernis`,
    ],
  ],
  unsure: `basket, body, caban, cire, combi, corset, costume, ensemble, haut, impermeable, meduses, mule, short, talon,
    tenue, tong, top`,
  printed: 'body, chaussette, chaussettes, pyjama, sweat, sweat a capuche, t shirt, tee shirt',
  uses: {
    FASHION: 'habillement, pret a porter, vetements',
    WOMEN_CLOTHING: 'dame, feminin, femme, femmes, grossesse',
    MEN_CLOTHING: 'homme, hommes, masculin',
    SHOES: 'chausseur, chaussures, cordonnerie',
  },
};
