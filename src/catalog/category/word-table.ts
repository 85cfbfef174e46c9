import { readFileSync } from 'node:fs';
import type { Language } from './word-forms.ts';

/** The kinds of entries in a table. A line may have several, separated by spaces. */
export const KINDS = [
  /** Names a thing of the line's categories; `-` is a thing without a category. */
  'thing',
  /** Says for whom or for what a thing is, anywhere in the title. */
  'use',
  /** A maker or a model: counts only if nothing else names the thing for sure. */
  'maker',
  /** Ambiguous: another thing in the text, or what the store sells, comes before it. */
  'unsure',
  /** Carries pictures and slogans: a mug with a dog on it is not for a dog. */
  'printed',
  /** What goods are sold in: it is not the thing if the title states an amount of contents. */
  'container',
  /** A watch's strap: sold as or for a smartwatch, it is not electronics. */
  'strap',
  /** Is HOME although it occurs among plants: lamps, and things that only look like a plant. */
  'of-home',
  /** A sport or league that people watch: prints with it are worn by fans. */
  'watched',
  /** For children: their clothing is neither for women nor for men. */
  'children',
  /** Says nothing, although another language, or a part of a phrase, would say something. */
  'nothing',
  /** What follows it in a title does not name the thing: `lamp with a table`. */
  'cut',
  /** A department of many kinds: a type with it says nothing. */
  'department',
  /** A type that only says that a thing is a part of another. */
  'part',
] as const;
export type Kind = (typeof KINDS)[number];

/** `entry`: as search writes words; `word*` begins a word, `*word` ends one, `two words` are a phrase. */
export type WordLine = { entry: string; categories: string; kinds: string };

export const HEADING = 'entry\tcategory\tkind';

/** The lines of a language's table in `words/`, in its order. Throws if the file is missing. */
export function readWordTable(language: Language): WordLine[] {
  const [, ...lines] = readFileSync(new URL(`./words/${language}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => {
    const [entry = '', categories = '', kinds = ''] = line.split('\t');
    return { entry, categories, kinds };
  });
}
