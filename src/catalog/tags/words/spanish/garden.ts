import type { Subject } from '../words.ts';

export const GARDEN: Subject = {
  things: [
    [
      'GARDEN',
      `abamectina, abeto natural, abeto planta, abonadora, abono, abono citricos, abono liquido, abono organico, abono
      orquideas, abono universal, acaricida, acebo, aceite agricola, aceite cadena, aceite de cadena motosierra, aceite
      de neem, aceite mineral plantas, aceite neem, acople manguera, acople rapido manguera, adaptador de grifo,
      adaptador grifo, adenium, adromischus, advanced nutrients, aeonium, agapanto, agapantus, aguacate arbol, aguacate
      injertado, aguacatero, ahoyador, ahoyadora, ahumador, ahuyentador gatos, ahuyentador palomas, ahuyentador topos,
      airpot, aislador boyero, aislador campana, aislador carretel, aislador cerca, aislador esquinero, aislador pastor
      electrico, ajedrea, akadama, alambrado rural, alambre alta resistencia, alambre espino, alambre jardin, alambre
      plastificado jardin, albahaca maceta, albaricoquero, alberca, alcornoque, alegria guinea, alegria hogar, alfombra
      cesped, alfombra de cesped, algarrobo arbol, alguicida, aligustre, alimentador abejas, almacigo, almaciguera,
      almendro, aloe vera planta, alveolos, alza colmena, amnesia haze, ampolleta hps, ampolleta sodio, anemona,
      antialgas, antihierbas, antilimacos, anturio, apicultura, arandano maceta, arbol, arbol de jade, arbol frutal,
      arbol injertado, arbol morera, arbusto, arce, arce japones, arcilla expandida, arco de jardin, arco jardinero,
      arcon exterior, areca planta, arena filtrante, arlita, armario cultivo, armario de cultivo, armario exterior,
      armario resina exterior, arqueta de riego, arqueta riego, arreglo de flores, arreglo de rosas, arreglo floral,
      aspersor, aspersora, aspidistra, aspirador de hojas, aspirador hojas, aspirador soplador, aspiradora alberca,
      astilladora, astrophytum, autofloreciente, autorriego, ave del paraiso planta, avellano, azada, azadilla, azadon,
      azucena, azufre agricola, babosicida, balancin jardin, balasto cultivo, balastro, ballico, bambu vallado, banco
      de jardin, banco de plaza, banco exterior, banco jardin, bandeja cultivo, bandeja garland, bandeja germinacion,
      bandeja para macetas, barneys farm, barrefondo, barrena de tierra, barrena tierra, baul exterior, beaucarnea,
      begonias, bieldo, bifurcador riego, binador, bio bloom, biobizz, bioestimulante, biotriturador, biotrituradora,
      bobina stihl, boj planta, bokashi, bola de boj, bolsa cultivo, bolsa de cultivo, bolsa de jardin, bolsa jardin
      residuos, bolsa silo, bomba de agua solar, bomba de estanque, bomba de fumigar, bomba de piscina, bomba de riego,
      bomba estanque, bomba fuente, bomba fumigar, bomba para piscina, bomba pileta, bomba piscina, bomba riego, bomba
      sumergible estanque, bomba sumergible riego, bombilla cultivo, bombilla hps, bonsai, boquilla impulsion, boquilla
      nebulizadora, boquilla rain bird, borde jardin, bordeadora, bordes atermicos, bordura, bordura jardin, bouquet,
      boveda humidipack, boya dosificadora, boyero electrico, boyero solar, brachiaria, brasero exterior, brezo, brezo
      natural, bromo, bromo spa, bubble bags, buganvilla, bujia cortacesped, bujia desbrozadora, bujia motosierra, bulb
      philips son t, bulbo, bulbo hps, bulbo lirio, bulbos tulipan, buzo apicultor, cabezal tap go, cabezal tap n go,
      cactacea, cactu, cadena oregon, cadena para motosierra, caja de flores, caja de rosas, caja de valvulas riego,
      caja flores, caja nido, caja rosas, cajon cultivo, cal agricola, calamondin, caldo bordeles, calefactor exterior,
      calentador solar piscina, calibrador de ph, calibrador ph, camastro, camelia japonica, camelia planta, campana
      viento, cana tutora, canas bambu tutor, canasta hidroponica, canastilla hidroponica, canasto recolector cafe,
      canasto skimmer, cancela, canizo, canna coco, canna indica, canna terra, canto rodado, caqui arbol, caracolicida,
      carburador cortacesped, carburador desbrozadora, carburador desmalezadora, carburador husqvarna, carburador
      motosierra, carburador stihl, carburador walbro, carburador zama, careta apicultor, carillon, carpa 3x3, carpa
      indoor, carpa jardin, carpa plegable, carpobrotus, carrete de manguera, carrete manguera, carretel boyero, carro
      jardin, carro manguera, carro portamanguera, cascada jardin, caseta, caseta de jardin, caseta herramientas,
      caseta jardin, caseta resina, casita pajaros, castano arbol, ceibo, celosia, cenador, centro flores naturales,
      cepillo abejas, cera estampada, cerco jardin, cerezo, cesped, cesped artificial, cesta recoleccion, cesto
      skimmer, chapeadora, chimenea exterior, chipeadora, chirimoyo, ciclamen, cilindro y piston stihl, cinta de goteo,
      cinta de riego, cinta electroplastica, cinta exudante, cinta goteo, cinta injertar, cinta planta, cinta riego,
      cipermetrina, cipres, cipreses, ciruelo, citrico arbol, clarificador, clavel del aire, clavel planta, claveles,
      clavellina, clip orquidea, clip planta, clips tomate, clorador, cloro choque, cloro granulado, cloro multiaccion,
      cloro para alberca, cloro para piscina, cloro pastillas, coadyuvante agricola, cobertizo, cobertor burbujas,
      cobertor pileta, cobertor piscina, coco prensado, codo polietileno, cojin exterior, cojin palet, cojin para
      palet, cojin para tumbona, colector riego, coleus, collar de perlas planta, collarin de toma, collarin
      derivacion, collarin polietileno, collarin toma, colmena, columpio adulto, columpio adultos, columpio de jardin,
      columpio jardin, columpio madera jardin, columpio terraza, comedor exterior, composta, compostador, compostera,
      composteria, composteros, conducto flexible cultivo, conector de manguera, conector manguera, conector rapido
      manguera, conexion de manguera, confidor, conjunto de jardin, conjunto exterior, conjunto jardin, conjunto
      terraza, controlador clima cultivo, cool tube, cooltube, corona de flores, corona funebre, corona funeraria,
      corta setos, cortabordes, cortacerco, cortacesped, cortadora cesped, cortadora de cesped, cortadora de pasto,
      cortadora pasto, cortasetos, corteza de pino, corteza pino, costilla de adan, crasas, crisantemo, critical auto,
      cuadro colmena, cubeta germinacion, cubo 4x4 lana de roca, cubo lana roca, cubremaceta, cubrepileta, cubresuelos,
      cuchilla desbrozadora, cuchillo desopercular, cuenta hilos tricomas, cultibox, cuna de moises, césped sintético,
      dalia, deposito agua lluvia, depuradora, derivacion riego, desbrozador, desbrozadora, desgranadora,
      desmalezadora, desplantador, despulpadora cafe, difusor riego, disco desbrozadora, dosatron, dosificador abono
      riego, dosificador cloro, dosificador flotante, drago, drago planta, drácena, ducha piscina, ducha solar,
      duraznero, dutch passion, easy roller, electrificador, electrodo clorador, electrosierra, electrovalvula, enano
      jardin, enchufe rapido manguera, encina, enebro, energizador cerca, energizador de cerca, engordador, enlace
      polietileno, enlace recto polietileno, enlace rosca hembra, enlace rosca macho, enraizador, enraizante, enrejado,
      enrollador manguera, escardilla, escardillo, escarificador, escoba de jardin, espada oregon, espantapajaros,
      esparcidor abono, espatifilo, espuma fenolica, espuma hidroponica, esqueje, esquejera, estaca solar, estanque,
      estanque jardin, estanque prefabricado, estaquilla riego, estiercol, estimulador floracion, estimulador raices,
      estrella africana pasto, estufa exterior, estufa terraza, etiquetas plantas, eucaliptus cinerea, excluidor reina,
      excluidora reina, extractor 100 mm cultivo, extractor cultivo, extractor de miel, extractor indoor, extractor
      inline, extractor miel, extractor prima klima, extractor rvk, extractor tt, extractor turbo, farol solar, fast
      buds, feminizada, ferocactus, feromona, feromonas trampa, fertilizante, fertilizante hidroponico, fibra coco,
      fibra de coco, ficus ginseng, ficus pandurata, figura de jardin, figura jardin, filodendro, filtro aire
      cortacesped, filtro aire desbrozadora, filtro aire motosierra, filtro anillos riego, filtro antiolor, filtro
      carbon activo cultivo, filtro carbon cultivo, filtro de aire stihl, filtro estanque, filtro para piscina, filtro
      spa, fitonia, fitting polietileno, floculante, flor de nochebuena, flor de pascua, flores, flores frescas, flores
      naturales, flores preservadas, flotador invernaje, foco cultivo, foco led cultivo, fogonero, frambueso, freesia,
      fresal, fresia, frutal, frutales, frutillera, fuente, fuente agua jardin, fuente de jardin, fuente exterior,
      fuente jardin, fuente solar, fumigador, fumigadora, funda mesa jardin, funda para muebles de jardin, funda para
      sombrilla, funda para tumbona, funda sofa exterior, fungicida, gafas desbrozadora, geranio, girasol, girasoles,
      gitanilla, gladiolo, glicinia, glifosato, gnomo, goteo, gotero, gotero autocompensante, gotero riego, grama,
      grama san agustin, grama sintetica, granado arbol, granado injertado, graptopetalum, graptoveria, grass
      sintetico, grava, grava blanca, guadana, guadanadora, guano, guantes apicultor, guantes de jardin, guantes de
      jardineria, guantes jardin, guantes jardineria, guantes poda, guayabo, gymnocalycium, hacha lena, hamaca, hamaca
      colgante, hamaca jardin, hamaca paraguaya, harina hueso, harina sangre, haya arbol, helecho, helicida, herbicida,
      herramientas bonsai, herramientas de jardin, herramientas jardin, herramientas jardineria, hibernante, hidrante
      riego, hidrolavadora, hidrolimpiadora, hidroponia, hidroponico, hiedra, hierbabuena maceta, higuera, hilo
      electrico boyero, hilo electroplastico, hilo guadana, hilo nylon desbrozadora, hilo para desbrozadora, hilo
      pastor, horca, hormiguicida, hormonas enraizamiento, horquilla jardin, hortensia, hotel insectos, hoyadora, hoz,
      hps 600w, huerto, huerto urbano, humidificador cultivo, humus, humus de lombriz, humus lombriz, iluminacion
      cultivo, impulsor cerca electrica, incrementador ph, injertador, insecticida agricola, insecticida hormigas,
      insecticida pulgon, invernadero, inyector venturi, inyector venturi riego, isla inflable, jabon potasico,
      jacaranda, jacinto bulbo, jacintos, jacuzzi, jacuzzi hinchable, jardin artificial, jardinera, jaula reina, jazmin
      azorico, jazmin planta, jiffy, juego de jardin, juego jardin, junipero, kalanchoe, karcher, karcher k4, kentia,
      kikuyo, kiryuzuna, kit analisis agua piscina, kit cultivo, kit de cultivo, kit de germinacion, kit de riego, kit
      goteo, kit herramientas jardin, kit hidroponico, kit indoor, kit nebulizacion, kit riego, kit setas, kiwi planta,
      kokedama, kumquat arbol, ladrillo coco, ladrillo de coco, lambda cialotrina, lampara crecimiento, lampara
      cultivo, lampara de cultivo, lampara hps, lampara solar, lana de roca cultivo, lanza riego, lapacho, laurel
      arbol, laurel cerezo, laurel planta, laurentino, lavanda angustifolia, lavanda dentata, lavanda maceta, lavanda
      planta, lavandin, lavandula, laya, lazo amor, lazo de amor, led cultivo, led mars hydro, lenero, lengua de
      suegra, lengua de tigre, leylandi, leylandii, lichi arbol, ligustrina, ligustro, ligustrum, lilium, lima arbol,
      limon 4 estaciones, limonero, limpiafondo, liquido calibracion, lirio planta, lirios, lombrices californianas,
      lombricomposta, lombricompostera, lona estanque, lophophora, loto planta, luces solares, lupa tricomas, luz
      cultivo, luz solar, maceta, maceta geotextil, maceta textil, macetas, macetero, macetohuerto, madreselva, madrono
      arbol, malathion, malation, malla anti maleza, malla antiaves, malla antigranizo, malla antihierba, malla
      antihierbas, malla antimaleza, malla antipajaros, malla ciclonica, malla conejera, malla de ocultacion, malla de
      secado, malla de sombreo, malla gallinero, malla ocultacion, malla rafia, malla raschel, malla rashel, malla
      scrog, malla secado, malla secadora, malla simple torsion, malla sombra, malla sombreo, malla tutora, mallas
      extraccion, malvon, mamboreta, mandarino, mango injertado, manguera, manguera autoflotante, manguera cristal,
      manguera de jardin, manguera de riego, manguera extensible, manguera exudante, manguera jardin, manguera para
      jardin, manguera porosa, manguera riego, manguera tramada, manguito riego, manta antihelada, manta antiheladas,
      manta termica cultivo, manta termica piscina, manzano, maquina cortar pasto, maracuya planta, marcadores plantas,
      margarita planta, marginata, marquesina, mata babosas, matamalezas, matera, mecedora de jardin, media sombra,
      mediasombra, medidor de ec, medidor de ph, medidor ec, medidor ph, medidor ph ec, melocotonero, membrillero,
      menta chocolate, menta maceta, mentha, mesa cultivo, mesa de cultivo, mesa de jardin, mesa de terraza, mesa
      exterior, mesa jardin, mesa picnic jardin, mesa terraza, micorrizas, microaspersor, micronutrientes, microtubo,
      microtubo riego, millonaria planta, mimosa arbol, minitractor jardin, mochila de fumigar, mochila fumigadora,
      mochila fumigar, mochila pulverizadora, mochila sulfatar, molinillo viento, molino forraje, molino viento jardin,
      molusquicida, monstera adansonii, monstera thai constellation, morera arbol, moringa arbol, motoazada,
      motocultivador, motocultor, motoguadana, motosierra, motosierra poda, mueble de exterior, mueble exterior,
      muebles de jardin, muebles jardin, muebles ratan, muro verde artificial, myrtillocactus, naranjo, naranjo arbol,
      narciso, navaja injertar, nebulizacion terraza, nebulizador jardin, nebulizador riego, nebulizador terraza,
      nectarino, neem, nenufar, nido pajaro exterior, nispero arbol, nispero japones, nitrato calcio, nitrato de
      potasio, nochebuena planta, nogal arbol, nogal injertado, nolina, northern lights auto, nucleo abejas, nutrientes
      hidroponia, ocimum, oidio, olivo, olivo maceta, oreja de elefante, orilladora, orquidea, oxicloruro cobre,
      pachyphytum, pala, pala de jardin, pala jardin, palanca apicola, palanca apicultor, palita, palita de jardin,
      palita jardin, palita transplante, palmera, palmera areca, palmito chamaerops, palmito elevado, palo de agua,
      palo de brasil, panel cultivo, panel led 240w, panel led cultivo, panel led full spectrum, panel verja, papiro
      planta, parasol, parra de uva, parra uva, parra virgen, partidor de troncos, pastilla turba, pastillas cloro,
      pastillas de cloro, pasto, pasto artificial, pasto en rollo, pasto mombaza, pasto sintetico, pastor electrico,
      pata de elefante, paulownia, peladora cogollos, pelopincho, pensamientos planta, peonia planta, peonias, peral,
      pergola, perlita, perlita agricola, petunias, ph down, ph mas, ph menos, ph up, philodendron, phoenix roebelenii,
      pica pasto, picadora forraje, picadora pasto, picapasto, pico riego, piedra decorativa, piedra pomez plantas,
      pileta, pilosocereus, pinchos antipalomas, pinchos palomas, pino carrasco, pino pinonero, pinzas yoyo cultivo,
      piolin electroplastico, piqueta riego, piscina, pistola de riego, pistola para manguera, pistola riego, piston
      stihl, pitahaya planta, pitaya planta, pitosporo, pittosporum tobira, placas adhesivas amarillas, plagron,
      plaguicida, planta, planta acuatica estanque, planta albahaca, planta aloe vera, planta arandano, planta
      aromatica, planta camelia, planta carnivora, planta clavel, planta colgante, planta crasa, planta de interior,
      planta del dinero, planta frambuesa, planta fresa, planta interior, planta kiwi, planta lavanda, planta menta,
      planta natural, planta ornamental, planta romero, planta tapizante, planta tomillo, planta trepadora, planta zz,
      plantador, plantador bulbos, plantas, plantas de fresa, plantas estanque, plantel, plantin, plantula, platanera,
      plato para maceta, plumbago, podador altura, podadora, poinsettia, poleas cultivo, polisulfuro calcio,
      portamaceta, portamanguera, portulaca, poste cerca electrica, poste valla, potenciador floracion, poto, potus,
      prensa rosin, programador a grifo, programador analogico indoor, programador de grifo, programador de riego,
      programador grifo, programador riego, propagador, pulverizador, pulverizador de jardin, quelato de hierro,
      quelato hierro, quitasol, racor manguera, rajatroncos, ramo, ramo buchon, ramo de flores, ramo de girasoles, ramo
      de rosas, ramo flores, ramo girasoles, ramo novia, ramo preservado, ramo rosas, ramo tulipanes, ranunculo,
      rastrillo, rastrillo hojas, rastrillo jardin, rastrillos, ray grass, raygrass, rebutia, recogedor hojas,
      recogehojas, recolector agua lluvia, reductor ph, reflector cultivo, regadera, regadera de jardin, regadera
      jardin, regulador ph agricola, regulador presion riego, reloj sol, reparador manguera, repelente animales,
      repelente de animales, repelente gatos jardin, reposera, resiembra, revegetar, riego, riego por goteo, roble
      arbol, rodillera jardin, rodrigon, roldanas indoor, romero maceta, romero rastrero, root juice, rosa del
      desierto, rosa preservada, rosal, rosario planta, rosas, rosas rojas, rosmarinus, royal queen seeds, ruda macho,
      saca bichos, sacahojas, saco jardin, saco recogedor cortacesped, sal de piscina, sal especial piscina, sal para
      piscina, sal piscina, sala de exterior, sala exterior, santa rita planta, secador hierbas cultivo, secret jardin,
      sembradora manual, semilla, semillero, sensi grow, sensor de lluvia hunter, sensor de lluvia riego, sensor
      humedad suelo, sensor lluvia hunter, separador de madera, serrucho de poda, serrucho podador, set herramientas
      jardin, set terraza, seta calefactora, seto, seto artificial, seto boj, seto de boj, sierra de poda, sierra de
      podar, sierra poda, silla acapulco, silla colgante, silla de jardin, silla exterior, silla reposera, sillon
      colgante, sillon exterior, sillon ratan, silo bolsa, skimmer, sofa exterior, sofa palet, solarium atermico,
      solenoide hunter, solenoide riego, solucion calibracion, solucion calibradora, solucion hidroponica, solucion
      nutritiva, sombrilla, soplador, sopladora, soplahojas, soporte hamaca, soporte para hamaca, soporte para macetas,
      soporte para plantas, soporte plantas, spa hinchable, spa inflable, spathiphyllum, spider farmer, suculenta,
      sulfatadora, sulfato hierro, surfinia, sustrato, sweet seeds, tabletas cloro, taco 4x4, taco lana de roca,
      talacho, tamarix, tanza bordeadora, tanza desmalezadora, taxus, te polietileno, tejo arbol, tepe, terrario,
      testeador cloro ph, thuja, thymus, tierra, tierra hojas, tierra para macetas, tierra preparada, tierra vegetal,
      tijera bonsai, tijera cerco, tijera cortacerco, tijera cortasetos, tijera cosecha, tijera de cesped, tijera de
      fuerza, tijera de poda, tijera de podar, tijera electrica poda, tijera jardin, tijera manicurado, tijera poda,
      tijera podadora, tijera podar, tijera setos, tijeras cesped, tijeras de bonsai, tijeras de jardin, tijeras de
      recoleccion, tijeras electricas poda, tijeras manicura cultivo, tijeras vendimia, tilo arbol, tipuana, tiras
      reactivas piscina, tobera riego, tobera rotator, toldo, toma grifo manguera, tomillo limon, tomillo limonero,
      tomillo maceta, tomillo rastrero, top veg, torniqueta alambrado, torniquete alambrado, torre hidroponica, tractor
      podador, tradescantia, traje apicultor, trampa avispas, trampa cromatica, trampa cromotropica, trampa mosca
      fruta, trampa moscas exterior, trampa para ratones, trampa polen, trampa polilla, tranquera, traviesa, traviesa
      madera, traviesas, trebol enano, trepadora, trichocereus, tricloro, triple 15, triturador de ramas, triturador
      ramas, trituradora ramas, tuberia con goteros, tuberia de polietileno, tuberia de riego, tuberia exudante,
      tuberia goteo, tuberia pe, tuberia polietileno, tuberia riego, tubo con goteros, tubo de goteo, tubo de
      polietileno, tubo de riego, tubo goteo, tubo pe, tubo polietileno, tulipanes, tumbona, turba, turba rubia, tutor
      bambu, tutor coco, tutor musgo, tutor planta, tutor plantas, tutores, tuya, umbraculo, una de gato planta, valla,
      valla jardin, valla madera, valla pvc, vallado bambu, valvula de pie riego, valvula selectora, varilla boyero,
      varilla plastica boyero, vela de sombra, vela sombra, veleta, veleta jardin, velo apicultor, velo de apicultor,
      velo invernal, ventilacion indoor, ventilador clip indoor, ventilador pinza cultivo, ventosa riego, venturi
      riego, verbena, vermicompostador, vermicompostera, vermiculita, vid planta, vid uva, vidrio filtrante, voltimetro
      cerca, zamia, zamioculca, zz planta`,
    ],
  ],
  unsure: `abono, acebo, acebos, ahumador, ajedrea, almendro, almendros, alveolos, anemona, anemonas, antihierbas,
    arbol, arce, avellano, avellanos, azucena, azucenas, bordura, brezo, bromo, bubble bags, bulbo, calamondin,
    cancela, caseta, ceibo, cerezo, cerezos, cipres, cipreses, ciruelo, ciruelos, clarificador, claveles, colmena,
    composta, crisantemo, crisantemos, dalia, dalias, drago, encina, encinas, enebro, enrejado, estanque, flores,
    fresia, fresias, frutal, frutales, fuente, girasol, girasoles, gladiolo, glicinia, glicinias, goteo, gotero,
    goteros, grama, grava, guadana, hamaca, helecho, hiedra, hiedras, higuera, horca, hortensias, hoz, humus,
    jacaranda, jacintos, jacuzzi, karcher, lavandin, lavandula, laya, liquido calibracion, lirios, madreselva,
    mandarino, manguera, mangueras, manzano, manzanos, marginata, marquesina, matera, medidor de ec, medidor de ph,
    medidor ph, mentha, naranjo, naranjos, narciso, narcisos, nenufar, nenufares, ocimum, olivo, orquidea, pala,
    palita, palmera, panel led 240w, parasoles, pasto, peonias, peral, perales, perlita, planta, plantador, plantas,
    plantel, plumbago, ramo, rastrillo, rastrillos, riego, rosa del desierto, rosas, rosmarinus, ruda macho, seto,
    solucion calibracion, solucion calibradora, thymus, tierra, traviesa, traviesas, trepadora, trepadoras, triple 15,
    tulipanes, turba, tutores, tuya, tuyas, valla, veleta, verbena, zamia`,
  printed: 'maceta',
  ofHome: 'lampara solar, luces solares',
  uses: {
    GARDEN: `cultivo indoor, cultivo interior, exterior terraza, grow shop, growshop, hidroponia, hidroponico, huerta,
      huerto, jardin, jardineria, jardineria y riego, plantas, poda, riego, semilleria, terraza, ventilacion indoor,
      vivero`,
  },
};
