import { sql } from 'kysely';
import type { PlatformKind } from '#contract/platform.ts';
import type { StoreProblem } from '#contract/problem.ts';
import type { Facts } from '#database/connect.ts';
import { STORE_ITSELF } from '#database/store-itself.ts';
import { recordEvents } from './record-events.ts';
import { searchText } from './search-text.ts';

/** A store's own description of itself. Null means that it says nothing; the known value then stays. */
export type StoreProfile = {
  platform: PlatformKind;
  name: string | null;
  country: string | null;
  currency: string | null;
  language: string | null;
  faviconUrl: string | null;
  /** What else than its host it is read by: a product page that was given, or the root of its interfaces. */
  pageUrl?: string | null;
};

/** Its products copy the store's country. Their categories depend on its name and language. */
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
      // its products are categorized again at the next summary
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

/** After a good reading: the store is there, and its problems are over. */
export async function markStoreRead(
  facts: Facts,
  storeId: number,
  read: { firstAtMs: number; lastAtMs: number },
): Promise<void> {
  const { rows } = await sql<{ was_unreadable: boolean }>`
    with was as (select unreadable_at from store where id = ${storeId} for update)
    update store set state = 'read', problem = null, unreadable_at = null,
      first_read_at = coalesce(first_read_at, ${new Date(read.firstAtMs)}), last_read_at = ${new Date(read.lastAtMs)}
    from was where id = ${storeId}
    returning was.unreadable_at is not null and first_read_at < ${new Date(read.firstAtMs)} as was_unreadable`.execute(
    facts,
  );
  if (rows[0]?.was_unreadable) await recordHearing(facts, storeId, 'heard', 'unreadable', read.lastAtMs);
}

/** A shop's prices are in another currency from now on. */
export async function changeCurrency(facts: Facts, storeId: number, currency: string, atMs: number): Promise<void> {
  await facts
    .updateTable('store')
    .set({ currency, currency_since: new Date(atMs) })
    .where('id', '=', storeId)
    .execute();
}

/** Stores how many products a reading of the catalogue listed, and of how many the store does not count the units. */
export async function setProductCount(
  facts: Facts,
  storeId: number,
  { products, uncounted }: { products: number; uncounted: number | null },
): Promise<void> {
  await facts
    .updateTable('store')
    .set({ product_count: products, uncounted_count: uncounted })
    .where('id', '=', storeId)
    .execute();
}

/** Records once that a store that was read before can no longer be read. */
export async function markStoreUnreadable(
  facts: Facts,
  storeId: number,
  problem: StoreProblem,
  nowMs: number,
): Promise<void> {
  const { rows } = await sql<{ is_news: boolean }>`
    with was as (select unreadable_at from store where id = ${storeId} for update)
    update store set state = 'unreadable', problem = ${problem},
      unreadable_at = coalesce(was.unreadable_at, ${new Date(nowMs)})
    from was where id = ${storeId}
    returning was.unreadable_at is null and first_read_at is not null as is_news`.execute(facts);
  if (rows[0]?.is_news) await recordHearing(facts, storeId, 'silent', 'unreadable', nowMs);
}

/**
 * Notes that none of a store's signals of sales is live, or that one is. Each change is recorded once, and only for a
 * store that ever had a live signal.
 */
export async function noteSignals(facts: Facts, storeId: number, areLost: boolean, nowMs: number): Promise<void> {
  const at = new Date(nowMs);
  const { rows } = await sql<{ is_news: boolean }>`
    with was as (select silent_at, heard_at from store where id = ${storeId} for update)
    update store set silent_at = case when ${areLost} and was.heard_at is not null then coalesce(was.silent_at, ${at}) end,
      heard_at = coalesce(was.heard_at, case when not ${areLost} then ${at}::timestamptz end)
    from was where id = ${storeId}
    returning was.heard_at is not null and (was.silent_at is null) = ${areLost} as is_news`.execute(facts);
  if (rows[0]?.is_news) await recordHearing(facts, storeId, areLost ? 'silent' : 'heard', 'no-signal', nowMs);
}

function recordHearing(
  facts: Facts,
  storeId: number,
  kind: 'silent' | 'heard',
  reason: 'unreadable' | 'no-signal',
  atMs: number,
): Promise<void> {
  const event = { productId: STORE_ITSELF, at: atMs, kind, before: null, after: { reason }, isPart: true };
  return recordEvents(facts, storeId, [event]);
}

/** Notes a passing problem; the store keeps its state. */
export async function noteStoreProblem(facts: Facts, storeId: number, problem: StoreProblem): Promise<void> {
  await facts.updateTable('store').set({ problem }).where('id', '=', storeId).execute();
}

/** An unreadable store answers again: it waits for its first good reading, or continues its history. */
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
