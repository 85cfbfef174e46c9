import type { Subject } from '../words.ts';

export const CARE: Subject = {
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
      spray, body wash, body wave hair, body wave wig, body wax, body yogurt, bodycare, bond builder, bond repair,
      bone straight, bonnet dryer, box braids hair, braid gel, braiding gel, braiding hair, braids, brazilian blowout,
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
      cracked heel, cream base, cream moisturiser, cream peroxide, cream spoon, crimper, crochet braid, crochet
      braids, crochet hair, cryo globes, cryo sticks, cupuacu butter, curl activator, curl cream, curl custard, curl
      defining, curl enhancer, curl formers, curl gel, curl mousse, curl pudding, curl wand, curler, curling brush,
      curling cream, curling custard, curling iron, curling tong, curling tongs, curling wand, cushion compact,
      cushion foundation, cushion spf, cuticle cream, cuticle nipper, cuticle oil, cuticle pusher, cuticle remover,
      cuticle scissor, cuticle scissors, cyclomethicone, d panthenol, dark spot, dark spot corrector, day cream, dead
      sea mud, decyl glucoside, deep mask, deep wave, deo, deo spray, deo stick, deodorant, deodorant cream, deodorant
      spray, deodorant stick, depilatory cream, depilatory wax, derma mask, derma pen, derma pen cartridge, derma
      roller, dermal filler, dermapen, dermapen needles, dermaplane, dermaplaning tool, dermaroller, detangler,
      detangling brush, developer 20 vol, developer peroxide, dimethicone, dip powder, discovery set, dreadlocks,
      dropper bottle, dry body brush, dry brush, dry oil, dry shampoo, e file, ear piercing gun, eau de parfum, eau de
      toilette, eau fraiche, edge brush, edge control, electric shaver, emulsifying wax, emulsion, epilator, essence,
      essence toner, essential oil, esthetician bed, eucalyptus oil, exfoliating glove, exfoliating gloves,
      exfoliating mitt, exfoliating pad, exfoliating pads, exfoliating towel, exfoliator, extrait, extrait de parfum,
      eye balm, eye base, eye contour, eye cream, eye gel, eye liner, eye mask cream, eye mask gel, eye palette, eye
      patch, eye patch gel, eye patches, eye pencil, eye roller, eye serum, eye shadow, eyebrow, eyebrow pencil,
      eyebrow razor, eyebrow stencil, eyelash, eyelash curler, eyelash glue, eyeliner, eyeshadow, eyeshadow palette,
      face balm, face brush, face cream, face emulsion, face gel, face gem, face gems, face glitter, face highlighter,
      face lifting, face mask, face massager, face mist, face oil, face pack, face palette, face peeling, face powder,
      face primer, face razor, face roller, face scraper, face scrub, face sculptor, face serum, face steamer, face
      toner, face wash, face wipe, face wipes, facial bed, facial cleanser, facial cupping set, facial massager,
      facial mist, facial roller, facial sauna, facial steamer, facial tissue mask, fairness cream, fake tan, false
      lashe, false lashes, false nail, false nails, faux locs, finishing powder, firming cream, fix wax, flat iron,
      flexi rod, flexi rods, floral water, foils hairdressing, foot balm, foot cream, foot file, foot mask, foot peel,
      foot powder, foot rasp, foot scrubber, foot spray, foundation, foundation makeup, fragrance, fragrance mist,
      frankincense oil, french green clay, frontal 13x4, fullers earth, gel cream, gel mask, gel polish, genius weft,
      geogard, ghassoul clay, glitter gel, glow oil, glueless, glueless wig, glutathione cream, glycerin, glycerine,
      glycolic acid, gradual tan, grape seed oil, grapeseed oil, green clay, gua sha, hair bleach, hair bonder, hair
      booster, hair brush, hair bun piece, hair cap dryer, hair care, hair chalk, hair clipper, hair color, hair
      colour, hair comb, hair curler, hair diffuser, hair dryer, hair dye, hair extension, hair extensions, hair
      fiber, hair fibers, hair foil, hair gel, hair growth oil, hair mask, hair mist, hair oil, hair perfume, hair
      regrowth, hair relaxer, hair removal cream, hair repair, hair roller, hair rollers, hair serum, hair spray, hair
      straightener, hair styling wax, hair system, hair tint, hair toner, hair tonic, hair topper, hair treatment,
      hair trimmer, hair wax, hair wax gel, hair weave, hair weft, hairbrush, haircare, hairdressing cape,
      hairdressing foil, hairdressing scissor, hairdressing scissors, hairdryer, hairline powder, hairpiece,
      hairspray, hand and face wipe, hand and face wipes, hand balm, hand cream, hand mask, hand mask glove, hand mask
      gloves, hand soap, hand wash, hands and faces wipe, hands and faces wipes, hard wax, hard wax beads, hd lace,
      healing balm, heat protectant, heat protection spray, heat protector spray, heated roller, heated rollers,
      heatless curl, heatless curler, heatless curling rod, heatless curling set, heatless curls, heel balm, heel
      cream, hemp seed oil cosmetic, henna, henna cone, henna stencil, hibiscus powder hair, high frequency wand,
      highlighter face, highlighter makeup, highlighter palette, highlighter stick, highlighting cap, highlighting
      foil, hood dryer, hot air brush, hot roller, hot rollers, hot wax, hyaluron pen, hyaluronic, hyaluronic acid,
      hyaluronic acid serum, hydra facial, hydrafacial, hydrafacial machine, hydrogel mask, hydrojelly mask, hydrolat,
      hydrosol, i tip hair, ice globe, ice globes, ice roller, illipe butter, indigo powder, intimate spray, intimate
      wash, ipl, iron oxide cosmetic, isopropyl myristate, jade roller, jelly mask, jojoba, jojoba oil, k tip hair,
      kabuki, kabuki brush, kajal, kajal pencil, kajal stick, kaolin, kaolin clay, keratin, keratin tip hair, keratin
      treatment, kids wipes face, kinky curly hair, kinky straight, kinky twist, kohl, kojic acid, kojic acid powder,
      kokum butter, konjac sponge, kumkum, lace closure, lace front, lace front wig, lace frontal, lace glue, lace
      tape, lace wig, lactic acid, ladyshave, lanolin, lash, lash adhesive, lash bed, lash brush, lash cluster, lash
      clusters, lash curler, lash extension, lash fan, lash glue, lash lift, lash lift kit, lash mapping, lash pallet,
      lash remover, lash serum, lash shampoo, lash shield, lash tape, lash tile, lash tray, lashes, lauryl glucoside,
      lavender oil, layer cushion, leave in, leave in conditioner, leave in cream, leave in spray, led mask,
      lemongrass oil, licorice extract, lip balm, lip balm tube, lip brush, lip butter, lip crayon, lip cream, lip
      enhancer, lip filler, lip glaze, lip gloss, lip gloss tube, lip glow oil, lip jelly, lip kit, lip lacquer, lip
      liner, lip mask, lip mud, lip oil, lip pencil, lip plumper, lip scrub, lip set, lip stain, lip stick, lip tint,
      lip treatment, lip veil, lipgloss, lipstick, liquid germall, liquid highlighter, liquid soap, liquorice extract,
      loc gel, lock gel, locking gel, locs, loofah, loose powder, loose wave hair, lotion, lotion magnesium, luffa,
      lye soap base, magnifying mirror, makeup, makeup bag set, makeup blender, makeup brush, makeup brush set, makeup
      mirror, makeup palette, makeup remover, makeup remover wipe, makeup remover wipes, makeup scoop, makeup scraper,
      makeup sponge, mandelic acid, mango butter, manicure, manicure set, manicure table, marley hair, marula, marula
      oil, mascara, mascara wand, mask sheet, massage candle, massage oil, meadowfoam seed oil, mehandi, mehendi,
      mehndi, melt and pour base, meso serum, mesotherapy, micellar water, micro brush lash, micro brushes, micro ring
      extensions, microblading, microblading pen, microbrush, microcurrent, microdermabrasion, microdermabrasion
      machine, microneedling, micropore, milk bath, minoxidil, modeling mask, modelling mask, moisture mask,
      moisturiser, moisturising glove, moisturising gloves, moisturising sock, moisturising socks, moisturizer, mole
      remover, monomer, moringa oil, moringa seed oil, mousse, moustache wax, mud mask, mukhallat, multani mitti,
      murumuru butter, musk oil, mustache wax, nail, nail charm, nail charms, nail clipper, nail decal, nail decals,
      nail dehydrator, nail desk, nail dotting tool, nail drill, nail file, nail glue, nail kit, nail lacquer, nail
      lamp, nail polish, nail practice, nail primer, nail rhinestone, nail rhinestones, nail scissor, nail scissors,
      nail stamp, nail stamper, nail stamping plate, nail sticker, nail stickers, nail table, nail tip, nail tips,
      nail top coat, nail trainer, nail varnish, nano ring hair, neck cream, neck duster, neck strip, neck strips,
      needle cartridge derma, neem oil, niacinamide, niacinamide serum, night cream, night mask, nose pack, nose
      trimmer, oil blotting, oil control, optiphen, orange blossom water skin, oud, oudh, overnight mask, paddle
      brush, paddle brush hair, pamper hamper, pamper set, panthenol, parfum, passion twist, patchouli oil, peach
      kernel oil, pedicure, pedicure chair, pedicure set, pedicure spa, peel, peel sock, peel socks, peeling, peeling
      gel, peeling solution, peppermint oil, perfume, perfume atomiser, perfume atomizer, perfume bottle, perfume oil,
      perfume sample, perfume set, perfume sprayer, perfumer s alcohol, perfumers alcohol, perm rod, perm rods,
      peroxide 20 vol, petroleum jelly, phenonip, piercing aftercare, piercing needle, pimple cream, pimple patch, pin
      curl clip, pin curl clips, pin tail comb, pink clay, plasma pen, pmu, pmu machine, pmu needles, pmu pigment,
      poly gel, polygel, polysorbate, polysorbate 20, polysorbate 80, pomade, ponytail extension, pore minimizer, pore
      pack, pore strip, pore strips, pore vacuum, pot wax, potassium sorbate cosmetic, powder brush, powder
      highlighter, powder puff, practice hand nail, pre wax, pre wax oil, press on nail, press on nails, pressed
      powder, prickly pear oil, prickly pear seed oil, primer, primer makeup, pumice, pumice stone, q tip, q tips,
      radio frequency machine, rat tail comb, raw hair bundle, razor, razor blade, razor blades, red clay powder,
      reetha, relaxer, relaxer kit, repair balm, repair spray, retinal shot, retinol, retinol cream, retinol serum, rf
      machine, rhassoul clay, roll on, roll on bottle, roll on wax, roller bottle, root spray, root touch up, rose
      clay, rose quartz roller, rose water, rosehip, rosehip oil, rosemary oil, rosewater, round brush, rubber base,
      rubber mask powder, russian volume lashes, safety razor, salicylic acid, salon cape, salon mirror, salon spray
      bottle, salon stool, salon trolley, salt spray, salve, scalp brush, scalp massager, scalp micropigmentation,
      scalp oil, scalp serum, scalp tonic, scalp treatment, scar cream, scar gel, sci powder, scrub, sea buckthorn
      oil, sea salt spray, sectioning clip, sectioning clips, self tan, self tanner, semi permanent colour, serum,
      setting powder, setting spray, shampoo, shampoo bar, shampoo brush, shave, shave gel, shaver, shavette, shaving
      balm, shaving bowl, shaving brush, shaving cream, shaving foam, shaving gel, shaving kit, shaving mug, shaving
      oil, shaving set, shaving stand, shea, shea butter, sheet mask, shikakai, shine spray, shower cream, shower
      foam, shower gel, shower milk, shower oil, shower puff, shower steamer, silicone oil cosmetic, sindoor, skin
      analyser, skin care, skin cushion, skin layer cushion, skin repair, skincare, skincare set, sleeping mask, slsa,
      smp pigment, snail cream, snail mucin, soap, soap bar, soap base, sodium benzoate cosmetic, sodium cocoyl
      isethionate, sodium hydroxide lye, sodium lactate, sodium lauryl sulfate, sodium lauryl sulfoacetate, sodium
      lauryl sulphate, spa gift set, spa kit, spa salt, spa set, spf, spf 50, sponge roller, sponge rollers, spoolie,
      spot treatment, spray bottle amber, squalane, squalene cosmetic, stamping nail, stearic acid, stick highlighter,
      stick on nail, stick on nails, straightener, stretch mark cream, strip wax, styling mousse, styptic pencil,
      sugar scrub, sugar wax, sugaring, sugaring paste, sun cream, sun oil, sun spray, sun stick, sunblock, suncream,
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
    [
      'HEALTH_AND_FITNESS',
      `100 caps, 120 caps, 120 tabs, 120 vcaps, 180 caps, 240 caps, 30 caps, 5 htp, 60 caps, 60 softgels, 60 tabs, 60
      vcaps, 90 caps, 90 softgels, 90 tabs, 90 vcaps, ab bench, ab machine, ab mat, ab roller, ab roller wheel, ab
      stimulator, ab trainer, ab wheel, abdominal binder, acetaminophen, acidophilus, acupressure, acupressure mat,
      acupressure mat set, acupressure pillow, acupuncture needle, acupuncture needles, adhesive bandage, adhesive
      dressing, adjustable bench, adjustable dumbbell, adult diaper, adult diapers, adult nappies, adult toy, aerobic
      step, agility disc, agmatine, air bike, air walker boot, alcohol pad, alcohol pads, alcohol prep pads, alcohol
      swab, alcohol tester, alcohol wipe, alcohol wipes, aligner case, allergy relief, allergy tablet, allergy
      tablets, alpha gpc, alpha lipoic acid, alternating pressure mattress, ambu bag, amino, amino acid, anal plug,
      analgesic, ankle brace, ankle cuff, ankle support, ankle weight, ankle weights, antacid, anti allergy, anti
      bedsore mattress, anti decubitus mattress, anti inflammatory, anti snore, anti snore mouthguard, anti snoring,
      anti snoring mouthguard, antiallergic, antibacterial gel, antibacterial wipe, antibacterial wipes, antibiotic,
      antidiarrheal, antidiarrhoeal, antifungal, antifungal cream, antigen test, antihistamine, antiinflammatory,
      antipyretic, antiseptic, antispasmodic, antitussive, antiviral, apex locator, appetite suppressant, apple cider
      vinegar capsule, apple cider vinegar capsules, arch support, archwire, arginine, arm sleeve compression, arm
      sling, arm trainer, arnica, arnica gel, artery forceps, artichoke extract, articulating paper, artificial tear,
      artificial tears, ashwagandha, aspirin, assault bike, assorted plaster, assorted plasters, astaxanthin, asthma
      spacer, athlete s foot, athlete s foot cream, athletes foot cream, athletic tape, augmentin, autoclave,
      autoclave tape, ayurvedic, ayurvedic medicine, b complex, bac water, bach flower, back brace, back massager,
      back scratcher, back stretcher, back support, bacopa monnieri, balance ball, balance disc, balance pad, balance
      trainer, balm stick, band aid, bandage, bandage scissors, bandages, barbell, barbell 20kg, barbell rack,
      barbells, barley grass powder, barre, bath board, bath chair, bath lift, bathroom weighing scale, battle rope,
      bcaa, bed pad, bed pads, bed pan, bed rail, bedpan, bedside rail, bee pollen, beetroot powder, belly band
      pregnancy, bench press, berberine, beta alanine, betadine, betaine hcl, biochemic, biotin, black cohosh, black
      seed capsule, black seed capsules, black seed oil, black seed oil capsule, black seed oil capsules, blood
      glucose meter, blood pressure, blood pressure cuff, blood pressure monitor, blood sugar support, blood test kit,
      blue light therapy, body fat scale, body scale, bondage kit, booty band, boron, bosu, boxercise, boxing fitness
      tracker strap, bp monitor, breath care, breath freshener, breath spray, breathalyser, breathalyzer, bromelain,
      buccal tube, bulgarian bag, bumper plate, bumper plates, bunion corrector, bunion protector, bunion relief,
      bunion relief sock, bunion sock, burn cream, burn gel, butt plug, butterfly needle, cable attachment gym, cable
      crossover, cable machine, caffeine pill, caffeine pills, caffeine tablet, caffeine tablets, calcium, calcium
      citrate, calcium tablet, calcium tablets, calf raise, calibrated plates, cam boot, cannula, capsule, capsules,
      carb powder, cardio equipment, cardio machine, carnitine, casein, cast cover, catheter, cbd, cbd gummies, cbd
      oil, cervical collar, cetirizine, chaga, change plates, chest press, chest rub, chewable tablet, chin up bar,
      chlorella, cholesterol test, choline, chromium picolinate, churna, chyawanprash, circular dressing, citrulline,
      cla, cla 1000, cleanse, climber machine, clitoral, cloth pad, cluster dextrin, coccyx cushion, cock ring, cod
      liver oil, coenzyme q10, cold and flu, cold drugs, cold flu, cold flu sachets, cold pack, cold plunge, cold
      sore, cold sore cream, collagen, collagen booster, collagen peptide, collagen peptides, collagen powder,
      collagen sachet, collagen sachets, colloidal silver, colostomy bag, colostrum, commode, commode chair,
      competition plates, compression arm sleeve, compression sleeve, compression sleeve knee, compression sock,
      compression socks, compression socks medical, compression socks men, compression stocking, compression
      stockings, condom, condoms, contact lens, contact lens solution, cooling gel pack, cooling gel patch, coq10,
      cordyceps, corn cushion, corn cushions, corn remover, cotton wool, cough, cough and cold, cough drop, cough
      drops, cough medicine, cough suppressant, cough syrup, counted tablets, covid test, cpap, cpap filter, cpap
      hose, cpap machine, cpap mask, cpap pillow, cpr mask, creatine, creatine monohydrate, cross trainer, crutch,
      crutches, cryotherapy, cupping cup, cupping cups, cupping set, cupping therapy, curcumin, curing light dental,
      curl bar, d mannose, daily living aids, dandelion root capsules, decongestant, deep heat, delay spray, delta 8,
      dental, dental bib, dental burr, dental chair, dental composite, dental consumables, dental floss, dental
      forceps, dental implant, dental instruments, dental kit, dental light cure, dental loupe, dental mirror, dental
      model, dental pick, dental probe, dental supplies, dental tray, dental tweezers, dental unit, dental wax,
      denture, denture adhesive, denture box, denture cleaner, dermatitis, detox, detox tea, dextrose powder, dhea,
      diabetic sock, diabetic socks, diclofenac, diet pill, diet pills, diet shake, digestive aid, digestive enzyme,
      digestive health, dildo, dip bar, dip belt, dip station, disinfectant spray skin, disposable mask, disposable
      shoe covers medical, dna test, dna test kit, dong quai, dressing, drip stand, drug test, dumbbell, dumbbell set,
      dumbbells, dumbell, eaa, ear candle, ear cleaner, ear drop, ear drops, ear plug, ear plugs, ear speculum, ear
      spray, ear thermometer, ear wax drop, ear wax drops, ear wax removal, ear wax remover, ear wax softener,
      earplug, earplugs, earwax removal kit, ecdysterone, ecg electrode, ecg electrodes, ecg machine, ecg paper,
      echinacea, echinacea drops, eczema, effervescent tablet, effervescent tablets, egg protein, ekg, elbow brace,
      elbow sleeve, elbow sleeves, elbow support, elderberry, elderberry syrup, electric toothbrush, electrode pad,
      electrode pads, electrolyte, electrolyte powder, electrolytes, elliptical, elliptical trainer, ems machine, ems
      pad, ems pads, endo motor, endodontic file, endurance gel, energy bar, energy chew, energy chews, energy gel,
      energy gels, essential oil inhaler, essential oil roll on stress, essential tremor, estrogen blocker, evening
      primrose oil, exam glove, exam gloves, exam table, examination couch, examination glove, examination gloves,
      examination lamp, exercise ball, exercise band, exercise bands, exercise bike, exercise mat, expectorant, eye
      drop, eye drops, eye lubricant, eye mask sleep, eye massager, eye massager heated, eye pillow, eye pillows, eye
      wash, ez bar, face mask disposable, face mask ffp2, face mask surgical, face masks disposable, face shield,
      fadogia, fadogia agrestis, fat burner, fat metabolizer, feeding pump enteral, feeding tube, feminine hygiene,
      feminine wash, fertility, fertility test, fetal doppler, fiber powder, fiber supplement, finger strengthener,
      finger trainer, first aid, first aid bag, first aid kit, first aid tin, first aid tin kit, fish oil, fitness
      accessories, fitness band, fitness equipment, fitness glove, flat bench gym, floss, floss pick, floss picks,
      flower remedy, flu, foam roller, foetal doppler, folding treadmill, folic acid, foot fungus treatment, foot
      massager, foot massager machine, foot roller, foot soak, foot spa, forceps, forearm trainer, fractional plate,
      fractional plates, functional trainer, fungal nail treatment, gainer, garcinia, gauze, gel pack, gel toe cap,
      gel toe caps, ginkgo biloba, ginseng, glasses blue light, glucometer, glucosamine, glucose, glucose meter,
      glucose monitor, glucose tablet, glucose tablets, glutamine, glute band, glute bands, glute machine, glycine,
      glycine powder, gotu kola, grab bar, grab rail, green coffee extract, greens, greens powder, grip ball, grip
      strengthener, grip trainer, gua sha massage, guedel airway, gummies, gummies vitamin, gummy, gummy vitamin,
      gummy vitamins, gut health, gutta percha, gym accessories, gym ball, gym belt, gym bench, gym bottle shaker, gym
      chalk, gym equipment, gym glove, gym gloves, gym mat, gym pulley, gym ring, gym rings, gym tiles, gym towel,
      gymnastic ring, gymnastic rings, gymnastics ring, gymnastics rings, hack squat, haemorrhoid, hair loss tablet,
      hair loss tablets, hair skin nails gummies, half rack, hand exerciser, hand gel sanitizer, hand grip, hand
      gripper, hand sanitiser, hand sanitizer, hayfever, hayfever tablet, hayfever tablets, headache relief, hearing
      aid, hearing amplifier, hearing protection sleep, heat patch, heat rub, heated vest therapy, heating belt,
      heating pad, heating pad neck, heel cup, heel cups, heel pads gel, heel spur, hemorrhoid, hemorrhoid cream,
      hemostat, hemostatic forceps, hemp oil, herbal capsule, herbal capsules, herbal remedy, herbal supplement,
      hernia belt, hip band, hip circle, hip thrust pad, hip thruster, hiv test, hmb, hoist sling patient, home gym,
      homeopathic, homeopathy, hormone balance, hospital bed, hospital mattress, hot cold pack, hot pack, hot stone
      massage, hot water bottle, hot water bottle therapy, hot water bottles, hula hoop, hyaluronic acid capsule,
      hyaluronic acid capsules, hydration mix, hydration powder, hydration tablet, hydration tablets, hydro whey,
      hydrogen peroxide, hyperextension, hyperextension bench, hypodermic needle, ibuprofen, ice bath, ice bath tub,
      ice pack, ice roller body, immune booster, immune support, immunity booster, incontinence, incontinence brief,
      incontinence briefs, incontinence pad, incontinence pads, incontinence pant, incontinence pants, incontinence
      underwear, indoor cycle, infrared lamp, infrared lamp therapy, infrared therapy, infusion pump, infusion set,
      inhaler, inositol, insect bite, insect bite cream, insole orthopedic, instrument trolley, insulin, insulin case,
      interdental brush, intimate gel, intraoral camera, inulin, inversion table, iodine drop, iodine drops, iron
      bisglycinate, iron supplement, iron tablet, iron tablets, isolate, isolation gown, isopure, isotonic, isotonic
      drink, isotonic powder, iv cannula, iv pole, iv set, iv stand, jaw exerciser, joint cream, joint health, joint
      support, jump box, jump rope, jump rope weighted, k tape, kava, kegel, kegel ball, kegel balls, kelp, kelp
      tablet, kelp tablets, keto, ketone strips, ketone test, kettlebell, kettlebell rack, kettlebells, kidney
      support, kids toothpaste, kinesiology tape, kn95, knee brace, knee high compression, knee immobilizer, knee
      pillow, knee scooter, knee sleeve, knee sleeves, knee strap, knee support, knee walker, knee wrap, knee wraps,
      kratom, kratom powder, krill oil, l carnitine, l theanine, lacrosse ball massage, lancet, lancing device,
      landmine attachment, laryngoscope, lat bar, lat pulldown, lateral flow test, latex glove, latex gloves, latex
      powder free gloves, laxative, leg curl, leg curl machine, leg extension, leg extension machine, leg pillow, leg
      press, leg stretcher, leg trainer, lens solution, leverage squat, lice comb, lice treatment, lifting belt,
      lifting glove, lifting gloves, lifting grip, lifting grips, lifting hook, lifting hooks, lifting strap, lifting
      straps, ligature ties, light therapy lamp, lion s mane, lions mane, liquid chalk, liquid iron, liver support,
      living aids, loratadine, love egg, lozenge, lozenges, lube, lubricant gel, lubricant water based, lumbar belt,
      lumbar stretcher, lumbar support, lutein, lymphedema sleeve, lysine, maca, magnesium, magnesium bisglycinate,
      magnesium citrate, magnesium glycinate, magnesium l threonate, magnesium malate, magnetic bike, magnifier low
      vision, male enhancement, maltodextrin, mass gainer, mass gainer protein, massage ball, massage bed, massage
      chair, massage cushion, massage gun, massage gun mini, massage lotion, massage pillow, massage roller, massage
      stick, massage table, massage wand, massager, masturbator, maternity belt support, maternity support belt,
      matrix band dental, mayo scissors, mct oil, mct powder, meal replacement, medical, medical consumables, medical
      equipment, medical glove, medical gloves, medical kit, medical mask, medical scissor, medical scissors, medical
      supplies, medical tape, medical trolley, medication, medicine, medicine ball, medicine box, meditation bench,
      meditation cushion, meditation stool, mega carbs, melatonin, melatonin gummies, menopause support, menopause
      tablet, menopause tablets, menopause test, mens health, menstrual, menstrual cup, menstrual disc, micropore
      tape, migraine, migraine relief, milk thistle, mini stepper, mobility aids, mobility equipment, mobility
      scooter, mood support, moringa capsule, moringa capsules, mosquito repellent, mother tincture, mouth guard
      dental, mouth guard teeth, mouth rinse, mouth spray, mouth tape, mouth wash, mouthwash, moxa, moxibustion,
      mucolytic, mucuna, multimineral, multivitamin, multivitamin tablet, mumijo, muscle balm, muscle gel, muscle rub,
      muscle stimulator, mushroom complex, myo inositol, n acetyl cysteine, n95, n95 mask, nac 600mg, nad, nail
      fungus, naproxen, nasal aspirator, nasal cannula, nasal dilator, nasal drop, nasal drops, nasal rinse, nasal
      speculum, nasal spray, nasal strip, nasal strips, nattokinase, nebuliser, nebulizer, neck brace, neck harness,
      neck massager, neck stretcher, needle holder surgical, needle medical, neti pot, nicotine gum, nicotine lozenge,
      nicotine patch, nicotine spray, night guard, night time sleeve, niti wire, nitric oxide, nitric oxide booster,
      nitrile glove, nitrile gloves, nitrile powder free gloves, nmn, nootropic, nordic curl, nose strip, nose strips,
      ohio bar, ointment, olive leaf extract, olympic bar, olympic barbell, omega 3, omega 3 fish oil, omeprazole,
      oral b, oral care, oral gel, oral rehydration, oral rinse, oral spray, oregano oil capsules, ornithine, ors,
      orthodontic bracket, orthodontic brush, orthodontic elastics, orthodontic wax, orthodontic wire, orthopaedics,
      orthopedic insole, orthopedic insoles, orthopedic pillow, orthopedic walking boot, orthopedics, orthotic,
      orthotic insole, orthotics, ostomy bag, otc medicine, otc medicines, otoscope, otoscope specula, over bed table,
      overbed table, ovulation kit, ovulation test, oximeter, oximeter finger, oxygen concentrator, oxygen cylinder,
      oxygen cylinder medical, oxygen mask, oxygen regulator, oxygen tubing, pain killer, pain patch, pain relief,
      pain relief gel, pain relief patch, pain reliever, painkillers, panty liner, panty liners, pantyliner,
      pantyliners, paracetamol, paraffin wax bath, parallette, parallettes, patient hoist, patient lift, patient
      monitor, pea protein, peak flow meter, peanut ball, pec deck, pedal exerciser, pelvic floor, penis pump,
      penlight medical, peptide vial, percussion hammer, period cup, period disc, period pant, period panties, period
      pants, period underwear, personal lubricant, pf sleeve, pharmaceutical, phosphatidylserine, pilates ball,
      pilates bar, pilates board, pilates mat, pilates reformer, pilates ring, pilates sock, pilates socks, pill box,
      pill case, pill crusher, pill cutter, pill dispenser, pill organiser, pill organizer, pill splitter, plant
      protein, plantar fasciitis sleeve, plaster, plaster strip, plaster strips, plasters, plasters assorted, plate
      tree, pleasure gel, plyo box, plyometric box, pms relief, postpartum belly, postpartum belt, posture brace,
      posture corrector, potassium citrate, potassium tablet, potassium tablets, povidone iodine, powder free gloves,
      power cage, power rack, power tower, ppe kit, pr lotion, pre workout, pre workouts, preacher curl, preacher curl
      bench, prebiotic, pregnancy belt, pregnancy pillow therapy, pregnancy strip, pregnancy test, pregnenolone,
      prenatal, prenatal vitamin, pressure cushion, pressure relief mattress, preworkout, probiotic, probiotics,
      propolis, propolis tincture, prostate supplement, prostate support, protective underwear, protein, protein bar,
      protein bars, protein blend, protein brownie, protein drink, protein oats, protein pancake, protein pancake mix,
      protein powder, protein shake, protein shaker, protein supplements, protein wafer, protein water, prowler sled,
      psoriasis, psyllium, pull up, pull up assist, pull up bar, pulse meter, pulse oximeter, pump formula, push up
      bar, push up bars, push up board, push up handle, push up handles, push up stand, pycnogenol, quercetin, raised
      toilet seat, raspberry ketone, reacher grabber, reaching aid, rebounder, recovery drink, recovery shake,
      recumbent bike, red clover, red light mask, red light therapy, red light therapy belt, reflex hammer, reformer,
      rehydration sachet, rehydration sachets, rehydration salt, rehydration salts, reishi, resin shilajit, resistance
      band, resistance bands, resistance belt, resistance loop, resistance tube, resuscitator, resveratrol, retainer
      case, retractor surgical, rhodiola, rib belt, roll mat, rollator, roman chair, rope attachment gym, rotary files
      dental, rower, rowing, rowing machine, royal jelly, rubber dam, rubber gym flooring, rubbing alcohol, sad lamp,
      salajeet, saline, saline spray, saliva ejector, sample container medical, sandbag training, sanitary disc,
      sanitary napkin, sanitary pad, sanitary pads, sanitary towel, sanitiser, sarms, sauna, sauna blanket, sauna
      bucket, sauna heater, sauna suit, sauna tent, saw palmetto, scabies, scalp massager brush, scalpel, scalpel
      blade, scalpel handle, schuessler salts, schussler salts, sea moss, seasick band, seed oil capsule, seed oil
      capsules, selenium, selenium yeast, semaglutide, serrapeptase, sex doll, sex toy, sexual lubricant, shaker,
      shaker bottle, shaker cup, sharps bin, sharps container, shatavari, shilajit, shoulder brace, shoulder support,
      shower chair, shower stool, silk tape, sit up, sit up bench, ski erg, ski machine, skin stapler, skipping rope,
      skipping ropes, slam ball, sleep aid, sleep apnea, sleep headphone, sleep headphones, sleep mask, sleep mask
      medical, sleep spray, sleep support, slide sheet patient, slimming, slimming tea, smart scale, smith machine,
      smith rack, snore, snore strip, snoring aid, soft capsules, soft gels, softgel, softgels, specimen container,
      specimen cup, speed rope, sperm test, spin bike, spirometer, spirulina, spirulina powder, splint, sports lotion,
      sports supplements, sports tape, squat machine, squat rack, squat stand, st john s wort, st johns wort,
      stability ball, stair climber, stationary bike, std test, step platform, stepper, stepper machine, steri strip,
      sterilisation pouch, steriliser autoclave, sterilization pouch, stethoscope, sting relief, stoma bag, storage
      rack gym, strength equipment, stretch band, stretching, suction catheter, suction machine, super greens,
      superfood, superfood powder, supplement, surgical blade, surgical cap, surgical face mask, surgical glove,
      surgical gloves, surgical instrument, surgical mask, surgical retractor, surgical scissors, suspension trainer,
      suture, suture kit, suture needle, suture practice kit, sweat belt, syringe, syringes, tabs, tampon, tampons,
      taurine, teeth aligner, teeth grinding guard, teeth whitening, teeth whitening kit, temporary tooth filling,
      tennis elbow strap, tens electrode, tens machine, tens pad, tens pads, tens unit, test booster, test strip, test
      strips, testosterone, testosterone booster, thc, theanine, therapy putty, thermogenic, thermometer, thermometer
      digital, thermometers, thigh master, throat lozenge, throat lozenges, throat spray, thumb brace, thyroid
      support, tiger balm, tincture, tissue forceps, tissue salts, toe protector, toe protectors, toe separator, toe
      spacer, toe straightener, toilet frame, toilet riser, tongkat ali, tongue brush, tongue cleaner, tongue scraper,
      tooth brush, tooth gel, tooth paste, tooth powder, tooth shade guide, tooth whitening, toothbrush, toothbrush
      head, toothbrush heads, toothbrush holder travel, toothbrushes, toothpaste, toothpowder, tourniquet, trainers
      tape, trampoline fitness, transfer belt, transfer board, trap bar, trauma kit, travel sickness bands, treadmill,
      treadmills, treatment couch, tribulus, tribulus terrestris, tricep rope, trigger point, tryptophan, tudca,
      tuning fork medical, turkesterone, turkey tail mushroom, turmeric capsule, turmeric capsules, turmeric curcumin,
      tweezers medical, tyrosine, ultraviolet sterilizer, under desk treadmill, underpad, underpads, urinal, urinal
      bottle, urinalysis strips, urine bag, urine container, urine strips, urine test strips, uti test, vaginal gel,
      vaginal speculum, valerian, vanadium, vapor rub, vaporizer inhalant, vaporub, vapour rub, vcaps, veg caps, vegan
      caps, vegan protein, vege caps, vegetable capsules, veggie caps, verruca, verruca gel, verruca treatment,
      vibration plate, vibration platform, vibrator, vinyl glove, vinyl gloves, vitamin, vitamin b complex, vitamin
      b12, vitamin c, vitamin d, vitamin d3, vitamin e, vitamin gummies, vitamins, vitex, waist trainer, waist trainer
      sweat, walker boot, walker for senior, walker for seniors, walker rollator, walking aid, walking boot brace,
      walking boot medical, walking cane, walking frame, walking pad, walking stick, wall ball, wall mounted rack gym,
      warming patch, wart freeze, wart remover, wart treatment, water based lubricant, water flosser, water flosser
      cordless, water pick, waxy maize, weight belt, weight bench, weight gainer, weight glove, weight gloves, weight
      lifting belt, weight lifting glove, weight loss, weight management, weight plate, weight plates, weight rack,
      weight scale, weight set, weight sled, weight stack, weight training, weight tree, weight vest, weighted eye
      mask, weighted hula hoop, weighted rope, weighted vest, wheat bag, wheatgrass powder, wheelchair, wheelchair
      bag, wheelchair cushion, wheelchair ramp, whey, whey isolate, whey protein, whitening pen, whitening powder,
      whitening strip, whitening strips, wobble board, womens health, workout glove, workout gloves, wound care, wound
      cleanser, wound closure strip, wound closure strips, wound dressing, wound gel, wound spray, wound wash, wrist
      brace, wrist brace support, wrist roller, wrist straps lifting, wrist support, wrist trainer, wrist weight,
      wrist weights, wrist wrap, wrist wraps, yoga bag, yoga ball, yoga blanket, yoga block, yoga bolster, yoga chair,
      yoga cushion, yoga mat, yoga set, yoga sock, yoga socks, yoga strap, yoga swing, yoga towel, yoga wheel, yoni,
      zafu, zeaxanthin, zimmer frame, zinc capsule, zinc capsules, zinc gluconate, zinc mg, zinc oxide tape, zinc
      picolinate, zinc supplement, zinc tablet, zinc tablets, zma`,
    ],
  ],
  unsure: `adjustable bench, aha, amber bottle, amber dropper bottle, argan, arnica, atomiser, autoclave, bandage,
    bandages, barre, bee pollen, beetroot powder, belly band pregnancy, bentonite clay, bha, bindi, bindis, blush,
    blusher, bone straight, boron, braids, bundles, cable attachment gym, calcium, cannula, capsule, capsules, casein,
    centella, ceramide, chaga, choline, cleanse, clipper, coconut oil hair, collagen, colostrum, comb, contour, cough,
    cough and cold, counted tablets, curler, deep wave, detox, dressing, dropper bottle, e file, eczema, elliptical,
    emulsion, essence, extrait, floral water, floss, flu, forceps, foundation, fragrance, fullers earth, glucose,
    glueless, glycerin, glycerine, glycine powder, grape seed oil, grapeseed oil, green clay, greens, gummies, gummy,
    hair foil, hd lace, homeopathic, hot wax, hyaluronic, hydrosol, inositol, isolate, isotonic, jojoba, kabuki,
    kaolin, kaolin clay, kelp, keratin, keto, kohl, kumkum, lanolin, lash, lube, lysine, magnesium, marula, mct oil,
    medical, medication, medicine, mehndi, mens health, microblading, migraine, mousse, nad, nail, nail table, neck
    strips, neem oil, ors, orthotics, paddle brush hair, pain relief, peel, peeling, peeling gel, perfume bottle,
    pharmaceutical, plaster, polysorbate, prenatal, primer, probiotic, probiotics, propolis, protein, psoriasis,
    recovery drink, red clover, reishi, relaxer, resuscitator, retinol, roller bottle, rosehip, round brush, rowing,
    royal jelly, saline, salon mirror, salon stool, scalpel, scrub, shaker, shave, shea, slimming, slsa, sodium lauryl
    sulfate, spray bottle amber, squalane, straightener, stretching, strip wax, suture, swabs, syringe, syringes,
    tabs, tallow, tan remover, tattoo bed, tattoo chair, taurine, testosterone, thermometer, thermometers, toupee,
    trimmer, underarm, valerian, vent brush, vitamin, vitamin c, vitamin e, vitamins, vitex, weave, weight training,
    womens health`,
  printed: 'hot water bottle, tattoo, temporary tattoo',
  uses: {
    BEAUTY: `bath and beauty, bath and body, bath body, beauty, beauty tools, body care, bodycare, cosmetic, cosmetic
      tools, cosmetics, cosmetics and skincare, edp, edt, facial, foot care, fragrances, grooming, hair, hair care,
      hair growth, hair styling, hair styling tools, haircare, hand care, k beauty, lip care, makeup, makeup tools,
      men s grooming, mens grooming, nail art, nail care, nail tools, personal care, shaving, skin, skin care,
      skincare, spf 30, spf 50, spf15, spf20, spf30, spf50, sun care, tanning, vichy laboratoires`,
    HEALTH_AND_FITNESS: `arthritis, biometric monitors, bodybuilding, crossfit, detox tea, diabetes, dietary
      supplement, exercise, feminine care, feminine hygiene, feminine sanitary supplies, first aid, fitness, gym,
      health, health care, healthcare, hemorrhoids, home gym, isolate whey, massage, medical, medicine, medicines,
      mobility aids, multivitamin, mutant, nutrition, oral care, orthopedic, otc, pain relief, pharmacy, physical
      therapy, physio, physiotherapy, pilates, recuperators, rehab, sexual health, sexual wellness, softgels, sport
      nutrition, sports nutrition, strength training, supplements, vision care, vitamins, weight lifting, weight
      training, weightlifting, wellness, workout, yoga`,
  },
  makers: {
    BEAUTY: `212 men, 212 vip, acqua di gio, acqua di gioia, afnan, amika, anastasia, anastasia beverly hills, andis,
      anua, apres gel, arctic fox, ardell, ariana grande, armaf, armaf club de nuit, armani code, armani si, aveeno,
      avene, axis y, babyliss, babylisspro, baccarat rouge, bad boy carolina, banila, bath and body works, batiste,
      beauty of joseon, beautylash, benefit cosmetics, bic flex, bio oil, biodance, bioderma, black opal, black opium,
      bleu de chanel, bobbi boss, bobbi brown, bondi sands, bourjois, braun silk epil, briogeo, burberry her, burt s
      bees, byredo, calvin klein, camille rose, cantu, carol s daughter, carolina herrera, catrice, caudalie, celimax,
      cerave, cetaphil, chanel, charlotte tilbury, cheirosa, chloe nomade, ck one, clairol, clinique, club de nuit,
      cnd shellac, coco mademoiselle, color wow, colourpop, cosrx, creed aventus, dashing diva, davidoff, dermalogica,
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
      stick, st tropez, starface, stronger with you, sulwhasoo, summer fridays, sunday riley, supergoop, tangle
      teezer, tatcha, thank u next, the body shop, the ordinary, tirtir, tocobo, tom ford, tommy girl, toni guy, too
      faced, torriden, tree hut, tresemme, ultra male, uomo born in roma, urban decay, uriage, valentino donna,
      valentino uomo, vanicream, vaseline, verb ghost, versace bright crystal, versace dylan, versace eros, vichy,
      viktor rolf, wahl, wahl magic clip, wella, wet brush, wet n wild, x pression, xerjoff, xpression, yara lattafa,
      yara moi, youth to the people, ysl libre, ysl y, yves saint laurent, zury`,
    HEALTH_AND_FITNESS: `226ers, a vogel, abena, accu chek, actimove, activize, advil, afrin, aleve, alka seltzer,
      allegra 24, always discreet, always ultra, amp human, ancient nutrition, animal pak, anusol, applied nutrition,
      aquafresh, assault bike, assault fitness, b yoga, bach rescue, band aid, barlean s, bauerfeind, bazuka,
      beconase, beechams, benadryl, benefiber, bengay, benylin, bepanthen, berocca, beta prostate, betadine, beurer,
      biofreeze, bioglan, bionutri, biotech usa, biotene, blackmores, body solid, bodyform, bodymax, boiron, bonjela,
      bowflex, braun thermoscan, bsn, bsn syntha, bucked up, bulk powders, bulldog gear, burst oral, buscopan, c4
      energy, c4 ultimate, calpol, canesten, carb killa, carlson labs, cellucor, centrum, chaos crew, charak,
      claritin, clarityn, clearblue, clif bar, clif bloks, colgate, compeed, concept2, contour next, copper fit,
      corsodyl, covonia, crest 3d, curad, curaprox, cytoplan, daktarin, dayquil, deep freeze gel, deep heat, dexcom,
      diabocare, dioralyte, doctor s best, doliprane, donjoy, dr scholl s, drive medical, dulcolax, dulcosoft, durex,
      dymatize, elastoplast, eleiko, elmex, emergen c, excedrin, fisherman s friend, fitline, fixodent, flonase,
      floradix, forever living, freestyle libre, futuro, gaia herbs, gaiam, garden of life, gaviscon, germolene,
      germoloids, ghost lifestyle, ghost whey, gnc, gold standard, gold standard whey, gorilla mode, grenade, grenade
      carb, gu energy, gum soft picks, hansaplast, herbalife, hibiclens, high5, higher nature, himalaya herbals,
      holland barrett, homecraft, honey stinger, horizon treadmill, huel, hyperice, iberogast, icy hot, imodium,
      invacare, isopure, jamieson, jarrow, jobst, jordan fitness, juzo, kaged, karma wheelchair, kotex, kt tape,
      lemsip, leukoplast, leukotape, life extension, life fitness, liforme, lil lets, liquid i v, liquid iv,
      listerine, littmann, lmnt, manduka, matrix fitness, maurten, mcdavid, mediven, megafood, meridol, metamucil,
      microlife, midol, mirafit, miralax, molicare, monistat, mooncup, motrin, mucinex, mueller sport, musclepharm,
      muscletech, mutant mass, myprotein, nasacort, nature made, nature s bounty, nature s plus, nature s sunshine,
      nature s truth, nature s way, natures bounty, natures truth, neilmed, neo g, neosporin, neversecond, new
      chapter, nexcare, nexium, nicorette, nordic naturals, nordictrack, now foods, nrs healthcare, nurofen, nutrend,
      nutrex, nutricost, nuun, nyquil, nytol, olbas, omnilife, omron, onetouch, oppo medical, optibac, optimum
      nutrition, optimum nutrition gold standard, optrex, oral b, orgain, orthofeet, orthomol, ossur, otrivine,
      panadol, parodontax, pediakid, penetrex, pepcid, pepto bismol, per4m, perfectil, phd smart, philips sonicare,
      piriteze, piriton, poise, polident, poligrip, powerbar, powercocktail, precision fuel, precor, pregnacare,
      prilosec, proform, pukka ayurveda, pure encapsulations, quest bar, quest nutrition, rainbow light, rennie,
      restorate, robitussin, rocktape, rogue echo, rogue fitness, rossmax, rotbackchen, rule 1, rxbar, ryse, ryse
      loaded, salonpas, sambucol, savlon, scholl, schwinn ic, science in sport, scitec, seeking health, selecttech,
      senokot, sensodyne, seven seas, sigvaris, sis go, skratch, slim fast, slimfast, smartypants, solaray, sole
      fitness, solgar, sonicare, spenco, sports research, spring energy, steradent, sterimar, strepsils, sudafed,
      swanson, swisse, systane, tailwind endurance, tampax, technogym, tena, tena lady, tena men, tepe, theraband,
      therabody, theraflu, theragun, thorne, thuasne, tiger balm, transparent labs, trx suspension, tubigrip, tums,
      tylenol, universal nutrition, usana, usn, vagisil, vega protein, vicks, vitabiotics, vitafusion, vital proteins,
      voltaren, voltarol, warrior raze, waterpik, weleda arnica, wellman, wellwoman, wild nutrition, york barbell,
      zicam, zyrtec`,
  },
};
