import type { Subject } from '../words.ts';

export const ELECTRONICS: Subject = {
  things: [
    [
      'ELECTRONICS+WATCHES',
      `pulsera actividad, pulsera de actividad, pulsera inteligente, reloj deportivo gps, reloj gps, reloj hibrido,
      reloj inteligente, reloj multideporte, reloj smartwatch, smartband, smartwatch`,
    ],
    [
      'ELECTRONICS+HOME',
      `aro luz led, foco bluetooth, foco led parlante, foco parlante, lampara bluetooth, lampara con altavoz, lampara
      con parlante, lampara parlante, reloj despertador bluetooth`,
    ],
    [
      'ELECTRONICS',
      `adaptador, adaptador bluetooth, adaptador corriente, adaptador de corriente, adaptador enchufe viaje, adaptador
      hdmi, adaptador plc, adaptador usb, adaptador viaje, adaptador wifi, alargadera, alargador, alargue, alarma,
      alfombrilla, all in one, altavoz, altavoz bluetooth, amplificador, amplificador audio, amplificador wifi, anillo
      celular, anillo inteligente, anillo luz, anillo monitor, anillo movil, antena, antipop, antivirus, arduino, aro
      de luz, aro led, aro luz, asistente de voz, asistente voz, audifono, audifonos bluetooth, auricular, auricular
      interno celular, auriculares bluetooth, bafle, bandeja sim, bandeja sim iphone, barra de sonido, barra led pc,
      barra sonido, base carga, base de carga, base enchufes multiple, base enfriadora, base multiple, base portatil,
      base refrigeradora, base tv, baston selfie, bateria, bateria celular, bateria externa, bateria gel, bateria
      huawei, bateria iphone, bateria litio, bateria motorola, bateria movil, bateria para camara, bateria para dron,
      bateria para laptop, bateria para movil, bateria para portatil, bateria para samsung, bateria portatil, bateria
      recargable, bateria samsung, bateria solar, bateria xiaomi, bobina utp, bocina, bocina bluetooth, bocinas, bolsa
      para camara, bolsa para portatil, bombilla inteligente, botella tinta, boton pulsador arcade, brazalete movil
      deportivo, buzzer, buzzer celular, cabeza movil, cabina sonido, cable, cable alimentacion, cable audio, cable
      auxiliar, cable coaxial, cable de carga, cable de datos, cable de red, cable ethernet, cable hdmi, cable jack,
      cable lightning, cable optico, cable para iphone, cable poder, cable rca, cable red, cable rj45, cable tipo c,
      cable usb, cable vga, caja de luz foto, caja de luz fotografia, caja pc, caja raspberry, caja registradora, cajon
      de dinero, cajon dinero, cajon portamonedas, calculadora, camara, camara wifi, capacitor, carcasa, carcasa
      iphone, carcasa movil, carcasa para iphone, carcasa para samsung, carcasa raspberry, cargador, cargador de pared,
      cargador de pilas, cargador inalambrico, cargador iphone, cargador movil, cargador para iphone, cargador para
      laptop, cargador para portatil, cargador pared, cargador pilas, cargador portatil, cargador rapido, cargador
      solar, cargador universal, cargador usb, carrete fotografico, carrete fotos 35mm, cartucho, cartucho canon,
      cartucho de tinta, cartucho epson, cartucho hp, cartucho para impresora, cartucho tinta, casco vr, cascos
      bluetooth, cascos con microfono, cascos gaming, cascos inalambricos, cascos musica, case iphone, celular, centro
      de carga celular, cerradura electronica, cerradura huella control, cine en casa, circuito integrado, colgante
      movil, computador, computadora, condensador ceramico, condensador electrolitico, condensador electronico,
      conector de carga, conector rj45, consola, consola de videojuegos, consola dj, consola portatil, consola retro,
      contacto inteligente, contador billetes, contador de billetes, contadora billetes, control acceso, control aire
      acondicionado, control de acceso, control inalambrico, control ps5, control remoto, control remoto tv, control
      remoto universal, control switch, control tv, control universal, control xbox, controlador carga, controlador de
      carga, controlador dj, controladora dj, convertidor, cordon movil, correa movil, crimpadora rj45, cristal
      templado, cubo cargador, datafono, decodificador, destructora de papel, destructora papel, detector billetes,
      detector de billetes, detector de humo, detector humo, detector monoxido, detector movimiento, diadema bluetooth,
      diadema gamer, diodo, diodo led, diodos, disco duro, disco externo, disco solido, disco ssd, disipador,
      disparador flash, display, display celular, display iphone, display lcd, display motorola, display samsung,
      display xiaomi, dron, drone, dvr, ebook lector, elevador portatil, emisora radio, enchufe inteligente, enchufe
      wifi, equipo de musica, equipo de sonido, equipo sonido, escaner, estabilizador, estabilizador movil,
      estabilizador voltaje, estacion carga, estacion meteorologica, estuche switch, etiquetadora, extension, extension
      electrica, extensiones, extensor wifi, filtro de pantalla, filtro nd, filtro polarizador, filtro pop, filtro
      privacidad, flash canon, flash de estudio, flash godox, flex boton, flex carga, flex de carga, flex encendido,
      foco estudio, foco inteligente, foco led video, foco video, fondo fotografico, fondo verde, fuente alimentacion,
      fuente conmutada, fuente de alimentacion, fuente de poder, fuente gamer, fuente laboratorio, fuente pc, fuente
      poder, funda, funda cartera iphone, funda celular, funda de silicona movil, funda ebook, funda impermeable movil,
      funda ipad, funda iphone, funda kindle, funda laptop, funda libro, funda macbook, funda mando, funda movil, funda
      notebook, funda para airpods, funda para celular, funda para ipad, funda para iphone, funda para kindle, funda
      para mando, funda para portatil, funda para samsung, funda para tablet, funda para xiaomi, funda portatil, funda
      samsung, funda silicona iphone, funda switch, funda tablet, funda xiaomi, gabinete gamer, gabinete pc, gafas de
      realidad virtual, gafas para vr, gafas realidad virtual, gafas vr, glass iphone, gps, grabadora de voz, grabadora
      voz, graficas nvidia, higrometro, hub usb, impresora, interfon, interfono, interruptor inteligente, interruptor
      wifi, inversor, iphone reacondicionado, juego switch, jumper, jumpers, karaoke, kit arduino, kit herramientas
      movil, kit iluminacion estudio, kit limpieza pantalla, kit reparacion celular, kit reparacion movil, kit
      resistencias, kit solar, kit soldadura electronica componentes, kobo, ladron, ladron enchufes, lamina hidrogel,
      lampara video, lapiz capacitivo, lapiz optico, lapiz tablet, lapiz tactil, laptop, laser discoteca, lcd, lcd
      grafica, lector codigo barras, lector codigo de barras, lector codigos, lector de codigo de barras, lector de
      codigos, lector de huella, lector de tarjetas, lector dni, lector huella, lector tarjetas, led 3mm, led 5mm, led
      de 3mm, led de 5mm, led smd, lente, lente camara celular, lente canon, lentes vr, libro electronico kindle, libro
      electronico lector, licencia antivirus, licencia office, licencia windows, luces dj, luz de video, luz led
      selfie, luz selfie, luz video, macbook air, maletin laptop funda, mando, mando a distancia, mando aire
      acondicionado, mando garaje, mando inalambrico, mando para aire acondicionado, mando para tv, mando switch, mando
      tv, mando universal, manos libres, maquina de escribir, maquina de humo, marco de fotos digital, marco digital,
      memoria ram, memoria sd, memoria usb, mesa de mezclas, mesa dj, mesa luz fotografica, mesa mezclas, mezcladora
      audio, mica, mica de cristal, mica hidrogel, mica vidrio, microcadena, microfono, minicomponente, mirilla
      digital, mirilla electronica, mixer audio, mochila camara, mochila cubierta laptop, modem, modulo, modulo iphone,
      modulo motorola, modulo rele, modulo samsung, modulo xiaomi, monitor, monitor gamer, motor paso a paso, mouse,
      mouse gamer, mouse inalambrico, mousepad, movil, movil libre, mp3, multicontacto, multiefectos, multitoma, no
      break, nobreak, notebook, notebooks, objetivo 50mm, objetivo canon, objetivo nikon, objetivo sigma, objetivo
      sony, objetivo tamron, office 365, ordenador, osciloscopio, pad termico, palo selfie, panel de luz, panel led
      video, panel solar, pantalla, pantalla android, pantalla completa celular, pantalla de proyeccion, pantalla
      huawei, pantalla iphone, pantalla lcd, pantalla led, pantalla motorola, pantalla movil, pantalla para iphone,
      pantalla para portatil, pantalla para samsung, pantalla proyeccion, pantalla samsung, pantalla tactil, pantalla
      xiaomi, parlante, parlante bluetooth, pasta termica, pc de escritorio, pc escritorio, pc gaming, pc sobremesa,
      pedal de efectos, pedal efectos guitarra, pedal guitarra, pedalera efectos, pendrive, pila, pila aaa, pila
      alcalina, pila boton, pila recargable, pilas, pilas aa, pin carga, pin de carga, pizarra digital, placa arduino,
      placa base, placa carga, placa de carga, placa de desarrollo, placa desarrollo, placa solar, plastificadora,
      portatil, portero automatico, portero electrico, potenciometro, power bank, powerbank, procesador, procesador
      amd, procesador intel, prolongador electrico, protector de pantalla, protector pantalla, protector para pantalla,
      protector voltaje, protoboard, proyector, puerto de carga, punto acceso, punto de acceso, punto de venta, punto
      venta, rack servidor, radio, radio cb, radio despertador, radio portatil, radio reloj, raspberry, raton, raton
      ergonomico, raton gaming, raton inalambrico, realidad virtual, receptor av, receptor satelite, recinto,
      refrigeracion liquida, regleta, regleta 6 enchufes, regleta 6 tomas, regleta con usb, regleta enchufes, regleta
      multiple, regulador, regulador de voltaje, regulador solar, rele estado solido, rele modulo, repetidor wifi,
      reposamuñecas, reproductor, resistencia 1 4w, resistencia electrica, resistencia electronica, router, sai,
      sensor, sensor apertura, sensor arduino, sensor de movimiento, sensor movimiento, sensor puerta, servidor,
      servomotor, silla gamer headset, silla gamer monitor, silla simracing, silla simulador, smart tv, smartphone,
      softbox, software, solenoide, soporte celular, soporte de movil, soporte de pared tv, soporte de portatil,
      soporte mando, soporte movil, soporte para auriculares, soporte para celular, soporte para monitor, soporte para
      movil, soporte para portatil, soporte para tablet, soporte para tv, soporte portatil, soporte switch, soporte
      tablet, soporte tv, soporte vertical portatil, ssd, supresor de picos, supresor picos, switch, switch 8 puertos,
      switch de red, switch red, tablet, tableta, tambor brother, tapa objetivo, tapa trasera celular, tapa trasera
      iphone, tapa trasera samsung, tarjeta de memoria, tarjeta de red, tarjeta de video, tarjeta grafica, tarjeta
      madre, tarjeta memoria, tarjeta psn, tarjeta rfid, tarjeta sd, tarjeta sonido, tarjeta video, tdt, teatro en
      casa, teclado, teclado gamer, telefonillo, telefono, televisión, televisor, terminal pos, termohigrometro,
      termostato inteligente, termostato wifi, thermal pad, timbre, timbre inalambrico, timbre inteligente, timbre
      wifi, tinta epson, tinta para impresora, tinta sublimacion epson, tocadiscos, toner, tornamesa, torre de sonido,
      torre pc, torre sonido, tpv, traductor, traductor voz, transformador, transistor, tripode, tripode movil,
      trituradora de papel, trituradora papel, tv 55, tv led, tv stick, unidad flash, ventana luz estudio, ventilador
      gamer, ventilador para pc, ventilador para portatil, ventilador pc, video portero, videobeam, videocamara,
      videojuego, videoportero, videotimbre, vidrio camara iphone, vidrio protector, vidrio templado, volante gamer,
      volante gaming, volante y pedales, walkie talkie, windows 11 pro, zapatilla 4 tomas, zapatilla de enchufes,
      zapatilla electrica, zapatilla enchufe, zigbee`,
    ],
    [
      'ACCESSORIES+ELECTRONICS',
      `maletin para portatil, mochila laptop, mochila ordenador, mochila para laptop, mochila para portatil, mochila
      portatil 15 6`,
    ],
  ],
  unsure: `adaptador, amplificador, antivirus, arduino, bateria, bocina, bocinas, cable, carcasa, cargador, cartucho,
    consola, control remoto, convertidor, diodo, diodos, disipador, display, estabilizador, extension, extensiones,
    funda, jumper, jumpers, karaoke, kobo, ladron, lcd, lente, mando, mica, modem, modulo, movil, moviles, mp3,
    notebook, notebooks, pantalla, pila, pilas, portatil, procesador, radio, raspberry, raton, recinto, regleta,
    regletas, regulador, sai, sensor, servidor, software, solenoide, switch, timbre, traductor, tripode, zigbee`,
  printed: 'carcasa, funda',
  uses: {
    ELECTRONICS: `accesorios celular, accesorios de celular, accesorios para celular, audio, bluetooth, celulares,
      computacion, computadoras, computo, electronica, electronica y tecnologia, fotografia, gaming, informatica,
      seguridad electronica, tecnologia, telefonia, videojuegos, videovigilancia`,
  },
};
