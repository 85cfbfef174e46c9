// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { catalogueEndpoints } from '#contract/endpoints/catalogue.ts';
import { ApiProblem } from '../../api/api-problem.ts';
import en from '../../locales/en/translation.json' with { type: 'json' };
import { askMock } from '../../testing-client.ts';
import { renderInApp } from '../../testing-render.tsx';
import { startTestTexts } from '../../testing-texts.ts';
import { useList } from './list-params.ts';
import { NothingFound } from './nothing-found.tsx';

beforeAll(startTestTexts);
afterEach(() => {
  cleanup();
  askMock.mockReset();
});

type Query = { q: string; tags: string[]; minPrice: number | null; page: number };

function Empty() {
  const list = useList('database/products');
  const source = { endpoint: catalogueEndpoints.listCatalogueProducts, query: list.asked, fileName: '' };
  return <NothingFound kind="products" list={list} source={source} countText={({ total }) => `${total} products`} />;
}

function open(totalOf: (query: Query) => number) {
  askMock.mockImplementation(async (_, { query }: { query: Query }) => ({ total: totalOf(query) }));
  renderInApp(<Empty />, { address: '/?q=tea&tags=TOYS&tags=SHOES&minPrice=900&page=3', isAsking: true });
  return () => screen.getAllByRole('listitem').map((item) => item.textContent);
}

test('a list that its filters empty says how many items there are without each single filter', async () => {
  const chips = open(({ minPrice }) => (minPrice === null ? 14 : 0));
  expect(chips()).toEqual(['“tea”', 'Toys and Shoes', expect.stringContaining('900')]);
  await waitFor(() => expect(chips()[2]).toMatch(/900.*14 products/));
  expect(screen.getByText(en.filter.empty.without_other)).toBeTruthy();
  expect(askMock.mock.calls.map(([, { query }]) => [query.q, query.tags, query.minPrice, query.page])).toEqual([
    ['', ['TOYS', 'SHOES'], 900, 0],
    ['tea', [], 900, 0],
    ['tea', ['TOYS', 'SHOES'], null, 0],
  ]);
});

test('if no single filter is the cause, it says so', async () => {
  open(() => 0);
  expect(await screen.findByText(en.filter.empty.stillNone)).toBeTruthy();
});

test('a count that would take too long is the last one; every filter can still be removed', async () => {
  const chips = open(() => {
    throw new ApiProblem(422, { code: 'too-broad' });
  });
  await waitFor(() => expect(askMock).toHaveBeenCalledTimes(1));
  fireEvent.click(screen.getByLabelText(en.filter.remove.replace('{{name}}', 'Toys and Shoes')));
  await waitFor(() => expect(chips()).toHaveLength(2));
  expect(screen.getByText(en.filter.empty.filtered)).toBeTruthy();
});
