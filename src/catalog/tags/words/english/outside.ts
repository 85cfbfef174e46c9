import type { Subject } from '../words.ts';

export const OUTSIDE: Subject = {
  things: [
    [
      'HOME+OUTDOORS',
      `camp lantern, camp light, camping lamp, camping lantern, camping light, headlamp, headlamp camping, headlamp
      rechargeable, tent light`,
    ],
    [
      'ACCESSORIES+OUTDOORS',
      `camping backpack, hiking backpack, hiking pack, military backpack, tactical backpack, tactical belt, tactical
      gloves, trekking backpack`,
    ],
    [
      'FASHION+OUTDOORS',
      `camo jacket, camo pants, fishing shirt, fishing vest, hiking jacket, hiking pants, hiking socks, hunting
      jacket, hunting pants, hunting vest, tactical jacket, tactical pants, tactical shirt`,
    ],
    [
      'FASHION+SPORTS',
      `activewear, alternate game jersey, alternate jersey, athletic wear, authentic jersey,
      away jersey, baseball jersey, basketball jersey, basketball shorts, bib short, bib shorts, bib tights, bjj gi,
      breeches, cool base jersey, cycling bib shorts, cycling jersey, cycling shorts, dance wear,
      dancewear, drysuit, elite jersey, fan jersey, fencing jacket, football jersey, football kit, football shirt,
      football shorts, game jersey, goalkeeper jersey, golf polo, golf shirt, hockey jersey, home jersey, judo gi, karate uniform, leotard, limited jersey, player jersey, premier jersey, rash vest set, replica
      jersey, replica player jersey, replica shirt, riding breeches, riding jacket, riding leggings, riding shirt,
      riding tights, road jersey, running jacket, running shorts, running tights, running vest, running wear, show
      jacket, ski jacket, ski pants, ski socks, ski suit, ski wear, skiwear, snowboard jacket, snowboard pants, soccer
      jersey, soccer shirt, soccer shorts, sport shirt, sports jersey, sports shirt, sportswear, swim leggings,
      swingman jersey, team jersey, tennis dress, tennis skirt, throwback jersey, track singlet, tracksuit football,
      training jacket, training pants, training shorts, training top, tri suit, warm up jacket, warm up suit, wetsuit,
      wrestling singlet`,
    ],
    [
      'OUTDOORS+SHOES',
      `climbing shoe, hiking boot, hiking boots, hiking sandal, hiking shoe, hiking shoes, hunting boot, tactical
      boot, tactical boots, trekking boot, trekking shoe, wading boot`,
    ],
    [
      'SHOES+SPORTS',
      `badminton shoe, ballet shoe, ballet slipper, baseball cleat, basketball shoe, bike shoe, boxing shoe, cleats,
      cricket shoe, cycling shoe, dance shoe, football boot, football boots, football cleat, football shoe, golf shoe,
      gym shoe, ice skate boot, pointe shoe, riding boots, rugby boot, running shoes, ski boot, ski boots, snowboard
      boot, soccer cleat, soccer cleats, soccer shoe, spikes, spikes shoes, sport shoe, sport shoes, sports shoe,
      sports shoes, tennis shoe, track spike, trail running shoe, training shoe, training shoes, turf boot, turf
      boots, turf shoe, volleyball shoe, water polo shoes, wrestling shoe`,
    ],
    ['KITCHEN+OUTDOORS', 'backpacking stove, camp stove, camping stove, portable camping stove'],
    [
      'SPORTS',
      `agility cone, agility hurdle, agility hurdles, agility ladder, agility pole, air hockey table, air track,
      archery, archery bow, arrow quiver, arrow rest, badminton, badminton net, badminton racket, badminton
      shuttlecock, bag gloves, bails, balance beam, balance bike kids, ball bag, ball carrier, ball cart, ball hopper,
      ball marker, ball pump, ballet barre, bar tape, base set, baseball, baseball bat, baseball glove, baseball mitt,
      bases set, basketball, basketball hoop, basketball net, batters glove, batting cage, batting glove, batting
      gloves, batting helmet, batting pad, batting tee, bcd, belly pad, bicycle, bicycle bell, bicycle helmet, bicycle
      pump, bicycle tire, bike, bike bag, bike basket, bike bell, bike bottle, bike bottle cage, bike chain, bike
      computer, bike cover, bike fender, bike fork, bike frame, bike grips, bike headset, bike helmet, bike helmet
      light, bike light, bike lights, bike lock, bike lube, bike mirror, bike pants, bike pedal, bike pedals, bike
      pump, bike rack, bike repair stand, bike saddle, bike seat, bike stand, bike stem, bike tire, bike tool, bike
      trailer, bike tube, bike tyre, bike wheel, billiard, billiard cue, billiard table, bit snaffle, blade holder,
      bmx, bmx bike, board bag, bocce set, bodyboard, bodyboard leash, boogie board, bottle cage, bottom bracket, bow
      and arrow, bow and arrow set, bow sight, bowling ball, boxing bag, boxing bag gloves, boxing glove, boxing
      gloves, boxing machine, boxing pads, boxing ring, boxing shorts, boxing wraps, brake pads bike, breastplate
      horse, bridle, browband, buoyancy compensator, canoe, captain armband, carrom, carrom board, cassette, cassette
      bike, cassette sprocket, catcher mitt, catcher s glove, catcher s mitt, catchers glove, catchers mask, catchers
      mitt, chain cleaner, chainring, chaps, cheer pom poms, chest protector, chipping net, cleat set, climbing holds,
      clipless pedal, club head cover, complete skateboard, cone set, cones, corner flag, crankset, crash mat, cricket
      ball, cricket bat, cricket helmet, cricket kit, cricket pad, cricket pads, cruiser board, cue, cue chalk, cue
      stick, curling broom, cycling bib, cycling cap, cycling glasses, cycling glove, cycling gloves, cycling helmet,
      cycling sunglasses, dart, dart board cabinet, dart flights, dart set, dartboard, dartboard cabinet, darts,
      derailleur, disc, disc golf, disc golf disc, discus, dive bag, dive computer, dive knife, dive mask, dive
      whistle, diving fins, diving mask, divot repair, divot tool, dobok, dressage whip, driver cover, driver golf,
      dropper post, e bike, ear band swim, ebike, elbow pads, electric bike, electric scooter, equestrian, fairway
      wood, fan hand, fan towel, fencing, fielding glove, figure skates, fins, first base mitt, fixie, flip
      scoreboard, fly mask, foam fan hand, foam finger, foam hand, focus mitts, focus pads, foil board, foosball,
      foosball table, football, football goal, football helmet, football socks, forearm guard, frame bag, freewheel,
      frisbee, futsal ball, girth, goal net, goal post, goalie glove, goalie mask, goalie pads, goalie stick,
      goalkeeper gloves, goalpost, goggle, goggles, goggles swim, golf bag, golf ball, golf ball marker, golf balls,
      golf cart, golf cart bag, golf club, golf clubs, golf driver, golf glove, golf headcover, golf hitting mat, golf
      iron, golf net, golf putter, golf rangefinder, golf tee, golf tees, golf towel, golf umbrella, golf wedge,
      gravel bike, grip tape, griptape, groin guard, groin protector, grooming brush horse, groupset, gymnastic beam,
      gymnastics mat, gymnastics ribbon, half chaps, halter, hand wrap, hand wraps, handball ball, handlebar,
      handlebar bag, handlebar tape, handlebars, head guard boxing, headcover, headgear, headgear boxing, headguard,
      heavy bag, helmet, high jump mat, hockey gloves, hockey puck, hockey skate, hockey stick, hoof pick, horse bit,
      horse blanket, horse boots, horse bridle, horse fly rug, horse riding helmet, horse rug, horse saddle, horseshoe
      set, hoverboard, hub bike, hurdle, hybrid club, hydration belt, hydration vest, ice skate, ice skates,
      inflatable kayak, inline skate, inline skates, inline wheels, inner tube, inner tube bike, iron set, javelin,
      jiu jitsu gi, jodhpurs, jump rope speed, jump rope speed sport, karate belt, karate gi, kayak, kayak paddle,
      kick board, kick pad, kick scooter, kick shield, kickboard, kicking tee, kickstand, kids bike, kite board,
      kiteboard, kitesurf, kitesurfing kite, knee pad, knee pads, knee pads skate, kneeboard, kneepad, lacrosse,
      lacrosse stick, landing mat, lap counter, lead rope horse, lob wedge, longboard, lunge line, lunging, martial
      arts belt, martingale, medal, mma gloves, mma shorts, mountain bike, mouth guard, mouth guard sport, mouth
      piece, mouthguard, mouthguard sport, mouthpiece, muay thai shorts, mudguard, neoprene hood, net clips, netball,
      nose clip, noseband, numnah, nunchaku, octopus regulator, overgrip, overshoes, paddle, paddle board,
      paddleboard, padel, padel racket, paintball, paintball gun, paintball marker, paintball mask, pannier, pannier
      bag, parkour, patch kit, pedal, pedal kayak, pedals, penny board, pickleball, pickleball paddle, pickleball set,
      ping pong, ping pong balls, ping pong paddle, ping pong table, pinnie, pitching machine, pitching net, pitching
      rubber, pitching wedge, pogo stick, pointe, pole spear, pole vault, pom pom cheer, pom poms cheerleading, pool
      balls, pool balls set, pool cue, pool table, power meter, presta valve, puck, pull buoy, punch bag, punch ball,
      punch mitts, punching bag, putter, putting green, putting mat, race belt, race bib belt, race number belt,
      racket, racquet, racquetball, rally towel, rangefinder golf, rash vest, rebounder net, receiver gloves, referee,
      referee whistle, regulator dive, regulator diving, reins, relay baton, resistance parachute, riding crop, riding
      gloves, riding helmet, riding whip, rim tape, road bike, roller blades, roller skate, roller skates,
      rollerblades, rugby ball, saddle bag bike, saddle cloth, saddle cover, saddle pad, safety sausage, sand wedge,
      saucer cone, scooter, scooter kick, score book, scoreboard, seat post, seatpost, shifter, shin guard, shin
      guards, shot put, shoulder pads, shoulder pads football, show sheet horse, shuttlecock, skate deck, skate truck,
      skate wheels, skateboard, skateboard bearings, skateboard deck, skateboard trucks, skateboard wheel, skateboard
      wheels, ski, ski bag, ski binding, ski boots bag, ski gloves, ski goggle, ski goggles, ski helmet, ski helmet
      cover, ski mask, ski pole, ski poles, ski rack, ski roof box, ski wax, skimboard, skis, slackline, sled, sleigh,
      snooker table, snorkel, snorkel mask, snorkel set, snow goggles, snow sport goggles, snow tube, snowboard,
      snowboard bag, snowboard binding, snowboard bindings, snowboard goggles, soccer ball, soccer goal, softball,
      softball bat, softball glove, sparring, sparring gear, spear gun, speargun, speed bag, speed ball, speed ladder,
      speed parachute, spoke, sports bag, sports bottle holder, sports equipment, spray skirt, spring floor, spurs,
      squash racket, stable rug, starting block, stem mtb, stirrup, stirrups, stopwatch, stumps, stunt scooter, sup,
      sup board, sup paddle, sup pump, surf fin, surf leash, surf wax, surface marker buoy, surfboard, surfboard fins,
      surfskate, sweatband, swim bag, swim buoy, swim cap, swim fin, swim fins, swim goggles, swim parachute, swim
      ring sport, swimming cap, swimming goggles, table tennis, table tennis bat, table tennis table, target face,
      tatami mat, team bag, team kit, tendon boots, tennis bag racket, tennis ball, tennis balls, tennis net, tennis
      racket, tennis racquet, tennis string, thai pads, tire lever, toboggan, top tube bag, towable, towable tube,
      track hurdle, traction pad, training bib, training bibs, training cone, training cones, training pole,
      trampoline, trampoline net, trophy, tubeless sealant, tubeless valve, tumbling mat, turnout rug, tutu, tyre
      levers, unicycle, vault box, vibration dampener, volleyball, volleyball net, wake board,
      wakeboard, water bottle cage, water polo ball, weight belt diving, weightlifting shoes, wetsuit boots, wetsuit
      gloves, wheelset, whistle, wicket keeping gloves, windsurf, windsurf board, wing foil, winter sport goggles,
      wrist guards, yoga trapeze sport`,
    ],
    [
      'GARDEN',
      `acer, adenium, adirondack chair, aerator, aerator lawn, aglaonema, air plant, allium bulbs, alocasia,
      amaryllis, amaryllis bulb, animal repellent, anthurium, arbor, areca palm, artificial grass, artificial hedge,
      artificial turf, automower, backpack blower, bamboo stake, bare root, barn, bat box, bedding plant, bee house,
      bee smoker, beehive, beekeeping suit, begonia, berry bush, bird bath, bird bath garden, bird feeder, bird house,
      bird netting, birdhouse, bistro set, blood meal, bloom booster, blower, bonsai, bonsai scissors, bonsai tools,
      bonsai tree, booster pump kit, bougainvillea, bouquet, boxwood, brush cutter, brushcutter, bug hotel, bulbs for
      planting, bulbs tulip, cabin shed, cactus, cactus plant, calathea, carport, chain saw, chainsaw, chainsaw bar,
      chainsaw chain, chainsaw chain bar, chair cushion outdoor, chaise lounge outdoor, chicken manure, chiminea,
      chipper, chipper shredder, chlorine granules, chlorine tablet, chlorine tablets, christmas tree real, climbing
      plant, coco coir, cocopeat, cold frame, compost, compost bin, composter, concrete planter, concrete pot,
      conifer, conversation set, cordless trimmer, cow manure, crassula, croton, cultivator, cut flower, cut flowers,
      daffodil, daffodil bulbs, dahlia, dahlia bulbs, dahlia tuber, deck chair, deck tile, decking, deer repellent,
      dibber, dieffenbachia, digging fork, dracaena, drip emitter, drip irrigation, drip line, drip tape, dripper,
      earth auger, earth drill, echeveria, edger, edging stone, egg chair, electric pressure washer, epipremnum,
      euphorbia, evergreen, fabric pot, fence, fern, fertiliser, fertilizer, ficus, fiddle leaf fig, fire bowl, fire
      pit, firepit, floral arrangement, flower arrangement, flower bouquet, flower box, flower bulb, flower bulbs,
      flower delivery, flower pot, flower seeds, flowerpot, flowers, fountain, frost cover, fruit bush, fruit tree,
      funeral flowers, funeral wreath, fungicide, garden apron, garden arch, garden bag, garden bed, garden bench,
      garden cart, garden chair, garden decor, garden edging, garden fence, garden flag, garden fork, garden
      furniture, garden furniture set, garden glove, garden gloves, garden gnome, garden hand tools, garden hose,
      garden kneeler, garden light, garden netting, garden ornament, garden rake, garden scissors, garden shears,
      garden shed, garden shredder, garden spade, garden spray gun, garden sprayer, garden stake, garden statue,
      garden table, garden tools, garden trowel, garden umbrella, garden vacuum, garden waste bag, gardenia, gardening
      gloves, gazebo, geranium, gladiolus, gnome, grass, grass seed, grass trimmer, greenhouse, grow bag, grow bags,
      grow kit, grow light, grow pot, grow tent, growth stimulator, hammock, hammock chair, hammock stand, hand fork,
      hand trowel, hand weeder, hanging basket, hanging planter, hanging pot, haworthia, hay bale decoration, hedge
      clipper, hedge panel, hedge plant, hedge shears, hedge trimmer, hedgetrimmer, herb kit, herb pot, herb seeds,
      herbicide, hive, hoe, hose, hose nozzle, hose pipe, hose reel, hose splitter, hosepipe, hot tub, house plant,
      houseplant, hoya, humic acid, hummingbird feeder, hyacinth, hydrangea, hydroponic, hydroponics, indoor plant,
      inflatable pool, inflatable spa, insect hotel, insecticide, irrigation, irrigation timer, kentia palm, kneeling
      pad garden, koi food pond, landscape edging, landscape fabric, lawn, lawn aerator, lawn edger, lawn food, lawn
      mower, lawn seed, lawn tractor, lawn trimmer, lawnmower, leaf bag, leaf blower, leaf rake, leaf shredder, leaf
      vacuum, leca, lemon tree, lily bulb, lily bulbs, line trimmer, live plant, lofted barn, log saw horse, log
      splitter, loppers, lucky bamboo, maranta, mattock, microgreens, mole repellent, mole repeller, mole trap,
      monstera, moss pole, mower, mower blade, mulch, mushroom grow kit, mushroom kit, npk, nursery pot, olive tree,
      orchid, orchid plant, outdoor armchair, outdoor bar stool, outdoor bench, outdoor chair, outdoor coffee table,
      outdoor daybed, outdoor dining set, outdoor dining table, outdoor fireplace, outdoor furniture, outdoor heater,
      outdoor light, outdoor lounge, outdoor lounger, outdoor loveseat, outdoor ottoman, outdoor rug, outdoor seating,
      outdoor side table, outdoor sofa, outdoor stool, outdoor storage box, outdoor swing, outdoor table, outdoor
      umbrella, paddling pool, pansy, parasol, pathway light solar, patio chair, patio chair cushion, patio cushion,
      patio dining set, patio furniture, patio heater, patio heater cover, patio set, patio umbrella, pavers, pavilion
      tent garden, paving stone, peace lily, peat, peony, perennial, pergola, perlite, pest shield, pesticide,
      petunia, philodendron, pitchfork, plant, plant food, plant label, plant light, plant mister, plant pot, plant
      pots, plant saucer, plant shelf outdoor, plant stand, plant support, plant vitamins, planter, planter box, pole
      pruner, pole saw, polytunnel, pond, pond liner, pond pump, pool, pool booster pump, pool chlorine, pool cleaner,
      pool cover, pool filter, pool float, pool ground cloth, pool heater, pool ladder, pool noodle, pool pump, pool
      skimmer, pool test strips, pool vacuum, porch swing, post hole digger, pot planter, pothos, potted plant,
      potting mix, potting soil, power blower, pressure sprayer, pressure washer, privacy screen, propagation station,
      propagator, pruner, pruning saw, pruning scissors, pruning shears, rabbit repellent, rain barrel, rain chain,
      rain gauge, raised bed, rake, red roses, rhizome, ride on mower, riding mower, robot lawn mower, robotic
      lawnmower, robotic mower, root stimulator, rooting hormone, rose bouquet, rose box, rose bush, roses bouquet,
      sansevieria, sapling, scarecrow, scarifier, seaweed extract, secateurs, sedum, seed, seed mix, seed packet, seed
      spreader, seed starter, seed tray, seedling, seedling tray, seeds, self watering planter, self watering pot,
      sempervivum, shade cloth, shade net, shade sail, shed, shovel, shredder, shrub, slug bait,
      slug pellets, snail bait, snake repellent, snow blower, snow shovel, snow thrower, soil, soil conditioner, soil
      moisture meter, solar garden light, solar light, solar lights, solar pathway lights, spa filter, spade, sphagnum
      moss, splash pool, spray gun hose, sprayer, sprayer garden, spreader, spring bulbs, sprinkler, squirrel
      repellent, stepping stone, storage shed, string trimmer, succulent, succulent plant, suet, sun bed, sun lounger,
      sunbed, sunflower seeds for planting, sunlounger, sunshade, swimming pool, swing chair, swing seat, syngonium,
      terracotta pot, terrarium, tiller, tiller cultivator, tomato cage, tomato seeds, topsoil, tradescantia, tree,
      trellis, trimmer head, trimmer line, trowel, tulip, tulip bulb, tulip bulbs, umbrella base, vegetable seeds,
      venus flytrap, vermicompost, vermiculite, water butt, water feature, water timer, watering can, watering globe,
      watering kit, watering system, watering wand, wedding bouquet, weed barrier, weed burner, weed eater, weed
      killer, weed mat, weed puller, weed torch, weed trimmer, weed wacker, weeder, weedkiller, wheelbarrow, wind
      chime, wind spinner, windchime, window box, wisteria, wood chipper, worm castings, yucca`,
    ],
    [
      'OUTDOORS',
      `admin pouch, air mattress camping, air pistol, air rifle, airgun, airsoft, airsoft gun, ammo, ammo box, ammo
      can, ammunition, angler, archery target, arrow, arrow shafts, arrowhead, arrows, axe, backpack cover rain,
      backpacking, bait, bait bucket, bait caster, baitcaster, baitcasting reel, ballistic helmet, ballistic plate,
      barrel bag, barrel rifle, base camp, baton, battle belt, bayonet, bb gun, beach tent, bear bell, bear canister,
      bear spray, belay device, binocular, binocular harness, binoculars, bipod, bite alarm, bite indicator, bivvy,
      bivy, blade bait, boat anchor, boat cover, boat seat, bobber, body armor, boilies, bolt action, bolt carrier
      group, bore brush, bore snake, bouldering pad, bow case, bow release, bow stabilizer, bowstring, braided line,
      brass casing, broadhead, buckshot, bug net, bug spray, bullets, burner stove, bushcraft knife, butt stock,
      buttstock, buzzbait, camo, camouflage net, camp bed, camp chair, camp cooker, camp cookware, camp cot, camp
      kitchen, camp mug, camp pillow, camp shower, camp table, camping, camping bed, camping blanket, camping chair,
      camping cookware, camping cot, camping hammock, camping kettle, camping mat, camping mug, camping pillow,
      camping shower, camping table, camping tent, camping toilet, canister stove, carabiner, cartridge case, casting
      net, chalk bag, changing tent, chatterbait, chest rig, choke tube, cleaning rod, climbing chalk, climbing
      harness, climbing helmet, climbing rope, combat shirt, compass, compass hiking, compound bow, cool box, cooler,
      cooler backpack, cooler bag, cooler bag camping, cooler box, crab trap, crampon, crampons, crankbait, crash pad,
      crayfish trap, creature bait, crossbow, day pack hiking, decoy, decoy duck, decoys, deer call, deer feeder, dog
      training dummy hunting, downrigger, drop shot, dry bag, dry box, dry fly, duck call, dump pouch, ear protection
      shooting, elk call, emergency blanket, emergency kit, emergency whistle, entrenching tool, extractor, ferro rod,
      fire starter, fire steel, fire striker, firing pin, fish bag, fish basket, fish finder, fish grip, fish gripper,
      fish hook, fish keeper, fish net, fish stringer, fishing backpack, fishing bag, fishing bait, fishing boat,
      fishing chair, fishing float, fishing gloves, fishing hat, fishing hook, fishing hooks, fishing line, fishing
      lure, fishing lures, fishing net, fishing pliers, fishing pole, fishing reel, fishing rod, fishing scale,
      fishing sinker, fishing sling, fishing sling pack, fishing swivel, fishing tackle, fishing weights, fixed blade,
      fixed blade knife, flint striker, fluorocarbon, fluorocarbon line, fly box, fly line, fly reel, fly rod, fly
      tying, fly tying hook, fly tying vise, fly vest, folding camp chair, folding knife, football jig, foregrip,
      freeze dried meal, gaiter hiking, gaiters, game bag, game call, game camera, game feeder, gas canister, gas
      cartridge, gas stove camping, ghillie suit, glide bait, ground blind, ground sheet tent, groundsheet, gun bag,
      gun belt, gun case, gun cleaning kit, gun grip, gun holster, gun rack, gun safe, gun sling, gunstock, hammock
      camping, hammock underquilt, hand line, hand warmer, hand warmers, handcuffs, handguard, handgun, hard lure,
      harness climbing, hatchet, head torch, hiking pole, hiking socks wool, hollow body, hollow body frog, holster,
      hunting bag, hunting blind, hunting knife, hydration bladder, hydration pack, ice auger, ice axe, ice box, ice
      chest, ifak, ifak pouch, inflatable boat, insect repellent, iron sights, iwb holster, jerkbait, jerry can, jig,
      jig head, jig heads, jighead, kayak anchor, kayak fishing, kayak seat, knife sharpener outdoor, knife sheath,
      landing net, laser bore sight, laser sight, leader line, life jacket, life vest, lip grip, lipless crankbait,
      lower receiver, lure, lures, machete, mag holder, mag pouch, magazine carrier, magazine holder, magazine loader,
      magazine pouch, magazine speed loader, magazine spring, magnet fishing, mechanical release, mess kit, molle,
      molle bag, molle pouch, mono line, monocular, monofilament line, morale patch, mosquito head net, mosquito net,
      multi fuel stove, multitool knife, muzzle brake, muzzle device, ned rig, night vision, nymph fly, offset hook,
      outdoor knife, outdoor stove, owb holster, paddle board fishing, paddle jacket, paddle kayak, parachute cord,
      paracord, paracord bracelet, peg hammer, pellet gun, pepper spray, picatinny rail, picnic blanket, pistol, plate
      carrier, plate carrier vest, pocket knife, pop up tent, portable hammock, portable stove, privacy tent,
      quickdraw, quiver, range bag, rangefinder, recoil pad, recurve bow, red dot, red dot sight, reel, reloading
      press, revolver, rifle, rifle bag, rifle case, rifle magazine, rifle scope, rifle sling, rifle stock, rig hook,
      rod, rod case, rod holder, roof tent, roof top tent, rooftop tent, scabbard, scope, scope mount, scope rings,
      shooting bag, shooting bench, shooting earmuffs, shooting glasses, shooting gloves, shooting mat,
      shooting rest, shooting sticks, shooting target, shotgun, shower tent, signal mirror, sinker, sleeping bag,
      sleeping mat, sleeping mat camping, sleeping mattress, sleeping pad, slingshot, snap cap, snap caps, snow
      anchor, snowshoe, snowshoes, soft bait, soft lure, soft plastic, soft plastics, solar shower, spearhead,
      spinnerbait, spinning reel, spinning rod, spoon lure, spotting scope, stick bait, storm shelter, stun gun, sun
      shelter, suppressor, surf rod, survival bag, survival blanket, survival bracelet, survival kit, survival knife,
      swim jig, swimbait, swivel, tackle, tackle bag, tackle box, tackle storage, tactical flashlight, tactical
      helmet, tactical knife, tactical pen, tactical vest, target shooting, target stand, tarp, tarp shelter,
      telescope, tent, tent footprint, tent lamp hook, tent peg, tent pole, tent stake, thermal imaging, thermal
      scope, throw net, throwing knife, toilet tent, tomahawk, top water, topwater, topwater frog, trail camera,
      trailer bait, travel hammock, treble hook, treble hooks, tree stand, trekking pole, trekking poles, trigger,
      tripod fishing, trolling motor, tungsten weight, tungsten weights, turkey call, upper receiver, vertical grip,
      via ferrata, wader boots, waders, water bladder, water canister, water carrier, water filter camping, water
      filter straw, water purification tablets, water purifier tablet, water tank camping, waterproof matches, weapon
      light, weapon sling, wire leader, wobbler, wobblers, worm bait, worm hook`,
    ],
  ],
  watched: `baseball, basketball, boxing, champions league, cheerleading, cricket, cycling, diving, football, golf,
    gymnastics, hockey, lacrosse, mlb, mma, motocross, nba, nfl, nhl, premier league, racing, skate,
    skiing, soccer, softball, surf, surfing, swimming, volleyball, world cup, wrestling`,
  unsure: `acer, aerator, airsoft, amaryllis, angler, arrow, arrows, axe, bails, bait, barn, baseball, basketball,
    baton, blower, bobber, bouquet, bullets, cactus, camo, cassette, chaps, chipper, compass, cone set, cones, cooler,
    cricket ball, croton, cue, cultivator, daffodil, dahlia, dart, decking, decoy, disc, discs, discus, dripper,
    evergreen, extractor, fence, fencing, fern, fins, flowers, football, fountain, gardenia, geranium, girth, gnome,
    golf, grass, gun, halter, hatchet, headgear, helmet, hive, hoe, hose, hurdle, hyacinth, hydrangea, javelin, jig,
    lawn, lure, medal, molle, monstera, mouthpiece, orchid, paddle, pansy, parkour, pedal, pedals, peony, perlite,
    petunia, pistol, plant, planter, pointe, pond, pool, propagator, puck, quiver, rake, reel, reins, rifle, rod,
    rugby ball, running wear, scope, seed, seeds, shed, shifter, shotgun, shredder, sinker, ski, soccer, splash pool,
    spoke, spreader, spurs, stumps, succulent, suet, sunshade, sup, swivel, tackle, tennis, tiller, tree, trigger,
    trophy, tulip, tutu, volleyball, weeder, whistle, wisteria`,
  printed: 'garden flag, planter',
  ofHome: 'artificial, fake, faux, plastic plant',
  uses: {
    SPORTS: `archery, athletic, away jersey, badminton, ballet, baseball, basketball, bike ride, bike shirt,
      billiards, bjj, bowling, boxing, champions league, cheerleading, cricket, cycling, cyclist, dance wear, darts,
      diving, e bike, ebike, equestrian, figure skating, football, for bicycle, for bike, for cycling, futsal,
      goalkeeper, golf, gymnastics, hockey, home jersey, horse riding, ice skating, jiu jitsu, judo, karate,
      kickboxing, lacrosse, left hand catch, left hand throw, marathon, martial arts, mlb, mma, motocross, mountain
      bike, mtb, muay thai, nba, netball, nfl, nhl, padel, pickleball, ping pong, premier league, right hand catch,
      right hand throw, roller skating, rowing, rugby, run, running, scuba, skate, skateboarding, skiing, snooker,
      snorkeling, snowboard, snowboarding, snowboards, soccer, softball, sport, sporting, sporting goods, sports,
      squash, surf, surfboard, surfing, swimming, table tennis, taekwondo, team sports, tennis, trail running,
      triathlon, volleyball, wakeboard, water ski, water sports, winter sports, world cup, wrestling`,
    GARDEN: `agriculture, bouquets, garden, gardening, gardening tools, greenhouse, horticulture, lawn, outdoor
      furniture, patio, patio furniture, patio tables, plant care, plant nutrition, planters, plants, plants and
      flowers, soil health, yard`,
    OUTDOORS: `12 gauge, 9mm, airsoft, ammunition, angling, backpacking, bass fishing, beretta, bowhunting, bushcraft,
      camping, camping and hiking, carp, climbing, edc, firearms, fishing, fishing tackle, fly fishing, glock, gun,
      hiker, hikers, hiking, hunting, hunting and fishing, ice fishing, kalashnikov, kayaking, mauser, military,
      mountaineering, outdoors, penn reel, remington, rifle, ruger, salt water, saltwater, shimano reel, shotgun,
      survival, tactical, trail, trekking, winchester`,
  },
  makers: {
    SPORTS: `babolat, bauer, bontrager, butterfly table tennis, callaway, ccm hockey, everlast, fanatic sup,
      kookaburra, mikasa, mizuno, o neill, quiksilver, rawlings, rip curl, select futsal, shimano, slazenger,
      spalding, speedo, sram, taylormade, titleist, venum, wilson, yonex`,
    GARDEN: `al ko, compo, cub cadet, echo trimmer, ego power, fiskars, gardena, hozelock, husqvarna, miracle gro,
      mtd, oregon chain, scotts, stiga, stihl, toro, weber garden`,
    OUTDOORS: `abu garcia, ak 47, ak47, american hunter, ar 15, ar15, berkley, black diamond, coleman, daiwa, deuter,
      esee, extrema ratio, extremaratio, fishpond, gerber knife, jetboil, ka bar, leupold, magpul, mammut, mossy oak,
      moultrie, msr, osprey, petzl, primus, rapala, realtree, simms, thule tent, vortex optics`,
  },
};
