import type { Subject } from '../words.ts';

export const HEALTH: Subject = {
  things: [
    [
      'HEALTH_AND_FITNESS',
      `absorbentes incontinencia, aceite cbd, aceite de cbd, aceite de higado, aceite de krill, aceite de masaje,
      aceite de onagra, aceite de pescado, aceite higado bacalao, aceite krill, aceite masaje, aceite pescado,
      aciclovir, acido folico, acido hialuronico capsulas, acuvue, adelgazante, adhesivo dental, adhesivo protesis
      dental, aerosol camara, agarre polea, agarre triceps, agua de mar nasal, agua oxigenada, aguja hipodermica, aguja
      mesoterapia, aguja pen insulina, agujas acupuntura, agujas de acupuntura, agujas insulina, air optix, airbike,
      alcachofa capsulas, alcohol, alcohol 70, alcohol 96, alcohol en gel, alcohol gel, alfombra acupresion, algodon
      hidrofilo, almohada ortopedica, almohadilla barra, almohadilla cervical, almohadilla de calor, almohadilla
      electrica, almohadilla lumbar, almohadilla termica, aminoacidos, amplificador audicion, ampolleta, ampolletas,
      analgesico, andadera adulto, andadera de aluminio, andadera ortopedica, andadera para adulto, andador adulto,
      andador ancianos, andador con asiento, andador con ruedas, andador con ruedas y asiento, andador de adulto,
      andador de aluminio, andador mayores, andador ortopedico, andador para adulto, andador para adultos, andador para
      adultos mayores, andador para mayores, andador plegable, andador rollator, andadores y bastones, anillas
      crossfit, anillas gimnasia, anillas madera gimnasia, anillo vibrador, anti ronquidos, antiacido, antialergico,
      antibiotico, antidiarreico, antifaz, antifaz para dormir, antifungico, antigripal, antihistaminico,
      antiinflamatorio, antimicotico, antiparasitario humano, antipiojos, antipiretico, antirronquidos, antiseptico,
      antiverrugas, aparato abdominal, aparato abdominales, aposito, arginina, arnes de grua, arnes de sujecion, arnes
      para grua, aro de pilates, aro pilates, ashwagandha, asiento banera ancianos, asiento de bano discapacitados,
      asiento de ducha, asiento ducha, aspirador de secreciones, aspirador secreciones, aspirina, audifono medico,
      audifono sordera, balanza corporal, balanza digital persona, balanza digital personas, balon medicinal, balon
      pilates, banco abdominales, banco ajustable, banco de ejercicio, banco de musculacion, banco de pecho, banco de
      pesas, banco ejercicio, banco inclinable, banco multiposicion, banco musculacion, banco para pesas, banco pesas,
      banco plano, banco plano gym, banco regulable gym, banco scott, banco step, banda circular, banda de ejercicio,
      banda de resistencia, banda de suspension, banda de tela fitness, banda elastica, banda resistencia, banda
      suspension, banda tubular, bandas circulares, bandas circulares tela, bandas fitness, bandas loop, barandilla
      cama, barbijo, barra apoyo, barra asidero, barra de dominadas, barra de ejercicio, barra de musculacion, barra de
      pared dominadas, barra de pesas, barra de proteina, barra dominadas, barra ejercicio, barra hexagonal, barra
      olimpica, barra para dominadas, barra paralela, barra paralelas, barra pesas, barra proteica, barra recta pesas,
      barra romana, barra w, barra z, barrita de proteina, barrita energetica, barrita proteica, bascula, bascula bano,
      bascula corporal, bascula de bano, bascula digital, bascula inteligente, baston, baston ortopedico, baston
      plegable, bastones, bata de paciente, bata desechable, bata paciente, batido proteinas, batido sustitutivo,
      battle rope, baumanometro, baunanometro, bcaa, bebida isotonica polvo, berberina, beta alanina, betametasona,
      bici estatica, bici spinning, bicicleta de spinning, bicicleta eliptica, bicicleta estatica, bicicleta fija,
      bicicleta spinning, biofinity, biotina, blanqueador dental, blanqueamiento dental, bloque de yoga, bloque yoga,
      bolsa agua caliente, bolsa bulgara, bolsa colostomia, bolsa de agua caliente, bolsa de orina, bolsa esterilla,
      bolsa frio, bolsa orina, bolsa semillas, bolsa yoga, bolster yoga, bosu, bota walker, bote de pastillas, bote de
      proteina, botella de oxigeno, botella shaker, botiquin, braga menstrual, bumper plate, burrito ortopedico,
      cabestrillo, cabezal cepillo, cafeina capsulas, caja de mascarillas, caja de pastillas, caja dentadura, caja
      mascarillas, caja pastillas, caja pliometrica, caja protesis dental, cajon crossfit, cajon de salto, cajon
      pliometrico, calcetin compresion, calcetines compresion, calcetines de compresion, calcetines diabeticos, calcio,
      calleras, calleras crossfit, calmante picaduras, calza medias, calzador de mango largo, calzador largo,
      calzamedias, calzon menstrual, camara de inhalacion, camara inhalacion, camilla, camilla de masaje, camilla
      electrica, camilla estetica, camilla masaje, camilla plegable, caminador adulto, caminador de aluminio, caminador
      ortopedico, caminador para adulto, caminador para adulto mayor, caminadora, capsula, capsulas, caramelos garganta
      propolis, carbon activado capsulas, carbon activo capsulas, cardo mariano, careta facial, carnitina, caseina,
      cateter, cbd, cepillo de dientes, cepillo de protesis, cepillo dental, cepillo dientes, cepillo electrico,
      cepillo electrico dental, cepillo interdental, cera ortodoncia, cetirizina, chaleco con peso, chaleco de peso,
      chaleco de sujecion, chaleco lastrado, chaleco lastre, chaleco peso, champu antipiojos, chata ortopedica, chicles
      nicotina, cicatrizante, cinta andar, cinta correr, cinta de andar, cinta de correr, cinta kinesiologica, cinto
      yoga, cinturon abdominal, cinturon calor menstrual, cinturon de pesas, cinturon de sujecion, cinturon gimnasio,
      cinturon gym, cinturon halterofilia, cinturon lastre, cinturon levantamiento, cinturon lumbar, cinturon
      musculacion, cinturon pesas, cinturon powerlifting, cinturon sauna, cinturon termico, cinturon vibrador
      adelgazante, cinturon yoga, citrato de magnesio, citrato magnesio, citrulina, clorela, clorhexidina, cloruro de
      magnesio, clotrimazol, codera, codera antiescaras, codera epicondilitis, coenzima q10, cojin asiento ortopedico,
      cojin cervical, cojin coccix, cojin coxis, cojin de asiento ergonomico, cojin de meditacion, cojin hemorroides,
      cojin lumbar, cojin meditacion, cojin ortopedico, cojin rodete, cojin termico, cola de caballo capsulas,
      colageno, colageno hidrolizado, colageno marino, colchoneta, colchoneta alta densidad, colchoneta de gimnasia,
      colchoneta de yoga, colchoneta ejercicio, colchoneta enrollable, colchoneta fitness, colchoneta gimnasia,
      colchoneta gym, colchoneta yoga, colirio, collarin, columpio yoga, colutorio, comba, comba crossfit, comba de
      crossfit, comba velocidad, complejo b, complemento alimenticio, compresa, compresa frio calor, compresas,
      compresas con alas, compresas incontinencia, compresas noche, compresas tela, comprimidos, concentrador de
      oxigeno, concentrador oxigeno, condon, condroitina, contera baston, contera de baston, control de peso, control
      peso, copa menstrual, corega, corrector de postura, corrector postura, corta pastillas, cortapastillas, cpap,
      creatina, crema antifungica, crema antihongos, crema antiinflamatoria, crema de arnica, crema dental, crema
      fijadora dental, crema hemorroidal, crema hemorroides, crema hongos, crema muscular, crioterapia, cubrebocas,
      cuello ortopedico, cuerda batida, cuerda de batalla, cuerda de saltar, cuerda para saltar, cuerda saltar, curcuma
      capsulas, curita, dentifrico, descongestionante, desfibrilador, diapason medico, diclofenaco, diente de leon
      capsulas, disco 20 kg, disco balance, disco bumper, disco de equilibrio, disco de fundicion, disco de pesas,
      disco de transferencia, disco fundicion, disco fundido, disco menstrual, disco olimpico, disco pesa, disco pesas,
      drenante, ducha vaginal, electrodos tens, electroestimulador, electrolito oral, electrolitos, electrolitos polvo,
      eliptica, eliptico, empapador adulto, empapador cama, empapadores adulto, empapadores incontinencia, energia y
      recuperacion, enjuague, enjuague bucal, ensoy, ensure, enterex, entrenamiento suspension, enzimas digestivas,
      equinacea, escaladora, esferodinamia, esfigmomanometro, esparadrapo, espesante disfagia, espirulina, esqueleto
      anatomico, esterilla, esterilla acupresion, esterilla de yoga, esterilla fitness, esterilla pilates, esterilla
      yoga, estetoscopio, expectorante, faja abdominal, faja lumbar, faja lumbosacra, faja ortopedica, faja post
      operatoria, faja postoperatoria, faja sacrolumbar, faja termica, faja termica colicos, faja termica menstrual,
      ferula, ferula dedo, ferula dental, ferula descarga, ferula muneca, ferula nocturna, fibra capsulas, fijador
      protesis, fitball, flores bach, flores de bach, foam roller, fondos paralelas, fonendo, fonendoscopio, fortimel,
      fresubin, frontal medico, funda esterilla, gainer, ganador de masa, ganador de peso, ganador masa, ganador peso,
      gasa, gasa esteril, gasas, gel antibacterial, gel arnica, gel calmante, gel de ducha intimo, gel energetico, gel
      frio, gel hidroalcoholico, gel intimo, gel lubricante, gel muscular, gel termico, ginseng, glucerna, glucometro,
      glucosamina, glutamina, goma elastica fitness, gomas elasticas fitness, gominolas vitaminas, gomitas biotina,
      gorro desechable quirurgico, gotas, gotas humectantes, gotas oculares, gotas oidos, gotas ojos, grips crossfit,
      grua de bipedestacion, grua de pacientes, grua de transferencia, grua de traslado, grua enfermo, grua ortopedica,
      grua para enfermos, grua para pacientes, guantes crossfit, guantes de examen, guantes de fitness, guantes de
      gimnasio, guantes de latex, guantes de nitrilo, guantes de vinilo, guantes desechables, guantes examen, guantes
      fitness, guantes gimnasio, guantes gym, guantes latex, guantes medicos, guantes musculacion, guantes nitrilo,
      guantes pesas, guantes quirurgicos, guantes vinilo, guarda nocturna, half rack, hamaca yoga, hidrocortisona,
      hierro, higado bacalao, higado de bacalao, hilo dental, hipercalorico, hipercaloricos, homeopatia, ibuprofeno,
      inhalador, inmovilizador, irrigador, irrigador dental, isodine, isotonico polvo, jabon intimo, jalea real,
      jarabe, jarabe de sauco, jarabe para la tos, jarabe tos, jaula crossfit, jaula de potencia, jaula potencia, jaula
      sentadillas, jeringa, jeringas, jeringuilla, juanetes, juego de pesas, juego pesas, juguete sexual, ketoconazol,
      kettlebell, kinesio tape, kinesiologia cinta, kinesiotape, kit blanqueamiento, kit de pesas, kit ortodoncia,
      kn95, kukident, ladrillo de yoga, ladrillo yoga, lagrimas artificiales, lampara de fototerapia, lampara
      fototerapia, lampara frontal medica, lampara infrarrojos, lancetas, lapiz lanceta, lastres tobillo, lastres
      tobillos, lavado intimo, lavado nasal, laxante, lazo de saltar, lazo para saltar, lazo saltar, lecitina,
      lendrera, lentes contacto, lentes de contacto, lentillas, levadura cerveza, levadura de cerveza, liendrera, liga
      de ejercicio, liga de resistencia, liga ejercicio, liga resistencia, ligas fitness, limpia lengua, limpiador de
      lengua, limpiador dentadura, limpiador lingual, limpiador ortodoncia, limpiador protesis, limpialenguas, locion
      antipiojos, locion repelente, loratadina, lubricante base agua, lubricante intimo, lubricante sexual, lupa baja
      vision, lupa lectura, lupa led lectura, maca, maca negra, magnesio, magnesio capsulas, magnesio gym, magnesio
      liquido, mancuerna, mancuernero, manga compresion, manoplas flexiones, manta electrica, manta sauna, manta
      termica electrica, maquina de remo, maquina polea, maquina poleas, maquina remo, maquina smith, martillo
      reflejos, masajeador, mascarilla cpap, mascarilla ffp2, mascarilla higienica, mascarilla quirurgica, mascarillas
      infantiles, mat de yoga, mat pilates, mat tpe, mat yoga, media compresion, medias compresivas, medias de
      compresion, medias varices, medicamento, medicamentos, melatonina, mercromina, meritene, mesa cama hospital, mesa
      hospital, mezclador proteina, miconazol, micropore, mini band, mini bands, mini pedalera, miniband, minibike,
      minoxidil, modelo anatomico, modulos proteicos, monitor de presion, monitor presion, moringa, mosquetones barra,
      msm, muleta, muletas, multiestacion, multifuerza, multigimnasio, multigym, multivitaminas, multivitaminico,
      munequera, munequeras crossfit, munequeras gimnasio, mupirocina, nac, naproxeno, nebulizador, nistatina, nutren,
      omega 3, omeprazol, opti free, orinal adulto, orinal hospitalario, orinal masculino, otoscopio, ovulos, oxido
      nitrico, oximetro, pad hip thrust, panal adulto, panal de adulto, panal para adulto, papagayo ortopedico,
      papagayo urinario, paracaidas velocidad, paralelas, paralelas calistenia, paralettes, parche calor, parche dolor,
      parche masaje, parche ocular, parche ojo vago, parche para masaje, parche termico, parches ampollas, parches
      electrodos, parches nicotina, partidor pastillas, pasiflora, pasta de dientes, pasta dental, pasta dientes,
      pastillas, pastillas garganta, pastillas para la tos, pastillero, patito ortopedico, pedaleador, pedalier
      estatico, pediasure, peine piojos, pelota de pilates, pelota gimnasia fitness, pelota lacrosse, pelota masaje,
      pelota medicinal, pelota pilates, pelota suiza, pelota yoga, pesa, pesa rusa, pesas, pilas audifono, pinza
      alcanza objetos, pinza de alcance, pinza recoge objetos, piso caucho gimnasio, piso de caucho gym, piso goma
      gimnasio, piso microperforado gym, pistola de masaje, pistola masaje, plantilla anatomica, plantilla gel,
      plantilla ortopedica, plantillas fascitis, plataforma vibratoria, polea casera, polea gimnasio, polen, poligrip,
      pomada, pomada arnica, pomada hemorroides, pomada muscular, pone medias, ponemedias, portalentillas, potasio,
      povidona, power band, power bands, pre entreno, prebiotico, preentrenamiento, preentreno, prensa de piernas,
      prensa piernas, preservativo, primeros auxilios, probiotico, propoleo, propolis, protector bucal dental,
      protector bucal noche, protector cama adulto, protector diario, protector gastrico, protector juanete, protege
      slip, protegeslip, proteina, proteina aislada, proteina en polvo, proteina vegana, proteina vegetal, proteinex,
      prueba covid, prueba de embarazo, prueba embarazo, pulsera antimosquitos, pulsioximetro, puntos aproximacion,
      puntos sutura, pupilentes, quemador, quemador de grasa, quemador grasa, quemagrasa, rack de sentadillas, rack
      sentadillas, rampa para discapacitados, rampa para silla de ruedas, rampa silla de ruedas, raspador lingual,
      reflex spray, reformer, reformer pilates, regaton baston, regaton de baston, regaton muleta, regatones para
      baston, remadora, remo fitness, remo indoor, remo maquina, repelente antimosquitos, repelente de mosquitos,
      repelente insectos, repelente medico, repelente mosquitos, repelente mosquitos corporal, repelente piojos,
      respaldo lumbar, rinocornio, rodillera, rodillera neopreno, rodillera ortopedica, rodillera rotula, rodillera
      rotuliana, rodilleras, rodilleras deportivas, rodillo de espuma, rodillo de masaje, rodillo espuma, rodillo
      masaje, rolator, roll on mosquitos, rollator, ropa interior desechable, rueda abdominal, rueda abdominales, rueda
      de abdominales, rueda yoga, saco bulgaro, saco de semillas, saco semillas, saco termico cervical, saco termico
      semillas, sales de schussler, sales isotonicas, sales minerales deporte, sales schussler, salva slip, salvacamas,
      salvaescaleras, salvaslip, sanitizante, scooter de movilidad, scooter discapacitados, scooter electrico
      discapacitados, scooter movilidad, scooter para adulto mayor, scooter para discapacitados, scooter para mayores,
      scooter para minusvalidos, scooter para personas mayores, seda dental, seguros barra, separador de dedos,
      separador dedos, set de bandas, set de pesas, shaker, shaker proteina, shaker proteinas, shampoo piojos, silla
      bano, silla comodo, silla con inodoro, silla de bano, silla de evacuacion, silla de ruedas, silla de
      transferencia, silla de traslado, silla inodoro, silla ruedas, silla salvaescaleras, silla sanitaria, silla wc,
      sillon masajeador, sillon podologia, slam ball, soga con ruleman, soga crossfit, soga de saltar, soga naval, soga
      para saltar, soga saltar, soga triceps, solucion lentes contacto, solucion multiproposito, solucion para lentes
      de contacto, solucion topica, solucion unica, sonda, sonda vesical, soporte lumbar, soporte muneca, soporte
      pesas, soporte rodilla, soporte sentadillas, soportes flexiones, spinning, spray bucal, spray frio, spray
      garganta, spray nasal, step aerobic, step aerobico, stepper, straps agarre, straps gimnasio, straps gym, straps
      halterofilia, succionador, suero fisiologico, suero oral, sujecion cama, sulfadiazina, superband, suplemento,
      suplemento alimenticio, suplementos, supositorios, supportan, sustitutivo comida, tabla abdominal, tabla de
      equilibrio fitness, tabla de transferencia, tabletas limpiadoras dentadura, taburete clinico, taburete ducha,
      talonera antiescaras, talonera silicona, taloneras antiescaras, tampon, tampones, tanque de oxigeno, tapabocas,
      tape deportivo, tapete de yoga, tapete yoga, tapones de cera, tapones oidos, tapones para oidos, te adelgazante,
      te detox, tens, tensiometro, terbinafina, termogenico, termometro, termometro clinico, termometro digital,
      termometro frontal, termometro infrarrojo, test antigenos, test covid, test de antigenos, test de embarazo, test
      de ovulacion, test embarazo, test ishihara, test ovulacion, tiras blanqueadoras, tiras glucosa, tiras nasales,
      tiras reactivas, tirita, tiza gym, toalla femenina, toalla sanitaria, toalla yoga, toallas higienicas, toallitas
      femeninas, toallitas oculares, tobillera compresion, tobillera de compresion, tobillera deportiva, tobillera
      elastica, tobillera estabilizadora, tobillera lastre, tobillera neopreno, tobillera ortopedica, tobillera para
      polea, tobillera polea, tobilleras 1 kg, tobilleras 2 kg, tobilleras 3 kg, tobilleras con peso, tobilleras de
      peso, tobilleras lastradas, tobilleras peso, torso anatomico, traumeel, trineo empuje, triptofano, triturador
      pastillas, trotadora, trx, tubo de resistencia, tubos resistencia, unguento, valeriana, vaso mezclador, vela
      masaje, venda, venda cohesiva, venda crepe, venda elastica, venda tubular, vendaje, vendas, ventosa terapia,
      ventosas, ventosas masaje, verrugas, vibrador, vitamina, vitamina b12, vitamina c, vitamina c efervescente,
      vitamina d, vitamina d3, vitaminas, vitaminas y minerales, walker ortopedico, wall ball, whey, yodo, zafu, zinc`,
    ],
    [
      'HEALTH_AND_FITNESS+HOME',
      `agarradera bano, agarradera de bano, agarradera para bano, almohadilla antiescaras, almohadon antiescaras, alza
      de inodoro, alza de wc, alza inodoro, alza para wc, alza wc, alzador de inodoro, asidero bano, asidero de bano,
      asidero de ducha, asidero para bano, asiento de banera, asiento elevado inodoro, asiento elevado para inodoro,
      asiento giratorio banera, asiento para banera, banco de ducha, banqueta de ducha, baranda cama adulto, barandas
      cama hospitalaria, barandilla cama adulto, barandilla cama articulada, barra asidera, barra de apoyo, barra de
      seguridad bano, barra de seguridad para bano, barra de sujecion, barral de bano discapacitados, barral de
      seguridad, cama articulada, cama clinica, cama de hospital, cama electrica hospital, cama electrica hospitalaria,
      cama geriatrica, cama hospital, cama hospitalaria, cama ortopedica, carro elevador cama, cojin anti escaras,
      cojin antidecubito, cojin antiescara, cojin antiescaras, colchon anti escaras, colchon antidecubito, colchon
      antiescaras, colchon hospitalario, elevador de inodoro, elevador de wc, elevador inodoro, elevador para inodoro,
      elevador para wc, elevador wc, mesa auxiliar cama hospital, mesa de cama hospitalaria, mesa hospitalaria, realce
      de inodoro, realce wc, realzador de inodoro, silla de bano adulto, silla de ducha, silla ducha, silla para ducha,
      sillon elevador, sillon levantapersonas, sillon relax elevador, somier articulado, suplemento de inodoro,
      suplemento inodoro, tabla de banera, tabla para banera, taburete de ducha, taburete para ducha`,
    ],
  ],
  unsure: `alcohol, ampolleta, ampolletas, antifaz, banco plano, banda circular, bascula, baston, bastones, biotina,
    calcio, camilla, camillas, capsula, capsulas, codera, colageno, colchoneta, colchoneta enrollable, comba,
    compresas, drenante, electrolitos, eliptica, eliptico, enjuague, esterilla, esterillas, ferula, gasa, gasas, gotas,
    gotas humectantes, hierro, jarabe, jeringa, jeringas, lazo para saltar, maca, magnesio, msm, muleta, nac,
    paralelas, pastillas, pesa, pesas, polen, pomada, potasio, proteina, quemador, rodillera, rodilleras, shaker,
    sonda, spinning, succionador, tampon, tampones, tens, termometro, trx, venda, vendas, ventosas, vitamina, vitamina
    c, vitaminas, yodo, zinc`,
  uses: {
    HEALTH_AND_FITNESS: `bienestar, botica, dental, dolor, entrenamiento funcional, farma, farmacia, fitness, gimnasio,
      gym, hipercalorico, masaje, medicamento, medicamentos, medicina, medico, nutricion, nutricion deportiva,
      ortopedia, ortopedica, ortopedico, pilates, primeros auxilios, proteico, proteicos, rehabilitacion, salud,
      suplementacion, suplementos, yoga`,
  },
  makers: {
    HEALTH_AND_FITNESS: `aceclofenaco, acetilcisteina, acido acetilsalicilico, acido fusidico, actron, adapaleno, aero
      red, afterbite, agiolax, albendazol, alikal, almax, alopurinol, amlodipino, amoxicilina, angileptol, antiflu des,
      apiretal, apronax, aquilea, arkopharma, arkorelax, arnidol, atorvastatina, azitromicina, bactigel, bagovit,
      barmicil, bayaspirina, bedoyecta, bencidamina, bengue, benzocaina, biodramina, bioralsuero, bisacodilo,
      bisolgrip, bisolvon, blastoestimulina, bonfiest, bromhexina, broncolin, bucometasana, budesonida, buscapina,
      butilhioscina, cafiaspirina, calmatel, calmiox, canespie, carbamazepina, carbocisteina, cariban, casenlax,
      cebion, cefalexina, ceftriaxona, cefuroxima, chofitol, ciclobenzaprina, cinfa, cinfatos, ciprofloxacino,
      claritromicina, clindamicina, clorfenamina, clorfeniramina, colchicina, couldina, cristalmina, daflon, dalsy,
      dapagliflozina, dayamineral, dermaglos, desenfriol, desenfriolito, desloratadina, dexametasona, dexketoprofeno,
      dextrometorfano, difenhidramina, diosmina, dipirona, dolex, dolo neurobion, domperidona, dormidina, doxiciclina,
      dristan, drospirenona, efferalgan, electrolit, empagliflozina, emuliquen, esomeprazol, espidifen,
      espironolactona, factor ag, famotidina, fastum, febrax, fenistil, fexofenadina, finasterida, fisiocrem, flanax,
      fluconazol, fluimucil, fluoxetina, fluticasona, flutox, fortasec, frenadol, funsol, furosemida, gabapentina,
      gelocatil, geniol, genoprazol, gentamicina, glibenclamida, glimepirida, graneodin, grintuss, hemoal, heparina,
      hepatalgina, hidroclorotiazida, hioscina, histiacil, hyabak, ibuevanol, ibupirac, ilvico, indometacina, iniston,
      insulina, isotretinoina, ivermectina, juanola, juanolgar, ketoprofeno, ketorolaco, lactoflora, lactulosa,
      lakesia, lansoprazol, leotron, levocetirizina, levofloxacino, levotiroxina, lidocaina, linitul, lizipaina,
      lomotil, loperamida, losec, macril, mareol, mebendazol, mejoral, melox, merthiolate, metamizol, metformina,
      metoclopramida, metronidazol, micralax, microdacyn, migral, milanta, mometasona, mucosolvan, multicentrum,
      neobrufen, neomelubrina, neomicina, next gripe, nimesulida, nitazoxanida, nitrofurantoina, nolotil, noraver,
      normonasal, novalgina, noxpirin, omereflux, optava, orlistat, pantoprazol, pax noche, pedialyte, pentoxifilina,
      permetrina, pervinox, pharmagrip, pharmaton, pinaverio, plantaben, plantago ovata, platsul, postday, postinor,
      prednisona, pregabalina, proctolog, prolactis, propalgina, radio salil, ranitidina, redoxon, reliveran,
      respibien, rhinomer, rhinospray, riopan, romilar, rosuvastatina, ruscus llorens, sal de frutas, salvacolina,
      sedalmerck, sedatif pc, semaglutida, sertal compuesto, sertralina, sevedol, sildenafilo, silka medic, silvederma,
      simeticona, sitagliptina, sonodor, sucralfato, sueroral, suerox, sulfato ferroso, syncol, tabcin, tadalafilo,
      tafirol, tamsulosina, tempra forte, tempra jarabe, termalgin, thrombocid, tolnaftato, total magnesiano, treda,
      tretinoina, tribedoce, trimebutina, tulgrasum, ultra levura, utabon, uvasal, vagitrol, valdispert, venoruton,
      vick, vincigrip, viscofresh, vispring, vitacilina, voltadol, winadol, yodopovidona, zovicrem`,
  },
};
