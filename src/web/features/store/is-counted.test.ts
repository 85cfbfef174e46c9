import { expect, test } from 'vitest';
import { NO_ESTIMATE } from '#contract/estimate/estimate.ts';
import type { SignalKind, SignalState } from '#contract/store.ts';
import { isCounted } from './is-counted.ts';

const READ = { ...NO_ESTIMATE, asOf: '2026-11-20T12:00:00Z' };
const signal = (kind: SignalKind, state: SignalState) => ({
  ...{ kind, state, source: 'products.json', since: '2026-11-20T12:00:00Z', evidence: {} },
});

test.each([
  ['was not read', NO_ESTIMATE, [], true],
  ['has a signal that may yet count', READ, [signal('modified', 'probing')], true],
  ['has stock that did not fall yet', READ, [signal('stock', 'alive'), signal('modified', 'refused')], true],
  ['shows only an order of its products', READ, [signal('rank', 'alive'), signal('modified', 'refused')], false],
  ['shows nothing', READ, [], false],
  ['sold, though its signal is silent', { ...READ, value: 3, basis: 'modified' as const }, [], true],
])('a store that %s', (_, orders, signals, counted) => {
  expect(isCounted({ orders, signals })).toBe(counted);
});
