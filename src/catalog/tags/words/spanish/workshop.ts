import type { Subject } from '../words.ts';

export const WORKSHOP: Subject = {
  things: [
    [
      'ARTS_AND_CRAFTS',
      `abalorio, abalorios, abreojales, acerico, acreditacion, acrilico, acrilicos, acuarela, acuarelable, acuarelas,
      agenda, agenda 2025, agenda escolar, agendas, aguja, aguja de crochet, aguja de tejer, agujas, agujas circulares,
      agujas de tejer, alambre bisuteria, album scrap, alfileres, alfiletero, algodon tejer, alicates bisuteria,
      amigurumi, anillas bisuteria, anillas llavero, anotador, anotadores, anzuelos pendientes, archivador, archivero
      carton, arcilla blanca modelar, arcilla de modelar, arcilla modelar, arcilla polimerica, arcilla polimerica fimo,
      arcilla roja, arcilla secado aire, argollas bisuteria, argollas llaveros, arillos, arpillera, asa madera bolso,
      asas bolso costura, atril, bandeja documentos, bandeja papel oficina, bandejas documentos, banderitas adhesivas,
      barniz acrilico, barniz artesanal, barniz copal, barniz de retoque, barniz diluyente, barniz retoque, barra de
      pegamento, barra de silicona, barra silicona, barras de silicon, barras silicon, barro modelar, base anillo, base
      aretes, base colgante, base corte, base de corte, base de jabon, base jabon, base jabon glicerina, base
      pendientes, bases anillos, bases pendientes, bastidor, bastidores, bata pintura escolar, betun de judea, betun
      judea, bies, big shot, birome, bloc, bloc acuarela, bloc de dibujo, block, block de dibujo, blonda, bola
      porexpan, bolas porexpan, boligrafo, boligrafo gel, bolígrafos, bolsa de regalo, bolsa organza, bolsa regalo,
      bolsas celofan, bolsas de plastificar, bolsas de regalo, bolsas envio, bolsas kraft, bolsas mensajeria, bolsas
      organza, bolsas papel, bolsas plastificar, bolsas regalo, bolsitas organza, boquilla bolso, bordado, borrador,
      borrador pizarra, boton, botones, botones costura, botones de madera, brillantina, brocha arte, broche langosta,
      broche presion, broches costura, broches presion, caballete, cabujon, cabujones, cadena bisuteria, cadena por
      metros, caja archivo, caja archivo definitivo, caja carton, caja carton envio, caja kraft, caja mudanza, caja
      regalo, caja regalo carton, cajas archivo definitivo, cajas carton, cajas carton mudanza, cajas envio, cajas
      kraft, cajas regalo, calco, calcomania, calcomanias, calcos, calendario, calendario 2025, calendario 2026,
      calendario de pared, caligrafia, canamazo, canillas maquina coser, canillero, canutillos, carboncillo,
      carboncillos, carpeta, carpeta argollas, cartabon, carton, cartoncillo, cartuchera escolar, cartuchos pluma,
      cartulina, cartulinas, celo, celofan, cera abeja velas, cera candelilla, cera de soja, cera de soya, cera palma
      velas, cera para velas, cera soja, cera soya, ceramica fria, ceras, ceras blandas, ceras escolares, ceras manley,
      chafas, chaquira, chaquiras, chinches, chincheta, chinchetas, cierre, cierre bisuteria, cierre bolso costura,
      cierre costura, cierre mosqueton, cierres costura, cierres mosqueton, cinta, cinta bies, cinta correctora, cinta
      de raso, cinta de regalo, cinta decorativa, cinta metrica costura, cinta mochila costura, cinta washi, cizalla,
      clips, cola blanca, cola de raton, cola decoupage, cola escolar, colorante jabon, colorante velas, colores de
      madera, colores madera, compas, compas escolar, compas geometria, compas precision, contador vueltas, corchetera,
      corchetes, corcho pared, corcho tablero, cordel, cordel algodon, cordel yute, cordon cuero, cordon cuero
      bisuteria, corrector cinta, corrector liquido, cortadora de vinil, cortadora vinil, cortahilos, costurero,
      crayola, crayolas, crayon, crayones, cremallera, cremalleras, cuadernillo, cuaderno, cuaderno de dibujo, cuaderno
      espiral, cuaderno profesional, cuadernos, cuadro diamantes, cubilete lapices, cuchilla plotter, cuenta vueltas,
      cuentas, cuerda algodon macrame, cuerda macrame, cuerina, cuero sintetico, cutter rotatorio, dedal, delantal
      pintura infantil, delicas, descosedor, diamantina, difumino, difuminos, dispensador cinta adhesiva, dossier,
      dossieres, elastico, elasticos, encaje, encuadernadora, engargolado, engrapadora, engrapadora grapas, enhebrador,
      enmicadora, entrepieza, entrepiezas, entretela, escarcha, escuadra cartabon, escuadra escolar, esencia para
      jabon, esencia para velas, esencia velas, esencias velas, esmalte ceramica, espatula pintura, espatulas de
      pintura, espatulas pintar, espatulas pintura, espirales encuadernar, espuma tapiceria, estambre, estambres,
      estarcido, estilografo, estuche de lapices, estuche escolar, etiqueta, etiqueta nombre ropa, etiquetas, etiquetas
      adhesivas, etiquetas impresora, etiquetas personalizadas, etiquetas ropa, etiquetas ropa personalizadas,
      fechador, fibra relleno, fibras escolares, fieltro, figuras porexpan, fijativo, fleco, flecos, foami, foamy,
      folder, folders, folios, fomi, fommy, fornituras, fornituras bisuteria, forralibros, forro adhesivo libros, forro
      libro, forro libros, fragancia para velas, fragancia velas, funda multitaladro, fundas multitaladro, fundas
      plastico a4, fundas plastificar, ganchillo, ganchillos, gancho de tejer, gancho tejer, ganchos para aretes,
      ganchos pendientes, gesso, gis, gises, glicerina jabon, glitter, goma borrar, goma de borrar, goma elastica, goma
      elastica costura, goma elastica plana, goma eva, goma laca, goma milan, goma moldeable, gouache, grapadora,
      grapas 26 6, grapas oficina, guata, gubias linograbado, guillotina, guillotina papel, hebillas mochila costura,
      herramientas arcilla, herramientas modelar, hilaza, hilo, hilo acero bisuteria, hilo chino, hilo de algodon, hilo
      de bordar, hilo de coser, hilo de tejer, hilo elastico bisuteria, hilo macrame, hilo nylon bisuteria, hilo para
      bordar, hilo para tejer, hilos, hilos de bordar, hojas blancas, hojas color, hojas de color, hojas recambio,
      identificador, identificadores, imperdible, imperdibles, insumos bisuteria, invitacion, invitaciones, jabon base,
      jaboncillo sastre, jesmonite, juego de geometria, juego escuadras, juego geometria, juego geometrico, juego
      reglas, kit amigurumi, kit bisuteria, kit crochet, kit de amigurumi, kit de bordado, kit de costura, kit de
      crochet, kit de macrame, kit de manualidades, kit de tejido, kit escolar, kit hacer pulseras, kit hacer velas,
      kit jabones, kit linograbado, kit pulseras, kit scrapbooking, kit serigrafia, kit tejido, kit velas, lacre,
      laminadora, laminas plastificar, lana, lana merino, lapicera, lapicera escolar, lapiceras, lapicero, lapiceros,
      lapices, lapices de colores, lapiz, lapiz adhesivo, lapiz de color, lapiz grafito, lazo, lazo adhesivo, lazo
      regalo, lazo saten, lazos regalo, lentejuelas, lettering, libreta, libreta de notas, libreta profesional,
      libretas, libro colorear, libro de colorear, libro de firmas, libro firmas, libro para colorear, lienzo, lienzo
      en blanco, lienzo para pintar, limpiapipas, linograbado, liston, listones, loneta, macrame, madeja, madejas,
      mandala colorear, mandala para colorear, manualidades, maquina coser, maquina de coser, marcador, marcadores,
      marcadores acrilicos, marcapaginas, marcatextos, materiales bisuteria, mecha madera vela, mecha vela, mecha
      velas, meseros boda, mica termica, micas para enmicar, mimbre, minas 0 5, minutas boda, molde de resina, molde de
      silicona resina, molde escayola, molde jabon, molde jabones, molde para velas, molde resina, molde silicona
      jabon, molde silicona resina, molde vela, molde velas, molde yeso, moldes de velas, moldes de yeso, moldes jabon,
      moldes para jabon, moldes para resina, moldes resina, moldes yeso, mono de regalo, mono regalo, mosquetones
      bisuteria, mosquetones bolsos, mostacilla, mostacillas, notas adhesivas, numerador, ojales, ojetes, ojos locos,
      ojos moviles, oleo, oleo pintura, ollaos, organizador de escritorio, organizador escritorio, overlock, ovillo,
      ovillos, pabilo, paleta de pintor, paleta pintor, palillos modelar, palitos de madera, palitos helado
      manualidades, palitos madera, palitos polo, palos helado, palos polo, pan de oro, pan de plata, pan oro, papel,
      papel a4, papel adhesivo, papel bond, papel bond a4, papel cascaron, papel china, papel crepe, papel de regalo,
      papel de seda, papel fotografico, papel kraft, papel lustre, papel picado, papel regalo, papel seda, papel
      sublimacion, papel vegetal calco, papeleria, parafina, parafina velas, parche bordado, parche termoadhesivo,
      parches bordados, parches rodilleras ropa, parches termoadhesivos, pasamaneria, pasta blanca modelar, pasta de
      modelar, pasta modelar, pasta relieve, pastel al oleo, pastel graso, pastel oleo, pastel tiza, pasteles al oleo,
      pasteles blandos, pasteles grasos, pasteles oleo, pasteles secos, patron, patron de costura, patron pdf,
      patrones, pegamento, pegamento blanco, pegamento en barra, pegatina, pegatinas, perforadora, perforadora de
      papel, perlas bisuteria, perlas enfilar, perlas fantasia, perlas manualidades, pincel, pinceles, pinceles
      artisticos, pinta por numeros, pintar numeros, pintar por numeros, pintura, pintura acrilica, pintura al oleo,
      pintura diamante, pintura para tela, pintura por numeros, pintura relieve, pintura textil, pinturas, pistola
      silicon, pizarra, pizarron, plancha corte, plancha de stickers, plancha sublimacion, planeador, planificador,
      planner, plantilla pintar, plantilla stencil, plastico burbujas, plastidecor, plastificadora a4, plastilina,
      plastilina moldeable, plastilinas, plotter corte, plotter de corte, pluma, pluma estilografica, plumas, plumas de
      gel, plumas decorativas, plumas gel, plumilla caligrafia, plumon, plumones, polipiel, pompon, pompones, popelin,
      porcelana fria, porta acreditacion, porta lapices, portacelo, portalapices, portalapiz, portaminas,
      portarevistas, post it, postal, prensa sublimacion, prensatelas, protectores de hojas, protectores hojas,
      puntilla, puntillas, punto cruz, punto de cruz, purpurina, quitagrapas, rafia, recambio hojas, regla, relleno
      cojines fibra, relleno fibra, relleno vellon, remaches cuero, resaltador, resaltadores, resina, resina epoxi,
      resina epoxica, resistol, resma, retal, retazo, retazos, revistero oficina, rocalla, rocallas, roller ball, rollo
      papel regalo, rollo termico, rollos papel termico, rotulador, rotuladores, rotuladores punta fina, sacapuntas,
      scrapbooking, sello, sello automatico, sello de caucho, sello personalizado, sellos, sellos de goma, senalador,
      senaladores, separador de libros, separador libros, separadores, servilletas decoupage, sesgo, set de dibujo, set
      de escritorio, set de escritura, set de lettering, set de oficina, set de pinceles, set de pinturas, set dibujo,
      set escolar, set escritorio, set escritura, set oficina, silicon en barra, silicon frio, silicon liquido,
      silicona fria, silicona liquida, silicona liquida escolar, sobre, sobre acolchado, sobre de papel, sobremesa
      escritorio vade, sobres, sobres acolchados, sobres de papel, sosa jabon, sticker, stickers, stickers vinilo,
      subcarpetas, sublimacion, subrayador, tablero corcho, tablon corcho, taco notas, tajador, tampon de tinta, tampon
      tinta, tapas encuadernar, tapete corte, tarjeta agradecimiento, tarjeta boda, tarjeta cumpleanos, tarjeta de
      agradecimiento, tarjeta de cumpleanos, tarjeta de felicitacion, tarjeta felicitacion, tarjeta navidad, tarjetas,
      tarjetas de presentacion, taza sublimacion blanca, tela, tela de algodon, tela jersey, tela por metro, telar,
      telares, telas, tempera, temperas, tijera, tijeras, tijeras costura, tijeras de costura, tijeras escolares,
      tinta, tipex, tira bordada, tirador cremallera, tiza, tiza sastre, tizas, torno alfarero, transportador,
      trapillo, troquel, troqueladora, troqueles, tul, utiles escolares, vade, vade escritorio, velcro, vellon, vinil,
      vinil adhesivo, vinil decorativo manualidad, vinil textil, vinilo a4, vinilo adhesivo, vinilo corte, vinilo de
      corte, vinilo imprimible, vinilo termotransferible, vinilo textil, washi tape`,
    ],
    [
      'TOOLS',
      `3 en uno, abrasivos, abrazadera, abrazaderas, aceite corte, aceite linaza, aceite lubricante, aceite multiuso,
      aceite multiusos, aceite teca, aceites y lubricantes, acetona industrial, acople, acople rapido, adhesivo,
      adhesivo de montaje, afilador, afilador de herramientas, afiladores, aflojatodo, aguarras, aireador grifo,
      aislante termico, alambre, alambre galvanizado, alambre recocido, alargador cable exterior, alargador rodillo,
      alcayata, alcayatas, aldaba, alicate, alicates, amarra cables, amarras, amarres plasticos, amoladora,
      amperimetro, ancla, andamio, andamios, angulo, angulo acero, angulo de acero, anillo cera, anillo de cera,
      anticorrosivo, antioxidante esmalte, apagador, araldit, arandela, arandelas, arco de segueta, arco de sierra,
      arco para segueta, arco profesional, arco tubular, arena construccion, argolla acero, armario llaves, armella,
      arnes anticaidas, arnes de seguridad, arnes seguridad, aspirador industrial, aspirador taller, atornillador,
      autocle, avellanador, banco de herramientas, banco de trabajo, banco trabajo, banda v, bandeja de pintura,
      bandeja pintura, bandola, barniz, barniz madera, barreta, barretas, base schuko, bateria bosch 18v, bateria
      parkside, batidor pintura, batidora mortero, bisagra, bisagras, bloque hormigon, boca incendio, bolsa de
      herramientas, bomba, bomba de agua, bomba periferica, bomba sumergible, bombillo cerradura, bombin, bombin
      seguridad, bombines, boquilla azulejo, boquilla impresora 3d, borada, borne, bornes, borriqueta, borriquetas,
      botas de seguridad herramienta, botas seguridad herramienta, breaker, brida, bridas, broca, broca para concreto,
      broca para metal, broca sierra, brocas, brocha cerda, brocha de cerda, brocha de pintura, brocha para pintar,
      brocha pintar, brocha pintura, brocha plana, brocha profesional, buscapolos, buzo desechable, caballete obra,
      caballete trabajo, caballetes trabajo, cabestrante, cable 2 5mm, cable acero, cable calibre, cable canal, cable
      de acero, cable electrico, cable manguera electrica, cable thw, cable unipolar, cabrestante, cadena acero, cadena
      de acero, cadena galvanizada, cadena seguridad puerta, caja caudales, caja chalupa, caja de caudales, caja de
      herramientas, caja de registro, caja electrica, caja empalme, caja empalmes, caja estanca, caja fuerte, caja
      herramienta, caja llaves, caja mecanismo, caja registro, caja registro electrica, caja seguridad, caja
      superficie, caja universal empotrar, cajas fuertes, caladora, calibrador, calibre, calibre digital, camara
      inspeccion, canaleta, canalina, cancamo, candado, candados, canilla, cano, capazo goma, capazo obra, carda,
      careta de soldar, careta para soldar, cargador de bateria herramienta, carraca, carraca reversible, carretilla,
      carro carga, carro herramientas, carro portaherramientas, carro taller, carro transporte, cartel senalizacion,
      cartucho gas soplete, cartucho grifo, cartucho monomando, cartucho silicona, casco de obra, casco de seguridad,
      casco obra, casco seguridad, cascos antiruido, cautin, cemento, centro carga, centro de carga, cepillo
      carpintero, cepillo de alambre, cepillo electrico, cepillo para madera, cera madera, cera muebles, cerradero,
      cerradura, cerradura de sobreponer, cerradura digital, cerradura inteligente, cerrojo, cespol, chaleco alta
      visibilidad, chaleco de seguridad, chaleco reflectante, chaleco reflectivo, chaleco reflejante, chaleco
      seguridad, chalk paint, chapa, chapa galvanizada, chapa para puerta, charola para pintura, charola pintura,
      chumacera, cianoacrilato, cierra puertas, cierrapuertas, cilindro, cincel, cincha amarre, cincha trinquete,
      cinchas amarre, cinchas trinquete, cincho, cinchos, cinchos de plastico, cinta adhesiva, cinta aislante, cinta
      aislar, cinta aluminio, cinta americana, cinta antideslizante, cinta balizamiento, cinta butilo, cinta canela,
      cinta carrocero, cinta de aislar, cinta de carrocero, cinta de embalar, cinta de enmascarar, cinta de montaje,
      cinta de peligro, cinta de teflon, cinta doble cara, cinta doble cara industrial, cinta doble faz, cinta ducto,
      cinta embalaje, cinta embalar, cinta enmascarar, cinta gris, cinta masking, cinta metrica, cinta montaje, cinta
      pasacable, cinta peligro, cinta pintor, cinta ptfe, cinta teflon, cinta velcro adhesiva, cintillo plastico,
      cinturon herramientas, cisterna, clavadora, clavija, clavo, clavos, clema, clemas, codo, codo pvc, cola
      carpintero, cola contacto, cola madera, cola termofusible, coladera, compas carpintero, compresor, compresor de
      aire, compresora, comprobador tension, concreto, conector, conmutador, conmutador cruce, cono senalizacion, conos
      senalizacion, conos viales, contacto, contacto duplex, contacto electrico, contactor, contador luz, contera,
      conteras, convertidor de oxido, convertidor oxido, cople, corona perforadora, coronas perforadoras, correa
      amarre, correa de amarre, corredera, corredera para cajon, correderas, corta azulejo, cortaazulejos, cortador
      azulejo, cortador azulejos, cortador de azulejo, cortadora, cortafrios, cortatubos, corte y desbaste, cremallera
      estanteria, crimpadora, crimpeador, crimpeadora, crucetas azulejo, cuadradillo, cuadro electrico, cubeta albanil,
      cubeta pintura, cubo obra, cuchara albanil, cuchara de albanil, cuelgacuadros, cuerda, cuna para madera, cunas
      nivelacion, cutter, dado, dado de impacto, dado impacto, dados, decametro, decapador, decapante, delantal
      soldador, demoledor, desague, desarmador, desarmadores, desatascador ventosa, deslizador mueble, desoldador,
      destorcedor, destornillador, destornilladores, detector cables, detector de voltaje, detector metales pared,
      detector presencia, detector voltaje, diablito, diablo carga, diablo de carga, diferencial, diluyente, disco
      corte, disco de corte, disco de desbaste, disco desbaste, disco diamantado, disco diamante, disco fibra, disco
      flap, disco lamas, disco laminas, disco lija, disco sierra, disolvente, disolvente universal, distanciometro,
      disyuntor, drenaje, electrodo, electrodo para soldar, electrodos, empaque, empaques, enchufe, enchufe electrico,
      endoscopio, engrapadora industrial, engrapadora pared, enlace laton, enrollacables, escalera, escalera de
      aluminio, escalera de tijera, escalera telescopica, escalera tijera, escayola, escofina, escoplo, escuadra,
      eslinga, eslingas, esmalte acrilico, esmalte alquidalico, esmalte antioxidante, esmalte sintetico, esmeril,
      esmeriladora, esmeriladora inalambrica, esparrago allen, esparrago de rueda, esparrago roscado, esparrago rueda,
      espatula de pintor, espatula flexible, espatula masilla, espatula para masilla, espatula para yeso, espatula
      pintor, espatula yeso, esponja lijar, espuma de poliuretano, espuma expansiva, espuma poliuretano, estaca,
      estano, estano para soldar, estanteria metalica taller, estuco, extension uso rudo, extintor, extintores,
      extractor aire, extractor bano, faja carga, faja de carga, faja de seguridad, faja seguridad, felpa, ferreteria,
      fibra de vidrio, fibra vidrio, ficha, fijaciones, filamento, filtro mascara, flexible lavabo, flexo gas,
      flexometro, flexometro contractor, flotador, fluxor, formon, fotocelda, fratas, fresa carburo, fresa copa, fresa
      de carburo, fresa escalonada, fresa madera, fresa metal duro, fresa para madera, fresa para router, fresa router,
      fresadora, fresas fresadora, fusible, fusibles, gabinete de herramientas, gafas de proteccion, gafas de
      seguridad, gafas proteccion, gafas seguridad, gafas soldador, gafas soldar, gancho, gancho s, ganchos, garrucha,
      gato, gato apriete, gato botella, gato de botella, gato hidraulico, gato hidraulico taller, gato patin, gaveta
      obra, generador, generador electrico, goggle seguridad, goma butano, grapa, grapadora clavadora, grapadora pared,
      grapadora tapizar, grapas, grasa, grasa lubricante, grasa multiusos, grava construccion, grifa, grifo de jardin
      llave, grifo industrial, grifo jardin llave, grillete, grupo electrogeno, grupo presion, guante carnaza, guantes
      anticorte, guantes cuero trabajo, guantes de carnaza, guantes de seguridad, guantes de trabajo, guantes para
      mecánico, guantes proteccion, guantes seguridad, guantes trabajo, gubia, gubias, guia cajon, guia telescopica,
      guias cajon, guias telescopicas, hacha mango, hembrilla, herraje inodoro, herraje wc, herrajes, herramienta,
      herramientas, hidroneumatico, hilo mig, hormigonera, huincha, iman extensible, iman neodimio, iman telescopico,
      imanes neodimio, impermeabilizante, impermeabilizante terraza, imprimacion, imprimacion metal, ingletadora,
      interruptor, interruptor termomagnetico, inversor soldar, jaladera, juego brocas, juego dados, juego de brocas,
      juego de dados, juego de desarmadores, juego de herramientas, juego de llaves, juego de puntas, juego llaves,
      juego puntas, juego vasos, junta azulejos, junta goma, junta torica, junta toricas, juntas grifo, kit de
      desarmadores, kit de herramientas, kit de herramientas inalambricas, kit nivelacion azulejos, laca madera,
      ladrillo, ladrillo refractario, lamina galvanizada, lana de acero pulir, lana de vidrio, lana roca, lana vidrio,
      lapiz carpintero, lasur, latex exterior, latex interior, latiguillo, lavadero, lechada, lentes de seguridad,
      lentes seguridad, lija, lija de agua, lijadora, lijadora orbital, lijas, linea de vida, linea vida, liston
      madera, listones madera, llana, llave, llave ajustable, llave allen, llave angular, llave combinada, llave de
      cruz, llave de impacto, llave de luz, llave de nariz, llave de paso, llave de tubo, llave dinamometrica, llave
      española, llave francesa, llave impacto, llave inglesa, llave mixta, llave perica, llave stillson, llave stilson,
      llave torx, llaves allen, loctite, lubricante, lubricante wd40, lubricantes, maceta albanil, machete, machon,
      machuelo, machuelos, madera contrachapada, magnetotermico, malacate, maleta de herramientas, maleta herramientas,
      maletin de herramientas, maletin herramientas, maletin organizador, maletin vacio herramientas, malla
      electrosoldada, maneral, manguera aire, manguera coflex, manguera de aire, manguera de presion, manguera
      electrica, manguera flexible, manguera gas, manguera hidraulica, manguera presion, manguito, manija, manija
      puerta, manilla puerta, manillas puerta, manivela puerta, manta ignifuga, marcador albanil, marro, martillo,
      martillo demoledor, mascara de soldar, mascara gas, mascara gases, mascara soldar, mascarilla gases, mascarilla
      para polvo, mascarilla polvo, mascarilla respirador, masilla, matraca, mazo, mazo de goma, mecanismo cisterna,
      mecate, mecha, mechas, mechas widia, medidor distancia, medidor humedad madera, medidor laser, melamina tablero,
      membrana, mensula, mensulas, mesa de trabajo, mesa trabajo, metacrilato, metro, metros, mezclador mortero,
      mezcladora concreto, mezcladora de concreto, micrometro, miniamoladora, mirilla, mirilla puerta, mochila
      herramientas, mono desechable, morsa, mortero adhesivo, mortero cemento, mortero cola, mortero reparacion,
      mortero seco, mosqueton acero, mosqueton de acero, motobomba, motor electrico, motorreductor, muelle
      desatascador, muelle puerta, multiherramienta, multimetro, multimetro digital, navaja cutter, niple, nivel, nivel
      de mano, nivel laser, nivel torpedo, nivelador, nivelador laser, o ring, orejeras antiruido, orejeras seguridad,
      overol seguridad, pala cuadrada, pala obra, pala redonda, paleta albanil, paletin, paletina, paletinas,
      palomilla, palomillas estanteria, panel sandwich, pantalla facial proteccion, papel enmascarar, papel lija,
      pasador, pasamuro, pasamuros, pasta soldar, pastilla termica, pastilla termomagnética, pata mesa, pata mueble,
      patas mesa, patas mueble, patas muebles, patin hidraulico, pegamento contacto, pegamento de contacto, pegamento
      epoxico, pegamento instantaneo, pegamento para azulejo, pegamento pvc, pegamil, pegazulejo, pelacables, pelador
      cables, pelador de cables, perfil aluminio, perfil de aluminio, perfil en u, perfil pladur, perfil u, perno,
      pernos, pestillo, picaporte, pico, pico de loro, picos, pie de rey, pie rey, piedra afilar, piedra de afilar,
      piedra de esmeril, piedra para afilar, piedras para afilar, pija, pijas, pintura a la tiza, pintura acrilica
      pared, pintura aerosol, pintura anticalorica, pintura antihumedad, pintura antimoho, pintura azulejos, pintura
      blanca, pintura blanca mate, pintura chimenea anticalorica, pintura en aerosol, pintura en spray, pintura
      esmalte, pintura exterior, pintura fachada, pintura interior, pintura latex, pintura madera, pintura metal,
      pintura para pared, pintura pared, pintura pizarra, pintura plastica, pintura spray, pintura suelo, pintura
      suelos, pintura techo, pintura tiza muebles, pintura vinilica, pinza, pinza amperimetrica, pinza de corte, pinza
      perro, pinza universal, pinzas, pinzas de corte, pinzas de presion, pistola aire, pistola aire caliente, pistola
      calafatear, pistola calor, pistola cola caliente, pistola de calor, pistola de gotear, pistola de impacto,
      pistola de pintar, pistola de pintura, pistola de silicon, pistola de silicona, pistola encolar, pistola gotear,
      pistola impacto, pistola para pintar, pistola pintar, pistola pintura, pistola pulverizar, pistola silicona,
      pistola sopladora, pistola termofusible, placa apagador, placa pladur, placa policarbonato, pladur, plana,
      plancha metacrilato, plancha pvc, planta de luz, planta electrica, planta luz, plastico cubretodo, plastico
      protector pintura, plataforma rodante, pletina, pletina acero, plomada, podadora tijera, polea, poleas,
      policarbonato, poliestireno expandido, polimetro, polipasto, pomo cajon, pomo mueble, pomo puerta, ponchador,
      ponchadora, porexpan, portaherramientas, portalampara, portalamparas, poxipol, precinto, precintos, prensa,
      prensa de banco, presostato, presurizador, primer anticorrosivo, probador, probador de corriente, protector
      auditivo, pulidora, pulpo elastico, pulpos elasticos, pulsador, punta, puntas, puntas y ganchos, puntero albanil,
      rache, racor, radial, radial 125, rasilla, rastrel, rebajadora, rebarbadora, recambio rodillo, redondo acero,
      reduccion, reduccion bushing, reductor presion, regla metalica, regleta acero, regleta conexion, regulador gas,
      regulador luz, rejilla pintura, rejilla sumidero, rejilla ventilacion, relevador, reloj programador electrico,
      remachadora, remache, remaches, removedor, reparacion grifo, resanador, resina 3d, respirador, revolvedora, riel
      cajon, rodaja, rodajas, rodamiento, rodamientos, rodillo antigoteo, rodillo de pintura, rodillo para pintar,
      rodillo pintar, rodillo pintura, rollo cable, rollo de cable, rondana, rotomartillo, rotomartillo inalambrico,
      router madera, router para madera, rueda, rueda mueble, ruedas muebles, sargento, segueta, sella rosca, sellador,
      sellador acrilico, selladora, sellante, sellarosca, senal seguridad, senal trafico, sensor fotocelda, separadores
      azulejo, serrucho, set de herramientas, sierra, sierra caladora, sierra circular, sierra de mano, sierra de mesa,
      sierra sable, sifon botella, sifon fregadero, sifon lavabo, silicon, silicona acrilica, silicona neutra, silicona
      para bano, silicona sanitaria, silicona selladora, silicona transparente, sirga, soga, soldador, soldador
      inalambrico, soldadora, soldadura, solvente, soplete, soporte balda, soporte estanteria, spray pintura, sumidero,
      sumidero ducha, superglue, tablero aglomerado, tablero contrachapado, tablero electrico, tablero madera, tableros
      electricos, taburete escalera, taco, taladro, taladro inalambrico, taladro percutor, talocha, tapaporos, tapon,
      tapon embutir, tapon macho, tapones auditivos, taquete, taquetes, tarraja, tarugo, tarugos, te pvc, tee, teflon,
      teja, tela asfaltica, tenaza, tenazas, tensor, tensores, termica, terminal, terminales, termomagnetico,
      testeador, tester, tester de red, thinner, tijera corta lamina, tijeras para lamina, timer, tinaco, tinte madera,
      tirador cajon, tirador de mueble, tirador mueble, tirador puerta, tiradores cocina, tirafondo, tiralineas, toma
      corriente, toma de corriente, tomacorriente, tornilleria, tornilleria y fijacion, tornillo, tornillo de banco,
      tornillos, torno madera, trampa de agua, trampa lavabo, transpaleta, traspaleta, trazador, trinquete, triplay,
      tuberia, tubo, tubo conduit, tubo cuadrado, tubo de cobre, tubo pvc, tubo rectangular, tubo redondo acero,
      tuerca, tuercas, tupi, union, union pvc, union universal, valvula, valvula check, valvula de bola, valvula
      esfera, variador de frecuencia, variador frecuencia, varilla, varilla roscada, vaselina industrial, vaso impacto,
      vasos impacto, ventosa azulejos, ventosa cristal, vernier, vibrador concreto, vibrador de concreto, wd 40, yeso,
      yunque`,
    ],
  ],
  unsure: `acrilico, acrilicos, adhesivo, afilador, afiladores, aguja, agujas, alambre, ancla, angulo, arpillera,
    balero, baleros, bandola, barniz, bastidor, bastidores, block, bomba, bordado, borne, bornes, borrador, boton,
    botones, brida, bridas, brillantina, broca, brocha, calibre, caligrafia, canillas, caño, carpetas, carro, cartabon,
    carton, casco, casquillo, celo, cemento, ceras, chapa, cierre, cilindro, cincha, cinta, cizalla, clavija, clema,
    clemas, clips, clutch, coche, codo, codos, compas, compresor, concreto, conector, conmutador, contacto, cople,
    corchetes, cordel, corredera, cremallera, cremalleras, cuentas, cuerda, cuerina, dado, dados, decapante, desague,
    diferencial, disolvente, dossier, drenaje, elastico, elasticos, empaque, empaques, encaje, encajes, endoscopio,
    escalera, escarcha, escayola, estaca, estano, estilografo, etiqueta, etiquetas, felpa, ficha, fieltro, filamento,
    fleco, flecos, flotador, folios, gancho, ganchos, garrucha, gato, generador, gis, grapa, grapas, grasa, grifa,
    grillete, gubia, gubias, guillotina, hilo, hilos, huincha, identificador, identificadores, imprimacion, ladrillo,
    laminadora, lana, lasur, lazo, lazos, lettering, lija, liston, listones, llave, loctite, loneta, lubricante,
    lubricantes, macrame, mecha, mechas, membrana, metacrilato, metro, metros, mimbre, mirilla, multiherramienta,
    nivel, numerador, ojales, ojetes, oleo, oleos, papel, parafina, parasoles, pasador, patron, patrones, pegamento,
    perforadora, pico, picos, pija, pijas, pintura, pinturas, pinza, pinzas, plana, pletina, pluma, plumas, polea,
    poleas, policarbonato, polipiel, pompon, popelin, precinto, prensa, pulsador, punta, puntas, puntilla, puntillas,
    purpurina, rache, radial, rafia, rastrel, reduccion, regla, reglas, regulador luz, resina, rocalla, rodaja,
    rodajas, rodamiento, rueda, sargento, sellador, selladora, sello, sellos, separadores, sesgo, sierra, silicon,
    sobre, sobres, soga, soldador, solvente, soplete, sublimacion, sumidero, taco, tapon, tarjetas, tee, teflon, teja,
    tela, telar, telares, telas, tensor, termica, terminal, terminales, tester, timer, tinaco, tinta, tiza,
    transportador, trazador, trinquete, tuberia, tubo, tubos, tuerca, tuercas, tul, union, vade, varilla, velcro,
    vellon, vinil, yeso`,
  printed: 'cuaderno, libreta, lienzo, pegatina, postal',
  uses: {
    ARTS_AND_CRAFTS: `arte y manualidades, bellas artes, bordado, costura, crochet, manualidades, merceria, oficina y
      papeleria, papeleria, scrapbook, utiles escolares`,
    TOOLS: `albanileria, bricolaje, carpinteria, electricidad, ferreteria, ferreteria y construccion, fontaneria,
      griferia y plomeria, herramientas, pinturas y acabados, plomeria, soldar, taller, tornilleria`,
  },
};
