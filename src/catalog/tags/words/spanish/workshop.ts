import type { Subject } from '../words.ts';

export const WORKSHOP: Subject = {
  things: [
    [
      'ARTS_AND_CRAFTS',
      `abalorio, abalorios, abreojales, acerico, acreditacion, acrilico, acrilicos, acuarela, acuarelable, acuarelas,
      agenda, agenda 2025, agenda escolar, agendas, aguja, aguja bordar, aguja de crochet, aguja de tejer, aguja lana,
      aguja magica, agujas, agujas circulares, agujas de punto, agujas de tejer, agujas punto, alambre bisuteria, album
      scrap, alfileres, alfiletero, algodon tejer, alicates bisuteria, almohadilla tinta, amigurumi, anillas bisuteria,
      anillas llavero, anotador, anotadores, anzuelos pendientes, archivador, archivero carton, arcilla blanca modelar,
      arcilla de modelar, arcilla modelar, arcilla polimerica, arcilla polimerica fimo, arcilla roja, arcilla secado
      aire, argollas bisuteria, argollas llaveros, arillos, arpillera, asa madera bolso, asas bolso costura, atril,
      bandeja documentos, bandeja papel oficina, bandejas documentos, banderitas adhesivas, barniz acrilico, barniz
      artesanal, barniz copal, barniz de retoque, barniz diluyente, barniz retoque, barra de pegamento, barra de
      silicona, barra pegamento, barra silicona, barras de silicon, barras silicon, barro modelar, base anillo, base
      aretes, base colgante, base corte, base de corte, base de jabon, base jabon, base jabon glicerina, base
      pendientes, bases anillos, bases pendientes, bastidor, bastidor bordado, bastidor bordar, bastidor madera,
      bastidores, bata pintura escolar, betun de judea, betun judea, bies, big shot, birome, bloc, bloc acuarela, bloc
      de dibujo, block, block de dibujo, blonda, bola porexpan, bolas porexpan, boligrafo, boligrafo gel, bolígrafos,
      bolsa de regalo, bolsa organza, bolsa regalo, bolsas celofan, bolsas de plastificar, bolsas de regalo, bolsas
      envio, bolsas kraft, bolsas mensajeria, bolsas organza, bolsas papel, bolsas plastificar, bolsas regalo, bolsitas
      organza, boquilla bolso, bordado, borrador, borrador pizarra, boton, boton presion, botones, botones costura,
      botones de madera, botones nacar, botones presion, brillantina, brocha arte, broche langosta, broche presion,
      broches costura, broches presion, caballete, cabujon, cabujones, cadena bisuteria, cadena por metros, caja
      archivo, caja archivo definitivo, caja carton, caja carton envio, caja costura, caja kraft, caja mudanza, caja
      regalo, caja regalo carton, cajas archivo definitivo, cajas carton, cajas carton mudanza, cajas envio, cajas
      kraft, cajas regalo, calco, calcomania, calcomanias, calcos, calendario, calendario 2025, calendario 2026,
      calendario de pared, caligrafia, canamazo, canillas maquina coser, canillero, canutillos, carboncillo,
      carboncillos, carpeta, carpeta argollas, carpetas colgantes, cartabon, carton, carton ondulado, carton pluma,
      cartoncillo, cartuchera escolar, cartuchos pluma, cartulina, cartulinas, celo, celo cinta, celofan, cera abeja
      velas, cera candelilla, cera de soja, cera de soya, cera palma velas, cera para velas, cera soja, cera soya,
      ceramica fria, ceras, ceras blandas, ceras escolares, ceras manley, chafas, chaquira, chaquiras, chinches,
      chincheta, chinchetas, cierre, cierre bisuteria, cierre bolso costura, cierre costura, cierre mosqueton, cierres
      costura, cierres mosqueton, cinta, cinta bies, cinta correctora, cinta de raso, cinta de regalo, cinta
      decorativa, cinta encaje, cinta grosgrain, cinta metrica costura, cinta mochila costura, cinta raso, cinta
      rotuladora, cinta saten, cinta terciopelo, cinta washi, cinta yute, cizalla, cizalla papel, clip papel, clips,
      clips papel, cola blanca, cola de raton, cola decoupage, cola escolar, colorante jabon, colorante velas, colores
      de madera, colores madera, compas, compas escolar, compas geometria, compas precision, contador vueltas,
      corchetera, corchetes, corchetes costura, corcho pared, corcho tablero, cordel, cordel algodon, cordel yute,
      cordon cuero, cordon cuero bisuteria, cordon elastico, cordon macrame, corrector cinta, corrector liquido,
      cortadora de vinil, cortadora vinil, cortahilos, costurero, crayola, crayolas, crayon, crayones, cremallera,
      cremallera invisible, cremallera metalica, cremalleras, cremalleras nylon, cuadernillo, cuaderno, cuaderno de
      dibujo, cuaderno espiral, cuaderno profesional, cuadernos, cuadro diamantes, cubilete lapices, cuchilla plotter,
      cuenta vueltas, cuentas, cuentas cristal, cuentas madera, cuentas vidrio, cuerda algodon macrame, cuerda macrame,
      cuerina, cuero sintetico, cursor cremallera, cutter rotatorio, dedal, delantal pintura infantil, delicas,
      descosedor, diamantina, difumino, difuminos, dispensador cinta adhesiva, dossier, dossieres, elastico, elastico
      costura, elastico plano, elasticos, encaje, encuadernadora, engargolado, engrapadora, engrapadora grapas,
      enhebrador, enmicadora, entrepieza, entrepiezas, entretela, escarcha, escuadra cartabon, escuadra escolar,
      esencia para jabon, esencia para velas, esencia velas, esencias velas, esmalte ceramica, espatula pintura,
      espatulas de pintura, espatulas pintar, espatulas pintura, espirales encuadernar, espuma tapiceria, estambre,
      estambres, estarcido, estilografo, estuche de lapices, estuche escolar, etiqueta, etiqueta nombre ropa,
      etiquetas, etiquetas adhesivas, etiquetas codigo, etiquetas impresora, etiquetas kraft, etiquetas personalizadas,
      etiquetas regalo, etiquetas ropa, etiquetas ropa personalizadas, etiquetas termicas, etiquetas termoadhesivas,
      fechador, fibra relleno, fibras escolares, fieltro, figuras porexpan, fijativo, fleco, flecos, foami, foamy,
      folder, folders, folios, fomi, fommy, fornituras, fornituras bisuteria, forralibros, forro adhesivo libros, forro
      libro, forro libros, fragancia para velas, fragancia velas, funda multitaladro, fundas multitaladro, fundas
      plastico a4, fundas plastificar, ganchillo, ganchillos, gancho de tejer, gancho tejer, ganchos para aretes,
      ganchos pendientes, gesso, gis, gises, glicerina jabon, glitter, goma borrar, goma de borrar, goma elastica, goma
      elastica costura, goma elastica plana, goma eva, goma laca, goma milan, goma moldeable, gouache, grapadora,
      grapas 26 6, grapas oficina, guata, gubias linograbado, guillotina, guillotina papel, hebillas mochila costura,
      herramientas arcilla, herramientas modelar, hilaza, hilo, hilo acero bisuteria, hilo bordar, hilo chino, hilo
      coser, hilo de algodon, hilo de bordar, hilo de coser, hilo de tejer, hilo elastico, hilo elastico bisuteria,
      hilo encerado, hilo macrame, hilo mouline, hilo nylon, hilo nylon bisuteria, hilo para bordar, hilo para tejer,
      hilo perle, hilos, hilos de bordar, hojas blancas, hojas color, hojas de color, hojas recambio, identificador,
      identificadores, imperdible, imperdibles, insumos bisuteria, invitacion, invitaciones, jabon base, jaboncillo
      sastre, jesmonite, juego de geometria, juego escuadras, juego geometria, juego geometrico, juego reglas, kit
      amigurumi, kit bisuteria, kit crochet, kit de amigurumi, kit de bordado, kit de costura, kit de crochet, kit de
      macrame, kit de manualidades, kit de tejido, kit escolar, kit hacer pulseras, kit hacer velas, kit jabones, kit
      linograbado, kit macrame, kit pulseras, kit resina, kit scrapbooking, kit serigrafia, kit sublimacion, kit
      tejido, kit velas, lacre, laminadora, laminas plastificar, lana, lana gruesa, lana merino, lana tejer, lapicera,
      lapicera escolar, lapiceras, lapicero, lapiceros, lapices, lapices de colores, lapiz, lapiz adhesivo, lapiz de
      color, lapiz grafito, lazo, lazo adhesivo, lazo regalo, lazo saten, lazos regalo, lentejuelas, lettering,
      libreta, libreta de notas, libreta profesional, libretas, libro colorear, libro de colorear, libro de firmas,
      libro firmas, libro para colorear, lienzo, lienzo en blanco, lienzo para pintar, limpiapipas, linograbado,
      liston, listones, loneta, macrame, madeja, madejas, mandala colorear, mandala para colorear, manualidades,
      maquina coser, maquina de coser, marcador, marcadores, marcadores acrilicos, marcapaginas, marcatextos,
      materiales bisuteria, mecha madera vela, mecha vela, mecha velas, medium acrilico, meseros boda, mica termica,
      micas para enmicar, mimbre, minas 0 5, minutas boda, molde de resina, molde de silicona resina, molde escayola,
      molde jabon, molde jabones, molde para velas, molde resina, molde silicona jabon, molde silicona resina, molde
      vela, molde velas, molde yeso, moldes de velas, moldes de yeso, moldes jabon, moldes para jabon, moldes para
      resina, moldes resina, moldes yeso, mono de regalo, mono regalo, mosquetones bisuteria, mosquetones bolsos,
      mostacilla, mostacillas, notas adhesivas, numerador, ojales, ojetes, ojos locos, ojos moviles, oleo, oleo
      pintura, ollaos, organizador de escritorio, organizador escritorio, overlock, ovillo, ovillos, pabilo, paleta de
      pintor, paleta pintor, palillos modelar, palitos de madera, palitos helado manualidades, palitos madera, palitos
      polo, palos helado, palos polo, pan de oro, pan de plata, pan oro, papel, papel a3, papel a4, papel adhesivo,
      papel arroz, papel bond, papel bond a4, papel burbuja, papel carbon, papel cascaron, papel charol, papel china,
      papel crepe, papel crespon, papel de regalo, papel de seda, papel embalar, papel folios, papel foto, papel
      fotocopia, papel fotografico, papel kraft, papel lustre, papel picado, papel pinocho, papel regalo, papel scrap,
      papel seda, papel sublimacion, papel termico, papel transfer, papel transfer textil, papel vegetal calco,
      papeleria, papeles scrap, paquete folios, parafina, parafina velas, parche bordado, parche termoadhesivo, parches
      bordados, parches rodilleras ropa, parches termoadhesivos, pasamaneria, pasta blanca modelar, pasta de modelar,
      pasta modelar, pasta relieve, pastel al oleo, pastel graso, pastel oleo, pastel tiza, pasteles al oleo, pasteles
      blandos, pasteles grasos, pasteles oleo, pasteles secos, patron, patron costura, patron de costura, patron pdf,
      patron punto, patrones, patrones costura, pegamento, pegamento barra, pegamento blanco, pegamento en barra,
      pegamento stick, pegatina, pegatinas, perforador papel, perforadora, perforadora 2 agujeros, perforadora de
      papel, perlas bisuteria, perlas enfilar, perlas fantasia, perlas manualidades, pincel, pinceles, pinceles
      artisticos, pinta por numeros, pintar numeros, pintar por numeros, pintura, pintura acrilica, pintura al oleo,
      pintura ceramica, pintura cristal, pintura de dedos, pintura dedos, pintura diamante, pintura diamantes, pintura
      para tela, pintura por numeros, pintura relieve, pintura tela, pintura textil, pinturas, pistola silicon,
      pizarra, pizarron, plancha corte, plancha de stickers, plancha sublimacion, planeador, planificador, planner,
      plantilla pintar, plantilla stencil, plastico burbujas, plastidecor, plastificadora a4, plastilina, plastilina
      moldeable, plastilinas, plotter corte, plotter de corte, pluma, pluma caligrafia, pluma estilografica, plumas,
      plumas de gel, plumas decorativas, plumas gel, plumilla caligrafia, plumon, plumones, polipiel, polipiel tela,
      pompon, pompones, pompones lana, popelin, porcelana fria, porta acreditacion, porta lapices, portacelo,
      portalapices, portalapiz, portaminas, portarevistas, post it, postal, prensa sublimacion, prensatelas,
      protectores de hojas, protectores hojas, puntilla, puntillas, punto cruz, punto de cruz, purpurina, purpurina
      fina, quitagrapas, rafia, recambio hojas, regla, regla 30cm, regla patchwork, relleno cojines fibra, relleno
      fibra, relleno vellon, remaches cuero, resaltador, resaltadores, resina, resina epoxi, resina epoxica, resistol,
      resma, retal, retazo, retazos, revistero oficina, rocalla, rocallas, roller ball, rollo etiquetas, rollo papel
      regalo, rollo termico, rollos papel termico, rotulador, rotuladores, rotuladores punta fina, sacapuntas,
      scrapbooking, sello, sello automatico, sello caucho, sello de caucho, sello personalizado, sello trodat, sellos,
      sellos acrilicos, sellos clear, sellos de goma, senalador, senaladores, separador de libros, separador libros,
      separadores, separadores a4, servilletas decoupage, sesgo, set de dibujo, set de escritorio, set de escritura,
      set de lettering, set de oficina, set de pinceles, set de pinturas, set dibujo, set escolar, set escritorio, set
      escritura, set oficina, silicon en barra, silicon frio, silicon liquido, silicona fria, silicona liquida,
      silicona liquida escolar, sobre, sobre acolchado, sobre burbuja, sobre de papel, sobremesa escritorio vade,
      sobres, sobres acolchados, sobres burbujas, sobres de papel, sosa jabon, sticker, stickers, stickers vinilo,
      subcarpetas, sublimacion, subrayador, tablero corcho, tablon corcho, taco notas, tajador, taladradora papel,
      tampon de tinta, tampon tinta, tapas encuadernar, tapete corte, tarjeta agradecimiento, tarjeta boda, tarjeta
      cumpleanos, tarjeta de agradecimiento, tarjeta de cumpleanos, tarjeta de felicitacion, tarjeta felicitacion,
      tarjeta navidad, tarjetas, tarjetas de presentacion, tarjetas de visita, tarjetas visita, taza sublimacion
      blanca, tela, tela aida, tela algodon, tela arpillera, tela canastilla, tela de algodon, tela impermeable, tela
      infantil metro, tela jersey, tela lino, tela loneta, tela minky, tela panama bordar, tela patchwork, tela polar,
      tela popelin, tela por metro, tela raso, tela saco, tela tapiceria, tela tapizar, tela tul, tela vaquera, telar,
      telares, telas, tempera, temperas, tijera, tijeras, tijeras costura, tijeras de costura, tijeras escolares,
      tinta, tinta caligrafia, tinta china, tinta estilografica, tinta sellos, tipex, tira bordada, tirador cremallera,
      tiza, tiza costura, tiza sastre, tizas, torno alfarero, transportador, transportador angulos, trapillo, troquel,
      troqueladora, troqueles, tul, utiles escolares, vade, vade escritorio, velcro, velcro coser, vellon, vinil, vinil
      adhesivo, vinil decorativo manualidad, vinil textil, vinilo a4, vinilo adhesivo, vinilo corte, vinilo de corte,
      vinilo imprimible, vinilo termotransferible, vinilo textil, washi tape`,
    ],
    [
      'TOOLS',
      `3 en uno, abrasivos, abrazadera, abrazaderas, aceite compresor, aceite corte, aceite de corte, aceite linaza,
      aceite lubricante, aceite multiuso, aceite multiusos, aceite neumatico, aceite para compresor, aceite teca,
      aceites y lubricantes, acetona industrial, acople, acople rapido, adhesivo, adhesivo de montaje, adhesivo montaje,
      afilador, afilador de herramientas, afiladores, afloja todo, afloja tuercas, aflojatodo, aguarras, aireador grifo,
      aislante termico, alambre, alambre galvanizado, alambre recocido, alargador cable exterior, alargador rodillo,
      alcayata, alcayatas, aldaba, alfombra aislante electrica, alfombra antifatiga, alicate, alicates, amarra cables,
      amarras, amarres plasticos, amoladora, amperimetro, ancla, andamio, andamios, angulo, angulo acero, angulo
      aluminio, angulo de acero, anillo cera, anillo de cera, anticorrosivo, antioxidante esmalte, apagador, araldit,
      arandela, arandelas, arco de segueta, arco de sierra, arco para segueta, arco profesional, arco sierra, arco
      tubular, arena construccion, argolla acero, armario llaves, armella, arnes anticaidas, arnes de seguridad, arnes
      seguridad, asiento taller, aspirador industrial, aspirador taller, atornillador, autocle, avellanador, banco de
      herramientas, banco de trabajo, banco trabajo, banda antideslizante, banda de lija, banda lija, banda v, bandas
      lija, bandeja cables, bandeja de cables, bandeja de pintura, bandeja magnetica, bandeja pintura, bandeja
      portacables, bandola, barniz, barniz madera, barniz suelo, barra de una, barra desencofrar, barra una, barreta,
      barretas, base schuko, bateria bosch 18v, bateria dewalt, bateria makita, bateria milwaukee, bateria parkside,
      batidor pintura, batidora mortero, big bag, bisagra, bisagras, bloque hormigon, boca incendio, bolsa de escombros,
      bolsa de herramientas, bolsa escombros, bolsa para escombros, bomba, bomba achique, bomba agua, bomba de achique,
      bomba de agua, bomba de presion, bomba de trasvase, bomba engrase, bomba manual, bomba periferica, bomba presion,
      bomba sumergible, bomba trasvase, bombillo cerradura, bombin, bombin seguridad, bombines, boquilla azulejo,
      boquilla impresora 3d, borada, borne, bornes, borriqueta, borriquetas, botas de seguridad herramienta, botas
      seguridad herramienta, botella argon, botella de argon, breaker, brida, brida nylon, bridas, bridas cables, bridas
      nylon, bridas plastico, broca, broca ceramica, broca cristal, broca escalonada, broca madera, broca metal, broca
      pala, broca para concreto, broca para metal, broca sds, broca sierra, broca widia, brocas, brocha cerda, brocha de
      cerda, brocha de pintura, brocha para pintar, brocha pintar, brocha pintura, brocha plana, brocha profesional,
      buscapolos, buzo desechable, caballete obra, caballete trabajo, caballetes trabajo, cabestrante, cable 2 5mm,
      cable acero, cable calibre, cable canal, cable de acero, cable de alarma, cable electrico, cable manguera
      electrica, cable solar 6mm no, cable thw, cable tierra, cable unipolar, cabrestante, cadena acero, cadena de
      acero, cadena galvanizada, cadena seguridad puerta, caja caudales, caja chalupa, caja conexiones, caja de
      caudales, caja de conexion, caja de conexiones, caja de derivacion, caja de herramientas, caja de ingletes, caja
      de mecanismos, caja de registro, caja derivacion, caja electrica, caja empalme, caja empalmes, caja estanca, caja
      fuerte, caja herramienta, caja ingletes, caja llaves, caja mecanismo, caja organizadora tornillos, caja registro,
      caja registro electrica, caja seguridad, caja superficie, caja universal empotrar, cajas fuertes, caladora,
      calibrador, calibre, calibre digital, camara inspeccion, canaleta, canalina, cancamo, candado, candados, canilla,
      cano, capazo goma, capazo obra, carda, careta de soldar, careta para soldar, careta soldador, cargador de bateria
      herramienta, cargador dewalt, cargador makita, carraca, carraca reversible, carretilla, carro carga, carro
      herramientas, carro portaherramientas, carro taller, carro transporte, cartel senalizacion, cartucho gas soplete,
      cartucho grifo, cartucho monomando, cartucho silicona, casco de obra, casco de proteccion, casco de seguridad,
      casco electricista, casco obra, casco proteccion obra, casco seguridad, casco soldador, cascos antiruido, cautin,
      cemento, cemento cola, cemento rapido, centro carga, centro de carga, cepillo acero, cepillo alambre, cepillo
      barrendero, cepillo carpintero, cepillo de acero, cepillo de alambre, cepillo de carpintero, cepillo electrico
      carpintero, cepillo electrico madera, cepillo electrico para madera, cepillo laton, cepillo metalico, cepillo para
      madera, cera madera, cera muebles, cerradero, cerradura, cerradura de sobreponer, cerradura digital, cerradura
      inteligente, cerrojo, cespol, chaleco alta visibilidad, chaleco de seguridad, chaleco reflectante, chaleco
      reflectivo, chaleco reflejante, chaleco seguridad, chalk paint, chapa, chapa galvanizada, chapa metalica, chapa
      para puerta, charola para pintura, charola pintura, chumacera, cianoacrilato, cierra puertas, cierrapuertas,
      cilindro, cincel, cincha amarre, cincha trinquete, cinchas amarre, cinchas trinquete, cincho, cinchos, cinchos de
      plastico, cinta adhesiva, cinta aisladora, cinta aislante, cinta aislar, cinta aluminio, cinta americana, cinta
      antideslizante, cinta autofundente, cinta balizamiento, cinta butilo, cinta canela, cinta carrocero, cinta de
      aislar, cinta de aluminio, cinta de carrocero, cinta de demarcacion, cinta de embalar, cinta de enmascarar, cinta
      de marcacion, cinta de montaje, cinta de peligro, cinta de teflon, cinta demarcacion, cinta doble cara, cinta
      doble cara industrial, cinta doble faz, cinta ducto, cinta embalaje, cinta embalar, cinta enmascarar, cinta foil,
      cinta gris, cinta marcacion, cinta masking, cinta metalica pasacable, cinta metrica, cinta montaje, cinta
      multiuso, cinta multiusos, cinta pasacable, cinta peligro, cinta pintor, cinta ptfe, cinta sellado, cinta teflon,
      cinta velcro adhesiva, cintillo plastico, cinturon de herramientas, cinturon herramientas, cinturon
      portaherramientas, cisterna, clavadora, clavija, clavija industrial, clavija macho, clavo, clavos, clema, clemas,
      codo, codo estufa, codo pvc, cola carpintero, cola contacto, cola madera, cola termofusible, coladera, compas
      carpintero, compresor, compresor aire, compresor de aire, compresor silencioso, compresora, comprobador tension,
      concreto, conector, conmutador, conmutador cruce, cono senalizacion, conos senalizacion, conos viales, contacto,
      contacto duplex, contacto electrico, contactor, contador luz, contera, conteras, convertidor de oxido, convertidor
      oxido, cople, corona perforadora, coronas perforadoras, correa amarre, correa de amarre, corredera, corredera
      cajon, corredera para cajon, correderas, corta azulejo, cortaazulejos, cortador azulejo, cortador azulejos,
      cortador de azulejo, cortadora, cortafrios, cortatubos, corte y desbaste, crema lavamanos taller, cremallera
      estanteria, crimpadora, crimpeador, crimpeadora, crucetas azulejo, cuadradillo, cuadro electrico, cubeta albanil,
      cubeta pintura, cubo albanil, cubo de obra, cubo obra, cuchara albanil, cuchara de albanil, cuchillo de
      carpintero, cuchillo electricista, cuchillo moqueta, cuelgacuadros, cuerda, cuerda nylon, cuerda polipropileno,
      cuerda yute bricolaje, cuna para madera, cunas nivelacion, cutter, dado, dado de impacto, dado impacto, dados,
      decametro, decapador, decapante, delantal soldador, demoledor, desague, desague lavadora, desarmador,
      desarmadores, desatascador ventosa, deslizador mueble, desoldador, destorcedor, destornillador, destornilladores,
      detector cables, detector de voltaje, detector metales pared, detector presencia, detector voltaje, diablito,
      diablo carga, diablo de carga, diferencial, diluyente, disco corte, disco de corte, disco de desbaste, disco
      desbaste, disco diamantado, disco diamante, disco fibra, disco flap, disco lamas, disco laminas, disco lija, disco
      sierra, disolvente, disolvente universal, distanciometro, disyuntor, drenaje, electrodo, electrodo para soldar,
      electrodos, empaque, empaques, enchufe, enchufe electrico, endoscopio, engrapadora industrial, engrapadora pared,
      enlace laton, enrollacables, escalera, escalera de aluminio, escalera de tijera, escalera multiposicion, escalera
      plegable, escalera telescopica, escalera tijera, escayola, escoba de obra, escoba obra, escofina, escoplo,
      escuadra, eslinga, eslingas, esmalte acrilico, esmalte alquidalico, esmalte antioxidante, esmalte sintetico,
      esmeril, esmeriladora, esmeriladora inalambrica, esparrago allen, esparrago de rueda, esparrago roscado, esparrago
      rueda, espatula de pintor, espatula flexible, espatula masilla, espatula para masilla, espatula para yeso,
      espatula pintor, espatula yeso, esponja lijar, espuma de poliuretano, espuma expansiva, espuma poliuretano,
      estaca, estano, estano para soldar, estanteria metalica taller, estuco, extension uso rudo, extintor, extintores,
      extractor aire, extractor bano, faja carga, faja de carga, faja de seguridad, faja seguridad, felpa, ferreteria,
      fibra de vidrio, fibra vidrio, ficha, fijaciones, filamento, filamento 3d, filamento pla, filtro agua sedimentos,
      filtro compresor, filtro mascara, filtro sedimentos, flexible acero inoxidable, flexible de agua, flexible lavabo,
      flexible mallado, flexo gas, flexometro, flexometro contractor, flotador, fluxor, foco de obra, foco obra, formon,
      fotocelda, fratas, fresa borde redondo, fresa carburo, fresa cnc, fresa cola de milano, fresa copa, fresa
      copiadora, fresa de carburo, fresa de widia, fresa escalonada, fresa madera, fresa metal duro, fresa moldurar,
      fresa para madera, fresa para router, fresa ranurar, fresa recta, fresa redondear, fresa router, fresadora, fresas
      fresadora, funda para herramientas, fusible, fusibles, gabinete de herramientas, gafas de obra, gafas de
      proteccion, gafas de seguridad, gafas de soldar, gafas de taller, gafas proteccion, gafas seguridad, gafas
      soldador, gafas soldar, gancho, gancho pared atornillar, gancho s, gancho techo, ganchos, garrucha, gato, gato
      apriete, gato botella, gato de botella, gato hidraulico, gato hidraulico taller, gato patin, gaveta obra, gel
      decapante, generador, generador electrico, generador gasolina, generador inverter, goggle seguridad, goma butano,
      grapa, grapadora clavadora, grapadora pared, grapadora tapizar, grapas, grapas tapizar, grasa, grasa litio, grasa
      lubricante, grasa multiusos, grava construccion, grifa, griferia ducha, griferia lavamanos, griferia monocomando,
      grifo de jardin llave, grifo industrial, grifo jardin llave, grillete, grillete acero, grupo electrogeno, grupo
      presion, guante carnaza, guantes anticorte, guantes carga, guantes cuero trabajo, guantes de carnaza, guantes de
      obra, guantes de seguridad, guantes de soldador, guantes de trabajo, guantes mecanico, guantes nitrilo trabajo,
      guantes obra, guantes para mecánico, guantes proteccion, guantes seguridad, guantes soldador, guantes soldar,
      guantes trabajo, gubia, gubias, guia cajon, guia circular, guia de corte sierra, guia de perforacion, guia
      perforacion, guia telescopica, guias cajon, guias telescopicas, hacha mango, hembrilla, herraje inodoro, herraje
      wc, herrajes, herramienta, herramientas, hidroneumatico, hilo mig, hilo soldar, hoja sierra, hoja sierra calar,
      hojas sierra, hojas sierra calar, hormigonera, huincha, iman extensible, iman neodimio, iman telescopico, imanes
      neodimio, impermeabilizante, impermeabilizante terraza, imprimacion, imprimacion metal, ingletadora, interruptor,
      interruptor termomagnetico, inversor soldar, jabon mecanico, jabon taller, jaladera, juego brocas, juego dados,
      juego de brocas, juego de dados, juego de desarmadores, juego de fresas, juego de herramientas, juego de limas,
      juego de llaves, juego de machos, juego de puntas, juego de sierras, juego limas, juego llaves, juego machos,
      juego puntas, juego vasos, junta azulejos, junta de goma, junta dilatacion, junta goma, junta grifo, junta plana,
      junta torica, junta toricas, juntas grifo, kit de brocas, kit de desarmadores, kit de herramientas, kit de
      herramientas inalambricas, kit de pintura, kit de seguridad obra, kit electricista, kit nivelacion azulejos, kit
      puntas, kreg, laca madera, ladrillo, ladrillo refractario, lamina galvanizada, lampara de inspeccion, lampara de
      taller, lampara de trabajo, lampara inspeccion, lampara taller, lana de acero pulir, lana de vidrio, lana roca,
      lana vidrio, lapiz carpintero, lasur, latex exterior, latex interior, latiguillo, lavadero, lechada, lentes de
      seguridad, lentes seguridad, lija, lija de agua, lijadora, lijadora orbital, lijas, linea de vida, linea vida,
      linterna taller, liston madera, listones madera, llana, llave, llave acodada, llave ajustable, llave allen, llave
      angular, llave combinada, llave corte, llave de cruz, llave de impacto, llave de luz, llave de nariz, llave de
      paso, llave de tubo, llave dinamometrica, llave española, llave fija, llave francesa, llave grifa, llave impacto,
      llave inglesa, llave mixta, llave paso, llave perica, llave stillson, llave stilson, llave torx, llave tubo, llave
      vaso, llave vasos, llaves allen, llaves fijas, llaves vaso, loctite, lubricante, lubricante spray, lubricante
      wd40, lubricantes, luz de obra, luz obra, maceta albanil, machete, machon, machuelo, machuelos, madera
      contrachapada, magnetotermico, malacate, maleta de herramientas, maleta herramientas, maletin brocas, maletin de
      herramientas, maletin de llaves, maletin de llaves vaso, maletin herramienta, maletin herramientas, maletin llaves
      vaso, maletin organizador, maletin taladro, maletin vacio herramientas, malla electrosoldada, maneral, manguera
      aire, manguera coflex, manguera compresor, manguera de aire, manguera de presion, manguera electrica, manguera
      flexible, manguera gas, manguera hidraulica, manguera neumatica, manguera para compresor, manguera presion,
      manguito, manija, manija puerta, manilla puerta, manillas puerta, manivela puerta, manta de soldadura, manta
      ignifuga, manta soldadura, marcador albanil, marro, martillo, martillo demoledor, mascara de gas, mascara de
      soldador, mascara de soldar, mascara gas, mascara gases, mascara para pintar, mascara pintura, mascara soldar,
      mascarilla gases, mascarilla para polvo, mascarilla pintura, mascarilla polvo, mascarilla respirador, masilla,
      matraca, mazo, mazo de goma, mecanismo cisterna, mecate, mecha, mechas, mechas widia, medidor distancia, medidor
      humedad madera, medidor laser, melamina tablero, membrana, mensula, mensulas, mesa de corte, mesa de sierra, mesa
      de trabajo, mesa elevadora, mesa sierra, mesa trabajo, metacrilato, metro, metros, mezclador mortero, mezcladora
      concreto, mezcladora de concreto, micrometro, miniamoladora, mirilla, mirilla puerta, mochila herramientas, mono
      desechable, monocomando, morsa, mortero adhesivo, mortero cemento, mortero cola, mortero reparacion, mortero seco,
      mosqueton acero, mosqueton de acero, motobomba, motor electrico, motorreductor, muelle desatascador, muelle
      puerta, multiherramienta, multiherramienta dremel, multiherramienta oscilante, multimetro, multimetro digital,
      navaja cutter, niple, nivel, nivel burbuja, nivel de mano, nivel laser, nivel torpedo, nivelador, nivelador laser,
      o ring, orejeras antiruido, orejeras seguridad, overol seguridad, pala albanil, pala carbon obra, pala cuadrada,
      pala de obra, pala obra, pala redonda, paleta albanil, paletin, paletina, paletinas, palomilla, palomillas
      estanteria, panel sandwich, pantalla facial proteccion, pantalla soldar, papel enmascarar, papel lija, pasador,
      pasador puerta, pasamuro, pasamuros, pasta de manos taller, pasta de relleno, pasta lavamanos, pasta para juntas,
      pasta soldar, pastilla termica, pastilla termomagnética, pata mesa, pata mueble, patas mesa, patas mueble, patas
      muebles, patin hidraulico, pegamento contacto, pegamento de contacto, pegamento epoxico, pegamento instantaneo,
      pegamento para azulejo, pegamento pvc, pegamento tuberia, pegamil, pegazulejo, pelacables, pelador cables, pelador
      de cables, perfil aluminio, perfil de aluminio, perfil en u, perfil pladur, perfil u, perlita yeso, perno, pernos,
      pestillo, picaporte, pico, pico de loro, picos, pie de rey, pie rey, piedra afilar, piedra de afilar, piedra de
      esmeril, piedra para afilar, piedras para afilar, pija, pijas, pintura a la tiza, pintura acrilica pared, pintura
      aerosol, pintura anticalorica, pintura antihumedad, pintura antimoho, pintura azulejos, pintura blanca, pintura
      blanca mate, pintura chimenea anticalorica, pintura en aerosol, pintura en spray, pintura esmalte, pintura
      exterior, pintura fachada, pintura interior, pintura latex, pintura madera, pintura metal, pintura para pared,
      pintura pared, pintura pizarra, pintura plastica, pintura spray, pintura suelo, pintura suelos, pintura techo,
      pintura tiza muebles, pintura vinilica, pinza, pinza amperimetrica, pinza de corte, pinza de masa soldar, pinza
      masa, pinza perro, pinza universal, pinzas, pinzas de corte, pinzas de presion, pistola aire, pistola aire
      caliente, pistola calafatear, pistola calor, pistola cola caliente, pistola de calor, pistola de gotear, pistola
      de impacto, pistola de pintar, pistola de pintura, pistola de silicon, pistola de silicona, pistola encolar,
      pistola gotear, pistola impacto, pistola para pintar, pistola pintar, pistola pintura, pistola pulverizar, pistola
      silicona, pistola sopladora, pistola termofusible, placa apagador, placa pladur, placa policarbonato, pladur,
      plana, plancha metacrilato, plancha pvc, planta de luz, planta electrica, planta luz, planta soldar, plantilla de
      perforacion, plantilla fresado, plantilla para bisagras, plantilla perforacion, plastico cubretodo, plastico
      protector pintura, plataforma rodante, pletina, pletina acero, plomada, podadora tijera, polea, poleas,
      policarbonato, poliestireno expandido, polimetro, polipasto, pomo cajon, pomo mueble, pomo puerta, ponchador,
      ponchadora, porexpan, portaherramientas, portalampara, portalamparas, poxipol, precinto, precinto embalar,
      precintos, prensa, prensa carpintero, prensa de banco, presostato, presurizador, primer anticorrosivo, probador,
      probador de corriente, protector auditivo, proyector obra, pulidora, pulpo elastico, pulpos elasticos, pulsador,
      punta, puntas, puntas y ganchos, puntero albanil, rache, racor, radial, radial 125, rasilla, rastrel, rebajadora,
      rebarbadora, recambio rodillo, redondo acero, reduccion, reduccion bushing, reductor presion, regla metalica,
      regleta acero, regleta conexion, regulador gas, regulador luz, rejilla pintura, rejilla sumidero, rejilla
      ventilacion, relevador, reloj programador electrico, remachadora, remache, remaches, removedor, reparacion grifo,
      resanador, resina 3d, respirador, revolvedora, riel cajon, rodaja, rodajas, rodamiento, rodamientos, rodillo
      antigota, rodillo antigoteo, rodillo de lana, rodillo de pintura, rodillo lana, rodillo para pintar, rodillo
      pintar, rodillo pintura, rollo cable, rollo de cable, rondana, rotomartillo, rotomartillo inalambrico, router
      madera, router para madera, rueda, rueda giratoria, rueda industrial, rueda mueble, ruedas giratorias, ruedas
      industriales, ruedas muebles, saco escombros, sacos escombros, sargento, segueta, sella rosca, sellador, sellador
      acrilico, sellador poliuretano, selladora, sellante, sellarosca, senal seguridad, senal trafico, sensor fotocelda,
      separadores azulejo, serrucho, set brocas, set de brocas, set de fresas, set de herramientas, set de llaves, set
      de puntas, set de vasos llave, set llaves, set puntas, sierra, sierra caladora, sierra calar, sierra cinta, sierra
      circular, sierra de mano, sierra de mesa, sierra marqueteria, sierra mesa, sierra sable, sifon botella, sifon
      fregadero, sifon lavabo, silicon, silicona acrilica, silicona neutra, silicona para bano, silicona sanitaria,
      silicona selladora, silicona transparente, silla taller, sirga, soga, soldador, soldador estano, soldador
      inalambrico, soldador inverter, soldador mig, soldadora, soldadura, solvente, soplete, soplete fontanero, soplete
      gas, soporte balda, soporte estanteria, soporte para herramientas, soporte para taladro, soporte soldador, soporte
      tuberia, soporte tubo, spray pintura, sumidero, sumidero ducha, superglue, tablero aglomerado, tablero
      contrachapado, tablero electrico, tablero madera, tablero mdf, tableros electricos, taburete de taller, taburete
      escalera, taburete taller, taco, taco fischer, taco lijar, taco nylon, taco quimico, tacos pared, taladro, taladro
      inalambrico, taladro percutor, talocha, tapaporos, tapon, tapon de pvc, tapon embutir, tapon macho, tapon pvc,
      tapon roscado, tapon tuberia, tapones antiruido, tapones auditivos, taquete, taquetes, tarraja, tarugo, tarugos,
      te pvc, tee, teflon, teja, tela asfaltica, tenaza, tenazas, tensor, tensor cable, tensores, termica, terminal,
      terminales, termomagnetico, testeador, tester, tester de red, thinner, tijera chapa, tijera corta lamina, tijeras
      chapa, tijeras de chapa, tijeras de electricista, tijeras electricista, tijeras para lamina, timer, tinaco, tinte
      madera, tirador cajon, tirador de mueble, tirador mueble, tirador puerta, tiradores cocina, tirafondo, tiralineas,
      toma corriente, toma de corriente, tomacorriente, tornilleria, tornilleria y fijacion, tornillo, tornillo de
      banco, tornillos, torno madera, trampa de agua, trampa lavabo, transpaleta, traspaleta, trazador, trinquete,
      triplay, tuberia, tuberia multicapa, tuberia pvc, tubo, tubo acero, tubo aluminio, tubo aluminio flexible, tubo
      cobre, tubo conduit, tubo corrugado, tubo corrugado electrico, tubo cuadrado, tubo de cobre, tubo de pvc, tubo de
      silicona, tubo electrico, tubo estufa, tubo extractor, tubo gas, tubo hierro, tubo multicapa, tubo pvc, tubo
      rectangular, tubo redondo acero, tuerca, tuercas, tupi, union, union pvc, union universal, valvula, valvula check,
      valvula de bola, valvula esfera, variador de frecuencia, variador frecuencia, varilla, varilla roscada, varilla
      soldar, varillas soldar, vaselina industrial, vaso impacto, vasos impacto, ventosa azulejos, ventosa cristal,
      vernier, vibrador concreto, vibrador de concreto, wd 40, yeso, yunque`,
    ],
  ],
  unsure: `acrilico, acrilicos, adhesivo, afilador, afiladores, aguja, agujas, alambre, ancla, angulo, arpillera,
    balero, baleros, bandola, barniz, bastidor, bastidores, block, bomba, bordado, borne, bornes, borrador, boton,
    botones, brida, bridas, brillantina, broca, brocha, calibre, caligrafia, canillas, carpetas, carro, cartabon,
    carton, casco, casquillo, caño, celo, cemento, ceras, chapa, cierre, cilindro, cincha, cinta, cizalla, clavija,
    clema, clemas, clips, clutch, coche, codo, codos, compas, compresor, concreto, conector, conmutador, contacto,
    cople, corchetes, cordel, corredera, cremallera, cremalleras, cuentas, cuerda, cuerina, dado, dados, decapante,
    desague, diferencial, disolvente, dossier, drenaje, elastico, elasticos, empaque, empaques, encaje, encajes,
    endoscopio, escalera, escarcha, escayola, estaca, estano, estilografo, etiqueta, etiquetas, felpa, ficha, fieltro,
    filamento, fleco, flecos, flotador, folios, gancho, ganchos, garrucha, gato, generador, gis, grapa, grapas, grasa,
    grifa, grillete, gubia, gubias, guillotina, hilo, hilos, huincha, identificador, identificadores, imprimacion,
    ladrillo, laminadora, lana, lasur, lazo, lazos, lettering, lija, liston, listones, llave, loctite, loneta,
    lubricante, lubricantes, macrame, manguera flexible, mecha, mechas, membrana, metacrilato, metro, metros, mimbre,
    mirilla, multiherramienta, nivel, numerador, ojales, ojetes, oleo, oleos, papel, parafina, parasoles, pasador,
    patron, patrones, pegamento, perforadora, pico, picos, pija, pijas, pintura, pinturas, pinza, pinzas, plana,
    pletina, pluma, plumas, polea, poleas, policarbonato, polipiel, pompon, popelin, precinto, prensa, pulsador,
    punta, puntas, puntilla, puntillas, purpurina, rache, radial, rafia, rastrel, reduccion, regla, reglas, regulador
    luz, resina, rocalla, rodaja, rodajas, rodamiento, rueda, sargento, sellador, selladora, sello, sellos,
    separadores, sesgo, sierra, silicon, sobre, sobres, soga, soldador, solvente, soplete, sublimacion, sumidero,
    taco, tapon, tarjetas, tee, teflon, teja, tela, telar, telares, telas, tensor, termica, terminal, terminales,
    tester, timer, tinaco, tinta, tiza, transportador, trazador, trinquete, tuberia, tubo, tubos, tuerca, tuercas,
    tul, union, vade, varilla, velcro, vellon, vinil, yeso`,
  printed: 'cuaderno, libreta, lienzo, pegatina, postal',
  uses: {
    ARTS_AND_CRAFTS: `arte y manualidades, bellas artes, bordado, costura, crochet, libreria, manualidades, merceria,
      oficina y papeleria, papeleria, scrapbook, utiles escolares`,
    TOOLS: `albanileria, bricolaje, carpinteria, electricidad, ferreteria, ferreteria y construccion, fontaneria,
      griferia y plomeria, herramientas, pinturas y acabados, plomeria, soldar, taller, tornilleria`,
  },
};
