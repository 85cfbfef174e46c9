import type { Subject } from '../words.ts';

export const SPORTS: Subject = {
  things: [
    ['ELECTRONICS+SPORTS', 'e scooter, electric scooter, hoverboard'],
    [
      'ACCESSORIES+SPORTS',
      `avalanche backpack, ball bag, ballet shoe bag, baseball backpack, baseball bat bag, bat backpack, bike backpack,
      bike bag, bike phone bag, bike wheel bag, bikepacking bag, board bag, board day bag, boot bag, bow backpack, bow
      bag, bowls bag, competition scrunchie riding, cricket bag, cricket cap, cycling backpack, cycling bandana, dive
      bag, flipbelt, football backpack, football boots bag, football scarf knitted, frame bag, golf bag, golf cap, golf
      carry bag, golf cart bag, golf hat, golf pencil bag, golf shoe bag, golf stand bag, handlebar bag, handlebar feed
      bag, hat bag, hockey backpack, hockey bag, hockey stick bag, hydration bag, kayak bag, kayak deck bag, lacrosse
      bag, longboard bag, mesh kit bag, pannier, pickleball bag, poolside bag, puck bag, racket backpack, racket bag,
      racket holdall, rackets bag, racquet bag, running hydration vest, running mitts, running vest pack, running waist
      pack, running waistpack, scooter bag, shortboard bag, skate bag, ski backpack, ski bag, ski beanie, ski boot
      backpack, ski boot bag backpack, ski boots bag, ski roller bag, ski tube bag, ski wheelie bag, snowboard bag,
      spibelt, staff bag, stem bag, sup bag, sup deck bag, sup paddle bag, surfboard day bag, swim backpack, swim bag,
      swim kit bag, swim mesh bag, swim wet bag, team backpack, team bag, top tube bag, trail cap running, trail
      running hydration vest, trail running pack, trail running vest, trail vest running, transition bag, under saddle
      bag, wetsuit bag`,
    ],
    [
      'FASHION+SPORTS',
      `activewear, aero sock, aikido gi, aikido suit, alternate jersey, anthem jacket, aquashort, arm screens cycling,
      athletic wear, authentic jersey, away jersey, away shirt, back zip steamer, badminton short, badminton shorts,
      badminton skort, ball bib, ballet crossover, ballet dress, ballet shrug, ballet skirt, ballet tutu, ballet wrap,
      ballet wrap skirt, ballroom dress, ballroom gown dance, ballroom skirt, ballroom tights, base layer equestrian,
      base layer riding, base layer ski, baseball sock, basketball kit, basketball sock, bib knickers, bib short, bib
      tight, bibshort, bibtight, bike apparel, bike jersey, bike pant, bike short, biketard, bjj gi, bjj spats, black
      gi, blue gi, bmx jersey, bowls shirt, bowls trousers, boxing gown, boxing set amateur, boxing trunk, breeches,
      cag kayak, character skirt, cheer shell, cheer shorts, cheer skirt, cheer top, cheer uniform, chest zip steamer,
      circle skirt dance, club swimsuit, club tracksuit, club wear sport, competition gi, competition jacket,
      competition shirt, competition shirt ladies, compression calf tights, compression shirt, compression top,
      convertible tights, cool base jersey, cricket shirt, cricket slipover, cricket white, cross country vest, cycle
      clothing, cycle jersey, cycle short, cycling bib knicker, cycling cape, cycling sock, dance bodysuit, dance bra
      top, dance catsuit, dance costume, dance crop top, dance dress, dance hoodie, dance jacket, dance legging, dance
      pant, dance pants, dance shrug, dance skirt, dance sweatshirt, dance tight, dance tights, dance top, dance
      trouser, dance unitard, dance warm up, dance wear, dancewear, dart shirt, dinghy smock, dive suit, dobok,
      downhill jersey, drag shorts, drag suit, dressage jacket, dressage tailcoat, driving apron, dry cag, dry suit,
      dry trousers kayak, drysuit, elite jersey, enduro jersey, fan jersey, fencing jacket, fencing plastron jacket,
      fencing uniform, field hockey sock, field sock, fight short, fight shorts, flamenco dress, flamenco skirt,
      flyback swimsuit, football bib, football girdle, football kit, football shirt, football sock, football strip,
      football tee, fourth jersey, freediving suit, gaa jersey, gaa shorts, gabba, gaelic shorts, game jersey, game
      sock, gi black, gi blue, gi white, girdle football, goalie jersey, goalkeeper kit, goalkeeper set, golf dress,
      golf hoodie, golf legging, golf leggings, golf mid layer, golf midlayer, golf shirt, golf skirt, golf skort, golf
      sock, golf tee shirt, golf waterproofs, grappling short, grappling shorts, grappling spats, gravel jersey, gym
      leotard, gymnastics legging, gymnastics leggings, hacking jacket, hakama, handball shirt, handball shorts,
      hapkido uniform, hikers dinghy, hiking shorts sailing, hip scarf belly dance, hockey shirt, hockey skort, home
      jersey, home shirt, hunt coat, hunt shirt, hurling shorts, impact jacket wake, inshore jacket, insulated bib,
      insulated bib ski, jammer shorts, jammer swim, jammers swim, jazz pant, jazz trousers, jersey 2022, jersey 2023,
      jersey 2024, jersey 2025, jersey 2026, jersey 2027, jersy, jhodpurs, jiu jitsu gi, jodhpur, jodphur, jods, judo
      gi, judogi, junior gi, karate gi, kendo gi, kids gi, kids steamer, kit 2024, kit 2025, kit 2026, kit 2027,
      kneeskin, knicker baseball, kung fu suit, kung fu uniform, lacrosse pinnie, lacrosse shorts, latin dress, latin
      skirt, latin trousers, leotard, limited jersey, lyrical costume, lyrical dress, lyrical skirt, match jersey,
      match shirt, match short, medalist swimsuit, mens breeches, mt500 burner, mtb liner, neoprene jacket, neoprene
      leggings, neoprene pant, neoprene pants, neoprene short, neoprene shorts, neoprene swimsuit, neoprene top,
      neoprene vest, netball dress, netball skirt, netball skort, ninja suit martial, no gi short, no gi shorts,
      offshore jacket, offshore salopette, padded cycling liner, paddle jacket kayak, padel dress, padel skirt, padel
      skort, pancake tutu, pickleball skirt, platter tutu, player jersey, plus fours, polo jeans riding, polo jersey
      riding, powder skirt, practice tutu, premier jersey, presentation jacket, race brief, race short, race suit ski,
      race suit swim, racing briefs, racing singlet, racing suit swim, racing swimsuit, rash shirt, rash suit, rash
      top, rash vest set, rashie, ratcatcher shirt, referee jersey, referee shirt, replica jersey, replica shirt, rider
      wear, riderwear, riding base layer, riding clothing, riding coat, riding gilet, riding hoodie, riding jacket,
      riding jeans equestrian, riding legging, riding pant, riding pants, riding polo, riding raincoat, riding shirt,
      riding skirt, riding sweatshirt, riding tight, riding top, riding trouser, riding trousers, riding waterproof,
      riding wear, road jersey, romantic tutu, romantic tutu skirt, rowing unisuit, run crew, run tight, running crew,
      running skirt, running tight, running wear, sailing bib, sailing jacket, sailing salopettes, sailing shorts,
      sailing smock, sailing trousers, salsa dress, semidry, shimmer tights dance, shorty 2 2, show jacket, show shirt,
      show shirt ladies, ski apparel, ski base layer, ski baselayer, ski bib pant, ski clothing, ski dungarees, ski
      fleece, ski gilet, ski hoody, ski jacket, ski mid layer, ski midlayer, ski one piece, ski onesie, ski overalls,
      ski pant, ski pullover, ski race suit, ski roll neck, ski salopette, ski shell jacket, ski shell pants, ski sock,
      ski softshell, ski suit, ski thermal, ski thermal bottoms, ski trouser, ski trousers, ski wear, skinsuit,
      skiwear, sleeveless socks football, snow bib, snowboard bib, snowboard bib pants, soccer shirt, soccer sock,
      softball jersey, spearfishing suit, speedsuit, split short, sports bibs, sportswear, spray top, springsuit,
      sprint suit, stadium jersey, steamer 3 2, steamer 4 3, steamer 5 4, stirrup tights dance, stock shirt, sub coat,
      sub jacket, subs coat, subs jacket, surf tee rash, swim briefs racing, swim jammer, swim legging, swim parka,
      swim racing suit, swim robe, swim skins, swim tech suit, swingman jersey, tai chi clothing, tai chi suit, tai chi
      uniform, tail coat dressage, tailcoat dressage, team hoodie, team jersey, team polo, team short, team swimsuit,
      team tracksuit, team wear, teamwear, tech suit swim, tennis dress, tennis skirt, tennis skort, thai short,
      thermal top neoprene, third jersey, third shirt, throwback jersey, toesocks running, touchline jacket, track
      singlet, trail sock running, training bib, training crew, training hoodie, training jacket, training jersey,
      training kit, training pant, training shirt, training short, training sweatshirt, training swimsuit, training
      tee, training top, training tracksuit, training wear, transition tights, tri short, tri suit, tri top, tri top
      women, trisuit, tutu dress dance, tutu skirt ballet, umpire pants, umpire shirt, undersuit dive, vale tudo short,
      volleyball spandex, warm up jacket, warm up shirt, warm up suit, warm up top, water polo suit, water polo trunks,
      wetsuit, white gi, wrestling singlet`,
    ],
    [
      'SHOES+SPORTS',
      `ag boot, ag boots, all court shoe, astro boot, astro trainer, ballroom sandal, ballroom shoe, bike shoe, boot
      stud, boot studs, bowls shoe, bowls shoes, boxing boot, carbon plated shoe, character shoe, cheer shoe, clay
      court shoe, cleat, clipless shoe, court shoe ballroom, cross country ski shoe, cross country spike, crossfit
      shoe, curling shoe, dance bootie, dance shoe, dance sneaker, dinghy boot, distance spike, dress boot riding,
      feiyue, fencing shoe, fencing trainer, fg boot, field boot riding, firm ground boot, flamenco shoe, foot thong
      dance, football stud, freeride boot ski, ghillies, gravel shoe, greek pump jazz, greek sandal dance, gym pump
      dance, gym shoe, gym trainer, gymnastics slipper, half sole dance, handball shoe, hard shoe irish, highland dance
      pump, highland pump, ic boot, ic boots, indoor court shoe, indoor court shoes, javelin boot, jazz boot, jazz
      oxford, jazz shoe, jazz sneaker, jodhpur boot, jump spike, kata boot, kung fu shoe, latin dance heel, latin heel,
      latin sandal, latin shoe, lyrical sandal, lyrical shoe, mucker boot, muckers, neoprene bootie, netball trainer,
      nordic boot, paddock boot, paddock shoe, pointe shoe, pole boots, pole dance heels, pool shoe, poolside slider,
      practice shoe ballroom, racing flat, reef boot, reef bootie, replacement studs, riding boot, riding shoe, round
      toe bootie, rugby stud, running gaiter, running spike, sailing boot, salsa shoe, screw in studs, sg boot, sg
      boots, shot put shoe, ski boot, ski touring boot, soft ground boot, soft ground boots, spd shoe, spikes, spikes
      shoes, split sole ballet, split sole canvas, split toe boot, split toe bootie, sprint spike, stable shoe, step on
      boot, stud key football, stud wrench football, tai chi shoe, tall boots riding, tango shoe, tap boot, tap oxford,
      tap shoe, tf boot, tf boots, throwing shoe, touring boot ski, track spike, trail gaiter, trail running gaiter,
      trail shoe, training shoe, trampoline shoe, turf boot, turf shoe, turf trainer, warm up bootie, water polo shoe,
      weightlifting shoe, wetsuit bootie, wetsuit shoe, wrestling boot, wrestling shoe, xc boot, yard boot`,
    ],
    [
      'SPORTS',
      `1 allen hardware, 10 speed chain, 101a, 11 speed chain, 110mm hollow core, 12 speed chain, 120mm scooter wheel,
      2 piece cue, 26x2, 27 5x2, 29x2, 3 4 jointed, 3 pack pads, 3 wood, 3d archery target, 3d target, 5 wood, 52mm
      99a, 54mm wheels, 6 bolt rotor, 6 iron, 650b, 7 iron, 7 wood, 700c, 700x23c, 700x25, 700x25c, 700x28, 700x28c,
      700x32c, 78a wheels, 8 0 deck, 8 25 deck, 8 5 deck, 8 5 x 2 tube, 8 5 x 2 tyre, 8 iron, 8 speed chain, 9 iron,
      99a wheels, abdo guard, abdominal guard, adult tricycle, aero bar, aerobar, afl football, aggressive inline,
      aggressive skate, agility cone, agility hoop, agility hurdle, agility ladder, agility pole, agility rings, aikido
      belt, air hockey table, air shaft, air track, air vest equestrian, airbag backpack, airbag cartridge ski,
      airtrack, alignment stick, all mountain ski, allen bolts skate, alpine binding, aluminium oar, aluminium training
      knife, anatomic girth, ankle guard football, ankle strap snowboard, ankle weights diving, anti fog dive, anti rub
      vest horse, anti theft skewer, approach wedge, aqua belt, aqua dumbbell, aqua jogger belt, aqua jogging belt,
      aramith, archery, archery arm guard, archery arrow, archery boss, archery bow, archery bracer, archery carbon
      arrow, archery chest guard, archery clicker, archery damper, archery equipment, archery finger sling, archery
      foam target, archery glove, archery net, archery netting, archery quiver, archery recurve bow, archery release,
      archery scope, archery stabiliser, archery stabilizer, archery target stand, arm compression sleeve, arm guard
      cricket, arm guard taekwondo, arm guard wkf, arm sleeve uv running, arm sleeves running, arm warmers cycling, arm
      warmers running, armband phone running, armbands swimming, arnis stick, arrow cutter, arrow feather, arrow
      insert, arrow lube, arrow netting, arrow puller, arrow quiver, arrow rest, arrow saw, arrow vane, arrow wrap, ass
      saver, astro ball, athletic cup, aussie rules, autoscore, avalanche airbag, axle kit boost, back plate football,
      back protector ski, back quiver, back tension release, backboard, backboard padding, backstop netting, badminton,
      badminton accessories, badminton accessory, badminton grip, badminton net, badminton post, badminton racket,
      badminton set, badminton shuttle, badminton shuttlecock, badminton string, badminton volleyball set, bafang
      motor, bag glove, bag mitt, bails, balaclava ski, balance beam, balance bike kids, ball basket tennis, ball cage,
      ball carrier, ball cart, ball glove, ball hopper, ball inflator, ball line marker, ball machine tennis, ball
      marker, ball needle, ball net, ball pick up tube, ball pickup tube, ball pump, ball rack, ball retriever, ball
      return, ball sack, ball stop net, ball stopper, ball trolley, ballet barre, ballet elastic, ballet foot
      stretcher, ballet ribbon, ballet shoe elastic, banana bag, banana bag muay thai, bandage pad, bandages horse, bar
      billiards, bar end plug, bar tape, bareback pad, barebow, barends, base cleaner, base coat wax surf, base edge
      file, base repair candle, base repair ski, base set, baseball, baseball bat, baseball glove, baseball mitt,
      basecoat wax, bases rubber, bases set, bash guard, bashguard, basketball, basketball hoop, basketball net,
      basketball pump, basketball rim, basketball ring, bat case table tennis, bat cover, bat grip, bat handle, bat
      knob, bat oil cricket, bat rack, bat sleeve, bat tape, bat taper, bat weight, bat wrap, batters glove, batting
      cage, batting glove, batting helmet, batting inner, batting inner glove, batting leg guard, batting pad, batting
      tee, baucher bit, bcd, bcd jacket, beach cruiser, beach tennis, beach volleyball, bed and cushion cloth, bed
      cushions cloth, bell boots horse, belly pad, belt display rack, belt drive bike, bib clips running, bib magnets,
      bibs set training, bicycle, bicycle bearing, bicycle child seat, bicycle pump, bicycle tire, bicycle tool kit,
      bidon 550ml, bidon 750ml, bike, bike accessories, bike accessory, bike bag top tube, bike basket, bike basket
      liner, bike bell, bike bidon, bike bottle, bike box, bike brake, bike cable lock, bike cargo net, bike carry
      case, bike case, bike ceiling hoist, bike chain, bike chain tool, bike child seat, bike cleaner, bike cleaning
      kit, bike component, bike components, bike computer, bike cover, bike crate, bike degreaser, bike disc brake,
      bike fender, bike flag, bike floor stand, bike fork, bike frame, bike front light, bike gps, bike grease, bike
      grip, bike hanger, bike headlight, bike headset, bike headset bearing, bike helmet, bike helmet kids, bike hook,
      bike horn, bike light, bike lighting, bike lock, bike lube, bike luggage, bike maintenance, bike mirror, bike
      multi tool, bike part, bike parts, bike pedal, bike phone case holder, bike phone holder, bike phone mount, bike
      pump, bike puncture repair kit, bike rack, bike rear light, bike reflector, bike repair kit, bike repair stand,
      bike rim, bike saddle, bike seat, bike security, bike shoe cover, bike speed sensor, bike stand, bike stem, bike
      storage hook, bike tail light, bike tire, bike tool, bike top tube, bike tow rope, bike trailer, bike travel
      case, bike tube, bike tyre, bike wall hook, bike wall mount, bike wash, bike water bottle, bike wax, bike wheel,
      bikepacking, billiard, billiard table, binding ladder, binding screw snowboard, binding screwdriver, bit
      converter, bit guard, bits and bridles, bits bridles, bjj belt, bjj dummy, black belt karate, blade holder, blade
      putter, blade soaker, blade soakers, bleed kit, bleed kit brake shimano, blocker pad, blocking dummy, blocking
      pad, blocking shield, bmx, bmx bar, bmx bike, bmx part, bmx parts, bmx peg, bmx tire, bmx tyre, bo staff, boa
      lace kit, board leash, board rails, board sock surf, boat paddle, bobsled, bobsleigh, bocce, boccia ball, boccia
      set, body brush horse, body cord fencing, body protector, body shield, body shield boxing, body wire fencing,
      bodyboard, bodyboard leash, bogu, bokken, boogie board, booster strap ski, boot bag football, boot bag riding,
      boot dryer ski, boot heater ski, bosal hackamore, bosch intuvia, bosch kiox, bosch nyon, bosch powerpack, bosch
      powertube, bosch purion, bottle cage, bottle carrier football, bottle dynamo, bottom bracket, bottom bracket
      tool, bow and arrow, bow finger sling, bow hanger, bow press, bow scale, bow serving, bow sight, bow sling, bow
      square, bow stand, bow string material, bow stringer, bow wax, bowling ball, bowling machine, bowling pin,
      bowling shoe, bowling tape, bowling towel, bowling wrist support, bowls carrier, bowls grip, bowls jack, bowls
      lifter, bowls mat, bowls measure, bowls polish, bowls wood, bowstring archery, bowstring material, bowstring wax,
      boxing bag, boxing bag glove, boxing corner stool, boxing equipment, boxing gauze, boxing glove, boxing gum
      shield, boxing headguard, boxing inner glove, boxing inner gloves, boxing machine, boxing mat, boxing pad, boxing
      ring, boxing stick, boxing swell iron, boxing timer, boxing wrap, boys bike, bracer archery, bradoon, brake
      block, brake cable bike, brake cable inner, brake cable kit bike, brake cable outer, brake hood, brake housing,
      brake inner cable, brake lever cutoff, brake lever with cutoff, brake outer cable, brake pads bike, brake pads
      shimano, brake retainer ski, brake rotor 140mm, brake rotor 160mm, brake rotor 180mm, brake rotor 200mm, brake
      rotor 203mm, brake sensor ebike, brass brush ski, break cue, breaking board, breast girth, breast plate horse,
      breast protector, breastgirth, breastplate, bridge stick, bridle, brifter, browband, brushing boot, bucas rug,
      bucket of baseballs, bungee tie, bungee training horse, buoyancy aid, buoyancy compensator, bushings 92a,
      bushings barrel, bushings cone, cable end caps bike, cable housing 4mm, cable housing 5mm, cable housing bike,
      cable outer bike, cabretta glove, cactus cloth horse, cadence sensor, calf compression sleeve, calf sleeve,
      caliper brake bike, camogie, canadian canoe, canoe, canoe bailer, canoe paddle, canoe seat, canoe throw bag,
      canoe trolley, cantilever brake, captain arm band, captain armband, captain s armband, captains armband, carbon
      arrow shaft archery, carbon assembly paste, carbon paste, cargo bike, cargo trike, carrom, carving ski, cassette,
      cassette bike, cassette lockring, cassette sprocket, cassette tool, castle tees, catch glove goalie, catcher
      gear, catcher mitt, catcher s gear, catcher s glove, catcher s mitt, catcher set, catchers gear, catchers glove,
      catchers mask, catchers mitt, catching glove, cavaletti, cavesson, center lock rotor, center snorkel, centerlock,
      centre lock rotor, centre snorkel, ceramic bearings skate, chain 10 speed, chain 11 speed, chain 12 speed, chain
      7 speed, chain 8 speed, chain 9 speed, chain breaker bike, chain checker, chain cleaner, chain cleaning kit bike,
      chain device, chain doc, chain guide, chain keeper, chain link remover, chain lube bike, chain net, chain quick
      link, chain scrubber bike, chain stay, chain tensioner bike, chain wax, chain wear checker, chain whip,
      chaincase, chainguard, chainring, chainset, chainstay protector, chalk holder cue, changing mat surf, chaps,
      cheer mat, cheer megaphone, cheer pom, cheer stunt stand, cheerleading pom pom, cheese mat, chest guard archery,
      chest guard cricket, chest protector, chest protector baseball, chicken loop, child bike seat, child bike
      trailer, chin strap football, chin strap helmet, chip timing strap, chipping mat, chipping net, cinch western,
      city bike, clap skate, cleat cleaner, cleat cover, cleat set, cleat shim, cleat wedge, cleats spd, clicker
      archery, climbing hold, climbing skin, clincher tire, clincher tyre, clipless pedal, clipping rug, close contact
      saddle, club head cover, co poly string, co2 cartridge 16g, co2 cartridge threaded, co2 inflator, co2 pump, coach
      sticks, coaching board, coaching folder football, coil shock mtb, cold water wax, color guard flag, color guard
      pole, color guard rifle, combo skis, commuter bike, commuter ebike, competition glove, competition number holder,
      competition scrunchie, complete cruiser, composite basketball, composite stick, compression arm sleeve sport,
      compression sleeve running, cone set, cone spanner, cone wrench, cones, contact shield, continental rein, cool
      water wax, cooler rug, cork wax, corner flag, corner pole, corner stool boxing, cornhole bag, cornhole bags,
      cornhole board, court broom, court line tape, court squeegee, crank arm, crank boot, crank cover, crank puller,
      cranks, crankset, crash mat, crash pants skate, cricket ball, cricket bat, cricket equipment, cricket glove,
      cricket helmet, cricket kit, cricket pad, cricket stump, cricket stumps, croquet mallet, cross country boots
      horse, cross country ski, cross country ski boot, cross rest, crossbar challenge, crossminton, crown green bowls,
      crown race, crown steerer, cruiser bike, cruiser board, cruiser wheel, cruiser wheels, cue, cue ball, cue butt,
      cue case, cue chalk, cue extension, cue ferrule, cue holder, cue maintenance, cue oil, cue rack, cue shaft, cue
      stand, cue stick, cue tip, cue tip tool, cue towel, curb chain, curb wax, curling broom, curling gripper, curling
      slider, curling stone, curry comb, cushion plunger, cushion rubber pool, cutoff brake lever, cycle accessories,
      cycle accessory, cycle computer, cycling accessories, cycling accessory, cycling arm warmer, cycling bib, cycling
      bidon, cycling bottle, cycling cap, cycling computer, cycling glasses, cycling glove, cycling helmet, cycling leg
      warmer, cycling overshoe, cycling shoe cover, cycling speed sensor, cycling sunglasses, cycling tool roll,
      cycling water bottle, cyclocomputer, cyclocross tyre, d lock, d loop, d loop rope, damper upgrade, dance floor
      portable, dance foot stretcher, dance paws, dance pole, dance rosin, dance shoe brush, dandy brush, dart, dart
      backboard, dart barrel, dart board cabinet, dart caddy, dart carrier, dart case, dart display, dart flight, dart
      light ring, dart point, dart points, dart repointing, dart scorer, dart set, dart shaft, dart sharpener, dart
      stand, dart stem, dart surround, dart throw line, dart tool, dart wallet, dartboard, dartboard cabinet, darts,
      darts accessories, darts mat, darts scoreboard, darts scorer, deck grip surf, deck traction, degree wedge, demo
      binding, derailleur, derailleur cable, derailleur cage, derailleur hanger, derailleur pulley, diamond file ski,
      diamond rack pool, diamond stone ski, ding epoxy, ding filler, ding repair, ding stick, dinghy cover, dinghy oar,
      dinghy sail, disc, disc brake bike, disc brake caliper bike, disc brake cleaner bike, disc brake wheels, disc
      cone, disc golf, disc hub, disc marker, disc markers, disc rotor 140mm, disc rotor 160mm, disc rotor 180mm, disc
      rotor 203mm, discus, distance driver disc, dive backplate, dive bolt snap, dive boot, dive compass, dive
      computer, dive console, dive fin strap, dive flag, dive float, dive gear, dive glove, dive harness, dive hood,
      dive hose, dive knife, dive lamp, dive light, dive mask, dive octopus, dive reel, dive regulator, dive ring, dive
      skin, dive slate, dive spool, dive stick, dive tank, dive torch, dive torpedo, dive weight, dive whistle, dive
      wing, diving equipment, diving fin, diving mask, diving stick, diving sticks, diving torpedoes, divot, divot
      tool, dodgeball, donut bat, double end bag, double end ball, down tube protector, downtube protector, draw rein,
      dressage arena, dressage boot, dressage girth, dressage hair net, dressage letters, dressage marker, dressage
      saddle, dressage square, dressage stick, dressage whip, driver cover, driver golf, driver shaft, drivetrain, drop
      bar, dropper cable, dropper lever, dropper post, dropper remote, dry lube, dry top kayak, dsmb, dutch bike, dutch
      gag, dynamo hub, dynamo light, e bike, e bike conversion kit, e bike display, e bike motor, e mtb, e4 caliper,
      ear band swim, ear bonnet, ear guards wrestling, ear plug swim, ear plugs swimming, ebike, ebike conversion kit,
      ebike display, ebike motor, edge file ski, edge guard tape, edge sharpener ski, edge tuner, edge tuning, egg
      surfboard, eggbutt, elbow guard baseball, elbow pad, electric bike, electric mountain bike, electric tricycle,
      electric trike, emtb, enduro bike, english willow, enswell, epee, equestrian, equestrian equipment, escrima
      stick, eventing boot, exercise bandage, exercise boots horse, exercise rug, exercise sheet, extended spider, eye
      black, eye black sticker, face brush horse, face mask ski, fairway driver disc, fairway wood, fan hand, fan
      towel, fastpitch, fastpitch bat, fat bike, fat bike tire, fcs fin, fcs fins, fcs ii fin, feather shuttle, feather
      shuttles, fencing, fencing equipment, fencing foil, fencing glove, fencing lame, fencing mask, fencing plastron,
      fencing sabre, fender bike, fetlock boot, field hockey goalie, field hockey goggles, field points archery, field
      quiver, fielders mask, fielding glove, fielding mask, fight glove, figure skate, file guide, fillet string,
      fillis iron, fin box plug, fin key, fin plug, fin screw, fin set, fin strap dive, fin straps, finger paddle swim,
      finger sling archery, finger spool, finger tab, fins, first base mitt, first stage regulator, fixed gear, fixie,
      flag football belt, flag football set, flangeless grips, flash strap, flat disc marker, flat mount adapter, flat
      mount caliper, flatbow, fleece bandage, fleece rug cob, fleece rug horse, fletching, fletching clamp, fletching
      glue, fletching tool, flight protector, flights standard dart, flippers, float suit, floor pump, floor to ceiling
      ball, floorball, fly boot, fly fringe, fly hood, fly mask, fly rug, fly sheet horse, fly veil, foal slip, foam
      boss, foam finger, foam hand, foam target archery, foamie board, focus mitt, focus pad, foil blade fencing, foil
      board, foil fencing, foil fuselage, foil lame, foil mast, foil wing, folding bike, folding gym mat gymnastics,
      folding hook scooter, folding lock, folding tire, folding tyre, foosball, foosball table, foot guard baseball,
      foot pod running, foot protector karate, foot protector taekwondo, foot stretcher ballet, foot stretcher wood,
      foot undies, football, football back plate, football chin strap, football equipment, football facemask, football
      girdle pad, football girdle pads, football glove, football gloves, football goal, football hand warmer, football
      helmet, football mannequin, football pad, football pads, football pump, football rebounder, football sled,
      football tactics folder, football target net, football tee kicking, football visor, football wristband,
      footstrap, footstraps windsurf, forearm guard, forearm guards taekwondo, fork seal mtb, formula four, frame
      bearing kit, frame guard, frame lock, frame pack, frame protection kit, frame protection tape, frame pump,
      framekit, frameset, free kick dummy, free kick mannequin, freedive fin, freediving fin, freediving fins,
      freediving weight belt, freehub, freeride ski, freewheel, french link bit, frescobol, frisbee, front deck pad,
      front hub, front light, front light bike set, front mech, front rack bike, front usb light, full cheek, full face
      snorkel, full suspension, funboard, futsal ball, futures box fin, futures fin, futures fins, gaelic football,
      gaelic glove, gag bit, game ball, game basketball, game volleyball, gap wedge, gear cable, gear hanger, gear
      housing, gear inner cable, gear outer, gear shifter bike, gel flask running, gel saddle, gel toe pad, gel wraps
      boxing, girls bike, girth, girth cover, girth extender, girth guard, girth sleeve, girth strap, gk glove, glide
      wax, glider wax, glove conditioner, glove deodoriser boxing, glove deodorizer, glove dogs, glove dryer boxing,
      glove glu, glove locker, glove mallet, glove oil, glove wrap, glueless patch, goal anchor, goal clip, goal clips,
      goal net, goal post, goal target, goal weight, goalie blocker, goalie catcher, goalie chest, goalie glove, goalie
      kicker, goalie leg pad, goalie mask, goalie pad, goalie pants, goalie skate, goalie stick, goalie throat,
      goalkeep glove, goalkeeper glove, goalkeeping glove, goalpost, goggle, goggles junior swim, golf accessories,
      golf accessory, golf alignment, golf bag organizer, golf bag rain cover, golf bag stand, golf bag strap, golf
      ball, golf ball liner, golf ball pouch, golf brush, golf buggy cover, golf cart, golf chipper, golf chipping
      game, golf chipping mat, golf club, golf divot tool, golf drinks holder, golf driver, golf equipment, golf flag,
      golf flight cover, golf gift set, golf glove, golf gps, golf gps watch, golf grip, golf hat clip, golf head
      cover, golf headcover, golf hitting mat, golf hole cup, golf hybrid, golf impact screen, golf iron, golf laser,
      golf mat, golf mitt, golf mitts, golf net, golf pencil, golf pin flag, golf pouch, golf push cart, golf putter,
      golf rain glove, golf rain gloves, golf rain hood, golf rangefinder, golf score counter, golf screen, golf seat,
      golf set, golf shaft, golf shoe spike, golf simulator, golf spike, golf swing trainer, golf tee, golf tool, golf
      towel, golf training aid, golf travel cover, golf trolley, golf umbrella, golf valuables pouch, golf wedge, gp
      saddle, gps bike computer, gps cycling computer, graphite shaft, grappling dummy, grappling glove, gravel frame,
      gravel tire, gravel tyre, grind box, grind rail, grip bag gymnastics, grip shift, grip solvent, grip tape, grip
      tape golf, grip wax ski, gripshift, griptape, groin guard, groin protector, grommet set tennis, grooming box
      horse, grooming brush horse, grooming kit horse, grooming tote horse, groove cleaner, groove sharpener, groupset,
      gs ski, gullet plate, gum shield, gumshield, gun surfboard, gymnastic beam, gymnastic mat, gymnastics bar,
      gymnastics beam, gymnastics folding mat, gymnastics grip, gymnastics horizontal bar, gymnastics mat, gymnastics
      palm guards, gymnastics ribbon, gymnastics rope, gymnastics wedge, h block inline, hackamore, hairnet riding,
      half chap, half pad, halter, hand ball resin, hand grips odi, hand paddle swim, hand plane surf, hand protector
      karate, hand wrap, handball, handball ball, handball goal, handball resin, handlebar, handplane surf, hanging
      cheek, happy mouth bit, hardtail, harness line, harness line windsurf, harness lines, harscheisen, hat cover, hat
      silk, hatch cover kayak, head collar, head cover golf, head guard, head guard boxing, headcollar, headcover,
      headgear, headgear boxing, headguard, headguard rugby, headset bearing, headset cap, headset compression plug,
      headset cup, headset expander plug, headset press, headset spacer, headset top cap, headstall, heavy bag, heel
      protector latin, heel protectors dance, heel protectors latin, helicopter tape, helmet, helmet bag ski, hi vis
      riding vest, hi vis slap band, hi viz leg bands, high jump bar, high jump mat, highback snowboard, hiking strap
      dinghy, hind boot, hip quiver, hit shield, hitting mat, hitting net, hitting stick, hitting tee, hockey ball,
      hockey cage, hockey elbow pad, hockey elbow pads, hockey girdle, hockey glove, hockey gloves youth, hockey goal,
      hockey helmet, hockey kicker, hockey laces, hockey neck guard, hockey pants ice, hockey puck, hockey shin guard,
      hockey shin pad, hockey shin pads, hockey shooting tarp, hockey shoulder pad, hockey shoulder pads, hockey skate,
      hockey stick, hockey suspenders, hockey tape, hockey visor, hogu, hollow core 110mm, hollow core wheel, home
      plate, honeycomb tyre, hoods campagnolo, hoods shimano, hoof pick, hope caliper, horse bandage, horse bib, horse
      bit, horse blanket, horse boot, horse bow traditional, horse fleece rug, horse fly sheet, horse grooming glove,
      horse hood, horse leg bands, horse magnetic boot, horse riding helmet, horse riding vest, horse rug, horse rug
      liner, horse saddle, horse sheet, horse studs, horse tack, horse tie ring, horse travel boot, horse travel boots,
      horse wear, horsehair brush ski, horseshoe set, horseshoes set, horsewear, hot oil mitt, hover kart, hoverboard
      kart, hoverboard seat, hoverkart, hub bike, hub body, hub boost, hub dynamo, hub gear, hub motor kit, humane
      girth, hunting whip, hurdle, hurl grip, hurling, hybrid bike, hybrid club, hybrid golf, hybrid string set,
      hydration belt, hydration bladder running, hydration reservoir, hydration vest, hydrofoil, iaito, ice boots
      horse, ice skate, ihc fork, impact short, impact shorts, impact vest, in ground hoop, incline mat gymnastics,
      indoor bowls, inflatable canoe, inflatable kayak, inflation needle, inline frame, inline liner, inline skate,
      inline wheel, inline wheels, inner brake cable, inner gear cable, inner glove boxing, inner gloves boxing, inner
      tube, instep guard, integrated headset, intermediate stick, internally geared hub, iron cover, iron cover set,
      iron covers, iron set, iron shaft, isup, jam plugs, javelin, jigsaw mat martial arts, jiu jitsu belt, jo staff,
      jockey skull, jockey wheel, jointed cue, judo belt, judo mat, jump bike, jump block, jump cue, jump cup, jump
      filler, jump pole, jump rope speed, jump rope speed sport, jump saddle, jump square, jump stand, jump wing,
      jumping saddle, jumping whip, junior binding, junior bow, junior golf set, junior stick hockey, kali stick, kan
      jam, karate belt, karate foot protector, karate glove, karate mitt, kashmir willow, katana training, kayak, kayak
      cart, kayak cover, kayak drain plug, kayak fin, kayak j bar, kayak oars, kayak paddle, kayak paddle leash, kayak
      roof rack, kayak rudder, kayak seat pad, kayak seat sup, kayak skeg, kayak spray skirt, kayak trolley, keel fins,
      keeping glove, kendo, key pod surf, keypod surf, kick board, kick pad, kick paddle, kick scooter, kick shield,
      kick tee, kick wax, kickboard, kicker ramp, kicking holder football, kicking paddle, kicking target, kicking tee,
      kickstand, kids archery set, kids bicycle, kids bike, kids bow set, kids lifejacket, kids ski set, kimblewick,
      kimblewicke, kin ball, kinball, kip bar, kisser button, kit bag football, kite bar, kite bar kitesurf, kite
      bladder, kite board, kite control bar, kite harness, kite leash, kite lines, kite pump, kite spreader bar, kite
      surf harness, kiteboard, kitesurf, kitesurf harness, kitesurfing kite, klister, knee pad, knee pads skate, knee
      warmer, kneeboard, kneepad, knuckle wrap, kt display, kt lcd3, kung fu fan, kung fu sword, kwik cricket, l
      screen, laced rein, lacrosse, lacrosse arm pad, lacrosse arm pads, lacrosse ball, lacrosse glove, lacrosse goal,
      lacrosse head, lacrosse helmet, lacrosse mesh, lacrosse pads, lacrosse rib pads, lacrosse shaft, lacrosse
      shoulder pad, lacrosse shoulder pads, lacrosse stick, lacrosse string kit, ladder ball, ladder toss, ladies bike,
      lake ball, lake balls, lame fencing, landing mat, lane line swimming, lane rope, lap counter, laser sail, latigo,
      launch monitor, lawn bowl, lead chain horse, lead rein, lead rope, lead tape tennis, lead weights diving,
      leadrope, leather balm saddle, led armband running, led slap band, leg bands horse, leg guard baseball, leg rope
      surf, leg strap rug, leg straps rug, leg warmers cycling, leg wraps horse, legrope, lever hood, life jacket
      harness, lifejacket, lineman gloves, linesman flag, linseed bat oil, lob wedge, lock on grip, lockring tool, long
      girth, long hair swim cap, long hair swimming cap, long jump board, long rein, long rod archery, long rod
      stabiliser, longboard, longboard truck, longboard trucks, longbow, loose ring bit, lower headset, lower leg
      service kit, lozenge bit, lunge line, lunge rein, lunge roller, lunge whip, lunging, lycra hood horse, lyrik
      fork, m365 dashboard, magic rack, magnetic boots horse, majorette baton, makiwara, mallet putter, mane and tail
      brush, mane and tail comb, mane brush, mane comb, mane rake, mane thinner horse, marathon medal display, marker
      disc, marker discs, market harborough, marley floor, martial arts belt, martial arts equipment, martial arts mat,
      martingale, mask defog, mask strap cover, mast base windsurf, mast extension windsurf, master link 12 speed,
      match ball, match football, measuring tape athletics, mech hanger, medal, medal display, medal frame, medal
      hanger, medal ribbon, men himo, mens bike, mesh rug horse, mid drive kit, mid drive motor, mid length board,
      midrange disc, mini butt, mini hoop, mini pump, mini ramp, mitten ski, mittens ski, mma glove, mma headgear, mma
      mouthguard, mma shin guard, mma shin guards, mongkon, mono girth, monoflap, motor kit ebike, mountain bike,
      mountain bike tire, mountain bike tyre, mountain bike wheel, mountain bike wheels, mounting block, mouth guard,
      mouth guard sport, mouth piece, mouthguard, mouthguard case, mouthguard sport, mouthpiece, mtb caliper, mtb fork,
      mtb grip, mtb mudflap, mtb stem, mtb tire, mtb tyre, mtb wheel, muay thai short, mudguard, multifilament string,
      mushroom trainer gymnastics, natural gut string, neck cover horse, neck rug, neck strap horse, neoprene glove,
      neoprene gloves, neoprene glue, neoprene hood, neoprene queen, net clips, net winder, netball, netball bib,
      nipple spoke, nock, nocking point, nordic binding, nordic pole ski, nordic ski, nose clip, nose guard surf,
      noseband, notubes sealant, number bib, number holder riding, numnah, nunchaku, nunchuck, nylon brush ski, nylon
      shuttles, nylon stem, oar collar, oars pair, oche, oche line, octopus dive, octopus regulator, old school deck,
      open finger glove, ouch pouch, outer brake cable, outer gear cable, over reach boot, over the door hoop,
      overgrip, overreach boot, overshoe, overshoes, p tex, p tex candle, p tex repair candle, pace clock swimming,
      package set golf, pad set skate, padded arm sleeve, padded girdle, padded shirt football, padded shorts skate,
      paddle, paddle board, paddle leash, paddleboard, paddling glove, padel, padel ball, padel grip, padel overgrip,
      padel protector, padel racket, pads set junior, paintball, paintball gun, paintball marker, paintball mask, palm
      guard gymnastics, pannier rack, paracycling, park ski, parkour, passing arc, patch kit, pedal, pedal assist
      sensor, pedal kayak, pedal reflector, pedal spanner, pedal strap, pedal washer, pedal wrench, pedals, peep sight,
      pelham, pelvic protector, pencil bag golf, penhold, penhold blade, penny board, petanque, petanque ball, petanque
      set, pfd, phillips bolts skate, phone armband running, pickleball, pickleball ball, pickleball grip, pickleball
      net, pickleball paddle, pickleball set, pike fork, pile points, pimples out, pine tar, ping pong, ping pong ball,
      ping pong paddle, ping pong table, pinnie, pitch counter, pitch mark repairer, pitchers plate, pitching machine,
      pitching mound, pitching net, pitching rubber, pitching screen, pitching wedge, pivot bearing kit, pivot cup,
      pivot cups skate, plaiting band, plaiting box, plaiting comb, plaiting kit, plaiting thread, plastic tees golf,
      play wristband, plexi scraper ski, plunger button archery, pocket plates pool, pogo stick, pointe, pointe
      elastic, pointe ribbon, pointe shoe accessories, pointe shoe ribbon, pole spear, pole vault, polo wrap, polyester
      string tennis, pom pom cheer, pom poms cheerleading, pommel, pony saddle, pool and snooker, pool ball, pool
      bridge head, pool chalk, pool cloth billiard, pool cue, pool table, pop up goal, portable dance floor, portable
      hoop, post mount adapter, post mount adaptor, post pad, post protector, powder board, powder ski, power meter,
      power strap ski boot, prajioud, presta adapter, presta valve, prince of wales spurs, pro scooter, prolite pad,
      protective gear set skate, protective ski short, protective ski shorts, ptex, ptex candle, puck, puddle jumper,
      pull buoy, pull kick, pull trolley, pullbuoy, pulling comb, pump foil, punch bag, punch ball, punch mitt,
      punchbag, punching bag, puncture patch, puncture prevention, puncture repair kit bike, puncture repair patch,
      puncture sealant bike, putt trainer, putter, putter cover, putter disc, putter grip, putting aid, putting
      alignment, putting cup, putting green, putting mat, putting mirror, putting trainer, qb wristband, qr skewer,
      quad clamp scooter, quad fin, quad fins, quad rear fins, quad skate, quad wheel, quad wheels, quarter marker,
      quarter pipe, quarter sheet, quick link, quick release axle, quick release skewer, quill stem, quiver belt
      archery, quoits, race belt, race bib, race bib belt, race bib clips, race magnets, race medal, race number belt,
      race number holder, race number magnet, racing pole ski, racket, racket stencil, racket string, racketlon,
      racquet, racquet string, racquetball, racquetball eyewear, racquetball glove, radar gun sports, rain glove golf,
      rain gloves golf, rain sheet horse, rally towel, range ball, range balls, rangefinder golf, rash vest, rattan
      stick escrima, reaction ball, rear carrier bike, rear child seat, rear childseat, rear entry binding, rear hub,
      rear light, rear mech, rear rack, rear shock air, rear shock mtb, rear usb light, rear wing foil, rearming kit,
      rearming pack, reba fork, rebound board, rebound net, rebounder football, rebounder net, rebreakable board,
      receiver glove, receiver gloves football, recon fork, recumbent trike, recurve bow archery, recurve limb, recurve
      riser, recurve string, red yellow cards, reds bearings, referee, referee notebook, referee wallet, reflective arm
      band, reflective armband, reflective running vest, reflective sash, reflective slap band, reflex bag, reflex
      ball, reflex bar boxing, regulator dive, regulator diving, regulator set diving, rein stop, reins, relay baton,
      release aid, replacement grip tennis, replacement under grip, repointing machine, repointing tool, rescue club,
      reservoir 1 5l, reservoir 2l, resin handball, resistance parachute, rest head, rhythmic ball, rhythmic club,
      rhythmic gymnastics, rhythmic hoop, rhythmic ribbon, rhythmic rope, rib protector, rib protector football, ribbon
      elastic pointe, riding crop, riding glove, riding hairnet, riding hat, riding helmet, riding pad, riding skull
      cap, riding sock, riding whip, rigid fork, rim basketball, rim brake, rim tape, ring lock bike, riser archery,
      riser bar, riser pad, road bike, road bike tire, road stem, road tyre, rock shox fork, rocker plate turbo,
      rockshox fork, roll mat judo, roller blade, roller skate, roller ski, rollerblade, rollerblades, romal reins,
      rope halter, rope rein, rope reins, rosette, rosin bag, rosin dance, rosin rocks, rotor 140mm, rotor 160mm, rotor
      180mm, rotor 200mm, rotor 203mm, rounders ball, rounders bat, rounders post, rounders set, rowing blade, rowing
      oar, rowing seat, rowing shoes, rubber cleaner table tennis, rubber glue table tennis, rubber rein, rubber tee,
      rubber tees, rubber training gun, rubber training knife, ruck pad, ruck shield, rug 200g, rug bag, rug liner, rug
      strap horse, rugby ball, rugby post, rugby tackle bag, running arm pocket, running arm sleeve, running arm
      sleeves, running armband, running bib, running bottle, running flask, running handheld bottle, running light
      clip, running martingale, running pace band, running phone armband, running phone holder, running pod, running
      pole, running poles, running reflective vest, running safety light, running sleeve, sabre blade fencing, sabre
      lame, saddle, saddle bag bike, saddle bag cycling, saddle balm, saddle carrier, saddle cloth, saddle cover,
      saddle dressing, saddle gel cover, saddle horse, saddle pad, saddle rack, saddle rail clamp, saddle rain cover,
      saddle soap, saddle stand, saddlecloth, saddlery, safety sausage, safety throw rope, sai weapon, sailing dinghy,
      sailing glove, sailing harness, sailing knife, sand wedge, saucer cone, schooling whip, schrader valve adapter,
      scooter, scooter bar ends, scooter bars, scooter brake disc, scooter brake pads, scooter carry strap, scooter
      charger port, scooter clamp, scooter dashboard, scooter deck mat, scooter deck stunt, scooter folding hook,
      scooter fork stunt, scooter grip, scooter grip tape, scooter grips, scooter griptape, scooter handlebar, scooter
      headset, scooter inner tube, scooter kick, scooter kickstand, scooter light, scooter lock, scooter mudguard,
      scooter parts stunt, scooter peg, scooter pegs, scooter phone holder, scooter phone mount, scooter seat, scooter
      shoulder strap, scooter stand, scooter stickers, scooter suspension, scooter throttle, scooter tube, scooter
      tyre, scooter wall hook, scooter wheel 110mm, score book, score keeper, scoreboard, scorebook, scorecard holder,
      scraper sharpener ski, scrum cap, scrum machine, scs clamp, scs compression, scuba gear, scuba hose, scuba
      regulator, scuba tank, scull boat, sculling, sculls, scupper plug, seat clamp, seat collar, seat cover bike, seat
      pack bike, seat post, seat saver, seat stay, seat tube clamp, seatpost, seatpost clamp, second stage regulator,
      self adhesive patches tube, senior stick, serving material, serving thread bow, shaft adapter golf, shakehand,
      shedding blade horse, shift cable, shift housing, shift lever bike, shifter, shifter cable, shifter housing, shin
      and instep, shin foot pad, shin guard, shin instep, shin pad, shin sleeve, shinai, shock bushing mtb, shock pump,
      shoe brush ballroom, shoe covers cycling, shooting pad hockey, short girth, shortboard, shot put, shoulder guard
      horse, shoulder pad, shoulder pads football, show cane, show glove, show hood, show jump, show number, show sheet
      horse, show stick, showjump pole, shuffleboard, shuffleboard table, shuttle feeder, shuttle tube, shuttlecock,
      side bites, side edge file, side rein, side rod archery, sight pin archery, sight screen, silicone cap swim,
      single fin surf, single scull, sit in kayak, sit on top kayak, size 5 ball, skate bearing, skate bearings, skate
      blade, skate bolt, skate carry strap, skate deck, skate grip, skate guard, skate helmet, skate lace, skate laces,
      skate laces hockey, skate leash, skate pad, skate pad set, skate pads, skate part, skate parts, skate protection
      set, skate rail, skate ramp, skate sharpener, skate sharpening, skate ski, skate soakers, skate strap, skate
      tool, skate truck, skate wax, skate wheel, skate wheels, skateboard, skateboard bearing, skateboard hardware,
      skateboard tool, skateboard truck, ski, ski accessories, ski accessory, ski back protector, ski balaclava, ski
      base cleaner, ski base repair, ski binding, ski bindings junior, ski boot buckle, ski boot dryer, ski boot
      heater, ski boot insole, ski boot strap, ski brake, ski carrier, ski crampon, ski edge sharpener, ski edge tool,
      ski face mask, ski footbed, ski glove, ski glove liner, ski goggle, ski helmet, ski helmet audio, ski hydration
      pack, ski insole, ski iron, ski leash, ski lock, ski mask, ski mitt, ski mitten, ski neck warmer, ski pass
      holder, ski pole, ski racing pole, ski rack, ski roof box, ski rope, ski set with bindings, ski skin, ski sleeve,
      ski socks kids, ski stopper, ski strap, ski touring binding, ski touring skin, ski tow rope, ski tuning, ski
      vest, ski vice, ski vise, ski wax, skimboard, skin bag ski, skin glue ski, skin tip loop, skin wax, skis,
      skittles pub, skull cap riding, skull cap silk, slackline, slalom pole, slalom ski, slap band reflective, sled,
      sledge, sleigh, slick deck, slide glove, sliding mitt, sliding short, sliding shorts, slime tube sealant,
      sliotar, slip rope boxing, smart trainer, snaffle, snooker accessories, snooker accessory, snooker ball, snooker
      chalk, snooker cloth, snooker rest, snooker scoreboard, snooker scoring board, snooker table, snorkel, snorkel
      keeper, snorkel mask, snorkel set, snorkel vest, snorkelling set, snow racer, snow saucer, snow scooter, snow
      sport goggle, snow tube, snowblade, snowboard, snowboard accessories, snowboard accessory, snowboard ankle strap,
      snowboard back protector, snowboard binding, snowboard glove, snowboard goggle, snowboard leash, snowboard lock,
      snowboard mitt, snowboard mitten, snowboard sleeve, snowboard stomp pad, snowboard toe strap, snowboard vice,
      snowskate, soccer ball, soccer goal, sock net, sock tape, sock tape football, soft flask, soft reservoir, soft
      roof rack surf, soft spikes golf, soft tip dart, soft tip point, softball, softball bat, softball glove, softball
      mask, solarez, solarium rug, soul plates, sparring, sparring glove, spd cleat, spear gun, spearfishing, speargun,
      speed bag, speed ball, speed hoop, speed hoops, speed ladder, speed parachute, speed skate, speed skating blade,
      speedball platform, speedminton, spider rest, spike wrench golf, spikeball set, spin vane, spin wing, spit bucket
      boxing, split skins, splitboard, spoke, spoke bead, spoke nipple, spoke reflector, spoke tension meter, spoke
      wrench, spokey dokeys, sports bottle cage, sports bottle holder, sports equipment, sports medicine boot, sports
      stopwatch, sports water bottle, sprawl pad, spray deck, spray skirt, spraydeck, spreader bar kite, spring floor,
      springboard, spur rowel, spur strap, spurs, squash ball, squash eyewear, squash glasses, squash goggle, squash
      grip, squash racket, squash string, stabiliser weight, stabilisers, stable bandage, stable blanket, stable boot,
      stable chain, stable door chain, stable guard, stable hood, stable rug, stable sheet, stable wrap, stall guard,
      stand bag golf, standing martingale, stans sealant, star fangled nut, star nut, starting block, starting clamp,
      steel tip 22g, steel tip 24g, steel tip dart, steerer tube, stem 31 8, stem 35mm, stem cap headset, stem mtb,
      stencil ink, step on binding, step tees, step through bike, step up surfboard, sti hoods, sti lever, stick blade,
      stick handling ball, stirrup, stock clip, stock pin, stock tie, stomp pad, stopwatch, strap binding, straw boss,
      straw target archery, stretch cord swim, stride sensor, strike pad, strike shield, string clamp racket, string
      material archery, string nock, string rug, string set 12m, string tension meter, string wax, stringing awl,
      stringing machine, stroke counter, structure brush, stud girth, stud kit horse, stumps, stunt peg, stunt scooter,
      stunt stand cheer, substitution board, sun cure epoxy, sun cure resin, sunday bag golf, sup, sup accessories, sup
      accessory, sup board, sup carry strap, sup electric pump, sup fin, sup kayak seat, sup leash, sup paddle, sup
      pump, sup rack, sup seat, sup strap, sup wall rack, super rest plunger, surcingle, surf accessories, surf
      accessory, surf bucket hat, surf cap, surf ear plug, surf ear plugs, surf earplug, surf fin, surf foil, surf hat,
      surf helmet, surf leash, surf leg rope, surf lock, surf poncho, surf traction pad, surf wax, surface marker buoy,
      surfboard, surfboard cover, surfboard fin, surfboard foamie, surfboard leash, surfboard rack, surfboard roof
      rack, surfboard sock, surfboard wall rack, surfskate, suspension fork, suspension oil bike, sweat rug, sweat
      scraper, sweatband, sweep oar, swim accessories, swim accessory, swim armband, swim armbands, swim band, swim
      belt, swim buoy, swim cap, swim cord, swim disc, swim drag shorts, swim ear band, swim ear plug, swim fin, swim
      float, swim hair cap, swim hand paddles, swim noodle, swim pace clock, swim paddle, swim parachute, swim ring
      kids swimming, swim ring sport, swim snorkel, swim trainer pro, swim training aid, swim training aids, swim
      training paddle, swim vest kids, swimming armband, swimming cap, swimming ear plug, swimming goggle, swing
      trainer, synthetic ice, t tool skate, table brush snooker, table iron snooker, table tennis, table tennis ball,
      table tennis bat, table tennis blade, table tennis case, table tennis cover, table tennis glue, table tennis net,
      table tennis racket, table tennis robot, table tennis rubber, table tennis table, tack box, tack cleaner, tack
      hook, tack locker, tack trunk, tackle bag rugby, tackle dummy, tackle pad, tackle ring, tackle shield, tackle
      suit, tackle tube, tackling ring, tactic board, tactic board football, tactics board, tactics folder, taekwondo
      belt, taekwondo chest protector, taekwondo glove, taekwondo gloves, taekwondo headguard, tag along bike, tag belt
      rugby, tag rugby belt, tai chi fan, tai chi sword, tail bag horse, tail bandage, tail brush horse, tail clip
      skin, tail guard, tail pad, tail pad surf, tail wrap, take down bow, take down recurve, take off board, takedown
      bow, takedown recurve, tandem, tandem kayak, tap board, tap mat dance, tapered headset, target boss, target face,
      target paddle, target pin archery, target pins archery, target quiver, target sheet football, tatami foam mat,
      tatami mat, tatami puzzle mat, team dugout, team kit, team shelter football, team sports equipment, tee bag golf,
      tee ball set, tee pack golf, teeball, telemark, tempo trainer, tendon boot, tennis accessories, tennis accessory,
      tennis ball, tennis centre strap, tennis court squeegee, tennis dampener, tennis grip, tennis net, tennis
      overgrip, tennis post, tennis racket, tennis racquet, tennis replacement grip, tennis starter balls, tennis
      string, tennis sweatband, tennis wristband, thai pad, thermatex rug, thigh guard, thigh pad, threaded headset,
      threadless headset, throat guard, throttle thumb ebike, through axle 12mm, throw down bases, throw line dart,
      throw rope, throwing dummy judo, throwing hammer, thru axle, thruster fins, thruster set, thumb release archery,
      thumb throttle, timing chip strap, tip shaper cue, tip tapper, tire lever, toboggan, toe cap skates, toe clip,
      toe cover, toe guard cricket, toe guard skates, toe guards suede, toe pad pointe, toe pads pointe, toe pouch, toe
      stop, toe strap, toe strap snowboard, tom thumb bit, tonfa, tool bottle cycling, top cap bolt, top tube pack,
      torque arm ebike, touch judge flag, touch rugby, touring bike, touring binding, touring kayak, touring ski, tow
      float, tow tube, towable, track bike, track hurdle, track pump, traction pad, trail bike, trail running poles,
      trainer mat, trainer tire, trainer tyre, training aid horse, training ball, training ball pack, training
      baseball, training baseballs, training cone, training dummy football, training equipment football, training
      gloves boxing, training katana, training knife rubber, training mitts boxing, training pole, training rein,
      training roller, training wheel, training wheels, trampoline, transition mat triathlon, trapeze harness, travel
      boot horse, travel boots horse, tri bar, tri fin set, tri fold towel golf, trials bike, triangle chalk, triangle
      rack pool, triangle rack snooker, triathlon bike, triathlon chip strap, triathlon lace, triathlon number belt,
      triathlon race belt, triathlon transition, tricycle adult, triple clamp scooter, triple pack pads, trolley
      umbrella holder, trophy, trophy cup, tropical wax, truck bushing skateboard, truing stand, tt bars, tt bike, tt
      rubber, tub cement, tube rope, tubeless insert, tubeless kit, tubeless plug, tubeless ready tyre, tubeless
      repair, tubeless sealant, tubeless tape, tubeless tire, tubeless tyre, tubeless valve, tubeless wheels, tubular
      glue, tubular tire, tubular tyre, tug of war rope, tumble track, tumbling mat, tungsten dart, tuning stone ski,
      turbo trainer, turn board, turning board dance, turnout blanket, turnout boot, turnout rug, tutu, twin fin, twin
      fin set, twin fins, twirling baton, twirling flag, twist throttle ebike, tyre boot, tyre insert, tyre lever, tyre
      plugs bike, tyre slime, u lock, umpire chair, umpire counter, umpire gear, umpire indicator, umpire leg guard,
      umpire leg guards, umpire mask, under grip, unicycle, uphaul, upper headset, uppercut bag, us box fin, usb bike
      light, usb front light, usb rear light, uv arm sleeves, v bar archery, v brake, v4 caliper, valve core tool,
      valve extender, vault box, vaulting box, vaulting buck, vaulting horse, vibration dampener, visor clip football,
      volleyball, volleyball antenna, volleyball knee pad, volleyball knee pads, volleyball net, volleyball pole,
      volume spacer, waist harness kite, wake board, wakeboard, wakeboard binding, wakeboard bindings, wakeboard
      handle, wakeboard rope, wakesurf, wakesurfer, warm water wax, water bottle bike, water bottle cage, water bottle
      carrier, water bottle cycling, water polo ball, water polo cap, water ski, water skis, water trampoline,
      waterski, wax brush, wax cold water, wax comb surf, wax cool water, wax cork, wax iron, wax scraper, wax warm
      water, waxing iron, waxing table, web rein, wedge 52, wedge 54, wedge 56, wedge 58, wedge 60, wedge set golf,
      weight belt diving, weighted baseball, weighted baseballs, western cinch, western saddle, wet lube, wetsuit boot,
      wetsuit bucket, wetsuit cement, wetsuit changing mat, wetsuit cleaner, wetsuit glove, wetsuit glue, wetsuit
      hanger, wetsuit repair, wetsuit shampoo, wetsuit wash, weymouth, wheel 27 5, wheel 29, wheel bag bike, wheel
      building, wheel puller bike, wheel reflector bike, wheel security skewer, wheel skewer, wheelset, whip holder,
      whistle, wicket keeping pad, willow bat, windsurf, windsurf board, windsurf boom, windsurf harness, windsurf
      mast, windsurf sail, windsurfer, wing board, wing chun dummy, wing foil, wing leash, wing surf, wingfoil, winter
      sport goggle, wither pad, wkf gloves, womens bike, wood shaft, wood tee, wood tees, wooden dummy wing chun,
      wooden katana, wooden oar, wooden tees golf, work stand bike, workstand, wrestling dummy, wrestling ear guard,
      wrestling headgear, wrestling knee pad, wrestling mat, wrist coach, wrist guard, wrist release archery, xc glove,
      xc pole, xc ski, yari fork, yoga trapeze sport`,
    ],
  ],
  unsure: `backboard, bails, baseball, basketball, bat cover, bat handle, cassette, chaps, club wear sport, cone set,
    cones, cranks, cricket ball, cue, dart, disc, discs, discus, drivetrain, fastpitch, fencing, fins, flippers,
    football, front light, girth, golf, halter, handball, headgear, helmet, horsewear, hurdle, javelin, jersy, jods,
    medal, mouthguard, mouthpiece, overshoe, paddle, parkour, pedal, pedals, pointe, puck, quick link, rash top, rear
    light, reins, rosette, rugby ball, running wear, saddle, shift cable, shifter, size 5 ball, ski, soccer, spoke,
    spray top, spurs, stumps, sup, tandem, team wear, tennis, training ball, training kit, trophy, tutu, v brake,
    volleyball, whistle`,
  watched: `baseball, basketball, boxing, champions league, cheerleading, cricket, cycling, diving, football, golf,
    gymnastics, hockey, lacrosse, mlb, mma, motocross, nba, nfl, nhl, premier league, skate, skiing, soccer, softball,
    surf, surfing, swimming, volleyball, world cup, wrestling`,
  uses: {
    SPORTS: `archery, athletic, away kit, badminton, ballet, baseball, basketball, biathlon, bike ride, bike shirt,
      bike shop, billiards, bjj, bodyboarding, bowling, boxing, canoeing, champions league, cheerleading, cricket,
      cycle shop, cycle short sleeve, cyclery, cycling, cycling short sleeve, cyclist, dance wear, darts, diving, e
      bike, ebike, equestrian, fan version, figure skating, football, for bicycle, for bike, for cycling, freediving,
      futsal, goalkeeper, golf, gymnastics, handball, hockey, home jersey, home kit, horse riding, ice skating, inline
      skating, jiu jitsu, judo, karate, kendo, kickboxing, kiteboarding, kitesurf, kitesurfing, lacrosse, lamine yamal,
      left hand catch, left hand throw, marathon, martial arts, mbappe, messi, mlb, mma, motocross, mountain bike, mtb,
      mtb short sleeve, muay thai, nba, netball, neymar, nfl, nhl, orienteering, paddle boarding, paddleboarding,
      padel, padel short sleeve, pickleball, ping pong, player version, pole dance, premier league, racquetball, right
      hand catch, right hand throw, roller skating, ronaldo, rowing, rugby, run, run short sleeve, running, running
      short sleeve, scuba, skate, skateboarding, skiing, snooker, snorkeling, snowboard, snowboarding, snowboards,
      soccer, softball, speed skating, sport, sporting, sporting goods, sports, squash, surf, surfboard, surfing,
      swimming, table tennis, taekwondo, team sports, tennis, tennis short sleeve, third kit, trail running, triathlon,
      virat kohli, volleyball, wakeboard, wakeboarding, water ski, water sports, waterskiing, windsurf, windsurfing,
      winter sports, world cup, wrestling`,
  },
  makers: {
    SPORTS: `2xu, absoluteblack, abus bordo, abus d lock, abus granit, abus helmet, acavallo, adidas copa, adidas
      padel, adidas predator, adidas supernova, adidas ultraboost, adizero, altra escalante, altra torin, altura
      cycling, amigo rug, anon goggle, anon m4, anti hero, apacs, apidura, aqua lung, aqua sphere, aquasphere, arbor
      skateboards, arena carbon, arena cobra, arena powerskin, arena swim, ariat tek, armada arv, asics gel, asics gt
      2000, asics hyper speed, asics novablast, asics superblast, assos, atk bindings, atomic ski, avalon archery, axa
      lock, babolat, babolat pure, babolat rpm, babolat viper, back on track horse, bad boy mma, bafang, baker
      skateboards, bauer, bauer supreme, bauer vapor, bcy, bearpaw archery, beiter, bianchi oltre, birzman, black
      crows, blizzard rustler, bloch, blueseventy, blunt envy, boardman, bolle goggle, bones reds, bones stf, bones
      swiss, bontrager, brooks adrenaline, brooks b17, brooks cascadia, brooks catamount, brooks divide, brooks ghost,
      brooks glycerin, brooks hyperion, brooks launch, brooks saddle, bucas, bullpadel, burgtec, burley, burley bee,
      burley honey, burton, burton cartel, butterfly table, butterfly table tennis, butterfly tenergy, cabrinha,
      callaway, camelbak podium, campagnolo, cane creek, cannondale, canterbury rugby, canyon bikes, capezio, capita,
      cascade lacrosse, cascadia, castelli, cateye, cavallo breeches, ccm hockey, ccm jetspeed, ccm tacks, cep
      compression, ceramicspeed, cervelo, champro, channel islands surfboards, charles owen, chaya, chris king,
      chromag, claud butler, cleto reyes, cloudultra, cloudventure, cobra aerojet, cobra driver, colnago, compressport,
      continental gp, continental gp5000, continental grand prix, crank brothers, crankbrothers, creature skateboards,
      creatures of leisure, cressi, cube bikes, cuda bikes, cult crew, cycliq, dakine, dakine boot, dalbello, deda
      elementi, deity components, demarini, dhb, dmr bikes, doinker, donic, dragon alliance, dt swiss, dublin breeches,
      dunlop fort, dunlop srixon, duotone, dvo diamond, dynacraft, dynafit, dynastar, dynastar m free, e thirteen,
      early rider, easton, easton x10, elan ripstick, element skateboards, elite fly, elite suito, endura, endura
      hummvee, enjoi, enve, envy scooters, epic lacrosse, equiline, ergon, erima, eskadron, ethic dtc, everlast,
      evoshield, exposure lights, eye rackets, faction skis, fairtex, fanatic sup, fcs ii, fi zi k, finis swim, finis
      tempo, finish line lube, fischer ski, fit bike co, five ten, five ten freerider, fizik, flex on, flipbelt,
      footjoy, formula cura, fox 40, fox float, franklin sports, freed of london, freejump, frog 55, frog bikes, fsa
      gossamer, fuji mae, fulcrum racing, fulcrum speed, fulcrum wind, funkita, futures fins, galfer bike, garbaruk,
      garmin edge, garmin rally, garmin varia, gaynor minden, gel cumulus, gel kayano, gel nimbus, gel resolution, gel
      trabuco, genesis croix, giant defy, giant talon, giant tcr, gilbert rugby, girl skateboards, giro helmet, giro
      ski, giro synthe, globe skateboards, gore wear, gpa helmet, grant boxing, gray nicolls, grishko, gt bicycles,
      gunn and moore, gunn moore, haibike, hamax, hammerhead karoo, haro bmx, harrow squash, harrows, harry hall,
      hayabusa boxing, hayes dominion, head kore, head radical, head raptor, head ski, head tennis, head tour team,
      heart of the hide, hiplok, hoka bondi, hoka clifton, hoka mach, hoka speedgoat, hope tech, horseware, horze,
      hoyt, ht components, hummel, hunt carbon, hunt wheels, huub, hy equestrian, hyland, hyper speed 5, hyperlite,
      ibis ripley, impala skates, independent stage, independent trucks, injinji, inov8, isla bikes, islabike, jagwire,
      jeffries, jessup, jetspeed, jobe, john parris, joma, jones snowboards, joola, jp australia, k2 mindbender,
      karakal, kask, kempa, kentucky horsewear, kickscooter, kinetic archery, kingz, kmc, kmc x11, kmc x12, knog,
      kokua, komperdell, kona honzo, kona process, kookaburra, korsteel, krooked, kryptonite evolution, kwik goal,
      landyachtz, lange rx, lazer helmet, leatt mtb, leki, lemieux, leone 1947, lezyne, li ning badminton, lib tech,
      lifetime basketball, line skis, litelok, lizard skins, loaded boards, longoni, look keo, louisville slugger,
      luxilon, luxilon alu, madd gear, madison clothing, magicshine, magura, majyk equipe, manitou mattoc, mark todd,
      marker griffon, marucci, marucci cat, marzocchi bomber, mathews archery, maverik, mavic, mavic cosmic, mavic
      crossmax, mavic ksyrium, maxxis, maxxis ardent, maxxis minion, mcdavid, mercurial superfly, mercurial vapor,
      merlet, met helmet, mezz cue, microshift, mikasa, mission darts, mitre, mizuno, mizuno pro, mizuno rebellion,
      mizuno wave, mob grip, molten basketball, mongoose bike, mongoose legion, monorim, moxi, mp michael phelps, muc
      off, myler, naish, nathan running, nb 1080, nb 860, nb 880, nb md500, neue schule, never summer, new balance
      1080, new balance 860, new balance 880, new balance cricket, nike alphafly, nike court, nike invincible, nike
      mercurial, nike pegasus, nike phantom, nike vaporfly, nike vomero, ninebot, niterider, nitro snowboards, nordica
      ski, north kiteboarding, northwave, nox padel, nukeproof, nukeproof horizon, o brien, o neill, o neills, oakley
      flight, oakley line miner, odi grips, odlo zeroweight, odyssey bmx, ohlins mtb, oj wheels, on cloudventure, one k
      helmet, oneup components, orange seal, orbea, orca wetsuit, ortlieb back roller, oxelo, paddletek, paradym, park
      tool, passier, pearl izumi, pedro s, penny 22, penny 27, peradon, pikeur, pinarello, ping g430, poc fovea, poc
      helmet, polisport bike, powell peralta, powerslide, predator cue, premier equine, prestige saddle, prince tennis,
      pro tec, pro v1, profile design, prologo, pse archery, puky, puma deviate, puma future, puma king, puma ultra,
      puma velocity, pyzel, quiksilver, race face, raceface, ragim, rambo rug, rapha, rawlings, rawlings heart, rdx
      boxing, real skateboards, red dragon darts, red paddle, renthal, renthal fatbar, restrap, reusch, ribcor, ricta,
      riddell, ride snowboards, riley cue, riley snooker, ringhorns, ringside boxing, rio roller, rip curl, ritchey,
      rival boxing, rock shox, rockshox, roeckl, rollerblade, ronhill, ronix, rossignol, roval, roxy snowboard, royal
      trucks, royalbaby, salomon active skin, salomon adv skin, salomon qst, salomon s pro, salomon sense ride, salomon
      shift, salomon ski, salomon speedcross, salomon stage, samshield, sansha, santa cruz nomad, santa cruz
      skateboards, santini, saucony endorphin, saucony guide, saucony kinvara, saucony peregrine, saucony ride, saucony
      triumph, scarpa maestrale, schutt, schwalbe, schwinn, scott addict, scott spark, scotty cameron, scramble bjj,
      scubapro, select brillant, select futsal, selkirk, selle italia, selle royal, selle san marco, selle smp, sells
      goalkeeper, sf archery, sfr skates, sg cricket, shadow conspiracy, sherrin, shibuya ultima, shimano, shimano 105,
      shimano deore, shimano pro, shimano ultegra, shires, shires equestrian, shock doctor, shoyoroll, silverback
      basketball, simonis, siux, skins compression, sks raceblade, slazenger, slingshot kite, smith forefront, smith
      optics, so danca, solinco, spalding, spalding highlight, spank rims, specialized allez, specialized s works,
      specialized stumpjumper, specialized turbo, speedo, speedo biofuse, speedo fastskin, speedo vanquisher,
      spikeball, spitfire formula, spitfire wheels, sportful, sprenger, spurcycle, sqlab, squirt lube, squish bikes, sr
      suntour, sram, sram eagle, sram rival, ss ton, stan s notubes, sticky bumps, stiga table tennis, sting boxing,
      stockli, stolen bmx, strachan, strider 12, strider 14x, stubben, stx, sunday bikes, sunrace, suntour, sweet
      protection, swissstop, swix, tachikara, tacx, tacx neo, target darts, target gabriel, tatami fightwear,
      taylormade, tecnica cochise, tecnica forge, tecnica mach1, tecnifibre, tecnifibre x one, tekna saddle, tektro,
      tektro orion, thomson elite, throne cycles, thule freeride, thule yepp, thunder trucks, tilt scooters, time atac,
      title boxing, titleist, toggi, toko wax, top ten boxing, topeak, toy machine, trek domane, trek emonda, trek
      fuel, trek marlin, trelock, trickstuff, triple 8, triple eight, troy lee designs, true hockey, tusa, twins
      special, tyr, tyrolia, uhlsport, ultimatch, ultimate direction, umbro, unicorn darts, unicorn maestro, union
      bindings, unior bike, uukha, uvex riding, venture trucks, venum, venum challenger, veredus, veredus boot, victor
      badminton, victus, vittoria corsa, vokey, volkl, wahoo kickr, wahoo roam, warrior alpha, warrior lacrosse, wave
      inspire, wave rider, wear moi, weatherbeeta, weehoo, wethepeople, whyte, wiawis, wilier, wilson, wilson a2000,
      wilson evo, wilson ncaa, win win wiawis, winmau, winning boxing, wintec, wolf tooth, woof wear, woom, wtb, x
      fusion, xenith, xiom, xpedo, yepp, yeti sb, yonex, zipp, zoggs, zoggs predator, zone3`,
  },
};
