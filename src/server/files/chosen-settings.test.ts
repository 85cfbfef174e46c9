import { Workbook } from '@cj-tech-master/excelts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { recordEvents } from '#catalog/record-events.ts';
import { HOUR_MS } from '#runtime/clock.ts';
import { call, createAccount, NOW_MS, type TestApp, testApp } from '../testing/test-app.ts';
import { csvAt, rowsAt, workbookAt } from '../testing/test-files.ts';
import { createReadStore, recordDay, type TestStore } from '../testing/test-sales.ts';

let t: TestApp;
let shop: TestStore;
beforeAll(async () => {
  t = await testApp();
  await createAccount(t.database, 'anna', 'PREMIUM');
  shop = await createReadStore(t.database, { host: 'shop.example', products: 1, watchedBy: ['anna'] });
  await recordDay(t.database, shop, '2026-11-20', { orders: 4, variance: 1 }, shop.products[0]);
  await t.database
    .insertInto('fx_rate')
    .values({ currency: 'EUR', day: '2026-11-20', usd: 1.25 })
    .onConflict((conflict) => conflict.columns(['currency', 'day']).doUpdateSet({ usd: 1.25 }))
    .execute();
});
afterAll(() => t?.close());
beforeEach(async () => {
  await t.database.deleteFrom('account_preference').execute();
});

const choose = (body: object) => call(t, 'PATCH', '/user/preferences', { body });

test('weeks begin on the day that the reader chose, unless the query names another', async () => {
  const weekly = '/api/analytics/trend?dateRange=LAST_30_DAYS&frequency=WEEK';
  const days = async (url: string) => {
    const { rows } = await rowsAt(t, url);
    return new Set(rows.slice(1).map(({ from }) => new Date(String(from)).getUTCDay()));
  };
  expect(await days(weekly)).toEqual(new Set([1]));
  await choose({ weekStart: 'sunday' });
  expect(await days(weekly)).toEqual(new Set([0]));
  expect(await days(`${weekly}&weekStart=monday`)).toEqual(new Set([1]));
  const { id } = (await call(t, 'GET', '/api/stores')).json.items[0];
  expect(await days(`/api/analytics/comparison?dateRange=LAST_30_DAYS&frequency=WEEK&of=${id}`)).toEqual(new Set([0]));
  const { points } = (await call(t, 'GET', weekly)).json;
  expect(new Date(points[1].at).getUTCDay()).toBe(0);
});

test("a workbook's numbers have the format that its reader chose; a CSV's can be read by any program", async () => {
  await choose({ numberFormat: 'comma', currency: 'EUR' });
  const book = new Workbook();
  await book.xlsx.load(await workbookAt(t, '/api/stores'));
  const sheet = book.getWorksheet('Data')!;
  const names = (sheet.getRow(1).values as string[]).slice(1);
  const cell = (name: string) => sheet.getRow(2).getCell(names.indexOf(name) + 1);
  expect([cell('orders').value, cell('orders').numFmt]).toEqual([4, '[$-407]#,##0.0']);
  expect([cell('revenue_usd').value, cell('revenue_usd').numFmt]).toEqual([40, '#,##0.00 [$$-407]']);
  expect([cell('revenue_eur').value, cell('revenue_eur').numFmt]).toEqual([32, '#,##0.00 [$€-407]']);
  const csv = await csvAt(t, '/api/stores');
  const low = Number(csv.rows[0]!.split(',')[csv.columns.indexOf('revenue_eur_low')]);
  expect(low).toBeGreaterThan(10);
  expect((await rowsAt(t, '/api/stores')).about).toMatch(/Number format: A CSV file has a point before decimals/);
});

test("a list at an address uses its owner's settings, like any other file", async () => {
  await choose({ currency: 'EUR', timeZone: 'Asia/Kathmandu' });
  const made = await call(t, 'POST', '/user/shares', {
    body: { kind: 'list', name: 'Mine', target: '/api/products', expiresInDays: 30 },
  });
  const url = made.json.address.replace('http://localhost', '');
  const [heading, row] = (await call(t, 'GET', url, { as: null })).text.trimEnd().split('\n');
  expect(heading!.split(',')).toContain('revenue_eur');
  expect(row!.split(',')[heading!.split(',').indexOf('first_seen_at')]).toMatch(/\+05:45$/);
});

test("hours and prices begin in the reader's time zone, days in UTC", async () => {
  await choose({ timeZone: 'Asia/Kathmandu' });
  const begins = async (url: string) => {
    const { columns, rows } = await csvAt(t, url);
    return rows[0]!.split(',')[columns.indexOf('from')];
  };
  expect(await begins('/api/analytics/trend?dateRange=TODAY&frequency=HOUR')).toBe('2026-11-21T05:45:00+05:45');
  expect(await begins('/api/analytics/trend?dateRange=TODAY&frequency=DAY')).toBe('2026-11-21T00:00:00.000Z');
  const priced = (priceMinor: number) => ({
    ...{ currency: 'USD', variants: [{ externalId: 'a', priceMinor, compareAtMinor: null }] },
  });
  const event = { productId: shop.products[0]!, at: NOW_MS - HOUR_MS, kind: 'price' as const, isPart: false };
  await t.database
    .transaction()
    .execute((trx) => recordEvents(trx, shop.id, [{ ...event, before: priced(900), after: priced(1000) }]));
  const product = `${shop.id}-${shop.products[0]}`;
  expect(await begins(`/api/products/${product}/prices`)).toMatch(/\+05:45$/);
});

test("payment times are in the payer's time zone", async () => {
  await t.database
    .insertInto('transaction')
    .values({
      ...{
        provider: 'sandbox',
        id: 'paid',
        account_id: 'anna',
        at: new Date(NOW_MS),
        kind: 'payment',
        plan: 'PREMIUM',
        status: 'completed',
      },
      ...{ total_minor: 4900, tax_minor: 0, currency: 'USD' },
    })
    .execute();
  await choose({ timeZone: 'Asia/Kathmandu' });
  const { columns, rows } = await csvAt(t, '/user/transactions');
  expect(rows[0]!.split(',')[columns.indexOf('at')]).toMatch(/\+05:45$/);
});
