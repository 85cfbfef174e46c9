import { SHARE_PREFIX } from '#contract/share.ts';

/** shared: pages that somebody lets others see; embed: a chart of theirs in a frame on another site. */
export type SharedPlace = 'shared' | 'embed';

const KEPT_AS = 'tillwatch.share';

/** What this document is, for as long as it lives; null: the application itself. */
export const SHARED_PLACE: SharedPlace | null = placeOf(globalThis.location?.pathname ?? '');
/** Nothing can be changed, kept or bought here, and other pages are not there. */
export const IS_SHARED = SHARED_PLACE !== null;

function placeOf(path: string): SharedPlace | null {
  const [, place] = /^\/(shared|embed)\//.exec(path) ?? [];
  return (place as SharedPlace | undefined) ?? null;
}

/** What opens the page: behind the # of its address, and kept for this tab since addresses change as one looks around. */
export const SHARE_SECRET: string = IS_SHARED ? readSecret(globalThis.location.hash.slice(1)) : '';

function readSecret(given: string): string {
  const isOne = given.startsWith(SHARE_PREFIX);
  // in a frame storage may be forbidden
  try {
    if (isOne) sessionStorage.setItem(KEPT_AS, given);
    else return sessionStorage.getItem(KEPT_AS) ?? '';
  } catch {}
  return isOne ? given : '';
}
