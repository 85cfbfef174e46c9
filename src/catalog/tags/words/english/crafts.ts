import type { Subject } from '../words.ts';

export const CRAFTS: Subject = {
  things: [
    [
      'ARTS_AND_CRAFTS',
      `14 count aida, 4 ply, 4ply, a4 paper, acrylic canvas, acrylic marker, acrylic paint, acrylic paint set, acrylic
      paints, acrylic pouring, acrylic yarn, address labels, adhesive letters, adhesive notes, adhesive vinyl, afghan
      pattern, agenda, aida, aida 14, aida 16, aida cloth, air dry clay, airbrush, alcohol marker, amigurumi pattern,
      anniversary card, aquarelle, aran wool, archive box, art brush, art canvas, art kit, art portfolio, art set, art
      storage, art supplies, artist brush, artist canvas, badge holder, bag clasp, bag handles, ball pen, ball point
      pen, ballpoint, ballpoint pen, balsa wood, bath bomb kit, bath bomb mould, batik, bead, bead kit, bead
      organizer, bead strand, beaded ornament kit, beading kit, beading wire, beads, beads seed, beeswax pellets,
      beeswax sheet, bezel blanks, bias binding, bias tape, binder, binder clips, binding combs, biro, birthday card,
      blackboard, blanket binding, blanket kit, blanket pattern, blending stump, block printing, blu tack, bobbin,
      bondaweb, bone folder, boning corset, book binding, book cloth, book cover school, book covering film, book
      covers clear, book plates, book protector, book stand desk, bookbinding, bookbinding kit, bookmark, box file,
      bra making kit, bra rings sliders, bracelet blanks, bracelet making kit, braid trim, brayer, bridesmaid proposal
      card, bristle brushes, brush pen, brush set, brush set painting, brush washer, bubble mailer, bubble mailers,
      bubble wrap, bulldog clips, bullet journal, bulletin board, button, buttons, cabochon settings, calendar,
      calico, calligraphy, calligraphy pen, calligraphy set, candle dye, candle fragrance oil, candle jars empty,
      candle making, candle making kit, candle mold, candle mould, candle tins, candle wax, candle wick, canvas board,
      canvas pack, canvas panel, canvas roll, canvas stretched, card, cardboard box, cardmaking kit, cardstock,
      carving tools, cellophane bag, cellophane bags, cellophane wrap, ceramic glaze, chain by the metre, chalk, chalk
      markers, chalk paint, chalk pastel, chalkboard, charcoal, charcoal pencil, charm pack, charm squares, charms for
      jewelry making, chenille stems, christmas card, chunky merino, cinch binding, clasps, clay, clay sculpting, clay
      tool, clear stamp, clip art, clip board, clipart, clipboard, coaster mold, coaster mould, colored pencil,
      colored pencils, coloring book, coloring kit, coloring pages, coloring pencils, coloring set, colour pencils,
      coloured pencil, coloured pencils, colouring book, colouring pencils, colouring set, compass and protractor,
      compass box, compass drawing, compass geometry, compass set, composition book, construction paper, continuous
      zip, copy paper, cord lock, cord stopper, cork board, corkboard, correction fluid, correction tape, corrugated
      box, cotton charm squares, cotton cord, cotton poplin, cotton yarn, craft, craft glue, craft kit, craft knife,
      craft paper, craft scissors, craft set, craft supplies, crayon, crayons, cricut, crochet blanket pattern,
      crochet book, crochet hook, crochet kit, crochet pattern, crochet yarn, cross bottom bag, cross stitch, cross
      stitch kit, cross stitch pattern, curtain fabric, cut file, cutting die, cutting dies, cutting mat, cutting
      plotter, decal, decoupage, desk accessories, desk calendar, desk organiser, desk organizer, desk pad, desk set,
      desk tidy, desk tray, diamond art, diamond painting, diary, die cut, die cuts, die cutter, die cutting, die
      cutting machine, die set, digital paper, digital pattern, display book, dk wool, document case, document folder,
      document holder, document tray, document wallet, double knit, double knitting wool, dpns, drawing board, drawing
      book, drawing kit, drawing pad, drawing pen, drawing pins, drawing set, drawing slate, drawing tablet paper,
      dress form, dress pattern, dressmaking pattern, dressmaking pins, dressmaking shears, drop spindle, dtf
      transfer, e6000, ear wire, ear wires, earring findings, earring hooks, earring hooks findings, easel, elastic
      band sewing, elastic bands, elastic by the metre, elastic cord, embossing, embossing folder, embossing powder,
      embroidered patch, embroidery, embroidery floss, embroidery hoop, embroidery kit, embroidery kit flowers,
      embroidery pattern, embroidery thread, envelope, envelopes, epoxy resin, eraser, eva foam, evenweave, exam
      board, exam pad, exercise book, expanding file, eye pins, eyelet, eyelets, fabric, fabric by the yard, fabric
      glue, fabric marker, fabric paint, fabric scissors, fat quarter, fat quarters, faux leather sheet, faux suede
      cord, feathers, felt, felt sheet, felt sheets, felt tip, feltcraft, felting, felting kit, file box, file
      divider, file folder, file organizer, findings, fine liner, fineliner, fixative, flag tape, flat bottom gift
      bag, flat elastic, flex hoop, flip chart, floral foam, floral tape, floral wire, florist tape, florist wire,
      flower clipart, foam balls, foam board, foam brush, foam sheet, foldback clips, folder, fountain pen, fragrance
      oil candle, fray check, fringe trim, fuse beads, fusible interfacing, gel medium, gel pen, gel pens, gelli
      plate, gemstone beads, gemstone strand, geometry box, geometry set, gesso, gift bag, gift bags, gift bow, gift
      box empty, gift boxes, gift boxes packaging, gift labels, gift packaging, gift tag, gift tissue, gift wrap, gift
      wrapping paper, glass paint, glass painting, glaze pottery, glazes pottery, glitter, glue, glue gun, glue stick,
      glue sticks, gold leaf, googly eyes, gouache, graph pad, graph paper, greeting card, greeting cards, guest book,
      guillotine, half pan, hama beads, hand lettering, hang tags, head pins, heat press, heat press machine, heat
      transfer vinyl, hemming tape, hessian, highlighter, highlighter pen, highlighters, hog bristle brushes, hog
      brushes, hole punch, hook and eye tape, hooks and eyes, hot glue, hot glue gun, htv, index cards, index tabs,
      ink, ink pad, inkpad, interfacing, invisible tape, invisible zip, invitation, invitation card, invitation suite,
      invitation template, iron on, iron on patch, jeans buttons, jelly roll fabric, jewellery making kit, jewellery
      pliers, jewellery wire, jewelry findings, jewelry making, jewelry making kit, jewelry pliers, jewelry wire,
      jiffy bags, journal, jump rings, kam snaps, kiln, knicker elastic, knitting bag, knitting kit, knitting needle,
      knitting needles, knitting pattern, knitting yarn, kraft bag, kraft tags, label, label maker tape, label roll,
      label stickers, label tape, labels, lace trim, laminating film, laminating pouch, laminating sheets, laminator,
      lanyard badge, lap desk paper, laptop decal, laptop sticker, latch hook, latex mould, latex moulds, lead 2b,
      lead 2h, lead hb, lead refill, leather cord, leather craft, leather craft tool, leather craft tool kit, leather
      dye, leather hide, leather panel, leather tool, leathercraft, leathercraft kit, legal pad, letter opener, letter
      paper, letter rack, letter set, letter tray, lever arch, lever arch file, lino, lino cutter, lino tools,
      linocut, locket blank, logo patch, lolly sticks, long book, long stitch kit, loom, macrame, macrame cord,
      macrame kit, macrame rope, magazine file, magnet round, magnet whiteboard, magnetic board, magnetic snap,
      magnets round, mailer, mailer box, mailers, mailing bags, mailing box, making beads, manila folder, map pins,
      marker, marker set, markers, mathematical instrument box, maths set, mdf shapes, measuring tape sewing,
      mechanical pencil, melt and pour, melty beads, memo board, memo pad, memoboard, memory wire, merino dk, metal
      zip, mica powder, mini fuse beads, mixed media pad, mixed shape labels, mod podge, modeling clay, modeling
      paste, modeling wax, modelling clay, modelling wax, mohair yarn, mosaic kit, moulds latex, mounting tape, muslin
      fabric, name labels, needle, needle felting, needlepoint, needlework, nib holder, note book, notebook, notebook
      a5, notecard, notelets, notepad, notes pad, notice board, number stickers, oasis foam, office magnets, oil
      colour, oil paint, oil pastel, oil pastels, open ended zip, origami, origami paper, ornament kit, overlocker,
      packaging box, packaging tape, packing boxes, packing peanuts, packing tape dispenser, padfolio, page flags,
      paint, paint brush, paint brush set, paint by number, paint by numbers, paint canvas, paint marker, paint
      palette, paint pen, paint set, paintbrush, painting brush, painting canvas, painting kit, painting set, painting
      supplies, palette knife, palette knives, pallet wrap, paper, paper bag, paper bags, paper clip, paper clips,
      paper cutter, paper punch, paper trimmer, papercraft, paracord buckles, paraffin wax, parcel tape, party bag,
      party invitations, party invites, pastel, pastel set, pastels, pattern pdf, pdf pattern, pdf sewing pattern,
      pearl cotton, pearl strand, pen, pen case, pen cup, pen holder, pen pot, pencil, pencil case, pencil lead,
      pencil leads, pencil sharpener, pencils, pens, perle cotton, perler beads, permanent marker, photo corners,
      photo paper, pigment powder, pin board, pin cushion, pinking shears, pipe cleaner, pipe cleaners, piping cord,
      place card, place cards, planner, planner printable, planner template, plaster mold, plaster mould, plaster of
      paris, plastic canvas, plastic wallets, plasticine, plotter paper, png bundle, png file, poly mailer, poly
      mailers, poly pockets, polyester filling, polymer clay, polystyrene balls, pom pom maker, pom pom trim, pom
      poms, poplin, popsicle sticks, post it, postal boxes, postal tube, postcard, poster board, poster colors, poster
      colours, poster paint, pottery glaze, pottery kit, pottery tool, pottery tools, pottery wheel, pouring medium,
      press flower, press studs, presser foot, price gun, price tags, printable, printer paper, printing press, pritt
      stick, protractor, punch, punch needle, punch set, punched pockets, puncher, purse frame, push pins, putty
      rubber, pva glue, pyrography, pyrography pen, quilling, quilt batting, quilt fabric, quilt kit, quilt pattern,
      quilt wadding, quilting fabric, quilting pattern, raffia ribbon, rattan core, refill pad, resin, resin kit
      craft, resin kit uv, resin mold, resin mold coaster, resin mould, rhinestone, rhinestone applicator,
      rhinestones, ribbon, ribbon reel, ric rac, rick rack, ring binder, ring blanks, rollerball, rollerball pen,
      rotary blades, rotary cutter, round labels, roving, row counter, rsvp card, rub on transfers, rub ons, rubber
      bands, rubber bands office, rubber stamp, rug hooking kit, rug tufting, ruler, saddlers thread, safety pins,
      sashiko, satin binding, satin ribbon, save the date, school bag tag, school kit, school set, school supplies,
      scissors, scoring board, scotch tape, scrapbook, scrapbook paper, scratch art, screen printing ink, screen
      printing kit, sealing wax, seam ripper, seed bead, seed beads, sellotape, sequin, sequins, sew on patch, sewing
      box, sewing buttons, sewing kit, sewing machine, sewing machine needle, sewing needle, sewing needles, sewing
      pattern, sewing pattern dress, sewing pins, sewing scissors, sewing thread, sharpener, sharpeners, shipping box,
      shipping boxes, shipping label, shipping tape, shirring elastic, shredded tissue, shrink plastic, silhouette
      cameo, silicone mold, silicone mold resin, silicone mould, silicone mould coaster, silk screen, single line
      notebook, skein, sketch book, sketch pad, sketch pen, sketch pens, sketchbook, sketching, sketching set, slime
      kit diy, snap fastener, snaps fasteners, soap making, soap making kit, soap mold, soap mould, soft pastel, soft
      pastels, soy wax, soy wax flakes, spinning wheel, spiral notebook, spray fixative, spray paint, square canvas,
      stamp, stamp pad, stamp set, staple remover, stapler, staples, stationery, stencil, sticker, sticker pack,
      sticker sheet, sticker sheets, stickers, sticky back plastic, sticky note, sticky notes, sticky tack, sticky
      tape, stitch holder, stitch marker, stitching awl, stranded cotton, strap adjusters, stretch wrap, stretched
      canvas, string art, stringing elastic, subject dividers, sublimation, sublimation blank, sublimation blanks,
      sublimation mug blank, suede cord, suspension files, svg, svg file, swing tags, sympathy card, table numbers,
      tailors dummy, tape dispenser, tape gun, tapestry canvas, tapestry kit, tapestry needle, tapestry wool, tassel
      trim, tempera paint, textile dye, texture paste, thank you card, thank you cards, thank you notes, thank you
      tags, thermal label, thermal labels, thimble, thread, tie dye kit, tipp ex, tippex, tissue paper, tissue paper
      sheets, to do list pad, toggle fastener, tote bag blank, toy filling, toy stuffing, tracing pad, tracing wheel,
      transfer vinyl, treasury tags, tree slices, tufting, tufting gun, tunisian hook, underglaze, unfinished wood, uv
      resin kit, valentine card, velcro, velcro patch, vellum, vinyl heat transfer, vinyl roll, vinyl sheet, vinyl
      sheets, vlieseline, void fill, vow book, vow booklet, wadding, wall calendar, washi, washi tape, water colours,
      watercolor, watercolor brush, watercolor clipart, watercolor flower clipart, watercolor paint, watercolor
      palette, watercolor pan, watercolor paper, watercolor pencils, watercolor set, watercolour, watercolour half
      pan, watercolour pan, watercolour set, wax crayons, wax melts kit, wax seal, wax seal stamp, waxed cord,
      weaving, weaving kit, webbing, webbing strap, wedding card, wedding guest book, wedding invitation, wedding
      program, wedding stationery, white tack, whiteboard, whiteboard magnets, whiteboard marker, whittling kit, wick,
      wire wrap, wire wreath frame, wonder clips, wood burning kit, wood burning tool, wood carving kit, wood carving
      tools, wood numbers, wood slices, wooden blanks, wooden letters, wooden numbers, wooden shapes, wooden tree
      slices, wool roving, wool tops, wool yarn, wrap paper, wrapping paper, wreath base, writing pad, writing set,
      yarn, yarn bowl, zip invisible, zip slider, zipper, zipper roll`,
    ],
  ],
  unsure: `aida, batik, bead, button, buttons, calico, calligraphy, card, chalk, charcoal, clay, craft, decal, decals,
    embroidery, eyelet, eyelets, fabric, feathers, felt, fixative, folder, glitter, guillotine, hessian, highlighter,
    ink, interfacing, label, labels, lino, loom, macrame, marker, needle, paint, paper, pastel, pastels, pen, poplin,
    printable, punch, resin, rhinestone, rhinestones, ribbon, rollerball, roving, sequin, sequins, sketching, stamp,
    sublimation, thread, velcro, vellum, wadding, weaving, webbing, whiteboard, wick, zipper`,
  printed:
    'calendar, card, cards, erasers, fabric, greeting card, journal, notebook, stencil, sticker, stickers, svg, wrapping paper',
  uses: {
    ARTS_AND_CRAFTS: `art supplies, arts, craft, craft supplies, crafting, crafts, crochet, diy, haberdashery,
      knitting, needlework, office supplies, packaging, packaging supplies, painting supplies, paper crafts, quilting,
      school supplies, scrapbooking, sewing, shipping supplies, stationery`,
  },
  makers: {
    ARTS_AND_CRAFTS: `49 and market, addi, aleene s, altenew, american crafts, anchor thread, apli, arches watercolor, art gallery
      fabrics, artoz, avery labels, bernat, bernina, bic cristal, brother sewing, canson, caron simply, cascade 220,
      chiaogoo, clairefontaine, clover amour, clover needles, copic, crayola, creativ company, cricut, da vinci brush,
      daler rowney, derwent, dmc, dmc thread, drops alaska, drops yarn, dylon, e6000, easyweed, erin condren, faber
      castell, fabriano, filofax, fimo, fiskars scissors, folia, frixion, golden heavy body, golden open, gutermann,
      hahnemuhle, happy planner, heidi swapp, herma, hero arts, hobonichi, holbein, janome, juki, kaweco, king cole,
      knitpro, kona cotton, lamy, lawn fawn, leitz, leuchtturm, leuchtturm1917, lion brand, liquitex, malabrigo,
      midori md, miyuki, mod podge, moda bella, moleskine, molotow, mont marte, oracal, oxford notebook, paintbox
      yarns, paper mate, papermate, parker refill, pelikan, pentel, pilot frixion, pilot g2, posca, post it, premo,
      princeton brush, prismacolor, pritt, prym, q connect, ranger distress, ranger ink, red heart, rhodia, rico
      design, riley blake, rotring, royal talens, scanncut, scheepjes, schmincke, sculpey, sennelier, sharpie,
      silhouette cameo, silhouette portrait, simon says stamp, singer heavy duty, siser, sizzix, spellbinders,
      stabilo, staedtler, stampin up, strathmore, stylecraft, susan bates, tim holtz, tombow, traveler s notebook,
      twsbi, uhu, uni ball, winsor newton, zebra mildliner`,
  },
};
