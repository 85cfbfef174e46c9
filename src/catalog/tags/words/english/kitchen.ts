import type { Subject } from '../words.ts';

export const KITCHEN: Subject = {
  things: [
    [
      'KITCHEN',
      `2d nozzle, abaca filter, absinthe dripper, absinthe fountain, absinthe glass, absinthe spoon, acacia board,
      acetate collar, acetate roll cake, acrylic cake topper, acrylic scraper, acrylic topper, aeropress, air fryer,
      air fryer basket liner, air fryer liner, air still, airbrush kit cake, airfryer, airlock, airlock bung, airpot,
      alembic, alembic still, alphabet cutter, aluminium foil, aluminum foil, apple corer, apple crusher, apple cutter,
      apple press, apple scratter, apron, arabic coffee cups, argon wine, aroma cup, asado, asado cross, ash can bbq,
      ash catcher, ash tool, asparagus steamer, auto siphon, avocado saver, baby bottle brush kitchen, baby cutlery,
      baby food processor, backflush disc, bacon press, bag clip, bag sealer, bagel knife, baguette pan, baguette tray,
      bain marie, bake even strips, baker s couche, bakeware, baking beans, baking cases, baking cup, baking dish,
      baking kit, baking liner, baking mat, baking mold, baking mould, baking pan, baking paper, baking set, baking
      sheet, baking steel, baking stone, baking tin, baking tool, baking tray, ball lock, ball tool, balti dish, bamboo
      board, bamboo skewers, bamboo steamer, banana hanger, banneton, banneton liner, bar accessories, bar blade, bar
      caddy, bar jigger, bar kit, bar mat, bar mould chocolate, bar optic, bar runner, bar salt rimmer, bar set, bar
      spoon, bar tool, bar towel, bar tray, barbecue, barbecue tool, barista apron, barista cloth, barista kit, barista
      mat, barista set, barista towel, baster, basting brush, basting mop, basting pot, basting set, bbq, bbq apron,
      bbq basket, bbq brush, bbq cart, bbq controller, bbq cover, bbq fan controller, bbq floor mat, bbq fork, bbq
      glove, bbq grate, bbq grill, bbq hose regulator, bbq igniter, bbq island, bbq lighter, bbq mat, bbq mop, bbq
      pellets, bbq probe, bbq rack, bbq scraper, bbq spatula, bbq table, bbq thermometer, bbq tongs, bbq tool, bbq
      trolley, bbq wok, beaker, bean cellar, bean hopper, beer bottle tree, beer bottles empty, beer can chicken, beer
      cooler sleeve, beer dispenser, beer faucet, beer font, beer gas regulator, beer glass, beer glasses, beer keg,
      beer kit, beer line, beer mat, beer mug, beer pong cups, beer stein, beer tap, beeswax wrap, bench capper, bench
      scraper, benriner, bento, bento box, bento boxes kids, beverage cooler, beverage dispenser, beverage warmer,
      biltong box, biltong maker, biltong slicer, binchotan, birthday topper, biscuit cutter, biscuit stamp, biscuit
      tin, bitters bottle, bitters dasher, blade guard kitchen, blade guards kitchen, blender, blind basket, blind
      shaker, blind tumbler, blini pan, boiler still, bombilla, bone china, bone saw, bone tool sugarcraft, boning
      knife, boston shaker, boston tin, bottle, bottle brush, bottle cap opener, bottle capper, bottle cleaner brush,
      bottle cleaning brush, bottle cooler, bottle corker, bottle cover, bottle drying rack, bottle opener, bottle
      pourer, bottle rack, bottle rinser, bottle sleeve, bottle stopper, bottle teat brush, bottle tote, bottling
      bucket, bottling wand, bowl, bowl set, braai, braiser, brandy glass, brandy snifter, bread bag, bread basket,
      bread bin, bread board, bread box, bread cloche, bread couche, bread crock, bread dome, bread knife, bread lame,
      bread machine, bread maker, bread pan, bread proofing, bread tin, breadmaker, breakfast set, brew bag, brew belt,
      brew scale, brewing kit, brewzilla, briquettes, briquettes fire, brotform, brownie box, bubbler airlock, buffet
      server, buffet stand, built in bbq, built in grill, built in oven, bullet smoker, bun cases, bun ring, bun tin,
      bundt pan, bundt tin, bung and airlock, bung bored, bunka, burger box, burger dome, burger maker, burger mould,
      burger papers, burger press, burger smasher, burner tube, burr grinder, burr set, butcher block, butcher knife,
      butcher paper, butchers twine, butter bell, butter board, butter box, butter churn, butter churner, butter
      curler, butter dish, butter keeper, butter knife, butter maker, butter mold, butter mould, butter muslin, butter
      paddles, butter paper, butter pats, butter spreader, butter warmer, buttercream scraper, cafec abaca, cafetiere,
      cake airbrush, cake bag, cake board, cake box, cake card, cake carrier, cake case, cake charm, cake collar, cake
      comb, cake cutter, cake decorating kit, cake decorating set, cake decorating tools, cake dome, cake dowel, cake
      drum, cake dummy, cake frame, cake knife, cake leveler, cake leveller, cake lifter, cake liner, cake mold, cake
      mould, cake pan, cake picks, cake pillar, cake plate, cake pop, cake rack, cake release, cake ring, cake scraper,
      cake separator, cake server, cake slice, cake smoother, cake stand, cake stand tier, cake stencil, cake strip,
      cake tester, cake tin, cake tongs, cake tool, cake topper, cake turntable, cake wire, cake wrapper, cakelet pan,
      cakesicle box, cakesicle mould, cakesicle sticks, calabash gourd, calibrated tamper, calyx cutter, can cooler,
      can crusher, can glass, can holder, can opener, candy mold, candy mould, candy thermometer, canele mold, canele
      mould, canister, canister set, canning funnel, canning jar, canning lid, canning rack, canning tongs, cappuccino
      cup, capsule holder, capsule machine, carafe, carbon steel pan, carbonation cap, carbonator, carboy, carving
      board, carving fork, carving knife, carving set, casserole, cast iron grate, cast iron pan, cast iron pot, cast
      iron skillet, cawa cup, cedar grilling wraps, cedar plank, cedar wraps, cel pad, celpad, ceramic rod, cereal
      bowl, cereal dispenser, cereal storage, cezve, cha hai, chafing dish, chafing fuel, chahai, chakla belan, chamber
      vacuum, champagne bowl, champagne bucket, champagne flute, champagne glass, champagne saber, champagne sabre,
      champagne stopper, channel knife, chapati maker, chapati press, charcoal basket, charcoal briquettes, charcoal
      chimney, charcoal grate, charcoal grill, charcoal rail, charcoal rake, charcoal starter, charcuterie board,
      charger plate, chasen, chashaku, chawan, cheese board, cheese cloth, cheese dome, cheese knife, cheese making,
      cheese marker, cheese mold, cheese mould, cheese muslin, cheese plane, cheese press, cheese server, cheese set,
      cheese slicer, cheese trier, cheese vat, cheese wax, cheese wire, cheesecloth, chef hat, chef jacket kitchen,
      chef knife, chef ring, chef s knife, chef s knives, chef s torch, chefs knife, chefs knives, chemex, cherry
      pitter, chestnut pan, chicken leg rack, chicken shears, chicken stand bbq, chimney hood, chimney starter, chinese
      cleaver, chip and dip, chip clip, chocolate fountain, chocolate melter, chocolate mold, chocolate mould,
      chocolate transfer sheet, chopper, chopping board, chopstick, chuan, chug bottle, chunks hickory, churro maker,
      cider press, citrus elbow, citrus press, citrus squeezer, clam knife, clay pot, cleaner steriliser brewing,
      cleaning disc espresso, cleaver, cling film, cling wrap, cloche, co2 regulator keg, cobbler shaker, cocktail
      glass, cocktail kit, cocktail making kit, cocktail parasol, cocktail pick, cocktail set, cocktail shaker,
      cocktail smoker, cocktail stick, cocktail umbrella, coconut briquettes, cocotte, coffee bean canister, coffee
      bean tube, coffee canister, coffee capsules holder, coffee cup, coffee cupping set, coffee distributor, coffee
      dripper, coffee filter, coffee grinder, coffee machine, coffee machine cleaning, coffee machine descaler, coffee
      maker, coffee mug, coffee mugs, coffee pod holder, coffee pot, coffee press, coffee scale, coffee scoop, coffee
      server, coffee service, coffee set, coffee siphon, coffee sleeves, coffee stirrer, coffee tamper, coffee tin,
      coffee tool, coffee urn, coffeemaker, colander, cold brew bags, cold brew bottle, cold brew filter, cold brew
      maker, cold brew system, cold drip maker, cold drip tower, cold smoker, collins glass, comal, combination stone,
      compostable cups, condiment holder, condiment set, cone filters, conical burrs, conical fermenter, contact grill,
      container, cook pot, cook s torch, cooker, cookie bag, cookie box, cookie cutter, cookie cutter set, cookie
      debosser, cookie embosser, cookie jar, cookie mold, cookie press, cookie scoop, cookie sheet, cookie stamp,
      cookie stencil, cookie tin, cooking grate, cooking grid, cooking pellets, cooking pot, cooking ring, cooking salt
      block, cooking set, cooking spoon, cooking thermometer, cooking twine, cooking utensil, cooks blowtorch, cooktop,
      cookware, cookware lid, cookware set, cool bag, coolbag, cooling grid, cooling rack, copper alembic, copper
      bottle, copper mug, coravin, corking machine, corks, corkscrew, corn cob holder, corn holder, corn skewer, corn
      stripper, cornelius keg, corny keg, cortado glass, cotton candy machine, cotton candy maker, coupe glass,
      coupette, couscous pot, couscoussier, crab cracker, cranked palette knife, cream separator, cream whipper,
      creamer, creme brulee torch, crepe maker, crepe pan, crepe spreader, crock, crockery, crown cap, crown caps,
      crown caps 26mm, cruet, crumpet ring, cup, cup and saucer, cup carrier, cup carrier tray, cup drying rack, cup
      holder kitchen, cup holder tray 4, cup hook, cup lid, cup rack, cup set, cup sleeve, cupcake box, cupcake
      carrier, cupcake case, cupcake kit, cupcake liner, cupcake maker, cupcake pick, cupcake stand, cupcake topper,
      cupcake wrapper, cupping bowl, cupping spoon, curd cutter, curd knife, curing chamber, cutlery, cutlery drawer,
      cutter set cake, cutting board, cutting boards, cyprus grill, daisy cutter plunger, dallah, dasher bottle, deba,
      decanter, decorating bag, decorating tip, decorating turntable, deep fat fryer, deep fryer, deflector plate bbq,
      dehydrator, deli container, demijohn, demitasse, descaler coffee, descaling tablet, dessert plate, dessert spoon,
      dessert stand, dinner fork, dinner knife, dinner plate, dinner service, dinner set, dinner spoon, dinnerware,
      dish brush, dish cloth, dish drainer, dish drying rack, dish mat, dish rack, dish soap brush, dish towel, dish
      wand, dish washer, dishcloth, dishwasher, dishwasher basket, dishwasher spare, dishwasher wheel, dispersion
      screen, display fridge, disposable cup, disposable plate, disposable roasting tray, distributor coffee, donabe,
      doner, donut maker, dosa pan, dosing cup, dosing funnel, dosing ring, double boiler, double old fashioned, double
      wall cups, dough box, dough cutter, dough docker, dough hook, dough mat, dough mixer, dough proofing tray, dough
      scraper, dough sheeter, doughnut maker, doughnut stand, dowel rods cake, dowels cake, draining board, draining
      rack, dresden tool, drink bottle, drink dispenser, drink mixer, drink umbrella, drinking glass, drinking straw,
      drinks bottle, drinks cooler, drinks dispenser, drinkware, drip mat, drip pan liners, drip pans, drip scale, drip
      tray bar, drip tray keg, dripper stand, drum smoker, drying mat, dumpling cutter, dumpling maker, dumpling mold,
      dusting brush cake, dusting brush set, dusting brushes, dutch oven, e61 gasket, eclair pan, edible image printer,
      edible printer, egg basket, egg beater, egg bite mold, egg boiler, egg coddler, egg cosy, egg cup, egg cutter,
      egg holder, egg maker, egg pan, egg piercer, egg poacher, egg ring, egg separator, egg slicer, egg steamer, egg
      timer, egg topper, egg tray, egg warmer, electric fryer, electric grill, electric oven, electric pan, electric
      pot, electric raclette, electric skillet, electric smoker, embossing mat fondant, empty tea bags, enamel mug,
      enamelware, end grain board, end grain cutting board, entremet mould, espresso cleaner, espresso cleaning
      tablets, espresso cup, espresso glass, espresso machine, espresso maker, espresso scale, espresso tamper, ewer,
      extractor hood, fairness cup, fajita set, fajita skillet, fat separator, fermentation airlock, fermentation
      bucket, fermentation crock, fermentation lid, fermentation lock, fermentation vessel, fermentation weights,
      fermenter, fermenting bucket, fermenting crock, fermenting lid, fermenting weights, fermzilla, fill your own tea
      bags, fillet knife kitchen, filter basket 18g, filter basket coffee, filter paper coffee, financier mould,
      finjan, fire pit grill, fish bone tweezer, fish filleting knife, fish knife, fish scaler, fish slice, flame
      tamer, flan dish, flan tin, flask, flat burrs, flat top grill, flat white cup, flattening stone, flatware,
      flavoriser bars, flavorizer bars, floss machine, flour bin, flour mill, flour shaker, flow control tap, flower
      cutter, flower drying, flower former, flower nail, flute glass, foam pad sugarcraft, foil container, foil
      dispenser, foil roasting tray, foil tray, foil trays, fondant cutter, fondant embosser, fondant imprint mat,
      fondant mat, fondant mould, fondant roller, fondant rolling pin, fondant smoother, fondant tool, fondue, fondue
      fork, fondue set, food bag, food box, food chopper, food clip, food container, food cover, food disposer, food
      jar, food mill, food pan, food probe, food proc, food processor, food ring, food scale, food sealer, food service
      tray, food steamer, food storage, food storage bucket, food storer, food thermometer, food warmer, food wrap,
      fork, fork set, forward sealing tap, free flow pourer, freezer, freezer drawer, french press, fridge, fridge
      drawer, fridge organizer, frill cutter, frothing jug, fruit basket, fruit bowl, fruit crusher, fruit hammock,
      fruit infuser, fruit knife, fruit press, fruit stand, fry pan, fryer, frying pan, frypan, funnel, funnel set,
      furui, gaiwan, garbage disposal, garlic crusher, garlic keeper, garlic mincer, garlic press, garrett frill
      cutter, gas burner, gas disconnect, gas grill, gas oven, gas range, gastronorm, gaucho grill, gbs grate, gelato
      machine, gibraltar glass, gin glass, gin making kit, gingerbread cutter, gingerbread house cutter, glass bottle,
      glass bowl, glass container, glass cup, glass jar, glass lid, glass mug, glass plate, glass polisher, glass
      polishing cloth, glass rack, glass rimmer, glass set, glass tumbler, glassware, glasswasher, glencairn, gn pan,
      gnocchi board, goblet, gong dao bei, gong fu, gong fu tea table, gongfu set, gongfu tea table, grain bag, grain
      flaker, grain mill, grainfather, granita machine, grape crusher, grappa glass, grater, gratin dish, gravy boat,
      gravy separator, grazing board, grease cup, grease tray, greaseproof paper, griddle, grill, grill basket, grill
      brush, grill cover, grill glove, grill grate, grill light bbq, grill mat, grill pan, grill pellets, grill
      regulator, grill scraper, grill stone cleaner, grill thermometer, grill tong, grill tool set, griller, grilling
      planks, grilling tool, grinder, grinder burrs, grinder cleaner, grinder hopper, grinding burrs, grindz, grolsch
      bottles, group gasket, group head brush, group head gasket, grouphead gasket, growler, gummy mold, gyro machine,
      gyuto, half moon deflector, hand capper, hand grinder coffee, hand mixer, hankotsu, hardwood pellets bbq, heart
      tin, heat beads, heat belt fermenter, heat deflector, heat diffuser bbq, heat lamp food, heat pad, heat plate
      grill, herb chopper, herb keeper, herb mill, herb scissor, herb snips, herb stripper, hex jar, hexagonal jar, hi
      ball, hibachi, hiball glass, hickory pellets, highball, highball glass, himalayan salt block cooking, hinoki
      board, hip flasks, hoak, hob, hog roast, hohin, home brew kit, homebrew, honesuki, honey dipper, honey dispenser,
      honey jar, honey pot jar, honing rod, honing steel, hop bag, hop spider, hop tube, hostess trolley, hot chocolate
      bomb mould, hot chocolate maker, hot dog machine, hot dog maker, hot dog roller, hot liquor tank, hot pad, hot
      plate, hot pot, hot stone set, hurricane glass, hydrometer, ibrik, ice ball maker, ice ball mold, ice ball mould,
      ice bucket, ice carving, ice chisel, ice cream dipper, ice cream machine, ice cream maker, ice cream scoop, ice
      cream tub, ice crusher, ice cube maker, ice cube mold, ice cube mould, ice cube tray, ice lolly moulds, ice
      machine, ice maker, ice mallet, ice mold, ice mould, ice pick, ice pop mold, ice scoop, ice shaver, ice sphere
      mould, ice stamp, ice tongs, ice tray, icing bag, icing comb, icing nozzle, icing scraper, icing smoother, icing
      syringe, icing tip, icing turntable, idli maker, idli stand, igniter grill, impression mat, ims basket, ims
      shower screen, induction mat, infrared thermometer pizza, infuser ball, instant light charcoal, instant pot,
      insulated bottle, insulated cup, insulated mug, insulated tumbler, intertap, isomalt mould, jalapeno rack, jam
      funnel, jam jar, jam pan, jam thermometer, jar, jar clamp, jar lids, jar lifter, jar opener, jello mold, jelly
      bag, jelly mould, jerky gun, jigger, jug, juice dispenser, juice glass, juice jug, juicer, julep, julep cup,
      kadai, kadhai, kalita wave, kamado, kamado table, karahi, kebab machine, kebab maker, kebab rack, kebab skewer,
      keep cup, keepcup, kefir grains jar, kefir maker, keg, keg coupler, keg king, keg lid, keg o ring, keg post, keg
      seal kit, keg tap, keg washer, kegerator, kettle, kids bottle, kids cup, kids cutlery, kids drinks bottle, kids
      lunch bag, kids lunchbox, kids plate, kids thermos, kiritsuke, kitchen apron, kitchen blowtorch, kitchen
      canister, kitchen cart, kitchen faucet filter, kitchen gadget, kitchen jar, kitchen knife, kitchen knives,
      kitchen linen, kitchen organiser, kitchen organizer, kitchen rack, kitchen roll holder, kitchen scale, kitchen
      scissor, kitchen set, kitchen shear, kitchen snips, kitchen storage, kitchen string, kitchen thermometer, kitchen
      timer, kitchen tong, kitchen tool, kitchen torch, kitchen towel, kitchen trolley, kitchen utensil, kitchenware,
      knife, knife bag, knife block, knife case chef, knife guard, knife magnet, knife rack, knife roll, knife saya,
      knife set, knife sharpener, knife sheath kitchen, knife strip, knives, knock box, knock out box, knock out
      drawer, knockbox, knockout tube, kombucha jar, kombucha kit, konro, koozie, kraft bowl, kraut pounder, kugelhopf,
      kusenaoshi, kyusu, lace mould, ladle, lapping plate stone, larding needle, lasagna pan, lasagne dish, latte art
      jug, latte glass, lattice roller, lazy susan, lazy susan turntable, leaf cutter sugar, leaf nozzle, leather
      strop, lemon squeezer, letter cutters, letter stamp fondant, lettering cutters, levelling tool coffee, lewis bag,
      lid for pan, lid holder, lid organizer, lids and bands, lime squeezer, liqueur glass, liquid disconnect, loaf
      liner, loaf pan, loaf tin, lobster cracker, lobster pick, lollipop mould, lollipop sticks cake, lolly maker,
      lolly mould, loose base tin, loose bottom tin, lowball, lump charcoal, lumpwood, lunch bag, lunch box, lunch
      boxes, lunch container, lunch cooler, lunch kit, lunch set, lunch tin, lunchbox, macaron box, macaron mat,
      macaron stencil, madeleine mould, madeleine pan, madeleine tin, magnetic knife holder, magnetic strip, magnolia
      saya, mandolin, mandolin slicer, mandoline, mandoline slicer, mango splitter, margarita glass, martini coupe,
      martini glass, masala box, masala dabba, mash tun, masher, maslin pan, mason jar, matcha bowl, matcha kit, matcha
      set, matcha sifter, matcha starter set, matcha tools, matcha whisk, mate bombilla, mate cup, mate gourd, meal
      prep container, measuring cup, measuring scoop, measuring set, measuring spoon, meat claw, meat grinder, meat
      hammer, meat hook, meat injector, meat mallet, meat mincer, meat netting, meat press, meat probe, meat saw, meat
      shredder, meat slicer, meat tenderizer, meat thermometer, melon baller, melting dome, metal skewers, metal straw,
      mexican elbow, mezzaluna, microplane, microwave, microwave oven, milk boiler, milk bottle, milk frother, milk
      jar, milk jug, milk pan, milk pasteuriser, milk pasteurizer, milk steamer, milk system cleaner, milk thermometer,
      milkshake glass, milkshake maker, mincer, mini keg, minute timer, mixer, mixing bowl, mixing glass, mixology set,
      modelling tools cake, moka gasket, moka pot, molcajete, moroccan tea glasses, mortar, mortar and pestle, mortar
      set, mousse mould, mousse ring, muddler, muffin case, muffin liner, muffin pan, muffin rings, muffin tin, mug,
      mug rack, mug set, mug tree, mule mug, multi cutter cake, multicooker, multicutter, mushroom corks, mylar bags
      food, nacho warmer, nagura, nagura stone, nakiri, natsume, nick and nora, nick nora, no rinse sanitiser, non
      stick pan, nonstick pan, noodle cutter, noodle maker, nozzle brush piping, nozzle set piping, nukatap, number
      cutters, number tin cake, nut cracker, nut cracker kitchen, nut grinder, nut milk bag, nutcracker kitchen, oak
      chunks, oat flaker, offset smoker, oil bottle, oil dispenser, oil pourer, oil sprayer, old fashioned glass, olive
      pitter, omelet pan, omelette maker, omelette pan, onigiri mold, onion chopper, onion holder, onion saver, optics
      spirit, orange squeezer, origami dripper, oroshigane, outdoor kitchen, oven, oven bag, oven dish, oven door seal,
      oven glove, oven knob, oven liner, oven mitt, oven shelf, oven thermometer, oven tray, oxygen absorbers, oyster
      knife, oyster opener, oyster shucker, paddle board serving, paddle mash, paella burner, palette knife kitchen,
      palm tamper, pan, pan lid, pan organizer, pan protector, pan scraper, pan set, pancake maker, pancake pan, panini
      grill, panini press, paniyaram, pankiri, pantry label, pantry organizer, paper cup, paper doilies, paper filters
      coffee, paper plate, paper straws, paper towel holder, parchment paper, parchment rounds, parchment sheet, paring
      knife, parisian shaker, parrilla, party bowls paper, party cup, party plate, party plates, party straws, party
      tableware, party tap, pasta bowl, pasta cutter, pasta dryer, pasta drying rack, pasta machine, pasta maker, pasta
      making set, pasta pot, pasta roller, pasta server, pasta stamp, pastry bag, pastry board, pastry brush, pastry
      crimper, pastry cutter, pastry docker, pastry lattice cutter, pastry mat, pastry ring, pastry wheel, patty paper,
      patty press, pbw cleaner, peeler, pellet grill, pellet smoker, pepper grinder, pepper mill, pepper shaker,
      percolator, perforated mat, perlick tap, pestle, petal cutter, petal nozzle, petit four cases, petty knife,
      pickle jar, pickling jar, picnic basket, picnic hamper, picnic set, picnic tap, pie bird, pie carrier, pie
      crimper, pie dish, pie funnel, pie maker, pie server, pie tin, pie warmer, pie weight, pin bone tweezers,
      pineapple corer, pint glass, piping bag, piping gel brush, piping nozzle, piping set, piping tip, pitcher, pizza
      board, pizza box, pizza cutter, pizza dough box, pizza dough tray, pizza knife, pizza oven, pizza paddle, pizza
      pan, pizza peel, pizza plate, pizza rack, pizza rocker, pizza screen, pizza server, pizza set, pizza shovel,
      pizza steel, pizza stone, pizza stone bbq, pizza tray, pizza turner, pizza turning peel, pizza wheel, place mat,
      placemat holder, plancha, plancha grill, planetary mixer, plastic cup, plastic dowels, plastic glass, plastic
      wrap, plate, plate set, plate stacker, plating spoon, plating tweezer, platter, plunger cutter, pocket oven, pod
      holder coffee, pod machine, polycarbonate mould, popcorn box, popcorn bucket, popcorn machine, popcorn maker,
      popcorn popper, popover pan, popsicle mold, popsicle mould, porcelain set, port glass, portable stove kitchen,
      portafilter, portion cup, portion pot, pot, pot handle, pot holder, pot lid, pot organizer, pot rack, pot rest,
      pot set, pot stand, pot still, potato chipper, potato masher, potato ricer, potato rosti, potato storage, potjie,
      poultry shear, pour over, pourer, pourers, praline mould, precision basket, prep table, presentation ring,
      preserving jar, preserving pan, pressure canner, probe thermometer, produce bag, proofing basket, proofing box,
      proofing cloth, protein shaker bottle kitchen, pu erh knife, puck rake, puck screen, pudding basin, pudding
      mould, pudding tin, puer knife, pull through sharpener, pullman tin, quencher, quenelle spoon, quiche dish,
      raclette, raclette grill, rambler mug, ramekin, ramen bowl, range hood, range server, ravioli cutter, ravioli
      maker, ravioli mold, ravioli mould, ravioli stamp, recipe book stand, recipe box, recipe stand, rectangular tray,
      reflux still, refractometer brewing, refrigerator, regular mouth lids, restaurant charcoal, restaurant grade
      charcoal, reusable bag food, reusable straw, reverse osmosis, rib rack, rib rack bbq, rice bucket, rice
      dispenser, rice paddle, rice spoon, rice steamer, rice washer, ridgeless basket, ro purifier, roaster, roasting
      bag, roasting dish, roasting pan, roasting rack, roasting rack bbq, roasting string, roasting tin, rocks glass,
      rolling mat, rolling pin, rondeau, roti box, roti maker, rotisserie, round cutter, round cutter set, round drum,
      russian nozzle, sake cup, sake glass, sake set, salad bowl, salad chopper, salad container, salad cutter, salad
      hand, salad plate, salad server, salad set, salad spinner, salad tong, salamander grill, salt and pepper mill,
      salt and pepper set, salt and pepper shakers, salt block grill, salt box, salt cellar, salt curing, salt grinder,
      salt mill, salt pig, salt shaker, samovar, sandwich bag, sandwich box, sandwich cutter, sandwich knife, sandwich
      maker, sandwich press, sandwich tin, santa maria grill, santoku, sauce boat, sauce cup, sauce dish, sauce pan,
      sauce spoon, saucepan, saucer, saucier, sauerkraut crock, sausage casing, sausage filler, sausage maker, sausage
      stuffer, saute pan, sauteuse, saya, scale coffee, scallop knife, scone cutter, scratch free smoother, seafood
      pick, sealing clip, seasoning jar, server glass 600ml, serving board, serving bowl, serving cart, serving dish,
      serving paddle, serving plate, serving platter, serving set, serving spoon, serving tray, shaker cup kitchen,
      shaker tin set, shaking tin, sharpening rod, sharpening steel, sharpening stone, shawarma machine, sherry glass,
      shiboridashi, shish kebab set, shot glass, shower screen e61, shower screen espresso, shrink capsules, side
      burner, side plate, side scraper, sieve, sifter, silicone bag, silicone lid, silicone mat, silicone mold baking,
      silpat, single dose hopper, single dose tubes, sink basket, sink caddy, sink drainer, sink organizer, sink rack,
      sink tidy, sip lid, siphon coffee, siphon tube brewing, sippy tumbler, sizzler plate, skewer, skewers, skillet,
      skimmer, skinny tumbler, slicer, slicing knife, sling glass, slotted spoon, slush machine, slush maker, slushie
      maker, slushy maker, small appliances, smoke generator, smoke gun, smoke infuser, smoke tube, smoker, smoker box,
      smoker chip, smoker grill, smoking chip, smoking chunks, smoking cloche, smoking dust, smoking gun, smoking
      pellets, smoking planks, smoking wood, smoother tall, smoothie maker, snack bag, snack box, snail tongs, snifter,
      snips herb, soda can glass, soda maker, soda siphon, soda stream, sodastream, soft board, soft serve machine,
      souffle dish, soup bowl, soup container, soup maker, soup plate, soup pot, soup spoon, sourdough jar, sourdough
      starter jar, sous vide, soy sauce dish, spaetzle maker, spaetzle press, spaghetti server, sparge arm, spatula,
      speed pourer, spice box, spice container, spice crusher, spice grinder, spice jar, spice mill, spice rack, spice
      set jar, spice shaker, spice tin, spider skimmer, spiral mixer, spiraliser, spiralizer, spirit measure, spirit
      optic, spirit pourer, spit roast, splash guard pan, splatter guard, splatter screen, sponge holder, spoon, spoon
      holder, spoon rest, sport bottle, sports bottle, spring tamper, springform, sprinkles jar, sprinkles shaker,
      sprouter, sprouting jar, sprouting jar twin set, sprouting lid, square drum, squeeze bottle sports, squeeze honey
      bottle, stand mixer, star nozzle, star san, starsan, steak knife, steak knives, steam arm, steam knob, steam tip,
      steam wand, steamer basket, steamer pot, steaming jug, stein, stemware, stepped jigger, stew pot, stewpot, still
      column, stir sticks, stock pot, stockpot, stone fixer, stone holder sharpening, stoneware, stoneware mug, storage
      container, storage jar, storage tin, stove, strainer, straining bag, straining cloth, straw, straw brush, straw
      cup, straw set, strawberry huller, straws, straws reusable, strop block, strop paddle, stropping compound, stubby
      cooler, stubby holder, sublimation tumbler, sugar bowl, sugar dispenser, sugar duster, sugar jar, sugar mould,
      sugar pot, sugar shaker, sugar sticks holder, sugar thermometer, sugar tongs, sugarcraft mould, sugarcraft tool,
      sujihiki, sukihiki, sundae glass, surface burner element, suribachi, sushi kit, sushi making kit, sushi mat,
      sushi mold, sushi plate, sushi roller, sushi set, swing grill, swing top bottle, switch dripper, syphon coffee,
      syphon tube, syrup pump, table mat, table spoon, table top grill, tablespoon, tableware, taco holder, taco rack,
      taco stand, tagine, takeaway box, takeaway container, tamper, tamper stand, tamping mat, tamping station,
      tandoor, tankard, tap tower, tappits, tart pan, tart ring, tart tin, tasting cup tea, tava, tawa, tea bag holder,
      tea ball, tea boat, tea bottle, tea box, tea caddy, tea canister, tea chest, tea cosy, tea cup, tea egg, tea
      filter, tea for one, tea glass, tea infuser, tea infuser mug, tea jar, tea knife, tea maker, tea making set, tea
      needle, tea pet, tea plate, tea pot, tea press, tea scoop, tea service, tea set, tea sock, tea spoon, tea stick,
      tea table tray, tea table with drain, tea timer, tea tin, tea tongs, tea towel, tea towel cotton, tea towel set,
      tea towels, tea tray, tea tumbler, tea urn, tea warmer, teacup, teapot, teaspoon, teflon sheet baking,
      temperature probe bbq, teppanyaki, tetsubin, texture mat fondant, thermal mug, thermos, thimble measure, tiered
      stand, tiffin, tiffin box, tiffin carrier, tiki mug, tilting turntable, tin foil, tin liner, tin opener, toast
      rack, toaster, toastie maker, tofu press, tomato knife, tongs, toothpick, toothpick holder, toothpicks, tortilla
      basket, tortilla pan, tortilla press, tortilla warmer, tourne knife, transfer sheets chocolate, travel cup,
      travel mug, travel tumbler, tray, traybake tin, treat bag, treat boxes party, trial jar, trivet, truffle shaver,
      truffle slicer, trussing needle, tulip case, tulip cup, tulip glass, tulip muffin wraps, tumbler, tumbler boot,
      tumbler cup, tumblers, turbo 500, tureen, turkey baster, turkey fryer, turkey lifter, turkish tea glasses,
      turner, turning knife, turning peel, turntable cake, tuscan grill, twin lever capper, twist off lids, ullage,
      umbrella straw, unitank, universal lid, usuba, utensil, utility knife 6, utility knife kitchen, v60, vac pack
      bags, vacuum bags food, vacuum bottle, vacuum canister, vacuum container, vacuum pouches, vacuum sealer,
      vegetable chopper, vegetable cutter, vegetable holder slicing, veiner, veining tool, velvetiser, vst basket, vwp
      steriliser, waffle cone maker, waffle iron, waffle machine, waffle maker, waiter s friend, waiters friend, wall
      oven, walnut cracker, warming drawer, warming rack, water bath canner, water boiler, water bottle, water bottle
      boot, water bottle lid, water bottles, water cooler, water dispenser, water filter, water glass, water jug, water
      purifier, waterstone, wave filter, wax discs jam, wax paper, wdt, wdt tool, whetstone, whipped cream dispenser,
      whisk, whiskey glass, whiskey glass set, whiskey glasses, whiskey stone, whiskey tumbler, whisky glass, whisky
      tumbler, whoopie pie pan, wide mouth lids, wine accessories set, wine aerator, wine bag, wine bottle holder, wine
      bottle opener, wine bucket, wine carrier, wine charm, wine chiller, wine cooler, wine cooler bucket, wine corks,
      wine fermenter, wine filter, wine funnel, wine glass, wine glass set, wine glasses, wine kit, wine making kit,
      wine opener, wine pourer, wine preserver, wine press, wine pump, wine rack, wine saver, wine set, wine siphon,
      wine stopper, wine thermometer, wine tote, wine tote kitchen, wine tumbler, wine vacuum, wing rack, wok, wood
      chips smoking, wood chunks, wood dust smoking, wood fired oven, wooden spoon, wooden stirrers, wort chiller,
      yakitori grill, yakitori skewers, yanagiba, yarai, yerba mate cup, yerba mate set, yeti rambler, yixing, yoghurt
      maker, yogurt cup, yogurt jars, yogurt maker, zester, zip lock bag, ziploc, ziplock bag, zisha`,
    ],
  ],
  unsure: `acrylic cake topper, airlock, alembic, asado, bar mat, bar set, baster, beer kit, bottle, bowl, braiser,
    briquettes fire, bunka, canister, chinese cleaver, chopper, chunks hickory, comal, container, cookie box, corks,
    crock, crown caps, cup, cup carrier, cup lid, cup sleeve, deba, dishwasher, doner, dusting brushes, fermenter, foil
    tray, fondue, food wrap, fork, fryer, funnel, furui, glass lid, glass rack, grill, grinder, growler, highball, ice
    pick, jar, jigger, julep, keg, knife, knives, lewis bag, lump charcoal, magnolia saya, mandolin, microwave, mincer,
    mixer, mortar, nagura, natsume, oak chunks, oven, parrilla, pestle, plate, pot, pots, pourer, prep table, raclette,
    rondeau, round cutter, sandwich box, sauce cup, saucier, saya, silicone lid, skewer, skillet, skimmer, slicer,
    slicing knife, smoke gun, smoker, spoon, star san, stein, stoneware, straw, straws, tamper, tiffin, toothpick,
    toothpicks, tray, turner, utility knife 6, waterstone, wine kit, yarai`,
  printed: `apron, beer glass, bottle, bottle opener, bowl, coffee mug, cookie cutter, cookie jar, cutting board, jug,
    lunch bag, lunch box, mug, party plates, plate, serving platter, tea towel, tumbler, water bottle, whiskey glass,
    wine glass`,
  containers: 'bottle, canister, container, cup, jar, pot, storage container, tray',
  uses: {
    KITCHEN: `bakeware, baking, barista, barware, cooking, cookshop, cookware, cookware and bakeware, dining, dining
      and kitchen, drinkware, glassware, kitchen, kitchen and dining, kitchenware, table and kitchen, tableware`,
  },
  makers: {
    KITCHEN: `1zpresso, acaia, acaia lunar, acaia pearl, acme cups, aeropress, all clad, anvil foundry, arcopal,
      arcoroc, aromaboy, ascaso, ball mason, ball mason jars, baratza, benriner, bezzera, bialetti, big green egg,
      blackstone, blichmann, bodum, bormioli, brabantia, brabantia kitchen, bredemeijer, breville, brita, broil king,
      brumate, cafec, cafelat robot, cafiza, calphalon, camelbak, camelbak eddy, camp chef, char broil, char griller,
      chemex, chilly s, churchill china, circulon, cobb grill, cocktail kingdom, comandante, comandante c40, contigo
      autoseal, corelle, corkcicle, corningware, cosori, crock pot, cuisinart, cuisinart 14, dartington, de buyer, de
      buyer mineral, delonghi, delonghi dedica, delonghi magnifica, demeyere, denby, df64, dinkydoodle, dualit, dudson,
      duralex, ecm synchronika, emile henry, emma bridgewater, eureka mignon, eva solo, everdure, fellow atmos, fellow
      ode, fellow opus, fellow stagg, field company, fiestaware, finex, fissler, flair espresso, fmm, fmm cutter,
      forlife, freesip, frigidaire, gabriel glas, gaggia, gaggia classic, george foreman, global g 2, global gs, global
      knife, gozney, gozney dome, gozney roccbox, grainfather g30, green mountain grill, greenpan, hamilton beach,
      hario, hario v60, hasegawa wood core, henckels, hexclad, horl, huskee, hydro flask, ims precision, inkbird,
      instant pot, instant pot duo, joseph joseph, judge vista, k mini, kai seki magoroku, kaiser backform, kalita,
      kalita wave, kamado bono, kamado joe, karen davies mould, kasumi knife, katy sue, kegking, kegland, kenwood,
      kenwood chef, keurig, kilner, kilner clip top, kilner jar, king 1000, kinu m47, kitchenaid, kitchenaid artisan,
      klean kanteen, koda 16, la marzocco, la pavoni, le creuset, le parfait, lekue, lelit, lelit bianca, libbey, linea
      mini, lock lock, lodge 10, lodge cast, lodge dutch, lodge skillet, london pottery, loveramics, lsa international,
      luigi bormioli, luminarc, mac knife, made in cookware, magimix, mahlkonig, mangrove jack, mangrove jack s,
      masamoto, masterbuilt, masterbuilt gravity, masterclass, mauviel, mauviel m, mazzer, mazzer mini, mcusta zanmai,
      meater, meater plus, meri meri cupcake, miyabi, moccamaster, monolith kamado, morphy richards, moulinex,
      nachtmann, nalgene, naniwa, naniwa chosera, nanopresso, napoleon prestige, napoleon prestige pro, napoleon rogue,
      nespresso, nespresso machine, netherton foundry, niche zero, ninja creami, ninja foodi, ninja woodfire, nordic
      ware, nordicware, noritake, normcore, notneutral, nutribullet, oklahoma joe s, ooni, ooni karu, ooni koda, ooni
      volt, opinel kitchen, orea v4, origami air, owala, oxo, oxo good grips, patisse, philips airfryer, picopresso,
      pit boss, pme cake, pme geometric, pme plunger, portmeirion, price and kensington, primo grill, profitec, pullman
      tamper, puly caff, pyrex, pyrex 18, quick mill, rancilio, ravenhead, recteq, riedel, riedel veritas, riedel
      vinum, robert welch, roccbox, rocket appartamento, rocket espresso, royal doulton, rubbermaid brilliance,
      ruffoni, russell hobbs, sage bambino, sage barista, sakai takayuki, samuel groves, scanpan, schott zwiesel,
      shapton, shun classic, shun kai, shun premier, silikomart, silverwood tin, simple modern, skottsberg, smeg, smeg
      50, smithey, soda stream, sodastream, solo stove pi, spiegelau, spode, ss brewtech, stanley quencher, stasher,
      staub, staub cocotte, staub la cocotte, steelite, stelton, still spirits, stillspirits, sub zero, t fal, tea
      forte, technivorm, tefal, tefal actifry, thermapen, thermoworks, thuros, timemore, timemore chestnut, tojiro,
      tower vortx, traeger, traeger ironwood, traeger pro, traeger timberline, tramontina, tupperware, urban bar,
      urnex, victorinox fibrox, victorinox swiss modern, villeroy boch, vitamix, vst precision, wacaco, waterford
      crystal, weber crafted, weber genesis, weber kettle, weber master touch, weber pulse, weber q, weber smokey
      mountain, weber spirit, weber spirit ii, weber summit, weber traveler, weber workshops, weck jar, wedgwood, wilfa
      svart, wilton, wilton 2d, witt pizza, wmf, wusthof, yaxell, yeti rambler, zalto, zalto denk, zerowater, zwilling,
      zwilling four star, zwilling pro`,
  },
};
