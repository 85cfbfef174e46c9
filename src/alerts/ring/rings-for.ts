import { type AlertCondition, NO_DETAIL, type RingDetail } from '#contract/messages/alert.ts';
import type { Rule } from '../rule/rule.ts';
import type { Moment, SeenEvent } from './moment.ts';
import { isPriceMoved, priceMove } from './price-move.ts';

/** A ring: one event of a product or of a store. */
export type Ring = {
  storeId: number;
  productId: number;
  kind: string;
  at: number;
  seenAt: number;
  detail: RingDetail;
};

/** Orders, revenue and filters have no events. */
export const EVENT_OF = {
  price: 'price',
  price_crosses: 'price',
  launch: 'new',
  sold_out: 'sold_out',
  restocked: 'restocked',
  gone: 'gone',
  back: 'back',
  sale_started: 'sale_started',
  sale_ended: 'sale_ended',
  silent: 'silent',
  heard: 'heard',
  rank: 'rank',
  orders: null,
  revenue: null,
  matches: null,
} as const satisfies Record<AlertCondition['kind'], SeenEvent['kind'] | null>;

/** Which products match a rule's filter. */
export type IsInFilter = (productId: number) => boolean;

/** What a rule rings for in one reading, before its cool-down. A rehearsal uses the same code as new readings. */
export function ringsFor(
  rule: Omit<Rule, 'coolDownHours'>,
  moment: Moment,
  isInFilter: IsInFilter = () => true,
): Ring[] {
  if (rule.storeId !== null && rule.storeId !== moment.storeId) return [];
  const { kind } = rule.condition;
  return moment.events.flatMap((event): Ring[] => {
    if (event.kind !== EVENT_OF[kind] || !isAbout(rule, event)) return [];
    const eventDetail = detailOf(rule.condition, event);
    if (eventDetail === null || !isInFilter(event.productId)) return [];
    const detail = { ...NO_DETAIL, storeName: moment.storeName, title: event.title, ...eventDetail };
    const { storeId, seenAt } = moment;
    return [{ storeId, productId: event.productId, kind, at: event.at, seenAt, detail }];
  });
}

function isAbout(rule: Pick<Rule, 'productId' | 'tag'>, event: SeenEvent): boolean {
  if (rule.productId !== null && rule.productId !== event.productId) return false;
  return rule.tag === null || event.tags.includes(rule.tag);
}

/** The details of an event for the message; null if the event does not meet the condition. */
function detailOf(condition: AlertCondition, event: SeenEvent): Partial<RingDetail> | null {
  const { before, after } = event;
  if (condition.kind === 'price' || condition.kind === 'price_crosses') {
    const move = priceMove(event);
    return move && isPriceMoved(condition, move) ? move : null;
  }
  if (condition.kind === 'rank') {
    const [was, is] = [before?.place ?? null, after?.place ?? null];
    const isInFirst = (place: number | null) => place !== null && place <= condition.first;
    if (isInFirst(was) === isInFirst(is)) return null;
    const way = isInFirst(is) ? 'up' : 'down';
    return condition.direction === 'both' || condition.direction === way ? { before: was, after: is } : null;
  }
  return { depth: after?.depth ?? null, products: after?.products ?? null, reason: after?.reason ?? null };
}
