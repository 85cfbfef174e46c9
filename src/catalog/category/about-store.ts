import type { Tag } from '#contract/tag.ts';
import { type CategoryMask, categoriesIn, isOne, maskOf } from './category-mask.ts';
import { lexiconOf } from './lexicon.ts';
import { readLabel } from './read-words.ts';

/** What is known about a store and its products. */
export type StoreContext = {
  /** ISO 639; null if unknown. */
  language: string | null;
  /** The store's name for itself. */
  name: string | null;
  /** The share of each tag, 0 to 1, as `sharesOf` counts it; empty if too few products are readable. */
  shares: Partial<Record<Tag, number>>;
};

/**
 * From the first share of products on, a tag applies to products that say nothing; from the second on, to those with an
 * ambiguous word.
 */
const MAIN_SHARE = 0.5;
const SURE_SHARE = 0.7;
/** A smaller share is enough if the store's name says the same. */
const NAMED_SHARE = 0.3;
/** A part without a category takes the tag of this share of the goods. */
const PARTS_SHARE = 0.25;
/** The share from which a tag claims other things, in a store of few kinds: a supermarket also has pet food. */
const CLAIMING_SHARE = 0.25;
const FEW_KINDS = 3;
/** A tag of fewer products needs an unambiguous word or a use; below the second share it is never given. */
const COMMON_SHARE = 0.1;
const RARE_SHARE = 0.02;
const WEARERS = maskOf(['WOMEN_CLOTHING', 'MEN_CLOTHING']);

/** What a store sells: the tags of most products, of nearly all, of at least a tenth, and of hardly any. */
export type AboutStore = {
  main: CategoryMask;
  sure: CategoryMask;
  common: CategoryMask;
  rare: CategoryMask;
  ofParts: CategoryMask;
  claiming: CategoryMask;
};
/** A store of which too little is known to use it. */
export const NO_STORE: AboutStore = { main: 0, sure: 0, common: ~0, rare: 0, ofParts: 0, claiming: 0 };

export function aboutStore({ language, name, shares }: StoreContext): AboutStore {
  const tags = Object.keys(shares) as Tag[];
  const named = name === null ? 0 : toldByName(name, language);
  if (tags.length === 0) return named !== 0 && isOne(named) ? { ...NO_STORE, main: named } : NO_STORE;
  const having = (least: number) => maskOf(tags.filter((tag) => shares[tag]! >= least));
  const byName = named & having(NAMED_SHARE);
  const common = having(COMMON_SHARE);
  const hasFewKinds = categoriesIn(common & ~WEARERS).length <= FEW_KINDS;
  return {
    main: having(MAIN_SHARE) || (isOne(byName) ? byName : 0),
    sure: having(SURE_SHARE),
    common,
    rare: ~having(RARE_SHARE),
    ofParts: having(PARTS_SHARE) & ~WEARERS,
    claiming: hasFewKinds ? having(CLAIMING_SHARE) : 0,
  };
}

/** What the store's own name says that it sells: `Andy's Shoe Supply`. */
function toldByName(name: string, language: string | null): CategoryMask {
  const { head, uses } = readLabel(name, lexiconOf(language));
  return ((head ?? 0) | uses) & ~WEARERS;
}
