import type { Subject } from '../words.ts';

export const HEALTH: Subject = {
  things: [
    [
      'HEALTH_AND_FITNESS',
      `absorbentes incontinencia, aceite cbd, aceite de cbd, aceite de higado, aceite de higado de bacalao, aceite de
      krill, aceite de masaje, aceite de onagra, aceite de pescado, aceite higado bacalao, aceite krill, aceite masaje,
      aceite pescado, aciclovir, acido folico, acido hialuronico capsulas, acuvue, adelgazante, adelgazantes, adhesivo
      dental,
      adhesivo protesis dental, aerosol camara, agarradera bano, agarre polea, agarre triceps, agua de mar nasal, agua
      oxigenada, aguja hipodermica,
      aguja mesoterapia, aguja pen insulina, agujas acupuntura, agujas de acupuntura, agujas hipodermicas, agujas
      insulina, air optix, airbike, alcachofa capsulas, alcohol, alcohol 70, alcohol 96, alcohol en gel, alcohol gel,
      alfombra
      acupresion,
      algodon hidrofilo, almohada ortopedica, almohadilla barra, almohadilla cervical, almohadilla de calor,
      almohadilla electrica,
      almohadilla lumbar, almohadilla termica, alza wc, aminoacidos, amplificador audicion, ampolleta, ampolletas,
      analgesico, analgesicos, andadera adulto, andador adulto, andador ancianos, andador con ruedas, andador mayores,
      andador ortopedico, andador plegable, anillas crossfit, anillas gimnasia, anillas madera gimnasia, anillo
      vibrador, anti ronquidos, antiacido, antialergico, antibiotico, antidiarreico, antifaz, antifaz para dormir,
      antifungico, antigripal, antihistaminico, antiinflamatorio, antimicotico, antiparasitario humano, antipiojos,
      antipiretico, antirronquidos, antiseptico, antiverrugas, aparato abdominal, aparato abdominales, aposito,
      apositos, arginina, aro de pilates, aro pilates, ashwagandha, asidero bano, asiento banera ancianos, asiento de
      bano discapacitados, asiento de ducha, asiento ducha, aspirador secreciones, aspirina, audifono medico, audifono
      sordera, balanza corporal, balanza digital persona, balanza digital personas, balon medicinal, balon pilates,
      banco abdominales, banco ajustable, banco de ejercicio, banco de musculacion, banco de pecho, banco de pesas,
      banco ejercicio,
      banco inclinable, banco multiposicion, banco musculacion, banco para pesas, banco pesas, banco plano, banco plano
      gym, banco
      regulable gym, banco scott, banco step, banda circular, banda de ejercicio, banda de resistencia, banda de
      suspension, banda de tela fitness, banda elastica, banda resistencia, banda suspension, banda tubular, bandas
      circulares, bandas circulares tela, bandas de ejercicio,
      bandas de resistencia, bandas de suspension, bandas elasticas, bandas fitness, bandas loop, bandas resistencia,
      bandas suspension, bandas tubulares, barandilla cama, barbijo, barra apoyo, barra asidero, barra de dominadas,
      barra de ejercicio,
      barra de musculacion, barra de pared dominadas, barra de pesas, barra de proteina, barra dominadas, barra
      ejercicio, barra hexagonal, barra olimpica, barra para dominadas, barra paralela, barra paralelas, barra pesas,
      barra proteica,
      barra recta pesas, barra romana, barra w, barra z, barrita de proteina, barrita energetica, barrita proteica,
      barritas de proteina, barritas proteicas,
      bascula, bascula bano, bascula baño digital, bascula corporal, bascula de bano, bascula digital, bascula
      inteligente, baston, baston ortopedico, baston plegable, bastones, bastones ortopedicos, bata desechable, batido
      proteinas, batido sustitutivo, battle rope, baumanometro, baunanometro, bcaa, bebida isotonica polvo, berberina,
      beta alanina, betametasona, bici estatica, bici spinning, bicicleta de spinning, bicicleta eliptica, bicicleta
      estatica, bicicleta fija, bicicleta spinning, biofinity, biotina, blanqueador dental, blanqueamiento dental,
      bloque de yoga,
      bloque yoga, bolsa agua caliente, bolsa bulgara, bolsa colostomia, bolsa de agua caliente, bolsa de orina, bolsa
      esterilla, bolsa frio, bolsa frio calor, bolsa orina, bolsa semillas, bolsa yoga, bolster yoga, bosu, bota
      walker, bote de pastillas, bote de proteina, botella de oxigeno, botella shaker, botiquin, braga menstrual,
      bumper plate, cabestrillo, cabezal cepillo, cafeina capsulas, caja de mascarillas, caja de pastillas, caja
      dentadura, caja mascarillas, caja pastillas, caja pliometrica, caja protesis dental, cajon crossfit, cajon de
      salto, cajon
      pliometrico, calcetines compresion, calcetines de compresion, calcetines diabeticos, calcio, calleras, calleras
      crossfit, calmante picaduras, calzon menstrual, cama articulada, cama articulada hospital, cama hospitalaria,
      camara de inhalacion, camara inhalacion, camilla, camilla de masaje, camilla electrica, camilla estetica, camilla
      masaje, camilla plegable, caminador adulto, caminadora, capsula, capsulas, caramelos garganta propolis, carbon
      activado capsulas, carbon activo capsulas, cardo mariano, careta facial, carnitina, caseina, cateter, cbd,
      cepillo de dientes, cepillo de dientes electrico, cepillo de protesis, cepillo dental, cepillo dental electrico,
      cepillo dientes, cepillo dientes electrico, cepillo electrico, cepillo electrico dental, cepillo interdental,
      cepillos de dientes, cepillos dientes, cera ortodoncia, cetirizina, chaleco con peso, chaleco de peso, chaleco
      lastrado, chaleco lastre, chaleco peso, champu antipiojos, chicles nicotina, cicatrizante, cinta andar, cinta
      correr, cinta de
      andar, cinta de correr, cinta kinesiologica, cinto yoga, cinturon abdominal, cinturon calor menstrual, cinturon
      de pesas,
      cinturon gimnasio, cinturon gym, cinturon halterofilia, cinturon lastre, cinturon levantamiento, cinturon lumbar,
      cinturon musculacion, cinturon pesas, cinturon powerlifting, cinturon sauna, cinturon termico, cinturon termico
      menstrual, cinturon
      vibrador adelgazante, cinturon yoga, citrato de magnesio, citrato magnesio, citrulina, clorela, clorhexidina,
      cloruro de magnesio, clotrimazol, codera, codera epicondilitis, coenzima q10, cojin antiescaras, cojin asiento
      ortopedico, cojin cervical, cojin coccix, cojin coxis, cojin de asiento ergonomico, cojin de meditacion, cojin
      hemorroides, cojin lumbar, cojin lumbar viscoelastico, cojin masajeador, cojin meditacion, cojin ortopedico,
      cojin termico, cola de caballo capsulas, colageno, colageno hidrolizado, colageno marino, colchon antiescaras,
      colchoneta, colchoneta alta densidad, colchoneta de gimnasia, colchoneta de yoga, colchoneta ejercicio,
      colchoneta enrollable, colchoneta fitness, colchoneta
      gimnasia, colchoneta gym, colchoneta yoga, colirio, collarin, collarin cervical, columpio yoga, colutorio, comba,
      comba crossfit, comba de
      crossfit, comba velocidad, complejo b, complemento alimenticio, compresa, compresa frio calor, compresas,
      compresas con alas, compresas frio calor, compresas incontinencia, compresas noche, compresas tela, comprimidos,
      concentrador de oxigeno, concentrador oxigeno, condon, condones, condroitina, contera baston, control de peso,
      control peso, copa menstrual, copas menstruales, corega, corrector de postura, corrector juanetes, corrector
      postura, corta pastillas, cortapastillas, cpap, creatina, creatina monohidratada, crema antifungica, crema
      antihongos, crema antiinflamatoria, crema de arnica, crema dental, crema fijadora dental, crema hemorroidal,
      crema hemorroides, crema hongos, crema muscular, crioterapia, cubrebocas, cubrebocas kn95, cubrebocas tricapa,
      cuello ortopedico, cuerda batida, cuerda de batalla, cuerda de saltar, cuerda para saltar, cuerda saltar, curcuma
      capsulas, curita, curitas, dentifrico, dentifrico blanqueador, descongestionante, desfibrilador, diapason medico,
      diclofenaco, diente de leon capsulas, disco 20 kg, disco balance, disco bumper, disco de equilibrio, disco de
      fundicion, disco de pesas, disco fundicion, disco
      fundido, disco menstrual, disco olimpico, disco pesa, disco pesas, drenante, ducha vaginal, electrodos tens,
      electroestimulador, electrolito oral, electrolitos, electrolitos polvo, elevador inodoro, elevador wc, eliptica,
      eliptico, empapador cama, empapadores adulto, empapadores cama, energia y recuperacion, enjuague, enjuague bucal,
      ensoy, ensure, ensure advance, enterex, entrenamiento suspension, enzimas digestivas, equinacea, escaladora,
      esferodinamia, esfigmomanometro, esparadrapo, espesante disfagia, espirulina, esqueleto anatomico, esterilla,
      esterilla
      acupresion, esterilla de yoga, esterilla fitness, esterilla pilates, esterilla yoga, estetoscopio, estuche
      lentillas, expectorante, faja abdominal, faja lumbar, faja lumbosacra, faja ortopedica, faja post operatoria,
      faja postoperatoria, faja sacrolumbar, ferula, ferula dedo, ferula dental, ferula descarga, ferula muneca, fibra
      capsulas, fijador protesis, fitball, flores bach, flores de bach, foam roller, fondos paralelas, fonendo,
      fonendoscopio, fortimel,
      fresubin, frontal medico, funda esterilla, gainer, ganador de masa, ganador de peso, ganador masa, ganador peso,
      gasa, gasa esteril, gasas, gasas esteriles, gel antibacterial, gel antiinflamatorio, gel arnica, gel calmante,
      gel de ducha intimo, gel energetico, gel frio, gel hidroalcoholico, gel intimo, gel lubricante, gel muscular, gel
      termico, ginseng, glucerna, glucometro, glucosamina, glutamina, goma elastica fitness, gomas elasticas fitness,
      gominolas vitaminas, gomitas biotina, gorro desechable quirurgico, gotas, gotas humectantes, gotas oculares,
      gotas oidos, gotas
      ojos, grips crossfit, grua enfermo, grua ortopedica, guantes crossfit, guantes de examen, guantes de fitness,
      guantes de
      gimnasio, guantes de latex, guantes de nitrilo, guantes de vinilo, guantes desechables, guantes examen, guantes
      fitness, guantes gimnasio, guantes gym, guantes latex, guantes medicos, guantes musculacion, guantes nitrilo,
      guantes pesas, guantes quirurgicos, guantes vinilo, guarda nocturna, half rack, hamaca yoga, hidrocortisona,
      hierro, higado bacalao, higado
      de bacalao, hilo dental, hilo dental encerado, hipercalorico, hipercaloricos, homeopatia, ibuprofeno, inhalador,
      inmovilizador, inmovilizador hombro, irrigador, irrigador bucal, irrigador dental, isodine, isotonico polvo,
      jabon intimo, jalea real, jarabe, jarabe para la tos, jarabe tos, jaula crossfit, jaula de potencia, jaula
      potencia, jaula
      sentadillas, jeringa, jeringas, jeringuilla, juanetes, juego de pesas, juego pesas, juguete sexual, ketoconazol,
      kettlebell, kinesio tape, kinesiologia cinta, kinesiotape, kit blanqueamiento, kit de pesas, kit ortodoncia,
      kn95, kukident, ladrillo de yoga, ladrillo yoga, lagrimas artificiales, lampara de fototerapia, lampara
      fototerapia, lampara
      frontal medica, lampara infrarrojos, lancetas, lapiz lanceta, lastres tobillo, lastres tobillos, lavado intimo,
      lavado nasal,
      laxante, laxantes, lazo de saltar, lazo para saltar, lazo saltar, lecitina, lendrera, lentes contacto, lentes
      contacto diarios, lentes contacto mensuales, lentes de contacto,
      lentillas, lentillas de colores, levadura
      cerveza, levadura de cerveza, liendrera, liga de ejercicio, liga de resistencia, liga ejercicio, liga
      resistencia, ligas de ejercicio, ligas de resistencia, ligas ejercicio, ligas fitness, ligas resistencia,
      limpiador dentadura, limpiador lingual, limpiador ortodoncia, limpiador protesis, liquido lentillas, locion
      antipiojos, locion repelente, loratadina, lubricante base agua, lubricante intimo, lubricante sexual, lupa baja
      vision, lupa lectura, lupa led lectura, maca, maca
      negra, magnesio, magnesio capsulas, magnesio gym, magnesio liquido, mancuerna, mancuernas, mancuernas ajustables,
      mancuernas
      hexagonales, mancuernero, manga compresion, manoplas flexiones, manta electrica, manta electrica lumbar, manta
      sauna, manta
      termica electrica, maquina de remo, maquina polea, maquina poleas, maquina remo, maquina smith, martillo
      reflejos, masajeador,
      masajeador cervical, masajeador de pies, mascarilla cpap, mascarilla ffp2, mascarilla higienica, mascarilla
      quirurgica, mascarillas infantiles, mascarillas kn95, mat de yoga, mat pilates, mat tpe, mat yoga, media
      compresion, medias compresion,
      medias compresivas, medias de compresion, medias varices, medicamento, medicamentos, melatonina, mercromina,
      meritene, mesa cama hospital, mesa hospital, mezclador proteina, miconazol, micropore, mini band, mini bands,
      mini pedalera,
      miniband, minibike, minoxidil, modelo anatomico, modulos proteicos, monitor de presion, monitor presion, moringa,
      mosquetones barra, msm, muleta,
      muletas, multiestacion, multifuerza, multigimnasio, multigym, multivitaminas, multivitaminico, munequera,
      munequera ferula, munequeras,
      munequeras crossfit, munequeras gimnasio, mupirocina, nac, naproxeno, nebulizador, nistatina, nutren, omega 3,
      omega 3 6 9, omeprazol, opti free, otoscopio, ovulos, oxido nitrico, oximetro, oximetro de pulso, pad hip thrust,
      panal
      adulto, panal de
      adulto, panal para adulto, panales para adulto, paracaidas velocidad, paralelas, paralelas calistenia,
      paralettes, parche calor, parche
      dolor, parche masaje, parche ocular, parche ojo vago, parche para masaje, parche termico, parches ampollas,
      parches calor, parches electrodos, parches nicotina, parches oculares, partidor pastillas, pasiflora, pasta de
      dientes, pasta dental, pasta dientes, pastillas, pastillas garganta, pastillas para la tos, pastillero,
      pedaleador, pedalier estatico, pediasure, peine antipiojos, peine piojos, pelota de pilates, pelota
      esferodinamia, pelota gimnasia fitness, pelota
      lacrosse, pelota masaje, pelota medicinal, pelota pilates, pelota suiza, pelota yoga, pesa, pesa rusa, pesas,
      pesas rusas, pilas
      audifono, piso caucho gimnasio, piso de caucho gym, piso goma gimnasio, piso microperforado gym, pistola de
      masaje, pistola masaje, plantilla anatomica, plantilla gel, plantilla ortopedica, plantillas
      fascitis, plantillas ortopedicas, plataforma vibratoria, polea casera, polea gimnasio, polen, poligrip, pomada,
      pomada arnica,
      pomada hemorroides, pomada muscular, porta lentillas, portalentillas, potasio, povidona, power band, power bands,
      pre entreno,
      prebiotico,
      preentrenamiento, preentreno, prensa de piernas, prensa piernas, preservativo, preservativos, primeros auxilios,
      probiotico, propoleo, propolis, protector bucal dental, protector bucal noche, protector cama adulto, protector
      diario, protector gastrico, protector juanete, protectores diarios, protege slip, protegeslip, proteina, proteina
      aislada, proteina en polvo, proteina vegana, proteina vegetal, proteina whey, proteinex, prueba covid, prueba de
      embarazo, prueba embarazo, pruebas de embarazo, pruebas embarazo, pulsera antimosquitos, pulsioximetro, puntos
      aproximacion, puntos sutura, pupilentes, quemador, quemador de grasa, quemador grasa, quemagrasa, rack de
      sentadillas, rack sentadillas, raspador lingual, reflex spray, reformer, reformer pilates, remadora, remo
      fitness, remo indoor, remo maquina, repelente antimosquitos, repelente de mosquitos, repelente de mosquitos
      spray, repelente insectos, repelente medico, repelente mosquitos, repelente mosquitos corporal, repelente piojos,
      respaldo lumbar, rinocornio, rodillera, rodillera neopreno, rodillera ortopedica, rodillera rotula, rodillera
      rotuliana, rodilleras, rodilleras deportivas, rodillo de espuma, rodillo de masaje, rodillo espuma, rodillo
      masaje, rolator, roll on mosquitos, rollator, ropa interior desechable, rueda abdominal, rueda abdominales, rueda
      de abdominales, rueda yoga, saco bulgaro, saco de semillas, saco semillas, saco termico cervical, saco termico
      semillas, sales de schussler, sales isotonicas, sales minerales deporte, sales schussler, salva slip, salvacamas,
      salvaslip, salvaslips, sanitizante, scooter discapacitados, scooter movilidad, seda dental, seguros barra,
      separador dedos,
      separadores dedos, set de bandas, set de pesas, shaker, shaker proteina, shaker proteinas, shampoo piojos, silla
      bano, silla con inodoro, silla de bano, silla de ducha, silla de ruedas, silla ducha, silla ruedas, sillon
      masajeador, sillon podologia, slam ball, soga con ruleman, soga crossfit, soga de saltar, soga naval, soga para
      saltar, soga saltar, soga triceps, solucion lentes contacto, solucion lentillas, solucion multiproposito,
      solucion para lentes de
      contacto, solucion topica, solucion unica, sonda, sonda vesical, soporte lumbar, soporte muneca, soporte pesas,
      soporte rodilla, soporte sentadillas, soportes flexiones, spinning, spray bucal, spray frio, spray garganta,
      spray nasal, step aerobic, step aerobico, stepper, straps agarre, straps gimnasio, straps gym, straps
      halterofilia, succionador,
      suero fisiologico, suero oral, sulfadiazina, superband, suplemento, suplemento alimenticio, suplementos,
      supositorios,
      supportan, sustitutivo comida, tabla abdominal, tabla de banera, tabla de equilibrio fitness, tabletas
      limpiadoras dentadura, taburete clinico, taburete ducha, talonera silicona, taloneras silicona, tampon, tampones,
      tapabocas, tapabocas n95, tape deportivo, tapete de yoga, tapete yoga, tapones de cera, tapones oidos, tapones
      para oidos, te adelgazante, te detox, tens, tensiometro, terbinafina, termogenico, termometro, termometro
      clinico, termometro digital, termometro frontal, termometro infrarrojo, test antigenos, test covid, test de
      antigenos, test de embarazo, test de ovulacion, test embarazo, test ishihara, test ovulacion, tiras
      blanqueadoras, tiras
      glucosa, tiras nasales, tiras reactivas, tirita, tiritas, tiza gym, toalla femenina, toalla sanitaria, toalla
      yoga, toallas
      femeninas, toallas higienicas, toallas sanitarias, toallitas femeninas, toallitas oculares, tobillera compresion,
      tobillera de compresion, tobillera deportiva, tobillera elastica, tobillera estabilizadora, tobillera lastre,
      tobillera neopreno,
      tobillera ortopedica, tobillera para polea, tobillera polea, tobilleras 1 kg, tobilleras 2 kg, tobilleras 3 kg,
      tobilleras con peso, tobilleras de peso, tobilleras lastradas, tobilleras lastre, tobilleras peso, torso
      anatomico, traumeel,
      trineo empuje, triptofano, triturador pastillas, trotadora, trx, tubo de resistencia, tubos de resistencia, tubos
      resistencia,
      unguento, valeriana, vaso mezclador, vela masaje, venda, venda cohesiva, venda crepe, venda elastica, venda
      tubular, vendaje, vendaje neuromuscular, vendas, ventosa terapia, ventosas, ventosas masaje, verrugas, vibrador,
      vitamina, vitamina b12, vitamina c, vitamina c efervescente, vitamina d, vitamina d3, vitaminas, vitaminas y
      minerales, walker ortopedico, wall ball, whey, yodo, zafu, zinc`,
    ],
  ],
  unsure: `alcohol, ampolleta, ampolletas, antifaz, banco plano, banda circular, bascula, baston, bastones, biotina,
    calcio, camilla, camillas,
    capsula, capsulas, codera, colageno, colchoneta, colchoneta enrollable, comba, compresas, drenante, electrolitos,
    eliptica, eliptico,
    enjuague, esterilla, esterillas, ferula, gasa, gasas, gotas, hierro, jarabe, jeringa, jeringas, lazo para saltar,
    maca, magnesio,
    msm, muleta, nac, paralelas, pastillas, pesa, pesas, polen, pomada, potasio, proteina, quemador, rodillera,
    rodilleras, shaker, sonda, spinning, straps, succionador, tampon, tampones, tens, termometro, trx, venda, vendas,
    ventosas,
    vitamina, vitamina c, vitaminas, yodo, zinc`,
  uses: {
    HEALTH_AND_FITNESS: `bienestar, dental, dolor, entrenamiento funcional, farmacia, fitness, gimnasio, gym,
      hipercalorico, masaje, medicamento, medicamentos, medicina, medico, nutricion, nutricion deportiva, ortopedia,
      ortopedico, pilates, primeros auxilios, proteico, proteicos, rehabilitacion, salud, suplementacion, suplementos,
      yoga, farma, botica, ortopedica`,
  },
};
