import type { Subject } from '../words.ts';

export const CRAFTS: Subject = {
  things: [
    [
      'ARTS_AND_CRAFTS',
      `12x12 paper, 14 count aida, 3d foam pads, 4 ply, 4ply, a4 paper, acetate lining, acrylic block, acrylic canvas,
      acrylic marker, acrylic medium, acrylic paint, acrylic paint set, acrylic paints, acrylic pouring, acrylic stamp
      block, acrylic yarn, activewear fabric, address label, address labels, adhesive letter, adhesive letters,
      adhesive note, adhesive notes, adhesive vinyl, afghan pattern, african wax print, agenda, aida, aida 14, aida 16,
      aida cloth, air dry clay, airbrush, airbrush compressor, airbrush kit, airbrush needle, airbrush paint, alcohol
      inks, alcohol marker, alginate, aluminium craft wire, amigurumi kit, amigurumi pattern, ankara print, anniversary
      card, aqua brush, aquarelle, aran wool, archival varnish, archive box, armature wire, art brush, art canvas, art
      kit, art materials, art portfolio, art set, art storage, art supplies, artist brush, artist canvas, artist
      mannequin, artist materials, artist palette, artist turpentine, artistic wire, artists brush, artists materials,
      baby cord fabric, baby yarn, babycord, badge holder, bag base, bag bottom, bag clasp, bag feet, bag handle, bag
      handles, bag hardware, bag pattern, ball pen, ball point pen, ballpoint, ballpoint pen, balsa sheet, balsa wood,
      baren, basswood, basswood sheet, bath bomb kit, bath bomb mold, bath bomb mould, bath bomb press, batik, batik
      wax, bead, bead board, bead box, bead cap, bead caps, bead crimper, bead kit, bead organizer, bead strand, bead
      stringing, bead stringing wire, bead supplies, bead tray, bead wire, beaded ornament kit, beading cord, beading
      elastic, beading kit, beading supplies, beading wire, beads, beads seed, beeswax pellet, beeswax pellets, beeswax
      sheet, bezel blank, bezel blanks, bezel cup, bezel setting blank, bezel tray, bias binding, bias tape, binder,
      binder clip, binder clips, binder dividers, binding comb, binding combs, biro, birthday card, blackboard, blanket
      binding, blanket kit, blanket pattern, blender fabric, blending stump, block printing, blocking mat, blocking
      mats, blocking pins, blocking wires, blu tack, bobbin, bobbin thread, bobbin winder, bodkin, boiled wool,
      bondaweb, bone folder, boning corset, book binding, book cloth, book cover school, book covering film, book
      covers clear, book plate, book plates, book protector, book stand desk, bookbinding, bookbinding kit, bookmark,
      boucle fabric, box file, bra cups, bra hooks, bra making, bra making kit, bra rings sliders, bra sliders, bra
      underwires, bracelet blank, bracelet blanks, bracelet making kit, bracelet mandrel, braid trim, braided elastic,
      brayer, bridesmaid proposal card, bristle brushes, bristol board, brush cleaner artist, brush lettering, brush
      pen, brush set, brush set artist, brush set painting, brush soap, brush washer, brushes and palettes, bubble
      mailer, bubble mailers, bubble wrap, bulky yarn, bulldog clip, bulldog clips, bullet journal, bulletin board,
      button, buttonhole elastic, buttons, cabochon setting, cabochon settings, calendar, calico, calligraphy,
      calligraphy nib, calligraphy pen, calligraphy set, candle dye, candle dye blocks, candle fragrance oil, candle
      jars empty, candle making, candle making kit, candle mold, candle mould, candle tin, candle tins, candle wax,
      candle wick, canvas and boards, canvas board, canvas fabric, canvas pack, canvas pad, canvas panel, canvas roll,
      canvas roll artist, canvas stretched, canvases and boards, card, cardboard box, carded wool, cardmaking kit,
      cardstock, carving blocks, carving tool, carving tools, casting plaster, casting resin, cello bag, cello bags,
      cellophane, cellophane bag, cellophane bags, cellophane roll, cellophane wrap, ceramic glaze, chain by the metre,
      chalk, chalk marker, chalk markers, chalk paint, chalk pastel, chalk pencil, chalk pens, chalkboard, challis
      fabric, charcoal, charcoal pencil, charcoal sticks, charm pack, charm square, charm squares, charms for bracelet
      making, charms for jewelry making, cheesecloth fabric, chenille fabric, chenille stem, chenille stems, chenille
      yarn, chicago screw, chicago screws, chipboard, christmas card, chunky merino, cinch binding, circular knitting
      needle, circular needle, clasps, clay, clay cutter, clay extruder, clay roller, clay sculpting, clay tool, clear
      stamp, clip art, clip board, clipart, clipboard, closed end zip, clothespins craft, clothing fabric, coaster
      mold, coaster mould, coconut wax, coil zip, collection kit scrapbook, colored pencil, colored pencils, coloring
      book, coloring kit, coloring page, coloring pages, coloring pencil, coloring pencils, coloring set, colour
      pencil, colour pencils, coloured pencil, coloured pencils, colouring book, colouring pencil, colouring pencils,
      colouring pens, colouring set, compass and protractor, compass box, compass drawing, compass geometry, compass
      set, composition book, construction paper, container wax, conte crayon, continuous zip, copper foil tape, copy
      paper, cord lock, cord stopper, cork board, corkboard, correction fluid, correction tape, corrugated box, corset
      boning, corset busk, cotton charm square, cotton charm squares, cotton cord, cotton drill, cotton duck, cotton
      jersey, cotton lawn, cotton poplin, cotton tape, cotton twill fabric, cotton yarn, craft, craft fabric, craft
      glue, craft heat tool, craft kit, craft knife, craft materials, craft paper, craft scissor, craft scissors, craft
      set, craft sticks, craft supplies, craft wire, crayon, crayons, crepe de chine, crewel embroidery, crewel kit,
      crewel wool, cricut, crimp bead, crimp covers, crochet accessories, crochet blanket pattern, crochet book,
      crochet hook, crochet kit, crochet pattern, crochet yarn, cross bottom bag, cross stitch, cross stitch kit, cross
      stitch pattern, cuddle minky, cuff ribbing, cuffing, curtain fabric, curtain lining, cut away stabilizer, cut
      file, cutaway stabilizer, cutting die, cutting dies, cutting mat, cutting plotter, cyanotype, cyanotype kit,
      damar varnish, dammar varnish, darning egg, darning mushroom, darning needle, decal, deco foil, decopatch,
      decopatch paper, decoupage, desk accessories, desk calendar, desk organiser, desk organizer, desk pad, desk set,
      desk stationery, desk tidy, desk tray, dessert roll, diamond art, diamond painting, diary, die cut, die cut
      ephemera, die cuts, die cutter, die cutting, die cutting machine, die set, die storage, digital paper, digital
      pattern, dip nib, display book, dk weight, dk wool, dk yarn, document case, document folder, document holder,
      document tray, document wallet, doll hair craft, doll making, double brushed poly, double cap rivets, double
      gauze, double gauze fabric, double gauze muslin, double knit, double knit jersey, double knitting wool, dpns,
      drawing board, drawing book, drawing kit, drawing mannequin, drawing materials, drawing pad, drawing pen, drawing
      pin, drawing pins, drawing set, drawing slate, drawing tablet paper, dress fabric, dress form, dress net, dress
      netting, dress pattern, dress zip, dressmaker s carbon, dressmakers carbon, dressmaking fabric, dressmaking
      pattern, dressmaking pin, dressmaking pins, dressmaking shear, dressmaking shears, drop spindle, drop spindle
      kit, dry pigment, dtf transfer, duchess satin, duck canvas, dungaree buckles, dungaree clips, dupioni, dylon dye,
      e6000, ear posts, ear wire, ear wires, earring backs findings, earring findings, earring hook, earring hooks,
      earring hooks findings, earring posts, easel, edge beveler, elastic 10mm, elastic 20mm, elastic 25mm, elastic
      6mm, elastic band, elastic band sewing, elastic bands, elastic by the metre, elastic cord, elastic roll, elastic
      tape, elastic thread, embossing, embossing folder, embossing heat tool, embossing powder, embroidered patch,
      embroidery, embroidery floss, embroidery hoop, embroidery kit, embroidery kit flowers, embroidery pattern,
      embroidery stabiliser, embroidery stabilizer, embroidery thread, enamel dots, envelope, envelopes, ephemera,
      epoxy resin, erasable fabric pen, eraser, etching ink, etching press, eva foam, evenweave, exam board, exam pad,
      exercise book, expanding file, eye pins, eyelet, eyelet fabric, eyelet pliers, eyelet tool, eyelets, eyepin,
      eyepins, fabric, fabric bundle, fabric by the yard, fabric dye, fabric glue, fabric marker, fabric offcuts,
      fabric paint, fabric panel, fabric pen, fabric pens, fabric remnant, fabric scissor, fabric scissors, fabric
      scraps, fabric spray paint, fan brush, fat eighth, fat quarter, fat quarter bundle, fat quarters, faux leather
      sheet, faux suede cord, feathers, felt, felt pens, felt sheet, felt sheets, felt tip, felt tip pens, feltcraft,
      felting, felting foam, felting kit, felting wool, fibre tip pens, filbert brush, file box, file divider, file
      folder, file organizer, filing and storage, filing supplies, findings, fine liner, fineliner, fineliner set,
      fingering weight, fingering yarn, fixative, fixed circular, flag tape, flat bottom gift bag, flat brush artist,
      flat elastic, flex hoop, flip chart, floral foam, floral stems wire, floral tape, floral wire, florist tape,
      florist wire, flow improver, flower clipart, foam ball, foam balls, foam board, foam brush, foam clay, foam pads
      craft, foam sheet, foam tape scrapbook, foamiran, foil quill, foil stamping, fold over elastic, foldback clip,
      foldback clips, folder, fountain pen, fountain pen converter, fountain pen nib, fq bundle, fragrance oil candle,
      fray check, french terry fabric, fringe trim, frog closure, frog fastening, fuse bead, fuse beads, fusible
      fleece, fusible interfacing, fusible web, fusing glass, gabardine fabric, gel medium, gel pen, gel pens, gel wax,
      gelli plate, gemstone bead, gemstone beads, gemstone strand, geometry box, geometry set, georgette fabric, gesso,
      gift bag, gift bags, gift bow, gift box empty, gift boxes, gift boxes packaging, gift label, gift labels, gift
      packaging, gift tag, gift tissue, gift wrap, gift wrapping paper, gilding flakes, gilding size, glass frit, glass
      paint, glass painting, glass pen, glass tesserae, glaze brush, glaze pottery, glaze pottery brush, glazes
      pottery, glazing medium, glitter, gloss gel, gloss medium, glue, glue dots, glue gun, glue pen, glue stick, glue
      sticks, glue tape, gluestick, glycerin soap base, gold leaf, gold leaf sheets, googly eye, googly eyes, gouache,
      graph pad, graph paper, graphite pencils, graphite powder, graphite stick, greeting card, greeting cards, grip
      seal bags, guest book, guillotine, gum arabic, haberdashery, habotai, hake brush, half pan, half yard bundle,
      hama bead, hama beads, hand carders, hand dyed yarn, hand lettering, hang tag, hang tags, hanging files, head
      pins, headpin, headpins, heat n bond, heat press, heat press machine, heat transfer vinyl, heatnbond, heavy gel,
      heddle, hem gauge, hemming tape, hera marker, herringbone tape, hessian, highlighter, highlighter pen,
      highlighters, hog bristle brushes, hog brushes, hole punch, hook and eye tape, hooks and eyes, hoop frame
      embroidery, hot glue, hot glue gun, htv, impasto medium, index card, index cards, index tab, index tabs, ink, ink
      cartridges pen, ink converter, ink pad, inkpad, intaglio, interchangeable cables knitting, interchangeable needle
      set, interchangeable needle tips, interchangeable tips, interfacing, interlock fabric, invisible tape, invisible
      zip, invisible zipper, invitation, invitation card, invitation suite, invitation template, iron on, iron on
      patch, jacquard fabric, jeans button, jeans buttons, jeans zip, jelly roll, jelly roll fabric, jersey fabric,
      jesmonite, jewellery chain by the metre, jewellery making, jewellery making kit, jewellery making supplies,
      jewellery plier, jewellery pliers, jewellery wire, jewelry findings, jewelry making, jewelry making kit, jewelry
      plier, jewelry pliers, jewelry supplies, jewelry wire, jiffy bag, jiffy bags, journal, journaling cards, jump
      ring, jump rings, kam snap, kam snaps, kiln, kiln furniture, kiln shelf, knicker elastic, knitted elastic,
      knitting accessories, knitting bag, knitting bag project, knitting counter, knitting gauge, knitting kit,
      knitting loom, knitting machine, knitting needle, knitting needles, knitting pattern, knitting wool, knitting
      yarn, kolinsky, kolinsky sable, kraft bag, kraft tag, kraft tags, label, label maker tape, label roll, label
      sticker, label stickers, label tape, labels, lace trim, lace weight yarn, laminating film, laminating pouch,
      laminating sheet, laminating sheets, laminator, lanyard badge, lap desk paper, laptop decal, laptop sticker,
      latch hook, latex mould, latex moulds, lazy kate, lead 2b, lead 2h, lead came, lead hb, lead refill, leather
      burnisher, leather cord, leather craft, leather craft tool, leather craft tool kit, leather dye, leather edge
      paint, leather groover, leather hide, leather offcuts, leather panel, leather punch, leather rivets, leather
      scraps, leather tool, leathercraft, leathercraft kit, leatherette, leatherette fabric, legal pad, letter opener,
      letter paper, letter rack, letter set, letter tray, lever arch, lever arch file, light box tracing, light pad,
      light pad tracing, linen blend fabric, linen canvas roll, linen fabric, liner brush, lingerie elastic, lining
      fabric, lino, lino block, lino cutter, lino tool, lino tools, linocut, linseed stand oil, liquin, lobster clasp,
      locket blank, logo patch, lolly stick, lolly sticks, long book, long stitch kit, loom, loop turner, loopback,
      loopback jersey, lycra fabric, mache box, macrame, macrame beads, macrame cord, macrame kit, macrame ring,
      macrame rings, macrame rope, magazine file, magnet round, magnet whiteboard, magnetic board, magnetic clasp,
      magnetic snap, magnets round, mahlstick, mailer, mailer box, mailers, mailing bag, mailing bags, mailing box,
      mailing supplies, making beads, manila folder, map pin, map pins, marbling, marbling kit, marker, marker refill,
      marker set, markers, masking fluid, mathematical instrument box, maths set, matt medium, matte medium, mdf shape,
      mdf shapes, measuring tape sewing, mechanical pencil, melt and pour, melt and pour soap base, melton wool, melty
      bead, melty beads, memo board, memo pad, memoboard, memory wire, merino dk, mesh fabric, metal dies, metal zip,
      metal zipper, mica powder, mini charm pack, mini fuse bead, mini fuse beads, mini skein, minky dot, minky fabric,
      misti, mixed media pad, mixed shape label, mixed shape labels, mixing palette, mod podge, mod roc, modeling clay,
      modeling paste, modeling wax, modelling clay, modelling paste, modelling wax, modroc, mohair yarn, molding paste,
      moldmaking silicone, monk s cloth, monks cloth, mop brush watercolour, mosaic kit, mosaic tesserae, mould making
      rubber, mould making silicone, moulds latex, mounting tape, muslin fabric, name label, name labels, napkin
      decoupage, needle, needle case, needle felting, needle gauge, needle tips, needlecord, needlepoint, needlework,
      nib holder, niddy noddy, note book, notebook, notebook a5, notecard, notelet, notelets, notepad, notes pad,
      notice board, notions, number sticker, number stickers, nylon coil zipper, oasis foam, office magnet, office
      magnets, office stationery, oil colour, oil medium, oil paint, oil pastel, oil pastels, oilcloth, open ended zip,
      organic cotton jersey, origami, origami paper, ornament kit, overlocker, ox gall, packaging box, packaging tape,
      packing boxes, packing peanuts, packing supplies, packing tape dispenser, padfolio, page dividers, page flag,
      page flags, paint, paint brush, paint brush set, paint by number, paint by numbers, paint canvas, paint marker,
      paint palette, paint pen, paint set, paint stick, paintbrush, painting accessories, painting brush, painting
      canvas, painting kit, painting medium, painting set, painting supplies, palette knife, palette knives, palette
      paper, pallet wrap, paper, paper bag, paper bags, paper clip, paper clips, paper craft, paper cutter, paper
      mache, paper pack, paper pad, paper punch, paper trimmer, papercraft, paracord buckle, paracord buckles, paraffin
      wax, parcel tape, party bag, party invitation, party invitations, party invite, party invites, pastel, pastel
      set, pastels, patchwork fabric, pattern pdf, pattern weights, patterned paper pack, pdf pattern, pdf sewing
      pattern, pearl cotton, pearl strand, peg doll, peg dolls, pen, pen case, pen cup, pen holder, pen nib, pen pot,
      pencil, pencil case, pencil lead, pencil leads, pencil sharpener, pencils, pens, perle cotton, perler bead,
      perler beads, permanent marker, photo album refill, photo corner, photo corners, photo paper, picot elastic,
      picture varnish, pigment powder, pillar mould, pin board, pin cushion, pinking shear, pinking shears, pipe
      cleaner, pipe cleaners, piping cord, place card, place cards, planner, planner cover, planner inserts, planner
      printable, planner refill, planner stickers, planner template, plaster bandage, plaster mold, plaster mould,
      plaster of paris, plaster wrap, plastic canvas, plastic poppers, plastic wallet, plastic wallets, plasticine,
      plotter paper, plush elastic, png bundle, png file, point turner, poly bags, poly mailer, poly mailers, poly
      pocket, poly pockets, polyester boning, polyester filling, polymer clay, polymer clay cutter, polystyrene ball,
      polystyrene balls, pom pom, pom pom maker, pom pom trim, pom poms, ponte roma, poplin, popsicle stick, popsicle
      sticks, post it, postal boxes, postal tube, postcard, poster board, poster color, poster colors, poster colour,
      poster colours, poster paint, pottery glaze, pottery kit, pottery tool, pottery tools, pottery wheel, pottery
      wheel kit, pouring medium, power mesh, precuts, press flower, press stud, press studs, presser foot, pressing
      mat, price gun, price tag, price tags, pricking iron, primed canvas, printable, printer paper, printing ink,
      printing press, printing supplies sublimation, pritt stick, project bag, project life, protractor, punch, punch
      needle, punch set, punched pocket, punched pockets, puncher, purse clasp, purse feet, purse frame, push pin, push
      pins, putty rubber, pva, pva glue, pyrography, pyrography pen, quilling, quilt back, quilt backing, quilt
      batting, quilt fabric, quilt kit, quilt panel, quilt pattern, quilt wadding, quilted fabric, quilting fabric,
      quilting foot, quilting frame, quilting gloves, quilting pattern, quilting thread, raffia ribbon, rapeseed wax,
      rattan core, rayon challis, rectangle ring, rectangular ring, refill pad, refined linseed oil, relief ink,
      remnant, resealable bags, resin, resin art, resin dye, resin kit craft, resin kit uv, resin mold, resin mold
      coaster, resin mould, resin pigment, resin tint, retarder medium, rhinestone, rhinestone applicator, rhinestones,
      rib knit fabric, ribbing, ribbing fabric, ribbon, ribbon reel, ric rac, rick rack, rickrack, rigger brush, rigid
      heddle, rigilene, ring binder, ring blank, ring blanks, ring mandrel, rollerball, rollerball pen, rotary blade,
      rotary blades, rotary cutter, round label, round labels, roving, roving yarn, row counter, rsvp card, rub on
      transfer, rub on transfers, rub ons, rubber band, rubber bands, rubber bands office, rubber stamp, rug canvas,
      rug hooking, rug hooking kit, rug making, rug tufting, rug yarn, ruler, sable brush, saddlers thread, safety
      eyes, safety pin, safety pins, sashiko, satin binding, satin ribbon, save the date, school bag tag, school kit,
      school set, school stationery, school supplies, scissors, scoring board, scotch tape, scrapbook, scrapbook paper,
      scratch art, screen printing, screen printing frame, screen printing ink, screen printing kit, screen printing
      squeegee, scuba crepe, scuba fabric, sculpting tool, sculpture tools, sealing wax, seam gauge, seam ripper, seed
      bead, seed beads, sellotape, sequin, sequins, sew on patch, sewing accessories, sewing basket, sewing box, sewing
      button, sewing buttons, sewing caddy, sewing feet, sewing foot, sewing gauge, sewing kit, sewing machine, sewing
      machine needle, sewing needle, sewing needles, sewing notions, sewing pattern, sewing pattern dress, sewing pin,
      sewing pins, sewing scissor, sewing scissors, sewing thread, sharpener, sharpeners, shibori kit, shipping box,
      shipping boxes, shipping label, shipping tape, shirring elastic, shoulder pads sewing, shredded tissue, shrink
      plastic, side release buckle, silhouette cameo, silicone mold, silicone mold resin, silicone mould, silicone
      mould coaster, silk dupion, silk screen, single line notebook, skein, sketch book, sketch pad, sketch pen, sketch
      pens, sketchbook, sketching, sketching set, slab roller, slide buckle, slime kit diy, snap fastener, snap setter,
      snaps fastener, snaps fasteners, soap colorant, soap colourant, soap cutter, soap dye, soap making, soap making
      kit, soap mold, soap mould, soap stamp, sodium hydroxide soap, soft pastel, soft pastels, softshell fabric,
      soluble stabiliser, soluble stabilizer, soy wax, soy wax flake, soy wax flakes, soy wax pellets, spacer bead,
      spandex fabric, spinning fiber, spinning fibre, spinning wheel, spiral notebook, split rings, sport weight yarn,
      spray fixative, spray paint, square canvas, stained glass foil, stained glass kit, stained glass sheet, stained
      glass supplies, stamp, stamp block, stamp cleaner, stamp pad, stamp platform, stamp set, stamping platform,
      stamps and dies, stamps dies, stand oil, staple remover, stapler, staples, stationery, stay wet palette, stencil,
      sticker, sticker pack, sticker sheet, sticker sheets, stickers, sticky back plastic, sticky note, sticky notes,
      sticky tack, sticky tape, stitch holder, stitch marker, stitching awl, stitching pony, stoneware glaze, stranded
      cotton, strap adjuster, strap adjusters, stretch jersey, stretch wrap, stretched canvas, stretcher bar, string
      art, stringing elastic, subject divider, subject dividers, subject notebook, sublimation, sublimation blank,
      sublimation blanks, sublimation mug blank, suede cord, sun print, super bulky yarn, super chunky yarn, suspension
      file, suspension files, svg, svg file, sweat fabric, sweatshirt fabric, sweatshirt fleece fabric, swimwear
      fabric, swing tag, swing tags, swiss dot, swivel clasp, sympathy card, t shirt yarn, table numbers, tailor s ham,
      tailors dummy, tailors ham, tana lawn, tape dispenser, tape gun, tape runner, tapestry canvas, tapestry kit,
      tapestry needle, tapestry wool, tassel trim, tear away stabiliser, tear away stabilizer, tearaway stabilizer,
      tempera paint, tension square, tesserae, textile dye, texture paste, thank you card, thank you cards, thank you
      note, thank you notes, thank you tag, thank you tags, thermal label, thermal labels, thimble, thread, thread
      cone, thread rack, thread snips, thread stand, tie dye kit, tiger tail wire, tipp ex, tippex, tissue paper,
      tissue paper sheet, tissue paper sheets, to do list pad, toggle clasp, toggle fastener, toner foil, tooling
      leather, tote bag blank, toy eyes, toy filling, toy stuffing, tracing board, tracing light box, tracing pad,
      tracing wheel, transfer vinyl, treasury tag, treasury tags, tree slice, tree slices, tri glide, triglide, trouser
      hook, tubular ribbing, tubular rivets, tufting, tufting gun, tunisian hook, turn lock, twill tape, underglaze,
      unfinished wood, uv resin kit, valentine card, veg tan leather, vegetable tanned leather, velcro, velcro patch,
      vellum, vinyl heat transfer, vinyl roll, vinyl sheet, vinyl sheets, viscose challis, viscose jersey, vlieseline,
      void fill, vow book, vow booklet, wadding, waistband elastic, walking foot, wall calendar, warp yarn, wash away
      stabilizer, washi, washi sticker, washi tape, water brush, water colour, water colours, water erasable pen, water
      soluble film, watercolor, watercolor brush, watercolor clipart, watercolor flower clipart, watercolor paint,
      watercolor palette, watercolor pan, watercolor paper, watercolor pencil, watercolor pencils, watercolor set,
      watercolour, watercolour half pan, watercolour pan, watercolour set, wax crayon, wax crayons, wax dye, wax melts
      kit, wax print fabric, wax seal, wax seal stamp, waxed cord, weaving, weaving kit, webbing, webbing buckle,
      webbing strap, wedding card, wedding guest book, wedding invitation, wedding program, wedding stationery, wet
      palette, white tack, whiteboard, whiteboard magnet, whiteboard magnets, whiteboard marker, whittling kit, wick,
      wick sticker, wick trimmer craft, wideback, willow charcoal, window markers, wire armature, wire wrap, wire
      wreath frame, wonder clip, wonder clips, wood blank, wood blanks, wood burning kit, wood burning tool, wood
      carving kit, wood carving tool, wood carving tools, wood number, wood numbers, wood slice, wood slices, wooden
      blank, wooden blanks, wooden craft, wooden letter, wooden letters, wooden mannequin, wooden number, wooden
      numbers, wooden pegs craft, wooden ring macrame, wooden shape, wooden shapes, wooden tree slice, wooden tree
      slices, wool batt, wool batts, wool locks, wool pressing mat, wool roving, wool tops, wool yarn, worsted yarn,
      woven elastic, wrap paper, wrapping paper, wreath base, writing instruments, writing pad, writing set, yarn, yarn
      bowl, yarn bundle, yarn cake, yarn cutter, yarn needle, yarn pack, yarn set, zip fastener, zip invisible, zip
      lock bags packaging, zip puller, zip slider, zipper, zipper by the yard, zipper pull, zipper puller, zipper roll,
      zipper tape`,
    ],
  ],
  unsure: `acrylic block, aida, airbrush, alginate, baby yarn, batik, bead, button, buttons, calico, calligraphy, card,
    cellophane, chalk, charcoal, chipboard, clay, cotton jersey, cotton tape, craft, cuffing, curtain lining, decal,
    decals, double gauze, double gauze muslin, dress fabric, embroidery, ephemera, eyelet, eyelets, fabric, fan brush,
    feathers, felt, fixative, flat brush artist, folder, glitter, guillotine, hessian, highlighter, ink, interfacing,
    jelly roll, label, labels, leatherette, liner brush, lino, lobster clasp, loom, loopback, macrame, magnetic clasp,
    marbling, marker, mesh fabric, misti, needle, notions, oilcloth, organic cotton jersey, paint, paper, pastel,
    pastels, pen, poly bags, pom pom, poplin, power mesh, printable, project bag, punch, pva, remnant, resin,
    rhinestone, rhinestones, ribbing, ribbon, rollerball, roving, screen printing, sequin, sequins, side release
    buckle, sketching, split rings, stamp, sublimation, swivel clasp, thread, toggle clasp, turn lock, velcro, vellum,
    viscose jersey, wadding, walking foot, wax print fabric, weaving, webbing, whiteboard, wick, zipper, zipper pull,
    zipper puller`,
  printed: `calendar, card, cards, erasers, fabric, greeting card, journal, notebook, stencil, sticker, stickers, svg,
    wrapping paper`,
  uses: {
    ARTS_AND_CRAFTS: `art supplies, arts, candle making, card making, cardmaking, craft, craft supplies, crafting,
      crafts, crochet, diy, dressmaking, haberdashery, half metre, half yard, jewellery making, jewelry making,
      knitting, needlework, office supplies, packaging, packaging supplies, painting supplies, paper crafts,
      papercraft, per half meter, per half metre, pottery supplies, printmaking, quilting, school supplies,
      scrapbooking, sewing, shipping supplies, soap making, spinning and weaving, stationery`,
  },
  makers: {
    ARTS_AND_CRAFTS: `49 and market, addi, addi click, aleene s, alison glass, altenew, amaco, american crafts,
      americana acrylic, amsterdam acrylic, anchor thread, andover fabrics, apli, arches watercolor, army painter, art
      gallery fabrics, art resin, artoz, ashford spinning, aurifil, avery labels, baby lock, babylock, bernat,
      bernette, bernina, berroco, bic cristal, bockingford, botz, brother innov, brother scanncut, brother sewing,
      caligo, canson, caran d ache, caron simply, cascade 220, catherine pooler, cernit, chiaogoo, ciao bella, citadel
      paint, clairefontaine, cloud9 fabrics, clover amour, clover needles, coats cotton, cobra oil, collins debden,
      concord 9th, conte a paris, copic, cotman, cotton steel, couture creations, crafter s companion, crafters
      companion, crayola, createx, creativ company, cricut, da vinci brush, da vinci casaneo, da vinci maestro, daler
      rowney, daniel smith, darwi, das clay, de atramentis, debbie bliss, decoart, derwent, diamine, dmc, dmc thread,
      docrafts, doodlebug design, dovecraft, drops alaska, drops yarn, duncan glaze, dylon, e6000, easyweed, echo park,
      elizabeth craft, entropy resin, erin condren, essdee, esselte, esterbrook, exacompta, faber castell, fabriano,
      fellowes, field notes, filofax, fimo, first edition paper, fiskars scissors, folia, folkart, frixion, gamblin,
      gina k, golden fluid, golden heavy body, golden open, graphic 45, gutermann, hahnemuhle, happy planner, harder
      steenbeck, hayfield, heidi swapp, herma, hero arts, hiyahiya, hobbii, hobonichi, hoffman batik, holbein,
      husqvarna viking, inktense, isacord, iwata, j herbin, jacksons art, jacquard dye, james c brett, janome, juki,
      kaffe fassett, kaisercraft, katia yarn, kaweco, king cole, knitpro, knitpro symfonie, knitpro zing, kona cotton,
      lamy, lang yarns, lawn fawn, lefranc, legion paper, leitz, leuchtturm, leuchtturm1917, liberty fabrics, lion
      brand, liquitex, lykke, m graham, madeira rayon, madeira thread, makower, malabrigo, mama elephant, mayco,
      memento ink, memory box die, mettler thread, michael harding, michael miller, midori md, miyuki, mod podge, moda
      bella, moda fabrics, moda grunge, moleskine, molotow, molotow premium, mont marte, montana black, montana gold,
      montblanc meisterstuck, neocolor, noodler s, nu notebook, old holland, opus 88, oracal, oxford notebook, paasche,
      paintbox simply, paintbox yarns, paper mate, paperblanks, papermate, parker refill, pebeo, pelikan, pellon,
      pentel, pfaff, pilot frixion, pilot g2, pilot iroshizuku, pilot metropolitan, pilot vanishing point, pinkfresh,
      pinkfresh studio, pitt artist, plaid folkart, platinum 3776, platinum preppy, polychromos, posca, post it, premo,
      prima marketing, princeton brush, prismacolor, pritt, procion, prym, prym love, pukka pad, q connect, qor
      watercolor, quo vadis, ranger archival, ranger distress, ranger ink, red heart, rembrandt oil, rexel, rhodia,
      rico design, riley blake, rit dye, robert kaufman, rotring, rowan felted tweed, rowan yarn, royal talens, ruby
      star society, sailor pen, saunders waterford, scanncut, schachenmayr, scheepjes, schmincke, sculpey, sculpey
      premo, sennelier, sew easy, sharpie, silhouette cameo, silhouette portrait, simon says stamp, simple stories,
      singer heavy duty, sirdar, siser, sizzix, smooth on, snopake, speedball, spellbinders, stabilo, staedtler,
      stamperia, stampin up, stonehenge paper, strathmore, stylecraft, susan bates, tamiya color, tilda fabrics, tim
      holtz, tombow, tomoe river, traveler s notebook, tsukineko, tula pink, tulip etimo, tulip fabric, twsbi, uhu, uni
      ball, uni ball signo, uniball, vallejo, van gogh watercolour, versafine, versamark, vlieseline, waffle flower,
      waterman pen, wendy knits, west yorkshire spinners, winsor and newton, winsor newton, yarn and colors, zebra
      mildliner`,
  },
};
