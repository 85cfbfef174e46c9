import type { Subject } from '../words.ts';

export const NO_CATEGORY: Subject = {
  things: [
    [
      '',
      `acoustic guitar, action camera rental, aerial map, aerial photo, agave, almond butter, almond flour, almond
      milk, almonds, apple cider, apple juice, apples, arabica, audio cd, audiobook, baby corn, bacon, bagel, baguette,
      baking powder, balsamic vinegar, banana, banana bread, bar chocolate, basil, basmati rice, bass guitar, bbq rub,
      bbq sauce, bbq seasoning, beans, beef, beef jerky, beer, beginners workshop, berries, beverage, beverages,
      birthday cake, biscuit, biscuits, black beans, black pepper, black tea, blu ray, boba, bombay mix, bone broth,
      bong, book, bouillon, bouillon cubes, bourbon, brandy, bread, breadsticks, breakfast cereal, broccoli, broth,
      brown rice, brown sugar, brownie, buckwheat, bundle discount, burger, butter, cabernet, cabernet sauvignon,
      cacao, cacao nibs, caesar dressing, cake, cake decoration sugar, cake mix, calamari ring, candied, candies,
      candle making workshop, candy, canned tuna, canola oil, cappuccino, capri sun, car wash voucher, caramel,
      cardamom, carrots, cashew, cashew nuts, cashews, cassette tape, catalog, catalogue, caviar, cd, cd album, cereal,
      cereals, chamomile tea, champagne, chardonnay, charter, cheddar, cheese, cherry tomatoes, chewing gum, chia
      seeds, chicken, chicken nuggets, chickpeas, chili, chili oil, chili sauce, chips, chips ahoy, choco, chocolate,
      chocolate bar, chocolate box, chocolate chips, chocolate hamper, chocolates, chorizo, christmas hamper, christmas
      pudding, chutney, cider, cigar, cinnamon, cinnamon roll, coaching, coaching program, cocktail mix, cocoa, cocoa
      powder, coconut flour, coconut milk, coconut oil, coconut oil cooking, coconut water, coffee, coffee bean, coffee
      beans, coffee blend, coffee capsule, coffee capsules, coffee creamer, coffee gift, coffee pods, coffee
      subscription, coffee syrup, cognac, cola, cold brew coffee, cold pressed juice, comic, comic book, concert
      ticket, condensed milk, confectionery, consultation, cookbook, cookie, cookies, cooking class, cooking oil, corn,
      corn flakes, corn oil, corn syrup, cornflakes, cornstarch, course, couscous, crackers, craft beer, craft
      workshop, cream cheese, cream soda, crispbread, crisps, croissant, crystal singing bowl, cumin, cup cake, cup
      cakes, cupcake, curry, curry paste, curry powder, custom order, dab rig, dark chocolate, date syrup, dates, day
      hikes, delivery fee, deposit, dessert, digital gift card, donation, donut, dried fruit, dried mango, drinks,
      drum, dvd, dvd movie, e book, e gift card, e juice, e liquid, e voucher, ebook, edible glitter, egg, eggs, egift,
      egift card, electric guitar, eliquid, energy drink, engraving, espresso, espresso beans, evaporated milk, event
      ticket, extended warranty, feta, figs, fish fillet, fish sauce, flax seeds, flaxseed, flour, font, food, food
      coloring, food colouring, food hamper, for dummies, free gift, french fries, frozen peas, frozen vegetables,
      fruit, fruit juice, fruit snack, fruit tea, fudge, game key, garlic, garlic powder, gel colour food, gelato,
      ghee, gift basket, gift basket food, gift card, gift certificate, gift hamper, gift hamper food, gift
      subscription, gift voucher, gift wrapping, gin, ginger ale, ginger beer, gingerbread, glass pipe, glass water
      pipe, gluten free flour, goldfish crackers, gourmet basket, granola, granola bar, grapes, gravy, green beans,
      green coffee, green tea, groceries, grocery, ground coffee, guacamole, guide book, guidebook, guitar, guitar
      strap, guitar string, guitar strings, gum, gummies candy, gummy bears, gummy candy, halva, ham, hamburger, hamper
      food, hand pipe, hard seltzer, hardback, hardcover, hardcover book, hazelnut, hazelnuts, hemp seeds, herbal tea,
      honey, honeycomb, hookah, hot chocolate, hot cocoa, hot sauce, hummus, ice cream, ice tea, iced coffee, iced tea,
      icing sugar, infant formula, installation, instant coffee, instant noodles, ipa, iptv subscription, jam, jasmine
      rice, jelly babies, jelly baby, jelly beans, jelly candy, jerky, juice, kefir, ketchup, kimchi, kit kat,
      kombucha, labneh, lager, lemon juice, lemonade, lemons, lentils, license key, licorice, lightroom preset,
      liqueur, liquorice, lollipop, loose leaf tea, lp, macadamia, macaron, macaroni, macarons, mackerel, magazine,
      manga, maple syrup, margarine, marinade, marmalade, marshmallow, masala, mashed potato, masterclass, matcha,
      mayonnaise, mead, meal, meal kit, meatballs, melon, melon seeds, membership, merlot, milk, milk powder, mineral
      water, mint tea, mints, mixed seeds, mixed spices, mixers tonic, mochi, molasses, monthly subscription,
      mozzarella, muesli, muffin, muffins, murukku, mushrooms, musical instrument, mustard, naan, nachos, nespresso
      capsules, newspaper, nic salt, nicotine pouch, noodle, noodles, nougat, novel, nut butter, nut mix, nutella,
      nuts, oat milk, oatmeal, oats, oil, okra ring, olive, olive oil, olives, onion, onion ring, onions, online class,
      online course, orange, orange juice, oregano, package protection, pancake mix, papaya, paperback, paperback book,
      paprika, paratha, parmesan, parota, parotta, parsley, pasta, pasta sauce, pastry, peanut, peanut butter, peanuts,
      pecan, pecans, penne, pepper, pepperoni, personalized program, pesto, photography session, piano, pickle,
      pickled, pickles, pie, pinot noir, pistachio, pistachios, pita, pizza, plugin, popcorn, pork, porridge, postage
      stamps, potato, potato chips, pottery class, poultry, prawns, prefilled pod, preset, pretzel, pretzels, programs,
      prosecco, protein cookie, protein cookie dough, protein crisps, prune, pudding, pumpkin seeds, pumpkin seeds
      roasted, puree, quinoa, raisins, ramen, ranch dressing, ravioli, raw honey, red bull, red wine, relish, repair,
      return label, ribeye, rice, rice cakes, rice paper sheets, riesling, risotto, roasted coffee, roasted seeds,
      roasted seeds nuts, rolled oats, rolling papers, rose syrup, rose wine, route package protection, rub, rum, rye
      bread, saffron, sake, salad, salad dressing, salad mix, salmon, salmon fillet, salsa, salt, sandwich, sardines,
      sauce, sauces, sausage, sauvignon blanc, sea salt, seafood, seasoning, seaweed, seeds and nuts, services, sesame
      oil, sesame seeds, shakshuka, shallots, sheet music, shipping, shipping cost, shipping fee, shipping insurance,
      shipping protection, shiraz, shisha, shrimp, singing bowl, single malt, smoking pipe, smoking water pipe,
      smoothie, snack, snack bar, snacks, soda, soft drink, software, sorbet, sound bowl, soup, soup cubes, soup mix,
      sour candy, sourdough, soy milk, soy sauce, spaghetti, sparkling water, sparkling wine, spice, spice blend, spice
      mix, spices, spinach, sports drink, sprinkles, squid ring, starter program, steak, stevia, stevia sweetener,
      stock cube, stock cubes, strawberries, subscription, subscription service, sugar, sunflower cooking oil,
      sunflower oil, sunflower seeds, sunflower seeds roasted, sushi, sweet corn, sweet potato, sweetener, sweets,
      syrup, taco, tahini, tapioca, tea, tea bag, tea bags, tea blend, tea capsules, tea gift, template, tequila, test
      product, textbook, theater box candy, theme, ticket, tip, tip jar donation, tobacco, toffee, tofu, tomato, tomato
      paste, tomato sauce, tomatoes, tonic water, tortilla, tortilla chips, trail guide, trail mix, training online,
      training plan, training program, truffle chocolate, tuition, tuna, tuna can, tuning fork, tuning forks, turkey
      breast, turkish delight, ukulele, upgrade fee, vanilla extract, vape, vape juice, vape kit, vape pod, vegan
      cheese, vegetable oil, vegetables, veggie, vermouth, vinegar, vinyl lp, vinyl record, violin, vodka, voucher,
      wafer, wafers, waffle, waffle mix, walnut, walnut oil, walnuts, warranty, wasabi, water, wheat flour, whiskey,
      whisky, white chocolate, white wine, wholemeal, wine, wine gift, workbook, workshop ticket, workshops, wraps
      bread, yeast, yoghurt, yogurt, zucchini`,
    ],
  ],
  unsure: `agave, apples, banana, beer, bread, butter, cake, candy, caramel, cheese, chicken, chocolate, cinnamon,
    cocoa, coffee, cookie, cookies, cupcake, dates, drum, egg, eggs, fruit, gum, honey, jam, lemons, milk, mints,
    muffin, oil, olive, orange, panama, pepper, rice, rub, salad, salmon, salt, soda, sugar, sunflower seeds, tea,
    telephone, tip, tips, wafer, wine`,
  printed: `audiobook, book, books, catalog, catalogue, cd, cd album, comic, comic book, cookbook, dvd, dvd movie,
    ebook, gift card, hardback, hardcover, hardcover book, magazine, novel, paperback, paperback book, sheet music,
    textbook, vinyl lp, vinyl record, workbook`,
  straps: 'fitbit charge band, fitbit charge strap, fitbit versa band',
  ofHome: 'artificial, fake, faux, plastic plant, solar lamp',
  watched: 'racing',
};
