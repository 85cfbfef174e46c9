import { ACCESSORIES } from './spanish/accessories.ts';
import { BABY } from './spanish/baby.ts';
import { BEAUTY } from './spanish/beauty.ts';
import { CLOTHING } from './spanish/clothing.ts';
import { CRAFTS } from './spanish/crafts.ts';
import { ELECTRONICS } from './spanish/electronics.ts';
import { GARDEN } from './spanish/garden.ts';
import { HEALTH } from './spanish/health.ts';
import { HOME } from './spanish/home.ts';
import { JEWELRY_AND_WATCHES } from './spanish/jewelry-and-watches.ts';
import { KITCHEN } from './spanish/kitchen.ts';
import { NO_CATEGORY } from './spanish/no-category.ts';
import { OUTDOORS } from './spanish/outdoors.ts';
import { PETS } from './spanish/pets.ts';
import { SPORTS } from './spanish/sports.ts';
import { TOOLS } from './spanish/tools.ts';
import { TOYS } from './spanish/toys.ts';
import { VEHICLES } from './spanish/vehicles.ts';
import type { Words } from './words.ts';

export const SPANISH: Words = {
  head: 'first',
  cuts: 'compatible, compatible con, con, en, para, por, sin, y',
  subjects: [
    ACCESSORIES,
    BABY,
    BEAUTY,
    CLOTHING,
    CRAFTS,
    ELECTRONICS,
    GARDEN,
    HEALTH,
    HOME,
    JEWELRY_AND_WATCHES,
    KITCHEN,
    NO_CATEGORY,
    OUTDOORS,
    PETS,
    SPORTS,
    TOOLS,
    TOYS,
    VEHICLES,
  ],
  children: 'bebe, infantil, junior, nina, ninas, nino, ninos',
  nothing: `a escala, algodon, animal print, arbol de la vida, arco, arte, auto adherente, auto adhesivo, azul, azul
    cielo, azul marino, azul petroleo, bandera, bano de oro, bano en oro, barra, base, bebe nino, bebe y nino, bebes
    ninos, bebes y ninos, belleza y salud, biblia, bolillo, bote, cabezal, cafe claro, cafe oscuro, caja de 12, cera,
    chapa de oro, chapado en oro, chapado oro, color cafe, color chocolate, color madera, colores, control, cubo,
    cuero, de bolsillo, de mano, de mesa, de pared, de pie, de viaje, deporte y ocio, deportes aire libre, deportes y
    aire libre, deportes y ocio, docena, docena de, eventos deportivos, extensible, filtro, garrafa, general, giro,
    gran formato, gris topo, hogar y jardin, infantil, juego de, juego de 2, juego de 3, juego de 4, kit, kit de,
    laminado, lana y algodon, lata, lino, lote, lote de, madera, mama y bebe, manga, mango, mango antideslizante, mango
    de fibra, mango de madera, manilla para reloj, mate, media, media caña, media docena, media estacion, media luna,
    media manga, mesa de ayuda, moda y accesorios, multiusos, nino, ninos, ninos y bebes, novedades, ofertas, ojo de
    gato, oro, oro laminado, otros, pack, pack de 2, paquete de, par de, para eventos deportivos, pares de, pata de
    gallo, pet, piel, plastico, plata, plomo, proteccion antifugas, protector, pulsera de repuesto, pulsera para reloj,
    pulso para reloj, regalo, rojo, ropa y accesorios, rosa, rosa gold, rosa palo, rosa viejo, salud y belleza, seda,
    senor de los anillos, set de, set de 2, set de 3, set de 4, silicona, sin categoria, soporte, surtido, surtidos,
    talla, tanque, tapa, tenis de mesa, unidades, uso rudo, v auto, val auto, valvula auto, valvula de auto, varios,
    verde, verde agua, verde menta, verde oliva`,
  departments: `articulos varios, bazar, belleza y salud, drogueria, hogar y jardin, libreria y oficina,
    mejora del hogar, mejoramiento del hogar, mejoras del hogar, mejoras para el hogar, no alimentario, otros,
    productos varios, salud y belleza, sin categoria, temporada, varios`,
  parts: 'pieza de recambio, pieza de repuesto, recambio, refaccion, repuesto',
};
