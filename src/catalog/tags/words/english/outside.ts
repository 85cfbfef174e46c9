import type { Subject } from '../words.ts';

export const OUTSIDE: Subject = {
  things: [
    [
      'ACCESSORIES+SPORTS',
      `football backpack, hydration backpack running, hydration bag, run belt, run cap, run glove, run gloves, run hat,
      running backpack, running beanie, running belt, running cap, running glove, running gloves, running hat, running
      headband, running hydration vest, running vest pack, running waist pack, sports backpack, team backpack, trail
      running hydration vest, trail running vest`,
    ],
    [
      'HOME+OUTDOORS',
      `camp lantern, camp light, camping lamp, camping lantern, camping light, camping torch, headlamp, headlamp
      camping, headlamp rechargeable, lantern camping, tent lamp, tent light`,
    ],
    [
      'ACCESSORIES+OUTDOORS',
      `assault pack, camping backpack, daypack hiking, hiking backpack, hiking pack, military backpack, molle
      backpack, rucksack hiking, tactical backpack, tactical belt, tactical gloves, trekking backpack`,
    ],
    [
      'FASHION+OUTDOORS',
      `breeks, camo hoodie, camo jacket, camo pants, camo trousers, combat shirt, fishing shirt, fishing vest, ghillie
      suit, hiking jacket, hiking pants, hiking shirt, hiking socks, hunting jacket, hunting pants, hunting vest,
      shooting breeks, shooting jacket, shooting vest, tactical jacket, tactical pants, tactical shirt, walking
      trousers`,
    ],
    [
      'FASHION+SPORTS',
      `activewear, alternate game jersey, alternate jersey, athletic wear, authentic jersey, away jersey, away shirt,
      ball bibs, baseball jersey, basketball jersey, basketball shorts, bib short, bib shorts, bib tights, bike pant,
      bike pants, bike short, bjj gi, boxing shorts, breeches, club tracksuit, competition jacket, compression shirt,
      compression top, cool base jersey, cricket shirt, cricket whites, cycle jersey, cycle shorts, cycling bib
      shorts, cycling bib tights, cycling jersey, cycling pant, cycling shorts, dance leggings, dance top, dance wear,
      dancewear, dobok, drysuit, elite jersey, fan jersey, fencing jacket, football bibs, football jersey, football
      kit, football shirt, football shorts, football socks, fourth jersey, game jersey, goalkeeper jersey, golf polo,
      golf shirt, gymnastics leotard, hockey jersey, home jersey, home shirt, jersey 2022, jersey 2023, jersey 2024,
      jersey 2025, jersey 2026, jersey 2027, jersy, jiu jitsu gi, jodhpurs, judo gi, judogi, karate gi, karate
      uniform, kit 2024, kit 2025, kit 2026, kit 2027, kneeskin, leotard, limited jersey, match shirt, match shorts,
      mma shorts, player jersey, premier jersey, rash vest set, referee shirt, replica jersey, replica player jersey,
      replica shirt, riding breeches, riding gilet, riding jacket, riding leggings, riding shirt, riding tights, road
      jersey, run crew, run short, run shorts, run sock, run socks, run tight, run tights, running crew, running
      jacket, running long sleeve, running short, running shorts, running singlet, running socks, running tank,
      running tight, running tights, running vest, running wear, show jacket, show shirt, ski base layer top, ski bib
      pants, ski fleece, ski jacket, ski pants, ski salopettes, ski socks, ski suit, ski thermals, ski wear, skiwear,
      snowboard jacket, snowboard pants, soccer jersey, soccer shirt, soccer shorts, soccer socks, sport shirt, sports
      bibs, sports jersey, sports shirt, sportswear, stock shirt, swim jammers, swim leggings, swingman jersey, team
      hoodie, team jersey, team polo, team shorts, team tracksuit, tennis dress, tennis skirt, third jersey, third
      shirt, throwback jersey, track pants running, track singlet, tracksuit football, training bib, training bibs,
      training crew, training hoodie, training jacket, training pants, training shirt, training short, training
      shorts, training sweatshirt, training tee, training top, training tracksuit, tri shorts, tri suit, tri top,
      trisuit, warm up jacket, warm up shirt, warm up suit, warm up top, wetsuit, wrestling singlet`,
    ],
    [
      'OUTDOORS+SHOES',
      `approach shoes, climbing shoe, hiking boot, hiking boots, hiking sandal, hiking shoe, hiking shoes, hunting
      boot, stalking boots, tactical boot, tactical boots, trekking boot, trekking shoe, wading boot, walking boots`,
    ],
    [
      'SHOES+SPORTS',
      `astro boots, astro trainers, astro turf trainers, badminton shoe, ballet shoe, ballet slipper, ballroom shoes,
      baseball cleat, basketball shoe, bike shoe, bowls shoes, boxing shoe, cleats, court shoes tennis, cricket shoe,
      crossfit shoes, curling shoes, cycling shoe, dance shoe, dance sneakers, fencing shoes, football boot, football
      boots, football cleat, football shoe, golf shoe, gym shoe, gym trainers, ice skate boot, jazz shoes, jodhpur
      boots, netball trainers, paddock boots, pointe shoe, racing flats, riding boots, road running shoe, rugby boot,
      running gaiters, running shoes, sailing boots, ski boot, ski boots, snowboard boot, soccer cleat, soccer cleats,
      soccer shoe, spikeless golf shoes, spikes, spikes shoes, sport shoe, sport shoes, sports shoe, sports shoes,
      stability running shoe, tap shoes, tennis shoe, throwing shoes, track spike, track spikes, trail gaiters, trail
      running gaiters, trail running shoe, trail shoe, trail shoes, training shoe, training shoes, turf boot, turf
      boots, turf shoe, turf trainers, volleyball shoe, water polo shoes, weightlifting shoes, wrestling shoe, yard
      boots`,
    ],
    [
      'KITCHEN+OUTDOORS',
      `backpacking stove, camp stove, camping cookset, camping stove, cookset, jetboil, portable
      camping stove, trangia`,
    ],
    [
      'SPORTS',
      `10 speed chain, 11 speed chain, 12 speed chain, 26x2, 27 5x2, 29x2, 29x2 35, 700c tube, 700x23c, 700x25,
      700x25c, 700x28, 700x28c, 700x32c, 8 speed chain, agility cone, agility hurdle, agility hurdles, agility ladder,
      agility pole, air hockey table, air track, airtrack, aqua belt, aqua dumbbells, archery, archery bow, archery
      bow kit, archery recurve bow, arm compression sleeve, arm sleeves running, arrow quiver, arrow rest, backboard,
      badminton, badminton net, badminton racket, badminton shuttlecock, badminton shuttles, bag gloves, bails,
      balance beam, balance bike kids, ball bag, ball carrier, ball cart, ball gloves, ball hopper, ball marker, ball
      needle, ball pump, ball retriever, ballet barre, bandages horse, bar end plugs, bar tape, base set, baseball,
      baseball bat, baseball glove, baseball mitt, bases set, basketball, basketball hoop, basketball net, bat grip,
      batters glove, batting cage, batting glove, batting gloves, batting helmet, batting pad, batting tee, bcd, bcd
      jacket, beach cruiser, belly pad, bibs set training, bicycle, bicycle bell, bicycle helmet, bicycle pump,
      bicycle tire, bike, bike bag, bike basket, bike bell, bike bottle, bike bottle cage, bike chain, bike cleaning
      kit, bike computer, bike cover, bike fender, bike fork, bike frame, bike grips, bike headset, bike helmet, bike
      helmet light, bike light, bike lights, bike lock, bike lube, bike mirror, bike multi tool, bike pedal, bike
      pedals, bike phone bag, bike pump, bike rack, bike repair stand, bike saddle, bike seat, bike stand, bike stem,
      bike tire, bike tool, bike trailer, bike tube, bike tyre, bike wheel, bikepacking bag, billiard, billiard cue,
      billiard table, bit snaffle, blade holder, bmx, bmx bike, board bag, bobsleigh, bocce set, body protector,
      bodyboard, bodyboard leash, bokken, boogie board, bottle cage, bottom bracket, bow and arrow, bow and arrow set,
      bow sight, bowling ball, bowls bag, bowls woods, boxing bag, boxing bag gloves, boxing glove, boxing gloves,
      boxing machine, boxing pads, boxing ring, boxing wraps, brake blocks, brake pads bike, brake pads shimano,
      breastplate, breastplate horse, bridle, browband, brushing boots, buoyancy aid, buoyancy compensator, cadence
      sensor, calf compression sleeve, calf compression sleeves, calf sleeve, calf sleeves, canoe, captain armband,
      captain s armband, captains armband, carrom, carrom board, cassette, cassette bike, cassette sprocket, catcher
      mitt, catcher s glove, catcher s mitt, catcher set, catchers gear, catchers glove, catchers mask, catchers mitt,
      catching gloves, chain 11 speed, chain 12 speed, chain cleaner, chain whip, chainguard, chainring, chainset,
      chaps, cheer pom poms, chest protector, chipping net, cleat set, cleats spd, climbing holds, clipless pedal,
      club head cover, co2 inflator, coaching board, complete skateboard, compression sleeve running, cone set, cones,
      cooler rug, corner flag, crank arm, cranks, crankset, crash mat, cricket bag, cricket ball, cricket bat, cricket
      gloves, cricket helmet, cricket kit, cricket pad, cricket pads, croquet mallet, cruiser bike, cruiser board,
      cue, cue chalk, cue stick, curling broom, cycle computer, cycling bib, cycling cap, cycling glasses, cycling
      glove, cycling gloves, cycling helmet, cycling sunglasses, d lock, dance pole, dart, dart board cabinet, dart
      flights, dart set, dartboard, dartboard cabinet, darts, darts mat, derailleur, disc, disc brake pads shimano,
      disc golf, disc golf disc, discus, dive bag, dive boots, dive computer, dive gloves, dive knife, dive mask, dive
      regulator set, dive tank, dive torch, dive whistle, diving fins, diving mask, divot, divot repair, divot tool,
      dressage saddle, dressage whip, driver cover, driver golf, driver shaft, dropper post, dynamo light, e bike, ear
      band swim, ebike, eggbutt, elbow pads, electric bike, electric scooter, epee, equestrian, exercise sheet,
      exercise sheet horse, fairway wood, fan hand, fan towel, fastpitch, fastpitch bat, fencing, fielding glove,
      figure skates, finger tab, fins, first base mitt, fixie, fleece rug horse, flip scoreboard, flippers, fly mask,
      foam fan hand, foam finger, foam hand, focus mitts, focus pads, foil board, foosball, foosball table, football,
      football boots bag, football goal, football helmet, forearm guard, frame bag, frameset, freehub, freewheel,
      frisbee, front mech, futsal ball, gear cable, gel saddle, girth, goal net, goal post, goalie glove, goalie leg
      pads, goalie mask, goalie pads, goalie stick, goalkeep glove, goalkeeper gloves, goalkeeping gloves, goalpost,
      goggle, goggles, goggles swim, golf bag, golf ball, golf ball marker, golf balls, golf cart, golf cart bag, golf
      club, golf clubs, golf driver, golf glove, golf gps, golf headcover, golf hitting mat, golf iron, golf net, golf
      putter, golf rangefinder, golf stand bag, golf tee, golf tees, golf towel, golf umbrella, golf wedge, gp saddle,
      gravel bike, gravel tyre, grip tape, griptape, groin guard, groin protector, grooming brush horse, groupset, gum
      shield, gumshield, gymnastic beam, gymnastics mat, gymnastics ribbon, half chaps, half pad, halter, hand ball
      resin, hand wrap, hand wraps, handball, handball ball, handball goal, handball resin, handlebar, handlebar bag,
      handlebar tape, handlebars, hat silk, head collar, head guard boxing, headcollar, headcover, headgear, headgear
      boxing, headguard, heavy bag, helmet, high jump mat, hockey bag, hockey gloves, hockey puck, hockey skate,
      hockey stick, hockey tape, home plate, hoof pick, horse bandage, horse bit, horse blanket, horse boots, horse
      bridle, horse fly rug, horse riding helmet, horse rug, horse saddle, horseshoe set, hoverboard, hub bike,
      hurdle, hybrid club, hydration belt, hydration bladder running, hydration reservoir, hydration vest, ice skate,
      ice skates, inflatable kayak, inflation needle, inline skate, inline skates, inline wheels, inner tube, inner
      tube bike, iron set, isup, javelin, jockey wheels, judo mat, jump cups, jump poles, jump rope speed, jump rope
      speed sport, jumping whip, karate belt, karate gloves, kayak, kayak paddle, keeping gloves, kendo, kick board,
      kick pad, kick scooter, kick shield, kickboard, kicking tee, kickstand, kids bike, kite board, kite surf
      harness, kiteboard, kitesurf, kitesurfing kite, knee pad, knee pads, knee pads skate, knee warmers, kneeboard,
      kneepad, lacrosse, lacrosse stick, landing mat, lap counter, lawn bowls, lead rope, lead rope horse, leadrope,
      lob wedge, lock on grips, longboard, lunge cavesson, lunge line, lunge rein, lunging, majorette baton, martial
      arts belt, martingale, mech hanger, medal, medal hanger, medal ribbon, mini pump, mma gloves, mountain bike,
      mouth guard, mouth guard sport, mouth piece, mouthguard, mouthguard sport, mouthpiece, mtb tyre, muay thai
      shorts, mudguard, neoprene hood, net clips, netball, netball bibs, nose clip, noseband, numnah, nunchaku,
      nunchucks, oche, octopus regulator, overgrip, overreach boots, overshoes, paddle, paddle board, paddleboard,
      padel, padel racket, paintball, paintball gun, paintball marker, paintball mask, pannier, pannier bag, pannier
      rack rear, paracycling, parkour, patch kit, pedal, pedal kayak, pedals, pelham, penny board, petanque balls,
      petanque set, pickleball, pickleball paddle, pickleball set, ping pong, ping pong balls, ping pong paddle, ping
      pong table, pinnie, pitch mark repairer, pitching machine, pitching net, pitching rubber, pitching wedge,
      plaiting bands, pogo stick, pointe, pointe shoe accessories, pointe shoe ribbon, pole spear, pole vault, polo
      wraps, pom pom cheer, pom poms cheerleading, pommel, pool balls, pool balls set, pool chalk, pool cue, pool
      table, pop up goal, power meter, presta valve, puck, pull buoy, punch bag, punch ball, punch mitts, punchbag,
      punching bag, putter, putting green, putting mat, putting mirror, race belt, race bib belt, race number belt,
      racket, racquet, racquetball, rally towel, rangefinder golf, rash vest, rear mech, rear rack, rebounder net,
      receiver gloves, red yellow cards, referee, referee whistle, regulator dive, regulator diving, reins, relay
      baton, reservoir 1 5l, reservoir 2l, resin handball, resistance parachute, rhythmic hoop, rhythmic ribbon,
      riding crop, riding gloves, riding hat, riding helmet, riding whip, rim brake, rim tape, road bike, road tyre,
      roller blades, roller skate, roller skates, rollerblades, rosette, rugby ball, rugby tackle bag, running sleeve,
      saddle, saddle bag bike, saddle cloth, saddle cover, saddle pad, saddlecloth, safety sausage, sailing dinghy,
      sailing gloves, sand wedge, saucer cone, scooter, scooter kick, score book, scoreboard, scorebook, scrum cap,
      scuba tank, seat clamp, seat post, seatpost, seatpost clamp, shifter, shin guard, shin guards, shin pad, shock
      pump, shot put, shoulder pads, shoulder pads football, show jumps, show sheet horse, shuttlecock, skate deck,
      skate truck, skate wheels, skateboard, skateboard bearings, skateboard deck, skateboard trucks, skateboard
      wheel, skateboard wheels, ski, ski bag, ski binding, ski boot bag, ski boots bag, ski gloves, ski goggle, ski
      goggles, ski helmet, ski helmet cover, ski lock, ski mask, ski pole, ski poles, ski rack, ski roof box, ski wax,
      skimboard, skis, slackline, sled, sledge, sleigh, smart trainer, snaffle, snaffle bit, snooker chalk, snooker
      table, snorkel, snorkel mask, snorkel set, snorkelling set, snow goggles, snow sport goggles, snow tube,
      snowblades, snowboard, snowboard bag, snowboard binding, snowboard bindings, snowboard goggles, soccer ball,
      soccer goal, sock tape, soft flask, soft reservoir, softball, softball bat, softball glove, sparring, sparring
      gear, spd cleats, spear gun, speargun, speed bag, speed ball, speed ladder, speed parachute, splitboard, spoke,
      sports bag, sports bottle holder, sports equipment, sports stopwatch, sports water bottle, spray skirt, spring
      floor, springboard, spur straps, spurs, squash racket, stabilisers, stable rug, stand bag golf, starting block,
      stem mtb, stirrup, stirrups, stopwatch, stringing machine, stumps, stunt scooter, substitution board, sup, sup
      board, sup leash, sup paddle, sup pump, surf fin, surf leash, surf wax, surface marker buoy, surfboard,
      surfboard fins, surfboard leash, surfskate, sweatband, swim bag, swim belt, swim buoy, swim cap, swim fin, swim
      fins, swim float, swim goggles, swim parachute, swim ring sport, swimming cap, swimming goggles, table tennis,
      table tennis bat, table tennis table, tackle shield, tactic board, tail bandage, tandem, target face, tatami
      mat, team bag, team kit, tendon boots, tennis bag racket, tennis ball, tennis balls, tennis net, tennis racket,
      tennis racquet, tennis string, thai pads, tire lever, toboggan, toe clips, top tube bag, towable, towable tube,
      track hurdle, track pump, traction pad, trainer mat, training cone, training cones, training gloves boxing,
      training pole, training wheels, trampoline, trampoline net, travel boots horse, trophy, trophy cup, tubeless
      sealant, tubeless tape, tubeless valve, tumble track, tumbling mat, turbo trainer, turnout rug, tutu, twirling
      baton, tyre lever, tyre levers, umpire counter, unicycle, v brake, vault box, vaulting horse, vibration
      dampener, volleyball, volleyball net, wake board, wakeboard, water bottle cage, water bottle cycling, water polo
      ball, water polo cap, wedge set golf, weight belt diving, wetsuit boots, wetsuit gloves, wheelset, whistle,
      wicket keeping gloves, wicket keeping pads, windsurf, windsurf board, wing foil, winter sport goggles, wrist
      guards, yoga trapeze sport`,
    ],
    [
      'OUTDOORS',
      `12ga, 223 rem, 22lr, 45 acp, admin pouch, air mattress camping, air pistol, air rifle, airgun, airsoft, airsoft
      bbs, airsoft goggles, airsoft gun, ammo, ammo box, ammo can, ammunition, angler, aquaroll, archery target,
      arrow, arrow shafts, arrowhead, arrows, ascender, assist hooks, avalanche probe, avalanche transceiver, awning,
      awning camping, awning carpet, axe, backpack cover rain, backpacking, bait, bait bucket, bait caster, bait
      fridge, bait runner, bait spoon, baitcaster, baitcasting reel, baitrunner, ballistic helmet, ballistic plate,
      bank sticks, bankstick, barbless hooks, barrel bag, barrel nut, barrel rifle, base camp, baton, battle belt,
      bayonet, bb gun, bb pellets, beach caster, beach shelter, beach tent, beachcaster, bear bell, bear canister,
      bear spray, bedchair, belay, belay device, belay plate, binocular, binocular harness, binoculars, bipod, bite
      alarm, bite indicator, bivi bag, bivvy, bivy, blade bait, blowgun, boat anchor, boat cover, boat seat, bobber,
      body armor, body armour, boilies, bolt action, bolt carrier, bolt carrier group, bore brush, bore snake,
      bouldering mat, bouldering pad, bow case, bow release, bow stabilizer, bowie knife, bowstring, braid line,
      braided line, brass cases, brass casing, broadhead, buckshot, bug net, bug spray, bullet puller, bullets, burner
      stove, bushcraft knife, bushcraft saw, butt pad, butt stock, buttstock, buzz bars, buzzbait, camo, camouflage
      net, camp bed, camp chair, camp cooker, camp cookware, camp cot, camp kitchen, camp mug, camp pillow, camp
      shower, camp stool, camp table, camp toilet, camping, camping bed, camping blanket, camping chair, camping
      cookware, camping cot, camping hammock, camping kettle, camping mat, camping mug, camping pillow, camping
      shower, camping table, camping tent, camping toilet, canister stove, carabiner, caravan awning, carp hooks,
      cartridge bag, cartridge belt, cartridge case, cast net, casting net, catapult, chalk bag, changing tent,
      charging handle, chatterbait, cheek riser, chemical toilet, chest rig, choke tube, circle hooks, clay pigeon,
      clay trap, cleaning rod, climbing chalk, climbing harness, climbing helmet, climbing rope, combat belt, compass,
      compass hiking, compound bow, compression sack, cool box, cool box ice pack, coolbox, cooler, cooler backpack,
      cooler bag, cooler bag camping, cooler box, crab bucket, crab line, crab net, crab trap, crampon, crampons,
      crankbait, crash pad, crayfish trap, creature bait, crossbow, damascus hunting knife, damascus knife hunting,
      day pack hiking, decoy, decoy duck, decoys, deer call, deer feeder, disgorger, dog training dummy hunting,
      downrigger, drive away awning, drop net, drop shot, dropshot, dry bag, dry box, dry fly, duck call, dump pouch,
      dynamic rope, dyneema sling, ear protection shooting, elk call, emergency blanket, emergency kit, emergency
      whistle, entrenching tool, extractor, ferro rod, fire starter, fire steel, fire striker, firing pin, fish bag,
      fish basket, fish finder, fish grip, fish gripper, fish hook, fish keeper, fish net, fish stringer, fishing
      backpack, fishing bag, fishing bait, fishing boat, fishing chair, fishing float, fishing gloves, fishing hat,
      fishing hook, fishing hooks, fishing line, fishing lure, fishing lures, fishing net, fishing pliers, fishing
      pole, fishing reel, fishing rig, fishing rod, fishing scale, fishing sinker, fishing sling, fishing sling pack,
      fishing swivel, fishing tackle, fishing umbrella, fishing weights, fixed blade, fixed blade knife, flint
      striker, float stops, fluorocarbon, fluorocarbon line, fly box, fly line, fly reel, fly rod, fly tying, fly
      tying hook, fly tying vise, fly vest, foil blanket, folding camp chair, folding knife, football jig, foregrip,
      freeze dried meal, freezer block, freezer blocks, gaiter hiking, gaiters, gambrel, game bag, game call, game
      camera, game carrier, game feeder, gas block, gas canister, gas cartridge, gas mask, gas stove camping, glide
      bait, grip leads, ground blind, ground sheet tent, groundbait, groundsheet, gun bag, gun belt, gun cabinet, gun
      case, gun cleaning kit, gun cleaning patches, gun grip, gun holster, gun rack, gun safe, gun sling, gunstock,
      gutting knife, guy lines, guy rope, hackle, hair rigs, hammock camping, hammock straps, hammock underquilt,
      hammock with straps, hand line, hand warmer, hand warmers, handcuffs, handguard, handgun, hard lure, harness
      climbing, hatchet, head net, hide net, hide poles, high seat, hiking pole, hiking socks wool, hokkai, hollow
      body, hollow body frog, holster, hook link, hooklink, hunting bag, hunting blind, hunting camera, hunting knife,
      hydration bladder, hydration pack, ice auger, ice axe, ice box, ice chest, ice screw, ifak, ifak pouch,
      inflatable boat, insect repellant, insect repellent, iron sights, iwb holster, jelly worms, jerkbait, jerry can,
      jig, jig head, jig heads, jighead, jumar, karabiner, kayak anchor, kayak fishing, kayak seat, keep net, keepnet,
      knife sharpener outdoor, knife sheath, landing net, lantern mantles, laser bore sight, laser sight, lead clips,
      leadcore, leader line, life jacket, life vest, lip grip, lipless crankbait, lobster pot, lock knife, lower parts
      kit, lower receiver, lure, lures, machete, mag holder, mag pouch, magazine 30rd, magazine carrier, magazine
      holder, magazine loader, magazine pouch, magazine speed loader, magazine spring, maggots, magnet fishing, map
      case, marabou, marker float, mechanical release, mepps, mess kit, mess tin, method mix, microspikes, midge net,
      minnow trap, molle, molle bag, molle pouch, mono line, monocular, monofilament line, morale patch, mosquito head
      net, mosquito net, multi fuel stove, multitool knife, muzzle brake, muzzle device, ned rig, night vision, nymph
      fly, nymphs, offset hook, outdoor knife, outdoor stove, owb holster, paddle board fishing, paddle jacket, paddle
      kayak, paddle tail, paper targets, parachute cord, paracord, paracord bracelet, peg hammer, pellet gun, pellet
      trap, pen knife, penknife, pepper spray, picatinny rail, picnic blanket, picnic rug, pigeon magnet, pink rinse,
      pistol, plate carrier, plate carrier vest, pocket knife, pole floats, pole tips, pop up shelter, pop up tent,
      portable hammock, portable loo, portable stove, predator call, privacy tent, prusik, pva bags, pva mesh,
      quickdraw, quiver, range bag, range finder, rangefinder, ration pack, recoil pad, recurve bow, red dot, red dot
      sight, reel, reloading dies, reloading press, revolver, rifle, rifle bag, rifle case, rifle magazine, rifle
      scope, rifle sling, rifle stock, riflescope, rig hook, rig rings, rig tubing, rod, rod bag, rod case, rod
      holdall, rod holder, rod rings, roof tent, roof top tent, rooftop tent, sabiki, saddle hackle, scabbard, scope,
      scope mount, scope rings, sea fishing rig, sea rigs, seat box, self defence alarm, self inflating mat, semi
      static rope, shad, shank hooks, shock leader, shooting bag, shooting bench, shooting ear muffs, shooting
      earmuffs, shooting glasses, shooting gloves, shooting mat, shooting rest, shooting stick, shooting sticks,
      shooting stool, shooting target, shotgun, shower tent, signal mirror, silencer rifle, sinker, skinning knife,
      sleeping bag, sleeping mat, sleeping mat camping, sleeping mattress, sleeping pad, slingshot, snap cap, snap
      caps, snow anchor, snowshoe, snowshoes, soft bait, soft lure, soft plastic, soft plastics, soft shad, solar
      shower, spearhead, spinnerbait, spinning reel, spinning rod, split shot, spod, spomb, spoon lure, spork,
      spotting scope, stab vest, static rope, stick bait, storm shelter, stuff sack, stun gun, sun shelter,
      suppressor, surf rod, survival bag, survival blanket, survival bracelet, survival foil blanket, survival kit,
      survival knife, swim jig, swimbait, swiss army knife, swivel, tackle, tackle bag, tackle box, tackle storage,
      tactical flashlight, tactical helmet, tactical knife, tactical pen, tactical vest, target shooting, target
      stand, tarp, tarp shelter, telescope, tent, tent carpet, tent footprint, tent lamp hook, tent peg, tent pole,
      tent stake, thermal imaging, thermal scope, throw net, throwing knife, tinder, tippet, toilet fluid, toilet
      tent, tomahawk, top water, topwater, topwater frog, tourniquet pouch, trail cam mount, trail camera, trailer
      bait, travel hammock, treble hook, treble hooks, tree stand, trekking pole, trekking poles, trigger, tripod
      fishing, trolling motor, tungsten weight, tungsten weights, turkey call, tying thread, unhooking mat, upper
      receiver, vertical grip, via ferrata, victorinox knife, wader boots, waders, wading jacket, wading staff,
      wafters, waggler, walking poles, wastemaster, water bladder, water canister, water carrier, water filter
      camping, water filter straw, water filtration, water purification, water purification tablets, water purifier
      tablet, water tank camping, waterproof matches, weapon light, weapon sling, weigh sling, wet flies, windbreak,
      wire leader, wobbler, wobblers, worm bait, worm hook`,
    ],
  ],
  watched: `baseball, basketball, boxing, champions league, cheerleading, cricket, cycling, diving, football, golf,
    gymnastics, hockey, lacrosse, mlb, mma, motocross, nba, nfl, nhl, premier league, racing, skate,
    skiing, soccer, softball, surf, surfing, swimming, volleyball, world cup, wrestling`,
  unsure: `airsoft, angler, arrow, arrows, awning, axe, backboard, bails, bait, baseball, basketball, baton, belay,
    bobber, bullets, camo, cassette, catapult, chaps, compass, cone set, cones, cooler, cranks, cricket ball, cue,
    dart, decoy, disc, discs, discus, extractor, fastpitch, fencing, fins, flippers, football, girth, golf, gun,
    hackle, halter, handball, hatchet, headgear, helmet, hurdle, javelin, jig, lure, maggots, marabou, medal, molle,
    mouthpiece, nymphs, paddle, parkour, pedal, pedals, pistol, pointe, pom pom, puck, quiver, reel, reins, rifle,
    rod, rosette, rugby ball, running wear, saddle, scope, shad, shifter, shotgun, sinker, ski, soccer, spod, spoke,
    spurs, stumps, sup, swivel, tackle, tandem, tennis, tinder, trigger, trophy, tutu, v brake, volleyball, whistle`,
  uses: {
    SPORTS: `archery, athletic, away kit, badminton, ballet, baseball, basketball, bike ride, bike shirt, billiards,
      bjj, bowling, boxing, champions league, cheerleading, cricket, cycling, cyclist, dance wear, darts, diving, e
      bike, ebike, equestrian, fan version, figure skating, football, for bicycle, for bike, for cycling, futsal,
      goalkeeper, golf, gymnastics, hockey, home jersey, home kit, horse riding, ice skating, jiu jitsu, judo, karate,
      kickboxing, lacrosse, lamine yamal, left hand catch, left hand throw, marathon, martial arts, mbappe, messi,
      mlb, mma, motocross, mountain bike, mtb, muay thai, nba, netball, neymar, nfl, nhl, padel, pickleball, ping
      pong, player version, premier league, right hand catch, right hand throw, roller skating, ronaldo, rowing,
      rugby, run, running, scuba, skate, skateboarding, skiing, snooker, snorkeling, snowboard, snowboarding,
      snowboards, soccer, softball, sport, sporting, sporting goods, sports, squash, surf, surfboard, surfing,
      swimming, table tennis, taekwondo, team sports, tennis, third kit, trail running, triathlon, virat kohli,
      volleyball, wakeboard, water ski, water sports, winter sports, world cup, wrestling`,
    OUTDOORS: `12 gauge, 9mm, airsoft, ammunition, angling, backpacking, bass fishing, beretta, bowhunting, bushcraft,
      camping, camping and hiking, carp, climbing, edc, firearms, fishing, fishing tackle, fly fishing, glock, gun,
      hiker, hikers, hiking, hunting, hunting and fishing, ice fishing, kalashnikov, kayaking, mauser, military,
      mountaineering, outdoors, penn reel, remington, rifle, ruger, salt water, saltwater, shimano reel, shotgun,
      survival, tactical, trail, trekking, winchester`,
  },
  makers: {
    SPORTS: `adidas copa, adidas padel, adidas predator, adidas supernova, adidas ultraboost, adizero, altra escalante, altra
      torin, anon goggle, anon m4, apacs, aqua lung, arena cobra, arena swim, asics gel, asics gt 2000, asics hyper
      speed, asics novablast, asics superblast, atomic ski, babolat, babolat pure, babolat viper, bauer, bauer vapor,
      bolle goggle, bontrager, brooks adrenaline, brooks cascadia, brooks ghost, brooks glycerin, brooks hyperion,
      brooks launch, bullpadel, burley, burton, butterfly table, butterfly table tennis, butterfly tenergy, callaway,
      campagnolo, cannondale, canterbury rugby, capita, cascadia, castelli, ccm hockey, ccm tacks, charles owen, cleto
      reyes, cobra aerojet, cobra driver, continental gp5000, cressi, dalbello, demarini, donic, dunlop srixon,
      duotone, dynacraft, easton, element skateboards, endura, ergon, erima, everlast, fairtex, fanatic sup, fischer
      ski, fizik, footjoy, fox 40, fox float, franklin sports, funkita, garmin edge, gel cumulus, gel kayano, gel
      nimbus, gel trabuco, giant talon, gilbert rugby, gray nicolls, gunn and moore, gunn moore, harrows, head
      radical, head ski, head tennis, heart of the hide, hoka bondi, hoka clifton, hoka mach, hoka speedgoat,
      horseware, hummel, hyper speed 5, hyperlite, independent trucks, jobe, joma, joola, kask, kempa, kookaburra,
      lazer helmet, lemieux, li ning badminton, lib tech, louisville slugger, luxilon, marucci, maverik, maxxis,
      mercurial superfly, mercurial vapor, mikasa, mitre, mizuno, mizuno pro, mizuno wave, muc off, naish, nb 1080, nb
      860, nb 880, nb md500, new balance 1080, new balance 860, new balance 880, new balance cricket, nike alphafly,
      nike invincible, nike mercurial, nike pegasus, nike phantom, nike vaporfly, nike vomero, nox padel, o brien, o
      neill, o neills, paddletek, paradym, park tool, pearl izumi, ping g430, poc helmet, prince tennis, pro v1, puma
      deviate, puma future, puma king, puma ultra, puma velocity, quiksilver, rapha, rawlings, red paddle, reusch,
      ride snowboards, riley snooker, rip curl, rockshox, rollerblade, ronix, rossignol, royalbaby, salomon sense
      ride, salomon ski, salomon speedcross, santa cruz skateboards, saucony endorphin, saucony guide, saucony
      kinvara, saucony peregrine, saucony ride, saucony triumph, schwalbe, schwinn, scotty cameron, scubapro, select
      brillant, select futsal, selkirk, sells goalkeeper, sg cricket, sherrin, shimano, shimano 105, shimano deore,
      shimano ultegra, shires equestrian, siux, slazenger, smith optics, solinco, spalding, specialized s works,
      speedo, speedo vanquisher, spikeball, sram, sram eagle, sram rival, ss ton, stiga table tennis, tachikara,
      target darts, taylormade, tecnifibre, throne cycles, title boxing, titleist, trek marlin, tusa, twins special,
      tyr, uhlsport, ultimatch, umbro, unicorn darts, venum, veredus, victor badminton, vittoria corsa, vokey, volkl,
      wahoo kickr, warrior alpha, wave inspire, wave rider, weatherbeeta, wilson, wilson evo, wilson ncaa, winmau,
      xiom, yonex, zoggs`,
    OUTDOORS: `abu garcia, ak 47, ak47, american hunter, ar 15, ar15, barnett, bear archery, benchmade, berkley,
      berkley gulp, berkley powerbait, big agnes, black diamond, black diamond spot, blackhawk, buck 110, bushnell,
      cci blazer, coleman, crkt, daiwa, deuter, esee, extrema ratio, extremaratio, federal premium, fenix pd,
      fishpond, fox rage, g loomis, gamakatsu, garmin inreach, gary yamamoto, gerber knife, holosun, hornady, hoyt,
      jetboil, ka bar, katadyn, keitech, kelty, korda, leatherman, leupold, lifestraw, lucky craft, magpul, mammut,
      mathews, megabass, morakniv, mossy oak, moultrie, msr, muddy treestand, mustad, nemo tensor, nikon monarch,
      nitecore, olight, osprey, p line, penn battle, petzl, pmc bronze, powerpro, primus, rapala, ravin, realtree,
      redington, remington core lokt, rtic, safariland, savage gear, sawyer squeeze, sea to summit, seaguar, shimano
      curado, shimano stradic, shimano vanford, sig sauer, simms, snow peak, spyderco, st croix, stealth cam, strike
      king, sufix, summit viper, swarovski el, tenpoint, therm a rest, thule tent, trakker, treestand, trijicon, ugly
      stik, vortex crossfire, vortex diamondback, vortex optics, vortex viper, winchester super x, yeti hopper, yeti
      tundra, z man, zeiss victory, zman`,
  },
};
