import { sql } from 'kysely';
import { DAY_MS } from '#runtime/clock.ts';
import type { Log } from '#runtime/log.ts';
import { Problem } from '#runtime/problem.ts';
import { deliver, type Post, queueDeliveries } from './deliver.ts';
import * as engine from './engine.ts';
import type { SandboxClock } from './sandbox-clock.ts';
import type { SandboxDeps } from './sandbox-provider.ts';
import { changeBook, findBookOf } from './store.ts';

const TICK_MS = 250;
/** The longest step when time is advanced. What falls due within a step keeps its own time. */
const STEP_MS = 3 * DAY_MS;

export type RunningSandbox = {
  deps: SandboxDeps;
  /**
   * Advances the sandbox's time by days and processes what falls due. `meanwhile` runs our own billing jobs after each
   * step.
   */
  advance(days: number, meanwhile: () => Promise<void>): Promise<void>;
  /** The payer's bank reverses a payment. Throws `not-found`. */
  chargeBack(transactionId: string): Promise<void>;
  /** Sends all queued webhooks now. */
  settle(): Promise<void>;
  stop(): Promise<void>;
};

/** Runs the sandbox: it renews by its own clock and sends its webhooks. Only one process of a deployment runs it. */
export function runSandbox(
  deps: SandboxDeps & { clock: SandboxClock },
  { post, log, isTicking }: { post: Post; log: Log; isTicking: boolean },
): RunningSandbox {
  const { database, clock, wallClock } = deps;
  let working: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;

  // runs one piece of work at a time
  const alone = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = working.then(work);
    working = done.catch(() => {});
    return done;
  };
  const send = (untilMs: number) => deliver(database, post, { untilMs, nowMs: wallClock.now(), secret: deps.secret });
  const queue = (trx: Parameters<typeof queueDeliveries>[0], change: engine.Change) =>
    queueDeliveries(trx, change, { nowMs: wallClock.now(), random: deps.random });
  const sendAll = async () => {
    while ((await send(wallClock.now() + DAY_MS)) > 0);
  };
  const fallDue = async (untilMs: number): Promise<boolean> => {
    const { rows } = await sql<{ id: string; due_at: Date }>`
      select id, due_at from sandbox_subscription where due_at <= ${new Date(untilMs)} order by due_at, id limit 1`.execute(
      database,
    );
    const [due] = rows;
    if (!due) return false;
    await changeBook(database, due.id, (book) => engine.fallDue(book, due.due_at.getTime()), queue);
    return true;
  };
  const tick = async () => {
    try {
      await alone(async () => {
        while (await fallDue(clock.now()));
        await send(wallClock.now());
      });
    } catch (error) {
      log.warn({ err: error }, 'sandbox');
    }
    if (!isStopped) timer = setTimeout(tick, TICK_MS);
  };
  if (isTicking) timer = setTimeout(tick, TICK_MS);

  return {
    deps,
    advance: (days, meanwhile) =>
      alone(async () => {
        const end = clock.now() + days * DAY_MS;
        while (clock.now() < end) {
          await clock.advanceTo(Math.min(end, clock.now() + STEP_MS));
          while (await fallDue(clock.now())) await sendAll();
          await sendAll();
          await meanwhile();
        }
      }),
    chargeBack: (transactionId) =>
      alone(async () => {
        const book = await findBookOf(database, transactionId);
        if (!book) throw new Problem('not-found');
        await changeBook(
          database,
          book.subscription.id,
          (each) => engine.refund(each, transactionId, 'chargeback', clock.now()),
          queue,
        );
      }),
    settle: () => alone(sendAll),
    async stop() {
      isStopped = true;
      if (timer) clearTimeout(timer);
      await working;
    },
  };
}
