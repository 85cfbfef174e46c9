import type { Subject } from '../words.ts';

export const NO_CATEGORY: Subject = {
  things: [
    [
      '',
      `aceite, aceite de coco alimentario, aceite de girasol, aceite de oliva, aceite girasol, aceite oliva, aceites y
      vinagres, aceituna, achiote, acordeon, aderezo, adobo, afinador clip, agenda digital descargable, agua, aguacate,
      aguardiente, ajo, alba sacerdotal, albahaca, albarino, alcachofas, alcaparras, alfajor, alimentacion, alimentos,
      alioli, almejas, almendra marcona, almendras, alquiler bicicleta, alquiler de bicicleta, alquiler de esquis,
      alubia, anacardos, anchoa, anis, anisado, aove, arandanos, arepas, armonica, arriendo de bicicleta, arrope,
      arroz, arroz bomba, asesoria, ate membrillo, atlas escolar, atril partituras, atun, audiolibro, avellana,
      avellanas, avena, azafran, azucar, bacalao, bajo electrico, banderillas, bandoneon, banqueta bateria, banqueta
      piano, baqueta bateria, barquillos, bateria acustica, batido, bebida, berberechos, berenjena, biblia,
      bicarbonato, biscotes, bizcocho, bolleria, bollo, bombo leguero, bombon, bondiola, bongo, bonito del norte,
      bonito norte, bono masaje, boquerones, boquilla saxo, boquillas carton, brandy, brocoli, brownie, bulgur,
      butifarra, caballa, cacahuete, cacao, cachaca, cachapas, cafe, cafe capsula, cafe capsulas, cafe descafeinado,
      cafe en grano, cafe molido, cafe soluble, cajeta, cajon flamenco, cajon peruano, calabacin, calabaza, calamares,
      caldo, cana clarinete, canas saxo, canasta de regalo, canela, canelones, capodastro, capotraste, cappuccino,
      capsulas cafe, capsulas compatibles, capsulas de cafe, capsulas dolce gusto, capsulas nespresso, capuchino,
      caramelo, carbon de quebracho, carbon quebracho, carbon shisha, carbon vegetal bolsa, carne, castana pilonga,
      castanuelas, casulla, catecismo, cava, cava brut, caviar, cd musica, cebolla, cecina, cejilla, celulosa papel
      fumar, centrado de rueda, cerdo, cereal, cerezas, cerveza, cesta de regalo, cesta gourmet, cesta navidad gourmet,
      cesta navidena gourmet, cesta regalo gourmet, champagne, champan, champinones, charango, cheque regalo, chicha,
      chicharron, chicle, chile seco, chimichurri, chipotle, chocolate, chocolate cobertura, chocolate con leche,
      chocolate negro, chorizo, chucherias, chuches, chuletas, churros, ciruelas, clavo especia, cobertura chocolate,
      cobertura de chocolate, cocido, cola, colacao, coliflor, colorante alimentario, colorante alimenticio, comic,
      comic marvel, comino, conejo, conserva, consulta, cookies, copos de avena, cordero, correa guitarra, costillas,
      couscous, crema agria, crema avellanas, crema cacahuete, crema cacao, crema calabacin, crema calabaza, crema
      catalana, crema champinones, crema de almendras, crema de avellana, crema de avellanas, crema de cacahuate, crema
      de cacahuete, crema de cacao, crema de calabacin, crema de calabaza, crema de champinones, crema de coco, crema
      de leche, crema de mani, crema de queso, crema de verduras, crema de whisky, crema leche, crema pastelera, crema
      queso, crema verduras, crepe, croissant, croquetas de jamon, croquetas jamon, cuajada, cuerdas guitarra, cuerdas
      para guitarra, cuerdas violin, curcuma molida, curry, curso, cuscus, datil, despensa, devocionario, diccionario,
      diccionario escolar, diccionario ingles, disco, djembe, donacion, dulce de membrillo, ebook, edulcorante,
      empanada, empanadillas, encendedor clipper, encordado de raqueta, encordado guitarra, encurtidos, ensaimada,
      ensalada, entrada, envio, escamas sal, espaguetis, esparrago, esparragos, esparragos blancos, esparragos
      conserva, especias, espinacas, espresso, estampa religiosa, estampa san, estampita, estevia, estola sacerdotal,
      extracto vainilla, faba asturiana, fabada, fabes, fernet, fiambre, fideos, fideua, flan, flauta dulce, flor de
      sal, foie, fondant, fondant blanco, formas eucaristicas, fresa, fresas, frijoles, fruta, frutos secos, fuet,
      funda guitarra, funda para guitarra, galleta, galletitas, gambas, garantia extendida, garbanzo, gaseosa,
      gazpacho, gelatina, gift card, ginebra, glasa real, gofio, gofre, goji, golosinas, gominola, granola, grinder,
      guacamole, guacharaca, guirlache, guiro, guisantes, guitarra, gusanitos, hamburguesa, harina, helado, higos,
      horchata, hostias sin consagrar, huevas, huevo, hummus, inca kola, infusion, inscripcion, instalacion,
      instalacion de camara, jalapeno, jamon, jengibre molido, judias, judion, jugo, ketchup, kiwi, kombucha,
      lambrusco, langostinos, lasana, laurel hojas, lavado de bicicleta, leche, lechuga, lectura de tarot, lectura
      tarot, legumbres, lenteja, levadura, libro, libro ilustrado, libro infantil, libro recetas, libros, licor, limon,
      limonada, limpieza de bicicleta, limpieza profunda de bicicleta, lomo, longaniza, lote gourmet, lote navidad, lp
      vinilo, macarron, machaca, magdalena, maiz, maizena, mano de obra, mantecado, mantencion, mantenimiento
      bicicleta, mantenimiento de bicicleta, mantequilla, manzana, manzanilla, maquina liar, margarina, masa madre,
      masaje relajante 60 min, matcha, mayonesa, mazapan, mechero clipper, mejillon escabeche, mejillones, melocoton,
      melon, membrillo, merluza, mermelada, metronomo, mezcal, miel, miel abeja, miel azahar, miel eucalipto, miel
      pura, miel romero, misal, mix de frutos secos, mocaccino, mojo picon, mokaccino, mole, mole poblano, moledor
      tabaco, morcilla, mortadela, mostaza, mosto, muesli, muffin, nachos, napolitana, naranja, narguile, nata,
      natillas, navajas conserva, nesquik, noquis, novela, novela grafica, nueces, nuez moscada, oblea, oregano,
      orejones, ornamento liturgico, orujo, pacharan, palanqueta, paleta de cebo, paleta iberica, paleta payaso,
      palitos de cangrejo, palmeras chocolate, palomitas, pan, pan de bono, pan de molde, pan rallado, pan sin gluten,
      pan tostado, panceta, panela, papas fritas, papel armar, papel de azucar, papel de fumar, papel ocb, papel raw,
      papelillo, parche bateria, partitura, pasas, pasta, pastel, pastel de cumpleanos, pasteles, patata, pate campana,
      pate iberico, pavo, pechuga, pedal bombo, pedal distorsion, pedal efectos, peladillas, pepinillos, pepino,
      pepitas chocolate, pera, perejil, perlas de azucar, picos pan, piloncillo, pimenton, pimienta, pimiento, pina,
      pipa fumar, pipas, pisco, pistacho, pistachos, pizza, plantilla digital, platanitos, platano, platillo zildjian,
      polen miel, polenta, poleo, pollo, polvoron, porotos, prosecco, pua dunlop, pua guitarra, puas, puesta a punto,
      pulpo, pulque, pupusas, pure, quena, queso, quinoa, raviolis, recarga celular, recarga movistar, recarga telcel,
      recarga telefonica, redoblante, refresco, regaliz, regana, regulacion de cambio, regulacion de freno, regulacion
      general, reparacion, reparacion de cadena, requeson, resina violin, revision general, revista, ribera del duero,
      rioja, romero, romesco, ron, rooibos, roscon, roscos, roscos vino, rosquillas, rueda verdejo, sacarina, sal, sal
      himalaya, sal marina, sal rosa, salami, salchichas, salchichon, salmon, salmorejo, salsa, salsa barbacoa, sandia,
      sangria, sardinas, saxofon, sazonador, sedas ocb, seitan, semillas calabaza comer, semillas chia, semillas de
      chia, semillas de lino, semillas lino, semillas sesamo, sena, servicio, servicio de encordado, sesion, setas,
      sidra, sirope, smoothie, sobao, sobrasada, sobrassada, soja texturizada, sopa, sprinkles, stevia, surimi,
      suscripcion, tabaquera, tableta chocolate, tableta de chocolate, tajin, tallarines, taller, taller ceramica,
      tamales, tapa de empanadas, tarjeta de regalo, tarjeta regalo, tarta, te, te chai, te negro, te verde, tempeh,
      tequeno, tequila, ternera, tila, tinto de verano, tofu, tomate, tomillo, tomo, tonica, torta, tortas aceite,
      tortas de aceite, tortilla, tostadas, totopos, trombon, trufa, trufa negra, trufas, turron, txakoli, ukelele,
      uva, uvas, vainilla, vainilla extracto, vale, ventresca, verdejo, verdura, vermu, vermut, vinagre, vinilo disco,
      vinilo lp, vino, violin, vodka, whisky, yerba, yogur, zampona, zanahoria, zumo`,
    ],
  ],
  unsure: `aceite, acordeon, adobo, anis, araña, atlas escolar, avellana, avena, batido, bongo, castanuelas, catecismo,
    caño, cookies, diccionario, dripper, esparrago, esparragos, fresa, fresas, matcha, membrillo, mole, pastel,
    pasteles, pera, pistacho, puas, rioja, roscos, rueda verdejo, straps, tamices, trufa, trufas, uva, vainilla`,
  printed: 'cómic, libro, libros, novela, pines esmaltados, revista, tarjeta de regalo',
  ofHome: 'artificial, artificiales, faro solar, foco solar, linterna solar, luz solar led, sintetica, sintetico',
  watched: 'boliche, softball',
};
