import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AlertCase, AlertRehearsal } from '#contract/messages/alert.ts';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { seededRandom } from '#runtime/random.ts';
import { alertCalls, clearAlerts, type GivenEvent, openAlertWorld, price } from '../../testing/alert-world.ts';
import { call, NOW_MS, type TestApp } from '../../testing/test-app.ts';
import type { TestStore } from '../../testing/test-sales.ts';

let t: TestApp;
let shop: TestStore;
let other: TestStore;
beforeAll(async () => {
  ({ t, shop, other } = await openAlertWorld());
});
afterAll(() => t?.close());
beforeEach(() => clearAlerts(t));

const { judgeNow, make, read } = alertCalls(() => t);

describe('the rehearsal', () => {
  test('of each rule agrees with what rings when the same days are lived', async () => {
    const random = seededRandom(25);
    const pick = <One>(of: readonly One[]): One => of[Math.floor(random.next() * of.length)]!;
    const readings = Array.from({ length: 300 }, (_, index) => {
      const store = pick([shop, other]);
      const seenAt = NOW_MS - 89 * DAY_MS + index * 7 * HOUR_MS;
      const events = Array.from({ length: Math.floor(random.next() * 4) }, (): GivenEvent => {
        const productId = pick(store.products);
        // a price may be seen by a later reading than its own time's
        const at = seenAt - Math.floor(random.next() * 2) * DAY_MS;
        const kind = pick(['price', 'sold_out', 'restocked', 'new'] as const);
        const amounts = { before: price(5 + random.next() * 10), after: price(5 + random.next() * 10) };
        return { productId, kind, at, ...(kind === 'price' ? amounts : {}) };
      });
      return {
        store,
        seenAt,
        events: [...new Map(events.map((one) => [`${one.productId} ${one.kind}`, one])).values()],
      };
    });
    const bodies = [
      { condition: { kind: 'price', direction: 'down', leastPercent: 20 } },
      { condition: { kind: 'price', direction: 'both', leastPercent: 5 }, coolDownHours: 48 },
      { condition: { kind: 'price_crosses', direction: 'both', amount: 10 }, storeId: String(shop.id) },
      { condition: { kind: 'sold_out' }, coolDownHours: 24 * 7, productId: `${shop.id}-${shop.products[1]}` },
      { condition: { kind: 'launch' }, tag: 'TOYS' },
    ];
    t.clock.set(NOW_MS - 90 * DAY_MS);
    const ids: string[] = [];
    for (const [index, body] of bodies.entries()) ids.push((await make({ name: `Rule ${index}`, ...body })).json.id);
    for (const [index, { store, seenAt, events }] of readings.entries()) {
      t.clock.set(seenAt);
      await read(store, events);
      // sometimes one reading is judged, sometimes several at once
      if (index % 5 < 2) await judgeNow();
    }
    t.clock.set(NOW_MS);
    await judgeNow();
    const { rows: lived } = await sql<{ rule_id: string; of: string; seen_at: Date }>`
      select rule_id, concat_ws(' ', store_id, product_id, kind, (extract(epoch from at) * 1000)::bigint) as of, seen_at
      from alert_ring order by seen_at`.execute(t.database);
    for (const [index, body] of bodies.entries()) {
      const told: AlertRehearsal = (await call(t, 'POST', '/api/alerts/rehearsal', { body })).json;
      const own = lived.filter(({ rule_id }) => rule_id === ids[index]);
      expect(told.rang, `rule ${index}`).toBe(own.length);
      expect(told.rang).toBeGreaterThan(0);
      const latest = new Set(own.map(({ of }) => of));
      const key = (one: AlertCase) =>
        `${one.storeId} ${one.productId?.split('-')[1] ?? 0} ${one.kind} ${Date.parse(one.at)}`;
      expect(told.cases.filter((one) => !latest.has(key(one)))).toEqual([]);
      expect(told.cases.length).toBe(Math.min(20, own.length));
    }
  }, 90_000);

  test('uses what was seen at the time: an event that became known later is not rehearsed before', async () => {
    await read(shop, [{ productId: shop.products[0]!, kind: 'sold_out', at: NOW_MS - 91 * DAY_MS }], NOW_MS - DAY_MS);
    const body = { condition: { kind: 'sold_out' } };
    const { rang, cases } = (await call(t, 'POST', '/api/alerts/rehearsal', { body })).json;
    expect([rang, cases[0]?.seenAt]).toEqual([1, new Date(NOW_MS - DAY_MS).toISOString()]);
  });
});
