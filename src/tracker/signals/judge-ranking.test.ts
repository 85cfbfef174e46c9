import { describe, expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { seededRandom } from '#runtime/random.ts';
import type { KnownProduct } from '../known/product.ts';
import { newStoreModel } from '../known/store-model.ts';
import type { Evidence } from '../observation.ts';
import type { Reading } from '../reading.ts';
import { compareRankings, judgeRanking } from './judge-ranking.ts';
import type { SignalLife } from './signal-life.ts';

const STARTS_AT = Date.UTC(2026, 2, 2);
const ORDERS_A_DAY = 100;
const PRODUCTS = 40;
/** What is left of a count after a day. */
const KEPT = Math.exp(-1 / 15);

/** A store that counts the stock of all its products except every fifth, and sells by a power law. */
function readWeeks(
  days: number,
  rankingOf: (day: number, sold: number[]) => number[],
  counted = (index: number) => index % 5 !== 4,
) {
  const random = seededRandom(11);
  const sold = new Array<number>(PRODUCTS).fill(0);
  const truth = new Array<number>(PRODUCTS).fill(0);
  let life: SignalLife | undefined;
  const states: string[] = [];
  const receipts: Evidence[] = [];
  const estimated = new Array<number>(PRODUCTS).fill(0);
  const sds = new Array<number>(PRODUCTS).fill(0);
  const model = newStoreModel();
  const rated = new Array<number>(PRODUCTS).fill(0);
  let clock = 0;
  const weeks = model.week.hours.map(() => 1);
  for (let day = 0; day <= days; day++) {
    const at = STARTS_AT + day * DAY_MS;
    for (let index = 0; index < PRODUCTS; index++) {
      const lines = random.poisson(ORDERS_A_DAY * 0.4 * (index + 1) ** -0.9);
      sold[index]! += lines;
      truth[index]! += lines;
      rated[index] = rated[index]! * KEPT + lines;
    }
    clock = clock * KEPT + ORDERS_A_DAY;
    const now = { ...model, at, clock, week: { orders: weeks, hours: weeks } };
    const products = new Map(
      sold.map((_, index): [string, KnownProduct] => [
        String(index),
        {
          externalId: String(index),
          contentHash: '',
          modifiedAt: null,
          reviewCount: null,
          variants: [
            {
              externalId: '1',
              priceMinor: 1_000,
              compareAtMinor: null,
              isAvailable: true,
              stock: counted(index) ? 5 : null,
            },
          ],
          rate: {
            lines: counted(index) ? rated[index]! : 0,
            together: 0,
            orders: now.clock,
            at,
            clock: now.clock,
            soldAt: null,
          },
          missedReads: 0,
          seenAt: at,
        },
      ]),
    );
    const reading = { at, products: [{ currency: 'EUR' }] } as unknown as Reading;
    const externalIds = rankingOf(day, sold).map(String);
    const live = { modified: false, stock: true };
    const judged = judgeRanking(life, { source: 'test', externalIds }, reading, { model: now, products, live });
    life = judged.life;
    states.push(life!.state);
    receipts.push(...(judged.sales?.evidence ?? []));
    for (const hour of judged.sales?.productHours ?? []) {
      estimated[Number(hour.externalId)]! += hour.orders;
      sds[Number(hour.externalId)]! += Math.sqrt(hour.ordersVar) + hour.ordersSd;
    }
  }
  return { life: life!, states, estimated, truth, sds, receipts };
}

function bySales(_day: number, sold: number[]): number[] {
  return sold.map((_, index) => index).sort((one, other) => sold[other]! - sold[one]!);
}

describe('a ranking', () => {
  test('by sales is alive once it moves, and shows roughly what uncounted products sold', () => {
    const { life, estimated, truth, sds, states } = readWeeks(28, bySales);
    expect(states[0]).toBe('probing');
    expect(life.state).toBe('alive');
    expect(life.probed).toMatchObject({ rankProducts: 32, rankEstimated: 8 });
    const uncounted = truth.flatMap((lines, index) => (index % 5 === 4 ? [{ lines, index }] : []));
    const total = uncounted.reduce((sum, { lines }) => sum + lines, 0);
    const told = uncounted.reduce((sum, { index }) => sum + estimated[index]!, 0);
    expect(told / total).toBeGreaterThan(0.6);
    expect(told / total).toBeLessThan(1.4);
    for (const { index } of uncounted) expect(sds[index]!).toBeGreaterThan(0.3 * estimated[index]!);
    expect(estimated.filter((_, index) => index % 5 !== 4).every((lines) => lines === 0)).toBe(true);
  });

  test('leaves evidence for every order inferred from it, with the place and the one before', () => {
    const { estimated, receipts } = readWeeks(21, bySales);
    const added = new Array<number>(PRODUCTS).fill(0);
    for (const { externalId, adds } of receipts) for (const part of adds) added[Number(externalId)]! += part.orders;
    expect(Math.max(...added)).toBeGreaterThan(0);
    for (const [index, orders] of added.entries()) expect(orders).toBeCloseTo(estimated[index]!, 6);
    for (const { kind, before, after, classifiedAs, weight, why } of receipts) {
      expect({ kind, classifiedAs, weight, why }).toEqual({
        kind: 'rank',
        classifiedAs: 'sale',
        weight: 0,
        why: 'by-rank',
      });
      expect([Number(before!.rank), Number(after!.rank)].every((rank) => rank >= 1 && rank <= PRODUCTS)).toBe(true);
    }
  });

  test('without a product whose sales are seen is an order without a number', () => {
    const { estimated, life } = readWeeks(28, bySales, () => false);
    expect(life.state).toBe('alive');
    expect(life.probed.rankProducts).toBeUndefined();
    expect(estimated.every((lines) => lines === 0)).toBe(true);
  });

  test('sorted by hand stays probing, and gives no number', () => {
    const { states, estimated } = readWeeks(28, (_day, sold) => sold.map((_, index) => index));
    expect(new Set(states)).toEqual(new Set(['probing']));
    expect(estimated.every((lines) => lines === 0)).toBe(true);
  });

  test('drawn at random each day is refused', () => {
    const random = seededRandom(4);
    const { states, life, estimated } = readWeeks(14, (_day, sold) =>
      sold
        .map((_, index) => ({ index, key: random.next() }))
        .sort((one, other) => one.key - other.key)
        .map(({ index }) => index),
    );
    expect(states).not.toContain('alive');
    expect(life).toMatchObject({ state: 'refused', why: 'order is made up' });
    expect(estimated.every((lines) => lines === 0)).toBe(true);
  });

  test('of a young shop is refused, and believed once it moved a little for a fortnight', () => {
    const random = seededRandom(4);
    const young = (day: number, sold: number[]) =>
      day < 4
        ? bySales(
            day,
            sold.map(() => random.next()),
          )
        : bySales(day, sold);
    const { states } = readWeeks(40, young);
    expect(states[3]).toBe('refused');
    expect(states.slice(4, 16)).toEqual(new Array(12).fill('refused'));
    expect(states.at(-1)).toBe('alive');
  });

  test('that is unchanged between two draws stays refused', () => {
    const random = seededRandom(4);
    let drawn: number[] = [];
    const { states } = readWeeks(60, (day, sold) => {
      if (day < 4 || day % 5 === 0)
        drawn = bySales(
          day,
          sold.map(() => random.next()),
        );
      return drawn;
    });
    expect(new Set(states.slice(4))).toEqual(new Set(['refused']));
  });

  test('that is no longer shown falls silent the second time', () => {
    const { life } = readWeeks(10, bySales);
    const reading = { at: life.since + 20 * DAY_MS, products: [] } as unknown as Reading;
    const store = { model: newStoreModel(), products: new Map(), live: { modified: false, stock: true } };
    const once = judgeRanking(life, null, reading, store).life!;
    expect(once.state).toBe('alive');
    const later = { ...reading, at: reading.at + HOUR_MS };
    expect(judgeRanking(once, null, later, store).life).toMatchObject({ state: 'silent', why: 'not shown' });
  });
});

test('rankings are compared by the pairs that changed places', () => {
  expect(compareRankings(['a', 'b', 'c'], ['a', 'b', 'c'])).toEqual({ swapped: 0, pairs: 3, moved: 0 });
  expect(compareRankings(['a', 'b', 'c'], ['b', 'a', 'c'])).toEqual({ swapped: 1, pairs: 3, moved: 2 });
  expect(compareRankings(['a', 'b', 'c'], ['x', 'c', 'b', 'a'])).toEqual({ swapped: 3, pairs: 3, moved: 3 });
  expect(compareRankings(['a'], ['b'])).toEqual({ swapped: 0, pairs: 0, moved: 0 });
});
