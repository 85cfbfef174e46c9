import type { Subject } from '../words.ts';

export const JEWELRY_AND_WATCHES: Subject = {
  things: [
    [
      'WATCHES',
      `armis, caja para relojes, casio vintage, citizen eco drive, correa 20mm, correa 22mm, correa amazfit, correa
      apple watch, correa de reloj, correa fitbit, correa garmin, correa mi band, correa nato, correa para apple watch,
      correa para reloj, correa para smartwatch, correa reloj, correa samsung galaxy watch, correa silicona 20mm,
      correa silicona 22mm, correa smartwatch, correa xiaomi mi band, cronografo, extensible apple watch, extensible
      para reloj, hebilla deployante, hebilla reloj, herramienta reloj, herramienta relojero, kit relojero, malla apple
      watch, malla para reloj, malla smartwatch, manilla apple watch, pernos reloj, pulsera de reloj, pulsera para
      reloj inteligente, pulso para apple watch, quita eslabones, quitaeslabones, reloj, reloj de pulsera, relojes,
      seiko 5`,
    ],
    [
      'JEWELRY',
      `abridores bebe, abridores de oro, abridores de plata, abridores oro, abridores plata, alhajero, alianza, anillo,
      arete, aretes, aretes topitos, argolla, argolla de matrimonio, argolla matrimonio, argollas, aritos, aro, aros,
      aros abridores, aros acero, aros argolla, aros plata, arracada, balines oro pulsera, bandeja para joyas,
      bisuteria corporal, brazalete, broche, broche flamenca, broche flor, broche mujer, broquel, broqueles, broqueles
      oro, cadena, cadena barbada, cadena cubana, cadena de oro, cadena de plata, cadena hombre plata, cadena mujer,
      cadena oro, cadena plata, cadena torzal, cadenita, cadenita de oro, cadenita de plata, caja joyero, caja para
      anillos, caja para joyas, cajita joyero, camafeo, candonga, candongas, caravanas acero, caravanas aros, caravanas
      oro, caravanas plata, charm pandora, charm plata, charms y colgantes, churumbela, circon, colgante acero,
      colgante angel, colgante arbol, colgante corazon, colgante cruz, colgante de plata, colgante inicial, colgante
      llamador, colgante luna, colgante mano fatima, colgante mujer, colgante oro, colgante piedra, colgante plata,
      colgante san benito, colgante virgen, colgantes y dijes, collar, colleras, corona novia, criollas, crucifijo oro,
      crucifijo plata, cruz comunion, cruz plata, decenario, denario, diademas novia joya, diamante, diamantes, dije,
      dije oro, dije plata, dijes y colgantes, dilatador, dilatador oreja, dilatadores, ear cuff, escapulario, esclava,
      esclava bebe, esclava oro, esclava plata, expansion oreja, expansor, expositor pendientes, gargantilla, gel
      limpiador joyas, gemelos, joya, joyas, joyeria, joyeria corporal, joyero, juego aretes collar, llamador angeles,
      llamador de angeles, mancuernillas, manilla, manilla oro, manilla plata, manillas, medalla, medalla bautizo,
      medalla comunion, medalla milagrosa, medalla virgen, medallita, moissanita, nariguera, pendiente, pendientes,
      pendientes aro, pendientes bebe, pendientes boton, pendientes fiesta, pendientes flamenca, pendientes largos,
      pendientes perla, pendientes plata, perla, perla cultivada, perlas, piedra preciosa, piercing, plata 925, plata
      ley, portaanillos, prendedor, pulsera, relicario, rosario, sello de oro hombre, semanario, solitario, soporte
      para joyas, soporte pendientes, sortija, terno de oro, terno de plata, tiara novia, tobillera, tobillera mujer,
      tobillera plata, tobilleras, topitos, topo, topos, topos acero, topos oro, topos plata, trepadores, yugos camisa,
      yuntas, zarcillo, zirconia`,
    ],
  ],
  unsure: `argolla, argollas, aro, aros, broche, broquel, broqueles, cadena, candongas, circon, colleras, diamante,
    diamantes, dilatador, dilatadores, esclava, esclavas, manilla, manillas, medalla, pendiente, perla, perlas,
    solitario, tobillera, tobilleras, topo, topos, yuntas`,
  printed: 'anillo, aretes, broche, cadena, collar, dije, pendientes, pulsera',
  straps: 'brazalete, correa de reloj, correa para reloj, correa reloj',
  uses: {
    WATCHES: 'relojeria, relojes',
    JEWELRY: 'bisuteria, joyas, joyeria, joyero, plateria',
  },
};
