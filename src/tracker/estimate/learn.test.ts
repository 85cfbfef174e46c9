import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#runtime/clock.ts';
import type { ProductRate } from '../known/product.ts';
import { newStoreModel } from '../known/store-model.ts';
import { unlearn } from './learn.ts';
import { refit } from './revision/refit.ts';

const AT = Date.UTC(2026, 2, 2);

function rate(lines: number, orders: number): ProductRate {
  return { lines, together: 0, orders, at: AT, clock: orders, soldAt: null };
}

describe('what a shop teaches', () => {
  it('is taken back where orders of one line were edits: from the clock, the lines and the baskets of one', () => {
    const model = { ...newStoreModel(), clock: 30, lines: 50, baskets: [20, 10] };
    const taken = unlearn(model, { orders: 8, edits: 8 });
    expect(taken).toMatchObject({ clock: 22, lines: 42, baskets: [12, 10] });
    expect(unlearn(model, { orders: 99, edits: 99 })).toMatchObject({ clock: 0, lines: 0, baskets: [0, 10] });
  });

  it('tells nothing of how unlike products sell while hardly any was sold', () => {
    const model = { ...newStoreModel(), at: AT + DAY_MS, clock: 30 };
    const few = Array.from({ length: 400 }, (_, index) => rate(index < 30 ? 1 : 0, 30));
    expect(refit(model, few)).toBe(model);
    const enough = Array.from({ length: 400 }, (_, index) => rate(index < 80 ? 3 : 0, 240));
    expect(refit(model, enough).prior).not.toBeNull();
  });
});
