import { sql } from 'kysely';
import { DAY_MS } from '#runtime/clock.ts';
import type { People, PeopleOrFacts } from './connect.ts';

const SAMPLES_KEPT_DAYS = 400;
/** A sample is missing where nothing ran that night: one a little older will do. */
const OLDER_BY_DAYS = 3;

export type DatabaseSize = { name: string; bytes: number };

export async function readSize(database: PeopleOrFacts): Promise<DatabaseSize> {
  const { rows } = await sql<DatabaseSize>`
    select current_database() as name, pg_database_size(current_database()) as bytes`.execute(database);
  return rows[0]!;
}

/** Writes down how large a database is today; once a day is enough, the last one of a day holds. */
export async function noteSize(people: People, { name, bytes }: DatabaseSize, nowMs: number): Promise<void> {
  await sql`
    insert into database_size (name, on_day, bytes) values (${name}, ${dayOf(nowMs)}::date, ${bytes})
    on conflict (name, on_day) do update set bytes = excluded.bytes`.execute(people);
  await sql`delete from database_size where on_day < ${dayOf(nowMs - SAMPLES_KEPT_DAYS * DAY_MS)}::date`.execute(
    people,
  );
}

/** By how many bytes it grew in so many days; null where it was not measured then. */
export async function readGrowth(
  people: People,
  { name, bytes }: DatabaseSize,
  days: number,
  nowMs: number,
): Promise<number | null> {
  const { rows } = await sql<{ bytes: number }>`
    select bytes from database_size
    where name = ${name} and on_day <= ${dayOf(nowMs - days * DAY_MS)}::date
      and on_day >= ${dayOf(nowMs - (days + OLDER_BY_DAYS) * DAY_MS)}::date
    order by on_day desc limit 1`.execute(people);
  return rows[0] ? bytes - rows[0].bytes : null;
}

function dayOf(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, 10);
}
