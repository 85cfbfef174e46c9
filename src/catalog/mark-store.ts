import { sql } from 'kysely';
import type { StoreProblem } from '#contract/problem.ts';
import type { PlatformKind } from '#contract/store.ts';
import type { Facts } from '#database/connect.ts';
import { searchText } from './search-text.ts';

/** What a store says of itself; null where it says nothing, and then what was known stays. */
export type StoreProfile = {
  platform: PlatformKind;
  name: string | null;
  country: string | null;
  currency: string | null;
  language: string | null;
  faviconUrl: string | null;
  /** Of a shop that names no others: the product page that was given. */
  pageUrl?: string | null;
};

/** Its products carry the store's country: they follow it. Their categories follow its name and language. */
export async function updateStoreProfile(facts: Facts, storeId: number, profile: StoreProfile): Promise<void> {
  const { country, name, host } = await facts
    .updateTable('store')
    .set((set) => ({
      platform: profile.platform,
      name: set.fn.coalesce(set.val(profile.name), 'name'),
      country: set.fn.coalesce(set.val(profile.country), 'country'),
      currency: set.fn.coalesce(set.val(profile.currency), 'currency'),
      language: set.fn.coalesce(set.val(profile.language), 'language'),
      favicon_url: set.fn.coalesce(set.val(profile.faviconUrl), 'favicon_url'),
      page_url: set.fn.coalesce(set.val(profile.pageUrl ?? null), 'page_url'),
      // read anew at the next summary
      tag_rules: sql<number>`case when ${profile.name} <> coalesce(name, '') or ${profile.language} <> coalesce(language, '')
        then 0 else tag_rules end`,
    }))
    .where('id', '=', storeId)
    .returning(['country', 'name', 'host'])
    .executeTakeFirstOrThrow();
  await facts
    .updateTable('store')
    .set({ search_text: searchText(name, host) })
    .where('id', '=', storeId)
    .where('search_text', '!=', searchText(name, host))
    .execute();
  await facts
    .updateTable('product')
    .set({ country })
    .where('store_id', '=', storeId)
    .where('country', 'is distinct from', country)
    .execute();
}

/** A good read: the store is there, and whatever was wrong with it is over. */
export async function markStoreRead(
  facts: Facts,
  storeId: number,
  read: { firstAtMs: number; lastAtMs: number },
): Promise<void> {
  await facts
    .updateTable('store')
    .set((set) => ({
      state: 'read',
      problem: null,
      first_read_at: set.fn.coalesce('first_read_at', set.val(new Date(read.firstAtMs))),
      last_read_at: new Date(read.lastAtMs),
    }))
    .where('id', '=', storeId)
    .execute();
}

/** How many products the store has, counted over a whole catalogue. */
export async function setProductCount(facts: Facts, storeId: number, productCount: number): Promise<void> {
  await facts.updateTable('store').set({ product_count: productCount }).where('id', '=', storeId).execute();
}

export async function markStoreUnreadable(facts: Facts, storeId: number, problem: StoreProblem): Promise<void> {
  await facts.updateTable('store').set({ state: 'unreadable', problem }).where('id', '=', storeId).execute();
}

/** A passing problem: named, while the store keeps its state. */
export async function noteStoreProblem(facts: Facts, storeId: number, problem: StoreProblem): Promise<void> {
  await facts.updateTable('store').set({ problem }).where('id', '=', storeId).execute();
}

/** A store that was unreadable answers again: it waits for a good read, or goes on with the history it has. */
export async function reopenStore(facts: Facts, storeId: number): Promise<void> {
  await facts
    .updateTable('store')
    .set((set) => ({
      state: set.case().when('first_read_at', 'is', null).then('pending').else('read').end(),
      problem: null,
    }))
    .where('id', '=', storeId)
    .where('state', '=', 'unreadable')
    .execute();
}
