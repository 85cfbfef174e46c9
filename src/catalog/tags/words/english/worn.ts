import type { Subject } from '../words.ts';

export const WORN: Subject = {
  things: [
    [
      'FASHION+WOMEN_CLOTHING',
      `3pc lawn suit, abaya dress, abaya set, anarkali, babydoll, ball gown, bandage dress, bandeau, bandeau bra,
      bandeau top, basque, basque top, bikini, bikini bottom, bikini set, bikini top, blouse, blouse top, bodycon,
      bodysuit, bodysuits, boob tape, boob tube, boobtube, boubou, boyleg bottom, boyshort, bra, bra and brief set, bra
      and panty set, bra set, bra top, bralet, bralette, bralette and brief set, bralette set, bralettes, brazilian
      brief, brazilian knicker, brazilian knickers, breast lift tape, bridal gown, bridal robe, bridesmaid dress,
      bridesmaid maxi, bridesmaid multiway, brief set, burkini, bustier, cami, cami top, camisole, camisole top,
      chemise, chemise and robe set, chemise set, cheongsam, churidar, cocktail dress, control briefs, corset, cover
      up, coverup, cowl neck slip, crinoline, crop top, culottes, dress, evening dress, fit and flare, floral maxi,
      floral midi, french knicker, french knickers, g string, garter belt, garter set, ghagra, gharara, girdle, gown,
      half slip, halter neck, halter top, halterneck, halterneck top, hanbok, high brief, high leg briefs, hijab dress,
      hijab set, hipster bottom swim, hipster panties, hold ups, holdup, holdups, jegging, jeggings, jilbab, jumpsuit
      dress, kaftan abaya, kaftan dress, kameez, khimar, knicker, knickers, kurti, lace knicker, lace knickers, lawn
      suit, lehenga, lingerie, lingerie set, maternity dress, maxi dress, maxi kaftan, maxi skirt, midi dress, midi
      skirt, mini dress, mini skirt, monokini, multiway maxi, negligee, nightdress, nightgown, nightie, nipple cover,
      nipple covers, nursing bra, nursing tee, nursing top, off shoulder top, off the shoulder top, one piece swim, one
      piece swimsuit, one piece women s, one piece womens, one shoulder top, palazzo, palazzo pant, palazzo pants,
      panti, panties, panty, peignoir, pencil skirt, peplum, peplum blouse, peplum top, petticoat, pinafore, playsuit
      women, pleated skirt, prom dress, puff sleeve midi, push up bra, qipao, romper dress, rompers women, salwar,
      saree, sari, satin midi, shalwar, shapewear, sharara, shirt dress, shirtdress, shortie knicker, shortie knickers,
      silk slip, skater dress, skirt, skort, slip dress, slip midi, smocked midi, sports bra, stay ups, strapless top,
      sundress, suspender belt, suspender stocking, suspender stockings, sweater dress, swim dress, swim skirt,
      swimdress, t shirt bra, t shirt dress, tanga, tanga brief, tankini, tankini top, tee dress, thong, thong bikini,
      tiered maxi, tiered midi, tights women, triangle top, tshirt bra, tube top, tulle petticoat, tulle skirt, tummy
      control knickers, tummy control skinny, twist front one piece, underwear body, unstitched, unstitched suit, waist
      cincher, wedding dress, wireless bra, women romper, women shrug, wrap blouse, wrap dress, wrap maxi, wrap midi,
      wrap skirt, wrap top`,
    ],
    [
      'FASHION+MEN_CLOTHING',
      `3 piece suit, board short, board shorts, boardie, boardies, boxer, boxer brief, boxer short, dhoti, dress shirt,
      guayabera, jock strap, jockstrap, jubba, kilt, long john, long johns, lungi, mankini, mens kilt, mens suit,
      mundu, swim trunk, swim trunks, thawb, three piece suit, trunks, tux, tuxedo, tuxedo jacket, tuxedo shirt, tuxedo
      trouser, tuxedo trousers, veshti, y front, y fronts`,
    ],
    [
      'WATCHES',
      `18mm strap, 19mm strap, 20mm strap, 21mm strap, 22mm strap, 24mm strap, apple watch band, apple watch strap,
      automatic diver, automatic watch, band for apple watch, band for watch, bezel insert, bund strap, chronograph,
      chronometer, compatible with apple watch, curved end strap, deployant clasp, deployment clasp, dive watch, diver
      sapphire, diver watch, fitbit band, fitbit strap, fkm strap, for apple watch, galaxy watch 5 band, galaxy watch 6
      band, galaxy watch 7 band, galaxy watch band, galaxy watch strap, garmin band, garmin strap, hand winding watch,
      huawei band strap, jubilee bracelet, leather watch strap, loop band, mesh strap, milanese band, milanese loop,
      milanese strap, moonphase, nato sport watch strap, nato strap, oyster bracelet, perlon strap, pocket watch,
      quartz watch, quickfit strap, rally strap, replacement bracelet steel, rubber strap 20mm, rubber watch strap,
      sailcloth strap, silicone watch band, smart watch band, smart watch strap, smartwatch band, smartwatch strap,
      sport watch band, sport watch strap, spring bar, spring bar tool, strap 18mm, strap 20mm, strap 22mm, strap 24mm,
      strap for apple watch, strap for samsung watch, strap for smart watch, strap for smartwatch, strap for watch,
      timepiece, tourbillon, tropic strap, watch, watch band, watch bands, watch battery, watch box, watch bracelet,
      watch case, watch case opener, watch charger stand, watch crystal, watch cushion, watch dial, watch display,
      watch display case, watch glass, watch hands, watch link remover, watch loop, watch movement, watch organizer,
      watch pillow, watch pin, watch pouch, watch press, watch roll, watch stand, watch strap, watch straps, watch
      tool, watch travel case, watch winder, watch winders, watchband, watches, watchmaker, watchmaking, wristwatch,
      zulu strap`,
    ],
    [
      'FASHION',
      `abaya, adult onesie, adult onesie fleece, agbada, animal onesie, ankle sock, ankle socks, anorak, apparel, aran
      cardigan, arm sleeve top, athleisure, baby tee, base layer, base layers, baselayer, bathing suit, bathrobe,
      bermuda, bib and brace, bib overall, bib overalls, blazer, boardshort, body warmer, bodywarmer, boilersuit,
      bolero, bolero jacket, bomber, bomber jacket, boot sock, boot socks, bootcut, bottoms, brief, briefs, button
      down, button up, caftan, cagoule, cape coat, capri, capris, car coat, cardi, cardigan, cargo, cargo pant, cargo
      pants, cargo short, cargo shorts, cargo trouser, cargo trousers, catsuit, changing robe, chef coat, chef trouser,
      chef trousers, chef white, chef whites, chefs white, chefs whites, chino, chinos, clothing, co ord, co ord set,
      coat, compression short, compression shorts, coord, coord set, coords, cosplay outfit, coverall, crew neck, crew
      sock, crew socks, crewneck, crombie, cropped cardi, cycling shorts casual, dashiki, denim, denim jacket, denim
      short, denim shorts, dirndl, dishdasha, djellaba, down jacket, dressing gown, dressing gowns, dry robe, dryrobe,
      duffle coat, dungaree, fair isle, flannel, fleece, frock, funnel neck, galabeya, gandora, gilet, gilet jacket,
      graduation gown, grandad collar, graphic tee, grip sock, grip socks, half zip, harrington, henley, hi vis vest,
      holster pocket trouser, holster pocket trousers, hoodie, hoodie blanket wearable, hoody, hosiery, housecoat,
      jacket, jalabiya, jalabiyya, jean, jeans, jersey, jogger, jogging bottom, jogging bottoms, jogging suit,
      joggings, jort, jorts, jumper, jumpsuit, kaftan, kagoule, kids mac, kids onesie, kids tshirt, kimono, knee sock,
      knee socks, knitwear, kurta, lab coat, leather jacket, lederhosen, legging, long sleeve, longsleeve, lounge pant,
      lounge pants, lounge set, loungewear, matching co ord, matching pyjamas, matching set, mock neck, nightshirt,
      nightwear, nightwear set, no show sock, no show socks, onesie adult, outerwear, overall, overcoat, overshirt,
      overtrouser, overtrousers, pac a mac, packaway mac, padded jacket, pajama, pant, pants, pantyhose, parka,
      peacoat, pedal pusher, pedal pushers, pj, pjs, playsuit, polo, polo shirt, poloneck, poncho, prayer dress, puffa,
      puffa coat, puffer, puffer jacket, puffer vest, pullover, pullover hoodie, pyjama, pyjama bottom, pyjama bottoms,
      pyjama set, quarter zip, quilted jacket, rain coat, rain jacket, rain mac, rain pant, rain pants, rain poncho,
      raincoat, rash guard, rashguard, robe, roll neck, rollneck, romper, ruana, salopette, sarong, school pinafore,
      school uniform, scrub set, scrubs, shacket, shell jacket, sherwani, shirt, shirting, short, shorts, singlet, ski
      bibs, slacks, sleep set, sleepwear, smock, snow pant, snow pants, snowsuit, snuggie, sock, soft shell, softshell,
      sport coat, sports coat, sports jacket, stockings, stretch twill, suit, sunsuit, sweat, sweater, sweatpant,
      sweats, sweatshirt, sweatshirt hoodie, sweatsuit, swim bottom, swim set, swim shirt, swim short, swim shorts,
      swim top, swimming short, swimming shorts, swimming trunk, swimming trunks, swimsuit, swimwear, t shirt, tabard,
      tailcoat, tank, tank top, tee, thermal legging, thermal leggings, thermal set, thermal top, thermal underwear,
      thermals, thobe, tights, top, track pant, track pants, track suit, trackies, tracksuit, trainer sock, trainer
      socks, tregging, treggings, trench, trench coat, trouser, trousers, tshirt, tunic, turtleneck, twin set, twinset,
      two piece, two piece set, underpant, underpants, undershirt, underwear, uniform, unitard, vest, waistcoat, watch
      jacket, windbreaker, windcheater, wool coat, work bibs, work trouser, work trousers, workwear, zip up`,
    ],
    [
      'SHOES',
      `air force 1, air jordan, air jordan 1, air max, ankle boot, ankle boots, aqua shoe, babouche, ball of foot
      cushions, ballerina, ballerina flat, ballerinas, ballet flat, ballet flats, ballet pump, barefoot shoe, biker
      boot, birkenstock, birkenstocks, block heel, boat shoe, boot, boot brush, boot grip, boot grips, boot jack, boot
      polish, boot sock liner, bootie, bootlace, bootlaces, boots, bridal shoe, brogue, brogues, brothel creeper,
      brothel creepers, canvas shoe, casual shoe, casual shoes, chappal, chelsea boot, chelsea boots, chuck taylor,
      chukka, climbing shoes rental, clog, clog shoe, clogs, combat boot, converse chuck, court heel, court shoe,
      cowboy boot, crease protector, croc charm, croc charms, crocs, d orsay, deck shoe, derby, derby shoe, desert
      boot, double monk, dress shoe, driving shoe, dubbin, dubbin wax, dunk high, dunk low, elastic lace, elastic
      laces, espadrille, flat, flatform, flatforms, flats, flip flop, flip flops, flipflops, footwear, formal shoe,
      formal shoes, fur slide, galoshes, garden clog, gladiator sandal, gum boot, gumboot, heel, heel cushion, heel
      grip, heel pad, heels, heelys, hi top trainer, hi top trainers, hi tops, high heel, high heels, high top, house
      shoe, house slipper, huarache, ice cleat, ice cleats, ice grip, ice grips, ice traction, insole, insole set,
      insoles, jibbitz, jordan 1, jordan 4, jutti, juttis, khussa, kids shoe, kids shoes, kitchen shoe, kitten heel,
      knee high boot, kolhapuri, lace lock, lace locks, lace up, lace up boot, loafer, loafers, low top, mary jane, men
      shoe, men shoes, metatarsal pad, metatarsal pads, military boot, minimalist shoe, moccasin, moccasin slipper,
      mojari, monk strap, monkstrap, mule, new balance 550, no tie lace, no tie laces, nursing shoe, over the knee
      boot, oxford, oxford shoe, oxfords, peep toe, peeptoe, penny loafer, peshawari, platform boot, platform heel,
      platform sandal, platform shoe, plimsoll, pointed flat, pool slide, pool slider, prewalker, pump, rain boot,
      rainboot, retro runner, retro runners, safety shoe, sandal, sandals, school shoe, shoe, shoe bag, shoe brush,
      shoe care, shoe cleaning kit, shoe deodorizer, shoe horn, shoe insert, shoe inserts, shoe insole, shoe lace, shoe
      laces, shoe polish, shoe protector, shoe rack insert, shoe spikes ice, shoe spray, shoe stretcher, shoe tree,
      shoehorn, shoelace, shoelaces, shoes, skate shoe, slide sandal, slide slipper, sliders, slides, slingback,
      slingbacks, slip on, slip ons, slipper, slipper sock, slippers, slouch boot, sneaker, sneaker cleaner, sneakers,
      snow boot, snow boots, sock boot, steel toe boot, steel toe cap, stiletto, suede brush, suede cleaner, suede
      protector, suede protector spray, thigh high boot, thong sandal, toddler shoe, toddler shoes, toe post, toe ring
      sandal, traction cleat, traction cleats, trainer, trainers shoes, ugg, ugg boot, uggs, walk traction, walking
      shoe, water shoe, wedding shoe, wedge, wedge heel, wedge sandal, wellie, wellies, wellington, wellington boot,
      winklepicker, winklepickers, winter boot, women shoe, women shoes, work boot, yeezy`,
    ],
    [
      'ACCESSORIES',
      `39thirty, 59fifty, 9fifty, 9forty, adjustable hat, adjustable snapback, alice band, alligator clip hair, arm
      cuff sleeve, arm warmer, arm warmers, ascot, aviator sunglasses, aviators, backpack, badge case, badge clip,
      badge reel, bag, bag chain, bag charm, bag clip charm, bag hanger, bag hook, bag insert, bag organiser, bag
      strap, baker boy, balaclava, banana clip, bandana, bandana scarf, bandanna, barrette, baseball cap, baseball hat,
      beach bag, beach basket, beanie, beauty bag, beauty pouch, belt, belt bag, belt buckle, beret, bifold, billfold,
      blue light glasses, boater hat, bobble hat, bobby pin, bonnet, bookbag, boot cuff, boot cuffs, bottle bag,
      boutonniere, bow tie, bowtie, bridal comb, bridal garter, bridal hair comb, bridal hair piece, bridal hairpiece,
      bridal headpiece, bridal veil, briefcase, brolly, brooch pin, brooch pin set, bucket bag, bucket cap, bucket hat,
      bucket of buttons, buff, bum bag, bumbag, business card holder, button badge, button pin, cabin case, cabin
      trolley, camera crossbody, camera strap, cap, car key holder leather, card billfold, card case, card grabber,
      card holder, card id holder, cardholder, carry on, carry on bag, carry on luggage, carryon, cat eye sunglasses,
      checkbook cover, cheque book holder, cigarette case, claw clip, clutch, clutch bag, coin case, coin pouch, coin
      purse, collar bar, collar chain, collar pin, collar stay, collar tip, collar tips, collector pin, compact
      umbrella, compression bag travel, compression cube, compression cubes, compression packing cube, corsage,
      cosmetic bag, cosmetic case, cosmetic pouch, cowboy hat, cravat, credit card billfold, credit card case, credit
      card holder, crochet bag, cross bag, crossbody, crossbody bag, crystal bowl bag, cummerbund, dad cap, dad hat,
      dance bag, deerstalker, designer frames, dickie bow, dopp kit, drawstring bag, dress belt, dress stud, dress
      studs, duckbill clip, duckbill clips, duffel, duffel bag, duffle, duffle bag, dupatta, durag, ear muff, ear
      muffs, ear warmer, earflap hat, earmuff, earmuffs, enamel badge, enamel pin, envelope bag, envelope clutch,
      evening bag, evening clutch, expandable spinner, eye glass case, eye glasses, eyeglass case, eyeglass chain,
      eyeglass frame, eyeglass holder, eyeglasses, eyewear, face covering, face mask cloth, face mask fabric, fanny
      pack, fascinator, feather boa, fedora, fez, five panel, flat cap, flex hat, flower crown, flower garland hair,
      folding fan, folding umbrella, french pin, garment bag, garter, garter belt pouch, gele, glasses, glasses case,
      glasses chain, glasses frame, glove, gloves, gym bag, gym sack, hair accessory, hair band, hair barrette, hair
      bobble, hair bobbles, hair bonnet, hair bow, hair chain, hair claw, hair claw clip, hair clip, hair comb clip,
      hair crown, hair donut, hair doughnut, hair elastic, hair elastics, hair fork, hair garland, hair grip, hair
      grips, hair hoop, hair jewel, hair jewelry, hair jewels, hair pin, hair pins, hair ribbon, hair rubber bands,
      hair scarf, hair scrunchie, hair scrunchies, hair slide, hair slides, hair stick, hair tie, hair ties, hair vine,
      hairband, hairpin, hand fan, hand warmers knit, handbag, handbag hook, handbag organiser, handbag organizer,
      handbags, handkerchief, hang tag envelope, hankie, hanky, hardshell case, hardside spinner, hat, hat clip,
      hatinator, head scarf, head wrap, headband, headpiece, headscarf, headwrap, hijab, hip bag, hip pack, hobo, hobo
      bag, holdall, homburg, ice cap, id card holder, id holder, id lanyard, infinity scarf, jewelry travel pouch,
      keffiyeh, kerchief, key band, key case, key chain, key fob, key lanyard, key organizer, key pouch, key ring, key
      strap, key tag, keyband, keychain, keychain wallet, keyring, kirby grip, kirby grips, kitbag, knit hat, kufi,
      lanyard, lapel flower, lapel pin, laptop tote bag, large messenger, leather belt, leather glove, leather gloves,
      leg warmer, leg warmers, luggage, luggage cover, luggage organizer, luggage padlock, luggage set, luggage strap,
      luggage tag, lunch tote, makeup bag, makeup pouch, mask holder, mask lanyard, masquerade mask, mens braces,
      messenger, messenger bag, minaudiere, mitten, mittens, money clip, money holder, monocle, name badge, neck
      cushion travel, neck gaiter, neck pillow, neck tube, neck warmer, neckerchief, necktie, neckwear, newsboy,
      newsboy cap, niqab, optical frame, optical frames, packing bag, packing bags, packing cube, packing cubes,
      packing organizer, panama hat, parasol lace wedding, pashmina, passport case, passport cover, passport holder,
      passport sleeve, passport wallet, patch, patch iron on, pencil pouch leather, phone bag, phone crossbody, phone
      crossbody bag, phone lanyard bag, phone wallet, pin badge, pin button, pin s, pinback button, pins, pocket scarf,
      pocket square, pocket watch chain, polarized sunglasses, potli, pouch, purse, purse organizer insert, reading
      glasses, reading sunglasses, rolling backpack, rolling bag, rolling duffel, rolling laptop bag, rolltop,
      rucksack, saddle bag, sash, satchel, satin bonnet, scarf, scarv, scarve, scarves, school bag, schoolbag,
      scrunchie, sequin bag, shawl, shemagh, shirt stud, shirt studs, shopper, shopping bag, shopping trolley, shoulder
      bag, shoulder strap, silk scarf, silk scarves, silk scrunchie, singing bowl bag, ski hat, ski mask hat, skull
      cap, skullcap, sleep eye mask travel, sleeve holder, sleeve holders, sling bag, sling pack, small messenger, snap
      clip, snap clips, snapback, snapback cap, snapback hat, snood, sombrero, souvenir pin, spectacle case, spectacle
      frame, spectacles, spinner hardside, sport bag, sports cap, stole, straw hat, suit carrier, suitcase, sun cap,
      sun glasses, sun hat, sun visor hat, sunglass, sunglasses, sunglasses case, sunglasses strap, sunnies, suspender,
      suspenders, taqiyah, tennis bag, tiara headband, tie, tie bar, tie clip, toiletry bag, toiletry case, tote, tote
      bag, trading pin, train case, travel accessories, travel backpack, travel bag, travel blanket set, travel bottles
      set, travel case, travel document holder, travel organizer, travel pillow, travel set, travel storage bag, travel
      wallet, trifold, trilby, trolley bag, trolley case, trouser brace, trouser braces, trucker hat, trunki, tsa lock,
      tsa padlock, turban, twilly, umbrella, undercap, underscarf, ushanka, vanity bag, vanity case, veil, velvet
      pouch, venetian mask, visor, waist bag, wallet, wash bag, watch cap, wayfarer, wedding veil, weekend bag,
      weekender, weekender bag, wet bag, wheeled backpack, wheeled bag, winter glove, winter gloves, winter hat, wrap
      scarf, wrist corsage, wrist warmer, wristband, wristlet, y back braces, zipper pouch`,
    ],
    [
      'JEWELRY',
      `9ct gold, akoya, ankle bracelet, anklet, aquamarine, arm cuff, armlet, band ring, bangle, bangles, barbell
      tongue, beaded bracelet, belly bar, belly button ring, belly ring, bichhiya, bichiya, birthstone, body chain,
      body jewelry, bolo tie, bracelet, bracelet set, bracelets, brooch, butterfly back, butterfly backs, cabochon,
      cameo, chain, chain bracelet, chain necklace, chandbali, charm, charm bead, charm beads, charm bracelet, charms
      bracelet, choker, choora, circular barbell, cocktail ring, collar necklace, conch, conch piercing, cuban chain,
      cuban link, cubic zirconia, cuff bracelet, cufflink, cufflink box, cufflinks, cufflinks set jewelry, cz band, cz
      eternity, daith, dermal anchor, dermal top, diamond, dress ring, drop earring, ear climber, ear cuff, ear gauge,
      ear gauges, ear jacket, ear plugs gauge, ear plugs gauges, ear stretcher, ear stretching kit, ear stud, ear
      taper, ear threader, ear threaders, ear tunnel, earcuff, earring, earring organizer, earrings, engagement ring,
      eternity band, eternity ring, evil eye, eyebrow bar, flesh tunnel, friendship bracelet, gemstone, gold chain,
      grills teeth, grillz, haath phool, hair comb bridal, hamsa, hand chain, hoop, hoop earring, hoops, horseshoe
      barbell, huggie, huggies, industrial barbell, jewellery, jewellery box, jewellery box walnut, jewellery case,
      jewellery cleaning cloth, jewellery organiser, jewellery set, jewellery stand, jewelry, jewelry box, jewelry box
      organizer, jewelry case, jewelry cleaner, jewelry cleaning cloth, jewelry holder, jewelry organizer, jewelry set,
      jewelry stand, jewelry tree, jewels, jhumka, jhumkas, jhumki, kada, kamarbandh, komboloi, kundan, kundan set,
      labret, lapis, lariat, leather bracelet, locket, loose diamond, loose emerald, loose ruby, loose sapphire, maang
      tikka, mala, mala bead, mala beads, mangalsutra, matha patti, meenakari, miami cuban, misbaha, moissanite, nath,
      navel bar, necklace, necklaces, nipple bar, nipple barbell, nose cuff, nose pin, nose ring, nose screw, nose
      stud, payal, pearl, pearl earring, pearl earrings, pearl necklace, pearls, pendant, pendant necklace, pendants,
      permanent jewelry, piercing, polki, prayer bead, prayer beads, rakhi, religious medal, ring, ring box, ring
      holder, ring set, rings, rope chain, rosary, saint christopher, septum, septum clicker, septum ring, signet ring,
      silver chain, silver cleaning cloth, solitaire, st christopher, stacking bands, stacking ring, stud, stud
      earring, stud earrings, studs, tanzanite, tasbih, tennis bracelet, tennis chain, tennis necklace, tiara, tikka
      set, toe ring, tongue bar, tongue barbell, tourmaline, tragus, waist bead, waist beads, waist chain, wedding
      band, wedding ring, worry bead, worry beads`,
    ],
  ],
  unsure: `aquamarine, ascot, aviators, bag, basque, belt, bermuda, bifold, bolero, bomber, bonnet, bra, briefs, buff,
    cap, cape, cargo, chain, charm, clutch, conch, cover up, crombie, crossbody, denim, derby, evil eye, eyewear, fez,
    flannel, flat, fleece, garter, gele, glasses, heel, hobo, hoop, jersey, jewels, kada, kilt, kundan, lapis,
    messenger, monocle, mule, oxford, patch, payal, peplum, pins, pouch, pump, ring, rolltop, sash, septum, shirting,
    shopper, short, sliders, slides, smock, stacking ring, stole, suit, sweat, tabard, tank, tanzanite, thong, tie,
    top, tourmaline, trainer, trifold, tux, veil, visor, wayfarer, wedge`,
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
    SHOES: 'cobbler, footwear, shoes',
    WATCHES: 'fossil watch, michael kors watch, watches, wristwatch',
    ACCESSORIES: `bags and accessories, bags and wallets, clothing accessories, eyewear, hair accessories, handbags,
      headwear, luggage, toiletry bags`,
    JEWELRY: `14k, 14k gold, 18k, 18k gold, 925 sterling, carat, gold filled, gold vermeil, goldsmith, jeweler,
      jewelers, jewelery, jeweller, jewellers, jewellery, jewelry, moissanite, s925, sterling silver`,
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
      ghost, brooks glycerin, brooks hyperion, brooks launch, cascadia, chuck 70, chuck taylor, clarks, cloudmonster,
      cloudrunner, cloudsurfer, common projects, converse, crocs, dansko, dior b22, dior b23, dior b30, dolce gabbana
      portofino, dr martens, dunk low, ecco, fitflop, foam runner, gabor, gel cumulus, gel kayano, gel nimbus, gel
      trabuco, geox, golden goose, golden goose superstar, gucci ace, gucci rhyton, handball spezial, havaianas, hoka,
      hoka bondi, hoka clifton, hoka mach, hoka speedgoat, hunter original, hyper speed 5, inov 8, ipanema, jordan 1,
      jordan 11, jordan 12, jordan 13, jordan 2, jordan 3, jordan 4, jordan 5, jordan 6, justin boots, keds, la
      sportiva, le chameau, louboutin, louis vuitton trainer, lv skate, lv trainer, mephisto, mercurial superfly,
      mercurial vapor, merrell, merrell moab, mizuno wave, muck boot, naot, native jefferson, nb 1080, nb 860, nb 880,
      nb md500, new balance, new balance 1080, new balance 2002r, new balance 327, new balance 530, new balance 550,
      new balance 574, new balance 860, new balance 880, new balance 9060, new balance 990, nike air, nike alphafly,
      nike dunk, nike invincible, nike mercurial, nike pegasus, nike vaporfly, nike vomero, nike zoomx, off white out
      of office, olukai, on cloud 5, on cloud 6, on cloud nova, on cloud x, on cloudflow, on cloudmonster, on
      cloudrunner, on cloudsurfer, on cloudswift, on cloudtilt, on cloudvista, onitsuka, onitsuka tiger, prada
      cloudbust, puma deviate, puma suede, puma velocity, r m williams, red wing, rieker, rothy s, salomon, salomon
      elixir, salomon genesis, salomon sense ride, salomon speedcross, salomon x ultra, salomon xa pro, salomon xt, sam
      edelman, saucony, saucony endorphin, saucony guide, saucony kinvara, saucony peregrine, saucony ride, saucony
      triumph, sb dunk, skechers, sorel, sperry, stan smith, start rite, steve madden, tamaris, timberland boots,
      timberland pro, tony lama, topo athletic, topo phantom, ugg, ultraboost, vans authentic, vans knu skool, vans old
      skool, veja, vionic, wave inspire, wave rider, wolverine work, yeezy, yeezy 350, yeezy 500, yeezy 700, yeezy
      boost`,
    WATCHES: `accutron, alpina, ap royal oak, audemars piguet, avi 8, baby g, baume mercier, breitling, bulova, bulova
      lunar, cartier santos, casio, casio edifice, casio f, casio g shock, casio illuminator, casio pro trek, casio
      vintage, citizen, citizen automatic, citizen eco drive, citizen promaster, citizen quartz, curren, daniel
      wellington, datejust, emporio armani quartz, f 91w, festina, fossil gen, fossil grant, frederique constant, g
      shock, ga 2100, glycine, gmt master, hamilton jazzmaster, hamilton khaki, hublot, invicta, invicta pro diver,
      iwc, iwc pilot, jaeger lecoultre, junghans, longines, luminox, maurice lacroix, mido, mondaine, moonswatch,
      movado, multi dial, mvmt, naviforce, nixon, omega speedmaster, orient automatic, orient bambino, orient mako,
      oris, panerai, patek philippe, pro trek, prx powermatic, raymond weil, rolex, rolex daytona, seamaster, seiko,
      seiko 5, seiko 5 sports, seiko presage, seiko prospex, seiko skx, sekonda, skagen, skmei, speedmaster, speedy
      tuesday, submariner, swatch, swatch omega, tag heuer, timex, timex expedition, timex weekender, tissot, tissot
      prx, tudor black bay, vacheron, zeppelin`,
    ACCESSORIES: `47 brand, american tourister, away carry, baggu, beis, bellroy, briggs riley, coach tabby, costa del
      mar, dagne dover, delsey, eastpak, fjallraven, fjallraven kanken, goodr, herschel, jansport, kangol, kanken, kate
      spade, kipling, le pliage, longchamp, maui jim, michael kors jet set, new era, oakley, ray ban, rimowa,
      samsonite, secrid, smith optics, stetson, telfar, tilley, travelpro, tumi, vera bradley, warby`,
    JEWELRY: `alex and ani, cartier love, david yurman, gorjana, james avery, kendra scott, mejuri, missoma, monica
      vinader, pandora, pandora moments, swarovski, thomas sabo, tiffany co, van cleef`,
  },
};
