import { z } from 'zod';
import { DateRange, DEFAULT_DATE_RANGE } from '#contract/date-range.ts';
import { Basis, type Change, type Estimate } from '#contract/estimate/estimate.ts';
import { type Rounding, roundChange } from '#contract/estimate/round-change.ts';
import { PAGE_SIZES } from '#contract/list.ts';
import type { ProductItem } from '#contract/product/product.ts';
import type { StoreItem } from '#contract/store.ts';
import { Untrusted, untrusted } from './untrusted.ts';

// some clients send an id that is all digits as a number
export const StoreOrProductId = z.coerce
  .string()
  .regex(/^[1-9]\d{0,17}(-[1-9]\d{0,17})?$/, { message: 'a store’s id such as 7, or a product’s such as 7-31' })
  .describe('The id of a store (7) or a product (7-31), from find_stores or find_products.');

export const SearchScope = z
  .enum(['mine', 'database'])
  .default('mine')
  .describe(
    'mine: the stores that this person tracks. database: all stores that any user tracks, as far as the plan allows.',
  );

/** The smallest page size that holds this many items. */
export function pageFor(atMost: number): number {
  return PAGE_SIZES.find((size) => size >= atMost)!;
}

export const DateRangeInput = DateRange.default(DEFAULT_DATE_RANGE);

export const PERIOD = {
  dateRange: DateRangeInput,
  from: z.iso
    .date()
    .optional()
    .describe('A custom period, together with `to`, instead of dateRange. UTC days, both included.'),
  to: z.iso.date().optional(),
};

export type PeriodInput = { dateRange: DateRange; from?: string; to?: string };

export function periodOf({ dateRange, from, to }: PeriodInput): PeriodInput {
  return { dateRange, from, to };
}

/** The query string for a period, as our pages write it: `?dateRange=…`. */
export function searchOf({ dateRange, from, to }: PeriodInput): string {
  return `?${new URLSearchParams(from && to ? { from, to } : { dateRange })}`;
}

export const Range = z
  .object({
    value: z.number().nullable().describe('Null: unknown.'),
    low: z.number().nullable(),
    high: z.number().nullable(),
    basis: Basis.describe('The signal of sales that it rests on.'),
    sightings: z.number().int(),
  })
  .describe('An estimate with its range: low and high enclose the truth 95 times in 100.');
export type Range = z.infer<typeof Range>;

const TENTHS = 10;

export function tenths(value: number): number {
  return Math.round(value * TENTHS) / TENTHS;
}

/** Rounded outwards, so that the range never claims more precision than the estimate has. */
export function asRange({ value, low, high, basis, observations }: Estimate): Range {
  return {
    value: value && tenths(value),
    low: low && Math.floor(low * TENTHS) / TENTHS,
    high: high && Math.ceil(high * TENTHS) / TENTHS,
    basis,
    sightings: observations,
  };
}

export const ChangeOutput = z
  .object({ ratio: z.number(), low: z.number(), high: z.number().nullable(), isSure: z.boolean() })
  .nullable()
  .describe('Ratio to the period before: 2 is twice as many. isSure: the range excludes 1. Null: unknown.');

/** Rounded to hundredths, the range outwards. The range of a sure change still excludes 1. */
export function changeOutput(change: Change | null): z.infer<typeof ChangeOutput> {
  if (change === null) return null;
  const { ratio, low, high, isSure } = change;
  const rounded = (amount: number, round: Rounding) => roundChange(amount, round, { from: 1, step: 100, isSure });
  return {
    ratio: rounded(ratio, Math.round),
    low: rounded(low, Math.floor),
    high: high && rounded(high, Math.ceil),
    isSure,
  };
}

const FIGURES = {
  isPractice: z.boolean(),
  orders: Range,
  revenueUsd: Range,
  ordersBefore: Range.describe('Orders of the period before, with their range.'),
  ordersChange: ChangeOutput,
  readUntil: z.string().nullable().describe('When the store was last read. Null: never.'),
  page: z.url().describe('Link to its page, for the person.'),
};

function figuresOf(item: StoreItem | ProductItem) {
  return {
    isPractice: item.isPractice,
    orders: asRange(item.orders),
    revenueUsd: asRange(item.revenue),
    ordersBefore: asRange(item.previous.orders),
    ordersChange: changeOutput(item.change.orders),
    readUntil: item.lastReadAt,
  };
}

export const StoreOutput = z.object({
  id: z.string(),
  host: z.string(),
  untrustedName: Untrusted,
  platform: z.string().nullable(),
  country: z.string().nullable(),
  status: z.string(),
  categories: z.array(z.string()),
  products: z.number().int().nullable(),
  ...FIGURES,
});
export type StoreOutput = z.infer<typeof StoreOutput>;

export function storeOutput(item: StoreItem, page: string): StoreOutput {
  const { id, host, platform, country, status, tags: categories, productCount: products } = item;
  const untrustedName = untrusted(item.name);
  return { id, host, untrustedName, platform, country, status, categories, products, ...figuresOf(item), page };
}

export const ProductOutput = z.object({
  id: z.string(),
  storeId: z.string(),
  untrustedTitle: Untrusted,
  untrustedStore: Untrusted,
  price: z.object({ amount: z.number(), currency: z.string() }),
  categories: z.array(z.string()),
  isAvailable: z.boolean(),
  ...FIGURES,
});
export type ProductOutput = z.infer<typeof ProductOutput>;

export function productOutput(item: ProductItem, page: string): ProductOutput {
  const { id, storeId, price, tags: categories, available: isAvailable } = item;
  const texts = { untrustedTitle: untrusted(item.title), untrustedStore: untrusted(item.storeName) };
  return { id, storeId, ...texts, price, categories, isAvailable, ...figuresOf(item), page };
}

/** `34 (28–41)` */
export function rangeText({ value, low, high }: Pick<Range, 'value' | 'low' | 'high'>): string {
  if (value === null) return 'not known';
  return low === null || high === null ? `${value}` : `${value} (${low}–${high})`;
}

/** One line for a store, without its page. */
export function storeText({ id, untrustedName, orders, revenueUsd }: StoreOutput): string {
  return `Store ${id}, untrustedName ${quote(untrustedName)}: orders ${rangeText(orders)}, ${dollarsText(revenueUsd)}.`;
}

export function productText({ id, untrustedTitle, orders, revenueUsd }: ProductOutput): string {
  return `Product ${id}, untrustedTitle ${quote(untrustedTitle)}: orders ${rangeText(orders)}, ${dollarsText(revenueUsd)}.`;
}

type Found = { total: number; totalIsCapped: boolean };

/** The count, then the first items, each with its page. */
export function listText<Item extends { page: string }>(
  { total, totalIsCapped }: Found,
  what: 'store' | 'product',
  items: Item[],
  say: (item: Item) => string,
): string {
  const counted = total === 1 ? `1 ${what}.` : `${total}${totalIsCapped ? '+' : ''} ${what}s.`;
  return [counted, ...items.map((item) => `${say(item)} ${item.page}`)].join('\n');
}

export function dollarsText(range: Pick<Range, 'value' | 'low' | 'high'>): string {
  return range.value === null ? 'revenue not known' : `US$ ${rangeText(range)}`;
}

/** Quotes a text so that it cannot end the quotes itself. */
export function quote(untrustedText: string): string {
  return JSON.stringify(untrustedText);
}
