import type { Subject } from '../words.ts';

export const BABY_TOYS_PETS: Subject = {
  things: [
    [
      'ARTS_AND_CRAFTS+TOYS',
      'maletin de arte, maletin de dibujo, valija de arte, valijas didacticas, valijas didacticas de arte',
    ],
    [
      'BABY+TOYS',
      `arrastre bebe, gimnasio actividades, gimnasio bebe, gimnasio de actividades, gimnasio de juegos bebe, gimnasio
      para bebe, gimnasio sensorial, manta de actividades, mesa actividades bebe, mesa de actividades bebe, mordedor,
      sonaja, sonajas, sonajero, sonajero bebe, sonajero juguete, sonajero madera, sonajeros, tapete y gimnasio`,
    ],
    ['BABY+HEALTH_AND_FITNESS', 'dedal dental bebe'],
    [
      'BABY+ACCESSORIES',
      `capota bebe, capota recien nacido, gorrito, gorrito bebe, gorrito recien nacido, guantecitos, guantes bebe, lazo
      bebe, manoplas antiaranazos, manoplas bebe, manoplas recien nacido`,
    ],
    [
      'BABY+SHOES',
      `escarpines bebe, patuco, patucos, patucos bebe, peucos, peucos bebe, zapatito bebe, zapatitos bebe, zapatos
      primeros pasos`,
    ],
    [
      'BABY+BEAUTY',
      `aceite bebe, aceite masaje bebe, agua de colonia infantil, cepillo bebe, champu bebe, colonia bebe, crema
      balsamica bebe, crema bebe, crema culito, crema del panal, esponja bebe, jabon bebe, lima unas bebe, locion bebe,
      set aseo bebe, set de aseo bebe, set higiene bebe, shampoo bebe, talco bebe, tijeras bebe, toallitas waterwipes`,
    ],
    [
      'BABY+FASHION',
      `ajuar, ajuar bebe, ajuar recien nacido, bata bautizo, batita, bautizo, bautizo nina, bautizo nino, bodi, body
      bebe, body recien nacido, braguita bebe, buzo bebe, chambrita, chambritas, chaquetita bebe, conjunto bebe,
      conjunto primera puesta, conjunto recien nacido, cubrepanal, enterito, enterito bebe, faldon, jesusito, jubon,
      leotardos bebe, mameluco, mono bebe, osito bebe, osito polar bebe, panalero, pananlero body, pelele, pijama bebe,
      pilucho, piluchos, polaina, primera postura, primera puesta, ranita, ropa prematuro, ropon, ropon bautizo, saco
      bebe tejido, saco polar bebe, traje bautismo, traje bautizo, traje de bautizo, vestido bautizo`,
    ],
    [
      'BABY',
      `adaptador de inodoro, adaptador inodoro, adaptador wc, alfombra de gateo, alfombra gateo, alimentacion bebe,
      alimentador antiahogo, almohada bebe, almohada de embarazo, almohada embarazo, almohada lactancia, almohada para
      embarazo, alzador auto, alzador coche, andadera, andaderas, andador, antipillados, arnes de marcha, aro bano
      bebe, arrullo, asiento auto, asiento bano bebe, asiento de auto, asiento de bano bebe, asiento para auto,
      aspirador nasal, autoasiento, babero, baberos, bacinica, bacinilla, bandana babero, bandolera de anillas,
      bandolera portabebe, banera plegable, bano entrenador, barandal cama, barrera cama, barrera de cama, barrera de
      escaleras, barrera de seguridad, barrera escalera, barrera para escaleras, barrera seguridad, bañera bebe,
      biberon, bloqueo armario, bloqueo de cajones, bol ventosa, bolsa de panales, bolsa hospital bebe, bolsa
      maternal, bolsa maternidad, bolsa para carrito, bolsa para panales, bolsas almacenamiento leche, bolsas
      almacenamiento leche materna, bolsas leche, bolsas leche materna, bolsas para leche, bolso cambiador, bolso
      carro, bolso maternal, bolso panal, bolso panalera, bolso silla paseo, botella bebe, bouncer, bowl con succion,
      bowl succion, braga de aprendizaje, braga panal, bragapanal, braguita de aprendizaje, braguita panal, burbuja de
      lluvia, burbuja lluvia, butaca auto, caja de dientes, caja dientes de leche, caja recuerdos bebe, caja regalo
      recien nacido, calienta biberones, calientabiberones, calzon entrenador, calzoncito entrenador, calzones
      entrenadores, cambiador, canastilla, canastilla bebe, canastilla recien nacido, capa bano, capa de bano, capazo,
      carreola, carriola, carriolas, carrito bebe, carrito de bebe, casco bebe, cepillo para biberones, cereal
      infantil, cereales bebe, cesta nacimiento, chichonera, chupete, chupetero, chupo, chupon, chupones, cierre de
      seguridad bebe, cierre seguridad armario, cinturon embarazo, cinturon premama, cobija bebe, cobija de bebe,
      coche bebe, coche de bebe, coche de paseo, coche paraguas, coche paseo, cochecito, cojin antivuelco, cojin de
      embarazo, cojin de lactancia, cojin embarazo, cojin lactancia, cojin maternidad, cojin para bebe, cojin para
      embarazo, colchon cuna, colchoneta carrito, colchoneta silla, colecho, colector de leche, collar de lactancia,
      collar mordedor, conchas recolectoras, corral, corral bebe, corralito, crema antipanalitis, crema antirozaduras,
      crema de panal, crema lanolina, crema panal, crema pezones, cubiertos bebe, cubo bano bebe, cubo para panales,
      cuna, cuna colecho, cuna de viaje, discos absorbentes lactancia, discos de lactancia, discos lactancia,
      dispensador leche en polvo, dosificador de leche en polvo, dosificador leche, dou dou, doudou, dudu, elevador
      auto, elevador coche, elevador de auto, elevador de mesa, elevador silla, escurrebiberones, espejo bebe,
      esquineras, esterilizador, esterilizador de biberones, extractor de leche, extractor leche, faja de embarazo,
      faja embarazo, faja premama, faja prenatal, formula infantil, fular, fular de porteo, fular elastico, fular
      portabebes, funda carrito, funda cartilla nacimiento, funda cartilla sanitaria, funda maxi cosi, funda maxicosi,
      funda para carrito, funda para cuna, funda para silla de coche, gasa bebe, gasa de muselina, gasa muselina,
      gasas bebe, gasas de muselina, gasas muselina, gel de bano para bebe, guardachupetes, hamaca balancin, hamaca
      balancin bebe, hamaca banera, hamaca bebe, hamaca de bano bebe, hamaquita, huevito, intercomunicador, juguete
      apego, juguete de apego, lanolina pezones, leche continuacion, leche crecimiento, leche de continuacion, leche
      de crecimiento, leche de formula, leche de formula bebe, leche de inicio, leche formula, leche formula bebe,
      leche infantil, leche inicio, libro bebe, luz quitamiedos, maleta hospital bebe, mamadera, mamila, mamilas,
      manta actividades, manta apego, manta bebe, manta de apego, manta de bebe, manta de juegos, manta gateo, manta
      juegos, mantita, mantita de apego, marco huella bebe, maxicosi, mecedora bebe, mecedora para bebe, mesa para
      bebe, minicuna, mochila de porteo, mochila ergonomica, mochila ergonomica porteo, mochila panalera, mochila
      portabebe, mochila portabebes, mochila porteo, moises, monitor de bebe, mordedera, mordederas, mosquitera
      carrito, mosquitero cuna, movil bebe, movil musical, muselina, muselinas bebe, nido bebe, organizador carrito,
      orinal, panal, panal bebe, panal talla, panalera, panalera mochila, panales, panales bebe, panales talla, panera
      bebe, panitos humedos, papilla, papillas, papillera, parque de juegos bebe, parque infantil, parque infantil
      plegable, pastel de panales, patinete carrito, pelela, pera nasal, peras de succion, periquera, perita nasal,
      pezonera, pezoneras, plastico lluvia carrito, plato bebe, plato con ventosa, plato de bebe, plato para bebe,
      plato succion, plato succionador, plato ventosa, platos aprendizaje, platos bebe, platos de aprendizaje, poncho
      bano bebe, porta bebe, porta cartilla, portabebe, portabebes, portabiberones, portachupete, portachupon,
      portadocumentos bebe, potito, potitos, pouch bebe, protector cuna, protector de enchufes, protector de esquinas,
      protector enchufes, protector esquinas, protectores de enchufe, protectores de lactancia, pure bebe,
      quitamiedos, ratoncito perez, rebozo bebe, recolector de leche, recolector leche, redecilla alimentadora,
      reductor bano, reductor de bano, reductor wc, reja de seguridad, reja seguridad, robot cocina bebe, rodilleras
      bebe, rodilleras gateo, sabana cuna, sabanas cuna, saca mocos, sacaleche, sacaleches, sacamocos, saco carrito,
      saco de dormir bebe, saco de dormir recien nacido, saco dormir bebe, saco grupo 0, saco nana, saco silla, seguro
      para cajones, set alimentacion, set alimentacion bebe, set nacimiento, silla alta, silla auto, silla coche,
      silla comer, silla de auto, silla de coche, silla de comer, silla de paseo, silla para comer, silla paseo, silla
      periquera, snack bebe, sombrilla carrito, soporte banera, tapaenchufes, tapete bebe, tapete de gateo, tapete
      gateo, tarrito infantil, tarritos, tarta de panales, taza entrenadora, termo biberon, termometro banera,
      termometro bano, termometro bebe, termometro de bano, termometro para bano, termómetro para bebé, tetero,
      teteros, tetina, tijeras para bebe, toalla bebe, toalla capucha, toalla con capucha, toalla con capucha bebe,
      toallas humedas bebe, toallitas bebe, toallitas de bebe, toallitas humedas bebe, toallitas para bebe, toallitas
      para bebes, trona, vajilla infantil silicona, valla de seguridad bebe, valla de seguridad extensible, valla
      seguridad bebe, valla seguridad escalera, vaso 360, vaso antiderrame, vaso aprendizaje, vaso bebe, vaso con asas
      bebe, vaso con boquilla, vaso de aprendizaje, vaso entrenador, vaso entrenador bebe, vaso entrenamiento, vaso
      para bebe, vigilabebe, vigilabebes`,
    ],
    [
      'TOYS',
      `abaco, ajedrez, ajedrez de madera, alberca de pelotas, alberca pelotas, album cromos, album de figuritas,
      alcancia infantil, alfombra de juegos, alfombra didactica, alfombra juego coches, alfombra piano, alfombra
      puzzle, antiestres, apilable, archivador cartas pokemon, arco flechas infantil, arco y flechas infantil, arena
      cinetica, arena magica, arenero, arenero juguete, aro hula hula, arrastre de madera, arrastre madera, asiento
      columpio, auto a control remoto, auto a escala, auto control remoto, auto de juguete, auto electrico infantil,
      auto friccion, avion control remoto, avion de juguete, avion foam, balancin, balero, balero madera, balon
      infantil, balon playa, banco de herramientas infantil, baraja, baraja espanola, baraja tarot, barajas, barco
      control remoto, barco pirata, barriguitas, barrilete, basta, bebe lloron, bebe reborn, bebes llorones, bebé
      caminador, bici sin pedales, bicicleta equilibrio, bicicleta sin pedales, billar infantil, bloques, bloques de
      construccion, bloques de madera, bloques madera, bloques magneticos, bola de piscina, bola piscina, bolas de
      hidrogel, bolas hidrogel, bolas malabares, boliche infantil, bolos de madera, bolos infantil, bolos madera,
      boomerang infantil, bote de plastilina, brincolin, burbujas, burbujas jabon, burbujeador, burbujero, caballito,
      caballito balancin, caballo balancin, cabeza maniqui infantil, caja de 36 sobres, caja de bloques, caja de
      magia, caja de sobres, caja magia, caja registradora de juguete, caja registradora infantil, caja registradora
      juguete, caja sensorial, caja sorpresa, calendario adviento lego, calendario adviento playmobil, cama elastica
      ninos, cama elástica infantil, camara fotos infantil, camara infantil, camara para ninos, camion bomberos,
      camion control remoto, camion de bomberos, camion de juguete, camioneta control remoto, canicas, carpa infantil,
      carpeta cartas, carriola de munecas, carriola munecas, carrito, carrito de friccion, carrito de juguete, carrito
      friccion, carrito hot wheels, carritos, carro a control remoto, carro a escala, carro bomberos, carro control,
      carro control remoto, carro de bomberos, carro de friccion, carro de impulso, carro de juguete, carro friccion,
      carro impulso, carros de impulso, carros impulso, cartas, cartas coleccionables, cartas pokemon, casa de juegos,
      casa de munecas, casita, casita de juegos, casita de munecas, casita infantil, casita jardin infantil, casita
      tela, castillo, castillo hinchable, circuito coches, cluedo, coche a escala, coche a pedales, coche bateria
      infantil, coche de bomberos, coche de juguete, coche electrico 12v, coche electrico 24v, coche electrico
      infantil, coche electrico nino, coche electrico ninos, coche friccion, coche mercedes electrico, coche ninos
      12v, coche radio control, coche radiocontrol, coche teledirigido, cochecito de munecas, cochecito juguete,
      cochecito munecas, cocina de juguete, cocina infantil, cocinita, coleccionable, columpio, columpio bebe,
      columpio infantil, columpio madera, comba de saltar ninos, comba infantil, cometa, cometa acrobatica, cometa
      infantil, comidita, computador infantil, computador interactivo, computadora infantil, conecta 4, conejo
      peluche, construcciones madera, construcciones magneticas, correpasillos, cromos, cuatro en raya, cubeta
      playera, cubilete, cubo actividades, cubo de actividades, cubo magico, cubo playa, cubo rubik, cubo y pala
      playa, cubos apilables, cubos didacticos, cuento bano, cuento de bano, cuerda de saltar infantil, cuerda para
      saltar niños, cuna de munecas, cuna munecas, dado de juego, dado juego, dados de rol, dados dnd, dados
      poliedricos, dados rol, damas chinas, damas juego, deslizador infantil, diana infantil, diana infantil velcro,
      diana magnetica, didactico, didacticos, dinosaurio, dinosaurio control remoto, dinosaurio de juguete, dixit,
      dobble, domino, domino infantil, domino madera, dron infantil, dron juguete, dron ninos, dron para nino, dron
      para ninos, encajable, encajes madera, ensartables, escoba infantil, espada de juguete, espada espuma, espada
      laser, espada madera, etb, excavacion dinosaurios, experimentos infantil, fichas de poker, fichas domino, fichas
      magneticas, fichas poker, figura, figura anime, figura articulada, figura coleccionable, figura de accion,
      figura de coleccion, figura dragon ball, figura funko, figura pop, figura pvc, figura resina anime, figura
      schleich, figuras accion, figuras coleccionables, figuras de accion, figuras schleich, figuritas, frisbee
      infantil, frutas de juguete, frutas madera, fundas cartas, fundas de cartas, fundas para cartas, funko, funko
      pop, futbolin, futbolito, globo loco, globo terraqueo infantil, globoflexia, globos agua, globos de agua, gogos,
      guinol, guitarra de juguete, guitarra infantil, guitarra juguete, helicoptero control remoto, herramientas de
      juguete, hidrogel pistola, hinchable infantil, hockey de mesa, hockey mesa, inflable, inflables, instrumento
      musical infantil, instrumento musical juguete, instrumentos infantiles, isla pirata, jeep control remoto, jenga,
      juego, juego anillas, juego bolos, juego cartas, juego construccion, juego de 40, juego de ajedrez, juego de
      anillas, juego de bloques, juego de bolos, juego de cartas, juego de construccion, juego de construcciones,
      juego de dardos infantil, juego de fiesta, juego de ingenio, juego de la oca, juego de magia, juego de memoria,
      juego de memory, juego de mesa, juego de pesca, juego de playa, juego de quimica, juego de rol, juego de te,
      juego de te infantil, juego de tejo, juego didactico, juego educativo, juego experimentos, juego ingenio, juego
      logica, juego magia, juego memoria, juego mesa, juego rol, juegos de mesa, juegos didacticos, juguete, juguete
      bebe, juguete de bano, juguete de bebe, juguete de madera, juguete didactico, juguete montessori, juguetes,
      juguetes didacticos, karaoke infantil, kart a pedales, kart pedales, kit ciencia, kit cientifico, kit de
      ciencia, kit de experimentos, kit de jardineria infantil, kit de magia, kit de maqueta, kit doctor, kit
      excavacion, kit maqueta, kit modelismo, lanza agua, lanza dardos, lanza tazos, lanzadardos, lanzador agua,
      lanzador dardos, lanzador de agua, lanzador nerf, lanzadora, laptop infantil, lcd tablero magico, lego, libro
      bano bebe, libro blando, libro de bano, libro de tela, libro tela bebe, llavero funko, locomotora, locomotora
      h0, loteria, loteria juego, loteria mexicana, lupa infantil, malabares, maleta doctor, maletin belleza infantil,
      maletin de doctora, maletin doctor, maletin doctora, maletin medico, maletin poker, maqueta, maqueta de avion,
      maqueta militar, maquetas, maquina de burbujas, maquina de pompas, maquina pompas, maracas infantil, marioneta,
      masa de modelar juguete, masa moldeable, masa para modelar, mascota interactiva, mascota virtual, mazas
      malabares, mazo de cartas, mazo magic, memorama, mesa agua y arena, mesa de juego, mesa de juegos, mesa
      multijuegos, mesa sensorial, metegol, microfono infantil, microfono karaoke infantil, microfono musical,
      microfono para ninos, microscopio infantil, microscopio ninos, mikado gigante, mikado madera, miniatura,
      miniatura coche, miniaturas, miniaturas coches, minifigura, minifiguras, modelismo, modelismo estatico,
      modelismo naval, modelo a escala, modelos a escala, moldes arena, moldes playa, monopatín infantil, monopoly,
      montable, montable electrico, moto bateria, moto control remoto, moto correpasillos, moto electrica infantil,
      movil juguete, muneca, muneca barbie, muneca reborn, munecas, munecas reborn, muneco, munecos, muñeca
      caminadora, naipes, nanoblock, ordenador infantil, organeta, oso de peluche, palitos chinos, pandereta infantil,
      panel de actividades, panel sensorial, papalote, parchis, parque columpios, patin del diablo, patin infantil,
      patineta infantil, patinete 3 ruedas, patinete de ninos, patinete electrico infantil, patinete electrico ninos,
      patinete infantil, patinete para ninos, patito de goma, patito goma, patos de goma, pelota de playa, pelota goma
      infantil, pelota playa, pelota saltarina, pelota sensorial, pelota sensorial bebe, pelotas de plastico, pelotas
      plastico, pelotas sensoriales, peluche, peluches, peonza, perro interactivo, petanca infantil, pianito, piano
      infantil, piezas magneticas, ping pong de mesa, ping pong mesa, pintura citadel, pinypon, piscina bolas, piscina
      de bolas, piscina de pelotas, piscina pelotas, pista, pista autos, pista carros, pista coches, pista de autos,
      pista de carreras, pista de carros, pista de coches, pistola agua, pistola burbujas, pistola dardos, pistola de
      agua, pistola de burbujas, pistola de dardos, pistola de hidrogel, pistola de juguete, pistola hidrogel, pizarra
      doble infantil, pizarra infantil, pizarra lcd, pizarra magica, pizarra magnetica infantil, pizarra magnetica
      ninos, pizarron magico, plastilina infantil, plastilina play doh, plastilina set, playmobil, pompas de jabon,
      pompas jabon, pompero, pop it, prismaticos infantiles, prismaticos ninos, puzle, puzzle, quad bateria ninos,
      quad infantil electrico, rastrillo playa, reloj aprender hora, reloj didactico, reloj para ninos juguete,
      resbaladilla, robot, robot educativo, robot infantil, robot juguete, robot programable, rompecabeza,
      rompecabezas, ropa barbie, ropa de muneca, ropa muneca, ropa para muneca, scooter infantil, set de animales, set
      de bloques, set de bolos, set de cocina infantil, set de cocina juguete, set de dados rol, set de dinosaurios,
      set de doctor, set de escritura infantil, set de figuras, set de magia, set de playa, set de soldados, set de te
      juguete, set escritura infantil, set limpieza infantil, set magia, set playa, set te infantil, silla de paseo
      munecas, silla paseo munecas, slime, slime kit, sobre pokemon, sobres magic, sobres pokemon, soldaditos,
      soldados de plomo, spinner, squishy, tabla curva, tabla de equilibrio, tabla montessori, tablero actividades,
      tablero de dibujo magnetico, tablero de escritura lcd, tablero escritura lcd, tablero magico, tablero sensorial,
      tablet didáctica, tablet infantil didactica, tablet infantil juguete, tablet para ninos, tableta de escritura,
      tableta escritura, tambor infantil, tanque control remoto, tapete cartas, tapete de foami, tapete de juego,
      tapete didactico, tapete foami, tapete magic, tapete musical, tarjetas coleccionables, tazos, teclado infantil,
      telefono juguete, telescopio astronomico ninos, telescopio infantil, telescopio ninos, telescopio para ninos,
      tienda campana infantil, tienda de campana infantil, tienda de campana ninos, tienda de juegos, tienda india,
      tienda infantil, tienda juegos, tipi infantil, tipi ninos, titere, titeres, tobogan, tocador infantil, torre
      apilable, torre de aros, tractor bruder, trampolin infantil, trampolin ninos, transformer, tren de juguete, tren
      de madera, tren electrico, tren madera, tren musical, tres en raya, triciclo, triciclo bebe, trompo, tunel de
      juego, tunel infantil, tunel juego, twister, uno, vagon, vagon h0, varita harry potter, varita magica, vasos
      apilables, verduras de juguete, vestido muneca, vestidos barbie, virus juego, volantin, volcan experimento,
      walkie talkie infantil, walkie talkie ninos, walkie talkies ninos, xilofono, yoyo, yoyo profesional, zancos
      infantiles`,
    ],
    [
      'PET_SUPPLIES',
      `abrigo mascota, abrigo para perro, abrigo perro, abrigo perros, aceite de salmon, acondicionador agua acuario,
      acondicionador para perros, acondicionador perro, acuario, acuario kit, adaptil, adorno acuario, advocate,
      aireador acuario, alfombra de olfato, alfombra gato, alfombra lamedora, alfombra lamer, alfombra olfativa,
      alfombra perro, alfombra refrescante, alfombrilla arenero, alfombrilla comedero, alfombrilla olfativa, alicate
      unas perro, alimento adulto raza, alimento aves, alimento balanceado, alimento betta, alimento cachorro, alimento
      cachorros, alimento canario, alimento cobayo, alimento conejo, alimento gato, alimento gatos, alimento goldfish,
      alimento hamster, alimento humedo, alimento para aves, alimento para cachorro, alimento para gato, alimento para
      gatos, alimento para mascotas, alimento para peces, alimento para perro, alimento para perros, alimento para
      tortugas, alimento peces, alimento perro, alimento perro adulto, alimento perros, alimento roedores, alimento
      tortuga, alimento tortugas, alpiste, anillas aves, anillas palomas, anticloro acuario, antiparasitario,
      antiparasitario perro, antipulgas, antipulgas gato, antipulgas perro, arena aglomerante, arena de gato, arena de
      silice, arena gato, arena para gato, arena para gatos, arena sanitaria, arena silice gato, arenero cerrado,
      arenero gato, arenero para gato, arnes anti tiron, arnes antitirones, arnes de perro, arnes gato, arnes julius,
      arnes mascota, arnes para gato, arnes para mascotas, arnes para perro, arnes perro, aserrin roedores, asta de
      ciervo, asta perro, balanceado, balanceado perro, bandana mascota, bandana perro, bandeja sanitaria, bandeja
      sanitaria gato, barra antitiron, bebedero, bebedero automatico, bebedero ave, bebedero aves, bebedero colibri,
      bebedero colibries, bebedero conejo, bebedero de gallinas, bebedero de perro, bebedero gallinas, bebedero gato,
      bebedero hamster, bebedero mascota, bebedero pajaros jardin, bebedero para gato, bebedero para mascotas, bebedero
      para perro, bebedero perro, bebedero portatil perro, biberon gatitos, bloque mineral, bolsa de transporte mascota,
      bolsa mascota, bolsa para perro, bolsa transporte gato, bolsa transporte perro, bolsas biodegradables perro,
      bolsas caca, bolsas de caca, bolsas de excrementos, bolsas excrementos, bolsas higienicas perro, bolsas para
      excrementos, bolsas para heces, bolsas para mascotas, bolsas perro, bolsas popo, bolso mascota, bolso para
      mascota, bolso transportador, bomba acuario, bomba para acuario, botas para perro, botas perro, botella para
      perro, botella perro, botella portatil perro, bozal, bozal para perro, bozal perro, bozales, braga perra,
      bravecto, bully stick, buzo mascota, buzo para perro, buzo perro, caja de arena, caja gato, caja transporte perro,
      calcetines perro, calcio perro, calefactor acuario, calentador acuario, cama de gato, cama de perro, cama mascota,
      cama para gato, cama para mascota, cama para mascotas, cama para perro, cama perro, camiseta perro, campera perro,
      cana gato, cana para gato, canil, capa impermeable perro, capa para perro, capa perro, carda perro, cardina,
      carrito para perros, carrito perro, casa de pajaros, casa gato, casa hamster, casa pajaros, casa para gato, casa
      para pajaros, casa para perro, casa perro, cascabel gato, caseta de perro, caseta gato, caseta para perro, caseta
      perro, casita gato, casita para perro, casita perro, catnip, cepillo caballo, cepillo caballos, cepillo de perro,
      cepillo dental perro, cepillo gato, cepillo mascota, cepillo para gato, cepillo para mascotas, cepillo para perro,
      cepillo perro, cepillo quitapelo mascota, chaleco para perro, chaleco perro, champu caballo, champu gato, champu
      mascotas, champu para perro, champu para perros, champu perro, chapa identificativa perro, chapa perro, chapita
      identificatoria, chapita mascota, chapita perro, chubasquero perro, churu, cinturon de seguridad perro, cinturon
      mascota, cinturon para perro, cinturon perro, clicker, cobija mascota, cobija perro, coche mascota, coche para
      perro, cochecito perro, cojin gato, cojin para gato, cojin para perro, cojin perro, colchoneta mascota, colchoneta
      para perro, colchoneta perro, collar adiestramiento, collar ajustable perro, collar antiladrido, collar
      antiladridos, collar antiparasitario, collar antiparasitos, collar antipulgas, collar cachorro, collar cascabel
      gato, collar cuero perro, collar de adiestramiento, collar de ahorque, collar de castigo, collar de gato, collar
      de mascota, collar de nylon perro, collar de perro, collar de perros, collar educativo, collar gato, collar gps
      perro, collar isabelino, collar ladridos, collar luminoso perro, collar mascota, collar para gato, collar para
      mascota, collar para perro, collar para perros, collar perro, collar premium perro, collar reflectivo perro,
      collar regulable perro, collar seresto, colonia mascota, colonia para perro, colonia perro, columpio pajaros,
      comedero, comedero antivoracidad, comedero automatico, comedero aves, comedero colibri, comedero de pajaros,
      comedero de perro, comedero doble, comedero elevado, comedero gallinas, comedero gato, comedero inteligente,
      comedero lento, comedero mascota, comedero pajaros, comedero palomas, comedero para aves, comedero para gato,
      comedero para mascotas, comedero para perro, comedero perro, comida canarios, comida cobaya, comida conejo, comida
      de gato, comida de perro, comida humeda, comida humeda gato, comida humeda perro, comida loros, comida pajaros,
      comida para aves, comida para gato, comida para gatos, comida para pajaros, comida para peces, comida para perro,
      comida para perros, comida peces, comida periquitos, comida tortugas, comprimido pulgas, concentrado aves,
      condroitin perro, condroprotector perro, corral mascota, corral para perro, corral perro, correa, correa
      adiestramiento, correa de adiestramiento, correa de paseo, correa de perro, correa doble perro, correa extensible,
      correa flexi, correa manos libres, correa para mascota, correa para perro, correa perro, correa retractil, corta
      unas para mascotas, corta unas perro, cortapelo perro, cortaunas gato, cortaunas mascota, cortaunas perro, crema
      almohadillas perro, cremoso gato, croqueta, croquetas, croquetas gato, croquetas para gato, croquetas para gatos,
      croquetas para perro, croquetas para perros, croquetas perro, cubo caballo, cubo caballos, cubre asiento perro,
      cubreasiento mascota, cucha, cucha perro, cuchas, cuerda para perro, cuerda perro, cuerno perro, cueva gato, cueva
      para gato, dental stick, dentastix, desodorante arenero, desparasitante, desparasitante gato, desparasitante
      perro, desparasitantes, disfraz mascota, disfraz para perro, disfraz perro, dispensador alimento mascota,
      dispensador bolsas perro, dispensador de agua mascotas, dispensador de comida mascota, empapador, empapadores,
      escalera para perro, escalera perro, escaleras mascotas, escamas peces, esterilla refrescante perro, feliway,
      filtro acuario, filtro cascada, filtro de acuario, filtro externo acuario, filtro fuente, filtro interno acuario,
      filtro mochila, filtro mochila acuario, filtro para acuario, foco reptil, frontline, fuente agua gatos, fuente de
      agua gato, fuente de agua mascotas, fuente de agua para gatos, fuente gato, fuente gatos, fuente mascota, fuente
      pajaros jaula, fuente para gatos, fuente para mascotas, funda asiento perro, funda coche perro, funda para coche
      perro, furminator, galletas para perro, galletas para perros, galletas perro, galletitas perro, gallinero,
      gammarus, garrapaticida, garrapaticida perro, gatera, gatera electronica, gimnasio gato, gimnasio para gatos,
      golosina perro, gps mascota, grasa cascos, grava acuario, guacal, guacales, guante cepillo perro, guante mascota,
      guante para mascotas, guante para perro, guante quita pelo, guante quitapelo, guante quitapelos, hamaca gato,
      heno, heno conejo, heno timothy, hierba gatera, hierba para gato, hueso de carnaza, hueso juguete perro, hueso
      para perro, hueso perro, hueso sepia, huesos carnaza, iglu gato, impermeable perro, incubadora, incubadora
      automatica, incubadora huevos, jabon para perro, jabon perro, jabon pulguicida, jaula, jaula aves, jaula canario,
      jaula cobaya, jaula conejo, jaula conejos, jaula hamster, jaula loros, jaula pajaro, jaula pajaros, jaula para
      aves, jaula para conejo, jaula para hamster, jaula para perro, jaula perro, jaula plegable perro, jaula
      transportadora, jersey perro, juego para gatos, juego para perros, juego perro, juguete de gato, juguete de perro,
      juguete dispensador perro, juguete gato, juguete interactivo gato, juguete interactivo perro, juguete kong,
      juguete mascota, juguete mordedor perro, juguete para gato, juguete para mascota, juguete para mascotas, juguete
      para perro, juguete perro, juguetes gato, juguetes para gatos, juguetes para perro, kennel, kit gatito, kong,
      lampara acuario, lampara calor, lampara calor reptiles, lampara reptiles, lampara terrario, lata gato, lata humeda
      gato, lata para gato, lata para perro, lata perro, latas gato, leche gatitos, leche para gatitos, lecho gato, lick
      mat, lickmat, lima unas mascota, lima unas perro, limpiacascos, limpiador oidos perro, luz acuario, malta gato,
      malta para gato, manta caballo, manta cachorro, manta cuadra, manta gato, manta mascota, manta para caballo, manta
      para perro, manta perro, manta refrescante perro, maquina cortapelo perro, maquina de esquilar, maquina esquilar
      perro, mascara antimoscas caballo, medalla identificadora mascota, medalla para perro, medalla perro, mesa de
      peluqueria perros, mesa peluqueria canina, mezcla canarios, milbemax, mixtura, mixtura aves, mixtura canarios,
      mixtura loros, mixtura pajaros, mixtura periquitos, mochila gato, mochila mascota, mochila para gato, mochila para
      mascotas, mochila portaperros, mochila transportadora, mochila transportin, moises gato, moises mascota, moises
      perro, mono perro, mosquitera caballo, nexgard, nidal gallinas, nido aves, nido de pajaros, nido pajaros, omega
      perro, oreja cerdo perro, oreja de cerdo perro, pads entrenamiento, pads para perro, pads perro, pala arena gato,
      pala arenero, pala para arena, pala recoge excrementos, pala sanitaria, palita sanitaria, palomar accesorios,
      panal para perro, panal perro, panos perro, panuelo para perro, panuelo perro, parque perro, pasta dental
      mascotas, pasta dental perro, pastilla antipulgas, pasto para gato, pata de vaca perro, pate gato, paños
      absorbentes perro, paños entrenadores, pecera, pechera, pechera de perro, pechera gato, pechera mascota, pechera
      para perro, pechera perro, peine antipulgas, peine gato, peine mascota, peine para perro, peine perro, peine quita
      pulgas, pelota de perro, pelota dispensadora, pelota gato, pelota lanzador perro, pelota para perro, pelota perro,
      peluche perro juguete, percha loro, percha pajaro, perfume mascota, perfume para perro, perfume perro, piedra
      aves, piedra sal caballo, piedras acuario, piedras gato, piedras sanitarias, piedritas sanitarias, pienso, pienso
      conejo, pienso gato, pienso para perro, pienso perro, pijama perro, pinza garrapatas, pinzas garrapatas, pipeta,
      pipeta antipulgas, pipeta gato, pipeta para perro, pipeta perro, pipeta pulgas, pipetas gato, pipetas perro, placa
      identificadora, placa identificativa, placa mascota, placa para mascota, placa para perro, placa perro, planta
      acuario, planta para acuario, plaquita, plato antivoracidad, plato comedero, plato de perro, plato gato, plato
      mascota, plato para gato, plato para mascota, plato para perro, plato perro, plumero gato, polar perro, ponedero,
      porta bolsas perro, portabolsas perro, pouch gato, pouch perro, power ultra perro, premio perro, premios gato,
      premios para gato, premios para perro, pretal, pretal antitirones, pretal de perro, pretal gato, pretal para
      perro, puerta gato, puerta mascota, puerta para perro, quita garrapatas, rampa para perro, rampa perro, rascador,
      rascador de gato, rascador gato, rascador para gato, rasqueta caballo, rasqueta perro, rastreador mascota, raton
      gato, raton para gato, recogedor popo, red para peces, reja perro, remera perro, remolque perro, repelente perros,
      roca calefactora reptil, ropa mascota, ropa para gato, ropa para mascota, ropa para perro, ropa perro, ropita
      perro, rueda hamster, rueda para hamster, sabanillas, scalibor, semilla canario, semillas para aves, set
      comederos, shampoo canino, shampoo gato, shampoo mascota, shampoo para gato, shampoo para mascotas, shampoo para
      perro, shampoo para perros, shampoo perro, shampoo pulguicida, simparica, snack gato, snack mascota, snack para
      gato, snack para perro, snack para perros, snack perro, snacks dentales, snacks gato, snacks para perros, snacks
      perro, sobre gato, sobrecito gato, sobres gato, sobres humedos gato, soporte comedero, soporte comederos, sudadera
      perro, sueter para perro, sueter perro, suplemento perro, sustrato acuario, sustrato terrario, talco perro, talco
      pulguicida, tapete entrenador, tapete entrenador perro, tapete para perro, termocalentador acuario, termostato
      acuario, terrario tortuga, test acuario, tetra bits, tijera canina, tijera mascota, tijeras peluqueria canina,
      tijeras perro, toalla mascota, toalla para perro, toallitas mascota, toallitas para mascotas, toallitas para
      perro, toallitas perro, torre gato, tortuguera, transportador gato, transportador mascota, transportador perro,
      transportadora, transportadora gato, transportadora mascota, transportadora para mascotas, transportadora perro,
      transportin, transportin gato, transportin perro, tunel gato, tunel para gato, varita gato, vaso perro, viruta,
      viruta hamster, vitaminas mascota, vitaminas para perro, vitaminas perro, zapatos para perro, zapatos perro`,
    ],
  ],
  unsure: `apilable, baraja, basta, bautizo, bebedero, bloques, burbujas, canastilla, canil, carda, carrito, carritos, cartas,
    casita, castillo, columpio, columpios, comedero, cometa, corral, correa, cromos, cunas, dinosaurio, dinosaurios,
    domino, encajable, esterilizador, etb, figura, huevito, inflable, inflables, jaula, juego, mantita, miniatura,
    miniaturas, mixtura, montable, muselina, muselinas, pipeta, pista, robot, spinner, transformer, uno, yoyo`,
  printed: 'figura, peluche, puzzle',
  straps: 'correa',
  uses: {
    BABY: 'bebe, bebe y maternidad, bebes, lactancia, maternidad, para bebe, primera infancia, recien nacido',
    TOYS: `a friccion, coleccionable, con movimiento luz, control remoto juguete, de impulso, didactico, didacticos,
      infantil juguetes, juegos de mesa, juguete, jugueteria, juguetes, luces y sonido, luz y sonido, maqueta,
      modelismo, movimiento luces, movimiento luz, munecas, radiocontrol`,
    PET_SUPPLIES: `acuariofilia, acuarismo, aves y roedores, cachorro, canino, felino, gato, gatos, mascota, mascotas,
      perro, perros, roedores, veterinaria, veterinario`,
  },
  makers: {
    PET_SUPPLIES: `acana, advance affinity, applaws, arion, belcando, biofresh, bravecto, brekkies, brit care, cat chow, dog chow,
      dogourmet, dogui, eukanuba, friskies, gatsy, hills science, josera, libra dog, minino, nexgard, nucan, nupec,
      nutra nuggets, nutrience, old prince, orijen, ownat, pedigree, prescription diet, pro plan, proplan, purina, q ida
      cat, royal canin, science diet, sieger, simparica, taste of the wild, three dogs, ultima affinity, vitalcan,
      whiskas`,
    TOYS: 'playmobil',
    BABY: 'babysec, chelino, dodot, huggies, moltex, pampers, pequenin, winny',
  },
};
