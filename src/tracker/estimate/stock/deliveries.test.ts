import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, SECOND_MS } from '#runtime/clock.ts';
import { type Random, seededRandom } from '#runtime/random.ts';
import { rangeOf } from '#sales/range.ts';
import type { KnownProduct } from '../../known/product.ts';
import { newStoreModel } from '../../known/store-model.ts';
import type { LiveSignals, ObservedHour } from '../../observation.ts';
import { observe } from '../../observe.ts';
import type { Reading } from '../../reading.ts';
import { refit } from '../revision/refit.ts';

const START = Date.UTC(2026, 2, 2);
const PRODUCTS = 100;
const DAYS = 24;
const POLL_MS = 6 * HOUR_MS;
/** Deliveries come from this day on: once a day, at any moment, for each product. */
const KNOWN_AFTER_DAYS = 14;

/** `isAlike`: whether a line holds as many units of one product as of another. */
type Shop = { ordersPerGap: number; seed: number; live: LiveSignals; isAlike: boolean };
type Gaps = Pick<ObservedHour, 'units' | 'unitsVar' | 'unitsSd'> & { sold: number };

/** What each product sold in the gaps in which it was delivered: the truth, and what polls every six hours infer. */
function watch({ ordersPerGap, seed, live, isAlike }: Shop): Gaps[] {
  const random = seededRandom(seed);
  const shelf = Array.from({ length: PRODUCTS }, () => ({
    stock: 100_000,
    stamp: START - DAY_MS,
    liked: exponential(random),
    more: isAlike ? 0.5 : exponential(random),
  }));
  const all = shelf.reduce((sum, { liked }) => sum + liked, 0);
  const products = new Map<string, KnownProduct>();
  const gaps = shelf.map((): Gaps => ({ sold: 0, units: 0, unitsVar: 0, unitsSd: 0 }));
  let model = newStoreModel();
  let observedUntil: number | null = null;
  for (let at = START; at <= START + DAYS * DAY_MS; at += POLL_MS) {
    const sold = shelf.map(() => 0);
    const acts = at === START ? [] : draw(at - POLL_MS);
    for (const act of acts) {
      const product = shelf[act.product]!;
      product.stock -= act.units;
      product.stamp = act.at;
      if (act.units > 0) sold[act.product]! += act.units;
    }
    const isWhole = (at - START) % DAY_MS === 0;
    const shown = isWhole ? shelf.keys() : new Set(acts.map(({ product }) => product));
    const reading = readingOf(at, [...shown], isWhole);
    const seen = observe({ model, observedUntil, products, catalogueSize: PRODUCTS }, reading, live);
    for (const product of seen.products) products.set(product.externalId, product);
    ({ model, observedUntil } = seen);
    if (isWhole)
      model = refit(
        model,
        [...products.values()].map(({ rate }) => rate),
      );
    for (const { product } of acts.filter(({ units }) => units < 0)) {
      const gap = gaps[product]!;
      gap.sold += sold[product]!;
      for (const hour of seen.productHours.filter(({ externalId }) => externalId === `p${product}`)) {
        gap.units += hour.units;
        gap.unitsVar += hour.unitsVar;
        gap.unitsSd += hour.unitsSd;
      }
    }
  }
  return gaps;

  function draw(from: number): { at: number; product: number; units: number }[] {
    const moment = () => from + SECOND_MS * (1 + random.below(POLL_MS / SECOND_MS - 2));
    const orders = Array.from({ length: random.poisson(ordersPerGap) }, moment).flatMap((at) => {
      const basket = new Set(Array.from({ length: 1 + geometric(0.6, random) }, pick));
      return [...basket].map((product) => ({ at, product, units: 1 + geometric(shelf[product]!.more, random) }));
    });
    const isOpen = from >= START + KNOWN_AFTER_DAYS * DAY_MS;
    const delivered = [...shelf.keys()].filter(() => isOpen && random.next() < POLL_MS / DAY_MS);
    const deliveries = delivered.map((product) => ({ at: moment(), product, units: -1_000 }));
    return [...orders, ...deliveries].sort((one, other) => one.at - other.at);
  }

  function pick(): number {
    let left = random.next() * all;
    let product = 0;
    while (product < PRODUCTS - 1 && left >= shelf[product]!.liked) left -= shelf[product++]!.liked;
    return product;
  }

  function readingOf(at: number, shown: readonly number[], isWhole: boolean): Reading {
    const told = { handle: null, imageUrl: null, vendor: null, productType: null, sku: null, compareAtMinor: null };
    return {
      ...{ at, mode: isWhole ? 'catalogue' : 'changes', isComplete: true, requests: 1, bytes: 0, ranking: null },
      signals: live.modified ? ['modified', 'stock'] : ['stock'],
      products: shown.map((index) => ({
        ...{
          ...told,
          externalId: `p${index}`,
          title: `Product ${index}`,
          url: `/p/${index}`,
          labels: [],
          bodyHash: 'a',
        },
        ...{ reviewCount: null, currency: 'USD', publishedAt: null },
        modifiedAt: live.modified ? shelf[index]!.stamp : null,
        variants: [
          {
            ...told,
            externalId: `v${index}`,
            title: null,
            priceMinor: 2_000,
            isAvailable: true,
            stock: shelf[index]!.stock,
          },
        ],
      })),
    };
  }
}

function exponential(random: Random): number {
  return -Math.log(1 - random.next());
}

function geometric(mean: number, random: Random): number {
  let count = 0;
  while (random.next() < mean / (1 + mean)) count++;
  return count;
}

const BOTH: LiveSignals = { modified: true, stock: true };
const STOCK: LiveSignals = { modified: false, stock: true };

it.each([
  { name: 'a quiet shop, by stamps and stock', ordersPerGap: 10, live: BOTH },
  { name: 'a quiet shop, by stock', ordersPerGap: 10, live: STOCK },
  { name: 'a busy shop, by stamps and stock', ordersPerGap: 60, live: BOTH },
  { name: 'a busy shop, by stock', ordersPerGap: 60, live: STOCK },
])(
  'the ranges hold what deliveries hide of 500 products: $name',
  ({ ordersPerGap, live }) => {
    const products = [0, 1, 2, 3, 4].flatMap((seed) => watch({ ordersPerGap, seed, live, isAlike: seed % 2 === 0 }));
    const isHeld = ({ sold, units, unitsVar, unitsSd }: Gaps) => {
      const { low, high } = rangeOf({ value: units, variance: unitsVar, sharedSd: unitsSd, isCount: true });
      return low <= sold && sold <= high;
    };
    const held = products.filter(isHeld).length / products.length;
    expect(held).toBeGreaterThanOrEqual(0.9);
    expect(held).toBeLessThanOrEqual(0.98);
  },
  120_000,
);
