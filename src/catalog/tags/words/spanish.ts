import type { Words } from './words.ts';

export const SPANISH: Words = {
  head: 'first',
  cuts: 'compatible, compatible con, con, en, para, por, sin, y',
  things: [
    ['AUTOMOTIVE+KITCHEN', 'taza termica para auto, vaso termico para auto'],
    [
      'ELECTRONICS+HOME',
      `aro de luz led, aro luz led, foco bluetooth, foco led parlante, foco parlante, lampara bluetooth, lampara con
      altavoz, lampara con parlante, lampara parlante, reloj despertador bluetooth`,
    ],
    [
      'SHOES+SPORTS',
      'chuteras, guayo, guayos, tacos de futbol, teniguayo, tenis guayo, zapatillas de baile, zapatillas de tenis',
    ],
    ['AUTOMOTIVE+FASHION', 'chamarra de motociclista, chamarra moto, chaqueta moto, pantalon moto, traje moto'],
    ['HOME+OUTDOORS', 'farol camping, farol de camping, lampara camping, lampara de camping, linterna de camping'],
    [
      'BABY+BEAUTY',
      'aceite bebe, champu bebe, colonia bebe, crema bebe, jabon bebe, locion bebe, shampoo bebe, talco bebe',
    ],
    [
      'AUTOMOTIVE+ELECTRONICS',
      `alarma para auto, amplificador auto, amplificador para auto, autoestereo, bocinas auto, bocinas para auto,
      camara de coche, camara de reversa, camara para auto, camara reversa, cargador auto, cargador coche, cargador de
      auto, cargador de coche, cargador para auto, dashcam, estereo, estereo auto, estereo de auto, estereo para auto,
      radio coche, radio de coche, sensor de reversa, soporte auto, soporte celular para auto, soporte de auto,
      soporte magnetico de auto, soporte movil coche, soporte para auto, transmisor fm`,
    ],
    [
      'ELECTRONICS',
      `adaptador, adaptador de corriente, alargador, alargue, alarma, alfombrilla, all in one, altavoces, altavoz,
      altavoz bluetooth, amplificador, anillo celular, antena, arduino, aro de luz, aro led, asistente de voz,
      audifono, audifonos, audifonos bluetooth, audifonos inalambricos, auricular, auriculares, auriculares bluetooth,
      auriculares inalambricos, bafle, bafles, barra de sonido, barra multicontacto, barra sonido, base multiple,
      baston selfie, bateria, bateria externa, bateria recargable, bobina utp, bocina, bocina bluetooth, bocinas,
      bombilla inteligente, buzzer, cabina sonido, cable, cable coaxial, cable de carga, cable de red, cable hdmi,
      cable tipo c, cable usb, caja registradora, cajon de dinero, calculadora, calculadora cientifica, camara, camara
      bala, camara de seguridad, camara de vigilancia, camara deportiva, camara domo, camara instantanea, camara ip,
      camara web, camara wifi, capacitor, carcasa, carcasa iphone, carcasa movil, cargador, cargador de pared,
      cargador de pilas, cargador inalambrico, cargador portatil, cargador rapido, cargador usb, cartucho, cartucho de
      tinta, cascos auriculares, cascos bluetooth, cascos con microfono, cascos gaming, cascos inalambricos, celular,
      cerradura digital, cerradura electronica, cerradura inteligente, circuito integrado, computador, computadora,
      computadores, condensador electronico, conector rj45, consola, consola de videojuegos, contacto inteligente,
      contador de billetes, control de acceso, control inalambrico, control ps5, control remoto, control remoto
      universal, control universal, control xbox, controlador de carga, convertidor, cristal templado, decodificador,
      destructora de papel, detector de billetes, detector de humo, diadema gamer, diodo, diodos, disco duro, disco
      externo, disco solido, disco ssd, disipador, display, display lcd, dron, drone, dvr, enchufe inteligente,
      enchufe wifi, equipo de sonido, escaner, estabilizador, estacion meteorologica digital, etiquetadora, extension,
      extension electrica, extensiones, extensor wifi, foco inteligente, fuente conmutada, fuente de alimentacion,
      fuente de poder, fuente gamer, fuente pc, funda, funda celular, funda de silicona movil, funda iphone, funda
      laptop, funda movil, funda para celular, funda portatil, funda tablet, gabinete gamer, gabinete pc, gafas vr,
      gps, grabadora de voz, impresora, impresora 3d, impresora laser, interfon, interfono, interruptor inteligente,
      inversor, inversor solar, jumper, jumpers, kit solar, ladron, lamina hidrogel, lapiz optico, lapiz tactil,
      laptop, lcd, lcd grafica, lector codigo barras, lector codigo de barras, lector de codigos, lector de huella,
      lector de tarjetas, led 3mm, led 5mm, led de 3mm, led de 5mm, led smd, lente, lentes vr, libro electronico
      lector, luz led selfie, mando, mando a distancia, manos libres, memoria ram, memoria sd, memoria usb, mezcladora
      audio, mica, mica de cristal, microfono, microfono inalambrico, minicomponente, mixer audio, modem, modulo,
      monitor, monitor gamer, mouse, mouse gamer, mouse inalambrico, mousepad, movil, mp3, multicontacto, multitoma,
      no break, nobreak, notebook, notebooks, ordenador, osciloscopio, pad termico, palo selfie, panel solar,
      pantalla, pantalla led, parlante, parlante bluetooth, pasta termica, pc de escritorio, pendrive, pila, pila
      alcalina, pila recargable, pilas, pilas aa, pilas aaa, pilas alcalinas, pilas recargables, placa base, placa de
      desarrollo, plastificadora, portatil, portero electrico, potenciometro, power bank, powerbank, procesador,
      protector de pantalla, protector pantalla, protoboard, proyector, punto de acceso, punto de venta, rack
      servidor, radio, radio despertador, raton, raton inalambrico, realidad virtual, recinto, refrigeracion liquida,
      regleta, regulador, regulador de voltaje, repetidor wifi, reproductor, resistencia electrica, router, sensor,
      sensor de movimiento, silla gamer headset, silla gamer monitor, smart tv, smartphone, solenoide, sonda
      osciloscopio, soporte celular, soporte movil, soporte para tv, soporte tablet, soporte tv, ssd, supresor de
      picos, switch, switch de red, tablet, tableta, tableta grafica, tarjeta de memoria, tarjeta de video, tarjeta
      grafica, tarjeta madre, tarjeta sd, teatro en casa, teclado, teclado gamer, teclado mecanico, telefono,
      televisión, televisor, televisor led, terminal pos, thermal pad, timbre, timbre inalambrico, timbre inteligente,
      tinta epson, tinta impresora, tinta para impresora, tocadiscos, toner, tornamesa, torre de sonido, torre pc,
      transformador, transistor, tripode, trituradora de papel, tv box, unidad flash, ventilador gamer, ventilador pc,
      video portero, videojuego, videoportero, vidrio protector, vidrio templado, volante gamer, walkie talkie,
      zapatilla electrica, zapatilla enchufe`,
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
      deportivos, leotardo, maillot, maillot ciclismo, maillot gimnasia, neopreno, pantalon de esqui, playera de
      futbol, ropa deportiva, short deportivo, sujetador deportivo mujer running, traje de neopreno, uniforme de
      futbol`,
    ],
    ['ELECTRONICS+WATCHES', 'pulsera de actividad, reloj inteligente, smartwatch'],
    ['WATCHES', 'correa de reloj, correa para reloj, correa reloj, cronografo, reloj, reloj de pulsera, relojes'],
    [
      'FASHION',
      `abrigo, albornoz, americana, banador, bata, batas, bermuda, blazer, body, bombacho, buzo, buzo canguro,
      calceta, calcetas, calcetin, calcetines, calentador de piernas, calentadores de piernas, calza, calzas,
      camibuso, camisa, camisa vaquera, camiseta, camiseta de tirantes, camiseta manga larga, camiseta termica,
      camisilla, campera, canguro, capa lluvia, cardigan, casaca, casacas, cazadora, chaleco, chaleco acolchado,
      chamarra, chandal, chaqueta, chaqueta acolchada, chaqueta vaquera, chomba, chombas, chompa, chompas,
      chubasquero, chumpa, conjunto, cortaviento, cortavientos, disfraz, enterizo, filipina, filipina chef, gabardina,
      guayabera, hoodie, impermeable, jeans, jersey, jogger, joggers, kimono, leggin, leggings, leggins, licra,
      licras, malla, malla bano, mallas, media larga, medias, medias panty, mezclilla, mono, musculosa, overol,
      pantalon, pantalon cargo, pantalon corto, pantalon de chandal, pantalon de trabajo, pantalones, pantalones
      cortos, pantaloneta, pantalonetas, pants, pantys, parka, peto, pijama, piloto lluvia, piyama, playera, polera,
      polo, polos, poncho, primera capa, rebeca, remera, remeron, rompeviento, rompevientos, ropa, ropa de dormir,
      ropa interior, ropa termica, ruana, ruanas, saco, saco de vestir, saco tejido, short, shorts, soquete, soquetes,
      sudadera, sudadera con capucha, sueter, sueteres, sweater, top, traje, traje bano, traje de bano, trusa,
      uniforme, uniforme escolar, vaquero, vaqueros`,
    ],
    [
      'FASHION+WOMEN_CLOTHING',
      `baby doll, babydoll, bata de dormir, bikini, blusa, blusas, blusas de mujer, body encaje, body moldeador,
      bodysuit, bombacha, braga, bragas, bralette, brasier, brasieres, brassier, cachetero, cacheteros, caftan,
      calzon, calzones, camisola, camison, cinturilla, conjunto de lenceria, corpino, corse, corset, croptop,
      enteriza, faja, faja colombiana, faja moldeadora, faja postparto, faja reductora, fajas, fajas colombianas,
      falda, falda pantalon, faldas, huipil, kaftan, leggings mujer, lenceria, medias nylon, minifalda, palazzo,
      pantaleta, pantaletas, panti, panties, pantimedia, pantimedias, pareo, pijama de mujer, pollera, salida de bano,
      salida de playa, short falda, sosten, sujetador, sujetador deportivo, tanga, top corto, top de mujer, traje de
      bano mujer, trikini, tunica, vestido, vestido corto, vestido de fiesta, vestido de novia, vestido largo,
      vestidos`,
    ],
    ['FASHION+MEN_CLOTHING', 'boxer, boxers, calzoncillo, calzoncillos, esmoquin, interiores hombre, smoking'],
    [
      'SHOES',
      `agujetas, alpargata, alpargatas, alpargatas de esparto, babucha, babuchas, babuchas zapatilla, bailarina,
      bailarinas, balerina, balerinas, baleta, baletas, betun, borcego, borceguies, bota, botas, botas de agua, botas
      de montana, botas de trabajo, botin, botines, botita, calzado, calzador, championes, chancla, chanclas,
      chancleta, chancletas, cordones, crocs, deportivas, deportivos, espartenas, guarache, hormas, huarache,
      limpiador calzado, limpiador de tenis, mocasin, mocasines, nautico, nauticos, ojota, ojotas, oxford, pantufla,
      pantuflas, plantilla, plantillas, plataforma, plataformas, sandalia, sandalias, sandalias planas, sneakers,
      stiletto, tacon, tacones, tacos futbol, tenis, valerina, zapatilla, zapatillas, zapatillas de casa, zapato,
      zapato de seguridad, zapatos, zapatos de seguridad, zueco, zuecos`,
    ],
    [
      'ACCESSORIES',
      `abanico, almohada cervical viaje, almohada de viaje, anteojos, antifaz dormir, antifaz viaje, armazon lentes,
      asa de bolso, balaca, balacas, banda para cabello, bandana, bandolera, billetera, billeteras, binchas, boina,
      bolsa, bolsa crossbody, bolsa cubre zapatos viaje, bolsa de mano, bolsa de playa, bolsa de tela, bolsa de viaje,
      bolsa deportiva, bolsa tote, bolso, bolso bandolera, bolso de mano, bolso de viaje, bolso deportivo, bolso
      shopper, bolso tote, bolsos de mujer, braga de cuello, broche cabello, broche para cabello, broche solapa,
      broches para cabello, broches pelo, bufanda, bufanda de lana, bufandas, cadena lentes, cadena para gafas, caiman
      cabello, calentadores brazos, cangurera, canguro bolsa, canguro bolso, cartera, carteras de mujer, cartuchera,
      chal, chalina, cinta llave, cinta para llave, cinta porta credencial, cintillo, cintillos, cinto, cinturon,
      cinturon de cuero, cinturones, clutch, cojin de viaje, coletero, colgante bolso, colita pelo, colitas, corbata,
      corbatas, corbatin, cordon gafas, correa de bolso, cosmetiquera, cubreboca tela, cuello, diadema, dona cabello,
      equipaje, estola, estuche, estuche lentes, etiqueta de equipaje, funda de gafas, gafas, gafas de sol, gafas
      graduadas, gafas polarizadas, gancho para cabello, gancho pelo, ganchos para cabello, gemelos, goma de pelo,
      gomas de pelo, gomitas de pelo, gorra, gorra plana, gorra trucker, gorras, gorro, gorro de lana, gorros, guante,
      guantes, guantes de cuero, hebilla, hebillas, horquilla, kipa, lanyard, lazo cabello, lazo pelo, lente de sol,
      lentes, lentes de lectura, lentes de sol, lentes polarizados, liga de pelo, liga para cabello, ligas, llavero,
      llaveros, lonchera bolso, maleta, maleta de cabina, maletin, mancuernillas accesorio, mariconera, mascada,
      mascadas, mitones, mochila, mochila antirrobo, mochila de cuero, mochila de viaje, mochila escolar, mochila
      notebook, mochila portatil, mochilas, monas, monedero, monederos, monito, mono cabello, mono para cabello, moño
      pelo, monos para cabello, monos pelo, montura, monturas, morral, neceser, necessaire, orejeras, organizador de
      viaje, pajarita, panoleta, panuelo, panuelo de seda, panuelos, paraguas, paraguas plegable, parche, parches
      ropa, pasador pelo, pasadores de pelo, pasamontanas, peineta, pin, pin esmaltado, pin metalico, pines, pins,
      pinza cabello, pinza de pelo, pinza para cabello, pisacorbata, porta cosmeticos, porta credencial, porta
      cubreboca, porta documentos, porta gafete, porta llave, porta llaves, porta pasaporte, porta tarjetas,
      portacosmeticos, portadocumentos, portafolio, portafolios ejecutivo, portagafete, portallaves, portapasaporte,
      portatarjetas, rebozo, riñonera, rinoneras, ruana accesorio, scrunchie, sombrero, sombrero de paja, sombreros,
      sombrilla bolsillo, sombrillas lluvia, sujeta cubreboca, suspensores, tarjetero, tiara pelo, tirantes, tocado,
      tote bag, turbante, valija, valijas, velo, velo novia, vincha, visera, viseras, yoyo credencial`,
    ],
    [
      'BABY',
      `adaptador wc, alimentacion bebe, almohada bebe, almohada de embarazo, almohada embarazo, almohada lactancia,
      andadera, andaderas, andador, arrullo, asiento de auto, asiento para auto, aspirador nasal, autoasiento, babero,
      baberos, bacinica, bacinilla, bañera bebe, banera plegable, bano entrenador, barandal cama, barrera cama,
      barrera de seguridad, biberon, bolsa de panales, bolsas leche materna, bolsas para leche, bolso cambiador, bolso
      maternal, bolso panalera, bouncer, braguita panal, butaca auto, calienta biberones, cambiador, canastilla, capa
      de bano, capazo, carreola, carriola, carriolas, carrito bebe, carrito de bebe, cereal infantil, chichonera,
      chupete, chupetero, chupo, chupon, chupones, cobija bebe, cobija de bebe, coche bebe, coche de bebe, coche de
      paseo, coche paraguas, cochecito, cojin de lactancia, cojin embarazo, colchon cuna, corral, corral bebe,
      corralito, crema antipanalitis, crema antirozaduras, crema de panal, crema panal, crema pezones, cubiertos bebe,
      cuna, cuna colecho, cuna de viaje, discos de lactancia, dou dou, doudou, dudu, elevador de auto, esterilizador,
      esterilizador de biberones, extractor de leche, faja de embarazo, faja prenatal, formula infantil, fular, fular
      portabebes, gasa bebe, gasa de muselina, gasas bebe, gasas de muselina, gimnasio bebe, hamaca bebe, hamaquita,
      huevito, juguete de apego, leche de continuacion, leche de formula, leche de formula bebe, leche infantil,
      mamadera, mamila, mamilas, manta bebe, manta de apego, manta de bebe, manta de juegos, mantita, mecedora bebe,
      mecedora para bebe, minicuna, mochila panalera, mochila portabebes, moises, monitor de bebe, mordedera,
      mordederas, mordedor, mosquitero cuna, movil musical, muselina, nido bebe, orinal, panal, panal talla, panalera,
      panalera mochila, panales, panales talla, panera bebe, panitos humedos, papilla, papillas, pelela, periquera,
      plato succion, platos de aprendizaje, porta bebe, portabebe, portabebes, portachupete, portachupon, potito,
      potitos, protector cuna, protector de enchufes, protector de esquinas, protectores de lactancia, rebozo bebe,
      reductor de bano, reductor wc, sabana cuna, sabanas cuna, sacaleche, sacaleches, sacamocos, saco de dormir bebe,
      seguro para cajones, set alimentacion bebe, silla alta, silla auto, silla comer, silla de auto, silla de coche,
      silla de comer, silla de paseo, silla paseo, silla periquera, sonaja, sonajas, sonajero, sonajeros, tapete de
      gateo, tarrito infantil, termo biberon, termometro bebe, termometro de bano, tetero, teteros, tetina, toalla
      bebe, toalla con capucha, toalla con capucha bebe, toallas humedas bebe, toallitas bebe, toallitas de bebe,
      toallitas humedas bebe, trona, vaso antiderrame, vaso de aprendizaje, vaso entrenador, vaso entrenador bebe,
      vaso entrenamiento, vigilabebes`,
    ],
    [
      'BABY+FASHION',
      `ajuar, ajuar bebe, ajuar recien nacido, bata bautizo, batita, bautizo, bautizo nina, bautizo nino, bodi, body
      bebe, chambrita, chambritas, conjunto bebe, cubrepanal, enterito, enterito bebe, faldon, jesusito, jubon,
      mameluco, osito bebe, panalero, pananlero body, pelele, pijama bebe, polaina, ranita, ropa prematuro, ropon,
      ropon bautizo, saco bebe tejido, traje bautismo, traje bautizo`,
    ],
    [
      'BEAUTY',
      `aceite barba, aceite capilar, aceite corporal, aceite de almendras, aceite de argan, aceite de argan capilar,
      aceite de barba, aceite de coco capilar, aceite de coco corporal, aceite de jojoba, aceite de ricino, aceite de
      romero, aceite de rosa mosqueta, aceite esencial, aceite esencial de lavanda, aceite facial, aceite para barba,
      acetona, acido hialuronico, acondicionador, acondicionador solido, afeitadora, after shave, after sun,
      aftershave, aftersun, agua de colonia, agua de florida, agua de perfume, agua de rosas, agua micelar, agua
      termal, algodon desmaquillante, alicate cuticula, alisado, alisador, alisadora, ampolla capilar, ampollas,
      antiacne, anticaida, anticelulitico, antiestrias, antitranspirante, arcilla, arcilla verde, autobronceador,
      autobronceante, balsamo, balsamo after shave, balsamo barba, balsamo labial, bandas de cera, bandas
      depilatorias, barra de labios, base de maquillaje, base liquida, bastoncillos, bb cream, bloqueador, bloqueador
      solar, body milk, body mist, body splash, bomba de bano, brillo de labios, brocha, brocha de afeitar, brocha de
      maquillaje, brochas de maquillaje, bronceador, bruma, calentador de cera, cepillo alisador, cepillo de cabello,
      cepillo de pelo, cera capilar, cera depilatoria, cera para cabello, cera para pelo, champu, champu anticaspa,
      champu seco, champu solido, colonia, colonia hombre, coloracion, coloracion permanente, colorete, contorno,
      contorno de ojos, corrector, corrector facial, cortapelo, cortapelos, cortaunas, cotonetes, crema, crema
      antiarrugas, crema antiedad, crema contorno, crema corporal, crema de cuerpo, crema de dia, crema de manos,
      crema de noche, crema de pies, crema depilatoria, crema facial, crema hidratante, crema manos, crema para manos,
      crema para peinar, crema para pies, crema pies, crema solar, cuchilla de afeitar, cuchillas, decant,
      decolorante, delineador, depilador, depiladora, desmaquillador, desmaquillante, desodorante, discos de algodon,
      discos desmaquillantes, eau de cologne, eau de parfum, eau de toilette, enchinador, enjuague capilar, esmalte,
      esmalte de unas, esponja de bano, esponja de maquillaje, esponja exfoliante, espuma capilar, espuma de afeitar,
      espuma de bano, espuma limpiadora, espuma moldeadora, estrias, exfoliante, extension de cabello, extensiones
      clip, extensiones de cabello, extensiones de pelo, extensiones de pestañas, extensiones lisas, extensiones pelo
      natural, extensiones rizadas, extractor de puntos negros, fijador de cejas, fotoprotector, fragancia, fundidor
      de cera, gel acne, gel aloe vera, gel constructor, gel de afeitar, gel de bano, gel de bano y ducha, gel de
      cabello, gel de cejas, gel de ducha, gel de unas, gel facial, gel fijador, gel limpiador, gel reductor,
      glicerina, gloss, gomina, gua sha, guante exfoliante, henna, hidratante, hisopos, hojas de afeitar, iluminador,
      jabon, jabon artesanal, jabon de manos, jabon de tocador, jabon facial, jabon liquido, jabones, keratina, kit de
      bano, kit de unas, kit spa, labial, labial mate, laca, lampara de unas, lapiz cejas, lapiz de cejas, lapiz de
      labios, lapiz de ojos, lapiz labial, leche corporal, leche hidratante, leche limpiadora, leche solar, lima de
      pies, lima de unas, limpiador, limpiador facial, locion, locion corporal, manicura, manteca corporal, manteca de
      karite, manteca karite, mantequilla corporal, maquillaje, maquina cortapelo, maquina de afeitar, maquina de
      tatuar, maquinilla, maquinilla de afeitar, masajeador facial, mascara capilar, mascara de pestanas, mascarilla,
      mascarilla capilar, mascarilla de pelo, mascarilla facial, navaja de afeitar, niacinamida, paleta de maquillaje,
      paleta de sombras, parches acne, parfum, pastilla de jabon, patillera, pedicura, peine, peineta cabello, peluca,
      perfilador, perfilador de labios, perfume, perfume de hombre, perfume de mujer, peroxido, pestanas, pestanas
      postizas, piedra pomez, pintalabios, pintaunas, pinza cejas, pinza de cejas, pinza de depilar, pinza depilar,
      pinza para cejas, pinzas de cejas, pinzas de depilar, pinzas depilar, pinzas para cejas, plancha alisadora,
      plancha de cabello, plancha de pelo, plancha para cabello, polvo compacto, polvo traslucido, polvos, polvos
      compactos, polvos sueltos, pomada cabello, prebase, primer, protector facial, protector solar, protector
      termico, queratina, quitaesmalte, rastrillo afeitar, rastrillo con cabeza, rastrillo depilar, rastrillo
      desechable, rastrillo para afeitar, rasurador, rasuradora, rasuradora electrica, recortadora, removedor de
      esmalte, removedor de puntos negros, rimel, rizador, rizadora, rodillo de jade, rubor, sales de bano, secador,
      secador de cabello, secador de pelo, secadora de cabello, serum, serum capilar, serum facial, set de bano spa,
      set de perfume, set de spa, shampoo, sombra de ojos, sombras, spf 50, spray capilar, spray fijador, suero
      facial, talco, tatuaje, tenacilla, tenaza rizadora, tijera peluqueria, tijeras peluqueria, tinta de labios,
      tinta labial, tinte, tinte para cabello, tintura, toallita facial, toallitas desmaquillantes, toallitas humedas,
      tonico, tonico facial, tratamiento capilar, unas, unas postizas, vaselina`,
    ],
    [
      'ARTS_AND_CRAFTS',
      `abalorio, abalorios, acrilico, acrilicos, acuarela, acuarelable, acuarelas, agenda, agenda 2025, agenda
      escolar, agendas, aguja, aguja de crochet, aguja de tejer, agujas, agujas circulares, agujas de tejer, alambre
      bisuteria, alfileres, alfiletero, amigurumi, anotador, anotadores, archivador, archivero carton, arcilla
      modelar, arcilla polimerica, arcilla polimerica fimo, argollas bisuteria, arillos, atril, banderitas adhesivas,
      barniz acrilico, barniz artesanal, barniz copal, barniz de retoque, barniz diluyente, barra de pegamento, barra
      de silicona, barras de silicon, base aretes, base de jabon, base jabon glicerina, bastidor, bastidores, bies,
      birome, bloc, bloc acuarela, bloc de dibujo, block, block de dibujo, blonda, boligrafo, boligrafo gel,
      bolígrafos, bolsa de regalo, bolsas de regalo, bordado, borrador, borrador pizarra, boton, botones, botones
      costura, botones de madera, brillantina, brocha arte, broche langosta, broche presion, broches costura, broches
      presion, caballete, caja regalo carton, calco, calcomania, calcomanias, calcos, calendario, calendario 2025,
      calendario 2026, calendario de pared, caligrafia, canutillos, carboncillo, carboncillos, carpeta, carpeta
      argollas, carton, cartoncillo, cartuchera escolar, cartulina, cartulinas, cera de soja, cera de soya, cera para
      velas, ceramica fria, chaquira, chaquiras, chinches, cierre, cierre costura, cierres costura, cinta, cinta bies,
      cinta correctora, cinta de raso, cinta de regalo, cinta decorativa, cinta metrica costura, cinta washi, cizalla,
      clips, cola blanca, colores de madera, compas escolar, compas geometria, corchetera, corcho tablero, corrector
      liquido, cortadora de vinil, costurero, crayola, crayolas, crayon, crayones, cremallera, cremalleras,
      cuadernillo, cuaderno, cuaderno de dibujo, cuaderno espiral, cuaderno profesional, cuadernos, cuentas, cuerina,
      cuero sintetico, dedal, diamantina, elastico, elasticos, encaje, engargolado, engrapadora, engrapadora grapas,
      enmicadora, entretela, escarcha, escuadra escolar, esencia para velas, espatulas de pintura, estambre,
      estambres, estuche de lapices, estuche escolar, etiqueta, etiquetas, etiquetas adhesivas, etiquetas
      personalizadas, fibras escolares, fieltro, foami, folder, folders, folios, fomi, ganchillo, ganchillos, gancho
      de tejer, ganchos para aretes, gesso, gis, gises, glicerina jabon, glitter, goma de borrar, goma elastica
      costura, goma eva, gouache, grapadora, guata, guillotina papel, hilaza, hilo, hilo de algodon, hilo de bordar,
      hilo de coser, hilo de tejer, hilo macrame, hilo nylon bisuteria, hilo para bordar, hilo para tejer, hilos,
      hilos de bordar, hojas blancas, hojas de color, insumos bisuteria, invitacion, invitaciones, juego de geometria,
      juego geometrico, kit amigurumi, kit bisuteria, kit crochet, kit de amigurumi, kit de bordado, kit de costura,
      kit de crochet, kit de macrame, kit de manualidades, kit de tejido, kit escolar, kit scrapbooking, kit tejido,
      lacre, laminadora, lana, lana merino, lapicera, lapicera escolar, lapiceras, lapicero, lapiceros, lapices,
      lapices de colores, lapiz, lapiz adhesivo, lapiz de color, lapiz grafito, lentejuelas, lettering, libreta,
      libreta de notas, libreta profesional, libretas, libro de colorear, libro para colorear, lienzo, lienzo en
      blanco, lienzo para pintar, limpiapipas, liston, listones, macrame, madeja, madejas, mandala colorear, mandala
      para colorear, manualidades, maquina de coser, marcador, marcadores, marcadores acrilicos, marcapaginas,
      marcatextos, materiales bisuteria, mecha vela, mica termica, micas para enmicar, mimbre, molde de resina, molde
      de silicona resina, molde para velas, molde resina, molde vela, moldes de velas, moldes de yeso, moldes jabon,
      moldes para jabon, moldes para resina, moldes resina, mono de regalo, mono regalo, mostacilla, mostacillas,
      notas adhesivas, oleo, oleo pintura, organizador de escritorio, organizador escritorio, overlock, ovillo,
      ovillos, pabilo, paleta de pintor, palitos de madera, papel, papel a4, papel adhesivo, papel bond, papel bond
      a4, papel cascaron, papel china, papel crepe, papel de regalo, papel de seda, papel fotografico, papel kraft,
      papel lustre, papel picado, papel regalo, papel seda, papel sublimacion, papeleria, parafina, pasta de modelar,
      pastel al oleo, pastel graso, pastel oleo, pasteles al oleo, pasteles grasos, pasteles oleo, pasteles secos,
      patron, patron de costura, patron pdf, patrones, pegamento, pegamento blanco, pegamento en barra, pegatina,
      pegatinas, perforadora, perforadora de papel, perlas bisuteria, perlas manualidades, pincel, pinceles, pinceles
      artisticos, pinta por numeros, pintar por numeros, pintura, pintura acrilica, pintura al oleo, pintura diamante,
      pintura para tela, pintura por numeros, pintura relieve, pintura textil, pinturas, pistola silicon, pizarra,
      pizarron, plancha de stickers, plancha sublimacion, planeador, planificador, planner, plantilla stencil,
      plastilina, plastilina moldeable, plastilinas, plotter de corte, pluma, pluma estilografica, plumas, plumas de
      gel, plumas decorativas, plumas gel, plumon, plumones, pompones, porcelana fria, porta lapices, portalapices,
      portalapiz, portaminas, post it, postal, prensa sublimacion, protectores de hojas, punto de cruz, purpurina,
      rafia, regla, relleno vellon, resaltador, resaltadores, resina, resina epoxi, resina epoxica, resistol, resma,
      retal, retazo, retazos, rotulador, rotuladores, rotuladores punta fina, sacapuntas, scrapbooking, sello, sello
      automatico, sello de caucho, sello personalizado, sellos, sellos de goma, senalador, senaladores, separador de
      libros, separadores, sesgo, set de dibujo, set de escritorio, set de lettering, set de oficina, set de pinceles,
      set de pinturas, set escolar, silicon en barra, silicon frio, silicon liquido, silicona fria, silicona liquida,
      silicona liquida escolar, sobre, sobre de papel, sobres, sobres de papel, sticker, stickers, stickers vinilo,
      sublimacion, subrayador, tablero corcho, tajador, tampon de tinta, tarjeta de agradecimiento, tarjeta de
      cumpleanos, tarjeta de felicitacion, tarjetas, tarjetas de presentacion, tela, tela de algodon, tela por metro,
      telar, telares, telas, tempera, temperas, tijera, tijeras, tijeras costura, tijeras de costura, tijeras
      escolares, tinta, tiza, tiza sastre, tizas, transportador, trapillo, troquel, troqueladora, troqueles, utiles
      escolares, velcro, vellon, vinil, vinil adhesivo, vinil decorativo manualidad, vinil textil, vinilo a4, vinilo
      adhesivo, vinilo de corte, vinilo imprimible, vinilo termotransferible, vinilo textil, washi tape`,
    ],
    [
      'JEWELRY',
      `abridores bebe, abridores de oro, abridores de plata, abridores oro, abridores plata, alhajero, alianza,
      anillo, arete, aretes, argolla, argolla de matrimonio, argolla matrimonio, argollas, aro, aros, arracada,
      arracadas, brazalete, broche, broquel, broqueles, cadena, cadena de oro, cadena de plata, cadena oro, cadena
      plata, caja joyero, cajita joyero, camafeo, candonga, candongas, circon, colgante corazon, colgante cruz,
      colgante de plata, colgante plata, collar, crucifijo plata, denario, denarios, diamante, diamantes, dije, ear
      cuff, escapulario, escapularios, esclava, expansion oreja, expansor, expansores, gargantilla, gemelos plata,
      joya, joyas, joyeria, joyero, mancuernillas, manilla, manillas, medalla, medallita, nariguera, narigueras,
      pendiente, pendientes, perla, perlas, piedra preciosa, piercing, prendedor, prendedores, pulsera, relicario,
      relicarios, rosario, semanario, solitario, sortija, tobillera, tobilleras, topo, topos, trepadores, zarcillo,
      zarcillos, zirconia`,
    ],
    [
      'SPORTS',
      `aletas, antiparras, arco de futbol, arco y flechas, balon, balon de baloncesto, balon de futbol, barra de
      equilibrio, bastones de esqui, bastones esqui, bate, bate de beisbol, bici, bicicleta, bicicleta de montana,
      bicicleta electrica, bicicleta infantil, bidon ciclismo, biela, bielas, billar, bola de boliche, bolos, bolso
      bicicleta, bomba bicicleta, bomba de bicicleta, botas de montar, cabezada, cama elastica, camara bici, camara
      bicicleta, camara de aire bicicleta, camara de bicicleta, canasta de baloncesto, candado bici, candado
      bicicleta, candado de bici, candado de bicicleta, canillera, canilleras, casco, casco bici, casco bicicleta,
      casco de bici, casco de bicicleta, casco de esqui, casco esqui, cascos, ciclocomputador, coderas patinaje,
      conos, conos de entrenamiento, conos entrenamiento, costal de boxeo, cronometro, cubierta bici, dardos,
      desviador, diana, disco frisbee, disco hockey, escalera de agilidad, escalera de coordinacion, espinillera,
      espinilleras, esquis, estribo de montar, estribo hipico, estribos de equitacion, estribos equitacion, frenos
      bicicleta, fusta, gafas de buceo, gafas de esqui, gafas de natacion, goggles natacion, gorro de natacion, guante
      de beisbol, guantes ciclismo, guantes de arquero, guantes de box, guantes de boxeo, guantes de portero,
      horquilla bicicleta, inflador bicicleta, judogi, karategi, llanta bicicleta, llanta de bicicleta, llanta para
      bicicleta, luz bicicleta, manillar, manopla beisbol, mantilla caballo, manubrio, marcador deportivo, mascara de
      buceo, medalla deportiva, mesa de billar, mesa de ping pong, monopatin, montura caballo, paddle surf, pala de
      padel, paletero, palo de golf, palo de hockey, patin, patines, patineta, patinete, pedal, pedales, pelota,
      pelota de futbol, pelota de golf, pelota de tenis, pelotas de padel, petanca, petos entrenamiento, platos y
      bielas, portabicicletas, portabidon, porteria, protector bucal, quillas, raqueta, raqueta de padel, raqueta de
      tenis, red de tenis, red de voleibol, riendas, rin bicicleta, rodillera voleibol, rodilleras de voleibol,
      rodilleras patinaje, rodilleras voleibol, rollers, saco de boxeo, silbato, silla de montar, sillin, skate,
      snorkel, tabla, tabla de paddle, tabla de skate, tabla de snowboard, tabla de surf, tatami, trampolin, trineo,
      tubo de buceo, vallas entrenamiento, vendas de boxeo, visor de buceo`,
    ],
    [
      'HEALTH_AND_FITNESS',
      `aceite cbd, aceite de cbd, aceite de krill, aceite de masaje, aceite de pescado, acido folico, adelgazante,
      adelgazantes, adhesivo protesis dental, agua oxigenada, alcohol, alcohol en gel, alcohol gel, algodon hidrofilo,
      almohada ortopedica, almohadilla termica, aminoacidos, ampolleta, ampolletas, analgesico, analgesicos, andadera
      adulto, andador adulto, anillo vibrador, antiacido, antialergico, antibiotico, antidiarreico, antifaz, antifaz
      para dormir, antigripal, antihistaminico, antiinflamatorio, antimicotico, antiparasitario humano, antipiojos,
      antipiretico, antiseptico, aparato abdominal, aposito, apositos, aro de pilates, ashwagandha, aspirina, audifono
      medico, balanza digital personas, balon medicinal, banco ajustable, banco de ejercicio, banco de musculacion,
      banco de pesas, banco multiposicion, banco para pesas, banda de resistencia, banda elastica, bandas de
      resistencia, bandas de suspension, bandas elasticas, bandas fitness, barbijo, barra de dominadas, barra de
      ejercicio, barra de proteina, barra dominadas, barra olimpica, barra para dominadas, barra proteica, barra z,
      barrita de proteina, barritas de proteina, barritas proteicas, bascula, bascula corporal, bascula digital,
      baston, bastones, baumanometro, baunanometro, bcaa, bebida isotonica polvo, beta alanina, bicicleta de spinning,
      bicicleta estatica, bicicleta fija, bicicleta spinning, biotina, blanqueador dental, blanqueamiento dental,
      bloque de yoga, bloque yoga, bolsa de agua caliente, botella shaker, botiquin, braga menstrual, cabestrillo,
      calcetines de compresion, calcio, calzon menstrual, cama hospitalaria, caminadora, capsula, capsulas, careta
      facial, carnitina, caseina, cateter, cbd, cepillo de dientes, cepillo de dientes electrico, cepillo dental,
      cepillo dental electrico, cepillo electrico dental, cepillo interdental, cepillos de dientes, chaleco con peso,
      chaleco de peso, cinta de correr, cinta kinesiologica, cinturon de pesas, cinturon gym, cinturon lumbar, codera,
      coenzima q10, cojin masajeador, cojin ortopedico, colageno, colageno hidrolizado, colchon antiescaras,
      colchoneta, colchoneta de gimnasia, colchoneta de yoga, colchoneta fitness, colirio, collarin, colutorio, comba,
      complejo b, complemento alimenticio, compresa, compresas, compresas con alas, comprimidos, condon, condones,
      control de peso, copa menstrual, copas menstruales, corrector de postura, creatina, crema antihongos, crema
      dental, crema muscular, cubrebocas, cubrebocas kn95, cubrebocas tricapa, cuello ortopedico, cuerda de saltar,
      cuerda para saltar, curcuma capsulas, curita, curitas, dentifrico, dentifrico blanqueador, descongestionante,
      diclofenaco, disco de pesas, disco olimpico, electroestimulador, electrolitos, eliptica, eliptico, energia y
      recuperacion, enjuague, enjuague bucal, escaladora, esparadrapo, espirulina, esterilla, esterilla de yoga,
      estetoscopio, expectorante, faja abdominal, faja lumbar, faja ortopedica, ferula, fitball, gainer, ganador de
      masa, ganador de peso, gasa, gasas, gel antibacterial, gel antiinflamatorio, gel energetico, gel frio, gel
      hidroalcoholico, gel intimo, gel lubricante, gel muscular, ginseng, glucometro, glutamina, gotas, guantes de
      examen, guantes de gimnasio, guantes de latex, guantes de nitrilo, guantes de vinilo, guantes desechables,
      guantes gym, guantes latex, guantes nitrilo, guantes quirurgicos, guarda nocturna, hierro, hilo dental, hilo
      dental encerado, hipercalorico, hipercaloricos, ibuprofeno, inhalador, inmovilizador, irrigador bucal, irrigador
      dental, isodine, jabon intimo, jalea real, jarabe, jarabe para la tos, jarabe tos, jeringa, jeringas, juego de
      pesas, juguete sexual, kettlebell, kinesiotape, lancetas, laxante, laxantes, lecitina, levadura de cerveza, liga
      de ejercicio, liga de resistencia, ligas de ejercicio, ligas de resistencia, ligas fitness, limpiador lingual,
      loratadina, lubricante intimo, lubricante sexual, maca, magnesio, mancuerna, mancuernas, mancuernas ajustables,
      mancuernas hexagonales, manta electrica, maquina de remo, masajeador, masajeador cervical, masajeador de pies,
      mascarilla ffp2, mascarilla quirurgica, mascarillas kn95, mat de yoga, mat yoga, medias de compresion,
      medicamento, medicamentos, melatonina, micropore, modulos proteicos, monitor de presion, muleta, muletas,
      multigimnasio, multivitaminas, multivitaminico, munequera, munequeras, naproxeno, nebulizador, omega 3, omega 3
      6 9, omeprazol, oxido nitrico, oximetro, oximetro de pulso, panal adulto, panal de adulto, panal para adulto,
      panales para adulto, parche masaje, parche para masaje, parche termico, pasta de dientes, pasta dental,
      pastillas, pastillas para la tos, pastillero, pelota de pilates, pelota pilates, pesa, pesa rusa, pesas, pesas
      rusas, pistola de masaje, plantilla gel, plantilla ortopedica, plantillas ortopedicas, plataforma vibratoria,
      pomada, pre entreno, prebiotico, preentrenamiento, preentreno, preservativo, preservativos, primeros auxilios,
      probiotico, propoleo, propolis, protector bucal dental, protector diario, protectores diarios, protege slip,
      protegeslip, proteina, proteina en polvo, proteina vegetal, proteina whey, prueba covid, prueba de embarazo,
      pruebas de embarazo, quemador, quemador de grasa, quemagrasa, rack de sentadillas, remadora, remo maquina,
      repelente medico, rodillera, rodilleras, rodilleras deportivas, rodillo de espuma, rodillo masaje, rueda
      abdominal, rueda de abdominales, salvaslip, salvaslips, sanitizante, seda dental, shaker, shampoo piojos, silla
      de bano, silla de ruedas, sillon masajeador, soga de saltar, sonda, spinning, spray bucal, spray nasal, step
      aerobico, straps gimnasio, succionador, suero fisiologico, suero oral, suplemento, suplemento alimenticio,
      suplementos, tampon, tampones, tapabocas, tapete de yoga, tapete yoga, tapones oidos, tapones para oidos, te
      adelgazante, te detox, tens, tensiometro, termogenico, termometro, termometro digital, termometro infrarrojo,
      test de embarazo, test de ovulacion, tiras reactivas, tirita, tiritas, toalla femenina, toalla sanitaria,
      toallas femeninas, toallas higienicas, toallas sanitarias, tobillera de compresion, tobillera deportiva,
      tobillera elastica, tobillera estabilizadora, tobillera neopreno, tobillera ortopedica, tobilleras con peso,
      trotadora, tubos de resistencia, unguento, vaso mezclador, venda, vendaje, vendaje neuromuscular, vendas,
      ventosa terapia, ventosas, vibrador, vitamina, vitamina c, vitamina c efervescente, vitamina d, vitamina d3,
      vitaminas, vitaminas y minerales, whey, yodo, zinc`,
    ],
    [
      'HOME',
      `abrillantador, abrillantador lavavajillas, accesorios de bano, aceite aromatico, acolchado, acolchados,
      adhesivo decorativo, adorno, adorno de navidad, adorno navideno, aerosol ambiente, aerosoles, aire
      acondicionado, album de fotos, alcancia, alcohol limpieza, alcohol limpieza hogar, alfombra, alfombra de bano,
      alfombra de pelo, alfombra de yute, alfombra infantil, alfombrilla de bano, almohada, almohada cervical,
      almohada viscoelastica, almohadas, ambientador, ambientador electrico, ambientador lavavajillas, ambientador
      spray, amoniaco, ampolleta e27, ampolleta led, ampolletas led, antecomedor, antical, antipolillas, aparador,
      aplique, arana, arbol de navidad, arbol navidad, arbol navideno, armario, aromatizador, aromatizador de
      ambiente, aromatizante, asiento de inodoro, asiento wc, aspirador, aspiradora, aspiradora robot, atrapasuenos,
      azulejo, balde, balleta, banco, banderin, banera, banqueta, banquillo, barra de cortina, base cama, base de
      cama, basurero, bata toalla, baul, baul de madera, bayeta, bayetas, biombo, blanqueador ropa, boiler, bola de
      navidad, bolsa al vacio, bolsa de basura, bolsa para basura, bolsas al vacio, bolsas basura, bolsas de basura,
      bolsas de residuos, bombilla, bombilla led, bombillas, bombillas led, bombillo, bombillos, bote basura, bote de
      basura, botinero, botiquin bano, box spring, broches de ropa, buda, burlete, burletes, buro, burro de planchar,
      butaca, buzon, cabecera, cabecero, cabezal de ducha, caja, caja de almacenaje, caja de almacenamiento, caja de
      madera, caja organizadora, caja organizadora juguetes, caja para juguetes, cajonera, cajonera plastica,
      calefaccion, calefactor, calefactor electrico, calefon, calendario de adviento, calentador, calentador de agua,
      calentadores, caloventor, cama, cama matrimonial, camino de mesa, canape, canasta, canasta de mimbre, canastas,
      canasto, candelabro, candelero, candil, carrito de compra, carro de compra, carro de la compra, cartel, cartel
      acrilico, cartel de madera, cartel decorativo, cartel madera, carteles, cenicero, centro de entretenimiento,
      centro de mesa, centro de planchado, cepillero, cepillo de limpieza, cepillo para bano, cepillo para hendiduras,
      ceramica piso, cerilla, cerillas, cesta, cesta de ropa, cesto, cesto de basura, cesto de ropa, cesto para ropa,
      cesto ropa sucia, chimenea, cinta adhesiva doble cara hogar, cinta led, cirio, clima, climatizador, cloro,
      closet, cobertor, cobertor ligero, cobija, cobijas, cojin, cojin decorativo, cojines, colcha, colchon, colchon
      inflable hogar, colgante, colgante de techo, comedor, comoda, confeti, corona navidad, corona navidena, cortina,
      cortina bano, cortina blackout, cortina de bano, cortina de ducha, cortinas, cortinas blackout, cortinas de
      bano, cortinero, crucifijo, cruz de madera, cuadro, cuadro canvas, cuadro decorativo, cuadro tela, cuadros
      canvas, cuadros decorativos, cubeta, cubo de basura, cubo de fregar, cubo fregona, cubre sillon, cubre sofa,
      cubrecama, cubrecolchon, dakimakura, decoracion, decoracion navidena, desatascador, desengrasante,
      deshumidificador, desincrustante, desinfectante, desinfectante de superficies, desodorante ambiental,
      desodorante de ambiente, despertador, destapacanos, detergente, detergente en capsulas, detergente en polvo,
      detergente liquido, difusor, difusor de aceites esenciales, difusor de aromas, dispensador, dispensador de
      jabon, dispensador jabon, ducha, ducha de mano, edredon, edredones, encendedor, escoba, escoba a vapor, escoba
      electrica, escobilla, escobilla de bano, escobilla wc, escritorio, escultura, escurridor de bano, esencia
      aromatica, esfera navidena, esferas navidad, esferas navidenas, espejo, espejo cuerpo entero, espejo de cuerpo,
      espejo de pared, espejo decorativo, espiral mosquitos, esponja, esponja de cocina, esponjas, estante,
      estanteria, estantes, estatua, estatuilla, estor, estropajo, estropajos, estufa a gas calefaccion, estufa de gas
      hogar, estufa de pellet, estufa electrica calefactor, estufa lena, faldon de mesa, farol, felpudo, fibra, fibra
      verde, figura decorativa, figuras decorativas, flor artificial, florero, florero decorativo, flores
      artificiales, flores secas, foco, foco inteligente led, foco led, foco led e27, focos, franela, frazada,
      fregona, friegasuelos, funda cojin, funda de almohada, funda de cojin, funda de edredon, funda de sofa, funda
      nordica, funda sofa, funda tabla planchar, fundas de almohada, gabinete, gamuza, gamuzas, gancho adhesivo,
      gancho de ropa, gancho para ropa, ganchos de ropa, globo, globos, griferia, grifo, grifo monomando, guantes de
      limpieza, guantes domesticos, guardarropa, guirnalda, guirnalda de luces, guirnalda decorativa, guirnalda
      luminosa, guirnaldas, hornillo aromatico, hornillo esencias, humidificador, humidificador de aire, humidificador
      difusor, iman, iman refrigerador, incensario, incienso, inodoro, insecticida, insecticida electrico, insecticida
      hogar, jabon de ropa, jabon en polvo, jabon liquido p ropa, jabon liquido para ropa, jabon liquido ropa, jabon
      para ropa, jabon para trastes, jabonera, jalador, jarron, jerga, juego de cama, juego de comedor, juego de
      sabanas, juego de toallas, juego sabanas, lamina, lamina decorativa, lampara, lampara acrilico, lampara
      colgante, lampara de buro, lampara de escritorio, lampara de lava, lampara de mesa, lampara de mesilla, lampara
      de noche, lampara de pie, lampara de sal, lampara de techo, lampara himalaya, lampara infantil, lampara led,
      lampara veladora, lampazo, lavabo, lavadora, lavaloza, lavamanos, lavandina, lavaplatos, lavaplatos liquido,
      lavarropas, lavatorio, lavatrastes, lavavajillas a mano, lavavajillas a maquina, lavavajillas liquido,
      lavavajillas quantum, lavavajillas todo en 1, lavavajillas ultra, lejia, letra de madera, letras de madera,
      letrero, letrero neon, librera, librero, lienzo decorativo, limpia cristales, limpia pisos, limpia vidrios,
      limpiacristales, limpiador bano, limpiador cocina, limpiador de pisos, limpiador de suelos, limpiador hogar,
      limpiador liq, limpiador liquido, limpiador multiuso, limpiador multiusos, limpiador suelos, limpiador wc,
      limpiahogar, limpiainodoros, limpiamaquinas, limpiamaquinas lavavajillas, limpiamuebles, limpiapies,
      limpiapisos, limpiavidrios, limpieza vajilla, linterna, linterna led, linterna recargable, litera, litografia,
      llave mezcladora, llavero pared, luces de navidad, luces led, luces navidenas, luminaria, luminario,
      lustramuebles, luz, luz de noche, luz led, luz nocturna, maceta decorativa, mampara, manta, manta de sofa, manta
      polar, manta sherpa, mantas, mantel, mantel individual tela, manteles, marco, marco de foto, marco de fotos,
      mata mosquitos, matamoscas, mecedora, mechero, medallero, mesa, mesa auxiliar, mesa de centro, mesa de comedor,
      mesa de computadora, mesa de luz, mesa de noche, mesa de tv, mesa escritorio, mesa plegable, mesa ratona, mesa
      tv, mesita, mesita de noche, mezcladora, mezcladora lavabo, microfibra, mikado, minisplit, monomando, mopa, mopa
      giratoria, mopas, mosquitera, mosquitero, mosquitero ventana, mueble, mueble bano, mueble de tv, mueble tv,
      nacimiento, nacimiento de madera, nacimiento navideno, naftalina, nombre de madera, nordico, numero casa, objeto
      decorativo, organizador, organizador de closet, organizador de juguetes, organizador de ropa, organizador de
      zapatos, organizador juguetes, organizador zapatos, ornamento, ovalin, panel led, pano de limpieza, pano de
      microfibra, pano desechable, pano microfibra, panos, panos de cocina limpieza, pantalla de lampara, pantalla
      lampara, pañuelo desechable, panuelo facial, panuelos de papel, panuelos desechables, panuelos faciales, papel
      cocina, papel de cocina, papel higienico, papel higienico humedo, papel pintado, papel tapiz, papel toalla,
      papelera, papelero, paraguero, pastilla lavavajillas, pastilla wc, pastillas lavavajillas, percha, perchas,
      perchas de madera, perchero, perchero de pie, perlas perfumadas ropa, persiana, persianas, pesebre, pinzas de
      ropa, pinzas ropa, piso laminado, piso vinilico, placa acrilico, placa conmemorativa, placa decorativa, placa
      grabada, placard, plafon, plaid, plancha, plancha a vapor, plancha de ropa, plancha de vapor, plancha ropa,
      plancha vapor, planta artificial, plantas artificiales, plato de ducha, plumones cama, pomo, popurri,
      porcelanato, porta cepillo, porta cepillos, porta incienso, porta llaves pared, porta retrato, porta retratos,
      porta rollo, porta velas, porta velas de madera, portacepillos, portafoco, portafotos, portaincienso,
      portaretrato, portaretratos, portarretrato, portarretratos, portarrollo, portarrollos, portavela, portavelas,
      poster, protector de almohada, protector de colchon, puf, puff, purificador, purificador de aire, quemador de
      esencias, quitagrasas, quitamanchas, quitapelusas, quitasarro, rack tv, radiador de aceite, radiador electrico,
      raid, raticida, ratonera, recambio ambientador, recambio mopa, recogedor, reconocimiento, reconocimientos,
      reflector, reflector led, regadera de bano, regadera electrica, reloj cucu, reloj de arena, reloj de mesa, reloj
      de pared, reloj despertador, reloj digital mesa, reloj pared, repelente electrico, repelente mosquitos ambiente,
      repisa, repisas, reposapies, reposet, revistero, riel de cortina, robot aspirador, rollo de cocina, rollo de
      papel, ropa de cama, ropero, rosa eterna, rosas eternas, sabana, sabanas, sabanas ajustables, sahumador,
      sahumerio, sahumerios, sal lavavajillas, sal para lavavajillas, sanitario, secadora, secadora de ropa,
      secarropas, serie de luces, serpentinas, servilleta de lino, servilleta de tela, servilletas de tela, set de
      bano, set de cuadros, silla, silla de comedor, silla de escritorio, silla de oficina, silla ejecutiva, silla
      gamer, silla plegable, sillas, sillas de comedor, sillon, sillon individual, sillon reclinable, socket
      portalampara, sofa, sofa cama, sofa reclinable, somier, soporte para cepillo de dientes, spray de ambiente,
      suavizante, suelo laminado, tabla de planchar, taburete, taburete de bar, tacho, tapa de inodoro, tapa de wc,
      tapa wc, tapete, tapete de bano, tapete de entrada, tapete para bano, tendal, tendedero, tendedero plegable,
      tendedor, termo electrico, termotanque, tina, tira de led, tira led, tirador, toalla, toalla de bano, toalla de
      mano, toalla de papel, toalla de playa, toallas, toallas de bano, toallas de papel, toallero, toallitas
      multiusos, toallon, tocador, tope de puerta, trampa cucarachas, trampa mosquitos, trampa ratones, trapeador,
      trapero, trapo de piso, trinchador, trofeo, trofeos, tubo led, urna cremacion, vaporizador de ropa, varillas
      difusor, varitas aromaticas, vela, vela aromatica, vela de cera, vela de soja, vela decorativa, vela perfumada,
      velador, velador led, veladores, velas, velas aromaticas, velas artesanales, velas decorativas, veneno ratas,
      ventilador, ventilador de pedestal, ventilador de techo, ventilador de torre, vinilo, vinilo decorativo,
      vinilos, virgen figura, visillo, vitrina, zafacon, zapatera, zapatero, zapatero mueble, zapatero organizador`,
    ],
    [
      'TOYS',
      `abaco, ajedrez, ajedrez de madera, alberca de pelotas, album de figuritas, alcancia infantil, alfombra
      didactica, antiestres, apilable, arena cinetica, arena magica, arenero, arenero juguete, auto a control remoto,
      auto a escala, auto control remoto, auto de juguete, auto electrico infantil, auto friccion, avion control
      remoto, avion de juguete, avion foam, balancin, balero, balon infantil, banco de herramientas infantil, baraja,
      barajas, barco control remoto, barrilete, basta, bebe reborn, bicicleta sin pedales, bloques, bloques de
      construccion, bloques magneticos, bola de piscina, bolas de hidrogel, boliche infantil, bolos infantil,
      brincolin, burbujas, burbujeador, burbujero, caballito, caballito balancin, caballo balancin, caja registradora
      juguete, camara infantil, camion control remoto, camion de juguete, camioneta control remoto, canicas, carpa
      infantil, carriola de munecas, carrito, carrito de juguete, carrito hot wheels, carritos, carro a control
      remoto, carro a escala, carro control, carro control remoto, carro de friccion, carro de impulso, carro de
      juguete, carro friccion, carros de impulso, cartas, cartas coleccionables, cartas pokemon, casa de juegos, casa
      de munecas, casita, casita de juegos, casita de munecas, castillo, coche a escala, coche de juguete, coche
      electrico infantil, coche radiocontrol, coche teledirigido, cochecito juguete, cocina de juguete, cocina
      infantil, cocinita, coleccionable, columpio, columpio infantil, cometa, comidita, computador infantil,
      computador interactivo, computadora infantil, correpasillos, cromos, cubeta playera, cubilete, cubo magico, cubo
      rubik, cubo y pala playa, cubos didacticos, dado de juego, dados de rol, dados dnd, dados poliedricos, dados
      rol, damas chinas, deslizador infantil, didactico, didacticos, dinosaurio, dinosaurio de juguete, disfraz
      infantil, disfraz infantil juguete, domino, domino infantil, dron infantil, dron juguete, encajable,
      ensartables, espada de juguete, espada laser, fichas magneticas, figura, figura anime, figura coleccionable,
      figura de accion, figura de coleccion, figura funko, figuras coleccionables, figuras de accion, figuritas,
      funko, funko pop, futbolin, futbolito, globo loco, globoflexia, globos de agua, guitarra de juguete, guitarra
      infantil, helicoptero control remoto, herramientas de juguete, hidrogel pistola, hockey de mesa, inflable,
      inflables, instrumento musical juguete, isla pirata, jeep control remoto, jenga, juego, juego de 40, juego de
      ajedrez, juego de bloques, juego de cartas, juego de construccion, juego de memoria, juego de mesa, juego de
      playa, juego de quimica, juego de rol, juego de te infantil, juego de tejo, juego didactico, juego educativo,
      juegos de mesa, juegos didacticos, juguete, juguete de bano, juguete de bebe, juguete de madera, juguete
      didactico, juguete montessori, juguetes, juguetes didacticos, karaoke infantil, kit de ciencia, kit de maqueta,
      kit doctor, kit maqueta, kit modelismo, lanza agua, lanza dardos, lanzadardos, lanzador de agua, lanzador nerf,
      lanzadora, laptop infantil, lcd tablero magico, lego, llavero funko, loteria, loteria juego, loteria mexicana,
      maleta doctor, maletin doctor, maletin medico, maqueta, maqueta de avion, maqueta militar, maquetas, maquina de
      burbujas, marioneta, masa de modelar juguete, masa moldeable, masa para modelar, mascota interactiva, mascota
      virtual, memorama, microfono infantil, microfono musical, microscopio infantil, miniatura, miniaturas,
      modelismo, modelismo estatico, modelismo naval, modelo a escala, modelos a escala, monopoly, montable, montable
      electrico, moto control remoto, moto electrica infantil, muneca, muneca barbie, muneca reborn, munecas, munecas
      reborn, muneco, munecos, naipes, oso de peluche, papalote, parchis, patin del diablo, patin infantil, patineta
      infantil, patinete infantil, pelota saltarina, pelotas de plastico, peluche, peluches, peonza, perro
      interactivo, pianito, piano infantil, ping pong de mesa, piscina de bolas, piscina de pelotas, pista, pista
      carros, pista de autos, pista de carreras, pista de carros, pista de coches, pistola de agua, pistola de
      burbujas, pistola de dardos, pistola de hidrogel, pistola de juguete, pistola hidrogel, pizarra magica, pizarra
      magnetica infantil, pizarron magico, plastilina play doh, plastilina set, playmobil, pompas de jabon, pompero,
      pop it, puzle, puzzle, resbaladilla, robot, robot juguete, rompecabeza, rompecabezas, scooter infantil, set de
      cocina infantil, set de cocina juguete, set de dados rol, set de doctor, set de playa, set de te juguete, slime,
      slime kit, sobre pokemon, sobres pokemon, soldaditos, sonajero juguete, sonajero madera, spinner, squishy,
      tablero magico, tablet infantil didactica, tambor infantil, tanque control remoto, tapete de foami, tapete
      didactico, tapete musical, tarjetas coleccionables, telescopio infantil, tienda de campana infantil, tienda de
      juegos, tienda infantil, tipi infantil, titere, titeres, tobogan, torre apilable, torre de aros, trampolin
      infantil, tren de juguete, tren de madera, tren electrico, tren musical, triciclo, trompo, tunel infantil,
      twister, uno, volantin, walkie talkie infantil, xilofono, yoyo`,
    ],
    [
      'TOOLS',
      `abrasivos, abrazadera, abrazaderas, aceite lubricante, aceite multiusos, aceites y lubricantes, acople, acople
      rapido, adhesivo, adhesivo de montaje, afilador, afilador de herramientas, afiladores, aflojatodo, aguarras,
      aireador grifo, alambre, alambre galvanizado, alambre recocido, alicate, alicates, amarra cables, amarras,
      amarres plasticos, amoladora, amperimetro, ancla, andamio, andamios, angulo, anillo de cera, anticorrosivo,
      apagador, arandela, arandelas, arco de segueta, arco de sierra, arco para segueta, arco profesional, arco
      tubular, arena construccion, argolla acero, armella, arnes de seguridad, arnes seguridad, atornillador, autocle,
      avellanador, banco de herramientas, banco de trabajo, banda v, bandeja de pintura, bandola, barniz, barniz
      madera, barreta, barretas, bisagra, bisagras, bolsa de herramientas, bomba, bomba de agua, bomba periferica,
      bomba sumergible, boquilla azulejo, botas de seguridad herramienta, breaker, brida, bridas, broca, broca para
      concreto, broca para metal, broca sierra, brocas, brocha de cerda, brocha de pintura, brocha para pintar, brocha
      pintura, brocha profesional, cable calibre, cable canal, cable de acero, cable electrico, cable thw,
      cabrestante, cadena acero, cadena de acero, cadena galvanizada, caja chalupa, caja de herramientas, caja de
      registro, caja electrica, caja herramienta, caja registro electrica, caladora, calibrador, canaleta, canalina,
      cancamo, candado, candados, canilla, cano, carda, careta de soldar, careta para soldar, carretilla, carro
      portaherramientas, cartucho monomando, cartucho silicona, casco de seguridad, casco seguridad, cautin, cemento,
      centro de carga, cepillo carpintero, cepillo de alambre, cepillo electrico, cepillo para madera, cerradura,
      cerradura de sobreponer, cerrojo, cespol, chaleco de seguridad, chaleco reflectivo, chaleco reflejante, chapa,
      chapa para puerta, charola para pintura, charola pintura, chumacera, cierra puertas, cierrapuertas, cilindro,
      cincel, cincho, cinchos, cinchos de plastico, cinta adhesiva, cinta aislante, cinta americana, cinta canela,
      cinta de aislar, cinta de embalar, cinta de enmascarar, cinta de montaje, cinta de peligro, cinta de teflon,
      cinta doble cara, cinta doble cara industrial, cinta ducto, cinta embalaje, cinta gris, cinta masking, cinta
      metrica, cinta pasacable, cinta teflon, cintillo plastico, cisterna, clavadora, clavija, clavo, clavos, codo,
      codo pvc, coladera, compresor, compresor de aire, compresora, concreto, conector, conos viales, contacto,
      contacto duplex, contacto electrico, contactor, convertidor de oxido, cople, correa de amarre, corredera,
      corredera para cajon, correderas, corta azulejo, cortador de azulejo, cortadora, cortatubos, corte y desbaste,
      crimpadora, crimpeador, crimpeadora, cubeta albanil, cuchara albanil, cuchara de albanil, cuerda, cuna para
      madera, cutter, dado, dado de impacto, dado impacto, dados, decametro, demoledor, desague, desarmador,
      desarmadores, destorcedor, destornillador, destornilladores, detector de voltaje, diablo carga, diablo de carga,
      diluyente, disco de corte, disco de desbaste, disco diamantado, disco diamante, disco flap, disco lija,
      distanciometro, disyuntor, drenaje, electrodo, electrodo para soldar, electrodos, empaque, empaques, enchufe,
      enchufe electrico, engrapadora industrial, engrapadora pared, escalera, escalera de aluminio, escalera de
      tijera, escalera telescopica, escalera tijera, escofina, escoplo, escuadra, esmalte alquidalico, esmalte
      sintetico, esmeril, esmeriladora, esmeriladora inalambrica, esparrago allen, esparrago de rueda, esparrago
      roscado, espatula de pintor, espatula flexible, espatula masilla, espatula para masilla, espatula para yeso,
      espatula pintor, espatula yeso, espuma de poliuretano, espuma expansiva, estano, estano para soldar, estuco,
      extension uso rudo, extintor, extintores, faja de carga, faja de seguridad, felpa, ferreteria, fibra de vidrio,
      ficha, fijaciones, filamento, flexible lavabo, flexometro, flexometro contractor, flotador, formon, fotocelda,
      fresa carburo, fresa copa, fresa de carburo, fresa escalonada, fresa madera, fresa metal duro, fresa para
      madera, fresa para router, fresa router, fresadora, fusible, fusibles, gabinete de herramientas, gafas de
      seguridad, gancho, gancho s, ganchos, garrucha, gato, gato botella, gato de botella, gato hidraulico, gato
      hidraulico taller, gato patin, generador, generador electrico, goggle seguridad, grapa, grapadora pared, grapas,
      grasa, grasa lubricante, grasa multiusos, grava construccion, grifa, grifo de jardin llave, grifo industrial,
      grillete, grupo electrogeno, guante carnaza, guantes de carnaza, guantes de seguridad, guantes de trabajo, hacha
      mango, herraje inodoro, herraje wc, herrajes, herramienta, herramientas, hidrolavadora, hidrolimpiadora,
      hidroneumatico, huincha, iman extensible, iman telescopico, impermeabilizante, ingletadora, interruptor,
      interruptor termomagnetico, inversor soldar, jaladera, juego de brocas, juego de dados, juego de desarmadores,
      juego de herramientas, juego de llaves, juego de puntas, junta toricas, kit de desarmadores, kit de
      herramientas, kit de herramientas inalambricas, laca madera, ladrillo, lamina galvanizada, latex exterior, latex
      interior, latiguillo, lavadero, lentes de seguridad, lentes seguridad, lija, lija de agua, lijadora, lijadora
      orbital, lijas, linea de vida, llana, llave, llave ajustable, llave allen, llave angular, llave combinada, llave
      de cruz, llave de impacto, llave de luz, llave de nariz, llave de paso, llave de tubo, llave dinamometrica,
      llave española, llave francesa, llave impacto, llave inglesa, llave mixta, llave perica, llave stillson, llave
      stilson, llave torx, llaves allen, lubricante, lubricante wd40, lubricantes, machete, machuelo, machuelos,
      madera contrachapada, malacate, maleta de herramientas, maletin de herramientas, malla electrosoldada, maneral,
      manguera coflex, manguera de aire, manguera de presion, manguera flexible, manija, manija puerta, marro,
      martillo, martillo demoledor, mascara de soldar, mascarilla para polvo, mascarilla polvo, mascarilla respirador,
      masilla, matraca, mazo, mazo de goma, mecanismo cisterna, mecate, mecha, mechas, mechas widia, medidor laser,
      melamina tablero, membrana, mesa de trabajo, metro, metros, mezcladora de concreto, micrometro, mini motosierra,
      morsa, mortero adhesivo, mortero cemento, mortero seco, mosqueton de acero, motobomba, motor electrico,
      motorreductor, motosierra, multiherramienta, multimetro, multimetro digital, navaja cutter, niple, nivel, nivel
      de mano, nivel laser, nivel torpedo, nivelador, nivelador laser, o ring, orejeras seguridad, overol seguridad,
      pala cuadrada, pala redonda, papel lija, pasador, pastilla termica, patin hidraulico, pegamento de contacto,
      pegamento epoxico, pegamento instantaneo, pegamento para azulejo, pegamento pvc, pegamil, pegazulejo,
      pelacables, pelador de cables, perfil aluminio, perno, pernos, picaporte, pico, pico de loro, picos, pie de rey,
      piedra de afilar, piedra de esmeril, piedra para afilar, piedras para afilar, pija, pijas, pintura acrilica
      pared, pintura en aerosol, pintura esmalte, pintura latex, pintura para pared, pintura plastica, pintura
      vinilica, pinza, pinza amperimetrica, pinza de corte, pinza perro, pinza universal, pinzas, pinzas de corte,
      pinzas de presion, pistola calafatear, pistola de calor, pistola de gotear, pistola de impacto, pistola de
      pintar, pistola de pintura, pistola de silicon, pistola de silicona, pistola para pintar, placa apagador, plana,
      planta de luz, planta electrica, plomada, podadora tijera, polea, poleas, polipasto, ponchador, ponchadora,
      portaherramientas, portalampara, portalamparas, poxipol, precinto, precintos, prensa, prensa de banco,
      presurizador, primer anticorrosivo, probador, probador de corriente, pulidora, punta, puntas, puntas y ganchos,
      rache, rebajadora, reduccion, reduccion bushing, relevador, remachadora, remache, remaches, removedor,
      reparacion grifo, resanador, respirador, revolvedora, riel cajon, rodaja, rodajas, rodamiento, rodamientos,
      rodillo de pintura, rodillo para pintar, rodillo pintar, rodillo pintura, rollo de cable, rondana, rotomartillo,
      rotomartillo inalambrico, router madera, router para madera, rueda, sargento, segueta, sella rosca, sellador,
      sellador acrilico, selladora, sellante, sellarosca, sensor fotocelda, serrucho, set de herramientas, sierra,
      sierra caladora, sierra circular, sierra de mano, sierra de mesa, sierra sable, silicon, silicona para bano,
      silicona selladora, soga, soldador, soldador inalambrico, soldadora, soldadura, solvente, soplete, tablero
      electrico, tablero madera, tableros electricos, taco, taladro, taladro inalambrico, taladro percutor, tapon,
      tapon macho, tapones auditivos, taquete, taquetes, tarraja, tarugo, tarugos, te pvc, tee, teflon, teja, tenaza,
      tenazas, tensor, tensores, termica, terminal, terminales, termomagnetico, testeador, tester, tester de red,
      thinner, tijera corta lamina, tijeras para lamina, timer, tinaco, tinte madera, tirador de mueble, tirafondo,
      tiralineas, toma corriente, toma de corriente, tomacorriente, tope puerta, tornilleria, tornilleria y fijacion,
      tornillo, tornillo de banco, tornillos, trampa de agua, trampa lavabo, triplay, tuberia, tubo, tubo conduit,
      tubo de cobre, tubo pvc, tuerca, tuercas, union, union pvc, union universal, valvula, valvula check, valvula de
      bola, valvula esfera, variador de frecuencia, varilla, varilla roscada, vernier, vibrador de concreto, wd 40,
      yeso, yunque`,
    ],
    [
      'AUTOMOTIVE',
      `abrillantador de llantas, abrillantador llantas, aceite 10w40, aceite 2 tiempos, aceite 20w50, aceite 2t,
      aceite 4t, aceite 5w30, aceite de motor, aceite de transmision, aceite moto, aceite motor, aceite para motor,
      aceite semi sintetico, aceite sintetico, aceite transmision, acumulador, aditivo, aditivo gasolina, aleron,
      alfombras auto, alfombrilla coche, alfombrillas coche, alternador, alzavidrios, ambientador coche, amortiguador,
      amortiguadores, anillos de piston, anillos piston, antena auto, anticongelante, arbol de levas, armor all,
      aromatizante auto, aromatizante para auto, arrancador, arrancador de baterias, autoparte, autorradio, baca,
      balata, balatas, balero rueda, banda de distribucion, banda de tiempo, barra estabilizadora, barra led 4x4,
      barras de techo, barras portaequipaje, baston volante, bateria auto, bateria de coche, baul moto, bieleta,
      bieletas, birlo, birlos, bobina, bobina de encendido, bobina encendido, bola de remolque, bolsa de aire, bolsas
      de aire, bomba de aceite, bomba de agua auto, bomba de combustible, bomba de direccion, bomba de freno, bomba de
      gasolina, bomba gasolina, booster freno, botas moto, bote recuperador, buje, buje horquilla, bujes, bujia,
      bujias, buzo hidraulico, cabeza de motor, cable acelerador, cables de bujia, cables para pasar corriente, cables
      pasa corriente, cadena de distribucion, cadena de tiempo, cadena moto, cajuela, calavera, calavera trasera,
      calaveras, caliper, camara llanta, campera moto, canastilla techo, capo, capot, carburador, carcasa espejo,
      carcasa llave, cargador de baterias auto, carter, casco abatible, casco de moto, casco integral, casco moto,
      casco motociclista, catalizador, cera automotriz, cera para auto, chamarra motociclista, chapa cofre, chicote,
      chicote clutch, ciguenal, cilindro de freno, cinturon de seguridad, claxon, cofano, cofre, cofre de techo, cojin
      auto, cojin para auto, collarin clutch, columna de direccion, compresor aire acondicionado, compresor clima,
      compresor de clima, compresor portatil auto, computadora ecu, condensador, contra chapa, control alarma, control
      clima, correa de distribucion, correa de remolque, correa de tiempo, correa dentada, correa remolque, correas
      con matraca, cremallera de direccion, cremallera direccion, cristal puerta, cruceta, cruceta llave, cuarto,
      cuatrimoto, cubierta moto, cubre alfombra, cubre asientos, cubre auto, cubre carter, cubre volante,
      cubreasientos, cubrepolvo, cubrevolante, cuerda remolque, cuerpo de aceleracion, culata, defensa, defensa auto,
      defensa delantera, deposito refrigerante, direccional, direccionales, disco de clutch, disco de freno, discos de
      freno, distribuidor encendido, electroventilador, elevador cristal, elevador de cristal, elevador de vidrio,
      elevador vidrio, elevalunas, emblema, emblemas, embrague, empaque cabeza, empaque de motor, enganche, enganche
      remolque, escape, escape moto, espejo lateral, espejo retrovisor, espejos retrovisores, espiga, estator,
      estribo, estribos, evaporador clima, facia, faro, faro delantero, faro trasero, farola, farolas, faros, faros
      auxiliares, fascia, filtro aceite, filtro aire, filtro cabina, filtro de aceite, filtro de aire, filtro de
      cabina, filtro de combustible, filtro de gasolina, filtro gasolina, filtro habitaculo, filtro polen, filtros,
      flecha homocinetica, focos led auto, freno de mano, freno de mano palanca, funda asiento, funda asiento coche,
      funda coche, funda de asiento, funda de coche, funda para auto, funda volante, fundas asiento, fundas asientos,
      fundas de asiento, gancho de remolque, gato auto, gato de patin, gato hidraulico de botella, guantes moto,
      guantes motociclista, guardabarros, guardafango, guaya, guaya clutch, guayas, horquilla suspension, infla
      llantas, inflador, inflador de llantas, inflador de neumaticos, inflador portatil, inflallantas,
      intercomunicador moto, inyector, junta culata, junta de cabeza, junta de culata, junta homocinetica, kit
      arrastre, kit bolsas de aire, kit clutch, kit de arrastre, kit de clutch, kit de distribucion, kit de embrague,
      kit reparacion llantas, kit xenon, lamina de seguridad auto, leva, leva clutch, leva freno, limpia llantas,
      limpia rines, limpiador de carburador, limpiador de inyectores, limpiaparabrisas, limpiaparabrisas plumas,
      liquido de frenos, llanta, llantas, llantas auto, lodera, loderas, lona para auto, lubricante cadena, luces led
      auto, luna espejo, luz led auto, maleta moto, manguera de freno, manguera de radiador, manguera radiador,
      manigueta, maniguetas, manija auto, manija exterior, manija interior, manija puerta auto, manubrio moto, marcha,
      marcha motor, maza, medallon, metales bancada, metales biela, modulo encendido, mofle, moldura, mordaza freno,
      moto, motocicleta, motoneta, motor arranque, motor de arranque, motoventilador, muelle, multiple admision,
      neumatico, neumaticos, optica, organizador cajuela, palanca de cambios, palanca velocidades, parabrisas,
      parachoques, paragolpes, parasol coche, parasol para auto, parche llanta, parrilla auto, pasacorriente, pastilla
      de freno, pastillas de embrague, pastillas de freno, perfume auto, perilla palanca, piloto trasero, pinon, pinon
      moto, pinones, pluma limpiaparabrisas, plumas limpiaparabrisas, plumilla, plumillas, polarizado, polea loca,
      polea tensora, pomo cambio, pomo de cambios, porta placa, portabicicletas coche, portaequipaje, portaplaca,
      portaplacas, portavasos auto, porton trasero, puerta delantera, puerta trasera, pulimento, punterias,
      quemacocos, radiador, radiador coche, rampa, refaccion, refacciones, refrigerante motor, remolque, restaurador
      plasticos, retrovisor, rin, rines, rodamiento de rueda, rotula, rotulas, salpicadera, sella llantas, sellador de
      llantas, sensor abs, sensor ckp, sensor cmp, sensor de oxigeno, sensor de temperatura motor, sensor maf, sensor
      map, sensor oxigeno, sensor tps, shampoo para auto, silenciador, slider, sonda lambda, soporte caja, soporte
      coche, soporte coche movil, soporte de motor, soporte motor, sprocket, stop trasero, sujetador con matraca,
      sujetadores con matraca, suspension, tablero auto, tacometro, tambor de freno, tapa cajuela, tapa de gasolina,
      tapa de punterias, tapa punterias, tapasol, tapete auto, tapete cajuela, tapetes auto, tapetes para auto, tapon
      carter, tapon de gasolina, tapon de rin, tapon gasolina, taza rin, tensor banda, terminal de direccion, terminal
      direccion, terminal exterior, terminal interior, terminales para bateria, termostato, termostato motor, tiron
      remolque, tolva, toma de agua motor, tornillo estabilizador, transmision, triangulo seguridad, tubo de escape,
      tuerca rueda, tumbaburros, turbo, valvula admision, valvula egr, valvula escape, valvula iac, valvula llanta,
      valvula pcv, vaso termico auto, velocimetro, ventilador motor, ventilador radiador, volante, zapata de freno,
      zapatas, zapatas de freno`,
    ],
    [
      'GARDEN',
      `abono, abono organico, acaricida, aceite de neem, ahumador, alberca, alguicida, almacigo, apicultura, arbol,
      arbusto, arco de jardin, arco jardinero, arcon exterior, arcos jardineros, arreglo de flores, arreglo de rosas,
      arreglo floral, arreglos florales, aspersor, aspersora, aspersores, aspirador de hojas, astilladora, azada,
      azadon, banco de jardin, barrefondo, baul exterior, bebedero colibri, bebedero colibries, bieldo,
      bioestimulante, biotriturador, biotrituradora, bomba de fumigar, bomba de piscina, bomba piscina, bonsai,
      bordeadora, bordura, bouquet, brezo, bulbo, cactu, cactus, caja de flores, caja de rosas, calefactor exterior,
      camastro, camastros, canizo, carrete de manguera, casa para pajaros, caseta, celosia, cenador, cesped, cesped
      artificial, chimenea exterior, chipeadora, cinta de goteo, clarificador, cloro para alberca, cloro piscina,
      cobertizo, cobertor piscina, colmena, columpio de jardin, columpio jardin, comedero de pajaros, comedero
      pajaros, comedero para aves, comedor exterior, composta, compostador, compostera, conector de manguera, conector
      manguera, conexion de manguera, conexiones de manguera, conjunto de jardin, conjunto exterior, corona de flores,
      corona funebre, cortacercos, cortacesped, cortadora de cesped, cortadora de pasto, cortasetos, cortasetos
      electrico, corteza de pino, cubierta de piscina, depuradora, desbrozador, desbrozadora, desmalezadora,
      desplantador, difusor riego, ducha solar, electrosierra, electrovalvula, enraizador, enraizante, escardilla,
      escardillo, escarificador, escoba de jardin, estaca solar, estanque, farol solar, fertilizante, fibra de coco,
      figura de jardin, flores, frutales, fuente, fuente de jardin, fumigador, fumigadora, fungicida, fungicidas,
      girasol, girasoles, gnomo, goteo, gotero, grama, grama sintetica, grava, guadana, hamaca, helecho, herbicida,
      hidroponia, hilo para desbrozadora, huerto, huerto urbano, humus, insecticida agricola, invernadero, jacuzzi,
      jardinera, kit de riego, kokedama, lampara solar, lilium, limonero, limpiafondo, limpiafondos, lirios,
      lombricomposta, luces solares, luz solar, maceta, macetas, macetero, maceteros, malla antiaves, malla
      antihierba, malla antihierbas, malla antimaleza, malla ciclonica, malla de ocultacion, malla sombra, manguera,
      manguera de jardin, manguera jardin, manguera para jardin, mata babosas, matamalezas, matera, mecedora de
      jardin, mesa de jardin, mesa exterior, micronutrientes, mochila de fumigar, mochila fumigadora, motoazada,
      motocultivador, motocultor, motoguadana, motosierra poda, mueble de exterior, muebles de jardin, neem, olivo,
      orilladora, orquidea, pala, pala de jardin, palmera, parasol, pastillas de cloro, pasto, pasto artificial, pasto
      sintetico, pergola, perlita, piedra decorativa, pileta, pileta de lona, pileta inflable, piscina, piscina
      hinchable, piscina inflable, pistola de riego, pistola para manguera, pistola riego, plaguicida, planta, planta
      de interior, planta natural, planta ornamental, plantador, plantas, plantas naturales, plantin, plantines,
      plantula, plantulas, plato para maceta, podadora, podadoras, portamaceta, portamacetas, portamanguera,
      programador de riego, pulverizador, pulverizador de jardin, quitasol, ramo, ramo buchon, ramo de flores, ramo de
      girasoles, ramo de rosas, rastrillo, rastrillos, regadera, regadera de jardin, regadera jardin, reposera,
      reposeras, riego, riego por goteo, rodillera jardin, rosa preservada, rosal, rosas, rosas preservadas, rosas
      rojas, sala de exterior, sala exterior, semilla, semillas, semillas de cesped, semillas de hortalizas,
      semillero, semilleros, serrucho de poda, serrucho podador, seto artificial, sierra de poda, silla colgante,
      silla de jardin, silla exterior, sillon exterior, sofa exterior, sombrilla, soplador, soplador de hojas,
      sopladora, sopladora de hojas, spa hinchable, spa inflable, suculenta, suculentas, sustrato, talacho, talacho
      pico, tepe, terrario, tierra, tierra para macetas, tierra preparada, tijera de poda, tijera de podar, tijera
      jardin, tijera podadora, tijeras de poda, tijeras de podar, toldo, toldo vela, toldos, tractor podador, trampa
      para ratones, triturador de ramas, tubo de riego, tulipanes, tumbona, turba, tutores, valla, vela de sombra,
      vermiculita`,
    ],
    [
      'OUTDOORS',
      `airsoft, anzuelo, anzuelos, arco caza, arco compuesto, arco recurvo, arnes, arnes escalada, balines, ballesta,
      baston de senderismo, baston de trekking, baston nordico, baston senderismo, baston trekking, bastones de
      trekking, bastones nordicos, bastones trekking, binoculares, bolsa de dormir, bolsa estanca, bolsa seca, bote
      inflable, brujula, caja de pesca, caja para pesca, camara trampa, cana, cana de pesca, cana de pescar, cana
      telescopica, canoa, cantimplora, carabina, carabina aire comprimido, cargador pistola, carnada, carpa, carpa
      camping, carrete, carrete de pesca, carrete pesca, cartucho de gas, cartucho gas camping, cartuchos escopeta,
      casa de campana, casco escalada, catre, cava playera, chaleco antibalas, chaleco salvavidas, cocina de camping,
      cocinilla, colchon inflable, colchoneta camping, colchoneta inflable, conservadora, crampones, cuchillo de caza,
      cuchillo de monte, cuchillo de supervivencia, cuchillo tactico, cuerda de escalada, diabolos, escopeta,
      esterilla camping, estufa de camping, flecha, flechas, fluorocarbono, funda de pistola, funda pistola, gas
      pimienta, ghillie, hacha, heladera portatil, hielera, hilo de fluorocarbono, hilo de pesca, hilo fluorocarbono,
      hilo trenzado, hornillo, hornillo de gas, hornillo gas, inflable bote, kayak, kayak hinchable, kit de
      supervivencia, lancha inflable, linea de pesca, linterna camping, linterna frontal, magnesio escalada, manta de
      emergencia, manta termica, mesa camping, mesa de camping, mira holografica, mira laser, mira telescopica,
      mochila de hidratacion, monofilamento, mosqueton, multifilamento, municion, navaja, navaja multiusos, navaja
      suiza, nevera, nevera portatil, pala kayak, pedernal, pies de gato, piolet, pistola, pistola aire comprimido,
      pistola de aire, pistola de balines, pistolera, plomo de pesca, plomo pesca, postas, postones, prismaticos,
      punto rojo mira, raquetas de nieve, reclamo, red camuflaje, red de camuflaje, red de pesca, repelente,
      resortera, rifle, rifle de aire, saco de dormir, saco de dormir adulto, salvavidas, sedal, senuelo, senuelos,
      silla camping, silla de camping, taser, telescopio, tienda, tienda de campana, tienda de campaña 4 personas,
      tirachinas, vadeador, vinilo pesca, visor, visor nocturno`,
    ],
    [
      'KITCHEN',
      `abrebotellas, abrelatas, abrelatas electrico, abridor, abridores, aceitera, aceitero, afilador cuchillos,
      afilador de cuchillos, afilador para cuchillos, agarradera, agarraderas, air fryer, aireador de vino, alacena
      organizador, amasadora, anafe, anafe electrico, arrocera, asadera, asador, azucarera, azucarero, balanza de
      cocina, bandeja, bandeja de aluminio, bandeja de horno, bandeja de servir, bandejas, barbacoa, bascula de
      cocina, base giratoria torta, base giratoria tortas, base para torta, base pastel, bateria cocina, bateria de
      cocina, bateria de ollas, batidor, batidor manual, batidora, batidora de mano, batidora de varillas, batidora de
      vaso, batidora planetaria, bol, bolsa de almuerzo, bolsa isotermica, bolsa porta alimentos, bolsa termica
      alimentos, bolsa zip, bolsas congelacion, bolsas de congelacion, bolsas hermeticas, bolsas para alimentos,
      bolsas zip, bombilla acero, bombilla alpaca, bombilla de acero, bombilla de alpaca, bombilla de mate, bombilla
      mate, bombilla para mate, bombillas de mate, boquilla pastelera, boquilla reposteria, boquillas pasteleras,
      boquillas reposteria, botella, botella de acero, botella de agua, botella de vidrio, botella deportiva, botella
      infantil, botella termica, botella termica acero, botellas de agua, botellero, bowl, bowls, brasero, brochetas,
      brochetas de madera, budinera, cacerola, cafetera, cafetera de capsulas, cafetera de goteo, cafetera electrica,
      cafetera express, cafetera italiana, cafetera moka, cake topper, caldero, camino mesa, campana, campana de
      cocina, campana extractora, cantimplora cocina, cantimplora infantil, capacillos, caramanola, carbon barbacoa,
      carbon vegetal, cava de vino, cava de vinos, cazo, cazuela, cazuelas, chaira, champanera, charola, chimenea
      carbon, chopp, cocina a gas, cocina de gas, cocina electrica, cocineta, cocotte, coctelera, colador, comal,
      congelador, congelador horizontal, contenedor de alimentos, contenedor hermetico, contenedores de alimentos,
      copa, copa de champan, copa de vino, copas, copas de gin, copas de vino, corta pizza, cortador de galletas,
      cortador de papas, cortador de pizza, cortador de verduras, cortante, cortantes, cortantes galletitas,
      cortapastas, crepera, cristaleria, cuberteria, cubeta de hielo, cubeta hielo, cubetera, cubeteras, cubierto,
      cubiertos, cubiertos desechables, cubitera, cuchara, cuchara de madera, cucharas de madera, cucharilla,
      cucharita, cucharon, cuchillo, cuchillo cocinero, cuchillo de carnicero, cuchillo de chef, cuchillo de cocina,
      cuchillo de mesa, cuchillo jamonero, cuchillo santoku, cuchillos, cuchillos de cocina, cuenco, decantador,
      decoracion de tortas, delantal, delantales, descorchador, deshidratador, deshidratador de alimentos, destapador,
      destapador de vino, disco de arado, dispensador agua, dispensador cereal, dispensador de aceite, dispensador de
      agua, dispensador de bebidas, dispensador de cereal, embudo, empacadora al vacio, encimera, encimera de gas,
      ensaladera, ensaladeras, envasadora al vacio, escurreplatos, escurreverduras, escurridor, escurridor de platos,
      espatula, espatula silicona, espatulas, especiero, especiero giratorio, especieros, espumador, espumador de
      leche, esterilla sushi, estufa, estufa de gas, exprimidor, exprimidor de limones, exprimidor electrico,
      extractor de jugo, extractor de jugos, fiambrera, film de cocina, film transparente, filtro agua, filtro de
      agua, filtro de cafe, frasco, frascos de vidrio, frascos hermeticos, freezer, freidora, freidora de aire,
      freidora sin aceite, frigobar, frigorifico, frutero, fuente de chocolate, fuente de horno, fuente de servir,
      fuente para horno, garrafon, gofrera, guante de cocina, guante de horno, guante horno, guantes de horno,
      heladera, hermetico, hermeticos, hervidor, hervidor electrico, hielera cubitos, hielera mesa, horno, horno de
      pizza, horno electrico, horno tostador, huevera, individual de mesa, individuales, infusor, infusor de te,
      jarra, jarra de agua, jarra de vidrio, jarra electrica, jarra filtrante, jarro, jarron cafe, juego de cubiertos,
      juego de cuchillos, juego de ollas, juego de platos, juguera, kit de asado, lavavajillas, lavavajillas
      empotrable, lavavajillas integrable, licuadora, licuadora portatil, lonchera, lonchera termica, loncheras, loza,
      lunchera, luncheras, machacador, mandil, mandolina, manga pastelera, manopla, mantel antimanchas, mantel de
      mesa, mantel desechable, mantel individual, mantequera, mantequillera, maquina de helados, maquina de hielo,
      maquina de palomitas, maquina de pan, maquina de pastas, maquina de waffles, maquina para pasta, mate, mate
      algarrobo, mate camionero, mate ceramica, mate color, mate completo, mate con bombilla, mate de acero, mate de
      calabaza, mate de madera, mate imperial, mate listo, mate torpedo, matero, microondas, minibar, minipimer,
      mixer, molcajete, molde, molde de silicona, molde de torta, molde hielo, molde muffins, molde para pastel, molde
      para pizza, molde pastel, moldes de silicona, moldes de torta, moledora, molinillo, molinillo de cafe, molinillo
      de especias, molinillo de pimienta, molino de cafe, molino de carne, molino de granos, mortero, mug,
      multiherramienta vino, nevera combi, olla, olla a presion, olla arrocera, olla de hierro, olla de presion, olla
      de presion electrica, olla electrica, olla express, olla lenta, ollas, organizador de cocina, organizador de
      cubiertos, organizador especias, paellera, pajilla, pajita, pajitas, pajitas de acero, pala pizza, palillos,
      palillos dientes, palillos redondos, palo de amasar, palomitera, panera, panificadora, pano cocina, pano de
      cocina, papel albal, papel aluminio, papel de aluminio, papel de horno, papel encerado, papel film, papel horno,
      papel manteca, papel vegetal, parrilla, parrilla carbon, parrilla de gas, parrilla electrica, parrilla portatil,
      parrillera, pastillas de encendido, pava, pava electrica, pela papas, pelador, pelador de patatas, pelapapas,
      picador, picador de verduras, picadora, picatodo, pichel, picos reposteria, piedra pizza, pimentero, pinchos de
      madera, pinza de cocina, pinza parrilla, pinzas de cocina, pirotines, pizzera, placa de induccion, plancha a
      gas, plancha de asar, plancha de cocina, plato, plato de postre, plato desechable, plato hondo, plato llano,
      platos, platos desechables, popote, popote acero, popotes, porta alimentos, porta botellas, porta cubierto,
      porta cubiertos, porta rollo cocina, porta vianda, porta vino, portacuchillos, portavasos, portavino,
      portavinos, posavasos, prensa ajos, prensa cafe, prensa francesa, prensa tortillas, prensador de ajo, procesador
      de alimentos, procesadora, purificador de agua, quesera, rallador, rallador de queso, rallador electrico,
      recipiente, recipiente hermetico, refractario, refrigerador, refrigerador mini, refrigeradora, repasador,
      repasadores, robot de cocina, rodillo, rodillo de cocina, rollo de aluminio, sacacorchos, salero, salvamanteles,
      sandwichera, sartén, sarten antiadherente, sarten de hierro, sarten electrico, sartenes, secaplatos, selladora
      al vacio, servilleta, servilletas, servilletas de papel, servilletas papel, servilletero, set asado, set de
      asado, set de cocteleria, set de copas, set de cuchillos, set de mate, set de ollas, set de queso, set de
      quesos, set de sushi, set de utensilios, set de vino, set de vinos, set mate, set matero, set parrillero, sifon,
      sorbete, sorbetes, sorbetes de acero, tabla de cortar, tabla de madera, tabla de picar, tabla de quesos, tabla
      para asado, tabla para picar, tabla para quesos, tablas de picar, tamiz, taper, tapers, tapon de vino, tarro,
      tarros, tarros de vidrio, taza, taza de cafe, taza de ceramica, taza magica, taza termica, taza viajera, tazas,
      tazas de cafe, tazon, tazones, tenedor, termo, termo acero, termo cafe, termo de acero, termometro carne,
      termometro cocina, termometro de cocina, termos, tetera, tijeras de cocina, topper, topper torta, toppers,
      tortilladora, tortillero, tostador, tostadora, trapo, tuper, tupper, tuppers, utensilio, utensilios, utensilios
      de cocina, vajilla, vaporera, vaso, vaso cafetero, vaso con tapa, vaso de cristal, vaso de vidrio, vaso
      desechable, vaso termico, vaso termico acero, vasos, vasos cerveceros, vasos de plastico, vasos de vidrio, vasos
      desechables, vianda, viandas, vinagrera, vinera, vinoteca, vitroceramica, wafflera, waflera, waflera electrica,
      wok, yerbera, yerbero, yogurtera`,
    ],
    [
      'PET_SUPPLIES',
      `abrigo perro, acuario, alimento aves, alimento conejo, alimento gato, alimento humedo, alimento para aves,
      alimento para gato, alimento para peces, alimento para perro, alimento peces, alimento perro, alimento tortuga,
      alpiste, antiparasitario, antipulgas, arena gato, arena para gatos, arena sanitaria, arenero gato, arnes
      mascota, arnes para perro, arnes perro, balanceado, balanceado perro, bandeja sanitaria, bebedero, bebedero
      mascota, bolsa mascota, bolsas biodegradables perro, bolsas caca, bolsas para heces, bolsas popo, bozal,
      bozales, cama para gato, cama para perro, cama perro, casa para perro, casa perro, caseta perro, chaleco perro,
      collar antiladridos, collar antipulgas, collar de adiestramiento, collar gato, collar isabelino, collar mascota,
      collar para perro, collar perro, comedero, comedero aves, comedero perro, comida para gatos, comida para perros,
      correa, correa para perro, correa perro, croqueta, croquetas, croquetas gato, croquetas para gato, croquetas
      para gatos, croquetas para perro, croquetas para perros, croquetas perro, cucha, cuchas, desparasitante,
      desparasitantes, disfraz perro, filtro acuario, fuente de agua para gatos, fuente gato, galletas para perro,
      gallinero, garrapaticida, guacal, guacales, guante quitapelo, heno, huesos carnaza, impermeable perro, jaula,
      jaula hamster, jaula pajaros, juguete gato, juguete para gato, juguete para perro, juguete perro, juguetes gato,
      juguetes para gatos, juguetes para perro, kennel, manta perro, pads entrenamiento, pecera, pechera, pechera
      perro, pienso, pipeta, placa para perro, placa perro, plaquita, plato para perro, plato perro, premios para
      perro, pretal, rascador, rascador gato, recogedor popo, ropa mascota, ropa para perro, ropa perro, sabanillas,
      shampoo para perros, shampoo perro, snack para perros, snack perro, snacks gato, snacks para perros, snacks
      perro, sobres gato, sueter perro, tapete entrenador, torre gato, transportadora, transportin, viruta, zapatos
      perro`,
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
  unsure: `abridor, abridores, aceite esencial, aceitera, acumulador, adaptador, adhesivo, aditivo, adorno, aerosoles,
    afilador, afiladores, aguja, alambre, alcohol, aletas, ampollas, ampolleta, ampolletas, ancla, angulo, aplique,
    apliques, arbol, arcilla, arco, argolla, argollas, aro, aros, baca, balde, balon, banco, bandeja, baraja, barniz,
    bascula, base, baston, bastones, bata, bate, bateria, bautizo, bebedero, biela, bielas, biotina, block, bloques,
    bobina, body, bolillo, bolos, bolsa, bomba, bombilla, bombillas, bordado, borrador, botella, boton, broca, brocha,
    broche, broquel, broqueles, buda, buro, buzo, cabecera, cabezada, cabezal, cable, cadena, caja, calavera,
    calaveras, calcio, caldero, calefon, caligrafia, cama elastica, campana, cana, candelero, capo, capsula, capsulas,
    carcasa, cargador, carpa, carrete, carro, cartas, carton, cartuchera, cartucheras, casco, cascos, castillo, catre,
    cera, chapa, cierre, cilindro, cinta, circon, clips, clutch, coche, cocina, cocotte, codo, codos, cofre, cojin,
    colageno, colchoneta, colmena, colonia, colonias, columpio, columpios, comba, comedero, cometa, composta,
    compresor, concreto, conector, conjunto, conos, consola, contacto, contorno, control, copa, copas, cople, corral,
    correa, corrector, corredera, crema, cuadro, cuarto, cubeta, cubo, cuello, cuerda, cuerina, cuero, culata, cunas,
    dado, dados, dardos, decant, defensa, desviador, diamante, diamantes, diana, dinosaurio, dinosaurios, direccional,
    dispensador, display, drenaje, elastico, elasticos, electrolitos, elevador de vidrio, emblema, emblemas, embrague,
    empaque, empaques, encaje, encajes, escalera, escape, esclava, escobilla, esmalte, esparrago, esparragos,
    espatula, espatulas, espejo, espiga, esponja, esponjas, estano, estola, estribo, estribos, estuche, estufa,
    extension, extensiones, faja, faro, fibra, fieltro, figura, filipina, filtro, flecha, flores, flotador, foco,
    frasco, fresa, fresas, fuente, funda, garrucha, gasa, gasas, gato, girasol, gis, glicerina, globo, gotas, goteo,
    gotero, grama, grapa, grapas, grasa, grava, grifa, guadana, guante, hacha, hamaca, helecho, hermetico, hierro,
    hilo, hilos, horno, huincha, humus, iman, impermeable, individuales, inflable, inflables, jarabe, jarra, jaula,
    jerga, juego, keratina, kit, labial, laca, ladrillo, ladron, laminadora, lana, lavavajillas, lente, lettering,
    leva, licra, licras, lija, limpiador, liston, listones, llanta bicicleta, llave, loza, luz, macrame, magnesio,
    malla, malla bano, mallas, mando, mango, manguera, mangueras, manilla, manillas, mantita, marcha, marco, mascada,
    mascarilla, maza, mazas, mecedora, medalla, medallon, media, mesa, metro, metros, mezclilla, microfibra, mimbre,
    modulo, molde, moldura, molduras, monito, mono, mopa, mortero, mp3, muelle, multiherramienta, muselina, muselinas,
    nacimiento navideno, nevera, niacinamida, nivel, nordico, notebook, notebooks, oleo, oleos, olivo, organizador,
    oxford, pala, palmera, panuelo, panuelos, papel, papeleras, parrilla, pastel, pasteles, pastillas, pasto, patin,
    pava, pegamento, peine, pelota, pendiente, pera, perforadora, perla, perlas, perlita, pesa, peto, pico, picos,
    pila, pilas, pin, pinon, pinones, pintura, pinza, pinzas, pipeta, pista, pistola, plancha, planta, plantador,
    plantas, plantilla, plantillas, plataforma, plataformas, plato, platos, plomo, pluma, plumas, polarizado, polo,
    polos, polvos, portatil, postas, precinto, protector, puf, puff, punta, puntas, punterias, quemador, queratina,
    quillas, rache, radio, rafia, ramo, rastrillo, rastrillos, raton, recinto, recipiente, reduccion, reflector,
    regla, reglas, remolque, resina, riego, riendas, rodillera, rodilleras, rodillo, rollers, rosas, rueda, saco,
    salvavidas, sanitario, sargento, sellador, sello, sellos, separadores, sesgo, sifon, silicona, slider, sliders,
    smoking, sobre, sobres, soga, solitario, solvente, sombras, sonda, soporte, soporte motor, spinning, sublimacion,
    succionador, sujetador, sujetadores, suspension, switch, tabla, taco, tacon, tacones, talco, tamices, tamiz,
    tanque, tapa, taper, tapete, tapon, tarjetas, tarro, taser, tee, teja, tela, telar, telares, telas, tenis, tens,
    tensor, terminal, terminales, tester, tienda, tierra, timbre, timer, tina, tinaco, tinta, tinte, tirantes, tiza,
    tobillera, tobilleras, tonico, top, topo, topos, traje, transmision, tubo, tubos, turba, turbo, tutores, unas,
    union, uva, valla, varilla, vaso, velador, velcro, vellon, velo, venda, vinilo, vinilos, visor, vitamina c,
    vitrina, volante, yodo, yoyo, zapatas, zinc`,
  printed: `alfombra, anillo, aretes, bandeja, body, bolsa, botella, broche, cadena, calcetines, camiseta, carcasa,
    cojin, colgante, collar, cortina, cuaderno, cuadro, dije, disfraz, estuche, figura, funda, gorra, iman, lamina,
    lampara, libreta, lienzo, llavero, maceta, manta, mantel, mochila, monedero, pegatina, peluche, pendientes, pin,
    plato, playera, portarretrato, postal, poster, pulsera, puzzle, reloj de pared, sudadera, tabla de picar, taza,
    termo, toalla, tote bag, vaso, vela, vinilo`,
  containers: 'bandeja, bolsa, bote, botella, caja, copa, frasco, garrafa, lata, recipiente, tarro, vaso',
  straps: `brazalete, correa, correa de reloj, correa para reloj, correa reloj, extensible, manilla para reloj,
    pulsera de repuesto, pulsera para reloj, pulso para reloj`,
  imitations: `artificial, artificiales, flor artificial, flores artificiales, flores secas, planta artificial,
    plantas artificiales, sintetica, sintetico`,
  uses: {
    ELECTRONICS: `accesorios celular, accesorios de celular, accesorios para celular, audio, bluetooth, celulares,
      computacion, computadoras, computo, electronica, electronica y tecnologia, fotografia, gaming, informatica,
      seguridad electronica, tecnologia, telefonia, videojuegos, videovigilancia`,
    WOMEN_CLOTHING: 'dama, damas, femenino, mujer, mujeres, premama, senora',
    MEN_CLOTHING: 'caballero, hombre, hombres, masculino, varon',
    FASHION: 'moda, ropa, vestimenta',
    SHOES: 'calzado, zapatillas, zapatos',
    WATCHES: 'relojeria, relojes',
    ACCESSORIES: 'bolsos, bolsos y carteras, carteras, equipaje, marroquineria, viaje y equipaje',
    BABY: 'bebe, bebe y maternidad, bebes, lactancia, maternidad, para bebe, primera infancia, recien nacido',
    BEAUTY: `barberia, belleza, cabello, capilar, corporal, cosmetica, cosmeticos, cuidado capilar, cuidado de la
      piel, cuidado del cabello, cuidado facial, cuidado personal, estetica, facial, maquillaje, pelo, peluqueria,
      perfumeria, skincare, unas`,
    ARTS_AND_CRAFTS: `arte y manualidades, bellas artes, bordado, costura, crochet, manualidades, merceria, oficina y
      papeleria, papeleria, scrapbook, utiles escolares`,
    JEWELRY: 'bisuteria, joyas, joyeria',
    SPORTS: `ballet, baloncesto, basquet, basquetbol, boxeo, ciclismo, ciclista, correr, crossfit, danza, deporte,
      deportes, deportivo, equitacion, esqui, futbol, futbolista, gimnasia, golf, hockey, mtb, natacion, padel, para
      correr, patinaje, rugby, running, skate, snowboard, sporting, surf, tenis de mesa, voleibol`,
    HEALTH_AND_FITNESS: `bienestar, dental, dolor, entrenamiento funcional, farmacia, fitness, gimnasio, gym,
      hipercalorico, masaje, medicamento, medicamentos, medicina, medico, nutricion, nutricion deportiva, ortopedia,
      ortopedico, pilates, primeros auxilios, proteico, proteicos, rehabilitacion, salud, suplementacion, suplementos,
      yoga`,
    HOME: `aromatizacion, aseo del hogar, bano, decoracion, dormitorio, hogar, hogar y decoracion, hogar y muebles,
      iluminacion, limpieza, mobiliario, muebles, ropa de cama, salon, textil hogar`,
    TOYS: `a friccion, coleccionable, control remoto juguete, de impulso, didactico, didacticos, infantil juguetes,
      juegos de mesa, juguete, jugueteria, juguetes, maqueta, modelismo, munecas, radiocontrol`,
    TOOLS: `albanileria, bricolaje, carpinteria, electricidad, ferreteria, ferreteria y construccion, fontaneria,
      griferia y plomeria, herramientas, pinturas y acabados, plomeria, soldar, taller, tornilleria`,
    AUTOMOTIVE: `accesorios auto, accesorios moto, accesorios para auto, altima, auto, automotriz, automovil,
      autopartes, autos, aveo, camion, camiones, camioneta, camionetas, carro, carroceria, carros, chevrolet,
      cheyenne, civic, coche, coches, corolla, cx 5, elantra, equinox, faros, furgoneta, h4, h7, jetta, kwid, malibu,
      mazda 3, megane, moto, motocicleta, motocicletas, motociclista, motor y transmision, motos, nissan, np300, para
      auto, para camioneta, para carro, para coche, para moto, peugeot, refacciones auto, renault, sandero, sentra,
      silverado, sportage, stepway, suspension y direccion, tiguan, tiida, tractomula, tsuru, tucson, vehiculo,
      vehiculos, vento, versa, x trail, yaris`,
    GARDEN: `exterior terraza, huerta, huerto, jardin, jardineria, jardineria y riego, plantas, poda, riego, terraza,
      vivero`,
    OUTDOORS: `acampada, acampar, aire libre camping, airsoft, campamento, camping, caza, cazador, escalada,
      excursion, militar, montana, montanismo, pesca, pesca y caza, pescador, senderismo, supervivencia, tactica,
      tactico, tiro, trekking`,
    KITCHEN: 'bar y cocina, cocina, cocina y comedor, comedor y cocina, menaje, mesa y cocina, reposteria',
    PET_SUPPLIES: `acuariofilia, acuarismo, aves y roedores, cachorro, canino, felino, gato, gatos, mascota, mascotas,
      perro, perros, roedores, veterinaria, veterinario`,
  },
  makers: {
    AUTOMOTIVE: 'chevrolet, ford, nissan, seat ibiza, toyota',
    TOYS: 'playmobil',
  },
  children: 'bebe, infantil, junior, nina, ninas, nino, ninos',
  nothing: `a escala, algodon, animal print, arte, auto adherente, auto adhesivo, azul, azul cielo, azul marino, azul
    petroleo, bano de oro, bano en oro, barra, base, bebe nino, bebe y nino, bebes ninos, bebes y ninos, belleza y
    salud, biblia, cafe claro, cafe oscuro, caja de 12, chapa de oro, chapado en oro, chapado oro, color cafe, color
    chocolate, color madera, colores, cuero, de bolsillo, de mano, de mesa, de pared, de pie, de viaje, deporte y
    ocio, deportes aire libre, deportes y aire libre, deportes y ocio, docena, docena de, general, gran formato, gris
    topo, hogar y jardin, infantil, juego de, juego de 2, juego de 3, juego de 4, kit de, laminado, lana y algodon,
    lino, lote, lote de, madera, mama y bebe, manga, mango antideslizante, mango de fibra, mango de madera, mate,
    media caña, media docena, media estacion, media luna, media manga, mesa de ayuda, moda y accesorios, multiusos,
    nino, ninos, ninos y bebes, novedades, ofertas, ojo de gato, oro, oro laminado, otros, pack, pack de 2, paquete
    de, par de, pares de, pata de gallo, pet, piel, plastico, plata, refaccion, refacciones, regalo, repuesto,
    repuestos, rojo, ropa y accesorios, rosa, rosa gold, rosa palo, rosa viejo, salud y belleza, seda, set de, set de
    2, set de 3, set de 4, sin categoria, surtido, surtidos, talla, tenis de mesa, unidades, uso rudo, varios, verde,
    verde agua, verde menta, verde oliva`,
  departments: `articulos varios, bazar, belleza y salud, drogueria, hogar y jardin, libreria y oficina, mejora del
    hogar, mejoramiento del hogar, mejoras del hogar, mejoras para el hogar, no alimentario, otros, productos varios,
    salud y belleza, sin categoria, temporada, varios`,
  endings: ['s', 'es'],
};
