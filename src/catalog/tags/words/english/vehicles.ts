import type { Subject } from '../words.ts';

export const VEHICLES: Subject = {
  things: [
    ['AUTOMOTIVE+KITCHEN', 'car kettle, car mug heated, heated car mug, truck kettle'],
    [
      'AUTOMOTIVE+ELECTRONICS',
      `android auto adapter, android head unit, backup camera, car alarm, car amplifier, car audio, car battery
      charger, car bluetooth adapter, car camera, car charger, car diagnostic tool, car dvd player, car dvr, car gps,
      car head unit, car inverter, car jump starter, car monitor, car mp3 player, car parking sensor, car phone
      charger, car phone holder, car phone mount, car player, car power inverter, car radio, car speaker, car stereo,
      car subwoofer, car tracker, car tuner, car tv, car usb charger, car woofer, carplay adapter, carplay screen, dash
      cam, dash camera, dashcam, diagnostic scanner, fm transmitter, laser detector, obd scanner, obd2 scanner, parking
      sensor, radar and laser detector, radar detector, rear view camera, rearview camera, reverse camera, reversing
      camera, reversing sensor, sat nav, satnav, tire inflator electric, tpms, vent phone mount`,
    ],
    [
      'AUTOMOTIVE+FASHION',
      `armoured jeans motorcycle, biker jacket motorcycle, karting suit, motocross jersey, motocross kit, motocross
      pant, motocross pants, motorcycle jacket, motorcycle pant, motorcycle pants, motorcycle rain suit, motorcycle
      suit, race suit`,
    ],
    [
      'AUTOMOTIVE',
      `0w 20, 0w 30, 0w20, 10w 30, 10w 40, 10w 60, 10w30, 10w40, 10w60, 13 pin, 15w 40, 15w40, 2 stroke oil, 20w 50,
      20w50, 2t oil, 4 stroke oil, 4t oil, 5w 30, 5w 40, 5w20, 5w30, 5w40, 75w 90, 75w90, 80w 90, 80w90, 85w140, abs
      ring, abs sensor, ac compressor, ac compressor clutch, ac condenser, ac condenser fan, adblue, adblue pump,
      adblue sensor, agm battery car, air bag suspension, air brake, air brake chamber, air brake fitting, air brake
      hose, air brake valve, air dam, air dryer cartridge, air dryer truck, air filter, air filter car, air flow meter,
      air horn, air jack, air mass sensor, air spring, air spring bellows, air suspension, air suspension compressor,
      air suspension valve, airbag, airbag module, alloy cleaner, alloy rim, alloy wheel paint, alternator, amber
      beacon, android auto, angel eye, angel eyes, antenna topper, anti roll bar link, antifreeze, arch liner, armrest
      box, atf, atf filter, atv, atv goggle, atv goggles, atv winch, auto decal, auto emblem, auto sticker, aux belt,
      auxiliary belt, axle, axle seal, axle shaft, axle stand, baby on board, back box exhaust, back seat organizer,
      badge emblem, ball joint, bar and chain oil car, bar end, bar end mirror, bar end mirrors, bar ends, bar risers,
      battery 12v 74ah, battery clamp, battery conditioner, battery isolator, battery isolator switch, battery jumper,
      battery terminal, battery tray car, beacon light, bed cover truck, bed liner, bed mat, bed rack, belt tensioner,
      belt tensioner pulley, bevel gear differential, big end bearing, bike helmet motorcycle, bike parts motorcycle,
      bike rack for car, bilge pump, bimini, bimini top, blow off valve, blower motor, blower resistor, boat
      accessories, boat bimini, boat cleat, boat fender, boat hatch, boat ladder, boat parts, boat propeller, boat
      propeller aluminium, boat steering, boat trailer, boat trailer winch, body clip, body filler, body kit, body
      panel car, body panels, bodyfiller, bonnet cable, bonnet catch, bonnet hinge, bonnet insulation, bonnet pin,
      bonnet pins, bonnet protector, bonnet release cable, bonnet strut, bonnet struts, boost gauge, boost hose,
      booster cable, booster cables, boot badge, boot handle, boot lid, boot liner, boot mat, boot organiser, boot
      spoiler, boot strut, boot tray, bottle jack, brake booster, brake caliper, brake chamber, brake cleaner, brake
      clutch levers, brake cylinder, brake disc, brake drum, brake fluid, brake hose, brake kit, brake lamp, brake
      lever, brake lever set, brake light, brake light switch, brake line, brake master cylinder, brake pad, brake
      pads, brake parts, brake parts cleaner, brake pedal, brake pedal rubber, brake rotor, brake servo, brake shoe,
      brake shoes, brake system, brake valve, brakes, braking system, breakaway cable, breakdown kit, brush guards,
      bucket teeth, bug deflector, bug remover, bull bar, bullbar, bumper, bumper bracket, bumper clip, bumper clips,
      bumper cover, bumper grille, bumper guard, bumper protector, bumper reinforcement, bumper sticker, bumper trim,
      bush kit, bushing kit, cab curtain, cab mirror, cab mount, cab shock, cab step, cab suspension, cab tilt
      cylinder, cab tilt pump, cabin air filter, cabin filter, caliper paint, cam bearing, cam follower, cam sensor,
      cambelt, camper conversion, camper van, campervan, camshaft, camshaft kit, camshaft position sensor, camshaft
      seal, camshaft sensor, car air freshener, car badge, car battery, car boot organiser, car bulb, car cleaning, car
      cover, car cup holder, car cushion, car decal, car detailing, car diagnostic, car emblem, car exterior, car flag,
      car freshener, car hanging ornament, car interior, car jack, car magnet, car mat, car mats, car mirror, car
      mount, car organizer, car paint, car pendant, car perfume, car polish, car relay, car seat cover, car seat
      cushion, car seat gap filler, car seat organizer, car shampoo, car soap, car sticker, car stickers, car styling,
      car sun shade, car sunshade, car thermostat, car tint, car vacuum, car wash, car wash shampoo, car wash soap, car
      wax, car window sun shade, caravan accessories, caravan battery box, caravan cover, caravan door, caravan hitch
      lock, caravan jockey wheel, caravan light, caravan lock, caravan mirror, caravan mover, caravan step, caravan
      window, carb jet, carb jets, carb kit, carb rebuild kit, carburetor, carburetor cleaner, carburetor kit,
      carburetor repair kit, carburettor, carburettor jet, carburettor repair kit, cargo bar truck, cargo box, cargo
      box roof, cargo liner, carnauba, carnauba wax, carplay, cat back, catalytic converter, catback, cdi, cdi unit,
      center bearing propshaft, center cap, center stand, centre bearing, centre cap, centre caps, ceramic coating,
      chain 428, chain 520, chain 525, chain 530, chain and sprocket kit, chain kit, chain lube, chain oil, chain
      sprocket kit, chandlery, chrome trim, clay bar, clay kit detailing, clay mitt, clearance light truck, clevis
      yoke, clip on handlebars, clock spring, clutch actuator, clutch basket, clutch bell, clutch booster, clutch
      cable, clutch cover, clutch disc, clutch fork, clutch hose, clutch kit, clutch lever, clutch master cylinder,
      clutch pack, clutch pedal, clutch plate, clutch pressure plate, clutch release bearing, clutch servo, clutch
      shoes, clutch spring, code reader, coil pack, coil spring, coil springs, coilover, coilovers, cold air intake,
      column switch, combination lamp, combination switch, combine belt, common rail, compressor ring, con rod, con rod
      bearing, connecting rod, connecting rod bearing, console organizer, control arm, coolant, coolant filter, coolant
      radiator, coolant temperature sensor, coolant thermostat, cooling fan car, cooling system, corner panel, coupling
      head, crank bearing, crank pulley, crank sensor, crankcase, crankshaft, crankshaft position sensor, crankshaft
      seal, crankshaft sensor, crash bar, crash bar motorcycle, crash bung, crash bungs, crash helmet, crash protector,
      crash protectors, crash sensor, cross bars, crown wheel, crown wheel and pinion, cup holder expander, curtain
      strap, curtainsider, cv axle, cv boot, cv joint, cycle carrier, cylinder head, cylinder head gasket, cylinder
      kit, cylinder liner, da polisher, dash cover, dash kit, dash mat, dashboard polish, daytime running light, db
      killer, de icer, decal kit, def pump, def tank, deicer, detailing kit, detailing spray, diesel additive, diesel
      engine oil, diesel injector, diff gear, diff lock, differential, diffuser lip, dirt bike, dirt bike goggle, dirt
      bike goggles, distributor, distributor cap, door check strap, door edge guard, door handle car, door handle
      outer, door lock actuator, door lock barrel, door mirror, door mirror glass, door seal car, door switch car, door
      visor, downpipe, dpf, dpf cleaner, dpf sensor, drawbar, drive belt, drive chain 428, drive chain 520, drive
      shaft, driveshaft, drivetrain parts, drl, drop link, drying towel car, ducktail spoiler, dump valve, ecu, efb
      battery, egr cleaner, egr valve, egt sensor, electrical parts car, emblem badge car, emergency hammer, emission
      system cleaner, engine, engine air filter, engine bearing, engine block, engine cleaner, engine components,
      engine coolant, engine cover, engine degreaser, engine flush, engine gasket, engine guard, engine mount, engine
      oil, engine radiator, engine rebuild kit, engine seal, engine thermostat, engine undertray, engine valve,
      evaporator, excavator bucket, excavator filter, exhaust, exhaust back box, exhaust bracket, exhaust brake,
      exhaust clamp, exhaust flap, exhaust flexi, exhaust gasket, exhaust hanger, exhaust header, exhaust manifold,
      exhaust muffler, exhaust parts, exhaust pipe, exhaust silencer, exhaust stud, exhaust system, exhaust temperature
      sensor, exhaust tip, exhaust wrap, expansion tank, expansion valve car, exterior door handle, fairing, fairing
      kit, fairing screw, fairing screws, fallout remover, fan belt, fan clutch, feed pump diesel, fender, fender clip,
      fender flare, fender liner, fifth wheel, fifth wheel jaw, filter separator fuel, flasher relay, flex pipe
      exhaust, flex plate, flexi pipe, flexplate, floor mat, floor mats, floor mats car, flywheel, flywheel puller,
      foam cannon, foam lance, fog lamp, fog light, foot brake valve, foot peg, foot pegs, foot rests motorcycle,
      footpeg, footpegs, footrest motorcycle, fork boots, fork gaiters, fork oil, fork seal, fork tube, forklift
      filter, forklift parts, frame slider, front bumper, front hub bearing, front lip, front splitter, front sprocket
      motorcycle, fuel additive, fuel cap, fuel feed pump, fuel filter, fuel filter separator, fuel filter truck, fuel
      hose, fuel injector, fuel injector cleaner, fuel level sensor, fuel lift pump, fuel line, fuel pressure
      regulator, fuel pump, fuel rail, fuel sender, fuel separator, fuel stabilizer, fuel tank, fuel tank boat, fuel
      tank cap, fuel water, fuel water separator, full face helmet, full gasket set, gas cap, gasket set, gauge
      cluster, gb sticker, gear box mount, gear cable car, gear gaiter, gear knob, gear lever, gear linkage, gear oil,
      gear pedal, gear selector, gear selector cable, gear shift cable car, gear shift lever, gear stick, gearbox,
      gearbox mount, gearbox oil, glad hand, gladhand, glass coating, glow plug, glow plug relay, golf cart parts,
      gooseneck hitch, graphene coating, grille, grille badge, half helmet, half shaft, hand guards motorcycle,
      handbrake cable, handbrake gaiter, handguards motorcycle, handlebar clamp motorcycle, handlebar grips, handlebar
      grips motorcycle, handlebar motorcycle, handlebar muff, handlebar muffs, handlebar riser, handlebar risers
      motorcycle, harmonic balancer, hazard switch, head gasket, head gasket set, head lamp, head light assembly, head
      unit, headache rack, header tank, headlamp assembly, headlamp unit, headlight, headlight assembly, headlight
      bulb, headlight switch, headlight unit, headlights, headrest hook, headstock bearings, heated grip, heated grips,
      heater blower, heater core, heater matrix, heater valve, helmet decal, helmet lock, helmet visor, hi lift jack,
      hid kit, high pressure fuel pump, highway pegs, hitch, hitch ball, hitch bike rack, hitch cover, hitch drawbar,
      hitch lock, hitch lock pin, hitch pin, hitch receiver, hood, hood latch, hood scoop, hood vent, hook up cable,
      horse trailer vent, ht lead, ht leads, hub assembly, hub bearing, hub cap, hub oil seal, hub seal, hubcap,
      hydraulic filter truck, hydraulic lifter, hydraulic tappet, ice scraper, idle control valve, idler, idler arm,
      idler pulley, ignition barrel, ignition coil, ignition key motorcycle, ignition key switch, ignition lock,
      ignition module, ignition parts, ignition switch, ignition wire, impeller, indicator lamp, indicator light,
      indicator light motorcycle, indicator switch, indicators motorcycle, induction kit, injection pump, injector,
      injector cleaner, injector nozzle, injector seal, inner door handle, inner fender, input shaft, inside door
      handle, instrument cluster, intake, intake air sensor, intake boot, intake hose, intake manifold, intake reed,
      intercooler, interior car accessories, iron remover, jack stand, jack stands, jerry can holder, jet ski, jet ski
      cover, jet ski parts, jockey wheel trailer, jump lead, jump leads, jump pack, jump starter, jumper cable, jumper
      cables, key cover, key fob case, key fob cover, key fob shell, key shell, kick start lever, kick starter, kick
      starter lever, kickstarter, king pin, king pin kit, kingpin, knock sensor, l plates, lambda sensor, leaf spring,
      led bar, led beacon, leisure battery, leveling kit, levelling ramp, levelling ramps, lever guard, licence plate
      light, license plate, license plate frame, license plate light, lift kit, lift pump, light bar, liner kit, link
      pipe, linkage pin, lip spoiler, load bar, load securing, loader bucket, locking wheel nut, lorry, lorry
      accessories, lorry filter, lorry parts, lorry strap, lowering kit, lowering spring, lowering springs, lube
      filter, lubricants and fluids, lug nut, luggage rack motorcycle, machine polisher, maf sensor, main bearing,
      manifold, map sensor, marine battery box, marine fuel filter, marine parts, marker lamp, marker lights, mass air
      flow, mass air flow sensor, master cylinder, master cylinder lever, mechanics creeper, microfibre drying towel,
      mirror cap, mirror caps, mirror cover, mirror cover left, mirror cover right, mirror indicator, modular helmet,
      motocross goggle, motocross goggles, motor oil, motorbike accessories, motorbike goggle, motorbike goggles,
      motorbike parts, motorcycle, motorcycle accessories, motorcycle battery, motorcycle chain, motorcycle cover,
      motorcycle exhaust, motorcycle glove, motorcycle gloves, motorcycle goggle, motorcycle goggles, motorcycle grips,
      motorcycle helmet, motorcycle indicators, motorcycle lever, motorcycle mirror, motorcycle oil, motorcycle
      panniers, motorcycle parts, motorcycle seat, motorcycle tire, motorcycle tyre, motorcycle windscreen, motorhome,
      motorhome accessories, motorhome awning, mud flap, mud flaps, mud wing, mudguard bracket, mudwing, muffler, nano
      coating, neutral switch, nitrous, nox sensor, nudge bar, number plate, number plate frame, number plate lamp,
      number plate light, o ring chain, o2 sensor, obd2, octane booster, odometer, off road light, offroad light, oil
      additive, oil cap, oil cooler, oil cooler gasket, oil drain plug, oil filter, oil level sensor, oil pan, oil
      pressure sensor, oil pressure switch, oil pump, oil sump, oil sump gasket, oil switch, oil temp gauge, oil
      treatment, oils and fluids, oils and lubricants, one way clutch, open face helmet, outboard engine, outboard
      fuel, outboard impeller, outboard motor, outboard propeller, outer door handle, output shaft gearbox, over centre
      buckle, overhaul gasket, overhaul kit, oxygen sensor, p plates, paddock stand, pannier frame, passenger pegs,
      paste wax, pcv valve, pdc sensor, performance filter, petrol cap, pinlock, piston, piston liner kit, piston ring,
      piston ring set, pitman arm, planetary gear, plastic restorer, polishing compound, pollen filter, polybush, power
      steering, power steering fluid, power steering pump, power window switch, pre wash, prop shaft, propshaft, pto,
      pto pump, pto shaft, pulse coil, push rod engine, pushrod, quad bike, rack and pinion, rack and pinion kit, rack
      pinion, rack pinion kit, radiator cap, radiator car, radiator fan, radiator flush, radiator grille, radiator
      guard, radiator hose, rail pressure sensor, rain light sensor, rain repellent, rear bumper, rear combination
      lamp, rear diffuser, rear lamp, rear light cluster, rear shock, rear sprocket, rear view mirror, rear wing,
      rearsets, rearview mirror, rearview mirror cover, rebuild kit engine, receiver drier, recovery kit, recovery
      shackle, recovery strap, recovery track, rectifier, reed block, reed valve, regulator rectifier, relay 24v, relay
      valve, release bearing, remote key, reverse light, reverse switch, rim, rim stickers, rim tape motorcycle, ring
      and pinion, rock slider, rocker arm, rocker cover, rocker gasket, rod bearing, roof bar, roof bars, roof basket,
      roof bike rack, roof box, roof fan, roof hatch, roof hatch kit, roof hatch vehicle, roof hatches, roof rack, roof
      rail, roof spoiler, roof tent rack, roof vent, roof ventilator, rooftop ventilator, rotating beacon, rotor,
      rotors, rubbing compound, running board, rust proofing, rust remover car, rust treatment, rv cover, sae 0w20, sae
      10w30, sae 10w40, sae 15w40, sae 20w50, sae 25w60, sae 5w30, sae 5w40, sae 75w90, sae 80w90, sae 85w140, scan
      tool, scooter belt, scooter carburetor, scooter parts, scooter variator, scratch remover, screen wash,
      screenwash, seat belt, seat belt cover, seat belt extender, seat belt pad, seat cover, seat cover car, seat
      covers, seat covers car, seat cowl, seatbelt, serpentine belt, service kit, shackle pin leaf, shift boot, shift
      cable transmission, shift fork gearbox, shift knob, shift lever, shifter pedal, shock absorber, shock mount,
      shocks, side awning, side marker, side marker lamp, side marker light, side mirror, side repeater, side skirt,
      side skirts, side stand, side step, side steps, side view mirror, sissy bar, skid plate, skid steer, skylight
      van, slack adjuster, slave cylinder, slip on exhaust, snorkel 4x4, snow chain, snow chains, snow foam, snow socks
      car, snowmobile, spark plug, spark plug wire, spark plugs, speed sensor vehicle, speedometer, spin on filter,
      spin on oil filter, splash guard, splash shield, spoiler, spot light offroad, spring brake, spring u bolt,
      sprocket, sprocket 520, sprocket kit, stabiliser bar, stabiliser link, stabilizer bar, stabilizer link, start
      stop battery, starter clutch motorcycle, starter motor, starter relay, starter solenoid, starter solenoid 24v,
      stator, stator coil, steering bearing, steering column, steering knuckle, steering lock, steering parts, steering
      pump, steering rack, steering shaft, steering wheel, steering wheel cover, steering wheel desk, steering wheel
      tray, step panel, step well, stone chip repair, strobe light amber, strut, sump, sump gasket, sump pan, sump
      plug, sump plug washer, sun gear, sun shade car, sunshade car, supercharger, suspension, suspension bushing,
      suspension parts, suzi coil, suzie coil, sway bar, sway bar bushing, swing arm, swingarm, synchro ring,
      synchronizer ring, synthetic winch rope, tachograph, tachometer, tail bag, tail lamp, tail lamp assembly, tail
      light, tail tidy, tailgate, tailgate badge, tailgate handle, tailgate lock, tailgate mat, tailgate pad, tailgate
      strut, taillight, tailored car mat, tailored car mats, tank bag, tank grip, tank grips, tank pad, tank sticker
      motorcycle, tappet, tar remover, tensioner, tensioner pulley, thermostat engine, thermostat housing, throttle
      body, throttle body cleaner, throttle cable, throttle grip, throttle position sensor, throttle tube, thrust
      washer, tie rod, tie rod end, timing belt, timing chain, timing cover, timing kit, tipper cover, tipper sheet,
      tire, tire chain, tire chains, tire gauge, tire inflator, tire plug kit, tire pressure gauge, tire repair kit,
      tire shine, tires, tonneau, tonneau cover, tool box truck, top box, top case motorcycle, top link, top mount, top
      yoke, torque arm, torque converter, torque rod, touch up paint, touch up pen, touch up stick, tow ball, tow bar,
      tow eye, tow hitch, tow hook, tow rope, tow strap, towball, towball cover, towbar, towbar bike carrier, towing
      electric, towing electrics, towing eye, towing mirror, track rod, track rod end, track roller, tractor battery,
      tractor filter, tractor light, tractor parts, tractor seat, tractor tyre, trailer accessories, trailer axle,
      trailer board, trailer brake, trailer connector, trailer control valve, trailer coupling, trailer hitch, trailer
      hitch cover, trailer hub, trailer jack, trailer light, trailer light board, trailer lights, trailer mudguard,
      trailer parts, trailer plug, trailer suspension, trailer wheel, trailer winch strap, trailing arm, transmission,
      transmission filter, transmission fluid, transmission gasket, transmission mount, transmission parts, trim clip,
      trim clips, trim restorer, triple clamp, trolley jack, truck accessories, truck battery, truck bed cover, truck
      cab, truck curtain, truck filter, truck mat, truck mirror, truck oil filter, truck seat, truck seat cover, truck
      tool box, trunk bike rack, trunk lid, trunk mat, trunk organizer, trunk spoiler, tuner, turbo, turbo actuator,
      turbocharger, turbocharger actuator, turn signal, turn signal light, two stroke oil, tyre, tyre inflator, tyre
      polish, tyre pressure gauge, tyre shine, tyre valve cap, tyre valve caps, tyres and wheels, u bolt leaf spring, u
      hook wiper, u joint, underbody coating, underglow, underseal, undertray, universal joint, universal joint cross,
      utv, v stay, vacuum actuator, valve cap, valve caps, valve cover, valve cover gasket, valve guide, valve lifter,
      valve spring, valve stem seal, van accessories, van parts, variator, variator kit, variator roller, variator
      rollers, vehicle speed sensor, viscous fan, voltage regulator motorcycle, warning triangle, wash and wax, wash
      mitt, wash wax, washer fluid, washer jet, washer pump, wastegate, water pump car, water separator, water
      separator filter, weatherstrip, weatherstrip car, weight distribution hitch, wheel, wheel arch, wheel arch liner,
      wheel bearing, wheel bolt, wheel cap, wheel chock, wheel clamp, wheel cleaner, wheel hub, wheel hub assembly,
      wheel lock, wheel nut, wheel nut cover, wheel nut indicator, wheel paint, wheel repair kit, wheel rim, wheel rim
      motorcycle, wheel seal, wheel sensor, wheel spacer, wheel speed sensor, wheel stickers motorcycle, wheel stud,
      wheels, wheels and tyres, wheels tyres, winch cover, winch rope, winch strap, wind deflector, wind screen, window
      channel, window cling car, window deflector, window motor, window regulator, window seal car, window sun shades
      car, window switch, window switch panel, window tint, window visor, window winder, windscreen, windscreen cover,
      windscreen frost cover, windshield, windshield cover, windshield motorcycle, windshield sun shade, windshield
      washer fluid, wing mirror, wing mirror cover, wing mirror glass, wing panel, wiper, wiper blade, wiper blades,
      wiper switch, wiring harness, wishbone, wrap vinyl, x ring chain, xenon bulb`,
    ],
    ['AUTOMOTIVE+SHOES', 'biker boot motorcycle, motocross boot, motorcycle boot, motorcycle boots, motorcycle shoe'],
  ],
  unsure: `air bag suspension, air brake, airbag, bar end, bar ends, beacon light, bed mat, bed rack, bimini, boat
    hatch, boat ladder, body clip, brake caliper, brake hose, brake lever, brake parts, brake rotor, brake system,
    brakes, bumper, chain lube, combination lamp, cooling system, crankcase, differential, distributor, dpf, drawbar,
    engine, engine block, engine cover, engine guard, evaporator, exhaust, expansion valve car, fairing, fender, fifth
    wheel, floor mat, floor mats, gear selector, grille, handlebar grips, hitch, hood, idler, impeller, injector, input
    shaft, intake, kingpin, led beacon, lift kit, lift pump, load bar, manifold, nitrous, piston, pto, rear bumper,
    rear shock, rebuild kit engine, recovery kit, recovery strap, rectifier, rim, rocker arm, roof vent, rotor, shift
    cable transmission, shift lever, shocks, side awning, spoiler, stabilizer bar, sump, suspension, tappet, top link,
    torque arm, transmission, transmission filter, tuner, turbo, tyre, underglow, universal joint, valve guide,
    variator, water separator, weatherstrip, wheel, wheel arch, wheel seal, wheels, wheels and tyres, wheels tyres,
    winch rope, windscreen, wishbone`,
  uses: {
    AUTOMOTIVE: `0w20, 0w30, 10w30, 10w40, 15w40, 20w50, 25w60, 4x4, 5w20, 5w30, 5w40, 75w85, 75w90, 80w90, 85w140,
      9005, 9006, akt 125, atv, auto, auto parts, auto spares, automotive, autoparts, bajaj boxer, bajaj pulsar, bajaj
      torito, body parts car, camry, car, car care, car parts, cars, cg 125, cg125, cg150, chevrolet aveo, chevrolet
      cruze, chevrolet spark, citroen c3, corolla, dacia logan, dashboard, denso iridium, dirt bike, dot 4, dy100,
      dy150, emission system, enduro, engine parts, fiat punto, ford f150, ford fiesta, ford focus, ford ranger,
      fortuner, freightliner, fuel system, gn 125, gn125, gy6 125, gy6 150, h11, h4, h7, hero hunk, hero splendor,
      hiace, highlander, hilux, hino 300, hino 500, honda accord, honda cb190, honda civic, honda crv, honda wave,
      honda xr150, hyundai accent, hyundai elantra, hyundai tucson, isuzu dmax, italika, kawasaki ninja, keeway,
      kenworth, kia cerato, kia rio, kia sportage, ktm duke, land cruiser, lifan 125, loncin, mazda 3, mercedes actros,
      mitsubishi l200, mitsubishi lancer, mitsubishi pajero, moto, motocross goggle, motor factors, motorbike,
      motorcycle, motorcycles, motorsport, ngk iridium, nissan altima, nissan navara, nissan patrol, nissan sentra,
      nissan versa, obd, peugeot 206, peugeot 208, peugeot 301, pulsar 150, pulsar 180, pulsar ns, rav4, renault clio,
      renault duster, renault logan, royal enfield, scania r, spare parts car, suspension and steering, suzuki ax100,
      suzuki gixxer, suzuki swift, toyota vios, truck, truck bed, truck parts, tvs apache, utv, vehicle, vehicle
      maintenance, vehicle parts, vehicles and parts, volvo fh, vw jetta, vw polo, wheels and tires, windshield, yamaha
      crypton, yamaha fz, yamaha nmax, yamaha r15, yamaha xtz, yaris, ybr 125, ybr125, zongshen`,
  },
  makers: {
    AUTOMOTIVE: `acdelco, acura, adam s polishes, agv, aisin, akebono, akrapovic, alpinestars, altimax, amsoil, arai,
      armor all, audi, audi a3, audi a4, autoglym, baja designs, bajaj, bell moto, bfg ko2, bfgoodrich, bilstein,
      blizzak, bmw, bmw e46, bmw e90, borla, bosal, bosch icon, bosch wiper, brembo, bridgestone, bushwacker, cadillac,
      camaro, can am, carplan, castrol, champion spark, chemical guys, chevrolet, chevy, cinturato, civic, continental
      extremecontact, cooper discoverer, cooper tires, corolla, corvette, cummins, dainese, dayco, denso, detroit
      diesel, did chain, dodge, dorman, ducati, dueler, duralast, eagle f1, ebc, ebc brakes, ecopia, edelbrock,
      efficientgrip, eibach, extremecontact, f 150, falken, febi, febreze car, fiat, fiat 500, firestone, flowmaster,
      ford, ford f150, ford fiesta, ford focus, ford transit, fox racing shox, galfer, garrett, general grabber, givi,
      gmc, goldwing, golf mk7, goodyear, griots, gtechniq, hankook, harley davidson, harley softail, hella, hilux, hjc,
      holley, honda, honda civic, husky liners, husky towing, hyundai, infiniti, isuzu, jaguar, jeep, jeep wrangler, k
      n 33, k n filter, kawasaki, kc hilites, kia, knorr bremse, ko2, koni, ktm, kumho, kyb, land cruiser, land rover,
      land rover defender, landcruiser, lemforder, leveling lift, lexus, liqui moly, little trees, lucas oil, luk,
      magnaflow, magneti marelli, mahle, mann filter, maxxis bighorn, mazda, meguiar s, meguiars, mercedes, michelin,
      mini cooper s, mitsubishi, mobil 1, monroe shocks, mopar, mothers polish, motorcraft, motul, mustang, nexen, ngk,
      nissan, nissan qashqai, nitto, noco, nokian, opel, p zero, pennzoil, peugeot, peugeot 208, pilot sport, pirelli,
      polaris ranger, polaris rzr, porsche, potenza, powerstop, prestone, rain x, ram 1500, range rover, renault,
      renault clio, renthal, rhino rack, rigid industries, rizoma, rough country, royal purple, rzr, sachs, scorpion
      verde, sea doo, seat ibiza, seat leon, shell helix, shoei, silverado, ski doo, skoda, skyjacker, smittybilt,
      softail, sonax, sportcontact, sportster, subaru, suzuki, tacoma, tein, tesla, tesla model, thule aero, timken,
      toyo, toyota, toyota yaris, turanza, turtle wax, valeo, valvoline, vance hines, vauxhall astra, vauxhall corsa,
      vespa, volkswagen, volvo, vw, vw golf, vw polo, wabco, warn vr, wd 40 specialist motorbike, weathertech,
      wrangler, wrangler at, wynn s, wynns, yakima, yamaha, yokohama, yoshimura, zerex`,
  },
};
