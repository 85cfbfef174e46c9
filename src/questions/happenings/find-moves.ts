import { sql } from 'kysely';
import { isoDay, type ReadTimes, unreadShares } from '#contract/date-range.ts';
import type { Happening } from '#contract/happening.ts';
import { productIdOf } from '#contract/product/product.ts';
import type { Facts } from '#database/connect.ts';
import { DAY_MS, startOfDay } from '#runtime/clock.ts';
import { changeOf, sureDifference } from '../change.ts';
import { estimatesOf, noSales, type SpanSums } from '../figures.ts';
import { findNames } from '../find-names.ts';
import { findUncounted } from '../find-uncounted.ts';
import type { ProductKey } from '../lists/products/product-filter.ts';
import { isCompared, type Period } from '../period.ts';
import { findMovedProducts } from '../totals/find-movers.ts';
import { spanFigures } from '../totals/period-sums.ts';
import type { HappeningStore } from './find-happening-stores.ts';

type Move = Extract<Happening, { kind: 'moved' }>;

type Figures = Awaited<ReturnType<typeof spanFigures>>;

/** So many more products are looked at, since those that had sold out are left out. */
const SPARE = 20;

/**
 * Stores, and products of theirs, that surely had more or fewer orders than in the period before. `most`: how many
 * products at most in each direction.
 */
export async function findMoves(
  facts: Facts,
  stores: readonly HappeningStore[],
  { period, most }: { period: Period; most: number },
): Promise<Move[]> {
  const storeIds = stores.map(({ id }) => id);
  const asked = { storeIds, period, limit: most + SPARE };
  const [figures, ...moved] = await Promise.all([
    spanFigures(facts, { of: 'store', period, storeIds }),
    findMovedProducts(facts, asked, 'up'),
    findMovedProducts(facts, asked, 'down'),
  ]);
  const ofStores = stores.flatMap((store): Move[] => {
    const { current, previous } = figures(store.id);
    if (!current || !previous || !isCompared(period, readOf(store))) return [];
    return moveOf(store, null, { current, previous }, period);
  });
  const ofProducts = await tellMoves(facts, stores, moved.flat(), { period, figures });
  const firstOf = (to: Move['direction']) => ofProducts.filter(({ direction }) => direction === to).slice(0, most);
  return [...ofStores, ...firstOf('up'), ...firstOf('down')];
}

/** The same for given products. */
export async function findMovesOf(
  facts: Facts,
  stores: readonly HappeningStore[],
  period: Period,
  products: readonly ProductKey[],
): Promise<Move[]> {
  const figures = await spanFigures(facts, { of: 'store', period, storeIds: stores.map(({ id }) => id) });
  const compared = products.filter(({ storeId }) =>
    stores.some((store) => store.id === storeId && isCompared(period, readOf(store))),
  );
  return tellMoves(facts, stores, compared, { period, figures });
}

async function tellMoves(
  facts: Facts,
  stores: readonly HappeningStore[],
  products: readonly ProductKey[],
  { period, figures }: { period: Period; figures: Figures },
): Promise<Move[]> {
  if (products.length === 0) return [];
  const sold = await spanFigures(facts, {
    ...{ of: 'sale', period, storeIds: [...new Set(products.map(({ storeId }) => storeId))] },
    productIds: products.map(({ productId }) => productId),
  });
  const [{ titleOf }, isUncounted, isSoldOut] = await Promise.all([
    findNames(facts, products),
    findUncounted(facts, products),
    findSoldOutNow(facts, products),
  ]);
  return products.flatMap(({ storeId, productId }): Move[] => {
    const store = stores.find(({ id }) => id === storeId)!;
    const [observed, own] = [figures(storeId), sold(storeId, productId)];
    const title = titleOf(storeId, productId);
    if (title === null || !observed.current || !observed.previous) return [];
    if ((!own.current || !own.previous) && isUncounted({ storeId, productId })) return [];
    // it did not sell less: it could not be bought
    if (!own.current?.orders && isSoldOut({ storeId, productId })) return [];
    const current = own.current ?? noSales(observed.current);
    const previous = own.previous ?? noSales(observed.previous);
    return moveOf(store, { id: productIdOf({ storeId, productId }), title }, { current, previous }, period);
  });
}

/** Finds those among the products that cannot be bought now. Returns a test for a product. */
async function findSoldOutNow(facts: Facts, keys: readonly ProductKey[]): Promise<(key: ProductKey) => boolean> {
  const { rows } = await sql<{ store_id: number; id: number }>`
    select store_id, id from product
    where store_id = any(${[...new Set(keys.map(({ storeId }) => storeId))]}::bigint[])
      and id = any(${keys.map(({ productId }) => productId)}::bigint[]) and not is_available`.execute(facts);
  const found = new Set(rows.map((row) => productIdOf({ storeId: row.store_id, productId: row.id })));
  return (key) => found.has(productIdOf(key));
}

function moveOf(
  store: HappeningStore,
  product: Move['product'],
  sums: { current: SpanSums; previous: SpanSums },
  period: Period,
): Move[] {
  const unread = unreadShares(period, readOf(store));
  const direction = sums.current.orders > sums.previous.orders ? 'up' : 'down';
  const effect = sureDifference(sums.current, sums.previous, direction, unread);
  if (!(effect > 0)) return [];
  const current = estimatesOf(sums.current, store.asOf);
  const previous = estimatesOf(sums.previous, store.asOf);
  const change = changeOf(sums.current, sums.previous, { current, previous }, unread).orders;
  const fields = { orders: current.orders, previous: previous.orders, change, on: lastDayOf(period) };
  return [{ kind: 'moved', store: refOf(store), product, direction, ...fields, effect }];
}

function readOf({ firstReadAt, readAt }: HappeningStore): ReadTimes {
  return { first: firstReadAt, last: readAt };
}

export function refOf({ id, name }: HappeningStore): Happening['store'] {
  return { id: String(id), name };
}

/** The last whole day of a period, or its first day if that is still running. */
function lastDayOf({ current, nowMs }: Period): string {
  const lastMs = Math.min(Date.parse(current.until), startOfDay(nowMs)) - DAY_MS;
  return isoDay(Math.max(Date.parse(current.from), lastMs));
}
