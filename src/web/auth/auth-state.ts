import { useSyncExternalStore } from 'react';
import type { PlanKey } from '#contract/billing/plan.ts';
import { rememberMember } from './member-flag.ts';

export type AuthUser = {
  id: string;
  email: string;
  name: string | null;
  avatar: string | null;
  /** From the token. The authoritative plan comes with `/user/info`. */
  plan: PlanKey;
};

/** `isVerified` is undefined until someone is signed in. */
export type AuthState = {
  isInitialized: boolean;
  isAuthenticated: boolean;
  isVerified: boolean | undefined;
  hasPassword: boolean;
  user: AuthUser | null;
};

export const SIGNED_OUT: AuthState = {
  isInitialized: true,
  isAuthenticated: false,
  isVerified: undefined,
  hasPassword: false,
  user: null,
};

let current: AuthState = { ...SIGNED_OUT, isInitialized: false };
const listeners = new Set<() => void>();

export function authState(): AuthState {
  return current;
}

export function setAuthState(next: AuthState): void {
  // listeners re-render most of the page, and a new token usually has the same content
  if (JSON.stringify(next) === JSON.stringify(current)) return;
  rememberMember(next.isAuthenticated && next.isVerified === true);
  become(next);
}

function become(next: AuthState): void {
  current = next;
  for (const listener of listeners) listener();
}

/** On a shared page everybody counts as signed out, even a user who is signed in elsewhere and stays remembered. */
export async function comeAsStranger(): Promise<void> {
  become(SIGNED_OUT);
}

export function subscribeToAuth(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Resolves once it is known whether somebody is signed in. */
export function authKnown(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!current.isInitialized) return;
      stop();
      resolve();
    };
    const stop = subscribeToAuth(look);
    look();
  });
}

export function useAuth(): AuthState {
  return useSyncExternalStore(subscribeToAuth, authState, authState);
}
