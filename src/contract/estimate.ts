import { z } from 'zod';

/** Where a number comes from: the signal it rests on. `none`: no living signal, so no value. */
export const Basis = z.enum(['stock', 'modified', 'rank', 'mixed', 'none']);
export type Basis = z.infer<typeof Basis>;

/**
 * A number that says how sure it is: `low` and `high` enclose the truth 95 times in 100.
 * Orders and units are counts; revenue is in US dollars at the rate of the day of the sale.
 */
export const Estimate = z.object({
  value: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  basis: Basis,
  /** How many sightings (stamps that moved, stock that fell) stand behind it. */
  observations: z.number().int().nonnegative(),
  /** Until when the store has been read; null where it never was. */
  asOf: z.iso.datetime().nullable(),
});
export type Estimate = z.infer<typeof Estimate>;

export const NO_ESTIMATE: Estimate = { value: null, low: null, high: null, basis: 'none', observations: 0, asOf: null };
