import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '#database/connect.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, manualClock } from '#runtime/clock.ts';
import { StartError } from '#runtime/start-error.ts';
import type { Account } from '../account/account.ts';
import { mintIdToken, type TokenDeps, verifyIdToken } from './id-token.ts';
import { rotateSigningKey, rotateSigningKeyIfDue } from './rotate-signing-key.ts';
import { getSigningKey, listPublicKeys } from './signing-keys.ts';

const ACCOUNT: Account = {
  id: 'someone',
  email: 'someone@shop.example',
  emailVerified: true,
  displayName: null,
  photoUrl: null,
  passwordHash: null,
  hasEmailLink: false,
  providers: [],
  secondFactors: [],
  claims: {},
  language: 'en',
  isDisabled: false,
  isPractice: false,
  validSinceMs: 0,
  createdAtMs: 0,
  lastSignInAtMs: null,
};

const databases: TestDatabase[] = [];
let db: TestDatabase;
let deps: TokenDeps;
let clock: ReturnType<typeof manualClock>;

beforeEach(async () => {
  db = await testDatabase();
  databases.push(db);
  clock = manualClock(Date.UTC(2026, 10, 1));
  deps = { database: db.database, clock, origin: 'https://shop.example', projectId: 'p', secretKey: 'secret' };
});
afterAll(() => Promise.all(databases.map((each) => each.drop())));

function mint(on = deps): Promise<string> {
  const session = { id: 'session', signInProvider: 'password', authenticatedAtMs: clock.now() };
  return mintIdToken(on, ACCOUNT, { ...session, secondFactorId: null, claims: {} });
}

describe('signing keys', () => {
  it('cannot be opened with another secret key: the start ends with one sentence', async () => {
    await getSigningKey(deps);
    const other = { ...deps, database: connect(db.url, { max: 1 }), secretKey: 'another' };
    const refused = await getSigningKey(other).catch((error: unknown) => error);
    await other.database.destroy();
    expect(refused).toBeInstanceOf(StartError);
    expect(String(refused)).toContain('SECRET_KEY cannot decrypt the signing keys');
  });

  it('are created once, although many processes start together', async () => {
    const connections = Array.from({ length: 4 }, () => connect(db.url, { max: 1 }));
    const kids = await Promise.all(
      connections.map(async (database) => (await getSigningKey({ ...deps, database })).kid),
    );
    await Promise.all(connections.map((connection) => connection.destroy()));
    expect(new Set(kids).size).toBe(1);
  });

  it('are published before they sign, and as long as their tokens live', async () => {
    const old = await mint();
    expect(await rotateSigningKey(deps)).toBe(true);
    expect(await rotateSigningKey(deps)).toBe(false);
    expect(await listPublicKeys(deps)).toHaveLength(2);
    expect(kidOf(await mint())).toBe(kidOf(old));

    clock.advance(2 * HOUR_MS);
    const last = kidOf(old);
    const young = await mint();
    expect(kidOf(young)).not.toBe(last);
    clock.advance(64 * MINUTE_MS);
    expect((await listPublicKeys(deps)).map(({ kid }) => kid)).toContain(last);
    clock.advance(2 * MINUTE_MS);
    expect((await listPublicKeys(deps)).map(({ kid }) => kid)).toEqual([kidOf(young)]);
    await expect(verifyIdToken(deps, old)).rejects.toMatchObject({ code: 'INVALID_ID_TOKEN' });
  });

  it('rotate after thirty days of signing, and expired ones are deleted', async () => {
    await mint();
    expect(await rotateSigningKeyIfDue(deps)).toBe(false);
    clock.advance(30 * DAY_MS);
    expect(await rotateSigningKeyIfDue(deps)).toBe(true);
    clock.advance(DAY_MS);
    expect(await rotateSigningKeyIfDue(deps)).toBe(false);
    expect(await db.database.selectFrom('signing_key').select('kid').execute()).toHaveLength(1);
  });

  it('of one process are loaded by another when a token needs them', async () => {
    await mint();
    const other = connect(db.url, { max: 1 });
    const elsewhere = { ...deps, database: other };
    await mint(elsewhere);
    await rotateSigningKey(deps);
    clock.advance(2 * HOUR_MS);
    expect(await verifyIdToken(elsewhere, await mint())).toMatchObject({ accountId: 'someone' });
    await other.destroy();
  });

  it('publish nothing secret, and suffice to check a token', async () => {
    const token = await mint();
    const keys = await listPublicKeys(deps);
    expect(Object.keys(keys[0]!).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
    const { payload } = await jwtVerify(token, createLocalJWKSet({ keys }), { currentDate: new Date(clock.now()) });
    expect(payload.sub).toBe('someone');
  });

  it('stay encrypted without the secret key', async () => {
    await mint();
    const other = connect(db.url, { max: 1 });
    await expect(getSigningKey({ ...deps, database: other, secretKey: 'another' })).rejects.toThrow(/SECRET_KEY/);
    await other.destroy();
  });
});

function kidOf(token: string): string {
  return String(decodeProtectedHeader(token).kid);
}
