import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PeopleOrFacts } from '#database/connect.ts';
import { call, createAccount, NOW_MS, type TestApp, testApp } from '../testing/test-app.ts';
import { customersOf } from '../testing/test-customer.ts';
import { createReadStore } from '../testing/test-sales.ts';
import { deletePerson } from './delete-person.ts';

/** Texts that identify the person. Nothing else in the database looks like them. */
const MARKS = {
  email: 'zora@example.org',
  name: 'Zora Unmistakable',
  elsewhere: 'zora-there@elsewhere.example',
  address: '203.0.113.77',
  device: 'Zorafox/99',
  picture: 'https://people.example/zora.png',
};
let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t?.close());

/** Tables with one of the marks in any column of any row, in all schemas except PostgreSQL's own. */
async function listTraces(database: PeopleOrFacts): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')
      -- stands for the database of a payment provider, on a local server alone
      and tablename not like 'sandbox%'`.execute(database);
  const found: string[] = [];
  for (const { name } of tables)
    for (const [mark, text] of Object.entries(MARKS)) {
      const { rows } =
        await sql`select from ${sql.raw(name)} as kept where kept::text like ${`%${text}%`} limit 1`.execute(database);
      if (rows.length > 0) found.push(`${name} ${mark}`);
    }
  return found;
}

/** Creates a person with traces in every place that can have one. */
async function liveHere(): Promise<void> {
  const people = t.database;
  const [at, id] = [new Date(NOW_MS), 'zora'];
  await createAccount(t.database, id);
  await people
    .updateTable('account')
    .set({ display_name: MARKS.name, photo_url: MARKS.picture })
    .where('id', '=', id)
    .execute();
  const elsewhere = { email: MARKS.elsewhere, display_name: MARKS.name, photo_url: MARKS.picture, linked_at: at };
  await people
    .insertInto('account_provider')
    .values({ provider_id: 'google.com', subject: MARKS.elsewhere, account_id: id, ...elsewhere })
    .execute();
  await people
    .insertInto('session')
    .values({
      ...{ id: 's-zora', account_id: id, sign_in_provider: 'password', user_agent: MARKS.device },
      ...{ authenticated_at: at, last_used_at: at },
    })
    .execute();
  await people
    .insertInto('action_code')
    .values({
      ...{ code_hash: Buffer.from('zora'), account_id: id, purpose: 'VERIFY_AND_CHANGE_EMAIL', email: MARKS.email },
      ...{ new_email: MARKS.elsewhere, created_at: at, expires_at: at },
    })
    .execute();
  await people
    .insertInto('account_event')
    .values({ account_id: id, at, kind: 'signed-in', address: MARKS.address })
    .execute();
  const shared = { account_id: id, name: MARKS.name, target: `/stores?q=${MARKS.email}`, created_at: at };
  await people
    .insertInto('share')
    .values({ ...shared, id: 'share', kind: 'view', secret_hash: Buffer.from('zora') })
    .execute();
  await people
    .insertInto('scheduled_export')
    .values({ ...shared, id: 'export', format: 'csv', every: 'day', next_at: at })
    .execute();
  const picture = { version: 'v', type: 'image/png', body: Buffer.from([1]), created_at: at };
  await people
    .insertInto('account_picture')
    .values({ account_id: id, ...picture })
    .execute();
  await createReadStore(t.database, { host: 'shop.example', products: 1, watchedBy: [id] });
  await people
    .insertInto('item_group')
    .values({ id: 'g-zora', account_id: id, name: MARKS.name, color: 'red', kind: 'stores', created_at: at })
    .execute();
  const note = { store_id: null, product_id: null, day: '2026-11-20', body: MARKS.elsewhere, created_at: at };
  await people
    .insertInto('note')
    .values({ id: 'n-zora', account_id: id, ...note })
    .execute();
  await people
    .insertInto('member_review')
    .values({ account_id: id, body: MARKS.elsewhere, name: MARKS.name, written_at: at })
    .execute();
  await customersOf(t).subscribe(id, 'BASIC');
  await call(t, 'GET', '/user/referrals', { as: id });
}

test('no table contains anything that identifies a person once their account is deleted', async () => {
  await liveHere();
  const before = await listTraces(t.database);
  for (const mark of Object.keys(MARKS)) expect(before.some((trace) => trace.endsWith(` ${mark}`))).toBe(true);
  await deletePerson(
    { database: t.database, clock: t.clock, mail: t.billing.mail, origin: 'https://watch.example', billing: t.billing },
    'zora',
  );
  expect(await listTraces(t.database)).toEqual([]);
});
