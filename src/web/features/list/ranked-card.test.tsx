// @vitest-environment happy-dom
import type { UseQueryResult } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { RankedCard } from './ranked-card.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

test('if nothing is ranked, it says so and what will be there', () => {
  const empty = { title: 'Nothing new', description: 'New products are listed here.' };
  const source = {} as UseQueryResult<unknown>;
  renderInApp(<RankedCard title="New products" description="by orders" empty={empty} source={source} entries={[]} />);
  expect(screen.getByRole('heading', { name: empty.title })).toBeTruthy();
  expect(screen.getByText(empty.description)).toBeTruthy();
});

test('until another period is answered, the list says that it waits', () => {
  const source = { isPlaceholderData: true } as UseQueryResult<unknown>;
  renderInApp(<RankedCard title="Best" description="by orders" empty={{ title: '' }} source={source} entries={[]} />);
  expect(document.querySelector('[aria-busy=true]')).not.toBeNull();
});
