import { afterAll, beforeAll, expect, test } from 'vitest';
import { setPlan } from '#billing/plan/set-plan.ts';
import { connect } from '#database/connect.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import type { Mail } from '#mail/mail.ts';
import { manualClock } from '#runtime/clock.ts';
import { readSettings } from '#runtime/settings.ts';
import { composeIdentity } from '../compose/compose-identity.ts';
import { NOW_MS, TEST_SETTINGS, type TestApp, testOperating } from '../testing/test-app.ts';
import { buildApp } from './app.ts';

const ORIGIN = 'http://localhost:3000';
const clock = manualClock(NOW_MS);
const mails: Mail[] = [];
const silent = { debug() {}, info() {}, warn() {}, error() {} };
let testing: TestDatabase;
let app: TestApp['app'];
let apiKey: string;
beforeAll(async () => {
  testing = await testDatabase();
  const mail = {
    async enqueue(sent: Mail) {
      mails.push(sent);
    },
    async pretend() {},
  };
  const settings = readSettings({ SECRET_KEY: 'for tests, and long enough to be one' }, []);
  const identity = composeIdentity({
    settings,
    database: testing.database,
    clock,
    mail,
    origin: () => ORIGIN,
    practiceProvider: null,
  });
  apiKey = identity.config.apiKey;
  app = await buildApp({
    ...testing,
    clock,
    log: silent,
    settings: {
      ...TEST_SETTINGS,
      config: {
        ...identity.config,
        isLocal: true,
        mail: 'folder',
        billing: null,
        keptDays: TEST_SETTINGS.config.keptDays,
        demo: null,
      },
    },
    identity: identity.forApp,
    operating: testOperating(mail),
    stores: {} as never,
    fetcher: {} as never,
    billing: null,
    alerts: {} as never,
    planChanges: { wait: async () => {}, close: async () => {} },
    origin: () => ORIGIN,
    webFolder: null,
  });
});
afterAll(async () => {
  await app?.close();
  await testing?.drop();
});

async function identityCall(path: string, payload: object) {
  const answer = await app.inject({
    method: 'POST',
    url: `${path}?key=${apiKey}`,
    payload,
    headers: { origin: ORIGIN },
  });
  return answer.json();
}

const userInfo = async (token: string) =>
  (await app.inject({ url: '/user/info', headers: { authorization: `Bearer ${token}` } })).json();

test('each step from sign-up through the mailed code to a plan opens what it should, and no more', async () => {
  const signedUp = await identityCall('/v1/accounts:signUp', {
    email: 'anna@example.org',
    password: 'correct horse',
    returnSecureToken: true,
  });
  expect(await userInfo(signedUp.idToken)).toMatchObject({ code: 'email-not-verified', status: 403 });

  await identityCall('/v1/accounts:sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: signedUp.idToken });
  const oobCode = /oobCode=([\w-]+)/.exec(mails[0]!.text)![1];
  await identityCall('/v1/accounts:update', { oobCode });
  expect(await userInfo(signedUp.idToken)).toMatchObject({
    email: 'anna@example.org',
    plan: 'FREE',
    daysSinceJoined: 0,
  });

  const photoUrl = 'https://pictures.example/anna.png';
  await identityCall('/v1/accounts:update', { idToken: signedUp.idToken, photoUrl });
  // pages load pictures only from our own origin, and we do not fetch any that a user names
  expect((await userInfo(signedUp.idToken)).avatar).toBeNull();

  await setPlan({ database: testing.database, clock }, signedUp.localId, 'STANDARD');
  expect(await userInfo(signedUp.idToken)).toMatchObject({ plan: 'STANDARD', storeLimit: 50 });
  const refreshed = await app.inject({
    method: 'POST',
    url: `/v1/token?key=${apiKey}`,
    headers: { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
    payload: `grant_type=refresh_token&refresh_token=${signedUp.refreshToken}`,
  });
  const claims = JSON.parse(Buffer.from(refreshed.json().id_token.split('.')[1], 'base64url').toString());
  expect(claims).toMatchObject({ plan: 'STANDARD', email_verified: true });
});

test('a token that is forged, expired or not ours opens nothing', async () => {
  const { idToken } = await identityCall('/v1/accounts:signUp', {
    email: 'ben@example.org',
    password: 'correct horse',
    returnSecureToken: true,
  });
  const [head, body, signature] = idToken.split('.') as [string, string, string];
  const payload = { ...JSON.parse(Buffer.from(body, 'base64url').toString()), email_verified: true };
  const forged = Buffer.from(JSON.stringify(payload)).toString('base64url');
  const unsigned = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
  for (const token of [`${head}.${forged}.${signature}`, `${unsigned}.${forged}.`, 'a.b.c', 'x']) {
    expect(await userInfo(token)).toMatchObject({ code: 'unauthenticated', status: 401 });
  }
  clock.advance(2 * 3_600_000);
  expect(await userInfo(idToken)).toMatchObject({ code: 'unauthenticated' });
});

test('a database error during sign-in is not reported as a wrong token', async () => {
  const broken = connect('postgres://nobody@127.0.0.1:1/none');
  const other = await buildApp({
    people: broken,
    facts: broken,
    clock,
    log: silent,
    settings: TEST_SETTINGS,
    operating: testOperating({ async enqueue() {}, async pretend() {} }),
    identity: {
      wire: async () => {},
      pictureHosts: [],
      async authenticate() {
        await broken.selectFrom('account').selectAll().execute();
        throw new Error('not reached');
      },
      async authenticateByCookie() {
        throw new Error('not reached');
      },
      async authenticateByKey() {
        throw new Error('not reached');
      },
    },
    stores: {} as never,
    fetcher: {} as never,
    billing: null,
    alerts: {} as never,
    planChanges: { wait: async () => {}, close: async () => {} },
    origin: () => ORIGIN,
    webFolder: null,
  });
  const answer = await other.inject({ url: '/user/info', headers: { authorization: 'Bearer a.b.c' } });
  expect(answer.json()).toMatchObject({ code: 'unavailable', status: 503 });
  await other.close();
});
