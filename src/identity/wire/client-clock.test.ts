import { type Auth, signInWithEmailAndPassword, signOut, updatePassword } from 'firebase/auth';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Clock, HOUR_MS, MINUTE_MS } from '#runtime/clock.ts';
import { authenticate } from '../session/authenticate.ts';
import { codeOf, signUpPerson, startTestIdentity, type TestIdentity } from '../testing.ts';

const PASSWORD = 'correct horse';
const systemNow = Date.now;

/** The service's clock is right; `Date.now` is the clock of the SDK's machine. */
let elapsedMs = 0;
const clock: Clock = { now: () => systemNow() + elapsedMs };
function setClientClock(aheadMs: number): void {
  vi.spyOn(Date, 'now').mockImplementation(() => clock.now() + aheadMs);
}

let service: TestIdentity;
beforeAll(async () => {
  service = await startTestIdentity({ clock });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => service.close());

let made = 0;
async function signIn(): Promise<{ auth: Auth; email: string }> {
  const email = `clock-${++made}@shop.example`;
  await signUpPerson(service, email);
  const auth = service.newAuth();
  await signInWithEmailAndPassword(auth, email, PASSWORD);
  return { auth, email };
}

describe.each([
  ['an hour ahead', HOUR_MS],
  ['an hour behind', -HOUR_MS],
  ['a day ahead', 24 * HOUR_MS],
])('a machine whose clock is %s', (_name, aheadMs) => {
  it('signs up, signs in, uses its token and makes a change that needs a fresh sign-in', async () => {
    setClientClock(aheadMs);
    const { auth, email } = await signIn();
    const user = auth.currentUser!;
    const token = await user.getIdToken();
    expect((await authenticate(service.deps, token)).accountId).toBe(user.uid);
    // the token is valid for an hour from now, by either clock, so none is requested meanwhile
    elapsedMs += 59 * MINUTE_MS;
    expect(await user.getIdToken()).toBe(token);
    expect(await codeOf(updatePassword(user, 'battery staple'))).toBe('auth/requires-recent-login');
    await signOut(auth);
    await signInWithEmailAndPassword(auth, email, PASSWORD);
    await updatePassword(auth.currentUser!, 'battery staple');
    await auth.currentUser!.reload();
  });

  it('gets a new token when the hour is over, and continues with it', async () => {
    setClientClock(aheadMs);
    const { auth } = await signIn();
    const user = auth.currentUser!;
    const first = await user.getIdToken();
    elapsedMs += HOUR_MS;
    await expect(authenticate(service.deps, first)).rejects.toMatchObject({ code: 'unauthenticated' });
    const second = await user.getIdToken();
    expect(second).not.toBe(first);
    expect((await authenticate(service.deps, second)).accountId).toBe(user.uid);
    await user.reload();
    expect(auth.currentUser).toBe(user);
  });
});

it('a clock that is set an hour ahead meanwhile costs only a refresh', async () => {
  setClientClock(0);
  const { auth } = await signIn();
  const user = auth.currentUser!;
  const first = await user.getIdToken();
  elapsedMs += MINUTE_MS;
  setClientClock(HOUR_MS);
  const second = await user.getIdToken();
  expect(second).not.toBe(first);
  expect(await user.getIdToken()).toBe(second);
  await user.reload();
});

it('a clock that was ahead and is corrected keeps its token for as long as the service accepts it', async () => {
  setClientClock(HOUR_MS);
  const { auth } = await signIn();
  const user = auth.currentUser!;
  const first = await user.getIdToken();
  setClientClock(0);
  await user.reload();
  elapsedMs += 59 * MINUTE_MS;
  await user.reload();
  // as a page does when its token is refused, and the SDK's own timer before that
  const second = await user.getIdToken(true);
  expect(second).not.toBe(first);
  elapsedMs += 59 * MINUTE_MS;
  await user.reload();
});
