import type { Subject } from '../words.ts';

export const NO_CATEGORY: Subject = {
  things: [
    [
      '',
      `aceite, aceite de coco alimentario, aceite de girasol, aceite de oliva, aceite de oliva virgen, aceite girasol,
      aceite oliva, aceite oliva virgen extra, aceites y vinagres, aceituna, aceitunas, aceitunas rellenas, achiote,
      acordeon, aderezo, aderezos, adobo, afinador clip, agenda digital descargable, agua, agua con gas, agua mineral,
      aguacate, aguardiente,
      ajo, alba sacerdotal, albahaca, albarino, alcachofa conserva, alcachofas, alcaparras, alfajor, alfajores,
      alimentacion, alimentos,
      alioli, almejas, almendra marcona, almendras, alubia, alubias, anacardos, anchoa, anchoas, anchoas cantabrico,
      anis, anisado, aove, arandanos, arepas, armonica, arrope, arroz, arroz basmati, arroz bomba, arroz con leche,
      arroz integral, asesoria, ate membrillo, atlas escolar, atril partituras, atun, audiolibro, avellana, avellanas,
      avena, azafran, azafran hebra,
      azucar, azucar moreno, bacalao, bacalao salado, bajo electrico, banderillas, bandoneon, banqueta bateria,
      banqueta piano, baqueta bateria, barquillos, barrita de cereales, barritas de
      cereales, bateria acustica, batido, bayas goji, bebida, bebida de almendras, bebida de arroz, bebida de avena,
      bebida de soja, bebida energetica, bebida isotonica, bebidas, berberechos, berenjena, biblia, bicarbonato,
      biscotes, bizcocho, bizcocho casero, bizcochos, bolleria, bollo, bombo leguero, bombon, bombones, bombones licor,
      bondiola,
      bongo, bonito del norte, bonito norte, bono masaje, boquerones, boquilla saxo, boquillas carton, brandy, brocoli,
      brownie, bulgur,
      butifarra, caballa,
      cacahuete, cacahuetes, cacao, cacao puro, cacao soluble, cachaca, cachapas, cafe, cafe capsula, cafe capsulas,
      cafe descafeinado, cafe en grano, cafe molido, cafe soluble, cajeta, cajon flamenco, cajon peruano, calabacin,
      calabaza,
      calamares, caldo, caldo de pollo, cana clarinete, canas saxo, canasta de regalo, canastas de regalo, canela,
      canela molida, canela rama,
      canelones, capodastro, capotraste, capsulas cafe, capsulas compatibles, capsulas de cafe, capsulas dolce gusto,
      capsulas nespresso,
      caramelo, caramelo toffee, caramelos, carbon de quebracho, carbon quebracho, carbon shisha, carbon vegetal bolsa,
      carne, carne picada, carne seca, castana pilonga, castanuelas, casulla, catecismo, cava, cava
      brut, caviar, cd musica, cebolla, cecina, cejilla, celulosa papel fumar, cerdo, cereal, cereales, cerezas,
      cerveza, cerveza sin
      alcohol, cesta de regalo, cesta gourmet, cesta navidad gourmet, cesta navidena gourmet, cesta regalo gourmet,
      champagne, champan, champinones, charango, cheque regalo, chicha, chicharron, chicharrones, chicle, chicles,
      chile seco,
      chimichurri, chipotle, chocolate, chocolate cobertura, chocolate con leche, chocolate negro, chorizo, chorizo
      iberico, chorizos, chucherias, chuches, chuletas, churros, ciruelas, clavo especia, cobertura chocolate,
      cobertura de chocolate, cocido, cola, colacao, coliflor, colorante alimentario, colorante alimenticio, comic,
      comic marvel, comino, comino molido, conejo, conserva, conservas, consulta, consulta online, cookies, copos de
      avena, cordero, correa guitarra, costillas, costo de envio, couscous, crema agria, crema avellanas, crema
      cacahuete, crema cacao,
      crema calabacin, crema calabaza, crema catalana, crema champinones, crema de avellanas, crema de cacahuete, crema
      de cacao, crema de calabacin, crema de calabaza, crema de champinones, crema de leche, crema de queso, crema de
      verduras, crema leche, crema pastelera, crema queso, crema verduras, crepe, croissant, croquetas de jamon,
      croquetas jamon, cuajada, cuerdas guitarra, cuerdas para guitarra, cuerdas violin, curcuma molida, curry, curso,
      curso online, cuscus, datil, datiles,
      despensa, devocionario, diccionario, diccionario escolar, diccionario ingles, disco, disco vinilo, djembe,
      donacion, dulce de leche, dulce de membrillo, dulce leche, ebook, edulcorante,
      empanada, empanadillas, empanadillas atun, encendedor clipper, encordado guitarra, encurtidos, ensaimada,
      ensalada, entrada,
      entradas, entradas
      concierto, envio, envio gratis, escamas sal, espaguetis, esparrago, esparragos, esparragos blancos, esparragos
      conserva, especias, espinacas, estampa religiosa, estampa san, estampita, estevia, estola sacerdotal, extracto
      vainilla, faba asturiana, fabada, fabes, fernet, fiambre,
      fideos, fideua, flan, flauta dulce, flor de sal, foie, foie gras, fondant, fondant blanco, formas eucaristicas,
      fresa, fresas,
      frijoles, fruta, frutos secos, fuet, fuet extra, funda guitarra, funda para guitarra, galleta, galletas,
      galletitas, gambas, garantia extendida,
      garbanzo, garbanzo pedrosillano, garbanzos, gaseosa, gazpacho, gelatina, gift card, ginebra, glasa real, gofio,
      gofre, goji, golosinas, gominola, gominolas, granola, grinder, guacamole, guacharaca, guirlache, guiro,
      guisantes, guitarra, guitarra
      electrica, guitarra espanola, gusanitos, hamburguesa, hamburguesa vegana, hamburguesas, harina, harina almendra,
      harina integral, harina maiz, harina pan, harina trigo, helado, helados, higos, horchata, hostias sin consagrar,
      huevas, huevo, huevos,
      hummus, inca kola, infusion, infusion manzanilla, inscripcion, instalacion, instalacion split, jalapeno,
      jalapenos, jamon, jamon iberico, jamon serrano, jengibre molido, judias, judias verdes, judion, judiones, jugo,
      ketchup, kiwi, kombucha, lambrusco, langostinos, lasana, laurel hojas, leche, leche condensada, leche descremada,
      leche desnatada, leche en polvo, leche entera, leche evaporada, leche fresca, leche semidesnatada, leche sin
      lactosa, lechuga, lectura de tarot, lectura tarot, legumbres, lenteja, lentejas, levadura, levadura fresca,
      levadura quimica, libro, libro ilustrado, libro infantil, libro recetas, libros, licor, licor cafe, licor de
      hierbas, limon, limonada, lomo, lomo de cerdo, lomo iberico, longaniza, lote gourmet, lote navidad, lp vinilo,
      macarron,
      macarrones, machaca, magdalena, magdalena integral, magdalenas, maiz, maiz dulce, maizena, malta bebida, manga
      tomo, mantecado, mantecados, mantequilla, mantequilla de mani, manzana, manzanilla, maquina liar, margarina, masa
      madre, masaje
      relajante 60 min, matcha, mayonesa, mazapan, mazapan de cacahuate, mechero clipper, mejillon escabeche,
      mejillones, melocoton,
      melon, membrillo, merluza, mermelada, mermeladas, metronomo, mezcal, mezcla bizcocho, miel, miel abeja, miel
      azahar, miel
      eucalipto, miel pura, miel romero, misal, mix de frutos secos, mojo picon, mole, mole poblano, moledor tabaco,
      morcilla,
      mortadela,
      mostaza, mosto, muesli, muffin, nachos, napolitana, naranja, narguile, nata, nata montar, natillas, navajas
      conserva,
      nesquik, noquis, novela, novela grafica, nueces, nueces pecan, nuez moscada, oblea, obleas, obleas cajeta,
      oregano, oregano seco, orejones, ornamento liturgico, orujo, pacharan, palanqueta, paleta de cebo, paleta
      iberica, paleta payaso,
      palitos de cangrejo, palmeras chocolate, palomitas, palomitas microondas, pan, pan de bono, pan de molde, pan
      rallado, pan sin gluten, pan tostado, panceta, panela, papas fritas, papel armar, papel de azucar, papel de
      fumar, papel ocb, papel raw, papelillo, papelillos, parche bateria, partitura, pasas, pasta,
      pasta de azucar, pasta integral, pastel, pastel de cumpleanos, pasteles, patata, patatas, patatas fritas, pate
      campana, pate iberico, pavo, pechuga, pechuga de pavo, pechuga de pollo, pedal bombo, pedal distorsion, pedal
      efectos, peladillas, pepinillos, pepino, pepitas
      chocolate, pera, perejil, perlas de azucar, piano digital, picos pan, piloncillo, pimenton, pimenton de la vera,
      pimenton dulce, pimenton vera, pimienta, pimienta negra grano, pimiento, pimiento piquillo, pimientos, pimientos
      piquillo, pina, pipa fumar, pipas, pisco, pistacho, pistachos, pizza, plantilla digital, platanitos, platano,
      platillo zildjian, polen miel,
      polenta, poleo, pollo, polvoron, polvorones, porotos, prosecco, pua dunlop, pua guitarra, puas, pulpo, pulpo
      cocido, pulque,
      pupusas, pure, pure de patatas, quena, queso, queso azul, queso cabra, queso crema, queso curado, queso fresco,
      queso
      manchego, queso oveja, queso rallado, queso untar, quinoa, quinoa real, raviolis, recarga celular, recarga
      movistar, recarga telcel, recarga telefonica, redoblante, refresco, regaliz, regaliz
      rojo, regana, regañas, reparacion, requeson, resina violin, revista, ribera del duero, rioja, romero, romesco,
      ron, rooibos,
      roscon, roscos, roscos vino, rosquillas, rueda verdejo, sacarina, sal, sal himalaya, sal marina, sal rosa,
      salami, salchichas, salchichon, salchichon iberico, salmon, salmorejo, salsa, salsa barbacoa, salsa brava, salsa
      picante, salsa soja, salsa tomate, salsa valentina, sandia, sangria, sardinas, saxofon, sazonador, sedas ocb,
      seitan,
      semillas
      calabaza comer, semillas chia, semillas de chia, semillas de lino, semillas lino, semillas sesamo, sena,
      servicio, sesion, setas, sidra, sidra natural, sirope, smoothie, snacks maiz, sobao, sobaos, sobrasada,
      sobrassada, soja texturizada, sopa, sopa de sobre, sprinkles, stevia, surimi, suscripcion, tabaquera, tableta
      chocolate,
      tableta de chocolate, tajin, tallarines, taller, taller ceramica, tamales, tapa de empanadas, tapas de empanadas,
      tarjeta de regalo, tarjeta regalo, tarjeta regalo digital, tarta, tarta cumpleanos, tarta de queso, tarta queso,
      te, te chai, te matcha, te negro, te rooibos, te verde, tempeh, tequeno, tequenos, tequila, ternera, tila, tinto
      de verano, tofu, tomate, tomate frito, tomate seco, tomate triturado, tomillo, tomo, tonica, torta, torta del
      casar, tortas aceite, tortas de aceite, tortilla, tortilla de patatas, tortitas arroz, tortitas maiz, tostadas,
      totopos, trombon, trufa, trufa negra, trufas, turron, turron blando, turron de chocolate, turron duro, txakoli,
      ukelele,
      uva, uvas, vainilla, vainilla extracto, vale, ventresca, verdejo, verdura, verduras, vermu, vermut, vermut rojo,
      vinagre, vinagre de modena, vinagre jerez, vinagre manzana, vinilo disco, vinilo lp, vinilos discos, vino, vino
      blanco, vino tinto, violin, vodka, whisky, yerba, yerba amanda, yerba baldo, yerba canarias, yerba compuesta,
      yerba mate, yerba mate compuesta, yerba organica, yerba pipore, yerba playadito, yerba rosamonte, yerba
      saborizada, yerba sara, yerba taragui, yerba union, yogur, zampona, zanahoria, zanahorias, zumo, zumos`,
    ],
  ],
  unsure: `aceite, acordeon, adobo, anis, araña, atlas escolar, avellana, avena, batido, bongo, castanuelas, catecismo,
    caño, cookies, diccionario, esparrago, esparragos,
    fresa, fresas, matcha, membrillo, mole, pastel, pasteles, pera, pistacho, puas, rioja, roscos, rueda verdejo,
    tamices, trufa, trufas, uva, vainilla`,
  printed: 'cómic, libro, libros, novela, pines esmaltados, revista, tarjeta de regalo',
  ofHome: 'artificial, artificiales, faro solar, foco solar, linterna solar, luz solar led, sintetica, sintetico',
};
