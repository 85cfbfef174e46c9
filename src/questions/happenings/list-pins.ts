import { sql } from 'kysely';
import { PINNED_KINDS, type ProductEventItem, type ProductEventKind } from '#contract/product/event.ts';
import { productIdOf } from '#contract/product/product.ts';
import type { Facts } from '#database/connect.ts';
import type { Period } from '../period.ts';
import { findTitles } from '../receipts/find-titles.ts';

type Row = {
  kind: ProductEventKind;
  at: Date;
  product_id: number;
  concerned: number;
  products: number | null;
  share: number | null;
  depth: number | null;
};

/** More pins would hide the line that they are pinned to. */
const MAX_PINS = 40;

/** The pins of a store's chart in a period, one per UTC day and kind: sales first, then those of most products. */
export async function listPins(facts: Facts, storeId: string, period: Period): Promise<ProductEventItem[]> {
  const { current, nowMs } = period;
  const untilMs = Math.min(Date.parse(current.until), nowMs);
  const { rows } = await sql<Row>`
    select kind, min(at) as at, max(product_id) as product_id, count(distinct product_id)::int as concerned,
      max((after->>'products')::int) as products, max((after->>'share')::float8) as share,
      max((after->>'depth')::float8) as depth
    from product_event
    where store_id = ${storeId}::bigint and kind = any(${[...PINNED_KINDS]}::text[]) and not is_part
      and at >= ${new Date(current.from)} and at <= ${new Date(untilMs)}
    group by kind, date_trunc('day', at at time zone 'UTC')
    order by kind in ('sale_started', 'sale_ended') desc, concerned desc, at desc, kind
    limit ${MAX_PINS}`.execute(facts);
  const titles = await findTitles(
    facts,
    storeId,
    rows.map(({ product_id }) => product_id),
  );
  return rows
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .map(({ kind, at, product_id, concerned, products, share, depth }) => {
      const title = concerned === 1 ? titles.get(product_id) : undefined;
      return {
        ...{ at: at.toISOString(), kind, share, depth, price: null, units: null, edits: [] },
        product: title === undefined ? null : { id: productIdOf({ storeId, productId: product_id }), title },
        products: products ?? (concerned > 1 ? concerned : null),
      };
    });
}
