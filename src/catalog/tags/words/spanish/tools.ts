import type { Subject } from '../words.ts';

export const TOOLS: Subject = {
  things: [
    [
      'TOOLS',
      `3 en uno, abocardador, abocinador, abrasivos, abrazadera, abrepuertas, absorbedor de energia, absorbedor
      energia, absorbente industrial, aceite compresor, aceite corte, aceite de corte, aceite linaza, aceite
      lubricante, aceite multiuso, aceite multiusos, aceite neumatico, aceite para compresor, aceite teca, aceites y
      lubricantes, acetona industrial, acople, adaptador macho pvc, adaptador sds, adaptador tanque, adhesivo, adhesivo
      de montaje, adhesivo montaje, adhesivo pvc, aerografo, afilador, afilador de herramientas, afiladores, afloja
      todo, afloja tuercas, aflojatodo, aguaplast, aguarras, aireador grifo, aislante termico, alambre, alambre de pua,
      alambre dulce, alambre galvanizado, alambre mig, alambre puas, alambre recocido, alambre thw, alargadera pex,
      alargador cable exterior, alargador rodillo, alcayata, aldaba, alfombra aislante electrica, alfombra antifatiga,
      alicate, amarra cables, amarra plastica, amarras, amarres plasticos, amoladora, amortiguador caida, amperimetro,
      ancla, anclaje expansion, anclaje mecanico, anclaje movil, anclaje quimico, andamio, angular acero, angulo,
      angulo acero, angulo aluminio, angulo de acero, angulo refuerzo, anillo cera, anillo de cera, anillo pex,
      anticorrosivo, antioxidante esmalte, antipanico, antiparra seguridad, antiparras de seguridad, antorcha mig,
      antorcha plasma, antorcha soldar, antorcha tig, apagador, aparejo, aparejo a cadena, aparejo electrico, aparejo
      manual, apilador, araldit, arandela, arco de sierra, arco para segueta, arco profesional, arco sierra, arco
      tubular, arena construccion, arenadora, argolla acero, armario llaves, armella, arnes 3 argollas, arnes 4
      argollas, arnes anticaida, arnes anticaidas, arnes cuerpo completo, arnes de seguridad, arnes liniero, arnes
      paracaidista, arnes seguridad, aro sello, arrancador fluorescente, asiento taller, aspirador industrial,
      aspirador taller, atornillador, autocle, automatico bomba, avellanador, badilejo, balanceadora, balde albanil,
      baliza obra, baliza vial, banco de herramientas, banco de trabajo, banco trabajo, banda antideslizante, banda de
      lija, banda lija, banda v, bandeja antiderrame, bandeja cables, bandeja de cables, bandeja de pintura, bandeja
      magnetica, bandeja pintura, bandeja portacables, bandeja rejiband, bandola, barbiquejo, barboquejo, barniz,
      barniz madera, barniz suelo, barra cobre electrica, barra de tierra, barra de una, barra desencofrar, barra una,
      barrena, barrera new jersey, barrera vial, barreta, base magnetica, base magnetica comparador, base schuko,
      bastidor electrico, batea mezcla, bateria 20v max, bateria bosch 18v, bateria dewalt, bateria makita, bateria
      milwaukee, bateria parkside, batidor pintura, batidora de mortero, batidora mortero, berbiqui, big bag, bisagra,
      bloque hormigon, bloque v, boca incendio, bocallave, bolsa de escombros, bolsa de herramientas, bolsa escombros,
      bolsa para escombros, bomba, bomba achique, bomba agua, bomba centrifuga, bomba de achique, bomba de agua, bomba
      de presion, bomba de trasvase, bomba engrase, bomba lodo, bomba manual, bomba periferica, bomba pozo, bomba
      presion, bomba presurizadora, bomba sapo, bomba sumergible, bomba trasvase, bomba trasvase diesel, bombillo
      cerradura, bombin, boquilla azulejo, boquilla impresora 3d, borada, bordonadora, borna, borne, borne de conexion,
      bornera, bornes, boroscopio, borriqueta, botador, botas de seguridad herramienta, botas seguridad herramienta,
      botella argon, botella de argon, boton descarga, brazo hidraulico puerta, breaker, brida, brida inodoro, brida
      nylon, brida tanque, bridas, bridas cables, bridas plastico, broca, broca avellanadora, broca ceramica, broca
      cobalto, broca concreto, broca copa, broca cristal, broca diamantada, broca escalonada, broca forstner, broca
      hss, broca madera, broca metal, broca muro, broca pala, broca paleta, broca para concreto, broca para metal,
      broca sds, broca sierra, broca vidrio, broca widia, brocas, brocha cerda, brocha de cerda, brocha de pintura,
      brocha para pintar, brocha pintar, brocha pintor, brocha pintura, brocha plana, brocha profesional, buggy obra,
      buje reduccion, buje soldado, buscapolo, bushing, bushing pvc, buzo desechable, buzo tyvek, caballete de trabajo,
      caballete mecanico, caballete metalico obra, caballete obra, caballete taller, caballete trabajo, caballetes para
      auto, cabestrante, cabina de arenado, cable 2 5mm, cable acerado, cable acero, cable calibre, cable canal, cable
      de acero, cable de alarma, cable duplex, cable electrico, cable encauchetado, cable envainado, cable eva libre
      halogeno, cable galvanizado, cable h07v, cable h07z1, cable manguera, cable nya, cable nyy, cable paralelo, cable
      romex, cable rv k, cable rvk, cable solar 6mm no, cable subterraneo, cable thhn, cable thhw, cable thw, cable
      tierra, cable tipo taller, cable unipolar, cable vulcanizado, cabo de vida, cabo vida, cabrestante, cadena acero,
      cadena de acero, cadena de elevacion, cadena galvanizada, cadena plastica senalizacion, cadena seguridad puerta,
      cadena zincada, caja caudales, caja chalupa, caja conexiones, caja de caudales, caja de conexion, caja de
      conexiones, caja de derivacion, caja de empalmes, caja de herramientas, caja de ingletes, caja de mecanismos,
      caja de paso, caja de registro, caja derivacion, caja electrica, caja empalme, caja empalmes, caja empotrar, caja
      estanca, caja fuerte, caja herramienta, caja ingletes, caja llaves, caja mecanismo, caja octagonal, caja
      organizadora tornillos, caja paso, caja rectangular electrica, caja rectangular empotrar, caja registro, caja
      seguridad, caja superficie, caja termica, caja universal empotrar, caja universal mecanismos, caladora,
      calafateadora, calibrador, calibre, calibre digital, calzos niveladores, camara inspeccion, camilla de mecanico,
      camilla mecanico, camilla para mecanico, canaleta, canalina, canamo plomero, canastilla fregadero, canastilla
      lavaplatos, cancamo, candado, canilla, cano, cano epoxi, cano galvanizado, cano pvc, cano termofusion, cantonera
      puerta, capazo goma, capazo obra, carbon makita, carda, careta de esmerilar, careta de soldar, careta electronica
      soldar, careta esmerilado, careta esmerilar, careta facial esmeril, careta facial policarbonato, careta
      fotosensible, careta para esmerilar, careta para soldar, careta soldador, careta soldar, cargador bateria 18v,
      cargador de bateria herramienta, cargador dewalt, cargador makita, carraca, carrete extension, carretilla, carro
      carga, carro de carga, carro de plataforma, carro herramientas, carro plataforma, carro portaherramientas, carro
      taller, carro transporte, carro trolley viga, cartel salida emergencia, cartel seguridad, cartel senalizacion,
      cartucho 3m, cartucho 6003, cartucho ceramico, cartucho gas soplete, cartucho grifo, cartucho monocontrol,
      cartucho monomando, cartucho silicona, cartucho vapores organicos, casco construccion, casco de obra, casco de
      proteccion, casco de seguridad, casco dielectrico, casco electricista, casco ingeniero, casco minero, casco obra,
      casco proteccion obra, casco seguridad, casco soldador, cascos antiruido, cautin, cemento, cemento cola, cemento
      rapido, centro carga, centro de carga, cepillo acero, cepillo alambre, cepillo barrendero, cepillo carpintero,
      cepillo de acero, cepillo de alambre, cepillo de carpintero, cepillo electrico carpintero, cepillo electrico
      madera, cepillo electrico para madera, cepillo laton, cepillo metalico, cepillo para madera, cera inodoro, cera
      madera, cera muebles, cerradero, cerradura, cerradura mueble, cerrojo, cespol, chaleco alta visibilidad, chaleco
      de seguridad, chaleco reflectante, chaleco reflectivo, chaleco reflejante, chaleco seguridad, chalk paint, chapa,
      chapa de sobreponer, chapa embutir, chapa galvanizada, chapa metalica, chapa para puerta, chapa pomo, chapa
      principal, chapa puerta, chapa sobreponer, charola para pintura, charola pintura, chaveta, chavetero, chazo,
      chevrones vial, chispero soldador, chorro de arena, chumacera, cianoacrilato, cianocrilato, cierra puertas,
      cierrapuerta, cierre magnetico mueble, cierre push, cilindradora, cilindro, cilindro europeo, cilindro
      europerfil, cilindro gas mapp, cilindro seguridad, cincel, cincha amarre, cincha trinquete, cincho, cinta
      adhesiva, cinta aisladora, cinta aislante, cinta aislar, cinta aluminio, cinta americana, cinta antideslizante,
      cinta autofundente, cinta balizamiento, cinta butilo, cinta canela, cinta carrocero, cinta de aislar, cinta de
      aluminio, cinta de carrocero, cinta de demarcacion, cinta de embalar, cinta de enmascarar, cinta de marcacion,
      cinta de montaje, cinta de peligro, cinta de senalizacion, cinta de teflon, cinta demarcacion, cinta doble cara,
      cinta doble faz, cinta duct, cinta ducto, cinta embalaje, cinta embalar, cinta enmascarar, cinta foil, cinta
      gris, cinta marcacion, cinta masking, cinta metalica aluminio, cinta metalica pasacable, cinta metrica, cinta
      montaje, cinta multiuso, cinta multiusos, cinta pasacable, cinta peligro, cinta pintor, cinta ptfe, cinta
      reflectiva dot, cinta sellado, cinta senalizacion, cinta teflon, cinta velcro adhesiva, cinta vulcanizada,
      cintillo plastico, cinturon de herramientas, cinturon herramientas, cinturon portaherramientas, cisterna, cizalla
      chapa, cizalla de palanca, cizalla hidraulica, cizalla manual, cizalla para chapa, cizalla varilla, clavadora,
      clavija, clavija cetac, clavija industrial, clavija macho, clavija schuko, clavillos, clavo, clema, clemas, codo,
      codo cobre, codo estufa, codo galvanizado, codo hg, codo laton, codo ppr, codo pvc, codo sanitario, codo
      termofusion, cojinete roscar, cola carpintero, cola contacto, cola madera, cola termofusible, coladera piso,
      compas abatible, compas carpintero, compas mueble, compresor, compresor aire, compresor de aire, compresor
      silencioso, compresora, comprobador tension, concretera, concreto, conduit emt, condulet, conector, conector emt,
      conector madera, conector recto conduit, conector wago, conexion de tanque, conmutador, conmutador cruce, cono de
      seguridad, cono de senalizacion, cono naranja, cono pvc vial, cono seguridad, cono senalizacion, cono vial,
      contacto, contacto doble, contacto duplex, contacto electrico, contactor, contador agua, contador de agua,
      contador luz, contera, contra canasta, contra rejilla, contracanasta, contrachapa, contrapunto, contrapunto
      giratorio, contrapunto torno, convertidor de oxido, convertidor oxido, copa diamantada, copa sierra, copiador
      torno, cople, cople cobre, cople flexible, cople galvanizado, cople pvc, coraza flexible, cordon absorbente,
      corona bimetal, corona de sierra, corona diamantada, corona diamante, corona perforadora, coronas bimetalicas,
      correa amarre, correa de amarre, correa industrial, correa trapecial, correa trapezoidal, corredera, corredera
      cajon, corredera para cajon, corredera telescopica, correderas, corta azulejo, corta cable, corta cables, corta
      tubo, cortaazulejos, cortacables, cortador azulejo, cortador azulejos, cortador ceramica, cortador de azulejo,
      cortador de cable, cortador de cables, cortador de ceramica, cortador de plasma, cortador plasma, cortadora,
      cortadora de cables, cortafrio, cortaperno, cortatubo, cortavarilla, corte y desbaste, crema lavamanos taller,
      cremallera estanteria, cremallera modulo, cremallera puerta corredera, cremona, cric hidraulico, crimpadora,
      crimpeador, crimpeadora, crique, crique botella, crique carrito, crique hidraulico, cruceta azulejo, cruceta
      ceramica, crucetas nivelacion, crucetas para azulejos, cruz pvc, cruzamiento, cuadradillo, cuadro de
      distribucion, cuadro electrico, cubeta albanil, cubeta pintura, cubo albanil, cubo de obra, cubo obra, cubrenuca
      casco, cubrenuca seguridad, cubretodo pintor, cuchara albanil, cuchara de albanil, cuchilla de torno, cuchillas
      de torno, cuchillo de carpintero, cuchillo electricista, cuchillo moqueta, cuelgacuadros, cuerda, cuerda nylon,
      cuerda polipropileno, cuerda yute bricolaje, cuna niveladora, cuna para madera, cunas nivelacion, cupla, curva
      conduit, curva pvc, curvatubos, cuter 18mm, cuter profesional, cuter retractil, cutter, dado, dado de impacto,
      dado impacto, dados, decametro, decapador, decapadora, decapante, delantal pvc, delantal soldador, delineador
      vial, demoledor, desague, desague automatico, desague lavadora, desague lavamanos, desague lavaplatos, desague
      tina, desarmador, desatascador electrico, desatascador espiral, desatascador ventosa, deslizador mueble,
      desoldador, destorcedor, destornillador, detector cables, detector de fugas, detector de metales pared, detector
      de tension, detector de voltaje, detector metales pared, detector presencia, detector vigas, detector voltaje,
      diablito, diablo carga, diablo de carga, diferencial, diferencial 25a, diferencial 40a, diferencial cadena,
      diferencial tipo a, diluyente, disco concreto, disco corte, disco de corte, disco de desbaste, disco de sierra,
      disco desbaste, disco diamantado, disco diamante, disco fibra, disco flap, disco lamas, disco laminas, disco
      lija, disco metal, disco porcelanato, disco sierra, disco tungsteno, disolvente, disolvente universal,
      distanciometro, disyuntor, dobladora, dobladora de tubos, dobladora tubo, doblatubos, drenaje, ducha lavaojos,
      ducto conduit, electrobomba, electrocerradura, electrodo, electrodo para soldar, electronivel, elevador de
      paneles, elevador de placas, elevador placas yeso, elevador tension, empaque, empaque inodoro, empaque wc,
      empaques, empaquetadura, emplaste, enchufe, enderezador chapa, endoscopio, engarzadora, engranaje recto,
      engrapadora industrial, engrapadora pared, engrapadora tapicero, engrasadora, enlace laton, enrollacables,
      entronque laton, equipo soldar, escalera, escalera de aluminio, escalera de tijera, escalera extension, escalera
      fibra, escalera multiposicion, escalera plegable, escalera telescopica, escalera tijera, escariador, escarpia,
      escarpin soldador, escayola, escoba de obra, escoba obra, escofina, escoplo, escuadra, escudo acorazado, escudo
      de seguridad puerta, eslabon rapido acero, eslinga, eslinga de cadena, esmalte acrilico, esmalte alquidalico,
      esmalte antioxidante, esmalte sintetico, esmeril, esmeriladora, esparavel, esparrago allen, esparrago de rueda,
      esparrago roscado, esparrago rueda, espatula acero pintor, espatula de pintor, espatula flexible, espatula para
      masilla, espatula para yeso, espatula pintor, espatula yeso, espiga madera, esponja albanil, esponja lijar,
      espuma de poliuretano, espuma expansiva, espuma poliuretano, estaca, estacion manual alarma, estanador, estano,
      estano para soldar, estanteria metalica taller, estrobo posicionamiento, estuco, excentrica mueble, expandidor
      tubo, extension dado, extension rodillo, extension uso rudo, extintor, extractor aire, extractor bano, extractor
      de bujes, extractor de engranajes, extractor de poleas, extractor de rodamientos, extractor hidraulico, faja
      carga, faja de carga, faja de seguridad, faja lumbar trabajo, faja seguridad, falleba, felpa, ferreteria, fibra
      de vidrio, fibra vidrio, ficha, ficha schuko, fijacion inodoro, fijaciones, filamento, filamento 3d, filamento
      pla, film pintor, filtro 2097, filtro 3m, filtro 6003, filtro 7093, filtro agua sedimentos, filtro compresor,
      filtro mascara, filtro regulador, filtro sedimentos, flexible acero inoxidable, flexible calefon, flexible de
      agua, flexible gas, flexible lavabo, flexible mallado, flexo gas, flexometro, flotador, flotador de tanque,
      flotador mecanico, flotador tanque, flotador tinaco, fluxor, foco de obra, foco obra, fono auditivo, fono casco,
      formon, fotocelda, fotocelula, fotocontrol, fratacho, fratas, fresa borde redondo, fresa carburo, fresa cnc,
      fresa cola de milano, fresa copa, fresa copiadora, fresa de carburo, fresa de widia, fresa escalonada, fresa
      madera, fresa metal, fresa moldurar, fresa para madera, fresa para router, fresa radio, fresa ranurar, fresa
      recta, fresa redondear, fresa router, fresa widia, fresadora, fresas fresadora, frotacho, funda para
      herramientas, fundente soldar, fusible, gabinete de herramientas, gabinete electrico, gabinete estanco, gabinete
      manguera incendio, gabinete metalico electrico, gafas de obra, gafas de proteccion, gafas de seguridad, gafas de
      soldar, gafas de taller, gafas proteccion, gafas seguridad, gafas soldador, gafas soldar, galga espesores,
      gancho, gancho pared atornillar, gancho s, gancho techo, ganchos, ganchos rosca, garlopa, garrucha, garruchas
      muebles, gato, gato apriete, gato botella, gato de botella, gato hidraulico, gato hidraulico botella, gato
      hidraulico hueco, gato hidraulico taller, gato patin, gaveta obra, gel decapante, generador, generador electrico,
      generador gasolina, generador inverter, goggle seguridad, golilla, goma butano, goma grifo, gonce, goniometro
      taller, gorro legionario casco, gozne, grabador laser, grabadora laser, gramil, granete, grapa, grapa cerca,
      grapadora clavadora, grapadora pared, grapadora tapizar, grapas, grapas engrapadora, grapas tapicero, grapas
      tapizar, grasa, grasa litio, grasa lubricante, grasa multiusos, grata circular, grata copa, grava construccion,
      grifa, griferia ducha, griferia lavamanos, griferia monocomando, grifo de jardin llave, grifo flotador, grifo
      industrial, grifo jardin llave, grifo lavadora, grillete, grillete acero, grua de motor, grua hidraulica, grua
      motor, grua para motor, grua plegable taller, grua pluma, grupo electrogeno, grupo presion, guante anticorte,
      guante cabretilla, guante carnaza, guante de carnaza, guante de trabajo, guante de vaqueta, guante descarne,
      guante dielectrico, guante hilaza, guante hyflex, guante ingeniero, guante latex corrugado, guante latex rugoso,
      guante mosquetero, guante moteado, guante multiflex, guante nitrilo trabajo, guante operador, guante poliuretano,
      guante pu, guante puntos pvc, guante pvc, guante soldador, guante trabajo, guante vaqueta, guantes carga, guantes
      cuero trabajo, guantes de obra, guantes de seguridad, guantes de soldador, guantes mecanico, guantes nitrilo
      industrial, guantes obra, guantes para mecánico, guantes proteccion, guantes seguridad, guantes soldar,
      guardacabo, guardamotor, guaya galvanizada, gubia, gubias, guia cajon, guia circular, guia de cajon, guia de
      corte sierra, guia de perforacion, guia desatascadora, guia perforacion, guia puerta corredera, guia telescopica,
      guillotina chapa, hacha mango, hembrilla, herraje, herraje inodoro, herraje puerta corredera, herraje wc,
      herrajes, herramienta, herramientas, hidroneumatico, hilo albanil, hilo mig, hilo soldar, hilo unipolar, hoja
      cuter, hoja lija, hoja sierra, hormigonera, huincha, huincha aisladora, huincha de medir, huincha medir, husillo
      cnc, iman de elevacion, iman elevador, iman extensible, iman neodimio, iman permanente elevacion, iman puerta
      mueble, iman telescopico, impermeabilizante, impermeabilizante terraza, imprimacion, imprimacion metal,
      ingletadora, ingleteadora, inserto de carburo, insertos de carburo, insertos torno, interruptor, inversor soldar,
      inyector de grasa, jabalina puesta a tierra, jabalina tierra, jabon mecanico, jabon taller, jaladera, jalador
      mueble, juego brocas, juego dados, juego de brocas, juego de dados 1 2, juego de fresas, juego de herramientas,
      juego de limas, juego de llaves, juego de machos, juego de puntas, juego de sierras, juego de vasos 1 2, juego
      limas, juego llaves, juego machos, juego puntas, juego vasos, junta azulejos, junta de goma, junta dilatacion,
      junta goma, junta grifo, junta plana, junta torica, junta toricas, kit antiderrame, kit antiderrames, kit bloqueo
      loto, kit de brocas, kit de herramientas, kit de pintura, kit de seguridad obra, kit electricista, kit extractor
      rodamientos, kit inodoro, kit nivelacion azulejos, kit puntas, kit reparacion chasis, kit reparacion inodoro,
      kreg, laca madera, ladrillo, ladrillo refractario, lamina asfaltica, lamina galvanizada, lampara de inspeccion,
      lampara de taller, lampara de trabajo, lampara inspeccion, lampara taller, lana de acero pulir, lana de roca,
      lana de vidrio, lana mineral, lana roca, lana vidrio, lapiz carpintero, lasur, latex exterior, latex interior,
      latiguillo, lava ojos, lavadero, lavaojos, lechada, legionario casco, legionario seguridad, lente de seguridad,
      lente spy, lentes claros seguridad, lentes seguridad, letrero extintor, letrero no fumar, letrero salida
      emergencia, letrero seguridad, levantador de losas, levantador de paneles, lija, lija agua, lija banda, lija de
      agua, lija disco, lija madera, lija metal, lijadora, lijas, lima media cana, lima metal, lima plana, lima
      redonda, limaton, limitador sobretension, limpiador pvc, limpiador ultrasonico piezas, linea de vida, linea vida,
      linterna taller, liston madera, llana, llanta carretilla, llave, llave acodada, llave ajustable, llave allen,
      llave angular, llave bola, llave cadena, llave cinta, llave combinada, llave compuerta, llave corona, llave
      corte, llave de cruz, llave de impacto, llave de jardin, llave de luz, llave de nariz, llave de paso, llave de
      tubo, llave diferencial, llave dinamometrica, llave esfera, llave española, llave estriada, llave fija, llave
      francesa, llave globo, llave grifa, llave impacto, llave inglesa, llave jardin, llave lavadora, llave mandril,
      llave manguera, llave mixta, llave nariz, llave paso, llave perica, llave perico, llave stillson, llave stilson,
      llave termica, llave torx, llave tubo, llave vaso, llave vasos, llavero allen, loctite, lubricante, lubricante
      spray, lubricante wd40, lubricantes, luz de obra, luz obra, maceta albanil, machete, macho de roscar, macho
      roscar, machon, machuelo, madera contrachapada, magnetotermico, malacate, maleta de herramientas, maleta
      herramientas, maletin brocas, maletin de herramientas, maletin de llaves, maletin herramienta, maletin
      herramientas, maletin llaves vaso, maletin organizador, maletin taladro, maletin vacio herramientas, malla acma,
      malla electrosoldada, malla eslabonada, malla gallinera, malla hexagonal, malla soldada, mandarria, mandil
      carnaza, mandil cuero soldador, mandil pvc, mandil soldador, mandril, mandril de torno, mandril taladro, maneral,
      manga anticorte, manga cuero soldador, mango rodillo, manguera aire, manguera coflex, manguera compresor,
      manguera contra incendio, manguera corrugada, manguera de aire, manguera de presion, manguera desague, manguera
      electrica, manguera flexible, manguera gas, manguera h05vv, manguera hidraulica, manguera incendio, manguera
      lavadora, manguera lavamanos, manguera neumatica, manguera para compresor, manguera polietileno, manguera
      presion, manguera rv k, manguito, manguito laton, manija, manilla de puerta, manilla puerta, manillon, manivela
      puerta, manometro, manometro glicerina, manta de soldadura, manta ignifuga, manta soldadura, maquina de soldar,
      maquina grabado laser, maquina soldar, marcador albanil, marco 2 elementos, marco embellecedor, marco simon,
      marco y tecla, marro, martillo, martillo de inercia, mascara antigas, mascara cara completa, mascara de gas,
      mascara de soldador, mascara de soldar, mascara doble filtro, mascara gas, mascara gases, mascara medio rostro,
      mascara para pintar, mascara para soldar, mascara pintura, mascara rostro completo, mascara soldar, mascarilla
      ffp3, mascarilla gases, mascarilla para polvo, mascarilla pintura, mascarilla polvo, masilla, matraca, maza de
      goma, maza goma taller, mazo, mazo de goma, mecate, mecha, mechas, mechas sds, mechas widia, medidor agua,
      medidor de agua, medidor de distancia, medidor de distancia laser, medidor distancia, medidor humedad madera,
      medidor laser, melamina tablero, membrana, membrana liquida, mensula, mesa de corte, mesa de sierra, mesa de
      trabajo, mesa elevadora, mesa sierra, mesa trabajo, metacrilato, metro, metros, mezclador de cemento, mezclador
      de mortero, mezclador de pintura, mezclador mortero, mezclador pintura, mezcladora concreto, mezcladora de
      concreto, micrometro, mini torno, miniamoladora, minicanal, minifix, minifix mueble, minutero escalera, mirilla,
      mirilla digital puerta, mirilla puerta, mochila herramientas, modulo toma, mono desechable, monocomando,
      monogafas, montura ceramica grifo, mordaza, mordaza de banco, mordaza de tornillo, mordaza de viga, mordaza para
      viga, mordaza taladro, morsa, mortero adhesivo, mortero cemento, mortero cola, mortero reparacion, mortero seco,
      mosqueton acero, mosqueton bombero, mosqueton de acero, motobomba, motor electrico, motor husillo, motorreductor,
      muelle desatascador, muelle puerta, multiherramienta, multiherramienta dremel, multiherramienta oscilante,
      multimetro, multiplicador de torque, navaja cutter, niple, niple bronce, niple galvanizado, niple pvc, nivel,
      nivel aluminio, nivel burbuja, nivel de mano, nivel laser, nivel manguera, nivel torpedo, nivelador, nudo
      galvanizado, orejera seguridad, orejera tipo copa, orejeras anti ruido, orejeras antirruido, orejeras antiruido,
      orejeras casco, oring, overol desechable, overol seguridad, overol tyvek, pala albanil, pala carbon obra, pala
      cuadrada, pala de obra, pala huevo, pala obra, pala punta, pala redonda, paleta albanil, paleta pare siga, paleta
      siga pare, paletin, paletina, paletina pintor, paletinas, palomilla, palomillas estanteria, palustre, panel lana
      de roca, panel sandwich, pano absorbente industrial, pantalla de soldar, pantalla facial proteccion, pantalla
      soldar, papel enmascarar, papel lija, pasacables, pasador, pasador chaveta, pasador de puerta, pasador piso,
      pasador puerta, pasahilos electricista, pasamuro, pasatanque, pasta de manos taller, pasta de relleno, pasta
      flux, pasta lavamanos, pasta para juntas, pasta soldar, pastilla qo, pastilla termica, pata de cabra, pata de
      mueble, pata mesa, pata mueble, pata regulable, patin hidraulico, patin mueble, pegamento contacto, pegamento de
      contacto, pegamento epoxico, pegamento instantaneo, pegamento para azulejo, pegamento pvc, pegamento tuberia,
      pegamil, pegazulejo, pela cable, pela cables, pelacable, pelador cables, pelador de cables, perfil aluminio,
      perfil de aluminio, perfil en u, perfil u, perforador hidraulico, perilla puerta, perillas mueble, perlita yeso,
      perlizador, pernio, perno, pestillo, peto carnaza, pica toma tierra, picaporte, pico, pico de loro, picos,
      picotas, pie de rey, pie rey, piedra afilar, piedra de afilar, piedra para afilar, pigtail gas, pija, pijas,
      pinceleta, pintura a la tiza, pintura acrilica pared, pintura aerosol, pintura anticalorica, pintura antihumedad,
      pintura antimoho, pintura azulejos, pintura blanca, pintura chimenea anticalorica, pintura en aerosol, pintura en
      spray, pintura esmalte, pintura exterior, pintura fachada, pintura impermeabilizante, pintura interior, pintura
      latex, pintura madera, pintura metal, pintura para pared, pintura pared, pintura pizarra, pintura plastica,
      pintura spray, pintura suelo, pintura suelos, pintura techo, pintura tiza muebles, pintura vinilica, pinza, pinza
      amperimetrica, pinza bloqueo, pinza corte, pinza de corte, pinza de masa soldar, pinza electricista, pinza masa,
      pinza perra, pinza perro, pinza pico loro, pinza presion, pinza punta, pinza tierra, pinza universal, pinzas,
      pinzas de presion, piola nylon, pirometro, pistola aire, pistola calafatear, pistola calafateo, pistola calor,
      pistola cola caliente, pistola de calor, pistola de gotear, pistola de impacto, pistola de pintar, pistola de
      pintura, pistola de silicon, pistola de silicona, pistola encolar, pistola gotear, pistola gravedad, pistola
      impacto, pistola para pintar, pistola pintar, pistola pintura, pistola pulverizar, pistola silicona, pistola
      soldar, pistola sopladora, pistola termofusible, piston a gas mueble, piston gas, piston mueble, pitones techo,
      placa armada, placa ciega, placa compactadora, placa modulos, placa perforada, placa policarbonato, placa union,
      pladur, plafon portalampara, plafon roseta, plana, plancha metacrilato, plancha pvc, planta de luz, planta
      electrica, planta luz, planta soldar, plantilla de perforacion, plantilla fresado, plantilla para bisagras,
      plantilla perforacion, plaste, plastico cubretodo, plastico protector pintor, plastico protector pintura,
      platacho, plataforma elevadora, plataforma rodante, plato de 3 garras, plato de 4 garras, plato de torno, plato
      torno, pletina, pletina acero, plomada, pluma de taller, pluma grua, pluma grua hidraulica, pluma hidraulica,
      pluma taller, podadora tijera, polaina soldador, polea, polea elevacion, poleas, policarbonato, poliestireno
      expandido, poliestireno extruido, polimetro, polipasto, pomo cajon, pomo de mueble, pomo de puerta, pomo mueble,
      pomo puerta, ponchador, ponchadora, porexpan, porta visor, portabrocas, portacandado, portaelectrodo,
      portafusible, portaherramientas, portalampara, portavisor, portico de elevacion, portico grua, porto power, poste
      delimitador, poste malla, poxipol, precinto, precinto embalar, precintos, prefiltro 5n11, prensa, prensa banco,
      prensa cable, prensa carpintero, prensa de banco, prensa de husillo, prensa g, prensa rapida, prensaestopa,
      presostato, press control, presurizador, presurizadora, primer anticorrosivo, probador, protector auditivo,
      protector facial policarbonato, protector sobretensiones, proyector obra, puente de motor, puente grua, puente
      motor, puente para motor, puente soporte motor, pulidora, pulpo elastico, pulsador, pulsador timbre, punta, punta
      contacto mig, punta magnetica, punta phillips, puntas, puntas y ganchos, puntero albanil, puntero sds, puntilla
      acero, puntilla con cabeza, puntilla sin cabeza, punto anclaje, punzon, punzonadora, rache, racor, radial, radial
      125, rafia atar, ramplug, ramplus, rasilla, rastrel, rebajadora, rebarbadora, recambio rodillo, recogedor de
      aceite, recuperador de aceite, redondo acero, reduccion, reduccion bushing, reductor presion, reductora de
      presion, reductora presion, regaton, regaton silla, registro bola, registro corte, registro sanitario, regla
      metalica, regleta acero, regleta bornes, regleta conexion, regleta de conexion, regleta empalme, regulador de
      gas, regulador gas, regulador luz, rejilla desague, rejilla pintura, rejilla plastica piso, rejilla sumidero,
      rejilla ventilacion, rele termico, relevador, reloj comparador, reloj horario, reloj programador electrico,
      remachadora, remache, removedor, reparacion grifo, resalto vial, resanador, resbalon, resina 3d, respirador,
      reten eje, retenedor 501, retenedor de puerta, retenedor puerta, retractil anticaida, revolvedora, riel cajon,
      riel puerta corredera, riel puerta corrediza, riel telescopico, rociador incendio, rodachinas, rodachines,
      rodaja, rodajas, rodamiento, rodamiento puerta corredera, rodamientos, rodillera trabajo, rodilleras de trabajo,
      rodillo antigota, rodillo antigoteo, rodillo chiporro, rodillo de lana, rodillo de pintura, rodillo felpa,
      rodillo lana, rodillo para pintar, rodillo pintar, rodillo pintura, roladora, roladora de anillos, rollo cable,
      rollo de cable, rollo lana de roca, rollo tubo, rompedor, rondana, roscadora, roseta manilla, roseta puerta,
      rotomartillo, router cnc, router madera, router para madera, rueda, rueda giratoria, rueda industrial, rueda
      mueble, sacabocado, saco escombros, salida de tanque, sapito inodoro, sargento, segueta, seguro seeger, sella
      rosca, sella roscas, sellador, sellador acrilico, sellador poliuretano, selladora, sellante, sellarosca, sello
      cera, sello mecanico, semimascara, senal de seguridad, senal evacuacion, senal fotoluminiscente, senal prohibido,
      senal salida, senal seguridad, senal trafico, senaletica, separador hidraulico, separadores azulejo, serrucho,
      set brocas, set de brocas, set de fresas, set de herramientas, set de llaves, set de puntas, set de vasos llave,
      set llaves, set puntas, sierra, sierra banco, sierra calar, sierra cinta, sierra circular, sierra copa, sierra de
      mano, sierra de mesa, sierra marqueteria, sierra mesa, sierra sable, sierra sinfin, sifon botella, sifon
      flexible, sifon fregadero, sifon lavabo, sifon pvc, silicon, silicona acida, silicona acrilica, silicona alta
      temperatura, silicona antimoho, silicona blanca sanitaria, silicona cartucho, silicona neutra, silicona para
      bano, silicona sanitaria, silicona selladora, silicona transparente, silla taller, sirga, sistema nivelacion
      azulejos, sistema puerta corredera, sobrelente, soga, soldador, soldador estano, soldador inalambrico, soldador
      inverter, soldador mig, soldador plastico, soldador termofusion, soldadora, soldadura, solvente, soplete, soplete
      fontanero, soplete gas, soporte balda, soporte estanteria, soporte para herramientas, soporte para taladro,
      soporte repisa, soporte soldador, soporte tuberia, soporte tubo, spray pintura, sprinkler incendio, sujetacables,
      sumidero, sumidero ducha, superglue, surtidor diesel, tablero aglomerado, tablero contrachapado, tablero
      distribucion, tablero electrico, tablero madera, tablero mdf, taburete de taller, taburete escalera, taburete
      taller, taco, taco fischer, taco lija, taco lijar, taco nylon, taco quimico, tacos pared, tafilete, taladro,
      talocha, tanque bicapa, tanque chorro arena, tanque elevado, tanque plastico agua, tanque precargado, tapa
      chalupa, tapa ciega, tapaporos, tapon, tapon auditivo, tapon capa, tapon de pvc, tapon embutir, tapon macho,
      tapon oido cordon, tapon prueba, tapon pvc, tapon registro, tapon roscado, tapon tuberia, tapones antiruido,
      taquete, tarjeta bloqueo, tarraja, tarugo, te laton, te pvc, tecla conmutador, tecle, tee, tee galvanizada, tee
      ppr, tee pvc, tee reduccion, teflon, teflon liquido, teja, tela asfaltica, telerruptor, temporizador riel,
      tenaza, tenazas, tensor, tensor cable, tensores, termica, terminal, terminal faston, terminal hembra pvc,
      terminal ojal, terminal puntera, terminales, terminales electricos, termocontraible, termofusion codo,
      termofusora, termomagnetica, termomagnetico, termometro infrarrojo industrial, termorretractil, terraja,
      testeador, tester, tester de red, tester digital, thinner, tijera chapa, tijera corta lamina, tijera de aviacion,
      tijera hojalatero, tijeras de chapa, tijeras de electricista, tijeras electricista, tijeras para lamina, timbre
      puerta, timer, timer riel, tinaco, tinte madera, tira linea, tirador cajon, tirador de mueble, tirador mueble,
      tirador puerta, tiradores cocina, tirafondo, tiralineas, tirfor, tizador, tobera mig, toma corriente, toma de
      corriente, toma doble, toma gfci, toma rj45, toma schuko, toma tv, tomacorriente, tope puerta suelo, tornilleria,
      tornilleria y fijacion, tornillo, torno, torno cnc, torno de madera, torno de metal, torno madera, torno metal,
      torno para madera, torno para metal, torquimetro, torre caballete, totalizador electrico, traje desechable, traje
      encapsulado, traje quimico, traje tyvek, trampa de agua, trampa lavabo, transformador electrico, transformador
      seguridad, transpaleta, traspaleta, trazador, trinquete, triplay, trole viga, trolley viga, trompo concreto,
      tronzadora, tuberia, tuberia multicapa, tuberia presion, tuberia pvc, tuberia sanitaria, tubo, tubo acero, tubo
      aluminio, tubo coarrugado, tubo cobre, tubo conduit, tubo corrugado, tubo cuadrado, tubo de cobre, tubo de pvc,
      tubo de silicona, tubo electrico, tubo emt, tubo estructural, tubo estufa, tubo extractor, tubo flexible
      metalico, tubo galvanizado, tubo gas, tubo hdpe, tubo hierro, tubo multicapa, tubo pead, tubo polipropileno, tubo
      ppr, tubo pvc, tubo rectangular, tubo redondo acero, tubo rigido electrico, tubo sanitario, tubo termofusion,
      tubo termoretractil, tuerca, tuerca mariposa, tuerca union, tuercas, tungsteno tig, tupi, unero mueble, uneros,
      union, union americana, union doble, union dresser, union galvanizada, union gibault, union lisa, union pvc,
      union reparacion, union universal, valvula, variador de frecuencia, variador frecuencia, varilla, varilla
      cooperweld, varilla lisa acero, varilla mezcladora, varilla puesta a tierra, varilla roscada, varilla soldar,
      varilla tig, vaselina industrial, vaso hexagonal, vaso impacto, vaso torx, ventosa azulejos, ventosa cristal,
      ventosa doble, ventosa vidrio, vernier, vibrador concreto, vibrador de concreto, vibrador de hormigon, vibrador
      hormigon, vidrio soldar, visor facial policarbonato, visor policarbonato, voltimetro, wago, winche electrico,
      xps, ye pvc, yee, yeso, yunque, zapapico, zorra carga`,
    ],
  ],
  unsure: `adhesivo, aerografo, aerografos, afilador, afiladores, alambre, ancla, angulo, aparejo, arenadora, bandola,
    barniz, barrena, bomba, borne, bornes, botador, brida, bridas, broca, bushing, calibre, canillas, carda, carro de
    carga, cemento, chapa, chapas, chaveta, cilindro, cinta metrica, clavija, clema, clemas, codo, codos, compresor,
    concreto, conector, conmutador, contacto, contrapunto, cople, corredera, crique, cuerda, dado, dados, decapante,
    desague, detector de fugas, diferencial, disolvente, dobladora, drenaje, empaque, empaques, empaquetadura,
    endoscopio, escalera, escayola, estaca, estano, felpa, ficha, filamento, flotador, fotocelula, gancho, ganchos,
    garrucha, gato, generador, golilla, grapa, grapas, grasa, grifa, grillete, gubia, gubias, huincha,
    impermeabilizante, imprimacion, ladrillo, lana de roca, lasur, lija, llave, loctite, lubricante, lubricantes,
    mandril, manguera flexible, manguitos, manometro, manometros, mecha, mechas, membrana, metacrilato, metro, metros,
    mirilla, mordaza, multiherramienta, niple, nivel, oring, paletina, pasador, pata de cabra, pico, picos, pija,
    pijas, pinceleta, pinza, pinzas, pistola de silicona, plana, plaste, plataforma elevadora, pletina, pluma
    hidraulica, polea, poleas, policarbonato, precinto, prensa, pulsador, punta, puntas, punzon, rache, radial,
    rastrel, reduccion, regaton, regulador luz, remache, rodaja, rodajas, rodamiento, rompedor, rueda, sargento,
    sellador, selladora, sierra, silicon, soga, soldador, solvente, soplete, sumidero, taco, tapon, tee, teflon, teja,
    tejana, tenaza, tenazas, tensor, termica, terminal, terminales, terraja, tester, timer, tinaco, torno, trazador,
    trinquete, tuberia, tubo, tubos, tuerca, tuercas, union, varilla, yeso`,
  uses: {
    TOOLS: `albanileria, bricolaje, carpinteria, cerrajeria, construccion, electricidad, epi, epis, ferreteria,
      ferreteria y construccion, ferreteria y herramientas, fijaciones y tornilleria, fontaneria, griferia y plomeria,
      herrajes, herramientas, material electrico, pinturas y acabados, plomeria, proteccion laboral, proteccion
      personal, seguridad industrial, seguridad laboral, soldadura, soldar, taller, tornilleria`,
  },
};
