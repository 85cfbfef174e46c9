import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { authState, SIGNED_OUT, setAuthState } from './auth-state.ts';
import { comeAsRemembered, earlyToken, forgetEarlyToken, type StoredUser, stateOf } from './remembered-user.ts';

vi.mock('../api/config.ts', () => ({ publicConfig: async () => ({ apiKey: 'k' }) }));
vi.mock('./member-flag.ts', () => ({ isRememberedMember: () => true, rememberMember: () => {} }));

const NOW = Date.parse('2026-11-30T10:00:00Z');
const claims = btoa(JSON.stringify({ plan: 'STANDARD' }))
  .replaceAll('+', '-')
  .replaceAll('/', '_');
const ada: StoredUser = {
  ...{ uid: 'u1', email: 'ada@shop.example', displayName: 'Ada', photoURL: null, emailVerified: true },
  providerData: [{ providerId: 'password' }],
  stsTokenManager: { accessToken: `h.${claims}.s`, expirationTime: NOW + 120_000 },
};

// other files of this process may have signed somebody in
beforeEach(() => setAuthState({ ...SIGNED_OUT, isInitialized: false }));
afterEach(() => {
  vi.unstubAllGlobals();
  forgetEarlyToken();
});

/** The SDK's database, as the browser has it. */
function store(user: StoredUser | null): void {
  const answered = (result: unknown) => {
    const request: { result: unknown; onsuccess?: () => void } = { result };
    queueMicrotask(() => request.onsuccess?.());
    return request;
  };
  const get = (key: string) => answered(user && { fbase_key: key, value: user });
  const database = { transaction: () => ({ objectStore: () => ({ get }) }), close: () => {} };
  vi.stubGlobal('indexedDB', { open: () => answered(database) });
}

test('the member whom the SDK will find is known before it has loaded, with plan and token', async () => {
  store(ada);
  await comeAsRemembered();
  expect(authState()).toMatchObject({ isInitialized: true, isVerified: true, user: { id: 'u1', plan: 'STANDARD' } });
  expect(earlyToken(NOW)).toBe(ada.stsTokenManager.accessToken);
  expect(earlyToken(NOW + 90_000)).toBeNull();
});

test('the SDK finds the same member without a picture, so that nothing is rendered again', async () => {
  const { displayName: _name, photoURL: _picture, ...record } = ada;
  store(record);
  await comeAsRemembered();
  const remembered = authState();
  setAuthState(stateOf({ ...record, displayName: null, photoURL: null }, 'STANDARD'));
  expect(remembered.isAuthenticated).toBe(true);
  expect(authState()).toBe(remembered);
});

test('nobody is known by a record that is missing or not verified, or after the SDK has answered', async () => {
  for (const user of [null, { ...ada, emailVerified: false }]) {
    store(user);
    await comeAsRemembered();
    expect(authState().isInitialized).toBe(false);
  }
  store(ada);
  setAuthState(SIGNED_OUT);
  await comeAsRemembered();
  expect([authState(), earlyToken(NOW)]).toEqual([SIGNED_OUT, null]);
});
