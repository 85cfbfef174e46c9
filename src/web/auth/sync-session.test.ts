import type { Auth, User } from 'firebase/auth';
import { afterEach, expect, it, vi } from 'vitest';
import { syncSession } from './sync-session.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
afterEach(() => vi.unstubAllGlobals());

/** A user whose token the service made `ageMs` ago, by its clock, when the browser's was `aheadMs` ahead. */
function somebody(aheadMs: number, ageMs: number): User {
  const receivedAtMs = Date.now() - ageMs;
  const issuedAtMs = receivedAtMs - aheadMs;
  const inWords = (ms: number) => new Date(ms).toUTCString();
  return {
    getIdTokenResult: async () => ({
      token: 'token',
      issuedAtTime: inWords(issuedAtMs),
      expirationTime: inWords(issuedAtMs + HOUR_MS),
    }),
    toJSON: () => ({ stsTokenManager: { expirationTime: receivedAtMs + HOUR_MS } }),
  } as unknown as User;
}

async function methodsFor(user: User | null): Promise<string[]> {
  const methods: string[] = [];
  vi.stubGlobal('window', { location: { origin: 'https://shop.example' }, isSecureContext: true });
  vi.stubGlobal('fetch', async (_url: URL, { method }: RequestInit) => methods.push(String(method)));
  let tell: (user: User | null) => Promise<void> = async () => {};
  const auth = {
    beforeAuthStateChanged(listener: typeof tell) {
      tell = listener;
    },
    onIdTokenChanged() {},
  };
  syncSession(auth as unknown as Auth, '/session');
  await tell(user);
  await tell(user);
  return methods;
}

it.each([0, HOUR_MS, -HOUR_MS])(
  'stores a new token, and only once, whatever the clock says (%d ms ahead)',
  async (aheadMs) => {
    expect(await methodsFor(somebody(aheadMs, MINUTE_MS))).toEqual(['POST']);
    expect(await methodsFor(somebody(aheadMs, 10 * MINUTE_MS))).toEqual([]);
  },
);

it('deletes the cookie when nobody is signed in', async () => {
  expect(await methodsFor(null)).toEqual(['DELETE']);
});
