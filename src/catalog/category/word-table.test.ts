import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { searchText } from '../search-text.ts';
import { maskOfNames } from './category-mask.ts';
import { formsOf, HEADS, type Language } from './word-forms.ts';
import { HEADING, KINDS, readWordTable } from './word-table.ts';

const LANGUAGES = Object.keys(HEADS) as Language[];

/** Words that only look like a form of another word: `nuts` are food, a `nut` is hardware. */
const WORDS_OF_THEIR_OWN: Record<Language, readonly string[]> = {
  en: ['grille', 'nails', 'nuts', 'scrubs'],
  de: ['rollon', 'schal', 'tabletten'],
  fr: ['baguettes', 'ballons', 'bananes', 'meches', 'patee', 'tampons'],
  es: ['lentes'],
  ar: [],
};

function thingsOf(language: Language) {
  return readWordTable(language).filter(({ kinds }) => kinds.split(' ').includes('thing'));
}

it.each(LANGUAGES)('holds the words of %s in alphabetical order, each once per category', (language) => {
  const text = readFileSync(new URL(`./words/${language}.tsv`, import.meta.url), 'utf8');
  const lines = text.trimEnd().split('\n');
  expect(lines.shift()).toBe(HEADING);
  const keys = lines.map((line) => line.split('\t').slice(0, 2).join('\t'));
  expect(keys.filter((key, place) => place > 0 && key <= keys[place - 1]!)).toEqual([]);
});

it.each(LANGUAGES)('writes the words of %s as search does, with existing categories and kinds', (language) => {
  const wrong = readWordTable(language).filter(({ entry, categories, kinds }) => {
    const isWritten = searchText(entry) === ` ${entry.replace(/^\*|\*$/, '')}`;
    const isCategory = categories === '-' || maskOfNames(categories) > 0;
    return !isWritten || !isCategory || kinds.split(' ').some((kind) => !(KINDS as readonly string[]).includes(kind));
  });
  expect(wrong).toEqual([]);
});

it.each(LANGUAGES)('names no thing of %s twice', (language) => {
  const things = thingsOf(language).map(({ entry }) => entry);
  expect(new Set(things).size).toBe(things.length);
});

it.each(LANGUAGES)('gives all forms of a word of %s the same category', (language) => {
  const told = new Map<string, string>();
  const found = new Set<string>();
  for (const { entry, categories } of thingsOf(language)) {
    if (WORDS_OF_THEIR_OWN[language].includes(entry)) continue;
    for (const form of entry.includes('*') ? [entry] : [entry, ...formsOf(entry, language)]) {
      if ((told.get(form) ?? categories) !== categories) found.add(form);
      told.set(form, categories);
    }
  }
  expect([...found]).toEqual([]);
});
