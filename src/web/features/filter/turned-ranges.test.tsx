// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { useList } from '../list/list-params.ts';
import { TurnedRanges } from './turned-ranges.tsx';

beforeAll(startTestTexts);
afterEach(cleanup);

function Shown() {
  return <TurnedRanges list={useList('products')} />;
}

test('a reversed range of the address is named as left out; others are not', () => {
  renderInApp(<Shown />, { address: '/products?minPrice=60&maxPrice=20&minOrders=1&maxOrders=5' });
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
    expect.stringMatching(/Price in US dollars.*left out/),
  ]);
});
