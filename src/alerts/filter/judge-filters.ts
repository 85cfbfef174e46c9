import { NO_DETAIL } from '#contract/alert.ts';
import type { ProductListQuery } from '#contract/filters.ts';
import type { People } from '#database/connect.ts';
import { findMatches } from '#questions/lists/products/find-matches.ts';
import { HOUR_MS } from '#runtime/clock.ts';
import type { AlertDeps } from '../deps.ts';
import { findNames } from '../figure/find-names.ts';
import type { Reads } from '../ring/cursors.ts';
import { type Memory, type Ring, subjectOf } from '../ring/judge.ts';
import { type FilterRuleRow, loadFilterRules, loadMemories, type RuleRow, type Rung } from '../rule/rule-rows.ts';
import { loadMatches, type Matched, saveMatches } from './matches.ts';
import { findFilters, queryOfFilter } from './saved-filter.ts';

/** A filter that so many products of an account's stores match is too broad to be told of one by one. */
export const MOST_MATCHES = 10_000;

type Judged = { storeIds: readonly number[]; reads: Reads; nowMs: number };

/** A rule with the stores of it that were read. */
type Asked = { rules: RuleRow[]; search: string; query: ProductListQuery };

/**
 * What newly matches the saved filters that rules speak of, in stores that were read. What matched when a store was
 * judged first, or the filter was changed, is what it starts from.
 */
export async function judgeFilters(deps: AlertDeps, trx: People, { storeIds, reads, nowMs }: Judged): Promise<Rung[]> {
  const rules = await loadFilterRules(trx, storeIds);
  if (rules.length === 0) return [];
  const searchOf = await findFilters(
    trx,
    rules.map(({ account_id }) => account_id),
  );
  const asked = [...Map.groupBy(rules, ({ id }) => id).values()].flatMap((ofStores): Asked[] => {
    const [{ account_id, filter }] = ofStores as [FilterRuleRow];
    const search = searchOf(account_id, filter);
    const query = search === null ? null : queryOfFilter(search);
    return search !== null && query ? [{ rules: ofStores, search, query }] : [];
  });
  if (asked.length === 0) return [];
  const questions = asked.map(({ rules: ofStores, query }) => ({
    accountId: ofStores[0]!.account_id,
    storeIds: ofStores.map(({ of_store }) => of_store),
    ...{ query, nowMs },
  }));
  const found = await findMatches(deps, questions, MOST_MATCHES);
  const known = await loadMatches(
    trx,
    asked.map(({ rules: [first] }) => first!.id),
    storeIds,
  );
  const memories = await loadMemories(trx, rules, nowMs);
  const changed: Matched[] = [];
  const fresh: { rule: RuleRow; productId: number; readMs: number }[] = [];
  for (const [index, { rules: ofStores, search }] of asked.entries()) {
    const keys = found[index];
    if (!keys) continue;
    const productsOf = Map.groupBy(keys, ({ storeId }) => storeId);
    for (const rule of ofStores) {
      const productIds = (productsOf.get(rule.of_store) ?? []).map(({ productId }) => productId);
      const before = known(rule.id, rule.of_store);
      const seen = new Set(before?.productIds);
      const added = productIds.filter((productId) => !seen.has(productId));
      const isSame = before?.search === search && added.length === 0 && seen.size === productIds.length;
      if (!isSame) changed.push({ ruleId: rule.id, storeId: rule.of_store, search, productIds });
      const readMs = reads.get(rule.of_store)?.readAt?.getTime() ?? nowMs;
      if (before?.search === search) fresh.push(...added.map((productId) => ({ rule, productId, readMs })));
    }
  }
  await saveMatches(trx, changed);
  return ringsOf(deps, fresh, memories);
}

async function ringsOf(
  { facts }: AlertDeps,
  fresh: readonly { rule: RuleRow; productId: number; readMs: number }[],
  memories: ReadonlyMap<string, Memory>,
): Promise<Rung[]> {
  if (fresh.length === 0) return [];
  const names = await findNames(
    facts,
    fresh.map(({ rule: { of_store }, productId }) => ({ of_store, product_id: productId })),
  );
  return fresh.flatMap(({ rule, productId, readMs }): Rung[] => {
    const storeId = rule.of_store;
    const memory = memories.get(rule.id)!;
    const last = memory.get(subjectOf(storeId, productId));
    if (last !== undefined && readMs - last < rule.cool_down_hours * HOUR_MS) return [];
    const detail = { ...NO_DETAIL, ...names(storeId, productId) };
    const ring: Ring = { storeId, productId, kind: 'matches', at: readMs, seenAt: readMs, detail };
    return [{ rule, ring }];
  });
}
