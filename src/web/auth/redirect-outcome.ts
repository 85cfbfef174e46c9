import { type Auth, getRedirectResult } from 'firebase/auth';

let failure: unknown = null;

/** The error of a sign-in by redirect, given out once, for the screen that the user returned to. */
export function takeRedirectFailure(): unknown {
  const taken = failure;
  failure = null;
  return taken;
}

/** Completes a sign-in by redirect. If none was started, does nothing and loads nothing. */
export async function completeRedirect(auth: Auth): Promise<void> {
  if (!hasLeftForProvider(auth)) return;
  try {
    await getRedirectResult(auth);
  } catch (error) {
    failure = error;
  }
}

// The SDK's own note of a redirect. Without this check, every start would wait for a result in vain.
function hasLeftForProvider(auth: Auth): boolean {
  try {
    return sessionStorage.getItem(`firebase:pendingRedirect:${auth.config.apiKey}:${auth.name}`) !== null;
  } catch {
    return false;
  }
}
