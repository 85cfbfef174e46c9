import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { seededRandom, seedOf } from '#runtime/random.ts';
import { type CatalogueOptions, drawCatalogue, wholeSecond } from './catalogue.ts';
import { type DemandOptions, drawDemand } from './draw-demand.ts';
import type { HoldEvent, OrderEventLine, WorldEvent } from './event.ts';
import { drawMerchandise, type MerchandiseOptions, QUIET_MERCHANDISE } from './merchandise.ts';
import { FLAT_RHYTHM, localHourMs, momentDrawer, type Rhythm, seasonFactor, weekdayFactor } from './rhythm.ts';
import { dayOf, openWorld, type World } from './world.ts';

export type DrawnWorldOptions = CatalogueOptions &
  DemandOptions & {
    utcOffsetMinutes: number;
    /** Mean orders per hour in the first days, and after a year; growth is even in between. */
    ordersPerHour: { first: number; afterYear: number };
    rhythm: Rhythm;
    merchandise: MerchandiseOptions;
    /** The share of products that are added within the first 18 months, and of those that are withdrawn. */
    newShare: number;
    withdrawnShare: number;
    /** The share of orders that are returned and put back on the shelf. */
    refundShare: number;
    /** Abandoned checkouts per order: they hold goods for an hour. */
    abandonedShare: number;
    /** The share of sold lines that bring a review; none are written if undefined. */
    reviewShare?: number;
  };

/** A shop that sells and does nothing else: no rhythm, growth, edits or refunds. */
export const PLAIN_WORLD = {
  utcOffsetMinutes: 0,
  ordersPerHour: { first: 20, afterYear: 20 },
  rhythm: FLAT_RHYTHM,
  popularityTail: 0.8,
  basketSizes: [0.64, 0.21, 0.09, 0.04, 0.02],
  multiUnitShare: 0.1,
  restocks: { everyDays: 7, localHour: 3, lateShare: 0, shortShare: 0 },
  merchandise: QUIET_MERCHANDISE,
  newShare: 0,
  withdrawnShare: 0,
  refundShare: 0,
  abandonedShare: 0,
} satisfies Partial<DrawnWorldOptions>;

const REFUND_MAX_DAYS = 4;
const LATE_MAX_DAYS = 2;
const CHANGING_DAYS = 540;
const HOLD_MS = HOUR_MS;
const REVIEWED_AFTER_DAYS = 3;
/** Reviews by people who bought nothing, per review by a buyer. */
const UNVERIFIED = 0.25;

/** A shop drawn from a seed. Each day is drawn by itself, so any of them can be opened at once. */
export function drawWorld(options: DrawnWorldOptions): World {
  const firstDay = dayOf(options.startsAt);
  const template = drawCatalogue(options);
  const demand = drawDemand(options, template);
  const momentOf = momentDrawer(options.rhythm, options.utcOffsetMinutes);
  const lives = drawLives(options, firstDay);
  const cycleDays = options.restocks ? options.restocks.everyDays + LATE_MAX_DAYS : 0;

  function growth(day: number): number {
    const { first, afterYear } = options.ordersPerHour;
    return first * (afterYear / first) ** Math.min(1, Math.max(0, day - firstDay) / 365);
  }

  function level(product: number, variant: number, day: number): number {
    if (!options.restocks) return 1_000_000_000;
    const { cover, lot } = demand.products[product]!;
    const units = demand.unitsPerOrder(product, variant) * growth(day) * 24 * options.restocks.everyDays * cover;
    return Math.ceil((units + 2) / lot) * lot;
  }

  function restock(day: number): WorldEvent[] {
    if (!options.restocks) return [];
    const { everyDays, localHour, lateShare } = options.restocks;
    const events: WorldEvent[] = [];
    const at = day * DAY_MS + localHourMs(localHour, options.utcOffsetMinutes);
    for (const product of template) {
      const daysSinceDue = (day + product.index) % everyDays;
      const lateDays = lateBy(options.seed, product.index, day - daysSinceDue, lateShare);
      if (daysSinceDue !== Math.min(lateDays, everyDays - 1)) continue;
      const second = product.index % 1800;
      for (const variant of product.variants) {
        if (variant.stock === null) continue;
        const moment = wholeSecond(at + second * 1_000);
        const to = level(product.index, variant.index, day);
        events.push({ kind: 'restock', at: moment, product: product.index, variant: variant.index, level: to });
      }
    }
    return events;
  }

  function reviews(day: number): WorldEvent[] {
    if (!options.reviewShare) return [];
    const random = seededRandom(seedOf(`${options.seed}:${day}:reviews`));
    const events: WorldEvent[] = [];
    const add = (at: number, product: number, isVerified: boolean) =>
      events.push({ kind: 'review', at, product, writtenAt: at, isVerified });
    for (const event of trade(day - REVIEWED_AFTER_DAYS)) {
      if (event.kind !== 'order') continue;
      const at = event.at + REVIEWED_AFTER_DAYS * DAY_MS;
      for (const { product } of event.lines) {
        if (random.next() >= options.reviewShare) continue;
        add(at, product, true);
        if (random.next() < UNVERIFIED) add(at, random.below(options.productCount), false);
      }
    }
    return events;
  }

  function trade(day: number): WorldEvent[] {
    const random = seededRandom(seedOf(`${options.seed}:${day}:trade`));
    const startsAt = day * DAY_MS;
    const season = seasonFactor(options.rhythm, startsAt) / seasonFactor(options.rhythm, options.startsAt);
    const rate = growth(day) * season * weekdayFactor(options.rhythm, day);
    const count = random.poisson(rate * 24);
    const events: WorldEvent[] = restock(day);
    for (let number = 1; number <= count; number++) {
      const at = startsAt + wholeSecond(momentOf(random.next()));
      const isRefunded = random.next() < options.refundShare;
      const refundAfterDays = isRefunded ? 1 + random.below(REFUND_MAX_DAYS) : 0;
      const lines = demand.basket(random);
      if (random.next() < options.abandonedShare) events.push(...abandoned(lines[0]!, at, startsAt + DAY_MS));
      if (at >= options.startsAt) {
        events.push({ kind: 'order', at, orderId: `${day}-${number}`, lines, refundAfterDays });
      }
    }
    return events;
  }

  return openWorld({
    currency: options.currency,
    startsAt: options.startsAt,
    openProducts: () => {
      const products = drawCatalogue(options);
      for (const product of products) {
        product.isPublished = !lives.unborn.has(product.index);
        for (const variant of product.variants) {
          if (variant.stock !== null) variant.stock = level(product.index, variant.index, firstDay);
        }
      }
      return products;
    },
    merchandise: (day) => [
      ...(lives.byDay.get(day) ?? []),
      ...drawMerchandise(
        options.seed,
        day,
        { productCount: options.productCount, utcOffsetMinutes: options.utcOffsetMinutes },
        options.merchandise,
      ),
    ],
    trade: (day) => [...trade(day), ...reviews(day)],
    // reviews are permanent
    memoryDays:
      options.restocks && !options.reviewShare ? 2 * cycleDays + REFUND_MAX_DAYS + 2 : Number.POSITIVE_INFINITY,
    ceiling: level,
  });
}

/** The same basket in an abandoned checkout: its first product is held for an hour. */
function abandoned(line: OrderEventLine, at: number, endsAt: number): WorldEvent[] {
  if (at + HOLD_MS >= endsAt) return [];
  const hold: HoldEvent = {
    kind: 'hold',
    at,
    product: line.product,
    variant: line.variant,
    quantity: line.quantity,
    taken: 0,
  };
  return [hold, { kind: 'release', at: at + HOLD_MS, hold }];
}

function lateBy(seed: string, product: number, dueDay: number, lateShare: number): number {
  if (lateShare === 0) return 0;
  const random = seededRandom(seedOf(`${seed}:${product}:${dueDay}:delivery`));
  return random.next() < lateShare ? 1 + random.below(LATE_MAX_DAYS) : 0;
}

type Lives = { byDay: Map<number, WorldEvent[]>; unborn: Set<number> };

function drawLives(options: DrawnWorldOptions, firstDay: number): Lives {
  const random = seededRandom(seedOf(`${options.seed}:lives`));
  const byDay = new Map<number, WorldEvent[]>();
  const unborn = new Set<number>();
  function add(kind: 'publish' | 'withdraw', product: number): void {
    const day = firstDay + 1 + random.below(CHANGING_DAYS);
    const hour = localHourMs(10 + random.next() * 6, options.utcOffsetMinutes);
    const event: WorldEvent = { kind, at: day * DAY_MS + wholeSecond(hour), product };
    byDay.set(day, [...(byDay.get(day) ?? []), event]);
  }
  for (let product = 0; product < options.productCount; product++) {
    const draw = random.next();
    if (draw < options.newShare) {
      unborn.add(product);
      add('publish', product);
    } else if (draw < options.newShare + options.withdrawnShare) add('withdraw', product);
  }
  return { byDay, unborn };
}
