import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, createAccount, NOW_MS, type TestApp, testApp } from '../../testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await createAccount(t.database, 'anna', 'FREE');
  await createAccount(t.database, 'ben', 'FREE');
  const day = new Date(NOW_MS).toISOString().slice(0, 10);
  await t.database
    .insertInto('fx_rate')
    .values({ currency: 'EUR', day, usd: 1.25 })
    .onConflict((conflict) => conflict.columns(['currency', 'day']).doUpdateSet({ usd: 1.25 }))
    .execute();
});
afterAll(() => t?.close());

const get = async (as: string) => (await call(t, 'GET', '/user/preferences', { as })).json;
const change = (as: string, body: object) => call(t, 'PATCH', '/user/preferences', { as, body });

test('preferences that were never set are left out, and revenue is in dollars', async () => {
  expect(await get('ben')).toEqual({ preferences: {}, unitsPerUsd: 1 });
});

test('a preference is stored only for its user, and leaves the others unchanged', async () => {
  await change('anna', { density: 'comfortable', timeZone: 'Asia/Kathmandu' });
  const { json } = await change('anna', { currency: 'EUR' });
  expect(json).toEqual({
    preferences: { density: 'comfortable', timeZone: 'Asia/Kathmandu', currency: 'EUR' },
    unitsPerUsd: 0.8,
  });
  expect(await get('anna')).toEqual(json);
  expect((await get('ben')).preferences).toEqual({});
});

test('mails come in the language that was chosen last, and until one is chosen in that of the sign-up', async () => {
  await t.database.updateTable('account').set({ language: 'ar' }).where('id', '=', 'ben').execute();
  const languages: (string | undefined)[] = [];
  for (const body of [{ density: 'compact' }, { language: 'fr' }, { language: null }]) {
    await change('ben', body);
    const query = t.database.selectFrom('account').select('language').where('id', '=', 'ben');
    languages.push((await query.executeTakeFirst())?.language);
  }
  expect(languages).toEqual(['ar', 'fr', 'fr']);
});

test('filters are stored by list, up to a limit', async () => {
  const filter = { name: 'Cheap shoes', search: '?maxPrice=20&tags=SHOES' };
  await change('anna', { savedFilters: { 'database/products': [filter] } });
  expect((await get('anna')).preferences.savedFilters).toEqual({ 'database/products': [filter] });
  const many = Array.from({ length: 21 }, (_, n) => ({ name: `n${n}`, search: '' }));
  expect((await change('anna', { savedFilters: { stores: many } })).status).toBe(400);
});

test.each([
  ['a zone that is none', { timeZone: 'Mars/Olympus' }],
  ['a currency without rates', { currency: 'XXX' }],
  ['a format of its own', { numberFormat: 'roman' }],
  ['a language without texts', { language: 'de' }],
])('%s is refused, naming its field', async (_, body) => {
  const { status, json } = await change('anna', body);
  expect([status, json.code]).toEqual([400, 'invalid-input']);
  expect(json.details?.fields ?? json.fields).toMatchObject([{ path: Object.keys(body)[0] }]);
});
