import type { Subject } from '../words.ts';

export const HEALTH: Subject = {
  things: [
    [
      'HEALTH_AND_FITNESS',
      `100 caps, 120 caps, 120 tabs, 120 vcaps, 180 caps, 240 caps, 30 caps, 5 htp, 60 caps, 60 softgels, 60 tabs, 60
      vcaps, 90 caps, 90 softgels, 90 tabs, 90 vcaps, ab bench, ab machine, ab mat, ab roller, ab roller wheel, ab
      stimulator, ab trainer, ab wheel, abdominal binder, acetaminophen, acidophilus, acupressure, acupressure mat,
      acupressure mat set, acupressure pillow, acupuncture needle, acupuncture needles, adhesive bandage, adhesive
      dressing, adjustable bench, adjustable dumbbell, adult diaper, adult diapers, adult nappies, adult toy, aerobic
      step, agility disc, agmatine, air bike, air walker boot, alcohol pad, alcohol pads, alcohol prep pads, alcohol
      swab, alcohol tester, alcohol wipe, alcohol wipes, aligner case, allergy relief, allergy tablet, allergy tablets,
      alpha gpc, alpha lipoic acid, alternating pressure mattress, ambu bag, amino, amino acid, anal plug, analgesic,
      ankle brace, ankle cuff, ankle support, ankle weight, ankle weights, antacid, anti allergy, anti bedsore
      mattress, anti decubitus mattress, anti inflammatory, anti snore, anti snore mouthguard, anti snoring, anti
      snoring mouthguard, antiallergic, antibacterial gel, antibacterial wipe, antibacterial wipes, antibiotic,
      antidiarrheal, antidiarrhoeal, antifungal, antifungal cream, antigen test, antihistamine, antiinflammatory,
      antipyretic, antiseptic, antispasmodic, antitussive, antiviral, apex locator, appetite suppressant, apple cider
      vinegar capsule, apple cider vinegar capsules, arch support, archwire, arginine, arm sleeve compression, arm
      sling, arm trainer, arnica, arnica gel, artery forceps, artichoke extract, articulating paper, artificial tear,
      artificial tears, ashwagandha, aspirin, assault bike, assorted plaster, assorted plasters, astaxanthin, asthma
      spacer, athlete s foot, athlete s foot cream, athletes foot cream, athletic tape, augmentin, autoclave, autoclave
      tape, ayurvedic, ayurvedic medicine, b complex, bac water, bach flower, back brace, back massager, back
      scratcher, back stretcher, back support, bacopa monnieri, balance ball, balance disc, balance pad, balance
      trainer, balm stick, band aid, bandage, bandage scissors, bandages, barbell, barbell 20kg, barbell rack,
      barbells, barley grass powder, barre, bath board, bath chair, bath lift, bathroom weighing scale, battle rope,
      bcaa, bed pad, bed pads, bed pan, bed rail, bedpan, bedside rail, bee pollen, beetroot powder, belly band
      pregnancy, bench press, berberine, beta alanine, betadine, betaine hcl, biochemic, biotin, black cohosh, black
      seed capsule, black seed capsules, black seed oil, black seed oil capsule, black seed oil capsules, blood glucose
      meter, blood pressure, blood pressure cuff, blood pressure monitor, blood sugar support, blood test kit, blue
      light therapy, body fat scale, body scale, bondage kit, booty band, boron, bosu, boxercise, boxing fitness
      tracker strap, bp monitor, breath care, breath freshener, breath spray, breathalyser, breathalyzer, bromelain,
      buccal tube, bulgarian bag, bumper plate, bumper plates, bunion corrector, bunion protector, bunion relief,
      bunion relief sock, bunion sock, burn cream, burn gel, butt plug, butterfly needle, cable attachment gym, cable
      crossover, cable machine, caffeine pill, caffeine pills, caffeine tablet, caffeine tablets, calcium, calcium
      citrate, calcium tablet, calcium tablets, calf raise, calibrated plates, cam boot, cannula, capsule, capsules,
      carb powder, cardio equipment, cardio machine, carnitine, casein, cast cover, catheter, cbd, cbd gummies, cbd
      oil, cervical collar, cetirizine, chaga, change plates, chest press, chest rub, chewable tablet, chin up bar,
      chlorella, cholesterol test, choline, chromium picolinate, churna, chyawanprash, circular dressing, citrulline,
      cla, cla 1000, cleanse, climber machine, clitoral, cloth pad, cluster dextrin, coccyx cushion, cock ring, cod
      liver oil, coenzyme q10, cold and flu, cold drugs, cold flu, cold flu sachets, cold pack, cold plunge, cold sore,
      cold sore cream, collagen, collagen booster, collagen peptide, collagen peptides, collagen powder, collagen
      sachet, collagen sachets, colloidal silver, colostomy bag, colostrum, commode, commode chair, competition plates,
      compression arm sleeve, compression sleeve, compression sleeve knee, compression sock, compression socks,
      compression socks medical, compression socks men, compression stocking, compression stockings, condom, condoms,
      contact lens, contact lens solution, cooling gel pack, cooling gel patch, coq10, cordyceps, corn cushion, corn
      cushions, corn remover, cotton wool, cough, cough and cold, cough drop, cough drops, cough medicine, cough
      suppressant, cough syrup, counted tablets, covid test, cpap, cpap filter, cpap hose, cpap machine, cpap mask,
      cpap pillow, cpr mask, creatine, creatine monohydrate, cross trainer, crutch, crutches, cryotherapy, cupping cup,
      cupping cups, cupping set, cupping therapy, curcumin, curing light dental, curl bar, d mannose, daily living
      aids, dandelion root capsules, decongestant, deep heat, delay spray, delta 8, dental, dental bib, dental burr,
      dental chair, dental composite, dental consumables, dental floss, dental forceps, dental implant, dental
      instruments, dental kit, dental light cure, dental loupe, dental mirror, dental model, dental pick, dental probe,
      dental supplies, dental tray, dental tweezers, dental unit, dental wax, denture, denture adhesive, denture box,
      denture cleaner, dermatitis, detox, detox tea, dextrose powder, dhea, diabetic sock, diabetic socks, diclofenac,
      diet pill, diet pills, diet shake, digestive aid, digestive enzyme, digestive health, dildo, dip bar, dip belt,
      dip station, disinfectant spray skin, disposable mask, disposable shoe covers medical, dna test, dna test kit,
      dong quai, dressing, drip stand, drug test, dumbbell, dumbbell set, dumbbells, dumbell, eaa, ear candle, ear
      cleaner, ear drop, ear drops, ear plug, ear plugs, ear speculum, ear spray, ear thermometer, ear wax drop, ear
      wax drops, ear wax removal, ear wax remover, ear wax softener, earplug, earplugs, earwax removal kit,
      ecdysterone, ecg electrode, ecg electrodes, ecg machine, ecg paper, echinacea, echinacea drops, eczema,
      effervescent tablet, effervescent tablets, egg protein, ekg, elbow brace, elbow sleeve, elbow sleeves, elbow
      support, elderberry, elderberry syrup, electric toothbrush, electrode pad, electrode pads, electrolyte,
      electrolyte powder, electrolytes, elliptical, elliptical trainer, ems machine, ems pad, ems pads, endo motor,
      endodontic file, endurance gel, energy bar, energy chew, energy chews, energy gel, energy gels, essential oil
      inhaler, essential oil roll on stress, essential tremor, estrogen blocker, evening primrose oil, exam glove, exam
      gloves, exam table, examination couch, examination glove, examination gloves, examination lamp, exercise ball,
      exercise band, exercise bands, exercise bike, exercise mat, expectorant, eye drop, eye drops, eye lubricant, eye
      mask sleep, eye massager, eye massager heated, eye pillow, eye pillows, eye wash, ez bar, face mask disposable,
      face mask ffp2, face mask surgical, face masks disposable, face shield, fadogia, fadogia agrestis, fat burner,
      fat metabolizer, feeding pump enteral, feeding tube, feminine hygiene, feminine wash, fertility, fertility test,
      fetal doppler, fiber powder, fiber supplement, finger strengthener, finger trainer, first aid, first aid bag,
      first aid kit, first aid tin, first aid tin kit, fish oil, fitness accessories, fitness band, fitness equipment,
      fitness glove, flat bench gym, floss, floss pick, floss picks, flower remedy, flu, foam roller, foetal doppler,
      folding treadmill, folic acid, foot fungus treatment, foot massager, foot massager machine, foot roller, foot
      soak, foot spa, forceps, forearm trainer, fractional plate, fractional plates, functional trainer, fungal nail
      treatment, gainer, garcinia, gauze, gel pack, gel toe cap, gel toe caps, ginkgo biloba, ginseng, glasses blue
      light, glucometer, glucosamine, glucose, glucose meter, glucose monitor, glucose tablet, glucose tablets,
      glutamine, glute band, glute bands, glute machine, glycine, glycine powder, gotu kola, grab bar, grab rail, green
      coffee extract, greens, greens powder, grip ball, grip strengthener, grip trainer, gua sha massage, guedel
      airway, gummies, gummies vitamin, gummy, gummy vitamin, gummy vitamins, gut health, gutta percha, gym
      accessories, gym ball, gym belt, gym bench, gym bottle shaker, gym chalk, gym equipment, gym glove, gym gloves,
      gym mat, gym pulley, gym ring, gym rings, gym tiles, gym towel, gymnastic ring, gymnastic rings, gymnastics ring,
      gymnastics rings, hack squat, haemorrhoid, hair loss tablet, hair loss tablets, hair skin nails gummies, half
      rack, hand exerciser, hand gel sanitizer, hand grip, hand gripper, hand sanitiser, hand sanitizer, hayfever,
      hayfever tablet, hayfever tablets, headache relief, hearing aid, hearing amplifier, hearing protection sleep,
      heat patch, heat rub, heated vest therapy, heating belt, heating pad, heating pad neck, heel cup, heel cups, heel
      pads gel, heel spur, hemorrhoid, hemorrhoid cream, hemostat, hemostatic forceps, hemp oil, herbal capsule, herbal
      capsules, herbal remedy, herbal supplement, hernia belt, hip band, hip circle, hip thrust pad, hip thruster, hiv
      test, hmb, hoist sling patient, home gym, homeopathic, homeopathy, hormone balance, hospital bed, hospital
      mattress, hot cold pack, hot pack, hot stone massage, hot water bottle, hot water bottle therapy, hot water
      bottles, hula hoop, hyaluronic acid capsule, hyaluronic acid capsules, hydration mix, hydration powder, hydration
      tablet, hydration tablets, hydro whey, hydrogen peroxide, hyperextension, hyperextension bench, hypodermic
      needle, ibuprofen, ice bath, ice bath tub, ice pack, ice roller body, immune booster, immune support, immunity
      booster, incontinence, incontinence brief, incontinence briefs, incontinence pad, incontinence pads, incontinence
      pant, incontinence pants, incontinence underwear, indoor cycle, infrared lamp, infrared lamp therapy, infrared
      therapy, infusion pump, infusion set, inhaler, inositol, insect bite, insect bite cream, insole orthopedic,
      instrument trolley, insulin, insulin case, interdental brush, intimate gel, intraoral camera, inulin, inversion
      table, iodine drop, iodine drops, iron bisglycinate, iron supplement, iron tablet, iron tablets, isolate,
      isolation gown, isopure, isotonic, isotonic drink, isotonic powder, iv cannula, iv pole, iv set, iv stand, jaw
      exerciser, joint cream, joint health, joint support, jump box, jump rope, jump rope weighted, k tape, kava,
      kegel, kegel ball, kegel balls, kelp, kelp tablet, kelp tablets, keto, ketone strips, ketone test, kettlebell,
      kettlebell rack, kettlebells, kidney support, kids toothpaste, kinesiology tape, kn95, knee brace, knee high
      compression, knee immobilizer, knee pillow, knee scooter, knee sleeve, knee sleeves, knee strap, knee support,
      knee walker, knee wrap, knee wraps, kratom, kratom powder, krill oil, l carnitine, l theanine, lacrosse ball
      massage, lancet, lancing device, landmine attachment, laryngoscope, lat bar, lat pulldown, lateral flow test,
      latex glove, latex gloves, latex powder free gloves, laxative, leg curl, leg curl machine, leg extension, leg
      extension machine, leg pillow, leg press, leg stretcher, leg trainer, lens solution, leverage squat, lice comb,
      lice treatment, lifting belt, lifting glove, lifting gloves, lifting grip, lifting grips, lifting hook, lifting
      hooks, lifting strap, lifting straps, ligature ties, light therapy lamp, lion s mane, lions mane, liquid chalk,
      liquid iron, liver support, living aids, loratadine, love egg, lozenge, lozenges, lube, lubricant gel, lubricant
      water based, lumbar belt, lumbar stretcher, lumbar support, lutein, lymphedema sleeve, lysine, maca, magnesium,
      magnesium bisglycinate, magnesium citrate, magnesium glycinate, magnesium l threonate, magnesium malate, magnetic
      bike, magnifier low vision, male enhancement, maltodextrin, mass gainer, mass gainer protein, massage ball,
      massage bed, massage chair, massage cushion, massage gun, massage gun mini, massage lotion, massage pillow,
      massage roller, massage stick, massage table, massage wand, massager, masturbator, maternity belt support,
      maternity support belt, matrix band dental, mayo scissors, mct oil, mct powder, meal replacement, medical,
      medical consumables, medical equipment, medical glove, medical gloves, medical kit, medical mask, medical
      scissor, medical scissors, medical supplies, medical tape, medical trolley, medication, medicine, medicine ball,
      medicine box, meditation bench, meditation cushion, meditation stool, mega carbs, melatonin, melatonin gummies,
      menopause support, menopause tablet, menopause tablets, menopause test, mens health, menstrual, menstrual cup,
      menstrual disc, micropore tape, migraine, migraine relief, milk thistle, mini stepper, mobility aids, mobility
      equipment, mobility scooter, mood support, moringa capsule, moringa capsules, mosquito repellent, mother
      tincture, mouth guard dental, mouth guard teeth, mouth rinse, mouth spray, mouth tape, mouth wash, mouthwash,
      moxa, moxibustion, mucolytic, mucuna, multimineral, multivitamin, multivitamin tablet, mumijo, muscle balm,
      muscle gel, muscle rub, muscle stimulator, mushroom complex, myo inositol, n acetyl cysteine, n95, n95 mask, nac
      600mg, nad, nail fungus, naproxen, nasal aspirator, nasal cannula, nasal dilator, nasal drop, nasal drops, nasal
      rinse, nasal speculum, nasal spray, nasal strip, nasal strips, nattokinase, nebuliser, nebulizer, neck brace,
      neck harness, neck massager, neck stretcher, needle holder surgical, needle medical, neti pot, nicotine gum,
      nicotine lozenge, nicotine patch, nicotine spray, night guard, night time sleeve, niti wire, nitric oxide, nitric
      oxide booster, nitrile glove, nitrile gloves, nitrile powder free gloves, nmn, nootropic, nordic curl, nose
      strip, nose strips, ohio bar, ointment, olive leaf extract, olympic bar, olympic barbell, omega 3, omega 3 fish
      oil, omeprazole, oral b, oral care, oral gel, oral rehydration, oral rinse, oral spray, oregano oil capsules,
      ornithine, ors, orthodontic bracket, orthodontic brush, orthodontic elastics, orthodontic wax, orthodontic wire,
      orthopaedics, orthopedic insole, orthopedic insoles, orthopedic pillow, orthopedic walking boot, orthopedics,
      orthotic, orthotic insole, orthotics, ostomy bag, otc medicine, otc medicines, otoscope, otoscope specula, over
      bed table, overbed table, ovulation kit, ovulation test, oximeter, oximeter finger, oxygen concentrator, oxygen
      cylinder, oxygen cylinder medical, oxygen mask, oxygen regulator, oxygen tubing, pain killer, pain patch, pain
      relief, pain relief gel, pain relief patch, pain reliever, painkillers, panty liner, panty liners, pantyliner,
      pantyliners, paracetamol, paraffin wax bath, parallette, parallettes, patient hoist, patient lift, patient
      monitor, pea protein, peak flow meter, peanut ball, pec deck, pedal exerciser, pelvic floor, penis pump, penlight
      medical, peptide vial, percussion hammer, period cup, period disc, period pant, period panties, period pants,
      period underwear, personal lubricant, pf sleeve, pharmaceutical, phosphatidylserine, pilates ball, pilates bar,
      pilates board, pilates mat, pilates reformer, pilates ring, pilates sock, pilates socks, pill box, pill case,
      pill crusher, pill cutter, pill dispenser, pill organiser, pill organizer, pill splitter, plant protein, plantar
      fasciitis sleeve, plaster, plaster strip, plaster strips, plasters, plasters assorted, plate tree, pleasure gel,
      plyo box, plyometric box, pms relief, postpartum belly, postpartum belt, posture brace, posture corrector,
      potassium citrate, potassium tablet, potassium tablets, povidone iodine, powder free gloves, power cage, power
      rack, power tower, ppe kit, pr lotion, pre workout, pre workouts, preacher curl, preacher curl bench, prebiotic,
      pregnancy belt, pregnancy pillow therapy, pregnancy strip, pregnancy test, pregnenolone, prenatal, prenatal
      vitamin, pressure cushion, pressure relief mattress, preworkout, probiotic, probiotics, propolis, propolis
      tincture, prostate supplement, prostate support, protective underwear, protein, protein bar, protein bars,
      protein blend, protein brownie, protein drink, protein oats, protein pancake, protein pancake mix, protein
      powder, protein shake, protein shaker, protein supplements, protein wafer, protein water, prowler sled,
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
      sports supplements, sports tape, squat machine, squat rack, squat stand, st john s wort, st johns wort, stability
      ball, stair climber, stationary bike, std test, step platform, stepper, stepper machine, steri strip,
      sterilisation pouch, steriliser autoclave, sterilization pouch, stethoscope, sting relief, stoma bag, storage
      rack gym, strength equipment, stretch band, stretching, suction catheter, suction machine, super greens,
      superfood, superfood powder, supplement, surgical blade, surgical cap, surgical face mask, surgical glove,
      surgical gloves, surgical instrument, surgical mask, surgical retractor, surgical scissors, suspension trainer,
      suture, suture kit, suture needle, suture practice kit, sweat belt, syringe, syringes, tabs, tampon, tampons,
      taurine, teeth aligner, teeth grinding guard, teeth whitening, teeth whitening kit, temporary tooth filling,
      tennis elbow strap, tens electrode, tens machine, tens pad, tens pads, tens unit, test booster, test strip, test
      strips, testosterone, testosterone booster, thc, theanine, therapy putty, thermogenic, thermometer, thermometer
      digital, thermometers, thigh master, throat lozenge, throat lozenges, throat spray, thumb brace, thyroid support,
      tiger balm, tincture, tissue forceps, tissue salts, toe protector, toe protectors, toe separator, toe spacer, toe
      straightener, toilet frame, toilet riser, tongkat ali, tongue brush, tongue cleaner, tongue scraper, tooth brush,
      tooth gel, tooth paste, tooth powder, tooth shade guide, tooth whitening, toothbrush, toothbrush head, toothbrush
      heads, toothbrush holder travel, toothbrushes, toothpaste, toothpowder, tourniquet, trainers tape, trampoline
      fitness, transfer belt, transfer board, trap bar, trauma kit, travel sickness bands, treadmill, treadmills,
      treatment couch, tribulus, tribulus terrestris, tricep rope, trigger point, tryptophan, tudca, tuning fork
      medical, turkesterone, turkey tail mushroom, turmeric capsule, turmeric capsules, turmeric curcumin, tweezers
      medical, tyrosine, ultraviolet sterilizer, under desk treadmill, underpad, underpads, urinal, urinal bottle,
      urinalysis strips, urine bag, urine container, urine strips, urine test strips, uti test, vaginal gel, vaginal
      speculum, valerian, vanadium, vapor rub, vaporizer inhalant, vaporub, vapour rub, vcaps, veg caps, vegan caps,
      vegan protein, vege caps, vegetable capsules, veggie caps, verruca, verruca gel, verruca treatment, vibration
      plate, vibration platform, vibrator, vinyl glove, vinyl gloves, vitamin, vitamin b complex, vitamin b12, vitamin
      c, vitamin d, vitamin d3, vitamin e, vitamin gummies, vitamins, vitex, waist trainer, waist trainer sweat, walker
      boot, walker for senior, walker for seniors, walker rollator, walking aid, walking boot brace, walking boot
      medical, walking cane, walking frame, walking pad, walking stick, wall ball, wall mounted rack gym, warming
      patch, wart freeze, wart remover, wart treatment, water based lubricant, water flosser, water flosser cordless,
      water pick, waxy maize, weight belt, weight bench, weight gainer, weight glove, weight gloves, weight lifting
      belt, weight lifting glove, weight loss, weight management, weight plate, weight plates, weight rack, weight
      scale, weight set, weight sled, weight stack, weight training, weight tree, weight vest, weighted eye mask,
      weighted hula hoop, weighted rope, weighted vest, wheat bag, wheatgrass powder, wheelchair, wheelchair bag,
      wheelchair cushion, wheelchair ramp, whey, whey isolate, whey protein, whitening pen, whitening powder, whitening
      strip, whitening strips, wobble board, womens health, workout glove, workout gloves, wound care, wound cleanser,
      wound closure strip, wound closure strips, wound dressing, wound gel, wound spray, wound wash, wrist brace, wrist
      brace support, wrist roller, wrist straps lifting, wrist support, wrist trainer, wrist weight, wrist weights,
      wrist wrap, wrist wraps, yoga bag, yoga ball, yoga blanket, yoga block, yoga bolster, yoga chair, yoga cushion,
      yoga mat, yoga set, yoga sock, yoga socks, yoga strap, yoga swing, yoga towel, yoga wheel, yoni, zafu,
      zeaxanthin, zimmer frame, zinc capsule, zinc capsules, zinc gluconate, zinc mg, zinc oxide tape, zinc picolinate,
      zinc supplement, zinc tablet, zinc tablets, zma`,
    ],
    [
      'FASHION+HEALTH_AND_FITNESS',
      `activewear gym, gym apparel, gym clothes, gym clothing, gym legging, gym leggings, gym set, gym shirt, gym
      short, gym shorts, gym t shirt, gym tee, gym wear, gymwear, workout legging, workout leggings, workout top,
      workout wear, yoga legging, yoga leggings, yoga pant, yoga pants, yoga top`,
    ],
  ],
  unsure: `adjustable bench, arnica, autoclave, bandage, bandages, barre, bee pollen, beetroot powder, belly band
    pregnancy, boron, cable attachment gym, calcium, cannula, capsule, capsules, casein, chaga, choline, cleanse,
    collagen, colostrum, cough, cough and cold, counted tablets, detox, dressing, eczema, elliptical, floss, flu,
    forceps, glucose, glycine powder, greens, gummies, gummy, homeopathic, inositol, isolate, isotonic, kelp, keto,
    lube, lysine, magnesium, mct oil, medical, medication, medicine, mens health, migraine, nad, ors, orthotics, pain
    relief, pharmaceutical, plaster, prenatal, probiotic, probiotics, propolis, protein, psoriasis, recovery drink, red
    clover, reishi, resuscitator, rowing, royal jelly, saline, scalpel, shaker, slimming, stretching, suture, syringe,
    syringes, tabs, taurine, testosterone, thermometer, thermometers, valerian, vitamin, vitamin c, vitamin e,
    vitamins, vitex, weight training, womens health`,
  printed: 'hot water bottle',
  uses: {
    HEALTH_AND_FITNESS: `arthritis, biometric monitors, bodybuilding, crossfit, detox tea, diabetes, dietary
      supplement, exercise, feminine care, feminine hygiene, feminine sanitary supplies, first aid, fitness, gym,
      health, health care, healthcare, hemorrhoids, home gym, isolate whey, massage, medical, medicine, medicines,
      mobility aids, multivitamin, mutant, nutrition, oral care, orthopedic, otc, pain relief, pharmacy, physical
      therapy, physio, physiotherapy, pilates, recuperators, rehab, sexual health, sexual wellness, softgels, sport
      nutrition, sports nutrition, strength training, supplements, vision care, vitamins, weight lifting, weight
      training, weightlifting, wellness, workout, yoga`,
  },
  makers: {
    HEALTH_AND_FITNESS: `226ers, a vogel, abena, accu chek, actimove, activize, advil, afrin, aleve, alka seltzer,
      allegra 24, always discreet, always ultra, amp human, ancient nutrition, animal pak, anusol, applied nutrition,
      aquafresh, assault bike, assault fitness, b yoga, bach rescue, band aid, barlean s, bauerfeind, bazuka, beconase,
      beechams, benadryl, benefiber, bengay, benylin, bepanthen, berocca, beta prostate, betadine, beurer, biofreeze,
      bioglan, bionutri, biotech usa, biotene, blackmores, body solid, bodyform, bodymax, boiron, bonjela, bowflex,
      braun thermoscan, bsn, bsn syntha, bucked up, bulk powders, bulldog gear, burst oral, buscopan, c4 energy, c4
      ultimate, calpol, canesten, carb killa, carlson labs, cellucor, centrum, chaos crew, charak, claritin, clarityn,
      clearblue, clif bar, clif bloks, colgate, compeed, concept2, contour next, copper fit, corsodyl, covonia, crest
      3d, curad, curaprox, cytoplan, daktarin, dayquil, deep freeze gel, deep heat, dexcom, diabocare, dioralyte,
      doctor s best, doliprane, donjoy, dr scholl s, drive medical, dulcolax, dulcosoft, durex, dymatize, elastoplast,
      eleiko, elmex, emergen c, excedrin, fisherman s friend, fitline, fixodent, flonase, floradix, forever living,
      freestyle libre, futuro, gaia herbs, gaiam, garden of life, gaviscon, germolene, germoloids, ghost lifestyle,
      ghost whey, gnc, gold standard, gold standard whey, gorilla mode, grenade, grenade carb, gu energy, gum soft
      picks, hansaplast, herbalife, hibiclens, high5, higher nature, himalaya herbals, holland barrett, homecraft,
      honey stinger, horizon treadmill, huel, hyperice, iberogast, icy hot, imodium, invacare, isopure, jamieson,
      jarrow, jobst, jordan fitness, juzo, kaged, karma wheelchair, kotex, kt tape, lemsip, leukoplast, leukotape, life
      extension, life fitness, liforme, lil lets, liquid i v, liquid iv, listerine, littmann, lmnt, manduka, matrix
      fitness, maurten, mcdavid, mediven, megafood, meridol, metamucil, microlife, midol, mirafit, miralax, molicare,
      monistat, mooncup, motrin, mucinex, mueller sport, musclepharm, muscletech, mutant mass, myprotein, nasacort,
      nature made, nature s bounty, nature s plus, nature s sunshine, nature s truth, nature s way, natures bounty,
      natures truth, neilmed, neo g, neosporin, neversecond, new chapter, nexcare, nexium, nicorette, nordic naturals,
      nordictrack, now foods, nrs healthcare, nurofen, nutrend, nutrex, nutricost, nuun, nyquil, nytol, olbas,
      omnilife, omron, onetouch, oppo medical, optibac, optimum nutrition, optimum nutrition gold standard, optrex,
      oral b, orgain, orthofeet, orthomol, ossur, otrivine, panadol, parodontax, pediakid, penetrex, pepcid, pepto
      bismol, per4m, perfectil, phd smart, philips sonicare, piriteze, piriton, poise, polident, poligrip, powerbar,
      powercocktail, precision fuel, precor, pregnacare, prilosec, proform, pukka ayurveda, pure encapsulations, quest
      bar, quest nutrition, rainbow light, rennie, restorate, robitussin, rocktape, rogue echo, rogue fitness, rossmax,
      rotbackchen, rule 1, rxbar, ryse, ryse loaded, salonpas, sambucol, savlon, scholl, schwinn ic, science in sport,
      scitec, seeking health, selecttech, senokot, sensodyne, seven seas, sigvaris, sis go, skratch, slim fast,
      slimfast, smartypants, solaray, sole fitness, solgar, sonicare, spenco, sports research, spring energy,
      steradent, sterimar, strepsils, sudafed, swanson, swisse, systane, tailwind endurance, tampax, technogym, tena,
      tena lady, tena men, tepe, theraband, therabody, theraflu, theragun, thorne, thuasne, tiger balm, transparent
      labs, trx suspension, tubigrip, tums, tylenol, universal nutrition, usana, usn, vagisil, vega protein, vicks,
      vitabiotics, vitafusion, vital proteins, voltaren, voltarol, warrior raze, waterpik, weleda arnica, wellman,
      wellwoman, wild nutrition, york barbell, zicam, zyrtec`,
  },
};
