import type { Subject } from '../words.ts';

export const OUTDOORS: Subject = {
  things: [
    ['OUTDOORS+SHOES', 'botas campo, botas de montana, botas montana, zapatillas aproximacion'],
    [
      'ELECTRONICS+OUTDOORS',
      `binocular digital, binocular vision nocturna, binoculares vision nocturna, camara caza, camara de caza,
      monocular vision nocturna, vision nocturna, vision nocturna digital`,
    ],
    [
      'HOME+OUTDOORS',
      `farol camping, farol de camping, frontal led, frontal recargable, lampara camping, lampara de camping, linterna
      cabeza, linterna camping, linterna de cabeza, linterna de camping, linterna frontal, linterna minera, luz
      camping, luz frontal`,
    ],
    [
      'ACCESSORIES+OUTDOORS',
      `braga militar, cinturon tactico, gafas balisticas, gorra caza, gorra militar, gorra pesca, gorra tactica,
      guantes caza, guantes escalada, guantes tacticos, mochila 40l trekking, mochila 60l, mochila camping, mochila
      caza, mochila de montana, mochila de senderismo, mochila hidratacion, mochila militar, mochila montana, mochila
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
      'OUTDOORS',
      `aceite armas, aceite para armas, acumulador frio, acumuladores frio, aguardo, airsoft, aislante termico camping,
      alarma picada, alfombra playa, alicate multiusos navaja, alicates pesca, almohada camping, almohada de camping,
      almohada hinchable camping, almohada inflable camping, ancla barco, anillas cana, anillas picatinny, anillas
      visor, anillas weaver, anillo cinta escalada, anillo de cinta, anzuelo, anzuelo triple, anzuelos, anzuelos
      mustad, anzuelos triples, arco caza, arco compuesto, arco recurvo, arco tradicional, armero, armero seguridad,
      arnes, arnes escalada, arva, asegurador, asegurador escalada, asiento para kayak, avisador picada, bajo de linea,
      bajo de linea mosca, bajo linea mosca, bajos de linea, bajos linea, balines, ballesta, baqueta limpieza, barca
      hinchable, baston de senderismo, baston de trekking, baston nordico, baston senderismo, baston trekking, bastones
      de trekking, bastones nordicos, bastones trail, bastones trekking, bateria airsoft, bbs airsoft, bedchair,
      bichero, bicheros, bidon agua, bidon agua camping, bidon de agua, bidon plegable, binoculares, bipode, bloqueador
      escalada, bloqueador puno, bobber, bobina detector metales, bobina trenzado, boilie, boilies, bolas airsoft,
      bolas paintball, bolsa de caza, bolsa de dormir, bolsa de pesca, bolsa dormir, bolsa estanca, bolsa hidratacion,
      bolsa nevera, bolsa para dormir, bolsa pesca, bolsa seca, bomba aire camping, bomba electrica colchon, bombonas
      co2, botas de vadeo, botas vadeadoras, botas vadeo, bote hinchable, bote inflable, botella co2, botella de gas
      camping, botella filtrante camping, botella gas camping, boya de pesca, boya luminosa pesca, boya pesca, brujula,
      cabeza jig, cabeza plomada, cabezas plomadas, cabo amarre, caja de moscas, caja de pesca, caja de senuelos, caja
      fuerte armas, caja moscas, caja para pesca, caja pesca, calamarera, cama camping, camara fototrampeo, camara
      termica caza, camara trampa, camelbak hidratacion, campus board, cana, cana baitcasting, cana boloñesa, cana
      carpfishing, cana casting, cana de pesca, cana de pescar, cana enchufable, cana feeder, cana fija pesca, cana
      jigging, cana mosca, cana pescar, cana spinning, cana surf casting, cana surfcasting, cana telescopica, cana
      trucha, cana y carrete, canana, cananas, canas pesca, canoa, cantimplora, capsulas co2, carabina, carabina aire
      comprimido, carabina gamo, carabina hatsan, carabina muelle, carabina nitro piston, carabina norica, carabina
      pcp, cargador airsoft, cargador escopeta, cargador pistola, carnada, carpa, carpa 2 personas, carpa 4 personas,
      carpa 6 personas, carpa camping, carpa iglu, carrete, carrete baitcasting, carrete daiwa, carrete de pesca,
      carrete electrico pesca, carrete mosca, carrete pesca, carrete shimano, carrete spinning, carrete surfcasting,
      carretilla carpfishing, carril picatinny, carril weaver, carro playa, cartuchera caza, cartucho de gas, cartucho
      gas, cartucho gas camping, cartuchos escopeta, casa campana, casa de campana, casco balistico, casco de escalada,
      casco escalada, casco tactico, cascos electronicos tiro, cascos tiro, catalejo, catre, catre camping, cava
      playera, cebo, cebo pesca, cebo vivo, cepillo canon, cerbatana, cesta de picnic, cesta picnic, chaleco airsoft,
      chaleco antibalas, chaleco de pesca flotante, chaleco flotacion, chaleco kayak, chaleco pesca, chaleco
      portaplacas, chaleco salvavidas, choke escopeta, chokes, cimbel, cimbeles, cinta express, cinta express escalada,
      cintas expres, cinturon cartuchera, cinturon salvavidas, cocinilla, cola de rata, cola rata mosca, colchon
      camping, colchon hinchable, colchon hinchable camping, colchon inflable, colchon inflable camping, colchon para
      camping, colchoneta camping, colchoneta inflable, colchoneta para camping, combo cana, combo pesca, comedero
      jabali, conjunto pesca, conservadora, conservadora de frio, copo pesca, corcho pesca, cordino, cordino escalada,
      crampones, crankbait, crash pad, crashpad, cubo plegable, cuchara pesca, cucharilla mepps, cucharilla pesca,
      cuchillo buceo, cuchillo bushcraft, cuchillo caza, cuchillo de buceo, cuchillo de caza, cuchillo de lanzar,
      cuchillo de monte, cuchillo de pesca, cuchillo de supervivencia, cuchillo filetear, cuchillo lanzar, cuchillo
      militar, cuchillo monte, cuchillo pesca, cuchillo plegable, cuchillo supervivencia, cuchillo tactico, cuerda de
      escalada, cuerda dinamica, cuerda doble escalada, cuerda escalada, cuerda estatica, cuerda semiestatica, cuerda
      simple escalada, culata escopeta, culatin, cuna carpfishing, daisy chain, daisy chain escalada, defensa
      extensible, defensas barco, descensor, detector de metales, detector metales, diabolos, diana tiro, dianas tiro,
      ducha camping, ducha de camping, ducha portatil camping, ecosonda, egi, emerillon, emerillones, encendedor
      pedernal, engodo, engodo pesca, escopeta, esmerillon, esmerillones, espada decorativa katana, espada medieval,
      esperas jabali, esterilla aislante, esterilla autohinchable, esterilla autoinflable, esterilla camping, esterilla
      de camping, esterilla de playa, esterilla inflable, esterilla para dormir, esterilla playa, farol a gas, ferrata,
      filtro agua camping, filtro agua supervivencia, filtro de agua portatil, flecha, flechas, flechas aluminio,
      flechas carbono, flotador pesca, fluorocarbono, funda arco, funda arma, funda cana, funda canas, funda de arco,
      funda de pistola, funda para canas, funda pistola, funda vivac, gafas airsoft, gafas balisticas tiro, gafas de
      pesca polarizadas pesca, gafas de tiro, gancho pesca gaff, garrafa 3 kg camping, garrafa plegable, garrafas co2,
      gas airsoft, gas camping, gas pimienta, gazebo camping, gel encendido, ghillie, giratorios pesca, gomera, gps
      senderismo, grapa trampeo, grapas pesca, gri gri, grilletes esposas, hacha, hacha tactica, harina carpfishing,
      heladera camping, heladera portatil, hielera, hilo de fluorocarbono, hilo de monofilamento, hilo de pesca, hilo
      fluorocarbono, hilo monofilamento, hilo pesca, hilo trenzado, holografico, honda de caza, hornillo, inflable
      bote, inodoro portatil, inodoro quimico, jerkbait, jig head, jig pesca, katana, kayak, kayak hinchable, kit de
      fuego, kit de limpieza armas, kit de supervivencia, kit ferrata, kit limpieza armas, lancha inflable, lancha
      neumatica, leader pesca, linea de pesca, linea mosca, linterna de cabeza recargable, liquido wc quimico, luces
      pesca nocturna, luz pesca, machete monte, macuto, magnesera, magnesio escalada, maletin pesca, manta de
      emergencia, manta de picnic, manta de supervivencia, manta emergencia, manta picnic, manta playa, manta
      supervivencia, manta termica, marcadora airsoft, marcadora paintball, marmita, mascara airsoft, mascara
      paintball, masilla pesca, mediomundo, mesa camping, mesa de camping, mesa de playa, mesa para camping, mesa
      playa, mesa plegable camping, minnow, minnows, mira holografica, mira laser, mira telescopica, mochila de
      hidratacion, mochila nevera, mochila pesca, mochila picnic, mochila tecnica, monocular termico, monofilamento,
      montura picatinny, montura visor, mosca seca, moscas pesca, mosqueton, multifilamento, multifilamento pesca,
      multiherramienta leatherman, multipresa, municion, nasa pesca, navaja, navaja albacete, navaja mariposa
      entrenamiento, navaja multiuso, navaja multiusos, navaja opinel, navaja suiza, navaja tactica, navaja victorinox,
      nevera, nevera 12v, nevera camping, nevera de playa, nevera flexible, nevera para playa, nevera playa, nevera
      portatil, nevera portatil camping, nevera rigida, nevera termica, ninfa pesca, nylon de pesca, nylon pesca,
      paddle bolsa, pajarito calamar, pala de camping, pala de nieve avalancha, pala kayak, pala militar, pala nieve
      avalancha, pala plegable, parasol playa, paravientos playa, paseante pesca, pastillas potabilizadoras, pedernal,
      pellets carpfishing, pellets pesca, percha caza, perdigones, peso pescado, petate estanco, pies de gato, pies
      gato, pinza de pesca, pinza pescado, pinza pez, pinzas pesca, piolet, piquetas, pistola, pistola aire comprimido,
      pistola co2, pistola de aire, pistola de balines, pistola fogueo, pistolera, placas hielo nevera, plomo
      corredizo, plomo de pesca, plomo ojal, plomo pesca, plomos pesca, polainas montana, polainas senderismo, polea
      escalada, poper, popper pesca, porta canas, portacanas, portafusil, postas, postones, potera, poteras, presa
      escalada, presas de escalada, presas escalada, prismaticos, puesto caza, puesto palomas, puesto perdiz, pulsera
      paracord, pulsera supervivencia, puno ascensor, punta flecha, puntero cana, punto rojo, punto rojo mira,
      quitavueltas, raquetas de nieve, raquetas nieve, reclamo, reclamo electronico, red camuflaje, red copo, red de
      camuflaje, red de pesca, reel baitcast, reel de pesca, reel frontal, reel rotativo, reel spinning, repelente,
      replica aeg, replica airsoft, replica gbb, resortera, reverso asegurador, reverso petzl, riel picatinny, rifle,
      rifle aire, rifle de aire, rifle gamo, rifle pcp, rocodromo, rod pod, sacadera, saco de dormir, saco de dormir
      adulto, saco de momia, saco de plumas dormir, saco dormir, saco dormir adulto, saco marinero, saco momia, saco
      para dormir, saco sabana, saco vivac, salabre, salvavidas, sedal, senuelo, senuelos, shad vinilo, silbato
      emergencia, silbato supervivencia, silenciador airsoft, silla camping, silla carpfishing, silla caza, silla de
      camping, silla de caza, silla de pesca, silla de playa, silla director camping, silla para camping, silla para
      playa, silla pesca, silla playa, silla playera, silla plegable camping, silla plegable playa, sillon camping,
      slackline, sombrilla de playa, sombrilla playa, sonda avalancha, sonda garmin striker, sonda lowrance, sonda
      pesca, soporte arco, soporte cana, soporte canas, soporte para canas, spinnerbait, spray defensa, spray pimienta,
      stickbait, tabla multipresa, tarp, taser, telemetro, telemetro caza, telescopio, tienda, tienda campana, tienda
      de campana, tienda de campaña 4 personas, tienda de techo, tienda familiar, tienda techo coche, tijeras pesca,
      tijeras trenzado, tirachinas, toldo furgoneta, toldo tarp, trenzado 4 hebras, trenzado 8 hebras, trenzado
      berkley, trenzado daiwa, trenzado pesca, trenzado power pro, trenzado shimano, trenzado spiderwire, trenzado
      sufix, trenzado x8, triples pesca, tripode canas, tubo canas, tumbona playa, vadeador, varillas tienda campana,
      veleta pesca, vinilo lubina, vinilo pesca, vinilo shad, vinilo texas, vinilos pesca, visor, visor 3 9x40, visor
      bushnell, visor holografico, visor leupold, visor nocturno, visor termico, visor vortex, wader, waders, wc
      quimico, zurron`,
    ],
  ],
  unsure: `arnes, cana, carpa, carrete, catalejo, catre, cebo, conservadora, diabolos, flecha, hacha, navaja, nevera,
    percha caza, pistola, poper, postas, repelente, salvavidas, taser, tienda, visor`,
  uses: {
    OUTDOORS: `acampada, acampar, aire libre camping, airsoft, campamento, camping, caza, cazador, escalada, excursion,
      militar, montana, montanismo, pesca, pesca y caza, pescador, senderismo, supervivencia, tactica, tactico, tiro,
      trekking`,
  },
};
