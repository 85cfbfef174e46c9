import { type Auth, beforeAuthStateChanged, type IdTokenResult, onIdTokenChanged, type User } from 'firebase/auth';

const MAX_TOKEN_AGE_MS = 5 * 60_000;

/**
 * Keeps a session cookie on the server in step with the sign-in, so that plain download links work. A new token sets
 * it, a sign-out deletes it. It runs before the sign-in is announced, but a server that does not answer does not block
 * it.
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
 * How long this browser has had the token, by the browser's clock alone, as the SDK counts. The token's times are the
 * server's, and the clocks may differ by hours.
 */
function ageMs(user: User, token: IdTokenResult): number {
  const { stsTokenManager } = user.toJSON() as { stsTokenManager: { expirationTime: number } };
  const lifeMs = Date.parse(token.expirationTime) - Date.parse(token.issuedAtTime);
  return Date.now() - (stsTokenManager.expirationTime - lifeMs);
}
