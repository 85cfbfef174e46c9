import { DAY_MS, MINUTE_MS, SECOND_MS } from '#runtime/clock.ts';
import { minorOf } from '#runtime/money.ts';
import { seededRandom, seedOf } from '#runtime/random.ts';
import { freshProduct, freshVariant, type Numbering, productIdOf, slugOf } from './catalogue.ts';
import type { OrderEvent, OrderEventLine, WorldEvent } from './event.ts';
import { drawMerchandise, type MerchandiseOptions, QUIET_MERCHANDISE } from './merchandise.ts';
import type { WorldProduct } from './product.ts';
import { localHourMs } from './rhythm.ts';
import { dayOf, openWorld, type World } from './world.ts';

/** A line of an order log. `placedAt` in milliseconds; `unitPrice` in major units. */
export type OrderRow = {
  orderId: string;
  placedAt: number;
  productId: string;
  title: string;
  quantity: number;
  unitPrice: number;
};

export type ReplayOptions = {
  seed: string;
  numbering: Numbering;
  currency: string;
  vendor: string;
  utcOffsetMinutes: number;
  /** True for a log in whole minutes: the second of an order is drawn, one for all its lines. */
  drawSeconds: boolean;
  /**
   * `weekly`: lots on Sunday nights that cover the week; `workdays`: the same lots come in the week before, at work hours,
   * and are unpacked by hand; `none`: everything is on the shelf from the start.
   */
  restocks: 'weekly' | 'workdays' | 'none';
  /** `weekly`: on Sunday nights the page gets the mean price of the coming week; `fixed`: the mean of the whole log. */
  prices: 'weekly' | 'fixed';
  /**
   * What else the merchant does; `restockShare` adds a share of products that are restocked each day, at work hours.
   */
  merchandise: MerchandiseOptions;
  restockShare: number;
  /** Other events, by day; products are numbered in the order of the log. */
  besides?: (day: number) => WorldEvent[];
  /** Products whose units the merchant does not count: their sales leave no stamp. By default all are counted. */
  isUncounted?: (product: number) => boolean;
};

export const PLAIN_REPLAY: ReplayOptions = {
  seed: 'replay',
  numbering: 'shopify',
  currency: 'GBP',
  vendor: 'Replay',
  utcOffsetMinutes: 0,
  drawSeconds: true,
  restocks: 'weekly',
  prices: 'weekly',
  merchandise: QUIET_MERCHANDISE,
  restockShare: 0,
};

const NIGHT_HOUR = 2;
/** Each supplier comes on his own day from Monday to Friday. */
const SUPPLIERS = 5;
const UNPACKING_HOUR = 9;
const UNPACKING_SECONDS = { least: 10, more: 50 };
const PRODUCTS_PER_SECOND = 20;
/** Units that are never sold, so that no product runs out. */
const RESERVE_UNITS = 3;

/**
 * A shop whose orders are those of a log. Lines of the same product in one order become one line, at their mean price.
 */
export function replayWorld(rows: readonly OrderRow[], options: ReplayOptions = PLAIN_REPLAY): World {
  const log = readLog(rows, options);
  const firstDay = log.orders.length > 0 ? dayOf(log.orders[0]!.at) - 1 : 0;
  const startsAt = firstDay * DAY_MS;
  const nightMs = localHourMs(NIGHT_HOUR, options.utcOffsetMinutes);
  const nightEndMs = nightMs + Math.ceil(log.products.length / PRODUCTS_PER_SECOND) * SECOND_MS;
  const weeks = planWeeks(log, options.currency, (at) => weekOf(dayOf(at - nightEndMs), firstDay));

  /** The work of a Sunday night, product after product, a few each second as a sync does. */
  function sundayNight(day: number): WorldEvent[] {
    const events: WorldEvent[] = [];
    const week = weekOf(day, firstDay);
    // the shop opens with the goods and the prices of its first week
    if (day === firstDay || weekOf(day - 1, firstDay) === week) return events;
    for (const [product, plan] of weeks.get(week) ?? []) {
      const at = day * DAY_MS + nightMs + Math.floor(product / PRODUCTS_PER_SECOND) * SECOND_MS;
      if (options.prices === 'weekly' && plan.priceMinor !== null) {
        events.push({ kind: 'list-price', at, product, priceMinor: plan.priceMinor });
      }
      if (options.restocks === 'weekly' && plan.delivery > 0) {
        events.push({ kind: 'delivery', at, product, variant: 0, quantity: plan.delivery });
      }
    }
    return events;
  }

  /** One supplier's goods for the coming week, one after another. */
  function unpacked(day: number): WorldEvent[] {
    const supplier = (day + 3) % 7;
    if (options.restocks !== 'workdays' || supplier >= SUPPLIERS) return [];
    const random = seededRandom(seedOf(`${options.seed}:${day}:unpacked`));
    let second = localHourMs(UNPACKING_HOUR + random.below(6), options.utcOffsetMinutes) / SECOND_MS;
    const events: WorldEvent[] = [];
    for (const [product, { delivery: quantity }] of weeks.get(weekOf(day, firstDay) + 1) ?? []) {
      if (product % SUPPLIERS !== supplier || quantity === 0) continue;
      second += UNPACKING_SECONDS.least + random.below(UNPACKING_SECONDS.more);
      events.push({ kind: 'delivery', at: day * DAY_MS + second * SECOND_MS, product, variant: 0, quantity });
    }
    return events;
  }

  /** What is on the shelf at first: the goods that no delivery brings. */
  function openingOf(product: number): number {
    if (options.restocks === 'none') return log.products[product]!.units;
    const deliveryOf = (week: number) => weeks.get(week)?.get(product)?.delivery ?? 0;
    const supplierDay = firstDay - ((firstDay + 4) % 7) + 1 + (product % SUPPLIERS);
    const hasMissed = options.restocks === 'workdays' && supplierDay < firstDay;
    return deliveryOf(0) + (hasMissed ? deliveryOf(1) : 0);
  }

  function openingPriceOf(product: number): number {
    const ofWeek = options.prices === 'weekly' ? weeks.get(0)?.get(product)?.priceMinor : null;
    return ofWeek ?? log.products[product]!.meanPriceMinor;
  }

  function extraRestocks(day: number): WorldEvent[] {
    const random = seededRandom(seedOf(`${options.seed}:${day}:restocks`));
    const count = options.restockShare > 0 ? random.poisson(options.restockShare * log.products.length) : 0;
    return Array.from({ length: count }, () => {
      const second = Math.floor(localHourMs(9 + random.next() * 9, options.utcOffsetMinutes) / SECOND_MS);
      const product = random.below(log.products.length);
      const at = day * DAY_MS + second * SECOND_MS;
      return { kind: 'delivery', at, product, variant: 0, quantity: 12 * (1 + random.below(5)) };
    });
  }

  function openProducts(): WorldProduct[] {
    return log.products.map((product, index) => {
      const createdAt = startsAt - (30 + (index % 600)) * DAY_MS + index * SECOND_MS;
      return freshProduct({
        index,
        id: productIdOf(options.numbering, index),
        sourceId: product.sourceId,
        handle: `${slugOf(product.title) || 'item'}-${index + 1}`,
        title: product.title,
        descriptionHtml: `<p>${product.title}</p>`,
        vendor: options.vendor,
        productType: '',
        tags: [],
        optionNames: [],
        imageCount: 1,
        createdAt,
        variants: [
          freshVariant(options.numbering, index, 0, {
            value: null,
            sku: product.sourceId,
            grams: 0,
            priceMinor: openingPriceOf(index),
            stock: options.isUncounted?.(index) ? null : openingOf(index) + RESERVE_UNITS,
            at: createdAt,
          }),
        ],
      });
    });
  }

  return openWorld({
    currency: options.currency,
    startsAt,
    openProducts,
    merchandise: (day) => [
      ...(options.prices === 'weekly' ? sundayNight(day).filter((event) => event.kind === 'list-price') : []),
      ...drawMerchandise(
        options.seed,
        day,
        { productCount: log.products.length, utcOffsetMinutes: options.utcOffsetMinutes },
        options.merchandise,
      ),
    ],
    trade: (day) => [
      ...sundayNight(day).filter((event) => event.kind === 'delivery'),
      ...unpacked(day),
      ...extraRestocks(day),
      ...(options.besides?.(day) ?? []),
      ...(log.byDay.get(day) ?? []),
    ],
    memoryDays: Number.POSITIVE_INFINITY,
    ceiling: () => Number.POSITIVE_INFINITY,
  });
}

type Log = {
  products: { sourceId: string; title: string; units: number; meanPriceMinor: number }[];
  orders: OrderEvent[];
  byDay: Map<number, OrderEvent[]>;
};

function readLog(rows: readonly OrderRow[], options: ReplayOptions): Log {
  const random = seededRandom(seedOf(`${options.seed}:seconds`));
  const products: Log['products'] = [];
  const amounts: number[] = [];
  const indexes = new Map<string, number>();
  const orders = new Map<string, OrderEvent>();
  for (const row of rows) {
    let index = indexes.get(row.productId);
    if (index === undefined) {
      index = products.length;
      indexes.set(row.productId, index);
      products.push({ sourceId: row.productId, title: row.title, units: 0, meanPriceMinor: 0 });
      amounts.push(0);
    }
    const product = products[index]!;
    product.units += row.quantity;
    product.title ||= row.title;
    amounts[index]! += row.quantity * row.unitPrice;
    const order = orders.get(row.orderId);
    if (order) addLine(order.lines, index, row);
    else {
      const drawnMs = options.drawSeconds ? random.below(60) * SECOND_MS : row.placedAt % MINUTE_MS;
      const at = Math.floor((row.placedAt - (row.placedAt % MINUTE_MS) + drawnMs) / SECOND_MS) * SECOND_MS;
      const lines: OrderEventLine[] = [];
      addLine(lines, index, row);
      orders.set(row.orderId, { kind: 'order', at, orderId: row.orderId, lines, refundAfterDays: 0 });
    }
  }
  for (const [index, product] of products.entries()) {
    product.meanPriceMinor = minorOf(amounts[index]! / Math.max(1, product.units), options.currency);
    product.title ||= product.sourceId;
  }
  const sorted = [...orders.values()].sort((one, two) => one.at - two.at);
  return { products, orders: sorted, byDay: Map.groupBy(sorted, (order) => dayOf(order.at)) };
}

function addLine(lines: OrderEventLine[], product: number, row: OrderRow): void {
  const same = lines.find((line) => line.product === product);
  if (!same) {
    lines.push({ product, variant: 0, quantity: row.quantity, unitPrice: row.unitPrice });
    return;
  }
  const amount = same.quantity * (same.unitPrice ?? 0) + row.quantity * row.unitPrice;
  same.quantity += row.quantity;
  same.unitPrice = amount / same.quantity;
}

/** Weeks begin on Sundays; the first begins with the log. */
function weekOf(day: number, firstDay: number): number {
  return Math.floor((day + 4) / 7) - Math.floor((firstDay + 4) / 7);
}

type WeekPlan = { units: number; amount: number; delivery: number; priceMinor: number | null };

function planWeeks(log: Log, currency: string, weekAt: (atMs: number) => number): Map<number, Map<number, WeekPlan>> {
  const weeks = new Map<number, Map<number, WeekPlan>>();
  for (const order of log.orders) {
    const week = weekAt(order.at);
    const plans = weeks.get(week) ?? new Map<number, WeekPlan>();
    weeks.set(week, plans);
    for (const line of order.lines) {
      const plan = plans.get(line.product) ?? { units: 0, amount: 0, delivery: 0, priceMinor: null };
      plans.set(line.product, plan);
      plan.units += line.quantity;
      plan.amount += line.quantity * (line.unitPrice ?? 0);
    }
  }
  roundToLots(log, weeks, currency);
  return weeks;
}

/** Turns a week's demand into round lots, after selling what is left over, and its amounts into page prices. */
function roundToLots(log: Log, weeks: Map<number, Map<number, WeekPlan>>, currency: string): void {
  const left = log.products.map(() => 0);
  const shown = log.products.map(() => -1);
  for (const week of [...weeks.keys()].sort((one, two) => one - two)) {
    for (const [product, plan] of [...weeks.get(week)!].sort((one, two) => one[0] - two[0])) {
      const lot = lotOf(plan.units);
      plan.delivery = Math.max(0, Math.ceil((plan.units - left[product]!) / lot) * lot);
      left[product]! += plan.delivery - plan.units;
      const priceMinor = minorOf(plan.amount / plan.units, currency);
      if (priceMinor !== shown[product]) plan.priceMinor = priceMinor;
      shown[product] = priceMinor;
    }
  }
}

function lotOf(units: number): number {
  for (const lot of [6, 12, 24, 48, 96, 240, 480]) if (units <= lot * 4) return lot;
  return 960;
}
