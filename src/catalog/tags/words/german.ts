import { BABY_AND_TOYS } from './german/baby-and-toys.ts';
import { BEAUTY } from './german/beauty.ts';
import { CRAFTS } from './german/crafts.ts';
import { ELECTRONICS } from './german/electronics.ts';
import { GARDEN } from './german/garden.ts';
import { HEALTH } from './german/health.ts';
import { HOME } from './german/home.ts';
import { KITCHEN } from './german/kitchen.ts';
import { NO_CATEGORY } from './german/no-category.ts';
import { OUTDOORS } from './german/outdoors.ts';
import { PETS } from './german/pets.ts';
import { SPORTS } from './german/sports.ts';
import { TOOLS } from './german/tools.ts';
import { VEHICLES } from './german/vehicles.ts';
import { WORN } from './german/worn.ts';
import type { Words } from './words.ts';

export const GERMAN: Words = {
  head: 'last',
  cuts: `auf, aus, bei, fuer, fuers, fur, furs, geeignet fur, im, in, inkl, kompatibel, kompatibel mit, mit, ohne,
    passend fur, passend zu, und, von, zum, zur`,
  subjects: [
    BABY_AND_TOYS,
    BEAUTY,
    CRAFTS,
    ELECTRONICS,
    GARDEN,
    HEALTH,
    HOME,
    KITCHEN,
    NO_CATEGORY,
    OUTDOORS,
    PETS,
    SPORTS,
    TOOLS,
    VEHICLES,
    WORN,
  ],
  children: 'baby, baby*, jugend, jugendliche, jungen, kinder, kinder*, madchen, madchen*',
  nothing: `10 facher, 2 facher, 3 facher, 4 facher, 4x4 cm, 5 facher, 5x5 cm, 6 facher, 8 facher, accessoires,
    angebote, angelika, angelika*, antersdorfer muhle, armband fur apple watch, art, *astisch, auflage, aufruhr,
    autogramm*, automat*, automatik, automatikgurt, automatikuhr optik, automatisch, autor*, babylock*, backofenfest,
    bad, *ball, *ballaststoff, ballaststoff, barock, baumwolle, begleiter, beige, *beispiel, *beispiele, beistell,
    *bengel, berliner, *beschwerde, bewegungssensor, blau, bohlsener muhle, braun, breit, breite, *brennstoff,
    brennstoff, bring, bruchfest, *bugel, bugelfrei, bugelleicht, catering, cd, cord, cotes du rhone, *dammstoff,
    dammstoff, *datenbank, diverses, *dschungel, *duftstoff, duftstoff, durchmesser, during, einsamen, *engel,
    engineering, ersatz, ersatzteil, ersatzteil nr, ersatzteile, fairy, farbe, *farbstoff, farbstoff, fass, *fell,
    fell, felle, flieder duft, *flugel, frottee, *fuhr, gasuhr, *gefahrstoff, gefahrstoff, gemeinsamen, gemuse
    pflanzen, gerat, geschenk, geschenkbox, geschenkidee, geschenkkorb, geschenkset, gift, glas optik, glock, gold,
    golf 4, golf 5, golf 6, golf 7, golf 8, grau, grosse, grun, *hagel, hammermuhle, handicap, hartschale, hell, herde,
    hering, herr der ringe, hersteller, hibiskus duft, hitzebestandig, holz, holzring, hong kong, huhn, hundert*,
    impfstoff, *innenfutter, innenfutter, jasmin duft, jersey, jungen, kakteen motiv, kanister, kapselmaschine, karten
    set, *kasten, kasten, katzenauge, kegel, kinder, king kong, *kleine, knitterarm, *kohlenstoff, kohlenstoff,
    kompakt, kratzfest, *kristall, *kugel, kugel, kugeln, *kunststoff, kunststoff, ladegerat fahig, langsamen, lavendel
    duft, lebensbaum, leder, leinen, maca, magnolie duft, *mangel, maschinenwaschbar, *matisch, mehrzweck, memory foam,
    merino wolle, merinowolle, metall, *metisch, mikrowellengeeignet, mobile, monitoring, multifunktion, *nahrstoff,
    nahrstoff, *netisch, netz, neuheiten, obst gemuse pflanzen, ofenfest, *optisch, orchidee duft, *orgel, orgel,
    orgeln, orthopadisch, outdoor aktivitaten, paar, packung, palette, palme motiv, palmen motiv, parkuhr, passage,
    *pegel, pet, pet flasche, pflanzlich, pflanzliche, pflanzlichen, pflanzlicher, pflanzliches, pflegeleicht,
    *plakette, praktisch, quadratisch, *regel, regel, regeln, reisegrosse, robust, robuste, rodeo, *rohstoff, rohstoff,
    rose, rot, rotierend, ruhr, rund um die uhr, *sack, sack, samt, satin, *sauerstoff, sauerstoff, *schadstoff,
    schadstoff, *schaumstoff, schaumstoff, *scheibe, scheibe, scheiben, schlampe, *schlegel, schlegel, schurwolle,
    schwarz, schwarzlack, schwimmer, *segel, seite, *septisch, *set, set, *siegel, silber, silikon, skimmer, skin,
    skin*, skip, skizze*, skizzen*, sonstiges, spielberger muhle, sponsoring, spring, spritzring, spulmaschinenfest,
    *stangel, stangel, *steller, *stickstoff, stickstoff, stoffbezug, stossfest, strandtag, *streifen, string lights,
    stuck, teddyfutter, teekanne gmbh, *tiegel, tor, totes, totes meer, training, traumbaum, *treibstoff, treibstoff,
    trocken, trockene, trockener, trockenes, trocknend, trocknergeeignet, tube, unisex, video, videos, vitamin e ol,
    vollautomatisch, vw golf, wand, warenkorb, waschmaschinenfest, wasserdicht, *wasserstoff, wasserstoff, wasseruhr,
    weiss, welle, *werkstoff, werkstoff, werkzeugfrei, werkzeuglos, wilhelm, wippe, *wirkstoff, wirkstoff, wollfutter,
    wunderbaum, *zellstoff, zellstoff, *ziegel, ziegel, zubehor`,
  departments: `alle produkte, baumarkt und garten, diverse, diverses, drogerie, drogeriemarkt, geschenkideen, haus
    und garten, heim und garten, non food, nonfood, sonstige, sonstiges, sortiment, verschiedenes`,
};
