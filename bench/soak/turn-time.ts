import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import type { Database } from '#database/connect.ts';
import { DAY_MS, HOUR_MS, SECOND_MS } from '#runtime/clock.ts';
import type { VirtualClock } from './virtual-clock.ts';

const STEP_MS = 6 * HOUR_MS;
/** How long the clock waits for running polls. */
const PATIENCE_MS = 20 * SECOND_MS;
/** Jobs that are due each hour and each day. The queue's own schedule uses the database's clock. */
const EVERY_TURN = ['windows', 'market'];
const EVERY_NIGHT = ['upkeep', 'categories'];

/**
 * The share of stores whose full reading is put off. Two cores cannot read more of 2,000 stores in full in two minutes;
 * each store is then read in full about once a week.
 */
const WHOLE_PUT_OFF = 0.85;

export type Turning = { stop(): Promise<void> };

/**
 * Moves the clock forward by six hours at a time, so that it runs `speed` times as fast as wall-clock time. It moves
 * once everything due was read, or after waiting too long. In between it runs normally, because leases and timeouts do.
 */
export async function turnTime(
  { clock, database, url }: { clock: VirtualClock; database: Database; url: string },
  speed: number,
  around: (turn: () => Promise<void>) => Promise<void>,
): Promise<Turning> {
  const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false, migrate: false });
  boss.on('error', () => {});
  await boss.start();
  const [wallAt, virtualAt] = [Date.now(), clock.now()];
  let isOver = false;
  const waiting = new Set<string>();

  async function turnIfDue(): Promise<void> {
    const behindMs = virtualAt + (Date.now() - wallAt) * speed - clock.now();
    if (behindMs < STEP_MS) return;
    const isLate = behindMs > STEP_MS + PATIENCE_MS * speed;
    if (!isLate && !(await isIdle(database))) return;
    const before = clock.now();
    await around(() => stepOn(database, clock));
    for (const queue of EVERY_TURN) waiting.add(queue);
    if (Math.floor(before / DAY_MS) !== Math.floor(clock.now() / DAY_MS))
      for (const queue of EVERY_NIGHT) waiting.add(queue);
  }

  async function sendJobs(): Promise<void> {
    for (const queue of waiting) {
      await boss.send(queue);
      waiting.delete(queue);
    }
  }

  const loop = (async () => {
    for (; !isOver; await sleep(500)) {
      // while the database is gone there is nothing to read or to send
      await turnIfDue().catch(() => {});
      await sendJobs().catch(() => {});
    }
  })();
  return {
    async stop() {
      isOver = true;
      await loop;
      await boss.stop({ graceful: false });
    },
  };

  /** Extends the leases of running polls, as their trackers would have done. Nobody can claim polls meanwhile. */
  async function stepOn(of: Database, ahead: VirtualClock): Promise<void> {
    const step = sql`interval '6 hours'`;
    const [now, next] = [new Date(ahead.now()), new Date(ahead.now() + STEP_MS)];
    await of.transaction().execute(async (trx) => {
      await sql`set local lock_timeout = '3s'`.execute(trx);
      await sql`lock table poll_due in exclusive mode`.execute(trx);
      await sql`update poll_due set leased_until = leased_until + ${step} where leased_until > ${now}`.execute(trx);
      await sql`update poll_due set catalogue_due_at = catalogue_due_at + interval '1 day'
        where catalogue_due_at < ${next} and random() < ${WHOLE_PUT_OFF}`.execute(trx);
      await ahead.putForward(STEP_MS);
    });
  }

  async function isIdle(of: Database): Promise<boolean> {
    const now = new Date(clock.now());
    const { rows } = await sql<{ busy: number }>`
      select count(*)::int as busy from poll_due where due_at <= ${now} or leased_until > ${now}`.execute(of);
    return rows[0]!.busy === 0;
  }
}
