import { expect, test, vi } from 'vitest';
import { authState, SIGNED_OUT, setAuthState } from './auth-state.ts';
import { reloadAccount } from './start-auth.ts';

const auth = vi.hoisted(() => ({ currentUser: null as object | null }));
vi.mock('./firebase.ts', () => ({ firebaseAuth: async () => auth }));

test('a sign-out while the account is reloaded stays', async () => {
  auth.currentUser = {
    ...{ uid: 'u1', email: 'ada@shop.example', displayName: null, photoURL: null, emailVerified: false },
    providerData: [],
    reload: async () => {
      auth.currentUser = null;
      setAuthState(SIGNED_OUT);
    },
  };
  await reloadAccount();
  expect(authState()).toEqual(SIGNED_OUT);
});
