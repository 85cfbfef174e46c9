import { expect, test } from 'vitest';
import { movedPlaces } from './moved-places.ts';
import { newLife, type SignalLife } from './signal-life.ts';

const ranked = (at: number, externalIds: string[], part: Partial<SignalLife> = {}): SignalLife => ({
  ...newLife({ kind: 'rank', state: 'alive', source: 'collection', evidence: {} }, 0),
  ...{ state: 'alive', ranking: { at, clock: 0, externalIds }, ...part },
});
const letters = (of: string) => of.split('');

test('finds the products that entered the first places, and those that left them', () => {
  const moves = movedPlaces(ranked(1, letters('abcdef')), ranked(2, letters('bafced')));
  expect(moves.toSorted((one, other) => one.externalId.localeCompare(other.externalId))).toEqual([
    // of the first place, the first three and the first five
    { externalId: 'a', before: 1, after: 2, at: 2 },
    { externalId: 'b', before: 2, after: 1, at: 2 },
    { externalId: 'c', before: 3, after: 4, at: 2 },
    { externalId: 'd', before: 4, after: 6, at: 2 },
    { externalId: 'f', before: 6, after: 3, at: 2 },
  ]);
});

test('only the places that both rankings have are compared', () => {
  expect(movedPlaces(ranked(1, letters('abcdefghijkl')), ranked(2, letters('abcdef')))).toEqual([]);
  expect(movedPlaces(ranked(1, letters('abcdef')), ranked(2, letters('zabcde')))).toMatchObject([
    { externalId: 'z', before: null, after: 1 },
    { externalId: 'a', after: 2 },
    { externalId: 'c', after: 4 },
    { externalId: 'e', after: 6 },
  ]);
});

test.each<[string, SignalLife | undefined, SignalLife | undefined]>([
  ['none before', undefined, ranked(2, letters('abcdef'))],
  ['none now', ranked(1, letters('abcdef')), undefined],
  ['the same reading', ranked(1, letters('abcdef')), ranked(1, letters('fedcba'))],
  ['one that is made up', ranked(1, letters('abcdef')), ranked(2, letters('fedcba'), { state: 'refused' })],
  ['another source', ranked(1, letters('abcdef')), ranked(2, letters('fedcba'), { source: 'storefront-graphql' })],
])('%s shows no moves', (_name, before, after) => {
  expect(movedPlaces(before, after)).toEqual([]);
});
