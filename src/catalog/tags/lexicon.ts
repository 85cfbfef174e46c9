import type { Tag } from '#contract/tag.ts';
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
  head: Words['head'];
};

export type Phrase = { entry: Entry | undefined; next: Map<string, Phrase> };

/** Most phrases have none that is longer: a map of its own for each would take 16 MB. */
const NO_LONGER: Phrase['next'] = new Map();

export type Lexicon = {
  entries: Map<string, Entry>;
  /** Phrases word by word. */
  phrases: Map<string, Phrase>;
  beginnings: Map<string, Entry>;
  ends: Map<string, Entry>;
  isGerman: boolean;
};

export const LANGUAGES: Record<string, Words> = { en: ENGLISH, fr: FRENCH, de: GERMAN, es: SPANISH, ar: ARABIC };
const SOMEONES = maskOf(['BABY', 'PET_SUPPLIES']);
const lexicons = new Map<string, Lexicon>();

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
    lexicon = {
      entries: new Map(),
      phrases: new Map(),
      beginnings: new Map(),
      ends: new Map(),
      isGerman: codes.includes('de'),
    };
    for (const one of codes) addWords(lexicon, LANGUAGES[one]!);
    lexicons.set(known, lexicon);
  }
  return lexicon;
}

function addWords(lexicon: Lexicon, words: Words): void {
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
  // what else is named beside a cot or an aquarium is for whom they are
  for (const entry of own.values()) if (entry.thing && !entry.isUnsure) entry.uses |= entry.thing & SOMEONES;
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
  const silent = new Set(splitWords(words.nothing));
  const taken = new Set(lexicon.entries.keys());
  for (const [word, entry] of own) {
    if (word.endsWith('*')) addOnce(lexicon.beginnings, word.slice(0, -1), entry);
    else if (word.startsWith('*')) {
      addOnce(lexicon.ends, word.slice(1), entry);
      if (!own.has(word.slice(1))) addOnce(lexicon.entries, word.slice(1), entry);
    } else if (!taken.has(word)) addEntry(lexicon, word, entry);
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
      addEntry(lexicon, form, entry);
    }
  }
}

function addEntry(lexicon: Lexicon, word: string, entry: Entry): void {
  addOnce(lexicon.entries, word, entry);
  if (!word.includes(' ')) return;
  let phrase: Phrase = { entry: undefined, next: lexicon.phrases };
  for (const part of word.split(' ')) {
    let longer = phrase.next.get(part);
    if (!longer) {
      longer = { entry: undefined, next: NO_LONGER };
      if (phrase.next === NO_LONGER) phrase.next = new Map();
      phrase.next.set(part, longer);
    }
    phrase = longer;
  }
  phrase.entry ??= entry;
}

function addOnce(entries: Map<string, Entry>, word: string, entry: Entry): void {
  if (!entries.has(word)) entries.set(word, entry);
}
