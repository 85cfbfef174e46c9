import type { Subject } from '../words.ts';

export const OUTDOORS: Subject = {
  things: [
    [
      'HOME+OUTDOORS',
      `camp lantern, camp light, camping lamp, camping lantern, camping light, camping torch, headlamp, headlamp
      camping, headlamp rechargeable, lantern camping, tent lamp, tent light`,
    ],
    [
      'ACCESSORIES+OUTDOORS',
      `assault pack, camping backpack, daypack hiking, hiking backpack, hiking pack, military backpack, molle backpack,
      rucksack hiking, tactical backpack, tactical belt, tactical glove, tactical gloves, trekking backpack`,
    ],
    [
      'FASHION+OUTDOORS',
      `breeks, camo hoodie, camo jacket, camo pant, camo pants, camo trouser, camo trousers, combat shirt, fishing
      shirt, fishing vest, ghillie suit, hiking jacket, hiking pant, hiking pants, hiking shirt, hiking sock, hiking
      socks, hunting jacket, hunting pant, hunting pants, hunting vest, shooting breek, shooting breeks, shooting
      jacket, shooting vest, tactical jacket, tactical pant, tactical pants, tactical shirt, walking trouser, walking
      trousers`,
    ],
    [
      'OUTDOORS+SHOES',
      `approach shoe, approach shoes, climbing shoe, hiking boot, hiking boots, hiking sandal, hiking shoe, hiking
      shoes, hunting boot, stalking boot, stalking boots, tactical boot, tactical boots, trekking boot, trekking shoe,
      wading boot, walking boot, walking boots`,
    ],
    [
      'KITCHEN+OUTDOORS',
      `backpacking stove, camp stove, camping cookset, camping stove, cookset, jetboil, portable camping stove, trangia`,
    ],
    [
      'OUTDOORS',
      `12ga, 223 rem, 22lr, 45 acp, admin pouch, air mattress camping, air pistol, air rifle, airgun, airsoft, airsoft
      bb, airsoft bbs, airsoft goggle, airsoft goggles, airsoft gun, ammo, ammo box, ammo can, ammunition, angler,
      aquaroll, archery target, arrow, arrow shaft, arrow shafts, arrowhead, arrows, ascender, assist hook, assist
      hooks, avalanche probe, avalanche transceiver, awning, awning camping, awning carpet, axe, backpack cover rain,
      backpacking, bait, bait boat, bait box, bait bucket, bait caster, bait dip, bait drill, bait fridge, bait needle,
      bait runner, bait spoon, bait spray, bait tub, baitcaster, baitcasting reel, baiting needle, baitrunner, ball
      bearing swivel, ballistic helmet, ballistic plate, bank stick, bank sticks, bankstick, barbless hook, barbless
      hooks, barrel bag, barrel nut, barrel rifle, barrel swivel, barrow fishing, base camp, baton, battle belt,
      bayonet, bb gun, bb pellet, bb pellets, beach caster, beach shelter, beach tent, beachcaster, bead head, bear
      bell, bear canister, bear spray, bedchair, belay, belay device, belay plate, belly boat, binocular, binocular
      harness, binoculars, bipod, bite alarm, bite indicator, bivi bag, bivvy, bivy, blade bait, blowgun, boat anchor,
      boat cover, boat seat, bobber, body armor, body armour, boilie, boilie crusher, boilies, bolt action, bolt
      carrier, bolt carrier group, bore brush, bore snake, bouldering mat, bouldering pad, bow case, bow release, bow
      stabilizer, bowie knife, bowstring, braid line, braided line, brass case, brass cases, brass casing, broadhead,
      buckshot, bug net, bug spray, bullet puller, bullets, burner stove, bushcraft knife, bushcraft saw, butt pad,
      butt stock, buttstock, buzz bar, buzz bars, buzzbait, cage feeder, camalot, camo, camouflage net, camp bed, camp
      chair, camp cooker, camp cookware, camp cot, camp kitchen, camp mug, camp pillow, camp shower, camp stool, camp
      table, camp toilet, camping, camping bed, camping blanket, camping chair, camping cookware, camping cot, camping
      hammock, camping kettle, camping mat, camping mug, camping pillow, camping shower, camping table, camping tent,
      camping toilet, canister stove, carabiner, caravan awning, carp hook, carp hooks, carp pellets, carp rod,
      cartridge bag, cartridge belt, cartridge case, cast net, casting net, catapult, chalk bag, changing tent,
      charging handle, chatterbait, cheek riser, chemical toilet, chenille fly tying, chest rig, choke tube, circle
      hook, circle hooks, clay pigeon, clay trap, cleaning rod, climbing cam, climbing chalk, climbing harness,
      climbing helmet, climbing nuts, climbing rope, combat belt, compass, compass hiking, compound bow, compression
      sack, cool box, cool box ice pack, coolbox, cooler, cooler backpack, cooler bag, cooler bag camping, cooler box,
      crab bucket, crab line, crab net, crab trap, crampon, crampons, crane swivel, crankbait, crash pad, crayfish
      trap, creature bait, crossbow, damascus hunting knife, damascus knife hunting, day pack hiking, dead bait,
      deadbait, decoy, decoy duck, decoys, deer call, deer feeder, disgorger, dog training dummy hunting, downrigger,
      drive away awning, drop net, drop shot, dropshot, dry bag, dry box, dry fly, dubbing, duck call, dumbell wafters,
      dump pouch, dynamic rope, dyneema sling, ear protection shooting, elk call, emergency blanket, emergency kit,
      emergency whistle, entrenching tool, extractor, feeder link, feeder rod, ferro rod, fire starter, fire steel,
      fire striker, firing pin, fish bag, fish basket, fish finder, fish grip, fish gripper, fish hook, fish keeper,
      fish net, fish stringer, fishing backpack, fishing bag, fishing bait, fishing boat, fishing chair, fishing float,
      fishing glove, fishing gloves, fishing hat, fishing hook, fishing hooks, fishing line, fishing lure, fishing
      lures, fishing net, fishing plier, fishing pliers, fishing pole, fishing reel, fishing rig, fishing rod, fishing
      rod rest, fishing scale, fishing sinker, fishing sling, fishing sling pack, fishing swivel, fishing tackle,
      fishing trolley, fishing umbrella, fishing weight, fishing weights, fixed blade, fixed blade knife, flint
      striker, float fishing, float rod, float stop, float stops, float tube, fluorocarbon, fluorocarbon line, fly box,
      fly leader, fly line, fly reel, fly rod, fly tying, fly tying hook, fly tying kit, fly tying material, fly tying
      vise, fly vest, fly wallet, foil blanket, folding camp chair, folding knife, football jig, foregrip, freeze dried
      meal, freezer block, freezer blocks, gaiter, gaiter hiking, gaiters, gambrel, game bag, game call, game camera,
      game carrier, game feeder, gas block, gas canister, gas cartridge, gas mask, gas stove camping, glide bait, grip
      lead, grip leads, gripper lead, ground blind, ground sheet tent, groundbait, groundsheet, gun bag, gun belt, gun
      cabinet, gun case, gun cleaning kit, gun cleaning patches, gun grip, gun holster, gun rack, gun safe, gun sling,
      gunstock, gutting knife, guy line, guy lines, guy rope, hackle, hair rig, hair rigs, halibut pellets, hammock
      camping, hammock strap, hammock straps, hammock underquilt, hammock with strap, hammock with straps, hand line,
      hand warmer, hand warmers, handcuff, handcuffs, handguard, handgun, hard lure, harness climbing, hatchet, head
      net, hemp seed carp, hide net, hide pole, hide poles, high seat, hiking pole, hiking socks wool, hokkai, hollow
      body, hollow body frog, holster, hook eye, hook link, hook tyer, hookbait, hooklength, hooklengths, hooklink,
      hooks to nylon, hunting bag, hunting blind, hunting camera, hunting knife, hydration bladder, hydration pack, ice
      auger, ice axe, ice box, ice chest, ice screw, ifak, ifak pouch, inflatable boat, inline lead, insect repellant,
      insect repellent, iron sights, iwb holster, jelly worm, jelly worms, jerkbait, jerry can, jig, jig head, jig
      heads, jig skirt, jighead, jumar, karabiner, kayak anchor, kayak fishing, kayak seat, keep net, keepnet, knife
      sharpener outdoor, knife sheath, landing net, lantern mantle, lantern mantles, laser bore sight, laser sight,
      lead clip, lead clips, lead core, leadcore, leadcore leader, leader line, life jacket, life vest, lip grip,
      lipless crankbait, liquid attractant, lobster pot, lock knife, lower parts kit, lower receiver, lugworm, lure,
      lure bag, lure box, lure clip, lures, machete, mag holder, mag pouch, magazine 30rd, magazine carrier, magazine
      holder, magazine loader, magazine pouch, magazine speed loader, magazine spring, maggots, magnet fishing, map
      case, marabou, marker float, match float, match rod, mechanical release, mepps, mess kit, mess tin, method
      feeder, method mix, method mould, microspike, microspikes, midge net, minnow trap, molle, molle bag, molle pouch,
      mono line, monocular, monofilament line, morale patch, mosquito head net, mosquito net, multi fuel stove,
      multitool knife, muzzle brake, muzzle device, ned rig, night vision, nut tool climbing, nymph fly, nymphs, offset
      hook, outdoor knife, outdoor stove, owb holster, paddle board fishing, paddle jacket, paddle kayak, paddle tail,
      paper target, paper targets, parachute cord, paracord, paracord bracelet, particle bait, peg hammer, pellet
      feeder fishing, pellet gun, pellet trap, pellet waggler, pellets carp, pen knife, penknife, pepper spray,
      picatinny rail, picnic blanket, picnic rug, pigeon magnet, pike trace, pink rinse, pistol, plate carrier, plate
      carrier vest, pocket knife, pole elastic, pole float, pole floats, pole pot, pole rigs, pole tip, pole tips, pop
      up boilie, pop up shelter, pop up tent, pop ups carp, portable hammock, portable loo, portable stove, predator
      call, privacy tent, prusik, pva bag, pva bags, pva mesh, pva string, pva tape, quickdraw, quiver, quiver tip,
      quivertip, ragworm, range bag, range finder, rangefinder, ration pack, recoil pad, recurve bow, red dot, red dot
      sight, reel, reel case, reel oil, reloading dies, reloading press, retention sling, revolver, rifle, rifle bag,
      rifle case, rifle magazine, rifle scope, rifle sling, rifle stock, riflescope, rig hook, rig ring, rig rings, rig
      tubing, rod, rod bag, rod case, rod holdall, rod holder, rod licence, rod pod, rod rest, rod ring, rod rings, rod
      sleeve, rod tubes, roof tent, roof top tent, rooftop tent, sabiki, saddle hackle, salmon fly, scabbard, scope,
      scope mount, scope ring, scope rings, screwgate carabiner, sea bait, sea fishing rig, sea rig, sea rigs, seat
      box, seat box accessories, seatbox, self defence alarm, self inflating mat, semi static rope, shad, shank hook,
      shank hooks, shock leader, shooting bag, shooting bench, shooting ear muff, shooting ear muffs, shooting earmuff,
      shooting earmuffs, shooting glasses, shooting glove, shooting gloves, shooting mat, shooting rest, shooting
      stick, shooting sticks, shooting stool, shooting target, shotgun, shower tent, signal mirror, silencer rifle,
      sinker, skinning knife, sleeping bag, sleeping mat, sleeping mat camping, sleeping mattress, sleeping pad,
      slingshot, snap cap, snap caps, snap swivel, snow anchor, snowshoe, snowshoes, soft bait, soft lure, soft
      plastic, soft plastics, soft shad, solar shower, spearhead, spinnerbait, spinning reel, spinning rod, split shot,
      spod, spod mix, spod rod, spomb, spoon lure, spork, spotting scope, squid bait, stab vest, static rope, stick
      bait, stick mix, storm shelter, streamer fly, stuff sack, stun gun, sun shelter, suppressor, surf rod, survival
      bag, survival blanket, survival bracelet, survival foil blanket, survival kit, survival knife, swim jig,
      swimbait, swiss army knife, swivel, tackle, tackle bag, tackle box, tackle storage, tackle tray, tactical
      flashlight, tactical helmet, tactical knife, tactical pen, tactical vest, target shooting, target stand, tarp,
      tarp shelter, telescope, tent, tent carpet, tent footprint, tent lamp hook, tent peg, tent pole, tent stake,
      thermal imaging, thermal scope, throw net, throwing knife, throwing stick, tiger nuts carp, tinder, tip ring,
      tippet, toilet fluid, toilet tent, tomahawk, top water, topwater, topwater frog, tourniquet pouch, trace wire,
      trail cam mount, trail camera, trailer bait, travel hammock, treble hook, treble hooks, tree stand, trekking
      pole, trekking poles, trigger, tripod fishing, trolling motor, trout fly, tungsten beads fly, tungsten weight,
      tungsten weights, turkey call, tying thread, unhooking cradle, unhooking mat, upper receiver, vertical grip, via
      ferrata, victorinox knife, wader, wader boot, wader boots, waders, wading belt, wading jacket, wading staff,
      wafter, wafters, waggler, walking pole, walking poles, wastemaster, water bladder, water canister, water carrier,
      water filter camping, water filter straw, water filtration, water purification, water purification tablet, water
      purification tablets, water purifier tablet, water tank camping, waterproof matche, waterproof matches, weapon
      light, weapon sling, weigh bar, weigh sling, wet flies, wet fly, windbreak, wire leader, wire trace, wiregate,
      wobbler, wobblers, worm bait, worm hook`,
    ],
  ],
  unsure: `airsoft, angler, arrow, arrows, awning, axe, bait, bait box, baton, bead head, belay, bobber, bullets, camo,
    catapult, compass, cooler, decoy, dubbing, extractor, float tube, gun, hackle, hatchet, jig, lead core, lure,
    maggots, marabou, molle, nymphs, pistol, quiver, quivertip, reel, rifle, rod, rod sleeve, scope, shad, shotgun,
    sinker, spod, swivel, tackle, throwing stick, tinder, tip ring, trigger, wiregate`,
  uses: {
    OUTDOORS: `12 gauge, 9mm, airsoft, ammunition, angling, backpacking, bass fishing, beretta, bowhunting, bushcraft,
      camping, camping and hiking, carp, climbing, edc, firearms, fishing, fishing tackle, fly fishing, glock, gun,
      hiker, hikers, hiking, hunting, hunting and fishing, ice fishing, kalashnikov, kayaking, mauser, military,
      mountaineering, outdoors, penn reel, remington, rifle, ruger, salt water, saltwater, shimano reel, shotgun,
      survival, tactical, trail, trekking, winchester`,
  },
  makers: {
    OUTDOORS: `abu garcia, ak 47, ak47, american hunter, ar 15, ar15, barnett, bear archery, benchmade, berkley,
      berkley gulp, berkley powerbait, big agnes, black diamond, black diamond spot, blackhawk, buck 110, bushnell, cci
      blazer, coleman, crkt, daiwa, deuter, esee, extrema ratio, extremaratio, federal premium, fenix pd, fishpond, fox
      rage, g loomis, gamakatsu, garmin inreach, gary yamamoto, gerber knife, holosun, hornady, hoyt, jetboil, ka bar,
      katadyn, keitech, kelty, korda, leatherman, leupold, lifestraw, lucky craft, magpul, mammut, mathews, megabass,
      morakniv, mossy oak, moultrie, msr, muddy treestand, mustad, nemo tensor, nikon monarch, nitecore, olight,
      osprey, p line, penn battle, petzl, pmc bronze, powerpro, primus, rapala, ravin, realtree, redington, remington
      core lokt, rtic, safariland, savage gear, sawyer squeeze, sea to summit, seaguar, shimano curado, shimano
      stradic, shimano vanford, sig sauer, simms, snow peak, spyderco, st croix, stealth cam, strike king, sufix,
      summit viper, swarovski el, tenpoint, therm a rest, thule tent, trakker, treestand, trijicon, ugly stik, vortex
      crossfire, vortex diamondback, vortex optics, vortex viper, winchester super x, yeti hopper, yeti tundra, z man,
      zeiss victory, zman`,
  },
};
