import type { Words } from './words.ts';

export const SPANISH: Words = {
  head: 'first',
  cuts: 'con, para, en, sin, por, y',
  endings: ['s', 'es'],
  things: [
    [
      'ELECTRONICS',
      'telefono, movil, celular, smartphone, ordenador, computadora, portatil, laptop, tablet, monitor, televisor, televisión, proyector, altavoz, altavoces, parlante, bocina, barra de sonido, auricular, auriculares, audifonos, cascos, microfono, camara, camara web, lente, tripode, cargador, bateria externa, bateria, pila, pilas, cable, cable usb, adaptador, memoria usb, pendrive, tarjeta de memoria, disco duro, tarjeta grafica, placa base, procesador, router, teclado, raton, mouse, alfombrilla, mando, consola, impresora, cartucho, toner, funda movil, funda, funda iphone, carcasa, carcasa iphone, protector de pantalla, cristal templado, soporte movil, regleta, panel solar, inversor, calculadora, radio, tocadiscos, dron, parlante bluetooth, cable hdmi',
    ],
    ['ELECTRONICS+WATCHES', 'reloj inteligente, smartwatch, pulsera de actividad'],
    ['WATCHES', 'reloj, relojes, reloj de pulsera, correa de reloj, correa reloj, correa para reloj, cronografo'],
    [
      'FASHION',
      'camiseta, playera, remera, polera, camisa, polo, sudadera, buzo, jersey, sueter, sweater, chaqueta, chamarra, campera, abrigo, cazadora, chubasquero, gabardina, americana, blazer, traje, pantalon, pantalones, vaquero, vaqueros, jeans, short, shorts, bermuda, chandal, leggings, leggins, mallas, medias, calcetin, calcetines, ropa interior, pijama, bata, albornoz, mono, peto, banador, traje de bano, top, body, chaleco, rebeca, cardigan, disfraz, ropa, poncho, kimono, uniforme, conjunto, camiseta termica, cortavientos, plumas, parka, enterizo, guayabera, malla',
    ],
    [
      'FASHION+WOMEN_CLOTHING',
      'vestido, falda, blusa, sujetador, brasier, sosten, corpino, braga, bragas, tanga, lenceria, camison, bikini, corse, corset, faja, tunica, bombacha, pollera',
    ],
    ['FASHION+MEN_CLOTHING', 'calzoncillo, calzoncillos, boxer, bóxer, boxers, esmoquin'],
    [
      'SHOES',
      'zapato, zapatos, zapatilla, zapatillas, tenis, deportivas, bota, botas, botin, botines, sandalia, sandalias, chancla, chanclas, mocasin, mocasines, tacon, tacones, bailarina, bailarinas, alpargata, alpargatas, zueco, zuecos, nautico, nauticos, calzado, plantilla, plantillas, cordones, stiletto, pantufla, pantuflas, sneakers, ojotas, borcego, huarache',
    ],
    [
      'ACCESSORIES',
      'bolso, bolsa, bolsa de mano, mochila, cartera, billetera, monedero, tarjetero, rinonera, bandolera, maleta, equipaje, neceser, cinturon, sombrero, gorra, gorro, boina, bufanda, panuelo, fular, guante, guantes, gafas, gafas de sol, lentes de sol, anteojos, corbata, pajarita, tirantes, paraguas, llavero, diadema, coletero, pinza de pelo, horquilla, gemelos, chal, panoleta, mitones, clutch, tote bag, bolso bandolera, cartuchera, morral, cuello, pasamontanas, turbante, lazo pelo',
    ],
    [
      'BABY',
      'panal, panales, chupete, chupetero, biberon, mamadera, cochecito, carrito de bebe, silla de paseo, silla de coche, trona, cuna, minicuna, moises, saco de dormir bebe, babero, portabebes, mordedor, sonajero, vigilabebes, cambiador, bolsa de panales, manta de juegos, hamaca bebe, arrullo, muselina, capazo, canastilla, sacaleches, cojin de lactancia, dou dou, orinal, bañera bebe, gasa',
    ],
    ['BABY+FASHION', 'pelele, ranita, body bebe, bodi, pijama bebe, jubon, polaina, mameluco'],
    [
      'BEAUTY',
      'pintalabios, labial, barra de labios, brillo de labios, balsamo labial, mascara de pestanas, rimel, sombra de ojos, delineador, base de maquillaje, corrector, colorete, rubor, polvos, paleta de maquillaje, maquillaje, brocha, desmaquillante, esmalte, esmalte de unas, unas, unas postizas, pestanas, pestanas postizas, serum, suero facial, crema, crema facial, crema de manos, crema hidratante, hidratante, contorno de ojos, locion, locion corporal, aceite corporal, aceite facial, manteca corporal, gel de ducha, gel de bano, jabon, jabones, bomba de bano, sales de bano, limpiador facial, limpiador, agua micelar, tonico, exfoliante, mascarilla, mascarilla facial, mascarilla capilar, protector solar, crema solar, autobronceador, perfume, eau de parfum, eau de toilette, colonia, fragancia, bruma, desodorante, champu, shampoo, acondicionador, tratamiento capilar, aceite capilar, laca, gomina, tinte, cepillo de pelo, peine, secador, secador de pelo, plancha de pelo, rizador, peluca, extensiones, maquinilla, espuma de afeitar, brocha de afeitar, aceite de barba, cortapelos, depiladora, pinzas, gua sha, rodillo de jade, aceite esencial, agua de rosas, tatuaje, henna, aceite de argan, acido hialuronico, contorno, ampollas, manicura',
    ],
    [
      'ARTS_AND_CRAFTS',
      'lana, ovillo, hilo, hilos, aguja, agujas, ganchillo, patron, patron de costura, tela, telas, maquina de coser, kit de bordado, bordado, punto de cruz, abalorios, cuentas, cinta, boton, botones, cremallera, sello, plantilla stencil, washi tape, scrapbooking, pegatina, pegatinas, pintura acrilica, pintura, acuarela, acuarelas, oleo, pincel, pinceles, lienzo, caballete, libreta, cuaderno, agenda, lapiz, lapices, rotulador, rotuladores, marcador, boligrafo, pluma estilografica, tinta, papel, papeleria, sobre, postal, tarjeta de felicitacion, papel de regalo, cartulina, pegamento, arcilla polimerica, plastilina, resina, macrame, manualidades, invitacion, fieltro, goma eva, vinilo textil',
    ],
    [
      'JEWELRY',
      'anillo, collar, pulsera, pendiente, pendientes, arete, aretes, aros, colgante, dije, cadena, tobillera, broche, joya, joyas, joyeria, gargantilla, alianza, sortija, piercing, joyero, brazalete, esclava, argollas, medalla, zarcillos, rosario, ear cuff',
    ],
    [
      'SPORTS',
      'balon, pelota, raqueta, pala de padel, bicicleta, bici, casco, casco bicicleta, sillin, patinete, monopatin, skate, tabla de surf, tabla, neopreno, tabla de snowboard, esquis, patines, guantes de boxeo, saco de boxeo, espinilleras, camiseta de futbol, maillot, culote, trampolin, cama elastica, mesa de ping pong, dardos, diana, palo de golf, pelota de golf, aletas, tubo de buceo, gafas de natacion, gorro de natacion, silla de montar, rodilleras, guantes de portero, cubierta bici, camara bici, pedales, manillar',
    ],
    [
      'HEALTH_AND_FITNESS',
      'vitamina, vitaminas, suplemento, complemento alimenticio, proteina, whey, creatina, bcaa, colageno, probiotico, omega 3, magnesio, zinc, capsula, capsulas, comprimidos, mancuerna, mancuernas, pesa, pesas, pesa rusa, kettlebell, barra de dominadas, banco de musculacion, banda elastica, bandas elasticas, esterilla, esterilla de yoga, bloque de yoga, comba, rodillo de espuma, cinta de correr, bicicleta estatica, pistola de masaje, masajeador, manta electrica, bolsa de agua caliente, rodillera, tobillera deportiva, faja lumbar, medias de compresion, termometro, tensiometro, oximetro, botiquin, tirita, tiritas, silla de ruedas, cepillo de dientes, pasta de dientes, dentifrico, enjuague bucal, hilo dental, copa menstrual, compresa, compresas, aceite de cbd, cbd, aceite de masaje, preservativo, preservativos, lubricante, vibrador, gel hidroalcoholico, mascarilla ffp2, mascarilla quirurgica, bascula, jalea real, propolis, espirulina',
    ],
    [
      'HOME',
      'lampara, lampara de mesa, lampara de pie, lampara de techo, plafon, aplique, bombilla, guirnalda, guirnalda de luces, luz, farol, pantalla de lampara, silla, sillon, butaca, taburete, puf, banco, sofa, mesa, mesa de centro, mesa de comedor, mesita, mesita de noche, escritorio, estanteria, librero, mueble, mueble tv, aparador, comoda, armario, cama, cabecero, colchon, canape, somier, perchero, percha, almohada, cojin, funda de cojin, funda de almohada, funda nordica, manta, plaid, edredon, juego de sabanas, sabana, sabanas, ropa de cama, colcha, toalla, toallas, alfombra de bano, cortina, cortina de ducha, visillo, estor, persiana, alfombra, felpudo, vela, velas, vela aromatica, vela perfumada, portavelas, candelabro, difusor, mikado, incienso, ambientador, jarron, florero, espejo, reloj de pared, despertador, marco, marco de fotos, poster, lamina, cuadro, lienzo decorativo, vinilo decorativo, vinilo, papel pintado, estatua, escultura, adorno, decoracion, bola de navidad, arbol de navidad, corona navidad, flores secas, flor artificial, planta artificial, cesta, cesto, caja de almacenaje, caja, organizador, papelera, cubo de basura, jabonera, dispensador de jabon, toallero, ducha, grifo, lavabo, banera, inodoro, aspiradora, aspirador, escoba, fregona, detergente, limpiacristales, limpiador multiusos, toallitas multiusos, friegasuelos, estropajo, pastillas lavavajillas, papel higienico, suavizante, tabla de planchar, plancha, purificador, humidificador, ventilador, calefactor, radiador, aire acondicionado, chimenea, tirador, pomo, azulejo, iman, globo, globos, banderin',
    ],
    [
      'TOYS',
      'juguete, juguetes, muneca, muneco, peluche, figura, lego, puzzle, puzle, rompecabezas, juego de mesa, juego, juego de cartas, bloques, coche teledirigido, cochecito juguete, tren de madera, peonza, cometa, slime, marioneta, casa de munecas, caballito balancin, triciclo, correpasillos, maqueta, cartas pokemon, dados, sobres pokemon, cocinita, juego educativo',
    ],
    [
      'TOOLS',
      'taladro, atornillador, destornillador, martillo, llave inglesa, llave dinamometrica, llave, alicate, alicates, sierra, motosierra, lijadora, amoladora, broca, brocas, cinta metrica, flexometro, nivel, caja de herramientas, herramienta, herramientas, compresor, soldador, pistola de calor, hidrolimpiadora, generador, escalera, banco de trabajo, linterna, tornillo, tornillos, tuerca, taco, bisagra, rueda, candado, cerradura, ferreteria, valvula, bomba, cuerda, cutter, guantes de trabajo, cinta adhesiva, silicona, lija, cepillo carpintero, multimetro, interruptor, enchufe, filamento',
    ],
    [
      'AUTOMOTIVE',
      'neumatico, neumaticos, llanta, llantas, alfombrillas coche, alfombrilla coche, fundas asiento, funda de coche, volante, limpiaparabrisas, faro, faros, piloto trasero, parachoques, paragolpes, retrovisor, escape, tubo de escape, filtro de aire, filtro de aceite, pastillas de freno, disco de freno, discos de freno, amortiguador, amortiguadores, bujia, bujias, alternador, radiador coche, turbo, embrague, inyector, aceite de motor, aceite motor, anticongelante, autorradio, barras de techo, baca, enganche, cargador coche, soporte coche, casco moto, casco de moto, chaqueta moto, guantes moto, moto, motocicleta, junta de culata',
    ],
    [
      'GARDEN',
      'semilla, semillas, planta, plantas, cactus, suculenta, arbol, arbusto, rosal, bonsai, bulbo, maceta, macetero, jardinera, sustrato, tierra, abono, fertilizante, compostador, herbicida, insecticida, cortacesped, cortasetos, desbrozadora, soplador, rastrillo, pala, tijera de podar, tijeras de podar, regadera, manguera, aspersor, riego, invernadero, huerto, comedero de pajaros, sombrilla, parasol, muebles de jardin, conjunto de jardin, tumbona, hamaca, cenador, pergola, caseta, valla, cesped, cesped artificial, fuente, estanque, piscina, ramo, ramo de flores, flores, orquidea',
    ],
    [
      'OUTDOORS',
      'tienda de campana, tienda, carpa, saco de dormir, colchoneta, hornillo, baston de senderismo, bastones, mosqueton, arnes, brujula, prismaticos, binoculares, telescopio, visor, navaja, cuchillo de caza, hacha, cana de pescar, cana, carrete, senuelo, anzuelo, sedal, vadeador, kayak, canoa, nevera portatil, nevera, mosquitera, repelente, ballesta, tirachinas, airsoft, carabina, pedernal, cantimplora, esterilla camping, colchon inflable',
    ],
    [
      'KITCHEN',
      'taza, tazas, vaso, vasos, termo, botella, botella termica, copa, copas, copa de vino, jarra, decantador, tetera, hervidor, cafetera, molinillo, plato, platos, bol, cuenco, ensaladera, fuente de horno, vajilla, bandeja, cubierto, cubiertos, cuberteria, tenedor, cuchara, cuchillo, cuchillos, cuchillo de cocina, tabla de cortar, sarten, sartenes, olla, cazuela, cacerola, cazo, wok, bateria de cocina, molde, bandeja de horno, rodillo, batidor, espatula, cucharon, pelador, rallador, colador, bascula de cocina, abrelatas, abrebotellas, sacacorchos, mortero, molinillo de pimienta, salero, especiero, tarro, tarros, frasco, recipiente, tupper, fiambrera, lonchera, batidora, licuadora, procesador de alimentos, robot de cocina, exprimidor, tostadora, freidora, freidora de aire, arrocera, olla a presion, olla express, horno, microondas, frigorifico, congelador, lavavajillas, placa de induccion, campana extractora, gofrera, panificadora, cubitera, delantal, manopla, pano de cocina, trapo, servilleta, servilletas, mantel, camino de mesa, mantel individual, posavasos, salvamanteles, pajita, pajitas, barbacoa, parrilla, plancha de cocina, coctelera, botellero, mantequera, azucarero, palillos, utensilios, mate, bombilla mate, paellera',
    ],
    [
      'PET_SUPPLIES',
      'pienso, comida para perros, comida para gatos, snack perro, cama para perro, cama perro, cama para gato, collar perro, collar para perro, collar gato, correa, correa perro, correa para perro, arnes perro, arnes para perro, comedero, bebedero, juguete perro, juguete para perro, juguete para gato, abrigo perro, caseta perro, rascador, arena para gatos, arena gato, arenero, transportin, jaula, acuario, antiparasitario, antipulgas, pipeta, fuente gato, bolsas caca',
    ],
    [
      '',
      'tarjeta regalo, tarjeta de regalo, cheque regalo, vale, libro, libros, novela, comic, revista, curso, taller, suscripcion, entrada, donacion, cafe, cafe en grano, te, te verde, te negro, infusion, vino, vino tinto, vino blanco, cerveza, cava, champan, whisky, ron, ginebra, vodka, tequila, mezcal, licor, zumo, jugo, sirope, chocolate, caramelos, galletas, galleta, pastel, tarta, pan, pasta, arroz, harina, azucar, sal, especias, pimienta, salsa, mostaza, mermelada, miel, aceite de oliva, aceite, vinagre, queso, mantequilla, yogur, leche, carne, ternera, pollo, cerdo, jamon, chorizo, salchichon, lomo, salmon, atun, anchoas, conserva, mejillones, frutos secos, almendras, nueces, fruta, verduras, sopa, helado, turron, cacao, granola, guitarra, vinilo disco, disco, entradas, envio, repuesto, pimenton, azafran, agua, refresco, bebida, bebidas, limonada, cola, fruta, verdura, tomate, manzana, limon, naranja, platano, patata, cebolla, ajo, lechuga, lenteja, lentejas, garbanzo, garbanzos, frijoles, porotos, maiz, aceitunas, huevo, huevos, pollo, pavo, pizza, empanada, croissant, bizcocho, magdalena, magdalenas, muffin, bollo, bolleria, napolitana, gofre, crepe, torta, aceites y vinagres, mayonesa, ketchup, aderezo, aderezos, legumbres, oregano, perejil, albahaca, romero, tomillo, cereales, patatas fritas, palomitas, nata, crema de cacao, despensa, alimentacion',
    ],
  ],
  printed:
    'camiseta, playera, sudadera, taza, poster, lamina, cuadro, lienzo, pegatina, iman, llavero, tote bag, funda, carcasa, cojin, manta, body, gorra, calcetines, collar, anillo, pulsera, pendientes, colgante, postal, puzzle, peluche, figura, pin, cuaderno, libreta, aretes, dije, bolsa, disfraz, vinilo, broche, cadena',
  containers: 'botella, lata, bote, caja, bolsa, tarro, frasco, garrafa, bandeja, vaso, copa, recipiente',
  uses: {
    ELECTRONICS: 'electronica, informatica, tecnologia, gaming',
    WOMEN_CLOTHING: 'mujer, mujeres, dama, damas, femenino, premama, senora',
    MEN_CLOTHING: 'hombre, hombres, caballero, masculino, varon',
    FASHION: 'ropa, moda, vestimenta',
    SHOES: 'calzado, zapatos, zapatillas',
    WATCHES: 'relojes, relojeria',
    ACCESSORIES: 'bolsos, marroquineria, carteras',
    BABY: 'bebe, bebes, recien nacido, lactancia',
    BEAUTY:
      'maquillaje, belleza, facial, cosmetica, cosmeticos, cabello, pelo, capilar, unas, perfumeria, corporal, skincare',
    ARTS_AND_CRAFTS: 'manualidades, costura, bordado, papeleria, bellas artes, scrapbook, merceria, crochet',
    JEWELRY: 'joyeria, joyas, bisuteria',
    SPORTS:
      'deporte, deportes, deportivo, futbol, tenis de mesa, golf, baloncesto, ciclismo, natacion, surf, boxeo, running, padel, equitacion, esqui, snowboard, voleibol',
    HEALTH_AND_FITNESS:
      'fitness, gimnasio, yoga, pilates, masaje, salud, ortopedia, nutricion, suplementos, bienestar, gym, farmacia',
    HOME: 'hogar, decoracion, salon, dormitorio, bano, muebles, mobiliario, ropa de cama, iluminacion, limpieza',
    TOYS: 'juguete, juguetes, playmobil, jugueteria, juegos de mesa',
    TOOLS: 'bricolaje, herramientas, ferreteria, taller',
    AUTOMOTIVE: 'coche, auto, moto, automovil, automotriz, camion, seat ibiza, furgoneta, carro',
    GARDEN: 'jardin, jardineria, terraza, huerto, plantas',
    OUTDOORS: 'senderismo, camping, caza, pesca, escalada, montana, supervivencia, trekking',
    KITCHEN: 'cocina, menaje, reposteria, mesa y cocina',
    PET_SUPPLIES: 'perro, perros, gato, gatos, cachorro, mascota, mascotas, acuariofilia, roedores',
  },
  children: 'nina, nino, ninas, ninos, infantil, junior, bebe',
  nothing:
    'oro, plata, cuero, piel, algodon, lino, seda, madera, nino, ninos, infantil, pack, lote, regalo, rosa, azul, verde, rojo, ojo de gato, media luna, manga, base, barra, talla, unidades',
};
