import type { Happening } from '#contract/happening.ts';
import { MOST_HAPPENINGS } from '#contract/happening.ts';
import type { Facts } from '#database/connect.ts';
import type { Period } from '../period.ts';
import { findLaunches } from './find-launches.ts';
import { findMoves, findMovesOf } from './find-moves.ts';
import { findSales } from './find-sales.ts';
import { findSilences } from './find-silences.ts';
import { findSoldOut } from './find-sold-out.ts';
import { findToldStores } from './find-told-stores.ts';
import type { OfProducts } from './of-products.ts';

/** How many are told in all, and of how many of each kind they are chosen. */
export type Most = { told: number; movers: number; sales: number; soldOut: number };

export const FEW: Most = { told: MOST_HAPPENINGS, movers: 3, sales: 10, soldOut: 20 };

/** `products`: of these alone is told what products do. */
type Asked = { storeIds: number[]; period: Period; products?: OfProducts; most?: Most };

/** All that happened, up to so much. */
export function allUpTo(told: number): Most {
  return { told, movers: told, sales: told, soldOut: told };
}

/**
 * What happened to some stores in a period, with the most effect first: movers, sales and what they did, launches, what
 * sold out, stores that went silent. By rules from the data; what is not sure has no effect.
 */
export async function listHappenings(
  facts: Facts,
  { storeIds, period, products = null, most = FEW }: Asked,
): Promise<Happening[]> {
  if (storeIds.length === 0) return [];
  const stores = await findToldStores(facts, storeIds);
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
    .slice(0, most.told);
}

/** What explains a move stands for it: a product that fell because it sold out, a store that fell since it is silent. */
function withoutRepeats(found: Happening[]): Happening[] {
  const soldOut = new Set(found.flatMap((one) => (one.kind === 'sold_out' ? [one.product.id] : [])));
  const silent = new Set(found.flatMap((one) => (one.kind === 'silent' ? [one.store.id] : [])));
  return found.filter((one) => {
    if (one.kind !== 'moved' || one.direction === 'up') return true;
    return one.product === null ? !silent.has(one.store.id) : !soldOut.has(one.product.id) && !silent.has(one.store.id);
  });
}
