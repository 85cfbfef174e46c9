import type { Tag } from '#contract/tag.ts';

/**
 * Lists are separated by commas; `word*` is the beginning of a word, `*word` the end of one (compounds), `two words` a
 * phrase, which goes before its parts. Plurals follow by themselves.
 */
export type Things = readonly (readonly [tags: string, words: string])[];

/** The words of some departments of shops, in one language. */
export type Subject = {
  /** Words that name a thing, and the tags of it; without tags what is sold here under no category. */
  things: Things;
  /** Words of things that mean something else as often: another thing that the text names, or what the store sells, goes before. */
  unsure?: string;
  /** Things that carry pictures and sayings: a mug with a dog on it is for nobody's dog. */
  printed?: string;
  /** What goods are sold in: no things where the title tells how much is in them. */
  containers?: string;
  /** What a watch is worn by: of what is sold as or for a smartwatch these are no electronics. */
  straps?: string;
  /** Words for what is HOME though it stands among plants: lamps, and what only looks like a plant. */
  ofHome?: string;
  /** Sports and leagues that people watch: what is printed with them is worn by fans. */
  watched?: string;
  /** For whom or what a thing is, wherever it stands in the title. */
  uses?: Partial<Record<Tag, string>>;
  /** Names of makers and models: they tell only where nothing else names the thing for sure. */
  makers?: Partial<Record<Tag, string>>;
};

/** What the words of one language tell of a product. */
export type Words = {
  /** Where the word that names the thing stands among several: `oak table lamp`, `lampe de table en chêne`. */
  head: 'last' | 'first';
  /** Words that end the part of a title that names the thing: `lamp with a table`. */
  cuts: string;
  subjects: readonly Subject[];
  /** Clothing for these is neither for women nor for men. */
  children: string;
  /** Words that tell nothing, though another language, or a part of a phrase, would have them tell. */
  nothing: string;
  /** Departments that hold many kinds: a type with one of these tells nothing. */
  departments: string;
  /** Types that say only that a thing is a part of another. */
  parts: string;
};
