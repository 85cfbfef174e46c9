import { expect, it } from 'vitest';
import { HOUR_MS, SECOND_MS } from '#runtime/clock.ts';
import { seededRandom } from '#runtime/random.ts';
import { judgeStampMovement } from './judge-stamp-movement.ts';

const gap = { from: Date.parse('2026-11-27T18:00:00Z'), to: Date.parse('2026-11-27T19:00:00Z') };
const PRODUCTS = 100;
const USUALLY_MOVED = 3;

/** Judges an hour in which these stamps moved. */
function judge(times: readonly number[], orderSize: number | null = 1.6) {
  const movement = { shown: PRODUCTS, times: times.toSorted((a, b) => a - b), alone: times.length, back: 0, late: 0 };
  return judgeStampMovement(movement, gap, { expected: USUALLY_MOVED, orderSize });
}

function secondIn(random: { below(n: number): number }): number {
  return gap.from + random.below(HOUR_MS / SECOND_MS) * SECOND_MS;
}

it('tells a burst by its baskets: products of one order show one second', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const random = seededRandom(seed);
    const stamps = new Map<number, number>();
    const seconds = Array.from({ length: 120 }, () => secondIn(random)).sort((a, b) => a - b);
    for (const second of seconds)
      for (let line = 0; line <= random.below(3); line++) stamps.set(random.below(PRODUCTS), second);
    expect(judge([...stamps.values()])).toBe('own');
  }
});

it('takes one page of many that was rendered, or one write to many products, for no sign of sales', () => {
  const second = gap.from + 1_800_000;
  expect(judge([...Array<number>(25).fill(second), second + 60_000])).toBe('own');
  expect(judge(Array<number>(25).fill(second))).toBe('edits');
  // of a shop that sells to shops, it is an order
  for (const orderSize of [22, null]) expect(judge(Array<number>(25).fill(second), orderSize)).toBe('own');
});

it('does not take stamps that are drawn, or those of pages as they are rendered, for a burst', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const random = seededRandom(seed);
    expect(judge(Array.from({ length: PRODUCTS }, () => secondIn(random)))).toBe('all');
    const pages = Array.from({ length: Math.ceil(PRODUCTS / 12) }, () => secondIn(random));
    const rendered = Array.from({ length: PRODUCTS }, (_, product) => pages[Math.floor(product / 12)]!);
    expect(['all', 'edits']).toContain(judge(rendered));
  }
});
