import { Tag } from '#contract/tag.ts';
import type { StoreContext } from './about-store.ts';
import { type CategoryMask, OF_PARTS } from './category-mask.ts';

/** Fewer readable products, or a smaller share of them, say nothing about the others. */
const MIN_CATEGORIZED = 5;
const MIN_SHARE_CATEGORIZED = 0.2;

type Counts = readonly { mask: CategoryMask; products: number }[];

/**
 * The share of each tag among a store's readable products (given as counts of each `ownMask`). It is the share that a
 * product with the tag sees among the others, because no product may support itself.
 */
export function sharesOf(counts: Counts): StoreContext['shares'] {
  // parts are what they are parts of, so the other goods decide
  const ofGoods = sharesAmong(counts.filter(({ mask }) => !(mask & OF_PARTS)));
  return Object.keys(ofGoods).length > 0 ? ofGoods : sharesAmong(counts);
}

function sharesAmong(given: Counts): StoreContext['shares'] {
  const counts = given.map(({ mask, products }) => ({ mask: mask & ~OF_PARTS, products }));
  const sum = (rows: Counts): number => rows.reduce((total, { products }) => total + products, 0);
  const products = sum(counts);
  const categorized = sum(counts.filter(({ mask }) => mask !== 0));
  if (categorized < MIN_CATEGORIZED || categorized < products * MIN_SHARE_CATEGORIZED) return {};
  const having = Tag.options.map((tag, place): [Tag, number] => [
    tag,
    sum(counts.filter(({ mask }) => mask & (1 << place))),
  ]);
  return Object.fromEntries(
    having.filter(([, some]) => some > 0).map(([tag, some]) => [tag, (some - 1) / (categorized - 1)]),
  );
}
