import { sql } from 'kysely';
import type { Facts } from '#database/connect.ts';
import { majorOf } from '#runtime/money.ts';

type Variant = { externalId: string; priceMinor: number; compareAtMinor: number | null; isAvailable?: boolean };
type Details = { currency?: string; variants?: Variant[] } | null;
/** A change, and the product's variants as they are today. */
export type PastChange = { kind: string; before: Details; after: Details; variants: Variant[] | null };
type Change = PastChange & { product_id: number };
export type Priced = {
  price_usd: number | null;
  price_minor: number;
  compare_at_minor: number | null;
  is_available: boolean;
};

export type PastState = {
  /** Set only where the price has changed since. */
  price?: { minor: number; compareAtMinor: number | null; currency: string };
  isAvailable?: boolean;
};

/** How products of a store differed at a moment from today: today's state with the later changes undone one by one. */
export async function findPastStates(
  facts: Facts,
  { storeId, productIds, at }: { storeId: number; productIds: number[]; at: Date },
): Promise<Map<number, PastState>> {
  if (productIds.length === 0) return new Map();
  const { rows } = await sql<Omit<Change, 'variants'>>`
    select e.product_id, e.kind, e.before, e.after from product_event e
    where e.store_id = ${storeId}::bigint and e.product_id = any(${productIds}::bigint[]) and e.at > ${at}
      and e.kind in ('price', 'edited', 'sold_out', 'restocked', 'gone', 'back')
    order by e.at desc`.execute(facts);
  const changesOf = Map.groupBy(rows, (row) => row.product_id);
  const variantsOf = await findVariants(facts, storeId, [...changesOf.keys()]);
  const stateOf = ([productId, changes]: [number, Omit<Change, 'variants'>[]]) => {
    const variants = variantsOf.get(productId) ?? null;
    return [productId, stateBefore(changes.map((change) => ({ ...change, variants })))] as const;
  };
  return new Map([...changesOf].map(stateOf));
}

/** By product: large, and many changes may be of one. */
async function findVariants(facts: Facts, storeId: number, productIds: number[]): Promise<Map<number, Variant[]>> {
  if (productIds.length === 0) return new Map();
  const { rows } = await sql<{ product_id: number; variants: Variant[] }>`
    select product_id, variants from product_state
    where store_id = ${storeId}::bigint and product_id = any(${productIds}::bigint[])`.execute(facts);
  return new Map(rows.map(({ product_id, variants }) => [product_id, variants]));
}

/** How a product differed from today before the given changes, which are sorted newest first. */
export function stateBefore(changes: readonly PastChange[]): PastState {
  return { ...pastPrice(changes), ...pastAvailability(changes) };
}

/** A product's columns with its past state applied. The price in dollars uses today's rate. */
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

/** The past price and availability, and the discount as a share of the price before. */
export function offerOf(product: Priced & { currency: string }, state?: PastState) {
  const { price_usd, price_minor: price, compare_at_minor: before, is_available } = pastOf(product, state);
  return { price_usd, is_available, discount: before !== null && before > price ? (before - price) / before : 0 };
}

/** At the cheapest variant that can be bought, as the catalogue shows a product. `changes`: newest first. */
function pastPrice(changes: readonly PastChange[]): PastState {
  const priced = changes.filter(({ before }) => before?.variants);
  const currency = priced.at(-1)?.before?.currency;
  if (currency === undefined) return {};
  const today = priced[0]!.variants ?? [];
  const variants = new Map(today.map((variant) => [variant.externalId, variant]));
  for (const { before, after } of priced) {
    for (const { externalId } of after?.variants ?? []) variants.delete(externalId);
    for (const variant of before?.variants ?? []) variants.set(variant.externalId, variant);
  }
  // which variants could be bought then is not stored
  const soldOut = new Set(today.flatMap((variant) => (variant.isAvailable === false ? variant.externalId : [])));
  const all = [...variants.values()];
  const offered = all.filter(({ externalId }) => !soldOut.has(externalId));
  const [cheapest] = (offered.length > 0 ? offered : all).sort((one, other) => one.priceMinor - other.priceMinor);
  if (!cheapest) return {};
  return { price: { minor: cheapest.priceMinor, compareAtMinor: cheapest.compareAtMinor, currency } };
}

/** A product that sold out or was removed next was available before that. */
function pastAvailability(changes: readonly PastChange[]): PastState {
  const next = changes.findLast(({ kind }) => kind !== 'price' && kind !== 'edited')?.kind;
  return next === undefined ? {} : { isAvailable: next === 'sold_out' || next === 'gone' };
}
