import type { Subject } from '../words.ts';

export const TOOLS: Subject = {
  things: [
    [
      'TOOLS',
      `110v transformer, 18v battery, 3 core cable, 3 core flex, abrasive, abrasives, access panel, access valve,
      acrylic sheet, adaptable box, adhesive, adhesive trowel, adjustable wrench, air admittance valve, air blow gun,
      air brick, air compressor, air cylinder, air gun blow, air hose, air line, air line filter, air nailer, air
      regulator, air vent, airbrick, airless sprayer, allen key, aluminium profile, aluminium tape, aluminum extrusion,
      aluminum tape, ammeter, anchor, anchor bolt, angle cock, angle finder, angle finger, angle grinder, angle iron,
      anti condensation paint, anti mould paint, anti rust paint, anti slip tape, anti vibration gloves, anvil,
      applicator gun, architectural hardware, architectural ironmongery, architrave, armoured cable, auger bit, auto
      air vent, auto darkening welding helmet, automation components, aviation snip, aviation snips, axe handle, back
      box, back box 25mm, bail pull, ball bearing hinge, ball cock, ball joint splitter, ball pein hammer, ball screw,
      ball valve, band and gudgeon, band saw, bandsaw blade, bar handle, bar pull, barn door hardware, barn door track,
      barrel pump, barricade tape, barrier tape, bathroom lock, bathroom lock thumbturn, bearing, bearing puller,
      bearings and seals, belt sander, bench grinder, bench polisher, bench vice, bench vise, bevel gauge, biscuit
      joiner, biscuit jointer, bit holder, bit set, bitumen, bitumen paint, bituminous, blackboard paint, blank plate,
      blanking cap, blanking plate, blast gun, bleed key, blending valve, blind rivet, block plane, block splitter,
      blocking magnet, blow gun, blow lamp, blow torch plumbing, boiler parts, boiler spares, bollard cover, bolster
      chisel, bolt, bolt cutter, bolt extractor, boltless shelving, bolts, bonding coat, bonding primer, booster pump,
      bootlace ferrule, bore gauge, borehole pump, borescope, boring bar, boring head, bottle trap, box cutter,
      bracket, brad nail, brad nailer, brads, brake bleeder tool, brazing rod, breaker, breather membrane, brenton
      bolt, brick bolster, brick hammer, brick trowel, bricklayer, bricklayer s trowel, bricklayers trowel, broach,
      broach set, brush restorer, bucket trowel, buffing pad, buffing wheel, building supplies, bump cap, bungee cord,
      butane torch, c clamp, cabinet handle, cabinet hardware, cabinet hinge, cabinet lock, cabinet locks, cabinet
      scraper, cable cutter, cable detector, cable duct, cable gland, cable knife, cable lug, cable reel, cable rod
      set, cable rods, cable shears, cable shoe, cable stripper, cable tester, cable tie, cable ties, cable tray, cable
      trunking, caliper, camlock, carbide insert, carbine hook, carbon monoxide alarm, carbon monoxide detector, card
      scraper, cargo net, cargo strap, carpenter pencil, carpenter s pencil, carpenters pencil, cartridge gun, carving
      gouge, casement fastener, caster, caster wheel, casters, castor wheel, castors, caulk, caulk gun, caulking gun,
      caution tape, cavity wall, ceiling paint, celotex, cement, cement mixer, center punch, central heating pump,
      centre punch, centrifugal pump, chain binder, chain block, chain galvanised, chain hoist, chain link steel, chain
      sling, chain sprocket 08b, chalk line, chalk line reel, chalk reel, changeover kit, changeover switch, channel
      drain, check valve, chemical gloves, chemical resistant gloves, chip carving knife, chip extractor, chisel,
      chucking reamer, circlip, circlips, circuit breaker, circuit protection, circular saw, circulating pump,
      circulator pump, clamp, clamp meter, clampmeter, claw hammer, cloth tape, club hammer, cnc, co alarm, cold
      chisel, collated screws, collet, combination square, combination wrench, commando socket, compression coupler,
      compression elbow, compression tee, compressor, concealed hinge, concrete, concrete saw, concrete sealer,
      concrete vibrator, condensate pump, condensate trap, conduit, conduit fitting, connector block, construction
      adhesive, consumer unit, contact tip, contactor, contactor relay, control relay, convex mirror traffic, conveyor
      belt, conveyor chain, cooker switch, copper coil pipe, copper elbow, copper pipe, copper tube, cord end
      terminals, cordless drill, cordless grinder, cordless jigsaw, core bit, core box bit, core drill, core drill bit,
      core drill machine, corner bead, corner brace, corrugated roofing, countersink, coupler, coupling, cover cap,
      cover caps, cpvc, creeper, creeper board, cremone bolt, creosote, crimp connector, crimp connectors, crimp
      terminal, crimp terminals, crimper tool, crimping pliers, crimping tool, cross line laser, crowbar, crowd
      barrier, cup brush drill, cup handle, cup pull, cup wheel, cupboard handle, cupboard knob, cupboard knobs,
      current transformer, cut off saw, cut off wheel, cut resistant glove, cut resistant gloves, cutter blade, cutting
      blade, cutting disc, cutting oil, cutting tools, cutting wheel, cyanoacrylate, cyclone dust, cylinder guard,
      cylinder lock, cylinder pull, damp meter, damp proof membrane, damp proof paint, damp seal, danish oil, darby
      trowel, dead blow hammer, deadbolt, deadlock, decking board, decking boards, decking oil, decorating brush,
      decorating set, decorating sundries, decorating supplies, decorators brush, decorators filler, demolition hammer,
      depth gauge, desoldering pump, detector wall, dewatering pump, dial indicator, dial test indicator, diamond
      blade, diamond core bit, diamond core drill, diamond disc, diamond stone, diaphragm pump, die set threading, die
      stock, diesel generator, diesel pump, digital angle gauge, digital caliper, digital level, dimmer, dimmer switch,
      din rail, disc cutter, disc lock, disposable coverall, distance measure, distance meter, distribution board,
      distribution box, dolly cart, door brush strip, door casing, door chain security, door closer, door frame, door
      furniture, door handle, door handles, door hardware, door hinge, door knob, door latch, door limiter, door
      lining, door lock, door pull, door seal strip, door spring, door stop, door stop wedge, door threshold strip,
      door viewer, door wedge, dosing pump industrial, double cylinder, double euro cylinder, double sided tape, double
      socket, dowel, dowel jig, downpipe bracket, downspout, drain auger, drain cock, drain cover, drain pump, drain
      rod, drain snake, drainage channel, drainage fittings, draw knife, drawer lock, drawer rail, drawer rails, drawer
      runner, drawer slide, drawknife, drill, drill battery, drill bit, drill bit set, drill guide, drill press, drill
      press vice, drilling accessories, drilling jig, drop cloth, drum lifter, drum pump, drywall, drywall screw,
      drywall screws, duct tape, ducting, duplex chain, dust extraction, dust extractor, dust filter mask, dust mask,
      dust sheet, dust shoe, e stop button, ear defender, ear defenders, ear muffs protection, ear muffs safety, ear
      protection, earth clamp, earth rod, edge finder, edge pull, eggshell paint, elbow, elbow fitting, electric meter,
      electric motor, electric tape, electrical accessories, electrical box, electrical enclosure, electrical fittings,
      electrical gloves, electrical supplies, electrical tape, electrical wire, electrician knife, electricians knife,
      electrode, electrode holder, emergency stop, emergency stop button, emery cloth, emulsion paint, enamel paint,
      enclosure ip65, end cutting pliers, end feed, end feed elbow, end mill, end nippers, ender 3, endoscope, energy
      meter, engine crane, engine hoist, engine stand, engineer s square, engineers square, engineers vice, engraver,
      engraving machine, engraving pen, epoxy, epoxy adhesive, equal tee, escutcheon, espagnolette, espagnolette bolt,
      etch primer paint, euro cylinder, exit device, expanding foam, expansion vessel, extension bar socket, extension
      ladder, extension lead 110v, extension pole roller, extension reel, exterior paint, extruder, eye wash station,
      eyebolt, face shield safety, fall arrest, fall arrest block, fall arrest lanyard, fall arrester, faucet aerator,
      faucet cartridge, faucet stem, faucet valve, feather edge plastering, feeler gauge, felt pad, felt pads, felt
      shingle, felt shingles, fence paint, fence post spike, fence shades paint, fence treatment, ferrule crimper,
      ferrules, ffp2, ffp2 mask, ffp3, ffp3 mask, fibre disc, file set metal, filler, filler powder, filling knife,
      filling loop, filter regulator lubricator, fine dust mask, finger plate door, finger pull, fingerprint lock,
      finishing plaster, finishing trowel, fire alarm, fire blanket, fire detector, fire door, fire extinguisher, fire
      hose, fish tape, fitch fastener, fitting, fixings, fixings and fasteners, flap disc, flap hinge, flap wheel,
      flapper toilet, flashing tape, flat wood bit, flex cable 3 core, flexi tap connector, flexible hose tap, float
      switch, float trowel, floor drain, floor marking tape, floor paint, floor protection film, floor saw, floor
      spring, floor spring box, floor trap, floor underlay laminate, flow meter, flowmeter, flush bolt, flush cutter,
      flush cutters, flush pull, flux, flux cored wire, foam gun, foam tape, folding door gear, folding rule, foot
      valve, forstner bit, framing kit, frequency inverter, friction stay, frl unit, frog tape, full body harness,
      furniture fittings, furniture glide, furniture glides, furniture hardware, furniture lock, furniture pad,
      furniture pads, furniture paint, fuse, fused spur, gaffer tape, galvanised chain, galvanized chain, garage door,
      garage door opener, garage door spring, garage floor paint, garage shelving, garden shades, gas blow torch, gas
      detector, gas leak detector, gas nozzle mig, gas regulator, gas spring, gas strut, gas torch, gasket, gate bolt,
      gate hardware, gate latch, gate opener, gate ring latch, gate valve, gate valve brass, gauge, gauge block,
      gauging trowel, gear motor, gear puller, gear pump, gel knee pad, gel knee pads, generator, generator 3kva, glass
      cutter, glass wool, gloss paint, glue gun tool, grade 8 bolt, granite surface plate, grease, grease cartridge,
      grease gun, grinder disc, grinder tool, grinding cup wheel, grinding disc, grinding stone, grinding wheel, grip
      gloves work, grout, grout float, grout rake, grout remover, grout saw, gully trap, gutter, gutter bracket, gutter
      guard, guttering, hacksaw, hacksaw blade, hammer, hammer drill, hammer tacker, hammerite, hand file, hand plane,
      hand pump oil, hand saw, hand trolley, hand truck, handsaw, hard hat, hardboard, hardware, hasp, hasp staple,
      hazard tape, headlight work, heat alarm, heat detector, heat gun, heat shrink, heating parts, heating pump, heavy
      duty stapler, heavy duty staples, height gauge, helicoil, hex bolt, hex cap, hex cap screw, hex key, hex key set,
      hex nut, hi vis tape, hinge, hinge door, hinge screw, hinge set, hmi panel, hoist, hole puncher, hole saw,
      holesaw, honing guide, honing stone, hook and band, hook and eye, hook and loop sanding, hook knife carving, hose
      adapter dust, hose barb, hose clamp, hose clip, hose fitting, hot air gun, hot air station, hub puller, hydraulic
      coupling, hydraulic cylinder, hydraulic fitting, hydraulic hose, hydraulic jack, hydraulic oil, hydraulic press,
      hydraulic pump, hydraulic ram, hydraulic valve, hydraulics, impact bit, impact driver, impact socket, impact
      wrench, indexable insert, inductive sensor, industrial automation, industrial plug, industrial socket, infrared
      thermometer industrial, injection mortar, insert bit, inspection camera, inspection cover, inspection lamp,
      inspection mirror, insulated gloves electrician, insulated pliers, insulated screwdriver, insulating tape,
      insulation board, insulation roll, insulation tape, insulation tester, interior door, interior paint, interlocked
      socket, internal door, intumescent strip, inverter drive, inverter generator, ironmongery, isolating valve,
      isolation valve, isolator switch, jack, jackhammer, jet pump, jewellers screwdriver, jig saw blade, jigsaw 650w,
      jigsaw blade, jigsaw tool, joint compound, jointing compound, joist, joist hanger, jubilee clip, junction box,
      junction enclosure, junior hacksaw, key blank, key plate, key safe, keyhole cover, keyhole plate, kick plate,
      kitchen handle, kitchen handles, kitchen hinge, kitchen hinges, knee pads gel, knee pads work, knotting solution,
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
      osb, oscillating blade, outdoor socket, oval cylinder, overflow pipe, overload relay, p clip, p trap, p2 mask, p3
      filter, packing tape, paddle mixer, padlock, paint brush wall, paint brushes set decorating, paint can opener,
      paint edger, paint kettle, paint mixer, paint pad, paint remover, paint roller, paint scraper, paint spray gun,
      paint sprayer, paint stripper, paint sundries, paint thinner, paint tray, painters tape, painting roller,
      painting tools, pallet stacker, pallet truck, pan connector, panel meter, panel pin, panel pins, panic bar, panic
      bolt, parking post, part bin, parts bin, parts organizer, parts tray, parts washer, pasting table, pat tester,
      pattress, pattress box, peg stay, pei sheet, penetrating oil, peristaltic pump, petg, pex, phase failure relay,
      phase monitoring relay, photoelectric sensor, pick axe, pick up tool, pickaxe, pickup tool, pillow block, pilot
      light 22mm, pin punch, pincer, pincers, pinch bar, pine board, pipe, pipe and fittings, pipe bender, pipe clamp,
      pipe coupling, pipe cutter, pipe elbow, pipe fitting, pipe insert, pipe tee, pipe wrench, pipes and fittings,
      pitch gauge, planer, planer blade, planer thicknesser, plasma cutter, plasma torch, plaster bead, plaster mix,
      plasterboard, plasterer s trowel, plasterers hawk, plasterers trowel, plastering hawk, plastering trowel, plate
      compactor, platform trolley, platform truck, plc, plc module, plexiglass, plier, pliers, plug socket, plug top,
      plumb bob, plumb line, plumbers putty, plumbing, plumbing fittings, plumbing supplies, plywood, pneumatic
      cylinder, pneumatics, pocket door kit, pocket hole jig, pointing trowel, poker vibrator, polisher, polishing pad,
      polycarbonate sheet, pop rivet, post base, post fix, post mix, postcrete, power tool accessories, power tool
      accessory, power tool battery, power tool charger, power transmission, precision screwdriver, pressure gauge,
      pressure reducing valve, pressure regulator, pressure switch, pressure tank, pressure transducer, pressure
      transmitter, pressure vessel, primer paint, primer sealer, primer undercoat, privacy bolt, protection sheet,
      protective sheet, protractor angle, proximity sensor, pry bar, pt100, ptfe tape, pu coated gloves, pu foam, pull
      cord switch, pull handle, pulley, purlin, push button station, push button switch, push fit, push fit tee, push
      pad exit, push to open latch, pushbutton switch, putty knife, pva bonding, pvc ducting, pvc elbow, pvc pipe, r
      clip, rachet, rack bolt, racking bay, radiator bleed key, radiator key, radiator paint, radius gauge, rainwater
      pipe, rasp, ratchet, ratchet crimper, ratchet strap, ratchet wrench, rawl plug, rawl plugs, rawlplug, rcbo, rccb,
      rcd, reamer, rebar, recip blade, reciprocating blade, reciprocating saw, recirculation pump, reducer, reducing
      socket, reducing tee, reflective tape, regulation screw, repair kit tool, repair stand, respirator, respirator
      cartridge, respirator filter, respirator mask, rework station, ridge tile, rigger glove, rigger gloves, rim knob,
      ring latch, rivet, rivet gun, rivet nut, rivet nut gun, rivet nut tool, riveter, rivnut, road barrier, road cone,
      road marking paint, rock wool, rockwool, roll pin, roll pins, roller brush, roller chain, roller frame, roller
      refill, roller shutter, roller sleeve, roller tray, rolling table frame, roof batten, roof felt, roof sheet, roof
      sheeting, roof sheets, roof tile, roof window, roofing felt, roofing hammer, roofing sheet, rope, rotary cam
      switch, rotary hammer, rotary laser, rotary switch, rotary tool, rotating laser, round over bit, round sling,
      roundsling, router bit, router jig, router table, rtd sensor, rubber cable, rubber feet, rubber gloves work,
      rubber mallet, rust converter, rust proofing gun, rust remover, s hook steel, sabre saw, sabre saw blade, sack
      truck, safety barrier, safety cone, safety gear, safety glass, safety glasses, safety glove, safety gloves,
      safety goggle, safety goggles, safety goggles work, safety harness, safety helmet, safety mask, safety relay,
      safety shoe cover, safety specs, safety valve, safety vest, safety workwear gloves, sample pot paint, sand
      blasting gun, sand paper, sandblaster, sandblasting gun, sander, sanding belt, sanding block, sanding disc,
      sanding mesh, sanding pad, sanding paper, sanding roll, sanding sheet, sanding sponge, sandpaper, sash fastener,
      sash jammer, sash lift, sash pulley, sash stop, sash window fastener, satinwood, sausage gun, saw, saw blade,
      sawhorse, sawn timber, scaffold, scaffolding, scissor lift, screw, screw caps cover, screw cover cap, screw
      extractor, screw gun, screw organizer, screwdriver, screwdriver bit, screwdriver set, screws set, scrim tape,
      scroll saw, sds bit, sds bits, seal kit, sealant, sealant applicator, sealant gun, sealant remover, sealer,
      sealing tape, seam roller, security chain, security hardware, selector switch, self fusing tape, self leveling
      compound, self levelling compound, self tapping screw, servo drive, set square, sewage pump, shackle, sharpening
      jig, shaver socket, shears metal, shed paint, sheet metal shear, sheet shears, shelf bracket, shelf pin, shelf
      pins, shelf support, shop vac, shower pump, side cutter, signal tower, silicone gun, silicone remover, silicone
      sealant, silicone tape, silk emulsion, simplex chain, sink waste, site equipment, site light, site safety, sledge
      hammer, sledgehammer, slide hammer, sliding bevel, sliding door gear, sliding door kit, sliding door track, slip
      joint, slurry pump, smart door lock, smart lock, smoke alarm, snap hook, snap off blade, snap off blades, snips,
      socket 13a, socket adapter, socket extension bar, socket outlet, socket rail, socket set, socket tester, socket
      tray, socket wrench, soft starter, soil pipe, soil vent, solder, solder paste, solder ring, solder sucker, solder
      wick, soldering gun, soldering iron, soldering kit, soldering tip, solenoid air valve, solenoid valve, spade bit,
      spanner, spark plug socket, speed bump, speed ramp, speed skim, speed square, spill kit, spirit level, split pin,
      split pins, spokeshave, spokeshave blade, spray adhesive, spray gun, spray lubricant, spring clip, spring
      compressor, spring washer, stain block, stain blocker, stanley knife, stanley knife blade, stanley knife blades,
      staple gun, stapler gun, staples 10mm, staples gun, steel bar, steel cable, steel rule, steel shelving, step
      ladder, stepladder, stillson, stop end, stopcock, straight connector, straight coupler, strap hinge, strip disc,
      strip wood, strop leather, structural adhesive, stud detector, stud extractor, stud finder, submersible pump,
      suffolk latch, sugar soap, sump pump, super glue, surface plate, swa cable, switch board, switch plate, switch
      socket, switched socket, switches and sockets, switchgear, t bar handle, t bar pull, table frame, table saw,
      tacker, tank connector, tap and die, tap cartridge, tap connector, tap extractor, tap reviver, tap set, tap set
      m6, tape measure, tarp eyelet, tarp eyelets, tarpaulin, tct blade, tct saw blade, teak oil, tee fitting, teflon
      tape, telescopic ladder, telescopic magnet, terminal block, terminal strip, test lead, test pen, theodolite,
      thermal camera, thermal imager, thermal overload, thermocouple, thickness gauge, thicknesser, thimble wire rope,
      thinners, thinset, thinset mortar, thread chaser, thread file, thread locker, thread repair, thread repair kit,
      thread seal tape, thread sealant, thread tap, threaded insert, threaded rod, threadlocker, threshold strip, thumb
      latch, thumb turn, thumb turn cylinder, thumb turn lock, thumbturn, tie down, tie down strap, tie downs, tig rod,
      tig rods, tig torch, tile adhesive, tile cutter, tile cutter blade, tile leveling clip, tile leveling clips, tile
      leveling system, tile levelling clip, tile levelling clips, tile nipper, tile paint, tile primer, tile saw, tile
      spacer, tile spacers, tile trowel, tile vibrator, timber, timber connector, timber oil, timber sealer, time
      relay, timer relay, timer switch, tin shears, tin snip, tin snips, toggle switch, toilet fill valve, toilet wax
      ring, tool, tool apron, tool backpack, tool bag, tool battery charger, tool belt, tool box, tool cabinet, tool
      cart, tool chest, tool foam, tool hanger, tool holder, tool holder turning, tool kit, tool organizer, tool pouch,
      tool set, tool vest, toolbox, toolkit, toolset, torque adapter, torque wrench, torx, torx bit, torx key, total
      station, traffic cone, transfer pump, transmission chain industrial, trestle, trim router, trimmer router,
      trimming knife, tripod laser, tripod work light, trowel plastering, trunking, try square, tube bender, tube
      cutter, tube expander, tubular latch, tungsten electrode, turn and release, turnbuckle, turps, twin and earth,
      twin earth, twin earth cable, tyre inflating gun, tyre pressure station, tyvek coverall, undercoat, underground
      pipe, union fitting, universal joint socket, upvc, utility bar, utility blade, utility knife, uv resin 3d, v
      belt, v block, vacuum pump hvac, valve, variable frequency drive, varnish, varnish wood, vde pliers, vde
      screwdriver, vent cover, ventilation grille, vernier, vfd, vice, vinyl matt, vinyl silk emulsion, vise, voltage
      detector, voltage tester, voltmeter, wacker plate, wago, wall anchor, wall box, wall chaser, wall filler, wall
      paint, wall plug, wall plugs, wall primer, wall sealer, wall socket, wall switch, wall tie, wallpaper adhesive,
      wallpaper brush, wallpaper paste, wallpaper scraper, wallpaper stripper, washer, washer set, washers, waste pipe,
      waste trap, water level hose, water meter, water pump, water pump plier, water pump pliers, waterproof coating,
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
      work lamp, work light, work platform, work stool, workbench, wrecking bar, wrench, wrench organizer, zinc primer,
      zip ties, zone valve`,
    ],
  ],
  unsure: `abrasive, air vent, air vents, anchor, anvil, bitumen, bolt, bracket, broach, cabinet hardware, cement,
    collet, compressor, concrete, conduit, coupler, coupling, creeper, cup pull, cutting tools, decorating set, dimmer,
    drill, drywall, ducting, elbow, end feed, engraver, epoxy, escutcheon, extruder, ferrules, filler, fitting,
    fixings, flow meter, flush pull, flux, furniture fittings, fuse, gas struts, gasket, gauge, generator, grip gloves
    work, grout, gutter, hammer, hardware, hydraulic pump, hydraulics, jack, joist, key plate, ladder, level, linear
    actuator, live centre, lock, lubricant, lumber, masonry, mdf, mixer paddle, n95 respirator, nails, nut, pilot light
    22mm, pipe, plc, plexiglass, plumbing, plywood, polisher, power transmission, purlin, rasp, rcd, riveter, roller
    chain, roof window, rope, sander, saw, screw, seal kit, sealer, shackle, snips, solder, spray gun, staples 10mm,
    steel rule, straight connector, strap hinge, tacker, tarpaulin, timber, tool, tools, trunking, turn and release,
    valve, varnish, vent cover, vfd, vice, washer, waterproofing, wire`,
  uses: {
    TOOLS: `building materials, construction, electrical, fasteners, hardware, milwaukee tool, plumbing, power tools,
      ppe, protective gear, safety equipment, tools, welding, woodworking, work safety, workshop`,
  },
  makers: {
    TOOLS: `3m 6200, alex plus, bahco, behr, benjamin moore, black decker, bosch gsb, bosch gsr, bosch professional,
      bostitch, craftsman, craftsman v20, cuprinol, dap alex, dewalt, dewalt dcd, dremel, dulux, einhell, esab, farrow
      ball, festool, fluidmaster, fluke 117, fluke 87v, frenchic, ge silicone, gearwrench, gedore, gorilla wood,
      grundfos, hep2o, hikoki, hilti, hitachi nv, hobart, honeywell safety, ingco, irwin, irwin quick grip, jb weld,
      john guest, kilz, klein 11, knipex, kobalt, kwikset, leviton, lincoln electric, little giant, loctite, mac tools,
      makita, makita dhp, mechanix, metabo, milwaukee, milwaukee m12, milwaukee m18, minwax, mitutoyo, paslode, porter
      cable, romex, ronseal, rust oleum, ryobi, sadolin, schlage, schneider, senco, sharkbite, sherwin williams, snap
      on, southwire, square d, stahlwille, stanley fatmax, starrett, tekton, tolsen, uponor, valspar, varathane, wago,
      wera, wiha, worx, zinsser`,
  },
};
