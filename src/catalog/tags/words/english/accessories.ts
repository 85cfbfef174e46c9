import type { Subject } from '../words.ts';

export const ACCESSORIES: Subject = {
  things: [
    [
      'ACCESSORIES',
      `39thirty, 4 wheel case, 5 panel camp, 5 panel cap, 59fifty, 6 card sleeve, 6 panel cap, 9fifty, 9forty, acetate
      frame, acrylic badge, acrylic charm, acrylic pin, adjustable hat, alice band, alligator clip hair, anti fog
      cloth, anti fog spray glasses, anti fog wipe, anti fog wipes, arm cuff sleeve, arm warmer, artificial gajra,
      ascot, attache bag, attache case, aviators, backpack, badge case, badge clip, badge holder id, badge reel, bag,
      bag base shaper, bag chain, bag charm, bag clip charm, bag guitar strap, bag handle replacement, bag handle wrap,
      bag hanger, bag hook, bag insert, bag organiser, bag pillow, bag raincoat, bag shaper, bag strap, bag webbing
      strap, baguette bag, baker boy, baker boy hat, bakerboy, bakerboy hat, balaclava, banana clip, bandana, bandana
      scarf, bandanna, barrette, base shaper, baseball cap, baseball hat, beach bag, beach basket, beanie, beauty bag,
      beauty pouch, belt, belt bag, belt buckle, belt key holder, bendy clip, beret, bifold, billfold, birdcage veil,
      birthday sash, blue light glasses, blue light lens, blue light readers, blusher veil, boater, boater hat, bobble
      hat, bobby pin, bonnet, bookbag, boot cuff, bottle bag, boutonniere, bow clip hair, bow tie, bowler hat, bowtie,
      braces clip on, braid bonnet, braid ring, breton cap, bridal belt, bridal comb, bridal garter, bridal glove,
      bridal gloves, bridal hair comb, bridal hair piece, bridal hairpiece, bridal halo, bridal sash, bridal veil,
      bride to be sash, bride tribe sash, briefcase, brolly, brooch pin, bucket bag, bucket cap, bucket hat, bucket of
      buttons, buff, bum bag, bumbag, bun kit, bun net, bun pin, button badge, button pin, cabbie cap, cabbie hat,
      cabin case, cabin luggage, cabin spinner, cabin trolley, camera crossbody, camera strap, camp cap, canvas tote,
      cap, captain hat, car key holder leather, car keyring leather, carabiner keychain, card case, card grabber, card
      holder, card sleeve leather, card sleeve wallet, cardholder, carpet bag, carry on, carry on luggage, carryon,
      cathedral veil, cattleman hat, chapel veil, check in luggage, checkbook cover, checked luggage, cheer bow, chemo
      cap, chemo hat, chemo headwear, chemo turban, cheque book holder, church hat, cigarette case, claw clip, clic
      clac clip, clip on braces, clip on polarised, clip on shades, clip on sunglasses, cloche felt, cloche hat,
      clutch, clutch bag, coin case, coin pouch, coin purse, collar bar, collar chain, collar pin, collar stay, collar
      stiffener, collar tip, collar tips, collector pin, compact umbrella, compression bag travel, compression cube,
      computer readers, concord clip, concord pin, conductor hat, contour clip, corsage, cosmetic bag, cosmetic case,
      cosmetic pouch, costume bag, cowboy hat, cravat, creaseless clip, credential holder, crescent bag, crochet bag,
      crochet hair net, cross bag, crossbody, crossbody bag, crossbody strap, crossbody utility, crystal bowl bag,
      crystal hair comb, cummerbund, dad cap, dad hat, dance bag, dance costume bag, decorative hair comb, deerstalker,
      designer frames, dickie bow, distressed cap, docker cap, docker hat, doctor bag vintage, document bag, document
      case leather, dopp kit, drawstring bag, drawstring bucket, dread cuff, dreadlock accessories, dreadlock bead,
      dreadlock beads, dreadlock cuff, dress belt, dress stud, du rag, duckbill clip, duffel, duffle, dumpling bag,
      dupatta, durag, ear hook glasses, ear hooks glasses, ear muff, ear warmer, earflap hat, earmuff, enamel badge,
      enamel pin, enamel pin display, envelope bag, envelope clutch, evening bag, evening clutch, expandable spinner,
      eye glass case, eye glasses, eye mask travel, eyeglass case, eyeglass chain, eyeglass cleaner, eyeglass cleaning,
      eyeglass cloth, eyeglass cord, eyeglass frame, eyeglass frames men, eyeglass holder, eyeglass repair kit,
      eyeglass stand, eyeglass wipes, eyeglasses, eyewear, eyewear case, eyewear cleaner, eyewear display, eyewear
      pouch, eyewear retainer, eyewear strap, eyewear tray, face covering, face mask cloth, face mask fabric, fanny
      pack, fascinator, feather boa, fedora, fez, fingertip veil, five panel, flat cap, flex hat, flight tag, flip up
      clip on, floral crown, flower crown, flower garland hair, flower girl halo, flower halo, foam trucker, foldable
      readers, folding fan, folding readers, folding umbrella, folio bag, french comb hair, french pin, gajra, gambler
      hat, garment bag, garment bag costume, garter, garter belt pouch, gatsby cap, gele, gladstone bag, glasses,
      glasses case, glasses chain, glasses cleaner, glasses cloth, glasses cord, glasses frame, glasses lens cloth,
      glasses repair kit, glasses retainer, glasses screwdriver, glasses screws, glasses stand, glasses strap, glasses
      tray, glasses wipe, glasses wipes, glove, gloves, greek fisherman cap, guitar strap bag, gym bag, gym sack, hair
      accessory, hair band, hair barrette, hair bead, hair bead cuff, hair beads, hair bobble, hair bonnet, hair bow,
      hair brooch, hair bun gajra, hair bun kit, hair bun maker, hair bun stick, hair chain, hair charm, hair claw,
      hair clip, hair coil, hair comb clip, hair comb decorative, hair comb pearl, hair comb wedding, hair crown, hair
      cuff, hair donut, hair doughnut, hair elastic, hair fork, hair gajra, hair gajra artificial, hair garland, hair
      grip, hair hoop, hair jewel, hair jewelry, hair juda, hair needle, hair net, hair pin, hair poly bands, hair
      ribbon, hair ring, hair rings braid, hair rubber band, hair rubber bands, hair scarf, hair scrunchie, hair
      scrunchy, hair side comb, hair slide, hair snap clip, hair snood, hair spiral, hair stick, hair tie, hair tie
      bracelet, hair tie set, hair tinsel, hair twister, hair u pin, hair vine, hair wrap, hair wreath, hairband,
      hairnet, hairpin, half moon bag, hand fan, hand luggage, hand warmers knit, handbag, handbag organiser, handbag
      organizer, handbag pillow, handbag raincoat, handbags, handkerchief, handle wrap bag, hang tag envelope, hankie,
      hanky, hard enamel, hard shell cabin, hard shell case luggage, hardshell case, hardside spinner, hat, hat band,
      hat box, hat brush, hat clip, hat feather, hat jack, hat pin, hat size reducer, hat sizing tape, hat stretcher,
      hatinator, head scarf, head wrap, headband, headpiece, headscarf, headwrap, hen party sash, hijab, hip bag, hip
      pack, hobo, hobo bag, holdall, homburg, hotel keychain, ice cap, id badge holder, id holder, infinity scarf, ita
      bag, itabag, jaw clip, jet tag, jewelry travel pouch, jooda pin, juda accessories, juda pin, kanzashi, keffiyeh,
      kerchief, key band, key bell, key cap cover, key case, key chain, key clip, key fob, key holder leather, key hook
      clip, key organizer, key pouch, key ring, key shackle, key strap, key tag, keyband, keychain, keychain wallet,
      keyring, kids sunglass, kids sunglasses, kirby grip, kitbag, knit hat, kufi, lace parasol, lanyard, lapel flower,
      lapel pin, laptop tote bag, large messenger, leather belt, leather cable organizer bag, leather catchall pouch,
      leather folio, leather glove, leather luggage loop, leather pen case, leather pen sleeve, leather portfolio, leg
      warmer, lens cleaner glasses, lens cleaner spray, lens for oakley, loc cuff, loc jewellery, loc jewelry, loc
      sock, locking clasps pin, luggage, luggage cover, luggage handle wrap, luggage organizer, luggage padlock,
      luggage scale, luggage set, luggage spinner, luggage strap, luggage tag, luggage wheel cover, lunch tote, makeup
      bag, makeup pouch, mask holder, masquerade mask, mens braces, mesh trucker, messenger, messenger bag, minaudiere,
      mitten, money clip, money holder, monocle, motel keychain, name badge, neck cushion travel, neck gaiter, neck
      pillow, neck tube, neck warmer, neckerchief, necktie, neckwear, newsboy, niqab, no crease clip, nose pad, optical
      eyewear, optical frame, overglasses, overnight case, overnighter, packing bag, packing cube, packing organizer,
      panama hat, paper parasol, paranda, paranda for hair, parandi, parasol lace wedding, pashmina, passport case,
      passport cover, passport holder, passport sleeve, passport wallet, patch, patch iron on, pe bag, peaked cap,
      peaky cap, pearl hair comb, pen case leather, pencil pouch leather, phone bag, phone crossbody, phone lanyard
      bag, phone wallet, pillbox hat, pin back, pin backing, pin badge, pin bag, pin banner, pin board felt, pin book,
      pin button, pin collector, pin display pennant, pin folder, pin keeper, pin lock, pin pennant, pin s, pin trading
      book, pinback, pinch front hat, pins, plush keychain, plushie keychain, pochette bag, pocket scarf, pocket
      square, pocket watch chain, polarised shades, poly bands hair, pony elastic, pony holder, pony tail holder,
      ponytail cuff, ponytail holder, ponytail wrap, pork pie hat, porkpie hat, portfolio bag, potli, pouch, pouchette,
      prefect badge, prescription glasses, pump bag school, purse, purse chain strap, purse insert, purse organizer
      insert, purse strap, raffia bucket, rancher hat, readers glasses, reading glasses, reading readers, replacement
      arm glasses, replacement bag handle, replacement lenses for oakley, replacement temple glasses, retractable
      badge, rimless frame, rolling backpack, rolling bag, rolling laptop bag, rolltop, rubber band for hair, rubber
      band hair, rubber bands for hair, rubber bands hair, rubber clutch pin backs, ruche tie, rucksack, saddle bag,
      sailor cap, saree pin, sash, sash bride, satchel, satin bonnet, satin sash party, satin sleep cap, saucer hat,
      scarf, scarv, scarve, school backpack, school bag, school book bag, school cap, school glove, school gloves,
      school hat, school rucksack, school scarf, school tie, schoolbag, scrunchie, sequin bag, shaker keychain, shawl,
      shemagh, shirt stud, shopper, shopping bag, shopping trolley, shoulder bag, shoulder strap, silicone nose pad,
      silicone nose pads, silk bonnet, silk scarf, silk square, silk square scarf, sinamay, singing bowl bag, ski hat,
      ski mask hat, skull cap, skullcap, skully, sleep bonnet, sleep cap satin, sleeve garter, sleeve holder, slim
      readers, sling bag, sling pack, small messenger, snap clip, snapback, snapback hat, snood, soft enamel, sombrero,
      souvenir pin, spectacle case, spectacle cleaner, spectacle cloth, spectacle cord, spectacle frame, spectacle lens
      cleaner, spectacle repair kit, spectacle stand, spectacles, spinner case, spinner hardside, spiral bobble, sport
      bag, sport sunglasses, sports cap, sports strap glasses, stole, straw hat, suede bucket, suit carrier, suitcase,
      sun cap, sun glasses, sun hat, sun readers, sun visor hat, sunday hat, sunglass, sunglasses box, sunglasses
      organiser, sunnies, suspender, taqiyah, temple tip glasses, temple tips glasses, tennis bag, tic tac clip, tie,
      tie bar, tie clip, titanium frame glasses, toiletry bag, toiletry case, top hat, topsy tail, tortoiseshell comb
      hair, tote, tote bag, tote canvas, trading pin, train case, trapper hat, travel accessories, travel accessory,
      travel backpack, travel bag, travel blanket set, travel bottles set, travel case, travel document holder, travel
      eye mask, travel laundry bag, travel organizer, travel pillow, travel set, travel shoe bag, travel storage bag,
      travel wallet, trifold, trilby, trolley bag, trolley case, trouser brace, trucker cap, trucker foam, trucker hat,
      trunk luggage, trunki, tsa lock, tsa padlock, turban, turban hat, twilly, u pin hair, umbrella, undercap,
      underscarf, underseat bag, underseat cabin, unstructured cap, ushanka, utility crossbody, utility sling, vanity
      bag, vanity case, veil, veil cathedral, velvet pouch, venetian mask, visor, waist bag, wallet, wash bag, watch
      cap, wave cap, wayfarer, wedding belt, wedding hair comb, wedding hair piece, wedding hair vine, wedding
      hairpiece, wedding veil, weekend bag, weekender, western hat, wet bag, wheeled backpack, wheeled bag, winter
      glove, winter hat, wooden pin, wrap scarf, wrist warmer, wristband, wristlet, wristlet keychain, y back braces, y
      braces trouser, zip folio, zip pull charm, zipper charm, zipper pouch, zipper pull charm`,
    ],
  ],
  unsure: `ascot, aviators, bag, belt, bifold, bonnet, buff, cap, cape, clutch, collar tips, cravat, crossbody,
    eyewear, fez, garter, gele, glasses, hair vine, hobo, messenger, monocle, patch, pins, pouch, rolltop, sash,
    shopper, stole, tie, trifold, veil, visor, wayfarer`,
  printed: `backpack, bag, bandana, baseball cap, bow tie, cap, cosmetic bag, dad hat, enamel pin, glasses, gloves,
    hat, keychain, lapel pin, patch, patches, pins, pouch, purse, scarf, tie, tote, tote bag, umbrella, wallet, wash
    bag`,
  containers: 'bag, glasses, pouch',
  uses: {
    ACCESSORIES: `bags and accessories, bags and wallets, clothing accessories, eyewear, hair accessories, handbags,
      headwear, leather goods, leathergoods, luggage, milliner, millinery, toiletry bags`,
  },
  makers: {
    ACCESSORIES: `47 brand, american tourister, away carry, baggu, beis, bellroy, briggs riley, coach tabby, costa del
      mar, dagne dover, delsey, eastpak, fjallraven, fjallraven kanken, goodr, herschel, jansport, kangol, kanken, kate
      spade, kipling, le pliage, longchamp, maui jim, michael kors jet set, new era, oakley, ray ban, rimowa,
      samsonite, secrid, smith optics, stetson, telfar, tilley, travelpro, tumi, vera bradley, warby`,
  },
};
