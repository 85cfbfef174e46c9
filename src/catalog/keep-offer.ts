import { sql } from 'kysely';
import type { FactsTransaction } from '#database/connect.ts';
import { keptSince } from '#database/partitions.ts';

const OFFER_COLUMNS = sql.raw('median_price_usd, discounted_share, sold_out_share');

/** Stores what a catalogue reading showed the store to offer, if it changed, for as long as product events. */
export async function keepOffer(trx: FactsTransaction, storeId: number, atMs: number): Promise<void> {
  const latest = sql`select max(seen_at) from store_offer where store_id = ${storeId}`;
  await sql`
    insert into store_offer (store_id, seen_at, ${OFFER_COLUMNS})
    select s.id, ${new Date(atMs)}::timestamptz, ${OFFER_COLUMNS} from store s
    where s.id = ${storeId} and not exists (
      select from store_offer o where o.store_id = s.id and o.seen_at = (${latest})
        and (o.median_price_usd, o.discounted_share, o.sold_out_share)
          is not distinct from (s.median_price_usd, s.discounted_share, s.sold_out_share))
    on conflict (store_id, seen_at) do nothing`.execute(trx);
  const oldest = new Date(keptSince('product_event', atMs));
  // the last one before the limit stays, because it still held then
  await sql`delete from store_offer
    where store_id = ${storeId} and seen_at < (${latest} and seen_at <= ${oldest})`.execute(trx);
}
