import { DAY_MS } from '#runtime/clock.ts';
import type { ProbedSignal } from '../../reading.ts';
import { judgeStamps, type Stamps } from '../../signals/judge-stamps.ts';

export const SITEMAP_SOURCE = 'sitemap';

/** Whether a sitemap's `<lastmod>` can be the pages' own stamp. Whether sales move it shows later, by its behaviour. */
export function judgeSitemap(stamps: Stamps, readAt: number): ProbedSignal {
  const { verdict, facts } = judgeStamps(stamps, readAt);
  const judged = (state: ProbedSignal['state'], says: string): ProbedSignal => ({
    kind: 'modified',
    state,
    source: SITEMAP_SOURCE,
    evidence: { verdict: says, ...facts },
  });
  if (stamps.size === 0) return judged('silent', 'no stamps');
  if (areWholeDays(stamps)) return judged('refused', 'days, not times');
  if (verdict === 'plausible') return judged('alive', 'own stamps');
  return judged(verdict === 'degenerate' ? 'refused' : 'probing', verdict);
}

/** A stamp without a time of day is no exact time. */
export function areWholeDays(stamps: Stamps): boolean {
  const whole = [...stamps.values()].filter((stamp) => stamp % DAY_MS === 0).length;
  return whole > stamps.size / 2;
}
