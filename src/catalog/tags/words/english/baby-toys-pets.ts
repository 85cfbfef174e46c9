import type { Subject } from '../words.ts';

export const BABY_TOYS_PETS: Subject = {
  things: [
    [
      'BABY+HEALTH_AND_FITNESS',
      `baby nasal spray, baby vapor rub, baby vitamin d drops, babyrub, diaper rash cream, gripe water, nappy rash
      cream, teething gel`,
    ],
    [
      'BABY+BEAUTY',
      `baby bath bar, baby bath gel, baby bathing bar, baby bathing soap, baby body lotion, baby brush, baby cologne,
      baby cream, baby face cream, baby hair brush, baby hair oil, baby lotion, baby massage oil, baby oil, baby
      powder, baby shampoo, baby soap, baby wash, bathing bar baby`,
    ],
    ['BABY+SHOES', 'baby booties, baby booties knit, baby shoes, crib shoes, infant shoes, pre walker shoes'],
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
      `activity gym, baby bath, baby bath chair, baby bath seat, baby bath towel, baby bathtub, baby biscuit, baby
      blanket, baby book, baby bottle, baby bouncer, baby bowl, baby cabinet lock, baby camera monitor, baby car
      mirror, baby carrier, baby cereal, baby diaper pants, baby fence, baby food, baby food maker, baby gate, baby
      gates, baby gym, baby hat set, baby high chair, baby hooded towel, baby jumperoo, baby knee pads, baby lounger,
      baby milk, baby monitor, baby nail clippers, baby nest, baby pillow, baby plate, baby playpen, baby puree, baby
      rattle, baby sleeping bag, baby sling, baby snack, baby spoon, baby stroller, baby swing, baby thermometer, baby
      towel, baby walker, baby washcloth, baby wet wipes, baby wipes, baby wrap, bassinet, bath chair baby, bath
      kneeler, bath seat, bedside crib, bib, booster cushion, booster seat, booties set, bottle nipple, bottle
      steriliser, bottle sterilizer, bottle teat, bottle warmer, bouncer, breast milk bag, breast pad, breast pads,
      breast pump, breastfeeding cover, breastmilk storage, buggy, burp cloth, burping cloth, cabinet lock baby, car
      seat, car seat baby, cellular blanket, changing bag, changing basket, changing mat, changing pad, changing
      table, changing unit, child cabinet lock, child safety cabinet lock, co sleeper, corner guard, corner
      protectors, cosleeper, cot, cot bed, cot sheet, cradle, crawling mat, crib, crib mattress, crib sheet, diaper,
      diaper bag, diaper pail, diaper pants, diapers, dry pants, dummy clip, feeding bottle, feeding chair, feeding
      pillow, feeding set, feeding spoon, follow on milk, foot muff, footmuff, formula dispenser, formula maker, high
      chair, highchair, hooded towel, infant car seat, infant milk, isofix, isofix base, jumper baby, layette, lovey,
      memory book baby, milestone blanket, milestone card baby, milestone cards, milk powder container, milk storage
      bag, moses basket, mosquito net baby, muslin, muslin cloth, nappies, nappy, nappy bag, nasal aspirator baby, new
      mum, nipple cream, nipple shield, nursery, nursing bottle, nursing bra pads, nursing chair, nursing cover,
      nursing pad, nursing pads, nursing pillow, nursing product, outlet covers, pacifier, pacifier clip, play gym,
      play mat, play mat baby, play pen, play yard, playpen, potty, potty seat, pram, pregnancy pillow, pull ups,
      pushchair, rattle, receiving blanket, rocker baby, safety gate, silicone bib, sippy cup, sleep sack, sleeping
      bag baby, sleepsack, sling baby, soother, stair gate, step stool toddler, stroller, stroller organizer, suction
      bowl, suction plate, swabs baby, swaddle, swaddle blanket, swim diapers, teat, teether, teething mitten,
      teething ring, teething toy, toddler bowl, toddler cutlery, toddler harness, toddler plate, toilet trainer,
      toilet training seat, training cup, training seat, travel system, tummy time, walking harness, water wipes,
      weaning bowl, weaning set, wet wipes baby`,
    ],
    [
      'TOYS',
      `3d puzzle, 3d puzzles, 3d wooden puzzle, abacus, action figure, action figures, activity cube, activity table,
      activity toy, adult game, air hockey, airplane model, airsoft toy, alphabet puzzle, animal figures, animal
      figurines, anime figure, aqua beads, army men, art toy, babushka, baby doll, baby doll toy, baby fashion doll,
      baby gym toy, baby stacking rings, baby toy, backgammon, backgammon set, balance beam kids, balance bike,
      balance board, balance board kids, ball pit, ball pool, balloon animal kit, barbie, bath duck, bath toy, bath
      toy set, bath toys, battle cards, beach ball, beach toys, bead maze, beyblade, bingo, bingo set, blind box,
      block set, blocks, board game, board games, bobble head, bobblehead, body pillow anime, booster, booster box,
      booster bundle, booster pack, bounce house, bouncy ball, bouncy balls, bouncy castle, bowling set, brain teaser,
      brainteaser, brick figure, brick kit, brick set, bricks, bubble blower, bubble gun, bubble machine, bubble
      solution, bubble toy, bubble wand, bubbles, building blocks, building brick, building bricks, building kit,
      building set, bus toy, busy bag, busy board, busy book, card binder, card game, card game adult, card pack, card
      sleeve, card sleeves, card toploader, checkers, checkers set, chemistry kit, chemistry set, chess, chess board,
      chess clock, chess pieces, chess set, chinese checkers, climbing frame, climbing toy, climbing wall kids,
      clipart toy, coding robot, coin bank, collectible, collectible card, collectible figure, collector figure,
      commander deck, connect four, construction set, construction toy, cornhole, cornhole set, cosplay prop, cosplay
      sword, costume mask kids, costume props, counting toy, croquet set, cube puzzle, cubing, dart game toy, dart
      toy, darts toy, decal sheet, deck box, deck protector, dice bag, dice game, dice set, dice set dnd, dice tower,
      die cast, diecast, diecast car, diecast model, dig kit, digimon card game, dinosaur egg, dinosaur figure,
      dinosaur set, dinosaur toy, diorama, dnd, dnd dice, dnd miniature, doctor kit, doctor play set, doctor set,
      doll, doll accessories, doll clothes, doll cot, doll crib, doll dress, doll furniture, doll house, doll house
      furniture, doll pram, doll pushchair, doll set, doll shoes, doll stroller, dollhouse, dolls, dolls house,
      domino, domino set, dominoes, doodle board, drawing board toy, drawing robot, dress up, dress up costume toy,
      dress up set, drinking game, dump truck, dungeons dragons, duplo, educational game, educational toy, electric
      ride on, electronic pet, elite trainer box, erector set, escape game, escape room game, excavation kit,
      excavator, excavator toy, face paint kids, family game, farm animals, fashion doll, fidget, fidget cube, fidget
      ring toy, fidget set, fidget spinner, fidget toy, figma, figure, figurine anime, finger puppet, finger
      skateboard, fingerboard, fire truck, firetruck, flash cards, floating toys, floor puzzle, foam blaster, foam
      blocks, foam dart, foam darts, foam rocket, foam sword, foil card, friction car, full art card, funko, funko
      pop, funko pop figure, game, games, garage kit, gashapon, gel blaster, geoboard, glow stick, glow sticks, go
      kart, graded card, graded slab, gundam, gunpla, hand puppet, helicopter toy, hobby horse, hobby knife model,
      holo card, holographic card, hoop toss, hopper ball, hot wheels, hula hoop kids, infinity cube, inflatable
      castle, interactive pet, jack in the box, jenga, jigsaw, jigsaw blocks, jigsaw puzzle, jigsaw puzzles, juggling,
      jump rope for kids, jump toy, jump toys, jumping castle, kendama, kids bike ride on, kids bow and arrow, kids
      camera, kids camera toy, kids car, kids craft, kids drone, kids gardening, kids jewelry kit, kids karaoke, kids
      keyboard toy, kids kitchen, kids microscope, kids puzzle, kids scooter, kids slide, kids swing, kids table game,
      kids teepee, kids telescope, kids tent, kids tool set, kids toy, kids trampoline, kids walkie talkie, kids
      workbench, kinetic sand, kite, kites, lacing toy, laser tag, laser tag set, lcd drawing board, lcd writing
      tablet, learning cards, learning tablet, learning tablet kids, learning tower, learning toy, lego, lego
      compatible, lego set, light saber, light up toy, lightsaber, lite brite, locomotive, loom bands, loot bag
      fillers, lorcana, ludo, magic cube, magic kit, magic set, magic the gathering, magic trick, magic tricks, magna
      tiles, magnetic blocks, magnetic building, magnetic construction, magnetic dart board, magnetic drawing board,
      magnetic fishing, magnetic letters, magnetic tiles, magnetic toy, mahjong, mahjong set, marble run, marbles,
      marionette, match box car, matchbox car, matching game, matryoshka, mecha model, mega bloks, memory game, metal
      earth, microscope for kids, microscope kids, microscope kit, military model, mini figure, miniature, miniature
      figure, miniature paint, miniatures, minifig, minifigure, mixmatch game, model aircraft, model airplane, model
      boat, model building, model bus, model car, model kit, model paint, model paint set, model plane, model railway,
      model rocket, model ship, model ship kit, model tank, model tank kit, model tools, model train, model truck,
      modeling dough, modelling dough, money box toy, monster truck, montessori, moon sand, mtg, murder mystery game,
      musical instrument toy, musical mat, musical toy, mystery capsule, mystery minis, nendoroid, nerf, nerf darts,
      nerf gun, nesting cups toy, number puzzle, number train, one piece card game, oracle deck, panzer, party bag
      fillers, party card game, party favor, party favors, party favours, party game, pedal car, photo etch, piano
      mat, pikler, pinata, pinata toy, pinball, pinball machine, plastic animal, plastic model kit, play doh, play
      dough, play dough set, play food, play house, play kitchen, play knife, play mat puzzle, play mat toy, play
      money, play set, play tent, play tunnel, play vehicle, playdough, playground, playground set, playhouse, playing
      card, playing cards, playmat, playmat tcg, playset, plush, plush bear, plush blanket toy, plush doll, plush
      keychain toy, plush pillow, plush toy, plushie, plushies, pokemon, pokemon card, pokemon cards, pokemon plush,
      pokemon tin, poker cards, poker chips, poker set, polyhedral dice, pool toy, pop it, pop tube, pop vinyl,
      pretend food, pretend makeup, pretend play, promo card, psa 10, pull along, pull back car, pull toy, puppet,
      push car, push toy, putty toy, puzzle, puzzle cube, puzzles, race track set, racing track, rag doll, railway
      set, rainbow stacking rings, rattle snake eggs, rattle toy, rc battery, rc boat, rc car, rc crawler, rc drift
      car, rc drone toy, rc helicopter, rc jeep, rc monster truck, rc parts, rc plane, rc tank, rc truck, rc vehicle,
      remote control animal, remote control boat, remote control car, remote control dinosaur, remote control
      excavator, remote control helicopter, remote control jeep, remote control monster truck, remote control plane,
      remote control robot, remote control tank, remote control toy, remote control truck, resin figure, resin kit,
      ride on, ride on car, ride on toy, ring toss, robot kit, robot toy, rocking horse, role play, rpg dice, rubber
      duck, rubik, rubik s cube, rubiks cube, sand art, sand pit, sand toys, sandbox, sandbox toy, sandpit, scale
      figure, scale model, scale models, science kit, scooter kids, scrabble, see saw, seesaw, sensory bin, sensory
      board, sensory bottle, sensory kit, sensory toy, sensory toys, sensory tube, shape sorter, sherman, singles,
      skittles, slide set, slime, slime kit, slinky, slot car, snap circuits, snow sled toy, soft doll, soft toy,
      sorting toy, speed cube, spin top, spinning top, spinning tops, squeaky toy baby, squeeze toy, squirt gun,
      squishies, squishmallow, squishy, squishy toy, stacker, stacking blocks, stacking cups, stacking rainbow,
      stacking rings toy, stacking tower, stacking toy, starter deck, statue figure, stem kit, stem toy, sticker book
      game, story cards, strategy game, stress ball, structure deck, stuffed animal, stuffed bear, stuffed bunny,
      stuffed dinosaur, stuffed dog, stuffed dog toy plush, stuffed elephant, stuffed monkey, stuffed toy, stuffed
      unicorn, stuffie, super soaker, surprise capsule, surprise egg, swing set, table football, table hockey, table
      soccer, tamagotchi, tambourine kids, tangram, tarot cards, tarot deck, tarot toy, tcg, tea party set, tea set
      toy, teddy, teddy bear, teddybear, teepee, teepee tent kids, teether toy toy, telescope kids, tent house,
      terrain kit, terrain miniature, theme deck, thinking putty, threading toy, tic tac toe, toploader, toploaders,
      toy, toy animal, toy box, toy camera, toy car, toy cars, toy dinosaur, toy dog, toy drum, toy figure, toy gun,
      toy keyboard, toy kitchen, toy kitchen set, toy laptop, toy makeup, toy motorcycle, toy phone, toy piano, toy
      robot, toy set, toy soldier, toy sword, toy train, toy truck, toy trucks, toys, track set, trading card, trading
      card box, trading card game, trading card sleeves, trading cards, train set, train toy, train track, trampoline
      kids, tricycle, trike, trivia, trivia game, truck toy, tumbling tower, ultra pro, uno, vinyl figure, virtual
      pet, walkie talkie kids, walkie talkies for kids, walkie toy, wand replica, wargame, wargaming, warhammer, water
      balloon, water balloons, water blaster, water bullet gun, water doodle mat, water gun, water gun set, water
      pistol, water slide, water table, water toy, whoopee cushion, wooden animals, wooden balance board, wooden
      blocks, wooden model, wooden puzzle, wooden rainbow, wooden stacking rings, wooden toy, wooden toys, wooden
      train, wooden vehicle, word game, writing tablet kids, xylophone, yo yo, yoyo, yugioh, yugioh cards`,
    ],
    [
      'PET_SUPPLIES',
      `animal cage, animal carrier, animal feed, anti tick, aquarium, aquarium filter, automatic feeder, automatic pet
      feeder, bark collar, bird bath cage, bird cage, bird feeder seed, bird food, bird nest, bird perch, bird seed,
      bird stand, bird swing, bird toy, bird treat, bubble wall, budgie food, bully stick, canary seed, cat backpack,
      cat bag, cat bed, cat bowl, cat collar, cat food, cat fountain, cat litter, cat scratcher, cat tower, cat toy,
      cat treat, cat treats, cat tree, catfood, catnip, cattle feed, chew bone, chew stick, chew toy, chicken coop,
      chicken feed, chicken feeder, chicken nesting box, chicken waterer, cichlid food, clicker training, dental
      chews, deshedding tool, dewormer, deworming, dog apparel, dog backpack, dog bag, dog bandana, dog bed, dog
      blanket, dog bone chew, dog boots, dog bow tie, dog bowl, dog brush, dog car seat, dog chew, dog clothing, dog
      coat, dog collar, dog costume, dog crate, dog diaper, dog dress, dog ear cleaner, dog food, dog gate, dog
      harness, dog hoodie, dog house, dog jacket, dog jumper, dog kennel, dog lead, dog leash, dog life jacket, dog
      pajamas, dog pants, dog puzzle, dog raincoat, dog shampoo, dog shirt, dog shoes, dog sofa, dog sweater, dog t
      shirt, dog tag, dog toy, dog training collar, dog travel bowl, dog treat, dog treats, dog vest, dog water
      bottle, dogfood, dry cat food, dry dog food, egg incubator, fetch toy, fish flakes, fish food, fish tank, flea,
      flea collar, flea treatment, fly spray horse, gerbil, goat feed, goat milk replacer, goldfish food, grooming
      brush pet, guinea pig, hamster bedding, hamster cage, hamster wheel, hay feeder, hay feeder rabbit, hay net,
      hoof boot, hoof oil, hoof pad, hoof pads, hoof paste, horse feed, horse fly mask, horse fly spray, horse
      grooming kit, horse supplement, horse treat, hutch rabbit, kibble, koi food, leash, lick mat, litter, litter
      box, liver snacks, livestock feed, livestock feeder, martingale collar, muzzle, no pull harness, parrot cage,
      parrot food, parrot toy, pee pad, pee pads, pet backpack, pet bandana, pet bed, pet blanket, pet bowl, pet
      brush, pet camera feeder, pet carrier, pet clipper, pet costume, pet diaper, pet feeder, pet food, pet fountain,
      pet gate, pet hair remover, pet id tag, pet portrait collar, pet shampoo, pet stain remover, pet stroller, pet
      tag, pet vest, pet water bottle, pig ear, poop bag, poop bags, poop scooper, poultry feed, poultry feeder,
      poultry waterer, prong collar, puppy pad, puppy pads, rabbit cage, rabbit food, rabbit hay, rabbit house, rabbit
      hutch, rabbit toy, rat food, rawhide, reptile, reptile heat lamp, reptile lamp, rope toy dog, salt lick, scratch
      board, scratcher, scratching board, scratching mat, scratching post, sheep shears, shock collar, slicker brush,
      slow feeder, small animal bedding, snuffle mat, squeaker toy dog, squeaky toy, sugar glider, terrarium heater,
      terrarium reptile, tick collar, tick remover, timothy hay, training clicker, training collar, training pads,
      training treats, travel carrier pet, treat dispenser, turtle food, turtle tank, undercoat rake, uvb bulb,
      veterinary, wet cat food, wet dog food, worming liquid`,
    ],
  ],
  unsure: `baby doll, blocks, booster, bounce house, bouncer, bricks, bubbles, buggy, checkers, collectible,
    collectible figure, cradle, deworming, dnd, domino, dump truck, excavator, fidget, figure, figures, fire truck,
    game, juggling, ludo, marbles, miniature, monster truck, montessori, muslin, nursery, panzer, playground, rattle,
    sandbox, sherman, singles, skittles, slinky, stacker, teat, trivia, uno, veterinary`,
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
    PET_SUPPLIES: `aquarium, aquarium supplies, aquatics, bird supplies, canine, cat, cat s, cat supplies, cats, dog,
      dog s, dog supplies, dogs, equine, farrier, feline, fish and aquarium, for cats, hamster, hoof, hoof care,
      hooves, kitten, pet, pet care, pet supplies, pets, puppy, reptile, small animal, wormer, worming`,
  },
  makers: {
    BABY: `babybjorn, beaba, bugaboo, chicco, cybex, dr brown s, huggies, mam, maxi cosi, medela, nuk, pampers,
      philips avent, stokke, tommee tippee`,
    TOYS: `airfix, asmodee, bandai, barbie, beyblade, bluey, bratz, bullyland, catan, cocomelon, collecta, djeco,
      dragon models, exploding kittens, fisher price, funko pop, hape, hasbro, hasbro gaming, hobby boss, hot wheels,
      italeri, janod, jellycat, kosmos, l o l surprise, labubu, lego technic, little tikes, magformers, majorette,
      mattel, melissa doug, meng model, monster high, monster jam, my little pony, nerf, papo, paw patrol, peppa pig
      figure, playgo, playmobil, pop mart, ravensburger, revell, safari ltd, schleich, siku, smoby, squishmallows,
      step2, sylvanian families, tamiya, tonies, trumpeter, vtech`,
    PET_SUPPLIES: `acana, advantix, animonda, beaphar, bozita, bravecto, brit care, catit, cesar dog, dreamies, eheim,
      eukanuba, farmina, felix katzenfutter, fluval, friskies, frolic, frontline, frontline plus,
      frontline spot on, gourmet gold, hill s science, hills science, iams, josera, kong classic, nexgard, orijen, pedigree, penn plax, pennplax, perfect fit, purina, purina gourmet, royal canin,
      seresto, sheba, taste of the wild, tetra aquarium, trixie, verm x, vitakraft, whiskas, zylkene`,
  },
};
