import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getSignedIn } from '../features/account/account-query.ts';
import { authState, SIGNED_OUT, setAuthState } from './auth-state.ts';
import { stateOf } from './remembered-user.ts';
import { logOut } from './sign-out.ts';
import { reloadAccount, startAuth } from './start-auth.ts';

const auth = vi.hoisted(() => ({
  currentUser: null as object | null,
  authStateReady: async () => {},
  onIdTokenChanged: (_tell: (user: object | null) => void) => {},
  signOut: async () => {},
}));
const firebaseAuth = vi.hoisted(() => vi.fn<() => Promise<object>>());
vi.mock('./firebase.ts', () => ({ firebaseAuth }));
vi.mock('./check-sign-in.ts', () => ({ watchSignIn: () => {} }));

let kept: string | null = null;
const page = Object.assign(new EventTarget(), {
  localStorage: {
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value;
    },
    removeItem: () => {
      kept = null;
    },
  },
});
vi.stubGlobal('window', page);
beforeEach(() => void firebaseAuth.mockReset().mockResolvedValue(auth));
afterEach(() => vi.restoreAllMocks());

const USER = {
  ...{ uid: 'u1', email: 'ada@shop.example', displayName: null, photoURL: null, emailVerified: false },
  providerData: [],
};

test('the account is reloaded and read also if the SDK finds its user after the page was drawn', async () => {
  const reload = vi.fn(async () => {});
  const user = { ...USER, reload };
  auth.authStateReady = async () => {
    auth.currentUser = user;
  };
  expect(await getSignedIn()).toBe(user);
  auth.currentUser = null;
  await reloadAccount();
  expect(reload).toHaveBeenCalledOnce();
  auth.authStateReady = async () => {};
});

test('a sign-out while the account is reloaded stays', async () => {
  auth.currentUser = {
    ...USER,
    reload: async () => {
      auth.currentUser = null;
      setAuthState(SIGNED_OUT);
    },
  };
  await reloadAccount();
  expect(authState()).toEqual(SIGNED_OUT);
});

test('a log-out before the SDK has found its user shows at once, and holds when it is found', async () => {
  const user = { ...USER, emailVerified: true };
  setAuthState(stateOf(user, 'FREE'));
  let letFind = () => {};
  const found = new Promise<void>((resolve) => {
    letFind = resolve;
  });
  auth.authStateReady = () => found;
  const leaving = logOut();
  expect(authState()).toEqual(SIGNED_OUT);
  expect(kept).toBe('leaving');

  let tell = (_user: object | null) => {};
  auth.onIdTokenChanged = (listener) => {
    tell = listener;
  };
  auth.signOut = vi.fn(async () => tell(null));
  await startAuth();
  tell(user);
  expect(auth.signOut).toHaveBeenCalledOnce();
  expect(authState()).toEqual(SIGNED_OUT);
  expect(kept).toBe(null);
  letFind();
  await leaving;
});

describe('an SDK that cannot be reached', () => {
  const unreachable = new Error('no answer');

  test('is waited for by a page in use, until there is a network', async () => {
    setAuthState({ ...SIGNED_OUT, isInitialized: false });
    vi.stubGlobal('navigator', { onLine: false });
    firebaseAuth.mockRejectedValueOnce(unreachable);
    const listening = vi.spyOn(page, 'addEventListener');
    // its record is read more slowly than the SDK fails
    const starting = startAuth(
      new Promise((resolve) => {
        setTimeout(() => {
          setAuthState(stateOf({ ...USER, emailVerified: true }, 'FREE'));
          resolve();
        }, 10);
      }),
    );
    await vi.waitFor(() => expect(listening).toHaveBeenCalledWith('online', expect.anything(), expect.anything()));
    page.dispatchEvent(new Event('online'));
    await starting;
    expect(firebaseAuth).toHaveBeenCalledTimes(2);
  });

  test('is given up if nothing is drawn, or nobody can use it any more', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    firebaseAuth.mockRejectedValue(unreachable);
    for (const isInitialized of [false, true]) {
      setAuthState({ ...SIGNED_OUT, isInitialized });
      await expect(startAuth()).rejects.toBe(unreachable);
    }
  });
});
