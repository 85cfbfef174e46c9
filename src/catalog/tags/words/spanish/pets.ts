import type { Subject } from '../words.ts';

export const PETS: Subject = {
  things: [
    [
      'PET_SUPPLIES',
      `abrevadero, abrigo mascota, abrigo para perro, abrigo perro, abrigo perros, abrillantador caballo, aceite cascos
      caballo, aceite de cascos, aceite de salmon, aceite ordeno, aceite para cascos, acondicionador agua acuario,
      acondicionador de agua, acondicionador para perros, acondicionador perro, acuario, acuascaping, adaptil,
      advantix, advocate, aguja veterinaria, albendazol bovino, alfalfa conejo, alfalfa deshidratada, alfombra arenero,
      alfombra calefactora reptiles, alfombra de olfato, alfombra gato, alfombra lamedora, alfombra lamer, alfombra
      olfativa, alfombra perro, alfombra refrescante, alfombrilla arenero, alfombrilla comedero, alfombrilla olfativa,
      alicate unas perro, alimentacion humeda, alimentacion humeda gato, alimentacion seca, alimentacion seca perro,
      alimento adulto raza, alimento aves, alimento balanceado, alimento bovino, alimento cachorro, alimento cachorros,
      alimento canario, alimento cerdos, alimento cobayo, alimento conejo, alimento gallinas, alimento gato, alimento
      gatos, alimento goldfish, alimento hamster, alimento humedo, alimento humedo gato, alimento humedo perro,
      alimento para aves, alimento para cachorro, alimento para cerdos, alimento para conejos, alimento para gato,
      alimento para gatos, alimento para mascotas, alimento para peces, alimento para perro, alimento para perros,
      alimento para pollos, alimento para tortugas, alimento peces, alimento perro, alimento perros, alimento pollos,
      alimento ponedoras, alimento roedores, alimento seco perro, alimento tortuga, alimento tortugas, almohaza,
      alpiste, anilla gallina, anillas aves, anillas canarios, anillas palomas, anillos castracion, anticloro,
      antimoscas caballo, antiparasitario, antipulgas, antitirones, anubias, aplicador inseminacion, aquascaping,
      arcilla caballo, arena aglomerante, arena de gato, arena de silice, arena gato, arena gatos, arena para gato,
      arena para gatos, arena sanitaria, arena silice, arena silice gato, arenero cerrado, arenero gato, arenero para
      gato, aretador, aretadora ganado, arete bovino, aretes ganado, argolla nariz toro, arnes anti tiron, arnes
      antitirones, arnes de perro, arnes gato, arnes julius, arnes mascota, arnes para gato, arnes para mascotas, arnes
      para perro, arnes perro, aserrin roedores, asta de ciervo, asta perro, atrayente orina, balanceado, balde
      ternero, balsamo almohadillas, balsamo de almohadillas, balsamo patitas, bandana mascota, bandana perro, bandeja
      sanitaria, banera pajaro, bano pajaros, barra antitiron, barrera perro, bebedero, bebedero automatico, bebedero
      ave, bebedero aves, bebedero caballo, bebedero colibri, bebedero colibries, bebedero conejo, bebedero de
      gallinas, bebedero de perro, bebedero gallinas, bebedero ganado, bebedero gato, bebedero hamster, bebedero
      mascota, bebedero niple, bebedero pajaro, bebedero pajaros jardin, bebedero para gato, bebedero para mascotas,
      bebedero para perro, bebedero perro, bebedero pollos, bebedero porcino, bebedero portatil perro, biberon cordero,
      biberon gatitos, biberon ternero, biobolas, biotina caballo, bloque de sal, bloque mineral, bloque mineral
      ganado, bloque nutricional, bolas de sal caballo, bolo ruminal, bolos ruminales, bolsa caja grooming caballo,
      bolsa de transporte mascota, bolsa higienica perro, bolsa mascota, bolsa para perro, bolsa transporte gato, bolsa
      transporte perro, bolsas biodegradables perro, bolsas caca, bolsas de caca, bolsas de excrementos, bolsas
      excremento, bolsas excrementos, bolsas higienicas perro, bolsas para excrementos, bolsas para heces, bolsas para
      mascotas, bolsas perro, bolsas popo, bolsitas caca, bolso mascota, bolso para mascota, bolso transportador, bomba
      de aire acuario, bomba para acuario, bombilla reptil, bombilla uvb, botas para perro, botas perro, botella para
      perro, botella perro, botella portatil perro, botines rehabilitacion casco, botitas perro, boxes caballo, bozal,
      bozal para perro, braga perra, bravecto, brea cascos, brillo crines, brillo pelo caballo, bruza, bucephalandra,
      burdizzo, buzo mascota, buzo para perro, buzo perro, cabezal bovino, caja de arena, caja gato, caja limpieza
      caballo, caja transporte perro, calcetines perro, calcio bovino, calcio perro, calefaccion reptil, calefactor
      acuario, calentador acuario, calmante perro, cama de gato, cama de perro, cama mascota, cama para gato, cama para
      mascota, cama para mascotas, cama para perro, cama perro, camiseta perro, campanas caballo goma, campera perro,
      cana gato, cana para gato, canamon, canil, canutillos ceramica, capa caballo, capa de caballo, capa para perro,
      capa perro, capita perro, caravana bovina, caravanas ganado, carda perro, cardina, careta gallo, carnaza perro,
      carrito para perros, carrito perro, casa de conejo, casa de pajaros, casa de perro, casa gato, casa hamster, casa
      pajaros, casa para conejo, casa para gato, casa para pajaros, casa para perro, casa perro, cascabel gato, caseta
      de perro, caseta gato, caseta para perro, caseta perro, casita de roedores, casita gato, casita hamster, casita
      para perro, casita perro, casita roedor, catnip, catosal, cepillo caballo, cepillo caballos, cepillo crin,
      cepillo crines, cepillo de perro, cepillo de raiz, cepillo dental perro, cepillo duro caballo, cepillo gato,
      cepillo mascota, cepillo para caballo, cepillo para gato, cepillo para mascotas, cepillo para perro, cepillo
      perro, cepillo quitapelo mascota, cepillo suave caballo, chaleco para perro, chaleco perro, champu caballo,
      champu equino, champu gato, champu mascotas, champu para perro, champu para perros, champu perro, chapa
      identificativa perro, chapa perro, chapita identificatoria, chapita mascota, chapita perro, chubasquero perro,
      chucherias caballo, chuches caballo, chupete porcino, chupete ternero, churu, chuzo electrico, cinturon de
      seguridad perro, cinturon mascota, cinturon para perro, cinturon perro, cipermetrina pour on, clavos de herrar,
      clicker, cmt mastitis, cobija mascota, cobija perro, coche mascota, coche para perro, cochecito perro, cojin
      gato, cojin para gato, cojin para perro, cojin perro, cola artificial caballo, colchoneta mascota, colchoneta
      para perro, colchoneta perro, collar adiestramiento, collar ajustable perro, collar antiladrido, collar
      antiladridos, collar antiparasitario, collar antiparasitos, collar antipulgas, collar cachorro, collar cascabel
      gato, collar cuero perro, collar de adiestramiento, collar de ahorque, collar de castigo, collar de cuero para
      perro, collar de cuero perro, collar de gato, collar de mascota, collar de nylon perro, collar de perro, collar
      de perros, collar educativo, collar gato, collar gps gato, collar gps para gato, collar gps para perro, collar
      gps perro, collar isabelino, collar ladridos, collar luminoso perro, collar mascota, collar para gato, collar
      para mascota, collar para perro, collar para perros, collar perro, collar premium perro, collar reflectivo perro,
      collar regulable perro, collar seresto, collares y arneses, collares y arneses para mascotas, collares y correas,
      colonia mascota, colonia para perro, colonia perro, columpio loro, columpio pajaro, columpio pajaros, comedero,
      comedero antivoracidad, comedero automatico, comedero aves, comedero caballo, comedero colibri, comedero de
      caballo, comedero de pajaros, comedero de perro, comedero doble, comedero elevado, comedero gallinas, comedero
      gato, comedero inteligente, comedero lechones, comedero lento, comedero mascota, comedero pajaro, comedero
      pajaros, comedero palomas, comedero para aves, comedero para gato, comedero para mascotas, comedero para perro,
      comedero perro, comedero pollos, comedero porcino, comedero tolva, comida canarios, comida cobaya, comida conejo,
      comida de gato, comida de perro, comida humeda, comida humeda gato, comida humeda perro, comida loros, comida
      pajaros, comida para aves, comida para gato, comida para gatos, comida para pajaros, comida para peces, comida
      para perro, comida para perros, comida para tortugas, comida peces, comida periquitos, comida tortuga, comida
      tortugas, complejo b inyectable, comprimido pulgas, concentrado aves, concentrado cerdos, concentrado engorde,
      concentrado ganado, concentrado gato, concentrado gatos, concentrado levante, concentrado para cerdos,
      concentrado para vacas, concentrado perro, concentrado perros, concentrado pollos, concentrado ponedoras,
      concentrado vacas, condroitin perro, condroprotector, condroprotector perro, cono isabelino, cono sacrificio
      aves, contador burbujas, corral mascota, corral para perro, corral perro, correa, correa adiestramiento, correa
      de adiestramiento, correa de paseo, correa de perro, correa doble perro, correa extensible, correa flexi, correa
      manos libres, correa para mascota, correa para perro, correa perro, correa retractil, corta unas para mascotas,
      corta unas perro, cortapelo perro, cortaunas gato, cortaunas mascota, cortaunas perro, crema almohadillas perro,
      crema cascos, crema de cascos, cremoso gato, criadora gas pollos, criadora pollitos, croqueta, croquetas gato,
      croquetas para gato, croquetas para gatos, croquetas para perro, croquetas para perros, croquetas perro, crotal,
      crotal ganado, crotales, cryptocoryne, cubo abrevadero, cubo caballo, cubo caballos, cubo de cuadra, cubre
      asiento perro, cubreasiento mascota, cucha, cuchara sudor caballo, cuerda para perro, cuerda perro, cuerno
      ciervo, cuerno perro, cueva gato, cueva para gato, cuidado de mascotas, cuidado e higiene para mascotas, cuidado
      para mascotas, curabichera, dental stick, dentastix, descornador, desenredante caballo, desenredante crines,
      deslanador, desodorante arenero, desparasitante, desplumadora, destetador, difusor co2, disfraz mascota, disfraz
      para perro, disfraz perro, dispensador alimento mascota, dispensador de agua mascotas, dispensador de bolsas
      higienicas, dispensador de bolsas perro, dispensador de comida mascota, doramectina, dosificador oral ganado,
      dubias, echinodorus, educador perro, elastrador, electrolitos caballo, electrolitos equinos, eleocharis,
      emasculador, empapador, escalera para perro, escalera perro, escaleras mascotas, escamas peces, escofina de
      herrador, escofina herrador, esponja caballo, espuela gallo, esquiladora, esterilla refrescante perro, feliway,
      fenbendazol, fierro de marcar, filtro cascada, filtro de mochila, filtro eheim, filtro externo, filtro fuente,
      filtro mochila, filtro para acuario, filtros leche ordeno, fipronil, fleje sudor caballo, foco infrarrojo
      pollitos, foco reptil, forraje, frontline, fuente agua gato, fuente agua gatos, fuente de agua gato, fuente de
      agua mascotas, fuente de agua para gatos, fuente gato, fuente gatos, fuente mascota, fuente pajaros jaula, fuente
      para gatos, fuente para mascotas, funda asiento perro, funda coche perro, funda para coche perro, furminator,
      galletas para perro, galletas para perros, galletas perro, galletitas perro, gallinero, gamba red cherry,
      gambario, gambas acuario, gammarus, garrapaticida, gatera, gatera electronica, gecko comida, gel frio caballo,
      gimnasio gato, gimnasio gatos, gimnasio para gatos, golosina perro, golosinas caballo, gomas castrar, gomas
      crines, gomas trenzar crines, gomitas crines, gorro antimoscas caballo, gps mascota, grasa cascos, grasa de
      cascos, grasa para cascos, grillos, grillos vivos, grit aves, guacal, guante cepillo perro, guante mascota,
      guante palpacion, guante para mascotas, guante para perro, guante perro, guante quita pelo, guante quitapelo,
      guante quitapelos, guantes de palpacion, guppy, gusano de harina, gusanos de harina, gusanos de la harina,
      gusanos harina, hamaca gato, helecho de java, helecho java, hemianthus, heno, herradura, herraduras de caballo,
      hierba gato, hierba para gato, hierro de marcar, higiene para mascotas, hormigon casco caballo, hueso de carnaza,
      hueso de sepia, hueso para perro, hueso perro, hueso prensado, hueso recreativo, hueso sepia, huesos carnaza,
      huesos nudo, identificador mascota, iglu gato, iman limpiacristales, impermeable para perro, impermeable perro,
      incubadora, iniciador pollos, ivermectina, ivermectina 1, ivermectina bovina, ivermectina equina, ivermectina
      inyectable, jabon para perro, jabon perro, jabon pulguicida, jaula, jaula aves, jaula canario, jaula cobaya,
      jaula conejo, jaula conejos, jaula gallos, jaula hamster, jaula loro, jaula loros, jaula pajaro, jaula pajaros,
      jaula para aves, jaula para conejo, jaula para hamster, jaula para perro, jaula perro, jaula plegable perro,
      jaula trampa, jaulon, jeringa automatica, jeringa ganado, jeringa veterinaria, jersey perro, jibia, juego para
      gatos, juego para perros, juego perro, juguete de gato, juguete de perro, juguete dispensador perro, juguete
      gato, juguete interactivo gato, juguete interactivo perro, juguete kong, juguete loro, juguete mascota, juguete
      mordedor perro, juguete mordillo perro, juguete para gato, juguete para mascota, juguete para mascotas, juguete
      para perro, juguete perro, juguetes para loros, kennel, kit gatito, kong, kong classic, lactoreemplazante,
      lactorremplazante, lamedor caballo, lampara acuario, lampara calor, lampara cria pollos, lampara de calor
      reptiles, lampara de calor terrario, lampara reptil, lampara reptiles, lampara terrario, lampara uvb, larvicida
      ganado, lata gato, lata humeda gato, lata para gato, lata para perro, lata perro, lava patas, lazo vaca, leche
      gatitos, leche para gatitos, leche sustituta terneros, lecho de papel, lecho gato, lecho hamster, lecho papel,
      lecho roedores, levamisol bovino, lickmat, lima unas mascota, lima unas perro, limpia cascos, limpia oidos perro,
      limpia patas, limpiacascos, limpiador de patas, limpiador oidos perro, limpiapatas, linimento caballo, linimento
      equino, ludwigia, malta gato, malta para gato, mamadera para terneros, mamadera ternero, manta 200 g caballo,
      manta antilluvia caballo, manta antimoscas, manta bucas, manta caballo, manta cachorro, manta cuadra, manta de
      caballo, manta de cuadra, manta equino, manta gato, manta horseware, manta impermeable caballo, manta invierno
      caballo, manta mascota, manta para caballo, manta para perro, manta perro, manta polar caballo, manta refrescante
      perro, manta termica reptiles, manta termica terrario, manta transpirable caballo, manta weatherbeeta, maquina
      cortapelo perro, maquina de esquilar, maquina esquilar, maquina peluqueria canina, marca hierro ganado, mascara
      antimoscas, masticable perro, mata moscas ganado, matabicheras, material filtrante, medalla identificadora
      mascota, medalla para perro, medalla perro, medicamento peces, melaza ganado, mesa de peluqueria perros, mesa
      peluqueria canina, mezcla canarios, microsorum, mijo en espiga, milbemax, mixtura, mixtura agapornis, mixtura
      aves, mixtura canarios, mixtura jilgueros, mixtura loros, mixtura pajaros, mixtura periquitos, mochila gato,
      mochila mascota, mochila para gato, mochila para mascotas, mochila portaperros, mochila transportadora, mochila
      transportin, moises gato, moises mascota, moises perro, mono perro, mosquero caballo, mosquicida ganado,
      mosquitera caballo, musgo de java, musgo java, nariguera destete, nariguera toro, negrillo, neon cardenal, nervio
      de toro, nervio toro, nexgard, nidal, nido agaporni, nido agapornis, nido aves, nido canario, nido cotorra, nido
      de pajaro, nido de pajaros, nido gallinas, nido loro, nido madera pajaro, nido pajaros, nido para pajaros, nido
      periquito, ninfa jaula, niple aves, niple bebedero, nucleo bovino, nucleo porcino, nucleo vitaminico, omega
      perro, ordenadora, oreja cerdo, oreja de cerdo, orejeras antimoscas, ovoscopio, oxitetraciclina, pads
      entrenamiento, pads para perro, pads perro, pajarera, pajillas semen, pala arenero, pala para arena, pala recoge
      excrementos, pala sanitaria, palita sanitaria, palomar accesorios, panal para perro, panal perra, panal perro,
      panizo, panos adiestramiento, panos perro, panuelo para perro, panuelo perro, paridera, parque perro, pasta cria,
      pasta de cria, pasta dental mascotas, pasta dental perro, pasta descornadora, pasta insectivora, pasta malta,
      pastillas peces, pastillas peces de fondo, pasto para gato, pata de vaca perro, pate gato, paños absorbentes
      perro, paños entrenadores, pecera, peces tropicales, pechera, pechera para perro, peinador crines, peine crines,
      peine gato, peine mascota, peine para crines, peine para perro, peine perro, peine quita pulgas, pellet roedores,
      pelota de perro, pelota dispensadora, pelota gato, pelota lanzador perro, pelota para perro, pelota perro,
      peluche perro, peluche perro juguete, penicilina bovina, percha loro, percha pajaro, perchas jaula, perfume
      mascota, perfume para perro, perfume perro, perlon, pezonera ordeno, pezonera vaca, picana electrica, piedra
      aves, piedra de sal caballo, piedra difusora, piedra sal caballo, piedras gato, piedras sanitarias, piedritas
      sanitarias, piel vacuno perro, pienso, pienso para perro, pienso seco, pijama perro, pinza caravanas, pinza
      castrar, pinza crotales, pinza garrapatas, pipeta, pipeta gato, pipeta para perro, pipeta perro, pipeta pulgas,
      pistola inseminacion, placa calefactora reptil, placa conmemorativa mascota, placa identificadora, placa
      identificativa, placa mascota, placa para mascota, placa para perro, placa perro, placa termica reptiles, planta
      de acuario, planta para acuario, plaquita, plato antivoracidad, plato comedero, plato de perro, plato elevado
      mascota, plato gato, plato mascota, plato para gato, plato para mascota, plato para perro, plato perro, plumero
      gato, polar perro, ponedero, portabolsas perro, posadero, pouch gato, pouch perro, power ultra perro,
      preiniciador pollos, premezcla mineral, premio perro, premios caballo, premios de pollo, premios gato, premios
      para gato, premios para perro, premios perro, pretal, pretal para perro, productos para aves, productos para
      gatos, productos para mascotas, productos para mascotas pequenas, productos para peces, productos para perros,
      productos para reptiles, protectores caballo salto, prueba mastitis, puerta gato, puerta mascota, puerta para
      perro, puerta perro, pujavante, pulguicida, quita garrapatas, rampa para perro, rampa perro, rascador, rascador
      para gato, rasqueta caballo, rasqueta de caballo, rasqueta perro, rastreador mascota, rastrillo perro, raton
      gato, raton para gato, reactor co2, recoge cacas, recogecacas, recogedor popo, red cherry, red para heno, red
      para peces, reja perro, remera perro, remolque perro, repelente caballo, repelente gatos, repelente moscas
      caballo, repelente perros, roca calefactora, roca dragon, roca ryuoh, roca seiryu, ropa mascota, ropa para gato,
      ropa para mascota, ropa para perro, ropa perro, ropita perro, rotala, rueda hamster, rueda para hamster,
      sabanilla perro, sabanillas, sal himalaya caballo, sal marina acuario, sal marina reef, sal mineralizada, sales
      minerales ganado, scalibor, seachem, sellador de pezones, sellador pezones, semen bovino, semilla canario,
      semillas para aves, seresto, set comederos, shampoo canino, shampoo gato, shampoo mascota, shampoo para gato,
      shampoo para mascotas, shampoo para perro, shampoo para perros, shampoo perro, shampoo pulguicida, silica gel
      gato, simparica, skimmer marino, snack caballo, snack dental, snack gato, snack mascota, snack para gato, snack
      para perro, snack para perros, snack perro, snacks manzana caballo, sobre gato, sobre humedo gato, sobre humedo
      perro, sobrecito gato, sobres humedos gato, sobres para gato, soporte comedero, soporte comederos, spray
      desenredante crin, spray matabichera, spray pulgas, sudadera perro, sueter para perro, sueter perro, suplemento
      caballo, suplemento equino, suplemento gato, suplemento perro, sustituto lacteo, sustituto lacteo terneros,
      sustrato acuario, sustrato ada, sustrato de acuario, sustrato gambario, sustrato jbl, sustrato manado, sustrato
      plantado, sustrato reptil, sustrato terrario, sweater perro, talco perro, tapete entrenador, tapete para perro,
      tatuador ganado, tenaza tatuar, tenazas herrador, tenebrios, termo nitrogeno semen, termocalentador, termometro
      veterinario, terrario exo terra, terrario reptil, terrario reptiles, terrario tortuga, test agua acuario, test
      gh, test kh, test no2, test no3, tetina cordero, tetina ternero, tetra bits, tetra min, tijera canina, tijera
      esquilar, tijera mascota, tijeras peluqueria canina, tijeras perro, toalla mascota, toalla para perro, toallitas
      mascota, toallitas para mascotas, toallitas para perro, toallitas perro, tolva gallinas, torre gato, tortuguera,
      trailla perro, trampa jaula, transportador gato, transportador mascota, transportador perro, transportadora,
      transportadora para mascotas, transportin, trenzas crines, tronco mangrovero, tunel gato, tunel hamster, tunel
      para gato, unguento cascos, unguento de cascos, urna mascota, urna mascotas, urna para mascota, urna perro,
      vacuna aftosa, vacuna triple bovina, vallisneria, varita gato, vaso perro, viruta, vitamina gallinas, vitaminas
      aves, vitaminas caballo, vitaminas gallos, vitaminas gato, vitaminas mascota, vitaminas para perro, vitaminas
      perro, voladera, voladero, zapatos para perro, zapatos perro`,
    ],
  ],
  unsure: `alimentacion humeda, alimentacion seca, alimento balanceado, bebedero, canil, comedero, comida humeda,
    correa, grillos, herradura, ivermectina, jaula, jeringa automatica, mixtura, pipeta, rasqueta caballo`,
  straps: 'correa',
  uses: {
    PET_SUPPLIES: `acuario, acuariofilia, acuarios, acuarismo, agaporni, agapornis, aves, aves de corral, aves y
      roedores, avicultura, bovinos, caballos, cabras, cachorro, cachorros, canario, canarios, canino, caprinos,
      cobaya, cobayas, conejos, corderos, cotorra, cotorras, diamantes mandarin, equina, equino, equinos, erizo,
      erizos, felino, gallinas, ganaderia, ganado, gatitos, gato, gatos, hamster, hamsters, huron, hurones, jilguero,
      jilgueros, lagomorfos, lechones, loro, loros, mascota, mascotas, ninfas, ovejas, ovinos, palomas, para ardilla,
      para ardillas, para ave, para caballo, para caballos, para cabra, para cabras, para cachorro, para cerdo, para
      cerdos, para colibri, para colibries, para conejo, para conejos, para cuyes, para erizo, para gallina, para
      hamster, para iguana, para oveja, para ovejas, para pajaro, para pajaros, para paloma, para palomas, para patos,
      para peces, para pez, para pollo, para pollos, para reptiles, para terneros, para tortuga, para vaca, para vacas,
      para yegua, peces de fondo, peces tropicales, periquito, periquitos, perro, perros, pet shop, pollitos, pollos de
      engorde, porcinos, reptil, reptiles, roedores, rumiantes, terneros, tortugas, vacas, vacas lecheras, veterinaria,
      veterinario`,
  },
  makers: {
    PET_SUPPLIES: `acana, advance affinity, advantix, advocate gato, agility gold, amanova, applaws, arion, arquivet,
      atlantic pet, atlanticpet, balanced perro, bayer mascotas, belcando, biofresh, biopet, bolutech, br for cat,
      bravecto, brekkies, brit care, cani perro, cat chow, cat selection, chunky perro, churu, company perro, credelio,
      cunipic, dennerle, dentastix, dingonatura, dog chow, dog selection, dogchow, dogourmet, dogui, dogzilla, drontal,
      eheim, equilibrio veterinary, estampa perro, eukanuba, excellent perro, exo terra, fawna, felibrasil, felix gato,
      ferplast, flamingo mascotas, fluval, friskies, frontline, gati, gatsy, gosbi, gourmet gold, hills, hills
      prescription, hills science, infinity perro, jbl acuario, jbl manado, josera, julius k9, juwel, kong, kongo gold,
      kume perro, lenda, libra dog, maxxium, milbemax, minino, mirringo, monello, natura diet, natural balance,
      nexgard, nucan, nupec, nutra nuggets, nutre can, nutrience, nutrique, old prince, orijen, ownat, pedigree,
      performance perro, picart, prescription diet, pro pac, pro plan, prodac, proplan, protemix, purina, purina one, q
      ida cat, raza perro, ringo perro, royal canin, sabrositos, scalibor, science diet, seachem, seresto, sheba,
      sieger, simparica, taste of the wild, taste of wild, tetra acuario, tetramin, three dogs, tiernitos, trixie,
      ultima affinity, unik perro, versele laga, virbac, vitakraft, vital can, vitalcan, voraz, whiskas, zoomed`,
  },
};
