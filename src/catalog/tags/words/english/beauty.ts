import type { Subject } from '../words.ts';

export const BEAUTY: Subject = {
  things: [
    [
      'BEAUTY',
      `13x4 frontal, 13x4 hd lace, 13x6 hd lace, 180 density, 200 density, 360 frontal, 4x4 closure, 5x5 closure, 6x6
      closure, acetone, acne cream, acne gel, acne patch, acne treatment, acrylic powder, activated charcoal powder
      cosmetic, afro comb, afro pick, after shave, after sun, after wax oil, aftershave, aftersun, agarwood, aha,
      airless pump bottle, allantoin, aloe gel, aloe vera gel, alpha arbutin, alum block, amber bottle, amber dropper
      bottle, amla oil, amla powder hair, ampoule, anti ageing cream, anti aging cream, anti dandruff, anti wrinkle,
      anti wrinkle cream, antiperspirant, apple cider toner, apricot kernel oil, apricot kernel oil body, apricot oil
      skin, arbutin, argan, argan oil, argan oil hair, aritha powder, aroma mask, aroma shower, aromatherapy oil,
      atomiser, atomizer, attar, avocado oil cold pressed, azelaic acid, babyliss, back brush, back scrubber, bakhoor,
      bakuchiol, balance mask, banana powder, baobab oil, baobab seed oil, bar soap, barber cape, barber chair, barber
      mirror, barber scissor, barber scissors, barrier cream, base coat, batana, batana oil, bath bomb, bath bomb set,
      bath brush, bath confetti, bath fizzer, bath foam, bath gift set, bath glove, bath lily, bath loofah, bath melt,
      bath melts, bath milk, bath oil, bath salt, bath salts, bath set gift, bath soak, bath sponge, bath tea, bb
      cream, bb cushion, beard, beard balm, beard oil, beard trimmer, beard wash, beauty bed, beauty blender, beeswax
      cosmetic, bentonite clay, bergamot oil, bha, bhringraj, bhringraj oil, biab, bikini trimmer, bindi, black seed
      hair oil, blackhead remover, blackhead vacuum, bleach powder, bleaching cream, blemish, blending brush, blending
      sponge, blotting paper, blow dry brush, blow dryer, blush, blusher, blusher stick, boar bristle, boar bristle
      brush, body art, body balm, body brush, body butter, body cream, body gel, body glitter, body glitter gel, body
      groomer, body lotion, body milk, body mist, body oil, body polish, body scrub, body shimmer, body splash, body
      spray, body wash, body wave hair, body wave wig, body wax, body yogurt, bodycare, bond builder, bond repair, bone
      straight, bonnet dryer, box braids hair, braid gel, braiding gel, braiding hair, braids, brazilian blowout,
      brazilian keratin, brightening cream, brightening drop, brightening drops, broccoli seed oil, bronzer, bronzing
      drop, bronzing drops, brow bleach, brow brush, brow gel, brow lamination, brow lamination kit, brow lift, brow
      lift kit, brow pen, brow pencil, brow powder, brow soap, brow stencil, brow tint, brow wax, brush cleaner mat,
      brush cleaning mat, bubble bath, bubble mask, buffing block, builder gel, bulk braiding hair, bulk hair, bun
      maker, bundles, callus peel, callus remover, candelilla wax, carrier oil, cartridge needles tattoo, castor oil,
      cat eye gel, cat eye polish, cavitation machine, cc cream, centella, ceramide, ceramide cream, cetearyl alcohol,
      cetostearyl alcohol, cetyl alcohol, cheek stain, cheek tint, cica cream, clay mask, clay powder, cleanser,
      cleansing balm, cleansing bar, cleansing brush, cleansing foam, cleansing gel, cleansing milk, cleansing oil,
      cleansing water, cleansing wipe, cleansing wipes, clear peeling, clip in extension, clip in hair, clipper,
      closure 4x4, co wash, cocamidopropyl, cocamidopropyl betaine, coco glucoside, cocoa butter, cocoa butter wafer,
      cocoa butter wafers, coconut oil hair, cold wax strip, collagen cream, collagen mask, cologne, color corrector,
      color depositing, colour corrector, colour remover, comb, comedone extractor, compact mirror, compact powder,
      concealer, conditioner, contour, contour kit, contour palette, contour stick, cosmetic, cosmetic spoon, cotton
      ball, cotton balls, cotton bud, cotton buds, cotton pad, cotton pads, cotton round, cotton swab, cotton swabs,
      cotton tip, cotton tips, cotton wool bud, cotton wool buds, cotton wool pad, cotton wool pads, couch roll,
      cracked heel, cream base, cream moisturiser, cream peroxide, cream spoon, crimper, crochet braid, crochet braids,
      crochet hair, cryo globes, cryo sticks, cupuacu butter, curl activator, curl cream, curl custard, curl defining,
      curl enhancer, curl formers, curl gel, curl mousse, curl pudding, curl wand, curler, curling brush, curling
      cream, curling custard, curling iron, curling tong, curling tongs, curling wand, cushion compact, cushion
      foundation, cushion spf, cuticle cream, cuticle nipper, cuticle oil, cuticle pusher, cuticle remover, cuticle
      scissor, cuticle scissors, cyclomethicone, d panthenol, dark spot, dark spot corrector, day cream, dead sea mud,
      decyl glucoside, deep mask, deep wave, deo, deo spray, deo stick, deodorant, deodorant cream, deodorant spray,
      deodorant stick, depilatory cream, depilatory wax, derma mask, derma pen, derma pen cartridge, derma roller,
      dermal filler, dermapen, dermapen needles, dermaplane, dermaplaning tool, dermaroller, detangler, detangling
      brush, developer 20 vol, developer peroxide, dimethicone, dip powder, discovery set, dreadlocks, dropper bottle,
      dry body brush, dry brush, dry oil, dry shampoo, e file, ear piercing gun, eau de parfum, eau de toilette, eau
      fraiche, edge brush, edge control, electric shaver, emulsifying wax, emulsion, epilator, essence, essence toner,
      essential oil, esthetician bed, eucalyptus oil, exfoliating glove, exfoliating gloves, exfoliating mitt,
      exfoliating pad, exfoliating pads, exfoliating towel, exfoliator, extrait, extrait de parfum, eye balm, eye base,
      eye contour, eye cream, eye gel, eye liner, eye mask cream, eye mask gel, eye palette, eye patch, eye patch gel,
      eye patches, eye pencil, eye roller, eye serum, eye shadow, eyebrow, eyebrow pencil, eyebrow razor, eyebrow
      stencil, eyelash, eyelash curler, eyelash glue, eyeliner, eyeshadow, eyeshadow palette, face balm, face brush,
      face cream, face emulsion, face gel, face gem, face gems, face glitter, face highlighter, face lifting, face
      mask, face massager, face mist, face oil, face pack, face palette, face peeling, face powder, face primer, face
      razor, face roller, face scraper, face scrub, face sculptor, face serum, face steamer, face toner, face wash,
      face wipe, face wipes, facial bed, facial cleanser, facial cupping set, facial massager, facial mist, facial
      roller, facial sauna, facial steamer, facial tissue mask, fairness cream, fake tan, false lashe, false lashes,
      false nail, false nails, faux locs, finishing powder, firming cream, fix wax, flat iron, flexi rod, flexi rods,
      floral water, foils hairdressing, foot balm, foot cream, foot file, foot mask, foot peel, foot powder, foot rasp,
      foot scrubber, foot spray, foundation, foundation makeup, fragrance, fragrance mist, frankincense oil, french
      green clay, frontal 13x4, fullers earth, gel cream, gel mask, gel polish, genius weft, geogard, ghassoul clay,
      glitter gel, glow oil, glueless, glueless wig, glutathione cream, glycerin, glycerine, glycolic acid, gradual
      tan, grape seed oil, grapeseed oil, green clay, gua sha, hair bleach, hair bonder, hair booster, hair brush, hair
      bun piece, hair cap dryer, hair care, hair chalk, hair clipper, hair color, hair colour, hair comb, hair curler,
      hair diffuser, hair dryer, hair dye, hair extension, hair extensions, hair fiber, hair fibers, hair foil, hair
      gel, hair growth oil, hair mask, hair mist, hair oil, hair perfume, hair regrowth, hair relaxer, hair removal
      cream, hair repair, hair roller, hair rollers, hair serum, hair spray, hair straightener, hair styling wax, hair
      system, hair tint, hair toner, hair tonic, hair topper, hair treatment, hair trimmer, hair wax, hair wax gel,
      hair weave, hair weft, hairbrush, haircare, hairdressing cape, hairdressing foil, hairdressing scissor,
      hairdressing scissors, hairdryer, hairline powder, hairpiece, hairspray, hand and face wipe, hand and face wipes,
      hand balm, hand cream, hand mask, hand mask glove, hand mask gloves, hand soap, hand wash, hands and faces wipe,
      hands and faces wipes, hard wax, hard wax beads, hd lace, healing balm, heat protectant, heat protection spray,
      heat protector spray, heated roller, heated rollers, heatless curl, heatless curler, heatless curling rod,
      heatless curling set, heatless curls, heel balm, heel cream, hemp seed oil cosmetic, henna, henna cone, henna
      stencil, hibiscus powder hair, high frequency wand, highlighter face, highlighter makeup, highlighter palette,
      highlighter stick, highlighting cap, highlighting foil, hood dryer, hot air brush, hot roller, hot rollers, hot
      wax, hyaluron pen, hyaluronic, hyaluronic acid, hyaluronic acid serum, hydra facial, hydrafacial, hydrafacial
      machine, hydrogel mask, hydrojelly mask, hydrolat, hydrosol, i tip hair, ice globe, ice globes, ice roller,
      illipe butter, indigo powder, intimate spray, intimate wash, ipl, iron oxide cosmetic, isopropyl myristate, jade
      roller, jelly mask, jojoba, jojoba oil, k tip hair, kabuki, kabuki brush, kajal, kajal pencil, kajal stick,
      kaolin, kaolin clay, keratin, keratin tip hair, keratin treatment, kids wipes face, kinky curly hair, kinky
      straight, kinky twist, kohl, kojic acid, kojic acid powder, kokum butter, konjac sponge, kumkum, lace closure,
      lace front, lace front wig, lace frontal, lace glue, lace tape, lace wig, lactic acid, ladyshave, lanolin, lash,
      lash adhesive, lash bed, lash brush, lash cluster, lash clusters, lash curler, lash extension, lash fan, lash
      glue, lash lift, lash lift kit, lash mapping, lash pallet, lash remover, lash serum, lash shampoo, lash shield,
      lash tape, lash tile, lash tray, lashes, lauryl glucoside, lavender oil, layer cushion, leave in, leave in
      conditioner, leave in cream, leave in spray, led mask, lemongrass oil, licorice extract, lip balm, lip balm tube,
      lip brush, lip butter, lip crayon, lip cream, lip enhancer, lip filler, lip glaze, lip gloss, lip gloss tube, lip
      glow oil, lip jelly, lip kit, lip lacquer, lip liner, lip mask, lip mud, lip oil, lip pencil, lip plumper, lip
      scrub, lip set, lip stain, lip stick, lip tint, lip treatment, lip veil, lipgloss, lipstick, liquid germall,
      liquid highlighter, liquid soap, liquorice extract, loc gel, lock gel, locking gel, locs, loofah, loose powder,
      loose wave hair, lotion, lotion magnesium, luffa, lye soap base, magnifying mirror, makeup, makeup bag set,
      makeup blender, makeup brush, makeup brush set, makeup mirror, makeup palette, makeup remover, makeup remover
      wipe, makeup remover wipes, makeup scoop, makeup scraper, makeup sponge, mandelic acid, mango butter, manicure,
      manicure set, manicure table, marley hair, marula, marula oil, mascara, mascara wand, mask sheet, massage candle,
      massage oil, meadowfoam seed oil, mehandi, mehendi, mehndi, melt and pour base, meso serum, mesotherapy, micellar
      water, micro brush lash, micro brushes, micro ring extensions, microblading, microblading pen, microbrush,
      microcurrent, microdermabrasion, microdermabrasion machine, microneedling, micropore, milk bath, minoxidil,
      modeling mask, modelling mask, moisture mask, moisturiser, moisturising glove, moisturising gloves, moisturising
      sock, moisturising socks, moisturizer, mole remover, monomer, moringa oil, moringa seed oil, mousse, moustache
      wax, mud mask, mukhallat, multani mitti, murumuru butter, musk oil, mustache wax, nail, nail charm, nail charms,
      nail clipper, nail decal, nail decals, nail dehydrator, nail desk, nail dotting tool, nail drill, nail file, nail
      glue, nail kit, nail lacquer, nail lamp, nail polish, nail practice, nail primer, nail rhinestone, nail
      rhinestones, nail scissor, nail scissors, nail stamp, nail stamper, nail stamping plate, nail sticker, nail
      stickers, nail table, nail tip, nail tips, nail top coat, nail trainer, nail varnish, nano ring hair, neck cream,
      neck duster, neck strip, neck strips, needle cartridge derma, neem oil, niacinamide, niacinamide serum, night
      cream, night mask, nose pack, nose trimmer, oil blotting, oil control, optiphen, orange blossom water skin, oud,
      oudh, overnight mask, paddle brush, paddle brush hair, pamper hamper, pamper set, panthenol, parfum, passion
      twist, patchouli oil, peach kernel oil, pedicure, pedicure chair, pedicure set, pedicure spa, peel, peel sock,
      peel socks, peeling, peeling gel, peeling solution, peppermint oil, perfume, perfume atomiser, perfume atomizer,
      perfume bottle, perfume oil, perfume sample, perfume set, perfume sprayer, perfumer s alcohol, perfumers alcohol,
      perm rod, perm rods, peroxide 20 vol, petroleum jelly, phenonip, piercing aftercare, piercing needle, pimple
      cream, pimple patch, pin curl clip, pin curl clips, pin tail comb, pink clay, plasma pen, pmu, pmu machine, pmu
      needles, pmu pigment, poly gel, polygel, polysorbate, polysorbate 20, polysorbate 80, pomade, ponytail extension,
      pore minimizer, pore pack, pore strip, pore strips, pore vacuum, pot wax, potassium sorbate cosmetic, powder
      brush, powder highlighter, powder puff, practice hand nail, pre wax, pre wax oil, press on nail, press on nails,
      pressed powder, prickly pear oil, prickly pear seed oil, primer, primer makeup, pumice, pumice stone, q tip, q
      tips, radio frequency machine, rat tail comb, raw hair bundle, razor, razor blade, razor blades, red clay powder,
      reetha, relaxer, relaxer kit, repair balm, repair spray, retinal shot, retinol, retinol cream, retinol serum, rf
      machine, rhassoul clay, roll on, roll on bottle, roll on wax, roller bottle, root spray, root touch up, rose
      clay, rose quartz roller, rose water, rosehip, rosehip oil, rosemary oil, rosewater, round brush, rubber base,
      rubber mask powder, russian volume lashes, safety razor, salicylic acid, salon cape, salon mirror, salon spray
      bottle, salon stool, salon trolley, salt spray, salve, scalp brush, scalp massager, scalp micropigmentation,
      scalp oil, scalp serum, scalp tonic, scalp treatment, scar cream, scar gel, sci powder, scrub, sea buckthorn oil,
      sea salt spray, sectioning clip, sectioning clips, self tan, self tanner, semi permanent colour, serum, setting
      powder, setting spray, shampoo, shampoo bar, shampoo brush, shave, shave gel, shaver, shavette, shaving balm,
      shaving bowl, shaving brush, shaving cream, shaving foam, shaving gel, shaving kit, shaving mug, shaving oil,
      shaving set, shaving stand, shea, shea butter, sheet mask, shikakai, shine spray, shower cream, shower foam,
      shower gel, shower milk, shower oil, shower puff, shower steamer, silicone oil cosmetic, sindoor, skin analyser,
      skin care, skin cushion, skin layer cushion, skin repair, skincare, skincare set, sleeping mask, slsa, smp
      pigment, snail cream, snail mucin, soap, soap bar, soap base, sodium benzoate cosmetic, sodium cocoyl
      isethionate, sodium hydroxide lye, sodium lactate, sodium lauryl sulfate, sodium lauryl sulfoacetate, sodium
      lauryl sulphate, spa gift set, spa kit, spa salt, spa set, spf, spf 50, sponge roller, sponge rollers, spoolie,
      spot treatment, spray bottle amber, squalane, squalene cosmetic, stamping nail, stearic acid, stick highlighter,
      stick on nail, stick on nails, straightener, stretch mark cream, strip wax, styling mousse, styptic pencil, sugar
      scrub, sugar wax, sugaring, sugaring paste, sun cream, sun oil, sun spray, sun stick, sunblock, suncream,
      sunscreen, sunscreen stick, surma, swabs, sweet almond oil, syndet bar, tail comb hair, talcum powder, tallow,
      tallow balm, tamanu oil, tan accelerator, tan eraser, tan remover, tanner, tanning, tanning mousse, tape hair,
      tape in extensions, tattoo, tattoo aftercare, tattoo bed, tattoo chair, tattoo cream, tattoo furniture, tattoo
      gloves, tattoo ink, tattoo pen, tattoo power supply, tattoo stencil, tattoo transfer paper, tea tree, tea tree
      oil, temporary tattoo, texture spray, texturising spray, texturizer, thermal protector spray, thermo protector
      spray, thinning scissor, thinning scissors, thinning shear, thinning shears, tint bowl, tint brush, tint brush
      and bowl, toilet soap, toiletry gift set, toiletry set, toner pad, toner pads, tooth gem, top coat, toupee,
      training hand nails, tranexamic acid, translucent powder, transparent lace wig, trimmer, tweezer, tweezer set,
      tweezers, twist cream, twisting cream, under eye patch, underarm, underarm cream, uv gel, uv lamp nail, uv lamp
      nails, uv nail lamp, vanity case beauty, velcro roller, velcro rollers, vent brush, versagel, vitamin c
      brightening, vitamin c cream, vitamin c serum, vitamin e cream, vitamin e oil, volume lashes, volume powder,
      volumising mousse, water cream, water wave hair, wave brush, wax bead, wax beads, wax bean, wax beans, wax
      cartridge, wax collar, wax gel, wax heater, wax pot, wax spatula, wax strip, wax strips, waxing kit, waxing
      spatulas, waxing sticks, waxing strip, waxing strips, weave, weave hair, weft hair, wet wipe, wet wipes, white
      clay powder, whitening cream, wig, wig cap, wig glue, witch hazel, wood lamp skin, wrinkle cream, ylang ylang,
      zinc oxide cosmetic, zinc oxide powder`,
    ],
  ],
  unsure: `aha, amber bottle, amber dropper bottle, argan, atomiser, bentonite clay, bha, bindi, bindis, blush,
    blusher, bone straight, braids, bundles, centella, ceramide, clipper, coconut oil hair, comb, contour, curler, deep
    wave, dropper bottle, e file, emulsion, essence, extrait, floral water, foundation, fragrance, fullers earth,
    glueless, glycerin, glycerine, grape seed oil, grapeseed oil, green clay, hair foil, hd lace, hot wax, hyaluronic,
    hydrosol, jojoba, kabuki, kaolin, kaolin clay, keratin, kohl, kumkum, lanolin, lash, marula, mehndi, microblading,
    mousse, nail, nail table, neck strips, neem oil, paddle brush hair, peel, peeling, peeling gel, perfume bottle,
    polysorbate, primer, relaxer, retinol, roller bottle, rosehip, round brush, salon mirror, salon stool, scrub,
    shave, shea, slsa, sodium lauryl sulfate, spray bottle amber, squalane, straightener, strip wax, swabs, tallow, tan
    remover, tattoo bed, tattoo chair, toupee, trimmer, underarm, vent brush, weave`,
  printed: 'tattoo, temporary tattoo',
  uses: {
    BEAUTY: `bath and beauty, bath and body, bath body, beauty, beauty tools, body care, bodycare, cosmetic, cosmetic
      tools, cosmetics, cosmetics and skincare, edp, edt, facial, foot care, fragrances, grooming, hair, hair care,
      hair growth, hair styling, hair styling tools, haircare, hand care, k beauty, lip care, makeup, makeup tools, men
      s grooming, mens grooming, nail art, nail care, nail tools, personal care, shaving, skin, skin care, skincare,
      spf 30, spf 50, spf15, spf20, spf30, spf50, sun care, tanning, vichy laboratoires`,
  },
  makers: {
    BEAUTY: `212 men, 212 vip, acqua di gio, acqua di gioia, afnan, amika, anastasia, anastasia beverly hills, andis,
      anua, apres gel, arctic fox, ardell, ariana grande, armaf, armaf club de nuit, armani code, armani si, aveeno,
      avene, axis y, babyliss, babylisspro, baccarat rouge, bad boy carolina, banila, bath and body works, batiste,
      beauty of joseon, beautylash, benefit cosmetics, bic flex, bio oil, biodance, bioderma, black opal, black opium,
      bleu de chanel, bobbi boss, bobbi brown, bondi sands, bourjois, braun silk epil, briogeo, burberry her, burt s
      bees, byredo, calvin klein, camille rose, cantu, carol s daughter, carolina herrera, catrice, caudalie, celimax,
      cerave, cetaphil, chanel, charlotte tilbury, cheirosa, chloe nomade, ck one, clairol, clinique, club de nuit, cnd
      shellac, coco mademoiselle, color wow, colourpop, cosrx, creed aventus, dashing diva, davidoff, dermalogica,
      desire dunhill, differin, dior sauvage, diptyque eau, dnd duo, dnd gel duo, dolce gabbana, dolce gabbana light
      blue, donna born in roma, dove men, dr althea, dr bronner, dr jart, dr squatch, drunk elephant, duke cannon,
      dunhill desire, dyson supersonic, e l f, eco styler, elemis, elizabeth arden, elseve, elvive, essie, estee
      lauder, eternity calvin, etude, eucerin, euphoria calvin, every man jack, fame paco, fashion fair, fenty beauty,
      first aid beauty, flormar, freetress, garnier, gelish, ghd, ghd platinum, gillette, giorgio armani, givenchy,
      glossier, glow recipe, good dye young, good girl carolina, got2b, grande cosmetics, grandel, haruharu, head and
      shoulders, head shoulders, heimish, hero mighty patch, huda beauty, hugo boss, hypnotic poison, ilia, innisfree,
      invictus, isntree, it cosmetics, j adore, jadore, janet collection, jean paul gaultier, jergens, jo malone,
      joico, juvia s place, kerastase, kevin murphy, khamrah, kiara sky, kiehl s, kiko milano, kiss impress, klairs,
      kolorshot, kosas, kuul, l occitane, l oreal, la roche posay, la vie est belle, lacoste blanc, lady million,
      lancome, lancome idole, laneige, lashify, lattafa, lattafa asad, laura mercier, le labo, le male, living proof,
      loreal, lubriderm, mac cosmetics, maison margiela replica, manic panic, marc jacobs daisy, mary and may, mary
      may, matrix biolage, maybelline, medicube, medik8, merit beauty, mielle, mighty patch, milani, milk makeup, miss
      dior, missha, mixsoon, mizon, mod vanilla, model model, montblanc explorer, montblanc legend, moroccanoil,
      morphe, mugler, murad, my way armani, my way giorgio, nacific, narciso rodriguez, nars, neutrogena, nioxin,
      nivea, nivea men, nudestix, numbuzin, nuxe, nyx, nyx professional, obagi, olaplex, olay, old spice, olympea, one
      million, opi, ouai, paco rabanne, palmolive naturals, panoxyl, pantene, parfums de marly, paul mitchell, paula s
      choice, peripera, phantom paco, philips lumea, polo ralph lauren blue, proraso, pureology, purito, rare beauty,
      rasasi, rastafri, real techniques, redken, remington, remington beauty, revitalash, revlon, revlon one step,
      rexona, rimmel, rom nd, romand, round lab, saie, sally hansen, sauvage, scandal jean paul, schwarzkopf,
      sensationnel, shake n go, shea moisture, skin 1004, skin1004, skinceuticals, sol de janeiro, some by mi, speed
      stick, st tropez, starface, stronger with you, sulwhasoo, summer fridays, sunday riley, supergoop, tangle teezer,
      tatcha, thank u next, the body shop, the ordinary, tirtir, tocobo, tom ford, tommy girl, toni guy, too faced,
      torriden, tree hut, tresemme, ultra male, uomo born in roma, urban decay, uriage, valentino donna, valentino
      uomo, vanicream, vaseline, verb ghost, versace bright crystal, versace dylan, versace eros, vichy, viktor rolf,
      wahl, wahl magic clip, wella, wet brush, wet n wild, x pression, xerjoff, xpression, yara lattafa, yara moi,
      youth to the people, ysl libre, ysl y, yves saint laurent, zury`,
  },
};
