import { type CategoryMask, maskOf, maskOfNames } from './category-mask.ts';
import { type PackedWords, packWords } from './packed-words.ts';
import { formsOf, HEADS, type Language } from './word-forms.ts';
import { type Kind, readWordTable } from './word-table.ts';

/** What a word or phrase tells. */
export type Entry = {
  /** The tags of the thing it names; null where it names none, 0 for a thing of no category. */
  thing: CategoryMask | null;
  isUnsure: boolean;
  isPrinted: boolean;
  isContainer: boolean;
  uses: CategoryMask;
  makers: CategoryMask;
  isForChildren: boolean;
  isStrap: boolean;
  isOfHome: boolean;
  /** Names a sport that is watched more than done. */
  isWatched: boolean;
  isCut: boolean;
  isFor: boolean;
  isDepartment: boolean;
  isPart: boolean;
  /** Tells nothing even where its singular does. */
  isSilent: boolean;
  head: 'last' | 'first';
};

type LanguageWords = {
  /** Words and phrases, and the beginnings of phrases. */
  words: PackedWords<Entry>;
  /** Of compounds. */
  beginnings: Map<string, Entry>;
  ends: Map<string, Entry>;
};

/**
 * The languages that a store's titles are read in; what the first of them knows counts. `german`: whose compounds are
 * told by their parts, where it is one of them.
 */
export type Lexicon = { languages: LanguageWords[]; german: LanguageWords | undefined };

const SOMEONES = maskOf(['BABY', 'PET_SUPPLIES']);
const IN_CARS = maskOf(['AUTOMOTIVE', 'ELECTRONICS']);
const lexicons = new Map<string, Lexicon>();
const built = new Map<Language, LanguageWords>();

/**
 * The words of a store's language first: where another language means something else by a word, its own meaning
 * counts. English is mixed in everywhere, Arabic letters meet with no other words. A language that is not here takes all.
 */
export function lexiconOf(language: string | null): Lexicon {
  const code = language?.slice(0, 2).toLowerCase() ?? '';
  const known = Object.hasOwn(HEADS, code) ? (code as Language) : '';
  let lexicon = lexicons.get(known);
  if (!lexicon) {
    const all = Object.keys(HEADS) as Language[];
    const codes = known === '' ? all : [...new Set<Language>([known, 'en', 'ar'])];
    lexicon = { languages: codes.map(wordsOf), german: codes.includes('de') ? wordsOf('de') : undefined };
    lexicons.set(known, lexicon);
  }
  return lexicon;
}

export function findWord({ languages }: Lexicon, word: string): Entry | undefined {
  for (const { words } of languages) {
    const entry = words.get(word);
    if (entry) return entry;
  }
  return undefined;
}

/** The longest phrase that begins at a word, or the word itself, and where it ends. */
export function findLongest({ languages }: Lexicon, words: string[], at: number): { entry?: Entry; end: number } {
  let found: Entry | undefined;
  let foundEnd = at + 1;
  for (const language of languages) {
    let phrase = words[at]!;
    let known = language.words.get(phrase);
    found ??= known ?? undefined;
    for (let end = at + 1; known !== undefined && end < words.length; end++) {
      phrase += ` ${words[end]}`;
      known = language.words.get(phrase);
      if (known && end + 1 > foundEnd) [found, foundEnd] = [known, end + 1];
    }
  }
  return found ? { entry: found, end: foundEnd } : { end: foundEnd };
}

/** Each language once, however many stores' titles are read in it. */
function wordsOf(code: Language): LanguageWords {
  let language = built.get(code);
  if (!language) {
    language = buildWords(code);
    built.set(code, language);
  }
  return language;
}

function buildWords(language: Language): LanguageWords {
  const shared = new Map<string, Entry>();
  // thousands of words tell the very same: one entry serves them all
  const share = (entry: Entry): Entry => {
    const told = Object.values(entry).join();
    if (!shared.has(told)) shared.set(told, entry);
    return shared.get(told)!;
  };
  const own = ownEntries(language, share);
  // a plural that the table has too names the same thing
  for (const [word, { thing, isPrinted, isUnsure }] of own) {
    if (word.includes('*')) continue;
    for (const form of formsOf(word, language)) {
      const known = own.get(form);
      if (!known || known.isSilent) continue;
      const told = {
        thing: known.thing ?? thing,
        isPrinted: known.isPrinted || isPrinted,
        isUnsure: known.isUnsure || isUnsure,
      };
      own.set(form, share({ ...known, ...told }));
    }
  }
  const phrases = new Map<string, Entry>();
  const beginnings = new Map<string, Entry>();
  const ends = new Map<string, Entry>();
  for (const [word, entry] of own) {
    if (word.endsWith('*')) beginnings.set(word.slice(0, -1), entry);
    else if (word.startsWith('*')) {
      ends.set(word.slice(1), entry);
      addOnce(phrases, word.slice(1), own.get(word.slice(1)) ?? entry);
    } else phrases.set(word, entry);
  }
  for (const [word, entry] of own) {
    if (!word.includes('*')) for (const form of formsOf(word, language)) addOnce(phrases, form, entry);
  }
  return { words: packWords(withBeginnings(phrases)), beginnings, ends };
}

/** The entries of a language's table, without the plurals that follow from them. */
function ownEntries(language: Language, share: (entry: Entry) => Entry): Map<string, Entry> {
  const told = new Map<string, Entry>();
  const own = new Map<string, Entry>();
  for (const { entry: word, categories, kinds } of readWordTable(language)) {
    const line = `${categories} ${kinds}`;
    if (!told.has(line)) told.set(line, share(entryOf(categories, kinds.split(' ') as Kind[], HEADS[language])));
    const known = own.get(word);
    own.set(word, known ? share(bothOf(known, told.get(line)!)) : told.get(line)!);
  }
  return own;
}

function entryOf(categories: string, kinds: Kind[], head: Entry['head']): Entry {
  const mask = categories === '-' ? 0 : maskOfNames(categories);
  const is = (kind: Kind): boolean => kinds.includes(kind);
  const thing = is('thing') ? mask : null;
  // what else is named beside a cot or an aquarium is for whom they are, and beside a car radio for cars
  const beside = (thing ?? 0) & (SOMEONES | ((mask & IN_CARS) === IN_CARS ? IN_CARS : 0));
  return {
    thing,
    isUnsure: is('unsure'),
    isPrinted: is('printed'),
    isContainer: is('container'),
    uses: (is('use') ? mask : 0) | (is('unsure') ? 0 : beside),
    makers: is('maker') ? mask : 0,
    isForChildren: is('children'),
    isStrap: is('strap'),
    isOfHome: is('of-home'),
    isWatched: is('watched'),
    isCut: is('cut'),
    isFor: false,
    isDepartment: is('department'),
    isPart: is('part'),
    isSilent: is('nothing') || is('part'),
    head,
  };
}

/** What two lines of one word tell. */
function bothOf(one: Entry, other: Entry): Entry {
  const flags = Object.entries(other).filter(([, value]) => value === true);
  return {
    ...one,
    ...Object.fromEntries(flags),
    thing: one.thing ?? other.thing,
    uses: one.uses | other.uses,
    makers: one.makers | other.makers,
  };
}

/** Phrases, and null for the beginnings of longer ones that are none themselves. */
function withBeginnings(phrases: ReadonlyMap<string, Entry>): Map<string, Entry | null> {
  const all = new Map<string, Entry | null>(phrases);
  for (const phrase of phrases.keys()) {
    for (let end = phrase.lastIndexOf(' '); end > 0; end = phrase.lastIndexOf(' ', end - 1)) {
      const beginning = phrase.slice(0, end);
      if (!all.has(beginning)) all.set(beginning, null);
    }
  }
  return all;
}

function addOnce(entries: Map<string, Entry>, word: string, entry: Entry): void {
  if (!entries.has(word)) entries.set(word, entry);
}
