import type { Database } from '#database/connect.ts';

/** The same shop at a new address. */
export async function moveStore(
  database: Database,
  fromHost: string,
  to: { host: string; origin: string },
): Promise<void> {
  await database.updateTable('store').set(to).where('host', '=', fromHost).execute();
}
