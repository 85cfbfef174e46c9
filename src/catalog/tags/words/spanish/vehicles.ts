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
      `camiseta enduro, camiseta motocross, campera para moto, casaca moto, casaca para moto, chamarra de motociclista,
      chamarra moto, chaqueta cordura, chaqueta de moto, chaqueta moto, chaqueta moto mujer, chaqueta para moto, chompa
      moto, conjunto lluvia moto, conjunto motocross, equipacion motocross, impermeable de moto, impermeable moto,
      impermeable para moto, jersey motocross, mono karting, mono mecanico, mono moto, pantalon cordura, pantalon de
      moto, pantalon enduro, pantalon moto, pantalon motocross, pantalon para moto, traje lluvia moto, traje moto`,
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
      `0w16, 0w20, 0w30, 0w40, 10w30, 10w40, 10w50, 10w60, 15w40, 15w50, 20w40, 20w50, 25w50, 25w60, 5w20, 5w30, 5w40,
      5w50, 75w80, 75w85, 75w90, 80w90, 85w140, abrillantador de llantas, abrillantador de tablero, abrillantador
      llantas, abrillantador neumaticos, abrillantador salpicadero, abrillantador tablero, aceite 10w40, aceite 15w40,
      aceite 2 tiempos, aceite 20w50, aceite 2t, aceite 4 tiempos, aceite 4t, aceite 5w30, aceite 5w40, aceite atf,
      aceite caja, aceite caja cambios, aceite corona, aceite de caja, aceite de diferencial, aceite de moto, aceite de
      motor, aceite de transmision, aceite diferencial, aceite direccion, aceite hidraulico, aceite hidraulico coche,
      aceite horquilla, aceite mezcla, aceite moto, aceite motor, aceite para moto, aceite para motor, aceite semi
      sintetico, aceite sintetico, aceite transmision, acumulador, aditivo, aditivo diesel, aditivo gasolina, agua
      acidulada, agua de bateria, agua destilada bateria, agua limpiaparabrisas, agua para bateria, alargador cinturon
      coche, alarma moto, alarma para moto, aleron, aleta delantera, alfombra auto, alfombra coche, alfombra de coche,
      alfombra maletero, alfombra para auto, alfombra para coche, alfombras auto, alfombrilla coche, alfombrilla
      maletero, alfombrillas a medida, alfombrillas audi, alfombrillas auto, alfombrillas bmw, alfombrillas coche,
      alfombrillas ford, alfombrillas peugeot, alfombrillas renault, alfombrillas seat, alfombrillas toyota,
      alfombrillas volkswagen, alforja moto, alforjas moto, alternador, alza vidrios, alzavidrios, amarre remolque,
      ambientador auto, ambientador carro, ambientador coche, ambientador de auto, ambientador de coche, ambientador
      para auto, ambientador para carro, ambientador para coche, amortiguador, amortiguadores, ampolleta auto, ampolleta
      de freno, ampolleta de neutro, ampolleta de velocidades, ampolleta h1, ampolleta h11, ampolleta h4, ampolleta h7,
      ampolleta neutro, ampolleta t10, anillo de piston, anillo piston, anillo sincronizado, anillos compresora, anillos
      de compresora, anillos de piston, anillos piston, antena auto, anticongelante, antigravilla, antigravillante,
      antiniebla, antirrobo disco, arbol de leva, arbol de levas, arbol levas, armor all, arnes de luces, arnes de
      motor, arnes electrico, arnes electrico principal, arnes motor, arnes principal, aro 1 40, aro 1 60, aro 1 85, aro
      2 15, aro de aluminio moto, aro de moto, aro moto, aro sincronizador, aromatizante auto, aromatizante carro,
      aromatizante de auto, aromatizante para auto, aromatizante para carro, arrancador, arrancador de baterias,
      asentador de valvulas, asiento de moto, asiento deportivo coche, asiento moto, asiento racing, asiento tractor,
      aspirador coche, aspirador de coche, aspirador para coche, aspiradora auto, aspiradora carro, aspiradora de auto,
      aspiradora para auto, aspiradora para carro, automatico arranque, automatico de arranque, autoparte, axial de
      direccion, axial direccion, axiales, azul de prusia, baca, baca coche, balaclava moto, balancin de motor, balancin
      moto, balancines motor, balata, balatas, balero rueda, balinera de rueda, balinera rueda, baliza v16, balizas v16,
      banda, banda accesorios, banda de distribucion, banda de freno, banda de tiempo, banda distribucion, banda freno,
      banda tiempo, banda variador, bandas de freno, bandas freno, bandas moto, bandeja bateria, bandeja coche, bandeja
      de suspension, bandeja maletero, bandeja suspension, bandeja trasera coche, barra axial, barra cardan, barra de
      remolque, barra direccion, barra estabilizadora, barra led 4x4, barra remolque, barra telescopica, barra torsion,
      barras de techo, barras portaequipaje, barras techo, baston volante, bastón antirrobo, basurero vehículo, bateria
      12x65, bateria 12x75, bateria auto, bateria carro, bateria coche, bateria de carro, bateria de coche, bateria de
      moto, bateria moto, bateria para auto, bateria para carro, bateria para moto, bateria ytx, bateria ytx7, batería
      de auto, baul moto, baul para moto, bendix, biela completa, biela de motor, biela moto, biela motor, bieleta,
      bieletas, bimasa, birlo, birlos, block de motor, block motor, bloqueador de volante, bobina, bobina alta, bobina
      de alta, bobina de encendido, bobina de luz, bobina encendido, bobina moto, bobina pulsora, bocina moto, bocina
      para moto, bola de remolque, bola remolque, bolsa aire, bolsa de aire, bolsa deposito, bolsa herramientas moto,
      bolsa maletero, bolsa para maletero, bolsa sobredeposito, bolsas aire, bolsas de aire, bomba aceite, bomba agua
      coche, bomba agua distribucion, bomba agua motor, bomba combustible, bomba cummins, bomba de aceite, bomba de agua
      auto, bomba de combustible, bomba de direccion, bomba de embrague, bomba de freno, bomba de gasolina, bomba de
      inyeccion, bomba direccion, bomba embrague, bomba freno, bomba gasolina, bomba hidraulica direccion, bomba
      inyeccion, bomba inyectora, bomba vacio, bombilla coche, bombilla h4, bombilla h7, bombilla matricula, bombilla
      para coche, bombilla w5w, bombillas coche, bombillas h7, bombillo 1156, bombillo 1157, bombillo 9006, bombillo
      alogeno, bombillo carro, bombillo cortesia, bombillo de cortesia, bombillo de direccional, bombillo de silvin,
      bombillo de stop, bombillo direccional, bombillo h1, bombillo h11, bombillo h3, bombillo h4, bombillo h7, bombillo
      halogeno moto, bombillo moto, bombillo muelita, bombillo para carro, bombillo para moto, bombillo silvin, bombillo
      stop, bombillo t10, bombin de embrague, bombin de freno, bombin freno, bomper, booster arranque, booster de freno,
      booster freno, borne bateria, bornes bateria, bote recuperador, botiquin auto, botiquin carro, brazo axial, brazo
      de suspension, brazo suspension, brillo para llantas, buje, buje horquilla, bujes, bujia, bujias, bulbo aceite,
      bulbo de aceite, bulbo de freno, bulbo de presion de aceite, bulbo de temperatura, bulbo temperatura, bumper auto,
      burlete baul, burlete de puerta auto, burlete puerta auto, buzo hidraulico, caballete moto, caballete trasero
      moto, cabeza de motor, cabeza motor, cable acelerador, cable capo, cable carga coche electrico, cable choke, cable
      clutch, cable de acelerador, cable de capo, cable de choke, cable de clutch, cable de embrague, cable de freno,
      cable embrague, cable freno, cable pasa corriente, cable puente bateria, cable tipo 2, cables arranque, cables de
      arranque, cables de bujia, cables para pasar corriente, cables pasa corriente, cadena 428, cadena 428h, cadena
      520, cadena 525, cadena de arrastre, cadena de distribucion, cadena de moto, cadena de tiempo, cadena
      distribucion, cadena moto, cadena para moto, cadena tiempo, cadena transmision, cadenas de nieve, cadenas nieve,
      cadenas textiles nieve, caja automatica, caja cambios, caja de cambios, caja de direccion, caja de fusibles, caja
      de velocidades, caja delivery moto, caja direccion, caja fusibles, caja mecanica, caja velocidades, cajetin de
      direccion, cajetin direccion, cajuela, calandra, calavera, calavera trasera, calaveras, calcomania auto,
      calcomania carro, calcomania moto, calcomania para auto, calentador diesel, calentadores diesel, calibrador de
      aire, calibrador de llantas, calibrador llantas, caliper, calzos autocaravana, calzos caravana, camara de aire
      moto, camara de moto, camara llanta, camara moto, camisa cilindro, camisa de cilindro, camisa de motor, camisa
      motor, campera moto, canasta clutch, canasta de clutch, canastilla techo, candado de disco, candado disco, candado
      moto, candado para moto, capo, capo motor, capot, caravana accesorios, carbones arranque, carbones de arranque,
      carburador, carcasa espejo, carcasa llave, carcasa mando coche, cardan, cardanico, carenado, careta moto, cargador
      bateria moto, cargador coche electrico, cargador de baterias auto, carnauba auto, carter, casco abatible, casco
      abierto, casco certificado, casco cross, casco de moto, casco de motocross, casco dot, casco hro, casco ich, casco
      integral, casco jet, casco ls2, casco modular, casco moto, casco motociclista, casco multiproposito, casco para
      moto, casco shaft, casquillo de biela, catalizador, caucho de moto, caucho moto, cauchos, caudalimetro, cazoleta,
      cdi moto, centro rueda, cepillo llantas coche, cera auto, cera automotriz, cera carnauba auto, cera para auto,
      chaleco emergencia coche, chamarra motociclista, champu auto, champu coche, chapa coche, chapa cofre, chapa
      contacto, chapa de contacto, chapa de encendido, chapa puerta auto, chicle carburador, chicote, chicote clutch,
      cierre puerta coche, ciguenal, cilindro de freno, cilindro de ignicion, cilindro freno, cilindro maestro, cinta
      reflectiva moto, cinta termica escape, cinturon de seguridad, cinturon seguridad, claraboya autocaravana, claxon,
      clutch centrifugo, clutch completo, cobertor auto, cobertor moto, cobertor para auto, cobertor para moto, coderas
      moto, coderas motocross, cofano, cofre, cofre auto, cofre coche, cofre de techo, cofre techo, cojin asiento coche,
      cojin auto, cojin cervical coche, cojin coche, cojin lumbar coche, cojin para auto, cojin para coche, cojinete de
      biela, cojinete rueda, cojinetes de bancada, cola escape, colector admision, colector escape, colgante de coche,
      colgante para coche, colin, collarin clutch, collarin de clutch, collarin de embrague, collarin embrague, columna
      de direccion, columna direccion, comando de luces, comando derecho, comando izquierdo, compresor aire
      acondicionado, compresor aire para auto, compresor clima, compresor coche, compresor de aire auto, compresor de
      clima, compresor portatil auto, computadora ecu, condensador, conector remolque, conos carretera, conos de
      direccion, contra chapa, contrapesos, contrapesos manillar, control alarma, control clima, coolant, corneta moto,
      corona transmision, corona y pinon, correa accesorios, correa aire acondicionado auto, correa de accesorios,
      correa de distribucion, correa de remolque, correa de tiempo, correa dentada, correa distribucion, correa poli v,
      correa poly v, correa remolque, correa scooter, correa servicio, correa tiempo, correa variador, correas con
      matraca, crank de arranque, crapodina, cremallera de direccion, cremallera direccion, cremallera hidraulica,
      cristal espejo, cristal faro, cristal puerta, cruceta, cruceta llave, cuarto, cuartos delanteros, cuatrimoto,
      cubeta maletero, cubierta auto, cubierta lateral moto, cubierta moto, cubo de rueda coche, cubo rueda coche, cubre
      alfombra, cubre asientos, cubre auto, cubre butaca, cubre carro, cubre carter, cubre coche, cubre moto, cubre
      tanque moto, cubre timon, cubre volante, cubreasiento, cubreasientos, cubrecarter, cubrecoche, cubremanos,
      cubremoto, cubrepiernas scooter, cubrepolvo, cubretimon, cubrevolante, cuerda remolque, cuerpo aceleracion, cuerpo
      de aceleracion, cuerpo de mariposa, cuerpo mariposa, culata, cuna de direccion, cupula, defensa, defensa auto,
      defensa de moto, defensa delantera, defensa moto, deflectores, deflectores aire, deflectores viento, deposito
      combustible, deposito expansion, deposito gasolina, deposito refrigerante, depurador, desconectador bateria,
      descontaminante ferrico, desengrasante de motor, desengrasante motor, difusor trasero, direccional, direccional
      moto, direccionales, disco clutch, disco de clutch, disco de freno, disco embrague, disco freno, disco rotor,
      discos de embrague, discos de freno, discos embrague moto, discos freno, distintivo ambiental, distribuidor
      encendido, eje de levas, eje de transmision, eje levas, electroventilador, elevador cristal, elevador de cristal,
      elevador de vidrio, elevador vidrio, elevalunas, elevavidrio, elevavidrios, elm327, embellecedor rueda,
      embellecedores rueda, emblema, emblema coche, emblemas, embrague, embrague kit, embrague viscoso, empaque cabeza,
      empaque cilindro, empaque clutch, empaque culata, empaque de cilindro, empaque de clutch, empaque de culata,
      empaque de escape, empaque de motor, empaque escape, empaque motor, empaque multiple, empaque tapa de valvulas,
      empaque tapa valvulas, empaquetadura culata, empaquetadura de culata, empaquetadura motor, enganche, enganche
      remolque, escaner automotriz, escaner obd2, escape, escape akrapovic, escape deportivo, escape moto, escobilla
      trasera, escobillas bosch aerotwin, escobillas coche, escobillas traseras, escobillas valeo, eslinga 4x4, eslinga
      remolque, espejo ciego, espejo de moto, espejo de punto ciego, espejo lateral, espejo moto, espejo para moto,
      espejo punto ciego, espejo retrovisor, espejo retrovisor moto, espejos retrovisores, espiga, espiral delantero,
      espiral suspension, espiral trasero, esponja auto, esponja coche, estanque combustible, estator, estriberas,
      estribo, estribos, evaporador clima, exosto, exploradora, extintor auto, extintor carro, extintor para auto,
      extractor volante, extremo de direccion, extremo direccion, facia, faja de distribucion, faja distribucion, faja
      multicanal, faldon lateral, fan clutch, fap, faro, faro antiniebla, faro delantero, faro led moto, faro moto, faro
      trasero, farola, farola moto, farolas, faros, faros antiniebla, faros auxiliares, fascia, filtro aceite, filtro
      aire, filtro aire moto, filtro antipolen, filtro cabina, filtro combustible, filtro de aceite, filtro de aceite
      moto, filtro de aire, filtro de aire moto, filtro de cabina, filtro de caja automatica, filtro de combustible,
      filtro de diesel, filtro de gasoil, filtro de gasolina, filtro de petroleo, filtro de transmision, filtro diesel,
      filtro gasoil, filtro gasolina, filtro habitaculo, filtro hidraulico, filtro particulas, filtro petroleo, filtro
      polen, filtro racor, filtro sep agua, filtro sep de agua, filtro separador, filtro transmision, filtros, flasher
      led, flasher moto, flecha homocinetica, foco 1156, foco 1157, foco auto, foco auto led, foco de freno, foco de
      neblina, foco delantero moto, foco h1, foco h11, foco h3, foco h4, foco h7, foco moto, foco muelita, foco para
      moto, foco t10, focos h11, focos h4, focos led auto, formador de empaque, formador de empaques, formador empaques,
      forro asiento, forro asiento moto, forro carro, forro de asiento, forro de timon, forro de volante, forro moto,
      forro para asiento, forro para carro, forro para moto, forro para volante, forro timon, forro volante, freno de
      mano, freno de mano palanca, freno mano, freno mano palanca, frenos, fuelle, fuelle palanca, fuelle transmision,
      funda asiento, funda asiento coche, funda asientos coche, funda butaca, funda coche, funda de asiento, funda de
      coche, funda de palanca, funda exterior coche, funda llave coche, funda maletero, funda para asiento, funda para
      auto, funda para coche, funda para moto, funda para volante, funda rueda repuesto, funda salpicadero, funda
      volante, fundas asiento, fundas asientos, fundas de asiento, fundas nieve, gafas casco moto, gafas cross, gafas
      motocross, gamuza coche, gancho de remolque, gancho remolque, gata caiman, gata hidraulica, gata lagarto, gato
      auto, gato caiman, gato carretilla, gato central moto, gato coche, gato de patin, gato de tijera, gato elevador,
      gato hidraulico botella, gato hidraulico de botella, gato lagarto, gato lateral moto, gato tijera, giro led moto,
      goggle motocross, goggles motocross, goma auto, goma de barra, goma maletero, goma puerta, grasa cadena, grasa
      chasis, grasa de chasis, grasa para rodamientos, grasa rodamientos, grifo gasolina, guante de lavado auto, guante
      lavado auto, guante lavado coche, guantes moto, guantes motociclista, guantes para moto, guardabarro,
      guardabarros, guardafango, guardalodo, guardapolvo cremallera, guardapolvo direccion, guardapolvo homocinetica,
      guardapolvo palier, guaya, guaya clutch, guayas, guia de valvula, guia valvula, guino moto, halogeno antiniebla,
      hebilla cinturon seguridad, herramientas automotrices, hidraulico de direccion, hidrovac, hoja de muelle, hoja de
      resorte, holder moto, homocinetica, horquilla de cambio, horquilla de suspension, horquilla inferior, horquilla
      moto, horquilla suspension, hule puerta, infla llantas, inflador, inflador de llantas, inflador de neumaticos,
      inflador portatil, inflador ruedas, inflallantas, instalacion electrica moto, insulador, intercomunicador casco,
      intercomunicador moto, intercooler, intermitente, intermitente led, intermitentes, interruptor de freno,
      interruptor elevalunas, interruptor freno, inyector, inyector diesel, juego alfombrillas, juego de alfombrillas,
      juego de anillos motor, juego de empaques, juego de juntas, juego de pistones, juego de rayos, juego empaques,
      juego juntas motor, juego zapatas, junta cabeza, junta colector, junta culata, junta de cabeza, junta de culata,
      junta de escape, junta de tapa, junta escape, junta faro, junta homocinetica, junta tapa, junta valvulas, kit
      adhesivos motocross, kit antipinchazos, kit arrastre, kit bolsas aire, kit bolsas de aire, kit bomba agua, kit
      calcomanias moto, kit carretera, kit cilindro, kit clutch, kit de arrastre, kit de carretera, kit de clutch, kit
      de distribucion, kit de embrague, kit de emergencia auto, kit de empaques, kit de filtros auto, kit de frenos, kit
      de lavado auto, kit de limpieza coche, kit de mantenimiento auto, kit de mordaza, kit de piston, kit de rayos, kit
      de relacion, kit de reparacion motor, kit de reparacion neumaticos, kit de suspension, kit de traccion, kit de
      transmision, kit distribucion, kit embrague, kit emergencia auto, kit filtros, kit filtros coche, kit focos led,
      kit frenos, kit juntas motor, kit limpieza coche, kit piston, kit pistones, kit plasticos motocross, kit relacion,
      kit reparacion carburador, kit reparacion llantas, kit reparacion motor, kit reparacion parabrisas, kit
      reparapinchazos, kit revision, kit suspension, kit traccion, kit transmision, kit xenon, lamina de seguridad auto,
      lamina seguridad auto, lamina solar coche, lampara h4, lampara h7, lamparas h7, lapiz estabilizador, lapiz retoque
      coche, latiguillo freno, lentes motocross, letras maletero, leva, leva clutch, leva freno, levanta vidrio,
      levantavidrios, liga de frenos, limpia aire acondicionado auto, limpia fap, limpia frenos, limpia llantas, limpia
      rines, limpia salpicaderos, limpia sistema de a condicionado, limpiador de carburador, limpiador de frenos,
      limpiador de inyectores, limpiador de motor, limpiador frenos, limpiainyectores, limpiaparabrisas,
      limpiaparabrisas plumas, link estabilizador, liquido de direccion, liquido de freno, liquido de frenos, liquido
      freno, liquido freno dot4, liquido frenos, liquido hidraulico, liquido para frenos, liquido refrigerante, little
      trees, llanta, llanta de carro, llanta de moto, llanta moto, llanta para carro, llanta para moto, llantas, llantas
      auto, llave cruz, llave de gasolina, llave de paso gasolina, llave gasolina, llave oruga filtro, llave rueda,
      lodera, loderas, lona para auto, lona remolque, lubricante cadena, luces diurnas, luces led auto, luces remolque,
      luces traseras auto, luna de espejo, luna espejo, luna trasera, luz de freno, luz de giro, luz de patente, luz de
      placa, luz diurna, luz emergencia v16, luz exploradora, luz freno, luz giro, luz led auto, luz matricula, luz
      trasera moto, luz v16, malacate 4x4, maleta moto, maleta para moto, maletero moto, mando de luces, maneta
      embrague, maneta freno, maneta puerta, manetas, manguera combustible, manguera de freno, manguera de radiador,
      manguera freno, manguera gasolina, manguera radiador, manguera turbo, manguito intercooler, manguito radiador,
      manguito turbo, manguitos silicona coche, manigueta, maniguetas, manija auto, manija de puerta auto, manija
      exterior, manija interior, manija puerta auto, manilla clutch, manilla de clutch, manilla de freno, manilla de
      puerta auto, manilla freno, manillar moto, manoplas moto, manta motor, manta termica escape, mantenedor bateria,
      mantenedor de bateria, manubrio moto, manzana delantera, manzana trasera, maquina diagnosis, marcha, marcha motor,
      marco de placa, marco patente, marco placa, martillo rompecristales, masa delantera, masa trasera, mascara cross,
      mascara frontal, masilla automotriz, masilla plastica auto, matricula, matriculas, maza, maza rueda, mecha
      pinchazos, medallon, medidor masa aire, metales bancada, metales biela, metales de bancada, metales de biela, mica
      calavera, mica faro, microfibra auto, microfibra coche, modulo encendido, mofle, mofle deportivo, mofle moto,
      moldura, moldura puerta, mordaza de freno, mordaza freno, moto, motocicleta, motoneta, motor alzavidrio, motor
      arranque, motor de arranque, motoventilador, muelita, muelle, muelle suspension, muelles suspension, multiple
      admision, multiple de admision, multiple de escape, multiple escape, munon, neblinero, negro para llantas,
      neumatico, neumatico moto, neumaticos, optica, optica faro, organizador asiento coche, organizador cajuela,
      organizador coche, organizador maletero, pala 4x4, palanca cambio, palanca cambios, palanca de cambios, palanca de
      freno, palanca freno, palanca velocidades, palier, pantalla casco, parabrisas, parachoque, parachoques, parador
      central, parador lateral, paragolpe, paragolpes, parasol auto, parasol carro, parasol coche, parasol para auto,
      parasol parabrisas, parche llanta, parrilla auto, parrilla de suspension, parrilla de techo, parrilla delantera,
      parrilla frontal, parrilla moto, parrilla para moto, parrilla suspension, parrilla techo, parrilla trasera moto,
      pasacorriente, pasamontanas moto, paso rueda, pasta azul de prusia, pasta para asentar valvulas, pastilla de
      freno, pastilla freno, pastillas de embrague, pastillas de freno, pastillas delanteras, pastillas embrague,
      pastillas freno, pastillas traseras, pata lateral moto, paño microfibra auto, pedal arranque, pedal cambio, pedal
      de acelerador, pedal de arranque, pedal de cambio, pedal de cambios, pedal de embrague, pedal de freno, pedal
      freno, pedales coche aluminio, pegatina coche, pegatina moto, pegatinas coche, pegatinas moto, perfume auto,
      perfume coche, perfume de coche, perfume para auto, perfume para carro, perilla de cambios, perilla palanca,
      persiana delantera, persiana frontal, peto motocross, piloto trasero, pilotos remolque, pinlock, pinon, pinon de
      arrastre, pinon de ataque, pinon de bomba, pinon de salida, pinon de velocidades, pinon delantero, pinon moto,
      pinon salida, pinon trasero, pinones, pintura automotriz, pintura para auto, pintura pinzas freno, pinza bateria,
      pinza de freno, pinza freno, pinzas arranque, pinzas bateria, pinzas de bateria, piso de goma auto, pisos auto,
      piston completo, piston moto, pito moto, pito para moto, pitón antirrobo, placa l, placa matricula, plato de
      embrague, plato de presion, plato embrague, plato magnetico, plato opresor, plato presion embrague, pluma
      limpiaparabrisas, plumas limpiaparabrisas, plumilla, plumillas, polarizado, polea alternador, polea ciguenal,
      polea damper, polea loca, polea tensora, pomo cambio, pomo cambios, pomo de cambios, pomo de palanca, pomo
      marchas, pomo palanca, porta carbones, porta celular moto, porta esquis, porta matriculas, porta patente, porta
      placa, porta placas, portabicicletas bola, portabicicletas coche, portabicicletas maletero, portabicicletas techo,
      portabicis, portabicis autocaravana, portacelular moto, portaequipaje, portaequipaje moto, portaesquis,
      portamatriculas, portapatente, portaplaca, portaplacas, portavasos auto, porton, porton trasero, posapie, posapie
      moto, precap, protector de tanque moto, protector maletero, protector tanque moto, protector timon, puente de
      diodos, puerta delantera, puerta trasera, pulidor faros, pulimento, pulmon de freno, pulmon de suspension, pulmon
      freno, pulpo moto, pulpo para moto, puno moto, punos calefactables, punos para moto, punterias, quemacocos, quita
      insectos coche, quitaaranazos, radiador, radiador coche, rampa, rampas coche, rayos moto, rectificador moto, red
      maletero, red para casco, red portaequipaje moto, red pulpo moto, refaccion, refacciones, refrigerante,
      refrigerante 50 50, refrigerante azul, refrigerante coche, refrigerante concentrado, refrigerante motor,
      refrigerante para motor, refrigerante rojo, refrigerante verde, regulador de voltaje moto, regulador presion
      combustible, regulador rectificador, relay arranque, relay auto, relay de arranque, relay de bocina, rele
      arranque, rele de arranque, rele intermitencia, remolque, remolque coche, renovador de gomas, renovador de
      plasticos, renovador plasticos, reparapinchazos, reservorio de agua, resorte de suspension, resorte suspension,
      restaurador faros, restaurador plasticos, reten, reten barra telescopica, reten de horquilla, reten de rueda,
      reten de valvula, reten horquilla, reten rueda, reten valvula, retenes, retrovisor, retrovisor moto, rin, rin de
      moto, rin moto, rines, rodaje de embrague, rodaje de rueda, rodaje rueda, rodamiento de rueda, rodamiento rueda,
      rodilleras moto, rodilleras motocross, rodillo tensor, rodillos variador, rompecristales, rotativo, rotores freno,
      rotula, rotulas, rueda jockey, ruleman de rueda, ruleman rueda, salpicadera, secador de aire camion, segmentos,
      segmentos piston, seguro de rueda, seguros rueda, sella llantas, sellador de llantas, sello de valvula, sello
      valvula, semieje, semimanillares, sensor abs, sensor aparcamiento, sensor ckp, sensor cmp, sensor de aparcamiento,
      sensor de detonacion, sensor de lluvia, sensor de oxigeno, sensor de posicion mariposa, sensor de rueda, sensor de
      temperatura motor, sensor de velocidad, sensor detonacion, sensor maf, sensor map, sensor oxigeno, sensor presion
      aceite, sensor temperatura agua, sensor temperatura motor, sensor tps, sensor velocidad, sensores de aparcamiento,
      separadores rueda, servofreno, set de limpieza coche, shampoo auto, shampoo automotriz, shampoo con cera, shampoo
      para auto, shampoo para carro, silenciador, silenciador escape, silenciador moto, silencioso escape, silent block,
      silentblock, silicona en spray auto, silicona para tablero, silicona tablero, sillin moto, silvin, sincronizador
      caja, slider, slider moto, solenoide arranque, solenoide de arranque, sonda lambda, soporte baul, soporte caja,
      soporte cardan, soporte celular moto, soporte celular para moto, soporte coche, soporte coche movil, soporte de
      cardan, soporte de celular para moto, soporte de motor, soporte del motor, soporte escape, soporte matricula,
      soporte motor, soporte movil moto, soporte rueda repuesto, soporte transmision, sotocasco, sprocket, sticker
      carro, sticker moto, sticker para carro, sticker para moto, stop moto, stop trasero, stop trasero moto, sujetador
      con matraca, sujetadores con matraca, suspension, suspension delantera, suspension trasera, swich de encendido,
      switch de encendido, switch de freno, switch encendido, tablero auto, tablero de instrumentos, tablero moto,
      tacometro, taloneras coche, tambor de freno, tambor freno, tankpad, tanque de combustible, tanque de gasolina,
      tanque gasolina, tanque moto, tapa aceite, tapa cajuela, tapa cilindros, tapa de block, tapa de gasolina, tapa de
      punterias, tapa de valvulas, tapa del aceite, tapa distribuidor, tapa gasolina, tapa lateral moto, tapa motor,
      tapa punterias, tapa valvula, tapa valvulas, tapabarro, tapabarros, tapabujes, tapacubos, tapacubos 15, tapafugas,
      tapas de valvula, tapas laterales moto, tapasol, tapasol auto, tapasol carro, tapete auto, tapete cajuela, tapete
      carro, tapete de carro, tapete para carro, tapetes auto, tapetes para auto, tapon aceite, tapon carter, tapon de
      gasolina, tapon de rin, tapon deposito, tapon gasolina, tapon rueda, tapon vaciado, tapon vaciado aceite, tapon
      valvula, tapones valvula, tapón de rueda, taza de rueda, taza rin, telescopicas moto, templador de cadena,
      templador de faja, tensor banda, tensor cadena, tensor correa, tercera luz freno, terminal de direccion, terminal
      direccion, terminal exterior, terminal interior, terminales para bateria, termostato, termostato agua, termostato
      coche, termostato motor, tijera de suspension, tijera delantera, tijera moto, tijera suspension, timon moto, tiron
      remolque, tobera, tolva, toma agua motor, toma de admision, toma de agua motor, topes anticaida, topes anticaidas,
      tornillo estabilizador, tornillos rueda, tranca volante, tranca volantes, transmision, transmision homocinetica,
      trapecio suspension, triangulo de emergencia, triangulo emergencia, triangulo seguridad, triangulos, triangulos
      emergencia, triceta, triángulo de seguridad, trompo aceite, trompo de aceite, trompo de freno, trompo de
      temperatura, trompo temperatura, tubo combustible, tubo de admision, tubo de escape, tubo de freno, tubo escape,
      tubo exhosto, tubo gasolina, tuerca rueda, tuercas antirrobo, tuercas de seguridad, tumbaburros, turbina turbo,
      turbo, turbocompresor, v16, valvula admision, valvula canister, valvula de aceleracion, valvula de llanta, valvula
      egr, valvula escape, valvula iac, valvula llanta, valvula neumatico, valvula pcv, valvulas motor, valvulina,
      variador, variador scooter, vaso de expansion, vaso expansion, vaso expansion coche, vaso termico auto,
      velocimetro, ventilador de radiador, ventilador motor, ventilador radiador, vinilo capo, vinilo coche, visera
      casco, visera para casco, visor casco, visor de casco, visor para casco, volante, volante bimasa, volante
      deportivo, volante magnetico, wallbox, winche, zapata de freno, zapata freno, zapatas, zapatas de freno`,
    ],
  ],
  unsure: `acumulador, aditivo, aleron, antiniebla, axiales, baca, banda, bimasa, bobina, calavera, calaveras, caliper, capo,
    cardan, carenado, catalizador, cofre, colin, condensador, contrapesos, coolant, cuarto, culata, cupula, defensa,
    deflectores, depurador, direccional, elevador de vidrio, emblema, emblemas, embrague, escape, espiga, estator,
    estriberas, estribo, estribos, exploradora, exploradoras, fap, faro, filtros, frenos, fuelle, hule puerta, inflador,
    insulador, intermitente, intermitentes, leva, manetas, marcha, masa delantera, matricula, matriculas, maza, mazas,
    medallon, moldura, molduras, muelita, muelle, munon, optica, palier, pinon, pinones, plato de presion, polarizado,
    porton, punterias, rampa, refaccion, refacciones, refrigerante, remolque, reten, retenes, rotativo, segmentos,
    sensor de rueda, silenciador, slider, sliders, soporte motor, suspension, termostato, tobera, tolva, transmision,
    triangulos, turbo, v16, variador, volante, zapatas`,
  uses: {
    AUTOMOTIVE: `0w16, 0w20, 0w30, 0w40, 10w30, 10w40, 10w50, 10w60, 15w40, 15w50, 20w40, 20w50, 25w50, 25w60, 5w20, 5w30, 5w40,
      5w50, 75w140, 75w80, 75w85, 75w90, 80w90, 85w140, accesorios auto, accesorios moto, accesorios para auto, akt 125,
      akt nkd, altima, amarok, apache 160, apache 200, api sl, api sn, auto, automotriz, automovil, autopartes, autos,
      aveo, bajaj boxer, bera sbr, berlingo, biz 125, boxer ct100, camion, camiones, camioneta, camionetas, captiva,
      carro, carroceria, carros, cb 190, cb190, cbf 125, cbf125, cerato, cg 125, cg125, cg150, chevrolet, chevrolet
      corsa, chevrolet s10, chevrolet sail, chevrolet spark, chevrolet tracker, cheyenne, civic, clio, coche, coches,
      corolla, crypton, ct 100, ct100, cx 5, d max, dm200, dmax, dr 150, dr650, ecosport, elantra, equinox, f 150, f150,
      faros, fiat strada, fluence, ford explorer, ford fiesta, ford ranger, fortuner, ft 150, ft125, ft150, furgoneta,
      fz 16, fz16, fz25, gixxer, gl 5, gn 125, gn125, gy6, h4, h7, hiace, hilux, hj125, honda cr v, honda fit, honda hr
      v, hyundai accent, hyundai santa fe, italika, jaso ma, jaso ma2, jetta, kangoo, kia rio, kwid, l200, land cruiser,
      malibu, mazda 3, megane, moto, motocicleta, motocicletas, motociclista, motor y transmision, motos, mototaxi,
      mototaxis, nissan, nissan frontier, np300, ns 200, ns200, optra, palio, para auto, para camioneta, para carro,
      para coche, para moto, peugeot, peugeot 207, peugeot 208, peugeot 307, peugeot 308, peugeot partner, picanto,
      pulsar 135, pulsar 180, pulsar 200, pulsar ns200, rav4, refacciones auto, renault, renault duster, renault logan,
      renault symbol, rouser, sae 140, sae 30, sae 40, sae 50, sae 90, sae10w30, sae10w40, sae140, sae15w40, sae20w50,
      sae25w60, sae30, sae40, sae50, sae5w30, sae5w40, sae80w90, sae85w140, sae90, sandero, saveiro, sentra, siena,
      silverado, sorento, spark gt, sportage, stepway, suspension y direccion, tiguan, tiida, titan 150, torito bajaj,
      tornado 250, toyota prado, tractomula, tsuru, tucson, tvs apache, uno fiat, vehiculo, vehiculos, vento, versa, vw
      gol, vw kombi, wave 110, x trail, xr 150, xr150, xre 300, xtz 125, xtz125, yaris, ybr 125, ybr125`,
  },
  makers: {
    AUTOMOTIVE: `audi a4, chevrolet, citroen c4, ford, golf 4, golf 5, golf 6, golf 7, golf iv, golf mk4, nissan, opel
      corsa, peugeot 206, renault clio, seat ibiza, seat leon, toyota, volkswagen golf, vw golf`,
  },
};
