import { sql } from 'kysely';
import { judgeRules } from '#alerts/ring/judge-rules.ts';
import { testAlerts } from '#alerts/testing-alerts.ts';
import { type ProductEvent, recordEvents } from '#catalog/record-events.ts';
import type { AlertRing } from '#contract/messages/alert.ts';
import { DAY_MS } from '#runtime/clock.ts';
import { call, createAccount, NOW_MS, type TestApp, testApp } from './test-app.ts';
import { createReadStore, type TestStore } from './test-sales.ts';

export type GivenEvent = Partial<ProductEvent> & { productId: number; kind: ProductEvent['kind'] };

/** Two stores that anna watches, with one product in the category toys. ben watches none. */
export async function openAlertWorld(): Promise<{ t: TestApp; shop: TestStore; other: TestStore }> {
  const t = await testApp();
  for (const months of [0, 1, 2, 3, 4]) {
    const since = new Date(NOW_MS - months * 30 * DAY_MS);
    await sql`select ensure_partitions('product_event', '1 month'::interval, ${since}, ${since})`.execute(t.database);
    await sql`select ensure_partitions('product_event', '1 month'::interval, ${since},
      ${new Date(since.getTime() + DAY_MS)})`.execute(t.database);
  }
  await createAccount(t.database, 'anna', 'PREMIUM');
  await createAccount(t.database, 'ben');
  const watchedBy = ['anna'];
  const shop = await createReadStore(t.database, { host: 'shop.example', name: 'Shop', products: 3, watchedBy });
  const other = await createReadStore(t.database, { host: 'other.example', name: 'Other', products: 2, watchedBy });
  await t.database
    .updateTable('product')
    .set({ tags: ['TOYS'] })
    .where('id', '=', shop.products[0]!)
    .execute();
  return { t, shop, other };
}

/** Removes all rules, channels and events, and makes every store's last reading 100 days old. */
export async function clearAlerts(t: TestApp): Promise<void> {
  for (const table of ['alert_rule', 'alert_cursor', 'channel', 'product_event'] as const)
    await t.database.deleteFrom(table).execute();
  const longAgo = new Date(NOW_MS - 100 * DAY_MS);
  await t.database.updateTable('watched_store').set({ created_at: longAgo }).execute();
  await t.database.updateTable('store').set({ last_read_at: longAgo }).execute();
  t.clock.set(NOW_MS);
}

export const price = (amount: number) => ({
  ...{ currency: 'USD', variants: [{ externalId: 'a', priceMinor: amount * 100 }] },
});

/** The calls that tests of alerts make. */
export function alertCalls(app: () => TestApp) {
  return {
    /** Records a reading of a store, now, with its events. */
    async read(store: TestStore, events: GivenEvent[], seenAt = app().clock.now()): Promise<void> {
      const { database } = app();
      const full = events.map((event) => ({ at: seenAt, before: null, after: null, isPart: false, seenAt, ...event }));
      await database.transaction().execute((trx) => recordEvents(trx, store.id, full));
      await database
        .updateTable('store')
        .set({ last_read_at: new Date(seenAt) })
        .where('id', '=', store.id)
        .execute();
    },
    judgeNow(mostEvents?: number): Promise<number> {
      const { database, clock, mails } = app();
      return judgeRules(testAlerts({ people: database, facts: database, clock, mails }), { mostEvents });
    },
    make: (body: object, as = 'anna') =>
      call(app(), 'POST', '/api/alerts/rules', {
        as,
        body: { name: 'Mine', condition: { kind: 'sold_out' }, ...body },
      }),
    rings: async (as = 'anna'): Promise<AlertRing[]> =>
      (await call(app(), 'GET', '/api/alerts/rings', { as })).json.items,
    rules: async () => (await call(app(), 'GET', '/api/alerts/rules')).json.items,
    messages: async () =>
      (await app().database.selectFrom('delivery').select(['message', 'due_at']).orderBy('due_at').execute()).map(
        (row) => ({
          ...(row.message as { type: string; title: string; lines: { text: string; link: string }[]; more: number }),
          dueAt: row.due_at.getTime(),
        }),
      ),
    channel: async (): Promise<string> =>
      (await call(app(), 'POST', '/api/channels', { body: { name: 'Feed', target: { kind: 'feed' } } })).json.id,
  };
}
