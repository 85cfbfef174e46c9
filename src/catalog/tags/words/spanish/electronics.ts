import type { Subject } from '../words.ts';

export const ELECTRONICS: Subject = {
  things: [
    ['ELECTRONICS+WATCHES', 'pulsera actividad, pulsera inteligente, reloj smartwatch, smartband'],
    [
      'ELECTRONICS+HOME',
      `aro luz led, foco bluetooth, foco led parlante, foco parlante, lampara bluetooth, lampara con altavoz, lampara
      con parlante, lampara parlante, reloj despertador bluetooth`,
    ],
    [
      'ELECTRONICS',
      `adaptador, adaptador de corriente, adaptador enchufe viaje, alargadera, alargador, alargue, alarma, alfombrilla,
      all in one, altavoces, altavoz, altavoz bluetooth, amplificador, anillo celular, anillo luz, anillo movil,
      antena, antipop, antivirus, arduino, aro de luz, aro de luz con trípode, aro de luz led, aro led, aro luz, aro
      luz con tripode, asistente de voz, asistente voz, audifono, audifonos, audifonos bluetooth, audifonos
      inalambricos, auricular, auriculares, auriculares bluetooth, auriculares inalambricos, bafle, bafles, bandeja
      sim, barra de sonido, barra multicontacto, barra sonido, base carga, base de carga, base enchufes multiple, base
      enfriadora, base multiple, base refrigeradora, baston selfie, bateria, bateria externa, bateria recargable,
      bobina utp, bocina, bocina bluetooth, bocinas, bombilla inteligente, botella tinta, brazalete movil deportivo,
      buzzer, cabina sonido, cable, cable coaxial, cable de carga, cable de red, cable hdmi, cable tipo c, cable usb,
      caja de luz foto, caja pc, caja registradora, cajon de dinero, cajon dinero, cajon portamonedas, calculadora,
      calculadora cientifica, camara, camara bala, camara de seguridad, camara de vigilancia, camara deportiva, camara
      domo, camara instantanea, camara ip, camara web, camara wifi, capacitor, carcasa, carcasa iphone, carcasa movil,
      cargador, cargador de pared, cargador de pilas, cargador inalambrico, cargador portatil, cargador rapido,
      cargador usb, carrete fotografico, carrete fotos 35mm, cartucho, cartucho de tinta, cascos auriculares, cascos
      bluetooth, cascos con microfono, cascos gaming, cascos inalambricos, cascos musica, celular, centro de carga
      celular, cerradura electronica, cerradura huella control, cine en casa, circuito integrado, computador,
      computadora, computadores, condensador electrolitico, condensador electronico, conector rj45, consola, consola de
      videojuegos, contacto inteligente, contador billetes, contador de billetes, contadora billetes, control acceso,
      control de acceso, control inalambrico, control ps5, control remoto, control remoto universal, control universal,
      control xbox, controlador carga, controlador de carga, controladora dj, convertidor, cristal templado, datafono,
      decodificador, destructora de papel, destructora papel, detector billetes, detector de billetes, detector de
      humo, detector humo, detector monoxido, detector movimiento, diadema bluetooth, diadema gamer, diodo, diodos,
      disco duro, disco externo, disco solido, disco ssd, disipador, display, display lcd, dron, drone, dvr, ebook
      lector, enchufe inteligente, enchufe wifi, equipo de musica, equipo de sonido, equipo sonido, escaner,
      estabilizador, estacion carga, estacion meteorologica, estacion meteorologica digital, estuche switch,
      etiquetadora, extension, extension electrica, extensiones, extensor wifi, filtro nd, filtro polarizador, flex
      carga, flex de carga, foco inteligente, fondo fotografico, fondo verde, fuente alimentacion, fuente conmutada,
      fuente de alimentacion, fuente de poder, fuente gamer, fuente laboratorio, fuente pc, fuente poder, funda, funda
      cartera iphone, funda celular, funda de silicona movil, funda iphone, funda laptop, funda movil, funda para
      celular, funda portatil, funda tablet, gabinete gamer, gabinete pc, gafas realidad virtual, gafas vr, gps,
      grabadora de voz, grabadora voz, higrometro, impresora, impresora 3d, impresora laser, interfon, interfono,
      interruptor inteligente, interruptor wifi, inversor, inversor solar, juego switch, jumper, jumpers, karaoke, kit
      iluminacion estudio, kit reparacion movil, kit solar, kobo, ladron, ladron enchufes, lamina hidrogel, lapiz
      capacitivo, lapiz optico, lapiz tablet, lapiz tactil, laptop, lcd, lcd grafica, lector codigo barras, lector
      codigo de barras, lector codigos, lector de codigo de barras, lector de codigos, lector de huella, lector de
      tarjetas, lector dni, lector dni electronico, lector huella, lector tarjetas, led 3mm, led 5mm, led de 3mm, led
      de 5mm, led smd, lente, lentes vr, libro electronico kindle, libro electronico lector, licencia antivirus,
      licencia office, licencia windows, licencia windows 11, luz led selfie, luz selfie, maletin laptop funda, mando,
      mando a distancia, manos libres, maquina de escribir, marco de fotos digital, marco digital, memoria ram, memoria
      sd, memoria usb, mesa de mezclas, mesa mezclas, mezcladora audio, mica, mica de cristal, microcadena, microfono,
      microfono inalambrico, minicomponente, mirilla digital, mixer audio, mochila camara, mochila cubierta laptop,
      modem, modulo, monitor, monitor gamer, motor paso a paso, mouse, mouse gamer, mouse inalambrico, mousepad, movil,
      mp3, multicontacto, multitoma, no break, nobreak, notebook, notebooks, office 365, ordenador, osciloscopio, pad
      termico, palo selfie, panel solar, pantalla, pantalla led, parlante, parlante bluetooth, pasta termica, pc de
      escritorio, pc escritorio, pendrive, pila, pila alcalina, pila recargable, pilas, pilas aa, pilas aaa, pilas
      alcalinas, pilas recargables, pizarra digital, placa base, placa de desarrollo, placa desarrollo, placa solar,
      placas solares, plastificadora, portatil, portero automatico, portero electrico, potenciometro, power bank,
      powerbank, procesador, prolongador electrico, protector de pantalla, protector pantalla, protector voltaje,
      protoboard, proyector, puerto de carga, punto acceso, punto de acceso, punto de venta, punto venta, rack
      servidor, radio, radio despertador, radio reloj, radio reloj despertador, raspberry, raton, raton inalambrico,
      realidad virtual, receptor av, receptor satelite, recinto, refrigeracion liquida, regleta, regulador, regulador
      de voltaje, repetidor wifi, reposamuñecas, reproductor, resistencia electrica, router, sai, sensor, sensor de
      movimiento, servidor, servomotor, silla gamer headset, silla gamer monitor, silla simulador, smart tv,
      smartphone, software, solenoide, sonda osciloscopio, soporte celular, soporte movil, soporte para tv, soporte
      tablet, soporte tv, ssd, supresor de picos, supresor picos, switch, switch de red, tablet, tableta, tableta
      grafica, tambor brother, tarjeta de memoria, tarjeta de red, tarjeta de video, tarjeta grafica, tarjeta madre,
      tarjeta memoria, tarjeta psn, tarjeta sd, tarjeta sonido, tarjeta video, tdt, teatro en casa, teclado, teclado
      gamer, teclado mecanico, telefonillo, telefono, televisión, televisor, televisor led, terminal pos,
      termohigrometro, termostato inteligente, thermal pad, timbre, timbre inalambrico, timbre inteligente, tinta
      epson, tinta impresora, tinta para impresora, tocadiscos, toner, tornamesa, torre de sonido, torre pc, torre
      sonido, tpv, traductor, traductor voz, transformador, transistor, tripode, trituradora de papel, trituradora
      papel, tv box, unidad flash, ventilador gamer, ventilador pc, video portero, videobeam, videocamara, videojuego,
      videoportero, videotimbre, vidrio protector, vidrio templado, volante gamer, walkie talkie, windows 11 pro,
      zapatilla electrica, zapatilla enchufe, zigbee`,
    ],
  ],
  unsure: `adaptador, amplificador, antivirus, arduino, bateria, bocina, bocinas, cable, carcasa, cargador, cartucho,
    consola, control remoto, convertidor, diodo, diodos, disipador, display, estabilizador, estereo, extension,
    extensiones, funda, jumper, jumpers, karaoke, kobo, ladron, lcd, lente, mando, mica, modem, modulo, movil, moviles,
    mp3, notebook, notebooks, pantalla, pila, pilas, portatil, procesador, radio, raspberry, raton, recinto, regleta,
    regletas, regulador, sai, sensor, servidor, software, solenoide, switch, timbre, traductor, tripode, zigbee`,
  printed: 'carcasa, funda',
  uses: {
    ELECTRONICS: `accesorios celular, accesorios de celular, accesorios para celular, audio, bluetooth, celulares,
      computacion, computadoras, computo, electronica, electronica y tecnologia, fotografia, gaming, informatica,
      seguridad electronica, tecnologia, telefonia, videojuegos, videovigilancia`,
  },
};
