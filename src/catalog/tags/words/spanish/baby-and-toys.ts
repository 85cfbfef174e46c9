import type { Subject } from '../words.ts';

export const BABY_AND_TOYS: Subject = {
  things: [
    [
      'ARTS_AND_CRAFTS+TOYS',
      'maletin de arte, maletin de dibujo, valija de arte, valijas didacticas, valijas didacticas de arte',
    ],
    [
      'BABY+TOYS',
      `andador correpasillos, apilable bebe, arrastre bebe, caminador actividades, corre pasillos, cubo sensorial bebe,
      espiral actividades, gimnasio actividades, gimnasio bebe, gimnasio de actividades, gimnasio de juegos bebe,
      gimnasio
      para bebe, gimnasio sensorial, gusanito musical bebe, manta de actividades, maraca bebe, mesa actividades bebe,
      mesa de actividades bebe, mordedor,
      sonaja, sonajas, sonajero, sonajero bebe, sonajero juguete, sonajero madera, sonajeros, tapete y gimnasio`,
    ],
    ['BABY+HEALTH_AND_FITNESS', 'dedal dental bebe'],
    [
      'BABY+ACCESSORIES',
      `capota bautismo, capota bautizo, capota bebe, capota con volante, capota punto, capota recien nacido, capotita,
      gorrito, gorrito bebe, gorrito recien nacido, guantecitos, guantes bebe, lazo bebe, manoplas antiaranazos,
      manoplas bebe, manoplas recien nacido`,
    ],
    [
      'BABY+SHOES',
      `escarpines bebe, patuco, patucos, patucos bebe, peucos, peucos bebe, zapatito bebe, zapatitos bebe, zapatos
      primeros pasos`,
    ],
    [
      'BABY+BEAUTY',
      `aceite bebe, aceite masaje bebe, agua de colonia infantil, cepillo bebe, champu bebe, colonia bebe, crema
      balsamica bebe, crema bebe, crema culito, crema del panal, crema panalitis, crema para panal, esponja bebe, jabon
      bebe, lima unas bebe, locion bebe,
      pasta al agua, pasta lassar, pomada panal, pomada para rozaduras, pomada rozaduras, set aseo bebe, set de aseo
      bebe, set higiene bebe, shampoo bebe, talco bebe, talco para bebe, tijeras bebe, toallitas waterwipes`,
    ],
    [
      'BABY+FASHION',
      `ajuar, ajuar bebe, ajuar recien nacido, babuchas bebe, bata bautizo, batita, batita bebe, bautizo, bautizo nina,
      bautizo nino, bloomers bebe, bodi, bodies bebe, body algodon pima, body bebe, body cruzado bebe, body recien
      nacido, braguita bebe, buzo bebe, calcetas bebe,
      calcetines bebe, camiseta bebe, chambrita, chambritas, chaquetita bebe, conjunto bebe, conjunto primera puesta,
      conjunto recien nacido, cubrepanal, enterito, enterito bebe, enterito de bebe, enterizo bebe, faldon, gorro bebe,
      gorro recien nacido, guantecitos bebe, jardinero bebe, jesusito, jubon, leggins bebe, leotardos bebe, mameluco,
      medias bebe,
      mitones bebe, mono bebe, osito bebe, osito polar bebe, pack bodies, panalero, pananlero body, pantalon bebe,
      pantimedias bebe,
      pañalero bebe, pelele, pijama bebe, pijama de bebe, pilucho, piluchos, polaina, polainas bebe, polera bebe,
      primera muda, primera postura, primera puesta, ranita, ranita bebe, remera bebe, ropa prematuro, ropon, ropon
      bautizo, saco
      bebe, saco bebe tejido, saco polar bebe, traje bautismo, traje bautizo, traje bautizo bebe, traje de bautizo,
      vestido bautizo, vestido bebe, vestido de bebe`,
    ],
    [
      'BABY',
      `acolchado cuna, adaptador de inodoro, adaptador inodoro, adaptador wc, alfombra de gateo, alfombra gateo,
      alimentacion bebe, alimentador antiahogo, alimentador silicona bebe, almohada bebe, almohada de embarazo,
      almohada embarazo, almohada
      lactancia, almohada para embarazo, almohadilla de lactancia, alzador auto, alzador coche, andadera, andaderas,
      andador, andador bebe,
      antipillados, arnes bebe, arnes de marcha, arnes primeros pasos, aro bano bebe, arrullo, asiento auto, asiento
      bano bebe, asiento de auto, asiento
      de bano bebe, asiento elevador, asiento para auto, aspirador nasal, aspirador nasal bebe, autoasiento,
      autoasiento bebe, babero, baberola, baberos, babita, baby call, babycook, bacinica, bacinilla, bandana babero,
      bandolera anillas, bandolera de anillas,
      bandolera portabebe, banera plegable, banito bebe, bano entrenador, baranda cama, baranda de cama, barandal cama,
      barandal de cama, barandal para cama, barrera cama, barrera de cama, barrera de escaleras, barrera de seguridad,
      barrera escalera, barrera para
      escaleras, barrera seguridad, bañera bebe, bañito, biberon, bloqueo armario, bloqueo cajones bebe, bloqueo de
      cajones, bol ventosa,
      bolsa de panales, bolsa hospital bebe, bolsa maternal, bolsa maternidad, bolsa para carrito, bolsa para panales,
      bolsas almacenamiento leche, bolsas almacenamiento leche materna, bolsas almacenar leche, bolsas leche, bolsas
      leche materna, bolsas para
      leche, bolso cambiador, bolso carrito, bolso carro, bolso maternal, bolso maternidad, bolso panal, bolso
      panalera, bolso panalero, bolso silla paseo, booster auto, booster auto
      infantil, botella bebe, bouncer, bowl con succion, bowl succion, braga de aprendizaje, braga panal, bragapanal,
      braguita de aprendizaje, braguita panal, burbuja de lluvia, burbuja lluvia, butaca auto, butaca auto bebe, butaca
      booster, cadena para chupete, caja de dientes, caja dientes de leche, caja recuerdos bebe, caja regalo recien
      nacido, calentador de
      biberon, calienta biberones, calientabiberones, calzon entrenador, calzoncito entrenador, calzones entrenadores,
      camara bebe, cambiador, cambiador bebe, caminador, caminador bebe, canastilla, canastilla bebe, canastilla recien
      nacido, canguro bebe, canguro portabebe, capa bano, capa de bano, capazo, carreola, carriola, carriolas, carrito
      bebe, carrito de
      bebe, carro gemelar, casco bebe, catre bebe, cepillo para biberones, cepillo pelo bebe, cereal infantil, cereales
      bebe, cesta nacimiento,
      chichonera, chupete, chupetero, chupo, chupon, chupones, cierra cajones bebe, cierre de seguridad bebe, cierre
      seguridad armario,
      cinturon embarazo, cinturon premama, cobertor bebe, cobertor porteo, cobija bebe, cobija de bebe, coche bebe,
      coche de bebe, coche
      de paseo, coche duo bebe, coche gemelar, coche mellizos, coche paragua, coche paraguas, coche paseo, coche paseo
      bebe,
      cochecito, coches paragua, cojin antivuelco, cojin de embarazo, cojin de
      lactancia, cojin embarazo, cojin lactancia, cojin maternidad, cojin para bebe, cojin para embarazo, colado
      nestle, colchon cuna, colchon practicuna, colchoneta carrito, colchoneta silla, colecho, colector de leche,
      collar de lactancia, collar lactancia, collar mordedor, compota bebe, conchas lactancia, conchas recolectoras,
      corral, corral bebe, corralito,
      corralito bebe, cortaunas bebe, crema antipanalitis, crema antirozaduras, crema de panal, crema lanolina, crema
      panal, crema para rozaduras, crema pezones, cubiertos bebe, cubo bano bebe, cubo para panales, cuchara silicona
      bebe, cuna, cuna colecho, cuna de viaje, discos absorbentes lactancia, discos de lactancia, discos lactancia,
      dispensador leche en polvo, dosificador de leche en polvo, dosificador leche, dou dou, doudou, dudu, elevador
      auto, elevador coche, elevador de auto, elevador de mesa, elevador silla, escalera wc nino, escurrebiberones,
      escurridor biberones,
      espejo bebe, esquineras, esquineros bebe, esquineros de seguridad, esterilizador, esterilizador de biberones,
      extractor de leche,
      extractor leche, faja de embarazo, faja embarazo, faja premama, faja prenatal, formula infantil, fular, fular de
      porteo, fular elastico, fular portabebes, funda carrito, funda cartilla nacimiento, funda cartilla sanitaria,
      funda maxi cosi, funda maxicosi, funda para carrito, funda para cuna, funda para silla de coche, gasa bebe, gasa
      de muselina, gasa muselina, gasas bebe, gasas de muselina, gasas muselina, gel de bano para bebe, gimnasio de
      bebe, guantes carrito, guardachupetes, hamaca balancin, hamaca balancin bebe, hamaca banera, hamaca bano, hamaca
      bebe, hamaca de bano bebe,
      hamaquita, hip seat, hipoglos, hipseat, huellas bebe, huevito, huevito auto, huevito bebe, intercomunicador,
      juego sabanas cuna, juguete apego, juguete de
      apego, jumper bebe, kepina, kit huella bebe, kit huellas, lanolina pezones, leche continuacion, leche
      crecimiento, leche de
      continuacion, leche de crecimiento, leche de formula, leche de formula bebe, leche de inicio, leche enfamil,
      leche formula, leche formula bebe, leche infantil, leche inicio, leche nan, leche nutrilon, leche similac, libro
      bebe, luz quitamiedos, maleta hospital bebe, mamadera, mamila, mamilas, manoplas carrito, manta actividades,
      manta apego, manta
      bebe, manta de apego, manta de bebe, manta de juegos, manta gateo, manta juegos, mantita, mantita apego, mantita
      de apego, maquina ruido blanco, marco
      huella bebe, marco huellas bebe, maxicosi, mecedora bebe, mecedora para bebe, meitai, mesa para bebe, mica bebe,
      minicuna, mochila anticaidas bebe, mochila de porteo,
      mochila ergonomica, mochila ergonomica porteo, mochila maternal, mochila panalera, mochila portabebe, mochila
      portabebes, mochila porteo, moises, monitor bebe, monitor de bebe, mordedera, mordederas, mordedor silicona,
      mordillo, mosquitera
      carrito, mosquitero bebe, mosquitero coche, mosquitero cuna, movil bebe, movil musical, mudador, muselina,
      muselinas bebe, nido bebe, nido contencion, oleo 33, oleo calcareo, organizador carrito, organizador coche bebe,
      orinal, panal, panal
      bebe, panal talla, panalera, panalera mochila, panalero mochila, panales, panales bebe, panales talla, panera
      bebe, panitos
      humedos, pants bebe panal, papilla, papillas, papillera, paraguita coche, parasol coche bebe, parque bebe, parque
      de juegos bebe, parque infantil,
      parque infantil plegable, pastel de panales, patin carrito, patinete carrito, peine bebe, pelela, peluche apego,
      pera nasal, peras de succion,
      periquera, perita nasal, pezonera, pezoneras, plastico lluvia carrito, plato bebe, plato con ventosa, plato de
      bebe, plato para bebe, plato silicona bebe, plato succion, plato succion bebe, plato succionador, plato ventosa,
      platos aprendizaje,
      platos bebe, platos de aprendizaje, poncho bano bebe, porta bebe, porta cartilla, portabebe, portabebes,
      portabiberones, portachupete, portachupon, portadocumentos bebe, portavasos carrito, potito, potitos, pouch bebe,
      practicuna,
      primer diente caja, protector cuna, protector de enchufes, protector de esquinas, protector enchufes, protector
      esquinas, protector lluvia carrito, protectores
      de enchufe, protectores de lactancia, protectores mamarios, puerta seguridad bebe, puerta seguridad escalera,
      pure bebe, quitamiedos, rasca
      encias, ratoncito perez, rebozo bebe, rebozo portabebe, recolector de leche, recolector leche, red alimentadora,
      red bano bebe, redecilla alimentadora, reductor bano, reductor de bano, reductor inodoro, reductor wc, reja de
      seguridad, reja escalera bebe, reja
      seguridad, reja seguridad bebe, robot cocina bebe, rodilleras bebe, rodilleras gateo, sabana cuna, sabanas cuna,
      saca mocos, sacaleche, sacaleches, sacamocos, saco carrito, saco de dormir bebe, saco de dormir recien nacido,
      saco dormir bebe, saco grupo 0, saco nana, saco para silla de paseo, saco silla, saltarin bebe, sangenic, secador
      biberones, seguro cajones bebe, seguro para cajones,
      set alimentacion, set alimentacion bebe, set blw, set comida bebe, set manicura bebe, set nacimiento, set peine
      cepillo bebe, set recien nacido, silla a contramarcha, silla alta, silla alta bebe, silla
      auto, silla auto bebe, silla coche, silla comer, silla comer bebe, silla de auto, silla de auto bebe, silla de
      coche, silla de comer, silla de paseo, silla mecedora bebe, silla para comer, silla paseo, silla patin, silla
      periquera,
      sillita comer, sillita de comer, snack bebe, sombrilla carrito, soporte banera, sujetachupete, tapa enchufes,
      tapa enchufes bebe, tapaenchufes, tapete bebe, tapete
      de gateo, tapete gateo, tarrito infantil, tarritos, tarta de panales, tarta panales, taza entrenadora, termo
      biberon, termometro
      banera, termometro bano, termometro bebe, termometro de bano, termometro para bano, termómetro para bebé, tetero,
      teteros, tetina, tijeras para bebe, tina bebe, tina para bebe, tiraleche, toalla bebe, toalla capucha, toalla con
      capucha,
      toalla con capucha bebe, toallas humedas bebe, toallitas bebe, toallitas de bebe, toallitas humedas bebe,
      toallitas para bebe, toallitas para bebes, toallon bebe, torta de panales, traba cajones, traba puertas bebe,
      trona, tuto apego, vajilla
      infantil silicona, valla de seguridad bebe, valla de seguridad extensible, valla seguridad bebe, valla seguridad
      escalera, vaso 360, vaso antiderrame, vaso antigoteo, vaso aprendizaje, vaso bebe, vaso con asas bebe, vaso con
      boquilla, vaso de
      aprendizaje, vaso entrenador, vaso entrenador bebe, vaso entrenamiento, vaso para bebe, vaso sippy, vigilabebe,
      vigilabebes`,
    ],
    [
      'TOYS',
      `abaco, adivina quien, age of sigmar, ajedrez, ajedrez de madera, alas angel disfraz, alas de angel disfraz, alas
      de hada, alas mariposa disfraz, alberca de pelotas, alberca pelotas, album
      cromos, album de figuritas, album panini, alcancia infantil, alfombra de juegos, alfombra didactica, alfombra
      juego coches, alfombra piano, alfombra puzzle, anillos luminosos, animales de granja, animales de juguete,
      animales granja juguete,
      anteojos cotillon, anteojos led, anteojos luminosos, antiestres, antifaz carnaval, antifaz encaje, antifaz
      glitter, antifaz infantil, antifaz plumas, antifaz veneciano, apilable, archivador cartas pokemon, arco flechas
      infantil, arco y flecha infantil,
      arco y flechas infantil, arcoiris montessori, arcoiris waldorf, arena cinetica, arena magica, arenero, arenero
      juguete, arma de juguete, aro hula hula, arrastre de madera, arrastre madera, articulos de broma, asiento
      columpio, aureola angel, autito, auto a
      bateria, auto a bateria ninos, auto a control remoto, auto a escala, auto a friccion, auto barbie, auto control
      remoto, auto de coleccion, auto de juguete, auto electrico infantil, auto friccion, auto hot wheels, avion
      control remoto, avion de juguete, avion foam, avion juguete, avion rc, backgammon, bakugan, balancin, balde
      playero, baldes de playa, balero, balero madera, balon infantil, balon playa, banco de herramientas infantil,
      banco de herramientas juguete, baraja, baraja espanola, baraja magia, baraja tarot, barajas, barba falsa, barba
      papa noel, barba postiza, barco control remoto, barco
      juguete, barco pirata, barco rc, barra luminosa, barras luminosas, barriguitas, barrilete, basta, batalla naval,
      batalla naval
      juego, bateria
      musical infantil, bebe lloron, bebe reborn, bebes llorones, bebote, bebé caminador, beyblade, bici sin pedales,
      bicicleta equilibrio, bicicleta sin pedales, bigote postizo, bigotes cotillon, billar infantil, bingo, bloques,
      bloques de construccion, bloques de
      madera, bloques encastrables, bloques madera, bloques magneticos, bola de piscina, bola piscina, bolas de
      hidrogel, bolas hidrogel, bolas malabares, boliche infantil, bolitas vidrio, bolos de madera, bolos infantil,
      bolos madera, bomba fetida, bombas de agua carnaval, bombitas de agua, bombuchas, bonete, bonetes cumpleanos,
      boomerang infantil, booster box, booster pokemon, bote de plastilina, box pokemon,
      bratz, brincolin, brio tren, buggy bateria, buggy infantil, buggy rc, burako, burbujas, burbujas jabon,
      burbujeador, burbujero, caballito, caballito balancin, caballo balancin, cabeza maniqui infantil, cabina fotos
      props, caca broma, caja de 36
      sobres, caja de bloques, caja de magia, caja de sobres, caja magia, caja registradora de juguete, caja
      registradora infantil, caja registradora juguete, caja sensorial, caja sorpresa, cajita broma, caldero bruja,
      calendario adviento lego,
      calendario adviento playmobil, calico critters, cama elastica ninos, cama elástica infantil, camara digital
      infantil, camara fotos infantil, camara infantil, camara para ninos, camion bombero, camion bomberos, camion
      control remoto, camion de bomberos, camion de juguete, camion recolector, camion volcador, camioneta a control
      remoto, camioneta control remoto, canicas, careta, careta latex, carpa de juegos, carpa infantil, carpa para
      ninos, carpeta cartas,
      carriola de munecas, carriola munecas, carrito, carrito de compras juguete, carrito de friccion, carrito de
      juguete, carrito friccion, carrito hot wheels, carrito supermercado juguete, carritos, carro a control remoto,
      carro a escala, carro bomberos, carro control, carro control remoto, carro de bomberos, carro de coleccion, carro
      de friccion, carro de impulso, carro de juguete, carro friccion, carro impulso, carro montable, carro montable
      electrico, carroceria rc, carros de impulso, carros impulso, carta pokemon, carta uno, cartas, cartas
      coleccionables, cartas digimon, cartas espanolas, cartas lorcana, cartas one piece, cartas oraculo, cartas
      pokemon, cartas tarot, cartas yu gi oh, cartas yugioh, casa barbie, casa de juegos, casa de munecas, casita,
      casita de juegos, casita de munecas, casita infantil, casita jardin infantil, casita plastica, casita tela,
      castillo, castillo hinchable, castillo inflable, catan, celular juguete, chicle broma, cicatriz falsa, circuito
      coches, cluedo, coche a
      bateria, coche a escala, coche a pedales, coche bateria infantil, coche de bateria, coche de bomberos, coche de
      juguete, coche de muneca, coche de pedales, coche electrico 12v, coche electrico 24v, coche electrico infantil,
      coche electrico nino, coche electrico ninos, coche friccion, coche mercedes electrico, coche ninos 12v, coche
      para muneca, coche radio control, coche radiocontrol, coche rc, coche rc 1 10, coche scalextric, coche slot,
      coche teledirigido, cochecito de munecas, cochecito juguete, cochecito munecas, cocina de juguete, cocina
      infantil, cocinita, cocinita de juguete, cojin pedorro, cola diabla, coleccion nancy, coleccionable, collar
      hawaiano, collar luminoso, collares neon, colmillos de vampiro, colmillos vampiro, columpio, columpio bebe,
      columpio
      infantil, columpio madera, comba de saltar ninos, comba infantil, combo cotillon, cometa, cometa acrobatica,
      cometa infantil,
      comida de juguete, comidita, comiditas juguete, computador infantil, computador interactivo, computadora
      infantil, conecta 4, conejo peluche, construcciones madera, construcciones magneticas, corneta cumpleanos, corona
      hawaiana, corona led flores, corona luminosa, corona princesa juguete,
      correpasillos, cotillon boda, cotillon carnaval, cotillon luminoso, crawler rc, cromos, cry babies, cuatriciclo a
      bateria, cuatro en raya, cubeta playera, cubilete,
      cubo 2x2, cubo 3x3, cubo 4x4, cubo 5x5, cubo actividades, cubo de actividades, cubo didactico, cubo infinito,
      cubo magico, cubo playa, cubo rubik, cubo y pala playa, cubos apilables, cubos didacticos, cuento bano, cuento de
      bano, cuerda de saltar infantil, cuerda infantil, cuerda para saltar niños, cuernos de diablo, cuernos diablo,
      cuna de munecas, cuna muneca, cuna
      munecas, dado de juego, dado juego, dados d20, dados de rol, dados dnd, dados poliedricos, dados rol, dados rpg,
      damas chinas, damas juego, deck box, dedos led, dentadura postiza disfraz, dentadura vampiro, deslizador
      infantil, diabolos malabares, diadema bruja, diadema catrina, diadema diabla, diadema disfraz, diadema led,
      diadema orejas conejo, diana infantil, diana infantil
      magnetica, diana infantil velcro, diana magnetica, didactico, didacticos, dientes vampiro, dinosaurio, dinosaurio
      control remoto,
      dinosaurio de juguete, dinosaurio juguete, disfraz accesorio, dixit, dobble, domino, domino infantil, domino
      madera, drift rc, dron infantil, dron juguete, dron ninos, dron para nino, dron para ninos, elite trainer box,
      emisora rc, encajable, encajes madera, encastre, ensartables, ensartado, ensarte, escenografia wargame,
      escenografia warhammer, escoba bruja, escoba de bruja, escoba infantil, espada de juguete, espada espuma, espada
      foam, espada laser, espada led, espada luminosa, espada
      madera, espada pirata, espanta suegra, espanta suegras, espantasuegras, esposas juguete, espuma carnaval, espuma
      de carnaval,
      espuma loca, estampas panini, estatua anime, etb, excavacion dinosaurios, experimentos infantil,
      falda hawaiana, fichas de poker, fichas domino, fichas magneticas, fichas poker, fidget, fidget cube, figma,
      figura, figura
      anime, figura articulada, figura coleccionable, figura de accion, figura de coleccion, figura dragon ball, figura
      funko, figura goku, figura marvel, figura naruto, figura nendoroid, figura one piece, figura pop, figura pvc,
      figura resina anime, figura schleich, figuras accion, figuras coleccionables, figuras de accion, figuras
      schleich, figuritas, frisbee infantil, frutas de juguete, frutas madera, fundas cartas, fundas de cartas, fundas
      para cartas, funko, funko pop, futbolin, futbolin de mesa, futbolito, gafas cotillon, gafas fiesta, gafas led
      fiesta, garfio pirata, gashapon, generala, globo loco, globo
      terraqueo infantil, globoflexia, globos agua, globos bombucha, globos de agua, gogos, gorritos cumpleanos, gorro
      cumpleanos, gorro de fiesta, gorros de fiesta, grapat, grimms, guantes led, guinol,
      guitarra de juguete, guitarra infantil, guitarra juguete, gundam, gunpla, hamaca infantil, helicoptero control
      remoto, helicoptero juguete, helicoptero rc, heridas falsas, herramientas de juguete, herramientas juguete,
      hidrogel pistola,
      hinchable infantil, hockey de mesa, hockey mesa, hora loca, hot wheels, hula hula, ichiban kuji, inflable,
      inflables,
      instrumento infantil, instrumento musical infantil, instrumento musical juguete, instrumentos infantiles, isla
      pirata, jeep control remoto, jenga, juego, juego anillas, juego bolos, juego cartas, juego construccion, juego de
      40, juego de ajedrez, juego de anillas, juego de arena, juego de bloques, juego de bolos, juego de cartas, juego
      de construccion, juego de construcciones, juego de dardos infantil, juego de fiesta, juego de ingenio, juego de
      la oca, juego de magia, juego de memoria, juego de memory, juego de mesa, juego de pesca, juego de playa, juego
      de quimica, juego de rol, juego de te, juego de te infantil, juego de tejo, juego didactico, juego educativo,
      juego experimentos, juego ingenio, juego logica, juego magia, juego memoria, juego mesa, juego rol, juegos de
      mesa, juegos didacticos, juguete, juguete bebe, juguete de bano, juguete de bebe, juguete de madera, juguete
      didactico, juguete montessori, juguetes, juguetes didacticos, karaoke infantil, karaoke para ninos, kart a
      pedales, kart pedales, ken, kit arena, kit ciencia, kit ciencias, kit cientifico, kit cientifico infantil, kit
      cotillon, kit de
      ciencia, kit de doctor, kit de experimentos, kit de jardineria infantil, kit de magia, kit de maqueta, kit de
      robotica, kit doctor, kit excavacion, kit hora loca, kit magia, kit maqueta, kit modelismo, kit robotica, kit
      steam, lanza agua, lanza
      dardos, lanza tazos, lanzadardos, lanzador agua, lanzador dardos, lanzador de agua, lanzador de dardos, lanzador
      nerf, lanzadora, laptop didactica, laptop infantil, latex liquido heridas, lcd tablero magico, lego, lentes
      cotillon, lentes fiesta, lentes luminosos, libro bano bebe, libro blando,
      libro de bano, libro de tela, libro tela bebe, llavero funko, llavero peluche juguete, locomotora, locomotora h0,
      lol omg, lol surprise, loteria, loteria juego, loteria mexicana, luces quimicas, ludo, lupa infantil, malabares,
      maleta doctor,
      maletin belleza infantil, maletin de doctora, maletin de poker, maletin doctor, maletin doctora, maletin medico,
      maletin poker, maqueta, maqueta 1 35, maqueta 1 72, maqueta auto, maqueta avion, maqueta de avion, maqueta
      gundam, maqueta madera 3d, maqueta militar, maqueta revell, maqueta tamiya, maquetas, maquina burbujera, maquina
      de burbujas, maquina de pompas, maquina pompas, maracas fiesta, maracas infantil, maracas juguete, marioneta,
      masa de modelar
      juguete, masa moldeable, masa para modelar, mascara veneciana, mascota interactiva, mascota virtual, mata
      suegras, matasuegras, mazas malabares, mazo de
      cartas, mazo de inicio, mazo estructura, mazo magic, mazo pokemon, mazo yugioh, megaminx, memorama, memotest,
      mesa agua y arena, mesa de juego, mesa de juegos, mesa multijuegos, mesa poker, mesa sensorial, metegol,
      microfono infantil, microfono juguete, microfono karaoke infantil, microfono musical, microfono para ninos,
      microscopio infantil, microscopio ninos, mikado gigante, mikado madera, mini futbolin, miniatura, miniatura
      coche, miniaturas, miniaturas coches, minifigura, minifiguras, minipinata, mis ladrillos, model kit gunpla,
      modelismo,
      modelismo estatico, modelismo naval, modelo a escala, modelos a escala, moldes arena, moldes playa, molinillo de
      viento infantil, monopatin 3 ruedas, monopatín infantil, monopolio, monopoly, monster high, monster truck rc,
      montable, montable electrico, moto a bateria, moto a bateria ninos, moto bateria, moto control remoto, moto
      correpasillos, moto electrica infantil, moto electrica infantil 12v, moto electrica ninos, motor brushless rc,
      movil juguete, muneca, muneca barbie, muneca bebe, muneca nancy, muneca reborn, munecas, munecas reborn, muneco,
      munecos, muñeca caminadora, my little pony, naipes, nancy famosa, nanoblock, nariz de payaso, nariz payaso,
      nendoroid, nenuco, nerf, nerf elite,
      neumaticos rc, nieve loca, oraculo cartas, ordenador infantil, orejas de conejo disfraz, organeta, oso de
      peluche, oso peluche, pack cotillon, palita y balde, palitos
      chinos, palitos luminosos, palo para pinata, pandereta infantil, panel de actividades, panel sensorial, papalote,
      parche de pirata, parche pirata, parchis, parque columpios, pata
      pata, patin del diablo, patin infantil, patineta infantil, patinete 3 ruedas, patinete de ninos, patinete
      electrico infantil, patinete electrico ninos, patinete infantil, patinete para ninos, patito de goma, patito
      goma, patos de goma, patrulla canina vehiculo, paw patrol figura, pelota de goma, pelota de playa, pelota goma
      infantil, pelota infantil, pelota playa, pelota pulpito, pelota saltarina, pelota sensorial, pelota sensorial
      bebe, pelotas de plastico, pelotas plastico, pelotas sensoriales, pelotero, peluca cosplay, peluca halloween,
      pelucas de fantasia, peluche, peluche capibara, peluche
      gigante, peluche oso, peluche stitch, peluche unicornio, peluches, peonza, peppa pig figura, perro interactivo,
      petanca infantil, photo booth, photobooth, pianito, piano alfombra, piano infantil, piano juguete, pica pica
      fiesta broma, piezas magneticas, pikler, ping pong de
      mesa, ping pong mesa, pintura citadel, pinypon, piscina bolas, piscina de bolas, piscina de pelotas, piscina
      pelotas, pista, pista autos, pista carros, pista coches, pista de autos, pista de carreras, pista de carros,
      pista de coches, pista hot wheels, pistola agua, pistola agua infantil, pistola burbujas, pistola burbujera,
      pistola dardos, pistola de agua, pistola de agua infantil, pistola de burbujas, pistola de dardos, pistola de
      hidrogel, pistola de juguete, pistola hidrogel, pito fiesta, pizarra doble infantil, pizarra infantil, pizarra
      lcd, pizarra
      magica, pizarra magnetica infantil, pizarra magnetica ninos, pizarron magico, plan toys, plastilina infantil,
      plastilina play doh, plastilina play doh set, plastilina set, play doh, playmat, playmobil, poker cartas, poker
      set, pollera hawaiana, polly pocket, polvo pica pica, pompas de jabon, pompas jabon, pompero, pop it, preguntados
      juego, prismaticos infantiles,
      prismaticos ninos, props photobooth, prostetico fx, protector cartas, pulsera luminosa, pulseras neon, pulseras
      neon fiesta, puzle, puzzle, puzzle encastre, puzzle madera, pyraminx, quad a bateria,
      quad bateria, quad bateria ninos, quad infantil electrico, rainbow high, rasti, rastrillo playa, reloj aprender
      hora, reloj didactico, reloj para ninos juguete, resbaladilla, retroexcavadora juguete, robot, robot educativo,
      robot infantil, robot juguete, robot programable, robotica educativa, rompe coco, rompecabeza, rompecabezas,
      rompecoco, ropa barbie,
      ropa de muneca, ropa muneca, ropa para muneca, ruedas rc, rummy, sable de luz, sable laser, sangre artificial,
      sangre falsa, sangre fx, scalextric, scooter 3 ruedas, scooter infantil,
      serpentina loca, serpentina spray, serpientes y escaleras, servo rc, set animales, set belleza infantil, set de
      animales, set de bloques, set de
      bolos, set de cocina infantil, set de cocina juguete, set de dados rol, set de dinosaurios, set de doctor, set de
      escritura infantil, set de figuras, set de magia, set de playa, set de poker, set de princesas, set de soldados,
      set de te juguete, set escritura infantil, set hawaiano, set limpieza infantil, set magia, set maquillaje
      infantil, set playa,
      set playero, set te infantil, shokugan, silbato fiesta, silla de paseo munecas, silla paseo munecas, skewb,
      sleeves cartas,
      slime, slime kit, sobre de cartas, sobre one piece, sobre pokemon, sobre yugioh, sobres magic, sobres pokemon,
      soldaditos, soldados de plomo, sombrero bruja, sombrero copa disfraz, sombrero cotillon, sombrero cowboy disfraz,
      sombrero de bruja, sombrero de pirata, sombrero goma eva, sombrero mago, sombrero mexicano disfraz, sombrero
      pirata, sorpresas cumpleanos, sorpresas para cumpleanos, sorpresitas, speedcube, spinner, squishies,
      squishmallow, squishy, supermercado juguete,
      sylvanian families, tabla curva, tabla de equilibrio, tabla montessori, tablero actividades, tablero de dibujo
      magnetico, tablero de escritura lcd, tablero didactico, tablero escritura lcd, tablero magico, tablero sensorial,
      tablet didáctica, tablet infantil, tablet infantil didactica, tablet infantil juguete, tablet para ninos, tableta
      de escritura, tableta escritura, tamagotchi, tambor infantil, tanque control remoto, tapete cartas, tapete de
      foami, tapete de juego, tapete didactico, tapete foami, tapete magic, tapete musical, tapete poker, tapete
      wargame, tarjetas coleccionables, tazo, tazos, te set juguete, teclado infantil, telefono juguete, telescopio
      astronomico ninos, telescopio infantil, telescopio ninos, telescopio para ninos, thomas tren, tienda campana
      infantil, tienda de campana infantil, tienda de campana ninos, tienda de juegos, tienda india, tienda infantil,
      tienda juegos, tienda tipi, tipi indio, tipi infantil, tipi ninos, titere, titeres, tobogan, tobogan infantil,
      tocador infantil, torre apilable, torre de aros, torre de bloques, tractor a pedales, tractor bateria, tractor
      bruder, tractor de juguete, tractor juguete, tractor pedales, trampolin infantil, trampolin ninos, transformer,
      tren de juguete, tren de madera, tren electrico, tren juguete, tren madera, tren musical, trencito, tres en raya,
      triangulo pikler, triciclo, triciclo bebe, triciclo infantil, tridente diablo, tridente disfraz, trompo, truco
      cartas, truco de magia, truco magia, tubos luminosos, tunel de juego, tunel
      infantil, tunel juego, twister, unas bruja, uno, uno flip, vagon, vagon h0, valija doctor, valija medica juguete,
      varas luminosas, variador
      rc, varita de hada, varita hada, varita harry potter, varita led, varita magica, vasos apilables, verdad o reto,
      verduras de juguete, vestido
      muneca, vestidos barbie, via tren h0, vincha cotillon, vincha led, vincha luminosa, virus juego, volantin, volcan
      experimento, vuvuzela, walkie talkie infantil, walkie
      talkie ninos, walkie talkies juguete, walkie talkies ninos, warhammer, warhammer 40000, warhammer 40k, xilofono,
      xilofono bebe, yoyo, yoyo profesional, zancos, zancos infantiles`,
    ],
    [
      'FASHION+TOYS',
      `botarga inflable, capa de bruja, capa para disfraz, capa super heroe, capa vampiro, careta carnaval, careta
      halloween, disfraz, disfraz adulto,
      disfraz de adulto, disfraz halloween, disfraz infantil, disfraz infantil juguete,
      disfraz infantil princesa, mascara carnaval, mascara de carnaval, mascara de halloween, mascara de lucha libre,
      mascara de payaso, mascara de terror, mascara halloween, mascara latex, peluca carnaval, peluca disfraz, peluca
      payaso, traje de cosplay, traje
      de papa noel, traje santa claus, traje viejito`,
    ],
  ],
  unsure: `apilable, aureola angel, balero, baleros, baraja, basta, bautizo, bloques, bonete, burbujas, canastilla,
    careta, carrito, carritos, cartas,
    casita, castillo, columpio, columpios, cometa, corral, cromos, cunas, dinosaurio, dinosaurios, domino, encajable,
    esterilizador, etb, figura, fular, huevito, inflable, inflables, juego, mantita, miniatura, miniaturas, montable,
    muselina, muselinas, photobooth, pista, robot, spinner, transformer, uno, yoyo`,
  printed: 'disfraz, figura, peluche, puzzle',
  uses: {
    BABY: 'bebe, bebe y maternidad, bebes, lactancia, maternidad, para bebe, primera infancia, recien nacido',
    TOYS: `a friccion, coleccionable, con movimiento luz, control remoto juguete, de impulso, didactico, didacticos,
      infantil juguetes, juegos de mesa, juguete, jugueteria, juguetes, luces y sonido, luz y sonido, maqueta,
      modelismo, movimiento luces, movimiento luz, munecas, radiocontrol`,
  },
  makers: {
    TOYS: `asmodee, bandai, banpresto, bruder, cayro, clementoni, dayan, devir, diset, djeco, educa borras, eurekakids,
      falomir, feber, fisher price, good smile, goula, hape, hasbro, hot toys, hot wheels, injusa, italeri, jada,
      janod, kotobukiya, mattel, mcfarlane, meilong, melissa doug, miniland, moyu, neca, playgo, playmobil, qiyi,
      rasti, ravensburger, revell, rondi, rs3m, shengshou, siku, smoby, tamiya, tomica, traxxas, vtech, yj mgc, yuxin`,
    BABY: 'babysec, chelino, dodot, huggies, moltex, pampers, pequenin, winny',
  },
};
