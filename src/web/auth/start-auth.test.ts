import { expect, test, vi } from 'vitest';
import { getSignedIn } from '../features/account/account-query.ts';
import { authState, SIGNED_OUT, setAuthState } from './auth-state.ts';
import { reloadAccount } from './start-auth.ts';

const auth = vi.hoisted(() => ({ currentUser: null as object | null, authStateReady: async () => {} }));
vi.mock('./firebase.ts', () => ({ firebaseAuth: async () => auth }));

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
