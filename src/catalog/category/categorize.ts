import { Tag } from '#contract/tag.ts';
import { type AboutStore, aboutStore, type StoreContext } from './about-store.ts';
import { type CategoryMask, isOne, maskOf, OF_NONE, OF_PARTS, WHOSE } from './category-mask.ts';
import { CLAIMS, CLAIMS_OF_A_QUARTER, STORE_CLAIMS, usesOf } from './claims.ts';
import { filedUnder } from './filed-under.ts';
import { lexiconOf } from './lexicon.ts';
import { NOTHING, readLabel, readWords, type WordsRead } from './read-words.ts';

/** Raise it with every change of rules or words, so that all products are categorized again. */
export const RULES_VERSION = 20;

export type ProductText = {
  title: string;
  productType: string | null;
  /** Breadcrumbs, categories and the store's own tags; null if unknown. */
  labels: readonly string[] | null;
  /** The id in Shopify's taxonomy under which the shop files it, if it says so. */
  category?: string | null;
};

const MAX_CATEGORIES = 3;
const MAX_LABELS = 30;
const BY_THING = 3;
const BY_OTHER = 1;
const BY_USE = 2;
const BY_LABEL = 1;
const BY_PART_OF_LABEL = 0.4;
const MAX_BY_LABELS = 1.9;
const ENOUGH = 2;
const WOMEN = maskOf(['WOMEN_CLOTHING']);
const MEN = maskOf(['MEN_CLOTHING']);
const BABY = maskOf(['BABY']);
const PETS = maskOf(['PET_SUPPLIES']);
const TOYS = maskOf(['TOYS']);
const TOOLS = maskOf(['TOOLS']);
const ELECTRONICS = maskOf(['ELECTRONICS']);
const FASHION = maskOf(['FASHION']);
const SPORTS = maskOf(['SPORTS']);
const WATCHES = maskOf(['WATCHES']);
const JEWELRY = maskOf(['JEWELRY']);
const GARDEN = maskOf(['GARDEN']);
const HOME = maskOf(['HOME']);
const KITCHEN = maskOf(['KITCHEN']);
const OUTDOORS = maskOf(['OUTDOORS']);
const WORN = maskOf(['FASHION', 'SHOES', 'ACCESSORIES']);
/** Words of these categories hardly ever mean anything else. */
const UNMISTAKABLE = maskOf(['SHOES', 'WATCHES', 'PET_SUPPLIES']);
/** Phrases of these categories hardly ever mean anything else. */
const UNMISTAKABLE_PHRASES = maskOf(['ELECTRONICS', 'FASHION', 'ACCESSORIES', 'HOME', 'KITCHEN']);

/** The categories of a product, surest first, 3 at most; none if nothing indicates one. A pure function. */
export function categorize(product: ProductText, store: StoreContext): Tag[] {
  return categoriesOf(readProduct(product, store.language), aboutStore(store));
}

/** What the words of a product say, whatever its store sells. */
export type ProductRead = {
  title: WordsRead;
  type: WordsRead;
  labels: LabelsRead;
  /** Whether its type or a label only says that it is a part of another thing. */
  isPart: boolean;
  category: string | null;
};
type LabelsRead = {
  scores: Float64Array;
  /** What a label other than the type names for sure. */
  named: CategoryMask;
  uses: CategoryMask;
  isForChildren: boolean;
};

export function readProduct(
  { title, productType, labels, category = null }: ProductText,
  language: string | null,
): ProductRead {
  const lexicon = lexiconOf(language);
  const others = (labels ?? []).slice(0, MAX_LABELS).filter((label) => label !== productType);
  const reads = others.map((label) => readLabel(label, lexicon));
  const type = productType ? readLabel(productType, lexicon) : NOTHING;
  const read = {
    category,
    title: readWords(title, lexicon),
    type,
    labels: sumOf(reads),
    isPart: [type, ...reads].some((one) => one.isPart && one.head === null && toldBy(one) === 0),
  };
  return { ...read, type: withLabels(read, typeOfLabels(reads)) };
}

/**
 * The type, or what the labels say if it says nothing. A label for babies or animals says whom a thing is for, as a
 * type does, unless it may be printed on the thing.
 */
function withLabels({ title, type, labels }: ProductRead, ofLabels: WordsRead): WordsRead {
  const isOpen = (!title.head || title.isUnsure) && type.head === null && toldBy(type) === 0;
  const found = isOpen ? ofLabels : type;
  const whose = title.isPrinted ? 0 : labels.uses & (BABY | PETS);
  return whose === 0 ? found : { ...found, uses: found.uses | whose };
}

/** A label that no other label contradicts serves as a type if neither title nor type names a thing for sure. */
function typeOfLabels(reads: readonly WordsRead[]): WordsRead {
  const telling = reads.filter((read) => toldBy(read) !== 0);
  return telling.find((read) => telling.every((other) => toldBy(read) & toldBy(other))) ?? NOTHING;
}

function toldBy({ head, uses }: WordsRead): CategoryMask {
  return ((head ?? 0) | uses) & ~WHOSE;
}

/**
 * The product's tags by its own words (`own`) as a mask, for what the store is about. It is 0 if no word is sure, and
 * `OF_NONE` if the words show that it has no tag. `OF_PARTS` may be set besides.
 */
export function ownMask({ title, type, isPart, category }: ProductRead, own: readonly Tag[]): CategoryMask {
  const part = isPart ? OF_PARTS : 0;
  const filed = category === null ? null : filedUnder(category, maskOf(own));
  if (filed !== null) return part | (filed || OF_NONE);
  if (isOfTwoMeanings(title, type)) return part;
  return part | (own.length === 0 && (title.head === 0 || type.head === 0) ? OF_NONE : maskOf(own));
}

export function categoriesOf(read: ProductRead, about: AboutStore): Tag[] {
  const { title, type, labels } = read;
  const ofParts = read.isPart ? about.ofParts : 0;
  const store = ofParts === 0 ? about : { ...about, main: 0, sure: 0 };
  const { main, sure, common, claiming } = store;
  const scores = scoresOf(title, type, store);
  let found = maskOfAtLeast(scores, ENOUGH);
  if (found === 0 && title.head !== 0 && type.head !== 0) {
    found = maskOfAtLeast(labels.scores, BY_LABEL) & ~(WOMEN | MEN);
    if (found === 0 && title.head === null) found = main & ~(WOMEN | MEN);
  }
  // a type alone may be ambiguous too
  const isOpen = isOfTwoMeanings(title, type) || (title.head === null && title.uses === 0 && type.isUnsure);
  if (sure !== 0 && !(found & sure) && isOpen && !(found & WORN && sure & WORN)) found = sure;
  // a bracelet for a device is a strap
  if (title.isStrap && ((found | title.things) & WATCHES || (found & JEWELRY && title.meant & ELECTRONICS)))
    found = WATCHES;
  if ((title.isOfHome || type.isOfHome) && found & GARDEN) found = (found & ~GARDEN) | HOME;
  found = claimedBy(main, STORE_CLAIMS, claimedBy(claiming, CLAIMS_OF_A_QUARTER, found));
  const confirmed = keepConfirmed(found, title, type, labels.named, store);
  // a misread word gives way to what the type, another word or a label names, if the store sells that
  const besides = (((type.head ?? 0) | title.things) & main) | (labels.named & common);
  found = confirmed === 0 && found !== 0 ? besides & ~(WOMEN | MEN) : confirmed;
  // a brake among spare parts of scooters is for scooters
  if (ofParts !== 0) found = found & common || ofParts;
  addScores(scores, labels.scores);
  const isForChildren = title.isForChildren || type.isForChildren || labels.isForChildren;
  // a child's tools are toys
  if (isForChildren && found & TOOLS && !((found | title.uses) & BABY)) found = (found & ~TOOLS) | TOYS;
  // the shop's own taxonomy comes before all else
  found = (read.category === null ? null : filedUnder(read.category, found)) ?? found;
  return best(withWearers(found, title.uses | type.uses, labels.uses, isForChildren, main), scores);
}

/**
 * Drops what hardly any other product of the store is, because it is as often a misread word. It keeps what title and
 * type or label both name, what a phrase of several words names, and a type that names a kind of thing if the title
 * names none.
 */
function keepConfirmed(
  found: CategoryMask,
  title: WordsRead,
  type: WordsRead,
  namedByLabels: CategoryMask,
  { common, rare }: AboutStore,
): CategoryMask {
  const named = namedForSure(title);
  const namedTwice = title.isUnsure ? 0 : named & (namedForSure(type) | namedByLabels);
  const phrased = title.isPhrase && !title.isUnsure ? title.head! & UNMISTAKABLE_PHRASES : 0;
  const isTypeAlone = title.head === null && !type.isUnsure && !type.isJoined;
  const byType = isTypeAlone ? (type.head ?? 0) & ~type.uses : 0;
  const surely = namedTwice | phrased | byType;
  const confirmed = found & (((common | named) & (~rare | (named & UNMISTAKABLE))) | surely);
  // if the product stays clothing, so does its wearer
  return confirmed & FASHION ? confirmed | (found & (WOMEN | MEN)) : confirmed;
}

function namedForSure({ head, uses, isUnsure }: WordsRead): CategoryMask {
  return (isUnsure ? 0 : (head ?? 0)) | uses;
}

function scoresOf(given: WordsRead, type: WordsRead, { common, rare }: AboutStore): Float64Array {
  // a perfume maker also makes ties: its other goods do not count if the store sells ties and hardly any perfume
  const title = (given.head ?? 0) & common & ~rare ? { ...given, makers: given.makers & ~rare } : given;
  const scores = new Float64Array(Tag.options.length);
  const titleUses = ofRooms(usesOfTitle(title, type), title.head ?? 0);
  const overruled = isOverruled(title, type);
  const named = title.meant & PETS || overruled ? 0 : (title.head ?? 0);
  const titleThing = claimed(named, titleUses | (type.isJoined ? type.uses & WHOSE : type.uses));
  // a type that repeats an ambiguous word supports it no more than the title does
  let typeThing = overruled && type.isUnsure ? 0 : claimed(type.head ?? 0, titleUses | type.uses);
  let typeUses = type.uses;
  const titleTold = titleThing | (titleUses & ~WHOSE);
  // a thing worn or carried stays one wherever it is sold
  if (titleThing & WORN) typeUses &= titleThing | WHOSE | SPORTS | OUTDOORS;
  // a thing named for sure does not also take the category of its department
  if (titleThing !== 0 && !title.isUnsure) typeUses &= titleThing | WHOSE | (usesOf(titleThing, typeUses) & ~FASHION);
  if (title.isPrinted && !title.isOfSport) typeUses &= ~SPORTS;
  if (type.isJoined) {
    // `Phones & Tablets` are of one kind
    const isOfOneKind = isOne(((type.head ?? 0) | type.uses) & ~WHOSE);
    if (!isOfOneKind || (titleTold !== 0 && !title.isUnsure)) {
      // a department of several kinds adds nothing to a named thing, and names no thing itself
      typeUses &= titleTold | WHOSE | (isOfOneKind ? usesOf(titleThing, typeUses) : 0);
      typeThing &= titleTold;
    }
  }
  // an ambiguous type counts only if the title names such a thing too, or names none for sure
  const ofTitle = title.head === null ? titleUses & ~WHOSE : title.isUnsure ? 0 : titleThing;
  if (type.isUnsure && ofTitle !== 0 && !((ofTitle | title.things) & typeThing)) typeThing = 0;
  const isAtOdds = titleThing !== 0 && typeThing !== 0 && (titleThing & typeThing) === 0;
  // a department says less than the title, a kind of thing says more
  const isDepartment = (type.uses & typeThing) !== 0 || type.isJoined;
  add(scores, titleThing, isAtOdds && !isDepartment ? BY_OTHER : BY_THING);
  add(scores, typeThing, isAtOdds && isDepartment ? BY_OTHER : BY_THING);
  let uses = titleUses | (isAtOdds && isDepartment ? typeUses & (~typeThing | usesOf(titleThing, typeUses)) : typeUses);
  // a thing that no animal uses only depicts one
  if (titleThing !== 0 && !(type.uses & PETS) && !(titleThing & PETS)) uses &= ~PETS;
  // food is not kitchenware, wherever it is sold; an oil for the hair is not food
  if ((title.head === 0 && !(title.isUnsure && title.uses & ~WHOSE)) || type.head === 0)
    uses &= isRead(title) ? 0 : PETS;
  uses = claimed(uses, uses & (PETS | TOYS));
  add(scores, uses & ~(WOMEN | MEN), BY_USE);
  return scores;
}

/** For whom and for what the title says its thing is. If the title does not name the thing, the type does. */
function usesOfTitle(
  { head, uses, meant, makers, isUnsure, isPrinted, isOfSport }: WordsRead,
  type: WordsRead,
): CategoryMask {
  // a coat for a dog is not clothing
  if (meant & PETS) return PETS;
  const thing = head || type.head;
  // a horse by a maker of toys is a toy
  if (!thing && makers & TOYS) return (uses & ~PETS) | makers;
  if (!thing || (head && isUnsure && !isPrinted) || (!head && type.isUnsure)) return uses | makers;
  const kept = uses & (thing | usesOf(thing, uses) | WOMEN | MEN);
  // a print says nothing of its use, but a shirt for running or a bag for a laptop is for that
  if (!head || !isPrinted) return kept;
  // fan wear is not for a sport
  return kept & (WOMEN | MEN | BABY | (isOfSport ? SPORTS : 0) | ELECTRONICS | meant);
}

/** Books and the like: their subject is not a category. */
function isRead({ head, isPrinted }: WordsRead): boolean {
  return head === 0 && isPrinted;
}

/** A thing for several rooms of a home is for the home, even if the kitchen or the terrace is one of them. */
function ofRooms(uses: CategoryMask, thing: CategoryMask): CategoryMask {
  return thing & HOME && uses & HOME ? uses & ~(KITCHEN | GARDEN) : uses;
}

/** Whether the word that names the thing means something else here, as its use or its type shows. */
function isOverruled(title: WordsRead, type: WordsRead): boolean {
  const thing = title.head ?? 0;
  if (!title.isUnsure || thing === 0) return false;
  if (type.head === 0) return true;
  // a print does not say what the thing is
  const uses = title.isPrinted ? title.meant : title.uses;
  const named = ((uses | title.makers | type.uses) & ~WHOSE) | (type.isUnsure ? 0 : (type.head ?? 0));
  return (named & ~FASHION) !== 0 && (named & thing) === 0 && usesOf(thing, title.uses | type.uses) === 0;
}

/** Whether the store's goods decide: the naming word is ambiguous, and neither its use nor its type supports it. */
function isOfTwoMeanings(title: WordsRead, type: WordsRead): boolean {
  if (!title.isUnsure || usesOf(title.head ?? 0, title.uses & ~WHOSE) !== 0) return false;
  return type.head === null || (type.isUnsure && (type.head & (title.head ?? 0)) === 0);
}

function sumOf(reads: readonly WordsRead[]): LabelsRead {
  const scores = new Float64Array(Tag.options.length);
  let named = 0;
  let uses = 0;
  let isForChildren = false;
  for (const read of reads) {
    add(scores, (read.head ?? 0) | read.uses, read.isExact ? BY_LABEL : BY_PART_OF_LABEL);
    named |= namedForSure(read);
    uses |= read.uses;
    isForChildren ||= read.isForChildren;
  }
  for (let place = 0; place < scores.length; place++) scores[place] = Math.min(scores[place]!, MAX_BY_LABELS);
  return { scores, named, uses, isForChildren };
}

function claimed(things: CategoryMask, uses: CategoryMask): CategoryMask {
  let left = things;
  for (const claim of CLAIMS) if (uses & claim.use) left &= ~claim.things;
  // a smartwatch among watches stays a device
  return things & WATCHES ? left | (things & ELECTRONICS) : left;
}

/** The category of the store's goods that claims all that was found, if there is one. */
function claimedBy(goods: CategoryMask, claims: typeof STORE_CLAIMS, found: CategoryMask): CategoryMask {
  const claim = claims.find(({ use, things }) => goods & use && found & things && !(found & ~things));
  return claim ? claim.use : found;
}

/** Clothing is for women or men if its words or labels say so, or if only women wear such things. */
function withWearers(
  found: CategoryMask,
  uses: CategoryMask,
  labelUses: CategoryMask,
  isForChildren: boolean,
  main: CategoryMask,
): CategoryMask {
  if (!(found & FASHION)) return found & ~(WOMEN | MEN);
  const wearers = uses & (WOMEN | MEN);
  if (isForChildren && wearers === 0) return found & ~(WOMEN | MEN);
  if (wearers !== 0) return (found & ~(WOMEN | MEN)) | wearers;
  if (main & BABY) return (found & ~(WOMEN | MEN)) | BABY;
  if (found & (WOMEN | MEN)) return found;
  const byLabels = labelUses & (WOMEN | MEN);
  if (byLabels === WOMEN || byLabels === MEN) return found | byLabels;
  return found;
}

function add(scores: Float64Array, mask: CategoryMask, weight: number): void {
  for (let left = mask; left !== 0; left &= left - 1) scores[31 - Math.clz32(left & -left)]! += weight;
}

function addScores(scores: Float64Array, more: Float64Array): void {
  for (let place = 0; place < scores.length; place++) scores[place]! += more[place]!;
}

function maskOfAtLeast(scores: Float64Array, least: number): CategoryMask {
  let mask = 0;
  for (let place = 0; place < scores.length; place++) if (scores[place]! >= least) mask |= 1 << place;
  return mask;
}

function best(mask: CategoryMask, scores: Float64Array): Tag[] {
  const places: number[] = [];
  for (let left = mask; left !== 0; left &= left - 1) places.push(31 - Math.clz32(left & -left));
  return places
    .sort((one, other) => scores[other]! - scores[one]! || one - other)
    .slice(0, MAX_CATEGORIES)
    .map((place) => Tag.options[place]!);
}
