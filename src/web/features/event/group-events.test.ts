import { describe, expect, it } from 'vitest';
import type { ProductEventItem } from '#contract/product/event.ts';
import { depthOf, groupEvents } from './group-events.ts';

const AT = Date.UTC(2026, 10, 2, 10);

function event(
  kind: ProductEventItem['kind'],
  product: number,
  minutesAgo = 0,
  prices?: [number, number],
): ProductEventItem {
  const money = (amount: number) => ({ amount, currency: 'USD' });
  return {
    at: new Date(AT - minutesAgo * 60_000).toISOString(),
    kind,
    product: { id: `1-${product}`, title: `Product ${product}` },
    price: prices ? { before: money(prices[0]), after: money(prices[1]), variants: 1 } : null,
    units: null,
    products: null,
    share: null,
    depth: null,
    edits: [],
  };
}

const sizes = (items: ProductEventItem[]) =>
  groupEvents(items).map(({ events }) => `${events[0]!.kind} ${events.length}`);

describe('groupEvents', () => {
  it('groups the restocks of a delivery', () => {
    expect(sizes([1, 2, 3, 4].map((product) => event('restocked', product, product)))).toEqual(['restocked 4']);
  });

  it('does not group two, nor events hours apart', () => {
    expect(sizes([event('restocked', 1), event('restocked', 2)])).toEqual(['restocked 1', 'restocked 1']);
    expect(sizes([event('new', 1), event('new', 2, 60), event('new', 3, 120)])).toEqual(['new 1', 'new 1', 'new 1']);
  });

  it('tells price cuts from rises, and by how much', () => {
    const cuts = [1, 2, 3].map((product) => event('price', product, 0, [100, 80]));
    const rises = [4, 5, 6].map((product) => event('price', product, 0, [100, 110]));
    const groups = groupEvents([...cuts, ...rises]);
    expect(groups.map(({ events, direction }) => [events.length, direction])).toEqual([
      [3, 'down'],
      [3, 'up'],
    ]);
    expect(depthOf(groups[0]!)).toBeCloseTo(0.2);
  });

  it('groups events of a kind between others', () => {
    expect(sizes([event('sold_out', 1), event('restocked', 9), event('sold_out', 2), event('sold_out', 3)])).toEqual([
      'sold_out 3',
      'restocked 1',
    ]);
  });
});
