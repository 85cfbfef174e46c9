import type { Subject } from '../words.ts';

export const PETS: Subject = {
  things: [
    [
      'PET_SUPPLIES',
      `abrigo mascota, abrigo para perro, abrigo perro, abrigo perros, aceite de salmon, acondicionador agua acuario,
      acondicionador para perros, acondicionador perro, acuario, adaptil, advocate, alfombra de olfato, alfombra gato,
      alfombra lamedora, alfombra lamer, alfombra olfativa, alfombra perro, alfombra refrescante, alfombrilla arenero,
      alfombrilla comedero, alfombrilla olfativa, alicate unas perro, alimento adulto raza, alimento aves, alimento
      cachorro, alimento cachorros, alimento canario, alimento cobayo, alimento conejo, alimento gato, alimento gatos,
      alimento goldfish, alimento hamster, alimento humedo, alimento para aves, alimento para cachorro, alimento para
      gato, alimento para gatos, alimento para mascotas, alimento para peces, alimento para perro, alimento para perros,
      alimento para tortugas, alimento peces, alimento perro, alimento perros, alimento roedores, alimento tortuga,
      alimento tortugas, alpiste, anillas aves, anillas palomas, antiparasitario, antipulgas, arena aglomerante, arena
      de gato, arena de silice, arena gato, arena para gato, arena para gatos, arena sanitaria, arena silice gato,
      arenero cerrado, arenero gato, arenero para gato, arnes anti tiron, arnes antitirones, arnes de perro, arnes gato,
      arnes julius, arnes mascota, arnes para gato, arnes para mascotas, arnes para perro, arnes perro, aserrin
      roedores, asta de ciervo, asta perro, balanceado, balanceado perro, bandana mascota, bandana perro, bandeja
      sanitaria, barra antitiron, bebedero, bebedero automatico, bebedero ave, bebedero aves, bebedero colibri, bebedero
      colibries, bebedero conejo, bebedero de gallinas, bebedero de perro, bebedero gallinas, bebedero gato, bebedero
      hamster, bebedero mascota, bebedero pajaros jardin, bebedero para gato, bebedero para mascotas, bebedero para
      perro, bebedero perro, bebedero portatil perro, biberon gatitos, bloque mineral, bolsa de transporte mascota,
      bolsa mascota, bolsa para perro, bolsa transporte gato, bolsa transporte perro, bolsas biodegradables perro,
      bolsas caca, bolsas de caca, bolsas de excrementos, bolsas excrementos, bolsas higienicas perro, bolsas para
      excrementos, bolsas para heces, bolsas para mascotas, bolsas perro, bolsas popo, bolso mascota, bolso para
      mascota, bolso transportador, bomba para acuario, botas para perro, botas perro, botella para perro, botella
      perro, botella portatil perro, bozal, bozal para perro, bozales, braga perra, bravecto, buzo mascota, buzo para
      perro, buzo perro, caja de arena, caja gato, caja transporte perro, calcetines perro, calcio perro, calefactor
      acuario, calentador acuario, cama de gato, cama de perro, cama mascota, cama para gato, cama para mascota, cama
      para mascotas, cama para perro, cama perro, camiseta perro, campera perro, cana gato, cana para gato, canil, capa
      para perro, capa perro, carda perro, cardina, carrito para perros, carrito perro, casa de pajaros, casa gato, casa
      hamster, casa pajaros, casa para gato, casa para pajaros, casa para perro, casa perro, cascabel gato, caseta de
      perro, caseta gato, caseta para perro, caseta perro, casita gato, casita para perro, casita perro, catnip, cepillo
      caballo, cepillo caballos, cepillo de perro, cepillo dental perro, cepillo gato, cepillo mascota, cepillo para
      gato, cepillo para mascotas, cepillo para perro, cepillo perro, cepillo quitapelo mascota, chaleco para perro,
      chaleco perro, champu caballo, champu gato, champu mascotas, champu para perro, champu para perros, champu perro,
      chapa identificativa perro, chapa perro, chapita identificatoria, chapita mascota, chapita perro, chubasquero
      perro, churu, cinturon de seguridad perro, cinturon mascota, cinturon para perro, cinturon perro, clicker, cobija
      mascota, cobija perro, coche mascota, coche para perro, cochecito perro, cojin gato, cojin para gato, cojin para
      perro, cojin perro, colchoneta mascota, colchoneta para perro, colchoneta perro, collar adiestramiento, collar
      ajustable perro, collar antiladrido, collar antiladridos, collar antiparasitario, collar antiparasitos, collar
      antipulgas, collar cachorro, collar cascabel gato, collar cuero perro, collar de adiestramiento, collar de
      ahorque, collar de castigo, collar de gato, collar de mascota, collar de nylon perro, collar de perro, collar de
      perros, collar educativo, collar gato, collar gps perro, collar isabelino, collar ladridos, collar luminoso perro,
      collar mascota, collar para gato, collar para mascota, collar para perro, collar para perros, collar perro, collar
      premium perro, collar reflectivo perro, collar regulable perro, collar seresto, colonia mascota, colonia para
      perro, colonia perro, columpio pajaros, comedero, comedero antivoracidad, comedero automatico, comedero aves,
      comedero colibri, comedero de pajaros, comedero de perro, comedero doble, comedero elevado, comedero gallinas,
      comedero gato, comedero inteligente, comedero lento, comedero mascota, comedero pajaros, comedero palomas,
      comedero para aves, comedero para gato, comedero para mascotas, comedero para perro, comedero perro, comida
      canarios, comida cobaya, comida conejo, comida de gato, comida de perro, comida humeda, comida humeda gato, comida
      humeda perro, comida loros, comida pajaros, comida para aves, comida para gato, comida para gatos, comida para
      pajaros, comida para peces, comida para perro, comida para perros, comida peces, comida periquitos, comida
      tortugas, comprimido pulgas, concentrado aves, condroitin perro, condroprotector perro, corral mascota, corral
      para perro, corral perro, correa, correa adiestramiento, correa de adiestramiento, correa de paseo, correa de
      perro, correa doble perro, correa extensible, correa flexi, correa manos libres, correa para mascota, correa para
      perro, correa perro, correa retractil, corta unas para mascotas, corta unas perro, cortapelo perro, cortaunas
      gato, cortaunas mascota, cortaunas perro, crema almohadillas perro, cremoso gato, croqueta, croquetas, croquetas
      gato, croquetas para gato, croquetas para gatos, croquetas para perro, croquetas para perros, croquetas perro,
      cubo caballo, cubo caballos, cubre asiento perro, cubreasiento mascota, cucha, cuchas, cuerda para perro, cuerda
      perro, cuerno perro, cueva gato, cueva para gato, dental stick, dentastix, desodorante arenero, desparasitante,
      desparasitantes, disfraz mascota, disfraz para perro, disfraz perro, dispensador alimento mascota, dispensador de
      agua mascotas, dispensador de comida mascota, empapador, empapadores, escalera para perro, escalera perro,
      escaleras mascotas, escamas peces, esterilla refrescante perro, feliway, filtro acuario, filtro cascada, filtro
      fuente, filtro mochila, filtro mochila acuario, filtro para acuario, foco reptil, frontline, fuente agua gatos,
      fuente de agua gato, fuente de agua mascotas, fuente de agua para gatos, fuente gato, fuente gatos, fuente
      mascota, fuente pajaros jaula, fuente para gatos, fuente para mascotas, funda asiento perro, funda coche perro,
      funda para coche perro, furminator, galletas para perro, galletas para perros, galletas perro, galletitas perro,
      gallinero, gammarus, garrapaticida, gatera, gatera electronica, gimnasio gato, gimnasio para gatos, golosina
      perro, gps mascota, grasa cascos, guacal, guacales, guante cepillo perro, guante mascota, guante para mascotas,
      guante para perro, guante quita pelo, guante quitapelo, guante quitapelos, hamaca gato, heno, hierba gatera,
      hierba para gato, hueso de carnaza, hueso para perro, hueso perro, hueso sepia, huesos carnaza, iglu gato,
      impermeable perro, incubadora, incubadora automatica, incubadora huevos, jabon para perro, jabon perro, jabon
      pulguicida, jaula, jaula aves, jaula canario, jaula cobaya, jaula conejo, jaula conejos, jaula hamster, jaula
      loros, jaula pajaro, jaula pajaros, jaula para aves, jaula para conejo, jaula para hamster, jaula para perro,
      jaula perro, jaula plegable perro, jersey perro, juego para gatos, juego para perros, juego perro, juguete de
      gato, juguete de perro, juguete dispensador perro, juguete gato, juguete interactivo gato, juguete interactivo
      perro, juguete kong, juguete mascota, juguete mordedor perro, juguete para gato, juguete para mascota, juguete
      para mascotas, juguete para perro, juguete perro, juguetes gato, juguetes para gatos, juguetes para perro, kennel,
      kit gatito, kong, lampara acuario, lampara calor, lampara calor reptiles, lampara reptiles, lampara terrario, lata
      gato, lata humeda gato, lata para gato, lata para perro, lata perro, latas gato, leche gatitos, leche para
      gatitos, lecho gato, lickmat, lima unas mascota, lima unas perro, limpiacascos, limpiador oidos perro, malta gato,
      malta para gato, manta caballo, manta cachorro, manta cuadra, manta gato, manta mascota, manta para caballo, manta
      para perro, manta perro, manta refrescante perro, maquina cortapelo perro, maquina de esquilar, maquina esquilar
      perro, mascara antimoscas caballo, medalla identificadora mascota, medalla para perro, medalla perro, mesa de
      peluqueria perros, mesa peluqueria canina, mezcla canarios, milbemax, mixtura, mixtura aves, mixtura canarios,
      mixtura loros, mixtura pajaros, mixtura periquitos, mochila gato, mochila mascota, mochila para gato, mochila para
      mascotas, mochila portaperros, mochila transportadora, mochila transportin, moises gato, moises mascota, moises
      perro, mono perro, mosquitera caballo, nexgard, nidal gallinas, nido aves, nido de pajaros, nido pajaros, omega
      perro, oreja cerdo perro, oreja de cerdo perro, pads entrenamiento, pads para perro, pads perro, pala arenero,
      pala para arena, pala recoge excrementos, pala sanitaria, palita sanitaria, palomar accesorios, panal para perro,
      panal perro, panos perro, panuelo para perro, panuelo perro, parque perro, pasta dental mascotas, pasta dental
      perro, pasto para gato, pata de vaca perro, pate gato, paños absorbentes perro, paños entrenadores, pecera,
      pechera, pechera para perro, pechera perro, peine gato, peine mascota, peine para perro, peine perro, peine quita
      pulgas, pelota de perro, pelota dispensadora, pelota gato, pelota lanzador perro, pelota para perro, pelota perro,
      peluche perro juguete, percha loro, percha pajaro, perfume mascota, perfume para perro, perfume perro, piedra
      aves, piedra sal caballo, piedras gato, piedras sanitarias, piedritas sanitarias, pienso, pienso para perro,
      pijama perro, pinza garrapatas, pinzas garrapatas, pipeta, pipeta gato, pipeta para perro, pipeta perro, pipeta
      pulgas, pipetas gato, pipetas perro, placa identificadora, placa identificativa, placa mascota, placa para
      mascota, placa para perro, placa perro, planta para acuario, plaquita, plato antivoracidad, plato comedero, plato
      de perro, plato gato, plato mascota, plato para gato, plato para mascota, plato para perro, plato perro, plumero
      gato, polar perro, ponedero, portabolsas perro, pouch gato, pouch perro, power ultra perro, premio perro, premios
      gato, premios para gato, premios para perro, pretal, pretal para perro, puerta gato, puerta mascota, puerta para
      perro, quita garrapatas, rampa para perro, rampa perro, rascador, rascador gato, rascador para gato, rasqueta
      caballo, rasqueta perro, rastreador mascota, raton gato, raton para gato, recogedor popo, red para peces, reja
      perro, remera perro, remolque perro, repelente perros, roca calefactora reptil, ropa mascota, ropa para gato, ropa
      para mascota, ropa para perro, ropa perro, ropita perro, rueda hamster, rueda para hamster, sabanillas, scalibor,
      semilla canario, semillas para aves, set comederos, shampoo canino, shampoo gato, shampoo mascota, shampoo para
      gato, shampoo para mascotas, shampoo para perro, shampoo para perros, shampoo perro, shampoo pulguicida,
      simparica, snack gato, snack mascota, snack para gato, snack para perro, snack para perros, snack perro, snacks
      dentales, snacks gato, snacks para perros, snacks perro, sobre gato, sobrecito gato, sobres gato, sobres humedos
      gato, soporte comedero, soporte comederos, sudadera perro, sueter para perro, sueter perro, suplemento perro,
      sustrato acuario, sustrato terrario, talco perro, talco pulguicida, tapete entrenador, tapete para perro, terrario
      tortuga, tetra bits, tijera canina, tijera mascota, tijeras peluqueria canina, tijeras perro, toalla mascota,
      toalla para perro, toallitas mascota, toallitas para mascotas, toallitas para perro, toallitas perro, torre gato,
      tortuguera, transportador gato, transportador mascota, transportador perro, transportadora, transportadora para
      mascotas, transportin, tunel gato, tunel para gato, varita gato, vaso perro, viruta, vitaminas mascota, vitaminas
      para perro, vitaminas perro, zapatos para perro, zapatos perro`,
    ],
  ],
  unsure: `bebedero, canil, comedero, correa, jaula, mixtura, pipeta`,
  straps: `correa`,
  uses: {
    PET_SUPPLIES: `acuariofilia, acuarismo, aves y roedores, cachorro, canino, felino, gato, gatos, mascota, mascotas,
      perro, perros, roedores, veterinaria, veterinario`,
  },
  makers: {
    PET_SUPPLIES: `acana, advance affinity, applaws, arion, belcando, biofresh, bravecto, brekkies, brit care, cat chow,
      dog chow, dogourmet, dogui, eukanuba, friskies, gatsy, hills science, josera, libra dog, minino, nexgard, nucan,
      nupec, nutra nuggets, nutrience, old prince, orijen, ownat, pedigree, prescription diet, pro plan, proplan,
      purina, q ida cat, royal canin, science diet, sieger, simparica, taste of the wild, three dogs, ultima affinity,
      vitalcan, whiskas`,
  },
};
