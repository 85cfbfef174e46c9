import type { Words } from './words.ts';

export const SPANISH: Words = {
  head: 'first',
  cuts: 'con, en, para, por, sin, y',
  things: [
    ['AUTOMOTIVE+FASHION', 'chamarra de motociclista, chamarra moto, chaqueta moto, pantalon moto, traje moto'],
    ['HOME+OUTDOORS', 'farol camping, farol de camping, lampara camping, lampara de camping, linterna de camping'],
    [
      'BABY+BEAUTY',
      'aceite bebe, champu bebe, colonia bebe, crema bebe, jabon bebe, locion bebe, shampoo bebe, talco bebe',
    ],
    [
      'AUTOMOTIVE+ELECTRONICS',
      `amplificador auto, amplificador para auto, autoestereo, bocinas auto, camara de reversa, camara para auto, camara
      reversa, cargador auto, cargador coche, cargador de auto, cargador para auto, dashcam, estereo, estereo auto,
      estereo para auto, radio coche, sensor de reversa, soporte auto, soporte de auto, soporte magnetico de auto,
      soporte para auto, transmisor fm`,
    ],
    [
      'ELECTRONICS',
      `adaptador, adaptador de corriente, alargador, alargue, alarma, alfombrilla, altavoces, altavoz, altavoz
      bluetooth, amplificador, antena, arduino, aro de luz, audifono, audifonos, audifonos inalambricos, auricular,
      auriculares, auriculares bluetooth, auriculares inalambricos, barra de sonido, barra multicontacto, barra sonido,
      base multiple, bateria, bateria externa, bateria recargable, bocina, bocina bluetooth, bocinas, buzzer, cable,
      cable coaxial, cable de carga, cable de red, cable hdmi, cable tipo c, cable usb, calculadora, calculadora
      cientifica, camara, camara de seguridad, camara de vigilancia, camara deportiva, camara instantanea, camara ip,
      camara web, capacitor, carcasa, carcasa iphone, carcasa movil, cargador, cargador de pared, cargador inalambrico,
      cargador rapido, cargador usb, cartucho, cartucho de tinta, cascos, celular, cerradura inteligente, computadora,
      conector rj45, consola, contador de billetes, control remoto, convertidor, cristal templado, decodificador,
      detector de billetes, detector de humo, diadema gamer, disco duro, disco solido, disipador, display, display lcd,
      dron, drone, enchufe inteligente, escaner, extension electrica, foco inteligente, fuente de alimentacion, fuente
      de poder, funda, funda de silicona movil, funda iphone, funda laptop, funda movil, funda para celular, funda
      portatil, funda tablet, gabinete pc, gps, impresora, impresora 3d, impresora laser, interfon, interfono, inversor,
      jumper, jumpers, ladron, lapiz optico, laptop, lcd, lcd grafica, lector de codigos, led 3mm, led 5mm, led de 3mm,
      led de 5mm, lente, mando, mando a distancia, memoria ram, memoria sd, memoria usb, mezcladora audio, mica,
      microfono, modem, modulo, monitor, monitor gamer, mouse, mouse inalambrico, mousepad, movil, multicontacto, no
      break, ordenador, osciloscopio, pad termico, palo selfie, panel solar, pantalla, parlante, parlante bluetooth,
      pasta termica, pendrive, pila, pila alcalina, pila recargable, pilas, pilas alcalinas, placa base, placa de
      desarrollo, portatil, portero electrico, potenciometro, power bank, powerbank, procesador, protector de pantalla,
      protector pantalla, protoboard, proyector, radio, radio despertador, raton, raton inalambrico, recinto, regleta,
      regulador, regulador de voltaje, repetidor wifi, reproductor, resistencia electrica, router, sensor, sensor de
      movimiento, silla gamer monitor, smart tv, smartphone, solenoide, sonda osciloscopio, soporte celular, soporte
      movil, soporte tablet, soporte tv, ssd, switch de red, tablet, tableta, tableta grafica, tarjeta de memoria,
      tarjeta grafica, tarjeta sd, teclado, teclado mecanico, telefono, televisión, televisor, televisor led, thermal
      pad, timbre inalambrico, timbre inteligente, tinta epson, tinta impresora, tinta para impresora, tocadiscos,
      toner, torre pc, transformador, transistor, tripode, ventilador pc, videojuego, videoportero, vidrio templado,
      walkie talkie, zapatilla electrica`,
    ],
    [
      'ACCESSORIES+OUTDOORS',
      `cinturon tactico, mochila camping, mochila de montana, mochila de senderismo, mochila militar, mochila tactica,
      mochila trekking`,
    ],
    [
      'FASHION+OUTDOORS',
      `camisa tactica, chaleco de pesca, chaleco tactico, chaqueta de caza, pantalon de senderismo, pantalon de
      trekking, pantalon tactico`,
    ],
    [
      'FASHION+SPORTS',
      `camisa de futbol, camiseta de futbol, camiseta deportiva, camiseta running, chaqueta de esqui, conjunto
      deportivo, culote, culotte, dobok, equipacion futbol, jersey futbol, kimono judo, kimono karate, leggings
      deportivos, leotardo, maillot, maillot ciclismo, maillot gimnasia, neopreno, pantalon de esqui, playera de futbol,
      ropa deportiva, short deportivo, sujetador deportivo mujer running, traje de neopreno, uniforme de futbol`,
    ],
    ['ELECTRONICS+WATCHES', 'pulsera de actividad, reloj inteligente, smartwatch'],
    ['WATCHES', 'correa de reloj, correa para reloj, correa reloj, cronografo, reloj, reloj de pulsera, relojes'],
    [
      'FASHION',
      `abrigo, albornoz, americana, babucha, banador, bata, batas, bermuda, blazer, body, bodysuit, bombacho, buzo, buzo
      canguro, calcetin, calcetines, calentadores, calza, calzas, camisa, camisa vaquera, camiseta, camiseta de
      tirantes, camiseta manga larga, camiseta termica, campera, canguro, cardigan, cazadora, chaleco, chaleco
      acolchado, chamarra, chandal, chaqueta, chaqueta acolchada, chaqueta vaquera, chubasquero, conjunto, cortavientos,
      disfraz, enterizo, gabardina, guayabera, hoodie, impermeable, jeans, jersey, jogger, joggers, kimono, leggings,
      leggins, malla, mallas, medias, medias panty, mono, musculosa, overol, pantalon, pantalon cargo, pantalon corto,
      pantalon de chandal, pantalon de trabajo, pantalones, pantalones cortos, panti, pants, pantys, parka, peto,
      pijama, playera, plumas, polera, polo, poncho, primera capa, rebeca, remera, remeron, ropa, ropa de dormir, ropa
      interior, ropa termica, saco de vestir, short, shorts, sudadera, sudadera con capucha, sueter, sueteres, sweater,
      top, traje, traje de bano, trusa, uniforme, uniforme escolar, vaquero, vaqueros`,
    ],
    [
      'FASHION+WOMEN_CLOTHING',
      `baby doll, babydoll, bata de dormir, bikini, blusa, blusas, blusas de mujer, body encaje, body moldeador,
      bombacha, braga, bragas, bralette, brasier, brasieres, caftan, calzon, calzones, camisola, camison, cinturilla,
      conjunto de lenceria, corpino, corse, corset, enteriza, faja, faja colombiana, faja moldeadora, faja postparto,
      faja reductora, fajas colombianas, falda, falda pantalon, faldas, huipil, kaftan, leggings mujer, lenceria,
      palazzo, pantaletas, pareo, pijama de mujer, pollera, sosten, sujetador, sujetador deportivo, tanga, top de mujer,
      traje de bano mujer, trikini, tunica, vestido, vestido corto, vestido de fiesta, vestido de novia, vestido largo,
      vestidos`,
    ],
    ['FASHION+MEN_CLOTHING', 'boxer, boxers, calzoncillo, calzoncillos, esmoquin'],
    [
      'SHOES',
      `alpargata, alpargatas, alpargatas de esparto, babuchas zapatilla, bailarina, bailarinas, betun, borcego, bota,
      botas, botas de agua, botas de montana, botas de trabajo, botin, botines, calzado, championes, chancla, chanclas,
      cordones, crocs, deportivas, deportivos, guayos, hormas, huarache, limpiador calzado, mocasin, mocasines, nautico,
      nauticos, ojotas, pantufla, pantuflas, plantilla, plantillas, plataformas, sandalia, sandalias, sandalias planas,
      sneakers, stiletto, tacon, tacones, tenis, zapatilla, zapatillas, zapatillas de casa, zapato, zapato de seguridad,
      zapatos, zapatos de seguridad, zueco, zuecos`,
    ],
    [
      'ACCESSORIES',
      `abanico, almohada de viaje, anteojos, antifaz viaje, armazon lentes, asa de bolso, bandana, bandolera, billetera,
      billeteras, binchas, boina, bolsa, bolsa crossbody, bolsa de mano, bolsa de playa, bolsa de tela, bolsa de viaje,
      bolsa deportiva, bolsa tote, bolso, bolso bandolera, bolso de mano, bolso de viaje, bolso deportivo, bolso
      shopper, bolso tote, bolsos de mujer, braga de cuello, broches pelo, bufanda, bufanda de lana, bufandas, cadena
      para gafas, cangurera, canguro bolsa, cartera, carteras de mujer, cartuchera, chal, chalina, cinta llave, cinta
      para llave, cinta porta credencial, cinturon, cinturon de cuero, cinturones, clutch, cojin de viaje, coletero,
      colitas, corbata, corbatas, cordon gafas, correa de bolso, cosmetiquera, cuello, diadema, equipaje, estola,
      estuche, estuche escolar, estuche lentes, funda de gafas, gafas, gafas de sol, gafas graduadas, gafas polarizadas,
      gancho pelo, gemelos, goma de pelo, gomas de pelo, gorra, gorra plana, gorra trucker, gorras, gorro, gorro de
      lana, gorros, guante, guantes, guantes de cuero, hebilla, hebillas, horquilla, kipa, lanyard, lazo pelo, lente de
      sol, lentes, lentes de lectura, lentes de sol, lentes polarizados, liga de pelo, liga para cabello, ligas,
      llavero, llaveros, maleta, maleta de cabina, maletin, mariconera, mitones, mochila, mochila antirrobo, mochila de
      cuero, mochila de viaje, mochila escolar, mochila notebook, mochila portatil, mochilas, monas, monedero,
      monederos, monos pelo, montura, monturas, morral, moño pelo, neceser, pajarita, panoleta, panuelo, panuelo de
      seda, paraguas, paraguas plegable, parche, parches ropa, pasamontanas, pin, pin esmaltado, pin metalico, pines,
      pins, pinza de pelo, porta cosmeticos, porta cubreboca, porta documentos, porta llave, porta llaves, porta
      pasaporte, portadocumentos, portallaves, portapasaporte, portatarjetas, rinonera, rinoneras, riñonera, scrunchie,
      sombrero, sombrero de paja, sombreros, sombrilla bolsillo, sujeta cubreboca, tarjetero, tiara pelo, tirantes,
      tocado, tote bag, turbante, vincha`,
    ],
    [
      'BABY',
      `almohada bebe, almohada lactancia, andadera, andador, arrullo, asiento de auto, asiento para auto, aspirador
      nasal, autoasiento, babero, baberos, bacinica, banera plegable, bano entrenador, barandal cama, bañera bebe,
      biberon, bolsa de panales, bolso cambiador, bolso maternal, bolso panalera, bouncer, braguita panal, butaca auto,
      calienta biberones, cambiador, canastilla, capazo, carriola, carriolas, carrito bebe, carrito de bebe, chichonera,
      chupete, chupetero, chupon, chupones, cobija bebe, cobija de bebe, coche bebe, coche de bebe, cochecito, cojin de
      lactancia, colchon cuna, corral bebe, corralito, crema antirozaduras, crema de panal, crema panal, cubiertos bebe,
      cuna, cuna colecho, cuna de viaje, dou dou, esterilizador, esterilizador de biberones, extractor de leche, fular,
      fular portabebes, gasa, gimnasio bebe, hamaca bebe, huevito, leche de formula bebe, leche infantil, mamadera,
      mamila, mamilas, manta bebe, manta de bebe, manta de juegos, mecedora bebe, mecedora para bebe, minicuna, mochila
      panalera, mochila portabebes, moises, monitor de bebe, mordedera, mordederas, mordedor, mosquitero cuna, muselina,
      nido bebe, orinal, panal, panal talla, panalera, panalera mochila, panales, panales talla, panera bebe, papilla,
      papillas, periquera, platos de aprendizaje, porta bebe, portabebe, portabebes, potito, potitos, protector cuna,
      protectores de lactancia, rebozo bebe, sabana cuna, sabanas cuna, sacaleche, sacaleches, saco de dormir bebe,
      silla alta, silla auto, silla comer, silla de auto, silla de coche, silla de paseo, silla periquera, sonajero,
      sonajeros, tarrito infantil, termo biberon, termometro bebe, tetina, toalla bebe, toalla con capucha bebe, toallas
      humedas bebe, toallitas bebe, toallitas de bebe, toallitas humedas bebe, trona, vaso antiderrame, vaso entrenador,
      vaso entrenador bebe, vigilabebes`,
    ],
    [
      'BABY+FASHION',
      `bata bautizo, bautizo, bautizo nina, bautizo nino, bodi, body bebe, conjunto bebe, jubon, mameluco, panalero,
      pelele, pijama bebe, polaina, ranita, ropon, ropon bautizo, traje bautizo`,
    ],
    [
      'BEAUTY',
      `aceite capilar, aceite corporal, aceite de almendras, aceite de argan, aceite de argan capilar, aceite de barba,
      aceite de coco corporal, aceite de ricino, aceite de romero, aceite de rosa mosqueta, aceite esencial, aceite
      esencial de lavanda, aceite facial, aceite para barba, acido hialuronico, acondicionador, acondicionador solido,
      afeitadora, after shave, after sun, aftershave, aftersun, agua de colonia, agua de perfume, agua de rosas, agua
      micelar, algodon desmaquillante, alisadora, ampolla capilar, ampollas, autobronceador, balsamo after shave,
      balsamo labial, bandas de cera, barra de labios, base de maquillaje, bastoncillos, bb cream, bloqueador,
      bloqueador solar, body milk, body mist, body splash, bomba de bano, brillo de labios, brocha, brocha de afeitar,
      brocha de maquillaje, brochas de maquillaje, bronceador, bruma, cepillo alisador, cepillo de cabello, cepillo de
      pelo, cera capilar, cera depilatoria, cera para cabello, cera para pelo, champu, champu anticaspa, champu seco,
      champu solido, colonia, coloracion, coloracion permanente, colorete, contorno, contorno de ojos, corrector,
      cortapelos, cortaunas, crema, crema antiarrugas, crema antiedad, crema contorno, crema corporal, crema de cuerpo,
      crema de dia, crema de manos, crema de noche, crema de pies, crema depilatoria, crema facial, crema hidratante,
      crema manos, crema para manos, crema para peinar, crema para pies, crema pies, crema solar, cuchilla de afeitar,
      cuchillas, decolorante, delineador, depilador, depiladora, desmaquillante, desodorante, discos de algodon, discos
      desmaquillantes, eau de cologne, eau de parfum, eau de toilette, esmalte, esmalte de unas, esponja de bano,
      esponja de maquillaje, esponja exfoliante, espuma capilar, espuma de afeitar, espuma de bano, espuma moldeadora,
      exfoliante, extensiones, fijador de cejas, fotoprotector, fragancia, gel aloe vera, gel de afeitar, gel de bano,
      gel de bano y ducha, gel de cabello, gel de cejas, gel de ducha, gel de unas, gel facial, gel fijador, gel intimo,
      gel limpiador, gomina, gua sha, guante exfoliante, henna, hidratante, hisopos, iluminador, jabon, jabon artesanal,
      jabon de manos, jabon de tocador, jabon facial, jabon intimo, jabon liquido, jabones, kit de unas, labial, laca,
      lampara de unas, lapiz de cejas, lapiz de labios, lapiz de ojos, leche corporal, leche hidratante, leche
      limpiadora, leche solar, lima de unas, limpiador, limpiador facial, locion, locion corporal, manicura, manteca
      corporal, manteca karite, maquillaje, maquina de afeitar, maquinilla, maquinilla de afeitar, mascara capilar,
      mascara de pestanas, mascarilla, mascarilla capilar, mascarilla de pelo, mascarilla facial, paleta de maquillaje,
      parfum, pastilla de jabon, peine, peluca, perfilador, perfilador de labios, perfume, perfume de hombre, perfume de
      mujer, pestanas, pestanas postizas, pintalabios, pintaunas, pinza de cejas, pinzas, plancha alisadora, plancha de
      cabello, plancha de pelo, plancha para cabello, polvo compacto, polvos, polvos compactos, polvos sueltos, prebase,
      primer, protector facial, protector solar, protector termico, quitaesmalte, rastrillo con cabeza, rastrillos,
      rasuradora, rasuradora electrica, recortadora, rimel, rizador, rodillo de jade, rubor, sales de bano, secador,
      secador de cabello, secador de pelo, secadora de cabello, serum, serum capilar, serum facial, set de perfume,
      shampoo, sombra de ojos, sombras, spf 50, spray capilar, spray fijador, suero facial, tatuaje, tenacilla, tinte,
      toallita facial, toallitas desmaquillantes, toallitas humedas, tonico, tonico facial, tratamiento capilar, unas,
      unas postizas, vaselina`,
    ],
    [
      'ARTS_AND_CRAFTS',
      `abalorios, acrilico, acrilicos, acuarela, acuarelable, acuarelas, agenda, agenda 2025, agenda escolar, agendas,
      aguja, aguja de crochet, aguja de tejer, agujas, agujas circulares, agujas de tejer, alambre bisuteria, alfileres,
      alfiletero, amigurumi, anotador, anotadores, archivador, arcilla polimerica, arcilla polimerica fimo, arillos,
      atril, barniz acrilico, barniz artesanal, barniz copal, barniz de retoque, barniz diluyente, barra de pegamento,
      base de jabon, bastidor, bastidores, bies, birome, bloc, bloc acuarela, bloc de dibujo, block, block de dibujo,
      boligrafo, boligrafo gel, bolígrafos, bordado, borrador, borrador pizarra, boton, botones, botones de madera,
      broches costura, caballete, calco, calcomania, calcomanias, calcos, calendario, calendario 2025, calendario 2026,
      calendario de pared, canutillos, carpeta, carpeta argollas, cartoncillo, cartuchera escolar, cartulina,
      cartulinas, cera de soja, chaquira, cierre, cierre costura, cinta, cinta bies, cinta correctora, cinta de raso,
      cinta de regalo, cinta decorativa, cinta metrica costura, cinta washi, cizalla, cola blanca, compas geometria,
      corrector liquido, cortadora de vinil, costurero, crayolas, crayon, crayones, cremallera, cremalleras,
      cuadernillo, cuaderno, cuaderno de dibujo, cuaderno espiral, cuaderno profesional, cuadernos, cuentas, dedal,
      diamantina, encaje, engargolado, engrapadora, engrapadora grapas, enmicadora, entretela, esencia para velas,
      espatulas de pintura, estambre, estambres, estuche de lapices, etiqueta, etiquetas, etiquetas adhesivas, etiquetas
      personalizadas, fibras escolares, fieltro, foami, folder, folders, folios, fomi, ganchillo, ganchillos, gancho de
      tejer, gesso, gises, glicerina jabon, glitter, goma de borrar, goma elastica costura, goma eva, gouache,
      grapadora, guillotina papel, hilaza, hilo, hilo de algodon, hilo de bordar, hilo de coser, hilo de tejer, hilo
      macrame, hilos, hilos de bordar, hojas blancas, hojas de color, invitacion, invitaciones, juego de geometria, kit
      amigurumi, kit bisuteria, kit crochet, kit de amigurumi, kit de bordado, kit de costura, kit de crochet, kit de
      macrame, kit de manualidades, kit de tejido, kit scrapbooking, kit tejido, lana, lana merino, lapicera, lapicera
      escolar, lapiceras, lapicero, lapiceros, lapices, lapices de colores, lapiz, lapiz adhesivo, lapiz de color, lapiz
      grafito, lentejuelas, libreta, libreta de notas, libreta profesional, libretas, libro para colorear, lienzo,
      lienzo en blanco, liston, listones, macrame, madeja, madejas, mandala para colorear, manualidades, maquina de
      coser, marcador, marcadores, marcadores acrilicos, marcapaginas, marcatextos, masa para modelar, micas para
      enmicar, molde de resina, molde de silicona, molde para velas, moldes de velas, moldes de yeso, moldes jabon,
      moldes para resina, mono de regalo, mostacilla, mostacillas, notas adhesivas, oleo, organizador de escritorio,
      ovillo, ovillos, pabilo, paleta de pintor, papel, papel a4, papel adhesivo, papel bond, papel bond a4, papel
      cascaron, papel china, papel crepe, papel de regalo, papel de seda, papel fotografico, papel kraft, papel lustre,
      papel picado, papel regalo, papel seda, papel sublimacion, papeleria, parafina, pasteles, patron, patron de
      costura, patron pdf, patrones, pegamento, pegamento blanco, pegamento en barra, pegatina, pegatinas, perforadora,
      perforadora de papel, perlas manualidades, pincel, pinceles, pinceles artisticos, pinta por numeros, pintura,
      pintura acrilica, pintura al oleo, pintura para tela, pintura por numeros, pintura relieve, pintura textil,
      pinturas, pistola de silicon, pistola de silicona, pistola silicon, pizarra, pizarron, plancha de stickers,
      planeador, planificador, planner, plantilla stencil, plastificadora, plastilina, plastilina moldeable, plotter de
      corte, pluma, pluma estilografica, plumas de gel, plumas gel, plumon, plumones, porcelana fria, porta lapices,
      portaminas, post it, postal, protectores de hojas, punto de cruz, purpurina, regla, resaltador, resaltadores,
      resina, resina epoxi, resistol, retal, rotulador, rotuladores, rotuladores punta fina, sacapuntas, scrapbooking,
      sello, sello automatico, sello de caucho, sello personalizado, sellos, senalador, senaladores, separador de
      libros, set de pinceles, set de pinturas, silicon en barra, silicon frio, silicon liquido, silicona fria, sobre,
      sobre de papel, sobres, sobres de papel, sticker, stickers, stickers vinilo, tampon de tinta, tarjeta de
      agradecimiento, tarjeta de cumpleanos, tarjeta de felicitacion, tarjetas, tarjetas de presentacion, tela, tela de
      algodon, tela por metro, telas, tempera, tijeras, tijeras costura, tijeras de costura, tijeras escolares, tinta,
      tizas, trapillo, troquel, troqueles, velcro, vinil, vinil adhesivo, vinil decorativo manualidad, vinil textil,
      vinilo a4, vinilo adhesivo, vinilo imprimible, vinilo textil, vinilos, washi tape`,
    ],
    [
      'JEWELRY',
      `alhajero, alianza, anillo, arete, aretes, argollas, aros, brazalete, broche, cadena, cadena de oro, cadena de
      plata, cadena oro, cadena plata, caja joyero, cajita joyero, colgante corazon, colgante cruz, colgante de plata,
      colgante plata, collar, dije, ear cuff, esclava, gargantilla, joya, joyas, joyeria, joyero, medalla, pendiente,
      pendientes, piercing, pulsera, rosario, sortija, tobillera, zarcillos`,
    ],
    [
      'SPORTS',
      `aletas, arco de futbol, balon, balon de baloncesto, balon de futbol, bate, bate de beisbol, bici, bicicleta,
      bicicleta de montana, bicicleta electrica, bicicleta infantil, bidon ciclismo, billar, bomba bicicleta, bomba de
      bicicleta, cama elastica, camara bici, camara bicicleta, camara de bicicleta, candado bici, candado bicicleta,
      candado de bici, candado de bicicleta, casco, casco bici, casco bicicleta, casco de bici, casco de bicicleta,
      casco de esqui, casco esqui, conos de entrenamiento, costal de boxeo, cubierta bici, dardos, diana, espinillera,
      espinilleras, esquis, gafas de buceo, gafas de esqui, gafas de natacion, goggles natacion, gorro de natacion,
      guante de beisbol, guantes ciclismo, guantes de arquero, guantes de boxeo, guantes de portero, llanta bicicleta,
      llanta de bicicleta, luz bicicleta, manillar, manubrio, mascara de buceo, mesa de billar, mesa de ping pong,
      monopatin, paddle surf, pala de padel, paletero, palo de golf, palo de hockey, patin, patines, patineta, patinete,
      pedal, pedales, pelota, pelota de futbol, pelota de golf, pelota de tenis, pelotas de padel, portabidon, porteria,
      protector bucal, raqueta, raqueta de padel, raqueta de tenis, red de voleibol, rodilleras, rodilleras voleibol,
      saco de boxeo, silbato, silla de montar, sillin, skate, snorkel, tabla, tabla de paddle, tabla de skate, tabla de
      snowboard, tabla de surf, trampolin, tubo de buceo, vendas de boxeo`,
    ],
    [
      'HEALTH_AND_FITNESS',
      `aceite de cbd, aceite de masaje, adhesivo protesis dental, agua oxigenada, alcohol, alcohol en gel, alcohol gel,
      algodon hidrofilo, almohadilla termica, aminoacidos, andaderas, andador adulto, antifaz, antifaz para dormir,
      aposito, apositos, aro de pilates, ashwagandha, balon medicinal, banco de musculacion, banco de pesas, banco
      multiposicion, banco para pesas, banda de resistencia, banda elastica, bandas de resistencia, bandas de
      suspension, bandas elasticas, bandas fitness, barbijo, barra de dominadas, barra de ejercicio, barra de proteina,
      barra olimpica, barra para dominadas, barrita de proteina, barritas de proteina, bascula, bascula digital, baston,
      baumanometro, baunanometro, bcaa, bicicleta de spinning, bicicleta estatica, bicicleta fija, bicicleta spinning,
      blanqueador dental, blanqueamiento dental, bloque de yoga, bloque yoga, bolsa de agua caliente, botella shaker,
      botiquin, braga menstrual, cabestrillo, calcio, cama hospitalaria, caminadora, capsula, capsulas, carnitina,
      cateter, cbd, cepillo de dientes, cepillo de dientes electrico, cepillo dental, cepillo dental electrico, cepillo
      electrico dental, cepillo interdental, cepillos de dientes, chaleco con peso, cinta de correr, cinta
      kinesiologica, cinturon de pesas, codera, cojin masajeador, cojin ortopedico, colageno, colchon antiescaras,
      colchoneta, colchoneta de gimnasia, colchoneta de yoga, colchoneta fitness, colirio, collarin, colutorio, comba,
      complejo b, complemento alimenticio, compresa, compresas, compresas con alas, comprimidos, condon, condones, copa
      menstrual, copas menstruales, corrector de postura, creatina, crema dental, crema muscular, cubrebocas, cubrebocas
      kn95, cubrebocas tricapa, cuerda de saltar, cuerda para saltar, curcuma capsulas, curita, curitas, dentifrico,
      dentifrico blanqueador, disco de pesas, electroestimulador, eliptica, enjuague, enjuague bucal, escaladora,
      esparadrapo, espirulina, esterilla, esterilla de yoga, estetoscopio, faja abdominal, faja lumbar, fajas, ferula,
      gainer, gasas, gel antibacterial, gel frio, gel hidroalcoholico, gel lubricante, gel muscular, ginseng,
      glucometro, glutamina, gotas, guantes de gimnasio, guantes de latex, guantes de nitrilo, guantes de vinilo,
      guantes desechables, guantes gym, guantes quirurgicos, hierro, hilo dental, hilo dental encerado, irrigador bucal,
      irrigador dental, jalea real, jeringa, jeringas, juego de pesas, juguete sexual, kettlebell, levadura de cerveza,
      liga de resistencia, ligas de resistencia, ligas fitness, lubricante intimo, lubricante sexual, maca, magnesio,
      mancuerna, mancuernas, mancuernas ajustables, mancuernas hexagonales, manta electrica, maquina de remo,
      masajeador, masajeador cervical, masajeador de pies, mascarilla ffp2, mascarilla quirurgica, mascarillas kn95, mat
      de yoga, mat yoga, medias de compresion, melatonina, muleta, muletas, multigimnasio, multivitaminas,
      multivitaminico, munequera, munequeras, nebulizador, omega 3, omega 3 6 9, oximetro, oximetro de pulso, panal
      adulto, panal de adulto, panales para adulto, parche masaje, parche para masaje, pasta de dientes, pasta dental,
      pastillero, pelota de pilates, pelota pilates, pesa, pesa rusa, pesas, pesas rusas, pistola de masaje, plantilla
      ortopedica, plantillas ortopedicas, pomada, pre entreno, preentreno, preservativo, preservativos, probiotico,
      propolis, protector bucal dental, protectores diarios, protege slip, protegeslip, proteina, proteina en polvo,
      proteina vegetal, prueba de embarazo, pruebas de embarazo, quemador de grasa, rodillera, rodilleras deportivas,
      rodillo de espuma, rodillo masaje, rueda abdominal, rueda de abdominales, salvaslip, salvaslips, sanitizante, seda
      dental, shaker, silla de bano, silla de ruedas, sillon masajeador, sonda, spray bucal, spray nasal, straps
      gimnasio, suero fisiologico, suero oral, suplemento, suplemento alimenticio, suplementos, tampon, tampones, tapete
      de yoga, tapete yoga, tapones para oidos, te adelgazante, te detox, tensiometro, termogenico, termometro,
      termometro digital, termometro infrarrojo, test de embarazo, tiras reactivas, tirita, tiritas, toalla femenina,
      toalla sanitaria, toallas femeninas, toallas higienicas, toallas sanitarias, tobillera deportiva, tobillera
      ortopedica, tobilleras, tobilleras con peso, trotadora, unguento, vaso mezclador, venda, vendaje, vendaje
      neuromuscular, vendas, ventosas, vibrador, vitamina, vitamina c, vitamina d, vitamina d3, vitaminas, vitaminas y
      minerales, whey, yodo, zinc`,
    ],
    [
      'HOME',
      `abrillantador, abrillantador lavavajillas, accesorios de bano, aceite aromatico, acolchado, acolchados, adorno,
      adorno de navidad, adorno navideno, aire acondicionado, album de fotos, alcohol limpieza, alcohol limpieza hogar,
      alfombra, alfombra de bano, alfombra de pelo, alfombra de yute, alfombra infantil, alfombrilla de bano, almohada,
      almohada cervical, almohada viscoelastica, almohadas, ambientador, ambientador electrico, ambientador
      lavavajillas, ambientador spray, amoniaco, antecomedor, antical, antipolillas, aparador, aplique, arana, arbol de
      navidad, arbol navideno, armario, aromatizador, aromatizador de ambiente, aromatizante, asiento de inodoro,
      asiento wc, aspirador, aspiradora, aspiradora robot, azulejo, balde, balleta, banco, banderin, banera, banqueta,
      barra de cortina, base cama, base de cama, basurero, bata toalla, baul, baul de madera, bayeta, bayetas, biombo,
      boiler, bola de navidad, bolsa de basura, bolsa para basura, bolsas basura, bolsas de basura, bolsas de residuos,
      bombilla led, bombillas, bombillas led, bote basura, bote de basura, botinero, box spring, buro, butaca, cabecera,
      cabecero, cabezal de ducha, caja, caja de almacenaje, caja de almacenamiento, caja de madera, caja organizadora,
      cajonera, cajonera plastica, calefactor, calefactor electrico, calendario de adviento, calentador, calentador de
      agua, caloventor, cama, cama matrimonial, camino de mesa, canape, canasta, canasta de mimbre, canastas, canasto,
      candelabro, candil, cartel, cartel acrilico, cartel de madera, cartel decorativo, cartel madera, carteles,
      cenicero, centro de planchado, cepillo de limpieza, cepillo para bano, cepillo para hendiduras, cerilla, cerillas,
      cesta, cesto, cesto de basura, cesto de ropa, cesto para ropa, chimenea, cinta adhesiva doble cara hogar, cirio,
      clima, cloro, closet, cobertor, cobertor ligero, cobija, cobijas, cojin, cojin decorativo, cojines, colcha,
      colchon, colchon inflable hogar, colgante, colgante de techo, comedor, comoda, corona navidad, corona navidena,
      cortina, cortina bano, cortina blackout, cortina de bano, cortina de ducha, cortinas, cortinas blackout, cortinas
      de bano, cuadro, cuadro canvas, cuadro decorativo, cuadro tela, cuadros canvas, cuadros decorativos, cubeta, cubo
      de basura, cubo de fregar, cubo fregona, cubre sillon, cubre sofa, cubrecama, cubrecolchon, dakimakura,
      decoracion, decoracion navidena, desatascador, desengrasante, deshumidificador, desincrustante, desinfectante,
      desinfectante de superficies, desodorante de ambiente, despertador, destapacanos, detergente, detergente en
      capsulas, detergente en polvo, detergente liquido, difusor, difusor de aceites esenciales, difusor de aromas,
      dispensador, dispensador de jabon, dispensador jabon, ducha, edredon, edredones, encendedor, escoba, escoba a
      vapor, escoba electrica, escobilla, escobilla wc, escritorio, escultura, escurridor de bano, esencia aromatica,
      esfera navidena, esferas navidenas, espejo, espejo cuerpo entero, espejo de pared, espejo decorativo, espiral
      mosquitos, esponja, esponja de cocina, esponjas, estante, estanteria, estantes, estatua, estor, estropajo,
      estropajos, estufa electrica calefactor, farol, felpudo, fibra, fibra verde, figura decorativa, figuras
      decorativas, flor artificial, florero, florero decorativo, flores artificiales, flores secas, foco, foco
      inteligente led, foco led, foco led e27, focos, franela, frazada, fregona, friegasuelos, funda de almohada, funda
      de cojin, funda de edredon, funda de sofa, funda nordica, funda sofa, funda tabla planchar, fundas de almohada,
      gabinete, gamuza, gamuzas, gancho adhesivo, gancho de ropa, ganchos de ropa, globo, globos, grifo, grifo
      monomando, guantes de limpieza, guantes domesticos, guirnalda, guirnalda de luces, guirnalda decorativa,
      guirnaldas, hornillo esencias, humidificador, humidificador de aire, humidificador difusor, iman, incensario,
      incienso, inodoro, insecticida, insecticida electrico, insecticida hogar, jabon de ropa, jabon en polvo, jabon
      liquido p ropa, jabon liquido para ropa, jabon liquido ropa, jabon para ropa, jabonera, jalador, jarron, juego de
      cama, juego de comedor, juego de sabanas, juego de toallas, juego sabanas, lamina, lampara, lampara acrilico,
      lampara colgante, lampara de buro, lampara de escritorio, lampara de lava, lampara de mesa, lampara de mesilla,
      lampara de noche, lampara de pie, lampara de sal, lampara de techo, lampara himalaya, lampara infantil, lampara
      led, lampara solar, lampara veladora, lampazo, lavabo, lavadora, lavandina, lavaplatos, lavaplatos liquido,
      lavatrastes, lavavajillas a mano, lavavajillas a maquina, lavavajillas liquido, lavavajillas quantum, lavavajillas
      todo en 1, lavavajillas ultra, lejia, letra de madera, letras de madera, letrero, letrero neon, librera, librero,
      lienzo decorativo, limpia cristales, limpia vidrios, limpiacristales, limpiador bano, limpiador cocina, limpiador
      de pisos, limpiador de suelos, limpiador hogar, limpiador liq, limpiador liquido, limpiador multiuso, limpiador
      multiusos, limpiador suelos, limpiador wc, limpiahogar, limpiainodoros, limpiamaquinas, limpiamaquinas
      lavavajillas, limpiamuebles, limpiavidrios, limpieza vajilla, linterna, linterna led, linterna recargable, litera,
      llave mezcladora, luces de navidad, luces led, luminaria, luminario, luz, luz de noche, luz nocturna, maceta
      decorativa, mampara, manta, manta de sofa, manta polar, manta sherpa, mantas, mantel, mantel individual tela,
      marco, marco de foto, marco de fotos, mata mosquitos, matamoscas, mechero, medallero, mesa, mesa auxiliar, mesa de
      centro, mesa de comedor, mesa de computadora, mesa de luz, mesa de noche, mesa escritorio, mesa plegable, mesa
      ratona, mesa tv, mesita, mesita de noche, mezcladora, mezcladora lavabo, mikado, minisplit, monomando, mopa, mopa
      giratoria, mopas, mosquitero, mosquitero ventana, mueble, mueble bano, mueble de tv, mueble tv, nacimiento,
      nacimiento de madera, nombre de madera, objeto decorativo, organizador, organizador de closet, organizador de
      cocina, organizador de zapatos, ornamento, panel led, pano de limpieza, pano de microfibra, pano microfibra,
      panos, panos de cocina limpieza, pantalla de lampara, panuelos, panuelos de papel, panuelos faciales, papel
      cocina, papel de cocina, papel higienico, papel higienico humedo, papel pintado, papelera, papelero, pastilla
      lavavajillas, pastilla wc, pastillas lavavajillas, pañuelo desechable, percha, perchas, perchas de madera,
      perchero, perchero de pie, perlas perfumadas ropa, persiana, pesebre, pinzas de ropa, pinzas ropa, placa acrilico,
      placa conmemorativa, placa decorativa, placa grabada, plafon, plaid, plancha, plancha a vapor, plancha de ropa,
      plancha de vapor, plancha ropa, plancha vapor, planta artificial, plantas artificiales, plato de ducha, pomo,
      porta cepillo, porta cepillos, porta incienso, porta retrato, porta retratos, porta rollo, porta velas, porta
      velas de madera, portafoco, portafotos, portaincienso, portalampara, portalamparas, portamacetas, portaretrato,
      portaretratos, portarretrato, portarretratos, portarrollos, portavela, portavelas, poster, protector de almohada,
      protector de colchon, puf, purificador, purificador de aire, quemador de esencias, quitagrasas, quitamanchas,
      quitasarro, rack tv, raid, recambio ambientador, recambio mopa, recogedor, reconocimiento, reconocimientos,
      reflector, reflector led, regadera de bano, reloj cucu, reloj de mesa, reloj de pared, reloj despertador, reloj
      digital mesa, reloj pared, repelente electrico, repisa, repisas, reposet, riel de cortina, robot aspirador, rollo
      de cocina, rollo de papel, ropa de cama, ropero, rosa eterna, sabana, sabanas, sabanas ajustables, sal
      lavavajillas, sal para lavavajillas, secadora de ropa, serie de luces, servilletas papel, set de bano, set de
      cuadros, silla, silla de comedor, silla de oficina, silla ejecutiva, silla gamer, silla plegable, sillas, sillas
      de comedor, sillon, sillon individual, sillon reclinable, socket portalampara, sofa, sofa cama, sofa reclinable,
      somier, soporte para cepillo de dientes, spray de ambiente, suavizante, tabla de planchar, taburete, taburete de
      bar, tacho, tapa de inodoro, tapa wc, tapete, tapete de bano, tapete de entrada, tapete para bano, tendal,
      tendedero, tendedero plegable, termo electrico, tira de led, tira led, tirador, toalla, toalla de bano, toalla de
      mano, toalla de papel, toalla de playa, toallas, toallas de bano, toallas de papel, toallero, toallitas multiusos,
      toallon, tocador, trampa cucarachas, trampa mosquitos, trapeador, trapero, trapo de piso, trofeo, trofeos, tubo
      led, vaporizador de ropa, vela, vela aromatica, vela de cera, vela de soja, vela decorativa, vela perfumada,
      velador, velador led, veladores, velas, velas aromaticas, velas artesanales, velas decorativas, ventilador,
      ventilador de pedestal, ventilador de techo, ventilador de torre, vinilo, vinilo decorativo, visillo, zafacon,
      zapatera, zapatero, zapatero organizador`,
    ],
    [
      'TOYS',
      `ajedrez, ajedrez de madera, alberca de pelotas, album de figuritas, alcancia infantil, antiestres, apilable,
      arenero, arenero juguete, auto de juguete, auto electrico infantil, avion control remoto, balero, barrilete,
      basta, bebe reborn, bloques, bloques de construccion, bloques magneticos, burbujas, caballito balancin, caja
      registradora juguete, canicas, carpa infantil, carrito, carrito de juguete, carrito hot wheels, carritos, carro a
      control remoto, carro control remoto, carro de juguete, cartas, cartas coleccionables, cartas pokemon, casa de
      juegos, casa de munecas, casita, casita de munecas, castillo, coche de juguete, coche electrico infantil, coche
      teledirigido, cochecito juguete, cocina de juguete, cocinita, coleccionable, columpio, columpio infantil, cometa,
      comidita, correpasillos, cromos, cubeta playera, cubo magico, cubo rubik, dado de juego, dados, deslizador
      infantil, dinosaurio, disfraz infantil, domino, domino infantil, dron juguete, encajable, espada de juguete,
      figura, figura anime, figura coleccionable, figura de accion, figura de coleccion, figura funko, figuras
      coleccionables, figuras de accion, figuritas, funko, funko pop, globo loco, globoflexia, globos de agua,
      helicoptero control remoto, herramientas de juguete, instrumento musical juguete, isla pirata, jenga, juego, juego
      de 40, juego de ajedrez, juego de bloques, juego de cartas, juego de construccion, juego de mesa, juego de playa,
      juego de rol, juego didactico, juego educativo, juegos de mesa, juegos didacticos, juguete, juguete de bano,
      juguete de bebe, juguete de madera, juguete didactico, juguete montessori, juguetes, juguetes didacticos, kit de
      ciencia, kit de maqueta, kit maqueta, kit modelismo, lanzador de agua, lanzador nerf, lego, llavero funko,
      loteria, loteria juego, loteria mexicana, maqueta, maqueta de avion, maqueta militar, maquetas, maquina de
      burbujas, marioneta, masa de modelar juguete, masa moldeable, memorama, microscopio infantil, miniatura,
      miniaturas, modelismo, modelismo estatico, modelismo naval, modelo a escala, modelos a escala, monopoly, montable,
      montable electrico, moto electrica infantil, muneca, muneca barbie, muneca reborn, munecas, munecas reborn,
      muneco, munecos, naipes, oso de peluche, papalote, parchis, patin del diablo, patin infantil, pelotas de plastico,
      peluche, peluches, peonza, pianito, piscina de pelotas, pista, pista de autos, pista de carreras, pistola de agua,
      pistola de burbujas, pistola de juguete, pizarra magica, pizarron magico, plastilina play doh, plastilina set,
      playmobil, pompero, pop it, puzle, puzzle, resbaladilla, robot, robot juguete, rompecabeza, rompecabezas, set de
      doctor, slime, slime kit, sobre pokemon, sobres pokemon, soldaditos, sonajero madera, spinner, squishy, tarjetas
      coleccionables, tienda de campana infantil, titere, titeres, tobogan, torre apilable, tren de juguete, tren de
      madera, tren electrico, triciclo, trompo, twister, uno, xilofono, yoyo`,
    ],
    [
      'TOOLS',
      `abrasivos, abrazadera, abrazaderas, aceite lubricante, aceite multiusos, aceitera, aceites y lubricantes, acople,
      acople rapido, adhesivo, afilador de herramientas, afiladores, aflojatodo, aguarras, alambre, alambre galvanizado,
      alambre recocido, alicate, alicates, amarras, amoladora, amperimetro, apagador, arandela, arandelas, arco de
      segueta, arco de sierra, arco para segueta, arco profesional, arco tubular, armella, atornillador, banco de
      herramientas, banco de trabajo, bandeja de pintura, bandola, barniz, barniz madera, barreta, bisagra, bisagras,
      bomba, bomba de agua, bomba sumergible, boquilla azulejo, brida, bridas, broca, broca para concreto, broca para
      metal, broca sierra, brocas, brocha de cerda, brocha de pintura, brocha para pintar, brocha profesional, cable
      canal, cable de acero, cable electrico, cable thw, cadena acero, cadena de acero, cadena galvanizada, caja
      chalupa, caja de herramientas, caja de registro, caja herramienta, caladora, calibrador, canaleta, cancamo,
      candado, candados, canilla, cano, carda, careta de soldar, careta para soldar, carretilla, carro
      portaherramientas, casco de seguridad, cautin, cemento, centro de carga, cepillo carpintero, cepillo de alambre,
      cepillo electrico, cepillo para madera, cerradura, cerradura de sobreponer, cerrojo, cespol, chaleco de seguridad,
      chaleco reflejante, chapa, charola para pintura, cilindro, cincel, cincho, cinchos, cinta adhesiva, cinta
      aislante, cinta americana, cinta canela, cinta de aislar, cinta de embalar, cinta de enmascarar, cinta de montaje,
      cinta doble cara, cinta embalaje, cinta masking, cinta metrica, cinta pasacable, cinta teflon, clavija, clavo,
      clavos, codo, codo pvc, coladera, compresor, compresora, conector, contacto, contacto duplex, contacto electrico,
      contactor, convertidor de oxido, cople, correderas, cortadora, corte y desbaste, cuchara albanil, cuchara de
      albanil, cuerda, cutter, dado, dado impacto, desarmador, desarmadores, destorcedor, destornillador,
      destornilladores, diluyente, disco de corte, disco de desbaste, disco diamante, disco flap, disco lija, disyuntor,
      electrodo, electrodos, empaque, empaques, enchufe, escalera, escalera tijera, escuadra, esmalte sintetico,
      esmeril, esmeriladora, esmeriladora inalambrica, esparrago, espatula, espatula flexible, espuma expansiva, faja de
      carga, felpa, ferreteria, fibra de vidrio, ficha, fijaciones, filamento, flexometro, flexometro contractor,
      flotador, formon, fresa, fresadora, fusible, fusibles, gabinete de herramientas, gafas de seguridad, gancho,
      gancho s, ganchos, garrucha, gato, gato de botella, gato hidraulico, generador, grapa, grapas, grasa, grasa
      lubricante, grasa multiusos, grifo industrial, grillete, guantes de carnaza, guantes de seguridad, guantes de
      trabajo, hacha mango, herrajes, herramienta, herramientas, hidrolavadora, hidrolimpiadora, iman extensible, iman
      telescopico, impermeabilizante, ingletadora, interruptor, interruptor termomagnetico, jaladera, juego de brocas,
      juego de dados, juego de desarmadores, juego de herramientas, juego de llaves, juego de puntas, kit de
      desarmadores, kit de herramientas, kit de herramientas inalambricas, latex exterior, latex interior, lentes de
      seguridad, lija, lija de agua, lijadora, lijadora orbital, lijas, llana, llave, llave ajustable, llave allen,
      llave angular, llave combinada, llave de impacto, llave de luz, llave de nariz, llave de paso, llave de tubo,
      llave dinamometrica, llave española, llave francesa, llave impacto, llave inglesa, llave mixta, llave perica,
      llave stillson, llave stilson, llave torx, llaves allen, lubricante, lubricante wd40, lubricantes, machete, maleta
      de herramientas, manguera de aire, manguera de presion, manguera flexible, manija, manija puerta, marro, martillo,
      martillo demoledor, mascarilla para polvo, masilla, matraca, mazo, mecha, mechas, mechas widia, medidor laser,
      membrana, mini motosierra, morsa, mortero adhesivo, mosqueton de acero, motosierra, multimetro, multimetro
      digital, navaja cutter, niple, nivel, nivel de mano, nivel laser, nivel torpedo, o ring, pala cuadrada, pala
      redonda, pasador, pastilla termica, pegamento de contacto, pegamento instantaneo, pegamil, pegazulejo, pelacables,
      perno, pernos, picaporte, pico, pico de loro, piedra de afilar, piedra de esmeril, piedra para afilar, piedras
      para afilar, pija, pijas, pintura acrilica pared, pintura en aerosol, pintura esmalte, pintura latex, pintura
      plastica, pintura vinilica, pinza, pinza de corte, pinza perro, pinza universal, pinzas de corte, pinzas de
      presion, pistola calafatear, pistola de calor, pistola de gotear, pistola de impacto, pistola de pintar, pistola
      para pintar, placa apagador, plana, plomada, podadora tijera, polea, poleas, polipasto, portaherramientas,
      poxipol, prensa, presurizador, probador, pulidora, punta, puntas, puntas y ganchos, rebajadora, reduccion,
      reduccion bushing, remache, remaches, removedor, resanador, respirador, riel cajon, rodaja, rodajas, rodillo de
      pintura, rodillo para pintar, rodillo pintar, rodillo pintura, rollo de cable, rondana, rotomartillo, rotomartillo
      inalambrico, router madera, router para madera, rueda, segueta, sella rosca, sellador, sellador acrilico,
      selladora, sellarosca, serrucho, set de herramientas, sierra, sierra caladora, sierra circular, sierra de mano,
      sierra de mesa, sierra sable, silicon, silicona, silicona selladora, soldador, soldadora, soldadura, soplete,
      sujetadores, taco, taladro, taladro inalambrico, tapon, tapon macho, tapones auditivos, taquete, taquetes, tee,
      teflon, tenaza, tensor, tensores, termica, terminales, thinner, tinaco, tirafondo, tiralineas, toma corriente,
      toma de corriente, tomacorriente, tornilleria, tornilleria y fijacion, tornillo, tornillos, trampa lavabo,
      tuberia, tubo, tubo conduit, tubo pvc, tuerca, union universal, valvula, valvula check, valvula de bola, valvula
      esfera, vernier, wd 40, yeso, yunque`,
    ],
    [
      'AUTOMOTIVE',
      `abrillantador de llantas, aceite 10w40, aceite 2 tiempos, aceite 20w50, aceite 5w30, aceite de motor, aceite
      motor, aceite para motor, aceite semi sintetico, aceite sintetico, alfombras auto, alfombrilla coche, alfombrillas
      coche, alternador, alzavidrios, ambientador coche, amortiguador, amortiguadores, antena auto, anticongelante,
      aromatizante auto, aromatizante para auto, arrancador, arrancador de baterias, autorradio, baca, balata, balatas,
      balero rueda, banda de distribucion, barra led 4x4, barras de techo, barras portaequipaje, bateria auto, bateria
      de coche, baul moto, bieletas, bobina de encendido, bola de remolque, bolsa de aire, bolsas de aire, bomba de agua
      auto, bomba de combustible, bomba de gasolina, bujia, bujias, cables de bujia, cables para pasar corriente, cables
      pasa corriente, cadena moto, calavera, calaveras, caliper, campera moto, capot, cargador de auto, cargador de
      baterias auto, casco abatible, casco de moto, casco integral, casco moto, casco motociclista, catalizador, cera
      automotriz, cera para auto, chamarra motociclista, cinturon de seguridad, cofano, cofre, compresor aire
      acondicionado, compresor clima, compresor portatil auto, condensador, control clima, correa de distribucion,
      correa de remolque, correa dentada, correa remolque, cremallera direccion, cuarto, cubierta moto, cubre alfombra,
      cubre asientos, cubre auto, cubre carter, cubre volante, cubreasientos, cubrevolante, cuerda remolque, cuerpo de
      aceleracion, defensa, defensa auto, disco de freno, discos de freno, electroventilador, elevador de vidrio,
      elevalunas, embrague, enganche, escape, espejo lateral, espejo retrovisor, espejos retrovisores, facia, faro, faro
      delantero, faro trasero, faros, faros auxiliares, fascia, filtro aceite, filtro aire, filtro de aceite, filtro de
      aire, filtro de cabina, filtro de gasolina, filtro habitaculo, filtros, focos led auto, funda de asiento, funda de
      coche, funda volante, fundas asiento, fundas de asiento, gancho de remolque, gato de patin, gato hidraulico de
      botella, guantes moto, guantes motociclista, guardabarros, guardafango, horquilla suspension, inflador, inflador
      portatil, intercomunicador moto, inyector, junta de culata, junta homocinetica, kit arrastre, kit bolsas de aire,
      kit de arrastre, kit de embrague, limpia llantas, limpia rines, limpiador de carburador, limpiador de inyectores,
      limpiaparabrisas, limpiaparabrisas plumas, liquido de frenos, llanta, llantas, llave de cruz, lona para auto,
      luces led auto, luz led auto, maleta moto, manija auto, manija puerta auto, manubrio moto, marcha, maza, mofle,
      moldura, moto, motocicleta, motor de arranque, motoventilador, neumatico, neumaticos, optica, parachoques,
      paragolpes, parasol para auto, parrilla auto, pastillas de embrague, pastillas de freno, perfume auto, piloto
      trasero, pinon moto, plumas limpiaparabrisas, pomo de cambios, portaequipaje, portaplacas, pulimento, quemacocos,
      radiador, radiador coche, rampa, refrigerante motor, retrovisor, rin, rines, rotula, rotulas, salpicadera, sensor
      de oxigeno, shampoo para auto, soporte coche, soporte coche movil, soporte de motor, soporte motor, suspension,
      tablero auto, tapete auto, tapetes auto, tapetes para auto, tapon de rin, terminal, terminal de direccion,
      terminales para bateria, termostato, termostato motor, tolva, transmision, tubo de escape, turbo, ventilador
      radiador, volante, zapatas de freno`,
    ],
    [
      'GARDEN',
      `abono, abono organico, alberca, arbol, arbusto, arreglo de flores, arreglo de rosas, arreglo floral, arreglos
      florales, aspersor, aspersora, bomba piscina, bonsai, bouquet, bulbo, cactus, caja de flores, caja de rosas,
      caseta, cenador, cesped, cesped artificial, comedero de pajaros, comedero para aves, compostador, conjunto de
      jardin, conjunto exterior, corona de flores, corona funebre, cortacesped, cortasetos, desbrozadora, estanque,
      fertilizante, flores, fuente, fuente de jardin, fumigadora, girasol, girasoles, hamaca, herbicida, hidroponia,
      huerto, humus, invernadero, jardinera, kokedama, lilium, lirios, maceta, macetas, macetero, manguera, manguera de
      jardin, matera, mesa exterior, motobomba, mueble de exterior, muebles de jardin, orquidea, pala, parasol, pasto
      sintetico, pergola, piscina, planta, planta natural, plantas, plantas naturales, podadora, ramo, ramo buchon, ramo
      de flores, ramo de girasoles, ramo de rosas, rastrillo, regadera, regadera jardin, riego, rosa eterna, rosa
      preservada, rosal, rosas, rosas eternas, rosas preservadas, rosas rojas, semilla, semillas, semillas de cesped,
      silla exterior, sillon exterior, sofa exterior, sombrilla, soplador, suculenta, sustrato, terrario, tierra, tierra
      preparada, tijera de podar, tijera jardin, tijeras de podar, tulipanes, tumbona, valla`,
    ],
    [
      'OUTDOORS',
      `airsoft, anzuelo, anzuelos, arco caza, arco compuesto, arco recurvo, arnes, arnes escalada, balines, ballesta,
      baston de senderismo, baston trekking, bastones, bastones trekking, binoculares, bolsa de dormir, bolsa estanca,
      bolsa seca, brujula, caja de pesca, cana, cana de pescar, cana telescopica, canoa, cantimplora, carabina, carabina
      aire comprimido, carpa, carrete, carrete pesca, cartucho de gas, casa de campana, casco escalada, chaleco
      salvavidas, cocina de camping, colchon inflable, colchoneta inflable, conservadora, crampones, cuchillo de caza,
      cuchillo de supervivencia, cuchillo tactico, cuerda de escalada, escopeta, esterilla camping, estufa de camping,
      flecha, flechas, funda de pistola, hacha, heladera portatil, hielera, hilo de pesca, hornillo, hornillo gas,
      kayak, kayak hinchable, kit de supervivencia, linea de pesca, linterna camping, linterna frontal, magnesio
      escalada, manta de emergencia, manta termica, mesa camping, mira holografica, mira telescopica, mochila de
      hidratacion, mosqueton, mosquitera, municion, navaja, navaja multiusos, navaja suiza, nevera, nevera portatil,
      pala kayak, pedernal, pies de gato, piolet, pistola, pistola aire comprimido, pistola de balines, pistolera, plomo
      pesca, prismaticos, raquetas de nieve, reclamo, red de camuflaje, red de pesca, repelente, rifle, saco de dormir,
      saco de dormir adulto, sedal, senuelo, senuelos, silla camping, silla de camping, telescopio, tienda, tienda de
      campana, tienda de campaña 4 personas, tirachinas, vadeador, vinilo pesca, visor, visor nocturno`,
    ],
    [
      'KITCHEN',
      `abrebotellas, abrelatas, abrelatas electrico, abridor, aceitero, afilador, agarradera, agarraderas, air fryer,
      alacena organizador, amasadora, anafe, anafe electrico, arrocera, asadera, asador, azucarera, azucarero, balanza
      de cocina, bandeja, bandeja de aluminio, bandeja de horno, bandeja de servir, bandejas, barbacoa, bascula de
      cocina, base giratoria tortas, bateria cocina, bateria de cocina, bateria de ollas, batidor, batidor manual,
      batidora, batidora de mano, batidora de varillas, batidora de vaso, batidora planetaria, bol, bolsa de almuerzo,
      bolsa isotermica, bolsa porta alimentos, bolsa zip, bolsas congelacion, bolsas de congelacion, bolsas hermeticas,
      bolsas zip, bombilla, bombilla de acero, bombilla mate, bombillas de mate, boquilla reposteria, boquillas
      reposteria, botella, botella de acero, botella de agua, botella de vidrio, botella deportiva, botella infantil,
      botella termica, botella termica acero, botellas de agua, botellero, bowl, bowls, brasero, brochetas, brochetas de
      madera, cacerola, cafetera, cafetera de capsulas, cafetera de goteo, cafetera electrica, cafetera express,
      cafetera italiana, cafetera moka, cake topper, camino mesa, campana de cocina, campana extractora, cantimplora
      infantil, capacillos, carbon barbacoa, carbon vegetal, cava de vinos, cazo, cazuela, cazuelas, charola, chopp,
      cocina a gas, cocina de gas, cocina electrica, coctelera, colador, comal, congelador, congelador horizontal,
      contenedor hermetico, contenedores de alimentos, copa, copa de champan, copa de vino, copas, copas de gin, copas
      de vino, cortador de galletas, cortador de papas, cortador de verduras, cortante, cortantes, cortantes galletitas,
      cortapastas, crepera, cuberteria, cubeta hielo, cubierto, cubiertos, cubiertos desechables, cubitera, cuchara,
      cuchara de madera, cucharas de madera, cucharilla, cucharita, cucharon, cuchillo, cuchillo cocinero, cuchillo de
      carnicero, cuchillo de chef, cuchillo de cocina, cuchillo de mesa, cuchillo jamonero, cuchillo santoku, cuchillos,
      cuenco, decantador, decoracion de tortas, delantal, delantales, descorchador, destapador, destapador de vino,
      disco de arado, dispensador de aceite, dispensador de agua, encimera, encimera de gas, ensaladera, ensaladeras,
      escurreplatos, escurreverduras, escurridor, escurridor de platos, espatulas, especiero, especiero giratorio,
      especieros, estufa, estufa de gas, exprimidor, exprimidor de limones, exprimidor electrico, extractor de jugo,
      extractor de jugos, fiambrera, film de cocina, film transparente, filtro de agua, frasco, frascos de vidrio,
      frascos hermeticos, freezer, freidora, freidora de aire, freidora sin aceite, frigobar, frigorifico, frutero,
      fuente de horno, fuente de servir, gofrera, guante de cocina, guante horno, guantes de horno, heladera,
      hermeticos, hervidor, hervidor electrico, hielera cubitos, horno, horno de pizza, horno electrico, horno tostador,
      huevera, individuales, jarra, jarra de agua, jarra de vidrio, jarra electrica, jarra filtrante, jarro, jarron
      cafe, juego de cuchillos, juego de ollas, juego de platos, juguera, lavavajillas, lavavajillas empotrable,
      lavavajillas integrable, licuadora, licuadora portatil, lonchera, lonchera termica, loncheras, mandil, mandolina,
      manga pastelera, manopla, mantel antimanchas, mantel de mesa, mantel desechable, mantel individual, manteles,
      mantequera, maquina de waffles, mate, mate algarrobo, mate camionero, mate ceramica, mate color, mate completo,
      mate con bombilla, mate de acero, mate de calabaza, mate de madera, mate imperial, mate listo, mate torpedo,
      matero, microondas, minipimer, mixer, molcajete, molde, molde de silicona, molde de torta, molde hielo, molde
      muffins, molde para pastel, molde para pizza, molde pastel, moldes de silicona, moldes de torta, molinillo,
      molinillo de cafe, molinillo de especias, molinillo de pimienta, molino de cafe, mortero, mug, nevera combi, olla,
      olla a presion, olla arrocera, olla de hierro, olla de presion, olla de presion electrica, olla electrica, olla
      express, olla lenta, ollas, organizador de cubiertos, paellera, pajita, pajitas, pajitas de acero, palillos,
      palillos dientes, palillos redondos, panera, panificadora, pano cocina, pano de cocina, papel albal, papel
      aluminio, papel de aluminio, papel de horno, papel film, papel horno, papel vegetal, parrilla, parrilla carbon,
      parrilla de gas, parrilla electrica, parrilla portatil, parrillera, pastillas de encendido, pava, pava electrica,
      pela papas, pelador, pelador de patatas, pelapapas, picador, picador de verduras, picadora, picatodo, picos
      reposteria, pinchos de madera, pinza de cocina, pinzas de cocina, pirotines, pizzera, placa de induccion, plancha
      de cocina, plato, plato de postre, plato desechable, plato hondo, plato llano, platos, platos desechables,
      popotes, porta alimentos, porta botellas, porta cubierto, porta cubiertos, porta rollo cocina, porta vino,
      portavasos, portavino, portavinos, posavasos, prensa cafe, prensa francesa, prensa tortillas, procesador de
      alimentos, procesadora, quesera, rallador, rallador de queso, rallador electrico, recipiente, recipiente
      hermetico, refractario, refrigerador, refrigerador mini, repasador, repasadores, robot de cocina, rodillo, rollo
      de aluminio, sacacorchos, salero, salvamanteles, sandwichera, sarten, sarten antiadherente, sarten de hierro,
      sarten electrico, sartenes, sartén, secaplatos, servilleta, servilletas, servilletas de papel, servilletas de
      tela, servilletas papel, servilletero, set de copas, set de cuchillos, set de mate, set de ollas, set de
      utensilios, set mate, set matero, sifon, sorbete, sorbetes, sorbetes de acero, tabla de cortar, tabla de madera,
      tabla de picar, tabla de quesos, tabla para picar, tabla para quesos, tablas de picar, tarro, tarros, tarros de
      vidrio, taza, taza de cafe, taza de ceramica, taza magica, taza termica, tazas, tazas de cafe, tazon, tazones,
      tenedor, termo, termo acero, termo cafe, termo de acero, termos, tetera, tijeras de cocina, topper, topper torta,
      toppers, tortilladora, tortillero, tostador, tostadora, trapo, tuper, tupper, tuppers, utensilios, utensilios de
      cocina, vajilla, vaporera, vaso, vaso cafetero, vaso con tapa, vaso de cristal, vaso de vidrio, vaso desechable,
      vaso termico, vaso termico acero, vasos, vasos cerveceros, vasos de plastico, vasos de vidrio, vasos desechables,
      vinagrera, vinera, vitroceramica, wafflera, wok, yerbera, yerbero`,
    ],
    [
      'PET_SUPPLIES',
      `abrigo perro, acuario, alimento gato, alimento para gato, alimento para perro, alimento peces, alimento perro,
      antiparasitario, antipulgas, arena gato, arena para gatos, arena sanitaria, arenero gato, arnes mascota, arnes
      para perro, arnes perro, balanceado, balanceado perro, bebedero, bebedero mascota, bolsas biodegradables perro,
      bolsas caca, bolsas para heces, cama para gato, cama para perro, cama perro, casa para perro, casa perro, caseta
      perro, collar antipulgas, collar gato, collar isabelino, collar para perro, collar perro, comedero, comedero aves,
      comedero perro, comida para gatos, comida para perros, correa, correa para perro, correa perro, croquetas gato,
      croquetas para gato, croquetas para gatos, croquetas para perro, croquetas para perros, croquetas perro, filtro
      acuario, fuente de agua para gatos, fuente gato, galletas para perro, gallinero, heno, jaula, jaula hamster, jaula
      pajaros, juguete gato, juguete para gato, juguete para perro, juguete perro, juguetes gato, juguetes para gatos,
      juguetes para perro, kennel, pecera, pechera, pechera perro, pienso, pipeta, placa para perro, placa perro,
      plaquita, plato para perro, plato perro, premios para perro, pretal, rascador, rascador gato, ropa para perro,
      sabanillas, shampoo para perros, shampoo perro, snack para perros, snack perro, snacks gato, snacks para perros,
      snacks perro, sueter perro, tapete entrenador, torre gato, transportadora, transportin, viruta`,
    ],
    [
      '',
      `aceite, aceite de girasol, aceite de oliva, aceite de oliva virgen, aceites y vinagres, aceitunas, aderezo,
      aderezos, agua, agua con gas, agua mineral, aguacate, ajo, albahaca, alcachofas, alfajor, alfajores, alimentacion,
      almejas, almendras, alubias, anacardos, anchoas, arandanos, arroz, arroz con leche, atun, avellanas, avena,
      azafran, azucar, bacalao, barquillos, barrita de cereales, barritas de cereales, bebida, bebida de almendras,
      bebida de arroz, bebida de avena, bebida de soja, bebida energetica, bebida isotonica, bebidas, berberechos,
      berenjena, biblia, bicarbonato, biscotes, bizcocho, bizcochos, bolleria, bollo, bombon, bombones, bondiola,
      boquerones, brocoli, caballa, cacahuetes, cacao, cacao soluble, cafe, cafe capsulas, cafe descafeinado, cafe en
      grano, cafe molido, cafe soluble, calabacin, calabaza, calamares, caldo, caldo de pollo, canela, canelones,
      capsulas cafe, capsulas de cafe, caramelo, caramelos, carne, carne picada, cava, cebolla, cerdo, cereal, cereales,
      cerezas, cerveza, cerveza sin alcohol, champan, champinones, cheque regalo, chicle, chicles, chocolate, chorizo,
      chorizos, chuletas, ciruelas, cola, coliflor, colorante alimentario, comic, comino, conejo, conserva, consulta,
      copos de avena, cordero, costillas, costo de envio, crema agria, crema catalana, crema de avellanas, crema de
      cacahuete, crema de cacao, crema de calabacin, crema de calabaza, crema de champinones, crema de leche, crema de
      queso, crema de verduras, crema pastelera, crepe, croissant, croquetas, cuajada, curry, curso, cuscus, datiles,
      despensa, disco, donacion, dulce de leche, edulcorante, empanada, empanadillas, ensalada, entrada, entradas,
      envio, envio gratis, espaguetis, esparragos, especias, espinacas, estevia, fiambre, fideos, flan, fresas,
      frijoles, fruta, frutos secos, fuet, galleta, galletas, galletitas, gambas, garbanzo, garbanzos, gaseosa,
      gazpacho, gelatina, gift card, ginebra, gofre, gominolas, granola, guacamole, guisantes, guitarra, gusanitos,
      hamburguesa, hamburguesas, harina, helado, helados, higos, huevo, huevos, hummus, infusion, infusion manzanilla,
      inscripcion, instalacion, jamon, judias, judias verdes, jugo, ketchup, kiwi, langostinos, lasana, leche, leche
      condensada, leche descremada, leche desnatada, leche en polvo, leche entera, leche evaporada, leche fresca, leche
      semidesnatada, leche sin lactosa, lechuga, legumbres, lenteja, lentejas, levadura, libro, libros, licor, limon,
      limonada, lomo, lomo de cerdo, macarrones, magdalena, magdalenas, maiz, maiz dulce, mantequilla, manzana,
      manzanilla, margarina, mayonesa, mazapan, mejillones, melocoton, melon, merluza, mermelada, mermeladas, mezcal,
      miel, mix de frutos secos, mortadela, mostaza, muffin, nachos, napolitana, naranja, nata, nata montar, natillas,
      noquis, novela, nueces, obleas, oregano, palitos de cangrejo, palomitas, palomitas microondas, pan, pan de molde,
      pan rallado, pan tostado, panceta, pasas, pasta, pastel, patata, patatas fritas, pavo, pechuga, pechuga de pavo,
      pechuga de pollo, pepinillos, pepino, pera, perejil, picos, pimenton, pimenton dulce, pimienta, pimiento,
      pimientos, pina, pipas, pistachos, pizza, platano, polenta, pollo, polos, polvorones, porotos, pulpo, pure, pure
      de patatas, queso, queso crema, queso fresco, queso rallado, queso untar, quinoa, raviolis, refresco, regaliz,
      regana, reparacion, requeson, revista, romero, ron, roscon, sacarina, sal, salami, salchichas, salchichon, salmon,
      salmorejo, salsa, sandia, sangria, sardinas, sazonador, sena, servicio, sesion, setas, sidra, sirope, sobrasada,
      sopa, sopa de sobre, surimi, suscripcion, tableta de chocolate, tallarines, taller, tapa de empanadas, tapas de
      empanadas, tarjeta de regalo, tarjeta regalo, tarta, te, te matcha, te negro, te verde, tequila, ternera, tila,
      tinto de verano, tomate, tomate frito, tomate triturado, tomillo, tonica, torta, tortilla, tortilla de patatas,
      tostadas, turron, turron de chocolate, uva, uvas, vale, verdura, verduras, vermut, vinagre, vinagre de modena,
      vinilo disco, vinilos discos, vino, vino blanco, vino tinto, vodka, whisky, yerba, yerba mate, yogur, zanahoria,
      zanahorias, zumo`,
    ],
  ],
  unsure: `aceite esencial, adaptador, adhesivo, adorno, aguja, alambre, alcohol, aletas, ampollas, arbol, baca, balon,
    banco, bandeja, barniz, bascula, base, baston, bastones, bata, bateria, bautizo, bebedero, block, bloques, body,
    bolsa, bomba, bordado, borrador, botella, boton, broca, brocha, broche, cabezal, cable, cadena, caja, calcio, cana,
    capsula, capsulas, carcasa, carpa, carrete, cartas, casco, castillo, cera, cesta, chapa, cierre, cilindro, cinta,
    clutch, codo, cofre, cojin, colageno, colchoneta, comba, comedero, cometa, compresor, conector, conjunto, consola,
    contacto, contorno, copa, copas, cople, correa, corrector, crema, crochet, cuadro, cuarto, cubo, cuello, cuerda,
    cuero, dado, dados, dardos, defensa, diana, dinosaurio, dispensador, display, elevador de vidrio, embrague, empaque,
    encaje, escalera, escape, esclava, escobilla, esmalte, espejo, esponja, estuche, faja, faro, fibra, fieltro, figura,
    flecha, flores, flotador, foco, frasco, fresa, fuente, funda, gato, girasol, globo, gotas, grapa, grapas, grasa,
    guante, hacha, hamaca, hierro, hilo, horno, iman, impermeable, jarra, jaula, juego, labial, laca, ladron, lana,
    lavavajillas, lente, lija, limpiador, llave, luz, macrame, magnesio, malla, mallas, mando, marcha, marco,
    mascarilla, mecedora, medalla, media, mesa, microfibra, modulo, molde, mono, mopa, nevera, nivel, organizador, pala,
    papel, parrilla, pastel, pegamento, peine, peletero, pelota, pera, pesa, peto, pico, pila, pilas, pin, pintura,
    pinza, pinzas, pipeta, pista, pistola, plancha, planta, plantas, plantilla, plantillas, plataformas, plato, platos,
    plumas, polo, polvos, portatil, punta, puntas, radio, ramo, raton, recinto, recipiente, regla, resina, riego,
    rodillo, rosas, rueda, sello, sifon, silicona, sobre, sonda, soporte, soporte motor, suspension, tabla, taco, tacon,
    tapete, tapon, tarjetas, tarro, tee, tela, tenis, tensor, terminal, tienda, tierra, tinaco, tinta, tinte, tirantes,
    tonico, top, traje, transmision, tubo, turbo, unas, union, valla, vaso, velcro, venda, vinilo, visor, vitamina c,
    volante, yodo, zinc`,
  printed: `anillo, aretes, body, bolsa, broche, cadena, calcetines, camiseta, carcasa, cojin, colgante, collar,
    cuaderno, cuadro, dije, disfraz, figura, funda, gorra, iman, lamina, libreta, lienzo, llavero, manta, pegatina,
    peluche, pendientes, pin, playera, postal, poster, pulsera, puzzle, sudadera, taza, tote bag, vinilo`,
  containers: 'bandeja, bolsa, bote, botella, caja, copa, frasco, garrafa, lata, recipiente, tarro, vaso',
  uses: {
    ELECTRONICS: `audio, bluetooth, celulares, computacion, computo, electronica, electronica y tecnologia, fotografia,
      gaming, informatica, tecnologia, telefonia, videojuegos`,
    WOMEN_CLOTHING: 'dama, damas, femenino, mujer, mujeres, premama, senora',
    MEN_CLOTHING: 'caballero, hombre, hombres, masculino, varon',
    FASHION: 'moda, ropa, vestimenta',
    SHOES: 'calzado, zapatillas, zapatos',
    WATCHES: 'relojeria, relojes',
    ACCESSORIES: 'bolsos, carteras, marroquineria',
    BABY: 'bebe, bebes, lactancia, recien nacido',
    BEAUTY: `belleza, cabello, capilar, corporal, cosmetica, cosmeticos, facial, maquillaje, pelo, perfumeria, skincare,
      unas`,
    ARTS_AND_CRAFTS: 'bellas artes, bordado, costura, crochet, manualidades, merceria, papeleria, scrapbook',
    JEWELRY: 'bisuteria, joyas, joyeria',
    SPORTS: `ballet, baloncesto, basquet, basquetbol, boxeo, ciclismo, ciclista, correr, crossfit, danza, deporte,
      deportes, deportivo, equitacion, esqui, futbol, futbolista, gimnasia, golf, hockey, mtb, natacion, padel, para
      correr, patinaje, rugby, running, skate, snowboard, sporting, surf, tenis de mesa, voleibol`,
    HEALTH_AND_FITNESS: `bienestar, farmacia, fitness, gimnasio, gym, masaje, nutricion, ortopedia, pilates, salud,
      suplementos, yoga`,
    HOME: 'bano, decoracion, dormitorio, hogar, iluminacion, limpieza, mobiliario, muebles, ropa de cama, salon',
    TOYS: 'coleccionable, juegos de mesa, juguete, jugueteria, juguetes, maqueta, modelismo',
    TOOLS: 'albanileria, bricolaje, electricidad, ferreteria, fontaneria, herramientas, plomeria, soldar, taller',
    AUTOMOTIVE: `accesorios auto, accesorios moto, accesorios para auto, altima, auto, automotriz, automovil,
      autopartes, autos, aveo, camion, camioneta, carro, carros, chevrolet, cheyenne, civic, coche, coches, corolla, cx
      5, elantra, equinox, faros, furgoneta, h4, h7, jetta, kwid, malibu, mazda 3, megane, moto, motocicleta,
      motociclista, motos, nissan, np300, para auto, para camioneta, para carro, para coche, para moto, peugeot,
      refacciones auto, renault, sandero, sentra, silverado, sportage, stepway, tiguan, tiida, tsuru, tucson, vento,
      versa, x trail, yaris`,
    GARDEN: 'huerto, jardin, jardineria, plantas, terraza',
    OUTDOORS: `acampada, acampar, airsoft, campamento, camping, caza, cazador, escalada, excursion, militar, montana,
      pesca, pescador, senderismo, supervivencia, tactica, tactico, tiro, trekking`,
    KITCHEN: 'cocina, menaje, mesa y cocina, reposteria',
    PET_SUPPLIES: 'acuariofilia, cachorro, gato, gatos, mascota, mascotas, perro, perros, roedores',
  },
  makers: {
    AUTOMOTIVE: 'chevrolet, ford, nissan, seat ibiza, toyota',
    TOYS: 'playmobil',
  },
  children: 'bebe, infantil, junior, nina, ninas, nino, ninos',
  nothing: `algodon, animal print, arte, auto adherente, auto adhesivo, azul, azul cielo, azul marino, azul petroleo,
    bano de oro, bano en oro, barra, base, belleza y salud, biblia, cafe claro, cafe oscuro, caja de 12, chapa de oro,
    chapado en oro, chapado oro, color cafe, color chocolate, color madera, cuero, de bolsillo, de mano, de mesa, de
    pared, de pie, de viaje, deporte y ocio, deportes aire libre, deportes y aire libre, deportes y ocio, docena de,
    general, gris topo, hogar y jardin, infantil, juego de, juego de 2, juego de 3, juego de 4, kit de, laminado, lana y
    algodon, lino, lote, lote de, madera, manga, mate, media caña, media docena, media estacion, media luna, media
    manga, mesa de ayuda, moda y accesorios, multiusos, nino, ninos, novedades, ofertas, ojo de gato, oro, oro laminado,
    otros, pack, pack de 2, paquete de, par de, pares de, pata de gallo, pet, piel, plastico, plata, refaccion,
    refacciones, regalo, repuesto, repuestos, rojo, ropa y accesorios, rosa, rosa gold, rosa palo, rosa viejo, salud y
    belleza, seda, set de, set de 2, set de 3, set de 4, sin categoria, talla, tenis de mesa, unidades, uso rudo,
    varios, verde, verde agua, verde menta, verde oliva`,
  departments: 'articulos varios, bazar, drogueria, no alimentario, otros, productos varios, temporada, varios',
  endings: ['s', 'es'],
};
