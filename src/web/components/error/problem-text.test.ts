import i18next from 'i18next';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { ApiProblem } from '../../api/api-problem.ts';
import { settingsStore } from '../../settings/browser-settings.ts';
import { startTestTexts } from '../../testing-texts.ts';
import { problemText } from './problem-text.ts';

beforeAll(startTestTexts);
afterEach(() => settingsStore.set({ language: null, timeZone: null }));

test('the date of a refusal is written in its reader’s language and time zone', () => {
  settingsStore.set({ language: 'en', timeZone: 'Pacific/Honolulu' });
  const refused = new ApiProblem(403, { code: 'review-too-early', freeAt: '2026-12-10T06:00:00.000Z' });
  expect(problemText(i18next.t, refused).detail).toBe('You can write a review from Dec 9, 2026, after two weeks here.');
});
