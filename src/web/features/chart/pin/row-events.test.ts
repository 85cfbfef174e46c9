import { describe, expect, it } from 'vitest';
import type { ProductEventItem, ProductEventKind } from '#contract/product/event.ts';
import { eventsByRow, pinGroups } from './row-events.ts';

const rows = ['2026-03-01', '2026-03-08', '2026-03-15'].map((day) => ({ at: `${day}T00:00:00.000Z` }));
const END_MS = Date.parse('2026-03-22T00:00:00Z');

function event(kind: ProductEventKind, at: string): ProductEventItem {
  return { at, kind, product: null, price: null, units: null, products: null, share: null, depth: null, edits: [] };
}

describe('eventsByRow', () => {
  it('puts each event into its bucket, oldest first', () => {
    const found = eventsByRow(
      rows,
      [event('restocked', '2026-03-10T08:00:00Z'), event('sold_out', '2026-03-08T00:00:00Z')],
      END_MS,
    );
    expect([...found.keys()]).toEqual([rows[1]!.at]);
    expect(found.get(rows[1]!.at)!.map(({ kind }) => kind)).toEqual(['sold_out', 'restocked']);
  });

  it('leaves out events before the first bucket and after the last', () => {
    const outside = [event('price', '2026-03-22T00:00:00Z'), event('price', '2026-02-28T23:59:59Z')];
    expect(eventsByRow(rows, outside, END_MS).size).toBe(0);
    expect(eventsByRow([], outside, END_MS).size).toBe(0);
  });
});

describe('pinGroups', () => {
  const events = new Map(rows.map(({ at }) => [at, [event('price', at)]]));
  const groups = (places: number[]) =>
    pinGroups(events, (at) => places[rows.findIndex((row) => row.at === at)], 24).map(({ x, found }) => [
      x,
      found.length,
    ]);

  it('gives every bucket its own place if there is room', () => {
    expect(groups([0, 24, 48])).toEqual([
      [0, 1],
      [24, 1],
      [48, 1],
    ]);
  });

  it('lets overlapping pins share a place, on mirrored axes too', () => {
    expect(groups([0, 10, 30])).toEqual([
      [0, 2],
      [30, 1],
    ]);
    expect(groups([30, 10, 0])).toEqual([
      [0, 2],
      [30, 1],
    ]);
  });
});
