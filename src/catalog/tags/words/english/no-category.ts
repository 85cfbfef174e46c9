import type { Subject } from '../words.ts';

export const NO_CATEGORY: Subject = {
  things: [
    [
      '',
      `5 string bass, accordion, acoustic strings, action camera rental, adventure module, aerial map, aerial photo,
      agave, ajwa, ajwa dates, alcohol free beer, almond butter, almond milk, almonds, altar bread, altar wine, alto
      sax, amaretto, angostura, annatto, antique map, apples, arabica, arbequina, armagnac, art class, assam, audio cd,
      audiobook, baby corn, bacon, bagel, baguette, baking class, baking powder, banana, banana bread, banjo, bar
      chocolate, barista course, barolo, basil, basmati rice, bass drum pedal, bass guitar strings, bass strings,
      bassoon, bbq glaze, bbq rub, bbq sauce, bbq seasoning, beans, beef, beer, beginners class, beginners workshop,
      berries, beverage, bible, bike hire, bike rental, bike service, bike tune up, birthday cake, birthday party
      booking, biscuit, bitter ale, bitters, black pepper, black tea, blended scotch, blu ray, boba, bodhran, bombay
      mix, bong, bongo drum, bongos, book, boot fitting service, bordeaux, bouillon, bouillon cubes, bourbon, bouzouki,
      boveda, brake adjustment, brandy, bread, breadsticks, break spot, brewing sugar, brie, brioche, brisket
      injection, broccoli, broth, brown rice, brown sugar, brownie, buckwheat, bundle discount, burger, burgundy wine,
      burrata, butter, buttercream, buttercream mix, cabernet, cacao, caesar dressing, cajon, cake, cake decorating
      class, cake decoration sugar, cake drip, cake mix, calamari ring, calcium chloride cheese, callebaut, callets,
      calligraphy class, calligraphy workshop, calvados, camellia oil knife, camembert, campaign setting, candied,
      candies, candle making workshop, candy, candy melts, canola oil, capo, cappuccino, capri sun, car wash voucher,
      caramel, card break, cardamom, carrots, cashew, cashew nuts, cassette tape, catalog, catalogue, cava, caviar, cd,
      cd album, cello, cello strings, celtic harp, cereal, ceremonial grade matcha, ceremonial matcha, chablis, chai,
      chai blend, chamomile tea, champagne, charcuterie box, chardonnay, charter, cheddar, cheese, cheese culture,
      cheese hamper, cheese selection, cheesecake, chewing gum, chia seeds, chianti, chicken, chicken nuggets,
      chickpeas, chili, chili oil, chili sauce, chips, choc drip, choco, chocolate, chocolate bar, chocolate box,
      chocolate callets, chocolate drip, chocolate hamper, chocolates, chorizo, chorizo ring, christmas hamper,
      chutney, ciabatta, cider, cigar, cinnamon, cinnamon roll, clarinet, clarinet mouthpiece, cmc powder, coaching,
      cocktail cherries, cocktail mix, cocoa, cocoa powder, coconut milk, coconut oil, coconut oil cooking, codex,
      coffee, coffee bags, coffee bean, coffee blend, coffee capsule, coffee creamer, coffee gift, coffee pods, coffee
      sampler, coffee tasting box, cognac, cola, cold brew coffee, colour mill, comb honey, comic, comic book,
      communion bread, communion wafer, concertina, condensed milk, conductor baton, confectionery, conga, congas,
      consultation, cookbook, cookie, cookies, cooking class, cooking oil, cordial, cork grease, corn, corn oil,
      cornet, cornflakes, cornstarch, course, couscous, couverture, cowbell, crackers, craft beer, craft workshop,
      crash cymbal, cream cheese, cream soda, crispbread, crisps, crochet class, crochet workshop, croissant, crystal
      malt, cumin, cup cake, cupcake, curing salt, curry, curry paste, curry powder, custom order, cymbal, cymbal pack,
      cymbal stand, cymbals, da hong pao, dab rig, dance class, darjeeling, dark chocolate, dates, day hikes, decaf,
      decaf coffee, deco melts, delivery fee, deposit, descant recorder, dessert, digital gift card, djembe, donation,
      donut, double bass, dragon well, drawing class, dried fruit, dried mango, drinks, drip bag coffee, drip bags,
      drum, drum head, drum key, drum kit, drum practice pad, drum rug, drum set acoustic, drum sticks, drum stool,
      drum throne, drumhead, drumsticks, dungeon crawl stl, dvd, dvd movie, e book, e gift card, e liquid, earl grey,
      ebook, edible flowers, edible glitter, edible glue, edible gold leaf, edible image, edible ink, edible ink pen,
      edible paint, edible pen, edible print, edible toppers, edible wafer, egg, eggs, egift, egift card, electric
      strings, electro acoustic, eliquid, embroidery workshop, energy drink, english breakfast, engraving, espresso,
      euphonium, evaporated milk, extra virgin, extra virgin olive, feta, figs, filter coffee, filter roast, fish
      fillet, fish sauce, flapjack, flapjacks, flavouring, flax seeds, flaxseed, floral workshop, floristry workshop,
      flour, flower paste, flugelhorn, flute, focaccia, fondant, fondant icing, font, food, food coloring, food colour
      gel, food colouring, food gel, food hamper, for dummies, free gift, french fries, french horn, frozen peas,
      fruit, fruit cake, fruit tea, fudge, full bike service, game key, ganache, garlic, gear adjustment, gel colour,
      gelatine, gelatine leaves, gelato, genmaicha, ghee, gift basket, gift card, gift certificate, gift hamper, gift
      wrapping, gin, gin hamper, gin miniature, ginger ale, ginger beer, gingerbread, glass pipe, glass water pipe,
      glockenspiel, goat cheese, goats cheese, goldfish crackers, gouda, gourmet basket, granola, grapes, grappa,
      gravy, green coffee, green tea, grenache, grocery, ground coffee, group break, gruyere, guacamole, guide book,
      guidebook, guitar, guitar book, guitar capo, guitar gig bag, guitar hanger, guitar nut, guitar slide, guitar
      stand, guitar string, guji, gum, gum paste, gum tragacanth, gummies candy, gummy bears, gummy candy, gyokuro,
      haggadah, halloumi, halva, ham, hamburger, hamper food, hand pipe, handpan, hard seltzer, hardback, hardcover,
      hardcover book, harmonica, harmonica holder, harp, hazelnut, hazy ipa, heather honey, hemp seeds, herbal tea,
      hero forge stl, hi hat, hi hats, hojicha, holy bible, holy quran, honey, honeybush, honeycomb, hookah, hop
      pellets, hops pellets, hot chocolate, hot cocoa, hot honey, hot sauce, houjicha, humidity pack, hummus, hundreds
      and thousands, hymn book, ice cream, ice tea, iced coffee, iced tea, icing sheet, icing sugar, installation,
      instant coffee, invert sugar, ipa, iptv subscription, isomalt, jam, jam sugar, jamon, jasmine pearls, jasmine
      rice, jazz bass, jelly baby, jelly candy, jerky, jewellery making workshop, jewellery workshop, jewelry workshop,
      juice, kalimba, keemun, kefir, ketchup, kimchi, kit kat, knife sharpening service, knitting class, knitting
      workshop, kombucha, labneh, labor charge, labour charge, lager, lapsang souchong, lemonade, lemons, lentils, les
      paul, letterbox brownie, letterbox cake, letterbox cookies, letterbox gin, letterbox hamper, letterbox treats,
      license key, licorice, limoncello, lino printing workshop, lipase, liqueur, liqueur essence, liquorice, live
      break, lollipop, longjing, loose leaf tea, lorann oils, low alcohol, lp, luster dust, lustre dust, lute, lyre
      harp, macadamia, macaron, macaroni, mackerel, macrame workshop, magazine, malbec, malt extract, manchego,
      mandolin instrument, manga, manuka honey, manuscript paper, maps, maracas, margarine, marimba, marinade,
      marmalade, marshmallow, masala, masala chai, masterclass, matcha, matcha powder, mayonnaise, mead, meal, meat
      rub, meatballs, medjool, medjool dates, melodica, melon, melon seeds, membership, meringue powder, merlot,
      mesophilic, mesophilic starter, method book, mezcal, mild ale, milk, milk powder, mince pies, miniature 5cl, mint
      tea, mints, mixed seeds, mixers tonic, mochi, modelling chocolate, modelling paste edible, molasses, monster
      manual, mozzarella, muesli, muffin, muffins, murukku, mushrooms, music stand, musical instrument, mustard, naan,
      nachos, natural wine, nespresso capsules, newspaper, nic salt, nicotine pouch, nonpareils, noodle, nougat, novel,
      nut butter, nut mix, nutella, nuts, nylon string guitar, nylon strings guitar, oat milk, oatmeal, oats, oboe,
      ocarina, oil, oil blend colours, okra ring, olive, olive oil, olives, omni roast, onion, onion ring, online
      class, oolong, orange, orange juice, orange wine, ordnance survey, oregano, os map, oud instrument, package
      protection, painting class, painting workshop, pale ale, pale malt, pancake mix, panettone, papaya, paperback,
      paperback book, paprika, paratha, parmesan, parota, parotta, parsley, pasta, pasta sauce, pastry, pbuzz, peanut,
      peanut butter, pecan, pectin, penne, pepper, pepperoni, perry cider, personal break, personalized program, pesto,
      petal dust, petal paste, photography session, piano, piano accordion, piano bench, piano book, piano stool,
      piccolo, pick guard, pickguard, pickle, pickled, picual, pie, pilsner, pinot grigio, pinot noir, piping gel,
      pistachio, pita, pizza, player s guide, plectrum, plugin, popcorn, pork, porridge, port wine, porter beer,
      postage stamps, postal brownies, potato, pottery class, pottery workshop, poultry, practice pad drum, prague
      powder, prawns, prayer book, precision bass, prefilled pod, preset, pretzel, printmaking workshop, progel,
      programs, prosciutto, prosecco, protein cookie, prune, pu er, pu erh, pudding, puerh, pull box break, pulled pork
      rub, pumpkin seeds, puree, qibla compass app, quilting class, quilting workshop, quinoa, quran, racket
      restringing, racquet restringing, rainbow dust, raisins, ramen, ranch dressing, ravioli, raw honey, ready to roll
      icing, recorder instrument, red bull, red wine, reed guard, regular slinky, relish, rennet, repair, restringing
      service, return label, rib rub, ribeye, rice, rice cakes, rice paper sheets, ride cymbal, riesling, rioja,
      risotto, roasted coffee, roasted seeds, roasted seeds nuts, rolling papers, rooibos, rose wine, rose wine bottle,
      rosin, royal icing, rub, rulebook, rum, rye bread, rye loaf, saffron, saison, sake, sake junmai, salad, salad
      dressing, salad mix, salami, salmon, salmon fillet, salsa, salt, sancerre, sandwich, sangiovese, sardines, sauce,
      sausage, sauvignon, sax reed, sax strap, saxophone, saxophone mouthpiece, scoby, scones, score music, scotch
      whisky, sea salt, seafood, seasoning, seaweed, seeds and nuts, sencha, services, sesame oil, sesame seeds, sewing
      class, sewing workshop, shaker percussion, shakshuka, shallots, sharpening service, sheet music, sheet music
      stand, shipping, shiraz, shisha, shofar, shortbread, shrimp, sidamo, siddur, silver needle tea, silversmithing
      workshop, singing bowl, single malt, single malt scotch, single origin, sitar, ski hire, ski rental, ski service,
      ski tuning service, sliced loaf, slide grease, slinky strings, smoked salmon, smoking pipe, smoking water pipe,
      smoothie, snack, snare drum, soap making workshop, soda, soft drink, software, song book, songbook, soprano sax,
      sorbet, sound bowl, soup, soup cubes, sour ale, sour candy, sourcebook, sourdough, soy milk, soy sauce,
      spaghetti, sparkling wine, spice, spinach, spirit essence, spirit miniature, splash cymbal, sports drink, spray
      malt, sprinkle medley, sprinkle mix, sprinkles, squid ring, starter culture, starter program, steak, stevia,
      stilton, stl, stl file, stock cube, stollen, stout, stratocaster, strawberries, study bible, subscription,
      subscription soap, sugar, sugar flowers, sugar paste, sugar pearls, sugar strands, sugarflair, sugarpaste,
      sunflower oil, sunflower seeds, sunflower seeds roasted, sushi, sweetener, sweets, syrah, syrup, tabla, taco,
      tahini, tambourine, tapioca, tasting evening, tea, tea bag, tea blend, tea capsules, tea gift, tea sampler,
      telecaster, template, tempranillo, tenor sax, tequila, terrarium workshop, test product, textbook, theater box
      candy, theme, thermophilic, ticket, tie guan yin, tieguanyin, timpani, tin whistle, tip, tiramisu, tisane,
      tobacco, toffee, tofu, tomato, tomato paste, tomato sauce, tongue drum, tortilla, trail guide, trail mix,
      training online, training plan, training program, treble recorder, triangle instrument, trombone, truffle
      chocolate, trumpet, trumpet mouthpiece, tuba, tuition, tuna, tune up service, tuners guitar, tuning fork, tuning
      pegs guitar, turbo yeast, turkey breast, turkish delight, tutor book, tylo powder, ukulele, ukulele strings,
      upgrade fee, upholstery workshop, valve oil, vanilla bean, vanilla extract, vanilla paste, vanilla pods, vape,
      vegan cheese, vegetable oil, vegetables, veggie, vermouth, vibraphone, vinegar, vintage map, vinyl lp, vinyl
      record, viola, violin, violin strings, vocal score, vodka, voucher, wafer, wafer paper edible, wafers, waffle,
      walnut, walnut oil, warranty, wasabi, water, watercolour class, watercolour workshop, weaving workshop, wheel
      truing, whiskey, whisky, whisky miniature, white chocolate, white loaf, white peony, white wine, whole bean,
      wholebean, wholemeal, wildflower honey, wine, wine gift, wine hamper, wine tasting, witbier, workbook, workshop
      ticket, workshops, wraps bread, wreath making workshop, wreath workshop, yeast, yerba mate, yirgacheffe, yoga
      class, yoghurt, yogurt, zam zam, zamzam, zine, zinfandel, zucchini`,
    ],
  ],
  unsure: `accordion, agave, annatto, apples, assam, banana, banjo, beer, bible, bitters, bordeaux, bread, brioche,
    burgundy wine, butter, buttercream, cake, callets, campaign setting, candy, capo, caramel, cava, cello, chablis,
    chai, cheese, chicken, chocolate, cinnamon, cocoa, codex, coffee, concertina, conga, congas, cookie, cookies,
    cordial, cornet, couverture, cowbell, cupcake, cymbal, cymbals, dates, decaf, drum, earl grey, egg, eggs, extra
    virgin, flapjack, flapjacks, flute, fondant, fruit, ganache, guitar stand, gum, harmonica, harp, hi hat, hi hats,
    honey, hops pellets, jam, lemons, lipase, low alcohol, lute, malbec, mandolin instrument, maps, maracas, medjool,
    meringue powder, mesophilic, milk, mints, muffin, nonpareils, oil, olive, orange, oud instrument, panama, pepper,
    perry cider, piano bench, piano stool, piccolo, pickguard, porter beer, quran, recorder instrument, rice, rosin,
    rub, saison, salad, salmon, salt, siddur, single origin, sliced loaf, soda, songbook, stl, stout, sugar, sunflower
    seeds, tambourine, tea, telephone, thermophilic, tip, tips, triangle instrument, trumpet, tuners guitar, vintage
    map, viola, wafer, white peony, wine, zinfandel`,
  printed: `audiobook, book, books, catalog, catalogue, cd, cd album, comic, comic book, cookbook, dvd, dvd movie,
    ebook, gift card, hardback, hardcover, hardcover book, magazine, novel, paperback, paperback book, sheet music,
    textbook, vinyl lp, vinyl record, workbook`,
  straps: 'fitbit charge band, fitbit charge strap, fitbit versa band',
  ofHome: 'artificial, fake, faux, plastic plant, solar lamp',
  watched: 'racing',
};
