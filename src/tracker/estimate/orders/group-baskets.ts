import type { Touch } from '../writes/classify-touches.ts';

export type Basket = { at: number; weight: number; size: number; doubt: number };

/** Products of one second are one basket, and one order. */
export function groupBaskets(touches: readonly Touch[]): Basket[] {
  const bySecond = new Map<number, { at: number; missed: number; size: number; doubt: number }>();
  for (const touch of touches) {
    if (touch.weight <= 0) continue;
    const basket = bySecond.get(touch.at) ?? { at: touch.at, missed: 1, size: 0, doubt: 0 };
    basket.missed *= 1 - touch.weight;
    basket.size += 1;
    basket.doubt = touch.doubt;
    bySecond.set(touch.at, basket);
  }
  return [...bySecond.values()].map(({ at, missed, size, doubt }) => ({
    at,
    weight: 1 - missed,
    size,
    doubt: size === 1 ? doubt : 0,
  }));
}
