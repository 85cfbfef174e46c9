import { sql } from 'kysely';
import { countConnections, type Databases, type Facts, type People } from '#database/connect.ts';
import { readSizes } from '#database/size-samples.ts';
import { readMailBacklog } from '#mail/read-mail-backlog.ts';
import { HOUR_MS, SECOND_MS } from '#runtime/clock.ts';
import { readNetworks } from '#tracker/schedule/read-networks.ts';
import { readPollQueue } from '#tracker/schedule/read-poll-queue.ts';

export type Gauge = { name: string; help: string; values: { labels?: Record<string, string>; value: number }[] };

/** The gauges for operators: the catalogue, the queue of polls, the last hour, networks, mails, databases, this process. */
export async function readGauges({ people, facts }: Databases, nowMs: number): Promise<Gauge[]> {
  const groups = await Promise.all([
    storeGauges(facts),
    queueGauges(people, nowMs),
    hourGauges({ people, facts }, nowMs),
    networkGauges(people, nowMs),
    mailGauges(people),
    databaseGauges({ people, facts }, nowMs),
  ]);
  return [
    ...groups.flat(),
    connectionGauge({ people, facts }),
    gauge('process_uptime_seconds', 'Since the start', process.uptime()),
  ];
}

async function storeGauges(facts: Facts): Promise<Gauge[]> {
  const { rows } = await sql<{ state: string; value: number }>`
    select state, count(*) as value from store group by state`.execute(facts);
  return [{ name: 'tillwatch_stores', help: 'Stores of the catalogue', values: byLabel('state', rows) }];
}

async function queueGauges(people: People, nowMs: number): Promise<Gauge[]> {
  const { due, overdue, leased, slowed, leastPace, lagSeconds } = await readPollQueue(people, nowMs);
  return [
    gauge('tillwatch_polls_due', 'Polls whose time has come', due),
    gauge('tillwatch_polls_overdue', 'Polls that are late by more than five minutes', overdue),
    gauge('tillwatch_polls_leased', 'Polls under way', leased),
    gauge('tillwatch_poll_lag_seconds', 'How late the latest poll is', lagSeconds),
    gauge('tillwatch_stores_slowed', 'Stores read below their planned rate since they throttled us', slowed),
    gauge('tillwatch_store_pace_min', 'The lowest share of its planned rate that a store is read at', leastPace),
  ];
}

async function hourGauges({ people, facts }: Databases, nowMs: number): Promise<Gauge[]> {
  const since = new Date(nowMs - HOUR_MS);
  const [polls, lags] = await Promise.all([
    sql<{ outcome: string; value: number }>`
      select outcome, count(*) as value from poll where at > ${since} group by outcome`.execute(facts),
    sql<{ p50: number; p95: number }>`
      select coalesce(percentile_cont(0.5) within group (order by lag_ms), 0) / 1000 as p50,
        coalesce(percentile_cont(0.95) within group (order by lag_ms), 0) / 1000 as p95
      from poll_due where claimed_at > ${since}`.execute(people),
  ]);
  const { p50, p95 } = lags.rows[0]!;
  return [
    { name: 'tillwatch_polls_last_hour', help: 'Polls of the last hour', values: byLabel('outcome', polls.rows) },
    {
      name: 'tillwatch_poll_start_lag_seconds',
      help: 'How late the latest polls of the stores read in the last hour began',
      values: byLabel('quantile', [
        { quantile: '0.5', value: p50 },
        { quantile: '0.95', value: p95 },
      ]),
    },
  ];
}

async function networkGauges(people: People, nowMs: number): Promise<Gauge[]> {
  const networks = await readNetworks(people, nowMs);
  const rows = networks.map(({ pausedUntil, ...network }) => ({
    ...network,
    paused: pausedUntil ? (pausedUntil.getTime() - nowMs) / SECOND_MS : 0,
  }));
  const of = (name: string, help: string, key: 'spent' | 'budget' | 'pace' | 'level' | 'paused'): Gauge => ({
    name: `tillwatch_network_${name}`,
    help,
    values: rows.map(({ egress, network, [key]: value }) => ({ labels: { egress, network }, value })),
  });
  return [
    of('requests_today', 'Requests to a platform network on this UTC day', 'spent'),
    of('requests_per_day', 'What a platform network may be asked a day', 'budget'),
    of('pace', 'The share of that budget in use since the network refused us', 'pace'),
    of('level', 'The least gain of a request with which the network stays within its budget', 'level'),
    of('paused_seconds', 'Until the network is asked again', 'paused'),
  ];
}

async function mailGauges(people: People): Promise<Gauge[]> {
  const { waiting, retrying, givenUp, oldestSeconds } = await readMailBacklog(people);
  return [
    gauge('tillwatch_mails_waiting', 'Mails that have not left yet', waiting),
    gauge('tillwatch_mails_retrying', 'Mails that failed and are tried again', retrying),
    gauge('tillwatch_mails_given_up', 'Mails kept after a day of tries', givenUp),
    gauge('tillwatch_mail_oldest_seconds', 'How long the oldest mail waits', oldestSeconds),
  ];
}

async function databaseGauges({ people, facts }: Databases, nowMs: number): Promise<Gauge[]> {
  const sizes = (await readSizes({ people, facts })).map(({ kind, bytes }) => ({ database: kind, value: bytes }));
  const { rows } = await sql<{ lag: number }>`
    select greatest(0, coalesce(max(extract(epoch from ${new Date(nowMs)}::timestamptz - turned_to)), 0))::float8 as lag
    from window_turn`.execute(facts);
  return [
    { name: 'tillwatch_database_bytes', help: 'Size of a database', values: byLabel('database', sizes) },
    gauge('tillwatch_window_lag_seconds', 'How far windows are behind the clock; an hour is usual', rows[0]!.lag),
  ];
}

function connectionGauge({ people, facts }: Databases): Gauge {
  const [first, second] = [countConnections(people), people === facts ? null : countConnections(facts)];
  const values = (['busy', 'idle', 'waiting'] as const).map((state) => ({
    labels: { state },
    value: first[state] + (second?.[state] ?? 0),
  }));
  return {
    name: 'tillwatch_database_connections',
    help: 'Connections of this process, and what waits for one',
    values,
  };
}

function gauge(name: string, help: string, value: number): Gauge {
  return { name, help, values: [{ value }] };
}

function byLabel<Label extends string>(label: Label, rows: ({ value: number } & Record<Label, string>)[]) {
  return rows.map((row) => ({ labels: { [label]: String(row[label]) }, value: row.value }));
}
