import type { Subject } from '../words.ts';

export const GARDEN: Subject = {
  things: [
    [
      'GARDEN',
      `13mm pipe, 16mm pipe, 2 litre pot plant, 3 litre pot plant, 4 station controller, 4mm tube, 6 station
      controller, 600w ballast, 600w hps, 8 station controller, 9cm pot plant, abelia, abies, above ground pool, above
      ground pool liner, abutilon, acanthus, acanthus mollis, acer, acer palmatum, achillea, aconitum, acoustic
      ducting, actaea, adenium, adiantum, adirondack chair, adjust a wing, adjustable dripper, adjustawing,
      adromischus, aeonium, aerator, aerator lawn, aero pot, aerogarden, aeroponic, aeschynanthus, aesculus, afm glass,
      agapanthus, agastache, agave americana, agave angustifolia, agave attenuata, agave desmettiana, agave filifera,
      agave geminiflora, agave ovatifolia, agave parryi, agave plant, agave potatorum, agave titanota, agave victoriae
      reginae, agave weberi, ageratum, aglaonema, air cooled hood, air plant, air pot, ajuga, akebia, albizia, alcea,
      alchemilla, algae brush, algae killer, algae remover pond, algae treatment pond, algaecide, alkalinity increaser,
      alkalinity up, allium, allium bulb, almond tree, alnus, alocasia, aloe arborescens, aloe plant, aloe polyphylla,
      aloe vera plant, aloysia, alpine plant, alstroemeria, alyssum, amaryllis, amaryllis bulb, amelanchier, ammi
      majus, amorphophallus, amsonia, anchusa, anemone, anemone bulbs, anemone corm, anemone hupehensis, anigozanthos,
      animal repellent, ant control garden, anthemis, anthurium, anti foam spa, antirrhinum, apex shed, aphid spray,
      api bioxal, apidea, apiguard, apivar, apple tree, apricot tree, aquatic basket, aquatic plant basket, aquilegia,
      aralia, araucaria, arbor, arbour, arbutus, arbutus unedo, arctotis, areca palm, argyranthemum, ariocarpus,
      arisaema, armeria, aroid mix, aronia, artichoke plant, artificial grass, artificial hedge, artificial turf, arum
      lily, aruncus, asclepias, ashforth feeder, asparagus crown, asparagus plant, aspidistra, asplenium, astelia,
      aster, aster novi belgii, astilbe, astrantia, astrophytum, athyrium, aubrieta, aucuba, auger bit earth, auto
      feminised, auto feminized, auto flower, auto flowering seeds, auto reel, auto seeds, auto vent, autodrive,
      autoflower, autoflowering, automatic vent opener, automatic watering, automower, autopot, autovent, avocado tree,
      azalea, azalea feed, backpack blower, bacopa plant, bait hive, ballast 600w, bamboo cane, bamboo screening,
      bamboo stake, banana plant, banana tree, banksia, baptisia, bar and chain, barbed connector, barbed coupling,
      barbed elbow, barbed joiner, barbed tee, bare root, bare root plant, bareroot, bark chip, bark chipping, barley
      straw, barn, base nutrient, basil plant, basil seeds, bat box, bat guano, bay tree, bead filter, beaded liner,
      beaucarnea, bedding plant, bee bait, bee brush, bee escape, bee feed, bee feeder, bee fondant, bee gloves, bee
      hotel, bee house, bee jacket, bee keeping, bee smoker, bee suit, bee syrup, bee veil, beech hedge, beech tree,
      beehive, beekeeper suit, beekeepers gloves, beekeeping, beekeeping gloves, beekeeping jacket, beeswax foundation,
      begonia, begonia tuber, bell cloche, bellis, bench cushion outdoor, beneficial bacteria plants, beneficial
      microbes, berberis, bergenia, berry bush, betula, bidens, bike shed, billbergia, bin store, biochar, birch tree,
      bird bath garden, bird netting, bird of paradise plant, bird s nest fern, bird scarer, bird spike, birdbath,
      bistro chair, bistro set, bistro table, black and white sheeting, black white film, blackberry bush, blackberry
      plant, blackcurrant bush, blackcurrant plant, blade bolt, blade boss, blanket answer, blanket weed, blanketweed,
      blechnum, bleeding heart plant, bletilla, block paving brush, blood fish and bone, blood meal, bloom a b, bloom
      booster, bloom nutrient, bloom stimulant, bloom stimulator, blower, blower vac, blueberry bush, blueberry plant,
      bokashi, bone meal, bonsai, bonsai scissor, bonsai tool, booster pump kit, border fork, boston fern, bottom
      drain, bougainvillea, boundary wire, bouquet, bow saw garden, bowl leaf trimmer, bowl trimmer, box hedge,
      boxwood, boysenberry plant, brachyscome, brassica collar, bridal bouquet, bridesmaid bouquet, broadcast spreader,
      bromeliad, bromine, bromine tablet, brood box, brood frame, brugmansia, brunnera, brush cutter, brushcutter,
      brushcutter harness, brushwood killer, brushwood screening, bubble hash bags, bubble insulation greenhouse, bud
      booster, bud hardener, bud trimmer, budding knife, buddleia, buddleja, bug control, bug hotel, bug spray plants,
      bulb collection, bulb planter, bulbs and seeds, bulbs for planting, bulbs tulip, bump feed head, bump head, bunch
      of roses, burro s tail, butia, butterfly house, butterfly netting, button dripper, buttonhole flower, buttonhole
      rose, butyl liner, buxus, cabin shed, cachepot, cacti, cactus, cactus mix, cactus plant, cafe umbrella, cal mag,
      caladium, calamagrostis, calathea, calceolaria, calcium hypochlorite, calibrachoa, calibration solution,
      callistemon, calluna, calmag, caltha, camassia, camellia, campanula, campsis, cane cap, canna, canna lily,
      cannabis seeds, cannazym, cantilever umbrella, carbon filter, carbon filter fan, carbon filter grow, carex
      oshimensis, carnivorous plant, carolina reaper seeds, carpinus, carport, carrot seeds, cartridge filter pool,
      carya, caryopteris, caryota, cascade pump, casket spray, cast iron plant, cast stone, cast stone ornament, cat
      repellent, catalpa, catmint, catmint plant, cattleya, ceanothus, cedrus, cell cup, celosia, celtis, centaurea,
      cephalotus, cerastium, ceratostigma, cercidiphyllum, cercis, cereus, ceropegia, cfl grow, chaenomeles, chain and
      bar oil, chain loop, chain saw, chain sharpening file, chainsaw, chainsaw boots, chainsaw gloves, chainsaw
      sharpener, chainsaw trousers, chair cushion outdoor, chaise lounge outdoor, chamaecyparis, chamaedorea,
      chamaerops, cheese plant, chelone, chemical dispenser, cherry laurel, cherry tree, chili seeds, chilli pepper
      seeds, chilli plant, chilli seeds, chimenea, chimenea clay, chiminea, chimonanthus, chionanthus, chionodoxa,
      chipper, chipper shredder, chive plant, chlorinator, chlorine, chlorine dispenser, chlorine floater, chlorine
      granule, chlorine tab, chlorine tablet, chlorophytum, choisya, christmas tree real, chrysanthemum, cimicifuga,
      cissus, cistus, citrus plant, citrus tree, clarifier pool, clay balls, clay pebble, clearer board, cleistocactus,
      clematis, cleome, clerodendrum, clethra, click and grow, climbers plants, climbing plant, climbing rose, clivia,
      cloche tunnel, clone gel, clone tray, cloner, clonex, cloning gel, cloning machine, cloud tree, clusia, cmh, co2
      bag, co2 generator grow, cobaea, coco a and b, coco a b, coco brick, coco coir, coco pole, coco slab, coco
      substrate, cocopeat, codiaeum, coil hose, coir brick, coir disc, coir pellets, coir roll, cold frame, coleus,
      colocasia, combi ducting, compost, compost tumbler, composter, concrete planter, concrete pot, conifer,
      conophytum, contactor grow, convallaria, conversation set, convolvulus, cool tube reflector, copiapoa, copper
      tape plants, cordless trimmer, cordyline, coreopsis, coriander seeds planting, corner set rattan, cornus,
      coronilla, cortaderia, corydalis, corylopsis, corylus, cosmos bipinnatus, cotinus, cotoneaster, cotswold
      chippings, cottage garden plants, cotyledon, courgette plant, cover net pond, cover pot, cover roller, crambe,
      cranesbill, crape myrtle, crassula, crataegus, creeping thyme, crepe myrtle, crinodendron, crinum, crocosmia,
      crocus, crocus bulb, crop bars, crop cover, croton, crownboard, cryptomeria, ctenanthe, cucumber plant, cucumber
      seeds, cultivator, cuphea, cupressus, currant bush, cushion box, cut flower, cutter deck belt, cutting gel,
      cutting powder, cyanuric acid, cyathea, cycas, cyclamen, cymbidium, cynara, cyrtomium, cytisus, daffodil,
      daffodil bulb, dahlia, dahlia bulb, dahlia tuber, daisy grubber, damson tree, daphne odora, davidia involucrata,
      de powder pool, debris cover, debris netting, deck belt, deck chair, deck tile, deck wheel, deckchair, decking,
      decking cleaner, decking tile, decorative aggregate, decorative bark, decorative gravel, decorative stone,
      decorative stones, decoy heron, deer repellent, deer repeller, delphinium, dendrobium, deschampsia, dethatcher,
      deutzia, diamond film, dianthus, diascia, dibber, dicentra, dichlor, dichondra, dicksonia, dieffenbachia,
      dierama, digging fork, digital ballast, digitalis, dimorphotheca, dionaea, dischidia, diving board, dn1, dn1
      frames, dn4, dodonaea, doronicum, dosatron, downpipe diverter, dozen roses, dpd 1, dpd tablet, dracaena, dragon
      plant, dragon tree, draw hoe, drip emitter, drip hose, drip kit, drip kit balcony, drip line, drip ring, drip
      stake, drip tape, dripline, dripper, dripper stake, dripperline, drop spreader, drosera, drum filter, dry net,
      drying net herbs, drying rack net, dryopteris, duckweed remover, duct clamp grow, duct fan, duct reducer, duct
      silencer, duct splitter, dudleya, dumb cane, dump cart, dutch hoe, dwarf tree, dwc bucket, dwc system, dypsis,
      earth auger, earth drill, easy2grow, ec buffer, ec meter, ec truncheon, echeveria, echinacea plant, echinocactus,
      echinocereus, echinops, echinopsis, echium, edger, edgeworthia, edging iron, edging knife, edging shear, edging
      stone, egg chair, elaeagnus, eleagnus, elephant ear plant, elephant garlic bulb, enkianthus, entrance block hive,
      entrance reducer hive, enviromesh, enzyme nutrient, epdm liner, epimedium, epiphyllum, epipremnum, epsom salts
      plants, eranthis, eremurus, erica carnea, ericaceous feed, erigeron, eriobotrya, eriophorum, eryngium, erysimum,
      erythronium, escallonia, eschscholzia, eucalyptus gunnii, eucalyptus plant, eucalyptus tree, eucomis, euonymus,
      eupatorium, euphorbia, eustoma, evergreen, evolution aqua, exochorda, expandable hose, expanded clay, expansion
      plug, extraction bags, extraction fan grow, extractor fan kit grow, extractor honey, eyeball return, f1 hybrid
      seed, f1 seeds, fabric planter, fabric pot, fagus, fallopia, fan controller, fan speed controller, farfugium,
      fargesia, fatsia, faucaria, feed and weed, felt pot, feminised, feminised seeds, feminized, feminized seeds,
      fence, fencing panel, fencing veil, fern, ferocactus, fertiliser, fertilizer, festuca, feverfew, ficus, ficus
      ginseng, fiddle leaf fig, fig tree, figure 8 end, filipendula, filter brushes pond, filter cartridge pool, filter
      foam pond, filter glass, filter sand, fire bowl, fire pit, firepit, first early potatoes, fish blood bone,
      fittonia, flagpole garden, flamingo ring, flange duct, fleece plant, fleece tunnel, floating bar, floating
      dispenser, floating drink holder, floating fountain, floating plants pond, flocculant, flood and drain tray,
      flood tray, floral arrangement, floribunda, flow hive, flower arrangement, flower bouquet, flower box, flower
      bulb, flower crown fresh, flower delivery, flower pot, flower seed, flower subscription, flowering booster,
      flowerpot, flowers, flush nutrient, flushing agent, fogger nozzle, foliar feed, foliar spray, fondant bee, forget
      me not, formic pro, forsythia, fothergilla, foundation wax sheets, foundation wired, fountain, fountain head,
      fountain jet, fountain kit, fountain nozzle, fountain pump, fountain ring, fox repellent, foxglove, frame feeder,
      frame grip, frame lifter, frame pool, francoa, fraxinus, freesia bulb, fresh start pond, fritillaria, frost
      cover, frost fleece, fruit bush, fruit cage, fruit tree, fuchsia plant, funeral flower, funeral spray, funeral
      wreath, fungicide, fungus gnat, funny pipe, furniture cover garden, gaillardia, galanthus, galtonia, garden
      accessories, garden apron, garden arch, garden bag, garden bed, garden bench, garden bridge, garden cart, garden
      chair, garden chipper, garden cloche, garden clock, garden corner sofa, garden cushion, garden decor, garden
      dining set, garden edging, garden fence, garden fencing, garden flag, garden fork, garden furniture, garden
      glove, garden gnome, garden hand tools, garden hose, garden kneeler, garden lantern, garden light, garden line,
      garden lounge set, garden machinery, garden mirror, garden netting, garden obelisk, garden ornament, garden rake,
      garden ready plants, garden ready plug, garden riddle, garden sack, garden scissor, garden shear, garden shed,
      garden shredder, garden sieve, garden sign, garden sleepers, garden sofa, garden spade, garden spray gun, garden
      sprayer, garden stake, garden statue, garden string, garden swing, garden table, garden tap, garden thermometer,
      garden tidy bag, garden tools, garden tractor, garden trailer, garden trowel, garden trug, garden twine, garden
      umbrella, garden vac, garden vacuum, garden waste bag, garden wire, gardenia, gardening glove, garlic bulbs,
      garrya, gasteria, gaultheria, gaura, gazania, gazebo, gear drive, gear drive rotor, gentiana, geranium, gerbera,
      geum, ghost pepper seeds, ginkgo biloba tree, ginseng bonsai, gizzmo, gladioli, gladiolus, glass filter media,
      glazing bar, glazing clips, gleditsia, glyphosate, gnome, goeppertia, goji berry plant, gomphrena, goof plug,
      gooseberry bush, gooseberry plant, gourd seeds, grab rail pool, grafting knife, grafting tape, grafting tool
      queen, grain spawn, grape plant, grape vine, grape vine plant, grapevine, graptopetalum, graptoveria, grass,
      grass box, grass catcher, grass collector, grass plug, grass seed, grass shears, grass trimmer, gravel, gravel
      board, greenfly spray, greenhouse, greenhouse glazing clips, greenhouse heater, greenhouse shading, greenhouse
      shelving, greenhouse staging, grevillea, griselinia, grit bin, grodan, ground cover fabric, ground pegs weed,
      grow a b, grow bag, grow ballast, grow box, grow bulb, grow cabinet, grow house, grow kit, grow lamp, grow light,
      grow nutrient, grow pot, grow reflector, grow room, grow slab, grow tent, grow timer, grow your own, growbag,
      growing kit, growing media, growing medium, growmedium, growmore, growth stimulator, guano, guava tree, guide
      bar, gunnera, guzmania, gymnocalycium, gypsophila, hair and lint pot, hakonechloa, halesia, half standard,
      hamamelis, hammock, hammock chair, hand cultivator, hand fork, hand rake, hand tied bouquet, hand tied flowers,
      hand weeder, hanging basket, hanging basket liner, hanging chair, hanging planter, hanging pot, hardness
      increaser, hardy geranium, harness double shoulder, haworthia, haworthiopsis, hawthorn hedge, hay bale
      decoration, hazel tree, heated mat, heated propagator, heather press, heavy duty timer grow, hebe plant, hedera,
      hedge clipper, hedge cutter, hedge panel, hedge plant, hedge shear, hedge trimmer, hedgehog house garden,
      hedgetrimmer, hedging, hedging plants, hedychium, helenium, helianthemum, helianthus, helichrysum, hellebore,
      helleborus, hemerocallis, hemp seeds planting, heptacodium, herb dryer net, herb drying net, herb drying rack,
      herb garden kit, herb kit, herb plant, herb planter, herb pot, herb pot plant, herb seed, herb snips garden,
      herbicide, heron decoy, heron deterrent, heron stopper, hesperis, heuchera, hibiscus plant, hibiscus rosa
      sinensis, hibiscus syriacus, hive, hive floor, hive frame, hive roof, hive stand, hive strap, hive super, hive
      tool, hoe, hoheria, hollow tine, holly bush, hollyhock, honey bucket tap, honey creamer, honey extractor, honey
      gate, honey refractometer, honey ripener, honey strainer, honey tap, honey warming cabinet, honeyberry,
      honeysuckle plant, hop plant, hornbeam, horseradish plant, horticultural fleece, horticultural grit,
      horticultural sand, hose, hose bib, hose cart, hose connector, hose coupling garden, hose end, hose guide, hose
      gun, hose hanger, hose holder, hose joiner, hose mender, hose nozzle, hose pipe, hose reel, hose repair, hose
      splitter, hose tap connector, hose trolley, hosepipe, hosta, hot tub, hot tub pillow, hotbed, house plant,
      houseplant, houttuynia, howea, hoya, hoya kerrii, hps 600w, hps bulb, hps kit, hps lamp, huernia, humic acid,
      humidity dome, hyacinth, hyacinth bulb, hyacinthus, hybrid tea rose, hydrangea, hydrawise, hydro a b, hydro clay,
      hydro pebbles, hydroponic, hydroponic nutrient, hydroponic supplies, hydroponic system, hydroponics, hydroton,
      hypericum, ibc adapter, ibc adaptor, ibc cover, ibc tap, iberis, ice bath chiller tub, ice vent pond, ilex, ilex
      aquifolium, ilex crenata, impatiens, imperata, in 9cm pot, incarvillea, incinerator, indigofera, indoor plant,
      inflatable flamingo, inflatable lounger pool, inflatable pool, inflatable ring, inflatable spa, inflatable swan,
      inflatable unicorn pool, inline dripper, inline duct fan, inline fan, insect hotel, insect mesh, insect netting,
      insecticide, instant hedge, intake fan, ipheion, ipomoea, iresine, iris bulbs, iris germanica, iris reticulata,
      iris sibirica, iron sulphate lawn, irrigation, irrigation fittings, irrigation manifold, irrigation pipe,
      irrigation valve box, itea virginica, ivy leaf screen, ivy screening, japanese maple, japanese matting, jasmine
      plant, jasminum, jiffy pellet, jiffy pot, john innes, jovibarba, juglans, jumbo plug, juniperus, jute twine, k1
      media, kalanchoe, kaldnes, kentia palm, kerria, kindling cracker, kindling splitter, kirengeshoma, kiwi plant,
      knautia, kneeler, kneeler foldable, kneeler seat, kneeling pad, kneeling pad garden, kniphofia, koi food pond,
      koi kichi, kolkwitzia, kumquat tree, laburnum, ladies spade, ladybird larvae, lagerstroemia, lamb s ear, lambs
      ear, lamium, lamprocapnos, landscape edging, landscape fabric, landscape rake, langstroth, lantana, larix,
      larkspur, laterals, lathyrus, laurel hedge, laurus nobilis, lavandula, lavatera, lavender hidcote, lavender
      munstead, lavender plant, lavender seeds, lawn, lawn aerator, lawn aerator shoes, lawn and garden, lawn care,
      lawn dethatcher, lawn edger, lawn edging, lawn food, lawn garden, lawn mower, lawn rake, lawn raker, lawn rescue,
      lawn roller, lawn sand, lawn scarifier, lawn seed, lawn shears, lawn sweeper, lawn thickener, lawn tractor, lawn
      trimmer, lawn turf, lawnmower, lawnmower carburettor, lay flat hose, layflat, layflat hose, ldpe pipe, ldpe tube,
      leaf bag, leaf blower, leaf canister, leaf collector, leaf cover, leaf gloss, leaf grabber, leaf guard gutter
      tank, leaf net pool, leaf rake, leaf scoop, leaf shine, leaf shredder, leaf skimmer, leaf sweeper, leaf vacuum,
      lec 315w, leca, led bar grow, led grow, led herb garden, lemon tree, lemon verbena, leonardite, leptospermum,
      lespedeza, letterbox blooms, letterbox flower, lettuce seeds, leucanthemum, leucojum, leucothoe, lewisia,
      leycesteria, leylandii, liatris, libertia, light hanger, light mover, ligularia, ligustrum, lilium, lily bulb,
      lily of the valley plant, lime garden, lime tree, limnanthes, limonium, line trimmer, liner patches, liner repair
      patch, liner underlay, link chain 14, liquid culture mushroom, liquid feed, liquid seaweed, liquidambar,
      liriodendron, liriope, lisianthus, lithodora, lithops, live plant, living wreath, livistona, lobelia, lofted
      barn, log cabin, log splitter, log store, loganberry, lollipop tree, lomandra, long handled shears, lonicera,
      lophophora, lopper, lst clips, lucky bamboo, lumatek zeus, lungwort, lupin plant, lupinus, luzula, lychee tree,
      lychnis, lysimachia, lythrum, magnetic ballast, magnolia, magnolia tree, mahonia, maidenhair fern, main drain
      cover, maincrop potatoes, malus, mammillaria, mandevilla, mandrel assembly, mango tree, manure, maple tree, maqs,
      maranta, marginal basket, marginal plant, marquee, mating nuc, matteuccia, matthiola, mattock, mdpe pipe, meadow
      mix, meadow seed, mechanical seal pump, meconopsis, medinilla, medlar tree, melianthus, melissa officinalis,
      melocactus, melon seeds for planting, mentha piperita, mesh pot, mespilus, metal halide grow, metal out pool,
      metasequoia, mh bulb, micro jet, micro spray, micro tube, micro tubing, microgreen kit, microgreen tray,
      microgreens, microtube, mildew spray plant, miller feeder, miltonia, mimulus, mini greenhouse, mini nuc, mini
      tiller, mint plant, mint seeds, miscanthus, mister bottle, mister nozzle, misting kit, misting nozzle, misting
      system, mixed bouquet, mixed flow fan, mixed flow inline fan, mixed native hedge, mole repellent, mole repeller,
      mole trap, molinia, monarda, money plant, mono nutrient, monstera, monstera albo, morus, moss control, moss
      killer, moss pole, moss remover, mouse guard hive, moving bed filter, mower, mower air filter, mower carburetor,
      mower carburettor, mower drive belt, mower service kit, mower spark plug, mp rotator, mulberry tree, mulch, mulch
      plug, mulching blade, mulching kit, mulching plate, multi stem tree, multifunction tablet, multiport, musa
      basjoo, muscari, mushroom dowels, mushroom kit, mushroom log, mushroom spawn, mushroom substrate, mycorrhiza,
      mycorrhizae, mycorrhizal, mylar film, mylar sheeting, mylar tent, myosotis, mypex, myrtus, nandina, narcissus,
      narcissus bulbs, nasturtium, national hive, nectarine tree, nectaroscordum, neem oil plants, nematode, nemesia,
      nemophila, neoprene collar, neoregelia, nepenthes, nepeta, nephrolepis, nerine, nerium, nerium oleander, net cup,
      net pot, nft system, nicotiana, nigella, non chlorine shock, npk, nuc box, nursery pot, nutrient meter, nutrients
      additives, nutrients and additives, nylon line, nymphaea, nyssa, oak tree, oasis cubes, obelisk, obelisk rose,
      observation hive, ocimum basilicum, odour control gel, odour filter, oenothera, olea europaea, oleander, olearia,
      olive tree, olla pot, ona block, ona gel, onion hoe, onion seeds, onion set, ophiopogon, opuntia, orange tree,
      orchid, orchid bark, orchid clip, orchid feed, orchid plant, orchid pot, origanum vulgare, ornamental grass,
      ornithogalum, orostachys, oscillating fan grow, osmanthus, osmunda, osteospermum, outdoor armchair, outdoor bar
      stool, outdoor bench, outdoor chair, outdoor coffee table, outdoor daybed, outdoor dining set, outdoor dining
      table, outdoor fireplace, outdoor furniture, outdoor heater, outdoor light, outdoor lounge, outdoor lounger,
      outdoor loveseat, outdoor ottoman, outdoor plants, outdoor seating, outdoor side table, outdoor sofa, outdoor
      stool, outdoor storage box, outdoor swing, outdoor table, outdoor tap connector, outdoor umbrella, overlap liner,
      oxalic acid, oxalic vaporizer, oxalis, oxydendrum, oxygenating plants, oyster mushroom grow, ozone generator
      grow, pachira, pachyphytum, pachypodium, pachysandra, paddling pool, paeonia, pampas grass plant, panda film,
      panicum, pansy, papaver, paphiopedilum, parasol, parlour palm, parrotia, parsley plant, parthenocissus, party
      tent, passiflora, passion flower plant, path edging, pathway light solar, patio brush weed, patio chair, patio
      cleaner, patio cushion, patio dining set, patio fruit tree, patio furniture, patio heater, patio rose, patio set,
      patio sofa, patio umbrella, paulownia, paver, pavilion tent garden, paving slab, paving stone, pea gravel, pea
      netting, pea sticks, peace lily, peach tree, pear tree, peat, pebble pool, pebbles, pelargonium, pelleted seed,
      pennisetum, penstemon, pent shed, peony, peony root, peperomia, pepper plant, pepper seeds hot, perennial,
      pergola, perimeter wire, perlite, perovskia, persicaria, pest control garden, pest shield, pesticide, petrol
      auger, petrol blower, petrol tiller, petrol trimmer, petunia, ph 7 buffer, ph buffer, ph calibration, ph
      decreaser, ph down, ph ec meter, ph increaser, ph minus, ph pen, ph plus, ph plus granules, ph probe solution, ph
      reducer, ph test kit hydroponics, ph tester kit, ph up, phalaenopsis, phenol red, philadelphus, philodendron,
      phlomis, phlox, phoenix canariensis, phormium, phosphate remover, photinia, photometer, photometer reagent,
      photoperiod, phygelius, phyllostachys, physocarpus, physostegia, picea, pieris, pigeon spike, pilea,
      pilosocereus, pineapple sage, pinguicula, pink princess, pinus, pitcher plant, pitchfork, pittosporum, pizza oven
      outdoor, pk 13 14, pk booster, plant, plant bender, plant clip, plant collar, plant cutting, plant feed, plant
      food, plant hanger, plant heat mat, plant invigorator, plant label, plant light, plant marker, plant mister,
      plant netting, plant nutrient, plant pods, plant pot, plant pot saucer, plant protection fleece, plant saucer,
      plant shelf outdoor, plant snips, plant stand, plant support, plant tags, plant ties, plant trainer, plant
      vitamin, plant watering, plant yo yo, plant yoyo, planter, planter bed, planter box, planter pot, planting
      basket, planting line, plastic foundation, platanus, platycerium, platycodon, play bark, play sand garden,
      playhouse garden, pleached, pleatco, plectranthus, plug plant, plug spawn, plug tray, plum tree, plunge pool, pod
      refill, podocarpus, pole saw, polemonium, pollen patty, pollen press, pollen substitute bee, pollen trap, poly
      hive, poly nuc, poly pipe, polygonatum, polypodium, polystichum, polythene cover, polytunnel, pomegranate tree,
      pond, pond accessories, pond air pump, pond airpump, pond bacteria, pond basket, pond building kit, pond
      clarifier, pond cover net, pond dechlorinator, pond dye, pond edging, pond equipment, pond filter, pond fountain,
      pond fountain pump, pond gloves, pond heater, pond hose, pond ice vent, pond liner, pond net, pond netting, pond
      nozzle, pond patch, pond pipe, pond plant, pond protector, pond pump, pond salt, pond skimmer, pond sludge, pond
      supplies, pond tank connector, pond test kit, pond thermometer, pond treatment, pond underlay, pond uv, pond uvc,
      pond vacuum, pond waders, pond waterfall, pontederia, ponytail palm, pool, pool accessories, pool alarm, pool
      basketball, pool bead, pool blanket, pool booster pump, pool brush, pool cartridge filter, pool chlorine, pool
      clarifier, pool cleaner, pool conditioner, pool coping, pool cover, pool drink holder, pool enclosure, pool
      equipment, pool fence, pool filter, pool float, pool floor, pool gate latch, pool ground cloth, pool handrail,
      pool heat exchanger, pool heat pump, pool heater, pool heating, pool hose, pool inflatable, pool inlet, pool kit,
      pool ladder, pool light, pool lilo, pool liner, pool lounger, pool main drain, pool maintenance, pool net, pool
      noodle, pool overflow, pool photometer, pool pole, pool pump, pool reel, pool return, pool ring, pool robot, pool
      salt, pool sand, pool scoop, pool shock, pool shower, pool skimmer, pool stabiliser, pool stabilizer, pool steps,
      pool supplies, pool test kit, pool test strip, pool tester, pool thermometer, pool towel rack, pool vac, pool
      vacuum, pool volleyball, pool wall brush, pool winter cover, pool winter plug, pool winterising, pool
      winterizing, poolside shower, populus, porch swing, portulaca, portulacaria, post auger, post driver, post hole
      borer, post hole digger, posy, pot 11l, pot feet, pot planter, pot saucer, potato bag, potato fork, potato
      planter, potentilla, pothos, pots and planters, potted basil, potted herb, potted plant, potted rose, potted
      tree, potting bench, potting mat, potting mix, potting scoop, potting table, potting tray, power blower, power
      tiller, ppm meter, prayer plant, pre planted coir, predatory mite, pressure cleaner pool, pressure compensating
      dripper, pressure washer, primrose, primula, privacy hedge, privacy screen, privet hedge, pro spray, propagation,
      propagator, propagator lid, propagator tray, propolis screen, pruner, pruning knife, pruning saw, pruning
      scissor, pruning shear, prunus, pteris, pull cord starter, pulmonaria, pulsatilla, pump basket, pump lid, pump
      lid o ring, pump strainer basket, pumpkin seed pack, pumpkin seeds for planting, punica granatum, purple
      sensation bulb, push pull valve, pvc liner pond, pyracantha, pyrus, quantum board, queen cage, queen clip, queen
      excluder, queen marking, queen rearing, quercus, quince tree, rabbit guard, rabbit repellent, radermachera,
      radial extractor, railway sleeper, rain barrel, rain chain, rain diverter, rain gauge, rain gun, rain sensor,
      rainwater diverter, rainwater filter, rainwater tank, raised bed, raised garden beds, rake, ram fan, rambling
      rose, ranunculus corm, rapid feeder, raspberry cane, raspberry plant, rattan furniture, rattan set, rattan sofa
      set, reagent tablets, rebutia, recoil spring, recoil starter, red hot poker, red roses, redcurrant, redwood tree,
      reed screening, reflective mylar, reflective sheeting, reflector grow, replacement liner pool, reservoir pond,
      return jet, rhaphidophora, rhapis, rhipsalis, rhizobium, rhizome, rhizotonic, rhododendron, rhubarb crown,
      rhubarb plant, rhubarb timperley, rhus, ribbed hose pond, ribes, ride on cover, robinia, rock dust, rock salt de
      icing, rockery stone, rockwool cube, rockwool slab, rockwool starter, rodgersia, romneya, root ball, root boost,
      root booster, root cubes, root plug, root riot, root stimulant, root stimulator, root trainer, rooted cutting,
      rootgrow, rooting compound, rooting gel, rooting hormone, rooting powder, rope ratchet, rope ratchet hanger, rosa
      rugosa, rose arch, rose bouquet, rose box, rose bunch, rose bush, rose clear, rose feed, rose food, rose obelisk,
      rose plant, rose seeds, rosemary plant, roses, roses bouquet, rosmarinus, rotavator, rotor nozzle, rowan tree,
      rubber edging, rubber liner pond, rubber plant, rubus, rudbeckia, ruscus, rvk fan, safety cover pool, sage plant,
      sagina, saintpaulia, salix, salt cell, salt spreader, salt water cell, saltwater chlorinator, salvia, sambucus,
      sand filter, sanguisorba, sansevieria, santolina, sapling, saponaria, sarcococca, sarracenia, saw chain, saw
      horse, sawdust spawn, saxifraga, scabiosa, scalloped umbrella, scarecrow, scarifier, schefflera, schizophragma,
      schizostylis, schlumbergera, sciadopitys, scilla, scindapsus, scrog net, scrog netting, scutellaria, seasonal
      bouquet, seaweed extract, seaweed feed, seaweed meal, secateur, second early potatoes, sedum, seed, seed balls,
      seed bomb, seed box, seed garlic, seed heat mat, seed mix, seed organiser, seed packet, seed pod kit, seed
      potato, seed sower, seed spacer, seed spreader, seed starter, seed starting kit, seed storage box, seed tin, seed
      tray, seedling, seeds, seeds and bulbs, selaginella, selenicereus, self watering insert, self watering planter,
      self watering pot, sempervivum, senecio, sensizym, sequoia, sequoiadendron, sesleria, settling tank honey, shade
      cloth, shade net, shade netting, shade paint, shade sail, shallot set, sharp sand, sheaf funeral, shed, sheds and
      fencing, sheds fencing, sheep shears garden, shiitake dowels, shock chlorine, shovel, shredder, shrub, sidalcea,
      side mount valve, silenced ducting, silene, silica nutrient, silicon nutrient, silver birch, single handed
      shears, sisyrinchium, skimmer basket, skimmer faceplate, skimmer lid, skimmer net, skimmer weir, skimmia, slate
      chip, slate chipping, slate plant labels, slide valve pond, sludge remover, slug bait, slug killer, slug pellet,
      slug repellent, slug tape, slug trap, slug wool, smart garden, smart pot, smoker fuel, smoker pellets, sn1, sn4,
      snail bait, snail repellent, snail trap, snake plant, snake repellent, snapdragon, snow blower, snow plough
      blade, snow thrower, snowdrop bulb, soaker, soaker hose, soil, soil conditioner, soil moisture meter, soil sieve,
      solanum, solar blanket pool, solar cover, solar garden light, solar light, solar lights, solar panel pool, solar
      pathway light, solar shower garden, solar shower outdoor, solar wax extractor, soleirolia, solidago, solids pump,
      sollya, sophora, sorbaria, sorbus, spa accessories, spa blower, spa chemical, spa clarifier, spa cover, spa
      crystals, spa filter, spa fragrance, spa headrest, spa heater, spa jet, spa lifter, spa no foam, spa pillow, spa
      pump, spa sanitiser, spa sanitizer, spa scents, spa shock, spa side table, spa starter kit, spa steps, spade,
      sparaxis, spathiphyllum, spawn dowels, sphagnum, spider mite, spider plant, spiraea, spiral guard, spiral
      topiary, splash pool, spool and line, spray body, spray gun hose, spray head, sprayer, sprayer garden, spreader,
      spring bulb, sprinkler, sprouting seed, sprouting tray, squash seeds, squirrel repellent, stabiliser pool,
      stachys, staghorn fern, staging, stain and scale, stake dripper, standard rose, standard tree, stapelia, starter
      cube, starter plugs, starter recoil, starter rope, starver, steam wax melter, steamer chair, steel pool, steel
      wall pool, stem support, stephanandra, stephanotis, stepping stone, sternbergia, stewartia, sticky trap, stipa,
      stokesia, stone ornament, stone otter, stone planter, stone statue garden, stonewool, storage shed, storage
      solution kcl, strawberry plant, strawberry planter, strawberry plug, strawberry runner, stream pump, strelitzia,
      streptocarpus, strimmer, string of bananas, string of dolphins, string of hearts, string of pearls, string of
      pearls plant, string of turtles, string trimmer, strobilanthes, stromanthe, stump killer, styrax, succulent,
      succulent plant, suction cleaner, suet, summerhouse, sun bed, sun lounger, sun sail, sunbed, sundial, sunflower
      seeds for planting, sunflower seeds for sowing, sunlounger, sunshade, super box bee, super frames, surfinia,
      swarm catcher, swarm lure, sweet pea, sweet pea seeds, sweet william, swim ring, swim spa, swimming pool, swing
      chair, swing joint, swing joint irrigation, swing pipe, swing seat, swoe, sympathy flowers, symphoricarpos,
      symphytum, syngonium, syringa, t5 grow, tagetes, tamarix, tanacetum, tangential extractor, tap adaptor, tap n go
      head, tap timer, tape connector, taxodium, taxus, taxus baccata, tayberry, telepole, telescopic pole pool,
      tellima, telopea, temperature fan controller, terra flores, terra vega, terracotta pot, terrarium, terrarium jar
      kit, terrarium kit, terrarium supplies, test tablets dpd, tetrapanax, teucrium, thai constellation, thalictrum,
      threaded tap connector, thrip trap, thuja, thunbergia, thyme plant, thymus vulgaris, tiarella, tigridia, tilia,
      tillandsia, tiller, tiller cultivator, tipping trailer, tissue culture plant, tithonia, tomato cage, tomato feed,
      tomato food, tomato halo, tomato plant, tomato planter, tomato seed, top bar hive, topiary ball, topiary shear,
      topsoil, torenia, tow behind, tow cart, trachelospermum, trachycarpus, tradescantia, tray of plants, tread
      ladder, tree, tree fern, tree guard, tree planting kit, tree stake, tree tie, tree watering bag, trellis, trellis
      netting plant, trichlor, trichocereus, trichoderma, tricyrtis, trillium, trim bag, trim bin, trim tray, trimmer
      cord, trimmer head, trimmer line, trimmer spool, trimming machine bud, trimming scissors, trimming snips,
      trimpro, triteleia, trollius, tropaeolum, trowel, trug, truncheon, tsuga, tt fan, tulip, tulip bulb, tulipa,
      tunnel cloche, turbinicarpus, turf, typha, ulex, ulmus, umbrella base, umbrella patio, umbrella plant, uncapping
      fork, uncapping knife, uncapping tank, uncapping tray, unicel, unrooted cutting, utricularia, uv clarifier, uv
      steriliser pond, uvc clarifier, vac plate, vaccinium, vacuum head, vacuum hose pool, vacuum plate, vacuum point,
      valve box, vanda orchid, variegated cutting, varroa, varroa treatment, veg planter, veg trug, vega nutrient,
      vegetable bed, vegetable plant, vegetable plug, vegetable seed, vegetable trug, venturi injector, venus fly trap,
      venus flytrap, veratrum, verbascum, verbena bonariensi, verbena plant, vermicompost, vermiculite, veronica
      spicata, veronicastrum, viburnum, victorian cloche, vinca, vinca minor, vine weevil killer, viola cornuta, vitis
      vinifera, vriesea, wallflower plant, walnut tree, warre hive, wasabi plant, washingtonia, wasp nest, water bag
      tree, water barrel tap, water blade, water butt, water butt pump, water clarifier, water computer, water feature,
      water feature pump, water lily, water spike, water tank garden, water timer, waterfall blade, waterfall pump,
      watering can, watering globe, watering kit, watering lance, watering spike, watering system, watering wand,
      watsonia, wax foundation, wax press bee, wbc hive, weather vane, weathervane, wedding bouquet, weed and feed,
      weed barrier, weed brush, weed burner, weed control fabric, weed eater, weed fabric pegs, weed feed, weed killer,
      weed mat, weed membrane, weed puller, weed torch, weed trimmer, weed wacker, weed wiper, weeder, weedkiller,
      weeping willow, weigela, weir door, weir flap, wetting agent plants, wheelbarrow, widger, wildflower mix,
      wildflower plugs, wildflower seed, wildflower turf, willow screening, willow tree, wind spinner, windbreak
      netting, windchime, window box, wing reflector, wing shade, winter savory, winteriser, winterizer pool, wired
      foundation, wishing well garden, wisteria, wollemia, wood chipper, wood shredder, wooden pool, woodwardia, worm
      bin, worm casting, worm farm, wormery, yew hedge, yoyo plant, yucca, zamioculcas, zantedeschia, zelkova, zeolite
      pool, zephyranthes, zero turn, zinnia, zz plant`,
    ],
    ['GARDEN+HOME', 'outdoor cushion, outdoor pillow'],
  ],
  unsure: `abies, acanthus, acer, achillea, aconitum, aerator, akebia, alcea, alyssum, amaryllis, anemone, aralia,
    arbutus, aster, azalea, banksia, barn, bee syrup, bellis, bidens, blower, bouquet, bromine, brushcutter harness,
    cacti, cactus, calluna, caltha, camellia, campanula, canna, carbon filter, carolina reaper seeds, cast stone,
    catmint, cattleya, cedrus, celtis, centaurea, cereus, chipper, chlorine, chrysanthemum, cistus, clethra, cloner,
    coco brick, coil hose, coleus, crocus, croton, cultivator, cyclamen, cymbidium, daffodil, dahlia, davidia
    involucrata, decking, decorative stone, decorative stones, dianthus, digital ballast, digitalis, dn1, dn4, drip
    kit, dripper, duct fan, ec meter, eriophorum, evergreen, evolution aqua, expanded clay, fallopia, fan controller,
    fan speed controller, feminised, feminized, fence, fern, feverfew, flowers, forget me not, fountain, foxglove,
    frame grip, fraxinus, fuchsia plant, garden tap, gardenia, gazania, gear drive, gentiana, geranium, gerbera, gnome,
    grass, gravel, guano, gypsophila, halesia, hamamelis, hammock, hebe plant, helianthus, helichrysum, hive, hoe,
    honey gate, honey tap, honeyberry, hose, hotbed, hyacinth, hydrangea, hydroponic, hypericum, ilex, inline fan,
    iresine, irrigation pipe, jasminum, juglans, jute twine, kalanchoe, kneeler, kneeling pad, lantana, larkspur,
    laterals, laurus nobilis, lawn, lawn edging, lemon verbena, lespedeza, libertia, light hanger, lilium, limonium,
    liquid culture mushroom, lisianthus, lobelia, loganberry, lonicera, luzula, magnolia, malus, marquee, melissa
    officinalis, mentha piperita, mint seeds, monstera, morus, mushroom spawn, narcissus, nasturtium, nerium, nigella,
    nymphaea, nyssa, obelisk, ocimum basilicum, oenothera, olea europaea, oleander, opuntia, orchid, origanum vulgare,
    osmanthus, osmunda, paeonia, pansy, papaver, passiflora, pebbles, peony, perlite, petunia, ph down, ph up, phlox,
    photometer, picea, pilea, pineapple sage, pinus, plant, plant pods, planter, platanus, pod refill, pollen trap,
    poly pipe, pond, pool, populus, portulaca, posy, potentilla, ppm meter, primrose, primula, propagator, pulsatilla,
    punica granatum, pyrus, quercus, rain sensor, rake, redcurrant, redwood tree, rhipsalis, rhus, ribes, robinia,
    romneya, rope ratchet, rope ratchets, roses, rosmarinus, rubus, ruscus, sagina, salix, salvia, sambucus, saponaria,
    saxifraga, scilla, seed, seed balls, seeds, senecio, sequoia, shed, shredder, silene, smart garden, smoker fuel,
    sn1, sn4, snapdragon, soaker, solanum, solidago, sophora, splash pool, spray head, spreader, staging, starter
    plugs, strelitzia, styrax, succulent, suet, sunshade, sweet pea, swing joint irrigation, symphytum, taxodium,
    taxus, tayberry, terrarium supplies, thuja, tilia, tiller, tree, trug, truncheon, tulip, tulipa, turf, typha, ulex,
    vaccinium, varroa, verbascum, vinca, washingtonia, weeder, winter savory, wisteria, zinnia`,
  printed: 'garden flag, planter',
  ofHome: 'garden light, outdoor light, solar light, solar lights',
  uses: {
    GARDEN: `agriculture, bouquets, garden, garden center, garden centre, gardening, gardening tools, greenhouse, grow
      shop, growshop, horticulture, lawn, outdoor furniture, patio, patio furniture, patio tables, plant care, plant
      nursery, plant nutrition, planters, plants, plants and flowers, soil health, yard`,
  },
  makers: {
    GARDEN: `ac infinity, advanced nutrients, aftercut, al ko, allett, amazon aeroponic, apta pot, aquafinesse, astral
      e25, astral pool, astralpool, atami, atco, athena blended, athena pro, autopot, autopot 4, b cuzz, bahco
      secateurs, baker creek, baker creek seeds, baracuda, barney s farm, bayer advanced, bayrol, bcuzz, bermuda pond,
      bestway, bestway lay z, bestway power steel, bestway steel pro, billyoh, biobizz, biobizz bloom, biobizz grow,
      blagdon, blagdon affinity, blagdon inpond, blauberg, blue horizons, bluelab, blumat, bonide, bosch ahs, bosch
      art, bosch rotak, botanical interests, botanicare, breeo, briggs, briggs and stratton, briggs stratton, budbox,
      budbox pro, bug clear, burgon ball, burpee, burpee seeds, bwt robot, can fan, can filters, can lite, canadian
      spa, canna aqua, canna bio, canna boost, canna coco, canna hydro, canna pk, canna rhizotonic, canna terra, capi
      europe, celaflor, chiltern seeds, claber, clearwater chlorine, cleverspa, clorox pool, cloverleaf, cobra gtrm,
      cobra mower, compo, corona tools, countax, cub cadet, davey pool, david austin, dimlux, dinafem, dolphin
      nautilus, droll yankees, dutch passion, dutch pro, easy set 10ft, echo cs, echo dcs, echo pb, echo srm, echo
      trimmer, ecofurn, ecopots, ecothrive, ego 21, ego 56v, ego mower, ego power, einhell ge, elho, emerald harvest,
      empathy rootgrow, espoma, evergreen lawn, evolution aqua, fast buds, fastbuds, felco, ferro nutrients, ferry
      morse, fi clor, fiskars, flexzilla, flymo, forest garden, fox farm, foxfarm, franchi seeds, frog ease, gallup
      weed, gardena, gavita, gavita pro, general hydroponics, ghe, ghe flora, gilmour, gorilla tent, green house seeds,
      green planet nutrients, greenworks, growth technology, hailea, halls greenhouse, hanna ph, haxnicks, hayter,
      hayter harrier, hayward, hayward pool, hesi, honda hrg, honda hrx, honda izy, hot spring spa, house and garden
      van, house garden, hozelock, hozelock bioforce, hozelock cyprio, hozelock ecopower, hozelock revolution, hozelock
      tap, hth, hth pool, humboldt seed, hunter pgj, hunter pgp, hunter pgv, hunter pro c, hunter pro spray, hunter x
      core, husqvarna, husqvarna 445, husqvarna 450, husqvarna automower, intex, intex easy set, intex prism, intex
      ultra, ionic bloom, ionic grow, iws, jack s magic, jacuzzi filter, jobe s, john deere x, johnny s seeds, johnsons
      seeds, karcher k, karcher k4, karcher k5, kent stowe, keter, keter manor, keter store, kohler engine, kreepy,
      kreepy krauly, kusuri, laguna pond, lay z, lay z spa, lay z spa miami, lechuza, levington, lifetime shed, lo
      chlor, loncin, lumatek, lumii, makita uh, mammoth pro, mammoth tent, mammotion, mars hydro, mars hydro ts,
      marshalls seeds, maxibright, maxicrop, mcculloch, melcourt, metrop, migro, mills nutrients, miracid, miracle gro,
      mountfield, mountfield sp53, mr fothergill s, mspa, mtd, natural chemistry, netafim, neudorf, nexus 220, nt labs
      pond, ntlabs koi, nutriculture, oase, oase aquamax, oase biotec, oase filtoclear, oase pond, omega pro light,
      onga, oregon 91px, oregon chain, oregon powersharp, palram, park seed, pentair, perky pet, phostrogen, plagron,
      polaris 280, prima klima, provanto, proven winners, qualcast, rain bird, rain bird esp, real seeds, remo
      nutrients, resolva, rhino hobby, rhino pro, rhino pro filter, richard jackson, robomow, roseclear, roundup,
      rowlinson, royal queen seeds, rvk, ryobi lawn, ryobi mower, sanlight, sbk brushwood, scotts, scotts turf, secret
      jardin, secret jardin dr, segway navimow, segway navimow i, sensi seeds, shire shed, shogun nutrients, sk402,
      softub, spa frog, spear jackson, spider farmer, spider farmer sf, stiga, stihl, stihl bg, stihl bga, stihl fs,
      stihl fs55, stihl fsa, stihl hs, stihl hsa, stihl ms, stihl ms 170, stihl ms261, stihl rma, substral, sun joe,
      suncast, sunmaster, superfish pond, suttons, sweet seeds, sylvagrow, systemair, tecumseh, telos, terra aquatica,
      thompson and morgan, thompson morgan, tomorite, toro, toro recycler, trimpro, trolmaster, tropf blumat, unwins,
      velda, vitalink, vitavia, vitax, vitax q4, vivosun, walbro, waterco, wave spa, webb mower, weber garden, weedol,
      westland, westland boost, westwood tractor, wolf garten, worx gt, worx landroid, yardistry, zest garden, zodiac
      baracuda, zodiac mx, zodiac mx8, zodiac pool, zodiac t5, zodiac vortex`,
  },
};
