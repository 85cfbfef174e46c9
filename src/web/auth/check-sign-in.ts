import { signedInUser } from './signed-in-user.ts';

const LOOK_EVERY_MS = 5 * 60_000;
const MIN_CHECK_GAP_MS = 30_000;

let lookedAtMs = 0;
let looking: Promise<void> | null = null;

/**
 * Asks the identity service whether this sign-in is still valid. If the account was closed or the session revoked, the
 * SDK signs out. Other failures are ignored.
 */
export function checkSignIn(): Promise<void> {
  lookedAtMs = Date.now();
  looking ??= signedInUser()
    .then((user) => user?.reload())
    .catch(() => {})
    .finally(() => {
      looking = null;
    });
  return looking;
}

/** Repeats the check while the page lives: when it becomes visible, and every few minutes while it is. */
export function watchSignIn(): void {
  const look = () => {
    if (document.visibilityState === 'visible' && Date.now() - lookedAtMs >= MIN_CHECK_GAP_MS) void checkSignIn();
  };
  lookedAtMs = Date.now();
  setInterval(look, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  window.addEventListener('online', look);
}
