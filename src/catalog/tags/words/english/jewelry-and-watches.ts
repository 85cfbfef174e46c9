import type { Subject } from '../words.ts';

export const JEWELRY_AND_WATCHES: Subject = {
  things: [
    [
      'WATCHES',
      `18mm strap, 19mm strap, 20mm strap, 21mm strap, 22mm strap, 24mm strap, acrylic crystal watch, ana digi, annual
      calendar, apple watch band, apple watch strap, automatic diver, automatic watch, band for apple watch, band for
      watch, bezel insert, bracelet end links, bracelet links spare, braille watch, bund strap, butterfly clasp watch,
      case back opener, case gasket watch, case opener watch, case press watch, caseback opener, chapter ring, chrono
      watch, chronograph, chronometer, clasp extension watch, compatible with apple watch, couple watches, crown and
      stem, crystal press watch, curved end rubber, curved end strap, day date watch, deployant, deployant clasp,
      deployment clasp, digital retro watch, dive watch, diver sapphire, diver watch, domed sapphire, double winder
      watch, dress watch, end link bracelet, eta movement, expandable watch bracelet, field watch, fitbit band, fitbit
      strap, fkm rubber, fkm strap, flieger watch, fob watch, for apple watch, full hunter pocket, galaxy watch 5 band,
      galaxy watch 6 band, galaxy watch 7 band, galaxy watch band, galaxy watch strap, garmin band, garmin strap, gents
      quartz, gents watch, half hunter, hand remover watch, hand setting tool watch, hand winding watch, huawei band
      strap, jubilee bracelet, jump hour, kids time teacher, ladies quartz, ladies watch, leather watch strap, loop
      band, mens chronograph, mesh bracelet watch, mesh strap, milanese band, milanese bracelet, milanese loop,
      milanese strap, mineral crystal watch, miyota 9015, miyota movement, mod dial, moonphase, movement holder, nato
      sport watch strap, nato strap, nh34, nh35, nh35a, nh36, nh38, nurse fob, nurse fob watch, nurse watch, open heart
      automatic, oyster bracelet, oyster bracelet 20mm, pendant watch, perlon strap, perpetual calendar watch, pocket
      watch, polywatch, quartz watch, quick release nylon, quick release strap, quickfit strap, rally strap,
      replacement bracelet steel, ring watch, ronda movement, rubber curved end, rubber fkm, rubber strap curved,
      rubber watch strap, sailcloth strap, sapphire crystal watch, sapphire double domed, seagull st1901, seiko mod,
      shell cordovan strap, silicone watch band, skeleton automatic, skeleton watch, skx mod, skx007 bezel, smart watch
      band, smart watch strap, smartwatch band, smartwatch strap, spare bracelet link, sport watch band, sport watch
      strap, spring bar, spring bar tool, strap 18mm, strap 20mm, strap 22mm, strap 24mm, strap for apple watch, strap
      for samsung watch, strap for smart watch, strap for smartwatch, strap for watch, talking watch, tang buckle
      watch, time teacher, time teacher watch, timepiece, tourbillon, tropic strap, two tone watch, watch, watch band,
      watch box, watch bracelet, watch charger stand, watch clasp, watch display, watch display box, watch lid box,
      watch loop, watch mesh bracelet, watch organizer, watch pillow, watch pouch, watch screwdriver, watch slot box,
      watch storage box, watch strap, watch tool, watch travel case, watchband, watches, watchmaker, watchmaking, world
      timer, worldtimer, wristwatch, zulu strap`,
    ],
    [
      'JEWELRY',
      `9ct gold, akoya, amber bracelet, amber necklace, ankle bracelet, ankle chain, anklet, aquamarine, arm cuff, arm
      cuff jewelry, armlet, ashes necklace, ashes ring, back chain jewelry, ball closure ring, band ring, bangle,
      bangle bracelet, bar necklace, barbell tongue, bcr, bead bracelet, beaded bracelet, belcher, belcher bracelet,
      belcher chain, belly bar, belly button bar, belly button ring, belly dangle, belly ring, bichhiya, bichiya,
      bioflex, birthstone, birthstone bracelet, birthstone necklace, body chain, body chain jewelry, body jewellery,
      body jewelry, bolo, bolo tie, bracelet, bracelet display, bracelet extender, bracelet holder, bracelet set,
      bracelets, breast milk jewelry, bridal earrings, bridal jewellery, bridal jewelry, bridal necklace, bridal set
      ring, bridal tiara, brooch, brooch pins vintage, butterfly back, butterfly scrolls, byzantine bracelet, byzantine
      chain, cabochon, cameo, captive bead ring, captive ring, cartilage barbell, cartilage earring, cartilage hoop,
      chain, chain 8mm, chain bracelet, chain cuban, chain necklace, chakra bracelet, championship ring, chandbali,
      chandelier earrings, charm, charm bead, charm bracelet, charm holder necklace, charm necklace, charms bracelet,
      choker, choker necklace, chooda, choora, circular barbell, claddagh, claddagh ring, class ring, clicker ring,
      clip on charm, clip on earrings, cluster ring, cocktail ring, coin necklace, collar chain jewellery, collar
      necklace, conch, conch clicker, conch hoop, conch piercing, copper bracelet, cord bracelet, court band, cremation
      jewellery, cremation jewelry, cremation pendant, cremation ring, creole, creole earrings, creole hoops, creoles,
      cross necklace, crucifix necklace, crucifix pendant, crystal bracelet, crystal necklace, cuban chain, cuban link,
      cubic zirconia, cuff bracelet, cuff link, cuff links, cufflink, cufflink box, cufflinks set jewelry, curb
      bracelet, curb link, curved barbell, curved barbells, cz band, cz eternity, d shape band, d shape wedding ring,
      daith, daith clicker, dangle charm, dangle earrings, dermal, dermal anchor, dermal jewelry, dermal top, dermal
      tops, diamond, diamond bracelet, diamond earrings, diamond necklace, disc necklace, dog tag necklace, double
      flare, double flare plugs, dress ring, drop earring, ear climber, ear crawler, ear cuff, ear gauge, ear hanger,
      ear jacket, ear plug stone, ear plugs gauge, ear stretcher, ear stretching kit, ear taper, ear threader, ear
      tunnel, ear weights, earcuff, earring, earring backs replacement, earring card display, earring display, earring
      holder, earring lifter, earring organizer, earring set, earring stand, earrings, earrings set, emerald ring,
      engagement ring, engagement ring box, eternity band, eternity ring, evil eye, evil eye bracelet, evil eye
      necklace, eyebrow bar, fake nose ring, faux septum, fidget ring silver, figaro, figaro bracelet, figaro chain,
      fingerprint jewellery, fingerprint necklace, flat back earring, flatback earring, flesh tunnel, forward helix,
      franco, franco chain, friendship bracelet, gauge plugs, gauges ear, gemstone, gemstone bracelet, gemstone
      necklace, ghungroo payal, gold bracelet, gold chain, gold earrings, gold hoops, gold necklace, grills teeth,
      grillz, guru beads, haath phool, hair comb bridal, hair jewellery, halo engagement ring, halo ring, hamsa, hamsa
      necklace, hand bracelet, hand chain, hand harness, hat pin jewellery, head chain, headpiece jewellery, heart
      necklace, helix, helix earring, helix hoop, helix piercing, herringbone chain, herringbone necklace, hinged
      clicker, hinged segment, hinged segment ring, hoop, hoop earring, hoops, horseshoe barbell, horseshoe ring,
      huggie, huggie earring, huggies, id bracelet, identity bracelet, industrial bar, industrial barbell, industrial
      piercing, initial charm, initial necklace, internally threaded, internally threaded end, italian charm, jade
      bracelet, jade pendant, jewellery, jewellery box, jewellery case, jewellery cleaner, jewellery cleaning cloth,
      jewellery cleaning kit, jewellery display, jewellery gift set, jewellery organiser, jewellery polishing cloth,
      jewellery pouch, jewellery repair kit, jewellery roll, jewellery set, jewellery stand, jewellery travel case,
      jewelry, jewelry box, jewelry box organizer, jewelry case, jewelry cleaner, jewelry cleaning cloth, jewelry
      display, jewelry holder, jewelry organizer, jewelry pouch, jewelry roll, jewelry set, jewelry stand, jewelry
      travel case, jewelry tree, jewels, jhumka, jhumki, kada, kamarbandh, knuckle ring, komboloi, kundan, kundan
      necklace, kundan set, l bend, lab diamond, lab grown diamond, labret, labret push pin, lapel chain, lapis,
      lariat, layered necklace, layering necklace, leather bracelet, leather wrap bracelet, lever back earrings,
      leverback earrings, link bracelet, locket, loose diamonds, loose emerald, loose gemstones, loose ruby, loose
      sapphire, maang tika, maang tikka, macrame bracelet, magnetic bracelet, mala, mala bracelet, mala necklace, mang
      tikka, mangalsutra, mariner chain, matha patti, meenakari, memorial jewellery, memorial jewelry, mens bracelet,
      mens ring, miami cuban, microdermal, midi ring, miraculous medal, misbaha, moissanite, moissanite chain,
      moissanite ring, moissanite stone, mood ring, moonstone ring, name necklace, nath, navel bar, navel dangle, navel
      jewelry, navel ring, necklace, necklace display, necklace extender, necklace holder, necklace set, necklace
      stand, necklaces, nipple bar, nipple barbell, nipple ring, nipple shield jewelry, nose bone, nose cuff, nose
      hoop, nose pin, nose ring, nose screw, nostril screw, om pendant, opal earrings, opal necklace, opal ring, open
      cuff, oxidised earrings, oxidised jewellery, oxidised necklace, oxidized earrings, paperclip bracelet, paperclip
      chain, paperclip necklace, passa, payal, pearl, pearl bracelet, pearl earring, pearl necklace, pearl strand
      necklace, pendant, pendant necklace, pendants, permanent bracelet, permanent jewelry, philtrum, photo projection
      necklace, piercing, piercing jewellery, piercing jewelry, piercing retainer, pinky ring, poison ring, polki,
      prayer bead, promise ring, purity ring, push pin end, rakhi, religious medal, ring, ring adjuster, ring box, ring
      dish holder cone, ring display, ring guard, ring holder, ring set, ring size adjuster, ring sizer, ring stack,
      ring tray jewelry, rings, rook barbell, rook piercing, rope bracelet gold, rope chain, rope necklace, rosary,
      rosary bracelet, ruby ring, rudraksha, rudraksha bracelet, saddle plugs, saint christopher, saint medal, sapphire
      ring, satellite chain, satellite necklace, scapular, screw on end, seamless ring, segment ring, septum, septum
      clicker, septum hanger, septum jewellery, septum jewelry, septum pincher, septum retainer, septum ring, signet,
      signet ring, silicone ring, silicone wedding ring, silk knots, silver bracelet, silver chain, silver cleaning
      cloth, silver earrings, silver hoops, silver necklace, silver polishing cloth, singapore chain, single flare,
      single flared plugs, slave bracelet, sleeper earrings, sleepers earrings, slider pendant, snake chain, snake
      chain necklace, snug piercing, solitaire, solitaire ring, spiga chain, spinner ring, st christopher, stackable
      ring, stacking bands, stacking bracelet, stacking ring, stacking rings, star of david necklace, star of david
      pendant, statement earrings, statement ring, sterling silver ring, stone plugs, straight barbell, strand of
      pearls, stretch bracelet, stretching tapers, string bracelet, stud, stud earring, stud set, surface bar, surface
      barbell, tag necklace, tanzanite, taper kit, taper set, tasbeeh, tasbih, tassel earrings, teardrop plugs, temple
      jewellery, tennis bracelet, tennis chain, tennis earrings, tennis necklace, threader earrings, threaders,
      threadless, threadless end, threadless top, three stone ring, thumb ring, tiara, tikka, tikka set, titanium band,
      titanium ring, toe ring, toggle necklace, tongue bar, tongue barbell, tongue ring, tourmaline, trace chain,
      tragus, trilogy ring, tungsten band, tungsten ring, tunnels ear, turquoise necklace, turquoise ring, urn
      necklace, urn pendant, vch, vertical hood, waist bead, waist chain, watch and jewellery box, wedding band,
      wedding ring, wedding rings, wheat chain, wood plugs, worry bead, worry ring, y necklace, zodiac necklace`,
    ],
  ],
  unsure: `aquamarine, bcr, belcher, bolo, chain, charm, claddagh, conch, copper bracelet, creole, creoles, cuff link,
    curb link, curved barbell, dermal, dermal top, double flare, evil eye, figaro, franco, hand harness, head chain,
    helix, hinged segment, hoop, internally threaded, jewels, kada, kundan, l bend, lab diamond, lapis, magnetic
    bracelet, open cuff, passa, payal, philtrum, ring, ring guard, rudraksha, scapular, septum, signet, single flare,
    sleepers earrings, snake chain, stacking ring, straight barbell, stud set, surface bar, tanzanite, taper kit, taper
    set, threaders, threadless, threadless end, tourmaline, vch`,
  printed: 'bracelet, charm, earring, necklace, pendant, ring',
  straps: `apple watch band, apple watch strap, band for apple watch, bracelet, compatible with apple watch, fitbit
    band, fitbit strap, for apple watch, galaxy watch 5 band, galaxy watch 6 band, galaxy watch 7 band, galaxy watch
    band, galaxy watch strap, garmin band, garmin strap, huawei band strap, jubilee bracelet, leather watch strap, loop
    band, mesh strap, milanese band, milanese loop, milanese strap, nato strap, oyster bracelet, quickfit strap, rubber
    watch strap, silicone watch band, smart watch band, smart watch strap, smartwatch band, smartwatch strap, sport
    watch band, sport watch strap, strap for apple watch, watch band, watch bracelet, watch loop, watch strap,
    watchband`,
  uses: {
    WATCHES: 'fossil watch, horology, michael kors watch, watches, wristwatch',
    JEWELRY: `14ct, 14k, 14k gold, 18ct, 18ct gold, 18k, 18k gold, 375 gold, 585 gold, 750 gold, 925 sterling, 9ct, 9ct
      gold, body jewellery, body jewelry, body piercing, carat, engagement rings, fine jewellery, fine jewelry, gold
      filled, gold vermeil, goldsmith, jeweler, jewelers, jewelery, jeweller, jewellers, jewellery, jewelry, lab grown,
      moissanite, piercing, piercings, s925, silver jewellery, silversmith, sterling silver, vermeil, wedding rings`,
  },
  makers: {
    WATCHES: `a158, a168, accurist, accutron, addiesdive, ae1200, alpina, amphibia, ap royal oak, armani exchange
      watch, audemars piguet, avi 8, baby g, ball watch, baltic watches, barton watch bands, bauhaus watch, baume
      mercier, bering time, breitling, bulova, bulova lunar, cartier santos, casio, casio a168, casio ae, casio
      edifice, casio f, casio g shock, casio illuminator, casio pro trek, casio vintage, certina, christopher ward,
      citizen, citizen automatic, citizen eco drive, citizen promaster, citizen quartz, cluse, concord watch, crafter
      blue, curren, daniel wellington, datejust, diesel mr daddy, doxa, dw 5600, dw5600, ebel, emporio armani quartz, f
      91w, farer, festina, fossil gen, fossil grant, fossil machine, fossil townsman, frederique constant, g shock, ga
      2100, gc watch, glycine, gmt master, guess watch, gw m5610, hamilton jazzmaster, hamilton khaki, hirsch strap,
      hublot, ice watch, ice-watch, invicta, invicta pro diver, iwc, iwc pilot, jaeger lecoultre, junghans, junkers
      watch, komono, laco, longines, lorier, lorus, luminox, marathon watch, maurice lacroix, mido, mondaine,
      moonswatch, movado, mtg b1000, multi dial, mvmt, naviforce, nixon, nomos, nordgreen, obaku, olivia burton, omega
      speedmaster, orient automatic, orient bambino, orient kamasu, orient mako, orient ray, oris, pagani design,
      panerai, patek philippe, presage cocktail, pro trek, prospex, prx powermatic, pulsar watch, rado, raketa, raymond
      weil, rolex, rolex daytona, rotary watch, san martin watch, seamaster, seiko, seiko 5, seiko 5 sports, seiko
      alpinist, seiko presage, seiko prospex, seiko skx, sekonda, sinn 104, sinn 556, skagen, skagen signatur, skmei,
      spb121, speedmaster, speedy tuesday, steeldive, storm watch, stowa, strapcode, submariner, swatch, swatch omega,
      tag heuer, timex, timex expedition, timex weekender, tissot, tissot prx, traser, triwa, tsovet, tudor black bay,
      uncle seiko, vacheron, victorinox inox, vostok, vostok amphibia, wenger watch, zeppelin, zodiac sea wolf`,
    JEWELRY: `alex and ani, cartier love, david yurman, gorjana, james avery, kendra scott, mejuri, missoma, monica
      vinader, pandora, pandora moments, swarovski, thomas sabo, tiffany co, van cleef`,
  },
};
