import { firebaseAuth } from './firebase.ts';

const LOOK_EVERY_MS = 5 * 60_000;
const AT_MOST_EVERY_MS = 30_000;

let lookedAtMs = 0;
let looking: Promise<void> | null = null;

/**
 * Asks the identity service whether this sign-in still holds: the SDK ends it when the account was closed or the
 * session revoked. Any other failure is none of our business here.
 */
export function checkSignIn(): Promise<void> {
  lookedAtMs = Date.now();
  looking ??= firebaseAuth()
    .then(({ currentUser }) => currentUser?.reload())
    .catch(() => {})
    .finally(() => {
      looking = null;
    });
  return looking;
}

/** Keeps asking for as long as the page lives: when it is seen again, and every few minutes while it is. */
export function watchSignIn(): void {
  const look = () => {
    if (document.visibilityState === 'visible' && Date.now() - lookedAtMs >= AT_MOST_EVERY_MS) void checkSignIn();
  };
  lookedAtMs = Date.now();
  setInterval(look, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  window.addEventListener('online', look);
}
