// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Estimate } from '#contract/estimate/estimate.ts';
import { renderInApp } from '../../../testing-render.tsx';
import { startTestTexts } from '../../../testing-texts.ts';
import { PracticeCheckNotice } from './check.tsx';

const [since, until] = ['2026-11-21T00:00:00.000Z', '2026-11-21T10:00:00.000Z'];
const ORDERS: Estimate = { value: 211, low: 203.4, high: 220, basis: 'modified', observations: 190, asOf: until };

beforeAll(startTestTexts);
afterEach(cleanup);

test.each([
  [214, /214 orders.*211.*203–220.*contains the truth/],
  [260, /260 orders.*211.*203–220.*misses the truth/],
])('a practice store with %d true orders says how far off the estimate is', (trueOrders, text) => {
  renderInApp(<PracticeCheckNotice check={{ since, until, trueOrders, orders: ORDERS }} />);
  expect(screen.getByRole('status').textContent.replaceAll('\u2060', '')).toMatch(text);
});
