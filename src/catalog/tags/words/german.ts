import { ACCESSORIES } from './german/accessories.ts';
import { BABY } from './german/baby.ts';
import { BEAUTY } from './german/beauty.ts';
import { CLOTHING } from './german/clothing.ts';
import { CRAFTS } from './german/crafts.ts';
import { ELECTRONICS } from './german/electronics.ts';
import { GARDEN } from './german/garden.ts';
import { HEALTH } from './german/health.ts';
import { HOME } from './german/home.ts';
import { JEWELRY_AND_WATCHES } from './german/jewelry-and-watches.ts';
import { KITCHEN } from './german/kitchen.ts';
import { NO_CATEGORY } from './german/no-category.ts';
import { OUTDOORS } from './german/outdoors.ts';
import { PETS } from './german/pets.ts';
import { SPORTS } from './german/sports.ts';
import { TOOLS } from './german/tools.ts';
import { TOYS } from './german/toys.ts';
import { VEHICLES } from './german/vehicles.ts';
import type { Words } from './words.ts';

export const GERMAN: Words = {
  head: 'last',
  cuts: `auf, aus, bei, fuer, fuers, fur, furs, geeignet fur, im, in, inkl, kompatibel, kompatibel mit, mit, ohne,
    passend fur, passend zu, und, von, zum, zur`,
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
  children: 'baby, baby*, jugend, jugendliche, jungen, kinder, kinder*, madchen, madchen*',
  nothing: `*armelfutter, *astisch, *backenfutter, *ball, *ballaststoff, *bankfutter, *baumwollfutter, *beispiel,
    *beispiele, *bengel, *beschwerde, *brennstoff, *bugel, *dammstoff, *datenbank, *drehfutter, *dschungel, *duftstoff,
    *engel, *farbstoff, *fell, *fellfutter, *fleecefutter, *flugel, *fuhr, *gefahrstoff, *hagel, *innenfutter,
    *jerseyfutter, *karofutter, *kasten, *kleine, *kohlenstoff, *kristall, *kugel, *kugelkafig, *kunststoff,
    *lederfutter, *mangel, *matisch, *meshfutter, *metisch, *nadelkafig, *nahrstoff, *netisch, *netzfutter, *optisch,
    *orgel, *pegel, *pelzfutter, *plakette, *regel, *rohstoff, *rollenkafig, *sack, *satinfutter, *sauerstoff,
    *saugnapf, *schadstoff, *schaumstoff, *scheibe, *schlegel, *segel, *seidenfutter, *septisch, *set, *sherpafutter,
    *siegel, *stangel, *steller, *steppfutter, *stickstoff, *streifen, *taschenfutter, *teddyfutter, *thermofutter,
    *tiegel, *transport, *treibstoff, *vogel, *warmfutter, *wasserstoff, *werkstoff, *wirkstoff, *wollfutter,
    *zellstoff, *ziegel, 10 facher, 2 facher, 3 facher, 4 facher, 4x4 cm, 5 facher, 5x5 cm, 6 facher, 8 facher,
    accessoires, alleine, angebote, angelika, angelika*, ant man, antersdorfer muhle, armband fur apple watch, art,
    auflage, aufruhr, autogramm*, automat*, automatik, automatikgurt, automatikuhr optik, automatisch, autor*,
    autoventil, babylock*, backofenfest, bad, ballaststoff, barock, baumwolle, begleiter, beige, beistell, berliner,
    bewegungssensor, blau, bohlsener muhle, braun, breit, breite, brennstoff, bring, bruchfest, bugelfrei, bugelleicht,
    catering, cd, cord, cotes du rhone, dammstoff, diverses, duftstoff, durchmesser, during, einsamen, engineering,
    ersatz, fairy, farbe, farbstoff, fass, fell, felle, flieder duft, frottee, gasuhr, gefahrstoff, gemeinsamen, gemuse
    pflanzen, gerat, geschenk, geschenkbox, geschenkidee, geschenkkorb, geschenkset, gift, glas optik, glock, gold,
    golf 4, golf 5, golf 6, golf 7, golf 8, grau, grosse, grun, guardians of the galaxy, hammermuhle, handicap,
    hartschale, hell, herde, hering, herr der ringe, hersteller, hibiskus duft, hitzebestandig, holz, holzring, hong
    kong, huhn, hundert*, impfstoff, innenfutter, iron man, jasmin duft, jersey, jungen, kakteen motiv, kanister,
    kapselmaschine, karten set, kasten, katzenauge, kegel, kinder, king kong, knitterarm, kohlenstoff, kompakt,
    kratzfest, kugel, kugeln, kunststoff, ladegerat fahig, langsamen, laternenstall, lavendel duft, lebensbaum, leder,
    leinen, maca, magnolie duft, maschinenwaschbar, mehrzweck, memory foam, merino wolle, merinowolle, metall,
    mikrowellengeeignet, mobile, monitoring, multifunktion, nahrstoff, nervenfutter, netz, neuheiten, notleine, obst
    gemuse pflanzen, ofenfest, orchidee duft, orgel, orgeln, orthopadisch, outdoor aktivitaten, paar, packung, palette,
    palme motiv, palmen motiv, parkuhr, passage, peitschenleine, pet, pet flasche, pflanzlich, pflanzliche,
    pflanzlichen, pflanzlicher, pflanzliches, pflegeleicht, praktisch, quadratisch, regel, regeln, reisegrosse,
    reissleine, rettungsleine, robust, robuste, rodeo, rohstoff, rose, rot, rotierend, ruhr, rund um die uhr, sack,
    samt, satin, sauerstoff, saugnapf, schadstoff, schaumstoff, scheibe, scheiben, schlampe, schlegel, schurwolle,
    schwarz, schwarzlack, schwimmer, seite, set, sicherungsleine, silber, silikon, skimmer, skin, skin*, skip, skizze*,
    skizzen*, sonstiges, spider man, spielberger muhle, sponsoring, spring, spritzring, spulmaschinenfest, stangel,
    stickstoff, stoffbezug, stossfest, strandtag, string lights, stuck, teddyfutter, teefutter, teekanne gmbh, tor,
    totes, totes meer, training, transport, traumbaum, treibstoff, trocken, trockene, trockener, trockenes, trocknend,
    trocknergeeignet, tube, unisex, video, videos, vitamin e ol, vogel, vollautomatisch, vw golf, wand, warenkorb,
    waschmaschinenfest, wasserdicht, wasserstoff, wasseruhr, weiss, welle, werkstoff, werkzeugfrei, werkzeuglos,
    wilhelm, wippe, wirkstoff, wollfutter, wunderbaum, wurfleine, zahne, zellstoff, ziegel, zubehor`,
  departments: `alle produkte, baumarkt und garten, diverse, diverses, drogerie, drogeriemarkt, geschenkideen,
    haus und garten, heim und garten, non food, nonfood, sonstige, sonstiges, sortiment, verschiedenes`,
  parts: 'ersatzteil, ersatz und verschleissteile, ersatzteil nr, verschleissteil',
};
