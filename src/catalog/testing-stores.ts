import type { Updateable } from 'kysely';
import type { Databases } from '#database/connect.ts';
import type { FactTables } from '#database/table-kinds.ts';
import { createStores } from './create-stores.ts';

/** Adds a store with the given columns set. */
export async function addStore(
  databases: Databases,
  host: string,
  set: Updateable<FactTables['store']> = {},
): Promise<number> {
  const [id] = await addStores(databases, [host]);
  if (Object.keys(set).length > 0) await databases.facts.updateTable('store').set(set).where('id', '=', id!).execute();
  return id!;
}

/** Adds stores that have not been read yet. Returns their ids in the given order. */
export async function addStores(databases: Databases, hosts: string[]): Promise<number[]> {
  const given = hosts.map((host) => ({ host, origin: `https://${host}` }));
  return (await createStores(databases, given, 0)).storeIds;
}

/** Removes all stores and empties the queue. */
export async function removeStores({ people, facts }: Databases): Promise<void> {
  for (const table of ['poll_due', 'watched_store', 'store_host'] as const) await people.deleteFrom(table).execute();
  for (const table of ['poll_kept', 'store_signal', 'store_model', 'catalogue_fingerprint', 'store'] as const)
    await facts.deleteFrom(table).execute();
}
