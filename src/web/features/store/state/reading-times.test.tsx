// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { StoreItem } from '#contract/store.ts';
import { startTestTexts } from '../../../testing-texts.ts';
import { ReadingTimes } from './reading-times.tsx';

beforeAll(startTestTexts);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('shows minutes, and no seconds, which would not move', () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-10T12:00:30Z') });
  const lastReadAt = '2026-03-10T12:00:08.000Z';
  const store = { status: 'TRACKED', lastReadAt, nextReadAt: null } as StoreItem;
  const { container } = render(<ReadingTimes store={store} />);
  expect(container.textContent).toContain('Read just now');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(container.textContent).toContain('Read 1 minute ago');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(container.textContent).toContain('Read 2 minutes ago');
});

test('in a row each fact is shown completely or not at all, and the tooltip has them all', () => {
  const store = { status: 'TRACKED', lastReadAt: '2026-03-10T12:00:08.000Z', nextReadAt: '2026-03-10T11:00:00.000Z' };
  const { container } = render(<ReadingTimes store={store as StoreItem} first="tracked by 3" isShort />);
  const line = container.querySelector('p')!;
  expect([...line.children].map(({ textContent }) => textContent!.replaceAll(/^\W+/g, ''))).toEqual([
    expect.stringMatching(/^Read /),
    'next reading due',
  ]);
  expect(line.title).toMatch(/tracked by 3.*Read .*next reading due/);
});
