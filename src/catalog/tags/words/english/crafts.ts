import type { Subject } from '../words.ts';

export const CRAFTS: Subject = {
  things: [
    [
      'ARTS_AND_CRAFTS',
      `12x12 album, 12x12 cardstock, 12x12 collection kit, 12x12 collection pack, 12x12 paper, 12x12 paper pack, 12x12
      paper pad, 14 count aida, 3d embossing folder, 3d foam pads, 3d foam squares, 4 ply, 4ply, 6x6 paper, 6x6 paper
      pad, 6x8 paper pad, 8x8 paper pad, a4 paper, academic planner, acetate lining, acetate sheet, acetate sheets,
      acid dye, acrylic block, acrylic canvas,
      acrylic gesso, acrylic ink, acrylic marker, acrylic marker set, acrylic medium, acrylic paint, acrylic paint set,
      acrylic paints, acrylic pouring, acrylic retarder, acrylic stamp
      block, acrylic varnish, acrylic yarn, activewear fabric, activity paper, address label, address labels, address
      stamp, adhesive
      letter, adhesive
      letters,
      adhesive note, adhesive notes, adhesive runner, adhesive vinyl, advent calendar kit paper, advice cards, afghan
      pattern,
      african wax print, agenda, agenda refill, aida, aida 14, aida 16,
      aida cloth, air dry clay, air drying clay, air erasable pen, airbrush, airbrush cleaner, airbrush cleaning pot,
      airbrush
      compressor, airbrush flow improver, airbrush holder, airbrush hose, airbrush kit, airbrush medium, airbrush
      needle,
      airbrush nozzle, airbrush paint, airbrush set, airbrush stand, airbrush thinner, album kit, alcohol ink resin,
      alcohol
      inks, alcohol marker, alcohol markers, alginate, alpha stickers, alphabet beads, alphabet stickers, aluminium
      craft wire,
      amigurumi kit, amigurumi pattern, ankara
      print, annie s
      soft and stable, anniversary
      card, applique, apron pattern, aqua brush, aquabord, aquarelle, aran wool, archival varnish, archive box,
      argentium, argentium sheet, armature, armature wire,
      art brush, art canvas, art clay, art folio, art
      kit, art materials, art portfolio, art resin kit, art set, art storage, art supplies, artist acrylic, artist
      brush, artist
      canvas, artist manikin, artist
      mannequin, artist materials, artist oil, artist palette, artist turpentine, artistic wire, artists brush, artists
      materials,
      artists oil, audio guest book sign, awl bookbinding, baby cord fabric, baby shower games printable, baby shower
      invitation, baby yarn, babycord, back tack strip, background stamp, backpack pattern, badge
      holder, bag base,
      bag bottom, bag clasp, bag feet,
      bag foam, bag handle, bag
      handles, bag hardware, bag lock, bag magnet, bag pattern, bag slider, bag webbing, bail making plier, bail making
      pliers, ball clay, ball head pins, ball headpin, ball headpins, ball pen, ball point pen, ball
      winder, ballpoint, ballpoint pen, ballpoint refill, balsa, balsa block, balsa sheet, balsa strip, balsa wood,
      banding wheel, bar pin back, baren, barrel clasp, barrette blank, basket cane, basket making kit, basketry,
      basswood, basswood carving, basswood sheet,
      basswood strip, basting pin, basting
      pins, basting
      spray, bath bomb kit, bath
      bomb maker, bath
      bomb mold, bath bomb molds, bath
      bomb mould, bath bomb moulds, bath bomb press, batik, batik
      wax, batik wax pot, bead, bead board, bead box, bead cap, bead caps, bead crimper, bead design board, bead frame,
      bead frames,
      bead kit, bead loom, bead mat, bead mats, bead mix, bead organizer, bead reamer, bead soup, bead spinner, bead
      stopper, bead stoppers, bead strand, bead
      stringing, bead stringing wire, bead supplies, bead tip, bead tips, bead tray, bead wire, beadalon, beaded
      ornament kit, beading board, beading cord, beading
      elastic, beading kit, beading loom, beading mat, beading needle, beading needles, beading supplies, beading
      thread, beading wire, beads, beads seed, beanie pattern, beeswax block craft,
      beeswax pastilles, beeswax pellet, beeswax
      pellets, beeswax
      sheet, beeswax sheets, belly band invitation, belt blank, belt buckle blank, bench block, bench pin, bevel stamp,
      bezel blank, bezel
      blanks, bezel cup, bezel pendant, bezel pusher,
      bezel roller, bezel setting blank, bezel tray, bezel wire, bias binding, bias
      maker, bias
      tape, bias tape maker, bicone, bicone beads, bicones, big eye needle, binder,
      binder clip, binder clips, binder dividers, binding comb, binding combs, biodegradable glitter craft, biro,
      birthday card, birthday invitation, birthday invite, bisque, bisque blank, bisque mug, bisque mug blank, bisque
      plate, bisque tile, bisqueware,
      blackboard, blackout lining fabric, blank canvas, blank cards and envelopes, blanket
      binding, blanket crochet kit, blanket kit, blanket pattern, bleedproof paper, blender fabric, blending stump,
      blending tool ink, block printing,
      block printing ink, blocking mat, blocking
      mats, blocking pins, blocking wires, blouse pattern, blu tack, boat shuttle, bobbin, bobbin box, bobbin case,
      bobbin thread,
      bobbin winder, bodkin, boiled wool,
      bole clay, bondaweb, bone folder, boning corset, book binding, book board, book cloth, book cover school, book
      covering film, book
      covers clear, book plate, book plates, book protector, book stand desk, bookbinding, bookbinding kit, bookbinding
      thread, bookmark,
      bosal in r form, bottled ink, bottoming cloth, boucle fabric, bowl blank, box canvas, box clasp, box easel, box
      file, boxed cards,
      boxed
      notes, boxed set
      of cards, bra back extender, bra cups, bra
      hooks, bra making, bra making kit, bra
      pattern, bra rings sliders, bra sliders, bra
      underwires, bracelet blank, bracelet blanks, bracelet kit, bracelet making, bracelet making kit, bracelet making
      set, bracelet
      mandrel, braid gimp, braid trim, braided elastic,
      brass blank, brass blanks, brayer, bridesmaid card, bridesmaid proposal, bridesmaid proposal box, bridesmaid
      proposal card, bridle butt, bridle leather, bristle brushes,
      bristol board, bronze clay, brooch
      back, brooch backs, brush basin, brush case artist, brush cleaner,
      brush cleaner artist, brush lettering, brush markers, brush on glaze, brush on glazes, brush
      pen, brush pens, brush roll artist, brush set, brush set artist, brush set painting, brush soap, brush washer,
      brushed
      cotton, brushes and
      palettes, bubble candle mould, bubble
      mailer, bubble mailers, bubble wrap, buckram, budget binder, budget planner, buff stoneware, bugle bead, bugle
      beads,
      bulky yarn, bulldog
      clip, bulldog clips,
      bullet journal, bulletin board,
      bulletin border, bullion fringe, bullseye glass, bump interlining, burnisher jewellery, burnishing gum, business
      card template, button, buttonhole
      elastic, buttons, cable
      needle, cabochon setting,
      cabochon settings,
      calendar, calico,
      calico fabric, calico undyed, calligraphy,
      calligraphy ink, calligraphy ink set, calligraphy nib, calligraphy pen, calligraphy set, calotte, calottes,
      candle box packaging,
      candle boxes, candle
      colour, candle colours, candle dye, candle dye blocks, candle dye chip, candle dye chips, candle fragrance, candle
      fragrance oil, candle jar lid, candle jar lids, candle
      jars empty, candle making, candle making fragrance, candle making kit, candle making supplies kit, candle mold,
      candle molds, candle mould,
      candle moulds, candle pitcher, candle pouring jug, candle pouring pitcher, candle scent, candle tin, candle tins,
      candle tins lids, candle vessel, candle vessel lid, candle vessels, candle warning label, candle warning labels,
      candle wax,
      candle wick, candle wicks, caning tools, canva template printable, canvas and boards, canvas board, canvas
      fabric, canvas pack, canvas pad,
      canvas panel,
      canvas roll,
      canvas roll artist, canvas stretched, canvas stretcher, canvases and boards, card, card base, card bases, card
      blank, card blanks, card kit, card making kit, cardboard box, carded batts, carded wool,
      carders, cardigan kit,
      cardigan pattern, cardmaking kit,
      cards and envelopes, cardstock, cardstock stickers, care labels, carpet trimmer tufting, carving blank, carving
      block, carving block
      basswood, carving blocks, carving knife wood, carving tool, carving tools,
      cash envelope, cash envelopes, casting crucible, casting grain, casting metal, casting plaster, casting resin,
      casting resins, casting slip, celadon glaze, cello bag,
      cello bags,
      cellophane, cellophane bag, cellophane bags, cellophane roll, cellophane wrap, ceramic blank, ceramic decal,
      ceramic glaze, ceramic oxide, ceramic stain, ceremony booklet, ceremony program, chain by the metre,
      chain nose plier, chain nose pliers, chair cane, chair nails, chalk, chalk marker, chalk markers, chalk paint,
      chalk pastel,
      chalk pencil,
      chalk pens, chalk wheel, chalkboard,
      challis
      fabric, chambray fabric, chandelier finding, chandelier findings, charcoal, charcoal block soldering, charcoal
      paper, charcoal pencil, charcoal pencils, charcoal sticks, charm
      pack, charm square, charm squares,
      charms for bracelet
      making, charms for jewelry making, cheesecloth fabric, chenille fabric, chenille stem, chenille stems, chenille
      yarn, chicago screw, chicago screws, chip strand, chipboard, chipboard frames, chipboard set, chipboard stickers,
      christening invitation, christmas
      card, chrome tan leather, chunky canvas, chunky merino, cinch binding,
      circular knitting
      needle, circular needle, clamshell packaging, clamshell wax melt, clasps, classroom display, clay, clay cutter,
      clay cutter wire,
      clay extruder, clay press, clay
      roller, clay sculpting, clay stamp, clay tool, clay
      tools, clear epoxy, clear
      stamp, cling stamp, cling stamps, clip art, clip board, clipart, clipboard, cloisonne beads, closed end zip,
      clothes pegs mini craft, clothespins craft,
      clothing fabric, clothing labels, clp label,
      clp labels, coaster
      mold, coaster mould, coaster moulds, coat pattern, coating resin, cobalt carbonate, coconut apricot wax, coconut
      wax, coil springs upholstery, coil zip,
      coiling gizmo, coir fibre upholstery, cold press paper,
      cold pressed
      paper, collection kit
      scrapbook, color shaper, color wheel artist, colored pencil, colored
      pencils, coloring
      book, coloring kit, coloring page, coloring pages, coloring pencil, coloring pencils, coloring set, colour
      pencil, colour pencils, colour shaper, colour wheel, coloured pencil, coloured pencils, colouring book, colouring
      pencil, colouring pencils,
      colouring pens, colouring set, combed top, combed tops, compass and protractor, compass box, compass drawing,
      compass geometry, compass
      set, composition book, compressed charcoal, condolence book, condolence card, cone 06 glaze, cone 5 glaze, cone
      6, cone 6 glaze, connector finding,
      construction paper, container blend, container
      wax, conte crayon,
      conte stick,
      continuous zip, continuous zip chain, copper blank, copper blanks, copper clay, copper foil 7 32, copper foil
      tape, copper leaf, copy
      paper, cord end, cord ends, cord lock, cord stopper, cork board, cork fabric, corkboard, correction fluid,
      correction tape, corrugated
      box, corset
      boning, corset busk, cosmetic mica, cotton boll, cotton canvas fabric, cotton charm square, cotton charm squares,
      cotton cord,
      cotton drill, cotton
      duck, cotton duck canvas, cotton
      jersey, cotton lawn, cotton lycra, cotton poplin, cotton rag paper, cotton rope bag, cotton sateen, cotton
      spandex jersey, cotton
      tape, cotton
      twill fabric, cotton warp, cotton webbing, cotton wicks, cotton yarn, cover plate die, cowl kit, cowl pattern,
      crackle paste,
      cradled panel, craft, craft box, craft boxes, craft bundle, craft
      fabric, craft gems, craft
      glue, craft heat tool, craft kit, craft knife, craft materials, craft paper, craft pom poms, craft scissor, craft
      scissors, craft
      set, craft set kids, craft sticks, craft supplies, craft tin kit, craft wire, crank clay, crayon, crayons, crepe
      de chine, crewel embroidery,
      crewel kit,
      crewel wool, cricut, crimp bead, crimp covers, crimp end, crimp ends, crimp tool, crimp tube, crimp tubes,
      crimping plier beading, crochet accessories, crochet blanket pattern, crochet book,
      crochet hook, crochet kit, crochet pattern, crochet yarn, cross bottom bag, cross stitch, cross stitch chart,
      cross stitch kit, cross
      stitch pattern, cross stitch pdf, crystal drops nuvo, cuddle fleece, cuddle minky, cuff ribbing, cuffing,
      cufflink blank, cufflink
      blanks, curtain fabric, curtain interlining, curtain
      lining, curtain lining fabric, curtain tape, curved safety
      pins, cushion making, cushion piping, cushion zip, cut away stabilizer, cut
      file, cutaway stabilizer, cutting die, cutting dies, cutting mat, cutting plates, cutting plotter, cutting ruler,
      cyanotype,
      cyanotype kit,
      czech glass, czech glass bead, d ring album, d rings bag, dacron wrap, daily planner, daisy spacer, damar
      varnish, dammar
      varnish, dapping
      block, dapping punch, dapping set, darning egg, darning mushroom, darning
      needle, date stamp, decal, decal paper, decal paper laser, deckled edge
      paper, deco foil,
      decopatch,
      decopatch paper, decor mould iod, decor transfer, decor transfers, decorating slip, decorative nails upholstery,
      decoupage, decoupage rice paper, decoupage tissue, decovil, deep edge canvas, deep pour epoxy, deep pour resin,
      delft
      clay, delica,
      delicas, desk accessories, desk blotter, desk
      calendar, desk
      calendar stand, desk organiser, desk
      organizer, desk pad,
      desk planner pad, desk set,
      desk stationery, desk tidy, desk tray, dessert roll, details card, diamond art, diamond chisel, diamond painting,
      diary,
      dichroic glass, die
      cut, die cut
      ephemera, die cut machine, die cuts, die cutter, die cutting, die cutting machine, die set, die storage, digital
      download stencil, digital
      paper, digital
      pattern, dip nib, dip pen, dip pen set, dipper cup, dipping glaze, dipryl, disappearing ink pen, disc blank, disc
      blanks,
      disc bound,
      disc bound notebook, disc
      punch, discbound, discbound notebook, discbound planner, display book, display border, display easel, distress
      ink, distress
      oxide, distress oxide spray, dk weight, dk wool, dk yarn,
      document case, document
      folder, document holder,
      document tray, document wallet, doll hair craft, doll making, doll pattern, dome nails, doming block, dot and
      cross paper,
      dot grid, dot
      grid notebook, dotted notebook, double brushed
      poly, double cap rivet, double cap rivets, double
      gauze, double gauze fabric, double gauze muslin, double knit, double knit jersey, double knitting wool,
      double piping cord, dowel craft, downloadable pattern, dpns,
      drafting film, drawing board, drawing book, drawing fluid, drawing ink, drawing kit, drawing mannequin, drawing
      materials, drawing pad, drawing pen, drawing pencil, drawing pencils, drawing
      pin, drawing pins, drawing set, drawing slate, drawing tablet paper, dreamcatcher kit, dress fabric, dress form,
      dress net, dress
      netting, dress pattern, dress zip, dressmaker s carbon, dressmakers carbon, dressmaking fabric, dressmaking
      pattern, dressmaking pin, dressmaking pins, dressmaking shear, dressmaking shears, drop box guest book, drop
      spindle, drop spindle
      kit, dropper caps, drum carder, dry oilskin, dry pigment, drypoint, drypoint needle, dtf transfer, dual action
      airbrush, dual
      brush pen, dual tip
      markers, duchess
      satin, duck canvas, dungaree buckles, dungaree clips,
      dungaree pattern, dupioni, dye ink, dyeing kit, dylon dye,
      e6000, ear nut, ear nuts, ear posts, ear wire, ear wires, earring back, earring backs, earring backs findings,
      earring blank, earring blanks, earring card, earring cards, earring component, earring components, earring
      findings, earring hook, earring hooks,
      earring hooks findings, earring post, earring posts, earthenware, earthenware clay, earwire, earwires, easel,
      ecosoya, edge
      beveler, edge beveller, edge bevellers, edge creaser, edge kote, edge paint, edge paint roller, edge slicker,
      elastic 10mm, elastic
      20mm, elastic
      25mm, elastic
      6mm, elastic band, elastic band sewing, elastic bands, elastic by the metre, elastic cord, elastic roll, elastic
      tape, elastic thread, elasticated webbing upholstery, electric eraser, embellishment, embellishments, embosser,
      embosser stamp, embossing,
      embossing folder, embossing heat
      tool, embossing machine, embossing paste, embossing powder, embroidered patch,
      embroidery, embroidery floss, embroidery hoop, embroidery kit, embroidery kit flowers, embroidery pattern,
      embroidery scissors, embroidery stabiliser, embroidery stabilizer, embroidery thread, empty candle jar, empty
      candle jars, enamel dots, enamel dots stickers, enamel powder, enameling powder, enamelling kit, enamelling
      powder, envelope,
      envelope liner, envelope liner wedding, envelope liners, envelope seal, envelope seals, envelopes, ephemera,
      ephemera pack, epoxy resin, epoxy resin kit, erasable fabric pen, erasable pen, eraser, eraser refill, escort
      card, escort cards, essential
      oil pump, etching
      ink, etching needle, etching plate, etching
      press, eva foam,
      evening invitation, evening invite, evenweave, exam board, exam pad,
      exercise book, expanding file, extender chain finding, extension chain finding, eye pins, eyelet, eyelet fabric,
      eyelet pliers, eyelet tool, eyelets, eyepin,
      eyepins, fabric, fabric bundle, fabric by the yard, fabric dye, fabric glue, fabric marker, fabric offcuts,
      fabric paint, fabric paints, fabric panel, fabric pen, fabric pens, fabric remnant, fabric scissor, fabric
      scissors, fabric
      scraps, fabric spray paint, fabric stamps, faceted rondelle, faceted rondelles, faceted strand, fan brush, fat
      cap, fat eighth,
      fat quarter, fat quarter bundle, fat quarters, faux
      leather
      sheet, faux suede cord, favor bags, favor box, favor boxes, favour bags, favour box, favour boxes, favour tag,
      favour tags, feathers, felt, felt pens, felt sheet, felt sheets, felt tip, felt tip marker, felt tip
      pens, feltcraft,
      felting, felting foam, felting kit, felting mat, felting needle, felting needles, felting pad, felting wool,
      ferric chloride, fibre tip pens, fiebing s, fiebings, field
      easel, filbert brush,
      file box, file divider, file
      folder, file organizer, filigree finding, filigree findings, filing and storage, filing supplies, findings,
      findings kit, fine liner, fine nib, fineliner, fineliner
      set,
      fingering weight, fingering yarn, fire polish beads, fire polished, fire retardant foam, fireline, firepolished,
      fitness planner,
      fixative, fixed circular, flag tape, flanged cord, flanged piping, flat bottom gift bag,
      flat brush artist,
      flat cards, flat elastic, flex hoop, flip chart, flocked board, floor loom, floral foam, floral stems wire,
      floral tape,
      floral wire,
      floral wires, florist tape,
      florist wire, floristry wire, flow improver, flower clipart, flower wires, flux brush, flux brushes, flux stained
      glass, flyer template, foam adhesive, foam adhesive squares,
      foam ball, foam balls, foam
      board, foam brush, foam clay, foam core
      board, foam cut to size, foam pads
      craft, foam sheet, foam sheet upholstery, foam squares, foam stabiliser, foam stabilizer, foam stickers, foam
      tape scrapbook, foamcore,
      foamiran, foil
      alphas, foil quill, foil
      stamping,
      fold over crimp, fold over elastic, foldback clip,
      foldback clips, folder, foundation paper, fountain pen, fountain pen converter, fountain pen ink, fountain pen
      inks, fountain pen
      nib, fq bundle,
      fragrance oil candle,
      fragrance oil candle making, frame loom, fray check, freezer paper quilting, french easel, french hook earwire,
      french terry
      fabric, freshwater pearl strand, fringe trim,
      fringing, frit ceramic, frixion pens fabric, frog
      closure, frog
      fastening, funeral order of service, funeral program, funeral template, furniture stencil, furniture transfer,
      furniture wax brush, fuse bead, fuse beads, fused glass,
      fusible buckram, fusible
      fleece, fusible interfacing, fusible web, fusing glass, fusing kit glass, gabardine fabric, gable boxes, gel ink
      pen, gel
      medium, gel pen, gel
      pen refill, gel pens, gel wax,
      gel wax candle, gelli plate, gem stickers, gemstone bead, gemstone beads, gemstone chips craft, gemstone
      rondelle, gemstone
      strand, geometry box, geometry set,
      georgette fabric, german style wire, gesso,
      gesso board, gesso primer, gessobord, gift bag, gift bags, gift bow, gift box empty, gift boxes, gift boxes
      packaging, gift certificate template printable, gift label, gift labels, gift
      packaging, gift tag, gift tissue, gift wrap, gift wrapping paper, gilding, gilding flakes, gilding size, gimp
      braid, gimp trim, gingham
      ribbon,
      glass cutter stained, glass dip pen, glass frit, glass grinder, glass mosaic, glass
      paint, glass painting, glass pen, glass sheet cathedral, glass tesserae, glaze brush, glaze celadon, glaze
      pottery, glaze pottery brush,
      glaze powder, glazes
      pottery, glazing medium, glimmer foil, glimmer hot foil, glimmer plate, glitter, glitter glue, gloss gel, gloss
      medium, gloss varnish artist, glossy accents, glovers needle, glovers needles, glue, glue dots, glue gun, glue on
      bail, glue on bails, glue
      pen, glue stick, glue
      sticks, glue tape, glue tape refill, gluestick, glycerin soap base, gold filled sheet, gold filled wire, gold
      leaf, gold leaf sheets, gold lustre,
      golden brands 464,
      googly eye, googly
      eyes, gouache,
      graffiti marker, graph pad, graph paper, graphite crucible, graphite mould, graphite pencil, graphite pencils,
      graphite powder, graphite stick,
      gratitude journal, greeting card, greeting cards, grey board, greyboard, grip
      seal bags, grosgrain, grosgrain ribbon, grozing pliers, guest book, guest book pen, guestbook, guillotine, gum
      arabic, gum arabic powder,
      gum bichromate, gum tragacanth
      leather, haberdashery,
      habit tracker, habit tracker journal, habotai, hair clip blank, hair clip blanks, hake brush,
      half pan, half round wire, half yard bundle,
      hama bead, hama beads, hand carders, hand dyed yarn, hand lettering, hand manikin, handbag chain, handbag
      handles, handbag
      hardware, handmade paper, hang tag, hang tags, hanging files, hardcover notebook, harness needles, hat pattern,
      head
      pins, header tape curtain, heading tape, headpin, headpins, headpins ball, heat erasable pen, heat n bond, heat
      press, heat press machine, heat
      transfer vinyl,
      heatnbond, heavy gel,
      heddle, hem gauge, hemming tape, hera marker, herringbone tape, herringbone webbing, hessian, highlighter,
      highlighter pen,
      highlighters, hog bristle brushes, hog brushes, hole punch, hole punch leather, hoodie pattern, hook and eye
      tape, hook clasp, hook knife spoon, hooks
      and eyes,
      hoop frame
      embroidery, horsehair stuffing, hot fix, hot fix crystals, hot foil plate, hot foil plates, hot glue, hot glue
      gun, hot press paper,
      hotfix crystals, htv, ice resin, illusion cord, illusion cord beading, impasto
      medium, inch strand, index card,
      index cards, index tab, index tabs, india ink, indian ink, indigo dye kit, ingot mould, ink, ink blending brush,
      ink blending
      brushes, ink
      blending tool, ink cartridge fountain, ink
      cartridges pen, ink converter, ink cube, ink pad, ink roller, ink sample, ink spray, inkle loom, inkpad,
      intaglio, intarsia
      bobbin, interchangeable cables
      knitting,
      interchangeable needle
      set, interchangeable needle tips, interchangeable tips, interfacing, interlining, interlock fabric, invisible
      tape, invisible
      zip, invisible zipper, invitation, invitation card, invitation set, invitation suite, invitation template,
      invitation templates, iron on, iron on
      labels, iron on name labels, iron on
      patch, jacket pattern, jacquard fabric, jeans button, jeans buttons, jeans zip, jelly roll, jelly roll fabric,
      jersey fabric,
      jesmonite, jewelers saw, jewelers wire, jeweller s saw, jewellers bench pin, jewellers saw, jewellers wire,
      jewellery chain by the metre, jewellery findings, jewellery making, jewellery making kit, jewellery making
      supplies,
      jewellery mould resin, jewellery plier, jewellery pliers, jewellery wire, jewelry findings, jewelry making,
      jewelry making kit, jewelry
      plier, jewelry pliers, jewelry supplies, jewelry wire, jiffy bag, jiffy bags, journal, journaling cards,
      journaling kit, jump
      ring, jump ring opener, jump rings, jump rings mix, jumper kit, jumper pattern, jumpsuit pattern, junk journal,
      junk journal kit, jute webbing, kam snap, kam
      snaps, kerasoy, keychain blank, keychain hardware, keyring blanks, khadi paper, kidney wire, kidney wires, kiln,
      kiln
      furniture, kiln prop, kiln props, kiln
      shelf, kiln shelves, kiln shelves props, kiln wash, kneadable eraser, kneaded eraser, knicker elastic, knit kit,
      knitted elastic,
      knitting accessories, knitting bag, knitting bag project, knitting bobbin, knitting counter, knitting gauge,
      knitting kit,
      knitting loom, knitting machine, knitting needle, knitting needles, knitting pattern, knitting wool, knitting
      yarn, kolinsky, kolinsky sable, kraft bag, kraft tag, kraft tags, kumihimo, kumihimo cord, kumihimo disc,
      kumihimo disk, kylie and the machine, lab notebook, label,
      label maker tape,
      label roll, label
      sticker, label stickers, label tape, labels, lace trim, lace weight yarn, laid cord, laminating film, laminating
      pouch,
      laminating sheet, laminating sheets, laminator, lampshade making, lampshade making kit, lampshade materials,
      lampshade pvc, lampshade rings, lampwork bead, lampwork beads, lanyard badge, lap desk paper,
      lap loom, laptop decal, laptop sticker,
      large hole beads, laser plywood, latch hook, latch hook kit, latex mould, latex moulds, latex resist pottery,
      lava bead, lava
      beads, layer cake 10,
      layer cake fabric,
      layered frames, layered stencil,
      layering die, layering dies, layering stencil, layering stencils, layout pad, lazy kate, lead 2b, lead 2h,
      lead came,
      lead came 6mm, lead hb, lead refill, lead weight curtain, leather antique, leather bellies, leather
      burnisher, leather cord, leather cord 2mm, leather craft, leather craft kit, leather craft tool, leather craft
      tool kit, leather
      dye, leather edge
      paint, leather finish, leather groover, leather hide, leather kit, leather knife, leather lace, leather lacing,
      leather mallet, leather modelling tool, leather needle, leather needles, leather offcuts, leather panel, leather
      pattern, leather punch, leather resolene, leather rivets, leather
      scraps, leather shoulder craft, leather side craft, leather skiver, leather snaps, leather stain, leather stamp,
      leather stamps, leather strap blank, leather straps craft, leather strip, leather thong craft, leather thread,
      leather tool, leather wallet kit, leathercraft, leathercraft kit, leatherette, leatherette fabric, legal pad,
      leggings
      pattern, letter beads, letter opener,
      letter paper, letter punch, letter punch set, letter punches, letter rack, letter set, letter stickers, letter
      tray, letterpress card, letterpress cards, lever
      arch, lever arch file, lever back findings, leverback ear wires, leverback findings, library embosser, light box
      tracing, light pad,
      light pad tracing, lightfast pencil, linen blend fabric, linen canvas, linen canvas roll, linen fabric, linen
      noil, linen thread waxed, liner brush, lingerie
      elastic, lining
      fabric, link connector, lino, lino block, lino cutter, lino roller, lino tool, lino tools, linocut, linocut tool,
      linseed stand
      oil, lip balm base, liquid pearls, liquin, list pad, live edge mould, liver of sulfur, liver of sulphur, loaf
      mold, loaf soap
      mold, lobster clasp,
      locker hook, locket blank, logo patch, lollipop sticks craft, lolly stick, lolly sticks, long book, long stitch
      kit, loom,
      loom kit, loop tool, loop turner,
      loopback,
      loopback jersey, looper plier, looping plier, looping pliers, low melt alloy, low odour solvent, lustre pottery,
      lycra fabric,
      mache box,
      macrame, macrame beads, macrame cord, macrame kit,
      macrame ring,
      macrame rings, macrame rope, madder root dye, magazine file, magnet round, magnet whiteboard, magnetic board,
      magnetic clasp,
      magnetic hammer upholstery, magnetic pin cushion, magnetic seam guide, magnetic sheet storage, magnetic snap,
      magnets round, mahlstick,
      maid of honour card, mailer, mailer box, mailers,
      mailing bag, mailing bags, mailing box,
      mailing supplies, making beads, manila folder, map pin, map pins, marbling, marbling kit, marbling paint, mark
      making, marker,
      marker pad, marker refill,
      marker set, markers, masking fluid, mat cutter, mathematical instrument box, maths set, matt medium, matte
      medium, maul leather, mdf blank, mdf board craft, mdf letter, mdf letters, mdf shape,
      mdf shapes, measuring tape sewing, mechanical pencil, melt and pour, melt and pour soap base, melting spoon wax,
      melton wool, melty
      bead, melty beads, memo board, memo pad, memoboard, memorial card, memorial cards, memory dex, memory foam sheet
      craft, memory wire,
      memory wire shears, menu card, menu cards, menu template, merino dk, mesh
      fabric, metal blanks, metal clay, metal dies,
      metal leaf,
      metal stamp, metal stamping, metal stamping blank, metal stamps, metal zip,
      metal zipper, mica, mica color, mica colour, mica pigment, mica powder, mica powders, mildliner, milk paint,
      millefiori,
      mineral paint furniture, mineral spirit,
      mineral
      spirits artist, mini album, mini album kit, mini alphas, mini
      charm pack, mini fuse bead, mini fuse
      beads, mini ink pad, mini skein, minky, minky dot, minky
      fabric,
      misti, mitten pattern, mixed media pad, mixed shape label, mixed shape labels, mixing palette, miyuki delica, mod
      podge, mod
      roc, modeling clay,
      modeling paste, modeling wax, modelling clay, modelling paste, modelling tool, modelling wax, modroc, mohair
      yarn, molding paste,
      moldmaking silicone, monk s cloth, monks cloth, monotype, monthly planner, mop brush watercolour, mosaic glue,
      mosaic grout, mosaic kit,
      mosaic nippers, mosaic tesserae,
      mosaic tile, mosaic tiles, moss craft, mould making
      rubber, mould making silicone, moulds latex, mount board, mount cutter, mountboard, mounting tape, multi pen,
      multi pen refill, murano beads, muslin fabric,
      name label, name labels, name labels iron on, name stickers, name tapes, napkin
      decoupage, natural dye, needle, needle case, needle felt kit, needle felting, needle felting kit, needle gauge,
      needle sizer, needle tips, needlecord, needlepoint,
      needlework,
      newsprint pad, nib holder, nib unit, niddy, niddy noddy, note book, note card, note cards, notebook, notebook a5,
      notebook insert, notecard, notecard set, notelet, notelets,
      notepad, notes pad,
      notice board, notions, number sticker, number stickers, nuvo drops, nylon coil zipper, nylon jaw plier, nylon jaw
      pliers, nymo thread, oasis foam, oblong punch, odorless
      solvent,
      odourless solvent, office magnet, office
      magnets, office stationery, oil colour, oil medium, oil paint, oil pastel, oil pastels, oilcloth, oilskin fabric,
      open ended zip,
      order of service, order of the day, orders of service, organic cotton jersey, origami, origami paper, ornament
      kit, overlocker, overstitch wheel, ox gall, oxide ink,
      oxide pottery, packaging box,
      packaging tape,
      packing boxes, packing peanuts, packing supplies, packing tape dispenser, padfolio, page dividers, page flag,
      page flags, page marker, page markers, page protector, page protectors, paint, paint brush, paint brush set,
      paint by number, paint by numbers, paint canvas, paint inlay, paint marker,
      paint markers, paint palette, paint pen, paint set, paint stick, paint your own, paint your own kit, paintbrush,
      painting accessories, painting
      brush, painting
      canvas, painting kit, painting medium, painting set, painting supplies, palette cup, palette knife, palette
      knives, palette pad, palette
      paper, pallet wrap, palm chisel set carving, pan pastel, panpastel, paper, paper bag, paper bags, paper clay,
      paper clip,
      paper clips, paper craft,
      paper cutter, paper
      mache, paper pack, paper pad, paper pattern, paper punch, paper stack, paper trimmer, papercraft, paracord
      buckle, paracord
      buckles, paraffin
      wax, parcel tape, party bag, party invitation, party invitation template, party invitations, party invite, party
      invites, pastel, pastel
      pad, pastel paper, pastel pencil, pastel pencils, pastel
      set, pastels, patchwork fabric, patina stained glass, pattern paper, pattern pdf, pattern weights, patterned
      paper pack, pdf pattern,
      pdf sewing
      pattern, pearl cotton, pearl strand, pebble art kit, peg doll, peg dolls, pelmet buckram, pen, pen blank, pen
      blanks, pen case,
      pen cup, pen
      holder, pen kit turning, pen loop, pen nib,
      pen pot,
      pen refill, pen refills, pen tray, pencil, pencil cap, pencil case, pencil extender, pencil grip, pencil grips,
      pencil lead, pencil leads, pencil pleat tape, pencil roll, pencil sharpener, pencil wrap, pencils, pendant bail,
      pendant bails,
      pendant blank, pendant blanks, pendant tray, pendant trays, pens, perle cotton, perler bead,
      perler beads, permanent marker, petersham, petersham ribbon, pewter casting, pewter ingot, photo album refill,
      photo corner, photo corners,
      photo emulsion, photo mat mats, photo paper, photo pocket page, photopolymer stamp, photopolymer stamps, phrase
      stickers, picot elastic,
      picture varnish, picture varnishes, piercing saw, pigment ink, pigment paste, pigment powder, pillar blend,
      pillar mould, pillow box packaging, pillow boxes, pin
      back findings, pin board, pin
      cushion, pin dish,
      pinch bail, pinch bails, pinking
      blade, pinking shear,
      pinking shears, pipe
      cleaner, pipe cleaners, piping cord, piping cord cotton, place card, place cards, planner, planner band, planner
      charm, planner
      cover, planner dashboard, planner disc, planner discs, planner insert, planner inserts, planner kit, planner
      pocket, planner
      printable, planner punch, planner refill, planner sticker book, planner stickers, planner template, plaster
      bandage, plaster bat, plaster mold, plaster mould,
      plaster of paris, plaster painting kit, plaster wrap, plastic canvas, plastic poppers, plastic wallet, plastic
      wallets, plasticine,
      plasticine block, platform cloth, plotter paper, plush elastic, ply grip upholstery, plywood sheet craft, png
      bundle, png file, pocket notebook,
      pocket page, pocket pages,
      point protector, point protectors, point
      turner, polaroid guest book, poly bags,
      poly mailer, poly mailers, poly mallet, poly
      pocket, poly pockets, polyester boning, polyester filling, polyester wadding, polymer clay, polymer clay cutter,
      polystyrene ball,
      polystyrene balls, pom pom, pom pom kit, pom pom maker, pom pom makers, pom pom trim, pom poms, ponte roma, pony
      bead, pony
      beads, poplin, popsicle
      stick, popsicle
      sticks, porcelain body, porcelain clay, porcelain slip, portfolio case, post bound album, post it, postal boxes,
      postal tube,
      postcard, postcard set, poster
      board, poster color, poster colors, poster colour,
      poster colours, poster paint, poster paper roll, potter s wheel, potters wheel, pottery apron, pottery bat,
      pottery glaze, pottery
      kit, pottery painting kit, pottery sponge, pottery tool, pottery tool set, pottery tools, pottery wheel, pottery
      wheel kit, pouring medium, pouring pitcher candle, power mesh, pre tabbed wick, pre waxed wick, precious metal
      clay, precuts,
      presentation portfolio, press flower, press stud, press studs,
      presser foot, pressing
      mat, price gun, price tag, price tags, pricking iron, pricking irons, pricking wheel, primed canvas, primed
      panel, printable, printable wall art template, printed pattern
      sewing, printer
      paper, printing ink,
      printing press, printing supplies sublimation, pritt stick, procion dye, project bag, project life, prompt
      journal,
      proportional divider,
      protractor, puffy sticker, puffy stickers, pugmill, pump dispenser cap, punch, punch
      needle, punch needle fabric, punch needle hoop, punch needle kit, punch set, punched pocket, punched pockets,
      puncher, purse chain, purse clasp, purse feet, purse frame,
      purse hardware, push pin, push
      pins, putty eraser, putty rubber, pva, pva glue, pyjama pattern, pyrography, pyrography blank, pyrography kit,
      pyrography machine, pyrography pen, pyrography tip, pyrography tips, pyrometric cone,
      pyrometric cones, quick unpick, quilling, quilling kit, quilling paper, quilling strips, quilt
      back, quilt backing, quilt
      batting, quilt fabric, quilt kit, quilt panel, quilt pattern, quilt wadding, quilted fabric, quilter s shadow,
      quilters cotton, quilters shadow, quilting cotton, quilting fabric,
      quilting foot, quilting frame, quilting gloves, quilting pattern, quilting pins, quilting thread, rabbit skin
      glue, raffia ribbon,
      rag paper, raku clay, rapeseed wax,
      rapeseed wax pellets, rapid rivets, rattail cord, rattan core, rayon challis, rayon crepe, rayon twill, re inker,
      reactive
      foil, rectangle
      ring, rectangle rings,
      rectangular ring, red rubber stamp, reed rigid heddle, refill
      pad, refillable notebook, refined linseed oil, regulator upholstery, reinker, relief ink,
      relief printing ink, remnant, reporter notebook, resealable bags, resin, resin art, resin beads, resin deep pour,
      resin dye, resin dyes, resin
      kit craft,
      resin kit uv, resin
      mold, resin mold
      coaster, resin molds, resin mould, resin moulds, resin pigment, resin pigment paste, resin tint, resin turning
      blank, retarder medium, retouching varnish, revolving punch, reward
      stickers,
      rhinestone, rhinestone
      applicator, rhinestones,
      rib knit fabric, ribbing, ribbing fabric, ribbon, ribbon crimp, ribbon end, ribbon ends, ribbon reel, ribbon tool
      pottery, ric rac, rice paper decoupage, rick rack, rickrack,
      rigger brush, rigid
      heddle, rigid heddle loom, rigilene, ring bending, ring binder, ring blank, ring blanks, ring clamp, ring
      mandrel, ring mandrel
      steel, ritza, ritza tiger, river table mould, rivet setter, rocaille, rocailles, rollerball, rollerball pen,
      rollerball
      refill, roman blind kit deluxe fabric, roman blind tape, rondelle, rondelle beads, rondelle strand, rondelles,
      rotary blade,
      rotary blades, rotary cutter, rotary mat, round knife leather, round label, round labels, round nose plier, round
      nose pliers, roving,
      roving yarn, row counter, rsvp card,
      rsvp cards, rsvp postcard, rub on decor transfer, rub on
      transfer, rub on transfers, rub ons, rub ons set, rubber band, rubber bands, rubber bands office, rubber stamp,
      rug canvas,
      rug hook, rug hooking, rug hooking kit, rug making, rug making kit, rug tufting, rug warp, rug yarn, ruler,
      running pliers glass, rush weaving, sable brush, saddler s needle, saddlers
      needle, saddlers needles, saddlers thread, safety
      eyes, safety pin, safety pins, safety ruler, sam browne stud, sam browne studs, sand art kit, sand casting kit,
      sashiko, sateen lining, satin
      binding, satin
      cord, satin ribbon, save the date, save the date card, save the date cards, save the date magnet, saw
      blades jewellers, scarf pattern,
      school bag
      tag, school kit,
      school set, school stationery, school supplies, scissors, scoring board, scotch tape, scrapbook, scrapbook album,
      scrapbook paper,
      scrapbooking album, scratch art, screen emulsion, screen mesh, screen printing, screen printing frame, screen
      printing ink, screen
      printing kit, screen printing
      squeegee, scroll saw pattern, scrunchie kit, scuba crepe, scuba fabric, sculpting tool, sculpture tools, seagrass
      cord chair, sealing wax, sealing wax beads, sealing wax
      stick, seam gauge, seam guide, seam
      ripper, seating chart template, seating plan, seating plan cards, seed
      bead, seed beads, self adhesive lampshade, self adhesive wax seal, self healing mat, self inking stamp,
      sellotape, sentiment stamp,
      sequin, sequins, serpentine spring upholstery, sew in label,
      sew in labels, sew on patch, sew on
      snap, sew on snaps, sewing accessories, sewing basket, sewing box, sewing
      button, sewing buttons, sewing caddy, sewing feet, sewing foot, sewing gauge, sewing kit, sewing kit kids, sewing
      machine, sewing
      machine needle, sewing needle, sewing needles, sewing notions, sewing pattern, sewing pattern dress, sewing pin,
      sewing pins, sewing scissor, sewing scissors, sewing thread, shaker card kit, shaker die, shaker domes,
      sharpener, sharpeners, shawl kit, shawl pattern,
      shawl pin, sheet glass cathedral, shibori, shibori kit, shimmer mist, shimmer spray, shipping box,
      shipping boxes, shipping label, shipping tape, shirring elastic, shirt pattern, shoe labels kids, shoulder pads
      sewing, shredded
      tissue, shrink
      plastic, side release buckle, sign template, silhouette cameo, silicone beads, silicone mold, silicone mold
      resin, silicone
      mould, silicone
      mould coaster, silicone shaper, silk dupion, silk noil, silk paint, silk painting, silk painting kit, silk scarf
      blank, silk screen, silver clay, silver filled wire, silver leaf
      sheets, silver sheet 24ga, single line notebook,
      skein, sketch book, sketch pad, sketch
      pen, sketch
      pens, sketchbook, sketching, sketching pencils, sketching set, skin wadding, skinny cap, skirt pattern, skiving
      knife, slab
      roller, slide
      buckle, slide clasp, slime kit diy, slip casting, smalti, snap
      fastener, snap setter,
      snap setter kit, snap tape, snaps fastener, snaps fasteners, snip scissors, snow wax, soap beveler, soap box
      packaging, soap
      colorant, soap colourant, soap curing rack, soap cutter, soap cutting, soap dye,
      soap label, soap labels, soap loaf mold, soap loaf mould, soap making, soap making
      kit, soap mica, soap mold, soap molds, soap mould, soap moulds, soap packaging, soap planer, soap stamp, sock
      blank, sock blocker, sock kit, sock pattern, sodium hydroxide soap,
      soft and stable, soft flex, soft pastel, soft pastels, softcover notebook, softshell fabric,
      soldering block, soldering pick, soluble stabiliser, soluble stabilizer, soy wax, soy wax 464, soy wax flake, soy
      wax flakes, soy wax pellets,
      spacer bar, spacer bead,
      spacer beads, spandex fabric, spindle blank, spinning fiber, spinning fibre, spinning wheel, spinning wheel
      bobbin, spiral notebook,
      split ring plier,
      split ring pliers, split rings, spoon blank, spoon carving kit, spoon carving knife, sport weight yarn,
      spray booth airbrush, spray can caps, spray caps, spray fixative, spray paint, square canvas, stained glass,
      stained glass foil,
      stained glass kit,
      stained glass sheet, stained
      glass supplies, stamp, stamp and die, stamp block, stamp cleaner, stamp die, stamp ink pad, stamp of approval,
      stamp pad, stamp platform, stamp set, stamp storage, stamping blank, stamping blanks, stamping kit metal,
      stamping platform,
      stamps and dies, stamps dies, stand oil, staple remover, stapler, staples, stationery, stay wet palette, stearin,
      stearin flakes, steel
      ruler, stem wire, stencil,
      stencil brush, stencil film, sterling sheet, sterling silver wire, stick on labels, stick on name labels, stick
      shuttle, sticker, sticker craft, sticker
      pack, sticker roll, sticker
      sheet, sticker sheet planner, sticker sheets, sticker
      subscription, stickers, stickles, sticky back plastic,
      sticky note, sticky notes,
      sticky tack, sticky tape, stilts kiln, stitch groover, stitch holder, stitch marker, stitch stopper, stitch
      stoppers,
      stitching awl, stitching chisel, stitching groover, stitching
      pony, stockinette upholstery, stoneware clay, stoneware clay 12 5kg, stoneware glaze, stoneware glazes, stork
      scissors, story kit,
      stranded
      cotton, strap adjuster, strap adjusters, strap cutter, strap end punch, stretch cord, stretch jersey, stretch
      wrap, stretched canvas, stretcher
      bar, stretcher
      bars, string
      art, string art kit, stringing elastic, studio easel, style vil, stylevil, subject divider, subject dividers,
      subject notebook,
      sublimation,
      sublimation blank,
      sublimation blanks, sublimation mug blank, suede cord, sugar paper, sun print, suncatcher kit, super bulky yarn,
      super chunky yarn, superduo,
      superduos, suspension
      file, suspension files, svg, svg file, swatch ruler, sweat fabric, sweater kit, sweater pattern, sweatshirt
      fabric, sweatshirt fleece fabric, swedish tracing paper, swift umbrella, swimwear
      fabric, swing tag, swing tags, swiss dot, swivel clasp, swivel clip, swivel clips, swivel knife, sympathy card, t
      shirt yarn,
      table easel, table loom, table name cards, table number cards, table numbers, table plan, table plan template,
      tack lifter, tailor s beeswax, tailor s chalk, tailor s ham,
      tailors beeswax, tailors chalk, tailors dummy, tailors ham, tamper evident lid, tana lawn, tape dispenser, tape
      gun, tape runner,
      tapestry canvas, tapestry kit,
      tapestry loom, tapestry needle, tapestry wool, tassel fringe trim, tassel trim, teacher planner, teacher stamp,
      teacher stickers,
      tear away
      stabiliser, tear away stabilizer, tear off palette,
      tearaway stabilizer,
      teddy fleece fabric, tempera paint, template plastic, tension square, tesserae, textile dye, texture gel, texture
      mat clay, texture
      paste, texture roller clay, thank
      you card, thank you cards, thank you
      note, thank you note cards, thank you notes, thank you tag, thank you tags, thank you tags wedding, thermal
      label, thermal labels,
      thickers, thimble, third hand jewellery, thread, thread
      cone, thread rack, thread snip, thread snips, thread stand, throwing bat, throwing clay, throwing sponge, tie dye
      kit, tie tack blank, tiger tail wire, tila
      beads, tile nippers mosaic, tipp ex, tippex, tissue circles, tissue
      paper,
      tissue paper sheet, tissue paper sheets, tjanting, to do list, to do list pad, to do pad, toggle clasp, toggle
      fastener,
      tokonole, toner foil, toner sheets, tooling
      leather, top pattern, tote bag blank, tote pattern, toy eyes, toy filling, toy pattern, toy stuffing, tracing
      board, tracing light box, tracing pad,
      tracing paper, tracing wheel, transfer vinyl, traveler s notebook insert, travelers notebook insert, tray mould
      resin, treasury
      tag, treasury tags, tree slice, tree slices, tri glide,
      triglide, trimming tool loop, trimming tools pottery, trouser
      hook, trouser pattern, trousers pattern, tube clasp, tubular ribbing, tubular rivet, tubular rivets, tufting,
      tufting cloth, tufting frame, tufting glue, tufting gun,
      tufting yarn, tunisian hook,
      turn lock, turning blank, turning blanks, turning tool pottery, twill tape, twin tip markers, umbrella swift,
      undated planner,
      underglaze,
      underglaze pencil, underglaze transfer, underglazes, underwear pattern, undyed calico, unfinished wood,
      upholstery fabric, upholstery foam, upholstery gimp, upholstery nail, upholstery nails, upholstery needle,
      upholstery needles, upholstery spring, upholstery springs, upholstery tack, upholstery tacks, upholstery thread,
      upholstery trim, upholstery twine, upholstery webbing, uv resin kit, valentine
      card, varnish spray, veg tan, veg tan leather, veg
      tan leather shoulder, veg tan shoulder, veg tan strip, vegetable
      tanned leather,
      velcro, velcro patch,
      vellum, vellum jacket, vellum sheet, vellum sheets, vellum wrap, velvet ribbon, vine charcoal, vinyl heat
      transfer, vinyl roll, vinyl sheet,
      vinyl sheets, viscose
      challis, viscose
      crepe, viscose jersey, viscose lawn, viscose linen, viscose poplin, viscose twill, vlieseline,
      void fill, vow book, vow booklet, vow books, vows book, vybar, wadding, waistband elastic, waistband interfacing,
      walking foot, wall
      calendar,
      warp cotton, warp yarn, warping board, warping mill, warping pegs, wash away
      stabilizer, washi, washi sampler, washi sticker, washi tape, washi tape set, water brush, water colour, water
      colours, water erasable pen, water
      mixable oil, water
      soluble film, water soluble pencils, watercolor, watercolor block, watercolor brush, watercolor clipart,
      watercolor flower clipart, watercolor pad, watercolor paint,
      watercolor palette, watercolor pan, watercolor paper, watercolor pencil, watercolor pencils, watercolor set,
      watercolor tube, watercolour, watercolour block, watercolour brush, watercolour half pan, watercolour pad,
      watercolour pan, watercolour pans, watercolour paper, watercolour pencil, watercolour pencils, watercolour set,
      watercolour tube, waterslide decal paper, watersoluble pencil, wax crayon, wax crayons, wax dye, wax melt
      clamshell, wax melt mold, wax
      melt mould, wax melt packaging, wax melter candle, wax melting pot, wax melts
      kit, wax print fabric, wax resist, wax seal, wax seal beads, wax seal spoon, wax seal stamp, wax seal stick, wax
      seal sticker, wax seal stickers, wax
      seal sticks,
      wax thermometer, waxed canvas fabric, waxed cord, waxed cotton cord, waxed linen
      thread, waxed polyester thread, waxed thread, weaving,
      weaving comb, weaving kit, weaving kit kids, weaving loom, weaving loom kit, weaving shuttle, weaving sword,
      weaving yarn, webbing,
      webbing buckle,
      webbing jute, webbing strap, webbing stretcher, wedding advice cards, wedding card, wedding envelope, wedding
      guest book, wedding guestbook,
      wedding invitation, wedding invite, wedding invites, wedding menu, wedding menu template, wedding order of
      service, wedding place cards, wedding planner book, wedding planner journal, wedding program,
      wedding programs, wedding stamps, wedding stationery, wedding suite, wedding svg, wedding
      table plan, wedding template, weekly pad, weekly planner, weft yarn, welcome sign template, wet felting kit, wet
      palette, wheeled nippers, white tack, whiteboard, whiteboard magnet, whiteboard magnets, whiteboard marker,
      whittling kit,
      whittling knife, whittling knives, wick,
      wick bar, wick centering bar, wick centering tool, wick sticker, wick stickers, wick stickum, wick sustainer,
      wick sustainers, wick tab, wick tabs, wick trimmer craft, wideback, will you be my bridesmaid card, willow
      charcoal, willow weaving, window
      markers, wing
      divider, wire
      armature, wire clay cutter,
      wire jig, wire looping pliers, wire wrap, wire wrapping, wire wrapping kit, wire
      wreath frame, wishing tree tags, wonder clip, wonder clips, wood beads, wood blank, wood blanks, wood burning
      kit, wood burning
      tool, wood carving chisels, wood
      carving kit, wood carving tool, wood carving tools, wood number, wood numbers, wood panel cradled, wood slice,
      wood slices, wood slicker, wood wick, wooden bead, wooden beads, wooden
      blank, wooden blanks, wooden craft, wooden dowel craft, wooden hearts craft, wooden letter, wooden letters,
      wooden manikin, wooden mannequin, wooden
      number, wooden
      numbers, wooden pegs craft, wooden ring macrame, wooden rings craft, wooden shape, wooden shapes, wooden spools,
      wooden stars craft, wooden tree slice, wooden tree
      slices, wooden wick, wooden wicks, woodless pencil, wool batt, wool batts, wool braid, wool carder, wool combs,
      wool felt, wool felt sheets, wool locks, wool pressing
      mat, wool roving, wool
      swift, wool tops,
      wool winder, wool yarn, worsted yarn,
      woven elastic, woven label, woven labels, woven name tapes, wrap paper, wrapped wire floral, wrapping paper,
      wreath base, wrist pin
      cushion, writing
      instruments, writing pad, writing set, yarn, yarn ball winder, yarn
      bowl, yarn bundle, yarn cake, yarn cutter, yarn label, yarn needle, yarn pack, yarn set, yarn swift, yarn swift
      umbrella, yarn winder,
      yoke kit, yupo, zip fastener, zip invisible, zip
      lock bags packaging, zip puller, zip slider, zipper, zipper by the yard, zipper pull, zipper puller, zipper roll,
      zipper tape`,
    ],
  ],
  unsure: `acrylic block, advice cards, aida, airbrush, alginate, applique, armature, baby yarn, back tack strip, ball
    clay,
    balsa, barrel clasp,
    batik, bead,
    belly band invitation, bisque, box clasp, brushed
    cotton, buckram, button, buttons,
    calico, calligraphy, candle tins lids, candle vessel, candle vessels, card,
    carders, cellophane, chain nose plier, chain nose pliers, chair nails, chalk, chambray fabric, charcoal, chipboard,
    clay,
    coating resin, cone 6, cotton canvas
    fabric, cotton jersey, cotton sateen,
    cotton tape, craft, craft box, craft boxes, cuddle fleece, cuffing, curtain lining, czech glass, decal,
    decals, details card, display border, dome nails, double gauze, double gauze muslin, dress fabric, earthenware,
    earthenwares,
    edge paint,
    embellishment, embellishments, embroidery, ephemera,
    eyelet, eyelets, fabric, fan brush,
    feathers, felt, fixative, flat brush artist, flux brush, flux brushes, folder, fragrance oil candle making,
    fringing, fused
    glass, gable boxes, gilding, gimp trim, glass grinder, glass mosaic, glitter, gold lustre, guillotine, heading
    tape, hessian,
    highlighter, hook clasp, ice resin, ink, interfacing,
    interlining, jelly roll, label, labels, laid cord, leather finish, leather lace, leather stain, leather strip,
    leatherette, liner brush,
    lino, lobster clasp, loom, loopback, macrame, magnetic clasp,
    marbling, marker, menu card, mesh fabric, mica, mica powders, milk paint, minky, misti, monotype, mosaic tile,
    mosaic tiles,
    natural dye,
    needle,
    notions, oilcloth, order of the day, organic cotton jersey,
    paint, paint your own, paper, paper clay, pastel,
    pastels, pen, pen blank, petersham, pillow boxes, platform cloth, poly bags, poly mallet, pom pom, poplin, power
    mesh,
    printable, project bag,
    punch, pva,
    remnant, resin,
    rhinestone, rhinestones, ribbing, ribbon, rivet setter, rollerball, rondelle, rondelles, round knife leather, round
    nose plier, round nose pliers,
    roving, screen printing, seating plan, sequin, sequins, shawl pin, shibori, side
    release
    buckle, sketching, slide clasp, split rings, stained glass, stamp, strap cutter, sublimation, swivel clasp, swivel
    knife, table loom, table plan, tana lawn, thread, tissue circles, toggle
    clasp, tube clasp, turn lock,
    upholstery tack, veg tan, velcro, vellum,
    vellum jacket, vellum wrap, viscose jersey, wadding, walking foot, wax print fabric, wax resist, waxed thread,
    weaving, webbing, whiteboard,
    wick, wing divider, zipper, zipper pull,
    zipper puller`,
  printed: `calendar, card, cards, erasers, fabric, greeting card, journal, notebook, stencil, sticker, stickers, svg,
    wrapping paper`,
  uses: {
    ARTS_AND_CRAFTS: `art supplies, arts, candle making, card making, cardmaking, craft, craft supplies, crafting,
      crafts, crochet, diy, dressmaking, haberdashery, half metre, half yard, jewellery making, jewelry making,
      knitting, needlework, office supplies, packaging, packaging supplies, painting supplies, paper crafts,
      papercraft, per half meter, per half metre, pottery supplies, printmaking, quilting, school supplies,
      scrapbooking, sewing, shipping supplies, soap making, spinning and weaving, stationery, stationer, quilt shop`,
  },
  makers: {
    ARTS_AND_CRAFTS: `49 and market, addi, addi click, akua, alafosslopi, aleene s, alison glass, altenew,
      amaco, american crafts,
      americana acrylic, amsterdam acrylic, anchor thread, andover fabrics, apli, arches watercolor, army painter, art
      gallery fabric, art
      gallery fabrics, art resin, arteza, artoz, ashford spinning, aurifil, avery labels, baby lock, babylock, belle
      arti, bergere de france, bernat,
      bernette, bernina, berroco, berroco ultra, bic cristal, biches buches, bockingford, bosal, botz, brooklyn tweed,
      brother innov, brother scanncut, brother sewing,
      burda style, butterick, caligo, caligo safe wash, canson, caran d ache, caran dache, caron cakes, caron simply,
      cascade 220, cashmerette, catherine pooler, cernit, charbonnel, chiaogoo, chiaogoo mini, ciao bella, citadel
      paint, clairefontaine, closet core, cloud 9 fabrics, cloud9 fabrics, clover amour, clover needles, clover takumi,
      coats cotton, cobra oil, cocoknits, collins debden,
      concord 9th, conte a paris, copic, copic ciao, copic sketch, cotman, cotton and steel, cotton steel, couture
      creations, crafter s companion, crafters
      companion, cranfield, crayola, createx, creativ company, creative grids, cretacolor, cricut, da vinci brush, da
      vinci casaneo, da vinci maestro, daler
      rowney, daler rowney system3, daniel smith, darwi, das clay, de atramentis, debbie bliss, decoart, deer and doe,
      derwent, derwent drawing, derwent inktense, diamine, dmc, dmc thread,
      docrafts, doodlebug design, dovecraft, drops air, drops alaska, drops baby merino, drops flora, drops karisma,
      drops nepal, drops paris, drops safran, drops yarn, duncan glaze, dylon, e6000, easyweed, echo park,
      elizabeth craft, entropy resin, erin condren, essdee, esselte, esterbrook, exacompta, faber castell, fabriano,
      fellowes, field notes, figo fabrics, filcolana, filofax, fimo, first edition paper, fiskars scissors, folia,
      folkart, free spirit fabrics, freespirit, friday pattern company, frixion, gamblin,
      gazzal, gina k, golden acrylics, golden fluid, golden fluid acrylics, golden heavy body, golden open, grainline
      studio, graphic 45, gutermann, hahnemuhle, happy planner, harder
      steenbeck, hayfield, hedgehog fibres, heidi swapp, helen s closet, herma, hero arts, himalaya yarn, hiyahiya,
      hobbii, hobbs batting, hobbs tuscany, hobonichi, hoffman batik, holbein,
      holst garn, husqvarna viking, inktense, isacord, isager, istex, iwata, j herbin, jacksons art, jacquard dye,
      jalie, james c brett, jamieson and smith, jamieson s shetland, janome, juki,
      kaffe fassett, kaisercraft, katia yarn, kaweco, kidsilk haze, king cole, knitpro, knitpro symfonie,
      knitpro zing, knitting for olive, koh i noor, kona cotton,
      kwik sew, kylie machine, la bien aimee, lamy, lana grossa, lang yarns, lawn fawn, lefranc, legion paper, leitz,
      lettlopi, leuchtturm, leuchtturm1917, lewis and irene, lewis irene, liberty fabrics, liberty tana lawn, lily
      sugar, lion
      brand, liquitex, liquitex heavy, lopi lettlopi, lykke, m graham, mabef, madeira rayon, madeira thread,
      madelinetosh, makower, malabrigo, mama elephant, manos del uruguay, mayco,
      mccall s, mccalls pattern, megan nielsen, memento ink, memory box die, merchant and mills, merchant mills,
      mettler thread, michael harding, michael miller, midori md, mijello, miyuki, mod podge, moda
      bella, moda fabrics, moda grunge, moleskine, molotow, molotow premium, mont marte, montana black, montana gold,
      montblanc meisterstuck, neocolor, noodler s, noro, noro silk, northcott, nu notebook, ohuhu, old holland, olfa,
      opal hundertwasser, opal sock, opus 88, oracal, oxford notebook, paasche,
      paintbox simply, paintbox yarns, panpastel, paper mate, paperblanks, papercut patterns, papermate, parker refill,
      patons, pebeo, pelikan, pellon,
      pentel, pfaff, pilot frixion, pilot g2, pilot iroshizuku, pilot metropolitan, pilot vanishing point, pinkfresh,
      pinkfresh studio, pitt artist, plaid folkart, platinum 3776, platinum preppy, polychromos, posca, post it, premo,
      prima marketing, princeton brush, prismacolor, pritt, procion, prym, prym love, pukka pad, q connect, qor
      watercolor, quo vadis, r f pigment sticks, ranger archival, ranger distress, ranger ink, red heart, regia sock,
      rembrandt oil, rexel, rhodia,
      rico baby, rico design, rifle paper co, riley blake, rit dye, robert kaufman, rosemary and co, rotring, rowan
      felted tweed, rowan kidsilk, rowan yarn, royal talens, ruby star, ruby
      star society, sailor pen, sandnes garn, sansodor, saunders waterford, scanncut, schachenmayr, scheepjes,
      schmincke, schmincke horadam, sculpey, sculpey
      premo, seawhite, sennelier, sew easy, sew over it, sharpie, silhouette cameo, silhouette portrait, simon says
      stamp, simple stories,
      simplicity pattern, singer heavy duty, sirdar, siser, sizzix, smooth on, snopake, speedball, spellbinders,
      stabilo, staedtler,
      stamperia, stampin up, stillman and birn, stillman birn, stof, stonehenge paper, strathmore, style arc,
      stylecraft, susan bates, system 3, tamiya color, tilda, tilda fabrics, tilly and the buttons, tim
      holtz, timeless treasures, tombow, tomoe river, tosh merino, traveler s notebook, tsukineko, tula pink, tulip
      etimo, tulip fabric, twsbi, uhu, uni
      ball, uni ball signo, uniball, vallejo, van gogh watercolour, versafine, versamark, vlieseline, vogue patterns,
      waffle flower,
      waterman pen, wendy knits, west yorkshire spinners, white nights, williamsburg oil, windham fabrics, winsor and
      newton, winsor newton, winsor newton cotman, yarn and colors, yarnart, zebra
      mildliner, zest it`,
  },
};
