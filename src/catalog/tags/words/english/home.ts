import type { Subject } from '../words.ts';

export const HOME: Subject = {
  things: [
    ['HOME+JEWELRY', 'jewellery dish, jewelry dish, ring dish, trinket dish, trinket tray'],
    [
      'HOME+KITCHEN',
      `1 5 bowl sink, apron front sink, belfast sink, butler sink, ceramic kitchen sink, composite sink, double bowl
      sink, drop in sink, farmhouse sink, fireclay sink, granite composite sink, granite sink, inset sink, kitchen
      sink, kitchen sinks, prep sink, single bowl sink, sink and drainer, undermount sink, workstation sink`,
    ],
    [
      'HOME',
      `10 5 tog, 13 5 tog, 3 wick, 3 wick jar, 4 5 tog, 8x10 frame, a3 frame, a4 frame, aarti thali, abalone shell,
      abstract watercolor, ac unit,
      accent chair, accent swivel chair, accent table, acoustic
      panel, acrylic on canvas, address sign, addressable led strip, adhesive hook, adhesive hooks, adhesive remover
      home, adjustable
      base, adjustable desk,
      advent calendar, advent candles, advent wreath, advertising sign, aerator tap, aerosol air freshener, aerosol
      refill, african mask,
      agarbatti,
      agarbatti sandal, agate bookends, agate geode, agate slice, agate slices, age balloon, air con, air conditioner,
      air
      conditioning, air cooler, air fill balloon, air filter purifier, air freshener, air freshener dispenser, air
      freshener gel, air
      freshener refill, air purifier, airbed, airer,
      airer cover, airwick refill, aisle runner, alarm clock, alcove tub, all purpose cleaner, altar, altar bell, altar
      candle, altar
      cloth, altar cup, altar tile, aluminium blind, aluminium
      profile led,
      amethyst cathedral, amethyst
      cluster, amethyst geode, amethyst tower, anaglypta, andirons, angled radiator valves, ant bait, ant killer, ant
      powder, anti fatigue mat, anti slip underlay, antibacterial spray, antique chair, antique chest, antique clock,
      antique desk, antique dresser, antique frame, antique lamp, antique mirror, antique print, antique rug, antique
      table, aperture frame, apothecary bottle, apothecary jar, applicator sleeve window, arc
      lamp, arch mirror, arched
      mirror, area rug, arm caps, armchair, armoire, aroma diffuser, aroma lamp,
      aroma oil, aroma oil burner, aroma stone, art canvas print, art glass, art glass vase, art poster, art print, art
      print framed, art print
      unframed, art prints, artificial bouquet, artificial bridal bouquet, artificial flower,
      artificial flowers, artificial foliage, artificial grass plant, artificial hanging plant, artificial orchid,
      artificial palm tree, artificial plant, artificial plants, artificial stem, artificial stems, artificial tree,
      artificial wedding bouquet, ash bucket, ash vacuum, ashtray, atmosphere light, autographed photo, automatic air
      freshener, ayatul kursi,
      ayatul kursi frame, b22 bulb, back to
      wall pan, back to wall
      toilet, back to wall unit, backdrop, backdrop curtain, backflow burner,
      backflow cone, backsplash, backsplash
      tile, bakhoor burner, balloon, balloon arch, balloon arch kit, balloon bouquet, balloon box, balloon garland,
      balloon kit, balloon mosaic frame, balloon pump, balloon pump electric, balloon ribbon, balloon stand, balloon
      tape, balloon weight, balloon weights, balloons, bamboo blind, bamboo
      shade, banner, banner happy, bannister brush, banquet roll, baptism candle, bar cabinet, bar
      cart, bar chair, bar shower, bar stool, bar stool cushion, bar table, bar valve, bar valve shower, barometer,
      barrel head, barrel stave,
      base valance, basin, basin bowl, basin
      mixer, basin mixer tap, basin pillar taps, basin plug, basin tap, basin taps, basin waste, basket, basket
      strainer waste, bath applique, bath appliques, bath board slatted, bath caddy, bath end panel, bath feet, bath
      filler, bath front panel, bath legs, bath
      mat, bath mat set, bath mixer, bath overflow, bath panel, bath pillar taps, bath pillow, bath plug, bath rug,
      bath screen, bath screen seal, bath set, bath sheet, bath sheets,
      bath shower mixer, bath shower mixer tap, bath side panel, bath taps, bath tissue, bath towel, bath towel set,
      bath towels, bath tray, bath waste, bath waste overflow, bathmat, bathrobe hook,
      bathroom accessories, bathroom bin, bathroom cabinet, bathroom caddy, bathroom cleaner, bathroom cleaner spray,
      bathroom descaler, bathroom faucet, bathroom
      fittings, bathroom fixtures, bathroom
      furniture, bathroom heater, bathroom mat, bathroom mirror, bathroom rug, bathroom rugs, bathroom scale, bathroom
      scales, bathroom set, bathroom shelf, bathroom stool, bathroom
      suite, bathroom tumbler, bathroom vanity, bathtub, bathtub tray, batten holder, batten led, bauble, baubles, bay
      window pole,
      beach towel, bead curtain, bean bag,
      beanbag, bed, bed base, bed bolts, bed bug, bed bundle, bed cover, bed frame, bed in a bag, bed legs, bed linen,
      bed linen set, bed linens, bed pillow, bed pillows, bed risers, bed
      runner, bed scarf, bed set, bed sheet, bed sheets, bed skirt, bed slat, bed slats, bed table, bed tent, bed
      throw, bed tray, bed warmer pan, bed wrap, bedding,
      bedding bundle, bedding set, bedframe, bedroom furniture, bedsheet, bedsheets, bedside caddy, bedside lamp,
      bedside table, bedspread,
      bedstead, beeswax candle, beeswax polish, beeswax taper, bellows, bench, bench cushion, bench seat, bench
      storage, beni ourain, benzoin resin, berber rug, bergere, bi fold shower door, bias lighting, bicarbonate of soda
      cleaning, bidet, bidet
      attachment, bidet spray, bidet
      sprayer, bidet tap, bifold door shower, bin, bin bag, bin bags, bin liner, bin sacks, bio liquid laundry,
      biodegradable confetti, bioethanol, bioethanol fuel, birthday
      balloon, birthday banner,
      birthday banners, birthday candle, birthday candles, birthday decoration, black sacks, blackout curtain, blackout
      lining, blackout
      pair,
      blackout roller, bladeless fan,
      blanket, blanket box, blanket chest, blanket ladder,
      blanket with sleeve, blanket with sleeves, bleach, bleach cleaner, bleach spray, bleach tablets, blind, blind
      bracket, blind brackets, blind
      chain, blind motor, blind slats, blinds, block letter,
      block letters, blue roll, bobble remover, body pillow, boiler, boiling water tap, bolster, bolster cushion,
      bolster sofa, book rack,
      book stand,
      bookcase, bookcases, bookend, bookends, bookshelf, bookshelves, boot scraper, borax, botanical line print,
      botanical print, bottle cleaning brush home, boucherouite, box frame, box spring,
      bracket clock, braided flex, brass cleaner, brass diya, brass idol, brass ornament, brass polish, brasso, brick
      cleaner, bridge mixer, bridge
      tap, bronze figure, bronze sculpture,
      broom, broom and
      dustpan, brush roll, bubble balloon, bubble
      candle, bucket, buckwheat pillow, bud vase,
      bud vases, buddha, buddha
      head, buddha ornament, buddha statue, buffer tank heating, bug zapper, building block word, bulb, bulb holder,
      bulb socket, bulk pack toilet paper, bulk pack toilet tissue, bulkhead,
      bulkhead light, bunk bed, bunk bed ladder, bunny tail, bunny tails, bunting, bunting fabric, bunting flag,
      bureau, bust,
      butler tray, butterfly frame, byzantine icon, c
      fold, c fold
      hand towel, c fold towel, c fold towels, c table, cabin
      bed, cabinet, cabinet downlight, cabinet knob, cabinet light, cabinet
      pull, cable box organizer, cable management box, cable tidy box, cable tray desk, cachepot vase, caddy liner,
      caddy liners, cafe curtain, caithness paperweight, cake candle, cake candles,
      cake fountain candle, cake stand party, camphor,
      camphor tablet, camphor
      tablets, candelabra, candle, candle accessories, candle bulb, candle care kit, candle cloche, candle gift set,
      candle holder, candle house, candle
      jar, candle lamp, candle lantern, candle lid, candle pillar plate, candle plate, candle refill, candle set,
      candle snuffer, candle stick, candle tin travel, candle tray, candle
      warmer, candle warmer lamp, candle wick trimmer, candleholder, candlepot, candlestick, canvas, canvas art, canvas
      floater frame, canvas
      painting, canvas print, canvas wall, canvas wall art, cap rack, capodimonte, car diffuser, car diffuser home, car
      fragrance
      home, carbon monoxide alarm home, card box wedding, card holder place name, card post box, carnival glass,
      carpet, carpet and
      upholstery cleaner, carpet
      cleaner, carpet cleaning machine, carpet deodoriser, carpet freshener, carpet gripper, carpet powder, carpet
      runner, carpet shampoo, carpet spotter, carpet tile, carpet tiles, carpet underlay, carpet
      washer, carriage clock, carved wood, cash box, cashmere shampoo, cashmere wash,
      cast iron cauldron, cast iron hook, caster cup, caster cups, castor cups, cauldron, caution sign, cedar balls,
      cedar
      block, cedar blocks, cedar hangers, cedar rings, cedar smudge, ceiling airer, ceiling cup, ceiling fan, ceiling
      lamp, ceiling
      light, ceiling lights, ceiling pendant,
      ceiling plate
      light, ceiling rose, ceiling shower arm, ceiling spotlight, celestite cluster, cellular shade, cellulose sponge,
      censer, centerpiece,
      centerset faucet,
      centrefeed, centrefeed blue, centrefeed roll, centrefeed rolls, centrepiece, centrepieces, ceramic heater,
      ceramic hob cleaner, ceramic vase, certificate frame, cfl bulb, cfl light bulb, chainmail scrubber, chair, chair
      arm cover, chair backs, chair bow, chair cover,
      chair cushion, chair pad, chair sash, chair sashes, chaise, chaise longue,
      chaise lounge indoor, chakra stone, chakra stones, chalkboard sign, challah board cover, challah cover, chamois,
      chandelier, chandelier
      lift, channel cubes, character jug, charcoal tablets incense, chest of
      drawers,
      chesterfield, chewing gum
      remover, chiffonier, children s bed, childrens bed, chime candle, chime candles, chimney balloon, chimney brush,
      chimney cap,
      chimney cowl, chinese lantern paper, christening
      candle, christmas ball, christmas balls, christmas
      bauble, christmas cracker,
      christmas crackers, christmas decoration, christmas gnome, christmas inflatable, christmas light, christmas
      lights, christmas ornament, christmas stocking, christmas tree, christmas tree skirt, christmas tree topper,
      christmas village, chrome balloons, church candle, church candles, cillit bang, cistern, cistern block, cistern
      frame, cistern
      lever, citric acid
      cleaning, citrine cluster, citrine geode, citronella candle, clamp
      lamp, clawfoot bath, clawfoot tub, cleaner, cleaning brush,
      cleaning caddy, cleaning cloth, cleaning cloths,
      cleaning concentrate, cleaning glove, cleaning gloves, cleaning kit, cleaning mop, cleaning rags, cleaning spray,
      cleaning starter kit, cleaning tablet refill, cleaning tablets, cleaning trolley, cleaning vinegar, cleaning wipe,
      cleaning wipes, clear quartz cluster, clear quartz tumble, clear sacks, clear wax furniture, click clack waste,
      clicker waste,
      clinical waste bags, clip lamp, cloakroom basin,
      cloakroom suite, cloakroom unit,
      cloakroom vanity, clock, cloisonne vase, close coupled toilet, close coupled wc, closet, closet light, closet
      organizer,
      closet organizer organizer, closet rod, closet system, cloth cable, cloth napkin, clothes airer, clothes dryer,
      clothes dryer rack, clothes
      drying, clothes drying rack, clothes hanger, clothes hangers, clothes horse, clothes line, clothes peg, clothes
      pegs, clothes prop, clothes
      rack, clothes rail, clothes rails, clothes steamer, clothesline, clothesline box, clothespin, club chair, cluster
      pendant, coal
      bucket, coal hod, coal
      scuttle, coal scuttle brass, coaster, coaster frame, coasters, coat hanger, coat hangers, coat hangers wooden,
      coat hook, coat hooks,
      coat rack, coat
      rail, coat
      stand, coat tree, cob strip, cobweb brush, cockroach killer, coffee table, coffer, coir mat, collage frame,
      collapsible
      crate, collector
      spoon, color
      catcher, colour
      catcher, column radiator, column radiators, combi boiler, combi boilers, comfort height toilet, comforter,
      comforter set, command hook, command hooks, command strip, command strips,
      compactor sacks, companion set, compost bin kitchen, compostable bin liner, compostable bin liners, computer
      chair, computer desk, computer table, concealed cistern, concealed
      valve shower, concrete cleaner, cone hats, cone shade, confetti, confetti balloon, confetti balloons, confetti
      cone, confetti cones, confetti
      push pop, confetti push pops, console
      table, contour pillow, convector, convector heater, coolie shade, cooling fan, cooling pillow, copal resin,
      copper cleaner,
      copper kettle decor, cord grip, cordless
      vac, cordless vacuum,
      corner basin, corner bath, corner baths, corner caddy, corner radiator valves, corner
      shelf, corner sofa, cornice, cornice moulding, cosmetic organizer, cosmetic storage, cotton napkin, cotton sheet,
      cotton stem, cotton stems, cotton throw, cotton wicks puja, couch, couch cover, counter basin, counter stool,
      counter top basin,
      countertop basin,
      coverlet, coverlet set, coving, cowhide rug, cracker filler, cracker fillers, cranberry glass, cream cleaner,
      credenza, cremation
      urn, crepe paper streamers, crepe streamer, crepe streamers, crevice tool, crochet
      doily, crucifix, crucifix wall, crystal, crystal angel, crystal ball, crystal candle, crystal carving, crystal
      cathedral, crystal chandelier, crystal cluster, crystal egg, crystal freeform, crystal grid, crystal heart,
      crystal kit, crystal moon carving, crystal mushroom carving, crystal palm stone, crystal pendulum, crystal point,
      crystal points, crystal pyramid, crystal set, crystal skull, crystal slab, crystal sphere, crystal stone,
      crystal tower, crystal
      tree, crystal wand, cube bookcase, cube insert, cube storage, cube storage box, cuckoo clock, curtain, curtain
      clip rings,
      curtain finial, curtain glider,
      curtain gliders, curtain header tape, curtain hook, curtain pair, curtain panel, curtain pole, curtain rail,
      curtain ring,
      curtain rings, curtain rod, curtain tie back, curtain tieback, curtain track, curtain tracks, curtain weights,
      curtains, cushion, cushion cover, cushion covers,
      cushion feather pad, cushion filler, cushion inner, cushion inners, cushion insert, cushion pad, cushion pads,
      dado rail, dance floor,
      danish sideboard, dark wax furniture, davenport, day and night blind, day bed, day night blind, daybed, daylight
      roller, deck mounted
      tap, deck scrub brush,
      decking restorer, deco figure, deco
      pendant, decor, decor
      vase, decoration, decorations, decorative accent, decorative accents, decorative accessories, decorative ball,
      decorative bottle, decorative bowl, decorative box, decorative branches, decorative figurine, decorative letter,
      decorative letters, decorative mirror, decorative object, decorative pillow, decorative pillows, decorative
      plate, decorative sign, decorative statue, decorative tray, decorative vase, deer antlers mount, defuzzer,
      degreaser, dehumidifier,
      delicate wash, demister mirror, demister pad, depiller, deposit box cash, descaler, designer radiator, desk, desk
      chair, desk
      clock, desk fan, desk lamp, desk shelf, desktop
      decoration, detergent, dhoop,
      dhoop cone, dhoop sticks, dhurrie, diffuser, diffuser base, diffuser bottle, diffuser reed, diffuser reeds,
      diffuser refill, digital clock,
      digital shower, dining
      bench, dining chair, dining chair cover, dining furniture, dining set, dining table, dinner candle, dinner
      candles, disco ball, disco lights party, dish
      and tumbler, dish block, dish brush refill, dish soap, dish soap bar, dish wash, dishwasher cleaner, dishwasher
      counted tablet, dishwasher counted tablets, dishwasher pod,
      dishwasher pods, dishwasher salt, dishwasher tab, dishwasher tablet, dishwasher tablets, dishwasher tabs,
      dishwashing, dishwashing liquid, dishwashing tablet, dishwashing tablets, disinfectant, disinfectant concentrate,
      disinfectant spray,
      disinfectant wipe, disinfectant wipes, disinfecting wipe, disinfecting wipes, display case, disposable glove,
      disposable gloves, divan, divan base wrap, diverter valve shower, divine mercy, diwali decoration, diwali diya,
      diya, diya set, dog draft stopper, dog waste bin,
      doilies, doily, doona,
      doona cover, door bar,
      door bell chime, door
      chain, door chime, door curtain, door knocker, door mat, door mat rubber, door mats, door mats coir, door number,
      door plate,
      door screen, door seal, door sign, door snake, door stopper, door sweep, door threshold, door toran, door wreath,
      doorbell chime, doormat, doorstop, double bed, double ended bath, double panel radiator, double vanity, douche
      kit, doulton figurine, down duvet, down pillow, down topper, downlight, downlight bezel,
      downlighter, dowsing pendulum, dowsing rods, draft excluder, draft
      stopper, dragon s blood incense, dragons blood incense, drain cleaner, drain gel, drain strainer, drain
      unblocker, drape, drapes, draught excluder, draught
      stopper, drawer, drawer divider, drawer dividers, drawer handle, drawer knob, drawer liner, drawer liners, drawer
      organiser, drawer organisers, drawer organizer, drawer pull, drawer
      sachet, drawers,
      dream catcher, dreamcatcher, drench head, dresser, dressing table, dried bouquet, dried buttonhole, dried flower,
      dried flower
      bouquet, dried
      flowers, dried grass, dried petal confetti, drinks trolley, drip tray, drum shade, dryer ball, dryer balls, dryer
      heating element,
      dryer machine, dryer sheet, dryer sheets, drying rack, drying stand, dual flush button, dual fuel element, duck
      feather pillow, duckboard, duo blind, dust bags vacuum, dust mop,
      dust pan, dust ruffle, dustbin,
      duster, dusting cloth, dusting wand, dustpan, dustpan and brush, dustpan set, duvet, duvet cover, duvet covers,
      duvet filler, duvet inner, duvet
      insert, duvet set, e14 bulb, e27
      bulb, easel wedding sign, easter decoration, edison bulb, egg chair indoor, egyptian cotton sheet, eid balloons,
      eid banner, eid
      bunting, eid decoration, eiderdown, electric blanket,
      electric boiler, electric fan, electric fire, electric fireplace, electric heater, electric scrubber, electric
      shower, electric showers, electric
      throw, electric wax melter, emergency light, empire shade, enamel advertising sign, enamel sign, end table,
      entertainment center, entertainment unit,
      entomology frame, entryway bench, enzyme cleaner, essential oil diffuser, essential oil holder, etagere, etching
      signed, eternal rose, eucalyptus
      bunch, eucalyptus
      garland, eucalyptus
      stem, eucalyptus stems, euro crate, euro sham, evaporative cooler, event supplies, everlasting rose, executive
      desk, exhaust
      fan, extendable duster, extension pole window, extractor fan, eyelet curtain, eyelet curtains, eyelet pole,
      eyelet voile, fabric bunting, fabric cable
      lighting, fabric conditioner, fabric flex, fabric freshener, fabric refresher, fabric shaver, fabric softener,
      fabric
      spray, fabric storage box, face cloth, face towel, facial tissue, facial tissues, fairy light, fairy lights, fake
      plant, fan, fan
      heater, fan heater with thermostat, fanous, faucet, faucet extender, faux bouquet, faux boxwood, faux branch,
      faux bridal bouquet, faux
      eucalyptus, faux fern, faux ficus, faux flower, faux flowers, faux foliage, faux garland, faux
      greenery, faux hydrangea, faux ivy, faux monstera, faux olive tree, faux orchid, faux pampas, faux peony, faux
      plant, faux rose, faux
      stem, faux stem spray, faux succulent, faux tree, faux wood blind, faux wreath, feather cushion pad, feather
      duster, feather duvet, feather pad, feather pillow, feather topper, felt basket, felt pads furniture, felt
      pennant, fender
      fireplace,
      festoon, festoon light, festoon lights, fiber reeds, fibre reeds, figurine, figurine decor, filament bulb,
      fill valve toilet, filter tap, fine art print, finial, finials, finish
      tablets, fire basket, fire bricks, fire cement, fire dogs, fire grate, fire guard, fire lighters, fire pit glass,
      fire rated downlight, fire safe, fire screen, fire screen antique, fire starter log, fire starter logs, fire
      surround, fire tool,
      fire tools, firebrick, fireguard, firelighter, firelighters, fireplace, fireplace tool, fireplace tool set,
      fireplace tools,
      fireside
      glove, fireside set, firewood, firewood rack, fireworks, fitted sheet, fixed head shower, flag, flag bunting,
      flag pole, flagpole, flameless candle,
      flameless candles,
      flannel face cloth, flannel sheet, flapper, flashlight, flat
      mop, flat mop refill, flat sheet, flatweave, flatweave rug, fleece blanket, floater frame, floating candle,
      floating candles,
      floating shelf, flood light, flood light bulb, floodlight, floor bed, floor cleaner, floor
      cushion, floor cushions, floor lamp, floor light, floor maintainer, floor mirror, floor pads, floor pillow, floor
      polish, floor polisher, floor runner, floor scrubber, floor sealer, floor
      seat, floor stripper, floor tile,
      floor vase, floor wash, floor wipes, floorhead, flooring, flower girl basket, flower girl baskets, flower
      painting, flower pot stand, flower stem, flower
      vase,
      flower wall, flue, flue liner, flue pipe, fluorescent tube, fluorite tower, flush button, flush handle, flush
      mount, flush plate,
      flush valve, fly killer,
      fly paper, fly
      screen, fly spray, fly swat, fly swatter, fly trap, foam block upholstery, foam dispenser, foam mattress, foam
      rose, foam roses, foaming
      soap dispenser, foil
      balloon, foil balloons, foil banner, foil curtain, foil curtain backdrop, foil number, folding chair, folding
      crate, folding screen, folding table, foliage garland, food safe sanitiser, food
      waste caddy
      liners, foot mat, foot rest, footrest, footstool,
      footstool cover, forever rose,
      four poster, fragrance diffuser, fragrance lamp, fragrance refill aerosol, frame, framed art, framed canvas,
      framed lithograph, framed mirror, framed photo,
      framed poster, framed print, frankincense incense, frankincense resin, frankincense tears, free flow waste,
      freeform, freestanding
      bath, freestanding bath tap, freestanding towel rail, freestanding tub, fridge magnet, fridge magnets, frosted
      film, full length mirror, full pedestal, furniture, furniture leg, furniture legs,
      furniture
      polish, furniture risers, furniture sliders, furniture wax, futon, g4 bulb, g9 bulb, galaxy light, galaxy
      projector, gallery
      frame, gallery wall, gallery wall set, gaming chair, gaming desk, ganesh statue, ganesha idol, ganesha statue,
      garbage
      bag, garbage can, garland, garment bag storage, garment rack, garment rail, garment steamer, gas boiler, gas pump
      replica, gemstone angel, gemstone
      tree, gender reveal balloon, gender reveal cannon, geode,
      geode half, ghee wicks, giant banner, giclee, giclee print, giclee prints, gift wrap station, ginger jar, glass
      cleaner, glass
      cloth,
      glass
      sculpture, glass splashback, glass spray, glass vase,
      globe, globe bulb, globe pendant, globe wall light, gls bulb, gold mirror, golf ball bulb, golf bulb, gonk, goose
      down duvet, goose down pillow, goose down topper, grab handle bath, grabber tool, graffiti remover, grandfather
      clock, grandmother clock, granite cleaner, gridwall, grout
      cleaner, growth chart canvas, growth chart
      ruler, gu10, gu10 led,
      guardian angel statue, guest bed, gum remover, hair towel, hairpin leg, hairpin legs, haldi kumkum, haldi kumkum
      holder, haldi kumkum
      platter, half moon mat, hall chair, hall runner,
      hall stand, hall tree, halloween decoration, halloween inflatable, hallway bench, hallway furniture, hallway
      runner, halogen bulb, halogen heater, hamper, hamsa wall, hamsa wall hanging, hand brush, hand dryer, hand fan
      electric, hand flag, hand flags, hand shower, hand soap
      dispenser, hand towel,
      hand towel c fold, hand towel dispenser, hand towels,
      hand waving flag, hand waving flags, handheld vacuum, handset shower, hanger, hanger clips, hangers, hanging
      decoration, hanging organiser, hanging
      storage, hanging swirl decorations, hanging swirls, hanukkah candles, hanukkah decoration, hanukkah menorah,
      hanukkiah, hanuman statue, hard surface
      cleaner, hassock, hat rack,
      hat stand, havan kund, havan samagri, havdalah candle, havdalah set, head torch,
      headboard,
      headtorch, hearth rug, hearth tidy, heat log, heat logs, heated airer, heated blanket, heated clothes airer,
      heated towel rail, heated towel rails,
      heater, heating element towel rail, heirloom rose, helium balloon,
      helium canister, helium cylinder balloon, helium tank, henry bags, hepa filter, hepaflo, heriz, hide rug,
      high bay, high bay light, high level toilet, high sleeper, highbay, himalayan salt lamp, hinged shower door, hob
      cleaner, hob scraper,
      holdback, holdbacks,
      hollowfibre filling, holy family statue, holy water bottle, holy water font, home accent, home
      accessory, home decor, home
      decoration, home fragrance, home furnishing, home spray, honeycomb ball, honeycomb balls, honeycomb blind,
      honeycomb decoration, honeycomb shade, hooded blanket, hook,
      hook rack, hook rail, hoover bag, hoover belt, hoover hose, horizontal radiator, horse brass, horse brasses, hot
      water bottle cover home, hot
      water cylinder,
      hot water cylinders, hot water tank, hour glass, hourglass, house bed, house number, house portrait, house sign,
      household
      cleaning, household
      essentials, household glove, household gloves, household supplies, housekeeping trolley, housewife pillowcase,
      humidifier, hummel figurine, hurricane
      lamp, hurricane vase, hutch, hydrotherapy whirlpool, hygiene roll, hygrometer,
      ice fountain candle, ice melt, icon print, in line switch lamp, incandescent bulb, incense, incense burner,
      incense burner
      set, incense charcoal, incense cone,
      incense holder, incense
      in tin, incense resin, incense set, incense stick, incense waterfall, indirect cylinder, industrial wipes,
      infrared heater,
      infrared panel, ink
      print, insect killer,
      insect screen,
      insect spray, insect trap, instant hot tap, intention candle, interfold, iron, iron cleaner, iron hook, iron
      rest, iron steam,
      ironing board,
      ironing board
      cover, ironing
      mat, ironing water, islamic canvas, islamic wall art, isopropyl alcohol, jacuzzi bath, janitor trolley,
      janitorial cart, japanese bath, jasperware, jesus statue, jewellery
      tree home, jumbo roll dispenser, jumbo toilet roll, junior bedding, junior duvet, jute boucle, jute rug,
      jute runner, k2 radiator, kalash, kallax insert, kashan, keepsake,
      keepsake box, kentucky mop, kettle descaler, key box, key
      cabinet, key holder, key holder wall, key hook, key lock box, key rack, keyring torch, kids bed, kids bedding,
      kids duvet, kids duvet set, kids hangers,
      kids lamp, kids rug, kids wall stickers, kilim, kiln
      dried log, kiln dried logs, kindling, king bed, kitchen bin, kitchen cabinet, kitchen cleaner, kitchen faucet,
      kitchen island, kitchen larder, kitchen mat, kitchen mixer, kitchen paper, kitchen roll, kitchen rug, kitchen
      sink waste, kitchen splashback, kitchen
      spray, kitchen stool, kitchen table, kitchen tap, kitchen towel roll, kitchen worktop, knitwear comb, knitwear
      wash, knob, koran stand, krishna statue, l shape bath, l shaped desk,
      l shaped shower bath, ladder bookcase, ladder shelf, lakshmi statue, lambswool duster, lametta, laminate
      underlay, laminate
      worktop, lamp, lamp
      base, lamp cord set, lamp finial, lamp
      holder, lamp holder e27, lamp shade, lamp stand, lampholder,
      lampshade, lampshade carrier, lampshade frame, lampshade harp, lampshade kit, lantern, lantern decor, laptop
      desk, laptop table, last night sign, latex balloon, latex balloons, latex pillow, laughing buddha, laundry bag,
      laundry bags,
      laundry
      basket, laundry beads, laundry bin, laundry bleach, laundry booster, laundry capsule, laundry capsules, laundry
      care, laundry
      counted tablet, laundry counted
      tablets, laundry detergent, laundry detergent sheets, laundry egg, laundry gel, laundry hamper, laundry liquid,
      laundry perfume, laundry pod, laundry pods, laundry
      powder, laundry rack, laundry sack, laundry sanitiser, laundry scent, laundry scent booster, laundry sheet,
      laundry sheets,
      laundry soap, laundry sorter, laundry stripping, laundry stripping powder, laundry strips, laundry
      supplies, laundry tablets, laundry wash, laundry whitener, lava lamp, lavender bag, lavender bags, lavender
      sachet, leaner mirror, leather cleaner,
      leather polish, led backlight, led bar
      portable, led bathroom mirror, led batten, led bias light, led bulb, led bulbs, led candle, led candles, led
      channel, led demister, led demister mirror, led diffuser
      profile, led lamp, led light, led light bulb, led light strip,
      led lights, led mirror, led neon flex, led panel, led pixel, led profile, led strip, led strip light, led strip
      lights, led tape, led tealight, led tealights, led torch,
      led tube, letter balloon, letter balloons, letter banner, letter board, letter box, letter holder wall,
      letterbox, light, light bulb, light bulb star classic,
      light fixture, light pendant, light shade, light strip, light switch cover, lightbulb, lighter, lighting,
      lighting cable fabric, lighting flex, limescale descaler, limescale remover, limited edition giclee, limited
      edition print, line print,
      linear drain, lined
      curtains, linen mist, linen
      napkin, linen sheet, linen spray, linens, lining paper, linocut print, lint brush, lint
      comb, lint free cloth, lint remover, lint remover rechargeable, lint removers, lint roller, lint shaver,
      lithograph, lithograph signed, litter bin, litter picker, living room
      furniture, living room
      set, lladro figurine, loban, lobby dustpan, log basket, log bin, log burner, log carrier, log holder, log rack,
      log sack, log
      sacks, longcase clock, loo
      brush, loo
      roll, loo roll holder,
      loo seat, loofah kitchen scourer, lotion dispenser, lounge chair, love seat, loveseat, loveseat sofa, low level
      toilet, lowboard,
      lunaria, macerator, macerator toilet, macrame wall
      hanging, magazine rack,
      magic eraser, magnet, magnet fridge, magnetic frame poster, magnetic screen door, magnets, mail box, mail holder,
      mailbox, majolica, makeup
      organiser, makeup organizer, makeup storage, makeup vanity, mandir, mantel clock, mantelpiece, mantle clock,
      marquee letter,
      marquee
      letters, massage recliner, matchboxes, matches, mattress, mattress cover, mattress in a box, mattress pad,
      mattress protector,
      mattress topper, media console, medicine cabinet, medicine cabinets, memorial candle, memory box, memory foam
      mattress, memory
      foam pillow, memory
      foam topper, menorah, merkaba, mesh backdrop wedding, mesh laundry bag, message board, metal art, metal polish,
      metal sculpture, metal
      shelf, metal sign,
      metal wall art,
      mezuzah, mezuzah case, microfiber cloth, microfiber cloths, microfibre cloth, microfibre cloth pack, microfibre
      cloths, microfibre
      duvet, mid century sideboard, mid sleeper, mini jumbo, mini jumbo toilet rolls, mirror, mirror cabinet, mirrored
      cabinet,
      mixer shower, mixer tap, mobile
      decoration, moisture absorber, mold
      remover, money bank, money box, mono basin mixer, mono mixer tap, monobloc tap, montessori bed, moon gate, moon
      lamp, mop,
      mop bucket, mop
      bucket wringer, mop handle, mop
      head, mop heads, mop pad, mop pads, mop refill, mop wringer, mopping system, mosquito coil, mosquito killer,
      mosquito repellent plug, moss wall, moth ball, moth balls, moth killer, moth repellent, moth trap, mothball,
      mothballs, motion sensor light,
      mould remover, mouse bait, mouse poison, mouse trap, moving box, mr16, multi aperture frame, multi purpose
      cleaner, multi purpose spray,
      multi surface cleaner, multipurpose cleaner, mural, murano clown, murano glass, murano vase, murphy bed, murti,
      music box, myrrh resin, nag champa, name
      plate door, nap mat,
      napkin, napkin cloth,
      napkin holder, napkin ring, napkin rings, napkins, nativity, nativity scene, nativity set, neck fan, neon flex,
      neon sign,
      nest of table, nest of tables, nest tables, nesting boxes, nesting table, nesting tables, net curtain, net rod,
      net wire,
      newspaper rack, night light,
      nightlight, nightstand, no drill blind, non bio, non bio liquid, non slip hangers, non slip mat, number balloon,
      number balloons, number candle,
      number candles,
      number tile, numeral candle,
      numeral
      candles, nutcracker, obsidian mirror, obsidian sphere, odor absorber, odor eliminator, odour eliminator,
      odour eliminator spray, odour neutraliser, odour remover, office chair, office furniture, oil boiler, oil burner,
      oil diffuser, oil diya, oil filled heater, oil
      filled radiator, oil heater, oil
      lamp, oil on board, oil on canvas, oil on panel, oil painting, oil radiator, oil warmer, one piece toilet, opal
      globe, orbz balloon, orchid painting,
      organiser,
      organizer, organza sash, orgone pyramid, orgonite, orgonite pyramid, original acrylic painting, original oil,
      original
      painting, original watercolor, original watercolour, ornament,
      ornamental, orthodox icon, orthopaedic mattress, ostrich feather, ottoman, ottoman bed, ottoman box, oushak,
      outdoor mat,
      outdoor rug, outdoor rugs, outdoor wall light, oven cleaner, oven pride,
      over door hook, over door organiser, over door storage, overhead shower, overmantel mirror, overmantle, oxford
      pillowcase, oxi action, p shape bath, p
      shape shower bath, p shaped bath, painting, painting
      print, palm stone, palm stones, palo santo, pampas, pampas
      grass, pampas vase, panel heater, panel radiator, pants hanger, papasan, paper blind, paper fan decoration, paper
      flower wall, paper
      garland, paper
      holder, paper lantern, paper napkin, paper
      napkins, paper plates and
      napkins, paper table cover, paper tissue, paper towel, paper towel dispenser, paperweight, paperweight glass,
      papier mache, parquet,
      party backdrop, party banner,
      party crown paper, party decor, party
      decoration, party hat, party hats, party hats cone, party kit, party lights, party popper, party scene setter,
      party set, party streamer, party streamers, party
      supplies, party tiara paper, partyware, paschal candle, pastel balloons, patchwork quilt, path light, path
      lights, path marker
      light, path marker lights, pathway
      light, pathway
      lights, patio heater bulb, patio heater indoor, pebble mirror, pedal bin, pedal bin liner, pedal bin liners,
      pedestal basin, pedestal fan, pedestal
      mat, pedestal mat set, pedestal
      table, peel and stick, peel and
      stick tile, peel and stick wallpaper, peephole, peg bag, peg rail, pegboard, pegboard accessories, pegs, pellet
      stove, pelmet, pencil
      pleat, pencil pleat curtain, pencil pleat pair, pendant ceiling,
      pendant cluster, pendant cord, pendant cord set, pendant lamp, pendant lampshade, pendant light, pendant set,
      pendant shade, pendulum dowsing, penlight, pennant, pennant banner, pentacle altar, percale, percale sheet,
      percale sheets,
      perfect fit blind, persian rug,
      peshtemal, pest repeller, pet portrait, petal cone, petal cones, petal confetti, pew end, pew ends, photo album,
      photo backdrop, photo block, photo booth, photo booth frame,
      photo booth props,
      photo canvas, photo clip, photo cube, photo display, photo frame, photo frames, photo holder, photo ledge, photo
      print, picture frame, picture frames, picture hanger, picture hanging strip, picture hanging strips, picture
      ledge, picture light, picture rail, piggy bank, pillar candle, pillar taps, pillow, pillow and linen mist, pillow
      case, pillow cases,
      pillow cover,
      pillow insert, pillow mist, pillow pair, pillow protector, pillow sham, pillow spray, pillow top mattress,
      pillowcase, pillowcase for hair and
      skin, pillowslip, pillowslips, pinch pleat, pinch pleat curtain, pivot door shower, pixel led, pixel led light,
      pixel led strip,
      place card holder, place card holders, placemat, placemat fabric, placemats, plant stand indoor,
      plant table, plantation shutter, plantation shutters, planter vase, plaque, plasma ball, plastic basket, plastic
      box, plastic table cover, plate rack wall,
      platform bed, pleated blind, plinth, plinth heater, plinth light, plinth lights, plug in pendant, plug in pendant
      cord, plug in
      refill, plunger, pocket cross, pocket sprung, pocket sprung mattress, pocket stone, pocket tissue, polishing
      cloth home, pond light, pond
      lights, pooja bell, pooja mandir, pooja
      plate, pooja samagri, pooja set, pooja thali, pop up basin waste, pop up waste, porcelain figure, porcelain
      figurine, portable
      ac, portable air con, portable air conditioner, portable bar, portable fan, portable toilet, portrait painting,
      post box, post motor filter vacuum, poster, poster frame, poster hanger, poster print, pot filler, pot pourri,
      pot scrubber, potpourri, pouf, pouffe,
      pouffe cover,
      power shower, prayer beads holder, prayer flag, prayer flags, prayer
      mat, prayer rug, prayer wheel, pre lit tree, prelit tree, preserved eucalyptus, preserved flower, preserved
      flowers, preserved
      moss, preserved rose, pressure washer patio home, print, print hanger, projector lamp light, pub sign, puja bell,
      puja kit,
      puja mandir, puja set, puja thali, pull
      down faucet, pull down kitchen
      faucet, pull out spray tap, pull out tap, pulley airer, push pop confetti, quadrant enclosure, quartz cluster,
      quartz obelisk,
      quartz point,
      quartz sphere, quartz tower, quartz tumble, quartz worktop, queen bed,
      quilt, quilt cover, quilt set, quran holder, quran stand, radiator, radiator bracket, radiator cover, radiator
      feet, radiator shelf,
      radiator valve, radiator valves, rag bag, railway sign, rain shower, rainfall shower, rainfall shower head,
      ramadan calendar,
      ramadan decoration, ramadan lantern, rangoli, rangoli
      mat, rat
      bait, rat poison,
      rat trap, rattan basket, rattan lamp, rattan pendant, rattan pendant shade, rattan reeds, rattan tray, raw
      amethyst, raw crystal, raw crystals, raw quartz, raw stone, reading
      lamp, rechargeable light, recliner,
      record frame, recycling bin,
      reed diffuser, reed diffuser base, reed diffuser bottle, reed diffuser refill, refill concentrate, refuse bags,
      refuse sack, refuse sacks,
      register plate, regular boiler, rehal, relight
      candles, religious icon, resin
      burner, resin incense, rgb controller, rgb strip, ribbed candle, rigid riser, rim block, rimless pan, rimless
      toilet, rimless
      wc, ring bearer pillow, ring cushion wedding, ring pillow, rinse
      aid, rinse aids, riser rail, riser rail kit, ritual candle, roach bait, roach killer, robe hook, robe hooks,
      robot vac, robot
      vacuum,
      robotic vacuum, rocking chair,
      rodent trap, rodenticide, roll top bath, roller blind, roller shade, roman blind, roman shade, roof blind, room
      and linen mist, room
      candle, room decorating kit, room
      diffuser, room divider, room
      fragrance, room freshener, room hanging, room linen mist, room linen spray, room mist, room scent, room spray,
      room spray refill, room thermometer,
      room thermostat, rope basket, rope light, rose petals confetti, rose quartz tower, rotary
      airer, rotary line, rotary pads, rotary washing line, rough crystal, rough in valve, rough stones, round rug,
      royal doulton lady, rubber glove, rubber gloves,
      rubbish bag, rubbish bags, rubbish
      bin, rug, rug
      grip, rug
      gripper, rug pad, rug underlay, rugs, runner, runner
      rug, rust remover laundry, sachet, sachet scented, sacred heart, safe, safe box, sage bundle, sage smudge, sage
      stick, saint statue, salt candle holder, salt lamp, salt lamps, sambrani, sambrani cup, sand ceremony, sand
      ceremony set, sand
      timer, saniflo, sanitary bin, sanitary
      ware,
      sanitaryware, sanitiser spray surface, santa, satin pillowcase, satin pillowcase for hair and skin, satin sheet,
      satsuma vase, scalloped mirror, scarf
      hanger, scene setter, scent
      booster, scented candle, scented drawer liner, scented drawer liners, scented oil, scented sachet, scented wax,
      sconce, scourer, scourers, scouring pad, screen print art, screen wipe,
      screen wipes, screenprint, scrub brush, scrub pad, scrubber, scrubber dryer, scrubbing brush, scrubbing pad,
      sculptural candle,
      sculpture, seagrass, seagrass
      basket, seagrass baskets, seasonal decor, seat cushion, seat pad, seat pads, seating chart mirror, sectional,
      sectional sofa, security
      torch, selenite, selenite bowl, selenite charging plate, selenite lamp, selenite plate, selenite sphere, selenite
      stick, selenite tower, selenite wand, selfie frame, semi flush,
      semi flush fitting,
      semi flush mount, semi pedestal, semi recessed basin, service bell, settle bench, sewing table home, shabbat
      candle holder,
      shabbat candlesticks, shade carrier, shade ring,
      shadow box, shag rug, shaker peg
      rail, sham, shattaf, shattaf kit, shaver light, shaver socket mirror, sheepskin, sheepskin rug, sheer, sheer
      curtain, sheet gripper, sheet grippers, sheet set, sheet sets, sheets, sheila maid, shelf, shelf liner, shelves,
      shelving,
      sherpa blanket, shimmer wall, shirt frame, shiva statue, shoe bench, shoe box, shoe boxes stackable, shoe
      cabinet, shoe
      cleaner, shoe
      cleaning brush, shoe
      cupboard, shoe organiser, shoe
      organizer, shoe rack, shoe shelf, shoe storage, shoes wash brush, shower accessories, shower arm, shower basket,
      shower basket corner, shower bath, shower bath panel, shower bracket, shower cabin,
      shower caddy, shower column, shower curtain, shower curtain hooks, shower curtain rail, shower curtain ring,
      shower curtain rings, shower curtains, shower diverter, shower door, shower door rollers, shower door runner,
      shower door seal, shower door wheels, shower drain, shower enclosure, shower enclosures, shower filter,
      shower fittings, shower handset, shower head, shower head filter, shower hose, shower hose 1 5m, shower kit,
      shower mat, shower mixer, shower niche, shower
      panel, shower panels, shower pump electric, shower rail, shower rail kit, shower riser, shower riser rail, shower
      rod, shower screen, shower seal, shower seat, shower set,
      shower shelf, shower slide rail, shower stool teak, shower system, shower tray, shower tray former, shower tray
      waste, shower trim, shower trim kit, shower valve, shower valve concealed, shower wall, shower wall panel, shower
      waste, showerhead, shungite, shungite pyramid, shutter, side sleeper pillow, side table,
      sideboard, sign, sign holder acrylic, signed photo, signed print, silk bouquet, silk flower, silk flowers, silk
      hydrangea, silk
      peony, silk petals, silk pillowcase, silk
      pillowcase for hair and skin,
      silk plant, silk rose, silk rose petals, silk sheet, silver cleaner, silver dip, silver polish, simmer pot,
      single duvet set kids,
      single ended bath,
      single sleeved blanket,
      sink, sink drainer kit, sink mat,
      sink vanity, sink waste kit, skirt hanger, skirt hangers, skirting board,
      sky lantern, sky lanterns, skylight, skylight blind, slatted base, slatwall, sleeper queen, sleeper sofa, sleeved
      blanket, sleigh bed, slide
      rail kit,
      sliding shower door, slipcover,
      slipper bath, slot top curtain,
      slotted waste, smoke bomb, smoke cannon, smoke detector alarm, smokeless coal, smudge, smudge bowl, smudge
      feather, smudge kit,
      smudge stick, smudging, snap bar, snap bars, snow globe,
      snowman, snuffer,
      soap basket, soap dish,
      soap dish tumbler, soap dispenser, soap dispenser cartridge, soap holder, soap pump, soap saver dish, soap tray,
      socket mop, soda
      crystals, sofa, sofa arm caddy, sofa arm tray, sofa
      bed, sofa cover, sofa leg, sofa legs, sofa
      set, sofa throw, soft close seat, soft close toilet seat, soft furnishing, soft furnishings, soft tissue, soft
      tissues, sola wood bouquet, sola wood flower, sola wood flowers, solar lantern, solar shade, solar
      string light,
      solar string lights, solid dish soap, souvenir spoon, soy candle, space heater, space saver bag, space saver
      bags, spare toilet
      roll holder, sparkler,
      sparklers, spell candle, spell candles, spell jar, spell kit, spelter figure, spin dryer, spin mop, spin
      scrubber, splash panel,
      splashback, split ac, sponge, sponge scourer,
      sponge scourers, spot cleaner, spot remover carpet, spotlight, spray
      starch, spring
      mattress, squeegee, squeegee channel, squeegee rubber, squirrel cage bulb, st benedict cross, stackable chair,
      stacking box,
      stacking boxes, stacking crate, staffordshire dog, staffordshire figure, stain remover, stain
      stick, stainless steel cleaner, stair carpet, stair nosing,
      stair rod, stair rug, stair
      runner, stair tread, stair treads, stand fan, standing crucifix, standing desk, standing mirror, star projector,
      starch spray,
      statue, steam cleaner, steam generator iron, steam iron, steam mop, steam mop pads, steam press, steamer garment,
      steamer trunk, steel wool, step stool, stick
      vac, stick vacuum, sticker remover, stone basin, stone bath, stone cleaner, stool, storage bag, storage basket,
      storage basket
      set, storage baskets, storage bed, storage
      bench, storage bin, storage box, storage boxes with lids, storage cabinet, storage caddy, storage chest, storage
      crate, storage cube,
      storage furniture, storage heater, storage jar bathroom, storage ottoman, storage rack, storage stool, storage
      tote, storage
      tower, storage trunk, storage unit, storm lantern, stove cleaner, stove fan, stove glass, stove glove, stove
      paint, stove pipe, stove rope, straight radiator valves, streamer, street sign vintage, string light, string
      lights,
      study desk, study lamp, study table, suit bag storage, suit hanger, sun catcher, sunburst mirror, suncatcher,
      sunset lamp, supershape, supershape balloon, surface cleaner,
      surface sanitiser, surface spray,
      surface wipe, surface
      wipes, surround pillow, sweater comb, sweater stone, swedish dishcloth, swedish dishcloths, sweeper, swing arm
      lamp, swing bin liners, swirl decorations, swivel chair, system boiler, t
      light, t light
      candle, t light
      candles, t light holder, t light house, t lights,
      tab top, tab top curtain, table, table clock, table confetti, table cover, table cover plastic, table decoration,
      table fan, table
      lamp, table lamp shade, table leg, table legs, table
      light, table lights, table linen, table linens, table number holder, table number stands, table roll, table
      runner, table skirt, table
      skirting, tablecloth, tabriz, tall basin mixer,
      tall bathroom unit, tall boy unit bathroom, tallboy, tap, tap aerator, tap head, tap heads, taper
      candle, taper candles, taper holder, tapestries, tapestry, taps and mixers, tassel, tatami, taxidermy, taxidermy
      frame, tea light, tea light
      holder, tea
      lights, teak bath mat, teak sideboard, tealight, tealight holder, tealight house, telescopic duster, temple jar,
      tension rod,
      thangka, thermal curtain,
      thermal door
      curtain, thermal store, thermometer hygrometer, thermostat, thermostatic bar valve, thermostatic mixer,
      thermostatic radiator valve, thermostatic shower, thick bleach, three hole mixer, threshold bar,
      throne chair, throw, throw blanket, throw cushion, throw pillow, throw pillow cover, throw rug, thurible, tibetan
      prayer flags, tie back hook,
      tie back hooks, tie backs, tie
      rack, tieback, tiebacks, tile, tile cleaner, tile insert drain, tile panels, tile sticker, tin sign, tinsel,
      tissue box, tissue paper box, tissue
      paper
      roll, tissue pom pom, tissue pom poms, tissue pompoms, tissue roll, tissues, toby jug, toddler bed, tog duvet,
      toilet,
      toilet bowl, toilet brush, toilet brush holder, toilet brush set,
      toilet cleaner,
      toilet duck, toilet flapper, toilet fresh discs, toilet
      freshener, toilet gel, toilet handle, toilet hinge, toilet
      light, toilet mat, toilet pan, toilet paper, toilet paper holder, toilet rim block, toilet roll, toilet roll
      dispenser, toilet roll
      holder, toilet roll
      stand, toilet roll store, toilet seat,
      toilet seat cover, toilet seat hinge, toilet seat hinges, toilet suite, toilet tank, toothbrush holder,
      toothbrush tumbler, top sheet, topper king, torch, torch light, toss bouquet artificial, touch bin,
      towel, towel
      bale, towel bar, towel holder, towel hook, towel ladder, towel rack, towel radiator, towel rail, towel rail
      element, towel ring, towel set,
      towel stand, towel warmer, towels, tower fan, toy box storage, toy storage, track light, trash bag, trash bags,
      trash bin, trash can, travel
      pillowcase, tray side table, tray
      table, treasure chest, treat box, tree decoration, tree skirt, tree topper, trinket box, triple moon, triple
      shower valve,
      tripod lamp,
      trouser hanger,
      trouser hangers, trouser rack, trundle, trundle bed, trv, tub faucet, tub filler, tub spout, tube light, tumble
      dryer, tumble stone, tumble stones, tumbled crystal, tumbled crystals, tumbled
      stone, tumbled stones, tumbler
      bathroom, tumbles, turbine head, tv
      background light, tv backlight, tv bench, tv cabinet, tv console, tv lowboard, tv rack, tv stand, tv table, tv
      unit, tv unit corner, tv wall unit, twig tree, twin shower valve, twin wall flue, twisted candle, twisted flex,
      two piece toilet, type 21 radiator, type 22 radiator, tzedakah box, ultrasonic cleaner,
      ultrasonic diffuser, ultrasonic repeller, umbrella holder,
      umbrella stand, under bed bag, under bed storage, under bed zip bag, under cabinet light, under cabinet lighting,
      under cabinet lights, under sink
      organizer, underbed bag, underbed box, underbed drawer, underbed storage, underblanket, undercounter basin,
      underfloor heating,
      underfloor heating mat, underfloor thermostat, underlay, undermount bowl, underwear organizer, unframed print,
      unity candle, unity sand, unity sand set, unpaper towel, unpaper towels, unslotted waste, unsponge, unvented
      cylinder, upholstered bed,
      upholstery cleaner,
      uplighter, upright
      vacuum, upstand, urinal block,
      urinal cake, urinal mat, urinal mats, urinal screen, urinal screens, urine remover, urli, urn, v fold hand
      towels, vac bag, vac bags, vacuum, vacuum attachment, vacuum bag, vacuum bags, vacuum battery, vacuum belt,
      vacuum brush roll, vacuum cleaner, vacuum filter, vacuum floor tool, vacuum hose, vacuum pack bags clothes,
      vacuum pre filter, vacuum robot,
      vacuum roller, vacuum storage bag, vacuum storage bags, vacuum storage bags jumbo, vacuum wand, valance, valance
      sheet, valet stand, vanity,
      vanity
      basin, vanity
      light, vanity
      mirror, vanity table, vanity unit, vanity unit 600, vanity units, vase, vase set, vase trio, velux blind, velvet
      bolster, velvet hanger, velvet hangers, venetian blind, vented cylinder, vertical blind,
      vertical column, vertical radiator, vessel basin, vessel sink, vintage bulb, vintage quilt, vintage sideboard,
      vintage suitcase decor, vintage trunk, vinyl decal wall, virgin mary
      statue, virucidal wipes,
      vision blind,
      voile, voile pair, voile pairs, voile panel, votive, votive candle,
      votive candles, votive
      holder, waffle bedspread, waffle towel, walk in closet, walk in shower, wall art, wall art painting, wall bracket
      light, wall
      canvas, wall clock, wall clocks, wall
      cross, wall cube, wall decal, wall decals, wall decor, wall grid, wall hanging, wall hanging macrame, wall hook,
      wall hooks,
      wall hooks adhesive,
      wall hung basin, wall hung frame, wall hung pan, wall hung toilet, wall hung wc, wall lamp, wall lamps, wall
      letter, wall letters, wall light, wall lights, wall mask, wall masks,
      wall mirror, wall mirrors, wall mounted tap, wall mural, wall murals, wall painting, wall panel, wall paneling,
      wall pennant, wall
      picture, wall plaque, wall plate, wall poster, wall print, wall prints, wall sconce, wall shelf, wall shelf set,
      wall shower
      arm, wall sign,
      wall sticker, wall stickers, wall tapestry, wall tidy, wall tile, wall toran, wallpaper, wallpapers, wardrobe,
      wardrobe organiser, wardrobe storage, warming pan, wash basin, wash stand, wash up bowl, washable rug, washable
      runner,
      washbasin, washcloth, washer dryer, washer
      lid switch,
      washer machine, washing capsule,
      washing capsules, washing line, washing liquid, washing machine, washing machine cleaner, washing powder, washing
      soda, washing up bowl, washing up brush, washing up glove,
      washing up gloves, washing up liquid, washing up sponge, wasp trap, waste basket, waste bin, waste disposal unit,
      wastebasket, water fed pole, water
      heater, water
      softener, watercolor painting, watercolor painting print, watercolor print, watercolor prints, watercolour
      painting, watercolour print, watercolour signed, wax burner, wax cube, wax cubes, wax furniture, wax melt, wax
      melt bar, wax melt burner, wax melt snap bar, wax
      melts, wax snap bar, wax tart, wax
      warmer, wax
      warmers, wc, wc frame, wc pan, wc seat, wc unit, wearable blanket, weather station, weather strip, wedding aisle
      runner, wedding arch,
      wedding backdrop, wedding cake topper home, wedding candle, wedding card box, wedding centrepiece, wedding
      confetti, wedding decoration,
      wedding easel, wedding favor, wedding favour, wedding lantern, wedding post box, wedding sign, wedding welcome
      sign, weighted blanket, welcome sign, welcome sign acrylic, welsh blanket, welsh quilt, wet floor, wet floor
      sign, wet room former, wet
      room kit, wet room
      panel, wet room screen, wetroom panel, wetroom screen, wetwall,
      wetwall panel, whatnot, wheeled storage, wheelie bin, wheelie bin liner, wheelie bin liners, whirlpool 12 jet,
      whirlpool
      bath, white sage, white vinegar cleaning, wick candle, wick trimmer, wicker basket,
      wicker pendant, wicker
      storage, widespread faucet, wind chime, wind
      chimes, wind spinner indoor, window applicator, window blind, window cleaner, window cling, window curtain,
      window decal, window
      film, window insulation, window mop, window pole, window robot, window scraper, window screen, window seat
      cushion, window shutter, window squeegee, window squeegee channel, window sticker, window
      treatments, wine
      cabinet, wing chair, wingback chair, winter fuel, wiping rags, wire basket, wire baskets, wire shelf, wireless
      thermostat,
      wish lantern, wishing well wedding, witch bottle, wood burner,
      wood burning
      stove, wood carving,
      wood cleaner, wood floor cleaner, wood letter, wood letters, wood pellet, wood pellets, wood polish, wood stove,
      wood wall art, wood
      wax, wood wool firelighters, wooden blind, wooden block letter, wooden block letters, wooden carving, wooden
      cross, wooden hangers, wooden temple home, wooden wall letter,
      wooden wall letters, wool blanket, wool duvet, wool pillow, wool rug, wool runner, wool shampoo, wool throw, wool
      topper, wool wash, worktop, worktop basin, worktop cleaner, worktop edging, worktop upstand, world globe, worry
      stone, worry stones, woven
      basket, woven shade, woven wall hanging, wreath, writing bureau, writing
      desk, xmas tree, yahrzeit, yahrzeit candle, yard broom, yard brush, yellow duster, yellow dusters, yoga mat
      storage, z fold, z fold hand
      towel, z fold towels, zebra blind, zellige, zoflora`,
    ],
  ],
  unsure: `10 5 tog, abalone shell, advertising sign, altar, art glass, banner happy, bar shower, bar valve, basin,
    basket, bathroom, bedroom,
    bellows, bench,
    bergere, bin, blackout
    lining, bleach spray, blind, boiler,
    bridge tap, buddha, buffer tank heating, bulb, bulkhead,
    bunting, bureau, bust, butterfly frame, c fold, c table, canvas, capodimonte, cauldron, censer, centrepiece,
    centrepieces, cleaner, cleaning concentrate,
    clear sacks, closet,
    coffer, coffers, concrete cleaner,
    crevice tool, crucifix, crystal, crystal angel, crystal heart, crystal kit, crystal set, cushion, davenport, decor,
    dinner
    candle, disco lights party, divine mercy, door bar, drawer
    pull, duckboard, fan, feather pad, festoon, figurine, finial, finials, fireworks,
    flag, flapper, flatweave, floor pads, floorhead, flue, flush mount, foil number, fragrance refill aerosol, frame,
    freeform,
    glass cloth,
    globe pendant, gonk, gu10, hand dryer, hand flag, hand flags, hanger, heriz, hook, hook rack,
    horse brass, horse brasses, hutch, hygiene roll, industrial wipes, interfold, iron,
    iron steam, kashan, keepsake, knob, led channel, led pixel, light,
    lighting, linear drain, linens, litter picker, loban, lunaria, macerator, magnet, majolica, mandir, matches,
    merkaba, mini
    jumbo, montessori bed, mop handle, mr16,
    murano glass, murti, nativity, non bio, oil on panel, original oil, ornament, ornamental, pampas,
    paper holder, pegs, percale, pixel led,
    plinth,
    pocket cross, pocket stone, porcelain figure, poster, print, radiator, raw stone, refill concentrate, rehal, rim
    block, room
    thermostat, rough stones, runner, sachet, sacred heart, safe, santa, sectional,
    selenite, shadow box, sheepskin, sheer,
    sheets, shelf,
    shower arm, shower basket, shungite, shutter, sign, skylight, smudge, smudging, snap bar, snap bars, snowman,
    snuffer, sponge, spot
    cleaner,
    streamer, street sign vintage, supershape, surround
    pillow, sweeper, tab top,
    table roll, tabriz, tallboy, tap, tap head, tassel, taxidermy, throw, tile,
    topper king, torch, treat box, triple moon, trundle, tumbles, underlay, upstand, urn, vacuum battery, valance,
    vertical
    column, voile, wall plate, wall shower
    arm,
    warming pan, wc, whatnot, wick candle, window scraper, z fold`,
  printed: `art print, balloon, bedding, blanket, bookend, bunting, candle, canvas, canvas print, christmas ornament,
    clock, coaster, curtain, cushion, cushion cover, decoration, doormat, doorstop, duvet cover, figurine, flag, frame,
    hanger, hanging decoration, lamp, lampshade, lantern, magnet, magnets, metal sign, mirror, money box, napkins, neon
    sign, night light, ornament, painting, photo frame, piggy bank, pillow, plaque, poster, print, rug, scented candle,
    shower curtain, sign, statue, tapestry, throw blanket, throw pillow, towel, trinket box, vase, wall art, wall
    clock, wall decal, wall sticker, wallpaper, wreath`,
  ofHome: `artificial flower, artificial plant, dried flower, dried flowers, fairy lights, floodlight, lamp, lantern,
    led strip, led strip light, path light, silk flower, silk flowers, silk plant, solar lantern, solar string lights,
    spotlight, string light, string lights, wall light`,
  uses: {
    HOME: `bathroom, bed and bath, bedding, bedding and bath, bedroom, cleaning, decor, furnishers, furniture, home
      decor, home fragrance, home textiles, homestore, homeware, homewares, household, housewares, living room, wall
      art, wall decor`,
  },
  makers: {
    HOME: `air wick, ambi pur, american standard, andrex, ariel pods, bath body works candle, bissell, bold capsules,
      bounty towels, brabantia bin, brooklinen, capri blue, charmin, cif cream, cillit bang, clorox, command strips,
      curver, cushelle, dawn dish, delta shower, department 56, dettol, dettol surface, diptyque, diptyque candle,
      domestos, dr bronner s sal suds, dunelm, duravit, dyson airwrap, dyson filter, dyson v10, dyson v11, dyson v15,
      dyson v8, ecover, eufy robovac, fairy liquid, febreeze, febreze, finish powerball, flash power, gain flings,
      geberit, glade, glade plugins, goo gone, govee, grohe, hansgrohe, harpic, hemnes, henry hoover, hoover bags,
      ikea, irobot roomba, joseph joseph bin, kallax, kleenex, kohler, kohler highline, la z boy, lenor, levoit, lifx,
      lladro, lutron caseta, lysol, malm, method cleaner, miele c3, minky, moen, mr muscle, mrs meyer s, mrs meyers,
      nanoleaf, nest fragrances, osram classic, osram star, oxiclean, paddywax, parachute home, persil, philips hue,
      poang, precious moments, pura diffuser, really useful box, roborock, rotho, rotho linus, ruggable, saatva, scrub
      daddy, seventh generation, shark navigator, shark nv356e, shark rotator, shark vacuum, silentnight, simplehuman,
      surf excel, swiffer, tempur, tide pods, toto drake, vanish, vanish gold, vanish oxi, viakal, vileda, villeroy
      boch bath, voluspa, waterford crystal, woodwick, woodwick candle, yankee candle, yankee candle large, yankee
      large jar, yankee medium jar, yankee signature, yankee small jar, zoflora`,
  },
};
