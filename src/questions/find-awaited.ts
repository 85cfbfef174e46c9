import { sql } from 'kysely';
import type { Facts } from '#database/connect.ts';
import { UNREAD_AFTER_MS } from './happenings/find-silences.ts';
import { readAt } from './known-until.ts';

/** Whether a store is still to be read after a time. One that is no longer read is not waited for. */
export type IsAwaited = (storeId: number, untilMs: number) => boolean;

export async function findAwaited(facts: Facts, storeIds: readonly number[], nowMs: number): Promise<IsAwaited> {
  const { rows } = await sql<{ id: number; readAt: Date | null }>`
    select s.id, ${readAt('s')} as "readAt" from store s
    where s.id = any(${[...storeIds]}::bigint[]) and s.state = 'read'`.execute(facts);
  const readMsOf = new Map(rows.map(({ id, readAt: at }) => [id, at?.getTime() ?? 0]));
  return (storeId, untilMs) => {
    const readMs = readMsOf.get(storeId) ?? 0;
    return readMs < untilMs && readMs >= nowMs - UNREAD_AFTER_MS;
  };
}
