import type { Subject } from '../words.ts';

export const ELECTRONICS: Subject = {
  things: [
    [
      'ELECTRONICS',
      `*adapter, adapter, *adapterkabel, *akku, akku, akkupack, aktenvernichter, alarmanlage, *antenne, antenne,
      arbeitsspeicher, babykamera, balkonkraftwerk, banknotenprufer, *batterie, batterie, *batterien, beamer,
      bewegungsmelder, bildschirm, computer, computermaus, controller, cpu kuhler, digitaler bilderrahmen,
      digitalradio, diktiergerat, dimmer, displayschutz, *displayschutzfolie, dockingstation, drohne, *drucker,
      drucker, druckerpapierfach, druckerpatrone, *falschgeldprufer, falschgeldprufer, falschgeldprufgerat,
      *falschgeldprufgerate, *fernbedienung, fernbedienung, *fernseher, fernseher, festnetztelefon, *festplatte,
      festplatte, funkgerat, funkmaus, gaming maus, geldscheinprufer, geldzahler, geldzahlmaschine,
      *geldzahlmaschinen, grafikkarte, handy, *handyhalter, handyhalterung, *handyhulle, handyhulle, handykette,
      Handyständer, handytasche, hdmi kabel, *headset, headset, hulle, *kabel, *kamera, kamera, kassensystem,
      knopfzelle, kondensatoren, *konsole, konsole, *konsolen, *kopfhorer, kopfhorer, *ladegerat, ladegerat,
      *ladekabel, ladekabel, ladekabel usb, *lader, laderegler, ladeschale, ladestation, laptop, laptophulle,
      Laptopständer, laptoptasche, *lautsprecher, lautsprecher, led netzteil, led treiber, leiterplatte, leuchtdioden,
      mainboard, maus, maus wireless, mauspad, mehrfachsteckdose, mehrfachstecker, *melder, metalldetektor,
      mikrocontroller, *mikrofon, mikrofon, *monitor, monitor, munzsortierer, munzzahler, munzzahlmaschine, navi,
      navigationsgerat, *netzteil, netzteil, *netzteile, netzwerk switch, netzwerkkabel, notebook, Notebookständer,
      objektiv, objektivdeckel, ohrhorer, panzerglas, pc, *platine, plattenspieler, *powerbank, powerbank,
      powerstation, projektor, prozessor, radio, radiowecker, rauchmelder, rechenmaschine, *rechner, *relais, relais,
      repeater, ringlicht, *router, router, satellitenschussel, *scanner, *schaltgerat, *schutzfolie, schutzfolie,
      schutzglas, schutzhulle, sd karte, *sensor, smart home, smarte gluhbirne, smarte steckdose, smartphone,
      smartphonehulle, solaranlage, solarmodul, solarpanel, soundbar, speicher, speicherkarte, stativ,
      steckdosenleiste, *stecker, stereoanlage, switch spiel, *tablet, tablet, tablethulle, Tabletständer,
      *taschenrechner, taschenrechner, *tastatur, tastatur, *telefon, telefon, tintenpatrone, tintenpatronen,
      tischrechner, *toner, toner, *trafo, trafo, turklingel, tursprechanlage, uberwachungskamera, usb kabel, usb
      stick, verlangerungskabel, *verstarker, verstarker, videospiel, vr brille, *wandler, webcam, wechselrichter,
      widerstande, wlan, wlan repeater`,
    ],
  ],
  unsure: `*adapter, adapter, *akku, akku, *antenne, antenne, *batterie, batterie, *batterien, computer, controller,
    dimmer, fernseher, handy, hulle, *kabel, konsole, *konsole, *konsolen, *lader, laptop, *maus, maus, notebook,
    objektiv, pc, relais, *sensor, smartphone, speicher, stativ, *stecker, tablet, toner, verstarker`,
  printed: 'handyhulle',
  uses: {
    ELECTRONICS: `computer und zubehor, computerzubehor, elektronik, handyzubehor, heimkino, konsolen, multimedia,
      netzwerktechnik, pc komponenten, smartphone zubehor, technik, telekommunikation, unterhaltungselektronik`,
  },
};
