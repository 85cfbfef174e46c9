import type { PlatformKind } from '#contract/platform.ts';
import type { Databases, Facts, People } from '#database/connect.ts';
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
  /** The product page that was given, for a shop that lists no others. */
  pageUrl?: string | null;
  isPractice: boolean;
};

/** Adds a store that has not been read yet, or finds the one that another request has just added. Safe to repeat. */
export async function createStore({ people, facts }: Databases, store: NewStore, nowMs: number): Promise<number> {
  const storeId = await numberHost(people, store, nowMs);
  await writeStore(facts, storeId, store, nowMs);
  return storeId;
}

/** The store id of a host, or of the shop behind it. If two requests ask at once, only one creates it. */
async function numberHost(
  people: People,
  { host, origin, shopKey, isPractice }: NewStore,
  nowMs: number,
): Promise<number> {
  const added = await people
    .insertInto('store_host')
    .values({ host, origin, shop_key: shopKey, is_practice: isPractice, created_at: new Date(nowMs) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id ?? (await findNumber(people, { host, shopKey }))!;
}

/** Two hosts of one shop are one store. It is found by its host, or by the platform's own id of the shop. */
export async function findNumber(
  people: People,
  by: { host: string; shopKey: string | null },
): Promise<number | undefined> {
  const row = await people
    .selectFrom('store_host')
    .select('id')
    .where((where) =>
      by.shopKey === null
        ? where('host', '=', by.host)
        : where.or([where('host', '=', by.host), where('shop_key', '=', by.shopKey)]),
    )
    .orderBy('id')
    .executeTakeFirst();
  return row?.id;
}

async function writeStore(facts: Facts, id: number, store: NewStore, nowMs: number): Promise<void> {
  await facts
    .insertInto('store')
    .values({
      id,
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
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
