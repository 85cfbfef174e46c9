import { setImmediate } from 'node:timers/promises';
import type { Databases } from '#database/connect.ts';
import { findNames } from '#questions/find-names.ts';
import { type PastOfFilter, pastOfFilter } from '#questions/lists/products/past/past-of-filter.ts';
import { cooled } from '../ring/cool-down.ts';
import type { Ring } from '../ring/judge.ts';
import { findReadings } from '../rule/find-readings.ts';
import type { Rule } from '../rule/rule.ts';
import { cameToMatch, type Fresh } from './came-to-match.ts';
import { ringOfMatch } from './ring-of-match.ts';

/** Products looked at in one go. */
const AT_ONCE = 20;

type Asked = Parameters<typeof pastOfFilter>[1];

/** What a rule on a filter would have rung for since then, by reading, and of how many of its products that is known. */
export async function rehearseMatches(
  databases: Databases,
  rule: Rule,
  asked: Asked,
): Promise<{ told: Ring[][]; sample: { products: number; of: number } }> {
  const { storeIds, sinceMs: since } = asked;
  const past = await pastOfFilter(databases, asked);
  const fresh = await findFresh(databases, past, { storeIds, since });
  const { nameOf, titleOf } = await findNames(databases.facts, fresh);
  const rings = fresh.map((one) => {
    const named = { storeName: nameOf(one.storeId) ?? '', title: titleOf(one.storeId, one.productId) };
    return ringOfMatch(one, named);
  });
  const told = [...Map.groupBy(cooled(rule, rings), ({ storeId, seenAt }) => `${storeId} ${seenAt}`).values()];
  return { told, sample: { products: past.products.length, of: past.of } };
}

type Then = (storeId: number, productId: number, seenAt: number) => boolean;

/** Whether a product matched a filter when something was seen of it. */
export async function pastAmong(
  databases: Databases,
  asked: Asked,
): Promise<{ isAmong: Then; sample: { products: number; of: number } }> {
  const { products, of, isMatch } = await pastOfFilter(databases, asked);
  const byName = new Map(products.map((product) => [`${product.storeId}-${product.productId}`, product]));
  return {
    isAmong: (storeId, productId, seenAt) => {
      const product = byName.get(`${storeId}-${productId}`);
      return product !== undefined && isMatch(product, seenAt);
    },
    sample: { products: products.length, of },
  };
}

async function findFresh(
  { facts }: Databases,
  past: PastOfFilter,
  { storeIds, since }: { storeIds: number[]; since: number },
): Promise<Fresh[]> {
  const readingFrom = await findReadings(facts, storeIds, { since, each: 'hour' });
  const fresh: Fresh[] = [];
  for (const [place, product] of past.products.entries()) {
    // others are served meanwhile
    if (place % AT_ONCE === 0) await setImmediate();
    fresh.push(...cameToMatch(past, product, { readingFrom, since }));
  }
  return fresh.toSorted((one, other) => one.readMs - other.readMs);
}
