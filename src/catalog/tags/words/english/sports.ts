import type { Subject } from '../words.ts';

export const SPORTS: Subject = {
  things: [
    ['ELECTRONICS+SPORTS', 'e scooter, electric scooter, hoverboard'],
    [
      'ACCESSORIES+SPORTS',
      `football backpack, hydration backpack running, hydration bag, run belt, run cap, run glove, run gloves, run hat,
      running backpack, running beanie, running belt, running cap, running glove, running gloves, running hat, running
      headband, running hydration vest, running vest pack, running waist pack, sports backpack, team backpack, trail
      running hydration vest, trail running vest`,
    ],
    [
      'FASHION+SPORTS',
      `activewear, alternate game jersey, alternate jersey, athletic wear, authentic jersey, away jersey, away shirt,
      away stadium jersey, ball bib, ball bibs, ballet leotard, ballet skirt, ballet tights, base layer riding,
      baseball jersey, basketball jersey, basketball short, basketball shorts, bib knickers, bib short, bib shorts, bib
      tight, bib tights, bike apparel, bike pant, bike pants, bike short, bjj gi, bmx jersey, boxing robe, boxing
      short, boxing shorts, boxing trunks, boxing vest, breeches, changing robe surf, club tracksuit, club wear sport,
      competition breeches, competition jacket, competition shirt, compression shirt, compression top, cool base
      jersey, cricket shirt, cricket sweater, cricket trousers, cricket white, cricket whites, cycle clothing, cycle
      jersey, cycle short, cycle shorts, cycling apparel, cycling base layer, cycling bib short, cycling bib shorts,
      cycling bib tight, cycling bib tights, cycling clothing, cycling gilet, cycling jacket, cycling jersey, cycling
      pant, cycling short, cycling shorts, cycling socks, cycling tights, cycling vest, dance legging, dance leggings,
      dance skirt, dance top, dance top girls, dance wear, dancewear, dobok, downhill jersey, dressage jacket, dry
      suit, drysuit, elite jersey, enduro jersey, equestrian clothing, fan jersey, fencing jacket, fight shorts,
      football bib, football bibs, football jersey, football kit, football shirt, football shirts retro, football
      short, football shorts, football sock, football socks, football teamwear, football top, football training top,
      fourth jersey, full seat breeches, game jersey, goalkeeper jersey, goalkeeper shirt, goalkeeper top, golf
      apparel, golf clothing, golf jacket, golf polo, golf quarter zip, golf shirt, golf shorts, golf skirt, golf
      skort, golf sweater, golf trousers, golf vest, golf windbreaker, gym leotard, gymnastics leotard, gymnastics
      shorts, hockey jersey, hockey shirt, hockey skort, home jersey, home shirt, home stadium jersey, jammer swim,
      jammers swim, jersey 2022, jersey 2023, jersey 2024, jersey 2025, jersey 2026, jersey 2027, jersy, jiu jitsu gi,
      jodhpur, jodhpurs, jods, judo gi, judo suit, judogi, karate gi, karate suit, karate uniform, kit 2024, kit 2025,
      kit 2026, kit 2027, knee patch breeches, kneeskin, leotard, limited jersey, match shirt, match short, match
      shorts, mma short, mma shorts, mtb jacket, mtb jersey, mtb pants, mtb shorts, neoprene shorts, neoprene top,
      netball dress, netball skirt, padel shirt, padel skirt, player jersey, premier jersey, rash top, rash vest set,
      referee shirt, replica jersey, replica player jersey, replica shirt, rider wear, riderwear, riding base layer,
      riding breeches, riding clothing, riding gilet, riding jacket, riding jeans equestrian, riding legging, riding
      leggings, riding shirt, riding tight, riding tights, riding top, riding tops, riding wear, road jersey, rowing
      suit, rowing unisuit, rugby jersey, rugby shirt, rugby shorts, rugby socks, run crew, run short, run shorts, run
      sock, run socks, run tight, run tights, running apparel, running clothing, running crew, running jacket, running
      leggings, running long sleeve, running short, running shorts, running singlet, running skirt, running sock,
      running socks, running t shirt, running tank, running tee, running tight, running tights, running top, running
      trousers, running vest, running wear, running windbreaker, sailing jacket, sailing salopettes, sailing smock,
      shorty wetsuit, show jacket, show shirt, show shirt ladies, ski apparel, ski base layer, ski base layer top, ski
      bib pant, ski bib pants, ski clothing, ski fleece, ski gilet, ski jacket, ski mid layer, ski midlayer, ski one
      piece, ski overalls, ski pant, ski pants, ski salopette, ski salopettes, ski sock, ski socks, ski suit, ski
      thermal, ski thermals, ski trousers, ski wear, skiwear, snowboard bib, snowboard clothing, snowboard jacket,
      snowboard pant, snowboard pants, soccer jersey, soccer shirt, soccer short, soccer shorts, soccer sock, soccer
      socks, sport shirt, sports bibs, sports jersey, sports shirt, sportswear, spray top, springsuit, stadium jersey,
      stock shirt, swim jammer, swim jammers, swim legging, swim leggings, swim skins, swingman jersey, taekwondo
      uniform, tailcoat dressage, team hoodie, team jersey, team polo, team short, team shorts, team tracksuit, team
      wear, teamwear, tennis apparel, tennis dress, tennis polo, tennis shirt, tennis shorts, tennis skirt, tennis
      skort, third jersey, third shirt, throwback jersey, track jacket running, track pants running, track singlet,
      tracksuit football, training bib, training bibs, training crew, training hoodie, training jacket, training kit,
      training pant, training pants, training shirt, training short, training shorts, training sweatshirt, training
      tee, training top, training tracksuit, training wear, tri short, tri shorts, tri suit, tri top, tri top women,
      trisuit, warm up jacket, warm up shirt, warm up suit, warm up top, wetsuit, wetsuit 3 2, wetsuit 4 3, wetsuit 5
      4, wrestling shorts, wrestling singlet`,
    ],
    [
      'SHOES+SPORTS',
      `astro boot, astro boots, astro trainer, astro trainers, astro turf trainer, astro turf trainers, badminton shoe,
      ballet shoe, ballet slipper, ballroom shoe, ballroom shoes, baseball cleat, basketball shoe, bike shoe, bowls
      shoes, boxing shoe, cleat, cleats, court shoes tennis, cricket shoe, crossfit shoe, crossfit shoes, curling shoe,
      curling shoes, cycling shoe, dance shoe, dance sneaker, dance sneakers, fencing shoe, fencing shoes, football
      boot, football boots, football cleat, football shoe, golf shoe, gym shoe, gym trainer, gym trainers, ice skate
      boot, jazz shoe, jazz shoes, jodhpur boot, jodhpur boots, netball trainer, netball trainers, paddock boot,
      paddock boots, pointe shoe, racing flat, racing flats, riding boot, riding boots, road running shoe, rugby boot,
      running gaiter, running gaiters, running shoe, running shoes, sailing boot, sailing boots, ski boot, ski boots,
      snowboard boot, soccer cleat, soccer cleats, soccer shoe, spikeless golf shoe, spikeless golf shoes, spikes,
      spikes shoes, sport shoe, sport shoes, sports shoe, sports shoes, stability running shoe, tap shoe, tap shoes,
      tennis shoe, throwing shoe, throwing shoes, track spike, track spikes, trail gaiter, trail gaiters, trail running
      gaiter, trail running gaiters, trail running shoe, trail shoe, trail shoes, training shoe, training shoes, turf
      boot, turf boots, turf shoe, turf trainer, turf trainers, volleyball shoe, water polo shoe, water polo shoes,
      weightlifting shoe, weightlifting shoes, wrestling shoe, yard boot, yard boots`,
    ],
    [
      'SPORTS',
      `10 speed chain, 11 speed chain, 12 speed chain, 26x2, 27 5x2, 29x2, 29x2 35, 6 bolt rotor, 650b, 700c, 700c
      tube, 700c wheel, 700x23c, 700x25, 700x25c, 700x28, 700x28c, 700x32c, 8 speed chain, abdo guard, abdominal guard,
      adult tricycle, aero bar, aero bars, aerobar, afl football, agility cone, agility hurdle, agility hurdles,
      agility ladder, agility pole, air hockey table, air shaft, air track, air vest equestrian, airtrack, ankle
      weights diving, aqua belt, aqua dumbbell, aqua dumbbells, archery, archery arm guard, archery bow, archery bow
      kit, archery equipment, archery glove, archery recurve bow, archery release, archery stabilizer, arm compression
      sleeve, arm guard cricket, arm sleeves running, arm warmers cycling, arrow quiver, arrow rest, astro ball, aussie
      rules, backboard, badminton, badminton accessories, badminton grip, badminton net, badminton racket, badminton
      shuttle, badminton shuttlecock, badminton shuttles, badminton string, bag glove, bag gloves, bails, balance beam,
      balance bike kids, ball bag, ball cage, ball carrier, ball cart, ball glove, ball gloves, ball hopper, ball
      inflator, ball marker, ball needle, ball net, ball pump, ball rack, ball retriever, ball trolley, ballet barre,
      bandage pad, bandage pads, bandages horse, bar end plug, bar end plugs, bar tape, bar tape plug, bar tape plugs,
      bareback pad, base cleaner, base set, baseball, baseball bat, baseball glove, baseball mitt, bases set, bash
      guard, bashguard, basketball, basketball hoop, basketball net, bat grip, batters glove, batting cage, batting
      glove, batting gloves, batting helmet, batting pad, batting tee, bcd, bcd jacket, beach cruiser, beach tennis,
      beach tennis racket, beach volleyball, bell boots horse, belly pad, belt drive bike, bibs set training, bicycle,
      bicycle accessories, bicycle basket, bicycle bell, bicycle brake, bicycle brake pad, bicycle brake pads, bicycle
      chain, bicycle components, bicycle cover, bicycle fender, bicycle handlebar, bicycle helmet, bicycle light,
      bicycle lock, bicycle mudguard, bicycle parts, bicycle pedal, bicycle pedals, bicycle pump, bicycle rack, bicycle
      repair kit, bicycle saddle, bicycle seat, bicycle stand, bicycle tire, bicycle tool kit, bicycle tube, bicycle
      wheel, bike, bike accessories, bike bag, bike basket, bike bell, bike bidon, bike bottle, bike bottle cage, bike
      box, bike brake, bike brake pad, bike brake pads, bike cable lock, bike carry case, bike case, bike chain, bike
      chain lock, bike child seat mount, bike cleaner, bike cleaning kit, bike components, bike computer, bike cover,
      bike degreaser, bike disc brake, bike fender, bike fenders, bike fork, bike frame, bike grease, bike grip, bike
      grips, bike headset, bike headset bearing, bike helmet, bike helmet light, bike light, bike lighting, bike
      lights, bike lock, bike lube, bike luggage, bike maintenance, bike mirror, bike multi tool, bike parts, bike
      pedal, bike pedals, bike phone bag, bike phone holder, bike phone mount, bike pump, bike puncture repair kit,
      bike rack, bike repair kit, bike repair stand, bike rim, bike saddle, bike seat, bike security, bike speed
      sensor, bike stabilisers, bike stand, bike stem, bike stem adjustable, bike suspension fork, bike tire, bike
      tool, bike tool kit, bike trailer, bike travel case, bike tube, bike tyre, bike wash, bike wax, bike wheel,
      bikepacking, bikepacking bag, billiard, billiard cue, billiard table, bit converter, bit converters, bit guard,
      bit guards, bit snaffle, bits and bridles, bits bridles, blade holder, bleed kit brake shimano, bmx, bmx bar, bmx
      bars, bmx bike, bmx parts, bmx peg, bmx pegs, bmx tire, bmx tyre, board bag, bobsleigh, bocce set, body brush
      horse, body protector, bodyboard, bodyboard leash, bokken, boogie board, boot bag, boot bag football, boot bag
      riding, bottle cage, bottle cage mount, bottom bracket, bow and arrow, bow and arrow set, bow sight, bow sling,
      bowling bag, bowling ball, bowls bag, bowls wood, bowls woods, bowstring archery, boxing bag, boxing bag glove,
      boxing bag gloves, boxing equipment, boxing glove, boxing gloves, boxing machine, boxing pad, boxing pads, boxing
      ring, boxing wrap, boxing wraps, boys bike, bradoon, brake block, brake blocks, brake cable inner, brake cable
      kit bike, brake cable outer, brake inner cable, brake outer cable, brake pads bike, brake pads shimano, brake
      rotor 140mm, brake rotor 160mm, brake rotor 180mm, brake rotor 200mm, brake rotor 203mm, breast girth,
      breastplate, breastplate horse, bridle, bridle hook, bridle rack, browband, brushing boot, brushing boots,
      buoyancy aid, buoyancy compensator, cable end caps bike, cadence sensor, calf compression sleeve, calf
      compression sleeves, calf sleeve, calf sleeves, camogie, canoe, captain armband, captain s armband, captains
      armband, cargo bike, carrom, carrom board, cassette, cassette bike, cassette lockring, cassette sprocket,
      cassette tool, catcher mitt, catcher s glove, catcher s mitt, catcher set, catchers gear, catchers glove,
      catchers mask, catchers mitt, catching glove, catching gloves, cavesson, center lock rotor, centerlock, centre
      lock rotor, chain 11 speed, chain 12 speed, chain checker, chain cleaner, chain device, chain guide, chain
      keeper, chain link remover, chain lube bike, chain quick link, chain stay protector, chain tensioner bike, chain
      wax, chain whip, chainguard, chainring, chainset, chainstay protector, chaps, cheer pom pom, cheer pom poms,
      chest protector, chipping net, city bike, cleat set, cleats spd, climbing hold, climbing holds, climbing skin,
      climbing skins, clincher tire, clincher tyre, clipless pedal, close contact saddle, club head cover, co2
      inflator, coaching board, combo skis, commuter bike, competition glove, competition gloves, complete skateboard,
      compression sleeve running, cone set, cone spanner, cone wrench, cones, continental rein, continental reins,
      cooler rug, corner flag, corner pole, corner poles, crank arm, crank noseband, cranks, crankset, crash mat,
      cricket bag, cricket ball, cricket bat, cricket equipment, cricket glove, cricket gloves, cricket helmet, cricket
      kit, cricket pad, cricket pads, croquet mallet, cross country ski, cross country ski boot, cross country ski
      boots, cross country skis, crossbar challenge, crossminton, crown steerer, cruiser bike, cruiser board, cue, cue
      chalk, cue stick, curb chain, curling broom, curry comb, cycle accessories, cycle computer, cycling accessories,
      cycling arm warmer, cycling arm warmers, cycling bib, cycling bidon, cycling bottle, cycling cap, cycling
      glasses, cycling glove, cycling gloves, cycling helmet, cycling leg warmer, cycling leg warmers, cycling speed
      sensor, cycling sunglasses, cycling water bottle, d lock, damper upgrade, dance pole, dandy brush, dart, dart
      board cabinet, dart flight, dart flights, dart set, dartboard, dartboard cabinet, darts, darts accessories, darts
      mat, degree wedge, derailleur, derailleur hanger, dirt jump bike, disc, disc brake bike, disc brake pads shimano,
      disc golf, disc golf disc, disc hub, disc rotor 140mm, disc rotor 160mm, disc rotor 180mm, disc rotor 203mm,
      discus, dive bag, dive boot, dive boots, dive computer, dive gear, dive glove, dive gloves, dive hood, dive
      knife, dive lamp, dive light, dive mask, dive reel, dive regulator, dive regulator set, dive slate, dive tank,
      dive torch, dive weight, dive weights, dive whistle, diving equipment, diving fin, diving fins, diving mask,
      divot, divot repair, divot tool, down tube protector, downtube protector, draw rein, draw reins, dressage girth,
      dressage saddle, dressage square, dressage stick, dressage whip, driver cover, driver golf, driver shaft,
      drivetrain, drop bar, drop bars, drop noseband, dropper lever, dropper post, dropper remote, dry lube, dutch
      bike, dutch gag, dynamo light, e bike, ear band swim, ear bonnet, ear bonnet horse, ear plugs swimming, ebike,
      edge tuner, eggbutt, elbow pad, elbow pads, electric bike, enduro bike, english willow, epee, equestrian,
      equestrian equipment, exercise bandage, exercise bandages, exercise boots horse, exercise sheet, exercise sheet
      horse, face brush horse, fairway wood, fan hand, fan towel, fastpitch, fastpitch bat, fat bike tire, fencing,
      fencing equipment, fender bike, fetlock boot, fetlock boots, field safe headcollar, fielding glove, figure skate,
      figure skates, finger tab, fins, first base mitt, first stage regulator, fixed gear, fixie, flash strap, flat
      mount adapter, fleece bandage, fleece bandages, fleece rug horse, flip scoreboard, flippers, fly fringe, fly
      hood, fly mask, fly rug, fly veil, foam fan hand, foam finger, foam hand, focus mitt, focus mitts, focus pad,
      focus pads, foil board, foil mast, folding bike, folding lock, folding tire, folding tyre, foosball, foosball
      table, football, football boot bag, football boots bag, football equipment, football goal, football helmet,
      football rebounder, forearm guard, frame bag, frame guard, frame lock, frame protection kit, frame protection
      tape, frameset, freehub, freewheel, frescobol, frisbee, front hub, front mech, front rack bike, full suspension,
      futsal ball, gaelic football, gaelic glove, gaelic gloves, gag bit, gear cable, gear cable inner, gear hanger,
      gear housing, gear inner cable, gear outer cable, gel saddle, girls bike, girth, girth cover, girth extender,
      girth sleeve, goal net, goal post, goalie glove, goalie kicker, goalie kickers, goalie leg pad, goalie leg pads,
      goalie mask, goalie pad, goalie pads, goalie stick, goalkeep glove, goalkeeper glove, goalkeeper gloves,
      goalkeeping glove, goalkeeping gloves, goalpost, goggle, goggles, goggles swim, golf accessories, golf bag, golf
      ball, golf ball marker, golf balls, golf cart, golf cart bag, golf club, golf clubs, golf driver, golf equipment,
      golf glove, golf gps, golf headcover, golf hitting mat, golf iron, golf net, golf putter, golf rangefinder, golf
      shoe bag, golf shoe spike, golf shoe spikes, golf spike, golf spikes, golf stand bag, golf tee, golf tees, golf
      towel, golf umbrella, golf wedge, gp saddle, grackle noseband, gravel bike, gravel tire, gravel tyre, grip tape,
      griptape, groin guard, groin protector, grooming brush horse, grooming kit horse, groupset, gullet plate, gum
      shield, gumshield, gymnastic beam, gymnastics mat, gymnastics ribbon, hackamore, half chap, half chaps, half pad,
      halter, hand ball resin, hand wrap, hand wraps, handball, handball ball, handball goal, handball resin,
      handlebar, handlebar bag, handlebar tape, handlebars, hardtail, hat bag, hat cover, hat silk, head collar, head
      guard, head guard boxing, headcollar, headcover, headgear, headgear boxing, headguard, headguard rugby, headset
      bearing, headset cap, headset cup, headset press, headset spacer, headset spacers, headstall, heavy bag, helmet,
      high jump mat, hind boot, hind boots, hockey bag, hockey glove, hockey gloves, hockey kicker, hockey kickers,
      hockey puck, hockey skate, hockey stick, hockey tape, home plate, hoof pick, horse bandage, horse bit, horse
      blanket, horse boot, horse boots, horse boots and bandages, horse bridle, horse fleece rug, horse fly rug, horse
      riding helmet, horse riding vest, horse rug, horse rug liner, horse saddle, horse sheet, horse tack, horse wear,
      horseshoe set, horsewear, hub bike, hub boost, hub dynamo, hub gear, hurdle, hurl grip, hurling, hybrid club,
      hydration belt, hydration bladder running, hydration reservoir, hydration vest, ice boots horse, ice skate, ice
      skates, impact vest, inflatable kayak, inflation needle, inline skate, inline skates, inline wheels, inner tube,
      inner tube bike, integrated headset, internally geared hub, iron set, isup, javelin, jockey wheel, jockey wheels,
      judo mat, jump cup, jump cups, jump pole, jump poles, jump rope speed, jump rope speed sport, jump saddle, jump
      square, jump stand, jump stands, jump wing, jump wings, jumping saddle, jumping whip, karate belt, karate glove,
      karate gloves, kashmir willow, kayak, kayak paddle, keeping glove, keeping gloves, kendo, kick board, kick pad,
      kick scooter, kick shield, kickboard, kicking tee, kickstand, kids bicycle, kids bike, kimblewick, kimblewicke,
      kite board, kite harness, kite surf harness, kiteboard, kitesurf, kitesurf harness, kitesurfing kite, knee pad,
      knee pads, knee pads skate, knee warmer, knee warmers, kneeboard, kneepad, laced rein, laced reins, lacrosse,
      lacrosse stick, ladies bike, landing mat, lap counter, lawn bowls, lead rope, lead rope horse, lead weights
      diving, leadrope, leg warmers cycling, leg wraps horse, linesman flag, linesman flags, lob wedge, lock on grip,
      lock on grips, lockring tool, long rein, long reins, longboard, longbow, lower headset, lower leg service kit,
      lunge cavesson, lunge line, lunge rein, lunge roller, lunge whip, lunging, lunging whip, majorette baton, mane
      and tail brush, mane and tail comb, mane brush, mane comb, martial arts belt, martial arts equipment, martingale,
      master link 12 speed, match ball, match football, mech hanger, medal, medal hanger, medal ribbon, mens bike, mesh
      kit bag, mini pump, mma glove, mma gloves, monoflap, mountain bike, mountain bike tire, mountain bike tyre,
      mounting block, mouth guard, mouth guard sport, mouth piece, mouthguard, mouthguard sport, mouthpiece, mtb stem,
      mtb tire, mtb tyre, muay thai short, muay thai shorts, mudguard, mudguard set, mudguards set, neck cover horse,
      neck rug, neck strap horse, neoprene hood, net clips, netball, netball bib, netball bibs, nipple spoke, nordic
      ski, nordic skis, nose clip, noseband, numnah, nunchaku, nunchuck, nunchucks, oche, octopus dive, octopus
      regulator, over reach boot, over reach boots, overgrip, overreach boot, overreach boots, overshoes, paddle,
      paddle board, paddleboard, padel, padel racket, paintball, paintball gun, paintball marker, paintball mask,
      pannier, pannier bag, pannier rack, pannier rack rear, paracycling, parkour, patch kit, pedal, pedal kayak, pedal
      spanner, pedal strap, pedal wrench, pedals, pelham, penny board, petanque, petanque ball, petanque balls,
      petanque set, pickleball, pickleball paddle, pickleball set, ping pong, ping pong ball, ping pong balls, ping
      pong paddle, ping pong table, pinnie, pitch mark repairer, pitching machine, pitching net, pitching rubber,
      pitching wedge, plaiting band, plaiting bands, plaiting comb, plaiting kit, plaiting thread, pogo stick, pointe,
      pointe shoe accessories, pointe shoe ribbon, pole spear, pole vault, polo wrap, polo wraps, pom pom cheer, pom
      poms cheerleading, pommel, pony saddle, pool and snooker, pool ball, pool balls, pool balls set, pool chalk, pool
      cue, pool table, pop up goal, post mount adapter, post pad, post pads, post protector, post protectors, power
      meter, presta valve, ptex, puck, pull buoy, punch bag, punch ball, punch mitt, punch mitts, punchbag, punching
      bag, puncture repair kit bike, putter, putting green, putting mat, putting mirror, qr skewer, quarter marker,
      quick link, quick release skewer, quill stem, quoits, race belt, race bib belt, race number belt, racket, racket
      bag, racket string, racketlon, rackets bag, racquet, racquet bag, racquet grip, racquet string, racquetball, rain
      sheet horse, rally towel, rangefinder golf, rash vest, rear carrier bike, rear childseat, rear hub, rear mech,
      rear rack, rebounder football, rebounder net, receiver glove, receiver gloves, recurve limb, recurve limbs,
      recurve riser, red yellow cards, referee, referee whistle, regulator dive, regulator diving, regulator set
      diving, rein stop, rein stops, reins, relay baton, release aid, reservoir 1 5l, reservoir 2l, resin handball,
      resistance parachute, rhythmic hoop, rhythmic ribbon, riding crop, riding glove, riding gloves, riding hat,
      riding hat bag, riding hat cover, riding helmet, riding pad, riding sock, riding socks, riding whip, rigid fork,
      rim brake, rim tape, ring lock bike, riser archery, riser bar, riser bars, road bike, road bike tire, road bike
      tyre, road stem, road tyre, roller blade, roller blades, roller skate, roller skates, roller ski, roller skis,
      rollerblade, rollerblades, rope halter, rosette, rubber rein, rubber reins, rug liner, rugby ball, rugby boot
      bag, rugby post pad, rugby post pads, rugby tackle bag, running martingale, running sleeve, saddle, saddle bag
      bike, saddle bag cycling, saddle cloth, saddle cover, saddle pad, saddle rack, saddle soap, saddle stand,
      saddlecloth, saddlery, safety sausage, sailing dinghy, sailing glove, sailing gloves, sand wedge, saucer cone,
      schooling whip, scooter, scooter kick, scooter parts stunt, score book, scoreboard, scorebook, scrum cap, scuba
      gear, scuba tank, seat clamp, seat pack bike, seat post, seat saver, seatpost, seatpost clamp, second stage
      regulator, semi integrated headset, shift cable, shift housing, shifter, shin guard, shin guards, shin pad, shock
      pump, shot put, shoulder pad, shoulder pads, shoulder pads football, show cane, show glove, show gloves, show
      jump, show jump wing, show jump wings, show jumps, show sheet horse, show stick, shuttlecock, side rein, side
      reins, size 5 ball, skate deck, skate parts, skate truck, skate wheels, skateboard, skateboard bearing,
      skateboard bearings, skateboard deck, skateboard parts, skateboard truck, skateboard trucks, skateboard wheel,
      skateboard wheels, ski, ski accessories, ski backpack, ski bag, ski binding, ski boot bag, ski boot dryer, ski
      boot heater, ski boot insole, ski boot insoles, ski boots bag, ski carrier strap, ski edge tool, ski glove, ski
      gloves, ski goggle, ski goggles, ski helmet, ski helmet cover, ski iron, ski leash, ski lock, ski mask, ski pole,
      ski pole strap, ski pole straps, ski poles, ski rack, ski roof box, ski skin, ski skins, ski socks kids, ski
      strap, ski straps, ski touring skin, ski touring skins, ski tuning, ski vest, ski wax, skimboard, skis,
      slackline, slalom pole, slalom poles, sled, sledge, sleigh, sliotar, smart trainer, snaffle, snaffle bit, snooker
      accessories, snooker chalk, snooker table, snorkel, snorkel mask, snorkel set, snorkelling set, snow goggle, snow
      goggles, snow sport goggle, snow sport goggles, snow tube, snowblade, snowblades, snowboard, snowboard
      accessories, snowboard bag, snowboard binding, snowboard bindings, snowboard goggle, snowboard goggles,
      snowskate, soccer ball, soccer goal, sock tape, soft flask, soft reservoir, softball, softball bat, softball
      glove, sparring, sparring gear, spd cleat, spd cleats, spear gun, spearfishing, speargun, speed bag, speed ball,
      speed ladder, speed parachute, speedminton, splitboard, spoke, spoke nipple, spoke nipples, spoke wrench, sports
      bag, sports bottle holder, sports equipment, sports medicine boot, sports medicine boots, sports stopwatch,
      sports water bottle, spray skirt, spring floor, springboard, spur strap, spur straps, spurs, squash goggle,
      squash goggles, squash grip, squash racket, stabilisers, stable bandage, stable bandages, stable blanket, stable
      boot, stable boots, stable rug, stable rug horse, stable sheet, stable wrap, stable wraps, stand bag golf,
      standing martingale, star fangled nut, star nut, starting block, stem 31 8, stem 35mm, stem mtb, stirrup,
      stirrups, stock pin, stock tie, stopwatch, string set 12m, stringing machine, structure brush, stud girth,
      stumps, stunt peg, stunt pegs, stunt scooter, substitution board, sup, sup accessories, sup board, sup leash, sup
      paddle, sup pump, surcingle, surf accessories, surf fin, surf leash, surf wax, surface marker buoy, surfboard,
      surfboard fin, surfboard fins, surfboard leash, surfskate, suspension fork, sweat scraper, sweatband, swim
      accessories, swim bag, swim belt, swim buoy, swim cap, swim ear plug, swim ear plugs, swim fin, swim fins, swim
      float, swim goggle, swim goggles, swim mesh bag, swim parachute, swim ring sport, swim trainer pro, swim training
      aids, swimming cap, swimming ear plug, swimming ear plugs, swimming goggle, swimming goggles, table tennis, table
      tennis bat, table tennis table, tackle bag rugby, tackle shield, tactic board, tactic board football, tactics
      board, tail bag horse, tail bandage, tail guard, tail wrap, tandem, tapered headset, target face, target sheet
      football, tatami mat, team bag, team kit, team sports equipment, telemark, tempo trainer, tendon boot, tendon
      boots, tennis accessories, tennis bag racket, tennis ball, tennis balls, tennis dampener, tennis grip, tennis
      net, tennis racket, tennis racquet, tennis string, thai pad, thai pads, thigh guard, thigh pad, threaded headset,
      threadless headset, through axle 12mm, thru axle, tire lever, toboggan, toe clip, toe clips, toe cover, toe
      covers, toe stop, toe stops, toe strap, toe straps, top cap bolt, top tube bag, touch judge flag, touch judge
      flags, touring bike, touring binding, touring bindings, touring ski, touring skis, tow float, towable, towable
      tube, track bike, track hurdle, track pump, traction pad, trainer mat, trainer tire, trainer tyre, training aid
      horse, training ball, training cone, training cones, training equipment football, training gloves boxing,
      training pole, training roller, training wheels, trampoline, trampoline net, travel boots horse, tri bar, tri
      bars, trials bike, triathlon bike, triathlon lace, triathlon laces, tricycle adult, trophy, trophy cup, truing
      stand, tt bike, tubeless insert, tubeless plug, tubeless plugs, tubeless ready tyre, tubeless repair, tubeless
      sealant, tubeless tape, tubeless valve, tubular tire, tubular tyre, tumble track, tumbling mat, turbo trainer,
      turnout blanket, turnout rug, tutu, twirling baton, tyre insert, tyre lever, tyre levers, tyre plugs bike, u
      lock, umpire counter, unicycle, upper headset, v brake, vault box, vaulting box, vaulting buck, vaulting horse,
      vibration dampener, volleyball, volleyball net, volume spacer, volume spacers, waist harness kite, wake board,
      wakeboard, water bottle cage, water bottle cycling, water polo ball, water polo cap, water ski, water skis,
      waterski, waterskis, wax iron, waxing iron, web rein, web reins, wedge 52, wedge 54, wedge 56, wedge 58, wedge
      60, wedge set golf, weight belt diving, western saddle, wet lube, wetsuit boot, wetsuit boots, wetsuit glove,
      wetsuit gloves, weymouth, wheel 27 5, wheel 29, wheel 700c, wheel skewer, wheel truing stand, wheelset, whistle,
      wicket keeping glove, wicket keeping gloves, wicket keeping pad, wicket keeping pads, willow bat, windsurf,
      windsurf board, windsurf harness, wing foil, winter sport goggle, winter sport goggles, womens bike, work stand
      bike, workstand, wrist guard, wrist guards, yoga trapeze sport`,
    ],
  ],
  unsure: `backboard, bails, baseball, basketball, cassette, chaps, club wear sport, cone set, cones, cranks, cricket
    ball, cue, dart, disc, discs, discus, drivetrain, fastpitch, fencing, fins, flippers, football, girth, golf,
    halter, handball, headgear, helmet, horsewear, hurdle, javelin, jersy, jods, medal, mouthpiece, overshoe, paddle,
    parkour, pedal, pedals, pointe, puck, quick link, rash top, reins, rosette, rugby ball, running wear, saddle, shift
    cable, shifter, size 5 ball, ski, soccer, spoke, spray top, spurs, stumps, sup, tandem, team wear, tennis, training
    ball, training kit, trophy, tutu, v brake, volleyball, whistle`,
  watched: `baseball, basketball, boxing, champions league, cheerleading, cricket, cycling, diving, football, golf,
    gymnastics, hockey, lacrosse, mlb, mma, motocross, nba, nfl, nhl, premier league, skate, skiing, soccer, softball,
    surf, surfing, swimming, volleyball, world cup, wrestling`,
  uses: {
    SPORTS: `archery, athletic, away kit, badminton, ballet, baseball, basketball, bike ride, bike shirt, bike shop,
      billiards, bjj, bowling, boxing, champions league, cheerleading, cricket, cyclery, cycling, cyclist, dance wear,
      darts, diving, e bike, ebike, equestrian, fan version, figure skating, football, for bicycle, for bike, for
      cycling, futsal, goalkeeper, golf, gymnastics, hockey, home jersey, home kit, horse riding, ice skating, jiu
      jitsu, judo, karate, kickboxing, lacrosse, lamine yamal, left hand catch, left hand throw, marathon, martial
      arts, mbappe, messi, mlb, mma, motocross, mountain bike, mtb, muay thai, nba, netball, neymar, nfl, nhl, padel,
      pickleball, ping pong, player version, premier league, right hand catch, right hand throw, roller skating,
      ronaldo, rowing, rugby, run, running, scuba, skate, skateboarding, skiing, snooker, snorkeling, snowboard,
      snowboarding, snowboards, soccer, softball, sport, sporting, sporting goods, sports, squash, surf, surfboard,
      surfing, swimming, table tennis, taekwondo, team sports, tennis, third kit, trail running, triathlon, virat
      kohli, volleyball, wakeboard, water ski, water sports, winter sports, world cup, wrestling`,
  },
  makers: {
    SPORTS: `absoluteblack, abus bordo, abus granit, abus helmet, acavallo, adidas copa, adidas padel, adidas predator,
      adidas supernova, adidas ultraboost, adizero, altra escalante, altra torin, altura cycling, amigo rug, anon
      goggle, anon m4, apacs, aqua lung, aqua sphere, aquasphere, arena carbon, arena cobra, arena powerskin, arena
      swim, ariat tek, armada arv, asics gel, asics gt 2000, asics hyper speed, asics novablast, asics superblast,
      assos, atk bindings, atomic ski, babolat, babolat pure, babolat viper, back on track horse, bauer, bauer vapor,
      bianchi oltre, birzman, black crows, blizzard rustler, blueseventy, bolle goggle, bontrager, brooks adrenaline,
      brooks b17, brooks cascadia, brooks ghost, brooks glycerin, brooks hyperion, brooks launch, brooks saddle, bucas,
      bullpadel, burley, burley bee, burley honey, burton, burton cartel, butterfly table, butterfly table tennis,
      butterfly tenergy, callaway, camelbak podium, campagnolo, cane creek, cannondale, canterbury rugby, canyon bikes,
      capita, cascadia, castelli, cateye, cavallo breeches, ccm hockey, ccm tacks, ceramicspeed, cervelo, charles owen,
      chris king, cleto reyes, cobra aerojet, cobra driver, colnago, continental gp, continental gp5000, continental
      grand prix, cressi, cube bikes, cult crew, dakine boot, dalbello, deda elementi, demarini, dhb, donic, dragon
      alliance, dt swiss, dublin breeches, dunlop srixon, duotone, dynacraft, dynafit, dynastar, early rider, easton,
      elan ripstick, element skateboards, elite fly, elite suito, endura, endura hummvee, equiline, ergon, erima,
      eskadron, everlast, exposure lights, faction skis, fairtex, fanatic sup, finis swim, finis tempo, finish line
      lube, fischer ski, fit bike co, fizik, flex on, footjoy, fox 40, fox float, franklin sports, freejump, frog
      bikes, fsa gossamer, funkita, garmin edge, garmin rally, garmin varia, gel cumulus, gel kayano, gel nimbus, gel
      trabuco, giant defy, giant talon, giant tcr, gilbert rugby, giro helmet, giro ski, giro synthe, gore wear, gpa
      helmet, gray nicolls, gt bicycles, gunn and moore, gunn moore, haibike, hamax, haro bmx, harrows, harry hall,
      head kore, head radical, head ski, head tennis, heart of the hide, hiplok, hoka bondi, hoka clifton, hoka mach,
      hoka speedgoat, hope tech, horseware, horze, hummel, hunt wheels, huub, hy equestrian, hyland, hyper speed 5,
      hyperlite, ibis ripley, independent trucks, isla bikes, jagwire, jeffries, jobe, joma, jones snowboards, joola,
      k2 mindbender, kask, kempa, kentucky horsewear, kmc, kmc x11, kmc x12, knog, komperdell, kona process,
      kookaburra, korsteel, kryptonite evolution, lange rx, lazer helmet, leatt mtb, leki, lemieux, lezyne, li ning
      badminton, lib tech, line skis, louisville slugger, luxilon, madison clothing, magura, majyk equipe, mark todd,
      marker griffon, marucci, maverik, mavic cosmic, mavic crossmax, mavic ksyrium, maxxis, maxxis ardent, maxxis
      minion, mercurial superfly, mercurial vapor, met helmet, microshift, mikasa, mitre, mizuno, mizuno pro, mizuno
      wave, mongoose bike, mongoose legion, mp michael phelps, muc off, myler, naish, nb 1080, nb 860, nb 880, nb
      md500, neue schule, never summer, new balance 1080, new balance 860, new balance 880, new balance cricket, nike
      alphafly, nike invincible, nike mercurial, nike pegasus, nike phantom, nike vaporfly, nike vomero, nitro
      snowboards, nordica ski, nox padel, o brien, o neill, o neills, oakley flight, oakley line miner, odi grips,
      odyssey bmx, one k helmet, oneup components, orange seal, orbea, orca wetsuit, ortlieb back roller, paddletek,
      paradym, park tool, passier, pearl izumi, pedro s, pikeur, pinarello, ping g430, poc fovea, poc helmet, premier
      equine, prestige saddle, prince tennis, pro v1, profile design, puma deviate, puma future, puma king, puma ultra,
      puma velocity, quiksilver, race face, raceface, rambo rug, rapha, rawlings, red paddle, renthal fatbar, reusch,
      ride snowboards, riley snooker, rip curl, ritchey, rockshox, roeckl, rollerblade, ronix, rossignol, roxy
      snowboard, royalbaby, salomon qst, salomon sense ride, salomon shift, salomon ski, salomon speedcross, salomon
      stage, samshield, santa cruz nomad, santa cruz skateboards, santini, saucony endorphin, saucony guide, saucony
      kinvara, saucony peregrine, saucony ride, saucony triumph, scarpa maestrale, schwalbe, schwinn, scott addict,
      scott spark, scotty cameron, scubapro, select brillant, select futsal, selkirk, selle italia, selle royal, selle
      san marco, sells goalkeeper, sg cricket, shadow conspiracy, sherrin, shimano, shimano 105, shimano deore, shimano
      ultegra, shires, shires equestrian, siux, sks raceblade, slazenger, smith forefront, smith optics, solinco,
      spalding, specialized allez, specialized s works, specialized stumpjumper, specialized turbo, speedo, speedo
      biofuse, speedo fastskin, speedo vanquisher, spikeball, sportful, sprenger, sqlab, squirt lube, sram, sram eagle,
      sram rival, ss ton, stan s notubes, stiga table tennis, stockli, stolen bmx, stubben, sunday bikes, sunrace,
      sweet protection, swix, tachikara, tacx, tacx neo, target darts, taylormade, tecnifibre, tekna saddle, tektro,
      thomson elite, throne cycles, thule freeride, title boxing, titleist, toggi, toko wax, topeak, trek domane, trek
      emonda, trek fuel, trek marlin, troy lee designs, tusa, twins special, tyr, tyrolia, uhlsport, ultimatch, umbro,
      unicorn darts, union bindings, unior bike, uvex riding, venum, veredus, veredus boot, victor badminton, vittoria
      corsa, vokey, volkl, wahoo kickr, warrior alpha, wave inspire, wave rider, weatherbeeta, wethepeople, whyte,
      wilson, wilson evo, wilson ncaa, winmau, wintec, wolf tooth, woof wear, woom, xiom, yeti sb, yonex, zipp, zoggs,
      zone3`,
  },
};
