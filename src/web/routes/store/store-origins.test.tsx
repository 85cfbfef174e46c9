// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { StoreItem, StoreSignal } from '#contract/store.ts';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { StoreOrigins } from './store-origins.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

const SINCE = '2026-11-21T10:00:00.000Z';

function show(evidence: StoreSignal['evidence'], state: StoreSignal['state'] = 'alive'): void {
  const signal: StoreSignal = { kind: 'modified', state, source: 'storefront-graphql', since: SINCE, evidence };
  renderInApp(<StoreOrigins store={{ signals: [signal] } as StoreItem} />);
}

const saysWholesale = () => screen.queryByText(en.store.origins.assumedWholesale) !== null;

test('for a wholesale shop it says why more units are assumed', () => {
  show({ unitsPerLine: 4.4, isWholesale: true });
  expect(saysWholesale()).toBe(true);
  expect(screen.queryByText(/is wholesale/)).toBeNull();
});

test.each([
  ['sells to consumers', () => show({ unitsPerLine: 1.1 })],
  ['shows no timestamps', () => show({ isWholesale: true }, 'silent')],
])('for a shop that %s it does not', (_, showShop) => {
  showShop();
  expect(saysWholesale()).toBe(false);
});
