import type pg from 'pg';

/** No question that a person waits for takes longer; what would is too broad to be asked. */
export const LONGEST_MS = 1_000;
/** What a list of common words marks while it looks fits into it. */
export const BRIEF_SESSION = `-c statement_timeout=${LONGEST_MS} -c work_mem=32MB`;
/** Ends the text of a question that is given up after LONGEST_MS. */
export const BRIEFLY = '/* briefly */';
const pools = new WeakMap<object, pg.Pool>();

/** Lets `askBriefly` ask a pool whose sessions are BRIEF_SESSION. */
export function askBrieflyThrough(database: object, pool: pg.Pool): void {
  pools.set(database, pool);
}

export function briefPoolOf(database: object): pg.Pool | undefined {
  return pools.get(database);
}

export function isGivenUp(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014';
}
