import pg from 'pg';
import type { Log } from '#runtime/log.ts';
import { PLAN_CHANGED } from '../plan/write-plan.ts';

const RETRY_MS = 2_000;

export type PlanChanges = {
  /** Resolves when an account's plan may have changed, or after `forMs`. */
  wait(accountId: string, forMs: number): Promise<void>;
  close(): Promise<void>;
};

/** Listens for plan changes from all processes on the database, over one connection of its own. */
export function listenToPlanChanges(databaseUrl: string, log: Log): PlanChanges {
  const waiting = new Map<string, Set<() => void>>();
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | null = null;
  let isClosed = false;

  const wake = (accountId: string) => {
    for (const resolve of waiting.get(accountId) ?? []) resolve();
  };
  const wakeAll = () => {
    for (const accountId of [...waiting.keys()]) wake(accountId);
  };
  const open = async () => {
    if (isClosed) return;
    const next = new pg.Client({ connectionString: databaseUrl });
    const again = (error?: Error) => {
      if (isClosed || client !== next) return;
      client = null;
      if (error) log.warn({ err: error }, 'listening for changed plans');
      retry = setTimeout(open, RETRY_MS);
    };
    client = next;
    next.on('error', again);
    next.on('end', () => again());
    next.on('notification', ({ payload }) => payload && wake(payload));
    try {
      await next.connect();
      await next.query(`listen ${PLAN_CHANGED}`);
      // plans may have changed while there was no connection
      wakeAll();
    } catch (error) {
      await next.end().catch(() => {});
      again(error as Error);
    }
  };
  const opening = open();

  return {
    wait(accountId, forMs) {
      if (isClosed) return Promise.resolve();
      return new Promise((resolve) => {
        const all = waiting.get(accountId) ?? new Set();
        waiting.set(accountId, all);
        const done = () => {
          clearTimeout(timer);
          all.delete(done);
          if (all.size === 0) waiting.delete(accountId);
          resolve();
        };
        const timer = setTimeout(done, forMs);
        all.add(done);
      });
    },
    async close() {
      isClosed = true;
      if (retry) clearTimeout(retry);
      wakeAll();
      await opening.catch(() => {});
      await client?.end().catch(() => {});
    },
  };
}
