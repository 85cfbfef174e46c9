import type { Subject } from '../words.ts';

export const KITCHEN: Subject = {
  things: [
    [
      'KITCHEN',
      `acacia board, aeropress, air fryer, air fryer basket liner, air fryer liner, air fryer liners, air fryer oven,
      airfryer, airpot, aluminium foil, aluminum foil, apple corer, apple cutter, apple press, apron, avocado saver,
      baby bottle brush kitchen, baby cutlery, baby food processor, bacon press, bag clip, bag clips, bag sealer, bain
      marie, bakeware, baking cup, baking cups, baking dish, baking kit, baking mat, baking mold, baking mould, baking
      pan, baking paper, baking set, baking sheet, baking tin, baking tool, baking tools, baking tray, balti dish,
      bamboo board, bamboo steamer, banana hanger, banneton, bar accessories, bar blade, bar caddy, bar fridge, bar
      kit, bar mat, bar runner, bar set, bar spoon, bar tool, bar tools, barbecue, barbecue set, barbecue tool,
      barbecue tools, baster, basting brush, bbq, bbq apron, bbq glove, bbq gloves, bbq grill, bbq grill mat, bbq
      lighter, bbq thermometer, bbq tool, bbq tool set, bbq tools, beaker, beer brewing kit, beer cooler sleeve, beer
      dispenser, beer fridge, beer glass, beer glasses, beer keg, beer kit, beer line, beer mat, beer mug, beer stein,
      beer tankard, beer tap, beeswax wrap, bench scraper, bento, bento box, bento boxes, beverage cooler, beverage
      dispenser, beverage warmer, biscuit cutter, biscuit tin, blender, bombilla, bone china, boning knife, bottle,
      bottle brush, bottle cap opener, bottle capper, bottle cleaner brush, bottle cleaning brush, bottle cooler,
      bottle cover, bottle drying rack, bottle opener, bottle rack, bottle sleeve, bottle stopper, bottle teat brush,
      bottle tote, bottling bucket, bottling wand, bowl, bowl set, brandy glass, bread bag, bread basket, bread bin,
      bread board, bread box, bread box wooden, bread crock, bread knife, bread knife set, bread lame, bread machine,
      bread maker, bread maker machine, bread pan, bread proofing, bread tin, breadmaker, breakfast set, brewing
      kettle, brewing kit, bubble waffle maker, buffet server, buffet stand, built in oven, bun tin, bundt pan, bung
      and airlock, burger box, burger dome, burger maker, burger mould, burger press, burger smasher, butcher block,
      butcher knife, butcher paper, butchers twine, butter bell, butter board, butter box, butter churn, butter
      churner, butter curler, butter dish, butter keeper, butter knife, butter maker, butter mold, butter mould, butter
      paper, butter spreader, butter warmer, cafetiere, cake board, cake box, cake card, cake carrier, cake case, cake
      cases, cake comb, cake decorating kit, cake dome, cake dowel, cake drum, cake dummy, cake knife, cake leveler,
      cake leveller, cake lifter, cake liner, cake mold, cake mould, cake pan, cake plate, cake pop, cake rack, cake
      ring, cake sandwich tin, cake scraper, cake server, cake slice, cake smoother, cake stand, cake tester, cake tin,
      cake tongs, cake tool, cake tools, cake topper, cake turntable, can cooler, can crusher, can glass, can holder,
      can opener, candy mold, candy mould, candy thermometer, canister, canister set, canning jar, canning lid, canning
      rack, capsule holder, capsule machine, carafe, carbonator, carboy, carving board, carving knife, carving set,
      casserole, casserole dish, cast iron, cast iron pan, cast iron pot, cast iron skillet, cedar plank, cedar planks,
      cereal bowl, cereal dispenser, cereal storage, cezve, chafing dish, chafing fuel, chakla belan, champagne bucket,
      champagne flute, champagne glass, champagne stopper, chapati maker, chapati press, charcoal briquettes, charcoal
      chimney, charcoal grill, charcoal starter, charcuterie board, charcuterie board set, charger plate, chasen,
      chawan, cheese board, cheese cloth, cheese dome, cheese grater, cheese knife, cheese making, cheese making kit,
      cheese marker, cheese markers, cheese mold, cheese mould, cheese plane, cheese press, cheese server, cheese set,
      cheese slicer, cheese wire, cheesecloth, chef hat, chef knife, chef s knife, chefs knife, chefs knives, chemex,
      cherry pitter, chest freezer, chimney hood, chimney starter, chip and dip, chip clip, chocolate fountain,
      chocolate melter, chocolate mold, chocolate mould, chopper, chopping board, chopstick, chopsticks, chopsticks
      set, churro maker, citrus juicer, citrus press, citrus squeezer, clay pot, cleaver, cling film, cling wrap,
      cloche, cocktail glass, cocktail kit, cocktail making kit, cocktail parasol, cocktail pick, cocktail picks,
      cocktail set, cocktail shaker, cocktail stick, cocktail sticks, cocktail umbrella, cocktail umbrellas, coffee
      canister, coffee capsules holder, coffee cup, coffee cup sleeve, coffee distributor, coffee dripper, coffee
      dripper set, coffee filter, coffee grinder, coffee knock box, coffee machine, coffee machine descaler, coffee
      maker, coffee mug, coffee mugs, coffee percolator, coffee pod holder, coffee pot, coffee press, coffee roaster,
      coffee scale, coffee scoop, coffee server, coffee service, coffee set, coffee siphon, coffee sleeves, coffee
      stirrer, coffee tamper, coffee tin, coffee tool, coffee tools, coffee urn, coffeemaker, colander, cold brew
      maker, comal, commercial blender, condiment holder, condiment set, contact grill, container, cook pot, cooker,
      cooker hood, cookie bag, cookie box, cookie cutter, cookie jar, cookie mold, cookie press, cookie scoop, cookie
      sheet, cookie stamp, cookie tin, cooking pot, cooking set, cooking spoon, cooking thermometer, cooking utensil,
      cooking utensils, cooktop, cookware, cookware lid, cookware set, cool bag, coolbag, cooling rack, copper bottle,
      corking machine, corkscrew, corn cob holder, corn cob holders, corn holder, corn holders, corn skewer, corn
      skewers, corn stripper, cotton candy machine, cotton candy maker, coupe glass, couscous pot, couscoussier, crab
      cracker, cream whipper, creamer, creamer pitcher, creme brulee torch, crepe maker, crepe pan, crepe spreader,
      crock, crockery, crown caps, cruet, cruet set, crumpet ring, cup, cup and saucer, cup carrier, cup drying rack,
      cup holder kitchen, cup hook, cup hooks, cup lid, cup rack, cup set, cup sleeve, cupcake box, cupcake carrier,
      cupcake case, cupcake cases, cupcake liner, cupcake liners, cupcake maker, cupcake stand, cupcake topper,
      cutlery, cutlery canteen, cutlery drawer, cutlery set, cutting board, cutting boards, dallah, decanter,
      decorating bag, decorating tip, decorating tips, decorating turntable, deep fat fryer, deep fryer, dehydrator,
      deli container, demijohn, demitasse, descaling tablet, descaling tablets, dessert plate, dessert spoon, dessert
      stand, dinner fork, dinner knife, dinner plate, dinner service, dinner set, dinner spoon, dinnerware, dinnerware
      set, dish brush, dish cloth, dish drainer, dish drying rack, dish mat, dish rack, dish rack commercial, dish soap
      brush, dish sponge holder, dish towel, dish towel set, dish wand, dish washer, dishcloth, dishwasher, dishwasher
      basket, dishwasher spare, dishwasher wheel, display fridge, disposable cup, disposable cutlery, disposable plate,
      disposable plates, distributor coffee, doner, donut maker, dosa pan, dosing cup, dosing funnel, dough box, dough
      docker, dough hook, dough mat, dough mixer, dough scraper, dough sheeter, doughnut maker, doughnut stand,
      draining board, draining rack, drink bottle, drink dispenser, drink mixer, drink umbrella, drink umbrellas,
      drinking glass, drinking straw, drinks cooler, drinks dispenser, drinks fridge, drinkware, drip coffee maker,
      drip mat, drying mat, dumpling maker, dumpling mold, dutch oven, edible printer, egg basket, egg beater, egg bite
      mold, egg boiler, egg coddler, egg cooker, egg cosy, egg cup, egg cutter, egg holder, egg maker, egg pan, egg
      piercer, egg poacher, egg ring, egg separator, egg slicer, egg steamer, egg timer, egg topper, egg tray, egg
      warmer, electric cooker, electric fryer, electric grill, electric kettle, electric oven, electric pan, electric
      pot, electric raclette, electric skillet, electric stove, enamel mug, enamelware, espresso cup, espresso glass,
      espresso machine, espresso maker, espresso tamper, extractor hood, fajita set, fajita skillet, fat separator,
      fermentation airlock, fermentation vessel, fermenter, fermenting bucket, fermenting lid, filter paper coffee,
      finjan, fire pit grill, fish knife, fish scaler, fish slice, flan dish, flan tin, flask, flatware, flatware set,
      floss machine, flour bin, flour sifter, flute glass, foil container, foil dispenser, foil tray, fondant mat,
      fondant smoother, fondant tool, fondue, fondue fork, fondue set, food bag, food bags, food box, food chopper,
      food clip, food clips, food container, food containers, food cover, food dehydrator, food disposer, food flask,
      food jar, food mill, food pan, food probe, food proc, food processor, food scale, food sealer, food service tray,
      food steamer, food storage, food storer, food storers, food thermometer, food warmer, food wrap, fork, fork set,
      freezer, freezer bag, freezer container, freezer drawer, french press, fridge, fridge drawer, fridge organizer,
      fridge thermometer, fruit basket, fruit bowl, fruit bowl stand, fruit hammock, fruit infuser, fruit knife, fruit
      peeler, fruit press, fruit stand, fry pan, fryer, frying pan, frypan, funnel, funnel set, gaiwan, garbage
      disposal, garlic crusher, garlic keeper, garlic mincer, garlic press, gas barbecue, gas burner, gas cooker, gas
      cooktop, gas grill, gas oven, gas range, gas stove, gastronorm, gastronorm pan, gelato machine, gin glass, gin
      making kit, ginger grater, glass bottle, glass bowl, glass container, glass containers, glass cup, glass jar,
      glass lid, glass mug, glass plate, glass rack, glass set, glass tumbler, glass tumblers, glassware, glasswasher,
      gn pan, gnocchi board, goblet, gongfu set, gooseneck kettle, grain mill, granita machine, grater, gratin dish,
      gravy boat, gravy separator, grazing board, greaseproof paper, griddle, grill, grill basket, grill brush, grill
      cover, grill glove, grill gloves, grill grate, grill pan, grill thermometer, grill tong, grill tongs, grill tool
      set, griller, grilling tool, grilling tools, grinder, group head brush, growler, gummy mold, gyro machine, gyuto,
      hammered copper bottle, hand blender, hand mixer, heat lamp food, heat pad, herb chopper, herb keeper, herb mill,
      herb scissor, herb scissors, hi ball, hiball glass, highball, highball glass, hip flask, hip flasks, hob, hob
      knob, home brew kit, homebrew, homebrew kit, honey dipper, honey dispenser, honing steel, hostess trolley, hot
      chocolate maker, hot dog machine, hot dog maker, hot dog roller, hot pad, hot plate, hot pot, hot stone set,
      hydrometer, ibrik, ice ball mold, ice ball mould, ice bucket, ice cream dipper, ice cream machine, ice cream
      maker, ice cream scoop, ice cream tub, ice crusher, ice cube maker, ice cube mold, ice cube mould, ice cube tray,
      ice lolly mould, ice lolly moulds, ice machine, ice maker, ice mold, ice mould, ice pop mold, ice scoop, ice
      shaver, ice tongs, ice tray, icing bag, icing nozzle, icing smoother, icing spatula, icing syringe, icing tip,
      icing turntable, idli cooker, idli maker, idli stand, immersion blender, induction cooker, induction cooktop,
      induction hob, induction mat, infuser ball, instant pot, insulated bottle, insulated cup, insulated food jar,
      insulated mug, insulated tumbler, jam jar, jam thermometer, jar, jar clamp, jar clamps, jar opener, jello mold,
      jelly mould, jigger, jug, juice dispenser, juice glass, juice jug, juicer, juicer machine, julienne peeler,
      kadai, kadhai, kamado, karahi, kebab machine, kebab maker, keep cup, keepcup, keg, keg coupler, keg fridge, keg
      tap, kegerator, kettle, kids bottle, kids cup, kids plate, kids thermos, kitchen apron, kitchen canister, kitchen
      canisters, kitchen cart, kitchen faucet filter, kitchen gadget, kitchen jar, kitchen knife, kitchen knives,
      kitchen linen, kitchen organiser, kitchen organizer, kitchen rack, kitchen roll holder, kitchen scale, kitchen
      scales, kitchen scissor, kitchen scissors, kitchen set, kitchen shear, kitchen shears, kitchen storage, kitchen
      thermometer, kitchen timer, kitchen tong, kitchen tongs, kitchen tool, kitchen tools, kitchen towel, kitchen
      towel set, kitchen trolley, kitchen utensil, kitchen utensils, kitchenware, knife, knife bag, knife block, knife
      magnet, knife set, knife sharpener, knife sharpener set, knives, knock box, koozie, kraft bowl, kyusu, ladle,
      lasagna pan, lasagne dish, latte glass, lazy susan, lazy susan turntable, lemon squeezer, lid holder, lid
      organizer, lime squeezer, loaf pan, loaf tin, lobster cracker, lobster crackers, lobster pick, lolly maker, lolly
      makers, lolly mould, lowball, lumpwood charcoal, lunch bag, lunch box, lunch boxes, lunch container, lunch
      cooler, lunch kit, lunch set, lunch tin, lunchbox, macaron box, macaron mat, madeleine mould, madeleine tin,
      mandolin, mandolin slicer, mandoline, mandoline slicer, mango splitter, margarita glass, martini glass, masala
      box, masala dabba, masher, mason jar, matcha bowl, matcha set, matcha whisk, matcha whisk holder, mate gourd,
      meal prep container, meal prep containers, measuring cup, measuring scoop, measuring set, measuring spoon,
      measuring spoons, meat claw, meat claws, meat grinder, meat hammer, meat injector, meat mallet, meat mincer, meat
      press, meat probe, meat saw, meat shredder, meat slicer, meat tenderizer, meat thermometer, melon baller, melting
      dome, metal straw, metal straws, mezzaluna, microplane, microwave, microwave oven, milk boiler, milk bottle, milk
      frother, milk jar, milk jug, milk pitcher, milk steamer, milk thermometer, milkshake glass, milkshake maker,
      mincer, mini fridge, minute timer, mixer, mixing bowl, mixing glass, mixology set, moka pot, mortar, mortar and
      pestle, mousse ring, muddler, muffin case, muffin cases, muffin liner, muffin liners, muffin pan, muffin tin,
      mug, mug rack, mug set, mug tree, multicooker, nacho warmer, nakiri, nesting food storage, non stick baking
      paper, non stick pan, nonstick pan, noodle cutter, noodle maker, nut cracker, nut cracker kitchen, nut milk bag,
      nutcracker kitchen, nutmeg grater, oil bottle, oil cruet, oil dispenser, oil pourer, oil sprayer, oil sprayer
      bottle, olive pitter, omelet pan, omelette maker, omelette pan, onigiri mold, onion chopper, onion holder, onion
      saver, orange squeezer, oven, oven bag, oven bags, oven dish, oven door seal, oven glove, oven gloves, oven knob,
      oven liner, oven mitt, oven mitts, oven shelf, oven thermometer, oven tray, paddle board serving, paella burner,
      pan, pan lid, pan organizer, pan protector, pan scraper, pan set, pancake maker, pancake pan, panini grill,
      panini press, paniyaram, pantry label, pantry labels, pantry organizer, paper cup, paper cups, paper doilies,
      paper plate, paper plates, paper towel holder, parchment paper, parchment rounds, parchment sheet, paring knife,
      party cup, party cups, party plate, party plates, party tableware, pasta bowl, pasta cutter, pasta dryer, pasta
      drying rack, pasta machine, pasta maker, pasta making set, pasta roller, pasta roller and cutter, pasta server,
      pasta stamp, pastry bag, pastry board, pastry brush, pastry crimper, pastry cutter, pastry mat, pastry ring,
      pastry wheel, patty press, peeler, pellet grill, pellet smoker tube, pepper grinder, pepper mill, pepper shaker,
      percolator, pestle, petty knife, picnic basket, picnic hamper, picnic set, pie bird, pie carrier, pie crimper,
      pie dish, pie maker, pie server, pie tin, pie warmer, pie weight, pie weights, pineapple corer, pint glass, pint
      glass set, piping bag, piping nozzle, piping set, piping tip, piping tips, pitcher, pizza board, pizza box, pizza
      cutter, pizza cutter wheel, pizza dough box, pizza oven, pizza paddle, pizza pan, pizza peel, pizza plate, pizza
      rack, pizza rocker, pizza screen, pizza server, pizza set, pizza shovel, pizza steel, pizza stone, pizza tray,
      pizza turning peel, pizza wheel, place mat, placemat holder, plancha, planetary mixer, plastic cup, plastic
      cutlery, plastic glass, plastic wrap, plate, plate set, plate stacker, plating tweezer, plating tweezers,
      platter, pocket oven, pod holder coffee, pod machine, popcorn box, popcorn bucket, popcorn machine, popcorn
      maker, popcorn popper, popsicle mold, popsicle mould, porcelain set, portable stove kitchen, portafilter,
      portafilter basket, portion cup, portion pot, pot, pot handle, pot holder, pot lid, pot organizer, pot rack, pot
      rest, pot set, pot stand, potato chipper, potato masher, potato peeler, potato ricer, potato storage, poultry
      shear, poultry shears, pour over, pour over kettle, pourer, prep table, preserving jar, preserving jar clip,
      preserving jar clips, pressure canner, pressure cooker, probe thermometer, produce bag, proofing basket, proofing
      box, protein shaker bottle kitchen, puck screen, pudding basin, pudding mould, pudding tin, quencher, quiche
      dish, raclette, raclette grill, ramekin, ramen bowl, range hood, ravioli cutter, ravioli maker, ravioli mold,
      ravioli mould, ravioli stamp, recipe book stand, recipe box, recipe stand, rectangular tray, refrigerator,
      reusable bag food, reusable straw, reverse osmosis, rice bucket, rice cooker, rice dispenser, rice paddle, rice
      spoon, rice steamer, rice washer, ro purifier, roaster, roasting bag, roasting dish, roasting pan, roasting rack,
      roasting tin, rocks glass, rolling mat, rolling pin, rolling pin set, roti box, roti maker, sake cup, sake glass,
      sake set, salad bowl, salad bowl set, salad chopper, salad container, salad cutter, salad hand, salad hands,
      salad plate, salad server, salad servers, salad set, salad spinner, salad tong, salad tongs, salamander grill,
      salt and pepper mill, salt and pepper set, salt and pepper shakers, salt box, salt cellar, salt grinder, salt
      mill, salt pepper shaker, salt pig, salt shaker, samovar, sandwich bag, sandwich bags, sandwich box, sandwich
      cutter, sandwich maker, sandwich press, sandwich tin, santoku, sauce boat, sauce cup, sauce dish, sauce pan,
      saucepan, saucer, sausage filler, sausage maker, sausage stuffer, sauteuse, scale coffee, seafood pick, seafood
      picks, sealing clip, seasoning jar, seed sprouter, serving board, serving bowl, serving bowls, serving cart,
      serving dish, serving paddle, serving plate, serving platter, serving set, serving spoon, serving tray, serving
      tray set, shaker cup kitchen, sharpening rod, sharpening steel, sharpening stone, shawarma machine, shot glass,
      shot glasses, shower screen espresso, side plate, sieve, sifter, silicone bag, silicone baking cup, silicone
      baking cups, silicone baking mold, silicone lid, silicone mat, silicone mold baking, sink basket, sink caddy,
      sink drainer, sink organizer, sink rack, sink strainer, sink tidy, sippy tumbler, sizzler plate, skewer, skewers,
      skillet, skimmer, skinny tumbler, slicer, slotted spoon, slow cooker, slush machine, slush maker, slushie maker,
      slushy maker, small appliances, smoke tube, smoker, smoker box, smoker chip, smoker chips, smoker grill, smoking
      chip, smoking chips, smoking wood, smoothie maker, snack bag, snack bags, snack box, snack boxes, snail tongs,
      snifter, soda can glass, soda maker, soda siphon, soda stream, sodastream, soft serve machine, souffle dish, soup
      bowl, soup container, soup ladle, soup maker, soup plate, soup spoon, soup tureen, sous vide, soy sauce dish,
      spaetzle maker, spaetzle press, spaghetti server, spatula, spice box, spice container, spice containers, spice
      crusher, spice grinder, spice jar, spice jars, spice mill, spice rack, spice set jar, spice shaker, spice tin,
      spice tins, spiral mixer, spiraliser, spiralizer, spirit measure, spirit pourer, splatter guard, splatter screen,
      sponge holder, spoon, spoon holder, spoon rest, sport bottle, sports bottle, springform, sprinkles jar, sprinkles
      shaker, stand mixer, steak knife, steak knives, steamer basket, steamer pot, stein, stemware, stock pot,
      stockpot, stoneware, stoneware mug, storage container, storage containers food, storage jar, storage tin, stove,
      strainer, straw, straw brush, straw cup, straw set, strawberry huller, straws, straws reusable, stubby cooler,
      stubby holder, sublimation tumbler, sugar bowl, sugar dispenser, sugar duster, sugar jar, sugar jar set, sugar
      pot, sugar shaker, sugar thermometer, sugar tongs, sundae glass, surface burner element, sushi kit, sushi making
      kit, sushi mat, sushi mold, sushi plate, sushi roller, sushi set, syrup pump, table mat, table mats, table spoon,
      tablespoon, tableware, taco holder, taco rack, taco stand, tagine, tagine pot, takeaway box, takeaway container,
      tamper, tamping mat, tandoor, tankard, tart pan, tart ring, tart tin, tava, tawa, tea bag holder, tea ball, tea
      box, tea caddy, tea cosy, tea cup, tea egg, tea filter, tea for one, tea glass, tea infuser, tea infuser mug, tea
      kettle, tea maker, tea making set, tea pet, tea pot, tea service, tea set, tea spoon, tea strainer, tea strainer
      ball, tea table tray, tea tin, tea towel, tea towel cotton, tea towel set, tea towels, tea tray, tea tumbler, tea
      urn, teacup, teapot, teaspoon, teppanyaki, tetsubin, thermal carafe, thermal mug, thermos, thermos flask, thermos
      food, tiered stand, tiffin, tiffin box, tiffin carrier, tin foil, tin opener, toast rack, toaster, toaster oven,
      toastie maker, tofu press, tongs, toothpick, toothpick holder, toothpicks, tortilla basket, tortilla pan,
      tortilla press, tortilla warmer, travel cup, travel mug, travel tumbler, tray, traybake tin, treat bag, treat
      bags, trivet, tulip glass, tumbler, tumbler boot, tumbler cup, tumblers, tureen, turkey baster, turkey fryer,
      turkey lifter, turner, umbrella straw, umbrella straws, undercounter fridge, universal lid, upright freezer,
      utensil, utensil crock, utensil holder, utensil set, utensils, utility kitchen knife, v60, vacuum bags food,
      vacuum bottle, vacuum container, vacuum flask, vacuum sealer, vacuum sealer bag, vacuum sealer bags, vegetable
      chopper, vegetable cutter, vegetable holder slicing, vegetable peeler, velvetiser, waffle cone maker, waffle
      iron, waffle machine, waffle maker, wall oven, walnut cracker, warming drawer, water boiler, water bottle, water
      bottle boot, water bottle lid, water bottles, water carafe, water cooler, water dispenser, water filter, water
      filter pitcher, water glass, water glasses, water jug, water kettle, water pitcher, water pitcher filter, water
      purifier, wax paper, wdt tool, whetstone, whipped cream dispenser, whisk, whiskey glass, whiskey glass set,
      whiskey glasses, whiskey stone, whiskey stones, whisky glass, wine accessories set, wine aerator, wine bag, wine
      bottle holder, wine bottle opener, wine bucket, wine carafe, wine carrier, wine charm, wine chiller, wine cooler,
      wine decanter, wine fridge, wine glass, wine glass set, wine glasses, wine kit, wine making kit, wine opener,
      wine pourer, wine press, wine pump, wine rack, wine saver, wine set, wine stopper, wine stopper set, wine
      thermometer, wine tote, wine tote kitchen, wine tumbler, wok, wok pan, wood chips smoking, wood smoking chip,
      wood smoking chips, wooden cutlery, wooden spoon, wort chiller, yerba mate cup, yoghurt maker, yogurt cup, yogurt
      cups, yogurt maker, yorkshire pudding tin, zester, zip lock bag, ziploc, ziplock bag`,
    ],
  ],
  unsure: `bar mat, bar set, baster, beer kit, bottle, bowl, canister, chopper, comal, container, cookie box, crock,
    crown caps, cup, cup carrier, cup lid, cup sleeve, dishwasher, doner, fermenter, foil tray, fondue, food wrap,
    fork, fryer, funnel, glass lid, glass rack, grill, grinder, growler, highball, jar, jigger, keg, knife, knives,
    mandolin, microwave, mincer, mixer, mortar, oven, pestle, plate, pot, pots, pourer, prep table, raclette, sandwich
    box, sauce cup, silicone lid, skewer, skillet, skimmer, slicer, smoker, spoon, stein, stoneware, straw, straws,
    tamper, tiffin, toothpick, toothpicks, tray, turner, wine kit`,
  printed: `apron, beer glass, bottle, bottle opener, bowl, coffee mug, cookie cutter, cookie jar, cutting board, jug,
    lunch bag, lunch box, mug, party plates, plate, serving platter, tea towel, tumbler, water bottle, whiskey glass,
    wine glass`,
  containers: 'bottle, canister, container, cup, jar, pot, storage container, tray',
  uses: {
    KITCHEN: `bakeware, baking, barista, barware, cooking, cookware, cookware and bakeware, dining, dining and kitchen,
      drinkware, glassware, kitchen, kitchen and dining, kitchenware, table and kitchen, tableware`,
  },
  makers: {
    KITCHEN: `acaia, aeropress, all clad, arcopal, arcoroc, ball mason, baratza, bialetti, big green egg, blackstone,
      bodum, bormioli, brabantia, brabantia kitchen, breville, brita, brumate, calphalon, camelbak, camelbak eddy, char
      broil, chemex, chilly s, churchill china, circulon, contigo autoseal, corelle, corkcicle, corningware, cosori,
      crock pot, cuisinart, cuisinart 14, dartington, de buyer, delonghi, delonghi dedica, delonghi magnifica,
      demeyere, denby, dualit, dudson, duralex, emma bridgewater, eureka mignon, fellow stagg, fiestaware, fissler,
      freesip, frigidaire, gaggia, gaggia classic, george foreman, global g 2, global knife, gozney, greenpan, hamilton
      beach, hario, henckels, hydro flask, instant pot, instant pot duo, joseph joseph, judge vista, k mini, kamado
      joe, kenwood, kenwood chef, keurig, kilner, kitchenaid, kitchenaid artisan, klean kanteen, la pavoni, le creuset,
      lekue, lelit, libbey, lock lock, luigi bormioli, luminarc, magimix, mahlkonig, masterbuilt, masterclass, mauviel,
      morphy richards, moulinex, nalgene, napoleon prestige, nespresso, nespresso machine, ninja creami, ninja foodi,
      nordic ware, noritake, nutribullet, ooni, owala, oxo, oxo good grips, philips airfryer, pit boss, pme cake,
      portmeirion, pyrex, pyrex 18, rancilio, riedel, robert welch, rocket appartamento, royal doulton, rubbermaid
      brilliance, russell hobbs, sage bambino, sage barista, scanpan, schott zwiesel, shun classic, simple modern,
      smeg, smeg 50, soda stream, sodastream, spiegelau, spode, stanley quencher, stasher, staub cocotte, steelite, sub
      zero, t fal, tefal, tefal actifry, timemore, tower vortx, traeger, tramontina, tupperware, victorinox fibrox,
      villeroy boch, vitamix, waterford crystal, weber genesis, weber q, weber spirit, weber spirit ii, wedgwood,
      wilton, wmf, wusthof, yeti rambler, zalto, zerowater, zwilling, zwilling four star, zwilling pro`,
  },
};
