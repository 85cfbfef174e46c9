import { describe, expect, it } from 'vitest';
import type { ProductEventItem, ProductEventKind } from '#contract/product-event.ts';
import { eventsByRow } from './row-events.ts';

const rows = ['2026-03-01', '2026-03-08', '2026-03-15'].map((day) => ({ at: `${day}T00:00:00.000Z` }));
const END_MS = Date.parse('2026-03-22T00:00:00Z');

function event(kind: ProductEventKind, at: string): ProductEventItem {
  return { at, kind, product: null, price: null, units: null, products: null, share: null, depth: null };
}

describe('eventsByRow', () => {
  it('gives each event to the bucket it lies in, the oldest first', () => {
    const found = eventsByRow(
      rows,
      [event('restocked', '2026-03-10T08:00:00Z'), event('sold_out', '2026-03-08T00:00:00Z')],
      END_MS,
    );
    expect([...found.keys()]).toEqual([rows[1]!.at]);
    expect(found.get(rows[1]!.at)!.map(({ kind }) => kind)).toEqual(['sold_out', 'restocked']);
  });

  it('leaves out what lies before the first bucket and after the last', () => {
    const outside = [event('price', '2026-03-22T00:00:00Z'), event('price', '2026-02-28T23:59:59Z')];
    expect(eventsByRow(rows, outside, END_MS).size).toBe(0);
    expect(eventsByRow([], outside, END_MS).size).toBe(0);
  });
});
