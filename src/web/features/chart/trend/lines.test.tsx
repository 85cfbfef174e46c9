// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { type Estimate, NO_ESTIMATE } from '#contract/estimate/estimate.ts';
import type { Note } from '#contract/note.ts';
import { renderInApp } from '../../../testing-render.tsx';
import { startTestTexts } from '../../../testing-texts.ts';
import { bucketLabels } from '../axis/bucket-label.ts';
import { MARK_PX, PIN_PX } from '../pin/pin.tsx';
import { TrendLines } from './lines.tsx';
import type { TrendRow } from './rows.ts';

beforeAll(startTestTexts);
afterEach(cleanup);

const KNOWN: Estimate = { ...NO_ESTIMATE, value: 5, low: 4, high: 6, observations: 2, basis: 'stock' };
const DAYS = Array.from(
  { length: 30 },
  (_, place): TrendRow => ({
    ...{ at: new Date(Date.UTC(2026, 10, 1 + place)).toISOString(), current: KNOWN, state: 'known' },
    ...{ isPartial: false, isInPart: false, previousAt: null, previous: null, isPreviousPartial: false },
  }),
);

function Chart({ notes = new Map() }: { notes?: ReadonlyMap<string, Note[]> }) {
  const [rows, setRows] = useState(DAYS);
  return (
    <>
      <button type="button" onClick={() => setRows(DAYS.slice(-7))}>
        week
      </button>
      <TrendLines
        {...{ rows, width: 600, height: 280, currentName: 'now', previousName: null }}
        labels={bucketLabels('DAY', { locale: 'en', timeZone: 'UTC' })}
        unit={1}
        tick={String}
        describeCurrent={() => ''}
        describePrevious={() => ''}
        events={new Map()}
        notes={notes}
        onSpan={() => {}}
      />
    </>
  );
}

/** Marks ten days by keyboard. */
function mark(): HTMLElement {
  renderInApp(<Chart />);
  // the first is the chart library's own
  const told = screen.getAllByRole('status').at(-1)!;
  for (let times = 0; times < 9; times++) fireEvent.keyDown(told, { key: 'ArrowRight', shiftKey: true });
  return told;
}

test('a shorter period drops the marked span', () => {
  const told = mark();
  expect(told.textContent).toContain('Nov 10');
  fireEvent.click(screen.getByRole('button', { name: 'week' }));
  expect(told.textContent).toBe('');
});

test('the marked span is dropped when another part of the page gets the focus, not when a drag takes it away', () => {
  const told = mark();
  fireEvent.focusOut(told, { relatedTarget: null });
  expect(told.textContent).toContain('Nov 10');
  fireEvent.focusOut(told, { relatedTarget: screen.getByRole('button', { name: 'week' }) });
  expect(told.textContent).toBe('');
});

test('the mark of a note on the first day begins in the drawing, clear of the labels beside it', () => {
  const { at } = DAYS[0]!;
  const note: Note = {
    ...{ id: '1', storeId: null, productId: null, name: null },
    day: '2026-11-01',
    text: 'a',
    createdAt: at,
  };
  renderInApp(<Chart notes={new Map([[at, [note]]])} />);
  const pin = screen.getByRole('button', { name: /^Notes/ });
  const edge = Number(document.querySelector('.MuiChartsGrid-line')!.getAttribute('x1'));
  expect(Number.parseFloat(pin.style.left) + (PIN_PX - MARK_PX) / 2).toBeGreaterThanOrEqual(edge);
});
