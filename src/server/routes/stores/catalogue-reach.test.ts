import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { shareAnswers } from '#database/shared-reader.ts';
import { MAX_FAVORITES } from '#watch/set-favorite.ts';
import { call, createAccount, type TestApp, testApp } from '../../testing/test-app.ts';
import { createReadStore, recordDay, type TestStore } from '../../testing/test-sales.ts';

let t: TestApp;
let shop: TestStore;
let product: string;
beforeAll(async () => {
  t = await testApp();
  // as on a running server: one user's cached answer must not be given to another
  shareAnswers(t.database, 60_000);
  await createAccount(t.database, 'anna', 'STANDARD');
  await createAccount(t.database, 'ben', 'STANDARD');
  await createAccount(t.database, 'cleo', 'PREMIUM');
  shop = await createReadStore(t.database, { host: 'shop.example', products: 2, watchedBy: ['anna'] });
  await recordDay(t.database, shop, '2026-11-20', { orders: 5 }, shop.products[0]);
  product = `${shop.id}-${shop.products[0]}`;
});
afterAll(() => t?.close());

test('a product says whether its store is on my list', async () => {
  const statusFor = async (as: string) =>
    (await call(t, 'GET', '/api/database/products', { as })).json.items[0].storeStatus;
  expect(await statusFor('anna')).toBe('TRACKED');
  expect(await statusFor('ben')).toBe('DATABASE');
});

test.each(['stores', 'products'])('%s that I do not track can be my favourites', async (kind) => {
  const path = `/api/database/${kind}/${kind === 'stores' ? shop.id : product}`;
  const marked = async (as: string) =>
    (await call(t, 'GET', `/api/database/${kind}`, { as })).json.items[0].favorited as boolean;
  expect((await call(t, 'PATCH', path, { as: 'ben', body: { favorited: true } })).status).toBe(204);
  expect([await marked('ben'), await marked('anna')]).toEqual([true, false]);
  expect((await call(t, 'GET', `/api/database/${kind}?favorited=true`, { as: 'ben' })).json.total).toBe(1);
  expect((await call(t, 'PATCH', path, { as: 'ben', body: { favorited: false } })).status).toBe(204);
  expect(await marked('ben')).toBe(false);
});

test('favourites are limited, and one that is there can be marked again', async () => {
  await t.database
    .insertInto('favorite')
    .columns(['account_id', 'store_id', 'product_id', 'created_at'])
    .expression(
      sql`select 'cleo', ${shop.id}, 1000000 + number, now() from generate_series(2, ${sql.lit(MAX_FAVORITES)}) number`,
    )
    .execute();
  const mark = (path: string, favorited: boolean) =>
    call(t, 'PATCH', `/api/database/${path}`, { as: 'cleo', body: { favorited } });
  for (let again = 0; again < 2; again++) expect((await mark(`stores/${shop.id}`, true)).status).toBe(204);
  const refused = await mark(`products/${product}`, true);
  expect([refused.status, refused.json]).toMatchObject([409, { code: 'favorites-full', limit: MAX_FAVORITES }]);
  await mark(`stores/${shop.id}`, false);
  expect((await mark(`products/${product}`, true)).status).toBe(204);
  await t.database.deleteFrom('favorite').execute();
});

test.each(['stores', 'products'])(
  "%s by status or as favourites are never answered from another user's cached answer",
  async (kind) => {
    const path = `/api/database/${kind}/${kind === 'stores' ? shop.id : product}`;
    await call(t, 'PATCH', path, { as: 'ben', body: { favorited: true } });
    const asked = ['favorited=true', 'favorited=false', 'status=TRACKED', 'status=DATABASE', ''];
    const lists = kind === 'stores' ? [''] : ['&sales=with', '&sales=without'];
    const totalsFor = (as: string) =>
      Promise.all(
        asked.map(async (query) => {
          const answers = lists.map((list) => call(t, 'GET', `/api/database/${kind}?${query}${list}`, { as }));
          return (await Promise.all(answers)).reduce((sum, { json }) => sum + json.total, 0);
        }),
      );
    const all = kind === 'stores' ? 1 : 2;
    expect(await totalsFor('ben')).toEqual([1, all - 1, 0, all, all]);
    expect(await totalsFor('cleo')).toEqual([0, all, 0, all, all]);
    expect(await totalsFor('anna')).toEqual([0, all, all, 0, all]);
    await call(t, 'PATCH', path, { as: 'ben', body: { favorited: false } });
    expect(await totalsFor('ben')).toEqual([0, all, 0, all, all]);
  },
);

test('an unknown item cannot be marked', async () => {
  for (const path of ['stores/999999', 'products/999999-1'])
    expect((await call(t, 'PATCH', `/api/database/${path}`, { as: 'ben', body: { favorited: true } })).json.code).toBe(
      'not-found',
    );
});

test('the receipts of a store that I do not track need a plan with details', async () => {
  const paths = [`/api/stores/${shop.id}`, `/api/products/${product}`].flatMap((of) => [
    `${of}/events`,
    `${of}/evidence`,
  ]);
  for (const path of paths) {
    expect([path, (await call(t, 'GET', path, { as: 'ben' })).json.code]).toEqual([path, 'not-found']);
    expect([path, (await call(t, 'GET', path, { as: 'cleo' })).status]).toEqual([path, 200]);
  }
});
