import type { Subject } from '../words.ts';

export const BABY_TOYS_PETS: Subject = {
  things: [
    [
      'BABY+BEAUTY',
      'aceite bebe, champu bebe, colonia bebe, crema bebe, jabon bebe, locion bebe, shampoo bebe, talco bebe',
    ],
    [
      'BABY+FASHION',
      `ajuar, ajuar bebe, ajuar recien nacido, bata bautizo, batita, bautizo, bautizo nina, bautizo nino, bodi, body
      bebe, chambrita, chambritas, conjunto bebe, cubrepanal, enterito, enterito bebe, faldon, jesusito, jubon,
      mameluco, osito bebe, panalero, pananlero body, pelele, pijama bebe, polaina, ranita, ropa prematuro, ropon,
      ropon bautizo, saco bebe tejido, traje bautismo, traje bautizo`,
    ],
    [
      'BABY',
      `adaptador de inodoro, adaptador wc, alimentacion bebe, almohada bebe, almohada de embarazo, almohada embarazo,
      almohada lactancia, andadera, andaderas, andador, arrullo, asiento de auto, asiento para auto, aspirador nasal,
      autoasiento, babero, baberos, bacinica, bacinilla, banera plegable, bano entrenador, barandal cama, barrera
      cama, barrera de seguridad, bañera bebe, biberon, bolsa de panales, bolsas leche materna, bolsas para leche,
      bolso cambiador, bolso maternal, bolso panalera, bouncer, braguita panal, butaca auto, calienta biberones,
      cambiador, canastilla, capa de bano, capazo, carreola, carriola, carriolas, carrito bebe, carrito de bebe,
      cereal infantil, chichonera, chupete, chupetero, chupo, chupon, chupones, cobija bebe, cobija de bebe, coche
      bebe, coche de bebe, coche de paseo, coche paraguas, cochecito, cojin de lactancia, cojin embarazo, colchon
      cuna, colecho, corral, corral bebe, corralito, crema antipanalitis, crema antirozaduras, crema de panal, crema
      panal, crema pezones, cubiertos bebe, cuna, cuna colecho, cuna de viaje, discos de lactancia, dou dou, doudou,
      dudu, elevador de auto, esterilizador, esterilizador de biberones, extractor de leche, faja de embarazo, faja
      prenatal, formula infantil, fular, fular portabebes, gasa bebe, gasa de muselina, gasas bebe, gasas de muselina,
      gimnasio bebe, gimnasio para bebé, hamaca bebe, hamaquita, huevito, juguete de apego, leche de continuacion,
      leche de formula, leche de formula bebe, leche infantil, mamadera, mamila, mamilas, manta bebe, manta de apego,
      manta de bebe, manta de juegos, mantita, mecedora bebe, mecedora para bebe, minicuna, mochila panalera, mochila
      portabebes, moises, monitor de bebe, mordedera, mordederas, mordedor, mosquitero cuna, movil musical, muselina,
      nido bebe, orinal, panal, panal bebe, panal talla, panalera, panalera mochila, panales, panales bebe, panales
      talla, panera bebe, panitos humedos, papilla, papillas, pelela, periquera, plato succion, platos de aprendizaje,
      porta bebe, portabebe, portabebes, portachupete, portachupon, potito, potitos, protector cuna, protector de
      enchufes, protector de esquinas, protectores de lactancia, rebozo bebe, reductor de bano, reductor wc, reja de
      seguridad, sabana cuna, sabanas cuna, saca mocos, sacaleche, sacaleches, sacamocos, saco de dormir bebe, seguro
      para cajones, set alimentacion bebe, silla alta, silla auto, silla comer, silla de auto, silla de coche, silla
      de comer, silla de paseo, silla para comer, silla paseo, silla periquera, sonaja, sonajas, sonajero, sonajeros,
      tapete de gateo, tarrito infantil, termo biberon, termometro bebe, termometro de bano, termómetro para bebé,
      tetero, teteros, tetina, toalla bebe, toalla con capucha, toalla con capucha bebe, toallas humedas bebe,
      toallitas bebe, toallitas de bebe, toallitas humedas bebe, toallitas para bebe, toallitas para bebes, trona,
      vaso antiderrame, vaso de aprendizaje, vaso entrenador, vaso entrenador bebe, vaso entrenamiento, vigilabebes`,
    ],
    [
      'TOYS',
      `abaco, ajedrez, ajedrez de madera, alberca de pelotas, album de figuritas, alcancia infantil, alfombra
      didactica, antiestres, apilable, arena cinetica, arena magica, arenero, arenero juguete, aro hula hula, auto a
      control remoto, auto a escala, auto control remoto, auto de juguete, auto electrico infantil, auto friccion,
      avion control remoto, avion de juguete, avion foam, balancin, balero, balon infantil, banco de herramientas
      infantil, baraja, barajas, barco control remoto, barrilete, basta, bebé caminador, bebe reborn, bicicleta sin
      pedales, bloques, bloques de construccion, bloques magneticos, bola de piscina, bolas de hidrogel, boliche
      infantil, bolos infantil, brincolin, burbujas, burbujeador, burbujero, caballito, caballito balancin, caballo
      balancin, caja registradora juguete, cama elástica infantil, camara infantil, camion control remoto, camion de
      juguete, camioneta control remoto, canicas, carpa infantil, carriola de munecas, carrito, carrito de juguete,
      carrito hot wheels, carritos, carro a control remoto, carro a escala, carro control, carro control remoto, carro
      de bomberos, carro de friccion, carro de impulso, carro de juguete, carro friccion, carros de impulso, cartas,
      cartas coleccionables, cartas pokemon, casa de juegos, casa de munecas, casita, casita de juegos, casita de
      munecas, castillo, coche a escala, coche de juguete, coche electrico infantil, coche radiocontrol, coche
      teledirigido, cochecito juguete, cocina de juguete, cocina infantil, cocinita, coleccionable, columpio, columpio
      infantil, cometa, comidita, computador infantil, computador interactivo, computadora infantil, correpasillos,
      cromos, cubeta playera, cubilete, cubo magico, cubo rubik, cubo y pala playa, cubos didacticos, cuerda para
      saltar niños, dado de juego, dados de rol, dados dnd, dados poliedricos, dados rol, damas chinas, deslizador
      infantil, didactico, didacticos, dinosaurio, dinosaurio control remoto, dinosaurio de juguete, disfraz infantil,
      disfraz infantil juguete, domino, domino infantil, dron infantil, dron juguete, encajable, ensartables, espada
      de juguete, espada laser, fichas magneticas, figura, figura anime, figura coleccionable, figura de accion,
      figura de coleccion, figura funko, figuras coleccionables, figuras de accion, figuritas, funko, funko pop,
      futbolin, futbolito, globo loco, globoflexia, globos de agua, guitarra de juguete, guitarra infantil,
      helicoptero control remoto, herramientas de juguete, hidrogel pistola, hockey de mesa, inflable, inflables,
      instrumento musical juguete, isla pirata, jeep control remoto, jenga, juego, juego de 40, juego de ajedrez,
      juego de bloques, juego de cartas, juego de construccion, juego de memoria, juego de mesa, juego de playa, juego
      de quimica, juego de rol, juego de te infantil, juego de tejo, juego didactico, juego educativo, juegos de mesa,
      juegos didacticos, juguete, juguete de bano, juguete de bebe, juguete de madera, juguete didactico, juguete
      montessori, juguetes, juguetes didacticos, karaoke infantil, kit de ciencia, kit de maqueta, kit doctor, kit
      maqueta, kit modelismo, lanza agua, lanza dardos, lanza tazos, lanzadardos, lanzador dardos, lanzador de agua,
      lanzador nerf, lanzadora, laptop infantil, lcd tablero magico, lego, llavero funko, loteria, loteria juego,
      loteria mexicana, maleta doctor, maletin doctor, maletin medico, maqueta, maqueta de avion, maqueta militar,
      maquetas, maquina de burbujas, marioneta, masa de modelar juguete, masa moldeable, masa para modelar, mascota
      interactiva, mascota virtual, memorama, metegol, microfono infantil, microfono musical, microscopio infantil,
      miniatura, miniaturas, modelismo, modelismo estatico, modelismo naval, modelo a escala, modelos a escala,
      monopatín infantil, monopoly, montable, montable electrico, moto control remoto, moto electrica infantil,
      muneca, muneca barbie, muñeca caminadora, muneca reborn, munecas, munecas reborn, muneco, munecos, naipes,
      organeta, oso de peluche, papalote, parchis, patin del diablo, patin infantil, patineta infantil, patinete
      infantil, pelota saltarina, pelotas de plastico, peluche, peluches, peonza, perro interactivo, pianito, piano
      infantil, ping pong de mesa, piscina de bolas, piscina de pelotas, pista, pista carros, pista de autos, pista de
      carreras, pista de carros, pista de coches, pistola de agua, pistola de burbujas, pistola de dardos, pistola de
      hidrogel, pistola de juguete, pistola hidrogel, pizarra lcd, pizarra magica, pizarra magnetica infantil,
      pizarron magico, plastilina play doh, plastilina set, playmobil, pompas de jabon, pompero, pop it, puzle,
      puzzle, resbaladilla, robot, robot juguete, rompecabeza, rompecabezas, scooter infantil, set de cocina infantil,
      set de cocina juguete, set de dados rol, set de doctor, set de escritura infantil, set de magia, set de playa,
      set de te juguete, slime, slime kit, sobre pokemon, sobres pokemon, soldaditos, sonajero juguete, sonajero
      madera, spinner, squishy, tablero de escritura lcd, tablero magico, tablet didáctica, tablet infantil didactica,
      tableta de escritura, tambor infantil, tanque control remoto, tapete de foami, tapete didactico, tapete musical,
      tarjetas coleccionables, tazos, telescopio infantil, tienda de campana infantil, tienda de juegos, tienda
      infantil, tipi infantil, titere, titeres, tobogan, torre apilable, torre de aros, trampolin infantil,
      transformer, tren de juguete, tren de madera, tren electrico, tren musical, triciclo, trompo, tunel infantil,
      twister, uno, volantin, walkie talkie infantil, xilofono, yoyo`,
    ],
    [
      'PET_SUPPLIES',
      `abrigo perro, acuario, alimento aves, alimento conejo, alimento gato, alimento humedo, alimento para aves,
      alimento para gato, alimento para peces, alimento para perro, alimento peces, alimento perro, alimento tortuga,
      alpiste, antiparasitario, antipulgas, arena gato, arena para gatos, arena sanitaria, arenero gato, arnes
      mascota, arnes para perro, arnes perro, balanceado, balanceado perro, bandeja sanitaria, bebedero, bebedero
      mascota, bolsa mascota, bolsas biodegradables perro, bolsas caca, bolsas para heces, bolsas perro, bolsas popo,
      bozal, bozales, cama para gato, cama para perro, cama perro, casa para perro, casa perro, caseta perro, chaleco
      perro, collar antiladridos, collar antipulgas, collar de adiestramiento, collar gato, collar isabelino, collar
      mascota, collar para perro, collar perro, comedero, comedero aves, comedero perro, comida para gatos, comida
      para perros, concentrado aves, correa, correa para perro, correa perro, croqueta, croquetas, croquetas gato,
      croquetas para gato, croquetas para gatos, croquetas para perro, croquetas para perros, croquetas perro, cucha,
      cuchas, desparasitante, desparasitantes, disfraz perro, filtro acuario, fuente de agua para gatos, fuente gato,
      galletas para perro, gallinero, garrapaticida, guacal, guacales, guante quitapelo, heno, huesos carnaza,
      impermeable perro, jaula, jaula hamster, jaula pajaros, juguete gato, juguete para gato, juguete para perro,
      juguete perro, juguetes gato, juguetes para gatos, juguetes para perro, kennel, manta perro, pads entrenamiento,
      pecera, pechera, pechera perro, pienso, pipeta, placa para perro, placa perro, plaquita, plato para perro, plato
      perro, premios para perro, pretal, rascador, rascador gato, recogedor popo, ropa mascota, ropa para perro, ropa
      perro, sabanillas, shampoo para perros, shampoo perro, snack para perros, snack perro, snacks gato, snacks para
      perros, snacks perro, sobres gato, sueter perro, tapete entrenador, torre gato, transportadora, transportin,
      viruta, zapatos perro`,
    ],
  ],
  unsure: `apilable, baraja, basta, bautizo, bebedero, bloques, burbujas, canastilla, carrito, carritos, cartas,
    casita, castillo, columpio, columpios, comedero, cometa, corral, correa, cromos, cunas, dinosaurio, dinosaurios,
    domino, encajable, esterilizador, figura, huevito, inflable, inflables, jaula, juego, mantita, miniatura,
    miniaturas, montable, muselina, muselinas, pipeta, pista, robot, spinner, transformer, uno, yoyo`,
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
    TOYS: 'playmobil',
    BABY: 'babysec, chelino, dodot, huggies, moltex, pampers, pequenin, winny',
  },
};
