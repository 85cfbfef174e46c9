import { sql } from 'kysely';
import { type Basis, type Estimate, NO_ESTIMATE } from '#contract/estimate.ts';
import { rangeOf } from '#sales/range.ts';

/** The sums behind two estimates. Null stands for a span in which nothing was observed. */
export type Figures = {
  orders: number;
  orders_var: number;
  orders_sd: number;
  revenue: number;
  revenue_var: number;
  revenue_sd: number;
  observations: number;
  basis: Exclude<Basis, 'none'>;
};

export type Estimates = { orders: Estimate; revenue: Estimate };

const BASIS = `case when min(basis) = max(basis) then min(basis) else 'mixed' end as basis`;

/** Sums of fact rows of one store: independent errors add as variances, those that the store shares linearly. */
export const sumsWithinStore = sql.raw(`
  sum(orders) as orders, sum(orders_var) as orders_var, sum(orders_sd) as orders_sd,
  sum(revenue_usd) as revenue, sum(revenue_usd_var) as revenue_var, sum(revenue_usd_sd) as revenue_sd,
  sum(observations)::float8 as observations, ${BASIS}`);

/** Sums over rows of `sumsWithinStore`, one for each store: what a store shares within itself is independent of the next. */
export const sumsAcrossStores = sql.raw(`
  sum(orders) as orders, sum(orders_var) as orders_var, sqrt(sum(orders_sd * orders_sd)) as orders_sd,
  sum(revenue) as revenue, sum(revenue_var) as revenue_var, sqrt(sum(revenue_sd * revenue_sd)) as revenue_sd,
  sum(observations) as observations, ${BASIS}`);

/** `asOf`: when the store was last read. A store that was never observed in the span has no value, not zero. */
export function estimatesOf(figures: Figures | null | undefined, asOf: Date | null): Estimates {
  const shared = { asOf: asOf?.toISOString() ?? null };
  if (!figures) return { orders: { ...NO_ESTIMATE, ...shared }, revenue: { ...NO_ESTIMATE, ...shared } };
  const of = (value: number, variance: number, sharedSd: number): Estimate => ({
    value,
    ...rangeOf({ value, variance, sharedSd }),
    basis: figures.basis,
    observations: figures.observations,
    ...shared,
  });
  return {
    orders: of(figures.orders, figures.orders_var, figures.orders_sd),
    revenue: of(figures.revenue, figures.revenue_var, figures.revenue_sd),
  };
}

/** A product of a store that was observed, with no sale seen: zero, on the store's own basis. */
export function noSales(storeBasis: Figures['basis']): Figures {
  return {
    orders: 0,
    orders_var: 0,
    orders_sd: 0,
    revenue: 0,
    revenue_var: 0,
    revenue_sd: 0,
    observations: 0,
    basis: storeBasis,
  };
}
