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
      pant, motocross pants, motorcycle jacket, motorcycle pant, motorcycle pants, motorcycle rain suit, motorcycle
      suit, race suit`,
    ],
    [
      'TOOLS',
      `110v transformer, 18v battery, 3 core cable, 3 core flex, abrasive, abrasives, access panel, access valve,
      acrylic sheet, adaptable box, adhesive, adhesive trowel, adjustable wrench, air admittance valve, air blow gun,
      air brick, air compressor, air cylinder, air gun blow, air hose, air line, air line filter, air nailer, air
      regulator, air vent, airbrick, airless sprayer, allen key, aluminium profile, aluminium tape, aluminum
      extrusion, aluminum tape, ammeter, anchor, anchor bolt, angle cock, angle finder, angle finger, angle grinder,
      angle iron, anti condensation paint, anti mould paint, anti rust paint, anti slip tape, anti vibration gloves,
      anvil, applicator gun, architectural hardware, architectural ironmongery, architrave, armoured cable, auger bit,
      auto air vent, auto darkening welding helmet, automation components, aviation snip, aviation snips, axe handle,
      back box, back box 25mm, bail pull, ball bearing hinge, ball cock, ball joint splitter, ball pein hammer, ball
      screw, ball valve, band and gudgeon, band saw, bandsaw blade, bar handle, bar pull, barn door hardware, barn
      door track, barrel pump, barricade tape, barrier tape, bathroom lock, bathroom lock thumbturn, bearing, bearing
      puller, bearings and seals, belt sander, bench grinder, bench polisher, bench vice, bench vise, bevel gauge,
      biscuit joiner, biscuit jointer, bit holder, bit set, bitumen, bitumen paint, bituminous, blackboard paint,
      blank plate, blanking cap, blanking plate, blast gun, bleed key, blending valve, blind rivet, block plane, block
      splitter, blocking magnet, blow gun, blow lamp, blow torch plumbing, boiler parts, boiler spares, bollard cover,
      bolster chisel, bolt, bolt cutter, bolt extractor, boltless shelving, bolts, bonding coat, bonding primer,
      booster pump, bootlace ferrule, bore gauge, borehole pump, borescope, boring bar, boring head, bottle trap, box
      cutter, bracket, brad nail, brad nailer, brads, brake bleeder tool, brazing rod, breaker, breather membrane,
      brenton bolt, brick bolster, brick hammer, brick trowel, bricklayer, bricklayer s trowel, bricklayers trowel,
      broach, broach set, brush restorer, bucket trowel, buffing pad, buffing wheel, building supplies, bump cap,
      bungee cord, butane torch, c clamp, cabinet handle, cabinet hardware, cabinet hinge, cabinet lock, cabinet
      locks, cabinet scraper, cable cutter, cable detector, cable duct, cable gland, cable knife, cable lug, cable
      reel, cable rod set, cable rods, cable shears, cable shoe, cable stripper, cable tester, cable tie, cable ties,
      cable tray, cable trunking, caliper, camlock, carbide insert, carbine hook, carbon monoxide alarm, carbon
      monoxide detector, card scraper, cargo net, cargo strap, carpenter pencil, carpenter s pencil, carpenters
      pencil, cartridge gun, carving gouge, casement fastener, caster, caster wheel, casters, castor wheel, castors,
      caulk, caulk gun, caulking gun, caution tape, cavity wall, ceiling paint, celotex, cement, cement mixer, center
      punch, central heating pump, centre punch, centrifugal pump, chain binder, chain block, chain galvanised, chain
      hoist, chain link steel, chain sling, chain sprocket 08b, chalk line, chalk line reel, chalk reel, changeover
      kit, changeover switch, channel drain, check valve, chemical gloves, chemical resistant gloves, chip carving
      knife, chip extractor, chisel, chucking reamer, circlip, circlips, circuit breaker, circuit protection, circular
      saw, circulating pump, circulator pump, clamp, clamp meter, clampmeter, claw hammer, cloth tape, club hammer,
      cnc, co alarm, cold chisel, collated screws, collet, combination square, combination wrench, commando socket,
      compression coupler, compression elbow, compression tee, compressor, concealed hinge, concrete, concrete saw,
      concrete sealer, concrete vibrator, condensate pump, condensate trap, conduit, conduit fitting, connector block,
      construction adhesive, consumer unit, contact tip, contactor, contactor relay, control relay, convex mirror
      traffic, conveyor belt, conveyor chain, cooker switch, copper coil pipe, copper elbow, copper pipe, copper tube,
      cord end terminals, cordless drill, cordless grinder, cordless jigsaw, core bit, core box bit, core drill, core
      drill bit, core drill machine, corner bead, corner brace, corrugated roofing, countersink, coupler, coupling,
      cover cap, cover caps, cpvc, creeper, creeper board, cremone bolt, creosote, crimp connector, crimp connectors,
      crimp terminal, crimp terminals, crimper tool, crimping pliers, crimping tool, cross line laser, crowbar, crowd
      barrier, cup brush drill, cup handle, cup pull, cup wheel, cupboard handle, cupboard knob, cupboard knobs,
      current transformer, cut off saw, cut off wheel, cut resistant glove, cut resistant gloves, cutter blade,
      cutting blade, cutting disc, cutting oil, cutting tools, cutting wheel, cyanoacrylate, cyclone dust, cylinder
      guard, cylinder lock, cylinder pull, damp meter, damp proof membrane, damp proof paint, damp seal, danish oil,
      darby trowel, dead blow hammer, deadbolt, deadlock, decking board, decking boards, decking oil, decorating
      brush, decorating set, decorating sundries, decorating supplies, decorators brush, decorators filler, demolition
      hammer, depth gauge, desoldering pump, detector wall, dewatering pump, dial indicator, dial test indicator,
      diamond blade, diamond core bit, diamond core drill, diamond disc, diamond stone, diaphragm pump, die set
      threading, die stock, diesel generator, diesel pump, digital angle gauge, digital caliper, digital level,
      dimmer, dimmer switch, din rail, disc cutter, disc lock, disposable coverall, distance measure, distance meter,
      distribution board, distribution box, dolly cart, door brush strip, door casing, door chain security, door
      closer, door frame, door furniture, door handle, door handles, door hardware, door hinge, door knob, door latch,
      door limiter, door lining, door lock, door pull, door seal strip, door spring, door stop, door stop wedge, door
      threshold strip, door viewer, door wedge, dosing pump industrial, double cylinder, double euro cylinder, double
      sided tape, double socket, dowel, dowel jig, downpipe bracket, downspout, drain auger, drain cock, drain cover,
      drain pump, drain rod, drain snake, drainage channel, drainage fittings, draw knife, drawer lock, drawer rail,
      drawer rails, drawer runner, drawer slide, drawknife, drill, drill battery, drill bit, drill bit set, drill
      guide, drill press, drill press vice, drilling accessories, drilling jig, drop cloth, drum lifter, drum pump,
      drywall, drywall screw, drywall screws, duct tape, ducting, duplex chain, dust extraction, dust extractor, dust
      filter mask, dust mask, dust sheet, dust shoe, e stop button, ear defender, ear defenders, ear muffs protection,
      ear muffs safety, ear protection, earth clamp, earth rod, edge finder, edge pull, eggshell paint, elbow, elbow
      fitting, electric meter, electric motor, electric tape, electrical accessories, electrical box, electrical
      enclosure, electrical fittings, electrical gloves, electrical supplies, electrical tape, electrical wire,
      electrician knife, electricians knife, electrode, electrode holder, emergency stop, emergency stop button, emery
      cloth, emulsion paint, enamel paint, enclosure ip65, end cutting pliers, end feed, end feed elbow, end mill, end
      nippers, ender 3, endoscope, energy meter, engine crane, engine hoist, engine stand, engineer s square,
      engineers square, engineers vice, engraver, engraving machine, engraving pen, epoxy, epoxy adhesive, equal tee,
      escutcheon, espagnolette, espagnolette bolt, etch primer paint, euro cylinder, exit device, expanding foam,
      expansion vessel, extension bar socket, extension ladder, extension lead 110v, extension pole roller, extension
      reel, exterior paint, extruder, eye wash station, eyebolt, face shield safety, fall arrest, fall arrest block,
      fall arrest lanyard, fall arrester, faucet aerator, faucet cartridge, faucet stem, faucet valve, feather edge
      plastering, feeler gauge, felt pad, felt pads, felt shingle, felt shingles, fence paint, fence post spike, fence
      shades paint, fence treatment, ferrule crimper, ferrules, ffp2, ffp2 mask, ffp3, ffp3 mask, fibre disc, file set
      metal, filler, filler powder, filling knife, filling loop, filter regulator lubricator, fine dust mask, finger
      plate door, finger pull, fingerprint lock, finishing plaster, finishing trowel, fire alarm, fire blanket, fire
      detector, fire door, fire extinguisher, fire hose, fish tape, fitch fastener, fitting, fixings, fixings and
      fasteners, flap disc, flap hinge, flap wheel, flapper toilet, flashing tape, flat wood bit, flex cable 3 core,
      flexi tap connector, flexible hose tap, float switch, float trowel, floor drain, floor marking tape, floor
      paint, floor protection film, floor saw, floor spring, floor spring box, floor trap, floor underlay laminate,
      flow meter, flowmeter, flush bolt, flush cutter, flush cutters, flush pull, flux, flux cored wire, foam gun,
      foam tape, folding door gear, folding rule, foot valve, forstner bit, framing kit, frequency inverter, friction
      stay, frl unit, frog tape, full body harness, furniture fittings, furniture glide, furniture glides, furniture
      hardware, furniture lock, furniture pad, furniture pads, furniture paint, fuse, fused spur, gaffer tape,
      galvanised chain, galvanized chain, garage door, garage door opener, garage door spring, garage floor paint,
      garage shelving, garden shades, gas blow torch, gas detector, gas leak detector, gas nozzle mig, gas regulator,
      gas spring, gas strut, gas torch, gasket, gate bolt, gate hardware, gate latch, gate opener, gate ring latch,
      gate valve, gate valve brass, gauge, gauge block, gauging trowel, gear motor, gear puller, gear pump, gel knee
      pad, gel knee pads, generator, generator 3kva, glass cutter, glass wool, gloss paint, glue gun tool, grade 8
      bolt, granite surface plate, grease, grease cartridge, grease gun, grinder disc, grinder tool, grinding cup
      wheel, grinding disc, grinding stone, grinding wheel, grip gloves work, grout, grout float, grout rake, grout
      remover, grout saw, gully trap, gutter, gutter bracket, gutter guard, guttering, hacksaw, hacksaw blade, hammer,
      hammer drill, hammer tacker, hammerite, hand file, hand plane, hand pump oil, hand saw, hand trolley, hand
      truck, handsaw, hard hat, hardboard, hardware, hasp, hasp staple, hazard tape, headlight work, heat alarm, heat
      detector, heat gun, heat shrink, heating parts, heating pump, heavy duty stapler, heavy duty staples, height
      gauge, helicoil, hex bolt, hex cap, hex cap screw, hex key, hex key set, hex nut, hi vis tape, hinge, hinge
      door, hinge screw, hinge set, hmi panel, hoist, hole puncher, hole saw, holesaw, honing guide, honing stone,
      hook and band, hook and eye, hook and loop sanding, hook knife carving, hose adapter dust, hose barb, hose
      clamp, hose clip, hose fitting, hot air gun, hot air station, hub puller, hydraulic coupling, hydraulic
      cylinder, hydraulic fitting, hydraulic hose, hydraulic jack, hydraulic oil, hydraulic press, hydraulic pump,
      hydraulic ram, hydraulic valve, hydraulics, impact bit, impact driver, impact socket, impact wrench, indexable
      insert, inductive sensor, industrial automation, industrial plug, industrial socket, infrared thermometer
      industrial, injection mortar, insert bit, inspection camera, inspection cover, inspection lamp, inspection
      mirror, insulated gloves electrician, insulated pliers, insulated screwdriver, insulating tape, insulation
      board, insulation roll, insulation tape, insulation tester, interior door, interior paint, interlocked socket,
      internal door, intumescent strip, inverter drive, inverter generator, ironmongery, isolating valve, isolation
      valve, isolator switch, jack, jackhammer, jet pump, jewellers screwdriver, jig saw blade, jigsaw 650w, jigsaw
      blade, jigsaw tool, joint compound, jointing compound, joist, joist hanger, jubilee clip, junction box, junction
      enclosure, junior hacksaw, key blank, key plate, key safe, keyhole cover, keyhole plate, kick plate, kitchen
      handle, kitchen handles, kitchen hinge, kitchen hinges, knee pads gel, knee pads work, knotting solution,
      lacquer spray, ladder, lanyard safety, laser cutter, laser distance measure, laser distance meter, laser
      engraver, laser level, laser measure, laser receiver, lashing strap, latex coated gloves, lathe, lathe chuck,
      lead flashing, lead screw, letter plate, letterplate, level, leveling feet, lever bathroom, lever handle, lever
      handles, lever latch, lever lock, lever lock handle, lever on rose, lid stay, lifting chain, lifting clamp,
      lifting equipment, lifting eye, lifting gear, lifting sling, light dimmer, light switch, limit switch, line
      laser, line marker paint, line marking paint, linear actuator, linear bearing, linear guide, linear guide rail,
      linear rail, live center, live centre, load binder, load hoist, lock, lock nut, locking plier, locking pliers,
      lockout tag, lockout tagout, locks and security, loft hatch, loft insulation, loop tester, louvre panel, louvre
      vent, lubricant, lubricant spray, lumber, lump hammer, lxt battery, macerator pump, machine oil, machine screw,
      magnetic bit holder, magnetic catch, magnetic drill, magnetic drill press, magnetic filter heating, magnetic
      paint, magnetic pickup, magnetic tray, mallet, manhole cover, margin trowel, marking gauge, marking knife,
      masking film, masking plastic, masking sheet, masking tape, masking tape painter, masonry, masonry nail, masonry
      paint, masonry primer, masonry saw, mastic gun, material handling, matt emulsion, mcb, mdf, measuring tape,
      measuring tools, measuring wheel, mechanic gloves, mechanics gloves, mechanics set, mending plate, metal paint,
      metal primer, metal shears, metal sheet, methylated spirit, micrometer, mig torch, mig wire, milling cutter,
      miter gauge, miter saw, mitre box, mitre gauge, mitre saw, mixer paddle, mixing bucket, mixing drill, mixing
      paddle, mixing valve, mma welder, modular switch, moisture meter, mole grip, mole grips, mortar mix, mortice
      knob, mortice knob set, mortice latch, mortise gauge, mortise knob, mortise latch, motor capacitor, motor gate,
      motor starter, motorised valve, motorized valve, moving dolly, multi finish, multi finish plaster, multi surface
      paint, multi tool, multi tool blade, multimeter, multimeter probe, multitester, multitool, multitool blade, n95
      respirator, nail bar, nail gun, nail puller, nailer, nails, needle file, needle files, neodymium magnet, network
      tester, nibbler, night latch, nipple brass, nitrile coated glove, nitrile coated gloves, non return valve, non
      slip tape, notched trowel, nozzle 0 4mm, nut, nut bolt, nut setter, nut splitter, nuts and bolts, nyloc nut,
      nyloc nuts, o ring, oak door, oil can, oil filter wrench, oil seal, oil stone, optical level, orbital sander,
      osb, oscillating blade, outdoor socket, oval cylinder, overflow pipe, overload relay, p clip, p trap, p2 mask,
      p3 filter, packing tape, paddle mixer, padlock, paint brush wall, paint brushes set decorating, paint can
      opener, paint edger, paint kettle, paint mixer, paint pad, paint remover, paint roller, paint scraper, paint
      spray gun, paint sprayer, paint stripper, paint sundries, paint thinner, paint tray, painters tape, painting
      roller, painting tools, pallet stacker, pallet truck, pan connector, panel meter, panel pin, panel pins, panic
      bar, panic bolt, parking post, part bin, parts bin, parts organizer, parts tray, parts washer, pasting table,
      pat tester, pattress, pattress box, peg stay, pei sheet, penetrating oil, peristaltic pump, petg, pex, phase
      failure relay, phase monitoring relay, photoelectric sensor, pick axe, pick up tool, pickaxe, pickup tool,
      pillow block, pilot light 22mm, pin punch, pincer, pincers, pinch bar, pine board, pipe, pipe and fittings, pipe
      bender, pipe clamp, pipe coupling, pipe cutter, pipe elbow, pipe fitting, pipe insert, pipe tee, pipe wrench,
      pipes and fittings, pitch gauge, planer, planer blade, planer thicknesser, plasma cutter, plasma torch, plaster
      bead, plaster mix, plasterboard, plasterer s trowel, plasterers hawk, plasterers trowel, plastering hawk,
      plastering trowel, plate compactor, platform trolley, platform truck, plc, plc module, plexiglass, plier,
      pliers, plug socket, plug top, plumb bob, plumb line, plumbers putty, plumbing, plumbing fittings, plumbing
      supplies, plywood, pneumatic cylinder, pneumatics, pocket door kit, pocket hole jig, pointing trowel, poker
      vibrator, polisher, polishing pad, polycarbonate sheet, pop rivet, post base, post fix, post mix, postcrete,
      power tool accessories, power tool accessory, power tool battery, power tool charger, power transmission,
      precision screwdriver, pressure gauge, pressure reducing valve, pressure regulator, pressure switch, pressure
      tank, pressure transducer, pressure transmitter, pressure vessel, primer paint, primer sealer, primer undercoat,
      privacy bolt, protection sheet, protective sheet, protractor angle, proximity sensor, pry bar, pt100, ptfe tape,
      pu coated gloves, pu foam, pull cord switch, pull handle, pulley, purlin, push button station, push button
      switch, push fit, push fit tee, push pad exit, push to open latch, pushbutton switch, putty knife, pva bonding,
      pvc ducting, pvc elbow, pvc pipe, r clip, rachet, rack bolt, racking bay, radiator bleed key, radiator key,
      radiator paint, radius gauge, rainwater pipe, rasp, ratchet, ratchet crimper, ratchet strap, ratchet wrench,
      rawl plug, rawl plugs, rawlplug, rcbo, rccb, rcd, reamer, rebar, recip blade, reciprocating blade, reciprocating
      saw, recirculation pump, reducer, reducing socket, reducing tee, reflective tape, regulation screw, repair kit
      tool, repair stand, respirator, respirator cartridge, respirator filter, respirator mask, rework station, ridge
      tile, rigger glove, rigger gloves, rim knob, ring latch, rivet, rivet gun, rivet nut, rivet nut gun, rivet nut
      tool, riveter, rivnut, road barrier, road cone, road marking paint, rock wool, rockwool, roll pin, roll pins,
      roller brush, roller chain, roller frame, roller refill, roller shutter, roller sleeve, roller tray, rolling
      table frame, roof batten, roof felt, roof sheet, roof sheeting, roof sheets, roof tile, roof window, roofing
      felt, roofing hammer, roofing sheet, rope, rotary cam switch, rotary hammer, rotary laser, rotary switch, rotary
      tool, rotating laser, round over bit, round sling, roundsling, router bit, router jig, router table, rtd sensor,
      rubber cable, rubber feet, rubber gloves work, rubber mallet, rust converter, rust proofing gun, rust remover, s
      hook steel, sabre saw, sabre saw blade, sack truck, safety barrier, safety cone, safety gear, safety glass,
      safety glasses, safety glove, safety gloves, safety goggle, safety goggles, safety goggles work, safety harness,
      safety helmet, safety mask, safety relay, safety shoe cover, safety specs, safety valve, safety vest, safety
      workwear gloves, sample pot paint, sand blasting gun, sand paper, sandblaster, sandblasting gun, sander, sanding
      belt, sanding block, sanding disc, sanding mesh, sanding pad, sanding paper, sanding roll, sanding sheet,
      sanding sponge, sandpaper, sash fastener, sash jammer, sash lift, sash pulley, sash stop, sash window fastener,
      satinwood, sausage gun, saw, saw blade, sawhorse, sawn timber, scaffold, scaffolding, scissor lift, screw, screw
      caps cover, screw cover cap, screw extractor, screw gun, screw organizer, screwdriver, screwdriver bit,
      screwdriver set, screws set, scrim tape, scroll saw, sds bit, sds bits, seal kit, sealant, sealant applicator,
      sealant gun, sealant remover, sealer, sealing tape, seam roller, security chain, security hardware, selector
      switch, self fusing tape, self leveling compound, self levelling compound, self tapping screw, servo drive, set
      square, sewage pump, shackle, sharpening jig, shaver socket, shears metal, shed paint, sheet metal shear, sheet
      shears, shelf bracket, shelf pin, shelf pins, shelf support, shop vac, shower pump, side cutter, signal tower,
      silicone gun, silicone remover, silicone sealant, silicone tape, silk emulsion, simplex chain, sink waste, site
      equipment, site light, site safety, sledge hammer, sledgehammer, slide hammer, sliding bevel, sliding door gear,
      sliding door kit, sliding door track, slip joint, slurry pump, smart door lock, smart lock, smoke alarm, snap
      hook, snap off blade, snap off blades, snips, socket 13a, socket adapter, socket extension bar, socket outlet,
      socket rail, socket set, socket tester, socket tray, socket wrench, soft starter, soil pipe, soil vent, solder,
      solder paste, solder ring, solder sucker, solder wick, soldering gun, soldering iron, soldering kit, soldering
      tip, solenoid air valve, solenoid valve, spade bit, spanner, spark plug socket, speed bump, speed ramp, speed
      skim, speed square, spill kit, spirit level, split pin, split pins, spokeshave, spokeshave blade, spray
      adhesive, spray gun, spray lubricant, spring clip, spring compressor, spring washer, stain block, stain blocker,
      stanley knife, stanley knife blade, stanley knife blades, staple gun, stapler gun, staples 10mm, staples gun,
      steel bar, steel cable, steel rule, steel shelving, step ladder, stepladder, stillson, stop end, stopcock,
      straight connector, straight coupler, strap hinge, strip disc, strip wood, strop leather, structural adhesive,
      stud detector, stud extractor, stud finder, submersible pump, suffolk latch, sugar soap, sump pump, super glue,
      surface plate, swa cable, switch board, switch plate, switch socket, switched socket, switches and sockets,
      switchgear, t bar handle, t bar pull, table frame, table saw, tacker, tank connector, tap and die, tap
      cartridge, tap connector, tap extractor, tap reviver, tap set, tap set m6, tape measure, tarp eyelet, tarp
      eyelets, tarpaulin, tct blade, tct saw blade, teak oil, tee fitting, teflon tape, telescopic ladder, telescopic
      magnet, terminal block, terminal strip, test lead, test pen, theodolite, thermal camera, thermal imager, thermal
      overload, thermocouple, thickness gauge, thicknesser, thimble wire rope, thinners, thinset, thinset mortar,
      thread chaser, thread file, thread locker, thread repair, thread repair kit, thread seal tape, thread sealant,
      thread tap, threaded insert, threaded rod, threadlocker, threshold strip, thumb latch, thumb turn, thumb turn
      cylinder, thumb turn lock, thumbturn, tie down, tie down strap, tie downs, tig rod, tig rods, tig torch, tile
      adhesive, tile cutter, tile cutter blade, tile leveling clip, tile leveling clips, tile leveling system, tile
      levelling clip, tile levelling clips, tile nipper, tile paint, tile primer, tile saw, tile spacer, tile spacers,
      tile trowel, tile vibrator, timber, timber connector, timber oil, timber sealer, time relay, timer relay, timer
      switch, tin shears, tin snip, tin snips, toggle switch, toilet fill valve, toilet wax ring, tool, tool apron,
      tool backpack, tool bag, tool battery charger, tool belt, tool box, tool cabinet, tool cart, tool chest, tool
      foam, tool hanger, tool holder, tool holder turning, tool kit, tool organizer, tool pouch, tool set, tool vest,
      toolbox, toolkit, toolset, torque adapter, torque wrench, torx, torx bit, torx key, total station, traffic cone,
      transfer pump, transmission chain industrial, trestle, trim router, trimmer router, trimming knife, tripod
      laser, tripod work light, trowel plastering, trunking, try square, tube bender, tube cutter, tube expander,
      tubular latch, tungsten electrode, turn and release, turnbuckle, turps, twin and earth, twin earth, twin earth
      cable, tyre inflating gun, tyre pressure station, tyvek coverall, undercoat, underground pipe, union fitting,
      universal joint socket, upvc, utility bar, utility blade, utility knife, uv resin 3d, v belt, v block, vacuum
      pump hvac, valve, variable frequency drive, varnish, varnish wood, vde pliers, vde screwdriver, vent cover,
      ventilation grille, vernier, vfd, vice, vinyl matt, vinyl silk emulsion, vise, voltage detector, voltage tester,
      voltmeter, wacker plate, wago, wall anchor, wall box, wall chaser, wall filler, wall paint, wall plug, wall
      plugs, wall primer, wall sealer, wall socket, wall switch, wall tie, wallpaper adhesive, wallpaper brush,
      wallpaper paste, wallpaper scraper, wallpaper stripper, washer, washer set, washers, waste pipe, waste trap,
      water level hose, water meter, water pump, water pump plier, water pump pliers, waterproof coating,
      waterproofing, wax ring, wd 40, wd40, weather strip door, webbing sling, welded chain, welded mesh, welder,
      welding, welding apron, welding blanket, welding cable, welding clamp, welding consumables, welding equipment,
      welding glove, welding gloves, welding goggles, welding helmet, welding inverter, welding machine, welding
      magnet, welding mask, welding rod, welding supplies, welding table, welding wire, well pump, wet and dry paper,
      wet dry vacuum, wheel stop parking, whetstone tool, white spirit, winch, winch hoist, window handle, window
      hardware, window lock, window restrictor, window stay, wing nut, wire, wire brush, wire connector, wire crimper,
      wire cup, wire cup brush, wire cutter, wire ferrules, wire gauge tool, wire snips, wire stripper, wire wheel,
      wiring accessories, wood board, wood carving knife, wood chisel, wood filler, wood glue, wood nail, wood nails,
      wood oil, wood plane, wood plank, wood preserver, wood primer, wood rasp, wood router, wood screw, wood screws,
      wood sealer, wood stain, woodworking tools, work bench, work glove, work gloves, work knee pad, work knee pads,
      work lamp, work light, work platform, work stool, workbench, wrecking bar, wrench, wrench organizer, zinc
      primer, zip ties, zone valve`,
    ],
    [
      'AUTOMOTIVE',
      `0w 20, 0w 30, 0w20, 10w 30, 10w 40, 10w 60, 10w30, 10w40, 10w60, 13 pin, 15w 40, 15w40, 2 stroke oil, 20w 50,
      20w50, 2t oil, 4 stroke oil, 4t oil, 5w 30, 5w 40, 5w20, 5w30, 5w40, 75w 90, 75w90, 80w 90, 80w90, 85w140, abs
      ring, abs sensor, ac compressor, ac compressor clutch, ac condenser, ac condenser fan, adblue, adblue pump,
      adblue sensor, agm battery car, air bag suspension, air brake, air brake chamber, air brake fitting, air brake
      hose, air brake valve, air dam, air dryer cartridge, air dryer truck, air filter, air filter car, air flow
      meter, air horn, air jack, air mass sensor, air spring, air spring bellows, air suspension, air suspension
      compressor, air suspension valve, airbag, airbag module, alloy cleaner, alloy rim, alloy wheel paint,
      alternator, amber beacon, android auto, angel eye, angel eyes, antenna topper, anti roll bar link, antifreeze,
      arch liner, armrest box, atf, atf filter, atv, atv goggle, atv goggles, atv winch, auto decal, auto emblem, auto
      sticker, aux belt, auxiliary belt, axle, axle seal, axle shaft, axle stand, baby on board, back box exhaust,
      back seat organizer, badge emblem, ball joint, bar and chain oil car, bar end, bar end mirror, bar end mirrors,
      bar ends, bar risers, battery 12v 74ah, battery clamp, battery conditioner, battery isolator, battery isolator
      switch, battery jumper, battery terminal, battery tray car, beacon light, bed cover truck, bed liner, bed mat,
      bed rack, belt tensioner, belt tensioner pulley, bevel gear differential, big end bearing, bike helmet
      motorcycle, bike parts motorcycle, bike rack for car, bilge pump, bimini, bimini top, blow off valve, blower
      motor, blower resistor, boat accessories, boat bimini, boat cleat, boat fender, boat hatch, boat ladder, boat
      parts, boat propeller, boat propeller aluminium, boat steering, boat trailer, boat trailer winch, body clip,
      body filler, body kit, body panel car, body panels, bodyfiller, bonnet cable, bonnet catch, bonnet hinge, bonnet
      insulation, bonnet pin, bonnet pins, bonnet protector, bonnet release cable, bonnet strut, bonnet struts, boost
      gauge, boost hose, booster cable, booster cables, boot badge, boot handle, boot lid, boot liner, boot mat, boot
      organiser, boot spoiler, boot strut, boot tray, bottle jack, brake booster, brake caliper, brake chamber, brake
      cleaner, brake clutch levers, brake cylinder, brake disc, brake drum, brake fluid, brake hose, brake kit, brake
      lamp, brake lever, brake lever set, brake light, brake light switch, brake line, brake master cylinder, brake
      pad, brake pads, brake parts, brake parts cleaner, brake pedal, brake pedal rubber, brake rotor, brake servo,
      brake shoe, brake shoes, brake system, brake valve, brakes, braking system, breakaway cable, breakdown kit,
      brush guards, bucket teeth, bug deflector, bug remover, bull bar, bullbar, bumper, bumper bracket, bumper clip,
      bumper clips, bumper cover, bumper grille, bumper guard, bumper protector, bumper reinforcement, bumper sticker,
      bumper trim, bush kit, bushing kit, cab curtain, cab mirror, cab mount, cab shock, cab step, cab suspension, cab
      tilt cylinder, cab tilt pump, cabin air filter, cabin filter, caliper paint, cam bearing, cam follower, cam
      sensor, cambelt, camper conversion, camper van, campervan, camshaft, camshaft kit, camshaft position sensor,
      camshaft seal, camshaft sensor, car air freshener, car badge, car battery, car boot organiser, car bulb, car
      cleaning, car cover, car cup holder, car cushion, car decal, car detailing, car diagnostic, car emblem, car
      exterior, car flag, car freshener, car hanging ornament, car interior, car jack, car magnet, car mat, car mats,
      car mirror, car mount, car organizer, car paint, car pendant, car perfume, car polish, car relay, car seat
      cover, car seat cushion, car seat gap filler, car seat organizer, car shampoo, car soap, car sticker, car
      stickers, car styling, car sun shade, car sunshade, car thermostat, car tint, car vacuum, car wash, car wash
      shampoo, car wash soap, car wax, car window sun shade, caravan accessories, caravan battery box, caravan cover,
      caravan door, caravan hitch lock, caravan jockey wheel, caravan light, caravan lock, caravan mirror, caravan
      mover, caravan step, caravan window, carb jet, carb jets, carb kit, carb rebuild kit, carburetor, carburetor
      cleaner, carburetor kit, carburetor repair kit, carburettor, carburettor jet, carburettor repair kit, cargo bar
      truck, cargo box, cargo box roof, cargo liner, carnauba, carnauba wax, carplay, cat back, catalytic converter,
      catback, cdi, cdi unit, center bearing propshaft, center cap, center stand, centre bearing, centre cap, centre
      caps, ceramic coating, chain 428, chain 520, chain 525, chain 530, chain and sprocket kit, chain kit, chain
      lube, chain oil, chain sprocket kit, chandlery, chrome trim, clay bar, clay kit detailing, clay mitt, clearance
      light truck, clevis yoke, clip on handlebars, clock spring, clutch actuator, clutch basket, clutch bell, clutch
      booster, clutch cable, clutch cover, clutch disc, clutch fork, clutch hose, clutch kit, clutch lever, clutch
      master cylinder, clutch pack, clutch pedal, clutch plate, clutch pressure plate, clutch release bearing, clutch
      servo, clutch shoes, clutch spring, code reader, coil pack, coil spring, coil springs, coilover, coilovers, cold
      air intake, column switch, combination lamp, combination switch, combine belt, common rail, compressor ring, con
      rod, con rod bearing, connecting rod, connecting rod bearing, console organizer, control arm, coolant, coolant
      filter, coolant radiator, coolant temperature sensor, coolant thermostat, cooling fan car, cooling system,
      corner panel, coupling head, crank bearing, crank pulley, crank sensor, crankcase, crankshaft, crankshaft
      position sensor, crankshaft seal, crankshaft sensor, crash bar, crash bar motorcycle, crash bung, crash bungs,
      crash helmet, crash protector, crash protectors, crash sensor, cross bars, crown wheel, crown wheel and pinion,
      cup holder expander, curtain strap, curtainsider, cv axle, cv boot, cv joint, cycle carrier, cylinder head,
      cylinder head gasket, cylinder kit, cylinder liner, da polisher, dash cover, dash kit, dash mat, dashboard
      polish, daytime running light, db killer, de icer, decal kit, def pump, def tank, deicer, detailing kit,
      detailing spray, diesel additive, diesel engine oil, diesel injector, diff gear, diff lock, differential,
      diffuser lip, dirt bike, dirt bike goggle, dirt bike goggles, distributor, distributor cap, door check strap,
      door edge guard, door handle car, door handle outer, door lock actuator, door lock barrel, door mirror, door
      mirror glass, door seal car, door switch car, door visor, downpipe, dpf, dpf cleaner, dpf sensor, drawbar, drive
      belt, drive chain 428, drive chain 520, drive shaft, driveshaft, drivetrain parts, drl, drop link, drying towel
      car, ducktail spoiler, dump valve, ecu, efb battery, egr cleaner, egr valve, egt sensor, electrical parts car,
      emblem badge car, emergency hammer, emission system cleaner, engine, engine air filter, engine bearing, engine
      block, engine cleaner, engine components, engine coolant, engine cover, engine degreaser, engine flush, engine
      gasket, engine guard, engine mount, engine oil, engine radiator, engine rebuild kit, engine seal, engine
      thermostat, engine undertray, engine valve, evaporator, excavator bucket, excavator filter, exhaust, exhaust
      back box, exhaust bracket, exhaust brake, exhaust clamp, exhaust flap, exhaust flexi, exhaust gasket, exhaust
      hanger, exhaust header, exhaust manifold, exhaust muffler, exhaust parts, exhaust pipe, exhaust silencer,
      exhaust stud, exhaust system, exhaust temperature sensor, exhaust tip, exhaust wrap, expansion tank, expansion
      valve car, exterior door handle, fairing, fairing kit, fairing screw, fairing screws, fallout remover, fan belt,
      fan clutch, feed pump diesel, fender, fender clip, fender flare, fender liner, fifth wheel, fifth wheel jaw,
      filter separator fuel, flasher relay, flex pipe exhaust, flex plate, flexi pipe, flexplate, floor mat, floor
      mats, floor mats car, flywheel, flywheel puller, foam cannon, foam lance, fog lamp, fog light, foot brake valve,
      foot peg, foot pegs, foot rests motorcycle, footpeg, footpegs, footrest motorcycle, fork boots, fork gaiters,
      fork oil, fork seal, fork tube, forklift filter, forklift parts, frame slider, front bumper, front hub bearing,
      front lip, front splitter, front sprocket motorcycle, fuel additive, fuel cap, fuel feed pump, fuel filter, fuel
      filter separator, fuel filter truck, fuel hose, fuel injector, fuel injector cleaner, fuel level sensor, fuel
      lift pump, fuel line, fuel pressure regulator, fuel pump, fuel rail, fuel sender, fuel separator, fuel
      stabilizer, fuel tank, fuel tank boat, fuel tank cap, fuel water, fuel water separator, full face helmet, full
      gasket set, gas cap, gasket set, gauge cluster, gb sticker, gear box mount, gear cable car, gear gaiter, gear
      knob, gear lever, gear linkage, gear oil, gear pedal, gear selector, gear selector cable, gear shift cable car,
      gear shift lever, gear stick, gearbox, gearbox mount, gearbox oil, glad hand, gladhand, glass coating, glow
      plug, glow plug relay, golf cart parts, gooseneck hitch, graphene coating, grille, grille badge, half helmet,
      half shaft, hand guards motorcycle, handbrake cable, handbrake gaiter, handguards motorcycle, handlebar clamp
      motorcycle, handlebar grips, handlebar grips motorcycle, handlebar motorcycle, handlebar muff, handlebar muffs,
      handlebar riser, handlebar risers motorcycle, harmonic balancer, hazard switch, head gasket, head gasket set,
      head lamp, head light assembly, head unit, headache rack, header tank, headlamp assembly, headlamp unit,
      headlight, headlight assembly, headlight bulb, headlight switch, headlight unit, headlights, headrest hook,
      headstock bearings, heated grip, heated grips, heater blower, heater core, heater matrix, heater valve, helmet
      decal, helmet lock, helmet visor, hi lift jack, hid kit, high pressure fuel pump, highway pegs, hitch, hitch
      ball, hitch bike rack, hitch cover, hitch drawbar, hitch lock, hitch lock pin, hitch pin, hitch receiver, hood,
      hood latch, hood scoop, hood vent, hook up cable, horse trailer vent, ht lead, ht leads, hub assembly, hub
      bearing, hub cap, hub oil seal, hub seal, hubcap, hydraulic filter truck, hydraulic lifter, hydraulic tappet,
      ice scraper, idle control valve, idler, idler arm, idler pulley, ignition barrel, ignition coil, ignition key
      motorcycle, ignition key switch, ignition lock, ignition module, ignition parts, ignition switch, ignition wire,
      impeller, indicator lamp, indicator light, indicator light motorcycle, indicator switch, indicators motorcycle,
      induction kit, injection pump, injector, injector cleaner, injector nozzle, injector seal, inner door handle,
      inner fender, input shaft, inside door handle, instrument cluster, intake, intake air sensor, intake boot,
      intake hose, intake manifold, intake reed, intercooler, interior car accessories, iron remover, jack stand, jack
      stands, jerry can holder, jet ski, jet ski cover, jet ski parts, jockey wheel trailer, jump lead, jump leads,
      jump pack, jump starter, jumper cable, jumper cables, key cover, key fob case, key fob cover, key fob shell, key
      shell, kick start lever, kick starter, kick starter lever, kickstarter, king pin, king pin kit, kingpin, knock
      sensor, l plates, lambda sensor, leaf spring, led bar, led beacon, leisure battery, leveling kit, levelling
      ramp, levelling ramps, lever guard, licence plate light, license plate, license plate frame, license plate
      light, lift kit, lift pump, light bar, liner kit, link pipe, linkage pin, lip spoiler, load bar, load securing,
      loader bucket, locking wheel nut, lorry, lorry accessories, lorry filter, lorry parts, lorry strap, lowering
      kit, lowering spring, lowering springs, lube filter, lubricants and fluids, lug nut, luggage rack motorcycle,
      machine polisher, maf sensor, main bearing, manifold, map sensor, marine battery box, marine fuel filter, marine
      parts, marker lamp, marker lights, mass air flow, mass air flow sensor, master cylinder, master cylinder lever,
      mechanics creeper, microfibre drying towel, mirror cap, mirror caps, mirror cover, mirror cover left, mirror
      cover right, mirror indicator, modular helmet, motocross goggle, motocross goggles, motor oil, motorbike
      accessories, motorbike goggle, motorbike goggles, motorbike parts, motorcycle, motorcycle accessories,
      motorcycle battery, motorcycle chain, motorcycle cover, motorcycle exhaust, motorcycle glove, motorcycle gloves,
      motorcycle goggle, motorcycle goggles, motorcycle grips, motorcycle helmet, motorcycle indicators, motorcycle
      lever, motorcycle mirror, motorcycle oil, motorcycle panniers, motorcycle parts, motorcycle seat, motorcycle
      tire, motorcycle tyre, motorcycle windscreen, motorhome, motorhome accessories, motorhome awning, mud flap, mud
      flaps, mud wing, mudguard bracket, mudwing, muffler, nano coating, neutral switch, nitrous, nox sensor, nudge
      bar, number plate, number plate frame, number plate lamp, number plate light, o ring chain, o2 sensor, obd2,
      octane booster, odometer, off road light, offroad light, oil additive, oil cap, oil cooler, oil cooler gasket,
      oil drain plug, oil filter, oil level sensor, oil pan, oil pressure sensor, oil pressure switch, oil pump, oil
      sump, oil sump gasket, oil switch, oil temp gauge, oil treatment, oils and fluids, oils and lubricants, one way
      clutch, open face helmet, outboard engine, outboard fuel, outboard impeller, outboard motor, outboard propeller,
      outer door handle, output shaft gearbox, over centre buckle, overhaul gasket, overhaul kit, oxygen sensor, p
      plates, paddock stand, pannier frame, passenger pegs, paste wax, pcv valve, pdc sensor, performance filter,
      petrol cap, pinlock, piston, piston liner kit, piston ring, piston ring set, pitman arm, planetary gear, plastic
      restorer, polishing compound, pollen filter, polybush, power steering, power steering fluid, power steering
      pump, power window switch, pre wash, prop shaft, propshaft, pto, pto pump, pto shaft, pulse coil, push rod
      engine, pushrod, quad bike, rack and pinion, rack and pinion kit, rack pinion, rack pinion kit, radiator cap,
      radiator car, radiator fan, radiator flush, radiator grille, radiator guard, radiator hose, rail pressure
      sensor, rain light sensor, rain repellent, rear bumper, rear combination lamp, rear diffuser, rear lamp, rear
      light cluster, rear shock, rear sprocket, rear view mirror, rear wing, rearsets, rearview mirror, rearview
      mirror cover, rebuild kit engine, receiver drier, recovery kit, recovery shackle, recovery strap, recovery
      track, rectifier, reed block, reed valve, regulator rectifier, relay 24v, relay valve, release bearing, remote
      key, reverse light, reverse switch, rim, rim stickers, rim tape motorcycle, ring and pinion, rock slider, rocker
      arm, rocker cover, rocker gasket, rod bearing, roof bar, roof bars, roof basket, roof bike rack, roof box, roof
      fan, roof hatch, roof hatch kit, roof hatch vehicle, roof hatches, roof rack, roof rail, roof spoiler, roof tent
      rack, roof vent, roof ventilator, rooftop ventilator, rotating beacon, rotor, rotors, rubbing compound, running
      board, rust proofing, rust remover car, rust treatment, rv cover, sae 0w20, sae 10w30, sae 10w40, sae 15w40, sae
      20w50, sae 25w60, sae 5w30, sae 5w40, sae 75w90, sae 80w90, sae 85w140, scan tool, scooter belt, scooter
      carburetor, scooter parts, scooter variator, scratch remover, screen wash, screenwash, seat belt, seat belt
      cover, seat belt extender, seat belt pad, seat cover, seat cover car, seat covers, seat covers car, seat cowl,
      seatbelt, serpentine belt, service kit, shackle pin leaf, shift boot, shift cable transmission, shift fork
      gearbox, shift knob, shift lever, shifter pedal, shock absorber, shock mount, shocks, side awning, side marker,
      side marker lamp, side marker light, side mirror, side repeater, side skirt, side skirts, side stand, side step,
      side steps, side view mirror, sissy bar, skid plate, skid steer, skylight van, slack adjuster, slave cylinder,
      slip on exhaust, snorkel 4x4, snow chain, snow chains, snow foam, snow socks car, snowmobile, spark plug, spark
      plug wire, spark plugs, speed sensor vehicle, speedometer, spin on filter, spin on oil filter, splash guard,
      splash shield, spoiler, spot light offroad, spring brake, spring u bolt, sprocket, sprocket 520, sprocket kit,
      stabiliser bar, stabiliser link, stabilizer bar, stabilizer link, start stop battery, starter clutch motorcycle,
      starter motor, starter relay, starter solenoid, starter solenoid 24v, stator, stator coil, steering bearing,
      steering column, steering knuckle, steering lock, steering parts, steering pump, steering rack, steering shaft,
      steering wheel, steering wheel cover, steering wheel desk, steering wheel tray, step panel, step well, stone
      chip repair, strobe light amber, strut, sump, sump gasket, sump pan, sump plug, sump plug washer, sun gear, sun
      shade car, sunshade car, supercharger, suspension, suspension bushing, suspension parts, suzi coil, suzie coil,
      sway bar, sway bar bushing, swing arm, swingarm, synchro ring, synchronizer ring, synthetic winch rope,
      tachograph, tachometer, tail bag, tail lamp, tail lamp assembly, tail light, tail tidy, tailgate, tailgate
      badge, tailgate handle, tailgate lock, tailgate mat, tailgate pad, tailgate strut, taillight, tailored car mat,
      tailored car mats, tank bag, tank grip, tank grips, tank pad, tank sticker motorcycle, tappet, tar remover,
      tensioner, tensioner pulley, thermostat engine, thermostat housing, throttle body, throttle body cleaner,
      throttle cable, throttle grip, throttle position sensor, throttle tube, thrust washer, tie rod, tie rod end,
      timing belt, timing chain, timing cover, timing kit, tipper cover, tipper sheet, tire, tire chain, tire chains,
      tire gauge, tire inflator, tire plug kit, tire pressure gauge, tire repair kit, tire shine, tires, tonneau,
      tonneau cover, tool box truck, top box, top case motorcycle, top link, top mount, top yoke, torque arm, torque
      converter, torque rod, touch up paint, touch up pen, touch up stick, tow ball, tow bar, tow eye, tow hitch, tow
      hook, tow rope, tow strap, towball, towball cover, towbar, towbar bike carrier, towing electric, towing
      electrics, towing eye, towing mirror, track rod, track rod end, track roller, tractor battery, tractor filter,
      tractor light, tractor parts, tractor seat, tractor tyre, trailer accessories, trailer axle, trailer board,
      trailer brake, trailer connector, trailer control valve, trailer coupling, trailer hitch, trailer hitch cover,
      trailer hub, trailer jack, trailer light, trailer light board, trailer lights, trailer mudguard, trailer parts,
      trailer plug, trailer suspension, trailer wheel, trailer winch strap, trailing arm, transmission, transmission
      filter, transmission fluid, transmission gasket, transmission mount, transmission parts, trim clip, trim clips,
      trim restorer, triple clamp, trolley jack, truck accessories, truck battery, truck bed cover, truck cab, truck
      curtain, truck filter, truck mat, truck mirror, truck oil filter, truck seat, truck seat cover, truck tool box,
      trunk bike rack, trunk lid, trunk mat, trunk organizer, trunk spoiler, tuner, turbo, turbo actuator,
      turbocharger, turbocharger actuator, turn signal, turn signal light, two stroke oil, tyre, tyre inflator, tyre
      polish, tyre pressure gauge, tyre shine, tyre valve cap, tyre valve caps, tyres and wheels, u bolt leaf spring,
      u hook wiper, u joint, underbody coating, underglow, underseal, undertray, universal joint, universal joint
      cross, utv, v stay, vacuum actuator, valve cap, valve caps, valve cover, valve cover gasket, valve guide, valve
      lifter, valve spring, valve stem seal, van accessories, van parts, variator, variator kit, variator roller,
      variator rollers, vehicle speed sensor, viscous fan, voltage regulator motorcycle, warning triangle, wash and
      wax, wash mitt, wash wax, washer fluid, washer jet, washer pump, wastegate, water pump car, water separator,
      water separator filter, weatherstrip, weatherstrip car, weight distribution hitch, wheel, wheel arch, wheel arch
      liner, wheel bearing, wheel bolt, wheel cap, wheel chock, wheel clamp, wheel cleaner, wheel hub, wheel hub
      assembly, wheel lock, wheel nut, wheel nut cover, wheel nut indicator, wheel paint, wheel repair kit, wheel rim,
      wheel rim motorcycle, wheel seal, wheel sensor, wheel spacer, wheel speed sensor, wheel stickers motorcycle,
      wheel stud, wheels, wheels and tyres, wheels tyres, winch cover, winch rope, winch strap, wind deflector, wind
      screen, window channel, window cling car, window deflector, window motor, window regulator, window seal car,
      window sun shades car, window switch, window switch panel, window tint, window visor, window winder, windscreen,
      windscreen cover, windscreen frost cover, windshield, windshield cover, windshield motorcycle, windshield sun
      shade, windshield washer fluid, wing mirror, wing mirror cover, wing mirror glass, wing panel, wiper, wiper
      blade, wiper blades, wiper switch, wiring harness, wishbone, wrap vinyl, x ring chain, xenon bulb`,
    ],
  ],
  unsure: `abrasive, air bag suspension, air brake, air vent, air vents, airbag, anchor, anvil, bar end, bar ends,
    beacon light, bed mat, bed rack, bimini, bitumen, boat hatch, boat ladder, body clip, bolt, bracket, brake
    caliper, brake hose, brake lever, brake parts, brake rotor, brake system, brakes, broach, bumper, cabinet
    hardware, cement, chain lube, collet, combination lamp, compressor, concrete, conduit, cooling system, coupler,
    coupling, crankcase, creeper, cup pull, cutting tools, decorating set, differential, dimmer, distributor, dpf,
    drawbar, drawer pull, drill, drywall, ducting, elbow, end feed, engine, engine block, engine cover, engine guard,
    engraver, epoxy, escutcheon, evaporator, exhaust, expansion valve car, extruder, fairing, fender, ferrules, fifth
    wheel, filament, filler, fitting, fixings, floor mat, floor mats, flow meter, flush pull, flux, furniture
    fittings, fuse, gas struts, gasket, gauge, gear selector, generator, grille, grip gloves work, grout, gutter,
    hammer, handlebar grips, hardware, hitch, hood, hydraulic pump, hydraulics, idler, impeller, injector, input
    shaft, intake, jack, joist, key plate, kingpin, ladder, led beacon, level, lift kit, lift pump, linear actuator,
    live centre, load bar, lock, lubricant, lumber, manifold, masonry, mdf, mixer paddle, n95 respirator, nails,
    nitrous, nut, pilot light 22mm, pipe, piston, plc, plexiglass, plumbing, plywood, polisher, power transmission,
    pto, purlin, rasp, rcd, rear bumper, rear shock, rebuild kit engine, recovery kit, recovery strap, rectifier, rim,
    riveter, rocker arm, roller chain, roof vent, roof window, rope, rotor, sander, saw, screw, seal kit, sealer,
    shackle, shift cable transmission, shift lever, shocks, side awning, smoke detector, snips, solder, spoiler, spray
    gun, stabilizer bar, staples 10mm, steel rule, straight connector, strap hinge, sump, suspension, tacker, tappet,
    tarpaulin, timber, tool, tools, top link, torque arm, transmission, transmission filter, trunking, tuner, turbo,
    turn and release, tyre, underglow, universal joint, valve, valve guide, variator, varnish, vent cover, vfd, vice,
    washer, water separator, waterproofing, weatherstrip, wheel, wheel arch, wheel seal, wheels, wheels and tyres,
    wheels tyres, winch rope, windscreen, wire, wishbone`,
  uses: {
    TOOLS: `building materials, construction, electrical, fasteners, hardware, milwaukee tool, plumbing, power tools,
      ppe, protective gear, safety equipment, tools, welding, woodworking, work safety, workshop`,
    AUTOMOTIVE: `0w20, 0w30, 10w30, 10w40, 15w40, 20w50, 25w60, 4x4, 5w20, 5w30, 5w40, 75w85, 75w90, 80w90, 85w140,
      9005, 9006, akt 125, atv, auto, auto parts, auto spares, automotive, autoparts, bajaj boxer, bajaj pulsar, bajaj
      torito, body parts car,
      camry, car, car care, car parts, cars, cg 125, cg125, cg150, chevrolet aveo, chevrolet cruze, chevrolet spark,
      citroen c3, corolla, dacia logan, dashboard, denso iridium, dirt bike, dot 4, dy100, dy150, emission system,
      enduro, engine parts, fiat punto, ford f150, ford fiesta, ford focus, ford ranger, fortuner, freightliner, fuel
      system, gn 125, gn125, gy6 125, gy6 150, h11, h4, h7, hero hunk, hero splendor, hiace, highlander, hilux, hino
      300, hino 500, honda accord, honda cb190, honda civic, honda crv, honda wave, honda xr150, hyundai accent,
      hyundai elantra, hyundai tucson, isuzu dmax, italika, kawasaki ninja, keeway, kenworth, kia cerato, kia rio, kia
      sportage, ktm duke, land cruiser, lifan 125, loncin, mazda 3, mercedes actros, mitsubishi l200, mitsubishi
      lancer, mitsubishi pajero, moto, motocross goggle, motor factors, motorbike, motorcycle, motorcycles, motorsport,
      ngk iridium,
      nissan altima, nissan navara, nissan patrol, nissan sentra, nissan versa, obd, peugeot 206, peugeot 208, peugeot
      301, pulsar 150, pulsar 180, pulsar ns, rav4, renault clio, renault duster, renault logan, royal enfield, scania
      r, spare parts car, suspension and steering, suzuki ax100, suzuki gixxer, suzuki swift, toyota vios, truck,
      truck bed, truck parts, tvs apache, utv, vehicle, vehicle maintenance, vehicle parts, vehicles and parts, volvo
      fh, vw jetta, vw polo, wheels and tires, windshield, yamaha crypton, yamaha fz, yamaha nmax, yamaha r15, yamaha
      xtz, yaris, ybr 125, ybr125, zongshen`,
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
    AUTOMOTIVE: `acdelco, acura, adam s polishes, agv, aisin, akebono, akrapovic, alpinestars, altimax, amsoil, arai,
      armor all, audi, audi a3, audi a4, autoglym, baja designs, bajaj, bell moto, bfg ko2, bfgoodrich, bilstein,
      blizzak, bmw, bmw e46, bmw e90, borla, bosal, bosch icon, bosch wiper, brembo, bridgestone, bushwacker,
      cadillac, camaro, can am, carplan, castrol, champion spark, chemical guys, chevrolet, chevy, cinturato, civic,
      continental extremecontact, cooper discoverer, cooper tires, corolla, corvette, cummins, dainese, dayco, denso,
      detroit diesel, did chain, dodge, dorman, ducati, dueler, duralast, eagle f1, ebc, ebc brakes, ecopia,
      edelbrock, efficientgrip, eibach, extremecontact, f 150, falken, febi, febreze car, fiat, fiat 500, firestone,
      flowmaster, ford, ford f150, ford fiesta, ford focus, ford transit, fox racing shox, galfer, garrett, general
      grabber, givi, gmc, goldwing, golf mk7, goodyear, griots, gtechniq, hankook, harley davidson, harley softail,
      hella, hilux, hjc, holley, honda, honda civic, husky liners, husky towing, hyundai, infiniti, isuzu, jaguar,
      jeep, jeep wrangler, k n 33, k n filter, kawasaki, kc hilites, kia, knorr bremse, ko2, koni, ktm, kumho, kyb,
      land cruiser, land rover, land rover defender, landcruiser, lemforder, leveling lift, lexus, liqui moly, little
      trees, lucas oil, luk, magnaflow, magneti marelli, mahle, mann filter, maxxis bighorn, mazda, meguiar s,
      meguiars, mercedes, michelin, mini cooper s, mitsubishi, mobil 1, monroe shocks, mopar, mothers polish,
      motorcraft, motul, mustang, nexen, ngk, nissan, nissan qashqai, nitto, noco, nokian, opel, p zero, pennzoil,
      peugeot, peugeot 208, pilot sport, pirelli, polaris ranger, polaris rzr, porsche, potenza, powerstop, prestone,
      rain x, ram 1500, range rover, renault, renault clio, renthal, rhino rack, rigid industries, rizoma, rough
      country, royal purple, rzr, sachs, scorpion verde, sea doo, seat ibiza, seat leon, shell helix, shoei,
      silverado, ski doo, skoda, skyjacker, smittybilt, softail, sonax, sportcontact, sportster, subaru, suzuki,
      tacoma, tein, tesla, tesla model, thule aero, timken, toyo, toyota, toyota yaris, turanza, turtle wax, valeo,
      valvoline, vance hines, vauxhall astra, vauxhall corsa, vespa, volkswagen, volvo, vw, vw golf, vw polo, wabco,
      warn vr, wd 40 specialist motorbike, weathertech, wrangler, wrangler at, wynn s, wynns, yakima, yamaha,
      yokohama, yoshimura, zerex`,
  },
};
