import type { Databases } from '#database/connect.ts';
import { findNumber } from './create-store.ts';

export type KnownStore = { id: number; host: string; state: 'pending' | 'read' | 'unreadable' };

/** Finds a store by its host, or by the platform's own id of the shop. */
export async function findStore(
  { people, facts }: Databases,
  by: { host: string; shopKey: string | null },
): Promise<KnownStore | undefined> {
  const id = await findNumber(people, by);
  if (id === undefined) return undefined;
  const row = await facts.selectFrom('store').select(['id', 'host', 'state']).where('id', '=', id).executeTakeFirst();
  return row as KnownStore | undefined;
}
