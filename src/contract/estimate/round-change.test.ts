import { describe, expect, it } from 'vitest';
import { fc } from '#runtime/testing-properties.ts';
import { roundChange } from './round-change.ts';

describe('roundChange', () => {
  it('rounds by the step', () => {
    expect(roundChange(12.34, Math.floor, { step: 1, isSure: false })).toBe(12);
    expect(roundChange(0.04, Math.floor, { step: 10, isSure: false })).toBe(0);
    expect(roundChange(1.148, Math.round, { from: 1, step: 100, isSure: false })).toBe(1.15);
  });

  it('keeps the first digit of a sure change', () => {
    expect(roundChange(0.04, Math.floor, { step: 10, isSure: true })).toBe(0.04);
    expect(roundChange(-0.34, Math.ceil, { step: 1, isSure: true })).toBe(-0.3);
    expect(roundChange(1.004, Math.floor, { from: 1, step: 100, isSure: true })).toBe(1.004);
  });

  it('never rounds a sure change to none, and keeps low, middle and high in order', () => {
    const sizes = fc.tuple(...[1, 2, 3].map(() => fc.double({ min: 1e-9, max: 1e4, noNaN: true })));
    fc.assert(
      fc.property(sizes, fc.constantFrom(1, -1), fc.constantFrom(0, 1), (three, sign, from) => {
        const [low, middle, high] = three.map((size) => from + sign * size).toSorted((a, b) => a - b) as number[];
        const told = (amount: number | undefined, round: (steps: number) => number) =>
          roundChange(amount!, round, { from, step: 1, isSure: true }) - from;
        const [least, most] = [told(low, Math.floor), told(high, Math.ceil)];
        expect(Math.sign(least)).toBe(sign);
        expect(Math.sign(most)).toBe(sign);
        expect(least).toBeLessThanOrEqual(told(middle, Math.round));
        expect(told(middle, Math.round)).toBeLessThanOrEqual(most);
      }),
    );
  });
});
