import type { Subject } from '../words.ts';

export const GARDEN: Subject = {
  things: [
    [
      'GARDEN',
      `acer, acer palmatum, adenium, adirondack chair, aerator, aerator lawn, agapanthus, aglaonema, air plant,
      alchemilla, algaecide, allium, allium bulbs, alocasia, amaryllis, amaryllis bulb, anemone corms, animal
      repellent, anthurium, apex shed, aphid spray, arbor, arbour, areca palm, artificial grass, artificial hedge,
      artificial turf, asparagus crowns, aspidistra, astilbe, astrantia, automower, azalea, backpack blower, bamboo
      canes, bamboo screening, bamboo stake, bar and chain oil, bare root, bark chippings, bark chips, barn, bat box,
      bedding plant, bee feeder, bee hotel, bee house, bee smoker, bee suit, beech hedge, beehive, beekeeping,
      beekeeping suit, begonia, bench cushion outdoor, berberis, berry bush, betula, bike shed, bin store, bird bath
      garden, bird netting, bird scarer, bird spikes, birdbath, bistro chair, bistro set, bistro table, blackcurrant
      bush, blood fish and bone, blood meal, bloom booster, blower, blueberry bush, bone meal, bonsai, bonsai
      scissors, bonsai tools, bonsai tree, booster pump kit, border fork, bougainvillea, bouquet, box hedge, boxwood,
      bromeliad, bromine tablets, brush cutter, brushcutter, brushwood screening, buddleia, buddleja, bug hotel, bug
      spray plants, bulbs for planting, bulbs tulip, bunch of roses, butterfly house, buttonhole flower, buxus, buxus
      sempervirens, cabin shed, cacti, cactus, cactus plant, cafe umbrella, caladium, calathea, camellia, cane caps,
      cantilever umbrella, carport, cat repellent, ceanothus, chain and bar oil, chain saw, chainsaw, chainsaw bar,
      chainsaw chain, chainsaw chain bar, chair cushion outdoor, chaise lounge outdoor, chamaerops, cherry laurel,
      chicken manure, chimenea, chiminea, chipper, chipper shredder, chlorine, chlorine granules, chlorine tablet,
      chlorine tablets, chlorine tabs, chlorophytum, choisya, christmas tree real, clematis, climbing plant, climbing
      rose, cloche tunnel, coco coir, cocopeat, cold frame, colocasia, compost, compost bin, compost tumbler,
      composter, concrete planter, concrete pot, conifer, conversation set, cordless trimmer, cordyline, corner set
      rattan, cornus, cotoneaster, cow manure, crassula, crocosmia, crocus bulbs, crop cover, croton, cultivator,
      currant bush, cut flower, cut flowers, daffodil, daffodil bulbs, dahlia, dahlia bulbs, dahlia tuber, daisy
      grubber, deck chair, deck tile, deckchair, decking, decking cleaner, decking tiles, decorative aggregate,
      decorative bark, deer repellent, deer repeller, delphinium, dendrobium, dibber, dicksonia, dieffenbachia,
      digging fork, dozen roses, dracaena, drip emitter, drip irrigation, drip line, drip tape, dripper, earth auger,
      earth drill, echeveria, echinacea plant, echium, edger, edging shears, edging stone, egg chair, electric
      pressure washer, epipremnum, escallonia, eucalyptus gunnii, euonymus, euphorbia, evergreen, fabric pot,
      fargesia, feed and weed, fence, fencing panel, fern, fertiliser, fertilizer, fertilizer spreader, festuca,
      ficus, fiddle leaf fig, fire bowl, fire pit, firepit, fish blood bone, fittonia, fleece plant, floral
      arrangement, floribunda, floribunda rose, flower arrangement, flower bouquet, flower box, flower bulb, flower
      bulbs, flower delivery, flower pot, flower seeds, flowerpot, flowers, forsythia, fountain, fountain nozzle, fox
      repellent, foxglove, freesia bulbs, frost cover, frost fleece, fruit bush, fruit cage, fruit tree, funeral
      flowers, funeral spray, funeral wreath, fungicide, furniture cover garden, garden apron, garden arch, garden
      bag, garden bed, garden bench, garden cart, garden chair, garden cloche, garden cushion, garden decor, garden
      edging, garden fence, garden fencing, garden flag, garden fork, garden furniture, garden furniture set, garden
      glove, garden gloves, garden gnome, garden hand tools, garden hose, garden kneeler, garden light, garden
      netting, garden ornament, garden ornament frog, garden rake, garden scissors, garden shears, garden shed, garden
      shredder, garden sign, garden spade, garden spray gun, garden sprayer, garden stake, garden statue, garden
      swing, garden table, garden tools, garden trowel, garden umbrella, garden vacuum, garden waste bag, gardenia,
      gardening gloves, garlic bulbs planting, gazebo, geranium, geum, gladioli, gladiolus, glyphosate, gnome,
      gooseberry bush, grapevine, grass, grass seed, grass trimmer, gravel, gravel board, greenfly spray, greenhouse,
      grit bin, ground cover fabric, grow bag, grow bags, grow kit, grow lamp, grow light, grow pot, grow tent, grow
      your own, growbag, growing kit, growmore, growth stimulator, hammock, hammock chair, hammock stand, hand fork,
      hand trowel, hand weeder, hanging basket, hanging basket liner, hanging chair, hanging planter, hanging pot,
      haworthia, hawthorn hedge, hay bale decoration, heat mat propagation, hedera, hedge clipper, hedge cutter, hedge
      panel, hedge plant, hedge shears, hedge trimmer, hedgehog house garden, hedgetrimmer, hedging, hellebore, herb
      growing kit, herb kit, herb pot, herb pot plant, herb seeds, herbicide, heuchera, hive, hive tool, hoe, hollow
      tine, hollyhock, hornbeam, horticultural fleece, horticultural grit, horticultural sand, hose, hose connector,
      hose gun, hose nozzle, hose pipe, hose reel, hose splitter, hosepipe, hosta, hot tub, hot tub steps, house
      plant, houseplant, hoya, humic acid, hyacinth, hyacinth bulbs, hybrid tea rose, hydrangea, hydroponic,
      hydroponics, in 9cm pot, incinerator, indoor plant, inflatable pool, inflatable spa, insect hotel, insecticide,
      irrigation, irrigation timer, ivy leaf screen, ivy screening, japanese maple, john innes, juniperus, kentia
      palm, kneeler, kneeler seat, kneeling pad garden, koi food pond, ladybird larvae, landscape edging, landscape
      fabric, laurel hedge, laurel hedging, lavandula, lavender hidcote, lavender munstead, lawn, lawn aerator, lawn
      aerator shoes, lawn edger, lawn food, lawn mower, lawn seed, lawn tractor, lawn trimmer, lawn turf, lawnmower,
      leaf bag, leaf blower, leaf collector, leaf grabbers, leaf rake, leaf shredder, leaf vacuum, leca, lemon tree,
      letterbox flowers, leylandii, ligustrum, lily bulb, lily bulbs, line trimmer, liner patches, liner repair patch,
      liner repair patch kit, live plant, lofted barn, log cabin, log saw horse, log splitter, log store, loppers,
      lucky bamboo, magnolia, manure, maranta, marquee, mattock, microgreens, miscanthus, mole repellent, mole
      repeller, mole trap, monstera, moss killer, moss pole, mower, mower blade, mulch, mushroom grow kit, mushroom
      kit, mypex, nematodes, nepenthes, nepeta, npk, nursery pot, obelisk, obelisk rose, olive tree, onion sets,
      orchid, orchid plant, outdoor armchair, outdoor bar stool, outdoor bench, outdoor chair, outdoor coffee table,
      outdoor daybed, outdoor dining set, outdoor dining table, outdoor fireplace, outdoor furniture, outdoor heater,
      outdoor light, outdoor lounge, outdoor lounger, outdoor loveseat, outdoor ottoman, outdoor seating, outdoor side
      table, outdoor sofa, outdoor stool, outdoor storage box, outdoor swing, outdoor table, outdoor umbrella,
      paddling pool, pampas grass plant, pansy, parasol, parlour palm, party tent, passion flower plant, pathway light
      solar, patio chair, patio chair cushion, patio cushion, patio dining set, patio furniture, patio heater, patio
      heater cover, patio set, patio umbrella, pavers, pavilion tent garden, paving slab, paving stone, pea gravel,
      pea netting, peace lily, peat, pebbles, pelargonium, pent shed, peony, peperomia, perennial, pergola, perlite,
      pest shield, pesticide, petunia, ph minus, ph plus, phalaenopsis, philadelphus, philodendron, phormium,
      photinia, phyllostachys, pigeon spikes, pilea, pitchfork, pizza oven outdoor, plant, plant feed, plant food,
      plant label, plant light, plant markers, plant mister, plant pot, plant pot saucer, plant pots, plant protection
      fleece, plant saucer, plant shelf outdoor, plant stand, plant support, plant ties, plant vitamins, planter,
      planter box, play bark, playhouse garden, plug plants, plug trays, pole pruner, pole saw, polytunnel, pond, pond
      heater, pond liner, pond liner patch, pond liner patches, pond liner repair, pond nozzle, pond patch, pond
      plant, pond pump, pond vacuum, pool, pool alarm, pool booster pump, pool chlorine, pool cleaner, pool cover,
      pool filter, pool float, pool floor, pool floor mat, pool floor protector, pool floor tiles, pool ground cloth,
      pool heater, pool ladder, pool noodle, pool pump, pool skimmer, pool test strips, pool vacuum, porch swing, post
      hole digger, pot feet, pot planter, pothos, pots and planters, potted basil, potted herb, potted plant, potting
      bench, potting mix, potting soil, potting table, power blower, pressure sprayer, pressure washer, privacy hedge,
      privacy screen, privet hedge, propagation station, propagator, pruner, pruning saw, pruning scissors, pruning
      shears, prunus, purple sensation bulbs, pyracantha, rabbit repellent, rain barrel, rain chain, rain diverter,
      rain gauge, raised bed, rake, rambling rose, ranunculus corms, raspberry canes, rattan furniture, rattan
      furniture set, rattan set, rattan sofa set, red roses, reed screening, rhizome, rhododendron, rhubarb crown,
      ride on mower, riding mower, robot lawn mower, robotic lawnmower, robotic mower, rock salt de icing, rockery
      stone, root stimulator, root trainers, rooting hormone, rose bouquet, rose box, rose bush, rose clear, rose
      feed, rose food, rose obelisk, roses bouquet, rotavator, rudbeckia, sansevieria, sapling, sarracenia, scalloped
      umbrella, scarecrow, scarifier, schefflera, seaweed extract, secateurs, sedum, seed, seed mix, seed packet, seed
      potato, seed potatoes, seed spreader, seed starter, seed storage box, seed tray, seedling, seedling tray, seeds,
      self watering planter, self watering pot, sempervivum, shade cloth, shade net, shade sail, shallot sets, sharp
      sand, shed, sheds and fencing, sheds fencing, shock chlorine, shovel, shredder, shrub, skimmia, slate chippings,
      slate chips, slug bait, slug killer, slug pellets, slug repellent, slug tape, slug trap, snail bait, snail
      repellent, snail trap, snake repellent, snow blower, snow shovel, snow thrower, snowdrop bulbs, soil, soil
      conditioner, soil moisture meter, solar garden light, solar light, solar lights, solar pathway lights, sorbus,
      spa chemicals, spa filter, spade, spathiphyllum, sphagnum moss, spiraea, splash pool, spool and line, spray gun
      hose, spray head, sprayer, sprayer garden, spreader, spring bulbs, sprinkler, sprouting seeds, squirrel proof
      feeder, squirrel repellent, standard rose, steamer chair, stepping stone, stipa, storage shed, strawberry
      runners, strimmer, strimmer head, strimmer line, string of hearts, string of pearls plant, string trimmer, stump
      killer, succulent, succulent plant, suet, summerhouse, sun bed, sun lounger, sun sail, sunbed, sundial,
      sunflower seeds for planting, sunlounger, sunshade, sweet pea, sweet pea seeds, swimming pool, swing chair,
      swing seat, syngonium, syringa, taxus baccata, terracotta pot, terrarium, thuja, tillandsia, tiller, tiller
      cultivator, tomato cage, tomato feed, tomato food, tomato seeds, topiary ball, topiary shears, topsoil,
      trachycarpus, tradescantia, tree, trellis, trimmer head, trimmer line, trimmer spool, trowel, tulip, tulip bulb,
      tulip bulbs, turf, umbrella base, umbrella patio, uv clarifier, veg trug, vegetable seeds, venus fly trap, venus
      flytrap, verbena bonariensis, vermicompost, vermiculite, viburnum, vine weevil killer, water butt, water butt
      stand, water feature, water lilies, water lily, water timer, watering can, watering globe, watering kit,
      watering system, watering wand, weather vane, weathervane, wedding bouquet, weed and feed, weed barrier, weed
      burner, weed control fabric, weed eater, weed feed, weed killer, weed mat, weed membrane, weed puller, weed
      torch, weed trimmer, weed wacker, weeder, weedkiller, weigela, wheelbarrow, wildflower mix, wildflower turf,
      willow screening, wind spinner, windchime, window box, wisteria, wood chipper, worm castings, wormery, yew
      hedge, yucca, zamioculcas`,
    ],
  ],
  unsure: `acer, aerator, amaryllis, azalea, barn, blower, bouquet, cacti, cactus, camellia, chipper, chlorine,
    croton, cultivator, daffodil, dahlia, decking, dripper, evergreen, fence, fern, flowers, fountain, foxglove,
    gardenia, geranium, gnome, grass, gravel, hive, hoe, hose, hyacinth, hydrangea, kneeler, lawn, magnolia, marquee,
    monstera, obelisk, orchid, pansy, pebbles, peony, perlite, petunia, pilea, plant, planter, pond, pool, propagator,
    rake, seed, seeds, shed, shredder, splash pool, spray head, spreader, succulent, suet, sunshade, sweet pea,
    tiller, tree, tulip, turf, weeder, wisteria`,
  printed: 'garden flag, planter',
  ofHome: 'artificial, fake, faux, plastic plant',
  uses: {
    GARDEN: `agriculture, bouquets, garden, gardening, gardening tools, greenhouse, horticulture, lawn, outdoor
      furniture, patio, patio furniture, patio tables, plant care, plant nutrition, planters, plants, plants and
      flowers, soil health, yard`,
  },
  makers: {
    GARDEN: `al ko, bahco secateurs, baker creek, bayer advanced, bestway, bonide, breeo, bug clear, burgon ball, burpee,
      celaflor, clearwater chlorine, compo, corona tools, cub cadet, david austin, dolphin nautilus, droll yankees,
      easy set 10ft, echo cs, echo trimmer, ecofurn, ego 21, ego 56v, ego power, elho, espoma, felco, ferry morse,
      fiskars, flexzilla, flymo, fox farm, foxfarm, gardena, gilmour, greenworks, haxnicks, hayward, honda hrx,
      hozelock, hth, hth pool, husqvarna, husqvarna 450, husqvarna automower, intex, jack s magic, jobe s, kent stowe,
      keter, kreepy krauly, lay z spa, lechuza, levington, lifetime shed, melcourt, miracid, miracle gro, mountfield,
      mr fothergill s, mtd, neudorf, oregon chain, pentair, perky pet, phostrogen, polaris 280, provanto, proven
      winners, rain bird, resolva, roseclear, roundup, scotts, scotts turf, spear jackson, stiga, stihl, stihl ms,
      substral, sun joe, suncast, suttons, sylvagrow, thompson morgan, tomorite, toro, toro recycler, vitax, weber
      garden, weedol, westland, wolf garten, zodiac baracuda`,
  },
};
