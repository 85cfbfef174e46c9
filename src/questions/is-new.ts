import { type RawBuilder, sql } from 'kysely';
import type { Period } from './period.ts';

/**
 * Joins a product `p` that appeared in a period to its event `e`. What the first reading of a store showed has no such
 * event, nor has what the first round through a large catalogue found.
 */
export function isNew({ current }: Period): RawBuilder<unknown> {
  const isWithin = (at: RawBuilder<unknown>) =>
    sql`${at} >= ${new Date(current.from)} and ${at} < ${new Date(current.until)}`;
  return sql`e.store_id = p.store_id and e.product_id = p.id and e.kind = 'new' and not e.is_part
    and e.at = p.first_seen_at and ${isWithin(sql`e.at`)} and ${isWithin(sql`p.first_seen_at`)}`;
}
