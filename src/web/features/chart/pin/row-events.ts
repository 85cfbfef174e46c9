import { PINNED_KINDS, type ProductEventItem } from '#contract/product/event.ts';
import type { TrendRow } from '../trend/rows.ts';

/** The kinds of events that a chart marks. */
export const MARKED_KINDS = PINNED_KINDS;

/** The events of each bucket by its `at`, oldest first. Events before the first bucket are left out. */
export function eventsByRow<Event extends { at: string }>(
  rows: readonly Pick<TrendRow, 'at'>[],
  events: readonly Event[],
  untilMs: number,
): ReadonlyMap<string, Event[]> {
  const starts = rows.map(({ at }) => Date.parse(at));
  const found = new Map<string, Event[]>();
  for (const event of events.toReversed()) {
    const atMs = Date.parse(event.at);
    const row = rows[starts.findLastIndex((startMs) => startMs <= atMs)];
    if (!row || atMs >= untilMs) continue;
    found.set(row.at, [...(found.get(row.at) ?? []), event]);
  }
  return found;
}

export type PinGroup = { at: string; x: number; found: ProductEventItem[] };

/** Buckets so close together that their pins would overlap share the place of the first one. */
export function pinGroups(
  events: ReadonlyMap<string, ProductEventItem[]>,
  xOf: (at: string) => number | undefined,
  pinPx: number,
): PinGroup[] {
  const places = [...events].flatMap(([at, found]) => {
    const x = xOf(at);
    return x === undefined ? [] : [{ at, x, found }];
  });
  const groups: PinGroup[] = [];
  for (const place of places.toSorted((one, other) => one.x - other.x)) {
    const last = groups.at(-1);
    if (last && place.x - last.x < pinPx) last.found = oldestFirst([...last.found, ...place.found]);
    else groups.push(place);
  }
  return groups;
}

function oldestFirst(events: ProductEventItem[]): ProductEventItem[] {
  return events.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
