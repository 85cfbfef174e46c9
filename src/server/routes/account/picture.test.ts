import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_ACCOUNT_PICTURE_BYTES } from '#contract/account/picture.ts';
import { call, createAccount, type TestApp, testApp } from '../../testing/test-app.ts';

const PNG = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(100)]);
const WEBP = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1'), Buffer.alloc(100)]);
const GIF = Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(100)]);
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
  await createAccount(t.database, 'anna');
  await createAccount(t.database, 'ben');
});
afterAll(() => t?.close());

async function put(body: Buffer, type: string) {
  const headers = { authorization: 'Bearer anna', 'content-type': type };
  const answer = await t.app.inject({ method: 'PUT', url: '/user/picture', headers, payload: body });
  return { status: answer.statusCode, json: answer.json() };
}

const avatar = async () => (await call(t, 'GET', '/user/info')).json.avatar;

test('a picture has its own address, which changes with it', async () => {
  const { status, json } = await put(PNG, 'image/png');
  expect([status, json]).toEqual([200, { photoUrl: expect.stringMatching(/^\/pictures\/accounts\/[\w-]{43}$/) }]);
  expect(await avatar()).toBe(json.photoUrl);
  const shown = await t.app.inject({ url: json.photoUrl });
  expect(shown.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, max-age=31536000, immutable',
  });
  expect(shown.rawPayload).toEqual(PNG);

  // the type is detected from the bytes, whatever the header says
  const next = await put(WEBP, 'image/png');
  expect(next.json.photoUrl).not.toBe(json.photoUrl);
  expect((await t.app.inject({ url: next.json.photoUrl })).headers['content-type']).toBe('image/webp');
  expect((await t.app.inject({ url: json.photoUrl })).statusCode).toBe(404);
});

test('a file that is not a picture, is too large or might contain scripts is refused, and changes nothing', async () => {
  const before = await avatar();
  expect((await put(SVG, 'image/svg+xml')).json.code).toBe('content-type-not-supported');
  expect((await put(SVG, 'image/png')).json.code).toBe('content-type-not-supported');
  expect((await put(GIF, 'image/webp')).json.code).toBe('content-type-not-supported');
  expect((await put(Buffer.alloc(0), 'image/png')).status).toBeGreaterThanOrEqual(400);
  const tooLarge = Buffer.concat([PNG, Buffer.alloc(MAX_ACCOUNT_PICTURE_BYTES)]);
  expect((await put(tooLarge, 'image/png')).json.code).toBe('body-too-large');
  expect(await avatar()).toBe(before);
});

test('it is deleted when it is removed, when it is replaced, and with the account', async () => {
  const rows = async () => (await t.database.selectFrom('account_picture').select('account_id').execute()).length;
  const { json } = await put(PNG, 'image/png');
  expect((await call(t, 'DELETE', '/user/picture', { as: 'ben' })).status).toBe(204);
  expect(await avatar()).toBe(json.photoUrl);
  expect((await call(t, 'DELETE', '/user/picture')).status).toBe(204);
  expect([await avatar(), await rows()]).toEqual([null, 0]);
  await put(PNG, 'image/png');
  await t.database.deleteFrom('account').where('id', '=', 'anna').execute();
  expect(await rows()).toBe(0);
});

test.each([
  ['anything with https', 'https://tracker.example/pixel.png'],
  ['an address that only looks like the provider’s', 'https://people.example.evil.example/a.png'],
  ['one with the provider’s name before it', 'https://evilpeople.example/a.png'],
  ['one with the provider’s name as a user', 'https://people.example@evil.example/a.png'],
  ['another port of the provider', 'https://people.example:8443/a.png'],
  ['the provider without encryption', 'http://people.example/a.png'],
  ['a way out of the uploads', '/pictures/accounts/../../user/data'],
  ['any path of ours', '/user/data'],
])('an address that users set as their picture is not fetched: %s', async (_name, photo_url) => {
  await t.database.updateTable('account').set({ photo_url }).where('id', '=', 'ben').execute();
  expect((await call(t, 'GET', '/user/info', { as: 'ben' })).json.avatar).toBeNull();
});

test.each(['https://people.example/a.png', 'https://lh3.people.example/a.png?s=96'])(
  "a picture on a sign-in provider's host is: %s",
  async (photo_url) => {
    await t.database.updateTable('account').set({ photo_url }).where('id', '=', 'ben').execute();
    const { avatar: shown } = (await call(t, 'GET', '/user/info', { as: 'ben' })).json;
    expect(shown).toMatch(/^\/pictures\/[\w-]{43}\?of=https%3A/);
  },
);
