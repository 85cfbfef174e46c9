import { sql } from 'kysely';
import { askPrepared } from '#database/ask-prepared.ts';
import type { Facts } from '#database/connect.ts';
import { HOLDING } from '#tracker/changes/compare-stock.ts';
import type { Period } from './period.ts';

/** What may still be unpaid: at most this many orders, and the US dollars of those with a rate; null if none has one. */
export type Held = { orders: number; revenue: number | null };

/** A part of the held units: those of which everything given here is true. */
export type HeldOf = { storeId?: number; productId?: number; country?: string | null; tag?: string };
type Row = Held & {
  store_id: number;
  product_id: number;
  country: string | null;
  tags: string[];
  since: number;
  seen_at: number;
};
type Span = { fromMs: number; untilMs: number };
export type HeldIn = (span: Span, of?: HeldOf) => Held | null;

const NOTHING_HELD: HeldIn = () => null;

/**
 * The units of some stores that have left the stock and may be unpaid. They are not in the facts yet. Returns a function
 * that sums those that left within a span, of all the stores or of a part of them.
 */
export async function findHeld(
  facts: Facts,
  storeIds: readonly number[],
  { asKnownAtMs }: Pick<Period, 'asKnownAtMs'> = {},
): Promise<HeldIn> {
  if (storeIds.length === 0 || asKnownAtMs !== undefined) return NOTHING_HELD;
  const rows = await askPrepared(
    facts,
    // a held product is counted when it is read again: with the day's catalogue at the latest
    sql<Row>`
    select distinct s.id as store_id, p.id as product_id, s.country, p.tags, variant ->> 'externalId' as variant,
      (hold ->> 'since')::float8 as since, (hold ->> 'seenAt')::float8 as seen_at,
      ceil((hold ->> 'units')::float8 / coalesce((variant ->> 'leastUnits')::float8, 1)) as orders,
      (hold ->> 'units')::float8 * (variant ->> 'priceMinor')::float8 * (p.price_usd / nullif(p.price_minor, 0))::float8 as revenue
    from store s
    join lateral (
      select distinct e.store_id, e.product_id from evidence e
      where e.store_id = s.id and e.at > s.last_read_at - interval '26 hours' and e.classified_as = 'hold'
    ) e on e.store_id = s.id
    join product_state t on t.store_id = e.store_id and t.product_id = e.product_id
    join product p on p.store_id = t.store_id and p.id = t.product_id
    cross join jsonb_array_elements(t.variants) variant
    cross join jsonb_array_elements(variant -> 'held') hold
    where s.id = any(${storeIds}::bigint[]) and s.platform = any(${HOLDING}::text[])`,
  );
  return ({ fromMs, untilMs }, of = {}) => {
    const held = rows.filter((row) => row.since < untilMs && row.seen_at > fromMs && isOf(row, of));
    return held.length === 0 ? null : held.reduce<Held>(addHeld, { orders: 0, revenue: null });
  };
}

export function heldInPeriod(heldIn: HeldIn, { current }: Period, of?: HeldOf): Held | null {
  return heldIn({ fromMs: Date.parse(current.from), untilMs: Date.parse(current.until) }, of);
}

function isOf(row: Row, { storeId, productId, country, tag }: HeldOf): boolean {
  return (
    (storeId === undefined || row.store_id === storeId) &&
    (productId === undefined || row.product_id === productId) &&
    (country === undefined || row.country === country) &&
    (tag === undefined || row.tags.includes(tag))
  );
}

function addHeld(sum: Held, { orders, revenue }: Held): Held {
  return {
    orders: sum.orders + orders,
    revenue: revenue === null ? sum.revenue : (sum.revenue ?? 0) + revenue,
  };
}
