import type { People } from '#database/connect.ts';

/** Runs the work in the caller's transaction if there is one, otherwise in a new one. */
export function inTransaction<Result>(database: People, work: (trx: People) => Promise<Result>): Promise<Result> {
  return database.isTransaction ? work(database) : database.transaction().execute(work);
}
