import type { Tag } from '#contract/tag.ts';
import { type PackedWords, packWords } from './packed-words.ts';
import { maskOf, maskOfNames, type TagMask } from './tag-mask.ts';
import { formsOf, splitWords } from './word-forms.ts';
import { ARABIC } from './words/arabic.ts';
import { ENGLISH } from './words/english.ts';
import { FRENCH } from './words/french.ts';
import { GERMAN } from './words/german.ts';
import { SPANISH } from './words/spanish.ts';
import type { Words } from './words/words.ts';

/** What a word or phrase tells. */
export type Entry = {
  /** The tags of the thing it names; null where it names none, 0 for a thing of no category. */
  thing: TagMask | null;
  isUnsure: boolean;
  isPrinted: boolean;
  isContainer: boolean;
  uses: TagMask;
  makers: TagMask;
  isForChildren: boolean;
  isStrap: boolean;
  isOfHome: boolean;
  /** Names a sport that is watched more than done. */
  isWatched: boolean;
  isCut: boolean;
  isFor: boolean;
  isDepartment: boolean;
  isPart: boolean;
  head: Words['head'];
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

export const LANGUAGES: Record<string, Words> = { en: ENGLISH, fr: FRENCH, de: GERMAN, es: SPANISH, ar: ARABIC };
const SOMEONES = maskOf(['BABY', 'PET_SUPPLIES']);
const IN_CARS = maskOf(['AUTOMOTIVE', 'ELECTRONICS']);
const lexicons = new Map<string, Lexicon>();
const built = new Map<string, LanguageWords>();

/**
 * The words of a store's language first: where another language means something else by a word, its own meaning
 * counts. English is mixed in everywhere, Arabic letters meet with no other words. A language that is not here takes all.
 */
export function lexiconOf(language: string | null): Lexicon {
  const code = language?.slice(0, 2).toLowerCase() ?? '';
  const known = Object.hasOwn(LANGUAGES, code) ? code : '';
  let lexicon = lexicons.get(known);
  if (!lexicon) {
    const codes = known === '' ? Object.keys(LANGUAGES) : [...new Set([known, 'en', 'ar'])];
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
function wordsOf(code: string): LanguageWords {
  let language = built.get(code);
  if (!language) {
    language = buildWords(LANGUAGES[code]!);
    built.set(code, language);
  }
  return language;
}

function buildWords(words: Words): LanguageWords {
  const phrases = new Map<string, Entry>();
  const beginnings = new Map<string, Entry>();
  const ends = new Map<string, Entry>();
  const own = new Map<string, Entry>();
  const entryOf = (word: string): Entry => {
    let entry = own.get(word);
    if (!entry) {
      entry = {
        thing: null,
        isUnsure: false,
        isPrinted: false,
        isContainer: false,
        uses: 0,
        makers: 0,
        isForChildren: false,
        isStrap: false,
        isOfHome: false,
        isWatched: false,
        isCut: false,
        isFor: false,
        isDepartment: false,
        isPart: false,
        head: words.head,
      };
      own.set(word, entry);
    }
    return entry;
  };
  for (const { things } of words.subjects) {
    for (const [tags, list] of things) for (const word of splitWords(list)) entryOf(word).thing ??= maskOfNames(tags);
  }
  for (const { unsure } of words.subjects) for (const word of splitWords(unsure)) entryOf(word).isUnsure = true;
  // what else is named beside a cot or an aquarium is for whom they are, and beside a car radio for cars
  for (const entry of own.values()) {
    if (!entry.thing || entry.isUnsure) continue;
    entry.uses |= entry.thing & (SOMEONES | ((entry.thing & IN_CARS) === IN_CARS ? IN_CARS : 0));
  }
  for (const subject of words.subjects) {
    for (const word of splitWords(subject.printed)) entryOf(word).isPrinted = true;
    for (const word of splitWords(subject.containers)) entryOf(word).isContainer = true;
    for (const word of splitWords(subject.straps)) entryOf(word).isStrap = true;
    for (const word of splitWords(subject.ofHome)) entryOf(word).isOfHome = true;
    for (const word of splitWords(subject.watched)) entryOf(word).isWatched = true;
    for (const [tag, list] of Object.entries(subject.uses ?? {})) {
      for (const word of splitWords(list)) entryOf(word).uses |= maskOf([tag as Tag]);
    }
    for (const [tag, list] of Object.entries(subject.makers ?? {})) {
      for (const word of splitWords(list)) entryOf(word).makers |= maskOf([tag as Tag]);
    }
  }
  for (const word of splitWords(words.children)) entryOf(word).isForChildren = true;
  for (const word of splitWords(words.nothing)) entryOf(word);
  for (const word of splitWords(words.cuts)) entryOf(word).isCut = true;
  for (const word of splitWords(words.departments)) entryOf(word).isDepartment = true;
  for (const word of splitWords(words.parts)) entryOf(word).isPart = true;
  const silent = new Set([...splitWords(words.nothing), ...splitWords(words.parts)]);
  for (const [word, entry] of own) {
    if (word.endsWith('*')) addOnce(beginnings, word.slice(0, -1), entry);
    else if (word.startsWith('*')) {
      addOnce(ends, word.slice(1), entry);
      if (!own.has(word.slice(1))) addOnce(phrases, word.slice(1), entry);
    } else addOnce(phrases, word, entry);
  }
  for (const [word, entry] of own) {
    if (word.includes('*')) continue;
    for (const form of formsOf(word, words)) {
      const known = own.get(form);
      // a plural that other lists have names the same thing
      if (known && !silent.has(form)) {
        known.thing ??= entry.thing;
        known.isPrinted ||= entry.isPrinted;
        known.isUnsure ||= entry.isUnsure;
      }
      addOnce(phrases, form, entry);
    }
  }
  const shared = sharedEntries(own.values());
  for (const entriesOf of [phrases, beginnings, ends])
    for (const [word, entry] of entriesOf) entriesOf.set(word, shared.get(entry)!);
  return { words: packWords(withBeginnings(phrases)), beginnings, ends };
}

/** Thousands of words tell the very same: one entry serves them all. */
function sharedEntries(entries: Iterable<Entry>): Map<Entry, Entry> {
  const byTold = new Map<string, Entry>();
  const shared = new Map<Entry, Entry>();
  for (const entry of entries) {
    const told = Object.values(entry).join();
    addOnce(byTold, told, entry);
    shared.set(entry, byTold.get(told)!);
  }
  return shared;
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
