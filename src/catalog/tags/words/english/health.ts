import type { Subject } from '../words.ts';

export const HEALTH: Subject = {
  things: [
    [
      'HEALTH_AND_FITNESS',
      `100 caps, 120 caps, 120 tabs, 120 vcaps, 120 vegan capsules, 180 caps, 240 caps, 25 servings, 30 caps, 30
      servings, 40 servings, 5 htp, 60 caps, 60 servings, 60 softgels, 60 tabs, 60
      vcaps, 60 vegan capsules, 60 vegetarian capsules, 90 caps, 90 softgels, 90 tabs, 90 vcaps, 90 vegan capsules,
      aakg, ab bench, ab machine, ab mat, ab mats, ab roller, ab roller wheel, ab
      stimulator, ab trainer, ab wheel, abdominal binder, acai powder, acetaminophen, acetyl l carnitine, acidophilus,
      acupressure, acupressure mat,
      acupressure mat set, acupressure pillow, acupuncture needle, acupuncture needles, acv gummies, adapted cutlery,
      adhesive bandage,
      adhesive
      dressing, adhesive dressings, adjustable bench, adjustable dumbbell, adjustable dumbbells, adjustable fid bench,
      adjustable kettlebell, adrenal support, adson forceps, adult
      diaper, adult diaper pants, adult
      diapers, adult game kit, adult nappies,
      adult pull ups, adult toy, aed, aed cabinet, aed pads, aerial silk, aerial silks, aerial yoga hammock, aerobic
      step, afo, agility disc, agmatine, air bike, air bikes, air pulse, air rower, air runner, air walker boot,
      aircast, airflow
      mattress, airways guedel, alcohol
      pad, alcohol pads, alcohol
      prep pads, alcohol
      swab, alcohol tester, alcohol wipe, alcohol wipes, algae dha, algae omega, alginate dressing, aligner case, all
      in one briefs,
      allergy capsules, allergy nasal spray, allergy relief, allergy
      tablet, allergy tablets,
      allevyn, alpha gpc, alpha lipoic, alpha lipoic acid, alternating air mattress, alternating pressure mattress,
      amanita
      gummies, ambu bag, amino,
      amino acid, amplified phone, anal beads, anal dildo, anal douche, anal kit, anal lube, anal
      plug, anal trainer, anal vibrator, analgesic,
      ancestral organs, aneroid sphygmomanometer, ankle brace, ankle cuff, ankle cuffs bondage, ankle strap cable,
      ankle straps cable, ankle
      support, ankle wedge, ankle weight, ankle weights,
      antacid, antacid liquid, anthelmintic, anti ageing
      supplement, anti allergy, anti bedsore
      mattress, anti decubitus mattress, anti inflammatory, anti snore, anti snore mouthguard, anti snoring, anti
      snoring mouthguard, antiallergic, antibacterial gel, antibacterial wipe, antibacterial wipes, antibiotic,
      antidiarrheal, antidiarrhoeal, antifungal, antifungal cream, antigen test, antihistamine, antihistamine cream,
      antihistamine tablets, antiinflammatory,
      antipyretic, antiseptic, antispasmodic, antitussive, antiviral, apex locator, appetite control, appetite
      suppressant, apple cider
      vinegar capsule, apple cider vinegar capsules, apple cider vinegar gummies, apple cider vinegar tablets, aprons
      on a roll, aquacel, arch
      support, archwire, arginine, arginine akg, arm sleeve compression, arm
      sling, arm trainer, arnica, arnica gel, arousal gel, artery forceps, artichoke extract, articulating paper,
      artificial tear,
      artificial tears, ashwagandha, aspirin, aspirin tablets, assault bike, assorted plaster, assorted plasters,
      astaxanthin, asthma
      spacer, athlete s foot, athlete s foot cream, athlete s foot spray, athletes foot cream, athletic tape,
      augmentin, autoclave, autoclave
      tape, axle bar, ayurvedic, ayurvedic medicine, b complex, b12 spray, bac water, bach flower, back brace, back
      massager, back
      scratcher, back stretcher, back support, bacopa, bacopa monnieri, bag valve mask, balance ball, balance cushion,
      balance disc,
      balance pad, balance
      trainer, ball gag, balm stick, bamboo toothbrush, band aid, bandage, bandage scissors, bandages, baobab powder,
      barbell, barbell
      20kg, barbell
      clips, barbell collar, barbell collars, barbell jack, barbell pad, barbell
      rack,
      barbells, bariatric, bariatric wheelchair, barley grass, barley grass powder, barre, barre socks, barrel sauna,
      bath board, bath chair, bath
      chair lift, bath lift, bath lifts, bath seat swivel, bath step, bath transfer bench, bathing aid, bathing
      cushion, bathroom weighing scale,
      battle rope,
      battle rope anchor, battle ropes, bcaa, bdsm, bdsm collar, bdsm kit, bearing bar, bed alarm, bed backrest, bed
      cradle, bed grab handle, bed
      ladder, bed lever, bed pad, bed pads, bed pan,
      bed pan liners, bed protection pads, bed rail, bed rail pads, bed raisers care, bed restraint, bed restraints,
      bed sensor mat, bed stick, bed
      wedge, bedpan, bedside rail, bee pollen, beef liver, beef liver capsules,
      beef organs, beef protein, beetroot powder, beetroot shot, belly band
      pregnancy, belt squat, ben wa, ben wa balls, bench press, berberine, beta ala, beta alanine, betadine, betaine,
      betaine hcl, big button
      phone,
      bikeerg, biochemic, biopsy punch, biotin,
      biotin gummies, bite and sting cream, bite sting relief, black cohosh, black
      seed capsule, black seed capsules, black seed oil, black seed oil capsule, black seed oil capsules, bladder
      weakness, bladderwrack,
      bleed control kit, blindfold satin, blister cushion, blister cushions, blister plaster, blister plasters, blood
      collection tube, blood glucose
      meter, blood pressure, blood pressure cuff, blood pressure monitor, blood sugar support, blood test kit, blood
      tubes, bloodshot relief, blue
      light therapy, blue plasters, body fat scale, body paint chocolate, body scale, bondage, bondage cuffs, bondage
      kit, bondage rope, bondage set, bondage tape, bone broth protein, bone support, book
      holder reading
      aid, booty band, boron,
      bosu, bosu ball, bottom wiper, bouffant cap, bovine collagen, boxercise, boxing fitness
      tracker strap, bp cuff, bp monitor, bp monitors, brain booster, brain support, breath care, breath freshener,
      breath spray,
      breathalyser, breathalyzer, broad spectrum, broad spectrum cbd, bromelain,
      bromelain capsules, bruise cream, bs 8599, buccal tube, buckwheat zafu, build up drink, bulgarian bag, bulgarian
      bags, bullet vibe, bullet
      vibrator, bumper pair, bumper
      plate, bumper plate set, bumper plates, bumper set, bunion corrector, bunion cushion, bunion pads, bunion
      protector,
      bunion relief,
      bunion relief sock, bunion sock, bunion splint, burn cream, burn dressing, burn gel, burn relief spray, burns
      dressing, burns kit,
      burnshield, butt
      plug, butt plugs, butterfly closures, butterfly needle, button hook aid, cable attachment, cable
      attachment gym, cable attachments, cable
      crossover, cable machine, cable pulley, cadillac pilates, caffeine gum, caffeine pill, caffeine pills, caffeine
      shot, caffeine tablet, caffeine
      tablets, calcium, calcium
      citrate, calcium tablet, calcium tablets, calendar clock dementia, calf machine, calf raise, calf stretcher,
      calibrated plates, callus cushions, calm gummies,
      cam boot, cambered bar, camu camu,
      candida, candida support, cannula, cantilever table care, capsule, capsules,
      carb blocker, carb powder, cardio equipment, cardio machine, care pager, carnitine, casein, cast cover, cast iron
      kettlebell, cast iron plate weight, cast
      protector, cast shoe, catheter,
      catheter stand, catheter strap, catheter valve, cbd, cbd
      balm, cbd bath bomb, cbd capsules, cbd chocolate, cbd coffee, cbd cream, cbd crumble, cbd drops, cbd flower, cbd
      gummies, cbd honey, cbd isolate, cbd massage oil, cbd muscle balm, cbd
      oil, cbd oils, cbd paste, cbd patch, cbd patches, cbd roll on, cbd salve, cbd spray, cbd tea, cbd tincture, cbd
      wax, cbg, cbg oil, cbn, cbn gummies, cbn oil, cervical collar, cetirizine, chaga, chaga powder, chair pad
      incontinence, chair raiser, chair raisers, chair sensor pad, chalk ball, chalk block gym, change plates,
      charcoal toothpaste, chastity, chastity cage, cherry juice concentrate sport, chest
      press, chest rub, chest supported row, chewable tablet, chin up, chin up bar,
      chlorella, chlorella tablets, chlorhexidine, cholesterol test, choline, chondroitin, chromium picolinate, churna,
      chyawanprash,
      circular dressing, citrulline,
      citrulline malate, cla, cla 1000, clavicle brace, cleanse, clear protein, clear whey, climber machine, climbing
      rope gym, clinell,
      clinell wipes, clit, clit stimulator, clitoral, clitoral gel, clitoral stimulator, clitoral vibrator, cloth pad,
      cloth sanitary pads, cluster dextrin, co codamol, coccyx, coccyx cushion, cock ring, cock rings, cod
      liver oil, coenzyme q10, cohesive bandage, cold and flu, cold and flu capsules, cold drugs, cold flu, cold flu
      capsules, cold flu sachets, cold pack, cold
      plunge, cold plunge tub, cold relief, cold sore,
      cold sore cream, cold sore patch, cold sore patches, collagen, collagen booster, collagen gummies, collagen
      joint, collagen liquid, collagen peptide,
      collagen peptides, collagen powder, collagen
      sachet, collagen sachets, collagen shot, collagen shots, collar cervical, colloidal silver, colon cleanse,
      colostomy bag,
      colostrum, colostrum powder, commode, commode bucket, commode chair, commode liner, commode liners, commode pan,
      comp bearing bar, competition kettlebell, competition plates,
      complan, compression arm sleeve, compression bandage, compression sleeve, compression sleeve knee, compression
      sock,
      compression socks,
      compression socks medical, compression socks men, compression stocking, compression stocking aid, compression
      stockings, condom, condoms,
      conforming bandage, constipation relief, contact lens, contact lens case, contact lens solution, controlled drugs
      cabinet, cooling gel
      pack, cooling gel patch, cooling spray, coq10, coq10
      ubiquinol, cordyceps,
      cordyceps powder, core sliders, cork block, cork brick, cork mat, cork yoga block, cork yoga mat, corn cushion,
      corn
      cushions, corn plaster, corn plasters, corn remover, cortisol, cortisol support, cotton wool, cotton wool balls,
      cotton wool roll, cotton yoga
      strap, couch rolls
      medical, cough, cough and cold, cough drop, cough drops,
      cough lozenges, cough medicine, cough pastilles, cough
      suppressant, cough syrup, counted tablets, couples vibrator, covid test, cpap, cpap filter, cpap hose, cpap
      machine, cpap mask,
      cpap pillow, cpr face shield, cpr manikin, cpr mask, cranberry capsules, cranberry tablets, creapure, creatine,
      creatine capsules, creatine
      gummies, creatine hcl, creatine monohydrate, crepe bandage, cross trainer, crutch, crutch accessories, crutch
      ferrule, crutch
      pads, crutch tips, crutches, cryotherapy, cupping cup,
      cupping cups, cupping set, cupping therapy, curcumin, curette, curettes, curing light dental, curl bar, curved
      treadmill, cushion plasters, cyclic
      dextrin, cystitis relief, cystitis sachets, d handle, d handles, d mannose,
      d ring strap yoga, d3 drops, d3 k2, d3 k2 drops, daily contact
      lenses, daily living
      aids, daily multi, dandelion root capsules, day clock, deadlift jack, deadlift platform, decline bench,
      decongestant, decongestant spray, decongestant tablets, deep heat, defibrillator, defibrillator
      cabinet, delay cream, delay gel, delay spray, delay wipes, delta 8, delta 8
      gummies, delta
      8 thc, delta 9, delta 9 gummies, dementia clock, dental, dental bib,
      dental burr,
      dental chair, dental composite, dental consumables, dental dam, dental dams, dental floss, dental forceps, dental
      implant, dental
      instruments, dental kit, dental light cure, dental loupe, dental mirror, dental model, dental pick, dental probe,
      dental supplies, dental tape, dental tray, dental tweezers, dental unit, dental wax, denture, denture adhesive,
      denture bath, denture box,
      denture brush, denture cleaner, denture cleaning tablets, denture cleanser, denture fixative, denture tablets,
      dermatitis, dermatoscope, desiccated liver, detergent wipes, detox, detox tea, dextrose powder,
      dha, dhea, diabetic sock,
      diabetic socks, diagnostic set, diarrhoea relief, diclofenac,
      diet pill, diet pills, diet shake, diet whey, digestive aid, digestive enzyme, digestive enzymes, digestive
      health, digital ovulation test, dilator, dilator set, dilators, dildo, dim supplement, dip attachment, dip bar,
      dip bar attachment, dip
      bars, dip belt,
      dip belts, dip horn, dip station, discreet pads, disinfectant spray skin, disposable apron medical, disposable
      bed pads,
      disposable mask, disposable
      pads, disposable scalpel, disposable shoe
      covers medical, diuretic, dna test, dna
      test kit,
      dome hearing aid, dong quai, donut cushion, door anchor, door anchor bands, doorway pullup bar, double dildo,
      drag sled, dressing,
      dressing aid,
      dressing pack, dressing retention tape,
      dressing scissors, dressing stick, drip stand, drop down rail, dropdown rail, drug cabinet, drug
      test, dry eye drops, dry eye spray, dual extract, dual head stethoscope, dumbbell, dumbbell pair, dumbbell rack,
      dumbbell set, dumbbell stand,
      dumbbells, dumbell, dycem, dycem mat, eaa, ear
      candle, ear
      cleaner, ear drop, ear drops, ear drops olive oil, ear plug, ear plugs, ear speculum, ear spray, ear spray olive
      oil, ear syringe, ear
      thermometer, ear wax drop, ear
      wax drops, ear wax removal, ear wax remover, ear wax softener, early detection pregnancy test, earplug, earplugs,
      earwax, earwax removal kit,
      easy grip cutlery, ecdysterone, ecg electrode, ecg electrodes, ecg gel, ecg machine, ecg paper, echinacea,
      echinacea
      drops, echinacea
      tincture, eczema,
      edible body paint, edible underwear, effervescent tablet, effervescent tablets, egg protein, egg vibrator, egg
      white protein, ekg, elastic bandage, elastic shoe
      laces mobility,
      elbow brace, elbow protector sheepskin, elbow sleeve, elbow
      sleeves, elbow
      support, elbow wraps, elderberry, elderberry gummies, elderberry syrup, elderberry tincture, electric toothbrush,
      electric toothbrush heads, electric
      wheelchair, electrode
      pad, electrode pads, electrolyte,
      electrolyte capsules, electrolyte drops, electrolyte powder, electrolyte stick packs, electrolyte sticks,
      electrolyte tablets, electrolytes, electronic magnifier, elevating leg rest, elliptical, elliptical trainer, ems
      machine, ems pad, ems pads, endo motor,
      endodontic file, endurance gel, enema bulb, energy balls, energy bar, energy chew, energy chew pack, energy
      chews, energy
      flapjack, energy gel, energy gels, energy patches, energy shot, energy shots, ensure plus, epa, equipment mat
      gym, essential oil
      inhaler, essential oil roll on stress, essential tremor, estrogen blocker, evening primrose oil, exam glove, exam
      gloves, exam stool medical, exam table, examination couch, examination couch cover, examination glove,
      examination gloves, examination lamp, exercise ball,
      exercise band, exercise bands, exercise bike, exercise mat, expectorant, eye bag heated, eye dressing, eye drop,
      eye drops, eye health, eye
      lubricant, eye
      mask sleep, eye massager, eye massager heated, eye ointment, eye pillow, eye pillows, eye support capsules, eye
      wash, eye wash
      pods, eyelid spray, eyelid wipes, eyewash, ez bar,
      ez curl bar, fabric bands, fabric booty bands, fabric loop set, fabric plaster, fabric plasters, fabric
      resistance band, face
      mask disposable,
      face mask ffp2, face mask surgical, face masks disposable, face shield, face shield cpr, fadogia, fadogia
      agrestis, fall alarm,
      falls alarm, fat burner,
      fat grips, fat gripz, fat metaboliser, fat metabolizer, feather tickler, feeding cup adult, feeding pump enteral,
      feeding tube,
      female condom, feminine hygiene,
      feminine wash, fenugreek
      capsules, ferrules walking stick, fertility, fertility lubricant, fertility test,
      fetal doppler, fiber powder, fiber supplement, fibre sachets, fibre supplement, fid bench, figure 8 straps,
      filling repair kit, film dressing,
      finger bandage, finger bob,
      finger dressing, finger splint, finger strengthener, finger trainer, finger vibrator, first aid,
      first aid bag,
      first aid box, first aid cabinet, first aid kit, first aid kits, first aid refill, first aid tin, first aid tin
      kit, fish oil, fitness accessories, fitness band, fitness equipment,
      fitness glove, fixation pants, flat bench, flat bench gym, flavored lubricant, flavoured condoms, flavoured lube,
      flaxseed oil capsules, fleshlight, flogger, floss, floss pick, floss picks,
      floss sticks, flower
      remedy, flu, fluoride toothpaste, foam dressing, foam plyo, foam
      roller, foam rollers, foam tubing cutlery, foam wedge pilates, foam yoga block, focus capsules, focus gummies,
      foetal doppler,
      folate, folding rack, folding ramp, folding treadmill, folding walking stick, folding wheelchair, folic acid,
      foot drop, foot
      fungus
      treatment, foot massager, foot massager machine, foot roller,
      foot
      soak, foot spa, foot up, football bar gym, footcare, forceps, forceps tweezers, forearm trainer, forehead
      thermometer, fortisip, four wheel
      walker, fractional
      plate, fractional plates, freeze dried
      liver, freeze gel, freeze spray, full spectrum,
      full spectrum cbd, full spectrum oil, functional
      trainer, functional trainers, fungal nail, fungal nail
      treatment, furry handcuffs, g spot, g spot vibrator, gag, gainer, garcinia, gauze, gauze swab, gauze swabs, gauze
      swabs sterile, gel cushion, gel pack, gel toe
      cap, gel toe caps, ghd, ghd machine, ginger shot wellness,
      gingko, ginkgo,
      ginkgo biloba, ginseng, giving set, glass dildo, glasses blue
      light, glide lubricant, gliding discs, glp 1, glp 1 support, glucometer, glucosamine, glucosamine chondroitin,
      glucose, glucose
      meter, glucose
      monitor, glucose tablet, glucose tablets,
      glutamine, glutathione, glute band, glute bands, glute ham developer, glute machine, glycine, glycine powder,
      goniometer, gotu kola,
      grab bar,
      grab bars, grab rail, grab rails, grabber reacher, green
      coffee extract, greens, greens and reds, greens powder, greens superblend, grip ball, grip socks pilates, grip
      strengthener, grip
      trainer, gua sha massage, guedel
      airway, gummies, gummies vitamin, gummy, gummy vitamin, gummy vitamins, gut health, gut powder, gutta percha, gym
      accessories, gym ball, gym belt, gym bench, gym bottle shaker, gym chalk, gym equipment, gym floor tiles, gym
      flooring, gym glove, gym gloves,
      gym grips, gym mat, gym mirror, gym pulley, gym ring, gym rings, gym storage, gym tiles, gym timer, gym towel,
      gymnastic grips, gymnastic ring, gymnastic rings, gymnastics ring,
      gymnastics rings, hack squat, hack squat machine, haemorrhoid, haemorrhoid cream, hair gummies, hair loss tablet,
      hair loss tablets,
      hair skin and
      nails, hair skin nails, hair skin nails gummies, hair vitamins, half
      rack, half racks, half step indoor, half step mobility, hand exerciser, hand gel sanitizer, hand grip, hand
      gripper, hand grips crossfit, hand rub
      alcohol, hand
      sanitiser, hand sanitiser gel, hand sanitizer, hand sanitizer gel, hand splint, hand warmers medical, handcuffs
      fur, handi reacher,
      handling belt,
      handrail stair mobility, hands free magnifier, hard surface wipes, hayfever,
      hayfever nasal spray, hayfever relief, hayfever tablet, hayfever tablets, head harness, head lice, headache
      relief, hearing aid, hearing aid batteries,
      hearing aid
      battery, hearing aid cleaner, hearing aid domes, hearing aid tubes, hearing amplifier, hearing protection sleep,
      heartburn relief, heartburn tablets, heat bag eye, heat patch, heat rub, heat spray, heated vest therapy, heating
      belt, heating pad, heating pad neck, heel cup,
      heel cups, heel
      pads gel, heel plaster, heel plasters, heel protector, heel protectors, heel spur, helping hand reacher,
      hemorrhoid, hemorrhoid cream,
      hemostat, hemostatic forceps, hemp balm, hemp capsules, hemp
      cream, hemp extract, hemp flower, hemp gummies, hemp oil, hemp protein, herbal
      capsule, herbal
      capsules, herbal remedy, herbal supplement, herbal tincture, hernia belt, hernia support, hernia truss, hex bar,
      hex dumbbell, hex dumbbells, hex trap bar, hhc, hhc
      gummies, hi temp bumper, hibiscrub, high back chair
      orthopaedic, high protein bar,
      high protein bars,
      highly branched cyclic dextrin, hinged knee brace, hinged rail, hip band, hip bands, hip circle, hip thrust
      bench, hip thrust machine, hip thrust pad, hip
      thruster, hiv
      test, hmb, hoist sling, hoist sling patient, home gym, homeopathic, homeopathy, hormone balance, hormone support,
      horny goat
      weed, hospital bed, hospital
      mattress, hot cold pack, hot pack, hot stone massage, hot water bottle, hot water bottle therapy, hot water
      bottles, hrt, hula hoop, hyaluronic acid capsule, hyaluronic acid capsules, hybrid lube, hydration mix, hydration
      powder, hydration
      sachets, hydration sticks, hydration
      tablet, hydration tablets, hydro whey, hydrocolloid, hydrocolloid dressing, hydrogen peroxide, hypafix,
      hyperextension, hyperextension bench, hypodermic
      needle, hypodermic needles, ibuprofen, ibuprofen gel, ibuprofen tablets, ice bath, ice bath inflatable, ice bath
      tub, ice pack, ice roller body,
      iir mask, illuminated
      magnifier, immune booster,
      immune gummies, immune
      support, immunity
      booster, immunity shot, inadine, incline bench, inco pads, inco sheets, incontinence, incontinence bed pads,
      incontinence brief,
      incontinence briefs, incontinence briefs men, incontinence liner, incontinence liners, incontinence pad,
      incontinence
      pads, incontinence
      pant, incontinence pants, incontinence sheet, incontinence underwear, indigestion tablets, indoor bike, indoor
      cycle, indoor cycling
      bike, infrared lamp, infrared lamp
      therapy, infrared sauna, infrared
      therapy, infrared thermometer forehead, infusion pump, infusion pump set, infusion set, inhaler, inhaler stick,
      inositol, insect bite, insect bite cream,
      insect bite relief, insole orthopedic,
      instrument tray, instrument trolley, insulin, insulin case, insulin pen needles, insulin syringe, insulin
      syringes, interdental brush, interdental brushes, interlocking gym mats, internal condom, interval timer,
      intimate gel, intimate
      moisturiser, intimate toy cleaner, intimate wipes, intra workout, intra
      workout carbs,
      intraoral camera, inulin, inversion sling, inversion
      table, iodine drop, iodine drops, iodine solution, iris scissors, irish moss, iron bisglycinate, iron gummies,
      iron liquid, iron spray, iron
      supplement, iron tablet, iron tablets, island dressing, iso whey, iso whey zero, isolate,
      isolation gown, isolation gowns, isopure, isotonic, isotonic drink, isotonic gel, isotonic powder, iv cannula, iv
      catheter, iv pole, iv set, iv
      stand, j cups, j hooks rack, jar opener arthritis, jaw
      exerciser, jelonet, jeweled butt plug, jewelled plug, joint complex, joint cream, joint formula, joint gel, joint
      health,
      joint support, jump box, jump rope,
      jump rope
      weighted, k tape, k2 drops, kanna, kava,
      kava drink, kava powder, kegel, kegel ball, kegel balls, kegel balls set, kegel trainer, kelly forceps, kelp,
      kelp tablet, kelp tablets, keto,
      keto bar, keto
      bars, ketone strips, ketone
      test, kettle tipper, kettlebell,
      kettlebell 16kg, kettlebell rack, kettlebell storage, kettlebells, key turner, key turners, kidney dish, kidney
      dishes, kidney support, kidney support
      capsules, kids multi, kids multi gummies, kids
      multivitamin, kids omega, kids plasters, kids probiotic, kids toothpaste, kids vitamins, kinesiology tape, kn95,
      knee brace,
      knee brace hinged, knee crutch, knee high
      compression, knee immobilizer, knee pillow, knee scooter, knee sleeve, knee sleeves, knee sleeves pair, knee
      strap, knee support,
      knee walker, knee wrap, knee wraps, kratom, kratom capsules, kratom extract, kratom powder, kre alkalyn, krill
      oil, kylie, kylie bed pad, kylie sheet, l arginine, l carnitine, l
      carnitine liquid, l citrulline, l glutamine, l lysine, l theanine, l tyrosine, lacrosse ball
      massage, lacrosse massage ball, ladder barrel, lancet, lancets, lancing device, landmine, landmine attachment,
      large condoms, laryngoscope, lat bar, lat pull down, lat pulldown, lat pulldown attachment, lateral flow
      test,
      latex exam gloves, latex free condoms, latex glove, latex gloves, latex powder free gloves, laxative, laxative
      tablets, lean
      gainer, leather paddle, leg bag, leg bag
      straps, leg bags,
      leg curl, leg curl machine, leg
      extension, leg
      extension machine, leg lifter, leg lifter strap, leg pillow, leg press, leg press machine, leg stretcher, leg
      trainer, lens cleaner
      contact, lens
      solution, leukostrip, lever belt, leverage squat, libido,
      libido booster, lice comb,
      lice spray, lice treatment, lift chair, lifting belt, lifting belt lever, lifting chalk, lifting glove, lifting
      gloves, lifting grip, lifting grips,
      lifting
      hook, lifting
      hooks, lifting platform, lifting strap, lifting straps, ligature ties, light therapy lamp, limb protector shower,
      lion s mane, lion
      s mane powder, lions
      mane, lions mane powder, liposomal, liposomal glutathione, liposomal vitamin c, liquid chalk,
      liquid iron, litter grabber care, littmann classic, liver cleanse, liver detox, liver support, living aids, lock
      jaw, lock jaw collars, long
      handled sponge,
      loop band set, loop bands set of 5, loperamide, loratadine, love balls, love egg, love eggs, love ring, low
      adherent
      dressing, lozenge, lozenges,
      lube, lubes, lubricant gel, lubricant
      water based, lucuma, luer lock, luer lock syringe, luer slip, lumbar belt, lumbar roll, lumbar stretcher, lumbar
      support, lutein, lymphedema sleeve,
      lysine, maca, maca
      powder, maca root, mag grip, magic circle pilates, magnesium,
      magnesium bisglycinate, magnesium citrate, magnesium complex, magnesium flakes, magnesium glycinate, magnesium l
      threonate, magnesium malate, magnesium oil, magnesium powder, magnesium spray, magnesium taurate, magnetic
      bike, magnifier low vision, male enhancement, mallet splint, maltodextrin, manual treadmill, marine collagen,
      mass gainer, mass
      gainer protein,
      mass protein, massage ball,
      massage balls, massage bed, massage chair, massage cushion, massage gun, massage gun attachments, massage gun
      mini, massage lotion, massage oil sensual, massage pillow,
      massage roller, massage stick, massage table, massage wand, massager, masturbator, masturbator cup, mat cleaner
      yoga, mat rack
      gym, mat spray yoga, maternity belt support,
      maternity support belt, matrix band dental, maxi night pads, mayo scissors, mct oil, mct powder, meal drink
      nutrition, meal replacement, medical,
      medical cart, medical consumables, medical couch, medical equipment, medical glove, medical gloves, medical kit,
      medical mask, medical
      scissor, medical scissors, medical supplies, medical tape, medical trolley, medication, medicine, medicine ball,
      medicine balls, medicine box, medicine cabinet lockable, medicine cup, medicine cups, medicine fridge, medicine
      measure,
      meditation bench, meditation chair, meditation cushion, meditation mat, meditation pillow, meditation shawl,
      meditation stool, mefix, mega carbs, melatonin, melatonin gummies,
      melolin, menopause, menopause support, menopause tablet, menopause tablets, menopause test, mens health,
      menstrual,
      menstrual cup,
      menstrual disc, menthol crystals, mepilex, mepore, methylcobalamin, methylfolate, micellar casein, micro plates,
      micropore tape,
      migraine,
      migraine relief, migraine tablets, milk
      thistle, mini bike exerciser, mini loop band, mini loop bands, mini pilates ball, mini stepper, mobility aids,
      mobility
      equipment, mobility scooter, mobility scooter bag, mobility scooter battery, mobility scooter cape, mobility
      scooter cover, monkey bars gym, mood gummies, mood support, moringa capsule, moringa capsules, moringa powder,
      mosquito forceps, mosquito repellent, mother
      tincture, mouth guard dental, mouth guard teeth, mouth rinse, mouth spray, mouth tape, mouth ulcer gel, mouth
      wash, mouthwash,
      mouthwash tablets, moxa, moxibustion, msm, msm powder, mucolytic, mucuna, multi gym, multi vitamin, multimineral,
      multivitamin,
      multivitamin
      tablet, multivits, mumijo, muscle balm,
      muscle gel, muscle rub, muscle rubs, muscle stimulator, mushroom blend, mushroom chocolate bar, mushroom complex,
      mushroom
      gummies, mushroom powder,
      mushroom tincture, myo inositol, n acetyl cysteine, n95, n95 mask, nac, nac
      600mg, nac capsules, nad, nad booster, nail fungus, naproxen, nasal aspirator, nasal cannula, nasal dilator,
      nasal drop, nasal drops, nasal
      rinse, nasal rinse bottle, nasal speculum, nasal spray, nasal spray saline, nasal strip, nasal strips,
      nasopharyngeal airway,
      nattokinase, natural rubber yoga mat, nebuliser, nebuliser mask, nebulizer, nebulizer kit, neck brace,
      neck harness, neck massager, neck stretcher, neck trainer, needle holder mayo, needle holder surgical, needle
      medical, net
      pants, neti pot, neuro hammer, newel
      rail, nicotine gum,
      nicotine lozenge, nicotine lozenges, nicotine mouth spray, nicotine patch, nicotine spray, nicotinell, night bag,
      night drainage bag, night guard, night time sleeve,
      nipple clamps, nipple pump, nipple suckers, nipple tassels adult, nit comb, niti wire, nitric, nitric
      oxide, nitric
      oxide booster, nitrile exam gloves, nitrile glove, nitrile gloves, nitrile gloves powder free, nitrile powder
      free gloves, nmn, nmn capsules, non adherent dressing, non spill cup, non
      stim pre
      workout, non woven swabs, nootropic, nordic bench, nordic curl, nose
      strip, nose strips, nosey cup, nurse scissors, nutrition drink, nutritional supplement drink, oat powder instant,
      ohio bar,
      ointment, olive leaf extract, olympic bar, olympic
      barbell,
      olympic bearing bar, olympic collars, olympic plate, olympic plates, olympic weight plates, omega 3, omega 3 fish
      oil, omega 3 vegan, omega 369, omega gummies, omeprazole, one handed board, ophthalmoscope, oral b, oral care,
      oral gel, oral
      rehydration, oral
      rinse, oral spray, oral syringe, oral syringes, oregano oil capsules,
      organ complex, ornithine, ors, orthodontic bracket, orthodontic brush, orthodontic elastics, orthodontic wax,
      orthodontic wire,
      orthopaedic chair, orthopaedics, orthopedic insole, orthopedic insoles, orthopedic pillow, orthopedic walking
      boot, orthopedics,
      orthotic, orthotic insole, orthotics, ostomy bag, ostomy belt, ostomy pouch, otc medicine, otc medicines, otex,
      otoscope, otoscope set, otoscope specula, over
      bed table, overball, overbed table, overbed tables, overchair table, ovulation kit, ovulation test, ovulation
      tests, ox bile,
      oximeter,
      oximeter finger, oxygen concentrator,
      oxygen
      cylinder, oxygen cylinder medical, oxygen mask, oxygen mask adult, oxygen regulator, oxygen tubing, paddle
      spanking, pain killer,
      pain patch, pain
      relief, pain relief gel, pain relief patch, pain relief tablets, pain reliever, painkillers, palatinose, panty
      liner, panty liners,
      panty vibrator, pantyliner,
      pantyliners, paracetamol, paracetamol tablets, paraffin wax bath, parallette, parallettes, parasite cleanse,
      pastilles throat, patella strap, patient
      hoist, patient
      lift, patient
      monitor, patient sling, patient turner, pea protein, pea protein isolate, peak flow, peak flow meter, peak flow
      mouthpiece, peanut ball, peanut massage ball, pec deck,
      pedal exerciser, peg board gym, peg feeding, pelvic floor,
      pelvic floor trainer, pelvic trainer, pelvic wand, pen needle, pen needles, pen torch diagnostic, pendant alarm,
      pendulum squat, penis enlarger, penis extender, penis pump, penis ring, penis sleeve, penlight
      medical, peptide vial, perching stool, percussion hammer, perimenopause, period cup, period disc, period pads,
      period pant,
      period panties,
      period pants,
      period underwear, personal alarm care, personal lubricant, petri dish medical, pf sleeve, pharmaceutical,
      pheromone, phosphatidylserine, pickle
      juice shot, pilates arc, pilates arch, pilates
      ball, pilates bar,
      pilates board, pilates chair, pilates circle, pilates loop, pilates mat, pilates reformer, pilates ring, pilates
      sock, pilates socks, pilates tower, pile ointment, piles, piles cream, pill bottle, pill box,
      pill case,
      pill crusher, pill cutter, pill dispenser, pill organiser, pill organizer, pill organizer weekly, pill splitter,
      plant protein, plantar
      fasciitis sleeve, plaster, plaster cast cover, plaster strip, plaster strips, plasters, plasters assorted, plate
      guard, plate storage, plate
      surround, plate tree, pleasure gel,
      plug trio, plyo box, plyo boxes, plyometric box, plyometric boxes, pms relief, pms support, pocket mask cpr,
      pocket pussy, portable ramp,
      post op shoe, postpartum
      belly, postpartum belt, posture
      brace, posture
      corrector,
      potassium citrate, potassium tablet, potassium tablets, povidone iodine, powder free gloves, power bag training,
      power band, power bands, power bar barbell, power cage, power
      rack, power rack attachment, power tower, power wheelchair, powerchair, powered wheelchair, powerlifting belt,
      ppe kit, pqq, pr lotion, pre workout, pre
      workout shot, pre workout stim free, pre workouts,
      preacher bench, preacher curl, preacher curl bench, prebiotic,
      pregnancy belt, pregnancy pillow therapy, pregnancy strip, pregnancy test, pregnenolone, prenatal, prenatal
      gummies, prenatal multivitamin, prenatal
      vitamin, pressure cushion, pressure relief cushion, pressure relief mattress, pressure relieving mattress,
      preworkout, preworkout stim, primapore, pro grip mat, probiotic, probiotic capsules,
      probiotic drops, probiotic gummies, probiotics, propolis, propolis
      tincture, prostate, prostate health, prostate massager, prostate supplement, prostate support, prostate vibrator,
      protective underwear, protein,
      protein ball, protein balls, protein bar, protein bars,
      protein bites, protein blend, protein brownie, protein chips, protein coffee, protein cookies box, protein cream,
      protein drink, protein flapjack, protein hot chocolate, protein mug cake, protein oats, protein pancake, protein
      pancake mix, protein porridge, protein
      powder, protein pudding, protein sachet, protein shake, protein shaker, protein snack, protein snack bar, protein
      spread, protein supplements, protein wafer, protein water, prowler, prowler sled,
      psoriasis, psyllium, psyllium husk, psyllium husks, pull up, pull up assist, pull up band, pull up bands, pull up
      bar, pull up pants adult,
      pull up station, pulley system gym, pullup bar, pulp bowl, pulse meter, pulse
      oximeter, pulse oximeters, pump formula, pump pre workout, push up
      bar, push up bars, push up board, push up handle, push up handles, push up stand, pycnogenol, quad cane,
      quercetin, r
      lipoic, rabbit vibrator, raised
      toilet seat, raised toilet seats, raspberry ketone, reacher, reacher grabber, reaching aid, reading magnifier,
      realistic dildo, rebounder, recovery drink, recovery shake,
      recumbent bike, red clover, red light mask, red light therapy, red light therapy belt, reds powder, reflex
      hammer, reflex hammers, reformer,
      reformer box, reformer strap, reformer straps, rehydration, rehydration sachet, rehydration sachets, rehydration
      salt,
      rehydration salts, reishi, reishi powder, rescue pastilles, rescue remedy, resin
      shilajit, resistance
      band, resistance bands, resistance belt, resistance cable, resistance loop, resistance tube, resistance tubes,
      restraint system, resus mask, resuscitator, resveratrol,
      resveratrol
      capsules, retainer
      case, retractor surgical, reusable pads, reverse hyper, rhodiola, rhodiola rosea, rib belt, ribbed condoms, rice
      protein, riding
      crop adult, rig attachment, rigid thermometer, ring
      cushion, rise and recline, rise
      and recliner, rise recliner, riser recliner, roll mat, rollator, rollator backrest, rollator bag, rollator tray,
      roman chair, rope attachment, rope
      attachment gym, rotary files
      dental, round dumbbells, round head dumbbell, row handle, row machine, rower, rowerg, rowing, rowing machine,
      royal jelly, rubber bumper, rubber dam, rubber flooring roll, rubber gym flooring, rubber gym tile, rubber gym
      tiles, rubber hex, rubber threshold ramp,
      rubber tile fleck, rubbing alcohol, sad lamp,
      safety squat bar, safety straps rack, saffron extract capsules, salajeet, saline, saline pods, saline spray,
      saliva ejector, salt inhaler, salt pipe,
      salt tablets, sample container medical,
      sample pots, sandbag 40lb, sandbag gym, sandbag training, sanitary disc,
      sanitary napkin, sanitary pad, sanitary pads, sanitary towel, sanitiser, sarms, sauna, sauna blanket, sauna
      bucket, sauna hat, sauna heater, sauna suit, sauna tent, sauna whisk, saw palmetto, scabies, scalp massager
      brush, scalpel, scalpel
      blade, scalpel blades, scalpel handle, schuessler salts, schussler salts, scoop plate, scooter battery 36ah,
      scooter canopy,
      scooter cape, scrub cap disposable, sea moss, sea moss gel, seasick band, seed oil capsule,
      seed oil
      capsules, selenium, selenium yeast, self propelled wheelchair, semaglutide, senna, senna tablets, sensitive
      toothpaste, serrapeptase, sex dice, sex doll, sex
      furniture, sex game, sex machine, sex position pillow, sex swing, sex toy,
      sex toy cleaner, sexual lubricant, shaker,
      shaker bottle, shaker cup, shaped pads, sharp bin, sharps bin, sharps bins, sharps container, shatavari,
      shilajit, shoe covers medical, shoe horn long
      handled, shoulder brace, shoulder immobiliser, shoulder support,
      shower chair, shower commode, shower stool, shower wheelchair, sick bag, sick bags, silicone dildo, silicone
      dressing, silicone lube, silicone lubricant, silicone plug trio, silk tape,
      silver dressing, sinus, sinus relief, sissy squat, sit up, sit up
      bench, sitting box pilates, ski erg, ski machine, ski trainer, skierg, skin closure strips, skin stapler,
      skin tag, skin tag remover, skipping rope,
      skipping ropes, slam ball, slam balls, slant board, sled harness, sleep aid, sleep apnea, sleep capsules, sleep
      formula, sleep gummies, sleep headphone,
      sleep headphones, sleep mask, sleep mask
      medical, sleep patches, sleep spray, sleep stack, sleep support, sleep tea, slide sheet, slide sheet patient,
      slide sheets, sliding discs, slimming,
      slimming tea, sling toileting, slip briefs tena, smart scale, smith machine,
      smith rack, snore, snore spray, snore strip, snoring aid, sock aid, soft capsules, soft collar, soft gels, soft
      plyo box,
      softgel, softgels,
      sonic toothbrush, soy protein
      isolate,
      spanking paddle, specimen bag, specimen container,
      specimen cup, speed rope, sperm friendly lubricant, sperm test, sphygmomanometer, spin bike, spine corrector,
      spirometer, spirometer
      filter, spirometer
      mouthpieces, spirometry, spirulina, spirulina powder, spirulina tablets,
      splint, sports lotion,
      sports supplements, sports tape, spotter arms, spreader bar, spring collars, squat machine, squat pad, squat
      rack, squat rig,
      squat stand, squat wedge, squat wedges, st john s wort, st johns wort, stability
      ball, stainless steel kidney dish, stair climber, stair stepper, stairclimber, stairmaster, stall bars, stand
      aid, standard weight plates, stationary bike, std kit, std test, step
      platform, stepper, stepper machine, steri strip,
      steri strips, sterilisation pouch, steriliser autoclave, sterilization pouch, stethoscope, stethoscope case, sti
      test, stim
      free, stim free pre workout,
      stimulating gel, sting relief, stirrup handle, stitch cutter, stitch cutters, stocking aid, stoma bag, stoma
      powder, stoma spray,
      storage rack 3 tier kettlebell, storage
      rack gym, strap on, strap on dildo, strap on harness, strapon, strength equipment, stress support, stretch band,
      stretch pants fixation, stretch strap, stretching,
      stroker, strokers, suction catheter,
      suction cup dildo, suction grab bar, suction grab rail, suction machine, suction stimulator, suction unit,
      suction vibrator, suitcase ramp, super
      greens,
      super reds, superblend, superfood, superfood powder, supplement, support bandage, suppositories, surgeons gloves,
      surgical
      blade, surgical cap, surgical face
      mask, surgical glove,
      surgical gloves, surgical gown, surgical instrument, surgical mask, surgical retractor, surgical scissors,
      suspension trainer,
      suture, suture kit, suture needle, suture practice kit, suture removal, swab sterile, sweat belt, swedish ladder,
      swedish wall, swiss bar, swivel bath
      seat, syringe, syringes, t bar row, tabs,
      tail plug, talking clock, talking watch low vision, tampon, tampons,
      tap turner, tap turners, tape measure medical, taurine, technique bar, teeth aligner, teeth grinding guard, teeth
      whitening,
      teeth whitening kit,
      teething granules adult, tegaderm, temporary tooth filling,
      tennis elbow, tennis elbow strap, tens electrode, tens electrodes, tens machine, tens pad, tens pads, tens pads
      electrodes, tens unit, test boost, test booster, test
      strip, test
      strips, testosterone, testosterone booster, thc, thc drink, thc gummies, thca, thca flower, theanine, therapy
      putty, thermo burner, thermogenic, thermogenic
      fat burner, thermometer, thermometer
      digital, thermometer digital oral, thermometers, thick grips, thickener, thickening powder, thigh master,
      threadworm, three wheel walker, threshold
      ramp, threshold
      ramps, throat lozenge, throat
      lozenges, throat pastilles, throat spray, thrush cream, thrush treatment, thrusting vibrator, thumb brace, thumb
      splint, thyroid, thyroid
      support,
      tickler, tiger balm, tights aid, tincture, tinctures, tissue forceps, tissue salts, toaster rack plates, toe
      cushions, toe
      protector,
      toe protectors, toe
      separator, toe
      spacer, toe spreader, toe
      straightener, toe washer, toilet aid, toilet frame, toilet riser, toilet safety frame, toilet seat raiser, toilet
      surround, toilet wiping aid, tongkat, tongkat ali, tongue brush, tongue cleaner, tongue cleaners, tongue
      depressor, tongue
      depressors, tongue scraper,
      toning ball, toning balls, tooth brush,
      tooth gel, tooth paste, tooth powder, tooth repair, tooth shade guide, tooth whitening, toothbrush, toothbrush
      case, toothbrush head, toothbrush
      heads, toothbrush holder travel, toothbrush replacement head, toothbrush replacement heads, toothbrushes,
      toothpaste, toothpaste tablets, toothpowder, tourniquet, toy cleaner foam, toy
      cleaning spray adult, tpe yoga mat, trainers tape,
      training bar 15kg, training
      manikin, training sandbag, trampoline
      fitness, transfer belt, transfer bench, transfer board, transfer disc, transfer turner, transit chair, transit
      wheelchair, transparent dressing, transport chair, trap bar, trauma kit, travel sickness, travel sickness bands,
      travel wellness bands, travel yoga mat, treadmill, treadmill belt, treadmill lubricant, treadmill mat, treadmills,
      treatment couch, tri grip plate, tri walker, triangular bandage, tribulus, tribulus capsules, tribulus
      terrestris, tricep rope,
      tricep rope attachment, trigger point,
      tryptophan, tube band set, tube feed, tubigrip bandage, tubular bandage, tudca,
      tuffie, tuffie 5, tuffie wipes, tuning fork
      medical, tuning forks medical, turkesterone, turkey tail mushroom, turmeric capsule, turmeric capsules, turmeric
      curcumin, turmeric
      gummies, turning disc, turntable patient, tweezers
      medical, two handled cup, two handled mug, type iir, tyrosine, ubiquinol, ulcer gel, ultra thin condoms,
      ultrasound gel,
      ultrasound probe cover,
      ultraviolet sterilizer, under bed restraint, under bed restraint system, under desk treadmill,
      underpad, underpads, unisex urinal, universal container 30ml, upright bike, urethane dumbbell, urethane
      dumbbells, urinal, urinal
      bottle,
      urinal female, urinalysis strips, urinary support, urine bag, urine container, urine leg bag, urine sample
      bottle, urine sample pots, urine strips, urine
      test strips, uti test,
      utility bench gym, v bar, v bar attachment, vaccine fridge, vacutainer, vacutainers, vaginal dilator, vaginal
      gel, vaginal moisturiser, vaginal
      speculum, valerian, vanadium, vapor rub, vaporizer inhalant, vaporub, vapour plug, vapour rub, vapour stick,
      vcaps, veg caps, vegan caps,
      vegan omega, vegan protein, vegan protein powder, vege caps, vegetable capsules, veggie caps, verruca, verruca
      gel, verruca sock, verruca socks, verruca treatment, vertical climber, vibrating cock ring, vibrating foam
      roller, vibrating ring, vibration
      plate, vibration platform, vibrator, vinyl glove, vinyl gloves, vinyl gloves powder free, vitamin, vitamin a,
      vitamin b, vitamin b complex,
      vitamin b12, vitamin b6, vitamin
      c, vitamin c powder, vitamin c sachets, vitamin c tablets, vitamin d, vitamin d drops, vitamin d spray, vitamin
      d3, vitamin drops, vitamin e, vitamin gummies, vitamin k2, vitamin patch, vitamin patches, vitamin sachets,
      vitamin spray, vitamins, vitargo, vitex, vomit bag, vomit bags, waist trainer, waist trainer sweat, walker bag,
      walker basket, walker
      boot, walker boot air, walker for senior, walker for seniors, walker glides, walker rollator, walker ski, walker
      tray, walking
      aid, walking boot brace, walking boot
      medical, walking cane, walking cane folding, walking frame, walking pad, walking stick, walking stick ferrule,
      walking stick ferrules, walking stick holder, walking stick strap, walking treadmill, wall ball, wall ball
      target, wall balls, wall bar gym, wall bars, wall mount rack, wall mounted rack gym, wand massager, wand mini
      rechargeable, wand vibrator, warming lubricant, warming
      patch, wart freeze, wart remover, wart treatment, warts, washable bed pad, water based glide, water based
      lubricant,
      water flosser, water
      flosser cordless,
      water pick, water pill, waterproof mattress protector care, waterproof plasters, waxy maize, wedge cushion,
      weekly pill box, weight
      belt, weight bench, weight gainer, weight glove,
      weight gloves, weight lifting
      belt, weight lifting glove, weight loss, weight management, weight plate, weight plates, weight rack, weight
      scale, weight set, weight sled, weight stack, weight training, weight tree, weight vest, weighted cutlery,
      weighted eye mask,
      weighted hula hoop, weighted rope, weighted vest, weightlifting belt, wellness shot, wellness shots, wheat bag,
      wheatgrass,
      wheatgrass powder, wheatgrass tablets, wheelchair, wheelchair bag,
      wheelchair battery, wheelchair belt, wheelchair brake, wheelchair cape, wheelchair charger, wheelchair cosy,
      wheelchair cup holder, wheelchair cushion, wheelchair footrest, wheelchair footrests, wheelchair gloves,
      wheelchair leg rest, wheelchair mitts, wheelchair poncho, wheelchair ramp, wheelchair ramps, wheelchair seat
      belt, wheelchair tray, wheelchair tube, wheelchair tyre, wheelchair tyres, whey, whey blend, whey concentrate,
      whey isolate, whey protein, whitening
      pen, whitening powder, whitening
      strip, whitening strips, whitening toothpaste, wobble board, wod grips, womens barbell, womens health, wooden
      spatula medical, workout
      glove, workout gloves,
      workplace first aid kit, worming tablets human, wound care, wound cleanser,
      wound closure strip, wound closure strips, wound dressing, wound dressings, wound gel, wound spray, wound wash,
      wrist brace, wrist
      brace support, wrist cuffs bondage, wrist roller, wrist splint, wrist straps lifting, wrist strengthener, wrist
      support, wrist
      trainer, wrist weight,
      wrist weights,
      wrist wrap, wrist wraps, wrist wraps lifting, wunda chair, yeast infection, yoga bag, yoga ball, yoga belt, yoga
      blanket, yoga block, yoga bolster, yoga bolster cover, yoga brick, yoga bricks, yoga
      chair, yoga chairs, yoga cushion,
      yoga d ring strap, yoga eye pillow, yoga hammock, yoga knee pad, yoga mat, yoga mat bag, yoga mat carrier, yoga
      mat cleaner, yoga mat spray, yoga mat strap, yoga mat towel, yoga prop, yoga props, yoga rug, yoga set, yoga
      sock, yoga socks, yoga strap, yoga swing, yoga towel, yoga wedge, yoga wheel, yoni, zabuton, zafu,
      zafu cover, zeaxanthin, zimmer bag, zimmer frame, zinc capsule, zinc capsules, zinc drops, zinc gluconate, zinc
      lozenges,
      zinc mg, zinc
      oxide tape, zinc picolinate,
      zinc supplement, zinc tablet, zinc tablets, zip puller aid, zma`,
    ],
    [
      'FASHION+HEALTH_AND_FITNESS',
      `activewear gym, gym apparel, gym clothes, gym clothing, gym legging, gym leggings, gym set, gym shirt, gym
      short, gym shorts, gym t shirt, gym tee, gym wear, gymwear, workout legging, workout leggings, workout top,
      workout wear, yoga legging, yoga leggings, yoga pant, yoga pants, yoga top`,
    ],
  ],
  unsure: `25 servings, 30 servings, 40 servings, 60 servings, adapted cutlery, adjustable bench, adult pull ups, aed,
    aerial silk, afo, air pulse, aircast, arnica, autoclave, axle bar, bacopa, balance cushion, bandage,
    bandages, bariatric, barley grass, barre, bath step, bearing bar, bed ladder, bed restraint, bed wedge, bee pollen,
    beef liver,
    beef organs,
    beetroot powder, belly band
    pregnancy, betaine, bite sting relief, blindfold satin, bondage, boron, broad spectrum, bullet vibe, bumper pair,
    bumper set, cable
    attachment, cable
    attachment gym, cable
    attachments, cable pulley, calcium, candida, cannula, capsule, capsules, casein, cast iron plate weight, cbd
    wax, cbg, cbn, chaga, chin up, choline,
    cleanse,
    clit, coccyx, cold relief, collagen, collagen liquid, colostrum, cooling spray, cork block, cork mat, corn plaster,
    cortisol, cough, cough and cold, counted
    tablets, curette, curettes,
    d handle, d handles, day clock, delta 9, detox, dha, dilator, dilators, dim
    supplement,
    dip bars, disposable pads, diuretic, door anchor, dressing, dual extract, eczema, elliptical, energy shot, energy
    shots, epa, eye health,
    eyewash, fabric bands, fall alarm, flat bench, flogger, floss, flu,
    folate, folding rack, folding ramp, foot up, forceps, freeze gel, freeze spray, full spectrum, fungal nail, g spot,
    gag, gel cushion, gel cushions, ghd,
    gingko,
    ginkgo, glp 1, glucose,
    glutathione, glycine powder, greens, greens and reds, gummies,
    gummy,
    half step indoor, head harness, hearing aid tubes, heat spray, heel protector, heel protectors, hemp extract, hex
    bar, hhc,
    homeopathic, hrt, incline bench, indoor bike, inositol,
    instrument tray, interval timer, irish moss, isolate, isotonic, j cups, kanna, kelp, keto,
    key turner, kids multi, kids vitamins, kylie, landmine, leather paddle, leg bag, libido, lock jaw, loop band set,
    love ring, lube, lubes, lucuma,
    luer lock, lysine, magnesium, mct oil,
    medical, medication, medicine,
    meditation shawl, menopause, mens health, micro plates, migraine, mini bike exerciser, mouthguard, msm, nac, nad,
    net pants,
    night bag, nitric, nutrition drink, ors, orthotics, pain
    relief, pen needle, pendant alarm, penis ring, petri dish medical, pharmaceutical, pheromone, piles, pill bottle,
    plaster,
    portable ramp,
    power band, power bands, power bar barbell, prenatal, probiotic, probiotics, propolis, prostate, protein, prowler,
    psoriasis, rabbit vibrator, reacher, recovery
    drink, red
    clover, rehydration, reishi, restraint system, resuscitator, reusable pads, rig attachment, rigid thermometer, ring
    cushion, rope attachment, round dumbbells, row
    machine, rowing,
    royal jelly, rubber flooring roll, safety straps rack, saline, sample pots, sauna hat, scalpel, scoop plate, senna,
    shaker,
    sinus, slant board, slide sheet, slide sheets, slimming, spreader bar, spring collars, stand aid, stim free, strap
    on,
    stretch strap, stretching,
    stroker, strokers, suppositories, suture, swiss bar, syringe,
    syringes, tabs, tap turner, taurine, testosterone, thca, thermometer, thermometers, thickener, thyroid, tickler,
    tinctures,
    toe cushions, toy cleaner foam, training bar 15kg, training sandbag, ulcer gel, universal container 30ml, utility
    bench gym, v bar,
    valerian, vitamin,
    vitamin a,
    vitamin b, vitamin c, vitamin e,
    vitamins, vitex, wall bars, warts, wedge cushion, weight training, wheatgrass, womens health, yeast infection,
    zabuton`,
  printed: 'hot water bottle',
  uses: {
    HEALTH_AND_FITNESS: `arthritis, biometric monitors, bodybuilding, crossfit, detox tea, diabetes, dietary
      supplement, exercise, feminine care, feminine hygiene, feminine sanitary supplies, first aid, fitness, gym,
      health, health care, healthcare, hemorrhoids, home gym, isolate whey, massage, medical, medicine, medicines,
      mobility aids, multivitamin, mutant, nutrition, oral care, orthopedic, otc, pain relief, pharmacy, physical
      therapy, physio, physiotherapy, pilates, recuperators, rehab, sexual health, sexual wellness, softgels, sport
      nutrition, sports nutrition, strength training, supplements, vision care, vitamins, weight lifting, weight
      training, weightlifting, wellness, workout, yoga, pharma, chemist, drugstore, optician`,
  },
  makers: {
    HEALTH_AND_FITNESS: `226ers, a and d medical, a vogel, abe pre, abena, accu chek, actimove, activize, advil, afrin,
      ag1, again faster equipment, airbike, aleve, align pilates, alka seltzer,
      allegra 24, allevia, alo mat, alpha lion, always discreet, always ultra, amp human, ancestral supplements,
      ancient and
      brave, ancient brave, ancient nutrition, animal pak, anthisan, anusol, applied nutrition,
      applied nutrition abe, aquafresh, assault bike, assault fitness, assault runner, astroglide, athletic greens, atp
      science, aveeno dermexa, b yoga, bach rescue, bad dragon, balanced body, band aid, bare biology, barebells,
      barlean s, bassetts vitamins, bathmate,
      bauerfeind, bazuka, beconase,
      beechams, bells of steel, benadryl, benadryl one, benefiber, bengay, benylin, benylin chesty, bepanthen, berocca,
      beta prostate, betadine,
      beurer, biocare, bioceuticals, biofreeze,
      bioglan, bionutri, biosteel, biotech usa, biotene, blackmores, body solid, bodyform, bodymax, boiron, bonjela,
      bowflex,
      braun thermoscan, bronchostop, bsn, bsn syntha, bucked up, bulk nutrients, bulk powders, bulldog gear, burst
      oral, buscopan,
      c4 energy, c4 original, c4 ripped, c4
      ultimate, calexotics, calpol, calpol sixplus, canesten, carb killa, carlson labs, carnation footcare, cbdfx,
      cbdistillery, cbum, cellucor, cellucor
      c4, centrum, cetraben, chaos crew, charak, charlotte s web, chemical warfare, claritin, clarityn,
      clearblue, clif bar, clif bloks, clinell, cnp, colgate, coloplast, compeed, complan, concept 2, concept2,
      conotrane, conteh, contour
      next, convatec, conveen, copper fit, corsodyl, covonia, crest
      3d, cuplex, curad, curaprox, cytoplan, daktarin, dame products, dark labs, day and night nurse, day nurse,
      dayquil, days healthcare, deep freeze gel,
      deep heat, dentinox, depend underwear, designs for health, dexcom, diabocare, difflam, dioralyte,
      diprobase, dirtea, dna sports, doc johnson, doctor s best, doliprane, donjoy, doublebase, doxy, dr scholl s,
      dragonfly cbd, drive
      devilbiss, drive medical, drive nitro, dulcolax, dulcosoft, durex, dycem, dymatize, dymatize iso100, e45,
      efectiv, ehp
      labs, elastoplast,
      eleiko, elmex, emergen c, ethical nutrients, eucarbon, eurax, evogen, excedrin, fisherman s friend, fitline,
      fixodent, fleshlight,
      flexitol, flixonase, flonase, floradix, force usa, forever living,
      form nutrition, freederm, freestyle libre, fun factory, futuro, fybogel, gaia herbs, gaiam, garden of
      life, gat sport,
      gaviscon, germolene, germoloids, ghost lifestyle,
      ghost whey, gnc, gold standard, gold standard whey, good clean love, gorilla mind, gorilla mode, grenade, grenade
      carb, gu energy, gum soft
      picks, haleon, haliborange, hansaplast, hartmann molicare, herbalife, hibiclens, high5,
      higher nature, himalaya herbals, holland barrett, homecraft,
      honey stinger, horizon treadmill, huel, huel black, hugger mugger, hunter and gather, hunter gather, hydromol,
      hyperice,
      iberogast, icy hot, id expert, id glide, id pants, imodium, infacol, insane labz, invacare, invacare action,
      iso100,
      isopure, jade yoga, jakemans, jamieson,
      jarrow, je joue, jobst, jocko, jordan fitness, joy organics, jshealth, juzo, k y jelly, kaged, kaged muscle,
      kalms, karma ergo, karma wheelchair, kind bars, kotex, ksm 66, kt tape, lamberts, laxido, lazarus naturals, lelo,
      lemsip,
      lemsip max, leukoplast, leukotape, life
      extension, life fitness, liforme, lil lets, liquid i v, liquid iv, listerine, littmann, lmnt, love hemp,
      lovehoney, lovense, lululemon mat, magic wand hitachi, manduka, mates condoms, matrix
      fitness, maurten, mcdavid, mediven, medterra, megafood, meridol, merrithew, metagenics, metamucil, metanium,
      microlife,
      midol, mirafit, miralax, mobilitysmart, molicare,
      molnlycke, monistat, mooncup, motability, motrin, mountain joes, movicol, mucinex, mueller sport, musclepharm,
      muscletech,
      mutant mass, myprotein, nakd, nasacort,
      nature made, nature s bounty, nature s plus, nature s sunshine, nature s truth, nature s way, natures aid,
      natures bounty,
      natures truth, naughty boy, neilmed, neo g, neosporin, neversecond, new chapter, nexcare, nexium, nicorette,
      nicotinell, night nurse, nordic naturals,
      nordictrack, now foods, nrs healthcare, nurofen, nutrabio, nutrend, nutrex, nutricost, nuun, nyquil, nytol, nytol
      one, odor eaters, oilatum, olbas,
      omnilife, omron, onetouch, oppo medical, optibac, optimum nutrition, optimum nutrition gold standard, optrex,
      oral b, orgain, orthofeet, orthomol, ossur, ote sports, otrivine, oxyshred, panadol, parodontax, pasante,
      patterson medical, pediakid, penetrex, pepcid, pepto
      bismol, per4m, perfectil, phd smart, philips sonicare, pirinase, piriteze, piriton, pjur, poise, polident,
      poligrip, powerbar,
      powercocktail, precision fuel, precision hydration, precor, pregnacare, pride mobility, prilosec, profoot,
      proform, pukka
      ayurveda, pure encapsulations, quest
      bar, quest nutrition, rainbow light, raw nutrition cbum, reakiro, redcon1, reliance medical, rennie, rep fitness,
      rescue remedy, restorate, revive md, riester, robitussin, rocks off, rocktape, rogue echo, rogue fitness, rogue
      ohio, rossmax,
      rotbackchen, rule 1, rule one, rxbar, ryse, ryse loaded, salonpas, sambucol, satisfyer, savlon, scholl,
      scholl velvet, schwinn airdyne, schwinn ic, science in sport,
      scitec, seeking health, selecttech, senokot, sensodyne, seven seas, seven seas jointcare, sigvaris, simpla,
      sinutab, sis go, sissel, skratch,
      skyn, slim fast,
      slimfast, sliquid, smartypants, solaray, sole fitness, solgar, sominex, sonicare, soreen lift, spenco, sports
      research,
      spring energy,
      steradent, sterimar, sterimar nasal, steroplast, stott pilates, strepsils, strom sports, styrkr, sudafed, sunrise
      medical,
      supplement needs, swanson, swiss navy, swisse, swisse ultivite, switch nutrition, systane, system jo, tailwind
      endurance, tampax, tantus, technogym, tena,
      tena lady, tena men, tenga, tepe, tga, theraband, therabody, theraflu, theragun, thorne, thorne
      research, thuasne, tiger balm, titan fitness, together health, tork clinical, trained by jp, transparent
      labs, trek bar, trojan condoms, true protein, trx suspension, tubigrip, tums, tylenol, uberlube, ultra
      chloraseptic, universal
      nutrition, urgo, usana, usn, vagisil, vega protein, veloforte, vicks,
      viridian, vitabiotics, vitafusion, vital proteins, vocalzone, voltaren, voltarol, warrior crunch, warrior raze,
      waterpik,
      wattbike, we vibe, welch allyn, weleda arnica, wellman,
      wellwoman, wild nutrition, wolverson, womanizer, yes wb, yoga design lab, yoga studio mat,
      yogamatters, yogi bare, york barbell, zicam, zyrtec`,
  },
};
