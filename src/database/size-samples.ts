import { sql } from 'kysely';
import { isoDay } from '#contract/date-range.ts';
import { DAY_MS } from '#runtime/clock.ts';
import type { Databases, People, PeopleOrFacts } from './connect.ts';
import { hasCitus } from './distribute.ts';

const SAMPLES_KEPT_DAYS = 400;
/** A sample is missing if nothing ran that night; one from up to this many days earlier is used instead. */
const OLDER_BY_DAYS = 3;

/** Identified by its kind: on two servers both may have the same name. */
export type DatabaseSize = { kind: keyof Databases; name: string; bytes: number };

/**
 * The size of the database with people's tables, and of the facts' database if that is another one. For a cluster, it
 * is the sum of all nodes. A database is left out if a node does not answer.
 */
export async function readSizes({ people, facts }: Databases): Promise<DatabaseSize[]> {
  const sizes = await readSize('people', people);
  const { rows } = await sql<{ are_apart: boolean }>`
    select to_regclass('public.database_size') is null as are_apart`.execute(facts);
  return rows[0]!.are_apart ? [...sizes, ...(await readSize('facts', facts))] : sizes;
}

async function readSize(kind: keyof Databases, database: PeopleOrFacts): Promise<DatabaseSize[]> {
  const size = 'pg_database_size(current_database())';
  const bytes = (await hasCitus(database))
    ? sql`(select case when bool_and(success) then sum(result::bigint)::bigint end
        from run_command_on_all_nodes(${`select ${size}`}))`
    : sql.raw(size);
  const { rows } = await sql<{ name: string; bytes: number | null }>`
    select current_database() as name, ${bytes} as bytes`.execute(database);
  return rows.flatMap(({ name, bytes }) => (bytes === null ? [] : { kind, name, bytes }));
}

/** Stores the size of a database today. The last call of a day counts. */
export async function noteSize(
  people: People,
  { kind, bytes }: Pick<DatabaseSize, 'kind' | 'bytes'>,
  nowMs: number,
): Promise<void> {
  await sql`
    insert into database_size (kind, on_day, bytes) values (${kind}, ${isoDay(nowMs)}::date, ${bytes})
    on conflict (kind, on_day) do update set bytes = excluded.bytes`.execute(people);
}

export async function forgetOldSizes(people: People, nowMs: number): Promise<void> {
  await sql`delete from database_size where on_day < ${isoDay(nowMs - SAMPLES_KEPT_DAYS * DAY_MS)}::date`.execute(
    people,
  );
}

/** By how many bytes the database grew in this many days; null if it was not measured then. */
export async function readGrowth(
  people: People,
  { kind, bytes }: Pick<DatabaseSize, 'kind' | 'bytes'>,
  days: number,
  nowMs: number,
): Promise<number | null> {
  const { rows } = await sql<{ bytes: number }>`
    select bytes from database_size
    where kind = ${kind} and on_day <= ${isoDay(nowMs - days * DAY_MS)}::date
      and on_day >= ${isoDay(nowMs - (days + OLDER_BY_DAYS) * DAY_MS)}::date
    order by on_day desc limit 1`.execute(people);
  return rows[0] ? bytes - rows[0].bytes : null;
}

/** The database size must have been measured on two of the last 14 days. */
const BELIEVED_AFTER_DAYS = 2;
const WITHIN_DAYS = 14;

/**
 * Whether the clock has run on from day to day. One that has just jumped ahead cannot say what is old. A jump of less than
 * two weeks goes unnoticed.
 */
export async function isClockBelieved(people: People, nowMs: number): Promise<boolean> {
  const { rows } = await sql<{ days: number }>`
    select count(distinct on_day) as days from database_size
    where on_day < ${isoDay(nowMs)}::date and on_day >= ${isoDay(nowMs - WITHIN_DAYS * DAY_MS)}::date`.execute(people);
  return rows[0]!.days >= BELIEVED_AFTER_DAYS;
}
