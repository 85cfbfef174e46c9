import type { Subject } from '../words.ts';

export const BEAUTY: Subject = {
  things: [
    [
      'BEAUTY',
      `10 vol, 100 180 file, 1203rl, 1205rl, 1207rl, 1209rl, 1211m1, 13x4 frontal, 13x4 hd lace, 13x6 hd lace, 180 240
      file, 180 density, 20 vol, 200 density, 30 vol, 360 frontal, 40 vol, 4x4 closure, 5x5 closure, 6x6 closure,
      acetone, acid free primer, acne cream, acne gel, acne patch, acne spot gel, acne treatment, acrylic liquid,
      acrylic nail powder, acrylic powder, activated charcoal powder cosmetic, african black soap, afro comb, afro
      pick, afro puff, after shave, after sun, after wax lotion, after wax oil, aftercare balm, aftercare butter,
      aftercare cream, aftershave, aftersun, agarwood, aha, aha toner, airless pump bottle, allantoin, almond nails,
      almond press on, aloe gel, aloe vera gel, alum block, alum stick, amber bottle, amber dropper bottle, amla oil,
      amla powder hair, ampoule, anti ageing cream, anti aging cream, anti dandruff, anti wrinkle, antiperspirant,
      apple cider toner, apricot kernel oil, apricot oil skin, arbutin, argan, argan oil, argan oil hair, aritha
      powder, armrest tattoo, aroma mask, aroma shower, aromatherapy oil, art gel, astra blades, atomiser, atomizer,
      attar, aurora powder, avocado oil cold pressed, azelaic acid, azelaic serum, baby talc adult, babyliss, back
      applicator tan, back brush, back scrubber, bakhoor, bakhoor oud, bakuchiol, balance mask, balancing toner,
      balayage, balayage board, balayage brush, banana powder, baobab oil, baobab seed oil, bar ends sampler, barber
      apron, barber cape, barber chair, barber jacket, barber mat, barber mirror, barber neck strips, barber pole,
      barber scissor, barber spray bottle, barber station, barber tools, barbicide, barrier cream, barrier film,
      barrier film roll, barrier repair cream, base coat, batana, bath bomb, bath brush, bath confetti, bath crystals,
      bath dust, bath fizzer, bath flakes, bath foam, bath gift set, bath glove, bath lily, bath melt, bath milk, bath
      oil, bath salt, bath set gift, bath soak, bath sponge, bath tea, bath truffle, bay rum, bb cream, bb cushion,
      beard, beauty bed, beauty blender, beauty sponge, beeswax cosmetic, bentonite clay, bergamot oil, bha, bha toner,
      bhringraj, biab, bikini trimmer, bindi, black musk, black soap, blackhead remover, blackhead vacuum, blade
      disinfectant spray, bleach powder, bleaching cream, blemish, blending brush, blending sponge, blooming gel,
      blotting paper, blow dry cream, blow dryer, blush, blush duo, blush stick, blusher, blusher stick, boar bristle,
      body art, body balm, body brush, body butter, body cream, body gel, body glitter, body groomer, body lotion, body
      milk, body mist, body mousse, body oil, body polish, body scrub, body serum, body shimmer, body souffle, body
      splash, body spray, body wash, body wave hair, body wax, body whip, body yogurt, bodycare, bond builder, bond
      repair, bond treatment, bonder nail, bone straight, bonnet dryer, booster drops, boot tweezers, bottle bags
      tattoo, box braids hair, braid gel, braid spray, braiding gel, braiding hair, braids, brazilian blowout,
      brazilian keratin, brightening cream, brightening drop, brightening serum, brightening toner, broccoli seed oil,
      bronzer, bronzing drop, brow bleach, brow brush, brow dye, brow gel, brow glue, brow kit, brow lamination, brow
      lift, brow mapping, brow mapping string, brow oil, brow pen, brow pencil, brow pigment, brow powder, brow ruler,
      brow scissors, brow serum, brow stamp, brow stencil, brow thread, brow tint, brow wax, brush cleaner mat, brush
      cleaning mat, brush roll makeup, brush set makeup, bubble bar, bubble bars, bubble bath, bubble mask, buffing
      block, bug balm, builder base, builder gel, builder in a bottle, bulk hair, bun maker, bundles, callus peel,
      callus remover, callus softener, calming toner, candelilla wax, carbide bit nail, carrier oil, cartridge needles
      tattoo, cashmere lashes, castile bar, castor oil, cat eye gel, cat eye polish, cavitation machine, cc cream,
      centella, ceramic bit nail, ceramide, ceramide cream, cetearyl alcohol, cetostearyl alcohol, cetyl alcohol, cheek
      stain, cheek tint, chest mask, chrome powder, cica balm, cica cream, cica toner, clarifying toner, classic
      lashes, clay lightener, clay mask, clay powder, cleanser, cleansing balm, cleansing bar, cleansing brush,
      cleansing cloth, cleansing foam, cleansing gel, cleansing milk, cleansing oil, cleansing pads reusable, cleansing
      powder, cleansing water, cleansing wipe, clear peeling, clip cord, clip cord sleeve, clip in extension, clip in
      hair, clipper, clipper blade, clipper blades hair, clipper case barber, clipper cleaner, clipper comb, clipper
      guard, clipper lever, clipper oil, clipper spray, closure 4x4, cluster lashes, co wash, cocamidopropyl, coco
      glucoside, cocoa butter, coconut oil hair, coffin nails, coffin tips, collagen cream, collagen mask, cologne,
      color corrector, color cream, color depositing, colour bowl, colour corrector, colour cream, colour depositing
      mask, colour remover, comb, comedone extractor, compact mirror, compact powder, concealer, conditioner, contour,
      contour kit, contour palette, contour stick, contour wand, cosmetic, cosmetic spoon, cotton ball, cotton bud,
      cotton pad, cotton round, cotton swab, cotton tip, cotton wool bud, cotton wool pad, cotton wool pleat, couch
      roll, cracked heel, cream base, cream blush, cream developer, cream peroxide, cream spoon, creme developer,
      crimper, crochet braid, crochet hair, cryo globes, cryo sticks, cupuacu butter, curl activator, curl cream, curl
      custard, curl defining, curl enhancer, curl formers, curl gel, curl jelly, curl mousse, curl pudding, curl
      refresher, curl wand, curler, curling brush, curling cream, curling custard, curling iron, curling rod headband,
      curling tong, curling wand, curved magnum, cushion compact, cushion foundation, cuticle balm, cuticle bit,
      cuticle cream, cuticle nipper, cuticle oil, cuticle pusher, cuticle remover, cuticle scissor, cutthroat
      disposable blades, cyclomethicone, dark spot, day cream, dead sea mud, decant, decollete, decyl glucoside, deep
      mask, deep wave, dehydrator nail, demi permanent, deo, deodorant, depilatory cream, depilatory wax, derby blades,
      derma mask, derma pen, derma roller, dermal filler, dermapen, dermaplane, dermaplaning tool, dermaroller,
      detangle brush, detangler, detangling brush, detangling comb, developer 20 vol, developer 30 vol, developer
      peroxide, dimethicone, dip powder, discovery set, disinfectant jar barber, disposable grip tattoo, diy lashes,
      dog soap bar people, double edge blades, drawstring ponytail, dreadlocks, dropper bottle, dry brush, dry oil,
      dual form, dual forms, duochrome, dust collector nail, e file, e file bit, ear piercing gun, ear piercing kit,
      eau de cologne, eau de parfum, eau de toilette, eau fraiche, edge booster, edge brush, edge comb, edge control,
      edge gel, edge tamer, embossed foil, emery board, emulsified scrub, emulsifying wax, emulsion, end papers, enzyme
      peel, enzyme powder, epilator, essence, essence mist, essence toner, essential oil, esthetician bed, eucalyptus
      oil, exfoliating glove, exfoliating mitt, exfoliating pad, exfoliating toner, exfoliating towel, exfoliator,
      extrait, extrait de parfum, extrait parfum, eye balm, eye base, eye contour, eye cream, eye gel, eye liner, eye
      mask cream, eye mask gel, eye palette, eye patch, eye pencil, eye primer, eye roller, eye serum, eye shadow, eye
      stick, eyebrow, eyebrow pencil, eyebrow stencil, eyelash, eyelash glue, eyeliner, eyeshadow, eyeshadow quad, face
      balm, face brush, face cloth muslin, face cloth wipes, face cream, face drops, face emulsion, face gel, face gem,
      face glitter, face halo, face highlighter, face lifting, face mask, face massager, face mist, face oil, face
      pack, face palette, face peeling, face powder, face primer, face puff, face roller, face scraper, face scrub,
      face sculptor, face serum, face steamer, face toner, face wash, face wipe, facial bed, facial cleanser, facial
      cupping set, facial massager, facial mist, facial roller, facial sauna, facial steamer, facial tissue mask,
      facial toner, facial wipes, fade brush, fairness cream, fake skin tattoo, fake tan, false lashe, false nail, faux
      loc, feather blades, fibre paste, film wax, finishing powder, firming cream, firming toner, fix wax, fixing mist,
      fixing spray, flame bit, flat iron, flat lashes, flexi rod, floral water, foaming bath whip, foil and cutter,
      foil nail, foil sheets hair, foils hairdressing, foot balm, foot cream, foot file, foot lotion, foot mask, foot
      pedal tattoo, foot peel, foot powder, foot rasp, foot scrub, foot scrubber, foot spray, foundation, foundation
      brush, foundation makeup, foundation stick, fragrance, fragrance decant, fragrance mist, fragrance sample,
      frankincense oil, french green clay, frontal 13x4, full cover tips, fullers earth, gel base, gel base coat, gel
      brush, gel cream, gel liner nail, gel mask, gel paint nail, gel polish, gel remover, gel x tips, genius weft,
      geogard, ghassoul clay, glitter eyeshadow, glitter gel, glow drops, glow oil, glow serum, glow toner, glue rings,
      glueless, glutathione cream, glycerin, glycerine, glycolic acid, glycolic toner, goat milk lotion, goats milk
      lotion, gradual tan, grape seed oil, grapeseed oil, green clay, green soap, green soap concentrate, grey wash
      set, greywash, grooming cream, gua sha, hair and body mist, hair bleach, hair body mist, hair bonder, hair
      booster, hair botox, hair brush, hair bun extension, hair bun piece, hair butter, hair cap dryer, hair care, hair
      chalk, hair clay, hair clipper, hair color, hair colour, hair comb, hair cream, hair curler, hair diffuser, hair
      dryer, hair dye, hair extension, hair fiber, hair foil, hair foils, hair food, hair fragrance, hair gel, hair
      glaze, hair gloss, hair grease, hair growth oil, hair lightener, hair mask, hair mayonnaise, hair milk, hair
      mist, hair oil, hair paste, hair perfume, hair plex, hair putty, hair regrowth, hair relaxer, hair removal cream,
      hair repair, hair roller, hair serum, hair spray, hair straightener, hair styling powder, hair styling wax, hair
      system, hair tint, hair toner, hair toners, hair tonic, hair topper, hair treatment, hair trimmer, hair wax, hair
      weave, hair weft, hairbrush, haircare, hairdressing cape, hairdressing foil, hairdressing scissor, hairdryer,
      hairline powder, hairpiece, hairspray, halo extension, hand and body lotion, hand and face wipe, hand and nail
      cream, hand balm, hand cream, hand mask, hand mask glove, hand scrub, hand wash, hands and faces wipe, hard skin
      file, hard skin remover, hard wax, hd lace, hd lace closure, hd lace frontal, healing balm, heat protectant, heat
      protection spray, heat protector spray, heated roller, heatless curl, heatless curler, heatless curling headband,
      heatless curling ribbon, heatless curling rod, heatless curling set, heatless curls headband, hectograph paper
      tattoo, heel balm, heel cream, hemp seed oil cosmetic, henna, henna stencil, herbal toner, hibiscus powder hair,
      high frequency wand, highlighter drops, highlighter face, highlighter makeup, highlighter palette, highlighter
      stick, highlighting cap, highlighting foil, hood dryer, hot air brush, hot brush, hot roller, hot towel cabinet,
      hot wax, hyaluron pen, hyaluronic, hyaluronic acid, hyaluronic serum, hybrid dye, hybrid tint, hydra facial,
      hydrafacial, hydrating mist, hydrating toner, hydrocolloid patches, hydrogel mask, hydrojelly mask, hydrolat,
      hydrosol, i tip hair, ice globe, ice roller, illipe butter, illuminating drops, indigo powder, ink cap, ink cap
      holder, ink caps tattoo, ink cups tattoo, intimate spray, intimate wash, ipl, iron oxide cosmetic, isopropyl
      myristate, jade roller, jade stone lash, jelly cleanser, jelly mask, jojoba, jojoba oil, k tip hair, kabuki,
      kabuki brush, kajal, kajal pencil, kaolin, kaolin clay, keratin, keratin smoothing, keratin tip hair, keratin
      treatment, kids wipes face, kinky curly hair, kinky straight, kinky twist, kohl, kojic acid, kokum butter,
      konjac, konjac puff, konjac sponge, kumkum, lace closure, lace front, lace frontal, lace glue, lace melt, lace
      tape, lactic acid, ladyshave, lanolin, lash, lash adhesive, lash bath, lash bed, lash bond, lash bonder, lash
      botox, lash brush, lash cluster, lash curler, lash extension, lash fan, lash glue, lash lift, lash mapping, lash
      mirror, lash palette, lash pallet, lash perm, lash pillow, lash primer, lash remover, lash ring, lash rings, lash
      rods, lash serum, lash shield, lash tape, lash tile, lash tray, lash wand, lashes, lauryl glucoside, lavender
      oil, layer cushion, leave in, led mask, lemongrass oil, licorice extract, lift rods, lightener, liner brush nail,
      lining black, lip balm, lip blush pigment, lip brush, lip butter, lip combo, lip crayon, lip cream, lip duo, lip
      enhancer, lip filler, lip glaze, lip gloss, lip jelly, lip kit, lip lacquer, lip liner, lip mask, lip mud, lip
      oil, lip pencil, lip plumper, lip salves, lip scrub, lip serum, lip set, lip shine, lip stain, lip stick, lip
      tint, lip treatment, lip veil, lip wand applicators, lipgloss, lipstick, liquid blush, liquid germall, liquid
      glow, liquid highlighter, liquid lip, liquorice extract, loc gel, lock gel, locking gel, locs, loofah, loose
      pigment eye, loose powder, loose wave hair, lotion, lotion bar, lotion magnesium, luffa, machine bags tattoo,
      magnifying mirror, magnum cartridges, makeup, makeup bag set, makeup bag travel cosmetic, makeup blender, makeup
      brush, makeup bundle, makeup fixer, makeup kit, makeup mirror, makeup palette, makeup puff, makeup remover,
      makeup scoop, makeup scraper, makeup set, makeup sponge, mandelic acid, mandrel bit nail, mango butter, manicure,
      manicure table, mannequin head, marley hair, marula, marula oil, mascara, mask sheet, massage candle, massage
      oil, matte clay, matte paste, meadowfoam seed oil, meche, mehandi, mehendi, mehndi, melt and pour base, melt
      band, membrane cartridges, meso serum, mesotherapy, micellar water, micellar wipes, micro brush lash, micro
      brushes, micro ring extensions, microblading, microblading blade, microblading pen, microblading pigment,
      microbrush, microcurrent, microdermabrasion, microneedling, micropore, milk bath, milky toner, minoxidil, mixed
      tray lashes, modeling mask, modelling mask, moisture cream, moisture mask, moisturiser, moisturising cream,
      moisturising glove, moisturising sock, moisturizer, mole remover, monomer, moringa oil, moringa seed oil, mousse,
      moustache wax, mud mask, mukhallat, multani mitti, murumuru butter, musk oil, musk tahara, muslin face cloth,
      mustache wax, nail, nail acrylic, nail arm rest, nail art brush, nail bit, nail bond, nail brush, nail buffer,
      nail charm, nail chrome, nail clipper, nail crystals, nail decal, nail dehydrator, nail desk, nail display tips,
      nail dotting tool, nail drill, nail dust collector, nail dust extractor, nail file, nail foil, nail form, nail
      gems, nail glitter, nail glue, nail hand rest, nail kit, nail lacquer, nail lamp, nail pigment, nail polish, nail
      practice, nail prep, nail primer, nail rhinestone, nail scissor, nail stamp, nail stamper, nail stamping plate,
      nail stand, nail sticker, nail swatch, nail table, nail tabs, nail tip, nail trainer, nail varnish, nail wrap,
      nano ring hair, neck brush barber, neck cream, neck duster, neck firming, neck strip, neck strips, neck tissue,
      needle cartridge derma, neem oil, neutraliser perm, niacinamide, night cream, night mask, nose pack, nose
      trimmer, numbing cream, numbing spray, oil blotting, oil control, ombre brush, optiphen, orange blossom water
      skin, oud, oudh, overnight cream, overnight mask, overnight serum, paddle brush, paddle brush hair, pamper
      hamper, pamper set, panthenol, parfum, parfum spray, passion twist, patchouli oil, peach kernel oil, pedicure,
      pedicure bowl liners, pedicure chair, peel, peel off mask, peel sock, peeling, peeling gel, peeling solution,
      peeling toner, pennington forceps, peppermint oil, peptide serum, perfume, perfume bottle, perfume sprayer,
      perfumer s alcohol, perfumers alcohol, perm lotion, perm papers, perm rod, perm solution, permanent colour,
      peroxide 20 vol, peroxide 30 vol, petroleum jelly, phenonip, piercing aftercare, piercing clamp, piercing
      forceps, piercing kit, piercing needle, piercing spray, pimple cream, pimple patch, pin curl clip, pin tail comb,
      pink clay, plasma pen, pmu, poly gel, polygel, polysorbate, polysorbate 20, polysorbate 80, pomade, ponytail
      extension, pore minimizer, pore pack, pore primer, pore strip, pore toner, pore vacuum, pot wax, potassium
      sorbate cosmetic, powder brush, powder highlighter, powder lightener, powder puff, practice fingers, practice
      hand nail, practice head hairdressing, practice skin, practice skins, pre cut foils, pre made fans, pre shave,
      pre stretched braiding, pre wax, premade fans, press on nail, press ons, pressed pigment, pressed powder, prickly
      pear oil, prickly pear seed oil, primer, primer makeup, primer spray, promade, promade fans, pumice, purifying
      toner, q tip, radio frequency machine, rat tail comb, raw hair bundle, razor, razor strop, receiving tube
      piercing, reetha, refining toner, relaxer, relaxer kit, repair balm, repair spray, retinal serum, retinal shot,
      retinol, retinol cream, retinol serum, reusable makeup pads, rf machine, rhassoul clay, rice toner, roll on,
      roller bottle, roller heads velvet, roller wax, root lift, root spray, root touch up, rose clay, rose quartz
      roller, rose toner, rose water, rosehip, rosehip oil, rosemary oil, rosewater, rotary pen, round brush, round
      liner, round shader, rubber base, rubber base coat, rubber mask powder, safety bit nail, salicylic acid, salon
      cape, salon mirror, salon spray bottle, salon stool, salon trolley, salt spray, salve, sanding bands, sanding
      bands nail, savon de marseille, savon noir, scalp brush, scalp massager, scalp micropigmentation, scalp oil,
      scalp scrub, scalp serum, scalp tonic, scalp treatment, scar cream, scar gel, sci powder, scrub, sea buckthorn
      oil, sea salt spray, sea salt texture, second skin roll, second skin tattoo, sectioning clip, self tan, semi
      permanent colour, serum, serum foundation, setting mist, setting powder, setting spray, shampoo, shave, shave
      bowl, shave butter, shave gel, shaver, shaver foil, shavette, shaving balm, shaving bar, shaving bowl, shaving
      brush, shaving cream, shaving foam, shaving gel, shaving kit, shaving mug, shaving oil, shaving set, shaving
      soap, shaving soap bowl, shaving stand, shea, shea butter, sheet mask, shikakai, shine spray, shower butter,
      shower cap beauty, shower cream, shower foam, shower gel, shower jelly, shower milk, shower oil, shower puff,
      shower scrub, shower steamer, silicone oil cosmetic, sindoor, skin analyser, skin care, skin cushion, skin layer
      cushion, skin repair, skin tint, skin toner, skincare, skincare set, sleeping mask, slsa, smoothing treatment,
      smp needles, smp pigment, snail cream, snail mucin, soak off clips, soak off foil, soap, soap saver, soap saver
      bag, soap saver pouch, sodium benzoate cosmetic, sodium cocoyl isethionate, sodium hydroxide lye, sodium lactate,
      sodium lauryl sulfate, sodium lauryl sulfoacetate, sodium lauryl sulphate, soft gel tips, solid lotion, soothing
      toner, spa gift set, spa kit, spa salt, spa set, spf, spf 30, spf 50, spider gel, sponge roller, spoolie, spot
      treatment, spray bottle amber, spring twist, squalane, squalene cosmetic, stamping nail, stearic acid, stencil
      gel, stencil paper tattoo, stencil stuff, stencil transfer gel, stick highlighter, stick on nail, stiletto tips,
      straightener, stretch mark cream, strip lash, strip wax, stripless wax, styling cream, styling mousse, styling
      paste, styling powder, styptic pencil, sugar scrub, sugar wax, sugar whip, sugaring, sun cream, sun milk, sun
      oil, sun spray, sun stick, sunblock, suncream, sunscreen, surma, swabs, swatch sticks, sweet almond oil, syndet
      bar, t blade, t outliner, tail comb hair, talc, talcum, tallow, tallow balm, tamanu oil, tan accelerator, tan
      drops, tan eraser, tan mitt, tan mousse, tan remover, tan removing glove, tanner, tanning, tanning drops, tanning
      mitt, tanning mousse, tanning oil, tape extensions, tape hair, tape in extensions, tape ins, tattoo, tattoo
      aftercare, tattoo armrest, tattoo balm, tattoo bandage, tattoo battery pack, tattoo bed, tattoo black ink, tattoo
      butter, tattoo cartridge, tattoo chair, tattoo cream, tattoo film, tattoo footswitch, tattoo furniture, tattoo
      gloves, tattoo grip, tattoo gun, tattoo ink, tattoo lamp, tattoo machine, tattoo needle, tattoo pen, tattoo
      pigment, tattoo power supply, tattoo practice skin, tattoo removal, tattoo stencil, tattoo stencil printer,
      tattoo stool, tattoo thermal printer, tattoo tips tubes, tattoo transfer paper, tattoo wipes, tattoo workstation,
      tea tree, temporary tattoo, texture powder, texture spray, texturising spray, texturizer, thermal brush, thermal
      copier paper, thermal paper tattoo, thermal protector spray, thermo protector spray, thickening spray, thinning
      scissor, thinning shear, threading thread, tint bowl, tint brush, tinted balm, tinting brush, toe nail clippers,
      toenail clipper, toiletry gift set, toiletry set, toner hair, toner mist, toner pad, toning mist, tooth gem, top
      coat, toupee, towel steamer, towel warmer cabinet, training hand nails, training head, tranexamic acid,
      translucent powder, tribal black, trimmer, trimmer blade, triple black, tweezer, twist cream, twisting cream,
      underarm, underarm cream, undereye patches, uv gel, uv lamp nail, uv led lamp nail, vanity case beauty, velcro
      roller, velour puff, velvet lip, vent brush, versagel, vitamin c booster, vitamin c brightening, vitamin c cream,
      vitamin c serum, vitamin c toner, vitamin e cream, vitamin e oil, volume lashes, volume powder, volume spray,
      volumising mousse, water cream, water spray bottle barber, water wave crochet, water wave hair, wave brush, wax
      bead, wax bean, wax cartridge, wax collar, wax equipment cleaner, wax film, wax film beads, wax gel, wax heater,
      wax pot, wax spatula, wax strip, waxing kit, waxing spatulas, waxing sticks, waxing strip, weave, weave hair,
      weft, weft hair, wet wipe, whipped shea, whipped tallow, white musk, whitening cream, wig, wig glue, wig grip,
      wispy spikes, witch hazel, witch hazel toner, wood lamp skin, wrinkle cream, ylang ylang, zebra file, zinc oxide
      cosmetic, zinc oxide powder`,
    ],
  ],
  unsure: `10 vol, 20 vol, 30 vol, 40 vol, aha, almond nails, amber bottle, amber dropper bottle, argan, armrest
    tattoo, art gel, atomiser, balayage, barrier film, bath flakes, bay rum, bentonite clay, bha, bindi, bindis, black
    musk, black soap, blush, blusher, bone straight, boot tweezers, braids, bubble bar, bundles, centella, ceramide,
    clip cord, clipper, clipper blade, coconut oil hair, color cream, colour bowl, colour cream, comb, contour, curler,
    curved magnum, cuticle bit, decant, decollete, deep wave, dropper bottle, dual form, dual forms, duochrome, e file,
    emulsion, end papers, essence, extrait, flame bit, floral water, foil and cutter, foundation, fragrance, fullers
    earth, glow serum, glueless, glycerin, glycerine, grape seed oil, grapeseed oil, green clay, green soap, hair foil,
    hair toners, hd lace, hot brush, hot wax, hyaluronic, hybrid dye, hybrid tint, hydrosol, ink cap, jelly cleanser,
    jojoba, kabuki, kaolin, kaolin clay, keratin, kohl, konjac, kumkum, lanolin, lash, lash ring, lightener, lip wand
    applicators, loose pigment eye, mannequin head, marula, meche, mehndi, microblading, mousse, nail, nail table, neck
    strips, neem oil, paddle brush hair, peel, peeling, peeling gel, perfume bottle, permanent colour, piercing kit,
    polysorbate, practice skin, press ons, primer, promade, razor strop, relaxer, retinol, roller bottle, rosehip,
    rotary pen, round brush, round liner, round shader, salon mirror, salon stool, sanding bands, scrub, shave, shaver
    foil, shea, slsa, soap saver, sodium lauryl sulfate, soft gel tips, spray bottle amber, squalane, stencil gel,
    straightener, strip wax, swabs, t blade, tallow, tan remover, tattoo bed, tattoo chair, toner hair, toupee,
    training head, trimmer, trimmer blade, triple black, underarm, vent brush, wax film, weave, weft, whipped tallow,
    white musk`,
  printed: 'tattoo, temporary tattoo',
  uses: {
    BEAUTY: `barbers, bath and beauty, bath and body, bath body, beauty, beauty tools, body care, bodycare, cosmetic,
      cosmetic tools, cosmetics, cosmetics and skincare, edp, edt, facial, foot care, fragrances, grooming, hair, hair
      care, hair growth, hair styling, hair styling tools, haircare, hand care, k beauty, lip care, makeup, makeup
      tools, men s grooming, mens grooming, nail art, nail care, nail tools, personal care, shaving, skin, skin care,
      skincare, spf 30, spf 50, spf15, spf20, spf30, spf50, sun care, tanning, vichy laboratoires`,
  },
  makers: {
    BEAUTY: `212 men, 212 vip, acqua di gio, acqua di gioia, afnan, amika, anastasia, anastasia beverly hills, andis,
      anua, apres gel, aquaphor, arctic fox, ardell, ariana grande, armaf, armaf club de nuit, armani code, armani si,
      asepxia, aveeno, avene, axis y, babyliss, babylisspro, baccarat rouge, bad boy carolina, banila, bath and body
      works, batiste, beauty of joseon, beautylash, benefit cosmetics, bic flex, bio oil, biodance, bioderma, black
      opal, black opium, bleu de chanel, blistex, bobbi boss, bobbi brown, bondi sands, bourjois, braun silk epil,
      briogeo, burberry her, burt s bees, byredo, calvin klein, camille rose, cantu, carmex, carol s daughter, carolina
      herrera, catrice, caudalie, celimax, cerave, cetaphil, chanel, charlotte tilbury, cheirosa, chloe nomade,
      cicatricure, ck one, clairol, clearasil, clinique, club de nuit, cnd shellac, coco mademoiselle, color wow,
      colourpop, cosrx, creed aventus, dashing diva, davidoff, dermalogica, desire dunhill, differin, dior sauvage,
      diptyque eau, dnd duo, dnd gel duo, dolce gabbana, dolce gabbana light blue, donna born in roma, dove men, dr
      althea, dr bronner, dr jart, dr squatch, drunk elephant, duke cannon, dunhill desire, dyson supersonic, e l f,
      eco styler, elemis, elizabeth arden, elseve, elvive, essie, estee lauder, eternity calvin, etude, eucerin,
      euphoria calvin, every man jack, fame paco, fashion fair, fenty beauty, first aid beauty, flormar, freetress,
      garnier, gelish, ghd, ghd platinum, gillette, giorgio armani, givenchy, glossier, glow recipe, good dye young,
      good girl carolina, got2b, grande cosmetics, grandel, haruharu, head and shoulders, head shoulders, heimish,
      heliocare, hero mighty patch, huda beauty, hugo boss, hypnotic poison, ilia, innisfree, invictus, isdin, isntree,
      it cosmetics, j adore, jadore, janet collection, jean paul gaultier, jergens, jo malone, joico, juvia s place,
      kerastase, kevin murphy, khamrah, kiara sky, kiehl s, kiko milano, kiss impress, klairs, kolorshot, kosas, kuul,
      l occitane, l oreal, la roche posay, la vie est belle, lacoste blanc, lacto calamine, lady million, lancome,
      lancome idole, laneige, lashify, lattafa, lattafa asad, laura mercier, le labo, le male, living proof, loreal,
      lubriderm, mac cosmetics, maison margiela replica, manic panic, marc jacobs daisy, mary and may, mary may, matrix
      biolage, maybelline, medicube, medik8, merit beauty, mielle, mighty patch, milani, milk makeup, miss dior,
      missha, mixsoon, mizon, mod vanilla, model model, montblanc explorer, montblanc legend, moroccanoil, morphe,
      mugler, murad, my way armani, my way giorgio, nacific, narciso rodriguez, nars, neutrogena, nioxin, nivea, nivea
      men, nizoral, nudestix, numbuzin, nuxe, nyx, nyx professional, obagi, olaplex, olay, old spice, olympea, one
      million, opi, ouai, paco rabanne, palmolive naturals, panoxyl, pantene, parfums de marly, paul mitchell, paula s
      choice, peripera, phantom paco, philips lumea, polo ralph lauren blue, proactiv, proraso, pureology, purito, rare
      beauty, rasasi, rastafri, real techniques, redken, regaine, remington, remington beauty, revitalash, revlon,
      revlon one step, rexona, rimmel, rogaine, rom nd, romand, round lab, saie, sally hansen, sauvage, scandal jean
      paul, schwarzkopf, selsun, selsun blue, sensationnel, shake n go, shea moisture, skin 1004, skin1004,
      skinceuticals, sol de janeiro, some by mi, speed stick, st tropez, starface, stridex, stronger with you,
      sulwhasoo, summer fridays, sunday riley, supergoop, tangle teezer, tatcha, thank u next, the body shop, the
      ordinary, tio nacho, tirtir, tocobo, tom ford, tommy girl, toni guy, too faced, torriden, tree hut, tresemme,
      ultra male, uomo born in roma, urban decay, uriage, valentino donna, valentino uomo, vanicream, vaseline, verb
      ghost, versace bright crystal, versace dylan, versace eros, vichy, viktor rolf, wahl, wahl magic clip, wella, wet
      brush, wet n wild, x pression, xerjoff, xpression, yara lattafa, yara moi, youth to the people, ysl libre, ysl y,
      yves saint laurent, zury`,
  },
};
