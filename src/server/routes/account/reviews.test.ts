import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAccountByEmail } from '#identity/account/find-account.ts';
import { setOperator } from '#identity/operator/set-operator.ts';
import { getUserData } from '#questions/user/get-user-data.ts';
import { shownReviews } from '#reviews/shown-reviews.ts';
import { DAY_MS, manualClock } from '#runtime/clock.ts';
import { call, createAccount, NOW_MS, type TestApp, testApp } from '../../testing/test-app.ts';

const TEXT = 'It told me of a price change that I would have missed.';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  for (const id of ['anna', 'ben', 'new', 'quiet']) await createAccount(t.database, id);
  for (const [id, days] of [
    ['ben', 14],
    ['new', 13],
    ['quiet', 90],
  ] as const)
    await t.database
      .updateTable('account')
      .set({ created_at: new Date(NOW_MS - days * DAY_MS) })
      .where('id', '=', id)
      .execute();
  await setOperator(t.database, 'anna', true);
});
afterAll(() => t?.close());

const write = (as: string, change: object = {}) =>
  call(t, 'PUT', '/user/review', { as, body: { text: TEXT, name: 'Ben', ...change } });
const own = async (as: string) => (await call(t, 'GET', '/user/review', { as })).json;
const shown = () => shownReviews(t.database, manualClock(NOW_MS))();
const listed = async () => (await call(t, 'GET', '/api/operate/reviews', { as: 'anna' })).json;
const decide = (id: string, body: object, as = 'anna') => call(t, 'PATCH', `/api/operate/reviews/${id}`, { as, body });

test('a member of less than fourteen days is told the date from which they may write', async () => {
  const writableFrom = new Date(NOW_MS + DAY_MS).toISOString();
  expect(await own('new')).toEqual({ review: null, writableFrom });
  const { status, json } = await write('new');
  expect([status, json.code, json.freeAt]).toEqual([403, 'review-too-early', writableFrom]);
  expect((await write('ben~unverified')).status).toBe(403);
  expect((await call(t, 'GET', '/user/review', { as: null })).status).toBe(401);
});

test.each([
  ['text', { text: 'Too short' }],
  ['text', { text: 'x'.repeat(1_001) }],
  ['stars', { stars: 6 }],
  ['stars', { stars: 3.5 }],
  ['name', { name: ' ' }],
  ['name', { name: 'Two\nlines' }],
  ['about', { about: 'x'.repeat(81) }],
])('bad input names its field: %s %j', async (path, change) => {
  const { status, json } = await write('quiet', change);
  expect([status, json.code, json.fields[0].path]).toEqual([400, 'invalid-input', path]);
});

test('a review waits, is approved by an operator, waits again after an edit, and is deleted', async () => {
  expect((await write('ben', { stars: 4, about: 'Baker, Ghent' })).status).toBe(204);
  const { review } = await own('ben');
  const whole = { text: TEXT, stars: 4, name: 'Ben', about: 'Baker, Ghent' };
  expect(review).toEqual({ ...whole, state: 'waiting', writtenAt: new Date(NOW_MS).toISOString() });
  expect(await shown()).toEqual([]);
  expect((await call(t, 'GET', '/api/operate', { as: 'anna' })).json.extras).toMatchObject({
    reviews: 1,
    reviewsWaiting: 1,
  });
  expect((await listed()).items).toEqual([{ ...review, id: 'ben', email: 'ben@example.org', isPractice: false }]);

  const approved = { state: 'approved', writtenAt: review.writtenAt };
  expect((await decide('ben', approved, 'ben')).status).toBe(404);
  expect((await decide('ben', { ...approved, state: 'waiting' })).status).toBe(400);
  expect((await decide('nobody', approved)).status).toBe(404);
  expect((await decide('ben', approved)).status).toBe(204);
  expect(await shown()).toEqual([{ text: TEXT, stars: 4, author: 'Ben', about: 'Baker, Ghent', isPractice: false }]);

  t.clock.advance(1_000);
  expect((await write('ben', { text: `${TEXT} Twice.` })).status).toBe(204);
  expect((await own('ben')).review).toMatchObject({ state: 'waiting', stars: null, about: '' });
  expect(await shown()).toEqual([]);
  const late = await decide('ben', approved);
  expect([late.status, late.json.code]).toEqual([409, 'review-changed']);
  expect((await decide('ben', { state: 'refused', writtenAt: (await own('ben')).review.writtenAt })).status).toBe(204);
  expect((await own('ben')).review.state).toBe('refused');

  const { json: acts } = await call(t, 'GET', '/api/operate/acts', { as: 'anna' });
  expect(acts.items.map(({ kind, operator, subject }: Record<string, string>) => [kind, operator, subject])).toEqual([
    ['review-refused', 'anna@example.org', 'ben@example.org'],
    ['review-approved', 'anna@example.org', 'ben@example.org'],
  ]);
  expect((await getUserData(t.database, 'ben')).member_review).toMatchObject([{ body: `${TEXT} Twice.` }]);
  expect((await call(t, 'DELETE', '/user/review', { as: 'ben' })).status).toBe(204);
  expect((await call(t, 'DELETE', '/user/review', { as: 'ben' })).status).toBe(404);
  expect((await listed()).total).toBe(0);
});

test('a disabled account’s review is not shown, and a practice account’s is marked as such', async () => {
  await write('quiet');
  const { writtenAt } = (await own('quiet')).review;
  await decide('quiet', { state: 'approved', writtenAt });
  const change = (set: { is_disabled?: boolean; is_practice?: boolean }) =>
    t.database.updateTable('account').set(set).where('id', '=', 'quiet').execute();
  await change({ is_practice: true });
  expect(await shown()).toMatchObject([{ isPractice: true }]);
  await change({ is_disabled: true });
  expect(await shown()).toEqual([]);
});

test('nobody writes more than ten times an hour', async () => {
  const account = await findAccountByEmail({ database: t.database }, 'ben@example.org');
  const statuses: number[] = [];
  for (let time = 0; time < 10; time++) statuses.push((await write(account!.id)).status);
  expect(statuses).toEqual([...Array(8).fill(204), 429, 429]);
});
