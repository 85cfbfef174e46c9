import type { Basis } from '#contract/estimate/estimate.ts';

const FIGURE_FIELDS = [
  'orders',
  'ordersVar',
  'ordersSd',
  'units',
  'unitsVar',
  'unitsSd',
  'revenue',
  'revenueVar',
  'revenueSd',
  'observations',
] as const;

type Sums = Record<(typeof FIGURE_FIELDS)[number], number>;

/**
 * The estimated sales of a span of time. Each figure has its value, `Var` (independent errors, which add up) and `Sd`
 * (errors that last or are shared by the store, which add up linearly within it). Revenue is in the store's currency, in
 * major units, at the price seen by the reading. `observations`: how many sightings the figures rest on.
 */
export type Figures = Sums & { basis: Exclude<Basis, 'none'> };

export const NO_FIGURES = Object.fromEntries(FIGURE_FIELDS.map((name) => [name, 0])) as Sums;

/** Adds a part to a sum; what the part lacks is zero. */
export function addFigures(sum: Sums, part: Partial<Sums>): void {
  for (const name of FIGURE_FIELDS) sum[name] += part[name] ?? 0;
}

/** `seenAt`: the time of the reading that shows the hour. Absent where no earlier reading has shown it. */
type Seen = { seenAt?: number };

/** Increments for one product and hour (milliseconds, UTC, on the hour). */
export type ProductHour = Figures & Seen & { productId: number; hour: number };

/** Increments for the whole store and hour. `observedSeconds`: how much of the hour lay between two good readings. */
export type StoreHour = Figures & Seen & { hour: number; observedSeconds: number };
