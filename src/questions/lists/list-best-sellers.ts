import { sql } from 'kysely';
import type { BestSellerPage, BestSellerSort } from '#contract/product/best-seller.ts';
import { productIdOf } from '#contract/product/product.ts';
import type { Databases, Facts } from '#database/connect.ts';
import { DAY_MS } from '#runtime/clock.ts';
import { asKnownAtOf, type Period } from '../period.ts';
import type { PictureUrl } from '../picture-url.ts';
import { limitsOf, type PageRequest, pageOfItems } from './page.ts';
import { findProductItems } from './product-items.ts';

type Asked = {
  accountId: string;
  storeId: string;
  period: Period;
  sortBy: BestSellerSort;
  request: PageRequest;
  pictureUrl: PictureUrl;
};

/** The most days shown. A longer period leaves days out, because more points would add nothing. */
const MAX_DAYS_SHOWN = 60;

/** A store's own list of best sellers at the end of a period, with each product's place at its start and since. */
export async function listBestSellers(databases: Databases, asked: Asked): Promise<BestSellerPage> {
  const { storeId, period, sortBy, request } = asked;
  const { last, first } = await findLists(databases.facts, storeId, period);
  if (!last) return { ...pageOfItems(request, [], 0), ranking: null };
  const moves = movesBetween(first, last);
  const listed = sorted(moves, sortBy);
  const { limit, offset } = limitsOf(request);
  const page = listed.slice(offset, offset + limit);
  const productIds = page.map(({ productId }) => productId);
  const [products, placesOf] = await Promise.all([
    findProductItems(databases, {
      ...asked,
      keys: productIds.map((productId) => ({ storeId: Number(storeId), productId })),
    }),
    findPlaces(databases.facts, storeId, productIds, { from: (first ?? last).day, to: last.day }),
  ]);
  const itemOf = new Map(products.map((product) => [product.id, product]));
  const items = page.flatMap(({ productId, place, before }) => {
    const product = itemOf.get(productIdOf({ storeId, productId }));
    return product ? [{ product, place, before, places: placesOf(productId) }] : [];
  });
  const ranking = { readAt: last.readAt.toISOString(), of: last.productIds.length, since: first?.day ?? null };
  return { ...pageOfItems(request, items, listed.length), ranking };
}

type List = { day: string; readAt: Date; productIds: number[] };

/** The list at the end of a period, and the list to compare it with: the last one before the period, else its first. */
async function findLists(facts: Facts, storeId: string, period: Period): Promise<{ last?: List; first?: List }> {
  const { current, nowMs } = period;
  const from = current.from.slice(0, 10);
  const until = new Date(Math.min(Date.parse(current.until) - 1, nowMs));
  const { rows } = await sql<List>`
    with believed as (
      select r.day, r.read_at, r.product_ids from ranking_day r
      join store_signal s on s.store_id = r.store_id and s.kind = 'rank' and s.state = 'alive'
      where r.store_id = ${storeId}::bigint and r.read_at <= ${asKnownAtOf(period) ?? until} and r.read_at <= ${until})
    select day::text, read_at as "readAt", product_ids as "productIds" from (
      (select * from believed where day <= ${from}::date order by day desc limit 1)
      union (select * from believed where day > ${from}::date order by day limit 1)
      union (select * from believed order by day desc limit 1)) as told
    order by day`.execute(facts);
  const last = rows.at(-1);
  return { last, first: rows.length > 1 ? rows[0] : undefined };
}

type Move = { productId: number; place: number | null; before: number | null; ratio: number };

/** `ratio`: above 1 if the product rose. A product off a list counts as one place after its end. */
function movesBetween(first: List | undefined, last: List): Move[] {
  const now = placesIn(last);
  const before = placesIn(first);
  return [...new Set([...now.keys(), ...before.keys()])].map((productId) => {
    const places = { place: now.get(productId) ?? null, before: before.get(productId) ?? null };
    const was = places.before ?? (first ? first.productIds.length + 1 : places.place!);
    return { productId, ...places, ratio: was / (places.place ?? last.productIds.length + 1) };
  });
}

function placesIn(list: List | undefined): Map<number, number> {
  const known = (list?.productIds ?? []).map((productId, index) => [productId, index + 1] as const);
  return new Map(known.filter(([productId]) => productId !== 0));
}

function sorted(moves: Move[], by: BestSellerSort): Move[] {
  const byPlace = (one: Move, other: Move) => (one.place ?? Infinity) - (other.place ?? Infinity);
  if (by === 'place') return moves.filter(({ place }) => place !== null).toSorted(byPlace);
  const sign = by === 'risen' ? 1 : -1;
  return moves
    .filter(({ ratio }) => sign * Math.log(ratio) > 0)
    .toSorted((one, other) => sign * (other.ratio - one.ratio) || byPlace(one, other));
}

/** The places of products day by day. Days without a list are left out. */
async function findPlaces(
  facts: Facts,
  storeId: string,
  productIds: readonly number[],
  { from, to }: { from: string; to: string },
): Promise<(productId: number) => (number | null)[]> {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  const step = Math.ceil(days / MAX_DAYS_SHOWN);
  const { rows } = await sql<{ id: number; places: (number | null)[] }>`
    select asked.id, array_agg(array_position(r.product_ids, asked.id) order by r.day) as places
    from ranking_day r cross join unnest(${[...productIds]}::bigint[]) as asked (id)
    where r.store_id = ${storeId}::bigint and r.day >= ${from}::date and r.day <= ${to}::date
      and (${to}::date - r.day) % ${step} = 0
    group by asked.id`.execute(facts);
  const found = new Map(rows.map(({ id, places }) => [id, places]));
  return (productId) => found.get(productId) ?? [];
}
