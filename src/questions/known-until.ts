import { type RawBuilder, sql } from 'kysely';
import { askPrepared } from '#database/ask-prepared.ts';
import type { Databases } from '#database/connect.ts';
import { sharedReader } from '#database/shared-reader.ts';
import { type Access, findMyStoreIds } from './store-access.ts';

/**
 * Until when a row of `store` (by its alias) can be estimated. Null before the first reading, and until a live signal
 * of sales was read twice: the first figure is then still to come, which differs from *no signal*.
 */
export function knownUntil(store: string): RawBuilder<Date | null> {
  return sql`case when
    exists (select from store_signal g where g.store_id = ${sql.ref(`${store}.id`)} and g.kind in ('modified', 'stock') and g.state = 'alive')
    and not exists (select from store_day d where d.store_id = ${sql.ref(`${store}.id`)})
    then null else ${readAt(store)} end`;
}

/** When a row of `store` (by its alias) was last read. A reading that showed nothing new updates only `poll_kept`. */
export function readAt(store: string): RawBuilder<Date | null> {
  return sql`greatest(${sql.ref(`${store}.last_read_at`)},
    (select poll_kept.unchanged_at from poll_kept where poll_kept.store_id = ${sql.ref(`${store}.id`)}))`;
}

/**
 * The latest `knownUntil` of the stores in reach, or of `storeId` without an access check; null where none can be
 * estimated yet. For the whole catalogue, it is the latest reading as of the last market count.
 */
export async function findKnownUntil(
  { people, facts }: Databases,
  access: Access,
  storeId?: string,
): Promise<Date | null> {
  if (access.scope === 'catalogue' && storeId === undefined) {
    const { rows } = await sql<{ at: Date | null }>`select max(read_at) as at from market_country`.execute(
      sharedReader(facts),
    );
    return rows[0]!.at;
  }
  const isAsked =
    storeId === undefined
      ? sql`s.id = any(${await findMyStoreIds(people, access)}::bigint[])`
      : sql`s.id = ${storeId}::bigint`;
  const [latest] = await askPrepared(
    facts,
    sql<{ at: Date | null }>`
      select max(${knownUntil('s')}) as at from store s where ${isAsked}`,
  );
  return latest!.at;
}
