import { sql } from 'kysely';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Databases, Facts } from '#database/connect.ts';
import { type Clock, HOUR_MS, SECOND_MS } from '#runtime/clock.ts';
import { readGauges } from './gauges.ts';

export type Metrics = {
  /** `route` is the template, not the address. */
  noteRequest(request: { method: string; route: string; status: number; durationMs: number }): void;
  /** All metrics in the Prometheus text format. */
  write(): Promise<string>;
};

const REQUEST_BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const POLL_BUCKETS_SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300, 900, 3600];

/** A poll is stored within this time after its end. */
const KEPT_WITHIN_MS = 5 * SECOND_MS;
/** Longer polls are not counted. The last answer of one may come minutes after the bound of an hour. */
const LONGEST_POLL_MS = 2 * HOUR_MS;

let ofProcess: Registry | null = null;

/** Memory, CPU and event loop. One registry for the whole process, because they can be collected only once. */
function processRegistry(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

/** Metrics from now on: this process's answers, and the polls of all trackers on the database. */
export function openMetrics({ people, facts }: Databases, clock: Clock): Metrics {
  const registry = new Registry();
  const requests = new Histogram({
    name: 'tillwatch_request_duration_seconds',
    help: 'Requests that this process answered',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: REQUEST_BUCKETS_SECONDS,
    registers: [registry],
  });
  const polls = new Histogram({
    name: 'tillwatch_poll_duration_seconds',
    help: 'Polls that ended since this process started, of all trackers',
    labelNames: ['platform', 'outcome'] as const,
    buckets: POLL_BUCKETS_SECONDS,
    registers: [registry],
  });
  let countedUntilMs = clock.now() - KEPT_WITHIN_MS;

  let counting = Promise.resolve();

  /** Trackers may be processes without an HTTP address, so their polls are counted from the database. */
  async function countPolls(): Promise<void> {
    const untilMs = clock.now() - KEPT_WITHIN_MS;
    const ended = await listEnded(facts, countedUntilMs, untilMs);
    for (const { platform, outcome, durationMs } of ended) polls.observe({ platform, outcome }, durationMs / SECOND_MS);
    countedUntilMs = untilMs;
  }

  return {
    noteRequest({ method, route, status, durationMs }) {
      requests.observe({ method, route, status }, durationMs / SECOND_MS);
    },
    async write() {
      // one at a time, so that two concurrent scrapes do not count a poll twice
      counting = counting.then(countPolls, countPolls);
      const [gauges] = await Promise.all([readGauges({ people, facts }, clock.now()), counting]);
      const standing = new Registry();
      for (const { name, help, values } of gauges) {
        if (values.length === 0) continue;
        const labelNames = Object.keys(values[0]?.labels ?? {});
        const gauge = new Gauge({ name, help, labelNames, registers: [standing] });
        for (const { labels, value } of values) gauge.set(labels ?? {}, Number(value));
      }
      const texts = [standing, registry, processRegistry()].map((each) => each.metrics());
      return (await Promise.all(texts)).join('');
    },
  };
}

type Ended = { platform: string; outcome: string; durationMs: number };

async function listEnded(facts: Facts, sinceMs: number, untilMs: number): Promise<Ended[]> {
  const { rows } = await sql<Ended>`
    select coalesce(store.platform, 'unknown') as platform, outcome, duration_ms as "durationMs"
    from poll join store on store.id = poll.store_id
    where at > ${new Date(sinceMs - LONGEST_POLL_MS)}
      and at + duration_ms * interval '1 ms' > ${new Date(sinceMs)}
      and at + duration_ms * interval '1 ms' <= ${new Date(untilMs)}`.execute(facts);
  return rows;
}
