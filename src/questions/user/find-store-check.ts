import { sql } from 'kysely';
import type { PlatformKind } from '#contract/platform.ts';
import type { StoreCheck } from '#contract/store.ts';
import type { Databases } from '#database/connect.ts';
import { Problem } from '#runtime/problem.ts';
import { isWatched } from '#watch/list-watched.ts';
import { listSignals } from '../receipts/list-signals.ts';

type Row = {
  host: string;
  platform: PlatformKind | null;
  name: string | null;
  country: string | null;
  currency: string | null;
  product_count: number;
};

/** What is known of a store that has been read, in the form of a check. */
export async function findStoreCheck(
  { people, facts }: Databases,
  asked: { accountId: string; storeId: number },
): Promise<StoreCheck> {
  const { rows } = await sql<Row>`
    select host, platform, name, country, currency, product_count
    from store where id = ${asked.storeId}`.execute(facts);
  const row = rows[0];
  if (!row) throw new Problem('not-found');
  return {
    trackable: true,
    host: row.host,
    platform: row.platform,
    name: row.name,
    country: row.country,
    currency: row.currency,
    productCount: row.product_count,
    signals: await listSignals(facts, asked.storeId),
    problem: null,
    storeId: (await isWatched(people, asked)) ? String(asked.storeId) : null,
  };
}
