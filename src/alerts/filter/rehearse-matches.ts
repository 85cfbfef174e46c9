import { setImmediate } from 'node:timers/promises';
import { type FilterList, isOfStores } from '#contract/messages/alert.ts';
import { productIdOf } from '#contract/product/product.ts';
import type { Databases } from '#database/connect.ts';
import { findNames } from '#questions/find-names.ts';
import { findStoresOverTime } from '#questions/lists/products/past/find-past-stores.ts';
import { matchesToday } from '#questions/lists/products/past/matches-today.ts';
import {
  findSalesAsked,
  type PastOfFilter,
  pastOf,
  pastOfFilter,
} from '#questions/lists/products/past/past-of-filter.ts';
import { filterOfToday } from '../change/filter-of-today.ts';
import { cooled } from '../ring/cool-down.ts';
import type { Ring } from '../ring/rings-for.ts';
import { findReadings } from '../rule/find-readings.ts';
import type { Rule } from '../rule/rule.ts';
import { cameToMatch, type Fresh } from './came-to-match.ts';
import { ringOfMatch } from './ring-of-match.ts';

/** How many products or stores are tried before others get a turn. */
const AT_ONCE = 10;

type Asked = Parameters<typeof pastOfFilter>[1];
type Rehearsed = { messages: Ring[][]; sample: { products: number; of: number }; knownSinceMs: number | null };

/** What a rule on a filter would have rung for since then, by reading, and for how many products that is known. */
export async function rehearseMatches(
  databases: Databases,
  rule: Rule,
  asked: Asked & { list: FilterList },
): Promise<Rehearsed> {
  const { storeIds, sinceMs: since, list } = asked;
  const past = await (isOfStores(list) ? pastOfStores(databases, asked) : pastOfFilter(databases, asked));
  const fresh = await findFresh(databases, past, { storeIds, since, list });
  const { nameOf, titleOf } = await findNames(databases.facts, fresh);
  const rings = fresh.map((one) => {
    const named = { storeName: nameOf(one.storeId) ?? '', title: titleOf(one.storeId, one.productId) };
    return ringOfMatch(one, named);
  });
  const messages = [...Map.groupBy(cooled(rule, rings), ({ storeId, seenAt }) => `${storeId} ${seenAt}`).values()];
  const sample = { products: past.products.length, of: past.of };
  return { messages, sample, knownSinceMs: earliestKnownOf(past, asked) };
}

async function pastOfStores(databases: Databases, asked: Asked & { list: FilterList }): Promise<PastOfFilter> {
  const { accountId, storeIds, query, sinceMs, nowMs } = asked;
  const filter = await filterOfToday(databases, accountId, asked, nowMs);
  const stores = filter ? await findStoresOverTime(databases.facts, storeIds, sinceMs) : [];
  const products = stores.filter((store) => matchesToday(store, filter!));
  const salesOf = await findSalesAsked(databases.facts, products, [query], asked);
  return { products, of: products.length, ...pastOf(query, salesOf, asked) };
}

/** The earliest time from which the filter's data is known where it was not known before; null if it always was. */
function earliestKnownOf({ products, knownSince }: PastOfFilter, { sinceMs, nowMs }: Asked): number | null {
  const late = products.map(knownSince).filter((atMs) => atMs > sinceMs);
  return late.length === 0 ? null : Math.min(nowMs, ...late);
}

type Then = (storeId: number, productId: number, seenAt: number) => boolean;

/** Whether a product matched a filter when something was seen of it. */
export async function findPastMatches(
  databases: Databases,
  asked: Asked,
): Promise<{ isInFilter: Then; sample: { products: number; of: number } }> {
  const { products, of, isMatch } = await pastOfFilter(databases, asked);
  const byId = new Map(products.map((product) => [productIdOf(product), product]));
  return {
    isInFilter: (storeId, productId, seenAt) => {
      const product = byId.get(productIdOf({ storeId, productId }));
      return product !== undefined && isMatch(product, seenAt);
    },
    sample: { products: products.length, of },
  };
}

async function findFresh(
  { facts }: Databases,
  past: PastOfFilter,
  { storeIds, since, list }: { storeIds: number[]; since: number; list: FilterList },
): Promise<Fresh[]> {
  const readingFrom = await findReadings(facts, storeIds, { since, each: 'hour' });
  const fresh: Fresh[] = [];
  for (const [place, product] of past.products.entries()) {
    // lets other work run in between
    if (place % AT_ONCE === 0) await setImmediate();
    fresh.push(...cameToMatch(past, product, { readingFrom, since, list }));
  }
  return fresh.toSorted((one, other) => one.readMs - other.readMs);
}
