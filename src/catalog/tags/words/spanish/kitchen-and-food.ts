import type { Subject } from '../words.ts';

export const KITCHEN_AND_FOOD: Subject = {
  things: [
    [
      'KITCHEN',
      `abrebotellas, abrelatas, abrelatas electrico, abridor, abridores, aceitera, aceitero, afilador cuchillos,
      afilador de cuchillos, afilador para cuchillos, agarradera, agarraderas, air fryer, aireador de vino, alacena
      organizador, amasadora, anafe, anafe electrico, arrocera, asadera, asador,
      azucarera, azucarero, balanza de cocina, bandeja, bandeja de aluminio, bandeja de horno, bandeja de servir,
      bandejas, barbacoa, bascula de cocina, base giratoria torta, base giratoria tortas, base para torta, base
      pastel, bateria cocina, bateria de cocina, bateria de ollas, batidor, batidor manual, batidora, batidora de
      mano, batidora de varillas, batidora de vaso, batidora planetaria, bol, bolsa de almuerzo, bolsa isotermica,
      bolsa porta alimentos, bolsa termica alimentos, bolsa zip, bolsas congelacion, bolsas de congelacion, bolsas
      hermeticas, bolsas para alimentos, bolsas zip, bombilla acero, bombilla alpaca, bombilla de acero, bombilla de
      alpaca, bombilla de mate, bombilla mate, bombilla para mate, bombillas de mate, boquilla pastelera, boquilla
      reposteria, boquillas pasteleras, boquillas reposteria, botella, botella aluminio, botella de acero, botella de
      agua, botella de aluminio, botella de vidrio, botella deportiva, botella infantil, botella termica, botella
      termica acero, botellas de agua, botellero, bowl, bowls, brasero, brochetas, brochetas de madera, budinera,
      cacerola, cafetera, cafetera de capsulas, cafetera de goteo, cafetera electrica, cafetera express, cafetera
      italiana, cafetera moka, cake topper, caldero, camino mesa, campana, campana de cocina, campana extractora,
      cantimplora cocina, cantimplora infantil, capacillo, capacillos, caramanola, carbon barbacoa, carbon vegetal,
      carbón, cava de vino, cava de vinos, cazo, cazuela, cazuelas, chaira, champanera, charola, chimenea carbon,
      chopp, cocina a gas, cocina de gas, cocina electrica, cocineta, cocotte, coctelera, colador, comal, congelador,
      congelador horizontal, contenedor de alimentos, contenedor hermetico, contenedores de alimentos, copa, copa de
      champan, copa de vino, copas, copas de gin, copas de vino, corta pizza, cortador de galletas, cortador de papas,
      cortador de pizza, cortador de verduras, cortante, cortantes, cortantes galletitas, cortapastas, crepera,
      cristaleria, cuberteria, cubeta de hielo, cubeta hielo, cubetera, cubeteras, cubierto, cubiertos, cubiertos
      desechables, cubitera, cuchara, cuchara de madera, cucharas de madera, cucharilla, cucharita, cucharon,
      cuchillo, cuchillo cocinero, cuchillo de carnicero, cuchillo de chef, cuchillo de cocina, cuchillo de mesa,
      cuchillo jamonero, cuchillo santoku, cuchillos, cuchillos de cocina, cuenco, decantador, decoracion de tortas,
      delantal, delantales, descorchador, deshidratador, deshidratador de alimentos, destapador, destapador de vino,
      disco de arado, dispensador agua, dispensador cereal, dispensador de aceite, dispensador de agua, dispensador de
      bebidas, dispensador de cereal, embudo, empacadora al vacio, encimera, encimera de gas, ensaladera, ensaladeras,
      envasadora al vacio, escurreplatos, escurreverduras, escurridor, escurridor de platos, espatula, espatula
      silicona, espatulas, especiero, especiero giratorio, especieros, espumadera, espumador, espumador de leche,
      esterilla sushi, estufa, estufa de gas, exprimidor, exprimidor de limones, exprimidor electrico, extractor de
      jugo, extractor de jugos, fiambrera, film de cocina, film transparente, filtro agua, filtro de agua, filtro de
      cafe, frasco, frascos de vidrio, frascos hermeticos, freezer, freidora, freidora de aire, freidora sin aceite,
      frigobar, frigorifico, frutero, fuente de chocolate, fuente de horno, fuente de servir, fuente para horno,
      garrafon, gofrera, guante de cocina, guante de horno, guante horno, guantes de horno, heladera, hermetico,
      hermeticos, hervidor, hervidor electrico, hielera cubitos, hielera mesa, horno, horno de pizza, horno electrico,
      horno tostador, huevera, individual de mesa, individuales, infusor, infusor de te, jarra, jarra de agua, jarra
      de vidrio, jarra electrica, jarra filtrante, jarro, jarron cafe, juego de cubiertos, juego de cuchillos, juego
      de ollas, juego de platos, juguera, kit de asado, lavavajillas, lavavajillas empotrable, lavavajillas
      integrable, licuadora, licuadora portatil, lonchera, lonchera termica, loncheras, loza, lunchera, luncheras,
      machacador, mandil, mandolina, manga pastelera, manopla, mantel antimanchas, mantel de mesa, mantel desechable,
      mantel individual, mantequera, mantequillera, maquina de helados, maquina de hielo, maquina de palomitas,
      maquina de pan, maquina de pastas, maquina de waffles, maquina para pasta, mate, mate algarrobo, mate camionero,
      mate ceramica, mate color, mate completo, mate con bombilla, mate de acero, mate de calabaza, mate de madera,
      mate imperial, mate listo, mate torpedo, matero, microondas, minibar, minipimer, mixer, molcajete, molde, molde
      de silicona, molde de torta, molde hielo, molde muffins, molde para pastel, molde para pizza, molde pastel,
      moldes de papel, moldes de silicona, moldes de torta, moledora, molinillo, molinillo de cafe, molinillo de
      especias, molinillo de pimienta, molino de cafe, molino de carne, molino de granos, mortero, mug,
      multiherramienta vino, nevera combi, olla, olla a presion, olla arrocera, olla de hierro, olla de presion, olla
      de presion electrica, olla electrica, olla express, olla lenta, ollas, organizador de cocina, organizador de
      cubiertos, organizador especias, paellera, paila, pajilla, pajita, pajitas, pajitas de acero, pala pizza,
      palillos, palillos dientes, palillos redondos, palo de amasar, palomitera, panera, panificadora, pano cocina,
      pano de cocina, papel albal, papel aluminio, papel de aluminio, papel de horno, papel encerado, papel film,
      papel horno, papel manteca, papel parafinado, papel vegetal, parrilla, parrilla carbon, parrilla de gas,
      parrilla electrica, parrilla portatil, parrillera, pastillas de encendido, pava, pava electrica, pela papas,
      pelador, pelador de patatas, pelapapas, picador, picador de verduras, picadora, picatodo, pichel, picos
      reposteria, piedra pizza, pimentero, pinchos de madera, pinza de cocina, pinza parrilla, pinzas de cocina,
      pirotines, pizzera, placa de induccion, plancha a gas, plancha de asar, plancha de cocina, plato, plato de
      postre, plato desechable, plato hondo, plato llano, platos, platos desechables, pocillo, popote, popote acero,
      popotes, porta alimentos, porta botellas, porta cubierto, porta cubiertos, porta rollo cocina, porta vianda,
      porta vino, portacuchillos, portavasos, portavino, portavinos, posavasos, prensa ajos, prensa cafe, prensa
      francesa, prensa tortillas, prensador de ajo, procesador de alimentos, procesadora, purificador de agua,
      quesera, rallador, rallador de queso, rallador electrico, recipiente, recipiente hermetico, refractario,
      refrigerador, refrigerador mini, refrigeradora, repasador, repasadores, robot de cocina, rodillo, rodillo de
      cocina, rollo de aluminio, sacacorchos, salero, salvamanteles, sandwichera, sarten antiadherente, sarten de
      hierro, sarten electrico, sartenes, sartén, secaplatos, selladora al vacio, servilleta, servilletas, servilletas
      de papel, servilletas papel, servilletero, set asado, set de asado, set de cocteleria, set de copas, set de
      cuchillos, set de mate, set de ollas, set de queso, set de quesos, set de sushi, set de utensilios, set de vino,
      set de vinos, set mate, set matero, set parrillero, sifon, sorbete, sorbetes, sorbetes de acero, tabla de
      cortar, tabla de madera, tabla de picar, tabla de quesos, tabla para asado, tabla para picar, tabla para quesos,
      tablas de picar, tamiz, taper, tapers, tapon de vino, tarro, tarros, tarros de vidrio, taza, taza de cafe, taza
      de ceramica, taza magica, taza termica, taza viajera, tazas, tazas de cafe, tazon, tazones, tenedor, termo,
      termo acero, termo cafe, termo de acero, termometro carne, termometro cocina, termometro de cocina, termos,
      tetera, tijeras de cocina, topper, topper torta, toppers, tortilladora, tortillero, tostador, tostadora, trapo,
      tuper, tupper, tuppers, utensilio, utensilios, utensilios de cocina, vajilla, vaporera, vaso, vaso cafetero,
      vaso con tapa, vaso de cristal, vaso de vidrio, vaso desechable, vaso termico, vaso termico acero, vasos, vasos
      cerveceros, vasos de plastico, vasos de vidrio, vasos desechables, vianda, viandas, vinagrera, vinera, vinoteca,
      vitroceramica, wafflera, waflera, waflera electrica, wok, yerbera, yerbero, yogurtera`,
    ],
    [
      '',
      `aceite, aceite de girasol, aceite de oliva, aceite de oliva virgen, aceites y vinagres, aceitunas, aderezo,
      aderezos, agua, agua con gas, agua mineral, aguacate, ajo, albahaca, alcachofas, alfajor, alfajores,
      alimentacion, almejas, almendras, alubias, anacardos, anchoas, arandanos, arroz, arroz con leche, atun,
      avellanas, avena, azafran, azucar, bacalao, barquillos, barrita de cereales, barritas de cereales, bebida,
      bebida de almendras, bebida de arroz, bebida de avena, bebida de soja, bebida energetica, bebida isotonica,
      bebidas, berberechos, berenjena, biblia, bicarbonato, biscotes, bizcocho, bizcochos, bolleria, bollo, bombon,
      bombones, bondiola, boquerones, brocoli, caballa, cacahuetes, cacao, cacao soluble, cafe, cafe capsulas, cafe
      descafeinado, cafe en grano, cafe molido, cafe soluble, calabacin, calabaza, calamares, caldo, caldo de pollo,
      canela, canelones, capsulas cafe, capsulas de cafe, caramelo, caramelos, carne, carne picada, cava, cebolla,
      cerdo, cereal, cereales, cerezas, cerveza, cerveza sin alcohol, champan, champinones, cheque regalo, chicle,
      chicles, chocolate, chorizo, chorizos, chuletas, ciruelas, cola, coliflor, colorante alimentario, comic, comino,
      conejo, conserva, consulta, copos de avena, cordero, costillas, costo de envio, crema agria, crema catalana,
      crema de avellanas, crema de cacahuete, crema de cacao, crema de calabacin, crema de calabaza, crema de
      champinones, crema de leche, crema de queso, crema de verduras, crema pastelera, crepe, croissant, cuajada,
      curry, curso, cuscus, datiles, despensa, disco, donacion, dulce de leche, edulcorante, empanada, empanadillas,
      ensalada, entrada, entradas, envio, envio gratis, espaguetis, esparrago, esparragos, especias, espinacas,
      estevia, fiambre, fideos, flan, fresa, fresas, frijoles, fruta, frutos secos, fuet, galleta, galletas,
      galletitas, gambas, garbanzo, garbanzos, gaseosa, gazpacho, gelatina, gift card, ginebra, gofre, gominolas,
      granola, guacamole, guisantes, guitarra, gusanitos, hamburguesa, hamburguesas, harina, helado, helados, higos,
      huevo, huevos, hummus, infusion, infusion manzanilla, inscripcion, instalacion, jamon, judias, judias verdes,
      jugo, ketchup, kiwi, langostinos, lasana, leche, leche condensada, leche descremada, leche desnatada, leche en
      polvo, leche entera, leche evaporada, leche fresca, leche semidesnatada, leche sin lactosa, lechuga, legumbres,
      lenteja, lentejas, levadura, libro, libros, licor, limon, limonada, lomo, lomo de cerdo, macarrones, magdalena,
      magdalenas, maiz, maiz dulce, mantequilla, manzana, manzanilla, margarina, mayonesa, mazapan, mejillones,
      melocoton, melon, merluza, mermelada, mermeladas, mezcal, miel, mix de frutos secos, mortadela, mostaza, muffin,
      nachos, napolitana, naranja, nata, nata montar, natillas, noquis, novela, nueces, obleas, oregano, palitos de
      cangrejo, palomitas, palomitas microondas, pan, pan de molde, pan rallado, pan tostado, panceta, pasas, pasta,
      pastel, pasteles, patata, patatas fritas, pavo, pechuga, pechuga de pavo, pechuga de pollo, pepinillos, pepino,
      pera, perejil, pimenton, pimenton dulce, pimienta, pimiento, pimientos, pina, pipas, pistachos, pizza, platano,
      polenta, pollo, polvorones, porotos, pulpo, pure, pure de patatas, queso, queso crema, queso fresco, queso
      rallado, queso untar, quinoa, raviolis, refresco, regaliz, regana, reparacion, requeson, revista, romero, ron,
      roscon, sacarina, sal, salami, salchichas, salchichon, salmon, salmorejo, salsa, sandia, sangria, sardinas,
      sazonador, sena, servicio, sesion, setas, sidra, sirope, sobrasada, sopa, sopa de sobre, surimi, suscripcion,
      tableta de chocolate, tallarines, taller, tapa de empanadas, tapas de empanadas, tarjeta de regalo, tarjeta
      regalo, tarta, te, te matcha, te negro, te verde, tequila, ternera, tila, tinto de verano, tomate, tomate frito,
      tomate triturado, tomillo, tonica, torta, tortilla, tortilla de patatas, tostadas, turron, turron de chocolate,
      uva, uvas, vale, verdura, verduras, vermut, vinagre, vinagre de modena, vinilo disco, vinilos discos, vino, vino
      blanco, vino tinto, vodka, whisky, yerba, yerba mate, yogur, zanahoria, zanahorias, zumo`,
    ],
  ],
  unsure: `abridor, abridores, aceitera, bandeja, botella, caldero, campana, carbón, cocina, cocotte, copa, copas,
    cortante, cortantes, embudo, encimera, esparrago, esparragos, espatula, espatulas, estufa, frasco, fresa, fresas,
    hermetico, horno, individuales, jarra, lavavajillas, loza, mate, mixer, molde, mortero, palillos, parrilla,
    pastel, pasteles, pava, pera, plato, platos, recipiente, rodillo, sifon, tamices, tamiz, taper, tarro, topper,
    toppers, uva, vaso`,
  printed: `bandeja, botella, cómic, libro, libros, novela, plato, revista, tabla de picar, tarjeta de regalo, taza,
    termo, vaso`,
  containers: 'bandeja, botella, copa, frasco, recipiente, tarro, vaso',
  uses: {
    KITCHEN: 'bar y cocina, cocina, cocina y comedor, comedor y cocina, menaje, mesa y cocina, reposteria',
  },
};
