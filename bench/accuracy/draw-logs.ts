import { DAY_MS, HOUR_MS, SECOND_MS } from '#runtime/clock.ts';
import { type Random, seededRandom, seedOf } from '#runtime/random.ts';
import type { OrderLine } from './order-log.ts';

type Profile = {
  days: number;
  products: number;
  ordersPerDay: number;
  /** Mean number of products in an order; geometric. */
  productsPerOrder: number;
  /** Once a week that many orders a minute come on top, for an hour and for twenty minutes by turns. */
  burstPerMinute: number;
};

const PROFILES = {
  slow: { days: 365, products: 80, ordersPerDay: 3, productsPerOrder: 1.5, burstPerMinute: 0 },
  medium: { days: 90, products: 300, ordersPerDay: 60, productsPerOrder: 2, burstPerMinute: 0 },
  fast: { days: 30, products: 400, ordersPerDay: 2_000, productsPerOrder: 1.6, burstPerMinute: 0 },
  burst: { days: 60, products: 200, ordersPerDay: 60, productsPerOrder: 1.5, burstPerMinute: 15 },
} satisfies Record<string, Profile>;

type DrawnLog = keyof typeof PROFILES;

export function isDrawnLog(name: string | undefined): name is DrawnLog {
  return name !== undefined && Object.hasOwn(PROFILES, name);
}

const STARTS_AT = Date.UTC(2026, 0, 5);
/** A week in three, a product is sold at a tenth less. */
const DISCOUNT = 0.1;
const BURST_DAY = 4;
const BURST_HOUR = 18;
const BURST_MINUTES = [60, 20] as const;

/** An order log out of chance: few products sell much, evenings and weekends more than nights; same seed, same log. */
export function drawLog(name: DrawnLog, seed = 'drawn'): OrderLine[] {
  const profile = PROFILES[name];
  const random = seededRandom(seedOf(`${seed}:${name}`));
  const pick = picker(profile.products, random);
  const lines: OrderLine[] = [];
  let order = 0;
  for (let day = 0; day < profile.days; day++) {
    for (let hour = 0; hour < 24; hour++) {
      const mean = profile.ordersPerDay * partOfDay(hour) * (day % 7 > 4 ? 1.3 : 1);
      const isBurst = day % 7 === BURST_DAY && hour === BURST_HOUR;
      const burstMinutes = isBurst ? BURST_MINUTES[Math.floor(day / 7) % 2]! : 0;
      const seconds = [
        ...drawSeconds(mean, 3600, random),
        ...drawSeconds(profile.burstPerMinute * burstMinutes, burstMinutes * 60, random),
      ];
      for (const second of seconds) {
        order++;
        const placedAt = STARTS_AT + day * DAY_MS + hour * HOUR_MS + second * SECOND_MS;
        for (const product of basket(profile, pick, random)) {
          const isDiscounted = seedOf(`${Math.floor(day / 7)}:${product}`) % 3 === 0;
          lines.push({
            orderId: String(order),
            placedAt,
            productId: `P${product}`,
            title: `Product ${product}`,
            quantity: random.next() < 0.2 ? 2 : 1,
            unitPrice: (5 + (product % 40)) * (isDiscounted ? 1 - DISCOUNT : 1),
          });
        }
      }
    }
  }
  return lines;
}

function drawSeconds(mean: number, within: number, random: Random): number[] {
  return Array.from({ length: random.poisson(mean) }, () => random.below(within));
}

function basket(profile: Profile, pick: () => number, random: Random): Set<number> {
  const products = new Set([pick()]);
  while (products.size < profile.products / 2 && random.next() < 1 - 1 / profile.productsPerOrder) products.add(pick());
  return products;
}

/** Popularity falls with the rank (Zipf, flattened at the top); ranks lie in no order over the catalogue. */
function picker(products: number, random: Random): () => number {
  const weights = Array.from({ length: products }, () => 1 / (3 + random.below(products)));
  const sums: number[] = [];
  for (const weight of weights) sums.push((sums.at(-1) ?? 0) + weight);
  return () => {
    const at = random.next() * sums.at(-1)!;
    return sums.findIndex((sum) => at < sum);
  };
}

const HOUR_WEIGHTS = Array.from(
  { length: 24 },
  (_, hour) => 0.15 + Math.exp(-((hour - 14) ** 2) / 20) + 0.8 * Math.exp(-((hour - 20) ** 2) / 6),
);
const HOUR_SUM = HOUR_WEIGHTS.reduce((sum, weight) => sum + weight, 0);

function partOfDay(hour: number): number {
  return HOUR_WEIGHTS[hour]! / HOUR_SUM;
}
