import type { Subject } from '../words.ts';

export const HOME: Subject = {
  things: [
    [
      'HOME',
      `abrillantador, abrillantador lavavajillas, accesorios de bano, aceite aromatico, acolchado, acolchados,
      adhesivo decorativo, adorno, adorno de navidad, adorno navideno, aerosol ambiente, aerosoles, aire
      acondicionado, album de fotos, alcancia, alcohol limpieza, alcohol limpieza hogar, alfombra, alfombra de bano,
      alfombra de pelo, alfombra de yute, alfombra infantil, alfombrilla de bano, almohada, almohada cervical,
      almohada viscoelastica, almohadas, ambientador, ambientador electrico, ambientador lavavajillas, ambientador
      spray, amoniaco, ampolleta e27, ampolleta led, ampolletas led, antecomedor, antical, antipolillas, aparador,
      aplique, arana, arbol de navidad, arbol navidad, arbol navideno, armario, aromatizador, aromatizador de
      ambiente, aromatizante, asiento de inodoro, asiento wc, aspirador, aspiradora, aspiradora robot, atrapasuenos,
      azulejo, balde, balleta, banco, banderin, banera, banqueta, banquillo, barra de cortina, base cama, base de
      cama, basurero, bata toalla, baul, baul de madera, bayeta, bayetas, bio bolsa, biombo, blanqueador, blanqueador
      ropa, boiler, bola de navidad, bolsa al vacio, bolsa aseo, bolsa basura, bolsa de basura, bolsa para basura,
      bolsas al vacio, bolsas basura, bolsas de basura, bolsas de residuos, bombilla, bombilla led, bombillas,
      bombillas led, bombillo, bombillos, bote basura, bote de basura, botinero, botiquin bano, box spring, broches de
      ropa, buda, burlete, burletes, buro, burro de planchar, butaca, buzon, cabecera, cabecero, cabezal de ducha,
      caja, caja de almacenaje, caja de almacenamiento, caja de madera, caja organizadora, caja organizadora juguetes,
      caja para juguetes, cajonera, cajonera plastica, calefaccion, calefactor, calefactor electrico, calefon,
      calendario de adviento, calentador, calentador de agua, calentadores, caloventor, cama, cama matrimonial, camino
      de mesa, canape, canasta, canasta de mimbre, canastas, canasto, candelabro, candelero, candil, carrito de
      compra, carro de compra, carro de la compra, cartel, cartel acrilico, cartel de madera, cartel decorativo,
      cartel madera, carteles, cenefa, cenicero, centro de entretenimiento, centro de mesa, centro de planchado,
      cepillero, cepillo de limpieza, cepillo para bano, cepillo para hendiduras, cepillo para ropa, cepillo ropa,
      ceramica piso, cerilla, cerillas, cesta, cesta de ropa, cesto, cesto de basura, cesto de ropa, cesto para ropa,
      cesto ropa sucia, chiffonier, chifonier, chimenea, cinta adhesiva doble cara hogar, cinta led, cirio, clima,
      climatizador, cloro, closet, cobertor, cobertor ligero, cobija, cobijas, cojin, cojin decorativo, cojines,
      colcha, colchon, colchon inflable hogar, colgante, colgante de techo, comedor, comoda, confeti, corona navidad,
      corona navidena, cortina, cortina bano, cortina blackout, cortina de bano, cortina de ducha, cortinas, cortinas
      blackout, cortinas de bano, cortinero, crucifijo, cruz de madera, cuadro, cuadro canvas, cuadro decorativo,
      cuadro tela, cuadros canvas, cuadros decorativos, cubeta, cubo de basura, cubo de fregar, cubo fregona, cubre
      sillon, cubre sofa, cubrecama, cubrecolchon, dakimakura, decoracion, decoracion navidena, desatascador,
      desengrasante, deshumidificador, desincrustante, desinfectante, desinfectante de superficies, desmanchador,
      desodorante ambiental, desodorante de ambiente, despertador, destapacanos, detergente, detergente en capsulas,
      detergente en polvo, detergente liquido, difusor, difusor de aceites esenciales, difusor de aromas, dispensador,
      dispensador de jabon, dispensador jabon, ducha, ducha de mano, edredon, edredones, encendedor, escoba, escoba a
      vapor, escoba electrica, escobilla, escobilla de bano, escobilla wc, escritorio, escultura, escurridor de bano,
      esencia aromatica, esfera navidena, esferas navidad, esferas navidenas, espejo, espejo cuerpo entero, espejo de
      cuerpo, espejo de pared, espejo decorativo, espiral mosquitos, esponja, esponja de cocina, esponjas, estante,
      estanteria, estantes, estatua, estatuilla, estor, estropajo, estropajos, estufa a gas calefaccion, estufa de gas
      hogar, estufa de pellet, estufa electrica calefactor, estufa lena, faldon de mesa, farol, felpudo, fibra, fibra
      verde, figura decorativa, figuras decorativas, flor artificial, florero, florero decorativo, flores
      artificiales, flores de jabon, flores secas, foco, foco inteligente led, foco led, foco led e27, focos, franela,
      frazada, fregona, friegasuelos, funda cojin, funda de almohada, funda de cojin, funda de edredon, funda de sofa,
      funda nordica, funda sofa, funda tabla planchar, fundas de almohada, gabinete, gamuza, gamuzas, gancho adhesivo,
      gancho de ropa, gancho para ropa, ganchos de ropa, globo, globos, griferia, grifo, grifo monomando, guantes de
      limpieza, guantes domesticos, guardarropa, guirnalda, guirnalda de luces, guirnalda decorativa, guirnalda
      luminosa, guirnaldas, hornillo aromatico, hornillo esencias, humidificador, humidificador de aire, humidificador
      difusor, iman, iman refrigerador, incensario, incienso, inodoro, insecticida, insecticida electrico, insecticida
      hogar, jabon barra ropa, jabon de ropa, jabon en polvo, jabon liquido p ropa, jabon liquido para ropa, jabon
      liquido ropa, jabon para ropa, jabon para trastes, jabonera, jabón cuidado total, jabón de lavar, jabón ropa,
      jalador, jarron, jerga, juego de cama, juego de comedor, juego de sabanas, juego de toallas, juego sabanas,
      lamina, lamina decorativa, lampara, lampara acrilico, lampara colgante, lampara de buro, lampara de escritorio,
      lampara de lava, lampara de mesa, lampara de mesilla, lampara de noche, lampara de pie, lampara de sal, lampara
      de techo, lampara himalaya, lampara infantil, lampara led, lampara veladora, lampazo, lavabo, lavadora,
      lavaloza, lavamanos, lavandina, lavaplato, lavaplatos, lavaplatos liquido, lavarropas, lavatorio, lavatrastes,
      lavavajillas a mano, lavavajillas a maquina, lavavajillas en pasta, lavavajillas limón, lavavajillas liquido,
      lavavajillas quantum, lavavajillas todo en 1, lavavajillas ultra, lejia, letra de madera, letras de madera,
      letrero, letrero neon, librera, librero, lienzo decorativo, limpia cristales, limpia pisos, limpia vidrios,
      limpiacristales, limpiador a vapor, limpiador bano, limpiador cocina, limpiador de pisos, limpiador de suelos,
      limpiador de vapor, limpiador hogar, limpiador liq, limpiador liquido, limpiador multiuso, limpiador multiusos,
      limpiador suelos, limpiador wc, limpiahogar, limpiainodoros, limpiamaquinas, limpiamaquinas lavavajillas,
      limpiamuebles, limpiapies, limpiapisos, limpiavidrios, limpido, limpieza vajilla, linterna, linterna led,
      linterna recargable, litera, litografia, llave mezcladora, llavero pared, luces de navidad, luces led, luces
      navidenas, luminaria, luminario, lustramuebles, luz, luz de noche, luz led, luz nocturna, maceta decorativa,
      mampara, manta, manta de sofa, manta polar, manta sherpa, mantas, mantel, mantel individual tela, manteles,
      marco, marco de foto, marco de fotos, mata mosquitos, matamoscas, mecedora, mechero, medallero, mesa, mesa
      auxiliar, mesa de centro, mesa de comedor, mesa de computadora, mesa de luz, mesa de noche, mesa de tv, mesa
      escritorio, mesa plegable, mesa ratona, mesa tv, mesita, mesita de noche, mezcladora, mezcladora lavabo,
      microfibra, mikado, minisplit, monomando, mopa, mopa giratoria, mopas, mosquitera, mosquitero, mosquitero
      ventana, mueble, mueble bano, mueble de tv, mueble tv, nacimiento, nacimiento de madera, nacimiento navideno,
      naftalina, nombre de madera, nordico, numero casa, objeto decorativo, organizador, organizador de closet,
      organizador de juguetes, organizador de maquillaje, organizador de ropa, organizador de zapatos, organizador
      juguetes, organizador zapatos, ornamento, ovalin, panel led, pano de limpieza, pano de microfibra, pano
      desechable, pano microfibra, panos, panos de cocina limpieza, pantalla de lampara, pantalla lampara, panuelo
      facial, panuelos de papel, panuelos desechables, panuelos faciales, papel cocina, papel de cocina, papel
      higienico, papel higienico humedo, papel pintado, papel tapiz, papel toalla, papelera, papelero, paraguero,
      pastilla lavavajillas, pastilla wc, pastillas lavavajillas, pañuelo desechable, percha, perchas, perchas de
      madera, perchero, perchero de pie, perlas perfumadas ropa, persiana, persianas, pesebre, pinzas de ropa, pinzas
      para ropa, pinzas ropa, piso laminado, piso vinilico, placa acrilico, placa conmemorativa, placa decorativa,
      placa grabada, placard, plafon, plaid, plancha, plancha a vapor, plancha de ropa, plancha de vapor, plancha
      ropa, plancha vapor, planta artificial, plantas artificiales, plato de ducha, plumones cama, pomo, popurri,
      porcelanato, porta cepillo, porta cepillos, porta incienso, porta llaves pared, porta retrato, porta retratos,
      porta rollo, porta velas, porta velas de madera, portacepillos, portafoco, portafotos, portaincienso,
      portaretrato, portaretratos, portarretrato, portarretratos, portarrollo, portarrollos, portavela, portavelas,
      poster, protector de almohada, protector de colchon, puf, puff, purificador, purificador de aire, quemador de
      esencias, quitagrasas, quitamanchas, quitapelusas, quitasarro, rack tv, radiador de aceite, radiador electrico,
      raid, ramo rosas de jabon, raqueta mata mosquitos, raqueta matamosquitos, raticida, ratonera, recambio
      ambientador, recambio mopa, recogedor, reconocimiento, reconocimientos, reflector, reflector led, regadera de
      bano, regadera electrica, reloj cucu, reloj de arena, reloj de mesa, reloj de pared, reloj despertador, reloj
      digital mesa, reloj pared, repelente electrico, repelente mosquitos ambiente, repisa, repisas, reposapies,
      reposet, revistero, riel de cortina, robot aspirador, rollo de cocina, rollo de papel, ropa de cama, ropero,
      rosa de jabon, rosa eterna, rosas aromaticas, rosas de jabon, rosas eternas, sabana, sabanas, sabanas
      ajustables, sahumador, sahumerio, sahumerios, sal lavavajillas, sal para lavavajillas, sanitario, secadora,
      secadora de ropa, secarropas, serie de luces, serpentinas, servilleta de lino, servilleta de tela, servilletas
      de tela, set de bano, set de cuadros, silla, silla de comedor, silla de escritorio, silla de oficina, silla
      ejecutiva, silla gamer, silla plegable, sillas, sillas de comedor, sillon, sillon individual, sillon reclinable,
      sinfonier, socket portalampara, sofa, sofa cama, sofa reclinable, somier, soporte para cepillo de dientes, spray
      de ambiente, suavizante, suavizante de ropa, suelo laminado, tabla de planchar, taburete, taburete de bar,
      tacho, tapa de inodoro, tapa de wc, tapa wc, tapete, tapete de bano, tapete de entrada, tapete para bano,
      tendal, tendedero, tendedero plegable, tendedor, termo electrico, termotanque, tina, tira de led, tira led,
      tirador, tiras led, toalla, toalla de bano, toalla de mano, toalla de papel, toalla de playa, toallas, toallas
      de bano, toallas de papel, toallero, toallitas multiusos, toallon, tocador, tope de puerta, trampa cucarachas,
      trampa mosquitos, trampa ratones, trapeador, trapero, trapo de piso, trinchador, trofeo, trofeos, tubo led, urna
      cremacion, vaporeta, vaporizador de ropa, varillas difusor, varitas aromaticas, vela, vela aromatica, vela de
      cera, vela de soja, vela decorativa, vela perfumada, velador, velador led, veladores, velas, velas aromaticas,
      velas artesanales, velas decorativas, veneno ratas, ventilador, ventilador de escritorio, ventilador de
      pedestal, ventilador de techo, ventilador de torre, vinilo, vinilo decorativo, vinilos, virgen figura, visillo,
      vitrina, zafacon, zapatera, zapatero, zapatero mueble, zapatero organizador`,
    ],
  ],
  unsure: `adorno, aerosoles, aplique, apliques, araña, balde, banco, bombilla, bombillas, buda, buro, cabecera, caja,
    calefon, canasta, candelero, clima, cojin, colgante, cuadro, cubeta, dispensador, escobilla, espejo, esponja,
    esponjas, fibra, foco, gabinete, gamuza, gamuzas, globo, iman, jerga, lamina, luz, marco, mecedora, mesa,
    microfibra, mikado, mopa, nacimiento, nacimiento navideno, nordico, organizador, ornamento, papeleras, plancha,
    puf, puff, raid, reflector, sanitario, secadora, tapete, tina, tirador, velador, vinilo, vinilos, vitrina`,
  printed: `alfombra, cojin, colgante, cortina, cuadro, iman, lamina, lampara, manta, mantel, portarretrato, poster,
    reloj de pared, toalla, vela, vinilo`,
  containers: 'caja',
  ofHome: `aplique exterior, faro solar, farol, farola, flor artificial, flores artificiales, flores secas, foco
    solar, guirnalda de luces, guirnalda luminosa, lampara, lampara solar, linterna solar, luces solares, luz solar
    led, planta artificial, plantas artificiales, reflector led`,
  uses: {
    HOME: `aromatizacion, aseo del hogar, bano, decoracion, dormitorio, hogar, hogar y decoracion, hogar y muebles,
      iluminacion, limpieza, mobiliario, muebles, ropa de cama, salon, textil hogar`,
  },
  makers: {
    HOME: `ace detergente, ariel, aromatel, axion, ayudin, blancox, clorox, comfort suavizante, downy, fab detergente,
      fabuloso, flor detergente, las llaves, lavansan, mistolin, mr musculo, pinesol, poett, soflan, suavitel, vanish`,
  },
};
