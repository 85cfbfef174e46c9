import type { Subject } from '../words.ts';

export const WORKSHOP: Subject = {
  things: [
    [
      'AUTOMOTIVE+KITCHEN',
      'taza para auto, taza termica para auto, vaso térmico eléctrico para auto, vaso termico para auto',
    ],
    ['AUTOMOTIVE+FASHION', 'chamarra de motociclista, chamarra moto, chaqueta moto, pantalon moto, traje moto'],
    [
      'AUTOMOTIVE+ELECTRONICS',
      `alarma para auto, amplificador auto, amplificador para auto, autoestereo, bocinas auto, bocinas para auto,
      camara de coche, camara de reversa, camara para auto, camara reversa, cargador auto, cargador coche, cargador de
      auto, cargador de coche, cargador para auto, dashcam, estereo, estereo auto, estereo de auto, estereo para auto,
      radio coche, radio de coche, sensor de reversa, soporte auto, soporte celular para auto, soporte de auto,
      soporte magnetico de auto, soporte movil coche, soporte para auto, transmisor fm`,
    ],
    [
      'ARTS_AND_CRAFTS',
      `abalorio, abalorios, acrilico, acrilicos, acuarela, acuarelable, acuarelas, agenda, agenda 2025, agenda
      escolar, agendas, aguja, aguja de crochet, aguja de tejer, agujas, agujas circulares, agujas de tejer, alambre
      bisuteria, alfileres, alfiletero, amigurumi, anotador, anotadores, archivador, archivero carton, arcilla
      modelar, arcilla polimerica, arcilla polimerica fimo, argollas bisuteria, arillos, atril, banderitas adhesivas,
      barniz acrilico, barniz artesanal, barniz copal, barniz de retoque, barniz diluyente, barra de pegamento, barra
      de silicona, barras de silicon, base aretes, base de jabon, base jabon glicerina, bastidor, bastidores, bies,
      birome, bloc, bloc acuarela, bloc de dibujo, block, block de dibujo, blonda, boligrafo, boligrafo gel,
      bolígrafos, bolsa de regalo, bolsas de regalo, bordado, borrador, borrador pizarra, boton, botones, botones
      costura, botones de madera, brillantina, brocha arte, broche langosta, broche presion, broches costura, broches
      presion, caballete, caja regalo carton, calco, calcomania, calcomanias, calcos, calendario, calendario 2025,
      calendario 2026, calendario de pared, caligrafia, canutillos, carboncillo, carboncillos, carpeta, carpeta
      argollas, carton, cartoncillo, cartuchera escolar, cartulina, cartulinas, cera de soja, cera de soya, cera para
      velas, ceramica fria, chaquira, chaquiras, chinches, cierre, cierre costura, cierres costura, cinta, cinta bies,
      cinta correctora, cinta de raso, cinta de regalo, cinta decorativa, cinta metrica costura, cinta washi, cizalla,
      clips, cola blanca, colores de madera, compas escolar, compas geometria, corchetera, corcho tablero, corrector
      liquido, cortadora de vinil, costurero, crayola, crayolas, crayon, crayones, cremallera, cremalleras,
      cuadernillo, cuaderno, cuaderno de dibujo, cuaderno espiral, cuaderno profesional, cuadernos, cuentas, cuerina,
      cuero sintetico, dedal, diamantina, elastico, elasticos, encaje, engargolado, engrapadora, engrapadora grapas,
      enmicadora, entretela, escarcha, escuadra escolar, esencia para velas, espatulas de pintura, estambre,
      estambres, estuche de lapices, estuche escolar, etiqueta, etiquetas, etiquetas adhesivas, etiquetas
      personalizadas, fibras escolares, fieltro, foami, folder, folders, folios, fomi, ganchillo, ganchillos, gancho
      de tejer, ganchos para aretes, gesso, gis, gises, glicerina jabon, glitter, goma de borrar, goma elastica
      costura, goma eva, gouache, grapadora, guata, guillotina papel, hilaza, hilo, hilo de algodon, hilo de bordar,
      hilo de coser, hilo de tejer, hilo macrame, hilo nylon bisuteria, hilo para bordar, hilo para tejer, hilos,
      hilos de bordar, hojas blancas, hojas de color, insumos bisuteria, invitacion, invitaciones, juego de geometria,
      juego geometrico, kit amigurumi, kit bisuteria, kit crochet, kit de amigurumi, kit de bordado, kit de costura,
      kit de crochet, kit de macrame, kit de manualidades, kit de tejido, kit escolar, kit scrapbooking, kit tejido,
      lacre, laminadora, lana, lana merino, lapicera, lapicera escolar, lapiceras, lapicero, lapiceros, lapices,
      lapices de colores, lapiz, lapiz adhesivo, lapiz de color, lapiz grafito, lentejuelas, lettering, libreta,
      libreta de notas, libreta profesional, libretas, libro de colorear, libro para colorear, lienzo, lienzo en
      blanco, lienzo para pintar, limpiapipas, liston, listones, macrame, madeja, madejas, mandala colorear, mandala
      para colorear, manualidades, maquina de coser, marcador, marcadores, marcadores acrilicos, marcapaginas,
      marcatextos, materiales bisuteria, mecha vela, mica termica, micas para enmicar, mimbre, molde de resina, molde
      de silicona resina, molde para velas, molde resina, molde vela, moldes de velas, moldes de yeso, moldes jabon,
      moldes para jabon, moldes para resina, moldes resina, mono de regalo, mono regalo, mostacilla, mostacillas,
      notas adhesivas, oleo, oleo pintura, organizador de escritorio, organizador escritorio, overlock, ovillo,
      ovillos, pabilo, paleta de pintor, palitos de madera, papel, papel a4, papel adhesivo, papel bond, papel bond
      a4, papel cascaron, papel china, papel crepe, papel de regalo, papel de seda, papel fotografico, papel kraft,
      papel lustre, papel picado, papel regalo, papel seda, papel sublimacion, papeleria, parafina, pasta de modelar,
      pastel al oleo, pastel graso, pastel oleo, pasteles al oleo, pasteles grasos, pasteles oleo, pasteles secos,
      patron, patron de costura, patron pdf, patrones, pegamento, pegamento blanco, pegamento en barra, pegatina,
      pegatinas, perforadora, perforadora de papel, perlas bisuteria, perlas manualidades, pincel, pinceles, pinceles
      artisticos, pinta por numeros, pintar por numeros, pintura, pintura acrilica, pintura al oleo, pintura diamante,
      pintura para tela, pintura por numeros, pintura relieve, pintura textil, pinturas, pistola silicon, pizarra,
      pizarron, plancha de stickers, plancha sublimacion, planeador, planificador, planner, plantilla stencil,
      plastilina, plastilina moldeable, plastilinas, plotter de corte, pluma, pluma estilografica, plumas, plumas de
      gel, plumas decorativas, plumas gel, plumon, plumones, pompones, porcelana fria, porta lapices, portalapices,
      portalapiz, portaminas, post it, postal, prensa sublimacion, protectores de hojas, punto de cruz, purpurina,
      rafia, regla, relleno vellon, resaltador, resaltadores, resina, resina epoxi, resina epoxica, resistol, resma,
      retal, retazo, retazos, roller ball, rotulador, rotuladores, rotuladores punta fina, sacapuntas, scrapbooking,
      sello, sello automatico, sello de caucho, sello personalizado, sellos, sellos de goma, senalador, senaladores,
      separador de libros, separadores, sesgo, set de dibujo, set de escritorio, set de escritura, set de lettering,
      set de oficina, set de pinceles, set de pinturas, set escolar, silicon en barra, silicon frio, silicon liquido,
      silicona fria, silicona liquida, silicona liquida escolar, sobre, sobre de papel, sobres, sobres de papel,
      sticker, stickers, stickers vinilo, sublimacion, subrayador, tablero corcho, tajador, tampon de tinta, tarjeta
      de agradecimiento, tarjeta de cumpleanos, tarjeta de felicitacion, tarjetas, tarjetas de presentacion, tela,
      tela de algodon, tela por metro, telar, telares, telas, tempera, temperas, tijera, tijeras, tijeras costura,
      tijeras de costura, tijeras escolares, tinta, tiza, tiza sastre, tizas, transportador, trapillo, troquel,
      troqueladora, troqueles, utiles escolares, velcro, vellon, vinil, vinil adhesivo, vinil decorativo manualidad,
      vinil textil, vinilo a4, vinilo adhesivo, vinilo de corte, vinilo imprimible, vinilo termotransferible, vinilo
      textil, washi tape`,
    ],
    [
      'TOOLS',
      `abrasivos, abrazadera, abrazaderas, aceite lubricante, aceite multiusos, aceites y lubricantes, acople, acople
      rapido, adhesivo, adhesivo de montaje, afilador, afilador de herramientas, afiladores, aflojatodo, aguarras,
      aireador grifo, alambre, alambre galvanizado, alambre recocido, aldaba, alicate, alicates, amarra cables,
      amarras, amarres plasticos, amoladora, amperimetro, ancla, andamio, andamios, angulo, angulo acero, angulo de
      acero, anillo de cera, anticorrosivo, apagador, arandela, arandelas, arco de segueta, arco de sierra, arco para
      segueta, arco profesional, arco tubular, arena construccion, argolla acero, armella, arnes de seguridad, arnes
      seguridad, atornillador, autocle, avellanador, banco de herramientas, banco de trabajo, banda v, bandeja de
      pintura, bandola, barniz, barniz madera, barreta, barretas, bisagra, bisagras, bolsa de herramientas, bomba,
      bomba de agua, bomba periferica, bomba sumergible, boquilla azulejo, botas de seguridad herramienta, breaker,
      brida, bridas, broca, broca para concreto, broca para metal, broca sierra, brocas, brocha de cerda, brocha de
      pintura, brocha para pintar, brocha pintura, brocha profesional, cable calibre, cable canal, cable de acero,
      cable electrico, cable thw, cabrestante, cadena acero, cadena de acero, cadena galvanizada, caja chalupa, caja
      de herramientas, caja de registro, caja electrica, caja herramienta, caja registro electrica, caladora,
      calibrador, canaleta, canalina, cancamo, candado, candados, canilla, cano, carda, careta de soldar, careta para
      soldar, cargador de bateria herramienta, carretilla, carro portaherramientas, cartucho monomando, cartucho
      silicona, casco de seguridad, casco seguridad, cautin, cemento, centro de carga, cepillo carpintero, cepillo de
      alambre, cepillo electrico, cepillo para madera, cerradura, cerradura de sobreponer, cerradura digital,
      cerradura inteligente, cerrojo, cespol, chaleco de seguridad, chaleco reflectivo, chaleco reflejante, chapa,
      chapa galvanizada, chapa para puerta, charola para pintura, charola pintura, chumacera, cierra puertas,
      cierrapuertas, cilindro, cincel, cincho, cinchos, cinchos de plastico, cinta adhesiva, cinta aislante, cinta
      americana, cinta canela, cinta de aislar, cinta de embalar, cinta de enmascarar, cinta de montaje, cinta de
      peligro, cinta de teflon, cinta doble cara, cinta doble cara industrial, cinta doble faz, cinta ducto, cinta
      embalaje, cinta gris, cinta masking, cinta metrica, cinta pasacable, cinta teflon, cintillo plastico, cisterna,
      clavadora, clavija, clavo, clavos, codo, codo pvc, coladera, compresor, compresor de aire, compresora, concreto,
      conector, conos viales, contacto, contacto duplex, contacto electrico, contactor, contera, conteras, convertidor
      de oxido, cople, correa de amarre, corredera, corredera para cajon, correderas, corta azulejo, cortador de
      azulejo, cortadora, cortatubos, corte y desbaste, crimpadora, crimpeador, crimpeadora, cuadradillo, cubeta
      albanil, cuchara albanil, cuchara de albanil, cuerda, cuna para madera, cutter, dado, dado de impacto, dado
      impacto, dados, decametro, demoledor, desague, desarmador, desarmadores, destorcedor, destornillador,
      destornilladores, detector de voltaje, diablito, diablo carga, diablo de carga, diluyente, disco de corte, disco
      de desbaste, disco diamantado, disco diamante, disco flap, disco lija, distanciometro, disyuntor, drenaje,
      electrodo, electrodo para soldar, electrodos, empaque, empaques, enchufe, enchufe electrico, engrapadora
      industrial, engrapadora pared, escalera, escalera de aluminio, escalera de tijera, escalera telescopica,
      escalera tijera, escofina, escoplo, escuadra, esmalte alquidalico, esmalte sintetico, esmeril, esmeriladora,
      esmeriladora inalambrica, esparrago allen, esparrago de rueda, esparrago roscado, espatula de pintor, espatula
      flexible, espatula masilla, espatula para masilla, espatula para yeso, espatula pintor, espatula yeso, espuma de
      poliuretano, espuma expansiva, estano, estano para soldar, estuco, extension uso rudo, extintor, extintores,
      faja de carga, faja de seguridad, felpa, ferreteria, fibra de vidrio, ficha, fijaciones, filamento, flexible
      lavabo, flexometro, flexometro contractor, flotador, formon, fotocelda, fresa carburo, fresa copa, fresa de
      carburo, fresa escalonada, fresa madera, fresa metal duro, fresa para madera, fresa para router, fresa router,
      fresadora, fusible, fusibles, gabinete de herramientas, gafas de seguridad, gancho, gancho s, ganchos, garrucha,
      gato, gato botella, gato de botella, gato hidraulico, gato hidraulico taller, gato patin, generador, generador
      electrico, goggle seguridad, grapa, grapadora pared, grapas, grasa, grasa lubricante, grasa multiusos, grava
      construccion, grifa, grifo de jardin llave, grifo industrial, grillete, grupo electrogeno, guante carnaza,
      guantes de carnaza, guantes de seguridad, guantes de trabajo, guantes para mecánico, hacha mango, herraje
      inodoro, herraje wc, herrajes, herramienta, herramientas, hidroneumatico, huincha, iman extensible, iman
      telescopico, impermeabilizante, ingletadora, interruptor, interruptor termomagnetico, inversor soldar, jaladera,
      juego de brocas, juego de dados, juego de desarmadores, juego de herramientas, juego de llaves, juego de puntas,
      junta toricas, kit de desarmadores, kit de herramientas, kit de herramientas inalambricas, laca madera,
      ladrillo, lamina galvanizada, latex exterior, latex interior, latiguillo, lavadero, lentes de seguridad, lentes
      seguridad, lija, lija de agua, lijadora, lijadora orbital, lijas, linea de vida, llana, llave, llave ajustable,
      llave allen, llave angular, llave combinada, llave de cruz, llave de impacto, llave de luz, llave de nariz,
      llave de paso, llave de tubo, llave dinamometrica, llave española, llave francesa, llave impacto, llave inglesa,
      llave mixta, llave perica, llave stillson, llave stilson, llave torx, llaves allen, lubricante, lubricante wd40,
      lubricantes, machete, machon, machuelo, machuelos, madera contrachapada, malacate, maleta de herramientas,
      maletin de herramientas, malla electrosoldada, maneral, manguera coflex, manguera de aire, manguera de presion,
      manguera flexible, manguera hidraulica, manguito, manija, manija puerta, marro, martillo, martillo demoledor,
      mascara de soldar, mascarilla para polvo, mascarilla polvo, mascarilla respirador, masilla, matraca, mazo, mazo
      de goma, mecanismo cisterna, mecate, mecha, mechas, mechas widia, medidor laser, melamina tablero, membrana,
      mesa de trabajo, metro, metros, mezcladora de concreto, micrometro, morsa, mortero adhesivo, mortero cemento,
      mortero seco, mosqueton de acero, motobomba, motor electrico, motorreductor, multiherramienta, multimetro,
      multimetro digital, navaja cutter, niple, nivel, nivel de mano, nivel laser, nivel torpedo, nivelador, nivelador
      laser, o ring, orejeras seguridad, overol seguridad, pala cuadrada, pala redonda, papel lija, pasador, pasamuro,
      pasamuros, pastilla termica, pastilla termomagnética, patin hidraulico, pegamento de contacto, pegamento
      epoxico, pegamento instantaneo, pegamento para azulejo, pegamento pvc, pegamil, pegazulejo, pelacables, pelador
      de cables, perfil aluminio, perfil de aluminio, perfil en u, perno, pernos, picaporte, pico, pico de loro,
      picos, pie de rey, piedra de afilar, piedra de esmeril, piedra para afilar, piedras para afilar, pija, pijas,
      pintura acrilica pared, pintura en aerosol, pintura esmalte, pintura latex, pintura para pared, pintura
      plastica, pintura vinilica, pinza, pinza amperimetrica, pinza de corte, pinza perro, pinza universal, pinzas,
      pinzas de corte, pinzas de presion, pistola calafatear, pistola de calor, pistola de gotear, pistola de impacto,
      pistola de pintar, pistola de pintura, pistola de silicon, pistola de silicona, pistola para pintar, placa
      apagador, plana, planta de luz, planta electrica, pletina, pletina acero, plomada, podadora tijera, polea,
      poleas, polipasto, ponchador, ponchadora, portaherramientas, portalampara, portalamparas, poxipol, precinto,
      precintos, prensa, prensa de banco, presurizador, primer anticorrosivo, probador, probador de corriente,
      pulidora, punta, puntas, puntas y ganchos, rache, racor, rebajadora, redondo acero, reduccion, reduccion
      bushing, regleta acero, relevador, remachadora, remache, remaches, removedor, reparacion grifo, resanador,
      respirador, revolvedora, riel cajon, rodaja, rodajas, rodamiento, rodamientos, rodillo de pintura, rodillo para
      pintar, rodillo pintar, rodillo pintura, rollo de cable, rondana, rotomartillo, rotomartillo inalambrico, router
      madera, router para madera, rueda, sargento, segueta, sella rosca, sellador, sellador acrilico, selladora,
      sellante, sellarosca, sensor fotocelda, serrucho, set de herramientas, sierra, sierra caladora, sierra circular,
      sierra de mano, sierra de mesa, sierra sable, silicon, silicona para bano, silicona selladora, soga, soldador,
      soldador inalambrico, soldadora, soldadura, solvente, soplete, tablero electrico, tablero madera, tableros
      electricos, taco, taladro, taladro inalambrico, taladro percutor, tapon, tapon embutir, tapon macho, tapones
      auditivos, taquete, taquetes, tarraja, tarugo, tarugos, te pvc, tee, teflon, teja, tenaza, tenazas, tensor,
      tensores, termica, terminal, terminales, termomagnetico, testeador, tester, tester de red, thinner, tijera corta
      lamina, tijeras para lamina, timer, tinaco, tinte madera, tirador de mueble, tirafondo, tiralineas, toma
      corriente, toma de corriente, tomacorriente, tope puerta, tornilleria, tornilleria y fijacion, tornillo,
      tornillo de banco, tornillos, trampa de agua, trampa lavabo, triplay, tuberia, tubo, tubo conduit, tubo
      cuadrado, tubo de cobre, tubo pvc, tubo rectangular, tubo redondo acero, tuerca, tuercas, union, union pvc,
      union universal, valvula, valvula check, valvula de bola, valvula esfera, variador de frecuencia, varilla,
      varilla roscada, vernier, vibrador de concreto, wd 40, yeso, yunque`,
    ],
    [
      'AUTOMOTIVE',
      `abrillantador de llantas, abrillantador llantas, aceite 10w40, aceite 2 tiempos, aceite 20w50, aceite 2t,
      aceite 4t, aceite 5w30, aceite de motor, aceite de transmision, aceite moto, aceite motor, aceite para motor,
      aceite semi sintetico, aceite sintetico, aceite transmision, acumulador, aditivo, aditivo gasolina, aleron,
      alfombras auto, alfombrilla coche, alfombrillas coche, alternador, alzavidrios, ambientador coche, amortiguador,
      amortiguadores, anillos de piston, anillos piston, antena auto, anticongelante, arbol de levas, armor all,
      aromatizante auto, aromatizante para auto, arrancador, arrancador de baterias, autoparte, autorradio, baca,
      balata, balatas, balero rueda, banda, banda de distribucion, banda de tiempo, barra estabilizadora, barra led
      4x4, barras de techo, barras portaequipaje, baston volante, basurero vehículo, bateria auto, bateria de coche,
      batería de auto, baul moto, bieleta, bieletas, birlo, birlos, bobina, bobina de encendido, bobina encendido,
      bola de remolque, bolsa de aire, bolsas de aire, bomba cummins, bomba de aceite, bomba de agua auto, bomba de combustible, bomba de direccion, bomba de freno, bomba de gasolina, bomba gasolina, bomba
      inyectora, booster freno, botas moto, bote recuperador, buje, buje horquilla, bujes, bujia, bujias, buzo
      hidraulico, cabeza de motor, cable acelerador, cables de bujia, cables para pasar corriente, cables pasa
      corriente, cadena de distribucion, cadena de tiempo, cadena moto, cajuela, calavera, calavera trasera,
      calaveras, caliper, camara llanta, campera moto, canastilla techo, capo, capot, carburador, carcasa espejo,
      carcasa llave, cargador de baterias auto, carter, casco abatible, casco de moto, casco integral, casco moto,
      casco motociclista, catalizador, cera automotriz, cera para auto, chamarra motociclista, chapa cofre, chicote,
      chicote clutch, ciguenal, cilindro de freno, cinturon de seguridad, claxon, cofano, cofre, cofre de techo, cojin
      auto, cojin para auto, collarin clutch, columna de direccion, compresor aire acondicionado, compresor clima,
      compresor de clima, compresor portatil auto, computadora ecu, condensador, contra chapa, control alarma, control
      clima, correa de distribucion, correa de remolque, correa de tiempo, correa dentada, correa remolque, correas
      con matraca, cremallera de direccion, cremallera direccion, cristal puerta, cruceta, cruceta llave, cuarto,
      cuatrimoto, cubierta moto, cubre alfombra, cubre asientos, cubre auto, cubre carter, cubre volante,
      cubreasientos, cubremoto, cubrepolvo, cubrevolante, cuerda remolque, cuerpo de aceleracion, culata, defensa,
      defensa auto, defensa delantera, deposito refrigerante, direccional, direccionales, disco de clutch, disco de
      freno, discos de freno, distribuidor encendido, electroventilador, elevador cristal, elevador de cristal,
      elevador de vidrio, elevador vidrio, elevalunas, emblema, emblemas, embrague, empaque cabeza, empaque de motor,
      enganche, enganche remolque, escape, escape moto, espejo lateral, espejo retrovisor, espejos retrovisores,
      espiga, estator, estribo, estribos, evaporador clima, facia, faro, faro delantero, faro trasero, farola,
      farolas, faros, faros auxiliares, fascia, filtro aceite, filtro aire, filtro cabina, filtro combustible, filtro
      de aceite, filtro de aire, filtro de cabina, filtro de combustible, filtro de gasoil, filtro de gasolina, filtro
      gasolina, filtro habitaculo, filtro hidraulico, filtro polen, filtro separador, filtros, flecha homocinetica,
      focos led auto, freno de mano, freno de mano palanca, funda asiento, funda asiento coche, funda coche, funda de
      asiento, funda de coche, funda para auto, funda volante, fundas asiento, fundas asientos, fundas de asiento,
      gancho de remolque, gato auto, gato de patin, gato hidraulico de botella, guantes moto, guantes motociclista,
      guardabarros, guardafango, guaya, guaya clutch, guayas, horquilla suspension, infla llantas, inflador, inflador
      de llantas, inflador de neumaticos, inflador portatil, inflallantas, intercomunicador moto, inyector, inyector
      diesel, junta culata, junta de cabeza, junta de culata, junta de tapa, junta homocinetica, kit arrastre, kit
      bolsas de aire, kit clutch, kit de arrastre, kit de clutch, kit de distribucion, kit de embrague, kit de
      reparacion motor, kit reparacion llantas, kit xenon, lamina de seguridad auto, leva, leva clutch, leva freno,
      limpia llantas, limpia rines, limpiador de carburador, limpiador de inyectores, limpiaparabrisas,
      limpiaparabrisas plumas, liquido de frenos, llanta, llantas, llantas auto, lodera, loderas, lona para auto,
      lubricante cadena, luces led auto, luna espejo, luz led auto, maleta moto, manguera de freno, manguera de
      radiador, manguera radiador, manigueta, maniguetas, manija auto, manija exterior, manija interior, manija puerta
      auto, manubrio moto, marcha, marcha motor, maza, medallon, metales bancada, metales biela, modulo encendido,
      mofle, moldura, mordaza freno, moto, motocicleta, motoneta, motor arranque, motor de arranque, motoventilador,
      muelle, multiple admision, neumatico, neumaticos, optica, organizador cajuela, palanca de cambios, palanca
      velocidades, parabrisas, parachoques, paragolpes, parasol coche, parasol para auto, parche llanta, parrilla
      auto, pasacorriente, pastilla de freno, pastillas de embrague, pastillas de freno, perfume auto, perilla
      palanca, piloto trasero, pinon, pinon moto, pinones, pluma limpiaparabrisas, plumas limpiaparabrisas, plumilla,
      plumillas, polarizado, polea loca, polea tensora, pomo cambio, pomo de cambios, porta placa, portabicicletas
      coche, portaequipaje, portaplaca, portaplacas, portavasos auto, porton trasero, puerta delantera, puerta
      trasera, pulimento, punterias, quemacocos, radiador, radiador coche, rampa, refaccion, refacciones, refrigerante
      motor, remolque, restaurador plasticos, retrovisor, rin, rines, rodamiento de rueda, rotula, rotulas,
      salpicadera, sella llantas, sellador de llantas, sensor abs, sensor ckp, sensor cmp, sensor de oxigeno, sensor
      de temperatura motor, sensor maf, sensor map, sensor oxigeno, sensor tps, shampoo para auto, silenciador,
      slider, sonda lambda, soporte caja, soporte coche, soporte coche movil, soporte de motor, soporte motor,
      sprocket, stop trasero, sujetador con matraca, sujetadores con matraca, suspension, tablero auto, tacometro,
      tambor de freno, tapa cajuela, tapa de gasolina, tapa de punterias, tapa punterias, tapasol, tapete auto, tapete
      cajuela, tapetes auto, tapetes para auto, tapon carter, tapon de gasolina, tapon de rin, tapon gasolina, tapón
      de rueda, taza rin, tensor banda, terminal de direccion, terminal direccion, terminal exterior, terminal
      interior, terminales para bateria, termostato, termostato motor, tiron remolque, tolva, toma de agua motor,
      tornillo estabilizador, transmision, triangulo seguridad, triángulo de seguridad, tubo de escape, tuerca rueda,
      tumbaburros, turbo, turbocompresor, valvula admision, valvula egr, valvula escape, valvula iac, valvula llanta,
      valvula pcv, vaso termico auto, velocimetro, ventilador motor, ventilador radiador, volante, zapata de freno,
      zapatas, zapatas de freno`,
    ],
  ],
  unsure: `acrilico, acrilicos, acumulador, adhesivo, aditivo, afilador, afiladores, aguja, agujas, alambre, ancla,
    angulo, baca, banda, bandola, barniz, bastidor, bastidores, block, bobina, bomba, bordado, borrador, boton,
    botones, brida, bridas, brillantina, broca, calavera, calaveras, caligrafia, caliper, caño, capo, carro, carton,
    catalizador, chapa, cierre, cilindro, cinta, clavija, clips, coche, codo, codos, cofre, compresor, concreto,
    condensador, conector, contacto, cople, corredera, cremallera, cremalleras, cuarto, cuentas, cuerda, cuerina,
    culata, dado, dados, defensa, direccional, drenaje, elastico, elasticos, elevador de vidrio, emblema, emblemas,
    embrague, empaque, empaques, encaje, encajes, escalera, escape, escarcha, espiga, estano, estribo, estribos,
    etiqueta, etiquetas, faro, felpa, ficha, fieltro, filamento, filtros, flotador, gancho, ganchos, garrucha, gato,
    generador, gis, grapa, grapas, grasa, grifa, grillete, hilo, hilos, huincha, inflador, ladrillo, laminadora, lana,
    lettering, leva, lija, liston, listones, llave, lubricante, lubricantes, macrame, marcha, maza, mazas, mecha,
    mechas, medallon, membrana, metro, metros, mimbre, moldura, molduras, muelle, multiherramienta, nivel, oleo,
    oleos, optica, papel, parafina, pasador, patron, patrones, pegamento, perforadora, pico, picos, pija, pijas,
    pinon, pinones, pintura, pinturas, pinza, pinzas, plana, pluma, plumas, polarizado, precinto, prensa, punta,
    puntas, punterias, purpurina, rache, rafia, rampa, reduccion, refaccion, refacciones, regla, reglas, remolque,
    resina, rodaja, rodajas, rueda, sargento, sellador, selladora, sello, sellos, separadores, sesgo, sierra,
    silenciador, silicon, slider, sliders, sobre, sobres, soga, solvente, soporte motor, sublimacion, suspension,
    taco, tapon, tarjetas, tee, teflon, teja, tela, telar, telares, telas, tensor, termica, terminal, terminales,
    termostato, tester, timer, tinaco, tinta, tiza, tolva, transmision, transportador, tubo, tubos, turbo, union,
    varilla, velcro, vellon, vinil, volante, zapatas`,
  printed: 'cuaderno, libreta, lienzo, pegatina, postal',
  uses: {
    ARTS_AND_CRAFTS: `arte y manualidades, bellas artes, bordado, costura, crochet, manualidades, merceria, oficina y
      papeleria, papeleria, scrapbook, utiles escolares`,
    TOOLS: `albanileria, bricolaje, carpinteria, electricidad, ferreteria, ferreteria y construccion, fontaneria,
      griferia y plomeria, herramientas, pinturas y acabados, plomeria, soldar, taller, tornilleria`,
    AUTOMOTIVE: `accesorios auto, accesorios moto, accesorios para auto, altima, auto, automotriz, automovil,
      autopartes, autos, aveo, camion, camiones, camioneta, camionetas, carro, carroceria, carros, chevrolet,
      cheyenne, civic, coche, coches, corolla, cx 5, elantra, equinox, faros, furgoneta, h4, h7, jetta, kwid, malibu,
      mazda 3, megane, moto, motocicleta, motocicletas, motociclista, motor y transmision, motos, nissan, np300, para
      auto, para camioneta, para carro, para coche, para moto, peugeot, refacciones auto, renault, sandero, sentra,
      silverado, sportage, stepway, suspension y direccion, tiguan, tiida, tractomula, tsuru, tucson, vehiculo,
      vehiculos, vento, versa, x trail, yaris`,
  },
  makers: {
    AUTOMOTIVE: 'chevrolet, ford, nissan, seat ibiza, toyota',
  },
};
