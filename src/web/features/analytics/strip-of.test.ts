import { describe, expect, it } from 'vitest';
import { stripOf } from './strip-of.ts';

describe('stripOf', () => {
  it('shows six parts and sums up the others', () => {
    const parts = [0.3, 0.2, 0.15, 0.1, 0.09, 0.08, 0.05, 0.03].map((share) => ({ share }));
    const { shown, rest } = stripOf(parts);
    expect(shown).toEqual(parts.slice(0, 6));
    expect(rest).toBeCloseTo(0.08, 9);
  });

  it('has no rest if there are few', () => {
    expect(stripOf([{ share: 1 }])).toEqual({ shown: [{ share: 1 }], rest: 0 });
  });
});
