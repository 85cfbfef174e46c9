import { describe, expect, it } from 'vitest';
import { HOUR_MS, SECOND_MS } from '#runtime/clock.ts';
import { seededRandom } from '#runtime/random.ts';
import { fc } from '#runtime/testing-properties.ts';
import { orderTimeline } from './order-timeline.ts';
import { splitBursts } from './split-bursts.ts';

type Bin = { from: number; to: number; seen: number; visible: number };

function join(bins: readonly Bin[]): Bin {
  const seen = bins.reduce((sum, bin) => sum + bin.seen, 0);
  return { from: bins[0]!.from, to: bins.at(-1)!.to, seen, visible: 1 };
}

const binsOf = (counts: readonly number[]) =>
  counts.map((seen, index): Bin => ({ from: index, to: index + 1, seen, visible: 1 }));

describe('splitBursts', () => {
  it('keeps every order and every moment', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(40), { minLength: 1, maxLength: 30 }), (counts) => {
        const parts = splitBursts(binsOf(counts), join);
        expect(parts.reduce((sum, part) => sum + part.seen, 0)).toBe(counts.reduce((sum, count) => sum + count, 0));
        expect(parts[0]!.from).toBe(0);
        expect(parts.at(-1)!.to).toBe(counts.length);
        for (const [index, part] of parts.slice(1).entries()) expect(part.from).toBe(parts[index]!.to);
      }),
    );
  });

  it('finds a burst within an hour, and none in an even one', () => {
    const burst = Array.from({ length: 30 }, (_, bin) => (bin >= 5 && bin < 12 ? 9 : 1));
    expect(splitBursts(binsOf(burst), join).map(({ from, to }) => [from, to])).toEqual([
      [0, 5],
      [5, 12],
      [12, 30],
    ]);
    expect(splitBursts(binsOf(burst.map((_, bin) => 2 + (bin % 3))), join)).toHaveLength(1);
  });
});

describe('orderTimeline', () => {
  const gap = { from: 0, to: HOUR_MS };
  const second = fc.integer({ min: 0, max: 3599 }).map((at) => at * SECOND_MS);

  it('never has fewer orders than were seen, nor any number beyond reason, whatever the stamps', () => {
    const intensity = { expected: (from: number, to: number) => (3 * (to - from)) / HOUR_MS };
    const covers = fc.array(fc.record({ at: second, share: fc.double({ min: 0, max: 0.05, noNaN: true }) }));
    fc.assert(
      fc.property(covers, fc.uniqueArray(second, { maxLength: 150 }), (touched, seen) => {
        const orders = seen.map((at) => ({ at, weight: 1 }));
        const { total, pieces } = orderTimeline(
          gap,
          touched,
          orders,
          { isWithin: (share) => Math.min(1, share), factor: 1, isAgain: () => 0 },
          intensity,
          1,
        );
        expect(total).toBeGreaterThanOrEqual(seen.length - 1e-9);
        expect(total).toBeLessThan(40 * (seen.length + 20));
        for (const piece of pieces) expect(piece.hiddenVar).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('counts what a burst of minutes hides if the rest of the hour was quiet', () => {
    // 300 orders of one product each in 20 minutes, over 60 equal products: each product shows its last order
    const last = Array.from({ length: 60 }, (_, product) => {
      const before = Math.floor(60 * -Math.log(1 - (product + 0.5) / 60));
      return Math.max(0, 299 - before) * 4 * SECOND_MS;
    });
    const covers = [...new Set(last)].map((at) => ({ at, share: last.filter((one) => one === at).length / 60 }));
    const orders = covers.map(({ at }) => ({ at, weight: 1 }));
    const intensity = { expected: (from: number, to: number) => (3 * (to - from)) / HOUR_MS };
    const { total } = orderTimeline(
      gap,
      covers,
      orders,
      { isWithin: (share) => share, factor: 1, isAgain: () => 0 },
      intensity,
      1,
    );
    expect(total).toBeGreaterThan(290);
    expect(total).toBeLessThan(320);
  });

  it('infers from the free seconds how many orders of a burst shared a second with another', () => {
    const random = seededRandom(7);
    const placed = Array.from({ length: 1200 }, () => random.below(3600));
    const orders = [...new Set(placed)].map((at) => ({ at: at * SECOND_MS, weight: 1 }));
    expect(orders.length).toBeLessThan(1050);
    const singly = { isWithin: (share: number) => share, factor: 1, isAgain: () => 0 };
    const { total } = orderTimeline(gap, [], orders, singly, null, 1);
    expect(total).toBeGreaterThan(1150);
    expect(total).toBeLessThan(1250);
  });

  it('does not count a visible line twice if its order shared a second with another', () => {
    const random = seededRandom(7);
    const [placed, products] = [600, 5000];
    const lastAt = new Map<number, number>();
    const seconds = Array.from({ length: placed }, () => random.below(3600)).toSorted((one, other) => one - other);
    for (const second of seconds) lastAt.set(random.below(products), second * SECOND_MS);
    const covers = [...lastAt.values()].map((at) => ({ at, share: 1 / products }));
    const orders = [...new Set(lastAt.values())].map((at) => ({ at, weight: 1 }));
    const singly = { isWithin: (share: number) => share, factor: 1, isAgain: () => 0 };
    const timeline = orderTimeline(gap, covers, orders, singly, null, 1);
    const hidden = covers.flatMap(({ at, share }) => timeline.linesBefore(at, share));
    const lines = covers.length + hidden.reduce((sum, { lines }) => sum + lines, 0);
    expect(Math.abs(timeline.total / placed - 1)).toBeLessThan(0.04);
    expect(Math.abs(lines / placed - 1)).toBeLessThan(0.03);
  });

  it('knows that what a single product hid were orders of that product, however few others were seen', () => {
    const intensity = { expected: (from: number, to: number) => (3 * (to - from)) / HOUR_MS };
    const at = HOUR_MS - SECOND_MS;
    const singly = { isWithin: (share: number) => share, factor: 1, isAgain: () => 0 };
    for (const seen of [[], [10, 20, 30]]) {
      const orders = seen.map((minute) => ({ at: minute * 60 * SECOND_MS, weight: 1 }));
      const { pieces, linesBefore } = orderTimeline(gap, [{ at, share: 0.2 }], orders, singly, intensity, 1);
      const lines = linesBefore(at, 0.2).reduce((sum, piece) => sum + piece.lines, 0);
      expect(lines).toBeCloseTo(
        pieces.reduce((sum, { hidden }) => sum + hidden, 0),
        2,
      );
    }
  });
});
