import type { PageHead } from '../answer/page-head.ts';
import type { Detection } from '../platform.ts';
import type { FrontPage } from './front-page.ts';

/** A sign of a platform: how much it counts, and how it shows. */
export type Sign = { says: string; worth: number; shows(front: FrontPage): boolean };

/** Adds up the signs that show, to at most 100. No single sign decides. */
export function weighSigns(front: FrontPage, signs: readonly Sign[]): Detection {
  const shown = signs.filter((sign) => sign.shows(front));
  const score = shown.reduce((sum, sign) => sum + sign.worth, 0);
  return { score: Math.min(100, score), evidence: shown.map((sign) => sign.says) };
}

/** The store writes the page, up to 2 MiB: the pattern's time must grow with its length, not with the square of it. */
export function inHtml(says: string, worth: number, pattern: RegExp): Sign {
  return { says, worth, shows: ({ page }) => page !== null && pattern.test(page.html) };
}

export function inHead(says: string, worth: number, shows: (head: PageHead) => boolean): Sign {
  return { says, worth, shows: ({ page }) => page !== null && shows(page.head) };
}

export function inHeader(says: string, worth: number, name: string, pattern = /./): Sign {
  return { says, worth, shows: ({ page }) => page?.headers[name] !== undefined && pattern.test(page.headers[name]) };
}

export function inRobots(says: string, worth: number, pattern: RegExp): Sign {
  return { says, worth, shows: ({ robots }) => pattern.test(robots) };
}
