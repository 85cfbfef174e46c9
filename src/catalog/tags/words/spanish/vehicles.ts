import type { Subject } from '../words.ts';

export const VEHICLES: Subject = {
  things: [
    ['AUTOMOTIVE+SHOES', 'botas alpinestars, botas cross, botas de motocross, botas motocross'],
    [
      'AUTOMOTIVE+KITCHEN',
      'taza para auto, taza termica para auto, vaso termico para auto, vaso térmico eléctrico para auto',
    ],
    [
      'AUTOMOTIVE+FASHION',
      `camiseta enduro, camiseta motocross, chaqueta alpinestars, chaqueta con protecciones, chaqueta cordura, chaqueta
      motero, chaqueta moto mujer, conjunto lluvia moto, conjunto motocross, equipacion motocross, equipo motocross,
      faja lumbar moto, impermeable de moto, impermeable moto, jean moto, jersey motocross, mono de cuero moto, mono
      karting, mono mecanico, mono moto, pantalon cordura, pantalon motocross, remera motocross, traje moto`,
    ],
    [
      'AUTOMOTIVE+ELECTRONICS',
      `adaptador android auto, adaptador carplay, adaptador mechero coche, alarma para auto, amplificador auto,
      amplificador coche, amplificador para auto, auto radio android, autoestereo, autoradio, autorradio, bluetooth
      casco, bocinas auto, bocinas para auto, camara aparcamiento, camara de coche, camara de marcha atras, camara de
      reversa, camara marcha atras, camara para auto, camara retroceso, camara reversa, camara salpicadero, cardo
      packtalk, cargador auto, cargador coche, cargador de auto, cargador de coche, cargador de mechero, cargador
      mechero, cargador moto usb, cargador para auto, carplay inalambrico, dashcam, encendedor mechero coche, estereo,
      estereo auto, estereo carro, estereo de auto, estereo para auto, etapa potencia coche, holder auto,
      intercomunicador cardo, intercomunicador casco, intercomunicador moto, intercomunicador para casco,
      intercomunicador para moto, intercomunicador sena, inversor 12v 220v, pantalla android auto, pantalla android
      coche, pantalla auto android, pantalla carplay, planta sonido auto, radio android auto, radio android coche,
      radio auto, radio coche, radio de coche, sensor aparcamiento kit, sensor de reversa, sensor estacionamiento,
      sensor reversa, sensores parking, soporte auto, soporte celular para auto, soporte de auto, soporte magnetico
      auto, soporte magnetico de auto, soporte movil coche, soporte movil rejilla, soporte para auto, soporte para
      coche movil, transmisor fm`,
    ],
    [
      'AUTOMOTIVE',
      `0w16, 0w20, 0w30, 0w40, 10w30, 10w40, 10w50, 10w60, 15w40, 15w50, 20w40, 20w50, 25w50, 25w60, 5w20, 5w30, 5w40,
      5w50, 75w80, 75w85, 75w90, 80w90, 85w140, abarcon, abrillantador coche, abrillantador de llantas, abrillantador
      de plasticos, abrillantador de tablero, abrillantador llantas, abrillantador neumaticos, abrillantador
      salpicadero, abrillantador tablero, aceite 10w40, aceite 15w40, aceite 2 tiempos, aceite 20w50, aceite 2t, aceite
      4 tiempos, aceite 4t, aceite 5w30, aceite 5w40, aceite atf, aceite caja, aceite castrol, aceite corona, aceite de
      caja, aceite de diferencial, aceite de moto, aceite de motor, aceite de transmision, aceite diferencial, aceite
      direccion, aceite hidraulico, aceite hidraulico coche, aceite horquilla, aceite mezcla, aceite mobil, aceite
      moto, aceite motor, aceite motul, aceite para moto, aceite para motor, aceite semi sintetico, aceite sintetico,
      aceite suspension, aceite transmision, actuador de freno, actuador puerta, acumulador, aditivo, aditivo aceite,
      aditivo diesel, aditivo gasolina, agua acidulada, agua de bateria, agua destilada bateria, agua limpiaparabrisas,
      agua para bateria, airbag, alargador cinturon coche, alarma auto, alarma moto, alarma para moto, aleron, aleta
      delantera, alfombra auto, alfombra coche, alfombra de coche, alfombra maletero, alfombra para auto, alfombra para
      coche, alfombrilla coche, alfombrilla maletero, alfombrillas a medida, alfombrillas audi, alfombrillas auto,
      alfombrillas bmw, alfombrillas ford, alfombrillas peugeot, alfombrillas renault, alfombrillas seat, alfombrillas
      toyota, alfombrillas volkswagen, alforja moto, alternador, alza vidrios, alzacristales, alzavidrios, amarre
      remolque, ambientador auto, ambientador carro, ambientador coche, ambientador de auto, ambientador de coche,
      ambientador para auto, ambientador para carro, ambientador para coche, amortiguador, ampolleta auto, ampolleta de
      freno, ampolleta de neutro, ampolleta de velocidades, ampolleta h1, ampolleta h11, ampolleta h4, ampolleta h7,
      ampolleta neutro, ampolleta t10, anillo de piston, anillo piston, anillo sincronizado, anillos compresora,
      anillos de compresora, anillos moto, antena auto, anticongelante, antifriccionante, antigravilla,
      antigravillante, antiniebla, antiparras motocross, antirrobo disco, antivuelco pickup, aplicador cera, arbol de
      leva, arbol de levas, arbol de levas moto, arbol levas, armor all, arnes de luces, arnes de motor, arnes
      electrico, arnes motor, arnes principal, aro 1 40, aro 1 60, aro 1 85, aro 2 15, aro de aluminio moto, aro de
      moto, aro moto, aro sincronizador, aromatizante auto, aromatizante carro, aromatizante de auto, aromatizante para
      auto, aromatizante para carro, aros piston, arrancador, asentador de valvulas, asiento de moto, asiento de
      tractor, asiento deportivo coche, asiento moto, asiento racing, asiento tractor, aspirador coche, aspirador de
      coche, aspirador para coche, aspiradora auto, aspiradora carro, aspiradora de auto, aspiradora para auto,
      aspiradora para carro, automatico arranque, automatico de arranque, autoparte, axial de direccion, axial
      direccion, axiales, azul de prusia, baca, baca coche, balaclava moto, balanceadora de llantas, balancin de motor,
      balancin moto, balancines motor, balata, balero rueda, balinera, baliza v16, ballesta suspension, banda, banda
      accesorios, banda cvt, banda de distribucion, banda de freno, banda de tiempo, banda distribucion, banda freno,
      banda poly v, banda tiempo, banda variador, bandas de freno moto, bandas moto, bandeja bateria, bandeja coche,
      bandeja de suspension, bandeja maletero, bandeja suspension, bandeja trasera coche, barra antivuelco, barra
      arcilla, barra axial, barra cardan, barra de direccion, barra de remolque, barra direccion, barra estabilizadora,
      barra led 4x4, barra led auto, barra remolque, barra telescopica, barra tiro, barra torsion, barras de techo,
      barras techo, barrera barro, baston volante, bastón antirrobo, basurero vehículo, bateria 12v 60ah, bateria
      12x65, bateria 12x75, bateria 45ah, bateria 60ah, bateria 70ah, bateria 74ah, bateria agm coche, bateria auto,
      bateria bosch auto, bateria bosch s4, bateria bosch s5, bateria camion, bateria carro, bateria coche, bateria de
      carro, bateria de coche, bateria de moto, bateria exide, bateria lth, bateria mac, bateria moto, bateria moura,
      bateria para auto, bateria para carro, bateria para moto, bateria start stop, bateria tudor, bateria varta,
      bateria willard, bateria ytx, bateria ytx7, bateria yuasa, batería de auto, baul givi, baul moto, baul para moto,
      bayeta secado coche, bayoneta aceite, bedliner, bendix, bendix arranque, biela completa, biela de motor, biela
      moto, biela motor, bieleta, bimasa, birlo, block de motor, block motor, bloque abs, bloqueador de volante,
      bloqueo central, blow off, bobina, bobina alta, bobina de alta, bobina de encendido, bobina de luz, bobina
      encendido, bobina moto, bobina pulsora, bobinado moto, bocina moto, bocina para moto, bola de remolque, bola
      remolque, bolsa aire, bolsa de aire, bolsa de suspension, bolsa deposito, bolsa herramientas moto, bolsa
      maletero, bolsa para maletero, bolsa sobredeposito, bolsa tanque, bomba abs, bomba aceite, bomba aceite moto,
      bomba adblue, bomba agua coche, bomba agua distribucion, bomba agua motor, bomba agua renault, bomba agua vw,
      bomba combustible, bomba cummins, bomba de aceite, bomba de agua auto, bomba de agua chevrolet, bomba de agua
      coche, bomba de agua ford, bomba de agua gmb, bomba de agua motor, bomba de agua nissan, bomba de agua renault,
      bomba de agua toyota, bomba de combustible, bomba de direccion, bomba de embrague, bomba de freno, bomba de
      gasolina, bomba de inyeccion, bomba direccion, bomba embrague, bomba freno, bomba freno moto, bomba gasolina,
      bomba hidraulica direccion, bomba hidrovac, bomba inyeccion, bomba inyectora, bomba limpiaparabrisas, bomba
      nafta, bomba vacio, bombilla coche, bombilla h4, bombilla h7, bombilla matricula, bombilla para coche, bombilla
      w5w, bombillo 1156, bombillo 1157, bombillo 9006, bombillo alogeno, bombillo carro, bombillo cortesia, bombillo
      de cortesia, bombillo de direccional, bombillo de silvin, bombillo de stop, bombillo direccional, bombillo h1,
      bombillo h11, bombillo h3, bombillo h4, bombillo h7, bombillo halogeno moto, bombillo moto, bombillo muelita,
      bombillo para carro, bombillo para moto, bombillo silvin, bombillo stop, bombillo t10, bombin arranque, bombin de
      embrague, bombin de freno, bombin freno, bombo rueda, bomper, booster arranque, booster de freno, booster freno,
      borne bateria, bota aguas, botadores hidraulicos, botaguas, bote recuperador, botiquin auto, botiquin carro,
      brazo axial, brazo de suspension, brazo suspension, brillo para llantas, buje, buje caucho moto, bujia, bujia
      moto, bujia ngk, bulbo aceite, bulbo de aceite, bulbo de freno, bulbo de presion de aceite, bulbo de temperatura,
      bulbo temperatura, bumper auto, burlete baul, burlete de puerta auto, burlete puerta auto, burrera, burro
      arranque, burro de arranque, buzo hidraulico, caballete moto, caballete trasero moto, cabeza de motor, cabeza
      motor, cabina camion, cable acelerador, cable capo, cable carga coche electrico, cable choke, cable clutch, cable
      de acelerador, cable de capo, cable de choke, cable de clutch, cable de embrague, cable de freno, cable embrague,
      cable freno, cable pasa corriente, cable puente bateria, cable tipo 2, cables arranque, cables de arranque,
      cables para pasar corriente, cables puente, cabrestante 4x4, cabrestante electrico, cabrestante electrico 4x4,
      cacha moto, cadena 428, cadena 428h, cadena 520, cadena 525, cadena de arrastre, cadena de distribucion, cadena
      de moto, cadena de tiempo, cadena did, cadena distribucion, cadena moto, cadena para moto, cadena reforzada moto,
      cadena rk, cadena tiempo, cadena transmision, cadenas de nieve, cadenas nieve, cadenas para nieve, cadenas
      textiles nieve, cadenilla distribucion, cadenilla moto, caja automatica, caja cambios, caja de cambios, caja de
      direccion, caja de fusibles, caja de velocidades, caja delivery moto, caja direccion, caja fusibles, caja
      mecanica, caja velocidades, cajetin de direccion, cajetin direccion, cajuela, calandra, calavera, calavera led
      camion, calavera trasera, calaveras, calcomania auto, calcomania carro, calcomania moto, calcomania para auto,
      calentador diesel, calibrador de aire, calibrador de llantas, calibrador llantas, caliper, caliper moto, calzos
      autocaravana, calzos caravana, camara de aire moto, camara de freno, camara de moto, camara llanta, camara moto,
      camisa cilindro, camisa de cilindro, camisa de motor, camisa motor, campana clutch, campana freno, campera moto,
      canasta clutch, canasta de clutch, canastilla techo, candado de disco, candado disco, candado moto, candado para
      moto, capo, capo motor, capot, caravana accesorios, carbones arranque, carbones de arranque, carbones motor de
      arranque, carburador, carcasa espejo, carcasa llave, carcasa mando coche, carcasa moto, cardan, cardan tractor,
      cardanico, carenado, carenaje, careta moto, careta motocross, cargador bateria moto, cargador coche electrico,
      carnauba auto, carter, carter aceite, carter de aceite, cartucho secador, casco abatible, casco abierto, casco
      agv, casco certificado, casco cross, casco de moto, casco de motocross, casco dot, casco hawk, casco hjc, casco
      hro, casco ich, casco integral, casco jet, casco ls2, casco modular, casco moto, casco motociclista, casco
      motocross, casco multiproposito, casco nexx, casco para moto, casco rebatible, casco shaft, casco shoei, casco
      vertigo, casquillo bancada, casquillo de biela, casquillos biela, catalizador, caucho de moto, caucho manzana,
      caucho moto, cauchos, caudalimetro, cdi moto, centralita abs, centralita coche, centralita motor, centro rueda,
      cepillo llantas coche, cera auto, cera automotriz, cera carnauba auto, cera para auto, ceramico pintura, chaleco
      emergencia coche, chamarra motociclista, champu auto, champu coche, chapa coche, chapa cofre, chapa contacto,
      chapa de contacto, chapa de encendido, chapa de puerta auto, chapa puerta auto, chicle carburador, chicler,
      chicote, cierre puerta coche, ciguenal, ciguenal moto, cilindro 125, cilindro 150cc, cilindro completo, cilindro
      con piston, cilindro de freno, cilindro de ignicion, cilindro de rueda, cilindro embrague, cilindro esclavo,
      cilindro freno, cilindro kit, cilindro maestro, cilindro moto, cinta airbag, cinta reflectante camion, cinta
      reflectiva moto, cinta termica escape, cinturon de seguridad, cinturon seguridad, claraboya autocaravana, claxon,
      clutch centrifugo, clutch completo, cobertor auto, cobertor moto, cobertor para auto, cobertor para moto, coderas
      moto, coderas motocross, cofano, cofre, cofre auto, cofre coche, cofre de techo, cofre techo, cojin asiento
      coche, cojin auto, cojin cervical coche, cojin coche, cojin lumbar coche, cojin para auto, cojin para coche,
      cojinete de biela, cojinete rueda, cojinetes bancada, cojinetes biela, cojinetes de bancada, cola de escape, cola
      escape, colector admision, colector escape, colgante de coche, colgante para coche, colin, collarin clutch,
      collarin de clutch, collarin de embrague, collarin embrague, columna de direccion, columna direccion, comando de
      luces, comando derecho, comando izquierdo, comando luces, compresor 12v, compresor a c, compresor ac auto,
      compresor aire acondicionado, compresor aire acondicionado coche, compresor aire para auto, compresor auto,
      compresor clima, compresor coche, compresor de aire auto, compresor de clima, compresor de muelles, compresor
      portatil auto, computadora ecu, condensador, condensador aire acondicionado, condensador auto, conector remolque,
      conmutador luces, conos carretera, conos de direccion, contacto espiral, contra chapa, contrapesos, contrapesos
      manillar, contrapesos moto, control alarma, control clima, control de vidrios, coolant, copela, corneta aire,
      corneta moto, corona estator, corona transmision, corona trasera, corona trasera moto, corona y pinon, correa
      accesorios, correa aire acondicionado auto, correa cvt, correa de accesorios, correa de distribucion, correa de
      remolque, correa de tiempo, correa dentada, correa distribucion, correa poli v, correa poly v, correa remolque,
      correa scooter, correa servicio, correa tiempo, correa variador, correas con matraca, corta corriente, cortina
      auto, crank de arranque, crapodina, cree led h7, cremallera de direccion, cremallera direccion, cremallera
      hidraulica, cristal espejo, cristal faro, cristal puerta, cruceta, crucetas cardan, cuadro de instrumentos,
      cuadro instrumentos, cuarto, cuarto lateral, cuartos delanteros, cuatrimoto, cubeta maletero, cubierta auto,
      cubierta lateral moto, cubierta moto, cubierta pick up, cubo de rueda coche, cubo rueda coche, cubre alfombra,
      cubre asientos, cubre auto, cubre butaca, cubre carro, cubre carter, cubre coche, cubre moto, cubre pickup, cubre
      punos, cubre tanque moto, cubre timon, cubre volante, cubreasiento, cubrebarro, cubrebatea, cubrecarter,
      cubrecoche, cubremanos, cubremoto, cubrepiernas scooter, cubrepolvo, cubrepunos, cubretimon, cubrevolante, cuerda
      remolque, cuerpo aceleracion, cuerpo de aceleracion, cuerpo de mariposa, cuerpo mariposa, culata, cuna de
      direccion, cupula, defensa, defensa auto, defensa de moto, defensa delantera, defensa moto, defensa motor,
      deflector ventanilla, deflectores, deflectores aire, deflectores viento, deposito combustible, deposito
      combustible camion, deposito de expansion, deposito expansion, deposito gasolina, deposito refrigerante,
      depurador, depurador de aire, desconectador bateria, descontaminante ferrico, desengrasante de motor,
      desengrasante motor, desmontadora, desmontadora de llantas, desmontadora de neumaticos, difusor trasero,
      direccional, direccional moto, direccionales, disco clutch, disco de clutch, disco de embrague, disco de freno,
      disco de freno moto, disco embrague, disco freno, disco rotor, disco tacografo, discos embrague moto, distintivo
      ambiental, distribuidor encendido, eje de levas, eje de transmision, eje levas, eje rueda moto,
      electroventilador, elevador automotriz, elevador cristal, elevador de 2 columnas, elevador de coches, elevador de
      cristal, elevador de motos, elevador de vidrio, elevador dos columnas, elevador vidrio, elevalunas, elevavidrio,
      elm327, embellecedor rueda, emblema, emblema coche, emblemas, embrague, embrague kit, embrague viscoso, empaque
      cabeza, empaque cilindro, empaque clutch, empaque culata, empaque de cilindro, empaque de clutch, empaque de
      culata, empaque de escape, empaque de motor, empaque escape, empaque motor, empaque multiple, empaque tapa de
      valvulas, empaque tapa valvulas, empaques moto, empaquetadura culata, empaquetadura de culata, empaquetadura
      motor, empaquetadura tapa, enchufe remolque, enfriador aceite, enfriador de aceite, enganche, equilibradora de
      ruedas, escaner automotriz, escaner obd2, escape, escape akrapovic, escape deportivo, escape moto, escobilla
      trasera, escobillas arranque, escobillas bosch aerotwin, escobillas coche, escobillas valeo, eslinga 4x4, eslinga
      remolque, espaciadores rueda, espejo camion, espejo ciego, espejo de moto, espejo de punto ciego, espejo lateral,
      espejo moto, espejo para moto, espejo punto ciego, espejo retrovisor moto, espejos retrovisores, espejos rizoma,
      espiga, espiral airbag, espiral delantero, espiral suspension, espiral trasero, esponja auto, esponja coche,
      estanque combustible, estator, estribera, estriberas, estribo, estribo camioneta, estribos, evaporador a c,
      evaporador auto, evaporador clima, exosto, exploradora, exploradora moto, exploradoras led, extintor auto,
      extintor carro, extintor para auto, extractor volante, extremo de direccion, extremo direccion, facia, faja de
      distribucion, faja distribucion, faja multicanal, faldilla camion, faldon delantero, faldon lateral, fan clutch,
      fap, faro, faro antiniebla, faro camion, faro delantero, faro led moto, faro moto, faro trasero, farola, farola
      moto, farolas, faros, faros auxiliares, fascia, film polarizado, filtro aceite, filtro aceite moto, filtro aire,
      filtro aire moto, filtro alto flujo, filtro antipolen, filtro baldwin, filtro cabina, filtro combustible, filtro
      conico moto, filtro de aceite, filtro de aceite moto, filtro de aire, filtro de aire moto, filtro de cabina,
      filtro de caja automatica, filtro de camion, filtro de combustible, filtro de diesel, filtro de gasoil, filtro de
      gasolina, filtro de petroleo, filtro de transmision, filtro deshidratador, filtro diesel, filtro donaldson,
      filtro fleetguard, filtro gasoil, filtro gasolina, filtro habitaculo, filtro hidraulico, filtro mann, filtro
      particulas, filtro petroleo, filtro polen, filtro racor, filtro secador de aire, filtro sep agua, filtro sep de
      agua, filtro separador, filtro trampa de agua, filtro transmision, filtro urea, filtro wix, filtros, flange agua,
      flasher led, flasher moto, flexible escape, foco 1156, foco 1157, foco auto, foco de freno, foco de neblina, foco
      delantero moto, foco h1, foco h11, foco h3, foco h4, foco h7, foco moto, foco muelita, foco para moto, foco t10,
      focos led auto, formador de empaque, formador de empaques, formador empaques, forro asiento, forro asiento moto,
      forro asientos, forro carro, forro de asiento, forro de timon, forro de volante, forro moto, forro para asiento,
      forro para carro, forro para moto, forro para volante, forro timon, forro volante, freno de mano, freno mano,
      frenos, fuelle, fuelle palanca, fuelle suspension, fuelle transmision, funda asiento, funda asiento coche, funda
      asientos coche, funda auto, funda butaca, funda coche, funda de asiento, funda de coche, funda de palanca, funda
      exterior coche, funda llave coche, funda maletero, funda para asiento, funda para auto, funda para coche, funda
      para moto, funda para volante, funda rueda repuesto, funda salpicadero, funda volante, fundas nieve, gafas casco
      moto, gafas cross, gafas motocross, galibo led, gamuza coche, gancho de remolque, gancho remolque, gata auto,
      gata caiman, gata hidraulica, gata lagarto, gato auto, gato caiman, gato carretilla, gato central moto, gato
      coche, gato de patin, gato de tijera, gato elevador, gato lagarto, gato lateral moto, gato tijera, giro led moto,
      goggle motocross, goma auto, goma barra estabilizadora, goma de barra, goma maletero, goma puerta, gps moto,
      grasa cadena, grasa chasis, grasa de chasis, grasa para rodamientos, grasa rodamientos, grifo gasolina, guante de
      lavado auto, guante lavado, guante lavado auto, guante lavado coche, guantes moto, guantes motociclista, guantes
      motocross, guantes para moto, guardabarro, guardabarro camion, guardabarros moto, guardafango, guardafango
      camion, guardafango moto, guardalodo, guardapolvo amortiguador, guardapolvo cremallera, guardapolvo direccion,
      guardapolvo homocinetica, guardapolvo palier, guaya, guaya moto, guia cadenilla, guia de valvula, guia valvula,
      guino moto, halogeno antiniebla, headers escape, hebilla cinturon seguridad, herramientas automotrices,
      hidraulico de direccion, hidrovac, hoja de muelle, hoja de resorte, holder moto, homocinetica, horquilla de
      cambio, horquilla de suspension, horquilla embrague, horquilla inferior, horquilla moto, horquilla superior,
      horquilla suspension, horquilla suspension coche, hule puerta, iman san cristobal, inflador, inflador auto,
      inflador portatil, inflador ruedas, inflallantas, insignia auto, instalacion electrica moto, insulador,
      intercooler, intermitente, intermitente led, intermitentes, interruptor de freno, interruptor elevalunas,
      interruptor freno, inversor auto, inyector, juego alfombrillas, juego de alfombrillas, juego de anillos motor,
      juego de empaques, juego de juntas, juego de pistones, juego de rayos, juego empaques, juego juntas, juego
      zapatas, junta cabeza, junta colector, junta culata, junta de cabeza, junta de culata, junta de escape, junta de
      tapa, junta escape, junta faro, junta motor, junta tapa, junta valvulas, king pin, kit adhesivos motocross, kit
      anillos, kit antipinchazos, kit arrastre, kit biela, kit bomba agua, kit calcomanias, kit calcomanias moto, kit
      carretera, kit cilindro, kit clutch, kit de arrastre, kit de carretera, kit de cilindro, kit de clutch, kit de
      distribucion, kit de embrague, kit de emergencia auto, kit de empaques, kit de filtros auto, kit de frenos, kit
      de lavado auto, kit de limpieza coche, kit de mantenimiento auto, kit de mordaza, kit de piston, kit de rayos,
      kit de relacion, kit de reparacion motor, kit de reparacion neumaticos, kit de suspension, kit de traccion, kit
      de transmision, kit de transmision moto, kit distribucion, kit embrague, kit emergencia auto, kit filtros, kit
      filtros coche, kit focos led, kit frenos, kit led h4, kit limpieza coche, kit pinchazos, kit piston, kit
      pistones, kit plasticos motocross, kit relacion, kit reparacion carburador, kit reparacion llantas, kit
      reparacion motor, kit reparacion parabrisas, kit revision, kit sprocket, kit suspension, kit tarugos pinchazos,
      kit traccion, kit transmision, kit transmision moto, kit valvulas moto, kit xenon, lamina de seguridad auto,
      lamina polarizada, lamina seguridad auto, lamina solar coche, lampara h4, lampara h7, lapiz estabilizador, lapiz
      retoque coche, latiguillo freno, latiguillos metalicos freno moto, lentes motocross, letras maletero, leva, leva
      clutch, leva embrague, leva freno, levanta vidrio, levantavidrios, liga de frenos, limpia aire acondicionado
      auto, limpia cadena, limpia fap, limpia frenos, limpia salpicaderos, limpia sistema de a condicionado, limpia
      tablero, limpiador cadena, limpiador de frenos, limpiador de inyectores, limpiador de motor, limpiador frenos,
      limpiainyectores, limpiallantas, limpiaparabrisas, link estabilizador, liquido de direccion, liquido de freno,
      liquido de frenos, liquido freno, liquido frenos, liquido hidraulico, liquido para frenos, liquido refrigerante,
      little trees, llanta, llanta de carro, llanta de moto, llanta moto, llanta para carro, llanta para moto, llantas
      auto, llave combustible, llave cruz, llave de gasolina, llave de paso gasolina, llave gasolina, llave gasolina
      moto, llave nafta, llave oruga filtro, llave rueda, lodera, loderas camion, lona cubierta pickup, lona maritima
      pickup, lona para auto, lona pick up, lona pickup, lona remolque, lubricante cadena, luces remolque, luces
      traseras auto, luna de espejo, luna espejo, luna trasera, luneta termica, luneta trasera, luz de freno, luz de
      giro, luz de patente, luz de placa, luz diurna, luz emergencia v16, luz exploradora, luz freno, luz galibo, luz
      giro, luz lateral trailer, luz led auto, luz matricula, luz patente, luz placa, luz trasera moto, luz trasera
      remolque, luz v16, malacate 4x4, maleta moto, maleta para moto, maletero moto, malla casco, mando de luces, mando
      de luces coche, mando intermitentes, mando luces, maneta de embrague, maneta embrague, maneta freno, maneta freno
      moto, maneta puerta, manetas, manetas cnc, manetas cortas, manetas moto, manguera combustible, manguera de freno,
      manguera freno, manguera gasolina, manguera turbo, mangueta, manguito intercooler, manguito radiador, manguito
      turbo, manguitos silicona coche, manigueta, manija auto, manija de puerta auto, manija embrague, manija exterior,
      manija interior, manija puerta auto, manilla clutch, manilla de clutch, manilla de freno, manilla de puerta auto,
      manilla freno, manillar moto, manoplas moto, manta motor, manta termica escape, mantenedor bateria, mantenedor de
      bateria, manubrio moto, manzana delantera, manzana trasera, maquina diagnosis, marcha, marcha motor, marco de
      placa, marco patente, marco placa, martillo rompecristales, masa delantera, masa trasera, mascara cross, mascara
      frontal, mascara moto, mascarilla moto, masilla automotriz, masilla plastica auto, mataburros, matraca de freno,
      matraca freno, matricula, matriculas, maza, maza delantera auto, maza rueda, mecha pinchazos, medalla san
      cristobal auto, medallon, medidor masa aire, metal bancada, metales biela, metales de bancada, metales de biela,
      mica calavera, mica casco, mica faro, mica stop, microfibra auto, microfibra coche, microfibra secado, mitt
      lavado, modulo abs, modulo de encendido, modulo encendido, mofle, mofle deportivo, mofle moto, moldura, moldura
      puerta, mordaza de freno, mordaza freno, mordaza moto, moto, motocicleta, motoneta, motor alzavidrio, motor
      arranque, motor de arranque, motor de arranque moto, motor ventilador calefaccion, motoventilador, muelita,
      muelle, muelle suspension, multiple admision, multiple de admision, multiple de escape, multiple escape, munon,
      munon direccion, neblinero, negro para llantas, neumatico, neumatico moto, o ring cadena moto, optica, optica
      delantera, optica faro, organizador asiento coche, organizador coche, organizador maletero, pad pulido, pala 4x4,
      palanca cambio, palanca cambios, palanca crank, palanca de cambio moto, palanca de cambios, palanca de freno,
      palanca direccionales, palanca freno, palanca velocidades, palier, pantalla casco, parabrisas, parachoque,
      parador central, parador lateral, parador moto, paragolpe, paragolpes, parasol auto, parasol camion, parasol
      carro, parasol coche, parasol para auto, parasol parabrisas, parche llanta, parrilla auto, parrilla de
      suspension, parrilla de techo, parrilla delantera, parrilla frontal, parrilla moto, parrilla para moto, parrilla
      suspension, parrilla techo, parrilla trasera moto, pasacorriente, pasamontanas moto, pasarruedas, pase de rueda,
      paso rueda, pasta azul de prusia, pasta de freno, pasta para asentar valvulas, pastilla de freno, pastilla freno,
      pastillas de embrague, pastillas delanteras, pastillas embrague, pastillas traseras, pata lateral moto, pata
      motor, patada arranque, patas apoyo remolque, paño microfibra auto, pechera motocross, pedal arranque, pedal
      cambio, pedal cambio moto, pedal crank, pedal de acelerador, pedal de arranque, pedal de cambio, pedal de
      cambios, pedal de cambios moto, pedal de embrague, pedal de freno, pedal freno, pedal freno moto, pedalera
      deportiva, pedales coche aluminio, pedalin moto, pegatina coche, pegatina deposito moto, pegatina moto, pegatinas
      llanta moto, perfume auto, perfume coche, perfume de coche, perfume para auto, perfume para carro, perilla
      cambio, perilla de cambios, perilla palanca, perno centro, perno rey, pernos rueda, persiana delantera, persiana
      frontal, peto motocross, pijama moto, piloto led remolque, piloto trasero, pilotos remolque, pinlock, pinon,
      pinon de arrastre, pinon de ataque, pinon de bomba, pinon de salida, pinon de velocidades, pinon delantero, pinon
      delantero moto, pinon moto, pinon salida, pinon trasero, pinones, pintura automotriz, pintura para auto, pinza
      bateria, pinza de freno, pinza freno, pinzas arranque, pinzas de bateria, piola acelerador, piola embrague,
      pisapies, piso de goma auto, pisos auto, pistola foam, piston completo, piston moto, pito moto, pito para moto,
      pitón antirrobo, placa l, placa matricula, plafon camion, plafon led trailer, plafon trailer, plafon trasero,
      plato arrastre, plato de embrague, plato de presion, plato embrague, plato magnetico, plato magneto, plato
      opresor, plato presion embrague, plumilla, polarizado, polea damper, polea loca, polea tensora, polish auto, pomo
      cambio, pomo cambios, pomo de cambios, pomo de palanca, pomo marchas, pomo palanca, porta carbones, porta celular
      moto, porta equipaje moto, porta esquis, porta matricula, porta matricula moto, porta matriculas, porta patente,
      porta placa, porta placas, porta sprocket, portabicicletas bola, portabicicletas coche, portabicicletas de bola,
      portabicicletas de techo, portabicicletas enganche, portabicicletas maletero, portabicicletas para coche,
      portabicicletas porton, portabicicletas techo, portabicicletas trasero, portabicis, portabicis autocaravana,
      portacelular moto, portaequipaje, portaequipaje moto, portaesquis, portamatricula, portapatente, portaplaca,
      portaplacas moto, portavasos auto, porton, porton trasero, posapie, posapie moto, precap, prensa clutch, prensa
      embrague, protector carter, protector cuello motocross, protector de carter, protector de tanque moto, protector
      deposito moto, protector maletero, protector motor, protector tablero, protector tanque moto, protector timon,
      puente de diodos, puerta delantera, puerta trasera, pulidor faros, pulimento, pulmon de freno, pulmon de
      suspension, pulmon freno, pulpo casco, pulpo moto, pulpo para moto, puno acelerador, puno moto, punos
      calefactables, punos calefactables moto, punos para moto, punta de eje, punta eje, punterias, quemacocos, quinta
      rueda, quita insectos coche, quitaaranazos, quitainsectos, radiador, radiador coche, radios moto, rampa, rampas
      coche, rayos moto, rectificador moto, red casco, red maletero, red para casco, red portaequipaje moto, red pulpo
      moto, refaccion, refacciones, refrigerante, refrigerante 50 50, refrigerante azul, refrigerante coche,
      refrigerante concentrado, refrigerante motor, refrigerante para motor, refrigerante rojo, refrigerante verde,
      regulador de voltaje moto, regulador presion combustible, regulador rectificador, rejilla antiniebla, rejilla
      frontal, rejilla paragolpes, relay arranque, relay auto, relay de arranque, relay de bocina, rele arranque, rele
      de arranque, rele intermitencia, relevador arranque, remolque, remolque coche, renovador de gomas, renovador de
      plasticos, renovador plasticos, reparapinchazos, reposapies moto, reservorio de agua, resistencia calefaccion
      coche, resistencia ventilador coche, resonador escape, resorte de suspension, resorte suspension, restaurador
      faros, restaurador plasticos, reten, reten bancada, reten barra telescopica, reten de horquilla, reten de rueda,
      reten de valvula, reten horquilla, reten rueda, reten valvula, retenes, retrovisor, retrovisor moto, rin, rin de
      moto, rin moto, rodaje de embrague, rodaje de rueda, rodaje rueda, rodamiento de rueda, rodamiento rueda,
      rodilleras moto, rodilleras motocross, rodillo tensor, rodillos variador, roll bar, rompecristales, rotativo,
      rotativo ambar, rotor distribuidor, rotores freno, rotula, rueda jockey, ruleman, salpicadera, salpicadera moto,
      salpicadero, san cristobal auto, secador de aire camion, segmentos, segmentos piston, seguro de rueda, seguros
      rueda, sello de valvula, sello valvula, semieje, semimanillares, semirremolque, sensor abs, sensor aparcamiento,
      sensor ckp, sensor cmp, sensor de aparcamiento, sensor de detonacion, sensor de lluvia, sensor de oxigeno, sensor
      de posicion mariposa, sensor de rueda, sensor de temperatura motor, sensor de velocidad, sensor detonacion,
      sensor iat, sensor knock, sensor maf, sensor map, sensor oxigeno, sensor presion aceite, sensor rpm, sensor
      temperatura agua, sensor temperatura auto, sensor temperatura motor, sensor tps, sensor velocidad, sensor vss,
      separador agua combustible, separador rueda, separadores de rueda, servofreno, set de limpieza coche, shampoo
      auto, shampoo automotriz, shampoo con cera, shampoo para auto, shampoo para carro, silenciador, silenciador
      escape, silenciador moto, silencioso escape, silent block, silentblock, silicona en spray auto, silicona para
      tablero, silicona tablero, sillin moto, silvin, sincronizador caja, sirena auto, sirena moto, slider, slider
      moto, slider motor, solenoide arranque, solenoide de arranque, sonda lambda, soporte baul, soporte caja, soporte
      cardan, soporte celular moto, soporte celular para moto, soporte coche, soporte de caja, soporte de cardan,
      soporte de celular para moto, soporte de motor, soporte del motor, soporte escape, soporte matricula, soporte
      motor, soporte movil moto, soporte rueda repuesto, soporte transmision, sotocasco, spoiler, sprocket, sproket,
      sticker carro, sticker moto, sticker para carro, sticker para moto, stop moto, stop trasero, stop trasero moto,
      sujetador con matraca, suspension, suspension delantera, suspension trasera, swich de encendido, swich luces,
      switch de encendido, switch de freno, switch direccionales, switch encendido, switch luces, tablero auto, tablero
      de instrumentos, tablero instrumentos auto, tablero moto, taco motor, tacografo, tacometro, tacometro moto,
      taloneras coche, tambor de freno, tambor freno, tambor freno camion, tank pad, tankbag, tankpad, tanque de
      combustible, tanque de gasolina, tanque gasolina, tanque gasolina moto, tanque moto, tanque recuperador, tapa
      aceite, tapa batea, tapa cilindros, tapa combustible, tapa de block, tapa de cilindros, tapa de gasolina, tapa de
      punterias, tapa de tanque, tapa de valvulas, tapa del aceite, tapa distribuidor, tapa gasolina, tapa lateral
      moto, tapa motor, tapa nafta, tapa punterias, tapa tanque, tapa valvula, tapa valvulas, tapabarro, tapabujes,
      tapacubos, tapafugas, tapas de valvula, tapas laterales moto, tapasol, tapasol auto, tapasol carro, tapavalvulas,
      tapete auto, tapete carro, tapete de carro, tapete para carro, tapetes camioneta, tapetes para auto, tapon
      aceite, tapon carter, tapon de gasolina, tapon deposito, tapon gasolina, tapon rueda, tapon vaciado, tapon
      valvula, tapones manillar moto, tapón de rueda, taques, taques hidraulicos, taza de rueda, taza rin, taza rueda,
      telescopicas moto, templador de cadena, templador de faja, tensor banda, tensor cadena, tensor cadenilla, tensor
      correa, tercer punto tractor, tercer stop, tercera luz freno, terminal bateria, terminal de direccion, terminal
      direccion, terminal exterior, terminal interior, terminales para bateria, termostato, termostato agua, termostato
      auto, termostato coche, termostato motor, tijera de suspension, tijera delantera, tijera inferior, tijera moto,
      tijera suspension, timon moto, tirante suspension, tiro arrastre, tiron remolque, toalla de secado coche, toalla
      secado coche, tobera, tolva, toma agua motor, toma de admision, toma de agua motor, toma de fuerza, topcase,
      topes anticaida, topes anticaidas, tornillo estabilizador, tornillos rueda, torreta ambar, trampa de agua diesel,
      tranca volante, tranca volantes, transmision, trapecio suspension, triangulo de emergencia, triangulo emergencia,
      triangulo seguridad, triangulos, triceta, triángulo de seguridad, trompo aceite, trompo de aceite, trompo de
      freno, trompo de temperatura, trompo temperatura, tubo combustible, tubo de admision, tubo de agua motor, tubo de
      escape, tubo de freno, tubo escape, tubo exhosto, tubo gasolina, tuerca rueda, tuercas antirrobo, tuercas de
      seguridad, tuercas seguridad, tulipa homocinetica, tumbaburros, turbina turbo, turbo, turbocompresor, v16,
      valvula admision, valvula canister, valvula de aceleracion, valvula de freno camion, valvula de llanta, valvula
      egr, valvula escape, valvula expansion a c, valvula iac, valvula llanta, valvula neumatico, valvula pcv, valvula
      pedal freno, valvula relay, valvula suspension neumatica, valvulas moto, valvulas motor, valvulina, variador,
      variador scooter, varilla aceite, varilla de aceite, vaso de expansion, vaso expansion, vaso expansion coche,
      vaso termico auto, velocimetro, velocimetro moto, ventilador de radiador, ventilador motor, ventilador radiador,
      vidrio espejo, vinilo capo, vinilo coche, visera casco, visera para casco, visor casco, visor de casco, visor
      para casco, volante, volante bimasa, volante deportivo, volante magnetico, volante motor, wallbox, winch, winche,
      zapata de freno, zapata freno, zapatas, zapatas moto`,
    ],
  ],
  unsure: `acumulador, aditivo, aleron, antiniebla, axiales, baca, banda, bendix, bimasa, bobina, bota aguas, calavera,
    calaveras, caliper, capo, cardan, carenado, carro, catalizador, coche, cofre, colin, condensador, contrapesos,
    coolant, copela, copelas, cuarto, culata, cupula, defensa, deflectores, depurador, direccional, disco de freno,
    disco freno, elevador de vidrio, emblema, emblemas, embrague, escape, espiga, estator, estereo, estribera,
    estriberas, estribo, estribos, exploradora, exploradoras, facia, fap, faro, filtros, frenos, fuelle, hule puerta,
    inflador, insulador, intermitente, intermitentes, leva, limpiador cadena, limpiador de cadena, llanta, manetas,
    mangueta, manilla de freno, manilla freno, marcha, masa delantera, mataburros, matricula, matriculas, maza, mazas,
    medallon, mofle, moldura, molduras, muelita, muelle, munon, neumatico, optica, palanca de freno, palier,
    paragolpes, pastilla de freno, pastilla freno, pastillas de freno, pastillas freno, pinon, pinones, plato de
    presion, polarizado, porton, puno acelerador, punterias, rampa, refaccion, refacciones, refrigerante, remolque,
    reten, retenes, retrovisor, rotativo, salpicadero, segmentos, sensor de rueda, silenciador, slider, sliders,
    soporte motor, spoiler, sprocket, suspension, tapabarro, taques, termostato, tobera, tolva, transmision,
    triangulos, tricetas, turbo, v16, variador, volante, zapatas`,
  ofHome: 'farola',
  uses: {
    AUTOMOTIVE: `0w16, 0w20, 0w30, 0w40, 10w30, 10w40, 10w50, 10w60, 15w40, 15w50, 20w40, 20w50, 25w50, 25w60, 5w20,
      5w30, 5w40, 5w50, 75w140, 75w80, 75w85, 75w90, 80w90, 85w140, accesorios auto, accesorios moto, accesorios para
      auto, akt 125, akt nkd, altima, amarok, apache 160, apache 200, api sl, api sn, aprilia sr, audi a3, audi a4,
      audi a6, audi q5, auteco, auto, automotriz, automovil, autopartes, autos, aveo, bajaj boxer, bajaj pulsar, bera
      br, bera br 150, bera sbr, berlingo, biz 125, bmw e36, bmw e39, bmw e46, bmw e60, bmw e90, bmw f30, bmw f800, bmw
      gs, bmw r1200gs, bmw r1250gs, boxer ct100, camion, camiones, camioneta, camionetas, captiva, carro, carroceria,
      carros, cb 190, cb190, cbf 125, cbf125, cerato, cg 125, cg125, cg150, chevrolet, chevrolet astra, chevrolet aveo,
      chevrolet captiva, chevrolet celta, chevrolet chevy, chevrolet corsa, chevrolet cruze, chevrolet onix, chevrolet
      optra, chevrolet prisma, chevrolet s10, chevrolet sail, chevrolet silverado, chevrolet spark, chevrolet tracker,
      chevy c2, cheyenne, citroen berlingo, citroen c3, citroen c4, citroen jumper, citroen jumpy, citroen saxo,
      citroen xsara, civic, clio, coche, coches, corolla, corven, crypton, ct 100, ct100, cummins, cx 5, d max, dacia
      duster, dacia logan, daf xf, derbi, derbi senda, deutz, dm200, dmax, dodge ram, dominar 400, dr 150, dr650,
      ducati monster, ducati multistrada, ecosport, elantra, empire horse, equinox, f 150, f150, faros, fendt, fiat
      cronos, fiat ducato, fiat fiorino, fiat palio, fiat punto, fiat siena, fiat strada, fiat uno, fluence, ford
      explorer, ford fiesta, ford focus, ford ka, ford lobo, ford mondeo, ford ranger, ford transit, fortuner,
      freightliner, ft 150, ft125, ft150, furgoneta, fz 16, fz16, fz25, gixxer, gl 5, gn 125, gn125, golf 4, golf 5,
      golf 6, golf 7, golf iv, golf mk4, gy6, h4, h7, hiace, hilux, hj125, honda accord, honda africa twin, honda biz,
      honda cb190r, honda cb500, honda cbr, honda cbr600rr, honda cg, honda civic, honda cr v, honda crf, honda fit,
      honda forza, honda hornet, honda hr v, honda pcx, honda tornado, honda transalp, honda vfr, honda wave, hyundai
      accent, hyundai elantra, hyundai i10, hyundai i20, hyundai i30, hyundai santa fe, hyundai tucson, international
      prostar, italika, italika ft150, iveco daily, iveco stralis, jaso ma, jaso ma2, jeep cherokee, jeep wrangler,
      jetta, john deere, kangoo, kawasaki klr, kawasaki ninja, kawasaki versys, kawasaki z750, kawasaki z800, kawasaki
      z900, keeway, kenworth, kia ceed, kia picanto, kia rio, kia sportage, ktm adventure, ktm duke, ktm exc, ktm sx,
      kwid, kymco agility, l200, land cruiser, land rover defender, malibu, man tga, man tgx, massey ferguson, mazda 2,
      mazda 3, mazda 6, mazda bt50, megane, mercedes actros, mercedes atego, mercedes benz actros, mercedes sprinter,
      mercedes vito, mercedes w124, mercedes w203, mercedes w204, mitsubishi l200, mitsubishi montero, moto,
      motocicleta, motocicletas, motociclista, motomel, motor y transmision, motos, mototaxi, mototaxis, new holland,
      nissan, nissan d21, nissan frontier, nissan march, nissan navara, nissan patrol, nissan qashqai, nissan sentra,
      nissan tsuru, nissan versa, np300, ns 200, ns200, opel astra, opel corsa, opel insignia, opel vectra, opel
      zafira, optra, palio, para auto, para camioneta, para carro, para coche, para moto, peugeot, peugeot 106, peugeot
      206, peugeot 207, peugeot 208, peugeot 3008, peugeot 307, peugeot 308, peugeot boxer, peugeot partner, piaggio
      zip, picanto, pulsar 135, pulsar 180, pulsar 200, pulsar ns, pulsar ns200, rav4, refacciones auto, renault,
      renault clio, renault duster, renault laguna, renault logan, renault magnum, renault master, renault scenic,
      renault symbol, renault trafic, renault twingo, rieju, rouser, sae 140, sae 30, sae 40, sae 50, sae 90, sae10w30,
      sae10w40, sae140, sae15w40, sae20w50, sae25w60, sae30, sae40, sae50, sae5w30, sae5w40, sae80w90, sae85w140,
      sae90, sandero, saveiro, scania, scania r, seat altea, seat cordoba, seat ibiza, seat leon, seat toledo, sentra,
      siena, silverado, skoda octavia, sorento, spark gt, sportage, stepway, subaru forester, subaru impreza,
      suspension y direccion, suzuki alto, suzuki burgman, suzuki dr, suzuki gixxer, suzuki gn, suzuki gsx r, suzuki
      gsxr, suzuki jimny, suzuki sv, suzuki swift, suzuki v strom, suzuki vitara, tiguan, tiida, titan 150, torito
      bajaj, tornado 250, toyota corolla, toyota fortuner, toyota hilux, toyota prado, toyota rav4, toyota yaris,
      tractomula, triumph bonneville, tsuru, tucson, tvs apache, uno fiat, vehiculo, vehiculos, vento, vento crossmax,
      versa, vespa gts, vespa px, volkswagen caddy, volkswagen golf, volkswagen jetta, volkswagen passat, volkswagen
      polo, volkswagen transporter, volvo fh, volvo fh12, volvo fm, vw amarok, vw bora, vw caddy, vw gol, vw golf, vw
      jetta, vw kombi, vw passat, vw polo, vw saveiro, vw vento, vw vocho, wave 110, x trail, xr 150, xr150, xre 300,
      xtz 125, xtz125, yamaha fazer, yamaha fz, yamaha mt 07, yamaha mt 09, yamaha mt07, yamaha mt09, yamaha nmax,
      yamaha r1, yamaha r3, yamaha r6, yamaha tenere, yamaha tmax, yamaha tracer, yamaha xmax, yamaha xtz, yamaha ybr,
      yamaha yzf, yaris, ybr 125, ybr125, zanella`,
  },
  makers: {
    AUTOMOTIVE: 'chevrolet, ford, nissan, toyota',
  },
};
