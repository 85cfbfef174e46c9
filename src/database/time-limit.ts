import type pg from 'pg';

/** A question that a person waits for is cancelled after this time as too broad. */
export const TIME_LIMIT_MS = 1_000;
/** Large enough for the bitmap of a list that searches common words. */
export const TIME_LIMITED_SESSION = `-c statement_timeout=${TIME_LIMIT_MS} -c work_mem=32MB`;
/** Ends the text of a question that is cancelled after TIME_LIMIT_MS. */
export const TIME_LIMIT_MARK = '/* time limit */';
const pools = new WeakMap<object, pg.Pool>();

/** Registers the pool, with sessions of TIME_LIMITED_SESSION, that `askWithTimeLimit` asks. */
export function registerTimeLimitedPool(database: object, pool: pg.Pool): void {
  pools.set(database, pool);
}

export function timeLimitedPoolOf(database: object): pg.Pool | undefined {
  return pools.get(database);
}

export function isCancelled(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014';
}
