import { expect, test } from 'vitest';
import type { Evidence } from '../../observation.ts';
import { reasonsIn } from './restatement-reasons.ts';

test('a day is revised for the reason that takes most of it back, else because of a later reading', () => {
  const evidence = [
    sighting('a', 'content-changed', '2026-03-01', -1),
    sighting('b', 'order-cancelled', '2026-03-01', -2),
    sighting('c', 'stock-fell', '2026-03-02', 3),
  ];
  const reasonOf = reasonsIn(evidence, (externalId) => externalId.charCodeAt(0));
  expect(reasonOf(null, '2026-03-01')).toBe('order-cancelled');
  expect(reasonOf(97, '2026-03-01')).toBe('content-changed');
  expect(reasonOf(null, '2026-03-02')).toBe('later-reading');
});

function sighting(externalId: string, why: Evidence['why'], day: string, orders: number): Evidence {
  return {
    ...{ externalId, at: 0, seenAt: 0, kind: 'modified', before: null, after: null, classifiedAs: 'edit' },
    ...{ weight: 0, units: null, why, adds: [{ day, seen: orders, orders, units: orders, revenue: orders }] },
  };
}
