import type { Subject } from '../words.ts';

export const BABY: Subject = {
  things: [
    [
      'BABY+TOYS',
      `andador correpasillos, apilable bebe, arrastre bebe, caminador actividades, corre pasillos, cubo sensorial bebe,
      espiral actividades, gimnasio actividades, gimnasio bebe, gimnasio de actividades, gimnasio de juegos bebe,
      gimnasio para bebe, gimnasio sensorial, gusanito musical bebe, manta de actividades, maraca bebe, mesa
      actividades bebe, mesa de actividades bebe, mordedor, sonaja, sonajero, sonajero bebe, sonajero juguete, tapete y
      gimnasio`,
    ],
    ['BABY+HEALTH_AND_FITNESS', 'dedal dental bebe'],
    [
      'BABY+ACCESSORIES',
      `capota bautismo, capota bautizo, capota bebe, capota con volante, capota punto, capota recien nacido, capotita,
      gorrito, guantecitos, lazo bebe, manoplas antiaranazos, manoplas bebe, manoplas recien nacido`,
    ],
    ['BABY+SHOES', 'patuco, peucos, zapatito bebe, zapatos primeros pasos'],
    [
      'BABY+BEAUTY',
      `aceite bebe, aceite masaje bebe, agua de colonia infantil, cepillo bebe, champu bebe, colonia bebe, crema
      balsamica bebe, crema bebe, crema culito, crema del panal, crema panalitis, crema para panal, esponja bebe, jabon
      bebe, lima unas bebe, locion bebe, pasta al agua, pasta lassar, pomada panal, pomada para rozaduras, pomada
      rozaduras, set aseo bebe, set de aseo bebe, set higiene bebe, shampoo bebe, talco bebe, talco para bebe, tijeras
      bebe, toallitas waterwipes`,
    ],
    [
      'BABY+FASHION',
      `ajuar, babuchas bebe, bata bautizo, batita, bautizo, bodi, bodies bebe, body algodon pima, chambrita, chaquetita
      bebe, cubrepanal, enterito, faldon, gorro bebe, gorro recien nacido, guantecitos bebe, jardinero bebe, jesusito,
      jubon, leotardos bebe, mameluco, mitones bebe, osito bebe, pack bodies, panalero, pananlero body, pelele,
      pilucho, polaina, primera muda, primera postura, primera puesta, ranita, ropa prematuro, ropon, traje bautismo,
      traje bautizo, traje de bautizo, vestido bautizo`,
    ],
    [
      'BABY',
      `acolchado cuna, adaptador de inodoro, adaptador inodoro, adaptador inodoro ninos, adaptador wc, alfombra de
      gateo, alfombra gateo, alimentacion bebe, alimentador antiahogo, alimentador silicona bebe, almohada bebe,
      almohada de embarazo, almohada embarazo, almohada lactancia, almohada para embarazo, almohadilla de lactancia,
      alzador auto, alzador coche, andadera, andador, andador bebe, antipillados, arnes bebe, arnes de marcha, arnes
      primeros pasos, aro bano bebe, arrullo, asiento auto, asiento bano bebe, asiento de auto, asiento de bano bebe,
      asiento elevador, asiento entrenador, asiento entrenador de bano, asiento para auto, aspirador nasal, aspirador
      nasal bebe, autoasiento, autoasiento bebe, babero, baberola, babita, baby call, babycook, bacinica, bacinilla,
      bandana babero, bandolera anillas, bandolera de anillas, bandolera portabebe, banera plegable, banerita, banito
      bebe, bano entrenador, baranda cama, baranda de cama, barandal cama, barandal de cama, barandal para cama,
      barrera cama, barrera de cama, barrera de escaleras, barrera de seguridad, barrera escalera, barrera para
      escaleras, barrera seguridad, bañera bebe, bañito, biberon, bloqueo armario, bloqueo cajones bebe, bloqueo de
      cajones, bol ventosa, bolsa hospital bebe, bolsa maternal, bolsa maternidad, bolsa para carrito, bolsa para
      panales, bolsas almacenamiento leche, bolsas almacenar leche, bolsas leche, bolsas para leche, bolso cambiador,
      bolso carrito, bolso carro, bolso maternal, bolso maternidad, bolso panal, bolso panalera, bolso panalero, bolso
      silla paseo, booster auto, booster auto infantil, botella bebe, bouncer, bowl con succion, bowl succion, braga de
      aprendizaje, braga panal, bragapanal, braguita de aprendizaje, braguita panal, burbuja de lluvia, burbuja lluvia,
      butaca auto, butaca auto bebe, butaca booster, butaca de auto, butaca para auto bebe, cadena para chupete, caja
      de dientes, caja dientes de leche, caja recuerdos bebe, caja regalo recien nacido, calentador de biberon,
      calienta biberones, calientabiberones, calzon entrenador, calzoncito entrenador, camara bebe, cambiador,
      cambiador bebe, caminador, caminador bebe, canastilla, canastilla bebe, canastilla recien nacido, canguro bebe,
      canguro portabebe, capa bano, capa de bano, capazo, carreola, carriola, carrito bebe, carrito de bebe, carro
      gemelar, casco bebe, catre bebe, catre cuna, cepillo para biberones, cepillo pelo bebe, cereal infantil, cereales
      bebe, cesta nacimiento, chichonera, chupete, chupetero, chupo, chupon, cierra cajones bebe, cierre de seguridad
      bebe, cierre seguridad armario, cinturon embarazo, cinturon premama, cobertor bebe, cobertor porteo, cobija bebe,
      cobija de bebe, coche bebe, coche de bebe, coche de paseo, coche duo bebe, coche gemelar, coche mellizos, coche
      paragua, coche paraguas, coche paseo, coche paseo bebe, cochecito, cojin antivuelco, cojin de embarazo, cojin de
      lactancia, cojin embarazo, cojin lactancia, cojin maternidad, cojin para bebe, cojin para embarazo, colado
      nestle, colchon cuna, colchon practicuna, colchoneta carrito, colchoneta silla, colecho, colector de leche,
      collar de lactancia, collar lactancia, collar mordedor, compota bebe, conchas lactancia, conchas recolectoras,
      corral, corral bebe, corralito, corralito bebe, cortaunas bebe, crema antipanalitis, crema antirozaduras, crema
      lanolina, crema para rozaduras, crema pezones, cubiertos bebe, cubo bano bebe, cubo para panales, cuchara
      silicona bebe, cuna, cuna catre, cuna de viaje, discos absorbentes lactancia, discos de lactancia, discos
      lactancia, dispensador leche en polvo, dosificador de leche en polvo, dosificador leche, dou dou, doudou, dudu,
      elevador auto, elevador coche, elevador de auto, elevador de mesa, elevador silla, escalera wc nino,
      escurrebiberones, escurridor biberones, espejo bebe, esquineras, esquineros bebe, esquineros de seguridad,
      esterilizador, esterilizador de biberones, extractor de leche, extractor leche, faja de embarazo, faja embarazo,
      faja premama, faja prenatal, formula infantil, fular, fular de porteo, fular elastico, funcuna, funda carrito,
      funda cartilla nacimiento, funda cartilla sanitaria, funda maxi cosi, funda para carrito, funda para cuna, funda
      para silla de coche, gasa bebe, gasa de muselina, gasa muselina, gel de bano para bebe, gimnasio de bebe, guantes
      carrito, guardachupetes, hamaca balancin, hamaca balancin bebe, hamaca banera, hamaca bano, hamaca bebe, hamaca
      de bano bebe, hamaquita, hip seat, hipoglos, hipseat, huellas bebe, huevito, huevito auto, huevito bebe,
      intercomunicador, juego sabanas cuna, juguete apego, juguete de apego, jumper bebe, kepina, kit huella bebe, kit
      huellas, lanolina pezones, leche continuacion, leche crecimiento, leche de continuacion, leche de crecimiento,
      leche de formula, leche de formula bebe, leche de inicio, leche en polvo infantil, leche enfamil, leche formula,
      leche formula bebe, leche infantil, leche inicio, leche maternizada, leche nan, leche nutrilon, leche similac,
      libro bebe, maleta hospital bebe, mamadera, mamila, manoplas carrito, manta actividades, manta apego, manta bebe,
      manta de apego, manta de bebe, manta de juegos, manta gateo, manta juegos, mantita, mantita apego, mantita de
      apego, maquina ruido blanco, marco huella bebe, marco huellas bebe, maxicosi, mecedora bebe, mecedora para bebe,
      meitai, mesa para bebe, mica bebe, minicuna, mochila anticaidas bebe, mochila de porteo, mochila ergonomica,
      mochila maternal, mochila panalera, mochila portabebe, mochila portabebes, mochila porteo, moises, monitor bebe,
      monitor de bebe, mordedera, mordedor silicona, mordillo, mosquitera carrito, mosquitero bebe, mosquitero coche,
      mosquitero coche bebe, mosquitero cuna, mosquitero para coche de bebe, movil bebe, movil musical, mudador,
      muselina, muselinas bebe, nido bebe, nido contencion, oleo 33, oleo calcareo, organizador carrito, organizador
      coche bebe, organizador de panales, organizador panalero, orinal, panal, panal bebe, panalera, panalero mochila,
      panera bebe, panitos humedos, pants bebe panal, papilla, papillera, paraguita coche, parasol coche bebe, parque
      bebe, parque de juegos bebe, parque infantil, pastel de panales, patin carrito, patinete carrito, peine bebe,
      pelela, peluche apego, pera nasal, peras de succion, periquera, perita nasal, pezonera, plastico lluvia carrito,
      plato bebe, plato con ventosa, plato de bebe, plato para bebe, plato silicona bebe, plato succion, plato succion
      bebe, plato succionador, plato ventosa, platos aprendizaje, platos de aprendizaje, poncho bano bebe, porta bebe,
      porta cartilla, portabebe, portabiberones, portachupete, portachupon, portadocumentos bebe, portavasos carrito,
      potito, pouch bebe, practicuna, primer diente caja, protector cuna, protector de enchufe bebe, protector de
      enchufes, protector de esquinas, protector enchufes, protector esquinas, protector lluvia carrito, protectores de
      enchufe, protectores de enchufes, protectores de lactancia, protectores mamarios, puerta seguridad bebe, puerta
      seguridad escalera, pure bebe, quitamiedos, rasca encias, ratoncito perez, rebozo bebe, rebozo portabebe,
      recolector de leche, recolector leche, red alimentadora, red bano bebe, redecilla alimentadora, reductor bano,
      reductor de bano, reductor inodoro, reductor wc, reja de seguridad, reja escalera bebe, reja seguridad, reja
      seguridad bebe, robot cocina bebe, rodilleras bebe, rodilleras gateo, sabana cuna, saca mocos, sacaleche,
      sacamocos, saco carrito, saco de dormir bebe, saco de dormir recien nacido, saco de silla de paseo, saco dormir
      bebe, saco grupo 0, saco nana, saco para silla de paseo, saco silla, saco silla paseo, saltarin bebe, sangenic,
      secador biberones, seguro cajones bebe, seguro para cajones, set alimentacion, set alimentacion bebe, set blw,
      set comida bebe, set manicura bebe, set nacimiento, set peine cepillo bebe, set recien nacido, silla a
      contramarcha, silla alta, silla alta bebe, silla auto, silla auto bebe, silla coche, silla comer, silla comer
      bebe, silla de auto, silla de auto bebe, silla de coche, silla de comer, silla de paseo, silla mecedora bebe,
      silla para comer, silla paseo, silla patin, silla periquera, sillita comer, sillita de comer, snack bebe,
      sombrilla carrito, soporte banera, sujetachupete, tapa enchufes, tapa enchufes bebe, tapaenchufes, tapete bebe,
      tapete de gateo, tapete gateo, tarjetas de hitos, tarjetas hitos, tarrito bebe, tarrito infantil, tarritos,
      tarritos bebe, tarta de panales, tarta panales, taza entrenadora, termo biberon, termometro banera, termometro
      bano, termometro bebe, termometro de bano, termometro para bano, termómetro para bebé, tetero, tetina, tijeras
      para bebe, tina bebe, tina para bebe, tiraleche, toalla bebe, toalla capucha, toalla con capucha, toalla con
      capucha bebe, toallas humedas bebe, toallitas bebe, toallitas de bebe, toallitas humedas bebe, toallitas para
      bebe, toallitas para bebes, toallon bebe, torta de panales, traba cajones, traba puertas bebe, trona, tuto apego,
      vajilla infantil silicona, valla de seguridad bebe, valla de seguridad extensible, valla seguridad bebe, valla
      seguridad escalera, vaso 360, vaso antiderrame, vaso antigoteo, vaso aprendizaje, vaso bebe, vaso con asas bebe,
      vaso con boquilla, vaso de aprendizaje, vaso entrenador, vaso entrenador bebe, vaso entrenamiento, vaso para
      bebe, vaso sippy, vigilabebe`,
    ],
  ],
  unsure: `andadera, andador, bautizo, caminador, canastilla, corral, cunas, esterilizador, fular, huevito, mantita,
    muselina, muselinas`,
  uses: {
    BABY: 'bebe, bebe y maternidad, bebes, lactancia, maternidad, para bebe, primera infancia, recien nacido',
  },
  makers: {
    BABY: `alfare, almiron, babysec, blemil, blevit, capricare, chelino, colado gerber, compota gerber, damira, dodot,
      formula lactea infantil, hero baby, huggies, mi primer danone, moltex, nan 1, nan 2, nan 3, nan confort, nan sin
      lactosa, nestogeno, nidina, nido 1, nido kinder, nutriben, pampers, papilla gerber, pedialac, pepticate,
      pequenin, peques 3, potitos hero, progress gold, promil gold, puleva peques, sancor bebe, sanutri, smileat, vital
      infantil, winny, yogolino`,
  },
};
