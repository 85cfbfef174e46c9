import type { Subject } from '../words.ts';

export const ELECTRONICS: Subject = {
  things: [
    [
      'ELECTRONICS',
      `12v cooling fan, 18650 battery, 24 70mm, 3d printer, 3d printer bed, 3d printer filament, 3d printer nozzle, 3d
      printing resin, 50mm f 1 8, 70 200mm, 9v battery, aa battery, aaa battery, abs filament, ac isolator solar,
      accelerometer, access control, access point, action cam, action camera, adapter, adaptor, aerial, agm battery,
      aio 240, aio 240mm, aio 360, aio 360mm, aio cooler, airpod, airpods, airpods case, airpods cover, airpods pro
      case, airtag, airtag holder, alarm clock bluetooth, alarm clock radio, alarm kit, alarm sensor, alarm system,
      alexa, all in one printer, am fm tuner, amplifier, anderson plug, android box, android case, android tv,
      answering machine, answerphone, antenna, apple pencil, apple tv, apple watch case, apple watch charger, arcade
      cabinet, arcade machine, arcade stick, arduino, armband case, attendance machine, atx case, atx psu, audio
      adapter, audio cable, audio equipment, audio interface, audio mixer, audio recorder, audio visual, aux cable, aux
      lead, av rack, av receiver, baby camera, baby monitor camera, back case, back cover, back glass, backdrop stand,
      backdrop stand photo, ball head, banana plug, banana plugs, banknote counter, barcode printer, barcode reader,
      barcode scanner, bass amp, bass cabinet, batteries, battery, battery cable lug, battery case, battery charger,
      battery grip, battery holder, battery management system, battery monitor, battery pack, battery tester, bed
      levelling probe, bifacial panel, bifacial solar, bill counter, biometric, blank cd, blank dvd, blu ray disc, blu
      ray player, bluetooth adapter, bluetooth headphone, bluetooth headphones, bluetooth headset, bluetooth speaker,
      bms 4s, bms board, body cam, body camera, bone conduction, bookshelf speaker, bookshelf speakers, boom arm, boom
      arm stand, boombox, breadboard, brushless cooling fan, brushless fan, brushless motor, build plate, bullet
      camera, bumper case, burglar alarm, button battery, button cell, buzzer, cable, cable box, cable clip, cable
      clips, cable management, cable organizer, calculator, caller id, camcorder, camera, camera accessories, camera
      battery, camera cage, camera charger, camera equipment, camera flash, camera lens, camera light, camera remote,
      camera strap mount, camera tripod, capacitor, capture card, car audio parts, car usb adapter phone, card adapter,
      card reader, cartridge ink, case fan, cash counter, cash drawer, cash register, casio fx, cassette deck, cassette
      player, cassette recorder, cat6 patch lead, cb radio, cctv, cctv systems, cd changer, cd player, cd r, cd rw, cd
      walkman, cell phone, cellphone, cellphone case, cellphones, center channel speaker, ceramic film, cf express,
      charge controller, charger, charging board, charging cable, charging dock, charging flex, charging mat, charging
      pad, charging port, charging stand, charging station, chroma key, chromebook, chromecast, circuit board, clear
      case, clock radio, coaxial cable, coin cell, computer, computer components, computer fan, computer parts,
      condenser mic, console, console accessories, console skin, controller, controller skin, controller stand,
      converter, cooling pad, cordless phone, counting machine, cpl filter, cpu, cpu cooler, cr2032, currency counter,
      dac, dc fan, dc isolator, dc motor, ddr3, ddr4 ram, deep cycle battery, desk mat, desk mat gaming, desk phone,
      desktop mat, desktop pc, dev board, development board, dictaphone, digital camera, digital frame, digital
      notepad, digital pen, digital photo, digital photo frame, digital signage, digital voice recorder, digitizer,
      diode, disc changer, diseqc, diseqc switch, display assembly, display port card, displayport, dj controller, dj
      mixer, docking station, document scanner, dome camera, dongle, door contact, door sensor, doorbell, doorbell
      camera, dot matrix module, drawing display, drawing tablet, drone, drone battery, drone landing pad, drum
      machine, drum unit, dslr, dualsense, dupont wire, dupont wires, dvd burner, dvd changer, dvd home theater, dvd
      player, dvd r, dvd ram, dvd recorder, dvd rw, dvd writer, dvi cable, dvr, dynamic mic, e bike battery, e book
      reader, e ink, e ink tablet, e reader, e scooter charger, e writer, ear cushion, ear pad cushion, ear pads, ear
      tip, ear tips, earbud, earbud case, earbud tip, earbud tips, earbuds, earbuds case, earpad, earphone, earphones,
      earphones case, earpod, earpods, ebike battery, ebook reader, echo dot, ecotank ink, electric plug, electric
      scooter battery, electronic modules, electronic piano usb, elitebook, energy storage, energy storage system,
      ereader, esc, esp32, esp8266, ethernet cable, ethernet cord, ethernet switch, extended mouse mat, extension
      board, extension cabinet, extension cable, extension cord, extension lead, extension socket, extension tube
      macro, external drive, external hard drive, external ssd, extruder kit, fast charger, fax, fax machine, feature
      phone, fight stick, filament, filament dry box, filament dryer, film camera, fingerprint door lock, fingerprint
      reader, fire stick, fire tv stick, firestick, fish finder display, flash diffuser, flash drive, flash trigger,
      flat panel mount, flight stick, flip case, flip cover, flip wallet case, floorstander, floorstanders,
      floorstanding, floorstanding speaker, fm tuner, fpv drone, fpv goggles, freesat, freeview box, full stack,
      function generator, galaxy buds, galaxy case, galaxy s*, galaxy tab, game boy, game console, game controller,
      game controllers, gamepad, gaming accessories, gaming chair headset, gaming chair rgb, gaming console, gaming
      console skin, gaming desk mat, gaming headphone, gaming headphones, gaming headset, gaming keyboard, gaming
      laptop, gaming monitor, gaming mouse, gaming pc, gan plug, gel battery, gel battery solar, gigabit switch,
      gimbal, glass film, glass protector, google home, gopro, gorillapod, gps, gps tracker, gpu, graphic card,
      graphics card, graphics tablet, graphics tablet pen, green screen, green screen backdrop, groovebox, guitar amp,
      guitar cabinet, guitar lead, guitar pedal, guitar stack, gyroscope, half stack, handheld console, hard disk, hard
      disk drive, hard drive, hard drive case, hdd, hdmi adapter, hdmi cable, hdmi splitter, hdmi switch, hdtv,
      headphone, headphone amplifier, headphone stand, headphones, headset, hearing loop, heat break, heat sink,
      heating block, heatsink, hi fi system, hifi, holder for mobile, holder for phone, home alarm, home audio, home
      automation, home cinema, home telephone, home theater, home theatre, honor 90, hot swap drive, hotend, hotend
      kit, hoverboard charger, hp ink, hub, hybrid solar inverter, hydrogel film, ic chip, ideapad, imac, in ceiling
      speaker, in ear monitor, in wall speaker, ink bottle, ink cartridge, ink hp, ink refill, ink tank, inkjet
      printer, inline connector, instant camera, integrated amplifier, integrated circuit, interactive display,
      interactive whiteboard, intercom, inverter, ip camera, ipad, ipad case, ipad cover, ipad pencil, iphone, iphone
      case, ips monitor, iptv, itx case, joy con, joycon, joystick, jumper cable kit, jumper wire, jumper wires,
      karaoke machine, karaoke mic, keyboard, keyboard cleaning kit, keyboard cover, keyboard sticker, keyboard
      stickers, keyboard wrist rest, keycap, kids tablet, kindle, kindle case, kvm, kvm switch, label maker, label
      printer, label writer, labeler, laminating machine, laminator machine, lan card, landline telephone, lapel mic,
      laptop, laptop adapter, laptop bag sleeve, laptop battery, laptop charger, laptop cooler, laptop cover, laptop
      docking station, laptop keyboard, laptop parts, laptop privacy screen, laptop screen, laptop skin, laptop stand,
      laser pointer, laser printer, lavalier, lcd 16x2, lcd assembly, lcd digitizer, lcd display, lcd module, lcd
      replacement, lcd screen, lcd tv, lead acid battery, led 3mm, led 5mm, led adapter, led amplifier, led controller,
      led display, led driver, led light strip usb, led matrix, led module, led par, led power adapter, led power
      supply, led screen, led signal amplifier, led strip controller, led transformer, led tv, led wall, lens, lens
      adapter, lens cap, lens cleaning kit, lens filter, lens hood, lens pen, lifepo4, lifepo4 battery, light box
      photo, light stand, light tent, lightning adapter, lightning cable, line array, lipo battery, liquid cooler,
      lithium battery, lithium ion battery, lnb, logic analyzer, lr44, macbook, macbook case, macbook charger, magsafe,
      magsafe case, magsafe charger, magsafe wallet, managed switch, matrix module, mc4 connector, mc4 connectors,
      mechanical keyboard, media player, megaphone, memory card, memory card adapter, memory card case, memory card
      reader, memory module, memory stick, mesh wifi, meta quest, metal detector, mic stand, micro atx case, micro
      inverter, micro sd, micro system, microchip, microcontroller, microinverter, microphone, microphone arm,
      microphone stand, microsd, mid tower, mid tower case, midi keyboard, mifi, mini itx case, mini pc, mini system,
      minidisc, mobile accessories, mobile cover, mobile holder, mobile parts, mobile phone, mobile phone parts, mobile
      pouch, modem, modem router, modular psu, moisture sensor, money counter, money detector, monitor, monitor arm,
      monitor light bar, monitor stand, mono panel, monocrystalline, monolight, monopod, mosfet, motherboard, motion
      sensor, moto g54, moto g84, motor driver, motorola moto, mouse, mouse mat, mouse pad, mousepad, mp3 mp4, mp3
      player, mp4 player, mppt, multifunction printer, multimeter lead, multimeter leads, nanny cam, nas, navigation
      system, nd filter, neckband, neon flex controller, network cable, network card, network equipment, network
      switch, networking equipment, nfc tag, nintendo switch, nintendo switch game, nodemcu, noise cancelling
      headphone, noise cancelling headphones, notebook adapter, notebook battery, notebook computer, notebook laptop,
      notebook pc, numeric keypad, nvme, nvr, oculus, oled, oled display, optical cable, optical drive, oscilloscope,
      otg, oura ring, outlet, pa system, panic button, paper shredder, party speaker, passive components, patch cord,
      patch lead, patch panel, pc, pc case, pc cleaning kit, pc parts, pcb, pci card, pcie card, pen drive, pet camera,
      petg filament, phone, phone accessories, phone battery, phone bumper, phone camera, phone case, phone charger,
      phone charm, phone cooler, phone cover, phone fan cooler, phone gimbal, phone grip, phone holder, phone lanyard,
      phone lens, phone mount, phone parts, phone pouch, phone repair kit, phone ring, phone screen, phone skin, phone
      spares, phone stand, phone strap, phone tripod, phone wallet case, phono preamp, phono stage, photo backdrop
      stand, photo equipment, photo light, photo printer, photo studio box, photocopier, photography accessories,
      photography backdrop, photography equipment, photography light, pin header, pinpointer, pixel 7, pixel 8, pixel
      8a, pixel 9, pixel 9a, pixel case, pixel controller, pla filament, plasma tv, playstation, playstation 4,
      playstation 5, plotter, poco x6, poe injector, poe switch, pop filter, pop up outlet, popsocket, portable cd,
      portable power station, portable speaker, pos system, pos terminal, potentiometer, power adapter, power
      amplifier, power bank, power bank case, power board, power brick, power cable, power cord, power distribution
      unit, power extension, power inverter, power lead, power outlet, power socket, power station, power strip, power
      supply, powerbank, powerline, powerline adapter, preamp, premium led tv, presenter remote, prime lens, print
      head, printer, printer consumables, printer ribbon, printer supplies, printer toner, printhead, privacy filter,
      privacy glass, privacy screen protector, pro audio, probook, processor, projector, projector lamp, projector
      screen, ps4, ps4 game, ps5, ps5 game, ps5 skin, psu, pv module, pv panel, quadcopter, quick release plate, racing
      wheel, rack cabinet, rack rail, rack rails, radio, raid card, rail kit server, ram, range extender, raspberry pi,
      rc transmitter, rca cable, rca lead, receipt printer, receiver, rechargeable battery, record cleaning, record
      player, reflector photography, relay, relay module, remote control, remote shutter, replacement screen, resistor,
      resistor kit, rfid, rfid reader, ribbon cartridge, ring doorbell, ring light, ring light stand, rj45 connector,
      rj45 connectors, roku, router, rugged case, samsung case, sas drive, sata drive, satellite dish, satellite
      finder, satellite receiver, scanner, scart lead, screen cleaner, screen guard, screen guards, screen protector,
      screen protector film, screen replacement, sd card, sdxc, security camera, security light camera, security
      system, selfie stick, semiconductors, sensor, sensor module, server, servo, set top box, sfp, sfp module, shelf
      system, shield board, shock mount mic, shockproof case, shotgun mic, shower radio, shredder office, shunt
      monitor, signal booster, signal generator, silicone case, sim card, sim ejector, sim tray, sk6812, sky remote,
      smart bulb, smart curtain, smart display, smart doorbell, smart glasses, smart home, smart home hub, smart home
      kit, smart light switch, smart plug, smart remote, smart ring, smart shunt, smart socket, smart speaker, smart
      switch, smart tag, smart thermostat, smart tv, smart watch charger, smartphone, smartshunt, smoke detector, smoke
      machine, smps, smps 12v, sodimm, softbox, soil moisture sensor, solar battery, solar bracket, solar charge
      controller, solar charger, solar equipment, solar generator, solar inverter, solar kit, solar module, solar
      mounting, solar optimiser, solar optimizer, solar panel, solar power, solar rail, solar system kit, soldering
      iron station, soldering station, solenoid, solid state drive, sound bar, sound card, sound machine, sound system,
      soundbar, soundbar mount, speaker, speaker cab, speaker cabinet, speaker cable, speaker wire, speakers, spectrum
      analyzer, speedlight, speedlite, splitter, spy cam, spy camera, ssd, ssd drive, stand for laptop, stand for
      mobile, stand for phone, steam deck, steering wheel controller, stepper driver, stepper motor, stereo system,
      stereo tuner, storage devices, stream deck, streaming box, streaming device, streaming stick, string inverter,
      studio backdrop, studio light, studio strobe, stylus, stylus pen, subwoofer, surface pro, surge arrester, surge
      protector, surround sound, suspension boom, switch case, switch dock, switch game, switch game card case, switch
      lite, switch tester, synth, synthesizer, tablet, tablet case, tablet cover, tablet keyboard, tablet pc, tablet
      pen, tablet stand, tape recorder, teleconverter, telephone cable, telephoto lens, teleprompter, television,
      television mount, tempered film, tempered glass, terminal connector, thermal compound, thermal grease, thermal
      pad, thermal paste, thin client, thumb grip, thumb grips, thumbstick grip, thumbstick grips, thunderbolt, tile
      mate, time clock, toner, toner cartridge, touch screen, tower case, tpu filament, trackball, tracker tag,
      trackpad, trail cam, trail cam video, transistor, translator, translator device, translator pen, travel adapter,
      travel plug, tripod, true wireless, turntable, turntable cartridge, tv, tv accessories, tv box, tv bracket, tv
      mount, tv stand mount, tv tuner, tv wall bracket, tv wall mount, two way radio, type c cable, type c charger,
      ultrabook, universal remote, unmanaged switch, ups, ups battery, usb adapter, usb c cable, usb cable, usb cable
      type c, usb charger, usb drive, usb extension, usb fan, usb flash, usb flash drive, usb hub, usb hub adapter, usb
      lamp light, usb light, usb lighter, usb stick, uv filter 67mm, uv filter lens, uv resin 3d printer, vcr, vending
      machine, vga cable, video camera, video capture, video card, video doorbell, video doorbell camera, video
      equipment, video game, video games, video light, video switcher, vinyl player, vinyl record player, voice
      recorder, voice translator, voltage regulator, voltage stabilizer, vr accessories, vr glasses, vr headset, vr
      stand, walkie talkie, wall charger, wall mount for tv, wall plug charger, watch charger, water cooling, water
      leak sensor, waterproof phone pouch, weather radio, webcam, webcam cover, wet connector, white noise machine,
      whiteboard interactive, wide angle lens, wifi adapter, wifi camera, wifi card, wifi extender, wifi router, wind
      turbine generator, wired earphone, wired earphones, wireless ac, wireless card, wireless charger, wireless combo,
      wireless doorbell, wireless earbud, wireless earbuds, wireless keyboard, wireless mic, wireless mouse, wireless
      presenter, wrist rest, ws2811, ws2812b, ws2815, xbox, xbox game, xlr, xlr cable, xperia, zoom lens`,
    ],
    [
      'ACCESSORIES+ELECTRONICS',
      `camera backpack, camera bag, camera case, computer backpack, computer bag, laptop backpack, laptop bag, laptop
      briefcase, laptop case, laptop messenger bag, laptop sleeve, laptop tote, macbook sleeve, notebook bag, tablet
      sleeve`,
    ],
    [
      'ELECTRONICS+WATCHES',
      `activity tracker, amazfit bip, amazfit gts, amazfit watch, apple watch, apple watch se, apple watch series,
      apple watch series 10, apple watch series 6, apple watch series 7, apple watch series 8, apple watch series 9,
      apple watch ultra 2, coros pace, festina connected, fitbit charge, fitbit inspire, fitbit luxe, fitbit sense,
      fitbit versa, fitness tracker, fitness watch, galaxy fit, galaxy watch, garmin epix, garmin fenix, garmin
      forerunner, garmin instinct, garmin venu, garmin vivoactive, gps running watch, gps sport watch, gps watch,
      huawei band, huawei watch, hybrid smartwatch, hybrid watch, mi band, multisport watch, oneplus watch, pixel
      watch, polar ignite, polar pacer, polar vantage, redmi watch, smart band, smart watch, smartwatch, suunto race,
      suunto vertical, ticwatch, watch fit, watch gt, watch ultra, withings scanwatch, xiaomi band, xiaomi smart band,
      xiaomi watch`,
    ],
  ],
  unsure: `adapter, adaptor, aerial, batteries, battery, battery monitor, biometric, buzzer, cable, charger, computer,
    console, controller, converter, esc, fax, filament, hub, imac, inverter, ipad, iphone, kindle, laptop, lavalier,
    lens, macbook, monitor, monocrystalline, monopod, mouse, neckband, oculus, otg, outlet, pc, phone, playstation,
    print head, projector, psu, ram, receiver, relay, rfid, router, scanner, sensor, server, servo, sk6812, smoke
    detector, solenoid, splitter, tablet, tablets, television, thunderbolt, toner, translator, tripod, tv, ups, vending
    machine, ws2811, ws2812b, ws2815, xbox, xlr`,
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
    ELECTRONICS: `8bitdo, ableton, acer, adafruit, adata, aftershokz, akai mpc, akg, amd, animal crossing, anker, anker
      737, anker solix, anycubic, aorus, aqara, arctic freezer, arlo, asrock, asus, atmega328, audio technica, autel,
      bambu lab, bang olufsen, baofeng, baseus, be quiet, beats studio, behringer, belkin, beyerdynamic, blink camera,
      blink outdoor, bluetti, bose, boss ds, boss katana, brother hl, brother printer, brother tn, caldigit, call of
      duty, cambridge audio, canadian solar, canon, canon ef, canon eos, canon rf, caseology, casetify, cherry mx,
      chromebook, chromecast, cooler master, coros, corsair, corsair vengeance, creality, creative zen, d link, dahua,
      deepcool, dell, denon, deye, dfrobot, dji, dualsense, duracell, dymo, ea sports fc, ecobee, ecoflow, ecotank,
      edifier, elden ring, elegoo, elgato, elitebook, ender 3, ender 5, eneloop, energizer, enphase, eos r, epson, esp
      12f, esp32, esp8266, esr, esun, eufy, evga, ezviz, fairphone, fc 25, fender frontman, fender mustang, fender
      twin, fifa 23, fiio, firetv, fluance, focusrite, fox ess, fractal design, fujifilm, fujifilm x, fujinon, g skill,
      garmin, garmin drive, garmin edge, garmin etrex, gateron, gigabyte, givenergy, godox, goodwe, google pixel,
      gopro, gopro hero, growatt, gskill, gta v, hammerhead karoo, harman kardon, hatchbox, hikvision, hisense, hp
      envy, hp laserjet, huawei, huawei sun2000, hue bridge, huion, hyperx, ibanez tube screamer, ideapad, ikea
      tradfri, imou, infinix, insta360, instax, intel, intel core, itel, ja solar, jabra, jackery, jbl, jinko solar,
      joy con, kef, key switches, keychron, kingston, kingston fury, klipsch, kodak ektar, kyocera, legion go, lenovo,
      lexar, lexmark, lian li, logitech, longi solar, lumix, m5stack, macbook, madden, manfrotto, mario kart, mario
      party, marshall speaker, mean well, meanwell, meross, midland, mikrotik, mophie, motorola, motorola edge,
      motorola talkabout, msi, msi mag, msi mpg, native instruments, nba 2k, neewer, nest cam, netgear, nikkor, nikon,
      nikon z, noctua, nodemcu, nokia, nomad case, numark, nvidia, nvidia shield, nzxt, oneplus, onkyo, orange crush
      amp, orico, ortofon, otterbox, palit, panasonic, panasonic eneloop, paperwhite, peak design, peak design capture,
      pioneer ddj, pioneer dj, pitaka, pixma, playstation, polaroid now, polk, polymaker, powercolor, poweredge,
      presonus, probook, profoto, proliant, prusa, pylontech, quinled, radeon, razer, rega, renogy, reolink, rg6,
      ricoh, ringke, rode microphone, rode nt, rode videomic, rog ally, roku, ryzen, sabrent, samsung, samsung 990,
      samsung qn, sandisk, sapphire pulse, sapphire radeon, satechi, seagate, seasonic, seeed, sennheiser, shelly,
      shokz, shure, sigma 24, sigma art, skullcandy, smallrig, solaredge, solis inverter, sonoff, sonos, sony, sony e,
      sony fe, soundcore, sparkfun, spigen, steam deck, steelseries, stm32, sungrow, super smash, surface pro, svs,
      synology, tamron, tapo, tcl, teamgroup, technics, tecno, teltonika, thermaltake, thinkpad, tomtom, toner hp,
      toshiba, toshiba canvio, tp link, trina solar, tuya, uag, ubiquiti, ugreen, ultimate ears, uniden, unifi, urban
      armor gear, uv 5r, varta, victron, victron multiplus, victron smartsolar, vivobook, vizio, wacom, wahoo elemnt,
      waveshare, wd black, wd blue, wd red, wemos, western digital, wled, wyze, xbox, xeon, xiaomi, xp pen, yamaha rx,
      zagg, zebra printer, zelda tears, zenbook, zotac, zyxel`,
  },
};
