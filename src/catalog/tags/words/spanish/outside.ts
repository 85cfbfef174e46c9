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
      `abonadora, abono, abono citricos, abono liquido, abono organico, abono orquideas, abono universal, acaricida,
      aceite cadena motosierra, aceite de neem, aceite neem, aguacate arbol, ahoyador, ahoyadora, ahumador, ahuyentador
      gatos, ahuyentador palomas, ahuyentador topos, aislador pastor electrico, alambre espino, alambre jardin, alberca,
      alfombra cesped, alfombra de cesped, alguicida, almacigo, aloe vera planta, alveolos, antialgas, antihierbas,
      antilimacos, anturio, apicultura, arbol, arbol frutal, arbusto, arcilla expandida, arco de jardin, arco jardinero,
      arcon exterior, arcos jardineros, arlita, armario cultivo, armario exterior, armario resina exterior, arqueta
      riego, arreglo de flores, arreglo de rosas, arreglo floral, arreglos florales, aspersor, aspersora, aspersores,
      aspirador de hojas, aspirador hojas, aspirador soplador, astilladora, autorriego, azada, azadilla, azadon,
      balancin jardin, bambu vallado, banco de jardin, banco exterior, banco jardin, barrefondo, barrena de tierra,
      barrena tierra, baul exterior, bieldo, binador, bioestimulante, biotriturador, biotrituradora, bolsa cultivo,
      bolsa de jardin, bolsa jardin residuos, bolsas cultivo, bolsas de cultivo, bomba de estanque, bomba de fumigar,
      bomba de piscina, bomba de riego, bomba estanque, bomba fumigar, bomba para piscina, bomba piscina, bomba riego,
      bonsai, bordeadora, bordura, bordura jardin, bouquet, brasero exterior, brezo, brezo natural, bromo, bromo spa,
      buganvilla, bulbo, bulbos tulipan, cactu, cactus, caja de flores, caja de rosas, caja flores, caja nido, caja nido
      pajaros, caja rosas, cajon cultivo, caldo bordeles, calefactor exterior, camastro, camastros, campana viento,
      cancela, canizo, canto rodado, carillon, carpa 3x3, carpa jardin, carpa plegable, carpa plegable 3x3, carrete de
      manguera, carrete manguera, carro jardin, carro manguera, carro portamanguera, caseta, caseta de jardin, caseta
      jardin, caseta resina, casita pajaros, celosia, cenador, centro flores naturales, cera estampada, cesped, cesped
      artificial, cesta recoleccion, chimenea exterior, chipeadora, ciclamen, cinta de goteo, cinta goteo, cinta
      injertar, clarificador, clorador, clorador salino, cloro choque, cloro granulado, cloro multiaccion, cloro para
      alberca, cloro para piscina, cloro pastillas, cloro piscina, cobertizo, cobertor burbujas, cobertor piscina, cojin
      exterior, cojin palet, cojin para palet, cojin para tumbona, cojines exterior, cojines palet, cojines para palets,
      colmena, columpio adulto, columpio adultos, columpio de jardin, columpio jardin, columpio madera jardin, columpio
      terraza, comedor exterior, composta, compostador, compostera, conector de manguera, conector manguera, conector
      rapido manguera, conexion de manguera, conexiones de manguera, conjunto de jardin, conjunto exterior, conjunto
      jardin, conjunto jardin ratan, conjunto terraza, corona de flores, corona funebre, corona funeraria, cortabordes,
      cortabordes bateria, cortacercos, cortacesped, cortadora cesped, cortadora de cesped, cortadora de pasto,
      cortadora pasto, cortasetos, cortasetos electrico, corteza de pino, corteza pino, crasas, crisantemo, cuadro
      colmena, cubierta de piscina, cubremaceta, cubremacetas, césped sintético, deposito agua lluvia, depuradora,
      desbrozador, desbrozadora, desmalezadora, desplantador, difusor riego, disco desbrozadora, dosificador cloro,
      dosificador flotante, drago, ducha piscina, ducha solar, electrosierra, electrovalvula, enraizador, enraizante,
      enrejado, enrollador manguera, escardilla, escardillo, escarificador, escoba de jardin, espantapajaros, esparcidor
      abono, estaca solar, estanque, estanque prefabricado, estiercol, estufa exterior, estufa terraza, etiquetas
      plantas, extractor miel, farol solar, fertilizante, fibra coco, fibra de coco, figura de jardin, figura jardin,
      filtro estanque, filtro para piscina, filtro spa, floculante, flor de pascua, flores, flores frescas, flores
      naturales, flores preservadas, fogonero, fresal, frutales, fuente, fuente agua jardin, fuente de jardin, fuente
      exterior, fuente jardin, fuente solar, fumigador, fumigadora, funda mesa jardin, funda para muebles de jardin,
      funda para sombrilla, funda para tumbona, funda sofa exterior, fungicida, fungicidas, gafas desbrozadora, geranio,
      geranios, girasol, girasoles, gnomo, goteo, gotero, grama, grama sintetica, grava, grava blanca, guadana, guano,
      guantes apicultor, guantes de jardin, guantes de jardineria, guantes jardin, guantes jardineria, guantes poda,
      hacha lena, hamaca, hamaca colgante, hamaca jardin, helecho, helicida, herbicida, herramientas de jardin,
      herramientas jardin, herramientas jardineria, hidrolavadora, hidrolimpiadora, hidroponia, hidroponico, higuera,
      hilo para desbrozadora, hilo pastor, horca, hormonas enraizamiento, horquilla jardin, hortensia, hotel insectos,
      hoz, huerto, huerto urbano, humus, humus de lombriz, humus lombriz, incrementador ph, injertador, insecticida
      agricola, insecticida pulgon, invernadero, jabon potasico, jacuzzi, jacuzzi hinchable, jardinera, jazmin planta,
      karcher, karcher k4, kentia, kit analisis agua piscina, kit cultivo, kit cultivo setas, kit de cultivo, kit de
      germinacion, kit de riego, kit goteo, kit herramientas jardin, kit hidroponico, kit riego, kit riego goteo, kit
      setas, kokedama, lampara crecimiento, lampara cultivo, lampara de cultivo, lampara solar, lana de roca cultivo,
      lanza riego, lavanda planta, laya, led cultivo, lenero, lenero exterior, lilium, limonero, limpiafondo,
      limpiafondos, lirios, lombricomposta, lombricompostera, lona estanque, luces solares, luz cultivo, luz solar,
      maceta, macetas, macetero, maceteros, macetohuerto, malla antiaves, malla antigranizo, malla antihierba, malla
      antihierbas, malla antimaleza, malla antipajaros, malla ciclonica, malla conejera, malla de ocultacion, malla de
      sombreo, malla gallinero, malla ocultacion, malla rafia, malla simple torsion, malla sombra, malla sombreo, malla
      tutora, manguera, manguera autoflotante, manguera de jardin, manguera de riego, manguera extensible, manguera
      jardin, manguera para jardin, manguera riego, manta antihelada, manta antiheladas, manta termica cultivo, manta
      termica piscina, margarita planta, marquesina, mata babosas, matamalezas, matera, mecedora de jardin, mesa
      cultivo, mesa de cultivo, mesa de jardin, mesa de terraza, mesa exterior, mesa jardin, mesa picnic jardin, mesa
      terraza, micronutrientes, mini motosierra, mochila de fumigar, mochila fumigadora, mochila fumigar, mochila
      pulverizadora, mochila sulfatar, molinillo viento, molusquicida, motoazada, motocultivador, motocultor,
      motoguadana, motosierra, motosierra poda, mueble de exterior, mueble exterior, muebles de jardin, muebles jardin,
      naranjo arbol, navaja injertar, neem, nido pajaro exterior, oidio, olivo, orilladora, orquidea, pala, pala de
      jardin, pala jardin, palita, palita jardin, palmera, panel verja, parasol, pastillas cloro, pastillas de cloro,
      pasto, pasto artificial, pasto sintetico, pastor electrico, pergola, perlita, ph mas, ph menos, piedra decorativa,
      pileta, pileta de lona, pileta inflable, pinchos antipalomas, pinchos palomas, piscina, piscina hinchable, piscina
      inflable, pistola de riego, pistola para manguera, pistola riego, plaguicida, planta, planta aromatica, planta
      carnivora, planta colgante, planta crasa, planta de interior, planta interior, planta natural, planta ornamental,
      plantador, plantador bulbos, plantas, plantas estanque, plantas naturales, plantel, plantin, plantines, plantula,
      plantulas, plato para maceta, podador altura, podadora, podadoras, poinsettia, portamaceta, portamacetas,
      portamanguera, poste valla, poto, programador de riego, programador riego, pulverizador, pulverizador de jardin,
      quelato hierro, quitasol, ramo, ramo buchon, ramo de flores, ramo de girasoles, ramo de rosas, ramo flores, ramo
      girasoles, ramo novia, ramo preservado, ramo rosas, ramo tulipanes, rastrillo, rastrillo hojas, rastrillo jardin,
      rastrillos, recogedor hojas, recogehojas, recolector agua lluvia, reductor ph, regadera, regadera de jardin,
      regadera jardin, reloj sol, repelente animales, repelente de animales, repelente gatos jardin, reposera,
      reposeras, riego, riego por goteo, robot cortacesped, rodillera jardin, rodrigon, rosa preservada, rosal, rosas,
      rosas preservadas, rosas rojas, saco jardin, sala de exterior, sala exterior, semilla, semillas, semillas de
      cesped, semillas de hortalizas, semillero, semilleros, serrucho de poda, serrucho podador, set herramientas
      jardin, seta calefactora, seto, seto artificial, sierra de poda, sierra de podar, sierra poda, silla acapulco,
      silla colgante, silla de jardin, silla exterior, sillon colgante, sillon exterior, skimmer, sofa exterior, sofa
      palet, sombrilla, soplador, soplador de hojas, sopladora, sopladora de hojas, soplahojas, soporte hamaca, soporte
      para hamaca, soporte para macetas, soporte para plantas, soporte plantas, spa hinchable, spa inflable, suculenta,
      suculentas, sulfatadora, sulfato hierro, sustrato, talacho, talacho pico, tepe, terrario, tierra, tierra para
      macetas, tierra preparada, tierra vegetal, tijera de cesped, tijera de poda, tijera de podar, tijera electrica
      poda, tijera jardin, tijera poda, tijera podadora, tijera podar, tijeras bonsai, tijeras cesped, tijeras de
      bonsai, tijeras de jardin, tijeras de poda, tijeras de podar, tijeras de recoleccion, tijeras electricas poda,
      tijeras poda, tijeras podar, tijeras vendimia, toldo, toldo vela, toldos, tractor podador, traje apicultor, trampa
      avispas, trampa moscas exterior, trampa para ratones, traviesa, traviesa madera, traviesas, triturador de ramas,
      triturador ramas, trituradora ramas, tuberia goteo, tubo de goteo, tubo de riego, tubo goteo, tulipanes, tumbona,
      turba, turba rubia, tutor bambu, tutor musgo, tutor plantas, tutores, valla, valla jardin, valla madera, valla
      pvc, vallado bambu, vela de sombra, vela sombra, veleta, velo invernal, vermicompostador, vermiculita, vid planta,
      vidrio filtrante, zamioculca`,
    ],
    [
      'OUTDOORS',
      `aceite armas, aceite para armas, acumulador frio, acumuladores frio, aguardo, airsoft, aislante termico camping,
      alarma picada, alfombra playa, alicate multiusos navaja, almohada camping, almohada de camping, almohada hinchable
      camping, almohada inflable camping, ancla barco, anillas visor, anzuelo, anzuelos, anzuelos mustad, arco caza,
      arco compuesto, arco recurvo, arco tradicional, armero, armero seguridad, arnes, arnes escalada, asegurador,
      asiento para kayak, avisador picada, bajo de linea, bajos linea, balines, ballesta, baqueta limpieza, barca
      hinchable, baston de senderismo, baston de trekking, baston nordico, baston senderismo, baston trekking, bastones
      de trekking, bastones nordicos, bastones trail, bastones trekking, bichero, bidon agua, bidon agua camping, bidon
      de agua, bidon plegable, binoculares, bipode, bloqueador escalada, bobina detector metales, bolsa de caza, bolsa
      de dormir, bolsa de pesca, bolsa dormir, bolsa estanca, bolsa hidratacion, bolsa nevera, bolsa para dormir, bolsa
      pesca, bolsa seca, bomba aire camping, bomba electrica colchon, bombonas co2, botas vadeadoras, bote hinchable,
      bote inflable, botella co2, botella de gas camping, botella filtrante camping, botella gas camping, boya pesca,
      brujula, cabo amarre, caja de moscas, caja de pesca, caja fuerte armas, caja moscas, caja para pesca, caja pesca,
      calamarera, cama camping, camara fototrampeo, camara trampa, cana, cana baitcasting, cana carpfishing, cana de
      pesca, cana de pescar, cana mosca, cana pescar, cana spinning, cana surfcasting, cana telescopica, cana y carrete,
      canana, cananas, canas pesca, canoa, cantimplora, capsulas co2, carabina, carabina aire comprimido, cargador
      pistola, carnada, carpa, carpa 2 personas, carpa 4 personas, carpa 6 personas, carpa camping, carpa iglu, carrete,
      carrete de pesca, carrete pesca, carrete spinning, carrete surfcasting, carro playa, cartuchera caza, cartucho de
      gas, cartucho gas, cartucho gas camping, cartuchos escopeta, casa campana, casa de campana, casco balistico, casco
      de escalada, casco escalada, casco tactico, cascos electronicos tiro, cascos tiro, catalejo, catre, catre camping,
      cava playera, cebo, cebo pesca, cebo vivo, cepillo canon, cerbatana, cesta de picnic, cesta picnic, chaleco
      airsoft, chaleco antibalas, chaleco de pesca flotante, chaleco flotacion, chaleco kayak, chaleco portaplacas,
      chaleco salvavidas, cimbel, cimbeles, cinta express escalada, cintas expres, cinturon cartuchera, cinturon
      salvavidas, cocinilla, cola rata mosca, colchon camping, colchon hinchable, colchon hinchable camping, colchon
      inflable, colchon inflable camping, colchon para camping, colchoneta camping, colchoneta inflable, colchoneta para
      camping, combo cana, combo pesca, comedero jabali, conjunto pesca, conservadora, conservadora de frio, copo pesca,
      crampones, cubo plegable, cuchara pesca, cucharilla pesca, cuchillo buceo, cuchillo bushcraft, cuchillo caza,
      cuchillo de buceo, cuchillo de caza, cuchillo de lanzar, cuchillo de monte, cuchillo de pesca, cuchillo de
      supervivencia, cuchillo filetear, cuchillo lanzar, cuchillo militar, cuchillo monte, cuchillo pesca, cuchillo
      plegable, cuchillo supervivencia, cuchillo tactico, cuerda de escalada, cuerda escalada, defensa extensible,
      defensas barco, descensor, detector de metales, detector metales, diabolos, diana tiro, dianas tiro, ducha
      camping, ducha de camping, ducha portatil camping, ecosonda, emerillones, encendedor pedernal, engodo, escopeta,
      espada decorativa katana, espada medieval, esperas jabali, esterilla aislante, esterilla autohinchable, esterilla
      autoinflable, esterilla camping, esterilla de camping, esterilla de playa, esterilla inflable, esterilla para
      dormir, esterilla playa, farol a gas, ferrata, filtro agua camping, filtro agua supervivencia, filtro de agua
      portatil, flecha, flechas, flechas aluminio, flechas carbono, flotador pesca, fluorocarbono, funda arco, funda
      arma, funda cana, funda canas, funda de arco, funda de pistola, funda para canas, funda pistola, gafas airsoft,
      gafas balisticas tiro, gafas de pesca polarizadas pesca, gafas de tiro, garrafa 3 kg camping, garrafa plegable,
      garrafas co2, gas camping, gas pimienta, gazebo camping, gel encendido, ghillie, gomera, gps senderismo, gri gri,
      grilletes esposas, hacha, hacha tactica, heladera camping, heladera portatil, hielera, hilo de fluorocarbono, hilo
      de pesca, hilo fluorocarbono, hilo pesca, hilo trenzado, honda de caza, hornillo, inflable bote, inodoro portatil,
      inodoro quimico, jig pesca, katana, kayak, kayak hinchable, kit de fuego, kit de limpieza armas, kit de
      supervivencia, kit ferrata, kit limpieza armas, lancha inflable, lancha neumatica, leader pesca, linea de pesca,
      linea mosca, linterna de cabeza recargable, liquido wc quimico, luces pesca nocturna, luz pesca, machete monte,
      macuto, magnesera, magnesio escalada, maletin pesca, manta de emergencia, manta de picnic, manta de supervivencia,
      manta emergencia, manta picnic, manta playa, manta supervivencia, manta termica, marmita, mascara paintball,
      mediomundo, mesa camping, mesa de camping, mesa de playa, mesa para camping, mesa playa, mesa plegable camping,
      minnow, minnows, mira holografica, mira laser, mira telescopica, mochila de hidratacion, mochila nevera, mochila
      pesca, mochila picnic, mochila tecnica, monofilamento, montura visor, mosqueton, multifilamento, multifilamento
      pesca, multiherramienta leatherman, municion, navaja, navaja albacete, navaja mariposa entrenamiento, navaja
      multiuso, navaja multiusos, navaja opinel, navaja suiza, navaja tactica, navaja victorinox, nevera, nevera 12v,
      nevera camping, nevera de playa, nevera flexible, nevera para playa, nevera playa, nevera portatil, nevera
      portatil camping, nevera rigida, nevera termica, nylon de pesca, nylon pesca, paddle bolsa, pala de camping, pala
      kayak, pala militar, pala plegable, parasol playa, paravientos playa, pastillas potabilizadoras, pedernal, pellets
      pesca, percha caza, perdigones, peso pescado, petate estanco, pies de gato, pies gato, pinza de pesca, pinza
      pescado, pinza pez, pinzas pesca, piolet, piquetas, pistola, pistola aire comprimido, pistola co2, pistola de
      aire, pistola de balines, pistola fogueo, pistolera, placas hielo nevera, plomo corredizo, plomo de pesca, plomo
      pesca, polainas montana, polainas senderismo, poper, porta canas, portacanas, portafusil, postas, postones,
      potera, poteras, prismaticos, pulsera paracord, pulsera supervivencia, punta flecha, punto rojo, punto rojo mira,
      quitavueltas, raquetas de nieve, raquetas nieve, reclamo, red camuflaje, red de camuflaje, red de pesca, reel
      baitcast, reel de pesca, reel frontal, reel rotativo, reel spinning, repelente, resortera, rifle, rifle de aire,
      rod pod, sacadera, saco de dormir, saco de dormir adulto, saco de momia, saco de plumas dormir, saco dormir, saco
      dormir adulto, saco marinero, saco momia, saco para dormir, saco sabana, salabre, salvavidas, sedal, senuelo,
      senuelos, silbato emergencia, silbato supervivencia, silla camping, silla caza, silla de camping, silla de caza,
      silla de pesca, silla de playa, silla director camping, silla para camping, silla para playa, silla pesca, silla
      playa, silla playera, silla plegable camping, silla plegable playa, sillon camping, slackline, sombrilla de playa,
      sombrilla playa, sonda pesca, soporte arco, soporte cana, soporte canas, soporte para canas, spray defensa, spray
      pimienta, taser, telescopio, tienda, tienda campana, tienda de campana, tienda de campaña 4 personas, tienda de
      techo, tienda familiar, tienda techo coche, tijeras pesca, tijeras trenzado, tirachinas, toldo furgoneta, tubo
      canas, tumbona playa, vadeador, varillas tienda campana, vinilo lubina, vinilo pesca, visor, visor nocturno,
      wader, waders, wc quimico, zurron`,
    ],
  ],
  unsure: `abono, ahumador, alveolos, antihierbas, arbol, arnes, bastones, bordura, brezo, bromo, bulbo, cana, cancela,
    carpa, carrete, caseta, catalejo, catre, cebo, clarificador, cloro, colmena, composta, conservadora, cupula,
    diabolos, drago, enrejado, estaca, estanque, flecha, flores, fuente, girasol, girasoles, goteo, gotero, goteros,
    grama, grava, guadana, hacha, hamaca, helecho, horca, hoz, humus, jacuzzi, karcher, laya, lirios, manguera,
    mangueras, manguitos, marquesina, matera, navaja, nevera, olivo, orquidea, pala, palita, palmera, pasto, percha
    caza, perlita, pistola, planta, plantador, plantas, plantel, poper, postas, ramo, rastrillo, rastrillos, repelente,
    riego, rosas, salvavidas, seto, taser, tienda, tierra, traviesa, traviesas, tulipanes, turba, tutores, valla,
    veleta, visor`,
  printed: 'maceta',
  ofHome: 'artificial, artificiales, sintetica, sintetico',
  uses: {
    GARDEN: `exterior terraza, huerta, huerto, jardin, jardineria, jardineria y riego, plantas, poda, riego, terraza,
      vivero`,
    OUTDOORS: `acampada, acampar, aire libre camping, airsoft, campamento, camping, caza, cazador, escalada, excursion,
      militar, montana, montanismo, pesca, pesca y caza, pescador, senderismo, supervivencia, tactica, tactico, tiro,
      trekking`,
  },
};
