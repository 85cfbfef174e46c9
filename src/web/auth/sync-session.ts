import { type Auth, beforeAuthStateChanged, type IdTokenResult, onIdTokenChanged, type User } from 'firebase/auth';

const MAX_TOKEN_AGE_MS = 5 * 60_000;

/**
 * Has the server keep a cookie of who is signed in, so that a link to a download can be followed: the token when it is
 * new, a word when nobody is signed in any more. Before the sign-in is told to anybody; a server that does not answer
 * does not stop it.
 */
export function syncSession(auth: Auth, path: string): void {
  const url = new URL(path, window.location.origin);
  if (url.origin !== window.location.origin || !window.isSecureContext) return;
  let sent: string | null | undefined;

  const sync = async (user: User | null): Promise<void> => {
    const token = user ? await user.getIdTokenResult() : null;
    if (user && token && ageMs(user, token) > MAX_TOKEN_AGE_MS) return;
    const next = token?.token ?? null;
    if (sent === next) return;
    sent = next;
    await fetch(url, {
      method: next ? 'POST' : 'DELETE',
      headers: next ? { authorization: `Bearer ${next}` } : {},
    });
  };
  const quietly = (user: User | null) =>
    sync(user).catch(() => {
      sent = undefined;
    });

  beforeAuthStateChanged(auth, quietly, () => void quietly(auth.currentUser));
  onIdTokenChanged(auth, (user) => void quietly(user));
}

/**
 * For how long this browser has had the token. By the browser's clock alone, as the SDK counts: the times in the token
 * are the server's, and the two may be hours apart.
 */
function ageMs(user: User, token: IdTokenResult): number {
  const { stsTokenManager } = user.toJSON() as { stsTokenManager: { expirationTime: number } };
  const lifeMs = Date.parse(token.expirationTime) - Date.parse(token.issuedAtTime);
  return Date.now() - (stsTokenManager.expirationTime - lifeMs);
}
