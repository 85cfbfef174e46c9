import type { User } from 'firebase/auth';
import type { PlanKey } from '#contract/billing/plan.ts';
import { publicConfig } from '../api/config.ts';
import { type AuthState, authState, setAuthState } from './auth-state.ts';
import { isRememberedMember } from './member-flag.ts';

/** The SDK's own database, and its record of who is signed in. */
const DATABASE = 'firebaseLocalStorageDb';
const STORE = 'firebaseLocalStorage';

export type StoredUser = Pick<User, 'uid' | 'email' | 'emailVerified'> & {
  // left out where there is none
  displayName?: string | null;
  photoURL?: string | null;
  providerData: readonly { providerId: string }[];
  stsTokenManager: { accessToken: string; expirationTime: number };
};

const PLAN_KEYS: readonly PlanKey[] = ['FREE', 'BASIC', 'STANDARD', 'PREMIUM'];
const MIN_LIFE_MS = 60_000;

let early: StoredUser['stsTokenManager'] | null = null;

/**
 * Begins with the member whom the SDK will find signed in, so that the page need not wait for the SDK, which is the
 * last to load and then asks the server. If the SDK finds otherwise, it corrects the state.
 */
export async function comeAsRemembered(): Promise<void> {
  if (!isRememberedMember()) return;
  const { apiKey } = await publicConfig();
  const user = await readStored(`firebase:authUser:${apiKey}:[DEFAULT]`).catch(() => null);
  if (!user?.emailVerified || authState().isInitialized) return;
  early = user.stsTokenManager;
  setAuthState(stateOf(user, planOf(claimsOf(early.accessToken).plan)));
}

/** The stored token, until the SDK gives its own; null if it is about to expire. */
export function earlyToken(nowMs = Date.now()): string | null {
  return early && early.expirationTime - nowMs > MIN_LIFE_MS ? early.accessToken : null;
}

export function forgetEarlyToken(): void {
  early = null;
}

export function stateOf(user: Omit<StoredUser, 'stsTokenManager'>, plan: PlanKey): AuthState {
  // a record lacks what the SDK has as null: the same user must give the same state, or the page is rendered twice
  const { displayName = null, photoURL = null } = user;
  return {
    isInitialized: true,
    isAuthenticated: true,
    isVerified: user.emailVerified,
    hasPassword: user.providerData.some(({ providerId }) => providerId === 'password'),
    user: { id: user.uid, email: user.email ?? '', name: displayName, avatar: photoURL, plan },
  };
}

/** From a token's claim. */
export function planOf(claimed: unknown): PlanKey {
  return PLAN_KEYS.find((key) => key === claimed) ?? 'FREE';
}

function claimsOf(token: string): { plan?: unknown } {
  try {
    const [, body = ''] = token.split('.');
    return JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return {};
  }
}

async function readStored(key: string): Promise<StoredUser | null> {
  const opening = indexedDB.open(DATABASE);
  // no database, no user: an empty one would be in the SDK's way
  opening.onupgradeneeded = () => opening.transaction?.abort();
  const database = await answerOf(opening);
  try {
    const record = await answerOf(database.transaction(STORE).objectStore(STORE).get(key));
    return record?.value ?? null;
  } finally {
    database.close();
  }
}

function answerOf<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
