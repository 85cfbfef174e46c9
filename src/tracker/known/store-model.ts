import type { Tag } from '#contract/tag.ts';

/** What is learned of a store as a whole. Small, and stored as JSON in `store_model`. */
export type StoreModel = {
  /** The version of this shape and of its meaning: a stored model of another version is not read. */
  version: number;
  /** When it was restarted for a known store: rates from then or earlier belong to the model before it. */
  startedAt: number | null;
  /** The last reading; null before the first. */
  at: number | null;
  /** Orders of the store as of `at`, with exponential forgetting. Products' rates are per order of the store. */
  clock: number;
  /** Lines (products in orders), likewise. */
  lines: number;
  /** Of the lines, those that no stamp dated while stamps of others were live. Absent until there was one. */
  undatedLines?: number;
  /** Units that came back a few at a time, and units counted as sold, likewise. Absent only in a model stored before. */
  returned?: { units: number; sold: number };
  /** Gamma prior of a product's lines per order of the store: shape, and rate in orders; null until fitted. */
  prior: SharePrior | null;
  /** Likewise for lines in orders of several products; null if there were too few. */
  togetherPrior: { shape: number; orders: number } | null;
  /**
   * The shares of all products together at the last fit, without what no stamp dates: another count of lines per order.
   */
  shareSum: number | null;
  /**
   * By hour of the week (UTC, from Monday 0:00): orders seen, and hours in which they would have been seen. `lines`:
   * lines that fell, if only stock shows; absent otherwise.
   */
  week: { orders: number[]; hours: number[]; lines?: number[] };
  /** Baskets by their number of products, in the classes of `baskets.ts`, with exponential forgetting. */
  baskets: number[];
  excitation: Excitation;
  censoring: Censoring;
  again: SameAgain;
  contamination: Contamination;
  periodicWrites: PeriodicWrites;
  repeats: Repeats;
  quantities: SeenQuantities;
  /** For shops that show only stock: how well each hypothesis of `orders-of-falls.ts` explained the gaps. */
  orderSizes: number[];
  /** Likewise: whether far more lines fell in the last gap than expected. The next gap then says nothing about orders. */
  isBusy?: boolean;
  /** Moved stamps that stock could judge, and those of them that were sales. */
  calibration: { updates: number; sales: number };
  /** When the first weeks began, until they are estimated again. Absent afterwards. */
  firstWeeksSince?: number;
  /** When texts were last read: in a catalogue that shows labels or descriptions. Absent until there was one. */
  textsAt?: number;
  /** Absent until a reading showed prices. */
  prices?: PriceLevel;
  /** Absent until a whole catalogue was fitted. */
  trade?: Trade;
};

/** `weights`: of the mixture with this mean that fits products of all kinds, and best sellers too. */
export type SharePrior = { shape: number; orders: number; weights?: number[] };

/**
 * Lines whose quantity was seen, if stock is live: units, their squares and logarithms, and lines. `expected`: the
 * units beyond the first that shops like this one have in them.
 */
export type SeenQuantities = { units: number; unitsSquared: number; logs: number; lines: number; expected: number };

/**
 * What says how many units a line holds. `usd`: dollars for one unit of the store's currency; `medianUsd`: the median
 * of its prices. Null if unknown.
 */
export type Trade = {
  usd: number | null;
  medianUsd: number | null;
  tags: Tag[];
  isWholesale: boolean;
  /** The least quantity of a usual product that can be bought; absent if one. */
  leastUnits?: number;
  /** The same for its best sellers, if the store showed it with their ranking. */
  leastTold?: number;
};

/** Raise this if what the model, or a product's rate, holds cannot be read as before: each store is then learnt anew. */
export const MODEL_VERSION = 11;

export function newStoreModel(): StoreModel {
  return {
    version: MODEL_VERSION,
    startedAt: null,
    at: null,
    clock: 0,
    lines: 0,
    prior: null,
    togetherPrior: null,
    shareSum: null,
    week: { orders: new Array<number>(168).fill(0), hours: new Array<number>(168).fill(0) },
    baskets: [],
    excitation: NO_EXCITATION,
    censoring: NO_CENSORING,
    again: NO_AGAIN,
    contamination: NO_CONTAMINATION,
    periodicWrites: NO_PERIODIC_WRITES,
    repeats: NO_REPEATS,
    quantities: { units: 0, unitsSquared: 0, logs: 0, lines: 0, expected: 0 },
    orderSizes: [],
    calibration: { updates: 0, sales: 0 },
  };
}

/** Time constants of forgetting: tastes drift faster than opening hours, habits of buyers slowest. Choices, not facts. */
export const RATE_MEMORY_DAYS = 15;
export const INTENSITY_MEMORY_DAYS = 60;
export const HABIT_MEMORY_DAYS = 365;

/** The state of a store's prices as a whole. */
export type PriceLevel = {
  currency: string | null;
  /** Set while its answers show the prices of another market: since when, and by what factor. */
  away: { since: number; factor: number } | null;
  /** Set while most of it is reduced: since when, by how much prices fell (0 to 1), and those of how many products. */
  sale: { since: number; depth: number; products: number } | null;
};

/**
 * Stamps that move without an order and show no reason: edits of texts we do not read, deliveries, apps. They come
 * alone and on any product alike, while orders of one product fall on what sells. So a lone stamp is weighed by how
 * well it fits either: a contaminated mixture (Tukey 1960), whose parts are estimated by Bayes.
 */
export type Contamination = {
  /** Lone stamps by how well their product fits an order, in classes of `fit`, with exponential forgetting. */
  lone: number[];
  /** Lone stamps classified as writes because of their fit, and the hours with sales, likewise. */
  writes: number;
  hours: number;
  /** Lone stamps weighed by fit, and the orders of several products beside them, likewise. Absent only in a model stored before. */
  besides?: { lone: number; baskets: number };
  /** Lone stamps that nothing explains, and those that an edit of texts explains, likewise. */
  unexplained: number;
  edits: number;
};

export const NO_CONTAMINATION: Contamination = { lone: [], writes: 0, hours: 0, unexplained: 0, edits: 0 };

/**
 * How often orders are censored: wholly covered by later ones, since only a product's last update shows (Matloff 2005).
 * Measured on known orders: of those seen in one gap, how many does the next gap cover? Buyers who come twice and
 * fashions of an hour make that more than chance would.
 */
export type Censoring = {
  /** The latest orders of the last gap: second and number of products. */
  last: [at: number, size: number][];
  /** Such orders that were covered, and how many were expected to be, with exponential forgetting. */
  covered: number;
  expected: number;
};

export const NO_CENSORING: Censoring = { last: [], covered: 0, expected: 0 };

/**
 * How often the same products are ordered again within minutes, by class of the delay, with exponential forgetting: the
 * last gap's orders that this one covered, those expected to be by chance, and the minutes in which it would have been
 * seen.
 */
export type SameAgain = { covered: number[]; expected: number[]; exposed: number[] };

export const NO_AGAIN: SameAgain = { covered: [], expected: [], exposed: [] };

/**
 * Sales excite each other (Hawkes 1971): a product that sold in the last gap sells again in this one more often than
 * its share says (a promotion, two orders of one buyer, a season's start). How much more is learned from the products
 * seen in one gap that are seen again in the next. What hides in a gap is near a sale, too, and is raised by the same
 * factor.
 */
export type Excitation = {
  /** Products seen in the last gap, by class of their share. */
  last: number[];
  /** Such products that were seen again, and how many were expected to be, with exponential forgetting. */
  seen: number;
  expected: number;
};

const NO_EXCITATION: Excitation = { last: [], seen: 0, expected: 0 };

/**
 * Cancelled and returned orders put their goods back: their products are stamped once more, all in one second, and the
 * stamp looks like that of an order. But a basket of several products that is seen again more often than by chance is
 * either that, or buyers who like the same things together.
 */
export type Repeats = {
  /**
   * Baskets of several products seen recently, as hashes; if there are many, only those whose hash divides by `every`.
   * `taken`: the class of `known` that it was counted in, −1 for none.
   */
  seen: [hash: number, at: number, size: number, taken: number][];
  every: number;
  /** Baskets that repeated none of these, with exponential forgetting. */
  fresh: number;
  /** Baskets that did, likewise, by how much likelier a return is than a new order. */
  known: number[];
  /** Kinds of baskets that were seen a third time, likewise. */
  habits: number;
};

export const NO_REPEATS: Repeats = { seen: [], every: 1, fresh: 0, known: [], habits: 0 };

/**
 * When stamps came recently. Apps write by the clock, at one second of the hour, the day or the week; buyers do not. A
 * scan statistic (Naus 1965) against the store's own intensity separates them.
 */
export type PeriodicWrites = {
  /** Runs of stamps in order of time: when they began, and whether they were writes for another reason. */
  runs: [at: number, isWrite: boolean][];
};

export const NO_PERIODIC_WRITES: PeriodicWrites = { runs: [] };
