import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import { searchText } from './search-text.ts';

/** Adds many stores that have not been read yet; the numbers of those that are new. What is excluded stays out. */
export async function createStores(
  database: Database,
  stores: { host: string; origin: string }[],
  nowMs: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into store (host, origin, search_text, created_at)
    select host, origin, search_text, ${new Date(nowMs)}
    from unnest(${stores.map(({ host }) => host)}::text[], ${stores.map(({ origin }) => origin)}::text[],
      ${stores.map(({ host }) => searchText(host))}::text[]) as new (host, origin, search_text)
    where not exists (select from excluded_host where excluded_host.host = new.host)
    on conflict do nothing
    returning id`.execute(database);
  return rows.map(({ id }) => id);
}
