import type { Subject } from '../words.ts';

export const CARE: Subject = {
  things: [
    [
      'BEAUTY',
      `aceite barba, aceite capilar, aceite corporal, aceite de almendras, aceite de argan, aceite de argan capilar,
      aceite de barba, aceite de coco capilar, aceite de coco corporal, aceite de jojoba, aceite de ricino, aceite de
      romero, aceite de rosa mosqueta, aceite esencial, aceite esencial de lavanda, aceite facial, aceite para barba,
      acetona, acido hialuronico, acondicionador, acondicionador solido, afeitadora, after shave, after sun,
      aftershave, aftersun, agua de colonia, agua de florida, agua de perfume, agua de rosas, agua micelar, agua
      termal, algodon desmaquillante, alicate cuticula, alisado, alisador, alisadora, ampolla capilar, ampollas,
      antiacne, anticaida, anticelulitico, antiestrias, antitranspirante, arcilla, arcilla verde, autobronceador,
      autobronceante, balsamo, balsamo after shave, balsamo barba, balsamo labial, bandas de cera, bandas
      depilatorias, barra de labios, base de maquillaje, base liquida, bastoncillos, bb cream, bloqueador, bloqueador
      solar, body milk, body mist, body splash, bomba de bano, brillo de labios, brocha, brocha de afeitar, brocha de
      maquillaje, brochas de maquillaje, bronceador, bruma, calentador de cera, cepillo alisador, cepillo de cabello,
      cepillo de pelo, cera capilar, cera depilatoria, cera para cabello, cera para pelo, champu, champu anticaspa,
      champu seco, champu solido, colonia, colonia hombre, coloracion, coloracion permanente, colorete, contorno,
      contorno de ojos, corrector, corrector facial, cortapelo, cortapelos, cortaunas, cotonetes, crema, crema
      antiarrugas, crema antiedad, crema contorno, crema corporal, crema de cuerpo, crema de dia, crema de manos,
      crema de noche, crema de pies, crema depilatoria, crema facial, crema hidratante, crema manos, crema para manos,
      crema para peinar, crema para pies, crema pies, crema solar, cuchilla de afeitar, cuchillas, decant,
      decolorante, delineador, depilador, depiladora, desmaquillador, desmaquillante, desodorante, discos de algodon,
      discos desmaquillantes, eau de cologne, eau de parfum, eau de toilette, enchinador, enjuague capilar, esmalte,
      esmalte de unas, esponja de bano, esponja de maquillaje, esponja exfoliante, espuma capilar, espuma de afeitar,
      espuma de bano, espuma limpiadora, espuma moldeadora, estrias, exfoliante, extension de cabello, extensiones
      clip, extensiones de cabello, extensiones de pelo, extensiones de pestañas, extensiones lisas, extensiones pelo
      natural, extensiones rizadas, extractor de puntos negros, fijador de cejas, fotoprotector, fragancia, fundidor
      de cera, gel acne, gel aloe vera, gel constructor, gel de afeitar, gel de bano, gel de bano y ducha, gel de
      cabello, gel de cejas, gel de ducha, gel de unas, gel facial, gel fijador, gel limpiador, gel reductor,
      glicerina, gloss, gomina, gua sha, guante exfoliante, henna, hidratante, hisopos, hojas de afeitar, iluminador,
      jabon, jabon artesanal, jabon de manos, jabon de tocador, jabon facial, jabon liquido, jabones, keratina, kit de
      bano, kit de unas, kit spa, labial, labial mate, laca, lampara de unas, lapiz cejas, lapiz de cejas, lapiz de
      labios, lapiz de ojos, lapiz labial, leche corporal, leche hidratante, leche limpiadora, leche solar, lima de
      pies, lima de unas, limpiador, limpiador facial, locion, locion corporal, manicura, manteca corporal, manteca de
      karite, manteca karite, mantequilla corporal, maquillaje, maquina cortapelo, maquina de afeitar, maquina de
      tatuar, maquinilla, maquinilla de afeitar, masajeador facial, mascara capilar, mascara de pestanas, mascarilla,
      mascarilla capilar, mascarilla de pelo, mascarilla facial, navaja de afeitar, niacinamida, paleta de maquillaje,
      paleta de sombras, parches acne, parfum, pastilla de jabon, patillera, pedicura, peine, peineta cabello, peluca,
      perfilador, perfilador de labios, perfume, perfume de hombre, perfume de mujer, peroxido, pestanas, pestanas
      postizas, piedra pomez, pintalabios, pintaunas, pinza cejas, pinza de cejas, pinza de depilar, pinza depilar,
      pinza para cejas, pinzas de cejas, pinzas de depilar, pinzas depilar, pinzas para cejas, plancha alisadora,
      plancha de cabello, plancha de pelo, plancha para cabello, polvo compacto, polvo traslucido, polvos, polvos
      compactos, polvos sueltos, pomada cabello, prebase, primer, protector facial, protector solar, protector
      termico, queratina, quitaesmalte, rastrillo afeitar, rastrillo con cabeza, rastrillo depilar, rastrillo
      desechable, rastrillo para afeitar, rasurador, rasuradora, rasuradora electrica, recortadora, removedor de
      esmalte, removedor de puntos negros, rimel, rizador, rizadora, rodillo de jade, rubor, sales de bano, secador,
      secador de cabello, secador de pelo, secadora de cabello, serum, serum capilar, serum facial, set de bano spa,
      set de perfume, set de spa, shampoo, sombra de ojos, sombras, spf 50, spray capilar, spray fijador, suero
      facial, talco, tatuaje, tenacilla, tenaza rizadora, tijera peluqueria, tijeras peluqueria, tinta de labios,
      tinta labial, tinte, tinte para cabello, tintura, toallita facial, toallitas desmaquillantes, toallitas humedas,
      tonico, tonico facial, tratamiento capilar, unas, unas postizas, vaselina`,
    ],
    [
      'HEALTH_AND_FITNESS',
      `aceite cbd, aceite de cbd, aceite de higado de bacalao, aceite de krill, aceite de masaje, aceite de pescado,
      aceite higado bacalao, aciclovir, acido folico, adelgazante, adelgazantes, adhesivo protesis dental, agua
      oxigenada, alcohol, alcohol en gel, alcohol gel, algodon hidrofilo, almohada ortopedica, almohadilla termica,
      aminoacidos, ampolleta, ampolletas, analgesico, analgesicos, andadera adulto, andador adulto, anillo vibrador,
      antiacido, antialergico, antibiotico, antidiarreico, antifaz, antifaz para dormir, antigripal, antihistaminico,
      antiinflamatorio, antimicotico, antiparasitario humano, antipiojos, antipiretico, antiseptico, aparato
      abdominal, aposito, apositos, aro de pilates, ashwagandha, aspirina, audifono medico, balanza digital personas,
      balon medicinal, banco ajustable, banco de ejercicio, banco de musculacion, banco de pesas, banco multiposicion,
      banco para pesas, banda de resistencia, banda elastica, bandas de resistencia, bandas de suspension, bandas
      elasticas, bandas fitness, barbijo, barra de dominadas, barra de ejercicio, barra de proteina, barra dominadas,
      barra olimpica, barra para dominadas, barra proteica, barra z, barrita de proteina, barrita energetica, barritas
      de proteina, barritas proteicas, bascula, bascula corporal, bascula digital, baston, bastones, baumanometro,
      baunanometro, bcaa, bebida isotonica polvo, beta alanina, betametasona, bicicleta de spinning, bicicleta
      estatica, bicicleta fija, bicicleta spinning, biotina, blanqueador dental, blanqueamiento dental, bloque de
      yoga, bloque yoga, bolsa de agua caliente, botella shaker, botiquin, braga menstrual, cabestrillo, calcetines de
      compresion, calcio, calzon menstrual, cama hospitalaria, caminadora, capsula, capsulas, careta facial,
      carnitina, caseina, cateter, cbd, cepillo de dientes, cepillo de dientes electrico, cepillo dental, cepillo
      dental electrico, cepillo electrico dental, cepillo interdental, cepillos de dientes, cetirizina, chaleco con
      peso, chaleco de peso, cinta de correr, cinta kinesiologica, cinturon de pesas, cinturon gym, cinturon lumbar,
      clotrimazol, codera, coenzima q10, cojin masajeador, cojin ortopedico, colageno, colageno hidrolizado, colchon
      antiescaras, colchoneta, colchoneta de gimnasia, colchoneta de yoga, colchoneta fitness, colirio, collarin,
      colutorio, comba, complejo b, complemento alimenticio, compresa, compresas, compresas con alas, comprimidos,
      condon, condones, control de peso, copa menstrual, copas menstruales, corrector de postura, creatina, creatina
      monohidratada, crema antihongos, crema dental, crema muscular, cubrebocas, cubrebocas kn95, cubrebocas tricapa,
      cuello ortopedico, cuerda de saltar, cuerda para saltar, curcuma capsulas, curita, curitas, dentifrico,
      dentifrico blanqueador, descongestionante, diclofenaco, disco de pesas, disco olimpico, electroestimulador,
      electrolitos, eliptica, eliptico, energia y recuperacion, enjuague, enjuague bucal, escaladora, esparadrapo,
      espirulina, esterilla, esterilla de yoga, estetoscopio, expectorante, faja abdominal, faja lumbar, faja
      ortopedica, ferula, fitball, gainer, ganador de masa, ganador de peso, gasa, gasas, gel antibacterial, gel
      antiinflamatorio, gel energetico, gel frio, gel hidroalcoholico, gel intimo, gel lubricante, gel muscular,
      ginseng, glucometro, glutamina, gotas, guantes de examen, guantes de gimnasio, guantes de latex, guantes de
      nitrilo, guantes de vinilo, guantes desechables, guantes gym, guantes latex, guantes nitrilo, guantes
      quirurgicos, guarda nocturna, hidrocortisona, hierro, higado de bacalao, hilo dental, hilo dental encerado,
      hipercalorico, hipercaloricos, ibuprofeno, inhalador, inmovilizador, irrigador bucal, irrigador dental, isodine,
      jabon intimo, jalea real, jarabe, jarabe para la tos, jarabe tos, jeringa, jeringas, juego de pesas, juguete
      sexual, ketoconazol, kettlebell, kinesiotape, lancetas, laxante, laxantes, lecitina, levadura de cerveza, liga
      de ejercicio, liga de resistencia, ligas de ejercicio, ligas de resistencia, ligas fitness, limpiador lingual,
      loratadina, lubricante intimo, lubricante sexual, maca, magnesio, mancuerna, mancuernas, mancuernas ajustables,
      mancuernas hexagonales, manta electrica, maquina de remo, masajeador, masajeador cervical, masajeador de pies,
      mascarilla ffp2, mascarilla quirurgica, mascarillas kn95, mat de yoga, mat yoga, medias de compresion,
      medicamento, medicamentos, melatonina, miconazol, micropore, minoxidil, modulos proteicos, monitor de presion,
      muleta, muletas, multigimnasio, multivitaminas, multivitaminico, munequera, munequeras, mupirocina, naproxeno,
      nebulizador, nistatina, omega 3, omega 3 6 9, omeprazol, oxido nitrico, oximetro, oximetro de pulso, panal
      adulto, panal de adulto, panal para adulto, panales para adulto, parche masaje, parche para masaje, parche
      termico, pasta de dientes, pasta dental, pastillas, pastillas para la tos, pastillero, pelota de pilates, pelota
      pilates, pesa, pesa rusa, pesas, pesas rusas, pistola de masaje, plantilla gel, plantilla ortopedica, plantillas
      ortopedicas, plataforma vibratoria, pomada, pre entreno, prebiotico, preentrenamiento, preentreno, preservativo,
      preservativos, primeros auxilios, probiotico, propoleo, propolis, protector bucal dental, protector diario,
      protectores diarios, protege slip, protegeslip, proteina, proteina en polvo, proteina vegetal, proteina whey,
      prueba covid, prueba de embarazo, pruebas de embarazo, quemador, quemador de grasa, quemagrasa, rack de
      sentadillas, remadora, remo maquina, repelente medico, rodillera, rodilleras, rodilleras deportivas, rodillo de
      espuma, rodillo masaje, rueda abdominal, rueda de abdominales, salvaslip, salvaslips, sanitizante, seda dental,
      shaker, shampoo piojos, silla de bano, silla de ruedas, sillon masajeador, soga de saltar, solucion topica,
      sonda, spinning, spray bucal, spray nasal, step aerobico, straps gimnasio, succionador, suero fisiologico, suero
      oral, sulfadiazina, suplemento, suplemento alimenticio, suplementos, tampon, tampones, tapabocas, tapete de
      yoga, tapete yoga, tapones oidos, tapones para oidos, te adelgazante, te detox, tens, tensiometro, terbinafina,
      termogenico, termometro, termometro digital, termometro infrarrojo, test de embarazo, test de ovulacion, tiras
      reactivas, tirita, tiritas, toalla femenina, toalla sanitaria, toallas femeninas, toallas higienicas, toallas
      sanitarias, tobillera de compresion, tobillera deportiva, tobillera elastica, tobillera estabilizadora,
      tobillera neopreno, tobillera ortopedica, tobilleras con peso, trotadora, tubos de resistencia, unguento, vaso
      mezclador, venda, vendaje, vendaje neuromuscular, vendas, ventosa terapia, ventosas, vibrador, vitamina,
      vitamina c, vitamina c efervescente, vitamina d, vitamina d3, vitaminas, vitaminas y minerales, whey, yodo, zinc`,
    ],
  ],
  unsure: `aceite esencial, alcohol, ampollas, ampolleta, ampolletas, antifaz, arcilla, bascula, baston, bastones,
    biotina, brocha, calcio, capsula, capsulas, colageno, colchoneta, colonia, colonias, comba, contorno, corrector,
    crema, decant, electrolitos, eliptica, eliptico, enjuague, esmalte, esterilla, gasa, gasas, glicerina, gotas,
    hierro, jarabe, keratina, labial, laca, limpiador, maca, magnesio, mascarilla, niacinamida, pastillas, peine,
    pesa, pesas, polvos, pomada, proteina, quemador, queratina, rodillera, rodilleras, shaker, sombras, sonda,
    spinning, succionador, talco, tampon, tampones, tens, termometro, tinte, tonico, unas, venda, ventosas, vitamina,
    vitamina c, vitaminas, yodo, zinc`,
  uses: {
    BEAUTY: `barberia, belleza, cabello, capilar, corporal, cosmetica, cosmeticos, cuidado capilar, cuidado de la
      piel, cuidado del cabello, cuidado facial, cuidado personal, estetica, facial, maquillaje, pelo, peluqueria,
      perfumeria, skincare, unas`,
    HEALTH_AND_FITNESS: `bienestar, dental, dolor, entrenamiento funcional, farmacia, fitness, gimnasio, gym,
      hipercalorico, masaje, medicamento, medicamentos, medicina, medico, nutricion, nutricion deportiva, ortopedia,
      ortopedico, pilates, primeros auxilios, proteico, proteicos, rehabilitacion, salud, suplementacion, suplementos,
      yoga`,
  },
  makers: {
    BEAUTY: `axe desodorante, elvive, gillette desodorante, head shoulders, konzil, lady speed stick, muss, pantene,
      rexona clinical, savital, sedal, speed stick, vichy mineral 89`,
  },
};
