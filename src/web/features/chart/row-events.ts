import { PINNED_KINDS, type ProductEventItem } from '#contract/product-event.ts';
import type { TrendRow } from './trend-rows.ts';

/** What a chart marks of the life of a store or product. */
export const MARKED_KINDS = PINNED_KINDS;

/** The events of each bucket by its `at`, the oldest first. What happened before the first one is left out. */
export function eventsByRow(
  rows: readonly Pick<TrendRow, 'at'>[],
  events: readonly ProductEventItem[],
  untilMs: number,
): ReadonlyMap<string, ProductEventItem[]> {
  const starts = rows.map(({ at }) => Date.parse(at));
  const found = new Map<string, ProductEventItem[]>();
  for (const event of events.toReversed()) {
    const atMs = Date.parse(event.at);
    const row = rows[starts.findLastIndex((startMs) => startMs <= atMs)];
    if (!row || atMs >= untilMs) continue;
    found.set(row.at, [...(found.get(row.at) ?? []), event]);
  }
  return found;
}
