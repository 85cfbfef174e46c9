import type { Subject } from '../words.ts';

export const GARDEN: Subject = {
  things: [
    [
      'GARDEN',
      `2 litre pot plant, 3 litre pot plant, 9cm pot plant, abelia, abies, abutilon, acanthus, acanthus mollis, acer,
      acer palmatum, achillea, aconitum, acoustic ducting, actaea, adenium, adiantum, adirondack chair, adromischus,
      aeonium, aerator, aerator lawn, aeroponic, aeroponic system, aeschynanthus, aesculus, agapanthus, agastache,
      agave americana, agave angustifolia, agave attenuata, agave desmettiana, agave filifera, agave geminiflora, agave
      ovatifolia, agave parryi, agave plant, agave potatorum, agave titanota, agave victoriae reginae, agave weberi,
      ageratum, aglaonema, air plant, air pot, ajuga, albizia, alcea, alchemilla, algae treatment pond, algaecide,
      alkalinity increaser, allium, allium bulb, allium bulbs, alnus, alocasia, aloe arborescens, aloe polyphylla, aloe
      vera plant, alpine plant, alpine plants, alstroemeria, alyssum, amaryllis, amaryllis bulb, amelanchier, ammi
      majus, amsonia, anchusa, anemone, anemone corm, anemone corms, anemone hupehensis, animal repellent, anthurium,
      antirrhinum, apex shed, aphid spray, aquilegia, aralia, araucaria, arbor, arbour, arbutus, arbutus unedo,
      arctotis, areca palm, argyranthemum, ariocarpus, artificial grass, artificial hedge, artificial turf, arum lily,
      aruncus, asclepias, asparagus crown, asparagus crowns, aspidistra, asplenium, aster, aster novi belgii, astilbe,
      astrantia, astrophytum, aubrieta, aucuba, auto feminised, auto feminised seeds, auto feminized, auto feminized
      seeds, auto flower, auto flowering seeds, auto reel, auto seeds, autoflower, autoflower seeds, autoflowering,
      automower, azalea, azalea feed, backpack blower, bacopa plant, bamboo cane, bamboo canes, bamboo screening,
      bamboo stake, baptisia, bar and chain oil, bare root, bare root plant, bare root tree, bareroot, bark chip, bark
      chipping, bark chippings, bark chips, barn, base nutrient, bat box, beaucarnea, bedding plant, bee feeder, bee
      hive frame, bee hotel, bee house, bee keeping, bee smoker, bee suit, beech hedge, beehive, beekeeping, beekeeping
      gloves, beekeeping jacket, beekeeping suit, beekeeping veil, beeswax foundation, begonia, bellis, bench cushion
      outdoor, beneficial bacteria plants, berberis, bergenia, berry bush, betula, bidens, bike shed, bin store, bird
      bath garden, bird netting, bird of paradise plant, bird scarer, bird spike, bird spikes, birdbath, bistro chair,
      bistro set, bistro table, black and white sheeting, blackberry bush, blackcurrant bush, blanket weed, bleeding
      heart plant, bletilla, blood fish and bone, blood meal, bloom booster, bloom nutrient, bloom stimulator, blower,
      blueberry bush, bone meal, bonsai, bonsai scissor, bonsai scissors, bonsai tool, bonsai tools, bonsai tree,
      booster pump kit, border fork, bougainvillea, boundary wire, bouquet, bowl trimmer, box hedge, boxwood,
      brachyscome, bromeliad, bromine, bromine tablet, bromine tablets, brood box, brood frame, brugmansia, brunnera,
      brush cutter, brushcutter, brushwood screening, bud booster, bud trimmer, buddleia, buddleja, bug hotel, bug
      spray plants, bulbs and seeds, bulbs for planting, bulbs tulip, bunch of roses, butia, butterfly house,
      buttonhole flower, buxus, buxus semperviren, buxus sempervirens, cabin shed, cacti, cactus, cactus plant, cafe
      umbrella, cal mag, caladium, calamagrostis, calathea, calcium hypochlorite, calibrachoa, callistemon, calluna,
      calmag, camassia, camellia, campanula, campsis, cane cap, cane caps, canna lily, cannabis seeds, cantilever
      umbrella, carbon filter fan, carbon filter grow, carex oshimensis, carpinus, carport, caryopteris, cat repellent,
      catalpa, catmint plant, cattleya, ceanothus, cedrus, celosia, celtis, centaurea, ceratostigma, cercidiphyllum,
      cercis, cereus, ceropegia, cfl grow, cfl grow bulb, chaenomeles, chain and bar oil, chain saw, chainsaw, chainsaw
      bar, chainsaw chain, chainsaw chain bar, chair cushion outdoor, chaise lounge outdoor, chamaecyparis,
      chamaedorea, chamaerops, cherry laurel, chicken manure, chimenea, chiminea, chionodoxa, chipper, chipper
      shredder, chlorine, chlorine granule, chlorine granules, chlorine tab, chlorine tablet, chlorine tablets,
      chlorine tabs, chlorophytum, choisya, christmas tree real, chrysanthemum, cimicifuga, cissus, cistus, clarifier
      pool, clay pebble, cleistocactus, clematis, cleome, climbers plants, climbing plant, climbing rose, clip fan grow
      tent, clivia, cloche tunnel, cloner, clonex, cloning gel, cloning machine, clusia, co2 bag, co2 generator grow,
      cobaea, coco brick, coco coir, coco coir brick, coco peat, coco slab, coco substrate, cocopeat, codiaeum, coir
      brick, cold frame, coleus, colocasia, combi ducting, compost, compost bin, compost tumbler, composter, concrete
      planter, concrete pot, conifer, conophytum, contactor grow, convallaria, conversation set, convolvulus, cool tube
      reflector, copiapoa, cordless trimmer, cordyline, coreopsis, corner set rattan, cornus, cortaderia, corydalis,
      corylus, cosmos bipinnatus, cotinus, cotoneaster, cotswold chippings, cottage garden plants, cotyledon, cow
      manure, crab apple tree, crambe, crape myrtle, crassula, crataegus, crepe myrtle, crinum, crocosmia, crocus,
      crocus bulb, crocus bulbs, crop cover, croton, cryptomeria, ctenanthe, cultivator, cuphea, cupressus, currant
      bush, cushion box, cut flower, cut flowers, cyanuric acid, cycas, cycas revoluta, cyclamen, cymbidium, cytisus,
      daffodil, daffodil bulb, daffodil bulbs, dahlia, dahlia bulb, dahlia bulbs, dahlia tuber, daisy grubber, daphne
      odora, debris netting, deck chair, deck tile, deckchair, decking, decking cleaner, decking tile, decking tiles,
      decorative aggregate, decorative bark, decorative gravel, decorative stone, decorative stones, deer repellent,
      deer repeller, delphinium, dendrobium, deschampsia, deutzia, dianthus, diascia, dibber, dicentra, dichondra,
      dicksonia, dieffenbachia, dierama, digging fork, digital ballast, digitalis, dimorphotheca, dionaea, dischidia,
      doronicum, dozen roses, dracaena, drip emitter, drip hose, drip irrigation, drip kit, drip line, drip ring, drip
      stake, drip tape, dripper, drosera, dry net, drying net herbs, duct fan, dudleya, dwc bucket, dwc system, dypsis,
      earth auger, earth drill, ec meter, echeveria, echinacea plant, echinocactus, echinocereus, echinops, echinopsis,
      echium, edger, edging shear, edging shears, edging stone, egg chair, elaeagnus, eleagnus, electric pressure
      washer, elephant garlic bulb, enkianthus, epimedium, epiphyllum, epipremnum, epsom salts plants, eranthis,
      eremurus, erica carnea, ericaceous feed, erigeron, eryngium, erysimum, escallonia, eschscholzia, eucalyptus
      gunnii, eucalyptus plant, eucalyptus tree, eucomis, euonymus, eupatorium, euphorbia, eustoma, evergreen,
      exochorda, expanded clay, fabric pot, fagus, fagus sylvatica, fargesia, fatsia, fatsia japonica, faucaria, feed
      and weed, feminised, feminised cannabis seeds, feminised seeds, feminized, feminized seeds, fence, fence post
      driver, fencing panel, fern, ferocactus, fertiliser, fertilizer, fertilizer spreader, festuca, ficus, fiddle leaf
      fig, filipendula, fire bowl, fire pit, firepit, first early potatoes, fish blood bone, fittonia, fleece plant,
      flocculant pool, flood and drain tray, flood tray, floral arrangement, floribunda, floribunda rose, flower
      arrangement, flower bouquet, flower box, flower bulb, flower bulbs, flower delivery, flower pot, flower seed,
      flower seeds, flowering booster, flowerpot, flowers, foliar feed, forget me not, forsythia, fothergilla,
      fountain, fountain nozzle, fountain pump, fox repellent, foxglove, fraxinus, freesia bulb, freesia bulbs,
      fritillaria, frost cover, frost fleece, fruit bush, fruit cage, fruit tree, fuchsia plant, funeral flower,
      funeral flowers, funeral spray, funeral wreath, fungicide, furniture cover garden, gaillardia, galanthus, garden
      accessories, garden apron, garden arch, garden bag, garden bed, garden bench, garden cart, garden chair, garden
      cloche, garden corner sofa, garden cushion, garden decor, garden dining set, garden edging, garden fence, garden
      fencing, garden flag, garden fork, garden furniture, garden furniture set, garden glove, garden gloves, garden
      gnome, garden hand tools, garden hose, garden kneeler, garden light, garden lounge set, garden machinery, garden
      netting, garden ornament, garden ornament frog, garden rake, garden scissor, garden scissors, garden shear,
      garden shears, garden shed, garden shredder, garden sign, garden sleepers, garden sofa, garden sofa set, garden
      spade, garden spray gun, garden sprayer, garden stake, garden statue, garden string, garden swing, garden table,
      garden tap, garden tools, garden trowel, garden twine, garden umbrella, garden vacuum, garden waste bag, garden
      wire, gardenia, gardening glove, gardening gloves, garlic bulbs, garlic bulbs planting, garrya, gasteria,
      gaultheria, gaura, gazania, gazebo, geranium, gerbera, geum, ginkgo biloba tree, gladioli, gladiolus, gleditsia,
      glyphosate, gnome, goeppertia, gomphrena, gooseberry bush, gourd seeds, grape vine, grape vine plant, grapevine,
      graptopetalum, graptoveria, grass, grass seed, grass trimmer, gravel, gravel board, greenfly spray, greenhouse,
      griselinia, grit bin, ground cover fabric, ground pegs weed, grow bag, grow bags, grow ballast, grow box, grow
      bulb, grow cabinet, grow kit, grow lamp, grow light, grow nutrient, grow pot, grow reflector, grow room, grow
      slab, grow tent, grow your own, growbag, growing kit, growing media, growing medium, growmore, growth stimulator,
      gunnera, guzmania, gymnocalycium, gypsophila, hakonechloa, hamamelis, hammock, hammock chair, hammock stand, hand
      fork, hand trowel, hand weeder, hanging basket, hanging basket liner, hanging chair, hanging planter, hanging
      pot, haworthia, haworthiopsis, hawthorn hedge, hay bale decoration, heat mat propagation, hebe plant, hedera,
      hedge clipper, hedge cutter, hedge panel, hedge plant, hedge shear, hedge shears, hedge trimmer, hedgehog house
      garden, hedgetrimmer, hedging, hedging whip, helenium, helianthemum, helianthus, helichrysum, hellebore,
      helleborus, hemerocallis, hemp seeds planting, herb drying net, herb drying rack, herb growing kit, herb kit,
      herb plants, herb pot, herb pot plant, herb seed, herb seeds, herbicide, hesperis, heuchera, hibiscus plant,
      hibiscus rosa sinensis, hibiscus syriacus, hive, hive frame, hive tool, hoe, hollow tine, hollyhock, honey
      extractor, honey extractor manual, hornbeam, horticultural fleece, horticultural grit, horticultural sand, hose,
      hose connector, hose end connector, hose gun, hose nozzle, hose pipe, hose reel, hose splitter, hose tap
      connector, hosepipe, hosta, hot tub, hot tub chemical, hot tub cover, hot tub filter, hot tub step, hot tub
      steps, house plant, houseplant, houttuynia, howea, hoya, hps bulb, hps lamp, huernia, humic acid, hyacinth,
      hyacinth bulb, hyacinth bulbs, hyacinthus, hybrid tea rose, hydrangea, hydro clay, hydroponic, hydroponic
      nutrient, hydroponic supplies, hydroponic system, hydroponics, hydroton, hypericum, iberis, ilex, ilex
      aquifolium, ilex crenata, impatiens, imperata, in 9cm pot, incarvillea, incinerator, indoor plant, inflatable
      pool, inflatable spa, inline duct fan, inline fan, insect hotel, insect netting, insecticide, ipheion, ipomoea,
      iris germanica, iris reticulata, iris sibirica, iron sulphate lawn, irrigation, irrigation controller, irrigation
      fittings, irrigation kit, irrigation manifold, irrigation pipe, irrigation timer, irrigation tubing, ivy leaf
      screen, ivy screening, japanese maple, jasminum, john innes, jovibarba, juglans, juniperus, jute twine,
      kalanchoe, kentia palm, kerria, kneeler, kneeler seat, kneeling pad garden, kniphofia, koi food pond, kolkwitzia,
      laburnum, ladybird larvae, lagerstroemia, landscape edging, landscape fabric, langstroth, lantana, larix,
      larkspur, lathyrus, laurel hedge, laurel hedging, laurus nobilis, lavandula, lavatera, lavender hidcote, lavender
      munstead, lawn, lawn aerator, lawn aerator shoes, lawn and garden, lawn care, lawn edger, lawn food, lawn garden,
      lawn mower, lawn seed, lawn tractor, lawn trimmer, lawn turf, lawnmower, lawnmower carburettor, lay flat hose,
      layflat hose, leaf bag, leaf blower, leaf collector, leaf grabber, leaf grabbers, leaf net pool, leaf rake, leaf
      shredder, leaf vacuum, leca, lemon tree, letterbox flower, letterbox flowers, leucanthemum, leucojum, leucothoe,
      lewisia, leycesteria, leylandii, liatris, light hanger, ligularia, ligustrum, lilium, lily bulb, lily bulbs, lime
      garden, limonium, line trimmer, liner patches, liner repair patch, liner repair patch kit, liquid feed, liquid
      seaweed, liquidambar, liriodendron, liriope, lisianthus, lithodora, lithops, live plant, livistona, lobelia,
      lofted barn, log cabin, log saw horse, log splitter, log store, lonicera, lophophora, lopper, loppers, lucky
      bamboo, lupin plant, lupinus, lychnis, lysimachia, lythrum, magnetic ballast, magnolia, mahonia, maincrop
      potatoes, malus, mammillaria, mandevilla, manure, maranta, marquee, matthiola, mattock, medinilla, melocactus,
      melon seeds for planting, metal halide grow, metasequoia, mh bulb, micro irrigation, microgreens, miltonia,
      mimulus, miscanthus, mixed native hedge, mole repellent, mole repeller, mole trap, molinia, monarda, monstera,
      morus, moss killer, moss pole, mower, mower battery, mower belt, mower blade, mower deck, mulch, musa basjoo,
      muscari, mushroom grow kit, mushroom kit, mycorrhizal, mycorrhizal fungi, mylar sheeting, myosotis, mypex,
      myrtus, nandina, narcissus, narcissus bulbs, nasturtium, nematode, nematodes, nemesia, nemophila, neoregelia,
      nepenthes, nepeta, nephrolepis, nerine, nerium, nerium oleander, net cup, net pot, nft system, nicotiana, non
      chlorine shock, npk, nursery pot, nutrients additives, nutrients and additives, nymphaea, obelisk, obelisk rose,
      oenothera, olea europaea, oleander, olearia, olive tree, onion set, onion sets, ophiopogon, opuntia, orchid,
      orchid plant, ornamental grass, ornamental grasses, ornithogalum, orostachys, oscillating fan grow, osmanthus,
      osteospermum, outdoor armchair, outdoor bar stool, outdoor bench, outdoor chair, outdoor coffee table, outdoor
      daybed, outdoor dining set, outdoor dining table, outdoor fireplace, outdoor furniture, outdoor heater, outdoor
      light, outdoor lounge, outdoor lounger, outdoor loveseat, outdoor ottoman, outdoor plants, outdoor seating,
      outdoor side table, outdoor sofa, outdoor stool, outdoor storage box, outdoor swing, outdoor table, outdoor
      umbrella, oxalis, oxydendrum, pachira, pachyphytum, pachypodium, pachysandra, paddling pool, paeonia, pampas
      grass plant, panda film, panicum, pansy, papaver, paphiopedilum, parasol, parlour palm, parthenocissus, party
      tent, passiflora, passion flower plant, path edging, pathway light solar, patio chair, patio chair cushion, patio
      cushion, patio dining set, patio furniture, patio heater, patio heater cover, patio set, patio sofa, patio
      umbrella, paulownia, paver, pavers, pavilion tent garden, paving slab, paving stone, pea gravel, pea netting, pea
      sticks, peace lily, peat, pebbles, pelargonium, pennisetum, penstemon, pent shed, peony, peperomia, perennial,
      pergola, perlite, perovskia, persicaria, pest control garden, pest shield, pesticide, petunia, ph down, ph ec
      meter, ph minus, ph plus, ph up, phalaenopsis, philadelphus, philodendron, phlomis, phlox, phoenix canariensis,
      phormium, photinia, photoperiod, phygelius, phyllostachys, physocarpus, physostegia, picea, pieris, pigeon spike,
      pigeon spikes, pilea, pilosocereus, pinguicula, pinus, pitchfork, pittosporum, pizza oven outdoor, pk 13 14,
      plant, plant feed, plant fertiliser, plant food, plant label, plant light, plant marker, plant markers, plant
      mister, plant nutrient, plant nutrients and additives, plant pot, plant pot saucer, plant pots, plant protection
      fleece, plant saucer, plant shelf outdoor, plant stand, plant support, plant ties, plant vitamin, plant vitamins,
      plant yoyo, planter, planter box, platanus, platycerium, platycodon, play bark, play sand garden, playhouse
      garden, plectranthus, plug plant, plug plants, plug tray, plug trays, pole pruner, pole saw, polemonium, poly
      pipe, polygonatum, polytunnel, pond, pond accessories, pond equipment, pond filter, pond heater, pond hose, pond
      liner, pond liner patch, pond liner patches, pond liner repair, pond nozzle, pond patch, pond plant, pond pump,
      pond skimmer, pond supplies, pond treatment, pond vacuum, ponytail palm, pool, pool accessories, pool alarm, pool
      booster pump, pool brush, pool cartridge filter, pool chlorine, pool cleaner, pool cover, pool enclosure, pool
      equipment, pool filter, pool float, pool floor, pool floor mat, pool floor protector, pool floor tile, pool floor
      tiles, pool ground cloth, pool heat pump, pool heater, pool hose, pool ladder, pool light, pool maintenance, pool
      net, pool noodle, pool pump, pool salt, pool sand filter, pool skimmer, pool steps, pool supplies, pool test
      strip, pool test strips, pool thermometer, pool vacuum, pool winter cover, populus, porch swing, portulaca,
      portulacaria, post driver, post hole borer, post hole digger, pot feet, pot planter, potentilla, pothos, pots and
      planters, potted basil, potted herb, potted plant, potted tree, potting bench, potting mix, potting soil, potting
      table, power blower, ppm meter, pressure compensating dripper, pressure sprayer, pressure washer, primrose,
      primula, privacy hedge, privacy screen, privet hedge, propagation, propagation station, propagator, pruner,
      pruning saw, pruning scissor, pruning scissors, pruning shear, pruning shears, prunus, pteris, pulsatilla,
      pumpkin seeds for planting, punica granatum, purple sensation bulb, purple sensation bulbs, pyracantha, pyrus,
      queen excluder, quercus, rabbit guard, rabbit repellent, radermachera, railway sleeper, rain barrel, rain chain,
      rain diverter, rain gauge, rain gun, rain sensor, raised bed, rake, rambling rose, ranunculus corm, ranunculus
      corms, raspberry cane, raspberry canes, rattan furniture, rattan furniture set, rattan garden sofa, rattan set,
      rattan sofa set, rebutia, red roses, reed screening, reflective mylar, reflector grow, rhaphidophora, rhapis,
      rhipsalis, rhizome, rhizotonic, rhododendron, rhubarb crown, rhus, ribes, ride on mower, riding mower, robinia,
      robot lawn mower, robotic lawnmower, robotic mower, rock salt de icing, rockery stone, rockwool cube, rockwool
      starter, rockwool starter cubes, rodgersia, root booster, root stimulator, root trainer, root trainers, rootgrow,
      rooting compound, rooting gel, rooting hormone, rooting powder, rope ratchet, rope ratchet hanger, rosa rugosa,
      rose bouquet, rose box, rose bush, rose clear, rose feed, rose food, rose obelisk, roses bouquet, rosmarinus,
      rotavator, rotor sprinkler, rubus, rudbeckia, ruscus, rvk fan, saintpaulia, salix, salt cell pool, salt
      chlorinator, saltwater chlorinator, salvia, sambucus, sand filter pool, sansevieria, santolina, sapling,
      saponaria, sarcococca, sarracenia, saxifraga, scabiosa, scalloped umbrella, scarecrow, scarifier, schefflera,
      schizostylis, schlumbergera, scilla, scindapsus, scrog net, seaweed extract, seaweed feed, secateur, secateurs,
      second early potatoes, sedum, seed, seed garlic, seed mix, seed packet, seed potato, seed potatoes, seed
      spreader, seed starter, seed storage box, seed tray, seedling, seedling tray, seeds, seeds and bulbs,
      selaginella, selenicereus, self watering planter, self watering pot, sempervivum, senecio, sequoiadendron, shade
      cloth, shade net, shade netting, shade sail, shallot set, shallot sets, sharp sand, shed, sheds and fencing,
      sheds fencing, shock chlorine, shovel, shredder, shrub, sidalcea, silenced ducting, silene, sisyrinchium,
      skimmia, slate chip, slate chipping, slate chippings, slate chips, slug bait, slug killer, slug pellet, slug
      pellets, slug repellent, slug tape, slug trap, snail bait, snail repellent, snail trap, snake repellent,
      snapdragon, snow blower, snow shovel, snow thrower, snowdrop bulb, snowdrop bulbs, soaker hose, soil, soil
      conditioner, soil moisture meter, solanum, solar garden light, solar light, solar lights, solar pathway light,
      solar pathway lights, soleirolia, solidago, sorbus, spa accessories, spa chemical, spa chemicals, spa filter,
      spade, spathiphyllum, sphagnum moss, spiraea, spiral guard, splash pool, spool and line, spray gun hose, spray
      head, sprayer, sprayer garden, spreader, spring bulb, spring bulbs, sprinkler, sprouting seed, sprouting seeds,
      squash seeds, squirrel proof feeder, squirrel repellent, stabiliser pool, stachys, standard rose, stapelia,
      starter cubes, starter plugs, steamer chair, stephanotis, stepping stone, sternbergia, stipa, storage shed,
      strawberry plug, strawberry runner, strawberry runners, strelitzia, streptocarpus, strimmer, strimmer head,
      strimmer line, string of hearts, string of pearls plant, string trimmer, stromanthe, stump killer, styrax,
      succulent, succulent plant, suet, summerhouse, sun bed, sun lounger, sun sail, sunbed, sundial, sunflower seeds
      for planting, sunflower seeds for sowing, sunlounger, sunshade, surfinia, sweet pea, sweet pea seeds, sweet
      william, swimming pool, swing chair, swing seat, symphoricarpos, symphytum, syngonium, syringa, tagetes, tamarix,
      tap timer, taxodium, taxus, taxus baccata, tellima, terracotta pot, terrarium, teucrium, thalictrum, thuja,
      thunbergia, thymus vulgaris, tiarella, tigridia, tilia, tillandsia, tillandsia ionantha, tiller, tiller
      cultivator, tissue culture plant, tithonia, tomato cage, tomato feed, tomato food, tomato seed, tomato seeds,
      topiary ball, topiary shear, topiary shears, topsoil, torenia, trachelospermum, trachycarpus, tradescantia, tree,
      tree guard, tree sapling, tree seedling, tree stake, tree tie, trellis, trichocereus, tricyrtis, trillium, trim
      bag, trim bin, trimmer head, trimmer line, trimmer spool, trimming machine bud, trollius, tropaeolum, trowel,
      tsuga, tulip, tulip bulb, tulip bulbs, tulipa, turbinicarpus, turf, ulex, ulmus, umbrella base, umbrella patio,
      utricularia, uv clarifier, vaccinium, vanda orchid, varroa treatment, veg trug, vegetable plants, vegetable seed,
      vegetable seeds, venus fly trap, venus flytrap, verbascum, verbena bonariensi, verbena bonariensis, verbena
      plant, vermicompost, vermiculite, veronica spicata, veronicastrum, viburnum, vinca, vinca minor, vine weevil
      killer, viola cornuta, vriesea, wallflower plant, washingtonia, water butt, water butt stand, water computer,
      water feature, water lilies, water lily, water timer, watering can, watering globe, watering kit, watering lance,
      watering system, watering wand, wax foundation, weather vane, weathervane, wedding bouquet, weed and feed, weed
      barrier, weed burner, weed control fabric, weed eater, weed fabric pegs, weed feed, weed killer, weed mat, weed
      membrane, weed puller, weed torch, weed trimmer, weed wacker, weeder, weedkiller, weigela, wheelbarrow, whips
      hedging, wildflower mix, wildflower turf, willow screening, wind spinner, windbreak netting, windchime, window
      box, wing reflector, wisteria, wood chipper, worm casting, worm castings, wormery, yew hedge, yoyo plant, yucca,
      zamioculcas, zantedeschia, zelkova, zephyranthes, zinnia`,
    ],
    ['GARDEN+HOME', 'outdoor cushion, outdoor pillow'],
  ],
  unsure: `abies, acanthus, acer, achillea, aconitum, aerator, alcea, alyssum, amaryllis, anemone, aralia, arbutus,
    aster, azalea, barn, bellis, bidens, blower, bouquet, bromine, cacti, cactus, calluna, camellia, campanula,
    cattleya, cedrus, celtis, centaurea, cereus, chipper, chlorine, chrysanthemum, cistus, cloner, coco brick, coleus,
    crocus, croton, cultivator, cyclamen, cymbidium, daffodil, dahlia, decking, decorative stone, decorative stones,
    dianthus, digital ballast, digitalis, drip kit, dripper, duct fan, ec meter, evergreen, expanded clay, feminised,
    feminized, fence, fern, flowers, forget me not, fountain, foxglove, fraxinus, fuchsia plant, garden tap, gardenia,
    gazania, geranium, gerbera, gnome, grass, gravel, gypsophila, hamamelis, hebe plant, helianthus, helichrysum, hive,
    hoe, hose, hyacinth, hydrangea, hydroponic, hypericum, ilex, inline fan, irrigation pipe, jasminum, juglans, jute
    twine, kalanchoe, kneeler, lantana, larkspur, laurus nobilis, lawn, light hanger, lilium, limonium, lisianthus,
    lobelia, lonicera, magnolia, malus, marquee, monstera, morus, narcissus, nasturtium, nerium, nymphaea, obelisk,
    oenothera, olea europaea, oleander, opuntia, orchid, osmanthus, paeonia, pansy, papaver, passiflora, pebbles,
    peony, perlite, petunia, ph down, ph up, phlox, picea, pilea, pinus, plant, planter, platanus, poly pipe, pond,
    pool, populus, portulaca, potentilla, ppm meter, primrose, primula, propagator, pulsatilla, punica granatum, pyrus,
    quercus, rain sensor, rake, rhipsalis, rhus, ribes, robinia, rope ratchet, rope ratchets, rosmarinus, rubus,
    ruscus, salix, salvia, sambucus, saponaria, saxifraga, scilla, seed, seeds, senecio, shed, shredder, silene,
    snapdragon, solanum, solidago, splash pool, spray head, spreader, starter plugs, strelitzia, styrax, succulent,
    suet, sunshade, sweet pea, symphytum, taxodium, taxus, thuja, tilia, tiller, tree, tulip, tulipa, turf, ulex,
    vaccinium, verbascum, vinca, washingtonia, weeder, wisteria, zinnia`,
  printed: 'garden flag, planter',
  ofHome: 'garden light, outdoor light, solar light, solar lights',
  uses: {
    GARDEN: `agriculture, bouquets, garden, garden center, garden centre, gardening, gardening tools, greenhouse,
      horticulture, lawn, outdoor furniture, patio, patio furniture, patio tables, plant care, plant nursery, plant
      nutrition, planters, plants, plants and flowers, soil health, yard`,
  },
  makers: {
    GARDEN: `ac infinity, advanced nutrients, aftercut, al ko, apta pot, astralpool, autopot, bahco secateurs, baker
      creek, baker creek seeds, barney s farm, bayer advanced, bayrol, bcuzz, bestway, bestway lay z, billyoh, biobizz,
      blagdon, bluelab, bonide, bosch ahs, bosch art, bosch rotak, botanical interests, breeo, briggs and stratton,
      briggs stratton, budbox, bug clear, burgon ball, burpee, burpee seeds, bwt robot, can lite, canadian spa, canna
      aqua, canna boost, canna coco, canna pk, canna rhizotonic, canna terra, capi europe, celaflor, chiltern seeds,
      claber, clearwater chlorine, clorox pool, cobra mower, compo, corona tools, cub cadet, david austin, dinafem,
      dolphin nautilus, droll yankees, dutch passion, easy set 10ft, echo cs, echo srm, echo trimmer, ecofurn, ecopots,
      ecothrive, ego 21, ego 56v, ego power, einhell ge, elho, empathy rootgrow, espoma, evergreen lawn, fast buds,
      fastbuds, felco, ferry morse, fiskars, flexzilla, flymo, forest garden, fox farm, foxfarm, franchi seeds, gallup
      weed, gardena, gavita, general hydroponics, ghe flora, gilmour, green house seeds, greenworks, hailea, halls
      greenhouse, hanna ph, haxnicks, hayter, hayward, hayward pool, honda hrx, house and garden van, hozelock, hth,
      hth pool, humboldt seed, hunter pgv, hunter pro c, husqvarna, husqvarna 445, husqvarna 450, husqvarna automower,
      intex, jack s magic, jobe s, johnny s seeds, johnsons seeds, karcher k, karcher k4, karcher k5, kent stowe,
      keter, keter manor, keter store, kohler engine, kreepy krauly, laguna pond, lay z spa, lechuza, levington,
      lifetime shed, lumatek, makita uh, mammoth tent, mammotion, mars hydro, marshalls seeds, maxicrop, mcculloch,
      melcourt, miracid, miracle gro, mountfield, mr fothergill s, mspa, mtd, netafim, neudorf, oase aquamax, oase
      biotec, oase filtoclear, oase pond, oregon chain, palram, park seed, pentair, perky pet, phostrogen, plagron,
      polaris 280, prima klima, provanto, proven winners, rain bird, real seeds, resolva, rhino pro, richard jackson,
      robomow, roseclear, roundup, rowlinson, royal queen seeds, ryobi lawn, sanlight, sbk brushwood, scotts, scotts
      turf, secret jardin, segway navimow, sensi seeds, shire shed, shogun nutrients, spear jackson, spider farmer,
      stiga, stihl, stihl bg, stihl fs, stihl hs, stihl ms, stihl ms 170, substral, sun joe, suncast, suttons, sweet
      seeds, sylvagrow, systemair, thompson and morgan, thompson morgan, tomorite, toro, toro recycler, trolmaster,
      unwins, vitavia, vitax, vitax q4, vivosun, wave spa, webb mower, weber garden, weedol, westland, westland boost,
      wolf garten, worx landroid, yardistry, zest garden, zodiac baracuda, zodiac pool`,
  },
};
