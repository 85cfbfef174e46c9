import { SHARE_PREFIX } from '#contract/sharing/share.ts';

/** shared: a page that somebody shares; embed: its chart in a frame on another site. */
export type SharedPlace = 'shared' | 'embed';

const KEPT_AS = 'tillwatch.share';

/** The kind of this document, which never changes; null: the application itself. */
export const SHARED_PLACE: SharedPlace | null = placeOf(globalThis.location?.pathname ?? '');
/** Here nothing can be changed, stored or bought, and other pages do not exist. */
export const IS_SHARED = SHARED_PLACE !== null;

function placeOf(path: string): SharedPlace | null {
  const [, place] = /^\/(shared|embed)\//.exec(path) ?? [];
  return (place as SharedPlace | undefined) ?? null;
}

/**
 * The secret of the page: from behind the # of its address, and stored for this tab, since addresses change on
 * navigation.
 */
export const SHARE_SECRET: string = IS_SHARED ? readSecret(globalThis.location.hash.slice(1)) : '';

function readSecret(given: string): string {
  const isOne = given.startsWith(SHARE_PREFIX);
  // storage may be forbidden in a frame
  try {
    if (isOne) sessionStorage.setItem(KEPT_AS, given);
    else return sessionStorage.getItem(KEPT_AS) ?? '';
  } catch {}
  return isOne ? given : '';
}
