import { type AlertCondition, type FigureCondition, isFigure } from '#contract/messages/alert.ts';
import type { Facts, People } from '#database/connect.ts';
import { areSalesMet } from '#questions/lists/products/past/are-sales-met.ts';
import { asksSales } from '#questions/lists/products/past/sales-asked.ts';
import { findFilters, queryOfFilter } from '../filter/saved-filter.ts';
import type { RuleRing } from './cool-down.ts';

export type FigureRingCondition = FigureCondition & { tag: string | null };
/** `search`: the filter that the product or store matched. */
export type FilterRingCondition = Exclude<AlertCondition, FigureCondition> & { search: string };
/** The condition of a rule when it rang, if it depends on figures. It is judged again when they are restated. */
export type RingCondition = FigureRingCondition | FilterRingCondition;

export function isOfFilter(asked: RingCondition): asked is FilterRingCondition {
  return 'search' in asked;
}

/** The condition of each ring, in the given order; null if it depends on no figures, or on some without history. */
export async function findRingConditions(
  trx: People,
  facts: Facts,
  ruleRings: readonly RuleRing[],
  nowMs: number,
): Promise<(RingCondition | null)[]> {
  const filtered = ruleRings.filter(({ rule }) => rule.filter !== null);
  const searchOf = await findFilters(
    trx,
    filtered.map(({ rule }) => rule.accountId),
  );
  const asked = filtered.flatMap((one) => {
    const search = searchOf(one.rule);
    const query = search === null ? null : queryOfFilter(search, one.rule.filterList!);
    if (search === null || query === null || !asksSales(query)) return [];
    const { storeId, productId, seenAt: atMs } = one.ring;
    return [{ one, search, storeId, productId, query, atMs }];
  });
  const met = await areSalesMet(facts, asked, nowMs);
  const searches = new Map(asked.flatMap(({ one, search }, place) => (met[place] ? [[one, search]] : [])));
  return ruleRings.map((one): RingCondition | null => {
    const { condition, tag } = one.rule;
    if (isFigure(condition)) return { ...condition, tag };
    const search = searches.get(one);
    return search === undefined ? null : { ...condition, search };
  });
}
