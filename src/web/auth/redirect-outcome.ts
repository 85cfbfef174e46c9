import { type Auth, getRedirectResult } from 'firebase/auth';

let failure: unknown = null;

/** What a sign-in by redirect failed with, once: for the screen that the user came back to. */
export function takeRedirectFailure(): unknown {
  const taken = failure;
  failure = null;
  return taken;
}

/** Completes the sign-in that this page was left for; does nothing, and loads nothing, when there was none. */
export async function completeRedirect(auth: Auth): Promise<void> {
  if (!hasLeftForProvider(auth)) return;
  try {
    await getRedirectResult(auth);
  } catch (error) {
    failure = error;
  }
}

// The SDK's own note; with it unread, its start would wait for nothing.
function hasLeftForProvider(auth: Auth): boolean {
  try {
    return sessionStorage.getItem(`firebase:pendingRedirect:${auth.config.apiKey}:${auth.name}`) !== null;
  } catch {
    return false;
  }
}
