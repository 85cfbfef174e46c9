import type { Subject } from '../words.ts';

export const WORKSHOP: Subject = {
  things: [
    ['AUTOMOTIVE+KITCHEN', 'car kettle, car mug heated, heated car mug, truck kettle'],
    [
      'AUTOMOTIVE+ELECTRONICS',
      `android auto adapter, android head unit, backup camera, car alarm, car amplifier, car audio, car battery
      charger, car bluetooth adapter, car camera, car charger, car diagnostic tool, car dvd player, car dvr, car gps,
      car head unit, car inverter, car jump starter, car monitor, car mp3 player, car parking sensor, car phone
      charger, car phone holder, car phone mount, car player, car power inverter, car radio, car speaker, car stereo,
      car subwoofer, car tracker, car tuner, car tv, car usb charger, car woofer, carplay adapter, carplay screen,
      dash cam, dash camera, dashcam, diagnostic scanner, fm transmitter, laser detector, obd scanner, obd2 scanner,
      parking sensor, radar and laser detector, radar detector, rear view camera, rearview camera, reverse camera,
      reversing camera, reversing sensor, sat nav, satnav, tire inflator electric, tpms, vent phone mount`,
    ],
    [
      'AUTOMOTIVE+FASHION',
      `armoured jeans motorcycle, biker jacket motorcycle, karting suit, motocross jersey, motocross kit, motocross
      pants, motorcycle jacket, motorcycle pants, motorcycle rain suit, motorcycle suit, race suit`,
    ],
    [
      'TOOLS',
      `18v battery, 3 core flex, access valve, acrylic sheet, adhesive, adjustable wrench, air blow gun, air
      compressor, air cylinder, air gun blow, air hose, air line, air line filter, air nailer, air regulator, airless
      sprayer, allen key, aluminium profile, aluminium tape, aluminum extrusion, aluminum tape, anchor, anchor bolt,
      angle cock, angle finder, angle finger, angle grinder, angle iron, anti mould paint, anti rust paint, anti slip
      tape, architrave, armoured cable, auger bit, auto darkening welding helmet, aviation snips, axe handle, back
      box, ball cock, ball valve, band saw, bandsaw blade, bar handle, barricade tape, barrier tape, bearing, belt
      sander, bench grinder, bench polisher, bench vice, bench vise, biscuit joiner, bit holder, bit set, bleed key,
      block plane, blocking magnet, blow gun, bolt, bolt cutter, bolt extractor, bolts, bonding coat, booster pump,
      borehole pump, borescope, bottle trap, box cutter, bracket, brad nail, brad nailer, brads, brazing rod, breaker,
      breather membrane, brick trowel, bricklayer, bricklayer s trowel, bricklayers trowel, brush restorer, bucket
      trowel, buffing pad, buffing wheel, bungee cord, butane torch, c clamp, cabinet handle, cabinet hinge, cabinet
      lock, cabinet locks, cable cutter, cable detector, cable duct, cable gland, cable lug, cable reel, cable shoe,
      cable tester, cable tie, cable ties, cable tray, cable trunking, caliper, camlock, carbide insert, carbon
      monoxide alarm, carbon monoxide detector, cargo net, cargo strap, casement fastener, caster, caster wheel,
      casters, castor wheel, castors, caulk, caulk gun, caulking gun, caution tape, ceiling paint, celotex, cement,
      central heating pump, centrifugal pump, chain block, chain galvanised, chain hoist, chain link steel, chalk
      line, changeover switch, check valve, chip carving knife, chisel, circlips, circuit breaker, circular saw,
      circulator pump, clamp, clamp meter, clampmeter, cloth tape, cnc, collet, combination square, combination
      wrench, compressor, concrete, concrete sealer, conduit, conduit fitting, connector block, construction adhesive,
      consumer unit, contactor, conveyor belt, cooker switch, copper pipe, cordless drill, cordless grinder, core bit,
      core box bit, corner bead, corner brace, corrugated roofing, countersink, coupler, coupling, cover caps, cpvc,
      creeper, creosote, crimp connectors, crimp terminals, crimper tool, crimping tool, cross line laser, crowbar,
      cup handle, cup wheel, cupboard handle, cupboard knobs, cut off wheel, cut resistant gloves, cutter blade,
      cutting blade, cutting disc, cutting oil, cutting wheel, cyanoacrylate, damp proof membrane, damp seal, danish
      oil, deadbolt, deadlock, decking boards, decking oil, decorators brush, decorators filler, demolition hammer,
      detector wall, dewatering pump, dial indicator, diamond blade, diamond disc, die set threading, diesel pump,
      digital caliper, dimmer, dimmer switch, disc lock, distance measure, distance meter, distribution board,
      distribution box, dolly cart, door brush strip, door closer, door furniture, door handle, door handles, door
      hinge, door knob, door latch, door lock, door spring, door stop, door stop wedge, door viewer, door wedge,
      double sided tape, double socket, dowel, dowel jig, downspout, drain auger, drain cover, drain pump, drain rod,
      drain snake, drawer lock, drawer rails, drawer runner, drawer slide, drill, drill battery, drill bit, drill bit
      set, drill guide, drill press, drill press vice, drilling jig, drop cloth, drywall, drywall screws, duct tape,
      ducting, dust mask, dust sheet, dust shoe, ear defender, ear defenders, ear muffs protection, ear muffs safety,
      ear protection, earth rod, eggshell paint, elbow, elbow fitting, electric meter, electric motor, electric tape,
      electrical box, electrical tape, electrical wire, electrode, emery cloth, emulsion paint, enamel paint, end
      mill, ender 3, endoscope, energy meter, engineers vice, epoxy, epoxy adhesive, euro cylinder, expanding foam,
      expansion vessel, extension ladder, extension reel, exterior paint, extruder, eye wash station, eyebolt, face
      shield safety, fall arrest, faucet aerator, faucet cartridge, faucet stem, faucet valve, feeler gauge, felt
      pads, felt shingles, fence paint, fence post spike, fence treatment, ffp3, ffp3 mask, filler, filler powder,
      filling knife, filling loop, fine dust mask, finger plate door, fingerprint lock, finishing plaster, finishing
      trowel, fire alarm, fire blanket, fire door, fire extinguisher, fire hose, fitting, flap disc, flapper toilet,
      flexi tap connector, flexible hose tap, float switch, float trowel, floor drain, floor paint, floor protection
      film, floor spring, floor trap, flux, foam gun, foam tape, folding rule, forstner bit, framing kit, frog tape,
      full body harness, furniture glides, furniture lock, furniture pads, furniture paint, fuse, fused spur, gaffer
      tape, galvanised chain, galvanized chain, garage door, garage door opener, garage door spring, gas detector, gas
      leak detector, gas regulator, gas spring, gas strut, gas torch, gasket, gate latch, gate opener, gate valve,
      gauge, gauging trowel, gear motor, gel knee pads, generator, glass cutter, glass wool, gloss paint, glue gun
      tool, grade 8 bolt, grease, grease cartridge, grease gun, grinder tool, grinding cup wheel, grinding disc,
      grinding stone, grinding wheel, grout, grout float, gutter, gutter guard, guttering, hacksaw, hacksaw blade,
      hammer, hammer drill, hammerite, hand plane, hand saw, hand trolley, hand truck, handsaw, hard hat, hardboard,
      hardware, hasp, hazard tape, headlight work, heat alarm, heat gun, heat shrink, heating pump, hex bolt, hex cap,
      hex cap screw, hex key, hex key set, hex nut, hi vis tape, hinge, hinge door, hinge screw, hoist, hole puncher,
      hole saw, holesaw, honing guide, hook and eye, hook knife carving, hose adapter dust, hose barb, hose clamp,
      hose clip, hose fitting, hot air gun, hydraulic hose, hydraulic jack, hydraulic oil, hydraulic press, impact
      bit, impact driver, impact socket, impact wrench, industrial plug, infrared thermometer industrial, inspection
      camera, inspection mirror, insulating tape, insulation board, insulation roll, insulation tape, interior door,
      interior paint, internal door, inverter generator, isolator switch, jack, jackhammer, jigsaw blade, jigsaw tool,
      joint compound, jointing compound, joist hanger, jubilee clip, junction box, junior hacksaw, key blank, key
      safe, kick plate, kitchen handles, kitchen hinges, knee pads gel, knee pads work, knotting solution, lacquer
      spray, ladder, lanyard safety, laser cutter, laser distance measure, laser distance meter, laser engraver, laser
      level, laser measure, lashing strap, lathe, letter plate, letterplate, level, leveling feet, lever handles,
      lever on rose, lid stay, light dimmer, light switch, limit switch, line laser, line marking paint, linear rail,
      lock, lock nut, locking pliers, loft insulation, lubricant, lubricant spray, lumber, lxt battery, machine oil,
      machine screw, magnetic catch, magnetic filter heating, magnetic pickup, magnetic tray, mallet, margin trowel,
      masking film, masking plastic, masking sheet, masking tape, masking tape painter, masonry, masonry nail, masonry
      paint, matt emulsion, mcb, mdf, measuring tape, measuring wheel, mechanics set, mending plate, metal paint,
      metal sheet, methylated spirit, micrometer, milling cutter, miter saw, mitre box, mitre saw, mixing paddle,
      modular switch, moisture meter, mole grip, mole grips, mortar mix, motor capacitor, motor gate, moving dolly,
      multi finish, multi finish plaster, multi surface paint, multi tool, multimeter, multimeter probe, multitester,
      multitool, nail gun, nail puller, nailer, nails, neodymium magnet, network tester, night latch, nipple brass,
      nitrile coated gloves, non slip tape, notched trowel, nozzle 0 4mm, nut, nut bolt, nut splitter, nuts and bolts,
      nyloc nuts, o ring, oak door, oil can, oil seal, oil stone, orbital sander, osb, outdoor socket, p trap, packing
      tape, padlock, paint brush wall, paint kettle, paint mixer, paint remover, paint roller, paint scraper, paint
      spray gun, paint sprayer, paint stripper, paint thinner, paint tray, painters tape, painting roller, pallet
      truck, pan connector, panel pins, panic bar, parts organizer, parts tray, pasting table, pei sheet, penetrating
      oil, petg, pex, pillow block, pincer, pincers, pine board, pipe, pipe clamp, pipe cutter, pipe elbow, pipe
      fitting, pipe tee, pipe wrench, planer, plasma cutter, plaster bead, plaster mix, plasterboard, plastering
      trowel, platform trolley, plexiglass, plier, pliers, plug socket, plug top, plumb bob, plumbers putty, plumbing,
      plywood, pneumatic cylinder, pocket hole jig, pointing trowel, polisher, polishing pad, polycarbonate sheet,
      post base, post fix, post mix, postcrete, power tool battery, power tool charger, pressure gauge, pressure
      regulator, pressure switch, pressure tank, pressure vessel, primer paint, primer undercoat, protection sheet,
      protective sheet, protractor angle, pry bar, ptfe tape, pu foam, pull cord switch, pull handle, pulley, push
      button switch, push fit, push fit tee, push to open latch, putty knife, pvc ducting, pvc elbow, pvc pipe,
      rachet, radiator bleed key, radiator key, radiator paint, ratchet, ratchet strap, ratchet wrench, rawl plugs,
      rawlplug, rcbo, rccb, rcd, rebar, reciprocating blade, reciprocating saw, recirculation pump, reducer, reducing
      socket, reflective tape, regulation screw, repair kit tool, repair stand, respirator, respirator mask, rigger
      gloves, ring latch, rivet, rivet gun, rock wool, rockwool, roll pins, roller brush, roller frame, roller
      shutter, roller sleeve, roller tray, rolling table frame, roof felt, roof sheets, roof tile, roofing felt,
      roofing sheet, rope, rotary hammer, rotary laser, rotary switch, rotary tool, round over bit, router bit, router
      jig, router table, rubber feet, rubber gloves work, rust converter, rust remover, sack truck, safety cone,
      safety gear, safety glass, safety glasses, safety gloves, safety goggle, safety goggles, safety goggles work,
      safety harness, safety helmet, safety mask, safety shoe cover, safety specs, safety vest, sample pot paint, sand
      paper, sandblaster, sander, sanding belt, sanding block, sanding disc, sanding paper, sanding sheet, sanding
      sponge, sandpaper, sash lift, sash window fastener, satinwood, saw, saw blade, sawhorse, sawn timber, scaffold,
      scaffolding, scissor lift, screw, screw caps cover, screw cover cap, screw extractor, screw organizer,
      screwdriver, screwdriver set, screws set, scrim tape, sds bits, seal kit, sealant, sealant gun, sealer, sealing
      tape, seam roller, security chain, self fusing tape, self leveling compound, self levelling compound, self
      tapping screw, set square, sewage pump, shackle, sharpening jig, shaver socket, shears metal, shed paint, shelf
      bracket, shelf pins, shelf support, shop vac, side cutter, silicone gun, silicone sealant, silicone tape, silk
      emulsion, sink waste, sledge hammer, sledgehammer, slip joint, smart door lock, smart lock, smoke alarm, snap
      hook, snap off blades, snips, socket 13a, socket adapter, socket outlet, socket rail, socket set, socket tester,
      socket tray, socket wrench, soil pipe, solder, solder wick, soldering gun, soldering iron, soldering kit,
      soldering tip, solenoid air valve, solenoid valve, spade bit, spanner, speed square, spill kit, spirit level,
      split pins, spokeshave, spray adhesive, spray gun, spray lubricant, spring clip, spring washer, stain block,
      stanley knife, stanley knife blades, staple gun, stapler gun, staples gun, steel bar, steel cable, step ladder,
      stepladder, stillson, stopcock, strip wood, structural adhesive, stud detector, stud finder, submersible pump,
      sugar soap, sump pump, super glue, swa cable, switch board, switch plate, switch socket, switched socket, t bar
      handle, table frame, table saw, tap and die, tap cartridge, tap connector, tap reviver, tap set, tape measure,
      tarp eyelets, tarpaulin, teak oil, tee fitting, teflon tape, telescopic ladder, telescopic magnet, terminal
      block, test lead, test pen, thermal camera, thimble wire rope, thinners, thinset, thinset mortar, thread locker,
      thread repair kit, thread seal tape, thread sealant, thread tap, threaded insert, threaded rod, threadlocker,
      tie down, tie down strap, tie downs, tig rods, tig torch, tile adhesive, tile cutter, tile cutter blade, tile
      leveling clips, tile leveling system, tile levelling clips, tile nipper, tile paint, tile spacer, tile spacers,
      tile vibrator, timber, timber connector, timber oil, timber sealer, timer switch, tin snip, tin snips, toggle
      switch, toilet fill valve, toilet wax ring, tool, tool apron, tool backpack, tool bag, tool battery charger,
      tool belt, tool box, tool cabinet, tool cart, tool chest, tool hanger, tool holder, tool kit, tool organizer,
      tool pouch, tool set, tool vest, toolbox, toolkit, toolset, torque adapter, torque wrench, torx, torx bit, torx
      key, traffic cone, transfer pump, trestle, trim router, trimmer router, trimming knife, trowel plastering,
      trunking, try square, turnbuckle, turps, twin and earth, twin earth, twin earth cable, undercoat, union fitting,
      upvc, utility blade, utility knife, uv resin 3d, v belt, valve, varnish, varnish wood, vernier, vice, vinyl
      matt, vinyl silk emulsion, vise, voltage detector, voltage tester, wago, wall anchor, wall box, wall filler,
      wall paint, wall plug, wall plugs, wall primer, wall socket, wall switch, wallpaper adhesive, wallpaper brush,
      wallpaper paste, wallpaper scraper, wallpaper stripper, washer, washer set, washers, waste trap, water meter,
      water pump, water pump pliers, waterproof coating, waterproofing, wax ring, wd 40, wd40, welded chain, welded
      mesh, welder, welding, welding apron, welding gloves, welding helmet, welding machine, welding mask, welding
      rod, welding wire, wet and dry paper, wet dry vacuum, white spirit, winch, winch hoist, window handle, window
      stay, wing nut, wire, wire brush, wire connector, wire crimper, wire cup brush, wire cutter, wire stripper, wire
      wheel, wood board, wood carving knife, wood chisel, wood filler, wood glue, wood nails, wood oil, wood plane,
      wood plank, wood preserver, wood router, wood screw, wood screws, wood sealer, wood stain, work bench, work
      gloves, work knee pads, work lamp, work light, work platform, work stool, workbench, wrecking bar, wrench,
      wrench organizer, zip ties`,
    ],
    [
      'AUTOMOTIVE',
      `0w 20, 0w 30, 0w20, 10w 30, 10w 40, 10w 60, 10w30, 10w40, 10w60, 13 pin, 15w 40, 15w40, 2 stroke oil, 20w 50,
      20w50, 2t oil, 4 stroke oil, 4t oil, 5w 30, 5w 40, 5w20, 5w30, 5w40, 75w 90, 75w90, 80w 90, 80w90, 85w140, abs
      ring, abs sensor, ac compressor, ac condenser, adblue, air brake chamber, air dryer cartridge, air filter, air
      filter car, air flow meter, air horn, air spring, alloy cleaner, alloy rim, alloy wheel paint, alternator,
      android auto, angel eye, angel eyes, antenna topper, anti roll bar link, antifreeze, armrest box, atf, atv, atv
      goggles, atv winch, auto decal, auto emblem, auto sticker, aux belt, auxiliary belt, axle, baby on board, back
      box exhaust, back seat organizer, ball joint, bar and chain oil car, bar end, bar end mirrors, bar ends, battery
      conditioner, battery isolator, battery jumper, battery terminal, bed liner, belt tensioner, bike helmet
      motorcycle, bike rack for car, blow off valve, blower motor, blower resistor, boat propeller, boat trailer, body
      filler, body kit, bodyfiller, bonnet pins, bonnet struts, boost gauge, boost hose, booster cable, booster
      cables, boot lid, boot liner, boot mat, boot organiser, boot tray, bottle jack, brake booster, brake caliper,
      brake chamber, brake cleaner, brake cylinder, brake disc, brake drum, brake fluid, brake hose, brake kit, brake
      lamp, brake lever, brake light, brake line, brake master cylinder, brake pad, brake pads, brake parts cleaner,
      brake pedal, brake rotor, brake servo, brake shoe, brake shoes, brakes, breakdown kit, bug remover, bull bar,
      bumper, bumper clips, bumper sticker, bush kit, bushing kit, cabin air filter, cabin filter, caliper paint, cam
      bearing, cam sensor, cambelt, camper conversion, camper van, campervan, camshaft, camshaft sensor, car air
      freshener, car battery, car boot organiser, car bulb, car cover, car cup holder, car cushion, car decal, car
      diagnostic, car emblem, car flag, car freshener, car hanging ornament, car jack, car magnet, car mat, car mats,
      car mirror, car mount, car organizer, car paint, car pendant, car perfume, car polish, car seat cover, car seat
      cushion, car seat gap filler, car seat organizer, car shampoo, car soap, car sticker, car stickers, car sun
      shade, car sunshade, car tint, car vacuum, car wash, car wash shampoo, car wash soap, car wax, car window sun
      shade, caravan cover, caravan mirror, caravan mover, caravan step, carb jets, carb kit, carb rebuild kit,
      carburetor, carburetor cleaner, carburettor, cargo box, cargo box roof, cargo liner, carnauba, carnauba wax,
      carplay, cat back, catalytic converter, catback, cdi, cdi unit, center cap, center stand, centre caps, ceramic
      coating, chain 428, chain 520, chain 525, chain 530, chain and sprocket kit, chain kit, chain lube, chain oil,
      chain sprocket kit, chrome trim, clay bar, clay kit detailing, clay mitt, clutch cable, clutch cover, clutch
      disc, clutch kit, clutch lever, clutch master cylinder, clutch plate, code reader, coil pack, coil spring, coil
      springs, coilover, coilovers, cold air intake, compressor ring, connecting rod, connecting rod bearing, console
      organizer, control arm, coolant, crank pulley, crank sensor, crankshaft, crankshaft sensor, crash bar, crash
      bungs, crash helmet, crash protectors, cross bars, cup holder expander, cv axle, cv boot, cv joint, cycle
      carrier, cylinder head, cylinder head gasket, cylinder kit, da polisher, dash cover, dash kit, dash mat,
      dashboard polish, daytime running light, de icer, decal kit, deicer, detailing kit, detailing spray, diesel
      additive, diesel engine oil, differential, diffuser lip, dirt bike, dirt bike goggles, distributor, distributor
      cap, door edge guard, door handle car, door lock actuator, door lock barrel, door mirror, door mirror glass,
      door visor, downpipe, dpf, dpf cleaner, drive belt, drive chain 428, drive chain 520, drive shaft, driveshaft,
      drl, drop link, drying towel car, dump valve, ecu, egr cleaner, egr valve, emergency hammer, emission system
      cleaner, engine, engine air filter, engine bearing, engine cleaner, engine coolant, engine degreaser, engine
      flush, engine gasket, engine mount, engine oil, engine valve, evaporator, exhaust, exhaust back box, exhaust
      clamp, exhaust manifold, exhaust pipe, exhaust system, exhaust tip, expansion tank, fairing, fairing kit,
      fairing screws, fallout remover, fan belt, fender, flexplate, floor mat, floor mats, floor mats car, flywheel,
      foam cannon, foam lance, fog lamp, fog light, foot peg, foot pegs, footpeg, footpegs, fork oil, fork seal, frame
      slider, front lip, front splitter, fuel additive, fuel cap, fuel filter, fuel hose, fuel injector, fuel injector
      cleaner, fuel pressure regulator, fuel pump, fuel rail, fuel stabilizer, fuel tank, fuel tank cap, full face
      helmet, gas cap, gasket set, gauge cluster, gb sticker, gear gaiter, gear knob, gear lever, gear linkage, gear
      oil, gear pedal, gear stick, gearbox, gearbox oil, glad hand, glass coating, glow plug, golf cart parts,
      graphene coating, grille, half helmet, handbrake cable, handbrake gaiter, handlebar grips, handlebar grips
      motorcycle, handlebar motorcycle, handlebar muffs, harmonic balancer, head gasket, head gasket set, head lamp,
      head light assembly, head unit, header tank, headlamp assembly, headlamp unit, headlight, headlight assembly,
      headlight bulb, headlight unit, headlights, headrest hook, heated grips, heater core, helmet decal, helmet lock,
      helmet visor, hid kit, hitch, hitch bike rack, hitch cover, hitch lock, hood, hood latch, hood scoop, hood vent,
      hook up cable, horse trailer vent, ht leads, hub assembly, hub bearing, hub cap, hubcap, ice scraper, idle
      control valve, idler arm, idler pulley, ignition barrel, ignition coil, ignition lock, ignition module, ignition
      switch, ignition wire, impeller, indicator lamp, indicator light, indicator light motorcycle, induction kit,
      injector, injector cleaner, instrument cluster, intake, intake hose, intake manifold, intercooler, iron remover,
      jack stand, jack stands, jet ski, jump leads, jump pack, jump starter, jumper cables, key cover, key fob case,
      key fob cover, key fob shell, key shell, kick start lever, kick starter, kickstarter, knock sensor, l plates,
      lambda sensor, leaf spring, led bar, leisure battery, leveling kit, levelling ramps, license plate, license
      plate frame, lift kit, light bar, link pipe, locking wheel nut, lorry, lorry parts, lowering kit, lowering
      springs, lug nut, machine polisher, maf sensor, main bearing, manifold, map sensor, mass air flow, mass air flow
      sensor, master cylinder, mechanics creeper, microfibre drying towel, mirror cap, mirror caps, mirror cover,
      mirror cover left, mirror cover right, mirror indicator, modular helmet, motocross goggles, motor oil, motorbike
      goggles, motorcycle, motorcycle battery, motorcycle cover, motorcycle exhaust, motorcycle gloves, motorcycle
      goggles, motorcycle helmet, motorcycle mirror, motorcycle oil, motorcycle tire, motorhome, motorhome awning, mud
      flap, mud flaps, muffler, nano coating, nitrous, number plate, number plate frame, o2 sensor, obd2, octane
      booster, odometer, off road light, offroad light, oil additive, oil cap, oil cooler, oil drain plug, oil filter,
      oil pan, oil pressure sensor, oil pressure switch, oil pump, oil temp gauge, oil treatment, oils and fluids,
      open face helmet, outboard motor, oxygen sensor, p plates, paddock stand, paste wax, pcv valve, performance
      filter, petrol cap, pinlock, piston, piston ring, piston ring set, pitman arm, plastic restorer, polishing
      compound, pollen filter, polybush, power steering, power steering fluid, power steering pump, power window
      switch, pre wash, prop shaft, propshaft, pto shaft, quad bike, rack and pinion, rack and pinion kit, rack
      pinion, rack pinion kit, radiator cap, radiator fan, radiator flush, radiator hose, rain repellent, rear
      diffuser, rear lamp, rear light cluster, rear shock, rear view mirror, rear wing, rearsets, rearview mirror,
      rearview mirror cover, rectifier, release bearing, remote key, reverse light, rim, rocker cover, rod bearing,
      roof bars, roof basket, roof bike rack, roof box, roof fan, roof hatch, roof hatch kit, roof hatch vehicle, roof
      hatches, roof rack, roof rail, roof tent rack, roof vent, roof ventilator, rooftop ventilator, rotor, rotors,
      rubbing compound, running board, rust proofing, rust remover car, rust treatment, rv cover, sae 0w20, sae 10w30,
      sae 10w40, sae 15w40, sae 20w50, sae 25w60, sae 5w30, sae 5w40, sae 75w90, sae 80w90, sae 85w140, scan tool,
      scooter parts, scratch remover, screen wash, screenwash, seat belt, seat belt cover, seat belt extender, seat
      belt pad, seat cover, seat cover car, seat covers, seat covers car, seat cowl, seatbelt, serpentine belt,
      service kit, shift boot, shift knob, shock absorber, shock mount, shocks, side mirror, side repeater, side
      skirt, side skirts, side stand, side step, side steps, side view mirror, sissy bar, skid plate, skylight van,
      slack adjuster, slave cylinder, slip on exhaust, snow chains, snow foam, snow socks car, snowmobile, spark plug,
      spark plug wire, spark plugs, speedometer, splash guard, spoiler, spot light offroad, spring brake, sprocket,
      sprocket kit, stabiliser link, stabilizer link, starter motor, starter relay, starter solenoid, stator, steering
      column, steering knuckle, steering lock, steering pump, steering rack, steering shaft, steering wheel, steering
      wheel cover, steering wheel desk, steering wheel tray, stone chip repair, strut, sump, sump plug, sump plug
      washer, sun shade car, sunshade car, supercharger, suspension, suspension bushing, sway bar, swing arm,
      swingarm, tachograph, tachometer, tail bag, tail lamp, tail light, tail tidy, tailgate, tailgate lock,
      taillight, tailored car mats, tank bag, tank grips, tank pad, tar remover, tensioner, thermostat housing,
      throttle body, throttle body cleaner, throttle cable, throttle position sensor, tie rod, tie rod end, timing
      belt, timing chain, timing cover, timing kit, tire, tire chains, tire gauge, tire inflator, tire plug kit, tire
      pressure gauge, tire repair kit, tire shine, tires, tonneau, tonneau cover, top box, top mount, touch up paint,
      touch up pen, touch up stick, tow ball, tow bar, tow hitch, tow hook, tow rope, tow strap, towball, towball
      cover, towbar, towbar bike carrier, towing electrics, towing mirror, track rod, track rod end, tractor parts,
      tractor seat, trailer board, trailer coupling, trailer hitch, trailer hitch cover, trailer jack, trailer light,
      trailer light board, trailer lights, trailer parts, trailer plug, trailer winch strap, trailing arm,
      transmission, transmission fluid, trim clip, trim clips, trim restorer, trolley jack, truck mirror, trunk bike
      rack, trunk lid, trunk mat, trunk organizer, tuner, turbo, turbo actuator, turbocharger, turbocharger actuator,
      turn signal, turn signal light, two stroke oil, tyre, tyre inflator, tyre polish, tyre pressure gauge, tyre
      shine, tyre valve caps, u hook wiper, u joint, underbody coating, underglow, underseal, utv, vacuum actuator,
      valve caps, valve cover, valve cover gasket, variator rollers, warning triangle, wash and wax, wash mitt, wash
      wax, washer fluid, washer jet, washer pump, wastegate, water pump car, wheel, wheel bearing, wheel bolt, wheel
      cap, wheel chock, wheel clamp, wheel cleaner, wheel hub, wheel hub assembly, wheel lock, wheel nut, wheel paint,
      wheel repair kit, wheel rim, wheel rim motorcycle, wheel spacer, wheel speed sensor, wheels, winch strap, wind
      deflector, wind screen, window cling car, window deflector, window motor, window regulator, window sun shades
      car, window switch, window tint, window visor, windscreen, windscreen cover, windscreen frost cover, windshield,
      windshield cover, windshield sun shade, windshield washer fluid, wing mirror, wing mirror cover, wing mirror
      glass, wing panel, wiper, wiper blade, wiper blades, wiring harness, wishbone, wrap vinyl, xenon bulb`,
    ],
  ],
  unsure: `anchor, bolt, bracket, brakes, bumper, cement, collet, compressor, concrete, conduit, coupler, coupling,
    creeper, differential, dimmer, distributor, dpf, drill, drywall, ducting, elbow, engine, epoxy, evaporator,
    exhaust, extruder, fairing, fender, filament, filler, fitting, floor mat, floor mats, flux, fuse, gas struts,
    gasket, gauge, generator, grille, grout, gutter, hammer, hardware, hitch, hood, impeller, injector, intake, jack,
    ladder, level, lift kit, lock, lubricant, lumber, manifold, masonry, mdf, nails, nitrous, nut, pipe, piston,
    plexiglass, plumbing, plywood, polisher, rcd, rectifier, rim, roof vent, rope, rotor, sander, saw, screw, seal
    kit, sealer, shackle, shocks, snips, solder, spoiler, spray gun, sump, suspension, tarpaulin, timber, tool, tools,
    transmission, trunking, tuner, turbo, underglow, valve, vice, washer, waterproofing, wheel, wheels, windscreen,
    wire, wishbone`,
  uses: {
    TOOLS: `building materials, construction, electrical, fasteners, hardware, milwaukee tool, plumbing, power tools,
      ppe, protective gear, safety equipment, tools, welding, woodworking, work safety, workshop`,
    AUTOMOTIVE: `0w20, 0w30, 10w30, 10w40, 15w40, 20w50, 25w60, 4x4, 5w20, 5w30, 5w40, 75w85, 75w90, 80w90, 85w140, 9005, 9006,
      akt 125, atv, auto, auto parts, automotive, bajaj boxer, bajaj pulsar, bajaj torito, body parts car, camry, car,
      car care, car parts, cars, cg 125, cg125, cg150, chevrolet aveo, chevrolet cruze, chevrolet spark, citroen c3,
      corolla, dacia logan, dashboard, denso iridium, dirt bike, dot 4, dy100, dy150, emission system, enduro, engine
      parts, fiat punto, ford f150, ford fiesta, ford focus, ford ranger, fortuner, freightliner, fuel system, gn 125,
      gn125, gy6 125, gy6 150, h11, h4, h7, hero hunk, hero splendor, hiace, highlander, hilux, hino 300, hino 500,
      honda accord, honda cb190, honda civic, honda crv, honda wave, honda xr150, hyundai accent, hyundai elantra,
      hyundai tucson, isuzu dmax, italika, kawasaki ninja, keeway, kenworth, kia cerato, kia rio, kia sportage, ktm
      duke, land cruiser, lifan 125, loncin, mazda 3, mercedes actros, mitsubishi l200, mitsubishi lancer, mitsubishi
      pajero, moto, motocross goggle, motorbike, motorcycle, motorcycles, motorsport, ngk iridium, nissan altima,
      nissan navara, nissan patrol, nissan sentra, nissan versa, obd, peugeot 206, peugeot 208, peugeot 301, pulsar
      150, pulsar 180, pulsar ns, rav4, renault clio, renault duster, renault logan, royal enfield, scania r, spare
      parts car, suspension and steering, suzuki ax100, suzuki gixxer, suzuki swift, toyota vios, truck, truck bed,
      truck parts, tvs apache, utv, vehicle, vehicle maintenance, vehicle parts, vehicles and parts, volvo fh, vw
      jetta, vw polo, wheels and tires, windshield, yamaha crypton, yamaha fz, yamaha nmax, yamaha r15, yamaha xtz,
      yaris, ybr 125, ybr125, zongshen`,
  },
  makers: {
    TOOLS: `3m 6200, alex plus, bahco, behr, benjamin moore, black decker, bosch gsb, bosch gsr, bosch professional,
      bostitch, craftsman, craftsman v20, cuprinol, dap alex, dewalt, dewalt dcd, dremel, dulux, einhell, esab, farrow
      ball, festool, fluidmaster, fluke 117, fluke 87v, frenchic, ge silicone, gearwrench, gedore, gorilla wood,
      grundfos, hep2o, hikoki, hilti, hitachi nv, hobart, honeywell safety, ingco, irwin, irwin quick grip, jb weld,
      john guest, kilz, klein 11, knipex, kobalt, kwikset, leviton, lincoln electric, little giant, loctite, mac
      tools, makita, makita dhp, mechanix, metabo, milwaukee, milwaukee m12, milwaukee m18, minwax, mitutoyo, paslode,
      porter cable, romex, ronseal, rust oleum, ryobi, sadolin, schlage, schneider, senco, sharkbite, sherwin
      williams, snap on, southwire, square d, stahlwille, stanley fatmax, starrett, tekton, tolsen, uponor, valspar,
      varathane, wago, wera, wiha, worx, zinsser`,
    AUTOMOTIVE: `acdelco, acura, adam s polishes, agv, aisin, akebono, akrapovic, alpinestars, altimax, amsoil, arai, armor all,
      audi, audi a3, audi a4, autoglym, baja designs, bajaj, bell moto, bfg ko2, bfgoodrich, bilstein, blizzak, bmw,
      bmw e46, bmw e90, borla, bosal, bosch icon, bosch wiper, brembo, bridgestone, bushwacker, cadillac, camaro, can
      am, carplan, castrol, champion spark, chemical guys, chevrolet, chevy, cinturato, civic, continental
      extremecontact, cooper discoverer, cooper tires, corolla, corvette, cummins, dainese, dayco, denso, detroit
      diesel, did chain, dodge, dorman, ducati, dueler, duralast, eagle f1, ebc, ebc brakes, ecopia, edelbrock,
      efficientgrip, eibach, extremecontact, f 150, falken, febi, febreze car, fiat, fiat 500, firestone, flowmaster,
      ford, ford f150, ford fiesta, ford focus, ford transit, fox racing shox, galfer, garrett, general grabber, givi,
      gmc, goldwing, golf mk7, goodyear, griots, gtechniq, hankook, harley davidson, harley softail, hella, hilux,
      hjc, holley, honda, honda civic, husky liners, husky towing, hyundai, infiniti, isuzu, jaguar, jeep, jeep
      wrangler, k n 33, k n filter, kawasaki, kc hilites, kia, knorr bremse, ko2, koni, ktm, kumho, kyb, land cruiser,
      land rover, land rover defender, landcruiser, lemforder, leveling lift, lexus, liqui moly, little trees, lucas
      oil, luk, magnaflow, magneti marelli, mahle, mann filter, maxxis bighorn, mazda, meguiar s, meguiars, mercedes,
      michelin, mini cooper s, mitsubishi, mobil 1, monroe shocks, mopar, mothers polish, motorcraft, motul, mustang,
      nexen, ngk, nissan, nissan qashqai, nitto, noco, nokian, opel, p zero, pennzoil, peugeot, peugeot 208, pilot
      sport, pirelli, polaris ranger, polaris rzr, porsche, potenza, powerstop, prestone, rain x, ram 1500, range
      rover, renault, renault clio, renthal, rhino rack, rigid industries, rizoma, rough country, royal purple, rzr,
      sachs, scorpion verde, sea doo, seat ibiza, seat leon, shell helix, shoei, silverado, ski doo, skoda, skyjacker,
      smittybilt, softail, sonax, sportcontact, sportster, subaru, suzuki, tacoma, tein, tesla, tesla model, thule
      aero, timken, toyo, toyota, toyota yaris, turanza, turtle wax, valeo, valvoline, vance hines, vauxhall astra,
      vauxhall corsa, vespa, volkswagen, volvo, vw, vw golf, vw polo, wabco, warn vr, wd 40 specialist motorbike,
      weathertech, wrangler, wrangler at, wynn s, wynns, yakima, yamaha, yokohama, yoshimura, zerex`,
  },
};
