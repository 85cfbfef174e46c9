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
      `armis, caja para relojes, casio vintage, citizen eco drive, correa 20mm, correa 22mm, correa amazfit, correa
      apple watch, correa de reloj, correa
      fitbit, correa garmin, correa mi band, correa nato, correa para apple watch, correa para reloj, correa para
      smartwatch, correa reloj, correa samsung galaxy watch, correa silicona 20mm, correa silicona 22mm, correa
      smartwatch, correa xiaomi
      mi band, correas smartwatch, cronografo, extensible apple watch, extensible para reloj, hebilla deployante,
      hebilla reloj, herramienta reloj, herramienta relojero, kit relojero, malla apple watch, malla para reloj, malla
      smartwatch, manilla apple watch, pernos reloj, pulso para apple watch, quita eslabones, quitaeslabones, reloj,
      reloj de pulsera,
      relojes, seiko 5`,
    ],
    [
      'FASHION',
      `abrigo, albornoz, ambo, ambo medica, ambo medico, ambo spandex, americana, babi, babi escolar, baby escolar,
      baggy, banador, banador surf nino, bata, bata
      coralina, bata de bano, bata de laboratorio, bata escolar, bata laboratorio, bata medica, bata medico, bata
      polar, batas, bermuda, bividi, blazer,
      blusa escolar, body, bolero fiesta, bombacha bataraza, bombacha campo, bombacha de campo, bombacha gaucha,
      bombacho, buzo, buzo
      canguro, buzo escolar, buzo frisa, buzo piloto, calceta, calcetas, calcetin, calcetines,
      calentador de piernas, calentador piernas, calentadores de piernas, calentadores piernas, calza, calzas,
      camibuso, camisa, camisa vaquera, camiseta, camiseta de tirantes, camiseta manga larga, camiseta termica,
      camisilla, campera, camperon, cancan escolar, canguro, capa cosplay, capa de lluvia, capa lana, capa lluvia,
      capote lluvia, cardigan, casaca, casacas, cazadora, chaleco, chaleco acolchado, chamanto, chamarra, chandal,
      chaque,
      chaqueta, chaqueta acolchada, chaqueta vaquera, chaquetilla chef, chaquetilla cocina, chaquetilla cocinero,
      chaquetilla huasa, chaqueton, chilaba,
      chomba, chombas, chompa,
      chompas, chubasquero, chumpa, cofia enfermera, conjunto, conjunto clinico, conjunto dos piezas, conjunto
      sanitario, cortaviento, cortavientos, cosplay, delantal educadora, delantal
      escolar, delantal maestra, enterito jean, enterizo, esmoquin traje, falda escolar, falda escolar uniforme,
      filipina, filipina chef, filipina medica, filipina spa, forro polar,
      frac, franela manga larga, franelilla, gabanes, gabardina, gorro bruja, guardapolvo, guardapolvo escolar,
      guayabera,
      hakama japones, hanfu, hoodie, impermeable, impermeable lluvia, impermeable pvc, jardinera trabajo, jeans,
      jersey, jogger, joggers, jorongo,
      jumper colegio, jumper escolar, kigurumi, kimono, leggin, leggings, leggins, leotardos nina, licra, licra
      proteccion uv, licras, liqui liqui,
      malla, malla
      bano, mallas, mameluco de trabajo, mameluco industrial, manta chilena, manta huaso, media larga, medias, medias
      escolares, medias panty, mezclilla,
      mono, mono de trabajo, mono trabajo, musculosa, overol, pantalon, pantalon cargo, pantalon cocina, pantalon
      corto, pantalon corto deporte, pantalon de chandal, pantalon de trabajo, pantalones, pantalones cortos,
      pantaloneta, pantalonetas, pants, pantymedia, pantys, parka,
      pescador pantalon, peto, pijama, piloto lluvia, pinkies, pintorcito, pitillo, piyama, playera, plumifero,
      plumiferos, polar,
      polar reflectivo, polera, poleron, pollera escolar, polo, polo escolar, polo manga larga, polo reflectante,
      polos, poncho, primera capa, rebeca, remera, remeron, rompeviento,
      rompevientos, ropa, ropa de dormir, ropa interior, ropa termica, ruana, ruanas, saco, saco de vestir, saco
      tejido, sahariana, sarape, saree, scrub, short, shorts, slip, slips, sobrecamisa, sobretodo, soquete, soquetes,
      sudadera, sudadera con capucha, sueter, sueteres, sweater, top, torera, traje, traje agua pvc, traje bano, traje
      charro, traje
      china poblana, traje clinico, traje comunion nino,
      traje corto flamenco, traje de agua, traje de bano, traje de lluvia, traje flamenco, traje huaso, traje lluvia,
      traje marinero comunion, traje
      novio, traje regional, trenca,
      trusa, uniforme, uniforme deportivo escolar, uniforme escolar, uniforme medico, vaquero, vaqueros, vestido
      comunion, vestido de comunion, vestido huasa, yukata`,
    ],
    [
      'SHOES',
      `abarca, abarcas, agujetas, albarcas, alpargata, alpargata cuna, alpargatas, alpargatas cuna, alpargatas de
      esparto, alpargatas esparto cuna, avarca, avarcas, babucha, babuchas, babuchas casa, babuchas zapatilla,
      bailarina, bailarinas, balerina, balerinas, baleta, baletas, bambas, betum, betun, blucher, bluchers, borcego,
      borcegui, borceguies, bota, bota de hule, bota dielectrica, bota industrial, bota texana, bota vaquera, botas,
      botas caucho, botas de agua, botas de trabajo, botas militares mujer, botin, botin vaquero, botines, botita,
      calzado, calzador, camperas botas, cangrejera, cangrejeras, cangrejeras nina, catiuscas, cepillo de zapatos,
      cepillo gamuza, cepillo para zapatos, cepillo zapatos, championes, chancla, chanclas, chancleta, chancletas,
      chatitas, chinela,
      chinelas, cordones, crema para zapatos, crocs, cubrezapatos, cunas esparto, deportivas, deportivas hombre,
      deportivas mujer, deportivos, escarpines, escarpines agua, espartena, espartenas, esparto cunas, flats mujer,
      guarache, guillermina, hormas, huarache, impermeabilizante calzado, jabon bota, jabon para bota, katiuska,
      katiuskas, kit limpieza tenis,
      limpiador calzado, limpiador de tenis, limpiador tenis, manoletina, menorquina, menorquinas, mercedes charol,
      mercedita, merceditas, mocasin, mocasines, nautico, nauticos, ojota, ojotas, oxford, pantubota, pantufla,
      pantuflas, pepito zapato, plantilla, plantilla gel zapato, plantillas, plantillas memory, plataforma,
      plataformas, playeras calzado,
      renovador gamuza, sacabotas, salones tacon, sandalia, sandalia cangrejera, sandalias, sandalias cuna, sandalias
      planas,
      sandalias trekking
      urbanas, sneakers, spray impermeabilizante zapatos, stiletto, sueco calzado, tacon, tacones, tacones altos,
      tacones mujer, talonera, talonera gel, taloneras, tenis, tenis adidas, tenis blancos, tenis casuales, tenis
      escolares,
      tenis hombre, tenis mujer, texanas botas, valerina, zapatilla, zapatillas, zapatillas de casa, zapatillas hombre,
      zapatillas lona, zapatillas mujer, zapato, zapato colegial, zapato de seguridad, zapato dielectrico, zapato
      escolar, zapatos, zapatos cuna, zapatos de seguridad, zueco, zuecos`,
    ],
    [
      'ACCESSORIES',
      `abanico, accesorios de cabello, accesorios para cabello, accesorios para el cabello, accesorios pelo, almohada
      cervical viaje, almohada de viaje, almohada viaje, anteojos, anteojos de sol, antifaz dormir, antifaz noche,
      antifaz saten, antifaz seda, antifaz viaje, armazon acetato, armazon lentes, armazon metalico, armazon oftalmico,
      armazon optica, armazones, asa bolso, asa de
      bolso, asas para bolso cuero, attache, balaca, balacas, banda
      cabello, banda para cabello, banda para el cabello, banda pelo, bandana, bandita bebe, bandolera, bandolera
      hombre, bandolera mujer, bascula maleta,
      billetera, billeteras, billetero, billetero piel, billeteros, binchas, boina, bolo tie, bolsa, bolsa bandolera,
      bolsa
      chismosa, bolsa
      coach, bolsa compra reutilizable, bolsa crossbody, bolsa cruzada, bolsa cubre zapatos viaje, bolsa dama, bolsa de
      dama, bolsa de hombro, bolsa de mano, bolsa de mano mujer, bolsa de palma, bolsa de piel, bolsa de playa, bolsa
      de tela, bolsa de
      viaje, bolsa de yute, bolsa deportiva, bolsa ecologica, bolsa gimnasio, bolsa guess, bolsa hobo, bolsa hombro,
      bolsa mandado,
      bolsa manta, bolsa merienda, bolsa michael kors, bolsa piel mujer, bolsa playa, bolsa plegable compra, bolsa
      reutilizable, bolsa satchel, bolsa shopper mujer, bolsa steve madden, bolsa tejida, bolsa tela, bolsa tote, bolsa
      viaje, bolsas
      reutilizables, bolsas tela, bolso, bolso baguette, bolso bandolera, bolso bowling, bolso canguro, bolso capazo,
      bolso clutch, bolso crossbody, bolso cruzado, bolso de deporte, bolso de fiesta, bolso de mano, bolso de playa,
      bolso de viaje, bolso deporte, bolso deportivo, bolso hobo, bolso mimbre, bolso noche, bolso playa, bolso porta
      mate, bolso rafia, bolso saco, bolso satchel, bolso shopper, bolso tejido, bolso tote, bolsos de mujer, braga
      cuello, braga de cuello, braga polar, braga polar cuello, broche cabello, broche de pelo, broche para cabello,
      broche pelo,
      broche solapa, broches para cabello, broches pelo, bucket hat, bufanda, bufanda de lana, bufandas, buff cuello,
      cachucha, cadena bolso, cadena gafas, cadena lentes, cadena para anteojos, cadena para bolso, cadena para gafas,
      cadena para lentes, caiman cabello, caiman carey, caiman grande, caiman metalico, caimanes pelo, calentadores
      brazos, canasto de playa, candado maleta, candado tsa, cangurera, canguro bolsa, canguro bolso, canguro cintura,
      canguro cuero, canguro deportivo, canguro hombre, canguro impermeable, canotier, capazo
      mimbre bolso, capazo palma, capazo playa, carriel, cartera, cartera bandolera, cartera cruzada, cartera de
      fiesta, cartera de mano, cartera hombre, cartera mujer, cartera sobre, carteras de mujer, cartuchera, cartuchera
      escolar bolso, cesta de rafia, cesta mimbre bolso, cesto mimbre bolso, chal, chalina, chambergo, chapas
      personalizadas, chapas pin, chullo, chullo andino, chupalla, chuspa tejida, cigarrera, cinta de pelo,
      cinta llave, cinta para llave, cinta pelo, cinta porta credencial, cintillo, cintillos, cinto, cinturon, cinturon
      de cuero, cinturones, clic clac pelo, clip billetes, clip cabello nina, clip de pelo, clip on gafas, clip on
      solar, clip pelo, clip solar, clip solar magnetico, clips cabello,
      clips de pelo, clips nina pelo,
      clutch, clutch fiesta, cojin de viaje, cojin viaje,
      cola de pelo, colero, colet, coleta pelo, coletero, colgador gafas, colgante bolso, colita de pelo, colita pelo,
      colitas,
      collet pelo, corbata, corbatas,
      corbatin, cordon gafas, cordon neopreno gafas, cordon para gafas, corona de flores pelo, corona princesa pelo,
      correa bolso, correa de
      bolso, correa de cuero hombre, correa para bolso, correa para cartera, cosmetiquera, cosmetiquero, cristales
      graduados, cristales progresivos, crossbody,
      cubos de embalaje,
      cubre valija, cubreboca tela, cuelga bolsos, cuelgagafas, cuellera, cuello, cuello de lana, cuello polar, cuello
      termico, cuello tubular, culero gaucho, diadema, diadema nina, diadema nudo, diadema perlas, diadema tocado, dije
      cartera, dona
      cabello, donas para cabello, donut mono, donut pelo, equipaje, estola, estola fiesta, estuche, estuche doble,
      estuche escolar cremallera,
      estuche gafas, estuche lapices vacio, estuche lentes, estuche maquillaje viaje, estuche triple, etiqueta de
      equipaje, etiqueta equipaje,
      etiqueta maleta, faja charra, faja gaucha, faja huasa, faja huaso, faja pampa, faja tejida gaucha, fajin, fajin
      flamenco, fajin novio, felpa de pelo, felpa pelo, flor de flamenca, flor flamenca,
      flor flamenca pelo, foulard, foulard seda, fular algodon, fular estampado, fular invierno, fular lana, fular
      mujer, fular seda, fular viscosa, funda de gafas, funda gafas, funda maleta, funda para pasaporte, funda
      pasaporte, funda valija, gafas, gafas de
      lectura, gafas de sol, gafas graduadas, gafas lectura, gafas polarizadas, gafas presbicia, gamuza lentes, gamuza
      microfibra lentes, ganchito mariposa,
      ganchitos cabello, ganchitos pelo, gancho de pelo, gancho mariposa pelo, gancho
      para cabello, gancho pelo, ganchos cabello, ganchos mariposa, ganchos para cabello, garra pelo, goma de pelo,
      goma pelo, gomas de
      pelo, gomas del
      pelo, gomas pelo, gomita de pelo, gomitas de pelo, gomitas para el cabello, gomitas pelo, gorra, gorra plana,
      gorra snapback,
      gorra trucker, gorra visera
      plana, gorras, gorro, gorro de lana, gorro lana, gorro pescador, gorros, guante, guantes, guantes de cuero,
      guantes de cuero mujer, guantes de lana, guantes de piel, guantes lana, guantes moto cuero, guantes nina, guantes
      pantalla tactil,
      guantes piel, guantes polar, guantes tactiles, guantes touch, hebilla, hebilla cinturon, hebilla de pelo,
      hebillas, hebillas pelo, hebillita pelo, horquilla,
      horquilla mono, horquilla pelo, horquillas mono, horquillas pelo, identificador valija, insignia solapa,
      invisibles pelo, jockey
      gorra, jockey plano, jockey trucker, juego de
      maletas, kipa, lanyard, lazo cabello, lazo de pelo, lazo nina pelo, lazo para el pelo, lazo pelo, lente de sol,
      lente sol,
      lentes, lentes antiluz azul, lentes de descanso, lentes de lectura, lentes de sol, lentes graduados, lentes
      oftalmicos, lentes opticos, lentes polarizados, lentes progresivos, liga
      cabello, liga de
      pelo, liga para cabello, liga pelo, ligas,
      ligas cabello, ligas para el cabello, limpia lentes, limpiagafas, liquido limpia lentes, llavero, llaveros,
      lonchera bolso, maleta, maleta cabina, maleta de cabina,
      maleta grande, maleta infantil, maleta mediana, maletin, maletin cuero, maletin ejecutivo, maletin piel,
      mancuernillas accesorio, manguitos brazo, manopla lana, manos libres bolso, manos libres cuero, manos libres
      dama, mantilla, mantilla espanola, manton,
      manton de manila, manton flamenca,
      manton manila, mantoncillo, marco optico, mariconera, mascada, mascadas, mascarilla tela, mascarillas de tela,
      matera cuero,
      micas blue, micas fotocromaticas, micas graduadas, mini bag, minibag, mitones, mochila, mochila antirrobo,
      mochila bucket, mochila casual, mochila con ruedas,
      mochila cuerdas, mochila
      de cuero, mochila de viaje, mochila escolar, mochila infantil, mochila matera, mochila notebook, mochila
      portatil, mochila saco, mochila trolley, mochila urbana, mochila vintage, mochilas, mona cabello, mona cabello
      nina, mona escolar, mona saten, mona satin, monas, monedero, monederos,
      monito, monito corbata, mono cabello, mono para cabello, monos florales, monos para cabello, monos para el
      cabello, monos pelo, montura,
      montura gafas, monturas, morral, moño nina, moño pelo, neceser, neceser de viaje, neceser viaje, necessaire,
      oakley holbrook, orejera invierno, orejeras, orejeras peluche, organizador
      de maleta, organizador de valija, organizador de viaje, organizador maleta, organizador viaje, packing cubes,
      pajarita, paliacate, pamela, pamela
      boda, pamela playa, pano lentes, pano microfibra gafas, panoleta, panuelo, panuelo bolsillo, panuelo bolsillo
      traje, panuelo caballero, panuelo
      cabeza, panuelo cuello,
      panuelo de bolsillo, panuelo de cuello, panuelo de seda, panuelo gaucho, panuelo oncologico, panuelo saten,
      panuelo seda, panuelos, paraguas,
      paraguas plegable, parche, parches ropa, pasador cabello, pasador de pelo, pasador pelo, pasadores de pelo,
      pasamontanas,
      pashmina, pasmina, peinecillo, peineta, peineta flamenca, peineton, piluso, pin, pin coleccion, pin de solapa,
      pin esmaltado, pin metalico, pin
      metalico esmaltado, pin solapa, pinche de pelo, pinche pelo, pines, pins, pinza cabello, pinza caiman pelo, pinza
      cangrejo, pinza de
      pelo, pinza para cabello,
      pinza pelo, pinzas para el cabello, pisacorbata, pitillera, plumier, poncho bufanda, porta celular cuero, porta
      chequera, porta cheques, porta cosmeticos, porta credencial,
      porta cubreboca, porta
      documentos, porta encendedor cuero, porta gafete, porta lentes, porta llave, porta llaves, porta llaves bolsillo,
      porta pasaporte, porta
      pasaportes,
      porta tabaco cuero, porta tarjetas, porta traje, porta trajes, porta vacunas, portachequera, portacosmetico,
      portacosmeticos, portadocumentos,
      portafolio, portafolio cuero, portafolios
      ejecutivo, portafolios piel, portagafas, portagafete, portalentes, portallaves, portamonedas, portapasaporte,
      portatarjetas, portatodo,
      portatodo
      escolar, portatrajes, prendedor corbata, prendedor pelo, quepis, rastra alpaca, rastra criolla, rastra gaucha,
      ray ban aviator, ray ban wayfarer, rebozo, red para cabello, redecilla mono,
      redecilla pelo, rinonera running urbana, rinoneras, riñonera, riñonera
      deporte, rodete mono, ruana accesorio, sandwichitos pelo, scrunchie, set de maletas, set organizadores valija,
      set valijas, shopper, sobre de fiesta, sobre fiesta, sombrero, sombrero de paja,
      sombrero fedora, sombrero pescador, sombrero vaquero, sombreros, sombrilla bolsillo, sombrilla lluvia, sombrilla
      paraguas, sombrillas
      lluvia, spray limpia lentes, spray limpiagafas, sujeta cubreboca, sujetagafas, sujetalentes, suspensor pantalon,
      suspensores, tapabocas bufanda, tapaojos viaje,
      tarjetero, tejana
      sombrero, texana,
      tiara, tiara pelo, tira para cartera, tirador criollo, tirador gaucho, tiradores hombre, tirantes, tirantes
      elasticos, tirantes hombre, toallitas lentes, toallitas limpiagafas, tocado,
      tocado flamenca, tocado novia, toquilla para sombrero, tote bag, trolley, trolley cabina,
      trolley de cabina, trolley escolar, tubular cuello, tula deportiva, tula impermeable, turbante, valija, valija de
      mano, valija grande, valija
      mediana, valijas, velo, velo novia, vincha, vincha elastica, visera,
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
      colleras, corona novia, criollas, criollas chapadas, criollas oro, criollas plata, crucifijo oro, crucifijo
      plata, cruz
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
      acero, topos oro, topos plata, trepadores, yugos camisa, yuntas, zarcillo, zarcillos, zirconia`,
    ],
  ],
  unsure: `abarca, argolla, argollas, armazones, aro, aros, baby escolar, baggy, bambas, bata, bloomer, body, bolsa,
    broche,
    broquel, broqueles, buzo, cadena, camperas botas, candongas, capazo playa, cartuchera, cartucheras, chal, chapas
    pin, chupalla, circon, clutch, colleras, conjunto, crossbody, cuello, diadema, diademas, diamante, diamantes,
    dilatador,
    dilatadores, escarpines,
    esclava, esclavas, estola, estuche, faja, filipina, foulard, guante, horquilla, horquillas, impermeable, licra,
    licras, malla, malla bano, mallas, manilla, manillas, mascada, medalla, medias, mercedita, mezclilla, monito, mono,
    neceser, orejeras, oxford, pantis, panuelo, panuelos, pendiente, perla, perlas, peto, pin, pitillo, plantilla,
    plantillas, plataforma, plataformas, polar, polo, polos, saco, scrub, shopper, slip, slips, smoking, solitario,
    sujetador,
    sujetadores, tacon, tacones, tenis, tirantes, tobillera, tobilleras, tocado, tocados, top, topo, topos, traje,
    trolley, valija, valijas, velo, yuntas`,
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
    ACCESSORIES: `bolsos, bolsos y carteras, carteras, equipaje, marroquineria, viaje y equipaje, sombrereria`,
    JEWELRY: `bisuteria, joyas, joyeria, joyero, plateria`,
  },
  makers: {
    SHOES: 'adidas grand court, skechers, vans, vans old skool, vans ward',
  },
};
