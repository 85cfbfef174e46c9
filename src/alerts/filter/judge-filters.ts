import type { ProductListQuery } from '#contract/filters.ts';
import { TOTAL_CAP } from '#contract/list.ts';
import type { People } from '#database/connect.ts';
import { findNames } from '#questions/find-names.ts';
import { type AskedMatches, findMatches } from '#questions/lists/products/find-matches.ts';
import type { AlertDeps } from '../deps.ts';
import type { RuleRing } from '../ring/cool-down.ts';
import type { Reads } from '../ring/cursors.ts';
import { type Cause, loadRules, type RuleRow } from '../rule/rule-rows.ts';
import { type Mark, markTooBroad } from './mark-too-broad.ts';
import { forgetOthers, loadMatches, type Matched, type MatchKey, saveMatches } from './matches.ts';
import { ringOfMatch } from './ring-of-match.ts';
import { findFilters, queryOfFilter } from './saved-filter.ts';

type Judged = { storeIds: readonly number[]; reads: Reads; nowMs: number };

/** A rule, with those of its stores that were read. */
type Asked = { rules: RuleRow[]; search: string; query: ProductListQuery };
type Fresh = { rule: RuleRow; productId: number; readMs: number };

/** For how many filters the stored matches are in memory at once. */
const AT_ONCE = 100;

/**
 * What newly matches the rules' saved filters in stores that were read. The matches at the first judgement of a store,
 * or after a change of the filter, are the start; so are those after a reading that was not judged, as for a muted
 * rule. A filter with more matches than a list counts is too broad to ring one by one.
 */
export async function judgeFilters(
  deps: AlertDeps,
  trx: People,
  { storeIds, reads, nowMs }: Judged,
): Promise<RuleRing[]> {
  const asked = await findAsked(trx, storeIds);
  const ruleRings: RuleRing[] = [];
  const judged: MatchKey[] = [];
  const marks: Mark[] = [];
  for (let from = 0; from < asked.length; from += AT_ONCE) {
    const some = asked.slice(from, from + AT_ONCE);
    const found = await findMatches(deps, some.map(questionOf(nowMs)), TOTAL_CAP);
    const known = await loadMatches(
      trx,
      some.map(({ rules: [first] }) => first!.id),
      storeIds,
    );
    marks.push(...some.map(({ rules: [first] }, index) => ({ ruleId: first!.id, isTooBroad: !found[index] })));
    const changed: Matched[] = [];
    const fresh: Fresh[] = [];
    for (const [index, { rules, search }] of some.entries()) {
      const productsOf = found[index];
      if (!productsOf) continue;
      for (const rule of rules) {
        const now = { ruleId: rule.id, storeId: rule.ofStore };
        const productIds = productsOf.get(rule.ofStore) ?? [];
        const before = known(rule.id, rule.ofStore);
        const seen = new Set(before?.productIds);
        const added = productIds.filter((productId) => !seen.has(productId));
        const isSame = before?.search === search && added.length === 0 && seen.size === productIds.length;
        if (!isSame) changed.push({ ...now, search, productIds });
        const readMs = reads.get(rule.ofStore)?.readAt?.getTime() ?? nowMs;
        if (before?.search === search) fresh.push(...added.map((productId) => ({ rule, productId, readMs })));
        judged.push(now);
      }
    }
    await saveMatches(trx, changed);
    ruleRings.push(...(await ringsOf(deps, fresh)));
  }
  await markTooBroad(trx, marks);
  await forgetOthers(trx, storeIds, judged);
  return ruleRings;
}

async function findAsked(trx: People, storeIds: readonly number[]): Promise<Asked[]> {
  const causes = storeIds.map((storeId): Cause => ({ storeId, kind: 'matches', mostPercent: 0 }));
  const rules = await loadRules(trx, causes);
  if (rules.length === 0) return [];
  const searchOf = await findFilters(
    trx,
    rules.map(({ accountId }) => accountId),
  );
  return [...Map.groupBy(rules, ({ id }) => id).values()].flatMap((ofStores): Asked[] => {
    const search = searchOf(ofStores[0]!);
    const query = search === null ? null : queryOfFilter(search, 'products');
    return search !== null && query ? [{ rules: ofStores, search, query }] : [];
  });
}

function questionOf(nowMs: number): (asked: Asked) => AskedMatches {
  return ({ rules, query }) => ({
    ...{ accountId: rules[0]!.accountId, storeIds: rules.map(({ ofStore }) => ofStore) },
    ...{ query, keys: null, nowMs },
  });
}

async function ringsOf({ facts }: AlertDeps, fresh: readonly Fresh[]): Promise<RuleRing[]> {
  if (fresh.length === 0) return [];
  const { nameOf, titleOf } = await findNames(
    facts,
    fresh.map(({ rule: { ofStore: storeId }, productId }) => ({ storeId, productId })),
  );
  return fresh.map(({ rule, productId, readMs }) => {
    const storeId = rule.ofStore;
    const named = { storeName: nameOf(storeId) ?? '', title: titleOf(storeId, productId) };
    return { rule, ring: ringOfMatch({ storeId, productId, readMs }, named) };
  });
}
