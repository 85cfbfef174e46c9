import type { Subject } from '../words.ts';

export const ACCESSORIES: Subject = {
  things: [
    [
      'ACCESSORIES',
      `accessoire cheveux, accessoires cheveux, accroche cle, accroche cles, accroche de sac, accroche porte cle,
      accroche porte cles, accroche sac, akubra, anneau de sac, anneau porte cle, anneau porte cles, anse de sac, anse
      sac, anses amovibles sac, anti glisse de lunettes, anti glisse lunette, anti glisse lunettes, anti glisse
      oreilles lunettes, attache case porte documents, attache lunette, badge, badge 25mm, badge 56mm, badge a clip,
      badge a coudre, badge a epingle, badge aimante, badge aimantes, badge bouton, badge epingle, badge evjf, badge
      kawaii, badge magnetique nom, badge mariage, badge metal, badge personnalise, badge retractable, badge rond,
      badge scout, bagage, bague a foulard, bague foulard, bague pour foulard, baguette cheveux, baguette chignon,
      banane, bandana, bandana cheveux, bandeau, bandeau a noeud, bandeau cheveux, bandeau cheveux femme, bandeau
      cheveux fille, bandeau croise, bandeau de cheveux, bandeau femme, bandeau fille, bandeau laine, bandeau large
      cheveux, bandeau satin, bandeau spa, bandeau tetiere, bandeau torsade, bandeau tricot, bandouliere, bandouliere
      telephone, barrette, barrette automatique cheveux, barrette bebe, barrette cheveux, barrette clic clac, barrette
      enfant, barrette fille, barrette metal cheveux, baume cuir, baume entretien cuir sac, baume nourrissante cuir,
      baume pour cuir, beret, beret femme, beret militaire mode, besace, bibi mariage, bijou cheveux, bijou de cheveux,
      bijou de chignon, bijou de sac, bijou de tete, bijou porte cle, bijou porte cles, bijou sac, bijou telephone,
      bijoux de cheveux, bijoux de telephone, bijoux de tete, blague a tabac, bob, bob enfant, bob femme, bonnet,
      bonnet chat, bonnet en laine, bonnet enfant, bonnet femme, bonnet homme, bonnet laine, bonnet polaire, bonnet
      tricot, borsalino, boucle ceinturon, boucle de ceinture, bourse a monnaie, bourse cuir, bracelet de force
      ceinture, bracelet porte cles, breloque de sac, breloque porte cle, breloque porte cles, bretelle, bretelle cuir,
      bretelle enfant, bretelle homme, bretelle mariage, bretelle pantalon, bretelles, bretelles larges, broche a
      nourrice, broche badge, broche cheveux, broche femme strass, broche foulard, broche pull, broche textile, brosse
      a feutre, cabas, cache col, cache cou, cache cou enfant, cache nez, cache oreille, cache oreille enfant, cache
      oreilles, cadenas tsa, cadenas valise, cagoule, cagoule enfant, cagoule laine, cagoule polaire, calot bloc
      operatoire, calot de bloc, calot de cuisine, calot medical, calotte priere, canotier, capeline, carnet de voyage
      etui, carre de soie, carre soie, cartable, cartable enfant, cartable fille, cartable garcon, casque colonial,
      casquette, casquette 47 brand, casquette 5 panel, casquette baseball, casquette bebe, casquette bec de canard,
      casquette brodee, casquette coton, casquette dad, casquette de marin, casquette enfant, casquette ete, casquette
      femme, casquette filet, casquette gavroche, casquette hatteras, casquette homme, casquette irlandaise, casquette
      laine, casquette lin, casquette marin, casquette nasa, casquette new era, casquette ny, casquette personnalisee,
      casquette plate, casquette snapback, casquette strapback, casquette trucker, ceinture, ceinture artisanale,
      ceinture boucle doree, ceinture brodee, ceinture caftan, ceinture chaine femme, ceinture costume, ceinture cuir,
      ceinture cuir femme, ceinture cuir homme, ceinture doree caftan, ceinture elastique, ceinture elastiquee,
      ceinture en cuir, ceinture enfant elastique, ceinture femme, ceinture homme, ceinture large, ceinture large
      femme, ceinture militaire toile mode, ceinture obi, ceinture reversible, ceinture sans boucle, ceinture sans
      metal, ceinture sfifa, ceinture tressee, ceinture tressee homme, ceinture western, ceinturon mode, chaine de sac,
      chainette lunette, chale, chale crochet, chale femme, chapeau, chapeau cloche femme, chapeau femme, chapeau
      homme, chapka, charm de sac, charm porte cle, charm porte cles, charm sac, cheche, chechia, chiffon lunettes,
      chiffonnette anti buee, chiffonnette antibuee, chiffonnette nettoyage lunettes, chiffonnette nettoyant optique,
      chiffonnette optique, chiffonnette pour lunettes, chouchou, cirage cuir, cirage entretien cuir sac, cirage
      nourrissant cuir, cirage nourrissante cuir, cirage pour cuir, cire cuir, cire entretien cuir sac, cire
      nourrissant cuir, cire nourrissante cuir, cire pour cuir, clip bretelles, clip cheveux, clip de sac, clip on,
      clip porte cle, clip porte cles, clip relevable, clip solaire, clip soleil, col amovible, col claudine amovible,
      col fourrure, col roule amovible, collier a lunettes, compagnon cuir, compagnon femme cuir, conferencier avocat,
      conferencier cuir, conferencier en cuir, conferencier porte documents, conferencier professeur, corde de sac,
      corde porte cle, corde porte cles, cordon badge, cordon de lunettes, cordon de lunettes sport, cordon lunettes,
      cordon personnalise, cordon porte badge, cordon porte cles, cordon universite, couronne cheveux, couronne de
      fleurs, couronne eucalyptus, couronne fleurs, couronne fleurs cheveux, coussin cervical voyage, coussin de nuque,
      coussin de voyage, coussin voyage, couverture carnet de sante cuir, couverture de passeport, couverture
      passeport, couvre carnet de sante cuir, couvre de passeport, couvre passeport, cravate, cravate enfant, cravate
      homme, cravate tricot, cravatte, creme cuir, creme entretien cuir sac, creme nourrissant cuir, creme nourrissante
      cuir, creme pour cuir, crochet de sac, crochet lunette, crochet porte cle, crochet porte cles, crochets de
      lunettes, crochets lunettes, crochets oreilles lunettes, cube de rangement valise, deerstalker, demi lune
      lecture, demi lunes lecture, donut a chignon, donut chignon, dragonne cuir, dragonne de sac, dragonne poignet,
      dragonne porte cles, durag, echarpe, echarpe enfant, echarpe femme, echarpe homme, ecusson badge, elastique,
      elastique a cheveux, elastique bebe cheveux, elastique cheveux, elastique cheveux enfant, elastique cheveux
      fille, elastique cheveux telephone, elastique plat cheveux, elastique sans metal, elastique spirale, embouts de
      branches, enrouleur badge, enrouleur porte cles, ensemble valises, epingle a cheveux, epingle a chignon, epingle
      cheveux, epingle chignon, epingle hijab, epingle mariage, epinglette, etiquette a bagage, etiquette a bagages,
      etiquette bagage, etiquette de bagage, etiquette de sac, etiquette de valise, etiquette porte cle, etiquette
      porte cles, etiquette valise, etole, etui 2 stylos, etui a cartes, etui a cigares, etui a cigarettes, etui a
      cles, etui a stylos cuir, etui airtag, etui badge, etui briquet, etui carte bancaire, etui carte grise, etui
      cartes, etui chequier, etui cigare, etui cigarettes, etui cle voiture, etui cles, etui cles voiture cuir, etui
      passeport, etui peigne, etui stylo cuir, etui stylos cuir, etui tabac, eventail, face a main, faux col, faux
      cols, fedora, fer a cheval cuir, fez, figurine de sac, figurine porte cle, figurine porte cles, filet a chignon,
      filet chignon, fleur a cheveux, fleur cheveux, fleur pour cheveux, foulard, foulard cheveux, foulard femme,
      foulard homme, fourre tout, gant, gant agneau, gant cachemire, gant conduite, gant cuir, gant cuir femme, gant
      cuir homme, gant dentelle, gant ecran tactile, gant en cuir, gant enfant, gant hiver, gant laine, gant laine
      femme, gant mariage, gant mariee, gant opera, gant polaire, gant resille, gant satin, gant soie, gant tactile,
      gants, gants chauffants, gants ski enfant mode, gants tactiles, gavroche, gibeciere cuir, graisse cuir, graisse
      entretien cuir sac, graisse nourrissante cuir, graisse pour cuir, gri gri de sac, gri gri porte cle, gri gri
      porte cles, grigri de sac, grigri porte cle, grigri porte cles, guetre, haut de forme, head jewel, headband,
      headband enfant, headband femme, headpiece, headwrap, hijab, hijab jersey, housse de valise, housse passeport,
      housse valise, housse vetements voyage, jambieres, jeton de caddie, jeton de sac, jeton porte cle, jeton porte
      cles, jonc de lunettes, jonc lunette, jonc lunettes, jonc oreilles lunettes, keffieh, kippa, kippah, kit anti
      buee, kit antibuee, kit nettoyage lunettes, kit nettoyant optique, kit optique, kit pour lunettes, kufi, lait
      cuir, lait entretien cuir sac, lait nourrissant cuir, lait nourrissante cuir, lait pour cuir, laniere de sac,
      laniere porte cle, laniere porte cles, lanyard, lanyard badge, lanyard porte badge, lavalliere, lavalliere homme,
      lingette anti buee, lingette antibuee, lingette lunettes, lingette nettoyage lunettes, lingette nettoyant
      lunettes, lingette nettoyant optique, lingette nettoyante lunettes, lingette nettoyantes lunettes, lingette
      optique, lingette pour lunettes, lingette verres lunettes, lorgnon, lunette a clip, lunette anti lumiere bleue,
      lunette aviateur, lunette bois, lunette conduite de nuit, lunette de conduite, lunette de lecture, lunette de
      presbyte, lunette de repos, lunette de soleil, lunette de soleil bebe, lunette de soleil enfant, lunette de
      soleil femme, lunette de soleil homme, lunette de vue, lunette gamer, lunette gaming, lunette invisibles lecture,
      lunette lecture, lunette loupe, lunette loupes, lunette lumiere bleue, lunette masque femme, lunette oeil de
      chat, lunette oversize, lunette papillon, lunette percees, lunette photochromiques, lunette pliantes, lunette
      polarisees, lunette presbyte, lunette ray ban, lunette rondes, lunette sans correction, lunette soleil bebe,
      lunette soleil enfant, lunette wayfarer, lunettes, macaron badge, malle voyage, mallette avocat, mallette cuir,
      mallette en cuir, mallette porte documents, mallette professeur, manchette laine, manchon fourrure, manchon mode,
      masque barriere tissu, masque de voyage, masque en tissu adulte, masque lavable tissu, masque tissu enfant,
      masque tissu visage lavable, masque tissu wax, masque wax, mdamma, mdemma, microfibre anti buee, microfibre
      antibuee, microfibre nettoyage lunettes, microfibre nettoyant optique, microfibre optique, microfibre pour
      lunettes, minaudiere, mitaine, mitaine tricot, monnayeur, monocle, monture, monture acetate, monture de vue,
      monture oakley, monture optique, monture optiques, monture ray ban, monture titane, mouchoir brode, mouchoir
      coton tissu, mouchoir de poche, mouchoir en tissu, mouchoir poche, mouchoir tissu, mouchoir tissu homme, moufle,
      moufle bebe laine mode, moufle enfant, mousqueton de sac, mousse anti buee, mousse antibuee, mousse chignon,
      mousse nettoyage lunettes, mousse nettoyant optique, mousse nettoyante lunettes, mousse nettoyantes lunettes,
      mousse optique, mousse pour lunettes, necessaire de toilette, necessaire toilette, nettoyant lunettes, noeud a
      cheveux, noeud cheveux, noeud de cheveux, noeud pap, noeud pap enfant, noeud papillon, noeud papillon enfant,
      noeud papillon homme, nourrissant cuir, nourrissant entretien cuir sac, nourrissant nourrissante cuir,
      nourrissant pour cuir, ombrelle, oreiller de voyage, oreiller voyage, organisateur bagage, organisateur de sac,
      organisateur valise, organiseur de sac a main, organiseur de valise, organiseur de voyage, organiseur sac,
      panama, panama femme, panier marche, panier osier sac, panier raphia sac, parapluie, parapluie enfant, parapluie
      golf mode, parapluie homme, pashmina, patch sac, peigne a cheveux, peigne a chignon, peigne bois cheveux, peigne
      cheveux, peigne cheveux bijou, peigne chignon, peigne corne cheveux, peigne mariage, peigne mariage cheveux,
      peigne mariee, peluche de sac, peluche porte cle, peluche porte cles, perruque mode, pic a cheveux, pic a
      chignon, pic cheveux, pilot case avocat, pilot case cuir, pilot case en cuir, pilot case porte documents, pilot
      case professeur, pin badge, pin champignon, pin drapeau, pin email, pin emaille, pin emailles, pin kawaii, pin
      lapel, pin metal, pin personnalise, pin s, pin s drapeau, pince a billets, pince a cheveux, pince a chignon,
      pince acetate, pince banane cheveux, pince billets, pince cheveux, pince clic clac, pince crabe, pince crocodile
      cheveux, pince francaise, pince griffe, pince guiche, pince guiches, pince nez lecture, pince papillon cheveux,
      pince plate cheveux, pinces plates, pins, pique a chignon, pique cheveux, plaquette de nez, plaquette nez,
      plastron laine mode, pochette, pochette brodee, pochette ceinture voyage, pochette costume, pochette cuir,
      pochette d epaule, pochette de costume, pochette de mariage, pochette de poignet, pochette de soiree, pochette en
      cuir, pochette enveloppe, pochette femme, pochette lunette, pochette mariage, pochette passeport, pochette plate
      cuir, pochette poignet, pochette secrete voyage, pochette soiree, pochette telephone cuir bandouliere, pochette
      voyage, pochette wax, pochette zippee, pompon de sac, pompon porte cle, pompon porte cles, porte adresse, porte
      badge enrouleur, porte billets, porte carte, porte cartes, porte cheque, porte chequier, porte chequiers, porte
      cigarettes, porte cle, porte cle cuir, porte cle personnalise, porte clefs, porte cles, porte cles anti
      agression, porte cles cuir, porte cles en bois, porte cles metal, porte cles mousqueton, porte cles peluche,
      porte cles personnalise, porte cles photo, porte cles porte bonheur, porte cles prenom, porte cles voiture, porte
      costume cuir, porte cravates voyage, porte document cuir, porte documents cuir, porte etiquette bagages, porte
      feuille, porte feuilles, porte habits, porte jeton, porte jetons, porte monnaie, porte monnaie fer a cheval,
      porte monnaies, porte papiers voiture cuir, porte parapluie mains, porte pass, porte passeport, porte passeports,
      porte permis, porte sac, porte stylo cuir, portefeuille, portefeuille cuir femme, portefeuille cuir homme,
      portefeuille enfant, portefeuille femme, portefeuille homme, produit anti buee, produit antibuee, produit
      nettoyage lunettes, produit nettoyant optique, produit optique, produit pour lunettes, protege carnet de sante
      cuir, protege de passeport, protege passeport, range sac, resille chignon, ruban de sac, ruban porte cle, ruban
      porte cles, sac, sac 24h, sac 48h, sac a bouteilles tissu, sac a dos, sac a dos dakine, sac a dos eastpak, sac a
      dos enfant, sac a dos femme, sac a dos fille, sac a dos fjallraven, sac a dos garcon, sac a dos herschel, sac a
      dos homme, sac a dos kipling, sac a dos ordinateur, sac a dos scolaire, sac a gouter maternelle, sac a goutte,
      sac a langer mode, sac a main, sac a main femme, sac a provisions, sac a roulettes, sac aumoniere, sac baguette,
      sac baise en ville, sac banane, sac bandouliere homme, sac baril, sac bourse, sac bowling, sac bucket, sac
      business, sac cabine, sac camera cuir, sac ceinture, sac cordon, sac courses, sac creche personnalise, sac
      crochet, sac croise, sac crossbody, sac cuir homme, sac d ecole, sac d epaule, sac de cours, sac de courses, sac
      de gym, sac de plage, sac de soiree, sac de sport, sac de transport, sac de transport garment, sac de ville, sac
      de voyage, sac demi lune, sac eastpak, sac en cuir, sac en cuir femme, sac en jute, sac en liege, sac en osier,
      sac en raphia, sac en toile, sac en velours, sac filet, sac frange, sac gibeciere, sac gouter, sac hobo, sac
      housse costume voyage, sac isotherme dejeuner mode, sac isotherme femme mode, sac isotherme mode, sac isotherme
      mode enfant, sac jute, sac kipling, sac lancaster, sac lancel, sac le pliage, sac longchamp, sac macrame, sac
      marin, sac matelasse, sac maternelle, sac messenger, sac ordinateur, sac paille, sac panier, sac piscine, sac
      plage raphia, sac pliable, sac pochette, sac pochon, sac poitrine, sac polochon, sac porte document, sac porte
      documents, sac porte epaule, sac postier, sac raphia, sac reporter, sac rond osier, sac rouleau, sac seau, sac
      shopping, sac sport, sac tissu, sac trotteur, sac tube, sac vanessa bruno, sac vinted, sac wax, sac week end, sac
      weekend, sacoche, sacoche homme, sacoche ordinateur, sangle de valise, sangle guitare cuir, sangle lunette,
      sangle valise, savon cuir, savon entretien cuir sac, savon nourrissant cuir, savon nourrissante cuir, savon pour
      cuir, scrunchie, serre tete, serre tete enfant, serre tete fille, serre tetes, serviette avocat, serviette cuir,
      serviette en cuir, serviette porte documents, serviette professeur, set de valises, siffle de sac, siffle porte
      cle, siffle porte cles, snood, snood enfant, snood femme, snood polaire, solution anti buee, solution antibuee,
      solution nettoyage lunettes, solution nettoyant optique, solution optique, solution pour lunettes, sombrero,
      spray anti buee, spray antibuee, spray nettoyage lunettes, spray nettoyant optique, spray optique, spray pour
      lunettes, stetson, support lunette, surlunette de soleil, tablier cuir, tarbouche, toque, toque cuisinier, toque
      de cuisine, toque fourrure, tote bag, totebag, tour cou, tour de cou, trilby, trolley, trousse, trousse a bijoux
      voyage, trousse a maquillage, trousse cuir, trousse de maquillage vide, trousse de toilette, trousse de toilette
      femme, trousse de toilette homme, trousse de voyage, trousse maquillage, trousse plate tissu, trousse toilette,
      trousse voyage, trousse zippee, trousses, tuque, turban, turban bebe fille, turban cheveux, turban femme,
      underscarf, ushanka, valise, valise 4 roues, valise cabine, valise delsey, valise enfant, valise extensible,
      valise grande, valise moyenne, valise rigide, valise samsonite, valise souple, valise soute, valise trolley,
      vanity, verre anti lumiere bleue, verre correcteurs, verre oakley, verre optiques, verre photochromiques, verre
      polarises, verre progressifs, verre solaires, verre unifocaux, vigne cheveux, vigne de cheveux, visiere, visiere
      femme, voile de mariee, voile islamique, voile mariee, voile mousseline, voilette, yoyo badge, yoyo porte badge,
      zip badge`,
    ],
  ],
  unsure: `badge, bandeau, bretelle, ceinture, elastique, gant, gants, monture, pins, pochette, sac, toque, trolley,
    trousse`,
  printed: 'badge, casquette, porte cle, porte cles, sac, tote bag, trousse, valise',
  containers: 'sac',
  uses: {
    ACCESSORIES: 'accessoires cheveux, bagagerie, chapellerie, lunetterie, maroquinerie, sacs a main',
  },
};
