import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import type { People } from '#database/connect.ts';
import type { Mail } from '#mail/mail.ts';
import { HOUR_MS, systemClock } from '#runtime/clock.ts';
import type { IdentityDeps } from '../deps.ts';
import { DEFAULT_LIMITS, type Limits } from '../limits/limits.ts';
import { identityWire } from '../wire/identity-wire.ts';
import { readBareCustomToken, readBareProviderToken } from './bare-tokens.ts';
import { emulatorRoutes } from './emulator-routes.ts';

const HOSTS = /^\/(?:identitytoolkit|securetoken|firebaseinstallations)\.googleapis\.com(?=\/)/;
const PROJECT_ID = 'emulated';
const NO_LIMIT = { count: 1_000_000_000, windowMs: HOUR_MS };

/** No limit applies: all of a test's sign-ins, often a thousand, come from one address. */
const LIMITS = Object.fromEntries(
  Object.entries(DEFAULT_LIMITS).map(([name, limit]) => [
    name,
    'windowMs' in limit ? NO_LIMIT : { ...limit, free: 1_000_000_000 },
  ]),
) as Limits;

export type Emulator = { url: string; close(): Promise<void> };

/**
 * The service for tests: on loopback, with any API key, unsigned tokens, and mails that are not sent. It reads no
 * production settings.
 */
export async function startEmulator(database: People, port: number): Promise<Emulator> {
  const mails: Mail[] = [];
  let url = '';
  const deps: IdentityDeps = {
    database,
    clock: systemClock,
    origin: () => url,
    apiKey: [],
    projectId: PROJECT_ID,
    authorizedDomains: ['localhost', '127.0.0.1'],
    secretKey: randomBytes(32).toString('base64'),
    mail: {
      async enqueue(mail) {
        mails.push(mail);
      },
      async pretend() {},
    },
    limits: LIMITS,
    enumerationProtection: false,
    isAnonymousAllowed: true,
    hashCost: { memoryCost: 8, timeCost: 1, parallelism: 1 },
    emulation: { readCustomToken: readBareCustomToken, readProviderToken: readBareProviderToken },
  };
  const app = fastify({ rewriteUrl: ({ url: asked }) => (asked ?? '/').replace(HOSTS, '') });
  emulatorRoutes(app, deps, mails);
  await app.register(identityWire(deps));
  await app.listen({ host: '127.0.0.1', port });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return { url, close: () => app.close() };
}
