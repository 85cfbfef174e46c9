import { sql } from 'kysely';
import { DAY_MS } from '#runtime/clock.ts';
import type { Databases, People, PeopleOrFacts } from './connect.ts';

const SAMPLES_KEPT_DAYS = 400;
/** A sample is missing where nothing ran that night: one a little older will do. */
const OLDER_BY_DAYS = 3;

/** Known by its kind: on two servers both may have one name. */
export type DatabaseSize = { kind: keyof Databases; name: string; bytes: number };

/** Of the database with people's tables, and of the facts' where they lie elsewhere. */
export async function readSizes({ people, facts }: Databases): Promise<DatabaseSize[]> {
  const sizes = [await readSize('people', people)];
  const { rows } = await sql<{ are_apart: boolean }>`
    select to_regclass('public.database_size') is null as are_apart`.execute(facts);
  if (rows[0]!.are_apart) sizes.push(await readSize('facts', facts));
  return sizes;
}

async function readSize(kind: keyof Databases, database: PeopleOrFacts): Promise<DatabaseSize> {
  const { rows } = await sql<{ name: string; bytes: number }>`
    select current_database() as name, pg_database_size(current_database()) as bytes`.execute(database);
  return { kind, ...rows[0]! };
}

/** Writes down how large a database is today; once a day is enough, the last one of a day holds. */
export async function noteSize(
  people: People,
  { kind, bytes }: Pick<DatabaseSize, 'kind' | 'bytes'>,
  nowMs: number,
): Promise<void> {
  await sql`
    insert into database_size (kind, on_day, bytes) values (${kind}, ${dayOf(nowMs)}::date, ${bytes})
    on conflict (kind, on_day) do update set bytes = excluded.bytes`.execute(people);
  await sql`delete from database_size where on_day < ${dayOf(nowMs - SAMPLES_KEPT_DAYS * DAY_MS)}::date`.execute(
    people,
  );
}

/** By how many bytes it grew in so many days; null where it was not measured then. */
export async function readGrowth(
  people: People,
  { kind, bytes }: Pick<DatabaseSize, 'kind' | 'bytes'>,
  days: number,
  nowMs: number,
): Promise<number | null> {
  const { rows } = await sql<{ bytes: number }>`
    select bytes from database_size
    where kind = ${kind} and on_day <= ${dayOf(nowMs - days * DAY_MS)}::date
      and on_day >= ${dayOf(nowMs - (days + OLDER_BY_DAYS) * DAY_MS)}::date
    order by on_day desc limit 1`.execute(people);
  return rows[0] ? bytes - rows[0].bytes : null;
}

function dayOf(atMs: number): string {
  return new Date(atMs).toISOString().slice(0, 10);
}
