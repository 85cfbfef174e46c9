import type { Subject } from '../words.ts';

export const SPORTS: Subject = {
  things: [
    [
      'ACCESSORIES+SPORTS',
      `bandana running, bolsa de deporte club, bolsa deportiva club, braga ciclismo, bufanda club, bufanda futbol, buff
      running, cinta pelo running, cinta running, gafas de running, gafas running, gorra ciclismo, gorra de ciclismo,
      gorra golf, gorra tenis, gorra trail, mochila baloncesto, mochila ciclismo, mochila club, mochila de futbol,
      mochila equipo, mochila futbol, mochila natacion, mochila padel, mochila running, mochila tenis, mochila trail,
      munequera padel, munequera tenis, rinonera running, visera golf, visera padel, visera running, visera tenis`,
    ],
    ['FASHION+SPORTS+WOMEN_CLOTHING', 'mallas mujer deporte'],
    [
      'SHOES+SPORTS',
      `botas montar, chuteras, guayo, guayos, media punta, medias puntas ballet, polainas equitacion, puntas ballet,
      tachones, tacos beisbol, tacos de futbol, tacos futbol, teniguayo, tenis futbol, tenis guayo, tenis running,
      zapatillas baile, zapatillas balonmano, zapatillas de baile, zapatillas de tenis, zapatillas halterofilia,
      zapatillas spinning, zapatillas tenis, zapatillas trail, zapatos baile, zapatos de flamenca, zapatos flamenco`,
    ],
    [
      'FASHION+SPORTS',
      `badana ciclismo, banador competicion, banador jammer, body ballet, breeches equitacion, buzo entrenamiento,
      calcetas de futbol, calcetas futbol, calcetines baloncesto, calcetines ciclismo, calcetines de futbol, calcetines
      deportivos, calcetines futbol, calcetines padel, calcetines running, calcetines tenis, calza ciclismo, calza
      deportiva, calza running, camisa de futbol, camiseta alianza lima, camiseta alternativa, camiseta america,
      camiseta arbitro, camiseta argentina, camiseta arquero, camiseta arsenal, camiseta athletic, camiseta atletico de
      madrid, camiseta atletismo, camiseta baloncesto, camiseta balonmano, camiseta barca, camiseta barcelona, camiseta
      basket, camiseta bayern, camiseta betis, camiseta boca, camiseta boca juniors, camiseta brasil, camiseta bulls,
      camiseta calentamiento, camiseta chelsea, camiseta chile, camiseta chivas, camiseta ciclismo, camiseta club,
      camiseta colo colo, camiseta colombia, camiseta compresion, camiseta cristiano, camiseta de baloncesto, camiseta
      de calentamiento, camiseta de ciclismo, camiseta de club, camiseta de entrenamiento, camiseta de futbol, camiseta
      de juego, camiseta de portero, camiseta de rugby, camiseta de running, camiseta deportiva, camiseta entrenamiento,
      camiseta entreno, camiseta equipo, camiseta independiente, camiseta inter, camiseta juego, camiseta juventus,
      camiseta lakers, camiseta liverpool, camiseta local, camiseta manchester, camiseta messi, camiseta mexico,
      camiseta milan, camiseta millonarios, camiseta nacional, camiseta nba, camiseta padel, camiseta para correr,
      camiseta peru, camiseta portero, camiseta psg, camiseta racing, camiseta real madrid, camiseta reversible
      baloncesto, camiseta river, camiseta river plate, camiseta rugby, camiseta running, camiseta san lorenzo, camiseta
      seleccion, camiseta seleccion argentina, camiseta seleccion espanola, camiseta sevilla, camiseta suplente,
      camiseta tecnica, camiseta tenis, camiseta titular, camiseta trail, camiseta universidad de chile, camiseta
      uruguay, camiseta valencia, camiseta visitante, camiseta voleibol, camiseta voley, camiseta warm up, camperon
      club, chaleco ciclismo, chaleco reflectivo ciclismo, chandal atletico, chandal barca, chandal barcelona, chandal
      club, chandal completo, chandal entrenamiento, chandal equipo, chandal oficial, chandal real madrid, chaqueta
      ciclismo, chaqueta de esqui, chaqueta entrenamiento, chaqueta hipica, chaqueta ski, conjunto deportivo, conjunto
      entrenamiento, conjunto futbol, cortaviento running, cortavientos ciclismo, cubrecamiseta, culote, culote
      ciclismo, culotte, culotte ciclismo, dobok, enterizo ciclismo, equipacion, equipacion baloncesto, equipacion
      ciclismo, equipacion de futbol, equipacion futbol, falda ballet, falda padel, falda tenis, gi jiu jitsu, jersey
      america, jersey basquetbol, jersey beisbol, jersey chivas, jersey ciclismo, jersey cruz azul, jersey de ciclismo,
      jersey futbol, jersey local, jersey mexico, jersey nfl, jersey pumas, jersey rayados, jersey seleccion, jersey
      tigres, jersey visitante, judogi, karategi, kimono bjj, kimono jiu jitsu, kimono judo, kimono karate, leggings
      deportivos, leggins deportivos, leotardo, leotardo ballet, leotardo gimnasia, licra ciclismo, licra ciclista,
      licra deportiva, licra surf, lycra deportiva, lycra surf, maillot, maillot ballet, maillot ciclismo, maillot
      ciclista, maillot danza, maillot gimnasia, malla ballet, malla de natacion, malla gimnasia, malla natacion, mallas
      deportivas, mallas fitness, mallas gimnasio, mallas running, manguitos ciclismo, medias ballet, medias ciclismo,
      medias de compresion running, medias de futbol, medias deportivas, medias futbol, mono esqui, mono triatlon,
      neopreno, pantalon baloncesto, pantalon basket, pantalon corto entrenamiento, pantalon corto futbol, pantalon de
      entrenamiento, pantalon de esqui, pantalon entrenamiento, pantalon equitacion, pantalon montar, pantalon portero,
      pantaloneta ciclismo, pantaloneta de futbol, pantaloneta futbol, pantaloneta running, perneras ciclismo, playera
      de futbol, playera deportiva, playera entrenamiento, playera mexico, pollera hockey, pollera tenis, polo de paseo,
      polo entrenamiento, polo equitacion, polo golf, polo padel, polo paseo, punto ballet, rashguard, remera deportiva,
      remera dry fit, remera entrenamiento, remera running, ropa deportiva, short basquet, short de futbol, short
      deportivo, short entrenamiento, short futbol, short running, short tenis, sudadera club, sudadera de paseo,
      sudadera entrenamiento, sudadera entreno, sujetador deportivo mujer running, top deportivo, traje de natacion,
      traje de neopreno, traje esqui, traje surf, traje triatlon, trajebano natacion, tricota ciclismo, tritraje, tutu
      ballet, uniforme baloncesto, uniforme ciclismo, uniforme de ciclismo, uniforme de futbol, uniforme karate,
      uniforme taekwondo, uniforme voleibol, vestido padel`,
    ],
    [
      'SPORTS',
      `aceite bicicleta, aceite cadena bicicleta, aguja balon, agujas balon, aletas, aletas buceo, aletas de natacion,
      aletas natacion, alforja bici, alforjas, antiparra, antiparras, antiparras natacion, antirrobo bici, antivibrador
      tenis, arco de futbol, arco futbol, arco portatil, arco y flechas, arnes kite, aro baloncesto, aro basketball, aro
      basquet, aro de basquet, aro mtb, aro ritmica, arpon, asiento bici, asiento para bicicleta, bajador caballo, bala
      de lanzamiento, balon, balon baloncesto, balon balonmano, balon de baloncesto, balon de balonmano, balon de
      futbol, balon de futsal, balon de rugby, balon de voleibol, balon futbol, balon futbol americano, balon futbol
      sala, balon futsal, balon golty, balon microfutbol, balon mikasa, balon molten, balon n5, balon numero 4, balon
      numero 5, balon rugby, balon voleibol, balon volley, banderin corner, barra de equilibrio, barra equilibrio, barra
      pole dance, barrera entrenamiento, bastones de esqui, bastones esqui, bate, bate aluminio, bate beisbol, bate de
      beisbol, bate de madera beisbol, bici, bici electrica, bicicleta, bicicleta de montana, bicicleta electrica,
      bicicleta infantil, bicicleta mtb, bidon bici, bidon ciclismo, biela, bielas, bielas mtb, billar, blanco de
      dardos, bocado caballo, bocha hockey, bochas, bodyboard, bola boliche, bola bolos, bola de boliche, bola softball,
      bolas billar, bolas criollas, bolas de billar, bolas de golf, bolas golf, boliche deportivo, bolos, bolos deporte,
      bolsa balones, bolsa bici, bolsa botas esqui, bolsa boxeo, bolsa cuadro bici, bolsa de balones, bolsa de box,
      bolsa de boxeo, bolsa de golf, bolsa golf, bolsa manillar, bolsa padel, bolsa palos golf, bolsa para bicicleta,
      bolsa para manillar, bolsa sillin, bolso bajo asiento, bolso bicicleta, bolso cuadro bicicleta, bolso manubrio
      bicicleta, bomba balon, bomba balones, bomba bici, bomba bicicleta, bomba de aire balon, bomba de bicicleta, bomba
      para bicicleta, boomerang, botas de montar, bote de pelotas, bote pelotas, botella buceo, botella ciclismo,
      botella de ciclismo, boya buceo, bozal caballo, brazalete capitan, brazalete running movil, caballete bici,
      cabezada, cabezada caballo, cabezada cuadra, cabezada equitacion, cabezal boxeo, cabezal caballo, cabezal kick
      boxing, cabezal taekwondo, cable de cambio, cadena 12v, cadena bici, cadena mtb, cadena shimano, caja de pelotas,
      calas, calas pedales, cama elastica, cama elastica adultos, cama elastica exterior, cama saltarina, camara aire
      bicicleta, camara bici, camara bicicleta, camara de aire bicicleta, camara de bicicleta, camara mtb, camara
      patinete, cambio trasero, campanas caballo, canasta baloncesto, canasta basket, canasta basquet, canasta de
      baloncesto, canasta para bicicleta, canasto bicicleta, cancha portatil, candado bici, candado bicicleta, candado
      de bici, candado de bicicleta, candado para bicicleta, candado u lock, canillera, canilleras, canilleras hockey,
      caramagnola, caramañola ciclismo, careta buceo, careta catcher, carro golf, casco, casco beisbol, casco bici,
      casco bicicleta, casco boxeo, casco ciclismo, casco ciclista, casco de bici, casco de bicicleta, casco de boxeo,
      casco de ciclismo, casco de esqui, casco de mtb, casco de ruta, casco equitacion, casco esqui, casco futbol
      americano, casco hipica, casco infantil bici, casco mtb, casco para bicicleta, casco patinaje, casco patines,
      casco rugby, casco ruta, casco skate, casco ski, cascos, cassette 11v, cassette mtb, cassette shimano, cesta bici,
      cesta bicicleta, cesta de bicicleta, cesta para bicicleta, chaleco hidratacion, chaleco hidrostatico, chaleco
      hipica, chaparreras, chinchines, churro piscina, churros piscina, ciclocomputador, cincha, cincha caballo, cincha
      montura, cinta gimnasia ritmica, cinta karate, cinta taekwondo, cinturon de karate, cinturon de natacion, cinturon
      judo, cinturon karate, cinturon natacion, cinturon plomos buceo, cinturon running, cinturon taekwondo, coderas
      patinaje, cometa deportiva, conos, conos de entrenamiento, conos deportivos, conos entrenamiento, coquilla,
      cordaje, cordaje tenis, costal boxeo, costal de boxeo, crema badana, cronometro, cronometro deportivo, cuadro mtb,
      cubierta bici, cubierta mtb, cubierta para bicicleta, cubo pelotas, cubre grip, cubregrip, cuentakilometros bici,
      dardos, dardos soft tip, descarrilador, desengrasante bicicleta, desengrasante cadena bici, desmontable bici,
      desviador, desviador shimano, diana, diana dardos, diana de dardos, diana electronica, disco de lanzamiento, disco
      freno bicicleta, disco frisbee, disco hockey, eje pedalier, escalera agilidad, escalera coordinacion, escalera de
      agilidad, escalera de coordinacion, escalera de velocidad, escalera entrenamiento, escalera velocidad, escarpines
      buceo, escudo de patadas, escudo patada, espinillera, espinilleras, espuelas, esqui nautico, esquis, estacas
      entrenamiento, estriberas montar, estribo caballo, estribo de montar, estribo hipico, estribo montar, estribos de
      equitacion, estribos equitacion, filete caballo, flotador natacion, flotador remolcable, foco boxeo, freno de
      disco bicicleta, freno riendas, frenos bicicleta, frenos hidraulicos shimano, frenos v brake, funda esqui, funda
      para bicicleta, funda sillin, funda snowboard, funda surf, funda tabla, funda tabla surf, fusil pesca submarina,
      fusta, fusta equitacion, gafas buceo, gafas ciclismo, gafas ciclista, gafas de buceo, gafas de ciclismo, gafas de
      esqui, gafas de nadar, gafas de natacion, gafas de piscina, gafas de ski, gafas esqui, gafas nadar, gafas
      natacion, gafas para nadar, gafas para natacion, gafas piscina, gafas ski, gafas snorkel, gallitos badminton, gel
      sillin, goggles natacion, gorra de natación, gorra natacion, gorra running, gorro de nadar, gorro de natacion,
      gorro de piscina, gorro de silicona natacion, gorro nadar, gorro natacion, gorro piscina, grip padel, guante
      beisbol, guante de beisbol, guante golf, guanteleta, guantes arquero, guantes bici, guantes box, guantes boxeo,
      guantes buceo, guantes ciclismo, guantes ciclista, guantes de arquero, guantes de box, guantes de boxeo, guantes
      de ciclismo, guantes de equitacion, guantes de esqui, guantes de golf, guantes de guayo, guantes de karate,
      guantes de kick boxing, guantes de mtb, guantes de portero, guantes equitacion, guantes esqui, guantes mma,
      guantes mtb, guantes para bicicleta, guantes portero, guantes ski, guantes spinning, guantes taekwondo,
      guantillas, guantillas mma, guardabarro bicicleta, guardabarro mtb, guardabarros bici, guardabarros bicicleta,
      guardafango bicicleta, hierro golf, horquilla bicicleta, horquilla mtb, hoverboard, inflador balones, inflador
      bici, inflador bicicleta, inflador de balones, inflador paddle, jabalina, jineta, juego dardos, juego de dardos,
      katana entrenamiento, kayak deportivo, kit arbitro, kit de proteccion patines, kit de reparacion bicicleta, kit
      proteccion patinaje, kit reparacion bici, kit reparacion pinchazos bici, kit tubeless, lanzapelotas, lazo charro,
      lazo vaquero, leash surf, lentes ciclismo, lentes ciclista, lentes de ciclismo, lentes de natación, lentes
      natacion, lentes para nadar, lija para skate, lija skate, liquido tubeless, llanta bici, llanta bicicleta, llanta
      de bicicleta, llanta mtb, llanta para bicicleta, longboard, lubricante cadena bici, lubricante cadena bicicleta,
      luces para bicicleta, luz bici, luz bicicleta, luz para bici, luz para bicicleta, magnesio escalada gimnasia,
      malla arco, malla badminton, malla de futbol, malla de tenis, malla de vóley, malla futbol, malla tenis, malla
      voley, mandil caballo, mandil montura, manguitos natacion, manguitos piscina, manilla beisbol, manillar, maniqui
      entrenamiento, manopla beisbol, manopla de foco, manoplas boxeo, manoplas natacion, manta de montar, manta
      sudadero, mantilla caballo, manubrio, manubrio mtb, marcador deportivo, marco mtb, mascara buceo, mascara de
      buceo, mascara de esqui, mascara esgrima, mascara esqui, maza shimano, maza trasera mtb, mazas ritmica, medalla
      deportiva, mesa billar, mesa de billar, mesa de ping pong, mesa de tenis de mesa, mesa ping pong, mini canasta,
      monociclo electrico, monopatin, montura caballo, montura inglesa, montura texana, montura vaquera, muneco barrera,
      neumatico bicicleta, neumatico de bicicleta, neumatico mtb, neumatico patinete electrico, nunchaku, ordenador
      buceo, overgrip, paddle surf, pala de padel, pala padel, palas natacion, palas padel, palas playa, paleta de
      padel, paleta de ping pong, paleta frontenis, paleta paddle, paleta padel, paleta ping pong, paleta playera,
      paleta taekwondo, paletero, palo de golf, palo de hockey, palo hockey, paos, paos boxeo, paracaidas entrenamiento,
      paracaidas resistencia, parafina surf, parche bicicleta, parches bicicleta, parches camara bici, pastillas freno
      bicicleta, pastillas freno mtb, pastillas shimano, pata de cambio shimano, patin, patin artistico, patin linea,
      patines, patines 4 ruedas, patines de hielo, patines en linea, patines hielo, patines linea, patines quad, patines
      roller, patines semiprofesionales, patineta, patinete, pechera catcher, pedal, pedales, pedales automaticos,
      pedales mtb, pedales plataforma, pelota, pelota basquet, pelota beisbol, pelota de basket, pelota de basquet,
      pelota de beisbol, pelota de futbol, pelota de golf, pelota de handball, pelota de paddle, pelota de padel, pelota
      de ping pong, pelota de rugby, pelota de softball, pelota de tenis, pelota de voley, pelota futbol, pelota
      medicinal deporte, pelota n5, pelota ping pong, pelota ritmica, pelota softball, pelota tenis, pelota voley,
      pelotas de padel, pelotas golf, pelotas padel, pelotas tenis, pera boxeo, pera velocidad, petanca, peto
      entrenamiento, peto taekwondo, petos entrenamiento, pieles foca, pinza nariz, pinza nariz natacion, pita surf,
      pizarra tactica, platillos de entrenamiento, platillos entrenamiento, plato bici, plato mtb, platos y bielas,
      plumas badminton, plumas dardos, plumilla badminton, porta bidon, porta bidones, porta caramagiola, porta
      caramañola, porta celular bicicleta, porta dorsal, portabebes bici, portabebes bicicleta, portabicicletas,
      portabidon, portabultos, portacaramanola, portadorsal, porteria, porteria futbol, porteria infantil, porteria
      plegable, potencia mtb, presurizador pelotas, protecciones patines, protector bucal, protector cabezal, protector
      de pecho, protector genital, protector inguinal, protector pala, protector pecho taekwondo, protectores caballo,
      puching ball, pullbuoy, punching ball, punos bici, puntas dardos, putter, puños mtb, quilla, quillas, quillas
      surf, ramal caballo, raqueta, raqueta badminton, raqueta de badminton, raqueta de padel, raqueta de ping pong,
      raqueta de tenis, raqueta padel, raqueta ping pong, raqueta squash, raquetero, red cama elastica, red de futbol,
      red de porteria, red de tenis, red de voleibol, red futbol, red porteria, red tenis, regulador buceo, remo paddle,
      retrovisor bicicleta, retrovisor para bicicleta, riendas, rin bicicleta, rin mtb, rodamientos patines, rodamientos
      skate, rodillera voleibol, rodilleras de voleibol, rodilleras mtb, rodilleras patinaje, rodilleras voleibol,
      rodillo bici, rodillo ciclismo, rodillo entrenamiento ciclismo, rollers, rotor shimano, rueda para patinete,
      ruedas patin, ruedas patines, ruedines, saco boxeo, saco de boxeo, sai karate, set dardos, set de dardos, set de
      golf, setas entrenamiento, shifter shimano, shinai, silbato, silla bebe bicicleta, silla bici bebe, silla
      bicicleta, silla de bicicleta, silla de montar, silla equitacion, silla montar, silla portabebe, silla portabebe
      bicicleta, sillin, sillin gel, sillin mtb, skate, snorkel, soporte bici pared, soporte celular bicicleta, soporte
      celular para bicicleta, soporte garmin, soporte movil bici, soporte movil bicicleta, soporte movil para bicicleta,
      soporte para bici, soporte para bicicleta, soporte taller bicicleta, sudadero, sudadero caballo, suelo tatami,
      tabla, tabla de nado, tabla de natacion, tabla de paddle, tabla de skate, tabla de snowboard, tabla de surf, tabla
      flotadora, tabla nado, tabla natacion, tabla skate, tabla snowboard, tabla sup, tabla surf, tablero baloncesto,
      tablero basquet, tablero de baloncesto, tablero de dardos, taco billar, taco de billar, tacos billar, tacos de
      billar, tacos de salida, tacos golf, tapon manillar, tapones natacion, tapones oidos natacion, tarjetas arbitro,
      tarjetas de arbitro, tatami, tatami puzzle, tees golf, tejo profesional, testigo relevos, tija, tija sillin,
      timbre bici, timbre para bicicleta, tiza billar, tiza de billar, tobilleras futbol, tonfa, traje neoprene,
      trampolin, trampolin exterior, trampolin fitness, trineo, trineo de empuje, trineo nieve, trofeo deportivo,
      tronchacadenas, tubeless, tubo buceo, tubo de asiento, tubo de buceo, u lock, v brake, vallas de entrenamiento,
      vallas entrenamiento, velocimetro bicicleta, vendas boxeo, vendas caballo, vendas de boxeo, visor buceo, visor de
      buceo, volantes badminton, wax surf, zapatillas spinning calas`,
    ],
  ],
  unsure: `aletas, arpon, balon, bate, bici, biela, bielas, billar, bolos, cabezada, calas, cama elastica, casco,
    cascos, cincha, conos, cordaje, cronometro, culote, dardos, desviador, diana, estribo caballo, filete caballo,
    fusta, llanta bicicleta, maillot, manillar, manubrio, paos, patin, pedal, pedales, pelota, porteria, quilla,
    quillas, riendas, rollers, sillin, tabla, tatami, tija, trampolin, trineo, tubeless`,
  uses: {
    SPORTS: `ballet, baloncesto, basquet, basquetbol, boxeo, ciclismo, ciclista, correr, crossfit, danza, deporte,
      deportes, deportivo, equitacion, esqui, futbol, futbolista, gimnasia, golf, hockey, mtb, natacion, padel, para
      correr, patinaje, rugby, running, skate, snowboard, sporting, surf, tenis de mesa, voleibol`,
  },
};
