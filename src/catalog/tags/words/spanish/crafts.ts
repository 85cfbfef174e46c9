import type { Subject } from '../words.ts';

export const CRAFTS: Subject = {
  things: [
    [
      'ARTS_AND_CRAFTS',
      `abalorio, abreojales, abrochadora, abrojo, abrojo autoadhesivo, acc lenceria, aceite linaza pintura, aceite
      maquina coser, acerico, acreditacion, acrilico, acrilico decorativo, acrilicos, acuarela, acuarelable, agenda,
      aguarra artistico, aguja, aguja bordar, aguja circular, aguja colchonera, aguja colchonero, aguja crochet, aguja
      de crochet, aguja de lana, aguja de punto, aguja de tejer, aguja doble punta, aguja lana, aguja lanera, aguja
      magica, aguja maquina, aguja punch, aguja punto, aguja rusa, aguja schmetz, aguja tejer, aguja tricot, aguja
      tunecina, agujas, agujas auxiliares, agujas intercambiables, alambre bisuteria, alargador sujetador, album scrap,
      album scrapbook, alfiler, alfiler de gancho, alfileres, alfileres cabeza perla, alfiletero, alfiletero muneca,
      alfombra bloqueo, algodon macrame, algodon tejer, algodon trenzado, alicate bisuteria, almohadilla sello,
      almohadilla tinta, amigurumi, anilina ropa, anilla bisuteria, anilla bolso, anilla llavero, anilladora, anillo
      encuadernar, anotador, anzuelos pendientes, aplicacion termoadhesiva, aplique termoadhesivo, archivador,
      archivero carton, arcilla blanca modelar, arcilla de modelar, arcilla modelar, arcilla para modelar, arcilla
      polimerica, arcilla polimerica fimo, arcilla roja, arcilla secado aire, argolla bisuteria, argolla corpino,
      argolla metalica, argolla niquelada, argolla plastica, argollas llaveros, arillos, aro corpino, aro sujetador
      repuesto, arpillera, arpillera por metro, asa bolso costura, asa de madera bolso, asa madera bolso, atril,
      ballena corpino, ballena corset, bambula tela, bandeja documentos, bandeja papel oficina, banderitas adhesivas,
      barniz acrilico, barniz artesanal, barniz artistico, barniz copal, barniz de retoque, barniz diluyente, barniz
      retoque, barniz vitral, barra adhesiva, barra adhesiva pritt, barra de pegamento, barra de silicon, barra de
      silicona, barra pegamento, barra silicon, barra silicona, barro modelar, base anillo, base aretes, base bolso,
      base colgante, base corte, base de corte, base de jabon, base jabon, base mdf, base pendientes, bastidor,
      bastidor bordado, bastidor bordar, bastidor entelado, bastidor madera, bastidores, bata pintura escolar, batista,
      batista algodon, beads hama, betun de judea, betun judea, bibliorato, bies, big shot, birome, bitacora dibujo,
      bloc, bloc de dibujo, block, block a3, block apuntes, block de dibujo, block dibujo, block notas, block rayado,
      blonda, bloqueador lana, boa plumas, boata, bobina canilla, bobinas plasticas mouline, bola icopor, bola porex,
      bola porexpan, boligoma, boligrafo, bolillo boj, bolillos, bolsa de plastificar, bolsa de regalo, bolsa envio,
      bolsa kraft, bolsa mensajeria, bolsa organza, bolsa papel, bolsa plastificar, bolsa proyecto tejedora, bolsa
      proyecto tejido, bolsa regalo, bolsa tejedora, bolsa tejido lana, bolsita organza, boquilla bolso, boquilla
      monedero, bordado, borla, borla cortina, borla llavero, borla pasamaneria, borla seda, borlas, borrador, borrador
      escolar, boton, boton camisa, boton costura, boton de madera, boton de presion, boton forrable, boton jean, boton
      madera, boton nacar, boton presion, botones, brads, brillantina, brocha arte, brocha artistica, brocha stencil,
      broche a presion, broche abrochadora, broche corredizo, broche costura, broche de presion, broche iman bolso,
      broche kam, broche langosta, broche magnetico bolso, broche presion, broche snap, broche t5, broches plasticos,
      broderie tira, bullet journal, busto costura, caballete, cabujon, cadena bisuteria, cadena por metros, caja
      archivo, caja archivo definitivo, caja bobina, caja carton, caja costura, caja de bobina, caja de madera para
      decorar, caja envio, caja kraft, caja madera decorar, caja mdf, caja mudanza, caja regalo, calco, calcomania,
      calendario, caligrafia, canale tela, canamazo, canilla maquina coser, canillero, canillero maquina, canopla,
      canutillo, carboncillo, carpeta, carpeta 4 anillas, carpeta anillas, carpeta argollas, carpeta fuelle, carpeta
      gomas, carpetas colgantes, cartabon, carton, carton entelado, carton ondulado, carton piedra, carton pluma,
      cartoncillo, cartuchera 2 cierres, cartuchera 2 pisos, cartuchera 3 cierres, cartuchera doble, cartuchera
      escolar, cartucho pluma, cartulina, catalizador resina, celo, celo cinta, celofan, cera abeja velas, cera
      candelilla, cera de soja, cera de soya, cera manley, cera palma velas, cera para velas, cera soja, cera soya,
      ceramica en frio, ceramica fria, ceras, ceras blandas, ceras escolares, chafas, chaquira, chenille tela, chifon,
      chinches, chincheta, cierre, cierre bisuteria, cierre bolso costura, cierre costura, cierre desmontable, cierre
      diente de perro, cierre iman bolso, cierre invisible, cierre invisible 20cm, cierre metalico, cierre mosqueton,
      cierre nylon, cierre por metro, cierre separable, cinta, cinta algodon, cinta bebe raso, cinta correctora, cinta
      cortina, cinta de mochila, cinta de raso, cinta de regalo, cinta de saten, cinta de terciopelo, cinta decorativa,
      cinta dobladillo, cinta encaje, cinta espiga, cinta falletina, cinta fleco, cinta fruncidora, cinta gros, cinta
      grosgrain, cinta jacquard, cinta metrica costura, cinta metrica modista, cinta mochila, cinta mochila costura,
      cinta organza, cinta otoman, cinta otomana, cinta polipropileno, cinta polipropileno bolsos, cinta raso, cinta
      rotuladora, cinta saten, cinta satinada, cinta sesgo, cinta terciopelo, cinta termica sublimacion, cinta
      termoadhesiva, cinta velcro, cinta yute, cizalla, cizalla papel, clasificador documentos, clip papel, clips,
      codera parche, coderas termoadhesivas, cola blanca, cola de raton, cola decoupage, cola escolar, cola fria, cola
      tela, cola vinilica, color prismacolor, colorante jabon, colorante velas, colores de madera, colores madera,
      compas, compas escolar, compas geometria, compas precision, cono de hilo, cono hilo, contador de filas, contador
      de vueltas, contador vueltas, copa brasier, copa corpino, copa para coser, copa sujetador, coral fleece tela,
      corchete, corchete 26 6, corchete costura, corchete sujetador, corchetera, corchetes, corcho pared, corcho
      tablero, cordel, cordel algodon, cordel yute, cordon capucha, cordon cuero, cordon cuero bisuteria, cordon
      elastico, cordon macrame, cordon rustico, cordon yute, corrector cinta, corrector liquido, corta hilos, cortador
      circular tela, cortador rotativo, cortador rotatorio, cortadora de vinil, cortadora vinil, cortahilos, corte
      laser mdf, costurero, cotton nature, craquelador, crayola, crayolas, crayon, crea cruda, crea tela, cremallera,
      cremallera divisible, cremallera invisible, cremallera metalica, cremallera nylon, cremalleras, crepe georgette,
      crepe koshibo, crepe liso, crepe satinado, crepe tela, crochet ergonomico, crochet set, crochets, croquera,
      cuadernillo, cuaderno, cuaderno de dibujo, cuaderno espiral, cuaderno profesional, cuaderno tapa dura, cuaderno
      universitario, cuadernola, cuadernos, cuadrille, cuadro diamantes, cuadro vichy, cubilete lapices, cuchilla
      cricut, cuchilla plotter, cuchilla rotatoria, cuenta cristal, cuenta madera, cuenta vidrio, cuenta vueltas,
      cuentas, cuentavueltas, cuerda algodon macrame, cuerda macrame, cuerina, cuerina tela, cuero sintetico, cursor
      cremallera, cuter circular, cuter rotatorio, cutter precision, cutter rotatorio, dedal, delantal pintura
      infantil, delcron, delicas, denim tela, descosedor, desengrapadora, deslizador cierre, destacador, devanador,
      devanadora, diamantina, diario intimo, difumino, dispensador cinta adhesiva, dmc mouline, doble gasa, dosier
      fastener, dossier, dossieres, drill tela, dtf textil, ecocuero, elastico, elastico corpino, elastico costura,
      elastico lenceria, elastico plano, elastico por metro, elastico redondo, elasticos, encaje, encaje elastico,
      encaje por metro, encastrador, encastradora, encuadernadora, engargolado, engrapadora, enhebrador, enmicadora,
      entredos, entrepieza, entretela, escarcha, escuadra cartabon, escuadra escolar, escuadra sastre, esencia para
      jabon, esencia para velas, esencia velas, esfera unicel, esfero, esferografico, esmalte ceramica, espatula de
      pintura, espatula oleo, espatula pintar, espatula pintura, espatula vinil, espiguilla, espiral encuadernar,
      espuma por metro, espuma tapiceria, estambre, estampadora textil, estarcido, estencil, estilografica,
      estilografo, estopilla, estuche escolar, etiqueta, etiqueta codigo, etiqueta cuero, etiqueta impresora, etiqueta
      kraft, etiqueta nombre ropa, etiqueta para ropa, etiqueta regalo, etiqueta ropa, etiqueta tela, etiqueta termica,
      etiquetas, etiquetas adhesivas, etiquetas autoadhesivas, etiquetas bordadas, etiquetas escolares, etiquetas
      personalizadas, etiquetas termoadhesivas, extensor corpino, fastener, fechador, felpa de algodon, felpa
      invisible, felpa por metro, felpa sudadera, feston, fibra escolar, fibra relleno, fibrofacil, fibron, fieltro,
      fieltro agujado, figura mdf, figura porexpan, fijativo, film dtf, fiselina, fleco, fleco antelina, flecos,
      fliselina, foam costura, foamboard, foami, foamy, foiladora, folder, folio oficio, folios, fomi, fommy, fondo
      bolso, fornitura bisuteria, fornituras, forralibros, forro acetato, forro adhesivo libros, forro autoadhesivo,
      forro cuaderno, forro libro, forro libros, forro polyester tela, forro viscosa, fragancia para velas, fragancia
      velas, franela de cuadros, franela pijamera, franela por metro, franela tela, french terry, friselina, funda
      multitaladro, funda plastica a4, funda plastico a4, funda plastificar, gabardina algodon metro, gabardina por
      metro, gabardina strech, gabardina stretch, gabardina tela, gafete ropa interior, gafetes, galon, galon dorado,
      ganchillo, gancho ajustador, gancho brasier, gancho corpino, gancho de tejer, gancho lenceria, gancho tejer,
      ganchos para aretes, ganchos pendientes, gasa estampada, gasa tela, gesso, gis, gis sastre, gises, glicerina
      jabon, glitter, godete, goma borrar, goma de borrar, goma elastica, goma elastica costura, goma eva, goma laca,
      goma lenceria, goma milan, goma moldeable, gouache, grafito barra, grapa 24 6, grapa 26 6, grapa estandar, grapa
      oficina, grapadora, guata, guillotina, guillotina papel, guipur, hama beads, hebilla bolso, hebilla costura,
      hebilla metalica, hebilla mochila, hebilla mochila costura, hebilla niquelada, hebilla plastica, hebilla plastico
      mochila, hebilla regulable, hebilla tirante, herramienta arcilla, herramienta depilado vinil, herramienta
      modelar, hilaza, hilo, hilo acero bisuteria, hilo bordar, hilo calcetines, hilo chenille, hilo chino, hilo coser,
      hilo crochet, hilo de algodon, hilo de bordar, hilo de coser, hilo de tejer, hilo dmc, hilo elastico, hilo
      elastico bisuteria, hilo encerado, hilo invisible, hilo lino encerado, hilo lurex, hilo macrame, hilo mallorca,
      hilo metalizado, hilo mouline, hilo moulinet, hilo nylon, hilo nylon bisuteria, hilo omega, hilo para bordar,
      hilo para tejer, hilo peinado, hilo perle, hilo sinfonia, hilo susanita, hilo torzal, hilo vela, hilo yute,
      hilos, hoja color, hoja de color, hoja foami, hoja imantada, hoja recambio, hojas blancas, hojas rayadas,
      hombrera espuma, horno sublimacion, hotfix, hule por metro, icopor bola, identificador, identificadores, iman
      bolso, iman imprimible, imperdible, impresion dtf, insumo bisuteria, invitacion, jabon base, jaboncillo sastre,
      jaboncillos, jacquard tela, jelly roll, jersey tela, jesmonite, juego de escuadras, juego de geometria, juego
      escuadras, juego geometria, juego geometrico, juego reglas, kam snaps, kit bisuteria, kit bordado, kit crochet,
      kit de bordado, kit de costura, kit de crochet, kit de macrame, kit de manualidades, kit de punto, kit de tejido,
      kit escolar, kit hacer pulseras, kit hacer velas, kit jabones, kit macrame, kit pulseras, kit reparacion corpino,
      kit resina, kit serigrafia, kit sublimacion, kit tejido, kit tricot, kit velas, lacre, lamina iman, lamina
      plastificar, laminadora, lana, lana 2 cabos, lana alize, lana bebe, lana calcetines, lana cardada, lana cisne,
      lana fieltrar, lana gaston, lana gruesa, lana merino, lana nube, lana para calcetines, lana peinada, lana
      sedificada, lana tejer, lana top, lana vellon, lana xxl, lapicera, lapicera escolar, lapiceras, lapicero, lapiz,
      lazo, lazo adhesivo, lazo regalo, lazo saten, lentejuela, letra mdf, letras de madera manualidades, lettering,
      libreta, libreta de notas, libreta profesional, libreta puntos, libretas, libro colorear, libro de colorear,
      libro de firmas, libro firmas, libro para colorear, lienzo, lienzo en blanco, lienzo para pintar, limpiapipas,
      lino viscosa, linograbado, liquid paper, liston, listones, llave cierre, lona nautica tela, loneta, loneta
      estampada, lycra tela, macrame, madeja, mandala colorear, mandala para colorear, maniqui costura, maniqui
      modista, manta cielo, manualidades, mapa escolar, maquina bordadora, maquina coser, maquina de coser, maquina
      tejer, marabu, marcador, marcapaginas, marcatextos, masa porcelana, material bisuteria, matriz ojetes, mecha de
      vela, mecha madera vela, mecha vela, mecha velas, medialuna metal, medium acrilico, medium textil, merino top,
      mesero boda, metro costura, mezclilla tela, mica a4, mica para enmicar, mica termica, mica termolaminar, mimbre,
      mina 0 5, minky, minuta boda, miraguano, molde costura, molde de resina, molde de ropa, molde de silicona resina,
      molde escayola, molde jabon, molde jabones, molde para jabon, molde para resina, molde para velas, molde resina,
      molde silicona jabon, molde silicona resina, molde vela, molde velas, molde yeso, moldes de velas, moldes de
      yeso, mono de regalo, mono regalo, mosaico de vidrio, mosaiquismo, mosqueton bisuteria, mosqueton bolso,
      mosqueton para bolso, mostacilla, mouline anchor, mouline dmc, muselina por metro, muselina tela, napa relleno,
      napa siliconada, nariz de seguridad, neopreno tela, nepaco, nido abeja tela, nido de abeja tela, notas adhesivas,
      numerador, ojal metalico, ojal scrapbook, ojales, ojaletes, ojalillos, ojeteadora, ojetes, ojetes metalicos,
      ojitos moviles, ojo de seguridad, ojo para amigurumi, ojo seguridad, ojos locos, ojos moviles, oleo, oleo pastel,
      oleo pintura, ollaos, organizador de escritorio, organizador escritorio, organizador hilos, organizador mouline,
      organza, osnaburgo, overlock, ovillador, ovilladora, ovillo, pabilo, paleta de pintor, paleta pintor, palillo
      modelar, palillo tejer, palillos circulares, palito bajalengua, palito de helado, palito de madera, palito
      helado, palito madera, palito polo, palitos helado manualidades, palo helado, palo polo, pan de oro, pan de
      plata, pan oro, pana tela, panama tela, papel, papel a3, papel a4, papel adhesivo, papel afiche, papel arroz,
      papel autocopiativo, papel barrilete, papel bond, papel burbuja, papel carbon, papel carbonico, papel cascaron,
      papel charol, papel china, papel contact, papel continuo, papel crepe, papel crepom, papel crepon, papel crespon,
      papel de molde, papel de regalo, papel de seda, papel de sublimacion, papel embalar, papel entretenido, papel
      folios, papel forrar libros, papel foto, papel fotocopia, papel fotografico, papel glace, papel glase, papel
      kraft, papel lustre, papel manila patronaje, papel patrones, papel picado, papel picado manualidades, papel
      pinocho, papel regalo, papel scrap, papel scrapbook, papel seda, papel sublimacion, papel termico, papel
      transfer, papel vegetal calco, papel vinilico imprimible, papeleria, paquete folios, parafina, parafina velas,
      parche bordado, parche rodilleras, parche termoadhesivo, parches rodilleras ropa, pasacintas, pasador correa,
      pasamaneria, pasta blanca modelar, pasta das, pasta de modelar, pasta modelar, pasta relieve, pastel al oleo,
      pastel graso, pastel oleo, pastel seco, pastel tiza, pasteles blandos, patron, patron costura, patron crochet,
      patron de costura, patron falda, patron pdf, patron punto, patron vestido, patrones, pedreria, pedreria coser,
      pegamento, pegamento barra, pegamento blanco, pegamento en barra, pegamento stick, pegamento tela, pegamento
      textil, pegatina, pegatinas, peine telar, pelon costura, percal estampado, percal tela, perforador papel,
      perforadora, perforadora 2 agujeros, perforadora de papel, perforadora figuras, perla bisuteria, perla coser,
      perla enfilar, perla fantasia, perlas manualidades, perle mallorca, perler beads, picunela, pie para cierre,
      piedras strass, pieza mdf, pigmento resina, pincel, pinta por numeros, pintar numeros, pintar por numeros,
      pintura, pintura acrilica, pintura al oleo, pintura ceramica, pintura cristal, pintura de dedos, pintura dedos,
      pintura diamante, pintura diamantes, pintura para tela, pintura por numeros, pintura relieve, pintura tela,
      pintura textil, pinturas, pinza mosaico, pinza ojetes, pinza snap, pique algodon tela, pique tela, pique waffle,
      piquetera, pistola silicon, pizarra, pizarron, placa hama, placa sublimacion, plancha corte, plancha de corte,
      plancha de corte patchwork, plancha de stickers, plancha de sublimacion, plancha de sublimar, plancha
      sublimacion, plancha sublimadora, plancha transfer, planeador, planificador, planner, plantilla estarcir,
      plantilla pintar, plantilla stencil, plasticina, plastico burbujas, plasticola, plastidecor, plastificadora a4,
      plastilina, plotter corte, plotter de corte, pluma, pluma avestruz, pluma caligrafia, pluma de gel, pluma fuente,
      pluma gel, plumas, plumas decorativas, plumavit, plumier escolar, plumier madera, plumilla caligrafia, plumon,
      polar tela, polipiel, polipiel tela, polvo dtf, polvo poliamida dtf, pompon, pompon lana, pompones, popelin,
      popelina, porcelana fria, porcelanicron, portacelo, portalapiz, portaminas, portarevistas, post it, postal,
      pouche plastificar, prensa de sublimacion, prensa sublimacion, prensa sublimadora, prensa termica, prensatelas,
      protectores de hojas, protectores hojas, puno canale, puno tela, puno tubular, puntero cordon, puntilla, puntilla
      valenciana, puntillas, punto algodon, punto camiseta, punto cruz, punto de camiseta, punto de cruz, punto de
      roma, punto jacquard, punto roma, punto sudadera, punto viscosa, purpurina, purpurina fina, quitagrapas, rafia,
      raso tela, recambio hojas, recubridora, regla, regla 30cm, regla modista, regla patchwork, regulador corpino,
      regulador tirante, relleno cojines fibra, relleno fibra, relleno munecos, relleno napa, relleno siliconado,
      relleno vellon, remache bolso, remache cuero, remache doble capuchon, remache tubular cuero, remalladora, rep
      lenceria, repuesto hojas, repuesto lenceria, repuesto rayado, resaltador, resina, resina epoxi, resina epoxica,
      resina uv, resistol, resma, retal, retazo, retor, retor crudo, retor moreno, revistero oficina, rib tela, rib
      tubular, ribete, ribete elastico, rizo por metro, rizo tela, rocalla, rocallas, rodillera parche, rodilleras
      termoadhesivas, roller ball, rollo etiquetas, rollo papel regalo, rollo papel termico, rollo termico, rotafolio,
      rotulador, rotulos, rueca, ruleta costura, ruleta patron, sacabocado papel, sacacorchetes, sacapuntas, saco yute,
      sanguina, saten tela, scrapbooking, sello, sello acrilico, sello automatico, sello caucho, sello clear, sello de
      caucho, sello de goma, sello foliador, sello personalizado, sello scrapbook, sello trodat, sellos, semicirculo
      metal, senalador, separador a4, separador de libros, separador libros, separadores, servilleta decoupage, sesgo,
      set de dibujo, set de escritorio, set de escritura, set de lettering, set de oficina, set de pinturas, set
      dibujo, set escolar, set escritorio, set escritura, set oficina, sherpa tela, silicon barra, silicon en barra,
      silicon frio, silicon liquido, silicona fria, silicona liquida, silueta mdf, simil cuero, simil piel, snap kam,
      sobre, sobre acolchado, sobre burbuja, sobre carta, sobre de papel, sobre manila, sobremesa escritorio vade,
      sobres, softshell estampado, softshell por metro, sosa caustica jabon, sosa jabon, spray adhesivo tela, sticker,
      stickers vinilo, strass, strass cristal, strass termoadhesivo, suaje, subcarpeta, sublimacion, subrayador,
      sudadera perchada por metro, sudadera tela, tabla de corte patchwork, tablero acrilico borrable, tablero corcho,
      tablon corcho, taco notas, taco papel, tajador, tajalapiz, taladradora papel, talonario, tambor bordar, tampon de
      tinta, tampon sello, tampon tinta, tanca, tanza bijou, tanza cristal, tanza elastica, tapas encuadernacion, tapas
      encuadernar, tapete corte, tarjeta agradecimiento, tarjeta boda, tarjeta cumpleanos, tarjeta de agradecimiento,
      tarjeta de cumpleanos, tarjeta de felicitacion, tarjeta de presentacion, tarjeta de visita, tarjeta felicitacion,
      tarjeta navidad, tarjeta visita, tarjetas, tarlatana, taza corpino, taza espuma, taza sublimacion blanca, taza
      termoformada, tecnopor, tejido de punto, tejido felpa, tejido gasa, tejido nido de abeja, tejido puno, tejido
      punto, tejido rizo, tejido saten, tejido softshell, tejido sudadera, tejido vichy, tejido visillo, tejido waffle,
      tela, tela aida, tela al corte, tela algodon, tela antifluido, tela antimanchas, tela arpillera, tela bastidor,
      tela blackout, tela canale, tela canastilla, tela chiffon, tela cortina, tela de algodon, tela de camiseta, tela
      de gasa, tela de saco, tela doble gasa, tela exterior, tela felpa, tela forro, tela franela, tela gabardina, tela
      hule, tela impermeable, tela infantil metro, tela jersey, tela lino, tela loneta, tela minky, tela muselina, tela
      nautica, tela neopreno, tela nido de abeja, tela opaca, tela panama bordar, tela para cortinas, tela para
      tapizar, tela patchwork, tela pijamera, tela pique, tela polar, tela popelin, tela por metro, tela por metros,
      tela por yarda, tela pul, tela punto, tela quirurgica, tela raso, tela resinada, tela rizo, tela saco, tela
      saten, tela scuba, tela softshell, tela sudadera, tela tapiceria, tela tapizar, tela toalla, tela tropical
      mecanico, tela tul, tela vaquera, tela vichy, tela visillo, tela waterproof, tela yute, telar, telar aguayo,
      telar circular, telar de maria, telar mapuche, telar redondo, telares, telas, telgopor, telgopor esfera, tempera,
      terciopelo tela, tergal, terminal cordon, termolaminadora, tesela, tijera, tijera costura, tijera de costura,
      tinta, tinta caligrafia, tinta china, tinta distress, tinta dtf, tinta sello, tinta sellos, tinta sublimacion,
      tinta versafine, tinte ropa, tinte textil, tipex, tira bordada, tirador cremallera, tirantes sujetador
      transparentes, tiza, tiza costura, tiza sastre, tizas, toalla tela, tocuyo, top merino, tope cordon, torno
      alfarero, totora hilo, transfer camiseta, transfer dtf, transfer termico, transfer textil, transportador,
      transportador angulos, trapillo, trementina, tropical mecanico, troquel, troqueladora, tul, tul ilusion, tul por
      metro, tul rigido, tusor, unicel bola, utiles escolares, vade, vade escritorio, varilla corpino, varilla metalica
      corpino, velcro, velcro adhesivo, velcro coser, vellon, vellon natural, vellon para hilar, vellon siliconado,
      venecita, vichy cuadros, vichy tela, vinil, vinil adhesivo, vinil autoadherible, vinil corte, vinil decorativo
      manualidad, vinil textil, vinilo a4, vinilo adhesivo, vinilo autoadhesivo, vinilo corte, vinilo de corte, vinilo
      imprimible, vinilo termico, vinilo termotransferible, vinilo textil, viscosa estampada, viscosa fluida, viscosa
      lino, viscosa lisa, viscosa tela, viscosa twill, viscosilla, visillo por metro, vivo algodon, vivo costura, vivo
      de algodon, vivo polialgodon, vivo polipiel, voligoma, waffle tela, wata, yeso ceramico, yute tela`,
    ],
  ],
  unsure: `abrojo, acrilico, acrilicos, aguja, agujas, alfiler, anilladora, argolla metalica, arpillera, base de corte,
    bastidor, bastidores, batista, block, bolillos, bordado, borlas, borrador, boton, botones, brillantina, caligrafia,
    carpetas, cartabon, carton, celo, ceras, chifon, cierre, cinta, cizalla, clips, compas, corchete, corchetes,
    cordel, crayolas, cremallera, cremalleras, cuentas, cuerina, devanador, dossier, ecocuero, elastico, elasticos,
    encaje, encajes, escarcha, estilografo, etiqueta, etiquetas, feston, fieltro, fleco, flecos, foami, folios, fomi,
    galon, galones, gis, guillotina, hebilla metalica, hilo, hilos, identificador, identificadores, laminadora, lana,
    lapicera, lapiceras, lazo, lazos, lettering, liston, listones, loneta, macrame, marabu, mimbre, minky, numerador,
    ojales, ojetes, oleo, oleos, organza, papel, parafina, patron, patrones, pedreria, pegamento, perforadora, pintura,
    pinturas, pluma, plumas, plumavit, polipiel, pompon, popelin, popelina, popelinas, puntilla, puntillas, purpurina,
    rafia, regla, reglas, resina, resina uv, retor, ribete, rocalla, rotulos, sanguina, sello, sellos, separadores,
    sesgo, simil cuero, simil piel, sobre, sobres, strass, sublimacion, talonario, talonarios, tanca, tarjetas,
    tecnopor, tela, telar, telares, telas, telgopor, tergal, tinta, tiza, transportador, trementina, tul, vade, velcro,
    vellon, venecita, venecitas, vinil`,
  printed: 'cuaderno, libreta, lienzo, pegatina, postal',
  uses: {
    ARTS_AND_CRAFTS: `arte y manualidades, bellas artes, bisuteria fornituras, bordado, caligrafia, cartonaje, costura,
      crochet, dibujo tecnico, encuadernacion, escolar y oficina, lettering, libreria, manualidades, material de
      oficina, material escolar, material oficina, merceria, merceria y costura, oficina y papeleria, papeleria,
      patchwork, punto y ganchillo, scrapbook, tejido por metro, tejidos por metro, telas por metro, telas y merceria,
      utiles escolares`,
  },
};
