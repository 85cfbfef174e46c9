import { type RawBuilder, sql } from 'kysely';
import { ESTIMATE_LIST } from '#sales/figure-columns.ts';

/**
 * A `from` item with the days of stores or of products as they were known at a time: later restatements are undone.
 * Conditions on the keys and the day outside also apply inside it.
 */
export function daysAsKnownAt(of: 'store' | 'sale', at: Date): RawBuilder<unknown> {
  const keys = of === 'store' ? 'store_id, day' : 'store_id, product_id, day';
  const whose = of === 'store' ? 'product_id = 0' : 'product_id <> 0';
  const sameKeys = of === 'store' ? 'r.product_id = 0' : 'r.product_id = d.product_id';
  return sql`(
    select ${sql.raw(keys)}, ${ESTIMATE_LIST} from ${sql.table(`${of}_day`)} d
    where not exists (select from restatement r
      where r.store_id = d.store_id and ${sql.raw(sameKeys)} and r.day = d.day and r.at > ${at})
    union all
    select ${sql.raw(keys)}, ${ESTIMATE_LIST} from (
      select distinct on (${sql.raw(keys)}) ${sql.raw(keys)}, ${ESTIMATE_LIST} from restatement
      where ${sql.raw(whose)} and at > ${at} order by ${sql.raw(keys)}, at) as moved
    where orders is not null) as days`;
}
