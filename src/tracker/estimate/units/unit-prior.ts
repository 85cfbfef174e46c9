import type { Tag } from '#contract/tag.ts';

/**
 * How many units a line holds before a shop shows its own: one, plus more that fall with the price by a power law, by
 * category, and by whether the shop sells to shops.
 */
export type UnitPrior = {
  /** Units beyond the first for goods at ten dollars: the median over shops. */
  more: number;
  /** Their elasticity to the price. */
  slope: number;
  /** A factor by category. */
  tags: Partial<Record<Tag, number>>;
  /** The factor over the median that one shop in 40 exceeds. */
  high: number;
  /** For shops that sell to shops: the factor over the median of the others, and their own `high`. */
  wholesale: { times: number; high: number };
};

/** `npm run bench -- units --data FOLDER --fit` */
export const UNIT_PRIOR: UnitPrior = {
  more: 0.111,
  slope: -0.68,
  tags: {
    AUTOMOTIVE: 0.86,
    BABY: 0.72,
    BEAUTY: 0.61,
    ELECTRONICS: 0.87,
    FASHION: 0.66,
    GARDEN: 1.38,
    HOME: 1.55,
    KITCHEN: 1.43,
    PET_SUPPLIES: 0.81,
    SPORTS: 0.87,
    TOOLS: 1.2,
    TOYS: 0.72,
    WATCHES: 0.65,
  },
  high: 12.9,
  wholesale: { times: 34.7, high: 10.5 },
};

const AT_USD = 10;
/** The law is not trusted beyond these prices. */
const MIN_USD = 0.25;
const MAX_USD = 250;

/** `usd`: the price; null if unknown. `leastUnits`: the least quantity that can be bought, if more than one. */
export type Goods = { usd: number | null; tags: readonly Tag[]; isWholesale: boolean; leastUnits?: number };

/** Units beyond the first in a line of such goods. */
export function expectedMore(prior: UnitPrior, { usd, tags, isWholesale, leastUnits = 1 }: Goods): number {
  const price = Math.min(MAX_USD, Math.max(MIN_USD, usd ?? AT_USD));
  const logs = tags.flatMap((tag) => Math.log(prior.tags[tag] ?? 1));
  const ofTags = logs.reduce((sum, log) => sum + log, 0) / Math.max(1, logs.length);
  const times = isWholesale ? prior.wholesale.times : 1;
  return Math.max(leastUnits - 1, prior.more * times * (price / AT_USD) ** prior.slope * Math.exp(ofTags));
}
