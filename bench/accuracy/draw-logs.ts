import { DAY_MS, HOUR_MS, SECOND_MS } from '#runtime/clock.ts';
import { type Random, seededRandom, seedOf } from '#runtime/random.ts';
import type { OrderLine } from './order-log.ts';
import type { Trade } from './worlds.ts';

const STARTS_AT = Date.UTC(2026, 0, 5);
/** A week in three, a product is sold at a tenth less. */
const DISCOUNT = 0.1;
const BURST_DAY = 4;
const BURST_HOUR = 18;
const BURST_MINUTES = [60, 20] as const;

/** An order log out of chance: few products sell much, evenings and weekends more than nights; same seed, same log. */
export function drawLog(name: string, trade: Trade, seed = 'drawn'): OrderLine[] {
  const random = seededRandom(seedOf(`${seed}:${name}`));
  const popularity = drawPopularity(trade.products, random);
  const lines: OrderLine[] = [];
  let order = 0;
  for (let day = 0; day < trade.days; day++) {
    if (day > 0 && day % 7 === 0) drift(popularity, trade.driftShare, random);
    const pick = picker(popularity, random);
    const ordersPerDay = trade.ordersPerDay * trade.growth ** (day / trade.days);
    for (let hour = 0; hour < 24; hour++) {
      const isBurst = day % 7 === BURST_DAY && hour === BURST_HOUR;
      const burstMinutes = isBurst ? BURST_MINUTES[Math.floor(day / 7) % 2]! : 0;
      const seconds = [
        ...drawSeconds(ordersPerDay * partOfWeek(trade, day, hour), 3600, random),
        ...drawSeconds(trade.burstPerMinute * burstMinutes, burstMinutes * 60, random),
      ];
      for (const second of seconds) {
        order++;
        const placedAt = STARTS_AT + day * DAY_MS + hour * HOUR_MS + second * SECOND_MS;
        for (const product of basket(trade, pick, random)) {
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

function basket(trade: Trade, pick: () => number, random: Random): Set<number> {
  const products = new Set([pick()]);
  while (products.size < trade.products / 2 && random.next() < 1 - 1 / trade.productsPerOrder) products.add(pick());
  return products;
}

/** Popularity falls with the rank (Zipf, flattened at the top); ranks lie in no order over the catalogue. */
function drawPopularity(products: number, random: Random): number[] {
  return Array.from({ length: products }, () => 1 / (3 + random.below(products)));
}

function drift(popularity: number[], share: number, random: Random): void {
  for (let left = Math.round(share * popularity.length); left > 0; left--) {
    const [one, other] = [random.below(popularity.length), random.below(popularity.length)];
    [popularity[one], popularity[other]] = [popularity[other]!, popularity[one]!];
  }
}

function picker(popularity: readonly number[], random: Random): () => number {
  const sums: number[] = [];
  for (const weight of popularity) sums.push((sums.at(-1) ?? 0) + weight);
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

const OFFICE = { from: 8, to: 18, daysAWeek: 5 };

/** Of a usual day's orders, those of an hour. Days count from a Monday. */
function partOfWeek(trade: Trade, day: number, hour: number): number {
  if (!trade.isOfficeHours) return (HOUR_WEIGHTS[hour]! / HOUR_SUM) * (day % 7 > 4 ? 1.3 : 1);
  const isOpen = day % 7 < OFFICE.daysAWeek && hour >= OFFICE.from && hour < OFFICE.to;
  return isOpen ? 1 / (OFFICE.to - OFFICE.from) : 0;
}
