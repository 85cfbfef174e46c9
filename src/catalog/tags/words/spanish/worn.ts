import type { Subject } from '../words.ts';

export const WORN: Subject = {
  things: [
    [
      'ELECTRONICS+WATCHES',
      `pulsera de actividad, reloj deportivo gps, reloj gps, reloj hibrido, reloj inteligente, reloj multideporte,
      smartwatch`,
    ],
    [
      'FASHION+WOMEN_CLOTHING',
      `baby doll, babydoll, bata de dormir, bikini, blusa, blusas, blusas de mujer, body encaje, body moldeador,
      bodysuit, bombacha, braga, bragas, bralette, brasier, brasieres, brassier, cachetero, cacheteros, caftan,
      calzon, calzones, camisola, camison, cinturilla, conjunto de lenceria, corpino, corse, corset, croptop,
      enteriza, faja, faja colombiana, faja moldeadora, faja postparto, faja reductora, fajas, fajas colombianas,
      falda, falda pantalon, faldas, huipil, kaftan, leggings mujer, lenceria, medias nylon, minifalda, palazzo,
      pantaleta, pantaletas, panti, panties, pantimedia, pantimedias, pareo, pijama de mujer, pollera, salida de bano,
      salida de playa, short falda, sosten, sujetador, sujetador deportivo, tanga, top corto, top de mujer, traje de
      bano mujer, trikini, tunica, vestido, vestido corto, vestido de fiesta, vestido de novia, vestido largo,
      vestidos`,
    ],
    ['FASHION+MEN_CLOTHING', 'boxer, boxers, calzoncillo, calzoncillos, esmoquin, interiores hombre, smoking'],
    ['WATCHES', 'correa de reloj, correa para reloj, correa reloj, cronografo, reloj, reloj de pulsera, relojes'],
    [
      'FASHION',
      `abrigo, albornoz, americana, banador, bata, batas, bermuda, blazer, body, bombacho, buzo, buzo canguro,
      calceta, calcetas, calcetin, calcetines, calentador de piernas, calentadores de piernas, calza, calzas,
      camibuso, camisa, camisa vaquera, camiseta, camiseta de tirantes, camiseta manga larga, camiseta termica,
      camisilla, campera, canguro, capa lluvia, cardigan, casaca, casacas, cazadora, chaleco, chaleco acolchado,
      chamarra, chandal, chaqueta, chaqueta acolchada, chaqueta vaquera, chomba, chombas, chompa, chompas,
      chubasquero, chumpa, conjunto, cortaviento, cortavientos, disfraz, enterizo, filipina, filipina chef, gabardina,
      guayabera, hoodie, impermeable, jeans, jersey, jogger, joggers, kimono, leggin, leggings, leggins, licra,
      licras, malla, malla bano, mallas, media larga, medias, medias panty, mezclilla, mono, musculosa, overol,
      pantalon, pantalon cargo, pantalon corto, pantalon de chandal, pantalon de trabajo, pantalones, pantalones
      cortos, pantaloneta, pantalonetas, pants, pantys, parka, peto, pijama, piloto lluvia, piyama, playera, polera,
      polo, polos, poncho, primera capa, rebeca, remera, remeron, rompeviento, rompevientos, ropa, ropa de dormir,
      ropa interior, ropa termica, ruana, ruanas, saco, saco de vestir, saco tejido, short, shorts, soquete, soquetes,
      sudadera, sudadera con capucha, sueter, sueteres, sweater, top, traje, traje bano, traje de bano, trusa,
      uniforme, uniforme escolar, vaquero, vaqueros`,
    ],
    [
      'SHOES',
      `agujetas, alpargata, alpargatas, alpargatas de esparto, babucha, babuchas, babuchas zapatilla, bailarina,
      bailarinas, balerina, balerinas, baleta, baletas, betum, betun, borcego, borceguies, bota, botas, botas de agua,
      botas de montana, botas de trabajo, botin, botines, botita, calzado, calzador, championes, chancla, chanclas,
      chancleta, chancletas, cordones, crema para zapatos, crocs, deportivas, deportivas hombre, deportivas mujer,
      deportivos, espartenas, guarache, hormas, huarache, limpiador calzado, limpiador de tenis,
      mocasin, mocasines, nautico, nauticos, ojota, ojotas, oxford, pantufla, pantuflas, plantilla, plantillas,
      plataforma, plataformas, sandalia, sandalias, sandalias planas, sneakers, stiletto, tacon, tacones, tacos
      futbol, tenis, tenis adidas, valerina, zapatilla, zapatillas, zapatillas de casa, zapatillas hombre, zapatillas
      mujer, zapato, zapato de seguridad, zapatos, zapatos de seguridad, zueco,
      zuecos`,
    ],
    [
      'ACCESSORIES',
      `abanico, almohada cervical viaje, almohada de viaje, anteojos, antifaz dormir, antifaz viaje, armazon lentes,
      asa de bolso, balaca, balacas, banda para cabello, bandana, bandolera, billetera, billeteras, binchas, boina,
      bolsa, bolsa crossbody, bolsa cubre zapatos viaje, bolsa de mano, bolsa de playa, bolsa de tela, bolsa de viaje,
      bolsa deportiva, bolsa tote, bolso, bolso bandolera, bolso de mano, bolso de viaje, bolso deportivo, bolso
      shopper, bolso tote, bolsos de mujer, braga de cuello, broche cabello, broche de pelo, broche para cabello,
      broche solapa, broches para cabello, broches pelo, bufanda, bufanda de lana, bufandas, cadena lentes, cadena
      para gafas, caiman cabello, calentadores brazos, cangurera, canguro bolsa, canguro bolso, cartera, carteras de
      mujer, cartuchera, chal, chalina, cinta llave, cinta para llave, cinta porta credencial, cintillo, cintillos,
      cinto, cinturon, cinturon de cuero, cinturones, clutch, cojin de viaje, colet, coletero, colgante bolso, colita
      pelo, colitas, corbata, corbatas, corbatin, cordon gafas, correa de bolso, cosmetiquera, cubreboca tela, cuello,
      diadema, dona cabello, equipaje, estola, estuche, estuche lentes, etiqueta de equipaje, funda de gafas, gafas,
      gafas de sol, gafas graduadas, gafas polarizadas, gancho para cabello, gancho pelo, ganchos para cabello,
      gemelos, goma de pelo, gomas de pelo, gomitas de pelo, gorra, gorra plana, gorra trucker, gorras, gorro, gorro
      de lana, gorros, guante, guantes, guantes de cuero, hebilla, hebillas, horquilla, kipa, lanyard, lazo cabello,
      lazo pelo, lente de sol, lentes, lentes de lectura, lentes de sol, lentes polarizados, liga de pelo, liga para
      cabello, ligas, llavero, llaveros, lonchera bolso, maleta, maleta de cabina, maletin, mancuernillas accesorio,
      mariconera, mascada, mascadas, mitones, mochila, mochila antirrobo, mochila de cuero, mochila de viaje, mochila
      escolar, mochila notebook, mochila portatil, mochilas, monas, monedero, monederos, monito, mono cabello, mono
      para cabello, moño pelo, monos para cabello, monos pelo, montura, monturas, morral, neceser, necessaire,
      orejeras, organizador de viaje, pajarita, panoleta, panuelo, panuelo de seda, panuelos, paraguas, paraguas
      plegable, parche, parches ropa, pasador pelo, pasadores de pelo, pasamontanas, peineta, pin, pin esmaltado, pin
      metalico, pines, pins, pinza cabello, pinza de pelo, pinza para cabello, pisacorbata, porta cosmeticos, porta
      credencial, porta cubreboca, porta documentos, porta gafete, porta llave, porta llaves, porta pasaporte, porta
      tarjetas, portacosmeticos, portadocumentos, portafolio, portafolios ejecutivo, portagafete, portallaves,
      portapasaporte, portatarjetas, rebozo, riñonera, rinoneras, ruana accesorio, scrunchie, sobre de fiesta,
      sombrero, sombrero de paja, sombreros, sombrilla bolsillo, sombrillas lluvia, sujeta cubreboca, suspensores,
      tarjetero, tiara pelo, tirantes, tocado, tote bag, turbante, valija, valijas, velo, velo novia, vincha, visera,
      viseras, yoyo credencial`,
    ],
    [
      'JEWELRY',
      `abridores bebe, abridores de oro, abridores de plata, abridores oro, abridores plata, alhajero, alianza,
      anillo, arete, aretes, argolla, argolla de matrimonio, argolla matrimonio, argollas, aro, aros, arracada,
      arracadas, brazalete, broche, broquel, broqueles, cadena, cadena de oro, cadena de plata, cadena oro, cadena
      plata, caja joyero, cajita joyero, camafeo, candonga, candongas, circon, colgante corazon, colgante cruz,
      colgante de plata, colgante plata, collar, crucifijo plata, denario, denarios, diamante, diamantes, dije, ear
      cuff, escapulario, escapularios, esclava, expansion oreja, expansor, expansores, gargantilla, gemelos plata,
      joya, joyas, joyeria, joyero, mancuernillas, manilla, manillas, medalla, medallita, nariguera, narigueras,
      pendiente, pendientes, perla, perlas, piedra preciosa, piercing, prendedor, prendedores, pulsera, relicario,
      relicarios, rosario, semanario, solitario, sortija, tobillera, tobilleras, topo, topos, trepadores, zarcillo,
      zarcillos, zirconia`,
    ],
  ],
  unsure: `argolla, argollas, aro, aros, bata, body, bolsa, broche, broquel, broqueles, buzo, cadena, cartuchera,
    cartucheras, circon, clutch, conjunto, cuello, diamante, diamantes, esclava, estola, estuche, faja, filipina,
    guante, impermeable, licra, licras, malla, malla bano, mallas, manilla, manillas, mascada, medalla, medias,
    mezclilla, monito, mono, oxford, panuelo, panuelos, pendiente, perla, perlas, peto, pin, plantilla, plantillas,
    plataforma, plataformas, polo, polos, saco, smoking, solitario, sujetador, sujetadores, tacon, tacones, tenis,
    tirantes, tobillera, tobilleras, top, topo, topos, traje, velo`,
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
