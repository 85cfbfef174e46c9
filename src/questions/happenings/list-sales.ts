import { sql } from 'kysely';
import type { StoreSale } from '#contract/happening.ts';
import type { Page } from '#contract/list.ts';
import type { Facts } from '#database/connect.ts';
import { type PageRequest, pageOfItems } from '../lists/page.ts';
import { readNewest } from '../receipts/read-newest.ts';
import type { Reach } from '../store-access.ts';
import { type SaleRow, tellSales } from './find-sales.ts';
import { findToldStores } from './find-told-stores.ts';

type Asked = Reach & { storeId: string; request: PageRequest; nowMs: number };

/** The sales that a store held, the newest first, with what they did to its orders. */
export async function listSales(facts: Facts, asked: Asked): Promise<Page<StoreSale>> {
  const { storeId, request, keptUntil } = asked;
  const until = keptUntil ?? new Date(asked.nowMs);
  const begun = sql`from product_event e
    where e.store_id = ${storeId}::bigint and e.kind = 'sale_started' and e.at <= ${until}`;
  const endedAt = sql`(
    select min(ended.at) from product_event ended
    where ended.store_id = ${storeId}::bigint and ended.kind = 'sale_ended' and ended.at > e.at and ended.at <= ${until})`;
  const columns = sql`e.at, e.after, ${endedAt} as "endedAt"`;
  const [[store], { rows, total }] = await Promise.all([
    findToldStores(facts, [Number(storeId)]),
    readNewest<SaleRow & { endedAt: Date | null }>(facts, {
      ...{ columns, parts: [begun], order: sql`order by e.at desc`, request },
    }),
  ]);
  const sales = rows.map((row) => ({ ...row, store: store! }));
  const told = await tellSales(facts, sales, until.getTime());
  const items = told.map(({ sure: _, ...sale }) => sale);
  return pageOfItems(request, items, total);
}
