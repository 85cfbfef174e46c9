import type { Subject } from '../words.ts';

export const WORN: Subject = {
  things: [
    [
      'FASHION+WOMEN_CLOTHING',
      `3pc lawn suit, abaya dress, abaya set, anarkali, babydoll, babydoll set, balconette, balconette bra, ball gown,
      bandage dress, bandeau, bandeau bikini, bandeau bra,
      bandeau top, basque, basque top, bikini, bikini bottom, bikini brief, bikini set, bikini tie side, bikini top,
      blouse, blouse top, body stocking, body thong, bodycon,
      bodystocking, bodysuit, bodysuits, boob tape, boob tube, boobtube, boubou, boyleg bottom, boyshort, bra, bra and
      brief set, bra
      and panty set, bra clip, bra cushion, bra extender, bra insert, bra pads, bra set, bra strap, bra strap
      converter, bra top, bralet, bralette, bralette and brief set, bralette set, bralettes, brazilian
      brief, brazilian knicker, brazilian knickers, brazilian thong, breast enhancer, breast lift tape,
      breast petals, bridal bodysuit, bridal bolero, bridal cape, bridal gown, bridal jumpsuit, bridal lingerie, bridal
      robe, bride pyjamas, bride robe, bridesmaid dress,
      bridesmaid maxi, bridesmaid multiway, bridesmaid pyjamas, bridesmaid robe, bridesmaid robes, brief set, burkini,
      bustier, cami,
      cami pj set, cami pyjama, cami set, cami top, camisole, camisole top,
      cheekini, cheeky brief, cheeky panty, chemise, chemise and robe set, chemise set, chemise slip, cheongsam,
      chicken fillets bra, churidar, cocktail dress, control brief, control briefs, control knickers, corset, cover
      up, coverup, cowl neck slip, crinoline, crochet bikini, crop top, crotchless, culottes, dress, drop cup nursing,
      evening dress, fishnet bodystocking, fit and flare, floral maxi,
      floral midi, french knicker, french knickers, front closure bra, front fastening bra, full cup bra, full cup
      underwired, full slip, g string, garter belt, garter set, garter wedding, ghagra, gharara, girdle, gown,
      half slip, halter neck, halter swimsuit, halter top, halterneck, halterneck top, hanbok, high brief, high impact
      sports bra, high leg briefs, high waist brazilian, high waist brief, high waist knickers, high waist thong, high
      waisted brief, hijab dress,
      hijab set, hipster bottom swim, hipster brief lace, hipster knickers, hipster panties, hold ups, holdup, holdups,
      jegging, jeggings, jilbab, jumpsuit
      dress, kaftan abaya, kaftan dress, kameez, khimar, knicker, knickers, kurti, lace body, lace bodysuit, lace
      brief, lace cami, lace hipster, lace knicker, lace knickers, lace shorty, lace suspender, lace teddy, lace thong,
      lace top hold, lawn
      suit, lehenga, lingerie, lingerie set, longline bra, low back converter, low back strap converter, mastectomy
      bra, mastectomy swimsuit, maternity bra, maternity brief, maternity dress, maternity jeans, maternity knickers,
      maternity leggings, maternity top, maxi dress, maxi kaftan, maxi skirt, midi dress, midi
      skirt, mini dress, mini skirt, minimiser bra, minimizer bra, monokini, mother of the bride dress, mother of the
      bride outfit, multiway bra, multiway maxi, negligee,
      nightdress, nightgown, nightie, nightie set, nipple cover,
      nipple covers, nipple pasty, nipple petals, non wired bra, non wired comfort, non wired full cup, nursing
      bra, nursing bralette, nursing cami, nursing drop cup, nursing tee, nursing top, off shoulder top, off the
      shoulder top, one piece swim, one
      piece swimsuit, one piece women s, one piece womens, one shoulder top, palazzo, palazzo pant, palazzo pants,
      panti, panties, panty, pasties tassel, peignoir, pencil skirt, peplum, peplum blouse, peplum top, period
      knickers, petticoat, pinafore, playsuit
      women, pleated skirt, plunge bra, plunge swimsuit, plunge underwired, pocketed bra, post surgery bra, prom dress,
      puff sleeve midi, push up bra, qipao, racerback clip bra, racerback sports, romper dress, rompers women, salwar,
      saree, sari, satin cami, satin midi, satin nightie, shalwar, shapewear, shaping bodysuit, shaping brief, shaping
      shorts, shaping slip, sharara, shirt dress, shirtdress, shortie knicker, shortie knickers,
      shorty lace, silicone chicken fillets, silicone enhancers, silk slip, skater dress, skirt, skort, slip dress,
      slip midi, slip nightdress, smocked midi, sports bra, sports crop bra, stay ups, strap converter bra, strapless
      bra, strapless multiway, strapless top,
      sundress, suspender belt, suspender garter, suspender set, suspender stocking, suspender stockings, suspender
      waspie, sweater dress, swim dress, swim skirt,
      swimdress, t shirt bra, t shirt dress, tanga, tanga brief, tankini, tankini top, tassel pasties, teddy
      crotchless, teddy lingerie, tee dress, thigh high stockings, thong, thong bikini,
      tie side bikini, tiered maxi, tiered midi, tights women, triangle bikini, triangle top, tshirt bra, tube top,
      tulle petticoat, tulle skirt, tummy control brief, tummy
      control knickers, tummy control skinny, tummy control swimsuit, twist front one piece, underwear body, underwired
      balconette, underwired bra, underwired plunge, unstitched, unstitched suit, waist
      cincher, waist nipper, waspie, wedding dress, wedding garter, wedding gown, wireless bra, women romper, women
      shrug, wrap blouse, wrap dress,
      wrap maxi, wrap midi,
      wrap skirt, wrap top`,
    ],
    [
      'FASHION+MEN_CLOTHING',
      `3 piece suit, board short, board shorts, boardie, boardies, boxer, boxer brief, boxer short, boxer trunk, dhoti,
      dress shirt,
      guayabera, hipster trunk, jock strap, jockstrap, jubba, kilt, long john, long johns, lungi, mankini, men s trunk,
      mens brief, mens kilt, mens suit,
      mens thong, modal trunk, mundu, pouch brief, swim trunk, swim trunks, thawb, three piece suit, trunk 3 pack,
      trunks, tux, tuxedo, tuxedo jacket, tuxedo shirt, tuxedo
      trouser, tuxedo trousers, veshti, y front, y fronts`,
    ],
    [
      'WATCHES',
      `12 slot watch box, 18mm strap, 19mm strap, 20mm strap, 21mm strap, 22mm strap, 24mm strap, 6 slot watch box,
      acrylic crystal watch, ana digi, annual calendar, apple watch band, apple watch strap,
      automatic diver, automatic watch, band for apple watch, band for watch, bezel insert, bracelet end links,
      bracelet links spare, braille watch, bullhead chronograph, bund strap, butterfly clasp watch, canvas strap 20mm,
      canvas strap 22mm, case back opener, case gasket watch, case opener watch, case press watch, caseback opener,
      chapter ring, chrono watch, chronograph,
      chronometer, clasp extension watch, compatible with apple watch, couple watch set, couple watches, crown and
      stem, crystal press watch, curved end rubber, curved end strap, day date watch, deployant, deployant butterfly,
      deployant clasp, deployment clasp, digital retro watch, dive watch, diver
      sapphire, diver watch, domed sapphire, double domed sapphire, double winder watch, dress watch, dual watch
      winder, end link bracelet, eta movement, expandable watch bracelet, field watch, fitbit band, fitbit strap, fkm
      rubber, fkm strap, flieger watch, fob watch, for apple watch, full hunter pocket, galaxy watch 5 band,
      galaxy watch 6
      band, galaxy watch 7 band, galaxy watch band, galaxy watch strap, garmin band, garmin strap, gents quartz, gents
      watch, half hunter, half hunter pocket, hand remover watch, hand setting tool watch, hand winding watch,
      huawei band strap, jubilee bracelet, jump hour, kids time teacher, ladies quartz, ladies watch, leather strap
      18mm, leather strap 20mm, leather strap 22mm, leather watch strap, loop band, matching watch set, mens
      chronograph, mesh bracelet watch, mesh strap, milanese band, milanese bracelet, milanese loop,
      milanese strap, mineral crystal watch, miyota 9015, miyota movement, mod dial, moonphase, moonphase chrono,
      movement holder, nato sport watch strap, nato strap, nh34, nh35, nh35 movement, nh35a, nh36, nh38, nurse fob,
      nurse fob watch, nurse watch, nylon 22mm strap, nylon strap 20mm, nylon strap 22mm, open heart automatic, oyster
      bracelet, oyster bracelet 20mm, pendant watch, perlon strap, perpetual calendar watch, pilot watch flieger,
      pocket half hunter, pocket watch,
      polywatch, quartz watch, quick release nylon, quick release strap, quickfit strap, racing chronograph, rally
      strap, replacement bracelet steel, ring watch, ronda movement, rubber curved end, rubber fkm, rubber strap 20mm,
      rubber strap curved, rubber watch strap,
      sailcloth strap, sapphire crystal watch, sapphire double domed, seagull st1901, seiko mod, shell cordovan strap,
      silicone watch band, skeleton automatic, skeleton watch, skx mod, skx007 bezel, smart watch band, smart watch
      strap, smartwatch band, smartwatch strap,
      spare bracelet link, sport watch band, sport watch strap, spring bar, spring bar tool, strap 18mm, strap 20mm,
      strap 22mm, strap 24mm,
      strap for apple watch, strap for samsung watch, strap for smart watch, strap for smartwatch, strap for watch,
      talking watch, tang buckle watch, time teacher, time teacher watch, timepiece, tourbillon, tropic strap, two tone
      watch, watch, watch band, watch bands, watch battery, watch box, watch bracelet,
      watch buckle, watch case, watch case cushion, watch case opener, watch case press, watch charger stand, watch
      clasp, watch crown, watch crystal, watch cushion, watch dial, watch display,
      watch display box, watch display case, watch end link, watch gasket, watch gift set, watch glass, watch hand set,
      watch hands, watch hands set, watch lid box, watch link remover, watch loop, watch loupe, watch lume, watch mesh
      bracelet, watch movement, watch oil, watch organizer,
      watch pillow, watch pin, watch pouch, watch press, watch repair kit, watch roll, watch screwdriver, watch slot
      box, watch stand, watch stem, watch storage box, watch strap, watch straps, watch
      tool, watch tool kit, watch travel case, watch tray, watch winder, watch winder dual, watch winders, watchband,
      watches, watchmaker, watchmaking, world timer, worldtimer, wristwatch,
      zulu strap`,
    ],
    [
      'FASHION',
      `abaya, adult onesie, adult onesie fleece, agbada, aloha shirt, ambulance trousers, animal onesie, ankle sock,
      ankle socks,
      anorak, apparel, aran
      cardigan, arc flash suit, arm sleeve top, athleisure, aviator jacket, baby tee, baggy denim, baggy jean, base
      layer, base layers, baselayer, bathing suit,
      bathrobe,
      beauty tunic, bermuda, bib and brace, bib overall, bib overalls, biker jacket, blanket lined jacket, blazer,
      boardshort, body warmer, bodywarmer,
      boilersuit,
      bolero, bolero jacket, bomber, bomber jacket, bomber ma1, bondage pants, boot sock, boot socks, bootcut, bottoms,
      bowling shirt, boxy t shirt, boxy tee, brief, briefs, brownie
      uniform, butchers
      coat, button
      down, button up, cadet uniform, caftan, cagoule, camp collar shirt, cape coat, capri, capris, car coat, cardi,
      cardigan, carer
      tunic, cargo, cargo
      pant, cargo
      pants, cargo short, cargo shorts, cargo trouser, cargo trousers, carpenter pant, catsuit, changing robe, chef
      coat, chef jacket,
      chef shirt, chef trouser,
      chef trousers, chef tunic, chef white, chef whites, chefs jacket, chefs white, chefs whites, chino, chinos,
      chore coat, chore jacket, cleaning tabard, clothing, co ord, co ord set,
      coach jacket, coaches jacket, coat, compression short, compression shorts, coord, coord set, coords, corporate
      blazer, cosplay outfit,
      coverall, crew neck, crew
      sock, crew socks, crewneck, crombie, cropped cardi, cuban collar shirt, cuban shirt, cycling shorts casual,
      dashiki, denim, denim baggy, denim jacket, denim
      short, denim shorts, dental tunic, dirndl, dishdasha, disposable boiler suit, distressed knit, djellaba, double
      knee, double knee pant, down jacket, dressing
      gown, dressing gowns, dry robe, dryrobe,
      duck canvas jacket, duffle coat, dungaree, dust coat, executive vest hi vis, fair isle, flame retardant coverall,
      flannel, flare sweatpants, flared jeans, fleece,
      food trade coat, fr coverall, fr hoodie, fr jacket, fr pants, fr shirt, freezer coverall, freezer jacket, freezer
      trousers, frock, funnel neck, galabeya, games skort school, gandora, gilet, gilet jacket,
      gingham dress, gingham school dress, graduation gown, grandad collar, graphic tee, grip sock, grip socks, half
      zip, harrington, hawaiian shirt, healthcare tunic,
      heavyweight tee, henley, hi vis bomber, hi vis coat, hi vis coverall, hi vis fleece, hi vis hoodie, hi vis
      jogger, hi vis
      overtrousers, hi vis parka, hi vis polo, hi vis shirt, hi vis short, hi vis softshell, hi vis sweatshirt, hi vis
      t shirt, hi vis trousers, hi vis vest,
      hi vis waistcoat, hi viz jacket, hi viz polo, hi viz trousers, hi viz vest, hi viz waistcoat, high visibility
      jacket, high visibility vest, hivis vest, holster pocket trouser, holster pocket trousers, holster trousers,
      hood sweatshirt, hooded top, hoodie, hoodie blanket wearable, hoody, hosiery, hospitality waistcoat, house polo
      school, housecoat,
      housekeeping tunic, jacket, jalabiya, jalabiyya, jean, jeans, jersey, jogger, jogging bottom, jogging bottoms,
      jogging suit,
      joggings, jort, jorts, jumper, jumpsuit, kaftan, kagoule, kids mac, kids onesie, kids tshirt, kimono, kitchen
      porter tunic, knee pad trousers, knee sock,
      knee socks, knit vest, knitwear, kurta, lab coat, leather jacket, leavers hoodie, leavers hoody, lederhosen,
      legging, letterman, letterman jacket, logo hood, long
      sleeve, longsleeve, longsleeve tee, lounge pant,
      lounge pants, lounge set, loungewear, ma 1 bomber, matching co ord, matching pyjamas, matching set, mesh jersey,
      mesh short, mock neck, mohair cardigan, mohair knit, mom jeans, multi pocket
      trousers, nato jumper, nightshirt,
      nightwear, nightwear set, no show sock, no show socks, nurse dress uniform, nurse tunic, nursery uniform, onesie
      adult, outerwear,
      overall, overcoat, overshirt,
      oversized hood, oversized tee, overtrouser, overtrousers, pac a mac, packaway mac, padded jacket, painters bib,
      painters trousers, pajama, pant,
      pants, pantyhose, parachute cargos, parachute pant, paramedic shirt, paramedic trousers, parka,
      pe hoodie, pe jogger, pe kit, pe polo, pe skort, pe socks, pe t shirt, pe top, pe tracksuit, peacoat,
      pedal pusher, pedal pushers, pilot shirt, pj, pjs, playsuit, polar fleece jacket, polar zip, polo, polo shirt,
      poloneck, poncho, prayer
      dress, prefect blazer, puffa,
      puffa coat, puffer, puffer jacket, puffer vest, pullover, pullover hoodie, pyjama, pyjama bottom, pyjama bottoms,
      pyjama set, quarter zip, quilted jacket, racing jacket, raglan tee, rail vest, rain coat, rain jacket, rain mac,
      rain pant, rain pants, rain
      poncho,
      raincoat, rash guard, rashguard, resort shirt, ringer tee, robe, roll neck, rollneck, romper, ruana, salon tunic,
      salopette, sarong, school
      blazer, school blouse, school cardigan, school coat, school culotte, school dress, school fleece, school hoodie,
      school jacket, school jogger, school jumper, school kilt, school
      pinafore,
      school pinafore dress, school polo, school polo shirt, school shirt, school shorts, school skirt, school socks,
      school summer dress, school sweater, school sweatshirt, school tights, school tracksuit, school trouser, school
      tunic, school uniform, school vest, scout shirt, scout uniform, scrub set, scrub tunic, scrubs, security jumper,
      security shirt, shacket, shearling jacket, shell jacket, sherpa fleece, sherpa jacket, sherwani,
      shirt, shirting, short, shorts, singlet, skate hoodie, skate pants, ski
      bibs, skinny jeans, slacks, sleep set, sleepwear, smock, snow pant, snow pants, snowsuit, snuggie, sock, soft
      shell, softshell,
      souvenir jacket, spa tunic, sport coat, sports coat, sports jacket, stacked denim, stacked jeans, stockings,
      stockman coat, stretch holster, stretch twill,
      suede jacket, suit, sukajan, summer dress school, sunsuit, surveyor vest, sweat, sweat short, sweater, sweater
      vest, sweatpant,
      sweats, sweatshirt, sweatshirt hoodie, sweatsuit, swim bottom, swim set, swim set shorts, swim shirt, swim short,
      swim shorts,
      swim top, swimming short, swimming shorts, swimming trunk, swimming trunks, swimsuit, swimwear, t shirt, tabard,
      tailcoat, tank, tank top, tee, thermal base layer work, thermal legging, thermal leggings, thermal set, thermal
      top, thermal underwear,
      thermals, thobe, tights, top, track pant, track pants, track suit, track top, trackies, tracksuit, trainer sock,
      trainer
      socks, tregging, treggings, trench, trench coat, tripp pants, trouser, trousers, trucker jacket, tshirt, tunic,
      tunic healthcare, turtleneck,
      twin set, twinset,
      two piece, two piece set, underpant, underpants, undershirt, underwear, uniform, unitard, varsity jacket, varsity
      wool, vest, vintage tee, waffle longsleeve, waffle thermal, waistcoat,
      warehouse coat, washed tee, watch
      jacket, welly sock, wide leg jeans, windbreaker, windcheater, wool coat, work bibs, work jacket, work shirt, work
      trouser, work trousers, workwear, zip hood, zip hoodie, zip thru hood, zip up`,
    ],
    [
      'SHOES',
      `air force 1, air jordan, air jordan 1, air max, ankle boot, ankle boots, aqua shoe, babouche, ball cushion shoe,
      ball cushions heel, ball of foot
      cushions, ballerina, ballerina flat, ballerinas, ballet flat, ballet flats, ballet pump, barefoot shoe, barefoot
      trainer, biker
      boot, birkenstock, birkenstocks, block heel, boat shoe, boot, boot brush, boot cream, boot grip, boot grips, boot
      jack, boot lace, boot liner sock, boot
      polish, boot shaper, boot sock liner, boot tree, bootie, bootlace, bootlaces, boots, bridal shoe, brogue,
      brogues, brothel creeper,
      brothel creepers, canvas shoe, canvas trainer, casual shoe, casual shoes, cedar shoe tree, chappal, chef clog,
      chef shoe, chelsea boot, chelsea
      boots, chuck taylor,
      chukka, chunky trainer, climbing shoes rental, clog, clog charm, clog shoe, clogs, combat boot, composite toe
      boot, converse
      chuck, court heel, court
      shoe,
      court shoe navy, court sneaker, court trainer, cowboy boot, cream polish shoe, crease protector, croc charm, croc
      charms, croc jibbit, crocs, d orsay, dad trainer, dauber brush, dealer boot, deck shoe,
      derby, derby
      shoe, desert
      boot, desert trek, disposable overshoe, disposable shoe cover, double monk, dress shoe, driving shoe, dubbin,
      dubbin wax, dunk
      high, dunk low, edge dressing shoe, elastic lace, elastic
      laces, elastic no tie lace, elastic shoe lace, elastic shoelace, esd shoe, espadrille, extra calf boot, felt
      clog, felt slipper, first walker shoe, first walkers, fisherman sandal, flat, flat lace shoe, flatform, flatforms,
      flats,
      flip flop, flip flops, flipflops, footwear, formal shoe,
      formal shoes, fur slide, galoshes, garden clog, gel ball cushion, gladiator sandal, gum boot, gum sole trainer,
      gumboot, half cab, half sole, heated slippers, heel, heel cushion, heel
      grip, heel liner, heel pad, heel protectors shoe, heel stopper, heel taps, heel tip, heels, heelys, hi top
      trainer, hi top trainers, hi tops, high heel, high heels, high top, house clog, house
      shoe, house slipper, huarache, ice cleat, ice cleats, ice grip, ice grips, ice traction, insole, insole set,
      insoles, jelly sandal, jelly shoe, jibbit, jibbitz, jordan 1, jordan 4, jutti, juttis, khussa, kids shoe, kids
      shoes, kitchen shoe, kitten
      heel,
      knee high boot, knit trainer, kolhapuri, lace charm, lace lock, lace locks, lace up, lace up boot, laces 120cm,
      laces 140cm, laces 75cm, laces 90cm, leather lotion shoe, leather trainer, light
      up runner, light up trainer, loafer, loafers, low top,
      mary jane, men
      shoe, men shoes, metatarsal pad, metatarsal pads, midsole cleaner, midsole marker, military boot, minimalist
      shoe, mink oil leather, mink oil shoe, moccasin, moccasin slipper,
      mojari, monk strap, monkstrap, mule, new balance 550, no tie lace, no tie laces, nubuck block, nubuck block
      eraser, nubuck cleaner, nubuck eraser, nubuck spray, nurse clog, nurse shoe, nursing
      shoe, oval lace, over the knee
      boot, overshoe safety, oxford, oxford shoe, oxfords, party feet, peep toe, peeptoe, penny loafer, peshawari,
      platform boot,
      platform heel,
      platform sandal, platform shoe, plimsoll, pointed flat, polish dauber, polishing glove shoe, pool slide, pool
      slider, prewalker, pump, rain boot,
      rainboot, renovateur, retro runner, retro runners, retro trainer, rigger boot, rope lace, rope laces shoe, round
      lace, rubber soles cobbler, runner sneaker, safety boot, safety shoe, safety trainer, safety wellington,
      sandal, sandals, saphir renovateur, school boot, school plimsoll, school pump, school shoe, school trainer,
      sheepskin slipper, shine brush, shoe, shoe bag, shoe box drop front, shoe
      brush,
      shoe care, shoe charm, shoe charms for crocs, shoe cleaning foam, shoe cleaning kit, shoe clip, shoe clip bow,
      shoe cream, shoe deodorizer, shoe dye, shoe filler, shoe glue, shoe goo, shoe
      horn, shoe insert, shoe inserts, shoe insole, shoe keeper, shoe lace, shoe
      laces, shoe polish, shoe protector, shoe protector spray, shoe rack insert, shoe shampoo, shoe shine, shoe shine
      brush, shoe shine kit, shoe size reducer, shoe spikes ice, shoe spray, shoe stretch spray, shoe stretcher, shoe
      tree,
      shoe wax polish, shoe whitener, shoe wipes, shoehorn, shoelace, shoelace charm, shoelaces, shoes, skate shoe,
      skate sneaker, skate trainers, slide sandal, slide slipper, sliders, slides,
      slingback,
      slingbacks, slip on, slip ons, slipper, slipper boot, slipper sock, slippers, slouch boot, sneaker, sneaker
      brush, sneaker charm, sneaker
      cleaner, sneaker cleaning kit, sneaker cleaning wipes, sneaker crease, sneaker lace, sneaker protector, sneaker
      protector spray, sneaker shampoo, sneaker shield, sneaker wipe, sneakers,
      snow boot, snow boots, sock boot, sole cleaner, sole edge, sole guard, sole protector, sole whitener, steel toe
      boot, steel toe cap, steel toe trainer, stick on sole, stiletto, suede block, suede block eraser, suede brush,
      suede
      cleaner, suede eraser, suede
      protector, suede protector spray, suede renovator, suede shampoo, suede spray, t bar sandal, t bar shoe, t strap
      shoe, thigh high boot, thong sandal, toddler shoe, toddler shoes, toe box protector, toe post, toe ring
      sandal, toe separators shoe, tongue pad shoe, tongue pads, traction cleat, traction cleats, trainer, trainers
      shoes, ugg, ugg boot, uggs, velcro runner, walk traction, walking
      shoe, wallabee, water shoe, wax polish shoe, waxed lace, waxed round laces, wedding shoe, wedge, wedge heel,
      wedge sandal, wellie, wellies, wellington, wellington boot,
      wellington liner, welly boot, welly liner, whole cut shoe, wholecut, wide calf boot, wide fit court,
      winklepicker, winklepickers, winter boot, women shoe, women shoes, wool slipper, work boot, yeezy`,
    ],
    [
      'ACCESSORIES',
      `2 wheel trolley case, 39thirty, 4 wheel case, 5 panel camp, 5 panel cap, 59fifty, 6 card sleeve, 6 panel cap,
      9fifty, 9forty, acetate frame, acrylic
      badge, acrylic charm, acrylic keyring, acrylic pin, adjustable hat, adjustable snapback, alice band, alligator
      clip hair, ankara head wrap, anti fog cloth, anti fog spray glasses, anti fog wipes, arm
      cuff sleeve, arm warmer, arm warmers, ascot, attache bag, attache case, aviator sunglasses, aviators, backpack,
      badge case, badge clip,
      badge holder id, badge reel, bag, bag base shaper, bag chain, bag charm, bag clip charm, bag guitar strap, bag
      handle replacement, bag handle wrap, bag hanger, bag hook, bag insert, bag organiser, bag pillow, bag raincoat,
      bag shaper, bag
      strap, bag strap chain, bag webbing strap, baguette bag, baker boy, baker boy hat, bakerboy, bakerboy cap,
      bakerboy hat, balaclava, balaclava knit, banana clip, bandana, bandana scarf, bandanna, barrette, base shaper,
      baseball cap,
      baseball hat,
      beach bag, beach basket, beaded headband, beanie, beauty bag, beauty pouch, belt, belt bag, belt buckle, belt key
      clip, belt key holder, bendy clip, beret, beret beanie, bifold, billfold,
      birdcage veil, birthday sash, blue light glasses, blue light lens, blue light readers, blusher veil, boater,
      boater hat, bobble hat, bobby
      pin, boho
      headband, bonnet, bookbag, boot cuff, boot cuffs, bottle bag,
      boutonniere, bow clip hair, bow hair clip, bow tie, bowler hat, bowtie, braces clip on, braid bonnet, braid ring,
      breakaway lanyard, breton cap, bridal belt, bridal comb, bridal garter, bridal gloves, bridal hair comb, bridal
      hair piece, bridal hair pins, bridal hairpiece,
      bridal halo, bridal headband, bridal headpiece, bridal sash, bridal veil, bride to be sash, bride tribe sash,
      briefcase, brolly, brooch pin, brooch pin set,
      bucket bag, bucket
      cap, bucket hat,
      bucket of buttons, buff, bum bag, bumbag, bun kit, bun net, bun pin, business card holder, butterfly hair clip,
      button
      badge, button pin, cabbie cap, cabbie hat, cabin case, cabin luggage, cabin spinner, cabin
      trolley, camera crossbody, camera strap, camp cap, canvas tote, cap, captain hat, car key holder leather, car
      keyring leather, carabiner
      keychain, carabiner keyring, card billfold, card case, card grabber,
      card holder, card id holder, card sleeve leather, card sleeve wallet, cardholder, carpet bag, carry on, carry on
      bag, carry
      on luggage, carryon, cat eye sunglasses,
      cathedral veil, cattleman hat, chapel veil, check in luggage, checkbook cover, checked luggage, cheer bow, chemo
      cap, chemo hat, chemo
      headwear, chemo
      turban, cheque book holder, church hat, cigarette case, claw clip, clip on braces, clip on polarised, clip on
      shades, clip on sunglasses, cloche felt, cloche hat, clutch, clutch bag, coil hair tie, coin case, coin pouch,
      coin
      purse, collar bar, collar chain, collar pin, collar stay, collar stays set, collar stiffener, collar tip, collar
      tips, collector pin, compact
      umbrella, compression bag travel, compression cube, compression cubes, compression packing cube, computer
      readers, concord clip, concord pin, conductor hat, contour clip, corsage,
      cosmetic bag, cosmetic case, cosmetic pouch, costume bag, cowboy hat, cravat, creaseless clip, credential holder,
      credit card
      billfold, credit card case, credit
      card holder, crescent bag, crochet bag, crochet hair net, crocodile hair clip, cross bag, crossbody, crossbody
      bag, crossbody strap, crossbody utility, crystal bowl bag, crystal hair comb, cummerbund, dad cap, dad hat,
      dance bag, dance costume bag, decorative hair comb, deerstalker, designer frames, dickie bow, disc fascinator,
      distressed beanie,
      distressed cap, docker cap, docker
      hat, doctor bag vintage, document bag, document case leather, dopp kit, drawstring bag, drawstring bucket, dread
      cuff, dreadlock
      accessories, dreadlock cuff, dress belt, dress stud, dress
      studs, du rag, duckbill clip, duckbill clips, duffel, duffel bag, duffle, duffle bag, dumpling bag, dupatta,
      durag, ear hook glasses, ear hooks glasses, ear muff, ear
      muffs, ear warmer, earflap hat, earmuff, earmuffs, elasticated school tie, enamel badge, enamel brooch pin,
      enamel pin, enamel pin
      display, envelope bag, envelope clutch,
      evening bag, evening clutch, expandable spinner, eye glass case, eye glasses, eye mask travel, eyeglass case,
      eyeglass chain,
      eyeglass cleaner, eyeglass cleaning, eyeglass cloth, eyeglass cord, eyeglass frame, eyeglass frames men, eyeglass
      holder, eyeglass nose pad, eyeglass repair kit, eyeglass stand, eyeglass wipes, eyeglasses, eyeglasses cloth,
      eyewear, eyewear case, eyewear cleaner, eyewear display, eyewear pouch, eyewear retainer, eyewear strap, eyewear
      tray, face covering, face mask cloth, face mask fabric, fanny
      pack, fascinator, fascinator disc, feather boa, fedora, fez, fingertip veil, fit over sunglasses, fitover
      sunglasses, five panel,
      flat cap, flex hat, flight tag, flip up clip on, flip up sunglasses, floating glasses strap, floral crown, floral
      crown headband, flower
      crown, flower garland hair,
      flower girl halo, flower halo, foam trucker, foldable readers, folding fan, folding readers, folding umbrella,
      folio bag,
      french comb hair, french hair pin, french pin, gambler hat, garment bag, garment bag costume, garter, garter belt
      pouch, gatsby cap,
      gele, gladstone bag, glasses, glasses case,
      glasses chain, glasses cleaner, glasses cloth, glasses cord, glasses frame, glasses lens cloth, glasses repair
      kit, glasses retainer, glasses screwdriver, glasses screws, glasses stand, glasses strap, glasses tray, glasses
      wipes, glove, gloves, greek fisherman cap, guitar strap bag, gym bag, gym sack, hair accessory, hair band, hair
      barrette, hair bead cuff, hair
      bobble, hair bobbles, hair bobbles pack, hair bonnet, hair bow, hair bow clip, hair bun kit, hair bun maker, hair
      bun stick,
      hair chain, hair claw, hair claw clip, hair clip, hair coil, hair comb clip,
      hair comb pearl, hair comb wedding, hair crown, hair cuff, hair donut, hair doughnut, hair elastic, hair
      elastics, hair fork, hair
      garland, hair grip, hair
      grips, hair hoop, hair jewel, hair jewelry, hair jewels, hair needle, hair net, hair pin, hair pins, hair poly
      bands, hair ribbon, hair rings braid, hair rubber bands,
      hair scarf, hair scrunchie, hair scrunchies, hair side comb, hair slide, hair slides, hair snap clip, hair snood,
      hair stick, hair tie, hair ties, hair twister, hair u pin, hair vine,
      hair wreath, hairband, hairnet, hairpin, half moon bag, halo headband, hand fan, hand luggage, hand warmers knit,
      handbag, handbag feet, handbag hook, handbag insert, handbag organiser, handbag organizer,
      handbag pillow, handbag raincoat, handbag strap, handbags, handkerchief, handle wrap bag, hang tag envelope,
      hankie, hanky, hard enamel, hard shell cabin, hard shell case luggage, hardshell case, hardside spinner, hat, hat
      band, hat box, hat brush, hat clip,
      hat feather, hat jack, hat pin, hat size reducer, hat sizing tape, hat stretcher, hatinator, head scarf, head
      wrap, headband, headpiece, headscarf, headwrap, headwrap ankara, heavy canvas tote, hen party sash, hijab, hip
      bag, hip pack,
      hobo, hobo
      bag, holdall, homburg, hotel key tag, hotel keychain, ice cap, id badge holder, id card holder, id holder, id
      lanyard, infinity scarf, ita bag, ita bag insert, itabag, jaw clip, jet tag, jewelry travel pouch,
      keffiyeh, kerchief, key band, key bell, key cap cover, key case, key chain, key clip, key fob, key holder
      leather, key hook clip, key lanyard, key organizer, key pouch, key ring, key shackle, key
      strap, key tag, key wristlet, keyband, keychain, keychain wallet, keychain wristlet, keyring, kids sunglasses,
      kirby grip, kirby grips, kitbag, knit balaclava, knit hat, knot headband, knotted headband, kufi,
      lace parasol, lanyard, lapel flower, lapel pin, laptop tote bag, large messenger, large spinner suitcase, leather
      belt, leather cable organizer bag, leather catchall pouch, leather folio, leather glove, leather gloves,
      leather key bell, leather luggage loop, leather pen case, leather pen sleeve, leather portfolio, leg warmer, leg
      warmers, lens cleaner glasses, lens cleaner spray, lens for oakley, loc cuff, loc jewellery, loc jewelry, loc
      sock, locking clasps pin, locking pin back, luggage, luggage cover, luggage handle wrap, luggage organizer,
      luggage padlock, luggage scale, luggage set, luggage spinner, luggage strap,
      luggage tag, luggage wheel cover, lunch tote, makeup bag, makeup pouch, mask holder, mask lanyard, masquerade
      mask, mens braces,
      mesh trucker, messenger, messenger bag, minaudiere, mini hair elastics, mitten, mittens, money clip, money
      holder, monocle,
      motel key tag, motel keychain, name badge, neck
      cushion travel, neck gaiter, neck lanyard, neck pillow, neck tube, neck warmer, neckerchief, necktie, neckwear,
      newsboy,
      newsboy cap, niqab, no crease clip, nose pad, nose pad glasses, nose pads glasses, optical eyewear, optical
      frame, optical frames, over glasses sunglasses, overglasses, overnight case, overnighter, packing bag, packing
      bags, packing cube, packing cubes,
      packing organizer, padded headband, panama hat, paper parasol, parasol lace wedding, pashmina, passport case,
      passport cover, passport holder,
      passport sleeve, passport wallet, patch, patch iron on, pe bag, peaked cap, peaky cap, pearl hair comb, pen case
      leather, pencil
      pouch
      leather, phone bag, phone cord hair tie, phone crossbody, phone
      crossbody bag, phone lanyard bag, phone wallet, pillbox hat, pilot sunglasses, pin back, pin back button, pin
      backing, pin badge, pin bag, pin banner, pin board felt, pin book, pin button, pin collector, pin display
      pennant, pin folder, pin keeper, pin lock, pin pennant, pin s, pin trading book, pinback, pinback button, pinch
      front hat, pins, plush keychain, plushie keychain, pochette bag, pocket scarf,
      pocket square, pocket square wedding, pocket watch chain, polarised shades, polarized sunglasses, poly bands
      hair, pony elastic, pony
      holder, pony tail holder, ponytail cuff, ponytail holder, ponytail wrap, pork pie hat, porkpie hat, portfolio
      bag, potli, pouch, pouchette, prefect badge, prescription glasses, prescription sunglasses, puffy headband, pump
      bag school, purse, purse chain
      strap, purse insert, purse organizer insert, purse strap, purse strap chain, raffia bucket, rancher hat, readers
      glasses, reading
      glasses, reading readers, reading sunglasses, replacement arm glasses, replacement bag handle, replacement lens
      sunglasses, replacement lenses for oakley, replacement sunglass lenses, replacement temple glasses, retractable
      badge, rimless frame, rolling backpack, rolling bag, rolling duffel, rolling laptop bag, rolltop,
      round sunglasses, rubber bands hair, rubber clutch pin backs, rubber pin back, ruche tie, rucksack, saddle bag,
      sailor cap,
      sash, sash bride, satchel, satin bonnet, satin sash party, satin sleep cap, saucer hat, scarf, scarv, scarve,
      scarves, school backpack, school
      bag, school beanie, school book bag, school cap, school gloves, school hat, school rucksack, school scarf, school
      tie, schoolbag,
      scrunchie, sequin bag, shades sunglasses, shaker keychain, shawl, shemagh, shield sunglasses, shirt stud, shirt
      studs, shopper, shopping bag, shopping trolley, shoulder
      bag, shoulder strap, silicone nose pads, silk bonnet, silk scarf, silk scarves, silk scrunchie, silk square, silk
      square scarf, silky durag, sinamay, singing bowl bag, ski hat, ski mask hat, skull
      cap, skullcap, skully, sleep bonnet, sleep cap satin, sleep eye mask travel, sleeve garter, sleeve holder, sleeve
      holders, slim readers, sling bag, sling pack, small messenger, snap
      clip, snap clips, snapback, snapback cap, snapback hat, snood, soft enamel, sombrero, souvenir pin, spectacle
      case, spectacle cleaner, spectacle cloth, spectacle cord, spectacle
      frame, spectacle lens cleaner, spectacle repair kit, spectacle stand, spectacles, spinner case, spinner hardside,
      spiral bobble, spiral hair tie, sponge headband, sport bag, sport sunglasses, sports cap, sports strap glasses,
      stole, straw boater, straw hat, suede bucket, suit carrier, suitcase, sun cap,
      sun glasses, sun hat, sun readers, sun visor hat, sunday hat, sunglass, sunglass case, sunglass cord, sunglass
      retainer, sunglasses, sunglasses arms, sunglasses box, sunglasses case, sunglasses lens, sunglasses organiser,
      sunglasses pouch, sunglasses retainer, sunglasses strap, sunnies, suspender,
      suspenders, taqiyah, temple tip glasses, temple tips glasses, tennis bag, tiara headband, tie, tie bar, tie clip,
      titanium frame glasses, toiletry bag, toiletry case, top hat, topsy tail, tortoiseshell comb hair, tote, tote
      bag, tote canvas, trading pin, train case, trapper hat, travel accessories, travel backpack, travel bag, travel
      blanket set,
      travel bottles
      set, travel case, travel document holder, travel eye mask, travel laundry bag, travel neck pillow, travel
      organizer, travel pillow, travel set, travel shoe bag, travel storage bag, travel
      wallet, trifold, trilby, trolley bag, trolley case, trouser brace, trouser braces, trucker cap, trucker foam,
      trucker hat, trunk luggage,
      trunki, tsa lock,
      tsa padlock, turban, turban hat, turban headband, twilly, twist headband, u shaped hair pin, umbrella, undercap,
      underscarf, underseat bag, underseat cabin, unstructured cap, ushanka, utility crossbody, utility sling, vanity
      bag, vanity case, veil, veil cathedral, velvet
      pouch, venetian mask, visor, waist bag, wallet, wash bag, watch cap, wave cap, wayfarer, webbing bag strap,
      wedding belt, wedding hair comb, wedding hair piece, wedding hair vine, wedding hairpiece, wedding headband,
      wedding headpiece,
      wedding tiara headband, wedding veil, weekend bag,
      weekender, weekender bag, western hat, wet bag, wheeled backpack, wheeled bag, winter glove, winter gloves,
      winter hat, wooden pin, wool beret, wrap
      scarf, wrist corsage, wrist lanyard, wrist warmer, wristband, wristlet, wristlet keychain, wristlet strap, y back
      braces, y braces trouser, zip folio, zip pull charm, zipper charm, zipper pouch, zipper pull charm`,
    ],
    [
      'JEWELRY',
      `9ct gold, akoya, akoya pearl, amber bracelet, amber necklace, anchor chain necklace, ankle bracelet, ankle
      bracelets, ankle chain, anklet, anklets, antique jewellery set, aquamarine,
      arm cuff, arm cuff jewelry, armlet, ashes necklace, ashes ring, back chain jewelry, ball chain necklace, ball
      closure ring, band ring, band rings, bangle, bangle bracelet, bangle set,
      bangles, bangles set, bar necklace, barbell
      tongue, baroque pearl, bcr, bead bracelet, beaded bracelet, belcher, belcher bracelet, belcher chain, belly bar,
      belly bars, belly button bar, belly button ring, belly dangle, belly ring, bichhiya, bichiya, bioflex, bioflex
      retainer, birthstone, birthstone bracelet, birthstone charm, birthstone necklace, birthstone ring, birthstone
      slider, body chain,
      body chain jewelry, body jewellery, body jewelry, bolo, bolo tie, box chain necklace, bracelet, bracelet display,
      bracelet extender, bracelet holder, bracelet set, bracelets, breast milk jewelry, bridal earrings, bridal
      jewellery, bridal jewelry, bridal necklace, bridal ring set, bridal set ring, bridal tiara, brooch, brooch pins
      vintage, brooches, butterfly
      back, butterfly
      backs, butterfly scrolls, byzantine bracelet, byzantine chain, cable chain necklace, cabochon,
      cameo, cameo brooch, captive bead ring, captive ring, cartilage barbell, cartilage earring, cartilage hoop,
      cartilage stud,
      chain, chain 8mm, chain bracelet, chain cuban, chain necklace, chakra bracelet, championship ring, chandbali,
      chandelier earrings,
      charm, charm bead, charm beads,
      charm bracelet, charm holder necklace, charm necklace, charms
      bracelet, choker, choker necklace, choker set, chooda, choora, circular barbell, circular barbells, claddagh,
      claddagh ring, class ring, clicker ring, clip on charm, clip on charms, clip
      on earrings, cluster ring, cocktail ring, coin necklace, collar chain jewellery, collar necklace, conch, conch
      clicker, conch hoop, conch piercing,
      copper bracelet, cord bracelet, court band, cremation jewellery, cremation jewelry, cremation pendant, cremation
      ring, creole, creole earrings, creole hoops, creoles, cross necklace, crucifix necklace, crucifix
      pendant, crystal bracelet,
      crystal necklace, cuban chain,
      cuban chain 8mm, cuban link, cubic zirconia, cuff bangle, cuff bracelet, cuff link, cuff links, cufflink,
      cufflink box, cufflinks,
      cufflinks knot, cufflinks set
      jewelry, curb bracelet, curb link, curved barbell, curved barbells, cz band, cz
      eternity, d shape band, d shape wedding ring, daith, daith clicker, daith hoop, daith ring, dangle charm, dangle
      earrings, dermal, dermal anchor,
      dermal jewelry, dermal top, dermal tops, diamond, diamond bracelet, diamond earrings, diamond necklace, diamond
      ring, diamond stud, diamond studs, disc necklace, dog tag necklace, double flare, double flare
      plugs, dress ring, drop earring, drop earrings, ear climber, ear climbers, ear crawler, ear crawlers, ear cuff,
      ear cuffs, ear gauge,
      ear gauges, ear hanger, ear hangers, ear jacket, ear plug stone, ear plugs gauge, ear plugs gauges, ear
      stretcher, ear stretching kit, ear stud, ear
      taper, ear threader, ear threaders, ear tunnel, ear tunnels, ear weights, earcuff, earring, earring backs
      replacement, earring card display, earring display, earring holder, earring lifter, earring lifters, earring
      organizer,
      earring set, earring stand, earrings, earrings set, emerald ring, engagement ring,
      engagement ring box, engraved locket, eternity band, eternity ring, evil eye, evil eye bracelet, evil eye
      necklace, eyebrow bar, faceted gemstone, fake nose ring, faux septum, fidget ring silver, figaro, figaro
      bracelet, figaro chain, fingerprint jewellery, fingerprint necklace, flat back earring, flat back stud, flat back
      studs, flatback earring, flatback stud,
      flatback studs, flesh tunnel, forward helix, franco, franco chain, freshwater pearls, friendship
      bracelet, gauge plugs, gauges ear, gemstone, gemstone bracelet, gemstone necklace, gemstone ring, ghungroo payal,
      gold bangle, gold bracelet, gold chain,
      gold earrings, gold hoops, gold necklace, gold studs, grills teeth, grillz, guru beads,
      haath phool, hair comb bridal, hair jewellery, halo engagement ring, halo ring, hammered bangle, hamsa, hamsa
      necklace, hand bracelet, hand chain, hand harness, hat pin jewellery, head chain, headpiece jewellery, heart
      necklace, helix,
      helix earring, helix hoop, helix piercing, herringbone chain, herringbone necklace, hinged bangle, hinged
      clicker, hinged segment, hinged segment ring, hoop, hoop earring, hoop earrings set, hoops, horseshoe
      barbell, horseshoe ring, huggie, huggie earring, huggie hoop, huggie hoops, huggies, id bracelet, identity
      bracelet, industrial bar, industrial barbell, industrial piercing, initial charm, initial necklace, internally
      threaded, internally threaded end, italian charm, italian charms, jade bangle, jade bracelet, jade pendant, japa
      mala, jewellery, jewellery box, jewellery box walnut,
      jewellery case,
      jewellery cleaner, jewellery cleaning cloth, jewellery cleaning kit, jewellery display, jewellery gift set,
      jewellery organiser, jewellery polishing cloth, jewellery pouch, jewellery repair kit, jewellery roll, jewellery
      set, jewellery stand, jewellery travel case, jewelry, jewelry box, jewelry box
      organizer, jewelry case, jewelry cleaner, jewelry cleaning cloth, jewelry display, jewelry holder, jewelry
      organizer, jewelry pouch, jewelry roll, jewelry set,
      jewelry stand, jewelry travel case, jewelry tree, jewels, jhumka, jhumkas, jhumki, kada, kada bangle, kamarbandh,
      knot cufflinks, knuckle ring, komboloi, kundan, kundan necklace, kundan set,
      l bend, lab diamond, lab grown diamond, labret, labret bar, labret post, labret push pin, labret stud, lapel
      chain, lapis, lariat, layered necklace, layering
      necklace, leather bracelet, leather wrap bracelet, lever back earrings, leverback earrings, link bracelet,
      locket, loose diamond, loose diamonds, loose emerald, loose gemstone, loose gemstones, loose ruby, loose
      sapphire, maang tika, maang
      tikka, macrame bracelet, magnetic bracelet, mala, mala bead, mala beads, mala bracelet, mala necklace, mang
      tikka, mangalsutra, mariner
      chain, matha patti, medusa stud, meenakari, memorial jewellery, memorial jewelry, mens bracelet, mens ring, miami
      cuban, microdermal, midi ring, midi rings, miraculous medal, misbaha, moissanite, moissanite chain, moissanite
      ring, moissanite stone, monroe
      stud, mood ring, moonstone ring, name necklace, nath,
      navel bar, navel dangle, navel jewelry, navel ring, necklace, necklace display, necklace extender, necklace
      holder, necklace set, necklace stand, necklaces, nipple bar, nipple barbell, nipple bars,
      nipple ring, nipple rings, nipple shield jewelry, nose bone, nose cuff, nose hoop, nose nath, nose pin, nose
      ring, nose
      rings, nose screw, nose
      stud, nostril screw, nostril stud, om pendant, opal earrings, opal necklace, opal ring, open bangle, open cuff,
      oxidised earrings, oxidised jewellery, oxidised necklace, oxidized earrings, paperclip bracelet, paperclip chain,
      paperclip
      necklace, passa, patron saint medal, payal, pearl, pearl bracelet, pearl earring, pearl earrings, pearl necklace,
      pearl ring, pearl set, pearl studs,
      pearls, pendant, pendant necklace, pendants,
      permanent bracelet, permanent jewelry, philtrum, photo locket, photo projection necklace, piercing, piercing
      jewellery, piercing jewelry, piercing retainer,
      pinky ring, poison ring, polki, polki set, prayer bead, prayer beads, promise ring, purity ring, push pin end,
      push pin labret, rakhi, red string bracelet, religious medal,
      ring, ring adjuster, ring box, ring boxes, ring dish holder cone, ring display, ring guard, ring
      holder, ring set, ring size adjuster, ring sizer, ring sizer gauge, ring sizers, ring stack, ring tray jewelry,
      rings, rook barbell, rook piercing, rope bracelet gold, rope chain, rope necklace, rosary,
      rosary beads, rosary bracelet, rough diamond, ruby ring, rudraksha, rudraksha bracelet, rudraksha mala, saddle
      plugs, saint christopher, saint medal, sapphire ring, satellite chain, satellite necklace, scapular, screw on
      end, seamless ring, segment ring,
      septum, septum clicker, septum hanger, septum jewellery, septum jewelry, septum pincher, septum retainer, septum
      ring, signet, signet ring,
      signet rings, silicone ring, silicone wedding band, silicone wedding ring, silk knots, silver bangle, silver
      bracelet, silver chain, silver cleaning cloth, silver earrings, silver hoops, silver necklace,
      silver polishing cloth, silver studs, singapore chain, single flare, single flared plugs, slave
      bracelet, sleeper earrings,
      sleepers earrings, slider pendant, snake chain, snake chain necklace, snug piercing, solitaire, solitaire ring,
      spiga chain, spinner ring, st
      christopher, stackable ring, stackable rings, stacking bands, stacking bracelet, stacking ring, stacking rings,
      star of david necklace, star of david pendant, statement earrings, statement ring, sterling silver ring, stone
      plugs, straight barbell,
      stretch bracelet, stretching tapers, string bracelet, stud, stud
      earring, stud earrings, stud set, studs, surface bar, surface barbell, t bar necklace, tag necklace, tahitian
      pearl, tanzanite, taper kit, taper set, tasbeeh, tasbih, tasbih beads, tassel earrings, teardrop plugs, temple
      jewellery, tennis bracelet, tennis chain,
      tennis chain 4mm, tennis earrings, tennis
      necklace, threader earrings, threaders, threadless, threadless end, threadless ends, threadless labret,
      threadless top, three stone ring, thumb ring, tiara, tiaras, tie bar cufflink set, tikka
      set, titanium band, titanium ring, toe ring, toe rings, toggle necklace, tongue bar, tongue barbell, tongue ring,
      tongue rings, tongue stud,
      torque bangle, torque bangles, tourmaline, trace chain, tragus, tragus hoop, tragus stud, travel jewellery box,
      travel jewelry box, trilogy ring, tungsten band, tungsten ring, tunnels ear, turquoise necklace, turquoise ring,
      ultrasonic jewellery cleaner, urn necklace, urn pendant, vch,
      vertical hood, waist bead, waist beads, waist beads african, waist chain, watch and jewellery box, wedding
      band, wedding band set, wedding bands, wedding ring, wedding rings, wheat chain, wood plugs, worry bead, worry
      beads, worry beads greek, worry ring, y necklace, zodiac necklace`,
    ],
  ],
  unsure: `aquamarine, ascot, aviators, bag, basque, bcr, belcher, belt, bermuda, bifold,
    bolero, bolo, bomber, bonnet,
    bra, briefs, buff,
    cap, cape, cargo, chain, charm, claddagh, clutch, collar tips, conch, copper bracelet, cover up, cravat, creole,
    creoles,
    crombie, crossbody, cuff link, curb link, curved barbell, denim, derby, dermal, dermal top, double flare, evil eye,
    eyewear, fez,
    figaro, flannel, flat, fleece, franco, garter, gele, glasses, hair vine, hand harness, head chain, heel,
    helix, hinged segment, hobo, hoop, internally threaded, jersey, jewels, kada, kilt, kundan, l bend, lab diamond,
    lapis,
    magnetic bracelet, messenger, monocle, mule, open cuff, oxford, passa, patch, payal, peplum, philtrum, pins, pouch,
    pump, ring, ring guard, rolltop, rudraksha, sash, scapular, septum, shirting,
    shopper, short, signet, single flare, sleepers earrings, sliders,
    slides, smock, snake chain, stacking ring, stole, straight barbell, stud set, suit, surface bar, sweat, tabard,
    tank, tanzanite, taper kit, taper set, thong, threaders, threadless, threadless end, tie, top, tourmaline, trainer,
    trifold, tux, vch, veil, visor, wayfarer, wedge`,
  printed: `backpack, bag, bandana, baseball cap, bow tie, boxers, bracelet, cap, charm, cosmetic bag, crewneck, dad
    hat, dress, earring, enamel pin, glasses, gloves, hat, hoodie, keychain, lapel pin, leggings, necklace, nightdress,
    pajama, pajamas, patch, patches, pendant, pins, pouch, purse, pyjamas, ring, scarf, shirt, slipper, sneaker, sock,
    sweatshirt, swimsuit, t shirt, tank top, tee, tie, tote, tote bag, tshirt, umbrella, underwear, wallet, wash bag`,
  containers: 'bag, glasses, pouch',
  straps: `apple watch band, apple watch strap, band for apple watch, bracelet, compatible with apple watch, fitbit
    band, fitbit strap, for apple watch, galaxy watch 5 band, galaxy watch 6 band, galaxy watch 7 band, galaxy watch
    band, galaxy watch strap, garmin band, garmin strap, huawei band strap, jubilee bracelet, leather watch strap, loop
    band, mesh strap, milanese band, milanese loop, milanese strap, nato strap, oyster bracelet, quickfit strap, rubber
    watch strap, silicone watch band, smart watch band, smart watch strap, smartwatch band, smartwatch strap, sport
    watch band, sport watch strap, strap for apple watch, watch band, watch bracelet, watch loop, watch strap,
    watchband`,
  uses: {
    FASHION: 'apparel, clothes, clothing, fashion, garment',
    WOMEN_CLOTHING: `female, grandma, her, juniors, ladies, lady, mama, maternity, mom, mommy, mum, wife, woman, women,
      women fashion, women s fashion, womens, womens fashion, womenswear`,
    MEN_CLOTHING: `dad, daddy, gentlemen, grandpa, him, husband, male, man, men, men fashion, men s fashion, mens, mens
      fashion, menswear, papa`,
    SHOES: `cobbler, footwear, shoes, shoemaker, bootmaker, shoe maker`,
    WATCHES: `fossil watch, michael kors watch, watches, wristwatch, horology`,
    ACCESSORIES: `bags and accessories, bags and wallets, clothing accessories, eyewear, hair accessories, handbags,
      headwear, luggage, toiletry bags, milliner, millinery, leather goods, leathergoods`,
    JEWELRY: `14ct, 14k, 14k gold, 18ct, 18ct gold, 18k, 18k gold, 375 gold, 585 gold, 750 gold, 925 sterling, 9ct, 9ct
      gold, body jewellery, body jewelry, body piercing, carat, engagement rings, fine jewellery, fine jewelry, gold
      filled, gold vermeil, goldsmith, jeweler,
      jewelers, jewelery, jeweller, jewellers, jewellery, jewelry, lab grown, moissanite, piercing, piercings, s925,
      silver jewellery, sterling silver, vermeil, wedding rings, silversmith`,
  },
  makers: {
    FASHION: `alo yoga, amiri, arc teryx, bape, barbour, bella canvas, bombas, canada goose, carhartt, champion reverse
      weave, comfort colors, commando, darn tough, dickies, dickies 874, essentials fear of god palm angels, falke,
      fred perry, free people, fruit of the loom, gildan, gymshark, hanes, helly hansen, icebreaker, judy blue, kancan,
      levi s, levi s 501, levis, lululemon, moncler, nuptse, obey propaganda, reformation, russell athletic, skims,
      smartwool, spanx, stussy, supreme box logo, true religion, uniqlo, wolford`,
    SHOES: `adidas campus, adidas forum, adidas gazelle, adidas samba, adidas spezial, adidas supernova, adidas
      superstar, adidas taekwondo, adidas ultraboost, adizero, air force, air force 1, air jordan, air max 270, air max
      90, air max 95, air max 97, air max plus, alexander mcqueen oversized, allbirds, altra, altra escalante, altra
      experience, altra lone peak, altra olympus, altra timp, altra torin, amiri skel, ariat, asics, asics gel, asics
      gt 2000, asics hyper speed, asics novablast, asics superblast, balenciaga speed, balenciaga track, balenciaga
      triple s, bearpaw, birkenstock, blundstone, bogs, brooks adrenaline, brooks caldera, brooks cascadia, brooks
      catamount, brooks divide, brooks
      ghost, brooks glycerin, brooks hyperion, brooks launch, cascadia, chuck 70, chuck taylor, clarks, cloudmonster,
      cloudrunner, cloudsurfer, cloudultra, cloudventure, common projects, converse, craft ctm ultra, crocs, dansko,
      dior b22, dior b23, dior b30, dolce gabbana
      portofino, dr martens, dunk low, ecco, fitflop, foam runner, gabor, gel challenger, gel contend, gel cumulus, gel
      dedicate, gel excite, gel kayano, gel lyte, gel nimbus, gel padel, gel quantum, gel resolution, gel rocket, gel
      trabuco, gel venture, geox, golden goose, golden goose superstar, gucci ace, gucci rhyton, handball spezial,
      havaianas, hoka,
      hoka bondi, hoka clifton, hoka mach, hoka speedgoat, hunter original, hyper speed 5, inov 8, inov8, ipanema,
      jordan 1,
      jordan 11, jordan 12, jordan 13, jordan 2, jordan 3, jordan 4, jordan 5, jordan 6, justin boots, keds, kiprun, la
      sportiva, le chameau, louboutin, louis vuitton trainer, lv skate, lv trainer, mephisto, mercurial superfly,
      mercurial vapor, merrell, merrell moab, mizuno rebellion, mizuno wave, muck boot, naot, native jefferson, nb
      1080, nb 860, nb 880,
      nb md500, new balance, new balance 1080, new balance 2002r, new balance 327, new balance 530, new balance 550,
      new balance 574, new balance 860, new balance 880, new balance 9060, new balance 990, nike air, nike alphafly,
      nike dunk, nike invincible, nike mercurial, nike pegasus, nike vaporfly, nike vomero, nike zoomx, norda, off
      white out
      of office, olukai, on cloud 5, on cloud 6, on cloud nova, on cloud x, on cloudflow, on cloudmonster, on
      cloudrunner, on cloudsurfer, on cloudswift, on cloudtilt, on cloudventure, on cloudvista, onitsuka, onitsuka
      tiger, prada
      cloudbust, puma deviate, puma fast r, puma suede, puma velocity, r m williams, red wing, rieker, rothy s,
      salomon, salomon
      elixir, salomon genesis, salomon sense pulsar, salomon sense ride, salomon speedcross, salomon x ultra, salomon
      xa pro, salomon xt, sam
      edelman, saucony, saucony endorphin, saucony endorphin speed, saucony guide, saucony kinvara, saucony peregrine,
      saucony ride, saucony
      triumph, sb dunk, skechers, sorel, sperry, stan smith, start rite, steve madden, tamaris, timberland boots,
      timberland pro, tony lama, topo athletic, topo phantom, ugg, ultraboost, vans authentic, vans knu skool, vans old
      skool, veja, vionic, wave inspire, wave rider, wolverine work, yeezy, yeezy 350, yeezy 500, yeezy 700, yeezy
      boost`,
    WATCHES: `a158, a168, accurist, accutron, addiesdive, ae1200, alpina, amphibia, ap royal oak, armani
      exchange watch, audemars piguet, avi 8, baby g, ball watch, baltic watches, barton watch bands, bauhaus watch,
      baume mercier, bering time, breitling, bulova, bulova
      lunar, cartier santos, casio, casio a168, casio ae, casio edifice, casio f, casio g shock, casio illuminator,
      casio pro trek, casio
      vintage, certina, christopher ward, citizen, citizen automatic, citizen eco drive, citizen promaster, citizen
      quartz, cluse, concord watch, crafter blue, curren, daniel
      wellington, datejust, diesel mr daddy, doxa, dw 5600, dw5600, ebel, emporio armani quartz, f 91w, farer, festina,
      fossil gen, fossil grant, fossil machine, fossil townsman, frederique constant, g
      shock, ga 2100, gc watch, glycine, gmt master, guess watch, gw m5610, hamilton jazzmaster, hamilton khaki, hirsch
      strap, hublot, ice watch, ice-watch, invicta, invicta pro diver,
      iwc, iwc pilot, jaeger lecoultre, junghans, junkers watch, komono, laco, longines, lorier, lorus, luminox,
      marathon watch, maurice lacroix, mido, mondaine, moonswatch,
      movado, mtg b1000, multi dial, mvmt, naviforce, nixon, nomos, nordgreen, obaku, olivia burton, omega speedmaster,
      orient automatic, orient bambino, orient kamasu, orient mako,
      orient ray, oris, pagani design, panerai, patek philippe, presage cocktail, pro trek, prospex, prx powermatic,
      pulsar watch, rado, raketa, raymond weil, rolex, rolex daytona, rotary watch, san martin watch, seamaster, seiko,
      seiko 5, seiko 5 sports, seiko alpinist, seiko presage, seiko prospex, seiko skx, sekonda, sinn 104, sinn 556,
      skagen, skagen
      signatur, skmei, spb121, speedmaster, speedy
      tuesday, steeldive, storm watch, stowa, strapcode, submariner, swatch, swatch omega, tag heuer, timex,
      timex expedition, timex weekender, tissot, tissot
      prx, traser, triwa, tsovet, tudor black bay, uncle seiko, vacheron, victorinox inox, vostok, vostok amphibia,
      wenger watch, zeppelin, zodiac sea wolf`,
    ACCESSORIES: `47 brand, american tourister, away carry, baggu, beis, bellroy, briggs riley, coach tabby, costa del
      mar, dagne dover, delsey, eastpak, fjallraven, fjallraven kanken, goodr, herschel, jansport, kangol, kanken, kate
      spade, kipling, le pliage, longchamp, maui jim, michael kors jet set, new era, oakley, ray ban, rimowa,
      samsonite, secrid, smith optics, stetson, telfar, tilley, travelpro, tumi, vera bradley, warby`,
    JEWELRY: `alex and ani, cartier love, david yurman, gorjana, james avery, kendra scott, mejuri, missoma, monica
      vinader, pandora, pandora moments, swarovski, thomas sabo, tiffany co, van cleef`,
  },
};
