import { HOUR_MS, startOfHour } from '#runtime/clock.ts';
import type { ObservedHour, StoreHour } from '../../observation.ts';
import type { FirstWeeks } from './first-weeks.ts';
import { type KeptEvidence, keptGaps } from './kept-gaps.ts';
import { type KeptGap, type ReestimatedGap, reestimateGaps } from './reestimate-gaps.ts';

/** What each sighting adds now. */
export type RevisedTouch = { externalId: string; at: number; seenAt: number; adds: ReestimatedGap['adds'][number] };

/**
 * Estimates a store's first weeks again from the evidence of stamps since they began. Gives the hours that are replaced:
 * those that no other gap shares.
 */
export function reestimateFirstWeeks(
  evidence: readonly KeptEvidence[],
  priceOf: (externalId: string) => number,
  { since, ...store }: FirstWeeks,
): { productHours: ObservedHour[]; storeHours: StoreHour[]; touches: RevisedTouch[] } {
  const gaps = keptGaps(evidence, priceOf);
  const again = reestimateGaps(gaps, store);
  const shared = sharedHours(gaps, since);
  const isOwn = ({ hour }: { hour: number }) => !shared.has(hour);
  return {
    productHours: again.flatMap(({ productHours }) => productHours.filter(isOwn)),
    storeHours: again.flatMap(({ storeHours }) => storeHours.filter(isOwn)),
    touches: gaps.flatMap(({ to, touches }, index) =>
      touches.map(({ externalId, at }, place) => ({ externalId, at, seenAt: to, adds: again[index]!.adds[place]! })),
    ),
  };
}

/** The hours that a re-estimated gap shares with a gap that is not re-estimated. */
function sharedHours(gaps: readonly KeptGap[], since: number): ReadonlySet<number> {
  const [begins, ends] = [new Set(gaps.map(({ from }) => from)), new Set([since, ...gaps.map(({ to }) => to)])];
  return new Set([
    ...gaps.filter(({ to }) => !begins.has(to) && to % HOUR_MS > 0).map(({ to }) => startOfHour(to)),
    ...gaps.filter(({ from }) => !ends.has(from) && from % HOUR_MS > 0).map(({ from }) => startOfHour(from)),
  ]);
}
