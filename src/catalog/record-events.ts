import { sql } from 'kysely';
import type { DatabaseTransaction } from '#database/connect.ts';

export type ProductEventKind = 'new' | 'gone' | 'back' | 'price' | 'sold_out' | 'restocked' | 'edited' | 'bulk_edit';

/** What happened to a product (0: to the whole store), with what was seen before and after. */
export type ProductEvent = { productId: number; at: number; kind: ProductEventKind; before: unknown; after: unknown };

export async function recordEvents(trx: DatabaseTransaction, storeId: number, events: ProductEvent[]): Promise<void> {
  if (events.length === 0) return;
  await sql`
    insert into product_event (store_id, product_id, at, kind, before, after)
    select ${storeId}, * from unnest(
      ${events.map((event) => event.productId)}::bigint[],
      ${events.map((event) => new Date(event.at).toISOString())}::timestamptz[],
      ${events.map((event) => event.kind)}::text[],
      ${events.map((event) => jsonOf(event.before))}::jsonb[],
      ${events.map((event) => jsonOf(event.after))}::jsonb[])`.execute(trx);
}

function jsonOf(value: unknown): string | null {
  return value === undefined || value === null ? null : JSON.stringify(value);
}
