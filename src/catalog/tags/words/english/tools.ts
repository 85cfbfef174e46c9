import type { Subject } from '../words.ts';

export const TOOLS: Subject = {
  things: [
    [
      'TOOLS',
      `1 5mm t e, 1 gang 2 way, 1 gang socket, 1 gang switch, 110v transformer, 12v tool battery, 13a socket, 13a
      switched, 18v 2ah, 18v 5ah, 18v battery, 18v charger, 2 5mm t e, 2 core flex, 2 gang 2 way, 2 gang socket, 2 gang
      switch, 2 way switch, 20v battery, 3 core cable, 3 core flex, 3 gang switch, 36v battery tool, 5 0ah battery, 6mm
      t e, abrasive, abrasives, access door, access hatch, access panel, access valve, acrylic sheet, adaptable box,
      adhesive, adhesive trowel, adze, air admittance valve, air brick, air compressor, air cylinder, air gun blow, air
      hose, air line, air pump, air regulator, air vent, airbrick, airless sprayer, allen key, aluminium profile,
      aluminium tape, aluminum extrusion, aluminum roof hatch, aluminum tape, ammeter, anchor, anchor bolt, anchor
      resin, angle cock, angle finder, angle finger, angle grinder, angle iron, annular nail, anti condensation paint,
      anti mould paint, anti rust paint, anti slip tape, anti vibration gloves, anvil, applicator gun, architectural
      hardware, architectural ironmongery, architrave, armoured cable, astragal, auger bit, austrian scythe, auto air
      vent, auto darkening welding helmet, automation components, aviation snip, axe handle, back box, bail pull, ball
      cock, ball joint splitter, ball lock pin, ball pein hammer, ball screw, ball valve, ballcock, baluster, band and
      gudgeon, band saw, bandsaw, bar handle, bar handle cabinet, bar pull, bare unit, bark spud, barn door track,
      barrel nut furniture, barrel pump, barricade tape, barrier chain plastic, barrier tape, basin trap, bath trap,
      bathroom lock, bathroom silicone, battery 18v, bearing, bell transformer, belleville washer, belt sander, bench
      grinder, bench plane, bench polisher, bench vice, beta pin, bevel gauge, bib cock, bib tap, bibcock, billhook,
      biscuit joiner, biscuit jointer, biscuits jointing, bit holder, bit set, bitumen, bitumen paint, bituminous,
      blackboard paint, blade disc 230mm, blank plate, blanking cap, blanking plate, blast gun, bleed key, blending
      valve, block plane, block splitter, blocking magnet, blow gun, blow lamp, blow torch plumbing, body only drill,
      boiler parts, boiler spares, bollard, bollard cover, bolt, bolt cutter, bolt extractor, boltless shelving, bolts,
      bonded seal, bonded washer, bonding coat, bonding primer, booster pump, bootlace ferrule, bore gauge, borehole
      pump, borescope, boring bar, boring head, bottle trap, bowl gouge, box cutter, bracket, brad nail, brads, brake
      bleeder tool, braked castor, brazing rod, breaker, breather membrane, breathing apparatus, brenton bolt, brick
      bolster, brick hammer, brick jointer, brick line, brick trowel, bricklayer, bricklayer s trowel, bricklayers
      trowel, broach, broach set, brown sleeving, brush restorer, brushless combi, bt socket, bucket trowel, buffing
      pad, buffing wheel, builders gloves, building supplies, bump cap, bumper feet, bungee cord, burnisher tool,
      butane torch, button head, cabin hook, cabinet castor, cabinet handle, cabinet hardware, cabinet latch, cabinet
      lock, cabinet scraper, cable basket tray, cable cleat, cable cutter, cable detector, cable duct, cable gland,
      cable grommet, cable knife, cable lug, cable puller, cable railing, cable reel, cable rod set, cable rods, cable
      shears, cable shoe, cable stripper, cable tester, cable tie, cable tray, cable trunking, cage nut m6, caliper,
      cam lock furniture, camlock, cant hook, cap head, cap screw, captive nut, carbide insert, carbine hook, carbon
      monoxide alarm, carbon monoxide detector, card scraper, cargo net, cargo strap, carpenter pencil, carpenter s
      pencil, carpenters pencil, cartridge fuse, cartridge gun, carving axe, carving gouge, casement fastener, caster,
      castor wheel, castors, cat paw pry bar, cats paw nail puller, caulk, caulk gun, caulking gun, caution tape,
      cavity wall, ceiling paint, celotex, cement, cement mixer, center punch, central heating inhibitor, centre punch,
      centrifugal pump, chain binder, chain block, chain connector, chain galvanised, chain link connector, chain link
      steel, chain sling, chain sprocket 08b, chalk line, chalk reel, changeover kit, changeover switch, channel drain,
      charger 18v, check valve, chemical anchor, chemical gauntlet, chemical gloves, chemical resistant gloves, chip
      carving knife, chip extractor, chipboard 5x80, chisel, choc block, choc box, chuck key, circlip, circuit
      protection, circular saw, circulating pump, circulator pump, clamp, clamping lever, clampmeter, claw hammer,
      clevis fork, clevis pin, clinch nut, cloth tape, club hammer, cnc, co alarm, co2 extinguisher, coach bolts galv,
      coil nails, collated screws, collet, combi drill, combination square, commando socket, compression coupler,
      compression coupling, compression elbow, compression fitting, compression gland, compression tee, compressor,
      concrete, concrete saw, concrete sealer, concrete vibrator, condensate pump, condensate trap, conduit, conduit
      coupler, conduit elbow, conduit fitting, conduit saddle, connector block, connector bolt, connector strip,
      construction adhesive, consumer unit, contact tip, contactor, control relay, convex mirror traffic, conveyor
      belt, conveyor chain, cooker connection plate, cooker connection unit, cooker control unit, cooker switch, copper
      coil pipe, copper elbow, copper olive, copper pipe, copper tube, cord end terminals, cordless drill, cordless
      grinder, cordless jigsaw, core bit, core box bit, core drill, corner bead, corner brace, corrugated roofing,
      cotter pin, countersink, countersunk magnet, countersunk pozi, countersunk screw, coupler, coupling, cover cap,
      cpvc, crash rail, creeper, creeper board, cremone bolt, creosote, crimp connector, crimp ferrule, crimp terminal,
      crimper tool, crimping tool, crinkle washer, crow bar, crowbar, crowd barrier, cup brush drill, cup handle, cup
      pull, cup pulls, cup wheel, cupboard handle, cupboard knob, current transformer, cut clasp nail, cut level 5
      gloves, cut level glove, cut off saw, cut off wheel, cut out fuse, cut resistant glove, cut resistant sleeve,
      cutter blade, cutting blade, cutting disc, cutting fluid, cutting oil, cutting tools, cutting wheel,
      cyanoacrylate, cyclone dust, cylinder guard, cylinder lock, cylinder pull, cylinder thermostat, damp meter, damp
      proof membrane, damp proof paint, damp seal, danish oil, darby trowel, dead blow hammer, deadbolt, deadlock,
      decking board, decking oil, decorating brush, decorating set, decorating sundries, decorating supplies,
      decorators brush, decorators filler, demolition hammer, depth gauge, desoldering pump, detector wall, detent pin,
      dewatering pump, dial indicator, dial test indicator, diamond blade, diamond core, diamond disc, diamond stone,
      diaphragm pump, die set threading, die stock, diesel generator, diesel pump, digital angle gauge, digital
      caliper, digital level, dimmer, dimmer switch, din rail, disc cutter, disc lock, disposable coverall, distance
      measure, distance meter, distribution board, distribution box, dog clutch, dol starter, dolly cart, domino
      jointer, door brush strip, door casing, door chain security, door closer, door coordinator, door frame, door
      furniture, door handle, door hardware, door knob, door latch, door limiter, door lining, door lock, door pull,
      door seal strip, door spring, door stop, door threshold strip, door viewer, door wedge, dosing pump industrial,
      double cylinder, double sided tape, double socket, dovetail jig, dovetail marker, dowel, dowel jig, doweling jig,
      dowelling jig, downpipe bracket, downspout, dowty washer, drain auger, drain cock, drain cover, drain pump, drain
      rod, drain snake, drainage channel, drainage fittings, draw knife, draw latch, draw tape, drawer lock, drawer
      rail, drawer runner, drawer slide, drawknife, drill, drill battery, drill bit, drill chuck, drill guide, drill
      holster, drill press, drilling accessories, drilling jig, drive pin, drivers glove leather, drop cloth, drum
      lifter, drum pump, dry lining box, dryer vent, dryline box, drywall, drywall screw, duct tape, ducting, duplex
      chain, dust extraction, dust extractor, dust filter mask, dust mask, dust sheet, dust shoe, e clip assortment, e
      clips, e stop, ear defender, ear muffs protection, ear muffs safety, ear protection, earth cable, earth rod,
      earth sleeving, edge finder, edge pull, eggshell paint, elbow, elbow fitting, electric meter, electric motor,
      electric tape, electrical accessories, electrical box, electrical enclosure, electrical fittings, electrical
      gloves, electrical supplies, electrical tape, electrical wire, electrician knife, electricians knife, electrode,
      electrode holder, emergency stop, emery cloth, emulsion paint, enamel paint, enclosure ip65, end feed, end feed
      elbow, end mill, end nippers, ender 3, endoscope, energy meter, engine crane, engine stand, engineer s square,
      engineers blue, engineers square, engineers vice, engraver, engraving machine, engraving pen, epoxy, epoxy glue,
      equal elbow, equal tee, escutcheon, espagnolette, euro cylinder, exit device, expanding foam, expansion joint,
      expansion vessel, extension bar socket, extension ladder, extension lead 110v, extension pole roller, extension
      reel, exterior paint, extinguisher bracket, extinguisher sign, extruder, eye wash station, eyebolt, eyewash
      station, face shield safety, fall arrest, fall arrest lanyard, fall arrester, fan isolator, fast charger 18v,
      faucet aerator, faucet cartridge, faucet stem, faucet valve, feather edge plastering, feeler gauge, felling axe,
      felling lever, felling wedge, felt nails, felt pad, felt shingle, fence paint, fence post cap, fence post spike,
      fence shades paint, fence treatment, ferrule crimp, ferrule crimper, ferrules, ffp2, ffp3, fibre disc, fibre
      washer, file set metal, fill valve, filler, filler powder, filling knife, filling loop, filter regulator
      lubricator, finger plate door, finger pull, fingerprint lock, finishing plaster, finishing trowel, fire alarm,
      fire blanket, fire cable, fire detector, fire door, fire exit sign, fire extinguisher, fire hose, first fix
      nails, fish tape, fitch fastener, fitting, fixings, fixings and fasteners, flap disc, flap wheel, flapper toilet,
      flashing tape, flat roof hatch, flat wood bit, flex cable 3 core, flex outlet, flexible conduit, flexible hose
      tap, float switch, float trowel, float valve, floor drain, floor hatch, floor marking tape, floor paint, floor
      protection film, floor register, floor saw, floor spring, floor spring box, floor trap, floor underlay laminate,
      flow meter, flowmeter, flush bolt, flush cutter, flush pull, flux, flux cored wire, foam extinguisher, foam gun,
      foam tape, fold flat mask, folding door gear, folding rule, foot valve, forestry helmet, fork head clevis, form a
      washer, form c washer, form tie, forstner bit, fp200, frame fixing, framing kit, framing nails, freezer glove,
      frequency inverter, friction stay, frl unit, froe, frog tape, full body harness, furniture castor, furniture
      fittings, furniture glide, furniture hardware, furniture lock, furniture pad, furniture paint, fuse, fuse wire,
      fused spur, gable vent, gaffer tape, galvanised chain, galvanised nails, galvanized chain, garage door, garage
      shelving, garden shades, gas blow torch, gas detector, gas leak detector, gas nails, gas nozzle mig, gas
      regulator, gas spring, gas strut, gas torch, gasket, gate bolt, gate hardware, gate latch, gate opener, gate
      valve, gauge, gauge block, gauging trowel, gear motor, gear puller, gear pump, gel knee pad, generator, generator
      3kva, glass cutter, glass spigot, glass wool, gloss paint, glue gun tool, gorilla glue, grab rail bracket, grade
      8 bolt, grass hook, grease, grease gun, grid faceplate, grid module switch, grid plate, grid switch, grinder
      disc, grinder tool, grinding disc, grinding stone, grinding wheel, grip gloves work, gripper glove, grout, grout
      float, grout rake, grout remover, grout saw, guide rail saw, gully trap, gutter, gutter bracket, gutter guard,
      guttering, gypsum plaster, hacksaw, hairpin cotter, half mask, hammer, hammer drill, hammer tacker, hammerite,
      hand file, hand plane, hand pump oil, hand saw, hand trolley, hand truck, handrail, handsaw, hanger bolt, hard
      hat, hard hat liner, hardboard, hardware, hasp, hasp staple, hatchet tool, hazard sign, hazard tape, headlight
      work, heat alarm, heat detector, heat gun, heat shrink, heating parts, heating pump, heavy duty stapler, heavy
      duty staples, height gauge, helicoil, helicoil insert, helmet visor forestry, henley block, hex bolt, hex cap,
      hex head set, hex key, hex nut, hex set, hi vis tape, hidden deck fastener, hinge, hit and miss saddle, hitch
      clip, hmi panel, hoist, hole cutter, hole puncher, hole saw, holecutter, holesaw, honing guide, honing stone,
      hook and band, hook and eye, hook and loop sanding, hook knife carving, hose adapter dust, hose barb, hose clip,
      hose fitting, hot air gun, hot air station, hrc fuse, hub puller, hurricane tie, hydraulic coupling, hydraulic
      cylinder, hydraulic fitting, hydraulic hose, hydraulic jack, hydraulic oil, hydraulic press, hydraulic pump,
      hydraulic ram, hydraulic valve, hydraulics, immersion element, immersion heater, immersion timer, impact bit,
      impact driver, impact glove, impact socket, index plunger, indexable insert, indicator lamp 22mm, inductive
      sensor, industrial automation, industrial plug, industrial socket, inertia reel block, infrared thermometer
      industrial, inhibitor central heating, injection mortar, insert bit, inspection camera, inspection cover,
      inspection lamp, inspection mirror, insulated gloves electrician, insulating tape, insulation board, insulation
      roll, insulation tape, insulation tester, interior door, interior paint, interlocked socket, intermediate switch,
      internal door, intumescent strip, inverter drive, inverter generator, ip65 enclosure electrical, ironmongery,
      isolating valve, isolation valve, isolator switch, jack, jackhammer, jet pump, jewellers screwdriver, jigsaw
      650w, jigsaw blade, jigsaw tool, joint compound, jointing compound, joist, joist hanger, jubilee clip, junction
      box, junction enclosure, junior hacksaw, key blank, key plate, key safe, key steel, keyhole cover, keyhole plate,
      keyway key, kick plate, kitchen handle, kitchen hinge, knee pad inserts, knee pads gel, knee pads work, knee pads
      workwear, kneeling pad work, knife blades trapezoid, knockout box, knotting solution, knurled knob, l boxx,
      lacquer spray, ladder, lanyard safety, laser cutter, laser engraver, laser level, laser measure, laser receiver,
      lashing strap, latex coated gloves, latex grip glove, latex palm glove, lathe, lathe tool, lead flashing, lead
      screw, letter plate, letterplate, level, leveling feet, lever bathroom, lever connector, lever handle, lever
      latch, lever lock, lever on rose, lid stay, lifting chain, lifting equipment, lifting eye, lifting gear, lifting
      sling, light dimmer, light switch, limit switch, linch pin, line block, line laser, line marker paint, line
      marking paint, line pins brick, linear actuator, linear guide, linear rail, lip seal, live center, live centre,
      load binder, lock, lock nut, lockout station, lockout tag, lockout tagout, locks and security, lockshield, loft
      hatch, loft insulation, log splitter wedge, log tongs, loop tester, louver vent, louvre panel, louvre vent,
      lubricant, lubricant spray, lumber, lump hammer, lxt battery, lynch pin, macerator pump, machine key, machine
      oil, machine screw, magnet neodymium, magnetic catch, magnetic drill, magnetic filter heating, magnetic paint,
      magnetic pickup, magnetic tray, main switch 100a, mallet, manhole cover, margin trowel, marking gauge, marking
      knife, marking knife woodworking, masking film, masking plastic, masking sheet, masking tape, masking tape
      painter, masonry, masonry nail, masonry paint, masonry primer, masonry saw, mastic gun, material handling, matt
      emulsion, mcb, mdf, measuring tape, measuring tools, measuring wheel, mechanic gloves, mechanics gloves,
      mechanics set, mending plate, metal paint, metal primer, metal shears, metal sheet, meter box, meter tails,
      methylated spirit, micrometer, mig torch, mig wire, milling cutter, milling vice, miter gauge, miter saw, mitre
      box, mitre gauge, mitre saw, mixer paddle, mixing bucket, mixing drill, mixing paddle, mixing valve, mma welder,
      modular switch, moisture meter, mole grip, morse taper, mortar mix, mortice knob, mortice latch, mortise gauge,
      mortise knob, mortise latch, mortiser, motor capacitor, motor gate, motor starter, motorised valve, motorized
      valve, mould resistant silicone, moving dolly, multi finish, multi surface paint, multi tool, multimeter,
      multitester, multitool, multitool blade, n95 respirator, nail bar, nail gun, nail pouch, nail puller, nailer,
      nails, narrow crown staples, needle file, neodymium magnet, network tester, newel post, nibbler, night latch,
      nipple brass, nitrile coated glove, nitrile foam glove, nitrile palm glove, non return valve, non slip tape,
      notched trowel, nut, nut bolt, nut setter, nut splitter, nuts and bolts, nyloc nut, nylon spacer, nylon washer,
      nylon zip tie, o ring, oak door, oil can, oil seal, oil stone, olive copper, optical level, orbital sander,
      organiser case screws, osb, oscillating blade, outdoor socket, oval conduit, oval cylinder, over centre latch,
      overflow pipe, overload relay, overspecs, p clip, p trap, p2 mask, p3 filter, packing tape, packout, pad bolt,
      padbolt, paddle mixer, padlock, paint brush wall, paint brushes set decorating, paint can opener, paint edger,
      paint kettle, paint mixer, paint pad, paint primer, paint remover, paint roller, paint scraper, paint spray gun,
      paint sprayer, paint stripper, paint sundries, paint thinner, paint tray, painters tape, painting roller,
      painting tools, pallet stacker, pallet truck, pan connector, pan head, panel enclosure, panel meter, panel pin,
      panic bar, panic bolt, parking post, part bin, parting tool, parts bin, parts organizer, parts tray, parts
      washer, pasting table, pat tester, pattress, pattress box, peg stay, pen turning kit, penetrating oil, penny
      washers, peristaltic pump, pex, phase failure relay, phase monitoring relay, photocell, photoelectric sensor,
      pick axe, pick up tool, pickaxe, pickup tool, pillow block, pilot light 22mm, pin punch, pincer, pinch bar, pine
      board, pipe, pipe and fittings, pipe bender, pipe boot, pipe coupling, pipe cutter, pipe elbow, pipe fitting,
      pipe insert, pipe tee, pipes and fittings, pitch gauge, planer, planer blade, planer knives, plasma cutter,
      plasma torch, plaster bead, plaster mix, plasterboard, plasterer s trowel, plasterers float, plasterers hawk,
      plasterers trowel, plastering float, plastering hawk, plastering trowel, plastic barrier chain, plate compactor,
      platform trolley, platform truck, plc, plc module, plexiglass, plier, plug socket, plug top, plumb bob, plumb
      line, plumbers blow torch, plumbers mait, plumbers putty, plumbing, plumbing fittings, plumbing supplies, plunge
      saw, plywood, pneumatic cylinder, pneumatics, pocket door kit, pocket hole jig, pocket hole screw, pointing
      trowel, poker vibrator, polisher, polishing pad, polycarbonate sheet, post base, post cap, post fix, post mix,
      postcrete, pot magnet, powder extinguisher, power tool accessory, power tool battery, power tool charger, power
      transmission, pressure gauge, pressure reducing valve, pressure regulator, pressure switch, pressure tank,
      pressure transducer, pressure transmitter, pressure vessel, primer paint, primer sealer, primer undercoat,
      privacy bolt, protection sheet, protective sheet, protractor angle, proximity sensor, pry bar, pt100, ptfe tape,
      pu coated gloves, pu foam, pu palm glove, pull cord switch, pull handle, pull plate, pulley, pump central
      heating, purlin, push button station, push button switch, push fit, push fit tee, push pad exit, push plate, push
      to open latch, pushbutton switch, putty knife, pva bonding, pvc ducting, pvc elbow, pvc gauntlet, pvc pipe, quick
      release pin, r clip, rabbet plane, rachet, rack bolt, racking bay, radiator key, radiator paint, radius gauge,
      rainwater pipe, rasp, ratchet, ratchet crimper, rawl bolt, rawl plug, rawlbolt, rawlplug, rcbo, rccb, rcd,
      reamer, rebar, rebar chair, recip blade, reciprocating blade, reciprocating saw, recirculation pump, reducer,
      reducing socket, reducing tee, reflective tape, register grille, regulation screw, repair kit tool, repair stand,
      repair washers, resin anchor, respirator, restraint strap, retaining ring external, retaining ring internal,
      return air grille, rework station, ridge tile, ridge vent, rigger glove, rim knob, ring latch, ring shank nails,
      rivet, rivet gun, rivet nut gun, rivet nut tool, riveter, rivnut, road barrier, road cone, road marking paint,
      rock wool, rockwool, roll pin, roller brush, roller chain, roller frame, roller refill, roller shutter, roller
      sleeve, roller tray, roof access hatch, roof anchor, roof batten, roof drain, roof felt, roof flashing, roof
      hatch ladder, roof hatch safety rail, roof sheet, roof sheeting, roof tile, roof walkway, roof window, roofing
      felt, roofing hammer, roofing sheet, rope, rope grab, rotary cam switch, rotary hammer, rotary isolator, rotary
      laser, rotary switch, rotary tool, rotating laser, round over bit, round sling, roundsling, router bit, router
      collet, router cutter, router jig, router table, rtd sensor, rubber cable, rubber feet, rubber gloves work,
      rubber grommet, rust converter, rust proofing gun, rust remover, s hook galvanised, s hook steel, sabre saw, sack
      truck, safety barrier, safety cone, safety gear, safety glass, safety glove, safety goggle, safety harness,
      safety helmet, safety lanyard, safety mask, safety relay, safety shoe cover, safety sign, safety signage, safety
      specs, safety spectacle, safety valve, safety vest, safety workwear gloves, sample pot paint, sand blasting gun,
      sand paper, sandblaster, sandblasting gun, sander, sanding belt, sanding block, sanding disc, sanding mesh,
      sanding pad, sanding paper, sanding roll, sanding sheet, sanding sponge, sandpaper, sanitary silicone, sash cord,
      sash fastener, sash jammer, sash lift, sash stop, sash window, sash window fastener, satinwood, sausage gun, saw,
      saw blade, saw guide rail, saw set, sawhorse, sawn timber, scaffold, scaffolding, scissor lift, screw, screw caps
      cover, screw extractor, screw gun, screw organizer, screwdriver, screws set, scriber, scrim tape, scroll saw,
      scythe, scythe blade, scythe snath, scythe stone, sds bit, seal kit, sealant, sealant gun, sealer, sealing tape,
      seam roller, second fix nails, security chain, security hardware, selector switch, self driller, self fusing
      tape, self leveling compound, self levelling compound, self tapping screw, service valve, servo drive, set bolt,
      set square, sewage pump, shackle, shaft collar, sharpening jig, shave horse, shaver socket, shears metal, shed
      paint, sheet metal shear, sheet shears, shelf bracket, shelf pin, shelf stud, shelf support, shell pull, shock
      absorbing lanyard, shock lanyard, shop vac, shoulder plane, shower pump, shower trap, sickle, side cutter, signal
      tower, silicone gun, silicone mould resistant, silicone remover, silicone tape, silk emulsion, simplex chain,
      simpson strong tie, single switch 1 gang, sink auger, sink trap, sink waste, site equipment, site light, site
      safety, skimming blade, skimming trowel, slasher tool, sledge hammer, sledgehammer, slide hammer, sliding bevel,
      sliding door gear, sliding door kit, sliding door track, slip joint, slitting disc, slot drill, slurry pump,
      smart lock, smoke alarm, smoke vent, snap hook, snap off blade, snap ring external, snap ring internal, snips,
      snow guard, socket 13a, socket adapter, socket cap, socket extension bar, socket head cap, socket outlet, socket
      rail, socket set, socket tester, socket tray, soffit vent, soft starter, soil pipe, soil vent, solder, solder
      paste, solder ring, solder sucker, solder wick, soldering gun, soldering iron, soldering kit, soldering tip,
      solenoid air valve, solenoid valve, spacer bar saddle, spade bit, spanner, spark plug socket, spatula skimming,
      spd type 2, speed bump, speed clip nut, speed nut, speed ramp, speed skim, speed square, spigot glass, spill kit,
      spindle moulder, spiral pin, spirit level, split pin, split washer, splitting axe, splitting maul, splitting
      wedge, spokeshave, spoon gouge, spray gun, spray lubricant, spring clip, spring compressor, spring plunger,
      spring washer, square twist nail, square washer, stain block, stain blocker, stanley knife, staple gun, stapler
      gun, staples 10mm, staples gun, star delta timer, star knob, steel bar, steel cable, steel roof hatch, steel
      rule, steel shelving, step ladder, stepladder, stillson, stop end, stopcock, straight connector, straight
      coupler, strap hinge, strip disc, strip it disc, strip wood, strong tie, strop leather, stud bolt, stud detector,
      stud extractor, stud finder, studding m10, studding m12, studding m8, stuffing gland, submersible pump, suffolk
      latch, sugar soap, sump pump, super glue, superglue, surface gauge, surface plate, surge protection device, swa
      cable, swa gland, switch board, switch plate, switch socket, switched socket, switches and sockets, switchgear,
      swivel castor, systainer, t e cable, table frame, table saw, tacker, tank connector, tap and die, tap cartridge,
      tap connector, tap extractor, tap reseater, tap reviver, tap set, tap tail, tap washer, tape measure, taper pin,
      tapping fluid, tarp eyelet, tarpaulin, tct blade, teak oil, tee fitting, tee nut, teflon tape, tek screws,
      telephone socket, telescopic gauge, telescopic ladder, telescopic magnet, tenon saw, tension pin, terminal block,
      terminal strip, test lead, test pen, theodolite, thermal camera, thermal grip glove, thermal imager, thermal
      overload, thermocouple, thickness gauge, thicknesser, thimble galvanised, thimble wire rope, thinners, thinset,
      thread chaser, thread file, thread insert, thread locker, thread repair, thread seal tape, thread tap, threaded
      bar, threaded insert, threaded rod, threadlocker, threshold plate, threshold strip, through bolt, throughbolt,
      thumb latch, thumb screw, thumb turn, thumbscrew, thumbturn, tie down, tig rod, tig torch, tile cutter, tile
      leveling clip, tile leveling system, tile levelling clip, tile nipper, tile paint, tile primer, tile remover
      tool, tile saw, tile spacer, tile trowel, tile vibrator, timber, timber connector, timber oil, timber sealer,
      timber tongs, time relay, time switch, timer relay, timer switch, tin shears, tin snip, toggle latch, toggle
      switch, toilet auger, tool, tool apron, tool backpack, tool bag, tool battery charger, tool belt, tool box, tool
      cabinet, tool cart, tool chest, tool foam, tool hanger, tool holder, tool kit, tool lanyard, tool organizer, tool
      pouch, tool set, tool vest, toolbox, toolkit, toolset, torque adapter, torx, torx bit, torx key, total station,
      toughsystem, track saw, traffic cone, transfer pump, transmission chain industrial, trench drain, trestle, tri
      rated, trim router, trimmer router, trimming knife, tripod laser, trowel plastering, trunking, truss head, try
      square, tstak, tube bender, tube cutter, tube expander, tubular latch, tungsten electrode, turn and release,
      turnbuckle, turning insert, turning tools, turps, twin and earth, twin earth, twin thread, tyre inflating gun,
      tyre pressure station, tyvek coverall, u nut, undercoat, underground pipe, union fitting, universal joint socket,
      upvc, usb socket outlet, usb wall socket, utility bar, utility blade, utility knife, uv resin 3d, v belt, v
      block, vacuum pump hvac, valve, variable frequency drive, varnish, varnish wood, vent cover, ventilation grille,
      vernier, vfd, vice, vinyl matt, vise, voltage detector, voltage tester, voltmeter, wacker plate, wago, wagobox,
      wall anchor, wall box, wall chaser, wall filler, wall guard, wall paint, wall plaster, wall plug, wall primer,
      wall sealer, wall socket, wall switch, wall tie, wallpaper brush, wallpaper paste, wallpaper perforator,
      wallpaper scraper, wallpaper steamer, wallpaper stripper, warning sign safety, washer, washer set, washers, waste
      pipe, waste trap, water level hose, water meter, water pump, waterproof coating, waterproofing, wave washer, wax
      ring, wd 40, wd40, weather strip door, webbing sling, weld nut, welded chain, welded mesh, welder, welding,
      welding apron, welding blanket, welding cable, welding clamp, welding consumables, welding equipment, welding
      face shield, welding gauntlet, welding glove, welding goggles, welding helmet, welding inverter, welding machine,
      welding magnet, welding mask, welding rod, welding supplies, welding table, welding wire, well pump, wet and dry
      paper, wet and dry vac, wet dry vac, wet dry vacuum, wheel stop parking, whetstone tool, white spirit, winch,
      winch hoist, window handle, window hardware, window lock, window restrictor, window stay, wing knob, wing nut,
      wire, wire brush, wire connector, wire crimper, wire cup, wire cutter, wire ferrules, wire gauge tool, wire
      snips, wire stripper, wire wheel, wiring accessories, wiring centre, wiska box, wood board, wood carving knife,
      wood filler, wood glue, wood nail, wood oil, wood plane, wood plank, wood preserver, wood primer, wood rasp, wood
      router, wood screw, wood sealer, wood stain, woodruff key, woodturning tool, woodworking tools, work bench, work
      glove, work knee pad, work lamp, work light, work platform, work positioning lanyard, work stool, workbench, worm
      drive clip, wrap specs, wrecking bar, wrench, wrench organizer, zinc primer, zip tie pack, zip ties, zone valve`,
    ],
  ],
  unsure: `abrasive, access door, adze, air pump, air vent, air vents, anchor, anvil, bar handle cabinet, bitumen,
    bollard, bolt, bracket, broach, cabinet hardware, cement, collet, compressor, concrete, conduit, coupler, coupling,
    creeper, cup pull, cutting tools, decorating set, dimmer, drill, drywall, ducting, elbow, end feed, engraver,
    epoxy, escutcheon, extruder, fence post cap, ferrules, filler, fitting, fixings, flow meter, flush pull, flux,
    froe, furniture fittings, fuse, gas struts, gasket, gauge, generator, grip gloves work, grout, gutter, hammer,
    handrail, hardware, hydraulic pump, hydraulics, jack, joist, key plate, ladder, level, linear actuator, live
    centre, lock, lubricant, lumber, masonry, mdf, mixer paddle, n95 respirator, nails, nut, pilot light 22mm, pipe,
    plc, plexiglass, plumbing, plywood, polisher, post cap, power transmission, purlin, rasp, rcd, rivet, riveter,
    roller chain, roof window, rope, sander, sash window, saw, screw, scythe, scythe stone, seal kit, sealer, shackle,
    shell pull, sickle, snips, snow guard, solder, spray gun, staples 10mm, steel rule, straight connector, strap
    hinge, tacker, tape measure, tarpaulin, timber, tool, tools, trunking, turn and release, valve, varnish, vent
    cover, vfd, vice, wall guard, washer, waterproofing, wire`,
  uses: {
    TOOLS: `building materials, construction, electrical, fasteners, hardware, ironmonger, ironmongery, milwaukee tool,
      plumbing, power tools, ppe, protective gear, safety equipment, tools, welding, woodworking, work safety, workshop`,
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
