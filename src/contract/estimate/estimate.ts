import { z } from 'zod';

/** The signal that a number rests on. `none`: there is no live signal, so there is no value. */
export const Basis = z.enum(['stock', 'modified', 'rank', 'mixed', 'none']);
export type Basis = z.infer<typeof Basis>;

/** A number with its uncertainty. */
export const Estimate = z.object({
  value: z
    .number()
    .nullable()
    .describe(
      'Orders and units are counts. Revenue is in US dollars at the rate of the day of the sale. Null: unknown.',
    ),
  low: z.number().nullable().describe('`low` and `high` enclose the truth 95 times in 100.'),
  high: z.number().nullable(),
  basis: Basis,
  observations: z
    .number()
    .int()
    .nonnegative()
    .describe('How many sightings (changed timestamps, falls of stock) the number rests on.'),
  asOf: z.iso.datetime().nullable().describe('When the store was last read. Null if it never was.'),
  held: z
    .number()
    .positive()
    .optional()
    .describe(
      'How much more it is at most if units that just left the stock are sold. They may be in a checkout that is not ' +
        'paid yet, and count once a reading at least an hour later still finds them gone. `high` includes them.',
    ),
  leftOut: z
    .number()
    .int()
    .positive()
    .optional()
    .describe('How many stores are left out of this revenue because no exchange rate is known for their currency.'),
});
export type Estimate = z.infer<typeof Estimate>;

export const NO_ESTIMATE: Estimate = { value: null, low: null, high: null, basis: 'none', observations: 0, asOf: null };

export const LIKE_FOR_LIKE =
  'It has the same length and ends where the current one begins. While the current one is not over, only as many ' +
  'whole hours of the one before are counted as have passed of the current one.';

/** The same figures of the period before. */
export const PreviousEstimates = z
  .object({ orders: Estimate, revenue: Estimate })
  .describe(
    `The figures of the period before. Their values are null if the store was first read after the first tenth of it. ${LIKE_FOR_LIKE}`,
  );

/** A figure divided by that of the period before, with a range of its own: errors that both share cancel out. */
export const Change = z.object({
  ratio: z.number().nonnegative().describe('1: unchanged. 2: doubled.'),
  low: z.number().nonnegative(),
  high: z.number().nonnegative().nullable().describe('Null if there was too little before for an upper limit.'),
  isSure: z.boolean().describe('Whether the range (95 in 100) excludes 1.'),
});
export type Change = z.infer<typeof Change>;

/** How both figures compare with the period before. */
export const ComparedChange = z
  .object({ orders: Change.nullable(), revenue: Change.nullable() })
  .describe('Null if one of the two is unknown, or if there was nothing before.');
export type ComparedChange = z.infer<typeof ComparedChange>;

export const NO_CHANGE: ComparedChange = { orders: null, revenue: null };

export const Sparkline = z
  .array(z.number().nullable())
  .describe(
    'Orders per day of the range (per hour, if it is one day), oldest first. The running day or hour is left out. Null: ' +
      'nothing was read. In a long range, each number is the mean of several days.',
  );
