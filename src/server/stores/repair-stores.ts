import { sql } from 'kysely';
import { writeStores } from '#catalog/create-stores.ts';
import type { Databases } from '#database/connect.ts';
import { HOUR_MS } from '#runtime/clock.ts';
import { scheduleStores } from '#tracker/schedule/schedule-stores.ts';
import { forgetExcluded } from './exclude-store.ts';

const AT_ONCE = 5_000;
/** Younger rows may belong to work that is still running. */
const UNDER_WAY_MS = HOUR_MS;

/**
 * Finishes what a dead process left half-done between the two databases: hosts without a store, stores without a
 * schedule, remains of excluded stores.
 */
export async function repairStores(
  { people, facts }: Databases,
  nowMs: number,
  random: () => number = Math.random,
): Promise<{ written: number; scheduled: number; forgotten: number; removed: number }> {
  const before = new Date(nowMs - UNDER_WAY_MS);
  const repaired = { written: 0, scheduled: 0, forgotten: 0, removed: 0 };
  for (let after = 0; ; ) {
    const hosts = await people
      .selectFrom('store_host')
      .leftJoin('excluded_host', 'excluded_host.host', 'store_host.host')
      .leftJoin('poll_due', 'poll_due.store_id', 'store_host.id')
      .select(['store_host.id', 'store_host.host', 'store_host.origin'])
      .select(['excluded_host.host as excluded', 'poll_due.store_id as due'])
      .where('store_host.id', '>', after)
      .where('store_host.created_at', '<', before)
      .orderBy('store_host.id')
      .limit(AT_ONCE)
      .execute();
    const wanted = hosts.filter(({ excluded }) => excluded === null);
    repaired.written += await writeStores({ facts }, wanted, nowMs);
    const undue = wanted.filter(({ due }) => due === null).map(({ id }) => id);
    await scheduleStores(people, undue, { nowMs, random });
    repaired.scheduled += undue.length;
    const excluded = hosts.filter((host) => host.excluded !== null).map(({ id }) => id);
    for (const storeId of await findUnforgotten(facts, excluded)) {
      await forgetExcluded({ people, facts }, storeId);
      repaired.forgotten++;
    }
    if (hosts.length < AT_ONCE) break;
    after = hosts.at(-1)!.id;
  }
  repaired.removed = await removeUnnumbered({ people, facts }, before);
  return repaired;
}

/** Excluded stores whose data is not yet deleted. */
async function findUnforgotten(facts: Databases['facts'], storeIds: number[]): Promise<number[]> {
  const rows = await facts
    .selectFrom('store')
    .select('id')
    .where(sql<boolean>`id = any(${storeIds}::bigint[])`)
    .where('problem', 'is distinct from', 'store-excluded')
    .execute();
  return rows.map(({ id }) => id);
}

/** Removes rows whose store id no host has: queued polls, and stores whose adding was undone before they were read. */
async function removeUnnumbered({ people, facts }: Databases, before: Date): Promise<number> {
  await sql`delete from poll_due where not exists (select from store_host where store_host.id = store_id)`.execute(
    people,
  );
  const unread = await facts
    .selectFrom('store')
    .select('id')
    .where('state', '=', 'pending')
    .where('created_at', '<', before)
    .execute();
  const ids = unread.map(({ id }) => id);
  const known = await people
    .selectFrom('store_host')
    .select('id')
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute();
  const numbered = new Set(known.map(({ id }) => id));
  const gone = ids.filter((id) => !numbered.has(id));
  if (gone.length > 0) await facts.deleteFrom('store').where(sql<boolean>`id = any(${gone}::bigint[])`).execute();
  return gone.length;
}
