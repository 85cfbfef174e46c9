import { type RawBuilder, sql } from 'kysely';
import type { Facts } from '#database/connect.ts';
import { countRows, limitsOf, type PageRequest } from '../lists/page.ts';

/**
 * A page of rows from several parts (`from TABLE e where …`) of a store, in the given order, and the number of all
 * rows. Each part is read in index order, only as far as the page needs.
 */
export async function readNewest<Row>(
  facts: Facts,
  asked: {
    columns: RawBuilder<unknown>;
    parts: readonly RawBuilder<unknown>[];
    order: RawBuilder<unknown>;
    request: PageRequest;
  },
): Promise<{ rows: Row[]; total: number }> {
  const { columns, parts, order } = asked;
  const { limit, offset } = limitsOf(asked.request);
  const upToPage = parts.map((part) => sql`(select e.* ${part} ${order} limit ${offset + limit})`);
  const each = parts.map((part) => sql`select 1 ${part}`);
  const [{ rows }, total] = await Promise.all([
    sql<Row>`
      select ${columns} from (${sql.join(upToPage, sql` union all `)}) e
      ${order} limit ${limit} offset ${offset}`.execute(facts),
    countRows(facts, sql.join(each, sql` union all `)),
  ]);
  return { rows, total };
}
