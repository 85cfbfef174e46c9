import { sql } from 'kysely';
import type { StoreSale } from '#contract/happening.ts';
import type { Page } from '#contract/list.ts';
import type { Facts } from '#database/connect.ts';
import { type PageRequest, pageOfItems } from '../lists/page.ts';
import { readNewest } from '../receipts/read-newest.ts';
import type { Visibility } from '../store-access.ts';
import { findHappeningStores } from './find-happening-stores.ts';
import { measureSaleEffects, type SaleRow } from './find-sales.ts';

type Asked = Visibility & { storeId: string; request: PageRequest; nowMs: number };

/** The sales that a store held, newest first, with their effect on its orders. */
export async function listSales(facts: Facts, asked: Asked): Promise<Page<StoreSale>> {
  const { storeId, request, visibleUntil } = asked;
  const until = visibleUntil ?? new Date(asked.nowMs);
  const begun = sql`from product_event e
    where e.store_id = ${storeId}::bigint and e.kind = 'sale_started' and e.at <= ${until}`;
  const [[store], { rows, total }] = await Promise.all([
    findHappeningStores(facts, [Number(storeId)]),
    readNewest<SaleRow>(facts, {
      ...{ columns: sql`e.at, e.after`, parts: [begun], order: sql`order by e.at desc`, request },
    }),
  ]);
  const ends = await listEnds(facts, storeId, { since: rows.at(-1)?.at ?? until, until });
  const sales = rows.map((row) => ({
    ...row,
    store: store!,
    endedAt: ends.find((at) => at > row.at) ?? null,
  }));
  const measured = await measureSaleEffects(facts, sales, until.getTime());
  const items = measured.map(({ sure: _, ...sale }) => sale);
  return pageOfItems(request, items, total);
}

/** When sales ended within a span, oldest first. */
async function listEnds(
  facts: Facts,
  storeId: string,
  { since, until }: { since: Date; until: Date },
): Promise<Date[]> {
  const { rows } = await sql<{ at: Date }>`
    select at from product_event where store_id = ${storeId}::bigint and kind = 'sale_ended' and at > ${since} and at <= ${until}
    order by at`.execute(facts);
  return rows.map(({ at }) => at);
}
