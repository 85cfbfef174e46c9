import { Tag } from '#contract/tag.ts';
import type { TagMask } from './tag-mask.ts';
import type { StoreContext } from './tag-product.ts';

/** What some of few products are tells nothing of the others, nor does what a few of many are. */
const LEAST_PRODUCTS = 10;
const LEAST_TOLD = 0.2;

/** Of a store's products (how many have each `ownMask`), the share that have each tag of those that tell something. */
export function sharesOf(counts: readonly { mask: TagMask; products: number }[]): StoreContext['shares'] {
  const sum = (rows: typeof counts): number => rows.reduce((total, { products }) => total + products, 0);
  const products = sum(counts);
  const told = sum(counts.filter(({ mask }) => mask !== 0));
  if (products < LEAST_PRODUCTS || told < products * LEAST_TOLD) return {};
  const shares = Tag.options.map((tag, place): [Tag, number] => {
    return [tag, sum(counts.filter(({ mask }) => mask & (1 << place))) / told];
  });
  return Object.fromEntries(shares.filter(([, share]) => share > 0));
}
