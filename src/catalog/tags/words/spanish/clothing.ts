import type { Subject } from '../words.ts';

export const CLOTHING: Subject = {
  things: [
    [
      'FASHION+WOMEN_CLOTHING',
      `abaya, baby doll, babydoll, bata de dormir, bata de seda, bata dormir, bata novia, bata raso, bata saten mujer,
      biker mujer, bikini, bloomer, blusa, blusas de mujer, blusonas, blusones, body de encaje, body encaje, body
      lencero, body mujer, body reductor, bodysuit, bombacha, bombachon, bra deportivo, braga, braguita, bralette,
      brallete, brasier, brasier deportivo, brasier lactancia, brassier, bustier, cachetero, caftan, calza biker, calza
      push up, calzon, camisa oversize mujer, camisola, camison, cancan medias, cintura waist trainer, colaless,
      conjunto encaje mujer, corpino, corpino deportivo, corpino lactancia, corse, corselette, corset, croptop, culote
      encaje, culotte encaje, enagua, enterito mujer, enterito palazzo, enteriza, enterizo bano, faja, faja body, faja
      cintura, faja cinturilla, faja colombiana, faja latex, faja modeladora, faja moldeadora, faja postparto, faja
      reductora, fajas, falda, hilo dental tanga, huipil, huipil bordado, jean maternal, jumpsuit, kaftan, kimono de
      playa, kimono novia, kimono playa, kimono tejido, leggings deportivo mujer, leggings efecto push up, leggings
      mujer, leggins push up, leggins termico mujer, lenceria, liguero, malla mujer, mallas premama, medias can can,
      medias cancan, medias de liga, medias de red, medias liga, medias nylon, medias red, medias rejilla, medias
      veladas, medibacha, minifalda, moldeador, mono corto, mono de fiesta, mono fiesta, mono largo, mono mujer,
      palazzo, pantaleta, pantalon maternal, pantalon palazzo, panti, panties, pantimedia, pareo, picardias, pijama de
      mujer, pijama satin mujer, pollera, rebozo vestido, refajo, remeron mujer, ropa maternal, salida bano, salida de
      bano, salida de playa, salida playa, short falda, short moldeador, sosten, soutien, sujetador, sujetador
      adhesivo, sujetador de lactancia, sujetador deportivo, sujetador invisible, sujetador lactancia, sujetador push
      up, sujetador reductor, sujetador sin aros, tanga, top bando, top basico mujer, top corto, top crop, top de
      mujer, top halter, top lencero, top palabra de honor, top strapless, top sujetador, top tejido, traje de bano dos
      piezas, traje de bano entero, traje de bano mujer, traje de flamenca, traje flamenca, trikini, tunica, vedetina,
      vestido, vestido de bano, waist trainer`,
    ],
    [
      'FASHION+MEN_CLOTHING',
      `boxer, calzoncillo, esmoquin, interiores hombre, slip hombre, smoking, suspensorio, traje de novio, traje hombre`,
    ],
    [
      'FASHION',
      `abrigo, albornoz, ambo, ambo medico, americana, babi, baby escolar, baggy, banador, banador surf nino, bata,
      bata coralina, bata de bano, bata de laboratorio, bata escolar, bata laboratorio, bata medica, bata medico, bata
      polar, batas, bermuda, bividi, blazer, blusa escolar, body, bolero fiesta, bombacha bataraza, bombacha campo,
      bombacha de campo, bombacha gaucha, bombacho, buzo, buzo escolar, buzo frisa, buzo piloto, calceta, calcetin,
      calcetines, calentador de piernas, calentador piernas, calza, camibuso, camisa, camiseta, camiseta de tirantes,
      camiseta manga larga, camiseta termica, camisilla, campera, camperon, cancan escolar, canguro, capa de lluvia,
      capa lana, capa lluvia, capote lluvia, cardigan, casaca, cazadora, chaleco, chamanto, chamarra, chandal, chaque,
      chaqueta, chaquetilla chef, chaquetilla cocina, chaquetilla cocinero, chaquetilla huasa, chaqueton, chilaba,
      chomba, chompa, chubasquero, chumpa, cofia enfermera, conjunto, conjunto clinico, conjunto dos piezas, conjunto
      sanitario, cortaviento, cosplay, delantal educadora, delantal escolar, delantal maestra, enterito jean, enterizo,
      esmoquin traje, falda escolar, filipina, filipina chef, filipina medica, filipina spa, forro polar, frac, franela
      manga larga, franelilla, gabanes, gabardina, gorro bruja, guardapolvo, guayabera, hakama japones, hanfu, hoodie,
      impermeable, impermeable lluvia, impermeable pvc, jardinera trabajo, jeans, jersey, jogger, jorongo, jumper
      colegio, jumper escolar, kigurumi, kimono, leggin, leggings, leotardos nina, licra, licra proteccion uv, licras,
      liqui liqui, malla, malla bano, mallas, mameluco de trabajo, mameluco industrial, manta chilena, manta huaso,
      media larga, medias, medias escolares, medias panty, mezclilla, mono, mono de trabajo, mono trabajo, musculosa,
      overol, pantalon, pantalon cocina, pantalon corto deporte, pantaloneta, pants, pantymedia, pantys, parka,
      pescador pantalon, peto, pijama, piloto lluvia, pinkies, pintorcito, pitillo, piyama, playera, plumifero, polar,
      polar reflectivo, polera, poleron, pollera escolar, polo, polo escolar, polo manga larga, polo reflectante,
      polos, poncho, primera capa, rebeca, remera, remeron, rompeviento, ropa, ropa de dormir, ropa interior, ropa
      termica, ruana, saco, saco de vestir, saco tejido, sahariana, sarape, saree, scrub, short, slip, slips,
      sobrecamisa, sobretodo, soquete, sudadera, sudadera con capucha, sueter, sweater, top, torera, traje, traje agua
      pvc, traje bano, traje charro, traje china poblana, traje clinico, traje comunion nino, traje corto flamenco,
      traje de agua, traje de bano, traje de lluvia, traje flamenco, traje huaso, traje lluvia, traje marinero
      comunion, traje novio, traje regional, trenca, trusa, uniforme, uniforme deportivo escolar, uniforme medico,
      vaquero, vestido comunion, vestido de comunion, vestido huasa, yukata`,
    ],
    [
      'SHOES',
      `abarca, abarcas, agujetas, albarcas, alpargata, alpargata cuna, alpargatas esparto cuna, avarca, babucha,
      babuchas zapatilla, bailarina, balerina, baleta, bambas, betum, betun, blucher, borcego, borcegui, borceguies,
      bota, botas militares mujer, botin, botita, calzado, calzador, camperas botas, cangrejera, cangrejeras nina,
      catiuscas, cepillo de zapatos, cepillo gamuza, cepillo para zapatos, cepillo zapatos, championes, chancla,
      chancleta, chatitas, chinela, cordones, crema para zapatos, crocs, cubrezapatos, cunas esparto, deportivas,
      deportivas hombre, deportivas mujer, deportivos, escarpines, escarpines agua, espartena, esparto cunas, flats
      mujer, guarache, guillermina, hormas, huarache, impermeabilizante calzado, jabon bota, jabon para bota, katiuska,
      kit limpieza tenis, limpiador calzado, limpiador de tenis, limpiador tenis, manoletina, menorquina, mercedes
      charol, mercedita, merceditas, mocasin, nautico, ojota, oxford, pantubota, pantufla, pepito zapato, plantilla,
      plantilla gel zapato, plantillas, plantillas memory, plataforma, plataformas, playeras calzado, renovador gamuza,
      sacabotas, salones tacon, sandalia, sandalias cuna, sandalias trekking urbanas, sneakers, spray impermeabilizante
      zapatos, stiletto, sueco calzado, tacon, tacones, tacones altos, tacones mujer, talonera, tenis, tenis adidas,
      tenis blancos, tenis casuales, tenis escolares, tenis hombre, tenis mujer, texanas botas, valerina, zapatilla,
      zapatillas, zapatillas de casa, zapatillas hombre, zapatillas lona, zapatillas mujer, zapato, zapato colegial,
      zapato de seguridad, zapato dielectrico, zapato escolar, zapatos, zapatos cuna, zueco`,
    ],
  ],
  unsure: `abarca, baby escolar, baggy, bambas, bata, bloomer, body, buzo, camperas botas, conjunto, escarpines, faja,
    filipina, impermeable, licra, licras, malla, malla bano, mallas, medias, mercedita, mezclilla, mono, oxford,
    pantis, peto, pitillo, plantilla, plantillas, plataforma, plataformas, polar, polo, polos, saco, scrub, slip,
    slips, smoking, sujetador, sujetadores, tacon, tacones, tenis, top, traje`,
  printed: 'body, calcetines, camiseta, playera, sudadera',
  uses: {
    FASHION: 'moda, ropa, vestimenta',
    WOMEN_CLOTHING: 'dama, damas, femenino, mujer, mujeres, premama, senora',
    MEN_CLOTHING: 'caballero, hombre, hombres, masculino, varon',
    SHOES: 'calzado, zapateria, zapatillas, zapatos',
  },
  makers: {
    SHOES: 'adidas grand court, skechers, vans, vans old skool, vans ward',
  },
};
