import type { Subject } from '../words.ts';

export const ELECTRONICS: Subject = {
  things: [
    [
      'ELECTRONICS+WATCHES',
      `bracelet connecte, bracelet d activite, montre cardio, montre connectee, montre gps enfant, montre intelligente,
      montre sport gps, smartwatch`,
    ],
    [
      'ELECTRONICS',
      `accu 18650, accus, adaptateur, adaptateur audio, adaptateur bluetooth usb, adaptateur de voyage, adaptateur dvi,
      adaptateur ethernet, adaptateur hdmi, adaptateur jack, adaptateur lightning, adaptateur m2, adaptateur prise,
      adaptateur rj45, adaptateur sata, adaptateur secteur, adaptateur tnt, adaptateur universel voyage, adaptateur
      usb, adaptateur usb c hdmi, adaptateur vga, adaptateur voyage, adaptateur wifi usb, adaptateur xlr, afficheur
      lcd, afficheur led, afficheur oled, afficheur prix led, airpods, airtag, alarme, alarme ajax, alarme connectee,
      alarme d alarme, alarme d intrusion, alarme de mouvement sans fil, alarme de poche, alarme diagral, alarme
      intrusion, alarme maison, alarme ouverture porte, alarme personnelle anti agression, alarme porte cles, alarme
      sans fil, alarme sans fil maison, alarme sirene, alarme somfy, alimentation, alimentation 12v, alimentation 24v,
      alimentation 5v, alimentation a decoupage, alimentation atx, alimentation de laboratoire, alimentation decoupage,
      alimentation hpe, alimentation laboratoire, alimentation mean well, alimentation meanwell, alimentation
      modulaire, alimentation ordinateur, alimentation pc, alimentation poe, alimentation ps4, alimentation rail din,
      alimentation secteur, alimentation stabilisee, alimentation switch, alimentation xbox, ampli, ampli a lampes,
      ampli wifi, amplificateur, amplificateur operationnel, amplificateur wifi, ampoule connectee, anneau lumineux,
      anneau telephone, antenne, antenne 4g, antenne camping car tv, antenne exterieure tnt, antenne gsm, antenne hf,
      antenne lora, antenne radio, antenne rateau, antenne satellite, antenne tnt, antenne tv, antenne uhf, antenne
      wifi, antivol ordinateur, appareil photo, arduino, arduino uno, assistant vocal, bac imprimante, badge
      programmable, badge rfid, badge vigik, bague adaptatrice objectif, bague lumineuse, bague support telephone,
      bague telephone, baie 19 pouces, baie brassage 19, baie de brassage, baie informatique, balise bluetooth, balise
      cles, balise d objets, balise gps enfant, balise gps voiture, balise objet, bandeau de prises 19, barometre
      connecte, barre de son, barre de son bluetooth, barre led ecran, barre led scene, barre son, barrette ddr3,
      barrette ddr4, barrette ddr5, barrette memoire, barrette portable, barrette ram, barriere thermique bambu lab,
      barriere thermique creality, barriere thermique e3d, barriere thermique ender 3, barriere thermique gt2, barriere
      thermique laiton 0 4 mm, barriere thermique mk8, barriere thermique pei, barriere thermique skr, barriere
      thermique v6, batterie, batterie 12v 7ah, batterie 18650, batterie acer, batterie agm, batterie alarme, batterie
      asus, batterie canon, batterie de charge, batterie de secours, batterie decharge lente, batterie dell, batterie
      dji, batterie domestique, batterie externe, batterie galaxy, batterie gel 100ah, batterie gel 12v, batterie gel
      200 ah, batterie gel solaire, batterie gopro, batterie honor, batterie hp, batterie huawei, batterie infinix,
      batterie iphone, batterie itel, batterie lenovo, batterie lipo, batterie lithium, batterie macbook, batterie
      nikon, batterie oppo, batterie opzv, batterie ordinateur, batterie pc portable, batterie plomb 12v 7ah, batterie
      portable, batterie pour drone, batterie pour iphone, batterie pour ordinateur, batterie pour samsung, batterie
      pour telephone, batterie ps5, batterie pylontech, batterie realme, batterie redmi, batterie samsung, batterie
      samsung galaxy, batterie solaire, batterie sony np, batterie stationnaire, batterie stockage solaire, batterie
      switch, batterie tablette, batterie talkie, batterie tecno, batterie telephone, batterie virtuelle, batterie
      xiaomi, bed bambu lab, bed creality, bed e3d, bed ender 3, bed gt2, bed laiton 0 4 mm, bed mk8, bed pei, bed skr,
      bed v6, bloc chauffant bambu lab, bloc chauffant creality, bloc chauffant e3d, bloc chauffant ender 3, bloc
      chauffant gt2, bloc chauffant laiton 0 4 mm, bloc chauffant mk8, bloc chauffant pei, bloc chauffant skr, bloc
      chauffant v6, bloc ecran, bloc ecran galaxy, bloc ecran huawei, bloc ecran infinix, bloc ecran itel, bloc ecran
      macbook, bloc ecran oppo, bloc ecran ps5, bloc ecran realme, bloc ecran redmi, bloc ecran samsung, bloc ecran
      tecno, bloc ecran xiaomi, bobine 1 75 mm, bobine nylon 3d, bobine petg, bobine pla, bobine tpu, boite a lumiere
      photo, boite a rythme, boite a rythmes, boite lumiere photo, boite pour disque dur, boitier domotique, boitier
      electronique plastique, boitier et disque externe, boitier externe, boitier pc, boitier pi, boitier raspberry,
      boitier tv android, bonnette micro, bouchon objectif, boule a facettes, boule disco, bouton connecte, bouton home
      de charge, bouton home galaxy, bouton home honor, bouton home huawei, bouton home infinix, bouton home ipad,
      bouton home iphone, bouton home itel, bouton home macbook, bouton home nintendo switch, bouton home oppo, bouton
      home ps5, bouton home realme, bouton home redmi, bouton home samsung, bouton home tecno, bouton home xiaomi,
      bouton poussoir arcade, box 4g, box android, box domotique, box internet, box tv, bras ecran, bras micro, bras
      platine, brassard porte telephone, brassard telephone, breadboard, buse bambu lab, buse creality, buse e3d, buse
      ender 3, buse gt2, buse laiton 0 4 mm, buse mk8, buse pei, buse skr, buse v6, cable, cable alimentation, cable
      antenne, cable antigel, cable audio, cable cat6, cable charge usb c, cable chargeur usb c, cable coaxial, cable
      console, cable de charge, cable dvi, cable enceinte, cable ethernet, cable fibre, cable hdmi, cable instrument,
      cable jack, cable jumper, cable lightning, cable magnetique usb, cable mc4, cable micro, cable midi, cable nappe,
      cable optique, cable ordinateur, cable pcie, cable peritel, cable plat ethernet, cable pour iphone, cable rca,
      cable reseau, cable rj45, cable sata, cable secteur, cable solaire, cable speakon, cable toslink, cable tv, cable
      usb, cable vga, cable xlr, cache objectif, cache objectifs, cadre numerique, cadre photo numerique, caisse de
      basses, caisse enregistreuse, caisse tactile, caisson basse, caisson de basse, calculatrice, calculatrice casio,
      camera, camera arriere galaxy, camera arriere huawei, camera arriere infinix, camera arriere itel, camera arriere
      macbook, camera arriere oppo, camera arriere ps5, camera arriere realme, camera arriere redmi, camera arriere
      samsung, camera arriere tecno, camera arriere xiaomi, camera dahua, camera de surveillance, camera endoscopique
      telephone, camera ezviz, camera factice, camera gopro, camera hikvision, camera ip, camera ring, camera sport,
      camera tapo, camera thermique flir, camera tuya, camera wifi, capteur, capteur de presence zigbee, capteur de
      pression arduino, capteur de temperature connecte, capteur de temperature ds18b20, capteur dht22, capteur fumee
      connecte, capteur humidite, capteur inondation connecte, capteur ouverture, capteur pir, capteur ultrason,
      capteur ultrasonique, capteur zigbee, carillon connecte, carillon de porte, carillon porte, carillon sans fil,
      carte controleur, carte d acquisition, carte d extension, carte electronique portail, carte graphique, carte
      graphique rtx, carte memoire, carte mere, carte mere asus, carte mere bambu lab, carte mere creality, carte mere
      e3d, carte mere ender 3, carte nintendo eshop, carte pcie, carte prepayee psn, carte psn, carte reseau, carte sd,
      carte sd sandisk, carte sim, carte son, carte wifi, carte xbox live, cartouche brother, cartouche canon,
      cartouche compatible canon, cartouche compatible epson, cartouche compatible hp, cartouche d encre, cartouche de
      toner, cartouche encre, cartouche epson, cartouche hp, cartouche imprimante, cartouche jet d encre, cartouche
      pour imprimante, cartouche toner, cartouches compatibles, casque anti bruit bluetooth, casque audio, casque
      beats, casque bluetooth, casque bose, casque conduction osseuse, casque de realite virtuelle, casque dj, casque
      filaire, casque gamer, casque gaming, casque intra, casque jabra, casque jbl, casque ps5, casque realite
      virtuelle, casque reducteur de bruit, casque sans fil, casque sennheiser, casque sony, casque studio, casque
      telephonique, casque tv, casque vr, casque xbox, cellule platine, centrale ajax, centrale alarme, centrale d
      alarme, centrale d intrusion, centrale de mouvement sans fil, centrale intrusion, centrale maison sans fil,
      centrale ouverture porte, chaine hi fi, chargeur, chargeur acer, chargeur asus, chargeur dell, chargeur lenovo,
      chargeur macbook, chargeur makita telephone, chargeur mural usb, chargeur samsung, chargeur universel ordinateur,
      chargeur usb, chassis arriere, chassis de charge, chassis galaxy, chassis honor, chassis huawei, chassis infinix,
      chassis iphone, chassis itel, chassis macbook, chassis oppo, chassis ps5, chassis realme, chassis redmi, chassis
      samsung, chassis tecno, chassis xiaomi, circuit imprime, circuit integre, clavier, clavier bluetooth, clavier
      gamer, clavier gaming, clavier macbook, cle 4g, cle bluetooth, cle usb, cle wifi, collier telephone, compteur de
      billets, compteuse billets, compteuse de billets, compteuse monnaie, compteuse pieces, condensateur, condensateur
      ceramique, condensateur chimique, condensateur demarrage, condensateur electrolytique, condensateur film,
      condensateur permanent, condensateur polyester, condensateur smd, condensateurs, connecteur bnc, connecteur
      charge, connecteur dc, connecteur de charge, connecteur de charge galaxy, connecteur de charge huawei, connecteur
      de charge infinix, connecteur de charge itel, connecteur de charge macbook, connecteur de charge oppo, connecteur
      de charge ps5, connecteur de charge realme, connecteur de charge redmi, connecteur de charge samsung, connecteur
      de charge tecno, connecteur de charge xiaomi, connecteur dupont, connecteur fpc, connecteur galaxy, connecteur
      gx16, connecteur honor, connecteur huawei, connecteur infinix, connecteur itel, connecteur jack, connecteur jst,
      connecteur lightning, connecteur macbook, connecteur mc4, connecteur minifit, connecteur molex, connecteur oppo,
      connecteur ps5, connecteur realme, connecteur redmi, connecteur rj45, connecteur samsung, connecteur sim,
      connecteur sma, connecteur solaire, connecteur tecno, connecteur usb, connecteur xiaomi, connecteur xlr,
      connecteur xt60, console, console de jeux, console de mixage, console nintendo, console playstation, console
      portable, console ps4, console ps5, console retro, console switch, console xbox, controle a code acces, controle
      biometrique, controle d acces, controle rfid controle, controleur charge solaire, controleur de charge solaire,
      controleur de vol, controleur dj, controleur midi, controleur pwm, controleur raid, controleur solaire,
      controleur victron, convertisseur, convertisseur 12v 220v, convertisseur 12v 230v, convertisseur 24v 12v,
      convertisseur audio, convertisseur dc dc, convertisseur de tension, convertisseur hdmi, convertisseur peritel,
      convertisseur pur sinus, convertisseur step down, convertisseur step up, convertisseur ttl, convertisseur usb
      rs232, coque, coque antichoc, coque arriere telephone, coque de protection, coque etanche telephone, coque
      galaxy, coque google pixel, coque huawei, coque integrale, coque ipad, coque iphone, coque macbook, coque oppo,
      coque personnalisee, coque personnalisee iphone, coque portefeuille, coque pour huawei, coque pour iphone, coque
      pour samsung, coque pour xiaomi, coque redmi, coque samsung, coque samsung galaxy, coque souple, coque switch,
      coque telephone, coque transparente, coque xiaomi, cordon bandouliere telephone, cordon de brassage, cordon rj45,
      cordon secteur, cordon smartphone, cordon telephone, courroie appareil photo, courroie bambu lab, courroie
      creality, courroie e3d, courroie ender 3, courroie gt2, courroie imprimante 3d, courroie laiton 0 4 mm, courroie
      mk8, courroie nema 17, courroie pei, courroie platine, courroie skr, cpl, dalle ecran, dalle led 15 6, dalle pc
      portable, dalle tactile, decodeur, demodulateur, destructeur de documents, destructeur documents, detecteur ajax,
      detecteur billets, detecteur co, detecteur d alarme, detecteur d intrusion, detecteur de billets, detecteur de
      fuite, detecteur de fumee, detecteur de mouvement, detecteur faux billets, detecteur fumee, detecteur infrarouge
      alarme, detecteur intrusion, detecteur maison sans fil, detecteur monoxyde, detecteur mouvement, detecteur
      ouverture, diamant platine, dictaphone, diode, disque dell, disque dur, disque externe, disque hdd, disque hpe,
      disque nas, disque nvme, disque sas, disque sata, disque serveur, disque ssd, dock de charge, dock galaxy, dock
      honor, dock huawei, dock infinix, dock itel, dock macbook, dock oppo, dock ps5, dock realme, dock redmi, dock
      samsung, dock tecno, dock xiaomi, douchette code barre, dragonne telephone, driver led alimentation, driver pas a
      pas, drone, drone 4k, drone dji, dvr dahua, dvr hikvision, eclairage studio, ecouteur, ecouteurs bluetooth,
      ecouteurs jbl, ecouteurs samsung, ecouteurs sport, ecouteurs usb c, ecouteurs xiaomi, ecran, ecran 144hz, ecran
      27 pouces, ecran 4k, ecran complet, ecran dalle, ecran de charge, ecran de projection, ecran de rechange, ecran
      galaxy, ecran gamer, ecran honor, ecran huawei, ecran incurve, ecran infinix, ecran interactif, ecran itel, ecran
      lcd, ecran macbook, ecran nextion, ecran oled, ecran oppo, ecran ordinateur, ecran pc, ecran portable, ecran pour
      iphone, ecran pour pc portable, ecran pour samsung, ecran projection, ecran ps5, ecran realme, ecran redmi, ecran
      samsung, ecran tactile, ecran tecno, ecran tft, ecran vitre lcd, ecran xiaomi, enceinte, enceinte active,
      enceinte amplifiee, enceinte bass reflex, enceinte bibliotheque, enceinte bluetooth, enceinte bose, enceinte
      centrale, enceinte colonne, enceinte colonne bluetooth, enceinte connectee, enceinte coran, enceinte coranique,
      enceinte encastrable, enceinte jbl, enceinte karaoke, enceinte marshall, enceinte passive, enceinte portable,
      enceinte quran, enceinte sono, enceinte sonos, enceinte tower, encodeur rotatif, encre epson, encre pour
      imprimante, enregistreur, enregistreur 4 canaux, enregistreur 8 canaux, enregistreur dahua, enregistreur
      hikvision, enregistreur numerique, enregistreur video, enseigne led programmable, esp32, esp8266, etiqueteuse,
      etiquette airtag, etui a rabat, etui folio, etui galaxy, etui iphone, etui kindle, etui kobo, etui portefeuille
      iphone, etui portefeuille samsung, etui pour iphone, etui pour tablette, etui samsung, etui switch, etui
      tablette, etui tablette samsung, etui telephone, etui xiaomi, extrudeur bambu lab, extrudeur creality, extrudeur
      e3d, extrudeur ender 3, extrudeur gt2, extrudeur laiton 0 4 mm, extrudeur mk8, extrudeur pei, extrudeur skr,
      extrudeur v6, fauteuil gamer ecran, fibre optique jarretiere, filament 1 75 mm, filament abs, filament asa,
      filament nylon 3d, filament petg, filament pla, filament tpu, film ecran, film hydrogel, film instax, film
      privacy, film protecteur, fils dupont, filtre adsl, filtre de confidentialite, filtre densite variable, filtre
      ecran, filtre nd, filtre photo, filtre polarisant, filtre uv, fire tv, flash cobra, flash godox, flash photo,
      flash studio, fond studio photo, fond vert studio, gimbal, girouette anemometre electronique, google nest, gps,
      graveur, grip telephone, haut parleur, haut parleur bluetooth, haut parleur galaxy, haut parleur huawei, haut
      parleur infinix, haut parleur itel, haut parleur macbook, haut parleur oppo, haut parleur ps5, haut parleur
      realme, haut parleur redmi, haut parleur samsung, haut parleur tecno, haut parleur xiaomi, haut parleurs, helice
      dji, helice fpv, hotend bambu lab, hotend creality, hotend e3d, hotend ender 3, housse console, housse ipad,
      housse macbook, housse ordinateur, housse pc, housse pour liseuse, housse pour macbook, housse pour ordinateur,
      housse pour tablette, housse tablette, hub domotique, hub usb, hub zigbee, hygrometre, imprimante, imprimante 3d,
      imprimante 3d creality, imprimante badge, imprimante canon, imprimante code barre, imprimante de badges,
      imprimante epson, imprimante etiquette, imprimante etiquettes, imprimante jet d encre, imprimante resine,
      imprimante sublimation, imprimantes hp, imprimantes laser, imprimantes multifonction, imprimantes photo,
      imprimantes thermique, imprimantes ticket, interface audio, interphone, interrupteur connecte, intra auriculaire,
      inverseur, inverseur hybride, ipad, iphone, iphone 11, iphone 12, iphone 13, iphone 14, iphone 15, iphone 16,
      jarretiere fibre, jarretiere optique, jeu 3ds, jeu de lumiere, jeu dreamcast, jeu ds, jeu game boy, jeu gameboy,
      jeu gamecube, jeu gba, jeu megadrive, jeu n64, jeu nes, jeu nintendo, jeu pc dvd rom, jeu playstation, jeu ps
      vita, jeu ps1, jeu ps2, jeu ps3, jeu ps4, jeu ps5, jeu psp, jeu retro, jeu saturn, jeu snes, jeu super nintendo,
      jeu switch, jeu video, jeu wii, jeu xbox, jeux video, joystick, joystick ps5, kit alarme, kit alarme maison, kit
      capteurs, kit composants, kit condensateurs, kit de nettoyage pc, kit de reparation ecran, kit de surveillance,
      kit demontage telephone, kit domotique, kit electronique, kit karaoke, kit leds, kit micro, kit nettoyage
      clavier, kit outils reparation telephone, kit photovoltaique, kit plug and play solaire, kit podcast, kit
      raspberry, kit reparation ecran, kit reparation telephone, kit resistances, kit solaire, kit solaire camping car
      electronique, kobo, lampe connectee, lampe led photo, lampe photo, lampe studio photo, lampe video, lampe
      videoprojecteur, laptop, lcd de charge, lcd galaxy, lcd honor, lcd huawei, lcd infinix, lcd itel, lcd macbook,
      lcd oppo, lcd ps5, lcd realme, lcd redmi, lcd samsung, lcd tecno, lcd xiaomi, lecteur a code acces, lecteur
      badge, lecteur biometrique, lecteur blu ray, lecteur blu ray 4k, lecteur carte, lecteur cassette, lecteur cd,
      lecteur code barre, lecteur code barres, lecteur coran, lecteur coranique, lecteur d acces, lecteur d empreinte,
      lecteur de carte, lecteur dvd, lecteur mp3, lecteur mp4, lecteur nfc, lecteur quran, lecteur rfid controle,
      lecteur sim, lecteur vinyle, led cob puce, led rgb ws2812b, led smd, lentille camera galaxy, lentille camera
      huawei, lentille camera infinix, lentille camera itel, lentille camera macbook, lentille camera oppo, lentille
      camera ps5, lentille camera realme, lentille camera redmi, lentille camera samsung, lentille camera tecno,
      lentille camera xiaomi, liseuse, lnb, localisateur bluetooth, localisateur cles, localisateur d objets,
      localisateur gps enfant, localisateur gps voiture, localisateur objet, lumiere dj, lumiere scenique, lumiere
      soiree, lunettes 3d tv, lunettes connectees, lunettes fpv, lunettes realite virtuelle, lunettes vr, lyre led,
      machine a dicter, machine a ecrire, machine a fumee, magnetoscope, manette, manette ps4, manette ps5, manette
      xbox, massicot electrique, megaphone, memoire ddr4, memoire ddr5, memoire flash, memoire ram, memoire ram ddr4,
      metier hoverboard, meuble rack baie, micro, micro casque, micro casques, micro chant, micro condensateur, micro
      cravate, micro cravates, micro gaming, micro hf, micro karaoke, micro karaokes, micro lavalier, micro main, micro
      podcast, micro rode, micro sans fil, micro shure, micro usb, microphone, microphone shure, microphone usb,
      mixette, module bluetooth, module buck, module capteur, module charge tp4056, module domotique, module gsm,
      module hc 05, module horloge rtc, module led matrice, module lora, module nrf24, module photovoltaique, module
      photovoltaiques, module relais, module rfid, module solaire, module solaires, module ttl, module volet roulant
      connecte, module wifi, module zigbee, moniteur, moniteur 24 pouces, montre connectee enfant, montre connectee
      femme, montre connectee homme, montre gps, montre intelligente bracelet, mosfet, moteur bambu lab, moteur
      creality, moteur e3d, moteur ender 3, moteur laiton 0 4 mm, moteur mk8, moteur pas a pas, moteur skr, multiprise,
      nappe antenne, nappe batterie, nappe bouton, nappe camera, nappe capteur, nappe charge, nappe connecteur, nappe
      de charge, nappe dock, nappe ecran, nappe ffc, nappe galaxy, nappe haut parleur, nappe hdmi nappe, nappe honor,
      nappe huawei, nappe infinix, nappe ipad, nappe iphone, nappe itel, nappe lcd, nappe lecteur sim, nappe macbook,
      nappe nintendo switch, nappe oppo, nappe power, nappe ps5, nappe realme, nappe redmi, nappe samsung, nappe sata,
      nappe tecno, nappe usb c, nappe vibreur, nappe volume, nappe xiaomi, nas, nas synology, notebook, numworks, nvr
      dahua, nvr hikvision, objectif, objectif canon, objectif grand angle, objectif macro, objectif nikon, objectif
      photo, objectif sigma, objectif sony, objectif tamron, onduleur, onduleur growatt, onduleur huawei solaire,
      onduleur reseau, onduleur victron, ordinateur, ordinateur portable, oreillette, oreillette bluetooth,
      oreillettes, pack sono, pad thermique, panneau brassage, panneau de brassage, panneau photovoltaique, panneau
      solaire, par led, parabole, parafoudre, pare soleil objectif, pate thermique, pave numerique, pc, pc gamer, pc
      portable, pcb, pdu, pedale d effet, pedale distorsion, pedale effet guitare, pedale guitare, pedale looper,
      pedale overdrive, pedalier simulateur, pellicule, pellicule 35mm, pellicule photo, perche a selfie, perche
      selfie, pied d enceinte, pied de micro, pied de projecteur photo, pied enceinte, pied enceintes, pied micro,
      pile, pile 364, pile 377, pile 9v, pile aa, pile aaa, pile ag4, pile alcaline, pile auditives 312, pile bouton,
      pile cr2016, pile cr2025, pile lithium, pile lr03, pile lr41, pile lr6, pile montre, pile oxyde d argent, pile
      rechargeable, pile sr621sw, pile sr626sw, pile sr920sw, piles, pilote automatique bateau, pince rj45, plaque d
      essai, plaque essai, plaque veroboard, plateau bambu lab, plateau creality, plateau e3d, plateau ender 3, plateau
      gt2, plateau laiton 0 4 mm, plateau mk8, plateau pei, plateau skr, platine cd, platine de rue, platine disque,
      platine dj, platine laser, platine rega, platine vinyle, platine vinyle bluetooth, pochette etanche telephone,
      pochette macbook, pochette ordinateur, pochette telephone, point acces, point acces wifi, point d acces, point d
      acces wifi, pointeuse, pop socket, popsocket, portier video, poste cb, poste radio, potentiometre, preampli,
      preamplificateur, prise connectee, prise usb, processeur, processeur intel, processeur ryzen, processeur xeon,
      projecteur 4k, projecteur barco, projecteur benq, projecteur diapo, projecteur diapositives, projecteur epson,
      projecteur full hd, projecteur hd portable, projecteur lcd, projecteur optoma, projecteur portable hdmi,
      projecteur video, projecteur xgimi, protection ecran, protection ecran samsung, protection objectif telephone,
      protege cable, protege ecran, protege ecrans, ptfe bambu lab, ptfe creality, ptfe e3d, ptfe ender 3, ptfe gt2,
      ptfe laiton 0 4 mm, ptfe mk8, ptfe pei, ptfe skr, ptfe v6, rack 19 pouces, radar marine, radio, radio amateur,
      radio cd, radio chantier, radio dab, radio dab bluetooth, radio dynamo, radio fm, radio internet, radio portable,
      radio reveil, radio vhf marine, radio vintage, radiocommande fpv, rallonge, ram ddr4, raspberry, raspberry pi,
      recepteur audio bluetooth, recepteur bluetooth, recepteur hf, recepteur radio, recepteur satellite, recepteur
      tnt, refroidissement liquide aio, refroidisseur, regulateur charge, regulateur de charge, regulateur de tension,
      regulateur mppt victron, regulateur pwm, regulateur solaire, regulateur victron, relais 12v electronique, relais
      5v, relieuse document, repeteur, repeteur wifi, repeteur wifi tp link, repondeur, repose poignet, repose
      poignets, resine 3d, resine anycubic, resine elegoo, resine lavable a l eau 3d, resine uv 3d, resistance 1 4w,
      resistance 10k, resistance 220 ohm, resistance carbone, resistance electronique, resistance metal film,
      resistance smd, resistances, retrouve cle cles, retrouve cle d objets, retrouve cle gps enfant, retrouve cle gps
      voiture, retrouve cle objet, retrouve cles, retrouve cles bluetooth, retrouve cles gps enfant, retrouve cles gps
      voiture, reveil connecte, reveil projecteur radio, robinet connectee, robinet thermostatique connectee, robinet
      thermostatique zigbee, routeur, routeur 4g, routeur 5g, routeur mikrotik, routeur tp link, routeur wifi, ruban
      brother p touch, ruban dymo, ruban imprimante, ruban machine a ecrire, ruban transfert thermique, sac appareil
      photo, sac photo, sac pour appareil photo, sac pour drone, sacoche photo, samsung galaxy a14, samsung galaxy a54,
      samsung galaxy s21, samsung galaxy s22, samsung galaxy s23, samsung galaxy s24, samsung galaxy tab, saphir
      platine, scanner, scanner code barre, serveur, serveur dell, serveur hp proliant, servo mg996r, servo moteur,
      servo sg90, servomoteur, siege simulateur, siffleur bluetooth, siffleur cles, siffleur d objets, siffleur gps
      enfant, siffleur gps voiture, siffleur objet, sirene ajax, sirene alarme, sirene d alarme, sirene d intrusion,
      sirene de mouvement sans fil, sirene exterieure, sirene intrusion, sirene maison sans fil, sirene ouverture
      porte, sleeve ordinateur, smart tv, smartphone, smartphone android, smartphone reconditionne, smartphone samsung,
      smartphone xiaomi, socle de charge, sonde sondeur, sonnette connectee, sonnette filaire video, sonnette ring,
      sonnette sans fil, sonnette video, sono portable, souris, souris bluetooth, souris ergonomique, souris filaire,
      souris gamer, souris gaming, souris logitech, souris optique, souris sans fil, souris usb, souris verticale,
      splitter hdmi, ssd, stabilisateur, stabilisateur dji, stabilisateur smartphone, station accueil, station charge,
      station d accueil, station d accueil usb c, station d energie, station de charge, station de recharge, station
      electrique, station energie portable, station meteo, station recharge, station solaire portable, stroboscope,
      stylet, stylo coran, stylo coranique, stylo quran, support antenne, support apple watch, support bureau
      telephone, support casque, support casque gaming, support console, support de bureau telephone, support de
      tablette, support de telephone, support double ecran, support ecran, support enceinte, support lit telephone,
      support macbook, support micro, support mural camera, support mural ecran, support mural enceinte, support mural
      tv, support ordinateur, support panneau solaire, support pc portable, support pour casque, support pour
      ordinateur, support pour tablette, support pour telephone, support projecteur, support tablette, support tablette
      cuisine, support telephone, support telephone voiture bureau, support tv, support voiture bureau, support vr,
      switch 16 ports, switch 24 ports, switch 8 ports, switch cisco, switch ethernet, switch gigabit, switch hdmi,
      switch manageable, switch poe, switch reseau, switch rj45, switch tp link, synthetiseur, table de mixage, table
      lumineuse photo, table mixage, table mixage usb, tableau interactif, tablette, tablette 10 pouces, tablette
      android, tablette graphique, tablette lenovo, tablette samsung, tablette tactile, tablette tactile enfant
      electronique, tablette wacom, talkie, talkie baofeng, talkie motorola, talkie walkie, tambour brother, tambour
      laser, tapis de charge, tapis de souris, tapis de souris gamer, tapis de souris gaming, tapis souris, tele,
      telecommande, telecommande mitsubishi clim, telecommande samsung, telecopieur, telephone, telephone a clapet,
      telephone dect, telephone filaire, telephone fixe, telephone gigaset, telephone ip, telephone mobile, telephone
      pliable, telephone portable, telephone reconditionne, telephone samsung, telephone sans fil, telephone satellite,
      telephone senior, telephone xiaomi, televiseur, television, tente photo, terminal code barre, terminal de
      paiement, terminal paiement, terminal point de vente, tete connectee, tete thermostatique connectee, tete
      thermostatique zigbee, thermometre exterieur, thermostat connecte, thermostat intelligent, thermostat nest,
      thermostat netatmo, thermostat tado, thermostat wifi, tiroir caisse, tiroir sim, tiroir sim galaxy, tiroir sim
      huawei, tiroir sim infinix, tiroir sim itel, tiroir sim macbook, tiroir sim oppo, tiroir sim ps5, tiroir sim
      realme, tiroir sim redmi, tiroir sim samsung, tiroir sim tecno, tiroir sim xiaomi, titreuse, toile de projection,
      toner, toner canon, toner hp, toner kyocera, toner lexmark, toner samsung, tour de cou telephone, tourne disque,
      tourne disques, tpe, tpe sumup, traceur bluetooth, traceur gps enfant, traceur gps moto, traceur gps voiture,
      tracker bluetooth, tracker cles, tracker d objets, tracker gps enfant, tracker gps voiture, tracker objet,
      traducteur, traducteur vocal, transformateur, transistors, transpondeur ais, trepied, trepied manfrotto, trepied
      photo, trepied smartphone, trepied telephone, trepied video, trouve cles, tuner tnt, tv 4k, tv 55 pouces, tv led,
      tv lg, tv oled, tv philips, tv qled, tv samsung, tv sony, tv tcl, unite centrale, valise drone, vanne connectee,
      vanne thermostatique connectee, vanne thermostatique zigbee, veilleuse enceinte coran, veilleuse enceinte
      coranique, veilleuse enceinte quran, ventilateur 120mm pc, ventilateur boitier, ventilateur cpu, ventilateur gpu,
      ventilateur noctua, ventilateur ordinateur, ventilateur pc, ventilateur processeur, ventilateur ps3, ventilateur
      ps4, ventilateur raspberry, ventirad, verre de protection ecran, verre trempe, verre trempe samsung, verre trempe
      xiaomi, vhf, vibreur de charge, vibreur galaxy, vibreur honor, vibreur huawei, vibreur infinix, vibreur itel,
      vibreur macbook, vibreur oppo, vibreur ps5, vibreur realme, vibreur redmi, vibreur samsung, vibreur tecno,
      vibreur xiaomi, videophone, videoprojecteur, videoprojecteur 4k, videoprojecteur epson, videoprojecteur full hd,
      videosurveillance, visiophone, visiophone wifi, visualiseur de documents, vitre apple watch, vitre arriere, vitre
      arriere galaxy, vitre arriere huawei, vitre arriere infinix, vitre arriere itel, vitre arriere macbook, vitre
      arriere oppo, vitre arriere ps5, vitre arriere realme, vitre arriere redmi, vitre arriere samsung, vitre arriere
      tecno, vitre arriere xiaomi, vitre avant iphone, vitre ecran, vitre lentille, vitre samsung, vitre tactile,
      volant de jeu, volant jeu, volant logitech g29, volant simracing, volant thrustmaster, watercooling, webcam, xvr
      4 canaux, xvr 8 canaux, xvr dahua, xvr hikvision, xvr numerique, xvr video, zigbee`,
    ],
  ],
  unsure: `accus, adaptateur, alarme, alimentation, amplificateur, antenne, batterie, cable, capteur, condensateur,
    condensateurs, console, convertisseur, coque, ecran, enceinte, enceintes, enregistreur, inverseur, kobo, micro,
    moniteur, notebook, objectif, ordinateur, oreillette, oreillettes, parafoudre, pc portable, pellicule, pile, piles,
    processeur, radio, rallonge, raspberry, refroidisseur, repeteur, resistances, souris, stabilisateur, tablette,
    talkie, telephone, tpe, traducteur, transformateur, trepied, zigbee`,
  printed: 'coque',
  straps: 'bracelet connecte',
  uses: {
    ELECTRONICS: `accessoires telephone, bluetooth, composants pc, consoles, domotique, electronique, energie solaire,
      gamer, gaming, gaming pc, high tech, hot plug, hot swap, image et son, imprimantes, informatique, informatiques,
      jeux video, lff, ordinateur, peripheriques, photo video, reseau, sas 12g, sff sc, smartphone, telephones,
      telephonie, tv et son`,
  },
  makers: {
    ELECTRONICS: 'dualtron, inokim, isinwheel, joyor, kaabo, kugoo, kukirin, minimotors, ninebot, teverun, vsett',
  },
};
