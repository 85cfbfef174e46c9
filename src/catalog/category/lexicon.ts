import { type CategoryMask, maskOf, maskOfNames } from './category-mask.ts';
import { type PackedWords, packWords } from './packed-words.ts';
import { formsOf, HEADS, type Language } from './word-forms.ts';
import { type Kind, readWordTable } from './word-table.ts';

/** What a word or phrase says. The flags are explained in word-table.ts. */
export type Entry = {
  /** The tags of the thing it names; null if it names none, 0 if the thing has no category. */
  thing: CategoryMask | null;
  isUnsure: boolean;
  isPrinted: boolean;
  isContainer: boolean;
  uses: CategoryMask;
  makers: CategoryMask;
  isForChildren: boolean;
  isStrap: boolean;
  isOfHome: boolean;
  /** Names a sport that people watch more than they play. */
  isWatched: boolean;
  isCut: boolean;
  isFor: boolean;
  isDepartment: boolean;
  isPart: boolean;
  /** Says nothing, even if its singular does. */
  isSilent: boolean;
  head: 'last' | 'first';
};

type LanguageWords = {
  /** Words, phrases, and the beginnings of phrases. */
  words: PackedWords<Entry>;
  /** The beginnings of compounds. */
  beginnings: Map<string, Entry>;
  ends: Map<string, Entry>;
};

/**
 * The languages in which a store's titles are read; the first one that knows a word decides. `german`: the language
 * whose compounds are split, if it is one of them.
 */
export type Lexicon = { languages: LanguageWords[]; german: LanguageWords | undefined };

const SOMEONES = maskOf(['BABY', 'PET_SUPPLIES']);
const IN_CARS = maskOf(['AUTOMOTIVE', 'ELECTRONICS']);
const lexicons = new Map<string, Lexicon>();
const built = new Map<Language, LanguageWords>();

/**
 * The words of a store's language come first: if a word means something else in another language, its own meaning
 * counts. English words occur everywhere, and Arabic letters occur in no other language here. An unknown language uses
 * all tables.
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

/** Builds each language once, however many stores use it. */
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
  // thousands of words say exactly the same, so they share one entry
  const share = (entry: Entry): Entry => {
    const key = Object.values(entry).join();
    if (!shared.has(key)) shared.set(key, entry);
    return shared.get(key)!;
  };
  const own = ownEntries(language, share);
  // a plural that is in the table too names the same thing
  for (const [word, { thing, isPrinted, isUnsure }] of own) {
    if (word.includes('*')) continue;
    for (const form of formsOf(word, language)) {
      const known = own.get(form);
      if (!known || known.isSilent) continue;
      const merged = {
        thing: known.thing ?? thing,
        isPrinted: known.isPrinted || isPrinted,
        isUnsure: known.isUnsure || isUnsure,
      };
      own.set(form, share({ ...known, ...merged }));
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

/** The entries of a language's table, without the plurals derived from them. */
function ownEntries(language: Language, share: (entry: Entry) => Entry): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  const own = new Map<string, Entry>();
  for (const { entry: word, categories, kinds } of readWordTable(language)) {
    const line = `${categories} ${kinds}`;
    if (!entries.has(line)) entries.set(line, share(entryOf(categories, kinds.split(' ') as Kind[], HEADS[language])));
    const known = own.get(word);
    own.set(word, known ? share(bothOf(known, entries.get(line)!)) : entries.get(line)!);
  }
  return own;
}

function entryOf(categories: string, kinds: Kind[], head: Entry['head']): Entry {
  const mask = categories === '-' ? 0 : maskOfNames(categories);
  const is = (kind: Kind): boolean => kinds.includes(kind);
  const thing = is('thing') ? mask : null;
  // things named beside a cot or an aquarium are for babies or animals, and those beside a car radio for cars
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

/** Combines two lines of one word. */
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

/** Phrases, with null for beginnings that are not phrases themselves. */
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
