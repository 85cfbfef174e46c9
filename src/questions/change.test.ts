import { describe, expect, test } from 'vitest';
import type { UnreadShares } from '#contract/date-range.ts';
import { type Random, seededRandom } from '#runtime/random.ts';
import { rangeOf } from '#sales/range.ts';
import { changeOf, sureDifference } from './change.ts';
import { estimatesOf, type SpanSums } from './figures.ts';

const BASIS = { basis: 'modified' as const, left_out: 0, observations: 1 };

function figures(orders: number, given: Partial<SpanSums> = {}): SpanSums {
  const revenue = orders * 20;
  return { ...BASIS, orders, orders_var: 0, orders_sd: 0, revenue, revenue_var: 0, revenue_sd: 0, ...given };
}

function compared(now: SpanSums | null, before: SpanSums | null, unread?: UnreadShares) {
  return changeOf(now, before, { current: estimatesOf(now, null), previous: estimatesOf(before, null) }, unread);
}

/** A shop: the value of its orders, and the error of its estimates, which is the same now and before. */
function drawShop(random: Random, orders: number) {
  const unitsOff = Math.exp(0.25 * random.normal());
  const signalOff = Math.exp(0.1 * random.normal());
  const seenShare = 0.4 + 0.6 * random.next();
  /** A period with this mean, as it is estimated: unseen orders are included, with their uncertainty. */
  function period(mean: number): SpanSums {
    const sold = random.poisson(mean);
    const hidden = (1 - seenShare) * sold;
    const shown = Math.max(0, sold + Math.sqrt(hidden) * random.normal()) * signalOff;
    let revenue = 0;
    // order values are exponential: a few are many times as large as most
    for (let order = 0; order < sold; order++) revenue += 20 * random.exponential(1);
    const noise = sold > 0 ? shown / (sold * signalOff) : 0;
    return figures(shown, {
      orders_var: hidden,
      orders_sd: 0.1 * shown,
      revenue: revenue * noise * unitsOff * signalOff,
      revenue_var: hidden * 400,
      revenue_sd: Math.hypot(0.25, 0.1) * revenue,
    });
  }
  return { before: period(orders), period };
}

function sureShare(orders: number, factor: number, metric: 'orders' | 'revenue', shops = 2_000): number {
  const random = seededRandom(orders * 7 + factor);
  let sure = 0;
  for (let number = 0; number < shops; number++) {
    const shop = drawShop(random, orders);
    if (compared(shop.period(orders * factor), shop.before)[metric]?.isSure) sure++;
  }
  return sure / shops;
}

describe('the change of a drawn shop', () => {
  test.each([20, 100, 600])('that sells %i orders as before is called sure 3 to 7 times in 100', (orders) => {
    for (const metric of ['orders', 'revenue'] as const) {
      const share = sureShare(orders, 1, metric);
      expect(share, metric).toBeGreaterThanOrEqual(0.03);
      expect(share, metric).toBeLessThanOrEqual(0.07);
    }
  });

  test.each([
    ['now', { now: 0.1, before: 0 }],
    ['before', { now: 0, before: 0.1 }],
  ])('that was not read for a tenth of the span %s is called sure no more often', (_, unread) => {
    const random = seededRandom(3);
    const share = (shares: UnreadShares) => {
      let sure = 0;
      for (let number = 0; number < 500; number++) {
        const { period } = drawShop(random, 5_000);
        const [now, before] = [period(5_000 * (1 - unread.now)), period(5_000 * (1 - unread.before))];
        if (compared(now, before, shares).orders?.isSure) sure++;
      }
      return sure / 500;
    };
    expect(share({ now: 0, before: 0 })).toBeGreaterThan(0.5);
    expect(share(unread)).toBeLessThanOrEqual(0.07);
  });

  test('that doubled its 100 orders is called sure 99 times in 100', () => {
    expect(sureShare(100, 2, 'orders', 1_000)).toBeGreaterThanOrEqual(0.99);
    // order values differ so much that revenue shows a change less surely
    expect(sureShare(100, 2, 'revenue', 1_000)).toBeGreaterThanOrEqual(0.95);
  });
});

describe('a change', () => {
  test('is sure where errors shared by both periods would hide it', () => {
    const [now, before] = [figures(486), figures(200)].map((one) => ({ ...one, revenue_sd: 0.5 * one.revenue! }));
    const [high, low] = [before!, now!].map((one) =>
      rangeOf({ value: one.revenue!, variance: 0, sharedSd: one.revenue_sd! }),
    );
    // the two ranges overlap, but the change is sure
    expect(high!.high).toBeGreaterThan(low!.low);
    expect(compared(now!, before!).revenue).toMatchObject({ ratio: 2.43, isSure: true });
  });

  test('is no surer where the errors of the two differ', () => {
    const before = figures(100, { orders_sd: 0 });
    const alike = compared(figures(140), before).orders!;
    const unlike = compared(figures(140, { orders_sd: 50 }), before).orders!;
    expect(alike.isSure).toBe(true);
    expect(unlike.isSure).toBe(false);
    expect(unlike.high! / unlike.low).toBeGreaterThan(alike.high! / alike.low);
  });

  test('has its ratio within its range, and the range of a sure change excludes 1', () => {
    const random = seededRandom(3);
    for (let drawn = 0; drawn < 500; drawn++) {
      const one = () =>
        figures(random.next() < 0.2 ? 0 : 300 * random.next() ** 3, {
          orders_var: 40 * random.next(),
          orders_sd: 20 * random.next(),
        });
      for (const change of Object.values(compared(one(), one()))) {
        if (change === null) continue;
        const { ratio, low, high, isSure } = change;
        expect(low).toBeLessThanOrEqual(ratio);
        if (high !== null) expect(high).toBeGreaterThanOrEqual(ratio);
        expect(isSure).toBe(low > 1 || (high !== null && high < 1));
      }
    }
  });

  test('is null where nothing was before, or where one of the two is not shown', () => {
    expect(compared(figures(5), figures(0))).toEqual({ orders: null, revenue: null });
    expect(compared(figures(5), null)).toEqual({ orders: null, revenue: null });
    const unpriced = figures(5, { revenue: null, revenue_var: null, revenue_sd: null, left_out: 1 });
    expect(compared(unpriced, figures(5))).toMatchObject({ orders: { ratio: 1, isSure: false }, revenue: null });
    expect(compared(figures(0), figures(40)).orders).toMatchObject({ ratio: 0, isSure: true });
  });

  test('that is mostly sure comes before a larger one that is mostly uncertain', () => {
    const sure = sureDifference(figures(160), figures(100), 'up');
    const unsure = sureDifference(figures(180, { orders_var: 4_000 }), figures(100), 'up');
    expect(sure).toBeGreaterThan(0);
    expect(sure).toBeGreaterThan(unsure);
    expect(sureDifference(figures(40), figures(100), 'down')).toBeGreaterThan(0);
    expect(sureDifference(figures(30), figures(0), 'up')).toBeGreaterThan(sureDifference(figures(3), figures(0), 'up'));
  });
});
