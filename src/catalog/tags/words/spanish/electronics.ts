import type { Subject } from '../words.ts';

export const ELECTRONICS: Subject = {
  things: [
    [
      'ELECTRONICS+HOME',
      `aro luz led, foco bluetooth, foco led parlante, foco parlante, lampara bluetooth, lampara con altavoz, lampara
      con parlante, lampara parlante, reloj despertador bluetooth`,
    ],
    [
      'ELECTRONICS',
      `adaptador, adaptador de corriente, alargador, alargue, alarma, alfombrilla, all in one, altavoces, altavoz,
      altavoz bluetooth, amplificador, anillo celular, antena, arduino, aro de luz, aro de luz con trípode, aro de luz
      led, aro led, asistente de voz, audifono, audifonos, audifonos bluetooth, audifonos inalambricos, auricular,
      auriculares, auriculares bluetooth, auriculares inalambricos, bafle, bafles, barra de sonido, barra
      multicontacto, barra sonido, base multiple, baston selfie, bateria, bateria externa, bateria recargable, bobina
      utp, bocina, bocina bluetooth, bocinas, bombilla inteligente, buzzer, cabina sonido, cable, cable coaxial, cable
      de carga, cable de red, cable hdmi, cable tipo c, cable usb, caja registradora, cajon de dinero, calculadora,
      calculadora cientifica, camara, camara bala, camara de seguridad, camara de vigilancia, camara deportiva, camara
      domo, camara instantanea, camara ip, camara web, camara wifi, capacitor, carcasa, carcasa iphone, carcasa movil,
      cargador, cargador de pared, cargador de pilas, cargador inalambrico, cargador portatil, cargador rapido,
      cargador usb, cartucho, cartucho de tinta, cascos auriculares, cascos bluetooth, cascos con microfono, cascos
      gaming, cascos inalambricos, celular, cerradura electronica, circuito integrado, computador, computadora,
      computadores, condensador electronico, conector rj45, consola, consola de videojuegos, contacto inteligente,
      contador de billetes, control de acceso, control inalambrico, control ps5, control remoto, control remoto
      universal, control universal, control xbox, controlador de carga, convertidor, cristal templado, decodificador,
      destructora de papel, detector de billetes, detector de humo, diadema gamer, diodo, diodos, disco duro, disco
      externo, disco solido, disco ssd, disipador, display, display lcd, dron, drone, dvr, enchufe inteligente,
      enchufe wifi, equipo de sonido, escaner, estabilizador, estacion meteorologica digital, etiquetadora, extension,
      extension electrica, extensiones, extensor wifi, foco inteligente, fuente conmutada, fuente de alimentacion,
      fuente de poder, fuente gamer, fuente pc, funda, funda celular, funda de silicona movil, funda iphone, funda
      laptop, funda movil, funda para celular, funda portatil, funda tablet, gabinete gamer, gabinete pc, gafas vr,
      gps, grabadora de voz, impresora, impresora 3d, impresora laser, interfon, interfono, interruptor inteligente,
      inversor, inversor solar, jumper, jumpers, kit solar, ladron, lamina hidrogel, lapiz optico, lapiz tactil,
      laptop, lcd, lcd grafica, lector codigo barras, lector codigo de barras, lector de codigos, lector de huella,
      lector de tarjetas, led 3mm, led 5mm, led de 3mm, led de 5mm, led smd, lente, lentes vr, libro electronico
      lector, luz led selfie, mando, mando a distancia, manos libres, memoria ram, memoria sd, memoria usb, mezcladora
      audio, mica, mica de cristal, microfono, microfono inalambrico, minicomponente, mixer audio, modem, modulo,
      monitor, monitor gamer, mouse, mouse gamer, mouse inalambrico, mousepad, movil, mp3, multicontacto, multitoma,
      no break, nobreak, notebook, notebooks, ordenador, osciloscopio, pad termico, palo selfie, panel solar,
      pantalla, pantalla led, parlante, parlante bluetooth, pasta termica, pc de escritorio, pendrive, pila, pila
      alcalina, pila recargable, pilas, pilas aa, pilas aaa, pilas alcalinas, pilas recargables, placa base, placa de
      desarrollo, plastificadora, portatil, portero electrico, potenciometro, power bank, powerbank, procesador,
      protector de pantalla, protector pantalla, protoboard, proyector, punto de acceso, punto de venta, rack
      servidor, radio, radio despertador, raton, raton inalambrico, realidad virtual, recinto, refrigeracion liquida,
      regleta, regulador, regulador de voltaje, repetidor wifi, reproductor, resistencia electrica, router, sensor,
      sensor de movimiento, silla gamer headset, silla gamer monitor, smart tv, smartphone, solenoide, sonda
      osciloscopio, soporte celular, soporte movil, soporte para tv, soporte tablet, soporte tv, ssd, supresor de
      picos, switch, switch de red, tablet, tableta, tableta grafica, tarjeta de memoria, tarjeta de video, tarjeta
      grafica, tarjeta madre, tarjeta sd, teatro en casa, teclado, teclado gamer, teclado mecanico, telefono,
      televisión, televisor, televisor led, terminal pos, thermal pad, timbre, timbre inalambrico, timbre inteligente,
      tinta epson, tinta impresora, tinta para impresora, tocadiscos, toner, tornamesa, torre de sonido, torre pc,
      transformador, transistor, tripode, trituradora de papel, tv box, unidad flash, ventilador gamer, ventilador pc,
      video portero, videojuego, videoportero, vidrio protector, vidrio templado, volante gamer, walkie talkie,
      zapatilla electrica, zapatilla enchufe`,
    ],
  ],
  unsure: `adaptador, bateria, cable, carcasa, cargador, cartucho, consola, convertidor, display, estabilizador,
    extension, extensiones, funda, jumper, jumpers, ladron, lcd, lente, mando, mica, modulo, mp3, notebook, notebooks,
    pantalla, pila, pilas, portatil, procesador, radio, raton, recinto, regulador, sensor, solenoide, switch, timbre,
    tripode`,
  printed: 'carcasa, funda',
  uses: {
    ELECTRONICS: `accesorios celular, accesorios de celular, accesorios para celular, audio, bluetooth, celulares,
      computacion, computadoras, computo, electronica, electronica y tecnologia, fotografia, gaming, informatica,
      seguridad electronica, tecnologia, telefonia, videojuegos, videovigilancia`,
  },
};
