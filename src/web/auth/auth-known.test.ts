import { expect, test } from 'vitest';
import { authKnown, authState, comeAsStranger, SIGNED_OUT, setAuthState, subscribeToAuth } from './auth-state.ts';

test('the sign-in state is waited for once, and then known at once', async () => {
  let isKnown = false;
  const waiting = authKnown().then(() => {
    isKnown = true;
  });
  await Promise.resolve();
  expect(isKnown).toBe(false);
  setAuthState(SIGNED_OUT);
  await waiting;
  expect(isKnown).toBe(true);
  await authKnown();
});

test('a shared page that waits is told that everybody counts as signed out', async () => {
  setAuthState({ ...SIGNED_OUT, isInitialized: false });
  const waiting = authKnown();
  await comeAsStranger();
  await waiting;
  expect(authState()).toEqual(SIGNED_OUT);
});

test('a state equal to the last one is not published again', () => {
  const told: (string | undefined)[] = [];
  const stop = subscribeToAuth(() => told.push(authState().user?.plan));
  const member = (plan: 'FREE' | 'BASIC') => ({
    isInitialized: true,
    isAuthenticated: true,
    isVerified: true,
    hasPassword: true,
    user: { id: 'u1', email: 'a@example.com', name: null, avatar: null, plan },
  });
  for (const plan of ['FREE', 'FREE', 'BASIC', 'BASIC'] as const) setAuthState(member(plan));
  stop();
  expect(told).toEqual(['FREE', 'BASIC']);
});
