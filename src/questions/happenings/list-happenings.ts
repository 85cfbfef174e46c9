import type { Happening } from '#contract/happening.ts';
import { MAX_HAPPENINGS } from '#contract/happening.ts';
import type { Facts } from '#database/connect.ts';
import type { Period } from '../period.ts';
import { findHappeningStores } from './find-happening-stores.ts';
import { findLaunches } from './find-launches.ts';
import { findMoves, findMovesOf } from './find-moves.ts';
import { findSales } from './find-sales.ts';
import { findSilences } from './find-silences.ts';
import { findSoldOut } from './find-sold-out.ts';
import type { OfProducts } from './of-products.ts';

/** `all`: how many are listed in all. The others: how many of each kind are candidates. */
export type HappeningLimits = { all: number; movers: number; sales: number; soldOut: number };

export const DEFAULT_HAPPENING_LIMITS: HappeningLimits = { all: MAX_HAPPENINGS, movers: 3, sales: 10, soldOut: 20 };

/** `products`: only these products' happenings are included. */
type Asked = { storeIds: number[]; period: Period; products?: OfProducts; most?: HappeningLimits };

/** Allows this many of every kind and in all. */
export function allUpTo(all: number): HappeningLimits {
  return { all, movers: all, sales: all, soldOut: all };
}

/**
 * What happened to some stores in a period, largest effect first: movers, sales and their effect, launches, sold-out
 * products, stores that went silent. It follows rules on the data. What is not sure has no effect.
 */
export async function listHappenings(
  facts: Facts,
  { storeIds, period, products = null, most = DEFAULT_HAPPENING_LIMITS }: Asked,
): Promise<Happening[]> {
  if (storeIds.length === 0) return [];
  const stores = await findHappeningStores(facts, storeIds);
  const found = await Promise.all([
    products === null
      ? findMoves(facts, stores, { period, most: most.movers })
      : findMovesOf(facts, stores, period, products),
    findSales(facts, stores, { period, most: most.sales }),
    findLaunches(facts, stores, { period, products }),
    findSoldOut(facts, stores, { period, products, most: most.soldOut }),
    findSilences(facts, stores, period),
  ]);
  return withoutRepeats(found.flat())
    .toSorted((one, other) => other.effect - one.effect || Date.parse(other.on) - Date.parse(one.on))
    .slice(0, most.all);
}

/** Drops a fall that another happening explains: a product fell because it sold out, a store because it went silent. */
function withoutRepeats(found: Happening[]): Happening[] {
  const soldOut = new Set(found.flatMap((one) => (one.kind === 'sold_out' ? [one.product.id] : [])));
  const silent = new Set(found.flatMap((one) => (one.kind === 'silent' ? [one.store.id] : [])));
  return found.filter((one) => {
    if (one.kind !== 'moved' || one.direction === 'up') return true;
    return one.product === null ? !silent.has(one.store.id) : !soldOut.has(one.product.id) && !silent.has(one.store.id);
  });
}
