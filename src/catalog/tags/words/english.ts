import { BABY_TOYS_PETS } from './english/baby-toys-pets.ts';
import { CARE } from './english/care.ts';
import { ELECTRONICS } from './english/electronics.ts';
import { HOME } from './english/home.ts';
import { KITCHEN_AND_FOOD } from './english/kitchen-and-food.ts';
import { OUTSIDE } from './english/outside.ts';
import { WORKSHOP } from './english/workshop.ts';
import { WORN } from './english/worn.ts';
import type { Words } from './words.ts';

export const ENGLISH: Words = {
  head: 'last',
  cuts: `and, by, compatible, compatible for, compatible with, designed for, featuring, fits, for, from, in, includes,
    including, made, on, suitable for, that, to, w, with, without`,
  subjects: [BABY_TOYS_PETS, CARE, ELECTRONICS, HOME, KITCHEN_AND_FOOD, OUTSIDE, WORKSHOP, WORN],
  children: `baby, boy, boys, child, children, childrens, girl, girls, infant, junior, kid, kids, newborn, toddler,
    toddlers, unisex, youth`,
  nothing: `a, a line, accessories, accessory, acrylic, alloy, amber, an, animal print, antique brass, apple, apple
    design, apple green, apple red, apples design, arm, army green, assorted, athletic heather, audio mixer board,
    auto close, auto off, auto open, auto refill, auto shut off, automatic, autumn, babies children, babies kids, baby
    and kids, baby blue, baby child, baby children, baby kid, baby kids, baby pink, baby shower, baby soft, baby toys,
    baby yellow, back plate, badge, badge of sport, bag of, ball, bamboo, band, bar, barbell heather, base plate,
    baseball collar, baseball uniform, bath, bath oil color, bathroom kitchen, battery operated, battery powered,
    bear, beauty health, bell, belt drive, belted, best of, best seller, big cat, bike fork, binding, bird, bird house
    lover, black, blender brush, blue, board, body, boots no7, bottle of, bow, box, box of, boyfriend, boys, brass,
    bronze, brushed nickel, bunch of, bundle, bundle of, butter soft, butter yellow, butterfly, button front, cable
    knit, cable knitted, can, canvas, cap sleeve, car boot, car de, car print, car seat headrest, carbon steel, cargo
    pocket, case, case of, cast iron, cat 5, cat 5e, cat 6, cat 6a, cat 7, cat 8, cat dad, cat ear, cat eye, cat eye
    frame, cat lady, cat lover, cat lovers, cat mama, cat mom, cat owner, cat people, cat s eye, cat5, cat6, cat7,
    catch, cement gray, cement grey, ceramic, chain link, champagne color, champagne gold, charcoal color, charcoal
    gray, charcoal grey, chat, cherry, cherry blossom, cherry red, child, children, chocolate brown, christmas tree
    print, cinnamon brown, clay brown, clearance, clip, cm, cocoa brown, coffee brown, coffee color, cold brew,
    collar, collection, color, colour, concrete mixer, copper, cotton, counter top, countertop, court, covent garden,
    cover, cow print, cowhide, cream, cream color, cream white, crew, crochet tank, crocodile, cross, crystal clear,
    cup size, cut, cutter, dad hat style, daisy, dark blue, dark wash, deal of, denim blue, desktop, dial, diamond
    cut, dice, digital download, disk, dog dad, dog days, dog ear, dog ear cap, dog lover, dog lovers, dog mama, dog
    mom, dog owner, dog owners, dog people, dog print, dog tooth, dogtooth, double, down filled, dress code, dress
    size, drive, dry skin, dusty rose, ear, electronic watch, engagement party, expander, extension, extensions, eye,
    face, fall, fall winter, featured, feet, felt tip, filter, finger, fire engine, fish tail, fishtail, fit, flannel
    lined, flash sale, flat pack, flat rate, fleece lined, floor standing, foot, for her, for him, four, four horse,
    fox, free shipping, free standing, freestanding, frontpage, full, fun fair, garden party, general, gift, gift box,
    gift ideas, gift set, gifts, ginger, ginger hair, glass, global tech, gold, gold plated, gold ring light, gold
    tone, golf green, green, gun barrel grey, gun metal, gunmetal, guns and roses, hair on hide, hand, hand held, hand
    made, hand painted, handheld, handmade, hardware software, head, health and beauty, health beauty, health fitness
    beauty, health wellness, heart, heel height, her majesty, high waist, hikes, holder, home, home and garden, home
    garden, home improvement, home lifestyle, home living, home office, honey color, honey gold, hooded, horse, horse
    hair, horse lover, horse lovers, hot dog, hound, hunting season, inch, infants kids, ink blue, iron gray, iron
    grey, iron steel, is, it, jack and jill, james, jasmine, jersey knit, jet black, jewelry accessories, jewelry and
    accessories, jewelry watches, kg, kid, kids, kids and babies, kids and baby, kids baby, king, kit, knit, knitted,
    large, lavender, lb, lead free, leaf print, leather, leg, lemon, lemon yellow, leopard print, license plate, light
    beige, light blue, light brown, light brown leather, light denim, light gray, light green, light grey, light
    khaki, light oak, light pink, light purple, light rail, light up, light walnut, light wash, light weight, light
    weight foam, light wood, light yellow, lily, line, linen, lot of, low rise, made by, magic bun, magic garden,
    main, man made, manmade, marble, mask, mat, matte black, mega pack, men at work, men in black, men s fashion, mens
    fashion, mid century, mid rise, milk white, milky, mini, mint, mint color, mint green, misc, ml, mm, mode, moon,
    mother baby, moto e, moto g, motorola moto, mount, multi pack, mushroom print, musk scent, mustard yellow, my,
    mystery box, name plate, natural, neck, new, nub, nursery art, nursery room, oak finish, oil black, oil control,
    oil free, oil rubbed bronze, oil slick, oily skin, olive drab, olive green, one size, orange red, organic, other,
    others, our, owl, oxford street, oz, pack, pack of, padded, paint splatter, pair, pair of, palm tree, paper cut,
    part, parts, pcs, peach, peach pink, pearl white, peptide, peptides, petite, piece, pin, plate number, plated,
    plug, plug in, plus size, ply, pocket, pocket size, polka dot, pool party, porcelain, pork pie, powder, power cat,
    pre order, print dress fabric, pull, queen, quilted, rabbit, rack, rechargeable, red, red riding hood, refill,
    regular fit, replacement, replacement band, replacement part, replacement parts, replacement strap, resin coated,
    ribbed, ring light, ring spun, roller, rose, rose gold, rose gold color, rose quartz, round neck, running out,
    sac, sage green, sale, sample, sample pack, samples, sand, sand beige, sandalwood, satin nickel, scent, screen
    print, second skin, seed oil, set, set of, set of 2, shade, sheet, shirt collar, shoes accessories, shoes and
    accessories, short sleeve, shot, shrug, silk, silver, silver plated, silver tone, single, size, skate high, skate
    training, skin friendly, skin tone, skinny, skull, sleeve, sleeveless, slide, slim fit, sling, slip, small, snake
    print, sol, spare, spare part, spare parts, sport band, sport band loop, sport classic, sport grey, sport leisure,
    sports and outdoors, sports entertainment, sports leisure, sports loisirs, sports luxe, sports outdoors, spring
    summer, stainless steel, stamp duty, stand, stand collar, star, starter kit, starter set, steel, stone, strap,
    stud detail, sugar skull, summer, sun, sunflower, suspension fork, sweat proof, sweatproof, switch, table top,
    tabletop, target, tea color, tea length, tea party, tech cap, tech fleece, tempered glass lid, the, tie and dye,
    tie back, tie dye, tie front, tie neck, tie waist, tiger eye, tiger print, tin, tools home improvement, top
    handle, top quality, top rated, top selling, toys hobbies, training course, tree of life, tub, tube, turmeric,
    twin, twin pack, tye dye, uncategorized, underwire, union jack, unisex, usb powered, usb rechargeable, v neck,
    value pack, vanilla, vanilla scent, vanilla white, velvet, vintage, wall e, wall mount, wall mounted, watch me,
    watch out, watches jewelry, water, water proof, wax, we, white, wide leg, wine color, wine red, winter, wire free,
    wolf grey, women s accessories, women s fashion, womens fashion, wood, wood grain, wooden, wool, woven, wrap, wrap
    around, wrist strap, you, your, zebra print, zinc, zinc alloy, zinc plated, zip, zipper front`,
  departments: `all products, beauty and health, daily essentials, department, departments, digital download, digital
    downloads, digital files, digital product, digital products, diy and home improvement, dollar store, drugstore,
    everything, fashion and accessories, general goods, gift ideas, gifts for her, gifts for him, health and beauty,
    health care devices, home and garden, home garden, home improvement, home improvements, home office storage, home
    page, homepage, instant download, misc, miscellaneous, multi, new arrivals, non food, nonfood, other category,
    others, sundries, supermarket, tools and home improvement, tools home improvement, uncategorized, various`,
  endings: ['s', 'es'],
};
