import { authState, subscribeToAuth } from '../../../auth/auth-state.ts';

const KEPT_AS = 'tillwatch.carriedEmail';

/** If nothing can be stored, the address lasts as long as the page. */
let carried = '';

/** The address typed on one sign-in screen, kept for the next and for a reload, until somebody is logged in. */
export function carriedEmail(): string {
  try {
    return sessionStorage.getItem(KEPT_AS) ?? carried;
  } catch {
    return carried;
  }
}

export function carryEmail(email: string): void {
  carried = email;
  try {
    if (email === '') sessionStorage.removeItem(KEPT_AS);
    else sessionStorage.setItem(KEPT_AS, email);
  } catch {
    // only this page knows it then
  }
}

/** Forgets the address once somebody is logged in and confirmed, so that the next person at this device does not see it. */
export function forgetEmailOnLogin(): void {
  subscribeToAuth(() => {
    if (authState().isVerified) carryEmail('');
  });
}
