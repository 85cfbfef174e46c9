// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { ProductEventItem } from '#contract/product/event.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { EventList } from './event-list.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

const restocked = (at: string): ProductEventItem => ({
  ...{ at, kind: 'restocked', product: null, price: null, units: 3, products: null, share: null, depth: null },
  edits: [],
});

test.each([
  [['2026-11-21T12:00:00.000Z', '2026-11-19T12:00:00.000Z'], /Nov 19 – 21, 2026\.$/],
  [['2026-11-21T12:00:00.000Z'], /: Nov 21, 2026\.$/],
])('a list without a period says so, and shows which days it covers', (times, span) => {
  renderInApp(<EventList label="Happenings" items={times.map(restocked)} isStale={false} onProduct={null} />);
  const said = screen.getByText(/^From all recorded days/).textContent?.replaceAll('\u2009', ' ');
  expect(said).toMatch(span);
});
