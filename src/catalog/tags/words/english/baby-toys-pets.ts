import type { Subject } from '../words.ts';

export const BABY_TOYS_PETS: Subject = {
  things: [
    [
      'BABY+TOYS',
      `activity arch, activity gym, activity mirror, baby activity mirror, baby gym, baby gym wooden, baby rattle,
      play gym, pram toy, rattle, stroller toy, teether, teething rattle, teething ring, teething toy`,
    ],
    [
      'BABY+HEALTH_AND_FITNESS',
      `baby nasal spray, baby vapor rub, baby vitamin d drops, babyrub, diaper rash cream, gripe water, nappy rash
      cream, teething gel`,
    ],
    [
      'BABY+BEAUTY',
      `baby bath bar, baby bath gel, baby bath wash, baby bathing bar, baby bathing soap, baby body lotion, baby
      brush, baby cologne, baby cream, baby face cream, baby hair brush, baby hair oil, baby lotion, baby massage oil,
      baby oil, baby powder, baby shampoo, baby soap, baby wash, bathing bar baby, cradle cap shampoo, diaper cream,
      head to toe wash, nappy balm, nappy cream, sudocrem, top to toe wash`,
    ],
    [
      'BABY+SHOES',
      `baby booties, baby booties knit, baby shoes, crib shoes, infant shoes, pre walker shoes, pre
      walkers, prewalker shoes`,
    ],
    [
      'BABY+FASHION',
      `baby bloomers, baby bodysuit, baby boy set, baby cardigan, baby dress, baby girl set, baby grow, baby hat, baby
      knit, baby leggings, baby mittens, baby onesie, baby onesies, baby outfit, baby romper, baby set, baby
      sleepsuit, baby socks, baby wear, babygrow, babygrows, babywear, bloomers, bodysuit baby, bodysuits baby,
      christening dress, christening gown, christening outfit, footed pajama, footie, frock onesie, infant bodysuit,
      knotted gown, layette set, mittens and booties, mittens booties, mittens booties set, newborn outfit, newborn
      set, onesie, onesie baby, onesies, preemie cap, romper baby, sleepsuit, sleepsuits, toddler romper, toddler tee`,
    ],
    [
      'BABY',
      `anti allergy cot, anti colic bottle, apron towel, baby bath, baby bath chair, baby bath seat, baby bath towel,
      baby bathtub, baby biscuit, baby blanket, baby book, baby bottle, baby bouncer, baby bowl, baby cabinet lock,
      baby cabinet locks, baby camera monitor, baby car mirror, baby carrier, baby cereal, baby diaper pants, baby
      dummy, baby fence, baby food, baby food maker, baby formula, baby gate, baby gates, baby hat set, baby head
      protector, baby high chair, baby hooded towel, baby jumperoo, baby knee pads, baby knot gown, baby lounger, baby
      memory book, baby milk, baby monitor, baby nail clippers, baby nest, baby pillow, baby plate, baby playpen, baby
      porridge, baby puffs, baby puree, baby record book, baby reins, baby rice cereal, baby safety harness, baby
      sleep bag, baby sleeping bag, baby sling, baby snack, baby snacks, baby spoon, baby stroller, baby swing, baby
      thermometer, baby towel, baby walker, baby washcloth, baby wet wipes, baby wipes, baby wrap, babywearing wrap,
      bandana bib, bandana bibs, bassinet, bath chair baby, bath kneeler, bath seat, bath thermometer, bath
      thermometer baby, bed guard, bed guard rail, bed rail toddler, bedside crib, bib, bibs, booster cushion, booster
      seat, booties set, bottle nipple, bottle steriliser, bottle sterilizer, bottle teat, bottle warmer, bouncer,
      breast milk bag, breast pad, breast pads, breast pump, breast shells, breast shield, breastfeeding cover,
      breastmilk bags, breastmilk storage, breathing monitor, buggy, buggy hook, bump band, burp cloth, burping cloth,
      cabinet lock baby, cabinet locks baby, car mirror baby, car seat, car seat baby, car seat insert, carrycot,
      carrycot mattress, cellular blanket, change bag, changing backpack, changing bag, changing basket, changing mat,
      changing pad, changing table, changing unit, child cabinet lock, child safety cabinet lock, child safety
      harness, co sleeper, colic bottle, colic drops, corner guard, corner protectors, cosleeper, cosy toes, cosytoes,
      cot, cot bed, cot mattress, cot sheet, cotbed, cotbed mattress, cradle, crawling mat, crib, crib mattress, crib
      sheet, crib skirt, cuddle dry, cupboard locks, diaper, diaper bag, diaper pail, diaper pants, diapers, door
      finger guard, dribble bandana, dribble bib, dry pants, dummies, dummy, dummy case, dummy chain, dummy clip,
      duvet set cot, edge guard, feeding bottle, feeding chair, feeding pillow, feeding plate, feeding set, feeding
      spoon, fine baby, follow on milk, foot muff, footmuff, footprint kit, formula dispenser, formula maker, formula
      milk, fruit puree pouch, groclock, growing up milk, haakaa, hand and footprint kit, handprint kit, high back
      booster, high chair, highchair, hip seat carrier, hooded apron towel, hooded towel, hospital bag maternity,
      huggies diapers, huggies dry, huggies newborn, huggies pants, huggies size, huggies ultra comfort, infant car
      seat, infant milk, inkless print kit, isofix, isofix base, jumper baby, jumperoo, kid safety harness, layette,
      lovey, maternity belt, maternity pads, memory book baby, milestone blanket, milestone card baby, milestone
      cards, milk catcher, milk collector, milk powder container, milk storage bag, moses basket, moses basket
      mattress, mosquito net baby, muslin, muslin cloth, nappies, nappy, nappy bag, nappy changing backpack, nappy
      pail, nappy pants, nasal aspirator baby, new mum, newborn insert, nipple balm, nipple cream, nipple shield,
      nursery, nursing bottle, nursing bra pads, nursing chair, nursing cover, nursing pad, nursing pads, nursing
      pillow, nursing product, oaty bars toddler, orthodontic dummy, outlet covers, paci clip, pacifier, pacifier
      clip, play mat, play mat baby, play pen, play yard, playpen, plug socket covers, potty, potty seat, potty
      training pants, pram, pram mattress, pramette, prefold diaper, prefold nappy, prefolds, pregnancy pillow, pull
      ups, pump flange, puree pouch, pushchair, pushchair liner, receiving blanket, reins toddler, reusable food
      pouches, ring sling, ring sling carrier, rocker baby, safety gate, safety latch, silicone bib, sippy cup, sleep
      sack, sleeping bag baby, sleepsack, sling baby, snack catcher, snoozeshade, snot sucker, socket covers, soother,
      stair gate, step stool toddler, steriliser, steriliser bags, sterilising fluid, sterilising tablets, stroller,
      stroller organizer, stroller rope, suction bowl, suction plate, swabs baby, swaddle, swaddle blanket, swim
      diapers, teat, teether necklace, teething mitten, teething necklace, toddler bowl, toddler cutlery, toddler
      harness, toddler leash, toddler milk, toddler plate, toddler reins, toddler safety harness, toddler snacks,
      toilet trainer, toilet training seat, top and tail bowl, training cup, training seat, travel system, tummy time,
      walking harness, water wipes, weaning bowl, weaning plate, weaning set, weaning spoon, wet wipes baby, wipes
      warmer`,
    ],
    [
      'TOYS',
      `2x2 cube, 3d puzzle, 3d puzzles, 3d wooden puzzle, 3x3 cube, 4x4 cube, 5x5 cube, 6x6 cube, 7x7 cube, abacus,
      action figure, action figures, activity cube, activity table, activity toy, adult game, air hockey, airplane
      model, airsoft toy, alphabet puzzle, animal figures, animal figurines, anime figure, ant farm kit, aqua beads,
      army men, art toy, babushka, baby doll, baby doll cot, baby doll pram, baby doll stroller, baby doll toy, baby
      fashion doll, baby gym toy, baby stacking rings, baby toy, backgammon, backgammon set, balance beam kids,
      balance bike, balance board, balance board kids, ball pit, ball pool, balloon animal kit, barbie, bath duck,
      bath squirters, bath toy, bath toy set, bath toys, battle cards, beach ball, beach toys, bead maze, beyblade,
      bingo, bingo set, blackjack table, blind box, block set, blocks, board game, board games, bobble head,
      bobblehead, body pillow anime, book nook kit, boomerang, booster, booster box, booster bundle, booster pack,
      boules, boules set, bounce house, bouncy ball, bouncy balls, bouncy castle, bouncy slide, bowling set, brain
      teaser, brainteaser, brick figure, brick kit, brick set, bricks, bubble blower, bubble gun, bubble machine,
      bubble mixture, bubble solution, bubble toy, bubble wand, bubbles, bucket and spade, bug catcher, building
      blocks, building brick, building bricks, building kit, building set, bus toy, busy bag, busy board, busy book,
      cap gun, car track, card binder, card game, card game adult, card pack, card sleeve, card sleeves, card
      toploader, casino table, catch ball set, checkers, checkers set, chemistry kit, chemistry set, chess, chess
      board, chess clock, chess draughts, chess pieces, chess set, chinese checkers, claw machine, climbing dome,
      climbing frame, climbing toy, climbing triangle, climbing wall kids, clipart toy, coding robot, coin bank,
      collectible, collectible card, collectible figure, collector figure, commander deck, confetti cannon, connect
      four, construction set, construction toy, corn popper toy, cornhole, cornhole set, cosplay prop, cosplay sword,
      costume mask kids, costume props, counting toy, craps table, croquet, croquet set, crystal growing kit, cube
      puzzle, cubing, dart game toy, dart toy, darts toy, dcc decoder, decal sheet, deck box, deck box tcg, deck
      protector, dice bag, dice game, dice set, dice set dnd, dice tower, die cast, diecast, diecast car, diecast
      model, dig kit, digimon card game, dinosaur egg, dinosaur figure, dinosaur set, dinosaur toy, diorama, dnd, dnd
      dice, dnd miniature, doctor kit, doctor play set, doctor s set, doctor set, doctors set, doll, doll accessories,
      doll clothes, doll cot, doll crib, doll dress, doll furniture, doll house, doll house furniture, doll pram, doll
      pushchair, doll s pram, doll set, doll shoes, doll stroller, doll stroller toy, dollhouse, dolls, dolls cot,
      dolls house, dolls house furniture, dolls pram, dolls pushchair, domino, domino set, dominoes, doodle board,
      dough tools, draughts set, drawing board toy, drawing robot, dress up, dress up costume toy, dress up set,
      drinking game, dump truck, dungeons and dragons dice, dungeons dragons, duplo, educational game, educational
      toy, egg attack, electric ride on, electronic pet, elite trainer box, erector set, escape game, escape room
      game, etch a sketch, excavation kit, excavator, excavator toy, face paint kids, fake poo, family game, farm
      animals, farm set, fashion doll, fidget, fidget cube, fidget ring toy, fidget set, fidget spinner, fidget toy,
      figma, figural bank, figure, figurine anime, finger puppet, finger skateboard, fingerboard, fire engine, fire
      truck, firetruck, flash cards, flipper machine, floating toys, floor puzzle, foam aeroplane, foam blaster, foam
      blocks, foam dart, foam darts, foam rocket, foam sword, foil card, football stickers, friction car, full art
      card, funko, funko pop, funko pop figure, game, games, garage kit, gashapon, gel blaster, geoboard, ghost cube,
      glider plane, glow stick, glow sticks, go board, go kart, graded card, graded slab, gundam, gunpla, hand puppet,
      harry potter wand, helicopter toy, hobby horse, hobby knife model, holo card, holographic card, hoop toss,
      hopper ball, hot wheels, hula hoop kids, infinity cube, inflatable castle, inflatable dice, inflatable slide,
      interactive pet, jack in the box, jenga, jigsaw, jigsaw blocks, jigsaw puzzle, jigsaw puzzles, juggling, jump
      rope for kids, jump toy, jump toys, jumping castle, jungle gym, kazoo, kendama, kids bike ride on, kids bow and
      arrow, kids camera, kids camera toy, kids car, kids craft, kids dart board, kids drone, kids fishing net, kids
      gardening, kids jewelry kit, kids karaoke, kids keyboard toy, kids kitchen, kids microphone, kids microscope,
      kids puzzle, kids scooter, kids slide, kids swing, kids table game, kids tattoos, kids tea set, kids teepee,
      kids telescope, kids temporary tattoos, kids tent, kids tool set, kids toy, kids trampoline, kids walkie talkie,
      kids workbench, kids xylophone, kinetic sand, kite, kites, lacing beads, lacing toy, laser tag, laser tag set,
      lcd drawing board, lcd writing tablet, learning cards, learning tablet, learning tablet kids, learning tower,
      learning toy, lego, lego compatible, lego set, letter magnets, light saber, light up toy, lightsaber, lite
      brite, locomotive, loom bands, loot bag fillers, lorcana, ludo, magic cube, magic kit, magic set, magic the
      gathering, magic trick, magic tricks, magna tiles, magnetic blocks, magnetic building, magnetic construction,
      magnetic dart board, magnetic dartboard, magnetic drawing board, magnetic fishing, magnetic letters, magnetic
      tiles, magnetic toy, mahjong, mahjong set, marble maze, marble run, marble track, marbles, marionette, match box
      car, matchbox car, matching game, matryoshka, mecha model, mega bloks, megaminx, memory game, metal earth, micro
      scooter, microscope for kids, microscope kids, microscope kit, military model, mini figure, mini micro scooter,
      miniature, miniature figure, miniature paint, miniatures, minifig, minifigure, mirror cube, mixmatch game, model
      aircraft, model airplane, model boat, model building, model bus, model car, model kit, model paint, model paint
      set, model plane, model railway, model rocket, model ship, model ship kit, model tank, model tank kit, model
      tools, model train, model truck, modeling dough, modelling clay kids, modelling dough, money box toy, monopoly,
      monster truck, montessori, moon sand, mtg, mud kitchen, murder mystery, murder mystery game, music band table,
      musical instrument toy, musical mat, musical table, musical toy, mystery capsule, mystery minis, n gauge,
      nendoroid, nerf, nerf darts, nerf gun, nest swing, nesting cups toy, number puzzle, number train, one piece card
      game, oo gauge, oracle deck, panini stickers, panzer, party bag fillers, party card game, party favor, party
      favors, party favours, party game, pedal car, petanque, photo etch, piano mat, pikler, pinata, pinata toy,
      pinball, pinball machine, plastic animal, plastic model kit, play clock, play couch, play doh, play dough, play
      dough set, play food, play house, play kitchen, play knife, play makeup, play mat puzzle, play mat toy, play
      money, play sand, play set, play shop, play tent, play tunnel, play vehicle, playdough, playground, playground
      set, playhouse, playing card, playing cards, playmat, playmat tcg, playset, plush, plush backpack, plush bear,
      plush blanket toy, plush doll, plush keychain toy, plush keyring, plush pillow, plush toy, plushie, plushies,
      pogo, pokemon, pokemon card, pokemon cards, pokemon plush, pokemon tin, poker cards, poker chips, poker set,
      polyhedral dice, pool toy, pop it, pop n, pop tube, pop up play tent, pop up tent playground, pop up tunnel, pop
      valentines, pop vinyl, pretend food, pretend makeup, pretend play, princess wand, promo card, psa 10, pull
      along, pull along dog, pull back car, pull toy, puppet, push along car, push car, push toy, putty toy, puzzle,
      puzzle cube, puzzle glue, puzzle table, puzzles, pyraminx, q pocket, qposket, quiet book, race track set, racing
      track, rag doll, railway set, rain stick, rainbow stacking rings, rainstick, rattle snake eggs, rattle toy, rc
      battery, rc boat, rc car, rc crawler, rc drift car, rc drone toy, rc helicopter, rc jeep, rc monster truck, rc
      parts, rc plane, rc tank, rc truck, rc vehicle, remote control animal, remote control boat, remote control car,
      remote control dinosaur, remote control excavator, remote control helicopter, remote control jeep, remote
      control monster truck, remote control plane, remote control robot, remote control tank, remote control toy,
      remote control truck, resin figure, resin kit, reward chart, ride on, ride on car, ride on toy, ring toss, robot
      kit, robot toy, rocking horse, rocking tower, role play, rolling stock, roulette set, roulette table, roulette
      wheel, rpg dice, rubber duck, rubik, rubik s cube, rubiks cube, sand art, sand pit, sand toys, sandbox, sandbox
      toy, sandpit, scale figure, scale model, scale models, science kit, scooter kids, scrabble, see saw, seesaw,
      sensory bin, sensory board, sensory bottle, sensory kit, sensory toy, sensory toys, sensory tube, shape sorter,
      sherman, singles, skewb, skipping rope kids, skipping rope toy, skittles, slide set, slide whistle, slime, slime
      kit, slinky, slot car, slot machine toy, snakes and ladders, snap circuits, snow sled toy, soft doll, soft
      puzzle mat, soft toy, sorting toy, space hopper, speed cube, spin top, spinning top, spinning tops, spirograph,
      square 1 cube, squeaky toy baby, squeeze toy, squirt gun, squishies, squishmallow, squishy, squishy toy,
      stacker, stacking blocks, stacking cups, stacking rainbow, stacking rings toy, stacking tower, stacking toy,
      starter deck, statue figure, stem kit, stem toy, sticker album football, sticker book, sticker book game,
      stilts, story cards, strategy game, stress ball, structure deck, stuffed animal, stuffed bear, stuffed bunny,
      stuffed dinosaur, stuffed dog, stuffed dog toy plush, stuffed elephant, stuffed monkey, stuffed toy, stuffed
      unicorn, stuffie, stunt car, super soaker, superhero cape, superhero mask, surprise capsule, surprise egg, swing
      seat kids, swing set, swingball, table football, table hockey, table soccer, tabletop football, tabletop game,
      tamagotchi, tambourine kids, tangram, tarot cards, tarot deck, tarot toy, tcg, tea party set, tea set toy,
      teaching clock, teddy, teddy bear, teddybear, teepee, teepee tent kids, teether toy toy, telescope for kids,
      telescope kids, telescopic net kids, tent house, terrain kit, terrain miniature, theme deck, thinking putty,
      threading toy, tic tac toe, tilt scooter, tin tea set, toddler bike, toddler trampoline, toploader, toploaders,
      toy, toy animal, toy box, toy camera, toy car, toy cars, toy cash register, toy clock, toy dinosaur, toy dog,
      toy drone, toy drum, toy figure, toy gun, toy keyboard, toy kitchen, toy kitchen set, toy laptop, toy makeup,
      toy motorcycle, toy phone, toy piano, toy robot, toy set, toy soldier, toy sword, toy till, toy train, toy
      truck, toy trucks, toys, track set, trading card, trading card binder, trading card box, trading card game,
      trading card sleeves, trading cards, train set, train table, train toy, train track, trampoline kids, tricycle,
      trike, trivia, trivia game, truck toy, tumbling tower, ultra pro, uno, velcro catch, ventriloquist dummy, vet
      set, vinyl figure, virtual pet, volcano kit, walkie talkie kids, walkie talkies for kids, walkie talkies kids,
      walkie toy, wand hermione, wand replica, wargame, wargaming, warhammer, water balloon, water balloons, water
      blaster, water bombs, water bullet gun, water doodle mat, water drawing mat, water gun, water gun set, water
      pistol, water slide, water squirters, water table, water toy, wendy house, whoopee cushion, wigwam, wooden
      animals, wooden balance board, wooden blocks, wooden model, wooden puzzle, wooden rainbow, wooden stacking
      rings, wooden toy, wooden toys, wooden train, wooden vehicle, word game, writing tablet kids, xylophone, yo yo,
      yoyo, yugioh, yugioh cards`,
    ],
    [
      'PET_SUPPLIES',
      `algae scraper, algae wafers, angel fish, angelfish, animal bedding, animal cage, animal carrier, animal feed,
      anti tick, antler, antler chew, anubias, aqua soil, aquarium, aquarium decor, aquarium filter, aquarium fish,
      aquarium gravel, aquarium heater, aquarium light, aquarium plant, aquarium plants, aquasoil, aquatic plants,
      arowana, automatic feeder, automatic pet feeder, bandana dog, bark collar, beef trachea, betta, betta fish, bird
      bath, bird bath cage, bird box, bird cage, bird feeder, bird feeder seed, bird feeding station, bird food, bird
      house, bird nest, bird nesting box, bird perch, bird seed, bird stand, bird swing, bird table, bird toy, bird
      treat, birdhouse, blue discus, brooder, bubble wall, bucephalandra, budgie food, budgie seed, bully stick,
      buster collar, calf teat, canary seed, cat backpack, cat bag, cat bed, cat bowl, cat collar, cat food, cat
      fountain, cat litter, cat pheromone, cat scratcher, cat tower, cat toy, cat treat, cat treats, cat tree,
      catfood, catnip, catnip mice, cattle ear tag, cattle feed, cattle tag, cherry shrimp, chew bone, chew stick,
      chew toy, chick crumb, chicken coop, chicken drinker, chicken feed, chicken feeder, chicken leg rings, chicken
      nesting box, chicken nesting herbs, chicken perch, chicken swing, chicken waterer, chinchilla dust, chinchilla
      sand, chuckit, cichlid, cichlid food, cichlids, clicker training, co2 diffuser, cone collar, corydoras, cow
      ears, crate cover, crate mat, cryptocoryne, curry comb, cuttlebone, cuttlefish bone, dandy brush, dematting
      comb, dental chews, dentastix, deshedding brush, deshedding glove, deshedding tool, dewormer, deworming, discus
      fish, discus red, dog apparel, dog backpack, dog bag, dog bandana, dog bathrobe, dog bed, dog blanket, dog bone
      chew, dog boots, dog bow tie, dog bowl, dog brush, dog car seat, dog chew, dog chicken sticks, dog clothing, dog
      coat, dog collar, dog costume, dog crate, dog cushion, dog diaper, dog dress, dog drying coat, dog drying robe,
      dog ear cleaner, dog food, dog gate, dog harness, dog hoodie, dog house, dog jacket, dog jumper, dog kennel, dog
      lead, dog leash, dog life jacket, dog pajamas, dog pants, dog pen, dog poo bag, dog poo bags, dog puzzle, dog
      raincoat, dog recovery suit, dog shampoo, dog shirt, dog shoes, dog sofa, dog sweater, dog t shirt, dog tag, dog
      toy, dog training collar, dog training vest, dog travel bowl, dog treat, dog treat sticks, dog treats, dog vest,
      dog water bottle, dogfood, driftwood, dry cat food, dry dog food, duck food, ear tag, ear tags sheep, egg
      incubator, electric fence energiser, elizabethan cone, fat balls, fat snax, faunarium, feather wand, fetch toy,
      fighter fish, filter media, filters and filter media, finch seed, fish bowl, fish care, fish flakes, fish food,
      fish medicine, fish seed, fish tank, flea, flea collar, flea treatment, fleece cage liner, fly spray horse, foot
      rot spray, freshwater fish, furminator, gerbil, gerbilarium, goat feed, goat milk replacer, goldfish, goldfish
      bowl, goldfish food, gourami, gouramis, gravel vacuum, gravity water bottle, grooming brush pet, growers
      pellets, guinea pig, guppies, guppy, hamster bedding, hamster cage, hamster wheel, hang on back filter, hay
      feeder, hay feeder rabbit, hay net, haylage net, haynet, hedgehog food, hedgehog house, hoof boot, hoof oil,
      hoof pad, hoof pads, hoof paste, horse biscuits, horse clippers, horse feed, horse fly mask, horse fly spray,
      horse grooming kit, horse halter, horse lick, horse mash, horse shampoo, horse supplement, horse treat,
      hummingbird feeder, hutch rabbit, internal filter, java fern, java moss, kibble, koi carp, koi carps, koi food,
      koi pellets, lamb bottle, layer pellets, layers mash, layers pellets, leash, lick mat, lick stone, lickimat,
      litter, litter box, live fish, liver snacks, livestock, livestock feed, livestock feeder, mane and tail, mane
      comb, marine fish, marine salt, martingale collar, meadow hay, mealworm, microchip feeder, milk replacer,
      mineral lick, mixed corn, molly fish, moss hide, muzzle, neon tetra, nest box, nest pan, nesting herbs, no pull
      harness, parrot cage, parrot food, parrot seed, parrot stand, parrot toy, paw balm, paw cleaner, paw washer,
      peanuts for birds, pee pad, pee pads, pet backpack, pet bandana, pet bed, pet bedding, pet blanket, pet bowl,
      pet brush, pet camera feeder, pet carrier, pet clipper, pet costume, pet diaper, pet diffuser, pet feeder, pet
      food, pet fountain, pet gate, pet hair remover, pet id tag, pet portrait collar, pet shampoo, pet stain remover,
      pet stroller, pet tag, pet vest, pet water bottle, pig ear, pig s ear, pigeon corn, pigeon mix, pigs ear,
      platies, platy, pleco, pond pellets, pond sticks, poo bag dispenser, poo bag holder, poo bags, poop bag, poop
      bags, poop scooper, poultry corn, poultry drinker, poultry feed, poultry feeder, poultry grit, poultry waterer,
      prong collar, protein skimmer, puppy pad, puppy pads, puppy pen, rabbit cage, rabbit food, rabbit hay, rabbit
      house, rabbit hutch, rabbit nail clippers, rabbit playpen, rabbit run, rabbit toy, rat food, rawhide, recovery
      cone, red discus, reef salt, reptile, reptile bedding, reptile heat lamp, reptile lamp, reptile moss,
      retractable lead, retractable leash, rope toy dog, rope tug toy, salt lick, sawdust bedding, scratch board,
      scratcher, scratching board, scratching mat, scratching pad, scratching post, sheep shears, shock collar,
      silvervine, slicker brush, slip lead, slip lead rope, slow feeder, small animal bedding, snuffle ball, snuffle
      mat, soft treats dog, sponge filter, spot on, squeaker toy dog, squeaky ball, squeaky plush, squeaky toy,
      squirrel feeder, squirrel food, stable lick, suet balls, suet block, suet cake, suet pellets, sugar glider,
      sunflower hearts, sword tail, swordtail, terrarium heater, terrarium reptile, tick collar, tick hook, tick
      remover, tick tweezers, timothy hay, training clicker, training collar, training lead, training pads, training
      treats, travel carrier pet, treat dispenser, treat pouch, tripe sticks, tropical fish, tropical flakes, tug rope
      toy, tug toy, turtle food, turtle tank, undercoat rake, upper filter, uvb bulb, uvb lamp, uvb tube, vallisneria,
      vet bed, vet bedding, veterinary, vivarium, wavemaker, wet cat food, wet dog food, whelping box, whelping pen,
      wild bird food, wild bird mix, wild bird seed, willow ball, wood shavings bedding, worming liquid, yak chew`,
    ],
  ],
  unsure: `antler, baby doll, blocks, booster, bounce house, bouncer, bricks, bubbles, buggy, checkers, collectible,
    collectible figure, cradle, deworming, dnd, domino, driftwood, dummy, dump truck, excavator, fidget, figure,
    figures, fire engine, fire truck, game, goldfish, juggling, ludo, marbles, miniature, monster truck, montessori,
    muslin, nursery, panzer, playground, plush, pogo, rattle, sandbox, sherman, singles, skittles, slinky, spot on,
    squeaky plush, stacker, teat, trivia, uno, veterinary`,
  printed: 'doll, figure, jigsaw puzzle, onesie, playing cards, plush, plush toy, puzzle, stuffed animal',
  uses: {
    BABY: `babies, baby, baby care, baby s, babys, feeding and nursing, infant, maternity and baby, maternity pillow,
      newborn, nursery, nursery and baby, preemie`,
    TOYS: `action figures, adrenalyn, alternate art, beyblade, board games, bobble head, characters brands toys,
      charizard, collectible figures, dice game, die cast toy vehicles, die cast vehicles, digimon, doll, dollhouse,
      dolls, eevee, figures and playsets, friction powered, funko, gengar, gyarados, inertia, inertia car, lego, lego
      set, lugia, magic the gathering, match attax, mewtwo, miniatures, minifigures, model building kits, mtg, nerf,
      oldhammer, one piece card, panini, pikachu, playsets, plush toys, pokemon, pokemon card, pokemon cards, pokemon
      tcg, pull back, puzzles, rayquaza, rc, remote control car, remote control toy, saint cloth myth, saint seiya,
      scale models, scaled models, secret rare, slot cars, tabletop games, tcg, topps, toy, toy cars, toy cars trucks,
      toy trucks, toy vehicles, toy vehicles accessories, toys, trading cards, umbreon, warhammer, yu gi oh, yugioh`,
    PET_SUPPLIES: `aquarium, aquarium supplies, aquascaping, aquatics, bird supplies, canine, cat, cat s, cat
      supplies, cats, dog, dog s, dog supplies, dogs, equine, farrier, feline, fish and aquarium, fish keeping,
      fishkeeping, for cats, hamster, hoof, hoof care, hooves, kitten, pet, pet care, pet supplies, pets, puppy,
      reptile, small animal, wild bird, wild bird care, wild birds, wormer, worming`,
  },
  makers: {
    BABY: `4moms, aptamil, baby jogger, babybjorn, babyzen yoyo, beaba, boba wrap, boppy, britax, bugaboo, bumbo,
      chicco, chicco keyfit, comotomo, coterie, cybex, doona, dr brown, dr brown s, dr browns, ella s kitchen, elvie,
      enfamil, ergobaby, evenflo, fisher price sit me up, fridababy, graco, haakaa, hatch rest, hello bello, hipp
      organic, huggies, icandy, inglesina, itzy ritzy, joie i, kendamil, lansinoh, lillebaby, little sleepies,
      lovevery, luvs, mam, mamas papas, maxi cosi, medela, nanobebe, nosefrida, nuk, nuna mixx, nuna pipa, nuna rava,
      owlet, pampers, pampers swaddlers, philips avent, silver cross, similac, skip hop, snoo, snuggleme, solly baby,
      spectra s1, stokke, thule urban glide, tommee tippee, tula carrier, uppababy`,
    TOYS: `airfix, american girl, aquabeads, arrma, asmodee, axial scx, b toys, baby alive, baby annabell, baby born,
      bachmann, bakugan, bandai, banpresto, barbie, beanie boo, beanie boos, bearbrick, berg buddy, beyblade, black
      series, bluey, bratz, brio, bruder, build a bear, bullyland, cabbage patch, calico critter, calico critters,
      carcassonne, cards against humanity, care bears, carrera slot, catan, citadel, citadel paint, clementoni,
      cocomelon, codenames, collecta, connetix, crayola scribble, cry babies, dayan, digimon, digimon card, dixit,
      djeco, dragon models, dungeons dragons, elite trainer, etch a sketch, evangelion, exploding kittens, figuarts,
      fisher price, fleischmann, flesh and blood, flesh and blood tcg, funko pop, furby, gabby s dollhouse, games
      workshop, gan 11, gan 12, gan 356, gan skewb, gancube, gibsons puzzle, gloomhaven, good smile, goula, green
      toys, grimm s, gund, gunpla, hama beads, hape, hasbro, hasbro gaming, hasegawa, hatchimals, hexbug, hobby boss,
      hornby, hot toys, hot wheels, italeri, janod, jellycat, jellycat bashful, jumbo puzzle, k nex, keyforge,
      kidrobot, knex, kosmos, kotobukiya, l o l surprise, labubu, leapfrog, learning resources, lego technic, little
      tikes, littlest pet shop, lol surprise, lorcana, losi, magformers, magic the gathering, magna qubix, majorette,
      manhattan toy, marklin, marvel legends, match attax, mattel, mcfarlane, meccano, mega construx, meilong, melissa
      and doug, melissa doug, meng model, micro scooter, monster high, monster jam, moose toys, moyu, mtg commander,
      my little pony, neca, nee doh, needoh, nendoroid, nerf, one piece op, orbeez, orchard toys, our generation,
      panini, papo, papo figure, paw patrol, peco, peppa pig figure, piko, plan toys, playgo, playmobil, pokemon
      center, polly pocket, pop mart, puky, qiyi, radio flyer, rainbow high, ravensburger, revell, roco, rs3m, safari
      ltd, scalextric, schleich, sh figuarts, shengshou, shopkins, siku, smiski, smoby, sonny angel, sphero,
      spirograph, squishmallows, steiff, step2, sylvanian, sylvanian families, tamiya, tegu, thames kosmos, ticket to
      ride, tiefling, tomy, tonie, tonies, tonka mighty, top trumps, topps, trackmaster, transformers, traxxas,
      trumpeter, ty beanie, ty beanie boo, vtech, warhammer, warmies, wingspan, x man shadow, x shot, yj mgc, yj yusu,
      yoto, yu gi oh, yugioh, yuxin, zuru`,
    PET_SUPPLIES: `absorbine, acana, adaptil, advantage cat, advantix, advocate spot, allen page, ancol, animonda, api freshwater,
      applaws, aqueon, arden grange, arm hammer litter, arm hammer slide, baileys horse, bakers complete, barking
      heads, beaphar, belcando, benebone, bio catolet, biokat s, blue buffalo, blue wilderness, bosch adult, bozita,
      bravecto, brit care, brit premium, burgess excel, burgess pet, canagan, canidae, canina, cat chow, catit,
      catsan, cesar dog, chappie, chuckit, corwex, cosequin, credelio, dasuquin, dengie, dog chow, dogui, dokas,
      dreamies, drontal, earth rated, earthbath, edgard cooper, eheim, eukanuba, ever clean, excellent dog, exo terra,
      fancy feast, farmina, farnam, feliway, felix as good, felix katzenfutter, ferplast, flexi new classic, fluval,
      fluval 307, forthglade, fresh step, friskies, frolic, fromm, frontline, frontline plus, frontline spot on,
      furminator, go cat, good boy chewy, good boy dog, gourmet gold, greenies, halti, happy cat, happy dog,
      harringtons, heartgard, hikari, hill s prescription, hill s science, hills science, horse salt, horze, iams,
      instinct raw, james wellbeloved, johnson s vet, johnston jeff, josera, julius k9, juwel, k h pet, kattovit,
      kaytee, kong cat, kong classic, kong extreme, kong puppy, kong wobbler, leonardo katze, likit, lily s kitchen,
      litter robot, mane n tail horse, manna pro, marineland, meow mix, mera dog, merrick, miamor, midwest icrate,
      milbemax, milk bone, naf hoof, natural balance, nexgard, nina ottosson, nulo, nutro, nylabone, oase biorb, old
      prince, omega one, orijen, outward hound, oxbow, peckish, pedigree, pedigree dentastix, penn plax, pennplax,
      perfect fit, petmate, petsafe, pooch mutt, pro plan, purina, purina dumor, purina gourmet, purina one, repti
      calcium, rinti, royal canin, ruffwear, salt block, savic, science diet, seachem, seresto, sheba, sieger,
      simparica, skinners, spillers, stella chewy, supreme selective, taste of the wild, tetra aquarium, tetra min,
      tetramin, tidy cats, tigerino, tiki cat, trixie, tropiclean, verm x, versele laga, vetericyn, vitakraft, wagg,
      webbox, wellness core, weruva, west paw, whiskas, wilko cat, winalot, wolf of wilderness, wolfsblut, world s
      best cat, worlds best cat litter, yumove, zesty paws, zignature, ziwi, zoo med, zylkene`,
  },
};
