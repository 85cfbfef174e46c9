import type { Subject } from '../words.ts';

export const TOOLS: Subject = {
  things: [
    [
      'TOOLS',
      `1 5mm t e, 1 gang 2 way, 1 gang socket, 1 gang switch, 110v transformer, 12v tool battery, 13a socket, 13a
      switched, 18v 2ah, 18v 5ah, 18v battery,
      18v charger, 2 5mm t e, 2 core flex, 2 gang 2 way, 2 gang socket, 2 gang switch, 2 way switch, 20v battery, 3
      core cable, 3 core flex, 3
      gang switch, 36v battery tool, 5 0ah battery, 6mm t e, abrasive, abrasives, access panel, access valve,
      acrylic sheet, adaptable box, adhesive, adhesive trowel, adjustable wrench, adze, air admittance valve, air blow
      gun,
      air brick, air compressor, air cylinder, air gun blow, air hose, air line, air line filter, air nailer, air
      regulator, air vent, airbrick, airless sprayer, allen key, aluminium profile, aluminium tape, aluminum extrusion,
      aluminum tape, ammeter, anchor, anchor bolt, anchor resin, angle cock, angle finder, angle finger, angle grinder,
      angle grinder disc, angle iron,
      annular nail, anti condensation paint, anti mould paint, anti rust paint, anti slip tape, anti vibration gloves,
      anvil,
      applicator gun, architectural hardware, architectural ironmongery, architrave, armoured cable, auger bit,
      austrian scythe, auto
      air vent, auto darkening welding helmet, automation components, aviation snip, aviation snips, axe handle, axe
      splitting maul, back
      box, back box 25mm, bail pull, ball bearing hinge, ball cock, ball joint splitter, ball lock pin, ball pein
      hammer, ball screw,
      ball valve, ballcock, band and gudgeon, band saw, band saw blade, bandsaw, bandsaw blade, bar handle, bar handle
      cabinet, bar pull,
      bare unit, bark spud, barn door hardware, barn
      door track,
      barrel nut furniture, barrel pump, barricade tape, barrier chain plastic, barrier tape, basin trap, bath trap,
      bathroom lock, bathroom
      lock thumbturn,
      bathroom silicone, battery 18v, bearing, bearing puller,
      bearings and seals, bell transformer, belleville washer, belt sander, bench grinder, bench plane, bench polisher,
      bench vice,
      bench vise, beta
      pin, bevel edge chisel, bevel gauge, billhook, biscuit
      joiner, biscuit jointer, biscuits jointing, bit holder, bit set, bitumen, bitumen paint, bituminous, blackboard
      paint, blade disc 230mm, blank plate,
      blanking cap, blanking plate, blast gun, bleed key, blending valve, blind rivet, block plane, block splitter,
      blocking magnet, blow gun, blow lamp, blow torch plumbing, body only drill, boiler parts, boiler spares, bollard
      cover, bolster
      chisel, bolt, bolt cutter, bolt extractor, boltless shelving, bolts, bonded seal, bonded washer, bonding coat,
      bonding primer, booster pump,
      bootlace ferrule, bore gauge, borehole pump, borescope, boring bar, boring head, bottle trap, bottle trap basin,
      bowl gouge, box cutter,
      bracket, brad nail, brad nailer, brads, brake bleeder tool, braked castor, brass castors, brazing rod, breaker,
      breather
      membrane, breathing
      apparatus, brenton
      bolt, brick bolster, brick hammer, brick jointer, brick line, brick trowel, bricklayer, bricklayer s trowel,
      bricklayers trowel, broach,
      broach set, brown sleeving, brush restorer, brushless combi, bt socket, bucket trowel, buffing pad, buffing
      wheel, builders
      gloves, building supplies, bump
      cap, bumper feet,
      bungee cord,
      burnisher tool, butane torch, button head, c clamp, cabin hook, cabinet castor, cabinet handle, cabinet hardware,
      cabinet hinge,
      cabinet lock,
      cabinet locks, cabinet
      scraper, cable basket tray, cable cleat, cable cutter, cable detector, cable duct, cable gland, cable grommet,
      cable knife, cable lug, cable puller, cable
      reel, cable rod
      set, cable rods, cable shears, cable shoe, cable stripper, cable tester, cable tie, cable ties, cable tray, cable
      trunking, cage nut m6, caliper, cam dowel, cam lock furniture, camlock, cant hook, cap head, cap screw, captive
      nut, carbide
      insert, carbine hook, carbon monoxide alarm, carbon monoxide detector, card
      scraper, cargo net, cargo strap, carpenter pencil, carpenter s pencil, carpenters pencil, cartridge fuse,
      cartridge gun, carving axe, carving
      gouge, casement fastener, caster, caster wheel, casters, castor wheel, castors, caulk, caulk gun,
      caulking gun,
      caution tape, cavity wall, ceiling paint, celotex, cement, cement mixer, center punch, central heating inhibitor,
      central heating pump,
      centre punch, centrifugal pump, chain binder, chain block, chain connector, chain galvanised, chain hoist, chain
      link connector, chain link steel, chain
      sling, chain sprocket 08b, chalk line, chalk line reel, chalk reel, changeover kit, changeover switch, channel
      drain, charger 18v, check valve, chemical anchor, chemical gauntlet, chemical gloves, chemical resistant gloves,
      chin strap
      hard hat, chip carving knife, chip
      extractor, chipboard 5x80, chisel,
      choc block, choc box, chuck key, chucking reamer, circlip, circlips, circuit breaker, circuit protection,
      circular saw,
      circular saw 190mm, circulating pump,
      circulator pump, cistern fill valve, clamp, clamp meter, clamping lever, clampmeter, claw hammer, clevis fork,
      clevis pin, clinch nut, cloth tape, club hammer, cnc,
      co alarm, co2 extinguisher, coach bolts galv, coaxial socket outlet, coil nails, cold
      chisel, collated screws, collet, combi drill, combination padlock, combination square, combination wrench,
      commando socket,
      compression coupler,
      compression coupling, compression elbow, compression fitting, compression gland, compression tee, compressor,
      concealed hinge,
      concrete, concrete saw, concrete sealer,
      concrete vibrator, condensate pump, condensate trap, conduit, conduit coupler, conduit elbow, conduit fitting,
      conduit saddle, connector block, connector bolt,
      connector strip, construction
      adhesive, consumer unit, contact tip, contactor, contactor relay, control relay, convex mirror traffic, conveyor
      belt, conveyor chain, cooker connection plate, cooker connection unit, cooker control unit, cooker switch, copper
      coil pipe, copper elbow, copper olive, copper olives, copper pipe,
      copper tube, cord end
      terminals, cordless drill, cordless grinder, cordless jigsaw, core bit, core box bit, core drill, core drill bit,
      core drill machine, corner bead, corner brace, corrugated roofing, cotter pin, countersink, countersunk magnet,
      countersunk pozi, countersunk screw, coupler, coupling, cover cap,
      cover caps, cpvc, creeper, creeper board, cremone bolt, creosote, crimp connector, crimp connectors, crimp
      ferrule, crimp
      terminal, crimp terminals, crimper tool, crimping pliers, crimping tool, crinkle washer, cross line laser,
      crow bar, crowbar, crowd
      barrier, cup brush drill, cup handle, cup pull, cup pulls, cup wheel, cupboard handle, cupboard knob, cupboard
      knobs,
      current transformer, cut clasp nail, cut level 5 gloves, cut level glove, cut off saw, cut off wheel, cut out
      fuse, cut
      resistant glove, cut resistant gloves,
      cut resistant sleeve, cutter blade, cutting
      blade, cutting disc, cutting fluid, cutting oil, cutting tools, cutting wheel, cyanoacrylate, cyclone dust,
      cylinder guard,
      cylinder lock, cylinder pull, cylinder thermostat, damp meter, damp proof membrane, damp proof paint, damp seal,
      danish oil, darby
      trowel, data socket outlet, dead blow hammer, deadbolt, deadlock, decking board, decking boards, decking oil,
      decorating brush,
      decorating set, decorating sundries, decorating supplies, decorators brush, decorators filler, demolition hammer,
      depth gauge, desoldering pump, detector wall, detent pin, dewatering pump, dial indicator, dial test indicator,
      diamond
      blade, diamond core, diamond core bit, diamond core drill, diamond disc, diamond stone, diaphragm pump, die set
      threading, die
      stock, diesel generator, diesel pump, digital angle gauge, digital caliper, digital level, dimmer, dimmer switch,
      din rail, din rail terminal, disc cutter, disc lock, disposable coverall, distance measure, distance meter,
      distribution board,
      distribution box, dol starter, dolly cart, domino jointer, door bell transformer, door brush strip, door casing,
      door chain
      security, door closer, door frame, door
      furniture, door handle, door handles, door hardware, door hinge, door knob, door latch, door limiter, door
      lining, door lock, door pull, door seal strip, door spring, door stop, door stop wedge, door threshold strip,
      door viewer, door wedge, dosing pump industrial, double cylinder, double euro cylinder, double sided tape, double
      socket, dovetail jig, dovetail marker, dowel, dowel jig, dowel screw, doweling jig, dowelling jig, downpipe
      bracket, downspout, dowty washer, drain auger, drain cock, drain
      cover, drain pump, drain
      rod, drain rods, drain snake, drainage channel, drainage fittings, draw knife, draw latch, draw tape, drawer
      lock, drawer
      rail, drawer
      rails, drawer
      runner, drawer slide, drawknife, drill, drill battery, drill bit, drill bit set, drill chuck, drill guide, drill
      holster, drill press, drill
      press vice, drilling accessories, drilling jig, drive pin, drivers glove leather, drop cloth, drum lifter, drum
      pump, dry lining box, dryline box, drywall, drywall
      screw,
      drywall screws, duct tape, ducting, duplex chain, dust extraction, dust extractor, dust filter mask, dust mask,
      dust sheet, dust shoe, e clip assortment, e clips, e stop, e stop button, ear defender, ear defenders, ear muffs
      protection, ear muffs safety, ear
      protection, earth cable, earth clamp, earth rod, earth sleeving, edge finder, edge pull, eggshell paint, elbow,
      elbow fitting, electric meter,
      electric motor, electric tape, electrical accessories, electrical box, electrical enclosure, electrical fittings,
      electrical gloves, electrical supplies, electrical tape, electrical wire, electrician knife, electricians knife,
      electrode, electrode holder, emergency stop, emergency stop button, emery cloth, emulsion paint, enamel paint,
      enclosure ip65, end cutting pliers, end feed, end feed elbow, end mill, end nippers, ender 3, endoscope, energy
      meter, engine crane, engine hoist, engine stand, engineer s square, engineers blue, engineers square, engineers
      vice, engraver,
      engraving machine, engraving pen, epoxy, epoxy adhesive, epoxy glue, equal elbow, equal tee, escutcheon,
      espagnolette,
      espagnolette bolt,
      etch primer paint, euro cylinder, exit device, expanding foam, expansion vessel, extension bar socket, extension
      ladder, extension lead 110v, extension pole roller, extension reel, exterior paint, extinguisher bracket,
      extinguisher sign, extruder, eye wash station,
      eyebolt, eyewash station, face shield safety, fall arrest, fall arrest block, fall arrest harness, fall arrest
      lanyard, fall arrester, fan isolator, fan isolator switch, fast charger 18v, faucet aerator,
      faucet cartridge, faucet stem, faucet valve, feather edge plastering, feeler gauge, felling axe, felling lever,
      felling wedge, felt nails, felt pad, felt
      pads, felt
      shingle, felt shingles, fence paint, fence post spike, fence shades paint, fence treatment, ferrule crimp,
      ferrule crimper,
      ferrules, ffp2, ffp2 mask, ffp3, ffp3 mask, fibre disc, fibre washer, file set metal, fill valve, filler, filler
      powder,
      filling knife,
      filling loop, filter regulator lubricator, fine dust mask, finger plate door, finger pull, fingerprint lock,
      finishing plaster, finishing trowel, fire alarm, fire blanket, fire cable, fire detector, fire door, fire exit
      sign, fire
      extinguisher, fire extinguisher stand, fire
      hose, first fix nails, fish tape, fitch fastener, fitting, fixings, fixings and fasteners, flap disc, flap hinge,
      flap wheel,
      flapper toilet, flashing tape, flat wood bit, flex cable 3 core, flex outlet, flexi tap connector, flexi tap
      tail, flexible conduit, flexible
      hose tap, flexible tap connector, flexible tap tail, float
      switch, float trowel, float valve, floor drain, floor marking tape, floor paint, floor protection film, floor
      saw, floor
      spring, floor spring box, floor trap, floor underlay laminate, flow meter, flowmeter, flush bolt, flush cutter,
      flush cutters, flush pull, flux, flux cored wire, foam extinguisher, foam gun, foam tape, fold flat mask, folding
      door gear, folding rule, foot
      valve, forestry helmet, fork head clevis, form a washer, form c washer, forstner bit, fp200, frame fixing,
      framing kit,
      framing nails,
      freezer glove, frequency inverter, friction stay, frl unit, froe, frog tape, full body harness,
      full face respirator, furniture castor, furniture fittings, furniture glide, furniture glides, furniture
      hardware, furniture lock,
      furniture pad,
      furniture pads, furniture paint, fuse, fuse wire, fused spur, gaffer tape, galvanised chain, galvanised nails,
      galvanized
      chain, garage door,
      garage door opener, garage door spring, garage floor paint, garage shelving, garden shades, gas blow torch, gas
      detector, gas leak detector, gas nails, gas nozzle mig, gas regulator, gas spring, gas strut, gas torch, gasket,
      gate bolt,
      gate hardware, gate latch, gate opener, gate ring latch, gate valve, gate valve brass, gauge, gauge block,
      gauging trowel, gear motor, gear puller, gear pump, gel knee pad, gel knee pads, gel knee pads work, generator,
      generator 3kva, glass
      cutter, glass wool, gloss paint, glue gun tool, gorilla glue, grade 8 bolt, granite surface plate, grass hook,
      grease, grease
      cartridge,
      grease gun, grid faceplate, grid module switch, grid plate, grid switch, grinder disc, grinder tool, grinding cup
      wheel, grinding disc, grinding stone, grinding wheel, grip
      gloves work, gripper glove, grout, grout float, grout rake, grout remover, grout saw, guide rail saw, gully trap,
      gutter, gutter
      bracket, gutter
      guard, guttering, hacksaw, hacksaw blade, hairpin cotter, half mask, half mask respirator, hammer, hammer drill,
      hammer tacker, hammerite, hand
      file, hand plane,
      hand pump oil, hand saw, hand trolley, hand truck, handsaw, hanger bolt, hard hat, hard hat liner, hardboard,
      hardware, hasp,
      hasp staple,
      hatchet tool, hazard sign, hazard tape, headlight work, heat alarm, heat detector, heat gun, heat shrink, heating
      parts,
      heating pump, heavy
      duty stapler, heavy duty staples, height gauge, helicoil, helicoil insert, helmet visor forestry, henley block,
      hex bolt, hex
      cap, hex cap screw, hex
      head set, hex key, hex key set,
      hex nut, hex set, hi vis tape, hinge, hinge door, hinge screw, hinge set, hit and miss saddle, hitch clip, hmi
      panel, hoist, hole cutter, hole cutter bi metal, hole
      puncher, hole saw,
      holecutter, holesaw, honing guide, honing stone, hook and band, hook and eye, hook and loop sanding, hook knife
      carving, hose
      adapter dust, hose barb, hose clamp, hose clip, hose clip worm, hose fitting, hot air gun, hot air station, hrc
      fuse, hub
      puller, hydraulic
      coupling, hydraulic cylinder, hydraulic fitting, hydraulic hose, hydraulic jack, hydraulic oil, hydraulic press,
      hydraulic pump, hydraulic ram, hydraulic valve, hydraulics, immersion element, immersion heater, immersion heater
      element, immersion heater switch, immersion timer, impact
      bit, impact driver, impact glove, impact socket, impact
      wrench, index plunger, indexable insert, indicator lamp 22mm, inductive sensor, industrial automation, industrial
      plug, industrial
      socket, inertia reel block, infrared
      thermometer industrial, inhibitor central heating, injection mortar, insert bit, inspection camera, inspection
      cover, inspection lamp,
      inspection mirror, insulated gloves electrician, insulated pliers, insulated screwdriver, insulating tape,
      insulation board, insulation roll, insulation tape, insulation tester, interior door, interior paint, interlocked
      socket, intermediate switch, internal door, intumescent strip, inverter drive, inverter generator, ip65 enclosure
      electrical, ironmongery, isolating valve,
      isolation valve, isolator switch, jack, jackhammer, jet pump, jewellers screwdriver, jig saw blade, jigsaw 650w,
      jigsaw blade, jigsaw tool, joint compound, jointing compound, joist, joist hanger, joist hanger nails, jubilee
      clip, junction box,
      junction enclosure, junior hacksaw, key blank, key plate, key safe, key steel, keyhole cover, keyhole plate,
      keyway key, kick plate,
      kitchen handle, kitchen handles, kitchen hinge, kitchen hinges, knee pad inserts, knee pads gel, knee pads gel
      work, knee pads work, knee pads workwear, kneeling pad work, knife blades trapezoid, knockout box, knotted wire
      wheel, knotting solution,
      knurled knob, knurled knob brass, l boxx, lacquer spray, ladder, lanyard safety, laser cutter, laser distance
      measure, laser distance
      meter,
      laser
      engraver, laser level, laser measure, laser receiver, lashing strap, latex coated gloves, latex grip glove, latex
      palm glove, lathe, lathe chuck,
      lathe tool, lead flashing, lead screw, lens safety specs, letter plate, letterplate, level, leveling feet, lever
      bathroom,
      lever connector, lever handle, lever
      handles, lever latch, lever lock, lever lock handle, lever on rose, lid stay, lifting chain, lifting clamp,
      lifting equipment, lifting eye, lifting gear, lifting sling, light dimmer, light switch, limit switch, linch pin,
      line block, line
      laser, line marker paint, line marking paint, line pins brick, linear actuator, linear bearing, linear guide,
      linear guide rail,
      linear rail, live center, live center lathe, live centre, load binder, load hoist, lock, lock nut, locking plier,
      locking pliers,
      lockout padlock, lockout station, lockout tag, lockout tagout, locks and security, lockshield, lockshield valve,
      loft hatch, loft insulation, log splitter wedge, log tongs, loop
      tester, louvre panel, louvre
      vent, lubricant, lubricant spray, lumber, lump hammer, lxt battery, lynch pin, macerator pump, machine key,
      machine oil, machine reamer, machine screw,
      magnet neodymium, magnetic bit holder, magnetic catch, magnetic drill, magnetic drill press, magnetic filter
      heating, magnetic
      paint, magnetic pickup, magnetic tray, main switch 100a, mallet, manhole cover, margin trowel, marking gauge,
      marking knife,
      marking knife woodworking, masking film, masking plastic, masking sheet, masking tape, masking tape painter,
      masonry, masonry nail, masonry
      paint, masonry primer, masonry saw, mastic gun, material handling, matt emulsion, mcb, mdf, measuring tape,
      measuring tools, measuring wheel, mechanic gloves, mechanics gloves, mechanics set, mending plate, metal paint,
      metal primer, metal shears, metal sheet, meter box, meter tails, methylated spirit, micrometer, mig torch, mig
      wire, milling cutter,
      milling vice, miter gauge, miter saw, mitre box, mitre gauge, mitre saw, mixer paddle, mixing bucket, mixing
      drill, mixing
      paddle, mixing valve, mma welder, modular switch, moisture meter, mole grip, mole grips, morse taper, mortar mix,
      mortice
      knob, mortice knob set, mortice latch, mortise chisel, mortise gauge, mortise knob, mortise latch, mortiser,
      mortising chisel, motor capacitor, motor gate,
      motor starter, motorised valve, motorized valve, mould resistant silicone, moulded mask ffp2, moving dolly, multi
      finish, multi
      finish plaster, multi surface
      paint, multi tool, multi tool blade, multimeter, multimeter probe, multitester, multitool, multitool blade, n95
      respirator, nail bar, nail gun, nail pouch, nail puller, nailer, nails, narrow crown staples, needle file, needle
      files,
      neodymium magnet, network
      tester, nibbler, night latch, nipple brass, nitrile coated glove, nitrile coated gloves, nitrile foam glove,
      nitrile palm glove, non return valve, non
      slip tape, notched trowel, nut, nut bolt, nut setter, nut splitter, nuts and bolts, nyloc nut,
      nyloc nuts, nylon spacer, nylon washer, nylon zip tie, o ring, oak door, oil can, oil filter wrench, oil seal,
      oil stone, olive copper, optical level,
      orbital sander,
      organiser case screws, osb, oscillating blade, oscillating multi tool, outdoor socket, oval conduit, oval
      cylinder, over centre latch, overflow pipe, overload
      relay,
      overspecs, p clip,
      p trap, p2 mask, p3
      filter, p3 filter pair, packing tape, packout, pad bolt, padbolt, paddle mixer, padlock, padlocks, paint brush
      wall, paint
      brushes
      set decorating,
      paint can opener,
      paint edger, paint kettle, paint mixer, paint pad, paint remover, paint roller, paint scraper, paint scraper
      blade, paint spray gun,
      paint sprayer, paint stripper, paint sundries, paint thinner, paint tray, painters tape, painting roller,
      painting tools, pallet stacker, pallet truck, pan connector, pan head, panel enclosure, panel meter, panel pin,
      panel pins, panic
      bar, panic
      bolt, paring chisel, parking post, part bin, parting tool, parts bin, parts organizer, parts tray, parts washer,
      pasting table, pat tester,
      pattress, pattress box, peg stay, pen turning kit, penetrating oil, penny washers, peristaltic pump, pex, phase
      failure relay,
      phase monitoring relay, photocell, photocell nema, photoelectric sensor, pick axe, pick up tool, pickaxe, pickup
      tool, pillow block, pilot
      light 22mm, pin punch, pincer, pincers, pinch bar, pine board, pipe, pipe and fittings, pipe bender, pipe clamp,
      pipe coupling, pipe cutter, pipe elbow, pipe fitting, pipe insert, pipe tee, pipe wrench, pipes and fittings,
      pitch gauge, planer, planer blade, planer knives, planer thicknesser, plasma cutter, plasma torch, plaster bead,
      plaster mix,
      plasterboard, plasterer s trowel, plasterers float, plasterers hawk, plasterers trowel, plastering float,
      plastering hawk, plastering trowel, plastic
      barrier chain, plate
      compactor, platform trolley, platform truck, plc, plc module, plexiglass, plier, pliers, plug socket, plug top,
      plumb bob, plumb line, plumbers blow torch, plumbers mait, plumbers putty, plumbing, plumbing fittings, plumbing
      supplies, plunge saw, plywood,
      pneumatic
      cylinder, pneumatics, pocket door kit, pocket hole jig, pocket hole screw, pointing trowel, poker vibrator,
      polisher, polishing pad,
      polycarbonate sheet, pop rivet, post base, post fix, post mix, postcrete, pot magnet, powder extinguisher, power
      tool accessories,
      power tool
      accessory, power tool battery, power tool charger, power transmission, precision screwdriver, pressure gauge,
      pressure reducing valve, pressure regulator, pressure switch, pressure tank, pressure transducer, pressure
      transmitter, pressure vessel, primer paint, primer sealer, primer undercoat, privacy bolt, protection sheet,
      protective sheet, protractor angle, proximity sensor, pry bar, pt100, ptfe tape, pu coated gloves, pu foam, pu
      palm glove, pull
      cord switch, pull handle, pulley, pump central heating, purlin, push button station, push button switch, push
      fit, push fit elbow, push fit tee, push
      pad exit, push to open latch, pushbutton switch, putty knife, pva bonding, pvc ducting, pvc elbow, pvc gauntlet,
      pvc pipe,
      quick release pin, r
      clip, rabbet plane, rachet, rack bolt, racking bay, radiator bleed key, radiator key, radiator paint, radius
      gauge, rainwater
      pipe, rasp, ratchet, ratchet crimper, ratchet handle lever, ratchet strap, ratchet wrench, rawl bolt, rawl plug,
      rawl plugs, rawlbolt, rawlplug, rcbo, rccb,
      rcd, reamer, rebar, recip blade, reciprocating blade, reciprocating saw, recirculation pump, reducer, reducing
      socket, reducing tee, reflective tape, regulation screw, repair kit tool, repair stand, repair washers, resin
      anchor, respirator, respirator
      cartridge, respirator filter, respirator mask, restraint strap, retaining ring external, retaining ring internal,
      rework station, ridge tile, rigger glove, rigger gloves, rim knob,
      ring latch, ring shank nails, rivet, rivet gun, rivet nut, rivet nut gun, rivet nut tool, riveter, rivnut, road
      barrier, road cone,
      road marking paint, rock wool, rockwool, rod end bearing, roll pin, roll pins, roller brush, roller chain, roller
      frame, roller
      refill, roller shutter, roller sleeve, roller tray, rolling table frame, roof anchor, roof batten, roof felt,
      roof sheet, roof
      sheeting, roof sheets, roof tile, roof window, roofing felt, roofing hammer, roofing sheet, rope, rope grab,
      rotary cam
      switch, rotary hammer, rotary isolator, rotary laser, rotary switch, rotary tool, rotating laser, round over bit,
      round sling,
      roundsling, router bit, router collet, router cutter, router jig, router table, rtd sensor, rubber cable, rubber
      feet, rubber gloves work,
      rubber grommet, rubber mallet, rust converter, rust proofing gun, rust remover, s hook galvanised, s hook steel,
      sabre saw, sabre saw blade, sack
      truck, safety barrier, safety cone, safety gear, safety glass, safety glasses, safety glove, safety gloves,
      safety goggle, safety goggles, safety goggles work, safety harness, safety helmet, safety lanyard, safety mask,
      safety overspecs, safety padlock, safety relay,
      safety shoe cover, safety sign, safety signage, safety specs, safety spectacle, safety valve, safety vest, safety
      workwear gloves, sample pot paint, sand
      blasting gun, sand paper, sandblaster, sandblasting gun, sander, sanding belt, sanding block, sanding disc,
      sanding mesh, sanding pad, sanding paper, sanding roll, sanding sheet, sanding sponge, sandpaper, sanitary
      silicone, sash cord, sash fastener,
      sash jammer, sash lift, sash pulley, sash stop, sash window, sash window fastener, satinwood, sausage gun, saw,
      saw blade,
      saw guide rail, saw set, sawhorse, sawn timber, scaffold, scaffolding, scissor lift, screw, screw caps cover,
      screw cover cap, screw
      extractor, screw gun, screw organizer, screwdriver, screwdriver bit, screwdriver set, screws set, scriber, scrim
      tape,
      scroll saw, scythe, scythe blade, scythe snath, scythe stone, sds bit, sds bits, sds chisel, seal kit, sealant,
      sealant applicator, sealant gun, sealant remover,
      sealer,
      sealing tape, seam roller, second fix nails, security chain, security hardware, selector switch, selector switch
      22mm, self driller,
      self fusing tape, self leveling
      compound, self levelling compound, self tapping screw, service valve, servo drive, set bolt, set square, sewage
      pump,
      shackle, shaft collar, sharpening
      jig, shave horse, shaver socket, shears metal, shed paint, sheet metal shear, sheet shears, shelf bracket, shelf
      pin, shelf
      pins, shelf stud, shelf support, shell pull, shock absorbing lanyard, shock lanyard, shop vac, shoulder plane,
      shower pump,
      shower trap, sickle, side
      cutter, signal tower, silicone gun,
      silicone mould
      resistant, silicone remover, silicone
      sealant, silicone tape, silk emulsion, simplex chain, single switch 1 gang, sink auger, sink trap, sink waste,
      site equipment, site
      light, site safety, skimming blade, skimming trowel, slasher tool, sledge
      hammer, sledgehammer, slide hammer, sliding bevel, sliding door gear, sliding door kit, sliding door track, slip
      joint, slitting disc, slot drill, slurry pump, smart door lock, smart lock, smoke alarm, snap hook, snap off
      blade, snap off blades, snap
      ring external, snap ring internal, snips,
      socket 13a, socket adapter, socket cap, socket extension bar, socket head cap, socket outlet, socket rail, socket
      set, socket tester, socket
      tray, socket wrench, soft starter, soil pipe, soil vent, solder, solder paste, solder ring, solder sucker, solder
      wick, soldering gun, soldering iron, soldering kit, soldering tip, solenoid air valve, solenoid valve, spacer bar
      saddle, spade bit,
      spanner, spark plug socket, spatula skimming, spd type 2, speed bump, speed clip nut, speed nut, speed ramp,
      speed skim, speed
      square, spill
      kit, spindle moulder, spiral pin, spirit level, split pin,
      split pins, split washer, splitting axe, splitting maul, splitting wedge, spokeshave, spokeshave blade, spoon
      gouge, spray adhesive, spray gun, spray lubricant,
      spring clip,
      spring
      compressor, spring plunger, spring washer, square twist nail, square washer, stain block, stain blocker, stanley
      knife, stanley knife blade, stanley knife blades,
      staple gun, stapler gun, staples 10mm, staples gun, star delta timer, star knob, steel bar, steel cable, steel
      rule, steel
      shelving, step
      ladder, stepladder, stillson, stop end, stopcock, straight connector, straight coupler, strap hinge, strip disc,
      strip it disc, strip wood, strop leather, structural adhesive, stud bolt, stud detector, stud extractor, stud
      finder, studding
      m10, studding m12, studding m8, stuffing gland, submersible pump,
      suffolk latch, sugar soap, sump pump, super glue, superglue, surface gauge, surface plate, surge protection
      device, swa
      cable, swa gland,
      switch board, switch plate, switch
      socket, switched socket, switches and sockets, switchgear, swivel castor, systainer, t bar handle, t bar pull, t
      e cable, table
      frame,
      table saw,
      tacker, tank connector, tap and die, tap cartridge, tap connector, tap extractor, tap reseater, tap reviver, tap
      set, tap set
      m6, tap tail, tap tails, tap washer, tap washers, tap wrench, tape measure, taper pin, tapping fluid, tarp
      eyelet, tarp eyelets, tarpaulin,
      tct blade,
      tct saw blade, teak oil, tee fitting, tee nut, teflon
      tape, tek screws, telephone socket, telescopic gauge, telescopic ladder, telescopic magnet, tenon saw, tension
      pin, terminal block, terminal
      block din, terminal strip, test lead,
      test pen, theodolite,
      thermal camera, thermal grip glove, thermal imager, thermal overload, thermocouple, thickness gauge, thicknesser,
      thicknesser blade, thimble galvanised,
      thimble wire rope,
      thinners, thinset, thinset mortar, thread chaser, thread file, thread insert, thread locker, thread repair,
      thread repair kit,
      thread seal tape, thread sealant, thread tap, threaded bar, threaded insert, threaded rod, threadlocker,
      threshold strip, through bolt, throughbolt, thumb
      latch, thumb screw, thumb turn, thumb turn cylinder, thumb turn lock, thumbscrew, thumbturn, tie down, tie down
      strap, tie downs, tig rod,
      tig rods, tig torch, tile adhesive, tile breaker, tile cutter, tile cutter blade, tile drill bit, tile leveling
      clip, tile leveling clips, tile
      leveling system, tile levelling clip, tile levelling clips, tile nipper, tile paint, tile primer, tile remover
      tool, tile saw, tile
      spacer, tile spacers, tile trowel, tile vibrator, timber, timber connector, timber oil, timber sealer, timber
      tongs, time
      relay, time switch, time switch immersion, timer relay, timer switch, tin shears, tin snip, tin snips, toggle
      latch, toggle switch, toilet auger,
      toilet fill
      valve, toilet wax
      ring, tool, tool apron, tool backpack, tool bag, tool battery charger, tool belt, tool box, tool cabinet, tool
      cart, tool chest, tool foam, tool hanger, tool holder, tool holder turning, tool kit, tool lanyard, tool
      organizer, tool pouch,
      tool set, tool vest, toolbox, toolkit, toolset, torque adapter, torque wrench, torx, torx bit, torx key, total
      station, toughsystem, track saw, traffic cone, transfer pump, transmission chain industrial, trestle, tri rated,
      tri rated cable, trim
      router, trimmer router,
      trimming knife, trimming knife blades, tripod laser, tripod work light, trowel plastering, trunking, truss head,
      try square, tstak, tube
      bender, tube
      cutter, tube expander, tubular latch, tungsten electrode, turn and release, turnbuckle, turning chisel, turning
      insert, turning tools, turps, tv socket outlet,
      twin and earth,
      twin and earth cable, twin earth, twin earth cable, twin thread, tyre inflating gun, tyre pressure station, tyvek
      coverall, u nut,
      undercoat, underground
      pipe, union fitting, universal joint socket, upvc, usb socket outlet, usb wall socket, utility bar, utility
      blade, utility knife, uv resin 3d, v
      belt, v block, vacuum pump hvac, valve, valved mask ffp3, variable frequency drive, varnish, varnish wood, vde
      pliers, vde
      screwdriver, vent cover, ventilation grille, vernier, vfd, vice, vinyl matt, vinyl silk emulsion, vise, voltage
      detector, voltage tester, voltmeter, wacker plate, wago, wagobox, wall anchor, wall box, wall chaser, wall
      filler, wall
      paint, wall plug, wall plugs, wall primer, wall sealer, wall socket, wall switch, wall tie, wallpaper adhesive,
      wallpaper brush, wallpaper paste, wallpaper perforator, wallpaper scraper, wallpaper steamer, wallpaper stripper,
      wallpaper stripper steam, warning sign safety, washer, washer set,
      washers, waste pipe,
      waste trap, water level hose, water meter, water pump, water pump plier, water pump pliers, waterproof coating,
      waterproofing, wave washer, wax ring, wd 40, wd40, weather strip door, webbing sling, weld nut, welded chain,
      welded mesh, welder,
      welders gauntlet, welding, welding apron, welding blanket, welding cable, welding clamp, welding consumables,
      welding equipment,
      welding face shield, welding gauntlet, welding glove, welding gloves, welding goggles, welding helmet, welding
      inverter, welding machine, welding
      magnet, welding mask, welding rod, welding supplies, welding table, welding wire, well pump, wet and dry paper,
      wet and dry vac, wet dry vac, wet dry vacuum, wheel stop parking, whetstone tool, white spirit, winch, winch
      hoist, window handle, window
      hardware, window lock, window restrictor, window stay, wing knob, wing nut, wire, wire brush, wire connector,
      wire crimper,
      wire cup, wire cup brush, wire cutter, wire ferrules, wire gauge tool, wire snips, wire stripper, wire thread
      insert, wire wheel,
      wiring accessories, wiring centre, wiska box, wood board, wood carving knife, wood chisel, wood filler, wood
      glue, wood
      nail, wood nails,
      wood oil, wood plane, wood plank, wood preserver, wood primer, wood rasp, wood router, wood screw, wood screws,
      wood sealer, wood stain, woodruff key, woodturning tool, woodworking tools, work bench, work glove, work gloves,
      work knee pad,
      work knee pads,
      work lamp, work light, work platform, work positioning lanyard, work stool, workbench, worm drive clip, wrap
      specs, wrecking bar, wrench, wrench
      organizer, zinc primer,
      zip tie pack, zip ties, zone valve`,
    ],
  ],
  unsure: `abrasive, adze, air vent, air vents, anchor, anvil, bar handle cabinet, bitumen, bolt, bracket, broach,
    cabinet hardware, cement,
    collet, compressor, concrete, conduit, coupler, coupling, creeper, cup pull, cutting tools, decorating set, dimmer,
    drill, drywall, ducting, elbow, end feed, engraver, epoxy, escutcheon, extruder, ferrules, filler, fitting,
    fixings, flow meter, flush pull, flux, froe, furniture fittings, fuse, gas struts, gasket, gauge, generator, grip
    gloves
    work, grout, gutter, hammer, hardware, hydraulic pump, hydraulics, jack, joist, key plate, ladder, level, linear
    actuator, live centre, lock, lubricant, lumber, masonry, mdf, mixer paddle, n95 respirator, nails, nut, pilot light
    22mm, pipe, plc, plexiglass, plumbing, plywood, polisher, power transmission, purlin, rasp, rcd, riveter, roller
    chain, roof window, rope, sander, sash window, saw, screw, scythe, scythe stone, seal kit, sealer, shackle, shell
    pull, sickle, snips,
    solder, spray gun, staples 10mm,
    steel rule, straight connector, strap hinge, tacker, tarpaulin, timber, tool, tools, trunking, turn and release,
    valve, varnish, vent cover, vfd, vice, washer, waterproofing, wire`,
  uses: {
    TOOLS: `building materials, construction, electrical, fasteners, hardware, milwaukee tool, plumbing, power tools,
      ppe, protective gear, safety equipment, tools, welding, woodworking, work safety, workshop, ironmonger, ironmongery`,
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
