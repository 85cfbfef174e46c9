import { sql } from 'kysely';
import type { Happening, StoreSale } from '#contract/happening.ts';
import type { Facts } from '#database/connect.ts';
import type { Period } from '../period.ts';
import type { HappeningStore } from './find-happening-stores.ts';
import { refOf } from './find-moves.ts';
import { ordersAround } from './orders-around.ts';

type Sale = Extract<Happening, { kind: 'sale' }>;
export type SaleRow = { at: Date; after: { products?: number; share?: number; depth?: number } | null };
type BegunSale = SaleRow & { store: HappeningStore; endedAt: Date | null };
type Row = SaleRow & { store_id: number; kind: 'sale_started' | 'sale_ended' };

/**
 * Sales that began in a period, with their effect on the orders of their stores. `most`: how many at most; those with
 * the largest share of products come first.
 */
export async function findSales(
  facts: Facts,
  stores: readonly HappeningStore[],
  { period, most }: { period: Period; most: number },
): Promise<Sale[]> {
  const { current, nowMs } = period;
  const { rows } = await sql<Row>`
    select store_id, kind, at, after from product_event
    where store_id = any(${stores.map(({ id }) => id)}::bigint[]) and kind in ('sale_started', 'sale_ended')
      and at >= ${new Date(current.from)} and at <= ${new Date(nowMs)}
    order by at, store_id, kind`.execute(facts);
  const untilMs = Date.parse(current.until);
  const begun = rows
    .filter(({ kind, at }) => kind === 'sale_started' && at.getTime() < untilMs)
    .toSorted((one, other) => (other.after?.share ?? 0) - (one.after?.share ?? 0))
    .slice(0, most)
    .map((row) => ({
      ...row,
      store: stores.find(({ id }) => id === row.store_id)!,
      endedAt:
        rows.find(({ store_id, kind, at }) => store_id === row.store_id && kind === 'sale_ended' && at > row.at)?.at ??
        null,
    }));
  const measured = await measureSaleEffects(facts, begun, nowMs);
  return measured.map(({ sure, ...sale }, index) => ({
    ...{ kind: 'sale', store: refOf(begun[index]!.store), on: sale.at.slice(0, 10), ...sale, effect: sure },
  }));
}

/** The effect of some sales, as known at a time. `sure`: how many orders more or fewer are sure. */
export async function measureSaleEffects(
  facts: Facts,
  begun: readonly BegunSale[],
  nowMs: number,
): Promise<(StoreSale & { sure: number })[]> {
  const around = await ordersAround(
    facts,
    begun.map(({ store, at, endedAt }) => ({
      ...{ storeId: store.id, productId: null, atMs: at.getTime(), asOf: store.asOf },
      untilMs: Math.min(endedAt?.getTime() ?? nowMs, store.asOf?.getTime() ?? 0),
      firstKnownMs: store.firstReadAt?.getTime() ?? 0,
    })),
  );
  return begun.map(({ at, after, endedAt }, index) => {
    const { sure = 0, ...rest } = around[index] ?? {};
    return {
      ...{ at: at.toISOString(), endedAt: endedAt?.toISOString() ?? null },
      ...{ products: after?.products ?? null, share: after?.share ?? null, depth: after?.depth ?? null },
      around: 'hours' in rest ? rest : null,
      sure,
    };
  });
}
