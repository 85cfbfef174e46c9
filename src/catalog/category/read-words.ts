import { searchText } from '../search-text.ts';
import { type CategoryMask, isOne, maskOf, WHOSE } from './category-mask.ts';
import { type Entry, findLongest, findWord, type Lexicon } from './lexicon.ts';

/** What a title, a type or a label says. */
export type WordsRead = {
  /** The tags of the thing it names; null if it names none, 0 if the thing has no category. */
  head: CategoryMask | null;
  /** Whether the word that names it often means something else. */
  isUnsure: boolean;
  /** Whether several words together name it. */
  isPhrase: boolean;
  isPrinted: boolean;
  /** The tags of every thing that it mentions. */
  things: CategoryMask;
  /** For whom or for what it is. */
  uses: CategoryMask;
  /** The uses that follow a word such as `for`. */
  meant: CategoryMask;
  /** What the makers that it names make. */
  makers: CategoryMask;
  isForChildren: boolean;
  /** Whether the thing is a strap, such as a watch's. */
  isStrap: boolean;
  /** Whether it is for the home, although it may be in the garden, like a lamp or an artificial plant. */
  isOfHome: boolean;
  /** Whether it names a sport, or a maker of sportswear, that is not only watched. */
  isOfSport: boolean;
  /** Whether it is only one word or one phrase. */
  isExact: boolean;
  /** Whether it names several kinds side by side, as departments do: `Clothing & Shoes`. */
  isJoined: boolean;
  /** Whether it is a department of many kinds. */
  isDepartment: boolean;
  /** Whether it says that a thing is a part of another. */
  isPart: boolean;
};

export const NOTHING: WordsRead = {
  head: null,
  isUnsure: false,
  isPhrase: false,
  isPrinted: false,
  things: 0,
  uses: 0,
  meant: 0,
  makers: 0,
  isForChildren: false,
  isStrap: false,
  isOfHome: false,
  isOfSport: false,
  isExact: false,
  isJoined: false,
  isDepartment: false,
  isPart: false,
};

/** A word that replaces the marks between parts of a text, which search would drop. */
const MARK = 'zqz';
const MARKS = /[|/(),;:[\]•·–—>+\n]|\s-|-\s/g;
/** Search would read the sign as letters of the word before it. */
const TRADEMARK = /[\u2120\u2122]/g;
const LONGEST_PART = 24;
const SHORTEST_COMPOUND = 5;
/** How much the product contains: `0,33 l`, `24 oz`. */
const CONTENT = /\d\s?(?:ml|cl|dl|l|lt|ltr|liter|litros?|litres?|g|gr|gm|kg|oz|lbs?|ud|مل|جرام|كجم)(?![\p{L}\p{N}])/iu;
const VOLUME = /\d\s?(?:ml|cl|dl|l|lt|ltr|liter|litros?|litres?|مل)(?![\p{L}\p{N}])/iu;
const KITCHEN = maskOf(['KITCHEN']);

/** Scale models are named after what they show: `Tiger I 1/35`. Scales that are also inch sizes need a colon. */
const SCALE = /\b1(?:[:/](?:18|24|35|43|48|72|87|144|350|700)|:(?:12|16|32|64))\b/;
const TOYS = maskOf(['TOYS']);
const SPORTS = maskOf(['SPORTS']);

/** Medicine and food supplements state their dose, devices their memory: `500 mg`, `64 GB`. */
const DOSE = /\d\s?(?:mg|mcg|µg|ui|iu|مجم|ملجم|مج)(?![\p{L}\p{N}])/iu;
const MEMORY = /\d\s?(?:gb|tb|mah|ghz|mhz|جيجا)(?![\p{L}\p{N}])/iu;
const HEALTH = maskOf(['HEALTH_AND_FITNESS']);

/** Counts name nothing: a mask of `7 sheets`, `20 bags` of tea, `12 pc`. `50 tablets` are no devices, `3.5g` no 5G. */
const COUNT =
  /(?<![\p{L}\d.,])(?<!windows )\d+(?:(?:[.,]\d+\s?g|\s?pcs?)(?![\p{L}\d])|\s(?=(bags|sheets|tablets)\b))/giu;

/** Baby clothes are sized in months: `3-6 months`, or `6-9m` for things worn; elsewhere `m` means metres. */
const BABY_AGE =
  /(?<![\w.])\d\d?\s?[-–]\s?\d\d?\s?(?:m(?!\w)|(months?(?!\w)|mths?(?!\w)|mois(?!\w)|monate|meses(?!\w)|شهر|أشهر|اشهر|شهور))/iu;
const BABY = maskOf(['BABY']);
const WORN = maskOf(['FASHION', 'SHOES', 'ACCESSORIES']);
const OF_BABIES = maskOf(['HOME', 'TOYS', 'FASHION', 'SHOES', 'KITCHEN', 'BEAUTY']);
const ELECTRONICS = maskOf(['ELECTRONICS']);

/** Words, or first words of phrases, that introduce what the thing is for. */
const FOR = new Set([
  'for',
  'fits',
  'compatible',
  'pour',
  'fur',
  'fuer',
  'kompatibel',
  'passend',
  'para',
  'ل',
  'متوافق',
  'متوافقه',
  'مناسب',
  'مناسبه',
]);

/** Arabic joins these to the next word: `لساعة`, for a watch; `بشاشة`, with a screen. */
const ARABIC_FOR = 'ل';
const ARABIC_WITH = 'ب';

/** Words beside these are only depicted on the thing: `Hunde-Design`, `heart-shaped`, `motif chat`. */
const SHOWN = new Set(
  'design,designs,diseno,estampado,forma,imprime,motif,motifs,motiv,motive,motivo,optik,shaped,themed,بشكل,بتصميم'.split(
    ',',
  ),
);
const SMALL = new Set(['d', 'de', 'del', 'en']);

const PATH = /\s*[>›»|]\s*|^\/|\/(?=\S*\/)/;
/** `HandlebarBags`, as some shops write the names of their categories. */
const JOINED_WORDS = /(\p{Ll})(\p{Lu})/gu;
const JOINER = /[&+,]|[\s-](?:and|et|und|y|e)[\s-]|\sو/iu;

const readsOf = new WeakMap<Lexicon, Map<string, WordsRead>>();
const MAX_CACHED = 5_000;

/** Reads a product type or a label in all its parts. Cached, because shops repeat them over all their products. */
export function readLabel(text: string, lexicon: Lexicon): WordsRead {
  let reads = readsOf.get(lexicon);
  if (!reads || reads.size >= MAX_CACHED) {
    reads = new Map();
    readsOf.set(lexicon, reads);
  }
  let read = reads.get(text);
  if (!read) {
    read = readPath(text, lexicon);
    const parted = text.replace(JOINED_WORDS, '$1 $2');
    if (parted !== text && read.head === null && read.uses === 0) read = readPath(parted, lexicon);
    reads.set(text, read);
  }
  return read;
}

/** The last step of a path (`Women > Clothing > Dresses`) that says something. Any step may name the wearer. */
function readPath(text: string, lexicon: Lexicon): WordsRead {
  const steps = text.split(PATH);
  const reads = steps.map((step) => {
    const read = readWords(step, lexicon, true);
    if (read.isDepartment) return { ...NOTHING, isPart: read.isPart };
    const isJoined = JOINER.test(step);
    // `Phones & Tablets` support each other
    return { ...read, isJoined, isUnsure: read.isUnsure && !(isJoined && isOne(read.head ?? 0)) };
  });
  const read = reads.findLast(({ head, uses }) => head !== null || (uses & ~WHOSE) !== 0) ?? reads.at(-1)!;
  const isForChildren = reads.some((one) => one.isForChildren);
  // in `Badminton > Shoes`, the first step says what the thing is for, as it may say for whom
  const whose = reads.reduce((mask, { uses, isOfSport }) => mask | (uses & (isOfSport ? WHOSE | SPORTS : WHOSE)), 0);
  return { ...read, uses: read.uses | whose, isForChildren, isExact: read.isExact && steps.length === 1 };
}

/** `allParts`: each part of the text names a thing, as in `Clothing > Dresses`; otherwise the first that names one. */
export function readWords(text: string, lexicon: Lexicon, allParts = false): WordsRead {
  const words = searchText(withoutCounts(text.slice(0, 400)).replace(TRADEMARK, ' ').replace(MARKS, ` ${MARK} `))
    .slice(1)
    .split(' ');
  const read: WordsRead = { ...NOTHING };
  const isFilled = CONTENT.test(text);
  if (SCALE.test(text)) read.uses |= TOYS;
  if (DOSE.test(text)) read.makers |= HEALTH;
  if (MEMORY.test(text)) read.makers |= ELECTRONICS;
  let named: Entry | null = null;
  let isPhrase = false;
  let isDone = false;
  let vessel: Entry | null = null;
  // what a thing comes with, or is for, names it only if nothing else does
  let isAfterCut = false;
  let isAfterFor = false;
  let matches = 0;
  const endPart = (isCut: boolean): void => {
    if (named === null || isDone) return;
    if (read.isUnsure && (named.isUnsure || isAfterCut) && !allParts) return;
    read.head = allParts ? (read.head ?? 0) | named.thing! : named.thing;
    read.isUnsure = named.isUnsure || isAfterCut;
    read.isPhrase = isPhrase;
    read.isPrinted = named.isPrinted;
    read.isStrap = named.isStrap;
    isDone = !allParts && (isCut || !read.isUnsure);
    named = null;
  };
  for (let at = 0; at < words.length; ) {
    const word = words[at]!;
    const longest = findLongest(lexicon, words, at);
    const length = longest.end - at;
    if (word === MARK) {
      endPart(false);
      // `w/` is one word
      isAfterCut = words[at - 1] === 'w';
      isAfterFor = false;
    } else {
      let entry = longest.entry ?? cachedPart(word, lexicon);
      if (entry && entry.thing === null && !entry.isCut && isShown(words, at, at + length)) entry = undefined;
      if (entry) {
        matches += 1;
        if (entry.isCut) {
          endPart(true);
          // `For iPhone 15 silicone case` begins with what the thing is for
          isAfterCut = at > 0;
          isAfterFor = FOR.has(word) || entry.isFor;
        }
        if (entry.thing !== null && !isDone && !(isFilled && entry.isContainer) && replacesNamed(entry, named)) {
          // a thing for food is not food
          if (entry.thing !== 0 || !isAfterCut) [named, isPhrase] = [entry, length > 1];
        }
        if (entry.isContainer && entry.thing === KITCHEN) vessel ??= entry;
        read.things |= entry.thing ?? 0;
        // a doll with a pram is not for a baby
        read.uses |= isAfterCut && !isAfterFor ? entry.uses & ~(entry.thing ?? 0) : entry.uses;
        if (isAfterFor) read.meant |= entry.uses | (entry.makers & ELECTRONICS);
        read.makers |= entry.makers;
        if (entry.isOfHome) read.isOfHome = true;
        if ((entry.uses | entry.makers) & SPORTS && !entry.isWatched) read.isOfSport = true;
        if (entry.isForChildren) read.isForChildren = true;
        if (entry.isDepartment) read.isDepartment = true;
        if (entry.isPart) read.isPart = true;
        read.isExact = matches === 1 && length === words.length;
      }
    }
    at += length;
  }
  endPart(false);
  // `Becher 0,3 l` is a vessel, if nothing is named that could be in it
  if (vessel !== null && read.head === null && VOLUME.test(text)) {
    read.head = vessel.thing;
    read.isUnsure = true;
  }
  // what makers of baby things make is for babies
  if (read.makers & BABY && (read.head ?? 0) & OF_BABIES) read.uses |= BABY;
  const age = BABY_AGE.exec(text);
  if (age && (age[1] !== undefined || (read.head ?? 0) & WORN)) read.uses |= BABY;
  return read;
}

function isShown(words: string[], from: number, to: number): boolean {
  const before = SMALL.has(words[from - 1]!) ? from - 2 : from - 1;
  return SHOWN.has(words[to]!) || SHOWN.has(words[before]!);
}

function withoutCounts(text: string): string {
  return text.replace(COUNT, (_, counted?: string) => (counted ? ' counted ' : ' '));
}

/** Whether a word replaces the one that named its part of the text so far. */
function replacesNamed(entry: Entry, named: Entry | null): boolean {
  if (named === null) return true;
  // food beside other things is a taste, a scent or a colour: a lip balm of honey
  if (entry.thing === 0 && named.thing !== 0) return named.isUnsure && !entry.isUnsure && named.head === 'last';
  if (entry.isUnsure !== named.isUnsure && named.thing !== 0) return named.isUnsure;
  return named.head === 'last';
}

const PLURAL = /[nes]$/;
const LONG_PLURAL = /e[nsr]$/;
const parts = new WeakMap<Lexicon, Map<string, Entry | undefined>>();

/** Cached, because most words of shops are in no lexicon and occur again and again. */
function cachedPart(word: string, lexicon: Lexicon): Entry | undefined {
  if (word.length < SHORTEST_COMPOUND) return undefined;
  let known = parts.get(lexicon);
  if (!known || known.size >= MAX_CACHED) {
    known = new Map();
    parts.set(lexicon, known);
  }
  const part = known.get(word);
  if (part !== undefined || known.has(word)) return part;
  const found = entryOfPart(word, lexicon) ?? entryOfUmlauts(word, lexicon);
  known.set(word, found);
  return found;
}

/** The end of a compound says what the thing is, its beginning what it is for. */
function entryOfPart(word: string, lexicon: Lexicon): Entry | undefined {
  if (word[0] === ARABIC_FOR || word[0] === ARABIC_WITH) return entryAfterPrefix(word, lexicon);
  if (!lexicon.german) return undefined;
  const { beginnings, ends } = lexicon.german;
  let found: Entry | undefined;
  for (let from = Math.max(1, word.length - LONGEST_PART); from <= word.length - 2 && !found; from++) {
    found = ends.get(word.slice(from));
    // plurals of compounds
    if (!found && PLURAL.test(word)) {
      found = ends.get(word.slice(from, -1)) ?? (LONG_PLURAL.test(word) ? ends.get(word.slice(from, -2)) : undefined);
    }
  }
  for (let to = Math.min(word.length, LONGEST_PART); to >= 3; to--) {
    const start = beginnings.get(word.slice(0, to));
    if (start && found) {
      return { ...found, uses: found.uses | start.uses, isForChildren: found.isForChildren || start.isForChildren };
    }
    if (start) return start;
  }
  return found;
}

/** `Schlaeger`: shops write umlauts like this in the short names of types. */
function entryOfUmlauts(word: string, lexicon: Lexicon): Entry | undefined {
  if (!lexicon.german) return undefined;
  const written = word.replace(/([aou])e/g, '$1');
  return written === word ? undefined : (findWord(lexicon, written) ?? entryOfPart(written, lexicon));
}

function entryAfterPrefix(word: string, lexicon: Lexicon): Entry | undefined {
  const found =
    findWord(lexicon, word.slice(1)) ?? (word.startsWith('لل') ? findWord(lexicon, word.slice(2)) : undefined);
  return found && found.thing !== null ? { ...found, isCut: true, isFor: word[0] === ARABIC_FOR } : undefined;
}
