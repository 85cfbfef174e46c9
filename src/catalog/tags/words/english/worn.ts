import type { Subject } from '../words.ts';

export const WORN: Subject = {
  things: [
    ['AUTOMOTIVE+SHOES', 'biker boot motorcycle, motocross boot, motorcycle boot, motorcycle boots, motorcycle shoe'],
    [
      'BABY+FASHION',
      `baby creeper, fan creeper, infant creeper, long sleeve creeper, newborn creeper, short sleeve creeper, team
      creeper`,
    ],
    [
      'FASHION+HEALTH_AND_FITNESS',
      'gym leggings, gym shirt, gym shorts, workout leggings, workout top, yoga leggings, yoga pants, yoga top',
    ],
    [
      'ACCESSORIES+ELECTRONICS',
      `camera backpack, camera bag, camera case, computer backpack, computer bag, laptop backpack, laptop bag, laptop
      briefcase, laptop case, laptop messenger bag, laptop sleeve, laptop tote, macbook sleeve, notebook bag, tablet
      sleeve`,
    ],
    [
      'ELECTRONICS+WATCHES',
      `activity tracker, amazfit watch, apple watch, apple watch se, apple watch series, apple watch ultra 2, festina
      connected, fitbit charge, fitbit versa, fitness tracker, fitness watch, galaxy watch, garmin fenix, garmin
      forerunner, garmin venu, gps running watch, gps sport watch, gps watch, huawei watch, hybrid smartwatch, hybrid
      watch, multisport watch, polar ignite, polar vantage, redmi watch, smart watch, smartwatch, suunto vertical,
      watch fit, watch gt, watch ultra, xiaomi watch`,
    ],
    [
      'FASHION+WOMEN_CLOTHING',
      `abaya dress, abaya set, anarkali, babydoll, ball gown, bandage dress, bandeau, bandeau top, bikini, bikini
      bottom, bikini set, bikini top, blouse, blouse top, bodycon, bodysuit, bodysuits, boyshort, bra, bra and panty
      set, bra set, bralet, bralette, bralette set, bralettes, brazilian brief, bridal gown, bridal robe, bridesmaid
      dress, burkini, bustier, cami, camisole, chemise, cocktail dress, corset, cover up, coverup, crop top, culottes,
      dress, evening dress, fit and flare, g string, garter belt, gown, halter neck, halter top, high brief, hijab
      dress, hijab set, hipster panties, jeggings, jilbab, jumpsuit dress, kaftan dress, khimar, kurti, lehenga,
      lingerie, lingerie set, maternity dress, maxi dress, maxi kaftan, maxi skirt, midi dress, midi skirt, mini
      dress, mini skirt, monokini, negligee, nightdress, nightgown, nightie, nursing bra, nursing top, off shoulder
      top, one piece swimsuit, one shoulder top, palazzo, palazzo pants, panti, panties, panty, peignoir, pencil
      skirt, peplum, peplum blouse, peplum top, pinafore, playsuit women, pleated skirt, prom dress, push up bra,
      romper dress, rompers women, salwar, saree, sari, shalwar, shapewear, shirt dress, shirtdress, silk slip, skater
      dress, skirt, skort, slip dress, sports bra, strapless top, sundress, sweater dress, swimdress, t shirt dress,
      tanga, tanga brief, tankini, tankini top, tee dress, thong, thong bikini, tights women, triangle top, tube top,
      tulle skirt, underwear body, wedding dress, wireless bra, women romper, women shrug, wrap blouse, wrap dress,
      wrap skirt, wrap top`,
    ],
    [
      'FASHION+MEN_CLOTHING',
      `3 piece suit, board shorts, boxer, boxer brief, boxer short, dhoti, dress shirt, jockstrap, jubba, long johns,
      lungi, mens suit, swim trunks, thawb, three piece suit, trunks, tuxedo, y front, y fronts`,
    ],
    [
      'WATCHES',
      `apple watch band, apple watch strap, automatic watch, band for apple watch, band for watch, chronograph,
      chronometer, compatible with apple watch, dive watch, diver watch, fitbit band, fitbit strap, for apple watch,
      galaxy watch band, galaxy watch strap, garmin band, garmin strap, hand winding watch, leather watch strap, loop
      band, mesh strap, milanese band, milanese loop, milanese strap, moonphase, nato sport watch strap, nato strap,
      pocket watch, quartz watch, rubber watch strap, silicone watch band, smart watch band, smart watch strap,
      smartwatch band, smartwatch strap, sport watch band, sport watch strap, spring bar, strap for apple watch, strap
      for samsung watch, strap for smart watch, strap for smartwatch, strap for watch, timepiece, tourbillon, watch,
      watch band, watch bands, watch battery, watch box, watch bracelet, watch case, watch charger stand, watch link
      remover, watch loop, watch organizer, watch pin, watch pouch, watch roll, watch stand, watch strap, watch
      straps, watch tool, watch travel case, watch winder, watch winders, watchband, watches, wristwatch`,
    ],
    [
      'FASHION',
      `abaya, adult onesie, animal onesie, ankle socks, anorak, apparel, arm sleeve top, athleisure, baby tee, base
      layer, base layers, baselayer, bathing suit, bathrobe, bermuda, bib overall, bib overalls, bike short, blazer,
      boardshort, boilersuit, bolero, bolero jacket, bomber, bomber jacket, boot socks, bootcut, bottoms, brief,
      briefs, button down, button up, caftan, capri, capris, cardigan, cargo, cargo pants, cargo shorts, cargo
      trousers, chef coat, chino, chinos, clothing, coat, compression shorts, cosplay costume, cosplay outfit,
      costume, coverall, crew neck, crew socks, crewneck, denim, denim jacket, denim shorts, down jacket, dressing
      gown, dressing gowns, duffle coat, dungaree, fair isle, flannel, fleece, frock, gilet, gilet jacket, graphic
      tee, grip sock, grip socks, half zip, henley, hoodie, hoody, hosiery, jacket, jean, jeans, jersey, jogger,
      jogging bottoms, jogging suit, joggings, jumper, jumpsuit, kaftan, kids tshirt, kimono, knee socks, knitwear,
      kurta, lab coat, leather jacket, legging, long sleeve, longsleeve, lounge pants, lounge set, loungewear,
      matching set, mock neck, nightshirt, nightwear, nightwear set, no show socks, outerwear, overall, overcoat,
      overshirt, padded jacket, pajama, pant, pants, pantyhose, parka, peacoat, pj, pjs, playsuit, polo, polo shirt,
      poncho, puffer, puffer jacket, puffer vest, pullover, pullover hoodie, pyjama, pyjama bottoms, pyjama set,
      quarter zip, quilted jacket, rain coat, rain jacket, rain pants, rain poncho, raincoat, rash guard, rashguard,
      robe, romper, salopette, sarong, school uniform, scrubs, shacket, shell jacket, sherwani, shirt, short, shorts,
      ski bibs, sleep set, sleepwear, snow pants, snowsuit, sock, softshell, sport coat, sports coat, sports jacket,
      stockings, suit, sweat, sweater, sweatpant, sweats, sweatshirt, sweatshirt hoodie, sweatsuit, swim bottom, swim
      set, swim shirt, swim short, swim shorts, swim top, swimming trunks, swimsuit, swimwear, t shirt, tank, tank
      top, tee, thermal leggings, thermal top, thermal underwear, thermals, thobe, tights, top, track pant, track
      pants, track suit, tracksuit, trainer socks, trench, trench coat, trouser, trousers, tshirt, tunic, turtleneck,
      two piece set, underpants, undershirt, underwear, uniform, vest, waistcoat, watch jacket, windbreaker,
      windcheater, wool coat, work bibs, workwear, zip up`,
    ],
    [
      'SHOES',
      `air force 1, air jordan, air jordan 1, air max, ankle boot, ankle boots, aqua shoe, ballerina, ballerina flat,
      ballerinas, ballet flat, ballet flats, barefoot shoe, biker boot, birkenstock, birkenstocks, block heel, boat
      shoe, boot, boot brush, boot polish, boot sock liner, bootie, boots, bridal shoe, brogue, brogues, canvas shoe,
      casual shoes, chelsea boot, chelsea boots, chuck taylor, chukka, climbing shoes rental, clog, clog shoe, clogs,
      combat boot, converse chuck, court heel, court shoe, cowboy boot, crocs, d orsay, deck shoe, derby, derby shoe,
      desert boot, dress shoe, driving shoe, dunk high, dunk low, espadrille, flat, flatform, flatforms, flats, flip
      flop, flip flops, flipflops, footwear, formal shoes, fur slide, garden clog, gladiator sandal, gum boot,
      gumboot, heel, heel cushion, heel grip, heel pad, heels, high heel, high heels, high top, house shoe, house
      slipper, huarache, insole, insole set, insoles, jordan 1, jordan 4, jutti, juttis, khussa, kids shoes, kitchen
      shoe, kitten heel, knee high boot, kolhapuri, lace up, lace up boot, loafer, loafers, low top, mary jane, men
      shoes, military boot, minimalist shoe, moccasin, mojari, monk strap, mule, new balance 550, nursing shoe, over
      the knee boot, oxford, oxford shoe, oxfords, peep toe, peeptoe, penny loafer, platform boot, platform heel,
      platform sandal, platform shoe, pointed flat, pool slide, prewalker, pump, rain boot, rainboot, safety shoe,
      sandal, sandals, school shoe, shoe, shoe bag, shoe care, shoe deodorizer, shoe horn, shoe insert, shoe inserts,
      shoe insole, shoe laces, shoe polish, shoe protector, shoe rack insert, shoe spray, shoe stretcher, shoe tree,
      shoehorn, shoelace, shoelaces, shoes, skate shoe, slide sandal, slide slipper, slides, slingback, slingbacks,
      slip on, slip ons, slipper, slipper sock, slippers, slouch boot, sneaker, sneaker cleaner, sneakers, snow boot,
      snow boots, sock boot, steel toe boot, stiletto, thigh high boot, thong sandal, toddler shoes, toe ring sandal,
      trainer, trainers shoes, ugg, ugg boot, uggs, walking shoe, water shoe, wedding shoe, wedge, wedge heel, wedge
      sandal, wellie, wellies, wellington, wellington boot, winter boot, women shoes, work boot, yeezy`,
    ],
    [
      'ACCESSORIES',
      `39thirty, 59fifty, 9fifty, 9forty, adjustable hat, adjustable snapback, alice band, alligator clip hair, arm
      cuff sleeve, arm warmer, arm warmers, ascot, aviator sunglasses, aviators, backpack, badge case, badge clip,
      badge reel, bag, bag chain, bag charm, bag clip charm, bag hanger, bag strap, balaclava, bandana, bandana scarf,
      bandanna, barrette, baseball cap, baseball hat, beach bag, beanie, beauty bag, beauty pouch, belt, belt bag,
      belt buckle, beret, bifold, billfold, blue light glasses, boater hat, bobble hat, bobby pin, bonnet, bookbag,
      boutonniere, bow tie, bowtie, bridal comb, bridal garter, bridal headpiece, bridal veil, briefcase, brooch pin,
      brooch pin set, bucket bag, bucket cap, bucket hat, buff, bum bag, business card holder, button badge, button
      pin, cabin trolley, camera crossbody, camera strap, cap, card billfold, card case, card holder, card id holder,
      cardholder, carry on, carry on bag, carry on luggage, carryon, cat eye sunglasses, checkbook cover, cheque book
      holder, claw clip, clutch, clutch bag, coin case, coin pouch, coin purse, collar bar, collar chain, collar pin,
      collar stay, collar tips, collector pin, compact umbrella, compression bag travel, compression cubes,
      compression packing cube, cosmetic bag, cosmetic case, cosmetic pouch, cowboy hat, cravat, credit card billfold,
      credit card case, credit card holder, crochet bag, cross bag, crossbody, crossbody bag, cufflink, cufflinks,
      cummerbund, dad cap, dad hat, dance bag, dopp kit, drawstring bag, dress belt, duckbill clips, duffel, duffel
      bag, duffle, duffle bag, dupatta, durag, ear muff, ear muffs, ear warmer, earflap hat, earmuff, earmuffs, enamel
      pin, envelope clutch, evening bag, evening clutch, eye glass case, eye glasses, eyeglass case, eyeglass chain,
      eyeglass frame, eyeglass holder, eyeglasses, eyewear, face mask cloth, face mask fabric, fanny pack, fascinator,
      fedora, fez, five panel, flat cap, flex hat, flower crown, folding fan, folding umbrella, garment bag, garter,
      garter belt pouch, gele, glasses, glasses case, glasses chain, glasses frame, glove, gloves, gym bag, hair
      accessory, hair band, hair barrette, hair bow, hair chain, hair claw, hair claw clip, hair clip, hair comb clip,
      hair crown, hair elastic, hair elastics, hair fork, hair grips, hair hoop, hair jewelry, hair jewels, hair pin,
      hair pins, hair ribbon, hair rubber bands, hair scarf, hair scrunchie, hair scrunchies, hair slide, hair slides,
      hair stick, hair tie, hair ties, hair vine, hairband, hairpin, hand fan, hand warmers knit, handbag, handbags,
      handkerchief, hang tag envelope, hankie, hanky, hat, head scarf, head wrap, headband, headpiece, headscarf,
      headwrap, hijab, hip bag, hip pack, hobo, hobo bag, holdall, ice cap, id card holder, id holder, id lanyard,
      infinity scarf, jewelry travel pouch, keffiyeh, kerchief, key band, key case, key chain, key fob, key lanyard,
      key organizer, key pouch, key ring, key strap, key tag, keyband, keychain, keychain wallet, keyring, knit hat,
      kufi, lanyard, lapel flower, lapel pin, laptop tote bag, large messenger, leather belt, leather gloves, leg
      warmer, leg warmers, luggage, luggage cover, luggage organizer, luggage set, luggage strap, luggage tag, lunch
      tote, makeup bag, makeup pouch, mask holder, mask lanyard, messenger, messenger bag, minaudiere, mitten,
      mittens, money clip, money holder, monocle, name badge, neck cushion travel, neck gaiter, neck pillow, neck
      warmer, neckerchief, necktie, neckwear, newsboy cap, niqab, optical frame, packing cube, packing cubes, packing
      organizer, panama hat, pashmina, passport case, passport cover, passport holder, passport sleeve, passport
      wallet, patch, patch iron on, pencil pouch leather, phone bag, phone crossbody, phone crossbody bag, phone
      lanyard bag, phone wallet, pin badge, pin button, pinback button, pins, pocket scarf, pocket square, pocket
      watch chain, polarized sunglasses, potli, pouch, purse, reading glasses, reading sunglasses, rolling backpack,
      rolling bag, rolling duffel, rolling laptop bag, rolltop, rucksack, saddle bag, sash, satchel, satin bonnet,
      scarf, scarv, scarve, scarves, school bag, schoolbag, scrunchie, sequin bag, shawl, shemagh, shopping bag,
      shoulder bag, shoulder strap, silk scarf, silk scarves, silk scrunchie, ski hat, ski mask hat, skull cap,
      skullcap, sleep eye mask travel, sling bag, small messenger, snap clips, snapback, snapback hat, snood, souvenir
      pin, spectacle case, spectacle frame, spectacles, sport bag, sports cap, stole, straw hat, suit carrier,
      suitcase, sun cap, sun glasses, sun hat, sun visor hat, sunglass, sunglasses, sunglasses case, sunglasses strap,
      suspender, suspenders, taqiyah, tennis bag, tiara headband, tie, tie bar, tie clip, toiletry bag, tote, tote
      bag, trading pin, travel accessories, travel backpack, travel bag, travel blanket set, travel case, travel
      document holder, travel organizer, travel pillow, travel set, travel storage bag, travel wallet, trifold,
      trilby, trolley bag, trolley case, trucker hat, turban, umbrella, undercap, underscarf, vanity bag, vanity case,
      veil, velvet pouch, visor, waist bag, wallet, wash bag, watch cap, wayfarer, wedding veil, weekend bag,
      weekender, weekender bag, wheeled backpack, wheeled bag, winter gloves, winter hat, wrap scarf, wrist warmer,
      wristlet, zipper pouch`,
    ],
    [
      'JEWELRY',
      `akoya, ankle bracelet, anklet, aquamarine, armlet, band ring, bangle, bangles, beaded bracelet, belly bar,
      belly button ring, belly ring, bichiya, birthstone, body chain, body jewelry, bolo tie, bracelet, bracelet set,
      bracelets, brooch, chain, chain bracelet, chain necklace, chandbali, charm, charm bracelet, charms bracelet,
      choker, choora, cocktail ring, collar necklace, cuban chain, cuban link, cubic zirconia, cuff bracelet, cufflink
      box, cufflinks set jewelry, dermal anchor, diamond, dress ring, drop earring, ear climber, ear cuff, ear gauges,
      ear jacket, ear stud, ear tunnel, earcuff, earring, earrings, engagement ring, eternity ring, friendship
      bracelet, gemstone, gold chain, grillz, haath phool, hair comb bridal, hand chain, hoop, hoop earring, hoops,
      huggie, huggies, jewellery, jewellery box, jewellery case, jewellery organiser, jewellery set, jewellery stand,
      jewelry, jewelry box, jewelry box organizer, jewelry case, jewelry cleaner, jewelry dish, jewelry holder,
      jewelry organizer, jewelry set, jewelry stand, jewelry tree, jewels, jhumka, jhumkas, jhumki, kada, kamarbandh,
      kundan set, labret, lapis, lariat, leather bracelet, locket, loose diamond, maang tikka, mala, mala beads,
      mangalsutra, matha patti, moissanite, nath, necklace, necklaces, nose pin, nose ring, nose stud, payal, pearl,
      pearl earrings, pearl necklace, pearls, pendant, pendant necklace, pendants, permanent jewelry, piercing, polki,
      rakhi, religious medal, ring, ring box, ring dish, ring holder, ring set, rings, rope chain, rosary, septum,
      septum clicker, septum ring, signet ring, silver chain, solitaire, stacking ring, stud, stud earring, stud
      earrings, studs, tanzanite, tennis bracelet, tennis chain, tennis necklace, tiara, toe ring, tongue bar,
      tourmaline, tragus, waist chain, wedding band, wedding ring`,
    ],
  ],
  unsure: `aquamarine, ascot, aviators, bag, belt, bermuda, bifold, bolero, bomber, bonnet, bra, briefs, buff, cap,
    cargo, chain, charm, clutch, cover up, crossbody, denim, derby, eyewear, fez, flannel, flat, fleece, garter, gele,
    glasses, heel, hobo, jersey, jewels, kada, lapis, messenger, monocle, mule, oxford, patch, payal, peplum, pins,
    pouch, pump, ring, rolltop, sash, septum, short, slides, stacking ring, stole, suit, sweat, tank, tanzanite,
    thong, tie, top, tourmaline, trainer, trifold, veil, visor, wayfarer, wedge`,
  printed: `backpack, bag, bandana, baseball cap, bow tie, boxers, bracelet, cap, charm, cosmetic bag, costume,
    crewneck, dad hat, dress, earring, enamel pin, glasses, gloves, hat, hoodie, keychain, lapel pin, leggings,
    necklace, nightdress, pajama, pajamas, patch, patches, pendant, pins, pouch, purse, pyjamas, ring, scarf, shirt,
    slipper, sneaker, sock, sweatshirt, swimsuit, t shirt, tank top, tee, tie, tote, tote bag, tshirt, umbrella,
    underwear, wallet, wash bag`,
  containers: 'bag, glasses, pouch',
  straps: `apple watch band, apple watch strap, band for apple watch, bracelet, compatible with apple watch, fitbit
    band, fitbit charge band, fitbit charge strap, fitbit strap, fitbit versa band, for apple watch, galaxy watch band,
    galaxy watch strap, garmin band, garmin strap, leather watch strap, loop band, mesh strap, milanese band, milanese
    loop, milanese strap, nato strap, rubber watch strap, silicone watch band, smart watch band, smart watch strap,
    smartwatch band, smartwatch strap, sport watch band, sport watch strap, strap for apple watch, watch band, watch
    bracelet, watch loop, watch strap, watchband`,
  uses: {
    FASHION: 'apparel, clothes, clothing, fashion, garment',
    WOMEN_CLOTHING: `female, her, juniors, ladies, lady, maternity, woman, women, women fashion, women s fashion,
      womens, womens fashion, womenswear`,
    MEN_CLOTHING: 'gentlemen, him, male, man, men, men fashion, men s fashion, mens, mens fashion, menswear',
    SHOES: 'footwear, shoes',
    WATCHES: 'fossil watch, michael kors watch, watches, wristwatch',
    ACCESSORIES: `bags and accessories, bags and wallets, clothing accessories, eyewear, hair accessories, handbags,
      headwear, luggage, toiletry bags`,
    JEWELRY: `14k, 14k gold, 18k, 18k gold, 925 sterling, carat, gold filled, gold vermeil, jewelery, jewellery,
      jewelry, moissanite, s925, sterling silver`,
  },
  makers: {
    SHOES: `adidas gazelle, adidas samba, adidas superstar, air jordan, asics gel, birkenstock, clarks, converse,
      crocs, dr martens, ecco, gabor, geox, havaianas, hoka, merrell, new balance, nike air, on cloud, puma suede,
      rieker, salomon, skechers, stan smith, tamaris, timberland boots, ugg, ultraboost, vans old skool, yeezy boost`,
    WATCHES: `accutron, alpina, audemars piguet, avi 8, baume mercier, breitling, bulova, casio edifice, casio g shock,
      casio illuminator, casio vintage, citizen automatic, citizen eco drive, citizen promaster, citizen quartz, daniel
      wellington, emporio armani quartz, festina, frederique constant, g shock, glycine, hamilton khaki, hublot,
      invicta, iwc, jaeger lecoultre, junghans, longines, luminox, maurice lacroix, mido, mondaine, movado, multi dial,
      nixon, omega speedmaster, orient automatic, oris, panerai, patek philippe, raymond weil, rolex, seiko, seiko 5,
      sekonda, skagen, swatch, tag heuer, timex, tissot, vacheron, zeppelin`,
    ACCESSORIES: `american tourister, delsey, eastpak, fjallraven, herschel, jansport, longchamp, oakley, ray ban,
      samsonite, tumi`,
    JEWELRY: 'pandora, swarovski',
  },
};
