import type { Subject } from '../words.ts';

export const PETS: Subject = {
  things: [
    [
      'PET_SUPPLIES',
      `abrigo mascota, abrigo para perro, abrigo perro, abrigo perros, aceite cascos caballo, aceite de cascos, aceite
      de salmon, acondicionador agua acuario, acondicionador de agua, acondicionador para perros, acondicionador perro,
      acuario, acuascaping, adaptil, advocate, aireador acuario, alfalfa deshidratada, alfombra de olfato, alfombra
      gato, alfombra lamedora, alfombra lamer, alfombra olfativa, alfombra perro, alfombra refrescante, alfombrilla
      arenero, alfombrilla comedero, alfombrilla olfativa, alicate unas perro, alimento adulto raza, alimento aves,
      alimento balanceado, alimento cachorro, alimento cachorros, alimento canario, alimento cobayo, alimento conejo,
      alimento gato, alimento gatos, alimento goldfish, alimento hamster, alimento humedo, alimento para aves, alimento
      para cachorro, alimento para gato, alimento para gatos, alimento para mascotas, alimento para peces, alimento
      para perro, alimento para perros, alimento para tortugas, alimento peces, alimento perro, alimento perros,
      alimento roedores, alimento tortuga, alimento tortugas, almohaza, alpiste, anilla gallina, anillas aves, anillas
      canarios, anillas palomas, antiparasitario, antipulgas, anubias, anubias nana, aquascaping, arena acuario, arena
      aglomerante, arena de acuario, arena de gato, arena de silice, arena gato, arena para gato, arena para gatos,
      arena sanitaria, arena silice gato, arenero cerrado, arenero gato, arenero para gato, arnes anti tiron, arnes
      antitirones, arnes de perro, arnes gato, arnes julius, arnes mascota, arnes para gato, arnes para mascotas, arnes
      para perro, arnes perro, aserrin roedores, asta de ciervo, asta perro, balanceado, balanceado perro, bandana
      mascota, bandana perro, bandeja sanitaria, banera pajaro, barra antitiron, bebedero, bebedero automatico,
      bebedero ave, bebedero aves, bebedero caballo, bebedero colibri, bebedero colibries, bebedero conejo, bebedero de
      gallinas, bebedero de perro, bebedero gallinas, bebedero gato, bebedero hamster, bebedero mascota, bebedero
      pajaro, bebedero pajaros jardin, bebedero para gato, bebedero para mascotas, bebedero para perro, bebedero perro,
      bebedero pollos, bebedero portatil perro, biberon gatitos, bloque de sal, bloque mineral, bolsa caja grooming
      caballo, bolsa de transporte mascota, bolsa mascota, bolsa para perro, bolsa transporte gato, bolsa transporte
      perro, bolsas biodegradables perro, bolsas caca, bolsas de caca, bolsas de excrementos, bolsas excrementos,
      bolsas higienicas perro, bolsas para excrementos, bolsas para heces, bolsas para mascotas, bolsas perro, bolsas
      popo, bolso mascota, bolso para mascota, bolso transportador, bomba de aire acuario, bomba para acuario, bombilla
      reptil, botas para perro, botas perro, botella para perro, botella perro, botella portatil perro, bozal, bozal
      para perro, bozales, braga perra, bravecto, bruza, bucephalandra, buzo mascota, buzo para perro, buzo perro, caja
      de arena, caja gato, caja limpieza caballo, caja transporte perro, calcetines perro, calcio perro, calefaccion
      reptil, calefactor acuario, calentador acuario, cama de gato, cama de perro, cama mascota, cama para gato, cama
      para mascota, cama para mascotas, cama para perro, cama perro, camiseta perro, campera perro, cana gato, cana
      para gato, canamon, canil, canutillos ceramica, capa para perro, capa perro, carda perro, cardina, carrito para
      perros, carrito perro, casa de pajaros, casa gato, casa hamster, casa pajaros, casa para gato, casa para pajaros,
      casa para perro, casa perro, cascabel gato, caseta de perro, caseta gato, caseta para perro, caseta perro, casita
      gato, casita para perro, casita perro, catnip, cepillo caballo, cepillo caballos, cepillo crin, cepillo de perro,
      cepillo dental perro, cepillo gato, cepillo mascota, cepillo para gato, cepillo para mascotas, cepillo para
      perro, cepillo perro, cepillo quitapelo mascota, chaleco para perro, chaleco perro, champu caballo, champu
      equino, champu gato, champu mascotas, champu para perro, champu para perros, champu perro, chapa identificativa
      perro, chapa perro, chapita identificatoria, chapita mascota, chapita perro, chubasquero perro, chuches caballo,
      churu, cinturon de seguridad perro, cinturon mascota, cinturon para perro, cinturon perro, clicker, cobija
      mascota, cobija perro, coche mascota, coche para perro, cochecito perro, cojin gato, cojin para gato, cojin para
      perro, cojin perro, colchoneta mascota, colchoneta para perro, colchoneta perro, collar adiestramiento, collar
      ajustable perro, collar antiladrido, collar antiladridos, collar antiparasitario, collar antiparasitos, collar
      antipulgas, collar cachorro, collar cascabel gato, collar cuero perro, collar de adiestramiento, collar de
      ahorque, collar de castigo, collar de gato, collar de mascota, collar de nylon perro, collar de perro, collar de
      perros, collar educativo, collar gato, collar gps perro, collar isabelino, collar ladridos, collar luminoso
      perro, collar mascota, collar para gato, collar para mascota, collar para perro, collar para perros, collar
      perro, collar premium perro, collar reflectivo perro, collar regulable perro, collar seresto, colonia mascota,
      colonia para perro, colonia perro, columpio loro, columpio pajaro, columpio pajaros, comedero, comedero
      antivoracidad, comedero automatico, comedero aves, comedero caballo, comedero colibri, comedero de pajaros,
      comedero de perro, comedero doble, comedero elevado, comedero gallinas, comedero gato, comedero inteligente,
      comedero lento, comedero mascota, comedero pajaro, comedero pajaros, comedero palomas, comedero para aves,
      comedero para gato, comedero para mascotas, comedero para perro, comedero perro, comedero pollos, comida
      canarios, comida cobaya, comida conejo, comida de gato, comida de perro, comida humeda, comida humeda gato,
      comida humeda perro, comida loros, comida pajaros, comida para aves, comida para gato, comida para gatos, comida
      para pajaros, comida para peces, comida para perro, comida para perros, comida para tortugas, comida peces,
      comida periquitos, comida tortuga, comida tortugas, comprimido pulgas, concentrado aves, concentrado gato,
      concentrado perro, condroitin perro, condroprotector perro, cono isabelino, contador burbujas, corral mascota,
      corral para perro, corral perro, correa, correa adiestramiento, correa de adiestramiento, correa de paseo, correa
      de perro, correa doble perro, correa extensible, correa flexi, correa manos libres, correa para mascota, correa
      para perro, correa perro, correa retractil, corta unas para mascotas, corta unas perro, cortapelo perro,
      cortaunas gato, cortaunas mascota, cortaunas perro, crema almohadillas perro, crema cascos, crema de cascos,
      cremoso gato, criadora pollitos, croqueta, croqueta perro, croquetas gato, croquetas para gato, croquetas para
      gatos, croquetas para perro, croquetas para perros, croquetas perro, cryptocoryne, cubo caballo, cubo caballos,
      cubre asiento perro, cubreasiento mascota, cucha, cuchas, cuerda para perro, cuerda perro, cuerno perro, cueva
      gato, cueva para gato, dental stick, dentastix, desenredante caballo, desodorante arenero, desparasitante,
      desparasitantes, difusor co2, difusor co2 acuario, disfraz mascota, disfraz para perro, disfraz perro,
      dispensador alimento mascota, dispensador de agua mascotas, dispensador de comida mascota, echinodorus,
      electrolitos caballo, eleocharis, empapador, empapadores, escalera para perro, escalera perro, escaleras
      mascotas, escamas peces, esterilla refrescante perro, feliway, filtro acuario, filtro cascada, filtro de mochila,
      filtro esponja acuario, filtro externo, filtro fuente, filtro interno acuario, filtro mochila, filtro mochila
      acuario, filtro para acuario, foamex acuario, foco reptil, forraje, frontline, fuente agua gatos, fuente de agua
      gato, fuente de agua mascotas, fuente de agua para gatos, fuente gato, fuente gatos, fuente mascota, fuente
      pajaros jaula, fuente para gatos, fuente para mascotas, funda asiento perro, funda coche perro, funda para coche
      perro, furminator, galletas para perro, galletas para perros, galletas perro, galletitas perro, gallinero, gamba
      red cherry, gambario, gambas acuario, gammarus, garrapaticida, gatera, gatera electronica, gecko comida, gimnasio
      gato, gimnasio para gatos, golosina perro, golosinas caballo, gps mascota, grasa cascos, grasa de cascos, grava
      acuario, grillos vivos, guacal, guacales, guante cepillo perro, guante mascota, guante para mascotas, guante para
      perro, guante quita pelo, guante quitapelo, guante quitapelos, guppy, gusanos de la harina, hamaca gato, helecho
      de java, hemianthus, heno, heno caballo, hierba gatera, hierba para gato, hueso de carnaza, hueso de sepia, hueso
      para perro, hueso perro, hueso recreativo, hueso sepia, huesos carnaza, identificador mascota, iglu gato,
      impermeable perro, incubadora, incubadora automatica, incubadora automatica huevos, incubadora de huevos,
      incubadora huevos, jabon para perro, jabon perro, jabon pulguicida, jaula, jaula aves, jaula canario, jaula
      cobaya, jaula conejo, jaula conejos, jaula hamster, jaula loro, jaula loros, jaula pajarera, jaula pajaro, jaula
      pajaros, jaula para aves, jaula para conejo, jaula para hamster, jaula para perro, jaula perro, jaula plegable
      perro, jaulon, jersey perro, jibia, juego para gatos, juego para perros, juego perro, juguete de gato, juguete de
      perro, juguete dispensador perro, juguete gato, juguete interactivo gato, juguete interactivo perro, juguete
      kong, juguete loro, juguete mascota, juguete mordedor perro, juguete para gato, juguete para mascota, juguete
      para mascotas, juguete para perro, juguete perro, juguetes gato, juguetes para gatos, juguetes para loros,
      juguetes para perro, kennel, kit co2 acuario, kit gatito, kong, kong classic, lampara acuario, lampara calor,
      lampara calor reptiles, lampara reptil, lampara reptiles, lampara terrario, lampara uvb, lata gato, lata humeda
      gato, lata para gato, lata para perro, lata perro, latas gato, leche gatitos, leche para gatitos, lecho de papel,
      lecho gato, lecho hamster, lecho papel, lecho roedores, lickmat, lima unas mascota, lima unas perro, limpia
      cascos, limpiacascos, limpiador oidos perro, ludwigia, malta gato, malta para gato, manta antimoscas, manta
      caballo, manta cachorro, manta cuadra, manta gato, manta mascota, manta para caballo, manta para perro, manta
      perro, manta refrescante perro, maquina cortapelo perro, maquina de esquilar, maquina esquilar perro, mascara
      antimoscas, mascara antimoscas caballo, masticable perro, material filtrante, medalla identificadora mascota,
      medalla para perro, medalla perro, mesa de peluqueria perros, mesa peluqueria canina, mezcla canarios,
      microsorum, mijo en espiga, milbemax, mixtura, mixtura agapornis, mixtura aves, mixtura canarios, mixtura
      jilgueros, mixtura loros, mixtura pajaros, mixtura periquitos, mochila gato, mochila mascota, mochila para gato,
      mochila para mascotas, mochila portaperros, mochila transportadora, mochila transportin, moises gato, moises
      mascota, moises perro, mono perro, mosquitera caballo, musgo de java, negrillo, neon cardenal, nervio de toro,
      nervio toro, nexgard, nidal, nidal gallinas, nido agaporni, nido aves, nido canario, nido cotorra, nido de
      pajaro, nido de pajaros, nido loro, nido pajaros, nido para pajaros, nido periquito, ninfa jaula, omega perro,
      oreja cerdo perro, oreja de cerdo perro, pads entrenamiento, pads para perro, pads perro, pajarera, pala arenero,
      pala de arena gato, pala para arena, pala recoge excrementos, pala sanitaria, palita sanitaria, palomar
      accesorios, panal para perro, panal perro, panizo, panos perro, panuelo para perro, panuelo perro, parque perro,
      pasta cria canarios, pasta de cria, pasta dental mascotas, pasta dental perro, pasto para gato, pata de vaca
      perro, pate gato, paños absorbentes perro, paños entrenadores, pecera, peces tropicales, pechera, pechera para
      perro, pechera perro, peine gato, peine mascota, peine para perro, peine perro, peine quita pulgas, pelota de
      perro, pelota dispensadora, pelota gato, pelota lanzador perro, pelota para perro, pelota perro, peluche perro
      juguete, percha loro, percha pajaro, perchas jaula, perfume mascota, perfume para perro, perfume perro, perlon,
      pez betta, piedra acuario, piedra aves, piedra de sal caballo, piedra difusora, piedra sal caballo, piedras gato,
      piedras sanitarias, piedritas sanitarias, piel vacuno perro, pienso, pienso caballos, pienso conejos, pienso de
      gato, pienso de perro, pienso gallinas, pienso para perro, pienso ponedoras, pijama perro, pinza garrapatas,
      pinzas garrapatas, pipeta, pipeta gato, pipeta para perro, pipeta perro, pipeta pulgas, pipetas gato, pipetas
      perro, placa identificadora, placa identificativa, placa identificativa mascota, placa mascota, placa para
      mascota, placa para perro, placa perro, planta de acuario, planta para acuario, plaquita, plato antivoracidad,
      plato comedero, plato de perro, plato gato, plato mascota, plato para gato, plato para mascota, plato para perro,
      plato perro, plumero gato, polar perro, ponedero, portabolsas perro, posadero, pouch gato, pouch perro, power
      ultra perro, premio perro, premios gato, premios para gato, premios para perro, pretal, pretal para perro, puerta
      gato, puerta mascota, puerta para perro, pulguicida, quita garrapatas, raiz acuario, raiz mopani, rampa para
      perro, rampa perro, rascador, rascador gato, rascador para gato, rasqueta caballo, rasqueta perro, rastreador
      mascota, raton gato, raton para gato, recogedor popo, red cherry, red de heno, red para peces, reja perro, remera
      perro, remolque perro, repelente caballo, repelente moscas caballo, repelente perros, roca acuario, roca
      calefactora, roca calefactora reptil, roca dragon, roca dragon acuario, roca seiryu, ropa mascota, ropa para
      gato, ropa para mascota, ropa para perro, ropa perro, ropita perro, rotala, rueda hamster, rueda para hamster,
      sabanilla perro, sabanillas, sal marina acuario, scalibor, semilla canario, semillas para aves, set comederos,
      shampoo canino, shampoo gato, shampoo mascota, shampoo para gato, shampoo para mascotas, shampoo para perro,
      shampoo para perros, shampoo perro, shampoo pulguicida, simparica, skimmer marino, snack dental, snack gato,
      snack mascota, snack para gato, snack para perro, snack para perros, snack perro, snacks dentales, snacks gato,
      snacks para perros, snacks perro, sobre gato, sobrecito gato, sobres gato, sobres humedos gato, soporte comedero,
      soporte comederos, spray desenredante crin, spray pulgas, sudadera perro, sueter para perro, sueter perro,
      suplemento caballo, suplemento equino, suplemento perro, sustrato acuario, sustrato ada, sustrato de acuario,
      sustrato gambario, sustrato jbl, sustrato manado, sustrato plantado, sustrato reptil, sustrato terrario, talco
      perro, talco pulguicida, tapete entrenador, tapete para perro, tenebrios, termocalentador, termocalentador
      acuario, terrario exo terra, terrario reptil, terrario reptiles, terrario tortuga, test acuario, test agua
      acuario, test kh gh, tetra bits, tijera canina, tijera mascota, tijeras peluqueria canina, tijeras perro, toalla
      mascota, toalla para perro, toallitas mascota, toallitas para mascotas, toallitas para perro, toallitas perro,
      torre gato, tortuguera, transportador gato, transportador mascota, transportador perro, transportadora,
      transportadora para mascotas, transportin, tronco acuario, tronco mangrovero, tunel gato, tunel para gato,
      unguento cascos, urna mascotas, vallisneria, varita gato, vaso perro, viruta, viruta prensada, vitaminas mascota,
      vitaminas para perro, vitaminas perro, voladera, voladero, zapatos para perro, zapatos perro`,
    ],
  ],
  unsure: 'bebedero, canil, comedero, correa, jaula, mixtura, pipeta',
  straps: 'correa',
  uses: {
    PET_SUPPLIES: `acuario, acuariofilia, acuarios, acuarismo, agaporni, agapornis, aves, aves y roedores, avicultura,
      caballos, cachorro, canario, canarios, canino, cobaya, cobayas, conejos, cotorra, cotorras, equina, equino,
      equinos, felino, gallinas, ganaderia, ganado, gato, gatos, hamster, hamsters, huron, hurones, jilguero,
      jilgueros, loro, loros, mascota, mascotas, ninfas, periquito, periquitos, perro, perros, pollitos, reptil,
      reptiles, roedores, tortugas, veterinaria, veterinario`,
  },
  makers: {
    PET_SUPPLIES: `acana, advance affinity, applaws, arion, belcando, biofresh, bravecto, brekkies, brit care, cat
      chow, cunipic, dennerle, dog chow, dogourmet, dogui, dogzilla, eheim, eukanuba, exo terra, ferplast, fluval,
      friskies, frontline, gatsy, hills prescription, hills science, jbl manado, josera, julius k9, juwel, kong, libra
      dog, minino, nexgard, nucan, nupec, nutra nuggets, nutrience, nutrique, old prince, orijen, ownat, pedigree,
      prescription diet, pro plan, prodac, proplan, purina, purina one, q ida cat, royal canin, science diet, seachem,
      seresto, sieger, simparica, taste of the wild, three dogs, trixie, ultima affinity, versele laga, vitakraft,
      vitalcan, whiskas, zoomed`,
  },
};
