import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { DAY_MS } from '#runtime/clock.ts';
import { markStoreRead, markStoreUnreadable, noteSignals, reopenStore } from './mark-store.ts';
import { addStore } from './testing-stores.ts';

const AT = Date.UTC(2026, 10, 21);
let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
  await sql`select ensure_partitions('product_event', '1 month', ${new Date(AT)}, ${new Date(AT + DAY_MS)})`.execute(
    db.facts,
  );
});
afterAll(() => db?.drop());

const told = async (storeId: number) =>
  (
    await db.facts
      .selectFrom('product_event')
      .select(['kind', 'after', 'at'])
      .where('store_id', '=', storeId)
      .orderBy('at')
      .execute()
  ).map(({ kind, after, at }) => `${kind} ${(after as { reason: string }).reason} ${at.getTime() - AT}`);

test('it is recorded once that a store cannot be read, and once that it can again', async () => {
  const id = await addStore(db, 'one.example', { state: 'read', first_read_at: new Date(AT - DAY_MS) });
  await markStoreRead(db.facts, id, { firstAtMs: AT, lastAtMs: AT });
  await markStoreUnreadable(db.facts, id, 'store-locked', AT + 1);
  await markStoreUnreadable(db.facts, id, 'store-broken', AT + 2);
  await reopenStore(db.facts, id);
  expect(await told(id)).toEqual(['silent unreadable 1']);
  await markStoreRead(db.facts, id, { firstAtMs: AT + 3, lastAtMs: AT + 3 });
  await markStoreRead(db.facts, id, { firstAtMs: AT + 4, lastAtMs: AT + 4 });
  expect(await told(id)).toEqual(['silent unreadable 1', 'heard unreadable 3']);
});

test('nothing is recorded for a store that was never read', async () => {
  const id = await addStore(db, 'two.example', { state: 'pending' });
  await markStoreUnreadable(db.facts, id, 'store-locked', AT);
  await markStoreRead(db.facts, id, { firstAtMs: AT + 1, lastAtMs: AT + 1 });
  expect(await told(id)).toEqual([]);
});

test('it is recorded once that its signals are lost, and once that one is live again', async () => {
  const id = await addStore(db, 'three.example', { state: 'read' });
  await noteSignals(db.facts, id, false, AT);
  await noteSignals(db.facts, id, true, AT + 1);
  await noteSignals(db.facts, id, true, AT + 2);
  await noteSignals(db.facts, id, false, AT + 3);
  expect(await told(id)).toEqual(['silent no-signal 1', 'heard no-signal 3']);
});

test('no loss is recorded for a store that never had a live signal', async () => {
  const id = await addStore(db, 'four.example', { state: 'read' });
  await noteSignals(db.facts, id, true, AT);
  await noteSignals(db.facts, id, false, AT + 1);
  expect(await told(id)).toEqual([]);
});
