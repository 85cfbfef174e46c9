import { sql } from 'kysely';
import type { Page } from '#contract/list.ts';
import type { StoreItem, StoreListQuery } from '#contract/store.ts';
import type { Database } from '#database/connect.ts';
import { countRows, limitsOf, pageOfItems } from './page.ts';
import { periodOf } from './period.ts';
import type { PictureUrl } from './picture-url.ts';
import { findStoreItems, matchesStore } from './store-items.ts';

/** The stores on a user's list, whatever their status. */
export async function listStores(
  database: Database,
  asked: { accountId: string; query: StoreListQuery; nowMs: number; pictureUrl: PictureUrl },
): Promise<Page<StoreItem>> {
  const { query } = asked;
  const filter = { accountId: asked.accountId, q: query.q, status: query.status };
  const [items, total] = await Promise.all([
    findStoreItems(database, {
      filter,
      order: { sortBy: query.sortBy, sortOrder: query.sortOrder, ...limitsOf(query) },
      period: periodOf(query, asked.nowMs),
      pictureUrl: asked.pictureUrl,
    }),
    countRows(
      database,
      sql`select 1 from watched_store w join store s on s.id = w.store_id where ${matchesStore(filter)}`,
    ),
  ]);
  return pageOfItems(query, items, total);
}
