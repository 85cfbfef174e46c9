import { expect, test } from 'vitest';
import type { AlertCondition } from '#contract/messages/alert.ts';
import { fc } from '#runtime/testing-properties.ts';
import { causesOf } from './causes-of.ts';
import type { SeenEvent } from './moment.ts';
import { EVENT_OF, ringsFor } from './rings-for.ts';

const STORE = { storeId: 1, storeName: 'Shop', seenAt: 2 };

function eventOf(kind: SeenEvent['kind'], [before, after]: [number, number]): SeenEvent {
  const seen = (priceMinor: number) => ({ currency: 'USD', variants: [{ externalId: 'a', priceMinor }], place: 5 });
  return {
    ...{ productId: 1, at: 1, kind, before: seen(before), after: { ...seen(after), place: null } },
    ...{ title: null, tags: [] },
  };
}

const kinds = Object.values(EVENT_OF).filter((kind) => kind !== null);
const prices = fc.tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 500 }));
const seen = fc.array(fc.tuple(fc.constantFrom(...kinds), prices), { maxLength: 5 });
const leastPercent = fc.integer({ min: 0, max: 1_000 });
const condition: fc.Arbitrary<AlertCondition> = fc.oneof(
  leastPercent.map((least) => ({ kind: 'price', direction: 'both', leastPercent: least }) as const),
  fc.double({ min: 0.01, max: 5, noNaN: true }).map((amount) => ({ kind: 'price_crosses', direction: 'both', amount })),
  fc.constantFrom('launch', 'sold_out', 'restocked', 'gone', 'back', 'silent', 'heard').map((kind) => ({ kind })),
  fc.constant({ kind: 'rank', direction: 'both', first: 10 } as const),
) as fc.Arbitrary<AlertCondition>;

test('no rule that rings is skipped, for its kind or for the size of its condition', () => {
  fc.assert(
    fc.property(seen, condition, (events, asked) => {
      const moment = { ...STORE, events: events.map(([kind, between]) => eventOf(kind, between)) };
      const rang = ringsFor({ storeId: null, productId: null, tag: null, condition: asked }, moment);
      const least = 'leastPercent' in asked ? asked.leastPercent : 0;
      const isAsked = causesOf([moment], []).some((one) => one.kind === asked.kind && one.mostPercent >= least);
      expect(isAsked || rang.length === 0).toBe(true);
    }),
  );
});

test('each kind is one cause per store, with the greatest change; closed days are causes for figures', () => {
  const events = [eventOf('price', [100, 90]), eventOf('price', [100, 60]), eventOf('price', [100, 95])];
  const ofPrices = causesOf([{ ...STORE, events }], []);
  expect(ofPrices.map(({ kind, mostPercent }) => [kind, mostPercent])).toEqual([
    ['price', 40],
    ['price_crosses', Number.POSITIVE_INFINITY],
  ]);
  expect(causesOf([], [7]).map(({ storeId, kind }) => [storeId, kind])).toEqual([
    [7, 'orders'],
    [7, 'revenue'],
  ]);
});
