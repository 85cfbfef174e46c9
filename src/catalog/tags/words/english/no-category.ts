import type { Subject } from '../words.ts';

export const NO_CATEGORY: Subject = {
  things: [
    [
      '',
      `5 string bass, accordion, acoustic guitar, acoustic strings, action camera rental, adventure module, aerial map,
      aerial photo,
      agave, ajwa, ajwa dates, alcohol free beer, ale yeast, almond
      butter, almond flour,
      almond
      milk, almonds, altar bread, altar wine, alto sax, alto sax reeds, amaretto, angostura, annatto, antique map,
      apple cider, apple juice,
      apples, arabica,
      arbequina, armagnac, art class,
      art classes, assam, audio cd,
      audiobook, baby corn,
      bacon, bagel, baguette,
      baking class, baking powder, balsamic vinegar, banana, banana bread, banjo, bar chocolate, barista course,
      barolo, basil,
      basmati rice, bass drum pedal, bass
      guitar, bass guitar strings, bass strings, bassoon, bbq glaze, bbq rub,
      bbq rubs, bbq sauce, bbq seasoning, beans, beef, beef jerky, beer, beginners class, beginners workshop, berries,
      beverage,
      beverages,
      bible, birthday cake, birthday party booking, biscuit, biscuits, bitter ale, bitters, black beans, black pepper,
      black
      tea, blended scotch, blu ray,
      boba,
      bodhran, bombay mix, bone broth,
      bong, bongo drum, bongos, book, bordeaux, bouillon, bouillon cubes, bourbon, bourbon whiskey, bouzouki, boveda,
      brandy, bread, breadsticks,
      break spot, breakfast cereal,
      brewing
      sugar, brewing yeast, brie, brioche, brisket injection, broccoli,
      broth,
      brown rice, brown sugar, brownie, buckwheat, bundle discount, burger, burgundy wine, burrata, butter,
      buttercream, buttercream mix,
      cabernet, cabernet sauvignon,
      cacao, cacao nibs, caesar dressing, cajon, cake, cake decorating class, cake decoration sugar, cake drip, cake
      mix, cake
      sprinkles, calamari ring,
      calcium chloride cheese, callebaut, callets, calligraphy class, calligraphy workshop, calvados, camellia oil
      knife, camembert, campaign setting, candied,
      candies,
      candle making workshop, candy, candy melts, canned tuna, canola oil, capo, cappuccino, capri sun, car wash
      voucher,
      caramel,
      card break, cardamom, carrots, cashew, cashew nuts, cashews, cassette tape, catalog, catalogue, cava, caviar, cd,
      cd
      album, cello, cello strings, celtic harp, cereal,
      cereals, ceremonial grade matcha, ceremonial matcha, chablis, chai, chai blend, chamomile tea, champagne,
      charcuterie box, chardonnay,
      charter, cheddar, cheese, cheese culture, cheese cultures, cheese hamper, cheese selection, cheesecake, cherry
      tomatoes, chewing gum, chia
      seeds, chianti, chicken, chicken nuggets, chickpeas, chili, chili oil, chili sauce, chin rest violin, chips,
      chips ahoy, choc drip,
      choco,
      chocolate,
      chocolate bar, chocolate box, chocolate callets, chocolate chips, chocolate drip, chocolate hamper, chocolates,
      chorizo, chorizo ring, christmas hamper, christmas hampers, christmas
      pudding, chutney, ciabatta, cider, cigar, cinnamon, cinnamon roll, clarinet, clarinet mouthpiece, clarinet reed,
      clarinet reeds, classical guitar, cmc powder, coaching, coaching program,
      cocktail
      cherries, cocktail mix, cocktail syrup, cocoa, cocoa
      powder, coconut flour, coconut milk, coconut oil, coconut oil cooking, coconut water, codex, coffee, coffee bags,
      coffee
      bean, coffee
      beans, coffee blend, coffee capsule, coffee capsules, coffee course, coffee creamer, coffee gift, coffee pods,
      coffee sampler, coffee
      subscription, coffee syrup, coffee tasting box, cognac, cola, cold brew coffee, cold pressed juice, colour mill,
      comb honey, comic, comic book,
      communion bread, communion wafer, communion wafers, concert
      ticket, concertina, condensed milk, conductor baton, confectionery, conga, congas, consultation, cookbook,
      cookie, cookies, cooking class, cooking oil,
      cordial, core rulebook, cork grease, corn,
      corn flakes, corn oil, corn syrup, cornet, cornflakes, cornstarch, course, couscous, couverture, cowbell,
      crackers, craft beer,
      craft
      workshop, crash cymbal, cream cheese, cream soda, crispbread, crisps, crochet class, crochet workshop, croissant,
      crystal malt,
      crystal
      singing bowl, cumin, cup cake, cup
      cakes, cupcake, curing salt, curry, curry paste, curry powder, custom order, cut comb honey, cymbal, cymbal pack,
      cymbal stand, cymbals, da
      hong pao, dab rig, dance class, darjeeling,
      dark chocolate, dark rum, date syrup,
      dates, day
      hikes, decaf, decaf coffee, deco melts, delivery fee, deposit, descant recorder, dessert, digital gift card,
      digital piano, djembe, donation, donut,
      double bass, double bass bow, dragon well, drawing class, dried fruit, dried
      mango, drinks,
      drip bag coffee, drip bags, drum, drum head, drum heads, drum key, drum kit, drum practice pad, drum rug, drum
      set acoustic, drum sticks, drum sticks 5a, drum stool, drum throne, drumhead, drumsticks, dungeon crawl stl, dvd,
      dvd movie, e book,
      e gift card, e juice, e liquid, e voucher, earl grey,
      ebook, edible flowers, edible
      glitter, edible glue, edible gold leaf, edible image, edible ink, edible ink pen, edible lustre dust, edible
      paint, edible pen, edible pens, edible print, edible toppers, edible wafer, egg, eggs, egift,
      egift card, electric guitar, electric strings, electro acoustic, electro acoustic guitar, eliquid, embroidery
      workshop, energy drink, english breakfast, engraving, engraving
      service, espresso, espresso beans,
      espresso blend, espresso roast, euphonium, evaporated milk, event
      ticket, extended warranty, extra virgin, extra virgin olive, feta, figs, filter coffee, filter coffee beans,
      filter roast, fish fillet, fish sauce,
      flapjack, flapjacks, flavouring, flax seeds,
      flaxseed, floral workshop, floristry
      workshop, flour, flower paste, flugelhorn, flute, focaccia, fondant, fondant icing, font, food, food
      coloring, food colour gel, food colouring, food flavouring, food gel, food hamper, food hampers, for dummies,
      free gift, french
      fries, french horn, frozen peas, frozen vegetables,
      fruit, fruit cake, fruit juice, fruit snack, fruit tea, fudge, game key, ganache, garlic, garlic powder, gel
      colour, gel
      colour food, gelatine, gelatine leaves, gelato,
      genmaicha, ghee, gift basket, gift basket food, gift card, gift certificate, gift hamper, gift hamper food, gift
      subscription, gift voucher, gift wrapping, gin, gin botanicals, gin hamper, gin miniature, gin tasting, ginger
      ale, ginger beer,
      gingerbread, glass pipe,
      glass water
      pipe, glockenspiel, glucose syrup, gluten free flour, goat cheese, goats cheese, goldfish crackers, gouda,
      gourmet basket,
      grade 1 piano, grand piano, granola, granola bar, grapes, grappa, gravy,
      green beans,
      green coffee, green tea, grenache, groceries, grocery, ground coffee, group break, gruyere, guacamole, guide
      book, guidebook,
      guitar, guitar book, guitar bridge, guitar capo, guitar case, guitar gig bag, guitar hanger, guitar nut, guitar
      pick, guitar picks, guitar slide, guitar stand, guitar
      strap, guitar string, guitar strings, guitar wall mount, guji, gum, gum paste, gum tragacanth, gummies candy,
      gummy bears, gummy
      candy,
      gyokuro, haggadah, halloumi, halva, ham, hamburger, hamper
      food, hand pipe, handpan, hard cider, hard seltzer, hardback, hardcover, hardcover book, harmonica, harmonica
      holder, harp, hazelnut, hazelnuts, hazy ipa,
      heather honey, hemp seeds, herbal tea,
      hero forge stl, hi hat, hi hats, hojicha, holy bible, holy quran, honey, honey mustard, honeybush, honeycomb,
      hookah, hop
      pellets, hops pellets,
      hot chocolate, hot
      cocoa, hot honey, hot
      sauce, houjicha, humidity pack, hummus, hundreds and thousands, hymn book, ice cream, ice tea, iced
      coffee, iced tea,
      icing sheet, icing sheets, icing sugar, infant formula, installation, instant coffee, instant noodles, invert
      sugar, ipa, iptv subscription, isomalt, jam, jam sugar, jamon, jasmine pearls, jasmine
      rice, jazz bass, jelly babies, jelly baby, jelly beans, jelly candy, jerky, jewellery making workshop, jewellery
      workshop,
      jewelry workshop, juice, kalimba, keemun, kefir, kefir grains, ketchup, kimchi, kit kat,
      knife sharpening service, knitting class, knitting workshop, kombucha, kombucha scoby, labneh, lager, lager
      yeast, lapsang
      souchong, lemon juice, lemonade, lemons, lentils, les paul, letterbox brownie, letterbox brownies, letterbox
      cake, letterbox cookies, letterbox gin, letterbox hamper, letterbox treats, license key,
      licorice, life drawing class, lightroom preset,
      limoncello, lino printing workshop, lipase, liqueur, liqueur essence, liquorice, live break, lollipop, london dry
      gin,
      longjing, loose leaf tea,
      lorann oils, low alcohol, lp,
      luster dust, lustre dust, lute, lyre harp, macadamia, macaron, macaroni, macarons,
      machine heads guitar, mackerel, macrame workshop, magazine,
      malbec, malt extract, manchego, mandolin instrument, manga, manuka honey, manuscript paper, maple syrup, maps,
      maracas, margarine,
      marimba, marinade, marmalade, marshmallow, masala, masala
      chai, mashed
      potato, masterclass, matcha,
      matcha powder, mayonnaise, mead, meal, meal kit, meat rub, meatballs, medjool, medjool dates, melodica, melon,
      melon seeds, membership,
      meringue
      powder, merlot, mesophilic, mesophilic starter, method book, mezcal, mild ale, milk, milk powder, mince pies,
      mineral
      water, miniature 5cl, mint tea, mints, mixed seeds, mixed spices, mixers tonic, mochi, modelling chocolate,
      modelling paste
      edible, molasses, monster manual, monthly subscription,
      mozzarella, muesli, muffin, muffins, murukku, mushrooms, music stand, musical instrument, mustard, naan, nachos,
      natural wine,
      nespresso
      capsules, newspaper, nic salt, nicotine pouch, nonpareils, noodle, noodles, nougat, novel, nut butter, nut mix,
      nutella,
      nuts, nylon string guitar, nylon strings guitar, oat milk, oatmeal, oats, oboe, ocarina, oil, oil blend colours,
      okra ring, olive, olive oil, olives, omni roast, onion,
      onion ring,
      onions, online class,
      online course, oolong, open day ticket, orange, orange juice, orange wine, ordnance survey, oregano, os map, oud
      instrument, package
      protection, painting
      class,
      painting
      workshop, pale ale, pale malt, pancake mix, panettone, papaya, paperback, paperback book,
      paprika, paratha, parmesan, parota, parotta, parsley, party deposit, pasta, pasta sauce, pastry, pate food,
      pbuzz, peanut, peanut
      butter, peanuts,
      pecan, pecans, pectin, penne, pepper, pepperoni, perry cider, personal break, personalized program, pesto, petal
      dust, petal
      paste,
      photography session, piano, piano accordion, piano bench, piano book, piano stool, piccolo, pick guard,
      pickguard, pickle,
      pickled, pickles, pickling spice, pickups guitar, picual, pie, pilsner, pink curing salt, pinot grigio, pinot
      noir, piping gel, pistachio,
      pistachios, pita, pizza,
      player s guide, plectrum, plectrums, plugin, popcorn, pork,
      porridge, port wine, porter beer, postage
      stamps, postal brownies, potato, potato chips, pottery class, pottery workshop, poultry, practice pad drum,
      prague powder, prawns, prayer book,
      precision
      bass, prefilled pod, preset, pretzel,
      pretzels, printmaking workshop, progel, programs,
      prosciutto, prosecco, protein cookie, protein cookie dough, protein crisps, prune, pu er, pu erh, pudding, puerh,
      pull box
      break, pulled pork
      rub, pumpkin seeds, pumpkin seeds
      roasted, puree, qibla compass app, quilting class, quilting workshop, quinoa, quran, rainbow dust, raisins,
      ramen, ranch dressing, ravioli,
      raw honey,
      raw wildflower honey, ready to roll icing, recorder instrument, red bull, red wine, reed guard, regular slinky,
      relish, rennet, repair, return
      label, rib rub, ribeye, rice, rice cakes, rice
      paper sheets, ride cymbal, riesling, rioja, risotto, roasted coffee,
      roasted
      seeds,
      roasted seeds nuts, rolled oats, rolling papers, rooibos, rose syrup, rose wine, rose wine bottle, rosin, route
      package
      protection, royal
      icing, royal icing mix, rub, rulebook, rum, rye
      bread, rye loaf, rye whiskey, saffron, saison, sake, sake junmai, salad, salad dressing, salad mix, salami,
      salmon, salmon fillet, salsa, salt, sancerre, sandwich, sangiovese, sardines,
      sauce, sauces, sausage, sauvignon, sauvignon blanc, sax reed, sax reeds, sax strap, saxophone, saxophone
      mouthpiece, scoby, scones, score music, scotch whisky, sea salt, seafood, seasoning, seaweed,
      seeds and nuts, semi acoustic guitar, semi hollow guitar, sencha, services,
      sesame
      oil, sesame seeds, sewing class, sewing classes, sewing workshop, shaker percussion, shakshuka, shallots,
      sharpening service, sheet
      music, sheet music stand, shipping,
      shipping cost, shipping fee, shipping insurance,
      shipping protection, shiraz, shisha, shofar, shortbread, shrimp, sidamo, siddur, silver needle tea,
      silversmithing workshop,
      singing bowl,
      single
      malt, single malt scotch, single origin, sitar, sliced loaf, slide grease, slinky strings, sloe gin, smoked
      salmon, smoking
      pipe,
      smoking water pipe,
      smoothie, snack, snack bar, snacks, snare drum, soap making workshop, soda, soft drink, software, song book,
      songbook, soprano sax, sorbet, sound bowl, soup,
      soup cubes, soup mix,
      sour ale, sour candy, sourcebook, sourdough, sourdough loaf, sourdough starter, sourdough starter culture, soy
      milk, soy
      sauce, spaghetti, sparkling water, sparkling wine,
      spice, spice blend, spice
      mix, spiced rum, spices, spinach, spirit essence, spirit flavouring, spirit miniature, splash cymbal, sports
      drink, spray malt,
      sprinkle medley,
      sprinkle mix,
      sprinkles, squid ring, stage piano, starter culture, starter program, steak, steak seasoning, steel tongue drum,
      stevia, stevia
      sweetener,
      stilton, stl, stl file, stl files, stock cube, stock cubes, stollen, stout, stratocaster, strawberries, study
      bible, subscription,
      subscription service,
      subscription soap, sugar, sugar
      flowers, sugar paste,
      sugar pearls, sugar strands, sugarflair, sugarpaste, sunflower cooking oil,
      sunflower oil, sunflower seeds, sunflower seeds roasted, sushi, sweet corn, sweet potato, sweetener, sweets,
      syrah, syrup, tabla, taco, tahini, tambourine, tapioca, tasting evening, tea, tea bag, tea bags, tea blend, tea
      capsules, tea gift,
      tea sampler, telecaster, template, tempranillo, tenor sax, tequila, tequila blanco, terrarium workshop, test
      product, textbook, theater box candy, theme, thermophilic, ticket, tie guan yin, tieguanyin, timpani, tin
      whistle, tip, tip jar
      donation, tiramisu,
      tisane,
      tobacco, toffee, tofu, tomato, tomato
      paste, tomato sauce, tomatoes, tongue drum, tonic syrup, tonic water, tortilla, tortilla chips, trail guide,
      trail mix,
      training online,
      training plan, training program, treble recorder, triangle instrument, trombone, truffle chocolate, trumpet,
      trumpet mouthpiece, tuba, tuition, tuna, tuna can, tuners guitar, tuning fork, tuning forks, tuning pegs guitar,
      turbo
      yeast, turkey
      breast, turkish delight, tutor book, tylo powder, ukulele, ukulele strings, upgrade fee, upholstery workshop,
      upright piano, valve oil, vanilla bean, vanilla extract,
      vanilla paste, vanilla pods, vape, vape juice, vape kit,
      vape pod, vegan
      cheese, vegetable oil, vegetable rennet, vegetables, veggie, vermouth, vibraphone, vinegar, vintage map, vinyl
      lp, vinyl record, viola, violin,
      violin bow, violin case, violin outfit, violin shoulder rest, violin strings, vocal score, vodka, voucher,
      wafer, wafer paper edible, wafers, waffle, waffle mix, walnut, walnut oil, walnuts, warranty, wasabi, water,
      watercolour class,
      watercolour workshop, weaving workshop, wheat flour, whiskey,
      whisky, whisky miniature, white chocolate, white loaf, white peony, white wine, whole bean, wholebean, wholemeal,
      wildflower honey, wine, wine gift,
      wine hamper, wine
      tasting, wine yeast, witbier, workbook, workshop ticket,
      workshops, wraps
      bread, wreath making workshop, wreath workshop, yeast, yeast nutrient, yerba mate, yirgacheffe, yoga class,
      yoghurt, yoghurt culture, yogurt,
      yogurt culture, yogurt starter, zam zam, zamzam, zamzam water, zine, zinfandel, zucchini`,
    ],
  ],
  unsure: `accordion, agave, annatto, apples, assam, banana, banjo, beer, bible, bitters, bordeaux, bread, brioche,
    burgundy wine,
    butter,
    buttercream, cake, callets, campaign setting, candy, capo, caramel,
    cava, cello, chablis, chai, cheese, chicken, chocolate, cinnamon,
    cocoa, codex, coffee, concertina, conga, congas, cookie, cookies, cordial, cornet, couverture, cowbell, cupcake,
    cymbal, cymbals, dates,
    decaf,
    drum, earl grey, egg, eggs, extra virgin, flapjack, flapjacks, flute, fondant, fruit,
    ganache, guitar stand, gum, harmonica, harp, hi hat, hi hats, honey, hops pellets, jam, lemons, lipase, low
    alcohol, lute,
    malbec, mandolin instrument, maps, maracas, medjool, meringue powder, mesophilic, milk, mints,
    muffin, nonpareils, oil, olive, orange, oud instrument, panama, pepper, perry cider, piano bench, piano stool,
    piccolo, pickguard, porter beer, quran, recorder instrument, rice, rosin, rub, saison, salad, salmon, salt,
    siddur, single origin, sliced loaf, soda, songbook, stl, stout, sugar,
    sunflower seeds, tambourine, tea,
    telephone, thermophilic, tip, tips, triangle instrument, trumpet, tuners guitar, vintage map, viola, wafer, white
    peony, wine, zinfandel`,
  printed: `audiobook, book, books, catalog, catalogue, cd, cd album, comic, comic book, cookbook, dvd, dvd movie,
    ebook, gift card, hardback, hardcover, hardcover book, magazine, novel, paperback, paperback book, sheet music,
    textbook, vinyl lp, vinyl record, workbook`,
  straps: 'fitbit charge band, fitbit charge strap, fitbit versa band',
  ofHome: 'artificial, fake, faux, plastic plant, solar lamp',
  watched: 'racing',
};
