// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { askMock } from '../../testing-client.ts';
import { alertStoresQuery } from './alert-queries.ts';

test('an alert can be about any of more stores than a page of a list has', async () => {
  const stores = Array.from({ length: 230 }, (_, index) => ({ id: `${index}`, name: `Shop ${index}` }));
  askMock.mockImplementation(async (_endpoint, { query: { page, pageSize } }) => ({
    items: stores.slice(page * pageSize, (page + 1) * pageSize),
    total: stores.length,
  }));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  expect(await client.fetchQuery(alertStoresQuery())).toEqual(stores);
});
