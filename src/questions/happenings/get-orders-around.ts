import type { OrdersAround } from '#contract/happening.ts';
import type { Facts } from '#database/connect.ts';
import type { Visibility } from '../store-access.ts';
import { findHappeningStores } from './find-happening-stores.ts';
import { ordersAround } from './orders-around.ts';

type Asked = Visibility & { storeId: string; productId?: string | number; at: string; nowMs: number };

/** Orders of a store, or of a product of it, before and after a time; null if a side has less than an hour read. */
export async function getOrdersAround(facts: Facts, asked: Asked): Promise<OrdersAround | null> {
  const { visibleUntil, productId, at, nowMs } = asked;
  const [store] = await findHappeningStores(facts, [Number(asked.storeId)]);
  if (!store?.asOf || !store.firstReadAt) return null;
  const [around] = await ordersAround(facts, [
    {
      ...{ storeId: store.id, productId: productId === undefined ? null : Number(productId), atMs: Date.parse(at) },
      untilMs: Math.min(nowMs, store.asOf.getTime(), visibleUntil?.getTime() ?? nowMs),
      firstKnownMs: store.firstReadAt.getTime(),
      asOf: store.asOf,
    },
  ]);
  if (!around) return null;
  const { sure: _, ...rest } = around;
  return rest;
}
