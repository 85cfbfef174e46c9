import { PLATFORMS, type PlatformKind } from '#contract/platform.ts';
import { Tag } from '#contract/tag.ts';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { type Random, seededRandom, seedOf } from '#runtime/random.ts';

export type DrawnStore = {
  id: number;
  host: string;
  name: string;
  country: string | null;
  platform: PlatformKind;
  products: number;
  /** For how many days it has been read; it has no earlier sales. */
  watchedDays: number;
};
export type DrawnProduct = {
  id: number;
  title: string;
  vendor: string;
  tags: Tag[];
  priceMinor: number;
  /** The price before the reduction. */
  compareAtMinor: number | null;
  isAvailable: boolean;
  firstSeenAtMs: number;
  /** The hours in which it sold, with their orders. */
  sales: Map<number, number>;
};

const WORDS = [
  ...['Harbour', 'Slate', 'Juniper', 'Copper', 'Willow', 'Lantern', 'Saffron', 'Moss', 'Thistle', 'Ember', 'Cobalt'],
  ...['Crème', 'Gärten', 'Ñandú', 'Größe', 'Étoile', 'Linen', 'Merino', 'Oak', 'Brass', 'Velvet', 'Cotton', 'Silk'],
  ...['Mug', 'Lamp', 'Jacket', 'Sneaker', 'Ring', 'Watch', 'Drill', 'Tent', 'Leash', 'Serum', 'Puzzle', 'Kettle'],
  ...['قميص', 'حذاء', 'عطر', 'ساعة', 'حقيبة', 'مصباح', 'لعبة', 'خاتم', 'أطفال', 'مطبخ'],
];
/** The share of stores by country; null for a store that names none. */
const COUNTRIES: [string | null, number][] = [
  ...([
    ['US', 30],
    ['GB', 9],
    ['DE', 8],
    ['FR', 6],
    ['CA', 5],
    ['AU', 5],
    ['NL', 4],
    ['IT', 4],
  ] as [string, number][]),
  ...([
    ['ES', 4],
    ['IN', 4],
    ['AE', 3],
    ['SA', 3],
    ['SE', 2],
    ['PL', 2],
    ['JP', 2],
    ['BR', 2],
  ] as [string, number][]),
  ...([
    ['EG', 1],
    ['MA', 1],
    ['TN', 1],
    ['NZ', 1],
    ['IE', 1],
    ['IS', 0.1],
    [null, 2],
  ] as [string | null, number][]),
];
/** Of 5 orders, 4 fall into different hours. */
const OVERLAP = 1.25;
const MIN_DAYS = 20;
const COUNTRY_WEIGHT = COUNTRIES.reduce((sum, [, weight]) => sum + weight, 0);

/**
 * A random market by seed, store by store, with the distributions that trackers see: sizes, prices and sales are
 * heavy-tailed, most products sell seldom or never, some stores name no country, and most have been watched for a few
 * months.
 */
export function drawMarket(options: {
  seed: string;
  products: number;
  saleHours: number;
  nowMs: number;
  /** For how many days the longest watched store has been read. */
  days: number;
}) {
  const random = seededRandom(seedOf(options.seed));
  const perProduct = (OVERLAP * options.saleHours) / options.products;
  const sizes = drawSizes(random, options.products, Math.max(1, Math.round(options.products / 50)));
  const lastHour = Math.floor(options.nowMs / HOUR_MS);
  let nextProduct = 1;

  function drawStore(index: number): DrawnStore {
    const name = `${pick(WORDS, random)} ${pick(WORDS, random)} ${index + 1}`;
    return {
      id: index + 1,
      host: `shop${index + 1}.example`,
      name,
      country: drawCountry(random),
      platform: skewed(PLATFORMS, random),
      products: sizes[index]!,
      watchedDays: Math.max(MIN_DAYS, Math.ceil(random.next() ** 2 * options.days)),
    };
  }

  function drawProducts(store: DrawnStore): DrawnProduct[] {
    const vendor = pick(WORDS, random);
    // the main category of the store
    const main = skewed(Tag.options, random);
    const storeRate = Math.exp(1.2 * random.normal() - 0.72);
    return Array.from({ length: store.products }, () => {
      const tags = new Set([random.next() < 0.7 ? main : skewed(Tag.options, random)]);
      if (random.next() < 0.35) tags.add(skewed(Tag.options, random));
      const rate = perProduct * storeRate * Math.exp(1.8 * random.normal() - 1.62);
      const priceMinor = Math.max(100, Math.round(Math.exp(3.2 + 0.9 * random.normal()) * 100));
      return {
        id: nextProduct++,
        title: `${pick(WORDS, random)} ${pick(WORDS, random)} ${pick(WORDS, random)} ${Math.floor(random.next() * 1000)}`,
        vendor,
        tags: [...tags],
        priceMinor,
        compareAtMinor: random.next() < 0.25 ? Math.round(priceMinor / (1 - 0.8 * random.next() ** 2)) : null,
        isAvailable: random.next() < 0.85,
        firstSeenAtMs: options.nowMs - Math.floor(random.next() ** 2 * 2 * 365) * DAY_MS,
        sales: drawSales(rate, store.watchedDays * 24),
      };
    });
  }

  function drawSales(rate: number, hours: number): Map<number, number> {
    const sales = new Map<number, number>();
    const count = Math.min(hours, Math.floor(rate) + (random.next() < rate % 1 ? 1 : 0));
    for (let index = 0; index < count; index++) {
      const hour = lastHour - Math.floor(random.next() * hours);
      sales.set(hour, (sales.get(hour) ?? 0) + 1);
    }
    return sales;
  }

  return { storeCount: sizes.length, drawStore, drawProducts };
}

/** Zipf-like sizes that add up to `products`, in random order; none is zero. */
function drawSizes(random: Random, products: number, stores: number): number[] {
  const weights = Array.from({ length: stores }, () => Math.exp(1.3 * random.normal()));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const sizes = weights.map((weight) => Math.max(1, Math.round((weight / total) * products)));
  let excess = sizes.reduce((sum, size) => sum + size, 0) - products;
  for (let index = 0; excess !== 0; index = (index + 1) % stores) {
    const step = excess > 0 ? Math.min(excess, sizes[index]! - 1) : excess;
    const taken = Math.min(Math.max(step, -50), 50);
    sizes[index]! -= taken;
    excess -= taken;
  }
  return sizes;
}

function drawCountry(random: Random): string | null {
  let left = random.next() * COUNTRY_WEIGHT;
  for (const [country, weight] of COUNTRIES) {
    left -= weight;
    if (left < 0) return country;
  }
  return null;
}

export function pick<Value>(values: readonly Value[], random: Random): Value {
  return values[Math.floor(random.next() * values.length)]!;
}

/** Picks the first values far more often than the last. */
function skewed<Value>(values: readonly Value[], random: Random): Value {
  return values[Math.floor(random.next() ** 2 * values.length)]!;
}
