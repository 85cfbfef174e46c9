import { Tag } from '#contract/tag.ts';
import type { ProductOverTime } from '#questions/lists/products/past/find-past-products.ts';
import type { DatabaseRule } from './database-rules.ts';

const BITS = 31;
const BIT_OF = new Map<string, number>(Tag.options.map((tag, place) => [tag, 1 << (place % BITS)]));

/**
 * Finds the rules that a product may concern, by the categories and prices that their filters ask: few of many, which are
 * then asked in full. Thousands of rules are passed over for each product, so these are compared as numbers.
 */
export function rulesByProduct(rules: readonly DatabaseRule[]): (product: ProductOverTime) => DatabaseRule[] {
  const masks = Int32Array.from(rules, ({ filter }) => maskOf(filter.tags));
  const least = Float64Array.from(rules, ({ query }) => query.minPrice ?? Number.NEGATIVE_INFINITY);
  const most = Float64Array.from(rules, ({ query }) => query.maxPrice ?? Number.POSITIVE_INFINITY);
  return (product) => {
    const mask = maskOf(product.today.tags);
    const [low, high] = pricesOf(product);
    const found: DatabaseRule[] = [];
    for (let place = 0; place < masks.length; place++) {
      const asked = masks[place]!;
      if ((asked === 0 || (asked & mask) !== 0) && high >= least[place]! && low <= most[place]!)
        found.push(rules[place]!);
    }
    return found;
  };
}

function maskOf(tags: readonly string[]): number {
  return tags.reduce((mask, tag) => mask | (BIT_OF.get(tag) ?? 0), 0);
}

/** The least and the most it cost; of a price that is not known, any. */
function pricesOf({ states }: ProductOverTime): [number, number] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { price_usd: price } of states) {
    low = Math.min(low, price ?? Number.NEGATIVE_INFINITY);
    high = Math.max(high, price ?? Number.POSITIVE_INFINITY);
  }
  return [low, high];
}
