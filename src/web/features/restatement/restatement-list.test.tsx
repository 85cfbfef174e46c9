// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Restatement } from '#contract/estimate/restatement.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { DayRestatements } from './day-restatements.tsx';
import { RestatementList } from './restatement-list.tsx';

const MOVED: Restatement = {
  day: '2026-11-03',
  at: '2026-11-20T06:00:00.000Z',
  why: 'first-weeks',
  orders: { from: 12.2, to: 14.1 },
  units: { from: 14, to: 16 },
  revenue: { from: null, to: 140 },
};

beforeAll(startTestTexts);
afterEach(cleanup);

test('shows which day was revised, from what to what, and why; a day opens its receipt', () => {
  const opened: string[] = [];
  renderInApp(<RestatementList label="moved" items={[MOVED]} onDay={(day) => opened.push(day)} />);
  const sentence = screen.getByRole('button');
  expect(sentence.textContent.replaceAll(/[\u2066\u2069]/g, '')).toMatch(
    /Nov 3, 2026: orders 12 → 14 and revenue no number → \$140, because/,
  );
  fireEvent.click(sentence);
  expect(opened).toEqual(['2026-11-03']);
});

test('a day that was never revised shows nothing', () => {
  renderInApp(<DayRestatements items={[]} />);
  expect(screen.queryByRole('list')).toBeNull();
});
