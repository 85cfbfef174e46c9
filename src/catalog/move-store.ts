import { sql } from 'kysely';
import type { Databases } from '#database/connect.ts';
import { searchText } from './search-text.ts';

/**
 * Moves a shop to a new address. If there is a store at that address already, both stay as they are. A shop whose owner
 * does not want it to be read does not get away from that by a new address.
 */
export async function moveStore(
  { people, facts }: Databases,
  fromHost: string,
  to: { host: string; origin: string },
): Promise<void> {
  const moved = await people
    .updateTable('store_host')
    .set(to)
    .where('host', '=', fromHost)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('store_host as there').select('there.id').where('there.host', '=', to.host))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('excluded_host')
            .select('excluded_host.host')
            .where('excluded_host.host', 'in', [fromHost, to.host]),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  const id =
    moved?.id ??
    (await people.selectFrom('store_host').select('id').where('host', '=', to.host).executeTakeFirst())?.id;
  if (id === undefined) return;
  // also completes a move that was interrupted between the two databases
  await facts
    .updateTable('store')
    .set({ ...to, search_text: sql<string>`search_text || ${searchText(to.host)}` })
    .where('id', '=', id)
    .where('host', '=', fromHost)
    .execute();
}
