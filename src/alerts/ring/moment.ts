import { sql } from 'kysely';
import type { RecordedEventKind } from '#contract/product/event.ts';
import type { Facts } from '#database/connect.ts';
import { DAY_MS } from '#runtime/clock.ts';

type Seen = {
  currency?: string;
  variants?: { externalId: string; priceMinor: number }[];
  /** The place in the store's ranking; null: not ranked. */
  place?: number | null;
};

/** An event as it was seen. */
export type SeenEvent = {
  /** May be `STORE_ITSELF`. */
  productId: number;
  at: number;
  kind: RecordedEventKind;
  before: Seen | null;
  after: (Seen & { products?: number; depth?: number; reason?: 'unreadable' | 'no-signal' }) | null;
  title: string | null;
  tags: string[];
};

/** What one reading of a store showed. */
export type Moment = { storeId: number; storeName: string; seenAt: number; events: SeenEvent[] };

/** How long after an event it may be seen: a price waits for a second reading. */
const CONFIRMED_WITHIN_MS = 7 * DAY_MS;
const TOLD_KINDS = [
  ...['new', 'sold_out', 'restocked', 'gone', 'back', 'price', 'sale_started', 'sale_ended'],
  ...['silent', 'heard', 'rank'],
];

type Row = Omit<SeenEvent, 'productId' | 'at'> & {
  store_id: number;
  product_id: number;
  store_name: string;
  seen_at: Date;
  happened_at: Date;
};

/**
 * What was seen of each store after a given time, in the order of seeing. It takes the `oldest` or the `latest` events:
 * `most` of them, and those seen together with the last one. Events are read as they were stored then.
 */
export async function loadMoments(
  facts: Facts,
  stores: readonly { id: number; seenAfter: number }[],
  asked: { take: 'oldest' | 'latest'; most: number; productIds?: readonly number[] | null },
): Promise<{ moments: Moment[]; isCut: boolean }> {
  if (stores.length === 0) return { moments: [], isCut: false };
  const oldest = Math.min(...stores.map(({ seenAfter }) => seenAfter)) - CONFIRMED_WITHIN_MS;
  const ofProducts = asked.productIds ? sql`and e.product_id = any(${[...asked.productIds]}::bigint[])` : sql``;
  const order = sql.raw(asked.take === 'latest' ? 'desc' : 'asc');
  const { rows } = await sql<Row>`
    select * from (select e.store_id, e.product_id, e.at as happened_at, coalesce(e.seen_at, e.at) as seen_at, e.kind, e.before, e.after,
      p.title, coalesce(p.tags, '{}') as tags, coalesce(s.name, s.host) as store_name
    from product_event e
    join (select * from unnest(
      ${stores.map(({ id }) => id)}::bigint[],
      ${stores.map(({ seenAfter }) => new Date(seenAfter).toISOString())}::timestamptz[]) as t (store_id, seen_after)) as asked
      on asked.store_id = e.store_id
    join store s on s.id = e.store_id
    left join product p on p.store_id = e.store_id and p.id = e.product_id
    where e.store_id = any(${stores.map(({ id }) => id)}::bigint[]) and e.kind = any(${TOLD_KINDS}::text[])
      and e.is_part = any('{true,false}'::boolean[]) and e.at > ${new Date(oldest)}
      and coalesce(e.seen_at, e.at) > asked.seen_after ${ofProducts}
    order by coalesce(e.seen_at, e.at) ${order} fetch first (${asked.most}) rows with ties) as taken
    order by seen_at, store_id, product_id, kind, happened_at`.execute(facts);
  const moments = [...Map.groupBy(rows, (row) => `${row.store_id} ${row.seen_at.getTime()}`).values()];
  return { moments: moments.map(momentOf), isCut: rows.length >= asked.most };
}

function momentOf(rows: Row[]): Moment {
  const [{ store_id, store_name, seen_at }] = rows as [Row];
  return {
    ...{ storeId: store_id, storeName: store_name, seenAt: seen_at.getTime() },
    events: rows.map(({ product_id, happened_at, kind, before, after, title, tags }) => ({
      ...{ productId: product_id, at: happened_at.getTime(), kind, before, after, title, tags },
    })),
  };
}
