import type { Subject } from '../words.ts';

export const TOYS: Subject = {
  things: [
    [
      'TOYS',
      `100 piece puzzle, 1000 pc, 1000 piece, 1000pc, 12 pocket binder, 12mm hex, 12th scale, 130pt, 1500 piece, 17mm
      hex, 18 doll, 18 inch doll, 18 pocket pages, 180pt, 1st ed, 1st edition holo, 2000 piece, 24th scale, 25mm bases,
      25t servo, 28mm, 28mm miniatures, 2s lipo, 2x2 cube, 3 wheel scooter, 3 wheel scooter light up, 32dp, 32mm bases,
      32mm scale, 35pt magnetic, 3d puzzle, 3s lipo, 3x3 cube, 4 pocket binder, 48dp, 48p pinion, 4s lipo, 4x4 cube,
      500 piece, 540 motor, 550 motor, 55pt, 5x5 cube, 60a esc, 6x6 cube, 7 die set, 75mm figure, 7x7 cube, 9 pocket
      binder, 9 pocket pages, 9 pocket zip binder, abacus, action figure, action figures, activity cube, activity
      table, activity table kids, activity toy, adult game, affirmation cards, afro wig, agrax earthshade, air hockey,
      airplane model, airsoft toy, alphabet puzzle, alt art, analogue slot, angel cards, angel wings, animal ears set,
      animal figure, animal figurine, animal mask, animatronic, anime figure, ant farm kit, aqua beads, army men, army
      transport, army transport case, art sleeves, art toy, auto patch, autograph card, autographed card, babushka,
      baby doll, baby doll cot, baby doll pram, baby doll stroller, baby doll toy, baby fashion doll, baby gym toy,
      baby stacking ring, baby toy, backgammon, balance beam kids, balance bike, balance board, balance board kids,
      balance stones, bald cap, ball jointed doll, ball pit, ball pool, balloon animal kit, balloon modelling, balsa
      kit, balsa plane, bar billiards game, barbie, base game, base texture, baseball card, bases 32mm, basing kit,
      basing paste, basketball card, basketball hoop for kids, bath crayons, bath duck, bath foam letters, bath
      letters, bath squirter, bath toy, battle card, battle map, battle mat, battleforce, battletome, beach ball, beach
      toy, bead maze, beadlock wheels rc, beard costume, beyblade, bgs 9 5, big box board game, bingo, bingo set,
      birthday ring wooden, bjd, bjd doll, bjd wig, blackjack table, blaster box, blind box, block set, blocks, blood
      capsules, blood effects, blythe, blythe doll, board game, board game organiser, board game organizer, board game
      table, board games, bobble head, bobblehead, body clip rc, body pillow anime, body posts, body shell clear, book
      nook kit, boomerang, booster, booster box, booster bundle, booster case, booster display, booster pack,
      borderless foil, boules, bounce house, bouncy ball, bouncy castle, bouncy slide, bowling set, bracers larp, braid
      slot, brain teaser, brainteaser, brake van, brick figure, brick kit, brick set, bricks, brushed esc, brushed
      motor rc, brushless combo, brushless esc, brushless motor rc, brushless system, bubble blower, bubble gun, bubble
      machine, bubble mixture, bubble solution, bubble toy, bubble tubes wedding, bubble wand, bubbles, bucket and
      spade, buffer stop, bug catcher, building block, building brick, building kit, building set, buildings n scale,
      bundle gift edition, bunny ears, bus toy, busy bag, busy board, busy book, butterfly wings costume, cane costume,
      canopy mask, cap gun, car stand rc, car track, card binder, card display case, card divider tcg, card dividers
      tcg, card game, card kit oo, card pack, card pages, card portfolio, card saver, card sleeve, card sorting tray,
      card stand display, card storage box, casino table, cat ears headband costume, catch ball set, celebration ring,
      cello pack, cgc 10, challenger deck, champions path, checkers, checkers set, chemistry kit, chemistry set, chess,
      chess box, chess clock, chess computer, chessmen, chinese checker, chuck glider, chunky puzzle, cigarette holder,
      citadel layer brush, claw machine, clear body shell, climbing arch, climbing dome, climbing frame, climbing toy,
      climbing triangle, climbing wall kids, clipart toy, cloth doll, clown mask, clown nose, clown wig, cluedo, clump
      foliage, coach pack, coarse turf, cockpit set, coconut bra, coding robot, coin bank, collectable figures,
      collectible, collectible card, collectible figure, collector booster, collector booster box, collector figure,
      collector s rare, colour primer, combat patrol, commander deck, commander precon, condition rings, confetti
      cannon, connect four, construction set, construction toy, contact braid, contrast paint, conversion set, core box
      miniatures, core set, corn popper toy, cornhole, cosplay accessories, cosplay prop, cosplay sword, cosplay wig,
      costume accessories, costume beard, costume glasses, costume gloves, costume hat, costume jewelry set, costume
      kit, costume mask kids, costume props, costume set, costume tights, costume wig, costume wings, counting blocks,
      counting toy, couples game, crackle medium basing, craps table, crawl tunnel, crawler tires, crawler tyres,
      cribbage, crokinole, croquet, croquet set, crown gear slot, crystal growing kit, cube puzzle, cubing, curved
      track, cvd shaft, d20, d4 d6 d8, d6 dice, damage counter, dare dice, dart game toy, dart toy, darts toy, dcc
      controller, dcc decoder, dcc fitted, dcc ready, dcc sound, decal set model, decal setter, decal sheet, decal
      softener, decal solution, deck box, deck box tcg, deck building game, deck case, deck holder tcg, deck protector,
      deck vault, deckbuilding game, detail brush miniature, devil fork, devil horns, dexterity game, dice bag, dice
      cup, dice game, dice mat, dice sapphire resin, dice set, dice tower, dice tray, dice vault, die cast, diecast,
      diecast car, diesel locomotive, diff fluid, diff oil, differential oil rc, dig kit, digimon card game, digital
      decoder loco, digital slot car, dinosaur egg, dinosaur figure, dinosaur set, dinosaur toy, diorama, diorama base,
      diorama scenery, dm screen, dnd, dnd dice, dnd miniature, doctor kit, doctor s set, doctor set, doctors set,
      dogbone rc, doll, doll accessory, doll backpack, doll ballet outfit, doll bed, doll carrier, doll clothes, doll
      clothing, doll coat, doll cot, doll crib, doll dress, doll eyes, doll furniture, doll glasses, doll hair, doll
      high chair, doll house, doll house furniture, doll house miniature furniture, doll knitwear, doll outfit, doll
      pram, doll pushchair, doll s pram, doll set, doll shoe, doll socks, doll stand, doll stroller, doll stroller toy,
      doll suitcase, doll tights, doll wardrobe, doll wig, dollhouse, dollhouse chair, dollhouse door, dollhouse food,
      dollhouse furniture, dollhouse kit, dollhouse lamp, dollhouse miniature, dollhouse wallpaper, dollhouse window,
      dolls, dolls bed, dolls clothes, dolls cot, dolls high chair, dolls house, dolls house chair, dolls house
      furniture, dolls house miniature, dolls house wallpaper, dolls pram, dolls pushchair, domino, domino set,
      dominoes, doodle board, double rare, dough tool, draft booster, draft booster box, draughts, draughts set,
      drawing board toy, drawing robot, dreidel, dress up, dress up costume toy, drinking game, driveshaft rc, dry
      brush miniature, dry erase tiles rpg, drybrush, dump truck, dungeon master s guide, dungeon master screen,
      dungeon terrain, dungeon tile, dungeons and dragons dice, dungeons dragons, duplo, ears and tail, educational
      game, educational toy, egg and spoon race, egg attack, electric locomotive, electronic pet, electronic piggy
      bank, elf ears, elite trainer box, elven ears, enamel wash, engine starter rocket, epp plane, erector set, esc
      brushless, esc combo, escape game, escape room game, etb, etch a sketch, etched foil, ex box, excavation kit,
      excavator, excavator toy, expansion pack board game, extended art, extra thin cement, eye mask masquerade, eye
      patch pirate, f1 cards, face paint, face paint kids, face paint kit kids, face painting, fairy door, fairy
      garden, fairy garden miniature, fairy house kit, fairy wand, fairy wings, fake beard, fake blood, fake knife,
      fake moustache, fake nose, fake poo, fake scar, fake teeth, fake weapon, fake wounds, family game, fancy dress
      wig, fangs, farm animal, farm set, fart spray, fashion doll, fat pack, fidget, fidget cube, fidget ring toy,
      fidget set, fidget spinner, fidget toy, figma, figural bank, figure, figure case, figurine anime, fine ballast,
      fine turf, finger football, finger puppets, finger skateboard, fingerboard, fire engine, fire truck, firetruck,
      fishplates, flapper headband, flapper set, flash card, flexi track, flexible track, flipper machine, floating
      toy, flock grass, flocking basing, floor puzzle, flying model, foam aeroplane, foam blaster, foam block, foam
      climber, foam dagger, foam dart, foam rocket, foam sword, foam tray, foam tray 72mm, foam trays, foil card,
      foliage clump, football card, football stickers, fpv wing, friction car, full art, fun snaps, funko, funko pop,
      funko pop figure, game, game insert, game mat, games, gaming mat tabletop, gaming mat wargame, gaming terrain,
      gangster set, garage kit, gashapon, gel blaster, gemstone dice, geoboard, ghost cube, ghost rare, gift edition
      bundle, glider plane, globe kids, glow bracelet, glow glasses, glow necklace, glow plug igniter, glow stick, gm
      dice, gm screen, go board, go game, go kart, goblin ears, gold rare, goods wagon, goody bags filler, graded card,
      graded slab, grass mat, grass skirt, grass tuft, green stuff, green stuff roller, grim reaper scythe, guide
      blade, gundam, gunpla, gunpla tool, halloween makeup, halloween mask, halloween prop, hand controller slot,
      hanger box cards, harry potter wand, hawaiian lei, helicopter toy, ho gauge, hobby box, hobby drill, hobby
      filler, hobby horse, hobby jumbo, hobby knife model, hobby mat, hobby nipper, hobby primer, hobby saw, hobby
      scriber, hockey card, holo card, holo rare, holographic card, hoop toss, hopper ball, horns headband, horror
      mask, hot wheels, hot wheels track, hula hoop kids, hula skirt, hyper rare, ichiban kuji, illumineer s trove,
      illustration rare, impossible puzzle, infinity cube, inflatable castle, inflatable dice, inflatable slide,
      initiative tracker, inner sleeves, interactive pet, itching powder, jack in the box, jacks game, jackstraws,
      japanese size sleeves, jenga, jigsaw, jigsaw puzzle, jigsaw puzzles, joke toy, juggling, jumbo puzzle, jump rope
      for kids, jump toy, jumping castle, jumpstart booster, jungle gym, jungle terrain, kazoo, kendama, kids
      basketball hoop, kids bow and arrow, kids camera, kids camera toy, kids car, kids craft, kids dart board, kids
      drone, kids drum, kids fishing net, kids gardening, kids globe, kids jewelry kit, kids karaoke, kids karaoke
      machine, kids keyboard toy, kids kitchen, kids makeup kit, kids microphone, kids microscope, kids musical
      instruments, kids play tent, kids puzzle, kids scooter, kids slide, kids swing, kids table game, kids tattoo,
      kids tea set, kids teepee, kids telescope, kids temporary tattoo, kids tent, kids tool bench, kids tool set, kids
      toy, kids trampoline, kids tunnel, kids walkie talkie, kids workbench, kids xylophone, kill team, kinetic sand,
      kite, knob puzzle, lacing bead, lacing board, lacing mouse, lacing toy, landscape mat, lap counter slot, larp
      armor, larp armour, larp axe, larp belt, larp bracers, larp costume, larp dagger, larp mask, larp shield, larp
      sword, larp weapon, laser tag, lasercut kit, latex longsword, latex mask, latex masks, latex sword, latex wound,
      layer brush, layered puzzle, lcd drawing board, lcd writing tablet, learning card, learning tablet, learning
      tablet kids, learning tower, learning toy, leather bracers, legacy game, lego, lego compatible, lego set,
      lenormand, letter magnet, level crossing model, lexan body, life counter, life counter dice, light saber, light
      up toy, lightly played, lightsaber, lipo 2s, lipo 3s, liquid latex, liquid poly, lite brite, locomotive, loom
      band, loot bag filler, loot bag toys, lorcana, love dice, lucky dip, ludo, magic cube, magic kit, magic set,
      magic single, magic the gathering, magic trick, magic wand, magna tiles, magnet discs 5x1mm, magnetic block,
      magnetic building, magnetic building tiles, magnetic card holder, magnetic construction, magnetic dart board,
      magnetic dartboard, magnetic drawing board, magnetic fishing, magnetic letter, magnetic one touch, magnetic sheet
      miniatures, magnetic tile, magnetic toy, mahjong, mancala, map puzzle, map tiles rpg, marble maze, marble run,
      marble solitaire, marble track, marbles, marionette, mark setter, mark softer, masking set 1 48, match box car,
      matchbox car, matching game, matryoshka, matte sleeves, mdf bases, mdf movement tray, mdf scenery, mdf terrain,
      mecha model, mega bloks, mega box, mega box cards, megaminx, memo game, memo pairs, memory game, metal barrel 1
      35, metal coins board game, metal coins upgrade, metal dice, metal earth, metal polyhedral, micro scooter, micro
      set, micro sol, microscope for kids, microscope kids, microscope kit, mikado, military model, milliput, mini
      basketball hoop kids, mini euro sleeves, mini figure, mini micro scooter, miniature, miniature carry case,
      miniature case, miniature dollhouse, miniature figure, miniature paint, miniatures, miniatures game, miniatures
      wargame, minifig, minifigure, mirror cube, mixmatch game, mlb cards, mod1 pinion, model aircraft, model airplane,
      model base, model boat, model building, model bus, model car, model cement, model display case, model figures,
      model kit, model lichen, model paint, model people, model plane, model putty, model rail, model railway, model
      rocket, model scenery, model scriber, model ship, model signal, model stand, model tank, model tool, model
      tracks, model train, model tree, model truck, modeling dough, modelling balloons, modelling clay kids, modelling
      dough, moderately played, money box toy, monocle costume, monopoly, monster truck, montessori, moon sand, mould
      line remover, moustache stick on, movement tray, movement trays, mtg, mtg single, mud kitchen, murder mystery,
      music band table, musical instrument toy, musical jewellery box, musical jewelry box, musical mat, musical table,
      musical toy, mystery capsule, mystery figure, mystery minis, mystery puzzle, n gauge, nba cards, near mint,
      nendoroid, neodymium magnets miniatures, neoprene mat, nerf, nerf dart, nerf gun, nest swing, nesting cups toy,
      nesting doll, nfl cards, nine men s morris, nine mens morris, nitro car, nitro engine rc, nitro fuel, noisemaker,
      noisemakers, novelty glasses, nuln oil, number puzzle, number train, objective marker, objective markers,
      oilbrusher, one piece card game, one piece singles, one touch 35pt, one touch magnetic, oo gauge, oo scale,
      oracle cards, oracle deck, orc mask, outer sleeves, oval bases, paint mask 1 48, painted figures, painting grip
      miniature, painting handle, pairs game, panel line, panel liner, panel scriber, panini sticker, panzer, paper
      doll, parachute toy, park flyer, party bag filler, party blower, party favor, party favour, party game, party
      games kids, party glasses novelty, party horn, party snaps, party sunglasses novelty, party whistle, party wig,
      pass the parcel, passenger coach, patch auto, pedal car, peg people, peg puzzle, penny sleeve, perfect fit
      sleeves, perfect size, photo etch, photo etched, photoetch, piano mat, pick and pluck foam miniatures, pick up
      sticks, piggy bank atm, pigment fixer, pikler, pikler ramp, pikler triangle, pin collection, pin the tail,
      pinata, pinata toy, pinball, pinion 48p, pinion gear 48dp, pirate hat, pirate sword, pistol transmitter, plastic
      animal, plastic axe, plastic card sheet, plastic cement, plastic handcuffs, plastic kit, plastic putty, plastic
      sword, plasticard, play booster, play booster box, play clock, play cloth, play couch, play doh, play dough, play
      food, play house, play kitchen, play knife, play makeup, play mat puzzle, play mat toy, play money, play
      parachute, play sand, play scarf, play set, play shop, play silk, play tent, play tunnel, play vehicle,
      playdough, player s handbook, player screen, playground, playground set, playhouse, playing card, playing cards,
      playmat, playmat tcg, playset, playsilk, plush, plush backpack, plush bear, plush blanket toy, plush doll, plush
      keychain toy, plush keyring, plush pillow, plush toy, plushie, pogo, point motor, pokemon, pokemon card, pokemon
      cards, pokemon plush, pokemon singles, pokemon tin, poker card, poker chip, poker set, polycarbonate body rc,
      polyhedral dice, polyhedral set, polystyrene cement, poncho mexican costume, pool toy, pop it, pop n, pop tube,
      pop up tent playground, pop up tunnel, pop valentines, pop vinyl, porcelain doll, prank toy, pre release kit,
      precon, premium collection, prerelease kit, prerelease pack, pretend food, pretend makeup, pretend makeup kit,
      pretend play, pretend play makeup, princess wand, prismatic secret, prize figure, prizm, pro binder, promo card,
      prop gun, prop weapon, propeller rc, psa 10, psa 9, pull along, pull along dog, pull back car, pull string
      pinata, pull toy, puppet, push along car, push car, push toy, putty toy, puzzle, puzzle board, puzzle cube,
      puzzle glue, puzzle mat, puzzle sorter, puzzle sorting trays, puzzle storage, puzzle table, puzzles, pvc figure,
      pyraminx, q pocket, qposket, quarter century secret, quiet book, race car track, race set, race track set, racing
      track, radiant rare, rag doll, railway point, railway set, rain stick, rainbow rare, rainbow stacker, rainbow
      stacking ring, rainstick, rattle snake egg, rattle toy, razor saw, rc accessories, rc auto, rc battery, rc
      bearing kit, rc boat, rc body, rc buggy, rc car, rc charger, rc crawler, rc drift car, rc drone toy, rc glow
      plug, rc helicopter, rc jeep, rc light kit, rc lipo, rc monster truck, rc motor, rc parts, rc pit mat, rc plane,
      rc propeller, rc radio, rc receiver, rc rims, rc servo, rc stand, rc tank, rc tire, rc tools, rc trailer, rc
      truck, rc tyres, rc vehicle, rc wheel, rc winch, rear axle slot, reborn, reborn baby, reborn doll, reborn kit,
      red nose clown, refractor, remote control animal, remote control boat, remote control car, remote control
      dinosaur, remote control excavator, remote control helicopter, remote control jeep, remote control monster truck,
      remote control plane, remote control robot, remote control tank, remote control toy, remote control truck, resin
      bust 1 10, resin figure, resin kit, resin upgrade set, retail box cards, reverse holo, reward chart, ride on,
      ride on car, ride on toy, rider waite, ring quoits, ring toss, river stones balance, robot kit, robot toy, rocket
      engine model, rocket motor, rocking horse, rocking tower, role play, role playing game, roleplaying games, roll
      and write, roll write game, rolling stock, rookie card, roulette set, roulette table, roulette wheel, round
      bases, round bases 32mm, rpg adventure, rpg dice, rpg map, rubber duck, rubber powered, rubik, rummikub, rune
      set, rune stones, russian doll, sand art, sand pit, sand table, sand toy, sandbox, sandbox toy, sandpit, santa
      beard, santa hat costume, scale figure, scale model, scale models, scar wax, scatter material, scenic ballast,
      scenic glue, scenic scatter, scenics, sceptre, science kit, scooter kids, scrabble, scribing tool, sculpting
      putty, scythe prop, sealed case, seatbelts 1 48, secret rare, secret rares, see saw, seesaw, semaphore signal,
      semi rigid holder, sensory bin, sensory board, sensory bottle, sensory kit, sensory toy, sensory tube, servo
      horn, servo horns, servo saver, set booster, set booster box, set track, setrack, setup station rc, sfx makeup,
      shade paint citadel, shadowless, shape sorter, sherman, shock oil rc, shock towers rc, shogi, shove ha penny,
      showcase foil, shut the box, sidewinder, signal box kit, silicone baby doll, silly string, silver prizm, single
      cards tcg, singles, skewb, skipping rope kids, skipping rope toy, skirmish game, skittles, skull mask halloween,
      slab case, slab sleeve, slab stand, slide set, slide whistle, slime, slime kit, slinky, slipper clutch, slipper
      pad, slot car, slot car braid, slot machine toy, slot racing, slot rally, slot straight, small sleeves tcg,
      snakes and ladders, snap circuit, snap pops, snow effect basing, snow flock, snow sled toy, soccer cards, soft
      doll, soft play set, soft toy, solitaire board, sorting puzzle, sorting toy, sound decoder, space hopper, special
      collection box, special fx makeup, speed cube, spell cards, spellbook cards, spin top, spinning top, spirograph,
      sports card, spray primer miniatures, sprue cutter, sprue nipper, spur gear 48p, square 1 cube, square bases
      25mm, squeaky toy baby, squeeze toy, squirt gun, squishmallow, squishy, squishy toy, stacker, stacking block,
      stacking cup, stacking rainbow, stacking rings toy, stacking tower, stacking toy, stage blood, standard sleeves,
      standard straight slot, stapelstein, starlight rare, start collecting, starter deck, starter paint set
      miniatures, starter race set, static grass, station kit, station platform, statue anime, statue figure, status
      rings rpg, steam engine toy, steam locomotive, stem kit, stem toy, stepping stones balance, stepping stones kids,
      stick on moustache, sticker album, sticker album football, sticker book, sticker packs panini, stilts, stink
      bomb, story card, straight track, strategy game, streaking grime, stress ball, string spray, structure deck,
      stuffed animal, stuffed bear, stuffed bunny, stuffed dinosaur, stuffed dog, stuffed dog toy plush, stuffed
      elephant, stuffed monkey, stuffed toy, stuffed unicorn, stuffie, stunt car, styrene rod, styrene sheet, styrene
      strip, styrene tube, super rare, super soaker, superhero cape, superhero mask, surge foil, surprise capsule,
      surprise egg, swing seat kids, swing set, swingball, table football, table hockey, table skittles, table soccer,
      tabletop football, tabletop game, tabletop miniatures, tabletop terrain, tail and ears set, tamagotchi,
      tambourine kids, tangram, tank engine, tank wagon, tarot bag, tarot card, tarot cloth, tarot deck, tarot pocket,
      tarot toy, tcg, tcg accessories, tcg singles, tea party set, tea set toy, teaching clock, technical paint
      miniatures, teddy, teddy bear, teddybear, teepee, teepee tent kids, teether toy toy, telescope for kids,
      telescope kids, telescopic net kids, tender locomotive, tent house, tent play, terrain kit, terrain miniature,
      terrain set, texture paint basing, texture roller miniatures, theatrical blood, theme deck, thinking putty,
      threading cheese, threading mouse, threading toy, tic tac toe, tiddlywinks, tilt scooter, tin tea set, toddler
      basketball hoop, toddler bike, toddler musical instruments, toddler trampoline, top load, top loader cards,
      topload, topload 3x4, toploader, toploader binder, toy, toy animal, toy axe, toy bow, toy box, toy camera, toy
      car, toy cars, toy cash register, toy clock, toy crossbow, toy dinosaur, toy dog, toy drone, toy drum, toy
      figure, toy gun, toy handcuffs, toy keyboard, toy kitchen, toy knife costume, toy laptop, toy makeup, toy
      motorcycle, toy phone, toy piano, toy robot, toy set, toy shield, toy soldier, toy sword, toy till, toy tool
      bench, toy train, toy train engine, toy truck, toy trucks, toy workbench, toys, track ballast, track pins, track
      set, trading card, trading card binder, trading card box, trading cards, train controller, train pack, train set,
      train table, train toy, train track, trainer box, trainer gallery, trampoline kids, tray puzzle, tree terrain,
      tricycle, trident prop, trike, triominos, trivia, trivia game, trove, truck toy, tufts, tumbling tower, tunnel
      portal, turned barrel, turnout motor, twelfth scale, twin flip, ufc cards, ultra premium collection, ultra pro,
      ultra rare, underbrush, uno, upc pokemon, upgrade pack board game, v box, value box cards, vampire fangs, vampire
      teeth, velcro catch, ventriloquist, ventriloquist dummy, vet set, vinyl figure, virtual pet, vmax, volcano kit,
      voodoo doll, vstar, waldorf, waldorf doll, waldorf ring, walkie talkie kids, walkie talkies for kids, walkie
      talkies kids, walkie toy, wand hermione, wand replica, warbird rc, wargame, wargaming, warhammer, wasgij, water
      balloon, water blaster, water bomb, water bomb balloons, water bullet gun, water doodle mat, water drawing mat,
      water effects, water gun, water pistol, water slide, water squirter, water table, water table kids, water toy,
      weathering effects, weathering pigment, weathering powder, weathering set, weathering wash, wedding bubbles,
      wendy house, wet palette hydration, wheel hex, whoopee cushion, whoopie cushion, wigwam, witch hat, wizard hat,
      wizard wand, wooden animal, wooden balance board, wooden block, wooden model, wooden puzzle, wooden rainbow,
      wooden shield, wooden stacking ring, wooden sword, wooden toy, wooden toy car, wooden train, wooden train engine,
      wooden vehicle, word game, worry doll, wound markers, wrestling cards, writing tablet kids, xiangqi, xylophone,
      yahtzee, yo yo, yoyo, yu gi oh singles, yugioh, yugioh card, zip binder, zippered binder, zombie makeup`,
    ],
    [
      'FASHION+TOYS',
      `baby costume, cat costume, cloak hooded medieval, cosplay dress, cosplay jacket, cosplay uniform, costume,
      costume dress, costume jumpsuit, costume shirt, elf suit, fancy dress, gambeson, hooded cloak, inflatable suit,
      larp cloak, maid cosplay, medieval cloak, medieval dress, medieval tunic, morph suit, morphsuit, renaissance
      dress, santa suit, second skin suit, t rex suit, viking tunic, world book day, zentai`,
    ],
  ],
  unsure: `1000 pc, 1000 piece, 1000pc, 12mm hex, 12th scale, 130pt, 1500 piece, 17mm hex, 180pt, 1st ed, 2000 piece,
    28mm, 2s lipo, 3 wheel scooter, 32dp, 3s lipo, 48dp, 4s lipo, 500 piece, 540 motor, 550 motor, 55pt, angel wings,
    animatronic, army transport, art sleeves, baby doll, base game, base texture, basing kit, battle mat, blind box,
    blocks, blood effects, blythe, booster, bounce house, bricks, brushless system, bubbles, bunny ears, checkers,
    cigarette holder, collectible, collectible figure, colour primer, contact braid, contrast paint, core set, diff
    oil, diorama, dnd, domino, draughts, drybrush, dump truck, etb, ex box, excavator, expansion pack board game, fairy
    door, fake teeth, fangs, fat pack, fidget, figure, figures, fire engine, fire truck, foam tray, foam trays,
    gambeson, game, game mat, green stuff, guide blade, gunpla tool, hobby mat, hobby primer, hooded cloak, inner
    sleeves, juggling, kill team, latex mask, layer brush, leather bracers, life counter, lipo 2s, lipo 3s, locomotive,
    ludo, magic wand, marbles, matte sleeves, mdf bases, mega box, mikado, milliput, miniature, model tree, monster
    truck, montessori, movement tray, movement trays, near mint, neoprene mat, noisemaker, novelty glasses, nuln oil,
    objective marker, objective markers, outer sleeves, oval bases, painting handle, panzer, perfect size, player
    screen, playground, plush, pogo, precon, premium collection, prizm, race set, reborn, refractor, rolling stock,
    round bases, sandbox, scenics, sceptre, scythe prop, seatbelts 1 48, servo horn, servo horns, servo saver, sherman,
    sidewinder, singles, skittles, slinky, slipper clutch, small sleeves tcg, stacker, standard sleeves, start
    collecting, super rare, top load, topload, trivia, trove, tufts, ultra rare, underbrush, uno, upgrade pack board
    game, v box, vmax, vstar, waldorf, water effects, witch hat, wooden shield, wooden sword, zip binder`,
  printed: 'costume, doll, figure, jigsaw puzzle, playing cards, plush, plush toy, puzzle, stuffed animal',
  uses: {
    TOYS: `action figures, adrenalyn, alternate art, beyblade, board games, bobble head, characters brands toys,
      charizard, collectible figures, dice game, die cast toy vehicles, die cast vehicles, digimon, doll, dollhouse,
      dolls, eevee, figures and playsets, friction powered, funko, gengar, gyarados, inertia, inertia car, lego, lego
      set, lugia, magic the gathering, match attax, mewtwo, miniatures, minifigures, model building kits, mtg, nerf,
      oldhammer, one piece card, panini, pikachu, playsets, plush toys, pokemon, pokemon card, pokemon cards, pokemon
      tcg, pull back, puzzles, rayquaza, rc, remote control car, remote control toy, saint cloth myth, saint seiya,
      scale models, scaled models, secret rare, slot cars, tabletop games, tcg, topps, toy, toy cars, toy cars trucks,
      toy trucks, toy vehicles, toy vehicles accessories, toys, toyshop, trading cards, umbreon, warhammer, yu gi oh,
      yugioh`,
  },
  makers: {
    TOYS: `7 wonders, accurascale, airfix, ak interactive, alderac, allen and ginter, altered tcg, american girl, ammo
      by mig, ammo mig, amt model, amuseable, aquabeads, ark nova, arkham horror, arnold n, arrma, asmodee, astral
      radiance, athearn, atlas ho, auhagen, auto world, autoart, awaken realms, axial scx, b toys, baby alive, baby
      annabell, baby born, bachmann, bakugan, bandai, banpresto, barbie, bburago, bcw, beanie boo, beanie boos,
      bearbrick, beast kingdom, berg buddy, bex sport, beyblade, big potato, bigjigs, black series, blue orange,
      bluebird puzzle, bluey, bolt action, bowman chrome, brass birmingham, bratz, brawa, brio, brm slot, bruder, build
      a bear, bullyland, bumbu, bunnies by the bay, burago, cabbage patch, calico critter, calico critters,
      carcassonne, cardfight, cards against humanity, care bears, carrera digital, carrera evolution, carrera go,
      carrera slot, castle creations, castorland, catan, citadel, citadel paint, clementoni, cmon, cobble hill,
      cocomelon, codenames, collecta, connetix, corolle, corvus belli, crayola scribble, crown zenith, cry babies,
      czech games, dapol, dayan, days of wonder, destined rivals, diamond select, digimon, digimon bt, digimon card,
      dinkum, dixit, djeco, dominion 2nd, donruss, dragon ball super card, dragon models, dragon shield, dungeons
      dragons, e flite, eduard, educa, eeboo, element rc, elite trainer, estes, etch a sketch, evangelion, everdell,
      evolving skies, exploding kittens, falcon puzzle, faller, fantasy flight, figuarts, final fantasy tcg, fisher
      price, flames of war, fleer, fleischmann, flesh and blood, flesh and blood tcg, fly slot, flysky, fms model, ftx,
      funko pop, furby, furyu, futaba, gabby s dollhouse, galison, gamegenic, gamers grass, games workshop, gamewright,
      gan 11, gan 12, gan 356, gan skewb, gancube, gaugemaster, gibsons puzzle, gigamic, gloomhaven, gluckskafer,
      gmade, goki, good smile, gotz, goula, graham farish, grapat, green stuff world, green toys, grimm s, grimms, gsi
      creos, gund, gundam card, gunpla, haba, hama beads, hape, hasbro, hasbro gaming, hasegawa, hataka, hatchimals,
      heljan, hexbug, heye, hobby boss, hobby japan, hobbywing, hobbyzone, holztiger, horizon hobby, hornby, hot toys,
      hot wheels, humbrol, icm 1, indigo jamm, infinity n4, inno models, inno64, iron studios, italeri, jan van
      haasteren, janod, jconcepts, jellycat, jellycat amuseable, jellycat bashful, johnny lightning, journey together,
      jumbo puzzle, k nex, kathe kruse, keyforge, kidrobot, kinder kram, kmc perfect, knex, kosmos, kotobukiya, kr
      models, kubb, kyosho, l o l surprise, labubu, le toy van, leapfrog, learning resources, leder games, lego
      technic, lgb, little tikes, littlest pet shop, lol surprise, lookout games, lorcana, losi, lost origin, lottie
      doll, loungefly pop, m2 machines, mafex, magformers, magic the gathering, magna qubix, maileg, maisto, majorette,
      manhattan toy, mantic, marklin, marvel champions, marvel legends, match attax, mattel, maverick rc, max factory,
      mayday games, mcfarlane, meccano, mega construx, meilong, melissa and doug, melissa doug, meng model, metcalfe,
      mezco, micro scalextric, micro scooter, mig jimenez, mini gt, miniart, minichamps, minikane, miniland doll,
      minitrix, monster high, monster jam, moose toys, moulin roty, moyu, mr color, mr hobby, mtg commander, mudpuppy,
      mugen seiki, my little pony, neca, nee doh, needoh, nendoroid, nerf, nic toys, ninco, nines d onil, norev, nsr, o
      pee chee, obsidian flames, oink games, olli ella, one piece op, orange tree toys, orbeez, orchard toys,
      ostheimer, our generation, outset media, oxford diecast, paldean fates, pandasaurus, panini, panini mosaic,
      panini prizm, panini select, paola reina, papo, papo figure, paradox rift, paw patrol, peco, peppa pig figure,
      perry miniatures, piko, plan toys, plantoys, playgo, playmobil, pokemon center, pokemon tcg, polar lights,
      policar, polly pocket, pop mart, pop race, preiser, prismatic evolutions, pro line, puky, qiyi, radio flyer,
      raduga, rainbow high, rapido trains, ratio kit, ravensburger, reaper bones, reaper miniatures, redcat, revell,
      revoslot, rio grande games, roco, root the, rs3m, rye field model, s h figuarts, safari ltd, sarah s silks,
      scaleauto, scalextric, scarlet violet, schleich, schmidt puzzle, sega prize, selecta, senger, sh figuarts,
      shengshou, shopkins, shrouded fable, sideshow collectibles, sideways slot, sigikid, siku, silver tempest, slot
      it, small foot, smart games, smartgames, smiski, smoby, solido, sonny angel, sorcery contested, spark 1 43,
      special hobby, spektrum, sphero, spirograph, squishmallows, stapelstein, star wars legion, star wars
      shatterpoint, star wars unlimited, steiff, stellar crown, step2, stockmar, stonemaier, storm collectibles,
      super7, surging sparks, sword shield, sworkz, sylvanian, sylvanian families, taito prize, takom, tamiya, tarmac
      works, team associated, team corally, tegu, tekno rc, temporal forces, tender leaf, terraforming mars, thames
      kosmos, the op, thinkfun, threezero, thunderslot, ticket to ride, tiefling, tomica, tomix, tomy, tonie, tonies,
      tonka mighty, top trumps, topps, topps chrome, topps finest, topps heritage, topps now, topps update,
      trackmaster, transformers, traxxas, trefl, trumpeter, twilight masquerade, ty beanie, ty beanie boo, ultimate
      guard, union arena, upper deck, usaopoly, vanguard card, vanquish, vault x, victrix, viessmann, vollmer, vtech,
      walthers, wargames atlantic, warhammer, warlord games, warmies, wasgij, weiss schwarz, wills kits, wingspan,
      wizkids, wltoys, woodland scenics, wyrd malifaux, x man shadow, x shot, xtracolor, xtradecal, yj mgc, yj yusu,
      yokomo, yoto, yu gi oh, yugioh, yuxin, z man, zuru, zvezda`,
  },
};
