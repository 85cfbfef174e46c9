// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import i18next from 'i18next';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { until } from '#runtime/testing-until.ts';
import fr from '../../locales/fr/translation.json' with { type: 'json' };
import { askMock } from '../../testing-client.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { ServerState } from './server-state.tsx';

beforeAll(async () => {
  await startTestTexts();
  i18next.addResourceBundle('fr', 'translation', fr);
  await i18next.changeLanguage('fr');
});
afterEach(cleanup);
afterAll(() => i18next.changeLanguage('en'));

test('totals of stores and mails are in the plural', async () => {
  askMock.mockImplementation(async ({ path }) =>
    path.includes('limits')
      ? new Promise(() => {})
      : {
          ...{ version: '1.2.3', startedAt: '2026-11-29T00:00:00Z', extras: {}, networks: [], jobs: [], databases: [] },
          people: { all: 3, verified: 3, disabled: 0, invited: 0 },
          stores: { read: 4, pending: 0, unreadable: 2 },
          polls: { due: 0, overdue: 0, leased: 0, lagSeconds: 0, lastHour: 0, failed: 0 },
          mail: { waiting: 0, retrying: 2, givenUp: 5, oldestSeconds: 0 },
          keptDays: { hours: 732, events: 732, evidence: 90, polls: 30 },
        },
  );
  renderInApp(<ServerState />, { isAsking: true });
  await until(() => screen.queryByText('1.2.3') !== null);
  const told = document.body.textContent;
  for (const total of ['Lues4', 'Illisibles2', 'Nouveaux essais2', 'Abandonnés5']) expect(told).toContain(total);
});
