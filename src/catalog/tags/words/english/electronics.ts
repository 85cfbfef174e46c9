import type { Subject } from '../words.ts';

export const ELECTRONICS: Subject = {
  things: [
    [
      'ELECTRONICS',
      `0 2mm nozzle, 0 4mm nozzle, 0 6mm nozzle, 1 75mm, 12 channel mixer, 120 film, 12ax7, 12v cooling fan, 18650
      battery, 19 rack case, 1u blank, 1u rack shelf, 24 70mm, 2u blank, 2u rack shelf, 35mm film, 36v 10ah, 3d pen, 3d
      print bed, 3d printer bed, 3d printing resin, 405nm resin, 42v charger, 48v 15ah, 50mm f 1 8, 52v 20ah, 54 6v
      charger, 6l6 tube, 7 segment, 7 segment display, 70 200mm, 8 channel mixer, 9v battery, aa battery, aaa battery,
      abs enclosure, abs filament, abs like resin, ac isolator solar, accelerometer, access control, access keypad,
      access point, acoustic foam, action cam, action camera, active speaker, adapter, adaptor, aerial, agm battery,
      aio 240, aio 240mm, aio 360, aio 360mm, aio cooler, airpod, airpods, airpods case, airpods cover, airpods pro
      case, airpods skin, airtag, airtag keychain, airtag keyring, ais receiver, ais transponder, alarm battery, alarm
      box, alarm clock bluetooth, alarm clock radio, alarm control panel, alarm keypad, alarm kit, alarm panel, alarm
      remote, alarm sensor, alarm siren, alarm system, alexa, all in one printer, alligator clip leads, amp head,
      amplifier, analog mixer, anderson plug, android box, android case, android tv, answering machine, answerphone,
      antenna, apple pencil, apple tv, apple watch case, apple watch charger, arcade cabinet, arcade machine, arcade
      stick, arduino, armband case, asa filament, attendance machine, atx case, atx psu, audio adapter, audio cable,
      audio equipment, audio interface, audio mixer, audio multicore, audio recorder, audio sampler, audio snake, audio
      visual, autopilot boat, autopilot marine, aux cable, aux lead, av rack, av receiver, axial fan, baby camera, baby
      monitor camera, back case, back cover, back glass, backdrop stand, ball head, banana plug, banknote counter,
      barcode reader, barcode scanner, barrel connector, barrel jack, bass amp, bass cabinet, bass trap, batteries,
      battery, battery cable lug, battery case, battery charger, battery clip 9v, battery grip, battery holder, battery
      management system, battery monitor, battery pack, battery snap, battery tester, beam detector, bed leveling, bed
      levelling probe, bell box, bifacial panel, bifacial solar, bill counter, biometric, bl touch, black and white
      film, blank cd, blank dvd, blanking plate rack, bltouch, blu ray disc, blu ray player, bluetooth adapter,
      bluetooth headphone, bluetooth headset, bluetooth module, bluetooth speaker, bme280, bmp280, bms 4s, bms board,
      bnc adapter, bnc cable, bnc connector, bnc coupler, bnc crimp, bnc plug, body cam, body camera, body worn, body
      worn camera, bodypack, bone conduction, boom arm, boombox, boost converter, bowden tube, brass nozzle 0 4, brass
      standoff, breadboard, break glass unit, bridge rectifier, brushless cooling fan, brushless fan, brushless motor,
      buck converter, build plate, bullet camera, bumper case, burglar alarm, button battery, button cell, buzzer,
      cable, cable bite, cable box, cable clip, cable management, cable organizer, cable protector phone, cable tester
      rj45, cable tidy, cage nut, calculator, caller id, camcorder, camera, camera junction box, camera strap mount,
      capacitor, capture card, car audio parts, car tweeter, car usb adapter phone, card adapter, card reader,
      cartridge ink, case fan, cash counter, cash drawer, cash register, casio fx, cassette deck, cassette player,
      cassette recorder, cat5e box, cat6 box, cat6 utp, cb radio, cb uhf, cctv, cctv junction box, cd changer, cd
      player, cd r, cd rw, cd walkman, cdj, cell phone, cellphone, ceramic film, cf express, charge controller,
      charger, charger module, charging board, charging cable, charging cradle, charging dock, charging flex, charging
      mat, charging module, charging pad, charging port, charging stand, charging station, chart plotter, chartplotter,
      chorus pedal, chroma key, chromebook, chromecast, circuit board, clear case, clip on tuner, clock radio, cnc
      router kit, coaxial cable, code lock keypad, coin cell, color sensor, colour sensor, column pa, combo amp,
      component kit, component tester, compression driver, compressor pedal, computer, computer components, computer
      fan, computer parts, condenser mic, console, console accessories, console skin, controller, controller skin,
      controller stand, converter, cooling pad, copper clad board, cord keeper, cordless phone, counting machine, cpl
      filter, cpu, cr2032, crimp housing, croc clip leads, crocodile clip leads, crossbody cord phone, crossover audio,
      crystal oscillator, currency counter, current sensor, dac, data cabinet, dc cooling fan, dc dc charger, dc fan,
      dc gear motor, dc isolator, dc jack, dc motor, dc to dc charger, ddr3, ddr4 ram, dead cat windshield, deadcat,
      deans connector, deep cycle battery, delay pedal, depth sounder, desk mat, desk mat gaming, desk phone, desktop
      mat, desktop pc, dev board, dev kit, development board, devkit, dfplayer, dht11, dht22, di box, dictaphone,
      digital camera, digital frame, digital mixer, digital notepad, digital pen, digital photo, digital signage,
      digitizer, diode, dip socket, dip switch, disc changer, diseqc, display assembly, display port card, displayport,
      disposable camera, distortion pedal, dj booth, dj controller, dj deck, dj headphone, dj mixer, dj stand, dmx
      cable, dmx controller, dmx splitter, docking station, document scanner, dome camera, dongle, door contact, door
      entry keypad, door entry kit, door entry system, door phone, door release button, door sensor, doorbell, doorbell
      camera, doorbell chime wireless, downtube battery, drawing display, drawing tablet, drone, drum machine, drum
      module, drum unit, ds18b20, ds3231, dslr, dual tech detector, dualsense, dummy camera, dupont connector, dupont
      jumper, dupont wire, dust plug, dvd burner, dvd changer, dvd home theater, dvd player, dvd r, dvd ram, dvd
      recorder, dvd rw, dvd writer, dvi cable, dvr, dynamic mic, e bike battery, e book reader, e drum, e ink, e paper
      display, e reader, e scooter charger, e writer, ear cushion, ear pad cushion, ear pads, ear tip, earbud, earpad,
      earphone, earpod, ebike battery, ebike charger, ebook reader, echo dot, ecotank ink, eeprom, effects pedal, el34,
      electric door strike, electric plug, electric scooter battery, electric strike, electronic drum kit, electronic
      drums, electronic modules, electronic piano usb, electronics kit, elitebook, emergency door release, enclosure
      abs, encoder module, energy storage, epaper, epirb, ereader, esc, esp32, esp8266, esr meter, ethernet cable,
      ethernet cord, ethernet switch, eurorack, exit button, expression pedal, extension board, extension cabinet,
      extension cable, extension cord, extension lead, extension socket, extension tube macro, external drive, extruder
      gear, extruder kit, extruder motor, faceplate rj45, fan 120mm, fan 40mm, fast charger, fax, fax machine, feature
      phone, female header, fep film, ferrite bead ring, ferrite clamp, ferrite core, fiber patch cable, fight stick,
      filament, filament dry box, filament dryer, filament sample, filament spool, filament storage, film camera,
      finger sleeves gaming, fingerprint door lock, fingerprint reader, fire alarm sounder, fire stick, fire tv stick,
      firestick, fish finder display, fisheye camera, flame sensor, flash diffuser, flash drive, flash trigger, flat
      panel mount, flex sensor, flight case, flight stick, flightcase, flip case, flip cover, flip wallet,
      floorstander, floorstanding, fm tuner, foam wedge acoustic, fog fluid, fog juice, fog machine, fogger stage,
      folio case phone, footswitch, force sensor, fpv goggles, freesat, freeview box, ftdi, full stack, function
      generator, fuzz pedal, galaxy buds, galaxy case, galaxy s*, galaxy tab, game boy, game console, game controller,
      gamepad, gaming accessories, gaming chair rgb, gaming console, gaming console skin, gaming desk mat, gaming
      finger sleeve, gaming headphone, gaming headset, gaming keyboard, gaming laptop, gaming monitor, gaming mouse,
      gaming pc, gaming triggers mobile, gan charger, gan plug, gas sensor, gear motor dc, gel battery, gel case,
      gigabit switch, gimbal, glass break detector, glass film, glass protector, glitter phone case, google home,
      gopro, gorillapod, gps, gpu, graphic card, graphics card, graphics tablet, green screen, green screen backdrop,
      groovebox, gsm alarm, gsm dialler, gsm module, gt2 belt, gt2 pulley, guitar amp, guitar cab, guitar cabinet,
      guitar cable, guitar lead, guitar pedal, guitar pickup, guitar stack, guitar tuner, guitar wireless, gyroscope,
      hailong battery, half stack, hall sensor, handheld console, handheld transmitter, handheld uhf, hard disk, hard
      drive, hard shell macbook, hardened steel nozzle, haze fluid, haze machine, hazer, hdd, hdmi adapter, hdmi cable,
      hdmi extender, hdmi splitter, hdmi switch, hdtv, header strip, headphone, headphones, headset, headshell, hearing
      loop, heart rate belt, heart rate chest belt, heat bed, heat break, heat detector wireless, heat set insert, heat
      shrink electronics, heat shrink tubing, heat sink, heated print bed, heating block, heatshrink, heatsink, hi fi
      system, hifi, holder for mobile, holder for phone, home alarm, home audio, home automation, home cinema, home
      telephone, home theater, home theatre, honor 90, horn driver, hot end, hot swap drive, hotend, hoverboard
      charger, hp ink, hub, humbucker, hx711, hydrogel film, ic chip, ic socket, ideapad, igbt, imac, in ear monitor,
      indoor siren, inductor, ink bottle, ink cartridge, ink hp, ink refill, ink tank, inline connector, instant
      camera, instant film, instax film, instax mini, instrument cable, integrated circuit, interactive display,
      interactive whiteboard, intercom, intercom handset, interconnect cable, intruder alarm, inverter, ip camera,
      ipad, ipad case, ipad cover, ipad pencil, iphone, iphone battery, iphone case, iphone flex, iphone lcd, iphone
      screen, ips monitor, iptv, ir led, ir receiver module, ir sensor, isolation pad monitor, itx case, jack cable,
      jack cable guitar, jack lead guitar, jack to jack, jewellers loupe phone, joy con, joycon, joystick, jst
      connector, jst ph, jst xh, jumper cable kit, jumper wire, karaoke machine, karaoke mic, key fob rfid, keyboard,
      keyboard cleaning kit, keyboard sticker, keycap, keypad, keypad access, keypad module, keystone jack, keystone
      module, kids tablet, kindle, kindle case, kt88, kvm, label maker, label writer, labeler, laminating machine,
      laminator machine, lan card, lan tester, landline telephone, lanyard patch phone, lapel mic, laptop, laptop
      adapter, laptop bag sleeve, laptop battery, laptop charger, laptop cooler, laptop cover, laptop docking station,
      laptop keyboard, laptop parts, laptop privacy screen, laptop screen, laptop shell, laptop skin, laptop stand,
      laser module, laser pointer, lavalier, lcd 16x2, lcd assembly, lcd display, lcd module, lcd replacement, lcd
      screen, lcd shield, lcd tv, lcr meter, lead acid battery, led 3mm, led 5mm, led adapter, led assortment, led
      controller, led diode, led display, led driver, led light strip usb, led matrix, led module, led par, led screen,
      led strip controller, led transformer, led tv, led wall, lens, lens adapter, lens cap, lens cleaning kit, lens
      filter, lens hood, lens pen, lens protector ring, level shifter module, lifepo4, light box photo, light stand,
      light tent, lighting truss, lightning adapter, lightning cable, line array, line sensor, linear rail 3d printer,
      lipo battery, liquid cooler, lithium battery, lithium ion battery, lnb, load cell, logic analyser, logic
      analyzer, logic ic, logic level converter, loop pedal, looper pedal, lora module, lr44, macbook, macbook case,
      macbook charger, macbook hard shell, macbook shell, mag lock, maglock, magnetic contact, magnetic lock access,
      magsafe, magsafe grip, magsafe wallet, mains conditioner, male header, managed switch, manual call point, marine
      radar, marine radio, marine stereo, matched pair tubes, matrix keypad, matrix module, matte pla, mc4 connector,
      media converter, media player, megaphone, memory card, memory module, memory stick, mesh wifi, meta quest, metal
      detector, metronome, mic cable, mic clip, mic foam, mic holder, mic lead, mic shock mount, mic stand, mic thread
      adapter, mic windshield, micro inverter, micro sd, micro switch, micro system, microchip, microcontroller,
      microinverter, microphone, microsd, microswitch, mid tower, midi cable, midi controller, midrange driver, mifi,
      mini pc, mini system, minidisc, minijack, mixer audio, mixing console, mixing desk, mk8 nozzle, mobile
      accessories, mobile cover, mobile holder, mobile parts, mobile phone, mobile pouch, mobile triggers, modem,
      modular psu, modular synth, moisture sensor, molex connector, money counter, money detector, monitor, monitor
      arm, monitor isolation pad, monitor light bar, monitor stand, mono panel, monocrystalline, monolight, monopod,
      mosfet, motherboard, motion detector, motion sensor, moto g54, moto g84, motor bracket, motor driver, motor
      shield, motorola moto, mouse, mouse mat, mouse pad, mousepad, moving coil cartridge, moving magnet cartridge, mp3
      module, mp3 mp4, mp3 player, mp4 player, mppt, mq 2, multi effects, multi effects pedal, multimeter lead, music
      streamer, n20 motor, nanny cam, nas, navigation system, nd filter, neckband, nema 17, nema 23, neon flex
      controller, neopixel, network cabinet, network cable, network card, network equipment, network streamer, network
      switch, networking equipment, nfc tag, nfep film, nintendo switch, nintendo switch game, nmea 2000, nodemcu,
      noise cancelling headphone, notebook adapter, notebook battery, notebook computer, notebook laptop, notebook pc,
      nozzle 0 4mm, nrf24l01, numeric keypad, nvme, nvr, nylon filament, nylon standoff, oculus, oled, oled display, op
      amp, opamp, optical cable, optical drive, optocoupler, oscilloscope, otg, oura ring, outdoor siren, outlet,
      overdrive pedal, pa system, pan tilt kit, panic button, paper shredder, passive components, patch bay, patch
      cable guitar, patch cord, patch lead, patch panel, patchbay, pc, pc case, pc cleaning kit, pc filament, pc parts,
      pcb, pci card, pcie card, pd charger, pd plug, pedal board guitar, pedalboard, pei plate, pei sheet, peltier, pen
      drive, pencil tip ipad, perfboard, perimeter beam, personal locator beacon, pet camera, petg, petg 1 75, petg
      basic, petg cf, petg filament, petg hf, phantom power, phone, phone accessories, phone armband, phone battery,
      phone beads strap, phone bumper, phone camera, phone case, phone charger, phone charm, phone cooler, phone cover,
      phone cradle, phone crossbody cord, phone fan cooler, phone flex cable, phone folio, phone grip, phone holder,
      phone housing, phone lanyard, phone lens, phone mount, phone parts, phone patch lanyard, phone pouch, phone
      repair kit, phone ring, phone screen, phone skin, phone spares, phone stand, phone strap, phone tether, phone
      tripod, phone wallet case, phone wrist strap, phone wristlet, phono cable, phono cartridge, phono stage, photo
      backdrop stand, photo beam, photo equipment, photo light, photo studio box, photocopier, photography accessories,
      photography backdrop, photography equipment, photography light, pi hat, pin header, pinpointer, pir detector, pir
      sensor, pixel 7, pixel 8, pixel 8a, pixel 9, pixel 9a, pixel case, pixel controller, pla 1 75, pla basic, pla
      filament, pla matte, pla plus, pla silk, plasma tv, platter mat, playstation, playstation 4, playstation 5, plb,
      plotter, plug charger, poco x6, poe extender, poe injector, poe switch, polaroid film, pop filter, pop grip
      phone, pop socket, pop up outlet, popgrip, popsocket, portable cd, pos system, pos terminal, potentiometer, power
      adapter, power bank, power board, power brick, power cable, power conditioner audio, power cord, power
      distribution unit, power extension, power inverter, power lead, power module arduino, power outlet, power socket,
      power station, power strip, power supply, powerbank, powered mixer, powerline, preamp, premium led tv, presenter
      remote, prime lens, print head, printer, printhead, privacy filter, privacy glass, privacy screen protector, pro
      audio, probook, processor, project box, project enclosure, projector, projector lamp, projector screen,
      protoboard, prototype board, prox fob, proximity fob, proximity reader, ps4, ps4 game, ps5, ps5 game, ps5 skin,
      psu, ptfe tube 3d, ptz, ptz camera, push to exit, pv module, pv panel, quadcopter, quartz crystal 16mhz, quick
      release plate, racing wheel, rack blank panel, rack cabinet, rack case 19, rack rail, rack screws m6, rack shelf
      19, radio, raid card, rail kit server, ram, range extender, raspberry pi, raspberry pi hat, rc transmitter, rca
      cable, rca interconnect, rca lead, receiver, rechargeable battery, record brush, record cleaner, record cleaning,
      record inner sleeves, record outer sleeves, record player, record sleeve inner, record stabiliser, record weight,
      rectifier 10a, rectifier 1a, rectifier diode, reed switch, reflection filter, reflector photography, relay, relay
      module, remote control, remote fob alarm, remote shutter, replacement screen, request to exit, resin 405nm, resin
      vat, resistor, reverb pedal, rf module, rfid, rfid fob, rfid reader, rg59, rg6 cable, ribbon cartridge, ring grip
      phone, ring light, ring stand grip, rj45 connector, rj45 coupler, rj45 crimp, rj45 plug, robot arm kit, robot car
      kit, robot chassis, robotic arm kit, rocker switch, roku, rotary encoder, router, rpi display, rtc module, rugged
      case, s pen, sampler, samsung case, sas drive, sata drive, satellite dish, satellite finder, satellite messenger,
      satellite receiver, scanner, scanner cradle, scarlett solo, scart lead, schottky, scooter battery 36v, scr
      module, screen adhesive phone, screen cleaner, screen guard, screen protector, screen replacement, sd card, sdxc,
      security camera, security light camera, security system, selfie stick, semiconductors, sensor, sensor module,
      server, server cabinet, server rack, servo, servo bracket, set top box, seven segment display, sfp, shelf system,
      shield board, shift register, shock mount mic, shock sensor, shockproof case, shotgun cable cctv, shotgun mic,
      shotgun microphone, shower radio, shredder office, shunt monitor, signal booster, signal generator, silicone
      case, silk pla, sim adapter, sim card, sim eject, sim eject tool, sim ejector, sim tray, single coil pickup,
      single use camera, siren, sk6812, sky remote, slide switch spdt, slip mat turntable, slipmat, sma cable, sma
      connector, sma pigtail, smart bulb, smart car kit, smart curtain, smart display, smart glasses, smart home, smart
      home hub, smart home kit, smart light switch, smart plug, smart remote, smart ring, smart shunt, smart socket,
      smart switch, smart tag, smart thermostat, smart tv, smart watch charger, smartphone, smartshunt, smoke detector,
      smoke fluid, smoke machine, smps, sodimm, softbox, soil sensor, solar battery, solar bracket, solar charger,
      solar equipment, solar generator, solar inverter, solar kit, solar module, solar mounting, solar optimiser, solar
      optimizer, solar panel, solar power, solar rail, solar system kit, soldering iron station, soldering station,
      solenoid, solid state drive, sound bar, sound card, sound machine, sound system, soundbar, sounder base, speaker,
      speaker cabinet, speaker cable, speaker grill, speaker grille, speaker spikes, speakon, spectrum analyzer,
      speedlight, speedlite, spen, splitter, spool filament, spring steel sheet, spy cam, spy camera, ssd, stage box,
      stage truss, stand for laptop, stand for mobile, stand for phone, standard resin, standoffs m3, steam deck,
      steering wheel controller, step down module, step up module, stepper driver, stepper motor, stereo system, stereo
      tuner, storage devices, stream deck, streaming box, streaming device, streaming stick, string inverter,
      stripboard, strobe siren, studio backdrop, studio foam, studio light, studio monitor, studio strobe, stylus,
      subwoofer, surface pro, surge arrester, surge protector, surround sound, suspension boom, sustain pedal, switch
      case, switch dock, switch game, switch game card case, switch lite, switch tester, synth, synthesiser,
      synthesizer, tablet, tablet case, tablet cover, tablet pc, tablet pen, tablet stand, tact switch, tactile push
      button, tactile switch, tape recorder, teleconverter, telephone cable, telephoto lens, teleprompter, television,
      television mount, tempered film, tempered glass, terminal connector, test hook clips, tft display, tft screen,
      tft touch, thermal compound, thermal grease, thermal pad, thermal paste, thermoelectric cooler, thin client,
      thumb grip, thumbstick grip, thunderbolt, thyristor, tile mate, tilt sensor, time clock, timer ic, timing belt
      gt2, tonearm, toner, toner cartridge, toroid core, toroidal transformer, touch screen, tough resin, tower case,
      tpu 1 75, tpu 95a, tpu case, tpu filament, trackball, tracker tag, trackpad, trail cam, trail cam video,
      transducer, transistor, translator, translator device, translator pen, travel adapter, travel plug, triac,
      trimpot, tripod, true wireless, truss clamp, tt motor, ttl adapter, tuner pedal, turntable, turret camera, tv, tv
      accessories, tv box, tv bracket, tv mount, tv stand mount, tv tuner, tv wall bracket, tv wall mount, tweeter, two
      way radio, tws, type c cable, type c charger, typewriter, uhf cb, ultrabook, ultrasonic distance, universal
      remote, unmanaged switch, ups, ups battery, usb adapter, usb audio interface, usb c cable, usb c plug charger,
      usb cable, usb charger, usb drive, usb extension, usb fan, usb flash, usb hub, usb lamp light, usb light, usb
      lighter, usb mic, usb microphone, usb mixer, usb serial, usb stick, usb to ttl, utp cable, uv filter 67mm, uv
      filter lens, v6 nozzle, valve amp, vcr, vending machine, veroboard, vga cable, vhf, vibration detector alarm,
      vibration sensor, video balun, video camera, video capture, video card, video door entry, video doorbell camera,
      video equipment, video game, video games, video light, video switcher, vinyl player, vinyl record player, voice
      recorder, voice translator, volcano nozzle, voltage regulator, voltage stabilizer, vr accessories, vr glasses, vr
      stand, wah pedal, walkie talkie, wall cabinet 9u, wall charger, wall mount for tv, wall plug charger, wall rack
      9u, wallet flip, wash and cure, wash cure station, washable resin, watch charger, water cooling, water leak
      sensor, waterproof pouch phone, weather radio, webcam, wet connector, white noise machine, whiteboard
      interactive, wide angle lens, wifi adapter, wifi camera, wifi card, wifi extender, wifi module, wifi router, wind
      instrument, wind turbine generator, windshield mic, wireless ac, wireless alarm, wireless card, wireless charger,
      wireless chime, wireless combo, wireless guitar system, wireless mic, wireless module, wireless mouse, wireless
      presenter, wireless siren, wood filament, woofer, wrist rest, ws2811, ws2812b, ws2815, xbox, xbox game, xlr, xlr
      cable, xlr multicore, xperia, xt30, xt60, zener, zif socket, zigbee module, zoom lens`,
    ],
    [
      'ACCESSORIES+ELECTRONICS',
      `camera backpack, camera bag, camera case, computer backpack, computer bag, laptop case, laptop sleeve, macbook
      sleeve, notebook bag, tablet sleeve`,
    ],
    [
      'ELECTRONICS+WATCHES',
      `activity tracker, amazfit bip, amazfit gts, amazfit watch, apple watch, coros pace, festina connected, fitbit
      charge, fitbit inspire, fitbit luxe, fitbit sense, fitbit versa, fitness tracker, fitness watch, galaxy fit,
      galaxy watch, garmin epix, garmin fenix, garmin forerunner, garmin instinct, garmin venu, garmin vivoactive, gps
      running watch, gps sport watch, gps watch, huawei band, huawei watch, hybrid watch, mi band, multisport watch,
      oneplus watch, pixel watch, polar ignite, polar pacer, polar vantage, redmi watch, smart band, smart watch,
      smartwatch, suunto race, suunto vertical, ticwatch, watch fit, watch gt, watch ultra, withings scanwatch, xiaomi
      band, xiaomi smart band, xiaomi watch`,
    ],
  ],
  unsure: `1 75mm, active speaker, adapter, adaptor, aerial, amp head, batteries, battery, battery monitor, biometric,
    buzzer, cable, cdj, charger, computer, console, controller, converter, di box, esc, fax, filament, hub, imac,
    inverter, ipad, iphone, jack cable guitar, keypad, kindle, laptop, lavalier, lens, macbook, mic clip, monitor,
    monocrystalline, monopod, mouse, multi effects, neckband, oculus, otg, outlet, pc, petg, phantom power, phone,
    playstation, pop filter, print head, projector, psu, ram, receiver, relay, rfid, router, sampler, scanner, sensor,
    server, servo, siren, sk6812, smoke detector, solenoid, speaker cable, splitter, synth, tablet, tablets,
    television, thunderbolt, toner, translator, tripod, tv, ups, vending machine, ws2811, ws2812b, ws2815, xbox, xlr`,
  printed: 'iphone case, mouse pad, phone case',
  uses: {
    ELECTRONICS: `10000mah, 1080p, 120hz, 128gb, 144hz, 165hz, 16gb, 1tb, 20000mah, 240hz, 256gb, 2tb, 302xl, 304 xl,
      304xl, 305xl, 32gb, 3d printer parts, 3d printers, 3d printing, 4g, 4k, 5000mah, 512gb, 5g, 603xl, 64gb, 8k,
      903xl, airpods, am5, amoled, arduino, bluetooth, cameras, cell phones, computer components, computers, core i3,
      core i5, core i7, ddr4, ddr5, deskjet, dual sim, ecotank, electronic, electronic components, electronics, full
      hd, gadget, galaxy, gaming, gb, geforce, geforce gtx, ghz, gtx 1050, gtx 1060, gtx 1070, gtx 1080, gtx 1650, gtx
      1660, gtx 970, hdmi, headphones, infinix, intel core, ipad, iphone, iphone 11, iphone 12, iphone 13, iphone 14,
      iphone 15, iphone 16, laptop, laserjet, led tv, lga1700, macbook, mah, mhz, mobile phones, networking, nintendo,
      noise cancelling, nvidia gtx, officejet, oled, oppo, pc components, phone accessories, pixma, ps4, ps5, qled,
      raspberry pi, realme, redmi, rj45, robotics, rtx, ryzen, samsung galaxy, smart home, tech, televisions, tvs, uhd,
      usb, usb c, video games, wearables, wi fi, wifi, xiaomi redmi`,
  },
  makers: {
    ELECTRONICS: `8bitdo, ableton, acer, adafruit, adafruit feather, adam audio, adata, aftershokz, ajax systems, akai
      mpc, akg, allen heath, amcrest, amd, animal crossing, anker, anker 737, anker solix, annke, anycubic, aorus,
      apollo twin, aqara, arctic freezer, arlo, arturia, asrock, asus, atmega328, audio technica, autel, axis
      communications, bambu lab, bambulab, bang olufsen, baofeng, baseus, be quiet, beats studio, behringer, belkin,
      beyerdynamic, blackstar, blink camera, blink outdoor, bluetti, bose, boss ds, boss katana, boss rc, bowers
      wilkins, brother hl, brother printer, brother tn, caldigit, call of duty, cambridge audio, campfire audio,
      canadian solar, canon, canon ef, canon eos, canon rf, caseology, casetify, chauvet, cherry mx, chromebook,
      chromecast, cooler master, coros, corsair, corsair vengeance, creality, creative zen, d link, dahua, dali oberon,
      deepcool, dell, denon, deye, dfrobot, dji, dualsense, dunlop cry baby, duracell, dymo, e3d, ea sports fc, ecobee,
      ecoflow, ecotank, edifier, elden ring, electro harmonix, electro voice, elegoo, elgato, elitebook, ender 3, ender
      5, eneloop, energizer, enphase, eos r, epson, eryone, esp 12f, esp32, esp8266, esr, esun, eufy, eve audio, evga,
      ezviz, fairphone, fc 25, fender frontman, fender mustang, fender twin, fifa 23, fiio, firetv, fluance, focal
      alpha, focusrite, foscam, fox ess, fractal design, fujifilm, fujifilm x, fujinon, g skill, garmin, garmin drive,
      garmin edge, garmin etrex, gateron, genelec, gigabyte, givenergy, godox, goodwe, google pixel, gopro, gopro hero,
      growatt, gskill, gta v, hammerhead karoo, hanwha, harman kardon, hatchbox, hifiman, hikvision, hikvision ds,
      hisense, hk audio, honeywell galaxy, hp envy, hp laserjet, huawei, huawei sun2000, hue bridge, huion, hyperx,
      ibanez tube screamer, ideapad, ifi audio, ikea tradfri, imou, infinix, insta360, instax, intel, intel core, itel,
      ja solar, jabra, jackery, jbl, jhs pedals, jinko solar, joy con, kef, kef q150, kemper, key switches, keychron,
      kingston, kingston fury, klipsch, kodak ektar, korg minilogue, korg volca, krk, kyocera, ld systems, legion go,
      lenovo, lexar, lexmark, lian li, line 6 helix, logitech, longi solar, lorex, lumix, m audio, m5stack, macbook,
      mackie, madden, manfrotto, marantz, mario kart, mario party, marshall speaker, mean well, meanwell, meross, micro
      bit, microbit, midland, mikrotik, monitor audio, moog synth, moondrop, mophie, motorola, motorola edge, motorola
      talkabout, msi, msi mag, msi mpg, mxr, nad electronics, native instruments, nba 2k, neewer, nest cam, netgear,
      neumann, neural dsp, nikkor, nikon, nikon z, noctua, nodemcu, nokia, nomad case, novation, numark, nvidia, nvidia
      shield, nzxt, oneplus, onkyo, orange crush amp, orico, ortofon, ortofon 2m, otterbox, palit, panasonic, panasonic
      eneloop, paperwhite, paxton, peak design, peak design capture, phrozen, pimoroni, pioneer ddj, pioneer dj,
      pitaka, pixma, playstation, polaroid now, polk, polylite, polymaker, polyterra, positive grid, powercolor,
      poweredge, presonus, pro ject, probook, profoto, project debut, proliant, prusa, prusament, pylontech, pyronix, q
      acoustics, qsc, quinled, radeon, razer, rcf, rega, renogy, reolink, rg6, ricoh, ringke, rode microphone, rode nt,
      rode nt1, rode podmic, rode videomic, rode wireless, rog ally, roku, roland jd, roland tr, rotel, ryzen, sabrent,
      samsung, samsung 990, samsung qn, sandisk, sapphire pulse, sapphire radeon, satechi, scarlett 2i2, schiit,
      seagate, seagate skyhawk, seasonic, seeed, sennheiser, shelly, shokz, shure, shure sm58, shure sm7b, sigma 24,
      sigma art, siraya tech, skullcandy, sm57, sm58, smallrig, solaredge, solis inverter, sonoff, sonos, sony, sony e,
      sony fe, soundcore, soundcraft, sparkfun, spigen, steam deck, steelseries, stm32, strymon, sungrow, sunlu, super
      smash, surface pro, svs, swann security, synology, tamron, tapo, tascam, tcl, teamgroup, technics, tecno, teenage
      engineering, teltonika, texecom, thermaltake, thinkpad, tomtom, toner hp, toshiba, toshiba canvio, tp link, trina
      solar, tuya, uag, ubiquiti, ugreen, ultimate ears, uniden, unifi, universal audio, uniview, urban armor gear, uv
      5r, varta, victron, victron multiplus, victron smartsolar, videx, vivobook, vizio, wacom, wahoo elemnt, warm
      audio, waveshare, wd black, wd blue, wd purple, wd red, wemos, wemos d1, western digital, wharfedale, wled, wyze,
      xbox, xeon, xiaomi, xp pen, yale alarm, yamaha hs, yamaha mg, yamaha rx, zagg, zebra printer, zelda tears,
      zenbook, zoom h5, zoom h6, zotac, zyxel`,
  },
};
