import type { Basis } from '#contract/estimate.ts';

/**
 * The estimated sales of a span of time. Each figure has its value, `Var` (independent errors, which add up) and `Sd`
 * (errors that the whole store shares, which add up linearly within it). Revenue is in the store's currency, in major
 * units, at the price seen by the reading.
 */
export type Figures = {
  orders: number;
  ordersVar: number;
  ordersSd: number;
  units: number;
  unitsVar: number;
  unitsSd: number;
  revenue: number;
  revenueVar: number;
  revenueSd: number;
  /** How many sightings the figures rest on. */
  observations: number;
  basis: Exclude<Basis, 'none'>;
};

/** `seenAt`: the time of the reading that shows the hour. Absent where no earlier reading has shown it. */
type Seen = { seenAt?: number };

/** Increments for one product and hour (milliseconds, UTC, on the hour). */
export type ProductHour = Figures & Seen & { productId: number; hour: number };

/** Increments for the whole store and hour. `observedSeconds`: how much of the hour lay between two good readings. */
export type StoreHour = Figures & Seen & { hour: number; observedSeconds: number };
