import { sql } from 'kysely';
import type { PlatformKind, StoreCheck } from '#contract/store.ts';
import type { Database } from '#database/connect.ts';
import { Problem } from '#runtime/problem.ts';
import { listSignals } from '../receipts/list-signals.ts';

type Row = {
  host: string;
  platform: PlatformKind | null;
  name: string | null;
  country: string | null;
  currency: string | null;
  product_count: number;
  is_mine: boolean;
};

/** What is known of a store that has been read, in the words of a check. */
export async function findStoreCheck(
  database: Database,
  asked: { accountId: string; storeId: number },
): Promise<StoreCheck> {
  const { rows } = await sql<Row>`
    select host, platform, name, country, currency, product_count,
      exists (select 1 from watched_store w where w.account_id = ${asked.accountId} and w.store_id = store.id) as is_mine
    from store where id = ${asked.storeId}`.execute(database);
  const row = rows[0];
  if (!row) throw new Problem('not-found');
  const signals = (await listSignals(database, [asked.storeId])).get(asked.storeId) ?? [];
  return {
    trackable: true,
    host: row.host,
    platform: row.platform,
    name: row.name,
    country: row.country,
    currency: row.currency,
    productCount: row.product_count,
    signals,
    problem: null,
    storeId: row.is_mine ? String(asked.storeId) : null,
  };
}
