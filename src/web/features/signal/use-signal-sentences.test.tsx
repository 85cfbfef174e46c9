// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { settingsStore } from '../../settings/browser-settings.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { useSignalSentences } from './use-signal-sentences.ts';

beforeAll(startTestTexts);
afterEach(() => {
  cleanup();
  settingsStore.set({ timeZone: null });
});

function Says({ movesPerDay }: { movesPerDay: number }) {
  const evidence = { movesPerDay, lastMovedAt: '2026-11-20T08:00:00.000Z' };
  return <p>{useSignalSentences()({ kind: 'modified', state: 'alive', evidence })[0]}</p>;
}

test.each([
  [1.04, 'about 1 move a day'],
  [2.52, 'about 2.5 moves a day'],
  [0.04, 'about 0.04 moves a day'],
  [788.7, 'about 789 moves a day'],
])('“about” is used only for a rounded number: %s', (movesPerDay, said) => {
  renderInApp(<Says movesPerDay={movesPerDay} />);
  expect(screen.getByRole('paragraph').textContent).toContain(said);
});

test('a signal last moved on the same UTC day in every time zone', () => {
  settingsStore.set({ timeZone: 'Pacific/Honolulu' });
  renderInApp(<Says movesPerDay={1} />);
  expect(screen.getByRole('paragraph').textContent).toContain('Nov 20, 2026');
});
