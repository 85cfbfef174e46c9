import type { Subject } from '../words.ts';

export const BABY: Subject = {
  things: [
    [
      'BABY+TOYS',
      `activity arch, activity centre baby, activity gym, activity mirror, baby activity centre, baby activity
      equipment, baby activity mirror, baby bath toy, baby gym, baby rattle, baby rattle toy, baby sensory toy, baby
      soft toy, baby toy set, baby walker wooden, car seat toy, cloth book baby, clutching toy, crinkle book, crinkle
      cloth, crinkle toy, crochet rattle, foot finder, grasp toy, grasping toy, hanging baby toy, knitted rattle,
      newborn toy, play gym, pram mobile, pram string, pram toy, rattle, sensory baby toy, sock rattles, soft book
      baby, stroller toy, teether, teething rattle, teething ring, teething toy, tummy time mirror, tummy time toy,
      wooden rattle, wrist rattle`,
    ],
    [
      'BABY+HEALTH_AND_FITNESS',
      `baby nasal spray, baby vapor rub, baby vitamin d drop, babyrub, diaper rash cream, gripe water, nappy rash
      cream, teething gel`,
    ],
    [
      'BABY+BEAUTY',
      `baby balm, baby barrier cream, baby bath bar, baby bath gel, baby bath oil, baby bath wash, baby bathing bar,
      baby bathing soap, baby body lotion, baby bottom balm, baby brush, baby bubble bath, baby cologne, baby comb,
      baby conditioner, baby cream, baby face cream, baby grooming kit, baby hair brush, baby hair lotion, baby hair
      oil, baby lotion, baby massage oil, baby moisturiser, baby moisturizer, baby nail file, baby nail scissors, baby
      oil, baby perfume, baby powder, baby shampoo, baby skincare, baby soap, baby sun cream, baby sun lotion, baby
      sunscreen, baby toiletries, baby wash, bathing bar baby, bottom butter, cradle cap brush, cradle cap oil, cradle
      cap shampoo, diaper cream, head to toe wash, kids baby wash, nappy balm, nappy cream, nappy rash ointment,
      sudocrem, top to toe wash`,
    ],
    ['BABY+SHOES', 'pre walker, prewalker shoe'],
    [
      'BABY+FASHION',
      `baby beanie, baby bonnet, baby boy set, baby bubble, baby bucket hat, baby cap set, baby christening, baby
      creeper, baby girl set, baby grow, baby hat, baby headband set, baby knit, baby mitten, baby outfit, baby set,
      baby shrug, baby sleeper, baby sun hat, baby sunhat, baby wear, babygro, babygrow, babywear, baptism gown, beanie
      and booties, bib and bloomer set, bloomer, bonnet and booties, bubble romper, cap mitten booties, cap mitten set,
      christening dress, christening gown, christening outfit, coming home outfit, fan creeper, footed pajama, footed
      romper, footie, growsuit, hat and booties, hat and mitt set, hat and mittens set baby, hospital set newborn,
      infant creeper, jabla, kimono bodysuit, knotted gown, layette set, long sleeve creeper, merino sleep suit, mitten
      bootie set, mitten set newborn, mittens and booties, mittens booties, mittens set baby, newborn beanie, newborn
      coming home, newborn creeper, newborn hat, newborn outfit, newborn set, onesie, onesies, pram suit, pramsuit,
      preemie cap, scratch mitt, scratch mitten, short sleeve creeper, side snap bodysuit, sleepsuit, team creeper,
      tiny baby, toddler bodysuit, toddler romper, toddler tee, wondersuit, zipsuit`,
    ],
    [
      'BABY',
      `0 5 tog sleeping bag, 1 0 tog sleeping bag, 2 5 tog sleeping bag, 360 cup, activity mat baby, all in one nappy,
      anti colic bottles, apron towel, arms up swaddle, baby activity mat, baby and toddler safety, baby announcement
      disc, baby bath, baby bath chair, baby bath towel, baby bathrobe, baby bathtub, baby biscuit, baby blanket, baby
      book, baby bottle, baby bottle drying rack, baby bouncer, baby bowl, baby brag book, baby cabinet lock, baby
      camera monitor, baby capsule, baby car mirror, baby carrier, baby cereal, baby changing backpack, baby comforter,
      baby cutlery set, baby diaper pant, baby dummy, baby duvet, baby ear defenders, baby ear muffs, baby feeder, baby
      fence, baby flannels, baby food, baby food blender, baby food pouch, baby footprint kit, baby formula, baby gate,
      baby gift box, baby gift set, baby hair first curl, baby hamper, baby handprint kit, baby hat set, baby head
      protector, baby head protector backpack, baby head protector cushion, baby high chair, baby hip seat, baby hooded
      poncho, baby hooded towel, baby humidifier, baby journal, baby jumperoo, baby keepsake, baby knee pad, baby knot
      gown, baby led weaning, baby lounger, baby memory book, baby milestone, baby milk, baby mobile, baby monitor,
      baby nail clipper, baby nasal aspirator, baby nest, baby night light, baby photo album, baby pillow, baby plate,
      baby play mat, baby playpen, baby pod, baby porridge, baby proofing, baby proofing and safety, baby proofing
      cabinet lock, baby proofing lock, baby puff, baby puree, baby quilt, baby record book, baby rein, baby rice
      cereal, baby robe, baby rocker, baby rug, baby safety, baby safety harness, baby sheepskin, baby shower hamper,
      baby sleep bag, baby sleeping bag, baby sling, baby snack, baby sound machine, baby spoon, baby stroller, baby
      sun shade car, baby swing, baby swing chair, baby thermometer, baby towel, baby transport, baby walker, baby
      washcloth, baby wet wipe, baby white noise, baby wipe, baby wipe case, baby wrap, babywearing coat, babywearing
      wrap, back seat mirror baby, bamboo swaddle, bandana bib, bassinet, bassinet mattress, bath chair baby, bath
      kneeler, bath seat, bath support newborn, bath thermometer, bath thermometer baby, bath visor, bed guard, bed
      rail toddler, belly butter, belly oil, bib, birth announcement plaque, birth comb, birth disc, birthing ball,
      birthing comb, blankie, booster chair, booster cushion, booster seat, booties set, bottle brush baby, bottle
      drying rack baby, bottle nipple, bottle set newborn, bottle sterilizer, bottle teat, bottle warmer, bouncer,
      bouncer chair, breast milk bag, breast milk storage, breast pad, breast pump, breast shells, breast shield,
      breastfeeding cover, breastmilk bag, breastmilk storage, breathing monitor, buckle carrier, buggy, buggy board,
      buggy hook, buggy liner, buggy raincover, bump band, bump belt, bump oil, bunny comforter, burp cloth, burp rag,
      burping cloth, cabinet lock baby, cabinet locks baby, car mirror baby, car seat, car seat baby, car seat headrest
      baby, car seat protector baby, car sunshade baby, carrier cover, carrycot, carrycot mattress, carseat, cellular
      blanket, change bag, change basket, change mat, change pad, change table, changing backpack, changing bag,
      changing basket, changing mat, changing mat liner, changing pad, changing table, changing unit, child cabinet
      lock, child lock, child proof lock, child proofing, child safety cabinet lock, child safety harness, child safety
      lock, childproof lock, clip on high chair, co sleeper, colic bottle, colic drop, colic drops baby, colic relief,
      comforter baby, corner guard, corner protector, cosleeper, cosy toe, cosytoes, cot, cot bed, cot bedding, cot
      blanket, cot duvet, cot fitted sheet, cot mattress, cot quilt, cotbed, cotbed mattress, cradle, crawling mat,
      crib, crib bedding, crib fitted sheet, crib mattress, crib skirt, cuddle cloth, cuddle dry, cupboard lock,
      diaper, diaper backpack, diaper bag backpack, diaper clutch, diaper cream spatula, diaper liner, diaper pants,
      divider plate, door bouncer, door finger guard, door jumper, door pinch guard, doudou, drawer lock baby, dribble
      bandana, drool pads, dry pants, duckbill valve, dummies, dummy, dummy case, dummy chain, dummy clip, dummy
      holder, dummy pouch, dummy strap, ear defenders baby, edge guard, feeding bottle, feeding chair, feeding pillow,
      feeding plate, feeding set, feeding spoon, feeding tower, fine baby, first tooth box, flange insert, follow on
      milk, food feeder baby, food maker baby, foot muff, footmuff, footprint kit, formula container, formula
      dispenser, formula maker, formula milk, formula mixer, formula pitcher, fresh food feeder, fridge lock child,
      fruit feeder, gate extension, groclock, growing up milk, growth chart baby, haakaa, hand and footprint kit,
      handprint kit, harness reins, high back booster, high chair, high chair footrest, highchair, highchair foot rest,
      highchair placemat, hip carrier, hip seat, hip seat carrier, hooded towel, hook on high chair, hospital bag kit,
      hospital bag maternity, huggies diaper, huggies dry, huggies newborn, huggies pants, huggies size, huggies ultra
      comfort, infant car seat, infant carrier, infant ear defenders, infant formula, infant milk, inkless print kit,
      isofix, jersey wrap, jumper baby, jumperoo, kid safety harness, labour and birth, lactation, lactation massager,
      layette, learning cutlery, lovey, lovie, maternity belt, maternity pad, maternity pillow, maxi cosi adapter, meh
      dai, mei tai, memory book baby, merino swaddle, milestone blanket, milestone card, milestone card baby, milestone
      discs, milestone plaque, milk catcher, milk collector, milk freezing tray baby, milk powder container, milk
      storage bag, mobile nursery, moses basket, moses basket mattress, mosquito net baby, movement monitor, musical
      mobile, muslin, muslin blanket, muslin cloth, muslin square, muslin swaddle, muslin wrap, nappy, nappy clutch,
      nappy liner, nappy pant, nappy wallet, nasal aspirator baby, nasal aspirator filters, new baby gift, new mum, new
      mum hamper, newborn gift box, newborn gift set, newborn hamper, newborn insert, newborn nest, nipple balm, nipple
      cream, nipple cups silver, nipple guard, nipple shield, nose aspirator, nursery, nursery decor, nursery
      furniture, nursery glider, nursery mobile, nursery rug, nursing and feeding, nursing bottle, nursing bra pad,
      nursing chair, nursing cover, nursing cups, nursing glider, nursing pad, nursing pillow, nursing product, nursing
      scarf, nursing stool, oaty bars toddler, onbuhimo, orthodontic dummy, outlet cover, oven lock child, paci clip,
      pacifier, pacifier pouch, peri bottle, perineal cold pack, perineal spray, play gym mat, play mat, play mat baby,
      play pen, play yard, playpen, plug socket cover, postpartum kit, postpartum pads, postpartum recovery, potty,
      potty chair, potty training pant, pram, pram blanket, pram liner, pram mattress, pram organiser, pram organizer,
      pramette, prefolds, pregnancy journal, pregnancy pillow, pull ups, pump flange, puree pouch, pushchair, pushchair
      liner, rain cover universal tandem, receiving blanket, reins toddler, reusable food pouch, ring sling, rocker
      baby, room thermometer baby, safety gate, safety gate extension, safety latch, security blanket, shampoo visor,
      silicone feeder, sippy cup, sitz, sleep nest, sleep sack, sleeping bag baby, sleeping bag tog, sleepsack, sling
      baby, snack catcher, snack cup toddler, snoozeshade, snot aspirator, snot remover, snot sucker, snuggle
      comforter, socket cover, soft structured carrier, soother, splat mat, stair gate, stair gate extension, step
      stool toddler, steriliser, sterilising fluid, sterilising tablet, straw cup toddler, stretchy wrap, stroller,
      stroller blanket, stroller liner, stroller organizer, stroller travel bag, suction bowl, suction plate, swabs
      baby, swaddle, swaddle bag, swaddle blanket, swaddle sack, swaddle up, swaddle wrap, teat, teether necklace,
      teething biscuit, teething bracelet, teething cloth, teething mitt, teething mitten, teething necklace, toddler
      bed rail, toddler bedding, toddler bowl, toddler carrier, toddler chair, toddler cup, toddler cutlery, toddler
      duvet, toddler harness, toddler leash, toddler milk, toddler pillow, toddler plate, toddler plate set, toddler
      potty, toddler rein, toddler safety harness, toddler snack, toddler snack cup, toddler straw cup, toddler tower,
      toilet trainer, tooth fairy box, top and tail bowl, topponcino, trainer cup, training cup, training pants
      toddler, training seat, training underwear, transition swaddle, travel system, tummy time, universal raincover,
      walking harness, water wipe, water wipes, weaning bowl, weaning kit, weaning plate, weaning set, weaning spoon,
      weighted straw cup, wet wipes baby, wipe dispenser, wipes case, wipes warmer, zip swaddle`,
    ],
  ],
  unsure: `360 cup, bouncer, buggy, child lock, cradle, dummy, gate extension, hip seat, jersey wrap, lactation,
    muslin, nursery, rain cover universal tandem, rattle, sitz, teat, tiny baby`,
  printed: 'onesie',
  uses: {
    BABY: `babies, baby, baby care, baby s, babys, feeding and nursing, infant, maternity and baby, maternity pillow,
      newborn, nursery, nursery and baby, preemie`,
  },
  makers: {
    BABY: `4moms, aden anais, aden and anais, alimentum, angelcare, aptamil, baby bjorn, baby jogger, baby tula,
      babybio, babybjorn, babyzen yoyo, bambino mio, bambo nature, beaba, bebelac, bebivita, bellamy s organic, bibado,
      bledina, bledine, boba wrap, bobbie formula, boppy, boudreaux, britax, bubs organic, bugaboo, bumbo, bumgenius,
      byheart, cerelac, chicco, chicco keyfit, chicco next2me, close pop, colief, comotomo, cosatto, coterie, cow and
      gate, cow gate, cybex, desitin, dexolac, dockatot, doidy, doona, dr brown, dr brown s, dr browns, dugro, dumex,
      earth s best, egg stroller, ella s kitchen, elvie, enfagrow, enfalac, enfamil, ergobaby, evenflo, ewan the dream,
      ezpz, farex, farley s rusks, farleys rusks, fisher price sit me up, fridababy, friso gold, frisolac, gerber good
      start, gerber graduates, gerber puffs, graco, gro company, grobag, guigoz, haakaa, happy tot, hatch rest, hello
      bello, hipp, hipp organic, holle a2, holle bio, holle cow, holle goat, holle organic, holle pre, huggies, icandy,
      ikea antilop, infantino, inglesina, isomil, itzy ritzy, joie i, joie i spin, joie litetrax, joie pushchair, joie
      stroller, kabrita, karicare, kendamil, kiddylicious, kit kin, lactogen, lactum, lansinoh, lebenswert, lillebaby,
      little freddie, little sleepies, love to dream, lovevery, luvs, mam, mam perfect, mama bamboo, mamas papas, maxi
      cosi, medela, milupa, moby wrap, modilac, motorola mbp, mountain buggy, munchkin miracle, nan comfort, nan
      excella, nan ha, nan optipro, nan pro, nan supreme, nanit, nanobebe, neocate, neslac, nestogen, nestum,
      nosefrida, novalac, novamil, nuby, nuk, nuna mixx, nuna pipa, nuna rava, nusobee, nutramigen, nutrilon, out n
      about, owlet, pampers, pampers swaddlers, pepti junior, phil teds, philips avent, piccolo organic, plum organics,
      pregestimil, purflo, s 26 gold, s26 gold, s26 promil, shnuggle, silver cross, similac, skip hop, sma gold, sma
      pro, snoo, snuggleme, snuz, snuzpod, solly baby, spectra s1, stokke, teetha, thule spring, thule urban glide,
      tommee tippee, totsbots, tula carrier, tula explore, uppababy, vtech dm, water wipes, zerolac`,
  },
};
