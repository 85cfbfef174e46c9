import { sql } from 'kysely';
import type { Database } from '#database/connect.ts';

export type Reader = { accountId: string; nowMs: number; storeId: string; productUrl: string; productId: string };

/** The user whose questions are asked: one who tracks a hundred stores of all sizes and has some favorites. */
export async function makeReader(database: Database): Promise<Reader> {
  const accountId = 'bench-reader';
  await sql`insert into account (id, email, created_at) values (${accountId}, 'bench@example.com', now() - interval '60 days')
    on conflict do nothing`.execute(database);
  await sql`/* any kind */ insert into watched_store (account_id, store_id)
    select ${accountId}, id from store where id % (select greatest(1, count(*) / 100) from store) = 0
    on conflict do nothing`.execute(database);
  await sql`/* any kind */ insert into favorite (account_id, store_id, product_id)
    select ${accountId}, store_id, product_id from product_window_last_30_days
    where store_id in (select store_id from watched_store where account_id = ${accountId})
    order by orders desc limit 30 on conflict do nothing`.execute(database);
  const { rows } = await sql<{ store_id: number; id: number; url: string; turned: Date }>`/* any kind */
    select p.store_id, p.id, p.url, s.last_read_at as turned
    from product p join store s on s.id = p.store_id
    where s.id = (select store_id from watched_store where account_id = ${accountId} order by store_id limit 1)
    order by p.id limit 1`.execute(database);
  const { store_id: storeId, id, url, turned } = rows[0]!;
  return {
    accountId,
    nowMs: turned.getTime(),
    storeId: String(storeId),
    productUrl: url,
    productId: `${storeId}-${id}`,
  };
}
