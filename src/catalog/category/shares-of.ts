import { Tag } from '#contract/tag.ts';
import type { StoreContext } from './about-store.ts';
import { type CategoryMask, OF_PARTS } from './category-mask.ts';

/** What some of few products are tells nothing of the others, nor does what a few of many are. */
const LEAST_TOLD = 5;
const LEAST_SHARE_TOLD = 0.2;

type Counts = readonly { mask: CategoryMask; products: number }[];

/**
 * Of a store's products (how many have each `ownMask`) that tell something, the share that have each tag, as one that has
 * it sees the others: what a single product is bears nothing out, itself least.
 */
export function sharesOf(counts: Counts): StoreContext['shares'] {
  // what parts are is told by what they are parts of
  const ofGoods = sharesAmong(counts.filter(({ mask }) => !(mask & OF_PARTS)));
  return Object.keys(ofGoods).length > 0 ? ofGoods : sharesAmong(counts);
}

function sharesAmong(given: Counts): StoreContext['shares'] {
  const counts = given.map(({ mask, products }) => ({ mask: mask & ~OF_PARTS, products }));
  const sum = (rows: Counts): number => rows.reduce((total, { products }) => total + products, 0);
  const products = sum(counts);
  const told = sum(counts.filter(({ mask }) => mask !== 0));
  if (told < LEAST_TOLD || told < products * LEAST_SHARE_TOLD) return {};
  const having = Tag.options.map((tag, place): [Tag, number] => [
    tag,
    sum(counts.filter(({ mask }) => mask & (1 << place))),
  ]);
  return Object.fromEntries(having.filter(([, some]) => some > 0).map(([tag, some]) => [tag, (some - 1) / (told - 1)]));
}
