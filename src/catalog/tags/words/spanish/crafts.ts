import type { Subject } from '../words.ts';

export const CRAFTS: Subject = {
  things: [
    [
      'ARTS_AND_CRAFTS',
      `abalorio, abalorios, abreojales, acerico, acreditacion, acrilico, acrilicos, acuarela, acuarelable, acuarelas,
      agenda, agenda 2025, agenda escolar, agendas, aguja, aguja bordar, aguja de crochet, aguja de tejer, aguja lana,
      aguja magica, agujas, agujas circulares, agujas de punto, agujas de tejer, agujas punto, alambre bisuteria, album
      scrap, alfiler, alfileres, alfiletero, alfiletero muneca, algodon tejer, alicates bisuteria, almohadilla sello,
      almohadilla tinta, amigurumi, anillas bisuteria, anillas llavero, anotador, anotadores, anzuelos pendientes,
      archivador, archivador az, archivador palanca, archivero carton, arcilla blanca modelar, arcilla de modelar,
      arcilla modelar, arcilla para modelar, arcilla polimerica, arcilla polimerica fimo, arcilla roja, arcilla secado
      aire, argollas bisuteria, argollas llaveros, arillos, arpillera, arpillera por metro, asa madera bolso, asas
      bolso costura, atril, bandeja documentos, bandeja papel oficina, bandejas documentos, banderitas adhesivas,
      barniz acrilico, barniz artesanal, barniz copal, barniz de retoque, barniz diluyente, barniz retoque, barra
      adhesiva pritt, barra de pegamento, barra de silicona, barra lacre, barra pegamento, barra silicona, barras de
      silicon, barras silicon, barro modelar, base anillo, base aretes, base bolso, base colgante, base corte, base de
      corte, base de jabon, base jabon, base jabon glicerina, base pendientes, bases anillos, bases pendientes,
      bastidor, bastidor bordado, bastidor bordar, bastidor madera, bastidores, bata pintura escolar, batista, batista
      algodon, beads hama, betun de judea, betun judea, bies, big shot, birome, bloc, bloc acuarela, bloc de dibujo,
      block, block de dibujo, block rayado, blonda, boata, bola porexpan, bolas porexpan, boligrafo, boligrafo gel,
      bolsa de regalo, bolsa organza, bolsa regalo, bolsas celofan, bolsas de plastificar, bolsas de regalo, bolsas
      envio, bolsas kraft, bolsas mensajeria, bolsas organza, bolsas papel, bolsas plastificar, bolsas regalo, bolsitas
      organza, bolígrafos, boquilla bolso, boquilla monedero, bordado, borla cortina, borla pasamaneria, borla seda,
      borlas, borrador, borrador pizarra, boton, boton presion, botones, botones costura, botones de madera, botones
      nacar, botones presion, brillantina, brocha arte, brocha decoupage, brocha stencil, broche iman bolso, broche
      langosta, broche presion, broches costura, broches kam, broches presion, bullet journal, caballete, cabujon,
      cabujones, cadena bisuteria, cadena por metros, caja archivo, caja archivo definitivo, caja bobina, caja carton,
      caja carton envio, caja costura, caja de bobina, caja de madera para decorar, caja fibrofacil, caja kraft, caja
      mdf, caja mudanza, caja regalo, caja regalo carton, cajas archivo definitivo, cajas carton, cajas carton mudanza,
      cajas envio, cajas kraft, cajas regalo, calco, calcomania, calcomanias, calcos, calendario, calendario 2025,
      calendario 2026, calendario de pared, caligrafia, canale tela, canamazo, canilla maquina coser, canillas maquina
      coser, canillero, canilleros maquina, canopla, canutillos, carboncillo, carboncillos, carpeta, carpeta 4 anillas,
      carpeta anillas, carpeta argollas, carpeta fuelle, carpeta gomas, carpetas colgantes, cartabon, carton, carton
      ondulado, carton pluma, cartoncillo, cartuchera escolar, cartuchos pluma, cartulina, cartulinas, celo, celo
      cinta, celofan, cera abeja velas, cera candelilla, cera de soja, cera de soya, cera palma velas, cera para velas,
      cera soja, cera soya, ceramica fria, ceras, ceras blandas, ceras escolares, ceras manley, ceras plastidecor,
      chafas, chaquira, chaquiras, chifon, chinches, chincheta, chinchetas, cierre, cierre bisuteria, cierre bolso
      costura, cierre costura, cierre iman bolso, cierre mosqueton, cierres costura, cierres mosqueton, cinta, cinta
      bies, cinta correctora, cinta cortina fruncidora, cinta de mochila, cinta de raso, cinta de regalo, cinta de
      saten, cinta de terciopelo, cinta decorativa, cinta encaje, cinta falletina, cinta fleco, cinta fruncidora, cinta
      gros grain, cinta grosgrain, cinta metrica costura, cinta metrica modista, cinta mochila costura, cinta mochila
      polipropileno, cinta organza, cinta otomana, cinta polipropileno bolsos, cinta raso, cinta rotuladora, cinta
      saten, cinta terciopelo, cinta washi, cinta yute, cizalla, cizalla papel, clasificador documentos, clip papel,
      clips, clips papel, cola blanca, cola de raton, cola decoupage, cola escolar, colorante jabon, colorante velas,
      colores de madera, colores madera, compas, compas escolar, compas geometria, compas precision, contador vueltas,
      corchete, corchete sujetador, corchetera, corchetes, corchetes costura, corcho pared, corcho tablero, cordel,
      cordel algodon, cordel yute, cordon cuero, cordon cuero bisuteria, cordon elastico, cordon macrame, corrector
      cinta, corrector liquido, cortador circular tela, cortador rotatorio, cortadora de vinil, cortadora vinil,
      cortahilos, costurero, crayola, crayolas, crayon, crayones, crea cruda, crea tela, cremallera, cremallera
      invisible, cremallera metalica, cremalleras, cremalleras nylon, crepe georgette, crepe koshibo, crepe liso, crepe
      satinado, crepe tela, cuadernillo, cuaderno, cuaderno de dibujo, cuaderno espiral, cuaderno profesional, cuaderno
      tapa dura, cuaderno universitario, cuadernos, cuadro diamantes, cuadro vichy, cubilete lapices, cuchilla plotter,
      cuchilla rotatoria, cuenta vueltas, cuentas, cuentas cristal, cuentas madera, cuentas vidrio, cuerda algodon
      macrame, cuerda macrame, cuerina, cuero sintetico, cursor cremallera, cuter circular, cuter rotatorio, cutter
      rotatorio, dedal, delantal pintura infantil, delicas, descosedor, diamantina, difumino, difuminos, dispensador
      cinta adhesiva, doble gasa, doble gasa algodon, doble gasa bordada, dosier fastener, dossier, dossieres, dtf
      textil, elastico, elastico costura, elastico plano, elasticos, encaje, encuadernadora, engargolado, engrapadora,
      engrapadora grapas, enhebrador, enmicadora, entredos, entrepieza, entrepiezas, entretela, escarcha, escuadra
      cartabon, escuadra escolar, esencia para jabon, esencia para velas, esencia velas, esencias velas, esfero,
      esferografico, esmalte ceramica, espatula pintura, espatulas de pintura, espatulas pintar, espatulas pintura,
      espirales encuadernar, espuma tapiceria, estambre, estambres, estarcido, estilografo, estuche de lapices, estuche
      escolar, estuche lapices, etiqueta, etiqueta nombre ropa, etiqueta termica, etiquetas, etiquetas adhesivas,
      etiquetas codigo, etiquetas escolares, etiquetas impresora, etiquetas kraft, etiquetas personalizadas, etiquetas
      regalo, etiquetas ropa, etiquetas ropa personalizadas, etiquetas termicas, etiquetas termoadhesivas, fechador,
      felpa de algodon, felpa invisible, felpa por metro, felpa sudadera, fibra relleno, fibras escolares, fibrofacil,
      fieltro, figura mdf, figuras mdf, figuras porexpan, fijativo, film dtf, fleco, flecos, fliselina, foami, foamy,
      folder, folders, folios, fomi, fommy, fornituras, fornituras bisuteria, forralibros, forro acetato, forro
      adhesivo libros, forro cuaderno, forro libro, forro libro adhesivo, forro libros, forro polyester tela, forro
      viscosa, fragancia para velas, fragancia velas, franela de cuadros, franela por metro, french terry, french terry
      estampado, funda multitaladro, fundas multitaladro, fundas plastico a4, fundas plastificar, gabardina algodon
      metro, gabardina por metro, gabardina strech, gabardina stretch, gabardina tela, galon, galon dorado, galon
      lentejuelas, galon pasamaneria, ganchillo, ganchillos, gancho de tejer, gancho tejer, ganchos para aretes,
      ganchos pendientes, gasa estampada, gesso, gis, gises, glicerina jabon, glitter, goma borrar, goma de borrar,
      goma elastica, goma elastica costura, goma elastica plana, goma eva, goma laca, goma milan, goma moldeable,
      gouache, grapadora, grapas 24 6, grapas 26 6, grapas grapadora, grapas oficina, guata, gubias linograbado,
      guillotina, guillotina papel, guipur, hama beads, hebilla bolso, hebilla mochila, hebilla plastico mochila,
      hebilla tirante, hebillas mochila costura, herramientas arcilla, herramientas modelar, hilaza, hilo, hilo acero
      bisuteria, hilo bordar, hilo chino, hilo coser, hilo de algodon, hilo de bordar, hilo de coser, hilo de tejer,
      hilo elastico, hilo elastico bisuteria, hilo encerado, hilo macrame, hilo mouline, hilo nylon, hilo nylon
      bisuteria, hilo para bordar, hilo para tejer, hilo perle, hilos, hilos de bordar, hojas blancas, hojas color,
      hojas de color, hojas rayadas, hojas recambio, horno sublimacion, hotfix, hule por metro, identificador,
      identificadores, iman bolso, imperdible, imperdibles, impresion dtf, insumos bisuteria, invitacion, invitaciones,
      jabon base, jaboncillo sastre, jesmonite, juego de geometria, juego escuadras, juego geometria, juego geometrico,
      juego reglas, kam snaps, kit amigurumi, kit bisuteria, kit crochet, kit de amigurumi, kit de bordado, kit de
      costura, kit de crochet, kit de macrame, kit de manualidades, kit de tejido, kit escolar, kit hacer pulseras, kit
      hacer velas, kit jabones, kit linograbado, kit macrame, kit pulseras, kit resina, kit scrapbooking, kit
      serigrafia, kit sublimacion, kit tejido, kit velas, lacre, laminadora, laminas plastificar, lana, lana gruesa,
      lana merino, lana tejer, lapicera, lapicera escolar, lapiceras, lapicero, lapiceros, lapices, lapices de colores,
      lapiz, lapiz adhesivo, lapiz de color, lapiz grafito, lazo, lazo adhesivo, lazo regalo, lazo saten, lazos regalo,
      lentejuelas, letras de madera manualidades, letras mdf, lettering, libreta, libreta de notas, libreta
      profesional, libreta puntos, libretas, libro colorear, libro de colorear, libro de firmas, libro firmas, libro
      para colorear, lienzo, lienzo en blanco, lienzo para pintar, limpiapipas, lino viscosa, linograbado, liston,
      listones, lona nautica tela, loneta, macrame, madeja, madejas, mandala colorear, mandala para colorear,
      manualidades, maquina coser, maquina de coser, marcador, marcadores, marcadores acrilicos, marcapaginas,
      marcatextos, materiales bisuteria, mecha madera vela, mecha vela, mecha velas, medium acrilico, medium textil,
      meseros boda, metro costura, mica termica, micas para enmicar, mimbre, minas 0 5, minky, minutas boda, molde de
      resina, molde de silicona resina, molde escayola, molde jabon, molde jabones, molde para velas, molde resina,
      molde silicona jabon, molde silicona resina, molde vela, molde velas, molde yeso, moldes de velas, moldes de
      yeso, moldes jabon, moldes para jabon, moldes para resina, moldes resina, moldes yeso, mono de regalo, mono
      regalo, mosaico de vidrio, mosaiquismo, mosaiquismo vidrio, mosqueton bolso, mosqueton para bolso, mosquetones
      bisuteria, mosquetones bolsos, mostacilla, mostacillas, muselina por metro, muselina tela, nariz amigurumi, nariz
      seguridad amigurumi, neopreno tela, nido de abeja tela, notas adhesivas, numerador, ojal metalico, ojales,
      ojetes, ojetes metalicos, ojos de seguridad, ojos locos, ojos moviles, ojos para amigurumi, ojos seguridad, oleo,
      oleo pintura, ollaos, organizador de escritorio, organizador escritorio, overlock, ovillo, ovillos, pabilo,
      paleta de pintor, paleta pintor, palillos modelar, palitos de madera, palitos helado manualidades, palitos
      madera, palitos polo, palos helado, palos polo, pan de oro, pan de plata, pan oro, papel, papel a3, papel a4,
      papel adhesivo, papel afiche, papel arroz, papel autocopiativo, papel barrilete, papel bond, papel bond a4, papel
      burbuja, papel carbon, papel cascaron, papel charol, papel china, papel continuo, papel crepe, papel crepom,
      papel crespon, papel de arroz decoupage, papel de regalo, papel de seda, papel de sublimacion, papel decoupage,
      papel embalar, papel folios, papel foto, papel fotocopia, papel fotografico, papel glace, papel kraft, papel
      lustre, papel picado, papel picado manualidades, papel pinocho, papel regalo, papel scrap, papel seda, papel
      sublimacion, papel termico, papel transfer, papel transfer textil, papel vegetal calco, papeleria, papeles scrap,
      paquete folios, parafina, parafina velas, parche bordado, parche termoadhesivo, parches bordados, parches
      rodilleras ropa, parches termoadhesivos, pasamaneria, pasta blanca modelar, pasta das, pasta de modelar, pasta
      modelar, pasta relieve, pastel al oleo, pastel graso, pastel oleo, pastel seco, pastel tiza, pasteles al oleo,
      pasteles blandos, pasteles grasos, pasteles oleo, pasteles secos, patron, patron costura, patron de costura,
      patron pdf, patron punto, patrones, patrones costura, pegamento, pegamento barra, pegamento blanco, pegamento en
      barra, pegamento stick, pegatina, pegatinas, percal estampado, percal tela, perforador papel, perforadora,
      perforadora 2 agujeros, perforadora de papel, perlas bisuteria, perlas enfilar, perlas fantasia, perlas
      manualidades, perler beads, piezas mdf, pincel, pinceles, pinceles artisticos, pinta por numeros, pintar numeros,
      pintar por numeros, pintura, pintura acrilica, pintura al oleo, pintura ceramica, pintura cristal, pintura de
      dedos, pintura dedos, pintura diamante, pintura diamantes, pintura para tela, pintura por numeros, pintura
      relieve, pintura tela, pintura textil, pinturas, pinza mosaico, pinza snap, pique algodon tela, pique canutillo,
      pique tela, pistola silicon, pizarra, pizarron, placa hama, placa sublimacion, plancha corte, plancha de corte,
      plancha de corte patchwork, plancha de stickers, plancha de sublimacion, plancha de sublimar, plancha
      sublimacion, plancha sublimadora, plancha transfer, planeador, planificador, planner, plantilla pintar, plantilla
      stencil, plastico burbujas, plasticola, plastidecor, plastificadora a4, plastilina, plastilina jovi, plastilina
      moldeable, plastilinas, plotter corte, plotter de corte, pluma, pluma caligrafia, pluma estilografica, plumas,
      plumas de gel, plumas decorativas, plumas gel, plumier escolar, plumier madera, plumilla caligrafia, plumon,
      plumones, polipiel, polipiel tela, polvo dtf, polvo poliamida dtf, pompon, pompones, pompones lana, popelin,
      popelina, porcelana fria, porcelanicron, porta acreditacion, porta lapices, portacelo, portalapices, portalapiz,
      portaminas, portarevistas, post it, postal, prensa de sublimacion, prensa sublimacion, prensa sublimadora,
      prensatelas, protectores de hojas, protectores hojas, puno canale, puno tubular, puntilla, puntillas, punto
      algodon, punto cruz, punto de camiseta, punto de cruz, punto de roma, punto jacquard, punto roma, punto sudadera,
      punto viscosa, purpurina, purpurina fina, quitagrapas, rafia, raso tela, recambio hojas, regla, regla 30cm, regla
      patchwork, relleno cojines fibra, relleno fibra, relleno vellon, remache tubular cuero, remaches bolso, remaches
      cuero, repuesto hojas, resaltador, resaltadores, resina, resina epoxi, resina epoxica, resistol, resma, retal,
      retazo, retazos, retor, retor crudo, retor moreno, revistero oficina, rib tubular, ribete, ribete elastico, rizo
      por metro, rizo tela, rocalla, rocallas, roller ball, rollo etiquetas, rollo papel regalo, rollo termico, rollos
      papel termico, rotulador, rotuladores, rotuladores punta fina, sacapuntas, sanguina, saten tela, scrapbooking,
      sello, sello automatico, sello caucho, sello de caucho, sello lacre, sello personalizado, sello trodat, sellos,
      sellos acrilicos, sellos clear, sellos de goma, senalador, senaladores, separador de libros, separador libros,
      separadores, separadores a4, separadores archivador, servilleta decoupage, servilletas decoupage, sesgo, set de
      dibujo, set de escritorio, set de escritura, set de lettering, set de oficina, set de pinceles, set de pinturas,
      set dibujo, set escolar, set escritorio, set escritura, set oficina, silicon en barra, silicon frio, silicon
      liquido, silicona fria, silicona liquida, silicona liquida escolar, silueta mdf, snap kam, sobre, sobre
      acolchado, sobre burbuja, sobre de papel, sobremesa escritorio vade, sobres, sobres acolchados, sobres burbujas,
      sobres de papel, softshell estampado, softshell por metro, sosa jabon, sticker, stickers, stickers vinilo, strass
      hotfix, subcarpeta, subcarpetas, sublimacion, subrayador, sudadera perchada por metro, tabla de corte patchwork,
      tablero corcho, tablon corcho, taco notas, tajador, taladradora papel, talonario, tampon de tinta, tampon sello,
      tampon tinta, tapas encuadernar, tapete corte, tarjeta agradecimiento, tarjeta boda, tarjeta cumpleanos, tarjeta
      de agradecimiento, tarjeta de cumpleanos, tarjeta de felicitacion, tarjeta felicitacion, tarjeta navidad,
      tarjetas, tarjetas de presentacion, tarjetas de visita, tarjetas visita, taza sublimacion blanca, tejido de
      punto, tejido felpa, tejido gasa, tejido nido de abeja, tejido puno, tejido punto, tejido rizo, tejido saten,
      tejido softshell, tejido sudadera, tejido vichy, tejido visillo, tejido waffle, tela, tela aida, tela al corte,
      tela algodon, tela antimanchas, tela arpillera, tela blackout, tela canale, tela canastilla, tela chiffon, tela
      cortina, tela de algodon, tela de camiseta, tela de gasa, tela de saco, tela doble gasa, tela exterior, tela
      felpa, tela forro, tela franela, tela gabardina, tela hule, tela impermeable, tela infantil metro, tela jersey,
      tela lino, tela loneta, tela minky, tela muselina, tela nautica, tela neopreno, tela nido de abeja, tela opaca,
      tela panama bordar, tela para cortinas, tela para tapizar, tela patchwork, tela pique, tela polar, tela popelin,
      tela por metro, tela por metros, tela por yarda, tela punto, tela raso, tela resinada, tela rizo, tela saco, tela
      saten, tela scuba, tela softshell, tela sudadera, tela tapiceria, tela tapizar, tela toalla, tela tul, tela
      vaquera, tela vichy, tela visillo, tela yute, telar, telares, telas, tempera, temperas, tergal, tesela, teselas,
      tijera, tijera zigzag, tijeras, tijeras costura, tijeras de costura, tijeras escolares, tijeras zigzag, tinta,
      tinta caligrafia, tinta china, tinta dtf, tinta estilografica, tinta sellos, tinta sublimacion, tipex, tira
      bordada, tira bordada algodon, tirador cremallera, tiza, tiza costura, tiza sastre, tizas, torno alfarero,
      transfer dtf, transfer textil, transportador, transportador angulos, trapillo, troquel, troqueladora, troqueles,
      tul, utiles escolares, vade, vade escritorio, velcro, velcro coser, vellon, venecita, vichy cuadros, vichy tela,
      vinil, vinil adhesivo, vinil decorativo manualidad, vinil textil, vinilo a4, vinilo adhesivo, vinilo corte,
      vinilo de corte, vinilo imprimible, vinilo termotransferible, vinilo textil, viscosa estampada, viscosa fluida,
      viscosa lino, viscosa lisa, viscosa twill, viscosilla, visillo por metro, vivo algodon, vivo costura, vivo de
      algodon, vivo polipiel, voligoma, washi tape, yute tela`,
    ],
  ],
  unsure: `acrilico, acrilicos, aguja, agujas, alfiler, arpillera, base de corte, bastidor, bastidores, batista, block,
    bordado, borlas, borrador, boton, botones, brillantina, caligrafia, carpetas, cartabon, carton, celo, ceras,
    chifon, cierre, cinta, cizalla, clips, compas, corchete, corchetes, cordel, crayolas, cremallera, cremalleras,
    cuentas, cuerina, dossier, elastico, elasticos, encaje, encajes, escarcha, estilografo, etiqueta, etiquetas,
    fieltro, fleco, flecos, foami, folios, fomi, galon, galones, gis, guillotina, hilo, hilos, identificador,
    identificadores, laminadora, lana, lapicera, lapiceras, lazo, lazos, lettering, liston, listones, loneta, macrame,
    mimbre, minky, numerador, ojales, ojetes, oleo, oleos, papel, parafina, patron, patrones, pegamento, perforadora,
    pintura, pinturas, pluma, plumas, polipiel, pompon, popelin, popelina, popelinas, puntilla, puntillas, purpurina,
    rafia, regla, reglas, resina, retor, ribete, rocalla, sanguina, sello, sellos, separadores, sesgo, sobre, sobres,
    sublimacion, talonario, talonarios, tarjetas, tela, telar, telares, telas, tergal, tinta, tiza, transportador, tul,
    vade, velcro, vellon, venecita, venecitas, vinil`,
  printed: 'cuaderno, libreta, lienzo, pegatina, postal',
  uses: {
    ARTS_AND_CRAFTS: `arte y manualidades, bellas artes, bisuteria fornituras, bordado, caligrafia, cartonaje, costura,
      crochet, dibujo tecnico, encuadernacion, escolar y oficina, lettering, libreria, manualidades, material de
      oficina, material escolar, material oficina, merceria, merceria y costura, oficina y papeleria, papeleria,
      patchwork, punto y ganchillo, scrapbook, tejido por metro, tejidos por metro, telas por metro, telas y merceria,
      utiles escolares`,
  },
};
