import type { Subject } from '../words.ts';

export const CARE: Subject = {
  things: [
    [
      'BEAUTY',
      `acetone, acne cream, acne gel, acne patch, acne treatment, acrylic powder, after shave, after sun, aftershave,
      aftersun, agarwood, aha, aloe gel, aloe vera gel, alum block, amla oil, ampoule, anti ageing cream, anti aging
      cream, anti dandruff, anti wrinkle, anti wrinkle cream, antiperspirant, apple cider toner, apricot kernel oil
      body, apricot oil skin, argan, argan oil, aroma mask, aroma shower, aromatherapy oil, atomizer, attar, azelaic
      acid, babyliss, back brush, back scrubber, bakhoor, bakuchiol, balance mask, banana powder, bar soap, barber
      cape, barber chair, barber scissors, barrier cream, base coat, batana, batana oil, bath bomb, bath bomb set,
      bath brush, bath confetti, bath fizzer, bath foam, bath gift set, bath glove, bath lily, bath loofah, bath
      melts, bath milk, bath oil, bath salt, bath salts, bath set gift, bath soak, bath sponge, bath tea, bb cream, bb
      cushion, beard, beard balm, beard oil, beard trimmer, beard wash, beauty blender, bentonite clay, bergamot oil,
      bha, bhringraj oil, biab, bikini trimmer, black seed hair oil, blackhead remover, blackhead vacuum, bleach
      powder, bleaching cream, blemish, blending brush, blending sponge, blotting paper, blow dryer, blush, blusher,
      blusher stick, body art, body balm, body brush, body butter, body cream, body gel, body glitter, body glitter
      gel, body groomer, body lotion, body milk, body mist, body oil, body polish, body scrub, body shimmer, body
      splash, body spray, body wash, body wax, body yogurt, bodycare, bond builder, braiding gel, braiding hair,
      braids, brazilian keratin, brightening cream, brightening drops, bronzer, bronzing drops, brow bleach, brow
      brush, brow gel, brow lamination, brow lamination kit, brow lift, brow lift kit, brow pen, brow pencil, brow
      powder, brow soap, brow stencil, brow tint, brow wax, brush cleaner mat, brush cleaning mat, bubble bath, bubble
      mask, buffing block, builder gel, bun maker, bundles, callus peel, callus remover, carrier oil, castor oil, cc
      cream, centella, ceramide cream, cheek stain, cheek tint, cica cream, clay mask, clay powder, cleanser,
      cleansing balm, cleansing bar, cleansing brush, cleansing foam, cleansing gel, cleansing milk, cleansing oil,
      cleansing water, cleansing wipes, clear peeling, clip in extension, clipper, co wash, cocamidopropyl betaine,
      cocoa butter, cocoa butter wafers, cold wax strip, collagen cream, collagen mask, cologne, color corrector,
      color depositing, colour corrector, colour remover, comb, comedone extractor, compact mirror, compact powder,
      concealer, conditioner, contour, contour kit, contour palette, contour stick, cosmetic, cosmetic spoon, cotton
      ball, cotton balls, cotton bud, cotton buds, cotton pad, cotton pads, cotton round, cotton swabs, cotton tips,
      cotton wool buds, cotton wool pads, couch roll, cracked heel, cream moisturiser, cream peroxide, cream spoon,
      crimper, crochet braids, crochet hair, curl activator, curl cream, curl custard, curl defining, curl enhancer,
      curl gel, curl mousse, curl wand, curler, curling brush, curling cream, curling iron, curling tongs, curling
      wand, cushion compact, cushion foundation, cushion spf, cuticle cream, cuticle nipper, cuticle oil, cuticle
      pusher, cuticle remover, cuticle scissors, dark spot, dark spot corrector, day cream, dead sea mud, deep mask,
      deo, deo spray, deo stick, deodorant, deodorant cream, deodorant spray, deodorant stick, depilatory cream,
      depilatory wax, derma mask, derma pen, derma roller, dermaplane, dermaplaning tool, dermaroller, detangler,
      detangling brush, developer 20 vol, developer peroxide, dip powder, discovery set, dreadlocks, dry body brush,
      dry brush, dry oil, dry shampoo, ear piercing gun, eau de parfum, eau de toilette, eau fraiche, edge control,
      electric shaver, emulsion, epilator, essence, essence toner, essential oil, eucalyptus oil, exfoliating glove,
      exfoliating gloves, exfoliating mitt, exfoliating pads, exfoliating towel, exfoliator, extrait, extrait de
      parfum, eye balm, eye base, eye contour, eye cream, eye gel, eye liner, eye mask cream, eye mask gel, eye
      palette, eye patch, eye patch gel, eye patches, eye pencil, eye roller, eye serum, eye shadow, eyebrow, eyebrow
      pencil, eyebrow stencil, eyelash, eyelash curler, eyelash glue, eyeliner, eyeshadow, eyeshadow palette, face
      balm, face brush, face cream, face emulsion, face gel, face gems, face glitter, face highlighter, face lifting,
      face mask, face massager, face mist, face oil, face pack, face palette, face peeling, face powder, face primer,
      face razor, face roller, face scraper, face scrub, face sculptor, face serum, face steamer, face toner, face
      wash, face wipes, facial cleanser, facial cupping set, facial massager, facial mist, facial roller, facial
      sauna, facial steamer, facial tissue mask, fairness cream, fake tan, false lashes, false nails, finishing
      powder, firming cream, fix wax, flat iron, flexi rods, foot balm, foot cream, foot file, foot mask, foot peel,
      foot powder, foot rasp, foot scrubber, foot spray, foundation, foundation makeup, fragrance, fragrance mist,
      frankincense oil, gel cream, gel mask, gel polish, glitter gel, glow oil, glutathione cream, glycerin,
      glycerine, glycolic acid, gradual tan, gua sha, hair bleach, hair booster, hair brush, hair cap dryer, hair
      care, hair chalk, hair clipper, hair color, hair colour, hair comb, hair curler, hair diffuser, hair dryer, hair
      dye, hair extension, hair extensions, hair fibers, hair gel, hair growth oil, hair mask, hair mist, hair oil,
      hair perfume, hair regrowth, hair removal cream, hair repair, hair roller, hair rollers, hair serum, hair spray,
      hair straightener, hair styling wax, hair toner, hair tonic, hair topper, hair treatment, hair trimmer, hair
      wax, hair wax gel, hairbrush, haircare, hairdressing cape, hairdressing scissors, hairdryer, hairline powder,
      hairpiece, hairspray, hand and face wipes, hand balm, hand cream, hand mask, hand mask gloves, hand soap, hand
      wash, hands and faces wipes, hard wax, healing balm, heat protectant, heat protection spray, heat protector
      spray, heated rollers, heatless curler, heatless curling rod, heatless curling set, heatless curls, heel balm,
      heel cream, henna, henna cone, henna stencil, highlighter face, highlighter makeup, highlighter palette,
      highlighter stick, highlighting cap, highlighting foil, hot air brush, hot rollers, hyaluronic, hyaluronic acid,
      hyaluronic acid serum, hydrogel mask, ice globes, ice roller, intimate spray, intimate wash, ipl, jade roller,
      jojoba, jojoba oil, kabuki, kabuki brush, kajal, kajal pencil, kaolin, keratin, keratin treatment, kids wipes
      face, kohl, kojic acid, konjac sponge, lace closure, lace front, lace front wig, lace frontal, lace glue, lace
      tape, lace wig, lactic acid, ladyshave, lash, lash adhesive, lash clusters, lash curler, lash extension, lash
      glue, lash lift, lash lift kit, lash serum, lash tray, lashes, lavender oil, layer cushion, leave in, leave in
      conditioner, leave in cream, leave in spray, led mask, lemongrass oil, lip balm, lip brush, lip butter, lip
      crayon, lip cream, lip enhancer, lip glaze, lip gloss, lip glow oil, lip jelly, lip kit, lip lacquer, lip liner,
      lip mask, lip mud, lip oil, lip pencil, lip plumper, lip scrub, lip set, lip stain, lip stick, lip tint, lip
      treatment, lip veil, lipgloss, lipstick, liquid highlighter, liquid soap, locs, loofah, loose powder, lotion,
      lotion magnesium, luffa, magnifying mirror, makeup, makeup bag set, makeup blender, makeup brush, makeup brush
      set, makeup mirror, makeup palette, makeup remover, makeup remover wipes, makeup scoop, makeup scraper, makeup
      sponge, mandelic acid, mango butter, manicure, manicure set, marula, marula oil, mascara, mask sheet, massage
      candle, massage oil, melt and pour base, micellar water, micro ring extensions, microblading, microblading pen,
      microcurrent, microneedling, micropore, milk bath, minoxidil, moisture mask, moisturiser, moisturising gloves,
      moisturising socks, moisturizer, mole remover, monomer, moringa oil, mousse, moustache wax, mud mask, mukhallat,
      multani mitti, musk oil, mustache wax, nail, nail charms, nail clipper, nail decals, nail dehydrator, nail
      dotting tool, nail drill, nail file, nail glue, nail kit, nail lacquer, nail lamp, nail polish, nail primer,
      nail rhinestones, nail scissors, nail stamp, nail stamping plate, nail sticker, nail stickers, nail table, nail
      tips, nail top coat, nail varnish, neck cream, neck duster, niacinamide, niacinamide serum, night cream, night
      mask, nose pack, nose trimmer, oil blotting, oil control, oud, oudh, overnight mask, paddle brush, pamper
      hamper, pamper set, parfum, patchouli oil, pedicure, pedicure set, peel, peel socks, peeling, peeling gel,
      peeling solution, peppermint oil, perfume, perfume oil, perfume sample, perfume set, perm rods, peroxide 20 vol,
      petroleum jelly, piercing aftercare, piercing needle, pimple cream, pimple patch, pin curl clips, pmu, poly gel,
      polygel, pomade, ponytail extension, pore minimizer, pore pack, pore strip, pore strips, pore vacuum, powder
      brush, powder highlighter, powder puff, press on nails, pressed powder, primer, primer makeup, pumice, pumice
      stone, q tips, razor, razor blade, razor blades, relaxer kit, repair balm, repair spray, retinal shot, retinol,
      retinol cream, retinol serum, roll on, root spray, root touch up, rose clay, rose quartz roller, rose water,
      rosehip, rosehip oil, rosemary oil, rosewater, rubber base, safety razor, salicylic acid, salon trolley, salt
      spray, salve, scalp brush, scalp massager, scalp oil, scalp serum, scalp tonic, scalp treatment, scar cream,
      scar gel, scrub, sea salt spray, sectioning clips, self tan, self tanner, semi permanent colour, serum, setting
      powder, setting spray, shampoo, shampoo bar, shampoo brush, shave, shave gel, shaver, shavette, shaving balm,
      shaving bowl, shaving brush, shaving cream, shaving foam, shaving gel, shaving kit, shaving mug, shaving oil,
      shaving set, shaving stand, shea, shea butter, sheet mask, shine spray, shower cream, shower foam, shower gel,
      shower milk, shower oil, shower puff, shower steamer, skin care, skin cushion, skin layer cushion, skin repair,
      skincare, skincare set, sleeping mask, slsa, snail cream, snail mucin, soap, soap bar, soap base, sodium
      hydroxide lye, sodium lauryl sulfoacetate, spa gift set, spa kit, spa salt, spa set, spf, spf 50, sponge
      rollers, spot treatment, stearic acid, stick highlighter, stick on nails, straightener, stretch mark cream,
      styling mousse, styptic pencil, sugar scrub, sugar wax, sugaring, sugaring paste, sun cream, sun oil, sun spray,
      sunblock, suncream, sunscreen, surma, swabs, sweet almond oil, syndet bar, talcum powder, tallow, tallow balm,
      tamanu oil, tan accelerator, tan eraser, tan remover, tanner, tanning, tanning mousse, tape in extensions,
      tattoo, tattoo aftercare, tattoo cream, tattoo ink, tattoo stencil, tea tree, tea tree oil, temporary tattoo,
      texture spray, texturising spray, thermal protector spray, thermo protector spray, thinning scissors, thinning
      shears, tint bowl, tint brush, tint brush and bowl, toilet soap, toiletry gift set, toiletry set, toner pads,
      tooth gem, top coat, tranexamic acid, translucent powder, trimmer, tweezer, tweezer set, tweezers, under eye
      patch, underarm, underarm cream, uv gel, uv lamp nails, uv nail lamp, vanity case beauty, velcro rollers,
      vitamin c brightening, vitamin c cream, vitamin c serum, vitamin e cream, vitamin e oil, volume powder,
      volumising mousse, water cream, wave brush, wax beads, wax beans, wax gel, wax heater, wax pot, wax strip, wax
      strips, waxing kit, waxing strips, weave, wet wipes, whitening cream, wig, wig cap, wig glue, witch hazel,
      wrinkle cream, ylang ylang`,
    ],
    [
      'HEALTH_AND_FITNESS',
      `5 htp, ab bench, ab machine, ab mat, ab roller, ab roller wheel, ab stimulator, ab trainer, ab wheel, abdominal
      binder, acetaminophen, acidophilus, acupressure, acupressure mat, acupressure mat set, acupressure pillow,
      acupuncture needles, adhesive bandage, adhesive dressing, adjustable bench, adjustable dumbbell, adult diaper,
      adult diapers, adult nappies, adult toy, aerobic step, agility disc, agmatine, air bike, alcohol pads, alcohol
      wipes, aligner case, allergy relief, allergy tablets, alpha lipoic acid, alternating pressure mattress, amino,
      amino acid, anal plug, analgesic, ankle brace, ankle cuff, ankle support, ankle weight, ankle weights, antacid,
      anti allergy, anti bedsore mattress, anti decubitus mattress, anti inflammatory, anti snore, anti snore
      mouthguard, anti snoring, anti snoring mouthguard, antiallergic, antibacterial gel, antibacterial wipes,
      antibiotic, antidiarrheal, antidiarrhoeal, antifungal, antifungal cream, antigen test, antihistamine,
      antiinflammatory, antipyretic, antiseptic, antispasmodic, antitussive, antiviral, appetite suppressant, apple
      cider vinegar capsules, arch support, arginine, arm sleeve compression, arm sling, arm trainer, arnica, arnica
      gel, artificial tears, ashwagandha, aspirin, assault bike, assorted plasters, astaxanthin, asthma spacer,
      athlete s foot, athlete s foot cream, athletes foot cream, athletic tape, augmentin, ayurvedic, ayurvedic
      medicine, b complex, bac water, bach flower, back brace, back massager, back scratcher, back stretcher, back
      support, balance ball, balance disc, balance pad, balance trainer, balm stick, band aid, bandage, bandages,
      barbell, barbells, barley grass powder, barre, bath board, bath chair, bath lift, bathroom weighing scale,
      battle rope, bcaa, bed pads, bed pan, bed rail, bedpan, bedside rail, bench press, berberine, beta alanine,
      betadine, biotin, black seed capsules, black seed oil, black seed oil capsules, blood glucose meter, blood
      pressure, blood pressure cuff, blood pressure monitor, blood sugar support, blood test kit, blue light therapy,
      body fat scale, body scale, bondage kit, booty band, bosu, boxing fitness tracker strap, bp monitor, breath
      care, breath freshener, breath spray, breathalyzer, bulgarian bag, bumper plate, bumper plates, bunion
      corrector, bunion protector, bunion relief, bunion relief sock, bunion sock, burn cream, burn gel, butt plug,
      cable crossover, cable machine, caffeine pills, caffeine tablets, calcium, calcium tablets, calf raise, capsule,
      capsules, carb powder, carnitine, casein, cast cover, catheter, cbd, cbd gummies, cbd oil, cervical collar,
      cetirizine, chaga, chest press, chest rub, chewable tablet, chin up bar, chlorella, chromium picolinate, churna,
      chyawanprash, circular dressing, citrulline, cla, cleanse, climber machine, clitoral, cloth pad, cluster
      dextrin, coccyx cushion, cock ring, cod liver oil, coenzyme q10, cold and flu, cold drugs, cold flu, cold flu
      sachets, cold pack, cold plunge, cold sore, cold sore cream, collagen, collagen booster, collagen peptides,
      collagen powder, collagen sachets, colloidal silver, colostomy bag, colostrum, commode, commode chair,
      compression arm sleeve, compression sleeve, compression sleeve knee, compression socks, compression socks
      medical, compression socks men, compression stocking, compression stockings, condom, condoms, contact lens,
      contact lens solution, cooling gel pack, cooling gel patch, coq10, cordyceps, corn cushions, corn remover,
      cotton wool, cough, cough drops, cough medicine, cough suppressant, cough syrup, counted tablets, covid test,
      cpap, cpap filter, cpap hose, cpap machine, cpap mask, cpap pillow, cpr mask, creatine, creatine monohydrate,
      cross trainer, crutch, crutches, cryotherapy, cupping cups, cupping set, cupping therapy, curcumin, curl bar, d
      mannose, decongestant, deep heat, delay spray, delta 8, dental, dental floss, dental kit, dental mirror, dental
      pick, denture, denture adhesive, denture box, denture cleaner, dermatitis, detox, detox tea, dextrose powder,
      diabetic socks, diclofenac, diet pills, diet shake, digestive aid, digestive enzyme, dildo, dip bar, dip belt,
      dip station, disinfectant spray skin, disposable mask, dressing, drug test, dumbbell, dumbbell set, dumbbells,
      eaa, ear candle, ear cleaner, ear drops, ear plugs, ear spray, ear thermometer, ear wax drops, ear wax removal,
      ear wax remover, ear wax softener, earplugs, earwax removal kit, echinacea, eczema, effervescent tablet,
      effervescent tablets, egg protein, elbow brace, elbow sleeves, elbow support, elderberry, electric toothbrush,
      electrode pads, electrolyte, electrolyte powder, electrolytes, elliptical, elliptical trainer, ems machine, ems
      pads, endurance gel, energy bar, energy chews, energy gel, energy gels, essential oil inhaler, essential oil
      roll on stress, essential tremor, estrogen blocker, evening primrose oil, exam gloves, examination gloves,
      exercise ball, exercise band, exercise bands, exercise bike, exercise mat, expectorant, eye drops, eye
      lubricant, eye mask sleep, eye massager, eye massager heated, eye pillow, eye pillows, eye wash, ez bar, face
      mask disposable, face mask ffp2, face mask surgical, face masks disposable, face shield, fat burner, fat
      metabolizer, feminine hygiene, feminine wash, fertility, fiber powder, fiber supplement, finger strengthener,
      finger trainer, first aid, first aid bag, first aid kit, first aid tin, first aid tin kit, fish oil, fitness
      band, fitness glove, floss, floss picks, flower remedy, flu, foam roller, folding treadmill, folic acid, foot
      fungus treatment, foot massager, foot massager machine, foot roller, foot soak, foot spa, forearm trainer,
      fractional plates, fungal nail treatment, gainer, gauze, gel pack, gel toe caps, ginkgo biloba, ginseng, glasses
      blue light, glucometer, glucosamine, glucose, glucose meter, glucose monitor, glucose tablets, glutamine, glute
      bands, glycine, grab bar, grab rail, greens, greens powder, grip ball, grip strengthener, grip trainer, gua sha
      massage, gummies, gummies vitamin, gummy, gummy vitamins, gut health, gym ball, gym belt, gym bench, gym bottle
      shaker, gym chalk, gym equipment, gym gloves, gym mat, gym rings, gym towel, gymnastic rings, gymnastics rings,
      hack squat, haemorrhoid, hair loss tablets, hair skin nails gummies, half rack, hand exerciser, hand gel
      sanitizer, hand grip, hand gripper, hand sanitiser, hand sanitizer, hayfever, hayfever tablets, headache relief,
      hearing aid, hearing amplifier, hearing protection sleep, heat patch, heat rub, heated vest therapy, heating
      belt, heating pad, heating pad neck, heel cups, heel spur, hemorrhoid, hemorrhoid cream, hemp oil, herbal
      capsules, herbal remedy, herbal supplement, hernia belt, hip band, hmb, home gym, homeopathic, homeopathy,
      hormone balance, hospital bed, hospital mattress, hot cold pack, hot pack, hot stone massage, hot water bottle,
      hot water bottle therapy, hot water bottles, hula hoop, hyaluronic acid capsules, hydration mix, hydration
      powder, hydration tablets, hydro whey, hydrogen peroxide, hyperextension, ibuprofen, ice bath, ice bath tub, ice
      pack, ice roller body, immune booster, immune support, immunity booster, incontinence, incontinence brief,
      incontinence briefs, incontinence pad, incontinence pads, incontinence pants, incontinence underwear, indoor
      cycle, infrared lamp, infrared lamp therapy, infrared therapy, inhaler, inositol, insect bite, insect bite
      cream, insole orthopedic, insulin, insulin case, interdental brush, intimate gel, inulin, inversion table,
      iodine drops, iron bisglycinate, iron supplement, iron tablets, isolate, isolation gown, isopure, isotonic,
      isotonic drink, isotonic powder, jaw exerciser, joint cream, joint support, jump box, jump rope, jump rope
      weighted, k tape, kava, kegel, kegel balls, kelp tablets, keto, kettlebell, kettlebells, kidney support, kids
      toothpaste, kinesiology tape, kn95, knee brace, knee high compression, knee immobilizer, knee pillow, knee
      sleeve, knee sleeves, knee strap, knee support, knee wraps, kratom, kratom powder, krill oil, l carnitine, l
      theanine, lacrosse ball massage, lancet, lancing device, lat bar, lat pulldown, lateral flow test, latex gloves,
      laxative, leg curl, leg curl machine, leg extension, leg extension machine, leg pillow, leg press, leg
      stretcher, leg trainer, lens solution, leverage squat, lice comb, lice treatment, lifting belt, lifting gloves,
      lifting grips, lifting hooks, lifting strap, lifting straps, light therapy lamp, lion s mane, lions mane, liquid
      chalk, liquid iron, liver support, loratadine, love egg, lozenge, lozenges, lube, lubricant gel, lubricant water
      based, lumbar belt, lumbar stretcher, lumbar support, lutein, lymphedema sleeve, lysine, maca, magnesium,
      magnesium citrate, magnesium glycinate, magnetic bike, magnifier low vision, male enhancement, maltodextrin,
      mass gainer, mass gainer protein, massage ball, massage bed, massage chair, massage cushion, massage gun,
      massage gun mini, massage lotion, massage pillow, massage roller, massage stick, massage table, massage wand,
      massager, masturbator, maternity belt support, meal replacement, medical, medical gloves, medical kit, medical
      mask, medical scissors, medical tape, medication, medicine, medicine ball, medicine box, meditation bench,
      meditation cushion, meditation stool, mega carbs, melatonin, melatonin gummies, menopause support, menopause
      tablets, menstrual, menstrual cup, menstrual disc, micropore tape, migraine, migraine relief, milk thistle, mini
      stepper, mobility scooter, mood support, moringa capsules, mosquito repellent, mouth guard dental, mouth guard
      teeth, mouth rinse, mouth spray, mouth tape, mouth wash, mouthwash, moxa, moxibustion, mucolytic, multimineral,
      multivitamin, multivitamin tablet, mumijo, muscle balm, muscle gel, muscle rub, muscle stimulator, mushroom
      complex, n acetyl cysteine, n95, n95 mask, nad, nail fungus, naproxen, nasal aspirator, nasal dilator, nasal
      drops, nasal rinse, nasal spray, nasal strips, nebuliser, nebulizer, neck brace, neck massager, neck stretcher,
      needle medical, neti pot, nicotine gum, nicotine lozenge, nicotine patch, nicotine spray, night guard, night
      time sleeve, nitric oxide, nitric oxide booster, nitrile gloves, nmn, nootropic, nose strips, ointment, olympic
      bar, olympic barbell, omega 3, omega 3 fish oil, omeprazole, oral b, oral care, oral gel, oral rehydration, oral
      rinse, oral spray, ors, orthodontic brush, orthodontic wax, orthopedic insoles, orthopedic pillow, orthotic,
      orthotics, ostomy bag, otoscope, ovulation kit, ovulation test, oximeter, oximeter finger, oxygen concentrator,
      oxygen cylinder, oxygen mask, pain killer, pain patch, pain relief, pain relief gel, pain relief patch, pain
      reliever, painkillers, panty liner, panty liners, pantyliners, paracetamol, parallettes, pea protein, peak flow
      meter, peanut ball, pec deck, pedal exerciser, pelvic floor, penis pump, peptide vial, period cup, period disc,
      period panties, period pants, period underwear, personal lubricant, pf sleeve, pharmaceutical, pilates ball,
      pilates bar, pilates board, pilates mat, pilates reformer, pilates ring, pilates socks, pill box, pill case,
      pill crusher, pill cutter, pill dispenser, pill organiser, pill organizer, pill splitter, plant protein, plantar
      fasciitis sleeve, plaster, plaster strips, plasters, plasters assorted, plate tree, pleasure gel, plyo box,
      plyometric box, pms relief, postpartum belly, postpartum belt, posture brace, posture corrector, potassium
      citrate, potassium tablets, povidone iodine, power cage, power rack, ppe kit, pr lotion, pre workout, pre
      workouts, preacher curl, preacher curl bench, prebiotic, pregnancy pillow therapy, pregnancy strip, pregnancy
      test, prenatal, prenatal vitamin, pressure cushion, pressure relief mattress, preworkout, probiotic, probiotics,
      propolis, prostate supplement, prostate support, protective underwear, protein, protein bar, protein bars,
      protein blend, protein drink, protein pancake mix, protein powder, protein shake, protein shaker, protein water,
      prowler sled, psoriasis, psyllium, pull up, pull up assist, pull up bar, pulse meter, pulse oximeter, pump
      formula, push up bar, push up bars, push up board, push up handles, push up stand, pycnogenol, quercetin, raised
      toilet seat, reacher grabber, reaching aid, rebounder, recovery drink, recovery shake, recumbent bike, red light
      mask, red light therapy, red light therapy belt, reformer, rehydration sachets, rehydration salts, reishi, resin
      shilajit, resistance band, resistance bands, resistance belt, resistance loop, resistance tube, resveratrol,
      retainer case, rhodiola, rib belt, roll mat, rollator, roman chair, rower, rowing, rowing machine, royal jelly,
      rubbing alcohol, sad lamp, salajeet, saline, saline spray, sandbag training, sanitary disc, sanitary napkin,
      sanitary pad, sanitary pads, sanitary towel, sanitiser, sarms, sauna, sauna blanket, sauna bucket, sauna heater,
      sauna suit, sauna tent, saw palmetto, scabies, scalp massager brush, sea moss, seed oil capsules, selenium,
      semaglutide, sex doll, sex toy, sexual lubricant, shaker, shaker bottle, shaker cup, sharps bin, sharps
      container, shatavari, shilajit, shoulder brace, shoulder support, shower chair, shower stool, silk tape, sit up,
      sit up bench, ski machine, skipping rope, skipping ropes, slam ball, sleep aid, sleep apnea, sleep headphones,
      sleep mask, sleep mask medical, sleep spray, sleep support, slimming, slimming tea, smart scale, smith machine,
      smith rack, snore, snore strip, snoring aid, soft capsules, soft gels, softgel, softgels, speed rope, spin bike,
      spirometer, spirulina, spirulina powder, splint, sports lotion, sports tape, squat machine, squat rack, squat
      stand, st john s wort, st johns wort, stability ball, stair climber, stationary bike, std test, step platform,
      stepper, stepper machine, steri strip, stethoscope, sting relief, stoma bag, stretch band, stretching, suction
      machine, super greens, superfood, superfood powder, supplement, surgical cap, surgical face mask, surgical
      gloves, surgical mask, sweat belt, syringe, syringes, tabs, tampon, tampons, taurine, teeth aligner, teeth
      grinding guard, teeth whitening, teeth whitening kit, temporary tooth filling, tennis elbow strap, tens
      electrode, tens machine, tens pads, tens unit, test booster, test strips, testosterone, testosterone booster,
      thc, theanine, therapy putty, thermogenic, thermometer, thermometer digital, thermometers, thigh master, throat
      lozenge, throat lozenges, throat spray, thumb brace, thyroid support, tiger balm, tincture, toe protectors, toe
      separator, toe spacer, toe straightener, toilet frame, toilet riser, tongkat ali, tongue brush, tongue cleaner,
      tongue scraper, tooth brush, tooth gel, tooth paste, tooth powder, tooth whitening, toothbrush, toothbrush head,
      toothbrush heads, toothbrush holder travel, toothbrushes, toothpaste, toothpowder, tourniquet, trainers tape,
      trampoline fitness, transfer belt, transfer board, trap bar, trauma kit, treadmill, treadmills, tricep rope,
      trigger point, turkey tail mushroom, turmeric capsule, turmeric capsules, turmeric curcumin, tweezers medical,
      tyrosine, ultraviolet sterilizer, under desk treadmill, underpads, urinal, urinal bottle, urine bag, vaginal
      gel, valerian, vapor rub, vaporizer inhalant, vaporub, vapour rub, vegan protein, verruca, verruca gel, verruca
      treatment, vibration plate, vibration platform, vibrator, vinyl gloves, vitamin, vitamin b complex, vitamin b12,
      vitamin c, vitamin d, vitamin d3, vitamin e, vitamin gummies, vitamins, waist trainer, waist trainer sweat,
      walker boot, walker for seniors, walker rollator, walking boot brace, walking boot medical, walking cane,
      walking frame, walking pad, walking stick, wall ball, warming patch, wart freeze, wart remover, wart treatment,
      water based lubricant, water flosser, water flosser cordless, water pick, waxy maize, weight belt, weight bench,
      weight gainer, weight gloves, weight lifting belt, weight lifting glove, weight loss, weight management, weight
      plate, weight plates, weight rack, weight scale, weight set, weight sled, weight vest, weighted eye mask,
      weighted hula hoop, weighted rope, weighted vest, wheat bag, wheatgrass powder, wheelchair, wheelchair cushion,
      whey, whey isolate, whey protein, whitening pen, whitening powder, whitening strips, wobble board, workout
      gloves, wound care, wound closure strips, wound dressing, wound gel, wound spray, wrist brace, wrist brace
      support, wrist support, wrist trainer, wrist weights, wrist wrap, wrist wraps, yoga bag, yoga ball, yoga
      blanket, yoga block, yoga bolster, yoga chair, yoga cushion, yoga mat, yoga set, yoga socks, yoga strap, yoga
      swing, yoga towel, yoga wheel, yoni, zafu, zimmer frame, zinc capsules, zinc gluconate, zinc mg, zinc oxide
      tape, zinc picolinate, zinc supplement, zinc tablets, zma`,
    ],
  ],
  unsure: `aha, argan, arnica, bandage, bandages, barre, bha, blush, blusher, braids, bundles, calcium, capsule,
    capsules, casein, centella, chaga, cleanse, clipper, collagen, comb, contour, cough, counted tablets, curler,
    detox, dressing, eczema, elliptical, emulsion, essence, extrait, floss, flu, foundation, fragrance, glucose,
    glycerin, glycerine, greens, gummies, gummy, hyaluronic, isolate, isotonic, jojoba, kabuki, kaolin, keratin, keto,
    kohl, lash, lube, magnesium, marula, medical, medication, medicine, microblading, migraine, mousse, nad, nail,
    ors, peel, peeling, peeling gel, pharmaceutical, plaster, prenatal, primer, probiotic, probiotics, propolis,
    protein, psoriasis, recovery drink, reishi, retinol, rosehip, rowing, saline, scrub, shaker, shave, shea,
    slimming, straightener, stretching, swabs, syringe, syringes, tabs, tallow, tan remover, testosterone,
    thermometer, thermometers, trimmer, underarm, vitamin, vitamin c, vitamin e, vitamins, weave`,
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
    BEAUTY: `212 men, 212 vip, acqua di gio, acqua di gioia, afnan, amika, anastasia, anastasia beverly hills, andis, anua,
      apres gel, arctic fox, ardell, ariana grande, armaf, armaf club de nuit, armani code, armani si, aveeno, avene,
      axis y, babyliss, babylisspro, baccarat rouge, bad boy carolina, banila, bath and body works, batiste, beauty of
      joseon, beautylash, benefit cosmetics, bic flex, bio oil, biodance, bioderma, black opal, black opium, bleu de
      chanel, bobbi brown, bondi sands, bourjois, braun silk epil, briogeo, burberry her, burt s bees, byredo, calvin
      klein, camille rose, cantu, carol s daughter, carolina herrera, catrice, caudalie, celimax, cerave, cetaphil,
      chanel, charlotte tilbury, cheirosa, chloe nomade, ck one, clairol, clinique, club de nuit, cnd shellac, coco
      mademoiselle, color wow, colourpop, cosrx, creed aventus, dashing diva, davidoff, dermalogica, desire dunhill,
      differin, dior sauvage, diptyque eau, dnd duo, dnd gel duo, dolce gabbana, dolce gabbana light blue, donna born
      in roma, dove men, dr althea, dr bronner, dr jart, dr squatch, drunk elephant, duke cannon, dunhill desire,
      dyson supersonic, e l f, eco styler, elemis, elizabeth arden, elseve, elvive, essie, estee lauder, eternity
      calvin, etude, eucerin, euphoria calvin, every man jack, fame paco, fashion fair, fenty beauty, first aid
      beauty, flormar, garnier, gelish, ghd, ghd platinum, gillette, giorgio armani, givenchy, glossier, glow recipe,
      good dye young, good girl carolina, got2b, grande cosmetics, grandel, haruharu, head and shoulders, head
      shoulders, heimish, hero mighty patch, huda beauty, hugo boss, hypnotic poison, ilia, innisfree, invictus,
      isntree, it cosmetics, j adore, jadore, jean paul gaultier, jergens, jo malone, joico, juvia s place, kerastase,
      kevin murphy, khamrah, kiara sky, kiehl s, kiko milano, kiss impress, klairs, kolorshot, kosas, kuul, l
      occitane, l oreal, la roche posay, la vie est belle, lacoste blanc, lady million, lancome, lancome idole,
      laneige, lashify, lattafa, lattafa asad, laura mercier, le labo, le male, living proof, loreal, lubriderm, mac
      cosmetics, maison margiela replica, manic panic, marc jacobs daisy, mary and may, mary may, matrix biolage,
      maybelline, medicube, medik8, merit beauty, mielle, mighty patch, milani, milk makeup, miss dior, missha,
      mixsoon, mizon, mod vanilla, montblanc explorer, montblanc legend, moroccanoil, morphe, mugler, murad, my way
      armani, my way giorgio, nacific, narciso rodriguez, nars, neutrogena, nioxin, nivea, nivea men, nudestix,
      numbuzin, nuxe, nyx, nyx professional, obagi, olaplex, olay, old spice, olympea, one million, opi, ouai, paco
      rabanne, palmolive naturals, panoxyl, pantene, parfums de marly, paul mitchell, paula s choice, peripera,
      phantom paco, philips lumea, polo ralph lauren blue, proraso, pureology, purito, rare beauty, rasasi, real
      techniques, redken, remington, remington beauty, revitalash, revlon, revlon one step, rexona, rimmel, rom nd,
      romand, round lab, saie, sally hansen, sauvage, scandal jean paul, schwarzkopf, shea moisture, skin 1004,
      skin1004, skinceuticals, sol de janeiro, some by mi, speed stick, st tropez, starface, stronger with you,
      sulwhasoo, summer fridays, sunday riley, supergoop, tangle teezer, tatcha, thank u next, the body shop, the
      ordinary, tirtir, tocobo, tom ford, tommy girl, toni guy, too faced, torriden, tree hut, tresemme, ultra male,
      uomo born in roma, urban decay, uriage, valentino donna, valentino uomo, vanicream, vaseline, verb ghost,
      versace bright crystal, versace dylan, versace eros, vichy, viktor rolf, wahl, wahl magic clip, wella, wet
      brush, wet n wild, xerjoff, yara lattafa, yara moi, youth to the people, ysl libre, ysl y, yves saint laurent`,
    HEALTH_AND_FITNESS: `226ers, activize, advil, afrin, aleve, alka seltzer, allegra 24, always discreet, always ultra, amp human,
      ancient nutrition, animal pak, anusol, applied nutrition, aquafresh, assault fitness, b yoga, bach rescue, band
      aid, barlean s, bauerfeind, bazuka, beconase, beechams, benadryl, benefiber, bengay, benylin, bepanthen,
      berocca, beta prostate, betadine, biofreeze, bioglan, biotech usa, biotene, blackmores, body solid, bodyform,
      bonjela, bowflex, bsn, bsn syntha, bucked up, bulk powders, burst oral, buscopan, c4 energy, c4 ultimate,
      calpol, canesten, cellucor, centrum, charak, claritin, clarityn, clearblue, clif bar, clif bloks, colgate,
      compeed, concept2, copper fit, corsodyl, covonia, crest 3d, curad, curaprox, daktarin, dayquil, deep freeze gel,
      deep heat, diabocare, dioralyte, doctor s best, doliprane, dr scholl s, dulcolax, dulcosoft, durex, dymatize,
      elastoplast, elmex, emergen c, excedrin, fisherman s friend, fitline, fixodent, flonase, floradix, forever
      living, futuro, gaia herbs, gaiam, garden of life, gaviscon, germolene, germoloids, ghost whey, gnc, gold
      standard, gorilla mode, grenade, gu energy, gum soft picks, herbalife, hibiclens, high5, himalaya herbals,
      holland barrett, honey stinger, huel, hyperice, iberogast, icy hot, imodium, isopure, jamieson, jarrow, jobst,
      juzo, kotex, kt tape, lemsip, leukoplast, life extension, life fitness, liforme, lil lets, liquid i v, liquid
      iv, listerine, lmnt, manduka, maurten, mediven, megafood, meridol, metamucil, midol, miralax, monistat, mooncup,
      motrin, mucinex, musclepharm, muscletech, myprotein, nasacort, nature made, nature s bounty, nature s plus,
      nature s truth, nature s way, natures bounty, natures truth, neilmed, neosporin, neversecond, new chapter,
      nexcare, nexium, nicorette, nordic naturals, nordictrack, now foods, nurofen, nutrend, nutrex, nuun, nyquil,
      nytol, olbas, omnilife, omron, optibac, optimum nutrition, optrex, oral b, orgain, orthofeet, orthomol,
      otrivine, panadol, parodontax, pediakid, penetrex, pepcid, pepto bismol, perfectil, philips sonicare, piriteze,
      piriton, poise, polident, poligrip, powerbar, powercocktail, precision fuel, precor, pregnacare, prilosec, pure
      encapsulations, quest bar, quest nutrition, rainbow light, rennie, restorate, robitussin, rocktape, rogue echo,
      rogue fitness, rossmax, rotbackchen, rule 1, rxbar, ryse, ryse loaded, salonpas, sambucol, savlon, scholl,
      science in sport, scitec, seeking health, selecttech, senokot, sensodyne, seven seas, sigvaris, sis go, skratch,
      slim fast, slimfast, smartypants, solgar, sonicare, spenco, sports research, spring energy, steradent, sterimar,
      strepsils, sudafed, swanson, swisse, systane, tailwind endurance, tampax, tena, tena lady, tena men, tepe,
      theraband, therabody, theraflu, theragun, tiger balm, transparent labs, trx suspension, tubigrip, tums, tylenol,
      universal nutrition, usana, usn, vagisil, vega protein, vicks, vitabiotics, vitafusion, vital proteins,
      voltaren, voltarol, waterpik, weleda arnica, wellman, wellwoman, zicam, zyrtec`,
  },
};
