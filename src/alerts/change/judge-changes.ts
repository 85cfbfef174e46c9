import type { ProductListQuery } from '#contract/filters.ts';
import { isOfStores } from '#contract/messages/alert.ts';
import { productIdOf } from '#contract/product/product.ts';
import type { Facts } from '#database/connect.ts';
import { findNames } from '#questions/find-names.ts';
import { findProductsOverTime, type ProductOverTime } from '#questions/lists/products/past/find-past-products.ts';
import { findStoresOverTime } from '#questions/lists/products/past/find-past-stores.ts';
import { matchesToday } from '#questions/lists/products/past/matches-today.ts';
import {
  asksAge,
  findSalesAsked,
  type Known,
  type Past,
  pastOf,
} from '#questions/lists/products/past/past-of-filter.ts';
import { asksSales } from '#questions/lists/products/past/sales-asked.ts';
import type { ProductKey } from '#questions/lists/products/product-filter.ts';
import { DAY_MS } from '#runtime/clock.ts';
import type { AlertDeps } from '../deps.ts';
import { cameToMatch, type Fresh } from '../filter/came-to-match.ts';
import { queryOfEvents } from '../filter/query-of-events.ts';
import { ringOfMatch } from '../filter/ring-of-match.ts';
import type { RuleRing } from '../ring/cool-down.ts';
import type { Cursor, Reads } from '../ring/cursors.ts';
import type { Moment } from '../ring/moment.ts';
import { type Ring, ringsFor } from '../ring/rings-for.ts';
import type { ChangeRule } from './change-rules.ts';
import { type Changed, findChanged, type Since } from './find-changed.ts';
import { rulesByProduct } from './rules-by-product.ts';

type Judged = { moments: readonly Moment[]; held: readonly Cursor[]; reads: Reads; nowMs: number };
type Found = { rule: ChangeRule; ring: Ring };

/** How many products' histories are in memory at once. */
const AT_ONCE = 5_000;
/** Covers every store and product. */
const OF_ALL = { storeId: null, productId: null, tag: null };

/**
 * What change rules ring for in some stores. Their filters are only applied to what changed, including the parts that
 * depend on the past.
 */
export async function judgeChanges(
  { facts }: AlertDeps,
  rules: readonly ChangeRule[],
  judged: Judged,
): Promise<RuleRing[]> {
  if (rules.length === 0) return [];
  const isOfMatches = ({ row }: ChangeRule) => row.condition.kind === 'matches';
  const ofStores = rules.filter(({ row }) => isOfStores(row.filterList!));
  const ofProducts = rules.filter(({ row }) => !isOfStores(row.filterList!));
  const ofMatches = ofProducts.filter(isOfMatches);
  const isOfSales = ofMatches.some(({ query }) => asksSales(query));
  const stores = judged.held.map(({ store_id: storeId, read_until, seen_until }) => ({
    ...{ storeId, sinceMs: (read_until ?? seen_until).getTime() },
    readMs: judged.reads.get(storeId)?.readAt?.getTime() ?? null,
  }));
  const { nowMs } = judged;
  const changed = ofProducts.length > 0 ? await findChanged(facts, stores, { isOfSales }) : [];
  const ofEvents = ofProducts.filter((rule) => !isOfMatches(rule));
  const events = await judgeEvents(facts, ofEvents, { ...judged, changed });
  const products = { find: findProductsOverTime, rulesOf: rulesByProduct(ofMatches) };
  const changedOf = Map.groupBy(changed, ({ storeId }) => storeId);
  const matches: Matched[] = [];
  // grouped by day: one store not judged for a year must not make all others be read a year back
  for (const alike of Map.groupBy(stores, ({ sinceMs }) => Math.floor(sinceMs / DAY_MS)).values()) {
    const some = alike.flatMap(({ storeId }) => changedOf.get(storeId) ?? []);
    matches.push(...(await judgeMatches(facts, ofMatches, { stores: alike, changed: some, nowMs }, products)));
    matches.push(...(await judgeStores(facts, ofStores, { stores: alike, nowMs })));
  }
  const { nameOf, titleOf } = await findNames(
    facts,
    matches.map(({ fresh }) => fresh),
  );
  const ruleRingOf = ({ row }: ChangeRule, ring: Ring): RuleRing => ({ rule: { ...row, ofStore: ring.storeId }, ring });
  return [
    ...events.map(({ rule, ring }) => ruleRingOf(rule, ring)),
    ...matches.map(({ rule, fresh }) => {
      const { storeId, productId } = fresh;
      const named = { storeName: nameOf(storeId) ?? '', title: titleOf(storeId, productId) };
      return ruleRingOf(rule, ringOfMatch(fresh, named));
    }),
  ];
}

/** The events of matching products. Rules with the same condition are judged once. */
async function judgeEvents(
  facts: Facts,
  rules: readonly ChangeRule[],
  { moments, changed, nowMs }: Pick<Judged, 'moments' | 'nowMs'> & { changed: readonly Changed[] },
): Promise<Found[]> {
  const lightOf = new Map(changed.map((one) => [productIdOf(one), one]));
  const asked = [...Map.groupBy(rules, ({ row }) => JSON.stringify(row.condition)).values()].flatMap((alike) => {
    const { condition } = alike[0]!.row;
    const rulesOf = rulesByProduct(alike);
    return moments
      .flatMap((moment) => ringsFor({ ...OF_ALL, condition }, moment))
      .flatMap((ring) => {
        const light = lightOf.get(productIdOf(ring));
        const some = light ? rulesOf(light) : alike;
        return ring.productId > 0 && some.length > 0 ? [{ ring, some }] : [];
      });
  });
  const keys = asked.map(({ ring }) => ring);
  const queryOf = ({ query }: ChangeRule) => queryOfEvents(query);
  const sinceMs = earliest(keys.map(({ seenAt }) => seenAt)) - 1;
  const found: Found[] = [];
  for await (const { products, pastOfRule } of pastsOf(facts, keys, { rules, queryOf, sinceMs, nowMs })) {
    const productOf = new Map(products.map((product) => [productIdOf(product), product]));
    for (const { ring, some } of asked) {
      const product = productOf.get(productIdOf(ring));
      for (const rule of product ? some : [])
        if (covers(rule, product!, ring.seenAt) && pastOfRule(rule).isMatch(product!, ring.seenAt))
          found.push({ rule, ring });
    }
  }
  return found.toSorted((one, other) => one.ring.seenAt - other.ring.seenAt);
}

type Read = Since & { readMs: number | null };
type Matched = { rule: ChangeRule; fresh: Fresh };
type FindOverTime = (facts: Facts, keys: readonly ProductKey[], sinceMs: number) => Promise<ProductOverTime[]>;
/** How to find products or stores over time, and which rules each may concern. */
type Source = { find: FindOverTime; rulesOf: (one: Changed) => ChangeRule[] };

/** Which stores came to match since the reading before. */
async function judgeStores(
  facts: Facts,
  rules: readonly ChangeRule[],
  { stores, nowMs }: { stores: readonly Read[]; nowMs: number },
): Promise<Matched[]> {
  if (rules.length === 0) return [];
  const sinceMs = Math.min(...stores.map((store) => store.sinceMs));
  const storeIds = stores.map(({ storeId }) => storeId);
  const overTime = new Map((await findStoresOverTime(facts, storeIds, sinceMs)).map((one) => [one.storeId, one]));
  const changed = [...overTime.values()].map(({ storeId, productId, today, states }): Changed => {
    const prices = states.flatMap(({ price_usd }) => price_usd ?? []);
    return { storeId, productId, tags: today.tags, low: Math.min(...prices), high: Math.max(...prices) };
  });
  const rulesOfAll = rulesByProduct(rules);
  // most readings only show sales
  const rulesOfTime = rulesByProduct(rules.filter(({ query }) => asksSales(query) || asksAge(query)));
  const sinceOf = new Map(stores.map((store) => [store.storeId, store.sinceMs]));
  return judgeMatches(
    facts,
    rules,
    { stores, changed, nowMs },
    {
      find: async (_facts, keys) => keys.map(({ storeId }) => overTime.get(storeId)!),
      rulesOf: (one) => {
        const store = overTime.get(one.storeId)!;
        const isShownAnew = store.states.some(({ fromMs }) => fromMs > sinceOf.get(one.storeId)!);
        return (isShownAnew ? rulesOfAll : rulesOfTime)(one).filter((rule) => covers(rule, store, nowMs));
      },
    },
  );
}

/** Which products or stores came to match since the reading before. */
async function judgeMatches(
  facts: Facts,
  rules: readonly ChangeRule[],
  { stores, changed, nowMs }: { stores: readonly Read[]; changed: readonly Changed[]; nowMs: number },
  { find, rulesOf }: Source,
): Promise<Matched[]> {
  const someOf = new Map<string, ChangeRule[]>();
  const keys = changed.filter((product) => {
    const some = rulesOf(product);
    if (some.length > 0) someOf.set(productIdOf(product), some);
    return some.length > 0;
  });
  const storeOf = new Map(stores.map((store) => [store.storeId, store]));
  const readingFrom = (storeId: number, atMs: number) => {
    const { readMs } = storeOf.get(storeId)!;
    return readMs !== null && readMs >= atMs ? readMs : undefined;
  };
  const queryOf = ({ query }: ChangeRule) => query;
  const sinceMs = Math.min(...stores.map((store) => store.sinceMs));
  const found: Matched[] = [];
  for await (const { products, pastOfRule } of pastsOf(facts, keys, { rules, queryOf, sinceMs, nowMs }, find)) {
    for (const product of products) {
      for (const rule of someOf.get(productIdOf(product))!) {
        if (!covers(rule, product, nowMs)) continue;
        const since = Math.max(storeOf.get(product.storeId)!.sinceMs, rule.sinceOf(product.storeId)!);
        const fresh = cameToMatch(pastOfRule(rule), product, { readingFrom, since, list: rule.row.filterList });
        found.push(...fresh.map((one) => ({ rule, fresh: one })));
      }
    }
  }
  return found;
}

type Asked = {
  rules: readonly ChangeRule[];
  queryOf: (rule: ChangeRule) => ProductListQuery;
  sinceMs: number;
  nowMs: number;
};
type Pasts = { products: ProductOverTime[]; pastOfRule: (rule: ChangeRule) => Past };

async function* pastsOf(
  facts: Facts,
  keys: readonly ProductKey[],
  { rules, queryOf, sinceMs, nowMs }: Asked,
  find: FindOverTime = findProductsOverTime,
): AsyncGenerator<Pasts> {
  const once = [...new Map(keys.map((key) => [productIdOf(key), key])).values()];
  for (let from = 0; from < once.length; from += AT_ONCE) {
    const products = await find(facts, once.slice(from, from + AT_ONCE), sinceMs);
    const salesOf = await findSalesAsked(facts, products, rules.map(queryOf), { sinceMs, nowMs });
    const pasts = new Map<ChangeRule, Past>();
    const known: Known = new Map();
    const pastOfRule = (rule: ChangeRule) => {
      const past = pasts.get(rule) ?? pastOf(queryOf(rule), salesOf, { sinceMs, nowMs }, known);
      pasts.set(rule, past);
      return past;
    };
    yield { products, pastOfRule };
  }
}

function covers({ filter, sinceOf }: ChangeRule, product: ProductOverTime, atMs: number): boolean {
  const sinceMs = sinceOf(product.storeId);
  return sinceMs !== null && atMs > sinceMs && matchesToday(product, filter);
}

/** The minimum of more numbers than a call takes as arguments. */
function earliest(times: readonly number[]): number {
  return times.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
}
