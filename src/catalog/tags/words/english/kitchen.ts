import type { Subject } from '../words.ts';

export const KITCHEN: Subject = {
  things: [
    [
      'KITCHEN',
      `2d nozzle, abaca filter, abaca filters, absinthe dripper, absinthe fountain, absinthe glass, absinthe spoon,
      acacia board, acetate collar, acetate roll cake, acrylic cake topper,
      acrylic scraper,
      acrylic topper, aeropress, air fryer, air fryer basket liner, air fryer liner, air
      fryer liners, air fryer oven,
      air still, airbrush kit cake, airbrush kit cakes, airfryer, airlock, airlock bung, airpot, alembic, alembic
      still, alphabet cutter, aluminium foil, aluminum foil, apple
      corer, apple crusher, apple cutter, apple press, apple scratter, apron, arabic coffee
      cup, arabic coffee cups, argon wine, aroma cup, asado, asado cross, ash can bbq, ash catcher, ash tool, asparagus
      steamer, auto siphon, avocado saver,
      baby bottle brush kitchen, baby cutlery, baby food processor, backflush disc, bacon press, bacon press cast iron,
      bag clip, bag clips,
      bag sealer, bagel
      knife, baguette pan, baguette tray, bain
      marie, bake even strips, baker s couche, bakeware, baking beans, baking cases, baking cup, baking cups, baking
      dish, baking kit, baking liner, baking liners, baking mat, baking mold, baking mould, baking
      pan, baking paper, baking set, baking sheet, baking steel, baking stone, baking tin, baking tool, baking tools,
      baking tray, ball lock, ball lock disconnect, ball tool, balti dish,
      bamboo board, bamboo pizza peel, bamboo skewers, bamboo steamer, banana hanger, banneton, banneton liner, bar
      accessories, bar blade, bar caddies,
      bar caddy, bar
      fridge, bar jigger, bar
      kit, bar mat, bar mould chocolate, bar optic, bar peeler, bar runner, bar runners, bar salt rimmer, bar set, bar
      spoon, bar strainer, bar tool, bar tools, bar towel, bar tray, barbecue, barbecue cover, barbecue set,
      barbecue tool,
      barbecue tools, barista apron, barista cloth, barista kit, barista mat, barista set, barista towel, baster,
      basting brush, basting mop, basting pot, basting set, bbq, bbq apron, bbq basket, bbq brush, bbq cart, bbq
      controller, bbq cover, bbq fan controller, bbq floor mat, bbq fork, bbq glove, bbq gloves, bbq gloves heat, bbq
      grate, bbq grill, bbq grill mat, bbq hose regulator, bbq igniter, bbq island, bbq
      lighter, bbq mat, bbq mop, bbq pellets, bbq probe, bbq rack, bbq scraper, bbq spatula, bbq table, bbq
      thermometer, bbq tongs, bbq tool, bbq tool set, bbq tools, bbq trolley, bbq wok, beaker, bean cellar, bean
      hopper, beer bottle tree,
      beer bottles empty, beer brewing kit,
      beer can chicken, beer can chicken holder, beer cooler sleeve, beer
      dispenser, beer faucet, beer font, beer fridge, beer gas regulator, beer glass, beer glasses, beer keg, beer kit,
      beer line, beer line cleaner, beer mat, beer mug, beer pong cups, beer stein,
      beer tankard, beer tap, beeswax wrap, bench capper, bench scraper, benriner, bento, bento box, bento boxes,
      bento boxes kids, beverage cooler,
      beverage
      dispenser, beverage warmer, biltong box, biltong maker, biltong slicer, binchotan, birthday topper, biscuit
      cutter, biscuit
      stamp, biscuit
      tin, bitters bottle, bitters dasher, blade guard kitchen, blade
      guards kitchen, blender, blind basket, blind shaker, blind tumbler, blini pan, blower kamado, boiler still,
      bombilla, bone
      china, bone saw, bone tool
      sugarcraft, boning
      knife, boston shaker, boston tin, bottle,
      bottle brush, bottle cap opener, bottle capper, bottle cleaner brush, bottle cleaning brush, bottle cooler,
      bottle corker, bottle cover, bottle drying rack, bottle opener, bottle pourer, bottle rack, bottle rinser, bottle
      sleeve, bottle stopper, bottle teat brush,
      bottle tote, bottling bucket, bottling wand, bottomless portafilter, bowl, bowl set, box grater,
      braai, braai grid, braai tongs, braiser, brandy
      glass, brandy snifter, bread bag, bread
      basket, bread bin,
      bread board, bread box, bread box wooden, bread cloche, bread couche, bread crock, bread dome, bread knife, bread
      knife set, bread lame, bread machine,
      bread maker, bread maker machine, bread pan, bread proofing, bread tin, breadmaker, breakfast set, brew bag, brew
      belt, brew fridge, brew kettle, brew scale,
      brewing
      kettle, brewing kit, brewzilla, briquettes, briquettes fire, brotform, brownie box, bubble waffle maker, bubbler
      airlock, buffet
      server,
      buffet stand, built in bbq, built in grill, built in oven, bullet smoker, bun
      cases, bun ring, bun tin, bundt pan, bundt tin, bung
      and airlock, bung bored, bunka, burger box, burger dome, burger maker, burger mould, burger papers, burger press,
      burger
      smasher, burger smasher press, burner tube, burr grinder, burr set, butcher block,
      butcher knife, butcher paper, butchers twine, butter bell, butter board, butter box, butter churn, butter
      churner, butter churns, butter curler, butter dish, butter keeper, butter knife, butter maker, butter mold,
      butter mould, butter muslin, butter paddles, butter
      paper, butter pats, butter spreader, butter warmer, buttercream scraper, cafec abaca, cafetiere, cake airbrush,
      cake bag, cake
      board, cake board drum, cake box, cake box window, cake card, cake cards, cake carrier,
      cake case, cake
      cases, cake charm, cake charms, cake collar, cake collars, cake comb, cake cooling rack, cake cutter, cake
      decorating kit, cake decorating set, cake decorating tools, cake decorating turntable, cake dome, cake dowel,
      cake drum, cake drums, cake dummy, cake frame, cake knife, cake leveler,
      cake leveller, cake lifter, cake liner, cake liners, cake mold, cake mould, cake pan, cake picks, cake pillar,
      cake pillars, cake plate, cake pop, cake pop mould, cake pop sticks, cake rack, cake release, cake
      ring, cake sandwich tin, cake scraper, cake separator, cake separators, cake server, cake side scraper, cake
      slice, cake smoother, cake smoother tall, cake stand, cake stand tier, cake stencil, cake strip, cake
      tester, cake tin,
      cake tongs, cake tool, cake tools, cake topper, cake toppers, cake turntable, cake wire, cake wrapper, cakelet
      pan, cakesicle box, cakesicle mould, cakesicle sticks, calabash gourd, calibrated tamper, calyx cutter, can
      cooler,
      can crusher, can glass, can holder,
      can opener, candy mold, candy mould, candy thermometer, canele mold, canele mould, canister, canister set,
      canning funnel, canning jar, canning jars, canning lid, canning lids, canning
      rack, canning tongs, cappuccino cup, capsule holder, capsule machine, carafe, carbon steel pan, carbonation cap,
      carbonator,
      carboy, carving
      board, carving fork,
      carving knife, carving set,
      casserole, casserole dish, cast iron grate, cast iron pan, cast iron pot, cast iron skillet, cast iron
      teapot, cawa
      cup, cawa cups, cedar grilling wraps, cedar plank, cedar planks,
      cedar wraps, cel pad, celpad, ceramic baking beans, ceramic honing rod, ceramic rod, cereal bowl, cereal
      dispenser, cereal
      storage, cezve, cha hai, chafing dish,
      chafing
      fuel, chahai, chakla belan, chamber vacuum, champagne bowl, champagne bucket,
      champagne flute, champagne glass, champagne saber, champagne sabre, champagne stopper, channel knife, chapati
      maker, chapati press, charcoal basket, charcoal baskets, charcoal briquettes, charcoal
      chimney, charcoal grate, charcoal grill, charcoal rail, charcoal rake, charcoal starter, charcuterie board,
      charcuterie board set, charger plate, chasen,
      chasen holder, chashaku, chawan, cheese board, cheese cloth, cheese dome, cheese grater, cheese knife, cheese
      making, cheese making kit,
      cheese marker, cheese markers, cheese mold, cheese mould, cheese mould set, cheese moulds, cheese muslin, cheese
      plane, cheese press, cheese server, cheese set,
      cheese slicer, cheese trier, cheese vat, cheese wax, cheese wire, cheesecloth, chef hat, chef jacket kitchen,
      chef knife, chef ring, chef s knife, chef
      s knives, chef s torch, chefs knife, chefs knives, chemex,
      cherry pitter, chest freezer, chestnut pan, chicken leg rack, chicken stand bbq, chimney hood, chimney starter,
      chinese cleaver, chip and dip, chip
      clip, chocolate
      fountain,
      chocolate melter, chocolate mold, chocolate mould, chocolate transfer sheet, chocolate transfer sheets, chopper,
      chopping board, chopstick, chopsticks, chopsticks
      set, chuan, chug bottle, chunks hickory, churro maker, cider press, citrus elbow, citrus juicer, citrus peeler,
      citrus press,
      citrus squeezer,
      clam knife, clay pot, cleaner steriliser brewing, cleaning disc
      espresso, clear ice maker, clear ice mould, cleaver, cling
      film, cling wrap,
      cloche, closed star nozzle, co2 regulator keg, cobbler shaker, cocktail glass, cocktail kit, cocktail making kit,
      cocktail mixing glass, cocktail parasol, cocktail pick,
      cocktail picks,
      cocktail set, cocktail shaker, cocktail smoker, cocktail smoker kit, cocktail stick, cocktail sticks, cocktail
      strainer, cocktail umbrella, cocktail umbrellas, coconut briquettes, cocotte,
      cocottes, coffee bean canister, coffee bean tube, coffee
      canister, coffee capsules holder, coffee cup, coffee cup lids, coffee cup sleeve, coffee cupping set, coffee
      distributor, coffee dripper, coffee
      dripper set, coffee filter, coffee filter papers, coffee grinder, coffee knock box, coffee machine, coffee
      machine cleaner, coffee machine cleaning, coffee machine descaler, coffee
      maker, coffee mug, coffee mugs, coffee percolator, coffee pod holder, coffee pot, coffee press, coffee roaster,
      coffee scale, coffee scales, coffee scoop, coffee server, coffee service, coffee set, coffee siphon, coffee
      sleeves, coffee
      stirrer, coffee stirrers, coffee tamper, coffee tin, coffee tool, coffee tools, coffee urn, coffee vacuum
      canister, coffeemaker, colander, cold brew bags, cold brew bottle, cold brew filter, cold brew
      maker, cold brew system, cold drip maker, cold drip tower, cold smoke generator, cold smoker, collins glass,
      comal, combination stone, commercial
      blender,
      compostable coffee cup, compostable cups, condiment holder, condiment set, cone filters, conical burrs, conical
      fermenter, contact
      grill, container,
      cook pot, cook s torch, cooker,
      cooker hood, cookie bag, cookie box, cookie cutter, cookie cutter set, cookie debosser, cookie embosser, cookie
      jar, cookie mold, cookie press, cookie scoop, cookie
      sheet, cookie stamp, cookie stencil, cookie tin, cooking grate, cooking grates, cooking grid, cooking pellets,
      cooking pot, cooking ring, cooking set, cooking spoon, cooking
      thermometer,
      cooking twine, cooking utensil,
      cooking utensils, cooks blowtorch, cooktop, cookware, cookware lid, cookware set, cool bag, coolbag, cooling
      grid, cooling
      rack, copper alembic, copper bottle,
      copper mug, coravin, coravin capsules, corking machine, corks, corkscrew, corn cob holder, corn cob holders, corn
      holder, corn holders, corn skewer, corn
      skewers, corn stripper, cornelius keg, corny keg, cortado glass, cotton candy machine, cotton candy maker,
      coupe glass, coupette, coupette glass, couscous pot,
      couscoussier, crab
      cracker, cranked palette knife, cream separator, cream whipper, creamer, creamer pitcher, creme brulee torch,
      crepe maker, crepe
      pan, crepe pans, crepe spreader,
      crock, crockery, crown cap, crown caps, crown caps 26mm, cruet, cruet set, crumpet ring, crumpet rings, cup, cup
      and saucer, cup carrier, cup
      carrier tray,
      cup drying rack,
      cup holder kitchen, cup holder tray 4, cup hook, cup hooks, cup lid, cup lids, cup rack, cup set, cup sleeve,
      cupcake box, cupcake boxes, cupcake carrier,
      cupcake case, cupcake cases, cupcake kit, cupcake liner, cupcake liners, cupcake maker, cupcake pick, cupcake
      picks, cupcake stand, cupcake topper,
      cupcake topper set, cupcake wrapper, cupcake wrappers, cupping bowl, cupping spoon, curd cutter, curd knife,
      curing chamber, cutlery,
      cutlery canteen, cutlery
      drawer, cutlery set, cutter set cake, cutting
      board, cutting boards, cyprus grill, daisy cutter plunger, dallah,
      danish dough whisk, danish whisk, dasher bottle, deba, decanter,
      decorating bag, decorating tip, decorating tips, decorating turntable, deep fat fryer, deep fryer, deflector
      plate bbq, dehydrator,
      dehydrator 10 tray, dehydrator sheets, dehydrator trays, deli container, demijohn, demijohns, demitasse, descaler
      coffee, descaling tablet, descaling tablets, dessert
      plate, dessert
      spoon, dessert
      stand, dinner fork, dinner knife, dinner plate, dinner service, dinner set, dinner spoon, dinnerware, dinnerware
      set, dish brush, dish cloth, dish drainer, dish drying rack, dish mat, dish rack, dish rack commercial, dish soap
      brush, dish sponge holder, dish towel, dish towel set, dish wand, dish washer, dishcloth, dishwasher, dishwasher
      basket, dishwasher spare, dishwasher wheel, dispersion screen, display fridge, disposable cup, disposable
      cutlery, disposable plate,
      disposable plates, disposable roasting tray, distributor coffee, donabe, doner, donut maker, dosa pan, dosing
      cup, dosing funnel, dosing
      funnel 58mm, dosing ring, double
      boiler, double old fashioned, double wall cups, dough box, dough cutter, dough
      docker, dough hook, dough mat, dough mixer, dough proofing tray, dough scraper, dough sheeter, dough whisk,
      doughnut maker, doughnut
      stand,
      dowel rods cake, dowels cake, draining board, draining rack, dresden tool, drink bottle, drink dispenser, drink
      mixer, drink umbrella, drink umbrellas,
      drinking glass, drinking straw, drinks bottle, drinks cooler, drinks dispenser, drinks fridge, drinkware, drip
      coffee maker,
      drip mat, drip pan liners, drip pans, drip scale, drip tray bar, drip tray keg, dripper stand, drum smoker,
      drying mat, dumpling cutter, dumpling maker,
      dumpling mold, dusting brush
      cake, dusting brush set, dusting brushes, dutch oven, e61 gasket, eclair pan, edible image printer, edible
      printer, egg basket, egg beater, egg bite
      mold, egg boiler, egg coddler, egg cooker, egg cosy, egg cup, egg cutter, egg holder, egg maker, egg pan, egg
      piercer, egg poacher, egg poacher pan, egg ring, egg separator, egg slicer, egg steamer, egg timer, egg topper,
      egg tray, egg
      warmer, elbow juicer, electric cooker, electric fryer, electric grill, electric kettle, electric oven, electric
      pan, electric
      pot, electric raclette, electric skillet, electric smoker, electric stove, embossed rolling pin, embossing mat
      fondant, empty tea
      bags, enamel mug, enamelware, end grain
      board, end grain
      cutting board, english muffin rings, entremet mould, espresso cleaner, espresso cleaning tablets, espresso cup,
      espresso cup and saucer, espresso glass,
      espresso machine, espresso machine cleaner, espresso maker, espresso scale, espresso tamper, extractor hood,
      fairness cup, fairness pitcher, fajita set, fajita skillet, fat separator,
      fermentation airlock, fermentation bucket, fermentation crock, fermentation lid, fermentation lids, fermentation
      lock, fermentation vessel,
      fermentation weights, fermenter, fermenting bucket, fermenting crock, fermenting lid, fermenting weights,
      fermzilla, fermzillas, fill your own tea bags,
      fillet knife kitchen,
      filter basket 18g, filter basket coffee, filter paper coffee,
      financier mould, fine strainer bar, finjan, finjan cups, fire pit cooking grate, fire pit grill, fish bone
      tweezer, fish bone tweezers,
      fish filleting
      knife, fish kettle,
      fish knife,
      fish scaler, fish slice, five petal cutter, flame tamer, flan dish, flan tin, flask, flat burrs, flat top grill,
      flat white cup, flattening
      stone, flatware,
      flatware set,
      flavoriser bars, flavorizer bars, floss machine, flour bin, flour mill, flour shaker, flour sifter, flow control
      tap, flower
      cutter, flower drying, flower
      former, flower nail,
      flower veiner, flute glass, foam pad sugarcraft, foil container, foil dispenser, foil roasting tray, foil
      roasting trays, foil tray, foil trays, fondant cutter,
      fondant cutters, fondant embosser, fondant imprint mat, fondant mat,
      fondant mould, fondant roller, fondant rolling pin, fondant smoother, fondant smoothers, fondant tool, fondue,
      fondue fork, fondue set, food bag, food bags, food box, food chopper,
      food clip, food clips, food container, food containers, food cover, food dehydrator, food disposer, food flask,
      food jar, food mill, food pan, food probe, food proc, food processor, food ring, food scale, food sealer, food
      service tray,
      food steamer, food storage, food storage bucket, food storer, food storers, food thermometer, food warmer, food
      wrap, fork, fork set,
      forward sealing tap, free flow pourer, freezer, freezer bag, freezer container, freezer drawer, french press,
      fridge, fridge drawer, fridge organizer,
      fridge thermometer, frill cutter, frothing jug, frothing pitcher, fruit basket, fruit bowl, fruit bowl stand,
      fruit crusher, fruit hammock,
      fruit infuser, fruit knife, fruit
      peeler, fruit press, fruit stand, fry pan, fryer, frying pan, frypan, funnel, funnel set, furui, gaiwan, garbage
      disposal, garlic crusher, garlic keeper, garlic mincer, garlic press, garrett frill cutter, gas barbecue, gas
      burner, gas cooker, gas
      cooktop, gas disconnect, gas grill, gas oven, gas pizza oven, gas range, gas stove, gasket kamado, gastronorm,
      gastronorm pan, gaucho grill, gbs grate, gelato machine,
      gibraltar glass,
      gin glass, gin
      making kit, ginger grater, gingerbread cutter, gingerbread house cutter, glass bottle, glass bowl, glass
      container, glass containers, glass cup, glass jar,
      glass lid, glass mug, glass plate, glass polisher, glass polishing cloth, glass rack, glass rimmer, glass set,
      glass teapot, glass tumbler, glass tumblers, glassware,
      glasswasher,
      glencairn, glencairn glass, gn pan, gnocchi board, goblet, gong dao bei, gong fu, gong fu set, gong fu tea set,
      gong fu tea table, gong fu tray, gongfu set,
      gongfu tea set, gongfu tea table, gooseneck kettle, grain bag, grain flaker, grain mill, grain mill electric,
      grain mills, grainfather, granita machine, grape
      crusher, grappa
      glass, grater, gratin dish,
      gravy boat, gravy separator, grazing board, grease cup, grease tray, greaseproof paper, griddle, griddle cover,
      griddle pan, griddle press, griddle scraper, grill, grill basket, grill
      brush, grill
      cover, grill glove, grill gloves, grill grate, grill light bbq, grill mat, grill pan, grill pellets, grill
      regulator, grill scraper, grill stone cleaner, grill thermometer, grill tong, grill tongs, grill tool
      set, griller, grilling planks, grilling tool, grilling tools, grinder, grinder burrs, grinder cleaner, grinder
      hopper, grinding
      burrs, grindz, grolsch bottles, group gasket, group head brush, group head gasket, grouphead gasket, growler,
      gummy mold, gyro
      machine, gyuto,
      half moon deflector, hammered copper bottle, hand blender, hand capper, hand coffee grinder, hand grinder coffee,
      hand mixer,
      hankotsu, hardwood pellets bbq, hawthorne strainer, heart tin,
      heat beads, heat belt fermenter, heat deflector, heat diffuser bbq, heat lamp
      food, heat pad, heat plate grill, herb chopper, herb keeper,
      herb mill,
      herb scissor, herb scissors, herb snips, herb stripper, hex jar, hex jars, hexagonal jar, hexagonal jars, hi
      ball, hibachi, hibachi grill,
      hiball glass, hickory pellets, highball, highball
      glass, hinoki board, hip flask, hip flask
      funnel, hip
      flasks, hoak, hob, hob
      knob, hog roast, hog roaster, hohin, home brew kit, homebrew, homebrew kit, honesuki, honey dipper, honey
      dispenser, honey jar, honey jar lids, honey jars, honey pot jar, honing rod, honing
      steel,
      honing steels, hop bag, hop spider, hop tube, hostess trolley, hot chocolate bomb mould, hot
      chocolate maker, hot dog machine, hot dog maker, hot dog roller, hot liquor tank, hot pad, hot plate, hot pot,
      hot stone set,
      hurricane glass, hydrometer, hydrometer jar, ibrik, ice ball maker, ice ball mold, ice ball mould, ice bucket,
      ice carving, ice chisel, ice cream dipper, ice cream machine, ice cream
      maker, ice cream scoop, ice cream tub, ice crusher, ice cube maker, ice cube mold, ice cube mould, ice cube tray,
      ice lolly mould, ice lolly moulds, ice machine, ice maker, ice mallet, ice mold, ice mould, ice pick, ice pop
      mold, ice scoop, ice
      shaver, ice sphere mould, ice stamp, ice tongs, ice tray, icing bag, icing comb, icing nozzle, icing scraper,
      icing smoother, icing spatula,
      icing syringe, icing tip,
      icing turntable, icing turntables, idli cooker, idli maker, idli stand, igniter grill, immersion blender,
      impression mat, ims
      basket, ims shower screen, induction
      cooker, induction cooktop,
      induction hob, induction mat, infrared thermometer pizza, infuser ball, instant light charcoal, instant pot,
      insulated bottle, insulated cup, insulated food jar,
      insulated mug, insulated tumbler, intertap, isomalt mould, jalapeno rack, jam funnel, jam jar, jam jar cover, jam
      jar covers, jam jars, jam pan, jam strainer, jam thermometer, jar, jar
      clamp, jar clamps,
      jar lids, jar lifter, jar
      opener, jello mold,
      jelly bag, jelly mould, jelly strainer, jerky gun, jigger, jug, juice dispenser, juice glass, juice jug, juicer,
      juicer machine, julep,
      julep cup,
      julep strainer, julienne
      peeler,
      kadai, kadhai, kalita wave, kamado, kamado gasket, kamado heat deflector, kamado table, karahi, kebab machine,
      kebab maker, kebab rack, kebab skewer, kebab skewers, keep cup, keepcup, kefir grains jar,
      kefir maker, keg, keg coupler, keg
      fridge, keg king, keg lid, keg o ring, keg post, keg seal kit, keg
      tap, keg washer, kegerator, kelly kettle, kettle, kids bottle, kids cup, kids cutlery, kids cutlery set, kids
      drinks bottle,
      kids lunch bag, kids lunchbox, kids plate, kids plate set, kids thermos, kiritsuke, kiritsuke gyuto,
      kitchen
      apron, kitchen blowtorch, kitchen canister, kitchen
      canisters, kitchen cart, kitchen faucet filter, kitchen gadget, kitchen jar, kitchen knife, kitchen knives,
      kitchen linen, kitchen organiser, kitchen organizer, kitchen rack, kitchen roll holder, kitchen scale, kitchen
      scales, kitchen scissor, kitchen scissors, kitchen set, kitchen shear, kitchen shears, kitchen snips, kitchen
      storage, kitchen
      string, kitchen
      thermometer, kitchen timer, kitchen tong, kitchen tongs, kitchen tool, kitchen tools, kitchen torch, kitchen
      towel, kitchen
      towel set, kitchen trolley, kitchen utensil, kitchen utensils, kitchenware, knife, knife bag, knife bag chef,
      knife block, knife case chef, knife guard, knife guards, knife
      magnet, knife rack, knife roll, knife rolls, knife saya, knife set, knife sharpener, knife sharpener set, knife
      sheath kitchen, knife strip, knives, knock box, knock out box, knock out drawer, knockbox, knockout tube,
      kombucha jar, kombucha kit, konro, konro grill, koozie,
      kraft bowl, kraut pounder, kugelhopf, kusenaoshi, kyusu, lace mould, ladle, lapping plate stone, larding needle,
      lasagna pan, lasagne dish, latte art jug, latte art pitcher, latte
      glass,
      lattice roller, lazy susan, lazy susan turntable,
      leaf cutter sugar, leaf nozzle, leather strop, lemon squeezer, letter cutters, letter stamp fondant, lettering
      cutters, levelling tool coffee, lewis bag, lid for pan, lid holder, lid
      organizer, lids and bands, lime squeezer, liqueur glass, liquid disconnect, loaf liner, loaf liners, loaf pan,
      loaf pan with lid,
      loaf tin, lobster cracker,
      lobster crackers, lobster pick, lollipop mould, lollipop sticks cake, lolly maker, lolly
      makers, lolly mould, loose base tin, loose bottom tin, lowball, lump charcoal, lumpwood, lumpwood charcoal, lunch
      bag, lunch
      box, lunch
      boxes, lunch container, lunch
      cooler, lunch kit, lunch set, lunch tin, lunchbox, macaron box, macaron mat, macaron stencil, madeleine mould,
      madeleine pan, madeleine tin,
      magnetic knife block, magnetic knife holder, magnetic knife rack, magnetic knife strip, magnetic strip, magnolia
      saya, mandolin,
      mandolin slicer, mandoline, mandoline slicer, mandolines, mango splitter, manual coffee grinder, margarita glass,
      martini coupe, martini glass, masala
      box, masala dabba, mash tun, masher, maslin pan, mason jar, mason jar lids, matcha bowl, matcha bowl set, matcha
      kit, matcha set, matcha
      sifter, matcha
      starter set, matcha tools, matcha whisk, matcha whisk holder, mate bombilla, mate cup, mate gourd,
      meal prep container, meal prep containers, measuring cup, measuring scoop, measuring set, measuring spoon,
      measuring spoons, meat claw, meat claws, meat grinder, meat hammer, meat hook, meat hooks, meat injector, meat
      mallet, meat mincer, meat mincers, meat
      netting, meat
      press, meat probe, meat probe wireless, meat saw, meat shredder, meat slicer, meat tenderizer, meat thermometer,
      melon baller, melting
      dome, metal skewers, metal straw, metal straws, mexican elbow, mezzaluna, microplane, microwave, microwave oven,
      milk boiler,
      milk bottle, milk
      frother, milk frother wand, milk frothing pitcher, milk jar, milk jug, milk jug thermometer, milk pan, milk
      pasteuriser, milk pasteurizer, milk
      pitcher, milk steamer, milk system cleaner, milk thermometer, milkshake glass, milkshake
      maker,
      mincer, mini fridge, mini keg, mini muffin pan, minute timer, mixer, mixing bowl, mixing glass, mixology set,
      modelling
      tools cake, moka gasket, moka pot, moka
      pot gasket, molcajete, moroccan tea glass, moroccan tea glasses, mortar,
      mortar and
      pestle, mortar set, moscow mule mug, mousse mould, mousse ring, muddler, muffin case, muffin cases, muffin liner,
      muffin liners,
      muffin pan,
      muffin rings, muffin tin,
      mug, mug rack, mug set, mug tree, mule mug, multi cutter cake, multicooker, multicutter, mushroom corks, mylar
      bags food, nacho
      warmer, nagura, nagura
      stone, naked portafilter, nakiri,
      natsume, nesting food storage,
      nick and nora, nick and nora glass, nick nora, no rinse sanitiser, non stick baking
      paper, non stick pan, nonstick pan, noodle cutter, noodle maker, nozzle brush piping, nozzle set piping, nukatap,
      number
      cutters, number tin cake, nut cracker, nut cracker kitchen, nut grinder, nut milk bag,
      nutcracker kitchen, nutmeg grater, oak chunks, oat flaker, offset smoker, offset spatula, oil bottle, oil cruet,
      oil
      dispenser, oil
      pourer, oil sprayer,
      oil sprayer
      bottle, old fashioned glass, olive pitter, omelet pan, omelette maker, omelette pan, onigiri mold, onion chopper,
      onion holder, onion
      saver, open star nozzle, optics spirit, orange squeezer, origami dripper,
      oroshigane, outdoor kitchen, outdoor kitchen module, oven, oven bag, oven bags, oven dish, oven
      door seal, oven
      glove, oven
      gloves, oven knob,
      oven liner, oven mitt, oven mitts, oven shelf, oven thermometer, oven tray, oxygen absorbers, oyster knife,
      oyster opener, oyster
      shucker, paddle board serving, paddle mash, paella burner,
      palette knife kitchen, palm tamper, pan, pan lid, pan organizer, pan protector, pan scraper, pan set, pancake
      maker, pancake
      pan, panini grill,
      panini press, paniyaram, pankiri, pantry label, pantry labels, pantry organizer, paper cup, paper cups, paper
      doilies,
      paper filters coffee, paper plate, paper plates, paper straws, paper tea filters, paper towel holder, parchment
      paper,
      parchment rounds, parchment sheet, paring knife,
      parisian shaker, parrilla, party bowls paper, party cup, party cup paper, party cups, party plate, party plates,
      party straws, party tableware, party tap, pasta
      bowl, pasta
      cutter, pasta dryer, pasta
      drying rack, pasta machine, pasta maker, pasta making set, pasta pot, pasta roller, pasta roller and cutter,
      pasta server,
      pasta stamp, pastry bag, pastry blender, pastry board, pastry brush, pastry crimper, pastry cutter, pastry cutter
      set, pastry docker, pastry lattice cutter, pastry mat, pastry ring,
      pastry wheel, patty paper, patty press, pbw cleaner, peeler, pellet grill, pellet smoker, pellet smoker tube,
      pepper grinder,
      pepper mill,
      pepper shaker,
      percolator, perforated mat, perforated tart ring, perlick tap, pestle, petal cutter, petal nozzle, petit four
      cases,
      petty knife, pickle jar, pickling jar, picnic basket, picnic hamper, picnic set, picnic tap, pie bird, pie
      carrier, pie
      crimper,
      pie dish, pie funnel, pie maker, pie server, pie tin, pie tins, pie warmer, pie weight, pie weights, pin bone
      tweezers, pineapple
      corer, pint glass, pint
      glass set, piping bag, piping bags, piping gel brush, piping nozzle, piping set, piping tip, piping tips,
      pitcher, pizza board, pizza box, pizza
      cutter, pizza cutter rocker, pizza cutter wheel, pizza dough box, pizza dough tray, pizza knife, pizza oven,
      pizza oven brush, pizza oven cover, pizza oven stand, pizza paddle, pizza pan, pizza peel, pizza
      plate, pizza
      rack, pizza rocker, pizza screen, pizza server, pizza set, pizza shovel, pizza steel, pizza stone, pizza stone
      bbq, pizza tray,
      pizza turner, pizza turning peel, pizza wheel, place mat, placemat holder, plancha, plancha grill, planetary
      mixer, plastic cup, plastic
      cutlery, plastic dowels, plastic glass, plastic wrap, plate, plate set, plate stacker, plating spoon, plating
      tweezer, plating
      tweezers,
      platter, plunger cutter, plunger cutters, pocket oven, pod holder coffee, pod machine, polycarbonate chocolate
      mould, polycarbonate mould, popcorn box, popcorn bucket, popcorn machine, popcorn
      maker, popcorn popper, popover pan, popsicle mold, popsicle mould, porcelain set, port glass, portable stove
      kitchen,
      portafilter,
      portafilter basket, portafilter handle, portafilter spout, portion cup, portion pot, pot, pot handle, pot holder,
      pot lid, pot organizer, pot rack, pot
      rest, pot set, pot stand, pot still, potato chipper, potato masher, potato peeler, potato ricer, potato rosti,
      potato
      storage, potjie, potjie pot, potjie stand, poultry roaster, poultry
      shear, poultry shears, pour over, pour over dripper, pour over kettle, pour over set, pour over stand, pourer,
      pourers, praline mould, precision basket, prep table, presentation ring, preserving jar,
      preserving jar clip,
      preserving jar clips, preserving jars, preserving pan, pressure canner, pressure canners, pressure cooker,
      pressure cooker gasket, probe thermometer, produce bag,
      proofing basket, proofing
      box, proofing cloth, protein shaker bottle kitchen, pu erh knife, puck rake, puck screen, pudding basin, pudding
      mould, pudding
      tin, puer knife, pull through
      sharpener, pullman loaf pan, pullman tin, quencher, quenelle spoon, quiche
      dish, raclette, raclette grill, rambler mug, ramekin, ramen bowl, range hood, range server, ravioli cutter,
      ravioli maker,
      ravioli mold,
      ravioli mould, ravioli stamp, recipe book stand, recipe box, recipe stand, rectangular tray, reflux still,
      refractometer brewing, refrigerator,
      regular mouth lids, restaurant charcoal, restaurant grade charcoal, reusable bag food, reusable straw, reverse
      osmosis, rib rack, rib
      rack bbq, rice bucket, rice cooker, rice dispenser, rice paddle, rice
      spoon, rice steamer, rice washer, ridgeless basket, ro purifier, roaster, roasting bag, roasting dish, roasting
      pan, roasting rack,
      roasting rack bbq, roasting string, roasting tin, rocks glass, rocks glasses, rolling knife sharpener, rolling
      mat, rolling pin,
      rolling pin
      embossed, rolling pin guides, rolling pin rings, rolling pin set,
      rondeau, rose leaf veiner, rose petal cutter, rotary grater, roti box, roti maker, rotisserie, rotisserie kit,
      rotisserie motor, rotisserie spit, round cutter, round cutter
      set, round drum,
      russian nozzle, russian nozzles, sake cup, sake glass,
      sake set, salad bowl, salad bowl set, salad chopper, salad container, salad cutter, salad hand, salad hands,
      salad plate, salad server, salad servers, salad set, salad spinner, salad tong, salad tongs, salamander grill,
      salt and pepper mill, salt and pepper set, salt and pepper shakers, salt box, salt cellar, salt curing, salt
      grinder, salt
      mill, salt pepper shaker, salt pig, salt shaker, samovar, sandwich bag, sandwich bags, sandwich box, sandwich
      cutter, sandwich knife, sandwich maker, sandwich press, sandwich tin, santa maria grill, santoku, santoku knife,
      sauce boat, sauce
      cup, sauce dish, sauce pan,
      sauce spoon, saucepan, saucer, saucier, sauerkraut crock, sausage casing, sausage casings, sausage filler,
      sausage maker, sausage
      stuffer, sausage stuffers, saute pan, sauteuse, sauteuse pan, saya, scale coffee, scallop knife, scone cutter,
      scratch free
      smoother, seafood pick, seafood
      picks, sealing clip, seasoning jar, seed sprouter, seed sprouter tray, server glass 600ml, serving board, serving
      bowl, serving
      bowls, serving cart,
      serving dish, serving paddle, serving plate, serving platter, serving set, serving spoon, serving tray, serving
      tray set, shaker cup kitchen, shaker tin set, shaking tin, sharpening rod, sharpening steel, sharpening stone,
      sharpening stones, shawarma
      machine, sherry glass, shiboridashi, shish kebab set, shot glass,
      shot glasses, shower screen e61, shower screen espresso, shrink capsules, side burner, side plate, side scraper,
      sieve,
      sifter, silicone bag,
      silicone baking
      cup, silicone
      baking cups, silicone baking mold, silicone lid, silicone mat, silicone mold baking, silicone veiner, silpat,
      single dose hopper, single
      dose tubes, sink basket, sink caddy,
      sink drainer, sink organizer, sink rack, sink strainer, sink tidy, sip lid, siphon coffee, siphon tube brewing,
      sippy tumbler, sizzler
      plate, skewer, skewers,
      skillet, skimmer, skinny tumbler, slicer, slicing knife, sling glass, slotted spoon, slow cooker, slush machine,
      slush maker,
      slushie maker,
      slushy maker, small appliances, smash burger press, smoke generator, smoke gun, smoke infuser, smoke tube,
      smoker, smoker box, smoker chip, smoker
      chips, smoker grill, smoking
      chip, smoking chips, smoking chunks, smoking cloche, smoking dust, smoking gun, smoking pellets, smoking planks,
      smoking wood, smoking wood chunks, smoother tall, smoothie maker, snack bag, snack
      bags, snack box, snack boxes,
      snail tongs,
      snifter, snips herb, soda can glass, soda maker, soda siphon, soda stream, sodastream, soft board, soft serve
      machine,
      souffle dish, soup
      bowl, soup container, soup ladle, soup maker, soup plate, soup pot, soup spoon, soup tureen, sourdough jar,
      sourdough starter jar, sous vide, sous vide
      bags, sous vide container, soy sauce dish,
      spaetzle maker, spaetzle press, spaghetti server, sparge arm, spatula, speed pourer, speed pourers, spice box,
      spice container, spice containers, spice
      crusher, spice grinder, spice jar, spice jars, spice mill, spice rack, spice set jar, spice shaker, spice tin,
      spice tins, spider skimmer, spider strainer, spiral mixer, spiraliser, spiralizer, spirit measure, spirit optic,
      spirit pourer,
      spit roast, spit roaster, splash guard pan, splatter guard, splatter screen,
      sponge holder, spoon, spoon holder, spoon rest, sport bottle, sports bottle, spouted portafilter, spring tamper,
      springform, springform tin, sprinkles jar, sprinkles
      shaker, sprouter, sprouting jar, sprouting jar twin set, sprouting jars, sprouting lid, sprouting lids, square
      drum, squeeze bottle sports, squeeze honey bottle, stand mixer, star
      nozzle, star san, starsan,
      steak knife, steak knives, steam arm, steam juicer, steam
      knob, steam tip, steam
      wand, steam wand tip,
      steamer basket, steamer pot, steaming jug, steaming pitcher, stein, stemware, stepped jigger, stew pot, stewpot,
      still column, stir sticks, stock pot,
      stockpot, stone fixer, stone holder sharpening, stoneware, stoneware mug, storage container, storage containers
      food, storage jar, storage tin, storm kettle, stove,
      straight frill cutter, strainer, straining bag, straining cloth, straw, straw brush, straw cup, straw set,
      strawberry huller, straws, straws
      reusable, strop block,
      strop paddle, stropping compound, stubby cooler,
      stubby holder, sublimation tumbler, sugar bowl, sugar dispenser, sugar duster, sugar jar, sugar jar set, sugar
      mould, sugar
      pot, sugar shaker, sugar sticks holder, sugar thermometer, sugar tongs, sugarcraft mould, sugarcraft tool,
      sugarcraft tools, sujihiki, sukihiki, sundae glass, surface
      burner element,
      suribachi, sushi kit, sushi making
      kit, sushi mat, sushi mold, sushi plate, sushi roller, sushi set, swing grill, swing top bottle, swing top
      bottles, switch
      dripper, syphon coffee, syphon tube, syrup pump,
      syrup pump monin, table mat, table mats, table spoon,
      table top grill, tablespoon, tableware, taco holder, taco rack, taco stand, tagine, tagine pot, takeaway box,
      takeaway coffee cup,
      takeaway container,
      tall cake box, tamper, tamper stand, tamping mat, tamping station, tandoor, tandoor oven, tankard, tap tower,
      tappits, tart
      pan, tart
      ring, tart rings, tart tin, tasting cup
      tea, tava, tawa, tea bag holder, tea ball, tea boat, tea boats, tea bottle, tea
      box, tea caddy, tea canister, tea chest, tea cosies, tea cosy, tea cup, tea egg, tea filter, tea filters, tea
      flask, tea for one, tea glass, tea infuser, tea infuser basket, tea infuser bottle, tea infuser mug, tea jar, tea
      kettle, tea knife, tea light teapot warmer, tea maker, tea making set, tea needle, tea pet, tea plate, tea pot,
      tea press, tea scoop, tea service, tea set, tea sock, tea spoon, tea stick, tea storage tin, tea strainer, tea
      strainer
      ball, tea table tray, tea table with drain, tea thermos, tea timer, tea tin, tea tongs, tea towel, tea towel
      cotton, tea
      towel set, tea towels, tea tray, tea tumbler, tea
      urn, tea warmer, teacup, teapot, teapot warmer, teaspoon, teflon sheet baking, temperature probe bbq, teppanyaki,
      tetsubin, texture mat
      fondant, thermal carafe, thermal mug,
      thermos, thermos flask, thermos
      food, thimble measure, thimble measures, tiered stand, tiffin, tiffin box, tiffin carrier, tiki mug, tilting
      turntable, tin foil, tin liner, tin liners, tin
      opener, toast rack, toaster, toaster oven,
      toastie maker, tofu press, tomato knife, tongs, toothpick, toothpick holder, toothpicks, tortilla basket,
      tortilla pan,
      tortilla press, tortilla warmer, tourne knife, transfer sheets chocolate, travel cup, travel mug, travel tumbler,
      tray, traybake tin, treat
      bag, treat
      bags, treat boxes party, trial jar, trivet, truffle shaver, truffle slicer, trussing needle, tulip case, tulip
      cases muffin, tulip
      cup, tulip
      glass, tulip muffin wraps, tumbler, tumbler boot,
      tumbler cup,
      tumblers, turbo 500, tureen, turkey baster, turkey fryer,
      turkey lifter, turkish coffee maker, turkish coffee pot, turkish tea glass, turkish tea glasses, turner, turning
      knife, turning peel, turntable cake, tuscan grill, twin lever capper, twist off lids, ugly drum smoker, ullage,
      umbrella straw,
      umbrella straws, undercounter fridge, unitank,
      universal lid,
      upright freezer,
      usuba, utensil, utensil crock, utensil holder, utensil set, utensils, utility kitchen knife, utility knife 6,
      utility knife
      kitchen, v60, vac pack bags, vacuum bags food,
      vacuum bottle, vacuum canister, vacuum container, vacuum flask, vacuum pouches, vacuum sealer, vacuum sealer bag,
      vacuum sealer
      bags, vacuum sealer rolls, vacuum sealers, vegetable
      chopper, vegetable cutter, vegetable holder slicing, vegetable peeler, veiner, veining tool, velvetiser, vst
      basket, vwp steriliser, waffle cone maker,
      waffle
      iron, waffle machine, waffle maker, waiter s corkscrew, waiter s friend, waiters friend, wall oven, walnut
      cracker, warming drawer, warming rack, wasabi grater, water bath canner, water bath sous
      vide, water boiler, water bottle, water
      bottle boot, water bottle lid, water bottles, water carafe, water cooler, water dispenser, water filter, water
      filter cartridge coffee, water
      filter pitcher, water glass, water glasses, water jug, water kettle, water pitcher, water pitcher filter, water
      purifier, waterstone, wave filter, wave filters, wax discs jam, wax paper, wdt, wdt tool, wdt tools,
      whetstone, whetstone kit, whipped cream
      dispenser, whisk, whiskey glass, whiskey glass set,
      whiskey glasses, whiskey stone, whiskey stones, whiskey tumbler, whisky glass, whisky tumbler, whoopie pie pan,
      wide mouth lids, wine accessories set, wine
      aerator, wine bag, wine bottle cooler, wine
      bottle holder, wine bottle opener, wine bucket, wine carafe, wine carrier, wine charm, wine chiller, wine cooler,
      wine cooler bucket, wine corks, wine decanter, wine fermenter, wine filter, wine filter pads, wine fridge, wine
      funnel, wine glass, wine glass set, wine glasses, wine kit, wine making kit, wine opener,
      wine pourer, wine preserver, wine press, wine pump, wine rack, wine saver, wine set, wine shrink capsules, wine
      siphon, wine stopper, wine stopper set, wine
      thermometer, wine tote, wine tote kitchen, wine tumbler, wine vacuum, wing rack, wireless meat thermometer, wok,
      wok brush, wok lid, wok pan, wok ring,
      wok spatula,
      wood chips smoking, wood chunks, wood dust smoking, wood fired oven, wood fired pizza oven, wood smoking chip,
      wood smoking chips, wooden cutlery, wooden spoon, wooden stirrers, wort chiller, yakitori grill, yakitori
      skewers, yanagiba, yarai, yarai mixing
      glass, yerba mate cup, yerba
      mate set, yeti rambler, yixing, yixing teapot, yoghurt maker, yoghurt makers, yogurt
      cup, yogurt
      cups, yogurt jars, yogurt maker, yorkshire pudding tin, zester, zester knife, zip lock bag, ziploc, ziplock bag,
      zisha, zisha
      teapot`,
    ],
  ],
  unsure: `acrylic cake topper, airlock, alembic, asado, bar mat, bar set, baster, beer kit, bottle, bowl, braiser,
    briquettes fire,
    bunka, canister, chinese
    cleaver, chopper,
    chunks hickory, comal, container,
    cookie box, corks, crock,
    crown caps, cup, cup carrier, cup lid, cup sleeve, deba, dishwasher, doner, dusting brushes, fermenter, foil tray,
    fondue, food wrap,
    fork, fryer, funnel, furui, glass lid, glass rack, grill, grinder, growler, highball, ice pick, jar, jigger, julep,
    keg,
    knife, knives, lewis bag, lump charcoal, magnolia saya, mandolin, microwave, mincer, mixer, mortar, nagura,
    natsume, oak chunks,
    oven,
    parrilla, pestle, plate, pot,
    pots, pourer, prep
    table, raclette, rondeau, round cutter, sandwich
    box, sauce cup, saucier, saya, silicone lid, skewer, skillet, skimmer, slicer, slicing knife, smoke gun, smoker,
    spoon, star san,
    stein, stoneware,
    straw, straws,
    tamper, tiffin, toothpick, toothpicks, tray, turner, utility knife 6, waterstone, wine kit, yarai`,
  printed: `apron, beer glass, bottle, bottle opener, bowl, coffee mug, cookie cutter, cookie jar, cutting board, jug,
    lunch bag, lunch box, mug, party plates, plate, serving platter, tea towel, tumbler, water bottle, whiskey glass,
    wine glass`,
  containers: 'bottle, canister, container, cup, jar, pot, storage container, tray',
  uses: {
    KITCHEN: `bakeware, baking, barista, barware, cooking, cookware, cookware and bakeware, dining, dining and kitchen,
      drinkware, glassware, kitchen, kitchen and dining, kitchenware, table and kitchen, tableware, cookshop`,
  },
  makers: {
    KITCHEN: `1zpresso, acaia, acaia lunar, acaia pearl, acme cups, aeropress, all clad, anvil foundry,
      arcopal, arcoroc, aromaboy, ascaso, ball mason, ball mason jars, baratza, benriner, bezzera, bialetti, big green
      egg, blackstone,
      blichmann, bodum, bormioli, brabantia, brabantia kitchen, bredemeijer, breville, brita, broil king, brumate,
      cafec, cafelat robot, cafiza, calphalon, camelbak, camelbak eddy, camp chef, char
      broil, char griller, chemex, chilly s, churchill china, circulon, cobb grill, cocktail kingdom, comandante,
      comandante c40, contigo autoseal, corelle, corkcicle, corningware, cosori,
      crock pot, cuisinart, cuisinart 14, dartington, de buyer, de buyer mineral, delonghi, delonghi dedica, delonghi
      magnifica,
      demeyere, denby, df64, dinkydoodle, dualit, dudson, duralex, ecm synchronika, emile henry, emma bridgewater,
      eureka mignon, eva solo, everdure, fellow atmos, fellow ode, fellow opus, fellow stagg, field company,
      fiestaware, finex, fissler,
      flair espresso, fmm, fmm cutter, forlife, freesip, frigidaire, gabriel glas, gaggia, gaggia classic, george
      foreman, global g 2, global gs, global knife, gozney, gozney dome, gozney roccbox, grainfather g30, green
      mountain grill, greenpan, hamilton
      beach, hario, hario v60, hasegawa wood core, henckels, hexclad, horl, huskee, hydro flask, ims precision,
      inkbird, instant pot, instant pot duo, joseph joseph, judge vista, k mini, kai seki magoroku, kaiser backform,
      kalita, kalita wave, kamado bono, kamado
      joe, karen davies mould, kasumi knife, katy sue, kegking, kegland, kenwood, kenwood chef, keurig, kilner, kilner
      clip top, kilner jar, king 1000, kinu m47, kitchenaid, kitchenaid artisan, klean kanteen, koda 16, la
      marzocco, la pavoni, le creuset,
      le parfait, lekue, lelit, lelit bianca, libbey, linea mini, lock lock, lodge 10, lodge cast, lodge dutch, lodge
      skillet, london pottery, loveramics, lsa international, luigi bormioli, luminarc, mac knife, made in cookware,
      magimix, mahlkonig, mangrove jack, mangrove jack s, masamoto, masterbuilt, masterbuilt gravity, masterclass,
      mauviel,
      mauviel m, mazzer, mazzer mini, mcusta zanmai, meater, meater plus, meri meri cupcake, miyabi, moccamaster,
      monolith kamado, morphy richards, moulinex, nachtmann, nalgene, naniwa, naniwa chosera, nanopresso, napoleon
      prestige, napoleon prestige pro, napoleon rogue, nespresso, nespresso machine, netherton foundry, niche zero,
      ninja creami, ninja foodi,
      ninja woodfire, nordic ware, nordicware, noritake, normcore, notneutral, nutribullet, oklahoma joe s, ooni, ooni
      karu, ooni koda, ooni volt, opinel kitchen, orea v4, origami air, owala, oxo, oxo good grips, patisse,
      philips airfryer, picopresso, pit boss, pme cake,
      pme geometric, pme plunger, portmeirion, price and kensington, primo grill, profitec, pullman tamper, puly caff,
      pyrex, pyrex 18, quick mill, rancilio, ravenhead, recteq, riedel, riedel veritas, riedel vinum, robert welch,
      roccbox, rocket appartamento, rocket espresso, royal doulton, rubbermaid
      brilliance, ruffoni, russell hobbs, sage bambino, sage barista, sakai takayuki, samuel groves, scanpan, schott
      zwiesel, shapton, shun classic, shun kai, shun premier, silikomart, silverwood tin, simple modern,
      skottsberg, smeg, smeg 50, smithey, soda stream, sodastream, solo stove pi, spiegelau, spode, ss brewtech,
      stanley quencher, stasher, staub, staub cocotte, staub la cocotte, steelite, stelton, still spirits,
      stillspirits, sub
      zero, t fal, tea forte, technivorm, tefal, tefal actifry, thermapen, thermoworks, thuros, timemore, timemore
      chestnut, tojiro, tower vortx, traeger, traeger ironwood, traeger pro, traeger timberline, tramontina,
      tupperware, urban bar, urnex, victorinox fibrox,
      victorinox swiss modern, villeroy boch, vitamix, vst precision, wacaco, waterford crystal, weber crafted, weber
      genesis, weber kettle, weber master touch, weber pulse, weber q, weber smokey mountain, weber spirit, weber
      spirit ii, weber summit, weber traveler, weber workshops, weck jar, wedgwood,
      wilfa svart, wilton, wilton 2d, witt pizza, wmf, wusthof, yaxell, yeti rambler, zalto, zalto denk, zerowater,
      zwilling, zwilling four star, zwilling pro`,
  },
};
