import type { Subject } from '../words.ts';

export const CLOTHING: Subject = {
  things: [
    [
      'FASHION+WOMEN_CLOTHING',
      `abaya dress, abaya set, anarkali, babydoll, balconette, bandage dress, bandeau, bandeau bra, bandeau top,
      basque, basque top, bikini, bikini bottom, bikini brief, blouse, body stocking, body thong, bodycon,
      bodystocking, bodysuit, boob tape, boob tube, boobtube, boubou, boyleg bottom, boyshort, bra, bra and brief set,
      bra and panty set, bra clip, bra cushion, bra extender, bra insert, bra pads, bra set, bra strap, bra top,
      bralet, bralette, brazilian brief, brazilian thong, breast enhancer, breast lift tape, breast petals, bridal
      bolero, bridal cape, bridal jumpsuit, bridal robe, bride pyjamas, bride robe, bridesmaid dress, bridesmaid maxi,
      bridesmaid multiway, bridesmaid pyjamas, bridesmaid robe, brief set, burkini, bustier, cami, cami pj set, cami
      pyjama, camisole, cheekini, cheeky brief, chemise, chemise and robe set, chemise set, chemise slip, cheongsam,
      chicken fillets bra, churidar, cocktail dress, control brief, corset, cover up, coverup, cowl neck slip,
      crinoline, crochet bikini, crop top, crotchless, culottes, dress, drop cup nursing, evening dress, fit and flare,
      floral maxi, floral midi, front closure bra, front fastening bra, full cup bra, full cup underwired, full slip, g
      string, garter belt, garter set, garter wedding, ghagra, gharara, girdle, gown, half slip, halter neck, halter
      swimsuit, halter top, halterneck, hanbok, high brief, high leg briefs, high waist brazilian, high waist brief,
      high waist thong, high waisted brief, hijab dress, hijab set, hipster bottom swim, hipster brief lace, hold ups,
      holdup, jegging, jilbab, jumpsuit dress, kaftan abaya, kaftan dress, kameez, khimar, knicker, kurti, lace body,
      lace brief, lace hipster, lace shorty, lace suspender, lace teddy, lace thong, lace top hold, lawn suit, lehenga,
      lingerie, longline bra, low back converter, low back strap converter, mastectomy bra, mastectomy swimsuit,
      maternity bra, maternity brief, maternity dress, maternity jeans, maternity knickers, maternity leggings,
      maternity top, maxi dress, maxi kaftan, midi dress, mini dress, minimiser bra, minimizer bra, monokini, mother of
      the bride dress, mother of the bride outfit, multiway bra, multiway maxi, negligee, nightdress, nightgown,
      nightie, nipple cover, nipple pasty, nipple petals, non wired bra, non wired comfort, non wired full cup, nursing
      bra, nursing drop cup, nursing tee, nursing top, off shoulder top, off the shoulder top, one piece swim, one
      piece swimsuit, one piece women s, one piece womens, one shoulder top, palazzo, palazzo pant, panti, panty,
      pasties tassel, peignoir, peplum, peplum top, petticoat, pinafore, playsuit women, plunge bra, plunge swimsuit,
      plunge underwired, pocketed bra, post surgery bra, prom dress, puff sleeve midi, push up bra, qipao, racerback
      clip bra, racerback sports, romper dress, rompers women, salwar, saree, sari, satin midi, shalwar, shapewear,
      shaping brief, shaping shorts, shaping slip, sharara, shirt dress, shirtdress, shorty lace, silicone chicken
      fillets, silicone enhancers, silk slip, skater dress, skirt, skort, slip dress, slip midi, slip nightdress,
      smocked midi, sports bra, sports crop bra, stay ups, strap converter bra, strapless bra, strapless multiway,
      strapless top, sundress, suspender belt, suspender garter, suspender set, suspender stocking, sweater dress, swim
      dress, swimdress, t shirt bra, t shirt dress, tanga, tanga brief, tankini, tassel pasties, tee dress, thigh high
      stockings, thong, tiered maxi, tiered midi, tights women, triangle top, tshirt bra, tube top, tummy control
      skinny, tummy control swimsuit, twist front one piece, underwear body, underwired bra, underwired plunge,
      unstitched, waist cincher, waist nipper, waspie, wedding dress, wedding garter, wireless bra, women romper, women
      shrug, wrap dress, wrap maxi, wrap midi, wrap top`,
    ],
    [
      'FASHION+MEN_CLOTHING',
      `3 piece suit, board short, boardie, boxer, boxer brief, boxer short, boxer trunk, dhoti, dress shirt, guayabera,
      hipster trunk, jock strap, jockstrap, jubba, kilt, long john, lungi, mankini, men s trunk, mens brief, mens kilt,
      mens suit, mens thong, modal trunk, mundu, pouch brief, swim trunk, thawb, three piece suit, trunk 3 pack,
      trunks, tux, tuxedo, tuxedo jacket, tuxedo shirt, tuxedo trouser, veshti, y front`,
    ],
    [
      'FASHION',
      `abaya, adult onesie, agbada, aloha shirt, animal onesie, ankle sock, anorak, apparel, arc flash suit, arm sleeve
      top, athleisure, baby tee, baggy denim, base layer, baselayer, bathing suit, bathrobe, beauty tunic, bermuda, bib
      and brace, bib overall, blazer, boardshort, body warmer, bodywarmer, boilersuit, bolero, bolero jacket, bomber,
      bomber ma1, boot sock, bootcut, bottoms, bowling shirt, boxy t shirt, boxy tee, brief, briefs, brownie uniform,
      button down, button up, caftan, cagoule, camp collar shirt, capri, car coat, cardi, cardigan, cargo, cargo short,
      catsuit, changing robe, chef shirt, chef white, chefs white, chino, cleaning tabard, clothing, co ord, coat,
      compression short, coord, cosplay outfit, coverall, crew neck, crew sock, crewneck, crombie, cuban collar shirt,
      cuban shirt, cycling shorts casual, dashiki, denim, denim baggy, denim short, dental tunic, dirndl, dishdasha,
      disposable boiler suit, distressed knit, djellaba, double knee, dressing gown, dry robe, dryrobe, dungaree,
      executive vest hi vis, fair isle, flannel, flare sweatpants, fleece, fr hoodie, fr shirt, freezer coverall,
      freezer jacket, freezer trousers, frock, funnel neck, galabeya, games skort school, gandora, gilet, gingham
      dress, graduation gown, grandad collar, graphic tee, grip sock, half zip, harrington, hawaiian shirt, healthcare
      tunic, heavyweight tee, henley, hi vis bomber, hi vis fleece, hi vis hoodie, hi vis jogger, hi vis polo, hi vis
      shirt, hi vis short, hi vis sweatshirt, hi vis t shirt, hi viz polo, holster pocket trouser, holster trousers,
      hood sweatshirt, hooded top, hoodie, hoodie blanket wearable, hoody, hosiery, house polo school, housecoat,
      jacket, jalabiya, jalabiyya, jean, jersey, jogger, jogging bottom, jogging suit, joggings, jort, jumper,
      jumpsuit, kaftan, kagoule, kids mac, kids onesie, kids tshirt, kimono, kitchen porter tunic, knee sock, knitwear,
      kurta, leavers hoodie, leavers hoody, lederhosen, legging, letterman, logo hood, long sleeve, longsleeve,
      longsleeve tee, lounge set, loungewear, ma 1 bomber, matching pyjamas, matching set, mesh jersey, mesh short,
      mock neck, mohair knit, mom jeans, nato jumper, nightshirt, nightwear, no show sock, nursery uniform, onesie
      adult, outerwear, overall, overcoat, overshirt, oversized hood, oversized tee, overtrouser, pac a mac, packaway
      mac, painters bib, pajama, pant, pantyhose, parachute cargos, paramedic shirt, parka, pe hoodie, pe jogger, pe
      kit, pe polo, pe skort, pe socks, pe t shirt, pe top, peacoat, pedal pusher, pheran, phiran, pilot shirt, pj,
      pjs, playsuit, polar zip, polo, polo shirt, poloneck, poncho, prayer dress, puffa, puffer, pullover, pullover
      hoodie, pyjama, pyjama bottom, pyjama set, quarter zip, raglan tee, rain mac, rain poncho, raincoat, rash guard,
      rashguard, resort shirt, ringer tee, robe, roll neck, rollneck, romper, ruana, salon tunic, salopette, sarong,
      school blouse, school culotte, school dress, school fleece, school hoodie, school jogger, school jumper, school
      kilt, school pinafore, school pinafore dress, school polo, school polo shirt, school shirt, school shorts, school
      skirt, school socks, school summer dress, school sweatshirt, scout shirt, scrub set, scrubs, security jumper,
      security shirt, shacket, sherpa fleece, sherwani, shirt, shirting, short, shorts, singlet, skate hoodie, skate
      pants, ski bibs, slacks, sleep set, sleepwear, smock, snowsuit, snuggie, sock, soft shell, softshell, sport coat,
      sports coat, sports jacket, stacked denim, stockings, stretch holster, stretch twill, suit, sukajan, summer dress
      school, sunsuit, sweat, sweat short, sweater, sweatpant, sweats, sweatshirt, sweatshirt hoodie, sweatsuit, swim
      bottom, swim set, swim shirt, swim short, swim top, swimming short, swimming trunk, swimsuit, swimwear, t shirt,
      tabard, tailcoat, tank, tank top, tee, thermal legging, thermal set, thermal top, thermal underwear, thermals,
      thobe, tights, top, track suit, track top, trackies, tracksuit, trainer sock, tregging, trench, trouser, tshirt,
      tunic, tunic healthcare, turtleneck, twin set, twinset, two piece, underpant, undershirt, underwear, uniform,
      unitard, varsity wool, vest, vintage tee, waffle thermal, waistcoat, washed tee, welly sock, windbreaker,
      windcheater, work bibs, work shirt, workwear, zip hood, zip hoodie, zip thru hood, zip up`,
    ],
    [
      'SHOES',
      `air force 1, air jordan, air jordan 1, air max, aqua shoe, babouche, ball cushion shoe, ball cushions heel, ball
      of foot cushions, ballerina, ballet flat, ballet pump, barefoot shoe, barefoot trainer, birkenstock,
      birkenstocks, block heel, boat shoe, boot, boot grip, boot liner sock, boot sock liner, bootie, bootlace, bridal
      shoe, brogue, brothel creeper, canvas shoe, canvas trainer, casual shoe, chappal, chef shoe, chuck taylor,
      chukka, chunky trainer, climbing shoes rental, clog, clog charm, clog shoe, converse chuck, court heel, court
      shoe, court sneaker, court trainer, cream polish shoe, crease protector, croc charm, crocs, d orsay, dad trainer,
      dauber brush, deck shoe, derby, derby shoe, desert trek, disposable overshoe, double monk, dress shoe, driving
      shoe, dubbin, dunk high, dunk low, edge dressing shoe, elastic lace, esd shoe, espadrille, felt slipper, first
      walker shoe, first walkers, flat, flat lace shoe, flatform, flats, flip flop, flipflops, footwear, formal shoe,
      fur slide, galoshes, garden clog, gel ball cushion, gum sole trainer, gumboot, half cab, half sole, heated
      slippers, heel, heel cushion, heel grip, heel liner, heel pad, heel protectors shoe, heel stopper, heel taps,
      heel tip, heels, heelys, hi top trainer, hi tops, high heel, high top, house shoe, house slipper, huarache, ice
      cleat, ice grip, ice traction, insole, jelly shoe, jibbit, jibbitz, jordan 1, jordan 4, jutti, khussa, kids shoe,
      kitchen shoe, kitten heel, knit trainer, kolhapuri, lace charm, lace lock, lace up, laces 120cm, laces 140cm,
      laces 75cm, laces 90cm, leather lotion shoe, leather trainer, light up runner, light up trainer, loafer, low top,
      mary jane, men shoe, metatarsal pad, midsole cleaner, midsole marker, military boot, minimalist shoe, mink oil
      leather, mink oil shoe, moccasin, moccasin slipper, mojari, monk strap, monkstrap, mule, new balance 550, no tie
      lace, nubuck block, nubuck block eraser, nubuck cleaner, nubuck eraser, nubuck spray, nurse shoe, nursing shoe,
      oval lace, over the knee boot, overshoe safety, oxford, oxford shoe, oxfords, party feet, peep toe, peeptoe,
      peshawari, platform heel, platform shoe, plimsoll, pointed flat, polish dauber, polishing glove shoe, pool slide,
      pool slider, prewalker, pump, rainboot, renovateur, retro runner, retro trainer, rope lace, rope laces shoe,
      round lace, rubber soles cobbler, runner sneaker, safety shoe, safety trainer, sandal, school pump, school shoe,
      school trainer, sheepskin slipper, shine brush, shoe, shoe box drop front, shoe charm, shoe charms for crocs,
      shoe cleaning foam, shoe cleaning kit, shoe glue, shoe rack insert, shoe shampoo, shoe size reducer, shoe spikes
      ice, shoehorn, shoelace, shoelace charm, shoes, skate shoe, skate sneaker, skate trainers, slide slipper,
      sliders, slides, slingback, slip on, slip ons, slipper, slipper sock, slippers, sneaker, sneaker brush, sneaker
      charm, sneaker cleaner, sneaker cleaning kit, sneaker cleaning wipes, sneaker crease, sneaker lace, sneaker
      protector, sneaker shampoo, sneaker shield, sneaker wipe, sneakers, sole cleaner, sole edge, sole guard, sole
      protector, sole whitener, steel toe cap, steel toe trainer, stick on sole, stiletto, suede block, suede block
      eraser, suede brush, suede cleaner, suede eraser, suede protector, suede renovator, suede shampoo, suede spray, t
      bar shoe, t strap shoe, toddler shoe, toe box protector, toe post, toe separators shoe, tongue pad shoe, tongue
      pads, traction cleat, trainer, trainers shoes, ugg, ugg boot, uggs, velcro runner, walk traction, walking shoe,
      wallabee, water shoe, wax polish shoe, waxed lace, waxed round laces, wedding shoe, wedge, wedge heel, wellie,
      wellington, wellington liner, welly liner, whole cut shoe, wholecut, wide fit court, winklepicker, women shoe,
      wool slipper, yeezy`,
    ],
  ],
  unsure: `basque, bermuda, bolero, bomber, bra, briefs, cargo, cover up, crombie, denim, derby, flannel, flat, fleece,
    heel, jersey, kilt, mule, oxford, peplum, pump, shirting, short, sliders, slides, smock, suit, sweat, tabard, tank,
    thong, top, trainer, tux, wedge`,
  printed: `boxers, crewneck, dress, hoodie, leggings, nightdress, pajama, pajamas, pyjamas, shirt, slipper, sneaker,
    sock, sweatshirt, swimsuit, t shirt, tank top, tee, tshirt, underwear`,
  uses: {
    FASHION: 'apparel, clothes, clothing, fashion, garment',
    WOMEN_CLOTHING: `female, grandma, her, juniors, ladies, lady, mama, maternity, mom, mommy, mum, wife, woman, women,
      women fashion, women s fashion, womens, womens fashion, womenswear`,
    MEN_CLOTHING: `dad, daddy, gentlemen, grandpa, him, husband, male, man, men, men fashion, men s fashion, mens, mens
      fashion, menswear, papa`,
    SHOES: 'bootmaker, cobbler, footwear, shoe maker, shoemaker, shoes',
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
      catamount, brooks divide, brooks ghost, brooks glycerin, brooks hyperion, brooks launch, cascadia, chuck 70,
      chuck taylor, clarks, cloudmonster, cloudrunner, cloudsurfer, cloudultra, cloudventure, common projects,
      converse, craft ctm ultra, crocs, dansko, dior b22, dior b23, dior b30, dolce gabbana portofino, dr martens, dunk
      low, ecco, fitflop, foam runner, gabor, gel challenger, gel contend, gel cumulus, gel dedicate, gel excite, gel
      kayano, gel lyte, gel nimbus, gel padel, gel quantum, gel resolution, gel rocket, gel trabuco, gel venture, geox,
      golden goose, golden goose superstar, gucci ace, gucci rhyton, handball spezial, havaianas, hoka, hoka bondi,
      hoka clifton, hoka mach, hoka speedgoat, hunter original, hyper speed 5, inov 8, inov8, ipanema, jordan 1, jordan
      11, jordan 12, jordan 13, jordan 2, jordan 3, jordan 4, jordan 5, jordan 6, justin boots, keds, kiprun, la
      sportiva, le chameau, louboutin, louis vuitton trainer, lv skate, lv trainer, mephisto, mercurial superfly,
      mercurial vapor, merrell, merrell moab, mizuno rebellion, mizuno wave, muck boot, naot, native jefferson, nb
      1080, nb 860, nb 880, nb md500, new balance, new balance 1080, new balance 2002r, new balance 327, new balance
      530, new balance 550, new balance 574, new balance 860, new balance 880, new balance 9060, new balance 990, nike
      air, nike alphafly, nike dunk, nike invincible, nike mercurial, nike pegasus, nike vaporfly, nike vomero, nike
      zoomx, norda, off white out of office, olukai, on cloud 5, on cloud 6, on cloud nova, on cloud x, on cloudflow,
      on cloudmonster, on cloudrunner, on cloudsurfer, on cloudswift, on cloudtilt, on cloudventure, on cloudvista,
      onitsuka, onitsuka tiger, prada cloudbust, puma deviate, puma fast r, puma suede, puma velocity, r m williams,
      red wing, rieker, rothy s, salomon, salomon elixir, salomon genesis, salomon sense pulsar, salomon sense ride,
      salomon speedcross, salomon x ultra, salomon xa pro, salomon xt, sam edelman, saucony, saucony endorphin, saucony
      endorphin speed, saucony guide, saucony kinvara, saucony peregrine, saucony ride, saucony triumph, sb dunk,
      skechers, sorel, sperry, stan smith, start rite, steve madden, tamaris, timberland boots, timberland pro, tony
      lama, topo athletic, topo phantom, ugg, ultraboost, vans authentic, vans knu skool, vans old skool, veja, vionic,
      wave inspire, wave rider, wolverine work, yeezy, yeezy 350, yeezy 500, yeezy 700, yeezy boost`,
  },
};
