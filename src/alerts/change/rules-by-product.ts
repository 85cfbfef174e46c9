import { Tag } from '#contract/tag.ts';
import type { ChangeRule } from './change-rules.ts';

/** A product or store: its store, its categories, and its lowest and highest price in dollars since last judged. */
export type Light = { storeId: number; tags: readonly string[]; low: number; high: number };

const BITS = 31;
const BIT_OF = new Map<string, number>(Tag.options.map((tag, place) => [tag, 1 << (place % BITS)]));

/**
 * Finds the few rules that a product may concern, by the stores, categories and prices of their filters; these are then
 * judged in full. Equal rules are grouped and compared as numbers, because every product passes over them all.
 */
export function rulesByProduct(rules: readonly ChangeRule[]): (product: Light) => ChangeRule[] {
  const alike = [...Map.groupBy(rules, askedOf).values()];
  const firsts = alike.map(([first]) => first!);
  const masks = Int32Array.from(firsts, ({ filter }) => maskOf(filter.tags));
  const least = Float64Array.from(firsts, ({ query }) => query.minPrice ?? Number.NEGATIVE_INFINITY);
  const most = Float64Array.from(firsts, ({ query }) => query.maxPrice ?? Number.POSITIVE_INFINITY);
  return ({ storeId, tags, low, high }) => {
    const mask = maskOf(tags);
    const found: ChangeRule[][] = [];
    for (let place = 0; place < masks.length; place++) {
      const asked = masks[place]!;
      if ((asked === 0 || (asked & mask) !== 0) && high >= least[place]! && low <= most[place]!)
        found.push(alike[place]!);
    }
    return found.flat().filter(({ filter: { storeIds } }) => storeIds?.includes(storeId) ?? true);
  };
}

function askedOf({ filter, query }: ChangeRule): string {
  return [maskOf(filter.tags), query.minPrice, query.maxPrice].join(' ');
}

function maskOf(tags: readonly string[]): number {
  return tags.reduce((mask, tag) => mask | (BIT_OF.get(tag) ?? 0), 0);
}
