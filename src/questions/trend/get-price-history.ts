import { sql } from 'kysely';
import type { PriceHistory, PriceStep } from '#contract/product/price-history.ts';
import { productIdOf } from '#contract/product/product.ts';
import type { Facts } from '#database/connect.ts';
import { DAY_MS } from '#runtime/clock.ts';
import { moneyOf } from '#runtime/money.ts';
import { Problem } from '#runtime/problem.ts';
import { findPastStates } from '../lists/products/find-past-states.ts';

type Variant = {
  externalId: string;
  title?: string;
  priceMinor: number;
  compareAtMinor: number | null;
  /** Only for variants in the catalogue. */
  isAvailable?: boolean;
  stock?: number | null;
};
type Priced = { currency: string; variants: (Variant & { waiting?: { told: Omit<Variant, 'externalId'> } })[] };
/** An edit may name variants on one side only. */
type Change = { at: Date; before: Partial<Priced> | null; after: Partial<Priced> | null };
type Series = PriceHistory['variants'][number] & { price: Price | null };
type Price = Omit<PriceStep, 'at'>;

type ProductRow = {
  currency: string;
  first_seen_at: Date;
  is_available: boolean;
  variants: Priced['variants'] | null;
  sold_out_since: Date | null;
};

const DEFAULT_DAYS = 90;

/**
 * What each variant of a product cost over a span. It starts from today's price and undoes the known changes one by
 * one. A step begins when its price was first seen. Of a suspended store (`visibleUntil`), nothing newer is told: not
 * the stock of a variant, nor whether it could be bought if the product could.
 */
export async function getPriceHistory(
  facts: Facts,
  asked: { storeId: string; productId: string; from?: string; to?: string; visibleUntil: Date | null; nowMs: number },
): Promise<PriceHistory> {
  const { visibleUntil } = asked;
  const nowMs = visibleUntil?.getTime() ?? asked.nowMs;
  const key = sql`store_id = ${asked.storeId}::bigint and product_id = ${asked.productId}::bigint`;
  const { rows } = await sql<ProductRow>`
    select p.currency, p.first_seen_at, p.is_available, (select variants from product_state where ${key}) as variants,
      (select at from product_event where ${key} and kind = 'sold_out' and at <= ${new Date(nowMs)}
        order by at desc limit 1) as sold_out_since
    from product p where p.store_id = ${asked.storeId}::bigint and p.id = ${asked.productId}::bigint`.execute(facts);
  const product = rows[0];
  if (!product) throw new Problem('not-found');
  const to = asked.to === undefined ? nowMs : Math.min(nowMs, Date.parse(asked.to) + DAY_MS);
  const given = asked.from === undefined ? to - DEFAULT_DAYS * DAY_MS : Date.parse(asked.from);
  const from = Math.min(to, Math.max(given, product.first_seen_at.getTime()));
  const changes = await sql<Change>`
    select at, before, after from product_event
    where ${key} and kind in ('price', 'edited') and at >= ${new Date(from)} and (before ? 'variants' or after ? 'variants')
    order by at desc`.execute(facts);
  const isAvailable = await wasAvailable(facts, asked, product);
  const variants = (product.variants ?? []).map((variant) => ({
    ...toldPrice(variant),
    ...(visibleUntil && { isAvailable: undefined, stock: null }),
    // the last reading of an unavailable product may still show a variant as available
    ...(!isAvailable && { isAvailable: false }),
  }));
  const now = { currency: product.currency, variants };
  const series = new Map(
    now.variants.map((variant) => [variant.externalId, seriesOf(variant, null, priceOf(variant, now.currency))]),
  );
  for (const change of changes.rows) leadBack(series, change, to);
  return {
    productId: productIdOf(asked),
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
    soldOutSince: isAvailable ? null : (product.sold_out_since?.toISOString() ?? null),
    variants: [...series.values()]
      .map(({ price, ...variant }) => ({
        ...variant,
        // it left after the suspension
        until: variant.until !== null && Date.parse(variant.until) > nowMs ? null : variant.until,
        steps: stepsOf(variant.steps, price, from),
      }))
      .filter((variant) => variant.steps.length > 0),
  };
}

/** Whether the product can be bought, or could when its store was suspended. */
async function wasAvailable(
  facts: Facts,
  asked: { storeId: string; productId: string; visibleUntil: Date | null },
  { is_available: isAvailable }: ProductRow,
): Promise<boolean> {
  if (!asked.visibleUntil) return isAvailable;
  const productId = Number(asked.productId);
  const key = { storeId: Number(asked.storeId), productIds: [productId], at: asked.visibleUntil };
  return (await findPastStates(facts, key)).get(productId)?.isAvailable ?? isAvailable;
}

/** A price that is not confirmed yet does not count. */
function toldPrice({ waiting, ...variant }: Priced['variants'][number]): Variant {
  return { ...variant, ...waiting?.told };
}

/** Undoes one change: the price after it begins a step there, and the price before it holds until then. */
function leadBack(series: Map<string, Series>, { at, before, after }: Change, to: number): void {
  const known = new Map(before?.variants?.map((variant) => [variant.externalId, variant]));
  for (const variant of after?.variants ?? []) {
    const one = series.get(variant.externalId) ?? seriesOf(variant, null, priceOf(variant, after!.currency!));
    series.set(variant.externalId, one);
    if (one.price && at.getTime() <= to) one.steps.unshift({ at: at.toISOString(), ...one.price });
    const last = known.get(variant.externalId);
    one.price = last ? priceOf(last, before!.currency!) : null;
    known.delete(variant.externalId);
  }
  for (const variant of known.values()) {
    const one = series.get(variant.externalId) ?? seriesOf(variant, at.toISOString(), null);
    series.set(variant.externalId, one);
    one.price ??= priceOf(variant, before!.currency!);
  }
}

function seriesOf(variant: Variant, until: string | null, price: Price | null): Series {
  const { externalId: id, title = null, isAvailable = null, stock = null } = variant;
  return { id, title, until, isAvailable, stock, steps: [], price };
}

/** The price at the start of the span comes first. Two changes at one time are one step. */
function stepsOf(steps: readonly PriceStep[], first: Price | null, from: number): PriceStep[] {
  const begin = first ? [{ at: new Date(from).toISOString(), ...first }] : [];
  return [...begin, ...steps].filter((step, index, all) => step.at !== all[index + 1]?.at);
}

function priceOf({ priceMinor, compareAtMinor }: Omit<Variant, 'externalId'>, currency: string): Price {
  return {
    price: moneyOf(priceMinor, currency),
    compareAtPrice: compareAtMinor === null ? null : moneyOf(compareAtMinor, currency),
  };
}
