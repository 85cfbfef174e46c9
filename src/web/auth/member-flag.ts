import { browserStorage } from '../settings/browser-settings.ts';

/** The colour script of public pages reads the same key. */
export const MEMBER_KEY = 'tillwatch.member';

/** Tells public pages, which do not load the SDK, that somebody is signed in here. It proves nothing. */
export function rememberMember(isMember: boolean): void {
  try {
    if (isMember) browserStorage()?.setItem(MEMBER_KEY, 'true');
    else browserStorage()?.removeItem(MEMBER_KEY);
  } catch {}
}

export function isRememberedMember(): boolean {
  try {
    return browserStorage()?.getItem(MEMBER_KEY) === 'true';
  } catch {
    return false;
  }
}
