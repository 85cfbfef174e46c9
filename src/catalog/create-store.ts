import type { PlatformKind } from '#contract/store.ts';
import type { Database } from '#database/connect.ts';
import { findStore } from './find-store.ts';
import { searchText } from './search-text.ts';

export type NewStore = {
  host: string;
  origin: string;
  shopKey: string | null;
  platform: PlatformKind | null;
  name: string | null;
  country: string | null;
  currency: string | null;
  language: string | null;
  faviconUrl: string | null;
  /** The product page that was given, of a shop that names no others. */
  pageUrl?: string | null;
  isPractice: boolean;
};

/** Adds a store that has not been read yet, or finds the one that another request has just added. */
export async function createStore(database: Database, store: NewStore, nowMs: number): Promise<number> {
  const inserted = await database
    .insertInto('store')
    .values({
      host: store.host,
      origin: store.origin,
      shop_key: store.shopKey,
      platform: store.platform,
      name: store.name,
      search_text: searchText(store.name, store.host),
      country: store.country,
      currency: store.currency,
      language: store.language,
      favicon_url: store.faviconUrl,
      page_url: store.pageUrl ?? null,
      is_practice: store.isPractice,
      created_at: new Date(nowMs),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) return inserted.id;
  return (await findStore(database, store))!.id;
}
