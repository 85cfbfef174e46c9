import type { Subject } from '../words.ts';

export const HEALTH: Subject = {
  things: [
    [
      'HEALTH_AND_FITNESS',
      `100 caps, 120 caps, 120 tabs, 120 vegan capsules, 180 caps, 240 caps, 25 servings, 30 caps, 30 servings, 40
      servings, 5 htp, 60 caps, 60 servings, 60 softgels, 60 tabs, 60 vegan capsules, 60 vegetarian capsules, 90 caps,
      90 softgels, 90 tabs, 90 vegan capsules, aakg, ab bench, ab machine, ab mat, ab roller, ab stimulator, ab
      trainer, ab wheel, abdominal binder, acai powder, acetaminophen, acidophilus, acupressure, acupressure pillow,
      acupuncture needle, acv gummies, adapted cutlery, adhesive bandage, adhesive dressing, adjustable bench, adrenal
      support, adson forceps, adult diaper, adult diaper pants, adult game kit, adult nappies, adult pull ups, adult
      toy, aed, aed cabinet, aed pads, aerial silk, aerial silks, aerobic step, afo, agility disc, agmatine, air bike,
      air pulse, air runner, aircast, airflow mattress, airways guedel, alcohol pad, alcohol prep pads, alcohol swab,
      alcohol tester, alcohol wipe, algae dha, algae omega, alginate dressing, aligner case, all in one briefs, allergy
      capsules, allergy relief, allergy tablet, allevyn, aloe vera juice, alpha gpc, alpha lipoic, alternating air
      mattress, alternating pressure mattress, amanita gummies, ambu bag, amino, amla juice, amplified phone, anal
      beads, anal douche, anal kit, anal lube, anal plug, anal trainer, analgesic, ancestral organs, ankle brace, ankle
      cuff, ankle strap cable, ankle straps cable, ankle support, ankle wedge, ankle weight, antacid, anthelmintic,
      anti ageing supplement, anti allergy, anti bedsore mattress, anti decubitus mattress, anti inflammatory, anti
      snoring, antiallergic, antibacterial gel, antibacterial wipe, antibiotic, antidiarrheal, antidiarrhoeal,
      antifungal, antigen test, antihistamine, antihistamine tablets, antiinflammatory, antipyretic, antiseptic,
      antispasmodic, antitussive, antiviral, apex locator, appetite control, appetite suppressant, apple cider vinegar
      capsule, apple cider vinegar gummies, apple cider vinegar tablets, aprons on a roll, aquacel, arch support,
      archwire, arginine, arginine akg, arm sleeve compression, arm sling, arm trainer, arnica, arnica gel, arousal
      gel, artery forceps, artichoke extract, articulating paper, artificial tear, ashwagandha, aspirin, aspirin
      tablets, assault bike, assorted plaster, astaxanthin, asthma spacer, athlete s foot, athletes foot cream,
      athletic tape, augmentin, autoclave, autoclave tape, axle bar, ayurvedic, ayurvedic medicine, b complex, b12
      spray, bac water, bach flower, back brace, back scratcher, back stretcher, back support, bacopa, bacopa monnieri,
      bag valve mask, balance ball, balance cushion, balance disc, balance pad, balance trainer, ball gag, balm stick,
      band aid, bandage, bandage scissors, bandages, baobab powder, barbell, barbell 20kg, barbell clips, barbell
      collar, barbell jack, barbell rack, bariatric, barley grass, barley grass powder, barre, barre socks, barrel
      sauna, bath chair, bath seat swivel, bath step, bathing aid, bathing cushion, bathroom weighing scale, battle
      rope, bcaa, bdsm, bdsm collar, bearing bar, bed alarm, bed backrest, bed cradle, bed grab handle, bed ladder, bed
      lever, bed pad, bed pan, bed protection pads, bed rail, bed raisers care, bed restraint, bed restraints, bed
      sensor mat, bed stick, bed wedge, bedpan, bedside rail, bee pollen, beef liver, beef liver capsules, beef organs,
      beef protein, beetroot powder, beetroot shot, belly band pregnancy, belt squat, ben wa, bench press, berberine,
      beta ala, beta alanine, betadine, betaine, betaine hcl, big button phone, bikeerg, biochemic, biopsy punch,
      biotin, biotin gummies, bipap, bite and sting cream, bite sting relief, black cohosh, black seed capsule, black
      seed oil, bladder weakness, bladderwrack, bleed control kit, blindfold satin, blister cushion, blister plaster,
      blood collection tube, blood pressure, blood pressure monitor, blood sugar support, blood test kit, blood tubes,
      bloodshot relief, blue light therapy, blue plasters, body fat scale, body paint chocolate, body scale, bondage,
      bondage cuffs, bondage kit, bondage rope, bondage set, bondage tape, bone broth protein, bone support, book
      holder reading aid, boot scooter, booty band, boron, bosu, bottom wiper, bouffant cap, bovine collagen,
      boxercise, boxing fitness tracker strap, bp cuff, bp monitor, brain booster, brain support, breath care, breath
      freshener, breath spray, breathalyser, breathalyzer, broad spectrum, bromelain, bruise cream, bs 8599, buccal
      tube, build up drink, bulgarian bag, bullet vibe, bumper pair, bumper plate, bumper set, bunion corrector, bunion
      cushion, bunion pads, bunion protector, bunion relief, bunion relief sock, bunion sock, bunion splint, burn
      cream, burn dressing, burn gel, burn relief spray, burns dressing, burns kit, burnshield, butt plug, butterfly
      closures, butterfly needle, button hook aid, cable attachment, cable attachment gym, cable attachments, cable
      crossover, cable machine, cable pulley, cadillac pilates, caffeine gum, caffeine pill, caffeine shot, caffeine
      tablet, calcium, calcium citrate, calcium tablet, calendar clock dementia, calf machine, calf raise, calf
      stretcher, calibrated plates, callus cushions, calm gummies, cam boot, cam walker, cambered bar, camu camu,
      candida, candida support, cane tip, cannula, cantilever table care, capsule, capsules, carb blocker, carb powder,
      cardio equipment, cardio machine, care pager, carnitine, casein, cast cover, cast iron plate weight, cast
      protector, cast shoe, catheter, cbd, cbd bath bomb, cbd massage oil, cbd roll on, cbd salve, cbd wax, cbg, cbg
      oil, cbn, cbn gummies, cbn oil, cervical collar, cetirizine, chaga, chaga powder, chair pad incontinence, chair
      raiser, chair sensor pad, chalk ball, chalk block gym, change plates, chastity, cherry juice concentrate sport,
      chest press, chest rub, chest supported row, chewable tablet, chin up, chin up bar, chlorella, chlorella tablets,
      chlorhexidine, cholesterol test, choline, chondroitin, chromium picolinate, churna, chyawanprash, circular
      dressing, citrulline, cla, clavicle brace, cleanse, clear protein, climber machine, climbing rope gym, clinell,
      clinell wipes, clit, clit stimulator, clitoral, cloth pad, cluster dextrin, co codamol, coccyx, coccyx cushion,
      cock ring, cod liver oil, coenzyme q10, cohesive bandage, cold and flu, cold drugs, cold flu, cold pack, cold
      plunge, cold relief, cold sore, collagen, collagen booster, collagen gummies, collagen joint, collagen liquid,
      collagen peptide, collagen powder, collagen sachet, collagen shot, collar cervical, colloidal silver, colon
      cleanse, colostomy bag, colostrum, colostrum powder, commode, commode bucket, commode chair, commode liner,
      commode pan, comp bearing bar, competition plates, complan, compression arm sleeve, compression bandage,
      compression sleeve, compression sock, compression socks medical, compression socks men, compression stocking,
      condom, conforming bandage, constipation relief, contact lens, controlled drugs cabinet, cooling gel patch,
      cooling spray, coq10, cordyceps, core sliders, cork block, cork brick, cork mat, corn cushion, corn plaster, corn
      remover, cortisol, cortisol support, cotton wool, couch rolls medical, cough, cough and cold, cough drop, cough
      medicine, cough pastilles, cough suppressant, cough syrup, counted tablets, covid test, cpap, cpap filter, cpap
      hose, cpap machine, cpap mask, cpap pillow, cpr manikin, cpr mask, cranberry capsules, cranberry tablets,
      creapure, creatine, crepe bandage, cross trainer, crutch, cryotherapy, cupping cup, cupping set, cupping therapy,
      curcumin, curette, curettes, curing light dental, curl bar, cushion plasters, cyclic dextrin, cystitis relief,
      cystitis sachets, d handle, d handles, d mannose, d ring strap yoga, d3 drops, d3 k2, daily contact lenses, daily
      multi, dandelion root capsules, day clock, deadlift jack, deadlift platform, decline bench, decongestant,
      decongestant tablets, deep heat, defibrillator, defibrillator cabinet, delay cream, delay gel, delay spray, delay
      wipes, delta 8, delta 9, delta 9 gummies, dementia clock, dental, dental bib, dental burr, dental chair, dental
      composite, dental consumables, dental dam, dental floss, dental forceps, dental implant, dental instruments,
      dental kit, dental light cure, dental loupe, dental mirror, dental model, dental pick, dental probe, dental
      supplies, dental tape, dental tray, dental tweezers, dental unit, dental wax, denture, denture adhesive, denture
      box, denture cleaning tablets, denture cleanser, denture tablets, dermatitis, dermatoscope, desiccated liver,
      detergent wipes, detox, detox tea, dextrose powder, dha, dhea, diabetic sock, diagnostic set, diarrhoea relief,
      diclofenac, diet pill, diet shake, digestive aid, digestive enzyme, digestive health, dilator, dilator set,
      dilators, dildo, dim supplement, dip attachment, dip bar, dip bars, dip belt, dip horn, dip station, discreet
      pads, disinfectant spray skin, disposable apron medical, disposable mask, disposable pads, disposable scalpel,
      disposable shoe covers medical, diuretic, dna test, dong quai, donut cushion, door anchor, door anchor bands,
      drag sled, dressing, dressing aid, dressing pack, dressing retention tape, dressing scissors, dressing stick,
      drip stand, drop down rail, dropdown rail, drug cabinet, drug test, dry eye spray, dual extract, dumbbell,
      dumbell, dycem, dycem mat, eaa, ear candle, ear cleaner, ear drop, ear plug, ear speculum, ear spray, ear
      syringe, ear thermometer, ear wax drop, ear wax removal, ear wax remover, ear wax softener, earplug, earwax, easy
      grip cutlery, ecdysterone, ecg electrode, ecg gel, ecg machine, ecg paper, echinacea, eczema, edible body paint,
      edible underwear, effervescent tablet, egg protein, egg white protein, ekg, elastic bandage, elastic shoe laces
      mobility, elbow brace, elbow protector sheepskin, elbow sleeve, elbow support, elbow wraps, elderberry, electrode
      pad, electrolyte, electrolyte tablets, electronic magnifier, elevating leg rest, elliptical, elliptical trainer,
      ems machine, ems pad, endo motor, endodontic file, endurance gel, enema bulb, energy balls, energy bar, energy
      chew, energy flapjack, energy gel, energy patches, energy shot, energy shots, ensure plus, epa, equipment mat
      gym, essential oil roll on stress, essential tremor, estrogen blocker, evening primrose oil, exam glove, exam
      stool medical, exam table, examination couch, examination glove, examination lamp, exercise ball, exercise band,
      exercise bike, exercise mat, expectorant, eye bag heated, eye dressing, eye drop, eye health, eye lubricant, eye
      mask sleep, eye pillow, eye support capsules, eye wash, eyelid spray, eyelid wipes, eyewash, ez bar, fabric
      bands, fabric booty bands, fabric loop set, fabric plaster, face mask disposable, face mask ffp2, face mask
      surgical, face masks disposable, face shield, fadogia, fall alarm, falls alarm, fat burner, fat grips, fat gripz,
      fat metaboliser, fat metabolizer, feather tickler, feeding cup adult, feeding pump enteral, feeding tube, female
      condom, feminine hygiene, feminine wash, fenugreek capsules, fertility, fetal doppler, fiber powder, fiber
      supplement, fibre sachets, fibre supplement, fid bench, figure 8 straps, filling repair kit, film dressing,
      finger bandage, finger bob, finger dressing, finger splint, finger strengthener, finger trainer, first aid, first
      aid bag, first aid box, first aid cabinet, first aid kit, first aid refill, first aid tin, fish oil, fitness
      accessories, fitness band, fitness equipment, fitness glove, fixation pants, flat bench, flat bench gym, flavored
      lubricant, flavoured lube, flaxseed oil capsules, fleshlight, flogger, floss, floss pick, floss sticks, flower
      remedy, flu, foam dressing, foam plyo, foam roller, foam tubing cutlery, foam wedge pilates, focus capsules,
      focus gummies, foetal doppler, folate, folding cane, folding rack, folding ramp, folding walker, folic acid, foot
      drop, foot fungus treatment, foot massager, foot roller, foot soak, foot spa, foot up, football bar gym,
      footcare, forceps, forceps tweezers, forearm trainer, forehead thermometer, fortisip, four wheel walker,
      fractional plate, freeze dried liver, freeze gel, freeze spray, full spectrum, full spectrum oil, functional
      trainer, fungal nail, fungal nail treatment, furry handcuffs, g spot, gag, gainer, gait belt, garcinia, gauze,
      gel cushion, gel pack, gel toe cap, ghd, ghd machine, ginger shot wellness, gingko, ginkgo, ginkgo biloba,
      ginseng, giving set, glasses blue light, glide lubricant, gliding discs, glp 1, glp 1 support, glucometer,
      glucosamine, glucose, glucose meter, glucose monitor, glucose tablet, glutamine, glutathione, glute band, glute
      ham developer, glute machine, glycine, glycine powder, goniometer, gotu kola, grab rail, grabber reacher, green
      coffee extract, greens, greens and reds, greens powder, grip ball, grip socks pilates, grip strengthener, grip
      trainer, gua sha massage, guedel airway, gummies, gummies vitamin, gummy, gummy vitamin, gut health, gut powder,
      gutta percha, gym accessories, gym ball, gym belt, gym bench, gym bottle shaker, gym chalk, gym equipment, gym
      floor tiles, gym flooring, gym glove, gym grips, gym mat, gym mirror, gym pulley, gym ring, gym storage, gym
      tiles, gym timer, gym towel, gymnastic grips, gymnastic ring, gymnastics ring, hack squat, haemorrhoid, hair
      gummies, hair loss tablet, hair skin and nails, hair skin nails, hair vitamins, half rack, half step indoor, half
      step mobility, hand exerciser, hand gel sanitizer, hand grip, hand gripper, hand grips crossfit, hand rub
      alcohol, hand sanitizer, hand splint, hand warmers medical, handcuffs fur, handi reacher, handling belt, handrail
      stair mobility, hands free magnifier, hard surface wipes, hayfever, hayfever tablet, head harness, head lice,
      headache relief, hearing aid, hearing aid tubes, hearing amplifier, hearing protection sleep, heartburn relief,
      heartburn tablets, heat bag eye, heat patch, heat rub, heat spray, heated vest therapy, heating belt, heating
      pad, heel cup, heel pads gel, heel plaster, heel protector, heel protectors, heel spur, helping hand reacher,
      hemorrhoid, hemostat, hemostatic forceps, hemp balm, hemp capsules, hemp cream, hemp extract, hemp flower, hemp
      gummies, hemp oil, hemp protein, herbal capsule, herbal remedy, herbal supplement, herbal tincture, hernia belt,
      hernia support, hernia truss, hex bar, hex trap bar, hhc, hhc gummies, hi temp bumper, hibiscrub, high back chair
      orthopaedic, hinged rail, hip band, hip circle, hip thrust bench, hip thrust machine, hip thrust pad, hip
      thruster, hiv test, hmb, hoist sling, home gym, homeopathic, homeopathy, hormone balance, hormone support, horny
      goat weed, hospital mattress, hot pack, hot stone massage, hot water bottle, hot water bottle therapy, hot water
      bottles, hoyer lift, hrt, hula hoop, hyaluronic acid capsule, hybrid lube, hydration mix, hydration powder,
      hydration sachets, hydration sticks, hydration tablet, hydrocolloid, hydrocolloid dressing, hydrogen peroxide,
      hypafix, hyperextension, hypodermic needle, ibuprofen, ibuprofen tablets, ice bath, ice pack, ice roller body,
      iir mask, illuminated magnifier, immune booster, immune gummies, immune support, immunity booster, immunity shot,
      inadine, incline bench, inco pads, inco sheets, incontinence, incontinence bed pads, incontinence brief,
      incontinence briefs men, incontinence liner, incontinence pad, incontinence pant, incontinence sheet,
      incontinence underwear, indigestion tablets, indoor bike, indoor cycle, indoor cycling bike, infrared lamp,
      infrared sauna, infrared therapy, infrared thermometer forehead, infusion pump, infusion set, inhaler, inositol,
      insect bite, insole orthopedic, instrument tray, instrument trolley, insulin, interdental brush, interlocking gym
      mats, interval timer, intimate gel, intimate moisturiser, intimate toy cleaner, intimate wipes, intra workout,
      intraoral camera, inulin, inversion sling, inversion table, iodine drop, iodine solution, iris scissors, irish
      moss, iron bisglycinate, iron gummies, iron liquid, iron spray, iron supplement, iron tablet, island dressing,
      isolate, isolation gown, isopure, isotonic, isotonic drink, isotonic gel, isotonic powder, iv cannula, iv pole,
      iv set, iv stand, j cups, j hooks rack, jar opener arthritis, jaw exerciser, jelonet, jewelled plug, joint
      complex, joint cream, joint formula, joint gel, joint health, joint support, jump box, jump rope, k tape, k2
      drops, kanna, karela juice, kava, kegel, kegel ball, kegel trainer, kelly forceps, kelp, kelp tablet, keto, keto
      bar, ketone strips, ketone test, kettle tipper, kettlebell, key turner, key turners, kidney dish, kidney support,
      kids multi, kids multi gummies, kids multivitamin, kids omega, kids plasters, kids probiotic, kids toothpaste,
      kids vitamins, kinesiology tape, kn95, knee brace, knee high compression, knee immobilizer, knee pillow, knee
      scooter, knee sleeve, knee strap, knee support, knee walker, knee wrap, kratom, kre alkalyn, krill oil, kylie,
      kylie sheet, l lysine, lacrosse ball massage, lacrosse massage ball, ladder barrel, lancet, lancing device,
      landmine, landmine attachment, laryngoscope, lat bar, lat pull down, lat pulldown, lateral flow test, latex
      glove, laxative, laxative tablets, lean gainer, leather paddle, leg bag, leg bag straps, leg bags, leg curl, leg
      extension, leg lifter, leg pillow, leg press, leg stretcher, leg trainer, lens cleaner contact, lens solution,
      leukostrip, lever belt, leverage squat, libido, libido booster, lice comb, lice spray, lice treatment, lift
      chair, lifting belt, lifting chalk, lifting glove, lifting grip, lifting hook, lifting platform, lifting strap,
      ligature ties, light therapy lamp, limb protector shower, lion s mane, lions mane, liposomal, liquid chalk,
      liquid iron, litter grabber care, littmann classic, liver cleanse, liver detox, liver support, living aids, lock
      jaw, lock jaw collars, long handled shoe horn, long handled shoehorn, long handled sponge, loop band set, loop
      bands set of 5, loperamide, loratadine, love balls, love egg, love ring, low adherent dressing, lozenge, lube,
      lubes, lubricant gel, lubricant water based, lucuma, luer lock, luer lock syringe, luer slip, lumbar belt, lumbar
      roll, lumbar stretcher, lumbar support, lutein, lymphedema sleeve, lysine, maca, maca powder, maca root, mag
      grip, magic circle pilates, magnesium, magnesium bisglycinate, magnesium citrate, magnesium complex, magnesium
      flakes, magnesium glycinate, magnesium l threonate, magnesium malate, magnesium oil, magnesium powder, magnesium
      spray, magnesium taurate, magnetic bike, magnifier low vision, male enhancement, mallet splint, maltodextrin,
      marine collagen, mass gainer, mass protein, massage ball, massage bed, massage chair, massage cushion, massage
      gun, massage lotion, massage oil sensual, massage pillow, massage roller, massage stick, massage table, massage
      wand, massager, masturbator, mat cleaner yoga, mat rack gym, mat spray yoga, maternity belt support, maternity
      support belt, matrix band dental, maxi night pads, mayo scissors, mct oil, mct powder, meal drink nutrition, meal
      replacement, medical, medical cart, medical consumables, medical couch, medical equipment, medical glove, medical
      kit, medical mask, medical scissor, medical supplies, medical tape, medical trolley, medication, medicine,
      medicine ball, medicine box, medicine cabinet lockable, medicine cup, medicine fridge, medicine measure,
      meditation bench, meditation chair, meditation cushion, meditation mat, meditation pillow, meditation shawl,
      meditation stool, mefix, mega carbs, melatonin, melolin, menopause, menopause support, menopause tablet,
      menopause test, mens health, menstrual, menthol crystals, mepilex, mepore, methylcobalamin, methylfolate,
      micellar casein, micro plates, micropore tape, migraine, migraine relief, migraine tablets, milk thistle, mini
      bike exerciser, mini loop band, mobility aids, mobility equipment, mobility scooter, mobility scooter bag,
      mobility scooter cape, monkey bars gym, mood gummies, mood support, moringa capsule, moringa powder, mosquito
      forceps, mosquito repellent, mother tincture, mouth guard dental, mouth guard teeth, mouth rinse, mouth spray,
      mouth tape, mouth ulcer gel, mouth wash, mouthwash, mouthwash tablets, moxa, moxibustion, msm, msm powder,
      mucolytic, mucuna, multi gym, multi vitamin, multimineral, multivitamin, multivitamin tablet, multivits, mumijo,
      muscle balm, muscle gel, muscle rub, muscle stimulator, mushroom blend, mushroom chocolate bar, mushroom complex,
      mushroom gummies, mushroom powder, mushroom tincture, myo inositol, n acetyl cysteine, n95, nac, nac 600mg, nac
      capsules, nad, nad booster, nail fungus, naproxen, nasal aspirator, nasal cannula, nasal dilator, nasal drop,
      nasal irrigation, nasal irrigation kit, nasal rinse, nasal speculum, nasal spray, nasal strip, nasopharyngeal
      airway, nattokinase, nebuliser, nebulizer, neck brace, neck harness, neck stretcher, neck trainer, needle holder
      mayo, needle holder surgical, needle medical, net pants, neti pot, neuro hammer, newel rail, nicotine gum,
      nicotine patch, nicotine spray, nicotinell, night bag, night drainage bag, night guard, night time sleeve, nipple
      clamps, nipple pump, nipple suckers, nipple tassels adult, nit comb, niti wire, nitric, nitric oxide, nitrile
      glove, nmn, non adherent dressing, non spill cup, non woven swabs, noni juice, nootropic, nordic bench, nordic
      curl, nose strip, nosey cup, nurse scissors, nutrition drink, oat powder instant, ohio bar, ointment, olive leaf
      extract, olympic bar, olympic barbell, olympic bearing bar, olympic collars, olympic plate, omega 3, omega 369,
      omega gummies, omeprazole, one handed board, ophthalmoscope, oral b, oral care, oral gel, oral rehydration, oral
      rinse, oral spray, oral syringe, oregano oil capsules, organ complex, ornithine, ors, orthodontic bracket,
      orthodontic brush, orthodontic elastics, orthodontic wax, orthodontic wire, orthopaedic chair, orthopaedics,
      orthopedic insole, orthopedic pillow, orthopedic walking boot, orthopedics, orthotic, orthotic insole, orthotics,
      ostomy bag, ostomy belt, ostomy pouch, otc medicine, otex, otoscope, overball, overchair table, ovulation kit,
      ovulation test, ox bile, oximeter, oxygen concentrator, oxygen cylinder, oxygen cylinder medical, oxygen mask,
      oxygen regulator, oxygen tubing, paddle spanking, pain killer, pain patch, pain relief, pain relief gel, pain
      relief patch, pain relief tablets, pain reliever, painkillers, palatinose, panty liner, pantyliner, paracetamol,
      paracetamol tablets, paraffin wax bath, parallette, parasite cleanse, pastilles throat, patella strap, patient
      hoist, patient lift, patient monitor, patient sling, patient turner, pea protein, peak flow, peanut ball, pec
      deck, pedal exerciser, peg board gym, peg feeding, pelvic floor, pelvic trainer, pelvic wand, pen needle, pen
      needles, pen torch diagnostic, pendant alarm, pendulum squat, penis enlarger, penis extender, penis pump, penis
      ring, penis sleeve, penlight medical, peptide vial, perching stool, percussion hammer, perimenopause, period cup,
      period disc, period pads, period pant, period panties, period underwear, personal alarm care, personal lubricant,
      petri dish medical, pf sleeve, pharmaceutical, pheromone, philadelphia collar, phosphatidylserine, pickle juice
      shot, pilates arc, pilates arch, pilates ball, pilates bar, pilates board, pilates chair, pilates circle, pilates
      loop, pilates mat, pilates reformer, pilates ring, pilates sock, pilates tower, piles, piles cream, pill bottle,
      pill box, pill case, pill crusher, pill cutter, pill dispenser, pill organiser, pill organizer, pill splitter,
      plant protein, plantar fasciitis sleeve, plaster, plaster strip, plasters, plasters assorted, plate guard, plate
      storage, plate surround, plate tree, pleasure gel, plug trio, plyo box, plyometric box, pms relief, pms support,
      pocket mask cpr, pocket pussy, portable ramp, post op shoe, postpartum belly, postpartum belt, posture brace,
      posture corrector, potassium citrate, potassium tablet, povidone iodine, powder free gloves, power bag training,
      power band, power bands, power bar barbell, power cage, power rack, power tower, powerchair, powerlifting belt,
      ppe kit, pqq, pr lotion, pre workout, preacher bench, preacher curl, prebiotic, pregnancy belt, pregnancy pillow
      therapy, pregnancy strip, pregnancy test, pregnenolone, prenatal, prenatal gummies, prenatal multivitamin,
      prenatal vitamin, pressure cushion, pressure relief cushion, pressure relief mattress, pressure relieving
      mattress, preworkout, primapore, pro grip mat, probiotic, probiotic capsules, probiotic drops, probiotic gummies,
      probiotics, propolis, propolis tincture, prostate, prostate health, prostate supplement, prostate support,
      protective underwear, protein, protein ball, protein bar, protein bites, protein blend, protein brownie, protein
      chips, protein coffee, protein cookies box, protein cream, protein drink, protein flapjack, protein hot
      chocolate, protein mug cake, protein oats, protein pancake, protein porridge, protein powder, protein pudding,
      protein sachet, protein shake, protein shaker, protein snack, protein spread, protein supplements, protein wafer,
      protein water, prowler, prowler sled, psoriasis, psyllium, pull up, pull up pants adult, pulley system gym,
      pullup bar, pulp bowl, pulse meter, pulse oximeters, pump formula, push up bar, push up board, push up handle,
      push up stand, pycnogenol, quad cane, quercetin, r lipoic, rabbit vibrator, raspberry ketone, reacher, reacher
      grabber, reaching aid, reading magnifier, rebounder, recovery drink, recovery shake, recumbent bike, red clover,
      red light mask, red light therapy, reds powder, reflex hammer, reformer, reformer box, rehydration, rehydration
      sachet, rehydration salt, reishi, reishi powder, rescue pastilles, rescue remedy, resistance band, resistance
      belt, resistance cable, resistance loop, resistance tube, restraint system, resus mask, resuscitator,
      resveratrol, retainer case, retractor surgical, reusable pads, reverse hyper, rhodiola, rib belt, rice protein,
      riding crop adult, rig attachment, rigid thermometer, ring cushion, rise and recline, rise and recliner, rise
      recliner, riser recliner, roll mat, rollator, roman chair, rope attachment, rope attachment gym, rotary files
      dental, round dumbbells, row handle, row machine, rower, rowerg, rowing, rowing machine, royal jelly, rubber
      bumper, rubber dam, rubber flooring roll, rubber gym tile, rubber hex, rubber tile fleck, rubbing alcohol, sad
      lamp, safety squat bar, safety straps rack, saffron extract capsules, salajeet, saline, saline pods, saline
      spray, saliva ejector, salt pipe, salt tablets, sample container medical, sample pots, sandbag 40lb, sandbag gym,
      sandbag training, sanitary disc, sanitary napkin, sanitary pad, sanitary towel, sanitiser, sarms, sauna, sauna
      blanket, sauna bucket, sauna hat, sauna heater, sauna suit, sauna tent, sauna whisk, saw palmetto, scabies, scalp
      massager brush, scalpel, scalpel blade, scalpel handle, schuessler salts, schussler salts, scoop plate, scooter
      bag mobility, scooter battery 36ah, scooter canopy, scooter cape, scrub cap disposable, sea moss, seasick band,
      seat cane, seed oil capsule, selenium, semaglutide, senna, senna tablets, serrapeptase, sex dice, sex doll, sex
      furniture, sex game, sex machine, sex position pillow, sex swing, sex toy, sexual lubricant, shaker, shaker
      bottle, shaker cup, shaped pads, sharp bin, sharps bin, sharps container, shatavari, shilajit, shoe covers
      medical, shoe horn long handled, shoulder brace, shoulder immobiliser, shoulder immobilizer, shoulder support,
      shower commode, shower stool, sick bag, silicone dressing, silicone lube, silicone lubricant, silk tape, silver
      dressing, sinus, sinus relief, sinus rinse, sissy squat, sit to stand lift, sit up, sitting box pilates, ski erg,
      ski machine, ski trainer, skierg, skin closure strips, skin stapler, skin tag, skipping rope, slam ball, slant
      board, sled harness, sleep aid, sleep apnea, sleep capsules, sleep formula, sleep gummies, sleep headphone, sleep
      mask, sleep mask medical, sleep patches, sleep spray, sleep stack, sleep support, sleep tea, slide sheet, slide
      sheet patient, slide sheets, sliding discs, slimming, slimming tea, sling toileting, slip briefs tena, smart
      scale, smith machine, smith rack, snore, snoring aid, sock aid, soft capsules, soft collar, soft gels, softgel,
      softgels, soy protein isolate, spanking paddle, specimen bag, specimen container, specimen cup, speed rope, sperm
      friendly lubricant, sperm test, sphygmomanometer, spin bike, spine corrector, spirometer, spirometry, spirulina,
      spirulina tablets, splint, sports lotion, sports supplements, sports tape, spotter arms, spreader bar, spring
      collars, squat machine, squat pad, squat rack, squat rig, squat stand, squat wedge, st john s wort, st johns
      wort, stability ball, stair climber, stair lift, stairclimber, stairlift, stairmaster, stall bars, stand aid,
      stationary bike, std kit, std test, step platform, stepper, steri strip, sterilisation pouch, steriliser
      autoclave, sterilization pouch, stethoscope, sti test, stim free, stimulating gel, sting relief, stirrup handle,
      stitch cutter, stocking aid, stoma bag, stoma powder, stoma spray, storage rack 3 tier kettlebell, storage rack
      gym, strap on, strap on harness, strapon, strength equipment, stress support, stretch band, stretch pants
      fixation, stretch strap, stretching, stroker, strokers, suction machine, suction stimulator, suction unit,
      suitcase ramp, super greens, super reds, superblend, superfood, supplement, support bandage, suppositories,
      surgeons gloves, surgical blade, surgical cap, surgical face mask, surgical glove, surgical gown, surgical
      instrument, surgical mask, surgical retractor, surgical scissors, suspension trainer, suture, suture kit, suture
      needle, suture practice kit, suture removal, swab sterile, sweat belt, swedish ladder, swedish wall, swiss bar,
      swivel bath seat, syringe, syringes, t bar row, tabs, tail plug, talking clock, talking watch low vision, tampon,
      tap turner, tap turners, tape measure medical, taurine, taylor brace, technique bar, teeth aligner, teeth
      grinding guard, teeth whitening, teething granules adult, tegaderm, temporary tooth filling, tennis elbow, tens
      electrode, tens machine, tens pad, tens pads electrodes, tens unit, test boost, test booster, test strip,
      testosterone, testosterone booster, thc, thca, thca flower, theanine, therapy putty, thermo burner, thermogenic,
      thermometer, thermometer digital, thermometers, thick grips, thickener, thickening powder, thigh master, thoracic
      brace, threadworm, three wheel walker, threshold ramp, throat pastilles, throat spray, thrush cream, thrush
      treatment, thumb brace, thumb spica, thumb splint, thyroid, thyroid support, tickler, tiger balm, tights aid,
      tincture, tinctures, tissue forceps, tissue salts, toaster rack plates, toe cushions, toe protector, toe
      separator, toe spacer, toe spreader, toe straightener, toe washer, toilet aid, toilet surround, toilet wiping
      aid, tongkat, tongue brush, tongue cleaner, tongue depressor, tongue scraper, toning ball, tooth brush, tooth
      gel, tooth paste, tooth powder, tooth repair, tooth shade guide, tooth whitening, toothbrush, toothbrush holder
      travel, toothpaste, toothpaste tablets, toothpowder, tourniquet, toy cleaner foam, toy cleaning spray adult,
      traction kit, trainers tape, training bar 15kg, training manikin, training sandbag, trampoline fitness, transfer
      belt, transfer bench, transfer board, transfer chair, transfer disc, transfer turner, transit chair, transparent
      dressing, transport chair, trap bar, trauma kit, travel sickness, travel wellness bands, treadmill, treatment
      couch, tri grip plate, tri walker, triangular bandage, tribulus, tricep rope, trigger point, tryptophan, tube
      band set, tube feed, tubigrip bandage, tubular bandage, tudca, tuffie, tulsi drops, tuning fork medical, tuning
      forks medical, turkesterone, turkey tail mushroom, turmeric capsule, turmeric gummies, turning disc, turntable
      patient, tweezers medical, two button walker, two handled cup, two handled mug, type iir, tyrosine, ubiquinol,
      ulcer gel, ultrasound gel, ultrasound probe cover, ultraviolet sterilizer, under bed restraint, underpad, unisex
      urinal, universal container 30ml, upright bike, upright walker, urinal, urinal bottle, urinal female, urinalysis
      strips, urinary support, urine bag, urine container, urine leg bag, urine sample bottle, urine sample pots, urine
      strips, uti test, utility bench gym, v bar, v bar attachment, vaccine fridge, vacutainer, vaginal dilator,
      vaginal gel, vaginal moisturiser, vaginal speculum, valerian, vanadium, vapor rub, vaporizer inhalant, vaporub,
      vapour plug, vapour rub, vapour stick, vcaps, veg caps, vegan caps, vegan omega, vegan protein, vege caps,
      vegetable capsules, veggie caps, verruca, verruca sock, vertical climber, vibrating ring, vibration plate,
      vibration platform, vibrator, vinyl glove, vitamin, vitamin a, vitamin b, vitamin b complex, vitamin b12, vitamin
      b6, vitamin c, vitamin c powder, vitamin c sachets, vitamin c tablets, vitamin d, vitamin d drops, vitamin d
      spray, vitamin d3, vitamin drops, vitamin e, vitamin gummies, vitamin k2, vitamin patch, vitamin sachets, vitamin
      spray, vitamins, vitargo, vitex, vomit bag, waist trainer, waist trainer sweat, walker bag, walker basket, walker
      boot, walker for senior, walker glides, walker ski, walker tray, walker with seat, walker with wheels, walking
      aid, walking boot brace, walking boot medical, walking cane, walking frame, walking pad, walking stick, wall
      ball, wall bar gym, wall bars, wall mount rack, wall mounted rack gym, wand mini rechargeable, warming lubricant,
      warming patch, wart freeze, wart remover, wart treatment, warts, water based glide, water based lubricant, water
      flosser, water pick, water pill, waterproof mattress protector care, waterproof plasters, waxy maize, wedge
      cushion, weight belt, weight bench, weight gainer, weight glove, weight lifting belt, weight lifting glove,
      weight loss, weight management, weight plate, weight rack, weight scale, weight set, weight sled, weight stack,
      weight training, weight tree, weight vest, weighted cutlery, weighted eye mask, weighted rope, weighted vest,
      weightlifting belt, wellness shot, wheat bag, wheatgrass, wheatgrass powder, wheatgrass tablets, wheelchair,
      wheelchair cape, wheelchair footrest, wheelchair gloves, wheelchair poncho, wheelchair seat belt, whey, whitening
      pen, whitening powder, whitening strip, wobble board, wod grips, womens barbell, womens health, wooden spatula
      medical, workout glove, worming tablets human, wound care, wound cleanser, wound closure strip, wound dressing,
      wound gel, wound spray, wound wash, wrist brace, wrist cuffs bondage, wrist roller, wrist splint, wrist straps
      lifting, wrist strengthener, wrist support, wrist trainer, wrist weight, wrist wrap, wunda chair, yeast
      infection, yoga bag, yoga ball, yoga belt, yoga blanket, yoga block, yoga bolster, yoga brick, yoga chair, yoga
      cushion, yoga d ring strap, yoga eye pillow, yoga hammock, yoga knee pad, yoga mat, yoga mat towel, yoga prop,
      yoga rug, yoga set, yoga sock, yoga strap, yoga swing, yoga towel, yoga wedge, yoga wheel, yoni, zabuton, zafu,
      zeaxanthin, zimmer bag, zimmer frame, zinc capsule, zinc drops, zinc gluconate, zinc mg, zinc oxide tape, zinc
      picolinate, zinc supplement, zinc tablet, zip puller aid, zma`,
    ],
    [
      'HEALTH_AND_FITNESS+HOME',
      `adult bath seat, air mattress bedsore, anti decubitus cushion, bariatric bed, bath bench, bath board, bath lift,
      bath seat for elderly, bathtub grab bar, bathtub rail, bed cane, bedsore cushion, electric hospital bed, elevated
      toilet seat, full electric bed, grab bar, hospital bed, over bed table, overbed table, profiling bed, raised
      toilet seat, roho cushion, semi electric bed, shower chair, tilting overbed table, toilet frame, toilet riser,
      toilet safety frame, toilet safety rail, toilet seat raiser, toilet seat riser, toilet support rail, tub bench,
      tub grab bar, tub rail`,
    ],
    [
      'FASHION+HEALTH_AND_FITNESS',
      `activewear gym, gym set, gym shirt, gym t shirt, gym tee, gym wear, gymwear, workout wear`,
    ],
  ],
  unsure: `25 servings, 30 servings, 40 servings, 60 servings, adapted cutlery, adjustable bench, adult pull ups, aed,
    aerial silk, afo, air pulse, aircast, aloe vera juice, amla juice, arnica, autoclave, axle bar, bacopa, balance
    cushion, bandage, bandages, bariatric, barley grass, barre, bath step, bearing bar, bed ladder, bed restraint, bed
    wedge, bee pollen, beef liver, beef organs, beetroot powder, belly band pregnancy, betaine, bite sting relief,
    blindfold satin, bondage, boron, broad spectrum, bullet vibe, bumper pair, bumper set, cable attachment, cable
    attachment gym, cable attachments, cable pulley, calcium, candida, cannula, capsule, capsules, casein, cast iron
    plate weight, cbd wax, cbg, cbn, chaga, chin up, choline, cleanse, clit, coccyx, cold relief, collagen, collagen
    liquid, colostrum, cooling spray, cork block, cork mat, corn plaster, cortisol, cough, cough and cold, counted
    tablets, curette, curettes, d handle, d handles, day clock, delta 9, detox, dha, dilator, dilators, dim supplement,
    dip bars, disposable pads, diuretic, door anchor, dressing, dual extract, eczema, elliptical, energy shot, energy
    shots, epa, eye health, eyewash, fabric bands, fall alarm, flat bench, flogger, floss, flu, folate, folding rack,
    folding ramp, foot up, forceps, freeze gel, freeze spray, full spectrum, fungal nail, g spot, gag, gel cushion, gel
    cushions, ghd, gingko, ginkgo, glp 1, glucose, glutathione, glycine powder, greens, greens and reds, gummies,
    gummy, half step indoor, head harness, hearing aid tubes, heat spray, heel protector, heel protectors, hemp
    extract, hex bar, hhc, homeopathic, hrt, incline bench, indoor bike, inositol, instrument tray, interval timer,
    irish moss, isolate, isotonic, j cups, kanna, kelp, keto, key turner, kids multi, kids vitamins, kylie, landmine,
    leather paddle, leg bag, libido, lock jaw, loop band set, love ring, lube, lubes, lucuma, luer lock, lysine,
    magnesium, mct oil, medical, medication, medicine, meditation shawl, menopause, mens health, micro plates,
    migraine, mini bike exerciser, msm, nac, nad, net pants, night bag, nitric, noni juice, nutrition drink, ors,
    orthotics, pain relief, pen needle, pendant alarm, penis ring, petri dish medical, pharmaceutical, pheromone,
    piles, pill bottle, plaster, portable ramp, power band, power bands, power bar barbell, prenatal, probiotic,
    probiotics, propolis, prostate, protein, prowler, psoriasis, rabbit vibrator, reacher, recovery drink, red clover,
    rehydration, reishi, restraint system, resuscitator, reusable pads, rig attachment, rigid thermometer, ring
    cushion, rope attachment, round dumbbells, row machine, rowing, royal jelly, rubber flooring roll, safety straps
    rack, saline, sample pots, sauna hat, scalpel, scoop plate, senna, shaker, sinus, slant board, slide sheet, slide
    sheets, slimming, spreader bar, spring collars, stand aid, stim free, strap on, stretch strap, stretching, stroker,
    strokers, suppositories, suture, swiss bar, syringe, syringes, tabs, tap turner, taurine, testosterone, thca,
    thermometer, thermometers, thickener, thyroid, tickler, tinctures, toe cushions, toy cleaner foam, training bar
    15kg, training sandbag, ulcer gel, universal container 30ml, utility bench gym, v bar, valerian, vitamin, vitamin
    a, vitamin b, vitamin c, vitamin e, vitamins, vitex, wall bars, warts, wedge cushion, weight training, wheatgrass,
    womens health, yeast infection, zabuton`,
  printed: 'hot water bottle',
  uses: {
    HEALTH_AND_FITNESS: `arthritis, biometric monitors, bodybuilding, chemist, crossfit, detox tea, diabetes, dietary
      supplement, drugstore, exercise, feminine care, feminine hygiene, feminine sanitary supplies, first aid, fitness,
      gym, health, health care, healthcare, hemorrhoids, home gym, isolate whey, massage, medical, medicine, medicines,
      mobility aids, multivitamin, mutant, nutrition, optician, oral care, orthopedic, otc, pain relief, pharma,
      pharmacy, physical therapy, physio, physiotherapy, pilates, recuperators, rehab, sexual health, sexual wellness,
      softgels, sport nutrition, sports nutrition, strength training, supplements, vision care, vitamins, weight
      lifting, weight training, weightlifting, wellness, workout, yoga`,
  },
  makers: {
    HEALTH_AND_FITNESS: `226ers, a and d medical, a vogel, abe pre, abena, abreva, accu chek, aceclofenac,
      acetylcysteine, aciclovir, actimove, activize, acyclovir, adapalene, advil, afrin, ag1, again faster equipment,
      airbike, albendazole, albuterol, aleve, align pilates, alka seltzer, allegra 24, allevia, allopurinol, alo mat,
      alpha lion, alphosyl, alprazolam, always discreet, always ultra, ambroxol, amiodarone, amitriptyline, amlodipine,
      amoxicillin, amp human, amrutanjan, anacin, anadin, anastrozole, anbesol, ancestral supplements, ancient and
      brave, ancient brave, ancient nutrition, animal pak, anthisan, anusol, apixaban, applied nutrition, applied
      nutrition abe, aquafresh, aripiprazole, ascoril, aspercreme, assault bike, assault fitness, assault runner,
      astroglide, atenolol, athletic greens, atorvastatin, atp science, aveeno dermexa, azithral, azithromycin, b tex,
      b yoga, bach rescue, bacitracin, baclofen, bad dragon, baidyanath, bakson, balanced body, balneum, band aid, bare
      biology, barebells, barlean s, bassetts vitamins, bathmate, bauerfeind, bazuka, beconase, becosules, beechams,
      bells of steel, benadryl, benadryl one, benefiber, bengay, benylin, benylin chesty, benzocaine, bepanthen,
      berocca, beta prostate, betadine, betahistine, betamethasone, betnovate, beurer, biocare, bioceuticals,
      biofreeze, bioglan, bionutri, biosteel, biotech usa, biotene, biotrue, bisacodyl, bisoprolol, blackmores, blue
      emu, body solid, bodyform, bodymax, boiron, bonine, bonjela, bowflex, braun thermoscan, brolene, bromhexine,
      bronchostop, bsn, bsn syntha, bucked up, budesonide, bufferin, bulk nutrients, bulk powders, bulldog gear,
      bupropion, burnol, burst oral, buscopan, c4 energy, c4 original, c4 ripped, c4 ultimate, caladryl, calexotics,
      calpol, calpol sixplus, calprofen, caltrate, candid b, candid cream, candid powder, canesten, capasal, captopril,
      capzasin, carb killa, carbamazepine, carbocisteine, carlson labs, carnation footcare, carvedilol, cbdfx,
      cbdistillery, cbum, cefadroxil, cefixime, cefpodoxime, ceftriaxone, cefuroxime, celecoxib, cellucor, cellucor c4,
      centrum, cepacol, cephalexin, cetraben, cetzine, chaos crew, charak, charlotte s web, chemical warfare, cheston,
      chloraseptic, chlorpheniramine, cinnarizine, ciplox, ciprofloxacin, citalopram, citracal, citrucel,
      clarithromycin, claritin, clarityn, clear eyes, clearblue, clif bar, clif bloks, clindamycin, clinell,
      clobetasol, clomiphene, clonazepam, clopidogrel, clotrimazole, cnp, codeine, colace, colchicine, colgate,
      colofac, coloplast, combiflam, compeed, complan, compound w, concept 2, concept2, conotrane, conteh, contour
      next, convatec, conveen, copper fit, corex, coricidin, corsodyl, cortizone 10, covonia, cremaffin, crest 3d,
      crocin, culturelle, cuplex, cuprofen, curad, curanail, curaprox, cyclobenzaprine, cymex, cystex, cystone,
      cytoplan, daktarin, dame products, dapagliflozin, dark labs, day and night nurse, day nurse, dayquil, days
      healthcare, debrox, deep freeze gel, deep heat, deflazacort, delsym, dentinox, depend underwear, dermol, desenex,
      designs for health, desloratadine, dexamethasone, dexcom, dexorange, dextromethorphan, diabocare, diazepam,
      dicyclomine, difflam, digene, digoxin, diltiazem, dioralyte, diosmin, diphenhydramine, diprobase, dirtea,
      disprin, dna sports, doc johnson, doctor s best, doliprane, dolo 650, domperidone, donepezil, donjoy, doublebase,
      doxy, doxycycline, dr reckeweg, dr scholl s, dragonfly cbd, dramamine, drive devilbiss, drive medical, drive
      nitro, drotaverine, dulcolax, dulcosoft, duloxetine, duphalac, durex, dutasteride, dycem, dymatize, dymatize
      iso100, e45, earex, econorm, ecosprin, efectiv, ehp labs, elastoplast, electral, eleiko, ellaone, elmex, emergen
      c, empagliflozin, enalapril, enoxaparin, epaderm, erythromycin, escitalopram, esomeprazole, estradiol, ethical
      nutrients, etoricoxib, eucarbon, eumovate, eurax, everteen, evion, evogen, ex lax, excedrin, ezetimibe,
      famotidine, febuxostat, feminax, fenbid, fenofibrate, feroglobin, ferrous fumarate, ferrous sulfate,
      fexofenadine, finasteride, first response, fisherman s friend, fitline, fixodent, flagyl, fleshlight, flexitol,
      flixonase, flonase, floradix, florastor, fluconazole, fluoxetine, fluticasone, force usa, forever living, form
      nutrition, formoterol, freederm, freestyle libre, fun factory, furosemide, fusidic acid, futuro, fybogel,
      gabapentin, gaia herbs, gaiam, garden of life, gas x, gat sport, gaviscon, gelusil, gengigel, gentamicin,
      germolene, germoloids, ghost lifestyle, ghost whey, giloy, glibenclamide, gliclazide, glimepiride, glucon d, gnc,
      gold standard, gold standard whey, good clean love, gorilla mind, gorilla mode, grenade, grenade carb, gu energy,
      guaifenesin, guduchi, guggul, gum soft picks, habitrol, hajmola, haleon, haliborange, hansaplast, hartmann
      molicare, hc45, hedex, hedrin, heparin, herbalife, hibiclens, high5, higher nature, himalaya herbals, holland
      barrett, homecraft, honey stinger, honitus, horizon treadmill, huel, huel black, hugger mugger, hunter and
      gather, hunter gather, hycosan, hydrochlorothiazide, hydrocortisone, hydromol, hydroxychloroquine, hylo forte,
      hyoscine, hyperice, i pill, iberogast, ibugel, ibuleve, icy hot, id expert, id glide, id pants, imodium,
      indomethacin, infacol, insane labz, invacare, invacare action, iodex, ipratropium, isabgol, iso100, isopure,
      isosorbide, isotretinoin, itch guard, itraconazole, ivermectin, jade yoga, jakemans, jamieson, jarrow, je joue,
      jobst, jocko, jordan fitness, joy organics, jshealth, juzo, k y jelly, kaged, kaged muscle, kalms, kaopectate,
      karma ergo, karma wheelchair, ketoconazole, ketoprofen, ketorolac, kind bars, koflet, kotex, ksm 66, kt tape,
      lactaid, lactulose, lamberts, lamisil, lamotrigine, lansoprazole, latanoprost, laxido, lazarus naturals, lelo,
      lemsip, lemsip max, letrozole, leukoplast, leukotape, levetiracetam, levocetirizine, levofloxacin, levonelle,
      levonorgestrel, levothyroxine, lidocaine, life extension, life fitness, liforme, lignocaine, lil lets, limcee,
      linagliptin, linezolid, liquid i v, liquid iv, liraglutide, lisinopril, listerine, littmann, liv 52, lmnt,
      lorazepam, losartan, lotrimin, love hemp, lovehoney, lovense, luliconazole, lululemon mat, lyclear, maalox, magic
      wand hitachi, manduka, manforce, mates condoms, matrix fitness, maurten, mcdavid, mebendazole, mebeverine,
      mecobalamin, mediven, medterra, mefenamic acid, megafood, meloxicam, memantine, meridol, merrithew, metagenics,
      metamucil, metanium, metformin, methocarbamol, methotrexate, methylprednisolone, metoclopramide, metoprolol,
      metronidazole, miconazole, microlife, midol, minocycline, mirafit, miralax, mirtazapine, mobilitysmart, molicare,
      molnlycke, mometasone, monistat, montelukast, mooncup, moov cream, moov spray, motability, motrin, mountain joes,
      movelat, movicol, moxifloxacin, mucinex, mueller sport, mupirocin, musclepharm, muscletech, mutant mass, mylanta,
      myprotein, nakd, naltrexone, nasacort, nasivion, nasonex, nature made, nature s bounty, nature s plus, nature s
      sunshine, nature s truth, nature s way, natures aid, natures bounty, natures truth, naughty boy, nebivolol,
      neilmed, neo g, neomycin, neosporin, neurobion, neversecond, new chapter, nexcare, nexium, nicoderm, nicorette,
      nicotinell, nifedipine, night nurse, nimesulide, niquitin, nitrofurantoin, nordic naturals, nordictrack, norflox,
      norfloxacin, now foods, nrs healthcare, nurofen, nutrabio, nutrend, nutrex, nutricost, nuun, nyquil, nystatin,
      nytol, nytol one, ocuvite, odor eaters, oflox, ofloxacin, oilatum, okacet, olanzapine, olbas, olmesartan,
      olopatadine, omnilife, omron, ondansetron, one a day, onetouch, oppo medical, opti free, optibac, optimum
      nutrition, optimum nutrition gold standard, optrex, orajel, oral b, orgain, orthofeet, orthomol, oscillococcinum,
      oseltamivir, ossur, osteo bi flex, osteocare, ote sports, otrivin, otrivine, oxymetazoline, oxyshred, panadol,
      pancreatin, panderm, pantocid, pantoprazole, parodontax, paroxetine, pasante, patterson medical, pediakid,
      pediasure, peesafe, penetrex, pepcid, pepto bismol, per4m, perfectil, permethrin, pevaryl, phd smart,
      phenylephrine, philips sonicare, phillips milk of magnesia, pioglitazone, pirinase, piriteze, piriton, piroxicam,
      pjur, poise, polident, poligrip, polysporin, polytar, powerbar, powercocktail, praziquantel, precision fuel,
      precision hydration, precor, prednisolone, prednisone, prega news, pregabalin, pregnacare, preparation h,
      preservision, prevagen, pride mobility, prilosec, profoot, proform, progesterone, propranolol, protinex,
      pseudoephedrine, pudin hara, pukka ayurveda, pure encapsulations, quadriderm, quest bar, quest nutrition,
      quetiapine, rabeprazole, racecadotril, radian b, rainbow light, ramipril, ranitidine, rantac, raw nutrition cbum,
      reakiro, redcon1, refresh tears, reliance medical, rennie, rep fitness, rescue remedy, restorate, revital h,
      revive md, rhinocort, riester, risperidone, rivaroxaban, rizatriptan, robitussin, rocks off, rocktape, rogue
      echo, rogue fitness, rogue ohio, rohto, rolaids, rossmax, rosuvastatin, rotbackchen, rule 1, rule one, rxbar,
      ryse, ryse loaded, salbutamol, salmeterol, salonpas, sambucol, sanatogen, saridon, satisfyer, savlon, scholl,
      scholl velvet, schwinn airdyne, schwinn ic, science in sport, scitec, seeking health, selecttech, senokot,
      sensodyne, septilin, sertraline, seven seas, seven seas jointcare, shelcal, sigvaris, sildenafil, silver
      sulfadiazine, simethicone, similasan, simpla, simvastatin, sinarest, sinex, sinutab, sis go, sissel, sitagliptin,
      skratch, skyn, slim fast, slimfast, sliquid, slow fe, smartypants, soframycin, softovac, sofy, solaray, sole
      fitness, solgar, solpadeine, sominex, sonicare, soreen lift, spatone, spenco, spironolactone, sporlac, sports
      research, spring energy, stayfree, steradent, sterimar, sterimar nasal, steroplast, stott pilates, strepsils,
      strom sports, styrkr, sucralfate, sudafed, sumatriptan, sunrise medical, supplement needs, supradyn, swanson,
      swiss navy, swisse, swisse ultivite, switch nutrition, syndol, systane, system jo, t bact, tadalafil, tailwind
      endurance, tamoxifen, tampax, tamsulosin, tantus, tcp antiseptic, technogym, telfast, telmisartan, tena, tena
      lady, tena men, tenga, tenovate, tepe, terbinafine, tetracycline, tga, thealoz, theophylline, theraband,
      therabody, theraflu, theragun, thiocolchicoside, thorne, thorne research, thuasne, tiger balm, timolol, tinactin,
      tinidazole, tirzepatide, titan fitness, tizanidine, tobramycin, together health, tork clinical, torsemide,
      trained by jp, tramadol, transparent labs, trazodone, trek bar, tretinoin, triphala, trojan condoms, true
      protein, trx suspension, tubigrip, tums, tylenol, tyrozets, uberlube, ultra chloraseptic, unisom, universal
      nutrition, unwanted 21, unwanted 72, urgo, ursodeoxycholic, usana, usn, v wash, vagisil, valacyclovir, valsartan,
      vardenafil, vega protein, veloforte, venlafaxine, verapamil, viagra connect, vicks, vildagliptin, viridian,
      visine, vitabiotics, vitafusion, vital proteins, vizylac, vocalzone, volini, voltaren, voltarol, warfarin,
      warrior crunch, warrior raze, waterpik, wattbike, we vibe, welch allyn, weleda arnica, wellman, wellwoman,
      wheezal, whisper ultra, wikoryl, wild nutrition, wolverson, womanizer, xylometazoline, xyzal, yes wb, yoga design
      lab, yoga studio mat, yogamatters, yogi bare, york barbell, zandu, zantac, zerobase, zeroderm, zicam, zincovit,
      zinetac, zirtek, zovirax, zyrtec, zzzquil`,
  },
};
