import type { Subject } from '../words.ts';

export const SPORTS: Subject = {
  things: [
    [
      'ACCESSORIES+SPORTS',
      `alforja bici, alforja ortlieb, alforjas, bolsa balones, bolsa bats, bolsa bici, bolsa bikepacking, bolsa botas
      esqui, bolsa botas ski, bolsa cuadro bici, bolsa de balones, bolsa de bates, bolsa de cuadro, bolsa de esquis,
      bolsa de manillar, bolsa de sillin, bolsa de transporte bici, bolsa deportiva club, bolsa herramientas bici,
      bolsa manillar, bolsa para bates, bolsa para bicicleta, bolsa para manillar, bolsa sillin, bolsa transporte bici,
      bolsa tubo superior, bolso bajo asiento, bolso bicicleta, bolso boliche, bolso botinero, bolso cuadro bicicleta,
      bolso manubrio bicicleta, bolso raquetero mochila, bolso river, bolso tenis, bolso triangular bicicleta, botinero
      futbol, braga ciclismo, bufanda barcelona, bufanda club, bufanda real madrid, cinta running, cinta tenis,
      cinturon portadorsal, gafas 100 s3, gafas 100 speedcraft, gafas deportivas, gafas fotocromaticas, gorra de tenis,
      gorra tenis, gorra trail, gorrilla ciclismo, gorro barcelona, lentes deportivos ciclismo, maleta batera, mochila
      barcelona, mochila batera, mochila bates, mochila beisbol, mochila bikepacking, mochila boca, mochila club,
      mochila de tenis, mochila equipo, mochila river, mochila tenis, mochila trail, munequera de tenis, munequera
      padel, munequera tenis, porta botines, portabotines, rinonera hidratacion, rinonera trail, taquetera, vincha
      deportiva, vincha tenis, visera de tenis, visera tenis, zapatillero`,
    ],
    ['FASHION+SPORTS+WOMEN_CLOTHING', ', malla mujer deporte'],
    [
      'SHOES+SPORTS',
      `, bota ariat montar, bota de montar cuero, bota de polo, bota jodhpur, bota montar, bota parlanti, bota petrie,
      bota sergio grasso, bota tattini, botas polo, botin ag, botin cesped sintetico, botin de montar, botin de
      neopreno, botin f5, botin fg, botin ic, botin jodhpur, botin neoprene, botin neopreno, botin nike mercurial,
      botin puma future, botin puma ultra, botin sg, botin society, botin tt, botines adidas copa, botines adidas
      predator, botines con tapones, botines sinteticos, botines tapones, chaps equitacion, chimpun, chuteras, escarpin
      de neopreno, escarpin neopreno, guayo, media punta, mini chaps, minichaps, polaina de equitacion, polaina de
      montar, polaina equitacion, polaina hipica, polaina piel equitacion, polainas hipicas, punta ballet, punta de
      ballet, puntera gimnasia, puntera ritmica, tachones, taco beisbol, taco de futbol, taco fg, taco futbol, taco
      nike, taco puma, taco turf, tacos adidas, taquete futbol, teniguayo, tenis turf, turfs beisbol, zapatilla baile,
      zapatilla de baile, zapatilla de carretera, zapatilla de media punta, zapatilla de trail, zapatilla futbolito,
      zapatilla media punta, zapatilla ruta, zapatilla spd, zapatilla spinning, zapatilla trail, zapatilla tt,
      zapatillas clavos, zapatillas de clavos, zapatillas de tenis, zapatillas tenis, zapato baile, zapato boliche,
      zapato de baile, zapato de boliche, zapato de flamenca, zapato de futbolito, zapato de tap, zapato flamenco,
      zapato tf`,
    ],
    [
      'FASHION+SPORTS',
      `badana, banador arena, banador competicion, banador de competicion, banador jammer, banador speedo, bombacha de
      polo, buzo arquero, buzo boca, buzo colo colo, buzo de arquero, buzo entrenamiento, buzo river, buzo seleccion,
      calcetas antiderrapantes, calcetas deportivas, calcetines deportivos, calcetines tenis, calentador ballet,
      calentadores de brazos, calza badana, calza con badana, calza deportiva, calzon de boxeo, camisa concurso, camisa
      de concurso, camiseta ac milan, camiseta ajax, camiseta al hilal, camiseta al nassr, camiseta alemania, camiseta
      alianza lima, camiseta alternativa, camiseta america, camiseta arbitro, camiseta argentina, camiseta arquero,
      camiseta arsenal, camiseta aston villa, camiseta atletico, camiseta barca, camiseta barcelona, camiseta basket,
      camiseta bayer leverkusen, camiseta bayern, camiseta belgrano, camiseta benfica, camiseta betis, camiseta boca,
      camiseta borussia, camiseta brasil, camiseta bulls, camiseta calentamiento, camiseta celta, camiseta celtic,
      camiseta chelsea, camiseta chile, camiseta chivas, camiseta club, camiseta colo colo, camiseta colombia, camiseta
      compresion, camiseta corinthians, camiseta cristiano, camiseta croacia, camiseta cruz azul, camiseta cruzados,
      camiseta de arbitro, camiseta de calentamiento, camiseta de club, camiseta de entrenamiento, camiseta de juego,
      camiseta de portero, camiseta de tenis, camiseta deportiva, camiseta dortmund, camiseta ecuador, camiseta enduro
      bici, camiseta entrenamiento, camiseta entreno, camiseta equipo, camiseta espana, camiseta espanyol, camiseta f c
      barcelona, camiseta fc barcelona, camiseta flamengo, camiseta fluminense, camiseta francia, camiseta girona,
      camiseta gremio, camiseta holanda, camiseta huracan, camiseta independiente, camiseta inglaterra, camiseta inter,
      camiseta italia, camiseta japon, camiseta juego, camiseta junior, camiseta juventus, camiseta lakers, camiseta
      lanus, camiseta lille, camiseta liverpool, camiseta local, camiseta lyon, camiseta manchester, camiseta marsella,
      camiseta mexico, camiseta milan, camiseta millonarios, camiseta nacional, camiseta napoli, camiseta nba, camiseta
      newcastle, camiseta newells, camiseta once caldas, camiseta osasuna, camiseta palmeiras, camiseta paraguay,
      camiseta penarol, camiseta peru, camiseta portero, camiseta porto, camiseta portugal, camiseta primera
      equipacion, camiseta psg, camiseta pumas, camiseta racing, camiseta rayados, camiseta rayo vallecano, camiseta
      real betis, camiseta real madrid, camiseta real sociedad, camiseta retro, camiseta river, camiseta roma, camiseta
      rosario central, camiseta san lorenzo, camiseta santos, camiseta sao paulo, camiseta segunda equipacion, camiseta
      seleccion, camiseta sevilla, camiseta suplente, camiseta tecnica, camiseta tenis, camiseta tercera equipacion,
      camiseta tigres, camiseta titular, camiseta tottenham, camiseta trail, camiseta universidad de chile, camiseta
      universitario, camiseta uruguay, camiseta valencia, camiseta velez, camiseta venezuela, camiseta villarreal,
      camiseta visitante, camiseta warm up, camiseta west ham, camisola beisbol, campera boca, campera de nieve,
      campera de ski, campera nieve, campera river, campera seleccion, campera ski, campera snow, camperon club, can
      can danza, cancan danza, casaca alianza lima, casaca deportiva, casaca seleccion, casaca universitario, chaleco
      neopreno, chandal atletico, chandal barca, chandal barcelona, chandal club, chandal completo, chandal
      entrenamiento, chandal equipo, chandal oficial, chandal real madrid, chandal seleccion, chaqueta concurso,
      chaqueta de concurso, chaqueta entrenamiento, chaqueta neopreno, chaqueta real madrid, chaqueta ski, chomba
      tenis, conjunto arquero, conjunto entrenamiento, conjunto river, cubrecamiseta, culote, culotte, culotte con
      tirantes, dobok, dogi, enterizo nieve, equipacion, falda ballet, falda padel, falda tenis, gi jiu jitsu, hakama,
      jammer, jersey 49ers, jersey america, jersey barcelona, jersey charros, jersey chivas, jersey cowboys, jersey
      cruz azul, jersey de portero, jersey diablos rojos, jersey dodgers, jersey enduro bici, jersey lakers, jersey
      local, jersey mexico, jersey naranjeros, jersey necaxa, jersey pachuca, jersey portero, jersey pumas, jersey
      rayados, jersey real madrid, jersey santos, jersey seleccion, jersey steelers, jersey sultanes, jersey tigres,
      jersey toluca, jersey visitante, jersey yankees, jogger entrenamiento, judogi, judogui, karategi, karategui,
      keikogi, kimono aikido, kimono jiujitsu, kit de arbitro ropa, kit futbol nino, leggings de montar, leggings
      deportivos, leggings full grip, leggins deportivos, leotardo, licra deportiva, licra termica deportiva, lycra de
      surf, lycra deportiva, lycra surf, maillot, malla competicion, malla de competicion, malla de montar, malla de
      patin, malla enteriza natacion, malla full grip, malla gimnasio, malla patin, malla speedo, mallas deportivas,
      mallas fitness, manga ciclismo, manga proteccion solar ciclismo, manga uv ciclismo, manguito ciclismo, manguito
      ciclista, manguito running, manguitos ciclistas, media de arquero, media river, media sox, medias deportivas,
      medias sanitarias, mono de nieve, mono nieve, neopreno, pantalon arquero, pantalon basket, pantalon boca,
      pantalon chupin entrenamiento, pantalon concurso, pantalon corto entrenamiento, pantalon de arquero, pantalon de
      entrenamiento, pantalon de montar, pantalon de nieve, pantalon de ski, pantalon entrenamiento, pantalon full
      grip, pantalon hipico, pantalon montar, pantalon neopreno, pantalon nieve, pantalon portero, pantalon river,
      pantalon ski, pantalon snow, pantalonera, pantaloneta deportiva, pantaloneta portero, perneras, plastron, playera
      america, playera chivas, playera cruz azul, playera deportiva, playera entrenamiento, playera local, playera
      mexico, playera portero, playera pumas, playera rayados, playera seleccion mexicana, playera tigres, playera
      visitante, polaina ballet, polera deportiva, polera universidad de chile, pollera hockey, pollera tenis, pollerin
      danza, pollerita danza, polo concurso, polo de concurso, polo de juego, polo de paseo, polo entrenamiento, polo
      paseo, polo real madrid, punto ballet, rashguard, remera boca, remera de arquero, remera deportiva, remera dry
      fit, remera entrenamiento, remera entreno, remera river, ropa deportiva, short arbitro, short argentina, short
      arquero, short barcelona, short boca, short box, short entrenamiento, short entreno, short real madrid, short
      river, short san lorenzo, short seleccion, short tenis, sudadera barcelona, sudadera club, sudadera de paseo,
      sudadera entrenamiento, sudadera entreno, sudadera real madrid, sudadera seleccion, sujetador deportivo mujer
      running, traje 3 2 mm, traje 4 3 mm, traje 5 4 mm, traje back zip, traje bano competencia, traje bano
      competicion, traje buceo, traje chest zip, traje de apnea, traje de bano competencia, traje de bano competicion,
      traje de bano speedo, traje de buceo, traje para pesca submarina, traje seco buceo, trajebano natacion, tricota,
      tritraje, tutu ballet, uniforme arbitro, vestido padel, wetsuit`,
    ],
    [
      'ELECTRONICS+SPORTS',
      `escuter electrico, hoverboard electrico, longboard electrico, monopatin electrico, patin del diablo electrico,
      patin electrico, patineta electrica, patinete electrico, scooter electrico, skate electrico`,
    ],
    [
      'SPORTS',
      `abrazadera asiento bicicleta, abrazadera de sillin, abrazadera sillin, abrazadera tija, acciones estribos,
      aceite arreos, aceite bicicleta, aceite cadena bici, aceite cadena bicicleta, aceite cadena ciclismo, aceite de
      cadena muc off, aceite de pata de buey, aceite horquilla bici, aceite mineral shimano, aciones, acople manillar,
      adaptador presta, aguja balon, aguja bloqueo, aguja de bloqueo, aguja para eje, ahogadero, airbag equitacion,
      airbag hipica, ala foil, ala wingfoil, alargador de cincha, alargador de patilla, alas isis, aleta apnea, aleta
      avanti, aleta bodyboard, aleta buceo, aleta cressi, aleta de buceo, aleta de natacion, aleta natacion, aletas,
      aletas cortas natacion, alfombra golf, alfombra putting, alforja caballo, alforja montura, almohadilla gel
      montura, amarradera surf, amortiguador bicicleta, amortiguador fox float, amortiguador gel caballo, amortiguador
      rockshox, amortiguador trasero bici, amortiguador trasero mtb, anfora ciclismo, antiparra, antiparra esqui,
      antiparra natacion, antirrobo bici, antivibrador, aparcabicicletas, aparejo caballo, apero chileno, apero de
      montar, arana a head, arana ahead, arana direccion, arco de entrenamiento, arco de futbol, arco de hockey, arco
      futbol, arco handball, arco portatil, arco y flechas, arcos plegables, arnes kite, arnes kitesurf, aro 29 doble
      pared, aro 29 mtb, aro baloncesto, aro basketball, aro basquet, aro basquetbol, aro coordinacion, aro de
      agilidad, aro de basket, aro de basquet, aro de basquetbol, aro de gimnasia, aro doble pared, aro gimnasia
      ritmica, aro mtb, aro ritmica, arpon, arpon pesca submarina, arpon roller, arquito de futbol, arreador,
      arreglapiques, arreos catcher, asiento banana, asiento bici, asiento mtb, asiento para bicicleta, asiento paseo,
      asiento playera, asiento prostatico, badana lycra, bajador caballo, bajera caballo, bajo carona, bajo montura,
      bajo vendas, bajocarona, bajovendas, bala de lanzamiento, balon, balon adidas, balon americano, balon baloncesto,
      balon balonmano, balon basket, balon basquetbol, balon de baby futbol, balon de baloncesto, balon de balonmano,
      balon de basket, balon de basquetbol, balon de futbol, balon de futsal, balon de microfutbol, balon de rugby,
      balon de voleibol, balon de voley, balon de waterpolo, balon futbol, balon futsal, balon golty, balon handball,
      balon joma, balon kelme, balon medicinal voleibol, balon microfutbol, balon mikasa, balon molten, balon n 4,
      balon n5, balon nfl, balon nike, balon numero 4, balon numero 5, balon penalty, balon puma, balon rugby, balon
      select, balon spalding, balon voit, balon voleibol, balon voley, balon volley, balon waterpolo, balon wilson nba,
      banda de capitan, bandera de linea, bandera juez de linea, banderin arbitro, banderin corner, banderin de corner,
      banderin flag, banderin linier, barbada, barbada caballo, barbada cadena caballo, barra asimetrica, barra ballet,
      barra de ballet, barra de equilibrio, barra de remolque bici, barra de salto caballo, barra equilibrio, barra
      kite, barra kitesurf, barra pole dance, barrera entrenamiento, barrera inflable futbol, base beisbol, base de
      bateo, base de beisbol, base de home, baston danza, baston de esqui, baston esqui, baston ski, bat aluminio
      beisbol, bat beisbol, bat de beisbol, bat madera beisbol, bat softbol, bate, bate aluminio, bate beisbol, bate de
      beisbol, bate de madera beisbol, bate de softbol, bate softbol, bateria bici electrica, bateria ebike, bateria
      scooter electrico, baticola, bici, bici carretera, bici electrica, bici gravel, bici playera, bici plegable,
      bicicleta, bicicleta de montana, bicicleta fija urbana, bicicleta infantil, bicicleta mtb, bidon bici, bidon
      camelbak podium, bidon ciclismo, bidon elite, bidon termico ciclismo, biela, biela americana, biela mtb, biela
      shimano, biela sram, biela z, bielas, billar, blanco de dardos, bloque cassette, bloqueo aguja, bloqueo asiento,
      bloqueo de asiento, bloqueo de maza, bloqueo de sillin, bloqueo maza, bloqueo remoto horquilla, bloqueo sillin,
      bo karate, bocado caballo, bocado de doma, bocado de polo, bocado elevador, bocado espanol, bocado pelham, bocado
      vaquero, bocha de hockey, bocha de polo, bocha dimple, bocha flash, bocha hockey, bocha lisa, bochas, bocina para
      bicicleta, bodyboard, bola billar, bola boliche, bola bolos, bola de billar, bola de boliche, bola de bowling,
      bola de golf, bola de pool, bola golf, bola golf titleist, bola softball, bolas criollas, boleadoras, boliche
      deportivo, bolo deporte, bolos, bolos y bolas set, bolsa boxeo, bolsa de box, bolsa de boxeo, bolsa de potencia,
      bolsa de tackle rugby, bolsa tackle, bomba balon, bomba balones, bomba bici, bomba bicicleta, bomba de aire
      balon, bomba de bicicleta, bomba de pie bici, bomba de taller bici, bomba para bicicleta, bomba shock, bomba
      suspension bici, bombin bici, bombin de pie, bombin de piso, bombin mini, bombin mini bici, bombin mtb, bombin
      para shock, bombin pie, bombin piso, bombin shock, bombin suspension, boomerang, borrego montura, borreguillo
      montura, bota de esqui, bota de montar, bota de ski, bota de snowboard, bota esqui, bota patin, bota ski, bota
      snowboard, bota tendon caballo, bota tobillera caballo, bote de pelotas, bote pelotas, botella buceo, botella
      ciclismo, botella de buceo, botella de ciclismo, botella hockey hielo, botin neoprene surf, boya aguas abiertas,
      boya buceo, boya de buceo, boya de natacion, boya deco, boya nado, boya natacion, boya remolque natacion, boya
      senalizacion buceo, boya superficie, bozal caballo, bozal con cabestro, bozal criollo, bozal de comer caballo,
      bozal de cuero caballo, bozal trenzado, bozalejo, bozalillo, brazalete capitan, brazalete de capitan, brazalete
      deportivo, brazalete movil, brazalete porta celular, brazalete running, brazalete running movil, brea beisbol,
      brea en polvo, brea polvo, bucal, bucal boxeo, bucal deportivo, buggy golf, buje bici, buje delantero, buje dt
      swiss, buje hope, buje novatec, buje shimano, buje trasero, burbuja natacion, caballete bici, caballete bicicleta
      taller, caballete central bici, caballete salto, caballete taller bici, cabecilla de radio, cabecillas radios,
      cabestro, cabestro caballo, cabestro trenzado, cabezada, cabezada argentina, cabezada caballo, cabezada charra,
      cabezada con apliques, cabezada criolla, cabezada crudo, cabezada cuadra, cabezada de bozal, cabezada de crudo,
      cabezada de cuadra, cabezada de doma, cabezada de montar, cabezada de presentacion, cabezada de salto, cabezada
      de trabajo, cabezada doble, cabezada equitacion, cabezada espanola, cabezada passier, cabezada pioneer, cabezada
      potro, cabezada tiento, cabezada trenzada, cabezada vaquera, cabezada western, cabezada zaldi, cabezal boxeo,
      cabezal caballo, cabezal de box, cabezal de boxeo, cabezal de taekwondo, cabezal kick boxing, cabezal taekwondo,
      cabezon de dar cuerda, cable cambio bici, cable de cambio, cable freno bici, cacho manubrio, cadena 10v, cadena
      11v, cadena 12v, cadena 6v, cadena 7v, cadena 8v, cadena 9v, cadena bici, cadena kmc, cadena mtb, cadena para
      bicicleta, cadena shimano, cadena sram, cadenilla barbada, cagula, caja centro, caja de centro, caja de pelotas,
      caja pedalera, caja pedalier, cajon sueco, cala look, cala shimano, cala spd, calapie, calas, calas pedales,
      caliper freno mecanico, caliper mecanico, cama elastica, cama elastica adultos, cama elastica exterior, cama
      saltarina, camara 12x2, camara 16 x, camara 16x1, camara 20 bicicleta, camara 20 x, camara 20x1, camara 24
      bicicleta, camara 24 x, camara 24x1, camara 26, camara 26x1, camara 26x2, camara 27 5, camara 28 presta, camara
      29, camara 29x2, camara 700, camara 700c, camara 700x23, camara 700x25, camara 700x28, camara 700x32, camara
      700x35, camara aire bicicleta, camara antipinchazos, camara arisun, camara aro, camara autosellante, camara bici,
      camara bicicleta, camara butilo, camara butyl, camara chaoyang, camara de aire bicicleta, camara de bicicleta,
      camara impinchable, camara kenda, camara maxxis, camara monopatin, camara mtb, camara patinete, camara rin 26,
      camara rin 29, camara rodado 26, camara rodado 29, camara ruta, camara schrader, camara schwalbe, camara scooter,
      camara tpu, camara tubolito, camara valvula, camara valvula francesa, camara valvula presta, cambiador delantero,
      cambiador shimano, cambiador trasero, cambio delantero shimano, cambio freno, cambio trasero, camel ciclismo,
      campana caballo, campana de caballo, campana de goma caballo, campana goma caballo, campana kentucky, campana
      neopreno caballo, campanas veredus, campanilla bicicleta, campanilla manillar, cana taco polo, canas dardos,
      canasta baloncesto, canasta basket, canasta basquet, canasta de baloncesto, canasta de basquet, canasta de
      basquetbol, canasta para bicicleta, canastillo direccion, canastillo motor, canastillo rodamiento, canasto 75
      pelotas, canasto bicicleta, canasto mtb, canasto para bicicleta, canasto pelotas tenis, cancha portatil, candado
      abus bordo, candado bici, candado bicicleta, candado cable bicicleta, candado cable espiral, candado de bici,
      candado de bicicleta, candado en u, candado espiral, candado kryptonite, candado on guard, candado onguard,
      candado para bicicleta, candado patinete, candado plegable abus, candado plegable bici, candado u, candado u
      lock, candado ulock, canillera, canillera de hockey, canillera hockey, cano porta asiento, cantinas charras,
      capucha neopreno, caramagnola, caramañola ciclismo, careta boxeo, careta buceo, careta catcher, careta cressi,
      careta de box, careta de buceo, careta de catcher, careta esgrima, careta taekwondo, careta umpire, cargador
      ebike, carrete buceo, carrete cordaje, carrete fusil, carrito de golf, carro balones, carro canasto pelotas,
      carro de golf, carro golf, carro pelotas padel, carro pelotas tenis, cartucho co2, cartucho co2 bici, casaca de
      entrenamiento, casaca entrenamiento, casaca entrenamiento reversible, casco, casco bateador, casco bateo, casco
      beisbol, casco bici, casco boxeo, casco ciclismo, casco ciclista, casco de bateo, casco de bici, casco de boxeo,
      casco de ciclismo, casco de equitacion, casco de esqui, casco de futbol americano, casco de mtb, casco de polo,
      casco de rugby, casco de ruta, casco de ski, casco doble oreja, casco ecuestre, casco equitacion, casco esqui,
      casco futbol americano, casco hipica, casco hipico, casco infantil bici, casco mtb, casco para bicicleta, casco
      patin, casco patinaje, casco patines, casco polo, casco roller, casco rugby, casco ruta, casco salto equitacion,
      casco samshield, casco skate, casco ski, casco snow, casco snowboard, casco taekwondo, cascos, casete shimano,
      cassette 10v, cassette 11v, cassette 12v, cassette 8v, cassette 9v, cassette microspline, cassette mtb, cassette
      shimano, cassette sram, cassette sunrace, catalina bmx, centrador de rueda, centrador rueda, centro movimiento,
      centro pressfit, cepillo arreos, cera cadena, cera de cadena, cera de esqui, cera esqui, cera para cadena
      bicicleta, cera sex wax, cera snowboard, cera sticky bumps, cera surf, cerradura bicicleta, cesta bici, cesta
      bicicleta, cesta de bicicleta, cesta delantera bici, cesta mimbre bicicleta, cesta para bicicleta, cesta pelotas
      padel, cesta recogepelotas, cesto pelotas tenis, chaleco airbag equitacion, chaleco bcd, chaleco buceo, chaleco
      compensador, chaleco de equitacion, chaleco entrenamiento futbol, chaleco esqui acuatico, chaleco hidratacion,
      chaleco hidrostatico, chaleco hipica, chaleco impacto, chaleco protector equitacion, chaleco wakeboard, chapaleta
      buceo, chapaletas, chaparreras, chaquetilla esgrima, chinchines, churro natacion, churro piscina,
      ciclocomputador, ciclocomputadora, cierre rapido bici, cierre rapido rueda, cierre sillin, cincha, cincha algodon
      montura, cincha anatomica, cincha caballo, cincha charra, cincha corta doma, cincha de cuero caballo, cincha de
      salto, cincha de tiento, cincha doma, cincha montura, cincha neopreno, cincha vaquera, cinchuelo, cinta capitan,
      cinta danza, cinta de capitan, cinta de manillar, cinta de manubrio, cinta de ritmica, cinta gimnasia ritmica,
      cinta karate, cinta manillar, cinta manubrio, cinta para manubrio, cinta puntas ballet, cinta ritmica, cinta
      taekwondo, cinta tubeless, cinturon bjj, cinturon de judo, cinturon de karate, cinturon de natacion, cinturon de
      plomos, cinturon flag, cinturon hidratacion, cinturon jiu jitsu, cinturon judo, cinturon karate, cinturon lastre
      buceo, cinturon natacion, cinturon plomos buceo, cinturon porta bidon, cinturon portabidones, cinturon running,
      cinturon taekwondo, clava gimnasia ritmica, clava ritmica, clip nariz, clip nariz natacion, codera bateador,
      codera hockey, codera patinaje, codera voleibol, cojinillo, colchon de salto, colgador bici, colgador cabezadas,
      collarin tija, collerin, cometa deportiva, cometa kitesurf, computador de buceo, computadora buceo, computadora
      de buceo, concha boxeo, conexion cadena, conexion de cadena, cono de agilidad, cono de entrenamiento, cono de
      futbol, cono delantero, cono entrenamiento, cono maza, cono platillo, cono trasero, conos, conos deportivos,
      conos flexibles, contador goles, contrapeso pala, coquilla, corchera piscina, cordaje, cordaje babolat, cordaje
      luxilon, cordaje poliester, cordaje tenis, corona mtb, correas para espuelas, correon, correon cincha, corta
      cadena, cortacadena, cortacadenas, costal boxeo, costal de box, costal de boxeo, costal para box, crema badana,
      cronometro, cronometro casio, cronometro de mano, cronometro deportivo, cuadro bici, cuadro carbono, cuadro
      carretera, cuadro enduro, cuadro gravel, cuadro mtb, cuarta charra, cubeta de direccion, cubeta direccion,
      cubierta 20x1, cubierta 20x2, cubierta 26, cubierta 27 5, cubierta 29, cubierta 700, cubierta 700x32, cubierta
      700x40, cubierta bici, cubierta carretera, cubierta continental gp5000, cubierta gravel, cubierta hutchinson,
      cubierta maxxis, cubierta michelin mtb, cubierta michelin power, cubierta monopatin electrico, cubierta mtb,
      cubierta para bicicleta, cubierta pirelli cinturato, cubierta rodado 26, cubierta rodado 29, cubierta schwalbe,
      cubierta tubeless, cubierta vittoria, cubo pelotas, cubre asiento gel, cubre cuchillas patin, cubre grip, cubre
      palos golf, cubre silla montura, cubre sillin, cubreasiento gel, cubrebanera kayak, cubrecadena, cubrecamara,
      cubrecasco bici, cubregrip, cubrepalo golf, cubresillin, cubrezapatilla ciclismo, cubrezapatillas, cuchilla patin
      hielo, cuchillo buceador, cuchillo de pesca submarina, cuentakilometro bici, cuerda de dar cuerda, cuerda ramal,
      cuerda tenis, cuerdas de tenis, cuerno manillar, cuerno manubrio, culatines dardos, culopatin, dardo acero, dardo
      punta de acero, dardo punta plastica, dardo soft tip, dardos, day bag surf, descarrilador, desengrasante bici,
      desengrasante bicicleta, desengrasante cadena bici, desengrasante finish line, desengrasante muc off, desmontable
      bici, desmontable cubierta, desviador, desviador shimano, diana, diana bristle, diana dardos, diana de cerdas,
      diana de dardos, diana de sisal, diana electronica, direccion a head, direccion ahead, direccion bmx, direccion
      integrada, direccion neco, direccion semi integrada, direccion tapered, disco 6 tornillos, disco center lock,
      disco centerlock, disco de freno 160mm, disco de freno 180mm, disco de freno 203mm, disco de freno bicicleta,
      disco de freno center lock, disco de freno centerlock, disco de freno mtb, disco de freno para bicicleta, disco
      de freno shimano, disco de freno sram, disco de lanzamiento, disco disc golf, disco freno 160mm, disco freno
      180mm, disco freno bici, disco freno bicicleta, disco freno mtb, disco freno shimano, disco freno sram, disco
      frisbee, disco golf, disco hockey, disco lanzamiento, disco ultimate, display bafang, display ebike, dona bat,
      dona bateo, dona inflable arrastre, dona para bat, driver callaway, driver golf, driver taylormade, driver
      titleist, eje bloqueo, eje boost, eje centro cuadrante, eje con bloqueo, eje cuadrante, eje de centro cuadrado,
      eje de motor sellado, eje delantero bloqueo, eje delantero con bloqueo, eje hollowtech, eje motor sellado, eje
      para bloqueo, eje pasante, eje pedalier, eje trasero con bloqueo, eje trasero para bloqueo, elastico puntas
      ballet, embocadura caballo, empeineras, encimera cincha, encimera recado, encordado, encordado luxilon, encordado
      tenis, equipo de catcher, escalera agilidad, escalera coordinacion, escalera de agilidad, escalera de
      coordinacion, escalera de velocidad, escalera entrenamiento, escalera velocidad, escarpin buceo, escarpin
      neoprene, escudo de patadas, escudo patada, escudo rugby, eslabon cadena bici, eslabon maestro, eslabon rapido,
      espaciador direccion, espada esgrima, espejo bici, espejo para bicicleta, espejo retrovisor bici, espejo
      retrovisor bicicleta, espiga manubrio, espinillera, espuela, espuela equitacion, esqui acuatico, esqui alpino,
      esqui de fondo, esqui nautico, esquis, estaca de slalom, estaca entrenamiento, estaca slalom, estilete ritmica,
      estribera cuero, estribera montar, estribera montura, estribo bronce montar, estribo caballo, estribo campana,
      estribo capacho, estribo charro, estribo chileno, estribo corona, estribo de caballo, estribo de equitacion,
      estribo de madera, estribo de montar, estribo de seguridad, estribo de suela, estribo equitacion, estribo hipico,
      estribo jaula, estribo montar, estribo seguridad, estribo western, estribos flexibles, estribos vaqueros,
      extractor bielas, extractor cassette, extractor de biela, extractor de bielas, extractor de cassette, extractor
      de palanca, extractor de pinon, extractor perno biela, extractor pinones, falsa rienda, faro bicicleta, fideo
      piscina, fijacion de esqui, fijacion de snowboard, fijacion esqui, fijacion ski, fijacion snowboard, filete
      articulado, filete caballo, filete de caballo, filete de olivas, filete goma caballo, filete olivas, filete tres
      piezas, flag football cinturones, floorball, florete, flota flota, flotador espalda natacion, flotador natacion,
      flotador remolcable, flotaflota, foco bici, foco boxeo, foco de buceo, foco delantero bici, foil surf, fondo de
      llanta, fondo tubeless, forro asiento bicicleta, freehub, freno bocado, freno caballo, freno caronero, freno
      charro, freno colombiano, freno criollo, freno de bocado, freno de caballo, freno de disco bicicleta, freno de
      disco mtb, freno herradura bicicleta, freno hidraulico, freno hidraulico shimano, freno levante, freno mordaza
      caballo, freno para caballo, freno patin, freno riendas, freno tiro lateral, freno v brake, frenos hidraulicos
      shimano, frenos v brake, frentera caballo, frontalera, frontalera caballo, fuete caballo, funda asiento
      bicicleta, funda bici, funda cable freno bici, funda cambio, funda day bag, funda de cambio, funda de cambio
      jagwire, funda de freno, funda de surf, funda driver, funda esqui, funda freno, funda para bicicleta, funda para
      montura, funda silla montar, funda sillin, funda snowboard, funda surf, funda tabla, funda tabla snowboard, funda
      tabla surf, funda taco, fusible cambio, fusible de cambio, fusible descarrilador, fusil cressi, fusil de pesca
      submarina, fusil mares, fusil pesca submarina, fusil submarino, fusta, fusta de doma, fusta de salto, fusta doma,
      fusta equitacion, fusta salto, fuste charro, fuste montura, futbol tenis set, futvoley red, gafas aquasphere,
      gafas arena cobra, gafas buceo, gafas ciclismo, gafas ciclista, gafas de buceo, gafas de ciclismo, gafas de
      esqui, gafas de nadar, gafas de natacion, gafas de piscina, gafas de ski, gafas de snowboard, gafas de triatlon,
      gafas de ventisca, gafas esqui, gafas nadar, gafas natacion, gafas padel, gafas para nadar, gafas para natacion,
      gafas piscina, gafas ski, gafas snorkel, gafas snowboard, gafas speedo, gafas squash, galapago colombiano,
      gallito badminton, gallitos, gallos badminton, gamarra, gancho arrecife, gancho bici pared, gancho bicicleta,
      gancho para bicicleta, gel amortiguador montura, gel sillin, gobernadora boxeo, goggle natacion, goggle ski, goma
      arpon, goma butterfly, goma fusil, goma tenis de mesa, goma tenis mesa, gorra de bano, gorra de bano natacion,
      gorra de natación, gorra de silicona natacion, gorra natacion, gorra running, gorrito orejeras caballo, gorro
      antimoscas salto, gorro bano natacion, gorro de bano, gorro de bano piscina, gorro de latex natacion, gorro de
      nadar, gorro de natacion, gorro de piscina, gorro de silicona, gorro de silicona natacion, gorro nadar, gorro
      natacion, gorro neoprene, gorro orejas caballo, gorro piscina, gorro salto caballo, gorro silicona natacion, gps
      ciclismo, grasa arreos, grasa de montaje carbono, grasa para bat, grasa para cueros montura, grip bate, grip
      cuero tenis, grip de tenis, grip hockey, grip lizard skins, grip padel, grip para bat, grip surf, grip tenis,
      grips mtb, groupset, grupera, grupera caballo, grupo shimano, grupo sram, guante 11 75, guante arquero, guante
      beisbol, guante bici, guante billar, guante boliche, guante box, guante boxeo, guante buceo, guante ciclismo,
      guante ciclista, guante corto, guante corto mtb, guante de arquero, guante de beisbol, guante de box, guante de
      boxeo, guante de ciclismo, guante de equitacion, guante de esqui, guante de golero, guante de golf, guante de
      guayo, guante de hipica, guante de hockey, guante de karate, guante de kick boxing, guante de mma, guante de
      montar, guante de mtb, guante de nieve, guante de portero, guante de receptor, guante de saco, guante de ski,
      guante de snowboard, guante de softbol, guante dedo completo, guante dedo corto, guante dedo largo, guante
      equitacion, guante esgrima, guante esqui, guante everlast, guante golf, guante hipica, guante infield, guante
      jardinero beisbol, guante medio dedo, guante mizuno beisbol, guante mma, guante mtb, guante muay thai, guante
      neoprene, guante nieve, guante outfield, guante para arquero, guante para bicicleta, guante para box, guante para
      portero, guante pitcher, guante polo, guante portero, guante rawlings, guante receptor, guante ski, guante snow,
      guante snowboard, guante spinning, guante taekwondo, guante wilson a2000, guante zurdo beisbol, guanteleta,
      guantes dedo completo, guantes dedo corto, guantes dedo largo, guantes ecuestres, guantes medio dedo, guantilla
      bateo, guantilla mma, guantillas, guantin, guantin beisbol, guardabarro aro 29, guardabarro bici, guardabarro
      bicicleta, guardabarro delantero bici, guardabarro delantero mtb, guardabarro mtb, guardabarro para bicicleta,
      guardabarro patinete, guardabarro plegable bici, guardabarro polisport, guardabarro rodado, guardabarro trasero
      bici, guardabarros sks, guardabocas, guardacadena, guardaespinilla catcher, guardafango bicicleta, guardafango
      mtb, guaya bicicleta, guaya cambio, guaya de cambio, guaya de cambios, guaya freno bicicleta, guaya jagwire, guia
      cadena, guia cadena mtb, guia de cadena, guiacadenas, herradura de freno, herradura freno, herradura tiro
      lateral, herradura v brake, hesacore, hibrido callaway, hibrido golf, hierro golf, hinchador balones, hombrera de
      rugby, hombrera futbol americano, hombrera rugby, home de caucho, horquilla 29, horquilla aire, horquilla aro 29,
      horquilla carbono gravel, horquilla carretera carbono, horquilla con hilo, horquilla con suspension, horquilla
      fox, horquilla manitou, horquilla marzocchi, horquilla mtb, horquilla rigida, horquilla rin 29, horquilla
      rockshox, horquilla rodado, horquilla rst, horquilla ruta, horquilla spinner, horquilla suntour, horquilla
      suspension bici, hoverboard, hydrofoil, inflable remolcable, inflador balones, inflador bici, inflador co2,
      inflador de balones, inflador paddle, inflador sup, inserto antipinchazos, inserto tubeless, invento surf,
      invento tabla surf, jabalina, jabon arreos, jabon de arreos, jabon glicerina arreos, jacket buceo, jaquima,
      jaquimon, jaula bateo, jaula de bateo, jineta, juego dardos, juego de dardos, juego de direccion, juego de
      direccion mtb, juego de frenos v brake, juego de mazas, juego de mazas mtb, juego de palos, juego de riendas,
      juego de rodilleras, juego de ruedas carretera, juego de ruedas mtb, juego direccion, juego freno v brake, juego
      manillas de freno, juego v brake, katana de madera, katana entrenamiento, kayak deportivo, kin ball, kit 1x12,
      kit arbitro, kit conversion bici electrica, kit de proteccion patines, kit de protecciones roller, kit de purga
      frenos bici, kit de purga shimano, kit de reparacion bicicleta, kit de sangrado shimano, kit de sangrado sram,
      kit de transmision shimano, kit de transmision sram, kit ebike, kit parches bici, kit proteccion patinaje, kit
      reparacion bici, kit reparacion pinchazos bici, kit retenes fox, kit retenes rockshox, kit sangrado shimano, kit
      sangrado sram, kit suspension patinete, kit transmision 1x11, kit transmision 1x12, kit transmision shimano, kit
      transmision sram, kit tubeless, kite 12m, kite surf, lanzadora de pelotas, lanzapelotas, lastre buceo, latigo
      caballo, latiguillo freno bici, latiguillo hidraulico, latiguillo magura, latiguillo montura, latiguillo shimano,
      latiguillo sram, lazo charro, lazo crudo, lazo de cuero crudo, lazo de enlazar, lazo ganadero, lazo para
      vaqueria, lazo trenzado, lazo vaqueria, lazo vaquero, lead tape, leash, leash paddle surf, leash surf, lentes
      ciclismo, lentes ciclista, lentes de ciclismo, lentes de nado, lentes de natación, lentes natacion, lentes para
      nadar, lentes para natacion, lija para skate, lija skate, limpia cadena bicicleta, limpiacadenas, limpiador bici,
      limpiador bicicletas, limpiador de cadena, linga para bicicleta, linterna buceo, linterna de buceo, liquido
      antipinchazos, liquido de frenos shimano, liquido sellante bicicleta, liquido tubeless, llanta 24 x 1, llanta 26,
      llanta 26x1, llanta 26x2, llanta 27 5, llanta 27 5x2, llanta 29, llanta 29 doble pared, llanta 29x1, llanta 29x2,
      llanta 700, llanta 700x25, llanta 700x28, llanta aro 26, llanta aro 29, llanta bici, llanta bicicleta, llanta
      bicicleta r29, llanta buffalo, llanta de bicicleta, llanta doble pared, llanta mavic, llanta maxxis mtb, llanta
      mtb, llanta para bicicleta, llanta pared simple, llanta ruta 700, llanta weinmann, llave de cassette, llave de
      pinones, llave de radios, llave de rayos, llave pedales, llave rayos, lomillo, longboard, lubricante cadena bici,
      lubricante cadena bicicleta, lubricante cadena mtb, lubricante ceramico bici, lubricante finish line, lubricante
      muc off, lubricante para cadena bicicleta, luz bici, luz delantera, luz delantera bici, luz delantera cateye, luz
      delantera recargable, luz delantera recargable bici, luz delantera usb, luz led bicicleta, luz para bici, luz
      para bicicleta, luz posterior usb, luz trasera, luz trasera bici, luz trasera cateye, luz trasera garmin varia,
      luz trasera led recargable, luz trasera recargable, luz trasera recargable bici, luz trasera usb, luz usb
      delantera, luz usb trasera, madera 3 golf, madera callaway, madera golf, madera tenis de mesa, magnesio escalada
      gimnasia, maleta bici, maleta bicicleta, maleta montura caballo, maleta portabicicletas, malla arco, malla
      badminton, malla de futbol, malla de tenis, malla de vóley, malla futbol, malla tenis, malla voley, mandil
      caballo, mandil de silla, mandil montura, mando cambio bici, mando cambio shimano, mando remoto tija, mando
      shimano, manea caballo, manea cuero, maneador, maneta de cambio, maneta freno bici, maneta freno bicicleta,
      maneta freno shimano, maneta shimano, manga bate, mango mtb, manguito de natacion, manguito natacion, manguito
      piscina, manilla beisbol, manilla cambio, manilla cambio freno, manilla de cambio, manilla de freno bicicleta,
      manilla freno mtb, manillar, manillar bici, manillar carbono, manillar carretera, manillar gravel, manillar mtb,
      manillar renthal, manillar riser, maniqui entrenamiento, manometro buceo, manometro de buceo, manopla arquero,
      manopla beisbol, manopla boxeo, manopla de beisbol, manopla de boxeo, manopla de foco, manopla de natacion,
      manopla esqui, manopla natacion, manopla nieve, manopla primera base, manta de montar, manta sudadero, mantilla
      caballo, mantilla de doma, mantilla de salto, mantilla de uso general, mantilla doma, mantilla equitacion,
      mantilla kentucky, mantilla pony, mantilla salto, manubrio, manubrio mtb, manubrio playera, manubrio ruta,
      manzana bicicleta, maquina encordar, maquina lanzadora pelotas, marcador bola golf, marcador de cancha, marcador
      de golf, marcador deportivo, marcador tantos, marco carbono, marco mtb, marco ruta, martillo horseball, martillo
      lanzamiento, martingala, mascara buceo, mascara cressi, mascara de buceo, mascara de esqui, mascara de nieve,
      mascara esgrima, mascara esqui, mascara mares, mascara nieve, mascara ski, mascara snow, mascota catcher, mascota
      primera base, matra recado, maxxis alambre, maxxis kevlar, maza bmx, maza delantera 32, maza delantera 36, maza
      delantera disco, maza delantera novatec, maza disco, maza formula, maza gimnasia, maza mtb, maza ritmica, maza
      rodamiento, maza sellada, maza shimano, maza trasera 32, maza trasera 36, maza trasera disco, maza trasera mtb,
      maza trasera novatec, mechas antipinchazos, mechas tubeless, medalla deportiva, medidor cadena bici, medidor de
      cadena, medidor de golf, menudilleras, mesa billar, mesa de billar, mesa de futbolin profesional, mesa de ping
      pong, mesa de pool, mesa de tenis de mesa, mesa ping pong, mesa pool, mini bomba bici, mini bombin bici, mini
      canasta, mini porterias, minibomba, miniporteria, minitramp, missing link cadena, missinglink, miton ciclismo,
      moneda arbitro, monoaleta, monociclo electrico, monopatin, monoplato, montura caballo, montura cabezada, montura
      charra, montura chilena, montura colombiana, montura criolla, montura de cuero, montura de paso, montura de polo,
      montura de salto, montura de silla, montura doma, montura inglesa, montura malvinera, montura mcclellan, montura
      mixta, montura para caballo, montura texana, montura uruguaya, montura vaquera, mordaza de freno bicicleta, motor
      bafang, motor bb, motor bici electrica, motor cuadrante, motor pedalier, motor sellado, motor tsdz2, mousse mtb,
      muc off, multiplicacion mtb, multiplicacion prowheel, multiplicacion shimano, muneco barrera, munequera boliche,
      munequera jugadas, munequera qb, munequera quarterback, muserola, neumatico 12x2, neumatico 16x2, neumatico 20 x
      1, neumatico 20 x 2, neumatico 20x2, neumatico 24 x 1, neumatico 24 x 2, neumatico 24x1, neumatico 24x2,
      neumatico 26 x 1, neumatico 26 x 2, neumatico 26x1, neumatico 26x2, neumatico 27 5, neumatico 27 5x2, neumatico
      29, neumatico 29x2, neumatico 700, neumatico 700x25, neumatico 700x28, neumatico 700x32, neumatico arisun,
      neumatico aro 26, neumatico aro 29, neumatico bicicleta, neumatico bmx, neumatico buffalo, neumatico camara r29,
      neumatico chaoyang, neumatico de bicicleta, neumatico gravel, neumatico hartex, neumatico kenda, neumatico maxxis
      mtb, neumatico mtb, neumatico patinete, neumatico patinete xiaomi, neumatico ruta, niple radio, niple rayo,
      noodle para cable, noodle v brake, nucleo hg, nucleo microspline, nucleo shimano, nucleo xd, nunchaku, obi
      karate, obstaculo de salto, obstaculo salto caballo, obus pesca submarina, obus presta, octopus buceo, oliva pin,
      ordenador buceo, ordenador cressi, ordenador de buceo, ordenador mares, ordenador suunto, orejera caballo,
      orejera de doma, overgrip, pacha, pad surf, paddle sup, paddle surf, paddle tenis, pala adidas, pala babolat,
      pala black crown, pala bullpadel, pala de natacion, pala de padel, pala de playa, pala drop shot, pala dunlop
      padel, pala head, pala head padel, pala natacion, pala nox, pala padel, pala pickleball, pala playa, pala siux,
      pala starvie, pala tenis de mesa, pala vibor a, palanca de cambio bici, palanca de cambios bicicleta, palanca de
      freno bicicleta, palanca freno bici, palancas desmontables, palchagui, paleta adidas metalbone, paleta bullpadel,
      paleta de padel, paleta de ping pong, paleta de playa, paleta frontenis, paleta head, paleta nox, paleta odea,
      paleta paddle, paleta padel, paleta pickleball, paleta ping pong, paleta playa, paleta playera, paleta royal
      padel, paleta siux, paleta steel custom, paleta taekwondo, paleta tenis de mesa, paletero, paletero padel,
      palillo cinta ritmica, palo adidas hockey, palo brabo hockey, palo de golf, palo de hockey, palo de polo, palo
      grays, palo hockey, palo stick, palo vlack, pano billar, pano de pool, pao boxeo, pao de boxeo, paos, paracaidas
      entrenamiento, paracaidas resistencia, parafina sexwax, parafina surf, parche bici, parche bicicleta, parche
      camara, parche camara bici, parche de bicicleta, parche glueless, parches camara, parches glueless, parches
      tubeless, parrilla trasera bici, parrillero bicicleta, pascal box, pasta de carbono montaje, pastilla de freno
      avid, pastilla de freno bici, pastilla de freno bicicleta, pastilla de freno galfer bici, pastilla de freno hope,
      pastilla de freno magura, pastilla de freno mtb, pastilla de freno para bicicleta, pastilla de freno shimano,
      pastilla de freno sram, pastilla de freno tektro, pastilla freno avid, pastilla freno bici, pastilla freno
      bicicleta, pastilla freno disco bicicleta, pastilla freno disco hidraulico, pastilla freno magura, pastilla freno
      mtb, pastilla freno patin, pastilla freno shimano, pastilla freno sram, pastilla freno tektro, pastilla shimano,
      pastillas freno mtb, pastillas resina, pata de cambio, pata de cambio shimano, pata de rana, pata soporte
      bicicleta, patada natacion, patilla cambio, patilla de cambio, patin, patin artistico, patin linea, patines,
      patines 4 ruedas, patines de cuatro ruedas, patines de hielo, patines de hockey, patines en linea, patines
      extensibles, patines hielo, patines quad, patines roller, patines semiprofesionales, patineta, patinete, pechera
      caballo, pechera catcher, pechera de entrenamiento, pechera deportiva, pechera entrenamiento, pechera futbol,
      pechera vaquera, pechopetral, pedal, pedal clip, pedal contrapedal, pedal de aluminio, pedal look, pedal mtb,
      pedal plano, pedal plataforma, pedal shimano, pedal spd, pedales, pedales automaticos, pedalier, pedalier
      shimano, pedalin, pedivela, pegamento para parches, pegamento parche, pelero, pelota, pelota a mano, pelota
      adidas, pelota basquet, pelota bateo, pelota beisbol, pelota bullpadel, pelota de basket, pelota de basquet,
      pelota de beisbol, pelota de futbol, pelota de futsal, pelota de golf, pelota de handball, pelota de hockey,
      pelota de paddle, pelota de padel, pelota de ping pong, pelota de rugby, pelota de softball, pelota de softbol,
      pelota de tenis, pelota de voley, pelota dudley, pelota footvolley, pelota frontenis, pelota futbol, pelota
      futsal, pelota golf, pelota goma pulpo, pelota handball, pelota head padel, pelota medicinal deporte, pelota
      medicinal handball, pelota mikasa, pelota n 5, pelota n3, pelota n4, pelota n5, pelota nike, pelota nro 5, pelota
      numero 5, pelota padel, pelota pala, pelota papi, pelota penalty, pelota pickleball, pelota ping pong, pelota
      pulpo, pelota rawlings, pelota ritmica, pelota rugby gilbert, pelota softball, pelota softbol, pelota squash,
      pelota tenis, pelota vasca, pelota voley, pelota wiffle, pelota wilson a1030, pelotas de frontenis, pera boxeo,
      pera cielo y tierra, pera de boxeo, pera loca, pera velocidad, perno biela, perno corona, perno para tee, pesa
      para bat, peso de lanzamiento, peso lanzamiento, petanca, peto catcher, peto de entrenamiento, peto de taekwondo,
      peto deportivo, peto entrenamiento, peto futbol, peto karate, peto taekwondo, peto y rodilleras, petral, pica
      agilidad, pica de entrenamiento, pica entrenamiento, pie de taller, piel de foca, piel foca, piernas de freno,
      pino bat, pino para bat, pinon 10 velocidades, pinon 10v, pinon 11 velocidades, pinon 11v, pinon 12 velocidades,
      pinon 12v, pinon 1v, pinon 6v, pinon 7 velocidades, pinon 7v, pinon 8 velocidades, pinon 8v, pinon 9 velocidades,
      pinon 9v, pinon atornillado, pinon bici, pinon cassette, pinon fijo, pinon freewheel, pinon libre, pinon rosca,
      pinon shimano, pinon sun race, pinon velocidades, pinza de freno bici, pinza nariz, pinza nariz natacion, pinza
      nasal natacion, piola cambio, piola de cambio, piola de freno, piola freno, piragua, pita surf, pito arbitro,
      pito fox 40, pizarra buceo, pizarra dt, pizarra tactica, pizarra tecnico, plancha patin, plantilla patin,
      platillo de entrenamiento, platillo entrenamiento, plato 32t, plato 34t, plato bici, plato de home, plato de
      monta, plato mtb, plato narrow wide, plato oval, plato palanca, plato palanca mtb, plato palanca shimano, plato
      shimano, plato sram, platos de entrenamiento, platos entrenamiento, platos y bielas, playbook munequera, playera
      aro 26, playera rodado, plinton, plomo buceo, plomo lastre, pluma badminton, plumas dardos, plumas de dardos,
      plumilla badminton, polaina ciclismo, polea cambio trasero, porta anfora, porta bidon, porta bidones, porta
      caramagiola, porta caramañola, porta celular bicicleta, porta dorsal, porta montura, porta silla montar, porta
      termo bicicleta, porta tomatodo, portaanfora, portabalones, portabebes bici, portabebes bicicleta,
      portabicicletas, portabidon, portabulto, portacaramanola, portadorsal, portadorsal triatlon, portaequipaje bici,
      portaequipaje bicicleta, portaequipaje trasero bicicleta, portamonturas, portamovil bici, portatomatodo,
      porteria, porteria balonmano, porteria futbol, porteria infantil, porteria plegable, poste de asiento, potencia
      31 8, potencia ahead, potencia bici, potencia bontrager, potencia carretera, potencia deda, potencia fsa,
      potencia mtb, potencia pro, potencia race face, potencia regulable, potencia ritchey, potenciometro bielas,
      potenciometro ciclismo, potro gimnasia, presurizador de pelotas, presurizador pascal box, presurizador pelotas,
      pretal caballo, pretal criollo, pretal cuero caballo, profundimetro, proteccion roller, protecciones patines,
      protector caballo, protector cabezal, protector codo bateador, protector cuadro bici, protector de caballo,
      protector de cuadro, protector de espalda esqui, protector de pala, protector de paletas, protector de pecho,
      protector de vaina, protector espalda esqui, protector genital, protector inguinal, protector marco pala,
      protector menudillo, protector padel, protector pala, protector para pala, protector pecho taekwondo, protector
      puntas ballet, protector salto, protector transparente pala, protector vaina, protectores de tendones,
      protectores delanteros caballo, protectores tendones caballo, protectores traseros caballo, protectores veredus,
      puching ball, pull boy, pullbuoy, punching ball, puno, puno bici, puno de bici, puno de gel, puno de manillar,
      puno ergonomico, puno esi, puno gel, puno grip, puno lock on, punos ergonomicos, punos lock on, punta de dardo,
      puntas dardos, puntera ballet, puntera ciclismo, puntera de cambio, puntera silicona ballet, punto bici, putter,
      puños mtb, quick link, quilla, quilla future, quilla sup, quilla surf, quillas, quillas fcs, radio sapim, radios
      bici, radios dt swiss, ramal caballo, ramal para caballo, rana juego deportivo, raqueta, raqueta badminton,
      raqueta de badminton, raqueta de padel, raqueta de ping pong, raqueta de squash, raqueta padel, raqueta ping
      pong, raqueta squash, raquetbol, raquetero, rastrales, rayo acero, rayo con niples, rayo cromado, rayo inox, rayo
      mtb, rayo niples, rayo pl, rayos acerados, reata, rebenque, rebotador futbol, rebounder futbol, recado gaucho,
      recogepelotas, red badminton, red baloncesto, red balones, red basquet, red cama elastica, red de arco, red de
      badminton, red de baloncesto, red de basquet, red de bateo, red de contencion, red de futbol, red de padel, red
      de porteria, red de tenis, red de voleibol, red de voley, red futbol, red golf, red padel, red para arco de
      futbol, red para porteria, red para voleibol, red pickleball, red ping pong, red porteria, red tenis, red
      voleibol, red voley, redecilla ballet, redecilla concurso, redecilla hipica, reflectante bici, reflectivo bici,
      reflector bici, regulador buceo, regulador cressi, regulador de buceo, regulador mares, regulador scubapro, rejo
      de enlazar, remo carbono sup, remo ergometro, remo paddle, remo sup, remolque bici, remolque infantil bicicleta,
      reten horquilla fox, reten horquilla mtb, retrovisor bici, retrovisor bicicleta, retrovisor para bicicleta,
      rienda alemana, rienda caballo, rienda criolla, rienda de cuero, rienda de goma, rienda para caballo, rienda
      tiento, rienda trenzada, riendas, riendas charras, rin 26 doble, rin 29 bicicleta, rin bicicleta, rin doble
      pared, rin mtb, robot tenis de mesa, rodamiento abec, rodamiento direccion, rodamiento enjaulado, rodamiento
      maza, rodamiento skate, rodamientos patines, rodillera catcher, rodillera de polo, rodillera de voleibol,
      rodillera de voley, rodillera mikasa, rodillera mtb, rodillera patin, rodillera patinaje, rodillera voleibol,
      rodillera voley, rodillera volleyball, rodilleras y coderas, rodillo bici, rodillo ciclismo, rodillo de ciclismo,
      rodillo de entrenamiento, rodillo elite, rodillo entrenamiento, rodillo entrenamiento ciclismo, rodillo
      inteligente, rodillo tacx, rodillo zycle, roldana cambio, roldana de cambio, rollers, rollers extensibles, rollo
      cordaje, rompimiento tablas taekwondo, rosca arrastre, rotor 160mm, rotor 180mm, rotor 6 tornillos, rotor bmx,
      rotor freestyle, rotor shimano, rueda bici, rueda carbono, rueda carbono ciclismo, rueda carretera, rueda
      delantera 29, rueda estabilizadora, rueda fulcrum, rueda gravel, rueda lateral, rueda mavic, rueda mtb, rueda
      para patinete, rueda patin, rueda roll line, rueda trasera 29, ruedas de patines, ruedas dt swiss, ruedas hockey
      patines, ruedas para patines, ruedas patines, ruedas rollers, ruedas tubeless, ruedecilla cambio, ruedines,
      rueditas estabilizadoras, ruleman abec 7, ruleman patin, ruleman skate, sable esgrima, saco boxeo, saco de boxeo,
      sai karate, salpicadera bicicleta, salvacruz, sellador tubeless, sellante bicicleta, sellante tubeless, sensor
      cadencia, sensor de cadencia, separador dedos ballet, separador direccion carbono, serreta, serreta caballo,
      serreton, set badminton, set buceo, set cordaje, set dardos, set de arbitro, set de dardos, set de golf, set de
      protecciones patin, set palas de playa, seta entrenamiento, shifter shimano, shifters altus, shinai, silbato,
      silla antares, silla bebe bicicleta, silla bici bebe, silla bicicleta, silla chalan, silla charra, silla
      childeric, silla completo hipica, silla cwd, silla de bicicleta, silla de chalan, silla de doma, silla de montar,
      silla de raid, silla de salto, silla doma, silla equitacion, silla infantil bicicleta, silla marjoman, silla nino
      bicicleta, silla portabebe, silla portabebes bici, silla potrera, silla prestige, silla raid, silla rejoneo,
      silla salto, silla salto caballo, silla trasera bicicleta, silla uso general caballo, silla vaquera, silla
      western, silla zaldi, sillin, sillin antiprostatico, sillin carretera, sillin fizik, sillin gel, sillin mtb,
      sillin selle italia, silueta barrera futbol, skate, slackline kit, snorkel, sobrepelo, sobrepuesto carpincho,
      softboard, soga caballo lazo, soga charra, soga de florear, soga florear, soga gimnasia ritmica, soga vaquera,
      solucion parches, soporte bici pared, soporte celular bicicleta, soporte celular para bicicleta, soporte costal,
      soporte de reparacion bici, soporte de reparacion bicicleta, soporte garmin, soporte movil bici, soporte movil
      bicicleta, soporte movil para bicicleta, soporte para bici, soporte para bicicleta, soporte taller bici, soporte
      taller bicicleta, soportes salto obstaculos, spool buceo, spray arbitro, stick de hockey, stick hockey, sticker
      protector marco, sticky bumps, sudadero, sudadero caballo, suela taco, suelo tatami, suspension 29 mtb,
      suspension delantera mtb, suspension rockshox, suspension suntour, tabla, tabla cruiser, tabla de bodyboard,
      tabla de esqui, tabla de nado, tabla de natacion, tabla de paddle, tabla de patada, tabla de skate, tabla de
      snowboard, tabla de surf, tabla esqui, tabla flotadora, tabla foil, tabla kitesurf, tabla nado, tabla natacion,
      tabla skate, tabla snowboard, tabla softop, tabla stand up paddle, tabla sup, tabla surf, tablero baloncesto,
      tablero basquet, tablero basquetbol, tablero de baloncesto, tablero de basquetbol, tablero de dardos, tablita
      tactica, taco billar, taco de billar, taco de polo, taco de pool, taco de salida, taco golf, taco patin, taco
      polo, taco pool, taco shimano spd, tahitiana fusil, talero, tanque buceo, tanque de buceo, tapa direccion bici,
      tapabarro aro, tapabarro bicicleta, tapabarro mtb, tapabarros plasticos, tapadera estribo, tape pala, tapete
      billar, tapon botella buceo, tapon de oido natacion, tapon manillar, tapon nariz natacion, tapon natacion, tapon
      oido natacion, tapones oidos natacion, tarjeta arbitro, tarjeta de arbitro, tatami, tatami puzzle, tee a head,
      tee alum, tee aluminio, tee bateo, tee de bateo, tee de golf, tee de madera, tee golf, tee madera, tee mtb, tee
      rugby, tejo profesional, tejos, telemetro golf, tendoneras, tensor cadena bici, terminal cable freno, terminal de
      cable, terminal piola, termo ciclismo, testigo relevo, testigo relevos, tibial kick boxing, tibial muay thai,
      tibiales, tija, tija carbono, tija con suspension, tija de sillin, tija sillin, tija suspension, tija
      telescopica, timbre bici, timbre bicicleta, timbre manillar, timbre para bicicleta, timon mtb, tiradera caballo,
      tiza billar, tiza de billar, tobillera futbol, tobillero caballo, tomatodo ciclismo, tonfa, tope de funda, tope
      de manubrio, tope funda, tope manubrio, tope patin, tornillo biela, traba caballo, traba pedal, traje neoprene,
      tralla, tralla caballo, tralla equitacion, trampolin, trampolin exterior, trampolin fitness, transmision 1x11,
      transmision 1x12, transmision shimano, transmision sram, triangulo billar, triciclo adulto, triciclo adultos,
      triciclo de carga, triciclo de reparto, trineo, trineo de empuje, trineo infantil, trineo nieve, trineos, trofeo
      deportivo, trolley golf, tronchacadena, tronchacadenas, trucks independent, tubeless, tubo asiento, tubo buceo,
      tubo de asiento, tubo de buceo, tubo de pelotas, tubo head, tubo pelotas, tubo wilson, tubo x 3 pelotas, tubular
      carretera, tubular vittoria, twintip, undergrip, v brake, valla agilidad, valla atletismo, valla coordinacion,
      valla de agilidad, valla de atletismo, valla de coordinacion, valla de entrenamiento, valla entrenamiento,
      valvula presta, valvula tubeless, varilla arpon, varilla fusil, vela windsurf, velocimetro bicicleta, velocimetro
      inalambrico bicicleta, venda box, venda boxeo, venda caballo, venda de boxeo, venda de descanso, venda de
      trabajo, venda de trabajo caballo, venda muay thai, venda para box, venda para boxeo, venda polar, venda polo
      caballo, vendas elasticas boxeo, vendas elasticas caballo, vendas polares caballo, ventisca esqui, viga
      equilibrio, visor buceo, visor de buceo, volante badminton, volante mtb, volante prowheel, volante shimano,
      vortex lanzamiento, vulcanizado camara, wax surf, wedge 56, wedge 60, wedge golf, wedge vokey, wiffle ball, wing
      foil, wishbone fusil, wristband tenis, zamarro, zamarros, zapata de freno bici, zapata de freno bicicleta, zapata
      freno bici, zapata freno bicicleta, zapata v brake, zapatillas spinning calas`,
    ],
  ],
  unsure: `aletas, arpon, badana, balon, barbada, bate, bici, biela, bielas, billar, bolos, cabestro, cabezada, calas,
    cama elastica, candado u lock, cartucho co2, casco, cascos, cincha, cono delantero, cono trasero, conos, cordaje,
    correon, cronometro, cuarta charra, culote, culotte, dardos, desviador, diana, eje bloqueo, encordado, estribo
    caballo, filete caballo, florete, floretes, fusta, gorra de bano, gorro de bano, guante corto, guia cadena, guia de
    cadena, leash, llanta bicicleta, luz delantera, luz trasera, maillot, manilla cambio, manilla de cambio, manillar,
    manubrio, maza sellada, motor sellado, paos, patin, pedal, pedales, pelota, perneras, piola de freno, piola freno,
    piragua, plastron, porteria, potencia regulable, puno, quilla, quillas, riendas, rodamiento enjaulado, rollers,
    rueda lateral, serreta, sillin, tabla, talero, tatami, tee alum, tee aluminio, terminal de cable, tija, trampolin,
    trineo, tubeless, zamarros`,
  watched: 'beisbol, softbol',
  uses: {
    SPORTS: `atletismo, badminton, ballet, baloncesto, balonmano, basquet, basquetbol, beisbol, biatlon, bicicleteria,
      bodyboard, boxeador, boxeo, ciclismo, ciclista, correr, crossfit, danza, deporte, deportes, deportivo, ecuestre,
      equitacion, esgrima, esqui, esquiar, futbol, futbol sala, futbolista, futsal, gimnasia, golf, halterofilia,
      handball, hipica, hockey, judo, karate, kickboxing, kitesurf, mtb, natacion, padel, para correr, patinaje,
      pickleball, piraguismo, rugby, running, skate, snowboard, snowboarding, softbol, sporting, squash, submarinismo,
      surf, taekwondo, talabarteria, tenis de mesa, tiro con arco, triatlon, voleibol, voley, wakeboard, waterpolo,
      windsurf`,
  },
};
