import type { Database } from '#database/connect.ts';

export type KnownStore = { id: number; host: string; state: 'pending' | 'read' | 'unreadable' };

/** Two hosts of one shop are one store: found by its host, or by the platform's own id of the shop. */
export async function findStore(
  database: Database,
  by: { host: string; shopKey: string | null },
): Promise<KnownStore | undefined> {
  const row = await database
    .selectFrom('store')
    .select(['id', 'host', 'state'])
    .where((where) =>
      by.shopKey === null
        ? where('host', '=', by.host)
        : where.or([where('host', '=', by.host), where('shop_key', '=', by.shopKey)]),
    )
    .orderBy('id')
    .executeTakeFirst();
  return row as KnownStore | undefined;
}
