import { DAY_MS, SECOND_MS } from '#runtime/clock.ts';
import { seededRandom, seedOf } from '#runtime/random.ts';
import { wholeSecond } from './catalogue.ts';
import type { WorldEvent } from './event.ts';
import { localHourMs } from './rhythm.ts';

/** What a merchant and his apps do to the catalogue besides selling. Zero or null switches something off. */
export type MerchandiseOptions = {
  /** The share of products whose price changes each day. */
  priceChangeShare: number;
  /** The share of products whose content is edited each day. */
  contentEditShare: number;
  /** Days between sales; a sale lasts five days and covers a third of the products. */
  saleEveryDays: number | null;
  /** An app's sync that writes every product without changing anything. */
  sync: { everyDays: number; localHour: number; productsPerSecond: number } | null;
};

export const QUIET_MERCHANDISE: MerchandiseOptions = {
  priceChangeShare: 0,
  contentEditShare: 0,
  saleEveryDays: null,
  sync: null,
};

const SALE_DAYS = 5;
const DISCOUNTS = [0.1, 0.15, 0.2, 0.25, 0.3];

/** The merchandise events of one day, drawn only from the seed and the day. */
export function drawMerchandise(
  seed: string,
  day: number,
  shop: { productCount: number; utcOffsetMinutes: number },
  options: MerchandiseOptions,
): WorldEvent[] {
  const random = seededRandom(seedOf(`${seed}:${day}:merchandise`));
  const startsAt = day * DAY_MS;
  const events: WorldEvent[] = [];
  // Merchants work from nine to six, local time; the hours may cross the end of the UTC day and wrap.
  const atWork = () => startsAt + wholeSecond(localHourMs(9 + random.next() * 9, shop.utcOffsetMinutes));
  const some = (share: number) => (share > 0 ? random.poisson(share * shop.productCount) : 0);

  for (let left = some(options.priceChangeShare); left > 0; left--) {
    const factor = 1 + (random.next() < 0.6 ? 1 : -1) * (0.02 + 0.08 * random.next());
    events.push({ kind: 'price', at: atWork(), product: random.below(shop.productCount), factor });
  }
  for (let left = some(options.contentEditShare); left > 0; left--) {
    events.push({
      kind: 'edit',
      at: atWork(),
      product: random.below(shop.productCount),
      note: random.below(1_000_000),
    });
  }
  if (options.saleEveryDays) events.push(...saleEvents(seed, day, shop, options.saleEveryDays));
  if (options.sync && day % options.sync.everyDays === 0) {
    const from = startsAt + wholeSecond(localHourMs(options.sync.localHour, shop.utcOffsetMinutes));
    for (let product = 0; product < shop.productCount; product++) {
      const second = Math.floor(product / options.sync.productsPerSecond);
      events.push({ kind: 'touch', at: from + second * SECOND_MS, product });
    }
  }
  return events;
}

function saleEvents(
  seed: string,
  day: number,
  shop: { productCount: number; utcOffsetMinutes: number },
  everyDays: number,
): WorldEvent[] {
  const phase = (day + (seedOf(seed) % everyDays)) % everyDays;
  if (phase !== 0 && phase !== SALE_DAYS) return [];
  const random = seededRandom(seedOf(`${seed}:${day - phase}:sale`));
  const at = day * DAY_MS + wholeSecond(localHourMs(0.2, shop.utcOffsetMinutes));
  const discount = DISCOUNTS[random.below(DISCOUNTS.length)]!;
  const events: WorldEvent[] = [];
  for (let product = 0; product < shop.productCount; product++) {
    if (random.next() < 1 / 3) events.push({ kind: 'sale', at, product, discount: phase === 0 ? discount : 0 });
  }
  return events;
}
