import type { Subject } from '../words.ts';

export const OUTDOORS: Subject = {
  things: [
    [
      'HOME+OUTDOORS',
      `camp lantern, camp light, camping lamp, camping lantern, camping light, camping torch, headlamp, headlamp
      camping, lantern camping, tent lamp, tent light`,
    ],
    [
      'ACCESSORIES+OUTDOORS',
      `3 day pack, army rucksack, assault pack, bergen rucksack, boonie hat, bug out bag, bush hat, camo balaclava,
      camo beanie, camo cap, camo face mask, camo glove, camo gloves, camo hat, camping backpack, climbing backpack,
      climbing bag, daypack hiking, fishing backpack, hiking backpack, hiking cap, hiking glove, hiking gloves, hiking
      hat, hiking pack, hunting backpack, hunting cap, hunting hat, jungle hat, military backpack, molle backpack,
      mountaineering backpack, mountaineering glove, mountaineering gloves, patrol pack, shemagh scarf, shooting cap,
      summit pack, tactical backpack, tactical cap, tactical scarf, tactical sling, trekking backpack, trekking pack,
      walking glove, walking gloves, walking hat, walking rucksack`,
    ],
    [
      'FASHION+OUTDOORS',
      `acu jacket, acu pants, alpine jacket, army surplus jacket, battle shirt, bdu jacket, bdu pants, bdu shirt, bdu
      shorts, breeks, bush shirt, camo fleece, camo hoodie, camo jacket, camo joggers, camo leggings, camo pant, camo
      shirt, camo short, camo shorts, camo suit, camo trouser, camo vest, camouflage jacket, camouflage pant,
      camouflage pants, camouflage trouser, camouflage trousers, carp hoodie, carp t shirt, climbing leggings, climbing
      t shirt, combat jacket, combat pant, combat pants, combat shirt, combat trouser, combat trousers, field smock,
      fishing bib, fishing hoodie, fishing shirt, fishing t shirt, ghillie suit, hiking legging, hiking leggings,
      hiking shirt, hiking skirt, hiking sock, hiking t shirt, hunting bib, hunting hoodie, hunting shirt, hunting
      sock, hunting socks, m65 field jacket, m65 jacket, rain bib, safari jacket, safari shirt, shooting breek,
      shooting coat, shooting gilet, shooting jacket, shooting jumper, shooting shirt, shooting sock, shooting trouser,
      shooting trousers, shooting vest, shooting waistcoat, stalking jacket, stalking smock, stalking trousers,
      tactical hoodie, tactical shirt, tactical t shirt, trekking shirt, trekking sock, trekking socks, ubac shirt,
      ubacs, walking jacket, walking shorts, walking sock, walking socks, walking trouser`,
    ],
    [
      'OUTDOORS+SHOES',
      `alpine boot, approach shoe, army boot, bivvy boot, bouldering shoe, camp booties, camp slipper, down booties
      camp, hiking sneaker, jungle boot, mountain boot, patrol boot, shooting boot, stalking boot, tent booties, tent
      slipper, wading boot, wading shoe, walking boot, walking sandal, walking sandals`,
    ],
    [
      'KITCHEN+OUTDOORS',
      `12v fridge freezer, 2 burner propane, 2 burner stove, alcohol burner camping, backpacking stove, camp coffee
      percolator, camp dish set, camp griddle, camp stove, camp utensil set, camping coffee maker, camping coffee pot,
      camping cooker, camping cookset, camping crockery, camping cutlery, camping dinnerware, camping fridge freezer,
      camping frying pan, camping grill, camping knife fork spoon, camping oven, camping pan, camping plate, camping
      pot, camping stove, camping toaster, camping utensil, cookset, double burner camping, dual zone fridge camping,
      dutch oven camping, fishing flask, fishing kettle, fishing stove, gas cooker camping, jetboil, portable fridge
      12v, propane stove, titanium cup camping, titanium mug camping, titanium pot camping, trangia`,
    ],
    [
      'OUTDOORS',
      `0 20g bb, 0 25g bb, 0 28g bb, 10 shot magazine, 12ga, 14 shot magazine, 177 pellets, 223 rem, 22lr, 45 acp, 5
      shot magazine, 6mm bb, accessory cord, admin pouch, aeg rifle, aid climbing, air bed pump camping, air gun
      pellet, air gun pellets, air mattress camping, air pistol, air rifle, airbed camping, airgun, airsoft, airsoft
      barrel, airsoft battery, airsoft bb, airsoft bbs, airsoft gas, airsoft gearbox, airsoft goggle, airsoft grenade,
      airsoft gun, airsoft magazine, airsoft mask, airsoft motor, airsoft pistol, airsoft rifle, airsoft sniper,
      airsoft speed loader, airsoft vest, alabama rig, alcohol stove camping, alpine draw, ammo, ammo box, ammo pouch,
      ammunition, angler, ankle holster, anti tangle boom, anti tangle sleeve, antiseptic carp, aqua kem, aquaroll, ar
      grip, archery target, arlesey bomb, arrow, arrow shaft, arrowhead, arrows, artery forceps fishing, ascender,
      assist hook, assisted opening knife, automatic knife, avalanche beacon, avalanche kit, avalanche probe, avalanche
      shovel, avalanche transceiver, awning, awning annexe, awning camping, awning carpet, awning clip, awning clips,
      awning hook, awning pole, awning pump, awning rail, awning skirt, awning strap, axe, back rest rod, backing line
      fly, backpack cover rain, backpack rain cover, backpacking, bait, bait bag, bait band, bait bander, bait boat,
      bait box, bait bucket, bait caster, bait clip, bait cooler, bait dip, bait drill, bait elastic, bait fridge, bait
      glug, bait needle, bait runner, bait sleeve, bait soak, bait spoon, bait spray, bait table, bait tray, bait tub,
      bait waiter, baitcast combo, baitcaster, baitcasting reel, baiting needle, baitrunner, ball bearing swivel,
      ballistic helmet, ballistic plate, bank sinker, bank stick, bankstick, barbless hook, barrel bag, barrel cleaner,
      barrel nut, barrel rifle, barrel swivel, barrel thread protector, barrow fishing, base camp, bass jig, baton,
      battle belt, bayonet, bb gun, bb loader, bb pellet, beach caster, beach lead, beach shelter, beachcaster, bead
      head, bear bag, bear bell, bear canister, bear hang kit, bear spray, bedchair, belay, belay device, belay
      glasses, belay glove, belay plate, belly band holster, belly boat, binocular, bipod, bite alarm, bite indicator,
      bivi bag, bivvy, bivvy organiser, bivvy slipper, bivvy table, bivy, black lug, blade bait, bleat call, blob fly,
      blowgun, blowgun dart, bluey bait, boar hair brush climbing, boat anchor, boat cover, boat seat, bobber, bobber
      stop, bobbins bite, body armor, body armour, boilie, boilie crusher, bolt action, bolt carrier, bolt catch, bolt
      knob, bomb fishing, bomb lead, bone saw hunting, booby fly, bore brush, bore cleaner, bore snake, bouldering
      brush, bouldering mat, bouldering pad, bow case, bow release, bow stabilizer, bowie knife, bowstring, box call,
      braid blade, braid line, braid scissor, braided line, braided mainline, brass case, brass casing, brass tumbler,
      breakaway lead, broadhead, brolly system, bubble float, buck call, buck urine, buckshot, bucktail fly, bucktail
      jig, buffer bead, buffer spring, buffer tube, bug net, bug spray, bullet lead, bullet mold, bullet mould, bullet
      puller, bullet weight, bullets, bullseye target, bump board, bump helmet, burner stove, bushcraft knife,
      bushcraft saw, butt pad, butt pad fishing, butt rest, butt rest fishing, butt stock, buttstock, buzz bar,
      buzzbait, buzzers fly, cable lock gun, cage feeder, cam climbing, camalot, camming device, camo, camo face paint,
      camo form wrap, camo tape, camouflage net, camp bed, camp chair, camp cooker, camp cookware, camp cot, camp
      kitchen, camp mug, camp pillow, camp shower, camp stool, camp stove propane, camp table, camp toilet, camping,
      camping airbed, camping bed, camping bin, camping blanket, camping bowl, camping bucket, camping chair, camping
      cookware, camping coolbox, camping cot, camping cupboard, camping electric, camping fire pit, camping
      firelighter, camping fridge, camping hammock, camping heater, camping hook up, camping ice pack, camping kettle,
      camping kitchen, camping larder, camping mat, camping mug, camping pillow, camping saw, camping shower, camping
      sink, camping spork, camping storage, camping table, camping tent, camping toilet, camping wardrobe, camping
      washing up bowl, campus rung, canister stove, canopy tent camping, car awning camping, carabiner, caravan awning,
      caravan hook up, carolina rig, carp barrow, carp care, carp cradle, carp hook, carp mat, carp pellet, carp
      pellets, carp rod, carp sack, carryall fishing, cartridge bag, cartridge belt, cartridge case, cartridge holder
      shotgun, cartridge pouch, case lube, case trimmer, case tumbler, cast net, casters bait, casting net, catapult,
      catapult band, cdc feather, chalk bag, chalk ball climbing, chalk bucket, charging handle, chatter bait,
      chatterbait, cheek pad rifle, cheek piece rifle, cheek riser, chemical toilet, chest holster, chest rig, chod
      rig, choke key, choke tube, chronograph shooting, circle hook, clay launcher, clay pigeon, clay thrower, clay
      trap, cleaning cradle, cleaning patches gun, cleaning rod, climbing brush, climbing cam, climbing chalk, climbing
      chalk bucket, climbing cord, climbing finger tape, climbing harness, climbing helmet, climbing hex, climbing nut,
      climbing pulley, climbing rope, climbing sling, climbing tape, climbing treestand, co2 capsule 12g, co2 capsules,
      co2 cartridge 12g, cod feathers, collapsible bucket camping, combat belt, compass, compass hiking, compound bow,
      compression sack, controller float, cool box, cool box ice pack, coolbox, cooler, cooler backpack, cooler bag,
      cooler bag camping, cooler box, copper solvent, cork ball, cork grip rod, corn feeder deer, cover scent, crab
      bucket, crab line, crab net, crab trap, crampon, crane swivel, crankbait, crappie jig, crappie rod, crash pad,
      craw bait, crawler harness, crayfish trap, creature bait, crimp sleeves fishing, crimping sleeve fishing,
      crossbow, crossbow string, crow call, cul de canard, cup kit pole, curly tail grub, dacron connector, daisy chain
      climbing, damascus knife hunting, day pack hiking, dead bait, dead rag, deadbait, decoy, decoy bag, decoy cradle,
      decoy duck, decoy weight, decoy weights, decoys, deeper sonar, deer attractant, deer block, deer call, deer corn,
      deer feeder, deer hoist, deer lure, deer mineral, deer scent, deer stand, deer urine, dehooker, dehydrated meal,
      depth finder, descender, diaphragm call, die set reloading, disgorger, distance lead, dodger flasher, doe
      estrous, doe urine, dog training dummy hunting, dough bait, dovetail mount, down wash, downrigger, drilled
      bullet, drive away awning, drop leg platform, drop net, drop shot, dropshot, dry bag, dry box, dry fly, dry sack,
      dubbing, duck call, dump pouch, dynamic rope, dyneema sling, ear defenders shooting, ear protection shooting,
      echo sounder, egg sinker, eging, electronic caller, electronic ear defender, electronic ear defenders, electronic
      ear muffs shooting, electronic earmuff, electronic hearing protection, electronic muffs, elk call, elsan blue,
      emergency blanket, emergency kit, emergency whistle, entrenching tool, esbit, event shelter, expander pellets,
      expedition meal, extractor, face mask airsoft, fast helmet, feeder arm, feeder chair, feeder link, feeder rod,
      ferro rod, field dressing kit, fighting belt, fillet knife, filleting knife, finesse worm, finger tape climbing,
      fingerboard climbing, fire lighter camping, fire starter, fire steel, fire striker, firing pin, fish bag, fish
      basket, fish bonker, fish finder, fish gaff, fish grip, fish gripper, fish hook, fish keeper, fish lip gripper,
      fish measure, fish net, fish priest, fish stringer, fishing bag, fishing bait, fishing barrow, fishing beanie,
      fishing boat, fishing cap, fishing chair, fishing float, fishing forcep, fishing forceps, fishing glove, fishing
      hat, fishing hemp, fishing hook, fishing licence, fishing line, fishing lure, fishing net, fishing plier, fishing
      pole, fishing reel, fishing rig, fishing rod, fishing scale, fishing sinker, fishing sling, fishing sonar,
      fishing sunglasses, fishing swivel, fishing tackle, fishing trolley, fishing umbrella, fishing weight, fixed
      blade, flasher fishing, flint striker, float fishing, float rod, float stop, float tube, floatant, flocked decoy,
      fluorocarbon, fluorocarbon line, fly backing, fly box, fly dryer, fly leader, fly line, fly patch, fly reel, fly
      rod, fly threader, fly tying, fly tying vise, fly vest, fly wallet, foil blanket, folding knife, folding saw
      camping, food plot, football jig, foregrip, fox call, freeze dried food camping, freeze dried meal, freezer
      block, freezer pack cool box, full body harness climbing, gaff hook, gaiter, gaiter hiking, gambrel, game bag,
      game call, game caller, game camera, game carrier, game feeder, game hanger, game processing kit, gas block, gas
      blowback, gas canister, gas cartridge, gas hose camping, gas mask, gas regulator caravan, gas stove adapter
      camping, gas stove camping, gbb pistol, gbb rifle, gear repair patch, gear repair tape, gimbal belt, glide bait,
      glug bait, goose call, gralloch kit, gralloching kit, green gas, grenade pouch, grey waste tank, grip lead,
      gripper lead, ground blind, ground blind chair, groundbait, groundbait bowl, groundbait bucket, groundsheet, grub
      bait, grunt call, grunt tube, guide ring rod, gun bag, gun belt, gun cabinet, gun case, gun cleaning, gun grease,
      gun grip, gun holster, gun lamp, gun light, gun lock, gun lube, gun mat, gun mounted light, gun oil, gun rack,
      gun safe, gun sling, gun slip, gun sock, gun solvent, gun stand, gun vise, gun wall mount, gunstock, gut hook
      knife, gutting knife, guy line, guy rope, hackle, hair rig, half rope, halibut pellet, halibut pellets, hammock
      camping, hammock strap, hammock underquilt, hammock with strap, hand call, hand line, hand warmer, handcuff,
      handguard, handguard m lok, handgun, hang board, hang on stand, hangboard, hanger bite, hard lure, hare s mask,
      harness climbing, hatchet, haul bag, haulbag, hawkbill knife, head net, hearing protection shooting, helicopter
      rig, helmet cover tactical, hemp seed carp, hexamine tablets, hide net, hide pole, high seat, hiking gaiter,
      hiking pole, hiking poncho, hiking socks wool, hiking staff, hiking umbrella, hiking water filter, hobo stove,
      hokkai, hollow body, hollow elastic, holster, hook eye, hook file, hook link, hook sharpener, hook tyer, hook
      tyre, hook up lead, hookbait, hooklength, hooklink, hooks to nylon, hookup lead, hop up bucking, hop up unit,
      hunting bag, hunting blind, hunting blind chair, hunting camera, hunting knife, hybrid feeder, hydration bladder,
      hydration carrier molle, hydration pack, ice auger, ice axe, ice box, ice chest, ice combo rod, ice fishing rod,
      ice fishing shelter, ice house fishing, ice jig, ice reel, ice rod, ice screw, ice shack, ice shelter, ice sled,
      ifak, ifak pouch, impact lead, impact shield, in line lead, in line spinner, inflatable boat, inflatable mattress
      camping, inline lead, inline spinner, inner barrel airsoft, insect repellant, insect repellent, iron sights, iwb
      holster, jelly worm, jerk bait, jerkbait, jerry can, jig, jig head, jig hook, jig skirt, jig trailer, jighead,
      jumar, kador strip, karabiner, karambit, kayak anchor, kayak fishing, kayak rod, kayak seat, keep net, keepnet,
      keymod, knife clip pocket, knife sharpener outdoor, knife sheath, knock down target, knockdown target, kydex
      holster, ladder stand, lamping light, lamping torch, landing net, lantern mantle, laser bore sight, laser sight,
      lead clip, lead core, leadcore, leader line, leader sink, leader wallet, leg holster, life jacket, life vest,
      line clipper, line cutter fishing, lip grip, lip gripper, liquid attractant, liquid chalk climbing, live bait,
      livewell pump, lobster pot, lock knife, loose chalk climbing, lower parts kit, lower receiver, lugworm, lure,
      lure bag, lure box, lure clip, lure spinner, lures, m lok rail, machete, mackerel bait, mackerel feathers, mag
      holder, mag pouch, mag release, magazine 22lr, magazine 30rd, magazine 9mm, magazine carrier, magazine coupler,
      magazine holder, magazine loader, magazine pouch, magazine speed loader, magazine spring, maggot feeder, maggot
      riddle, maggots, magnet fishing, maillon rapide, mainline carp, mains hook up, mains roller, map case, marabou,
      margin pole, marker float, match float, match rod, measuring board fish, meat cutter fishing, meat punch, meat
      saw hunting, mechanical release, medic pouch, medical pouch molle, mepps, mesh mask airsoft, mess kit, mess tin,
      metal jig, method feeder, method mix, method mould, micro pellet, microspike, midge net, mineral block deer,
      minnow trap, mlok, moderator 22, moderator cover, molle, molle bag, molle holster, molle pouch, mono line, mono
      mainline, monocular, monofilament line, morale patch, mosquito coil camping, mosquito net, mosquito repeller,
      mouth call, mre meal, mre ration, multi fuel stove, multitool knife, muzzle brake, muzzle device, muzzle thread
      protector, neck knife, neck sizing die, ned head, ned rig, ned worm, net float, night vision, nut key climbing,
      nut tool climbing, nvg mount, nylon sling climbing, nymph fly, nymphs, offset hook, open end feeder, optic mount,
      optics plate, otf knife, outdoor knife, outdoor stove, owb holster, packcover, paddle board fishing, paddle
      jacket, paddle kayak, paddle tail, paper target, parachute cord, paracord, paracord bracelet, particle bait,
      patch velcro morale, pear lead, peeler crab, peg hammer, pellet band, pellet catcher, pellet cone, pellet feeder
      fishing, pellet gun, pellet pump, pellet soak, pellet trap, pellets 177, pellets 22 air, pellets carp, pen knife,
      penknife, pepper spray, personal anchor system, picatinny mount, picatinny rail, picnic blanket, picnic rug,
      pigeon decoy, pigeon decoys, pigeon magnet, pike float, pike forceps, pike trace, pink rinse, pinkies, pirk,
      pistol, pistol grip, pistol light, pistol magazine, pistol primer, pistol primers, planer board, plate carrier,
      plate carrier vest, pocket knife, polarised fishing glasses, pole baskets trekking, pole connector, pole cup,
      pole elastic, pole ferrule, pole float, pole pot, pole rest, pole rig, pole rigs, pole roller, pole sock, pole
      tip, pole winder, pop up boilie, pop up cork, pop up shelter, pop ups carp, popper lure, portable hammock,
      portable loo, portable stove, portaledge, pot call, pot gripper, powder measure, powder scale reloading, powder
      trickler, power handle reel, predator call, priest fishing, primer pocket, primer tray, propane cylinder 1lb,
      propane lantern, prusik, pulla bung, puller bead, puller bung, pva bag, pva mesh, pva string, pva tape, pyramid
      sinker, quick change bead, quick link maillon, quickdraw, quiver, quiver holdall, quiver tip, quivertip, radio
      pouch molle, rag worm, ragworm, rain cover rucksack, range bag, range finder, rangefinder, ration meal, ration
      pack, rattle bag, rattling antlers, razor clam bait, razor slim muff, reactive target, ready rig, ready tied rig,
      rear bag shooting, rear rest, recoil pad, recurve bow, red dot, reel, reel case, reel handle, reel oil, reel
      seat, reel spool, reloading die, reloading press, repellent refill thermacell, reproofer, rescue pulley, reset
      target, retention sling, revolver, rifle, rifle bag, rifle bolt handle, rifle case, rifle light, rifle mag, rifle
      magazine, rifle moderator, rifle primer, rifle primers, rifle scope, rifle silencer, rifle sling, rifle slip,
      rifle stock, riflescope, rig bin, rig board, rig box, rig hook, rig putty, rig ring, rig tube, rig tubing, rig
      wallet, rigging knife, rigging plate climbing, rod, rod and reel combo, rod bag, rod band, rod blank, rod
      building, rod case, rod combo, rod guide, rod holdall, rod holder, rod licence, rod lock, rod pod, rod quiver,
      rod rack, rod rest, rod ring, rod sleeve, rod storage, rod tip protector, rod tube, rod tubes, roe call, roe deer
      sack, roe sack, ronnie rig, rope bag climbing, rope minnow, rucksack cover, rucksack rain cover, run ring, run
      ring kit, run rings, sabiki, saddle hackle, salmon eggs bait, salmon fly, sandeel, scabbard, scent eliminator,
      scent free spray, scent killer, scent wafer, scent wick, scope, scope base, scope cap, scope cover, scope level,
      scope light, scope mount, scope ring, screwgate, sea bait, sea feather, sea feathers, sea float, sea rig, seam
      grip, seat box, seatbox, self defence alarm, self inflating mat, sewn sling, shad, shaky head, shank hook, shell
      decoy, shell holder reloading, shell holder shotgun, shock leader, shoot n c, shooting bag, shooting bench,
      shooting chronograph, shooting ear defender, shooting ear defenders, shooting ear muff, shooting earmuff,
      shooting glasses, shooting glove, shooting hearing protection, shooting mat, shooting muffs, shooting rest,
      shooting stick, shooting stool, shooting target, shotgun, shotgun cartridge, shotgun choke, shotgun slip,
      shoulder holster, side tray fishing, signal mirror, silencer adapter rifle, silencer adaptor, silencer rifle,
      silk liner sleeping, single rope climbing, sink paste fishing, sinker, sit harness, size 10 hooks fishing,
      skinning knife, slate call, sleeping bag, sleeping bag liner, sleeping cot, sleeping mat, sleeping mat camping,
      sleeping mattress, sleeping pad, slim muffs, sling 120cm, sling 60cm, slingshot, slip bobber, slow pitch jig,
      snap cap, snap link, snap swivel, snow anchor, snow shovel avalanche, snowshoe, soft bait, soft lure, soft
      plastic, soft shad, soft shell rooftop, solar shower, solid fuel tablet, sound moderator, spare spool reel,
      spearhead, speed loader, speedloader, spincast combo, spincast reel, spinner lure, spinner rig, spinner target,
      spinnerbait, spinners lure, spinning combo, spinning reel, spinning rod, spinning target, splatter target,
      splicing needle, split shot, spod, spod mix, spod rod, spomb, spoon lure, spork, spotting scope, sprats bait,
      spray bar fishing, spybait, squid bait, squid jig, stab vest, static rope, steel target, stick bait, stick float,
      stick mix, stick worm, stickbait, stock pad, storm shelter, storm strap awning, storm straps, stove windshield,
      streamer fly, stuff sack, stun gun, sun shelter, suppressor, surf rod, survival bag, survival blanket, survival
      bracelet, survival foil blanket, survival kit, survival knife, survival whistle, swim feeder, swim jig, swim
      shad, swimbait, swimfeeder, swinger bite, swiss army knife, switchblade, swivel, tackle, tackle bag, tackle box,
      tackle organizer, tackle storage, tackle tray, tactical flashlight, tactical helmet, tactical knife, tactical
      pen, tactical vest, tail rubber, tanto knife, tapered leader, target holder, target shooting, target stand, tarp,
      tech wash, telescope, tenacious tape, tent, tent carpet, tent extension, tent heater, tent lamp hook, tent light
      hanger, tent organiser, tent pump, tent rug, texas rig, thermacell, thermal imaging, thermal scope, thread
      protector barrel, throw net, throwing knife, throwing stick, tiger nuts carp, tightbore barrel, tinder, tip ring,
      tip up ice, tippet, titanium spork, toilet blue chemical, toilet fluid, tomahawk, top water, topwater, tourniquet
      pouch, trace wire, tracer bbs, tracer unit, trail cam mount, trail camera, trailer bait, travel hammock, travel
      liner sleeping, treble hook, tree stand, treestand, treestand harness, trekking pole, trigger, trigger guard,
      trigger kit rifle, trigger lock, tripod fishing, tripod scales, trolling lure, trolling motor, trolling plate,
      trolling rod, trout bait, trout fly, tube bait, tube jig, tulip rest, tumbling media, tungsten beads fly,
      tungsten putty, tungsten tube, tungsten tubing, tungsten weight, turkey call, turkey call box, turkey decoy, twin
      rope climbing, tying thread, umbrella rig, unhooking cradle, unhooking mat, upper receiver, utility box tackle,
      utility pouch molle, vertical grip, via ferrata, victorinox knife, wader, wader boot, wading belt, wading boots
      felt, wading jacket, wading staff, wading stick, wafter, waggler, walking pole, walleye rig, walleye spinner,
      wallnut, wash in waterproofing, waste water tank caravan, wastemaster, watch lead, water bladder, water canister,
      water carrier, water filter camping, water filter straw, water filtration, water purification, water purification
      tablet, water purifier camping, water purifier tablet, water tank camping, waterproof matche, weapon light,
      weapon sling, weaver rail, weigh bar, weigh sling, wet fly, whip pole, windbreak, winder box, window feeder,
      windshield camping stove, wire leader, wire trace, wiregate, wobbler, wood burning camp stove, worm bait, worm
      hook, worm rig, worm weight, zig aligna, zig float, zig foam, zig rig`,
    ],
  ],
  unsure: `airsoft, angler, arrow, arrows, awning, axe, bait, bait box, baton, bead head, belay, bobber, bullets, camo,
    carabiner, catapult, compass, cooler, decoy, dubbing, extractor, float tube, gun, hackle, hatchet, jig, lead core,
    lure, maggots, marabou, molle, nymphs, pistol, quiver, quivertip, reel, rifle, rod, rod sleeve, scope, shad,
    shotgun, sinker, spod, swivel, tackle, throwing stick, tinder, tip ring, trigger, wiregate`,
  uses: {
    OUTDOORS: `12 gauge, 9mm, airsoft, ammunition, angling, backpacking, bass fishing, beretta, bowhunting, bushcraft,
      camping, camping and hiking, carp, climbing, edc, firearms, fishing, fishing tackle, fly fishing, glock, gun,
      gunsmith, hiker, hikers, hiking, hunting, hunting and fishing, ice fishing, kalashnikov, kayaking, mauser,
      military, mountaineering, outdoors, penn reel, remington, rifle, ruger, salt water, saltwater, shimano reel,
      shotgun, survival, tactical, trail, trekking, winchester`,
  },
  makers: {
    OUTDOORS: `13 fishing, abu garcia, aguila, air arms, airflo, ak 47, ak47, american hunter, ar 15, ar15, arbogast,
      avian x, avid carp, barnes bullets, barnett, bass pro, beal rope, bear archery, benchmade, benchmade bugout,
      bergara, berger bullets, berkley, berkley gulp, berkley powerbait, big agnes, big bite baits, bisley shooting,
      black diamond, black diamond spot, blackhawk, booyah, buck 110, buck 119, buck knives, bushnell, caldwell lead
      sled, case knives, cc moore, cci blazer, clam outdoors, code blue, cold steel, coleman, coleman tent, crkt,
      crosman, daiwa, deerhunter muflon, delkim, deuter, dillon precision, dmm climbing, drennan, duel hardcore,
      dynamite baits, eagle claw, edelrid, eley, esee, eskimo ice, esp carp, evolv climbing, exped, extrema ratio,
      extremaratio, federal premium, federal top gun, fenix pd, fiocchi, first lite, fishpond, fox carp, fox rage,
      frankford arsenal, g loomis, gamakatsu, gamo, garmin inreach, gary yamamoto, gear aid, gerber gator, gerber
      knife, googan, grangers, gregory baltoro, greys fishing, grigri, gunki, guru tackle, hardy fly, harkila, hawke
      vantage, heddon, henry rifle, hi gear tent, holosun, hoppe s, hornady, hoyt, humminbird, jack pyke, jetboil, ka
      bar, kampa, katadyn, keitech, kelty, kershaw, korda, korum, kuiu, lapua, leatherman, lee precision, leeda, leki
      trekking, leupold, lews, lifestraw, lowrance, lucky craft, lyman, magpul, magtech, mainline baits, mammut, marlin
      firearms, mathews, megabass, metolius, microtech, minn kota, missile baits, morakniv, mossberg, mossberg 500,
      mossy oak, moultrie, moultrie mobile, msr, mtech rifle, muddy treestand, mustad, nalgene wide mouth, nash tackle,
      nemo tensor, nikon monarch, nikwax, nitecore, norma ammo, nosler, okuma, olight, osprey, osprey atmos, osprey
      talon, otter outdoors, outwell, oztent, p line, peltor sporttac, penn battle, penn slammer, petzl, petzl grigri,
      pmc bronze, powerpro, preston innovations, primos, primus, protech knives, quantum reel, quechua, rage
      hypodermic, rapala, ravin, rcbs, reaction innovations, realtree, redington, remington core lokt, ridgemonkey, rio
      products, robens, roboworm, rtic, ruger 10 22, safariland, sage fly, savage axis, savage gear, savage gear lure,
      sawyer squeeze, scarpa instinct, scientific anglers, sea to summit, seaguar, seeland, sellier bellot, shimano
      curado, shimano stradic, shimano vanford, sierra matchking, sig sauer, simms, sitka, smith wesson, snow peak,
      snowbee, sog, sonubaits, springfield armory, spyderco, spypoint, st croix, stealth cam, sticky baits, storm lure,
      strike king, sufix, summit viper, swarovski el, tactacam, taurus g3, team daiwa, tenpoint, therm a rest,
      thermacell, thermarest, thule tent, trakker, treestand, trijicon, ugly stik, vango, vortex crossfire, vortex
      diamondback, vortex optics, vortex viper, walker s razor, weihrauch, westin, wild country climbing, winchester
      super x, wychwood, yeti hopper, yeti tundra, yo zuri, z man, zebco, zeiss victory, zempire, zman`,
  },
};
