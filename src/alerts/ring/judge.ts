import type { AlertCondition, RingDetail } from '#contract/alert.ts';
import { HOUR_MS } from '#runtime/clock.ts';
import { majorOf } from '#runtime/money.ts';
import type { Rule } from '../rule/rule.ts';
import type { Moment, SeenEvent } from './moment.ts';

/** What rings: one thing that happened to a product, or to a store. */
export type Ring = {
  storeId: number;
  productId: number;
  kind: string;
  at: number;
  seenAt: number;
  detail: RingDetail;
};

/** When a rule rang last, by what it rang for. Rehearsal and life hand it from moment to moment. */
export type Memory = Map<string, number>;

const EVENT_OF = {
  price: 'price',
  price_crosses: 'price',
  launch: 'new',
  sold_out: 'sold_out',
  restocked: 'restocked',
  gone: 'gone',
  back: 'back',
  sale_started: 'sale_started',
  sale_ended: 'sale_ended',
} as const satisfies Record<AlertCondition['kind'], SeenEvent['kind']>;

/** What a rule rings for in what one reading showed. The same for the past that is rehearsed and for what is new. */
export function judge(rule: Rule, moment: Moment, memory: Memory): Ring[] {
  if (rule.storeId !== null && rule.storeId !== moment.storeId) return [];
  return moment.events.flatMap((event): Ring[] => {
    if (event.kind !== EVENT_OF[rule.condition.kind] || !isAbout(rule, event)) return [];
    const price = event.kind === 'price' ? priceMove(event) : null;
    if (event.kind === 'price' && (price === null || !isMoved(rule.condition, price))) return [];
    const subject = subjectOf(moment.storeId, event.productId);
    const last = memory.get(subject);
    if (last !== undefined && moment.seenAt - last < rule.coolDownHours * HOUR_MS) return [];
    memory.set(subject, moment.seenAt);
    return [ringOf(moment, event, price, rule.condition.kind)];
  });
}

export function subjectOf(storeId: number, productId: number): string {
  return `${storeId}-${productId}`;
}

function isAbout(rule: Rule, event: SeenEvent): boolean {
  if (rule.productId !== null && rule.productId !== event.productId) return false;
  return rule.tag === null || event.tags.includes(rule.tag);
}

type PriceMove = { before: number; after: number; currency: string };

/** Of the variants whose price moved, the one whose new price is lowest; null where two currencies are compared. */
function priceMove({ before, after }: SeenEvent): PriceMove | null {
  const cheapest = after?.variants?.toSorted((one, other) => one.priceMinor - other.priceMinor)[0];
  const last = before?.variants?.find(({ externalId }) => externalId === cheapest?.externalId);
  if (!cheapest || !last || !after?.currency || before?.currency !== after.currency) return null;
  const { currency } = after;
  return { before: majorOf(last.priceMinor, currency), after: majorOf(cheapest.priceMinor, currency), currency };
}

function isMoved(condition: AlertCondition, { before, after }: PriceMove): boolean {
  if (before === after) return false;
  const way = after < before ? 'down' : 'up';
  if (!('direction' in condition) || (condition.direction !== 'both' && condition.direction !== way)) return false;
  if (condition.kind === 'price_crosses') {
    const { amount } = condition;
    return way === 'down' ? before >= amount && after < amount : before <= amount && after > amount;
  }
  if (before <= 0) return condition.leastPercent === 0;
  // whole percents are told: one that is shown as 20 % is 20 %
  return Math.round((Math.abs(after - before) / before) * 1e6) / 1e4 >= condition.leastPercent;
}

function ringOf({ storeId, storeName, seenAt }: Moment, event: SeenEvent, price: PriceMove | null, kind: string): Ring {
  const { productId, at, title, after } = event;
  const numbers = { before: price?.before ?? null, after: price?.after ?? null, currency: price?.currency ?? null };
  const sale = { depth: after?.depth ?? null, products: after?.products ?? null };
  return { storeId, productId, kind, at, seenAt, detail: { storeName, title, ...numbers, ...sale } };
}
