import type { ProductListQuery } from '#contract/filters.ts';
import type { People } from '#database/connect.ts';
import { findNames } from '#questions/find-names.ts';
import { type AskedMatches, findMatches } from '#questions/lists/products/find-matches.ts';
import type { AlertDeps } from '../deps.ts';
import type { Reads } from '../ring/cursors.ts';
import type { Memory } from '../ring/judge.ts';
import { loadFilterRules, loadMemories, type RuleRow, type Rung, ruleOfRow } from '../rule/rule-rows.ts';
import { forgetOthers, loadMatches, type Matched, type MatchKey, saveMatches } from './matches.ts';
import { ringOfMatch } from './ring-of-match.ts';
import { findFilters, queryOfFilter } from './saved-filter.ts';

/** A filter that so many products of an account's stores match is too broad to be told of one by one. */
export const MOST_MATCHES = 10_000;

type Judged = { storeIds: readonly number[]; reads: Reads; nowMs: number };

/** A rule with the stores of it that were read. */
type Asked = { rules: RuleRow[]; search: string; query: ProductListQuery };
type Fresh = { rule: RuleRow; productId: number; readMs: number };

/** What is remembered of so many filters stands in memory at once. */
const AT_ONCE = 25;

/**
 * What newly matches the saved filters that rules speak of, in stores that were read. What matched when a store was
 * judged first, or the filter was changed, is what it starts from; so it is after a reading that was not judged, of a
 * rule that was muted, say.
 */
export async function judgeFilters(deps: AlertDeps, trx: People, { storeIds, reads, nowMs }: Judged): Promise<Rung[]> {
  const asked = await findAsked(trx, storeIds);
  const rung: Rung[] = [];
  const judged: MatchKey[] = [];
  for (let from = 0; from < asked.length; from += AT_ONCE) {
    const some = asked.slice(from, from + AT_ONCE);
    const found = await findMatches(deps, some.map(questionOf(nowMs)), MOST_MATCHES);
    const known = await loadMatches(
      trx,
      some.map(({ rules: [first] }) => first!.id),
      storeIds,
    );
    const changed: Matched[] = [];
    const fresh: Fresh[] = [];
    for (const [index, { rules, search }] of some.entries()) {
      const keys = found[index];
      if (!keys) continue;
      const productsOf = Map.groupBy(keys, ({ storeId }) => storeId);
      for (const rule of rules) {
        const now = { ruleId: rule.id, storeId: rule.of_store };
        const productIds = (productsOf.get(rule.of_store) ?? []).map(({ productId }) => productId);
        const before = known(rule.id, rule.of_store);
        const seen = new Set(before?.productIds);
        const added = productIds.filter((productId) => !seen.has(productId));
        const isSame = before?.search === search && added.length === 0 && seen.size === productIds.length;
        if (!isSame) changed.push({ ...now, search, productIds });
        const readMs = reads.get(rule.of_store)?.readAt?.getTime() ?? nowMs;
        if (before?.search === search) fresh.push(...added.map((productId) => ({ rule, productId, readMs })));
        judged.push(now);
      }
    }
    await saveMatches(trx, changed);
    const rules = some.flatMap((one) => one.rules);
    rung.push(...(await ringsOf(deps, fresh, await loadMemories(trx, rules, nowMs))));
  }
  await forgetOthers(trx, storeIds, judged);
  return rung;
}

async function findAsked(trx: People, storeIds: readonly number[]): Promise<Asked[]> {
  const rules = await loadFilterRules(trx, storeIds);
  if (rules.length === 0) return [];
  const searchOf = await findFilters(
    trx,
    rules.map(({ account_id }) => account_id),
  );
  return [...Map.groupBy(rules, ({ id }) => id).values()].flatMap((ofStores): Asked[] => {
    const search = searchOf(ofStores[0]!);
    const query = search === null ? null : queryOfFilter(search);
    return search !== null && query ? [{ rules: ofStores, search, query }] : [];
  });
}

function questionOf(nowMs: number): (asked: Asked) => AskedMatches {
  return ({ rules, query }) => ({
    ...{ accountId: rules[0]!.account_id, storeIds: rules.map(({ of_store }) => of_store) },
    ...{ query, keys: null, nowMs },
  });
}

async function ringsOf(
  { facts }: AlertDeps,
  fresh: readonly Fresh[],
  memories: ReadonlyMap<string, Memory>,
): Promise<Rung[]> {
  if (fresh.length === 0) return [];
  const { nameOf, titleOf } = await findNames(
    facts,
    fresh.map(({ rule: { of_store: storeId }, productId }) => ({ storeId, productId })),
  );
  return fresh.flatMap(({ rule, productId, readMs }): Rung[] => {
    const storeId = rule.of_store;
    const named = { storeName: nameOf(storeId) ?? '', title: titleOf(storeId, productId) };
    const ring = ringOfMatch(ruleOfRow(rule), { storeId, productId, readMs }, named, memories.get(rule.id)!);
    return ring ? [{ rule, ring }] : [];
  });
}
