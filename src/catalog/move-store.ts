import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';
import { searchText } from './search-text.ts';

/** The same shop at a new address; one that is already there stays, and so does this one. */
export async function moveStore(
  database: Database,
  fromHost: string,
  to: { host: string; origin: string },
): Promise<void> {
  await database
    .updateTable('store')
    .set({ ...to, search_text: sql<string>`search_text || ${searchText(to.host)}` })
    .where('host', '=', fromHost)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('store as there').select('there.id').where('there.host', '=', to.host))),
    )
    .execute();
}
