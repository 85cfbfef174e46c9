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
      `botas de futbol, botas de hipica, botas equitacion, botas futbol, botas hipica, botas montar, botas rugby, botin
      hipica, botines de futbol, botines de montar, botines equitacion, botines futbol, botines futsal, botines
      sinteticos, chuteras, guayo, guayos, media punta, medias puntas ballet, polainas equitacion, puntas ballet,
      tachones, tachones futbol, tacos adidas, tacos beisbol, tacos de futbol, tacos fg, tacos futbol, tacos nike,
      tacos puma, tacos turf, teniguayo, tenis futbol, tenis guayo, tenis running, zapatillas atletismo, zapatillas
      baile, zapatillas baloncesto, zapatillas balonmano, zapatillas basquet, zapatillas carretera ciclismo, zapatillas
      ciclismo, zapatillas clavos, zapatillas de baile, zapatillas de padel, zapatillas de tenis, zapatillas futbol
      sala, zapatillas futsal, zapatillas halterofilia, zapatillas mtb, zapatillas padel, zapatillas spinning,
      zapatillas tenis, zapatillas trail, zapatillas voleibol, zapatos baile, zapatos ciclismo, zapatos de ciclismo,
      zapatos de flamenca, zapatos de golf, zapatos flamenco, zapatos futbol sala, zapatos golf`,
    ],
    [
      'FASHION+SPORTS',
      `badana ciclismo, banador competicion, banador de competicion, banador de natacion, banador jammer, banador
      natacion, banador waterpolo, body ballet, breeches equitacion, buzo arquero, buzo boca, buzo entrenamiento, buzo
      river, buzo seleccion, calcetas de futbol, calcetas futbol, calcetines baloncesto, calcetines ciclismo,
      calcetines de esqui, calcetines de futbol, calcetines deportivos, calcetines equitacion, calcetines esqui,
      calcetines futbol, calcetines hipica, calcetines mtb, calcetines padel, calcetines running, calcetines snowboard,
      calcetines tenis, calza ciclismo, calza deportiva, calza running, camisa de concurso, camisa de futbol, camiseta
      ac milan, camiseta ajax, camiseta al nassr, camiseta alemania, camiseta alianza lima, camiseta alternativa,
      camiseta america, camiseta america de cali, camiseta arbitro, camiseta argentina, camiseta arquero, camiseta
      arsenal, camiseta athletic, camiseta atletico, camiseta atletico de madrid, camiseta atletico nacional, camiseta
      atletismo, camiseta baloncesto, camiseta balonmano, camiseta barca, camiseta barcelona, camiseta basket, camiseta
      bayern, camiseta benfica, camiseta betis, camiseta boca, camiseta boca juniors, camiseta borussia, camiseta
      brasil, camiseta bulls, camiseta calentamiento, camiseta celta, camiseta chelsea, camiseta chile, camiseta
      chivas, camiseta ciclismo, camiseta club, camiseta colo colo, camiseta colombia, camiseta compresion, camiseta
      cristiano, camiseta croacia, camiseta cruz azul, camiseta de baloncesto, camiseta de calentamiento, camiseta de
      ciclismo, camiseta de club, camiseta de entrenamiento, camiseta de futbol, camiseta de juego, camiseta de
      portero, camiseta de rugby, camiseta de running, camiseta deportiva, camiseta dortmund, camiseta ecuador,
      camiseta enduro bici, camiseta entrenamiento, camiseta entreno, camiseta equipo, camiseta espana, camiseta f c
      barcelona, camiseta fc barcelona, camiseta flamengo, camiseta francia, camiseta holanda, camiseta independiente,
      camiseta inglaterra, camiseta inter, camiseta inter miami, camiseta inter milan, camiseta italia, camiseta japon,
      camiseta juego, camiseta junior, camiseta juventus, camiseta lakers, camiseta liverpool, camiseta local, camiseta
      lycra surf, camiseta manchester, camiseta messi, camiseta mexico, camiseta milan, camiseta millonarios, camiseta
      mtb, camiseta nacional, camiseta napoli, camiseta nba, camiseta newcastle, camiseta osasuna, camiseta padel,
      camiseta para correr, camiseta paraguay, camiseta peru, camiseta portero, camiseta porto, camiseta portugal,
      camiseta primera equipacion, camiseta psg, camiseta pumas, camiseta racing, camiseta rayados, camiseta rayo
      vallecano, camiseta real betis, camiseta real madrid, camiseta real sociedad, camiseta retro, camiseta retro
      futbol, camiseta reversible baloncesto, camiseta river, camiseta river plate, camiseta roma, camiseta rugby,
      camiseta running, camiseta san lorenzo, camiseta santos, camiseta segunda equipacion, camiseta seleccion,
      camiseta seleccion argentina, camiseta seleccion espanola, camiseta sevilla, camiseta sporting cristal, camiseta
      suplente, camiseta tecnica, camiseta tenis, camiseta tercera equipacion, camiseta tigres, camiseta titular,
      camiseta tottenham, camiseta trail, camiseta universidad de chile, camiseta universitario, camiseta uruguay,
      camiseta valencia, camiseta venezuela, camiseta villarreal, camiseta visitante, camiseta voleibol, camiseta
      voley, camiseta warm up, campera boca, campera de ski, campera nieve, campera river, campera seleccion, campera
      ski, camperon club, chaleco ciclismo, chaleco reflectivo ciclismo, chandal atletico, chandal barca, chandal
      barcelona, chandal club, chandal completo, chandal entrenamiento, chandal equipo, chandal oficial, chandal real
      madrid, chaqueta ciclismo, chaqueta ciclista, chaqueta concurso hipica, chaqueta de concurso, chaqueta de esqui,
      chaqueta entrenamiento, chaqueta hipica, chaqueta real madrid, chaqueta ski, chaqueta snowboard, conjunto
      deportivo, conjunto entrenamiento, conjunto futbol, conjunto river, cortaviento running, cortavientos ciclismo,
      cortavientos ciclista, cubrecamiseta, culote, culote ciclismo, culote corto, culotte, culotte ciclismo, culotte
      con tirantes, culotte corto, culotte largo, culotte mtb, dobok, enterizo ciclismo, equipacion, equipacion
      baloncesto, equipacion ciclismo, equipacion de futbol, equipacion futbol, falda ballet, falda padel, falda tenis,
      gi jiu jitsu, jersey america, jersey barcelona, jersey basquetbol, jersey beisbol, jersey chivas, jersey
      ciclismo, jersey cruz azul, jersey de ciclismo, jersey futbol, jersey local, jersey mexico, jersey mtb, jersey
      nba, jersey nfl, jersey pumas, jersey rayados, jersey real madrid, jersey santos, jersey seleccion, jersey
      seleccion mexicana, jersey tigres, jersey visitante, jogger entrenamiento, judogi, judogui, judoguis, karategi,
      karategui, kimono bjj, kimono jiu jitsu, kimono jiujitsu, kimono judo, kimono karate, kit futbol nino, leggings
      deportivos, leggins deportivos, leotardo, leotardo ballet, leotardo gimnasia, licra ciclismo, licra ciclista,
      licra deportiva, licra proteccion uv surf, licra surf, lycra deportiva, lycra surf, maillot, maillot ballet,
      maillot ciclismo, maillot ciclista, maillot corto, maillot danza, maillot gimnasia, maillot manga corta, maillot
      manga larga, maillot termico, malla ballet, malla de natacion, malla enteriza natacion, malla gimnasia, malla
      natacion, mallas ciclismo, mallas deportivas, mallas fitness, mallas gimnasio, mallas running, manguitos
      ciclismo, manguitos ciclista, manguitos running, medias ballet, medias ciclismo, medias de compresion running,
      medias de futbol, medias deportivas, medias futbol, medias river, mono de esqui, mono de nieve, mono esqui, mono
      nieve, mono triatlon, neopreno, pantalon baloncesto, pantalon basket, pantalon boca, pantalon corto
      entrenamiento, pantalon corto futbol, pantalon corto mtb, pantalon de entrenamiento, pantalon de esqui, pantalon
      de nieve, pantalon entrenamiento, pantalon equitacion, pantalon futbol, pantalon hipica, pantalon montar,
      pantalon mtb, pantalon nieve, pantalon portero, pantalon river, pantalon ski, pantalon snowboard, pantalones de
      montar, pantalones montar, pantaloneta ciclismo, pantaloneta de futbol, pantaloneta deportiva, pantaloneta
      futbol, pantaloneta running, parka esqui, perneras ciclismo, playera america, playera chivas, playera de futbol,
      playera deportiva, playera entrenamiento, playera mexico, playera seleccion mexicana, pollera hockey, pollera
      tenis, polo de concurso, polo de paseo, polo entrenamiento, polo equitacion, polo golf, polo hipica, polo padel,
      polo paseo, polo real madrid, primera equipacion, punto ballet, rashguard, remera boca, remera deportiva, remera
      dry fit, remera entrenamiento, remera river, remera running, ropa deportiva, ropa interior termica esqui, segunda
      equipacion, short argentina, short arquero, short barcelona, short basquet, short boca, short boca juniors, short
      de futbol, short deportivo, short entrenamiento, short futbol, short real madrid, short river, short river plate,
      short running, short san lorenzo, short seleccion, short tenis, shorts futbol, sudadera club, sudadera de paseo,
      sudadera entrenamiento, sudadera entreno, sudadera real madrid, sujetador deportivo mujer running, tercera
      equipacion, top deportivo, traje de natacion, traje de neopreno, traje esqui, traje neopreno, traje surf, traje
      triatlon, trajebano natacion, tricota ciclismo, tritraje, tutu ballet, uniforme baloncesto, uniforme ciclismo,
      uniforme de ciclismo, uniforme de futbol, uniforme karate, uniforme taekwondo, uniforme voleibol, vestido padel,
      wetsuit`,
    ],
    [
      'ELECTRONICS+SPORTS',
      `escuter electrico, hoverboard electrico, longboard electrico, monopatin electrico, monopatines electricos, patin
      del diablo electrico, patin electrico, patineta electrica, patinete electrico, patinete electrico adulto,
      patinetes electricos, scooter electrico, scooters electricos, skate electrico`,
    ],
    [
      'SPORTS',
      `abrazadera sillin, abrazadera tija, acciones estribos, aceite bicicleta, aceite cadena bicicleta, aceite cadena
      ciclismo, aceite de cadena muc off, aciones, aciones estribos, acople manillar, acoples manillar, aguja balon,
      agujas balon, ahogadero, ala wingfoil, aletas, aletas bodyboard, aletas buceo, aletas de natacion, aletas
      natacion, alforja bici, alforjas, amortiguador fox float, amortiguador trasero mtb, antiparra, antiparras,
      antiparras esqui, antiparras natacion, antiparras nieve, antiparras ski, antirrobo bici, antivibrador,
      antivibrador tenis, antivibradores, arco de futbol, arco futbol, arco portatil, arco y flechas, arnes kite, arnes
      kitesurf, aro baloncesto, aro basketball, aro basquet, aro de basquet, aro mtb, aro ritmica, arpon, asiento bici,
      asiento para bicicleta, bajador caballo, bala de lanzamiento, balon, balon baloncesto, balon balonmano, balon de
      baloncesto, balon de balonmano, balon de futbol, balon de futsal, balon de rugby, balon de voleibol, balon
      futbol, balon futbol americano, balon futbol sala, balon futsal, balon golty, balon microfutbol, balon mikasa,
      balon molten, balon n5, balon numero 4, balon numero 5, balon rugby, balon voleibol, balon volley, banderin
      corner, banderin linier, barbada caballo, barra asimetrica, barra de equilibrio, barra de remolque bici, barra
      equilibrio, barra kitesurf, barra pole dance, barrera entrenamiento, bastones de esqui, bastones esqui, bate,
      bate aluminio, bate beisbol, bate de beisbol, bate de madera beisbol, bateria bici electrica, bateria bicicleta
      electrica, bateria ebike, baticola, bici, bici carretera, bici electrica, bici gravel, bici plegable, bicicleta,
      bicicleta bmx, bicicleta carretera, bicicleta de carretera, bicicleta de montana, bicicleta de paseo, bicicleta
      electrica, bicicleta fixie, bicicleta gravel, bicicleta indoor, bicicleta infantil, bicicleta mtb, bicicleta
      playera, bicicleta plegable, bicicleta plegable electrica, bicicleta rodado 26, bicicleta rodado 29, bicicleta
      urbana, bidon bici, bidon ciclismo, biela, bielas, bielas mtb, billar, blanco de dardos, bloqueo remoto
      horquilla, bocado caballo, bocado elevador, bocado pelham, bocha de hockey, bocha hockey, bochas, bocina
      bicicleta, bodyboard, bola boliche, bola bolos, bola de boliche, bola softball, bolas billar, bolas criollas,
      bolas de billar, bolas de golf, bolas golf, bolas golf titleist, boleadoras, boliche deportivo, bolos, bolos
      deporte, bolos y bolas set, bolsa balones, bolsa bici, bolsa bikepacking, bolsa botas esqui, bolsa botas ski,
      bolsa boxeo, bolsa cuadro bici, bolsa de balones, bolsa de box, bolsa de boxeo, bolsa de cuadro, bolsa de esquis,
      bolsa de golf, bolsa de sillin, bolsa golf, bolsa herramientas bici, bolsa manillar, bolsa padel, bolsa palos
      golf, bolsa para bicicleta, bolsa para manillar, bolsa sillin, bolsa transporte bici, bolso bajo asiento, bolso
      bicicleta, bolso cuadro bicicleta, bolso manubrio bicicleta, bomba balon, bomba balones, bomba bici, bomba
      bicicleta, bomba de aire balon, bomba de bicicleta, bomba de pie bici, bomba de taller bici, bomba para
      bicicleta, bombin bici, boomerang, borrego montura, borreguillo montura, botas de esqui, botas de montar, botas
      de snowboard, botas esqui, botas ski, botas snowboard, bote de pelotas, bote pelotas, bote pelotas tenis, botella
      buceo, botella ciclismo, botella de buceo, botella de ciclismo, botella hockey hielo, boya aguas abiertas, boya
      buceo, boya natacion, bozal caballo, bozal de comer caballo, brazalete capitan, brazalete running movil, buje
      bici, buje delantero, buje trasero, caballete bici, caballete bicicleta taller, cabecillas radios, cabezada,
      cabezada caballo, cabezada cuadra, cabezada de cuadra, cabezada de montar, cabezada doble, cabezada equitacion,
      cabezada potro, cabezada vaquera, cabezada western, cabezal boxeo, cabezal caballo, cabezal kick boxing, cabezal
      taekwondo, cabezon de dar cuerda, cable cambio bici, cable de cambio, cable freno bici, cadena 12v, cadena bici,
      cadena mtb, cadena shimano, cadenilla barbada, caja de pelotas, caja pedalier, calas, calas pedales, cama
      elastica, cama elastica adultos, cama elastica exterior, cama saltarina, camara 26x1, camara 26x2, camara 27 5,
      camara 29, camara 29x2, camara 700c, camara 700x23, camara 700x25, camara 700x28, camara 700x32, camara 700x35,
      camara aire bicicleta, camara antipinchazos, camara bici, camara bicicleta, camara de aire bicicleta, camara de
      bicicleta, camara maxxis, camara mtb, camara patinete, camara schwalbe, camara tpu, camara tubolito, cambio
      trasero, camel ciclismo, campanas caballo, campanas de caballo, canasta baloncesto, canasta basket, canasta
      basquet, canasta de baloncesto, canasta para bicicleta, canasto bicicleta, cancha portatil, candado bici, candado
      bicicleta, candado de bici, candado de bicicleta, candado espiral, candado kryptonite, candado para bicicleta,
      candado plegable bici, candado u, candado u lock, canillera, canilleras, canilleras de hockey, canilleras hockey,
      caramagnola, caramañola ciclismo, careta buceo, careta catcher, careta esgrima, cargador ebike, carro balones,
      carro de golf, carro golf, carro pelotas padel, carro pelotas tenis, cartucho co2 bici, casco, casco beisbol,
      casco bici, casco bicicleta, casco boxeo, casco ciclismo, casco ciclista, casco de bici, casco de bicicleta,
      casco de boxeo, casco de ciclismo, casco de esqui, casco de mtb, casco de ruta, casco equitacion, casco esqui,
      casco futbol americano, casco hipica, casco infantil bici, casco mtb, casco para bicicleta, casco patinaje, casco
      patines, casco rugby, casco ruta, casco skate, casco ski, casco snowboard, cascos, cassette 11v, cassette mtb,
      cassette shimano, cepillo limpiacadenas, cera cadena bici, cera esqui, cera snowboard, cerradura bicicleta, cesta
      bici, cesta bicicleta, cesta de bicicleta, cesta delantera bici, cesta para bicicleta, cesta pelotas padel, cesta
      recogepelotas, chaleco airbag equitacion, chaleco buceo, chaleco hidratacion, chaleco hidrostatico, chaleco
      hipica, chaparreras, chaquetilla esgrima, chinchines, churro piscina, churros piscina, ciclocomputador,
      ciclocomputadora, cierre rapido bici, cierre rapido rueda, cierre sillin, cincha, cincha caballo, cincha montura,
      cinchuelo, cinta de manillar, cinta de ritmica, cinta gimnasia ritmica, cinta karate, cinta manillar, cinta
      ritmica, cinta taekwondo, cinta tubeless, cintas de manillar, cinturon de karate, cinturon de natacion, cinturon
      judo, cinturon karate, cinturon natacion, cinturon plomos buceo, cinturon running, cinturon taekwondo, coderas
      patinaje, colgador bici, cometa deportiva, cometa kitesurf, conos, conos de entrenamiento, conos deportivos,
      conos entrenamiento, coquilla, cordaje, cordaje poliester, cordaje raqueta, cordaje tenis, corona mtb, costal
      boxeo, costal de boxeo, crema badana, cronometro, cronometro deportivo, cuadro bici, cuadro bicicleta, cuadro
      carbono, cuadro enduro, cuadro gravel, cuadro mtb, cubierta 26, cubierta 29, cubierta 700, cubierta bici,
      cubierta gravel, cubierta hutchinson, cubierta maxxis, cubierta mtb, cubierta para bicicleta, cubierta schwalbe,
      cubierta tubeless, cubierta vittoria, cubiertas bicicleta, cubo pelotas, cubre grip, cubre sillin, cubrebaneras
      kayak, cubrecadena bicicleta, cubregrip, cubregrips, cubresillin, cubresillin gel, cubrezapatillas,
      cubrezapatillas ciclismo, cuentakilometros bici, cuentakilometros bicicleta, cuerda de dar cuerda, cuerda ramal,
      cuernos manillar, dardos, dardos soft tip, descarrilador, desengrasante bicicleta, desengrasante cadena bici,
      desengrasante muc off, desmontable bici, desmontables bici, desmontables cubierta, desviador, desviador shimano,
      diana, diana dardos, diana de dardos, diana electronica, direccion integrada bici, disco de lanzamiento, disco
      freno bicicleta, disco frisbee, disco golf, disco hockey, disco lanzamiento, discos disc golf, display ebike,
      driver golf, eje hollowtech, eje pasante, eje pedalier, ejes pasantes, embocadura caballo, escalera agilidad,
      escalera coordinacion, escalera de agilidad, escalera de coordinacion, escalera de velocidad, escalera
      entrenamiento, escalera velocidad, escarpines buceo, escudo de patadas, escudo patada, eslabon cadena bici,
      eslabon rapido, espada esgrima, espejo bicicleta, espejo retrovisor bici, espinillera, espinilleras, espuelas,
      espuelas equitacion, esqui alpino, esqui de fondo, esqui nautico, esquis, esquis alpinos, esquis de fondo,
      estabilizadores bicicleta, estacas entrenamiento, estilete ritmica, estribera montar, estriberas montar, estribo
      caballo, estribo de montar, estribo hipico, estribo montar, estribos de equitacion, estribos de seguridad,
      estribos equitacion, estribos montar, estribos seguridad, extractor bielas, extractor cassette, extractor de
      bielas, extractor pinones, faro bicicleta, fijaciones de esqui, fijaciones de snowboard, fijaciones esqui,
      fijaciones ski, fijaciones snowboard, filete caballo, filete olivas, floorball, florete, flotador natacion,
      flotador remolcable, foco bici, foco boxeo, fondo de llanta tubeless, freehub, freno de disco bicicleta, freno
      riendas, frenos bicicleta, frenos hidraulicos shimano, frenos v brake, funda bici, funda bicicleta, funda cable
      freno bici, funda de cambio jagwire, funda de esquis, funda esqui, funda para bicicleta, funda sillin, funda
      snowboard, funda surf, funda tabla, funda tabla snowboard, funda tabla surf, funda taco billar, fusible cambio,
      fusible de cambio, fusil pesca submarina, fusta, fusta doma, fusta equitacion, fusta salto, gafas arena cobra,
      gafas buceo, gafas ciclismo, gafas ciclista, gafas de buceo, gafas de ciclismo, gafas de esqui, gafas de nadar,
      gafas de natacion, gafas de piscina, gafas de ski, gafas de snowboard, gafas de ventisca, gafas esqui, gafas
      nadar, gafas natacion, gafas para nadar, gafas para natacion, gafas piscina, gafas ski, gafas snorkel, gafas
      snowboard, gafas speedo, gallitos badminton, gamarra, gancho bici pared, gel amortiguador montura, gel sillin,
      goggles natacion, goggles ski, goma butterfly, goma tenis de mesa, gorra de natación, gorra de silicona natacion,
      gorra natacion, gorra running, gorrito orejeras caballo, gorro de latex natacion, gorro de nadar, gorro de
      natacion, gorro de piscina, gorro de silicona, gorro de silicona natacion, gorro nadar, gorro natacion, gorro
      piscina, gorro silicona natacion, grip padel, grip tenis, grips padel, groupset, grupo shimano, grupo sram,
      guante beisbol, guante billar, guante de beisbol, guante de hockey, guante esgrima, guante golf, guanteleta,
      guantes arquero, guantes bici, guantes box, guantes boxeo, guantes buceo, guantes ciclismo, guantes ciclista,
      guantes de arquero, guantes de box, guantes de boxeo, guantes de ciclismo, guantes de equitacion, guantes de
      esqui, guantes de golf, guantes de guayo, guantes de karate, guantes de kick boxing, guantes de mtb, guantes de
      portero, guantes de ski, guantes equitacion, guantes esqui, guantes mma, guantes mtb, guantes nieve, guantes para
      bicicleta, guantes portero, guantes ski, guantes snowboard, guantes spinning, guantes taekwondo, guantillas,
      guantillas mma, guardabarro bicicleta, guardabarro mtb, guardabarros bici, guardabarros bicicleta, guardabarros
      delantero mtb, guardacadena bicicleta, guardafango bicicleta, guia cadena mtb, guiacadenas, hesacore, hibrido
      golf, hierro golf, hinchador balones, horquilla bicicleta, horquilla fox, horquilla mtb, horquilla rockshox,
      horquilla suntour, horquilla suspension bici, hoverboard, hydrofoil, inflador balones, inflador bici, inflador
      bicicleta, inflador co2 bici, inflador de balones, inflador paddle, invento surf, invento tabla surf, jabalina,
      jacket buceo, jineta, juego dardos, juego de dardos, juego de direccion bici, juego de direccion mtb, juego de
      ruedas carretera, juego de ruedas mtb, katana entrenamiento, kayak deportivo, kin ball, kit 1x12, kit arbitro,
      kit conversion bici electrica, kit de proteccion patines, kit de reparacion bicicleta, kit de transmision
      shimano, kit de transmision sram, kit ebike, kit proteccion patinaje, kit reparacion bici, kit reparacion
      pinchazos bici, kit transmision 1x11, kit transmision 1x12, kit transmision shimano, kit transmision sram, kit
      tubeless, kite surf, lanzapelotas, lanzapelotas tenis, lastre buceo, lazo charro, lazo vaquero, leash paddle
      surf, leash surf, lentes ciclismo, lentes ciclista, lentes de ciclismo, lentes de natación, lentes natacion,
      lentes para nadar, lija para skate, lija skate, limpiacadenas, limpiador bici, limpiador bicicletas, liquido
      tubeless, llanta bici, llanta bicicleta, llanta de bicicleta, llanta mtb, llanta para bicicleta, llave de radios,
      llave pedales, longboard, lubricante cadena bici, lubricante cadena bicicleta, lubricante ceramico bici,
      lubricante muc off, luces bici, luces para bicicleta, luz bici, luz bicicleta, luz delantera bici, luz delantera
      bicicleta, luz para bici, luz para bicicleta, luz trasera bici, luz trasera bicicleta, madera 3 golf, madera
      golf, madera tenis de mesa, magnesio escalada gimnasia, maleta bici, maleta portabicicletas, malla arco, malla
      badminton, malla de futbol, malla de tenis, malla de vóley, malla futbol, malla tenis, malla voley, mandil
      caballo, mandil montura, mando cambio bici, mando remoto tija, maneta de cambio, manetas de cambio, manetas freno
      bici, manetas shimano, manguitos natacion, manguitos piscina, manilla beisbol, manillar, manillar bici, manillar
      carbono, manillar carretera, manillar mtb, manillar renthal, maniqui entrenamiento, manometro buceo, manopla
      beisbol, manopla de foco, manoplas boxeo, manoplas esqui, manoplas natacion, manta de montar, manta sudadero,
      mantilla caballo, mantilla doma, mantilla equitacion, mantilla kentucky, mantilla pony, mantilla salto, manubrio,
      manubrio mtb, maquina encordar, marcador deportivo, marco mtb, martillo lanzamiento, martingala, masa bicicleta,
      mascara buceo, mascara de buceo, mascara de esqui, mascara esgrima, mascara esqui, maza bicicleta, maza delantera
      32, maza delantera novatec, maza shimano, maza trasera 32, maza trasera 36, maza trasera mtb, maza trasera
      novatec, mazas ritmica, mechas tubeless, medalla deportiva, medidor cadena bici, menudilleras, mesa billar, mesa
      de billar, mesa de futbolin profesional, mesa de ping pong, mesa de tenis de mesa, mesa ping pong, mini bomba
      bici, mini canasta, minibomba, minitramp, mochila bikepacking, monociclo electrico, monopatin, monoplato, montura
      caballo, montura de salto, montura doma, montura inglesa, montura texana, montura vaquera, motor bici electrica,
      motor bicicleta electrica, motor pedalier, muc off, muneco barrera, muserola, neumatico bicicleta, neumatico de
      bicicleta, neumatico gravel, neumatico mtb, neumatico patinete electrico, niple radio, nucleo freehub, nucleo
      shimano, nunchaku, obstaculos salto caballo, obus presta, octopus buceo, ordenador buceo, orejeras caballo,
      overgrip, paddle surf, pala bullpadel, pala de padel, pala head padel, pala nox, pala padel, pala padel adidas,
      pala pickleball, pala siux, palanca de cambio bici, palanca freno bici, palas natacion, palas padel, palas playa,
      paleta de padel, paleta de ping pong, paleta frontenis, paleta paddle, paleta padel, paleta pickleball, paleta
      ping pong, paleta playera, paleta taekwondo, paletas ping pong, paletero, paletero padel, palillo cinta ritmica,
      palo de golf, palo de hockey, palo hockey, palo stick, pano billar, paos, paos boxeo, paracaidas entrenamiento,
      paracaidas resistencia, parafina surf, parche bicicleta, parches bicicleta, parches camara bici, parrilla
      bicicleta, parrilla trasera bicicleta, pastillas freno bicicleta, pastillas freno mtb, pastillas shimano, pata de
      cambio shimano, patilla cambio, patilla de cambio, patillas de cambio, patin, patin artistico, patin linea,
      patines, patines 4 ruedas, patines de hielo, patines de hockey, patines en linea, patines hielo, patines linea,
      patines quad, patines roller, patines semiprofesionales, patineta, patinete, pechera catcher, pechopetral, pedal,
      pedales, pedales automaticos, pedales mtb, pedales plataforma, pedalier, pedalier shimano, pelota, pelota
      basquet, pelota beisbol, pelota de basket, pelota de basquet, pelota de beisbol, pelota de futbol, pelota de
      golf, pelota de handball, pelota de paddle, pelota de padel, pelota de ping pong, pelota de rugby, pelota de
      softball, pelota de tenis, pelota de voley, pelota futbol, pelota medicinal deporte, pelota n5, pelota padel,
      pelota ping pong, pelota ritmica, pelota softball, pelota squash, pelota tenis, pelota voley, pelotas de padel,
      pelotas golf, pelotas padel, pelotas pickleball, pelotas ping pong, pelotas squash, pelotas tenis, pera boxeo,
      pera velocidad, peso de lanzamiento, peso lanzamiento, petanca, peto entrenamiento, peto taekwondo, petos
      entrenamiento, petral, pica agilidad, picas agilidad, picas entrenamiento, pie de taller bici, pieles de foca,
      pieles foca, pinon bici, pinon fijo, pinon libre, pinones bici, pinza de freno bici, pinza nariz, pinza nariz
      natacion, piragua, pita surf, pizarra tactica, platillos de entrenamiento, platillos entrenamiento, plato 32t,
      plato 34t, plato bici, plato monoplato, plato mtb, plato narrow wide, plato oval, plato shimano, plato sram,
      platos shimano, platos y bielas, plinton, plumas badminton, plumas dardos, plumilla badminton, porta bidon, porta
      bidones, porta caramagiola, porta caramañola, porta celular bicicleta, porta dorsal, portabalones, portabebes
      bici, portabebes bicicleta, portabicicletas, portabidon, portabultos, portabultos trasero, portacaramanola,
      portadorsal, portadorsal triatlon, portamovil bici, porteria, porteria futbol, porteria infantil, porteria
      plegable, potencia ahead, potencia bici, potencia bicicleta, potencia carretera, potencia mtb, potencia race
      face, potencia regulable, potenciometro bielas, potenciometro ciclismo, potro gimnasia, presurizador pelotas,
      profundimetro, protecciones patines, protector bucal, protector cabezal, protector cuadro bici, protector de
      pala, protector de pecho, protector de vaina, protector genital, protector inguinal, protector padel, protector
      pala, protector pecho taekwondo, protector vaina, protectores caballo, protectores de caballo, protectores de
      tendones, protectores tendones caballo, puching ball, pullbuoy, punching ball, punos bici, punos bicicleta, punos
      de bici, punos ergonomicos bicicleta, punos lock on, puntas dardos, puntera de cambio, punteras ciclismo, putter,
      puños mtb, quick link, quilla, quillas, quillas surf, radios bici, radios dt swiss, radios sapim, ramal caballo,
      raqueta, raqueta badminton, raqueta de badminton, raqueta de padel, raqueta de ping pong, raqueta de squash,
      raqueta de tenis, raqueta frontenis, raqueta padel, raqueta ping pong, raqueta playa, raqueta squash, raquetero,
      raquetero tenis, reata vaquera, recogepelotas, red badminton, red balones, red cama elastica, red de futbol, red
      de porteria, red de tenis, red de voleibol, red futbol, red padel, red pickleball, red ping pong, red porteria,
      red tenis, reflectante bici, reflectores bicicleta, regulador buceo, regulador de buceo, remo ergometro, remo
      paddle, remolque bici, remolque bicicleta, remolque infantil bicicleta, retrovisor bicicleta, retrovisor para
      bicicleta, riendas, riendas alemanas, riendas de goma, rin bicicleta, rin mtb, rodamientos patines, rodamientos
      skate, rodillera voleibol, rodilleras de voleibol, rodilleras mtb, rodilleras patinaje, rodilleras voleibol,
      rodillo bici, rodillo ciclismo, rodillo de ciclismo, rodillo de entrenamiento, rodillo elite, rodillo
      entrenamiento, rodillo entrenamiento ciclismo, rodillo inteligente, rodillo tacx, rodillo zycle, roldanas cambio,
      roldanas de cambio, rollers, rollo cordaje, rotor shimano, rueda bici, rueda bicicleta, rueda delantera
      bicicleta, rueda para patinete, rueda trasera bicicleta, ruedas carbono ciclismo, ruedas carretera, ruedas
      fulcrum, ruedas mavic, ruedas mtb, ruedas patin, ruedas patines, ruedecillas cambio, ruedines, ruedines bici,
      rueditas bicicleta, sable esgrima, saco boxeo, saco de boxeo, sai karate, salvacruces, salvacruz, sensor
      cadencia, sensor de cadencia, serreton, set dardos, set de dardos, set de golf, setas entrenamiento, shifter
      shimano, shinai, silbato, silla bebe bicicleta, silla bici bebe, silla bicicleta, silla de bicicleta, silla de
      doma, silla de montar, silla doma, silla equitacion, silla portabebe, silla portabebe bicicleta, silla portabebes
      bici, silla potrera, silla raid, silla salto caballo, silla uso general caballo, silla vaquera, silla western,
      sillin, sillin gel, sillin mtb, skate, snorkel, soporte bici pared, soporte celular bicicleta, soporte celular
      para bicicleta, soporte de reparacion bici, soporte garmin, soporte movil bici, soporte movil bicicleta, soporte
      movil para bicicleta, soporte para bici, soporte para bicicleta, soporte taller bicicleta, stem bicicleta, stick
      de hockey, stick floorball, stick hockey, sudadero, sudadero caballo, suelo tatami, tabla, tabla de bodyboard,
      tabla de nado, tabla de natacion, tabla de paddle, tabla de skate, tabla de snowboard, tabla de surf, tabla
      esqui, tabla flotadora, tabla kitesurf, tabla nado, tabla natacion, tabla skate, tabla snowboard, tabla sup,
      tabla surf, tablas de esqui, tablero baloncesto, tablero basquet, tablero de baloncesto, tablero de dardos, taco
      billar, taco de billar, tacos billar, tacos de billar, tacos de salida, tacos golf, tandem bicicleta, tapete
      billar, tapon botella buceo, tapon manillar, tapones natacion, tapones oidos natacion, tarjetas arbitro, tarjetas
      de arbitro, tatami, tatami puzzle, tees de golf, tees golf, tejo profesional, tendoneras, tensor cadena bici,
      testigo relevo, testigo relevos, tija, tija sillin, timbre bici, timbre bicicleta, timbre para bicicleta, tiza
      billar, tiza de billar, tobilleras futbol, tobilleros caballo, tonfa, traje neoprene, tralla equitacion,
      trampolin, trampolin exterior, trampolin fitness, transmision 1x11, transmision 1x12, transmision shimano,
      transmision sram, triangulo billar, triciclo adulto, triciclo adultos, trineo, trineo de empuje, trineo infantil,
      trineo nieve, trineos, trofeo deportivo, tronchacadenas, tubeless, tubo buceo, tubo de asiento, tubo de buceo,
      tubo de pelotas, tubular carretera, tubular vittoria, twintip, u lock, undergrip, v brake, valla atletismo, valla
      de atletismo, vallas de entrenamiento, vallas entrenamiento, valvula tubeless, valvulas tubeless, velocimetro
      bicicleta, vendas boxeo, vendas caballo, vendas de boxeo, vendas de descanso, vendas de trabajo caballo, vendas
      polares caballo, ventisca esqui, visor buceo, visor de buceo, volantes badminton, wax surf, wedge 56, wedge 60,
      wedge golf, wing foil, wristband tenis, zapatas de freno bicicleta, zapatas freno bici, zapatas v brake,
      zapatillas spinning calas`,
    ],
  ],
  unsure: `aletas, arpon, balon, bate, bici, biela, bielas, billar, bolos, cabezada, calas, cama elastica, casco,
    cascos, cincha, conos, cordaje, cronometro, culote, culotte, dardos, desviador, diana, estribo caballo, filete
    caballo, florete, floretes, fusta, llanta bicicleta, maillot, manillar, manubrio, paos, patin, pedal, pedales,
    pelota, piragua, porteria, quilla, quillas, riendas, rollers, sillin, tabla, tatami, tija, trampolin, trineo,
    tubeless`,
  uses: {
    SPORTS: `badminton, ballet, baloncesto, balonmano, basquet, basquetbol, bicicleteria, boxeador, boxeo, ciclismo,
      ciclista, correr, crossfit, danza, deporte, deportes, deportivo, ecuestre, equitacion, esqui, esquiar, futbol,
      futbolista, gimnasia, golf, hipica, hockey, mtb, natacion, padel, para correr, patinaje, pickleball, rugby,
      running, skate, snowboard, snowboarding, sporting, submarinismo, surf, tenis de mesa, triatlon, voleibol,
      waterpolo`,
  },
};
