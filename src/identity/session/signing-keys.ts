import { createPrivateKey, createPublicKey, type JsonWebKey, type KeyObject, randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { sql } from 'kysely';
import type { People, PeopleTransaction } from '#database/connect.ts';
import { type Clock, HOUR_MS, MINUTE_MS, SECOND_MS } from '#runtime/clock.ts';
import { StartError } from '#runtime/start-error.ts';
import { seal, unseal } from '../seal.ts';

const LOCK = 7112029;

export const SIGNING_ALGORITHM = 'RS256';
export const JWKS_MAX_AGE_SECONDS = 3_600;

/** A key is published this long before it signs: twice the time for which others may cache the list. */
export const PUBLISHED_BEFORE_USE_MS = 2 * HOUR_MS;
/** How long a key still verifies after the next one signs: a token's life and some clock skew. */
export const VERIFIES_AFTER_USE_MS = HOUR_MS + 5 * MINUTE_MS;

const RELOADED_AFTER_MS = 5 * MINUTE_MS;
const UNKNOWN_KEY_RELOAD_MS = 10 * SECOND_MS;

export type SigningKeyDeps = { database: People; clock: Clock; secretKey: string };
export type PublicJwk = JWK & { kid: string };

type LoadedKey = {
  kid: string;
  publicJwk: PublicJwk;
  publicKey: KeyObject;
  privateKey: KeyObject;
  signsFromMs: number;
};
type LoadedKeys = { keys: LoadedKey[]; loadedAtMs: number };

const cache = new WeakMap<People, Promise<LoadedKeys>>();

/** The key that signs now. Creates the first one; several processes that start together agree on one. */
export async function getSigningKey(deps: SigningKeyDeps): Promise<{ kid: string; privateKey: KeyObject }> {
  const nowMs = deps.clock.now();
  const { keys } = await loadKeys(deps, RELOADED_AFTER_MS);
  return keys.findLast((key) => key.signsFromMs <= nowMs) ?? keys[0]!;
}

/** Null for a key that is not ours or has expired. */
export async function findVerificationKey(deps: SigningKeyDeps, kid: string): Promise<KeyObject | null> {
  for (const maxAgeMs of [RELOADED_AFTER_MS, UNKNOWN_KEY_RELOAD_MS]) {
    const found = liveKeys(await loadKeys(deps, maxAgeMs), deps.clock.now()).find((key) => key.kid === kid);
    if (found) return found.publicKey;
  }
  return null;
}

/**
 * The keys that `/.well-known/jwks.json` publishes: those that sign, will sign, or signed tokens that are still valid.
 */
export async function listPublicKeys(deps: SigningKeyDeps): Promise<PublicJwk[]> {
  return liveKeys(await loadKeys(deps, RELOADED_AFTER_MS), deps.clock.now()).map((key) => key.publicJwk);
}

/** Adds a key that is published now and signs after `PUBLISHED_BEFORE_USE_MS`. */
export async function addSigningKey(deps: SigningKeyDeps, trx: PeopleTransaction, signsFromMs: number): Promise<void> {
  const kid = randomBytes(12).toString('base64url');
  const pair = await generateKeyPair(SIGNING_ALGORITHM, { modulusLength: 2048, extractable: true });
  const publicJwk = { ...(await exportJWK(pair.publicKey)), kid, alg: SIGNING_ALGORITHM, use: 'sig' };
  await trx
    .insertInto('signing_key')
    .values({
      kid,
      public_jwk: JSON.stringify(publicJwk),
      sealed_private_key: seal(deps.secretKey, contextOf(kid), JSON.stringify(await exportJWK(pair.privateKey))),
      created_at: new Date(deps.clock.now()),
      signs_from: new Date(signsFromMs),
    })
    .execute();
}

/** Whether a secret key decrypts all signing keys. */
export async function opensSigningKeys(database: People, secretKey: string): Promise<boolean> {
  return (await selectKeys(database)).every(({ kid, sealed_private_key }) => {
    try {
      unseal(secretKey, contextOf(kid), sealed_private_key);
      return true;
    } catch {
      return false;
    }
  });
}

/** Only one process at a time may change the keys. */
export async function lockSigningKeys(trx: PeopleTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
}

export function forgetCachedKeys(database: People): void {
  cache.delete(database);
}

function liveKeys({ keys }: LoadedKeys, nowMs: number): LoadedKey[] {
  return keys.filter((_, index) => {
    const successor = keys[index + 1];
    return !successor || successor.signsFromMs + VERIFIES_AFTER_USE_MS > nowMs;
  });
}

async function loadKeys(deps: SigningKeyDeps, maxAgeMs: number): Promise<LoadedKeys> {
  const cached = cache.get(deps.database);
  if (cached) {
    const loaded = await cached;
    if (Math.abs(deps.clock.now() - loaded.loadedAtMs) < maxAgeMs) return loaded;
    // another caller may have started a reload while we waited
    const newer = cache.get(deps.database);
    if (newer && newer !== cached) return newer;
  }
  const loading = readKeys(deps);
  cache.set(deps.database, loading);
  loading.catch(() => cache.delete(deps.database));
  return loading;
}

async function readKeys(deps: SigningKeyDeps): Promise<LoadedKeys> {
  let rows = await selectKeys(deps.database);
  if (rows.length === 0) {
    rows = await deps.database.transaction().execute(async (trx) => {
      await lockSigningKeys(trx);
      if ((await selectKeys(trx)).length === 0) await addSigningKey(deps, trx, deps.clock.now());
      return selectKeys(trx);
    });
  }
  const keys = rows.map((row) => {
    const publicJwk = row.public_jwk as PublicJwk;
    return {
      kid: row.kid,
      publicJwk,
      publicKey: createPublicKey({ key: publicJwk as JsonWebKey, format: 'jwk' }),
      privateKey: createPrivateKey({ key: openPrivateKey(deps, row) as JsonWebKey, format: 'jwk' }),
      signsFromMs: row.signs_from.getTime(),
    };
  });
  return { keys, loadedAtMs: deps.clock.now() };
}

function selectKeys(database: People) {
  return database.selectFrom('signing_key').selectAll().orderBy('signs_from').execute();
}

function openPrivateKey(deps: SigningKeyDeps, row: { kid: string; sealed_private_key: Buffer }): JWK {
  try {
    return JSON.parse(unseal(deps.secretKey, contextOf(row.kid), row.sealed_private_key)) as JWK;
  } catch (error) {
    throw new StartError(
      'SECRET_KEY cannot decrypt the signing keys in the database: set it to the key that they were made with.',
      {
        cause: error,
      },
    );
  }
}

function contextOf(kid: string): string {
  return `signing-key ${kid}`;
}
