import type { Subject } from '../words.ts';

export const VEHICLES: Subject = {
  things: [
    ['AUTOMOTIVE+SHOES', 'botas cross, botas moto, botas motocross'],
    [
      'AUTOMOTIVE+KITCHEN',
      'taza para auto, taza termica para auto, vaso térmico eléctrico para auto, vaso termico para auto',
    ],
    [
      'AUTOMOTIVE+FASHION',
      `camiseta motocross, chamarra de motociclista, chamarra moto, chaqueta cordura, chaqueta moto, chaqueta moto
      mujer, equipacion motocross, impermeable moto, mono mecanico, mono moto, pantalon cordura, pantalon moto,
      pantalon motocross, traje lluvia moto, traje moto`,
    ],
    [
      'AUTOMOTIVE+ELECTRONICS',
      `adaptador android auto, adaptador carplay, adaptador mechero coche, alarma para auto, amplificador auto,
      amplificador coche, amplificador para auto, auto radio android, autoestereo, autorradio, autorradio android,
      bocinas auto, bocinas para auto, camara aparcamiento, camara de coche, camara de marcha atras, camara de reversa,
      camara marcha atras, camara para auto, camara reversa, camara salpicadero, cargador auto, cargador coche,
      cargador de auto, cargador de coche, cargador de mechero, cargador mechero coche, cargador para auto, carplay
      inalambrico, dashcam, encendedor mechero coche, estereo, estereo auto, estereo carro, estereo de auto, estereo
      para auto, etapa potencia coche, inversor 12v 220v, pantalla android auto, pantalla android coche, pantalla auto
      android, pantalla carplay, radio android coche, radio coche, radio de coche, sensor aparcamiento kit, sensor de
      reversa, sensor reversa, soporte auto, soporte celular para auto, soporte de auto, soporte magnetico auto,
      soporte magnetico de auto, soporte movil coche, soporte movil rejilla, soporte para auto, soporte para coche
      movil, transmisor fm`,
    ],
    [
      'AUTOMOTIVE',
      `abrillantador de llantas, abrillantador llantas, abrillantador neumaticos, aceite 10w40, aceite 15w40, aceite 2
      tiempos, aceite 20w50, aceite 2t, aceite 4t, aceite 5w30, aceite 5w40, aceite caja, aceite caja cambios, aceite
      de motor, aceite de transmision, aceite direccion, aceite hidraulico coche, aceite horquilla, aceite mezcla,
      aceite moto, aceite motor, aceite para motor, aceite semi sintetico, aceite sintetico, aceite transmision,
      acumulador, aditivo, aditivo diesel, aditivo gasolina, alargador cinturon coche, aleron, aleta delantera,
      alfombra coche, alfombra de coche, alfombra maletero, alfombra para coche, alfombras auto, alfombrilla coche,
      alfombrilla maletero, alfombrillas a medida, alfombrillas audi, alfombrillas auto, alfombrillas bmw,
      alfombrillas coche, alfombrillas ford, alfombrillas peugeot, alfombrillas renault, alfombrillas seat,
      alfombrillas toyota, alfombrillas volkswagen, alternador, alzavidrios, amarre remolque, ambientador coche,
      amortiguador, amortiguadores, anillos de piston, anillos piston, antena auto, anticongelante, antiniebla,
      antirrobo disco, arbol de levas, arbol levas, armor all, aromatizante auto, aromatizante para auto, arrancador,
      arrancador de baterias, asiento deportivo coche, asiento racing, asiento tractor, autoparte, baca, baca coche,
      balata, balatas, balero rueda, baliza v16, balizas v16, banda, banda accesorios, banda de distribucion, banda de
      tiempo, banda distribucion, banda tiempo, banda variador, bandeja bateria, bandeja coche, bandeja maletero,
      bandeja trasera coche, barra de remolque, barra direccion, barra estabilizadora, barra led 4x4, barra remolque,
      barra torsion, barras de techo, barras portaequipaje, barras techo, baston volante, basurero vehículo, bateria
      auto, bateria coche, bateria de coche, batería de auto, baul moto, bieleta, bieletas, bimasa, birlo, birlos,
      bobina, bobina de encendido, bobina encendido, bola de remolque, bola remolque, bolsa aire, bolsa de aire, bolsa
      deposito, bolsa herramientas moto, bolsa maletero, bolsa para maletero, bolsa sobredeposito, bolsas aire, bolsas
      de aire, bomba aceite, bomba agua coche, bomba agua distribucion, bomba agua motor, bomba combustible, bomba
      cummins, bomba de aceite, bomba de agua auto, bomba de combustible, bomba de direccion, bomba de embrague, bomba
      de freno, bomba de gasolina, bomba direccion, bomba embrague, bomba freno, bomba gasolina, bomba inyeccion,
      bomba inyectora, bomba vacio, bombilla coche, bombilla h4, bombilla h7, bombilla matricula, bombilla para coche,
      bombilla w5w, bombillas coche, bombillas h7, bombin freno, bomper, booster arranque, booster freno, borne
      bateria, bornes bateria, bote recuperador, brazo suspension, buje, buje horquilla, bujes, bujia, bujias, bumper
      auto, buzo hidraulico, caballete moto, caballete trasero moto, cabeza de motor, cabeza motor, cable acelerador,
      cable capo, cable carga coche electrico, cable de capo, cable de freno, cable embrague, cable freno, cable tipo
      2, cables arranque, cables de bujia, cables para pasar corriente, cables pasa corriente, cadena de distribucion,
      cadena de tiempo, cadena distribucion, cadena moto, cadena tiempo, cadena transmision, cadenas de nieve, cadenas
      nieve, cadenas textiles nieve, caja cambios, caja de cambios, caja de direccion, caja de fusibles, caja de
      velocidades, caja direccion, caja fusibles, caja velocidades, cajuela, calandra, calavera, calavera trasera,
      calaveras, calentador diesel, calentadores diesel, caliper, calzos autocaravana, calzos caravana, camara llanta,
      camara moto, campera moto, canastilla techo, candado disco, capo, capo motor, capot, caravana accesorios,
      carburador, carcasa espejo, carcasa llave, carcasa mando coche, carenado, cargador coche electrico, cargador de
      baterias auto, carter, casco abatible, casco cross, casco de moto, casco de motocross, casco integral, casco
      modular, casco moto, casco motociclista, casco para moto, catalizador, caudalimetro, centro rueda, cera
      automotriz, cera para auto, chaleco emergencia coche, chamarra motociclista, chapa coche, chapa cofre, chapa
      puerta auto, chicle carburador, chicote, chicote clutch, cierre puerta coche, ciguenal, cilindro de freno,
      cilindro freno, cinta termica escape, cinturon de seguridad, cinturon seguridad, claraboya autocaravana, claxon,
      cofano, cofre, cofre auto, cofre coche, cofre de techo, cofre techo, cojin asiento coche, cojin auto, cojin
      cervical coche, cojin coche, cojin lumbar coche, cojin para auto, cojin para coche, cojinete rueda, cola escape,
      colector admision, colector escape, colgante de coche, colgante para coche, colin, collarin clutch, columna de
      direccion, columna direccion, compresor aire acondicionado, compresor clima, compresor coche, compresor de
      clima, compresor portatil auto, computadora ecu, condensador, conector remolque, contra chapa, contrapesos,
      contrapesos manillar, control alarma, control clima, corona transmision, correa accesorios, correa de
      distribucion, correa de remolque, correa de tiempo, correa dentada, correa distribucion, correa remolque, correa
      scooter, correa servicio, correa tiempo, correa variador, correas con matraca, cremallera de direccion,
      cremallera direccion, cristal espejo, cristal faro, cristal puerta, cruceta, cruceta llave, cuarto, cuartos
      delanteros, cuatrimoto, cubeta maletero, cubierta moto, cubo de rueda coche, cubo rueda coche, cubre alfombra,
      cubre asientos, cubre auto, cubre carter, cubre volante, cubreasientos, cubrecarter, cubremanos, cubremoto,
      cubrepiernas scooter, cubrepolvo, cubrevolante, cuerda remolque, cuerpo aceleracion, cuerpo de aceleracion,
      cuerpo mariposa, culata, cupula, defensa, defensa auto, defensa delantera, deflectores, deflectores aire,
      deflectores viento, deposito combustible, deposito expansion, deposito gasolina, deposito refrigerante,
      desconectador bateria, difusor trasero, direccional, direccionales, disco clutch, disco de clutch, disco de
      freno, disco embrague, disco freno, disco rotor, discos de freno, discos embrague moto, discos freno, distintivo
      ambiental, distribuidor encendido, electroventilador, elevador cristal, elevador de cristal, elevador de vidrio,
      elevador vidrio, elevalunas, elm327, embellecedor rueda, embellecedores rueda, emblema, emblema coche, emblemas,
      embrague, embrague kit, empaque cabeza, empaque de motor, empaque motor, enganche, enganche remolque, escaner
      automotriz, escaner obd2, escape, escape akrapovic, escape deportivo, escape moto, escobilla trasera, escobillas
      bosch aerotwin, escobillas coche, escobillas traseras, escobillas valeo, espejo lateral, espejo retrovisor,
      espejos retrovisores, espiga, esponja coche, estator, estriberas, estribo, estribos, evaporador clima, extractor
      volante, facia, faldon lateral, fap, faro, faro antiniebla, faro delantero, faro trasero, farola, farolas,
      faros, faros antiniebla, faros auxiliares, fascia, filtro aceite, filtro aire, filtro antipolen, filtro cabina,
      filtro combustible, filtro de aceite, filtro de aire, filtro de cabina, filtro de caja automatica, filtro de
      combustible, filtro de gasoil, filtro de gasolina, filtro gasoil, filtro gasolina, filtro habitaculo, filtro
      hidraulico, filtro particulas, filtro polen, filtro separador, filtros, flecha homocinetica, foco auto led, foco
      h4, focos h11, focos h4, focos led auto, freno de mano, freno de mano palanca, freno mano, freno mano palanca,
      frenos, fuelle, fuelle palanca, fuelle transmision, funda asiento, funda asiento coche, funda asientos coche,
      funda coche, funda de asiento, funda de coche, funda exterior coche, funda llave coche, funda maletero, funda
      para asiento, funda para auto, funda para coche, funda para moto, funda para volante, funda rueda repuesto,
      funda salpicadero, funda volante, fundas asiento, fundas asientos, fundas de asiento, fundas nieve, gafas casco
      moto, gafas cross, gafas motocross, gamuza coche, gancho de remolque, gancho remolque, gato auto, gato
      carretilla, gato coche, gato de patin, gato elevador, gato hidraulico botella, gato hidraulico de botella, goma
      maletero, goma puerta, grasa cadena, guante lavado coche, guantes moto, guantes motociclista, guantes para moto,
      guardabarros, guardafango, guaya, guaya clutch, guayas, hebilla cinturon seguridad, herramientas automotrices,
      horquilla inferior, horquilla suspension, hule puerta, infla llantas, inflador, inflador de llantas, inflador de
      neumaticos, inflador portatil, inflador ruedas, inflallantas, intercomunicador casco, intercomunicador moto,
      intermitente, intermitente led, intermitentes, interruptor elevalunas, interruptor freno, inyector, inyector
      diesel, juego alfombrillas, juego de alfombrillas, juego de juntas, juego juntas motor, juego zapatas, junta
      cabeza, junta colector, junta culata, junta de cabeza, junta de culata, junta de escape, junta de tapa, junta
      escape, junta faro, junta homocinetica, junta tapa, junta valvulas, kit adhesivos motocross, kit antipinchazos,
      kit arrastre, kit bolsas aire, kit bolsas de aire, kit bomba agua, kit cilindro, kit clutch, kit de arrastre,
      kit de clutch, kit de distribucion, kit de embrague, kit de frenos, kit de limpieza coche, kit de reparacion
      motor, kit de reparacion neumaticos, kit de suspension, kit distribucion, kit embrague, kit filtros, kit filtros
      coche, kit focos led, kit frenos, kit juntas motor, kit limpieza coche, kit plasticos motocross, kit reparacion
      llantas, kit reparacion motor, kit reparacion parabrisas, kit reparapinchazos, kit revision, kit suspension, kit
      transmision, kit xenon, lamina de seguridad auto, lamina seguridad auto, lamina solar coche, lampara h4, lampara
      h7, lamparas h7, lapiz retoque coche, latiguillo freno, letras maletero, leva, leva clutch, leva freno, limpia
      fap, limpia llantas, limpia rines, limpia salpicaderos, limpiador de carburador, limpiador de inyectores,
      limpiainyectores, limpiaparabrisas, limpiaparabrisas plumas, liquido de frenos, liquido freno, liquido freno
      dot4, liquido frenos, llanta, llantas, llantas auto, llave cruz, llave oruga filtro, llave rueda, lodera,
      loderas, lona para auto, lona remolque, lubricante cadena, luces diurnas, luces led auto, luces remolque, luna
      espejo, luna trasera, luz diurna, luz emergencia v16, luz freno, luz led auto, luz matricula, luz v16, maleta
      moto, maneta embrague, maneta freno, maneta puerta, manetas, manguera combustible, manguera de freno, manguera
      de radiador, manguera freno, manguera gasolina, manguera radiador, manguera turbo, manguito intercooler,
      manguito radiador, manguito turbo, manguitos silicona coche, manigueta, maniguetas, manija auto, manija
      exterior, manija interior, manija puerta auto, manoplas moto, manta motor, manta termica escape, mantenedor
      bateria, manubrio moto, maquina diagnosis, marcha, marcha motor, martillo rompecristales, mascara cross,
      matricula, matriculas, maza, maza rueda, mecha pinchazos, medallon, medidor masa aire, metales bancada, metales
      biela, mica calavera, mica faro, modulo encendido, mofle, moldura, moldura puerta, mordaza freno, moto,
      motocicleta, motoneta, motor arranque, motor de arranque, motoventilador, muelle, muelle suspension, muelles
      suspension, multiple admision, neumatico, neumaticos, optica, optica faro, organizador asiento coche,
      organizador cajuela, organizador coche, organizador maletero, pala 4x4, palanca cambio, palanca cambios, palanca
      de cambios, palanca velocidades, palier, pantalla casco, parabrisas, parachoques, paragolpes, parasol coche,
      parasol para auto, parasol parabrisas, parche llanta, parrilla auto, parrilla delantera, pasacorriente, paso
      rueda, pastilla de freno, pastilla freno, pastillas de embrague, pastillas de freno, pastillas embrague,
      pastillas freno, pedales coche aluminio, pegatina coche, pegatina moto, pegatinas coche, pegatinas moto, perfume
      auto, perilla palanca, peto motocross, piloto trasero, pilotos remolque, pinon, pinon moto, pinon salida,
      pinones, pintura pinzas freno, pinza bateria, pinza de freno, pinza freno, pinzas arranque, pinzas bateria,
      pinzas de bateria, pitón antirrobo, placa l, placa matricula, plato embrague, plato presion embrague, pluma
      limpiaparabrisas, plumas limpiaparabrisas, plumilla, plumillas, polarizado, polea alternador, polea ciguenal,
      polea damper, polea loca, polea tensora, pomo cambio, pomo cambios, pomo de cambios, pomo marchas, pomo palanca,
      porta esquis, porta matriculas, porta placa, portabicicletas bola, portabicicletas coche, portabicicletas
      maletero, portabicicletas techo, portabicis, portabicis autocaravana, portaequipaje, portaesquis,
      portamatriculas, portaplaca, portaplacas, portavasos auto, porton, porton trasero, protector maletero, puerta
      delantera, puerta trasera, pulidor faros, pulimento, punos calefactables, punterias, quemacocos, quitaaranazos,
      radiador, radiador coche, rampa, rampas coche, red maletero, refaccion, refacciones, refrigerante, refrigerante
      coche, refrigerante motor, rele arranque, rele de arranque, rele intermitencia, remolque, remolque coche,
      reparapinchazos, restaurador faros, restaurador plasticos, reten, retenes, retrovisor, rin, rines, rodamiento de
      rueda, rodamiento rueda, rodillo tensor, rodillos variador, rompecristales, rotativo, rotores freno, rotula,
      rotulas, rueda jockey, salpicadera, segmentos, segmentos piston, sella llantas, sellador de llantas,
      semimanillares, sensor abs, sensor aparcamiento, sensor ckp, sensor cmp, sensor de aparcamiento, sensor de
      lluvia, sensor de oxigeno, sensor de temperatura motor, sensor de velocidad, sensor maf, sensor map, sensor
      oxigeno, sensor presion aceite, sensor temperatura agua, sensor temperatura motor, sensor tps, sensor velocidad,
      sensores de aparcamiento, separadores rueda, servofreno, set de limpieza coche, shampoo para auto, silenciador,
      silenciador escape, silencioso escape, silent block, silentblock, slider, sonda lambda, soporte baul, soporte
      caja, soporte coche, soporte coche movil, soporte de motor, soporte del motor, soporte escape, soporte
      matricula, soporte motor, soporte rueda repuesto, soporte transmision, sotocasco, sprocket, stop trasero,
      sujetador con matraca, sujetadores con matraca, suspension, tablero auto, tacometro, taloneras coche, tambor de
      freno, tambor freno, tapa aceite, tapa cajuela, tapa cilindros, tapa de gasolina, tapa de punterias, tapa del
      aceite, tapa distribuidor, tapa gasolina, tapa motor, tapa punterias, tapabarros, tapabujes, tapacubos,
      tapacubos 15, tapasol, tapete auto, tapete cajuela, tapetes auto, tapetes para auto, tapon aceite, tapon carter,
      tapon de gasolina, tapon de rin, tapon deposito, tapon gasolina, tapon rueda, tapon vaciado, tapon vaciado
      aceite, tapon valvula, tapones valvula, tapón de rueda, taza rin, tensor banda, tensor cadena, tensor correa,
      tercera luz freno, terminal de direccion, terminal direccion, terminal exterior, terminal interior, terminales
      para bateria, termostato, termostato agua, termostato coche, termostato motor, tiron remolque, tolva, toma agua
      motor, toma de agua motor, topes anticaida, topes anticaidas, tornillo estabilizador, tornillos rueda,
      transmision, transmision homocinetica, trapecio suspension, triangulo emergencia, triangulo seguridad,
      triangulos, triangulos emergencia, triángulo de seguridad, tubo combustible, tubo de admision, tubo de escape,
      tubo de freno, tubo escape, tubo gasolina, tuerca rueda, tuercas antirrobo, tumbaburros, turbo, turbocompresor,
      v16, valvula admision, valvula egr, valvula escape, valvula iac, valvula llanta, valvula neumatico, valvula pcv,
      valvulas motor, valvulina, variador, variador scooter, vaso de expansion, vaso expansion, vaso expansion coche,
      vaso termico auto, velocimetro, ventilador motor, ventilador radiador, vinilo capo, vinilo coche, visera casco,
      volante, volante bimasa, volante deportivo, wallbox, zapata de freno, zapata freno, zapatas, zapatas de freno`,
    ],
  ],
  unsure: `acumulador, aditivo, aleron, antiniebla, baca, banda, bimasa, bobina, calavera, calaveras, caliper, capo,
    carenado, catalizador, cofre, colin, condensador, contrapesos, cuarto, culata, cupula, defensa, deflectores,
    direccional, elevador de vidrio, emblema, emblemas, embrague, escape, espiga, estator, estriberas, estribo,
    estribos, fap, faro, filtros, frenos, fuelle, hule puerta, inflador, intermitente, intermitentes, leva, manetas,
    marcha, matricula, matriculas, maza, mazas, medallon, moldura, molduras, muelle, optica, palier, pinon, pinones,
    polarizado, porton, punterias, rampa, refaccion, refacciones, refrigerante, remolque, reten, retenes, rotativo,
    segmentos, silenciador, slider, sliders, soporte motor, suspension, termostato, tolva, transmision, triangulos,
    turbo, v16, variador, volante, zapatas`,
  uses: {
    AUTOMOTIVE: `accesorios auto, accesorios moto, accesorios para auto, altima, auto, automotriz, automovil,
      autopartes, autos, aveo, camion, camiones, camioneta, camionetas, carro, carroceria, carros, chevrolet,
      cheyenne, civic, coche, coches, corolla, cx 5, elantra, equinox, faros, furgoneta, h4, h7, jetta, kwid, malibu,
      mazda 3, megane, moto, motocicleta, motocicletas, motociclista, motor y transmision, motos, nissan, np300, para
      auto, para camioneta, para carro, para coche, para moto, peugeot, refacciones auto, renault, sandero, sentra,
      silverado, sportage, stepway, suspension y direccion, tiguan, tiida, tractomula, tsuru, tucson, vehiculo,
      vehiculos, vento, versa, x trail, yaris`,
  },
  makers: {
    AUTOMOTIVE: `audi a4, chevrolet, citroen c4, ford, golf 4, golf 5, golf 6, golf 7, golf iv, golf mk4, nissan, opel
      corsa, peugeot 206, renault clio, seat ibiza, seat leon, toyota, volkswagen golf, vw golf`,
  },
};
