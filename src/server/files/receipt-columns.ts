import type { EvidenceAddition, EvidenceItem } from '#contract/estimate/evidence.ts';
import type { Restatement } from '#contract/estimate/restatement.ts';
import type { BestSeller } from '#contract/product/best-seller.ts';
import type { PriceHistory, PriceStep } from '#contract/product/price-history.ts';
import type { ReadingItem } from '#contract/reading.ts';
import { toJson } from '#runtime/to-json.ts';
import { rounded } from './figure-columns.ts';
import { PRODUCT_COLUMNS } from './list-columns.ts';
import { type Cell, type Columns, columnsOf } from './table.ts';

/** When and how a store was read. */
export const READING_COLUMNS: Columns<ReadingItem> = {
  at: ({ at }) => at,
  read: ({ mode }) => mode,
  outcome: ({ outcome }) => outcome,
  problem: ({ problem }) => problem,
  products: ({ products }) => products,
  changed_products: ({ changed }) => changed,
  signals: ({ signals }) => signals.join(' '),
  requests: ({ requests }) => requests,
  bytes: ({ bytes }) => bytes,
  duration_ms: ({ durationMs }) => durationMs,
};

/** The figures of days before and after a revision. */
export const RESTATEMENT_COLUMNS: Columns<Restatement> = {
  day: ({ day }) => day,
  revised_at: ({ at }) => at,
  why: ({ why }) => why,
  previous_orders: ({ orders }) => rounded(orders.from, 1),
  orders: ({ orders }) => rounded(orders.to, 1),
  previous_units: ({ units }) => rounded(units.from, 1),
  units: ({ units }) => rounded(units.to, 1),
  previous_revenue_usd: ({ revenue }) => rounded(revenue.from, 2),
  revenue_usd: ({ revenue }) => rounded(revenue.to, 2),
};

/** What was seen, how it was interpreted, and what it adds to the days. */
export const EVIDENCE_COLUMNS: Columns<EvidenceItem> = {
  at: ({ at }) => at,
  seen_at: ({ seenAt }) => seenAt,
  signal: ({ kind }) => kind,
  product_id: ({ product }) => product?.id ?? null,
  title: ({ product }) => product?.title ?? null,
  classified_as: ({ classifiedAs }) => classifiedAs,
  why: ({ why }) => why,
  before: ({ before }) => toJson(before),
  after: ({ after }) => toJson(after),
  weight: ({ weight }) => rounded(weight, 3),
  days: ({ adds }) => adds.map(({ day }) => day).join(' ') || null,
  adds_orders: ({ adds }) => sumOf(adds, 'orders', 1),
  adds_units: ({ adds }) => sumOf(adds, 'units', 1),
  adds_in_store_currency: ({ adds }) => sumOf(adds, 'revenue', 2),
};

function sumOf(adds: readonly EvidenceAddition[], of: 'orders' | 'units' | 'revenue', digits: number): Cell {
  return rounded(adds.length === 0 ? null : adds.reduce((sum, one) => sum + one[of], 0), digits);
}

/** Products in the store's own order. `places`: one for each day, – if the product was not among the first. */
export const BEST_SELLER_COLUMNS: Columns<BestSeller> = {
  place: ({ place }) => place,
  previous_place: ({ before }) => before,
  ...columnsOf(PRODUCT_COLUMNS, ({ product }: BestSeller) => product),
  places: ({ places }) => places.map((place) => place ?? '–').join(' '),
};

/** A price of a variant with the time from which it applied, beside the variant's state now. */
type VariantStep = { variant: PriceHistory['variants'][number]; step: PriceStep };

export const PRICE_COLUMNS: Columns<VariantStep> = {
  variant: ({ variant }) => variant.id,
  title: ({ variant }) => variant.title,
  from: ({ step }) => step.at,
  price: ({ step }) => step.price.amount,
  currency: ({ step }) => step.price.currency,
  compare_at_price: ({ step }) => step.compareAtPrice?.amount ?? null,
  available: ({ variant }) => variant.isAvailable,
  stock: ({ variant }) => variant.stock,
  gone_at: ({ variant }) => variant.until,
};

export function variantSteps({ variants }: PriceHistory): VariantStep[] {
  return variants.flatMap((variant) => variant.steps.map((step) => ({ variant, step })));
}
