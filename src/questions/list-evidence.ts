import { sql } from 'kysely';
import type { EvidenceItem } from '#contract/evidence.ts';
import type { Page } from '#contract/list.ts';
import type { Database } from '#database/connect.ts';
import { countRows, limitsOf, type PageRequest, pageOfItems } from './page.ts';
import { productKeyOf } from './product-key.ts';

type EvidenceRow = Omit<EvidenceItem, 'at' | 'seenAt' | 'takenFor'> & {
  at: Date;
  seen_at: Date;
  taken_for: EvidenceItem['takenFor'];
};

/** What was seen of a product on a UTC day, or on any, newest first; with what concerns its whole store (bulk edits). */
export async function listEvidence(
  database: Database,
  asked: { productId: string; day?: string; request: PageRequest },
): Promise<Page<EvidenceItem>> {
  const { storeId, productId } = productKeyOf(asked.productId);
  const start = sql`${`${asked.day}T00:00:00Z`}::timestamptz`;
  const onDay = asked.day === undefined ? sql`` : sql`and at >= ${start} and at < ${start} + interval '1 day'`;
  const matching = sql`
    from evidence
    where store_id = ${storeId}::bigint and (product_id = ${productId}::bigint or product_id is null) ${onDay}`;
  const { limit, offset } = limitsOf(asked.request);
  const [{ rows }, total] = await Promise.all([
    sql<EvidenceRow>`
      select at, seen_at, kind, before, after, taken_for, weight, units, why ${matching}
      order by at desc, seen_at desc, kind limit ${limit} offset ${offset}`.execute(database),
    countRows(database, sql`select 1 ${matching}`),
  ]);
  const items = rows.map(({ seen_at, taken_for, ...row }) => ({
    ...row,
    at: row.at.toISOString(),
    seenAt: seen_at.toISOString(),
    takenFor: taken_for,
  }));
  return pageOfItems(asked.request, items, total);
}
