import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import { type Access, withinAccess } from './store-access.ts';

/** When the last of these stores was read; null where none ever was. */
export async function findLastRead(database: Database, access: Access, storeId?: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(last_read_at) as at from store
    where ${withinAccess(access, sql`id`)} ${storeId === undefined ? sql`` : sql`and id = ${storeId}::bigint`}`.execute(
    database,
  );
  return rows[0]!.at;
}
