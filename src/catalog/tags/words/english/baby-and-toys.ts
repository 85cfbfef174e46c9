import type { Subject } from '../words.ts';

export const BABY_AND_TOYS: Subject = {
  things: [
    [
      'BABY+TOYS',
      `activity arch, activity centre baby, activity gym, activity mirror, baby activity centre, baby activity mirror,
      baby bath toy, baby gym, baby gym wooden, baby rattle, baby rattle toy, baby sensory toy, baby soft toy, baby toy
      set, baby walker wooden, car seat toy, cloth book baby, clutching toy, crinkle book, crinkle cloth, crinkle toy,
      crochet rattle, foot finder, grasp toy, grasping toy, hanging baby toy, knitted rattle, natural rubber teether,
      newborn toy, play
      gym, pram mobile, pram string, pram toy, pram toy hanging, rattle, sensory baby toy, silicone teether, sock
      rattles, soft book baby, stroller toy, stroller toys, teether, teether ring, teethers, teething rattle, teething
      ring, teething toy, tummy time mirror, tummy time toy, wooden rattle, wooden teether, wrist rattle, wrist
      rattles`,
    ],
    [
      'BABY+HEALTH_AND_FITNESS',
      `baby nasal spray, baby vapor rub, baby vitamin d drop, baby vitamin d drops, babyrub, diaper rash cream, gripe
      water, nappy rash cream, teething gel`,
    ],
    [
      'BABY+BEAUTY',
      `baby balm, baby barrier cream, baby bath bar, baby bath gel, baby bath oil, baby bath wash, baby bathing bar,
      baby bathing soap,
      baby body lotion, baby bottom balm, baby brush,
      baby brush and comb set, baby bubble bath, baby cologne, baby comb, baby conditioner, baby cream, baby face
      cream, baby grooming kit, baby hair brush, baby hair lotion, baby hair oil, baby lotion, baby massage oil, baby
      moisturiser, baby moisturizer, baby nail file, baby nail scissors, baby
      oil, baby perfume, baby powder, baby shampoo, baby skincare, baby soap, baby sun cream, baby sun lotion, baby
      sunscreen, baby toiletries, baby wash, bathing bar baby, bottom butter, cradle cap brush, cradle cap oil, cradle
      cap shampoo, diaper cream, head to
      toe wash, kids baby wash, nappy balm, nappy cream, nappy rash ointment, sudocrem, top to toe wash`,
    ],
    [
      'BABY+SHOES',
      `baby bootie, baby booties, baby booties knit, baby shoe, baby shoes, crib shoes, infant shoe, infant shoes, pre
      walker, pre walker shoe, pre walker shoes, pre walkers, prewalker shoe, prewalker shoes`,
    ],
    [
      'BABY+FASHION',
      `baby beanie, baby bloomer, baby bloomers, baby bodysuit, baby bonnet, baby boy romper, baby boy set, baby
      bubble, baby bubble romper, baby bucket hat, baby cap set, baby cardigan, baby christening, baby clothes, baby
      clothing, baby coat, baby coverall, baby creeper, baby dress,
      baby dungarees, baby frock, baby girl dress, baby girl romper, baby girl set, baby gown, baby grow, baby
      growsuit, baby hat, baby headband set, baby hoodie, baby jabla, baby jacket, baby jeans, baby joggers, baby
      jumper, baby jumpsuit, baby kimono, baby knit, baby knitwear, baby kurta, baby legging, baby leggings,
      baby mitten, baby mittens, baby mittens set, baby onesie, baby onesies, baby outfit, baby overall, baby overalls,
      baby pajamas, baby pyjamas, baby rash guard, baby rash suit, baby romper, baby set, baby
      shrug, baby singlet, baby sleeper, baby sleepsuit, baby sleepwear, baby snowsuit, baby sock, baby socks, baby sun
      hat, baby sunhat, baby sweater, baby swimsuit, baby swimwear, baby t shirt, baby tights, baby top, baby trousers,
      baby vest, baby vests, baby wear, baby zipsuit, babygro, babygrow, babygrows, babywear, baptism gown,
      beanie and booties, beanie and booties set, bib and bloomer set, bloomer, bloomers, bodysuit baby, bodysuits
      baby, bonnet and booties, bubble romper, cap mitten booties, cap mitten set, cap mittens booties,
      christening dress, christening gown, christening outfit, coming home outfit, fan creeper, footed pajama, footed
      romper, footie, frock onesie, growsuit, hat and booties, hat and mitt set, hat and mittens set baby, hospital set
      newborn, infant bodysuit, infant creeper, infant onesie, infant romper, jabla, jabla set, kimono
      bodysuit, knotted baby gown, knotted gown, layette set, long sleeve creeper, merino sleep suit, mitten bootie
      set, mitten set newborn, mittens and
      booties, mittens booties, mittens booties set, mittens set baby, newborn beanie, newborn beanie set, newborn
      bodysuit, newborn clothes, newborn clothing set, newborn coming home, newborn creeper, newborn gown, newborn hat,
      newborn onesie, newborn
      outfit, newborn romper, newborn set, newborn sleepsuit, newborn socks, onesie, onesie baby, onesies, pram suit,
      pramsuit, preemie cap, preemie clothes, preemie sleepsuit, romper baby, scratch mitt,
      scratch mitten, scratch mittens, scratch mitts, short sleeve creeper, side snap bodysuit, sleepsuit, sleepsuits,
      team creeper,
      tiny baby, toddler bodysuit, toddler romper, toddler tee, wondersuit, zip growsuit, zip suit baby, zipsuit`,
    ],
    [
      'BABY',
      `0 5 tog sleeping bag, 1 0 tog sleeping bag, 2 5 tog sleeping bag, 360 cup, activity mat baby, all in one nappy,
      anti allergy cot, anti colic bottle, anti colic bottles, apron towel, arms up swaddle, baby activity mat, baby
      announcement disc, baby bath, baby bath chair, baby bath seat, baby bath set, baby bath stand, baby bath support,
      baby bath thermometer, baby bath towel,
      baby bath tub, baby bathrobe, baby bathtub, baby biscuit, baby blanket, baby blanket knitted, baby book, baby
      bottle, baby bottle brush, baby bottle drying rack, baby bottle set, baby bottle sterilizer, baby bottle teat,
      baby bottle warmer, baby bouncer, baby bouncer seat, baby bowl,
      baby bowl and spoon, baby brag book, baby cabinet lock, baby cabinet locks, baby camera monitor, baby capsule,
      baby car mirror, baby carrier, baby carrier cover, baby cereal, baby changing backpack, baby comforter, baby
      cutlery set, baby
      diaper pant, baby diaper pants, baby dummy, baby duvet, baby ear defenders, baby ear muffs, baby feeder, baby
      fence, baby flannels, baby food, baby
      food blender, baby food maker, baby food maker steamer, baby food pouch, baby food storage, baby food tray, baby
      footprint kit, baby formula, baby gate, baby
      gates, baby gift box, baby gift set, baby hair first curl, baby hamper, baby handprint kit, baby hat set, baby
      head protector, baby high chair, baby hip seat, baby hooded poncho, baby hooded towel, baby humidifier, baby
      journal, baby jumperoo, baby keepsake, baby knee pad, baby
      knee pads, baby knot gown, baby led weaning, baby lounger, baby lounger cover, baby memory book, baby milestone,
      baby milk, baby mobile, baby monitor, baby nail clipper, baby nail
      clippers, baby nasal aspirator, baby nest, baby night light, baby photo album, baby pillow, baby plate, baby play
      mat, baby playpen, baby pod, baby porridge, baby proofing, baby proofing kit, baby puff, baby puffs, baby puree,
      baby quilt, baby record book, baby rein, baby reins, baby rice cereal, baby robe, baby rocker, baby rug, baby
      safety harness, baby sheepskin, baby shower hamper, baby sleep bag, baby sleep bag summer, baby sleeping
      bag, baby sling, baby snack, baby snacks, baby sound machine, baby spoon, baby stroller, baby sun shade car, baby
      swing, baby swing chair, baby thermometer, baby towel,
      baby walker, baby washcloth, baby washcloths, baby wet wipe, baby wet wipes, baby white noise, baby wipe, baby
      wipes, baby wrap, babywearing coat, babywearing wrap,
      back seat mirror baby, bamboo nappy, bamboo swaddle, bandana bib, bandana bibs, bassinet, bassinet mattress,
      bassinet sheet, bassinet sheets, bassinet stand, bath chair baby, bath kneeler, bath seat, bath support newborn,
      bath thermometer, bath thermometer
      baby, bath visor, bed guard, bed guard rail, bed rail toddler, bedside crib, belly butter, belly oil, bib, bib
      set, bibs, birth announcement plaque, birth comb, birth disc, birthing ball, birthing comb, blankie, booster
      chair, booster cushion, booster seat,
      booties set, bottle brush baby, bottle drying rack baby, bottle nipple, bottle set newborn, bottle steriliser,
      bottle sterilizer, bottle teat, bottle teats, bottle warmer,
      bouncer, bouncer chair, breast milk bag, breast milk storage, breast milk storage bags, breast pad, breast pads,
      breast pump, breast pump bag, breast pump flange, breast pump parts, breast shells, breast shield, breastfeeding
      cover, breastmilk bag, breastmilk bags, breastmilk storage, breathing monitor, buckle carrier, buggy, buggy
      board, buggy hook, buggy liner, buggy raincover, bump band, bump oil, bunny comforter, burp bib, burp
      cloth, burp cloths, burp rag, burping cloth, cabinet lock baby, cabinet locks baby, car mirror baby, car seat,
      car seat adapter, car seat adapters, car seat adaptor, car seat adaptors, car seat baby, car seat base, car seat
      headrest baby, car seat
      insert, car seat protector baby, car sunshade baby, carrier cover, carrycot, carrycot mattress, carseat, carseat
      base, catcher bib, cellular blanket, change bag, change basket, change mat, change mat cover, change pad, change
      pad cover, change table, changing backpack, changing bag, changing
      basket, changing mat, changing mat cover, changing mat liner, changing pad, changing pad cover, changing table,
      changing unit, child cabinet lock, child lock, child safety cabinet lock,
      child safety harness, child safety lock, child safety locks, clip on high chair, cloth diaper, cloth diapers,
      cloth nappies, cloth nappy, co sleeper, colic bottle, colic drop, colic drops, colic drops baby, colic relief,
      comforter baby, corner guard,
      corner protector, corner
      protectors, cosleeper, cosy toe, cosy toes, cosytoes, cot, cot bed, cot bed sheet, cot bedding, cot blanket, cot
      bumper, cot canopy, cot duvet, cot fitted sheet, cot mattress, cot mobile, cot quilt, cot rail, cot sheet, cot
      sheet set, cot sheets, cotbed, cotbed
      mattress, coverall bib, cradle, crawling mat, crib, crib bedding, crib bedding set, crib bumper, crib fitted
      sheet, crib mattress, crib mobile, crib rail cover, crib sheet, crib skirt, cuddle cloth, cuddle dry, cupboard
      lock, cupboard
      locks, cupboard locks magnetic, diaper, diaper backpack, diaper bag, diaper caddy, diaper clutch, diaper cover,
      diaper cream spatula, diaper liner, diaper pail, diaper pants, diapers, divided suction plate, divider plate,
      door bouncer, door finger guard, door jumper, door pinch guard, double electric breast pump, double pram, double
      pushchair, double stroller, doudou, drawer lock baby, dribble bandana, dribble bib,
      dribble bibs, drool bib, drool pads, dry pants, duckbill valve, duckbill valves, dummies, dummy, dummy case,
      dummy chain, dummy clip, dummy holder, dummy pouch, dummy strap, dummy straps, duvet set cot, ear defenders baby,
      eco nappies, edge
      guard, electric breast pump, feeding bib, feeding bottle,
      feeding chair, feeding pillow, feeding plate, feeding set, feeding spoon, feeding tower, fine baby, first tooth
      box, fitted cot sheet, flange insert, foam play mat, follow on milk, food feeder baby, food maker
      baby, foot muff, footmuff, footprint kit, formula container, formula dispenser, formula maker, formula milk,
      formula mixer, formula pitcher, fresh food feeder, fridge lock child, fruit feeder, fruit puree pouch,
      gate extension, glass baby bottle, groclock, growing up milk, growth chart baby, haakaa, hand and footprint kit,
      handprint kit, harness reins, high back booster, high chair,
      high chair cushion, high chair footrest, high chair insert, high chair tray, highchair, highchair cover,
      highchair cushion, highchair foot rest, highchair mat, highchair placemat, highchair tray, hip carrier, hip seat,
      hip seat carrier, hooded apron towel, hooded towel, hook on high chair, hospital bag kit, hospital bag maternity,
      huggies diaper, huggies
      diapers, huggies dry, huggies newborn, huggies pants, huggies size, huggies ultra comfort, infant car seat,
      infant carrier, infant ear defenders, infant milk, inkless print kit, isofix, isofix base, jersey wrap, jumper
      baby, jumperoo, kid
      safety harness, labour and birth, lactation, lactation massager, layette, learning cutlery, long sleeve bib,
      lovey,
      lovie, magnetic cupboard locks, manual breast pump, maternity belt, maternity pad, maternity pads, maternity
      pillow, maxi cosi adapter, meh dai, mei tai, memory book baby, merino swaddle, milestone blanket, milestone card,
      milestone
      card baby, milestone cards, milestone discs, milestone plaque, milk catcher, milk collector, milk freezing tray
      baby, milk powder container, milk storage bag, milk storage bags, mobile nursery, moses basket,
      moses basket mattress, moses basket sheet, moses basket stand, mosquito net baby, movement monitor, musical
      mobile, muslin, muslin blanket, muslin cloth, muslin square, muslin squares, muslin swaddle, muslin wrap, muslin
      wraps, nappies, nappy, nappy bag, nappy bin, nappy caddy, nappy changing
      backpack, nappy clutch, nappy cover, nappy covers, nappy disposal, nappy liner, nappy liners, nappy pail, nappy
      pant, nappy pants, nappy pin, nappy refill, nappy stacker, nappy wallet, nasal aspirator baby, nasal aspirator
      filters, natural rubber pacifier, natural rubber soother, new baby gift, new mum, new mum gift, new mum hamper,
      newborn gift box, newborn gift set, newborn hamper, newborn insert, newborn nest, nipple balm, nipple
      cream, nipple cream nursing, nipple cups silver, nipple guard, nipple shield, nose aspirator, nursery, nursery
      decor, nursery furniture, nursery glider, nursery mobile, nursery rug, nursing bottle, nursing bra pad, nursing
      bra pads, nursing chair, nursing cover,
      nursing cups, nursing glider, nursing pad, nursing pads, nursing pillow, nursing product, nursing scarf, nursing
      stool, oaty bars toddler, onbuhimo, orthodontic dummy, outlet cover,
      outlet covers, oven lock child, paci clip, pacifier, pacifier case, pacifier clip, pacifier holder, pacifier
      pouch, pacifiers 2 pack, padded play mat, peri bottle, perineal cold pack, perineal spray, play gym mat, play
      mat, play mat baby, play pen, play yard, playpen, plug
      socket cover, plug socket covers, pocket nappy, portable bottle warmer, postpartum kit, postpartum pads,
      postpartum recovery, potty, potty chair, potty liners, potty seat, potty training, potty training pant, potty
      training pants, potty training seat, pram, pram adapter, pram adaptor, pram bag, pram blanket, pram bundle, pram
      caddy, pram clip, pram clips, pram fan, pram footmuff, pram hook, pram light, pram liner, pram
      mattress, pram organiser, pram organizer, pram peg, pram pegs, pram rain cover, pram set, pram sun shade,
      pramette, prefold diaper, prefold nappy, prefolds, pregnancy journal, pregnancy pillow, pregnancy pillow cover,
      pull ups, pump flange, pump flanges, puree
      pouch, pushchair, pushchair board, pushchair footmuff, pushchair liner, pushchair raincover, rain cover universal
      tandem, raincover pushchair, receiving blanket, reins toddler, reusable food pouch, reusable food pouches,
      reusable nappies, reusable nappy, ring sling, ring
      sling carrier, rocker baby, room thermometer baby, round play mat, safety gate, safety gate extension, safety
      latch, security blanket, shampoo visor, silicone baby spoon, silicone bib, silicone breast pump, silicone feeder,
      silicone milk collector, silicone suction bowl, silicone suction plate, silver nursing cups, sippy cup, sippy cup
      straw, sitz, sleep nest, sleep sack, sleeping bag baby,
      sleeping bag tog, sleepsack, sleeved bib, sling baby, smock bib, snack catcher, snack cup toddler, snoozeshade,
      snot aspirator, snot aspirator filters, snot remover, snot sucker, snuggle blankie, snuggle comforter, socket
      cover, socket covers, soft structured carrier, soother, soother chain, soother clip, soother holder, splat mat,
      stair gate,
      stair gate extension, step stool potty, step stool toddler, steriliser, steriliser bag, steriliser bags,
      sterilising fluid, sterilising tablet,
      sterilising tablets, straw sippy cup, stretchy wrap, stroller, stroller adapter, stroller adaptor, stroller bag,
      stroller blanket, stroller board, stroller caddy, stroller cup holder, stroller fan, stroller footmuff, stroller
      hook, stroller hooks, stroller liner, stroller organizer, stroller rain cover, stroller raincover, stroller rope,
      stroller sunshade, stroller travel bag, suction bowl, suction divider plate, suction plate, suction plates, swabs
      baby,
      swaddle, swaddle bag, swaddle blanket, swaddle sack, swaddle up, swaddle wrap, swim diaper, swim diapers, swim
      nappies, swim nappy, table corner protectors, tandem pram, teat, teether necklace, teething bib, teething
      bracelet, teething cloth, teething mitt, teething mitten, teething necklace,
      teething necklaces, toddler bed rail, toddler bedding, toddler bowl, toddler carrier, toddler chair, toddler cup,
      toddler cutlery, toddler cutlery set, toddler duvet, toddler harness, toddler leash, toddler milk, toddler
      pillow, toddler pillows, toddler plate, toddler potty, toddler rein, toddler
      reins, toddler safety harness, toddler snack, toddler snacks, toddler tower, toilet trainer, toilet training
      seat, tooth fairy box, top and tail
      bowl, topponcino, trainer cup, training cup, training pants toddler, training seat, training underwear,
      transition swaddle, travel potty, travel system, tummy time, twin pram, twin pushchair, twin stroller, universal
      raincover, video baby monitor, walking harness, water baby carrier, water wipe, water wipes, weaning bib, weaning
      bowl, weaning kit, weaning plate, weaning set, weaning spoon, wearable breast pump, weighted straw cup, wet wipes
      baby, wipes warmer, zip swaddle`,
    ],
    [
      'TOYS',
      `100 piece puzzle, 1000 pc, 1000 piece, 1000pc, 12 pocket binder, 12mm hex, 12th scale, 130pt, 1500 piece, 17mm
      hex, 18 doll, 18 inch doll, 18
      pocket pages, 180pt, 1st
      ed, 1st edition holo, 2000 piece, 24th scale, 25mm bases, 25t servo, 28mm, 28mm miniatures, 2s lipo, 2x2 cube, 3
      wheel scooter, 3 wheel scooter
      light up, 32dp, 32mm bases, 32mm scale, 35pt magnetic, 3d puzzle, 3d
      puzzles, 3d
      wooden puzzle, 3s lipo, 3x3 cube, 4
      pocket binder, 48dp, 48p pinion, 4s lipo, 4x4 cube, 500 piece, 540 motor, 550 motor, 55pt, 5x5 cube, 60a esc, 6x6
      cube, 7 die set, 75mm figure, 7x7 cube, 9 pocket binder, 9 pocket
      pages, 9 pocket zip binder, abacus,
      action figure, action figures, activity cube, activity table, activity toy, adult game, affirmation cards, afro
      wig, agrax earthshade, air hockey,
      airplane
      model, airsoft toy, alphabet puzzle, alphabet puzzles, alt art, analogue slot, angel cards, angel wings, animal
      ears set,
      animal figure, animal figures,
      animal figurine,
      animal figurines,
      animal mask, animatronic, anime figure, ant farm kit, aqua beads, army men, army transport, army transport case,
      art sleeves, art toy, auto patch,
      autograph card, autographed
      card, babushka, baby doll, baby doll cot, baby doll pram,
      baby doll stroller, baby doll toy, baby fashion doll, baby gym toy, baby stacking ring, baby stacking rings, baby
      toy, backgammon, backgammon board, backgammon set, balance beam kids, balance bike, balance bikes, balance board,
      balance board
      kids, balance stones, bald cap, ball jointed doll, ball pit,
      ball pool, balloon animal kit, balloon modelling, balloon modelling kit, balsa kit, balsa plane, bar billiards
      game, barbie, base game, base texture, baseball card,
      baseball cards,
      bases 32mm, basing kit, basing paste, basketball card, basketball cards, bath crayons, bath duck, bath foam
      letters, bath letters, bath squirter, bath
      squirters, bath toy, bath toy
      set, bath
      toys, battle card, battle cards, battle map, battle mat, battleforce, battletome, beach ball, beach toy, beach
      toys, bead maze, beadlock
      wheels rc, beard costume, beyblade,
      bgs 9 5,
      big box board game, bingo, bingo set, birthday ring wooden, bjd, bjd doll, bjd eyes, bjd wig, blackjack table,
      blaster box, blaster box cards,
      blind box, block set, blocks, blood capsules, blood effects, blythe, blythe doll, board game, board game
      accessories, board game
      expansion,
      board game insert, board
      game organiser, board game organizer, board game sleeves, board game table, board games,
      bobble head, bobblehead, body clip rc, body pillow anime, body posts, body shell clear, book nook kit, boomerang,
      booster, booster box, booster bundle,
      booster case, booster display, booster pack, borderless foil, boules, boules set, bounce house, bouncy ball,
      bouncy balls, bouncy castle, bouncy slide, bowling
      set, bracers larp, braid slot, brain teaser, brainteaser, brake van, brick figure, brick kit, brick set, bricks,
      brushed esc,
      brushed motor rc, brushless combo, brushless esc, brushless motor rc, brushless system, bubble
      blower,
      bubble gun, bubble machine, bubble mixture, bubble solution, bubble toy, bubble tubes wedding, bubble wand,
      bubbles, bucket and spade,
      buffer stop, bug catcher, building block, building blocks, building brick, building bricks, building kit,
      building kit model, building set, buildings n scale, bundle gift edition, bunny ears, bus
      toy, busy bag, busy board, busy book, butterfly wings costume, cane costume, canopy mask, cap gun, car stand rc,
      car track, card binder, card display
      case, card
      divider tcg, card dividers tcg, card game, card game adult,
      card kit oo, card pack,
      card pages, card portfolio, card saver, card saver 1, card savers, card sleeve, card sleeves, card sleeves 100,
      card sorting tray, card stand display, card storage box, card toploader, casino table, cat ears headband costume,
      catch ball set,
      celebration ring, cello pack, cgc 10, challenger deck, champions path, checkers, checkers set,
      chemistry kit, chemistry set, chess, chess board, chess box, chess clock, chess computer, chess draught, chess
      draughts, chess pawn, chess piece, chess
      pieces, chess set, chessmen, chinese checker, chinese checkers, chuck glider, chunky puzzle, cigarette holder,
      citadel layer brush, claw machine,
      clear body shell, climbing dome, climbing frame,
      climbing toy,
      climbing triangle, climbing wall kids, clipart toy, cloth doll, clown mask, clown nose, clown wig, cluedo, clump
      foliage, coach oo gauge, coach
      pack, coarse
      turf,
      cockpit set, coconut bra, coding robot, coin bank, collectable figures,
      collectible, collectible card, collectible figure, collector booster, collector booster box, collector figure,
      collector s rare, colour primer, combat patrol, commander deck, commander precon, condition rings, confetti
      cannon, connect four, construction set, construction toy, contact braid, contrast paint, conversion set, core box
      miniatures,
      core set, corn
      popper toy, cornhole, cornhole
      set, cosplay
      accessories, cosplay prop, cosplay sword, cosplay wig, costume accessories, costume beard, costume glasses,
      costume gloves, costume hat, costume jewelry set, costume kit, costume mask kids, costume props,
      costume set, costume tights, costume wig, costume wings, counting blocks, counting toy, couples dare dice,
      couples game, crackle medium basing, craps table, crawler
      tires, crawler tyres, cribbage, cribbage board,
      crokinole, crokinole board,
      croquet, croquet set, crown gear slot, crystal growing kit, cube puzzle, cubing, curved
      track, cvd shaft, d20, d20 set, d4 d6 d8, d6 dice, damage counter, damage counters, dare dice, dart game toy,
      dart toy,
      darts toy, dcc
      controller, dcc decoder, dcc fitted, dcc ready, dcc
      sound, dcc sound fitted, decal set model, decal setter, decal sheet, decal softener, decal solution, deck box,
      deck
      box tcg, deck building game, deck case, deck holder tcg, deck protector, deck vault, deckbuilding game, detail
      brush miniature, devil
      fork, devil horns, dexterity
      game, dice bag, dice cup, dice game, dice mat, dice sapphire resin, dice set, dice set dnd, dice tower, dice
      tray, dice vault, die
      cast, diecast, diecast car,
      diecast model, diesel locomotive, diff fluid, diff oil, differential oil rc, dig kit, digimon card game, digital
      decoder loco, digital slot car, digital train set, dinosaur
      egg, dinosaur figure, dinosaur set,
      dinosaur toy, diorama, diorama base, diorama scenery, dm screen, dnd, dnd dice, dnd miniature,
      doctor kit, doctor play set,
      doctor s set, doctor set, doctors set, dogbone rc, doll, doll accessories, doll accessory, doll backpack, doll
      ballet outfit, doll bed, doll carrier, doll clothes, doll clothing, doll coat, doll cot, doll crib,
      doll dress,
      doll eyes, doll furniture, doll glasses, doll hair, doll high chair, doll house, doll house furniture, doll
      knitwear, doll outfit, doll outfits, doll pram, doll pushchair, doll s pram, doll set, doll shoe,
      doll shoes, doll socks, doll stand, doll stroller, doll stroller toy, doll suitcase, doll tights, doll wardrobe,
      doll wig, dollhouse, dollhouse chair, dollhouse door, dollhouse food, dollhouse furniture, dollhouse kit,
      dollhouse lamp, dollhouse miniature, dollhouse miniatures, dollhouse wallpaper, dollhouse window, dolls, dolls
      bed, dolls clothes, dolls cot, dolls high chair, dolls house, dolls house chair, dolls house door, dolls house
      food, dolls house furniture,
      dolls house kit, dolls house lighting, dolls house lights, dolls house miniature, dolls house wallpaper, dolls
      house window, dolls pram, dolls pushchair, domino, domino set, dominoes, doodle board, double rare, dough tool,
      dough tools,
      draft booster,
      draft booster box, draughts, draughts set, drawing board toy, drawing robot, dreidel, dreidels, dress up, dress
      up accessories,
      dress up costume toy, dress up
      set, drinking game, driveshaft rc, dry brush miniature, dry erase tiles rpg, drybrush, dump truck, dungeon master
      s guide, dungeon master screen, dungeon terrain, dungeon tile, dungeon tiles, dungeons and
      dragons dice,
      dungeons dragons, duplo,
      ears and tail, ears and tail set, educational game, educational toy, egg attack, electric locomotive, electric
      ride on, electronic pet, elf ears, elf ears latex, elite
      trainer box, elite trainer boxes, elven ears, enamel wash, engine starter rocket, epp plane, erector set,
      esc brushless, esc combo, escape game, escape room game, etb, etch a sketch, etched foil, ex box, ex full art,
      excavation
      kit, excavator, excavator toy, expansion pack board game, extended art, extra thin
      cement, eye mask masquerade, eye patch pirate, f1 cards, face paint, face paint
      kids, face paint kit kids, face paint palette, face painting, fairy door, fairy garden, fairy garden miniature,
      fairy house kit, fairy wand, fairy wings, fake beard, fake blood, fake knife, fake
      moustache, fake moustaches, fake nose, fake poo, fake scar, fake teeth, fake weapon, fake wounds, family game,
      fancy dress wig, fangs, farm animal, farm
      animals, farm set, fart spray, fashion doll, fat pack, fidget, fidget cube, fidget ring toy, fidget set, fidget
      spinner,
      fidget toy,
      figma, figural bank, figure, figure case, figurine anime, fine ballast, fine turf, finger football, finger
      puppet, finger
      puppets, finger
      skateboard,
      fingerboard, fire engine, fire
      truck, firetruck, fishplates, flapper headband, flapper set, flash card, flash cards, flexi track, flexible
      track, flipper machine, floating
      toy, floating toys, flock grass, flocking basing, floor puzzle, flying model, foam
      aeroplane, foam bath letters, foam blaster, foam block, foam blocks, foam dagger, foam dart, foam darts, foam
      rocket, foam
      sword, foam tray, foam tray 72mm, foam trays, foil card,
      foliage clump, foliage clumps, football card, football stickers, fpv wing, friction car, full art, full art card,
      fun snaps, funko,
      funko
      pop, funko
      pop figure, game, game insert, game mat, games, gaming mat tabletop, gaming
      mat wargame, gaming terrain, gangster set, garage kit, gashapon, gel blaster, gemstone dice, geoboard, ghost
      cube, ghost rare,
      gift edition
      bundle, glider plane, globe kids, glove puppet, glow bracelet, glow bracelets, glow glasses, glow necklace, glow
      plug igniter, glow stick, glow
      sticks, gm dice, gm screen, go board, go game, go kart, goblin ears, gold rare, goods wagon, goody bags filler,
      graded card, graded card bags,
      graded card case,
      graded card sleeves, graded slab, grass mat, grass skirt, grass tuft, grass tufts, green stuff, green stuff
      roller, grim reaper scythe, guide
      blade, gundam,
      gunpla, gunpla tool, halloween makeup, halloween mask, halloween prop, halloween props, hand controller slot,
      hand puppet, hanger box cards, harry potter
      wand, hawaiian lei, helicopter toy, ho gauge, hobby box, hobby boxes, hobby drill, hobby filler, hobby horse,
      hobby jumbo,
      hobby knife
      model, hobby mat, hobby nipper, hobby
      nippers, hobby primer, hobby saw, hobby scriber, hockey card, hockey cards, holo card, holo rare, holographic
      card, hoop toss, hopper ball, horns headband, horror mask, hot wheels, hula hoop kids, hula skirt, hyper rare,
      ichiban kuji, illumineer s trove,
      illustration rare, impossible puzzle, infinity cube, inflatable castle,
      inflatable dice, inflatable slide, initiative tracker, inner sleeves, interactive pet, itching powder, jack in
      the box, jacks
      game, jackstraws, japanese size sleeves, jenga, jigsaw, jigsaw block, jigsaw blocks,
      jigsaw puzzle, jigsaw puzzles, joke toy, juggling, jumbo puzzle, jump rope for kids, jump toy, jump toys, jumping
      castle,
      jumpstart booster, jungle gym,
      jungle terrain, kazoo, kendama, kids bike ride on, kids bow and arrow, kids camera, kids camera toy, kids car,
      kids craft, kids
      dart board, kids drone, kids drum, kids drum kit, kids fishing net, kids gardening, kids globe, kids jewelry kit,
      kids karaoke, kids keyboard toy, kids kitchen, kids microphone, kids microscope, kids play tent, kids puzzle,
      kids scooter, kids slide, kids swing, kids table game, kids tattoo, kids tattoos, kids tea set, kids teepee, kids
      telescope, kids temporary tattoo, kids temporary tattoos, kids tent, kids tool set, kids toy, kids trampoline,
      kids walkie talkie, kids workbench, kids xylophone, kill team, kinetic sand, kite, kites, knob puzzle, lacing
      bead, lacing
      beads, lacing board, lacing mouse, lacing
      toy, landscape mat, lap counter slot, larp armor, larp armour, larp axe, larp belt, larp bracers, larp costume,
      larp dagger, larp mask, larp shield, larp sword, larp weapon, laser tag, laser tag set, lasercut kit, latex
      longsword, latex mask, latex
      masks, latex sword, latex wound, layer brush, layered
      puzzle, lcd drawing
      board, lcd
      writing tablet, learning card,
      learning cards, learning tablet, learning tablet kids, learning tower, learning toy, leather bracers, legacy
      game, lego, lego
      compatible, lego
      set, lenormand, letter magnet, letter magnets, level crossing model, lexan body, life counter, life counter dice,
      light
      saber, light up scooter kids, light up
      toy, lightly played, lightsaber, lipo 2s, lipo 3s, liquid latex, liquid poly,
      lite brite, living card game, locomotive, loom band,
      loom bands, loot bag filler, loot bag fillers, loot bag toys, lorcana, love dice, lucky dip, ludo, magic cube,
      magic kit,
      magic set, magic single,
      magic singles, magic the
      gathering, magic trick, magic tricks, magic wand, magna tiles, magnet discs 5x1mm, magnetic block, magnetic
      blocks, magnetic
      building, magnetic
      card holder, magnetic
      construction, magnetic dart board, magnetic dartboard, magnetic drawing board, magnetic dress up, magnetic
      fishing, magnetic letter,
      magnetic letters, magnetic one touch, magnetic sheet miniatures, magnetic tile, magnetic tiles, magnetic toy,
      mahjong, mahjong set, mancala,
      map puzzle, map tiles rpg, marble maze, marble run,
      marble solitaire, marble track, marbles, marionette, marionette puppet, mark setter, mark softer, masking set 1
      48, match box car,
      matchbox car,
      matching game, matryoshka, matte sleeves, mdf bases, mdf movement tray, mdf scenery, mdf terrain, measuring
      gauges wargame, mecha model, mega
      bloks, mega box, mega box cards, megaminx, memo game, memo pairs, memory game, metal barrel 1 35, metal coins
      board game, metal coins upgrade, metal dice, metal earth, metal polyhedral, micro scooter, micro set, micro
      sol, microscope for kids, microscope kids,
      microscope kit, mikado, military model, milliput, mini euro sleeves, mini figure, mini micro scooter, miniature,
      miniature carry case, miniature case, miniature
      figure, miniature paint,
      miniatures, miniatures game, miniatures wargame, minifig, minifigure, mirror cube, mixmatch game, mlb cards,
      mod1 pinion, model aircraft, model airplane,
      model base, model boat, model building, model bus, model car, model cement, model display case, model figures,
      model kit, model lichen, model paint, model paint set, model people, model plane, model putty, model
      rail, model railway, model rocket, model scenery, model scriber, model ship, model ship kit, model signal, model
      stand, model tank, model tank kit, model
      tool, model tools, model tracks, model train, model tree, model truck, modeling dough, modelling balloons,
      modelling clay kids,
      modelling dough,
      moderately played, money box toy, monocle costume, monopoly, monster truck, montessori, moon sand, mould line
      remover, moustache
      stick on, movement tray, movement trays, mtg, mtg single, mtg singles,
      mud kitchen, murder mystery, murder mystery
      game, music band table, musical instrument toy, musical jewellery box, musical jewelry box, musical mat, musical
      table, musical toy, mystery capsule, mystery
      figure, mystery minis, mystery puzzle, n gauge, nba cards, near mint, nendoroid, neodymium magnets miniatures,
      neoprene mat, nerf, nerf dart,
      nerf darts, nerf gun, nest swing, nesting cups toy,
      nesting doll, nesting dolls, nfl cards, nine men s morris, nine mens morris, nitro car, nitro engine rc, nitro
      fuel, noisemaker, noisemakers, novelty glasses, nuln oil, number pinata, number puzzle, number
      train, objective marker, objective markers, oilbrusher, one piece card game, one
      piece singles, one touch 35pt, one touch magnetic, oo gauge, oo scale, oracle cards, oracle deck, orc mask, outer
      sleeves,
      oval bases, paint mask 1
      48,
      painted figures, painting grip miniature, painting handle, pairs game, panel line, panel line accent, panel line
      wash, panel liner, panel scriber, panini
      sticker,
      panini
      stickers, panzer, paper doll, paper dolls, park flyer, party bag filler, party bag fillers, party blower, party
      blowers, party card game,
      party favor, party favors,
      party favour,
      party favours, party game, party games, party games kids, party glasses novelty, party horn, party horns, party
      snaps, party
      sunglasses novelty, party whistle, party wig, party wigs, pass the parcel, passenger coach, patch auto, pedal
      car, peg people, peg people
      set, peg puzzle, penny sleeve, penny sleeves, perfect fit sleeves, perfect size, photo etch, photo etch
      set, photo etched, photoetch, piano mat, pick and pluck foam miniatures, pick up sticks, pigment fixer, pikler,
      pin collection, pin the tail,
      pin the tail game, pin the tail unicorn, pinata,
      pinata filler, pinata fillers, pinata stick, pinata toy, pinball, pinball machine, pinion 48p, pinion gear 48dp,
      pirate hat, pirate sword, pistol transmitter, plastic animal, plastic axe, plastic
      card sheet, plastic cement, plastic handcuffs, plastic kit, plastic
      model kit, plastic putty, plastic sword, plasticard, play booster, play booster box, play clock,
      play cloth, play couch, play doh, play dough, play dough set, play food, play house, play kitchen, play knife,
      play makeup,
      play mat puzzle, play mat toy, play money, play sand, play scarf, play set, play shop, play silk, play silks,
      play tent, play tunnel, play vehicle,
      playdough, player s handbook, player screen, playground, playground set, playhouse, playing card, playing cards,
      playmat,
      playmat tcg, playmat tube, playset,
      playsilk, playsilks, plush, plush backpack, plush bear, plush blanket toy, plush doll, plush keychain toy, plush
      keyring, plush
      pillow, plush toy, plushie, plushies, pogo, point motor, point motor switch, pokemon, pokemon card, pokemon
      cards, pokemon plush,
      pokemon singles, pokemon tin, poker card, poker cards, poker chip, poker chips, poker set, polycarbonate body rc,
      polyhedral dice,
      polyhedral set, polystyrene cement,
      poncho mexican costume, pool toy, pop it, pop
      n, pop tube, pop up play tent, pop up tent playground, pop up tunnel, pop valentines, pop vinyl, porcelain doll,
      prank toy, pre release kit,
      precon, premium collection, prerelease kit, prerelease pack, pretend food,
      pretend makeup, pretend play, princess wand, prismatic secret, prize figure, prizm, pro binder, promo card, prop
      gun, prop
      weapon, propeller rc, psa 10, psa 9, pull along,
      pull along dog, pull back car, pull string pinata, pull toy, puppet, puppet theater, puppet theatre, push along
      car, push car, push
      toy, putty toy, puzzle, puzzle
      board, puzzle
      cube, puzzle glue, puzzle mat, puzzle sorter, puzzle sorting trays, puzzle storage, puzzle table, puzzles, pvc
      figure, pyraminx, q pocket, qposket, quarter century secret, quiet book, race set, race track set,
      racing track, radiant rare, rag doll, rag dolls, railway point, railway set, rain stick, rainbow rare, rainbow
      stacker,
      rainbow stacking ring, rainbow stacking rings,
      rainstick, rattle
      snake egg, rattle snake eggs, rattle toy, razor saw, rc accessories, rc auto, rc battery, rc bearing kit, rc
      boat, rc body, rc body shell,
      rc
      buggy, rc car,
      rc car parts, rc charger, rc crawler, rc drift car, rc drone toy, rc glow plug, rc helicopter, rc jeep, rc light
      kit, rc lipo, rc monster truck, rc motor, rc parts, rc pit mat, rc
      plane, rc propeller, rc radio, rc receiver, rc rims, rc servo, rc stand, rc tank, rc tire, rc tires, rc tools, rc
      trailer, rc truck, rc tyres, rc vehicle, rc wheel, rc wheels, rc winch, rear axle slot, reborn, reborn baby,
      reborn doll, reborn kit, red nose clown, refractor, remote control
      animal, remote
      control boat,
      remote control car, remote control dinosaur, remote control excavator, remote control helicopter, remote control
      jeep, remote control monster truck, remote control plane, remote control robot, remote control tank, remote
      control toy, remote control truck, resin bust 1 10, resin dice set, resin figure, resin kit, resin kit figure,
      resin upgrade set,
      retail box cards, reverse holo,
      reward chart, ride
      on, ride on car, ride on toy, rider waite, rider waite tarot, ring quoits, ring toss, river stones balance, robot
      kit, robot toy, rocket engine
      model, rocket motor, rocking horse,
      rocking tower, role play, role
      playing game, roleplaying games, roll and write, roll write game, rolling stock, rookie card, rookie cards,
      roulette set, roulette table, roulette wheel, round bases, round bases 32mm, rpg adventure, rpg dice, rpg map,
      rubber
      duck, rubber powered, rubik, rubik s cube, rubiks cube, rummikub, rune set, rune stones, russian doll, sand art,
      sand pit, sand toy,
      sand toys,
      sandbox, sandbox
      toy, sandpit,
      santa beard, santa hat costume, scale figure, scale model, scale models, scar wax, scatter material,
      scenic ballast, scenic glue, scenic scatter,
      scenics,
      sceptre, science kit, scooter kids, scrabble, scribing tool, sculpting putty, scythe prop, sealed case, seatbelts
      1 48, secret
      rare, secret rares, see
      saw,
      seesaw, semaphore signal, semi rigid holder, semi rigid holders, sensory bin, sensory board, sensory bottle,
      sensory kit, sensory toy, sensory toys,
      sensory tube, servo horn, servo horns, servo saver, set
      booster, set booster box, set track, setrack, setup station rc, sfx makeup, shade paint citadel, shadow puppet,
      shadowless, shape
      sorter, sherman,
      ship model
      kit, shock oil rc, shock towers rc, shogi, shove ha
      penny, showcase foil, shut the box, sidewinder, signal box kit, silicone baby doll, silicone shock oil rc, silk
      play scarf, silly string, silver
      prizm, single cards tcg,
      singles,
      skewb, skipping rope kids, skipping rope toy,
      skirmish game, skittles, skull mask halloween, slab case, slab sleeve, slab stand, slide set, slide whistle,
      slime, slime kit, slinky,
      slipper clutch, slipper pad, slipper pads, slot car, slot car body, slot car braid, slot car chassis, slot car
      motor, slot car track, slot car tyres, slot machine toy, slot rally, slot straight, small sleeves tcg, snakes and
      ladders,
      snap circuit, snap circuits, snap pops, snow effect basing, snow flock, snow sled toy, soccer cards, sock puppet,
      soft doll, soft doll bunny,
      soft puzzle
      mat, soft toy, solitaire board,
      sorting puzzle, sorting toy, sound decoder,
      space hopper,
      special collection box, special fx makeup, special illustration rare, speed cube, spell cards, spellbook cards,
      spin top, spinning
      top, spinning
      tops, spirograph, sports card, sports cards, spray primer miniatures, sprue cutter, sprue cutters, sprue nipper,
      sprue
      nippers, spur gear 48p, square 1 cube, square bases 25mm, squeaky toy baby, squeeze toy,
      squirt gun, squishies, squishmallow, squishy, squishy toy, stacker, stacking block, stacking blocks, stacking
      cup, stacking cups, stacking rainbow, stacking rings toy, stacking tower, stacking toy, stage blood, standard
      sleeves, standard straight slot, stapelstein, starlight rare, start collecting, starter
      deck, starter paint set miniatures, starter race set, static grass, static grass applicator, static grass tufts,
      station kit,
      station platform, statue anime, statue figure, status rings rpg, steam locomotive, stem kit, stem toy, stepped
      counting blocks,
      stepping stones balance, stick on moustache, sticker album, sticker album
      football, sticker book, sticker book game, sticker packs panini, stilts, stink bomb, story card, story cards,
      straight track,
      strategy game,
      streaking grime, stress
      ball, string spray, structure deck, stuffed animal, stuffed bear, stuffed bunny, stuffed dinosaur, stuffed dog,
      stuffed dog toy
      plush, stuffed elephant, stuffed monkey, stuffed toy, stuffed unicorn, stuffie, stunt car, styrene rod, styrene
      sheet, styrene strip, styrene tube, super rare, super soaker,
      superhero cape, superhero mask, surge foil, surprise capsule, surprise egg, swing seat kids, swing set,
      swingball, table
      football, table hockey, table skittles, table soccer, tabletop football, tabletop game, tabletop miniatures,
      tabletop terrain,
      tail and ears set, tamagotchi, tambourine kids, tangram, tank engine, tank wagon, tarot bag, tarot card, tarot
      cards, tarot cloth, tarot
      deck, tarot pocket, tarot rider waite, tarot toy,
      tcg, tcg accessories, tcg singles, tea party
      set, tea set toy, teaching clock, technical paint miniatures, teddy, teddy bear, teddybear, teepee, teepee tent
      kids, teether toy toy,
      telescope for kids, telescope kids, telescopic net kids, tender locomotive, tent house, tent play, terrain kit,
      terrain miniature,
      terrain set, texture paint basing, texture roller miniatures, theatrical blood, theme deck, thinking putty,
      threading cheese, threading mouse, threading toy, tic tac toe,
      tiddlywinks, tilt
      scooter, tin tea set, toddler bike, toddler
      trampoline, token set wargame, top load, top loader cards, topload, topload 3x4, toploader, toploader binder,
      toploaders, toploaders
      35pt, toy, toy animal, toy axe, toy bow, toy box, toy camera, toy
      car, toy cars, toy cash register, toy clock, toy crossbow, toy dinosaur, toy dog, toy drone, toy drum, toy
      figure, toy gun, toy
      handcuffs, toy
      keyboard, toy kitchen, toy kitchen set, toy knife costume, toy laptop, toy makeup, toy motorcycle, toy phone, toy
      piano, toy robot,
      toy set, toy shield, toy soldier, toy sword, toy till, toy train, toy truck, toy trucks, toys, track ballast,
      track pack
      model railway,
      track pins, track set, trading card, trading card binder, trading card box, trading card game, trading card
      sleeve, trading
      card sleeves, trading cards, train controller, train pack, train set, train table, train toy, train track,
      trainer box, trainer gallery, trampoline kids,
      tray puzzle, tree terrain, tricycle, trident prop, trike, triominos, trivia, trivia game, trove, truck toy,
      tufts, tumbling
      tower, tunnel
      portal, turned barrel, turnout
      motor, twelfth scale, twin flip, ufc cards, ultra premium collection, ultra pro, ultra rare, underbrush, uno, upc
      pokemon,
      upgrade pack board game, v box, value box cards, vampire fangs, vampire teeth, velcro catch, ventriloquist,
      ventriloquist
      dummy, vet set, vinyl figure, virtual pet, vmax, volcano kit, voodoo doll, vstar, wagon oo gauge, waldorf,
      waldorf doll,
      waldorf ring, walkie talkie kids, walkie talkies for
      kids, walkie talkies kids, walkie toy, wand hermione, wand replica, warbird rc, wargame, wargame dice, wargame
      terrain,
      wargaming,
      wargaming terrain, warhammer, wasgij, water balloon, water balloons, water blaster, water bomb, water bomb
      balloons, water bombs,
      water bullet
      gun, water doodle mat, water drawing mat, water effects, water gun, water gun set, water pistol, water slide,
      water squirter,
      water squirters, water table, water toy, weathering effects, weathering pigment, weathering pigments, weathering
      powder, weathering powders, weathering set, weathering wash, wedding bubbles, wendy house, wet palette hydration,
      wheel hex, whoopee
      cushion, whoopie
      cushion, wigwam,
      witch hat, wizard hat, wizard wand, wooden animal,
      wooden animals,
      wooden balance board, wooden block, wooden blocks, wooden map puzzle, wooden model, wooden model ship, wooden
      puzzle, wooden
      rainbow, wooden shield, wooden stacking
      ring, wooden stacking rings, wooden sword, wooden toy, wooden toys, wooden train, wooden vehicle, word game,
      worry doll, worry
      dolls, wound markers, wrestling cards,
      writing tablet
      kids, xiangqi, xylophone, yahtzee, yo yo, yoyo, yu gi oh singles, yugioh, yugioh card, yugioh cards, zip binder,
      zippered binder, zombie makeup`,
    ],
    [
      'FASHION+TOYS',
      `60s costume, 70s costume, 80s costume, adult costume, adult costumes, angel costume, animal costume, army
      costume, astronaut costume, baby costume, bee costume, book day costume, book week costume, bunny costume, cat
      costume, childrens costume, cloak hooded medieval, clown costume, convict costume, cosplay costume, cosplay
      dress, cosplay jacket,
      cosplay uniform, costume, costume cape, costume cloak, costume dress, costume jumpsuit, costume shirt, costume
      top, couples costume, cowboy costume, cowgirl costume, devil costume, dinosaur costume, disco costume, doctor
      costume, dress up costume, elf costume, elf suit, fairy costume, fancy
      dress, fancy dress costume, firefighter costume, flapper costume, flapper dress costume, gambeson, ghost costume,
      halloween
      costume, hippie costume, hooded cloak, indian costume, inflatable costume, inflatable suit, inflatable t rex
      suit, jester
      costume, kids costume, knight costume, larp cloak, maid cosplay, mascot costume, medieval cloak, medieval
      costume, medieval dress, medieval shirt costume, medieval tunic, mermaid costume, morph
      suit, morphsuit, mrs claus costume, ninja costume, nun costume, nurse costume, pilot costume, pirate costume,
      pirate fancy
      dress, pirate shirt costume, plus size costume, police costume, princess costume, prisoner costume, pumpkin
      costume, reindeer costume,
      renaissance dress, roman costume, sailor costume, samurai costume, santa costume, santa suit, second skin suit,
      sexy costume,
      skeleton costume, snowman costume, superhero costume, t rex costume, t rex suit, toddler costume, toga costume,
      unicorn costume, vampire costume, victorian costume, viking costume, viking tunic, witch costume, witch dress
      costume, world
      book day, zentai, zombie costume`,
    ],
  ],
  unsure: `1000 pc, 1000 piece, 1000pc, 12mm hex, 12th scale, 130pt, 1500 piece, 17mm hex, 180pt, 1st ed, 2000 piece,
    28mm, 2s lipo,
    3 wheel scooter, 32dp, 360 cup, 3s lipo, 48dp, 4s lipo, 500 piece, 540 motor, 550 motor, 55pt, angel wings,
    animatronic, army transport, art
    sleeves, baby doll, base game, base texture, basing kit, battle mat, blind box, blocks, blood effects, blythe,
    booster, bounce house, bouncer,
    bricks,
    brushless system, bubbles,
    buggy,
    bunny ears, checkers,
    child lock, cigarette holder, collectible, collectible figure, colour primer, contact braid, contrast paint, core
    set, cradle, diff oil, diorama,
    dnd, domino,
    draughts, drybrush, dummy, dump truck,
    etb, ex box, excavator, expansion pack board game, fairy door, fake teeth, fangs, fat pack, fidget,
    figure,
    figures, fire engine, fire truck, foam tray, foam trays, gambeson, game, game mat, gate extension, green stuff,
    guide blade,
    gunpla tool, hip
    seat, hobby mat, hobby primer, hooded cloak, inner sleeves,
    jersey wrap, juggling,
    kill team, lactation, latex mask, layer brush, leather bracers, life counter, lipo 2s, lipo 3s, locomotive, ludo,
    magic wand, marbles, matte sleeves, mdf bases, mega box, mikado, milliput, miniature, model tree,
    monster truck, montessori, movement tray, movement trays, muslin, near mint, neoprene mat, noisemaker, novelty
    glasses, nuln oil, nursery, objective marker, objective markers, outer sleeves,
    oval bases, painting handle, panzer, perfect size,
    player screen, playground, plush, pogo, precon, premium collection, prizm, race set, rain cover universal tandem,
    rattle,
    reborn, refractor, rolling stock, round bases, sandbox, scenics, sceptre, scythe prop, seatbelts 1 48, servo horn,
    servo horns,
    servo saver, sherman, sidewinder,
    singles, sitz,
    skittles, slinky, slipper clutch, small sleeves tcg, stacker,
    standard sleeves, start collecting, super rare, teat, tiny baby, top load, topload, trivia,
    trove, tufts, ultra rare, underbrush, uno, upgrade pack board game, v box, vmax, vstar, waldorf, water effects,
    witch hat,
    wooden shield, wooden sword, zip binder`,
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
      toy trucks, toy vehicles, toy vehicles accessories, toys, trading cards, umbreon, warhammer, yu gi oh, yugioh, toyshop`,
  },
  makers: {
    BABY: `4moms, aden anais, aden and anais, angelcare,
      aptamil, baby bjorn, baby jogger, baby tula, babybjorn,
      babyzen yoyo, bambino mio, bambo nature, beaba, bibado, boba wrap, boppy,
      britax, bugaboo,
      bumbo, bumgenius, chicco, chicco keyfit, chicco next2me, close pop, comotomo, cosatto, coterie, cow gate, cybex,
      dockatot, doidy, doona, dr brown, dr brown s, dr browns, egg stroller, ella s kitchen, elvie, enfamil, ergobaby,
      evenflo, ewan the
      dream, ezpz, fisher price sit
      me up, fridababy, graco, gro company, grobag, haakaa, hatch rest,
      hello bello, hipp
      organic, huggies, icandy, ikea
      antilop, infantino, inglesina, itzy ritzy, joie i,
      joie i spin, joie litetrax,
      joie pushchair, joie stroller, kendamil, kit kin, lansinoh, lillebaby, little
      freddie, little sleepies, love to
      dream, lovevery, luvs, mam, mam perfect, mama bamboo, mamas papas, maxi cosi, medela, moby wrap, motorola mbp,
      mountain buggy, munchkin miracle, nanit, nanobebe, nosefrida, nuby, nuk, nuna mixx,
      nuna pipa, nuna rava, out n
      about, owlet, pampers, pampers swaddlers, phil teds, philips
      avent, piccolo
      organic, purflo, shnuggle, silver
      cross, similac, skip hop, sma pro, snoo, snuggleme,
      snuz, snuzpod, solly baby, spectra s1, stokke, thule spring,
      thule urban glide, tommee tippee, totsbots, tula carrier, tula explore,
      uppababy, vtech dm, water wipes`,
    TOYS: `7 wonders, accurascale, airfix, ak interactive, alderac, allen and ginter, altered tcg,
      american girl, ammo by mig, ammo mig, amt model, amuseable, aquabeads, ark nova, arkham horror, arnold n, arrma,
      asmodee,
      astral radiance, athearn, atlas ho, auhagen, auto world, autoart, awaken realms, axial scx, b toys,
      baby alive, baby annabell, baby born,
      bachmann, bakugan, bandai, banpresto, barbie, bburago, bcw, beanie boo, beanie boos, bearbrick, beast kingdom,
      berg buddy, bex sport, beyblade, big potato, bigjigs, black
      series, blue orange, bluebird puzzle, bluey, bolt action, bowman chrome, brass birmingham, bratz, brawa, brio,
      brm slot, bruder, build a bear, bullyland, bumbu, bunnies by the bay, burago, cabbage patch, calico critter,
      calico critters,
      carcassonne, cardfight, cards against humanity, care bears, carrera digital, carrera evolution, carrera go,
      carrera slot, castle creations, castorland, catan, citadel, citadel paint, clementoni,
      cmon, cobble hill, cocomelon, codenames, collecta, connetix, corolle, corvus belli, crayola scribble,
      crown zenith, cry babies, czech games, dapol, dayan, days of wonder, destined rivals, diamond select, digimon,
      digimon bt, digimon card, dinkum, dixit,
      djeco, dominion 2nd, donruss, dragon ball super card, dragon models, dragon shield, dungeons dragons, e flite,
      eduard, educa, eeboo, element rc, elite trainer, estes, etch a sketch, evangelion, everdell, evolving skies,
      exploding kittens, falcon puzzle, faller, fantasy flight, figuarts,
      final fantasy tcg, fisher price, flames of war, fleer, fleischmann, flesh and blood, flesh and blood tcg, fly
      slot, flysky, fms model, ftx, funko pop, furby, furyu, futaba, gabby s dollhouse, galison, gamegenic, gamers
      grass, games
      workshop, gamewright, gan 11, gan 12, gan 356, gan skewb, gancube, gaugemaster, gibsons puzzle, gigamic,
      gloomhaven, gluckskafer, gmade, goki, good smile, gotz, goula, graham farish, grapat, green stuff world, green
      toys, grimm s, grimms, gsi creos, gund, gundam card, gunpla, haba, hama beads, hape, hasbro, hasbro gaming,
      hasegawa, hataka, hatchimals, heljan, hexbug, heye, hobby boss, hobby japan, hobbywing, hobbyzone,
      holztiger, horizon hobby, hornby,
      hot toys, hot wheels, humbrol, icm 1, indigo jamm, infinity n4, inno models, inno64, iron studios, italeri,
      jan van haasteren, janod, jconcepts, jellycat, jellycat amuseable, jellycat bashful, johnny lightning, journey
      together, jumbo
      puzzle, k nex, kathe kruse, keyforge, kidrobot, kinder kram, kmc perfect, knex,
      kosmos, kotobukiya, kr models, kubb, kyosho, l o l surprise, labubu, le toy van, leapfrog, learning resources,
      leder games, lego technic, lgb, little tikes, littlest
      pet shop, lol surprise, lookout games, lorcana, losi, lost origin, lottie doll, loungefly pop, m2 machines,
      mafex, magformers, magic the gathering, magna qubix, maileg, maisto, majorette, manhattan toy,
      mantic, marklin, marvel champions, marvel legends, match attax, mattel, maverick rc, max factory, mayday games,
      mcfarlane, meccano, mega construx, meilong, melissa and doug,
      melissa doug, meng model, metcalfe, mezco, micro scalextric, micro scooter, mig jimenez, mini gt, miniart,
      minichamps, minikane, miniland doll, minitrix, monster high, monster jam, moose toys, moulin roty, moyu, mr
      color, mr hobby, mtg commander, mudpuppy, mugen seiki, my little
      pony, neca, nee doh, needoh, nendoroid, nerf, nic toys, ninco, nines d onil, norev, nsr, o pee chee,
      obsidian flames, oink games, olli ella, one piece op, orange tree toys, orbeez, orchard toys, ostheimer, our
      generation, outset media, oxford diecast, paldean fates, pandasaurus, panini, panini mosaic, panini
      prizm, panini select, paola reina, papo,
      papo figure, paradox rift, paw patrol, peco, peppa pig figure, perry miniatures, piko, plan toys, plantoys,
      playgo, playmobil, pokemon center, pokemon tcg, polar lights, policar, polly
      pocket, pop mart, pop race, preiser, prismatic evolutions, pro line, puky, qiyi, radio flyer, raduga,
      rainbow high, rapido trains, ratio kit, ravensburger, reaper bones, reaper miniatures, redcat, revell, revoslot,
      rio grande games, roco, root the, rs3m, rye field model, s h figuarts, safari ltd,
      sarah s silks, scaleauto, scalextric, scarlet violet, schleich, schmidt puzzle, sega prize, selecta,
      senger, sh figuarts, shengshou, shopkins, shrouded fable, sideshow collectibles, sideways slot, sigikid, siku,
      silver tempest, slot it, small foot, smart games, smartgames, smiski, smoby, solido, sonny angel, sorcery
      contested, spark 1 43, special hobby, spektrum, sphero, spirograph, squishmallows, stapelstein, star wars legion,
      star wars shatterpoint, star wars unlimited, steiff,
      stellar crown, step2, stockmar, stonemaier, storm collectibles, super7, surging sparks, sword shield, sworkz,
      sylvanian, sylvanian families, taito prize, takom, tamiya, tarmac works, team associated, team corally, tegu,
      tekno rc, temporal forces, tender leaf, terraforming mars, thames kosmos, the op, thinkfun, threezero,
      thunderslot, ticket to ride,
      tiefling, tomica, tomix, tomy, tonie, tonies, tonka mighty, top trumps, topps, topps chrome, topps finest, topps
      heritage, topps now, topps update, trackmaster, transformers, traxxas, trefl, trumpeter, twilight masquerade, ty
      beanie, ty beanie boo, ultimate guard, union arena, upper deck, usaopoly, vanguard card, vanquish, vault x,
      victrix, viessmann, vollmer, vtech, walthers, wargames atlantic, warhammer, warlord games, warmies,
      wasgij, weiss schwarz, wills kits, wingspan, wizkids, wltoys, woodland scenics, wyrd malifaux, x man
      shadow, x shot, xtracolor, xtradecal, yj mgc, yj yusu, yokomo, yoto, yu gi
      oh, yugioh, yuxin, z man, zuru, zvezda`,
  },
};
