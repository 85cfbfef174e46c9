import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addStores } from '#catalog/testing-stores.ts';
import { StoreListQuery } from '#contract/filters.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { listStores } from './list-stores.ts';

const NOW = Date.parse('2026-06-01T12:30:00Z');

// before the first connection, which keeps the function that it finds
const asked = vi.spyOn(pg.Client.prototype, 'query');

let testing: TestDatabase;
beforeAll(async () => {
  testing = await testDatabase();
});
afterAll(async () => {
  await testing?.drop();
  asked.mockRestore();
});

test('a page of stores that the plan suspended asks no more statements than one of a single store', async () => {
  const storeIds = await addStores(
    testing,
    Array.from({ length: 10 }, (_, number) => `${number}.example`),
  );
  const count = async (accountId: string, watched: number[]) => {
    await sql`insert into account (id, email) values (${accountId}, ${`${accountId}@example.com`})`.execute(
      testing.people,
    );
    await sql`insert into watched_store (account_id, store_id, suspended_by, suspended_at)
      select ${accountId}, id, 'plan', ${new Date(NOW)} from unnest(${watched}::bigint[]) as asked (id)`.execute(
      testing.people,
    );
    const before = asked.mock.calls.length;
    const { items } = await listStores(testing, {
      ...{ accountId, scope: 'mine', atMost: null, query: StoreListQuery.parse({}), nowMs: NOW },
      pictureUrl: (url) => url,
    });
    const statements = asked.mock.calls.length - before;
    return { stores: items.map(({ status, lastReadAt }) => [status, lastReadAt]), statements };
  };
  const [one, many] = [await count('one', storeIds.slice(0, 1)), await count('many', storeIds)];
  expect(many.stores).toEqual(storeIds.map(() => ['SUSPENDED', null]));
  expect(many.statements).toBeLessThanOrEqual(one.statements);
});
