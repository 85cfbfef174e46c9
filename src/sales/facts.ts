import type { Basis } from '#contract/estimate.ts';

/**
 * What a span of time sold, as estimated. Of every figure: its value, `Var` (independent errors: adds up) and
 * `Sd` (errors shared by the whole store: adds up linearly within it). Revenue in the store's currency, major units, at the
 * price held at the reading.
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
  /** Sightings behind the figures. */
  observations: number;
  basis: Exclude<Basis, 'none'>;
};

/** `seenAt`: when the reading was taken that tells it; left out where it is the first that does. */
type Seen = { seenAt?: number };

/** Increments for one product and hour (milliseconds, UTC, on the hour). */
export type ProductHour = Figures & Seen & { productId: number; hour: number };

/** Increments for the whole store and hour; `observedSeconds` of it lay between two good readings. */
export type StoreHour = Figures & Seen & { hour: number; observedSeconds: number };
