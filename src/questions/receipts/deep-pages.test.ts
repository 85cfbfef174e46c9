import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProductRef } from '#contract/estimate/evidence.ts';
import type { Page } from '#contract/list.ts';
import type { Database } from '#database/connect.ts';
import { makePartitions } from '#database/partitions.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { DAY_MS } from '#runtime/clock.ts';
import { listEvents } from './list-events.ts';
import { listEvidence } from './list-evidence.ts';

const ROWS = 12_000;
const LAST_PAGE = { page: 99, pageSize: 100 };
/** A product that sells all the time. */
const BUSY = 101;
/** Far more than any page shows, so that reading them all would show. */
const PRODUCTS = 5_000;
/** Long ago for a product that sells every five minutes: most of its sightings came later. */
const LONG_AGO = new Date(Date.now() - 40 * DAY_MS).toISOString().slice(0, 10);

let testing: TestDatabase;
beforeAll(async () => {
  testing = await testDatabase();
  const { database } = testing;
  await makePartitions(database, Date.now());
  await sql`insert into store (id, host, origin) overriding system value values (2, 'a.example', 'https://a.example')`.execute(
    database,
  );
  await sql`insert into product (store_id, id, external_id, title, search_text, url, currency, price_minor, first_seen_at, last_seen_at)
    overriding system value select 2, n, n::text, 'Product ' || n, '', 'https://a.example/' || n, 'USD', 1, now(), now()
    from generate_series(1, ${PRODUCTS}::int) n`.execute(database);
  const of = sql`2, 1 + n % 100, now() - n * interval '1 second'`;
  await sql`insert into evidence (store_id, product_id, at, seen_at, kind, classified_as, weight, why)
    select ${of}, now(), 'modified', 'sale', 1, 'stamp-alone' from generate_series(1, ${ROWS}::int) n`.execute(
    database,
  );
  await sql`insert into evidence (store_id, at, seen_at, kind, classified_as, weight, why)
    select 2, now() - n * interval '1 minute', now(), 'modified', 'bulk_edit', 0, 'one-run' from generate_series(1, 50) n`.execute(
    database,
  );
  await sql`insert into product_event (store_id, product_id, at, kind)
    select ${of}, 'edited' from generate_series(1, ${ROWS}::int) n`.execute(database);
  const onItsDay = sql`jsonb_build_array(jsonb_build_object('day', to_char(at at time zone 'UTC', 'YYYY-MM-DD')))`;
  await sql`insert into evidence (store_id, product_id, at, seen_at, kind, classified_as, weight, why, adds)
    select 2, ${BUSY}::int, at, at, 'modified', 'sale', 1, 'stamp-alone', ${onItsDay}
    from generate_series(1, ${ROWS}::int) n, lateral (select date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' - n * interval '5 minutes' as at) times`.execute(
    database,
  );
  await sql`update evidence set adds = jsonb_build_array(jsonb_build_object('day', ${LONG_AGO}::text)) || adds
    where product_id = ${BUSY}::int and at = ${`${LONG_AGO}T00:00:00Z`}::timestamptz + interval '3 days'`.execute(
    database,
  );
  await sql`insert into product_event (store_id, product_id, at, kind)
    select 2, 0, now() - n * interval '10 days', 'sale_started' from generate_series(1, 5) n`.execute(database);
  for (const table of ['evidence', 'product_event', 'product'])
    await sql`analyze ${sql.table(table)}`.execute(database);
});
afterAll(() => testing?.drop());

const QUESTIONS: Record<string, (database: Database) => Promise<Page<{ product: ProductRef | null }>>> = {
  evidence: (database) => listEvidence(database, { storeId: '2', visibleUntil: null, request: LAST_PAGE }),
  events: (database) =>
    listEvents(database, { storeId: '2', visibleUntil: null, kinds: [], request: LAST_PAGE, pictureUrl: () => null }),
};

test.each(Object.keys(QUESTIONS))('the last page of %s looks up only the titles of its own rows', async (name) => {
  const { page, read } = await reading(QUESTIONS[name]!);
  expect([page.items.length, page.total, page.totalIsCapped]).toEqual([100, 10_000, true]);
  expect(page.items.every(({ product }) => product === null || product.title.startsWith('Product'))).toBe(true);
  expect(read.product).toBeLessThanOrEqual(100);
});

test('a page of a product reads only its own sightings and those of the whole store', async () => {
  const asked = { storeId: '2', visibleUntil: null, productId: '8', request: { page: 1, pageSize: 100 } };
  const { page, read } = await reading((database) => listEvidence(database, asked));
  expect([page.total, page.items.length]).toEqual([ROWS / 100 + 50, ROWS / 100 + 50 - 100]);
  const first = await listEvidence(testing.database, { ...asked, request: { page: 0, pageSize: 100 } });
  const times = [...first.items, ...page.items].map(({ at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(read.evidence).toBeLessThan(1_000);
});

test('an early day of a busy product reads only its sightings and the later ones that add to it', async () => {
  const asked = { storeId: '2', visibleUntil: null, productId: String(BUSY), day: LONG_AGO };
  const { page, read } = await reading((database) =>
    listEvidence(database, { ...asked, request: { page: 0, pageSize: 100 } }),
  );
  expect([page.total, page.items[0]!.adds.map(({ day }) => day)[0]]).toEqual([24 * 12 + 1, LONG_AGO]);
  expect(read.evidence).toBeLessThan(1_000);
});

test('events of a rare kind are found without reading the others', async () => {
  const asked = { storeId: '2', visibleUntil: null, kinds: ['sale_started' as const, 'gone' as const] };
  const { page, read } = await reading((database) =>
    listEvents(database, { ...asked, request: { page: 0, pageSize: 100 }, pictureUrl: () => null }),
  );
  expect([page.total, page.items.length]).toEqual([5, 5]);
  expect(read.events).toBeLessThan(100);
});

/** A question's answer, and how many rows of which table it read. */
async function reading<Result>(ask: (database: Database) => Promise<Result>) {
  return testing.database.transaction().execute(async (trx) => {
    const before = await countRead(trx);
    const page = await ask(trx);
    const after = await countRead(trx);
    return {
      page,
      read: {
        product: after.product - before.product,
        evidence: after.evidence - before.evidence,
        events: after.events - before.events,
      },
    };
  });
}

type Read = { product: number; evidence: number; events: number };

async function countRead(trx: Database): Promise<Read> {
  const { rows } = await sql<Read>`
    select coalesce(sum(n) filter (where relname = 'product'), 0)::int as product,
      coalesce(sum(n) filter (where relname like 'evidence%'), 0)::int as evidence,
      coalesce(sum(n) filter (where relname like 'product_event%'), 0)::int as events
    from (select relname, coalesce(idx_tup_fetch, 0) + coalesce(seq_tup_read, 0) as n from pg_stat_xact_user_tables) t`.execute(
    trx,
  );
  return rows[0]!;
}
