// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type AlertRehearsal, AlertRehearsalBody, NO_DETAIL } from '#contract/messages/alert.ts';
import { askMock } from '../../testing-client.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { Rehearsal } from './rehearsal.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

const RULE = AlertRehearsalBody.parse({
  condition: { kind: 'orders', direction: 'up', leastPercent: 10, per: 'day' },
});

test('the day of a figure is named once', async () => {
  const at = '2026-11-29T00:00:00.000Z';
  const change = { ratio: 1.14, low: 1.03, high: 1.26, isSure: true };
  const detail = { ...NO_DETAIL, storeName: 'Tidewick', from: '2026-11-29', until: '2026-11-30', change };
  const rehearsal: AlertRehearsal = {
    ...{ since: '2026-09-01T00:00:00.000Z', rang: 1, messages: 1, isCut: false },
    ...{ matchesNow: null, knownSince: null, sample: null },
    cases: [{ kind: 'orders', storeId: '1', productId: null, at, seenAt: at, detail }],
  };
  askMock.mockResolvedValue(rehearsal);
  renderInApp(<Rehearsal rule={RULE} />, { isAsking: true });
  const found = await screen.findByRole('listitem');
  expect(found.textContent?.match(/Nov 29, 2026/g)).toHaveLength(1);
});
