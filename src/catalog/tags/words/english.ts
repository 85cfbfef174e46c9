import { ACCESSORIES } from './english/accessories.ts';
import { BABY } from './english/baby.ts';
import { BEAUTY } from './english/beauty.ts';
import { CLOTHING } from './english/clothing.ts';
import { CRAFTS } from './english/crafts.ts';
import { ELECTRONICS } from './english/electronics.ts';
import { GARDEN } from './english/garden.ts';
import { HEALTH } from './english/health.ts';
import { HOME } from './english/home.ts';
import { JEWELRY_AND_WATCHES } from './english/jewelry-and-watches.ts';
import { KITCHEN } from './english/kitchen.ts';
import { NO_CATEGORY } from './english/no-category.ts';
import { OUTDOORS } from './english/outdoors.ts';
import { PETS } from './english/pets.ts';
import { SPORTS } from './english/sports.ts';
import { TOOLS } from './english/tools.ts';
import { TOYS } from './english/toys.ts';
import { VEHICLES } from './english/vehicles.ts';
import type { Words } from './words.ts';

export const ENGLISH: Words = {
  head: 'last',
  cuts: `and, by, compatible, compatible for, compatible with, designed for, featuring, fits, for, from, in, includes,
    including, made, on, suitable for, that, to, w, with, without`,
  subjects: [
    ACCESSORIES,
    BABY,
    BEAUTY,
    CLOTHING,
    CRAFTS,
    ELECTRONICS,
    GARDEN,
    HEALTH,
    HOME,
    JEWELRY_AND_WATCHES,
    KITCHEN,
    NO_CATEGORY,
    OUTDOORS,
    PETS,
    SPORTS,
    TOOLS,
    TOYS,
    VEHICLES,
  ],
  children: `baby, boy, boys, child, children, childrens, girl, girls, infant, junior, kid, kids, newborn, toddler,
    toddlers, unisex, youth`,
  nothing: `a, a line, accent swivel, accessories, accessory, acrylic, aerial photography, alabama crimson tide, alloy,
    amber, an, anaheim ducks, animal print, ankle strap, ant man, antique brass, apple, apple design, apple green,
    apple red, apples design, aqua man, arizona cardinals, arizona coyotes, arizona diamondbacks, arm, army black
    knights, army green, assorted, athletic heather, atlanta braves, atlanta falcons, atlanta hawks, audio mixer board,
    auto close, auto off, auto open, auto racing, auto refill, auto shut off, automatic, autumn, babies children,
    babies kids, baby and kids, baby blue, baby child, baby children, baby groot, baby kid, baby kids, baby pink, baby
    shark, baby shower, baby soft, baby toys, baby yellow, baby yoda, back plate, badge, badge of sport, bag of, ball,
    baltimore orioles, baltimore ravens, bamboo, band, bar, barbell heather, base plate, baseball collar, baseball
    uniform, bat man, bath, bath oil color, bathroom kitchen, battery operated, battery powered, bear, beauty health,
    beauty rest, beauty sleep, bell, belt drive, belt loops, belted, best man, best of, best seller, big cat, bike
    fork, binding, bird, bird house lover, black, blender brush, blue, board, body, boots no7, boston bruins, boston
    celtics, boston red sox, bottle of, bow, box, box of, boyfriend, boys, brass, bronze, brooklyn nets, brushed
    nickel, buffalo bills, buffalo sabres, bunch of, bundle, bundle of, burning man, butter soft, butter yellow,
    butterfly, button detail, button front, cable knit, cable knitted, calgary flames, can, canvas, cap sleeve, car
    boot, car de, car print, car seat headrest, carbon steel, cargo pocket, carolina hurricanes, carolina panthers,
    case, case of, cast iron, cat 5, cat 5e, cat 6, cat 6a, cat 7, cat 8, cat dad, cat ear, cat eye, cat eye frame, cat
    lady, cat lover, cat lovers, cat mama, cat mom, cat owner, cat people, cat s eye, cat woman, cat5, cat6, cat7,
    catch, catwoman, cement gray, cement grey, ceramic, chain link, chainsaw man, champagne color, champagne gold,
    charcoal color, charcoal gray, charcoal grey, charlotte hornets, chat, cherry, cherry blossom, cherry red, chicago
    bears, chicago blackhawks, chicago bulls, chicago cubs, chicago white sox, child, children, chocolate brown,
    christmas tree print, cincinnati bengals, cincinnati reds, cinnamon brown, clay brown, clearance, cleveland browns,
    cleveland cavaliers, cleveland indians, clip, cm, cocoa brown, coffee brown, coffee color, cold brew, collar,
    collection, color, colorado avalanche, colorado rockies, colour, columbus blue jackets, concrete mixer, copper,
    cotton, cotton bowl, counted bags, counted sheets, counter top, countertop, court, covent garden, cover, cow print,
    cowhide, cream, cream color, cream white, crew, crochet tank, crocodile, cross, crystal clear, cup size, cut,
    cutter, dad hat style, daisy, dallas cowboys, dallas mavericks, dallas stars, dark blue, dark wash, deal of, denim
    blue, denver broncos, denver nuggets, desktop, detroit lions, detroit pistons, detroit red wings, detroit tigers,
    dial, diamond cut, dice, digital download, disk, dog dad, dog days, dog ear, dog ear cap, dog lover, dog lovers,
    dog mama, dog mom, dog owner, dog owners, dog people, dog print, dog tooth, dogtooth, double, down filled, dress
    code, dress size, drive, dry skin, dusty rose, ear, east carolina pirates, ecu pirates, edmonton oilers, elastic
    waist, elasticated waist, electronic watch, engagement party, expander, extension, extensions, eye, faboulazy,
    face, fall, fall winter, father christmas, fc 24 25, fc 25 26, fc 26 27, featured, feet, felt tip, fiesta bowl,
    filter, finger, fire engine, fish tail, fishtail, fit, flannel lined, flash sale, flat pack, flat rate, fleece
    lined, floor standing, florida gators, florida panthers, foot, for her, for him, four, four horse, fox, free
    shipping, free standing, freestanding, front pocket, frontpage, full, fun fair, funnel collar, garden party,
    general, gift, gift box, gift ideas, gift set, gifts, ginger, ginger hair, gingerbread man, glass, global tech,
    gold, gold plated, gold ring light, gold tone, golden state warriors, golf green, green, green bay packers, gtx,
    guardians of the galaxy, gun barrel grey, gun metal, gunmetal, guns and roses, hair on hide, hand, hand held, hand
    made, hand painted, handheld, handmade, hanging loop, hardware software, he man, head, health and beauty, health
    beauty, health fitness beauty, health wellness, heart, heel height, her majesty, high waist, hikes, holder, home,
    home and garden, home garden, home improvement, home lifestyle, home living, home office, honey color, honey gold,
    hooded, horse, horse hair, horse lover, horse lovers, hot dog, hound, houston astros, houston rockets, houston
    texans, hunting season, inch, indiana pacers, indianapolis colts, infants kids, ink blue, invisible man, iowa
    hawkeyes, iron gray, iron grey, iron man, iron steel, ironman, is, isle of man, it, jack and jill, jacksonville
    jaguars, james, jasmine, jersey knit, jet black, jewelry accessories, jewelry and accessories, jewelry watches,
    kansas city chiefs, kansas city royals, kg, kid, kids, kids and babies, kids and baby, kids baby, king, kit, knit,
    knitted, la clippers, large, lavender, lb, lead free, leaf print, leather, leg, lemon, lemon yellow, leopard print,
    license plate, light beige, light blue, light brown, light brown leather, light denim, light gray, light green,
    light grey, light khaki, light oak, light pink, light purple, light rail, light up, light walnut, light wash, light
    weight, light weight foam, light wood, light yellow, lily, line, linen, lord of the rings, los angeles angels, los
    angeles chargers, los angeles clippers, los angeles dodgers, los angeles kings, los angeles lakers, los angeles
    rams, lot of, louisville cardinals, low rise, lsu tigers, made by, magic bun, magic garden, mailman, main, man
    cave, man city, man made, man of the match, man united, man utd, manmade, marble, mask, mat, matte black, medicine
    man, mega man, mega pack, memphis grizzlies, memphis tigers, men at work, men in black, men s fashion, mens
    fashion, miami dolphins, miami heat, miami marlins, michigan wolverines, mid century, mid rise, milk white, milky,
    milwaukee brewers, milwaukee bucks, mini, minnesota timberwolves, minnesota twins, minnesota vikings, minnesota
    wild, mint, mint color, mint green, misc, missouri tigers, ml, mm, mode, montreal canadiens, moon, mother baby,
    mother of pearl, moto e, moto g, motorola moto, mount, multi pack, mushroom print, music man, musk scent, mustard
    yellow, my, mystery box, name plate, nashville predators, natural, neck, new, new england patriots, new jersey
    devils, new orleans pelicans, new orleans saints, new york giants, new york islanders, new york jets, new york
    knicks, new york mets, new york rangers, new york yankees, norfolk state spartans, north outdoor, nub, nursery art,
    nursery room, oak finish, oakland athletics, oakland raiders, ohio state buckeyes, oil black, oil control, oil
    free, oil rubbed bronze, oil slick, oily skin, oklahoma city thunder, old man, olive drab, olive green, one punch
    man, one size, orange bowl, orange red, oregon ducks, oregon state beavers, organic, orlando magic, other, others,
    ottawa senators, our, outdoor activities, owl, oxford street, oz, pac man, pack, pack of, padded, paint splatter,
    pair, pair of, palm tree, paper cut, pcs, peach, peach pink, pearl white, peel and seal, peel seal, penn state
    nittany lions, peptide, peptides, petite, philadelphia eagles, philadelphia flyers, philadelphia phillies, phoenix
    suns, piece, pin, pittsburgh penguins, pittsburgh pirates, pittsburgh steelers, plate number, plated, plug, plug
    in, plus size, ply, pocket, pocket detail, pocket size, polka dot, pool party, porcelain, pork pie, portland trail
    blazers, powder, power cat, pre order, pretty woman, print dress fabric, pull, purdue boilermakers, queen, quilted,
    rabbit, rack, rechargeable, red, red riding hood, refill, regular fit, replacement, replacement band, replacement
    strap, replica, resin coated, ribbed, ring detail, ring light, ring spun, roller, rose, rose bowl, rose gold, rose
    gold color, rose quartz, round neck, running out, sac, sacramento kings, sage green, sale, sample, sample pack,
    samples, san antonio spurs, san diego chargers, san diego padres, san francisco giants, san jose sharks, sand, sand
    beige, sandalwood, satin nickel, scent, screen print, seattle mariners, seattle seahawks, seattle sounders, second
    skin, seed oil, set, set of, set of 2, shade, shaver point, shawl collar, sheet, shirt collar, shoes accessories,
    shoes and accessories, short sleeve, shot, shrug, silk, silver, silver plated, silver tone, single, size, skate
    high, skate training, skin friendly, skin tone, skinny, skull, sleeve, sleeveless, slide, slim fit, sling, slip,
    slot top, small, snake print, snow man, sol, spaghetti strap, spider man, sport band, sport band loop, sport
    classic, sport grey, sport leisure, sports and outdoors, sports entertainment, sports leisure, sports loisirs,
    sports luxe, sports outdoors, spring summer, st louis blues, st louis cardinals, st louis rams, stainless steel,
    stamp duty, stand, stand collar, star, starter kit, starter set, steel, stone, strap, stud detail, sugar bowl,
    sugar skull, summer, sun, sunflower, super bowl, super man, suspension fork, sweat proof, sweatproof, switch, table
    top, tabletop, tampa bay buccaneers, tampa bay lightning, tampa bay rays, target, tea color, tea length, tea party,
    tech 2 0, tech cap, tech fleece, tech s s, tech short sleeve, tech ss, tech tee, teddy ears, tempered glass lid,
    tennessee titans, texas longhorns, texas rangers, the, tie and dye, tie back, tie belt, tie dye, tie front, tie
    neck, tie waist, tiger eye, tiger print, tin, tools home improvement, top handle, top quality, top rated, top
    selling, toronto blue jays, toronto maple leafs, toronto raptors, toys hobbies, training course, tree of life, tub,
    tube, turmeric, tuxedo black, twin, twin pack, tye dye, ua tech, uncategorized, under armour tech, underwire, union
    jack, unisex, usb powered, usb rechargeable, utah jazz, v neck, value pack, vancouver canucks, vanilla, vanilla
    scent, vanilla white, velvet, vintage, virginia cavaliers, wall e, wall mount, wall mounted, washington capitals,
    washington nationals, washington redskins, washington wizards, watch me, watch out, watches jewelry, water, water
    proof, wax, we, white, wide leg, wine color, wine red, winter, wire free, wolf grey, women s accessories, women s
    fashion, womens fashion, wonder woman, wonderwoman, wood, wood grain, wooden, wool, woven, wrap, wrap around, wrist
    strap, yes man, you, your, zebra print, zinc, zinc alloy, zinc plated, zip, zip pocket, zipper front`,
  departments: `all products, beauty and health, daily essentials, department, departments, digital download,
    digital downloads, digital files, digital product, digital products, diy and home improvement, dollar store,
    drugstore, everything, fashion and accessories, general goods, gift ideas, gifts for her, gifts for him,
    health and beauty, health care devices, home and garden, home garden, home improvement, home improvements,
    home office storage, home page, homepage, instant download, misc, miscellaneous, multi, new arrivals, non food,
    nonfood, other category, others, sundries, supermarket, tools and home improvement, tools home improvement,
    uncategorized, various`,
  parts: 'part, replacement part, spare, spare part',
};
