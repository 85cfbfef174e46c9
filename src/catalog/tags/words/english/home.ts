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
      `3 wick, 3 wick jar, abstract watercolor, ac unit, accent chair, accent swivel chair, accent table, acoustic
      panel, address sign, addressable led strip, adhesive hook, adhesive hooks, adjustable base, adjustable desk,
      advent calendar, advent wreath, african mask, agarbatti, agarbatti sandal, air con, air conditioner, air
      conditioning, air cooler, air filter purifier, air freshener, air freshener refill, air purifier, airbed, airer,
      airwick refill, alarm clock, all purpose cleaner, altar, amethyst cluster, anaglypta, ant bait, ant killer, ant
      powder, anti fatigue mat, antibacterial spray, arc lamp, area rug, armchair, armoire, aroma diffuser, aroma lamp,
      aroma oil, aroma oil burner, aroma stone, art canvas print, art poster, art print, art prints, artificial flower,
      artificial flowers, artificial palm tree, artificial plant, artificial plants, artificial stem, artificial tree,
      ashtray, atmosphere light, autographed photo, backdrop, backflow burner, backflow cone, backsplash, backsplash
      tile, bakhoor burner, balloon, balloon arch, balloon bouquet, balloon garland, balloons, banner, bar cabinet, bar
      cart, bar chair, bar stool, bar table, bar valve shower, barometer, barrel head, barrel stave, basin, basin
      mixer, basin plug, basin taps, basin waste, basket, bath applique, bath appliques, bath caddy, bath filler, bath
      mat, bath mixer, bath panel, bath pillow, bath plug, bath rug, bath screen, bath set, bath sheet, bath sheets,
      bath taps, bath tissue, bath towel, bath towel set, bath towels, bath tray, bath waste, bathmat, bathrobe hook,
      bathroom accessories, bathroom cabinet, bathroom cleaner, bathroom fittings, bathroom fixtures, bathroom
      furniture, bathroom mat, bathroom mirror, bathroom rug, bathroom scale, bathroom set, bathroom shelf, bathroom
      suite, bathroom tumbler, bathtub, bathtub tray, batten led, bauble, baubles, beach towel, bead curtain, bean bag,
      beanbag, bed, bed base, bed bug, bed cover, bed frame, bed in a bag, bed linen, bed linens, bed pillow, bed
      runner, bed scarf, bed set, bed sheet, bed sheets, bed skirt, bed table, bed tent, bed throw, bed tray, bedding,
      bedframe, bedroom furniture, bedsheet, bedsheets, bedside caddy, bedside lamp, bedside table, bedspread,
      bedstead, beeswax polish, bench, bench seat, bench storage, bias lighting, bidet, bidet attachment, bidet
      sprayer, bin, bin bag, bin bags, bin liner, bioethanol, bioethanol fuel, birthday balloon, birthday banner,
      birthday candle, birthday decoration, blackout curtain, blackout lining, bladeless fan, blanket, blanket ladder,
      blanket with sleeve, blanket with sleeves, bleach, bleach cleaner, blind, blind chain, blinds, block letter,
      block letters, blue roll, bobble remover, body pillow, boiler, bolster, bolster sofa, book rack, book stand,
      bookcase, bookend, bookends, bookshelf, bookshelves, borax, botanical line print, botanical print, box spring,
      brass polish, brasso, bronze sculpture, broom, broom and dustpan, brush roll, bucket, bud vase, buddha, buddha
      head, buddha ornament, buddha statue, bug zapper, building block word, bulb, bulb holder, bulb socket, bulkhead,
      bunk bed, bunny tail, bunny tails, bunting, bunting fabric, bust, cabinet, cabinet knob, cabinet light, cabinet
      pull, cable box organizer, camphor, camphor tablet, camphor tablets, candelabra, candle, candle holder, candle
      jar, candle lamp, candle lantern, candle lid, candle plate, candle set, candle snuffer, candle stick, candle
      warmer, candle warmer lamp, candle wick trimmer, candleholder, candlepot, candlestick, canvas, canvas art, canvas
      painting, canvas print, canvas wall, canvas wall art, cap rack, car diffuser, car diffuser home, carpet, carpet
      cleaner, carpet shampoo, carpet underlay, carpet washer, carved wood, cash box, caster cup, caster cups, cedar
      block, cedar blocks, ceiling fan, ceiling lamp, ceiling light, ceiling lights, ceiling pendant, ceiling plate
      light, ceiling rose, ceiling spotlight, cellular shade, centerpiece, centrefeed, centrefeed roll, ceramic heater,
      ceramic vase, cfl bulb, cfl light bulb, chair, chair cover, chair cushion, chair pad, chaise, chaise longue,
      chakra stone, chakra stones, chalkboard sign, chamois, chandelier, chest of drawers, chesterfield, chewing gum
      remover, chimney brush, chimney cowl, christmas ball, christmas balls, christmas bauble, christmas cracker,
      christmas crackers, christmas decoration, christmas gnome, christmas inflatable, christmas light, christmas
      lights, christmas ornament, christmas stocking, christmas tree, christmas tree skirt, christmas tree topper,
      christmas village, cillit bang, cistern, clamp lamp, cleaner, cleaning brush, cleaning cloth, cleaning cloths,
      cleaning glove, cleaning gloves, cleaning kit, cleaning mop, cleaning spray, cleaning vinegar, cleaning wipe,
      cleaning wipes, clip lamp, cloakroom basin, clock, close coupled wc, closet, closet light, closet organizer,
      closet organizer organizer, closet rod, closet system, cloth napkin, clothes airer, clothes dryer, clothes
      drying, clothes drying rack, clothes hanger, clothes hangers, clothes horse, clothes line, clothes peg, clothes
      rack, clothes rail, clothes steamer, clothesline, clothesline box, clothespin, club chair, cluster pendant, coal
      scuttle, coaster, coaster frame, coasters, coat hanger, coat hangers, coat hook, coat hooks, coat rack, coat
      stand, coat tree, cockroach killer, coffee table, coir mat, collage frame, collector spoon, color catcher, colour
      catcher, combi boiler, comforter, comforter set, command hook, command hooks, command strip, command strips,
      companion set, compost bin kitchen, computer chair, computer desk, computer table, cone shade, confetti, console
      table, convector, coolie shade, cooling fan, cooling pillow, cordless vac, cordless vacuum, corner bath, corner
      shelf, corner sofa, cornice, cornice moulding, cosmetic organizer, cosmetic storage, cotton napkin, cotton sheet,
      cotton stem, cotton stems, cotton throw, couch, couch cover, counter stool, counter top basin, countertop basin,
      coverlet, coverlet set, coving, cracker filler, cracker fillers, cream cleaner, credenza, cremation urn, crochet
      doily, crucifix, crystal, crystal ball, crystal cluster, crystal sphere, crystal stone, crystal tower, crystal
      tree, cube storage, cuckoo clock, curtain, curtain hook, curtain panel, curtain pole, curtain rail, curtain ring,
      curtain rings, curtain rod, curtain tie back, curtain tieback, curtains, cushion, cushion cover, cushion covers,
      cushion filler, cushion insert, dado rail, dance floor, day bed, daybed, deco figure, deco pendant, decor, decor
      vase, decoration, decorations, decorative accent, decorative accents, decorative accessories, decorative ball,
      decorative bottle, decorative bowl, decorative box, decorative branches, decorative figurine, decorative letter,
      decorative letters, decorative mirror, decorative object, decorative pillow, decorative pillows, decorative
      plate, decorative sign, decorative statue, decorative tray, decorative vase, defuzzer, degreaser, dehumidifier,
      descaler, desk, desk chair, desk clock, desk fan, desk lamp, desk shelf, desktop decoration, detergent, dhoop,
      diffuser, digital clock, dining bench, dining chair, dining furniture, dining set, dining table, disco ball, dish
      and tumbler, dish soap, dish wash, dishwasher counted tablet, dishwasher counted tablets, dishwasher pod,
      dishwasher pods, dishwasher salt, dishwasher tab, dishwasher tablet, dishwasher tablets, dishwasher tabs,
      dishwashing, dishwashing liquid, dishwashing tablet, dishwashing tablets, disinfectant, disinfectant spray,
      disinfectant wipe, disinfectant wipes, disinfecting wipe, disinfecting wipes, display case, disposable glove,
      disposable gloves, divan, diya, dog draft stopper, doilies, doily, doona, doona cover, door bell chime, door
      chain, door chime, door curtain, door knocker, door mat, door mat rubber, door mats, door number, door plate,
      door screen, door seal, door sign, door snake, door stopper, door sweep, door threshold, door toran, door wreath,
      doorbell chime, doormat, doorstop, double bed, down pillow, downlight, downlighter, draft excluder, draft
      stopper, drain cleaner, drain gel, drain strainer, drain unblocker, drape, drapes, draught excluder, draught
      stopper, drawer, drawer handle, drawer knob, drawer liner, drawer liners, drawer organizer, drawer pull, drawers,
      dream catcher, dreamcatcher, dresser, dressing table, dried bouquet, dried flower, dried flower bouquet, dried
      flowers, dried grass, drinks trolley, drip tray, drum shade, dryer ball, dryer balls, dryer heating element,
      dryer machine, dryer sheet, dryer sheets, drying rack, drying stand, dust mop, dust pan, dust ruffle, dustbin,
      duster, dusting cloth, dusting wand, dustpan, duvet, duvet cover, duvet covers, duvet insert, duvet set, e27
      bulb, easter decoration, edison bulb, egg chair indoor, egyptian cotton sheet, eiderdown, electric blanket,
      electric fan, electric fire, electric fireplace, electric heater, electric scrubber, electric shower, electric
      throw, electric wax melter, emergency light, empire shade, end table, entertainment center, entertainment unit,
      entryway bench, essential oil diffuser, essential oil holder, etagere, eternal rose, eucalyptus bunch, eucalyptus
      stem, eucalyptus stems, euro sham, evaporative cooler, event supplies, everlasting rose, executive desk, exhaust
      fan, extractor fan, fabric bunting, fabric conditioner, fabric freshener, fabric shaver, fabric softener, fabric
      spray, face cloth, face towel, facial tissue, facial tissues, fairy light, fairy lights, fake plant, fan, fan
      heater, faucet, faucet extender, faux eucalyptus, faux flower, faux flowers, faux greenery, faux plant, faux
      stem, faux tree, feather duster, felt pennant, figurine, figurine decor, filament bulb, fine art print, finish
      tablets, fire guard, fire pit glass, fire screen, fire starter log, fire starter logs, fire surround, fire tool,
      fire tools, fireguard, firelighter, fireplace, fireplace tool, fireplace tool set, fireplace tools, fireside
      glove, fireside set, firewood, fireworks, fitted sheet, flag, flannel face cloth, flannel sheet, flashlight, flat
      mop, flat sheet, fleece blanket, floating shelf, flood light, flood light bulb, floodlight, floor cleaner, floor
      cushion, floor lamp, floor light, floor mirror, floor pillow, floor polish, floor runner, floor seat, floor tile,
      floor vase, floor wash, floor wipes, flooring, flower painting, flower pot stand, flower stem, flower vase,
      flower wall, flue pipe, fluorescent tube, flush button, flush mount, flush plate, fly killer, fly paper, fly
      screen, fly spray, fly swat, fly swatter, fly trap, foam dispenser, foam mattress, foaming soap dispenser, foil
      balloon, folding chair, folding screen, folding table, foot mat, foot rest, footrest, footstool, forever rose,
      fragrance diffuser, fragrance lamp, frame, framed art, framed canvas, framed photo, framed print, freestanding
      bath, fridge magnet, fridge magnets, frosted film, full length mirror, furniture, furniture leg, furniture
      polish, futon, galaxy light, galaxy projector, gallery wall, gallery wall set, gaming chair, gaming desk, garbage
      bag, garbage can, garland, garment rack, garment rail, garment steamer, gas pump replica, gemstone tree, geode,
      giclee, giclee print, gift wrap station, ginger jar, glass cleaner, glass sculpture, glass spray, glass vase,
      globe, golf ball bulb, gonk, grabber tool, grandfather clock, grout cleaner, growth chart ruler, gu10, gu10 led,
      gum remover, hair towel, haldi kumkum, haldi kumkum holder, haldi kumkum platter, half moon mat, hall runner,
      hall stand, hall tree, halloween decoration, halloween inflatable, hallway bench, hallway furniture, hallway
      runner, halogen bulb, hamper, hand fan electric, hand shower, hand soap dispenser, hand towel, hand towels,
      handheld vacuum, hanger, hangers, hanging decoration, hassock, hat rack, hat stand, head torch, headboard,
      headtorch, heat log, heat logs, heated blanket, heater, heirloom rose, helium balloon, hepa filter, hide rug,
      high bay, high bay light, highbay, holdback, hollowfibre filling, home accent, home accessory, home decor, home
      decoration, home fragrance, home furnishing, home spray, hooded blanket, hook, hoover bag, hot water cylinder,
      hot water tank, hour glass, hourglass, house number, house portrait, house sign, household cleaning, household
      essentials, household glove, household gloves, household supplies, humidifier, hurricane lamp, hutch, hygrometer,
      ice melt, incandescent bulb, incense, incense burner, incense burner set, incense cone, incense holder, incense
      in tin, incense set, incense stick, infrared heater, infrared panel, ink print, insect killer, insect screen,
      insect spray, insect trap, iron, iron cleaner, iron rest, iron steam, ironing board, ironing board cover, ironing
      mat, ironing water, isopropyl alcohol, jewellery tree home, jute rug, keepsake, keepsake box, key box, key
      cabinet, key holder, key holder wall, key hook, key lock box, key rack, keyring torch, kids bed, kilim, kiln
      dried log, kiln dried logs, kindling, king bed, kitchen bin, kitchen cabinet, kitchen cleaner, kitchen faucet,
      kitchen island, kitchen larder, kitchen mat, kitchen mixer, kitchen paper, kitchen roll, kitchen rug, kitchen
      spray, kitchen stool, kitchen table, kitchen tap, kitchen towel roll, kitchen worktop, knob, l shaped desk,
      ladder shelf, lametta, laminate underlay, lamp, lamp base, lamp holder, lamp shade, lamp stand, lampholder,
      lampshade, lantern, lantern decor, laptop desk, laptop table, latex balloon, latex balloons, laundry bag, laundry
      basket, laundry booster, laundry capsule, laundry capsules, laundry care, laundry counted tablet, laundry counted
      tablets, laundry detergent, laundry egg, laundry hamper, laundry liquid, laundry pod, laundry pods, laundry
      powder, laundry rack, laundry scent, laundry sheet, laundry sheets, laundry soap, laundry sorter, laundry
      supplies, laundry wash, lava lamp, lavender bag, leather cleaner, leather polish, led backlight, led bar
      portable, led batten, led bias light, led bulb, led bulbs, led lamp, led light, led light bulb, led light strip,
      led lights, led mirror, led panel, led pixel, led strip, led strip light, led strip lights, led tape, led torch,
      led tube, letter board, letter box, letter holder wall, letterbox, light, light bulb, light bulb star classic,
      light fixture, light pendant, light shade, light strip, light switch cover, lightbulb, lighter, lighting,
      limescale remover, line print, linen napkin, linen sheet, linen spray, linens, lining paper, lint brush, lint
      comb, lint free cloth, lint remover, lint roller, lint shaver, lithograph, living room furniture, living room
      set, log burner, log carrier, log holder, log rack, log sack, log sacks, loo brush, loo roll, loo roll holder,
      loo seat, lotion dispenser, lounge chair, love seat, loveseat, loveseat sofa, lowboard, lunaria, magazine rack,
      magic eraser, magnet, magnet fridge, magnetic screen door, magnets, mail box, mail holder, mailbox, makeup
      organiser, makeup organizer, makeup storage, makeup vanity, mantel clock, mantelpiece, marquee letter, marquee
      letters, massage recliner, matchboxes, matches, mattress, mattress cover, mattress pad, mattress protector,
      mattress topper, media console, medicine cabinet, memory box, memory foam mattress, memory foam pillow, memory
      foam topper, message board, metal art, metal polish, metal sculpture, metal shelf, metal sign, metal wall art,
      microfiber cloth, microfibre cloth, mirror, mirror cabinet, mixer tap, mobile decoration, moisture absorber, mold
      remover, money bank, money box, moon lamp, mop, mop bucket, mop head, mop refill, mosquito coil, mosquito killer,
      mosquito repellent plug, moss wall, moth ball, moth balls, moth trap, mothball, mothballs, motion sensor light,
      mould remover, mouse bait, mouse poison, mouse trap, moving box, multi purpose cleaner, multi purpose spray,
      multi surface cleaner, mural, murphy bed, music box, nag champa, name plate door, nap mat, napkin, napkin cloth,
      napkin holder, napkin ring, napkin rings, napkins, nativity, nativity scene, nativity set, neck fan, neon sign,
      nest of tables, nesting boxes, nesting table, nesting tables, net curtain, newspaper rack, night light,
      nightlight, nightstand, non slip mat, number tile, nutcracker, odor absorber, odor eliminator, odour eliminator,
      odour neutraliser, office chair, office furniture, oil burner, oil diffuser, oil filled radiator, oil heater, oil
      lamp, oil painting, oil radiator, oil warmer, orchid painting, organiser, organizer, original painting, ornament,
      ornamental, ostrich feather, ottoman, outdoor mat, outdoor rug, outdoor wall light, oven cleaner, oven pride,
      over door hook, overhead shower, overmantle, oxi action, painting, painting print, palo santo, pampas, pampas
      grass, pants hanger, papasan, paper garland, paper lantern, paper napkin, paper napkins, paper plates and
      napkins, paper tissue, paper towel, paperweight, papier mache, parquet, party banner, party decor, party
      decoration, party hat, party hats, party kit, party popper, party set, party streamer, party streamers, party
      supplies, partyware, path light, path lights, path marker light, path marker lights, pathway light, pathway
      lights, patio heater indoor, pedal bin, pedestal basin, pedestal fan, pedestal mat, peel and stick, peel and
      stick tile, peel and stick wallpaper, peephole, peg bag, pegboard, pegs, pellet stove, pelmet, pendant ceiling,
      pendant cluster, pendant lamp, pendant light, pendant shade, penlight, pennant, percale sheet, persian rug,
      peshtemal, pest repeller, pet portrait, photo album, photo backdrop, photo block, photo booth, photo booth props,
      photo canvas, photo clip, photo cube, photo display, photo frame, photo frames, photo holder, photo ledge, photo
      print, picture frame, picture frames, picture hanger, picture hanging strip, picture hanging strips, picture
      ledge, picture light, picture rail, piggy bank, pillar candle, pillow, pillow case, pillow cases, pillow cover,
      pillow insert, pillow mist, pillow protector, pillow sham, pillow spray, pillowcase, pillowcase for hair and
      skin, pixel led, pixel led light, pixel led strip, placemat, placemat fabric, placemats, plant stand indoor,
      plantation shutter, plantation shutters, plaque, plasma ball, plastic basket, plastic box, plate rack wall,
      platform bed, plinth, plug in pendant, plug in refill, plunger, pocket tissue, pooja plate, pooja thali, portable
      ac, portable air con, portable air conditioner, portable bar, portable fan, portable toilet, portrait painting,
      post box, poster, poster print, pot pourri, potpourri, pouf, pouffe, power shower, prayer beads holder, prayer
      mat, prayer rug, pre lit tree, prelit tree, preserved eucalyptus, preserved flower, preserved flowers, preserved
      moss, preserved rose, print, projector lamp light, puja thali, quadrant enclosure, quartz point, queen bed,
      quilt, quilt cover, quilt set, radiator, radiator valve, rain shower, rangoli, rangoli mat, rat bait, rat poison,
      rat trap, rattan basket, rattan lamp, rattan tray, reading lamp, rechargeable light, recliner, recycling bin,
      reed diffuser, reed diffuser refill, refuse sack, refuse sacks, resin burner, rgb controller, rimless wc, rinse
      aid, riser rail, roach bait, roach killer, robe hook, robot vac, robot vacuum, robotic vacuum, rocking chair,
      rodent trap, rodenticide, roller blind, roller shade, roman blind, roman shade, room diffuser, room divider, room
      fragrance, room freshener, room hanging, room mist, room scent, room spray, room thermometer, rope light, rotary
      airer, rubber glove, rubber gloves, rubbish bag, rubbish bags, rubbish bin, rug, rug pad, rugs, runner, runner
      rug, sachet, sachet scented, safe, safe box, sage bundle, sage smudge, salt lamp, sand timer, sanitary ware,
      sanitaryware, santa, satin pillowcase, satin pillowcase for hair and skin, satin sheet, scarf hanger, scent
      booster, scented candle, scented oil, scented sachet, scented wax, sconce, scourer, scouring pad, screen wipe,
      screen wipes, scrub brush, scrub pad, scrubber, scrubbing brush, scrubbing pad, sculpture, seagrass, seagrass
      basket, seasonal decor, seat cushion, sectional, sectional sofa, security torch, semi flush, semi flush fitting,
      semi flush mount, service bell, sewing table home, shadow box, shag rug, sham, shattaf, sheepskin, sheer, sheer
      curtain, sheet gripper, sheet grippers, sheet set, sheet sets, sheets, shelf, shelf liner, shelves, shelving,
      sherpa blanket, shoe bench, shoe box, shoe cabinet, shoe cleaner, shoe cleaning brush, shoe cupboard, shoe
      organizer, shoe rack, shoe shelf, shoe storage, shoes wash brush, shower accessories, shower bath, shower cabin,
      shower caddy, shower column, shower curtain, shower curtains, shower door, shower enclosure, shower filter,
      shower fittings, shower head, shower head filter, shower hose, shower mat, shower mixer, shower niche, shower
      panel, shower pump electric, shower rail kit, shower riser, shower rod, shower screen, shower seat, shower set,
      shower shelf, shower tray, shower trim kit, shower valve, showerhead, shutter, side sleeper pillow, side table,
      sideboard, sign, signed photo, silk flower, silk flowers, silk pillowcase, silk pillowcase for hair and skin,
      silk plant, silk sheet, silver dip, silver polish, single sleeved blanket, sink, sink mat, skirting board,
      skylight, slatted base, sleeper queen, sleeper sofa, sleeved blanket, slipcover, slipper bath, slot top curtain,
      smoke bomb, smoke detector alarm, smokeless coal, smudge, smudge stick, smudging, snow globe, snowman, soap dish,
      soap dish tumbler, soap dispenser, soap holder, soap pump, soap tray, sofa, sofa bed, sofa cover, sofa leg, sofa
      set, sofa throw, soft furnishing, soft furnishings, soft tissue, soft tissues, solar lantern, solar string light,
      solar string lights, souvenir spoon, soy candle, space heater, space saver bag, space saver bags, sparkler,
      sparklers, spin dryer, spin mop, spin scrubber, splashback, split ac, sponge, spotlight, spray starch, spring
      mattress, squeegee, stackable chair, stain remover, stain stick, stair carpet, stair nosing, stair rod, stair
      runner, stair tread, stair treads, stand fan, standing desk, standing mirror, star projector, starch spray,
      statue, steam generator iron, steam iron, steam mop, steam press, steamer garment, steel wool, step stool, stick
      vac, stick vacuum, stone cleaner, stool, storage bag, storage basket, storage basket set, storage bed, storage
      bench, storage bin, storage box, storage cabinet, storage caddy, storage chest, storage crate, storage cube,
      storage furniture, storage jar bathroom, storage ottoman, storage rack, storage stool, storage tote, storage
      tower, storage trunk, storage unit, stove fan, stove glove, stove pipe, streamer, string light, string lights,
      study desk, study lamp, study table, sun catcher, suncatcher, sunset lamp, surface spray, surface wipe, surface
      wipes, sweeper, swing arm lamp, swivel chair, t light, t light candle, t light candles, t light holder, t lights,
      table, table clock, table confetti, table cover, table decoration, table fan, table lamp, table lamp shade, table
      light, table lights, table linen, table linens, table runner, table skirt, tablecloth, tallboy, tap, taper
      candle, taper holder, tapestries, tapestry, taps and mixers, tassel, tatami, tea light, tea light holder, tea
      lights, tealight, tealight holder, temple jar, tension rod, thermometer hygrometer, thermostat, threshold bar,
      throne chair, throw, throw blanket, throw cushion, throw pillow, throw pillow cover, throw rug, tie backs, tie
      rack, tieback, tile, tile cleaner, tile sticker, tin sign, tinsel, tissue box, tissue paper box, tissue paper
      roll, tissue roll, tissues, toilet, toilet brush, toilet brush holder, toilet cleaner, toilet freshener, toilet
      light, toilet mat, toilet pan, toilet paper, toilet paper holder, toilet roll, toilet roll holder, toilet seat,
      toilet seat cover, toothbrush holder, toothbrush tumbler, top sheet, torch, torch light, touch bin, towel, towel
      bale, towel bar, towel holder, towel hook, towel ladder, towel rack, towel radiator, towel rail, towel set,
      towels, tower fan, toy box storage, toy storage, track light, trash bag, trash bags, trash bin, trash can, tray
      table, treasure chest, tree decoration, tree skirt, tree topper, trinket box, tripod lamp, trouser hanger,
      trouser rack, trv, tube light, tumble dryer, tumbled stone, tumbled stones, tumbler bathroom, turbine head, tv
      background light, tv backlight, tv bench, tv cabinet, tv console, tv lowboard, tv rack, tv stand, tv table, tv
      unit, tv wall unit, twig tree, ultrasonic cleaner, ultrasonic diffuser, ultrasonic repeller, umbrella holder,
      umbrella stand, under bed storage, under sink organizer, underbed storage, underblanket, underfloor heating,
      underfloor heating mat, underlay, underwear organizer, upholstered bed, uplighter, upright vacuum, urinal block,
      urinal screen, urli, urn, vac bag, vacuum, vacuum bag, vacuum bags, vacuum cleaner, vacuum filter, vacuum robot,
      vacuum roller, vacuum storage bag, vacuum storage bags, valance, valet stand, vanity, vanity light, vanity
      mirror, vanity table, vase, venetian blind, vertical blind, vinyl decal wall, voile, voile panel, votive, votive
      holder, waffle towel, walk in closet, wall art, wall art painting, wall canvas, wall clock, wall clocks, wall
      cross, wall cube, wall decal, wall decals, wall decor, wall hanging, wall hook, wall hooks, wall hooks adhesive,
      wall hung wc, wall lamp, wall lamps, wall letter, wall letters, wall light, wall lights, wall mask, wall masks,
      wall mirror, wall mirrors, wall mural, wall murals, wall painting, wall panel, wall paneling, wall pennant, wall
      picture, wall plaque, wall poster, wall print, wall prints, wall sconce, wall shelf, wall shelf set, wall sign,
      wall sticker, wall stickers, wall tapestry, wall tidy, wall tile, wall toran, wallpaper, wallpapers, wardrobe,
      wash basin, wash stand, washbasin, washcloth, washer dryer, washer lid switch, washer machine, washing capsule,
      washing capsules, washing line, washing liquid, washing machine, washing powder, washing soda, washing up glove,
      washing up gloves, washing up liquid, wasp trap, waste basket, waste bin, wastebasket, water heater, water
      softener, watercolor painting, watercolor painting print, watercolor print, watercolor prints, watercolour
      painting, watercolour print, wax burner, wax cube, wax cubes, wax melt, wax melts, wax tart, wax warmer, wax
      warmers, wc, wc pan, wc seat, wearable blanket, weather station, weather strip, wedding arch, wedding decoration,
      wedding favor, wedding favour, wedding sign, weighted blanket, wet floor, wet room panel, wetroom panel, wetwall,
      wetwall panel, wheeled storage, whirlpool bath, wick trimmer, wicker basket, wicker storage, wind chime, wind
      chimes, wind spinner indoor, window blind, window cleaner, window cling, window curtain, window decal, window
      film, window insulation, window robot, window screen, window shutter, window sticker, window treatments, wine
      cabinet, wingback chair, winter fuel, wire basket, wire shelf, wood burner, wood burning stove, wood carving,
      wood cleaner, wood letter, wood letters, wood pellet, wood pellets, wood polish, wood stove, wood wall art, wood
      wax, wooden blind, wooden block letter, wooden block letters, wooden carving, wooden cross, wooden wall letter,
      wooden wall letters, wool blanket, wool rug, wool throw, worktop, world globe, woven basket, wreath, writing
      desk, xmas tree, yoga mat storage, zebra blind, zellige, zoflora`,
    ],
  ],
  unsure: `altar, basin, basket, bathroom, bedroom, bench, bin, blackout lining, blind, boiler, buddha, bulb, bulkhead,
    bunting, bust, canvas, cleaner, closet, crucifix, crystal, cushion, decor, drawer pull, fan, figurine, fireworks,
    flag, flush mount, frame, gonk, gu10, hanger, hook, hutch, iron, iron steam, keepsake, knob, led pixel, light,
    lighting, linens, lunaria, magnet, matches, nativity, ornament, ornamental, pampas, pegs, pixel led, plinth,
    poster, print, radiator, runner, sachet, safe, santa, sectional, shadow box, sheepskin, sheer, sheets, shelf,
    shutter, sign, skylight, smudge, smudging, snowman, sponge, streamer, sweeper, tallboy, tap, tassel, throw, tile,
    torch, underlay, urn, valance, voile, wc`,
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
      boch bath, voluspa, waterford crystal, woodwick, yankee candle, zoflora`,
  },
};
