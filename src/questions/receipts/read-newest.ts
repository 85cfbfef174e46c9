import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import { countRows, limitsOf, type PageRequest } from '../lists/page.ts';

/**
 * A page of what lies in several parts (`from TABLE e where …`) of a store's rows, in the order given, with the title of
 * each row's product; and how many rows there are. Each part is read in the order of its index, no further than the page
 * reaches; titles are looked up for the page alone.
 */
export async function readNewest<Row>(
  database: Database,
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
      select ${columns}, (select title from product p where p.store_id = e.store_id and p.id = e.product_id) as title
      from (
        select * from (${sql.join(upToPage, sql` union all `)}) e ${order} limit ${limit} offset ${offset}
      ) e ${order}`.execute(database),
    countRows(database, sql.join(each, sql` union all `)),
  ]);
  return { rows, total };
}
