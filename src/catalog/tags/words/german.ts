import { BABY_TOYS_PETS } from './german/baby-toys-pets.ts';
import { CARE } from './german/care.ts';
import { ELECTRONICS } from './german/electronics.ts';
import { HOME } from './german/home.ts';
import { KITCHEN_AND_FOOD } from './german/kitchen-and-food.ts';
import { OUTSIDE } from './german/outside.ts';
import { WORKSHOP } from './german/workshop.ts';
import { WORN } from './german/worn.ts';
import type { Words } from './words.ts';

export const GERMAN: Words = {
  head: 'last',
  cuts: `auf, aus, bei, fuer, fur, geeignet fur, im, in, inkl, kompatibel, kompatibel mit, mit, ohne, passend fur,
    passend zu, und, von, zum, zur`,
  subjects: [BABY_TOYS_PETS, CARE, ELECTRONICS, HOME, KITCHEN_AND_FOOD, OUTSIDE, WORKSHOP, WORN],
  children: 'baby, baby*, jugend, jugendliche, jungen, kinder, kinder*, madchen, madchen*',
  nothing: `*ball, *fell, *kasten, *sack, *set, angebote, antersdorfer muhle, armband fur apple watch, art, auflage,
    autogramm*, automat*, automatik, automatikuhr optik, automatisch, autor*, babylock*, backofenfest, bad, baumwolle,
    begleiter, beige, bewegungssensor, blau, bohlsener muhle, braun, breit, breite, bring, bruchfest, bugelfrei,
    bugelleicht, cd, cord, cotes du rhone, diverses, durchmesser, during, einsamen, ersatz,
    ersatzarmband, ersatzteil, ersatzteile, fairy, farbe, fass, fell, felle, frottee, gemeinsamen, gemuse pflanzen,
    gerat, geschenk, geschenkbox, geschenkidee, geschenkkorb, geschenkset, gift, glas optik, gold, golf 4, golf 5, golf
    6, golf 7, golf 8, grau, grosse, grun, hammermuhle, hell, hering, hersteller, hitzebestandig, holz, holzring, huhn,
    jersey, jungen, kanister, karten set, kasten, katzenauge, kinder, knitterarm, kompakt, kratzfest, kunststoff,
    langsamen, lavendel duft, leder, leinen, maca, maschinenwaschbar, mehrzweck,
    merino wolle, merinowolle, metall, mikrowellengeeignet, mobile, multifunktion, netz, neuheiten, obst gemuse
    pflanzen, ofenfest, orchidee duft, orthopadisch, paar, packung, palette, pet, pet flasche,
    pflanzlich, pflanzliche, pflanzlichen, pflanzlicher, pflanzliches, pflegeleicht, praktisch, quadratisch,
    rose, rot, sack, samt, satin, schurwolle, schwarz, schwimmer, seite, set, silber, silikon, silikonarmband,
    sonstiges, spielberger muhle, spring, spulmaschinenfest, stoffbezug, stossfest, string lights, stuck, teekanne
    gmbh, tor, training, traumbaum, trocken, trockene, trockener, trockenes, trocknend, trocknergeeignet, tube,
    uhrarmband, uhrband, unisex, video, videos, vollautomatisch, vw golf, wand, warenkorb, waschmaschinenfest,
    wasserdicht, weiss, welle, werkzeugfrei, werkzeuglos, wippe, wunderbaum, zubehor`,
  departments: `alle produkte, baumarkt und garten, diverse, diverses, drogerie, drogeriemarkt, geschenkideen, haus
    und garten, heim und garten, non food, nonfood, sonstige, sonstiges, sortiment, verschiedenes`,
  endings: ['e', 'en', 'er', 'n', 's', 'es'],
};
