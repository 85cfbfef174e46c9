import type { Subject } from '../words.ts';

export const ACCESSORIES: Subject = {
  things: [
    [
      'ACCESSORIES',
      `abanico, accesorios de cabello, accesorios para cabello, accesorios para el cabello, accesorios pelo, almohada
      cervical viaje, almohada de viaje, almohada viaje, anteojos, antifaz dormir, antifaz noche, antifaz saten,
      antifaz seda, antifaz viaje, armazon acetato, armazon lentes, armazon metalico, armazon oftalmico, armazon
      optica, armazones, asa bolso, asa de bolso, asa para bolso cuero, attache, balaca, banda cabello, banda para
      cabello, banda para el cabello, banda pelo, bandana, bandita bebe, bandolera, bandolera hombre, bandolera mujer,
      billetera, billetero, binchas, boina, bolo tie, bolsa, bolsa chismosa, bolsa coach, bolsa compra reutilizable,
      bolsa crossbody, bolsa cruzada, bolsa cubre zapatos viaje, bolsa dama, bolsa de dama, bolsa de hombro, bolsa de
      mano, bolsa de mano mujer, bolsa de palma, bolsa de piel, bolsa de playa, bolsa de tela, bolsa de viaje, bolsa de
      yute, bolsa deportiva, bolsa ecologica, bolsa gimnasio, bolsa guess, bolsa hobo, bolsa hombro, bolsa mandado,
      bolsa manta, bolsa merienda, bolsa michael kors, bolsa piel mujer, bolsa playa, bolsa plegable compra, bolsa
      reutilizable, bolsa satchel, bolsa shopper mujer, bolsa steve madden, bolsa tejida, bolsa tela, bolsa tote, bolsa
      viaje, bolsito matero, bolso, bolso baguette, bolso bandolera, bolso bowling, bolso canguro, bolso capazo, bolso
      clutch, bolso crossbody, bolso cruzado, bolso de deporte, bolso de fiesta, bolso de mano, bolso de mujer, bolso
      de playa, bolso de viaje, bolso deporte, bolso deportivo, bolso hobo, bolso matera, bolso matero, bolso mimbre,
      bolso noche, bolso para mate, bolso playa, bolso porta mate, bolso rafia, bolso saco, bolso satchel, bolso
      shopper, bolso tejido, bolso tote, braga cuello, braga de cuello, braga polar, broche cabello, broche de pelo,
      broche para cabello, broche para el cabello, broche para el pelo, broche pelo, broche solapa, broches para
      cabello, bucket hat, bufanda, buff cuello, cachucha, cadena bolso, cadena gafas, cadena lentes, cadena para
      anteojos, cadena para bolso, cadena para gafas, cadena para lentes, caiman cabello, caiman carey, caiman grande,
      caiman metalico, caiman pelo, calentadores brazos, canasto de playa, canasto matero, candado maleta, candado tsa,
      cangurera, canguro bolsa, canguro bolso, canguro cintura, canguro cuero, canguro deportivo, canguro hombre,
      canguro impermeable, canotier, capazo mimbre bolso, capazo palma, capazo playa, carriel, cartera, cartera
      bandolera, cartera cruzada, cartera de fiesta, cartera de mano, cartera de mujer, cartera hombre, cartera matera,
      cartera mujer, cartera sobre, cartuchera, cartuchera escolar bolso, cesta de rafia, cesta mimbre bolso, cesto
      mimbre bolso, chal, chalina, chambergo, chapa pin, chapas personalizadas, chongo, chonguito, chullo, chupalla,
      chuspa tejida, cigarrera, cinta de pelo, cinta llave, cinta para el cabello, cinta para el pelo, cinta para
      llave, cinta pelo, cinta porta credencial, cintillo, cinto, cinturon, clic clac pelo, clip billetes, clip cabello
      nina, clip de pelo, clip on gafas, clip on solar, clip pelo, clip solar, clips cabello, clips nina pelo, clutch,
      clutch fiesta, cojin de viaje, cojin viaje, cola de pelo, colero, colet, coleta pelo, coletero, coletero saten,
      colgante bolso, colita de pelo, colita de raso, colita elastica, colita pelo, colitas, collet pelo, corbata,
      corbatin, cordon gafas, cordon neopreno gafas, cordon para gafas, corona de flores pelo, corona princesa pelo,
      correa bolso, correa de bolso, correa de cuero hombre, correa para bolso, correa para cartera, cosmetiquera,
      cosmetiquero, cristales graduados, cristales progresivos, crossbody, cubo de embalaje, cubre valija, cubreboca
      tela, cuelga bolsos, cuelgagafas, cuellera, cuello, cuello de lana, cuello polar, cuello termico, cuello tubular,
      culero gaucho, diadema, diadema nina, diadema nudo, diadema perlas, diadema tocado, dije cartera, dona cabello,
      dona para cabello, dona para el cabello, donas para cabello, donas para el cabello, donut mono, donut pelo,
      equipaje, estola, estola fiesta, estuche, estuche doble, estuche escolar cremallera, estuche lapices vacio,
      estuche lentes, estuche maquillaje viaje, estuche triple, etiqueta de equipaje, etiqueta equipaje, faja charra,
      faja criolla, faja gaucha, faja huasa, faja huaso, faja pampa, faja tejida gaucha, fajin, felpa de pelo, felpa
      pelo, flor de flamenca, flor flamenca, flor flamenca pelo, foulard, foulard seda, fular algodon, fular estampado,
      fular invierno, fular lana, fular mujer, fular seda, fular viscosa, funda para pasaporte, funda pasaporte, funda
      valija, gafas, gamuza lentes, gamuza microfibra lentes, ganchito cabello, ganchito mariposa, ganchito pelo,
      gancho cabello, gancho de pelo, gancho mariposa, gancho mariposa pelo, gancho para cabello, gancho pelo, garra
      pelo, goma de pelo, goma del pelo, goma para cabello, goma para el cabello, goma para el pelo, goma para pelo,
      goma pelo, gomita de pelo, gomita para cabello, gomita para el cabello, gomita para el pelo, gomita pelo, gomitas
      para el pelo, gorra, gorra plana, gorra snapback, gorra trucker, gorra visera plana, gorras, gorro, gorro
      pescador, guante, guante de cuero, guante de cuero mujer, guante de lana, guante de piel, guante lana, guante
      moto cuero, guante nina, guante pantalla tactil, guante piel, guante polar, guante touch, guantes, guantes
      tactiles, hebilla, hebilla de pelo, hebilla para el cabello, hebilla para el pelo, hebilla pelo, hebillita pelo,
      horquilla, horquilla mono, horquilla pelo, identificador valija, insignia solapa, invisible pelo, jockey gorra,
      jockey plano, jockey trucker, juego de maletas, kipa, lanyard, lazo cabello, lazo de pelo, lazo nina pelo, lazo
      para el pelo, lazo pelo, lente de sol, lente sol, lentes, lentes antiluz azul, lentes de descanso, lentes de
      lectura, lentes graduados, lentes oftalmicos, lentes opticos, lentes polarizados, lentes progresivos, liga
      cabello, liga de cabello, liga de pelo, liga para cabello, liga para el cabello, liga para el pelo, liga pelo,
      ligas, ligas de pelo, ligas para el cabello, limpia lentes, limpiagafas, liquido limpia lentes, llavero,
      llaveros, lonchera bolso, maleta, maleta infantil, maletin, mancuernilla accesorio, manguito brazo, manopla lana,
      manos libres bolso, manos libres cuero, manos libres dama, mantilla, manton, mantoncillo, marco optico,
      mariconera, mascada, mascadas, mascarilla de tela, mascarilla tela, matera bolso, matera completa, matera con
      correa, matera cuerina, matera cuero, matera de cuero, matera de ecocuero, matera de lona, matera eco cuero,
      matera ecocuero, matera lona, matera porta termo, matera rigida, matera vaquero, mica blue, micas fotocromaticas,
      micas graduadas, mini bag, minibag, mitones, mochila, mochila antirrobo, mochila bucket, mochila casual, mochila
      con ruedas, mochila cuerdas, mochila de cuero, mochila de viaje, mochila escolar, mochila infantil, mochila
      matera, mochila notebook, mochila portatil, mochila saco, mochila trolley, mochila urbana, mochila vintage,
      mochilas, mona cabello, mona cabello nina, mona escolar, mona saten, mona satin, monas, monedero, monederos,
      monito, mono cabello, mono para cabello, mono para el cabello, mono para nina, monos florales, monos para
      cabello, monos para nina, montura, morral, moño nina, moño pelo, neceser, neceser de viaje, neceser viaje,
      necessaire, oakley holbrook, orejera invierno, orejera peluche, orejeras, organizador de valija, organizador de
      viaje, organizador viaje, packing cubes, pajarita, paliacate, pamela, pano lentes, pano microfibra gafas,
      panoleta, panuelo, panuelo bolsillo, panuelo caballero, panuelo cabeza, panuelo cuello, panuelo de bolsillo,
      panuelo de cuello, panuelo de seda, panuelo gaucho, panuelo oncologico, panuelo saten, panuelo seda, panuelos,
      paraguas, parche, parche ropa, pasador cabello, pasador de pelo, pasador para cabello, pasador para el pelo,
      pasador pelo, pasamontanas, pashmina, pasmina, peinecillo, peineta, peineton, piluso, pin, pin coleccion, pin de
      solapa, pin esmaltado, pin metalico, pin metalico esmaltado, pin solapa, pinche de pelo, pinche pelo, pines,
      pins, pinza cabello, pinza caiman pelo, pinza cangrejo, pinza de pelo, pinza para cabello, pinza para el cabello,
      pinza pelo, pisacorbata, pitillera, plumier, poncho bufanda, porta celular cuero, porta chequera, porta cheques,
      porta cosmeticos, porta credencial, porta cubreboca, porta documentos, porta encendedor cuero, porta gafete,
      porta lentes, porta llave, porta llaves, porta pasaporte, porta pasaportes, porta tabaco cuero, porta tarjetas,
      porta traje, porta trajes, porta vacunas, portachequera, portacosmetico, portadocumentos, portafolio, portafolio
      ejecutivo, portafolio piel, portagafas, portagafete, portalentes, portallaves, portamonedas, portapasaporte,
      portatarjetas, portatodo, portatrajes, prendedor cabello, prendedor corbata, prendedor de cabello, prendedor
      pelo, quepis, ranita pelo, rastra alpaca, rastra criolla, rastra gaucha, ray ban aviator, ray ban wayfarer,
      rebozo, red para cabello, red para mono, redecilla mono, redecilla pelo, rinonera running urbana, riñonera,
      riñonera deporte, rodete mono, ruana accesorio, sandwichito, sandwichito pelo, scrunchie, set de maletas, set
      organizadores valija, set valijas, shopper, sobre de fiesta, sobre fiesta, sombrero, sombrero pescador, sombrero
      vaquero, sombrilla bolsillo, sombrilla lluvia, sombrilla paraguas, spray limpia lentes, sujeta cubreboca,
      sujetagafas, sujetalentes, suspensor pantalon, suspensores, tapaboca bufanda, tapaojos viaje, tarjetero,
      tembleque, texana, tiara, tiara pelo, tira para cartera, tirador criollo, tirador gaucho, tirador hombre, tirante
      hombre, tirantes, tirantes elasticos, toallitas lentes, tocado, tocado flamenca, tocado novia, toquilla para
      sombrero, tote bag, trolley, trolley cabina, trolley de cabina, trolley escolar, tubular cuello, tula deportiva,
      tula impermeable, turbante, valija, valija de mano, valija grande, valija mediana, valijas, velo, velo novia,
      vincha, visera, yoyo credencial`,
    ],
  ],
  unsure: `armazones, bolsa, capazo playa, cartuchera, cartucheras, chal, chapa pin, chongo, chupalla, clutch,
    crossbody, cuello, diadema, diademas, estola, estuche, foulard, guante, horquilla, horquillas, mascada, monito,
    neceser, orejeras, panuelo, panuelos, pin, shopper, tembleque, tirantes, tocado, tocados, trolley, valija, valijas,
    velo`,
  printed: 'bolsa, estuche, gorra, llavero, mochila, monedero, pin, pin esmaltado, pin metalico, tote bag',
  containers: 'bolsa',
  uses: {
    ACCESSORIES: 'bolsos, bolsos y carteras, carteras, equipaje, marroquineria, sombrereria, viaje y equipaje',
  },
};
