import { assertNotExcluded } from '#catalog/assert-not-excluded.ts';
import type { Facts, People } from '#database/connect.ts';
import { Problem } from '#runtime/problem.ts';
import { FetchFailure } from '../fetch/fetch-failure.ts';
import { canonicalHost } from '../parse-store-url.ts';
import type { Reading, StoreIdentity } from '../reading.ts';
import type { PolledStore } from './load/load-store.ts';

export type Address = { host: string; origin: string };

/**
 * Where a store was found, if its known address led to another host; else null. Throws `FetchFailure` if the owner of
 * that one does not want it to be read.
 */
export async function findNewAddress(
  people: People,
  store: PolledStore,
  { origin, shopKey }: StoreIdentity,
): Promise<Address | null> {
  const host = canonicalHost(new URL(origin));
  if (host === canonicalHost(new URL(store.origin))) return null;
  try {
    await assertNotExcluded(people, { host, shopKey });
  } catch (error) {
    if (error instanceof Problem) throw new FetchFailure('store-excluded', { cause: error });
    throw error;
  }
  return { host, origin };
}

/**
 * Whether the catalogue at a new address proves that the store moved there: the platform's key of the shop is the same,
 * or most products have a known id and its title. Ids alone prove nothing, since many platforms count from one. A store
 * that was never read goes where its address leads. Throws `FetchFailure` if most ids are unknown: a domain that was
 * sold leads to another shop.
 */
export async function isMoveProven(
  facts: Facts,
  store: PolledStore,
  identity: StoreIdentity,
  { products, problem }: Reading,
): Promise<boolean> {
  // of a doubted catalogue only the known products are left
  const isDoubted = problem?.code === 'store-catalogue-doubtful';
  const isSameKey = store.shopKey !== null && identity.shopKey === store.shopKey;
  if (store.firstReadAt === null || isSameKey) return products.length > 0 && !isDoubted;
  const known = await facts
    .selectFrom('product')
    .select(['external_id', 'title'])
    .where('store_id', '=', store.id)
    .where('gone_at', 'is', null)
    .execute();
  const titles = new Map(known.map((product) => [product.external_id, product.title]));
  const shown = products.filter(({ externalId }) => titles.has(externalId));
  const enough = Math.min(titles.size, products.length) / 2;
  const isAnother = isDoubted ? shown.length === 0 : shown.length < enough;
  if (isAnother) throw new FetchFailure('store-not-a-store', { detail: 'leads to another shop' });
  const same = shown.filter(({ externalId, title }) => titles.get(externalId) === title);
  return !isDoubted && same.length > 0 && same.length >= enough;
}
