import type { Subject } from '../words.ts';

export const WORKSHOP: Subject = {
  things: [
    ['AUTOMOTIVE+KITCHEN', 'car kettle, car mug heated, heated car mug, truck kettle'],
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
      'AUTOMOTIVE+FASHION',
      'biker jacket motorcycle, motocross jersey, motocross pants, motorcycle jacket, motorcycle pants',
    ],
    [
      'ARTS_AND_CRAFTS',
      `a4 paper, acrylic canvas, acrylic marker, acrylic paint, acrylic paint set, acrylic paints, acrylic pouring,
      acrylic yarn, adhesive letters, adhesive notes, adhesive vinyl, afghan pattern, agenda, air dry clay, airbrush,
      alcohol marker, amigurumi pattern, anniversary card, aquarelle, archive box, art brush, art canvas, art kit, art
      portfolio, art set, art storage, art supplies, artist brush, artist canvas, badge holder, ball pen, ball point
      pen, ballpoint pen, bead, bead kit, bead organizer, bead strand, beaded ornament kit, beading kit, beading wire,
      beads, beeswax sheet, bias binding, bias tape, binder, binder clips, birthday card, blackboard, blanket binding,
      blanket kit, blanket pattern, block printing, bobbin, bone folder, book binding, book cover school, bookmark,
      bracelet making kit, brayer, brush pen, brush set, brush set painting, bubble mailer, bubble mailers, bubble
      wrap, bullet journal, bulletin board, button, buttons, calendar, calligraphy, calligraphy pen, calligraphy set,
      candle dye, candle making, candle making kit, candle mold, candle mould, candle wax, candle wick, canvas board,
      canvas pack, canvas panel, canvas roll, card, cardstock, carving tools, ceramic glaze, chalk, chalk markers,
      chalk paint, chalk pastel, chalkboard, charcoal, charcoal pencil, charm pack, charms for jewelry making,
      chenille stems, christmas card, cinch binding, clasps, clay, clay sculpting, clay tool, clear stamp, clip art,
      clip board, clipart, clipboard, coaster mold, colored pencil, colored pencils, coloring book, coloring kit,
      coloring pages, coloring pencils, coloring set, colour pencils, coloured pencil, coloured pencils, colouring
      book, colouring pencils, colouring set, compass box, compass drawing, compass geometry, compass set, composition
      book, construction paper, copy paper, cork board, corkboard, correction fluid, correction tape, corrugated box,
      cotton cord, cotton yarn, craft, craft glue, craft kit, craft knife, craft paper, craft scissors, craft set,
      craft supplies, crayon, crayons, cricut, crochet blanket pattern, crochet book, crochet hook, crochet kit,
      crochet pattern, crochet yarn, cross stitch, cross stitch kit, cross stitch pattern, cut file, cutting die,
      cutting dies, cutting mat, cutting plotter, decals, decoupage, desk accessories, desk calendar, desk organiser,
      desk organizer, desk pad, desk set, desk tray, diamond art, diamond painting, diary, die cut, die cuts, die
      cutting machine, die set, digital paper, digital pattern, document case, document folder, document holder,
      document tray, drawing board, drawing book, drawing kit, drawing pad, drawing pen, drawing set, drawing slate,
      drawing tablet paper, dress pattern, dtf transfer, e6000, ear wire, ear wires, easel, elastic band sewing,
      elastic cord, embossing, embossing folder, embossing powder, embroidered patch, embroidery, embroidery floss,
      embroidery hoop, embroidery kit, embroidery pattern, embroidery thread, envelope, envelopes, epoxy resin,
      eraser, eva foam, exam board, exam pad, exercise book, expanding file, eyelet, eyelets, fabric, fabric by the
      yard, fabric glue, fabric marker, fabric paint, fabric scissors, fat quarter, fat quarters, faux leather sheet,
      felt, felt sheet, felt sheets, felt tip, feltcraft, felting, felting kit, file box, file divider, file folder,
      file organizer, fine liner, fineliner, flag tape, flex hoop, flip chart, floral foam, floral tape, floral wire,
      flower clipart, foam board, foam brush, foam sheet, folder, fountain pen, fragrance oil candle, fuse beads,
      fusible interfacing, gel medium, gel pen, gel pens, gemstone beads, gemstone strand, geometry box, geometry set,
      gesso, gift bag, gift bags, gift bow, gift box empty, gift boxes packaging, gift packaging, gift tag, gift
      tissue, gift wrap, gift wrapping paper, glass paint, glass painting, glazes pottery, glitter, glue, glue gun,
      glue stick, glue sticks, gold leaf, googly eyes, gouache, graph paper, greeting card, greeting cards, hama
      beads, hand lettering, heat press, heat press machine, heat transfer vinyl, highlighter, highlighter pen,
      highlighters, hole punch, hot glue, hot glue gun, htv, index cards, ink, ink pad, inkpad, interfacing,
      invitation card, invitation template, iron on, iron on patch, jelly roll fabric, jewelry findings, jewelry
      making, jewelry making kit, jewelry pliers, jewelry wire, journal, jump rings, kiln, knitting bag, knitting kit,
      knitting needle, knitting needles, knitting pattern, knitting yarn, kraft bag, label, label maker tape, label
      roll, label stickers, label tape, labels, lace trim, laminating film, laminating pouch, laminating sheets,
      laminator, lanyard badge, lap desk paper, latch hook, latex moulds, leather cord, leather craft, leather craft
      tool, leather craft tool kit, leather tool, leathercraft kit, letter opener, letter paper, letter rack, letter
      set, lino, lino cutter, linocut, locket blank, logo patch, long book, loom, macrame, macrame cord, macrame kit,
      magnetic board, mailer, mailer box, mailers, mailing box, manila folder, marker, marker set, markers,
      mathematical instrument box, measuring tape sewing, mechanical pencil, melty beads, memo board, memo pad,
      memoboard, mica powder, mini fuse beads, mod podge, modeling clay, modeling paste, modelling clay, mohair yarn,
      mosaic kit, moulds latex, mounting tape, muslin fabric, needle, needle felting, needlepoint, needlework, note
      book, notebook, notebook a5, notecard, notepad, notes pad, oil paint, oil pastel, oil pastels, origami, origami
      paper, ornament kit, packaging box, packaging tape, packing tape dispenser, paint, paint brush, paint brush set,
      paint by number, paint by numbers, paint canvas, paint marker, paint palette, paint pen, paint set, paintbrush,
      painting brush, painting canvas, painting kit, painting set, painting supplies, palette knife, paper, paper bag,
      paper bags, paper clip, paper clips, paper cutter, paper punch, paper trimmer, papercraft, paraffin wax, party
      bag, party invites, pastel, pastel set, pastels, pattern pdf, pdf pattern, pdf sewing pattern, pearl cotton,
      pearl strand, pen, pen case, pen cup, pen holder, pen pot, pencil, pencil case, pencil sharpener, pencils, pens,
      perler beads, permanent marker, photo corners, photo paper, pigment powder, pin cushion,
      pinking shears, pipe cleaner, pipe cleaners, place card, planner, planner printable, planner template, plaster
      mold, plaster mould, plastic canvas, plasticine, plotter paper, png file, poly mailer, poly mailers, polymer
      clay, pom pom maker, pom poms, popsicle sticks, post it, postcard, poster board, poster colors, poster colours,
      poster paint, pottery kit, pottery tool, pottery tools, pottery wheel, press flower, printable, printer paper,
      protractor, punch, punch needle, punch set, puncher, push pins, pva glue, quilling, quilt batting, quilt fabric,
      quilt kit, quilt pattern, quilting fabric, quilting pattern, resin, resin kit craft, resin mold, resin mold
      coaster, rhinestone, rhinestone applicator, rhinestones, ribbon, ribbon reel, ring binder, rollerball pen,
      rotary cutter, roving, rub ons, rubber bands office, rubber stamp, rug tufting, ruler, satin binding, satin
      ribbon, school bag tag, school kit, school set, school supplies, scissors, scoring board, scotch tape,
      scrapbook, scrapbook paper, scratch art, screen printing ink, sealing wax, seam ripper, seed bead, seed beads,
      sequin, sequins, sew on patch, sewing box, sewing buttons, sewing kit, sewing machine, sewing machine needle,
      sewing needle, sewing needles, sewing pattern, sewing pins, sewing scissors, sewing thread, sharpener,
      sharpeners, shipping box, shipping boxes, shipping label, shipping tape, shrink plastic, silicone mold, silicone
      mold resin, silk screen, single line notebook, skein, sketch book, sketch pad, sketch pen, sketch pens,
      sketchbook, sketching, sketching set, slime kit diy, snap fastener, snaps fasteners, soap making, soap making
      kit, soap mold, soft pastel, soft pastels, soy wax, soy wax flakes, spiral notebook, spray fixative, spray
      paint, square canvas, stamp, stamp pad, stamp set, stapler, staples, stationery, stencil, sticker, sticker pack,
      sticker sheet, sticker sheets, stickers, sticky note, sticky notes, sticky tape, stitch marker, stretched
      canvas, string art, sublimation, sublimation blank, sublimation mug blank, suede cord, svg, svg file, sympathy
      card, tape dispenser, tape gun, tapestry needle, tempera paint, textile dye, texture paste, thank you card,
      thermal label, thermal labels, thimble, thread, tie dye kit, tissue paper, tissue paper sheets, tote bag blank,
      tufting, tufting gun, valentine card, velcro, velcro patch, vinyl roll, vinyl sheet, vinyl sheets, wall
      calendar, washi, washi tape, water colours, watercolor, watercolor brush, watercolor clipart, watercolor flower
      clipart, watercolor paint, watercolor palette, watercolor pan, watercolor paper, watercolor pencils, watercolor
      set, watercolour, watercolour set, wax crayons, wax melts kit, wax seal, wax seal stamp, weaving, weaving kit,
      wedding card, wedding stationery, whiteboard, whiteboard marker, wick, wire wrap, wood burning kit, wood burning
      tool, wood carving kit, wood carving tools, wood slices, wool roving, wool yarn, wrap paper, wrapping paper,
      writing pad, writing set, yarn, yarn bowl, zipper, zipper roll`,
    ],
    [
      'TOOLS',
      `3d printer, access valve, acrylic sheet, adhesive, adjustable wrench, air blow gun, air compressor, air
      cylinder, air gun blow, air hose, air line filter, air nailer, air regulator, airless sprayer, allen key,
      aluminium profile, aluminium tape, aluminum extrusion, aluminum tape, anchor, anchor bolt, angle cock, angle
      finder, angle finger, angle grinder, angle iron, anti rust paint, auger bit, aviation snips, axe handle, back
      box, ball valve, band saw, barricade tape, bath waste, bearing, belt sander, bench grinder, bench polisher,
      bench vise, biscuit joiner, bit holder, bit set, blow gun, bolt, bolt cutter, bolt extractor, bolts, booster
      pump, borehole pump, borescope, bottle trap, box cutter, bracket, brad nail, brad nailer, brazing rod, breaker,
      bricklayer, buffing pad, buffing wheel, bungee cord, butane torch, c clamp, cabinet hinge, cabinet lock, cabinet
      locks, cable cutter, cable duct, cable gland, cable lug, cable reel, cable shoe, cable tester, cable tie, cable
      ties, cable tray, cable trunking, caliper, camlock, carbide insert, carbon monoxide detector, cargo strap,
      caster, caster wheel, casters, castor wheel, castors, caulk, caulk gun, caulking gun, caution tape, cement,
      centrifugal pump, chain block, chain hoist, chain link steel, chalk line, changeover switch, check valve,
      chisel, circuit breaker, circular saw, clamp, clamp meter, clampmeter, cloth tape, cnc, collet, combination
      square, combination wrench, compressor, concrete, concrete sealer, conduit, conduit fitting, construction
      adhesive, contactor, conveyor belt, copper pipe, cordless drill, cordless grinder, core bit, corner brace,
      countersink, coupler, coupling, cpvc, creeper, crimper tool, crimping tool, cross line laser, crowbar, cut off
      wheel, cut resistant gloves, cutter blade, cutting blade, cutting disc, cutting oil, cutting wheel,
      cyanoacrylate, deadbolt, decking oil, demolition hammer, detector wall, dewatering pump, dial indicator, diamond
      blade, diamond disc, die set threading, diesel pump, digital caliper, dimmer, dimmer switch, disc lock, distance
      meter, distribution board, distribution box, dolly cart, door closer, door handle, door handles, door hinge,
      door knob, door latch, door lock, door spring, door viewer, double sided tape, dowel jig, downspout, drain
      auger, drain cover, drain pump, drain snake, drawer lock, drawer rails, drawer runner, drawer slide, drill,
      drill bit, drill bit set, drill press, drop cloth, drywall, drywall screws, duct tape, dust mask, ear defender,
      ear defenders, ear muffs protection, ear muffs safety, ear protection, elbow, elbow fitting, electric meter,
      electric motor, electric tape, electrical box, electrical tape, electrical wire, electrode, emulsion paint,
      enamel paint, end mill, endoscope, energy meter, epoxy, epoxy adhesive, expanding foam, extension ladder,
      extension reel, extruder, eyebolt, face shield safety, fall arrest, faucet aerator, faucet cartridge, faucet
      stem, faucet valve, feeler gauge, filament, fine dust mask, fingerprint lock, fire alarm, fire blanket, fire
      extinguisher, fire hose, fitting, flap disc, flapper toilet, float switch, float trowel, floor drain, floor
      paint, floor trap, foam gun, foam tape, folding rule, forstner bit, framing kit, full body harness, furniture
      lock, fuse, gaffer tape, galvanized chain, garage door, garage door opener, garage door spring, gas detector,
      gas leak detector, gas regulator, gas spring, gas strut, gas torch, gasket, gate latch, gate opener, gate valve,
      gauge, gear motor, generator, glass cutter, glass wool, glue gun tool, grease, grease gun, grinder tool,
      grinding disc, grinding wheel, grout, grout float, gutter, gutter guard, hacksaw, hacksaw blade, hammer, hammer
      drill, hand saw, hand trolley, hand truck, handsaw, hard hat, hardware, hasp, headlight work, heat gun, heat
      shrink, hex bolt, hex key, hex key set, hex nut, hi vis vest, hinge, hinge door, hoist, hole puncher, hole saw,
      hook and eye, hose barb, hose clamp, hose connector, hose fitting, hot air gun, hotend, hydraulic hose, hydraulic jack, hydraulic oil, hydraulic press, impact bit, impact driver, impact
      socket, impact wrench, industrial plug, infrared thermometer industrial, inspection mirror, insulating tape,
      insulation tape, inverter generator, isolator switch, jack, jackhammer, jigsaw blade, jigsaw tool, joint
      compound, joist hanger, junction box, key blank, knee pads work, ladder, lanyard safety, laser cutter, laser
      distance meter, laser engraver, laser level, laser measure, lashing strap, lathe, level, leveling feet, lid
      stay, light dimmer, light switch, limit switch, linear rail, lock, lock nut, locking pliers, lubricant,
      lubricant spray, lumber, machine oil, machine screw, magnetic pickup, magnetic tray, mallet, masking film,
      masking tape, masking tape painter, masonry, masonry nail, mcb, mdf, measuring tape, measuring wheel, mechanics
      set, mending plate, metal paint, metal sheet, micrometer, milling cutter, miter saw, mitre saw, modular switch,
      moisture meter, mortar mix, motor capacitor, motor gate, moving dolly, multi tool, multimeter, multimeter probe,
      multitester, multitool, nail gun, nailer, nails, network tester, nipple brass, nitrile coated gloves, notched
      trowel, nut, nut bolt, nut splitter, nuts and bolts, o ring, oil can, oil seal, orbital sander, p trap, packing
      tape, padlock, paint brush wall, paint mixer, paint roller, paint scraper, paint spray gun, paint sprayer, paint
      thinner, paint tray, painters tape, painting roller, pallet truck, panic bar, parts organizer, parts tray,
      penetrating oil, pex, pillow block, pincer, pincers, pine board, pipe, pipe clamp, pipe cutter, pipe elbow, pipe
      fitting, pipe tee, pipe wrench, pla filament, planer, plasma cutter, plaster mix, plasterboard, platform
      trolley, plexiglass, plier, pliers, plug socket, plug top, plumb bob, plumbing, plywood, pneumatic cylinder,
      pocket hole jig, polisher, polishing pad, polycarbonate sheet, power tool battery, power tool charger, pressure
      gauge, pressure regulator, pressure switch, pressure tank, primer paint, protractor angle, pry bar, ptfe tape,
      pu foam, pulley, push button switch, putty knife, pvc elbow, pvc pipe, rachet, ratchet, ratchet strap, ratchet
      wrench, rcbo, rccb, rebar, reciprocating blade, reciprocating saw, recirculation pump, reducer, reducing socket,
      reflective tape, repair kit tool, repair stand, respirator, respirator mask, rivet, rivet gun, rock wool, roller
      brush, roller frame, roller shutter, roller sleeve, rolling table frame, roof tile, roofing sheet, rope, rotary
      hammer, rotary switch, rotary tool, router bit, router table, rubber feet, rubber gloves work, rust converter,
      rust remover, sack truck, safety gear, safety glass, safety glasses, safety gloves, safety goggle, safety
      goggles, safety harness, safety helmet, safety mask, safety shoe cover, safety vest, sand paper, sander, sanding
      belt, sanding block, sanding disc, sanding paper, sanding sheet, sanding sponge, sandpaper, saw, saw blade,
      sawhorse, scaffold, scaffolding, screw, screw extractor, screw organizer, screwdriver, screwdriver set, screws
      set, seal kit, sealant, sealer, sealing tape, self tapping screw, set square, sewage pump, shackle, shears
      metal, shelf support, side cutter, silicone gun, silicone sealant, sink waste, sledgehammer, slip joint, smart
      door lock, smart lock, smoke alarm, socket adapter, socket outlet, socket rail, socket set, socket tray, socket
      wrench, solder, solder wick, soldering gun, soldering iron, soldering kit, soldering tip, solenoid air valve,
      solenoid valve, spade bit, spanner, speed square, spirit level, spray adhesive, spray gun, spray lubricant,
      spring clip, spring washer, staple gun, stapler gun, staples gun, steel bar, steel cable, step ladder,
      stepladder, stopcock, structural adhesive, stud detector, stud finder, submersible pump, sump pump, super glue,
      switch board, switch plate, switch socket, table frame, table saw, tap and die, tap set, tape measure, tee
      fitting, teflon tape, telescopic ladder, telescopic magnet, terminal block, test lead, test pen, thread locker,
      thread repair kit, thread seal tape, thread sealant, thread tap, threaded insert, threaded rod, threadlocker,
      tie down, tie down strap, tie downs, tile adhesive, tile cutter, tile leveling system, tile spacers, tile
      vibrator, timber oil, timber sealer, timer switch, tin snip, tin snips, toggle switch, toilet fill valve, toilet
      wax ring, tool, tool apron, tool backpack, tool bag, tool battery charger, tool belt, tool box, tool cabinet,
      tool cart, tool chest, tool hanger, tool holder, tool kit, tool organizer, tool pouch, tool set, toolbox,
      toolkit, toolset, torque wrench, torx, torx bit, torx key, traffic cone, transfer pump, trim router, trimmer
      router, trowel plastering, trunking, try square, turnbuckle, union fitting, upvc, utility blade, utility knife,
      v belt, valve, varnish, varnish wood, vernier, vise, voltage detector, voltage tester, wall anchor, wall box,
      wall filler, wall paint, wall plug, wall plugs, wall primer, wall socket, wall switch, washer, washer set,
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
      80w90, 85w140, abs sensor, ac compressor, ac condenser, adblue, air brake chamber, air dryer cartridge, air
      filter, air filter car, air flow meter, air horn, air spring, alternator, android auto, angel eyes, antenna
      topper, antifreeze, armrest box, atf, atv, atv goggles, atv winch, auto decal, auto emblem, auto sticker, axle,
      back seat organizer, ball joint, bar end, bar ends, battery jumper, battery terminal, bed liner, belt tensioner,
      bike helmet motorcycle, bike rack for car, blow off valve, blower motor, blower resistor, boat trailer, body
      kit, boost gauge, booster cable, booster cables, boot lid, boot liner, brake booster, brake caliper, brake
      chamber, brake cleaner, brake cylinder, brake disc, brake drum, brake fluid, brake hose, brake kit, brake lamp,
      brake lever, brake light, brake line, brake master cylinder, brake pad, brake pads, brake parts cleaner, brake
      pedal, brake rotor, brake shoe, brake shoes, bug remover, bull bar, bumper, bumper sticker, cabin air filter,
      cabin filter, cam sensor, camper van, campervan, camshaft, camshaft sensor, car air freshener, car battery, car
      bulb, car cover, car cup holder, car cushion, car decal, car diagnostic, car emblem, car flag, car freshener,
      car jack, car magnet, car mat, car mats, car mirror, car mount, car organizer, car paint, car perfume, car
      polish, car seat cover, car seat cushion, car seat gap filler, car seat organizer, car shampoo, car soap, car
      sticker, car stickers, car sun shade, car sunshade, car tint, car vacuum, car wash, car wash shampoo, car wash
      soap, car wax, carb kit, carburetor, carburetor cleaner, carburettor, cargo box, cargo box roof, cargo liner,
      carplay, cat back, catalytic converter, catback, cdi, cdi unit, center cap, center stand, ceramic coating, chain
      kit, chain lube, chain oil, chain sprocket kit, chrome trim, clay bar, clutch cable, clutch cover, clutch disc,
      clutch kit, clutch lever, clutch master cylinder, clutch plate, code reader, coil spring, coil springs,
      coilover, coilovers, cold air intake, connecting rod, console organizer, control arm, coolant, crank pulley,
      crankshaft, crankshaft sensor, crash bar, cross bars, cup holder expander, cv axle, cv boot, cv joint, cylinder
      head, cylinder head gasket, cylinder kit, dash cover, dash kit, dash mat, dashboard polish, daytime running
      light, decal kit, detailing kit, detailing spray, diesel additive, diesel engine oil, differential, diffuser
      lip, dirt bike, dirt bike goggles, distributor cap, door edge guard, door handle car, door lock actuator, door
      visor, downpipe, drive belt, drive shaft, driveshaft, drl, ecu, egr valve, emergency hammer, emission system
      cleaner, engine, engine air filter, engine bearing, engine cleaner, engine coolant, engine degreaser, engine
      flush, engine gasket, engine mount, engine oil, engine valve, evaporator, exhaust, exhaust clamp, exhaust
      manifold, exhaust system, exhaust tip, expansion tank, fairing kit, fan belt, fender, floor mat, floor mats,
      floor mats car, flywheel, foam cannon, fog lamp, fog light, foot peg, foot pegs, footpeg, footpegs, fork oil,
      fork seal, frame slider, front lip, fuel additive, fuel cap, fuel filter, fuel hose, fuel injector, fuel
      injector cleaner, fuel pressure regulator, fuel pump, fuel rail, fuel stabilizer, fuel tank, fuel tank cap, full
      face helmet, gas cap, gauge cluster, gear knob, gear lever, gear oil, gear pedal, gear stick, gearbox, gearbox
      oil, glad hand, glass coating, glow plug, golf cart parts, graphene coating, grille, half helmet, handlebar
      grips, handlebar grips motorcycle, handlebar motorcycle, head gasket, head lamp, head unit, headlamp assembly,
      headlight, headlight bulb, headlights, heater core, helmet decal, helmet lock, helmet visor, hid kit, hitch,
      hitch bike rack, hitch cover, hood, hood latch, hood scoop, hood vent, hub assembly, hub bearing, hub cap,
      hubcap, idle control valve, idler pulley, ignition coil, ignition lock, ignition module, ignition switch,
      ignition wire, indicator light, indicator light motorcycle, injector, injector cleaner, instrument cluster,
      intake, intake hose, intake manifold, intercooler, jack stand, jack stands, jump leads, jump starter, jumper
      cables, key cover, key fob cover, knock sensor, lambda sensor, leaf spring, led bar, leveling kit, license
      plate, license plate frame, lift kit, light bar, lowering kit, lowering springs, lug nut, maf sensor, manifold,
      map sensor, mass air flow, mass air flow sensor, mechanics creeper, mirror cap, mirror caps, mirror cover,
      modular helmet, motocross goggles, motor oil, motorbike goggles, motorcycle, motorcycle battery, motorcycle
      cover, motorcycle exhaust, motorcycle gloves, motorcycle goggles, motorcycle helmet, motorcycle tire, motorhome,
      mud flap, mud flaps, muffler, nano coating, nitrous, number plate, number plate frame, o2 sensor, obd2, octane
      booster, odometer, off road light, offroad light, oil additive, oil cap, oil cooler, oil drain plug, oil filter,
      oil pan, oil pressure sensor, oil pump, oil temp gauge, open face helmet, outboard motor, oxygen sensor, paddock
      stand, pcv valve, performance filter, piston, piston ring, polishing compound, pollen filter, power steering,
      power steering fluid, power steering pump, power window switch, prop shaft, quad bike, radiator cap, radiator
      fan, radiator flush, radiator hose, rear diffuser, rear shock, rear view mirror, rear wing, rearview mirror,
      rearview mirror cover, rectifier, remote key, reverse light, rim, rocker cover, roof bars, roof basket, roof
      bike rack, roof box, roof rack, roof rail, roof tent rack, rotor, rotors, rubbing compound, running board, rust
      proofing, rust remover car, rv cover, scan tool, scooter parts, scratch remover, screenwash, seat belt, seat
      belt cover, seat belt extender, seat belt pad, seat cover, seat cover car, seat covers, seat covers car,
      seatbelt, serpentine belt, shift boot, shift knob, shock absorber, shock mount, shocks, side mirror, side skirt,
      side skirts, side stand, side step, side steps, side view mirror, sissy bar, skid plate, slack adjuster, snow
      chains, snow foam, spark plug, spark plugs, speedometer, splash guard, spoiler, spot light offroad, spring
      brake, sprocket, sprocket kit, stabilizer link, starter motor, starter relay, starter solenoid, stator, steering
      column, steering knuckle, steering lock, steering pump, steering rack, steering shaft, steering wheel, steering
      wheel cover, strut, sun shade car, sunshade car, supercharger, suspension, sway bar, swing arm, swingarm,
      tachometer, tail lamp, tail light, tailgate, tailgate lock, taillight, tank bag, tank pad, tensioner, thermostat
      housing, throttle body, throttle body cleaner, throttle cable, throttle position sensor, tie rod, tie rod end,
      timing belt, timing chain, timing cover, timing kit, tire, tire chains, tire gauge, tire inflator, tire plug
      kit, tire pressure gauge, tire repair kit, tire shine, tires, tonneau, tonneau cover, touch up paint, tow ball,
      tow bar, tow hitch, tow hook, tow rope, tow strap, towing mirror, trailer coupling, trailer hitch, trailer hitch
      cover, trailer jack, trailer plug, transmission, transmission fluid, trolley jack, trunk bike rack, trunk lid,
      trunk mat, trunk organizer, tuner, turbo, turbo actuator, turbocharger, turbocharger actuator, turn signal, turn
      signal light, two stroke oil, tyre, tyre inflator, tyre polish, tyre pressure gauge, tyre shine, u joint,
      underbody coating, underglow, utv, vacuum actuator, valve cover, valve cover gasket, washer fluid, washer pump,
      wastegate, water pump car, wheel, wheel bearing, wheel bolt, wheel cap, wheel chock, wheel clamp, wheel cleaner,
      wheel hub, wheel lock, wheel nut, wheel rim, wheel spacer, wheel speed sensor, wheels, wind deflector, wind
      screen, window cling car, window deflector, window motor, window regulator, window switch, window tint, window
      visor, windscreen, windshield, windshield cover, windshield sun shade, windshield washer fluid, wing mirror,
      wiper, wiper blade, wiper blades, wiring harness, wrap vinyl, xenon bulb`,
    ],
  ],
  unsure: `anchor, bead, bolt, bracket, bumper, button, buttons, calligraphy, card, cement, chalk, charcoal, clay,
    collet, compressor, concrete, conduit, coupler, coupling, craft, creeper, differential, dimmer, drill, drywall,
    elbow, embroidery, engine, epoxy, evaporator, exhaust, extruder, eyelet, eyelets, fabric, felt, fender, filament,
    fitting, floor mat, floor mats, folder, fuse, gasket, gauge, generator, glitter, grille, grout, gutter, hammer,
    hardware, hitch, hood, injector, ink, intake, interfacing, jack, label, labels, ladder, level, lift kit, lino,
    lock, loom, lubricant, lumber, macrame, manifold, marker, masonry, mdf, nails, needle, nitrous, nut, paint, paper,
    pastel, pastels, pen, pipe, piston, plexiglass, plumbing, plywood, polisher, printable, punch, rectifier, resin,
    rhinestone, rhinestones, ribbon, rim, rope, rotor, roving, sander, saw, screw, seal kit, sealer, sequin, sequins,
    shackle, shocks, sketching, solder, spoiler, spray gun, stamp, sublimation, suspension, thread, tool, tools,
    transmission, trunking, tuner, turbo, underglow, valve, velcro, washer, waterproofing, weaving, wheel, wheels,
    whiteboard, wick, windscreen, wire, zipper`,
  printed: `calendar, card, cards, erasers, fabric, greeting card, journal, notebook, stencil, sticker, stickers, svg,
    wrapping paper`,
  uses: {
    ARTS_AND_CRAFTS: `art supplies, arts, craft, craft supplies, crafting, crafts, crochet, diy, embroidery,
      haberdashery, knitting, needlework, office supplies, packaging, packaging supplies, painting supplies, paper
      crafts, quilting, school supplies, scrapbooking, sewing, shipping supplies, stationery`,
    TOOLS: `building materials, construction, electrical, fasteners, hardware, milwaukee tool, plumbing, power tools,
      ppe, protective gear, safety equipment, tools, welding, woodworking, work safety, workshop`,
    AUTOMOTIVE: `4x4, 9005, 9006, atv, auto, auto parts, automotive, body parts car, car, car care, car parts, cars,
      dashboard, dirt bike, dot 4, emission system, enduro, engine parts, fuel system, h11, h4, h7, moto, motocross
      goggle, motorbike, motorcycle, motorcycles, motorsport, obd, spare parts car, suspension and steering, truck,
      truck bed, truck parts, utv, vehicle, vehicle maintenance, vehicle parts, vehicles and parts, wheels and tires,
      windshield`,
  },
  makers: {
    ARTS_AND_CRAFTS: `canson, copic, crayola, derwent, dmc, faber castell, lamy, leuchtturm, leuchtturm1917,
      moleskine, molotow, pelikan, pentel, posca, rotring, stabilo, staedtler, uni ball, winsor newton`,
    TOOLS: `black decker, bosch professional, craftsman, dewalt, dremel, einhell, festool, hilti, ingco, knipex,
      makita, metabo, milwaukee, ryobi, stanley fatmax, tolsen, wera, worx`,
    AUTOMOTIVE: `acura, altimax, audi, bfgoodrich, blizzak, bmw, bmw e46, bmw e90, bosch wiper, bridgestone, cadillac,
      camaro, can am, castrol, chevrolet, chevy, cinturato, civic, continental extremecontact, cooper discoverer,
      corolla, corvette, cummins, detroit diesel, dodge, ducati, dueler, eagle f1, ecopia, efficientgrip,
      extremecontact, f 150, falken, fiat, firestone, ford, ford f150, gmc, golf mk7, goodyear, hankook, harley
      davidson, hilux, honda, hyundai, infiniti, isuzu, jaguar, jeep, jeep wrangler, kawasaki, kia, knorr bremse, ktm,
      kumho, land cruiser, land rover, landcruiser, lexus, mazda, mercedes, michelin, mitsubishi, motul, mustang,
      nexen, nissan, nokian, opel, p zero, peugeot, pilot sport, pirelli, polaris ranger, polaris rzr, porsche,
      potenza, ram 1500, range rover, renault, scorpion verde, seat leon, silverado, skoda, sportcontact, subaru,
      suzuki, tacoma, tesla, tesla model, toyo, toyota, turanza, vespa, volkswagen, volvo, vw, wabco, wrangler,
      wrangler at, yamaha, yokohama`,
  },
};
