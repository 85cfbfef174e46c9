import type { Tag } from '#contract/tag.ts';
import { type CategoryMask, categoriesIn, isOne, maskOf } from './category-mask.ts';
import { lexiconOf } from './lexicon.ts';
import { readLabel } from './read-words.ts';

/** What a store's products are. */
export type StoreContext = {
  /** ISO 639; null where it is not known. */
  language: string | null;
  /** As it calls itself. */
  name: string | null;
  /** As `sharesOf` counts them, 0 to 1; empty where too few products tell anything. */
  shares: Partial<Record<Tag, number>>;
};

/** So many have to have a tag for it to be that of a product that tells nothing; of one whose word has two meanings, so many. */
const MAIN_SHARE = 0.5;
const SURE_SHARE = 0.7;
/** Fewer do where the store's name says the same. */
const NAMED_SHARE = 0.3;
/** What a part is that does not tell it itself, where so many of the goods are that. */
const PARTS_SHARE = 0.25;
/** So many claim what stands among them, in a store of few kinds: a supermarket has a shelf for animals too. */
const CLAIMING_SHARE = 0.25;
const FEW_KINDS = 3;
/** What fewer of a store's other products are, only a word of one meaning or a use tells; what fewer still are, nothing does. */
const COMMON_SHARE = 0.1;
const RARE_SHARE = 0.02;
const WEARERS = maskOf(['WOMEN_CLOTHING', 'MEN_CLOTHING']);

/** What a store is about: the tags of most of its products, of nearly all, of a tenth at least, of hardly any. */
export type AboutStore = {
  main: CategoryMask;
  sure: CategoryMask;
  common: CategoryMask;
  rare: CategoryMask;
  ofParts: CategoryMask;
  claiming: CategoryMask;
};
/** A store of which too little is known to tell anything by it. */
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

/** What a store's own name says that it sells: `Andy's Shoe Supply`. */
function toldByName(name: string, language: string | null): CategoryMask {
  const { head, uses } = readLabel(name, lexiconOf(language));
  return ((head ?? 0) | uses) & ~WEARERS;
}
