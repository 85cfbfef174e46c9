import { sql } from 'kysely';
import type { Assortment } from '#contract/assortment.ts';
import type { Facts } from '#database/connect.ts';
import { moneyOf } from '#runtime/money.ts';
import { asKnownAtOf, type Period } from '../period.ts';

type Asked = { storeId: string; period: Period };

/** What a store offers now, and how many products appeared, disappeared, sold out or changed price in a period. */
export async function getAssortment(facts: Facts, asked: Asked): Promise<Assortment> {
  const [now, period] = await Promise.all([offeredNow(facts, asked), movedIn(facts, asked)]);
  return { now, period };
}

type Offered = {
  products: number;
  sold_out: number;
  discounted: number;
  currency: string | null;
  median: number | null;
};

/** Null for a suspended store: it shows only what was known then, and these counts are of today. */
async function offeredNow(facts: Facts, { storeId, period }: Asked): Promise<Assortment['now']> {
  if (asKnownAtOf(period)) return null;
  const { rows } = await sql<Offered>`
    select count(p.id)::int as products, count(p.id) filter (where not p.is_available)::int as sold_out,
      count(p.id) filter (where p.compare_at_minor > p.price_minor)::int as discounted, s.currency,
      percentile_disc(0.5) within group (order by p.price_minor) filter (where p.currency = s.currency) as median
    from store s left join product p on p.store_id = s.id and p.gone_at is null
    where s.id = ${storeId}::bigint and s.first_read_at is not null
    group by s.id, s.currency`.execute(facts);
  const [row] = rows;
  if (!row) return null;
  const { products, sold_out: soldOut, discounted, currency, median } = row;
  const medianPrice = median === null || currency === null ? null : moneyOf(median, currency);
  return { products, soldOut, discounted, medianPrice };
}

/** A product counts once per kind, however often it happened. */
async function movedIn(facts: Facts, { storeId, period }: Asked): Promise<Assortment['period']> {
  const { current, nowMs } = period;
  const until = new Date(Math.min(Date.parse(current.until), nowMs));
  const cheapest = (side: 'before' | 'after') =>
    sql`(select min((variant->>'priceMinor')::float8) from jsonb_array_elements(${sql.ref(side)}->'variants') variant)`;
  const of = (condition: ReturnType<typeof sql>) => sql`count(distinct product_id) filter (where ${condition})::int`;
  const { rows } = await sql<Assortment['period']>`
    select ${of(sql`kind = 'new'`)} as launched, ${of(sql`kind = 'gone'`)} as gone,
      ${of(sql`kind = 'sold_out'`)} as "soldOut", ${of(sql`kind = 'restocked'`)} as restocked,
      ${of(sql`kind = 'price' and ${cheapest('after')} < ${cheapest('before')}`)} as cheaper,
      ${of(sql`kind = 'price' and ${cheapest('after')} > ${cheapest('before')}`)} as dearer
    from product_event
    where store_id = ${storeId}::bigint and product_id <> 0 and at >= ${new Date(current.from)} and at <= ${until}
      and kind in ('new', 'gone', 'sold_out', 'restocked', 'price')`.execute(facts);
  return rows[0]!;
}
