import type { People } from '#database/connect.ts';

/** Runs the work in one transaction: the caller's, where it has one. */
export function inTransaction<Result>(database: People, work: (trx: People) => Promise<Result>): Promise<Result> {
  return database.isTransaction ? work(database) : database.transaction().execute(work);
}
