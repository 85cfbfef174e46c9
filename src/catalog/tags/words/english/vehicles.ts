import type { Subject } from '../words.ts';

export const VEHICLES: Subject = {
  things: [
    ['AUTOMOTIVE+KITCHEN', 'car kettle, car mug heated, heated car mug, truck kettle'],
    [
      'AUTOMOTIVE+ELECTRONICS',
      `android auto adapter, android head unit, backup camera, car alarm, car amplifier, car audio, car battery
      charger, car bluetooth adapter, car camera, car charger, car diagnostic tool, car dvd player, car dvr, car gps,
      car head unit, car inverter, car jump starter, car monitor, car mp3 player, car phone charger, car phone holder,
      car phone mount, car player, car power inverter, car radio, car speaker, car stereo, car subwoofer, car tracker,
      car tuner, car tv, car usb charger, car woofer, carplay adapter, carplay screen, dash cam, dash camera, dashcam,
      diagnostic scanner, fm transmitter, helmet bluetooth headset, laser detector, motorcycle bluetooth headset,
      motorcycle gps mount, motorcycle intercom, motorcycle phone mount, motorcycle usb charger, obd scanner, obd2
      scanner, packtalk, parking sensor, radar and laser detector, radar detector, rear view camera, rearview camera,
      reverse camera, reversing camera, reversing sensor, sat nav, satnav, tire inflator electric, tpms, vent phone
      mount`,
    ],
    [
      'AUTOMOTIVE+FASHION',
      `adventure jacket motorcycle, airbag vest motorcycle, aramid jeans, armored hoodie, armored jeans, armored shirt,
      armoured hoodie, armoured jeans, armoured jeans motorcycle, armoured shirt, biker jacket motorcycle, fireproof
      underwear racing, heated jacket motorcycle, heated vest motorcycle, kart suit, karting overalls, karting suit,
      kevlar jeans, kevlar riding jeans, mechanics overalls, motocross jersey, motocross kit, motocross pant,
      motorcycle hoodie, motorcycle leathers, motorcycle rain suit, motorcycle suit, motorcycle waterproofs, mx gear
      set, mx jersey, mx kit, mx pant, nomex underwear, one piece leather suit, one piece leathers, pit crew shirt,
      race leathers, race suit, riding jeans kevlar, riding jeans motorcycle, single layer jeans motorcycle, trials
      pants, trials shirt, two piece leather suit, two piece leathers`,
    ],
    [
      'AUTOMOTIVE',
      `0w 20, 0w 30, 0w20, 10w 30, 10w 40, 10w 60, 10w30, 10w40, 10w60, 12000lb winch, 12v air compressor, 13 pin, 15w
      40, 15w40, 2 stroke oil, 20w 50, 20w50, 270 awning, 2t oil, 3 strand rope, 4 stroke oil, 4t oil, 501 bulb, 5w 30,
      5w 40, 5w20, 5w30, 5w40, 7 pin plug, 7 pin trailer, 75w 90, 75w90, 80w 90, 80w90, 85w140, 9500lb winch, 9h
      coating, abs module, abs pump, abs ring, abs sensor, abs unit, ac compressor, ac compressor clutch, ac condenser,
      adblue, adblue pump, adventure helmet, agm battery car, air bag suspension, air brake, air brake chamber, air
      brake fitting, air brake hose, air brake valve, air compressor 4x4, air dam, air dryer cartridge, air dryer
      truck, air filter, air filter car, air flow meter, air horn, air jack, air locker, air mass meter, air mass
      sensor, air spring, air suspension, airbag, airbag module, airbag squib, alarm disc lock, alloy cleaner, alloy
      polish, alloy rim, alternator, aluminium panniers motorcycle, amber beacon, anchor chain boat, anchor galvanised
      boat, anchor light led, anchor roller, anchor warp, android auto, angel eye, antenna topper, anti roll bar, anti
      seize grease brake, antifoul, antifouling, antifouling paint, antifreeze, apc citrus, apc cleaner, ape hanger
      bars, ape hangers, arb bush, arb link, arch liner, armrest box, atf, atv, atv goggle, atv winch, auto decal, auto
      emblem, auto sticker, aux belt, auxiliary belt, awning bracket 4x4, axle, axle shaft, baby on board, back box
      exhaust, back protector motorcycle, back seat organizer, backing plate polisher, badge emblem, baffle exhaust,
      ball joint, bar and chain oil car, bar end, bar end mirror, bar ends, bar mount kit motorcycle, bar pad, bar
      risers, bash plate, battery 12v 74ah, battery box 12v portable, battery clamp, battery conditioner, battery
      isolator, battery jumper, battery optimate, battery optimiser, battery tender, battery terminal, battery tray
      car, beacon light, beadlock, bed cover truck, bed liner, bed mat, bed rack, belly pan motorcycle, belt tensioner
      pulley, bevel gear differential, big end bearing, bike chain cleaner motorcycle, bike helmet motorcycle, bike
      lift motorcycle, bike parts motorcycle, bike rack for car, bilge 800gph, bilge pump, bilge switch, bimini, bimini
      frame, bimini top, blade fuse, blow off valve, blower motor, blower motor resistor, blower resistor, boarding
      ladder boat, boars hair detailing, boat accessories, boat anode, boat bimini, boat canopy, boat cleaner, boat
      cleat, boat fender, boat guide trailer, boat hatch, boat hook, boat ladder, boat parts, boat polish, boat prop,
      boat propeller, boat rail, boat roller, boat seat pedestal, boat soap, boat steering, boat trailer, boat trailer
      winch, boat wax, boat winch, boathook, bobber seat, body armour motocross, body clip, body control module, body
      filler, body kit, body panel car, body panels, bodyfiller, bonnet cable, bonnet catch, bonnet gas strut, bonnet
      hinge, bonnet insulation, bonnet pin, bonnet protector, bonnet release cable, bonnet strut, boom vang, boost
      gauge, boost hose, boost pipe, booster cable, boot badge, boot gas strut, boot handle, boot lid, boot liner, boot
      mat, boot organiser, boot spoiler, boot tray, bottle jack, bottle screw rigging, bow roller trailer, bow shackle
      recovery, braid on braid, brake and clutch levers, brake booster, brake caliper, brake chamber, brake cleaner,
      brake clutch levers, brake controller, brake cylinder, brake disc, brake drum, brake flexi, brake flexi hose,
      brake fluid, brake grease, brake hose, brake kit, brake lamp, brake lever, brake lever set, brake light, brake
      line, brake pad, brake parts, brake parts cleaner, brake pedal, brake pipe, brake rotor, brake servo, brake servo
      pump, brake shoe, brake system, brake vacuum pump, brake valve, brake wear indicator, brake wear sensor, brakes,
      braking system, breakaway cable, breakdown kit, breakdown triangle, bruce anchor, brush bars, brush guards, bsi
      module, bucket dolly, bucket teeth, buffing towel, bug and tar, bug deflector, bug remover, bug splat, bug
      sponge, bull bar, bullbar, bump stop, bumper, bumper bracket, bumper clip, bumper cover, bumper dressing, bumper
      grille, bumper guard, bumper protector, bumper reinforcement, bumper restorer, bumper sticker, bumper trim,
      burgee, bush kit, bushing kit, cab curtain, cab mirror, cab mount, cab shock, cab step, cab suspension, cab tilt
      cylinder, cab tilt pump, cabin filter, cafe racer, caliper bracket, caliper carrier, caliper paint, caliper pin
      kit, caliper piston, caliper repair kit, caliper slide pin, cam bearing, cam cleat, cam follower, cam sensor,
      cambelt, camper conversion, camper van, campervan, camshaft, canbus bulb, canbus error, canopy ute, car air
      freshener, car badge, car battery, car bomb fogger, car boot organiser, car bulb, car carpet cleaner, car
      cleaning, car cover, car cup holder, car cushion, car decal, car detailing, car diagnostic, car dog guard, car
      door handle, car door lock, car drying towel, car emblem, car exterior, car fabric cleaner, car fire
      extinguisher, car first aid kit, car flag, car fragrance, car freshener, car fuse, car glass cleaner, car glaze,
      car hanging ornament, car immobiliser, car immobilizer, car interior, car jack, car key blade, car key
      transponder, car leather cleaner, car leather conditioner, car magnet, car mat, car mirror, car mount, car odour,
      car organizer, car paint, car pendant, car perfume, car polish, car radiator, car relay, car scent, car seat
      cleaner, car seat cover, car seat cushion, car seat gap filler, car seat organizer, car shampoo, car soap, car
      sponge, car sticker, car styling, car sun blind, car sun shade, car sunshade, car thermostat, car tint, car
      upholstery cleaner, car vacuum, car wash, car wash shampoo, car wash soap, car washer bottle, car washing sponge,
      car wax, car window sun shade, car wing, caravan accessories, caravan battery box, caravan cleaner, caravan
      cover, caravan door, caravan jockey wheel, caravan light, caravan lock, caravan mirror, caravan mover, caravan
      step, caravan window, carb cleaner, carb diaphragm, carb jet, carb kit, carb rebuild kit, carburetor,
      carburettor, cargo bar truck, cargo barrier, cargo box, cargo carrier hitch, cargo drawers, cargo liner, cargo
      net truck, carnauba, carpet cleaner car, carplay, case saver, cat back, catalytic converter, catback, cavity wax,
      cdi, ce armour, ce level 2 armour, center cap, center stand, center stand motorcycle, centre bearing, centre cap,
      centre silencer, centre stand motorcycle, ceramic coating, ceramic detailer, ceramic shampoo, ceramic spray
      coating, chain 428, chain 520, chain 525, chain 530, chain and sprocket kit, chain clean, chain guide block,
      chain kit, chain lube, chain oil, chain rivet tool motorcycle, chain roller motocross, chain slider, chain
      splitter motorcycle, chain wax motorcycle, chandlery, chase light, chest protector motocross, chicken light,
      chrome polish car, chrome stack, chrome trim, clam cleat, clay bar, clay block, clay disc, clay kit, clay lube,
      clay mitt, clay pad, clay towel, cleanser polish car, clearance light truck, cleat nylon, clevis yoke, clip on
      handlebars, clip ons bars, clock spring, clubman bars, clutch actuator, clutch basket, clutch bell, clutch
      booster, clutch cable, clutch cover, clutch disc, clutch fork, clutch hose, clutch kit, clutch lever, clutch
      pack, clutch pedal, clutch plate, clutch pressure plate, clutch servo, clutch shoes, clutch slave, clutch spring,
      coating applicator, coating kit ceramic, code reader, coil pack, coil spring, coilover, cold air intake, cold
      start spray, column switch, combination lamp, combination switch, combine belt, common rail, compressor ring, con
      rod, con rod bearing, condenser points, connecting rod, connecting rod bearing, conrod bearing, console
      organizer, contact cleaner brake, control arm, convertible roof cleaner, convertible top cleaner, coolant,
      coolant bottle, coolant filter, coolant flange, coolant hose, coolant pipe, coolant pump, coolant radiator,
      coolant reservoir, coolant temperature sensor, coolant thermostat, cooling fan car, cooling system, copper ease,
      copper slip, corner panel, coupling head, crank bearing, crank pulley, crank sensor, crankcase, crankcase guard,
      crankshaft, crash bar, crash bar motorcycle, crash bung, crash helmet, crash protector, crash sensor, cross bars,
      crown wheel, cup holder expander, curtain strap, curtainsider, cut compound, cutting compound, cutting polish
      car, cv boot, cv joint, cycle carrier, cylinder head, cylinder kit, cylinder liner, da polisher, da polishing
      pad, dan buoy, danbuoy, danforth anchor, dash cover, dash dressing, dash kit, dash mat, dashboard dressing,
      dashboard polish, davit, daytime running light, db killer, dcdc charger, de icer, decal kit, decat, deck filler,
      deck hatch, deck plate boat, decontamination spray car, def pump, def tank, deicer, detailing apron, detailing
      bag, detailing brush, detailing bucket, detailing cart, detailing cloth, detailing kit, detailing light,
      detailing spray, detailing stool, detailing tape, detailing towel, diesel additive, diesel injector, diff
      breather, diff gear, diff guard, diff lock, diff locker, differential, differential oil, diffuser lip, dinghy
      trolley, dinitrol, dirt bike, dirt bike goggle, dirt guard bucket, disc lock alarm, distributor, distributor cap,
      ditch light, dmf, dock fender, dock line, docking line, door check strap, door edge guard, door handle car, door
      handle exterior, door handle outer, door latch actuator, door lock actuator, door lock barrel, door lock
      mechanism car, door mirror, door seal car, door switch car, door visor, double bubble screen, downpipe, dpf, dpf
      cleaner, dpf sensor, drawbar, drawer system 4x4, drawer system ute, drive belt, drive shaft, driveshaft,
      drivetrain parts, driving lights, drl, drop link, drying towel car, drying towel detailing, dual battery kit,
      dual battery system, dual battery tray, ducktail spoiler, dump valve, dyneema rope sailing, dynojet, easy start,
      ecu, edgeless towel, efb battery, egr cleaner, egr valve, egt sensor, elbow sliders, electric winch 12v,
      electrical parts car, electronic ignition kit, emblem badge car, emergency hammer, emission system cleaner,
      engine, engine bars, engine bearing, engine block, engine cleaner, engine components, engine control cable,
      engine coolant, engine cooling fan, engine cover, engine degreaser, engine flush, engine gasket, engine guard,
      engine guards motorcycle, engine immobiliser, engine mount, engine oil, engine radiator, engine rebuild kit,
      engine seal, engine thermostat, engine valve, engine wiring loom, evaporator, excavator bucket, excavator filter,
      exhaust, exhaust assembly paste, exhaust back box, exhaust baffle, exhaust bracket, exhaust brake, exhaust centre
      section, exhaust clamp, exhaust flap, exhaust flexi, exhaust gasket, exhaust hanger, exhaust header, exhaust hose
      marine, exhaust jack, exhaust manifold, exhaust mounting rubber, exhaust parts, exhaust paste, exhaust pipe,
      exhaust repair paste, exhaust silencer, exhaust stack, exhaust stud, exhaust system, exhaust temperature sensor,
      exhaust tip, exhaust wrap, expansion tank, expansion valve car, exterior door handle, exterior handle car, fabric
      coating, fabric guard, fabric roof car, fairing, fairing kit, fairing screw, fairlead, fallout remover, fan belt,
      fan clutch, feed pump diesel, fender, fender basket, fender clip, fender cover boat, fender flare, fender hook
      boat, fender liner, fender rope, fifth wheel, fifth wheel hitch, fifth wheel jaw, filter separator fuel,
      finishing polish, flasher relay, flat rack, flex pipe exhaust, flex plate, flexi brake hose, flexi joint exhaust,
      flexi pipe, flexplate, flip front helmet, flip up helmet, floor liner, floor mat, floor mats, floor mats car, fly
      screen motorcycle, flyscreen motorcycle, flywheel, foam applicator pad, foam bottle lance, foam cannon, foam
      cutting pad, foam finishing pad, foam lance, foam polishing pad, foam sprayer car, foaming sprayer, fog horn, fog
      lamp, fog light, folding levers, foot brake valve, foot peg, foot rests motorcycle, footpeg, footrest motorcycle,
      fork boots, fork bushes, fork cartridge kit, fork gaiters, fork oil, fork seal, fork spring, fork tube, forklift
      filter, forklift parts, frame plug, frame slider, friction plates clutch, fridge drop slide, fridge slide, front
      bumper, front fender motorcycle, front hub bearing, front lip, front splitter, front sprocket motorcycle, front
      stand motorcycle, fuel additive, fuel can, fuel cap, fuel connector outboard, fuel feed pump, fuel filter, fuel
      filter truck, fuel hose, fuel injector, fuel level sensor, fuel lift pump, fuel line, fuel line primer, fuel
      pressure regulator, fuel pump, fuel rail, fuel sender, fuel separator, fuel stabilizer, fuel tank, fuel tap, fuel
      vent boat, fuel water, full face helmet, furler, furling system, fuse box bsi, fuse box car, gas bottle holder
      4x4, gas cap, gas horn, gas strut bonnet, gasket set, gauge cluster, gb sticker, gear box mount, gear cable car,
      gear gaiter, gear knob, gear lever, gear linkage, gear oil, gear pedal, gear selector, gear selector cable, gear
      shift cable car, gear shift lever, gear stick, gearbox, gel coat boat, gel seat motorcycle, gelcoat, gelcoat
      filler, gelcoat repair, glad hand, gladhand, glass coating, glass polish car, glass sealant car, glass towel car,
      glow plug, glue remover car, golf cart parts, gooseneck ball, gooseneck boom, gooseneck hitch, grab rail
      motorcycle, graphene coating, graphene spray, graphics kit, greasable shackle, grill guard truck, grille, grille
      badge, grille guard, grip glue motorcycle, grip wire, grit guard, ground anchor motorcycle, guardrail wire, h1
      bulb, h11 bulb, h4 bulb, h7 bulb, half helmet, half shaft, halyard, hand flare, hand guard wind deflector
      motorcycle, hand guards motorcycle, handbrake cable, handbrake gaiter, handbrake shoe, handguards motorcycle,
      handguards mx, handlebar clamp motorcycle, handlebar clamps motorcycle, handlebar grips, handlebar grips
      motorcycle, handlebar motorcycle, handlebar muff, handlebar riser, handlebar risers motorcycle, handlebars
      motorcycle, hanging air freshener, hanging card freshener, hard water remover car, harmonic balancer, hatch seal,
      hazard switch, head gasket, head lamp, head light assembly, head unit, headache rack, header tank, headlamp
      assembly, headlamp bracket, headlamp unit, headlight, headlight grill motorcycle, headrest hook, headstock
      bearings, heated grip, heater blower, heater control valve, heater core, heater matrix, heater motor resistor,
      heater resistor, heater valve, heavy duty inner tube motocross, helmet bag motorcycle, helmet communicator,
      helmet decal, helmet fia, helmet intercom, helmet lock, helmet visor, hi lift adapter, hi lift jack, hid kit,
      high lift jack, highway bar, highway pegs, hip armour, hitch, hitch ball, hitch bike rack, hitch cargo carrier,
      hitch cover, hitch drawbar, hitch extender, hitch lock, hitch pin, hitch receiver, hitch tightener, holding tank
      boat, hood, hood latch, hood scoop, hood vent, hook up cable, horn cleat, horse trailer vent, horseshoe lifebuoy,
      ht lead, hub assembly, hub bearing, hub cap, hub centric ring, hub oil seal, hub seal, hubcap, hull anode, hull
      cleaner, hydraulic filter truck, hydraulic lifter, hydraulic tappet, ice scraper, idle control valve, idler,
      idler arm, idler pulley, ignition barrel, ignition coil, ignition key motorcycle, ignition key switch, ignition
      lock, ignition module, ignition parts, ignition switch, ignition switch motorcycle, ignition wire, impeller,
      impeller kit, indicator adapters, indicator bulb, indicator lamp, indicator lens, indicator light, indicator
      light motorcycle, indicator stalk, indicator switch, indicators motorcycle, induction kit, injection pump,
      injector, injector cleaner, injector nozzle, injector seal, inner door handle, inner fender, input shaft, inside
      door handle, inspection hatch, instrument cluster, intake, intake air sensor, intake boot, intake hose, intake
      manifold, intake reed, intercooler, interior brush car, interior car accessories, interior detailer, interior
      door handle car, iron decon, iron fallout, iron remover, iron x, jack base, jack plate, jack stand, jackstay, jam
      cleat, jerry can holder, jet kit, jet ski, jib sail, jockey wheel trailer, joker valve, jump lead, jump pack,
      jump starter, jumper cable, kart helmet, karting helmet, keel roller, key blade car, key cover, key fob battery
      car, key fob case, key fob cover, key fob repair, key fob replacement, key fob shell, key shell, kick start, kick
      starter, kicker boom, kickstand pad motorcycle, kickstarter, kidney belt motorcycle, kinetic rope, king pin,
      kingpin, knee armour, knee brace motocross, knee slider, knock sensor, l plates, lambda sensor, landing gear
      trailer, landing leg, lap timer, launching trolley, leaf spring, leather conditioner car, leather kit car, led
      bar, led beacon, led indicators, led indicators motorcycle, led pod, leisure battery, leveling kit, levelling
      ramp, lever guard, lever protector, lever set motorcycle, licence plate light, license plate, life raft, life
      ring, life sling, lifebuoy light, lifebuoy ring, liferaft, lift kit, lift pump, light bar, liner kit, link pipe,
      linkage pin, lip spoiler, load bar, load binder truck, load securing, loader bucket, loading ramp motorcycle,
      lock on grips motocross, long range tank, lorry, lowering kit, lowering spring, lube filter, lubricants and
      fluids, lug nut, luggage rack motorcycle, machine polisher, maf cleaner, maf sensor, magneto coil, magneto
      ignition, main bearing, mainsail, manifold, map sensor, marine battery, marine battery box, marine exhaust,
      marine flare, marine gauge, marine horn, marine hose, marine parts, marine polish, marine shock cord, marine
      switch panel, marine toilet, marker lamp, marker light led, marker lights, mass air flow, mass air meter, master
      cylinder, masthead light, max trax mount, maxtrax, mechanics creeper, micro fuse car, microfibre applicator,
      microfibre cutting pad, microfibre drying towel, middle silencer, mini blade fuses, mirror cap, mirror cover,
      mirror indicator, modular helmet, mooring buoy, mooring compensator, mooring line, mooring rope, mooring snubber,
      motocross chest protector, motocross goggle, motocross goggles, motocross grips, motocross handlebar, motocross
      helmet, motocross knee guards, motor oil, motorbike accessories, motorbike cleaner, motorbike goggle, motorbike
      parts, motorcycle, motorcycle accessories, motorcycle alarm, motorcycle armour, motorcycle back protector,
      motorcycle battery, motorcycle chain, motorcycle cover, motorcycle exhaust, motorcycle glove, motorcycle goggle,
      motorcycle grips, motorcycle helmet, motorcycle indicators, motorcycle kidney belt, motorcycle knee guards,
      motorcycle lever, motorcycle lift, motorcycle mirror, motorcycle oil, motorcycle panniers, motorcycle parts,
      motorcycle ramp, motorcycle seat, motorcycle tie down, motorcycle tire, motorcycle tracker, motorcycle trailer,
      motorcycle tyre, motorcycle windscreen, motorhome, mousse tyre, mud flap, mud guard motorcycle, mud terrain, mud
      tyre, mud wing, mudguard bracket, mudwing, muffler, mx glove, mx goggle, mx graphics, mx grips, mx handguards, mx
      handlebar, mx helmet, nano coating, nav light, navigation light boat, neck brace motocross, neutral switch, new
      car smell, nitrous, noodle mitt, nox sensor, nudge bar, number board mx, number plate, number plate lamp, nylon
      cleat, o ring chain, o2 sensor, oarlock, obd2, octane booster, odometer, odor bomb car, odour eliminator car, off
      road jack, off road light, offroad light, oil additive, oil cap, oil cooler, oil drain plug, oil filter, oil
      level sensor, oil pan, oil pressure sensor, oil pressure switch, oil pump, oil sump, oil switch, oil temp gauge,
      oil treatment, oils and fluids, oils and lubricants, one step polish, one way clutch, open face helmet, outboard
      bracket, outboard cover, outboard engine, outboard flush, outboard fuel, outboard impeller, outboard lock,
      outboard motor, outboard propeller, outboard spares, outboard steering cable, outboard tiller, outboard trolley,
      outdrive, outer door handle, over centre buckle, overhaul gasket, overhaul kit, oxygen sensor, p plates, pad
      cleaner polishing, pad conditioner, pad wear sensor, paddock stand, paddock stand bobbin, paint prep spray, paint
      sealant, panel wipe, panhard rod, pannier frame, passenger pegs, paste wax, pcv valve, pdc sensor, performance
      filter, petcock, petrol can, petrol cap, pillion footrest, pillion grab rail, pillion pegs, pillion seat,
      pinlock, pipe carrier van, piston, piston ring, pitman arm, planetary gear, plastic kit motocross, plastic kit
      mx, plastic restorer, plastics kit, plough anchor, plush microfibre, pod light, points ignition motorcycle,
      polish compound, polishing compound, pollen filter, polybush, pop up cleat, power commander, power steering,
      power steering pump, pre wash, pre wax cleanser, primer bulb, private plate, prop shaft, propeller 3 blade,
      propeller shaft, propshaft, pto, pto pump, pto shaft, puig screen, pulley block sailing, pulse coil, pump foamer,
      pump sprayer detailing, push rod engine, pushrod, quad bike, quick detailer, quickshifter, race bodywork, race
      fairing, rack and pinion, rack boot kit, rack mount awning bracket, rack pinion, rad louvre, radiator braces,
      radiator cap, radiator car, radiator fan, radiator flush, radiator grille, radiator guard, radiator hose,
      radiator louvres, radiator overflow, radiator shroud, rail pressure sensor, rain light sensor, rain repellent,
      ratchet load binder, rear bumper, rear combination lamp, rear diffuser, rear drawers 4x4, rear hugger, rear lamp,
      rear light car, rear light cluster, rear light lens, rear light unit, rear shock, rear silencer exhaust, rear
      sprocket, rear stand motorcycle, rear view mirror, rear wheel carrier, rear wing, rearsets, rearview mirror,
      rebuild kit engine, receiver drier, recovery board, recovery damper, recovery hitch, recovery kit, recovery
      point, recovery ring, recovery rope, recovery shackle, recovery strap, recovery track, rectifier, reed block,
      reed valve, regulator rectifier, relay 24v, relay valve, release bearing, reluctor ring, remote key, reverse
      light, reverse switch, rigging screw, rim, rim lock motocross, rim locks, rim stickers, rim tape motorcycle, ring
      and pinion, rinseless wash, rivet link chain, rock light, rock slider, rocker arm, rocker arms set, rocker cover,
      rocker gasket, rod bearing, roll off motocross, roll offs, roller shutter ute, roof bar, roof basket, roof bike
      rack, roof box, roof fan, roof hatch, roof hatch vehicle, roof platform, roof rack, roof rack 4x4, roof rack van,
      roof rail, roof spoiler, roof tent rack, roof vent, roof ventilator, rooftop ventilator, rotary polisher car,
      rotating beacon, rotor, rotors, rowlock, rubbing compound, rubbing compound car, rudder boat, running board, rust
      proofing, rust remover car, rust stopper, rust treatment, rv air conditioner, rv antenna, rv awning, rv cover, rv
      fridge vent, rv furnace, rv leveler, rv levelling, rv mattress, rv sewer hose, rv skylight, rv step, rv surge
      protector, rv thermostat, rv toilet, rv vent cover, rv water hose, saddlebags motorcycle, sae 0w20, sae 10w30,
      sae 10w40, sae 15w40, sae 20w50, sae 25w60, sae 5w30, sae 5w40, sae 75w90, sae 80w90, sae 85w140, safari snorkel,
      sail batten, sail cover, sail needle, sail palm, sail repair tape, sail tape, sailing block, sailing rope,
      sailmaker, sanitation hose, scan tool, scooter belt, scooter carburetor, scooter leg cover, scooter muffs,
      scooter parts, scooter variator, scooter windshield, scratch remover, screen dark smoke, screen wash, screenwash,
      screenwash pump, sea strainer, seacock, seat bag motorcycle, seat belt, seat cover, seat cover car, seat covers
      car, seat cowl, seatbelt, self tailing winch, sequential indicators, serpentine belt, service kit, sewer hose rv,
      shackle pin leaf, shaft anode, shampoo and wax, sheave block, sheet rope sailing, sheet winch, shift boot, shift
      cable transmission, shift knob, shift lever, shifter pedal, shock absorber, shock mount, shocks, shore power,
      short levers, shorty levers, shoulder armour motorcycle, shovel mount, side awning, side cases motorcycle, side
      marker, side marker lamp, side mirror, side repeater, side skirt, side stand, side stand foot, side step, side
      view mirror, sidelight bulb, sissy bar, skid plate, skid steer, skin fitting, skylight van, slack adjuster, slave
      cylinder, slip on exhaust, slip on line, slip on silencer, smoke flare marine, snatch block, snatch ring, snatch
      strap, snorkel 4x4, snorkel kit 4x4, snow chain, snow foam, snow foam gun, snow socks car, snowmobile, soft
      shackle, soft top cleaner, soft top protector, solo seat springs, spare wheel carrier, spare wheel cover, spark
      plug, speed sensor vehicle, speedometer, spigot ring, spin on filter, spin on oil filter, spinnaker, splash
      guard, splash shield, spoiler, sports bar ute, spot light offroad, spot lights 4x4, spot pad polishing,
      spotlights 4x4, spray hood boat, spray sealant car, spray wax, spray wax car, sprayhood, spring brake, spring
      pan, spring u bolt, sprocket, sprocket 520, sprocket cover, sprocket kit, stabiliser bar, stabiliser link,
      stabilizer bar, stabilizer link, stack pipe, stainless propeller, stalk switch, stanchion base, stand bobbins,
      start stop battery, starter clutch, starter clutch motorcycle, starter motor, starter relay, starter solenoid,
      starting fluid, stator, stator coil, steering bearing, steering boot kit, steering column, steering damper,
      steering head bearings, steering knuckle, steering lock, steering parts, steering pump, steering rack, steering
      rack boot, steering rack gaiter, steering shaft, steering wheel, steering wheel desk, step panel, step well,
      stern gland, stern light, sterndrive, stone chip, stone guard, strobe light amber, strut, subframe, suede
      applicator cloth, sump, sump gasket, sump pan, sump plug, sun blind car, sun gear, sun shade car, sunshade car,
      supercharger, suspension, suspension arm, suspension bush, suspension bushing, suspension lift kit, suspension
      parts, suzi coil, suzie coil, sway bar, sway bar bushing, swing arm, swingarm, synchro ring, synchronizer ring,
      synthetic winch rope, tachograph, tachometer, tail bag, tail lamp, tail light, tail pack, tail pack motorcycle,
      tail tidy, tailgate, tailgate gas strut, taillight, tank bag, tank grip, tank pad, tank ring bag, tank sticker
      motorcycle, tappet, tar and glue remover, tar glue remover, tar remover, tarp strap truck, teak cleaner boat,
      teak deck, tear offs, teleflex, tensioner, tensioner pulley, tfr, thermostat engine, thermostat housing, throttle
      body, throttle cable, throttle control boat, throttle grip, throttle position sensor, throttle tube, through
      hull, throw over panniers, thru hull, thrust washer, tie rod, tiller extension, tiller pilot, timing belt, timing
      chain, timing cover, timing kit, tipper cover, tipper sheet, tire, tire dressing, tire pressure gauge, toilet
      marine, tonneau, tool box truck, top box, top case motorcycle, top case mount, top coat ceramic, top link, top
      mount, top yoke, torque arm, torque converter, torque mount, torque rod, touch up paint, touch up pen, touch up
      stick, touring screen, touring windscreen, tow ball, tow bar, tow eye, tow hitch, tow hook, tow rope, tow strap,
      towball, towbar, towbar bike carrier, towing electric, towing eye, towing mirror, track rod, track roller,
      tracker bars, tracker seat, tractor battery, tractor filter, tractor light, tractor parts, tractor seat, tractor
      tyre, traffic film remover, trailer accessories, trailer board, trailer brake, trailer bunk, trailer connector,
      trailer control valve, trailer coupling, trailer fender, trailer guide, trailer hitch, trailer hub, trailer jack,
      trailer jockey 48mm, trailer light, trailer mudguard, trailer parts, trailer plug, trailer suspension, trailer
      wheel, trailer winch, trailer wiring, trailing arm, train horn, transfer case skid, transmission, transmission
      filter, transmission fluid, transmission gasket, transmission mount, transmission parts, transponder chip, tree
      saver strap, tree trunk protector, trials helmet, tricolour light, trigger sprayer detailing, trim clip, trim
      dressing, trim restorer, trim tab, triple clamp, trolley jack, truck accessories, truck battery, truck bed cover,
      truck bumper, truck cab, truck curtain, truck filter, truck horn, truck light, truck mat, truck mirror, truck oil
      filter, truck seat, truck side light, truck sun visor, truck tool box, truck visor, truck wash, truck wheel trim,
      trunk bike rack, trunk lid, trunk mat, trunk organizer, trunk spoiler, tub liner, tub mat, tub rack, tuner,
      turbo, turbo actuator, turbo hose, turbo pipe, turbocharger, turn signal, twist loop towel, twisted loop drying
      towel, twisted loop towel, two stroke oil, tyre, tyre applicator, tyre brush, tyre cleaner, tyre compressor, tyre
      deflator, tyre dressing, tyre gel, tyre inflator, tyre plug kit, tyre polish, tyre pressure gauge, tyre repair
      kit, tyre shine, tyre valve, tyre warmer, tyres and wheels, u bolt kit leaf, u joint, underbody cleaner,
      underbody coating, underbody guard, underbody protection, underglow, underseal, undertray, universal joint,
      universal joint cross, ute canopy, ute liner, ute mat, ute tray, utv, v stay, vacuum actuator, vacuum pump brake,
      valve cap, valve cover, valve guide, valve lifter, valve spring, valve stem seal, van accessories, van bulkhead,
      van ladder rack, van lining kit, van mirror, van parts, van ply lining, van racking, van seat, variator, variator
      kit, variator roller, vehicle immobiliser, vehicle speed sensor, vent brush car, vent clip air freshener, vent
      clip freshener, vent stick freshener, vinyl dressing, viscous fan, visor shield helmet, voltage regulator
      motorcycle, waffle glass cloth, warning triangle, wash and wax, wash bucket car, wash mitt, wash pad car, wash
      shampoo ph, wash wax, washer fluid, washer jet, washer pump, washer reservoir, wastegate, water pump car, water
      pump engine, water pump kit timing, water separator, water separator filter, water spot remover, waterless wash,
      wax applicator, wax shampoo, waxoyl, weathershield, weatherstrip, weatherstrip car, weight distribution, wheel,
      wheel arch, wheel arch liner, wheel arch trim, wheel bearing, wheel bolt, wheel brush, wheel brush car, wheel
      cap, wheel chock, wheel chock motorcycle, wheel clamp, wheel cleaner, wheel cleaning brush, wheel hub, wheel
      lock, wheel nut, wheel nut cover truck, wheel paint, wheel polish, wheel repair kit, wheel rim, wheel rim
      motorcycle, wheel seal, wheel sealant, wheel sensor, wheel simulator, wheel spacer, wheel speed sensor, wheel
      stickers motorcycle, wheel stud, wheel trim, wheel woolie, wheels, wheels and tyres, wheels tyres, whip light,
      whipping twine, winch 4x4, winch bumper, winch cover, winch damper, winch extension strap, winch handle, winch
      isolator, winch mount plate, winch remote, winch rope, winch strap, wind deflector, wind screen, windlass, window
      channel, window cling car, window deflector, window motor, window regulator, window seal car, window sun shades
      car, window switch, window tint, window visor, window winder, windscreen, windscreen cover, windscreen frost
      cover, windscreen washer bottle, windshield, windshield cover, windshield motorcycle, windshield sun shade,
      windshield washer fluid, wing mirror, wing panel, wiper, wiring harness, wiring loom car, wiring loom engine,
      wishbone, wishbone bush, wool cutting pad, wool mitt, wool wash mitt, wrap vinyl, x ring chain, xenon ballast,
      xenon bulb, zinc anode`,
    ],
    [
      'AUTOMOTIVE+SHOES',
      `adventure boot motorcycle, biker boot motorcycle, karting boot, motocross boot, motorcycle sneaker, motorcycle
      trainers, mx boot, race boot motorcycle, race boots fia, race boots motorcycle, racing boots karting, riding
      shoes motorcycle, trials boot`,
    ],
  ],
  unsure: `air bag suspension, air brake, airbag, bar end, bar ends, beacon light, bed mat, bed rack, bimini, boat
    hatch, boat ladder, body clip, brake caliper, brake disc, brake hose, brake lever, brake pad, brake pads, brake
    parts, brake rotor, brake system, brakes, bumper, chain lube, combination lamp, cooling system, crankcase,
    differential, distributor, dpf, drawbar, engine, engine block, engine cover, engine guard, evaporator, exhaust,
    expansion valve car, fairing, fender, fifth wheel, floor mat, floor mats, gear selector, grille, handlebar grips,
    hitch, hood, idler, impeller, injector, input shaft, intake, kingpin, led beacon, lift kit, lift pump, load bar,
    manifold, nitrous, piston, pto, rear bumper, rear shock, rebuild kit engine, recovery kit, recovery strap,
    rectifier, rim, rocker arm, roof vent, rotor, shift cable transmission, shift lever, shock mount, shocks, side
    awning, spoiler, stabilizer bar, sump, suspension, tappet, tire, top link, torque arm, transmission, transmission
    filter, tuner, turbo, tyre, underglow, universal joint, valve guide, variator, water separator, weatherstrip,
    wheel, wheel arch, wheel seal, wheels, wheels and tyres, wheels tyres, winch rope, windscreen, wishbone`,
  uses: {
    AUTOMOTIVE: `0w20, 0w30, 10w30, 10w40, 15w40, 20w50, 25w60, 4x4, 5w20, 5w30, 5w40, 75w85, 75w90, 80w90, 85w140,
      9005, 9006, akt 125, atv, auto, auto parts, auto spares, automotive, autoparts, bajaj boxer, bajaj pulsar, bajaj
      torito, body parts car, camry, car, car care, car parts, cars, cg 125, cg125, cg150, chevrolet aveo, chevrolet
      cruze, chevrolet spark, citroen c3, corolla, dacia logan, dashboard, denso iridium, dirt bike, dot 4, dy100,
      dy150, emission system, engine parts, fiat punto, ford f150, ford fiesta, ford focus, ford ranger, fortuner,
      freightliner, fuel system, gn 125, gn125, gy6 125, gy6 150, h11, h4, h7, hero hunk, hero splendor, hiace,
      highlander, hilux, hino 300, hino 500, honda accord, honda cb190, honda civic, honda crv, honda wave, honda
      xr150, hyundai accent, hyundai elantra, hyundai tucson, isuzu dmax, italika, kawasaki ninja, keeway, kenworth,
      kia cerato, kia rio, kia sportage, ktm duke, land cruiser, lifan 125, loncin, mazda 3, mercedes actros,
      mitsubishi l200, mitsubishi lancer, mitsubishi pajero, moto, motocross goggle, motor factors, motorbike,
      motorcycle, motorcycles, motorsport, ngk iridium, nissan altima, nissan navara, nissan patrol, nissan sentra,
      nissan versa, obd, peugeot 206, peugeot 208, peugeot 301, pulsar 150, pulsar 180, pulsar ns, rav4, renault clio,
      renault duster, renault logan, royal enfield, scania r, spare parts car, suspension and steering, suzuki ax100,
      suzuki gixxer, suzuki swift, toyota vios, truck, truck bed, truck parts, tvs apache, utv, vehicle, vehicle
      maintenance, vehicle parts, vehicles and parts, volvo fh, vw jetta, vw polo, wheels and tires, windshield, yamaha
      crypton, yamaha fz, yamaha nmax, yamaha r15, yamaha xtz, yaris, ybr 125, ybr125, zongshen`,
  },
  makers: {
    AUTOMOTIVE: `acdelco, acerbis, acura, adam s polishes, agv, aisin, akebono, akrapovic, akrapovic slip on,
      alpinestars, alpinestars smx, alpinestars tech, altimax, amsoil, angelwax, arai, arai quantic, arb bumper, armor
      all, arrow exhaust, audi, audi a3, audi a4, auto finesse, autobrite, autoglym, baja designs, bajaj, barkbusters,
      bars leak, bell moto, bfg ko2, bfgoodrich, bilstein, bilt hamber, blizzak, bmw, bmw e46, bmw e90, borla, bosal,
      bosch brake, bosch icon, bosch wiper, brembo, brembo disc, bridgestone, bushwacker, caberg, cadillac, camaro, can
      am, cardo packtalk, carplan, carpro, castrol, champion spark, chemical guys, chevrolet, chevy, cinturato, civic,
      continental extremecontact, cooper discoverer, cooper tires, corolla, corvette, ctek, cummins, dainese, dayco,
      denso, detroit diesel, did chain, dodge, dodo juice, dorman, ducati, dueler, duralast, eagle f1, ebc, ebc brakes,
      ecopia, edelbrock, efficientgrip, eibach, extremecontact, f 150, falken, febi, febi bilstein, febreze car, fiat,
      fiat 500, firestone, flowmaster, fly racing, fmf, ford, ford f150, ford fiesta, ford focus, ford transit, forma
      boots, fox racing shox, front runner rack, galfer, garrett, gates belts, general grabber, givi, gmc, goldwing,
      golf mk7, goodyear, griots, gtechniq, gyeon, hankook, harley davidson, harley softail, held gloves, hella, hilux,
      hjc, holley, honda, honda civic, hot rods, husky liners, husky towing, hyundai, infiniti, infinity wax, iron x,
      ironman 4x4, isuzu, jaguar, jeep, jeep wrangler, k n 33, k n filter, kawasaki, kc hilites, kia, kings 4x4, klim,
      knorr bremse, ko2, koch chemie, koni, kriega, ktm, kumho, kyb, land cruiser, land rover, land rover defender,
      landcruiser, leatt, lemforder, leveling lift, lexus, liqui moly, little trees, ls2, lucas oil, luk, luk repset,
      magnaflow, magneti marelli, mahle, mann filter, maxshine, maxtrax, maxxis bighorn, mazda, meguiar s, meguiars,
      menzerna, mercedes, michelin, mini cooper s, mitsubishi, mobil 1, monroe shocks, mopar, mothers polish, motobatt,
      motorcraft, motul, mustang, nexen, ngk, nissan, nissan qashqai, nitrocharger, nitto, noco, nokian, nolan helmet,
      old man emu, oneal, opel, optimate, oxford hotgrips, p zero, pennzoil, peugeot, peugeot 208, pilot sport,
      pirelli, polaris ranger, polaris rzr, polisport, poorboys, porsche, potenza, powerstop, prestone, pro circuit,
      puig, r g racing, rain x, ram 1500, range rover, renault, renault clio, renthal, rhino rack, rigid industries,
      rizoma, rola titan, rough country, royal purple, rst tractech, runva, rupes, rzr, sachs, safari snorkel, scorpion
      exhaust, scorpion verde, sea doo, seat ibiza, seat leon, sena 50s, shell helix, shoei, shoei nxr, sidi adventure,
      silverado, ski doo, skoda, skyjacker, smittybilt, softail, sonax, sportcontact, sportster, subaru, suzuki, sw
      motech, tacoma, tcx boots, tein, tesla, tesla model, thor mx, thule aero, timken, tjm, toyo, toyota, toyota
      yaris, troy lee mx, turanza, turtle wax, twin air, valeo, valetpro, valvoline, vance hines, vauxhall astra,
      vauxhall corsa, vertex piston, vespa, volkswagen, volvo, vw, vw golf, vw polo, wabco, warn vr, warn winch, wd 40
      specialist motorbike, weathertech, wiseco, wowo s, wrangler, wrangler at, wynn s, wynns, yakima, yamaha,
      yokohama, yoshimura, yuasa, zerex`,
  },
};
