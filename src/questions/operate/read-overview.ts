import { sql } from 'kysely';
import type { OperateOverview } from '#contract/operate.ts';
import type { Databases, Facts, People, PeopleOrFacts } from '#database/connect.ts';
import { hasCitus } from '#database/distribute.ts';
import { readGrowth, readSizes } from '#database/size-samples.ts';
import { hasMailQueue } from '#mail/has-mail-queue.ts';
import { readMailBacklog } from '#mail/read-mail-backlog.ts';
import { HOUR_MS } from '#runtime/clock.ts';
import { readNetworks } from '#tracker/schedule/read-networks.ts';
import { readPollQueue } from '#tracker/schedule/read-poll-queue.ts';

type Overview = Omit<OperateOverview, 'version' | 'startedAt' | 'keptDays'>;

type MeasuredTable = Overview['databases'][number]['tables'][number];

const LARGEST_TABLES = 8;

/** The state of the server: people, stores, polls, networks, mail, jobs and databases. */
export async function readOverview({ people, facts }: Databases, nowMs: number): Promise<Overview> {
  const [ofPeople, extras, stores, polls, networks, mail, jobs, databases] = await Promise.all([
    countPeople(people, nowMs),
    countExtras(people),
    countStores(facts),
    countPolls({ people, facts }, nowMs),
    listNetworks(people, nowMs),
    readMailBacklog(people),
    listJobs(people),
    listDatabases({ people, facts }, nowMs),
  ]);
  return { people: ofPeople, extras, stores, polls, networks, mail, jobs, databases };
}

async function countPeople(people: People, nowMs: number): Promise<Overview['people']> {
  const { rows } = await sql<Overview['people']>`
    select count(*) as all, count(*) filter (where email_verified) as verified,
      count(*) filter (where is_disabled) as disabled,
      (select count(*) from invitation where expires_at > ${new Date(nowMs)}) as invited
    from account`.execute(people);
  return rows[0]!;
}

async function countExtras(people: People): Promise<Overview['extras']> {
  const { rows } = await sql<Overview['extras']>`
    select (select count(*) from personal_key) as keys, (select count(*) from assistant) as assistants,
      (select count(*) from alert_rule) as rules, (select count(*) from alert_ring) as rings,
      (select count(*) from item_group) as groups, (select count(*) from note) as notes,
      (select count(*) from brief) as briefs, (select count(*) from share) as shares,
      (select count(*) from scheduled_export) as exports, (select count(*) from channel) as channels,
      (select count(*) from channel where switched_off_at is not null) as "channelsOff",
      (select count(*) from member_review) as reviews,
      (select count(*) from member_review where state = 'waiting') as "reviewsWaiting",
      count(*) filter (where state = 'delivered') as deliveries,
      count(*) filter (where state = 'waiting') as "deliveriesWaiting",
      count(*) filter (where state = 'given-up') as "deliveriesFailed"
    from delivery`.execute(people);
  return rows[0]!;
}

async function countStores(facts: Facts): Promise<Overview['stores']> {
  const { rows } = await sql<Overview['stores']>`
    select count(*) filter (where state = 'pending') as pending, count(*) filter (where state = 'read') as read,
      count(*) filter (where state = 'unreadable') as unreadable from store`.execute(facts);
  return rows[0]!;
}

async function countPolls({ people, facts }: Databases, nowMs: number): Promise<Overview['polls']> {
  const [{ due, overdue, leased, lagSeconds }, ended] = await Promise.all([
    readPollQueue(people, nowMs),
    sql<Pick<Overview['polls'], 'lastHour' | 'failed'>>`
      select count(*) as "lastHour", count(*) filter (where outcome in ('throttled', 'refused', 'failed')) as failed
      from poll where at > ${new Date(nowMs - HOUR_MS)}`.execute(facts),
  ]);
  return { due, overdue, leased, lagSeconds, ...ended.rows[0]! };
}

async function listNetworks(people: People, nowMs: number): Promise<Overview['networks']> {
  const networks = await readNetworks(people, nowMs);
  return networks.map(({ level: _, pausedUntil, ...network }) => ({
    ...network,
    pausedUntil: pausedUntil?.toISOString() ?? null,
  }));
}

async function listJobs(people: People): Promise<Overview['jobs']> {
  if (!(await hasMailQueue(people))) return [];
  const { rows } = await sql<Omit<Overview['jobs'][number], 'lastDoneAt'> & { done: Date | null }>`
    select name, count(*) filter (where state in ('created', 'retry')) as waiting,
      count(*) filter (where state = 'active') as active, count(*) filter (where state = 'failed') as failed,
      max(completed_on) filter (where state = 'completed') as done
    from pgboss.job where name not like 'mail%' and name not like '\\_\\_%' group by name order by name`.execute(
    people,
  );
  return rows.map(({ done, ...row }) => ({ ...row, lastDoneAt: done?.toISOString() ?? null }));
}

async function listDatabases({ people, facts }: Databases, nowMs: number): Promise<Overview['databases']> {
  const measured: Overview['databases'] = [];
  for (const size of await readSizes({ people, facts })) {
    const grown = {
      week: await readGrowth(people, size, 7, nowMs),
      month: await readGrowth(people, size, 30, nowMs),
    };
    measured.push({ ...size, grown, tables: await measureTables({ people, facts }[size.kind]) });
  }
  return measured;
}

async function measureTables(database: PeopleOrFacts): Promise<Overview['databases'][number]['tables']> {
  const measured = [...(await measureOwnTables(database)), ...(await measurePieces(database))];
  return [...Map.groupBy(measured, ({ name }) => name)]
    .map(([name, parts]) => ({
      name,
      bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
      rows: parts.reduce((sum, { rows }) => sum + rows, 0),
    }))
    .toSorted((one, other) => other.bytes - one.bytes)
    .slice(0, LARGEST_TABLES);
}

async function measureOwnTables(database: PeopleOrFacts): Promise<MeasuredTable[]> {
  const { rows: tables } = await sql<MeasuredTable>`
    select relation.relname as name, sum(pg_total_relation_size(part.relid))::float8 as bytes,
      sum(greatest(kept.reltuples, 0))::float8 as rows
    from pg_class relation cross join lateral
      (select relid from pg_partition_tree(relation.oid) union select relation.oid) as part
      join pg_class kept on kept.oid = part.relid
    where relation.relnamespace = 'public'::regnamespace and relation.relkind in ('r', 'p')
      and not relation.relispartition
    group by 1`.execute(database);
  return tables;
}

/** On a cluster, distributed tables are stored in shards on the workers, and the coordinator's own tables are empty. */
async function measurePieces(database: PeopleOrFacts): Promise<MeasuredTable[]> {
  if (!(await hasCitus(database))) return [];
  const ofNode = `
    select coalesce(json_agg(measured), '[]') from (
      select coalesce(pg_partition_root(piece.logicalrelid), piece.logicalrelid)::text as name,
        sum(pg_total_relation_size(kept.oid)) as bytes, sum(greatest(kept.reltuples, 0)) as rows
      from pg_dist_shard piece join pg_dist_partition cut using (logicalrelid)
      join pg_class kept on kept.relnamespace = 'public'::regnamespace
        and kept.relname = (parse_ident(shard_name(piece.logicalrelid, piece.shardid)))[1]
      where cut.partmethod = 'h' group by 1) as measured`;
  const { rows } = await sql<{ result: string }>`
    select result from run_command_on_all_nodes(${ofNode}) where success`.execute(database);
  return rows.flatMap(({ result }): MeasuredTable[] => JSON.parse(result));
}
