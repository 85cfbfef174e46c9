import type { Subject } from '../words.ts';

export const BEAUTY: Subject = {
  things: [
    [
      'BEAUTY',
      `aceite almendras, aceite arbol de te, aceite argan, aceite argan capilar, aceite barba, aceite bronceador,
      aceite cabello, aceite capilar, aceite coco capilar, aceite coco corporal, aceite corporal, aceite cuticula,
      aceite cuticulas, aceite de aguacate, aceite de almendra, aceite de almendras, aceite de arbol de te, aceite de
      argan, aceite de argan capilar, aceite de barba, aceite de calendula, aceite de coco cabello, aceite de coco
      capilar, aceite de coco corporal, aceite de coco fraccionado, aceite de jojoba, aceite de neroli, aceite de oliva
      corporal, aceite de pepita de uva, aceite de ricino, aceite de romero, aceite de rosa mosqueta, aceite de rosas,
      aceite esencial, aceite esencial de lavanda, aceite esencial eucalipto, aceite facial, aceite jojoba, aceite para
      barba, aceite para cabello, aceite para cuerpo, aceite para cuticulas, aceite para el cabello, aceite para
      pestanas, aceite pelo, aceite pepita uva, aceite ricino, aceite romero, aceite rosa mosqueta, aceite seco, aceite
      vegetal, aceites esenciales, acelerador bronceado, acetona, acido estearico, acido glicolico, acido hialuronico,
      acido salicilico, acondicionador, acondicionador solido, acrigel, acrilico unas, acrygel, acrylic unas, adhesivo
      lash, afeitadora, after shave, after sun, aftershave, aftersun, agua colonia, agua de colonia, agua de florida,
      agua de hamamelis, agua de perfume, agua de rosas, agua de tocador, agua florida, agua fresca colonia, agua
      micelar, agua oxigenada 20 vol, agua oxigenada 30 vol, agua perfume, agua rosas, agua termal, al haramain amber,
      alantoina, alcohol cetilico, algodon discos, alicate cuticula, alicate cuticulas, alisado, alisador, alisadora,
      alta frecuencia facial, aluminio mechas, ampolla capilar, ampollas, antiacne, anticaida, anticelulitico,
      antiestrias, antiojeras, antitranspirante, aparato alta frecuencia, apoyamanos unas, arcilla, arcilla blanca,
      arcilla pelo, arcilla rosa, arcilla verde, armaf club de nuit, aspirador puntos negros, aspirador unas,
      atomizador barberia, autobronceador, autobronceante, baba de caracol, balsamo, banador parafina, banda spa,
      bandas cera, bandas de cera, bandas depilatorias, bandeja esteticista, barra de labios, barra labios, base coat,
      base de maquillaje, base liquida, base rubber, bastoncillos, betaina de coco, bicarbonato bombas bano, bigudi,
      bigudies, bloque pulidor unas, bloqueador, body milk, body mist, body splash, bolsa brochas, bomba bano, bomba de
      bano, bote crema vacio, botox capilar, bowl tintura, brillo de labios, brillo labial, brillo labios, brocha,
      brocha afeitar, brocha de afeitar, brocha de maquillaje, bronceador, bruma, btms, buclera, buffer unas, cabeza
      maniqui peluqueria, cabeza practica peluqueria, caja de unas, caja tips, calentador cera, calentador de cera,
      calentador parafina, camilla de estetica, camilla depilacion, caolin, capa barbero, capa corte, capa de corte,
      carbomero, carrito peluqueria, carro peluqueria, cauterizacion, cejas pomada, cepillo barba, cepillo brushing,
      cepillo cejas, cepillo de barba, cepillo de cabello, cepillo de cejas, cepillo de jabali, cepillo de pelo,
      cepillo de unas, cepillo desenredante, cepillo espalda, cepillo para barba, cepillo para cejas, cepillo redondo,
      cepillo termico, cepillo unas, cera barba, cera bigote, cera cabello, cera capilar, cera depilatoria, cera
      emulsionante, cera en perlas, cera modeladora, cera para cabello, cera para pelo, cera tibia, champu, champu
      solido, charms unas, cirugia capilar, cleaner unas, clipper andis, clipper corte, clipper inalambrica, clipper
      wahl, club de nuit, coco betaina, coco glucosido, cocoamidopropil betaina, coleta postiza, colonia, colonia de
      hombre, colonia de mujer, colonia hombre, colonia infantil, coloracion, colorete, conservante cosmetico,
      contorno, contorno crema, contorno de ojos, contorno ojos, corrector, corrector facial, corrector ojeras, corta
      cuticula, cortacuticula, cortapelo, cortaunas, cortinas pelo, cosgard, cotonetes, crema, crema aclaradora, crema
      aclarante, crema afeitar, crema antiarrugas, crema anticelulitica, crema antiedad, crema antimanchas, crema
      blanqueadora facial, crema contorno, crema corporal, crema de afeitar, crema de caracol, crema de cuerpo, crema
      de dia, crema de limpieza, crema de manos, crema de noche, crema de peinar, crema de pies, crema de urea, crema
      depilatoria, crema despigmentante, crema facial, crema manos, crema nutritiva, crema oxidante, crema para el
      cabello, crema para el cuerpo, crema para la cara, crema para los pies, crema para manos, crema para ojos, crema
      para peinar, crema para pies, crema para rizos, crema peinar, crema pies, crema reafirmante, crema reductora,
      crema rizos, crema solar, crema talones, crema urea, cristales unas, cuchilla afeitar, cuchilla de afeitar,
      cuchillas, cuello barberia, decant, decil glucosido, decolorante, decolorante pelo, decoracion unas, dedo
      practica unas, delantal peluqueria, delineador, depilador, depiladora, dermapen, dermopulido, deshidratador unas,
      desmaquillador, desmaquillante, desodorante, difusor secador, dioxido de titanio cosmetico, discos algodon,
      discos de algodon, discos desmaquillantes, drill unas, eau de toilette, eau toilette, efecto espejo unas, empuja
      cuticulas, empujador cuticula, emulsion de limpieza, emulsionante cosmetico, encapsulado unas, enchinador,
      enjuague capilar, esmalte, esmalte de unas, esmalte gel, esmalte permanente, esmalte semipermanente, esmalte
      unas, espatula depilacion, espejo aumento, espejo con luces, espejo con luz, espejo cosmetico, espejo de aumento,
      espejo para maquillaje, espejo unas polvo, esponja bano, esponja corporal, esponja de bano, esponja de
      maquillaje, esponja ducha, esponja exfoliante, esponja konjac, esponja maquillaje, esponja natural bano, esponja
      para maquillaje, esponja vegetal, espuma afeitar, espuma bano, espuma capilar, espuma de afeitar, espuma de bano,
      espuma de limpieza facial, espuma fijadora, espuma limpiadora, espuma moldeadora, espuma rizos, esterilizador
      peluqueria, estrias, estropajo corporal, estuche colonia, exfoliante, extension de cabello, extensiones cabello,
      extensiones clip, extensiones de pelo, extensiones de pestañas, extensiones lisas, extensiones pelo, extensiones
      rizadas, extracto glicerinado, extracto glicolico, extractor comedones, extractor de puntos negros, extractor
      polvo unas, extractor puntos negros, fijador cabello, fijador cejas, fijador de cejas, fijador de maquillaje,
      fijador maquillaje, flequillo postizo, foil unas, fotoprotector, fragancia, frasco atomizador, fresa torno unas,
      fresa unas, fresas para torno, fresas para unas, fresas torno, funda brochas, fundidor cera, fundidor de cera,
      gel acne, gel afeitar, gel aloe vera, gel bano, gel cejas, gel construccion, gel constructor, gel de afeitar, gel
      de aloe, gel de bano, gel de cabello, gel de cejas, gel de construccion, gel de ducha, gel de limpieza facial,
      gel de unas, gel ducha, gel facial, gel fijador, gel limpiador, gel para cejas, gel reductor, gel rizos, gel
      semipermanente, gel unas, glicerina, glicerina vegetal, gloss, goma xantana cosmetica, gomina, gorra mechas,
      gorra para mechas, gotas capilares, goupillon, gua sha, guante crin, guante exfoliante, guante kessa, guantes
      peluqueria, henna, hidratante, hidrolato, hilo depilar, hilo depilatorio, hisopos, hojas afeitar, hojas de
      afeitar, iluminador, iluminador facial, iluminador liquido, iluminador rostro, jabon, jabon facial, jabon intimo
      belleza, jaboncito, juego brochas, juego de brochas, kanekalon, keratina, kit afeitado, kit bano, kit barba, kit
      cejas, kit de bano, kit de barba, kit de cejas, kit de depilacion, kit de unas, kit depilacion, kit laminado
      cejas, kit lash lifting, kit spa, kit tinte, kit unas, labial, labial liquido, labial mate, laca, laca cabello,
      laca fijacion, laca pelo, laminado cejas, lampara de unas, lampara gel unas, lampara led unas, lampara lupa,
      lampara lupa estetica, lampara para unas, lampara unas, lampara uv led, lampara uv led unas, lampara uv unas,
      lanette, lapiz cejas, lapiz de cejas, lapiz de labios, lapiz de ojos, lapiz labial, lapiz labios, lapiz ojos,
      lash lifting, lattafa asad, lattafa khamrah, lattafa yara, lavacabezas, leche corporal, leche de limpieza, leche
      desmaquillante, leche hidratante, leche limpiadora, leche solar, lima 100 180, lima boomerang, lima de pies, lima
      de unas, lima electrica pies, lima pies, lima unas, lima zebra, limpiador, limpiador brochas, limpiador facial,
      liner unas, locion, locion corporal, luffa, lupa estetica, luz pulsada, macerado de calendula, maletin
      maquillaje, manicura, mano practica unas, manteca cacao, manteca corporal, manteca cupuacu, manteca de cacao,
      manteca de karite, manteca de mango, manteca karite, mantequilla corporal, maquillaje, maquina afeitar, maquina
      de afeitar, maquina de tatuar, maquina hifu, maquina tatuar, maquinilla, masajeador facial, mascara capilar,
      mascara de pestanas, mascara pestanas, mascarilla, mascarilla arcilla, mascarilla cabello, mascarilla capilar,
      mascarilla coreana, mascarilla de pelo, mascarilla facial, mascarilla hidrogel, mascarilla labial, mascarilla
      led, mascarilla peel off, mascarilla pelo, matizador, matizante, mechas californianas kit, mica cosmetica, mica
      perlada, moldeador pelo, monodosis de vitamina c, monodosis facial, monomero, monomero acrilico, monomero unas,
      mousse rizos, nail art, navaja afeitar, navaja barbero, navaja de afeitar, navaja de barbero, navajin,
      niacinamida, oleato, oleato de calendula, oleo facial, oleo multivitaminico, oleomacerado, olivem, ondulador,
      organizador brochas, oxidante 20 vol, oxidante 30 vol, oxidante crema, oxidante en crema, oxido de zinc,
      oxigenada 20 vol, oxigenta, paleta de maquillaje, paleta de sombras, paleta mechas, paleta sombras, palito
      naranjo, pantenol, papel aluminio peluqueria, papel cuello barberia, papel de mechas, papel mechas, parafina de
      manos, parafina manos, parche ojeras, parches acne, parches antigranos, parches colageno, parches de colageno,
      parches de gel pestanas, parches de ojeras, parches ojeras, parches ojos, parches para ojos, parches pestanas,
      parfum, patillera, pedicura, pedreria unas, peeling, pegamento unas, pegatinas unas, peine, peine barba, peine
      carbono, peine cola, peine corte, peine de cola, peine de corte, peine liendres belleza, peine madera, peineta
      cabello, peluca, perfilador, perfume, perfume de hombre, perfume de mujer, perfumero, peroxido, pestanas,
      pestanas postizas, pestanina, piedra alumbre, piedra de alumbre, piedra pomez, pigmento microblading, pincel
      liner unas, pincel nail art, pincel tintura, pintalabios, pintaunas, pinza cejas, pinza de cejas, pinza de
      depilar, pinza depilar, pinza ondas, pinza para cejas, pinza pelo a pelo, pinzas peluqueria, plancha cabello,
      plancha de cabello, plancha de pelo, plancha para cabello, plancha pelo, planchita, plasma pen, plex capilar,
      poligel, polvo acrilico, polvo acrilico unas, polvo compacto, polvo decolorante, polvo suelto, polvo
      texturizador, polvo traslucido, polvos, polvos de sol, polygel, pomada cabello, pomada cejas, pomada pelo,
      postizo, postizo moño, prebase, prep unas, presoterapia, press on, prestobarba, primer, primer facial, primer
      unas, protector facial, protector solar, protector termico, pulidor 4 caras, pulidor unas, queratina, quita
      callos, quitacallos, quitaesmalte, radiofrecuencia facial, rastrillo afeitar, rastrillo con cabeza, rastrillo
      depilar, rastrillo desechable, rastrillo gillette, rastrillo para afeitar, rasurador, rasuradora, recortador
      barba, recortador nariz, recortadora, removedor cuticula, removedor cuticulas, removedor de cuticula, removedor
      de esmalte, removedor de gel unas, removedor de puntos negros, removedor esmalte, removedor extensiones,
      removedor gel, removedor puntos negros, repujador cuticula, rimel, rizador, rizadora, rodillo de jade, rodillo
      facial, rodillo jade, rubber base, rubor, rubor compacto, rubor crema, rubor en crema, rubor liquido, ruleros,
      rulos, rulos cabello, rulos calientes, rulos pelo, sales bano, sales de bano, sauna facial, sci polvo, secador,
      secador de cabello, secador de pelo, secadora cabello, secadora de cabello, secadora pelo, serum, serum capilar,
      serum facial, serum puntas, serum retinol, set afeitado, set bano spa, set barba, set brochas, set de afeitado,
      set de bano spa, set de brochas, set de spa, set de unas, set spa, shampoo, sharomix, shock keratina, silicona
      capilar, silla barbero, silla de barbero, sillon barbero, sillon de barbero, sillon peluqueria, sles, sodium
      cocoyl isethionate, sombra de ojos, sombra ojos, sombras, soporte afeitado, soporte brochas, spf 50, splash
      corporal, spray capilar, spray de sal, spray fijador, spray texturizante, suero facial, talco, talco depilacion,
      talquera barberia, tatuaje, tenacilla, tenaza cabello, tensioactivo, termoprotector, texturizante en polvo,
      tijera barbero, tijera de corte, tijera entresacar, tijera peluqueria, tijeras bigote, tijeras cejas, tijeras
      cuticulas, tijeras de barbero, tijeras de cuticulas, tijeras desfilar, tijeras para cuticulas, tinta de labios,
      tinta labial, tinta labios, tinta tatuar, tinte, tinte barba, tinte cabello, tinte capilar, tinte cejas, tinte
      igora, tinte koleston, tinte para cabello, tinte pelo, tintura, tips coffin, tips de unas, tips soft gel, tips
      stiletto, tips unas, tiras nariz, tiras puntos negros, toalla peluqueria, toallita facial, toallitas
      desmaquillantes, toallitas humedas, tocoferol, tonico, tonico descongestivo, tonico facial, top coat, torno de
      unas, torno unas, tratamiento capilar, tratamiento keratina, trenzas sinteticas, trimmer barba, tubo labial,
      tubos cabello, unas, unas acrilicas, unas postizas, unas press on, urea cosmetica, vapor ozono facial,
      vaporizador facial, vaselina, vitamina c serum, zinc surf`,
    ],
  ],
  unsure: `aceite esencial, ampollas, arcilla, brocha, clipper corte, colonias, contorno, corrector, crema, decant,
    decolorante, esmalte, esmaltes, glicerina, hisopos, iluminador, keratina, labial, laca, limpiador, mascarilla,
    monomero, niacinamida, peine, polvo acrilico, polvos, postizo, press on, queratina, recortadora, rubor, rulos,
    serum, sombras, talco, tijera de corte, tinte, tonico, tonicos, unas`,
  uses: {
    BEAUTY: `barberia, belleza, cabello, capilar, corporal, cosmetica, cosmetica casera, cosmeticos, cuidado capilar,
      cuidado corporal, cuidado de la piel, cuidado del cabello, cuidado facial, cuidado personal, depilacion,
      estetica, esteticista, facial, manicura, maquillaje, materias primas cosmetica, materias primas cosmeticas,
      pedicura, pelo, peluqueria, perfumeria, pestanas, skincare, unas`,
  },
  makers: {
    BEAUTY: `axe desodorante, elvive, gillette desodorante, head shoulders, konzil, lady speed stick, muss, pantene,
      rexona clinical, savital, sedal, speed stick, vichy mineral 89`,
  },
};
