import type { Happening } from '#contract/happening.ts';
import { MOST_HAPPENINGS } from '#contract/happening.ts';
import type { Facts } from '#database/connect.ts';
import type { Period } from '../period.ts';
import { findLaunches } from './find-launches.ts';
import { findMoves } from './find-moves.ts';
import { findSales } from './find-sales.ts';
import { findSilences } from './find-silences.ts';
import { findSoldOut } from './find-sold-out.ts';
import { findToldStores } from './find-told-stores.ts';

/**
 * What happened to some stores in a period, with the most effect first: movers, sales and what they did, launches, what
 * sold out, stores that went silent. By rules from the data; what is not sure has no effect.
 */
export async function listHappenings(
  facts: Facts,
  { storeIds, period, limit = MOST_HAPPENINGS }: { storeIds: number[]; period: Period; limit?: number },
): Promise<Happening[]> {
  if (storeIds.length === 0) return [];
  const stores = await findToldStores(facts, storeIds);
  const found = await Promise.all([
    findMoves(facts, stores, period),
    findSales(facts, stores, period),
    findLaunches(facts, stores, period),
    findSoldOut(facts, stores, period),
    findSilences(facts, stores, period),
  ]);
  return withoutRepeats(found.flat())
    .toSorted((one, other) => other.effect - one.effect || Date.parse(other.on) - Date.parse(one.on))
    .slice(0, limit);
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
