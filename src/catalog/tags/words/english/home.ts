import type { Subject } from '../words.ts';

export const HOME: Subject = {
  things: [
    ['HOME+JEWELRY', 'jewellery dish, jewelry dish, ring dish, trinket dish, trinket tray'],
    [
      'HOME+KITCHEN',
      `1 5 bowl sink, apron front sink, belfast sink, butler sink, composite sink, double bowl sink, drop in sink,
      farmhouse sink, fireclay sink, granite sink, inset sink, kitchen sink, prep sink, single bowl sink, sink and
      drainer, undermount sink, workstation sink`,
    ],
    [
      'HOME',
      `10 5 tog, 13 5 tog, 3 wick, 4 5 tog, 8x10 frame, a3 frame, a4 frame, aarti thali, abalone shell, abstract
      watercolor, ac unit, accent table, acoustic panel, acrylic on canvas, address sign, addressable led strip,
      adhesive hook, adhesive remover home, adjustable base, advent calendar, advent candles, advent wreath,
      advertising sign, aerator tap, aerosol refill, african mask, agarbatti, agarbatti sandal, agate bookends, agate
      slice, age balloon, air con, air conditioner, air conditioning, air cooler, air fill balloon, air filter
      purifier, air freshener, air purifier, airbed, airer, airwick refill, aisle runner, alarm clock, alcove tub, all
      purpose cleaner, altar, altar bell, altar candle, altar cloth, altar cup, altar tile, aluminium blind, aluminium
      profile led, amethyst cathedral, amethyst cluster, amethyst tower, anaglypta, andirons, ant bait, ant killer, ant
      powder, anti fatigue mat, anti slip underlay, antibacterial spray, antique chest, antique clock, antique frame,
      antique lamp, antique mirror, antique print, antique rug, antique table, aperture frame, apothecary bottle,
      apothecary jar, applicator sleeve window, arc lamp, arch mirror, arched mirror, area rug, arm caps, armchair,
      armoire, aroma lamp, aroma oil, aroma stone, art canvas print, art glass, art glass vase, art poster, art print,
      art print framed, art print unframed, art prints, artificial bouquet, artificial bridal bouquet, artificial
      flower, artificial flowers, artificial foliage, artificial grass plant, artificial hanging plant, artificial
      orchid, artificial palm tree, artificial plant, artificial plants, artificial stem, artificial tree, artificial
      wedding bouquet, ashtray, atmosphere light, autographed photo, ayatul kursi, b22 bulb, back to wall pan, back to
      wall toilet, back to wall unit, backdrop, backdrop curtain, backflow burner, backflow cone, backsplash, bakhoor
      burner, balloon, balloon arch, balloon bouquet, balloon box, balloon kit, balloon mosaic frame, balloon pump,
      balloon ribbon, balloon stand, balloon tape, balloon weight, balloons, bamboo blind, bamboo shade, banner, banner
      happy, bannister brush, banquet roll, baptism candle, bar cart, bar shower, bar table, bar valve, bar valve
      shower, barometer, barrel head, barrel stave, base valance, basin, basin bowl, basin mixer, basin plug, basin
      tap, basin waste, basket, basket strainer waste, bath applique, bath board slatted, bath caddy, bath end panel,
      bath feet, bath filler, bath front panel, bath legs, bath mat, bath mixer, bath overflow, bath panel, bath
      pillow, bath plug, bath rug, bath screen, bath set, bath sheet, bath side panel, bath taps, bath tissue, bath
      towel, bath tray, bath waste, bathmat, bathrobe hook, bathroom accessories, bathroom bin, bathroom cabinet,
      bathroom caddy, bathroom cleaner, bathroom descaler, bathroom faucet, bathroom fittings, bathroom fixtures,
      bathroom furniture, bathroom heater, bathroom mat, bathroom mirror, bathroom rug, bathroom scale, bathroom set,
      bathroom shelf, bathroom stool, bathroom suite, bathroom tumbler, bathroom vanity, bathtub, batten holder, batten
      led, bauble, beach towel, bead curtain, bean bag, beanbag, bed, bed pillow, bed scarf, bed skirt, bed tent, bed
      warmer pan, bedding, bedding bundle, bedding set, bedframe, bedroom furniture, bedsheet, bedside caddy, bedside
      lamp, bedside table, bedspread, bedstead, beeswax candle, beeswax polish, beeswax taper, bellows, bench, bench
      cushion, bench seat, bench storage, beni ourain, benzoin resin, berber rug, bergere, bias lighting, bicarbonate
      of soda cleaning, bidet, bidet sprayer, bifold door shower, bin, bin bag, bin liner, bin sacks, bio liquid
      laundry, bioethanol, birthday balloon, birthday banners, birthday candle, birthday decoration, black sacks,
      blackout curtain, blackout lining, blackout pair, blackout roller, bladeless fan, blanket, blanket box, blanket
      chest, blanket ladder, blanket with sleeve, bleach, bleach spray, bleach tablets, blind, blind bracket, blind
      chain, blind motor, blind slats, blinds, block letter, blue roll, bobble remover, body pillow, boiler, boiling
      water tap, bollard light, bolster, book rack, book stand, bookcase, bookend, bookends, bookshelf, bookshelves,
      boot scraper, borax, botanical print, bottle cleaning brush home, boucherouite, box frame, box spring, bracket
      clock, braided flex, brass cleaner, brass idol, brass ornament, brass polish, brasso, brick cleaner, bridge
      mixer, bridge tap, bronze figure, broom, brush roll, bubble balloon, bubble candle, bucket, buckwheat pillow, bud
      vase, buddha, buddha head, buddha ornament, buddha statue, buffer tank heating, bug zapper, building block word,
      bulb, bulb holder, bulb socket, bulkhead, bulkhead light, bunny tail, bunting, bunting fabric, bunting flag,
      bureau, bust, butler tray, butterfly frame, byzantine icon, c fold, c fold towel, c table, cabinet, cabinet pull,
      cable management box, cable tidy box, cachepot vase, caddy liner, cafe curtain, cake candle, cake fountain
      candle, cake stand party, camphor, camphor tablet, candelabra, candle, candle accessories, candle bulb, candle
      care kit, candle cloche, candle gift set, candle holder, candle house, candle jar, candle lamp, candle lantern,
      candle lid, candle pillar plate, candle plate, candle refill, candle set, candle snuffer, candle stick, candle
      tin travel, candle tray, candle warmer, candle warmer lamp, candle wick trimmer, candleholder, candlepot,
      candlestick, canvas, canvas art, canvas painting, canvas print, canvas wall, canvas wall art, cap rack,
      capodimonte, car diffuser, car fragrance home, carbon monoxide alarm home, card box wedding, card holder place
      name, carnival glass, carpet, carpet cleaning machine, carpet shampoo, carriage clock, carved wood, cash box,
      cashmere shampoo, cashmere wash, cast iron cauldron, cast iron hook, caster cup, castor cups, cauldron, caution
      sign, cedar balls, cedar block, cedar hangers, cedar rings, cedar smudge, ceiling cup, ceiling fan, ceiling lamp,
      ceiling light, ceiling pendant, ceiling plate light, ceiling rose, ceiling shower arm, ceiling spotlight,
      celestite cluster, cellular shade, cellulose sponge, censer, centerpiece, centrefeed, centrepiece, centrepieces,
      ceramic vase, certificate frame, cfl bulb, chair, chaise, chaise longue, chakra stone, chalkboard sign, challah
      board cover, challah cover, chamois, chandelier, channel cubes, character jug, charcoal tablets incense,
      chesterfield, chewing gum remover, chiffonier, children s bed, childrens bed, chime candle, chimney balloon,
      chimney brush, chimney cap, chimney cowl, chinese lantern paper, christening candle, christmas ball, christmas
      cracker, christmas decoration, christmas gnome, christmas inflatable, christmas light, christmas ornament,
      christmas stocking, christmas tree, christmas tree skirt, christmas village, chrome balloons, church candle,
      cillit bang, cistern, citric acid cleaning, citrine cluster, citronella candle, clamp lamp, clawfoot bath,
      clawfoot tub, cleaner, cleaning brush, cleaning caddy, cleaning cloth, cleaning concentrate, cleaning glove,
      cleaning kit, cleaning mop, cleaning rags, cleaning spray, cleaning starter kit, cleaning tablet refill, cleaning
      tablets, cleaning trolley, cleaning vinegar, cleaning wipe, clear sacks, click clack waste, clicker waste,
      clinical waste bags, clip lamp, cloakroom basin, cloakroom suite, cloakroom unit, cloakroom vanity, clock,
      cloisonne vase, close coupled wc, closet, closet light, closet rod, closet system, cloth cable, cloth napkin,
      clothes airer, clothes dryer, clothes drying, clothes hanger, clothes horse, clothes line, clothes peg, clothes
      prop, clothes rack, clothes rail, clothes steamer, clothesline, clothesline box, clothespin, cluster pendant,
      coal hod, coal scuttle, coaster, coaster frame, coasters, coat hanger, coat hook, coat rack, coat rail, coat
      stand, coat tree, cob strip, cobweb brush, cockroach killer, coffee table, coffer, coir mat, collage frame,
      collapsible crate, collector spoon, color catcher, colour catcher, column radiator, combi boiler, comforter,
      command hook, command strip, command strips, compactor sacks, companion set, compost bin kitchen, compostable bin
      liners, computer table, concealed valve shower, concrete cleaner, cone hats, cone shade, confetti, confetti
      balloon, console table, contour pillow, convector, coolie shade, cooling fan, cooling pillow, copal resin, copper
      cleaner, copper kettle decor, cord grip, cordless vac, corner basin, corner bath, corner caddy, corner shelf,
      cornice, cosmetic organizer, cosmetic storage, cotton napkin, cotton sheet, cotton stem, cotton throw, cotton
      wicks puja, couch, counter basin, counter top basin, countertop basin, coverlet, coving, cowhide rug, cracker
      filler, cranberry glass, cream cleaner, credenza, cremation urn, crepe paper streamers, crepe streamer, crevice
      tool, crochet doily, crucifix, crucifix wall, crystal, crystal angel, crystal ball, crystal candle, crystal
      carving, crystal cathedral, crystal cluster, crystal egg, crystal freeform, crystal grid, crystal heart, crystal
      kit, crystal moon carving, crystal mushroom carving, crystal pendulum, crystal point, crystal pyramid, crystal
      set, crystal skull, crystal slab, crystal sphere, crystal stone, crystal tower, crystal tree, crystal wand, cube
      insert, cube storage, cube storage box, cuckoo clock, curtain, curtain clip rings, curtain finial, curtain
      glider, curtain header tape, curtain hook, curtain pair, curtain panel, curtain pole, curtain rail, curtain ring,
      curtain rod, curtain tie back, curtain track, curtain weights, curtains, cushion, cushion cover, cushion covers,
      cushion feather pad, cushion filler, cushion inner, cushion insert, cushion pad, dado rail, dance floor,
      davenport, day and night blind, day night blind, daybed, daylight roller, deck mounted tap, decking restorer,
      deco figure, deco pendant, decor, decor vase, decoration, decorations, decorative accent, decorative accessories,
      decorative ball, decorative bottle, decorative bowl, decorative box, decorative branches, decorative figurine,
      decorative letter, decorative mirror, decorative object, decorative pillow, decorative plate, decorative sign,
      decorative statue, decorative tray, decorative vase, deer antlers mount, defuzzer, degreaser, dehumidifier,
      delicate wash, demister mirror, demister pad, depiller, deposit box cash, descaler, designer radiator, desk, desk
      clock, desk lamp, desktop decoration, detergent, dhoop, dhurrie, diffuser, digital clock, digital shower, dining
      bench, dining chair, dining furniture, dining set, dining table, dinner candle, dinner candles, disco ball, disco
      lights party, dish and tumbler, dish block, dish brush refill, dish soap, dish wash, dishwasher cleaner,
      dishwasher counted tablet, dishwasher pod, dishwasher salt, dishwasher tab, dishwasher tablet, dishwashing,
      dishwashing tablet, disinfectant, disinfecting wipe, display case, disposable glove, divan, diverter valve
      shower, divine mercy, diwali decoration, diya, dog draft stopper, dog waste bin, doily, doona, doona cover, door
      bar, door bell chime, door chain, door chime, door curtain, door knocker, door mat, door number, door plate, door
      screen, door seal, door sign, door snake, door stopper, door sweep, door threshold, door toran, door wreath,
      doorbell chime, doormat, doorstop, double ended bath, double vanity, douche kit, doulton figurine, down duvet,
      down pillow, down topper, downlight, downlighter, dowsing pendulum, dowsing rods, draft excluder, draft stopper,
      drain cleaner, drain gel, drain strainer, drain unblocker, drape, draught excluder, draught stopper, drawer,
      drawer liner, drawer pull, dream catcher, dreamcatcher, drench head, dresser, dried bouquet, dried buttonhole,
      dried flower, dried flower bouquet, dried flowers, dried grass, drinks trolley, drip tray, drum shade, dryer
      ball, dryer heating element, dryer machine, dryer sheet, drying rack, drying stand, dual fuel element, duckboard,
      duo blind, dust mop, dust pan, dust ruffle, dustbin, duster, dusting cloth, dusting wand, dustpan, duvet, duvet
      cover, duvet covers, duvet filler, duvet inner, duvet insert, duvet set, e14 bulb, e27 bulb, easter decoration,
      edison bulb, egg chair indoor, eid balloons, eid bunting, eid decoration, eiderdown, electric blanket, electric
      boiler, electric fan, electric fire, electric shower, electric throw, electric wax melter, emergency light,
      empire shade, enamel advertising sign, enamel sign, end table, entertainment center, entertainment unit,
      entomology frame, entryway bench, enzyme cleaner, essential oil holder, etagere, etching signed, eternal rose,
      eucalyptus bunch, eucalyptus stem, euro crate, evaporative cooler, event supplies, everlasting rose, exhaust fan,
      extension pole window, extractor fan, eyelet curtain, eyelet pole, eyelet voile, fabric bunting, fabric cable
      lighting, fabric conditioner, fabric flex, fabric freshener, fabric refresher, fabric shaver, fabric softener,
      fabric spray, face cloth, face towel, facial tissue, fairy light, fairy lights, fake plant, fan, fanous, faucet,
      faux bouquet, faux boxwood, faux branch, faux bridal bouquet, faux eucalyptus, faux fern, faux ficus, faux
      flower, faux foliage, faux garland, faux greenery, faux hydrangea, faux ivy, faux monstera, faux olive tree, faux
      orchid, faux pampas, faux peony, faux plant, faux rose, faux stem, faux succulent, faux tree, faux wood blind,
      faux wreath, feather duvet, feather pad, feather pillow, feather topper, felt basket, felt pads furniture,
      festoon, festoon light, fiber reeds, fibre reeds, figurine, figurine decor, filament bulb, filter tap, fine art
      print, finial, finials, finish tablets, fire basket, fire bricks, fire cement, fire dogs, fire grate, fire guard,
      fire lighters, fire pit glass, fire safe, fire screen, fire starter log, fire surround, fire tool, firebrick,
      fireguard, firelighter, fireplace, fireplace tool, fireside glove, fireside set, firewood, fireworks, fitted
      sheet, fixed head shower, flag, flag bunting, flag pole, flagpole, flameless candle, flannel sheet, flapper,
      flashlight, flat mop, flat sheet, flatweave, flatweave rug, fleece blanket, floater frame, floating candle,
      floating shelf, flood light, floodlight, floor cleaner, floor cushion, floor lamp, floor light, floor maintainer,
      floor mirror, floor pads, floor pillow, floor polish, floor polisher, floor runner, floor sealer, floor seat,
      floor stripper, floor tile, floor vase, floor wash, floor wipes, floorhead, flooring, flower girl basket, flower
      painting, flower pot stand, flower stem, flower vase, flower wall, flue, flue liner, flue pipe, fluorescent tube,
      fluorite tower, flush button, flush handle, flush mount, flush plate, flush valve, fly killer, fly paper, fly
      screen, fly spray, fly swat, fly swatter, fly trap, foam block upholstery, foam dispenser, foam rose, foil
      balloon, foil curtain, foil number, folding crate, folding screen, folding table, food safe sanitiser, foot mat,
      foot rest, footrest, footstool, forever rose, four poster, fragrance lamp, fragrance refill aerosol, frame,
      framed art, framed canvas, framed mirror, framed photo, framed poster, framed print, frankincense resin,
      frankincense tears, free flow waste, freeform, freestanding bath, freestanding tub, fridge magnet, frosted film,
      full length mirror, full pedestal, furniture, furniture leg, furniture polish, furniture risers, furniture
      sliders, furniture wax, futon, g4 bulb, g9 bulb, galaxy light, galaxy projector, gallery frame, gallery wall,
      gaming chair, gaming desk, ganesh statue, ganesha idol, ganesha statue, garbage bag, garbage can, garland,
      garment bag storage, garment rack, garment rail, garment steamer, gas boiler, gas pump replica, gemstone angel,
      gemstone tree, gender reveal balloon, gender reveal cannon, geode, ghee wicks, giclee, gift wrap station, ginger
      jar, glass cleaner, glass cloth, glass spray, glass vase, globe, globe pendant, globe wall light, gls bulb, gold
      mirror, golf ball bulb, golf bulb, gonk, grab handle bath, grabber tool, graffiti remover, grandfather clock,
      grandmother clock, granite cleaner, gridwall, grout cleaner, growth chart canvas, growth chart ruler, gu10, gu10
      led, guardian angel statue, gum remover, hair towel, hairpin leg, haldi kumkum, haldi kumkum platter, half moon
      mat, hall runner, hall stand, hall tree, halloween decoration, halloween inflatable, hallway bench, hallway
      furniture, hallway runner, halogen bulb, hamper, hamsa wall, hand brush, hand dryer, hand fan electric, hand
      flag, hand flags, hand shower, hand soap dispenser, hand towel, hand waving flag, handrail light, handset shower,
      hanger, hanger clips, hangers, hanging decoration, hanging storage, hanging swirls, hanukkah candles, hanukkah
      decoration, hanukkiah, hanuman statue, hassock, hat rack, hat stand, havan kund, havan samagri, havdalah candle,
      havdalah set, head torch, headboard, headtorch, hearth rug, hearth tidy, heat log, heated blanket, heated towel
      rails, heater, heirloom rose, helium balloon, helium canister, helium cylinder balloon, helium tank, henry bags,
      hepa filter, hepaflo, heriz, hide rug, high bay, high sleeper, highbay, hob cleaner, hob scraper, holdback,
      hollowfibre filling, holy family statue, holy water bottle, holy water font, home accent, home accessory, home
      decor, home decoration, home fragrance, home furnishing, home spray, honeycomb ball, honeycomb blind, honeycomb
      decoration, honeycomb shade, hooded blanket, hook, hook rack, hook rail, hoover bag, hoover belt, hoover hose,
      horizontal radiator, horse brass, horse brasses, hot water bottle cover home, hot water cylinder, hot water tank,
      hour glass, hourglass, house number, house portrait, house sign, household cleaning, household essentials,
      household glove, household supplies, housekeeping trolley, humidifier, hummel figurine, hurricane lamp, hurricane
      vase, hutch, hydrotherapy whirlpool, hygiene roll, hygrometer, ice fountain candle, ice melt, icon print, in line
      switch lamp, incandescent bulb, incense, indirect cylinder, industrial wipes, infrared panel, ink print, insect
      killer, insect screen, insect spray, insect trap, instant hot tap, intention candle, interfold, iron, iron
      cleaner, iron hook, iron rest, iron steam, ironing board, ironing mat, ironing water, islamic canvas, islamic
      wall art, isopropyl alcohol, jacuzzi bath, janitor trolley, janitorial cart, japanese bath, jasperware, jesus
      statue, jewellery tree home, jumbo roll dispenser, junior bedding, junior duvet, jute boucle, jute rug, jute
      runner, k2 radiator, kalash, kallax insert, kashan, keepsake, keepsake box, kentucky mop, key box, key holder,
      key hook, key lock box, key rack, keyring torch, kids bed, kids bedding, kids duvet, kids hangers, kids lamp,
      kids rug, kids wall stickers, kilim, kiln dried log, kindling, kitchen bin, kitchen cabinet, kitchen cleaner,
      kitchen faucet, kitchen island, kitchen larder, kitchen mat, kitchen mixer, kitchen paper, kitchen roll, kitchen
      rug, kitchen sink waste, kitchen splashback, kitchen spray, kitchen stool, kitchen table, kitchen tap, kitchen
      towel roll, kitchen worktop, knitwear comb, knitwear wash, knob, koran stand, krishna statue, l shape bath,
      ladder shelf, lakshmi statue, lametta, laminate underlay, lamp, lamp base, lamp cord set, lamp finial, lamp
      holder, lamp shade, lamp stand, lampholder, lampshade, lampshade carrier, lampshade frame, lampshade harp,
      lampshade kit, lantern, lantern decor, laptop desk, laptop table, last night sign, latex balloon, latex pillow,
      laughing buddha, laundry bag, laundry basket, laundry beads, laundry bin, laundry booster, laundry capsule,
      laundry care, laundry counted tablet, laundry egg, laundry gel, laundry liquid, laundry perfume, laundry pod,
      laundry powder, laundry rack, laundry sack, laundry sanitiser, laundry scent, laundry sheet, laundry soap,
      laundry sorter, laundry stripping, laundry strips, laundry supplies, laundry tablets, laundry wash, laundry
      whitener, lava lamp, lavender bag, lavender sachet, leaner mirror, leather cleaner, leather polish, led
      backlight, led bar portable, led batten, led bias light, led bulb, led candle, led channel, led demister, led
      demister mirror, led lamp, led light, led mirror, led panel, led pixel, led profile, led strip, led strip light,
      led strip lights, led tape, led tealights, led torch, led tube, letter balloon, letter board, letter box, letter
      holder wall, letterbox, light, light bulb, light fixture, light pendant, light shade, light strip, light switch
      cover, lightbulb, lighter, lighting, lighting cable fabric, lighting flex, limescale remover, limited edition
      print, line print, linear drain, lined curtains, linen mist, linen napkin, linen sheet, linen spray, linens,
      lining paper, linocut print, lint brush, lint comb, lint free cloth, lint remover, lint roller, lint shaver,
      lithograph, litter bin, litter picker, living room furniture, living room set, lladro figurine, loban, log
      basket, log bin, log burner, log carrier, log holder, log rack, log sack, longcase clock, loo brush, loo roll,
      loo seat, loofah kitchen scourer, lotion dispenser, love seat, loveseat, lowboard, lunaria, macerator, magazine
      rack, magic eraser, magnet, magnet fridge, magnetic frame poster, magnetic screen door, magnets, mail box, mail
      holder, mailbox, majolica, makeup organiser, makeup organizer, makeup storage, makeup vanity, mandir, mantel
      clock, mantelpiece, mantle clock, marquee letter, massage recliner, matchboxes, matches, mattress, mattress in a
      box, media console, medicine cabinet, memorial candle, memory box, memory foam pillow, memory foam topper,
      menorah, merkaba, message board, metal art, metal polish, metal shelf, metal sign, metal wall art, mezuzah,
      microfiber cloth, microfibre cloth, microfibre duvet, mid sleeper, mini jumbo, mirror, mixer shower, mixer tap,
      mobile decoration, moisture absorber, mold remover, money bank, money box, monobloc tap, montessori bed, moon
      gate, moon lamp, mop, mop handle, mop head, mop pad, mop refill, mop wringer, mopping system, mosquito coil,
      mosquito killer, mosquito repellent plug, moss wall, moth ball, moth killer, moth repellent, moth trap, mothball,
      motion sensor light, mould remover, mouse bait, mouse poison, mouse trap, moving box, mr16, multi purpose
      cleaner, multi purpose spray, multipurpose cleaner, mural, murano clown, murano glass, murano vase, murti, music
      box, myrrh resin, nag champa, name plate door, nap mat, napkin, napkins, nativity, nativity scene, nativity set,
      neck fan, neon flex, neon sign, nest of table, nest tables, nesting boxes, nesting table, net curtain, net rod,
      net wire, newspaper rack, night light, nightlight, nightstand, no drill blind, non bio, non bio liquid, non slip
      hangers, non slip mat, number balloon, number candle, number tile, numeral candle, nutcracker, obsidian mirror,
      obsidian sphere, odor absorber, odor eliminator, odour eliminator, odour neutraliser, odour remover, office
      furniture, oil boiler, oil burner, oil filled radiator, oil lamp, oil on board, oil on canvas, oil on panel, oil
      painting, oil radiator, oil warmer, orbz balloon, orchid painting, organiser, organizer, organza sash, orgone
      pyramid, orgonite, original acrylic painting, original oil, original painting, original watercolor, original
      watercolour, ornament, ornamental, orthodox icon, ostrich feather, ottoman, ottoman box, oushak, outdoor mat,
      outdoor rug, outdoor wall light, oven cleaner, oven pride, over door hook, over door storage, overhead shower,
      overmantel mirror, overmantle, oxi action, p shape bath, p shaped bath, painting, painting print, palm stone,
      palo santo, pampas, pampas grass, pampas vase, panel radiator, pants hanger, papasan, paper blind, paper fan
      decoration, paper holder, paper lantern, paper napkin, paper plates and napkins, paper tissue, paper towel,
      paperweight, papier mache, parquet, party crown paper, party decor, party decoration, party hat, party kit, party
      lights, party popper, party set, party streamer, party supplies, party tiara paper, partyware, paschal candle,
      pastel balloons, patchwork quilt, path light, path lights, path marker light, pathway light, patio heater bulb,
      patio heater indoor, pebble mirror, pedal bin, pedal bin liner, pedestal basin, pedestal fan, pedestal mat,
      pedestal table, peel and stick, peel and stick wallpaper, peephole, peg bag, peg rail, pegboard, pegs, pellet
      stove, pelmet, pencil pleat, pencil pleat curtain, pendant ceiling, pendant cluster, pendant cord, pendant lamp,
      pendant lampshade, pendant light, pendant set, pendant shade, pendulum dowsing, penlight, pennant, pentacle
      altar, percale, percale sheet, perfect fit blind, persian rug, peshtemal, pest repeller, pet portrait, petal
      cone, pew end, photo album, photo block, photo booth, photo booth frame, photo booth props, photo canvas, photo
      clip, photo cube, photo display, photo frame, photo frames, photo holder, photo ledge, photo print, picture
      frame, picture hanger, picture hanging strip, picture ledge, picture light, picture rail, piggy bank, pillar
      candle, pillar taps, pillow, pillow and linen mist, pillow case, pillow cover, pillow insert, pillow mist, pillow
      pair, pillow protector, pillow spray, pillowcase, pillowcase for hair and skin, pillowslip, pinch pleat, pinch
      pleat curtain, pivot door shower, pixel led, pixel led light, pixel led strip, place card holder, placemat, plant
      stand indoor, plant table, plantation shutter, planter vase, plaque, plasma ball, plastic basket, plastic box,
      plate rack wall, pleated blind, plinth, plinth light, plug in pendant, plug in refill, plunger, pocket cross,
      pocket sprung, pocket stone, pocket tissue, polishing cloth home, pond light, pooja bell, pooja mandir, pooja
      plate, pooja samagri, pooja set, pooja thali, pop up waste, porcelain figure, porcelain figurine, portable ac,
      portable bar, portable fan, portrait painting, post box, post cap light, poster, poster frame, poster hanger,
      poster print, pot filler, pot pourri, potpourri, pouf, pouffe, power shower, prayer beads holder, prayer flag,
      prayer mat, prayer rug, prayer wheel, pre lit tree, prelit tree, preserved eucalyptus, preserved flower,
      preserved moss, preserved rose, pressure washer patio home, print, print hanger, projector lamp light, pub sign,
      puja bell, puja kit, puja mandir, puja set, puja thali, pull down faucet, pull down kitchen faucet, pull out
      spray tap, pull out tap, quadrant enclosure, quartz cluster, quartz obelisk, quartz point, quartz sphere, quartz
      tower, quartz tumble, quilt, quran holder, quran stand, radiator, radiator bracket, radiator cover, radiator
      feet, radiator shelf, radiator valve, rag bag, railway sign, rain shower, rainfall shower, ramadan calendar,
      ramadan decoration, ramadan lantern, rangoli, rat bait, rat poison, rat trap, rattan basket, rattan lamp, rattan
      pendant, rattan reeds, rattan tray, raw amethyst, raw crystal, raw quartz, raw stone, reading lamp, rechargeable
      light, recliner, record frame, recycling bin, refill concentrate, refuse bags, refuse sack, register plate,
      regular boiler, rehal, relight candles, religious icon, resin burner, rgb controller, rgb strip, ribbed candle,
      rigid riser, rim block, rimless pan, rimless wc, ring bearer pillow, ring cushion wedding, ring pillow, rinse
      aid, riser rail, ritual candle, roach bait, roach killer, robe hook, robot vac, rodent trap, rodenticide, roll
      top bath, roller blind, roller shade, roman blind, roman shade, roof blind, room and linen mist, room candle,
      room decorating kit, room divider, room fragrance, room freshener, room hanging, room mist, room scent, room
      spray, room thermometer, room thermostat, rope basket, rope light, rose quartz tower, rotary line, rotary pads,
      rough crystal, rough in valve, rough stones, round rug, royal doulton lady, rubber glove, rubbish bag, rubbish
      bin, rug, rug grip, rug gripper, rug pad, rug underlay, rugs, runner, runner rug, rust remover laundry, sachet,
      sachet scented, sacred heart, safe, safe box, sage bundle, sage smudge, sage stick, saint statue, salt lamp,
      sambrani, sand ceremony, sand timer, saniflo, sanitary bin, sanitary ware, sanitaryware, sanitiser spray surface,
      santa, satin pillowcase for hair and skin, satin sheet, satsuma vase, scalloped mirror, scarf hanger, scene
      setter, scent booster, scented candle, scented oil, scented sachet, scented wax, sconce, scourer, scouring pad,
      screen print art, screen wipe, screenprint, scrub brush, scrub pad, scrubber, scrubbing brush, scrubbing pad,
      sculptural candle, sculpture, seagrass, seasonal decor, seat cushion, seat pad, seating chart mirror, sectional,
      security torch, selenite, selenite bowl, selenite charging plate, selenite lamp, selenite plate, selenite sphere,
      selenite stick, selenite tower, selenite wand, selfie frame, semi flush, semi flush fitting, semi pedestal, semi
      recessed basin, service bell, settle bench, sewing table home, shabbat candlesticks, shade carrier, shade ring,
      shadow box, shag rug, sham, shattaf, shaver light, shaver socket mirror, sheepskin, sheepskin rug, sheer, sheer
      curtain, sheet gripper, sheet set, sheets, sheila maid, shelf, shelf liner, shelves, shelving, sherpa blanket,
      shimmer wall, shirt frame, shiva statue, shoe bench, shoe box, shoe cleaner, shoe cupboard, shoe rack, shoe
      shelf, shoe storage, shoes wash brush, shower accessories, shower arm, shower basket, shower basket corner,
      shower bath, shower bracket, shower cabin, shower caddy, shower column, shower curtain, shower curtain hooks,
      shower curtain rail, shower curtain ring, shower diverter, shower door, shower drain, shower enclosure, shower
      filter, shower fittings, shower handset, shower head, shower hose, shower kit, shower mat, shower mixer, shower
      niche, shower panel, shower pump electric, shower rail, shower riser, shower rod, shower screen, shower seal,
      shower seat, shower set, shower shelf, shower slide rail, shower stool teak, shower system, shower tray, shower
      trim, shower valve, shower wall, shower waste, showerhead, shungite, shungite pyramid, shutter, side sleeper
      pillow, side table, sideboard, sign, sign holder acrylic, signed photo, signed print, silk bouquet, silk flower,
      silk flowers, silk hydrangea, silk peony, silk petals, silk pillowcase for hair and skin, silk plant, silk rose,
      silk sheet, silver cleaner, silver dip, silver polish, simmer pot, single duvet set kids, single ended bath,
      sink, sink drainer kit, sink vanity, sink waste kit, skirt hanger, skirting board, sky lantern, skylight,
      skylight blind, slatted base, slatwall, sleeper queen, sleeved blanket, slide rail kit, slipcover, slipper bath,
      slot top curtain, slotted waste, smoke bomb, smoke cannon, smoke detector alarm, smokeless coal, smudge, smudge
      bowl, smudge feather, smudge kit, smudge stick, smudging, snap bar, snap bars, snowman, snuffer, soap basket,
      soap dish, soap dish tumbler, soap dispenser, soap holder, soap pump, soap saver dish, soap tray, socket mop,
      soda crystals, sofa, soft close seat, soft furnishing, soft tissue, sola wood bouquet, sola wood flower, solar
      lantern, solar shade, solar string light, solar string lights, souvenir spoon, soy candle, space saver bag,
      sparkler, spell candle, spell jar, spell kit, spelter figure, spin dryer, spin mop, splash panel, splashback,
      split ac, sponge, spot cleaner, spotlight, spray starch, squeegee, squirrel cage bulb, st benedict cross,
      stacking box, stacking crate, staffordshire dog, staffordshire figure, stain remover, stain stick, stainless
      steel cleaner, stair nosing, stair rod, stair rug, stair runner, stair tread, stand fan, standing crucifix,
      standing mirror, star projector, starch spray, statue, steam cleaner, steam generator iron, steam iron, steam
      mop, steam press, steamer garment, steamer trunk, steel wool, stick vac, sticker remover, stone basin, stone
      bath, stone cleaner, stool, storage bag, storage basket, storage bench, storage bin, storage box, storage caddy,
      storage chest, storage crate, storage cube, storage furniture, storage jar bathroom, storage rack, storage tote,
      storage tower, storage trunk, storage unit, storm lantern, stove cleaner, stove fan, stove glass, stove glove,
      stove paint, stove pipe, stove rope, streamer, street sign vintage, string light, string lights, study lamp,
      study table, suit bag storage, suit hanger, sun catcher, sunburst mirror, suncatcher, sunset lamp, supershape,
      supershape balloon, surface cleaner, surface sanitiser, surface spray, surface wipe, surround pillow, sweater
      comb, sweater stone, swedish dishcloth, sweeper, swing arm lamp, swing bin liners, swirl decorations, system
      boiler, t light, t light candle, tab top, tab top curtain, table, table clock, table cover, table decoration,
      table fan, table lamp, table leg, table light, table linen, table number holder, table number stands, table roll,
      table runner, table skirt, table skirting, tablecloth, tabriz, tall bathroom unit, tall boy unit bathroom,
      tallboy, tap, tap aerator, tap head, taper candle, taper holder, tapestries, tapestry, taps and mixers, tassel,
      tatami, taxidermy, taxidermy frame, tea light, tealight, temple jar, tension rod, thangka, thermal curtain,
      thermal store, thermostat, thermostatic bar valve, thermostatic mixer, thermostatic shower, three hole mixer,
      threshold bar, throw, throw blanket, throw cushion, throw pillow, throw pillow cover, throw rug, thurible, tie
      back hook, tie backs, tie rack, tieback, tile, tile cleaner, tile insert drain, tile panels, tile sticker, tin
      sign, tinsel, tissue box, tissue paper box, tissue paper roll, tissue pom pom, tissue pompoms, tissue roll,
      tissues, toby jug, toddler bed, tog duvet, toilet, toilet bowl, toilet hinge, toilet pan, toilet seat hinge,
      toothbrush holder, toothbrush tumbler, top sheet, topper king, torch, torch light, toss bouquet artificial, touch
      bin, towel, towel bale, towel bar, towel holder, towel hook, towel ladder, towel rack, towel radiator, towel
      rail, towel ring, towel set, towel stand, towel warmer, towels, tower fan, toy box storage, toy storage, track
      light, trash bag, trash bin, trash can, tray table, treasure chest, treat box, tree decoration, tree skirt, tree
      topper, trinket box, triple moon, tripod lamp, trouser hanger, trouser rack, trundle, trv, tub filler, tub spout,
      tube light, tumble dryer, tumble stone, tumbled crystal, tumbled stone, tumbler bathroom, tumbles, turbine head,
      tv background light, tv backlight, tv bench, tv console, tv rack, tv stand, tv table, tv unit, tv wall unit, twig
      tree, twin wall flue, twisted candle, twisted flex, type 21 radiator, type 22 radiator, tzedakah box, ultrasonic
      cleaner, ultrasonic repeller, umbrella holder, umbrella stand, under sink organizer, underbed bag, underbed box,
      underbed storage, underblanket, undercounter basin, underfloor heating, underlay, undermount bowl, unframed
      print, unity candle, unity sand, unpaper towel, unslotted waste, unsponge, unvented cylinder, upholstery cleaner,
      uplighter, upstand, urinal block, urinal cake, urinal mat, urinal screen, urine remover, urli, urn, vac bag,
      vacuum, vacuum battery, vacuum floor tool, vacuum hose, vacuum pack bags clothes, valance, valance sheet, valet
      stand, vanity, vanity basin, vanity light, vanity mirror, vanity table, vanity unit, vase, vase set, vase trio,
      velux blind, velvet hanger, venetian blind, vented cylinder, vertical blind, vertical column, vertical radiator,
      vessel basin, vintage bulb, vintage suitcase decor, vintage trunk, vinyl decal wall, virgin mary statue,
      virucidal wipes, vision blind, voile, voile pair, voile panel, votive, votive candle, waffle towel, walk in
      closet, walk in shower, wall art, wall art painting, wall bracket light, wall canvas, wall clock, wall clocks,
      wall cross, wall cube, wall decal, wall decals, wall decor, wall grid, wall hanging, wall hook, wall hooks
      adhesive, wall hung basin, wall hung frame, wall hung pan, wall hung wc, wall lamp, wall letter, wall light, wall
      lights, wall mask, wall mirror, wall mounted tap, wall murals, wall painting, wall panel, wall paneling, wall
      picture, wall plaque, wall plate, wall poster, wall print, wall shelf, wall shower arm, wall sign, wall sticker,
      wall stickers, wall tapestry, wall tidy, wall tile, wall toran, wallpaper, wallpapers, wardrobe, warming pan,
      wash basin, wash stand, wash up bowl, washable rug, washable runner, washbasin, washcloth, washer dryer, washer
      lid switch, washer machine, washing capsule, washing line, washing liquid, washing machine, washing powder,
      washing soda, washing up bowl, washing up brush, washing up glove, washing up liquid, washing up sponge, wasp
      trap, waste basket, waste bin, waste disposal unit, wastebasket, water fed pole, water softener, watercolor
      painting, watercolor print, watercolour painting, watercolour print, watercolour signed, wax burner, wax cube,
      wax furniture, wax melt, wax snap bar, wax tart, wax warmer, wc, wc frame, wc pan, wc seat, wc unit, wearable
      blanket, weather station, weather strip, wedding arch, wedding cake topper home, wedding candle, wedding card
      box, wedding centrepiece, wedding decoration, wedding easel, wedding favor, wedding favour, wedding lantern,
      wedding sign, weighted blanket, welcome sign, welsh blanket, wet floor, wet room former, wet room kit, wet room
      panel, wet room screen, wetroom panel, wetroom screen, wetwall, whatnot, wheeled storage, wheelie bin, wheelie
      bin liner, whirlpool 12 jet, whirlpool bath, white sage, white vinegar cleaning, wick candle, wick trimmer,
      wicker basket, wicker pendant, wicker storage, wind chime, wind spinner indoor, window applicator, window blind,
      window cleaner, window cling, window curtain, window decal, window film, window insulation, window mop, window
      pole, window robot, window scraper, window screen, window shutter, window sticker, window treatments, winter
      fuel, wiping rags, wire basket, wire shelf, wish lantern, wishing well wedding, witch bottle, wood burner, wood
      burning stove, wood carving, wood cleaner, wood letter, wood pellet, wood polish, wood stove, wood wall art, wood
      wax, wooden blind, wooden block letter, wooden carving, wooden cross, wooden hangers, wooden temple home, wool
      blanket, wool duvet, wool pillow, wool rug, wool runner, wool shampoo, wool throw, wool topper, wool wash,
      worktop, worry stone, woven basket, woven shade, wreath, writing bureau, xmas tree, yahrzeit, yahrzeit candle,
      yard broom, yard brush, yellow dusters, yoga mat storage, z fold, z fold towels, zebra blind, zellige, zoflora`,
    ],
  ],
  unsure: `10 5 tog, abalone shell, advertising sign, altar, art glass, banner happy, bar shower, bar valve, basin,
    basket, bathroom, bedroom, bellows, bench, bergere, bin, blackout lining, bleach spray, blind, boiler, bridge tap,
    buddha, buffer tank heating, bulb, bulkhead, bunting, bureau, bust, butterfly frame, c fold, c table, canvas,
    capodimonte, cauldron, censer, centrepiece, centrepieces, cleaner, cleaning concentrate, clear sacks, closet,
    coffer, coffers, concrete cleaner, crevice tool, crucifix, crystal, crystal angel, crystal heart, crystal kit,
    crystal set, cushion, davenport, decor, dinner candle, disco lights party, divine mercy, door bar, drawer pull,
    duckboard, fan, feather pad, festoon, figurine, finial, finials, fireworks, flag, flapper, flatweave, floor pads,
    floorhead, flue, flush mount, foil number, fragrance refill aerosol, frame, freeform, glass cloth, globe pendant,
    gonk, gu10, hand dryer, hand flag, hand flags, hanger, heriz, hook, hook rack, horse brass, horse brasses, hutch,
    hygiene roll, industrial wipes, interfold, iron, iron steam, kashan, keepsake, knob, led channel, led pixel, light,
    lighting, linear drain, linens, litter picker, loban, lunaria, macerator, magnet, majolica, mandir, matches,
    merkaba, mini jumbo, montessori bed, mop handle, mr16, murano glass, murti, nativity, non bio, oil on panel,
    original oil, ornament, ornamental, pampas, paper holder, pegs, percale, pixel led, plinth, pocket cross, pocket
    stone, porcelain figure, poster, print, radiator, raw stone, refill concentrate, rehal, rim block, room thermostat,
    rough stones, runner, sachet, sacred heart, safe, santa, sectional, selenite, shadow box, sheepskin, sheer, sheets,
    shelf, shower arm, shower basket, shungite, shutter, sign, skylight, smudge, smudging, snap bar, snap bars,
    snowman, snuffer, sponge, spot cleaner, streamer, street sign vintage, supershape, surround pillow, sweeper, tab
    top, table roll, tabriz, tallboy, tap, tap head, tassel, taxidermy, throw, tile, topper king, torch, treat box,
    triple moon, trundle, tumbles, underlay, upstand, urn, vacuum battery, valance, vertical column, voile, wall plate,
    wall shower arm, warming pan, wc, whatnot, wick candle, window scraper, z fold`,
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
