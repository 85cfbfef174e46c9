import { sql } from 'kysely';
import { askPrepared } from '#database/ask-prepared.ts';
import type { Facts } from '#database/connect.ts';
import { knownUntil, readAt } from '../known-until.ts';

/** The columns of a store that every happening needs. */
export type HappeningStore = {
  id: number;
  name: string;
  state: string;
  firstReadAt: Date | null;
  readAt: Date | null;
  asOf: Date | null;
};

export async function findHappeningStores(facts: Facts, storeIds: number[]): Promise<HappeningStore[]> {
  return askPrepared(
    facts,
    sql<HappeningStore>`
    select s.id, coalesce(s.name, s.host) as name, s.state, s.first_read_at as "firstReadAt", ${readAt('s')} as "readAt",
      ${knownUntil('s')} as "asOf"
    from store s where s.id = any(${storeIds}::bigint[]) order by s.id`,
  );
}
