import { describe, expect, it } from 'vitest';
import { createSavedFilters, MOST_SAVED } from './saved-filters.ts';

function area(content: string | null = null) {
  const values = new Map<string, string>(content === null ? [] : [['key', content]]);
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

describe('saved filters', () => {
  it('come back from the storage, the newest first', () => {
    const kept = area();
    const saved = createSavedFilters('key', kept, new EventTarget());
    saved.save({ name: 'Shoes', search: '?tags=SHOES' });
    saved.save({ name: 'Cheap', search: '?maxPrice=10' });
    expect(createSavedFilters('key', kept, new EventTarget()).get()).toEqual([
      { name: 'Cheap', search: '?maxPrice=10' },
      { name: 'Shoes', search: '?tags=SHOES' },
    ]);
  });

  it('take the place of one with the same name, and can be removed', () => {
    const saved = createSavedFilters('key', area(), new EventTarget());
    saved.save({ name: 'Shoes', search: '?tags=SHOES' });
    saved.save({ name: 'Shoes', search: '?tags=SHOES&minPrice=5' });
    expect(saved.get()).toEqual([{ name: 'Shoes', search: '?tags=SHOES&minPrice=5' }]);
    saved.remove('Shoes');
    expect(saved.get()).toEqual([]);
  });

  it.each(['{', '{"name":"x"}', '[null, 3, {"name": 1, "search": ""}, {"name": ""}]'])(
    'are none where the storage holds %s',
    (content) => {
      expect(createSavedFilters('key', area(content), new EventTarget()).get()).toEqual([]);
    },
  );

  it('are so many at the most', () => {
    const saved = createSavedFilters('key', area(), new EventTarget());
    for (let count = 0; count < MOST_SAVED + 5; count += 1) saved.save({ name: `n${count}`, search: '' });
    expect(saved.get()).toHaveLength(MOST_SAVED);
  });

  it('hold where nothing can be stored', () => {
    const saved = createSavedFilters('key', null, new EventTarget());
    saved.save({ name: 'Shoes', search: '?tags=SHOES' });
    expect(saved.get()).toHaveLength(1);
  });

  it('follow what another tab saves', () => {
    const kept = area();
    const events = new EventTarget();
    const saved = createSavedFilters('key', kept, events);
    let told = 0;
    saved.subscribe(() => {
      told += 1;
    });
    kept.setItem('key', '[{"name":"Toys","search":"?tags=TOYS"}]');
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'key' }));
    expect(saved.get()).toEqual([{ name: 'Toys', search: '?tags=TOYS' }]);
    expect(told).toBe(1);
  });
});
