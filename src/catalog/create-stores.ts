import { sql } from 'kysely';
import type { Databases } from '#database/connect.ts';
import { searchText } from './search-text.ts';

type Host = { host: string; origin: string };

/**
 * Adds many stores that have not been read yet. Returns the ids of all of them, and how many are new. Excluded hosts
 * are left out. Safe to interrupt and repeat.
 */
export async function createStores(
  { people, facts }: Databases,
  hosts: Host[],
  nowMs: number,
): Promise<{ storeIds: number[]; added: number }> {
  await sql`
    insert into store_host (host, origin, created_at)
    select host, origin, ${new Date(nowMs)}
    from unnest(${hosts.map(({ host }) => host)}::text[], ${hosts.map(({ origin }) => origin)}::text[]) as new (host, origin)
    where not exists (select from excluded_host where excluded_host.host = new.host)
    on conflict do nothing`.execute(people);
  const numbered = await people
    .selectFrom('store_host')
    .select(['id', 'host', 'origin'])
    .where(sql<boolean>`host = any(${hosts.map(({ host }) => host)}::text[])`)
    .where(sql<boolean>`not exists (select from excluded_host where excluded_host.host = store_host.host)`)
    .orderBy('id')
    .execute();
  const added = await writeStores({ facts }, numbered, nowMs);
  return { storeIds: numbered.map(({ id }) => id), added };
}

/** Writes the stores of hosts that have ids, if they are missing. Returns how many were. */
export async function writeStores(
  { facts }: Pick<Databases, 'facts'>,
  numbered: (Host & { id: number })[],
  nowMs: number,
): Promise<number> {
  if (numbered.length === 0) return 0;
  // a distributed database also counts the existing ones as affected rows, so the returned rows are counted
  const { rows } = await sql`
    insert into store (id, host, origin, search_text, created_at)
    select id, host, origin, search_text, ${new Date(nowMs)}::timestamptz
    from unnest(${numbered.map(({ id }) => id)}::bigint[], ${numbered.map(({ host }) => host)}::text[],
      ${numbered.map(({ origin }) => origin)}::text[],
      ${numbered.map(({ host }) => searchText(host))}::text[]) as new (id, host, origin, search_text)
    on conflict (id) do nothing returning id`.execute(facts);
  return rows.length;
}
