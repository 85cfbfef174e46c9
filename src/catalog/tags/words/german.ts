import type { Words } from './words.ts';

export const GERMAN: Words = {
  head: 'last',
  cuts: 'mit, fur, aus, von, im, in, zum, zur, ohne, auf, inkl, und, bei, fuer',
  endings: ['e', 'en', 'er', 'n', 's', 'es'],
  things: [
    [
      'ELECTRONICS',
      `handy, smartphone, laptop, computer, *rechner, pc, tablet, monitor, fernseher, *fernseher, beamer, lautsprecher, *lautsprecher, soundbar, kopfhorer, *kopfhorer, ohrhorer, headset, mikrofon, kamera, *kamera, objektiv, stativ, ladegerat, *ladegerat, ladekabel, *kabel, powerbank, akku, *akku, batterie, adapter, *adapter, netzteil, *netzteil, usb stick, speicherkarte, festplatte, *festplatte, grafikkarte, mainboard, prozessor, router, tastatur, *tastatur, maus, gaming maus, mauspad, controller, konsole, *konsole, drucker, *drucker, druckerpatrone, toner, handyhulle, *handyhulle, hulle, schutzhulle, panzerglas, schutzfolie, displayschutz, *displayschutzfolie, handyhalterung, smartphonehulle, laptoptasche, steckdosenleiste, mehrfachsteckdose, verlangerungskabel, solarpanel, solarmodul, wechselrichter, taschenrechner, radio, radiowecker, plattenspieler, verstarker, drohne`,
    ],
    ['ELECTRONICS+WATCHES', 'smartwatch, fitnesstracker, fitnessuhr, fitness tracker'],
    [
      'WATCHES',
      'uhr, armbanduhr, *armbanduhr, herrenuhr, damenuhr, taschenuhr, chronograph, automatikuhr, taucheruhr, uhrenarmband, uhrenbox, uhrenbeweger, *chronograph, quarzuhr',
    ],
    [
      'FASHION',
      `t shirt, tshirt, shirt, *shirt, hemd, *hemd, polo, poloshirt, pullover, *pullover, pulli, *pulli, sweatshirt, hoodie, kapuzenpullover, strickjacke, jacke, *jacke, mantel, *mantel, parka, weste, *weste, blazer, sakko, anzug, *anzug, hose, *hose, jeans, shorts, chino, leggings, leggins, strumpfhose, socke, socken, *socken, strumpf, strumpfe, unterwasche, unterhose, schlafanzug, pyjama, nachthemd, bademantel, overall, latzhose, top, tanktop, body, trikot, *trikot, badeanzug, tracht, lederhose, kostum, *kostum, bekleidung, kleidung, oberteil, strick, cardigan, regenjacke, softshelljacke, fleecejacke, daunenjacke, troyer, arbeitshose, badehose, longsleeve, kapuzenjacke, einteiler, schlupfhose, pumphose`,
    ],
    [
      'FASHION+WOMEN_CLOTHING',
      'kleid, *kleid, rock, *rock, bluse, *bluse, bh, *bh, slip, string, dessous, bikini, dirndl, tunika, jumpsuit, korsett, unterkleid, kleider, rocke, bustier',
    ],
    ['FASHION+MEN_CLOTHING', 'boxershorts, boxershort, retroshorts, herrenhemd, krawattenhemd, trunks'],
    [
      'SHOES',
      'schuh, schuhe, *schuh, *schuhe, stiefel, *stiefel, stiefelette, *stiefelette, sandale, *sandale, sandalette, sneaker, turnschuh, hausschuh, pantoffel, pumps, ballerina, slipper, halbschuh, schnurschuh, clogs, mokassin, espadrilles, zehentrenner, badelatschen, einlegesohle, schnursenkel, sohle, gummistiefel, pantolette',
    ],
    [
      'ACCESSORIES',
      `tasche, *tasche, handtasche, umhangetasche, rucksack, *rucksack, beutel, turnbeutel, shopper, geldborse, *borse, geldbeutel, portemonnaie, portmonee, kartenetui, brieftasche, koffer, *koffer, trolley, reisetasche, kulturbeutel, kulturtasche, gurtel, *gurtel, hut, *hut, mutze, *mutze, kappe, cap, stirnband, schal, *schal, halstuch, loop, loopschal, handschuh, handschuhe, *handschuhe, sonnenbrille, brille, krawatte, fliege, hosentrager, regenschirm, schirm, schlusselanhanger, schlusselband, haarspange, haargummi, haarreif, haarband, haarklammer, manschettenknopfe, bauchtasche, kosmetikkoffer, einstecktuch, pin, anstecker, aufnaher, kopftuch, brillenetui, scrunchie`,
    ],
    [
      'BABY',
      'windel, *windel, schnuller, *schnuller, schnullerkette, babyflasche, kinderwagen, *kinderwagen, buggy, kindersitz, autositz, babyschale, hochstuhl, babybett, beistellbett, wiege, schlafsack baby, babyschlafsack, pucksack, spucktuch, mulltuch, latzchen, lätzchen, babytrage, tragetuch, beissring, rassel, babyphone, wickelauflage, wickeltasche, wickelunterlage, wickelkommode, krabbeldecke, spielbogen, stillkissen, milchpumpe, topfchen, laufgitter, schnullerband, greifling, babydecke, nestchen, strampelsack',
    ],
    [
      'BABY+FASHION',
      'strampler, babybody, babyhose, babymutze, babyanzug, babysocken, babyjacke, wickelbody, babykleid',
    ],
    [
      'BEAUTY',
      `lippenstift, lipgloss, lippenbalsam, lippenpflege, mascara, wimperntusche, lidschatten, *lidschatten, eyeliner, kajal, augenbrauenstift, make up, foundation, concealer, rouge, puder, highlighter, schminke, kosmetik, kosmetiktasche, schminkpinsel, pinsel set make up, nagellack, *nagellack, nagel, kunstnagel, nagelfeile, nagelol, wimpern, serum, *serum, creme, *creme, gesichtscreme, tagescreme, nachtcreme, augencreme, handcreme, fusscreme, bodylotion, korperlotion, lotion, korperbutter, korperol, duschgel, badebombe, badesalz, badekugel, schaumbad, seife, *seife, gesichtsreiniger, reinigungsgel, reinigungsmilch, mizellenwasser, gesichtswasser, toner, peeling, *peeling, gesichtsmaske, tuchmaske, maske, haarmaske, sonnencreme, sonnenmilch, selbstbrauner, parfum, parfüm, *parfum, eau de parfum, eau de toilette, duft, deo, deodorant, shampoo, *shampoo, spulung, conditioner, haarkur, haarol, haarspray, hitzeschutzspray, haargel, haarwachs, haarfarbe, haarburste, burste, kamm, *kamm, haartrockner, fohn, glatteisen, lockenstab, perucke, extensions, rasierer, *rasierer, rasierschaum, rasierpinsel, rasierhobel, rasiermesser, rasierklingen, bartol, bartbalsam, bart, trimmer, epilierer, pinzette, gesichtsol, gesichtsserum, gesichtspflege, hautpflege, haarpflege, korperpflege, atherisches ol, rosenwasser, henna, tattoo, balsam, haarseife, shampoobar, pflegeset, gesichtscreme, augenserum`,
    ],
    [
      'ARTS_AND_CRAFTS',
      `wolle, *wolle, garn, *garn, sockenwolle, stricknadel, hakelnadel, strickanleitung, schnittmuster, stoff, *stoff, stoffpaket, jersey stoff, nahmaschine, nahgarn, nahset, stickset, stickrahmen, stickgarn, kreuzstich, perlen, *perlen, stempel, *stempel, stempelkissen, stanzform, schablone, bastelset, bastelpapier, washi tape, sticker, aufkleber, *aufkleber, acrylfarbe, *farbe, aquarellfarbe, olfarbe, pinsel, *pinsel, leinwand, staffelei, skizzenbuch, zeichenblock, buntstift, *stift, *stifte, bleistift, filzstift, fineliner, marker, kreide, tusche, tinte, fuller, fullfederhalter, kugelschreiber, notizbuch, *notizbuch, heft, kalender, papier, *papier, briefumschlag, umschlag, postkarte, grusskarte, karte, geschenkpapier, klebstoff, modelliermasse, giessharz, epoxidharz, makramee, filz, band, schleifenband, webband, knopf, knopfe, reissverschluss, bugelbild, plotterfolie, vinylfolie, diamond painting, malen nach zahlen, malbuch, lesezeichen, einladungskarte, stickdatei, bundchen, musselin, baumwollstoff, sweatstoff`,
    ],
    [
      'JEWELRY',
      'ring, *ring, ohrring, ohrringe, *ohrringe, kette, halskette, *halskette, armband, *armband, armreif, armkette, anhanger, kettenanhanger, ohrstecker, *ohrstecker, creolen, creole, fusskettchen, brosche, schmuck, schmuckset, schmuckkastchen, ehering, trauring, verlobungsring, siegelring, piercing, halsreif, collier, perlenkette, charm, diadem, ohrhanger, ear cuff, goldkette, silberkette',
    ],
    [
      'SPORTS',
      `fussball, basketball, handball, volleyball, tennisschlager, *schlager, schlager, tennisball, federball, fahrrad, *fahrrad, e bike, mountainbike, rennrad, fahrradhelm, helm, *helm, sattel, fahrradsattel, fahrradschloss, fahrradtasche, fahrradreifen, fahrradlicht, kettenblatt, pedale, lenker, vorbau, roller, e scooter, skateboard, longboard, surfbrett, neoprenanzug, sup board, sup, ski, skier, snowboard, skibrille, skistock, schlittschuh, inlineskates, schlitten, boxhandschuhe, boxsack, schienbeinschoner, trampolin, tischtennisplatte, tischtennis, dartscheibe, dart, golfball, golfschlager, golfbag, torwarthandschuhe, taucherbrille, flossen, schnorchel, schwimmbrille, pfeil und bogen, trense, schabracke, reithose, halfter, zugel, radhose, radtrikot`,
    ],
    [
      'HEALTH_AND_FITNESS',
      `vitamin, *vitamin, nahrungserganzung, nahrungserganzungsmittel, protein, proteinpulver, eiweiss, eiweisspulver, whey, kreatin, creatin, bcaa, kollagen, collagen, probiotika, omega 3, magnesium, zink, kapseln, *kapseln, tabletten, *tabletten, tropfen, *tropfen, globuli, hantel, *hantel, hanteln, kettlebell, hantelbank, hantelscheibe, klimmzugstange, fitnessband, widerstandsband, springseil, faszienrolle, yogamatte, yogablock, gymnastikball, laufband, heimtrainer, ergometer, rudergerat, massagegerat, massagepistole, massageol, heizkissen, warmflasche, kornerkissen, kniebandage, bandage, *bandage, kompressionsstrumpfe, fieberthermometer, thermometer, blutdruckmessgerat, pulsoximeter, erste hilfe set, verbandskasten, pflaster, rollator, rollstuhl, zahnburste, *zahnburste, zahnpasta, zahncreme, mundspulung, mundwasser, zahnseide, menstruationstasse, periodenunterwasche, tampon, binden, cbd ol, cbd, kondom, kondome, gleitgel, vibrator, desinfektionsmittel, *desinfektion, ffp2 maske, mundschutz, schlafmaske, akupressurmatte, korperwaage, personenwaage, shaker, presssaft, heilerde, salbe, hustensaft, meditationskissen, inkontinenz*`,
    ],
    [
      'HOME',
      `lampe, *lampe, leuchte, *leuchte, *leuchten, kronleuchter, gluhbirne, leuchtmittel, lichterkette, *lichterkette, nachtlicht, lampenschirm, laterne, windlicht, stuhl, *stuhl, *stuhle, sessel, *sessel, hocker, *hocker, barhocker, pouf, bank, *bank, sofa, *sofa, couch, tisch, *tisch, schreibtisch, regal, *regal, schrank, *schrank, kommode, *kommode, sideboard, nachttisch, bett, *bett, bettgestell, kopfteil, matratze, *matratze, topper, lattenrost, mobel, *mobel, garderobe, schuhregal, kleiderbugel, haken, *haken, kissen, *kissen, kissenbezug, kissenhulle, decke, *decke, wolldecke, kuscheldecke, plaid, bettdecke, bettwasche, *bettwasche, bettlaken, spannbettlaken, laken, tagesdecke, handtuch, *handtuch, badetuch, waschlappen, badematte, badteppich, duschvorhang, vorhang, *vorhang, gardine, *gardine, rollo, *rollo, plissee, jalousie, teppich, *teppich, fussmatte, kerze, *kerze, duftkerze, kerzenhalter, kerzenstander, teelicht, teelichthalter, duftwachs, diffuser, raumduft, raumspray, raucherstabchen, raucherkerzen, vase, *vase, spiegel, *spiegel, wanduhr, wecker, standuhr, tischuhr, bilderrahmen, rahmen, *rahmen, poster, bild, *bild, leinwandbild, kunstdruck, wandbild, wandtattoo, tapete, *tapete, statue, skulptur, figur, *figur, deko, *deko, dekoration, weihnachtskugel, christbaumkugel, christbaumschmuck, weihnachtsbaum, kranz, girlande, wimpelkette, trockenblumen, kunstblume, kunstpflanze, korb, *korb, aufbewahrungsbox, *box, kiste, *kiste, waschekorb, mulleimer, papierkorb, abfalleimer, wc burste, seifenspender, seifenschale, handtuchhalter, duschkopf, wasserhahn, armatur, *armatur, waschbecken, badewanne, wc sitz, staubsauger, *staubsauger, saugroboter, wischmop, besen, waschmittel, reiniger, *reiniger, putzmittel, spulmittel, bugelbrett, bugeleisen, luftreiniger, luftbefeuchter, ventilator, heizung, heizkorper, heizlufter, klimaanlage, kamin, turgriff, mobelgriff, mobelknopf, fliese, *fliesen, laminat, parkett, magnet, schild, *schild, luftballon, spardose, kuckucksuhr, duschvorhangring, gardinenring, mullsack, *sacke, toilettenpapier, kuchenrolle, papierhandtuch, *tuch, turstopper, briefkasten, adventskalender, nussknacker, raucherstabchenhalter`,
    ],
    [
      'TOYS',
      'spielzeug, *spielzeug, puppe, *puppe, puppenhaus, puppenwagen, kuscheltier, *kuscheltier, plusch, pluschtier, *pluschtier, teddybar, teddy, stofftier, lego, bausteine, bauklotze, puzzle, *puzzle, brettspiel, kartenspiel, spiel, *spiel, gesellschaftsspiel, wurfel, spielkarten, actionfigur, sammelfigur, spielfigur, modellauto, modelleisenbahn, modellbau, modellbausatz, holzeisenbahn, ferngesteuertes auto, kreisel, drachen, knete, schleim, kinderkuche, kaufladen, schaukelpferd, laufrad, dreirad, rutschauto, bobby car, badespielzeug, steckenpferd, handpuppe, sammelkarten, booster, pokemon karten, playmobil, tonie, tonies, schleich, murmelbahn, spielset, rassel holz, spielhaus',
    ],
    [
      'TOOLS',
      'bohrmaschine, akkuschrauber, *schrauber, bohrer, *bohrer, bit set, schraubendreher, schraubenzieher, hammer, *hammer, schraubenschlussel, drehmomentschlussel, steckschlussel, ratsche, zange, *zange, sage, *sage, sageblatt, schleifmaschine, *schleifer, schleifpapier, winkelschleifer, trennscheibe, frase, *fraser, fraser, hobel, meissel, massband, zollstock, wasserwaage, laser, messschieber, multimeter, schraubzwinge, schraubstock, werkzeugkoffer, werkzeugkasten, werkzeug, *werkzeug, werkzeugset, kompressor, schweissgerat, *schweissgerat, lotkolben, heissluftpistole, hochdruckreiniger, stromerzeuger, stromaggregat, leiter, *leiter, werkbank, taschenlampe, stirnlampe, schraube, *schraube, *schrauben, mutter sechskant, unterlegscheibe, dubel, niete, scharnier, winkel, rolle, lenkrolle, vorhangeschloss, schloss, *schloss, turschloss, zylinder, beschlag, *beschlag, schlauchschelle, fitting, ventil, *ventil, pumpe, *pumpe, seil, *seil, spanngurt, cuttermesser, taschenmesser multi, schutzbrille, arbeitshandschuhe, gehorschutz, klebeband, *klebeband, kleber, *kleber, silikon, dichtstoff, kugellager, lager, seilwinde, kabelbinder, farbroller, lack, 3d drucker, filament, schalter, *schalter, steckdose, sicherung, treppe, dichtung',
    ],
    [
      'AUTOMOTIVE',
      'reifen, *reifen, felge, *felge, *felgen, radkappe, fussmatten auto, autofussmatten, automatte, kofferraumwanne, kofferraummatte, sitzbezug, *sitzbezug, *sitzbezuge, autoabdeckung, lenkrad, *lenkrad, lenkradbezug, scheibenwischer, wischerblatt, scheinwerfer, *scheinwerfer, ruckleuchte, stossstange, spoiler, kuhlergrill, auspuff, *auspuff, luftfilter, olfilter, innenraumfilter, kraftstofffilter, bremsbelag, *bremsbelage, bremsbelage, bremsscheibe, *bremsscheiben, bremsscheiben, stossdampfer, fahrwerk, gewindefahrwerk, querlenker, spurstange, spurverbreiterung, zundkerze, zundspule, lichtmaschine, anlasser, autokuhler, turbolader, zylinderkopfdichtung, kupplung, getriebe, antriebswelle, kraftstoffpumpe, einspritzduse, motorol, *motorol, bremsflussigkeit, frostschutz, autowachs, autoshampoo, autopflege, felgenreiniger, lufterfrischer auto, dachtrager, dachbox, anhangerkupplung, kennzeichenhalter, autoradio, auto ladegerat, starthilfe, wagenheber, motorradhelm, motorradjacke, motorradhandschuhe, motorrad, *motorrad, aussenspiegel, autobatterie, schaltknauf, radmutter, radlager',
    ],
    [
      'GARDEN',
      'samen, *samen, saatgut, pflanze, *pflanze, *pflanzen, zimmerpflanze, kaktus, sukkulente, baum, *baum, obstbaum, strauch, rosenstock, staude, stauden, bonsai, blumenzwiebel, blumenzwiebeln, *zwiebeln, blumentopf, pflanztopf, ubertopf, blumenkasten, hochbeet, blumenerde, *erde, dunger, *dunger, kompost, komposter, unkrautvernichter, rasenmaher, *maher, heckenschere, rasentrimmer, laubblaser, rechen, schaufel, spaten, gartenschere, astschere, giesskanne, gartenschlauch, schlauch, rasensprenger, bewasserung, gewachshaus, rankgitter, vogelhaus, futterhaus, nistkasten, vogeltranke, gartenzwerg, windspiel, solarleuchte, sonnenschirm, gartenmobel, gartentisch, gartenstuhl, gartenbank, lounge set, sonnenliege, hangematte, pavillon, pergola, gartenhaus, zaun, sichtschutz, rasen, kunstrasen, teich, *brunnen, brunnen, feuerschale, pool, whirlpool, blumenstrauss, strauss, blumen, monstera, orchidee, gartendeko, gartenstecker, pflanzkubel, insektenhotel, farn, strandkorb',
    ],
    [
      'OUTDOORS',
      'zelt, *zelt, schlafsack, *schlafsack, isomatte, luftmatratze, campingstuhl, campingtisch, campingkocher, kocher, gaskocher, trekkingstocke, wanderstocke, wanderrucksack, karabiner, kletterseil, klettergurt, kletterschuhe, kompass, fernglas, teleskop, zielfernrohr, holster, jagdmesser, taschenmesser, klappmesser, outdoormesser, machete, axt, beil, angelrute, *rute, angelrolle, angelschnur, koder, *koder, gummifisch, wobbler, angelhaken, kescher, wathose, kajak, kanu, schlauchboot, packsack, kuhlbox, kuhltasche, dachzelt, moskitonetz, muckenspray, wildkamera, armbrust, steinschleuder, airsoft, softair, luftgewehr, feuerstahl, feuerstarter, hangematte camping, picknickdecke, plane, tarp, trinkblase, biwaksack, notfalldecke, markise',
    ],
    [
      'KITCHEN',
      `tasse, *tasse, *tassen, becher, *becher, trinkflasche, *flasche, flasche, isolierflasche, thermosflasche, thermobecher, glas, *glas, *glaser, weinglas, bierglas, karaffe, krug, *krug, kanne, *kanne, teekanne, teesieb, wasserkocher, kaffeemaschine, kaffeevollautomat, espressomaschine, siebtrager, kaffeemuhle, muhle, *muhle, french press, kaffeefilter, milchaufschaumer, teller, *teller, schale, schussel, *schussel, geschirr, *geschirr, tablett, servierplatte, besteck, *besteck, gabel, loffel, *loffel, messer, *messer, kochmesser, messerblock, messerset, messerscharfer, schneidebrett, brett, *brett, pfanne, *pfanne, topf, *topf, kochtopf, brater, wok, topfset, backform, *backform, backblech, kuchenform, ausstecher, *ausstecher, nudelholz, teigrolle, schneebesen, pfannenwender, kelle, schaler, reibe, *reibe, sieb, messbecher, kuchenwaage, eieruhr, dosenoffner, flaschenoffner, korkenzieher, knoblauchpresse, morser, pfeffermuhle, salzmuhle, salzstreuer, gewurzregal, vorratsdose, *dose, dose, vorratsglas, einmachglas, brotdose, brotbox, lunchbox, brotkasten, mixer, *mixer, standmixer, stabmixer, handruhrgerat, kuchenmaschine, entsafter, saftpresse, toaster, heissluftfritteuse, fritteuse, reiskocher, schnellkochtopf, backofen, ofen, mikrowelle, kuhlschrank, *kuhlschrank, gefrierschrank, gefriertruhe, spulmaschine, geschirrspuler, kochfeld, *kochfeld, dunstabzugshaube, waffeleisen, raclette, eismaschine, brotbackautomat, vakuumierer, eiswurfelform, schurze, *schurze, topflappen, ofenhandschuh, geschirrtuch, kuchentuch, spultuch, serviette, servietten, tischdecke, tischlaufer, tischset, platzset, untersetzer, strohhalm, trinkhalm, bienenwachstuch, grill, *grill, gasgrill, pizzastein, pizzaofen, shaker cocktail, weinregal, butterdose, zuckerdose, eierbecher, stabchen, kuchenhelfer, wasserfilter, kuchenzubehor, sektglas, dutch oven`,
    ],
    [
      'PET_SUPPLIES',
      `hundefutter, katzenfutter, tierfutter, *futter, trockenfutter, nassfutter, hundesnack, leckerli, *leckerli, kausnack, kauknochen, hundebett, katzenbett, hundekissen, hundehalsband, halsband, *halsband, katzenhalsband, hundeleine, leine, *leine, hundegeschirr, hundemantel, hundenapf, napf, *napf, hundespielzeug, katzenspielzeug, hundebox, hundehutte, hundeshampoo, hundemarke, kotbeutel, katzenstreu, streu, katzenklo, katzentoilette, kratzbaum, kratzbrett, transportbox, vogelkafig, kafig, vogelfutter, aquarium, *aquarium, fischfutter, terrarium, zeckenschutz, flohmittel, hundeburste, hundedecke, hundetasche, futternapf, hundekorb, tierbett, pferdefutter, schleppleine, hunde*, katzen*`,
    ],
    [
      '',
      `gutschein, *gutschein, geschenkkarte, geschenkgutschein, buch, *buch, roman, zeitschrift, horbuch, kurs, *kurs, workshop, abo, abonnement, ticket, spende, versand, kaffee, *kaffee, kaffeebohnen, espresso, tee, *tee, wein, *wein, bier, sekt, champagner, whisky, rum, gin, wodka, likor, *likor, saft, *saft, sirup, schokolade, *schokolade, pralinen, bonbon, bonbons, keks, kekse, kuchen, brot, nudeln, *nudeln, pasta, reis, mehl, zucker, salz, *salz, gewurz, *gewurz, gewurzmischung, pfeffer, sauce, *sauce, sosse, senf, marmelade, honig, *honig, olivenol, essig, kase, butter, milch, fleisch, wurst, schinken, salami, lachs, nusse, mandeln, *nusse, musli, snack, eis, karamell, lakritz, kakao, liquid, tabak, zigarre, schallplatte, gitarre, ersatzteil, pesto, suppe, chips, riegel, *riegel, gummibarchen, anleitung, ebook, e book, schnaps, grappa, ol, aufstrich, *aufstrich, getranke, getrank, *getrank, wasser, mineralwasser, *wasser, limonade, cola, eistee, *limo, schorle, *schorle, nektar, *nektar, energydrink, bier, *bier, pils, obst, gemuse, lebensmittel, konserven, apfel, orange, zitrone, limette, mango, tomate, tomaten, *tomaten, gurke, gurken, paprika, kartoffel, *kartoffeln, zwiebel, *zwiebel, pilze, salat, chili, bohnen, kichererbsen, oliven, *oliven, eier, spaghetti, penne, lasagne, mayonnaise, ketchup, joghurt, sahne, hahnchen, ente, rind, schwein, fisch, *filet, schinken, waffeln, pommes, pizza, raki, rotwein, weisswein, pfand`,
    ],
  ],
  printed:
    't shirt, shirt, hoodie, pullover, tasse, poster, bild, wandbild, aufkleber, magnet, schlusselanhanger, handyhulle, kissen, karte, postkarte, kette, ohrringe, ring, armband, anhanger, socken, schild, puzzle, kuscheltier, figur, kappe, cap, mutze, decke, notizbuch, turnbeutel, leinwandbild, stoff, kostum, wandtattoo, fussmatte, ohrstecker, spardose, laterne',
  containers:
    'dose, *dose, flasche, *flasche, kiste, *kiste, glas, *glas, beutel, becher, *becher, box, *box, tube, schale, topf, *topf',
  uses: {
    ELECTRONICS: 'elektronik, technik, computerzubehor',
    WOMEN_CLOTHING: 'damen, frauen, damen*, umstands*, frau',
    MEN_CLOTHING: 'herren, manner, herren*, manner*',
    FASHION: 'bekleidung, mode, kleidung, *bekleidung',
    SHOES: 'schuhe',
    WATCHES: 'uhren',
    ACCESSORIES: 'accessoires, taschen, lederwaren',
    BABY: 'baby, babys, neugeborene, kleinkind, baby*, erstausstattung',
    BEAUTY:
      'kosmetik, beauty, gesichtspflege, haare, haarpflege, hautpflege, korperpflege, pflege, gesicht, schonheit, duschen, naturkosmetik',
    ARTS_AND_CRAFTS:
      'basteln, nahen, stricken, hakeln, handarbeit, malen, bastelbedarf, kreativ, diy, schreibwaren, papeterie, nahzubehor, kurzwaren',
    JEWELRY: 'schmuck, *schmuck',
    SPORTS:
      'sport, *sport, fussball, tennis, golf, radsport, schwimmen, laufen, ski, reiten, reitsport, handball, surfen, fahrrad, fahrrad*',
    HEALTH_AND_FITNESS:
      'fitness, yoga, pilates, massage, gesundheit, medizin, nahrungserganzung, orthopadisch, wellness, krafttraining, sanitatshaus',
    HOME: 'wohnen, deko, dekoration, wohnzimmer, schlafzimmer, badezimmer, mobel, haushalt, wohnaccessoires, heimtextilien, bad, wohndeko, beleuchtung',
    TOYS: 'spielzeug, spielwaren, lego, playmobil, barbie, spiele',
    TOOLS: 'werkzeug, werkzeuge, werkstatt, eisenwaren, heimwerker',
    AUTOMOTIVE:
      'auto, kfz, pkw, motorrad, motorrad*, auto*, lkw, vw, bmw, audi, opel, golf gti, mercedes, skoda, porsche, roller teile, vespa, ford',
    GARDEN: 'garten, garten*, balkon, terrasse, pflanzen',
    OUTDOORS:
      'camping, camping*, wandern, outdoor, angeln, jagd, klettern, trekking, wander*, bushcraft, survival, angel*',
    KITCHEN: 'kuche, kuchen*, kochen, backen, tischkultur, tafel, grillen',
    PET_SUPPLIES:
      'hund, hunde, katze, katzen, haustier, tier, tiere, welpe, pferd, kleintier, tierbedarf, nager, aquaristik',
  },
  children: 'kinder, kinder*, madchen, jungen, madchen*, baby, baby*',
  nothing:
    'rot, weiss, gold, silber, leder, baumwolle, holz, kinder, jungen, set, rose, geschenk, gift, art, hell, wand, glas optik, ersatz, seite, paar, stuck, farbe, grosse, merino wolle, merinowolle, schurwolle, braun, blau, grun, grau, beige, schwarz, spring, during, holzring, katzenauge, karten set, unisex, hering, training, bring, string lights, fairy, wunderbaum, traumbaum',
};
