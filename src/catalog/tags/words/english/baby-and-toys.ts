import type { Subject } from '../words.ts';

export const BABY_AND_TOYS: Subject = {
  things: [
    [
      'BABY+TOYS',
      `activity arch, activity gym, activity mirror, baby activity mirror, baby gym, baby gym wooden, baby rattle, play
      gym, pram toy, rattle, stroller toy, teether, teething rattle, teething ring, teething toy`,
    ],
    [
      'BABY+HEALTH_AND_FITNESS',
      `baby nasal spray, baby vapor rub, baby vitamin d drop, baby vitamin d drops, babyrub, diaper rash cream, gripe
      water, nappy rash cream, teething gel`,
    ],
    [
      'BABY+BEAUTY',
      `baby bath bar, baby bath gel, baby bath wash, baby bathing bar, baby bathing soap, baby body lotion, baby brush,
      baby cologne, baby cream, baby face cream, baby hair brush, baby hair oil, baby lotion, baby massage oil, baby
      oil, baby powder, baby shampoo, baby soap, baby wash, bathing bar baby, cradle cap shampoo, diaper cream, head to
      toe wash, nappy balm, nappy cream, sudocrem, top to toe wash`,
    ],
    [
      'BABY+SHOES',
      `baby bootie, baby booties, baby booties knit, baby shoe, baby shoes, crib shoes, infant shoe, infant shoes, pre
      walker, pre walker shoe, pre walker shoes, pre walkers, prewalker shoe, prewalker shoes`,
    ],
    [
      'BABY+FASHION',
      `baby bloomer, baby bloomers, baby bodysuit, baby boy set, baby cap set, baby cardigan, baby creeper, baby dress,
      baby frock, baby girl set, baby grow, baby hat, baby jabla, baby knit, baby kurta, baby legging, baby leggings,
      baby mitten, baby mittens, baby mittens set, baby onesie, baby onesies, baby outfit, baby romper, baby set, baby
      shrug, baby sleepsuit, baby sock, baby socks, baby wear, babygro, babygrow, babygrows, babywear, baptism gown,
      bloomer, bloomers, bodysuit baby, bodysuits baby, cap mitten booties, cap mitten set, cap mittens booties,
      christening dress, christening gown, christening outfit, coming home outfit, fan creeper, footed pajama, footed
      romper, footie, frock onesie, hospital set newborn, infant bodysuit, infant creeper, jabla, jabla set, kimono
      bodysuit, knotted gown, layette set, long sleeve creeper, mitten bootie set, mitten set newborn, mittens and
      booties, mittens booties, mittens booties set, mittens set baby, newborn clothing set, newborn creeper, newborn
      outfit, newborn set, onesie, onesie baby, onesies, pram suit, pramsuit, preemie cap, romper baby, scratch mitt,
      scratch mitten, scratch mittens, scratch mitts, short sleeve creeper, sleepsuit, sleepsuits, team creeper,
      toddler romper, toddler tee`,
    ],
    [
      'BABY',
      `anti allergy cot, anti colic bottle, apron towel, baby bath, baby bath chair, baby bath seat, baby bath towel,
      baby bathtub, baby biscuit, baby blanket, baby book, baby bottle, baby bottle brush, baby bouncer, baby bowl,
      baby cabinet lock, baby cabinet locks, baby camera monitor, baby car mirror, baby carrier, baby cereal, baby
      diaper pant, baby diaper pants, baby dummy, baby fence, baby food, baby food maker, baby formula, baby gate, baby
      gates, baby hat set, baby head protector, baby high chair, baby hooded towel, baby jumperoo, baby knee pad, baby
      knee pads, baby knot gown, baby lounger, baby memory book, baby milk, baby monitor, baby nail clipper, baby nail
      clippers, baby nest, baby pillow, baby plate, baby playpen, baby porridge, baby puff, baby puffs, baby puree,
      baby record book, baby rein, baby reins, baby rice cereal, baby safety harness, baby sleep bag, baby sleeping
      bag, baby sling, baby snack, baby snacks, baby spoon, baby stroller, baby swing, baby thermometer, baby towel,
      baby walker, baby washcloth, baby wet wipe, baby wet wipes, baby wipe, baby wipes, baby wrap, babywearing wrap,
      bandana bib, bandana bibs, bassinet, bath chair baby, bath kneeler, bath seat, bath thermometer, bath thermometer
      baby, bed guard, bed guard rail, bed rail toddler, bedside crib, bib, bibs, booster cushion, booster seat,
      booties set, bottle brush baby, bottle nipple, bottle steriliser, bottle sterilizer, bottle teat, bottle warmer,
      bouncer, breast milk bag, breast pad, breast pads, breast pump, breast shells, breast shield, breastfeeding
      cover, breastmilk bag, breastmilk bags, breastmilk storage, breathing monitor, buggy, buggy hook, bump band, burp
      cloth, burping cloth, cabinet lock baby, cabinet locks baby, car mirror baby, car seat, car seat baby, car seat
      insert, carrycot, carrycot mattress, cellular blanket, change bag, changing backpack, changing bag, changing
      basket, changing mat, changing pad, changing table, changing unit, child cabinet lock, child safety cabinet lock,
      child safety harness, co sleeper, colic bottle, colic drop, colic drops, corner guard, corner protector, corner
      protectors, cosleeper, cosy toe, cosy toes, cosytoes, cot, cot bed, cot mattress, cot sheet, cotbed, cotbed
      mattress, cradle, crawling mat, crib, crib mattress, crib sheet, crib skirt, cuddle dry, cupboard lock, cupboard
      locks, diaper, diaper bag, diaper pail, diaper pants, diapers, door finger guard, dribble bandana, dribble bib,
      dry pants, dummies, dummy, dummy case, dummy chain, dummy clip, duvet set cot, edge guard, feeding bottle,
      feeding chair, feeding pillow, feeding plate, feeding set, feeding spoon, fine baby, follow on milk, food maker
      baby, foot muff, footmuff, footprint kit, formula dispenser, formula maker, formula milk, fruit puree pouch,
      groclock, growing up milk, haakaa, hand and footprint kit, handprint kit, high back booster, high chair,
      highchair, hip seat carrier, hooded apron towel, hooded towel, hospital bag maternity, huggies diaper, huggies
      diapers, huggies dry, huggies newborn, huggies pants, huggies size, huggies ultra comfort, infant car seat,
      infant milk, inkless print kit, isofix, isofix base, jumper baby, jumperoo, kid safety harness, layette, lovey,
      maternity belt, maternity pad, maternity pads, memory book baby, milestone blanket, milestone card, milestone
      card baby, milestone cards, milk catcher, milk collector, milk powder container, milk storage bag, moses basket,
      moses basket mattress, mosquito net baby, muslin, muslin cloth, nappies, nappy, nappy bag, nappy changing
      backpack, nappy pail, nappy pant, nappy pants, nasal aspirator baby, new mum, newborn insert, nipple balm, nipple
      cream, nipple shield, nursery, nursing bottle, nursing bra pad, nursing bra pads, nursing chair, nursing cover,
      nursing pad, nursing pads, nursing pillow, nursing product, oaty bars toddler, orthodontic dummy, outlet cover,
      outlet covers, paci clip, pacifier, pacifier clip, play mat, play mat baby, play pen, play yard, playpen, plug
      socket cover, plug socket covers, potty, potty seat, potty training pant, potty training pants, pram, pram
      mattress, pramette, prefold diaper, prefold nappy, prefolds, pregnancy pillow, pull ups, pump flange, puree
      pouch, pushchair, pushchair liner, receiving blanket, reins toddler, reusable food pouches, ring sling, ring
      sling carrier, rocker baby, safety gate, safety latch, silicone bib, sippy cup, sleep sack, sleeping bag baby,
      sleepsack, sling baby, snack catcher, snoozeshade, snot sucker, socket cover, socket covers, soother, stair gate,
      step stool toddler, steriliser, steriliser bag, steriliser bags, sterilising fluid, sterilising tablet,
      sterilising tablets, stroller, stroller organizer, stroller rope, suction bowl, suction plate, swabs baby,
      swaddle, swaddle blanket, swim diaper, swim diapers, teat, teether necklace, teething mitten, teething necklace,
      toddler bowl, toddler cutlery, toddler harness, toddler leash, toddler milk, toddler plate, toddler rein, toddler
      reins, toddler safety harness, toddler snack, toddler snacks, toilet trainer, toilet training seat, top and tail
      bowl, training cup, training seat, travel system, tummy time, walking harness, water wipe, water wipes, weaning
      bowl, weaning plate, weaning set, weaning spoon, wet wipes baby, wipes warmer`,
    ],
    [
      'TOYS',
      `2x2 cube, 3d puzzle, 3d puzzles, 3d wooden puzzle, 3x3 cube, 4x4 cube, 5x5 cube, 6x6 cube, 7x7 cube, abacus,
      action figure, action figures, activity cube, activity table, activity toy, adult game, air hockey, airplane
      model, airsoft toy, alphabet puzzle, alt art, animal figure, animal figures, animal figurine, animal figurines,
      anime figure, ant farm kit, aqua beads, army men, art toy, babushka, baby doll, baby doll cot, baby doll pram,
      baby doll stroller, baby doll toy, baby fashion doll, baby gym toy, baby stacking ring, baby stacking rings, baby
      toy, backgammon, backgammon set, balance beam kids, balance bike, balance board, balance board kids, ball pit,
      ball pool, balloon animal kit, barbie, bath duck, bath squirter, bath squirters, bath toy, bath toy set, bath
      toys, battle card, battle cards, battle mat, beach ball, beach toy, beach toys, bead maze, beyblade, bgs 9 5,
      bingo, bingo set, blackjack table, blaster box cards, blind box, block set, blocks, board game, board games,
      bobble head, bobblehead, body pillow anime, book nook kit, boomerang, booster, booster box, booster bundle,
      booster pack, boules, boules set, bounce house, bouncy ball, bouncy balls, bouncy castle, bouncy slide, bowling
      set, brain teaser, brainteaser, brick figure, brick kit, brick set, bricks, brushless motor rc, bubble blower,
      bubble gun, bubble machine, bubble mixture, bubble solution, bubble toy, bubble wand, bubbles, bucket and spade,
      bug catcher, building block, building blocks, building brick, building bricks, building kit, building set, bus
      toy, busy bag, busy board, busy book, cap gun, car track, card binder, card game, card game adult, card pack,
      card sleeve, card sleeves, card toploader, casino table, catch ball set, cgc 10, checkers, checkers set,
      chemistry kit, chemistry set, chess, chess board, chess clock, chess draught, chess draughts, chess piece, chess
      pieces, chess set, chinese checker, chinese checkers, claw machine, climbing dome, climbing frame, climbing toy,
      climbing triangle, climbing wall kids, clipart toy, coach oo gauge, coding robot, coin bank, collectable figures,
      collectible, collectible card, collectible figure, collector booster, collector figure, commander deck, confetti
      cannon, connect four, construction set, construction toy, corn popper toy, cornhole, cornhole set, cosplay
      accessories, cosplay prop, cosplay sword, cosplay wig, costume accessories, costume mask kids, costume props,
      costume wig, counting toy, craps table, croquet, croquet set, crystal growing kit, cube puzzle, cubing, curved
      track, d20, d6 dice, dart game toy, dart toy, darts toy, dcc controller, dcc decoder, decal sheet, deck box, deck
      box tcg, deck protector, dice bag, dice game, dice set, dice set dnd, dice tower, die cast, diecast, diecast car,
      diecast model, dig kit, digimon card game, digital decoder loco, dinosaur egg, dinosaur figure, dinosaur set,
      dinosaur toy, diorama, diorama scenery, dm screen, dnd, dnd dice, dnd miniature, doctor kit, doctor play set,
      doctor s set, doctor set, doctors set, doll, doll accessories, doll clothes, doll cot, doll crib, doll dress,
      doll furniture, doll house, doll house furniture, doll pram, doll pushchair, doll s pram, doll set, doll shoe,
      doll shoes, doll stroller, doll stroller toy, dollhouse, dolls, dolls cot, dolls house, dolls house furniture,
      dolls pram, dolls pushchair, domino, domino set, dominoes, doodle board, dough tool, dough tools, draft booster,
      draughts set, drawing board toy, drawing robot, dress up, dress up accessories, dress up costume toy, dress up
      set, drinking game, dump truck, dungeon master screen, dungeons and dragons dice, dungeons dragons, duplo,
      educational game, educational toy, egg attack, electric ride on, electronic pet, elite trainer box, erector set,
      esc brushless, escape game, escape room game, etch a sketch, excavation kit, excavator, excavator toy, face paint
      kids, face paint kit kids, fake blood, fake moustache, fake poo, family game, fancy dress wig, farm animal, farm
      animals, farm set, fashion doll, fidget, fidget cube, fidget ring toy, fidget set, fidget spinner, fidget toy,
      figma, figural bank, figure, figurine anime, finger puppet, finger skateboard, fingerboard, fire engine, fire
      truck, firetruck, flash card, flash cards, flipper machine, floating toy, floating toys, floor puzzle, foam
      aeroplane, foam blaster, foam block, foam blocks, foam dart, foam darts, foam rocket, foam sword, foil card,
      football stickers, friction car, full art, full art card, funko, funko pop, funko pop figure, game, games, gaming
      mat wargame, garage kit, gashapon, gel blaster, geoboard, ghost cube, glider plane, globe kids, glow stick, glow
      sticks, go board, go kart, graded card, graded slab, gundam, gunpla, halloween mask, hand puppet, harry potter
      wand, helicopter toy, ho gauge, hobby box, hobby horse, hobby knife model, holo card, holo rare, holographic
      card, hoop toss, hopper ball, hot wheels, hula hoop kids, ichiban kuji, infinity cube, inflatable castle,
      inflatable dice, inflatable slide, interactive pet, jack in the box, jenga, jigsaw, jigsaw block, jigsaw blocks,
      jigsaw puzzle, jigsaw puzzles, juggling, jump rope for kids, jump toy, jump toys, jumping castle, jungle gym,
      kazoo, kendama, kids bike ride on, kids bow and arrow, kids camera, kids camera toy, kids car, kids craft, kids
      dart board, kids drone, kids drum, kids drum kit, kids fishing net, kids gardening, kids globe, kids jewelry kit,
      kids karaoke, kids keyboard toy, kids kitchen, kids microphone, kids microscope, kids play tent, kids puzzle,
      kids scooter, kids slide, kids swing, kids table game, kids tattoo, kids tattoos, kids tea set, kids teepee, kids
      telescope, kids temporary tattoo, kids temporary tattoos, kids tent, kids tool set, kids toy, kids trampoline,
      kids walkie talkie, kids workbench, kids xylophone, kinetic sand, kite, kites, lacing bead, lacing beads, lacing
      toy, larp sword, laser tag, laser tag set, latex mask, lcd drawing board, lcd writing tablet, learning card,
      learning cards, learning tablet, learning tablet kids, learning tower, learning toy, lego, lego compatible, lego
      set, letter magnet, letter magnets, light saber, light up toy, lightsaber, lite brite, locomotive, loom band,
      loom bands, loot bag filler, loot bag fillers, lorcana, ludo, magic cube, magic kit, magic set, magic the
      gathering, magic trick, magic tricks, magna tiles, magnetic block, magnetic blocks, magnetic building, magnetic
      construction, magnetic dart board, magnetic dartboard, magnetic drawing board, magnetic fishing, magnetic letter,
      magnetic letters, magnetic tile, magnetic tiles, magnetic toy, mahjong, mahjong set, marble maze, marble run,
      marble track, marbles, marionette, match box car, matchbox car, matching game, matryoshka, mecha model, mega
      bloks, mega box cards, megaminx, memory game, metal earth, micro scooter, microscope for kids, microscope kids,
      microscope kit, military model, mini figure, mini micro scooter, miniature, miniature figure, miniature paint,
      miniatures, miniatures wargame, minifig, minifigure, mirror cube, mixmatch game, model aircraft, model airplane,
      model boat, model building, model bus, model car, model kit, model paint, model paint set, model plane, model
      rail, model railway, model rocket, model scenery, model ship, model ship kit, model tank, model tank kit, model
      tool, model tools, model train, model tree, model truck, modeling dough, modelling clay kids, modelling dough,
      money box toy, monopoly, monster truck, montessori, moon sand, mtg, mud kitchen, murder mystery, murder mystery
      game, music band table, musical instrument toy, musical mat, musical table, musical toy, mystery capsule, mystery
      figure, mystery minis, n gauge, nendoroid, nerf, nerf dart, nerf darts, nerf gun, nest swing, nesting cups toy,
      number puzzle, number train, one piece card game, oo gauge, oo scale, oracle deck, panini sticker, panini
      stickers, panzer, party bag filler, party bag fillers, party card game, party favor, party favors, party favour,
      party favours, party game, party wig, pedal car, perfect fit sleeves, photo etch, piano mat, pikler, pinata,
      pinata toy, pinball, pinball machine, plastic animal, plastic kit, plastic model kit, plastic sword, play clock,
      play couch, play doh, play dough, play dough set, play food, play house, play kitchen, play knife, play makeup,
      play mat puzzle, play mat toy, play money, play sand, play set, play shop, play tent, play tunnel, play vehicle,
      playdough, playground, playground set, playhouse, playing card, playing cards, playmat, playmat tcg, playset,
      plush, plush backpack, plush bear, plush blanket toy, plush doll, plush keychain toy, plush keyring, plush
      pillow, plush toy, plushie, plushies, pogo, point motor, pokemon, pokemon card, pokemon cards, pokemon plush,
      pokemon tin, poker card, poker cards, poker chip, poker chips, poker set, polyhedral dice, pool toy, pop it, pop
      n, pop tube, pop up play tent, pop up tent playground, pop up tunnel, pop valentines, pop vinyl, pretend food,
      pretend makeup, pretend play, princess wand, prize figure, promo card, prop weapon, psa 10, psa 9, pull along,
      pull along dog, pull back car, pull toy, puppet, push along car, push car, push toy, putty toy, puzzle, puzzle
      cube, puzzle glue, puzzle table, puzzles, pvc figure, pyraminx, q pocket, qposket, quiet book, race track set,
      racing track, rag doll, railway set, rain stick, rainbow stacking ring, rainbow stacking rings, rainstick, rattle
      snake egg, rattle snake eggs, rattle toy, rc accessories, rc battery, rc boat, rc body shell, rc buggy, rc car,
      rc car parts, rc crawler, rc drift car, rc drone toy, rc helicopter, rc jeep, rc monster truck, rc parts, rc
      plane, rc servo, rc tank, rc truck, rc tyres, rc vehicle, rc wheels, remote control animal, remote control boat,
      remote control car, remote control dinosaur, remote control excavator, remote control helicopter, remote control
      jeep, remote control monster truck, remote control plane, remote control robot, remote control tank, remote
      control toy, remote control truck, resin figure, resin kit, resin kit figure, reverse holo, reward chart, ride
      on, ride on car, ride on toy, ring toss, robot kit, robot toy, rocking horse, rocking tower, role play, role
      playing game, roleplaying games, rolling stock, roulette set, roulette table, roulette wheel, rpg dice, rubber
      duck, rubik, rubik s cube, rubiks cube, sand art, sand pit, sand toy, sand toys, sandbox, sandbox toy, sandpit,
      scale figure, scale model, scale models, scenics, science kit, scooter kids, scrabble, secret rare, see saw,
      seesaw, sensory bin, sensory board, sensory bottle, sensory kit, sensory toy, sensory toys, sensory tube, set
      booster, shape sorter, sherman, single cards tcg, singles, skewb, skipping rope kids, skipping rope toy,
      skittles, slide set, slide whistle, slime, slime kit, slinky, slot car, slot machine toy, snakes and ladders,
      snap circuit, snap circuits, snow sled toy, soft doll, soft puzzle mat, soft toy, sorting toy, space hopper,
      speed cube, spin top, spinning top, spinning tops, spirograph, square 1 cube, squeaky toy baby, squeeze toy,
      squirt gun, squishies, squishmallow, squishy, squishy toy, stacker, stacking block, stacking blocks, stacking
      cup, stacking cups, stacking rainbow, stacking rings toy, stacking tower, stacking toy, stage blood, starter
      deck, starter paint set miniatures, static grass, statue anime, statue figure, stem kit, stem toy, sticker album
      football, sticker book, sticker book game, stilts, story card, story cards, straight track, strategy game, stress
      ball, structure deck, stuffed animal, stuffed bear, stuffed bunny, stuffed dinosaur, stuffed dog, stuffed dog toy
      plush, stuffed elephant, stuffed monkey, stuffed toy, stuffed unicorn, stuffie, stunt car, super soaker,
      superhero cape, superhero mask, surprise capsule, surprise egg, swing seat kids, swing set, swingball, table
      football, table hockey, table soccer, tabletop football, tabletop game, tabletop miniatures, tabletop terrain,
      tamagotchi, tambourine kids, tangram, tarot card, tarot cards, tarot deck, tarot toy, tcg, tcg singles, tea party
      set, tea set toy, teaching clock, teddy, teddy bear, teddybear, teepee, teepee tent kids, teether toy toy,
      telescope for kids, telescope kids, telescopic net kids, tent house, tent play, terrain kit, terrain miniature,
      theme deck, thinking putty, threading toy, tic tac toe, tilt scooter, tin tea set, toddler bike, toddler
      trampoline, top loader cards, toploader, toploaders, toploaders 35pt, toy, toy animal, toy box, toy camera, toy
      car, toy cars, toy cash register, toy clock, toy dinosaur, toy dog, toy drone, toy drum, toy figure, toy gun, toy
      keyboard, toy kitchen, toy kitchen set, toy laptop, toy makeup, toy motorcycle, toy phone, toy piano, toy robot,
      toy set, toy soldier, toy sword, toy till, toy train, toy truck, toy trucks, toys, track pack model railway,
      track set, trading card, trading card binder, trading card box, trading card game, trading card sleeve, trading
      card sleeves, trading cards, train set, train table, train toy, train track, trainer box, trampoline kids,
      tricycle, trike, trivia, trivia game, truck toy, tumbling tower, ultra pro, uno, velcro catch, ventriloquist
      dummy, vet set, vinyl figure, virtual pet, volcano kit, wagon oo gauge, walkie talkie kids, walkie talkies for
      kids, walkie talkies kids, walkie toy, wand hermione, wand replica, wargame, wargame terrain, wargaming,
      wargaming terrain, warhammer, water balloon, water balloons, water blaster, water bomb, water bombs, water bullet
      gun, water doodle mat, water drawing mat, water gun, water gun set, water pistol, water slide, water squirter,
      water squirters, water table, water toy, wendy house, whoopee cushion, wigwam, wooden animal, wooden animals,
      wooden balance board, wooden block, wooden blocks, wooden model, wooden puzzle, wooden rainbow, wooden stacking
      ring, wooden stacking rings, wooden toy, wooden toys, wooden train, wooden vehicle, word game, writing tablet
      kids, xylophone, yo yo, yoyo, yugioh, yugioh card, yugioh cards`,
    ],
    [
      'FASHION+TOYS',
      `adult costume, book day costume, cosplay costume, costume, couples costume, dress up costume, elf suit, fancy
      dress, fancy dress costume, halloween costume, kids costume, morph suit, morphsuit, nun costume, pirate fancy
      dress, santa costume, santa suit, witch dress costume`,
    ],
  ],
  unsure: `baby doll, battle mat, blind box, blocks, booster, bounce house, bouncer, bricks, bubbles, buggy, checkers,
    collectible, collectible figure, cradle, diorama, dnd, domino, dummy, dump truck, excavator, fidget, figure,
    figures, fire engine, fire truck, game, juggling, latex mask, locomotive, ludo, marbles, miniature, model tree,
    monster truck, montessori, muslin, nursery, panzer, playground, plush, pogo, rattle, rolling stock, sandbox,
    scenics, sherman, singles, skittles, slinky, stacker, teat, trivia, uno`,
  printed: 'costume, doll, figure, jigsaw puzzle, onesie, playing cards, plush, plush toy, puzzle, stuffed animal',
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
  },
  makers: {
    BABY: `4moms, aden anais, aden and anais, angelcare, aptamil, baby bjorn, baby jogger, baby tula, babybjorn,
      babyzen yoyo, bambino mio, bambo nature, beaba, bibado, boba wrap, boppy, britax, bugaboo, bumbo, bumgenius,
      chicco, chicco keyfit, chicco next2me, close pop, comotomo, cosatto, coterie, cow gate, cybex, dockatot, doidy,
      doona, dr brown, dr brown s, dr browns, egg stroller, ella s kitchen, elvie, enfamil, ergobaby, evenflo, ewan the
      dream, ezpz, fisher price sit me up, fridababy, graco, gro company, grobag, haakaa, hatch rest, hello bello, hipp
      organic, huggies, icandy, ikea antilop, infantino, inglesina, itzy ritzy, joie i, joie i spin, joie litetrax,
      joie pushchair, joie stroller, kendamil, kit kin, lansinoh, lillebaby, little freddie, little sleepies, love to
      dream, lovevery, luvs, mam, mam perfect, mama bamboo, mamas papas, maxi cosi, medela, moby wrap, motorola mbp,
      mountain buggy, munchkin miracle, nanit, nanobebe, nosefrida, nuby, nuk, nuna mixx, nuna pipa, nuna rava, out n
      about, owlet, pampers, pampers swaddlers, phil teds, philips avent, piccolo organic, purflo, shnuggle, silver
      cross, similac, skip hop, sma pro, snoo, snuggleme, snuz, snuzpod, solly baby, spectra s1, stokke, thule spring,
      thule urban glide, tommee tippee, totsbots, tula carrier, tula explore, uppababy, vtech dm, water wipes`,
    TOYS: `airfix, american girl, aquabeads, arrma, asmodee, axial scx, b toys, baby alive, baby annabell, baby born,
      bachmann, bakugan, bandai, banpresto, barbie, beanie boo, beanie boos, bearbrick, berg buddy, beyblade, black
      series, bluey, bratz, brio, bruder, build a bear, bullyland, cabbage patch, calico critter, calico critters,
      carcassonne, cards against humanity, care bears, carrera slot, catan, citadel, citadel paint, clementoni,
      cocomelon, codenames, collecta, connetix, crayola scribble, cry babies, dayan, digimon, digimon card, dixit,
      djeco, dragon models, dungeons dragons, elite trainer, etch a sketch, evangelion, exploding kittens, figuarts,
      fisher price, fleischmann, flesh and blood, flesh and blood tcg, funko pop, furby, gabby s dollhouse, games
      workshop, gan 11, gan 12, gan 356, gan skewb, gancube, gibsons puzzle, gloomhaven, good smile, goula, green toys,
      grimm s, gund, gunpla, hama beads, hape, hasbro, hasbro gaming, hasegawa, hatchimals, hexbug, hobby boss, hornby,
      hot toys, hot wheels, italeri, janod, jellycat, jellycat bashful, jumbo puzzle, k nex, keyforge, kidrobot, knex,
      kosmos, kotobukiya, l o l surprise, labubu, leapfrog, learning resources, lego technic, little tikes, littlest
      pet shop, lol surprise, lorcana, losi, magformers, magic the gathering, magna qubix, majorette, manhattan toy,
      marklin, marvel legends, match attax, mattel, mcfarlane, meccano, mega construx, meilong, melissa and doug,
      melissa doug, meng model, micro scooter, monster high, monster jam, moose toys, moyu, mtg commander, my little
      pony, neca, nee doh, needoh, nendoroid, nerf, one piece op, orbeez, orchard toys, our generation, panini, papo,
      papo figure, paw patrol, peco, peppa pig figure, piko, plan toys, playgo, playmobil, pokemon center, polly
      pocket, pop mart, puky, qiyi, radio flyer, rainbow high, ravensburger, revell, roco, rs3m, safari ltd,
      scalextric, schleich, sh figuarts, shengshou, shopkins, siku, smiski, smoby, sonny angel, sphero, spirograph,
      squishmallows, steiff, step2, sylvanian, sylvanian families, tamiya, tegu, thames kosmos, ticket to ride,
      tiefling, tomy, tonie, tonies, tonka mighty, top trumps, topps, trackmaster, transformers, traxxas, trumpeter, ty
      beanie, ty beanie boo, vtech, warhammer, warmies, wingspan, x man shadow, x shot, yj mgc, yj yusu, yoto, yu gi
      oh, yugioh, yuxin, zuru`,
  },
};
