import { sql } from 'kysely';
import { isoDay } from '#contract/date-range.ts';
import type { Facts, People } from '#database/connect.ts';
import { CLOSED_AFTER_MS } from '#questions/closed-after.ts';
import { DAY_MS, startOfDay } from '#runtime/clock.ts';
import type { AlertDeps } from '../deps.ts';
import { COVERED_SINCE, COVERS_STORE, WITH_MEMBER } from '../rule/rule-rows.ts';

/** Up to when a store has been judged. */
export type Cursor = {
  store_id: number;
  seen_until: Date;
  read_until: Date | null;
  /** The last UTC day that was judged; null: none yet. */
  days_until: string | null;
};

/** When a store was last read, and since when it cannot be read. */
type Read = { readAt: Date | null; unreadableAt: Date | null };
export type Reads = ReadonlyMap<number, Read>;

/** Days that closed earlier are no longer judged. */
const MAX_DAYS = 60;
/** How many days of one store are judged at once: after downtime there are many. The rest follow in the next round. */
const DAYS_AT_ONCE = 7;

/** The stores with something to judge, among those that were read, or became unreadable, since a time. */
export async function findStoresToJudge(
  { people, facts }: Pick<AlertDeps, 'people' | 'facts'>,
  sinceMs: number,
): Promise<{ storeIds: number[]; reads: Reads }> {
  const reads = await findReads(facts, sinceMs);
  const read = [...reads.keys()];
  await openCursors(people, read);
  const { rows } = await sql<Pick<Cursor, 'store_id' | 'seen_until' | 'read_until'>>`
    select store_id, seen_until, read_until from alert_cursor where store_id = any(${read}::bigint[])`.execute(people);
  const toJudge = rows.filter(({ store_id, seen_until, read_until }) => {
    const { readAt, unreadableAt } = reads.get(store_id)!;
    const isRead = readAt !== null && (read_until === null || readAt > read_until);
    return isRead || (unreadableAt !== null && unreadableAt > seen_until);
  });
  return { storeIds: toJudge.map(({ store_id }) => store_id), reads };
}

/** A reading that showed nothing new updates only `poll_kept`. */
async function findReads(facts: Facts, sinceMs: number): Promise<Reads> {
  const since = new Date(sinceMs);
  const { rows } = await sql<Read & { id: number }>`
    select s.id, greatest(s.last_read_at, k.unchanged_at) as "readAt",
      case when s.first_read_at is not null then s.unreadable_at end as "unreadableAt"
    from store s left join poll_kept k on k.store_id = s.id
    where s.last_read_at > ${since} or k.unchanged_at > ${since} or s.unreadable_at > ${since}`.execute(facts);
  return new Map(rows.map(({ id, ...read }) => [id, read]));
}

/** A store that a rule covers is judged from when a rule first covered it. */
async function openCursors(people: People, storeIds: readonly number[]): Promise<void> {
  if (storeIds.length === 0) return;
  const ids = sql`${[...storeIds]}::bigint[]`;
  await sql`
    insert into alert_cursor (store_id, seen_until)
    select w.store_id, min(${COVERED_SINCE})
    from alert_rule r join watched_store w on w.account_id = r.account_id and (r.filter_list = 'stores' or ${COVERS_STORE})
    ${WITH_MEMBER}
    where w.store_id = any(${ids}) and not exists (select 1 from alert_cursor c where c.store_id = w.store_id)
    group by w.store_id
    on conflict do nothing`.execute(people);
  // a rule on the database may cover every store, a rule on my stores only those
  await sql`
    insert into alert_cursor (store_id, seen_until)
    select read.id, made.since
    from unnest(${ids}) as read (id),
      (select min(covers_since) as since from alert_rule where filter_list like 'database/%') as made
    where made.since is not null and not exists (select from alert_cursor c where c.store_id = read.id)
    on conflict do nothing`.execute(people);
}

/** Locks the cursors of some stores. Those that another process holds are left to it. */
export async function holdCursors(trx: People, storeIds: readonly number[]): Promise<Cursor[]> {
  const { rows } = await sql<Cursor>`
    select store_id, seen_until, read_until, days_until::text from alert_cursor
    where store_id = any(${[...storeIds]}::bigint[]) order by store_id for update skip locked`.execute(trx);
  return rows;
}

/** The starts of a store's UTC days that closed since it was last judged, oldest first. `isCut`: there are more. */
export function closedSince(
  { days_until, seen_until }: Cursor,
  readAt: Date | null,
): { days: number[]; isCut: boolean } {
  if (readAt === null) return { days: [], isCut: false };
  const next = days_until === null ? startOfDay(seen_until.getTime()) : Date.parse(days_until) + DAY_MS;
  const end = startOfDay(readAt.getTime() - CLOSED_AFTER_MS);
  const first = Math.max(next, end - MAX_DAYS * DAY_MS);
  const count = Math.max(0, (end - first) / DAY_MS);
  const days = Array.from({ length: Math.min(count, DAYS_AT_ONCE) }, (_, index) => first + index * DAY_MS);
  return { days, isCut: count > days.length };
}

export type Moved = { storeId: number; seenUntilMs: number; readUntil: Date | null; lastClosedMs: number | null };

export async function moveCursors(trx: People, moved: readonly Moved[]): Promise<void> {
  const dayOf = ({ lastClosedMs }: Moved) => (lastClosedMs === null ? null : isoDay(lastClosedMs));
  await sql`
    update alert_cursor set seen_until = moved.seen_until,
      read_until = coalesce(moved.read_until, alert_cursor.read_until),
      days_until = coalesce(moved.days_until, alert_cursor.days_until)
    from (select * from unnest(
      ${moved.map(({ storeId }) => storeId)}::bigint[],
      ${moved.map(({ seenUntilMs }) => new Date(seenUntilMs).toISOString())}::timestamptz[],
      ${moved.map(({ readUntil }) => readUntil?.toISOString() ?? null)}::timestamptz[],
      ${moved.map(dayOf)}::date[]) as t (store_id, seen_until, read_until, days_until)) as moved
    where alert_cursor.store_id = moved.store_id`.execute(trx);
}
