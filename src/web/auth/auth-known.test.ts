import { expect, test } from 'vitest';
import { authKnown, SIGNED_OUT, setAuthState } from './auth-state.ts';

test('who is there is waited for once, and then known at once', async () => {
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
