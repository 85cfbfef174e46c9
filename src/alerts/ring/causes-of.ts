import { type AlertKind, FIGURE_ALERTS } from '#contract/messages/alert.ts';
import type { Cause } from '../rule/rule-rows.ts';
import type { Moment, SeenEvent } from './moment.ts';
import { percentOf, priceMove } from './price-move.ts';
import { EVENT_OF } from './rings-for.ts';

const ANY_PERCENT = Number.POSITIVE_INFINITY;
const KINDS_OF = Map.groupBy(Object.keys(EVENT_OF) as AlertKind[], (kind): SeenEvent['kind'] | null => EVENT_OF[kind]);

/** What rules may ring for in these stores: what was seen, and closed days. */
export function causesOf(moments: readonly Moment[], closedStoreIds: readonly number[]): Cause[] {
  const seen = moments.flatMap(({ storeId, events }) => events.flatMap((event) => causesOfEvent(storeId, event)));
  const closed = closedStoreIds.flatMap((storeId) => FIGURE_ALERTS.map((kind) => causeOf(storeId, kind)));
  const greatest = new Map<string, Cause>();
  for (const cause of [...seen, ...closed]) {
    const key = `${cause.storeId} ${cause.kind}`;
    if (cause.mostPercent >= (greatest.get(key)?.mostPercent ?? 0)) greatest.set(key, cause);
  }
  return [...greatest.values()];
}

function causesOfEvent(storeId: number, event: SeenEvent): Cause[] {
  return (KINDS_OF.get(event.kind) ?? []).map((kind) => {
    const move = kind === 'price' ? priceMove(event) : null;
    return causeOf(storeId, kind, move ? percentOf(move) : ANY_PERCENT);
  });
}

function causeOf(storeId: number, kind: AlertKind, mostPercent = ANY_PERCENT): Cause {
  return { storeId, kind, mostPercent };
}
