import { type RawBuilder, sql } from 'kysely';
import { type EvidenceAddition, type EvidenceItem, EvidenceWhy } from '#contract/evidence.ts';
import type { Page } from '#contract/list.ts';
import type { Database } from '#database/connect.ts';
import { countRows, limitsOf, type PageRequest, pageOfItems } from './page.ts';

export type EvidenceOf = { storeId: string; productId?: string };

type EvidenceRow = Pick<EvidenceItem, 'kind' | 'before' | 'after' | 'weight' | 'units'> & {
  at: Date;
  seen_at: Date;
  taken_for: EvidenceItem['takenFor'];
  why: string;
  adds: EvidenceAddition[] | null;
  product_id: number | null;
  title: string | null;
};

/**
 * What was seen of a product, with what concerns its whole store (bulk edits), or of all of a store; on a UTC day or
 * on any, newest first. Of a product, what was seen later and speaks of the day belongs to it.
 */
export async function listEvidence(
  database: Database,
  asked: EvidenceOf & { day?: string; request: PageRequest },
): Promise<Page<EvidenceItem>> {
  const matching = sql`from evidence e where ${matches(asked)}`;
  const { limit, offset } = limitsOf(asked.request);
  const [{ rows }, total] = await Promise.all([
    sql<EvidenceRow>`
      select e.at, e.seen_at, e.kind, e.before, e.after, e.taken_for, e.weight, e.units, e.why, e.adds, e.product_id,
        (select title from product p where p.store_id = e.store_id and p.id = e.product_id) as title
      ${matching}
      order by e.at desc, e.seen_at desc, e.kind, e.product_id limit ${limit} offset ${offset}`.execute(database),
    countRows(database, sql`select 1 ${matching}`),
  ]);
  const items = rows.map((row) => itemOf(row, asked.storeId));
  return pageOfItems(asked.request, items, total);
}

function matches({ storeId, productId, day }: EvidenceOf & { day?: string }): RawBuilder<unknown> {
  const store = sql`e.store_id = ${storeId}::bigint`;
  const own =
    productId === undefined ? store : sql`${store} and (e.product_id = ${productId}::bigint or e.product_id is null)`;
  if (day === undefined) return own;
  return productId === undefined ? sql`${own} and ${onDay(day)}` : sql`${own} and (${onDay(day)} or ${addsTo(day)})`;
}

export function onDay(day: string): RawBuilder<boolean> {
  const start = sql`${`${day}T00:00:00Z`}::timestamptz`;
  return sql<boolean>`(e.at >= ${start} and e.at < ${start} + interval '1 day')`;
}

/** A gap between two readings may hold several days; what closes it comes no later than a month on. */
export function addsTo(day: string): RawBuilder<boolean> {
  const start = sql`${`${day}T00:00:00Z`}::timestamptz`;
  const part = sql`${JSON.stringify([{ day }])}::jsonb`;
  return sql<boolean>`(e.at >= ${start} and e.at < ${start} + interval '32 days' and e.product_id is not null
    and e.adds @> ${part})`;
}

function itemOf({ at, seen_at, taken_for, why, adds, product_id, title, ...row }: EvidenceRow, storeId: string) {
  return {
    ...row,
    at: at.toISOString(),
    seenAt: seen_at.toISOString(),
    product: product_id === null ? null : { id: `${storeId}-${product_id}`, title: title ?? '' },
    takenFor: taken_for,
    why: EvidenceWhy.catch('stamp-alone').parse(why),
    adds: adds ?? [],
  };
}
