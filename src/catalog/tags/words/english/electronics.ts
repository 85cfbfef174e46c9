import type { Subject } from '../words.ts';

export const ELECTRONICS: Subject = {
  things: [
    [
      'ELECTRONICS',
      `18650 battery, 9v battery, aa battery, aaa battery, accelerometer, access control, access point, action cam,
      action camera, adapter, adaptor, aerial, agm battery, aio cooler, airpod, airpods, airpods case, airpods cover,
      airpods pro case, airtag, airtag holder, alarm clock bluetooth, alarm clock radio, alarm sensor, alarm system,
      alexa, all in one printer, am fm tuner, amplifier, android box, android tv, answering machine, antenna, apple
      pencil, apple tv, apple watch case, apple watch charger, arcade stick, arduino, armband case, attendance
      machine, atx case, audio adapter, audio cable, audio interface, audio mixer, audio recorder, aux cable, av rack,
      av receiver, baby camera, baby monitor camera, back case, back cover, back glass, backdrop stand, ball head,
      banknote counter, barcode printer, barcode reader, barcode scanner, bass amp, bass cabinet, batteries, battery,
      battery case, battery charger, battery grip, battery holder, battery pack, battery tester, bill counter,
      biometric, blank cd, blank dvd, blu ray disc, blu ray player, bluetooth adapter, bluetooth headphones, bluetooth
      headset, bluetooth speaker, body cam, body camera, bone conduction, bookshelf speakers, boom arm, boom arm
      stand, boombox, breadboard, brushless motor, bullet camera, bumper case, burglar alarm, button battery, button
      cell, buzzer, cable, cable box, cable clip, cable clips, cable management, cable organizer, calculator, caller
      id, camcorder, camera, camera battery, camera cage, camera charger, camera flash, camera lens, camera light,
      camera remote, camera strap mount, camera tripod, capacitor, capture card, card adapter, card reader, cartridge
      ink, case fan, cash counter, cash drawer, cash register, cassette deck, cassette player, cb radio, cctv, cd
      changer, cd player, cd r, cd rw, cell phone, cellphone, cellphone case, cellphones, center channel speaker,
      ceramic film, charge controller, charger, charging board, charging cable, charging dock, charging flex, charging
      mat, charging pad, charging port, charging stand, charging station, chromebook, chromecast, circuit board, clear
      case, clock radio, coaxial cable, coin cell, computer, computer fan, console, console skin, controller,
      controller skin, controller stand, converter, cooling pad, cordless phone, cpu, cpu cooler, cr2032, dac, ddr3,
      ddr4 ram, desk mat, desk phone, desktop pc, development board, digital camera, digital frame, digital notepad,
      digital pen, digital photo, digital photo frame, digital signage, digital voice recorder, digitizer, diode, disc
      changer, display assembly, display port card, displayport, dj controller, dj mixer, docking station, document
      scanner, dome camera, dongle, door sensor, doorbell, doorbell camera, drawing display, drawing tablet, drone,
      drone battery, drone landing pad, drum unit, dslr, dualsense, dvd burner, dvd changer, dvd home theater, dvd
      player, dvd r, dvd ram, dvd recorder, dvd rw, dvd writer, dvi cable, dvr, e bike battery, e book reader, e ink,
      e ink tablet, e reader, e writer, ear cushion, ear pad cushion, ear pads, ear tips, earbud, earbud case, earbud
      tips, earbuds, earbuds case, earpad, earphone, earphones, earphones case, earpods, ebook reader, echo dot,
      electric plug, electric scooter battery, electronic piano usb, elitebook, ereader, esc, esp32, esp8266, ethernet
      cable, ethernet cord, ethernet switch, extension board, extension cabinet, extension cable, extension cord,
      extension lead, extension socket, external drive, external hard drive, external ssd, fast charger, fax machine,
      feature phone, fight stick, film camera, fingerprint reader, fire tv stick, fish finder display, flash drive,
      flash trigger, flat panel mount, flight stick, flip case, flip cover, flip wallet case, floorstanding,
      floorstanding speaker, fm tuner, fpv drone, fpv goggles, full stack, function generator, galaxy buds, galaxy
      case, galaxy s*, galaxy tab, game boy, game console, game controller, game controllers, gamepad, gaming chair
      headset, gaming chair rgb, gaming console, gaming console skin, gaming desk mat, gaming headphones, gaming
      headset, gaming keyboard, gaming laptop, gaming monitor, gaming mouse, gaming pc, gel battery, gigabit switch,
      gimbal, glass film, glass protector, google home, gopro, gps, gps tracker, gpu, graphic card, graphics card,
      graphics tablet, graphics tablet pen, green screen, guitar cabinet, guitar pedal, guitar stack, gyroscope, half
      stack, handheld console, hard disk, hard disk drive, hard drive, hard drive case, hdd, hdmi adapter, hdmi cable,
      hdmi splitter, hdmi switch, hdtv, headphone, headphone amplifier, headphone stand, headphones, headset, hearing
      loop, heat sink, heatsink, hi fi system, hifi, holder for mobile, holder for phone, home alarm, home automation,
      home cinema, home theater, home theatre, hub, hydrogel film, ic chip, ideapad, imac, in ceiling speaker, in ear
      monitor, in wall speaker, ink bottle, ink cartridge, ink refill, ink tank, inkjet printer, inline connector,
      instant camera, integrated amplifier, integrated circuit, interactive display, intercom, inverter, ip camera,
      ipad, ipad case, ipad cover, ipad pencil, iphone, iphone case, iptv, itx case, joy con, joystick, jumper cable
      kit, jumper wire, jumper wires, karaoke machine, keyboard, keyboard cleaning kit, keyboard cover, keyboard
      stickers, keyboard wrist rest, keycap, kids tablet, kindle, kindle case, kvm switch, label maker, label printer,
      labeler, laminating machine, lan card, lapel mic, laptop, laptop adapter, laptop bag sleeve, laptop battery,
      laptop charger, laptop cooler, laptop docking station, laptop keyboard, laptop privacy screen, laptop screen,
      laptop skin, laptop stand, laser pointer, laser printer, lavalier, lcd 16x2, lcd assembly, lcd digitizer, lcd
      display, lcd module, lcd replacement, lcd screen, lcd tv, lead acid battery, led 3mm, led 5mm, led display, led
      driver, led light strip usb, led matrix, led module, led screen, led tv, led wall, lens, lens adapter, lens cap,
      lens cleaning kit, lens filter, lens hood, lens pen, lifepo4 battery, light box photo, light stand, lightning
      adapter, lightning cable, line array, lipo battery, liquid cooler, lithium battery, lithium ion battery, lnb,
      logic analyzer, macbook, macbook case, macbook charger, magsafe, magsafe case, magsafe charger, magsafe wallet,
      managed switch, mechanical keyboard, media player, megaphone, memory card, memory card adapter, memory card
      case, memory card reader, memory module, memory stick, mesh wifi, meta quest, metal detector, mic stand, micro
      atx case, micro sd, micro system, microchip, microcontroller, microphone, microphone arm, microphone stand, mid
      tower, mid tower case, midi keyboard, mifi, mini itx case, mini pc, mini system, minidisc, mobile accessories,
      mobile cover, mobile holder, mobile phone, mobile pouch, modem, modem router, money counter, money detector,
      monitor, monitor arm, monitor light bar, monitor stand, monolight, monopod, mosfet, motherboard, motion sensor,
      motor driver, motorola moto, mouse, mouse mat, mouse pad, mousepad, mp3 mp4, mp3 player, mp4 player, mppt,
      multifunction printer, nanny cam, nas, navigation system, nd filter, neckband, network cable, network card,
      network switch, nfc tag, nintendo switch, nintendo switch game, nodemcu, noise cancelling headphones, notebook
      adapter, notebook battery, notebook computer, notebook laptop, notebook pc, numeric keypad, nvme, nvr, oculus,
      oled, oled display, optical cable, optical drive, oscilloscope, otg, outlet, pa system, paper shredder, party
      speaker, patch cord, patch panel, pc, pc case, pc cleaning kit, pcb, pci card, pcie card, pen drive, pet camera,
      phone, phone accessories, phone battery, phone bumper, phone camera, phone case, phone charger, phone charm,
      phone cooler, phone cover, phone gimbal, phone grip, phone holder, phone lanyard, phone lens, phone mount, phone
      pouch, phone repair kit, phone ring, phone screen, phone skin, phone stand, phone strap, phone tripod, phone
      wallet case, phono preamp, photo light, photo printer, photography backdrop, photography light, pin header,
      pixel case, plasma tv, playstation, playstation 4, playstation 5, plotter, poe injector, poe switch, pop filter,
      pop up outlet, popsocket, portable cd, portable power station, portable speaker, pos system, pos terminal,
      potentiometer, power adapter, power amplifier, power bank, power bank case, power board, power brick, power
      cable, power cord, power distribution unit, power extension, power inverter, power lead, power outlet, power
      socket, power station, power strip, power supply, powerbank, preamp, premium led tv, presenter remote, prime
      lens, print head, printer, printer ribbon, printer toner, printhead, privacy filter, privacy screen protector,
      probook, processor, projector, projector lamp, projector screen, ps4, ps4 game, ps5, ps5 game, ps5 skin,
      quadcopter, quick release plate, racing wheel, rack cabinet, radio, raid card, ram, range extender, raspberry
      pi, rc transmitter, rca cable, receipt printer, receiver, rechargeable battery, record player, reflector
      photography, relay, remote control, remote shutter, replacement screen, resistor, resistor kit, rfid, rfid
      reader, ribbon cartridge, ring doorbell, ring light, ring light stand, roku, router, rugged case, samsung case,
      satellite dish, satellite finder, satellite receiver, scanner, screen cleaner, screen guard, screen guards,
      screen protector, screen protector film, sd card, security camera, security light camera, security system,
      selfie stick, sensor, server, servo, set top box, sfp, sfp module, shelf system, shield board, shock mount mic,
      shockproof case, shotgun mic, shower radio, shredder office, signal booster, signal generator, silicone case,
      sim card, sim tray, smart bulb, smart curtain, smart display, smart doorbell, smart glasses, smart home, smart
      home hub, smart home kit, smart light switch, smart plug, smart remote, smart ring, smart socket, smart speaker,
      smart switch, smart thermostat, smart tv, smart watch charger, smartphone, smoke detector, sodimm, softbox,
      solar battery, solar charger, solar generator, solar inverter, solar kit, solar panel, soldering iron station,
      soldering station, solenoid, solid state drive, sound bar, sound card, sound machine, sound system, soundbar,
      soundbar mount, speaker, speaker cab, speaker cabinet, speaker cable, speaker wire, speakers, spectrum analyzer,
      speedlight, speedlite, splitter, spy cam, spy camera, ssd, ssd drive, stand for laptop, stand for mobile, stand
      for phone, steam deck, steering wheel controller, stepper driver, stepper motor, stereo system, stereo tuner,
      stream deck, streaming box, streaming device, streaming stick, studio backdrop, studio light, studio strobe,
      stylus, stylus pen, subwoofer, surface pro, surge arrester, surge protector, surround sound, suspension boom,
      switch case, switch dock, switch game, switch lite, switch tester, synthesizer, tablet, tablet case, tablet
      cover, tablet keyboard, tablet pc, tablet pen, tablet stand, tape recorder, telephoto lens, teleprompter,
      television, television mount, tempered film, tempered glass, terminal connector, thermal compound, thermal
      grease, thermal pad, thermal paste, thin client, thumb grips, thunderbolt, time clock, toner, toner cartridge,
      touch screen, tower case, trackball, trackpad, trail cam, trail cam video, transistor, translator, translator
      device, travel adapter, travel plug, tripod, true wireless, turntable, turntable cartridge, tv, tv box, tv
      bracket, tv mount, tv tuner, tv wall bracket, tv wall mount, two way radio, type c cable, type c charger,
      ultrabook, unmanaged switch, ups, ups battery, usb adapter, usb c cable, usb cable, usb cable type c, usb
      charger, usb drive, usb extension, usb fan, usb flash, usb flash drive, usb hub, usb hub adapter, usb lamp
      light, usb light, usb lighter, usb stick, uv filter lens, vcr, vending machine, vga cable, video camera, video
      capture, video card, video doorbell, video doorbell camera, video game, video games, video light, video
      switcher, vinyl player, vinyl record player, voice recorder, voice translator, voltage regulator, voltage
      stabilizer, vr accessories, vr glasses, vr headset, vr stand, walkie talkie, wall charger, wall mount for tv,
      watch charger, water cooling, water leak sensor, waterproof phone pouch, weather radio, webcam, webcam cover,
      wet connector, white noise machine, whiteboard interactive, wide angle lens, wifi adapter, wifi camera, wifi
      card, wifi extender, wifi router, wind turbine generator, wired earphones, wireless ac, wireless card, wireless
      charger, wireless combo, wireless doorbell, wireless earbuds, wireless keyboard, wireless mic, wireless mouse,
      wrist rest, xbox, xbox game, zoom lens`,
    ],
  ],
  unsure: `adapter, adaptor, aerial, batteries, battery, biometric, buzzer, cable, charger, computer, console,
    controller, converter, esc, hub, imac, inverter, ipad, iphone, kindle, laptop, lavalier, lens, macbook, monitor,
    monopod, mouse, neckband, oculus, otg, outlet, pc, phone, print head, projector, ram, receiver, relay, rfid,
    router, scanner, sensor, server, servo, solenoid, splitter, tablet, tablets, television, thunderbolt, toner,
    translator, tripod, tv, ups`,
  printed: 'iphone case, mouse pad, phone case',
  uses: {
    ELECTRONICS: `10000mah, 1080p, 128gb, 16gb, 1tb, 20000mah, 256gb, 2tb, 32gb, 4g, 4k, 5000mah, 512gb, 5g, 64gb, 8k,
      airpods, amoled, arduino, bluetooth, cameras, cell phones, computer components, computers, core i3, core i5,
      core i7, ddr4, ddr5, dual sim, electronic, electronics, full hd, gadget, galaxy, gaming, gb, geforce, ghz, gtx,
      hdmi, headphones, infinix, intel core, ipad, iphone, iphone 11, iphone 12, iphone 13, iphone 14, iphone 15,
      iphone 16, laptop, led tv, macbook, mah, mhz, mobile phones, networking, nintendo, noise cancelling, oled, oppo,
      pc components, phone accessories, playstation, ps4, ps5, qled, raspberry pi, realme, redmi, rtx, ryzen, samsung
      galaxy, smart home, tech, televisions, tvs, uhd, usb, usb c, video games, wearables, wi fi, wifi, xbox, xiaomi
      redmi`,
  },
  makers: {
    ELECTRONICS: `acer, amd, anker, aorus, asus, audio technica, baseus, behringer, bose, brother printer, canon, canon
      eos, cooler master, corsair, creative zen, d link, dahua, dell, dji, elgato, elitebook, epson, ezviz, fender
      twin, fractal design, fujifilm, garmin, gigabyte, google pixel, gopro, hikvision, hisense, hp laserjet, huawei,
      hyperx, imou, infinix, intel, itel, jbl, kingston, lenovo, lg oled, logitech, marshall
      speaker, mikrotik, motorola, msi, netgear, nikon, nokia, nvidia, nzxt, oneplus, orange crush amp, panasonic,
      probook, radeon, razer, samsung, sandisk, seagate, sennheiser, shure, sonos, sony, soundcore, steelseries, tcl,
      tecno, thinkpad, toshiba, tp link, ubiquiti, ugreen, western digital, xeon, xiaomi`,
  },
};
