import { expect, it } from 'vitest';
import { LANGUAGES } from './lexicon.ts';
import { formsOf, splitWords } from './word-forms.ts';
import type { Words } from './words/words.ts';

/** Words that only look like a form of another: `nuts` are food, a `nut` is hardware. */
const WORDS_OF_THEIR_OWN: Record<string, readonly string[]> = {
  en: ['grille', 'nails', 'nuts', 'scrubs'],
  de: ['rollon', 'schal', 'tabletten'],
  fr: ['baguettes', 'ballons', 'bananes', 'meches', 'patee', 'tampons'],
  es: ['lentes'],
  ar: [],
};

/** Of a language's words, those whose forms are given different categories, by the form. */
function contradictionsIn(words: Words, left: readonly string[]): string[] {
  const told = new Map<string, string>();
  const found = new Set<string>();
  for (const [tags, list] of words.subjects.flatMap(({ things }) => things)) {
    for (const word of splitWords(list)) {
      if (left.includes(word)) continue;
      for (const form of word.includes('*') ? [word] : [word, ...formsOf(word, words)]) {
        if ((told.get(form) ?? tags) !== tags) found.add(form);
        told.set(form, tags);
      }
    }
  }
  return [...found];
}

it.each(Object.entries(LANGUAGES))('gives all forms of a word of %s one category', (language, words) => {
  expect(contradictionsIn(words, WORDS_OF_THEIR_OWN[language]!)).toEqual([]);
});

it.each(Object.entries(LANGUAGES))('names no thing of %s twice', (_, words) => {
  const all = words.subjects.flatMap(({ things }) => things).flatMap(([, list]) => splitWords(list));
  expect(all.filter((word, place) => all.indexOf(word) !== place)).toEqual([]);
});
