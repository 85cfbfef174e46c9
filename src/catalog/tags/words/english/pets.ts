import type { Subject } from '../words.ts';

export const PETS: Subject = {
  things: [
    [
      'PET_SUPPLIES',
      `acan, acropora, agility set dog, agility tunnel dog, air line tubing, air stone, airline tubing, airstone, alder
      cones, alfalfa hay, alfalfa pellet, algae magnet, algae scraper, algae tablets, algae wafer, amano shrimp, amazon
      sword plant, ammonia remover, ammonia test kit, ancistrus, angel fish, angelfish, animal bedding, animal cage,
      animal carrier, animal feed, anthias, anti tick, antler, antler bar, antler chew, anubias, anxiety vest dog,
      apistogramma, apple sticks, apple wood sticks, aqua sand, aqua soil, aquarium, aquarium air pump, aquarium
      backdrop, aquarium cabinet, aquarium co2, aquarium decor, aquarium fertiliser, aquarium fertilizer, aquarium fish
      net, aquarium heater, aquarium light, aquarium plant, aquarium plant tissue, aquarium test strips, aquarium test
      strips kit, aquarium tweezers, aquarium water conditioner, aquascape, aquascaping scissors, aquascaping stone,
      aquascaping tools, aquasoil, aquatic plant, aquatics, arid substrate, arowana, artemia, aspen bedding, ato
      system, aubiose, auto door chicken, auto top off, automatic coop door, automatic feeder, aviary mesh, aviary
      panel, axolotl, axolotl food, bacopa caroliniana, bacteria starter, balancer horse, ball launcher dog, ball
      python, ball thrower dog, bandana dog, barbs, bark collar, basking bulb, basking lamp, basking light, basking
      spot, bearded dragon, bedding pellet, beef liver treat, beef lung, beef tendon, beef trachea, beef tripe dogs,
      beet pulp, beet shreds, betta, betta tank, bikejor, bio balls, bio media, bio rings, bioactive kit, bioactive
      substrate, biothane, biothane collar, biothane lead, biothane long line, bird bath, bird bell toy, bird box, bird
      cage, bird feeder, bird feeding station, bird food, bird house, bird ladder, bird leg rings, bird nest, bird
      nesting box, bird perch, bird rings, bird seed, bird stand, bird swing, bird table, bird toy, bird treat,
      birdhouse, bitch pants, black cricket, black oil sunflower, blastomussa, blenny, bloodworm, bloodworms, blue
      discus, boa constrictor, bogwood, bone broth dogs, boot guard dog, bowls and feeders, breeder box, breeding box,
      breeding net, breeding trap, brine shrimp, bristlenose, brooder, brooder heater, brown cricket, bubble backpack
      cat, bubble wall, bucephalandra, budgerigar, budgie food, budgie mix, budgie seed, budgie toy, buffalo horn, bug
      gel, bug grub, bull lead, bull ring, bully stick, bungee lead, buster collar, buster cone, cage and aviary birds,
      calci worm, calcium dust, calcium powder reptile, calcium reactor, calf bottle, calf colostrum, calf feeder, calf
      halter, calf jacket, calf milk, calf puller, calf teat, calming chew, calming chews dogs, calming collar, calming
      donut bed, calming snood, calming treats dog, canary, canary food, canary mix, canary nest, canary seed,
      canicross, canister filter, canvas dummy, cardinal tetra, caridina, castrating rings, castration rings, cat
      accessories, cat backpack, cat bag, cat bed, cat bib, cat bowl, cat calming, cat carrier, cat carrier backpack,
      cat cave, cat collar, cat couch, cat dental treats, cat door, cat flap, cat food, cat food pouches, cat fountain,
      cat fountain filter, cat grass, cat hammock, cat hamper, cat harness, cat igloo, cat laser, cat lead, cat milk,
      cat nail cap, cat nail caps, cat pheromone, cat playpen, cat pouches, cat recovery suit, cat shelf, cat shelves,
      cat sling, cat soup, cat spring, cat sticks, cat teaser, cat tent, cat tower, cat toy, cat treat, cat tree, cat
      tunnel, cat wall, cat wand, cat water fountain, cat window perch, catappa, catfish pellets, catfood, catio,
      catnip, catnip toy, cattle feed, cattle halter, cattle nuts, cattle prod, cattle tag, cbd dog chews, cbd dog
      treats, cbd oil for dogs, ceramic heater reptile, ceramic rings aquarium, chaeto, chaff, chameleon, check chain,
      cherry barb, cherry shrimp, chew bone, chew stick, chew toy, chick crumb, chick drinker, chick feeder, chick
      starter, chicken carcass raw, chicken coop, chicken drinker, chicken feed, chicken feeder, chicken feet dog,
      chicken feet treat, chicken fence, chicken harness, chicken house, chicken leg ring, chicken nesting box, chicken
      perch, chicken run, chicken saddle, chicken swing, chicken toys, chicken waterer, chinchilla dust, chinchilla
      food, chinchilla sand, chopped straw, christmas moss, chromis, chuckit, cichlid, clean up crew, cleaner shrimp,
      clicker training, clown loach, clownfish, co2 aquarium, co2 diffuser, coat shine horse, cockatiel, cockatiel
      food, cockatiel mix, cockatiel seed, coco fibre substrate, coco husk substrate, coco substrate reptile, coconut
      fiber substrate, coconut husk substrate, coffee wood chew, coldwater fish, collagen stick, collapsible dog bowl,
      collars and leads, collars and leashes, colostrum lamb, comet goldfish, conditioning mix horse, conditioning
      seed, cone collar, cone of shame, cooling clay horse, cooling mat dog, cooling vest dog, coop door opener,
      copepods, coral food, coral frag, coral glue, coral pro salt, coral putty, coral salt, cork bark, cork round,
      cork tube, corn snake, corner manger, corydoras, cow ear, cow hoof, cow hooves, cow milking machine, crate bed,
      crate cover, crate mat, crate mattress, crate pad, crested gecko, cricket food, cricket keeper, crickets micro,
      cryptocoryne, crystal red shrimp, cuddler bed, cup drinker poultry, cuttle bone, cuttlebone, cuttlefish bone,
      danio, daphnia, dart frog, day old chicks frozen, dechlorinator, deep heat projector, deer antler, degu, degu
      food, dematting comb, dematting tool, dental chew, dental chew dog, dental powder dogs, dental stick, dentastix,
      deshedding brush, deshedding glove, deshedding tool, dewormer, deworming, diatom powder, diatomaceous earth
      poultry, dimming thermostat reptile, discus fish, discus red, dog accessories, dog advent calendar, dog agility,
      dog apparel, dog backpack, dog bag, dog bandana, dog bathrobe, dog bed, dog beer, dog birthday cake, dog biscuit,
      dog blanket, dog blaster dryer, dog bone chew, dog boot, dog boot liner, dog bootie, dog bow, dog bow tie collar,
      dog bowl, dog bowl stand, dog brush, dog cake mix, dog camera treat, dog car harness, dog car seat, dog carrier
      backpack, dog carrier sling, dog cbd oil, dog chew, dog chicken stick, dog clippers, dog clothing, dog coat, dog
      collar, dog cologne, dog conditioner, dog cone, dog cooling mat, dog cooling vest, dog costume, dog crate, dog
      cushion, dog diaper, dog door, dog dress, dog dryer, dog drying coat, dog drying robe, dog ear cleaner, dog ear
      wipes, dog fence, dog flap, dog fleece, dog food, dog food stand, dog fountain, dog gate, dog gps tracker, dog
      grooming table, dog hamper, dog harness, dog headcollar, dog hoodie, dog house, dog ice cream, dog id tag, dog
      jacket, dog joint supplement, dog jumper, dog kennel, dog knitwear, dog lead, dog leash, dog life jacket, dog
      multivitamin, dog nail cap, dog nail clippers, dog nail grinder, dog nappies, dog pajama, dog pant, dog pen, dog
      perfume, dog playpen, dog probiotic, dog puzzle, dog raincoat, dog ramp, dog recovery suit, dog sailor bow, dog
      sausage, dog seat belt, dog shampoo, dog shirt, dog shoe, dog sling, dog sock, dog sofa, dog stairs, dog steps,
      dog sunscreen, dog supplement, dog sweater, dog t shirt, dog tag, dog tennis balls, dog tent bed, dog toothbrush,
      dog toothpaste, dog towel, dog toy, dog training vest, dog training whistle, dog travel bowl, dog treat, dog
      vest, dog walking bag, dog walking belt, dog water bottle, dog water fountain, dog wheelchair, dog whistle, dog
      wine, dog wipes, dogfood, donut cuddler, dosing gun, dosing pump reef, double ended lead, dragon stone, drench
      gun, drencher, drenching gun, dried herbs rabbit, driftwood, dry food, dubia, dubia roach, duck feet, duck feet
      dog, duck food, duck house, duck necks, duck pellets, duckweed, dummy eggs, dust extracted straw, dwarf
      hairgrass, ear cleaner dogs, ear tag, ear tag pliers, ear tagger, echinodorus, eco earth, egg boxes half dozen,
      egg candler, egg candling, egg food, egg incubator, eggfood, elastrator, electric fence insulator, electric fence
      post, electric fence tape, electric fencing, electro fence, electrolyte horse, eleocharis, elevated bowl stand,
      elevated dog bowl, elevated pet bed, elizabethan collar, elizabethan cone, ember tetra, energiser fence, equine
      care, equine electrolyte, equine joint supplement, equine massager, equine shampoo, equine supplement, euphyllia,
      ewe nuts, external canister filter, eye wipes dog, fancy goldfish, fat ball, fat snax, faunarium, feather wand,
      feed balancer, feed bin, feed bowl, feed bucket, feed mixing spoon, feed scoop, feed skip, feed trough, feeding
      tongs, feeding tongs reptile, fence energiser, fence polywire, fence tester electric, fencer unit, ferret food,
      ferret hammock, fetch ball launcher, fetch toy, fighter fish, figure of eight lead, filter floss, filter media,
      filter starter, filters and filter media, finch food, finch mix, finch seed, fish bowl, fish breeder, fish
      breeder box, fish care, fish cubes dog, fish flake, fish food, fish medicine, fish pellets, fish seed, fish skin,
      fish tank, fishkeeping, flat back bucket, flea, flea and tick, flea collar, flea shampoo, fleece cage liner,
      flexi treadle, flirt pole, flourish excel, fly gel horse, fly repellent horse, fly spray horse, fly veil horse,
      foot rot spray, foot shears, footrot shears, forage mix, foraging toy, foraging toys, frag plug, frag rack,
      freeze dried treat, freshwater fish, frogbit, frozen bloodworm, frozen mice, frozen mouse, frozen rats, frozen
      raw, fruit flies, fruit fly culture, furminator, fuzzies mice, galvanised poultry, gate handle electric, gecko
      diet, gecko food, gerbil, gerbilarium, gh test, giant african land snail, goat bell, goat collar, goat feed, goat
      halter, goat milking machine, goat supplies, goby, goldfish, goldfish bowl, goldfish flakes, goldfish food,
      goldfish pellets, goniopora, gourami, grain free puppy, gravel cleaner, gravel syphon, gravel vacuum, gravity
      water bottle, gravy bones, green tripe, grooming arm, grooming brush pet, grooming glove, grooming hammock,
      grooming loop, growers mash, growers pellet, guinea pig, guinea pig water bottle, gundog dummy, gundog whistle,
      guppy, hairball, hairball gel, hairball paste, hairball remedy, hairy rabbit ears, half check collar, halogen
      basking, ham bone, hammer coral, hamster, hamster ball, hamster bedding, hamster cage, hamster food, hamster
      hammock, hamster house, hamster mix, hamster tunnel, hamster water bottle, hamster wheel, hand rearing formula,
      hang on back filter, happy hoodie, hardscape, harnesses and leads, hatching eggs, hay bag, hay bar, hay cube, hay
      cubes, hay feeder, hay net, hay rack, hay slow feeder, hay soaker, hay tunnel, haybar, haylage, haynet, head
      collar dog, heat cable reptile, heat emitter, heat mat reptile, heat pad pets, heat plate chicks, heater guard,
      hedgehog food, hedgehog house, hemianthus, hemp bedding, hemp dog chews, hen house, herbal treats horses, hermann
      tortoise, hide cave reptile, hideaway small animal, himalayan chew, hip and joint chew, hip and joint dogs,
      hognose, hoof balm, hoof boot, hoof dressing, hoof hardener, hoof moisturiser, hoof oil, hoof ointment, hoof
      packing, hoof pad, hoof paste, hoof polish, hoof trimmer sheep, hoof trimming stand, hoppers, hornworm, hornwort,
      horse balancer, horse ball, horse balm, horse bedding, horse biscuit, horse calmer, horse care, horse clipper,
      horse conditioner, horse cube, horse detangler, horse electrolyte, horse feed, horse first aid kit, horse fly
      mask, horse fly repellent, horse fly spray, horse grooming kit, horse halter, horse leg clay, horse leg gel,
      horse lick, horse liniment, horse manger, horse mash, horse mix, horse rug repair, horse salve, horse shampoo,
      horse sun cream, horse supplement, horse syrup, horse toy, horse treat, horse vitamin, horse whitening shampoo,
      horse wormer, horsefield tortoise, household flea spray, humid hide, humidity hide, hummingbird feeder,
      hummingbird food, hummingbird nectar, hutch rabbit, hygrophila, idc harness, idc powerharness, incubator 24 eggs,
      incubator egg, indian almond leaves, internal filter, internal power filter, invisible fence dog, isopod, java
      fern, java moss, java tree, java wood perch, kalkwasser, kh test, kibble, kicker toy cat, killifish, king snake,
      kitten food, kitten milk, koi bowl, koi carp, koi food, koi growth food, koi growth pellets, koi net, koi pellet,
      koi sock, koi treat, koi wheatgerm, kuhli loach, lamb bottle, lamb colostrum, lamb feeder, lamb jackets, lamb
      lung, lamb macs, lamb milk, lamb ribs dog, lamb teats, lambing aid, lambing kit, lambing ropes, layer pellet,
      layers, layers mash, layers pellet, leash, leashes and collars, leather coral, leg bands poultry, leg rings
      split, leopard gecko, lick bowl, lick holder, lick mat, lick stone, licki mat, lickimat, limnophila, linseed
      horse, lint roller pet hair, litter, litter box, live cricket, live crickets, live fish, live mealworms, live
      rock, liver cake, liver paste, liver snack, liver treat, livestock, loach, locust, long lead dog, long line dog,
      louse powder, lovebird food, ludwigia repens, macroalgae, magnet cleaner, magnetic algae cleaner, male wrap dog,
      malt paste cat, mane and tail, mane and tail conditioner, mane conditioner, mane tail detangler, mane tail spray,
      mantis, manure fork, marine fish, marine salt, marker spray sheep, marrow bone, martingale collar, master test
      kit, matatabi, meadow hay, meal topper, mealworm, micro pellets fish, microchip feeder, microsorum, milk filter
      socks, milk replacer, milk snake, milking bucket, milking machine goat, milking stand, millet spray, mineral
      bucket, mineral lick, mite powder, mixed corn, molly fish, monte carlo tissue culture, montipora, moose antler,
      mopani, morio worm, moss ball, moss hide, muck bucket, muck fork, muck skip, mucking out, mud fever,
      multimammate, mushroom coral, musk turtle, muzzle, mysis, mystery snail, nail grinder, nano tank, natural perch,
      neocaridina, neon tetra, nerite snail, nest box, nest box pad, nest pan, nesting box pad, nesting herb, nesting
      material birds, nibble stick, niger seed, nipple drinker, nitrate test, nitrite test kit, no pull harness, no
      pull vest harness, no spill bowl dog, nose balm dog, nose butter dog, nutrobal, nyger seed, nyjer, nyjer feeder,
      nyjer seed, oat hay, ohko stone, olive wood chew, oranda, orchard hay, orchid bark reptile, oscar fish,
      otocinclus, oyster shell grit, pacman frog, pan net, panther chameleon, paper bedding, parakeet food, parakeet
      mix, parakeet seed, parrot cage, parrot food, parrot gym, parrot harness, parrot pellet, parrot perch, parrot
      seed, parrot stand, parrot swing, parrot toy, pasture mix, pate cat, pate dog, paw balm, paw cleaner, paw cleaner
      cup, paw washer, paw washer cup, paw wax, peanut feeder, peanuts for birds, pecking block, pee pad, pet backpack,
      pet bandana, pet bed, pet bedding, pet blanket, pet bowl, pet bowls and feeders, pet brush, pet camera feeder,
      pet carrier, pet carrier backpack, pet carrier bag, pet carrier sling, pet cbd oil, pet clipper, pet collar, pet
      collar and harness, pet collars and harnesses, pet costume, pet diaper, pet diffuser, pet door, pet feeder, pet
      flap, pet food, pet fountain, pet fountain filter, pet gate, pet gps tracker, pet grooming vacuum, pet hair
      remover, pet hair vacuum brush, pet harness, pet id tag, pet keepsake urn, pet memorial garden stone, pet
      memorial plaque, pet memorial stone, pet playpen, pet portrait collar, pet recovery suit, pet shampoo, pet sling,
      pet stain remover, pet stroller, pet tag, pet travel bowl, pet urn, pet vest, pet water bottle, pet water
      fountain, pet water fountain filter, pet wipes, pheromone diffuser cat, phytoplankton live, pig ear, pig feed,
      pig s ear, pig snout, pig trough, pigeon corn, pigeon feed, pigeon mix, pigeon rings, pigs ear, pinkie mice,
      pizzle, planted tank, plaque off, plaqueoff, plastic fence post electric, platy, pleco, pogostemon helferi, poly
      post, poly tape electric fence, polytape, polywire, pond fish, pond flake, pond pellet, pond stick, pony cube,
      pony nut, pony treats, poo bag, poo picker, poop bag, poop scoop, poop scooper, pot eggs, poultice horse, poultry
      bedding, poultry corn, poultry drinker, poultry feed, poultry feeder, poultry grit, poultry house, poultry
      netting, poultry spice, poultry supplies, poultry tonic, poultry vitamins, poultry waterer, pour on, pour on gun,
      praying mantis, prong collar, protein skimmer, puffed snouts, pulse thermostat, puppy biscuits, puppy food, puppy
      milk, puppy pad, puppy pen, puppy playpen, puppy shampoo, puppy worming, purigen, purple spray, puzzle bowl slow,
      puzzle feeder, python snake, quail cage, quail feed, rabbit bedding, rabbit cage, rabbit ears, rabbit ears with
      fur, rabbit food, rabbit hay, rabbit house, rabbit hutch, rabbit muesli, rabbit nail clipper, rabbit nuggets,
      rabbit pellets, rabbit playpen, rabbit run, rabbit toy, rabbit water bottle, raddle, raddle powder, raidex,
      rainbowfish, raised dog bowl, ramshorn snail, rasbora, rat cage, rat food, rat hammock, rat mix, rat weaner, raw
      food dogs, raw meaty bones, rawhide, recovery cone, recovery suit dog, red discus, red mite, red root floater,
      redmoor, reef food, reef salt, reef supplements, refugium, repashy, reptile, reptile backdrop, reptile bedding,
      reptile bowl, reptile bulb, reptile calcium, reptile carpet, reptile heat lamp, reptile heat mat, reptile hide,
      reptile hygrometer, reptile lamp, reptile misting system, reptile plant, reptile substrate, reptile thermostat,
      reptile tongs, retractable lead, retractable leash, return pump, rimless tank, ring insulator, ring insulators,
      roaches, root tab, rope perch, rope toy, rope toy dog, rotala, royal python, rubber eggs hens, rubber stable
      mats, rummy nose tetra, ryukin, salmon oil dogs, salmon oil for dogs, salt block lick, salt brick, salt lick,
      salvinia, sawdust bedding, scorpion live, scratch barrel, scratch board, scratch mat, scratcher, scratchers and
      trees, scratching board, scratching mat, scratching pad, scratching post, screw in insulator, seagrass mat
      rabbit, season pants dog, seat belt tether, seed guard cage, seiryu stone, self cleaning litter, severum,
      shavings fork, sheep crook, sheep dip, sheep dose, sheep drench, sheep halter, sheep marker, sheep shear, sheep
      trough, sheepskin tug, shepherd s crook, shock collar, show sheen, show sheen spray, shredding toy parrot, shrimp
      food, shrimp tank, shubunkin, silage, silent crickets, silkworms, silver vine stick, silvervine, sinking pellets,
      sinking wafers, skip and fork, skip bucket, slicker brush, sling tarantula, slip collar dog, slip lead, slow feed
      hay, slow feed hay net, slow feed net, slow feed puzzle bowl, slow feeder, slow feeder hay net, slow feeder net,
      small animal, small animal bedding, small animal house, small animal tunnel, small animal water bottle, small
      pet, small pet bedding, small pet playpen, snail food, snake hide, snake hook, snake tongs, snood dog, snuffle
      ball, snuffle mat, soft treats dog, sow rolls, specimen container fish, spider wood, spiderling, spiderwood,
      split antler, sponge filter, spot on, sprats, spray millet, springtail culture, springtails, squeaker toy,
      squeaky ball, squeaky plush, squeaky toy, squirrel baffle, squirrel feeder, squirrel food, squirrel proof feeder,
      stable broom, stable bucket, stable fork, stable lick, stable mat, stable mirror, stable rubber mat, stable toy,
      stable treat, staurogyne, step in harness, stick insect, stingray freshwater, stock fence electric kit, stock
      marker, stockholm tar, straw bedding, stuffable toy dog, stuffed hoof, sturgeon food, sturgeon pellets, suet
      ball, suet block, suet cake, suet feeder, suet pellet, sugar beet horse, sugar glider, sunflower heart,
      superworm, superworms, supplement scoop horse, surgical suit dog, sweet itch, sweet potato chew, sword tail,
      swordtail, syphon gravel, t5 kit 24w, t5 uvb, tactical dog harness, tail bandage horse, tail conditioner, tang
      fish, tap water conditioner, tarantula, tarantula enclosure, teaser wand cat, teat dip, teat spray, tendon chew,
      tennis balls dog, terrarium heater, terrarium misting system, terrarium reptile, terrarium substrate, tetra fish,
      thistle seed feeder, thrush treatment horse, thunder shirt, tick collar, tick hook, tick remover, tick tweezer,
      tiger barb, timothy, timothy hay, toad, tofu cat litter, tofu litter, torch coral, tortoise, tortoise food,
      tortoise house, tortoise table, tracking harness, traffic lead, training clicker, training collar, training dummy
      dog, training lead, training line dog, training pad, training sausage dog, training treat, travel bowl dog,
      travel carrier pet, treadle feeder, treat bag dog, treat ball, treat ball horse, treat dispenser, treat
      dispensing, treat dispensing ball, treat lick, treat pouch, treat toy dog, tree frog, trickle net, tripe mix,
      tripe stick, tropical fish, tropical flake, tubtrug feed, tug rope toy, tug toy, tuggy, turbo snail, turkey
      crumbs, turkey necks, turtle food, turtle tank, udder balm, udder cream, udder wipes, undercoat rake, upper
      filter, uvb, uvb 12, uvb bulb, uvb kit, uvb lamp, uvb t5 kit, uvb tube, valerian toy cat, vallisneria, vest
      harness dog, vet bed, vet bedding, vet fleece, veterinary, vivarium, waist lead, water bucket horse, water bucket
      stable, water conditioner fish, wave pump aquarium, wavemaker, waxworm, wet food, wheatgerm pellets, wheelbarrow
      stable, whelping box, whelping kit, whelping mat, whelping pen, wild bird, wild bird care, wildlife care,
      wildlife food, willow ball, willow bridge, willow sticks, willow tunnel, window perch, window perch cat, window
      perch suction, wood shaving, wood shavings bedding, worming liquid, wrasse, yak cheese chew, yak chew, yak milk
      chew, zoa, zoanthid`,
    ],
  ],
  unsure: `acan, airline tubing, ammonia remover, antler, apple sticks, auto top off, axolotl, barbs, bio balls, bio
    media, bio rings, bloodworm, budgerigar, calming chew, calming collar, canary, canister filter, ceramic rings
    aquarium, chameleon, chopped straw, clownfish, cockatiel, collagen stick, comet goldfish, day old chicks frozen,
    dechlorinator, degu, deworming, driftwood, dry food, egg food, electric fencing, elevated pet bed, feeding tongs,
    foraging toy, foraging toys, freshwater fish, goby, goldfish, gravel cleaner, grooming glove, hamster, hardscape,
    hay cube, hay cubes, hoppers, incubator 24 eggs, layers, loach, magnet cleaner, mantis, marine fish, milk filter
    socks, mystery snail, nail grinder, natural perch, nitrate test, polywire, pour on, rabbit ears, raddle, refugium,
    return pump, ring insulator, ring insulators, roaches, rope toy, scorpion live, show sheen, silage, silkworms,
    sinking pellets, small animal, small animals, spot on, springtails, squeaky plush, straw bedding, tang fish,
    tarantula, timothy, toad, torch coral, tortoise, treat ball, tropical fish, uvb, veterinary, wave pump aquarium,
    willow sticks, wrasse, zoa`,
  uses: {
    PET_SUPPLIES: `aquarium, aquarium supplies, aquascaping, aquatics, bird supplies, canine, cat, cat s, cat supplies,
      cats, dog, dog s, dog supplies, dogs, equine, farrier, feed store, feline, fish and aquarium, fish keeping,
      fishkeeping, for bearded dragons, for birds, for bunnies, for calves, for cats, for cattle, for chickens, for
      ducks, for ferrets, for goats, for guinea pigs, for hamsters, for hedgehogs, for hens, for horse, for horses, for
      hummingbirds, for lambs, for livestock, for parrots, for pigeons, for pigs, for ponies, for poultry, for rabbits,
      for reptiles, for rodents, for sheep, for small pets, for squirrels, for tortoises, for turtles, hamster, hoof,
      hoof care, hooves, kitten, pet, pet care, pet supplies, pets, petshop, puppy, reptile, small animal, wild bird,
      wild bird care, wild birds, wormer, worming`,
  },
  makers: {
    PET_SUPPLIES: `absorbine, absorbine showsheen, acana, ada aqua, adaptil, advantage cat, advantage ii, advantix,
      advocate spot, agrifence, agrivite, agrobs, ai hydra, akela, alfa a oil, allen and page, allen page, almo nature,
      alpha sporting, anco, ancol, animology, animonda, antos, api freshwater, api master, api stress coat, apoquel,
      applaws, aqua medic, aqua one, aquael, aquaforest, aquaforest probiotic, aqueon, arcadia proten, arcadia reptile,
      arcadia t5, arcadia uvb, arden grange, arm hammer litter, arm hammer slide, autarky, back 2 nature, baileys
      horse, baileys no, bakers complete, barbour dog, barkbox, barking heads, beaphar, belcando, bella and duke, bella
      duke, benebone, bio catolet, biokat s, blue buffalo, blue buffalo life, blue wilderness, bob martin, bosch adult,
      botanica cream, bozita, bravecto, brinsea, brit care, brit fresh, brit premium, bubble magus, bucktons, burgess
      excel, burgess pet, burns original, burns pet, butchers tripe, canagan, canidae, canidae pure, canina, capstar
      flea, carefresh, carnilove, carr day martin, cat chow, cat mate, catit, catit senses, catsan, catz finefoods, cdm
      canter, cesar dog, chappie, chicken guard, chickenguard, chihiros, chuckit, chudleys, churu, ciao churu, coastal
      pet, corwex, cosequin, cotswold raw, credelio, crystalyx, csj, cytopoint, d d h2ocean, da bird, danish design,
      dasuquin, deltec, dengie, dengie alfa, dennerle, dennerle scapers, deosect, dexil, dodson and horrell, dodson
      horrell, dog chow, dog copenhagen, dogrobes, dogs trust, dogui, dokas, dorwest, dr john, dreamies, drontal,
      drools, dryrobe dog, durham animal feeds, earth rated, earthbath, ecotech radion, eden dog, edgard cooper,
      effipro, effitix, eglu, eheim, eheim professional, embark dog, encore cat, equafleece, equimins, equine america,
      essential foods, eukanuba, ever clean, excel guinea, excellent dog, exo terra, ezydog, fable pets, fancy feast,
      farmina, farnam, feedmark, feliway, felix as good, felix katzenfutter, ferplast, fish4dogs, flexi new classic,
      fluval, fluval 307, fluval flex, fluval plant, fluval roma, forageplus, forthglade, forthglade complete, fresh
      step, friskies, frolic, fromm, frontline, frontline combo, frontline plus, frontline spot on, furminator,
      gallagher energiser, gallagher fence, galliprant, gamebird, gigwi, global herbs, go cat, good boy chewy, good boy
      dog, goughnuts, gourmet gold, grandpas feeders, greenies, habistat, halti, happy cat, happy dog, harringtons,
      harrisons bird, hartz, heartgard, henlo, heygates, hikari, hikari micro, hill s prescription, hill s science,
      hill s science diet, hills science, honest kitchen, honeychop, hoof stuff, horse salt, horslyx, horze, hotline
      fencing, hownd, hunter dog, hurtta, hurtta monsoon, iams, inaba churu, instinct raw, interceptor plus, interpet,
      james wellbeloved, jbl cristalprofi, jbl manado, jbl novo, jbl proflora, jebao, johnson s vet, johnsons vet,
      johnston and jeff, johnston jeff, josera, jr pet products, julius k9, juwel, k h pet, k9 advantix, kattovit,
      kaytee, kaytee exact, keratex, kessil, kevin bacon, king british, komodo reptile, kong cat, kong classic, kong
      extreme, kong puppy, kong wobbler, kurgo, lamlac, leonardo katze, leovet, leucillin, likit, lily s kitchen,
      lincoln horse, lintbells, litter robot, lucky reptile, lupine pet, macs cat, mane n tail horse, manna pro,
      marineland, marriages feed, maxspect, me o cat, meat up dog, megazorb, mekuti, meow mix, mera dog, merrick,
      metacam, miamor, midwest icrate, mikki, milbemax, milk bone, millies wolfheart, mjamjam, mollichaff, naf five
      star, naf hoof, natural balance, natural dog company, natural instinct, nature diet, naturediet, natures menu,
      nettex, nettex fly, nexgard, nina ottosson, non stop cani, non stop dogwear, nt labs, nulo, nutravet, nutriment,
      nutro, nylabone, nyos, oase biomaster, oase bioplus, oase biorb, old prince, omega one, omlet, onsior, open farm
      dog, orijen, orvis dog, outward hound, oxbow, oxbow essentials, paleo ridge, panacur, peckish, pedigree, pedigree
      dentastix, penn plax, pennplax, perfect fit, perfect fit harness, pet head, pet naturals, petkit, petmate,
      petporte, petsafe, pidan, plaque off, plato treats, pooch and mutt, pooch mutt, porta 21, power phaser, previcox,
      primal freeze, pro plan, profender, proplan, prorep, pure feed, purina, purina dumor, purina gourmet, purina one,
      rabbitgoo, radion, rcom, red horse products, red mills, red sea, red sea reefer, repashy, repti calcium, rimadyl,
      rinti, roudybush, royal canin, royal canin veterinary, ruff and tumble, ruffwear, rumevite, rutland electric,
      salifert, salt block, saracen, saracen horse, savic, schesir, science diet, science selective, seachem, seachem
      flourish, seachem prime, semintra, seresto, sheba, sheba melty, sieger, simparica, simple system, simple systems,
      skinners, skinners field, small pet select, smilla, soopa, spillers, spillers horse, staywell, stella and chewy
      s, stella chewy, stella chewy s, superfish aqua, supertails, supreme petfoods, supreme selective, sure petcare,
      sureflap, sureflap dualscan, tails com, taste of the wild, taste of wild, tetra aquarium, tetra min, tetra pro,
      tetramin, the honest kitchen, tidy cats, tigerino, tiki cat, top spec, topspec, trifexis, trixie, tropic marin,
      tropica plant, tropiclean, truelove harness, tunze, twinstar, verm x, versele laga, versele laga prestige,
      vetark, vetark nutrobal, vetericyn, vetiq, vetoquinol, virbac, vitakraft, vital essentials, vitalin, volac,
      wafcol, wagg, wainwrights, waterlife, webbox, wellness core, weruva, west paw, wet noses, whimzees, whiskas, wild
      one dog, wildwash, wilko cat, winalot, wisdom panel, wolf of wilderness, wolfsblut, world s best cat, worlds best
      cat, worlds best cat litter, yeowww, yucalm, yudigest, yumove, zesty paws, zignature, ziwi, zoo med, zoo med
      reptisun, zoomed, zuke s, zupreem, zylkene, zymox`,
  },
};
