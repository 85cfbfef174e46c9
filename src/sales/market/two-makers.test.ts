import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addStore } from '#catalog/testing-stores.ts';
import { makePartitions } from '#database/partitions.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { HOUR_MS } from '#runtime/clock.ts';
import { recordSales } from '../record-sales.ts';
import { keepMarket } from './keep-market.ts';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const ROUNDS = 4;

let testing: TestDatabase;
beforeAll(async () => {
  testing = await testDatabase();
  await makePartitions(testing.facts, NOW);
  for (const [place, country] of ['FR', 'FR', 'DE', null].entries())
    await sellIn(await addStore(testing, `shop${place}.example`, { country }), place + 1);
});
afterAll(() => testing?.drop());

async function sellIn(storeId: number, orders: number): Promise<void> {
  const { id } = await testing.database
    .insertInto('product')
    .values({
      ...{ store_id: storeId, external_id: '1', title: 'Ball', url: 'https://shop.example/1', currency: 'EUR' },
      ...{ price_minor: 100, tags: ['TOYS'], first_seen_at: new Date(NOW), last_seen_at: new Date(NOW) },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const figures = {
    ...{ orders, ordersVar: 1, ordersSd: 0.5, units: orders, unitsVar: 1, unitsSd: 0 },
    ...{ revenue: orders * 10, revenueVar: 1, revenueSd: 0, observations: 1, basis: 'modified' as const },
  };
  const hours = [3, 27, 50].map((ago) => Math.floor(NOW / HOUR_MS) * HOUR_MS - ago * HOUR_MS);
  const told = {
    productHours: hours.map((hour) => ({ ...figures, productId: id, hour, seenAt: NOW })),
    storeHours: hours.map((hour) => ({ ...figures, hour, seenAt: NOW, observedSeconds: 3_600 })),
  };
  await testing.database.transaction().execute((trx) => recordSales(trx, storeId, told, () => 1, NOW));
}

async function sums() {
  const { database } = testing;
  return {
    days: await database
      .selectFrom('market_day')
      .selectAll()
      .orderBy('day')
      .orderBy('country')
      .orderBy('tag')
      .execute(),
    hours: await database.selectFrom('market_hour').selectAll().orderBy('hour').orderBy('country').execute(),
    countries: await database.selectFrom('market_country').selectAll().orderBy('country').execute(),
    tags: await database.selectFrom('market_tag').select(['tag', 'products']).orderBy('tag').execute(),
  };
}

test('two makers of the same days at once give the sums of one, and neither fails', async () => {
  await keepMarket(testing.facts, NOW);
  const alone = await sums();
  expect([alone.days.length, alone.hours.length]).toEqual([18, 12]);
  for (let round = 0; round < ROUNDS; round++) {
    for (const table of ['market_day', 'market_hour', 'market_country', 'market_tag'] as const)
      if (round % 2 === 1) await testing.database.deleteFrom(table).execute();
    await sql`insert into market_due values ('2026-02-27')`.execute(testing.database);
    await Promise.all(Array.from({ length: 3 }, () => keepMarket(testing.facts, NOW)));
    expect(await sums()).toEqual(alone);
  }
});
