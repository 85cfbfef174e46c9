import type { Subject } from '../words.ts';

export const WORN: Subject = {
  things: [
    [
      'FASHION+WOMEN_CLOTHING',
      `abaya, baby doll, babydoll, bata de dormir, bata de seda, bata dormir, bata novia, bata raso, bata saten mujer,
      biker mujer, bikini, bloomer, blusa, blusas, blusas de mujer, blusonas, blusones, body de encaje, body encaje,
      body lencero, body moldeador, body mujer, body reductor, bodysuit, bombacha, bombachon, bra deportivo, braga,
      bragas, braguita, braguitas, bralette, brallete, brasier, brasier deportivo, brasier lactancia, brasieres,
      brassier, bustier, cachetero, cacheteros, caftan, calza biker, calza push up, calzon, calzones, camisa oversize
      mujer, camisola, camison, cancan medias, cintura waist trainer, colaless, combinacion enagua, conjunto de
      lenceria, conjunto encaje mujer, corpino, corpino deportivo, corpino lactancia, corse, corselette, corset,
      croptop, culote encaje, culotte encaje, enagua, enaguas, enterito mujer, enterito palazzo, enteriza, enterizo
      bano, faja, faja body, faja cintura, faja cinturilla, faja colombiana, faja latex, faja modeladora, faja
      moldeadora, faja postparto, faja reductora, fajas, fajas colombianas, falda, falda pantalon, faldas, hilo dental
      tanga, huipil, huipil bordado, jean maternal, jumpsuit, kaftan, kimono de playa, kimono novia, kimono playa,
      kimono tejido, leggings deportivo mujer, leggings efecto push up, leggings mujer, leggins push up, leggins
      termico mujer, lenceria, liguero, ligueros, malla bikini, malla enteriza, malla mujer, mallas premama, medias can
      can, medias cancan, medias de liga, medias de red, medias liga, medias liguero, medias nylon, medias red, medias
      rejilla, medias veladas, medibacha, minifalda, moldeador, mono corto, mono de fiesta, mono fiesta, mono largo,
      mono mujer, palazzo, pantaleta, pantaletas, pantalon maternal, pantalon palazzo, panti, panties, pantimedia,
      pantimedias, pareo, picardias, pijama de mujer, pijama satin mujer, pollera, rebozo vestido, refajo, remeron
      mujer, ropa maternal, salida bano, salida de bano, salida de playa, salida playa, short falda, short moldeador,
      sosten, soutien, sujetador, sujetador adhesivo, sujetador de lactancia, sujetador deportivo, sujetador invisible,
      sujetador lactancia, sujetador push up, sujetador reductor, sujetador sin aros, tanga, tanga less, top bando, top
      basico mujer, top corto, top crop, top de mujer, top halter, top lencero, top palabra de honor, top strapless,
      top sujetador, top tejido, traje de bano dos piezas, traje de bano entero, traje de bano mujer, traje de
      flamenca, traje flamenca, trikini, tunica, vedetina, vestido, vestido corto, vestido de bano, vestido de bano dos
      piezas, vestido de bano entero, vestido de fiesta, vestido de novia, vestido largo, vestidos, waist trainer`,
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
      esparto, alpargatas esparto cuna, avarca, avarcas, babucha, babuchas, babuchas casa, babuchas zapatilla,
      bailarina, bailarinas, balerina, balerinas, baleta, baletas, bambas, betum, betun, blucher, bluchers, borcego,
      borcegui, borceguies, bota, bota de hule, bota dielectrica, bota industrial, bota texana, bota vaquera, botas,
      botas caucho, botas de agua, botas de trabajo, botas militares mujer, botin, botin vaquero, botines, botita,
      calzado, calzador, camperas botas, cangrejera, cangrejeras, cangrejeras nina, catiuscas, cepillo de zapatos,
      cepillo para zapatos, cepillo zapatos, championes, chancla, chanclas, chancleta, chancletas, chatitas, chinela,
      chinelas, cordones, crema para zapatos, crocs, cubrezapatos, cunas esparto, deportivas, deportivas hombre,
      deportivas mujer, deportivos, escarpines, escarpines agua, espartena, espartenas, esparto cunas, flats mujer,
      guarache, guillermina, hormas, huarache, impermeabilizante calzado, katiuska, katiuskas, kit limpieza tenis,
      limpiador calzado, limpiador de tenis, limpiador tenis, manoletina, menorquina, menorquinas, mercedes charol,
      mercedita, merceditas, mocasin, mocasines, nautico, nauticos, ojota, ojotas, oxford, pantubota, pantufla,
      pantuflas, pepito zapato, plantilla, plantillas, plantillas memory, plataforma, plataformas, playeras calzado,
      salones tacon, sandalia, sandalia cangrejera, sandalias, sandalias cuna, sandalias planas, sandalias trekking
      urbanas, sneakers, spray impermeabilizante zapatos, stiletto, sueco calzado, tacon, tacones, tacones altos,
      tacones mujer, talonera gel, taloneras, tenis, tenis adidas, tenis blancos, tenis casuales, tenis escolares,
      tenis hombre, tenis mujer, texanas botas, valerina, zapatilla, zapatillas, zapatillas de casa, zapatillas hombre,
      zapatillas lona, zapatillas mujer, zapato, zapato colegial, zapato de seguridad, zapato dielectrico, zapato
      escolar, zapatos, zapatos cuna, zapatos de seguridad, zueco, zuecos`,
    ],
    [
      'ACCESSORIES',
      `abanico, accesorios de cabello, accesorios para cabello, accesorios para el cabello, accesorios pelo, almohada
      cervical viaje, almohada de viaje, almohada viaje, anteojos, anteojos de sol, antifaz dormir, antifaz noche,
      antifaz saten, antifaz seda, antifaz viaje, armazon lentes, asa bolso, asa de bolso, balaca, balacas, banda
      cabello, banda para cabello, banda pelo, bandana, bandolera, bandolera hombre, bandolera mujer, bascula maleta,
      billetera, billeteras, billetero, billetero piel, billeteros, binchas, boina, bolsa, bolsa bandolera, bolsa
      coach, bolsa compra reutilizable, bolsa crossbody, bolsa cruzada, bolsa cubre zapatos viaje, bolsa dama, bolsa de
      dama, bolsa de hombro, bolsa de mano, bolsa de mano mujer, bolsa de piel, bolsa de playa, bolsa de tela, bolsa de
      viaje, bolsa deportiva, bolsa ecologica, bolsa gimnasio, bolsa guess, bolsa hobo, bolsa hombro, bolsa mandado,
      bolsa manta, bolsa merienda, bolsa michael kors, bolsa piel mujer, bolsa playa, bolsa plegable compra, bolsa
      reutilizable, bolsa satchel, bolsa shopper mujer, bolsa steve madden, bolsa tela, bolsa tote, bolsa viaje, bolsas
      reutilizables, bolsas tela, bolso, bolso baguette, bolso bandolera, bolso bowling, bolso canguro, bolso capazo,
      bolso clutch, bolso crossbody, bolso cruzado, bolso de deporte, bolso de fiesta, bolso de mano, bolso de playa,
      bolso de viaje, bolso deporte, bolso deportivo, bolso hobo, bolso mimbre, bolso noche, bolso playa, bolso porta
      mate, bolso rafia, bolso saco, bolso satchel, bolso shopper, bolso tejido, bolso tote, bolsos de mujer, braga
      cuello, braga de cuello, braga polar cuello, broche cabello, broche de pelo, broche para cabello, broche pelo,
      broche solapa, broches para cabello, broches pelo, bucket hat, bufanda, bufanda de lana, bufandas, buff cuello,
      cadena bolso, cadena gafas, cadena lentes, cadena para gafas, cadena para lentes, caiman cabello, calentadores
      brazos, candado maleta, candado tsa, cangurera, canguro bolsa, canguro bolso, canguro cintura, canotier, capazo
      mimbre bolso, capazo palma, capazo playa, carriel, cartera, cartera bandolera, cartera cruzada, cartera de
      fiesta, cartera de mano, cartera hombre, cartera mujer, cartera sobre, carteras de mujer, cartuchera, cartuchera
      escolar bolso, cesta mimbre bolso, chal, chalina, chambergo, chapas personalizadas, chapas pin, cinta de pelo,
      cinta llave, cinta para llave, cinta pelo, cinta porta credencial, cintillo, cintillos, cinto, cinturon, cinturon
      de cuero, cinturones, clip billetes, clip de pelo, clip pelo, clips de pelo, clutch, cojin de viaje, cojin viaje,
      colero, colet, coletero, colgador gafas, colgante bolso, colita de pelo, colita pelo, colitas, corbata, corbatas,
      corbatin, cordon gafas, corona de flores pelo, correa bolso, correa de bolso, cosmetiquera, cubos de embalaje,
      cubreboca tela, cuelga bolsos, cuelgagafas, cuellera, cuello, cuello polar, cuello tubular, diadema, dona
      cabello, donas para cabello, equipaje, estola, estola fiesta, estuche, estuche doble, estuche escolar cremallera,
      estuche gafas, estuche lapices vacio, estuche lentes, estuche triple, etiqueta de equipaje, etiqueta equipaje,
      etiqueta maleta, fajin, fajin flamenco, fajin novio, felpa de pelo, felpa pelo, flor de flamenca, flor flamenca,
      flor flamenca pelo, foulard, foulard seda, fular algodon, fular estampado, fular invierno, fular lana, fular
      mujer, fular seda, fular viscosa, funda de gafas, funda gafas, funda maleta, funda pasaporte, gafas, gafas de
      lectura, gafas de sol, gafas graduadas, gafas lectura, gafas polarizadas, gafas presbicia, gancho de pelo, gancho
      para cabello, gancho pelo, ganchos para cabello, garra pelo, goma de pelo, goma pelo, gomas de pelo, gomas del
      pelo, gomas pelo, gomitas de pelo, gomitas pelo, gorra, gorra plana, gorra snapback, gorra trucker, gorra visera
      plana, gorras, gorro, gorro de lana, gorro lana, gorro pescador, gorros, guante, guantes, guantes de cuero,
      guantes de cuero mujer, guantes de lana, guantes de piel, guantes lana, guantes nina, guantes pantalla tactil,
      guantes piel, guantes tactiles, hebilla, hebilla cinturon, hebilla de pelo, hebillas, hebillas pelo, horquilla,
      horquilla pelo, horquillas mono, horquillas pelo, insignia solapa, invisibles pelo, jockey gorra, juego de
      maletas, kipa, lanyard, lazo cabello, lazo de pelo, lazo para el pelo, lazo pelo, lente de sol, lente sol,
      lentes, lentes de lectura, lentes de sol, lentes polarizados, liga de pelo, liga para cabello, liga pelo, ligas,
      ligas cabello, ligas para el cabello, llavero, llaveros, lonchera bolso, maleta, maleta cabina, maleta de cabina,
      maleta grande, maleta infantil, maleta mediana, maletin, maletin cuero, maletin ejecutivo, maletin piel,
      mancuernillas accesorio, manguitos brazo, mantilla, mantilla espanola, manton, manton de manila, manton flamenca,
      manton manila, mantoncillo, mariconera, mascada, mascadas, mascarilla tela, mascarillas de tela, matera cuero,
      mitones, mochila, mochila antirrobo, mochila bucket, mochila casual, mochila con ruedas, mochila cuerdas, mochila
      de cuero, mochila de viaje, mochila escolar, mochila infantil, mochila matera, mochila notebook, mochila
      portatil, mochila saco, mochila trolley, mochila urbana, mochila vintage, mochilas, monas, monedero, monederos,
      monito, monito corbata, mono cabello, mono para cabello, monos florales, monos para cabello, monos pelo, montura,
      montura gafas, monturas, morral, moño nina, moño pelo, neceser, neceser viaje, necessaire, orejeras, organizador
      de maleta, organizador de viaje, organizador maleta, organizador viaje, packing cubes, pajarita, pamela, pamela
      boda, pamela playa, panoleta, panuelo, panuelo bolsillo, panuelo bolsillo traje, panuelo cabeza, panuelo cuello,
      panuelo de bolsillo, panuelo de cuello, panuelo de seda, panuelo saten, panuelo seda, panuelos, paraguas,
      paraguas plegable, parche, parches ropa, pasador cabello, pasador pelo, pasadores de pelo, pasamontanas,
      pashmina, pasmina, peineta, peineta flamenca, pin, pin coleccion, pin de solapa, pin esmaltado, pin metalico, pin
      metalico esmaltado, pin solapa, pines, pins, pinza cabello, pinza cangrejo, pinza de pelo, pinza para cabello,
      pinza pelo, pisacorbata, plumier, poncho bufanda, porta cosmeticos, porta credencial, porta cubreboca, porta
      documentos, porta gafete, porta llave, porta llaves, porta llaves bolsillo, porta pasaporte, porta pasaportes,
      porta tarjetas, porta trajes, portacosmeticos, portadocumentos, portafolio, portafolio cuero, portafolios
      ejecutivo, portafolios piel, portagafete, portallaves, portapasaporte, portatarjetas, portatodo, portatodo
      escolar, portatrajes, prendedor pelo, quepis, rebozo, rinonera running urbana, rinoneras, riñonera, riñonera
      deporte, ruana accesorio, scrunchie, set de maletas, sobre de fiesta, sobre fiesta, sombrero, sombrero de paja,
      sombrero fedora, sombrero pescador, sombrero vaquero, sombreros, sombrilla bolsillo, sombrilla lluvia, sombrillas
      lluvia, sujeta cubreboca, suspensor pantalon, suspensores, tapabocas bufanda, tarjetero, tejana sombrero, texana,
      tiara, tiara pelo, tirantes, tirantes elasticos, tirantes hombre, tocado, tote bag, trolley, trolley cabina,
      trolley escolar, tubular cuello, turbante, valija, valijas, velo, velo novia, vincha, vincha elastica, visera,
      visera playa, viseras, yoyo credencial`,
    ],
    [
      'JEWELRY',
      `abridores bebe, abridores de oro, abridores de plata, abridores oro, abridores plata, alhajero, alianza, anillo,
      arete, aretes, aretes topitos, argolla, argolla de matrimonio, argolla matrimonio, argollas, aritos, aritos
      plata, aro, aros, aros abridores, aros acero, aros argolla, aros plata, arracada, arracadas, balines oro pulsera,
      bandeja para joyas, brazalete, broche, broche flamenca, broche flor, broche mujer, broquel, broqueles, broqueles
      oro, cadena, cadena barbada, cadena cubana, cadena de oro, cadena de plata, cadena hombre plata, cadena mujer,
      cadena oro, cadena plata, cadena torzal, caja joyero, caja para anillos, caja para joyas, cajita joyero, camafeo,
      candonga, candongas, caravanas acero, caravanas aros, caravanas oro, caravanas plata, charm pandora, charm plata,
      churumbela, circon, colgante acero, colgante angel, colgante arbol, colgante arbol de la vida, colgante corazon,
      colgante cruz, colgante de plata, colgante inicial, colgante llamador, colgante luna, colgante mano fatima,
      colgante mujer, colgante oro, colgante piedra, colgante plata, colgante san benito, colgante virgen, collar,
      corona novia, criollas, criollas chapadas, criollas oro, criollas plata, crucifijo oro, crucifijo plata, cruz
      comunion, cruz plata, decenario, denario, denarios, diademas novia joya, diamante, diamantes, dije, dije oro,
      dije plata, dilatador, dilatador oreja, dilatadores, ear cuff, escapulario, escapularios, esclava, esclava bebe,
      esclava oro, esclava plata, expansion oreja, expansor, expansores, expositor pendientes, gargantilla, gel
      limpiador joyas, gemelos, gemelos plata, joya, joyas, joyeria, joyero, juego aretes collar, llamador angeles,
      llamador de angeles, mancuernillas, manilla, manilla oro, manilla plata, manillas, medalla, medalla bautizo,
      medalla comunion, medalla milagrosa, medalla virgen, medallita, moissanita, nariguera, narigueras, pendiente,
      pendientes, pendientes aro, pendientes bebe, pendientes boton, pendientes criollas, pendientes fiesta, pendientes
      flamenca, pendientes largos, pendientes perla, pendientes plata, perla, perla cultivada, perlas, perlas
      cultivadas, piedra preciosa, piercing, plata 925, plata ley, portaanillos, prendedor, prendedores, pulsera,
      relicario, relicarios, rosario, rosario pulsera, semanario, semanario pulseras, solitario, soporte para joyas,
      soporte pendientes, sortija, tobillera, tobillera mujer, tobillera plata, tobilleras, topitos, topo, topos, topos
      acero, topos oro, topos plata, trepadores, zarcillo, zarcillos, zirconia`,
    ],
  ],
  unsure: `abarca, argolla, argollas, aro, aros, baby escolar, baggy, bambas, bata, bloomer, body, bolsa, broche,
    broquel, broqueles, buzo, cadena, camperas botas, candongas, capazo playa, cartuchera, cartucheras, chal, chapas
    pin, circon, clutch, conjunto, cuello, diadema, diademas, diamante, diamantes, dilatador, dilatadores, escarpines,
    esclava, esclavas, estola, estuche, faja, filipina, foulard, guante, horquilla, horquillas, impermeable, licra,
    licras, malla, malla bano, mallas, manilla, manillas, mascada, medalla, medias, mercedita, mezclilla, monito, mono,
    neceser, orejeras, oxford, pantis, panuelo, panuelos, pendiente, perla, perlas, peto, pin, pitillo, plantilla,
    plantillas, plataforma, plataformas, polar, polo, polos, saco, scrub, slip, slips, smoking, solitario, sujetador,
    sujetadores, tacon, tacones, tenis, tirantes, tobillera, tobilleras, tocado, tocados, top, topo, topos, traje,
    trolley, valija, valijas, velo`,
  printed: `anillo, aretes, body, bolsa, broche, cadena, calcetines, camiseta, collar, dije, estuche, gorra, llavero,
    mochila, monedero, pendientes, pin, pin esmaltado, pin metalico, playera, pulsera, sudadera, tote bag`,
  containers: 'bolsa',
  straps: 'brazalete, correa de reloj, correa para reloj, correa reloj',
  uses: {
    FASHION: 'moda, ropa, vestimenta',
    WOMEN_CLOTHING: 'dama, damas, femenino, mujer, mujeres, premama, senora',
    MEN_CLOTHING: 'caballero, hombre, hombres, masculino, varon',
    SHOES: 'calzado, zapateria, zapatillas, zapatos',
    WATCHES: 'relojeria, relojes',
    ACCESSORIES: 'bolsos, bolsos y carteras, carteras, equipaje, marroquineria, viaje y equipaje',
    JEWELRY: 'bisuteria, joyas, joyeria, joyero',
  },
  makers: {
    SHOES: 'adidas grand court, skechers, vans, vans old skool, vans ward',
  },
};
