import type { Subject } from '../words.ts';

export const WORN: Subject = {
  things: [
    [
      'FASHION+TOYS',
      `disfraz, disfraz adulto, disfraz de adulto, disfraz halloween, disfraz infantil, disfraz infantil juguete,
      disfraz infantil princesa`,
    ],
    [
      'ACCESSORIES+ELECTRONICS',
      `maletin para portatil, mochila laptop, mochila ordenador, mochila para laptop, mochila para portatil, mochila
      portatil 15 6`,
    ],
    [
      'ELECTRONICS+WATCHES',
      `pulsera de actividad, reloj deportivo gps, reloj gps, reloj hibrido, reloj inteligente, reloj multideporte,
      smartwatch`,
    ],
    [
      'FASHION+WOMEN_CLOTHING',
      `abaya, baby doll, babydoll, bata de dormir, bata de seda, bata dormir, bata novia, bata raso, bata saten mujer,
      biker mujer, bikini, bloomer, blusa, blusas, blusas de mujer, blusonas, blusones, body de encaje, body encaje,
      body lencero, body moldeador, body mujer, body reductor, bodysuit, bombacha, bra deportivo, braga, bragas,
      braguita, braguitas, bralette, brallete, brasier, brasier deportivo, brasier lactancia, brasieres, brassier,
      bustier, cachetero, cacheteros, caftan, calza biker, calza push up, calzon, calzones, camisa oversize mujer,
      camisola, camison, cintura waist trainer, cinturilla, colaless, combinacion enagua, conjunto de lenceria, conjunto
      encaje mujer, corpino, corpino deportivo, corpino lactancia, corse, corset, croptop, culote encaje, culotte
      encaje, culotte less, enagua, enaguas, enterito mujer, enterito palazzo, enteriza, enterizo bano, faja, faja body,
      faja cintura, faja colombiana, faja latex, faja moldeadora, faja postparto, faja reductora, fajas, fajas
      colombianas, falda, falda pantalon, faldas, hilo dental tanga, huipil, huipil bordado, jean maternal, jumpsuit,
      kaftan, kimono de playa, kimono novia, kimono playa, kimono tejido, leggings deportivo mujer, leggings efecto push
      up, leggings mujer, leggins push up, leggins termico mujer, lenceria, liguero, ligueros, malla mujer, mallas
      premama, medias cancan, medias de liga, medias de red, medias liga, medias liguero, medias nylon, medias red,
      medias rejilla, medias veladas, minifalda, moldeador, mono corto, mono de fiesta, mono fiesta, mono largo, mono
      mujer, palazzo, pantaleta, pantaletas, pantalon maternal, pantalon palazzo, panti, panties, pantimedia,
      pantimedias, pareo, picardias, pijama de mujer, pijama satin mujer, pollera, rebozo vestido, refajo, remeron
      mujer, ropa maternal, salida bano, salida de bano, salida de playa, salida playa, short falda, short moldeador,
      sosten, sujetador, sujetador adhesivo, sujetador de lactancia, sujetador deportivo, sujetador invisible, sujetador
      lactancia, sujetador push up, sujetador reductor, sujetador sin aros, tanga, top basico mujer, top corto, top
      crop, top de mujer, top halter, top lencero, top palabra de honor, top strapless, top sujetador, top tejido, traje
      de bano dos piezas, traje de bano entero, traje de bano mujer, traje de flamenca, traje flamenca, trikini, tunica,
      vedetina, vestido, vestido corto, vestido de bano, vestido de bano dos piezas, vestido de bano entero, vestido de
      fiesta, vestido de novia, vestido largo, vestidos, waist trainer`,
    ],
    [
      'FASHION+MEN_CLOTHING',
      `boxer, boxers, calzoncillo, calzoncillos, esmoquin, interiores hombre, slip hombre, smoking, suspensorio, traje
      de novio, traje hombre`,
    ],
    [
      'WATCHES',
      `armis, caja para relojes, correa 20mm, correa 22mm, correa amazfit, correa apple watch, correa de reloj, correa
      fitbit, correa garmin, correa mi band, correa nato, correa para apple watch, correa para reloj, correa para
      smartwatch, correa reloj, correa samsung galaxy watch, correa silicona 20mm, correa silicona 22mm, correa xiaomi
      mi band, correas smartwatch, cronografo, extensible para reloj, herramienta reloj, reloj, reloj de pulsera,
      relojes`,
    ],
    [
      'FASHION',
      `abrigo, albornoz, americana, babi, babi escolar, baby escolar, baggy, banador, banador surf nino, bata, bata
      coralina, bata de bano, bata escolar, bata laboratorio, bata medica, bata polar, batas, bermuda, bividi, blazer,
      body, bolero fiesta, bombacho, buzo, buzo canguro, buzo frisa, calceta, calcetas, calcetin, calcetines,
      calentador de piernas, calentador piernas, calentadores de piernas, calentadores piernas, calza, calzas,
      camibuso, camisa, camisa vaquera, camiseta, camiseta de tirantes, camiseta manga larga, camiseta termica,
      camisilla, campera, camperon, canguro, capa cosplay, capa de lluvia, capa lana, capa lluvia, capa vampiro,
      cardigan, careta carnaval, casaca, casacas, cazadora, chaleco, chaleco acolchado, chamarra, chandal, chaque,
      chaqueta, chaqueta acolchada, chaqueta vaquera, chaquetilla cocina, chaqueton, chilaba, chomba, chombas, chompa,
      chompas, chubasquero, chumpa, conjunto, conjunto dos piezas, cortaviento, cortavientos, cosplay, delantal
      escolar, enterito jean, enterizo, esmoquin traje, falda escolar uniforme, filipina, filipina chef, forro polar,
      frac, franela manga larga, franelilla, gabardina, gorro bruja, guardapolvo, guardapolvo escolar, guayabera,
      hakama japones, hanfu, hoodie, impermeable, impermeable lluvia, jeans, jersey, jogger, joggers, jorongo,
      kigurumi, kimono, leggin, leggings, leggins, leotardos nina, licra, licra proteccion uv, licras, malla, malla
      bano, mallas, mascara carnaval, mascara halloween, mascara latex, media larga, medias, medias panty, mezclilla,
      mono, mono de trabajo, mono trabajo, musculosa, overol, pantalon, pantalon cargo, pantalon cocina, pantalon
      corto, pantalon corto deporte, pantalon de chandal, pantalon de trabajo, pantalones, pantalones cortos,
      pantaloneta, pantalonetas, pants, pantymedia, pantys, parka, peluca carnaval, peluca disfraz, peluca payaso,
      pescador pantalon, peto, pijama, piloto lluvia, pinkies, pitillo, piyama, playera, plumifero, plumiferos, polar,
      polera, poleron, polo, polo manga larga, polos, poncho, primera capa, rebeca, remera, remeron, rompeviento,
      rompevientos, ropa, ropa de dormir, ropa interior, ropa termica, ruana, ruanas, saco, saco de vestir, saco
      tejido, sahariana, sarape, saree, scrub, short, shorts, slip, slips, sobrecamisa, sobretodo, soquete, soquetes,
      sudadera, sudadera con capucha, sueter, sueteres, sweater, top, torera, traje, traje bano, traje comunion nino,
      traje de agua, traje de bano, traje flamenco, traje marinero comunion, traje novio, traje regional, trenca,
      trusa, uniforme, uniforme deportivo escolar, uniforme escolar, uniforme medico, vaquero, vaqueros, vestido
      comunion, vestido de comunion, yukata`,
    ],
    [
      'SHOES',
      `abarca, abarcas, agujetas, albarcas, alpargata, alpargata cuna, alpargatas, alpargatas cuna, alpargatas de
      esparto, alpargatas esparto cuna, avarca, avarcas, babucha, babuchas, babuchas zapatilla, bailarina, bailarinas,
      balerina, balerinas, baleta, baletas, betum, betun, blucher, bluchers, borcego, borceguies, bota, botas, botas
      de agua, botas de trabajo, botas militares mujer, botin, botines, botita, calzado, calzador, camperas botas,
      cangrejera, cangrejeras, cangrejeras nina, catiuscas, cepillo de zapatos, cepillo para zapatos, cepillo zapatos,
      championes, chancla, chanclas, chancleta, chancletas, chinela, chinelas, cordones, crema para zapatos, crocs,
      cubrezapatos, cunas esparto, deportivas, deportivas hombre, deportivas mujer, deportivos, escarpines, escarpines
      agua, espartenas, flats mujer, guarache, hormas, huarache, impermeabilizante calzado, katiuska, katiuskas, kit
      limpieza tenis, limpiador calzado, limpiador de tenis, limpiador tenis, menorquina, menorquinas, mercedes
      charol, mercedita, merceditas, mocasin, mocasines, nautico, nauticos, ojota, ojotas, oxford, pantufla,
      pantuflas, plantilla, plantillas, plantillas memory, plataforma, plataformas, salones tacon, sandalia,
      sandalias, sandalias cuna, sandalias planas, sandalias trekking urbanas, sneakers, spray impermeabilizante
      zapatos, stiletto, tacon, tacones, tacones altos, tacones mujer, talonera gel, taloneras, tenis, tenis adidas,
      tenis blancos, tenis casuales, tenis escolares, tenis hombre, tenis mujer, valerina, zapatilla, zapatillas,
      zapatillas de casa, zapatillas hombre, zapatillas mujer, zapato, zapato de seguridad, zapatos, zapatos cuna,
      zapatos de seguridad, zueco, zuecos`,
    ],
    [
      'ACCESSORIES',
      `abanico, accesorios de cabello, accesorios para cabello, accesorios para el cabello, accesorios pelo, almohada
      cervical viaje, almohada de viaje, almohada viaje, anteojos, antifaz dormir, antifaz noche, antifaz saten,
      antifaz seda, antifaz viaje, armazon lentes, asa de bolso, balaca, balacas, banda cabello, banda para cabello,
      banda pelo, bandana, bandolera, billetera, billeteras, billetero, billetero piel, billeteros, binchas, boina,
      bolsa, bolsa compra reutilizable, bolsa crossbody, bolsa cubre zapatos viaje, bolsa de mano, bolsa de playa,
      bolsa de tela, bolsa de viaje, bolsa deportiva, bolsa ecologica, bolsa gimnasio, bolsa mandado, bolsa manta,
      bolsa merienda, bolsa playa, bolsa plegable compra, bolsa reutilizable, bolsa tela, bolsa tote, bolsa viaje,
      bolsas reutilizables, bolsas tela, bolso, bolso bandolera, bolso de deporte, bolso de mano, bolso de viaje,
      bolso deporte, bolso deportivo, bolso shopper, bolso tote, bolsos de mujer, braga cuello, braga de cuello, braga
      polar cuello, broche cabello, broche de pelo, broche para cabello, broche pelo, broche solapa, broches para
      cabello, broches pelo, bufanda, bufanda de lana, bufandas, buff cuello, cadena lentes, cadena para gafas, cadena
      para lentes, caiman cabello, calentadores brazos, candado maleta, cangurera, canguro bolsa, canguro bolso,
      canotier, capazo mimbre bolso, capazo palma, capazo playa, cartera, carteras de mujer, cartuchera, cesta mimbre
      bolso, chal, chalina, chapas personalizadas, chapas pin, cinta de pelo, cinta llave, cinta para llave, cinta
      pelo, cinta porta credencial, cintillo, cintillos, cinto, cinturon, cinturon de cuero, cinturones, clip
      billetes, clutch, cojin de viaje, cojin viaje, colet, coletero, colgante bolso, colita pelo, colitas, corbata,
      corbatas, corbatin, cordon gafas, correa de bolso, cosmetiquera, cubreboca tela, cuelgagafas, cuello, cuello
      polar, cuello tubular, diadema, dona cabello, equipaje, estola, estola fiesta, estuche, estuche doble, estuche
      escolar cremallera, estuche lapices vacio, estuche lentes, estuche triple, etiqueta de equipaje, fajin, fajin
      flamenco, flor de flamenca, flor flamenca, flor flamenca pelo, foulard, fular algodon, funda de gafas, funda
      pasaporte, gafas, gafas de sol, gafas graduadas, gafas polarizadas, gancho para cabello, gancho pelo, ganchos
      para cabello, garra pelo, goma de pelo, goma pelo, gomas de pelo, gomas del pelo, gomas pelo, gomitas de pelo,
      gomitas pelo, gorra, gorra plana, gorra trucker, gorras, gorro, gorro de lana, gorro pescador, gorros, guante,
      guantes, guantes de cuero, guantes lana, guantes nina, guantes pantalla tactil, guantes piel, guantes tactiles,
      hebilla, hebillas, horquilla, horquillas mono, horquillas pelo, insignia solapa, kipa, lanyard, lazo cabello,
      lazo de pelo, lazo pelo, lente de sol, lente sol, lentes, lentes de lectura, lentes de sol, lentes polarizados,
      liga de pelo, liga para cabello, liga pelo, ligas, llavero, llaveros, lonchera bolso, maleta, maleta de cabina,
      maletin, mancuernillas accesorio, manguitos brazo, mantilla, mantilla espanola, manton, manton de manila, manton
      manila, mantoncillo, mariconera, mascada, mascadas, mascarilla tela, mascarillas de tela, mitones, mochila,
      mochila antirrobo, mochila de cuero, mochila de viaje, mochila escolar, mochila notebook, mochila portatil,
      mochilas, monas, monedero, monederos, monito, mono cabello, mono para cabello, monos florales, monos para
      cabello, monos pelo, montura, monturas, morral, moño nina, moño pelo, neceser, necessaire, orejeras, organizador
      de viaje, organizador viaje, pajarita, pamela, pamela boda, pamela playa, panoleta, panuelo, panuelo bolsillo,
      panuelo bolsillo traje, panuelo cabeza, panuelo cuello, panuelo de bolsillo, panuelo de seda, panuelo saten,
      panuelos, paraguas, paraguas plegable, parche, parches ropa, pasador cabello, pasador pelo, pasadores de pelo,
      pasamontanas, peineta, pin, pin esmaltado, pin metalico, pines, pins, pinza cabello, pinza cangrejo, pinza de
      pelo, pinza para cabello, pinza pelo, pisacorbata, plumier, poncho bufanda, porta cosmeticos, porta credencial,
      porta cubreboca, porta documentos, porta gafete, porta llave, porta llaves, porta pasaporte, porta pasaportes,
      porta tarjetas, portacosmeticos, portadocumentos, portafolio, portafolios ejecutivo, portagafete, portallaves,
      portapasaporte, portatarjetas, portatodo, portatodo escolar, prendedor pelo, rebozo, rinonera running urbana,
      rinoneras, riñonera, riñonera deporte, ruana accesorio, scrunchie, sobre de fiesta, sobre fiesta, sombrero,
      sombrero de paja, sombrero pescador, sombreros, sombrilla bolsillo, sombrilla lluvia, sombrillas lluvia, sujeta
      cubreboca, suspensores, tarjetero, tiara pelo, tirantes, tirantes elasticos, tirantes hombre, tocado, tote bag,
      trolley, trolley escolar, tubular cuello, turbante, valija, valijas, velo, velo novia, vincha, visera, viseras,
      yoyo credencial`,
    ],
    [
      'JEWELRY',
      `abridores bebe, abridores de oro, abridores de plata, abridores oro, abridores plata, alhajero, alianza,
      anillo, arete, aretes, argolla, argolla de matrimonio, argolla matrimonio, argollas, aritos, aritos plata, aro,
      aros, aros abridores, aros acero, aros argolla, aros plata, arracada, arracadas, bandeja para joyas, brazalete,
      broche, broche flamenca, broche flor, broche mujer, broquel, broqueles, broqueles oro, cadena, cadena barbada,
      cadena cubana, cadena de oro, cadena de plata, cadena hombre plata, cadena mujer, cadena oro, cadena plata,
      cadena torzal, caja joyero, caja para anillos, caja para joyas, cajita joyero, camafeo, candonga, candongas,
      caravanas aros, charm pandora, charm plata, churumbela, circon, colgante acero, colgante angel, colgante arbol,
      colgante arbol de la vida, colgante corazon, colgante cruz, colgante de plata, colgante inicial, colgante
      llamador, colgante luna, colgante mano fatima, colgante mujer, colgante oro, colgante piedra, colgante plata,
      colgante san benito, colgante virgen, collar, corona novia, criollas, criollas chapadas, criollas oro, criollas
      plata, crucifijo oro, crucifijo plata, cruz comunion, cruz plata, decenario, denario, denarios, diademas novia
      joya, diamante, diamantes, dije, dilatador, dilatador oreja, dilatadores, ear cuff, escapulario, escapularios,
      esclava, esclava bebe, esclava oro, esclava plata, expansion oreja, expansor, expansores, expositor pendientes,
      gargantilla, gel limpiador joyas, gemelos, gemelos plata, joya, joyas, joyeria, joyero, llamador angeles,
      llamador de angeles, mancuernillas, manilla, manillas, medalla, medalla bautizo, medalla comunion, medalla
      milagrosa, medalla virgen, medallita, moissanita, nariguera, narigueras, pendiente, pendientes, pendientes aro,
      pendientes bebe, pendientes boton, pendientes criollas, pendientes fiesta, pendientes flamenca, pendientes
      largos, pendientes perla, pendientes plata, perla, perla cultivada, perlas, perlas cultivadas, piedra preciosa,
      piercing, plata 925, plata ley, portaanillos, prendedor, prendedores, pulsera, relicario, relicarios, rosario,
      semanario, solitario, soporte para joyas, soporte pendientes, sortija, tobillera, tobillera mujer, tobillera
      plata, tobilleras, topitos, topo, topos, trepadores, zarcillo, zarcillos, zirconia`,
    ],
  ],
  unsure: `abarca, abridores, argolla, argollas, aro, aros, baby escolar, baggy, bata, bloomer, body, bolsa, broche,
    broquel, broqueles, buzo, cadena, calentadores, camperas botas, capazo playa, cartuchera, cartucheras, chapas pin,
    circon, clutch, conjunto, cuello, culotte, diamante, diamantes, dilatador, dilatadores, escarpines, esclava,
    esclavas, estola, estuche, faja, filipina, foulard, fular, guante, horquilla, horquillas, impermeable, licra,
    licras, malla, malla bano, mallas, manilla, manillas, mascada, medalla, medias, mercedita, mezclilla, monito,
    mono, neceser, oxford, pantis, panuelo, panuelos, pendiente, perla, perlas, peto, pin, pitillo, plantilla,
    plantillas, plataforma, plataformas, polar, polo, polos, saco, scrub, slip, slips, smoking, solitario, sujetador,
    sujetadores, tacon, tacones, tenis, tirantes, tobillera, tobilleras, top, topo, topos, traje, trolley, velo`,
  printed: `anillo, aretes, body, bolsa, broche, cadena, calcetines, camiseta, collar, dije, disfraz, estuche, gorra,
    llavero, mochila, monedero, pendientes, pin, playera, pulsera, sudadera, tote bag`,
  containers: 'bolsa',
  straps: 'brazalete, correa de reloj, correa para reloj, correa reloj',
  uses: {
    FASHION: 'moda, ropa, vestimenta',
    WOMEN_CLOTHING: 'dama, damas, femenino, mujer, mujeres, premama, senora',
    MEN_CLOTHING: 'caballero, hombre, hombres, masculino, varon',
    SHOES: 'calzado, zapatillas, zapatos',
    WATCHES: 'relojeria, relojes',
    ACCESSORIES: 'bolsos, bolsos y carteras, carteras, equipaje, marroquineria, viaje y equipaje',
    JEWELRY: 'bisuteria, joyas, joyeria',
  },
  makers: {
    SHOES: 'adidas grand court, skechers, vans, vans old skool, vans ward',
  },
};
