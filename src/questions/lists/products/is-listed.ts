import type { ProductListQuery, Signal } from '#contract/filters.ts';
import { type OrderFigures, sureDifference } from '../../change.ts';
import { ageSpan } from '../age-span.ts';

/** A product or a store as it was at a moment. Null: not known then. */
export type PastProduct = {
  first_seen_at: Date;
  price_usd: number | null;
  /** 0 to 1: a product's discount as a share of its price, or the share of a store's products that are discounted. */
  discount: number;
  is_available: boolean | null;
  orders: number | null;
  orders_var: number | null;
  orders_sd: number | null;
  basis: Signal | null;
  revenue: number | null;
  orders_before: number | null;
  orders_var_before: number | null;
  orders_sd_before: number | null;
};

type Asked = Pick<
  ProductListQuery,
  | ('minPrice' | 'maxPrice' | 'minOrders' | 'maxOrders' | 'minRevenue' | 'maxRevenue' | 'minAge' | 'maxAge')
  | ('minGrowth' | 'maxGrowth' | 'sureGrowth' | 'minDiscount' | 'maxDiscount' | 'stock' | 'signals')
>;

/** `isCompared`: the store was read in the previous period too. */
type Moment = { nowMs: number; isCompared: boolean };

/** Whether a product or a store matched a query's bounds on price, stock, age and sales at a moment. */
export function isListed(product: PastProduct, query: Asked, moment: Moment): boolean {
  return isWithin(product, query, moment) && isGrown(product, query, moment);
}

function isWithin(product: PastProduct, query: Asked, { nowMs }: Moment): boolean {
  const { from, until } = ageSpan(query, nowMs);
  return (
    keeps(product.first_seen_at.getTime(), from?.getTime(), until?.getTime()) &&
    keeps(Math.fround(product.discount), partOf(query.minDiscount), partOf(query.maxDiscount)) &&
    (query.stock === undefined || product.is_available === (query.stock === 'in')) &&
    keeps(product.price_usd, query.minPrice, query.maxPrice) &&
    keeps(product.orders, query.minOrders, query.maxOrders) &&
    keeps(product.revenue, query.minRevenue, query.maxRevenue)
  );
}

/** Whether the growth of orders and the signal behind them match the query. */
function isGrown(product: PastProduct, query: Asked, { isCompared }: Moment): boolean {
  const { minGrowth, maxGrowth, sureGrowth, signals } = query;
  if (signals.length > 0 && !(product.basis && signals.includes(product.basis))) return false;
  if (minGrowth === undefined && maxGrowth === undefined && sureGrowth === undefined) return true;
  const now = figuresOf(product.orders, product.orders_var, product.orders_sd);
  const before = figuresOf(product.orders_before, product.orders_var_before, product.orders_sd_before);
  if (!isCompared || (now.orders === 0 && before.orders === 0)) return false;
  const times = (growth: number | undefined) => (growth === undefined ? growth : (1 + growth / 100) * before.orders);
  if (!keeps(now.orders, times(minGrowth), times(maxGrowth))) return false;
  const isSure = () => (['up', 'down'] as const).some((way) => sureDifference(now, before, way) > 0);
  return sureGrowth === undefined || sureGrowth === isSure();
}

/** Rounded to a `real`, like the column that lists compare with. */
function partOf(percent: number | undefined): number | undefined {
  return percent === undefined ? undefined : Math.fround(percent / 100);
}

function figuresOf(orders: number | null, variance: number | null, sd: number | null): OrderFigures {
  return { orders: orders ?? 0, orders_var: variance ?? 0, orders_sd: sd ?? 0 };
}

/** Whether a value lies within bounds. An unknown value (null) lies within none; without bounds every value passes. */
function keeps(value: number | null, least: number | undefined, most: number | undefined): boolean {
  if (least === undefined && most === undefined) return true;
  return value !== null && value >= (least ?? value) && value <= (most ?? value);
}
