import { sql } from 'kysely';
import { type Basis, type Estimate, NO_ESTIMATE } from '#contract/estimate/estimate.ts';
import { ESTIMATE, ESTIMATE_SUMS, SUMMED_BASIS } from '#sales/figure-columns.ts';
import { rangeOf } from '#sales/range.ts';
import type { Held } from './find-held.ts';

/** The sums behind two estimates. Null in place of them means that nothing was observed in the span. */
export type SpanSums = {
  orders: number;
  orders_var: number;
  orders_sd: number;
  /** Null, like the two below, where a part of it has no exchange rate. */
  revenue: number | null;
  revenue_var: number | null;
  revenue_sd: number | null;
  /** How many stores have unknown revenue. */
  left_out: number;
  observations: number;
  basis: Exclude<Basis, 'none'>;
};

export type Estimates = { orders: Estimate; revenue: Estimate };

const BASIS = `${SUMMED_BASIS} as basis`;

/** Sums fact rows of one store. */
export const sumsWithinStore = sql.raw(`
  ${ESTIMATE_SUMS.map((sum, index) => `${sum} as ${nameOf(ESTIMATE[index]!)}`).join(', ')},
  (count(revenue_usd) < count(*))::int as left_out, sum(observations)::float8 as observations, ${BASIS}`);

/** The same columns from a single row that is its store's only one. */
export const figuresOfRow = sql.raw(`
  ${ESTIMATE.map((name) => `${name}::float8 as ${nameOf(name)}`).join(', ')},
  (revenue_usd is null)::int as left_out, observations::float8 as observations, basis`);

/** Sums rows of `sumsWithinStore`, one for each store. A store's shared errors are independent of the next store's. */
export const sumsAcrossStores = sql.raw(`
  ${ESTIMATE.map(nameOf)
    .map((name) => `${name.endsWith('_sd') ? `sqrt(sum(${name} * ${name}))` : `sum(${name})`} as ${name}`)
    .join(', ')},
  sum(left_out) as left_out,
  sum(observations) as observations, ${BASIS}`);

/** Questions state all money in dollars. */
function nameOf(column: string): string {
  return column.replace('_usd', '');
}

/**
 * `asOf`: when the store was last read. A store that was never observed in the span has no value, rather than zero.
 * `held`: what may be unpaid; the range reaches up to it.
 */
export function estimatesOf(
  figures: SpanSums | null | undefined,
  asOf: Date | null,
  held: Held | null = null,
): Estimates {
  const shared = { asOf: asOf?.toISOString() ?? null };
  if (!figures) return { orders: { ...NO_ESTIMATE, ...shared }, revenue: { ...NO_ESTIMATE, ...shared } };
  const of = (value: number | null, variance: number | null, sharedSd: number | null, isCount: boolean): Estimate =>
    value === null || variance === null || sharedSd === null
      ? { ...NO_ESTIMATE, ...shared }
      : {
          value,
          ...rangeOf({ value, variance, sharedSd, isCount }),
          basis: figures.basis,
          observations: figures.observations,
          ...shared,
        };
  const revenue = of(figures.revenue, figures.revenue_var, figures.revenue_sd, false);
  return {
    orders: withHeld(of(figures.orders, figures.orders_var, figures.orders_sd, true), held?.orders),
    revenue: withHeld(figures.left_out > 0 ? { ...revenue, leftOut: figures.left_out } : revenue, held?.revenue),
  };
}

function withHeld(estimate: Estimate, held: number | null | undefined): Estimate {
  return held && estimate.high !== null ? { ...estimate, high: estimate.high + held, held } : estimate;
}

/** The figures of a product without a seen sale in an observed store: zero, on the store's basis. */
export function noSales(store: SpanSums): SpanSums {
  const revenue = store.revenue === null ? null : 0;
  return {
    orders: 0,
    orders_var: 0,
    orders_sd: 0,
    revenue,
    revenue_var: revenue,
    revenue_sd: revenue,
    left_out: store.left_out,
    observations: 0,
    basis: store.basis,
  };
}
