// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { LongerPeriod } from './longer-period.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

test.each([
  ['dateRange=TODAY', 'LAST_7_DAYS'],
  ['dateRange=LAST_7_DAYS', 'LAST_30_DAYS'],
  ['from=2026-01-01&to=2026-01-20', 'LAST_30_DAYS'],
  ['from=2025-01-01&to=2025-07-30', 'LAST_12_MONTHS'],
  ['dateRange=LAST_5_YEARS', null],
] as const)('from %s, the next longer period is %s', (query, next) => {
  renderInApp(<LongerPeriod />, { address: `/?${query}` });
  expect(screen.queryByRole('button')?.textContent ?? null).toBe(next && en.period.range[next]);
});
