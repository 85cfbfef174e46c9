import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
  type User,
} from 'firebase/auth';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import type { Mail } from '#mail/mail.ts';
import type { IdentityDeps } from './deps.ts';
import { DEFAULT_LIMITS, type Limits } from './limits/limits.ts';
import type { HashCost } from './password/hash-password.ts';
import { apiKeyOf } from './seal.ts';
import { TOTP_SECONDS, totpCode } from './second-factor/totp.ts';
import { identityWire } from './wire/identity-wire.ts';

const SECRET_KEY = 'a secret key for tests only, thirty-two bytes and more';

/** Argon2id too, but fast. */
const CHEAP: HashCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** All callers in a test have one address, so limits per address are lifted where they are not under test. */
export const WIDE_LIMITS: Limits = {
  ...DEFAULT_LIMITS,
  signInPerAddress: { count: 100_000, windowMs: 60_000 },
  signUpPerAddress: { count: 100_000, windowMs: 60_000 },
  mailPerAddress: { count: 100_000, windowMs: 60_000 },
};

export type TestIdentity = {
  deps: IdentityDeps;
  db: TestDatabase;
  url: string;
  /** The queued mails, oldest first. */
  mails: Mail[];
  /** Advances the service's clock. */
  advance(ms: number): void;
  /** A new browser: the SDK with nothing stored. */
  newAuth(): Auth;
  post(path: string, body: unknown, headers?: Record<string, string>): Promise<{ status: number; body: WireAnswer }>;
  close(): Promise<void>;
};

type WireAnswer = Record<string, unknown> & { error?: { code: number; message: string } };

/** The identity service on loopback, with its own database. */
export async function startTestIdentity(options: Partial<IdentityDeps> = {}): Promise<TestIdentity> {
  const db = await testDatabase();
  const mails: Mail[] = [];
  const apps: FirebaseApp[] = [];
  let aheadMs = 0;
  let url = '';
  const deps: IdentityDeps = {
    database: db.database,
    clock: { now: () => Date.now() + aheadMs },
    origin: () => url,
    apiKey: apiKeyOf(SECRET_KEY),
    projectId: 'tillwatch-test',
    authorizedDomains: ['127.0.0.1', 'localhost', 'shop.example'],
    secretKey: SECRET_KEY,
    mail: {
      enqueue: async (mail) => {
        mails.push(mail);
      },
      pretend: async () => {},
    },
    limits: WIDE_LIMITS,
    hashCost: CHEAP,
    ...options,
  };
  const server = fastify();
  await server.register(identityWire(deps));
  await server.listen({ host: '127.0.0.1', port: 0 });
  const host = `127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  url = `http://${host}`;

  return {
    deps,
    db,
    url,
    mails,
    advance: (ms) => {
      aheadMs += ms;
    },
    newAuth() {
      const app = initializeApp({ apiKey: String(deps.apiKey), projectId: deps.projectId }, `${host} ${apps.length}`);
      apps.push(app);
      const auth = initializeAuth(app, { persistence: inMemoryPersistence });
      Object.assign(auth.config, { apiHost: host, tokenApiHost: host, apiScheme: 'http' });
      return auth;
    },
    async post(path, body, headers = {}) {
      const answer = await fetch(`${url}${path}?key=${deps.apiKey}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
      return { status: answer.status, body: (await answer.json()) as WireAnswer };
    },
    async close() {
      await Promise.all(apps.map((app) => deleteApp(app)));
      await server.close();
      await db.drop();
    },
  };
}

/** A person with a password, in a browser of their own. */
export async function signUpPerson(service: TestIdentity, email: string, isVerified = true): Promise<User> {
  const { user } = await createUserWithEmailAndPassword(service.newAuth(), email, 'correct horse');
  if (isVerified) {
    await service.deps.database
      .updateTable('account')
      .set({ email_verified: true })
      .where('id', '=', user.uid)
      .execute();
    await user.reload();
  }
  return user;
}

/** The code that an authenticator app shows for a shared secret, at a time. */
export function codeOfApp(sharedSecretKey: string, atMs: number): string {
  return totpCode(fromBase32(sharedSecretKey), Math.floor(atMs / 1000 / TOTP_SECONDS));
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  );
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The SDK's error code. */
export async function codeOf(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'no error',
    (error: { code?: string }) => error.code ?? String(error),
  );
}

/** The code in the link of the newest mail to an address. */
export function codeFor(mails: readonly Mail[], email: string): string {
  return linkFor(mails, email).searchParams.get('oobCode') ?? '';
}

export function linkFor(mails: readonly Mail[], email: string): URL {
  const mail = mails.findLast(({ to }) => to === email);
  const link = mail?.text.match(/https?:\S+/)?.[0];
  if (!link) throw new Error(`No mail with a link to ${email}`);
  return new URL(link);
}
