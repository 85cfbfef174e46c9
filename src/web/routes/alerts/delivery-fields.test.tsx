// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import type { AlertDraft } from './alert-draft.ts';
import { CoolDownField } from './delivery-fields.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

test('how often it may ring is said as people say it', () => {
  const draft = { coolDownHours: 24 } as AlertDraft;
  renderInApp(<CoolDownField draft={draft} onChange={() => {}} isOfStores={false} />);
  fireEvent.mouseDown(screen.getByRole('combobox', { name: en.alerts.coolDown }));
  expect(
    screen.getAllByRole('option').map(({ textContent }) => textContent.replaceAll(/[\u2066-\u2069]/g, '')),
  ).toEqual([
    'Every time',
    'At most once in 6 hours',
    'At most once a day',
    'At most once in 3 days',
    'At most once in 7 days',
    'At most once in 30 days',
  ]);
});
