import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';

export type Gauge = { name: string; help: string; values: { labels?: Record<string, string>; value: number }[] };

/** What an operator watches: the catalogue, the queue of polls and how the last hour went, this process. */
export async function readGauges(database: Database, nowMs: number): Promise<Gauge[]> {
  const now = new Date(nowMs);
  const [stores, queue, polls] = await Promise.all([
    sql<{ state: string; value: number }>`select state, count(*) as value from store group by state`.execute(database),
    sql<{ due: number; lag_seconds: number; leased: number }>`
      select count(*) filter (where due_at <= ${now}) as due, count(*) filter (where leased_until > ${now}) as leased,
        greatest(0, coalesce(extract(epoch from ${now}::timestamptz - min(due_at)), 0))::float8 as lag_seconds
      from poll_due`.execute(database),
    sql<{ outcome: string; value: number }>`
      select outcome, count(*) as value from poll where at > ${new Date(nowMs - 3_600_000)} group by outcome`.execute(
      database,
    ),
  ]);
  const { due, lag_seconds, leased } = queue.rows[0]!;
  const byLabel = (label: string, rows: { value: number }[]) =>
    rows.map((row) => ({ labels: { [label]: String(row[label as keyof typeof row]) }, value: row.value }));
  return [
    { name: 'tillwatch_stores', help: 'Stores of the catalogue', values: byLabel('state', stores.rows) },
    { name: 'tillwatch_polls_due', help: 'Polls whose time has come', values: [{ value: due }] },
    { name: 'tillwatch_polls_leased', help: 'Polls under way', values: [{ value: leased }] },
    { name: 'tillwatch_poll_lag_seconds', help: 'How late the latest poll is', values: [{ value: lag_seconds }] },
    { name: 'tillwatch_polls_last_hour', help: 'Polls of the last hour', values: byLabel('outcome', polls.rows) },
    { name: 'process_resident_memory_bytes', help: 'Memory in use', values: [{ value: process.memoryUsage.rss() }] },
    { name: 'process_uptime_seconds', help: 'Since the start', values: [{ value: process.uptime() }] },
  ];
}

/** The text format of Prometheus. */
export function toPrometheus(gauges: Gauge[]): string {
  const lines = gauges.flatMap(({ name, help, values }) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} gauge`,
    ...values.map(({ labels, value }) => `${name}${labelText(labels)} ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}

function labelText(labels: Record<string, string> | undefined): string {
  if (!labels) return '';
  const pairs = Object.entries(labels).map(([key, value]) => `${key}="${value.replace(/[\\"\n]/g, '_')}"`);
  return `{${pairs.join(',')}}`;
}
