import { DAY_MS, HOUR_MS, SECOND_MS } from '#runtime/clock.ts';
import { type Random, seededRandom, seedOf } from '#runtime/random.ts';
import type { OrderLine } from './order-log.ts';
import type { Trade } from './worlds.ts';

/** Of the published rows. */
export const OWN_SEED = 'drawn';
const STARTS_AT = Date.UTC(2026, 0, 5);
/** In one week of three, a product is sold at this discount. */
const DISCOUNT = 0.1;
const BURST_DAY = 4;
const BURST_HOUR = 18;
const BURST_MINUTES = [60, 20] as const;
/** The orders of a break come within this many seconds. */
const BREAK_SECONDS = 600;
const USUAL_BASKETS = 25;

/** A random order log: few products sell much, evenings and weekends more than nights. Same seed, same log. */
export function drawLog(name: string, trade: Trade, seed = OWN_SEED): OrderLine[] {
  const random = seededRandom(seedOf(`${seed}:${name}`));
  const popularity = drawPopularity(trade, random);
  const usual = drawUsual(trade, popularity, random);
  const lines: OrderLine[] = [];
  let order = 0;
  for (let day = 0; day < trade.days; day++) {
    if (day > 0 && day % 7 === 0) drift(popularity, trade.driftShare, random);
    const pick = picker(popularity, random);
    const ordersPerDay = trade.ordersPerDay * trade.growth ** (day / trade.days);
    for (let hour = 0; hour < 24; hour++) {
      const isBurst = day % 7 === BURST_DAY && hour === BURST_HOUR;
      const burstMinutes = isBurst ? BURST_MINUTES[Math.floor(day / 7) % 2]! : 0;
      const mean = ordersPerDay * partOfWeek(trade, day, hour);
      const inBreak = trade.peakHours.includes(hour) ? mean * trade.breakShare : 0;
      const seconds = [
        ...drawSeconds(mean - inBreak, 3600, random),
        ...drawSeconds(inBreak, BREAK_SECONDS, random),
        ...drawSeconds(trade.burstPerMinute * burstMinutes, burstMinutes * 60, random),
      ];
      for (const second of seconds) {
        const isUsual = trade.usualShare > 0 && random.next() < trade.usualShare;
        const products = isUsual ? usual[random.below(1 + random.below(usual.length))]! : basket(trade, pick, random);
        let placedAt = STARTS_AT + day * DAY_MS + hour * HOUR_MS + second * SECOND_MS;
        do {
          order++;
          lines.push(...orderLines(String(order), placedAt, products, random));
          placedAt += Math.ceil(-Math.log(1 - random.next()) * trade.againMinutes * 60) * SECOND_MS;
        } while (trade.againShare > 0 && random.next() < trade.againShare);
      }
    }
  }
  return lines;
}

function* orderLines(
  orderId: string,
  placedAt: number,
  products: ReadonlySet<number>,
  random: Random,
): Generator<OrderLine> {
  for (const product of products) {
    const isDiscounted = seedOf(`${Math.floor((placedAt - STARTS_AT) / (7 * DAY_MS))}:${product}`) % 3 === 0;
    yield {
      orderId,
      placedAt,
      productId: `P${product}`,
      title: `Product ${product}`,
      quantity: random.next() < 0.2 ? 2 : 1,
      unitPrice: (5 + (product % 40)) * (isDiscounted ? 1 - DISCOUNT : 1),
    };
  }
}

function drawSeconds(mean: number, within: number, random: Random): number[] {
  return Array.from({ length: random.poisson(mean) }, () => random.below(within));
}

function basket(trade: Trade, pick: () => number, random: Random): Set<number> {
  const { leastProducts: least, productsPerOrder: mean } = trade;
  const products = new Set([pick()]);
  while (products.size < least) products.add(pick());
  while (products.size < trade.products / 2 && random.next() < 1 - 1 / (mean - least + 1)) products.add(pick());
  return products;
}

/** Popularity falls with the rank (Zipf, flattened at the top). Ranks are in random order over the catalogue. */
function drawPopularity({ products, flatTop }: Trade, random: Random): number[] {
  return Array.from({ length: products }, () => 1 / (flatTop + random.below(products)));
}

function drawUsual(trade: Trade, popularity: readonly number[], random: Random): Set<number>[] {
  if (trade.usualShare === 0) return [];
  return Array.from({ length: USUAL_BASKETS }, () => basket(trade, picker(popularity, random), random));
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

/** Closed at night; the hours next to a peak have a third of its orders. */
function partOfPeaks(peaks: readonly number[], hour: number): number {
  const weight = (of: number) =>
    peaks.reduce((sum, peak) => sum + Math.exp(-((of - peak) ** 2)), of >= 7 && of < 23 ? 0.15 : 0);
  const all = Array.from({ length: 24 }, (_, of) => weight(of)).reduce((sum, one) => sum + one, 0);
  return weight(hour) / all;
}

const OFFICE = { from: 8, to: 18, daysAWeek: 5 };

/** An hour's share of the orders of a usual day. Days count from a Monday. */
function partOfWeek(trade: Trade, day: number, hour: number): number {
  if (trade.peakHours.length > 0) return (partOfPeaks(trade.peakHours, hour) * (day % 7 > 4 ? 1.3 : 1)) / 1.09;
  if (!trade.isOfficeHours) return (HOUR_WEIGHTS[hour]! / HOUR_SUM) * (day % 7 > 4 ? 1.3 : 1);
  const isOpen = day % 7 < OFFICE.daysAWeek && hour >= OFFICE.from && hour < OFFICE.to;
  return isOpen ? 1 / (OFFICE.to - OFFICE.from) : 0;
}
