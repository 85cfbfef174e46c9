import { describe, expect, it } from 'vitest';
import { MAX_SAVED_FILTERS } from '#contract/preferences.ts';
import { withFilter } from './saved-filters.ts';

describe('a saved filter', () => {
  it('comes first, and replaces one with the same name', () => {
    const shoes = { name: 'Shoes', search: '?tags=SHOES' };
    const cheap = { name: 'Cheap', search: '?maxPrice=10' };
    expect(withFilter([shoes], cheap)).toEqual([cheap, shoes]);
    const other = { name: 'Shoes', search: '?tags=SHOES&minPrice=5' };
    expect(withFilter([cheap, shoes], other)).toEqual([other, cheap]);
  });

  it('drops the oldest if the limit is reached', () => {
    const full = Array.from({ length: MAX_SAVED_FILTERS }, (_, n) => ({ name: `n${n}`, search: '' }));
    const next = withFilter(full, { name: 'new', search: '' });
    expect(next).toHaveLength(MAX_SAVED_FILTERS);
    expect(next.at(-1)!.name).toBe(`n${MAX_SAVED_FILTERS - 2}`);
  });
});
