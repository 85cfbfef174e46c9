import type { Subject } from '../words.ts';

export const GARDEN: Subject = {
  things: [
    [
      'GARDEN',
      `abeto natural, abeto planta, abonadora, abono, abono citricos, abono liquido, abono organico, abono orquideas,
      abono universal, acaricida, acebo, aceite cadena, aceite cadena motosierra, aceite de cadena motosierra, aceite
      de neem, aceite neem, acople manguera, acople rapido manguera, adaptador de grifo, adaptador grifo, adenium,
      adromischus, aeonium, agapanto, aguacate arbol, aguacate injertado, aguacatero, ahoyador, ahoyadora, ahumador,
      ahuyentador gatos, ahuyentador palomas, ahuyentador topos, aislador pastor electrico, alambre espino, alambre
      jardin, albahaca maceta, albaricoquero, alberca, alcornoque, alegria guinea, alfombra cesped, alfombra de cesped,
      algarrobo arbol, alguicida, alguicida pileta, aligustre, almacigo, almendro, aloe vera planta, alveolos, amapola
      semillas, anemona, antialgas, antihierbas, antilimacos, anturio, apicultura, arandano maceta, arbol, arbol de
      jade, arbol frutal, arbol injertado, arbol morera, arbusto, arce, arce japones, arcilla expandida, arco de
      jardin, arco jardinero, arcon exterior, arcos jardineros, areca planta, arlita, armario cultivo, armario de
      cultivo, armario de cultivo interior, armario exterior, armario resina exterior, arqueta de riego, arqueta riego,
      arranque desbrozadora, arranque motosierra, arreglo de flores, arreglo de rosas, arreglo floral, arreglos
      florales, aspersor, aspersora, aspersores, aspidistra, aspirador de hojas, aspirador hojas, aspirador soplador,
      astilladora, astrophytum, autofloreciente, autoflorecientes, autorriego, ave del paraiso planta, avellano, azada,
      azadilla, azadon, azucena, balancin jardin, balasto cultivo, balastro, balastro digital, balastro electronico,
      ballico, bambu vallado, banco de jardin, banco exterior, banco jardin, barra guia motosierra, barrefondo, barrena
      de tierra, barrena tierra, baul exterior, beaucarnea, begonias, bieldo, bifurcador riego, binador,
      bioestimulante, biotriturador, biotrituradora, bobina desbrozadora, bobina motosierra, bobina stihl, boj planta,
      bokashi, bola de boj, bolsa cultivo, bolsa de cultivo, bolsa de jardin, bolsa jardin residuos, bolsas cultivo,
      bolsas de cultivo, bomba de agua solar, bomba de estanque, bomba de fumigar, bomba de piscina, bomba de riego,
      bomba estanque, bomba fuente, bomba fumigar, bomba para piscina, bomba pileta, bomba piscina, bomba riego, bomba
      sumergible estanque, bomba sumergible riego, bombilla cultivo, bombilla hps, bonsai, boquilla aspersor, boquilla
      nebulizadora, boquilla rain bird, bordeadora, bordura, bordura jardin, bouquet, brasero exterior, brezo, brezo
      natural, bromo, bromo spa, buganvilla, bujia cortacesped, bujia desbrozadora, bujia motosierra, bulbo, bulbo
      lirio, bulbos tulipan, cabezal de desbrozadora, cabezal desbrozadora, cabezal desmalezadora, cabezal tap go,
      cabezal tap n go, cable cortacesped, cactacea, cactaceas, cactu, cactus, cadena oregon, cadena para motosierra,
      caja de flores, caja de rosas, caja de valvulas riego, caja flores, caja nido, caja nido pajaros, caja rosas,
      cajon cultivo, calamondin, caldo bordeles, calefactor exterior, camastro, camastros, camelia japonica, camelia
      planta, campana embrague motosierra, campana viento, cancela, canizo, canna indica, canto rodado, caqui arbol,
      carburador cortacesped, carburador desbrozadora, carburador desmalezadora, carburador husqvarna, carburador
      motosierra, carburador stihl, carburador walbro, carburador zama, carillon, carpa 3x3, carpa jardin, carpa
      plegable, carpa plegable 3x3, carpobrotus, carrete de manguera, carrete desbrozadora, carrete manguera, carretel
      bordeadora, carro jardin, carro manguera, carro portamanguera, caseta, caseta de jardin, caseta jardin, caseta
      resina, casita pajaros, castano arbol, ceibo, celosia, cenador, centro flores naturales, cera estampada, cerezo,
      cesped, cesped artificial, cesped en rollo, cesped kikuyu, cesped rollo, cesta recoleccion, chimenea exterior,
      chipeadora, chirimoyo, ciclamen, cilindro desbrozadora, cilindro motosierra, cilindro y piston stihl, cinta de
      goteo, cinta de riego, cinta exudante, cinta goteo, cinta injertar, cinta planta interior, cinta riego, cipres,
      cipres leylandii, cipreses, ciruelo, citrico arbol, clarificador, clavel planta, claveles, clavellina, clorador,
      clorador salino, cloro choque, cloro granulado, cloro multiaccion, cloro para alberca, cloro para piscina, cloro
      pastillas, cloro pileta, cloro piscina, cobertizo, cobertor burbujas, cobertor pileta, cobertor piscina, coco
      prensado, codo polietileno, cojin exterior, cojin palet, cojin para palet, cojin para tumbona, cojines exterior,
      cojines palet, cojines para palets, colector riego, coleus, collar de perlas planta, collarin de toma, collarin
      polietileno, collarin toma, colmena, columpio adulto, columpio adultos, columpio de jardin, columpio jardin,
      columpio madera jardin, columpio terraza, comedor exterior, composta, compostador, compostera, composteria,
      composteros, conducto flexible cultivo, conector de manguera, conector manguera, conector rapido manguera,
      conexion de manguera, conexiones de manguera, conjunto de jardin, conjunto exterior, conjunto jardin, conjunto
      jardin ratan, conjunto terraza, controlador clima cultivo, corona de flores, corona funebre, corona funeraria,
      correa cortacesped, cortabordes, cortabordes bateria, cortacerco, cortacercos, cortacesped, cortadora cesped,
      cortadora de cesped, cortadora de pasto, cortadora pasto, cortasetos, cortasetos electrico, corteza de pino,
      corteza pino, costilla de adan, crasas, crisantemo, cuadro colmena, cubierta de piscina, cubo 4x4 lana de roca,
      cubremaceta, cubremacetas, cubrepileta, cubresuelos, cuchilla desbrozadora, cuna de moises, césped sintético,
      dalia, deposito agua lluvia, depuradora, derivacion riego, desbrozador, desbrozadora, desmalezadora,
      desplantador, difusor riego, disco desbrozadora, dosatron, dosificador abono riego, dosificador cloro,
      dosificador flotante, dracaena marginata, drago, drago planta, drácena, ducha piscina, ducha solar, duraznero,
      electrosierra, electrovalvula, embrague desbrozadora, embrague motosierra, enchufe rapido manguera, encina,
      enebro, engordador, enlace polietileno, enlace recto polietileno, enlace rosca hembra, enlace rosca macho,
      enraizador, enraizante, enrejado, enrollador manguera, escardilla, escardillo, escarificador, escoba de jardin,
      espada oregon, espantapajaros, esparcidor abono, espatifilo, esqueje, estaca solar, estanque, estanque
      prefabricado, estaquilla riego, estiercol, estimulador floracion, estimulador raices, estufa exterior, estufa
      terraza, etiquetas plantas, eucaliptus cinerea, extractor 100 mm cultivo, extractor cultivo, extractor miel,
      extractor prima klima, extractor rvk, farol solar, feminizada, feminizadas, ferocactus, feromona, feromona
      palmera, feromonas trampa, fertilizante, fertilizante hidroponico, fibra coco, fibra de coco, ficus ginseng,
      ficus pandurata, figura de jardin, figura jardin, filodendro, filtro aire cortacesped, filtro aire desbrozadora,
      filtro aire motosierra, filtro antiolor cultivo, filtro carbon activo cultivo, filtro de aire stihl, filtro
      estanque, filtro para piscina, filtro pileta, filtro spa, fitonia, fitting polietileno, floculante, flor de
      pascua, flores, flores frescas, flores naturales, flores preservadas, foco cultivo, foco led cultivo, fogonero,
      frambueso, freesia, fresal, fresia, frutal, frutales, fuente, fuente agua jardin, fuente de jardin, fuente
      exterior, fuente jardin, fuente solar, fumigador, fumigadora, funda mesa jardin, funda para muebles de jardin,
      funda para sombrilla, funda para tumbona, funda sofa exterior, fungicida, fungicidas, gafas desbrozadora,
      geranio, geranios, girasol, girasoles, gitanilla, gladiolo, glicinia, glifosato, gnomo, goteo, gotero, grama,
      grama san agustin, grama sintetica, granado arbol, granado injertado, graptopetalum, graptoveria, grava, grava
      blanca, guadana, guano, guantes apicultor, guantes de jardin, guantes de jardineria, guantes jardin, guantes
      jardineria, guantes poda, guayabo, gymnocalycium, hacha lena, hamaca, hamaca colgante, hamaca jardin, haya arbol,
      helecho, helicida, herbicida, herramientas de jardin, herramientas jardin, herramientas jardineria, hidrante
      riego, hidrolavadora, hidrolimpiadora, hidroponia, hidroponico, hiedra, hierbabuena maceta, higuera, hilo nylon
      desbrozadora, hilo para desbrozadora, hilo pastor, horca, hormonas enraizamiento, horquilla jardin, hortensia,
      hotel insectos, hoz, hps 600w, huerto, huerto urbano, humidificador cultivo, humus, humus de lombriz, humus
      lombriz, iluminacion cultivo, incrementador ph, injertador, insecticida agricola, insecticida pulgon,
      invernadero, invernadero propagador, inyector venturi riego, jabon potasico, jacaranda, jacinto bulbo, jacintos,
      jacuzzi, jacuzzi hinchable, jardinera, jazmin planta, jiffy, jiffys, junipero, kalanchoe, karcher, karcher k4,
      kentia, kikuyo, kit analisis agua piscina, kit cultivo, kit cultivo setas, kit de cultivo, kit de germinacion,
      kit de riego, kit goteo, kit herramientas jardin, kit hidroponico, kit nebulizacion, kit riego, kit riego goteo,
      kit setas, kiwi planta, kokedama, kumquat arbol, ladrillo de coco, lampara crecimiento, lampara cultivo, lampara
      de cultivo, lampara hps, lampara solar, lana de roca cultivo, lanza riego, lapacho, laurel arbol, laurel cerezo,
      laurel planta, laurentino, lavanda maceta, lavanda planta, laya, led cultivo, lenero, lenero exterior, lengua de
      suegra, lengua de tigre, leylandii, lichi arbol, ligustro, ligustrum, lilium, lima arbol, lima motosierra,
      limonero, limonero maceta, limpiafondo, limpiafondos, lirio planta, lirios, lombricomposta, lombricompostera,
      lona estanque, lophophora, loto planta, luces solares, luz cultivo, luz solar, maceta, maceta geotextil, maceta
      textil, macetas, macetas textil, macetero, maceteros, macetohuerto, madreselva, madrono arbol, malla antiaves,
      malla antigranizo, malla antihierba, malla antihierbas, malla antimaleza, malla antipajaros, malla ciclonica,
      malla conejera, malla de ocultacion, malla de secado, malla de sombreo, malla gallinero, malla ocultacion, malla
      rafia, malla raschel, malla scrog, malla secado, malla simple torsion, malla sombra, malla sombreo, malla tutora,
      mandarino, mango injertado, manguera, manguera autoflotante, manguera de jardin, manguera de riego, manguera
      extensible, manguera exudante, manguera jardin, manguera para jardin, manguera porosa, manguera riego, manguito
      riego, manta antihelada, manta antiheladas, manta termica cultivo, manta termica piscina, manzano, maracuya
      planta, margarita planta, marginata, marquesina, mata babosas, matamalezas, matera, mecedora de jardin, media
      sombra, mediasombra, medidor ec, medidor ph ec, melocotonero, membrillero, menta maceta, mesa cultivo, mesa de
      cultivo, mesa de jardin, mesa de terraza, mesa exterior, mesa jardin, mesa picnic jardin, mesa terraza, mezcla
      cesped, microaspersor, micronutrientes, microtubo, microtubo riego, millonaria planta, mimosa arbol, mini
      motosierra, mochila de fumigar, mochila fumigadora, mochila fumigar, mochila pulverizadora, mochila sulfatar,
      molinillo viento, molusquicida, monstera adansonii, monstera thai constellation, morera arbol, moringa arbol,
      motoazada, motocultivador, motocultor, motoguadana, motosierra, motosierra poda, mp rotator, mueble de exterior,
      mueble exterior, muebles de jardin, muebles jardin, myrtillocactus, naranjo, naranjo arbol, narciso, navaja
      injertar, nebulizacion terraza, nebulizador jardin, nebulizador terraza, nectarino, neem, nenufar, nido pajaro
      exterior, nispero arbol, nispero japones, nochebuena planta, nogal arbol, nogal injertado, nolina, nutrientes
      hidroponia, nylon desbrozadora, nylon desmalezadora, oidio, olivo, olivo bonsai, olivo maceta, oreja de elefante,
      orilladora, orquidea, pachyphytum, pala, pala de jardin, pala jardin, palita, palita jardin, palmera, palmera
      areca, palmito chamaerops, palmito elevado, palo de agua, palo de brasil, panel led cultivo, panel verja, papiro
      planta, parasol, parra de uva, parra uva, parra virgen, pastillas cloro, pastillas de cloro, pasto, pasto
      artificial, pasto sintetico, pastor electrico, pata de elefante, paulownia, peladora cogollos, pelopincho,
      pensamientos planta, peonia planta, peonias, peral, pergola, perlita, petunias, ph mas, ph menos, philodendron,
      phoenix roebelenii, piedra decorativa, pileta, pileta de fibra, pileta de lona, pileta estructural, pileta
      inflable, piletas pelopincho, pilosocereus, pinchos antipalomas, pinchos palomas, pino carrasco, pino pinonero,
      pinon motosierra, pinzas yoyo cultivo, piqueta riego, piscina, piscina hinchable, piscina inflable, pistola de
      riego, pistola para manguera, pistola riego, piston motosierra, piston stihl, pitahaya planta, pitaya planta,
      pitosporo, pittosporum tobira, plaguicida, planta, planta acuatica estanque, planta albahaca, planta aloe vera,
      planta arandano, planta aromatica, planta camelia, planta carnivora, planta clavel, planta colgante, planta
      crasa, planta de interior, planta del dinero, planta frambuesa, planta fresa, planta interior, planta kiwi,
      planta lavanda, planta menta, planta natural, planta ornamental, planta romero, planta tapizante, planta tomillo,
      planta trepadora, planta zz, plantador, plantador bulbos, plantas, plantas de fresa, plantas estanque, plantas
      naturales, plantel, plantin, plantines, plantula, plantulas, platanera, plato para maceta, plumbago, podador
      altura, podadora, podadoras, poinsettia, poleas cultivo, portamaceta, portamacetas, portamanguera, portulaca,
      poste valla, potenciador floracion, poto, potus, prensa rosin, programador a grifo, programador de grifo,
      programador de riego, programador grifo, programador riego, propagador, pulverizador, pulverizador de jardin,
      quelato de hierro, quelato hierro, quitasol, racor manguera, ramo, ramo buchon, ramo de flores, ramo de
      girasoles, ramo de rosas, ramo flores, ramo girasoles, ramo novia, ramo preservado, ramo rosas, ramo tulipanes,
      ranunculo, rastrillo, rastrillo hojas, rastrillo jardin, rastrillos, ray grass, raygrass, rebutia, recogedor
      hojas, recogehojas, recolector agua lluvia, reductor ph, reflector cooltube, reflector cultivo, regadera,
      regadera de jardin, regadera jardin, reloj sol, reparador manguera, repelente animales, repelente de animales,
      repelente gatos jardin, reposera, reposeras, resiembra, resiembra cesped, riego, riego por goteo, roble arbol,
      robot cortacesped, rodillera jardin, rodrigon, romero maceta, rosa del desierto, rosa preservada, rosal, rosario
      planta, rosas, rosas preservadas, rosas rojas, rueda cortacesped, sacahojas, saco jardin, saco recogedor
      cortacesped, sal de piscina, sal especial piscina, sal para piscina, sal piscina, sala de exterior, sala
      exterior, secador hierbas cultivo, semilla, semilla de chile, semillas, semillas aji, semillas aromaticas,
      semillas autoflorecientes, semillas cannabis, semillas chile, semillas de cannabis, semillas de cesped, semillas
      de hortalizas, semillas feminizadas, semillas flores, semillas forrajeras, semillas kush, semillas northern
      lights, semillas perejil, semillas rucula, semillas skunk, semillas white widow, semillero, semilleros, sensor de
      lluvia hunter, sensor de lluvia riego, sensor humedad suelo, sensor lluvia hunter, serrucho de poda, serrucho
      podador, set herramientas jardin, seta calefactora, seto, seto artificial, seto boj, seto de boj, sierra de poda,
      sierra de podar, sierra poda, silenciador motosierra, silla acapulco, silla colgante, silla de jardin, silla
      exterior, sillon colgante, sillon exterior, skimmer, sofa exterior, sofa palet, solenoide hunter, solenoide
      riego, solucion nutritiva, sombrilla, soplador, soplador de hojas, sopladora, sopladora de hojas, soplahojas,
      soporte hamaca, soporte para hamaca, soporte para macetas, soporte para plantas, soporte plantas, spa hinchable,
      spa inflable, spathiphyllum, suculenta, suculentas, sulfatadora, sulfato hierro, surfinia, sustrato, sustrato
      coco, taco 4x4, taco lana de roca, tacos lana de roca, talacho, talacho pico, tamarix, tanza bordeadora, tanza
      desmalezadora, taxus, te polietileno, tejo arbol, tepe, terrario, thuja, tierra, tierra para macetas, tierra
      preparada, tierra vegetal, tijera cortacerco, tijera cortasetos, tijera de cesped, tijera de fuerza, tijera de
      poda, tijera de podar, tijera electrica poda, tijera jardin, tijera poda, tijera podadora, tijera podar, tijeras
      bonsai, tijeras cesped, tijeras de bonsai, tijeras de jardin, tijeras de poda, tijeras de podar, tijeras de
      recoleccion, tijeras electricas poda, tijeras manicura cultivo, tijeras poda, tijeras podar, tijeras vendimia,
      tilo arbol, tipuana, tirador arranque cortacesped, tobera riego, tobera rotator, toldo, toldo vela, toldos, toma
      grifo manguera, tomillo maceta, tractor podador, tradescantia, traje apicultor, trampa avispas, trampa cromatica,
      trampa cromotropica, trampa mosca fruta, trampa moscas exterior, trampa para ratones, trampa polilla, transmision
      desbrozadora, traviesa, traviesa madera, traviesas, trebol enano, trepadora, trichocereus, triturador de ramas,
      triturador ramas, trituradora ramas, tuberia con goteros, tuberia de polietileno, tuberia de riego, tuberia
      exudante, tuberia goteo, tuberia pe, tuberia pe 16, tuberia polietileno, tuberia riego, tubo con goteros, tubo de
      goteo, tubo de polietileno, tubo de riego, tubo goteo, tubo pe, tubo pe 16, tubo polietileno, tulipanes, tumbona,
      turba, turba rubia, tutor bambu, tutor musgo, tutor plantas, tutores, tuya, umbraculo, una de gato planta, valla,
      valla jardin, valla madera, valla pvc, vallado bambu, valvula de pie riego, vela de sombra, vela sombra, veleta,
      velo invernal, ventilacion indoor, ventilador pinza cultivo, ventosa riego, venturi riego, verbena,
      vermicompostador, vermiculita, vid planta, vid uva, vidrio filtrante, zamia, zamioculca`,
    ],
  ],
  unsure: `abono, acebo, acebos, ahumador, almendro, almendros, alveolos, anemona, anemonas, antihierbas, arbol, arce,
    avellano, avellanos, azucena, azucenas, bordura, brezo, bromo, bulbo, calamondin, cancela, caseta, ceibo, cerezo,
    cerezos, cipres, cipreses, ciruelo, ciruelos, clarificador, claveles, colmena, composta, crisantemo, crisantemos,
    dalia, dalias, drago, encina, encinas, enebro, enrejado, estanque, flores, fresia, fresias, frutal, frutales,
    fuente, girasol, girasoles, gladiolo, glicinia, glicinias, goteo, gotero, goteros, grama, grava, guadana, hamaca,
    helecho, hiedra, hiedras, higuera, horca, hortensias, hoz, humus, jacaranda, jacintos, jacuzzi, karcher, laya,
    lirios, madreselva, mandarino, manguera, mangueras, manzano, manzanos, marginata, marquesina, matera, naranjo,
    naranjos, narciso, narcisos, nenufar, nenufares, olivo, orquidea, pala, palita, palmera, parasoles, pasto, peonias,
    peral, perales, perlita, planta, plantador, plantas, plantel, plumbago, ramo, rastrillo, rastrillos, riego, rosa
    del desierto, rosas, seto, tierra, traviesa, traviesas, trepadora, trepadoras, tulipanes, turba, tutores, tuya,
    tuyas, valla, veleta, verbena, zamia`,
  printed: 'maceta',
  ofHome: 'lampara solar, luces solares',
  uses: {
    GARDEN: `cultivo indoor, cultivo interior, exterior terraza, grow shop, growshop, hidroponia, hidroponico, huerta,
      huerto, jardin, jardineria, jardineria y riego, plantas, poda, riego, terraza, ventilacion indoor, vivero`,
  },
};
