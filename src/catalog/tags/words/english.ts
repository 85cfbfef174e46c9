import type { Words } from './words.ts';

export const ENGLISH: Words = {
  head: 'last',
  cuts: `and, by, compatible, compatible for, compatible with, designed for, featuring, fits, for, from, in, includes,
    including, made, on, suitable for, that, to, w, with, without`,
  things: [
    [
      'BABY+HEALTH_AND_FITNESS',
      `baby nasal spray, baby vapor rub, baby vitamin d drops, babyrub, diaper rash cream, gripe water, nappy rash
      cream, teething gel`,
    ],
    ['AUTOMOTIVE+KITCHEN', 'car mug heated, heated car mug'],
    [
      'HOME+OUTDOORS',
      `camp lantern, camp light, camping lamp, camping lantern, camping light, headlamp, headlamp camping, headlamp
      rechargeable, tent light`,
    ],
    [
      'BABY+BEAUTY',
      `baby bath gel, baby bathing soap, baby body lotion, baby brush, baby cologne, baby cream, baby face cream, baby
      hair brush, baby hair oil, baby lotion, baby oil, baby powder, baby shampoo, baby soap, baby wash`,
    ],
    [
      'AUTOMOTIVE+ELECTRONICS',
      `android head unit, backup camera, car alarm, car amplifier, car audio, car battery charger, car bluetooth
      adapter, car camera, car charger, car diagnostic tool, car dvd player, car dvr, car gps, car head unit, car
      inverter, car jump starter, car monitor, car mp3 player, car parking sensor, car phone charger, car phone
      holder, car phone mount, car player, car power inverter, car radio, car speaker, car stereo, car subwoofer, car
      tracker, car tuner, car tv, car usb charger, car woofer, carplay adapter, dash cam, dash camera, dashcam,
      diagnostic scanner, fm transmitter, laser detector, obd scanner, obd2 scanner, parking sensor, radar and laser
      detector, radar detector, rear view camera, rearview camera, reverse camera, reversing camera, reversing sensor,
      tire inflator electric, tpms`,
    ],
    [
      'ELECTRONICS',
      `18650 battery, 9v battery, aa battery, aaa battery, accelerometer, access control, access point, action cam,
      action camera, adapter, adaptor, aerial, agm battery, aio cooler, airpod, airpods, airpods case, airpods cover,
      airpods pro case, airtag, airtag holder, alarm clock bluetooth, alarm clock radio, alarm sensor, alarm system,
      alexa, all in one printer, am fm tuner, amplifier, android box, android tv, answering machine, antenna, apple
      pencil, apple tv, apple watch case, apple watch charger, arcade stick, arduino, attendance machine, atx case,
      audio adapter, audio cable, audio interface, audio mixer, audio recorder, aux cable, av rack, av receiver, baby
      camera, baby monitor camera, back case, back cover, back glass, backdrop stand, ball head, banknote counter,
      barcode printer, barcode reader, barcode scanner, batteries, battery, battery case, battery charger, battery
      grip, battery holder, battery pack, battery tester, bill counter, biometric, blank cd, blank dvd, blu ray disc,
      blu ray player, bluetooth adapter, bluetooth headphones, bluetooth headset, bluetooth speaker, body cam, body
      camera, bone conduction, bookshelf speakers, boom arm, boombox, breadboard, brushless motor, bullet camera,
      bumper case, burglar alarm, button battery, button cell, buzzer, cable, cable box, cable clip, cable clips,
      cable management, cable organizer, calculator, caller id, camcorder, camera, camera battery, camera cage, camera
      charger, camera flash, camera lens, camera light, camera remote, camera strap mount, camera tripod, capacitor,
      capture card, card adapter, card reader, cartridge ink, case fan, cash counter, cash drawer, cash register,
      cassette deck, cassette player, cb radio, cctv, cd changer, cd player, cd r, cd rw, cell phone, cellphone,
      cellphone case, cellphones, center channel speaker, ceramic film, charge controller, charger, charging board,
      charging cable, charging dock, charging flex, charging mat, charging pad, charging port, charging stand,
      charging station, chromebook, chromecast, circuit board, clear case, clock radio, coaxial cable, coin cell,
      computer, computer fan, console, console skin, controller, controller skin, controller stand, converter, cooling
      pad, cordless phone, cpu, cpu cooler, cr2032, dac, ddr3, ddr4 ram, desk mat, desk phone, desktop pc, development
      board, digital camera, digital frame, digital notepad, digital pen, digital photo, digital photo frame, digital
      signage, digital voice recorder, digitizer, diode, disc changer, display assembly, display port card,
      displayport, dj controller, dj mixer, docking station, document scanner, dome camera, dongle, door sensor,
      doorbell, doorbell camera, drawing display, drawing tablet, drone, drone battery, drone landing pad, drum unit,
      dslr, dualsense, dvd changer, dvd home theater, dvd player, dvd r, dvd ram, dvd recorder, dvd rw, dvd writer,
      dvi cable, dvr, e bike battery, e book reader, e ink, e ink tablet, e reader, e writer, ear tips, earbud, earbud
      case, earbud tips, earbuds, earbuds case, earphone, earphones, earphones case, earpods, ebook reader, echo dot,
      electric plug, electric scooter battery, electronic piano usb, elitebook, ereader, esc, esp32, esp8266, ethernet
      cable, ethernet cord, ethernet switch, extension board, extension cable, extension cord, extension lead,
      extension socket, external drive, external hard drive, external ssd, fast charger, fax machine, feature phone,
      fight stick, film camera, fingerprint reader, fire tv stick, fish finder display, flash drive, flash trigger,
      flat panel mount, flight stick, flip case, flip cover, flip wallet case, floorstanding, floorstanding speaker,
      fm tuner, fpv drone, fpv goggles, function generator, galaxy buds, galaxy case, galaxy s*, galaxy tab, game boy,
      game console, game controller, game controllers, gamepad, gaming chair headset, gaming chair rgb, gaming
      console, gaming console skin, gaming desk mat, gaming headphones, gaming headset, gaming keyboard, gaming
      laptop, gaming monitor, gaming mouse, gaming pc, gel battery, gigabit switch, gimbal, glass protector, google
      home, gopro, gps, gps tracker, gpu, graphic card, graphics card, graphics tablet, graphics tablet pen, green
      screen, guitar pedal, gyroscope, handheld console, hard disk, hard disk drive, hard drive, hard drive case, hdd,
      hdmi adapter, hdmi cable, hdmi splitter, hdmi switch, hdtv, headphone, headphone amplifier, headphone stand,
      headphones, headset, hearing loop, heat sink, heatsink, hi fi system, hifi, home alarm, home automation, home
      cinema, home theater, home theatre, hub, hydrogel film, ic chip, ideapad, imac, in ceiling speaker, in ear
      monitor, in wall speaker, ink bottle, ink cartridge, ink refill, ink tank, inkjet printer, instant camera,
      integrated amplifier, integrated circuit, interactive display, intercom, inverter, ip camera, ipad, ipad case,
      ipad cover, ipad pencil, iphone, iphone case, iptv, joy con, joystick, jumper wire, karaoke machine, keyboard,
      keyboard cover, keyboard stickers, keyboard wrist rest, keycap, kids tablet, kindle, kindle case, kvm switch,
      label maker, label printer, labeler, laminating machine, lan card, lapel mic, laptop, laptop adapter, laptop bag
      sleeve, laptop battery, laptop charger, laptop cooler, laptop docking station, laptop keyboard, laptop privacy
      screen, laptop screen, laptop skin, laptop stand, laser pointer, laser printer, lavalier, lcd 16x2, lcd
      assembly, lcd digitizer, lcd display, lcd module, lcd replacement, lcd screen, lcd tv, lead acid battery, led
      3mm, led 5mm, led display, led driver, led light strip usb, led matrix, led module, led screen, led strip
      controller, led tv, led wall, lens, lens adapter, lens cap, lens cleaning kit, lens filter, lens hood, lens pen,
      lifepo4 battery, light box photo, light stand, lightning adapter, lightning cable, line array, lipo battery,
      liquid cooler, lithium battery, lithium ion battery, lnb, logic analyzer, macbook, macbook case, macbook
      charger, magsafe, magsafe case, magsafe charger, magsafe wallet, managed switch, mechanical keyboard, media
      player, megaphone, memory card, memory card adapter, memory card case, memory card reader, memory module, memory
      stick, mesh wifi, meta quest, metal detector, mic stand, micro sd, micro system, microchip, microcontroller,
      microphone, microphone stand, mid tower, midi keyboard, mifi, mini pc, mini system, minidisc, mobile
      accessories, mobile cover, mobile phone, modem, modem router, money counter, money detector, monitor, monitor
      arm, monitor light bar, monitor stand, monopod, mosfet, motherboard, motion sensor, motor driver, motorola moto,
      mouse, mouse mat, mouse pad, mousepad, mp3 mp4, mp3 player, mp4 player, mppt, multifunction printer, nanny cam,
      nas, navigation system, nd filter, neckband, network cable, network card, network switch, nfc tag, nintendo
      switch, nintendo switch game, nodemcu, noise cancelling headphones, notebook adapter, notebook battery, notebook
      computer, notebook laptop, notebook pc, numeric keypad, nvme, nvr, oculus, oled, oled display, optical cable,
      optical drive, oscilloscope, otg, outlet, pa system, paper shredder, party speaker, patch cord, patch panel, pc,
      pc case, pcb, pci card, pcie card, pen drive, pet camera, phone, phone accessories, phone battery, phone bumper,
      phone camera, phone case, phone charger, phone charm, phone cooler, phone cover, phone gimbal, phone grip, phone
      holder, phone lanyard, phone lens, phone mount, phone repair kit, phone ring, phone screen, phone skin, phone
      stand, phone strap, phone tripod, phone wallet case, phono preamp, photo light, photo printer, photography
      backdrop, photography light, pin header, pixel case, plasma tv, playstation, playstation 4, playstation 5,
      plotter, poe injector, poe switch, pop filter, pop up outlet, popsocket, portable cd, portable power station,
      portable speaker, pos system, pos terminal, potentiometer, power adapter, power amplifier, power bank, power
      bank case, power board, power brick, power cable, power cord, power distribution unit, power extension, power
      inverter, power lead, power outlet, power socket, power station, power strip, power supply, powerbank, preamp,
      premium led tv, presenter remote, prime lens, print head, printer, printer ribbon, printer toner, printhead,
      privacy filter, privacy screen protector, probook, processor, projector, projector lamp, projector screen, ps4,
      ps4 game, ps5, ps5 game, ps5 skin, quadcopter, quick release plate, racing wheel, rack cabinet, radio, raid
      card, ram, range extender, raspberry pi, rc transmitter, rca cable, receipt printer, receiver, rechargeable
      battery, record player, reflector photography, relay, remote control, remote shutter, replacement screen,
      resistor, rfid, rfid reader, ribbon cartridge, ring doorbell, ring light, ring light stand, roku, router, rugged
      case, samsung case, satellite dish, satellite finder, satellite receiver, scanner, screen cleaner, screen guard,
      screen guards, screen protector, screen protector film, sd card, security camera, security light camera,
      security system, selfie stick, sensor, server, servo, set top box, sfp, sfp module, shelf system, shield board,
      shock mount mic, shockproof case, shotgun mic, shower radio, shredder office, signal booster, signal generator,
      silicone case, sim card, sim tray, smart bulb, smart curtain, smart display, smart doorbell, smart glasses,
      smart home, smart home hub, smart home kit, smart light switch, smart lock, smart plug, smart remote, smart
      ring, smart socket, smart speaker, smart switch, smart thermostat, smart tv, smart watch charger, smartphone,
      smoke detector, sodimm, softbox, solar battery, solar charger, solar generator, solar inverter, solar kit, solar
      panel, soldering iron station, soldering station, solenoid, solid state drive, sound bar, sound card, sound
      machine, sound system, soundbar, soundbar mount, speaker, speaker cable, speaker wire, speakers, spectrum
      analyzer, speedlight, speedlite, splitter, spy cam, spy camera, ssd, ssd drive, steam deck, steering wheel
      controller, stepper driver, stepper motor, stereo system, stereo tuner, stream deck, streaming box, streaming
      device, streaming stick, studio backdrop, studio light, studio strobe, stylus, stylus pen, subwoofer, surface
      pro, surge arrester, surge protector, surround sound, switch case, switch dock, switch game, switch lite, switch
      tester, synthesizer, tablet, tablet case, tablet cover, tablet keyboard, tablet pc, tablet pen, tablet stand,
      tape recorder, telephoto lens, teleprompter, television, television mount, tempered film, tempered glass,
      terminal connector, thermal compound, thermal grease, thermal pad, thermal paste, thin client, thumb grips,
      thunderbolt, time clock, toner, toner cartridge, touch screen, tower case, trackball, trackpad, trail cam, trail
      cam video, transistor, translator, translator device, travel adapter, travel plug, tripod, true wireless,
      turntable, turntable cartridge, tv, tv box, tv bracket, tv mount, tv tuner, tv wall bracket, tv wall mount, two
      way radio, type c cable, type c charger, ultrabook, unmanaged switch, ups, ups battery, usb adapter, usb c
      cable, usb cable, usb cable type c, usb charger, usb drive, usb extension, usb fan, usb flash, usb flash drive,
      usb hub, usb hub adapter, usb lamp light, usb light, usb lighter, usb stick, uv filter lens, vcr, vending
      machine, vga cable, video camera, video capture, video card, video doorbell, video doorbell camera, video game,
      video games, video light, video switcher, vinyl player, voice recorder, voice translator, voltage regulator,
      voltage stabilizer, vr accessories, vr glasses, vr headset, vr stand, walkie talkie, wall charger, wall mount
      for tv, watch charger, water cooling, water leak sensor, weather radio, webcam, webcam cover, white noise
      machine, whiteboard interactive, wide angle lens, wifi adapter, wifi camera, wifi card, wifi extender, wifi
      router, wind turbine generator, wired earphones, wireless ac, wireless card, wireless charger, wireless combo,
      wireless doorbell, wireless earbuds, wireless keyboard, wireless mic, wireless mouse, wrist rest, xbox, xbox
      game, zoom lens`,
    ],
    ['BABY+SHOES', 'baby booties, baby booties knit, baby shoes, crib shoes, infant shoes, pre walker shoes'],
    [
      'FASHION+HEALTH_AND_FITNESS',
      'gym leggings, gym shirt, gym shorts, workout leggings, workout top, yoga leggings, yoga pants, yoga top',
    ],
    [
      'AUTOMOTIVE+FASHION',
      'biker jacket motorcycle, motocross jersey, motocross pants, motorcycle jacket, motorcycle pants',
    ],
    [
      'ACCESSORIES+OUTDOORS',
      `camping backpack, hiking backpack, hiking pack, military backpack, tactical backpack, tactical belt, tactical
      gloves, trekking backpack`,
    ],
    [
      'FASHION+OUTDOORS',
      `camo jacket, camo pants, fishing shirt, fishing vest, hiking jacket, hiking pants, hiking socks, hunting
      jacket, hunting pants, hunting vest, tactical jacket, tactical pants, tactical shirt`,
    ],
    [
      'FASHION+SPORTS',
      `activewear, athletic wear, baseball jersey, basketball jersey, basketball shorts, bib short, bib shorts, bib
      tights, bjj gi, breeches, cycling bib shorts, cycling jersey, cycling shorts, dance wear, dancewear, drysuit,
      fencing jacket, football jersey, football kit, football shirt, football shorts, goalkeeper jersey, golf polo,
      golf shirt, hockey jersey, judo gi, karate uniform, leotard, rash vest set, riding breeches, riding jacket,
      riding leggings, riding shirt, riding tights, running jacket, running shorts, running tights, running vest,
      running wear, show jacket, ski jacket, ski pants, ski socks, ski suit, ski wear, skiwear, snowboard jacket,
      snowboard pants, soccer jersey, soccer shirt, soccer shorts, sport shirt, sports jersey, sports shirt,
      sportswear, swim leggings, team jersey, tennis dress, tennis skirt, track singlet, tracksuit football, training
      jacket, training pants, training shorts, training top, tri suit, warm up jacket, warm up suit, wetsuit,
      wrestling singlet`,
    ],
    [
      'ACCESSORIES+ELECTRONICS',
      `camera backpack, camera bag, camera case, computer backpack, computer bag, laptop backpack, laptop bag, laptop
      briefcase, laptop case, laptop messenger bag, laptop sleeve, laptop tote, macbook sleeve, notebook bag, tablet
      sleeve`,
    ],
    [
      'OUTDOORS+SHOES',
      `climbing shoe, hiking boot, hiking boots, hiking sandal, hiking shoe, hiking shoes, hunting boot, tactical
      boot, tactical boots, trekking boot, trekking shoe, wading boot`,
    ],
    [
      'SHOES+SPORTS',
      `badminton shoe, ballet shoe, ballet slipper, baseball cleat, basketball shoe, bike shoe, boxing shoe, cleats,
      cricket shoe, cycling shoe, dance shoe, football boot, football boots, football cleat, football shoe, golf shoe,
      gym shoe, ice skate boot, pointe shoe, riding boots, rugby boot, running shoes, ski boot, ski boots, snowboard
      boot, soccer cleat, soccer cleats, soccer shoe, spikes, spikes shoes, sport shoe, sport shoes, sports shoe,
      sports shoes, tennis shoe, track spike, trail running shoe, training shoe, training shoes, turf boot, turf
      boots, turf shoe, volleyball shoe, water polo shoes, wrestling shoe`,
    ],
    [
      'ELECTRONICS+WATCHES',
      'activity tracker, apple watch, fitness tracker, fitness watch, galaxy watch, gps watch, smart watch, smartwatch',
    ],
    [
      'WATCHES',
      `apple watch band, apple watch strap, automatic watch, band for apple watch, band for watch, chronograph,
      chronometer, compatible with apple watch, dive watch, diver watch, fitbit band, fitbit strap, for apple watch,
      galaxy watch band, galaxy watch strap, garmin band, garmin strap, hand winding watch, leather watch strap, mesh
      strap, milanese band, milanese loop, milanese strap, moonphase, nato strap, pocket watch, quartz watch, rubber
      watch strap, silicone watch band, smart watch band, smart watch strap, smartwatch band, smartwatch strap, spring
      bar, strap for apple watch, strap for samsung watch, strap for smart watch, strap for smartwatch, strap for
      watch, timepiece, tourbillon, watch, watch band, watch bands, watch battery, watch box, watch bracelet, watch
      case, watch charger stand, watch link remover, watch loop, watch organizer, watch pin, watch pouch, watch roll,
      watch stand, watch strap, watch straps, watch tool, watch travel case, watch winder, watch winders, watchband,
      watches, wristwatch`,
    ],
    [
      'FASHION',
      `abaya, adult onesie, animal onesie, ankle socks, anorak, apparel, arm sleeve top, athleisure, baby tee, base
      layer, base layers, baselayer, bathing suit, bathrobe, bermuda, bib overall, bib overalls, bike short, blazer,
      boardshort, boilersuit, bolero, bolero jacket, bomber, bomber jacket, boot socks, bootcut, bottoms, brief,
      briefs, button down, button up, caftan, capri, capris, cardigan, cargo, cargo pants, cargo shorts, cargo
      trousers, chef coat, chino, chinos, clothing, coat, compression shorts, cosplay costume, cosplay outfit,
      costume, coverall, crew neck, crew socks, crewneck, denim, denim jacket, denim shorts, down jacket, dressing
      gown, dressing gowns, duffle coat, dungaree, fair isle, flannel, fleece, frock, gilet, gilet jacket, graphic
      tee, grip sock, grip socks, half zip, henley, hoodie, hoody, hosiery, jacket, jean, jeans, jersey, jogger,
      jogging bottoms, jogging suit, joggings, jumper, jumpsuit, kaftan, kids tshirt, kimono, knee socks, knitwear,
      kurta, lab coat, leather jacket, legging, long sleeve, longsleeve, lounge pants, lounge set, loungewear,
      matching set, mock neck, nightshirt, nightwear, nightwear set, no show socks, outerwear, overall, overcoat,
      overshirt, padded jacket, pajama, pant, pants, pantyhose, parka, peacoat, pj, pjs, playsuit, polo, polo shirt,
      poncho, puffer, puffer jacket, puffer vest, pullover, pullover hoodie, pyjama, pyjama bottoms, pyjama set,
      quarter zip, quilted jacket, rain coat, rain jacket, rain pants, rain poncho, raincoat, rash guard, rashguard,
      robe, romper, salopette, sarong, school uniform, scrubs, shacket, shell jacket, sherwani, shirt, short, shorts,
      ski bibs, sleep set, sleepwear, snow pants, snowsuit, sock, softshell, stockings, suit, sweat, sweater,
      sweatpant, sweats, sweatshirt, sweatshirt hoodie, sweatsuit, swim bottom, swim set, swim shirt, swim short, swim
      shorts, swim top, swimming trunks, swimsuit, swimwear, t shirt, tank, tank top, tee, thermal leggings, thermal
      top, thermal underwear, thermals, thobe, tights, top, track pant, track pants, track suit, tracksuit, trainer
      socks, trench, trench coat, trouser, trousers, tshirt, tunic, turtleneck, two piece set, underpants, undershirt,
      underwear, uniform, vest, waistcoat, watch jacket, windbreaker, windcheater, wool coat, work bibs, workwear, zip
      up`,
    ],
    [
      'FASHION+WOMEN_CLOTHING',
      `abaya dress, abaya set, anarkali, babydoll, ball gown, bandage dress, bandeau, bandeau top, bikini, bikini
      bottom, bikini set, bikini top, blouse, blouse top, bodycon, bodysuit, bodysuits, boyshort, bra, bra and panty
      set, bra set, bralet, bralette, bralette set, bralettes, brazilian brief, bridal gown, bridal robe, bridesmaid
      dress, burkini, bustier, cami, camisole, chemise, cocktail dress, corset, cover up, coverup, crop top, culottes,
      dress, evening dress, fit and flare, g string, garter belt, gown, halter neck, halter top, high brief, hijab
      dress, hijab set, hipster panties, jeggings, jilbab, jumpsuit dress, kaftan dress, khimar, kurti, lehenga,
      lingerie, lingerie set, maternity dress, maxi dress, maxi kaftan, maxi skirt, midi dress, midi skirt, mini
      dress, mini skirt, monokini, negligee, nightdress, nightgown, nightie, nursing bra, nursing top, off shoulder
      top, one piece swimsuit, one shoulder top, palazzo, palazzo pants, panti, panties, panty, peignoir, pencil
      skirt, peplum, peplum blouse, peplum top, pinafore, playsuit women, pleated skirt, prom dress, push up bra,
      romper dress, rompers women, salwar, saree, sari, shalwar, shapewear, shirt dress, shirtdress, silk slip, skater
      dress, skirt, skort, slip dress, sports bra, strapless top, sundress, sweater dress, swimdress, t shirt dress,
      tanga, tanga brief, tankini, tankini top, tee dress, thong, thong bikini, tights women, triangle top, tube top,
      tulle skirt, underwear body, wedding dress, wireless bra, women romper, women shrug, wrap blouse, wrap dress,
      wrap skirt, wrap top`,
    ],
    [
      'FASHION+MEN_CLOTHING',
      `3 piece suit, board shorts, boxer, boxer brief, boxer short, dhoti, dress shirt, jockstrap, jubba, long johns,
      lungi, mens suit, swim trunks, thawb, three piece suit, trunks, tuxedo, y front, y fronts`,
    ],
    [
      'SHOES',
      `air force 1, air jordan, air jordan 1, air max, ankle boot, ankle boots, aqua shoe, ballerina, ballerina flat,
      ballerinas, ballet flat, ballet flats, barefoot shoe, biker boot, birkenstock, birkenstocks, block heel, boat
      shoe, boot, boot brush, boot polish, boot sock liner, bootie, boots, bridal shoe, brogue, brogues, canvas shoe,
      casual shoes, chelsea boot, chelsea boots, chuck taylor, chukka, climbing shoes rental, clog, clog shoe, clogs,
      combat boot, converse chuck, court heel, court shoe, cowboy boot, crocs, d orsay, deck shoe, derby, derby shoe,
      desert boot, dress shoe, driving shoe, dunk high, dunk low, espadrille, flat, flatform, flatforms, flats, flip
      flop, flip flops, flipflops, footwear, formal shoes, fur slide, garden clog, gladiator sandal, gum boot,
      gumboot, heel, heel cushion, heel grip, heel pad, heels, high heel, high heels, high top, house shoe, house
      slipper, huarache, insole, insole set, insoles, jordan 1, jordan 4, jutti, juttis, khussa, kids shoes, kitchen
      shoe, kitten heel, knee high boot, kolhapuri, lace up, lace up boot, loafer, loafers, low top, mary jane, men
      shoes, military boot, minimalist shoe, moccasin, mojari, monk strap, mule, new balance 550, nursing shoe, over
      the knee boot, oxford, oxford shoe, oxfords, peep toe, peeptoe, penny loafer, platform boot, platform heel,
      platform sandal, platform shoe, pointed flat, pool slide, prewalker, pump, rain boot, rainboot, safety shoe,
      sandal, sandals, school shoe, shoe, shoe bag, shoe brush, shoe care, shoe cleaner, shoe deodorizer, shoe horn,
      shoe insert, shoe inserts, shoe insole, shoe laces, shoe polish, shoe protector, shoe rack insert, shoe spray,
      shoe stretcher, shoe tree, shoehorn, shoelace, shoelaces, shoes, skate shoe, slide sandal, slide slipper,
      slides, slingback, slingbacks, slip on, slip ons, slipper, slipper sock, slippers, slouch boot, sneaker, sneaker
      cleaner, sneakers, snow boot, snow boots, sock boot, steel toe boot, stiletto, thigh high boot, thong sandal,
      toddler shoes, toe ring sandal, trainer, trainers shoes, ugg, ugg boot, uggs, walking shoe, water shoe, wedding
      shoe, wedge, wedge heel, wedge sandal, wellie, wellies, wellington, wellington boot, winter boot, women shoes,
      work boot, yeezy`,
    ],
    [
      'ACCESSORIES',
      `alice band, alligator clip hair, arm cuff sleeve, arm warmer, arm warmers, ascot, aviator sunglasses, aviators,
      backpack, badge case, badge clip, badge reel, bag, bag chain, bag charm, bag clip charm, bag hanger, bag strap,
      balaclava, bandana, bandana scarf, bandanna, barrette, baseball cap, baseball hat, beach bag, beanie, beauty
      bag, beauty pouch, belt, belt bag, belt buckle, beret, bifold, billfold, blue light glasses, boater hat, bobble
      hat, bobby pin, bonnet, bookbag, boutonniere, bow tie, bowtie, bridal comb, bridal garter, bridal headpiece,
      bridal veil, briefcase, brooch pin, brooch pin set, bucket bag, bucket cap, bucket hat, buff, bum bag, business
      card holder, button badge, button pin, cabin trolley, camera crossbody, camera strap, cap, card billfold, card
      case, card holder, card id holder, cardholder, carry on, carry on bag, carry on luggage, carryon, cat eye
      sunglasses, checkbook cover, cheque book holder, claw clip, clutch, clutch bag, coin case, coin pouch, coin
      purse, collar bar, collar chain, collar pin, collar stay, collar tips, compact umbrella, compression cubes,
      cosmetic bag, cosmetic case, cosmetic pouch, cowboy hat, cravat, credit card billfold, credit card case, credit
      card holder, crochet bag, crossbody, crossbody bag, cufflink, cufflinks, cummerbund, dad cap, dad hat, dance
      bag, dopp kit, drawstring bag, dress belt, duckbill clips, duffel, duffel bag, duffle, duffle bag, dupatta,
      durag, ear muff, ear muffs, ear warmer, earflap hat, earmuff, earmuffs, embroidered patch, enamel pin, envelope
      clutch, evening bag, evening clutch, eye glass case, eye glasses, eyeglass case, eyeglass chain, eyeglass frame,
      eyeglass holder, eyeglasses, eyewear, face mask cloth, face mask fabric, fanny pack, fascinator, fedora, fez,
      five panel, flat cap, flower crown, folding fan, folding umbrella, garment bag, garter, garter belt pouch, gele,
      glasses, glasses case, glasses chain, glasses frame, glove, gloves, gym bag, hair accessory, hair band, hair
      barrette, hair bow, hair chain, hair claw, hair claw clip, hair clip, hair comb clip, hair crown, hair elastic,
      hair elastics, hair fork, hair grips, hair hoop, hair jewelry, hair jewels, hair pin, hair pins, hair ribbon,
      hair rubber bands, hair scarf, hair scrunchie, hair scrunchies, hair slide, hair slides, hair stick, hair tie,
      hair ties, hair vine, hairband, hairpin, hand fan, hand warmers knit, handbag, handbags, handkerchief, hang tag
      envelope, hankie, hanky, hat, head scarf, head wrap, headband, headpiece, headscarf, headwrap, hijab, hip bag,
      hip pack, hobo, hobo bag, holdall, id card holder, id holder, infinity scarf, iron on patch, jewelry travel
      pouch, keffiyeh, kerchief, key case, key chain, key fob, key holder, key lanyard, key organizer, key pouch, key
      ring, key strap, key tag, keychain, keychain wallet, keyring, knit hat, kufi, lanyard, lapel flower, lapel pin,
      laptop tote bag, large messenger, leather belt, leather gloves, leg warmer, leg warmers, luggage, luggage cover,
      luggage organizer, luggage set, luggage strap, luggage tag, lunch tote, makeup bag, makeup pouch, mask holder,
      mask lanyard, messenger, messenger bag, minaudiere, mitten, mittens, money clip, money holder, monocle, name
      badge, neck cushion travel, neck gaiter, neck pillow, neck warmer, neckerchief, necktie, neckwear, newsboy cap,
      niqab, optical frame, packing cube, packing cubes, packing organizer, panama hat, pashmina, passport case,
      passport cover, passport holder, passport sleeve, passport wallet, patch, patch iron on, pencil pouch leather,
      phone bag, phone crossbody, phone crossbody bag, phone lanyard bag, phone pouch, phone wallet, pin badge, pin
      button, pinback button, pins, pocket scarf, pocket square, pocket watch chain, polarized sunglasses, potli,
      pouch, purse, reading glasses, reading sunglasses, rolltop, rucksack, saddle bag, sash, satchel, satin bonnet,
      scarf, scarves, school bag, schoolbag, scrunchie, sequin bag, shawl, shemagh, shopping bag, shoulder bag,
      shoulder strap, silk scarf, silk scarves, silk scrunchie, ski hat, ski mask hat, skull cap, skullcap, sleep eye
      mask travel, sling bag, small messenger, snap clips, snapback, snood, spectacle case, spectacle frame,
      spectacles, sport bag, sports cap, stole, straw hat, suit carrier, suitcase, sun cap, sun glasses, sun hat, sun
      visor hat, sunglass, sunglasses, sunglasses case, sunglasses strap, suspender, suspenders, taqiyah, tennis bag,
      tiara headband, tie, tie bar, tie clip, toiletry bag, tote, tote bag, travel accessories, travel backpack,
      travel bag, travel blanket set, travel case, travel document holder, travel organizer, travel pillow, travel
      set, travel wallet, trifold, trilby, trolley bag, trolley case, trucker hat, turban, umbrella, undercap,
      underscarf, vanity bag, vanity case, veil, velcro patch, velvet pouch, visor, waist bag, wallet, wash bag, watch
      cap, wayfarer, wedding veil, weekend bag, weekender, weekender bag, winter gloves, winter hat, wrap scarf, wrist
      warmer, wristlet, zipper pouch`,
    ],
    [
      'BABY',
      `activity gym, baby bath, baby bath towel, baby bathtub, baby biscuit, baby blanket, baby book, baby bottle,
      baby bouncer, baby bowl, baby cabinet lock, baby camera monitor, baby car mirror, baby carrier, baby cereal,
      baby diaper pants, baby fence, baby food, baby food maker, baby gate, baby gates, baby gym, baby hat set, baby
      high chair, baby hooded towel, baby knee pads, baby lounger, baby milk, baby monitor, baby nail clippers, baby
      nest, baby pillow, baby plate, baby playpen, baby puree, baby rattle, baby sleeping bag, baby sling, baby snack,
      baby spoon, baby stroller, baby swing, baby thermometer, baby towel, baby walker, baby washcloth, baby wet
      wipes, baby wipes, baby wrap, bassinet, bath kneeler, bath seat, bedside crib, bib, booster cushion, booster
      seat, booties set, bottle nipple, bottle steriliser, bottle sterilizer, bottle teat, bottle warmer, bouncer,
      breast milk bag, breast pad, breast pads, breast pump, breastfeeding cover, breastmilk storage, buggy, burp
      cloth, burping cloth, cabinet lock baby, car seat, car seat baby, cellular blanket, changing bag, changing
      basket, changing mat, changing pad, changing table, changing unit, child cabinet lock, child safety cabinet
      lock, co sleeper, corner guard, corner protectors, cosleeper, cot, cot bed, cot sheet, crawling mat, crib, crib
      mattress, crib sheet, diaper, diaper bag, diaper pail, diaper pants, diapers, dry pants, dummy clip, feeding
      bottle, feeding chair, feeding pillow, feeding set, feeding spoon, follow on milk, foot muff, footmuff, formula
      dispenser, formula maker, high chair, highchair, hooded towel, infant car seat, infant milk, isofix, isofix
      base, layette, lovey, memory book baby, milestone blanket, milestone card baby, milestone cards, milk powder
      container, milk storage bag, moses basket, mosquito net baby, muslin, muslin cloth, nappies, nappy, nappy bag,
      nasal aspirator baby, new mum, nipple cream, nipple shield, nursery, nursing bottle, nursing bra pads, nursing
      chair, nursing cover, nursing pad, nursing pads, nursing pillow, nursing product, pacifier, pacifier clip, play
      gym, play mat, play mat baby, play pen, play yard, playpen, potty, potty seat, pram, pregnancy pillow, pull ups,
      pushchair, rattle, receiving blanket, rocker baby, safety gate, silicone bib, sippy cup, sleep sack, sleeping
      bag baby, sleepsack, sling baby, soother, stair gate, step stool toddler, stroller, stroller organizer, suction
      bowl, suction plate, swabs baby, swaddle, swaddle blanket, swim diapers, teat, teether, teething mitten,
      teething ring, teething toy, toddler harness, toilet trainer, toilet training seat, training cup, training seat,
      travel system, tummy time, walking harness, water wipes, weaning bowl, weaning set, wet wipes baby`,
    ],
    [
      'BABY+FASHION',
      `baby bloomers, baby bodysuit, baby boy set, baby cardigan, baby dress, baby girl set, baby grow, baby hat, baby
      knit, baby leggings, baby mittens, baby onesie, baby onesies, baby outfit, baby romper, baby set, baby
      sleepsuit, baby socks, baby wear, babygrow, babygrows, babywear, bloomers, bodysuit baby, bodysuits baby,
      christening dress, christening gown, christening outfit, footed pajama, footie, frock onesie, infant bodysuit,
      knotted gown, layette set, mittens and booties, mittens booties, mittens booties set, newborn outfit, newborn
      set, onesie, onesie baby, onesies, preemie cap, romper baby, sleepsuit, sleepsuits, toddler romper, toddler tee`,
    ],
    [
      'BEAUTY',
      `acne cream, acne gel, acne patch, acne treatment, acrylic powder, after shave, after sun, aftershave, aftersun,
      agarwood, aha, aloe gel, aloe vera gel, alum block, ampoule, anti ageing cream, anti aging cream, anti dandruff,
      anti wrinkle, anti wrinkle cream, antiperspirant, argan, argan oil, aroma mask, aromatherapy oil, atomizer,
      attar, azelaic acid, babyliss, back brush, bakhoor, banana powder, bar soap, barber cape, barber scissors,
      barrier cream, base coat, batana, batana oil, bath bomb, bath bomb set, bath brush, bath confetti, bath fizzer,
      bath foam, bath gift set, bath glove, bath loofah, bath milk, bath oil, bath salt, bath salts, bath set gift,
      bath soak, bath sponge, bath tea, bb cream, bb cushion, beard, beard balm, beard oil, beard trimmer, beard wash,
      beauty blender, bentonite clay, bergamot oil, bha, bikini trimmer, black seed hair oil, blackhead remover,
      blackhead vacuum, bleach powder, blemish, blending sponge, blotting paper, blow dryer, blush, body art, body
      balm, body brush, body butter, body cream, body gel, body glitter, body groomer, body lotion, body milk, body
      mist, body oil, body polish, body scrub, body shimmer, body splash, body spray, body wash, body wax, body
      yogurt, bodycare, braiding gel, braiding hair, braids, brazilian keratin, brightening cream, bronzer, brow gel,
      brow lamination, brow lamination kit, brow lift, brow lift kit, brow pencil, brow powder, brow soap, brow tint,
      bubble bath, builder gel, bun maker, bundles, callus remover, carrier oil, castor oil, cc cream, centella,
      ceramide cream, cheek stain, cheek tint, cica cream, clay mask, clay powder, cleanser, cleansing balm, cleansing
      bar, cleansing brush, cleansing foam, cleansing gel, cleansing milk, cleansing oil, cleansing water, cleansing
      wipes, clip in extension, clipper, cocoa butter, cold wax strip, collagen cream, collagen mask, cologne, color
      corrector, color depositing, comb, comedone extractor, compact powder, concealer, conditioner, contour, contour
      kit, contour palette, contour stick, cosmetic, cotton ball, cotton balls, cotton bud, cotton buds, cotton pad,
      cotton pads, cotton round, cotton swabs, cotton tips, cracked heel, crimper, crochet braids, crochet hair, curl
      activator, curl cream, curl defining, curl enhancer, curl gel, curl mousse, curler, curling brush, curling
      cream, curling iron, curling wand, cushion foundation, cuticle cream, cuticle nipper, cuticle oil, cuticle
      pusher, cuticle remover, cuticle scissors, dark spot, dark spot corrector, day cream, deo, deo spray, deo stick,
      deodorant, deodorant cream, deodorant spray, deodorant stick, depilatory cream, derma pen, derma roller,
      dermaplane, dermaplaning tool, dermaroller, detangling brush, developer peroxide, dip powder, dreadlocks, dry
      body brush, dry brush, dry shampoo, eau de parfum, eau de toilette, eau fraiche, edge control, electric shaver,
      emulsion, epilator, essence, essence toner, essential oil, eucalyptus oil, exfoliating glove, exfoliating
      gloves, exfoliating mitt, exfoliating pads, exfoliating towel, exfoliator, extrait, extrait de parfum, eye balm,
      eye base, eye contour, eye cream, eye gel, eye liner, eye mask cream, eye mask gel, eye palette, eye patch, eye
      patch gel, eye patches, eye pencil, eye roller, eye serum, eye shadow, eyebrow, eyebrow pencil, eyebrow stencil,
      eyelash, eyelash curler, eyelash glue, eyeliner, eyeshadow, eyeshadow palette, face balm, face brush, face
      cream, face emulsion, face gel, face gems, face glitter, face highlighter, face lifting, face mask, face
      massager, face mist, face oil, face pack, face palette, face peeling, face powder, face primer, face razor, face
      roller, face scrub, face sculptor, face serum, face steamer, face toner, face wash, face wipes, facial cleanser,
      facial massager, facial mist, facial roller, facial sauna, facial steamer, facial tissue mask, fairness cream,
      fake tan, false lashes, firming cream, flat iron, flexi rods, foot balm, foot cream, foot file, foot mask, foot
      peel, foot powder, foot rasp, foot scrubber, foot spray, foundation, foundation makeup, fragrance, fragrance
      mist, frankincense oil, gel mask, gel polish, glow oil, glycerin, glycerine, glycolic acid, gua sha, hair
      bleach, hair booster, hair brush, hair cap dryer, hair care, hair chalk, hair clipper, hair color, hair colour,
      hair comb, hair curler, hair diffuser, hair dryer, hair dye, hair extension, hair extensions, hair fibers, hair
      gel, hair growth oil, hair mask, hair mist, hair oil, hair perfume, hair regrowth, hair removal cream, hair
      repair, hair roller, hair rollers, hair serum, hair spray, hair straightener, hair toner, hair tonic, hair
      topper, hair treatment, hair trimmer, hair wax, hairbrush, haircare, hairdressing scissors, hairline powder,
      hairspray, hand balm, hand cream, hand mask, hand soap, hand wash, hard wax, healing balm, heat protection
      spray, heatless curler, heatless curling rod, heatless curling set, heatless curls, heel balm, heel cream,
      henna, henna cone, highlighter makeup, highlighter palette, highlighter stick, hot air brush, hot rollers,
      hyaluronic, hyaluronic acid, hyaluronic acid serum, hydrogel mask, ice globes, ice roller, ipl, jade roller,
      jojoba, jojoba oil, kajal, kajal pencil, kaolin, keratin, keratin treatment, kohl, kojic acid, konjac sponge,
      lace closure, lace front, lace front wig, lace glue, lace tape, lace wig, lactic acid, lash, lash curler, lash
      extension, lash glue, lash lift, lash lift kit, lash serum, lashes, lavender oil, leave in conditioner, led
      mask, lemongrass oil, lip balm, lip butter, lip crayon, lip cream, lip enhancer, lip gloss, lip glow oil, lip
      kit, lip lacquer, lip liner, lip mask, lip oil, lip pencil, lip plumper, lip scrub, lip set, lip stain, lip
      stick, lip tint, lip treatment, lipgloss, lipstick, liquid highlighter, liquid soap, locs, loofah, loose powder,
      lotion, luffa, magnifying mirror, makeup, makeup bag set, makeup brush, makeup brush set, makeup mirror, makeup
      palette, makeup remover, makeup remover wipes, makeup sponge, mandelic acid, mango butter, manicure, manicure
      set, marula, marula oil, mascara, massage candle, micellar water, microblading, microcurrent, microneedling,
      micropore, minoxidil, moisturiser, moisturizer, monomer, moringa oil, moustache wax, mud mask, mukhallat,
      multani mitti, musk oil, mustache wax, nail, nail clipper, nail dehydrator, nail drill, nail file, nail glue,
      nail kit, nail lacquer, nail lamp, nail polish, nail primer, nail rhinestones, nail scissors, nail stamp, nail
      sticker, nail stickers, nail tips, nail top coat, nail varnish, neck cream, niacinamide, niacinamide serum,
      night cream, night mask, nose trimmer, oil blotting, oil control, oud, oudh, overnight mask, paddle brush,
      parfum, patchouli oil, pedicure, pedicure set, peel, peeling gel, peppermint oil, perfume, perfume oil, perfume
      sample, perfume set, piercing aftercare, pimple cream, pimple patch, pmu, poly gel, polygel, pomade, ponytail
      extension, pore minimizer, pore strip, pore vacuum, powder brush, powder puff, press on nails, pressed powder,
      primer, primer makeup, pumice stone, razor, razor blade, razor blades, repair balm, repair spray, retinal shot,
      retinol, retinol cream, retinol serum, roll on, rose clay, rose quartz roller, rose water, rosehip, rosehip oil,
      rosemary oil, rosewater, rubber base, safety razor, salicylic acid, salve, scalp brush, scalp massager, scalp
      oil, scalp serum, scalp tonic, scalp treatment, scrub, self tan, self tanner, serum, setting powder, setting
      spray, shampoo, shampoo bar, shave, shave gel, shaver, shavette, shaving balm, shaving bowl, shaving brush,
      shaving cream, shaving foam, shaving gel, shaving kit, shaving mug, shaving oil, shaving set, shaving stand,
      shea, shea butter, sheet mask, shower cream, shower foam, shower gel, shower milk, shower oil, shower steamer,
      skin care, skin repair, skincare, skincare set, sleeping mask, snail cream, snail mucin, soap, soap bar, spa
      gift set, spa kit, spa set, spf, spf 50, spot treatment, sugar scrub, sugaring, sugaring paste, sun cream, sun
      spray, sunblock, sunscreen, surma, swabs, sweet almond oil, syndet bar, talcum powder, tallow, tallow balm,
      tamanu oil, tan accelerator, tan remover, tanner, tanning, tanning mousse, tape in extensions, tattoo, tattoo
      aftercare, tattoo cream, tattoo ink, tattoo stencil, tea tree, tea tree oil, temporary tattoo, thinning shears,
      toilet soap, toiletry set, tooth gem, top coat, tranexamic acid, translucent powder, trimmer, tweezer, tweezer
      set, tweezers, under eye patch, underarm, underarm cream, uv gel, uv nail lamp, vanity case beauty, velcro
      rollers, vitamin c cream, vitamin c serum, vitamin e cream, vitamin e oil, wave brush, wax beans, wax heater,
      wax strip, wax strips, waxing kit, waxing strips, weave, wet wipes, whitening cream, wig, wig cap, wig glue,
      witch hazel, wrinkle cream, ylang ylang`,
    ],
    [
      'ARTS_AND_CRAFTS',
      `a4 paper, acrylic canvas, acrylic marker, acrylic paint, acrylic paint set, acrylic paints, acrylic pouring,
      acrylic yarn, adhesive letters, adhesive notes, adhesive vinyl, afghan pattern, air dry clay, airbrush, alcohol
      marker, amigurumi pattern, anniversary card, aquarelle, archive box, art brush, art canvas, art kit, art
      portfolio, art set, art storage, art supplies, artist brush, artist canvas, badge holder, ball pen, ball point
      pen, ballpoint pen, bead, bead kit, bead organizer, beading kit, beading wire, beads, beeswax sheet, bias
      binding, bias tape, binder, binder clips, birthday card, blackboard, blanket binding, blanket pattern, block
      printing, bobbin, bone folder, book binding, book cover school, bookmark, bracelet making kit, brayer, brush
      pen, brush set, brush set painting, bubble mailer, bubble mailers, bubble wrap, bullet journal, bulletin board,
      button, buttons, calendar, calligraphy, calligraphy pen, calligraphy set, candle dye, candle making, candle
      making kit, candle mold, candle mould, candle wax, candle wick, canvas board, canvas pack, canvas panel, canvas
      roll, card, cardstock, carving tools, ceramic glaze, chalk, chalk markers, chalk paint, chalk pastel,
      chalkboard, charcoal, charcoal pencil, charm pack, chenille stems, christmas card, cinch binding, clasps, clay,
      clay sculpting, clay tool, clear stamp, clip art, clip board, clipart, clipboard, colored pencil, colored
      pencils, coloring book, coloring kit, coloring pages, coloring pencils, coloring set, colour pencils, coloured
      pencil, coloured pencils, colouring book, colouring pencils, colouring set, compass box, compass drawing,
      compass set, composition book, construction paper, copy paper, cork board, correction fluid, correction tape,
      corrugated box, cotton cord, cotton yarn, craft, craft glue, craft kit, craft knife, craft paper, craft
      scissors, craft set, craft supplies, crayon, crayons, cricut, crochet blanket pattern, crochet book, crochet
      hook, crochet kit, crochet pattern, crochet yarn, cross stitch, cross stitch kit, cross stitch pattern, cut
      file, cutting die, cutting dies, cutting mat, cutting plotter, decoupage, desk accessories, desk calendar, desk
      organiser, desk organizer, desk pad, desk set, desk tray, diamond art, diamond painting, diary, die cut, die
      cuts, die cutting machine, die set, digital paper, digital pattern, document case, document folder, document
      holder, document tray, drawing board, drawing book, drawing kit, drawing pad, drawing pen, drawing set, drawing
      slate, drawing tablet paper, dress pattern, dtf transfer, e6000, ear wire, ear wires, easel, elastic band
      sewing, elastic cord, embossing, embossing folder, embossing powder, embroidery, embroidery floss, embroidery
      hoop, embroidery kit, embroidery pattern, embroidery thread, envelope, envelopes, epoxy resin, eraser, eva foam,
      exam board, exam pad, exercise book, expanding file, eyelet, eyelets, fabric, fabric by the yard, fabric glue,
      fabric marker, fabric paint, fabric scissors, fat quarter, fat quarters, faux leather sheet, felt, felt sheet,
      felt sheets, felt tip, feltcraft, felting, felting kit, file box, file divider, file folder, file organizer,
      fine liner, fineliner, flag tape, flex hoop, flip chart, floral foam, floral tape, floral wire, flower clipart,
      foam board, foam brush, foam sheet, folder, fountain pen, fragrance oil candle, fuse beads, fusible interfacing,
      gel medium, gel pen, gel pens, geometry box, geometry set, gesso, gift bag, gift bags, gift bow, gift box empty,
      gift boxes packaging, gift packaging, gift tag, gift tissue, gift wrap, gift wrapping paper, glass paint, glass
      painting, glitter, glue, glue gun, glue stick, glue sticks, gold leaf, googly eyes, gouache, graph paper,
      greeting card, greeting cards, hama beads, hand lettering, heat press, heat press machine, heat transfer vinyl,
      highlighter, highlighter pen, highlighters, hole punch, hot glue, hot glue gun, htv, index cards, ink, ink pad,
      inkpad, interfacing, invitation card, iron on, jelly roll fabric, jewelry findings, jewelry making, jewelry
      making kit, jewelry pliers, jewelry wire, journal, jump rings, knitting bag, knitting kit, knitting needle,
      knitting needles, knitting pattern, knitting yarn, kraft bag, label, label maker tape, label roll, label
      stickers, label tape, labels, lace trim, laminating film, laminating pouch, laminating sheets, laminator,
      lanyard badge, lap desk paper, latch hook, latex moulds, leather cord, leather craft, leather tool, letter
      opener, letter paper, letter rack, letter set, lino, lino cutter, linocut, locket blank, long book, loom,
      macrame, macrame cord, macrame kit, magnetic board, mailer, mailer box, mailers, mailing box, manila folder,
      marker, marker set, markers, mathematical instrument box, measuring tape sewing, mechanical pencil, melty beads,
      memo board, memo pad, memoboard, mica powder, mini fuse beads, mod podge, modeling clay, modeling paste,
      modelling clay, mohair yarn, mosaic kit, moulds latex, mounting tape, muslin fabric, needle, needle felting,
      needlepoint, needlework, note book, notebook, notebook a5, notecard, notepad, notes pad, oil paint, oil pastel,
      oil pastels, origami, origami paper, packaging box, packaging tape, packing tape dispenser, paint, paint brush,
      paint brush set, paint by number, paint by numbers, paint canvas, paint marker, paint palette, paint pen, paint
      set, paintbrush, painting brush, painting canvas, painting kit, painting set, painting supplies, palette knife,
      paper, paper bag, paper bags, paper clip, paper clips, paper cutter, paper punch, paper trimmer, papercraft,
      paraffin wax, party bag, party invites, pastel, pastel set, pastels, pattern pdf, pdf pattern, pdf sewing
      pattern, pearl cotton, pen, pen case, pen cup, pen holder, pen pot, pencil, pencil case, pencil sharpener,
      pencils, pens, perler beads, permanent marker, photo corners, photo paper, pigment powder, pin cushion, pinking
      shears, pipe cleaner, pipe cleaners, place card, planner, planner printable, plaster mold, plaster mould,
      plastic canvas, plasticine, plotter paper, png file, poly mailer, poly mailers, polymer clay, pom pom maker, pom
      poms, post it, postcard, poster board, poster colors, poster colours, poster paint, pottery kit, pottery tool,
      pottery tools, pottery wheel, press flower, printable, printer paper, protractor, punch, punch needle, punch
      set, puncher, push pins, pva glue, quilling, quilt batting, quilt fabric, quilt kit, quilt pattern, quilting
      fabric, quilting pattern, resin, resin kit craft, resin mold, rhinestone, rhinestone applicator, rhinestones,
      ribbon, ribbon reel, ring binder, rollerball pen, rotary cutter, roving, rub ons, rubber bands office, rubber
      stamp, rug tufting, ruler, satin binding, satin ribbon, school bag tag, school kit, school set, school supplies,
      scissors, scoring board, scotch tape, scrapbook, scrapbook paper, scratch art, screen printing ink, sealing wax,
      seam ripper, seed bead, seed beads, sequin, sequins, sewing box, sewing buttons, sewing kit, sewing machine,
      sewing machine needle, sewing needle, sewing needles, sewing pattern, sewing pins, sewing scissors, sewing
      thread, sharpener, sharpeners, shipping box, shipping boxes, shipping label, shipping tape, shrink plastic,
      silicone mold, silicone mold resin, silk screen, single line notebook, skein, sketch book, sketch pad, sketch
      pen, sketch pens, sketchbook, sketching, sketching set, slime kit diy, snap fastener, soap making, soap making
      kit, soap mold, soft pastel, soft pastels, soy wax, soy wax flakes, spiral notebook, spray fixative, spray
      paint, square canvas, stamp, stamp pad, stamp set, stapler, staples, stationery, stencil, sticker, sticker pack,
      sticker sheet, sticker sheets, stickers, sticky note, sticky notes, sticky tape, stitch marker, stretched
      canvas, string art, sublimation, sublimation blank, sublimation mug blank, suede cord, svg, svg file, sympathy
      card, tape dispenser, tape gun, tapestry needle, tempera paint, textile dye, texture paste, thank you card,
      thermal label, thermal labels, thimble, thread, tie dye kit, tissue paper, tissue paper sheets, tote bag blank,
      tufting, tufting gun, valentine card, velcro, vinyl roll, vinyl sheet, vinyl sheets, wall calendar, washi, washi
      tape, water colours, watercolor, watercolor brush, watercolor clipart, watercolor flower clipart, watercolor
      paint, watercolor palette, watercolor pan, watercolor paper, watercolor pencils, watercolor set, watercolour,
      watercolour set, wax crayons, wax melts kit, wax seal, wax seal stamp, weaving, weaving kit, wedding card,
      wedding stationery, whiteboard, whiteboard marker, wick, wire wrap, wood burning kit, wood burning tool, wood
      carving kit, wood carving tools, wood slices, wool roving, wool yarn, wrap paper, wrapping paper, writing pad,
      writing set, yarn, yarn bowl, zipper, zipper roll`,
    ],
    [
      'JEWELRY',
      `akoya, ankle bracelet, anklet, aquamarine, armlet, band ring, bangle, bangles, beaded bracelet, belly bar,
      belly button ring, belly ring, bichiya, birthstone, body chain, body jewelry, bolo tie, bracelet, bracelet set,
      bracelets, brooch, chain, chain bracelet, chain necklace, chandbali, charm, charm bracelet, charms bracelet,
      choker, choora, cocktail ring, collar necklace, cuban chain, cuban link, cubic zirconia, cuff bracelet, cufflink
      box, cufflinks set jewelry, dermal anchor, diamond, dress ring, drop earring, ear climber, ear cuff, ear gauges,
      ear jacket, ear stud, ear tunnel, earcuff, earring, earrings, engagement ring, eternity ring, friendship
      bracelet, gemstone, gold chain, grillz, haath phool, hair comb bridal, hand chain, hoop, hoop earring, hoops,
      huggie, huggies, jewellery, jewellery box, jewellery case, jewellery organiser, jewellery set, jewellery stand,
      jewelry, jewelry box, jewelry case, jewelry cleaner, jewelry dish, jewelry holder, jewelry organizer, jewelry
      set, jewelry stand, jewelry tree, jewels, jhumka, jhumkas, jhumki, kada, kamarbandh, kundan set, labret, lapis,
      lariat, leather bracelet, locket, loose diamond, maang tikka, mala, mala beads, mangalsutra, matha patti,
      moissanite, nath, necklace, necklaces, nose pin, nose ring, nose stud, payal, pearl, pearl earrings, pearl
      necklace, pearls, pendant, pendant necklace, pendants, permanent jewelry, piercing, polki, rakhi, religious
      medal, ring, ring box, ring dish, ring holder, ring set, rings, rope chain, rosary, septum, septum clicker,
      septum ring, signet ring, silver chain, solitaire, stacking ring, stud, stud earring, stud earrings, studs,
      tanzanite, tennis bracelet, tennis chain, tennis necklace, tiara, toe ring, tongue bar, tourmaline, tragus,
      waist chain, wedding band, wedding ring`,
    ],
    [
      'SPORTS',
      `agility cone, agility hurdle, agility hurdles, agility ladder, agility pole, air hockey table, air track,
      archery, archery bow, arrow quiver, arrow rest, badminton, badminton net, badminton racket, badminton
      shuttlecock, bag gloves, bails, balance beam, balance bike kids, ball bag, ball carrier, ball cart, ball hopper,
      ball marker, ball pump, ballet barre, bar tape, base set, baseball, baseball bat, baseball glove, baseball mitt,
      bases set, basketball, basketball hoop, basketball net, batters glove, batting cage, batting glove, batting
      gloves, batting helmet, batting pad, batting tee, bcd, belly pad, bicycle, bicycle bell, bicycle helmet, bicycle
      pump, bicycle tire, bike, bike bag, bike basket, bike bell, bike bottle, bike bottle cage, bike chain, bike
      computer, bike cover, bike fender, bike fork, bike frame, bike grips, bike headset, bike helmet, bike helmet
      light, bike light, bike lights, bike lock, bike lube, bike mirror, bike pants, bike pedal, bike pedals, bike
      pump, bike rack, bike repair stand, bike saddle, bike seat, bike stand, bike stem, bike tire, bike tool, bike
      trailer, bike tube, bike tyre, bike wheel, billiard, billiard cue, billiard table, bit snaffle, blade holder,
      bmx, bmx bike, board bag, bodyboard, bodyboard leash, boogie board, bottle cage, bottom bracket, bow and arrow,
      bow and arrow set, bow sight, bowling ball, boxing bag, boxing bag gloves, boxing glove, boxing gloves, boxing
      machine, boxing pads, boxing ring, boxing shorts, boxing wraps, brake pads bike, breastplate horse, bridle,
      browband, buoyancy compensator, canoe, captain armband, carrom, carrom board, cassette, cassette bike, cassette
      sprocket, catcher mitt, catcher s glove, catcher s mitt, catchers glove, catchers mask, catchers mitt, chain
      cleaner, chainring, chaps, cheer pom poms, chest protector, chipping net, cleat set, climbing holds, clipless
      pedal, club head cover, complete skateboard, cone set, cones, corner flag, crankset, crash mat, cricket ball,
      cricket bat, cricket helmet, cricket kit, cricket pad, cricket pads, cruiser board, cue, cue chalk, cue stick,
      curling broom, cycling bib, cycling cap, cycling glasses, cycling glove, cycling gloves, cycling helmet, cycling
      sunglasses, dart, dart flights, dart set, dartboard, darts, derailleur, disc, disc golf, disc golf disc, discus,
      dive bag, dive computer, dive knife, dive mask, diving fins, diving mask, divot repair, divot tool, dobok,
      dressage whip, driver cover, driver golf, dropper post, e bike, ear band swim, ebike, elbow pads, electric bike,
      electric scooter, equestrian, fairway wood, fencing, fielding glove, figure skates, fins, first base mitt,
      fixie, flip scoreboard, fly mask, focus mitts, focus pads, foil board, foosball, foosball table, football,
      football goal, football helmet, football socks, forearm guard, frame bag, freewheel, frisbee, futsal ball,
      girth, goal net, goal post, goalie glove, goalie mask, goalie pads, goalie stick, goalkeeper gloves, goalpost,
      goggle, goggles, goggles swim, golf bag, golf ball, golf ball marker, golf balls, golf cart, golf cart bag, golf
      club, golf clubs, golf driver, golf glove, golf headcover, golf hitting mat, golf iron, golf net, golf putter,
      golf rangefinder, golf tee, golf tees, golf towel, golf umbrella, golf wedge, gravel bike, grip tape, griptape,
      groin guard, groin protector, grooming brush horse, groupset, gymnastic beam, gymnastics mat, gymnastics ribbon,
      half chaps, halter, hand wrap, hand wraps, handball ball, handlebar, handlebar bag, handlebar tape, handlebars,
      head guard boxing, headcover, headgear, headgear boxing, headguard, heavy bag, helmet, high jump mat, hockey
      gloves, hockey puck, hockey skate, hockey stick, hoof pick, horse bit, horse blanket, horse boots, horse bridle,
      horse fly rug, horse riding helmet, horse rug, horse saddle, hoverboard, hub bike, hurdle, hybrid club,
      hydration belt, ice skate, ice skates, inflatable kayak, inline skate, inline skates, inline wheels, inner tube,
      inner tube bike, iron set, javelin, jiu jitsu gi, jodhpurs, jump rope speed, jump rope speed sport, karate belt,
      karate gi, kayak, kayak paddle, kick board, kick pad, kick scooter, kick shield, kickboard, kicking tee,
      kickstand, kids bike, kite board, kiteboard, kitesurf, kitesurfing kite, knee pad, knee pads, knee pads skate,
      kneeboard, kneepad, lacrosse, lacrosse stick, landing mat, lap counter, lead rope horse, lob wedge, longboard,
      lunge line, lunging, martial arts belt, martingale, medal, mma gloves, mma shorts, mountain bike, mouth guard,
      mouth guard sport, mouth piece, mouthguard, mouthguard sport, mouthpiece, muay thai shorts, mudguard, neoprene
      hood, net clips, netball, nose clip, noseband, numnah, nunchaku, octopus regulator, overgrip, overshoes, paddle,
      paddle board, paddleboard, padel, padel racket, paintball, paintball gun, paintball marker, paintball mask,
      pannier, pannier bag, parkour, patch kit, pedal, pedal kayak, pedals, penny board, pickleball, pickleball
      paddle, pickleball set, ping pong, ping pong balls, ping pong paddle, ping pong table, pinnie, pitching machine,
      pitching net, pitching rubber, pitching wedge, pogo stick, pointe, pole spear, pole vault, pom poms
      cheerleading, pool balls, pool balls set, pool cue, pool table, power meter, presta valve, puck, pull buoy,
      punch bag, punch ball, punch mitts, punching bag, putter, putting green, putting mat, race belt, race number
      belt, racket, racquet, racquetball, rangefinder golf, rash vest, rebounder net, receiver gloves, referee,
      referee whistle, regulator dive, regulator diving, reins, relay baton, resistance parachute, riding crop, riding
      gloves, riding helmet, riding whip, rim tape, road bike, roller blades, roller skate, roller skates,
      rollerblades, rugby ball, saddle bag bike, saddle cloth, saddle cover, saddle pad, sand wedge, saucer cone,
      scooter, scooter kick, score book, scoreboard, seat post, seatpost, shifter, shin guard, shin guards, shot put,
      shoulder pads, shoulder pads football, show sheet horse, shuttlecock, skate deck, skate truck, skate wheels,
      skateboard, skateboard bearings, skateboard deck, skateboard trucks, skateboard wheel, skateboard wheels, ski,
      ski bag, ski binding, ski boots bag, ski gloves, ski goggle, ski goggles, ski helmet, ski helmet cover, ski
      mask, ski pole, ski poles, ski rack, ski roof box, ski wax, skimboard, skis, sled, sleigh, snooker table,
      snorkel, snorkel mask, snorkel set, snow goggles, snow sport goggles, snow tube, snowboard, snowboard bag,
      snowboard binding, snowboard bindings, snowboard goggles, soccer ball, soccer goal, softball, softball bat,
      softball glove, sparring, sparring gear, spear gun, speargun, speed bag, speed ball, speed ladder, speed
      parachute, spoke, sports bag, sports bottle holder, sports equipment, spray skirt, spring floor, spurs, squash
      racket, stable rug, starting block, stem mtb, stirrup, stirrups, stopwatch, stumps, stunt scooter, sup, sup
      board, sup paddle, sup pump, surf fin, surf leash, surf wax, surfboard, surfboard fins, surfskate, swim bag,
      swim buoy, swim cap, swim fin, swim fins, swim goggles, swim parachute, swim ring sport, swimming cap, swimming
      goggles, table tennis, table tennis bat, table tennis table, target face, tatami mat, team bag, team kit, tendon
      boots, tennis bag racket, tennis ball, tennis balls, tennis net, tennis racket, tennis racquet, tennis string,
      thai pads, tire lever, toboggan, top tube bag, towable, towable tube, track hurdle, traction pad, training bib,
      training bibs, training cone, training cones, training pole, trampoline, trampoline net, trophy, tubeless
      sealant, tubeless valve, tumbling mat, turnout rug, tutu, tyre levers, unicycle, vault box, vibration dampener,
      volleyball, volleyball net, wake board, wakeboard, water bottle cage, water polo ball, weight belt diving,
      weightlifting shoes, wetsuit boots, wetsuit gloves, wheelset, whistle, wicket keeping gloves, windsurf, windsurf
      board, wing foil, winter sport goggles, wrist guards, yoga trapeze sport`,
    ],
    [
      'HEALTH_AND_FITNESS',
      `ab bench, ab machine, ab mat, ab roller, ab roller wheel, ab stimulator, ab trainer, ab wheel, abdominal
      binder, acetaminophen, acupressure, acupressure mat, acupressure mat set, acupressure pillow, acupuncture
      needles, adhesive bandage, adhesive dressing, adjustable bench, adjustable dumbbell, adult diaper, adult
      diapers, adult toy, aerobic step, agmatine, air bike, alcohol pads, alcohol wipes, aligner case, allergy relief,
      amino, amino acid, anal plug, analgesic, ankle brace, ankle cuff, ankle support, ankle weight, ankle weights,
      antacid, anti allergy, anti inflammatory, anti snore, anti snoring, antiallergic, antibacterial gel,
      antibacterial wipes, antibiotic, antidiarrheal, antidiarrhoeal, antifungal, antifungal cream, antihistamine,
      antiinflammatory, antipyretic, antiseptic, antispasmodic, antitussive, antiviral, appetite suppressant, apple
      cider vinegar capsules, arch support, arginine, arm sling, arm trainer, arnica, arnica gel, artificial tears,
      ashwagandha, aspirin, astaxanthin, athletic tape, ayurvedic, ayurvedic medicine, bac water, bach flower, back
      brace, back massager, back stretcher, back support, balance ball, balance disc, balance pad, balance trainer,
      balm stick, band aid, bandage, bandages, barbell, barbells, barre, bath chair, bath lift, bathroom scale,
      bathroom weighing scale, battle rope, bcaa, bed pads, bed pan, bed rail, bedpan, bedside rail, bench press,
      berberine, beta alanine, betadine, biotin, black seed capsules, black seed oil capsules, blood glucose meter,
      blood pressure, blood pressure cuff, blood pressure monitor, blood sugar support, blood test kit, blue light
      therapy, body fat scale, body scale, bondage kit, booty band, bosu, boxing fitness tracker strap, bp monitor,
      breath spray, breathalyzer, bulgarian bag, bumper plate, bumper plates, bunion corrector, burn cream, burn gel,
      butt plug, cable crossover, cable machine, caffeine pills, calcium, calcium tablets, capsule, capsules, carb
      powder, carnitine, casein, cast cover, catheter, cbd, cbd gummies, cbd oil, cervical collar, cetirizine, chaga,
      chest press, chest rub, chewable tablet, chin up bar, chlorella, chromium picolinate, churna, chyawanprash,
      circular dressing, citrulline, cla, cleanse, climber machine, clitoral, cloth pad, cluster dextrin, cock ring,
      cod liver oil, coenzyme q10, cold and flu, cold drugs, cold pack, cold plunge, collagen, collagen booster,
      collagen peptides, collagen powder, colloidal silver, colostomy bag, colostrum, commode, commode chair,
      compression sleeve, compression sleeve knee, compression socks, compression socks medical, compression socks
      men, compression stockings, condom, condoms, contact lens, contact lens solution, cooling gel pack, coq10,
      cordyceps, corn remover, cotton wool, cough, cough drops, cough medicine, cough suppressant, cough syrup, covid
      test, cpap hose, cpap machine, cpap mask, cpr mask, creatine, creatine monohydrate, cross trainer, crutch,
      crutches, cryotherapy, cupping cups, cupping set, cupping therapy, curl bar, decongestant, deep heat, delay
      spray, delta 8, dental, dental floss, dental kit, dental mirror, dental pick, denture, denture adhesive, denture
      box, denture cleaner, dermatitis, detox, detox tea, dextrose powder, diabetic socks, diclofenac, diet pills,
      diet shake, digestive aid, digestive enzyme, dildo, dip bar, dip belt, dip station, disinfectant spray skin,
      disposable gloves, disposable mask, dressing, drug test, dumbbell, dumbbell set, dumbbells, eaa, ear candle, ear
      cleaner, ear drops, ear plugs, ear spray, ear thermometer, ear wax remover, earplugs, echinacea, eczema,
      effervescent tablet, effervescent tablets, egg protein, elbow brace, elbow sleeves, elbow support, elderberry,
      electric toothbrush, electrolyte, electrolyte powder, electrolytes, elliptical, elliptical trainer, ems machine,
      ems pads, energy gel, energy gels, essential oil inhaler, essential oil roll on stress, essential tremor,
      estrogen blocker, evening primrose oil, exam gloves, examination gloves, exercise ball, exercise band, exercise
      bands, exercise bike, exercise mat, expectorant, eye drops, eye lubricant, eye mask sleep, eye massager, eye
      massager heated, eye wash, ez bar, face mask disposable, face mask ffp2, face masks disposable, face shield, fat
      burner, fat metabolizer, feminine hygiene, feminine wash, fertility, fiber powder, fiber supplement, finger
      strengthener, finger trainer, first aid, first aid bag, first aid kit, first aid tin, first aid tin kit, fish
      oil, fitness band, fitness glove, floss, floss picks, flower remedy, flu, foam roller, folding treadmill, folic
      acid, foot massager, foot massager machine, foot roller, foot soak, foot spa, forearm trainer, gainer, gauze,
      gel pack, ginseng, glasses blue light, glucometer, glucosamine, glucose, glucose meter, glutamine, glycine, grab
      bar, greens, greens powder, grip ball, grip trainer, gua sha massage, gummies, gummies vitamin, gummy, gummy
      vitamins, gut health, gym ball, gym belt, gym bench, gym bottle shaker, gym chalk, gym equipment, gym gloves,
      gym mat, gym rings, gym towel, gymnastic rings, gymnastics rings, hack squat, haemorrhoid, half rack, hand
      exerciser, hand gel sanitizer, hand grip, hand gripper, hand sanitiser, hand sanitizer, headache relief, hearing
      aid, hearing amplifier, hearing protection sleep, heat patch, heat rub, heated vest therapy, heating belt,
      heating pad, heating pad neck, heel spur, hemorrhoid, hemorrhoid cream, hemp oil, herbal capsules, herbal
      remedy, herbal supplement, hernia belt, hip band, hmb, home gym, homeopathic, homeopathy, hormone balance,
      hospital bed, hospital mattress, hot cold pack, hot pack, hot stone massage, hot water bottle, hot water bottle
      therapy, hot water bottles, hula hoop, hydration mix, hydration powder, hydration tablets, hydro whey, hydrogen
      peroxide, hyperextension, ibuprofen, ice bath, ice bath tub, ice pack, ice roller body, immune booster, immune
      support, immunity booster, incontinence, incontinence pad, incontinence pads, indoor cycle, infrared lamp
      therapy, infrared therapy, inhaler, insole orthopedic, insulin, insulin case, interdental brush, intimate gel,
      intimate wash, inulin, inversion table, iron bisglycinate, iron supplement, iron tablets, isolate, isolation
      gown, isopropyl alcohol, isopure, isotonic powder, jaw exerciser, joint cream, joint support, jump box, jump
      rope, jump rope weighted, k tape, kava, kegel, kegel balls, keto, kettlebell, kettlebells, kidney support, kids
      toothpaste, kinesiology tape, kn95, knee brace, knee immobilizer, knee pillow, knee sleeve, knee sleeves, knee
      support, knee wraps, kratom, kratom powder, krill oil, l carnitine, l theanine, lacrosse ball massage, lancet,
      lat bar, lat pulldown, latex gloves, laxative, leg curl, leg extension, leg pillow, leg press, leg stretcher,
      leg trainer, lens solution, lice comb, lice treatment, lifting belt, lifting gloves, lifting grips, lifting
      strap, lifting straps, light therapy lamp, lions mane, liquid chalk, liver support, loop band, loratadine, love
      egg, lozenge, lozenges, lube, lubricant gel, lumbar belt, lumbar stretcher, lumbar support, lutein, lysine,
      maca, magnesium, magnesium citrate, magnesium glycinate, magnetic bike, magnifier low vision, male enhancement,
      maltodextrin, mass gainer, mass gainer protein, massage ball, massage bed, massage chair, massage cushion,
      massage gun, massage gun mini, massage lotion, massage oil, massage pillow, massage roller, massage stick,
      massage table, massage wand, massager, masturbator, maternity belt support, meal replacement, medical, medical
      gloves, medical kit, medical mask, medical scissors, medical tape, medication, medicine, medicine ball, medicine
      box, meditation cushion, meditation stool, mega carbs, melatonin, melatonin gummies, menopause support,
      menstrual, menstrual cup, menstrual disc, migraine, migraine relief, milk thistle, mini stepper, mobility
      scooter, mood support, moringa capsules, mouth guard dental, mouth guard teeth, mouth rinse, mouth spray, mouth
      tape, mouth wash, mouthwash, moxa, moxibustion, mucolytic, multimineral, multivitamin, multivitamin tablet,
      muscle balm, muscle gel, muscle rub, muscle stimulator, mushroom complex, n95, n95 mask, nad, naproxen, nasal
      aspirator, nasal drops, nasal rinse, nasal spray, nasal strips, nebuliser, nebulizer, neck brace, neck massager,
      neck stretcher, needle medical, night guard, nitric oxide, nitric oxide booster, nitrile gloves, nmn, nootropic,
      nose strips, ointment, olympic bar, olympic barbell, omega 3, omega 3 fish oil, omeprazole, oral b, oral care,
      oral gel, oral rehydration, oral rinse, oral spray, ors, orthodontic wax, orthopedic insoles, orthopedic pillow,
      orthotic, orthotics, ostomy bag, otoscope, ovulation kit, ovulation test, oximeter, oximeter finger, oxygen
      concentrator, oxygen cylinder, oxygen mask, pain killer, pain patch, pain relief, pain relief gel, pain relief
      patch, pain reliever, panty liner, panty liners, pantyliners, paracetamol, parallettes, pea protein, peak flow
      meter, pec deck, pedal exerciser, pelvic floor, penis pump, peptide vial, period cup, period disc, period
      panties, period pants, period underwear, personal lubricant, pharmaceutical, pilates ball, pilates bar, pilates
      board, pilates mat, pilates reformer, pilates ring, pilates socks, pill box, pill case, pill crusher, pill
      cutter, pill dispenser, pill organiser, pill organizer, pill splitter, plant protein, plaster, plaster strips,
      plasters, pleasure gel, plyo box, plyometric box, pms relief, postpartum belly, postpartum belt, posture brace,
      posture corrector, potassium citrate, povidone iodine, power cage, power rack, ppe kit, pre workout, pre
      workouts, preacher curl bench, prebiotic, pregnancy pillow therapy, pregnancy strip, pregnancy test, prenatal,
      prenatal vitamin, preworkout, probiotic, probiotics, propolis, prostate support, protein, protein bar, protein
      bars, protein blend, protein powder, protein shake, protein shaker, protein water, prowler sled, psoriasis,
      psyllium, pull up, pull up assist, pull up bar, pulse meter, pulse oximeter, pump formula, push up bar, push up
      bars, push up board, push up stand, quercetin, raised toilet seat, reacher grabber, reaching aid, recovery
      drink, recumbent bike, red light therapy, red light therapy belt, reformer, rehydration salts, reishi,
      resistance band, resistance bands, resistance belt, resistance loop, resistance tube, resveratrol, retainer
      case, rhodiola, rib belt, roll mat, rollator, roman chair, rower, rowing, rowing machine, royal jelly, rubbing
      alcohol, sad lamp, saline, saline spray, sandbag training, sanitary disc, sanitary napkin, sanitary pad,
      sanitary pads, sanitary towel, sanitiser, sarms, sauna, sauna blanket, sauna suit, sauna tent, saw palmetto,
      scabies, scalp massager brush, sea moss, seed oil capsules, selenium, semaglutide, sex doll, sex toy, sexual
      lubricant, shaker, shaker bottle, shaker cup, sharps container, shilajit, shower chair, silk tape, sit up, sit
      up bench, ski machine, skipping rope, skipping ropes, slam ball, sleep aid, sleep apnea, sleep headphones, sleep
      mask, sleep mask medical, sleep support, slimming, slimming tea, smart scale, smith machine, smith rack, snore,
      snore strip, snoring aid, soft capsules, soft gels, softgel, softgels, spin bike, spirometer, spirulina,
      spirulina powder, splint, sports tape, squat rack, squat stand, st johns wort, stability ball, stair climber,
      stationary bike, std test, step platform, stepper, stepper machine, stethoscope, stretch band, stretching,
      suction machine, super greens, superfood, superfood powder, supplement, surgical cap, surgical gloves, surgical
      mask, sweat belt, syringe, syringes, tabs, tampon, tampons, taurine, teeth aligner, teeth whitening, teeth
      whitening kit, tens machine, tens pads, tens unit, test booster, test strips, testosterone, testosterone
      booster, thc, theanine, therapy putty, thermogenic, thermometer, thermometer digital, thermometers, thigh
      master, throat lozenge, throat lozenges, throat spray, thumb brace, thyroid support, tiger balm, tincture, toe
      separator, toe spacer, toe straightener, toilet riser, tongue brush, tongue cleaner, tongue scraper, tooth
      brush, tooth gel, tooth paste, tooth powder, tooth whitening, toothbrush, toothbrush head, toothbrush heads,
      toothbrush holder travel, toothbrushes, toothpaste, toothpowder, tourniquet, trainers tape, trampoline fitness,
      transfer belt, trap bar, trauma kit, treadmill, treadmills, tricep rope, trigger point, turkey tail mushroom,
      turmeric capsule, turmeric capsules, tweezers medical, tyrosine, ultraviolet sterilizer, under desk treadmill,
      underpads, urinal, urinal bottle, urine bag, vaginal gel, valerian, vapor rub, vaporizer inhalant, vegan
      protein, vibration plate, vibration platform, vibrator, vinyl gloves, vitamin, vitamin b complex, vitamin b12,
      vitamin c, vitamin d, vitamin d3, vitamin e, vitamin gummies, vitamins, waist trainer, waist trainer sweat,
      walker boot, walker for seniors, walker rollator, walking boot brace, walking cane, walking frame, walking pad,
      walking stick, wall ball, warming patch, wart remover, water based lubricant, water flosser, water flosser
      cordless, water pick, waxy maize, weight belt, weight bench, weight gainer, weight gloves, weight lifting belt,
      weight lifting glove, weight loss, weight management, weight plate, weight plates, weight scale, weight set,
      weight sled, weight vest, weighted eye mask, weighted hula hoop, weighted vest, wheat bag, wheelchair,
      wheelchair cushion, whey, whey isolate, whey protein, whitening pen, whitening powder, whitening strips, wobble
      board, workout gloves, wound care, wound dressing, wound gel, wound spray, wrist brace, wrist brace support,
      wrist support, wrist trainer, wrist weights, wrist wrap, wrist wraps, yoga bag, yoga ball, yoga blanket, yoga
      block, yoga bolster, yoga chair, yoga cushion, yoga mat, yoga set, yoga socks, yoga strap, yoga swing, yoga
      towel, yoga wheel, yoni, zafu, zimmer frame, zinc capsules, zinc gluconate, zinc mg, zinc picolinate, zinc
      supplement, zinc tablets, zma`,
    ],
    [
      'HOME',
      `abstract watercolor, ac unit, accent chair, accent table, acoustic panel, address sign, adhesive hooks,
      adjustable desk, advent calendar, advent wreath, african mask, air conditioner, air conditioning, air cooler,
      air filter purifier, air freshener, air purifier, airbed, alarm clock, all purpose cleaner, altar, amethyst
      cluster, ant bait, ant killer, anti fatigue mat, antibacterial spray, arc lamp, area rug, armchair, armoire,
      aroma diffuser, aroma lamp, aroma oil, aroma oil burner, aroma stone, art canvas print, art poster, art print,
      art prints, artificial flower, artificial flowers, artificial palm tree, artificial plant, artificial plants,
      artificial tree, ashtray, atmosphere light, autographed photo, backdrop, backflow burner, backsplash, backsplash
      tile, bakhoor burner, balloon, balloon arch, balloon bouquet, balloon garland, balloons, banner, bar cabinet,
      bar cart, bar chair, bar stool, bar table, barometer, barrel head, barrel stave, basin mixer, basket, bath
      caddy, bath mat, bath mixer, bath panel, bath pillow, bath rug, bath screen, bath set, bath sheet, bath sheets,
      bath tissue, bath towel, bath towel set, bath towels, bath tray, bathmat, bathrobe hook, bathroom accessories,
      bathroom cabinet, bathroom cleaner, bathroom mat, bathroom mirror, bathroom rug, bathroom set, bathroom shelf,
      bathtub, bathtub tray, bauble, baubles, beach towel, bead curtain, bean bag, beanbag, bed, bed base, bed bug,
      bed cover, bed frame, bed linen, bed pillow, bed runner, bed scarf, bed set, bed sheet, bed sheets, bed skirt,
      bed table, bed tent, bed throw, bed tray, bedding, bedsheet, bedsheets, bedside caddy, bedside lamp, bedside
      table, bedspread, bench, bench seat, bench storage, bidet, bidet attachment, bin, bin bag, bin bags, bin liner,
      birthday balloon, birthday banner, birthday candle, birthday decoration, blackout curtain, bladeless fan,
      blanket, blanket ladder, bleach, bleach cleaner, blind, blinds, block letters, body pillow, bolster, bolster
      sofa, book rack, book stand, bookcase, bookend, bookends, bookshelf, bookshelves, botanical line print,
      botanical print, box spring, bronze sculpture, broom, broom and dustpan, bucket, bud vase, buddha, buddha head,
      buddha statue, bug zapper, building block word, bulb, bulb holder, bulb socket, bunk bed, bunting, bust,
      cabinet, cabinet handle, cabinet knob, cabinet light, cabinet pull, cable box organizer, candelabra, candle,
      candle holder, candle jar, candle lamp, candle lantern, candle lid, candle plate, candle set, candle snuffer,
      candle stick, candle warmer, candle warmer lamp, candle wick trimmer, candleholder, candlepot, candlestick,
      canvas, canvas art, canvas painting, canvas print, canvas wall, canvas wall art, car diffuser, car diffuser
      home, carpet, carpet cleaner, carpet shampoo, carpet washer, carved wood, cash box, caster cups, cedar blocks,
      ceiling fan, ceiling lamp, ceiling light, ceiling lights, ceiling rose, ceiling spotlight, cellular shade,
      centerpiece, ceramic heater, ceramic vase, cfl bulb, cfl light bulb, chair, chair cover, chair cushion, chair
      pad, chaise, chaise longue, chakra stones, chandelier, chest of drawers, chesterfield, christmas ball, christmas
      balls, christmas bauble, christmas cracker, christmas crackers, christmas decoration, christmas lights,
      christmas ornament, christmas stocking, christmas tree, christmas tree skirt, christmas tree topper, christmas
      village, clamp lamp, cleaner, cleaning brush, cleaning cloth, cleaning cloths, cleaning gloves, cleaning kit,
      cleaning mop, cleaning spray, cleaning wipes, clip lamp, clock, closet, closet light, closet organizer, closet
      organizer organizer, closet rod, closet system, cloth napkin, clothes airer, clothes dryer, clothes drying,
      clothes drying rack, clothes hanger, clothes hangers, clothes horse, clothes line, clothes peg, clothes rack,
      clothes steamer, clothesline, clothesline box, clothespin, club chair, coal scuttle, coaster frame, coat hanger,
      coat hangers, coat hook, coat hooks, coat rack, coat stand, coat tree, cockroach killer, coffee table, coir mat,
      collage frame, comforter, comforter set, command hooks, command strips, compost bin kitchen, computer chair,
      computer desk, computer table, confetti, console table, convector, cooling fan, cooling pillow, cordless vacuum,
      corner shelf, corner sofa, cotton napkin, cotton stems, cotton throw, couch, couch cover, counter stool,
      coverlet, coverlet set, cream cleaner, credenza, cremation urn, crucifix, crystal, crystal ball, crystal
      cluster, crystal sphere, crystal stone, crystal tower, cuckoo clock, curtain, curtain hook, curtain panel,
      curtain pole, curtain rail, curtain rings, curtain rod, curtain tie back, curtain tieback, curtains, cushion,
      cushion cover, cushion covers, cushion filler, cushion insert, day bed, daybed, decor, decor vase, decoration,
      decorations, decorative accents, decorative ball, decorative bottle, decorative bowl, decorative box, decorative
      branches, decorative figurine, decorative letters, decorative mirror, decorative object, decorative pillow,
      decorative pillows, decorative plate, decorative sign, decorative statue, decorative tray, decorative vase,
      degreaser, dehumidifier, descaler, desk, desk chair, desk clock, desk fan, desk lamp, desk shelf, detergent,
      diffuser, digital clock, dining bench, dining chair, dining set, dining table, disco ball, dish soap, dish wash,
      dishwasher salt, dishwasher tablets, dishwashing, dishwashing liquid, dishwashing tablets, disinfectant,
      disinfectant spray, disinfectant wipes, disinfecting wipes, display case, divan, doilies, doily, door bell
      chime, door chain, door curtain, door knocker, door mat, door mat rubber, door mats, door number, door plate,
      door screen, door seal, door sign, door stop, door stopper, door sweep, door wreath, doormat, doorstop, double
      bed, down pillow, downlight, draft excluder, draft stopper, drain cleaner, drain strainer, drape, drapes,
      draught excluder, drawer, drawer handle, drawer knob, drawer liner, drawer liners, drawer organizer, drawer
      pull, drawers, dream catcher, dreamcatcher, dresser, dressing table, dried flower, dried flower bouquet, dried
      flowers, drip tray, dryer balls, dryer machine, dryer sheets, drying rack, drying stand, dust mop, dust pan,
      dustbin, duster, dusting cloth, dustpan, duvet, duvet cover, duvet covers, duvet insert, duvet set, e27 bulb,
      easter decoration, edison bulb, electric blanket, electric fan, electric fire, electric fireplace, electric
      heater, electric scrubber, electric throw, electric wax melter, emergency light, end table, entertainment
      center, entertainment unit, entryway bench, essential oil diffuser, essential oil holder, eternal rose,
      eucalyptus bunch, eucalyptus stems, euro sham, evaporative cooler, executive desk, exhaust fan, extractor fan,
      fabric conditioner, fabric freshener, fabric shaver, fabric softener, fabric spray, face towel, facial tissue,
      facial tissues, fairy lights, fake plant, fan, fan heater, faucet, faucet extender, faux flower, faux flowers,
      faux greenery, faux plant, faux tree, feather duster, figurine, figurine decor, filament bulb, fine art print,
      fire pit glass, fire screen, fireplace, fireplace tool set, fireplace tools, firewood, fireworks, fitted sheet,
      flag, flannel sheet, flashlight, flat mop, flat sheet, fleece blanket, floating shelf, flood light, flood light
      bulb, floodlight, floor cleaner, floor cushion, floor lamp, floor light, floor mirror, floor pillow, floor
      polish, floor runner, floor seat, floor vase, floor wash, flooring, flower painting, flower pot stand, flower
      vase, flower wall, fly killer, fly screen, fly swat, fly swatter, fly trap, foam mattress, foil balloon, folding
      chair, folding screen, folding table, foot mat, foot rest, footrest, footstool, fragrance diffuser, fragrance
      lamp, frame, framed art, framed canvas, framed photo, framed print, fridge magnet, fridge magnets, frosted film,
      full length mirror, furniture, furniture polish, futon, galaxy light, galaxy projector, gallery wall, gallery
      wall set, gaming chair, gaming desk, garbage bag, garbage can, garland, garment rack, garment steamer, geode,
      giclee, giclee print, gift wrap station, glass cleaner, glass film, glass sculpture, glass spray, glass vase,
      globe, grandfather clock, grout cleaner, guest book, halloween decoration, hallway bench, hallway runner,
      halogen bulb, hamper, hand shower, hand towel, hand towels, handheld vacuum, hanger, hangers, hanging
      decoration, hat rack, hat stand, headboard, heated blanket, heater, helium balloon, hepa filter, hide rug, home
      accent, home accessory, home decor, home fragrance, home spray, hooded blanket, hook, hour glass, hourglass,
      house number, house portrait, house sign, humidifier, hurricane lamp, hutch, hygrometer, ice melt, incandescent
      bulb, incense, incense burner, incense burner set, incense cone, incense holder, incense in tin, incense set,
      incense stick, infrared heater, ink print, insect killer, insect screen, insect spray, insect trap, iron, iron
      cleaner, iron steam, ironing board, ironing board cover, ironing mat, jewellery tree home, jute rug, keepsake,
      keepsake box, key box, key cabinet, key holder wall, key hook, key lock box, key rack, kids bed, kilim, king
      bed, kitchen bin, kitchen cabinet, kitchen cleaner, kitchen faucet, kitchen island, kitchen mat, kitchen mixer,
      kitchen paper, kitchen roll, kitchen sink, kitchen spray, kitchen stool, kitchen table, kitchen tap, kitchen
      towel roll, knob, l shaped desk, ladder shelf, lamp, lamp base, lamp holder, lamp shade, lamp stand, lampshade,
      lantern, lantern decor, laptop desk, laptop table, latex balloons, laundry bag, laundry basket, laundry booster,
      laundry capsules, laundry detergent, laundry hamper, laundry liquid, laundry pods, laundry rack, laundry scent,
      laundry sheets, laundry soap, laundry sorter, laundry wash, lava lamp, lavender bag, leather cleaner, led
      batten, led bulb, led bulbs, led lamp, led light, led light bulb, led light strip, led lights, led mirror, led
      panel, led strip, led strip light, led strip lights, led torch, led tube, letter board, letter box, letter
      holder wall, letterbox, light, light bulb, light fixture, light shade, light strip, lightbulb, lighter,
      lighting, limescale remover, line print, linen napkin, linen sheet, linen spray, lint brush, lint free cloth,
      lint remover, lint roller, lithograph, living room set, log burner, log holder, lotion dispenser, lounge chair,
      love seat, loveseat, loveseat sofa, lunaria, magazine rack, magic eraser, magnet, magnetic screen door, magnets,
      mail box, mail holder, mailbox, makeup vanity, mantel clock, massage recliner, matches, mattress, mattress
      cover, mattress pad, mattress protector, mattress topper, media console, medicine cabinet, memory box, memory
      foam mattress, memory foam pillow, metal art, metal sculpture, metal shelf, metal sign, metal wall art,
      microfiber cloth, microfibre cloth, mirror, mirror cabinet, mixer tap, mobile decoration, moisture absorber,
      mold remover, money bank, money box, moon lamp, mop, mop bucket, mop head, mop refill, mosquito coil, mosquito
      killer, mosquito repellent, mosquito repellent plug, moss wall, moth balls, moth trap, mothballs, motion sensor
      light, mould remover, mouse poison, mouse trap, moving box, multi purpose cleaner, multi purpose spray, multi
      surface cleaner, mural, murphy bed, music box, name plate door, nap mat, napkin cloth, nativity, nativity scene,
      nativity set, neck fan, neon sign, nest of tables, nesting boxes, nesting tables, net curtain, night light,
      nightlight, nightstand, non slip mat, number tile, nutcracker, odor absorber, odor eliminator, odour eliminator,
      office chair, oil burner, oil diffuser, oil filled radiator, oil heater, oil lamp, oil painting, oil radiator,
      oil warmer, orchid painting, organiser, organizer, original painting, ornament, ornamental, ottoman, outdoor
      mat, outdoor wall light, oven cleaner, over door hook, painting, painting print, palo santo, pampas, pampas
      grass, pants hanger, papasan, paper garland, paper lantern, paper tissue, paper towel, paperweight, parquet,
      party banner, party decoration, party hats, party kit, party popper, party set, party streamers, party supplies,
      pathway light, pathway lights, patio heater indoor, pedal bin, pedestal fan, peel and stick, peel and stick
      tile, peel and stick wallpaper, peephole, pegboard, pegs, pendant lamp, pendant light, pendant shade, percale
      sheet, persian rug, peshtemal, pest repeller, pet portrait, photo album, photo backdrop, photo booth, photo
      booth props, photo canvas, photo clip, photo cube, photo display, photo frame, photo frames, photo holder, photo
      print, picture frame, picture frames, picture hanger, picture ledge, picture light, picture rail, piggy bank,
      pillar candle, pillow, pillow case, pillow cases, pillow cover, pillow insert, pillow mist, pillow protector,
      pillow sham, pillow spray, pillowcase, placemat fabric, plant stand indoor, plantation shutters, plaque, plastic
      basket, plastic box, platform bed, plug in pendant, plunger, pocket tissue, portable ac, portable air
      conditioner, portable fan, portable toilet, portrait painting, post box, poster, poster print, pot pourri,
      potpourri, pouf, pouffe, prayer beads holder, prayer mat, prayer rug, preserved flowers, preserved moss,
      preserved rose, print, projector lamp light, quartz point, queen bed, quilt, quilt cover, quilt set, radiator,
      rain shower, rat poison, rat trap, rattan basket, rattan lamp, rattan tray, reading lamp, rechargeable light,
      recliner, recycling bin, reed diffuser, reed diffuser refill, refuse sacks, resin burner, rinse aid, roach bait,
      roach killer, robot vacuum, robotic vacuum, rocking chair, rodent trap, rodenticide, roller blind, roller shade,
      roman blind, roman shade, room diffuser, room divider, room fragrance, room freshener, room mist, room scent,
      room spray, room thermometer, rope light, rubbish bags, rubbish bin, rug, rug pad, rugs, runner rug, sachet,
      sachet scented, safe, safe box, sage bundle, sage smudge, salt lamp, sand timer, santa, satin pillowcase, satin
      sheet, scented candle, scented oil, scented sachet, scented wax, sconce, scouring pad, scrub brush, scrub pad,
      scrubber, scrubbing pad, sculpture, seagrass, seagrass basket, seat cushion, sectional, sectional sofa, security
      torch, sewing table home, shadow box, shag rug, sham, sheepskin, sheer, sheer curtain, sheet set, sheet sets,
      sheets, shelf, shelf bracket, shelf liner, shelves, shelving, sherpa blanket, shoe bench, shoe box, shoe
      cabinet, shoe organizer, shoe rack, shoe shelf, shoe storage, shower cabin, shower caddy, shower column, shower
      curtain, shower curtains, shower door, shower enclosure, shower filter, shower head, shower head filter, shower
      hose, shower mat, shower mixer, shower panel, shower screen, shower seat, shower set, shower shelf, shower tray,
      showerhead, shutter, side sleeper pillow, side table, sideboard, sign, signed photo, silk flower, silk flowers,
      silk pillowcase, silk plant, silk sheet, singing bowl, sink, sink mat, skirting board, slatted base, sleeper
      sofa, slipcover, smoke bomb, smoke detector alarm, smudge, smudge stick, smudging, snow globe, snowman, soap
      dish, soap dispenser, soap holder, soap pump, soap tray, sofa, sofa bed, sofa cover, sofa set, sofa throw, soft
      tissues, soy candle, space heater, space saver bags, sparkler, sparklers, spin dryer, spin mop, spin scrubber,
      split ac, sponge, spotlight, spring mattress, squeegee, stackable chair, stain remover, stain stick, stair
      carpet, stair treads, stand fan, standing desk, standing mirror, star projector, starch spray, statue, steam
      generator iron, steam iron, steam mop, steam press, steamer garment, steel wool, step stool, stick vacuum, stone
      cleaner, stool, storage bag, storage basket, storage basket set, storage bed, storage bench, storage bin,
      storage box, storage cabinet, storage chest, storage crate, storage cube, storage jar bathroom, storage ottoman,
      storage rack, storage stool, storage tote, storage trunk, storage unit, streamer, string light, string lights,
      study desk, study lamp, study table, sunset lamp, surface spray, swing arm lamp, swivel chair, t light, t light
      candles, t light holder, t lights, table, table clock, table confetti, table cover, table decoration, table fan,
      table lamp, table lamp shade, table lights, table linen, table runner, table skirt, tablecloth, tallboy, tap,
      taper candle, tapestries, tapestry, tassel, tatami, tea light, tea light holder, tea lights, tealight, tealight
      holder, thermometer hygrometer, thermostat, throw, throw blanket, throw cushion, throw pillow, throw pillow
      cover, throw rug, tile, tile cleaner, tile sticker, tin sign, tissue box, tissue paper box, tissue paper roll,
      tissue roll, tissues, toilet, toilet brush, toilet brush holder, toilet cleaner, toilet freshener, toilet light,
      toilet mat, toilet paper, toilet paper holder, toilet roll, toilet roll holder, toilet seat, toilet seat cover,
      toothbrush holder, top sheet, torch, torch light, towel, towel bale, towel bar, towel holder, towel hook, towel
      ladder, towel rack, towel radiator, towel rail, towel set, towels, tower fan, toy storage, track light, trash
      bag, trash bags, trash bin, trash can, tray table, treasure chest, tree decoration, tree skirt, tree topper,
      trinket box, tripod lamp, trouser hanger, trouser rack, tube light, tumble dryer, tumbled stones, tumbler
      bathroom, tv background light, tv bench, tv cabinet, tv console, tv rack, tv stand, tv table, tv unit, tv wall
      unit, ultrasonic diffuser, ultrasonic repeller, umbrella holder, umbrella stand, under bed storage, underwear
      organizer, upholstered bed, upright vacuum, urn, vacuum, vacuum bag, vacuum bags, vacuum cleaner, vacuum filter,
      vacuum robot, vacuum storage bag, vacuum storage bags, valance, valet stand, vanity, vanity light, vanity
      mirror, vanity table, vase, venetian blind, vertical blind, vinyl decal wall, voile, votive, votive holder,
      waffle towel, walk in closet, wall art, wall art painting, wall canvas, wall clock, wall clocks, wall cross,
      wall cube, wall decal, wall decals, wall decor, wall hanging, wall hook, wall hooks, wall hooks adhesive, wall
      lamp, wall lamps, wall light, wall lights, wall masks, wall mirror, wall mirrors, wall murals, wall painting,
      wall panel, wall paneling, wall picture, wall plaque, wall poster, wall print, wall prints, wall sconce, wall
      shelf, wall shelf set, wall sign, wall sticker, wall stickers, wall tapestry, wall tidy, wallpaper, wallpapers,
      wardrobe, wash basin, wash stand, washbasin, washcloth, washer dryer, washer machine, washing machine, washing
      powder, washing up liquid, waste basket, waste bin, wastebasket, water heater, water softener, watercolor
      painting, watercolor painting print, watercolor print, watercolor prints, watercolour painting, watercolour
      print, wax burner, wax cubes, wax melt, wax melts, wax tart, wax warmer, wax warmers, weather station, weather
      strip, wedding arch, wedding decoration, wedding favor, wedding favour, wedding sign, weighted blanket, wet
      floor, wicker basket, wicker storage, wind spinner indoor, window blind, window cleaner, window curtain, window
      decal, window film, window insulation, window robot, window shutter, window sticker, wine cabinet, wingback
      chair, wire basket, wire shelf, wood burning stove, wood carving, wood cleaner, wood letters, wood pellets, wood
      stove, wood wall art, wooden blind, wooden block letters, wooden carving, wooden cross, wooden letters, wool
      blanket, wool rug, wool throw, world globe, woven basket, wreath, writing desk, yoga mat storage, zebra blind`,
    ],
    [
      'TOYS',
      `3d puzzle, 3d puzzles, 3d wooden puzzle, abacus, action figure, action figures, activity cube, activity table,
      activity toy, adult game, air hockey, airplane model, airsoft toy, alphabet puzzle, animal figures, animal
      figurines, anime figure, aqua beads, army men, art toy, babushka, baby doll, baby doll toy, baby fashion doll,
      baby gym toy, baby stacking rings, baby toy, backgammon, backgammon set, balance beam kids, balance bike,
      balance board, balance board kids, ball pit, ball pool, balloon animal kit, barbie, bath duck, bath toy, bath
      toy set, bath toys, battle cards, beach ball, beach toys, bead maze, beyblade, bingo, bingo set, blind box,
      block set, blocks, board game, board games, bobble head, bobblehead, body pillow anime, booster, booster box,
      booster bundle, booster pack, bounce house, bouncy ball, bouncy balls, bouncy castle, bowling set, brain teaser,
      brainteaser, brick figure, brick kit, brick set, bricks, bubble blower, bubble gun, bubble machine, bubble
      solution, bubble toy, bubble wand, bubbles, building blocks, building brick, building bricks, building kit,
      building set, bus toy, busy bag, busy board, busy book, card binder, card game, card game adult, card pack, card
      sleeve, card sleeves, card toploader, checkers, checkers set, chemistry kit, chemistry set, chess, chess board,
      chess clock, chess pieces, chess set, chinese checkers, climbing frame, climbing toy, climbing wall kids,
      clipart toy, coding robot, coin bank, collectible, collectible card, collectible figure, collector figure,
      commander deck, connect four, construction set, construction toy, cornhole, cornhole set, cosplay prop, cosplay
      sword, costume mask kids, costume props, counting toy, croquet set, cube puzzle, cubing, dart game toy, dart
      toy, darts toy, decal sheet, deck box, deck protector, dice bag, dice game, dice set, dice set dnd, dice tower,
      die cast, diecast, diecast car, diecast model, dig kit, digimon card game, dinosaur egg, dinosaur figure,
      dinosaur set, dinosaur toy, diorama, dnd, dnd dice, dnd miniature, doctor kit, doctor play set, doctor set,
      doll, doll accessories, doll clothes, doll cot, doll crib, doll dress, doll furniture, doll house, doll house
      furniture, doll pram, doll pushchair, doll set, doll shoes, doll stroller, dollhouse, dolls, dolls house,
      domino, domino set, dominoes, doodle board, drawing board toy, drawing robot, dress up, dress up costume toy,
      dress up set, drinking game, dump truck, dungeons dragons, duplo, educational toy, electric ride on, electronic
      pet, elite trainer box, erector set, escape game, escape room game, excavation kit, excavator, excavator toy,
      face paint kids, family game, farm animals, fashion doll, fidget, fidget cube, fidget ring toy, fidget set,
      fidget spinner, fidget toy, figma, figure, figurine anime, finger puppet, finger skateboard, fingerboard, fire
      truck, firetruck, flash cards, floating toys, floor puzzle, foam blaster, foam blocks, foam dart, foam darts,
      foam rocket, foam sword, foil card, friction car, full art card, funko, funko pop, funko pop figure, game,
      games, garage kit, gashapon, gel blaster, geoboard, glow stick, glow sticks, go kart, graded card, graded slab,
      gundam, gunpla, hand puppet, helicopter toy, hobby horse, hobby knife model, holo card, holographic card, hoop
      toss, hopper ball, hot wheels, infinity cube, inflatable castle, interactive pet, jack in the box, jenga,
      jigsaw, jigsaw blocks, jigsaw puzzle, jigsaw puzzles, juggling, jump toy, jump toys, jumping castle, kendama,
      kids bike ride on, kids bow and arrow, kids camera, kids camera toy, kids car, kids craft, kids drone, kids
      gardening, kids jewelry kit, kids karaoke, kids keyboard toy, kids kitchen, kids microscope, kids puzzle, kids
      scooter, kids slide, kids swing, kids table game, kids teepee, kids tent, kids tool set, kids toy, kids
      trampoline, kids walkie talkie, kids workbench, kinetic sand, kite, kites, lacing toy, laser tag, laser tag set,
      lcd writing tablet, learning cards, learning tablet, learning tablet kids, learning tower, learning toy, lego,
      lego compatible, lego set, light saber, light up toy, lightsaber, lite brite, locomotive, loom bands, loot bag
      fillers, lorcana, ludo, magic cube, magic kit, magic set, magic the gathering, magic trick, magic tricks, magna
      tiles, magnetic blocks, magnetic building, magnetic construction, magnetic dart board, magnetic drawing board,
      magnetic fishing, magnetic letters, magnetic tiles, magnetic toy, mahjong, mahjong set, marble run, marbles,
      marionette, match box car, matchbox car, matching game, matryoshka, mecha model, mega bloks, memory game, metal
      earth, microscope kids, microscope kit, military model, mini figure, miniature, miniature figure, miniature
      paint, miniatures, minifig, minifigure, model aircraft, model airplane, model boat, model building, model bus,
      model car, model kit, model paint, model paint set, model plane, model railway, model rocket, model ship, model
      ship kit, model tank, model tank kit, model tools, model train, model truck, modelling dough, money box toy,
      monster truck, montessori, moon sand, mtg, murder mystery game, musical instrument toy, musical mat, musical
      toy, mystery minis, nendoroid, nerf, nerf darts, nerf gun, nesting cups toy, number puzzle, number train, one
      piece card game, oracle deck, panzer, party card game, party favor, party favors, party favours, party game,
      pedal car, photo etch, piano mat, pikler, pinata, pinata toy, pinball, pinball machine, plastic animal, plastic
      model kit, play doh, play dough, play dough set, play food, play house, play kitchen, play knife, play mat
      puzzle, play mat toy, play money, play set, play tent, play tunnel, play vehicle, playdough, playground,
      playground set, playhouse, playing card, playing cards, playmat, playmat tcg, playset, plush, plush bear, plush
      blanket toy, plush doll, plush keychain toy, plush pillow, plush toy, plushie, plushies, pokemon, pokemon card,
      pokemon cards, pokemon plush, pokemon tin, poker cards, poker chips, poker set, polyhedral dice, pool toy, pop
      it, pop tube, pop vinyl, pretend food, pretend makeup, pretend play, promo card, psa 10, pull along, pull back
      car, pull toy, puppet, push car, push toy, putty toy, puzzle, puzzle cube, puzzles, race track set, racing
      track, rag doll, railway set, rainbow stacking rings, rattle snake eggs, rattle toy, rc battery, rc boat, rc
      car, rc crawler, rc drift car, rc drone toy, rc helicopter, rc jeep, rc monster truck, rc parts, rc plane, rc
      tank, rc truck, rc vehicle, remote control animal, remote control boat, remote control car, remote control
      dinosaur, remote control excavator, remote control helicopter, remote control jeep, remote control plane, remote
      control robot, remote control tank, remote control toy, remote control truck, resin figure, resin kit, ride on,
      ride on car, ride on toy, ring toss, robot kit, robot toy, rocking horse, role play, rpg dice, rubber duck,
      rubik, rubik s cube, rubiks cube, sand art, sand pit, sand toys, sandbox, sandbox toy, sandpit, scale figure,
      scale model, scale models, science kit, scooter kids, scrabble, see saw, seesaw, sensory bin, sensory board,
      sensory bottle, sensory kit, sensory toy, sensory toys, sensory tube, shape sorter, sherman, singles, skittles,
      slide set, slime, slime kit, slinky, slot car, snap circuits, snow sled toy, soft doll, soft toy, sorting toy,
      speed cube, spin top, spinning top, spinning tops, squeaky toy baby, squeeze toy, squirt gun, squishies,
      squishmallow, squishy, squishy toy, stacker, stacking blocks, stacking cups, stacking rainbow, stacking rings
      toy, stacking tower, stacking toy, starter deck, statue figure, stem kit, stem toy, sticker book game, story
      cards, strategy game, stress ball, structure deck, stuffed animal, stuffed bear, stuffed bunny, stuffed
      dinosaur, stuffed dog, stuffed toy, stuffed unicorn, stuffie, super soaker, surprise egg, swing set, table
      football, table hockey, table soccer, tambourine kids, tangram, tarot cards, tarot deck, tarot toy, tcg, tea
      party set, tea set toy, teddy, teddy bear, teddybear, teepee, teether toy toy, tent house, terrain kit, terrain
      miniature, theme deck, thinking putty, threading toy, tic tac toe, toploader, toploaders, toy, toy animal, toy
      box, toy camera, toy car, toy cars, toy dinosaur, toy dog, toy drum, toy figure, toy gun, toy keyboard, toy
      kitchen, toy kitchen set, toy laptop, toy makeup, toy motorcycle, toy phone, toy piano, toy robot, toy set, toy
      soldier, toy sword, toy train, toy truck, toy trucks, toys, track set, trading card, trading card box, trading
      card game, trading card sleeves, trading cards, train set, train toy, train track, trampoline kids, tricycle,
      trike, trivia, trivia game, truck toy, tumbling tower, ultra pro, uno, vinyl figure, walkie talkie kids, walkie
      toy, wargame, wargaming, warhammer, water balloon, water balloons, water blaster, water bullet gun, water doodle
      mat, water gun, water gun set, water pistol, water slide, water table, water toy, wooden animals, wooden balance
      board, wooden blocks, wooden model, wooden puzzle, wooden rainbow, wooden stacking rings, wooden toy, wooden
      toys, wooden train, wooden vehicle, word game, writing tablet kids, xylophone, yo yo, yoyo, yugioh, yugioh cards`,
    ],
    [
      'TOOLS',
      `3d printer, acrylic sheet, adhesive, adjustable wrench, air blow gun, air compressor, air cylinder, air gun
      blow, air hose, air line filter, air nailer, air regulator, airless sprayer, allen key, aluminium profile,
      aluminium tape, aluminum extrusion, aluminum tape, anchor, anchor bolt, angle cock, angle finder, angle finger,
      angle grinder, angle iron, anti rust paint, auger bit, aviation snips, axe handle, back box, ball valve, band
      saw, barricade tape, bath waste, bearing, belt sander, bench grinder, bench polisher, bench vise, biscuit
      joiner, bit holder, bit set, blow gun, bolt, bolt cutter, bolt extractor, bolts, booster pump, borehole pump,
      borescope, bottle trap, box cutter, bracket, brad nail, brad nailer, brazing rod, breaker, bricklayer, buffing
      pad, buffing wheel, bungee cord, butane torch, c clamp, cabinet hinge, cabinet lock, cabinet locks, cable
      cutter, cable duct, cable gland, cable lug, cable reel, cable shoe, cable tester, cable tie, cable ties, cable
      tray, cable trunking, caliper, camlock, carbide insert, carbon monoxide detector, cargo strap, caster, caster
      wheel, casters, castor wheel, castors, caulk, caulk gun, caulking gun, caution tape, cement, centrifugal pump,
      chain block, chain hoist, chain link steel, chainsaw, chalk line, changeover switch, check valve, chisel,
      circuit breaker, circular saw, clamp, clamp meter, clampmeter, cloth tape, cnc, collet, combination square,
      combination wrench, compressor, concrete, concrete sealer, conduit, conduit fitting, construction adhesive,
      contactor, conveyor belt, copper pipe, cordless drill, cordless grinder, core bit, corner brace, countersink,
      coupler, coupling, cpvc, creeper, crimper tool, crimping tool, cross line laser, crowbar, cut off wheel, cut
      resistant gloves, cutter blade, cutting blade, cutting disc, cutting oil, cutting wheel, cyanoacrylate,
      deadbolt, decking oil, demolition hammer, detector wall, dewatering pump, dial indicator, diamond blade, diamond
      disc, die set threading, diesel pump, digital caliper, dimmer, dimmer switch, disc lock, distance meter,
      distribution board, distribution box, dolly cart, door closer, door handle, door handles, door hinge, door knob,
      door latch, door lock, door spring, door viewer, double sided tape, dowel jig, downspout, drain auger, drain
      cover, drain pump, drain snake, drawer lock, drawer rails, drawer runner, drawer slide, drill, drill bit, drill
      bit set, drill press, drop cloth, drywall, drywall screws, duct tape, dust mask, ear defender, ear defenders,
      ear muffs protection, ear muffs safety, ear protection, elbow, elbow fitting, electric meter, electric motor,
      electric tape, electrical box, electrical tape, electrical wire, electrode, emulsion paint, enamel paint, end
      mill, endoscope, energy meter, epoxy, epoxy adhesive, expanding foam, extension ladder, extension reel,
      extruder, eyebolt, face shield safety, fall arrest, faucet aerator, faucet cartridge, faucet stem, faucet valve,
      feeler gauge, filament, fine dust mask, fire alarm, fire blanket, fire extinguisher, fire hose, fitting, flap
      disc, flapper toilet, float switch, float trowel, floor drain, floor paint, floor trap, foam gun, foam tape,
      folding rule, forstner bit, full body harness, furniture lock, fuse, gaffer tape, galvanized chain, garage door,
      garage door opener, garage door spring, gas detector, gas leak detector, gas regulator, gas spring, gas strut,
      gas torch, gasket, gate latch, gate opener, gate valve, gauge, gear motor, generator, glass cutter, glass wool,
      glue gun tool, grease, grease gun, grinder tool, grinding disc, grinding wheel, grout, grout float, gutter,
      gutter guard, hacksaw, hacksaw blade, hammer, hammer drill, hand saw, hand trolley, hand truck, handsaw, hard
      hat, hardware, hasp, headlight work, heat gun, heat shrink, hex bolt, hex key, hex key set, hex nut, hi vis
      vest, hinge, hinge door, hoist, hole puncher, hole saw, hook and eye, hose barb, hose clamp, hose connector,
      hose fitting, hot air gun, hotend, hydraulic hose, hydraulic jack, hydraulic oil, hydraulic press, impact bit,
      impact driver, impact socket, impact wrench, industrial plug, infrared thermometer industrial, inspection
      mirror, insulating tape, insulation tape, inverter generator, isolator switch, jack, jackhammer, jigsaw blade,
      jigsaw tool, joint compound, joist hanger, junction box, key blank, knee pads work, ladder, lanyard safety,
      laser cutter, laser distance meter, laser engraver, laser level, laser measure, lashing strap, lathe, level,
      leveling feet, lid stay, light dimmer, light switch, limit switch, linear rail, lock, lock nut, locking pliers,
      lubricant, lubricant spray, lumber, machine oil, machine screw, magnetic pickup, magnetic tray, mallet, masking
      film, masking tape, masking tape painter, masonry, masonry nail, mcb, mdf, measuring tape, measuring wheel,
      mechanics set, mending plate, metal paint, metal sheet, micrometer, milling cutter, miter saw, mitre saw,
      modular switch, moisture meter, mortar mix, motor capacitor, motor gate, moving dolly, multi tool, multimeter,
      multimeter probe, multitester, multitool, nail gun, nailer, nails, network tester, nipple brass, nitrile coated
      gloves, notched trowel, nut, nut bolt, nut splitter, nuts and bolts, o ring, oil can, oil seal, orbital sander,
      p trap, packing tape, padlock, paint brush wall, paint mixer, paint roller, paint scraper, paint spray gun,
      paint sprayer, paint thinner, paint tray, painters tape, painting roller, pallet truck, panic bar, parts
      organizer, parts tray, penetrating oil, pex, pillow block, pincer, pincers, pine board, pipe, pipe clamp, pipe
      cutter, pipe elbow, pipe fitting, pipe tee, pipe wrench, pla filament, planer, plasma cutter, plaster mix,
      plasterboard, platform trolley, plexiglass, plier, pliers, plug socket, plug top, plumb bob, plumbing, plywood,
      pneumatic cylinder, pocket hole jig, polisher, polishing pad, polycarbonate sheet, pressure gauge, pressure
      regulator, pressure switch, pressure tank, pressure washer, primer paint, protractor angle, pry bar, ptfe tape,
      pu foam, pulley, push button switch, putty knife, pvc elbow, pvc pipe, rachet, ratchet, ratchet strap, ratchet
      wrench, rcbo, rccb, rebar, reciprocating blade, reciprocating saw, reducer, reducing socket, reflective tape,
      repair kit tool, repair stand, respirator, respirator mask, rivet, rivet gun, rock wool, roller brush, roller
      frame, roller shutter, roller sleeve, roof tile, roofing sheet, rope, rotary hammer, rotary switch, rotary tool,
      router bit, router table, rubber feet, rubber gloves work, rust converter, rust remover, sack truck, safety
      gear, safety glass, safety glasses, safety gloves, safety goggle, safety goggles, safety harness, safety helmet,
      safety mask, safety shoe cover, safety vest, sand paper, sander, sanding belt, sanding block, sanding disc,
      sanding paper, sanding sheet, sanding sponge, sandpaper, saw, saw blade, sawhorse, scaffold, scaffolding, screw,
      screw extractor, screw organizer, screwdriver, screwdriver set, screws set, seal kit, sealant, sealer, sealing
      tape, self tapping screw, set square, sewage pump, shackle, shears metal, shelf support, side cutter, silicone
      gun, silicone sealant, sink waste, sledgehammer, slip joint, smoke alarm, socket adapter, socket outlet, socket
      rail, socket set, socket tray, socket wrench, solder, solder wick, soldering gun, soldering iron, soldering kit,
      soldering tip, solenoid air valve, solenoid valve, spade bit, spanner, speed square, spirit level, spray
      adhesive, spray gun, spray lubricant, spring clip, spring washer, staple gun, stapler gun, staples gun, steel
      bar, steel cable, step ladder, stepladder, stopcock, structural adhesive, stud detector, stud finder,
      submersible pump, sump pump, super glue, switch board, switch plate, switch socket, table saw, tap and die, tap
      set, tape measure, tee fitting, teflon tape, telescopic ladder, telescopic magnet, terminal block, test lead,
      test pen, thread locker, thread repair kit, thread seal tape, thread sealant, thread tap, threaded insert,
      threaded rod, threadlocker, tie down, tie down strap, tie downs, tile adhesive, tile cutter, tile leveling
      system, tile spacers, tile vibrator, timber oil, timber sealer, timer switch, tin snip, tin snips, toggle
      switch, toilet fill valve, toilet wax ring, tool, tool apron, tool backpack, tool bag, tool belt, tool box, tool
      cabinet, tool cart, tool chest, tool hanger, tool holder, tool kit, tool organizer, tool pouch, tool set,
      toolbox, toolkit, toolset, torque wrench, torx, torx bit, torx key, traffic cone, transfer pump, trim router,
      trimmer router, trowel plastering, trunking, try square, turnbuckle, union fitting, upvc, utility blade, utility
      knife, v belt, valve, varnish, varnish wood, vernier, vise, voltage detector, voltage tester, wall anchor, wall
      box, wall filler, wall paint, wall plug, wall plugs, wall primer, wall socket, wall switch, washer, washer set,
      washers, waste trap, water meter, water pump, waterproof coating, waterproofing, wax ring, wd 40, wd40, welded
      mesh, welder, welding, welding apron, welding gloves, welding helmet, welding machine, welding rod, welding
      wire, winch, winch hoist, wing nut, wire, wire brush, wire connector, wire crimper, wire cup brush, wire cutter,
      wire stripper, wire wheel, wood board, wood chisel, wood filler, wood glue, wood nails, wood oil, wood plane,
      wood plank, wood router, wood screw, wood screws, wood sealer, wood stain, work bench, work gloves, work knee
      pads, work lamp, work light, work platform, work stool, workbench, wrench, wrench organizer, zip ties`,
    ],
    [
      'AUTOMOTIVE',
      `0w20, 10w30, 10w40, 10w60, 15w40, 2 stroke oil, 20w50, 2t oil, 4 stroke oil, 4t oil, 5w20, 5w30, 5w40, 75w90,
      80w90, 85w140, abs sensor, ac compressor, ac condenser, adblue, air filter, air filter car, air flow meter, air
      horn, air spring, alternator, android auto, angel eyes, antifreeze, armrest box, atf, atv, atv goggles, atv
      winch, axle, back seat organizer, ball joint, bar end, bar ends, battery jumper, battery terminal, bed liner,
      belt tensioner, bike helmet motorcycle, bike rack for car, blow off valve, blower motor, blower resistor, boat
      trailer, body kit, boost gauge, booster cable, booster cables, boot lid, boot liner, brake booster, brake
      caliper, brake cleaner, brake cylinder, brake disc, brake drum, brake fluid, brake hose, brake kit, brake lamp,
      brake lever, brake light, brake line, brake master cylinder, brake pad, brake pads, brake parts cleaner, brake
      pedal, brake rotor, brake shoe, brake shoes, bug remover, bull bar, bumper, bumper sticker, cabin air filter,
      cabin filter, cam sensor, camper van, campervan, camshaft, camshaft sensor, car air freshener, car battery, car
      bulb, car cover, car cup holder, car cushion, car decal, car diagnostic, car emblem, car freshener, car jack,
      car mat, car mats, car mirror, car mount, car organizer, car paint, car perfume, car polish, car seat cover, car
      seat cushion, car seat gap filler, car seat organizer, car shampoo, car sticker, car stickers, car sun shade,
      car sunshade, car tint, car vacuum, car wash, car wax, carb kit, carburetor, carburetor cleaner, carburettor,
      cargo box, cargo box roof, cargo liner, carplay, cat back, catalytic converter, catback, cdi, cdi unit, center
      cap, center stand, ceramic coating, chain kit, chain lube, chain oil, chain sprocket kit, chrome trim, clay bar,
      clutch cable, clutch cover, clutch disc, clutch kit, clutch lever, clutch master cylinder, clutch plate, code
      reader, coil spring, coil springs, coilover, coilovers, cold air intake, connecting rod, console organizer,
      control arm, coolant, crank pulley, crankshaft, crankshaft sensor, crash bar, cross bars, cup holder expander,
      cv axle, cv boot, cv joint, cylinder head, cylinder head gasket, cylinder kit, dash cover, dash kit, dash mat,
      dashboard polish, daytime running light, decal kit, detailing kit, detailing spray, diesel additive, diesel
      engine oil, differential, diffuser lip, dirt bike, dirt bike goggles, distributor cap, door edge guard, door
      handle car, door lock actuator, door visor, downpipe, drive belt, drive shaft, driveshaft, drl, ecu, egr valve,
      emission system cleaner, engine, engine air filter, engine bearing, engine cleaner, engine coolant, engine
      degreaser, engine flush, engine gasket, engine mount, engine oil, engine valve, evaporator, exhaust, exhaust
      clamp, exhaust manifold, exhaust system, exhaust tip, expansion tank, fairing kit, fan belt, fender, floor mat,
      floor mats, floor mats car, flywheel, foam cannon, fog lamp, fog light, foot peg, foot pegs, footpeg, footpegs,
      fork oil, fork seal, frame slider, front lip, fuel additive, fuel cap, fuel filter, fuel hose, fuel injector,
      fuel injector cleaner, fuel pressure regulator, fuel pump, fuel rail, fuel stabilizer, fuel tank, fuel tank cap,
      full face helmet, gas cap, gauge cluster, gear knob, gear lever, gear oil, gear pedal, gear stick, gearbox,
      gearbox oil, glass coating, glow plug, golf cart parts, graphene coating, grille, half helmet, handlebar grips,
      handlebar grips motorcycle, handlebar motorcycle, head gasket, head lamp, head unit, headlamp assembly,
      headlight, headlight bulb, headlights, heater core, helmet lock, helmet visor, hid kit, hitch, hood, hood latch,
      hood scoop, hood vent, hub assembly, hub bearing, hub cap, hubcap, idle control valve, idler pulley, ignition
      coil, ignition lock, ignition module, ignition switch, ignition wire, indicator light, indicator light
      motorcycle, injector, injector cleaner, instrument cluster, intake, intake hose, intake manifold, intercooler,
      jack stand, jack stands, jump leads, jump starter, jumper cables, key cover, key fob cover, knock sensor, lambda
      sensor, leaf spring, led bar, leveling kit, license plate, license plate frame, lift kit, light bar, lowering
      kit, lowering springs, lug nut, maf sensor, manifold, map sensor, mass air flow, mass air flow sensor, mechanics
      creeper, mirror cap, mirror caps, mirror cover, modular helmet, motocross goggles, motor oil, motorbike goggles,
      motorcycle, motorcycle battery, motorcycle boots, motorcycle cover, motorcycle exhaust, motorcycle gloves,
      motorcycle goggles, motorcycle helmet, motorcycle tire, motorhome, mud flap, mud flaps, muffler, nano coating,
      nitrous, number plate, number plate frame, o2 sensor, obd2, octane booster, odometer, off road light, offroad
      light, oil additive, oil cap, oil cooler, oil drain plug, oil filter, oil pan, oil pressure sensor, oil pump,
      oil temp gauge, open face helmet, outboard motor, oxygen sensor, paddock stand, pcv valve, performance filter,
      piston, piston ring, polishing compound, pollen filter, power steering, power steering fluid, power steering
      pump, power window switch, prop shaft, quad bike, radiator cap, radiator fan, radiator flush, radiator hose,
      rear diffuser, rear shock, rear view mirror, rear wing, rearview mirror, rectifier, remote key, reverse light,
      rim, rocker cover, roof bars, roof basket, roof box, roof rack, roof rail, roof tent rack, rotor, rotors,
      rubbing compound, running board, rust proofing, rust remover car, rv cover, scan tool, scooter parts, scratch
      remover, screenwash, seat belt, seat belt cover, seat belt extender, seat belt pad, seat cover, seat cover car,
      seat covers, seat covers car, seatbelt, serpentine belt, shift boot, shift knob, shock absorber, shock mount,
      shocks, side mirror, side skirt, side skirts, side stand, side step, side steps, side view mirror, sissy bar,
      skid plate, snow chains, snow foam, spark plug, spark plugs, speedometer, splash guard, spoiler, spot light
      offroad, sprocket, sprocket kit, stabilizer link, starter motor, starter relay, starter solenoid, stator,
      steering column, steering knuckle, steering lock, steering pump, steering rack, steering shaft, steering wheel,
      steering wheel cover, strut, sun shade car, supercharger, suspension, sway bar, swing arm, swingarm, tachometer,
      tail lamp, tail light, tailgate, tailgate lock, taillight, tank bag, tank pad, tensioner, thermostat housing,
      throttle body, throttle body cleaner, throttle cable, throttle position sensor, tie rod, tie rod end, timing
      belt, timing chain, timing cover, timing kit, tire, tire chains, tire gauge, tire inflator, tire plug kit, tire
      repair kit, tire shine, tires, tonneau, tonneau cover, touch up paint, tow ball, tow bar, tow hitch, tow hook,
      tow rope, tow strap, towing mirror, trailer coupling, trailer hitch, trailer jack, trailer plug, transmission,
      transmission fluid, trolley jack, trunk lid, trunk mat, trunk organizer, tuner, turbo, turbocharger, turn
      signal, turn signal light, two stroke oil, tyre, tyre inflator, tyre polish, tyre pressure gauge, tyre shine, u
      joint, underbody coating, underglow, utv, valve cover, valve cover gasket, washer fluid, washer pump, wastegate,
      water pump car, wheel, wheel bearing, wheel bolt, wheel cap, wheel chock, wheel clamp, wheel cleaner, wheel hub,
      wheel lock, wheel nut, wheel rim, wheel spacer, wheel speed sensor, wheels, wind deflector, wind screen, window
      deflector, window motor, window regulator, window switch, window tint, window visor, windscreen, windshield,
      windshield cover, windshield sun shade, windshield washer fluid, wing mirror, wiper, wiper blade, wiper blades,
      wiring harness, wrap vinyl, xenon bulb`,
    ],
    [
      'GARDEN',
      `acer, adenium, adirondack chair, aerator, aerator lawn, aglaonema, air plant, allium bulbs, alocasia,
      amaryllis, amaryllis bulb, anthurium, arbor, areca palm, artificial grass, artificial hedge, artificial turf,
      backpack blower, bamboo stake, bare root, barn, bat box, bedding plant, bee house, bee smoker, beehive,
      beekeeping suit, begonia, berry bush, bird bath, bird bath garden, bird feeder, bird house, bird netting,
      birdhouse, bistro set, blood meal, bloom booster, blower, bonsai, bonsai tree, bougainvillea, bouquet, boxwood,
      brush cutter, brushcutter, bug hotel, bulbs tulip, cabin shed, cactus, cactus plant, calathea, carport, chain
      saw, chainsaw bar, chainsaw chain, chainsaw chain bar, chaise lounge outdoor, chicken manure, chiminea, chipper,
      chipper shredder, chlorine granules, chlorine tablet, chlorine tablets, christmas tree real, climbing plant,
      coco coir, cocopeat, compost, compost bin, composter, concrete planter, concrete pot, conifer, conversation set,
      cordless trimmer, cow manure, crassula, croton, cultivator, cut flower, cut flowers, daffodil, daffodil bulbs,
      dahlia, dahlia bulbs, dahlia tuber, deck chair, deck tile, decking, dibber, dieffenbachia, digging fork,
      dracaena, drip emitter, drip irrigation, drip line, drip tape, dripper, earth auger, echeveria, edger, edging
      stone, epipremnum, euphorbia, evergreen, fabric pot, fence, fern, fertiliser, fertilizer, ficus, fiddle leaf
      fig, fire bowl, fire pit, firepit, floral arrangement, flower arrangement, flower bouquet, flower box, flower
      bulb, flower bulbs, flower delivery, flower pot, flower seeds, flowerpot, flowers, fountain, frost cover, fruit
      bush, fruit tree, funeral flowers, funeral wreath, fungicide, garden apron, garden arch, garden bag, garden bed,
      garden bench, garden cart, garden chair, garden decor, garden edging, garden fence, garden flag, garden fork,
      garden furniture, garden furniture set, garden glove, garden gloves, garden gnome, garden hand tools, garden
      hose, garden kneeler, garden light, garden netting, garden ornament, garden rake, garden scissors, garden
      shears, garden shed, garden shredder, garden spade, garden spray gun, garden sprayer, garden stake, garden
      statue, garden table, garden tools, garden trowel, garden umbrella, garden vacuum, garden waste bag, gardenia,
      gardening gloves, gazebo, geranium, gladiolus, gnome, grass, grass seed, grass trimmer, greenhouse, grow bag,
      grow bags, grow kit, grow light, grow pot, grow tent, growth stimulator, hammock, hammock chair, hammock stand,
      hand fork, hand trowel, hand weeder, hanging basket, hanging planter, hanging pot, haworthia, hay bale
      decoration, hedge clipper, hedge panel, hedge plant, hedge shears, hedge trimmer, hedgetrimmer, herb kit, herb
      pot, herb seeds, herbicide, hive, hoe, hose, hose nozzle, hose pipe, hose reel, hose splitter, hosepipe, hot
      tub, house plant, houseplant, hoya, humic acid, hummingbird feeder, hyacinth, hydrangea, hydroponic,
      hydroponics, indoor plant, inflatable pool, inflatable spa, insect hotel, insecticide, irrigation, irrigation
      timer, kentia palm, kneeling pad garden, koi food pond, landscape edging, landscape fabric, lawn, lawn aerator,
      lawn edger, lawn food, lawn mower, lawn seed, lawn tractor, lawn trimmer, lawnmower, leaf bag, leaf blower, leaf
      rake, leaf vacuum, leca, lemon tree, lily bulb, lily bulbs, line trimmer, live plant, lofted barn, log saw
      horse, log splitter, loppers, lucky bamboo, maranta, mattock, microgreens, mole trap, monstera, moss pole,
      mower, mower blade, mulch, mushroom grow kit, mushroom kit, npk, nursery pot, olive tree, orchid, orchid plant,
      outdoor armchair, outdoor bar stool, outdoor bench, outdoor chair, outdoor coffee table, outdoor cushion,
      outdoor daybed, outdoor dining set, outdoor dining table, outdoor fireplace, outdoor furniture, outdoor heater,
      outdoor light, outdoor lounge, outdoor lounger, outdoor loveseat, outdoor ottoman, outdoor pillow, outdoor rug,
      outdoor seating, outdoor side table, outdoor sofa, outdoor stool, outdoor storage box, outdoor swing, outdoor
      table, outdoor umbrella, paddling pool, pansy, parasol, pathway light solar, patio chair, patio furniture, patio
      heater, patio set, patio umbrella, pavers, pavilion tent garden, paving stone, peace lily, peat, peony,
      perennial, pergola, perlite, pest shield, pesticide, petunia, philodendron, pitchfork, plant, plant food, plant
      label, plant light, plant mister, plant pot, plant pots, plant saucer, plant shelf outdoor, plant stand, plant
      support, plant vitamins, planter, planter box, pole pruner, pole saw, polytunnel, pond, pond liner, pond pump,
      pool, pool chlorine, pool cleaner, pool cover, pool filter, pool float, pool ground cloth, pool heater, pool
      ladder, pool noodle, pool pump, pool skimmer, pool test strips, pool vacuum, porch swing, post hole digger, pot
      planter, pothos, potted plant, potting mix, potting soil, power blower, pressure sprayer, privacy screen,
      propagation station, propagator, pruner, pruning saw, pruning shears, rain barrel, rain chain, rain gauge,
      raised bed, rake, red roses, rhizome, ride on mower, riding mower, robot lawn mower, robotic mower, root
      stimulator, rooting hormone, rose bouquet, rose box, rose bush, roses bouquet, sansevieria, sapling, scarecrow,
      scarifier, seaweed extract, secateurs, sedum, seed, seed mix, seed packet, seed spreader, seed starter, seed
      tray, seedling, seedling tray, seeds, self watering planter, self watering pot, sempervivum, shade cloth, shade
      net, shade sail, shed, shovel, shredder, shrub, slug bait, slug pellets, snail bait, snow blower, snow shovel,
      snow thrower, soil, soil conditioner, soil moisture meter, solar garden light, solar light, solar lights, solar
      pathway lights, spa filter, spade, sphagnum moss, splash pool, spray gun hose, sprayer, sprayer garden,
      spreader, spring bulbs, sprinkler, stepping stone, storage shed, string trimmer, succulent, succulent plant,
      suet, sun bed, sun lounger, sunbed, sunlounger, sunshade, swimming pool, swing chair, swing seat, syngonium,
      terracotta pot, terrarium, tiller, tiller cultivator, tomato cage, tomato seeds, topsoil, tradescantia, tree,
      trellis, trimmer head, trimmer line, trowel, tulip, tulip bulb, tulip bulbs, vegetable seeds, venus flytrap,
      vermicompost, vermiculite, water butt, water feature, water timer, watering can, watering globe, watering kit,
      watering system, watering wand, wedding bouquet, weed barrier, weed eater, weed killer, weed mat, weed puller,
      weed trimmer, weed wacker, weeder, weedkiller, wheelbarrow, wind chime, windchime, window box, wisteria, wood
      chipper, worm castings, yucca`,
    ],
    [
      'OUTDOORS',
      `admin pouch, air mattress camping, air pistol, air rifle, airgun, airsoft, airsoft gun, ammo, ammo box, ammo
      can, ammunition, angler, archery target, arrow, arrow shafts, arrowhead, arrows, axe, backpack cover rain,
      backpacking, backpacking stove, bait, bait bucket, bait caster, baitcaster, baitcasting reel, ballistic helmet,
      ballistic plate, barrel bag, barrel rifle, base camp, baton, battle belt, bayonet, bb gun, beach tent, bear
      bell, bear canister, bear spray, belay device, binocular, binocular harness, binoculars, bipod, bite alarm, bite
      indicator, bivvy, bivy, blade bait, boat anchor, boat cover, boat seat, bobber, body armor, boilies, bolt
      action, bolt carrier group, bore brush, bore snake, bouldering pad, bow case, bow release, bow stabilizer,
      bowstring, braided line, brass casing, broadhead, buckshot, bug net, bug spray, bullets, burner stove, butt
      stock, buttstock, buzzbait, camo, camouflage net, camp bed, camp chair, camp cooker, camp cookware, camp cot,
      camp kitchen, camp mug, camp pillow, camp shower, camp stove, camp table, camping, camping bed, camping blanket,
      camping chair, camping cookware, camping cot, camping hammock, camping kettle, camping mat, camping mug, camping
      pillow, camping shower, camping stove, camping table, camping tent, camping toilet, canister stove, carabiner,
      cartridge case, casting net, chalk bag, changing tent, chatterbait, chest rig, choke tube, cleaning rod,
      climbing chalk, climbing harness, climbing helmet, climbing rope, combat shirt, compass, compass hiking,
      compound bow, cool box, cooler, cooler backpack, cooler bag, cooler bag camping, cooler box, crab trap, crampon,
      crampons, crankbait, crash pad, crayfish trap, creature bait, crossbow, day pack hiking, decoy, decoy duck,
      decoys, deer call, dog training dummy hunting, downrigger, drop shot, dry bag, dry box, dry fly, duck call, dump
      pouch, ear protection shooting, elk call, emergency blanket, emergency kit, emergency whistle, entrenching tool,
      extractor, ferro rod, fire starter, fire steel, fire striker, firing pin, fish bag, fish basket, fish finder,
      fish grip, fish gripper, fish hook, fish keeper, fish net, fish stringer, fishing backpack, fishing bag, fishing
      bait, fishing boat, fishing chair, fishing float, fishing gloves, fishing hat, fishing hook, fishing hooks,
      fishing line, fishing lure, fishing lures, fishing net, fishing pliers, fishing pole, fishing reel, fishing rod,
      fishing scale, fishing sinker, fishing swivel, fishing tackle, fishing weights, fixed blade, fixed blade knife,
      flint striker, fluorocarbon, fluorocarbon line, fly box, fly line, fly reel, fly rod, fly tying, fly tying hook,
      fly tying vise, fly vest, folding camp chair, folding knife, football jig, foregrip, freeze dried meal, gaiter
      hiking, gaiters, game bag, game call, game camera, gas canister, gas cartridge, gas stove camping, ghillie suit,
      glide bait, ground blind, ground sheet tent, groundsheet, gun bag, gun belt, gun case, gun cleaning kit, gun
      grip, gun holster, gun rack, gun safe, gun sling, gunstock, hammock camping, hammock underquilt, hand line, hand
      warmer, hand warmers, handcuffs, handguard, handgun, hard lure, harness climbing, hatchet, head torch, hiking
      pole, hiking socks wool, hollow body, hollow body frog, holster, hunting bag, hunting blind, hunting knife,
      hydration bladder, hydration pack, ice auger, ice axe, ice box, ice chest, ifak, ifak pouch, inflatable boat,
      insect repellent, iron sights, iwb holster, jerkbait, jerry can, jig, jig head, jig heads, jighead, kayak
      anchor, kayak fishing, kayak seat, knife sharpener outdoor, knife sheath, landing net, laser bore sight, laser
      sight, leader line, life jacket, life vest, lip grip, lipless crankbait, lower receiver, lure, lures, machete,
      mag holder, mag pouch, magazine carrier, magazine holder, magazine loader, magazine pouch, magazine speed
      loader, magazine spring, magnet fishing, mechanical release, mess kit, molle, molle bag, molle pouch, mono line,
      monocular, monofilament line, morale patch, mosquito head net, mosquito net, multi fuel stove, multitool knife,
      muzzle brake, muzzle device, ned rig, night vision, nymph fly, offset hook, outdoor knife, outdoor stove, owb
      holster, paddle board fishing, paddle jacket, paddle kayak, parachute cord, paracord, paracord bracelet, peg
      hammer, pellet gun, pepper spray, picatinny rail, picnic blanket, pistol, plate carrier, plate carrier vest,
      pocket knife, pop up tent, portable hammock, portable stove, privacy tent, quickdraw, quiver, range bag,
      rangefinder, recoil pad, recurve bow, red dot, red dot sight, reel, reloading press, revolver, rifle, rifle bag,
      rifle case, rifle magazine, rifle scope, rifle sling, rifle stock, rig hook, rod, rod case, rod holder, roof
      tent, roof top tent, rooftop tent, scabbard, scope, scope mount, scope rings, shooting bag, shooting bench,
      shooting earmuffs, shooting glasses, shooting gloves, shooting mat, shooting rest, shooting sticks, shooting
      target, shotgun, shower tent, signal mirror, sinker, sleeping bag, sleeping mat, sleeping mat camping, sleeping
      mattress, sleeping pad, slingshot, snap cap, snap caps, snow anchor, snowshoe, snowshoes, soft bait, soft lure,
      soft plastic, soft plastics, solar shower, spearhead, spinnerbait, spinning reel, spinning rod, spoon lure,
      spotting scope, stick bait, storm shelter, stun gun, sun shelter, suppressor, surf rod, survival bag, survival
      blanket, survival bracelet, survival kit, swim jig, swimbait, swivel, tackle, tackle bag, tackle box, tackle
      storage, tactical flashlight, tactical helmet, tactical pen, tactical vest, target shooting, target stand, tarp,
      tarp shelter, telescope, tent, tent footprint, tent lamp hook, tent peg, tent pole, tent stake, thermal imaging,
      thermal scope, throw net, throwing knife, toilet tent, tomahawk, top water, topwater, topwater frog, trail
      camera, trailer bait, travel hammock, treble hook, treble hooks, tree stand, trekking pole, trekking poles,
      trigger, tripod fishing, trolling motor, tungsten weight, tungsten weights, turkey call, upper receiver,
      vertical grip, via ferrata, wader boots, waders, water bladder, water canister, water carrier, water filter
      camping, water filter straw, water purification tablets, water purifier tablet, water tank camping, waterproof
      matches, weapon light, weapon sling, wire leader, wobbler, wobblers, worm bait, worm hook`,
    ],
    [
      'KITCHEN',
      `acacia board, aeropress, air fryer, air fryer liner, air fryer liners, air fryer oven, airfryer, airpot,
      aluminium foil, aluminum foil, apple corer, apple cutter, apron, baby bottle brush kitchen, baby cutlery, baby
      food processor, bacon press, bag sealer, bakeware, baking cup, baking cups, baking dish, baking kit, baking mat,
      baking mold, baking mould, baking pan, baking paper, baking set, baking sheet, baking tin, baking tools, baking
      tray, bamboo board, bamboo steamer, banneton, bar accessories, bar kit, bar set, bar spoon, bar tools, barbecue,
      barbecue set, barbecue tools, baster, basting brush, bbq, bbq apron, bbq gloves, bbq grill, bbq grill mat, bbq
      lighter, bbq thermometer, bbq tool set, bbq tools, beaker, beer glass, beer glasses, beer mug, beer stein, beer
      tankard, beeswax wrap, bench scraper, bento, bento box, bento boxes, beverage cooler, beverage dispenser,
      biscuit tin, blender, bone china, boning knife, bottle, bottle brush, bottle cap opener, bottle cover, bottle
      drying rack, bottle opener, bottle rack, bottle sleeve, bottle stopper, bowl, bowl set, brandy glass, bread bag,
      bread basket, bread bin, bread box, bread box wooden, bread knife, bread knife set, bread lame, bread machine,
      bread maker, bread maker machine, bread pan, bread proofing, bread tin, breadmaker, breakfast set, built in
      oven, bundt pan, burger maker, burger press, burger smasher, butcher knife, butter box, butter churner, butter
      dish, butter keeper, butter knife, butter maker, butter mold, butter paper, butter spreader, butter warmer, cake
      board, cake box, cake carrier, cake case, cake cases, cake comb, cake decorating kit, cake dome, cake drum, cake
      dummy, cake knife, cake leveler, cake lifter, cake liner, cake mold, cake mould, cake pan, cake plate, cake pop,
      cake ring, cake scraper, cake server, cake smoother, cake stand, cake tester, cake tin, cake tools, cake topper,
      cake turntable, can cooler, can crusher, can glass, can opener, candy mold, candy mould, candy thermometer,
      canister, canister set, capsule machine, carafe, carving knife, casserole, casserole dish, cast iron, cast iron
      pan, cast iron pot, cast iron skillet, cereal bowl, cereal dispenser, cereal storage, cezve, champagne bucket,
      champagne flute, champagne glass, champagne stopper, charcoal grill, charcoal starter, charcuterie board,
      charcuterie board set, charger plate, chasen, cheese board, cheese cloth, cheese dome, cheese grater, cheese
      knife, cheese making kit, cheese markers, cheese mold, cheese set, cheese slicer, cheesecloth, chef hat, chef
      knife, chef s knife, chefs knife, chefs knives, chemex, cherry pitter, chest freezer, chimney hood, chimney
      starter, chip and dip, chip clip, chocolate fountain, chocolate melter, chocolate mold, chocolate mould,
      chopper, chopping board, chopstick, chopsticks, chopsticks set, citrus juicer, citrus press, citrus squeezer,
      clay pot, cleaver, cling film, cling wrap, cloche, coaster, coasters, cocktail glass, cocktail kit, cocktail
      picks, cocktail set, cocktail shaker, cocktail sticks, coffee canister, coffee capsules holder, coffee cup,
      coffee dripper, coffee dripper set, coffee filter, coffee grinder, coffee knock box, coffee machine, coffee
      maker, coffee mug, coffee mugs, coffee percolator, coffee pot, coffee press, coffee roaster, coffee scale,
      coffee scoop, coffee server, coffee set, coffee stirrer, coffee tamper, coffee tools, coffee urn, coffeemaker,
      colander, cold brew maker, condiment holder, condiment set, contact grill, container, cook pot, cooker, cooker
      hood, cookie cutter, cookie jar, cookie mold, cookie press, cookie scoop, cookie sheet, cookie stamp, cookie
      tin, cooking pot, cooking set, cooking spoon, cooking thermometer, cooking utensils, cooktop, cookware, cookware
      lid, cookware set, cool bag, coolbag, cooling rack, corkscrew, corn stripper, cotton candy machine, cotton candy
      maker, coupe glass, couscous pot, cream whipper, creamer, creamer pitcher, creme brulee torch, crepe maker,
      crepe pan, crepe spreader, crockery, cruet, cruet set, cup, cup and saucer, cup drying rack, cup holder kitchen,
      cup rack, cup set, cupcake carrier, cupcake case, cupcake cases, cupcake liners, cupcake maker, cupcake stand,
      cupcake topper, cutlery, cutlery drawer, cutlery set, cutting board, cutting boards, dallah, decanter,
      decorating bag, decorating tips, deep fryer, dehydrator, dessert plate, dessert spoon, dinner fork, dinner
      knife, dinner plate, dinner set, dinner spoon, dinnerware, dinnerware set, dish brush, dish cloth, dish drainer,
      dish drying rack, dish mat, dish rack, dish soap brush, dish sponge holder, dish towel, dish towel set, dish
      washer, dishcloth, dishwasher, disposable cup, disposable cutlery, disposable plate, disposable plates, donut
      maker, dough docker, dough mat, dough scraper, draining board, draining rack, drink bottle, drink dispenser,
      drinking glass, drinking straw, drinks cooler, drinks dispenser, drinkware, drip coffee maker, drying mat,
      dumpling maker, dumpling mold, dutch oven, egg basket, egg beater, egg boiler, egg cooker, egg cosy, egg cup,
      egg cutter, egg holder, egg maker, egg pan, egg poacher, egg ring, egg separator, egg slicer, egg steamer, egg
      timer, egg topper, egg tray, egg warmer, electric cooker, electric fryer, electric grill, electric kettle,
      electric oven, electric pan, electric pot, electric raclette, electric skillet, electric stove, enamel mug,
      enamelware, espresso cup, espresso glass, espresso machine, espresso maker, extractor hood, fermenting lid,
      filter paper coffee, finjan, fire pit grill, fish knife, fish scaler, fish slice, flask, flatware, flatware set,
      flour sifter, flute glass, fondue, fondue set, food bag, food bags, food box, food chopper, food container, food
      containers, food cover, food dehydrator, food disposer, food flask, food jar, food mill, food processor, food
      scale, food sealer, food steamer, food storage, food thermometer, food warmer, food wrap, fork, fork set,
      freezer, freezer bag, french press, fridge, fridge organizer, fridge thermometer, fruit basket, fruit bowl,
      fruit bowl stand, fruit infuser, fruit knife, fruit peeler, fruit stand, fry pan, frying pan, frypan, funnel,
      funnel set, gaiwan, garbage disposal, garlic crusher, garlic mincer, garlic press, gas barbecue, gas burner, gas
      cooker, gas cooktop, gas grill, gas oven, gas range, gas stove, gin glass, ginger grater, glass bottle, glass
      bowl, glass container, glass containers, glass cup, glass jar, glass mug, glass plate, glass set, glass tumbler,
      glass tumblers, glassware, gnocchi board, goblet, gooseneck kettle, grain mill, grater, gratin dish, gravy boat,
      gravy separator, greaseproof paper, griddle, grill, grill basket, grill brush, grill cover, grill gloves, grill
      grate, grill pan, grill thermometer, grill tongs, grill tool set, grilling tools, grinder, gummy mold, gyuto,
      hand blender, hand mixer, heat pad, herb keeper, herb scissors, highball glass, hip flask, hip flasks, hob,
      honey dipper, honey dispenser, honing steel, hot dog maker, hot dog roller, hot pad, hot plate, hot pot, ibrik,
      ice ball mold, ice bucket, ice cream machine, ice cream maker, ice cream scoop, ice crusher, ice cube maker, ice
      cube mold, ice cube tray, ice lolly moulds, ice machine, ice maker, ice mold, ice pop mold, ice scoop, ice tray,
      icing bag, icing nozzle, icing tip, immersion blender, induction cooker, induction cooktop, induction hob,
      instant pot, insulated bottle, insulated cup, insulated food jar, insulated mug, insulated tumbler, jam jar,
      jar, jar opener, jello mold, jelly mould, jigger, jug, juice dispenser, juice glass, juice jug, juicer, juicer
      machine, kamado, kebab maker, kettle, kids bottle, kids cup, kitchen apron, kitchen canister, kitchen canisters,
      kitchen cart, kitchen faucet filter, kitchen gadget, kitchen jar, kitchen knife, kitchen knives, kitchen linen,
      kitchen organiser, kitchen organizer, kitchen rack, kitchen scale, kitchen scales, kitchen scissors, kitchen
      set, kitchen shears, kitchen storage, kitchen thermometer, kitchen timer, kitchen tongs, kitchen tool, kitchen
      tools, kitchen towel, kitchen towel set, kitchen trolley, kitchen utensil, kitchen utensils, kitchenware, knife,
      knife block, knife set, knife sharpener, knife sharpener set, knives, knock box, koozie, ladle, latte glass,
      lazy susan, lemon squeezer, lid holder, lid organizer, lime squeezer, loaf pan, loaf tin, lolly makers, lunch
      bag, lunch box, lunch boxes, lunch container, lunch cooler, lunch kit, lunch set, lunch tin, lunchbox, mandolin,
      mandolin slicer, mandoline, mandoline slicer, margarita glass, martini glass, mason jar, matcha bowl, matcha
      set, matcha whisk, mate gourd, meal prep container, meal prep containers, measuring cup, measuring scoop,
      measuring set, measuring spoon, measuring spoons, meat claws, meat grinder, meat hammer, meat injector, meat
      mallet, meat mincer, meat shredder, meat slicer, meat tenderizer, meat thermometer, melon baller, metal straws,
      mezzaluna, microwave, microwave oven, milk bottle, milk frother, milk jar, milk jug, milk pitcher, milk steamer,
      milk thermometer, mincer, mini fridge, mixer, mixing bowl, mixology set, moka pot, mortar, mortar and pestle,
      muddler, muffin cases, muffin pan, muffin tin, mug, mug rack, mug set, mug tree, multicooker, nakiri, napkin,
      napkin holder, napkin ring, napkin rings, napkins, non stick pan, nonstick pan, noodle maker, nut cracker
      kitchen, nutcracker kitchen, nutmeg grater, oil bottle, oil cruet, oil dispenser, oil pourer, oil sprayer, oil
      sprayer bottle, olive pitter, omelet pan, omelette pan, onigiri mold, onion chopper, orange squeezer, oven, oven
      dish, oven glove, oven gloves, oven liner, oven mitt, oven mitts, oven thermometer, oven tray, pan, pan lid, pan
      organizer, pan protector, pan scraper, pan set, pancake maker, pancake pan, panini press, pantry labels, pantry
      organizer, paper cup, paper cups, paper doilies, paper napkins, paper plate, paper plates, paper towel holder,
      parchment paper, paring knife, party cups, party plates, party tableware, pasta bowl, pasta cutter, pasta dryer,
      pasta drying rack, pasta machine, pasta maker, pasta roller, pasta roller and cutter, pasta server, pastry bag,
      pastry board, pastry brush, pastry cutter, pastry mat, pastry wheel, peeler, pellet grill, pepper grinder,
      pepper mill, pepper shaker, percolator, pestle, petty knife, pie carrier, pie dish, pie server, pie tin, pie
      weights, pineapple corer, pint glass, piping bag, piping nozzle, piping set, piping tip, piping tips, pitcher,
      pizza cutter, pizza cutter wheel, pizza oven, pizza paddle, pizza pan, pizza peel, pizza plate, pizza rack,
      pizza screen, pizza set, pizza stone, pizza tray, pizza wheel, place mat, placemat, placemat holder, placemats,
      plastic cup, plastic cutlery, plastic glass, plastic wrap, plate, plate set, plating tweezers, platter, pocket
      oven, pod machine, popcorn machine, popcorn maker, popcorn popper, popsicle mold, popsicle mould, porcelain set,
      portable stove kitchen, portafilter, pot, pot handle, pot holder, pot lid, pot organizer, pot rack, pot rest,
      pot set, pot stand, potato chipper, potato masher, potato peeler, poultry shears, pour over, pour over kettle,
      preserving jar, pressure canner, pressure cooker, produce bag, proofing basket, protein shaker bottle kitchen,
      pudding basin, pudding mould, raclette, raclette grill, ramekin, ramen bowl, range hood, ravioli maker, ravioli
      mold, recipe book stand, recipe box, recipe stand, refrigerator, reusable bag food, reusable straw, reverse
      osmosis, rice cooker, rice dispenser, rice spoon, ro purifier, roaster, roasting dish, roasting pan, roasting
      rack, roasting tin, rocks glass, rolling mat, rolling pin, rolling pin set, roti maker, sake cup, sake glass,
      sake set, salad bowl, salad bowl set, salad chopper, salad cutter, salad plate, salad server, salad servers,
      salad set, salad spinner, salad tongs, salt and pepper set, salt and pepper shakers, salt box, salt cellar, salt
      grinder, salt mill, salt pepper shaker, salt pig, salt shaker, samovar, sandwich bag, sandwich bags, sandwich
      box, sandwich cutter, sandwich maker, sandwich press, santoku, sauce boat, sauce dish, sauce pan, saucepan,
      saucer, sausage stuffer, sauteuse, scale coffee, sealing clip, seasoning jar, seed sprouter, serving board,
      serving bowl, serving bowls, serving cart, serving dish, serving plate, serving platter, serving set, serving
      spoon, serving tray, serving tray set, shaker cup kitchen, sharpening rod, sharpening steel, sharpening stone,
      shot glass, shot glasses, side plate, sieve, sifter, silicone bag, silicone baking cups, silicone baking mold,
      silicone lid, silicone mat, silicone mold baking, sink basket, sink caddy, sink drainer, sink organizer, sink
      rack, sink strainer, sink tidy, sippy tumbler, skewer, skewers, skillet, skimmer, skinny tumbler, slicer,
      slotted spoon, slow cooker, small appliances, smoker, smoker box, smoker chips, smoker grill, smoothie maker,
      snack bags, snack box, snack boxes, snifter, soda can glass, soda maker, soda siphon, soda stream, sodastream,
      souffle dish, soup bowl, soup ladle, soup plate, soup spoon, soup tureen, sous vide, soy sauce dish, spaghetti
      server, spatula, spice box, spice containers, spice crusher, spice grinder, spice jar, spice jars, spice mill,
      spice rack, spice set jar, spice shaker, spice tin, spice tins, spiralizer, sponge holder, spoon, spoon holder,
      spoon rest, sport bottle, sports bottle, springform, sprinkles jar, sprinkles shaker, stand mixer, steak knife,
      steak knives, steamer basket, steamer pot, stein, stemware, stock pot, stockpot, stoneware, stoneware mug,
      storage container, storage containers food, storage jar, storage tin, stove, strainer, straw, straw cup, straw
      set, straws, straws reusable, sublimation tumbler, sugar bowl, sugar dispenser, sugar jar, sugar jar set, sugar
      pot, sugar shaker, sundae glass, sushi kit, sushi mat, sushi mold, sushi plate, sushi set, syrup pump, table
      mat, table mats, table spoon, tablespoon, tableware, taco holder, taco stand, tagine, tamper, tandoor, tava,
      tawa, tea bag holder, tea ball, tea box, tea caddy, tea cosy, tea cup, tea egg, tea filter, tea for one, tea
      glass, tea infuser, tea infuser mug, tea kettle, tea maker, tea pet, tea pot, tea set, tea spoon, tea strainer,
      tea strainer ball, tea table tray, tea tin, tea towel, tea towel cotton, tea towel set, tea towels, tea tray,
      tea tumbler, tea urn, teacup, teapot, teaspoon, thermal carafe, thermal mug, thermos, thermos flask, thermos
      food, tin foil, tin opener, toaster, toaster oven, toastie maker, tofu press, tongs, toothpick, toothpick
      holder, toothpicks, tortilla press, tortilla warmer, travel cup, travel mug, travel tumbler, tray, trivet, tulip
      glass, tumbler, tumbler cup, tumblers, tureen, turkey baster, turner, utensil, utensil crock, utensil holder,
      utensil set, utensils, utility kitchen knife, v60, vacuum bags food, vacuum bottle, vacuum container, vacuum
      flask, vacuum sealer, vacuum sealer bags, vegetable chopper, vegetable cutter, vegetable peeler, waffle iron,
      waffle machine, waffle maker, wall oven, walnut cracker, water boiler, water bottle, water bottle lid, water
      bottles, water carafe, water cooler, water dispenser, water filter, water filter pitcher, water glass, water
      glasses, water jug, water kettle, water pitcher, water pitcher filter, water purifier, wax paper, whetstone,
      whipped cream dispenser, whisk, whiskey glass, whiskey glass set, whiskey glasses, whiskey stones, whisky glass,
      wine accessories set, wine aerator, wine bag, wine bottle holder, wine bottle opener, wine carafe, wine carrier,
      wine chiller, wine cooler, wine decanter, wine fridge, wine glass, wine glass set, wine glasses, wine opener,
      wine pourer, wine pump, wine rack, wine saver, wine set, wine stopper, wine stopper set, wine thermometer, wine
      tote kitchen, wine tumbler, wok, wok pan, wood chips smoking, wooden cutlery, wooden spoon, yogurt cups, yogurt
      maker, zester, zip lock bag, ziploc, ziplock bag`,
    ],
    [
      'PET_SUPPLIES',
      `animal cage, animal carrier, animal feed, anti tick, aquarium, aquarium filter, automatic pet feeder, bird bath
      cage, bird cage, bird food, bird nest, bird perch, bird seed, bird stand, bird swing, bird toy, bird treat,
      budgie food, bully stick, canary seed, cat backpack, cat bag, cat bed, cat bowl, cat collar, cat food, cat
      litter, cat scratcher, cat tower, cat toy, cat treat, cat treats, cat tree, catfood, catnip, cattle feed, chew
      bone, chew stick, chew toy, chicken coop, chicken feed, chicken feeder, chicken nesting box, chicken waterer,
      cichlid food, dewormer, deworming, dog apparel, dog backpack, dog bag, dog bandana, dog bed, dog blanket, dog
      bone chew, dog boots, dog bow tie, dog bowl, dog brush, dog car seat, dog chew, dog clothing, dog coat, dog
      collar, dog costume, dog crate, dog diaper, dog dress, dog ear cleaner, dog food, dog gate, dog harness, dog
      hoodie, dog house, dog jacket, dog jumper, dog kennel, dog lead, dog leash, dog life jacket, dog pajamas, dog
      pants, dog puzzle, dog raincoat, dog shampoo, dog shirt, dog shoes, dog sofa, dog sweater, dog t shirt, dog tag,
      dog toy, dog training collar, dog travel bowl, dog treat, dog treats, dog vest, dog water bottle, dogfood, dry
      cat food, dry dog food, fetch toy, fish flakes, fish food, fish tank, flea, flea collar, flea treatment, gerbil,
      goat feed, goldfish food, grooming brush pet, guinea pig, hamster bedding, hamster cage, hamster wheel, hay
      feeder rabbit, hay net, horse feed, horse fly mask, horse supplement, horse treat, hutch rabbit, kibble, koi
      food, leash, lick mat, litter, litter box, livestock feed, martingale collar, no pull harness, parrot cage,
      parrot food, parrot toy, pee pad, pee pads, pet backpack, pet bandana, pet bed, pet blanket, pet bowl, pet
      brush, pet camera feeder, pet carrier, pet clipper, pet costume, pet diaper, pet feeder, pet food, pet fountain,
      pet gate, pet hair remover, pet id tag, pet shampoo, pet stain remover, pet stroller, pet tag, pet vest, pet
      water bottle, pig ear, poop bag, poop bags, poop scooper, poultry feed, poultry feeder, poultry waterer, prong
      collar, puppy pad, puppy pads, rabbit cage, rabbit food, rabbit hay, rabbit house, rabbit hutch, rabbit toy, rat
      food, rawhide, reptile, reptile lamp, rope toy dog, scratch board, scratcher, scratching board, scratching mat,
      scratching post, shock collar, slicker brush, slow feeder, snuffle mat, squeaker toy dog, sugar glider,
      terrarium heater, terrarium reptile, tick collar, tick remover, training clicker, training collar, training
      pads, training treats, travel carrier pet, treat dispenser, turtle food, turtle tank, undercoat rake,
      veterinary, wet cat food, wet dog food`,
    ],
    [
      '',
      `acoustic guitar, action camera rental, agave, almond butter, almond flour, almond milk, almonds, apple cider,
      apple juice, apples, arabica, audio cd, audiobook, baby corn, bacon, bagel, baguette, baking powder, balsamic
      vinegar, banana, banana bread, bar chocolate, basil, basmati rice, bass guitar, bbq rub, bbq sauce, bbq
      seasoning, beans, beef, beef jerky, beer, berries, beverage, beverages, birthday cake, biscuit, biscuits, black
      beans, black pepper, black tea, blu ray, boba, bone broth, bong, book, bouillon, bouillon cubes, bourbon,
      brandy, bread, breadsticks, breakfast cereal, broccoli, broth, brown rice, brown sugar, brownie, buckwheat,
      bundle discount, burger, butter, cabernet, cabernet sauvignon, cacao, cacao nibs, caesar dressing, cake, cake
      decoration sugar, cake mix, candied, candies, candy, canned tuna, canola oil, cappuccino, capri sun, car wash
      voucher, caramel, cardamom, carrots, cashew, cashew nuts, cashews, cassette tape, caviar, cd, cereal, cereals,
      chamomile tea, champagne, chardonnay, charter, cheddar, cheese, cherry tomatoes, chewing gum, chia seeds,
      chicken, chicken nuggets, chickpeas, chili, chili oil, chili sauce, chips, chips ahoy, choco, chocolate,
      chocolate bar, chocolate box, chocolate chips, chocolates, chorizo, chutney, cider, cigar, cinnamon, cinnamon
      roll, cocktail mix, cocoa, cocoa powder, coconut flour, coconut milk, coconut oil, coconut oil cooking, coconut
      water, coffee, coffee bean, coffee beans, coffee blend, coffee capsule, coffee capsules, coffee creamer, coffee
      gift, coffee pods, coffee subscription, coffee syrup, cognac, cola, cold brew coffee, cold pressed juice, comic,
      comic book, concert ticket, condensed milk, confectionery, consultation, cookbook, cookie, cookies, cooking oil,
      corn, corn flakes, corn oil, corn syrup, cornflakes, cornstarch, course, couscous, crackers, cream cheese, cream
      soda, crispbread, crisps, croissant, cumin, cup cake, cup cakes, cupcake, curry, curry paste, curry powder,
      custom order, dark chocolate, date syrup, dates, day hikes, delivery fee, deposit, dessert, digital gift card,
      donation, donut, dried fruit, dried mango, drinks, drum, dvd, e book, e gift card, e juice, e liquid, e voucher,
      ebook, egg, eggs, egift, egift card, electric guitar, energy bar, energy drink, engraving, espresso, espresso
      beans, evaporated milk, event ticket, extended warranty, feta, figs, fish fillet, fish sauce, flax seeds,
      flaxseed, flour, font, food, free gift, french fries, frozen peas, frozen vegetables, fruit, fruit juice, fruit
      snack, fruit tea, fudge, game key, garlic, garlic powder, gelato, ghee, gift basket food, gift card, gift
      certificate, gift subscription, gift voucher, gift wrapping, gin, ginger ale, ginger beer, gingerbread, gluten
      free flour, granola, granola bar, grapes, gravy, green beans, green coffee, green tea, groceries, grocery,
      ground coffee, guacamole, guide book, guidebook, guitar, guitar strap, guitar string, guitar strings, gum,
      gummies candy, gummy bears, gummy candy, halva, ham, hamburger, hard seltzer, hardcover, hazelnut, hazelnuts,
      hemp seeds, herbal tea, honey, honeycomb, hookah, hot chocolate, hot cocoa, hot sauce, hummus, ice cream, ice
      tea, iced coffee, iced tea, icing sugar, infant formula, installation, instant coffee, instant noodles,
      invitation, ipa, jam, jasmine rice, jelly beans, jelly candy, jerky, juice, kefir, ketchup, kimchi, kit kat,
      kombucha, labneh, lager, lemon juice, lemonade, lemons, lentils, license key, licorice, lightroom preset,
      liqueur, liquorice, lollipop, loose leaf tea, lp, macadamia, macaron, macaroni, macarons, mackerel, magazine,
      manga, maple syrup, margarine, marinade, marmalade, marshmallow, masala, mashed potato, matcha, mayonnaise,
      mead, meal, meal kit, meatballs, melon, melon seeds, membership, merlot, milk, milk powder, mineral water, mint
      tea, mints, mixed seeds, mixed spices, mochi, molasses, monthly subscription, mozzarella, muesli, muffin,
      muffins, mushrooms, musical instrument, mustard, naan, nachos, nespresso capsules, newspaper, noodle, noodles,
      nougat, novel, nut butter, nut mix, nutella, nuts, oat milk, oatmeal, oats, oil, olive, olive oil, olives,
      onion, onions, online class, online course, orange, orange juice, oregano, package protection, pancake mix,
      papaya, paperback, paprika, parmesan, parsley, pasta, pasta sauce, pastry, peanut, peanut butter, peanuts,
      pecan, pecans, penne, pepper, pepperoni, pesto, photography session, piano, pickle, pickled, pickles, pie, pinot
      noir, pistachio, pistachios, pita, pizza, plugin, popcorn, pork, porridge, potato, potato chips, poultry,
      prawns, preset, pretzel, pretzels, prosecco, protein cookie, protein crisps, prune, pudding, pumpkin seeds,
      pumpkin seeds roasted, puree, quinoa, raisins, ramen, ranch dressing, ravioli, raw honey, red bull, red wine,
      relish, repair, return label, ribeye, rice, rice cakes, riesling, risotto, roasted coffee, roasted seeds,
      roasted seeds nuts, rolled oats, rolling papers, rose syrup, rose wine, route package protection, rub, rum, rye
      bread, saffron, sake, salad, salad dressing, salad mix, salmon, salmon fillet, salsa, salt, sandwich, sardines,
      sauce, sauces, sausage, sauvignon blanc, sea salt, seafood, seasoning, seaweed, seeds and nuts, service, sesame
      oil, sesame seeds, shakshuka, shallots, sheet music, shipping, shipping cost, shipping fee, shipping insurance,
      shipping protection, shiraz, shisha, shrimp, single malt, smoothie, snack, snack bar, snacks, soda, soft drink,
      software, sorbet, soup, soup cubes, soup mix, sour candy, sourdough, soy milk, soy sauce, spaghetti, sparkling
      water, sparkling wine, spice, spice blend, spice mix, spices, spinach, sports drink, steak, stevia, stock cube,
      stock cubes, strawberries, subscription, sugar, sunflower oil, sunflower seeds, sunflower seeds roasted, sushi,
      sweet corn, sweet potato, sweetener, sweets, syrup, taco, tahini, tapioca, tea, tea bag, tea bags, tea blend,
      tea capsules, tea gift, template, tequila, test product, theme, ticket, tip, tip jar donation, tobacco, toffee,
      tofu, tomato, tomato paste, tomato sauce, tomatoes, tonic water, tortilla, tortilla chips, trail guide, trail
      mix, training online, truffle chocolate, tuition, tuna, tuna can, turkey breast, turkish delight, ukulele,
      upgrade fee, vanilla extract, vape, vape juice, vegan cheese, vegetable oil, vegetables, veggie, vermouth,
      vinegar, vinyl lp, vinyl record, violin, vodka, voucher, wafer, wafers, waffle, waffle mix, walnut, walnuts,
      warranty, wasabi, water, wedding invitation, wheat flour, whiskey, whisky, white chocolate, white wine,
      wholemeal, wine, wine gift, workshop ticket, wraps bread, yeast, yoghurt, yogurt, zucchini`,
    ],
  ],
  unsure: `acer, adapter, adaptor, aerator, aha, airsoft, anchor, angler, apple, aquamarine, argan, arnica, arrow,
    arrows, ascot, baby doll, bag, bails, bait, banana, band, bar set, barn, baseball, basket, basketball, baster,
    bathroom, battery, bead, bedroom, beer, bell, belt, bench, bermuda, bha, bin, binding, blender brush, blocks,
    blower, blush, board, bolero, bolt, bomber, bottle, bounce house, bouquet, bowl, box, bra, bracket, braids, bread,
    briefs, buddha, buff, bulb, bullets, bumper, bundles, butter, button, buttons, cable, cactus, cake, calcium,
    calligraphy, camo, candy, canister, canvas, cap, capsule, capsules, caramel, card, cargo, case, cement, centella,
    chaga, chain, chalk, chaps, charcoal, charger, charm, checkers, cheese, cherry, chicken, chocolate, chopper,
    cinnamon, clay, cleaner, cleanse, clip, clipper, closet, clutch, cocoa, coffee, collagen, collectible, collectible
    figure, collection, collet, comb, compass, computer, conduit, cone set, console, container, contour, controller,
    converter, cookie, cookies, cooler, cough, coupler, coupling, court, cover up, craft, cream, cricket ball,
    crossbody, croton, crucifix, crystal, cultivator, cup, cupcake, curler, cutter, dates, decking, decor, decoy,
    denim, derby, detox, deworming, dial, dice, differential, disc, discs, discus, disk, dnd, dressing, drill,
    dripper, drive, drum, drywall, dump truck, eczema, egg, eggs, elbow, embroidery, emulsion, engine, esc, essence,
    evergreen, excavator, expander, extension, extensions, extrait, extruder, eyewear, fabric, fan, felt, fence,
    fencing, fern, fez, figure, figures, filter, fire truck, fireworks, fitting, flag, flannel, flat, fleece, flowers,
    flu, folder, fondue, football, fork, foundation, fragrance, frame, fruit, funnel, fuse, game, garter, gasket,
    gauge, gele, ginger, glasses, glycerin, glycerine, golf, grass, greens, grill, grille, grout, gum, gummies, gummy,
    gun, gutter, hammer, hanger, headgear, heel, hobo, hoe, holder, honey, hood, hook, hose, hub, hurdle, hutch,
    hyaluronic, hydrangea, imac, ink, intake, interfacing, inverter, ipad, iphone, iron, iron steam, isolate, jack,
    jam, jar, javelin, jersey, jewels, jig, jojoba, kada, kaolin, keepsake, keratin, keto, kindle, knob, kohl, ladder,
    lapis, laptop, lash, lawn, lemon, lens, level, lift kit, light, lino, lock, lubricant, ludo, lumber, lure,
    macbook, macrame, magnesium, magnet, marbles, marker, marula, mask, masonry, mat, medication, medicine, messenger,
    microblading, migraine, milk, mincer, miniature, mint, mixer, molle, monitor, monopod, monster truck, mortar,
    mouse, mouthpiece, muffin, mule, nad, nail, nativity, needle, nitrous, nub, nut, oculus, oil, olive, orange,
    ornament, ornamental, ors, otg, oven, oxford, paddle, pampas, pansy, paper, parkour, patch, payal, pc, peach,
    pedal, peel, pegs, pen, peony, peplum, pepper, peptide, peptides, perlite, pestle, pharmaceutical, phone, pin,
    pins, pipe, pistol, plant, planter, plaster, plate, playground, plug, plumbing, polisher, pond, pool, poster, pot,
    pouch, powder, prenatal, primer, print, print head, printable, projector, propolis, protein, psoriasis, pump,
    raclette, radiator, rake, receiver, recovery drink, reel, reishi, relay, resin, retinol, rhinestone, rhinestones,
    rice, rifle, rim, ring, rod, roller, rope, rosehip, rotor, router, roving, rub, rugby ball, running wear, salad,
    saline, salmon, salt, sample, sandbox, sander, santa, sash, saw, scanner, scent, scope, screw, scrub, seal kit,
    sealer, seed, seeds, sensor, septum, sequin, sequins, shade, shadow box, shaker, shave, shea, shed, sheer, sheet,
    sheets, shelf, short, shot, shotgun, shredder, shrug, shutter, sign, singles, sketching, ski, skimmer, sleeve,
    slicer, slide, slides, slimming, sling, slinky, smoker, smudging, snowman, soccer, soda, solder, splash pool,
    splitter, spoiler, sponge, spoon, spray gun, spreader, spurs, stacker, stacking ring, stamp, straw, streamer,
    stretching, stumps, suet, sugar, suit, sunflower seeds, sunshade, sup, swabs, sweat, switch, tablet, tablets,
    tabs, tackle, tallboy, tallow, tan remover, tank, tanzanite, tap, target, tassel, tea, teat, television, tennis,
    testosterone, thong, thread, throw, thunderbolt, tie, tile, tiller, tip, tips, toner, tool, tools, toothpick,
    toothpicks, top, torch, tourmaline, trainer, transmission, tray, trifold, trimmer, trivia, trunking, tub, tulip,
    tuner, turmeric, turner, tv, underarm, underglow, uno, ups, urn, valance, valve, vanilla, veil, velcro,
    veterinary, visor, vitamin c, vitamin e, voile, volleyball, wafer, washer, waterproofing, wax, weave, wedge,
    weeder, wheel, wheels, whiteboard, windscreen, wine, wire, zinc`,
  printed: `apron, art print, backpack, badge, bag, balloon, bandana, baseball cap, bedding, beer glass, blanket,
    book, bookend, bottle, bottle opener, bow tie, bowl, box, boxers, bracelet, bunting, calendar, candle, canvas,
    canvas print, cap, card, cards, charm, christmas ornament, clock, coaster, coffee mug, cookie cutter, cookie jar,
    cosmetic bag, costume, crewneck, curtain, cushion, cushion cover, cutting board, dad hat, decoration, doll,
    doormat, doorstop, dress, duvet cover, earring, enamel pin, erasers, fabric, figure, figurine, flag, frame, garden
    flag, glass, gloves, greeting card, hanger, hanging decoration, hat, hoodie, hot water bottle, iphone case, jigsaw
    puzzle, journal, jug, keychain, lamp, lampshade, lapel pin, leggings, lunch bag, lunch box, magnet, magnets, metal
    sign, mirror, money box, mouse pad, mug, napkins, necklace, neon sign, night light, nightdress, notebook, onesie,
    ornament, painting, pajama, pajamas, party plates, patch, patches, pendant, phone case, photo frame, piggy bank,
    pillow, pin, pins, planter, plaque, plate, playing cards, plush, plush toy, poster, pouch, print, purse, puzzle,
    pyjamas, ring, rug, scarf, scented candle, serving platter, shirt, shower curtain, sign, slipper, sneaker, sock,
    statue, stencil, sticker, stickers, stuffed animal, svg, sweatshirt, swimsuit, t shirt, tank top, tapestry,
    tattoo, tea towel, tee, temporary tattoo, throw blanket, throw pillow, tie, tin, tote, tote bag, towel, trinket
    box, tshirt, tumbler, umbrella, underwear, vase, wall art, wall clock, wall decal, wall sticker, wallet,
    wallpaper, wash bag, water bottle, whiskey glass, wine glass, wrapping paper, wreath`,
  containers: `bag, bottle, box, can, canister, container, cup, glass, jar, pot, pouch, storage container, tin, tray,
    tube`,
  straps: `apple watch band, apple watch strap, band, band for apple watch, bracelet, compatible with apple watch,
    fitbit band, fitbit strap, for apple watch, galaxy watch band, galaxy watch strap, garmin band, garmin strap,
    leather watch strap, mesh strap, milanese band, milanese loop, milanese strap, nato strap, replacement band,
    replacement strap, rubber watch strap, silicone watch band, smart watch band, smart watch strap, smartwatch band,
    smartwatch strap, strap, strap for apple watch, watch band, watch bracelet, watch loop, watch strap, watchband,
    wrist strap`,
  imitations: `artificial, artificial flower, artificial plant, dried flower, dried flowers, fake, faux, plastic
    plant, silk flower, silk flowers, silk plant`,
  uses: {
    ELECTRONICS: `10000mah, 1080p, 128gb, 16gb, 1tb, 20000mah, 256gb, 2tb, 32gb, 4g, 4k, 5000mah, 512gb, 5g, 64gb, 8k,
      airpods, amoled, arduino, bluetooth, cameras, cell phones, computer components, computers, core i3, core i5,
      core i7, ddr4, ddr5, dual sim, electronic, electronics, full hd, gadget, galaxy, gaming, gb, geforce, ghz, gtx,
      hdmi, headphones, infinix, intel core, ipad, iphone, iphone 11, iphone 12, iphone 13, iphone 14, iphone 15,
      iphone 16, laptop, led tv, macbook, mah, mhz, mobile phones, networking, nintendo, noise cancelling, oled, oppo,
      pc components, phone accessories, playstation, ps4, ps5, qled, raspberry pi, realme, redmi, rtx, ryzen, samsung
      galaxy, smart home, tech, televisions, tvs, uhd, usb, usb c, video games, wearables, wi fi, wifi, xbox, xiaomi
      redmi`,
    WOMEN_CLOTHING: 'female, her, ladies, lady, maternity, woman, women, womens, womenswear',
    MEN_CLOTHING: 'gentlemen, him, male, man, men, mens, menswear',
    FASHION: 'apparel, clothes, clothing, fashion, garment',
    SHOES: 'footwear, shoes',
    WATCHES: 'fossil watch, michael kors watch, watches, wristwatch',
    ACCESSORIES: `bags and accessories, bags and wallets, clothing accessories, eyewear, hair accessories, handbags,
      headwear, luggage, toiletry bags`,
    BABY: `babies, baby, baby care, baby s, babys, feeding and nursing, infant, maternity and baby, maternity pillow,
      newborn, nursery, nursery and baby, preemie`,
    BEAUTY: `bath and beauty, bath and body, bath body, beauty, beauty tools, body care, bodycare, cosmetic, cosmetic
      tools, cosmetics, cosmetics and skincare, edp, edt, facial, foot care, fragrances, grooming, hair, hair care,
      hair styling, hair styling tools, haircare, hand care, k beauty, lip care, makeup, makeup tools, men s grooming,
      mens grooming, nail art, nail care, nail tools, personal care, shaving, skin, skin care, skincare, sun care,
      tanning, vichy laboratoires`,
    ARTS_AND_CRAFTS: `art supplies, arts, craft, craft supplies, crafting, crafts, crochet, diy, embroidery,
      haberdashery, knitting, needlework, office supplies, packaging, packaging supplies, painting supplies, paper
      crafts, quilting, school supplies, scrapbooking, sewing, shipping supplies, stationery`,
    JEWELRY: `14k, 14k gold, 18k, 18k gold, 925 sterling, carat, gold filled, gold vermeil, jewelery, jewellery,
      jewelry, moissanite, s925, sterling silver`,
    SPORTS: `archery, athletic, away jersey, badminton, ballet, baseball, basketball, bike ride, bike shirt,
      billiards, bjj, bowling, boxing, champions league, cheerleading, cricket, cycling, cyclist, dance wear, darts,
      diving, e bike, ebike, equestrian, figure skating, football, for bicycle, for bike, for cycling, futsal,
      goalkeeper, golf, gymnastics, hockey, home jersey, horse riding, ice skating, jiu jitsu, judo, karate,
      kickboxing, lacrosse, left hand catch, left hand throw, marathon, martial arts, mlb, mma, motocross, mountain
      bike, mtb, muay thai, nba, netball, nfl, nhl, padel, pickleball, ping pong, premier league, right hand catch,
      right hand throw, roller skating, rowing, rugby, run, running, scuba, skate, skateboarding, skiing, snooker,
      snorkeling, snowboard, snowboarding, snowboards, soccer, softball, sport, sporting, sporting goods, sports,
      squash, surf, surfboard, surfing, swimming, table tennis, taekwondo, team sports, tennis, trail running,
      triathlon, volleyball, wakeboard, water ski, water sports, winter sports, world cup, wrestling`,
    HEALTH_AND_FITNESS: `biometric monitors, bodybuilding, crossfit, detox tea, dietary supplement, exercise, feminine
      care, feminine hygiene, feminine sanitary supplies, first aid, fitness, gym, health, health care, healthcare,
      home gym, isolate whey, massage, medical, medicine, medicines, mobility aids, multivitamin, mutant, nutrition,
      oral care, orthopedic, otc, pain relief, pharmacy, physical therapy, physio, physiotherapy, pilates, rehab,
      sexual health, sexual wellness, softgels, sports nutrition, strength training, supplements, vision care,
      vitamins, weight lifting, weight training, weightlifting, wellness, workout, yoga`,
    HOME: `bathroom, bed and bath, bedding, bedding and bath, bedroom, cleaning, decor, furniture, home decor, home
      fragrance, home textiles, homeware, homewares, household, housewares, living room, wall art, wall decor`,
    TOYS: `action figures, adrenalyn, alternate art, beyblade, board games, bobble head, charizard, collectible
      figures, dice game, digimon, doll, dollhouse, dolls, eevee, friction powered, funko, gengar, gyarados, inertia,
      inertia car, lego, lego set, lugia, magic the gathering, match attax, mewtwo, miniatures, minifigures, mtg,
      nerf, oldhammer, one piece card, panini, pikachu, playsets, plush toys, pokemon, pokemon card, pokemon cards,
      pokemon tcg, pull back, puzzles, rayquaza, rc, remote control car, remote control toy, saint cloth myth, saint
      seiya, secret rare, tabletop games, tcg, topps, toy, toys, trading cards, umbreon, warhammer, yu gi oh, yugioh`,
    TOOLS: `building materials, construction, electrical, fasteners, hardware, milwaukee tool, plumbing, power tools,
      ppe, protective gear, safety equipment, tools, welding, woodworking, work safety, workshop`,
    AUTOMOTIVE: `4x4, 9005, 9006, atv, auto, auto parts, automotive, body parts car, car, car care, car parts, cars,
      dashboard, dirt bike, dot 4, emission system, enduro, engine parts, fuel system, h11, h4, h7, moto, motocross
      goggle, motorbike, motorcycle, motorcycles, motorsport, obd, spare parts car, suspension and steering, truck,
      truck bed, truck parts, utv, vehicle, vehicle maintenance, vehicle parts, vehicles and parts, wheels and tires,
      windshield`,
    GARDEN: `agriculture, bouquets, garden, gardening, gardening tools, greenhouse, horticulture, lawn, outdoor
      furniture, patio, plant care, plant nutrition, planters, plants, plants and flowers, soil health, yard`,
    OUTDOORS: `12 gauge, 9mm, airsoft, ammunition, angling, backpacking, bass fishing, beretta, bowhunting, bushcraft,
      camping, camping and hiking, carp, climbing, edc, firearms, fishing, fishing tackle, fly fishing, glock, gun,
      hiker, hikers, hiking, hunting, hunting and fishing, ice fishing, kalashnikov, kayaking, mauser, military,
      mountaineering, outdoors, penn reel, remington, rifle, ruger, salt water, saltwater, shimano reel, shotgun,
      survival, tactical, trail, trekking, winchester`,
    KITCHEN: `bakeware, baking, barista, barware, cooking, cookware, cookware and bakeware, dining, dining and
      kitchen, drinkware, glassware, kitchen, kitchen and dining, kitchenware, table and kitchen, tableware`,
    PET_SUPPLIES: `aquarium, aquatics, bird supplies, canine, cat, cat s, cat supplies, cats, dog, dog s, dog
      supplies, dogs, equine, feline, fish and aquarium, for cats, hamster, kitten, pet, pet care, pet supplies, pets,
      puppy, reptile, small animal`,
  },
  makers: {
    BEAUTY: `afnan, anastasia beverly hills, anua, armaf, avene, babyliss, batiste, beautylash, bioderma, bourjois,
      braun silk epil, calvin klein, cantu, carolina herrera, cerave, chanel, charlotte tilbury, clinique, cosrx,
      davidoff, dior sauvage, dolce gabbana, elizabeth arden, elseve, essie, estee lauder, eucerin, fenty beauty,
      flormar, garnier, ghd, gillette, givenchy, grandel, head shoulders, huda beauty, hugo boss, jean paul gaultier,
      kerastase, kiko milano, l oreal, la roche posay, lacoste blanc, lancome, laneige, lattafa, loreal, maybelline,
      mizon, nars, neutrogena, nivea, nyx, olay, old spice, opi, paco rabanne, pantene, philips lumea, rasasi,
      remington beauty, revlon, rexona, rimmel, sally hansen, schwarzkopf, skin1004, some by mi, the ordinary, too
      faced, tresemme, urban decay, versace eros, wella, yves saint laurent`,
    HEALTH_AND_FITNESS: `animal pak, applied nutrition, bauerfeind, bepanthen, biotech usa, blackmores, bsn, c4
      energy, cellucor, centrum, colgate, doliprane, durex, dymatize, elmex, garden of life, gnc, gold standard,
      herbalife, isopure, jamieson, listerine, musclepharm, muscletech, myprotein, nature s bounty, nature s truth,
      natures bounty, natures truth, now foods, nurofen, nutrend, nutrex, omron, optibac, optimum nutrition, oral b,
      panadol, parodontax, rule 1, scitec, sensodyne, sigvaris, solgar, strepsils, swanson, swisse, tena, theragun,
      universal nutrition, vitabiotics, voltaren, weleda arnica`,
    SHOES: `adidas gazelle, adidas samba, adidas superstar, air jordan, asics gel, birkenstock, clarks, converse,
      crocs, dr martens, ecco, gabor, geox, havaianas, hoka, merrell, new balance, nike air, on cloud, puma suede,
      rieker, salomon, skechers, stan smith, tamaris, timberland boots, ugg, ultraboost, vans old skool, yeezy boost`,
    TOOLS: `black decker, bosch professional, craftsman, dewalt, dremel, einhell, festool, hilti, ingco, knipex,
      makita, metabo, milwaukee, ryobi, stanley fatmax, tolsen, wera, worx`,
    TOYS: `airfix, asmodee, bandai, barbie, beyblade, bluey, bratz, catan, cocomelon, djeco, dragon models, exploding
      kittens, fisher price, funko pop, hape, hasbro, hasbro gaming, hobby boss, hot wheels, italeri, janod, jellycat,
      kosmos, l o l surprise, labubu, lego technic, little tikes, magformers, majorette, mattel, melissa doug, meng
      model, monster high, monster jam, my little pony, nerf, paw patrol, peppa pig figure, playgo, playmobil, pop
      mart, ravensburger, revell, schleich, siku, smoby, squishmallows, step2, sylvanian families, tamiya, tonies,
      trumpeter, vtech`,
    BABY: `babybjorn, beaba, bugaboo, chicco, cybex, dr brown s, huggies, mam, maxi cosi, medela, nuk, pampers,
      philips avent, stokke, tommee tippee`,
    PET_SUPPLIES: `acana, advantix, animonda, bozita, bravecto, brit care, eheim, eukanuba, farmina, fluval, friskies,
      frontline, hills science, iams, josera, kong classic, nexgard, orijen, pedigree, purina, royal canin, seresto,
      sheba, taste of the wild, tetra aquarium, trixie, whiskas`,
    KITCHEN: `arcopal, bialetti, brabantia, delonghi, fissler, hario, kenwood, kitchenaid, le creuset, luminarc,
      moulinex, nespresso, nutribullet, pyrex, smeg, staub, tefal, tramontina, tupperware, wmf, wusthof, zwilling`,
    WATCHES: `audemars piguet, breitling, casio g shock, citizen eco drive, daniel wellington, festina, g shock,
      hublot, invicta, omega speedmaster, orient automatic, patek philippe, rolex, seiko, swatch, tag heuer, tissot`,
    JEWELRY: 'pandora, swarovski',
    OUTDOORS: `abu garcia, ak 47, ak47, ar 15, ar15, berkley, black diamond, coleman, daiwa, deuter, jetboil, leupold,
      magpul, mammut, mossy oak, msr, osprey, petzl, primus, rapala, realtree, thule tent, vortex optics`,
    ELECTRONICS: `acer, amd, anker, aorus, asus, audio technica, baseus, behringer, bose, brother printer, canon,
      canon eos, corsair, d link, dahua, dell, dji, elgato, elitebook, epson, ezviz, fujifilm, garmin, gigabyte,
      google pixel, gopro, hikvision, hisense, hp laserjet, huawei, hyperx, imou, infinix, intel, itel, jbl, kingston,
      lenovo, lg oled, logitech, marshall speaker, mikrotik, motorola, msi, netgear, nikon, nokia, nvidia, oneplus,
      panasonic, probook, radeon, razer, samsung, sandisk, seagate, sennheiser, shure, sonos, sony, soundcore,
      steelseries, tcl, tecno, thinkpad, toshiba, tp link, ubiquiti, ugreen, western digital, xeon, xiaomi`,
    AUTOMOTIVE: `acura, audi, bmw, bmw e46, bmw e90, bosch wiper, cadillac, camaro, can am, castrol, chevrolet, chevy,
      civic, corolla, corvette, dodge, ducati, f 150, fiat, ford, ford f150, gmc, golf mk7, harley davidson, hilux,
      honda, hyundai, infiniti, isuzu, jaguar, jeep, jeep wrangler, kawasaki, kia, ktm, land cruiser, land rover,
      landcruiser, lexus, mazda, mercedes, mitsubishi, motul, mustang, nissan, opel, peugeot, polaris ranger, polaris
      rzr, porsche, ram 1500, range rover, renault, seat leon, silverado, skoda, subaru, suzuki, tacoma, tesla, tesla
      model, toyota, vespa, volkswagen, volvo, vw, wrangler, yamaha`,
    SPORTS: `babolat, bauer, bontrager, butterfly table tennis, callaway, ccm hockey, everlast, fanatic sup,
      kookaburra, mikasa, mizuno, o neill, quiksilver, rawlings, rip curl, select futsal, shimano, slazenger,
      spalding, speedo, sram, taylormade, titleist, venum, wilson, yonex`,
    ACCESSORIES: `american tourister, delsey, eastpak, fjallraven, herschel, jansport, longchamp, oakley, ray ban,
      samsonite, tumi`,
    HOME: `air wick, diptyque, domestos, dyson v8, febreze, glade, ikea, persil, philips hue, tide pods, woodwick,
      yankee candle`,
    GARDEN: `al ko, compo, cub cadet, echo trimmer, ego power, fiskars, gardena, hozelock, husqvarna, miracle gro,
      mtd, oregon chain, scotts, stiga, stihl, toro, weber garden`,
    ARTS_AND_CRAFTS: `canson, copic, crayola, derwent, dmc, faber castell, lamy, leuchtturm, leuchtturm1917,
      moleskine, molotow, pelikan, pentel, posca, rotring, stabilo, staedtler, uni ball, winsor newton`,
  },
  children: `baby, boy, boys, child, children, childrens, girl, girls, infant, junior, kid, kids, newborn, toddler,
    toddlers, unisex, youth`,
  nothing: `a, a line, accessories, accessory, acrylic, alloy, amber, an, animal print, antique brass, apple design,
    apple green, apple red, apples design, arm, army green, assorted, athletic heather, audio mixer board, auto close,
    auto off, auto open, auto refill, auto shut off, automatic, autumn, babies children, babies kids, baby and kids,
    baby blue, baby child, baby children, baby kid, baby kids, baby pink, baby shower, baby soft, baby toys, baby
    yellow, back plate, badge of sport, bag of, ball, bamboo, band, bar, barbell heather, base plate, baseball collar,
    baseball uniform, bath, bath oil color, bathroom kitchen, battery operated, battery powered, bear, beauty health,
    bell, belt drive, belted, best of, best seller, big cat, bike fork, bird, bird house lover, black, blue, body,
    boots no7, bottle of, bow, box, box of, boyfriend, boys, brass, bronze, brushed nickel, bunch of, bundle, bundle
    of, butter soft, butter yellow, butterfly, button front, cable knit, cable knitted, canvas, cap sleeve, car boot,
    car de, car print, car seat headrest, carbon steel, cargo pocket, case, case of, cast iron, cat 5, cat 5e, cat 6,
    cat 6a, cat 7, cat 8, cat dad, cat ear, cat eye, cat eye frame, cat lady, cat lover, cat lovers, cat mama, cat
    mom, cat owner, cat people, cat s eye, cat5, cat6, cat7, catch, cement gray, cement grey, ceramic, chain link,
    champagne color, champagne gold, charcoal color, charcoal gray, charcoal grey, chat, cherry blossom, cherry red,
    child, children, chocolate brown, christmas tree print, cinnamon brown, clay brown, clearance, cm, cocoa brown,
    coffee brown, coffee color, cold brew, collar, collection, color, colour, concrete mixer, copper, cotton, counter
    top, countertop, covent garden, cover, cow print, cowhide, cream color, cream white, crew, crochet tank,
    crocodile, cross, crystal clear, cup size, cut, dad hat style, daisy, dark blue, dark wash, deal of, denim blue,
    desktop, diamond cut, digital download, dog dad, dog days, dog ear, dog ear cap, dog lover, dog lovers, dog mama,
    dog mom, dog owner, dog owners, dog people, dog print, dog tooth, dogtooth, double, down filled, dress code, dress
    size, dry skin, dusty rose, ear, electronic watch, engagement party, eye, face, fall, fall winter, featured, feet,
    felt tip, finger, fire engine, fish tail, fishtail, fit, flannel lined, flash sale, flat pack, flat rate, fleece
    lined, floor standing, foot, for her, for him, four, four horse, fox, free shipping, free standing, freestanding,
    frontpage, full, fun fair, garden party, general, gift, gift box, gift ideas, gift set, gifts, ginger hair, glass,
    global tech, gold, gold plated, gold ring light, gold tone, golf green, green, gun barrel grey, gun metal,
    gunmetal, guns and roses, hair on hide, hand, hand held, hand made, hand painted, handheld, handmade, hardware
    software, head, health and beauty, health beauty, health fitness beauty, health wellness, heart, heel height, her
    majesty, high waist, hikes, holder, home, home and garden, home garden, home improvement, home lifestyle, home
    living, home office, honey color, honey gold, hooded, horse, horse hair, horse lover, horse lovers, hot dog,
    hound, hunting season, inch, infants kids, ink blue, iron gray, iron grey, iron steel, is, it, jack and jill,
    jasmine, jersey knit, jet black, jewelry accessories, jewelry and accessories, jewelry watches, kg, kid, kids,
    kids and babies, kids and baby, kids baby, king, kit, knit, knitted, large, lavender, lb, lead free, leaf print,
    leather, leg, lemon yellow, leopard print, license plate, light beige, light blue, light brown, light brown
    leather, light denim, light gray, light green, light grey, light khaki, light oak, light pink, light purple, light
    rail, light up, light walnut, light wash, light weight, light weight foam, light wood, light yellow, lily, line,
    linen, lot of, low rise, made by, magic bun, magic garden, main, man made, manmade, marble, mat, matte black, mega
    pack, men at work, men in black, mid century, mid rise, milk white, milky, mini, mint color, mint green, misc, ml,
    mm, mode, moon, mother baby, moto e, moto g, motorola moto, mount, multi pack, mushroom print, musk scent, mustard
    yellow, my, mystery box, name plate, natural, neck, new, nursery art, nursery room, oak finish, oil black, oil
    control, oil free, oil rubbed bronze, oil slick, oily skin, olive drab, olive green, one size, orange red,
    organic, other, others, our, owl, oxford street, oz, pack, pack of, padded, paint splatter, pair, pair of, palm
    tree, paper cut, part, parts, pcs, peach pink, pearl white, petite, piece, pin, plate number, plated, plug in,
    plus size, ply, pocket, pocket size, polka dot, pool party, porcelain, pork pie, power cat, pre order, print dress
    fabric, pull, queen, quilted, rabbit, rack, rechargeable, red, red riding hood, refill, regular fit, replacement,
    replacement part, replacement parts, resin coated, ribbed, ring light, ring spun, rose, rose gold, rose gold
    color, rose quartz, round neck, running out, sac, sage green, sale, sample, sample pack, samples, sand, sand
    beige, sandalwood, satin nickel, screen print, second skin, seed oil, set, set of, set of 2, shirt collar, shoes
    accessories, shoes and accessories, short sleeve, silk, silver, silver plated, silver tone, single, size, skate
    high, skate training, skin friendly, skin tone, skinny, skull, sleeve, sleeveless, slim fit, slip, small, snake
    print, sol, spare, spare part, spare parts, sport band, sport band loop, sport classic, sport grey, sport leisure,
    sports and outdoors, sports entertainment, sports leisure, sports loisirs, sports luxe, sports outdoors, spring
    summer, stainless steel, stamp duty, stand, stand collar, star, starter kit, starter set, steel, stone, strap,
    stud detail, sugar skull, summer, sun, sunflower, suspension fork, sweat proof, sweatproof, table top, tabletop,
    tea color, tea length, tea party, tech cap, tech fleece, tempered glass lid, the, tie and dye, tie back, tie dye,
    tie front, tie neck, tie waist, tiger eye, tiger print, tools home improvement, top handle, top quality, top
    rated, top selling, toys hobbies, training course, tree of life, twin, twin pack, tye dye, uncategorized,
    underwire, union jack, unisex, usb powered, usb rechargeable, v neck, value pack, vanilla scent, vanilla white,
    velvet, vintage, wall e, wall mount, wall mounted, watch me, watch out, watches jewelry, water, water proof, we,
    white, wide leg, wine color, wine red, winter, wire free, wolf grey, women s accessories, wood, wood grain,
    wooden, wool, woven, wrap, wrap around, you, your, zebra print, zinc alloy, zinc plated, zip, zipper front`,
  departments: `all products, beauty and health, daily essentials, department, departments, digital download, digital
    downloads, digital files, digital product, digital products, diy and home improvement, dollar store, drugstore,
    everything, fashion and accessories, general goods, gift ideas, gifts for her, gifts for him, health and beauty,
    health care devices, home and garden, home garden, home improvement, home improvements, home office storage, home
    page, homepage, instant download, misc, miscellaneous, multi, new arrivals, non food, nonfood, other category,
    others, sundries, supermarket, tools and home improvement, tools home improvement, uncategorized, various`,
  endings: ['s', 'es'],
};
