import type { Subject } from '../words.ts';

export const CRAFTS: Subject = {
  things: [
    [
      'ARTS_AND_CRAFTS',
      `12x12 album, 12x12 collection kit, 12x12 collection pack, 12x12 paper, 14 count aida, 3d foam pads, 4 ply, 4ply,
      6x6 paper, a4 paper, acetate lining, acetate sheet, acid dye, acrylic block, acrylic canvas, acrylic gesso,
      acrylic ink, acrylic marker, acrylic medium, acrylic paint, acrylic pouring, acrylic retarder, acrylic varnish,
      activewear fabric, activity paper, address label, address stamp, adhesive letter, adhesive note, adhesive runner,
      adhesive vinyl, advent calendar kit paper, advice cards, afghan pattern, african wax print, agenda, aida, aida
      14, aida 16, aida cloth, air dry clay, air drying clay, airbrush, airbrush cleaner, airbrush cleaning pot,
      airbrush compressor, airbrush holder, airbrush hose, airbrush kit, airbrush medium, airbrush needle, airbrush
      nozzle, airbrush paint, airbrush set, airbrush stand, airbrush thinner, album kit, alcohol ink, alcohol ink
      resin, alcohol inks, alcohol marker, alginate, alpha sticker, alpha stickers, alphabet bead, alphabet beads,
      alphabet sticker, alphabet stickers, amigurumi kit, amigurumi pattern, ankara print, anniversary card, applique,
      apron pattern, aqua brush, aquabord, aquarelle, aran wool, archival varnish, archive box, argentium, armature,
      armature wire, art brush, art canvas, art clay, art folio, art kit, art material, art materials, art portfolio,
      art resin kit, art set, art storage, art supplies, art supply, artist acrylic, artist brush, artist canvas,
      artist manikin, artist mannequin, artist material, artist materials, artist oil, artist palette, artist
      turpentine, artistic wire, artists brush, artists materials, artists oil, audio guest book sign, baby cord
      fabric, baby shower games printable, baby yarn, babycord, back tack strip, background stamp, backpack pattern,
      badge holder, bag base, bag bottom, bag clasp, bag feet, bag foam, bag handle, bag hardware, bag lock, bag
      magnet, bag pattern, bag slider, bag webbing, bail making plier, ball clay, ball head pins, ball pen, ball point
      pen, ball winder, ballpoint, balsa, balsa block, balsa sheet, balsa strip, balsa wood, banding wheel, bar pin
      back, baren, barrel clasp, barrette blank, basket cane, basket making kit, basketry, basswood, basting pin,
      basting spray, bath bomb kit, bath bomb maker, bath bomb mold, bath bomb mould, bath bomb press, batik, batik
      wax, bead, bead board, bead box, bead cap, bead crimper, bead design board, bead frame, bead kit, bead loom, bead
      mat, bead mix, bead organizer, bead reamer, bead soup, bead spinner, bead stopper, bead strand, bead stringing,
      bead supplies, bead supply, bead tip, bead tray, bead wire, beadalon, beading board, beading cord, beading
      elastic, beading kit, beading loom, beading mat, beading needle, beading supplies, beading thread, beading wire,
      beads, beads seed, beanie pattern, beeswax block craft, beeswax pastilles, beeswax pellet, beeswax sheet, belly
      band invitation, belt blank, belt buckle blank, bench block, bench pin, bevel stamp, bezel blank, bezel cup,
      bezel pendant, bezel pusher, bezel roller, bezel setting blank, bezel tray, bezel wire, bias binding, bias maker,
      bias tape, bicone, big eye needle, binder, binding comb, biodegradable glitter craft, biro, birthday card,
      birthday invite, bisque, bisque blank, bisque mug, bisque plate, bisque tile, bisqueware, blackboard, blackout
      lining fabric, blank canvas, blanket binding, blanket kit, blanket pattern, bleedproof paper, blender fabric,
      blending stump, blending tool ink, block printing, blocking mat, blocking pin, blocking pins, blocking wire,
      blocking wires, blouse pattern, blu tack, boat shuttle, bobbin, bobbin box, bodkin, boiled wool, bole clay,
      bondaweb, bone folder, boning corset, book binding, book board, book cloth, book cover school, book covering
      film, book covers clear, book plate, book protector, book stand desk, bookbinding, bookmark, bosal in r form,
      bottled ink, bottoming cloth, boucle fabric, bowl blank, box canvas, box clasp, box file, boxed cards, boxed
      notes, boxed set of cards, bra back extender, bra cups, bra hooks, bra making, bra pattern, bra rings sliders,
      bra slider, bra sliders, bra underwire, bra underwires, bracelet blank, bracelet kit, bracelet making, bracelet
      mandrel, braid gimp, braid trim, braided elastic, brass blank, brayer, bridesmaid card, bridesmaid proposal,
      bridesmaid proposal box, bridle butt, bridle leather, bristle brushes, bristol board, bronze clay, brooch back,
      brush basin, brush case artist, brush cleaner, brush lettering, brush marker, brush markers, brush on glaze,
      brush pen, brush roll artist, brush set, brush set painting, brush soap, brush washer, brushed cotton, brushes
      and palettes, bubble candle mould, bubble wrap, buckram, buff stoneware, bugle bead, bulldog clip, bullet
      journal, bulletin board, bulletin border, bullion fringe, bullseye glass, bump interlining, burnisher jewellery,
      burnishing gum, business card template, button, buttonhole elastic, buttons, cable needle, cabochon setting,
      calendar, calico, calico fabric, calico undyed, calligraphy, calligraphy ink, calligraphy nib, calligraphy pen,
      calligraphy set, calotte, candle box packaging, candle boxes, candle colour, candle dye, candle fragrance, candle
      jar lid, candle jars empty, candle making, candle making fragrance, candle making kit, candle making supplies
      kit, candle mold, candle mould, candle pitcher, candle pouring jug, candle pouring pitcher, candle scent, candle
      tin, candle tins lids, candle vessel, candle vessel lid, candle vessels, candle warning label, candle wax, candle
      wick, caning tools, canva template printable, canvas and boards, canvas board, canvas fabric, canvas pack, canvas
      pad, canvas panel, canvas roll, canvas stretched, canvas stretcher, canvases and boards, card, card base, card
      blank, card kit, card making kit, cardboard box, carded batts, carded wool, carders, cardigan kit, cardigan
      pattern, cardmaking kit, cards and envelopes, cardstock, cardstock stickers, care label, care labels, carving
      blank, carving block, carving knife wood, carving tool, casting crucible, casting grain, casting metal, casting
      plaster, casting resin, casting slip, celadon glaze, cello bag, cellophane, cellophane bag, cellophane roll,
      cellophane wrap, ceramic blank, ceramic decal, ceramic glaze, ceramic oxide, ceramic stain, ceremony booklet,
      ceremony program, chain by the metre, chain nose plier, chain nose pliers, chair cane, chair nails, chalk, chalk
      marker, chalk paint, chalk pastel, chalk pen, chalk pens, chalk wheel, chalkboard, challis fabric, chambray
      fabric, chandelier finding, charcoal, charcoal block soldering, charcoal paper, charcoal sticks, charm pack,
      charm square, charms for bracelet making, charms for jewelry making, cheesecloth fabric, chenille fabric,
      chenille stem, chicago screw, chip strand, chipboard, chipboard frames, chipboard set, chipboard sticker,
      chipboard stickers, christmas card, chrome tan leather, chunky canvas, chunky merino, cinch binding, circular
      needle, clamshell packaging, clamshell wax melt, clasps, classroom display, clay, clay cutter, clay extruder,
      clay press, clay roller, clay sculpting, clay stamp, clay tool, clear epoxy, clear stamp, cling stamp, clip art,
      clip board, clipart, clipboard, cloisonne bead, cloisonne beads, closed end zip, clothes pegs mini craft,
      clothespins craft, clothing fabric, clothing label, clothing labels, clp label, coaster mold, coaster mould, coat
      pattern, coating resin, cobalt carbonate, coconut apricot wax, coconut wax, coil springs upholstery, coil zip,
      coiling gizmo, coir fibre upholstery, cold press paper, cold pressed paper, collection kit scrapbook, color
      shaper, color wheel artist, coloring book, coloring kit, coloring page, coloring set, colour shaper, colour
      wheel, colouring book, colouring pen, colouring pens, colouring set, comb binding, comb binding machine, combed
      top, compass and protractor, compass box, compass drawing, compass geometry, compass set, composition book,
      compressed charcoal, condolence book, condolence card, cone 06 glaze, cone 5 glaze, cone 6, cone 6 glaze,
      connector finding, construction paper, container blend, container wax, conte crayon, conte stick, continuous zip,
      copper blank, copper clay, copper foil 7 32, copper foil tape, copper leaf, copy paper, cord end, cord lock, cord
      stopper, cork board, cork fabric, corkboard, correction fluid, correction tape, corrugated box, corset boning,
      corset busk, cosmetic mica, cotton boll, cotton canvas fabric, cotton cord, cotton drill, cotton duck, cotton
      jersey, cotton lawn, cotton lycra, cotton poplin, cotton rope bag, cotton sateen, cotton spandex jersey, cotton
      tape, cotton twill fabric, cotton warp, cotton webbing, cotton wicks, cover plate die, cowl kit, cowl pattern,
      crackle paste, cradled panel, craft, craft box, craft boxes, craft bundle, craft fabric, craft gem, craft gems,
      craft glue, craft heat tool, craft kit, craft knife, craft material, craft materials, craft paper, craft pom
      poms, craft scissor, craft set, craft set kids, craft stick, craft sticks, craft supplies, craft supply, craft
      tin kit, craft wire, crank clay, crayon, crepe de chine, crewel embroidery, crewel kit, crewel wool, cricut,
      crimp bead, crimp covers, crimp end, crimp tool, crimp tube, crimping plier beading, crochet accessories, crochet
      accessory, crochet blanket pattern, crochet book, crochet hook, crochet kit, crochet pattern, crochet yarn, cross
      bottom bag, cross stitch, crystal drops nuvo, cuddle fleece, cuddle minky, cuff ribbing, cuffing, cufflink blank,
      curtain fabric, curtain interlining, curtain lining, curtain lining fabric, curtain tape, cushion making, cushion
      piping, cushion zip, cut away stabilizer, cut file, cutaway stabilizer, cutting die, cutting mat, cutting plates,
      cutting plotter, cyanotype, czech glass, czech glass bead, d ring album, d rings bag, dacron wrap, daisy spacer,
      damar varnish, dammar varnish, dapping block, dapping punch, dapping set, darning egg, darning mushroom, darning
      needle, date stamp, decal, decal paper, deckled edge paper, deco foil, decopatch, decor mould iod, decor
      transfer, decorating slip, decorative nails upholstery, decoupage, decoupage tissue, decovil, deep edge canvas,
      deep pour epoxy, deep pour resin, delft clay, delica, desk accessories, desk blotter, desk calendar, desk
      organiser, desk organizer, desk pad, desk set, desk stationery, desk tidy, desk tray, dessert roll, details card,
      diamond art, diamond chisel, diamond painting, diary, dichroic glass, die cut, die cutter, die cutting, die set,
      die storage, digital download stencil, digital paper, digital pattern, dip nib, dip pen, dipper cup, dipping
      glaze, dipryl, disappearing ink pen, disc blank, disc bound, disc bound notebook, disc punch, discbound,
      discbound notebook, display book, display border, display easel, distress ink, distress oxide, dk weight, dk
      wool, document case, document folder, document holder, document tray, document wallet, doll hair craft, doll
      making, doll pattern, dome nails, doming block, dot and cross paper, dot grid, dot grid notebook, dotted
      notebook, double brushed poly, double cap rivet, double gauze, double gauze fabric, double gauze muslin, double
      knit, double knit jersey, dowel craft, downloadable pattern, dpns, drafting film, drawing board, drawing book,
      drawing fluid, drawing ink, drawing kit, drawing mannequin, drawing materials, drawing pad, drawing pen, drawing
      pin, drawing set, drawing slate, drawing tablet paper, dreamcatcher kit, dress fabric, dress form, dress net,
      dress netting, dress pattern, dress zip, dressmaker s carbon, dressmakers carbon, dressmaking fabric, dressmaking
      pattern, dressmaking pin, dressmaking shear, drop spindle, dropper caps, drum carder, dry oilskin, dry pigment,
      drypoint, dtf transfer, dual action airbrush, dual tip marker, dual tip markers, duchess satin, duck canvas,
      dungaree buckles, dungaree clips, dungaree pattern, dupioni, dye ink, dyeing kit, dylon dye, e6000, ear nut, ear
      posts, ear wire, earring back, earring blank, earring card, earring component, earring hook, earring post,
      earthenware, earthenware clay, earwire, easel, ecosoya, edge beveler, edge beveller, edge creaser, edge kote,
      edge paint, edge paint roller, edge slicker, elastic 10mm, elastic 20mm, elastic 25mm, elastic 6mm, elastic band,
      elastic band sewing, elastic by the metre, elastic cord, elastic roll, elastic tape, elastic thread, elasticated
      webbing upholstery, electric eraser, embellishment, embellishments, embosser, embossing, embossing folder,
      embossing heat tool, embossing machine, embossing paste, embossing powder, embroidered patch, embroidery,
      embroidery floss, embroidery hoop, embroidery kit, embroidery pattern, embroidery stabiliser, embroidery
      stabilizer, embroidery thread, empty candle jar, enamel dot, enamel dots, enamel dots stickers, enamel powder,
      enameling powder, enamelling kit, enamelling powder, envelope, envelope liner, ephemera, ephemera pack, epoxy
      pigment, epoxy resin, erasable pen, eraser, escort card, essential oil pump, etching ink, etching needle, etching
      plate, etching press, eva foam, evening invite, evenweave, exam board, exam pad, exercise book, expanding file,
      extender chain finding, extension chain finding, eye pin, eye pins, eyelet, eyelet fabric, eyelet plier, eyelet
      pliers, eyelet tool, eyelets, eyepin, fabric, fabric bundle, fabric by the yard, fabric dye, fabric marker,
      fabric offcut, fabric offcuts, fabric paint, fabric panel, fabric pen, fabric remnant, fabric scissor, fabric
      scrap, fabric scraps, fabric spray paint, fabric stamp, fabric stamps, faceted rondelle, faceted strand, fan
      brush, fat cap, fat eighth, fat quarter, faux leather sheet, faux suede cord, favor bags, favor box, favour bag,
      favour bags, favour box, favour tag, feathers, felt, felt pen, felt pens, felt sheet, felt tip, feltcraft,
      felting, ferric chloride, fibre tip pens, fiebing s, fiebings, filbert brush, file box, file divider, file
      folder, file organizer, filigree finding, filing and storage, filing supplies, findings, fine liner, fine nib,
      fineliner, fingering weight, fire polish bead, fire polish beads, fire polished, fire retardant foam, fireline,
      firepolished, fitness planner, fixative, fixed circular, flag tape, flanged cord, flanged piping, flat brush
      artist, flat cards, flat elastic, flex hoop, flip chart, flocked board, floor loom, floral foam, floral stems
      wire, floral tape, floral wire, florist tape, florist wire, floristry wire, flow improver, flower wires, flux
      brush, flux brushes, flux stained glass, flyer template, foam adhesive, foam ball, foam board, foam brush, foam
      clay, foam core board, foam cut to size, foam pads craft, foam sheet, foam squares, foam stabiliser, foam
      stabilizer, foam sticker, foam stickers, foam tape scrapbook, foamcore, foamiran, foil alphas, foil quill, foil
      stamping, fold over crimp, fold over elastic, foldback clip, folder, foundation paper, fountain pen, fq bundle,
      fragrance oil candle, fragrance oil candle making, frame loom, fray check, freezer paper quilting, french terry,
      french terry fabric, fringe trim, fringing, frit ceramic, frixion pens fabric, frog closure, frog fastening,
      funeral program, funeral template, furniture stencil, furniture transfer, furniture wax brush, fuse bead, fused
      glass, fusible buckram, fusible fleece, fusible interfacing, fusible web, fusing glass, fusing kit glass,
      gabardine fabric, gable boxes, gel ink pen, gel medium, gel pen, gel wax, gel wax candle, gelli plate, gem
      sticker, gem stickers, gemstone bead, gemstone chips craft, gemstone rondelle, gemstone strand, geometry box,
      geometry set, georgette fabric, german style wire, gesso, gesso board, gesso primer, gessobord, gift bag, gift
      bow, gift box empty, gift boxes, gift boxes packaging, gift certificate template printable, gift label, gift
      packaging, gift tag, gift tissue, gift wrap, gift wrapping paper, gilding, gilding flakes, gilding size, gimp
      braid, gimp trim, gingham ribbon, glass cutter stained, glass frit, glass grinder, glass mosaic, glass paint,
      glass painting, glass pen, glass sheet cathedral, glaze brush, glaze celadon, glaze pottery, glaze powder, glazes
      pottery, glazing medium, glimmer foil, glimmer hot foil, glimmer plate, glitter, gloss gel, gloss medium, gloss
      varnish artist, glossy accents, glovers needle, glue, glue gun, gluestick, glycerin soap base, gold filled sheet,
      gold filled wire, gold leaf, gold lustre, golden brands 464, googly eye, gouache, graffiti marker, graph pad,
      graph paper, graphite crucible, graphite mould, graphite powder, graphite stick, gratitude journal, greeting
      card, greeting cards, grey board, greyboard, grip seal bags, grosgrain, grozing pliers, guest book, guestbook,
      guillotine, gum arabic, gum bichromate, gum tragacanth leather, haberdashery, habit tracker, habit tracker
      journal, habotai, hair clip blank, hake brush, half pan, half round wire, half yard bundle, hama bead, hama
      beads, hand carders, hand lettering, hand manikin, handbag chain, handbag handle, handbag handles, handbag
      hardware, handmade paper, hang tag, hanging files, hardcover notebook, harness needles, hat pattern, head pin,
      head pins, header tape curtain, heading tape, headpin, heat n bond, heat press, heatnbond, heavy gel, heddle, hem
      gauge, hemming tape, hera marker, herringbone tape, herringbone webbing, hessian, highlighter, highlighter pen,
      highlighters, hog brushes, hole punch, hoodie pattern, hook and eye tape, hook clasp, hook knife spoon, hooks and
      eyes, hoop frame embroidery, horsehair stuffing, hot fix, hot foil plate, hot glue gun, hot press paper, hotfix
      crystal, hotfix crystals, htv, ice resin, illusion cord, impasto medium, inch strand, index card, index tab,
      india ink, indian ink, indigo dye kit, ingot mould, ink, ink blending brush, ink blending tool, ink cartridge
      fountain, ink cartridges pen, ink converter, ink cube, ink pad, ink roller, ink sample, ink spray, inkle loom,
      inkpad, intaglio, interchangeable cables knitting, interchangeable needle set, interchangeable tips, interfacing,
      interlining, interlock fabric, invisible tape, invisible zip, invisible zipper, invitation, iron on, jacket
      pattern, jacquard fabric, jeans button, jeans zip, jelly roll, jelly roll fabric, jersey fabric, jesmonite,
      jewelers saw, jewelers wire, jeweller s saw, jewellers bench pin, jewellers saw, jewellers wire, jewellery chain
      by the metre, jewellery finding, jewellery findings, jewellery making, jewellery making kit, jewellery making
      supplies, jewellery mould resin, jewellery plier, jewellery wire, jewelry finding, jewelry findings, jewelry
      making, jewelry making kit, jewelry plier, jewelry supplies, jewelry wire, jiffy bag, journal, journaling card,
      journaling cards, journaling kit, jump ring, jumper kit, jumper pattern, jumpsuit pattern, junk journal, jute
      webbing, kam snap, kerasoy, keychain blank, keychain hardware, keyring blank, keyring blanks, khadi paper, kidney
      wire, kiln, kiln furniture, kiln shelves, kneadable eraser, kneaded eraser, knicker elastic, knit kit, knitted
      elastic, knitting accessories, knitting accessory, knitting bag, knitting bobbin, knitting counter, knitting
      gauge, knitting kit, knitting loom, knitting machine, knitting needle, knitting pattern, knitting wool, knitting
      yarn, kolinsky, kraft bag, kraft tag, kumihimo, kylie and the machine, lab notebook, label, label maker tape,
      label roll, label sticker, label tape, labels, lace trim, laid cord, laminating film, laminating pouch,
      laminating sheet, laminator, lampshade making, lampshade materials, lampshade pvc, lampshade rings, lampwork
      bead, lanyard badge, lap desk paper, lap loom, laptop decal, laptop sticker, large hole bead, large hole beads,
      laser plywood, latch hook, latex mould, latex resist pottery, lava bead, layer cake 10, layer cake fabric,
      layered frames, layered stencil, layering die, layering stencil, layout pad, lazy kate, lead 2b, lead 2h, lead
      came, lead hb, lead refill, lead weight curtain, leather antique, leather bellies, leather burnisher, leather
      cord, leather craft, leather craft tool, leather dye, leather edge paint, leather finish, leather groover,
      leather hide, leather kit, leather knife, leather lace, leather lacing, leather mallet, leather needle, leather
      offcuts, leather panel, leather pattern, leather punch, leather resolene, leather rivet, leather rivets, leather
      scraps, leather shoulder craft, leather side craft, leather skiver, leather snap, leather snaps, leather stain,
      leather stamp, leather strap blank, leather straps craft, leather strip, leather thong craft, leather thread,
      leather tool, leather wallet kit, leathercraft, leatherette, leatherette fabric, legal pad, leggings pattern,
      letter bead, letter beads, letter opener, letter paper, letter punch, letter rack, letter set, letter sticker,
      letter stickers, letter tray, letterpress card, lever arch, light box tracing, light pad, linen blend fabric,
      linen canvas, linen fabric, linen noil, linen thread waxed, liner brush, lingerie elastic, lining fabric, link
      connector, lino, lino block, lino cutter, lino cutting tool, lino cutting tools, lino roller, lino tool, linocut,
      linocut tool, lip balm base, liquid pearls, liquin, list pad, live edge mould, liver of sulfur, liver of sulphur,
      loaf mold, lobster clasp, locker hook, locket blank, logo patch, lollipop sticks craft, lolly stick, long book,
      long stitch kit, loom, loom kit, loop tool, loop turner, loopback, loopback jersey, looper plier, looping plier,
      low melt alloy, low odour solvent, lustre pottery, lycra fabric, mache box, macrame, macrame bead, macrame beads,
      macrame cord, macrame kit, macrame ring, macrame rope, madder root dye, magazine file, magnet round, magnet
      whiteboard, magnetic board, magnetic clasp, magnetic hammer upholstery, magnetic sheet storage, magnetic snap,
      magnets round, mahlstick, maid of honour card, mailer, mailer box, mailing bag, mailing box, mailing supplies,
      making beads, manila folder, map pin, marbling, marbling kit, marbling paint, mark making, marker, marker pad,
      marker refill, marker set, markers, masking fluid, mat cutter, mathematical instrument box, maths set, matt
      medium, matte medium, maul leather, mdf blank, mdf board craft, mdf letter, mdf shape, measuring tape sewing,
      melt and pour, melt and pour soap base, melting spoon wax, melton wool, melty bead, memo board, memo pad,
      memoboard, memorial card, memory dex, memory foam sheet craft, memory wire, menu card, menu cards, menu template,
      merino dk, mesh fabric, metal blanks, metal clay, metal die, metal dies, metal leaf, metal stamp, metal stamping,
      metal zip, metal zipper, mica, mica color, mica colour, mica pigment, mica powder, mica powders, mildliner, milk
      paint, millefiori, mineral paint furniture, mineral spirit, mini album, mini alphas, minky, minky dot, minky
      fabric, misti, mitten pattern, mixed media pad, mixed shape label, mixing palette, miyuki delica, mod podge, mod
      roc, modeling clay, modeling paste, modeling wax, modelling clay, modelling paste, modelling tool, modelling wax,
      modroc, molding paste, moldmaking silicone, monk s cloth, monks cloth, monotype, mosaic grout, mosaic kit, mosaic
      nippers, mosaic tile, mosaic tiles, moss craft, mould making rubber, mould making silicone, moulds latex, mount
      board, mount cutter, mountboard, mounting tape, multi pen, murano bead, murano beads, muslin fabric, name label,
      name sticker, name stickers, name tape, name tapes, natural dye, needle, needle case, needle felt kit, needle
      gauge, needle sizer, needle tips, needlecord, needlepoint, needlework, newsprint pad, nib holder, nib unit,
      niddy, note book, note card, notebook, notebook a5, notebook insert, notecard, notelet, notepad, notes pad,
      notice board, notions, number sticker, nuvo drops, nylon coil zipper, nylon jaw plier, nymo thread, oasis foam,
      oblong punch, odorless solvent, odourless solvent, office magnet, office stationery, oil colour, oil medium, oil
      paint, oil pastel, oilcloth, oilskin fabric, open ended zip, order of service, order of the day, orders of
      service, organic cotton jersey, origami, origami paper, ornament kit, overlocker, overstitch wheel, ox gall,
      oxide ink, oxide pottery, packaging box, packaging tape, packing box, packing boxes, packing peanuts, packing
      supplies, packing tape dispenser, padfolio, page dividers, page flag, page marker, page protector, paint, paint
      brush, paint by number, paint canvas, paint inlay, paint marker, paint palette, paint pen, paint set, paint
      stick, paint your own, paint your own kit, paintbrush, painting accessories, painting brush, painting canvas,
      painting kit, painting medium, painting set, painting supplies, painting supply, palette cup, palette knife,
      palette knives, palette pad, palette paper, pallet wrap, palm chisel set carving, pan pastel, panpastel, paper,
      paper bag, paper clay, paper clip, paper craft, paper cutter, paper mache, paper pack, paper pad, paper pattern,
      paper punch, paper stack, paper trimmer, papercraft, paracord buckle, paraffin wax, parcel tape, party bag, party
      invitations, party invite, pastel, pastel pad, pastel paper, pastel pencil, pastel set, pastels, patchwork
      fabric, patina stained glass, pattern paper, pattern pdf, pattern weights, pdf pattern, pearl cotton, pearl
      strand, peg doll, pelmet buckram, pen, pen blank, pen case, pen cup, pen holder, pen kit turning, pen loop, pen
      nib, pen pot, pen refill, pen tray, pencil, pencil grip, pencil pleat tape, pendant bail, pendant blank, pendant
      tray, pens, perle cotton, perler bead, permanent marker, permanent vinyl, petersham, petersham ribbon, pewter
      casting, pewter ingot, photo album refill, photo corner, photo emulsion, photo mat mats, photo paper,
      photopolymer stamp, phrase stickers, picot elastic, picture varnish, piercing saw, pigment ink, pigment paste,
      pigment powder, pillar blend, pillar mould, pillow box packaging, pillow boxes, pin board, pin cushion, pin dish,
      pinch bail, pinking blade, pinking shear, pipe cleaner, piping cord, place card, planner, planner charm, planner
      dashboard, planner sticker, planner sticker book, planner stickers, plaster bandage, plaster bat, plaster mold,
      plaster mould, plaster of paris, plaster wrap, plastic binding comb, plastic canvas, plastic poppers, plastic
      wallet, plasticine, platform cloth, plotter paper, plush elastic, ply grip upholstery, plywood sheet craft, png
      bundle, png file, pocket notebook, pocket page, point protector, point turner, poly bags, poly mallet, poly
      pocket, polyester boning, polyester filling, polyester wadding, polymer clay, polymer clay cutter, polystyrene
      ball, pom pom, pom pom kit, pom pom maker, pom pom trim, pom poms, ponte roma, pony bead, poplin, popsicle stick,
      porcelain body, porcelain clay, porcelain slip, portfolio case, post bound album, post it, postal boxes, postal
      tube, postcard, poster board, poster color, poster colour, poster paint, poster paper roll, potter s wheel,
      potters wheel, pottery apron, pottery bat, pottery glaze, pottery kit, pottery sponge, pottery tool, pottery
      wheel, pouring medium, pouring pitcher candle, power mesh, pre tabbed wick, pre waxed wick, precuts, presentation
      portfolio, press flower, press stud, presser foot, pressing mat, price gun, price tag, pricking iron, pricking
      wheel, primed canvas, primed panel, printable, printable wall art template, printed pattern sewing, printer
      paper, printing ink, printing press, printing supplies sublimation, pritt stick, procion dye, project bag,
      project life, prompt journal, proportional divider, protractor, puffy sticker, pugmill, pump dispenser cap,
      punch, punch needle, punch set, punched pocket, puncher, purse chain, purse clasp, purse feet, purse frame, purse
      hardware, push pin, putty eraser, putty rubber, pva, pyjama pattern, pyrography, pyrometric cone, quick unpick,
      quilling, quilt back, quilt backing, quilt batting, quilt fabric, quilt kit, quilt panel, quilt pattern, quilt
      wadding, quilted fabric, quilter s shadow, quilters cotton, quilters shadow, quilting cotton, quilting fabric,
      quilting foot, quilting frame, quilting glove, quilting gloves, quilting pattern, quilting pin, quilting pins,
      quilting thread, rabbit skin glue, raffia ribbon, rag paper, raku clay, rapeseed wax, rapid rivets, rattail cord,
      rattan core, rayon challis, rayon crepe, rayon twill, re inker, reactive foil, rectangle ring, rectangular ring,
      refill pad, refillable notebook, refined linseed oil, regulator upholstery, reinker, relief ink, remnant,
      reporter notebook, resealable bags, resin, resin art, resin bead, resin beads, resin deep pour, resin dye, resin
      kit craft, resin kit uv, resin mold, resin mold coaster, resin mould, resin pigment, resin tint, retarder medium,
      retouching varnish, revolving punch, reward sticker, reward stickers, rhinestone, rhinestone applicator,
      rhinestones, rib knit fabric, ribbing, ribbing fabric, ribbon, ribbon crimp, ribbon end, ribbon reel, ribbon tool
      pottery, ric rac, rick rack, rickrack, rigger brush, rigilene, ring bending, ring blank, ring clamp, ring
      mandrel, ritza, river table mould, rivet setter, rocaille, rollerball, rollerball pen, rollerball refill, roman
      blind kit deluxe fabric, roman blind tape, rondelle, rondelle beads, rondelle strand, rondelles, rotary blade,
      rotary cutter, rotary mat, round knife leather, round label, round nose plier, round nose pliers, roving, row
      counter, rsvp card, rub on decor transfer, rub on transfer, rub ons, rubber band, rubber stamp, rug canvas, rug
      hook, rug hooking, rug making, rug warp, ruler, running pliers glass, rush weaving, sable brush, saddler s
      needle, saddlers needle, saddlers thread, safety eye, safety eyes, safety pin, sam browne stud, sand art kit,
      sand casting kit, sashiko, sateen lining, satin binding, satin cord, satin ribbon, save the date, save the date
      magnet, saw blades jewellers, scarf pattern, school bag tag, school kit, school set, school stationery, school
      supplies, school supply, scissors, scoring board, scotch tape, scrapbook, scrapbook album, scrapbook paper,
      scrapbooking album, scratch art, screen emulsion, screen mesh, screen printing, screen printing frame, screen
      printing ink, screen printing kit, screen printing squeegee, scroll saw pattern, scrunchie kit, scuba crepe,
      scuba fabric, sculpting tool, sculpture tool, sculpture tools, seagrass cord chair, sealing wax, seam gauge, seam
      guide, seam ripper, seating chart template, seating plan, seating plan cards, seed bead, self adhesive lampshade,
      self healing mat, self inking stamp, sellotape, sentiment stamp, sequin, sequins, serpentine spring upholstery,
      sew in label, sew on patch, sew on snap, sewing accessories, sewing accessory, sewing basket, sewing box, sewing
      button, sewing caddy, sewing feet, sewing foot, sewing gauge, sewing kit, sewing kit kids, sewing machine, sewing
      needle, sewing notion, sewing notions, sewing pattern, sewing pattern dress, sewing pin, sewing scissor, sewing
      thread, shaker die, shaker domes, sharpener, shawl kit, shawl pattern, shawl pin, sheet glass cathedral, shibori,
      shibori kit, shimmer mist, shimmer spray, shipping box, shipping label, shipping tape, shirring elastic, shirt
      pattern, shoe labels kids, shoulder pads sewing, shredded tissue, shrink plastic, side release buckle, sign
      template, silhouette cameo, silicone bead, silicone beads, silicone mold, silicone mould, silicone mould coaster,
      silicone shaper, silk dupion, silk noil, silk paint, silk painting, silk scarf blank, silk screen, silver clay,
      silver filled wire, silver leaf sheets, silver sheet 24ga, single line notebook, skein, sketch book, sketch pad,
      sketch pen, sketchbook, sketching, sketching set, skin wadding, skinny cap, skirt pattern, skiving knife, slab
      roller, slide buckle, slide clasp, slime kit diy, slip casting, smalti, snap fastener, snap setter, snap tape,
      snaps fastener, snow wax, soap beveler, soap box packaging, soap colorant, soap colourant, soap curing rack, soap
      cutter, soap cutting, soap dye, soap label, soap loaf mold, soap loaf mould, soap making, soap making kit, soap
      mica, soap mold, soap mould, soap packaging, soap planer, soap stamp, sock blank, sock blocker, sock kit, sock
      pattern, sodium hydroxide soap, soft and stable, soft flex, soft pastel, softcover notebook, softshell fabric,
      soldering block, soldering pick, soluble stabiliser, soluble stabilizer, soy wax, spacer bar, spacer bead,
      spandex fabric, spindle blank, spinning fiber, spinning fibre, spinning wheel, spiral notebook, split ring plier,
      split rings, spoon blank, spoon carving kit, spoon carving knife, sport weight yarn, spray booth airbrush, spray
      can caps, spray caps, spray fixative, spray paint, square canvas, stained glass, stained glass foil, stained
      glass kit, stained glass sheet, stained glass supplies, stained glass supply, stamp, stamp and die, stamp block,
      stamp cleaner, stamp die, stamp of approval, stamp pad, stamp platform, stamp set, stamp storage, stamping blank,
      stamping kit metal, stamping platform, stamps and dies, stamps dies, stand oil, staple remover, stapler, staples,
      stationery, stearin, stearin flakes, stem wire, stencil, stencil brush, stencil film, sterling sheet, sterling
      silver wire, stick on label, stick on labels, stick on name label, stick on name labels, stick shuttle, sticker,
      sticker craft, sticker pack, sticker roll, sticker sheet, sticker subscription, stickers, stickles, sticky back
      plastic, sticky note, sticky tack, sticky tape, stitch groover, stitch holder, stitch marker, stitch stopper,
      stitching awl, stitching chisel, stitching groover, stitching pony, stockinette upholstery, stoneware clay,
      stoneware glaze, story kit, stranded cotton, strap adjuster, strap cutter, strap end punch, stretch cord, stretch
      jersey, stretch wrap, stretched canvas, stretcher bar, string art, stringing elastic, style vil, stylevil,
      subject divider, subject notebook, sublimation, sublimation blank, sublimation mug blank, suede cord, sugar
      paper, sun print, suncatcher kit, superduo, suspension file, svg, svg file, swatch ruler, sweat fabric, sweater
      kit, sweater pattern, sweatshirt fabric, sweatshirt fleece fabric, swift umbrella, swimwear fabric, swing tag,
      swiss dot, swivel clasp, swivel clip, swivel knife, sympathy card, t shirt yarn, table loom, table name cards,
      table number, table number card, table number cards, table numbers, table plan, table plan template, tack lifter,
      tailor s beeswax, tailor s chalk, tailor s ham, tailors beeswax, tailors chalk, tailors dummy, tailors ham,
      tamper evident lid, tana lawn, tape dispenser, tape gun, tape runner, tapestry canvas, tapestry kit, tapestry
      loom, tapestry needle, tapestry wool, tassel trim, teacher stamp, teacher sticker, teacher stickers, tear away
      stabiliser, tear away stabilizer, tear off palette, tearaway stabilizer, teddy fleece fabric, tempera paint,
      template plastic, tension square, tesserae, textile dye, texture gel, texture mat clay, texture paste, texture
      roller clay, thank you card, thank you note, thank you tag, thermal label, thickers, thimble, third hand
      jewellery, thread, thread cone, thread rack, thread snip, thread stand, throwing bat, throwing clay, throwing
      sponge, tie dye kit, tie tack blank, tiger tail wire, tila bead, tila beads, tile nippers mosaic, tipp ex,
      tippex, tissue circles, tissue paper, tjanting, to do list, to do pad, toggle clasp, toggle fastener, tokonole,
      toner foil, toner sheets, tooling leather, top pattern, tote bag blank, tote pattern, toy eyes, toy filling, toy
      pattern, toy stuffing, tracing board, tracing light box, tracing pad, tracing paper, tracing wheel, transfer
      vinyl, traveler s notebook insert, tray mould resin, treasury tag, tree slice, tri glide, triglide, trimming tool
      loop, trimming tools pottery, trouser hook, trouser pattern, trousers pattern, tube clasp, tubular ribbing,
      tubular rivet, tufting, tufting gun, tunisian hook, turn lock, turning blank, turning tool pottery, twill tape,
      twin tip marker, twin tip markers, umbrella swift, underglaze, underwear pattern, undyed calico, unfinished wood,
      upholstery fabric, upholstery foam, upholstery gimp, upholstery nail, upholstery needle, upholstery spring,
      upholstery tack, upholstery tacks, upholstery thread, upholstery trim, upholstery twine, upholstery webbing, uv
      resin kit, valentine card, varnish spray, veg tan, veg tan leather, veg tan shoulder, veg tan strip, vegetable
      tanned leather, velcro, velcro patch, vellum, vellum jacket, vellum sheet, vellum wrap, velvet ribbon, vine
      charcoal, vinyl heat transfer, vinyl roll, vinyl sheet, viscose challis, viscose crepe, viscose jersey, viscose
      lawn, viscose linen, viscose poplin, viscose twill, vlieseline, void fill, vow book, vow booklet, vows book,
      vybar, wadding, waistband elastic, waistband interfacing, walking foot, wall calendar, warp cotton, warping
      board, warping mill, warping pegs, wash away stabilizer, washi, washi sticker, water brush, water colour, water
      mixable oil, water soluble film, watercolor, watercolor pan, watercolour, watercolour pan, wax crayon, wax dye,
      wax melt clamshell, wax melt mold, wax melt mould, wax melt packaging, wax melter candle, wax melting pot, wax
      melts kit, wax print fabric, wax resist, wax seal, wax seal sticker, wax thermometer, waxed cord, waxed linen
      thread, waxed polyester thread, waxed thread, weaving, weaving comb, weaving kit, weaving kit kids, weaving loom,
      weaving shuttle, weaving sword, webbing, webbing buckle, webbing jute, webbing strap, webbing stretcher, wedding
      advice cards, wedding card, wedding invite, wedding menu, wedding planner journal, wedding program, wedding
      stamp, wedding stamps, wedding stationery, wedding suite, wedding svg, wedding table plan, wedding template,
      weekly pad, welcome sign template, wet palette, wheeled nippers, white tack, whiteboard, whiteboard magnet,
      whiteboard marker, whittling kit, whittling knife, whittling knives, wick, wick bar, wick centering bar, wick
      centering tool, wick sticker, wick stickum, wick sustainer, wick tab, wick trimmer craft, wideback, willow
      charcoal, willow weaving, window marker, window markers, wing divider, wire armature, wire jig, wire wrap, wire
      wrapping, wire wreath frame, wishing tree tags, wonder clip, wood bead, wood beads, wood blank, wood burning kit,
      wood burning tool, wood carving chisel, wood carving chisels, wood carving kit, wood carving tool, wood number,
      wood panel cradled, wood slice, wood slicker, wood wick, wooden bead, wooden blank, wooden craft, wooden hearts
      craft, wooden letter, wooden manikin, wooden mannequin, wooden number, wooden pegs craft, wooden ring macrame,
      wooden rings craft, wooden shape, wooden spool, wooden spools, wooden stars craft, wooden wick, wool batt, wool
      braid, wool carder, wool comb, wool combs, wool felt, wool locks, wool roving, wool swift, wool top, wool tops,
      wool winder, woven elastic, woven label, wrap paper, wrapped wire floral, wrapping paper, wreath base, writing
      instruments, writing pad, writing set, yarn, yarn bowl, yarn cutter, yarn swift umbrella, yoke kit, yupo, zip
      fastener, zip invisible, zip lock bags packaging, zip puller, zip slider, zipper, zipper by the yard, zipper
      pull, zipper puller, zipper roll, zipper tape`,
    ],
  ],
  unsure: `acrylic block, advice cards, aida, airbrush, alginate, applique, armature, baby yarn, back tack strip, ball
    clay, balsa, barrel clasp, batik, bead, belly band invitation, bisque, box clasp, brushed cotton, buckram, button,
    buttons, calico, calligraphy, candle tins lids, candle vessel, candle vessels, card, carders, cellophane, chain
    nose plier, chain nose pliers, chair nails, chalk, chambray fabric, charcoal, chipboard, clay, coating resin, cone
    6, cotton canvas fabric, cotton jersey, cotton sateen, cotton tape, craft, craft box, craft boxes, cuddle fleece,
    cuffing, curtain lining, czech glass, decal, decals, details card, display border, dome nails, double gauze, double
    gauze muslin, dress fabric, earthenware, earthenwares, edge paint, embellishment, embellishments, embroidery,
    ephemera, eyelet, eyelets, fabric, fan brush, feathers, felt, fixative, flat brush artist, flux brush, flux
    brushes, folder, fragrance oil candle making, french terry, fringing, fused glass, gable boxes, gilding, gimp trim,
    glass grinder, glass mosaic, glitter, gold lustre, guillotine, heading tape, hessian, highlighter, hook clasp, ice
    resin, ink, interfacing, interlining, jelly roll, label, labels, laid cord, leather finish, leather lace, leather
    stain, leather strip, leatherette, liner brush, lino, lobster clasp, loom, loopback, macrame, magnetic clasp,
    marbling, marker, menu card, mesh fabric, mica, mica powders, milk paint, minky, misti, monotype, mosaic tile,
    mosaic tiles, natural dye, needle, notions, oilcloth, order of the day, organic cotton jersey, paint, paint your
    own, paper, paper clay, pastel, pastels, pen, pen blank, petersham, pillow boxes, platform cloth, poly bags, poly
    mallet, pom pom, poplin, power mesh, printable, project bag, punch, pva, remnant, resin, rhinestone, rhinestones,
    ribbing, ribbon, rivet setter, rollerball, rondelle, rondelles, round knife leather, round nose plier, round nose
    pliers, roving, screen printing, seating plan, sequin, sequins, shawl pin, shibori, side release buckle, sketching,
    slide clasp, split rings, stained glass, stamp, strap cutter, sublimation, swivel clasp, swivel knife, table loom,
    table plan, tana lawn, thread, tissue circles, toggle clasp, tube clasp, turn lock, upholstery tack, veg tan,
    velcro, vellum, vellum jacket, vellum wrap, viscose jersey, wadding, walking foot, wax print fabric, wax resist,
    waxed thread, weaving, webbing, whiteboard, wick, wing divider, zipper, zipper pull, zipper puller`,
  printed: `calendar, card, cards, erasers, fabric, greeting card, journal, notebook, stencil, sticker, stickers, svg,
    wrapping paper`,
  uses: {
    ARTS_AND_CRAFTS: `art supplies, arts, candle making, card making, cardmaking, craft, craft supplies, crafting,
      crafts, crochet, diy, dressmaking, haberdashery, half metre, half yard, jewellery making, jewelry making,
      knitting, needlework, office supplies, packaging, packaging supplies, painting supplies, paper crafts,
      papercraft, per half meter, per half metre, pottery supplies, printmaking, quilt shop, quilting, school supplies,
      scrapbooking, sewing, shipping supplies, soap making, spinning and weaving, stationer, stationery`,
  },
  makers: {
    ARTS_AND_CRAFTS: `49 and market, addi, addi click, adriafil, akua, alafosslopi, aleene s, alexander henry, alison
      glass, alize angora, alize cotton gold, alize diva, alize lanagold, alize puffy, alize velluto, alpakka silke,
      altenew, amaco, american crafts, americana acrylic, amsterdam acrylic, anchor thread, andover fabrics, apli,
      arches watercolor, army painter, art gallery fabric, art gallery fabrics, art resin, arteza, artoz, arwetta,
      ashford spinning, atelier zitron, aurifil, austermann, avery labels, baby cashmerino, baby lock, babylock, bc
      garn, belle arti, bergere de france, bernat, bernette, bernina, berroco, berroco ultra, bic cristal, biches
      buches, blue sky fibers, bobbiny, bockingford, borgo de pazzi, borstet alpakka, bosal, botz, brooklyn tweed,
      brother innov, brother scanncut, brother sewing, burda style, butterick, caligo, caligo safe wash, cama rose,
      camarose, canson, caran d ache, caran dache, caron cakes, caron simply, cascade 220, cascade eco, cascade
      heritage, cascade pima, cascade ultra pima, cashmerette, catania color, catania grande, catherine pooler, catona,
      cernit, charbonnel, chiaogoo, chiaogoo mini, ciao bella, citadel paint, clairefontaine, closet core, cloud 9
      fabrics, cloud9 fabrics, clover amour, clover needles, clover takumi, coats cotton, cobra oil, cocoknits, collins
      debden, concord 9th, conte a paris, cool wool, copic, copic ciao, copic sketch, cotman, cotton and steel, cotton
      steel, couture creations, cowgirlblues, crafter s companion, crafters companion, cranfield, crayola, createx,
      creativ company, creative grids, cretacolor, cricut, da vinci brush, da vinci casaneo, da vinci maestro, dale
      garn, daler rowney, daler rowney system3, daniel smith, darwi, das clay, dashwood studio, de atramentis, debbie
      bliss, decoart, deer and doe, derwent, derwent drawing, derwent inktense, diamine, dmc, dmc thread, docrafts,
      doodlebug design, dovecraft, drops air, drops alaska, drops alpaca, drops andes, drops baby merino, drops belle,
      drops big merino, drops bomull, drops brushed alpaca, drops cotton light, drops cotton merino, drops daisy, drops
      eskimo, drops fabel, drops flora, drops karisma, drops kid silk, drops lima, drops loves you, drops melody, drops
      merino, drops muskat, drops nepal, drops paris, drops polaris, drops puna, drops safran, drops sky, drops snow,
      drops soft tweed, drops wish, drops yarn, drops you, du store alpakka, duncan glaze, dylon, e6000, easyweed, echo
      park, ecopuno, elizabeth craft, ella rae, entropy resin, erika knight, erin condren, essdee, esselte, esterbrook,
      etrofil, exacompta, faber castell, fabriano, fellowes, felted tweed, fibra natura, field notes, figo fabrics,
      filatura di crosa, filcolana, filofax, fimo, finullgarn, first edition paper, fiskars scissors, folia, folkart,
      fonty, free spirit fabrics, freespirit, friday pattern company, frixion, gamblin, gazzal, gedifra, gepard garn,
      gina k, golden acrylics, golden fluid, golden fluid acrylics, golden heavy body, golden open, grainline studio,
      graphic 45, gruendl, grundl, gutermann, hahnemuhle, happy planner, harder steenbeck, hayfield, hedgehog fibres,
      heidi swapp, helen s closet, herma, hero arts, hikoo, himalaya dolphin, himalaya everyday, himalaya yarn, hiya
      hiya, hiyahiya, hjertegarn, hobbii, hobbs batting, hobbs tuscany, hobonichi, hoffman batik, holbein, holst coast,
      holst garn, holst supersoft, hoooked, husqvarna viking, inktense, isacord, isager, isager alpaca, istex, ito
      sensai, iwata, j herbin, jacksons art, jacquard dye, jalie, james c brett, jamieson and smith, jamieson s
      shetland, jamieson s spindrift, jamieson spindrift, janome, jarbo garn, jawoll, john arbon, juki, kaffe fassett,
      kaisercraft, kartopu, katia azteca, katia concept, katia cotton, katia fair cotton, katia merino, katia panama,
      katia yarn, kaweco, kfo merino, kidsilk haze, king cole, knit picks, knitpro, knitpro symfonie, knitpro zing,
      knitting for olive, koh i noor, koigu, kona cotton, kos garn, krea deluxe, kremke, kwik sew, kylie machine, la
      bien aimee, lamana como, lamy, lana gatto, lana grossa, lanagold, lang cashmere, lang jawoll, lang merino, lang
      yarns, lawn fawn, lefranc, legion paper, leitz, lettlopi, leuchtturm, leuchtturm1917, lewis and irene, lewis
      irene, liberty fabrics, liberty tana lawn, lily sugar, lion brand, liquitex, liquitex heavy, lopi lettlopi,
      louisa harding, lykke, m graham, mabef, madeira rayon, madeira thread, madelinetosh, makower, malabrigo, mama
      elephant, mandarin petit, manos del uruguay, manos fino, manos silk blend, mayco, mccall s, mccalls pattern,
      megan nielsen, meilenweit, memento ink, memory box die, merchant and mills, merchant mills, mettler thread,
      michael harding, michael miller, midori md, mijello, mille colori, miss babs, miyuki, mod podge, moda bella, moda
      fabrics, moda grunge, moleskine, molotow, molotow premium, mont marte, montana black, montana gold, montblanc
      meisterstuck, neocolor, noodler s, noro, noro silk, northcott, novita 7, novita nalle, nu notebook, ohuhu, old
      holland, olfa, opal hundertwasser, opal sock, opus 88, oracal, oxford notebook, paasche, paintbox simply,
      paintbox yarns, panpastel, paper mate, paperblanks, papercut patterns, papermate, parker refill, pascuali,
      patons, pebeo, peer gynt garn, pelikan, pellon, pentel, pfaff, phentex, phildar, pilot frixion, pilot g2, pilot
      iroshizuku, pilot metropolitan, pilot vanishing point, pinkfresh, pinkfresh studio, pitt artist, plaid folkart,
      plassard, platinum 3776, platinum preppy, plotulopi, plymouth encore, polychromos, posca, post it, premo, prima
      marketing, princeton brush, prismacolor, pritt, procion, prym, prym love, pukka pad, q connect, qor watercolor,
      quo vadis, r f pigment sticks, ranger archival, ranger distress, ranger ink, rauma finull, rauma vams, red heart,
      regia 4, regia 6, regia pairfect, regia premium, regia sock, rembrandt oil, rennie supersoft, rexel, rhodia, rico
      baby, rico creative, rico design, ricorumi, rifle paper co, riley blake, rit dye, robert kaufman, rosemary and
      co, rotring, rowan alpaca, rowan big wool, rowan cotton, rowan felted tweed, rowan handknit, rowan kidsilk, rowan
      pure wool, rowan summerlite, rowan yarn, royal talens, ruby star, ruby star society, sailor pen, sandnes, sandnes
      garn, sandnes peer gynt, sansodor, saunders waterford, scanncut, schachenmayr, scheepjes, schmincke, schmincke
      horadam, schoppel, sculpey, sculpey premo, seawhite, sennelier, sew easy, sew over it, sharpie, silhouette cameo,
      silhouette portrait, simon says stamp, simple stories, simplicity pattern, simply soft, singer heavy duty,
      sirdar, siser, sizzix, smooth on, snopake, snuggly dk, soft silk mohair, speedball, spellbinders, stabilo,
      staedtler, stamperia, stampin up, stillman and birn, stillman birn, stof, stonehenge paper, strathmore, style
      arc, stylecraft, susan bates, system 3, tamiya color, tilda, tilda fabrics, tilly and the buttons, tim holtz,
      timeless treasures, tombow, tomoe river, tosh merino, traveler s notebook, tsukineko, tula pink, tulip etimo,
      tulip fabric, twsbi, tynn merinoull, tynn silk mohair, uhu, uni ball, uni ball signo, uniball, vallejo, van gogh
      watercolour, vardhman, versafine, versamark, viking garn, vlieseline, vogue patterns, waffle flower, waterman
      pen, we are knitters, wendy knits, west yorkshire spinners, white nights, williamsburg oil, windham fabrics,
      winsor and newton, winsor newton, winsor newton cotman, wollmeise, wool and the gang, wool ease, wool of the
      andes, woolfolk, wys colourlab, wys signature, yarn and colors, yarnart, zauberball, zebra mildliner, zest it,
      zpagetti`,
  },
};
