import type { Subject } from '../words.ts';

export const OUTSIDE: Subject = {
  things: [
    ['OUTDOORS+SHOES', 'botas campo, botas de montana, botas montana, zapatillas aproximacion'],
    [
      'ELECTRONICS+OUTDOORS',
      `binocular digital, binocular vision nocturna, binoculares vision nocturna, camara caza, camara de caza, monocular
      vision nocturna, vision nocturna, vision nocturna digital`,
    ],
    [
      'HOME+OUTDOORS',
      `farol camping, farol de camping, frontal led, frontal recargable, lampara camping, lampara de camping, linterna
      cabeza, linterna camping, linterna de cabeza, linterna de camping, linterna frontal, linterna minera, luz camping,
      luz frontal`,
    ],
    [
      'ACCESSORIES+OUTDOORS',
      `braga militar, cinturon tactico, gafas balisticas, gorra caza, gorra militar, gorra pesca, gorra tactica, guantes
      caza, guantes escalada, guantes tacticos, mochila 40l trekking, mochila 60l, mochila camping, mochila caza,
      mochila de montana, mochila de senderismo, mochila hidratacion, mochila militar, mochila montana, mochila
      senderismo, mochila tactica, mochila trekking, panuelo tactico, shemagh, sombrero safari`,
    ],
    [
      'FASHION+OUTDOORS',
      `calcetines caza, calcetines montana, calcetines trekking, camisa tactica, camiseta caza, camiseta militar,
      camiseta pesca, camiseta trekking, chaleco de pesca, chaleco tactico, chaqueta de caza, pantalon camuflaje,
      pantalon de senderismo, pantalon de trekking, pantalon tactico, polar caza, sudadera caza, traje ghillie, zahones
      caza`,
    ],
    [
      'KITCHEN+OUTDOORS',
      `anafe camping, cocina camping, cocina camping gas, cocina de camping, cocinilla camping, cocinilla de camping,
      estufa de camping, estufa para camping, hornillo camping, hornillo de camping, hornillo de gas, hornillo gas,
      marmita camping, set cocina camping, set cocina de camping, taza camping`,
    ],
    [
      'GARDEN',
      `abeto natural, abeto planta, abonadora, abono, abono citricos, abono liquido, abono organico, abono orquideas,
      abono universal, acaricida,
      acebo, aceite cadena, aceite cadena motosierra, aceite de cadena motosierra, aceite de neem, aceite neem, acople
      manguera, acople rapido manguera, adaptador de grifo, adaptador grifo, adenium, adromischus, aeonium, agapanto,
      aguacate
      arbol, aguacate injertado, aguacatero, ahoyador, ahoyadora, ahumador, ahuyentador
      gatos, ahuyentador palomas, ahuyentador topos, aislador pastor electrico, alambre espino, alambre jardin,
      albahaca maceta, albaricoquero, alberca,
      alcornoque, alegria guinea, alfombra cesped, alfombra de cesped, algarrobo arbol, alguicida, alguicida pileta,
      aligustre, almacigo,
      almendro, aloe vera planta, alveolos, amapola semillas, anemona, antialgas, antihierbas,
      antilimacos, anturio, apicultura, arandano maceta, arbol, arbol de jade, arbol frutal, arbol injertado, arbol
      morera, arbusto, arce, arce japones, arcilla expandida, arco de jardin, arco jardinero,
      arcon exterior, arcos jardineros, areca planta, arlita, armario cultivo, armario de cultivo, armario de cultivo
      interior,
      armario exterior, armario resina exterior, arqueta de riego, arqueta
      riego, arranque desbrozadora, arranque motosierra, arreglo de flores, arreglo de rosas, arreglo floral, arreglos
      florales, aspersor, aspersora, aspersores,
      aspidistra, aspirador de hojas, aspirador hojas, aspirador soplador, astilladora, astrophytum, autofloreciente,
      autoflorecientes,
      autorriego, ave del paraiso planta, avellano, azada, azadilla, azadon,
      azucena, balancin jardin, balasto cultivo, balastro, balastro digital, balastro electronico, ballico, bambu
      vallado, banco de
      jardin, banco exterior, banco jardin, barra guia motosierra, barrefondo, barrena de tierra,
      barrena tierra, baul exterior, beaucarnea, begonias, bieldo, bifurcador riego, binador, bioestimulante,
      biotriturador,
      biotrituradora, bobina desbrozadora, bobina motosierra, bobina stihl, boj planta, bokashi, bola de boj, bolsa
      cultivo,
      bolsa de cultivo, bolsa de jardin, bolsa jardin residuos, bolsas cultivo, bolsas de cultivo, bomba de agua solar,
      bomba de estanque,
      bomba de fumigar,
      bomba de piscina, bomba de riego, bomba estanque, bomba fuente, bomba fumigar, bomba para piscina, bomba pileta,
      bomba piscina,
      bomba riego,
      bomba sumergible estanque, bomba sumergible riego, bombilla cultivo, bombilla hps, bonsai, boquilla aspersor,
      boquilla nebulizadora, boquilla rain bird, bordeadora, bordura, bordura jardin, bouquet, brasero exterior, brezo,
      brezo natural, bromo, bromo spa,
      buganvilla, bujia cortacesped, bujia desbrozadora, bujia motosierra, bulbo, bulbo lirio, bulbos tulipan, cabezal
      de desbrozadora, cabezal desbrozadora, cabezal desmalezadora, cabezal tap go, cabezal tap n go, cable
      cortacesped, cactacea, cactaceas, cactu, cactus, cadena oregon, cadena para motosierra, caja de flores, caja de
      rosas, caja
      de valvulas riego, caja
      flores, caja nido, caja nido
      pajaros, caja rosas, cajon cultivo, calamondin, caldo bordeles, calefactor exterior, camastro, camastros, camelia
      japonica, camelia planta, campana embrague motosierra, campana viento,
      cancela, canizo, canna indica, canto rodado, caqui arbol, carburador cortacesped, carburador desbrozadora,
      carburador desmalezadora, carburador husqvarna, carburador motosierra, carburador stihl, carburador walbro,
      carburador zama, carillon, carpa 3x3, carpa jardin, carpa plegable,
      carpa plegable 3x3, carpobrotus, carrete de
      manguera, carrete desbrozadora, carrete manguera, carretel bordeadora, carro jardin, carro manguera, carro
      portamanguera, caseta, caseta de jardin, caseta
      jardin, caseta resina, casita pajaros, castano arbol, ceibo, celosia, cenador, centro flores naturales, cera
      estampada, cerezo, cesped, cesped
      artificial, cesped en rollo, cesped kikuyu, cesped rollo, cesta recoleccion, chimenea exterior, chipeadora,
      chirimoyo, ciclamen, cilindro desbrozadora, cilindro motosierra, cilindro y piston stihl, cinta de goteo, cinta
      de riego, cinta exudante, cinta goteo, cinta
      injertar, cinta planta interior, cinta riego, cipres, cipres leylandii, cipreses, ciruelo, citrico arbol,
      clarificador, clavel
      planta, claveles, clavellina, clorador, clorador salino, cloro choque, cloro granulado, cloro multiaccion, cloro
      para
      alberca, cloro para piscina, cloro pastillas, cloro pileta, cloro piscina, cobertizo, cobertor burbujas, cobertor
      pileta, cobertor piscina, coco
      prensado, codo polietileno, cojin
      exterior, cojin palet, cojin para palet, cojin para tumbona, cojines exterior, cojines palet, cojines para palets,
      colector riego, coleus, collar de perlas planta, collarin de toma, collarin polietileno, collarin toma, colmena,
      columpio adulto, columpio adultos, columpio de jardin, columpio jardin,
      columpio madera jardin, columpio
      terraza, comedor exterior, composta, compostador, compostera, composteria, composteros, conducto flexible
      cultivo, conector de manguera,
      conector manguera, conector
      rapido manguera, conexion de manguera, conexiones de manguera, conjunto de jardin, conjunto exterior, conjunto
      jardin, conjunto jardin ratan, conjunto terraza, controlador clima cultivo, corona de flores, corona funebre,
      corona funeraria, correa cortacesped, cortabordes,
      cortabordes bateria, cortacerco, cortacercos, cortacesped, cortadora cesped, cortadora de cesped, cortadora de
      pasto,
      cortadora pasto, cortasetos, cortasetos electrico, corteza de pino, corteza pino, costilla de adan, crasas,
      crisantemo, cuadro
      colmena, cubierta de piscina, cubo 4x4 lana de roca, cubremaceta, cubremacetas, cubrepileta, cubresuelos, cuchilla
      desbrozadora, cuna de moises,
      césped sintético, dalia, deposito agua
      lluvia, depuradora,
      derivacion riego, desbrozador, desbrozadora, desmalezadora, desplantador, difusor riego, disco desbrozadora,
      dosatron, dosificador abono riego, dosificador cloro,
      dosificador flotante, dracaena marginata, drago, drago planta, drácena, ducha piscina, ducha solar, duraznero,
      electrosierra, electrovalvula, embrague desbrozadora, embrague motosierra, enchufe rapido manguera, encina,
      enebro, engordador, enlace polietileno, enlace recto polietileno, enlace rosca hembra, enlace rosca macho,
      enraizador,
      enraizante,
      enrejado, enrollador manguera, escardilla, escardillo, escarificador, escoba de jardin, espada oregon,
      espantapajaros, esparcidor
      abono, espatifilo, esqueje, estaca solar, estanque, estanque prefabricado, estaquilla riego, estiercol,
      estimulador floracion,
      estimulador raices,
      estufa exterior, estufa terraza, etiquetas
      plantas, eucaliptus cinerea, extractor 100 mm cultivo, extractor cultivo,
      extractor miel, extractor prima klima, extractor rvk, farol
      solar, feminizada,
      feminizadas, ferocactus, feromona, feromona palmera, feromonas trampa, fertilizante, fertilizante hidroponico,
      fibra coco, fibra de coco, ficus ginseng, ficus
      pandurata, figura de jardin, figura jardin,
      filodendro, filtro aire cortacesped, filtro aire desbrozadora, filtro aire motosierra, filtro antiolor cultivo,
      filtro carbon activo cultivo, filtro de aire stihl, filtro estanque, filtro para
      piscina,
      filtro pileta, filtro spa, fitonia, fitting polietileno, floculante, flor de pascua, flores, flores frescas,
      flores
      naturales, flores preservadas, foco cultivo, foco led cultivo, fogonero, frambueso, freesia, fresal, fresia,
      frutal, frutales, fuente, fuente agua
      jardin, fuente de jardin, fuente
      exterior, fuente jardin, fuente solar, fumigador, fumigadora, funda mesa jardin, funda para muebles de jardin,
      funda para sombrilla, funda para tumbona, funda sofa exterior, fungicida, fungicidas, gafas desbrozadora, geranio,
      geranios, girasol, girasoles, gitanilla, gladiolo, glicinia, glifosato, gnomo, goteo, gotero, grama, grama san
      agustin,
      grama sintetica, granado arbol, granado injertado, graptopetalum, graptoveria, grava, grava blanca, guadana,
      guano,
      guantes apicultor, guantes de jardin, guantes de jardineria, guantes jardin, guantes jardineria, guantes poda,
      guayabo, gymnocalycium, hacha lena, hamaca, hamaca colgante, hamaca jardin, haya arbol, helecho, helicida,
      herbicida, herramientas de jardin,
      herramientas jardin, herramientas jardineria, hidrante riego, hidrolavadora, hidrolimpiadora, hidroponia,
      hidroponico, hiedra,
      hierbabuena maceta, higuera,
      hilo nylon desbrozadora, hilo para desbrozadora, hilo pastor, horca, hormonas enraizamiento, horquilla jardin,
      hortensia, hotel insectos,
      hoz, hps 600w, huerto, huerto urbano, humidificador cultivo, humus, humus de lombriz, humus lombriz, iluminacion
      cultivo, incrementador ph, injertador, insecticida
      agricola, insecticida pulgon, invernadero, invernadero propagador, inyector venturi riego, jabon potasico,
      jacaranda, jacinto bulbo,
      jacintos, jacuzzi, jacuzzi hinchable,
      jardinera, jazmin planta,
      jiffy, jiffys, junipero, kalanchoe, karcher, karcher k4, kentia, kikuyo, kit analisis agua piscina, kit cultivo,
      kit cultivo setas, kit de
      cultivo, kit de
      germinacion, kit de riego, kit goteo, kit herramientas jardin, kit hidroponico, kit nebulizacion, kit riego, kit
      riego goteo, kit
      setas, kiwi planta, kokedama, kumquat arbol, ladrillo de coco, lampara crecimiento, lampara cultivo, lampara de
      cultivo, lampara hps, lampara
      solar, lana de roca cultivo,
      lanza riego, lapacho, laurel arbol, laurel cerezo, laurel planta, laurentino, lavanda maceta, lavanda planta,
      laya, led cultivo, lenero, lenero exterior, lengua de suegra, lengua de tigre, leylandii, lichi arbol, ligustro,
      ligustrum, lilium, lima arbol, lima motosierra, limonero, limonero maceta, limpiafondo,
      limpiafondos, lirio planta, lirios, lombricomposta, lombricompostera, lona estanque, lophophora, loto planta,
      luces solares, luz cultivo, luz solar,
      maceta, maceta geotextil, maceta textil, macetas, macetas textil, macetero, maceteros, macetohuerto, madreselva,
      madrono arbol, malla
      antiaves, malla antigranizo, malla antihierba, malla
      antihierbas, malla antimaleza, malla antipajaros, malla ciclonica, malla conejera, malla de ocultacion, malla de
      secado, malla de
      sombreo, malla gallinero, malla ocultacion, malla rafia, malla raschel, malla scrog, malla secado, malla simple
      torsion, malla
      sombra, malla sombreo, malla
      tutora, mandarino, mango injertado, manguera, manguera autoflotante, manguera de jardin, manguera de riego,
      manguera extensible, manguera exudante, manguera
      jardin, manguera para jardin, manguera porosa, manguera riego, manguito riego, manta antihelada, manta
      antiheladas, manta termica cultivo, manta
      termica piscina, manzano, maracuya planta, margarita planta, marginata, marquesina, mata babosas, matamalezas,
      matera, mecedora de jardin, media sombra, mediasombra, medidor ec,
      medidor ph ec, melocotonero, membrillero, menta maceta, mesa
      cultivo, mesa de cultivo, mesa de jardin, mesa de terraza, mesa exterior, mesa jardin, mesa picnic jardin, mesa
      terraza, mezcla cesped, microaspersor, micronutrientes, microtubo, microtubo riego, millonaria planta, mimosa
      arbol, mini motosierra, mochila de fumigar,
      mochila fumigadora, mochila fumigar, mochila
      pulverizadora, mochila sulfatar, molinillo viento, molusquicida, monstera adansonii, monstera thai constellation,
      morera arbol, moringa arbol,
      motoazada, motocultivador, motocultor,
      motoguadana, motosierra, motosierra poda, mp rotator, mueble de exterior, mueble exterior, muebles de jardin,
      muebles jardin,
      myrtillocactus, naranjo, naranjo arbol, narciso, navaja injertar, nebulizacion terraza, nebulizador jardin,
      nebulizador terraza, nectarino, neem, nenufar, nido pajaro exterior,
      nispero arbol, nispero japones, nochebuena planta, nogal arbol, nogal injertado, nolina, nutrientes hidroponia,
      nylon desbrozadora, nylon desmalezadora, oidio, olivo, olivo bonsai, olivo maceta, oreja de elefante, orilladora,
      orquidea, pachyphytum, pala, pala de
      jardin, pala jardin, palita, palita jardin, palmera, palmera areca, palmito chamaerops, palmito elevado, palo de
      agua, palo de brasil, panel led cultivo, panel verja, papiro planta, parasol, parra de uva, parra uva, parra
      virgen, pastillas cloro,
      pastillas de cloro,
      pasto, pasto artificial, pasto sintetico, pastor electrico, pata de elefante, paulownia, peladora cogollos,
      pelopincho, pensamientos planta, peonia planta, peonias, peral, pergola, perlita, petunias, ph mas, ph
      menos, philodendron, phoenix roebelenii, piedra decorativa,
      pileta, pileta de fibra, pileta de lona, pileta estructural, pileta inflable, piletas pelopincho, pilosocereus,
      pinchos antipalomas, pinchos palomas, pino carrasco, pino
      pinonero, pinon motosierra, pinzas yoyo cultivo, piqueta riego, piscina,
      piscina hinchable, piscina
      inflable, pistola de riego, pistola para manguera, pistola riego, piston motosierra, piston stihl, pitahaya
      planta, pitaya planta, pitosporo,
      pittosporum tobira, plaguicida, planta, planta acuatica estanque, planta albahaca, planta aloe vera, planta
      arandano, planta aromatica, planta camelia, planta
      carnivora, planta clavel, planta colgante, planta crasa, planta de interior, planta del dinero, planta frambuesa,
      planta fresa, planta interior, planta kiwi, planta lavanda, planta menta, planta natural, planta ornamental,
      planta romero, planta tapizante, planta tomillo, planta trepadora, planta zz, plantador, plantador bulbos,
      plantas, plantas de fresa, plantas estanque, plantas naturales, plantel, plantin, plantines, plantula,
      plantulas, platanera, plato para maceta, plumbago, podador altura, podadora, podadoras, poinsettia, poleas
      cultivo, portamaceta,
      portamacetas,
      portamanguera, portulaca, poste valla, potenciador floracion, poto, potus, prensa rosin, programador a grifo,
      programador de grifo, programador de riego,
      programador grifo, programador riego,
      propagador, pulverizador, pulverizador de jardin,
      quelato de hierro, quelato hierro, quitasol, racor manguera, ramo, ramo buchon, ramo de flores, ramo de
      girasoles, ramo de rosas, ramo flores, ramo
      girasoles, ramo novia, ramo preservado, ramo rosas, ramo tulipanes, ranunculo, rastrillo, rastrillo hojas,
      rastrillo jardin,
      rastrillos, ray grass, raygrass, rebutia, recogedor hojas, recogehojas, recolector agua lluvia, reductor ph,
      reflector cooltube, reflector
      cultivo, regadera, regadera de jardin,
      regadera jardin, reloj sol, reparador manguera, repelente animales, repelente de animales, repelente gatos
      jardin, reposera,
      reposeras, resiembra, resiembra cesped, riego, riego por goteo, roble arbol, robot cortacesped, rodillera jardin,
      rodrigon, romero maceta, rosa del desierto, rosa preservada, rosal, rosario planta, rosas,
      rosas preservadas, rosas rojas, rueda cortacesped, sacahojas, saco jardin, saco recogedor cortacesped, sal de
      piscina, sal
      especial piscina, sal para piscina, sal piscina, sala de exterior, sala exterior, secador hierbas cultivo,
      semilla,
      semilla de chile, semillas, semillas aji, semillas aromaticas, semillas autoflorecientes, semillas
      cannabis,
      semillas chile, semillas de cannabis, semillas de
      cesped, semillas de hortalizas, semillas feminizadas, semillas flores, semillas forrajeras, semillas kush,
      semillas northern lights, semillas perejil,
      semillas rucula, semillas skunk, semillas white widow, semillero, semilleros, sensor de lluvia hunter, sensor de
      lluvia riego, sensor humedad suelo,
      sensor lluvia hunter, serrucho de poda, serrucho podador,
      set herramientas
      jardin, seta calefactora, seto, seto artificial, seto boj, seto de boj, sierra de poda, sierra de podar, sierra
      poda, silenciador motosierra, silla acapulco,
      silla colgante, silla de jardin, silla exterior, sillon colgante, sillon exterior, skimmer, sofa exterior, sofa
      palet, solenoide hunter, solenoide riego, solucion nutritiva, sombrilla, soplador, soplador de hojas, sopladora,
      sopladora de hojas, soplahojas,
      soporte hamaca, soporte
      para hamaca, soporte para macetas, soporte para plantas, soporte plantas, spa hinchable, spa inflable,
      spathiphyllum, suculenta,
      suculentas, sulfatadora, sulfato hierro, surfinia, sustrato, sustrato coco, taco 4x4, taco lana de roca, tacos
      lana de
      roca, talacho,
      talacho pico, tamarix, tanza bordeadora, tanza desmalezadora, taxus, te polietileno, tejo arbol, tepe, terrario,
      thuja, tierra, tierra para
      macetas, tierra preparada, tierra vegetal, tijera cortacerco, tijera cortasetos, tijera de cesped, tijera de
      fuerza, tijera de poda, tijera de podar, tijera electrica
      poda, tijera jardin, tijera poda, tijera podadora, tijera podar, tijeras bonsai, tijeras cesped, tijeras de
      bonsai, tijeras de jardin, tijeras de poda, tijeras de podar, tijeras de recoleccion, tijeras electricas poda,
      tijeras manicura cultivo, tijeras poda, tijeras podar, tijeras vendimia, tilo arbol, tipuana, tirador arranque
      cortacesped, tobera riego, tobera rotator, toldo, toldo vela,
      toldos, toma grifo manguera, tomillo maceta, tractor
      podador, tradescantia, traje apicultor, trampa
      avispas, trampa cromatica, trampa cromotropica, trampa mosca fruta, trampa moscas exterior, trampa para ratones,
      trampa polilla, transmision desbrozadora, traviesa, traviesa madera, traviesas, trebol enano,
      trepadora, trichocereus, triturador de ramas,
      triturador ramas, trituradora ramas, tuberia con goteros, tuberia de polietileno, tuberia de riego, tuberia
      exudante, tuberia goteo, tuberia pe, tuberia pe 16, tuberia polietileno, tuberia riego, tubo con goteros, tubo de
      goteo, tubo de polietileno, tubo de riego, tubo goteo, tubo pe, tubo pe 16, tubo polietileno, tulipanes, tumbona,
      turba, turba rubia, tutor bambu, tutor musgo, tutor plantas, tutores, tuya, umbraculo, una de gato planta, valla,
      valla
      jardin, valla madera, valla
      pvc, vallado bambu, valvula de pie riego, vela de sombra, vela sombra, veleta, velo invernal, ventilacion indoor,
      ventilador pinza
      cultivo,
      ventosa riego, venturi riego, verbena, vermicompostador, vermiculita, vid planta,
      vid uva, vidrio filtrante, zamia, zamioculca`,
    ],
    [
      'OUTDOORS',
      `aceite armas, aceite para armas, acumulador frio, acumuladores frio, aguardo, airsoft, aislante termico camping,
      alarma picada, alfombra playa, alicate multiusos navaja, alicates pesca, almohada camping, almohada de camping,
      almohada hinchable
      camping, almohada inflable camping, ancla barco, anillas cana, anillas picatinny, anillas visor, anillas weaver,
      anillo cinta escalada, anillo de cinta, anzuelo, anzuelo triple, anzuelos,
      anzuelos mustad, anzuelos triples, arco caza,
      arco compuesto, arco recurvo, arco tradicional, armero, armero seguridad, arnes, arnes escalada, arva, asegurador,
      asegurador escalada, asiento para kayak, avisador picada, bajo de linea, bajo de linea mosca, bajo linea mosca,
      bajos de linea, bajos
      linea, balines, ballesta, baqueta limpieza, barca
      hinchable, baston de senderismo, baston de trekking, baston nordico, baston senderismo, baston trekking, bastones
      de trekking, bastones nordicos, bastones trail, bastones trekking, bateria airsoft, bbs airsoft, bedchair,
      bichero, bicheros, bidon agua, bidon
      agua camping, bidon
      de agua, bidon plegable, binoculares, bipode, bloqueador escalada, bloqueador puno, bobber, bobina detector
      metales, bobina
      trenzado, boilie, boilies, bolas airsoft, bolas paintball, bolsa de caza, bolsa
      de dormir, bolsa de pesca, bolsa dormir, bolsa estanca, bolsa hidratacion, bolsa nevera, bolsa para dormir, bolsa
      pesca, bolsa seca, bomba aire camping, bomba electrica colchon, bombonas co2, botas de vadeo, botas vadeadoras,
      botas vadeo, bote hinchable,
      bote inflable, botella co2, botella de gas camping, botella filtrante camping, botella gas camping, boya de
      pesca, boya luminosa pesca, boya pesca,
      brujula, cabeza jig, cabeza plomada, cabezas plomadas, cabo amarre, caja de moscas, caja de pesca, caja de
      senuelos, caja fuerte armas, caja moscas, caja para pesca, caja pesca,
      calamarera, cama camping, camara fototrampeo, camara termica caza, camara trampa, camelbak hidratacion, campus
      board, cana, cana baitcasting, cana boloñesa, cana
      carpfishing, cana casting, cana de
      pesca, cana de pescar, cana enchufable, cana feeder, cana fija pesca, cana jigging, cana mosca, cana pescar, cana
      spinning, cana surf casting, cana surfcasting, cana telescopica, cana trucha, cana y carrete,
      canana, cananas, canas pesca, canoa, cantimplora, capsulas co2, carabina, carabina aire comprimido, carabina
      gamo, carabina hatsan, carabina muelle, carabina nitro piston, carabina norica, carabina pcp, cargador airsoft,
      cargador escopeta, cargador
      pistola, carnada, carpa, carpa 2 personas, carpa 4 personas, carpa 6 personas, carpa camping, carpa iglu, carrete,
      carrete baitcasting, carrete daiwa, carrete de pesca, carrete electrico pesca, carrete mosca, carrete pesca,
      carrete shimano, carrete spinning, carrete surfcasting, carretilla carpfishing, carril picatinny, carril weaver,
      carro playa, cartuchera caza,
      cartucho de
      gas, cartucho gas, cartucho gas camping, cartuchos escopeta, casa campana, casa de campana, casco balistico, casco
      de escalada, casco escalada, casco tactico, cascos electronicos tiro, cascos tiro, catalejo, catre, catre camping,
      cava playera, cebo, cebo pesca, cebo vivo, cepillo canon, cerbatana, cesta de picnic, cesta picnic, chaleco
      airsoft, chaleco antibalas, chaleco de pesca flotante, chaleco flotacion, chaleco kayak,
      chaleco pesca, chaleco portaplacas,
      chaleco salvavidas, choke escopeta, chokes, cimbel, cimbeles, cinta express, cinta express escalada, cintas
      expres, cinturon cartuchera, cinturon
      salvavidas, cocinilla, cola de rata, cola rata mosca, colchon camping, colchon hinchable, colchon hinchable
      camping, colchon
      inflable, colchon inflable camping, colchon para camping, colchoneta camping, colchoneta inflable, colchoneta para
      camping, combo cana, combo pesca, comedero jabali, conjunto pesca, conservadora, conservadora de frio, copo pesca,
      corcho pesca, cordino, cordino escalada, crampones, crankbait, crash pad, crashpad, cubo plegable, cuchara pesca,
      cucharilla mepps, cucharilla pesca, cuchillo
      buceo, cuchillo bushcraft, cuchillo caza,
      cuchillo de buceo, cuchillo de caza, cuchillo de lanzar, cuchillo de monte, cuchillo de pesca, cuchillo de
      supervivencia, cuchillo filetear, cuchillo lanzar, cuchillo militar, cuchillo monte, cuchillo pesca, cuchillo
      plegable, cuchillo supervivencia, cuchillo tactico, cuerda de escalada, cuerda dinamica, cuerda doble escalada,
      cuerda escalada, cuerda estatica, cuerda semiestatica, cuerda simple escalada, culata escopeta, culatin, cuna
      carpfishing,
      daisy chain, daisy chain escalada, defensa extensible,
      defensas barco, descensor, detector de metales, detector metales, diabolos, diana tiro, dianas tiro, ducha
      camping, ducha de camping, ducha portatil camping, ecosonda, egi, emerillon, emerillones, encendedor pedernal,
      engodo, engodo pesca, escopeta,
      esmerillon, esmerillones, espada decorativa katana, espada medieval, esperas jabali, esterilla aislante,
      esterilla autohinchable, esterilla
      autoinflable, esterilla camping, esterilla de camping, esterilla de playa, esterilla inflable, esterilla para
      dormir, esterilla playa, farol a gas, ferrata, filtro agua camping, filtro agua supervivencia, filtro de agua
      portatil, flecha, flechas, flechas aluminio, flechas carbono, flotador pesca, fluorocarbono, funda arco, funda
      arma, funda cana, funda canas, funda de arco, funda de pistola, funda para canas, funda pistola, funda vivac,
      gafas airsoft,
      gafas balisticas tiro, gafas de pesca polarizadas pesca, gafas de tiro, gancho pesca gaff, garrafa 3 kg camping,
      garrafa plegable,
      garrafas co2, gas airsoft, gas camping, gas pimienta, gazebo camping, gel encendido, ghillie, giratorios pesca,
      gomera, gps
      senderismo, grapa trampeo, grapas pesca, gri gri,
      grilletes esposas, hacha, hacha tactica, harina carpfishing, heladera camping, heladera portatil, hielera, hilo
      de fluorocarbono, hilo de monofilamento, hilo
      de pesca, hilo fluorocarbono, hilo monofilamento, hilo pesca, hilo trenzado, holografico, honda de caza,
      hornillo, inflable
      bote, inodoro portatil,
      inodoro quimico, jerkbait, jig head, jig pesca, katana, kayak, kayak hinchable, kit de fuego, kit de limpieza
      armas, kit de
      supervivencia, kit ferrata, kit limpieza armas, lancha inflable, lancha neumatica, leader pesca, linea de pesca,
      linea mosca, linterna de cabeza recargable, liquido wc quimico, luces pesca nocturna, luz pesca, machete monte,
      macuto, magnesera, magnesio escalada, maletin pesca, manta de emergencia, manta de picnic, manta de supervivencia,
      manta emergencia, manta picnic, manta playa, manta supervivencia, manta termica, marcadora airsoft, marcadora
      paintball, marmita, mascara airsoft, mascara paintball,
      masilla pesca, mediomundo, mesa camping, mesa de camping, mesa de playa, mesa para
      camping, mesa playa, mesa
      plegable camping,
      minnow, minnows, mira holografica, mira laser, mira telescopica, mochila de hidratacion, mochila nevera, mochila
      pesca, mochila picnic, mochila tecnica, monocular termico, monofilamento, montura picatinny, montura visor, mosca
      seca, moscas pesca, mosqueton,
      multifilamento, multifilamento
      pesca, multiherramienta leatherman, multipresa, municion, nasa pesca, navaja, navaja albacete, navaja mariposa
      entrenamiento,
      navaja
      multiuso, navaja multiusos, navaja opinel, navaja suiza, navaja tactica, navaja victorinox, nevera, nevera 12v,
      nevera camping, nevera de playa, nevera flexible, nevera para playa, nevera playa, nevera portatil, nevera
      portatil camping, nevera rigida, nevera termica, ninfa pesca, nylon de pesca, nylon pesca, paddle bolsa, pajarito
      calamar, pala de camping, pala de nieve avalancha, pala
      kayak, pala militar, pala nieve avalancha, pala plegable, parasol playa, paravientos playa, paseante pesca,
      pastillas potabilizadoras,
      pedernal, pellets carpfishing, pellets
      pesca, percha caza, perdigones, peso pescado, petate estanco, pies de gato, pies gato, pinza de pesca, pinza
      pescado, pinza pez, pinzas pesca, piolet, piquetas, pistola, pistola aire comprimido, pistola co2, pistola de
      aire, pistola de balines, pistola fogueo, pistolera, placas hielo nevera, plomo corredizo,
      plomo de pesca, plomo ojal, plomo
      pesca, plomos pesca, polainas montana, polainas senderismo, polea escalada, poper, popper pesca, porta canas,
      portacanas,
      portafusil, postas, postones,
      potera, poteras, presa escalada, presas de escalada, presas escalada, prismaticos, puesto caza, puesto palomas,
      puesto perdiz,
      pulsera paracord, pulsera supervivencia, puno ascensor, punta flecha, puntero cana, punto rojo,
      punto rojo mira,
      quitavueltas, raquetas de nieve, raquetas nieve, reclamo, reclamo electronico, red camuflaje, red copo, red de
      camuflaje, red de
      pesca, reel
      baitcast, reel de pesca, reel frontal, reel rotativo, reel spinning, repelente, replica aeg, replica airsoft,
      replica gbb, resortera, reverso asegurador, reverso petzl, riel picatinny, rifle, rifle aire, rifle de aire,
      rifle gamo, rifle pcp, rocodromo, rod pod, sacadera, saco de dormir, saco de dormir adulto, saco de momia, saco
      de plumas
      dormir, saco dormir, saco
      dormir adulto, saco marinero, saco momia, saco para dormir, saco sabana, saco vivac, salabre, salvavidas, sedal,
      senuelo,
      senuelos, shad vinilo, silbato emergencia, silbato supervivencia, silenciador airsoft, silla camping, silla
      carpfishing, silla caza, silla de camping,
      silla de caza,
      silla de pesca, silla de playa, silla director camping, silla para camping, silla para playa, silla pesca, silla
      playa, silla playera, silla plegable camping, silla plegable playa, sillon camping, slackline, sombrilla de playa,
      sombrilla playa, sonda avalancha, sonda garmin striker, sonda lowrance, sonda pesca, soporte arco, soporte cana,
      soporte canas,
      soporte para canas, spinnerbait, spray defensa, spray
      pimienta, stickbait, tabla multipresa, tarp, taser, telemetro, telemetro caza,
      telescopio, tienda, tienda campana, tienda de campana, tienda de campaña 4 personas,
      tienda de
      techo, tienda familiar, tienda techo coche, tijeras pesca, tijeras trenzado, tirachinas, toldo furgoneta,
      toldo tarp, trenzado 4 hebras, trenzado 8 hebras, trenzado berkley, trenzado daiwa, trenzado pesca, trenzado
      power pro,
      trenzado shimano, trenzado spiderwire, trenzado sufix, trenzado x8, triples pesca,
      tripode canas, tubo
      canas, tumbona playa, vadeador, varillas tienda campana, veleta pesca, vinilo lubina, vinilo pesca, vinilo shad,
      vinilo texas, vinilos pesca, visor, visor 3 9x40, visor bushnell, visor holografico, visor leupold, visor
      nocturno,
      visor termico, visor vortex, wader, waders, wc quimico, zurron`,
    ],
  ],
  unsure: `abono, acebo, acebos, ahumador, almendro, almendros, alveolos, anemona, anemonas,
    antihierbas, arbol, arce, arnes, avellano, avellanos, azucena, azucenas, bastones, bordura, brezo, bromo, bulbo,
    calamondin, cana, cancela,
    carpa, carrete, caseta, catalejo, catre, cebo, ceibo, cerezo, cerezos, cipres, cipreses, ciruelo, ciruelos,
    clarificador, claveles, cloro, colmena, composta, conservadora, crisantemo, crisantemos, cupula,
    dalia, dalias, diabolos, drago, encina, encinas, enebro, enrejado, estaca, estanque, flecha, flores, fresia,
    fresias, frutal, frutales, fuente, girasol, girasoles, gladiolo, glicinia, glicinias, goteo, gotero, goteros,
    grama, grava, guadana, hacha, hamaca, helecho, hiedra, hiedras, higuera, horca, hortensias, hoz, humus, jacaranda,
    jacintos, jacuzzi, karcher, laya, lirios, madreselva, mandarino, manguera,
    mangueras, manguitos, manzano, manzanos, marginata, marquesina, matera, naranjo, naranjos, narciso, narcisos,
    navaja, nenufar, nenufares, nevera, olivo, orquidea, pala, palita, palmera, pasto, peonias, peral, perales, percha
    caza, perlita, pistola, planta, plantador, plantas, plantel, plumbago, poper, postas, ramo, rastrillo, rastrillos,
    repelente,
    riego, rosa del desierto, rosas, salvavidas, seto, taser, tienda, tierra, traviesa, traviesas, trepadora,
    trepadoras, tulipanes, turba, tutores, tuya, tuyas, valla,
    veleta, verbena, visor, zamia`,
  printed: 'maceta',
  ofHome: 'artificial, artificiales, sintetica, sintetico',
  uses: {
    GARDEN: `cultivo indoor, cultivo interior, exterior terraza, grow shop, growshop, hidroponia, hidroponico, huerta,
      huerto, jardin, jardineria, jardineria y riego, plantas, poda, riego, terraza,
      ventilacion indoor, vivero`,
    OUTDOORS: `acampada, acampar, aire libre camping, airsoft, campamento, camping, caza, cazador, escalada, excursion,
      militar, montana, montanismo, pesca, pesca y caza, pescador, senderismo, supervivencia, tactica, tactico, tiro,
      trekking`,
  },
};
