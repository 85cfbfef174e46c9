import type { Subject } from '../words.ts';

export const TOOLS: Subject = {
  things: [
    [
      'TOOLS',
      `3 en uno, abocardador, abrasivos, abrazadera, abrazadera conduit, abrazaderas, abrepuertas, absorbedor de
      energia, aceite compresor, aceite corte, aceite de corte, aceite linaza, aceite lubricante, aceite multiuso,
      aceite multiusos, aceite neumatico, aceite para compresor, aceite teca, aceites y lubricantes, acetona
      industrial, acople, acople rapido, adhesivo, adhesivo de montaje, adhesivo montaje, aerografo, afilador, afilador
      de herramientas, afiladores, afloja todo, afloja tuercas, aflojatodo, aguaplast, aguarras, aireador grifo,
      aislante termico, alambre, alambre galvanizado, alambre recocido, alargador cable exterior, alargador rodillo,
      alcayata, alcayatas, aldaba, alfombra aislante electrica, alfombra antifatiga, alicate, alicates, amarra cables,
      amarras, amarres plasticos, amoladora, amperimetro, ancla, andamio, andamios, angular acero, angulo, angulo
      acero, angulo aluminio, angulo de acero, anillo cera, anillo de cera, anticorrosivo, antioxidante esmalte,
      antipanico, antorcha mig, antorcha plasma, antorcha soldar, antorcha tig, apagador, araldit, arandela, arandelas,
      arco de segueta, arco de sierra, arco para segueta, arco profesional, arco sierra, arco tubular, arena
      construccion, argolla acero, armario llaves, armella, arnes anticaida, arnes anticaidas, arnes de seguridad,
      arnes seguridad, asiento taller, aspirador industrial, aspirador taller, atornillador, autocle, avellanador,
      banco de herramientas, banco de trabajo, banco trabajo, banda antideslizante, banda de lija, banda lija, banda v,
      bandas lija, bandeja cables, bandeja de cables, bandeja de pintura, bandeja magnetica, bandeja pintura, bandeja
      portacables, bandeja rejiband, bandola, barniz, barniz madera, barniz suelo, barra antipanico, barra de una,
      barra desencofrar, barra una, barrena, barreta, barretas, base de enchufe, base enchufe, base magnetica
      comparador, base schuko, bastidor electrico, bateria bosch 18v, bateria dewalt, bateria makita, bateria
      milwaukee, bateria parkside, batidor pintura, batidora de mortero, batidora mortero, big bag, bisagra, bisagra
      bidimensional, bisagra cazoleta, bisagra cierre suave, bisagra cristal, bisagra hidraulica, bisagra libro,
      bisagra pernio, bisagra piano, bisagra vaiven, bisagra vidrio, bisagras, bloque hormigon, boca incendio,
      bocallave, bolsa de escombros, bolsa de herramientas, bolsa escombros, bolsa para escombros, bomba, bomba
      achique, bomba agua, bomba de achique, bomba de agua, bomba de presion, bomba de trasvase, bomba engrase, bomba
      manual, bomba periferica, bomba presion, bomba sumergible, bomba trasvase, bombillo cerradura, bombin, bombin
      seguridad, bombines, boquilla azulejo, boquilla impresora 3d, borada, borna, borne, borne de conexion, bornera,
      bornes, borriqueta, borriquetas, botador, botas de seguridad herramienta, botas seguridad herramienta, botella
      argon, botella de argon, breaker, brida, brida nylon, bridas, bridas cables, bridas nylon, bridas plastico,
      broca, broca avellanadora, broca ceramica, broca cristal, broca escalonada, broca forstner, broca madera, broca
      metal, broca pala, broca para concreto, broca para metal, broca sds, broca sierra, broca widia, brocas, brocha
      cerda, brocha de cerda, brocha de pintura, brocha para pintar, brocha pintar, brocha pintor, brocha pintura,
      brocha plana, brocha profesional, buje reduccion, buscapolos, buzo desechable, caballete metalico obra, caballete
      obra, caballete trabajo, caballetes trabajo, cabestrante, cable 2 5mm, cable acero, cable calibre, cable canal,
      cable de acero, cable de alarma, cable electrico, cable envainado, cable h07v, cable h07v k, cable h07z1, cable
      manguera, cable manguera electrica, cable romex, cable rv k, cable rvk, cable solar 6mm no, cable thhn, cable
      thhw, cable thw, cable tierra, cable tipo taller, cable unipolar, cable vulcanizado, cabrestante, cabrestante
      manual, cadena acero, cadena de acero, cadena galvanizada, cadena seguridad puerta, caja caudales, caja chalupa,
      caja conexiones, caja de caudales, caja de conexion, caja de conexiones, caja de derivacion, caja de empalmes,
      caja de herramientas, caja de ingletes, caja de mecanismos, caja de registro, caja de registro electrica, caja
      derivacion, caja electrica, caja empalme, caja empalmes, caja empotrar, caja estanca, caja fuerte, caja
      herramienta, caja ingletes, caja llaves, caja mecanismo, caja organizadora tornillos, caja rectangular empotrar,
      caja registro, caja registro electrica, caja seguridad, caja superficie, caja termica, caja universal empotrar,
      cajas fuertes, caladora, calibrador, calibre, calibre digital, calzos niveladores, camara inspeccion, canaleta,
      canaleta adhesiva, canalina, cancamo, candado, candado arco largo, candado laton, candados, canilla, cano, capazo
      goma, capazo obra, carda, careta de soldar, careta fotosensible, careta para soldar, careta soldador, careta
      soldar, cargador de bateria herramienta, cargador dewalt, cargador makita, carraca, carraca reversible, carrete
      extension, carretilla, carro carga, carro herramientas, carro portaherramientas, carro taller, carro transporte,
      cartel senalizacion, cartucho 3m, cartucho gas soplete, cartucho grifo, cartucho monomando, cartucho respirador,
      cartucho silicona, casco de obra, casco de proteccion, casco de seguridad, casco electricista, casco obra, casco
      proteccion obra, casco seguridad, casco soldador, cascos antiruido, cautin, cemento, cemento cola, cemento
      rapido, centro carga, centro de carga, cepillo acero, cepillo alambre, cepillo barrendero, cepillo carpintero,
      cepillo de acero, cepillo de alambre, cepillo de carpintero, cepillo electrico carpintero, cepillo electrico
      madera, cepillo electrico para madera, cepillo laton, cepillo metalico, cepillo para madera, cera madera, cera
      muebles, cerradero, cerradero electrico, cerradura, cerradura buzon, cerradura caja fuerte, cerradura de embutir,
      cerradura de sobreponer, cerradura digital, cerradura embutir, cerradura inteligente, cerradura inteligente
      puerta, cerradura mueble, cerradura multipunto, cerradura pomo, cerradura sobreponer, cerradura tubular, cerrojo,
      cerrojo de seguridad, cespol, chaleco alta visibilidad, chaleco de seguridad, chaleco reflectante, chaleco
      reflectivo, chaleco reflejante, chaleco seguridad, chalk paint, chapa, chapa cerradura, chapa de sobreponer,
      chapa galvanizada, chapa metalica, chapa para puerta, chapa principal, chapa puerta, charola para pintura,
      charola pintura, chaveta, chavetero, chispero soldador, chumacera, cianoacrilato, cianocrilato, cierra puertas,
      cierrapuertas, cierre magnetico mueble, cierre push, cilindro, cilindro cerradura, cilindro de cerradura,
      cilindro europerfil, cilindro seguridad, cincel, cincha amarre, cincha trinquete, cinchas amarre, cinchas
      trinquete, cincho, cinchos, cinchos de plastico, cinta adhesiva, cinta aisladora, cinta aislante, cinta aislar,
      cinta aluminio, cinta americana, cinta antideslizante, cinta autofundente, cinta balizamiento, cinta butilo,
      cinta canela, cinta carrocero, cinta de aislar, cinta de aluminio, cinta de carrocero, cinta de demarcacion,
      cinta de embalar, cinta de enmascarar, cinta de marcacion, cinta de montaje, cinta de peligro, cinta de
      senalizacion, cinta de teflon, cinta demarcacion, cinta doble cara, cinta doble cara industrial, cinta doble faz,
      cinta ducto, cinta embalaje, cinta embalar, cinta enmascarar, cinta foil, cinta gris, cinta marcacion, cinta
      masking, cinta metalica pasacable, cinta metrica, cinta montaje, cinta multiuso, cinta multiusos, cinta
      pasacable, cinta peligro, cinta pintor, cinta ptfe, cinta sellado, cinta senalizacion, cinta teflon, cinta velcro
      adhesiva, cintillo plastico, cinturon de herramientas, cinturon herramientas, cinturon portaherramientas,
      cisterna, cizalla varilla, clavadora, clavija, clavija industrial, clavija macho, clavija schuko, clavo, clavos,
      clema, clemas, codo, codo estufa, codo laton, codo ppr, codo pvc, codo termofusion, cojinete roscar, cola
      carpintero, cola contacto, cola madera, cola termofusible, compas abatible, compas carpintero, compresor,
      compresor aire, compresor de aire, compresor silencioso, compresora, comprobador tension, concreto, conector,
      conector wago, conmutador, conmutador cruce, cono de senalizacion, cono senalizacion, conos senalizacion, conos
      viales, contacto, contacto doble, contacto duplex, contacto electrico, contactor, contador agua, contador de
      agua, contador luz, contera, conteras, convertidor de oxido, convertidor oxido, cople, corona bimetal, corona de
      sierra, corona diamantada, corona diamante, corona perforadora, coronas bimetalicas, coronas perforadoras, correa
      amarre, correa de amarre, correa industrial, correa trapecial, correa trapezoidal, corredera, corredera cajon,
      corredera para cajon, corredera telescopica, correderas, correderas telescopicas, corta azulejo, cortaazulejos,
      cortador azulejo, cortador azulejos, cortador de azulejo, cortadora, cortafrios, cortatubos, corte y desbaste,
      crema lavamanos taller, cremallera estanteria, cremallera modulo, cremallera puerta corredera, cremona,
      crimpadora, crimpeador, crimpeadora, cruceta azulejo, crucetas azulejo, crucetas nivelacion, crucetas para
      azulejos, cruzamiento, cuadradillo, cuadro de distribucion, cuadro electrico, cubeta albanil, cubeta pintura,
      cubo albanil, cubo de obra, cubo obra, cubretodo pintor, cuchara albanil, cuchara de albanil, cuchillo de
      carpintero, cuchillo electricista, cuchillo moqueta, cuelgacuadros, cuerda, cuerda nylon, cuerda polipropileno,
      cuerda yute bricolaje, cuna niveladora, cuna para madera, cunas nivelacion, cupla, cupla termofusion, curvatubos,
      cuter 18mm, cuter profesional, cuter retractil, cutter, dado, dado de impacto, dado impacto, dados, decametro,
      decapador, decapante, delantal soldador, demoledor, desague, desague lavadora, desarmador, desarmadores,
      desatascador electrico, desatascador espiral, desatascador ventosa, deslizador mueble, desoldador, destorcedor,
      destornillador, destornilladores, detector cables, detector de metales pared, detector de tension, detector de
      voltaje, detector metales pared, detector presencia, detector vigas, detector voltaje, diablito, diablo carga,
      diablo de carga, diferencial, diferencial 25a, diferencial 40a, diferencial tipo a, diluyente, disco corte, disco
      de corte, disco de desbaste, disco desbaste, disco diamantado, disco diamante, disco fibra, disco flap, disco
      lamas, disco laminas, disco lija, disco sierra, disolvente, disolvente universal, distanciometro, disyuntor,
      dobladora de tubos, drenaje, electrocerradura, electrodo, electrodo para soldar, electrodos, empaque, empaques,
      emplaste, enchufe, enchufe doble, enchufe electrico, enchufe empotrar, enchufe schuko, enchufe superficie,
      endoscopio, engranaje recto, engrapadora industrial, engrapadora pared, enlace laton, enrollacables, entronque
      laton, escalera, escalera de aluminio, escalera de tijera, escalera multiposicion, escalera plegable, escalera
      telescopica, escalera tijera, escariador, escayola, escoba de obra, escoba obra, escofina, escoplo, escuadra,
      escuadra estante, escudo cerradura, escudo de seguridad puerta, escudo protector cerradura, eslinga, eslinga
      anticaida, eslingas, esmalte acrilico, esmalte alquidalico, esmalte antioxidante, esmalte sintetico, esmeril,
      esmeriladora, esmeriladora inalambrica, esparavel, esparrago allen, esparrago de rueda, esparrago roscado,
      esparrago rueda, espatula acero pintor, espatula de pintor, espatula flexible, espatula masilla, espatula para
      masilla, espatula para yeso, espatula pintor, espatula yeso, esponja lijar, espuma de poliuretano, espuma
      expansiva, espuma poliuretano, estaca, estano, estano para soldar, estanteria metalica taller, estuco, expandidor
      tubo, extension uso rudo, extintor, extintores, extractor aire, extractor bano, faja carga, faja de carga, faja
      de seguridad, faja lumbar trabajo, faja seguridad, falleba, felpa, ferreteria, fibra de vidrio, fibra vidrio,
      ficha, fijaciones, filamento, filamento 3d, filamento pla, film pintor, filtro 3m, filtro agua sedimentos, filtro
      compresor, filtro mascara, filtro sedimentos, flexible acero inoxidable, flexible de agua, flexible lavabo,
      flexible mallado, flexo gas, flexometro, flexometro contractor, flotador, fluxor, foco de obra, foco obra,
      formon, fotocelda, fratas, fresa borde redondo, fresa carburo, fresa cnc, fresa cola de milano, fresa copa, fresa
      copiadora, fresa de carburo, fresa de widia, fresa escalonada, fresa madera, fresa metal, fresa metal duro, fresa
      moldurar, fresa para madera, fresa para router, fresa radio, fresa ranurar, fresa recta, fresa redondear, fresa
      router, fresa widia, fresadora, fresas fresadora, funda para herramientas, fusible, fusible cilindrico, fusible
      cuchilla, fusible nh, fusibles, gabinete de herramientas, gabinete metalico electrico, gafas de obra, gafas de
      proteccion, gafas de seguridad, gafas de soldar, gafas de taller, gafas proteccion, gafas seguridad, gafas
      soldador, gafas soldar, galga espesores, gancho, gancho pared atornillar, gancho s, gancho techo, ganchos,
      garlopa, garrucha, gato, gato apriete, gato botella, gato de botella, gato hidraulico, gato hidraulico taller,
      gato patin, gaveta obra, gel decapante, generador, generador electrico, generador gasolina, generador inverter,
      goggle seguridad, goma butano, gonce, goniometro taller, gozne, granete, grapa, grapadora clavadora, grapadora
      pared, grapadora tapizar, grapas, grapas tapizar, grasa, grasa litio, grasa lubricante, grasa multiusos, grava
      construccion, grifa, griferia ducha, griferia lavamanos, griferia monocomando, grifo de jardin llave, grifo
      industrial, grifo jardin llave, grillete, grillete acero, grupo electrogeno, grupo presion, guante anticorte,
      guante carnaza, guante de carnaza, guante de trabajo, guante de vaqueta, guante dielectrico, guante latex
      corrugado, guante nitrilo trabajo, guante poliuretano, guante soldador, guante trabajo, guantes anticorte,
      guantes carga, guantes cuero trabajo, guantes de carnaza, guantes de obra, guantes de seguridad, guantes de
      soldador, guantes de trabajo, guantes mecanico, guantes nitrilo trabajo, guantes obra, guantes para mecánico,
      guantes proteccion, guantes seguridad, guantes soldador, guantes soldar, guantes trabajo, guantes vaqueta,
      guardamotor, gubia, gubias, guia cajon, guia circular, guia de cajon, guia de corte sierra, guia de perforacion,
      guia desatascadora, guia pasacables, guia perforacion, guia puerta corredera, guia telescopica, guias cajon,
      guias telescopicas, hacha mango, hembrilla, herraje, herraje inodoro, herraje puerta corredera, herraje wc,
      herrajes, herramienta, herramientas, hidroneumatico, hilo mig, hilo soldar, hilo unipolar, hoja cuter, hoja
      sierra, hoja sierra calar, hojas cuter, hojas sierra, hojas sierra calar, hormigonera, huincha, iman extensible,
      iman neodimio, iman puerta mueble, iman telescopico, imanes neodimio, impermeabilizante, impermeabilizante
      terraza, imprimacion, imprimacion metal, ingletadora, interruptor, interruptor conmutador, interruptor
      cruzamiento, interruptor diferencial, interruptor horario, interruptor termomagnetico, inversor soldar, jabalina
      puesta a tierra, jabon mecanico, jabon taller, jaladera, juego brocas, juego dados, juego de brocas, juego de
      dados 1 2, juego de desarmadores, juego de fresas, juego de herramientas, juego de limas, juego de llaves, juego
      de machos, juego de puntas, juego de sierras, juego de vasos 1 2, juego limas, juego llaves, juego machos, juego
      puntas, juego vasos, junta azulejos, junta de goma, junta dilatacion, junta goma, junta grifo, junta plana, junta
      torica, junta toricas, juntas grifo, kit de brocas, kit de desarmadores, kit de herramientas, kit de herramientas
      inalambricas, kit de pintura, kit de seguridad obra, kit electricista, kit nivelacion azulejos, kit puntas, kreg,
      laca madera, ladrillo, ladrillo refractario, lamina asfaltica, lamina galvanizada, lampara de inspeccion, lampara
      de taller, lampara de trabajo, lampara inspeccion, lampara taller, lana de acero pulir, lana de roca, lana de
      vidrio, lana mineral, lana roca, lana vidrio, lapiz carpintero, lasur, latex exterior, latex interior,
      latiguillo, lavadero, lechada, lentes de seguridad, lentes seguridad, lija, lija de agua, lijadora, lijadora
      orbital, lijas, lima media cana, lima metal, lima plana, lima redonda, limitador sobretension, linea de vida,
      linea vida, linterna taller, liston madera, listones madera, llana, llave, llave acodada, llave ajustable, llave
      allen, llave angular, llave combinada, llave corte, llave de cruz, llave de impacto, llave de luz, llave de
      nariz, llave de paso, llave de tubo, llave dinamometrica, llave española, llave fija, llave francesa, llave
      grifa, llave impacto, llave inglesa, llave mixta, llave paso, llave perica, llave stillson, llave stilson, llave
      termica, llave torx, llave tubo, llave vaso, llave vasos, llaves allen, llaves fijas, llaves vaso, loctite,
      lubricante, lubricante spray, lubricante wd40, lubricantes, luz de obra, luz obra, maceta albanil, machete, macho
      de roscar, macho roscar, machon, machos de roscar, machuelo, machuelos, madera contrachapada, magnetotermico,
      malacate, maleta de herramientas, maleta herramientas, maletin brocas, maletin de herramientas, maletin de
      llaves, maletin de llaves vaso, maletin herramienta, maletin herramientas, maletin llaves vaso, maletin
      organizador, maletin taladro, maletin vacio herramientas, malla electrosoldada, mandil cuero soldador, mandil
      soldador, maneral, manguera aire, manguera coflex, manguera compresor, manguera de aire, manguera de presion,
      manguera electrica, manguera flexible, manguera gas, manguera h05vv, manguera hidraulica, manguera neumatica,
      manguera para compresor, manguera presion, manguera rv k, manguito, manguito laton, manija, manija de puerta,
      manija puerta, manilla de puerta, manilla puerta, manillas puerta, manillon, manivela puerta, manometro,
      manometro glicerina, manta de soldadura, manta ignifuga, manta soldadura, marcador albanil, marco 2 elementos,
      marco embellecedor, marco simon, marro, martillo, martillo demoledor, mascara antigas, mascara de gas, mascara de
      soldador, mascara de soldar, mascara doble filtro, mascara gas, mascara gases, mascara para pintar, mascara
      pintura, mascara soldar, mascarilla ffp3, mascarilla gases, mascarilla para polvo, mascarilla pintura, mascarilla
      polvo, mascarilla respirador, masilla, masilla madera, masilla reparadora, matraca, maza de goma, maza goma
      taller, mazo, mazo de goma, mazo goma, mecanismo cisterna, mecate, mecha, mechas, mechas widia, medidor
      distancia, medidor humedad madera, medidor laser, melamina tablero, membrana, membrana liquida, mensula,
      mensulas, mesa de corte, mesa de sierra, mesa de trabajo, mesa elevadora, mesa sierra, mesa trabajo, metacrilato,
      metro, metros, mezclador mortero, mezclador pintura, mezcladora concreto, mezcladora de concreto, micrometro,
      miniamoladora, minicanal, minutero escalera, mirilla, mirilla digital puerta, mirilla puerta, mochila
      herramientas, mono desechable, monocomando, morsa, mortero adhesivo, mortero cemento, mortero cola, mortero
      reparacion, mortero seco, mosqueton acero, mosqueton de acero, motobomba, motor electrico, motorreductor, muelle
      cierrapuertas, muelle desatascador, muelle puerta, multiherramienta, multiherramienta dremel, multiherramienta
      oscilante, multimetro, multimetro digital, navaja cutter, niple, nivel, nivel burbuja, nivel de mano, nivel
      laser, nivel torpedo, nivelador, nivelador laser, o ring, orejeras anti ruido, orejeras antirruido, orejeras
      antiruido, orejeras seguridad, overol seguridad, pala albanil, pala carbon obra, pala cuadrada, pala de obra,
      pala obra, pala redonda, paleta albanil, paletin, paletina, paletina pintor, paletinas, palomilla, palomillas
      estanteria, panel lana de roca, panel sandwich, panel xps, pantalla de soldar, pantalla facial proteccion,
      pantalla soldar, papel enmascarar, papel lija, pasacables, pasador, pasador de puerta, pasador puerta, pasahilos
      electricista, pasamuro, pasamuros, pasta de manos taller, pasta de relleno, pasta lavamanos, pasta para juntas,
      pasta soldar, pastilla termica, pastilla termomagnética, pata de mueble, pata mesa, pata mueble, pata regulable,
      patas mesa, patas mueble, patas muebles, patin hidraulico, pegamento contacto, pegamento de contacto, pegamento
      epoxico, pegamento instantaneo, pegamento para azulejo, pegamento pvc, pegamento tuberia, pegamil, pegazulejo,
      pelacables, pelador cables, pelador de cables, perfil aluminio, perfil de aluminio, perfil en u, perfil pladur,
      perfil u, perilla puerta, perlita yeso, pernio, perno, pernos, pestillo, pica toma tierra, picaporte, pico, pico
      de loro, picos, pie de rey, pie rey, piedra afilar, piedra de afilar, piedra de esmeril, piedra para afilar,
      piedras para afilar, pija, pijas, pintura a la tiza, pintura acrilica pared, pintura aerosol, pintura
      anticalorica, pintura antihumedad, pintura antimoho, pintura azulejos, pintura blanca, pintura blanca mate,
      pintura chimenea anticalorica, pintura en aerosol, pintura en spray, pintura esmalte, pintura exterior, pintura
      fachada, pintura impermeabilizante, pintura interior, pintura latex, pintura madera, pintura metal, pintura para
      pared, pintura pared, pintura pizarra, pintura plastica, pintura spray, pintura suelo, pintura suelos, pintura
      techo, pintura tiza muebles, pintura vinilica, pinza, pinza amperimetrica, pinza de corte, pinza de masa soldar,
      pinza masa, pinza perro, pinza universal, pinzas, pinzas de corte, pinzas de presion, pistola aire, pistola aire
      caliente, pistola calafatear, pistola calor, pistola cola caliente, pistola de calor, pistola de gotear, pistola
      de impacto, pistola de pintar, pistola de pintura, pistola de silicon, pistola de silicona, pistola encolar,
      pistola gotear, pistola impacto, pistola para pintar, pistola pintar, pistola pintura, pistola pulverizar,
      pistola silicona, pistola sopladora, pistola termofusible, piston a gas mueble, piston mueble, placa apagador,
      placa armada, placa ciega, placa pladur, placa policarbonato, pladur, plana, plancha metacrilato, plancha pvc,
      planta de luz, planta electrica, planta luz, planta soldar, plantilla de perforacion, plantilla fresado,
      plantilla para bisagras, plantilla perforacion, plaste, plastico cubretodo, plastico protector pintor, plastico
      protector pintura, plataforma rodante, pletina, pletina acero, plomada, podadora tijera, polainas soldador,
      polea, polea elevacion, poleas, policarbonato, poliestireno expandido, poliestireno extruido, polimetro,
      polipasto, pomo cajon, pomo de mueble, pomo de puerta, pomo mueble, pomo puerta, ponchador, ponchadora, porexpan,
      portacandado, portafusible, portaherramientas, portalampara, portalamparas, poxipol, precinto, precinto embalar,
      precintos, prensa, prensa carpintero, prensa de banco, prensaestopa, prensaestopas, presostato, presurizador,
      primer anticorrosivo, probador, probador de corriente, protector auditivo, protector sobretensiones, proyector
      obra, pulidora, pulpo elastico, pulpos elasticos, pulsador, pulsador timbre, punta, puntas, puntas y ganchos,
      puntero albanil, punzon, rache, racor, racor electrico, radial, radial 125, rasilla, rastrel, rebajadora,
      rebarbadora, recambio rodillo, redondo acero, reduccion, reduccion bushing, reductor presion, reductora de
      presion, reductora presion, registro sanitario, regla metalica, regleta acero, regleta conexion, regleta de
      conexion, regleta empalme, regulador gas, regulador luz, rejilla pintura, rejilla sumidero, rejilla ventilacion,
      rele termico, relevador, reloj comparador, reloj horario, reloj programador electrico, remachadora, remache,
      remaches, removedor, reparacion grifo, resanador, resbalon, resina 3d, respirador, respirador 3m, reten eje,
      retenedor puerta, retractil anticaida, revolvedora, riel cajon, riel puerta corredera, riel telescopico, rodaja,
      rodajas, rodamiento, rodamiento puerta corredera, rodamientos, rodillera trabajo, rodilleras de trabajo,
      rodilleras trabajo, rodillo antigota, rodillo antigoteo, rodillo de lana, rodillo de pintura, rodillo lana,
      rodillo para pintar, rodillo pintar, rodillo pintura, rollo cable, rollo de cable, rollo lana de roca, rondana,
      roscadora, roseta manilla, roseta puerta, rotomartillo, rotomartillo inalambrico, router madera, router para
      madera, rueda, rueda giratoria, rueda industrial, rueda mueble, ruedas giratorias, ruedas industriales, ruedas
      muebles, sacabocados, saco escombros, sacos escombros, sargento, segueta, sella rosca, sellador, sellador
      acrilico, sellador poliuretano, selladora, sellante, sellarosca, semimascara, senal extintor, senal seguridad,
      senal trafico, sensor fotocelda, separadores azulejo, serrucho, set brocas, set de brocas, set de fresas, set de
      herramientas, set de llaves, set de puntas, set de vasos llave, set llaves, set puntas, sierra, sierra caladora,
      sierra calar, sierra cinta, sierra circular, sierra de mano, sierra de mesa, sierra marqueteria, sierra mesa,
      sierra sable, sifon botella, sifon fregadero, sifon lavabo, silicon, silicona acida, silicona acrilica, silicona
      alta temperatura, silicona antimoho, silicona blanca sanitaria, silicona cartucho, silicona neutra, silicona para
      bano, silicona sanitaria, silicona selladora, silicona transparente, silicona transparente 280ml, silla taller,
      sirga, sistema nivelacion azulejos, sistema puerta corredera, soga, soldador, soldador estano, soldador
      inalambrico, soldador inverter, soldador mig, soldador plastico, soldador termofusion, soldadora, soldadura,
      solvente, soplete, soplete fontanero, soplete gas, soporte balda, soporte estanteria, soporte para herramientas,
      soporte para taladro, soporte soldador, soporte tuberia, soporte tubo, spray pintura, sujetacables, sumidero,
      sumidero ducha, superglue, tablero aglomerado, tablero contrachapado, tablero distribucion, tablero electrico,
      tablero madera, tablero mdf, tableros electricos, taburete de taller, taburete escalera, taburete taller, taco,
      taco fischer, taco lijar, taco nylon, taco quimico, tacos pared, taladro, taladro inalambrico, taladro percutor,
      talocha, tapa ciega, tapaporos, tapon, tapon de pvc, tapon embutir, tapon macho, tapon pvc, tapon registro, tapon
      roscado, tapon tuberia, tapones antiruido, tapones auditivos, taquete, taquetes, tarraja, tarugo, tarugos, te
      laton, te pvc, tecla conmutador, tecla interruptor, tecle, tecle cadena, tecle manual, tee, tee pvc, teflon,
      teja, tela asfaltica, telerruptor, tenaza, tenazas, tensor, tensor cable, tensores, termica, terminal, terminal
      faston, terminal ojal, terminal puntera, terminales, terminales electricos, termocontraible, termofusion codo,
      termofusora, termomagnetica, termomagnetico, termorretractil, terraja, testeador, tester, tester de red, tester
      digital, thinner, tijera chapa, tijera corta lamina, tijera de aviacion, tijera hojalatero, tijeras chapa,
      tijeras de chapa, tijeras de electricista, tijeras electricista, tijeras para lamina, timer, tinaco, tinte
      madera, tirador cajon, tirador de mueble, tirador mueble, tirador puerta, tiradores cocina, tirafondo,
      tiralineas, toma corriente, toma de corriente, toma rj45, toma schuko, toma tv, tomacorriente, tope puerta suelo,
      tornilleria, tornilleria y fijacion, tornillo, tornillo de banco, tornillos, torno madera, trampa de agua, trampa
      lavabo, transpaleta, traspaleta, trazador, trinquete, triplay, tuberia, tuberia multicapa, tuberia pvc, tubo,
      tubo acero, tubo aluminio, tubo aluminio flexible, tubo coarrugado, tubo cobre, tubo conduit, tubo corrugado,
      tubo corrugado electrico, tubo cuadrado, tubo de cobre, tubo de pvc, tubo de silicona, tubo electrico, tubo
      estructural, tubo estufa, tubo extractor, tubo gas, tubo hierro, tubo multicapa, tubo ppr, tubo pvc, tubo pvc
      electrico, tubo rectangular, tubo redondo acero, tubo rigido electrico, tubo termofusion, tubo termoretractil,
      tuerca, tuercas, tupi, union, union americana, union pvc, union universal, valvula, valvula check, valvula de
      bola, valvula esfera, valvula reductora, valvula reductora de presion, variador de frecuencia, variador
      frecuencia, varilla, varilla lisa acero, varilla mezcladora, varilla roscada, varilla soldar, varillas soldar,
      vaselina industrial, vaso hexagonal, vaso impacto, vaso torx, vasos impacto, ventosa azulejos, ventosa cristal,
      ventosa vidrio, vernier, vibrador concreto, vibrador de concreto, wago, wd 40, xps, yee pvc, yeso, yunque`,
    ],
  ],
  unsure: `adhesivo, aerografo, aerografos, afilador, afiladores, alambre, ancla, angulo, bandola, barniz, barrena,
    bomba, borne, bornes, botador, brida, bridas, broca, calibre, canillas, carda, cemento, chapa, chapas, chaveta,
    cilindro, clavija, clema, clemas, codo, codos, compresor, concreto, conector, conmutador, contacto, cople,
    corredera, cuerda, dado, dados, decapante, desague, diferencial, disolvente, drenaje, empaque, empaques,
    endoscopio, escalera, escayola, estaca, estano, felpa, ficha, filamento, flotador, gancho, ganchos, garrucha, gato,
    generador, grapa, grapas, grasa, grifa, grillete, gubia, gubias, huincha, impermeabilizante, imprimacion, ladrillo,
    lana de roca, lasur, lija, llave, loctite, lubricante, lubricantes, manguera flexible, manguitos, manometro,
    manometros, mecha, mechas, membrana, metacrilato, metro, metros, mirilla, multiherramienta, niple, nivel, paletina,
    pasador, pico, picos, pija, pijas, pinza, pinzas, plana, plaste, pletina, polea, poleas, policarbonato, precinto,
    prensa, pulsador, punta, puntas, punzon, rache, radial, rastrel, reduccion, regulador luz, rodaja, rodajas,
    rodamiento, rueda, sargento, sellador, selladora, sierra, silicon, soga, soldador, solvente, soplete, sumidero,
    taco, tapon, tee, teflon, teja, tejana, tenaza, tenazas, tensor, termica, terminal, terminales, terraja, tester,
    timer, tinaco, trazador, trinquete, tuberia, tubo, tubos, tuerca, tuercas, union, varilla, yeso`,
  uses: {
    TOOLS: `albanileria, bricolaje, carpinteria, cerrajeria, construccion, electricidad, epi, epis, ferreteria,
      ferreteria y construccion, ferreteria y herramientas, fijaciones y tornilleria, fontaneria, griferia y plomeria,
      herrajes, herramientas, material electrico, pinturas y acabados, plomeria, proteccion laboral, proteccion
      personal, seguridad industrial, seguridad laboral, soldadura, soldar, taller, tornilleria`,
  },
};
