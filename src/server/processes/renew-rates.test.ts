import { afterEach, beforeEach, expect, test } from 'vitest';
import { makePartitions } from '#database/partitions.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { parseEcbRates } from '#sales/rates/parse-ecb-rates.ts';
import { saveRates } from '#sales/rates/save-rates.ts';
import { recordSales } from '#sales/record-sales.ts';
import { usdRates } from '#sales/usd-rates.ts';
import { refreshTouchedWindows } from '#sales/windows/refresh-touched-windows.ts';
import type { Fetcher } from '#tracker/fetch/fetcher.ts';
import { createReadStore, type TestStore } from '../testing/test-sales.ts';
import { renewRates } from './renew-rates.ts';

const NOW = Date.UTC(2027, 3, 2, 17);
let db: TestDatabase;
let store: TestStore;

beforeEach(async () => {
  db = await testDatabase();
  await makePartitions(db.database, NOW);
  store = await createReadStore(db.database, { host: 'shop.example', products: 1, currency: 'KWD' });
});
afterEach(() => db.drop());

const file = (day: string, rates: Record<string, number>) => `<?xml version="1.0" encoding="UTF-8"?>
  <g:Envelope xmlns:g="urn:x"><Cube><Cube time='${day}'>
    ${Object.entries(rates)
      .map(([currency, rate]) => `<Cube currency='${currency}' rate='${rate}'/>`)
      .join('')}
  </Cube></Cube></g:Envelope>`;

const serving = (body: string, status = 200): Fetcher => ({
  fetch: async ({ url }) => ({ url, status, headers: {}, body: Buffer.from(body), bytes: body.length, at: NOW }),
});

async function sell(): Promise<void> {
  const figures = {
    orders: 2,
    ordersVar: 1,
    ordersSd: 0,
    units: 4,
    unitsVar: 2,
    unitsSd: 1,
    revenue: 40,
    revenueVar: 200,
  };
  const hour = {
    ...figures,
    revenueSd: 10,
    observations: 2,
    basis: 'modified' as const,
    hour: Date.UTC(2027, 3, 1, 8),
  };
  const rate = await usdRates(db.database, 'KWD');
  await db.database.transaction().execute(async (trx) => {
    const sales = {
      productHours: [{ ...hour, productId: store.products[0]! }],
      storeHours: [{ ...hour, observedSeconds: 3600 }],
    };
    await recordSales(trx, store.id, sales, rate, NOW);
    await refreshTouchedWindows(trx, store.id, store.products, NOW);
  });
}

test('the newest day of a file counts; a file without rates, or without the dollar, is refused', () => {
  const two = file('2027-04-02', { USD: 1.25, KWD: 0.4 }).replace(
    '<Cube><Cube',
    "<Cube><Cube time='2027-04-01'><Cube currency='USD' rate='9'/></Cube><Cube",
  );
  expect(parseEcbRates(two)).toEqual({ day: '2027-04-02', unitsPerEuro: { USD: 1.25, KWD: 0.4 } });
  for (const text of [
    '',
    '<html>',
    '{}',
    file('2027-04-02', { KWD: 1 }),
    file('soon', { USD: 1 }),
    file('2027-04-02', { USD: 0 }),
  ])
    expect(parseEcbRates(text)).toBe(null);
});

test('facts in a currency without a rate are priced when one becomes known, including days and windows', async () => {
  await sell();
  const before = await db.database.selectFrom('sale_day').selectAll().executeTakeFirstOrThrow();
  expect(before.revenue_usd).toBe(null);
  // 1 KWD is 2 dollars
  await renewRates(db.database, serving(file('2027-04-02', { USD: 1.2, KWD: 0.6 })), 'https://rates.example/', NOW);
  for (const table of ['sale_hour', 'store_hour', 'sale_day', 'store_day'] as const) {
    const row = await db.database.selectFrom(table).selectAll().executeTakeFirstOrThrow();
    expect(row.revenue_usd).toBeCloseTo(80, 9);
    expect(row.revenue_usd_var).toBeCloseTo(20 ** 2 * 2, 9);
    expect(row.revenue_usd_sd).toBeCloseTo(20, 9);
  }
  const windows = await db.database
    .selectFrom('product_window')
    .selectAll()
    .where('date_range', '=', 'LAST_7_DAYS')
    .execute();
  expect(windows[0]!.revenue_usd).toBeCloseTo(80, 9);
  expect(windows[0]!.price_usd).toBeCloseTo(2, 9);
  expect(await db.database.selectFrom('market_due').selectAll().execute()).toEqual([{ day: '2027-04-01' }]);
});

test('what an interrupted run left without a price gets it from the next', async () => {
  await sell();
  const rates = serving(file('2027-04-02', { USD: 1.2, KWD: 0.6 }));
  await saveRates(db.database, parseEcbRates(file('2027-04-02', { USD: 1.2, KWD: 0.6 }))!);
  await renewRates(db.database, rates, 'https://rates.example/', NOW);
  expect((await db.database.selectFrom('sale_day').selectAll().executeTakeFirstOrThrow()).revenue_usd).toBeCloseTo(
    80,
    9,
  );
});

test('the day on which a shop changed its currency, and days before, keep no price, and are not tried again', async () => {
  await sell();
  const since = new Date(Date.UTC(2027, 3, 1, 15));
  await db.database.updateTable('store').set({ currency: 'USD', currency_since: since }).execute();
  const rates = serving(file('2027-04-02', { USD: 1.2, KWD: 0.6 }));
  await renewRates(db.database, rates, 'https://rates.example/', NOW);
  expect((await db.database.selectFrom('sale_hour').selectAll().executeTakeFirstOrThrow()).revenue_usd).toBe(null);
  expect(await db.database.selectFrom('market_due').selectAll().execute()).toEqual([]);
});

test('dollar prices follow a rate that moved by more than 2 %, and no smaller change', async () => {
  const price = async () =>
    (await db.database.selectFrom('product').select('price_usd').executeTakeFirstOrThrow()).price_usd;
  const renew = (kwd: number, day: string) =>
    renewRates(db.database, serving(file(day, { USD: 1, KWD: kwd })), 'https://rates.example/', NOW);
  await renew(0.5, '2027-03-30');
  expect(await price()).toBeCloseTo(2, 9);
  await renew(0.495, '2027-03-31');
  expect(await price()).toBeCloseTo(2, 9);
  await renew(0.4, '2027-04-01');
  expect(await price()).toBeCloseTo(2.5, 9);
});

test('a file that cannot be read changes nothing and is reported', async () => {
  await expect(renewRates(db.database, serving('', 404), 'https://rates.example/', NOW)).rejects.toThrow('status 404');
  expect(await db.database.selectFrom('fx_rate').selectAll().execute()).toEqual([]);
});
