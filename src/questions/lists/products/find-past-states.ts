import { sql } from 'kysely';
import type { Facts } from '#database/connect.ts';
import { majorOf } from '#runtime/money.ts';

type Variant = { externalId: string; priceMinor: number; compareAtMinor: number | null };
type Told = { currency?: string; variants?: Variant[] } | null;
/** What changed, and the variants of today. */
export type PastChange = { kind: string; before: Told; after: Told; variants: Variant[] | null };
type Change = PastChange & { product_id: number };
export type Priced = {
  price_usd: number | null;
  price_minor: number;
  compare_at_minor: number | null;
  is_available: boolean;
};

export type PastState = {
  /** Where its price has changed since. */
  price?: { minor: number; compareAtMinor: number | null; currency: string };
  isAvailable?: boolean;
};

/** In what products of a store were otherwise at a moment than they are now: today's state, led back change by change. */
export async function findPastStates(
  facts: Facts,
  { storeId, productIds, at }: { storeId: number; productIds: number[]; at: Date },
): Promise<Map<number, PastState>> {
  const { rows } = await sql<Change>`
    select e.product_id, e.kind, e.before, e.after, s.variants
    from product_event e
    left join product_state s on s.store_id = e.store_id and s.product_id = e.product_id
    where e.store_id = ${storeId}::bigint and e.product_id = any(${productIds}::bigint[]) and e.at > ${at}
      and e.kind in ('price', 'edited', 'sold_out', 'restocked', 'gone', 'back')
    order by e.at desc`.execute(facts);
  const states = new Map<number, PastState>();
  for (const [productId, changes] of Map.groupBy(rows, (row) => row.product_id)) {
    states.set(productId, stateBefore(changes));
  }
  return states;
}

/** In what a product was otherwise before its latest changes, the newest first, than it is now. */
export function stateBefore(changes: readonly PastChange[]): PastState {
  return { ...pastPrice(changes), ...pastAvailability(changes) };
}

/** What of a product was otherwise, in its columns: its price in dollars at the rate that it has now. */
function pastOf(
  product: Priced & { currency: string },
  { price, isAvailable = product.is_available }: PastState = {},
): Priced {
  const { price_usd, price_minor, compare_at_minor, currency } = product;
  if (!price || price.currency !== currency || price_usd === null || price_minor === 0)
    return { price_usd, price_minor, compare_at_minor, is_available: isAvailable };
  const ratio = majorOf(price.minor, currency) / majorOf(price_minor, currency);
  return {
    ...{ price_usd: price_usd * ratio, is_available: isAvailable },
    ...{ price_minor: price.minor, compare_at_minor: price.compareAtMinor },
  };
}

/** The same, with by how much of its price it was reduced. */
export function offerOf(product: Priced & { currency: string }, state?: PastState) {
  const { price_usd, price_minor: price, compare_at_minor: before, is_available } = pastOf(product, state);
  return { price_usd, is_available, discount: before !== null && before > price ? (before - price) / before : 0 };
}

/** `changes`: the newest first. */
function pastPrice(changes: readonly PastChange[]): PastState {
  const priced = changes.filter(({ before }) => before?.variants);
  const currency = priced.at(-1)?.before?.currency;
  if (currency === undefined) return {};
  const variants = new Map((priced[0]!.variants ?? []).map((variant) => [variant.externalId, variant]));
  for (const { before, after } of priced) {
    for (const { externalId } of after?.variants ?? []) variants.delete(externalId);
    for (const variant of before?.variants ?? []) variants.set(variant.externalId, variant);
  }
  const cheapest = [...variants.values()].sort((one, other) => one.priceMinor - other.priceMinor)[0];
  if (!cheapest) return {};
  return { price: { minor: cheapest.priceMinor, compareAtMinor: cheapest.compareAtMinor, currency } };
}

/** What is sold out, or gone, next could be bought before. */
function pastAvailability(changes: readonly PastChange[]): PastState {
  const next = changes.findLast(({ kind }) => kind !== 'price' && kind !== 'edited')?.kind;
  return next === undefined ? {} : { isAvailable: next === 'sold_out' || next === 'gone' };
}
