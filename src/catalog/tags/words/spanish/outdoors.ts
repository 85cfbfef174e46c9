import type { Subject } from '../words.ts';

export const OUTDOORS: Subject = {
  things: [
    ['OUTDOORS+SHOES', ', bota campo, zapatilla aproximacion'],
    [
      'ELECTRONICS+OUTDOORS',
      `binocular digital, binocular vision nocturna, camara caza, camara de caza, camara de rastreo, ecosonda garmin
      striker, garmin etrex, garmin striker, gps garmin etrex, handy walkie, monocular termico hikmicro, monocular
      vision nocturna, plotter garmin echomap, sonda garmin echomap, vision nocturna, visor digital nocturno`,
    ],
    [
      'HOME+OUTDOORS',
      `farol camping, farol de camping, frontal led, frontal recargable, lampara camping, lampara de camping, linterna
      cabeza, linterna camping, linterna de cabeza, linterna de camping, linterna frontal, linterna minera, luz
      camping, luz frontal`,
    ],
    [
      'ACCESSORIES+OUTDOORS',
      `braga militar, cinturon policial, correa tactica, cubrecuello pesca, gafas balisticas, gorra camuflada, gorra
      caza, gorra cubre nuca, gorra de caza, gorra de pesca, gorra legionaria, gorra militar, gorra pesca, gorra
      tactica, gorra trekking, jockey trekking, mochila 40 litros, mochila 40l trekking, mochila 50l, mochila 55l,
      mochila 60 10, mochila 60l, mochila 65l, mochila 70l, mochila ataque, mochila camping, mochila caza, mochila de
      asalto, mochila de ataque, mochila de hidratacion, mochila de montana, mochila de senderismo, mochila de
      trekking, mochila deuter, mochila doite, mochila ferrino, mochila hidratacion, mochila militar, mochila
      mochilera, mochila montana, mochila osprey, mochila pesca, mochila porta escopeta, mochila senderismo, mochila
      tactica, mochila tecnica, mochila trekking, shemagh, sombrero boonie, sombrero safari`,
    ],
    [
      'FASHION+OUTDOORS',
      `, calcetin caza, calcetin de montana, calcetin montana, calcetin senderismo, calcetin trekking, camiseta caza,
      camiseta militar, camiseta pesca, camiseta trekking, camisola tactica, chaqueta goretex, guerrera militar,
      pantalon camuflaje, playera pesca, polaina caza, poncho camuflado, sudadera caza, sudadera pesca, traje ghillie,
      zahon caza`,
    ],
    [
      'KITCHEN+OUTDOORS',
      `anafe camping, cocina camping, cocina de camping, cocinilla camping, cocinilla de camping, estufa de camping,
      estufa para camping, hornillo camping, hornillo de camping, hornillo de gas, hornillo gas, marmita camping, set
      cocina camping, set cocina de camping, taza camping`,
    ],
    [
      'OUTDOORS',
      `aceite armas, aceite ballistol, aceite para armas, acumulador frio, adaptador garrafa, aditivo pesca, afilador
      cuchillos caza, aguardo, airbag avalancha, airsoft, aislante inflable, aislante termico camping, alarma de
      picada, alarma picada, alfombra playa, alicate multiusos navaja, alicate pesca, almohada camping, almohada de
      camping, almohada hinchable camping, almohada inflable camping, almohada inflable viaje camping, ancla barco,
      ancla danforth, ancla nautica, ancla plegable, anilla cana, anilla picatinny, anilla visor, anilla weaver, anillo
      cinta escalada, anillo de cinta, anteojos tacticos, antifouling, anzuelo, anzuelo mustad, aparejo de pesca,
      aparejo surfcasting, apoya canas, arco caza, arco compuesto, arco de poleas, arco infantil flechas, arco longbow,
      arco recurvo, arco tradicional, armero, arnes, arnes barranquismo, arnes escalada, arnes petzl, aro salvavidas,
      aroma pesca, arva, ascensor puno, asegurador, asegurador escalada, asiento para kayak, asiento pesca, atarraya,
      atrayente ciervo, atrayente jabali, avance caravana, avance furgoneta, avisador picada, backing mosca, bajo de
      acero, bajo de linea, bajo linea, bala 30 06, bala 308, balin, balisong, ballesta, ballistol, balsa carpfishing,
      bano portatil, banqueta plegable camping, banquito plegable camping, baqueta limpieza, barca hinchable,
      barranquismo saca, base picatinny, baston de senderismo, baston de trekking, baston de vadeo, baston extensible,
      baston nordico, baston rececho, baston retractil policial, baston senderismo, baston tactico, baston trail,
      baston trekking, bastones plegables carbono, bateria airsoft, bbs 0 20, bbs 6mm, bbs airsoft, bbs biodegradables,
      bedchair, bengalas nauticas, bichero, bidon agua, bidon agua camping, bidon con canilla camping, bidon de agua,
      bidon estanco, bidon plegable, binoculares, bipode, blade pesca, bloqueador escalada, bloqueador puno, bobber,
      bobina carrete, bobina detector metales, bobina repuesto carrete, bobina trenzado, boga grip, boilie, bola
      airsoft, bola paintball, boligrafo tactico, bolsa camelback, bolsa de agua hidratacion, bolsa de caza, bolsa de
      compresion saco, bolsa de dormir, bolsa de magnesio, bolsa de pesca, bolsa dormir, bolsa ducha solar, bolsa
      estanca, bolsa hidratacion, bolsa magnesio, bolsa nevera, bolsa para dormir, bolsa pesca, bolsa pva, bolsa seca,
      bomba aire camping, bomba electrica colchon, bombona camping gas, bombona co2, bota de vadear, bota de vadeo,
      bota vadeo, bota wader, botas vadeadoras, bote hinchable, bote inflable, bote intex, botella co2, botella de gas
      camping, botella filtrante camping, botella gas camping, botiquin tactico, boya bolognesa, boya de pesca, boya
      inglesa, boya luminosa pesca, boya pejerrey, boya pesca, boya surfcasting, boya yo yo, boya yoyo, brujula, cabeza
      jig, cabeza plomada, cabo amarre, cabo anclaje escalada, cabo de anclaje, cabo nautico, caja aparejos, caja de
      moscas, caja de pesca, caja fuerte armas, caja fuerte para armas, caja moscas, caja para pesca, caja pesca, caja
      plano 2, caja plano 3, caja senuelera, caja tackle, calamarera, calentador camping, cama camping, camara de
      rastreo caza, camara de trampeo, camara fototrampeo, camara termica caza, camara trampa, camelbak hidratacion,
      camisa para farol, campingaz, campus board, cana, cana baitcast, cana baitcasting, cana bolognesa, cana boloñesa,
      cana carpfishing, cana casting, cana coup, cana daiwa, cana de embarcado, cana de lance, cana de pesca, cana de
      pescar, cana dorado, cana enchufable, cana feeder, cana fija pesca, cana frontal, cana inglesa, cana jigging,
      cana mosca, cana para pejerrey, cana pejerrey, cana penn, cana pesca, cana pescar, cana rockfishing, cana
      shimano, cana spinning, cana surf casting, cana surfcasting, cana surubi, cana tararira, cana telescopica, cana
      trabucco, cana trucha, cana ugly stik, cana variada, cana y carrete, canana, candado gatillo, canero, canoa,
      cantimplora, cantonera culata, capsula co2, carabina, carabina gamo, carcaj, cargador airsoft, cargador gbb,
      cargador pistola, carnada, carpa, carpa 2 personas, carpa 4 estaciones, carpa 4 personas, carpa 6 personas, carpa
      bano, carpa camping, carpa coleman, carpa de playa, carpa doite, carpa ducha, carpa estructural, carpa familiar,
      carpa iglu, carpa national geographic, carpa para 4 personas, carpa playera, carpa techo auto, carpa trekking,
      carrete, carrete abu garcia, carrete baitcasting, carrete daiwa, carrete de pesca, carrete electrico pesca,
      carrete electrico shimano, carrete mitchell, carrete mosca, carrete okuma, carrete penn, carrete pesca, carrete
      shimano, carrete spinning, carrete surfcasting, carretilla carpfishing, carril picatinny, carril weaver, carro
      playa, cartuchera caza, cartuchera de cuero, cartucho cal 12, cartucho calibre 12, cartucho caza, cartucho de
      caza, cartucho de gas, cartucho gas, cartucho gas camping, cartucho trap, casa campana, casa de campana, casco
      balistico, casco barranquismo, casco de escalada, casco escalada, casco petzl, casco tactico, casco tiro, cascos
      electronicos tiro, catalejo, catre, catre camping, catre de campana, catre plegable, cava coleman, cava playera,
      cebador pesca, cebo, cebo pesca, cebo vivo, cepillo canon, cepillo presas, cerbatana, cerilla supervivencia,
      cesta de pesca, cesta de picnic, cesta picnic, cesto de pesca, chaira gaucha, chaleco airsoft, chaleco antibalas,
      chaleco ayuda flotabilidad, chaleco de pesca flotante, chaleco flotacion, chaleco flotador, chaleco kayak,
      chaleco mosca, chaleco nautico, chaleco pesca, chaleco plate carrier, chaleco porta placas, chaleco portaplacas,
      chaleco salvavidas, chicote acero, chicote de acero, chicote pesca, chinchorro, chokes, cimbel, cinta camuflaje,
      cinta expres, cinta express, cinta express escalada, cinto cartuchera, cinturon cartuchera, cinturon salvavidas,
      cocinilla, coderas tacticas, cohete cebador, cola de rata, cola rata mosca, colchon autoinflable, colchon
      camping, colchon hinchable, colchon hinchable camping, colchon inflable, colchon inflable camping, colchon para
      camping, colchoneta aislante, colchoneta autoinflable, colchoneta camping, colchoneta inflable, colchoneta para
      camping, combo cana, combo pesca, comedero automatico caza, comedero caza, comedero jabali, conjunto pesca,
      conservadora, conservadora 34 litros, conservadora coleman, conservadora de frio, conservadora rigida, copo
      flotante, copo pesca, copo pescador, corcho de pesca, corcho pesca, cordino, cordino escalada, cornamusa,
      cortapluma, cortapluma victorinox, crampones, crankbait, crash pad, crashpad, cubo plegable, cubre banera kayak,
      cubremochila, cuchara cebadora, cuchara pesca, cucharas giratorias, cucharilla mepps, cucharilla ondulante,
      cucharilla pesca, cucharilla trucha, cucharita giratoria, cucharita ondulante, cucharita pesca, cucharita trucha,
      cuchillo bowie, cuchillo buceo, cuchillo bushcraft, cuchillo cabo asta, cuchillo caza, cuchillo cudeman, cuchillo
      damasco caza, cuchillo de buceo, cuchillo de caza, cuchillo de lanzar, cuchillo de monte, cuchillo de pesca,
      cuchillo de supervivencia, cuchillo dos filos, cuchillo filetear, cuchillo filetero pesca, cuchillo karambit,
      cuchillo lanzar, cuchillo mango asta, cuchillo militar, cuchillo monte, cuchillo muela, cuchillo pesca, cuchillo
      plegable, cuchillo supervivencia, cuchillo tactico, cuchillo verijero, cuerda de escalada, cuerda dinamica,
      cuerda doble escalada, cuerda escalada, cuerda estatica, cuerda paracaidas, cuerda paracord, cuerda semiestatica,
      cuerda simple escalada, culatin, cuna carpfishing, currican, curricanes, dactilera, daga coleccion, daisy chain,
      daisy chain escalada, defensa barco, defensa extensible, defensa nautica, deposito agua camping, deposito
      hidratacion, desanzuelador, descensor, desenganchador pesca, detector de metales, detector metales, devon pesca,
      diabolo, diabolo 5 5, diabolos, diana foam 3d, diana tiro, dip carpfishing, disparador arco, ducha camping, ducha
      de camping, ducha portatil camping, ducha solar 20l, ecosonda, egi, embarcacion neumatica, emerillon, empotrador,
      encendedor magnesio, encendedor pedernal, engodo, engodo pesca, escalera caza, escobillas armas, escopeta,
      esmerillon, espada decorativa katana, espada medieval, espada samurai, esparadrapo escalada, espera jabali,
      espinel, esposas policiales, estaca carpa, estaca para carpa, esterilla aislante, esterilla autohinchable,
      esterilla autoinflable, esterilla camping, esterilla de camping, esterilla de playa, esterilla inflable,
      esterilla para dormir, esterilla playa, esterilla termarest, esterilla trekking, estrellas ninja, facon, farol a
      garrafa, farol a gas, ferrata, filtro agua camping, filtro agua supervivencia, filtro de agua lifestraw, filtro
      de agua portatil, filtro katadyn, fisureros, flecha, flecha aluminio, flecha carbono, flechas, flotador de pesca,
      flotador pesca, fluorocarbono, foco caza, fosforos impermeables, funda arco, funda arma, funda cana, funda canas,
      funda de arco, funda de pistola, funda estanca, funda interior pistola, funda iwb, funda para canas, funda para
      escopeta, funda para rifle, funda pernera pistola, funda pistola, funda vivac, gafas airsoft, gafas balisticas
      tiro, gafas de pesca polarizadas pesca, gafas de tiro, gafas tacticas, gamitadera, gancho pesca gaff, garrafa 3
      kg camping, garrafa camping, garrafa co2, garrafa plegable, gas 230g, gas airsoft, gas camping, gas lacrimogeno,
      gas pimienta, gazebo camping, gel encendido, ghillie, giratorio pesca, gladius, gomera, gomon, gps senderismo,
      grapa pesca, grapa trampeo, grata, gri gri, grigri, grillete nautico, grilletes esposas, grip pesca, grumo pesca,
      guante pesca, guaya de acero, guaya de pesca, gusano pesca, hacha, hacha camping, hacha de lanzar, hacha tactica,
      hacha vikinga, hamaca camping, hamaca con mosquitero camping, hamaca de camping, hamaca paraguaya camping, harina
      carpfishing, heladera camping, heladera portatil, heladerita camping, helice fueraborda, helice motor fueraborda,
      hielera, hilo de pesca, hilo montaje moscas, hilo pesca, hilo trenzado, holografico, honda de caza, hornillo,
      inchiku, indicador picada, inflable bote, inflador colchones, inflador electrico colchon, inodoro portatil,
      inodoro quimico, isca artificial, isca soft, isoca pesca, jerkbait, jibionera, jig head, jig metalico, jig pesca,
      jigs, karambit, katana, kayak, kayak hinchable, kit carpfishing, kit de fuego, kit de limpieza armas, kit de
      limpieza para armas, kit de supervivencia, kit limpieza armas, kit supervivencia, kubotan, kunai, lancha
      inflable, lancha neumatica, lanzacebos, lata gas butano, leader pesca, lentes tacticos, lider acero, lider de
      acero, lideres pesca, lifestraw, linea armada pesca, linea de fondo pesca, linea de pejerrey, linea de pesca,
      linea flotante wf, linea flote, linea mosca, linea paternoster, linea pejerrey, linea variada, linea variada
      pesca, linea wf5f, linterna de cabeza recargable, linterna tactica, liquido wc quimico, lombriz coreana pesca,
      lombriz de vinilo, lombriz para pesca, luz pesca, luz pesca nocturna, machete con funda, machete monte, macuto,
      magnesera, magnesio escalada, maletin armas, maletin de pesca, maletin escopeta, maletin pesca, maletin pistola,
      maletin rifle, maletin senuelos, malla pva, manivela carrete, manta aluminizada, manta de emergencia, manta de
      picnic, manta de supervivencia, manta emergencia, manta picnic, manta playa, manta supervivencia, manta termica,
      marcadora airsoft, marcadora paintball, marmita, masa carpa pesca, masa para carpa, mascara airsoft, mascara de
      rejilla, mascara paintball, masilla pesca, mediomundo, mesa aluminio plegable camping, mesa camping, mesa de
      camping, mesa de playa, mesa para camping, mesa picnic, mesa playa, mesa plegable camping, mesa plegable picnic,
      microcrampones, minnow, mira 4x32, mira holografica, mira laser, mira telescopica, mochila nevera, mochila
      picnic, monocular termico, monofilamento, montaje de moscas, montura carabina, montura picatinny, montura visor,
      moqueta carpfishing, morsa atado moscas, mosca ahogada, mosca pesca, mosca seca, moscas artificiales, mosqueton,
      motor electrico fueraborda, motor electrico haswing, motor electrico minn kota, motor fuera de borda, motor
      haswing, motor minn kota, motor watersnake, muestra currican, multifilamento, multifilamento pesca,
      multiherramienta leatherman, multiherramienta victorinox, multipresa, municion, nailon pesca, nasa camaronera,
      nasa cangrejo, nasa pesca, nasa plegable, navaja, navaja albacete, navaja automatica, navaja cudeman, navaja de
      bolsillo, navaja de llavero, navaja karambit, navaja llavero, navaja mariposa, navaja multiuso, navaja multiusos,
      navaja opinel, navaja suiza, navaja tactica, navaja taramundi, navaja victorinox, neopreno barranquismo, nevera,
      nevera 12v, nevera camping, nevera de playa, nevera flexible, nevera icopor, nevera igloo, nevera para playa,
      nevera playa, nevera portatil, nevera portatil camping, nevera rigida, nevera termica, nevera yeti, ninfa pesca,
      nylon 0 40, nylon berkley, nylon de pesca, nylon de pescar, nylon pesca, nylon trilene, ocho escalada, packraft,
      paddle bolsa, pajarito calamar, pajita filtradora, pala de camping, pala de nieve avalancha, pala kayak, pala
      militar, pala nieve, pala plegable, palangre, panier pesca, pantalla camuflaje, papel higienico wc quimico,
      paracord, paracord 550, paralizador electrico, parapeto flechas, parasol playa, paravientos playa, parche velcro
      tactico, pasacascos, paseante, paseante pesca, pasta de trucha, pastilla encendido camping, pastillas
      potabilizadoras, patente antifouling, pedernal, pellets carpfishing, pellets pesca, percha caza, percha de caza,
      perdigones, perla pesca, perlas flotantes pesca, peso pescado, petate escalada, petate estanco, pica surfcasting,
      pies de gato, pies gato, pincho surfcasting, pintura camuflaje, pintura facial camuflaje, pinza boga grip, pinza
      de pesca, pinza pesca, pinza pescado, pinza pez, piolet, piquetas, piso para carpa, pistola, pistola aire
      comprimido, pistola co2, pistola de aire, pistola de fogueo, pistola fogueo, pistola umarex, pistolera, placa
      hielo, plomada bala, plomada bolita, plomada corrediza, plomada esfera, plomada estrella, plomada piramide,
      plomada reloj, plomo anti enredo, plomo bala, plomo corredizo, plomo de pesca, plomo ojal, plomo oliva, plomo
      pera, plomo pesca, plomo surfcasting, plotter garmin, plotter gps, pluma currican, pluma flecha, pluma gallo
      pesca, polaina montana, polaina senderismo, polea escalada, polea petzl, pomada jabali, pop up carpfishing,
      poper, popper, popper pesca, porta arma, porta canas, porta cargador, porta cargadores, porta esposas, porta
      fusil, portacanas, portacargador, portaesposas, portafusil, portarifle, posa canas, posacanas, postas, postones,
      potera, pouch molle, powerbait, presa de escalada, presa escalada, prismaticos, protector brazo arco, puesto
      caza, puesto de caza, puesto palomas, puesto perdiz, puesto plegable caza, pulsera paracord, pulsera
      supervivencia, puno ascensor, puno tactico, punta de caza flecha, punta flecha, puntero cana, punto rojo, quita
      vueltas, quitavuelta, rana de goma pesca, raqueta de nieve, raqueta nieve, reclamo, red camo, red camuflaje, red
      copo, red de camuflaje, red de pesca, reel abu garcia, reel baitcast, reel caster, reel conico, reel daiwa, reel
      de pesca, reel frontal, reel huevito, reel mosca, reel okuma, reel penn, reel rotativo, reel shimano, reel
      spinning, regleta escalada, reinal, rejon carpa, remo aluminio, remo bote, repelente, repelente jabali, replica
      aeg, replica airsoft, replica francotirador, replica gbb, reposaflechas, resortera, retel, reverso petzl, riel
      picatinny, rifle, rifle aire, rifle de aire, rifle gamo, rifle pcp, rocodromo, rod pod, rodilleras tacticas,
      rotativo abu garcia, saca cuerda, sacaanzuelos, sacadera, saco de dormir, saco de momia, saco de plumas dormir,
      saco de retencion, saco dormir, saco estanco, saco marinero, saco momia, saco para dormir, saco sabana, saco
      vivac, sal jabali, salabre, salvavidas, salvavidas nautico, sedal, seguro de gatillo, senuelo, sevillana navaja,
      shad, shad vinilo, sierra caza, sierra de cadena bolsillo, sierra plegable camping, silbato de emergencia,
      silbato emergencia, silbato supervivencia, silenciador airsoft, silla camping, silla carpfishing, silla caza,
      silla de camping, silla de caza, silla de pesca, silla de playa, silla director camping, silla para camping,
      silla para playa, silla pesca, silla pescador, silla playa, silla playera, silla plegable camping, silla plegable
      de camping, silla plegable playa, silla rececho, sillin caza, sillon camping, sinker, slackline, slow jig, snap
      pesca, sobre de dormir, sobre dormir, sobretecho carpa, solvente armas, solvente de armas, sombrilla de playa,
      sombrilla playa, sonda avalancha, sonda garmin striker, sonda humminbird, sonda lowrance, sonda nieve, sonda
      pesca, soporte arco, soporte cana, soporte canas, soporte para canas, spinner pesca, spinnerbait, split ring,
      spod, spray de pimienta, spray defensa, spray pimienta, stickbait, streamer pesca, suelo tienda, tabla
      entrenamiento escalada, taburete camping, taburete plegable camping, tahali, tai rubber, tanza, tanza pesca,
      tarp, tarraya, taser, telemetro, telemetro caza, telescopio, tenya, termo conservadora, termo hielera, thetford,
      tienda, tienda 2 segundos, tienda campana, tienda de campana, tienda de techo, tienda familiar, tienda
      instantanea, tienda playa, tienda techo coche, tienda vivac, tijera evisceradora, tijera pesca, tijera trenzado,
      tirachinas, tiza escalada, toldo furgoneta, toldo tarp, toletes, tonfa policial, torniquete tactico, torno
      montaje moscas, torreta caza, transductor garmin, transductor sonda, trasmallo, trenzado 4 hebras, trenzado 8
      hebras, trenzado berkley, trenzado daiwa, trenzado pesca, trenzado power pro, trenzado shimano, trenzado
      spiderwire, trenzado sufix, trenzado x8, triple pesca, triple vmc, tripode canas, tripode caza, tripode rececho,
      tripode surfcasting, tubo anti enredo pesca, tubo canas, tumbona playa, vadeador, vaina cuchillo, vaina cuero,
      vaina de cuchillo, vaina de cuero para cuchillo, vara pesca, varilla carpa, varilla tienda campana, vejiga
      hidratacion, veleta pesca, verijero, vinilo con cabeza plomada, vinilo jerk, vinilo lubina, vinilo pesca, vinilo
      shad, vinilo texas, virotes, visor, visor 3 9x40, visor bushnell, visor caza, visor leupold, visor nocturno,
      visor termico, visor vortex, volantin pesca, wader, wakizashi, wc portatil, wc quimico, woolly bugger, worm
      pesca, zurron`,
    ],
  ],
  unsure: `arnes, cana, carpa, carrete, catalejo, catre, cebo, conservadora, currican, diabolos, flecha, hacha,
    mosqueton, navaja, nevera, paracord, paseante, percha caza, pistola, poper, popper, postas, repelente, salvavidas,
    shad, tanza, taser, tienda, visor`,
  uses: {
    OUTDOORS: `acampada, acampar, aire libre camping, airsoft, campamento, camping, caza, cazador, escalada, excursion,
      militar, montana, montanismo, pesca, pesca y caza, pescador, senderismo, supervivencia, tactica, tactico, tiro,
      trekking`,
  },
};
