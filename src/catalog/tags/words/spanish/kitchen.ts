import type { Subject } from '../words.ts';

export const KITCHEN: Subject = {
  things: [
    [
      'KITCHEN',
      `abrebotellas, abrelatas, abridor, abridor botellas, abridores, accesorio thermomix, aceitera, aceitera spray,
      aceitero, adorno tarta, adorno torta, afilador para cuchillos, agarradera, agarradores, ahumador carne, ahumador
      parrilla, air fryer, aireador de vino, aireador vino, airfryer, alacena organizador, alcuza, alisador fondant,
      alisador torta, amasadora, ampolla para termo, anafe, apoya fuentes, apoyafuentes, apoyavasos, arepera, aro
      emplatar, aro reposteria, arrocera, asadera, asador, atizador de brasas, atizador parrilla, azucarera, azucarero,
      bajoplato, balanza cafe, balanza cocina, balanza de cocina, balde lechero, balde ordeno, bandeja, bandeja
      aluminio, bandeja aperitivo, bandeja aperitivos, bandeja bar, bandeja cama, bandeja camarero, bandeja canapes,
      bandeja carton, bandeja cubitos, bandeja de aluminio, bandeja de desayuno, bandeja de horno, bandeja de queso,
      bandeja de servir, bandeja de te, bandeja desayuno, bandeja descartable, bandeja horno, bandeja pasteleria,
      bandeja pizza, bandeja quesos, bandeja sushi, bandeja te, bandejas, bannetones, bano maria, barbacoa, bascula
      barista, bascula cocina, bascula de cocina, base giratoria, base para pastel, base para torta, base pastel, base
      tarta, base torta, bases de carton torta, bateria cocina, bateria de cocina, bateria de ollas, batidor, batidora,
      bebedero agua fria, besuguera, bidon de agua dispensador, bifera, blonda torta, bol, bola de te, bola te, bolsa
      almuerzo, bolsa congelar, bolsa de almuerzo, bolsa de pan, bolsa isotermica, bolsa pan, bolsa para almuerzo,
      bolsa para pan, bolsa porta alimentos, bolsa silicona alimentos, bolsa te, bolsa termica, bolsa zip, bolsas
      congelacion, bolsas de congelacion, bolsas de vacio, bolsas envasar vacio, bolsas hermeticas, bolsas para
      alimentos, bolsas para congelar, bolsas silicona, bolsas te vacias, bolsas vacio, bomba de vino, bomba
      lavavajillas, bomba vacio vino, bomba vino, bombilla acero, bombilla alpaca, bombilla de acero, bombilla de
      alpaca, bombilla de mate, bombilla horno, bombilla mate, bombilla para mate, bombilla pico de loro, bombilla pico
      loro, bombilla plana, bombilla resorte, bombillas metalicas, bombillas papel, bombillon, boquilla pastelera,
      boquilla reposteria, boquillas manga, boquillas rusas, bota de vino, bota vino, bote azucar, bote cafe, bote
      cristal, bote especias, bote galletas, bote hermetico, botella, botella aceite, botella acero, botella agua,
      botella aluminio, botella con filtro, botella con infusor, botella cristal, botella de aceite, botella de acero,
      botella de agua, botella de aluminio, botella de cristal, botella de leche, botella de vidrio, botella deportiva,
      botella filtrante, botella infantil, botella leche, botella plegable, botella termica, botella tritan, botella
      vidrio, botellero, botijo, botilito, bowl, brasero, brasero parrilla, briquetas, brochetas, brochetero, budare,
      budinera, bundt, caballito tequila, cacerola, cacillo, cafetera, cafiza, caja almuerzo, caja china, caja cupcake,
      caja cupcakes, caja de especias, caja de galletas, caja de te, caja de vino madera, caja galletas, caja
      hamburguesa, caja hamburguesas, caja infusiones, caja kraft comida, caja madera vino, caja pan, caja para
      cupcakes, caja para pastel, caja pastel, caja pizza, caja tarta, caja te, caja torta, cajon asador, cajon borra,
      cake topper, calabaza mate, calabaza para mate, caldero, caldero aluminio, caldero hierro, camino mesa, campana,
      campana cocina, campana de cocina, campana decorativa, campana extractora, campana tarta, canasta matera,
      cantimplora acero, cantimplora cocina, cantimplora infantil, cantina leche, cantina lechera, capacillo, capsula
      recargable, capsula recargable nespresso, capsula reutilizable, capsulas cupcake, capsulas cupcakes, capsulas
      magdalenas, caramanola, carbon vegetal, carbón, carga sifon, cargas sifon n2o, cascanueces, caso de cobre, cava
      de vino, cava de vinos, cava vino, cava vinos, cayana, cazo, cazuela, cebador de mate, cebador mate, cecofry,
      centrifugador lechuga, centrifugadora ensalada, centrifugadora lechuga, cepillo bombilla, cepillo botellas,
      cepillo para botellas, cepillo parrilla, cepillo verduras, cesta de frutas, cesta de pan, cesta freidora, cesta
      frutas, cesta lavavajillas, cesta pan, cesta vapor, chaira, champanera, chapa asar, chapa churrasquera, charola,
      chimenea carbon, chimenea encendido, chimenea enciende carbon, chimenea para carbon, chimichurrera, chocolatera,
      chop cervecero, chopera, choperas, chopp, chulengo, chupitos vasos, churrera, cocina a gas, cocina de gas, cocina
      de induccion, cocina electrica, cocineta, cocotte, coctelera, colador, comal, compotera, congelador, contenedor
      alimentos, contenedor de alimentos, contenedor desechable, contenedor hermetico, copa, copa balon, copa cava,
      copa cerveza, copa champan, copa coctel, copa de champan, copa de vino, copa flauta, copa gintonic, copa helado,
      copas, copas de gin, copas descartables, copas gin tonic, copas plasticas, copon, cornete panadero, corta
      empanadas, corta pizza, cortador de galletas, cortador de papas, cortador de pizza, cortador de verduras,
      cortador galletas, cortador huevo, cortador manzana, cortador masa, cortador papas, cortador patatas, cortador
      pizza, cortador verduras, cortadora de fiambre, cortadora fiambre, cortafiambre, cortante, cortante fondant,
      cortante galletitas, cortantes, cortapasta, cortapatatas, cortaverduras, cotufera, crepera, cristaleria, cruz
      para asado, cuba hielo, cuberteria, cubertero, cubeta de hielo, cubeta hielo, cubetera, cubierta de gas,
      cubierto, cubitera, cubo champan, cubo de hielo, cubo hielo, cubo para hielo, cubre jamon, cubrecuchillas
      thermomix, cubrejamon, cubremantel, cubreplatos, cuchara, cucharas de madera, cucharilla, cucharita, cucharon,
      cuchillas batidora, cuchillas licuadora, cuchillo, cuchillo asador, cuchillo criollo, cuchillo de cocina,
      cuchillo gaucho, cuenco, cupcakera, decantador, decoracion de tortas, decoracion tortas, delantal,
      descorazonador, descorchador, deshidratador, deshidratadora, deshuesador aceitunas, despolvillador, destapador,
      difusor llama, discada, disco a gas, disco arado, disco arado cocina, disco carton tarta, disco de arado,
      dispensador aceite, dispensador agua, dispensador bebidas, dispensador cereal, dispensador de aceite, dispensador
      de agua, dispensador de bebidas, dispensador de cereal, dispensador garrafas, dispensador jugo, dispensador papel
      cocina, distribuidor cafe, domo torta, duya, embudo, embudo leche, embutidora, empacadora al vacio, empanadera,
      encendedor carbon, encendedor de carbon, encimera, encimera de gas, encimera gas, enfriador botella, enfriador
      vino, enoteca, ensaladera, envasadora, envase descartable, envoltorio cera abeja, envoltorios cera, equipo de
      mate, escanciador, escarbadientes, escurreplatos, escurreverduras, escurridor, espada brasilera, espada corrida,
      espada espeto, espatula, espatula acodada, espatula cocina, espatula pastelera, espatula silicona, espatulas,
      especiero, espeto, espiralizador, espumadera, espumador, estaca asador, estaca para asado, estante frigorifico,
      estecas fondant, esterilla sushi, estufa, estufa 4 quemadores, estufa de gas, estufa de mesa, estufa electrica
      mesa, expositor tartas, exprimelimon, exprimidor, extractor de jugo, extractor de jugos, extractor jugo,
      extractor jugos, fabrica de pasta, fabrica pasta, fernetero, fiambrera, film alimentario, film cocina, film de
      cocina, film pvc, film transparente, filtro agua, filtro bombilla, filtro brita, filtro cafe, filtro campana,
      filtro ciego, filtro de agua, filtro de agua cocina, filtro de bombilla, filtro de cafe, filtro de nevera, filtro
      de te, filtro fregadero, filtro jarra, filtro nevera, filtro para cafe, filtro te, filtros de papel cafe,
      flanera, flanero, fondue, frapera, frasco, frasco hermetico, frascos de vidrio, freezer, freidora, freidora
      cosori, freidora cuisinart, freidora moulinex, freidora tefal, freidora xiaomi, frigobar, frigorifico, frutera,
      frutero, fuente ceramica, fuente chocolate, fuente cristal horno, fuente de chocolate, fuente de horno, fuente de
      servir, fuente de vidrio, fuente horno, fuente para horno, fuente servir, funda para barbacoa, garrafa agua,
      garrafon, gel alcohol fondue, germinador, gofrera, goma nevera, gorro chef, gorro cocinero, gramera, greca, grifo
      cerveza, grill electrico, guante de cocina, guante de horno, guante de malla cocina, guante horno, guantes para
      horno, hacha de cocina, hangiri, heladera, hermetico, hermetico yerba, hermeticos, hervidor, hielera acero mesa,
      hielera cubitos, hielera mesa, hielera vino, hornilla, hornilla electrica, hornillo electrico, hornito electrico,
      horno, horno barro, horno de barro, horno de pizza, horno electrico, horno piedra, horno pizza, horno sobremesa,
      huevera, hule, hule mesa, individual de mesa, individual mesa, infiernillo, infusor, iniciador carbon, iniciador
      de fuego parrilla, jamonero, jarra, jarra agua, jarra cervecera, jarra cerveza, jarra cristal, jarra de agua,
      jarra de cerveza, jarra de vidrio, jarra electrica, jarra espumar, jarra filtrante, jarra goteo, jarra leche,
      jarra medidora, jarra purificadora, jarra sangria, jarrito barro, jarro, jarron cafe, jicara, jicaras mezcal,
      jigger, juego cafe, juego copas, juego de cafe, juego de copas, juego de loza, juego de moldes, juego de ollas,
      juego de platos, juego de tazas, juego de te porcelana, juego de vasos, juego platos, juego te, juguera, junta
      horno, junta lavavajillas, junta nevera, kit asado, kit cerveza casera, kit cocktail, kit cocteleria, kit de
      asado, kit de cocteleria, kit de sushi, kit fermentacion, kit gin tonic, kit mate, kit sushi, lame panadero,
      lamina silicona horno, latas yerba azucar, lavavajillas, lavavajillas 60cm, lavavajillas empotrable, lavavajillas
      integrable, lechera, lechera barista, lechero, lengua pastelera, lengua silicona, licuadora, limpia bombilla,
      limpia bombillas, lira queso, lonchera, lonchera infantil, loza, lumilagro, lunchera, machacador, majador,
      makisu, mambo robot, mandil, mando horno, mandolina, manga descartable, manga pastelera, manopla, mantel de mesa,
      mantequera, mantequillera, maquina algodon azucar, maquina cafe, maquina de arroz, maquina de cafe, maquina de
      churros, maquina de crepes, maquina de gofres, maquina de helados, maquina de hielo, maquina de palomitas,
      maquina de pan, maquina de pasta, maquina de pastas, maquina de tortillas, maquina de vacio, maquina de waffles,
      maquina de yogur, maquina espresso, maquina helados, maquina hielo, maquina hot dog, maquina palomitas, maquina
      pan, maquina para pasta, maquina pasta, maquina pastas, maquina tortillas, maquina vacio, maquina waffles,
      marcador fondant, matcha batidor, mate, mate acero, mate algarrobo, mate calabaza, mate camionero, mate ceramica,
      mate color, mate completo, mate con bombilla, mate de acero, mate de calabaza, mate de madera, mate de vidrio,
      mate forrado, mate imperial, mate listo, mate silicona, mate stanley, mate termico, mate torpedo, mate vidrio,
      matero, medidor cocktail, medidor coctel, medidor cocteles, mesa caliente, metate, mezcalero, mezclador coctel,
      microondas, mini nevera, minibar, minipimer, mixer, mixer de mano, molcajete, molde, molde bizcocho, molde
      bombones, molde budin, molde bundt, molde chocolate, molde croissant, molde cupcake, molde de hamburguesa, molde
      de hielo, molde de silicona, molde de torta, molde desmoldable, molde desmontable, molde empanadas, molde
      empanadillas, molde flan, molde galletas, molde gelatina, molde gelatinas, molde hamburguesas, molde helados,
      molde hielo, molde huevo, molde magdalenas, molde muffins, molde paleta helada, molde paletas, molde pan, molde
      para gelatina, molde para pastel, molde para pizza, molde para torta, molde pastel, molde polos, molde quesero,
      molde queso, molde reposteria, molde savarin, molde semiesfera, molde silicona, molde silicona cocina, molde
      tarta, molde turron, moldes de papel, moldes helado, moledora, molinillo, molino cafe, molino carne, molino
      corona, molino de cafe, molino de carne, molino de granos, molino de maiz, molino granos, molino manual, molino
      para nixtamal, mondadientes, mortero, mortero cocina, mortero madera, mortero marmol, mortero piedra, mug,
      multiherramienta vino, mycook, nevera americana, nevera balay, nevera bosch, nevera challenger, nevera cocina,
      nevera combi, nevera dos puertas, nevera electrolux, nevera haceb, nevera lg, nevera mabe, nevera no frost,
      nevera retro, nevera samsung, nevera side by side, nevera vertical, nevera vinos, nevera whirlpool, nivelador
      cafe, olla, olla a presion, olla arrocera, olla de hierro, olla de presion, olla electrica, olla expres, olla
      express, olla lenta, olleta, ollita fondue, organizador cocina, organizador de cocina, organizador especias,
      organizador nevera, paella 46cm, paella acero, paella esmaltada, paella pulida, paellera, paellero, paila,
      pajilla, pajita, pala brasas, pala de brasas, pala de pizza, pala para brasas, pala para pizza, pala pizza, pala
      postre, pala tarta, palillero, palillo dientes, palillos, palillos brocheta, palillos chinos, palillos redondos,
      palitos brochette, palitos sushi, palo amasar, palo de amasar, palomitera, palomitero, panera, panificadora, pano
      cocina, pano de cocina, panquequera, papel albal, papel aluminio, papel de aluminio, papel de horno, papel
      encerado, papel film, papel hornear, papel horno, papel manteca, papel parafinado, papel sulfurizado, papel
      vegetal, parrilla, parrilla 4 quemadores, parrilla a carbon, parrilla a gas, parrilla arepas, parrilla argentina,
      parrilla asar, parrilla cajon, parrilla carbon, parrilla de gas, parrilla de tambor, parrilla desmontable,
      parrilla disco, parrilla electrica, parrilla empotrable, parrilla enlozada, parrilla hierro, parrilla portatil,
      parrilla uruguaya, parrillera, parrillero, pasador alimentos, pasapure, pasta encendido fondue, pastalinda,
      pastillas de encendido, pastillas encendido, pava, pava electrica, pava enlozada, pava hervidora, pava mate, pava
      silbadora, pavita, peine pastelero, pela papas, pelador, pelador de papas, pelapapas, perol, picador, picadora,
      picatodo, pichel, pico cebador, pico repostero, picos decoracion, picos reposteria, picos wilton, piedra afilar
      cuchillos, piedra de afilar cuchillos, piedra horno, piedra pizza, piedras whisky, pilon, pimentero, pinchos
      brocheta, pinchos de madera, pinchos madera, pinchos morunos, pinza asado, pinza azucar, pinza carne, pinza
      cocina, pinza de asado, pinza de cocina, pinza ensalada, pinza espagueti, pinza hielo, pinza jamon, pinza para
      asado, pinza parrilla, pinza pasta, pirex, pirotin, pisa papa, pisapapas, pitillo metalico, pitillos de acero,
      pizzera, placa de gas, placa de induccion, placa gas, placa horno, placa induccion, plancha a gas, plancha asar,
      plancha cocina, plancha de asar, plancha de cocina, plancha de gas, plancha de hierro fundido, plancha electrica
      cocina, plancha gas, plancha grill, plancha hierro cocina, plancha hierro fundido, plancha para asar, plato,
      plato carton, plato de algarrobo, plato de pasta, plato de postre, plato descartable, plato desechable, plato
      giratorio tartas, plato hondo, plato infantil, plato llano, plato ovalado, plato pasta, plato pizza, plato playo,
      plato postre, plato presentacion, plato servir, platos, platos cumpleanos, platos de carton, platos papel,
      pocillo, pomo olla, popote, popote acero, porron, porron cristal, porron vidrio, porta alimentos, porta botellas,
      porta mate, porta rollo cocina, porta servilletas, porta termo, porta vasos, porta vino, portacomidas,
      portacubiertos, portacuchillos, portafiltro, portamate, portatermo, portautensilios, portavasos, portaviandas,
      portavino, posa mate, posacucharas, posamate, posaolla, prensa ajos, prensa cafe, prensa de ajo, prensa de ajos,
      prensa francesa, prensa hamburguesas, prensa papas, prensa para tortillas, prensa patatas, prensa queso, prensa
      quesos, prensa tortillas, prensaajos, prensador ajo, prensador de ajo, prensador de ajos, procesador alimentos,
      procesador de alimentos, procesadora, protector salpicaduras, provolera, provoletera, pulverizador aceite,
      purificador agua, purificador de agua, purificador de agua cocina, pyrex, quemador fernetero, quemador gas,
      quemador paella, quesera, quincho portatil, raclette, rallador, raspador masa, rasqueta panadero, raviolera,
      rebanadora, rebanadora jamon, recipiente, recipiente cristal, recipiente hermetico, refractario, refrigerador,
      refrigeradora, rejilla enfriadora, rejilla enfriar, rejilla horno, rejilla parrilla, reloj temporizador,
      removedor cafe, repasador, reposacucharas, resistencia horno, robot cocina, robot de cocina, rodillo, rodillo
      amasar, rodillo cocina, rodillo de amasar, rodillo de cocina, rodillo fondant, rollo aluminio, rollo de aluminio,
      rollos vacio, ronner, rueda pizza, rustidera, sacacorcho, saco pan, salero, salsera, salvamantel, samovares,
      sanduchera, sandwichera, sartén, secador pasta, secaplatos, selladora al vacio, selladora bolsas, selladora
      vacio, sellos galletas, servicio de cafe, servicio de mesa, servicio de te, set asado, set cafe, set coctel, set
      cocteleria, set copas, set de asado, set de cafe, set de cocteleria, set de copas, set de mate, set de ollas, set
      de platos, set de queso, set de quesos, set de sushi, set de te, set de vasos, set de vino, set de vinos, set
      especias, set fondue, set mate, set platos, set queso, set quesos, set recipientes, set sushi, set te, set vasos,
      set vino, set vinos, shots vasos, sifon, sifon cocina, sifon nata, sifon soda, sonda temperatura carne, sopera,
      soplete cocina, soplete de cocina, soporte botellas, soporte capsulas, soporte copas, soporte cupcakes, soporte
      jamon, soporte paella, soporte papel cocina, soporte para botellas, soporte para tazas, soporte rollo cocina,
      soporte tabletas cocina, soporte tapas, soporte tarta, soporte tartas, soporte torta, soporte vino, sorbete,
      sorbetes de acero, spiedo, spray aceite, stand cupcakes, tabla algarrobo, tabla aperitivo, tabla asado, tabla
      carne, tabla cocina, tabla cortar, tabla de algarrobo, tabla de asado, tabla de calden, tabla de cortar, tabla de
      embutidos, tabla de madera, tabla de petiribi, tabla de picar, tabla de quebracho, tabla de quesos, tabla de
      servir, tabla de sushi, tabla desayuno, tabla embutidos, tabla jamon, tabla jamonera, tabla madera, tabla pan,
      tabla para asado, tabla para cortar, tabla para picada, tabla para picar, tabla para quesos, tabla parrillera,
      tabla picada, tabla picar, tabla queso, tabla quesos, tabla servir, tablas de picar, tagine, tamalera, tamiz,
      tamiz harina, tamizador, tamper, tamper cafe, tapa antisalpicaduras, tapa cebadora, tapa cristal, tapa de
      cristal, tapa silicona, taper, taper cristal, tapers, tapete amasar, tapete de silicona hornear, tapete silicona,
      tapon botella, tapon cebador, tapon champagne, tapon champan, tapon de botella, tapon de vino, tapon matero,
      tapon silicona botella, tapon termo, tapon vino, tarro, tarro cristal, tarro especias, tarro hermetico, tarro
      lechero, tarros, tarros de vidrio, tartera, taza, taza de cafe, taza de ceramica, taza magica, taza medidora,
      taza personalizada, taza sublimada, taza termica, taza viajera, tazas, tazon, tejolote, tenedor, tequilero,
      terere vaso, termo, termo acero, termo cafe, termo de acero, termo matero, termo media manija, termo stanley,
      termometro aceite, termometro carne, termometro cocina, termometro de cocina, termometro horno, termometro
      reposteria, termos, tetera, thermomix, tijera cocina, tijeras de cocina, tijeras de pescado, tijeras para cocina,
      tijeras pizza, tijeras pollo, tirador cerveza, toalla cocina, topper, topper boda, topper pastel, topper tarta,
      topper torta, toppers, torre cupcakes, tortera, tortilladora, tortillera, tortillero, tostador, tostadora, tosti
      arepa, tostiarepa, trapo, triturador manual, tromen, tubo sifon, tuper, tupper, untadores, uslero, utensilio,
      utensilios de cocina, vaciador, vajilla, valvula olla presion, vaporera, vaporizador leche, varillas batir,
      varillas manual, varoma, vaso, vaso agua, vaso cafe para llevar, vaso cafetero, vaso carton, vaso cerveza, vaso
      chupito, vaso con pajita, vaso con popote, vaso con tapa, vaso cubata, vaso de agua, vaso de carton, vaso de
      cristal, vaso de vidrio, vaso descartable, vaso desechable, vaso fernet, vaso fernetero, vaso infantil, vaso
      kraft, vaso medidor, vaso plastico, vaso polipapel, vaso reutilizable, vaso shot, vaso sidra, vaso sopa, vaso
      stanley, vaso tequilero, vaso terere, vaso termico, vaso viajero, vaso whisky, vasos, vasos biodegradables, vasos
      cerveceros, vasos cumpleanos, vasos de plastico, vasos papel, vianda, vinagrera, vinera, vinero, vinoteca, virola
      mate, vitroceramica, vitrolero, wafflera, waflera, wok, yerbera, yerbero, yogurtera`,
    ],
  ],
  unsure: `abridor, abridores, aceitera, bandeja, botella, bundt, caldero, campana, carbón, chocolatera, cocina,
    cocotte, copa, copas, copon, cortante, cortantes, embudo, encimera, espatula, espatulas, estufa, fondue, frasco,
    germinador, greca, hermetico, hornilla, horno, hule, jarra, lavavajillas, lechera, lechero, loza, majador, mate,
    mixer, molde, molde de silicona, molde silicona, mortero, palillos, parrilla, pava, pilon, plato, platos, porron,
    pyrex, raclette, rebanadora, recipiente, rodillo, sifon, tamiz, tamper, taper, tarro, tequilero, topper, toppers,
    vaciador, vaso, vinero`,
  printed: 'bandeja, botella, plato, tabla de picar, taza, termo, vaso',
  containers: 'bandeja, botella, copa, frasco, recipiente, tarro, vaso',
  uses: {
    KITCHEN: `bar y cocina, cocina, cocina y comedor, comedor y cocina, cuchilleria, menaje, mesa y cocina, reposteria`,
  },
};
