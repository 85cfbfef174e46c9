import { describe, expect, it } from 'vitest';
import { withFilter } from './saved-filters.ts';

describe('a saved filter', () => {
  it('comes first, and replaces one with the same name', () => {
    const shoes = { name: 'Shoes', search: '?tags=SHOES' };
    const cheap = { name: 'Cheap', search: '?maxPrice=10' };
    expect(withFilter([shoes], cheap)).toEqual([cheap, shoes]);
    const other = { name: 'Shoes', search: '?tags=SHOES&minPrice=5' };
    expect(withFilter([cheap, shoes], other)).toEqual([other, cheap]);
  });
});
