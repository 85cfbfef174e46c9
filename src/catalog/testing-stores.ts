import type { Updateable } from 'kysely';
import type { Databases } from '#database/connect.ts';
import type { FactTables } from '#database/table-kinds.ts';
import { createStores } from './create-stores.ts';

/** A store as it stands after whatever made it so. */
export async function addStore(
  databases: Databases,
  host: string,
  set: Updateable<FactTables['store']> = {},
): Promise<number> {
  const [id] = await addStores(databases, [host]);
  if (Object.keys(set).length > 0) await databases.facts.updateTable('store').set(set).where('id', '=', id!).execute();
  return id!;
}

/** Stores that were not read yet, in this order. */
export async function addStores(databases: Databases, hosts: string[]): Promise<number[]> {
  const given = hosts.map((host) => ({ host, origin: `https://${host}` }));
  return (await createStores(databases, given, 0)).storeIds;
}

/** Leaves no store, and nothing in the queue. */
export async function removeStores({ people, facts }: Databases): Promise<void> {
  for (const table of ['poll_due', 'watched_store', 'store_host'] as const) await people.deleteFrom(table).execute();
  for (const table of ['poll_kept', 'store_signal', 'store_model', 'catalogue_fingerprint', 'store'] as const)
    await facts.deleteFrom(table).execute();
}
