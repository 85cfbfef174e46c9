import type { Subject } from '../words.ts';

export const PETS: Subject = {
  things: [
    [
      'PET_SUPPLIES',
      `air stone, airline tubing aquarium, airstone, alfalfa pellet, alfalfa pellets, algae scraper, algae wafer, algae
      wafers, amazon sword plant, angel fish, angelfish, animal bedding, animal cage, animal carrier, animal feed, anti
      tick, antler, antler chew, anubias, anubias nana, aqua soil, aquarium, aquarium co2, aquarium decor, aquarium
      filter, aquarium fish, aquarium gravel, aquarium heater, aquarium light, aquarium plant, aquarium plants,
      aquarium salt, aquasoil, aquatic plant, aquatic plants, aquatics, arowana, automatic feeder, automatic pet
      feeder, balancer horse, bandana dog, bark collar, basking bulb, basking lamp, basking spot, bedding pellet,
      bedding pellets, beef trachea, beet pulp, betta, betta fish, bird bath, bird bath cage, bird box, bird cage, bird
      feeder, bird feeder seed, bird feeding station, bird food, bird house, bird nest, bird nesting box, bird perch,
      bird seed, bird stand, bird swing, bird table, bird toy, bird treat, birdhouse, black cricket, black crickets,
      blue discus, breeder box, breeding box, brooder, brown cricket, brown crickets, bubble wall, bucephalandra,
      budgie food, budgie seed, bully stick, buster collar, buster cone, cage and aviary birds, calci worm, calci
      worms, calf teat, canary seed, cat accessories, cat backpack, cat bag, cat bed, cat bowl, cat collar, cat food,
      cat fountain, cat litter, cat pheromone, cat scratcher, cat tower, cat toy, cat treat, cat treats, cat tree,
      catfood, catnip, catnip mice, cattle ear tag, cattle feed, cattle tag, ceramic heat emitter, chaff, check valve
      aquarium, cherry shrimp, chew bone, chew stick, chew stick dog, chew toy, chick crumb, chicken coop, chicken
      drinker, chicken feed, chicken feeder, chicken leg ring, chicken leg rings, chicken nesting box, chicken nesting
      herb, chicken nesting herbs, chicken nipple drinker, chicken perch, chicken swing, chicken waterer, chinchilla
      dust, chinchilla sand, chuckit, cichlid, cichlid food, cichlids, clicker training, co2 diffuser, co2 regulator
      aquarium, co2 set aquarium, co2 system aquarium, coco substrate reptile, coldwater fish, conditioning mix horse,
      cone collar, coral food, coral pro salt, coral salt, corner manger, corydoras, cow ear, cow ears, crate cover,
      crate mat, cryptocoryne, cup drinker poultry, cuttlebone, cuttlefish bone, dematting comb, dental chew, dental
      chews, dentastix, deshedding brush, deshedding glove, deshedding tool, dewormer, deworming, discus fish, discus
      red, dog accessories, dog apparel, dog backpack, dog bag, dog bandana, dog bathrobe, dog bed, dog blanket, dog
      bone chew, dog boot, dog boots, dog bow tie, dog bowl, dog brush, dog car seat, dog chew, dog chicken stick, dog
      chicken sticks, dog clothing, dog coat, dog collar, dog costume, dog crate, dog cushion, dog diaper, dog dress,
      dog drying coat, dog drying robe, dog ear cleaner, dog food, dog gate, dog harness, dog hoodie, dog house, dog
      jacket, dog jumper, dog kennel, dog lead, dog leash, dog life jacket, dog pajama, dog pajamas, dog pant, dog
      pants, dog pen, dog poo bag, dog poo bags, dog puzzle, dog raincoat, dog recovery suit, dog shampoo, dog shirt,
      dog shoe, dog shoes, dog sofa, dog sweater, dog t shirt, dog tag, dog toy, dog training collar, dog training
      vest, dog travel bowl, dog treat, dog treat stick, dog treat sticks, dog treats, dog vest, dog walking bag, dog
      water bottle, dogfood, driftwood, dry cat food, dry dog food, dry rock aquarium, dubia roache, dubia roaches,
      duck food, duckweed, ear tag, ear tags sheep, echinodorus, eco earth, egg incubator, electric fence energiser,
      eleocharis, elizabethan collar, elizabethan cone, equine care, equine electrolyte, equine electrolytes, equine
      supplements, fat ball, fat balls, fat snax, faunarium, feather wand, feed balancer, feed bin, feed bowl, feed
      bucket, feed scoop, feed skip, ferret hammock, fetch toy, fighter fish, filter media, filters and filter media,
      finch seed, fish bowl, fish breeder, fish care, fish flake, fish flakes, fish food, fish medicine, fish seed,
      fish tank, fishkeeping, flat back bucket, flea, flea collar, flea treatment, fleece cage liner, fly spray horse,
      foot rot spray, freshwater fish, frogbit, furminator, gerbil, gerbilarium, goat feed, goat milk replacer,
      goldfish, goldfish bowl, goldfish food, gourami, gouramis, gravel vacuum, gravity water bottle, grooming brush
      pet, growers pellet, growers pellets, guinea pig, guppies, guppy, hamster bedding, hamster cage, hamster hammock,
      hamster wheel, hang on back filter, hay bag, hay feeder, hay feeder rabbit, hay net, hay rack, haylage net,
      haynet, heat mat reptile, hedgehog food, hedgehog house, hemianthus, himalayan salt lick, hoof boot, hoof oil,
      hoof pad, hoof pads, hoof paste, hornwort, horse balancer, horse ball, horse bedding, horse biscuit, horse
      biscuits, horse care, horse clipper, horse clippers, horse cube, horse cubes, horse electrolyte, horse
      electrolytes, horse feed, horse fly mask, horse fly spray, horse grooming kit, horse halter, horse lick, horse
      mash, horse mix, horse shampoo, horse supplement, horse toy, horse treat, hummingbird feeder, hutch rabbit,
      hygrophila, internal filter, java fern, java moss, kibble, koi carp, koi carps, koi food, koi pellet, koi
      pellets, lamb bottle, layer pellet, layer pellets, layers mash, layers pellet, layers pellets, leash, lick mat,
      lick stone, lickimat, limnophila, linseed horse, litter, litter box, live cricket, live crickets, live fish, live
      rock, liver snack, liver snacks, livestock, livestock feed, livestock feeder, locust, locusts, ludwigia repens,
      mane and tail, marimo moss ball, marine fish, marine salt, martingale collar, meadow hay, mealworm, microchip
      feeder, milk replacer, millet spray, mineral lick, mixed corn, molly fish, morio worm, morio worms, moss ball,
      moss hide, muzzle, neon tetra, nest box, nest pan, nesting herb, nesting herbs, nibble stick, niger seed, nipple
      drinker, no pull harness, nyger seed, nyjer feeder, nyjer seed, parrot cage, parrot food, parrot seed, parrot
      stand, parrot toy, pasture mix, paw balm, paw cleaner, paw washer, peanut feeder, peanuts for birds, pee pad, pee
      pads, pet backpack, pet bandana, pet bed, pet bedding, pet blanket, pet bowl, pet brush, pet camera feeder, pet
      carrier, pet clipper, pet costume, pet diaper, pet diffuser, pet feeder, pet food, pet fountain, pet gate, pet
      hair remover, pet id tag, pet portrait collar, pet shampoo, pet stain remover, pet stroller, pet tag, pet vest,
      pet water bottle, pig ear, pig s ear, pigeon corn, pigeon mix, pigs ear, platies, platy, pleco, pogostemon
      helferi, pond pellet, pond pellets, pond stick, pond sticks, pony cube, pony cubes, pony nut, pony nuts, poo bag,
      poo bag dispenser, poo bag holder, poo bags, poop bag, poop bags, poop scooper, poultry corn, poultry drinker,
      poultry feed, poultry feeder, poultry grit, poultry supplies, poultry waterer, prong collar, protein skimmer,
      puppy pad, puppy pads, puppy pen, rabbit cage, rabbit food, rabbit hay, rabbit house, rabbit hutch, rabbit nail
      clipper, rabbit nail clippers, rabbit playpen, rabbit run, rabbit toy, rat food, rat hammock, rawhide, recovery
      cone, recovery suit dog, red discus, reef food, reef salt, reptile, reptile bedding, reptile bulb, reptile
      carpet, reptile heat lamp, reptile lamp, reptile moss, reptile supplies, retractable lead, retractable leash,
      rope toy dog, rope tug toy, rotala, salt lick, sawdust bedding, scratch board, scratcher, scratching board,
      scratching mat, scratching pad, scratching post, sheep shear, sheep shears, shock collar, silvervine, slicker
      brush, slip lead, slip lead rope, slow feed hay, slow feeder, small animal, small animal bedding, small pet,
      snuffle ball, snuffle mat, soft treats dog, sponge filter, spot on, spray millet, squeaker toy dog, squeaky ball,
      squeaky plush, squeaky toy, squirrel feeder, squirrel food, stable lick, stable mirror, stable toy, staurogyne,
      suet ball, suet balls, suet block, suet cake, suet feeder, suet pellet, suet pellets, sugar beet horse, sugar
      glider, sunflower heart, sunflower hearts, sword tail, swordtail, terrarium heater, terrarium reptile, terrarium
      substrate, tick collar, tick hook, tick remover, tick tweezer, tick tweezers, timothy hay, tortoise food,
      tortoise house, tortoise table, training clicker, training collar, training lead, training pad, training pads,
      training treat, training treats, travel carrier pet, treat bag dog, treat dispenser, treat lick, treat pouch,
      treat pouch dog, tripe stick, tripe sticks, tropical fish, tropical flake, tropical flakes, tug rope toy, tug
      toy, turtle food, turtle tank, undercoat rake, upper filter, uvb bulb, uvb lamp, uvb tube, vallisneria, vet bed,
      vet bedding, veterinary, vivarium, water bucket horse, wavemaker, waxworm, waxworms, wet cat food, wet dog food,
      whelping box, whelping pen, wild bird, wild bird care, wild bird food, wild bird mix, wild bird seed, wildlife
      care, wildlife food, willow ball, wood shaving, wood shavings, wood shavings bedding, worming liquid, yak chew`,
    ],
  ],
  unsure: `antler, deworming, driftwood, freshwater fish, goldfish, marine fish, small animal, small animals, spot on,
    squeaky plush, tropical fish, veterinary`,
  uses: {
    PET_SUPPLIES: `aquarium, aquarium supplies, aquascaping, aquatics, bird supplies, canine, cat, cat s, cat supplies,
      cats, dog, dog s, dog supplies, dogs, equine, farrier, feline, fish and aquarium, fish keeping, fishkeeping, for
      cats, hamster, hoof, hoof care, hooves, kitten, pet, pet care, pet supplies, pets, puppy, reptile, small animal,
      wild bird, wild bird care, wild birds, wormer, worming`,
  },
  makers: {
    PET_SUPPLIES: `absorbine, acana, adaptil, advantage cat, advantix, advocate spot, ai hydra, allen and page, allen
      page, ancol, animonda, api freshwater, applaws, aqua medic, aquaforest, aqueon, arcadia uvb, arden grange, arm
      hammer litter, arm hammer slide, baileys horse, bakers complete, barking heads, beaphar, belcando, benebone, bio
      catolet, biokat s, blue buffalo, blue wilderness, bosch adult, bozita, bravecto, brit care, brit premium, burgess
      excel, burgess pet, canagan, canidae, canina, cat chow, catit, catsan, cesar dog, chappie, chuckit, corwex,
      cosequin, credelio, d d h2ocean, dasuquin, dengie, dennerle, dodson and horrell, dodson horrell, dog chow, dogs
      trust, dogui, dokas, dreamies, drontal, earth rated, earthbath, ecotech radion, edgard cooper, eheim, eukanuba,
      ever clean, excellent dog, exo terra, fancy feast, farmina, farnam, feliway, felix as good, felix katzenfutter,
      ferplast, flexi new classic, fluval, fluval 307, forthglade, fresh step, friskies, frolic, fromm, frontline,
      frontline plus, frontline spot on, furminator, gigwi, go cat, good boy chewy, good boy dog, goughnuts, gourmet
      gold, greenies, halti, happy cat, happy dog, harringtons, heartgard, hikari, hill s prescription, hill s science,
      hills science, horse salt, horze, hurtta, iams, instinct raw, james wellbeloved, jbl cristalprofi, jbl novo, jbl
      proflora, johnson s vet, johnston jeff, josera, julius k9, juwel, k h pet, kattovit, kaytee, komodo reptile, kong
      cat, kong classic, kong extreme, kong puppy, kong wobbler, kurgo, leonardo katze, likit, lily s kitchen, litter
      robot, lucky reptile, mane n tail horse, manna pro, marineland, maxspect, meow mix, mera dog, merrick, miamor,
      midwest icrate, milbemax, milk bone, naf hoof, natural balance, nexgard, nina ottosson, non stop dogwear, nulo,
      nutro, nylabone, oase biomaster, oase biorb, old prince, omega one, orijen, outward hound, oxbow, peckish,
      pedigree, pedigree dentastix, penn plax, pennplax, perfect fit, petkit, petmate, petsafe, pidan, pooch mutt, pro
      plan, purina, purina dumor, purina gourmet, purina one, red sea, repti calcium, rinti, royal canin, ruffwear,
      salifert, salt block, saracen horse, savic, science diet, seachem, seresto, sheba, sieger, simparica, simple
      systems, skinners, spillers, spillers horse, stella chewy, supreme petfoods, supreme selective, sureflap, taste
      of the wild, tetra aquarium, tetra min, tetramin, tidy cats, tigerino, tiki cat, trixie, tropiclean, tunze, verm
      x, versele laga, vetericyn, vitakraft, wagg, webbox, wellness core, weruva, west paw, whiskas, wilko cat,
      winalot, wolf of wilderness, wolfsblut, world s best cat, worlds best cat, worlds best cat litter, yumove, zesty
      paws, zignature, ziwi, zoo med, zoomed, zylkene`,
  },
};
