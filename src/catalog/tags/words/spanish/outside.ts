import type { Subject } from '../words.ts';

export const OUTSIDE: Subject = {
  things: [
    [
      'ELECTRONICS+OUTDOORS',
      `binocular digital, binocular vision nocturna, binoculares vision nocturna, camara de caza, monocular vision
      nocturna, vision nocturna, vision nocturna digital`,
    ],
    [
      'SHOES+SPORTS',
      'chuteras, guayo, guayos, tacos de futbol, teniguayo, tenis guayo, zapatillas de baile, zapatillas de tenis',
    ],
    [
      'HOME+OUTDOORS',
      `farol camping, farol de camping, lampara camping, lampara de camping, linterna de cabeza, linterna de camping,
      linterna frontal, linterna minera`,
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
    [
      'KITCHEN+OUTDOORS',
      `anafe camping, cocinilla de camping, estufa de camping, estufa para camping, hornillo camping, hornillo de
      camping`,
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
      bicicleta, fusta, gafas de buceo, gafas de esqui, gafas de natacion, goggles natacion, gorra de natación, gorro
      de natacion, guante de beisbol, guantes ciclismo, guantes de arquero, guantes de box, guantes de boxeo, guantes
      de portero, horquilla bicicleta, inflador bicicleta, judogi, karategi, lentes de natación, llanta bicicleta,
      llanta de bicicleta, llanta para bicicleta, luz bicicleta, malla de vóley, manillar, manopla beisbol, mantilla
      caballo, manubrio, marcador deportivo, mascara de buceo, medalla deportiva, mesa de billar, mesa de ping pong,
      monopatin, montura caballo, paddle surf, pala de padel, paletero, palo de golf, palo de hockey, patin, patines,
      patineta, patinete, pedal, pedales, pelota, pelota de futbol, pelota de golf, pelota de tenis, pelotas de padel,
      petanca, petos entrenamiento, platos y bielas, portabicicletas, portabidon, porteria, protector bucal, quillas,
      raqueta, raqueta de padel, raqueta de tenis, red de tenis, red de voleibol, riendas, rin bicicleta, rodillera
      voleibol, rodilleras de voleibol, rodilleras patinaje, rodilleras voleibol, rollers, saco de boxeo, silbato,
      silla de montar, sillin, skate, snorkel, tabla, tabla de paddle, tabla de skate, tabla de snowboard, tabla de
      surf, tatami, trampolin, trineo, tubo de buceo, vallas entrenamiento, vendas de boxeo, visor de buceo`,
    ],
    [
      'GARDEN',
      `abono, abono organico, acaricida, aceite de neem, ahoyadora, ahumador, alberca, alguicida, almacigo,
      apicultura, arbol, arbusto, arco de jardin, arco jardinero, arcon exterior, arcos jardineros, arreglo de flores,
      arreglo de rosas, arreglo floral, arreglos florales, aspersor, aspersora, aspersores, aspirador de hojas,
      astilladora, azada, azadon, banco de jardin, barrefondo, barrena de tierra, baul exterior, bebedero colibri,
      bebedero colibries, bieldo, bioestimulante, biotriturador, biotrituradora, bomba de fumigar, bomba de piscina,
      bomba piscina, bonsai, bordeadora, bordura, bouquet, brezo, bulbo, cactu, cactus, caja de flores, caja de rosas,
      calefactor exterior, camastro, camastros, canizo, carrete de manguera, casa para pajaros, caseta, celosia,
      cenador, cesped, cesped artificial, chimenea exterior, chipeadora, cinta de goteo, clarificador, cloro para
      alberca, cloro para piscina, cloro piscina, cobertizo, cobertor piscina, colmena, columpio de jardin, columpio
      jardin, comedero de pajaros, comedero pajaros, comedero para aves, comedor exterior, composta, compostador,
      compostera, conector de manguera, conector manguera, conexion de manguera, conexiones de manguera, conjunto de
      jardin, conjunto exterior, corona de flores, corona funebre, cortacercos, cortacesped, cortadora de cesped,
      cortadora de pasto, cortasetos, cortasetos electrico, corteza de pino, cubierta de piscina, césped sintético,
      depuradora, desbrozador, desbrozadora, desmalezadora, desplantador, difusor riego, ducha solar, electrosierra,
      electrovalvula, enraizador, enraizante, escardilla, escardillo, escarificador, escoba de jardin, estaca solar,
      estanque, farol solar, fertilizante, fibra de coco, figura de jardin, flores, fogonero, frutales, fuente, fuente
      de jardin, fumigador, fumigadora, fungicida, fungicidas, girasol, girasoles, gnomo, goteo, gotero, grama, grama
      sintetica, grava, guadana, hamaca, helecho, herbicida, hidrolavadora, hidrolimpiadora, hidroponia, hilo para
      desbrozadora, huerto, huerto urbano, humus, insecticida agricola, invernadero, jacuzzi, jardinera, kit de riego,
      kokedama, lampara solar, lilium, limonero, limpiafondo, limpiafondos, lirios, lombricomposta, luces solares, luz
      solar, maceta, macetas, macetero, maceteros, malla antiaves, malla antihierba, malla antihierbas, malla
      antimaleza, malla ciclonica, malla de ocultacion, malla sombra, manguera, manguera de jardin, manguera jardin,
      manguera para jardin, mata babosas, matamalezas, matera, mecedora de jardin, mesa de jardin, mesa exterior,
      micronutrientes, mini motosierra, mochila de fumigar, mochila fumigadora, motoazada, motocultivador, motocultor,
      motoguadana, motosierra, motosierra poda, mueble de exterior, muebles de jardin, neem, olivo, orilladora,
      orquidea, pala, pala de jardin, palmera, parasol, pastillas de cloro, pasto, pasto artificial, pasto sintetico,
      pergola, perlita, piedra decorativa, pileta, pileta de lona, pileta inflable, piscina, piscina hinchable,
      piscina inflable, pistola de riego, pistola para manguera, pistola riego, plaguicida, planta, planta de
      interior, planta natural, planta ornamental, plantador, plantas, plantas naturales, plantin, plantines,
      plantula, plantulas, plato para maceta, podadora, podadoras, portamaceta, portamacetas, portamanguera,
      programador de riego, pulverizador, pulverizador de jardin, quitasol, ramo, ramo buchon, ramo de flores, ramo de
      girasoles, ramo de rosas, rastrillo, rastrillos, regadera, regadera de jardin, regadera jardin, repelente de
      animales, reposera, reposeras, riego, riego por goteo, robot cortacesped, rodillera jardin, rosa preservada,
      rosal, rosas, rosas preservadas, rosas rojas, sala de exterior, sala exterior, semilla, semillas, semillas de
      cesped, semillas de hortalizas, semillero, semilleros, serrucho de poda, serrucho podador, seto artificial,
      sierra de poda, silla colgante, silla de jardin, silla exterior, sillon exterior, sofa exterior, sombrilla,
      soplador, soplador de hojas, sopladora, sopladora de hojas, spa hinchable, spa inflable, suculenta, suculentas,
      sustrato, talacho, talacho pico, tepe, terrario, tierra, tierra para macetas, tierra preparada, tijera de poda,
      tijera de podar, tijera jardin, tijera podadora, tijeras de poda, tijeras de podar, toldo, toldo vela, toldos,
      tractor podador, trampa para ratones, triturador de ramas, tubo de riego, tulipanes, tumbona, turba, tutores,
      valla, vela de sombra, vermiculita`,
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
      esterilla camping, flecha, flechas, fluorocarbono, funda de pistola, funda pistola, gas pimienta, ghillie,
      hacha, heladera portatil, hielera, hilo de fluorocarbono, hilo de pesca, hilo fluorocarbono, hilo trenzado,
      hornillo, hornillo de gas, hornillo gas, inflable bote, kayak, kayak hinchable, kit de supervivencia, lancha
      inflable, linea de pesca, linterna camping, magnesio escalada, manta de emergencia, manta termica, mesa camping,
      mesa de camping, mira holografica, mira laser, mira telescopica, mochila de hidratacion, monofilamento,
      mosqueton, multifilamento, municion, navaja, navaja multiusos, navaja suiza, nevera, nevera portatil, pala
      kayak, pedernal, pies de gato, piolet, pistola, pistola aire comprimido, pistola de aire, pistola de balines,
      pistolera, plomo de pesca, plomo pesca, postas, postones, prismaticos, punto rojo mira, raquetas de nieve,
      reclamo, red camuflaje, red de camuflaje, red de pesca, repelente, resortera, rifle, rifle de aire, saco de
      dormir, saco de dormir adulto, salvavidas, sedal, senuelo, senuelos, silla camping, silla de camping, taser,
      telescopio, tienda, tienda de campana, tienda de campaña 4 personas, tirachinas, vadeador, vinilo pesca, visor,
      visor nocturno`,
    ],
  ],
  unsure: `ahumador, aletas, arbol, arnes, balon, bate, biela, bielas, bolos, bordura, cabezada, cama elastica, cana,
    carpa, carrete, casco, cascos, caseta, catre, clarificador, colmena, composta, conos, conservadora, dardos,
    desviador, diabolos, diana, flecha, flores, fuente, girasol, girasoles, goteo, gotero, grama, grava, guadana,
    hacha, hamaca, helecho, humus, lirios, llanta bicicleta, manguera, mangueras, manillar, manubrio, matera, navaja,
    nevera, olivo, orquidea, pala, palmera, pasto, patin, pedal, pedales, pelota, perlita, pistola, planta, plantador,
    plantas, porteria, postas, quillas, ramo, rastrillo, rastrillos, repelente, riego, riendas, rollers, rosas,
    salvavidas, tabla, taser, tatami, tienda, tierra, trampolin, tulipanes, turba, tutores, valla, visor`,
  printed: 'maceta',
  ofHome: 'artificial, artificiales, sintetica, sintetico',
  uses: {
    SPORTS: `ballet, baloncesto, basquet, basquetbol, boxeo, ciclismo, ciclista, correr, crossfit, danza, deporte,
      deportes, deportivo, equitacion, esqui, futbol, futbolista, gimnasia, golf, hockey, mtb, natacion, padel, para
      correr, patinaje, rugby, running, skate, snowboard, sporting, surf, tenis de mesa, voleibol`,
    GARDEN: `exterior terraza, huerta, huerto, jardin, jardineria, jardineria y riego, plantas, poda, riego, terraza,
      vivero`,
    OUTDOORS: `acampada, acampar, aire libre camping, airsoft, campamento, camping, caza, cazador, escalada,
      excursion, militar, montana, montanismo, pesca, pesca y caza, pescador, senderismo, supervivencia, tactica,
      tactico, tiro, trekking`,
  },
};
