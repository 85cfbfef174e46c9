import type { Subject } from '../words.ts';

export const TOYS: Subject = {
  things: [
    ['ARTS_AND_CRAFTS+TOYS', 'maletin de arte, maletin de dibujo, valija de arte, valijas didacticas'],
    [
      'TOYS',
      `abaco, adivina quien, age of sigmar, ajedrez, alas angel disfraz, alas de angel disfraz, alas de hada, alas
      mariposa disfraz, alberca de pelotas, alberca pelotas, album cromos, album de figuritas, album panini, alcancia
      cajero, alcancia electronica, alcancia infantil, alfombra de juegos, alfombra didactica, alfombra juego coches,
      alfombra piano, alfombra puzzle, anillas apilables, anillos luminosos, animales de granja, animales de juguete,
      animales granja juguete, anotador de truco, anotador truco, anteojos cotillon, anteojos led, anteojos luminosos,
      antiestres, antifaz carnaval, antifaz encaje, antifaz glitter, antifaz infantil, antifaz plumas, antifaz
      veneciano, apilable, archivador cartas pokemon, arco de escalada, arco flechas infantil, arco y flecha infantil,
      arco y flechas infantil, arcoiris montessori, arcoiris waldorf, arena cinetica, arena magica, arenero, arenero
      juguete, arma de juguete, aro de baloncesto infantil, aro hula hula, aros apilables, arrastre de madera, arrastre
      madera, articulos de broma, asiento columpio, aureola angel, autito, auto a bateria, auto a bateria ninos, auto a
      control remoto, auto a escala, auto a friccion, auto barbie, auto control remoto, auto de coleccion, auto de
      juguete, auto electrico infantil, auto friccion, auto hot wheels, avion a control remoto, avion control remoto,
      avion de juguete, avion foam, avion juguete, avion rc, backgammon, bakugan, balancin, balde playero, balde y
      pala, baldes de playa, balero, balero madera, balon infantil, balon playa, banco de herramientas infantil, banco
      de herramientas juguete, baraja, baraja espanola, baraja magia, baraja tarot, barajas, barba falsa, barba papa
      noel, barba postiza, barco a control remoto, barco control remoto, barco juguete, barco pirata, barco rc, barra
      luminosa, barriguitas, barrilete, basta, batalla naval, bateria musical infantil, bebe lloron, bebe reborn,
      bebote, bebé caminador, beyblade, bici sin pedales, bicicleta equilibrio, bicicleta sin pedales, bigote postizo,
      bigotes cotillon, billar infantil, bingo, bloques, bloques de construccion, bloques de madera, bloques
      encastrables, bloques madera, bloques magneticos, bola de piscina, bola piscina, bolas de hidrogel, bolas
      hidrogel, boliche infantil, bolitas de vidrio, bolitas vidrio, bolos de madera, bolos infantil, bolos madera,
      bomba fetida, bombas de agua carnaval, bombitas de agua, bombuchas, bonete, bonetes cumpleanos, boomerang
      infantil, booster box, booster pokemon, bote de plastilina, box pokemon, bratz, brincolin, brio tren, buggy
      bateria, buggy infantil, buggy rc, burako, burbujas, burbujas jabon, burbujeador, burbujero, caballito, caballito
      saltarin, caballo balancin, cabeza maniqui infantil, cabina fotos props, caca broma, caja de 36 sobres, caja de
      bloques, caja de magia, caja de sobres, caja magia, caja registradora de juguete, caja registradora infantil,
      caja registradora juguete, caja sensorial, caja sorpresa, cajita broma, caldero bruja, calendario adviento lego,
      calendario adviento playmobil, calico critters, cama elastica ninos, cama elástica infantil, camara digital
      infantil, camara fotos infantil, camara infantil, camara para ninos, camion bombero, camion bomberos, camion
      control remoto, camion de bomberos, camion de juguete, camion recolector, camion volcador, camioneta a control
      remoto, camioneta control remoto, canicas, careta, careta latex, carpa castillo, carpa de juegos, carpa infantil,
      carpa para ninos, carpeta cartas, carriola de munecas, carriola munecas, carrito, carrito de compras juguete,
      carrito de friccion, carrito de juguete, carrito friccion, carrito hot wheels, carrito supermercado juguete,
      carritos, carro a control remoto, carro a escala, carro bomberos, carro control, carro de bomberos, carro de
      coleccion, carro de friccion, carro de impulso, carro de juguete, carro friccion, carro impulso, carro montable,
      carroceria rc, carta pokemon, carta uno, cartas, cartas coleccionables, cartas de truco, cartas digimon, cartas
      espanolas, cartas lorcana, cartas one piece, cartas oraculo, cartas tarot, cartas yu gi oh, cartas yugioh, casa
      barbie, casa de juegos, casa de munecas, casita, casita de juegos, casita de munecas, casita infantil, casita
      jardin infantil, casita plastica, casita tela, castillo, castillo de princesas, castillo hinchable, castillo
      inflable, catan, celular juguete, chicle broma, chinchon, cicatriz falsa, circuito coches, cluedo, coche a
      bateria, coche a escala, coche a pedales, coche bateria infantil, coche de bateria, coche de bomberos, coche de
      juguete, coche de muneca, coche de pedales, coche electrico 12v, coche electrico 24v, coche electrico infantil,
      coche electrico nino, coche electrico ninos, coche friccion, coche mercedes electrico, coche ninos 12v, coche
      para muneca, coche radio control, coche radiocontrol, coche rc, coche scalextric, coche slot, coche teledirigido,
      cochecito de munecas, cochecito juguete, cochecito munecas, cocina de juguete, cocina infantil, cocinita,
      cocinita de barro, cocinita de juguete, cojin pedorro, cola diabla, coleccion nancy, coleccionable, collar
      hawaiano, collar luminoso, collares neon, colmillos de vampiro, colmillos vampiro, columpio, columpio bebe,
      columpio infantil, columpio madera, comba de saltar ninos, comba infantil, combo cotillon, cometa, cometa
      acrobatica, cometa infantil, comida de juguete, comidita, comiditas juguete, computador infantil, computador
      interactivo, computadora infantil, conecta 4, conejo peluche, construcciones madera, construcciones magneticas,
      corneta cumpleanos, corona hawaiana, corona led flores, corona luminosa, corona princesa juguete, correpasillos,
      cotillon boda, cotillon carnaval, cotillon luminoso, crawler rc, cromos, cry babies, cuatriciclo a bateria,
      cuatro en raya, cubeta playera, cubilete, cubo 2x2, cubo 3x3, cubo 4x4, cubo 5x5, cubo actividades, cubo de
      actividades, cubo didactico, cubo infinito, cubo magico, cubo playa, cubo rubik, cubo y pala, cubo y pala playa,
      cubos apilables, cuento bano, cuento de bano, cuerda de saltar infantil, cuerda infantil, cuerda para saltar
      niños, cuernos de diablo, cuernos diablo, cuna de munecas, cuna muneca, cuna munecas, dado de juego, dado juego,
      dados d20, dados de rol, dados dnd, dados poliedricos, dados rol, dados rpg, damas chinas, damas juego, deck box,
      dedos led, dentadura postiza disfraz, dentadura vampiro, deslizador infantil, diadema bruja, diadema catrina,
      diadema diabla, diadema disfraz, diadema led, diadema orejas conejo, diana infantil, diana magnetica, didactico,
      didacticos, dientes vampiro, dinosaurio, dinosaurio a control remoto, dinosaurio control remoto, dinosaurio de
      juguete, dinosaurio juguete, disfraz accesorio, dixit, dobble, domino, domino infantil, domino madera, drift rc,
      dron infantil, dron juguete, dron ninos, dron para nino, dron para ninos, elite trainer box, emisora rc,
      encajable, encajes madera, encastre, enhebrado, ensartables, ensartado, ensarte, escenografia warhammer, escoba
      bruja, escoba de 15, escoba de bruja, escoba infantil, espada de juguete, espada espuma, espada foam, espada
      laser, espada led, espada luminosa, espada madera, espada pirata, espanta suegra, espanta suegras,
      espantasuegras, esposas juguete, espuma carnaval, espuma de carnaval, espuma loca, estampas panini, estatua
      anime, etb, excavacion dinosaurios, experimentos infantil, falda hawaiana, fichas de poker, fichas domino, fichas
      magneticas, fichas poker, fidget, fidget cube, figma, figura, figura anime, figura articulada, figura
      coleccionable, figura de accion, figura de coleccion, figura dragon ball, figura funko, figura goku, figura
      marvel, figura naruto, figura nendoroid, figura one piece, figura pop, figura pvc, figura resina anime, figura
      schleich, figuras accion, figuritas, frisbee infantil, frutas de juguete, frutas madera, fundas cartas, fundas de
      cartas, fundas para cartas, funko, funko pop, futbolin, futbolito, gafas cotillon, gafas fiesta, gafas led
      fiesta, garfio pirata, gashapon, generala, globo loco, globo terraqueo infantil, globoflexia, globos agua, globos
      bombucha, globos de agua, gogos, gorritos cumpleanos, gorro cumpleanos, gorro de fiesta, grapat, grimms, guantes
      led, guinol, guitarra de juguete, guitarra infantil, guitarra juguete, gundam, gunpla, hamaca infantil,
      helicoptero a control remoto, helicoptero control remoto, helicoptero juguete, helicoptero rc, heridas falsas,
      herramientas de juguete, herramientas juguete, hidrogel pistola, hinchable infantil, hockey de mesa, hockey mesa,
      hora loca, hot wheels, hula hula, ichiban kuji, inflable, inflables, instrumento infantil, instrumento musical
      infantil, instrumento musical juguete, isla pirata, jeep control remoto, jenga, juego, juego anillas, juego
      bolos, juego cartas, juego construccion, juego de 40, juego de anillas, juego de arena, juego de bloques, juego
      de bolos, juego de cartas, juego de ciencia, juego de construccion, juego de construcciones, juego de damas,
      juego de dardos infantil, juego de enhebrar, juego de estrategia, juego de fiesta, juego de ingenio, juego de la
      oca, juego de la taba, juego de magia, juego de memoria, juego de memory, juego de mesa, juego de pesca, juego de
      playa, juego de quimica, juego de rol, juego de te, juego de te infantil, juego de tejo, juego de truco, juego
      didactico, juego educativo, juego experimentos, juego ingenio, juego logica, juego magia, juego memoria, juego
      mesa, juego rol, juegos de mesa, juguete, juguete bebe, juguete de bano, juguete de bebe, juguete de madera,
      juguete didactico, juguete montessori, juguetes, karaoke infantil, karaoke para ninos, kart a pedales, kart
      pedales, ken, kit arena, kit ciencia, kit ciencias, kit cientifico, kit cientifico infantil, kit cotillon, kit de
      ciencia, kit de ciencias, kit de doctor, kit de experimentos, kit de jardineria infantil, kit de magia, kit de
      maqueta, kit de robotica, kit doctor, kit excavacion, kit hora loca, kit magia, kit maqueta, kit modelismo, kit
      robotica, kit steam, lancha a control remoto, lanza agua, lanza dardos, lanzadardos, lanzador agua, lanzador
      dardos, lanzador de agua, lanzador de dardos, lanzador nerf, lanzadora, laptop didactica, laptop infantil, latex
      liquido heridas, lcd tablero magico, lego, lentes cotillon, lentes fiesta, lentes luminosos, libro bano bebe,
      libro blando, libro de bano, libro de tela, libro tela bebe, llavero funko, llavero peluche juguete, locomotora,
      lol omg, lol surprise, loteria, luces quimicas, ludo, lupa infantil, malabares, maleta doctor, maletin belleza
      infantil, maletin de doctora, maletin de poker, maletin doctor, maletin doctora, maletin medico, maletin poker,
      maqueta, maqueta 1 35, maqueta 1 72, maqueta auto, maqueta avion, maqueta de avion, maqueta gundam, maqueta
      madera 3d, maqueta militar, maqueta revell, maqueta tamiya, maquetas, maquillaje de nina, maquillaje infantil,
      maquillaje para ninas, maquina burbujera, maquina de burbujas, maquina de pompas, maquina pompas, maracas fiesta,
      maracas infantil, maracas juguete, marioneta, masa de modelar juguete, masa moldeable, masa para modelar, mascara
      de luchador, mascara infantil, mascara veneciana, mascota interactiva, mascota virtual, mata suegras,
      matasuegras, mazo commander, mazo de cartas, mazo de inicio, mazo de naipes, mazo estructura, mazo inicial, mazo
      magic, mazo naipes, mazo pokemon, mazo yugioh, megaminx, memorama, memotest, mesa agua y arena, mesa de
      actividades, mesa de juego, mesa de juegos, mesa multijuegos, mesa poker, mesa sensorial, metegol, microfono
      infantil, microfono juguete, microfono karaoke infantil, microfono musical, microfono para ninos, microscopio
      infantil, microscopio ninos, mikado gigante, mikado madera, mini aro de baloncesto, mini tablero de baloncesto,
      miniatura, miniatura coche, miniaturas, minifigura, minipinata, mis ladrillos, model kit gunpla, modelismo,
      modelismo estatico, modelismo naval, modelo a escala, moldes arena, moldes playa, molinillo de viento infantil,
      monopatin 3 ruedas, monopatín infantil, monopolio, monopoly, monster high, monster truck rc, montable, montable
      electrico, moto a bateria, moto a bateria ninos, moto a control remoto, moto bateria, moto control remoto, moto
      correpasillos, moto electrica infantil, moto electrica ninos, motor brushless rc, movil juguete, muneca, muneca
      barbie, muneca bebe, muneca nancy, muneca reborn, munecas, muneco, muñeca caminadora, my little pony, naipe,
      naipes, naipes de truco, naipes truco, nancy famosa, nanoblock, nariz de payaso, nariz payaso, nendoroid, nenuco,
      nerf, nerf elite, neumaticos rc, nieve loca, oraculo cartas, ordenador infantil, orejas de conejo disfraz,
      organeta, organeta infantil, organo infantil, oso de peluche, oso peluche, pack cotillon, palita y balde, palitos
      chinos, palitos luminosos, palo para pinata, pandereta infantil, panel de actividades, panel sensorial, papalote,
      parche de pirata, parche pirata, parchis, parque columpios, pata pata, patin del diablo, patin infantil, patineta
      infantil, patinete 3 ruedas, patinete de ninos, patinete electrico infantil, patinete electrico ninos, patinete
      infantil, patinete para ninos, patito de goma, patito goma, patos de goma, patrulla canina vehiculo, paw patrol
      figura, pelota de goma, pelota de playa, pelota goma infantil, pelota infantil, pelota playa, pelota pulpito,
      pelota saltarina, pelota sensorial, pelota sensorial bebe, pelotas de plastico, pelotas plastico, pelotero,
      peluca cosplay, peluca halloween, pelucas de fantasia, peluche, peluche caballo, peluche cachorro, peluche
      capibara, peluche conejo, peluche de conejo, peluche de gato, peluche de perro, peluche gatito, peluche gato,
      peluche gigante, peluche hamster, peluche oso, peluche perrito, peluche stitch, peluche tortuga, peluche
      unicornio, peluches, peonza, peppa pig figura, perro interactivo, petanca infantil, photo booth, photobooth,
      pianito, piano alfombra, piano infantil, piano juguete, pica pica fiesta broma, piezas magneticas, pikler, ping
      pong de mesa, ping pong mesa, pintura citadel, pinypon, piscina bolas, piscina de bolas, piscina de pelotas,
      piscina pelotas, pista, pista autos, pista carros, pista coches, pista de autos, pista de baile infantil, pista
      de carreras, pista de carros, pista de coches, pista hot wheels, pistola agua, pistola agua infantil, pistola
      burbujas, pistola burbujera, pistola dardos, pistola de agua, pistola de agua infantil, pistola de burbujas,
      pistola de dardos, pistola de hidrogel, pistola de juguete, pistola hidrogel, pito fiesta, pizarra doble
      infantil, pizarra infantil, pizarra lcd, pizarra magica, pizarra magnetica infantil, pizarra magnetica ninos,
      pizarron magico, plan toys, plastilina infantil, plastilina play doh, plastilina set, play doh, playmat,
      playmobil, pogo saltarin, poker cartas, poker set, pollera hawaiana, polly pocket, polvo pica pica, pompas de
      jabon, pompas jabon, pompero, pop it, porotos truco, preguntados juego, prismaticos infantiles, prismaticos
      ninos, props photobooth, prostetico fx, protector cartas, pulsera luminosa, pulseras neon, puzle, puzzle, puzzle
      encastre, puzzle madera, pyraminx, quad a bateria, quad bateria, quad bateria ninos, quad infantil electrico,
      rainbow high, rasti, rastrillo playa, reloj aprender hora, reloj didactico, reloj para ninos juguete,
      resbaladilla, retroexcavadora juguete, robot, robot a control remoto, robot educativo, robot infantil, robot
      juguete, robot programable, robotica educativa, rompe coco, rompecabeza, rompecoco, ropa barbie, ropa de muneca,
      ropa muneca, ropa para muneca, ruedas rc, rummy, sable de luz, sable laser, saltarin inflable, sangre artificial,
      sangre falsa, sangre fx, scalextric, scooter 3 ruedas, scooter infantil, serpentina loca, serpentina spray,
      serpientes y escaleras, servo rc, set animales, set belleza infantil, set de animales, set de bloques, set de
      bolos, set de ciencia, set de cocina infantil, set de cocina juguete, set de dados rol, set de dinosaurios, set
      de doctor, set de escritura infantil, set de experimentos, set de figuras, set de magia, set de maquillaje
      infantil, set de playa, set de playa infantil, set de poker, set de princesas, set de soldados, set de te
      juguete, set escritura infantil, set hawaiano, set limpieza infantil, set magia, set maquillaje infantil, set
      playa, set playero, set te infantil, shokugan, silbato fiesta, silla de paseo munecas, silla paseo munecas,
      skewb, sleeves cartas, slime, sobre de cartas, sobre one piece, sobre pokemon, sobre yugioh, sobres magic,
      soldaditos, soldados de plomo, sombrero bruja, sombrero copa disfraz, sombrero cotillon, sombrero cowboy disfraz,
      sombrero de bruja, sombrero de pirata, sombrero goma eva, sombrero mago, sombrero mexicano disfraz, sombrero
      pirata, sorpresas cumpleanos, sorpresas para cumpleanos, sorpresitas, speedcube, spinner, squishies,
      squishmallow, squishy, supermercado juguete, sylvanian families, tabla curva, tabla de equilibrio, tabla
      montessori, tablero actividades, tablero de baloncesto infantil, tablero de dibujo magnetico, tablero de
      escritura lcd, tablero didactico, tablero escritura lcd, tablero magico, tablero sensorial, tablet didáctica,
      tablet infantil, tablet infantil juguete, tablet para ninos, tableta de escritura, tableta escritura, tamagotchi,
      tambor infantil, tanque a control remoto, tanque control remoto, tapete cartas, tapete de foami, tapete de juego,
      tapete didactico, tapete foami, tapete magic, tapete musical, tapete poker, tarjetas coleccionables, tazo, te set
      juguete, teclado infantil, telefono juguete, telescopio astronomico ninos, telescopio infantil, telescopio ninos,
      telescopio para ninos, thomas tren, tienda campana infantil, tienda de campana infantil, tienda de campana ninos,
      tienda de juegos, tienda india, tienda infantil, tienda juegos, tienda tipi, tipi indio, tipi infantil, tipi
      ninos, tipi para ninos, titere, tobogan, tobogan infantil, tocador infantil, torre apilable, torre de aros, torre
      de bloques, tractor a pedales, tractor bateria, tractor bruder, tractor de juguete, tractor juguete, tractor
      pedales, trampolin infantil, trampolin ninos, transformer, tren de juguete, tren de madera, tren electrico, tren
      juguete, tren madera, tren musical, trencito, tres en raya, triangulo pikler, triciclo, triciclo bebe, triciclo
      infantil, tridente diablo, tridente disfraz, trompo, truco, truco cartas, truco de magia, truco magia, tubos
      luminosos, tunel de juego, tunel infantil, tunel juego, tutti frutti, twister, unas bruja, uno, uno flip, vagon,
      valija doctor, valija medica juguete, varas luminosas, variador rc, varita de hada, varita hada, varita harry
      potter, varita led, varita magica, vasos apilables, verdad o reto, verduras de juguete, vestido muneca, vestidos
      barbie, via tren h0, vincha cotillon, vincha led, vincha luminosa, virus juego, volantin, volcan experimento,
      vuvuzela, walkie talkie infantil, walkie talkie ninos, walkie talkies juguete, walkie talkies ninos, warhammer,
      warhammer 40000, warhammer 40k, xilofono, xilofono bebe, yenga, yoyo, yoyo profesional, zancos, zancos
      infantiles`,
    ],
    [
      'FASHION+TOYS',
      `botarga inflable, capa de bruja, capa super heroe, capa vampiro, careta carnaval, careta halloween, disfraz,
      disfraz infantil juguete, mascara carnaval, mascara de carnaval, mascara de halloween, mascara de lucha libre,
      mascara de payaso, mascara de terror, mascara halloween, mascara latex, peluca carnaval, peluca disfraz, peluca
      payaso, traje de cosplay, traje de papa noel, traje santa claus, traje viejito`,
    ],
  ],
  unsure: `apilable, aureola angel, balero, baleros, baraja, basta, bloques, bonete, burbujas, careta, carrito,
    carritos, cartas, casita, castillo, columpio, columpios, cometa, cromos, dinosaurio, dinosaurios, domino,
    encajable, etb, figura, inflable, inflables, juego, miniatura, miniaturas, montable, photobooth, pista, robot,
    spinner, transformer, truco, tutti frutti, uno, yoyo`,
  printed: 'disfraz, figura, peluche, puzzle',
  uses: {
    TOYS: `a friccion, coleccionable, con movimiento luz, control remoto juguete, de impulso, didactico, didacticos,
      infantil juguetes, juegos de mesa, juguete, jugueteria, juguetes, luces y sonido, luz y sonido, maqueta,
      modelismo, movimiento luces, movimiento luz, munecas, radiocontrol`,
  },
  makers: {
    TOYS: `asmodee, bandai, banpresto, bruder, cayro, clementoni, dayan, devir, diset, djeco, educa borras, eurekakids,
      falomir, feber, fisher price, good smile, goula, hape, hasbro, hot toys, hot wheels, injusa, italeri, jada,
      janod, kotobukiya, mattel, mcfarlane, meilong, melissa doug, miniland, moyu, neca, playgo, playmobil, qiyi,
      rasti, ravensburger, revell, rondi, rs3m, shengshou, siku, smoby, tamiya, tomica, traxxas, vtech, yj mgc, yuxin`,
  },
};
