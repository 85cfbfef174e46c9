import { sql } from 'kysely';
import type { RecordedEventKind } from '#contract/product/event.ts';
import type { Facts } from '#database/connect.ts';
import { isoOf } from '#runtime/clock.ts';
import { toJson } from '#runtime/to-json.ts';

/** What happened to a product, with what was seen before and after. */
export type ProductEvent = {
  productId: number;
  at: number;
  kind: RecordedEventKind;
  before: unknown;
  after: unknown;
  /** One of many similar events, which the store lists as one. */
  isPart: boolean;
  /** When it was seen; missing if that is the same as when it happened. */
  seenAt?: number;
};

export async function recordEvents(facts: Facts, storeId: number, events: ProductEvent[]): Promise<void> {
  if (events.length === 0) return;
  await sql`
    insert into product_event (store_id, product_id, at, kind, before, after, is_part, seen_at)
    select ${storeId}, * from unnest(
      ${events.map((event) => event.productId)}::bigint[],
      ${events.map((event) => isoOf(event.at))}::timestamptz[],
      ${events.map((event) => event.kind)}::text[],
      ${events.map((event) => toJson(event.before))}::jsonb[],
      ${events.map((event) => toJson(event.after))}::jsonb[],
      ${events.map((event) => event.isPart)}::boolean[],
      ${events.map(({ seenAt }) => isoOf(seenAt ?? null))}::timestamptz[])`.execute(facts);
}
