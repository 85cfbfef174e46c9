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

/** Outlives the page: if it closes before the SDK has loaded, the next one ends the session. */
export function rememberLeaving(): void {
  try {
    browserStorage()?.setItem(MEMBER_KEY, 'leaving');
  } catch {}
}

export const isRememberedMember = () => remembered() === 'true';
export const isLeaving = () => remembered() === 'leaving';

function remembered(): string | null {
  try {
    return browserStorage()?.getItem(MEMBER_KEY) ?? null;
  } catch {
    return null;
  }
}
