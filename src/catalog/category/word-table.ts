import { readFileSync } from 'node:fs';
import type { Language } from './word-forms.ts';

/** What a line of a table says of its entry; more than one of them may stand there, with spaces between. */
export const KINDS = [
  /** Names a thing of the categories beside it; `-` is sold here under no category. */
  'thing',
  /** Tells for whom or for what a thing is, wherever it stands in the title. */
  'use',
  /** A maker or a model: tells only where nothing else names the thing for sure. */
  'maker',
  /** Means something else as often: another thing that the text names, or what the store sells, goes before. */
  'unsure',
  /** Carries pictures and sayings: a mug with a dog on it is for nobody's dog. */
  'printed',
  /** What goods are sold in: no thing where the title tells how much is in it. */
  'container',
  /** What a watch is worn by: of what is sold as or for a smartwatch it is no electronics. */
  'strap',
  /** Says that a thing is HOME though it stands among plants: lamps, and what only looks like a plant. */
  'of-home',
  /** A sport or a league that people watch: what is printed with it is worn by fans. */
  'watched',
  /** Clothing for them is neither for women nor for men. */
  'children',
  /** Tells nothing, though another language, or a part of a phrase, would have it tell. */
  'nothing',
  /** Ends the part of a title that names the thing: `lamp with a table`. */
  'cut',
  /** A department that holds many kinds: a type with it tells nothing. */
  'department',
  /** A type that says only that a thing is a part of another. */
  'part',
] as const;
export type Kind = (typeof KINDS)[number];

/** `entry` as search writes words; `word*` begins a word, `*word` ends one, `two words` are a phrase. */
export type WordLine = { entry: string; categories: string; kinds: string };

export const HEADING = 'entry\tcategory\tkind';

/** The lines of a language's table in `words/`, in its order. Throws where the file is not there. */
export function readWordTable(language: Language): WordLine[] {
  const [, ...lines] = readFileSync(new URL(`./words/${language}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => {
    const [entry = '', categories = '', kinds = ''] = line.split('\t');
    return { entry, categories, kinds };
  });
}
