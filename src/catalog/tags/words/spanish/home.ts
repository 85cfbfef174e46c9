import type { Subject } from '../words.ts';

export const HOME: Subject = {
  things: [
    [
      'HOME+KITCHEN',
      `fregadero, fregadero cocina, fregadero de cocina, lavaplatos acero inoxidable, lavaplatos empotrable, lavaplatos
      sobreponer, pileta de cocina, tarja, tarja de cocina, tarja para cocina, tarjas cocina`,
    ],
    [
      'HOME',
      `abanico de techo, abanico papel decorativo, abanicos papel, abrazadera cortina, abrillantador, absorbe humedad,
      absorbe olores, absorbehumedad, absorbeolores, accesorios de bano, aceite aromatico, aceite difusor, aceite
      muebles, aceite para difusor, aceite para muebles, acolchado, adhesivo decorativo, adorno, adorno de navidad,
      adorno navidad, adorno navideno, aerosol ambiente, aerosoles, agua bendita pila, agua de plancha, agua destilada,
      agua fuerte, agua plancha, ahuyentador ratones, aire acondicionado, album de fotos, album fotos, alcachofa de
      ducha, alcachofa ducha, alcancia, alcohol limpieza, alcohol limpieza hogar, alfombra, alfombra bano, alfombra de
      bano, alfombra de pelo, alfombra de yute, alfombra infantil, alfombrilla bano, alfombrilla de bano, alfombrilla
      ducha, almohada, almohadon, alzapano, amatista drusa, ambientador, amoniaco, ampolleta e27, ampolleta led, angel
      de yeso, angel yeso, antecomedor, antical, antihumedad, antimosquitos, antipolilla, apagavelas, aparador,
      aplique, aplique bano, aplique de pared, aplique exterior, aplique led, aplique pared, aplique solar, arana,
      arana cristal techo, arbol de navidad, arbol navidad, arbol navideno, arco de globos, arco globos, armario,
      aromatizador, aromatizante, asidero, asiento de bano, asiento de wc, asiento para inodoro, asiento sanitario,
      asiento wc, aspirador, aspiradora, atrapacolor, atrapamoscas, atrapapolvo, atrapasoles, atrapasuenos, azulejo,
      bacha, bajera ajustable, bajo puerta, balda, balda pared, baldas, balde, balde plegable, baliza exterior, baliza
      jardin led, balleta, banco, banco almacenaje, banco de madera, banco entrada, banco recibidor, banda led, bandeja
      bano, bandeja decorativa, bandeja para velas, bandera espana, bandera pais, bandera patria, banderas, banderin,
      banera, banqueta, banquillo, barra agarre, barra de apoyo bano, barra de cortina, barra para cortina, barra ropa,
      barreno plastico, base globos, base tapizada, basurero, bata toalla, baul, baul juguetes, bayeta, belen, belen
      completo, belenes, benditera, bengala, bengala fria, bengala torta, bengalas, bicarbonato limpieza, bide, bidet
      portatil, bio bolsa, biombo, blancos hogar, blanqueador, blanqueador ropa, blanqueante ropa, bobina papel,
      boiler, boiler de deposito, boiler de paso, bola de navidad, bola de nieve, bola feng shui, bola navidad, bola
      nieve, bolsa al vacio, bolsa aseo, bolsa basura, bolsa de basura, bolsa de lavado, bolsa golosinera, bolsa
      lavado, bolsa para basura, bolsa ropa sucia, bolsa vacio ropa, bolsa zapatos almacenaje, bolsas cumpleanos,
      bolsas de residuos, bolsas de vacio ropa, bolsas para aspiradora, bolsas perfumadas basura, bolsas residuos,
      bolsas sorpresa, bolsas sorpresas, bolsita aromatica, bolsita sorpresa, bolsitas cumpleanos, bolsitas
      golosineras, bomba globos, bomba jabon, bomba para globos, bombas defumacion, bombilla, bombilla e14, bombilla
      e27, bombilla filamento, bombilla gu10, bombilla led, bombilla nevera, bombilla para nevera, bombillas, bombillo,
      bombona helio, borlas navidenas, bota navidad, bota navidena, bote basura, bote de basura, bote jabon, botella
      pulverizadora, botella spray limpieza, botinero, botiquin bano, bouquet globos, bouti, box spring, brasero
      electrico, brasero mesa camilla, broches de ropa, broches ropa, buda, burlete, buro, buro noche, burro de
      planchar, burro planchar, burro ropa, butaca, buzon, cabecera, cabecero, caja, caja almacenaje, caja carton
      decorada, caja de almacenaje, caja de almacenamiento, caja de llaves, caja de madera, caja de medicinas, caja de
      musica, caja de panuelos, caja de recuerdos, caja de zapatos, caja llaves pared, caja medicinas, caja musica,
      caja ordenacion, caja organizadora, caja organizadora juguetes, caja panuelos, caja para juguetes, caja para
      panuelos, caja para zapatos, caja plastico, caja recuerdos, caja sorpresa cumpleanos, caja valijita, caja
      zapatos, cajita dulcera, cajita feliz cumple, cajitas cumpleanos, cajonera, calabaza halloween, calabaza plastica
      halloween, calcetin navidad, calcetines de navidad, caldera, caldera gas, calefaccion, calefactor, calefon,
      calefont, calendario adviento, calendario de adviento, calentador, calentador de agua, calentador de paso,
      calentadores, calientacamas, calientapies, caloventor, cama, camerino bano, camino de mesa, camino mesa boda,
      camino mesa fiesta, campana industrial led, campana led, campana ufo, campana viento interior, canape, canasta,
      canasta de mimbre, canastas, canasto, candelabro, candelero, candil, capsulas lavavajillas, carboncillo incienso,
      carril iluminacion, carril magnetico, carrito auxiliar, carrito compra, carrito de compra, carro compra, carro de
      compra, carro de la compra, cartel, cascada humo, cascanueces decorativo, casquillo, casquillo e27, catrina
      decorativa, cebador fluorescente, cebo cucarachas, cebo ratones, celosia interior, celulosa industrial, cenefa,
      cenicero, centrifugadora de ropa, centro de entretenimiento, centro de mesa, centro de planchado, centro
      entretenimiento, centro mesa, centro planchado, cepillero, cepillo barrer, cepillo de limpieza, cepillo de polvo,
      cepillo de vapor, cepillo juntas, cepillo para bano, cepillo para hendiduras, cepillo para juntas, cepillo para
      ropa, cepillo para sofa, cepillo roomba, cepillo ropa, cepillo wc, cera aromatica, ceramica piso, cerilla,
      cerillas, cesped interior, cesta, cesta de ropa, cesto, cesto de ropa, cesto juguetes, cesto para ropa, cesto
      ropa sucia, chaiselongue, chapa vintage, chiffonier, chifonier, chimenea, cinta adhesiva doble cara hogar, cinta
      globos, cinta led, cinta peligro fiesta, cinta regalo, cirio, cisterna empotrada, cisterna inodoro, cisterna wc,
      clima, climatizador, cloro, closet, cobertor, cobija, cojin, cojin de suelo, cojin decorativo, cojin infantil,
      cojin para cama, cojin para silla, cojin personalizado, cojin relleno, cojin suelo, cojines, colcha, colchon,
      colchon inflable hogar, colgador llaves, colgador ropa, colgante, colgante de techo, combustion lenta, comedor,
      comoda, confeti, conforter, consola entrada, consola recibidor, controlador tira led, corona adviento, corona de
      adviento, corona de navidad, corona navidad, corona navidena, corona puerta, cortavientos puerta, cortina,
      cortina bano, cortina blackout, cortina de bano, cortina de ducha, cortina ducha, cortinas, cortinero, cotillon,
      crema limpiadora vitro, crucifijo, cruz de madera, cruz de olivo, cruz de pared, cruz madera, cruz olivo, cruz
      para pared, cruz pared, cuadro, cuadro canvas, cuadro cristal, cuadro decorativo, cuadro lienzo, cuadro madera,
      cuadro tela, cubeta, cubo basura, cubo con escurridor, cubo con tapa, cubo de basura, cubo de fregar, cubo de
      pedal, cubo de reciclaje, cubo fregar, cubo para fregar, cubo pedal, cubo reciclaje, cubre radiador, cubrecama,
      cubrecolchon, cubreradiador, cubresomier, cuelga llaves, cuerda tender, cuna puerta tope, dakimakura, decoracion,
      decoracion navidena, defumador, desatascador, descalzadora, descarga cisterna, desengrasante, deshumidificador,
      desincrustante, desinfectante, desmanchador, desodorante ambiental, desodorante ambiente, desodorante de
      ambiente, despertador, destapacanos, detergente, dicroica, difusor, dispensador, dispensador de jabon,
      dispensador jabon, dispensador papel, dosificador jabon, downlight, ducha, dulceros cumpleanos, edredon,
      emergencia led, emisor termico, encendedor, escabel, escoba, escobilla, escobilla bano, escobilla de bano,
      escobilla wc, escobillero, escobillon, escritorio, escultura, escurridor bano, escurridor de bano, esencia
      aromatica, esfera navidena, esferas navidad, espejo, espejo bano, espejo cuerpo entero, espejo de bano, espejo de
      cuerpo, espejo de pared, espejo decorativo, espejo entrada, espejo led, espejo pie, espejo redondo, espejo sol,
      espejo vestidor, espiral mosquitos, esponja, esponja cocina, esponja de cocina, esponja vajilla, esponjas,
      espumillon, esqueleto decorativo, esqueleto halloween, esquinero sala, estacion de planchado, estante,
      estanteria, estatua, estatuilla, estor, estrella arbol, estrella puntal, estropajo, estufa a lena, estufa butano,
      estufa cuarzo, estufa de cuarzo, estufa de gas hogar, estufa de lena, estufa de pellet, estufa de pellets, estufa
      electrica, estufa exterior calefaccion, estufa gas butano, estufa halogena, estufa infrarroja, estufa lena,
      estufa parafina, estufa pellet, estufa pellets, estufa toyotomi, extractor de bano, faldas mesa camilla, faldon
      de mesa, faldon mesa, farol, farola led, farola solar, farolillo, farolillos, felpudo, fibra, fibra verde,
      fieltro patas, figura belen, figura buda, figura de la virgen, figura decorativa, figura religiosa, figura
      virgen, figuras de belen, filtro aire acondicionado, filtro para aspiradora, filtro secadora, flexo, flor
      artificial, florero, flores artificiales, flores cementerio, flores de jabon, flores jabon, flores secas,
      flotador cisterna, foco, foco ahorrador, foco carril, foco de carril, foco empotrable, foco inteligente led, foco
      led, foco proyector led, focos, fondo fiesta, franela, frazada, fregasuelos, fregona, friegasuelos, friso, friso
      adhesivo, friso pvc, funda cojin, funda de cojin, funda nordica, funda para cojin, funda para colchon, funda para
      lavadora, funda para silla, funda para sillon, funda para sofa, funda para traje, funda plancha, funda puf, funda
      ropa, funda tabla planchar, funda traje, funda vestido, gabinete, gabinete bano, galan de noche, galan noche,
      gamuza, gamuzas, gancho adhesivo, gancho bano, gancho de ropa, gancho para ropa, gancho ropa, gel cucarachas, gel
      limpiador wc, gel wc, geoda, geoda amatista, globo, globo burbuja, globo cromado, globo foil, globo gigante,
      globo helio, globo latex, globo letra, globo metalico, globo metalizado, globo numero, globo numeros, globo
      terraqueo, globos, globos cumpleanos, gorro bano, gorro de ducha, gorro ducha, gres, griferia, griferia cocina,
      griferia de cocina, grifo, grifo cocina, grifo de cocina, grifo monomando cocina, gu10, guantes de fregar,
      guantes de goma, guantes de limpieza, guantes domesticos, guantes flocados, guantes fregar, guantes goma, guantes
      latex cocina, guantes limpieza, guantes para fregar, guardarropa, guirnalda, guirnalda de luces, guirnalda
      luminosa, haragan piso, helio, hidrolavadora interior, high bay, highbay, hornillo aromas, hornillo aromatico,
      hornillo esencias, hornito aromatico, hucha, humidificador, icono bizantino, icono religioso, imagen religiosa,
      imagen virgen, iman, iman refrigerador, incensario, incienso, individuales, inflador de globos, inflador globos,
      inodoro, insecticida, insecticida hogar, insertable lena, ionizador, jabon barra ropa, jabon de ropa, jabon en
      polvo, jabon lagarto, jabon lavadora, jabon lavar, jabon lavavajillas, jabon liquido p ropa, jabon liquido para
      ropa, jabon liquido ropa, jabon marsella ropa, jabon para lavadora, jabon para platos, jabon para ropa, jabon
      para trastes, jabon platos, jabon polvo ropa, jabon vajilla, jabon zote, jabonera, jabón cuidado total, jabón de
      lavar, jabón ropa, jalador, jarron, jaula decorativa, jaula porta velas, jerga, juego bano, juego de fundas,
      juego de toallas, kit cumpleanos, kit fiesta, kit globos, kit puerta corredera, lamina, lamina a3, lamina
      decorativa, lampara, lampara acrilico, lampara colgante, lampara de buro, lampara de escritorio, lampara de lava,
      lampara de mesa, lampara de mesilla, lampara de noche, lampara de pie, lampara de sal, lampara de techo, lampara
      himalaya, lampara infantil, lampara lava, lampara led, lampara mesita, lampara quitamiedos, lampara sobremesa,
      lampara techo, lampara veladora, lamparina, lampazo, lana acero, lanza papel picado, lanza papeles, lanzapapel,
      lapida, lapida halloween, lavabo, lavadero ropa, lavadora, lavaloza, lavamanos, lavandina, lavaplato, lavarropas,
      lavasecadora, lavatorio, lavatrastes, lavavajillas a mano, lavavajillas a maquina, lavavajillas en pasta,
      lavavajillas limón, lavavajillas liquido, lavavajillas pastillas, lavavajillas quantum, lavavajillas todo en 1,
      lavavajillas ultra, lejia, lena, lena encina, letra de madera, letra madera, letrero, librera, libreria
      estanteria, librero, lienzo decorativo, lienzo impreso, lienzo personalizado cuadro, limpia cristales, limpia
      juntas, limpia pisos, limpia suelos, limpia tapicerias, limpia vidrios, limpiacristales, limpiador a vapor,
      limpiador bano, limpiador cocina, limpiador de cocina, limpiador de horno, limpiador de neveras, limpiador de
      pisos, limpiador de suelos, limpiador de vapor, limpiador hogar, limpiador horno, limpiador liq, limpiador
      liquido, limpiador multiuso, limpiador multiusos, limpiador neveras, limpiador pisos, limpiador suelos, limpiador
      vapor, limpiador vitroceramica, limpiador wc, limpiahogar, limpiahornos, limpiainodoros, limpiajuntas,
      limpialavadoras, limpiamaquinas, limpiamuebles, limpiapies, limpiapisos, limpiasuelos, limpiavidrios, limpido,
      limpieza vajilla, linterna, litera, litografia, llamador de angeles decorativo, llave monocontrol, llavero pared,
      luces de navidad, luces navidad, luces navidenas, luminaria, luminario, lustramuebles, luz, luz de emergencia,
      luz de noche, luz emergencia, luz led, luz nocturna, maceta decorativa, mampara, manta, manta de sofa, manta
      polar, manta sherpa, mantas, mantel, mantel antimanchas, mantel desechable, mantel hule, mantel individual,
      mantel mesa, mantel papel, mantel redondo, mantel resinado, manteleria, manteles, mapa mundi, mapa rascar,
      mapamundi, maquina burbujas fiesta, marco, marco cuadro, marco de foto, marco de fotos, marco foto, mastil
      bandera, mata mosquitos, matamoscas, matamosquitos, mecanismo de cisterna, mecedora, mecedora madera, mechero,
      medallero, mesa, mesa alta, mesa auxiliar, mesa bar, mesa camilla, mesa centro, mesa cocina, mesa computadora,
      mesa consola, mesa de bar, mesa de centro, mesa de cocina, mesa de computadora, mesa de estudio, mesa de luz,
      mesa de ninos, mesa de noche, mesa de tv, mesa estudio, mesa extensible, mesa infantil, mesa nido, mesa
      ordenador, mesa para ordenador, mesa para portatil, mesa plegable, mesa ratona, mesa recibidor, mesa tv, mesilla,
      mesita, mezcladora, microfibra, mikado, mingitorio, minisplit, misterio belen, mocho, moldura poliestireno,
      molinillos decorativos fiesta, monomando, monomando de cocina, monos para regalo, mopa, mopa giratoria, mopas,
      moqueta, mosquitera, mosquitero, mueble, mueble bano, mueble consola, mueble de bano, mueble de tv, mueble
      esquinero, mueble lavabo, mueble tv, nacimiento, nacimiento belen, nacimiento de madera, nacimiento navideno,
      naftalina, nanas acero, neon flex, neon led, nido abeja papel, nochebuena artificial, nombre de madera, nombre
      madera, nordico, numero casa, numero puerta, objeto decorativo, ofrenda dia de muertos, ojo de buey exterior, ojo
      de buey led, organizador, organizador bano, organizador cajon, organizador cajones, organizador calcetines,
      organizador cosmeticos, organizador de closet, organizador de juguetes, organizador de maquillaje, organizador de
      ropa, organizador de zapatos, organizador juguetes, organizador maquillaje, organizador ropa, organizador
      zapatos, orgonita, ornamento, ovalin, pala ceniza, palangana, palo santo, pancarta, panel 3d pared, panel
      acustico, panel adhesivo pared, panel alistonado, panel decorativo 3d, panel japones, panel led, panel pared,
      pano de limpieza, pano de microfibra, pano desechable, pano microfibra, panos, panos cocina limpieza, panos de
      cocina limpieza, pantalla de lampara, pantalla estanca, pantalla fluorescente, pantalla lampara, panuelo facial,
      panuelos de papel, panuelos papel, papel adhesivo muebles, papel cocina, papel de cocina, papel higienico, papel
      picado mexicano, papel pintado, papel tapiz, papel toalla, papelera, papelero, paraguero, pastilla cisterna,
      pastilla lavavajillas, pastilla wc, pastillas encendido chimenea, pañuelo desechable, pegamento globos, pellet,
      pellets, percarbonato, percha, perchero, perfil aluminio led, perfil led, perfil tira led, perfume hogar, perfume
      ropa, perfume textil, perlas perfumadas ropa, perlas perfume ropa, persiana, pesebre, peso globo, photocall, pie
      de arbol, pila agua bendita, pila lavadero, pila led, pileta lavadero, pino navideno, pinza ropa, pinzas de ropa,
      pinzas de tender, pinzas para ropa, pinzas tender, piso laminado, piso vinilico, placa accionamiento, placa
      acrilico, placa casa, placa conmemorativa, placa de accionamiento, placa decorativa, placa grabada, placa
      homenaje, placa metalica decorativa, placa puerta, placa pulsador, placard, plafon, plaid, plancha, plancha a
      vapor, plancha de ropa, plancha de vapor, plancha para ropa, plancha ropa, plancha vapor, plancha vertical,
      plancha viaje, planta artificial, plantas artificiales, plumero, plumones cama, poceta, polillas trampa, polvo
      hormigas, pomo, pompon papel, popurri, porcelanato, porcelanico, porta cepillo, porta cepillos, porta llaves
      pared, porta retrato, porta retratos, porta rollo, porta rollos wc, porta velas, portacepillos, portafoco,
      portafoto, portaincienso, portal belen, portal de belen, portalamparas colgante, portallaves pared, portaretrato,
      portarretrato, portarretratos, portarrollo, portasahumerio, portavela, posavasos, poster, proyector led, puf, puf
      pera, puff, puff pera, pulsador cisterna, purificador, quemador aceites, quemador de esencias, quemador esencias,
      quitagrasas, quitagrasas cocina, quitamanchas, quitapelusas, quitasarro, rack tv, radiador aceite, radiador bajo
      consumo, radiador de aceite, radiador electrico, radiador toallero, raid, ramo de globos, ramo rosas de jabon,
      ramo rosas jabon, raqueta mata mosquitos, raqueta matamosquitos, rasqueta cristales, rasqueta vitroceramica,
      raticida, ratonera, recambio mopa, recibidor, recibidor consola, recogedor, reconocimiento, recuperador calor,
      reflector, reflector led, reflector proyector, regadera bano, regadera de bano, regadera ducha, regadera
      electrica, regleta led, relleno cojin, relleno nordico, reloj arena, reloj cocina, reloj cucu, reloj de arena,
      reloj de mesa, reloj de pared, reloj despertador, reloj digital mesa, reloj mesa, reloj pared, reloj sobremesa,
      repelente electrico, repelente mosquitos ambiente, repisa, reposapies, reposet, revistero, riel de cortina, riel
      iluminacion, rociador de ropa, rociador techo, rodapie, rodillo adhesivo ropa, rollo cocina, rollo de cocina,
      rollo de papel, rollo papel, ropa cama, ropa camilla, ropa de cama, ropa de cama y bano, ropa de casa, ropa de
      hogar, ropero, rosa de jabon, rosa eterna, rosa jabon, rosario pared, rosas aromaticas, rosetas papel, roseton,
      roseton lampara, sabana, saco pellets, sagrada familia figura, sahumador, sahumerio, sal lavavajillas, sal para
      lavavajillas, salamandra a lena, salfuman, salvachispas, salvia blanca, sanitario, secador de piso, secador
      pisos, secadora, secadora de ropa, secadora ropa, secamanos, secarropas, separador ambientes, separador cajones,
      serie de luces, serie navidena, serpentina, servilleta, servilletero, set accesorios bano, set cumpleanos, set de
      bano, set de cuadros, set deco globos, set globos, silla, silla alta bar, silla gamer, sillon, sillon masaje
      relax hogar, sinfonier, sobrecolchon, socket portalampara, sofa, somier, soporte cepillos dientes, soporte
      cuadro, soporte para cepillo de dientes, soporte para secador, soporte para toallas, soporte plancha, soporte
      secador, spot led, spray ambiente, spray de ambiente, spray textil, suavizante, suavizante de ropa, suelo
      laminado, suelo vinilico, tabla de planchar, tabla para planchar plegable, tabla planchar, taburete, taburete
      cocina, tacho, tapa de wc, tapa sanitario, tapa wc, tapete, tapete bano, tapete de bano, tapete de entrada,
      tapete para bano, tapiz de pared, tapiz decorativo, tapiz pared, tapon de fregadero, tapon fregadero, tarima,
      tarima flotante, tartaletas cera aromatica, taza bano, taza de bano, telarana halloween, telaranas decorativas,
      teleducha, telefono ducha, telon cumpleanos, telon fiesta, tendal, tendedero, tendedor, terma electrica, termo
      electrico, termostato ambiente, termostato caldera, termostato calefaccion, termostato de ambiente, termostato
      digital, termostato suelo radiante, termotanque, termoventilador, tijera velas, tina, tira de led, tira led,
      tirador, toalla, toalla de bano, toalla de mano, toalla de papel, toalla de playa, toallas, toallero, toallitas
      multiusos, toallon, tocador, tope de puerta, tope puerta, topper viscoelastico, tortuga led, trampa cucarachas,
      trampa mosquitos, trampa ratas, trampa raton, trampa ratones, transformador tira led, trapeador, trapero, trapo
      de piso, trapo piso, trinchador, trofeo, troncos lena, tubo fluorescente, tubo led, tulipa, tulipa cristal,
      ultrasonidos ratones, urinario, urna cenizas, urna cremacion, urna funeraria, vaciabolsillos, valvula click
      clack, valvula desague lavabo, valvula lavabo, vanitorio, vanitory, vaporera de ropa, vaporeta, vaporizador de
      mano, vaporizador de prendas, vaporizador de ropa, vaporizador ropa, vaporizador vertical, varilla globos,
      varitas aromaticas, vaso bano, vaso cepillos, vaso de bano, vaso para cepillos, vela, vela aromatica, vela de
      cera, vela de soja, vela decorativa, vela perfumada, velador, velador led, veladora, veladores, velas, velas
      artesanales, velon, velon volcan, velones, veneno ratas, ventilador, vestidor, villa navidena, vinagre de
      limpieza, vinagre limpieza, vinilo, vinilo cristal, vinilo decorativo, vinilo infantil pared, vinilo pared,
      vinilo translucido, vinilo ventana, vinilos, virgen de lujan yeso, virgen de yeso, virgen figura, virgen yeso,
      visillo, vitrina, vitropiso, wall panel, wax melt, zafacon, zapatera, zapatero, zapatero mueble, zocalo`,
    ],
  ],
  unsure: `adorno, aerosoles, agua fuerte, aplique, apliques, balda, baldas, balde, banco, belen, belenes, bengala,
    bengalas, bide, bombilla, bombillas, buda, buro, cabecera, caja, caldera, calefon, calentadores, canasta,
    candelero, casquillo, cerillas, clima, cloro, cojin, colgante, conforter, cuadro, cubeta, dispensador, escobilla,
    espejo, esponja, esponjas, farolillo, fibra, foco, friso, gabinete, gamuza, gamuzas, geoda, globo, gres, helio,
    iman, individuales, jerga, lamina, lapida, lena, luz, marco, mecedora, mechero, mesa, microfibra, mikado, mocho,
    mopa, nacimiento, nacimiento navideno, nordico, organizador, ornamento, papeleras, pellet, pellets, plancha, puf,
    puff, raid, recibidor, reflector, sanitario, secadora, tapete, tarima, tina, tirador, velador, velon, vestidor,
    vinilo, vinilos, vitrina, zocalo`,
  printed: `alfombra, cojin, colgante, cortina, cuadro, iman, lamina, lampara, manta, mantel, portarretrato, poster,
    reloj de pared, toalla, vela, vinilo`,
  containers: 'caja',
  ofHome: `aplique exterior, farol, flor artificial, flores artificiales, flores secas, guirnalda de luces, guirnalda
    luminosa, lampara, planta artificial, plantas artificiales, reflector led`,
  uses: {
    HOME: `aromatizacion, aseo del hogar, bano, decoracion, dormitorio, hogar, hogar y decoracion, hogar y muebles,
      iluminacion, limpieza, mobiliario, muebleria, mueblerias, muebles, ropa de cama, salon, textil hogar`,
  },
  makers: {
    HOME: `ace detergente, ariel, aromatel, axion, ayudin, blancox, clorox, comfort suavizante, downy, fab detergente,
      fabuloso, flor detergente, las llaves, lavansan, mistolin, mr musculo, pinesol, poett, soflan, suavitel, vanish`,
  },
};
