import { type Background, NO_BACKGROUND } from './background.ts';
import { type Covering, NO_COVERING } from './covering.ts';
import { type Heat, NO_HEAT } from './heat.ts';
import { NO_REPEATS, type Repeats } from './repeats.ts';
import { NO_ROUTINE, type Routine } from './routine.ts';
import type { PriceLevel } from './types.ts';

/** What is learned of a store as a whole. Small, and kept as JSON: the row `store_model`. */
export type StoreModel = {
  /** Of this shape and of what it means: a stored model of another version is no longer read. */
  version: number;
  /** When it was begun anew on a store known before: rates as of then or earlier belong to the model before it. */
  startedAt: number | null;
  /** The last reading; null before the first. */
  at: number | null;
  /** Orders of the store as of `at`, with exponential forgetting: the clock that product rates run by. */
  clock: number;
  /** Lines (products in orders) likewise. */
  lines: number;
  /** Gamma prior of a product's lines per order of the store: shape, and rate in orders; null until fitted. */
  prior: { shape: number; orders: number } | null;
  /** The same for lines in orders of several products; null where there were too few. */
  togetherPrior: { shape: number; orders: number } | null;
  /** The shares of all products together, at the last fit: lines per order, once more. */
  shareSum: number | null;
  /** By hour of the week (UTC, from Monday 0:00): orders seen, and hours in which they would have been seen. */
  week: { orders: number[]; hours: number[] };
  /** Baskets by their number of products, in the classes of `baskets.ts`, with exponential forgetting. */
  baskets: number[];
  heat: Heat;
  covering: Covering;
  background: Background;
  routine: Routine;
  repeats: Repeats;
  /** Lines whose quantity was seen, where stock lives: units, their squares and logarithms, lines. */
  quantities: { units: number; unitsSquared: number; logs: number; lines: number };
  /** Moved stamps that stock could judge, and those of them that were sales. */
  calibration: { updates: number; sales: number };
  /** When texts were last looked at: a catalogue that shows labels or descriptions. Absent until there was one. */
  textsAt?: number;
  /** Absent until a reading showed prices. */
  prices?: PriceLevel;
};

/** To be raised with every change of what the model, or a product's rate beside it, holds. */
export const MODEL_VERSION = 6;

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
    heat: NO_HEAT,
    covering: NO_COVERING,
    background: NO_BACKGROUND,
    routine: NO_ROUTINE,
    repeats: NO_REPEATS,
    quantities: { units: 0, unitsSquared: 0, logs: 0, lines: 0 },
    calibration: { updates: 0, sales: 0 },
  };
}

/** Time constants of forgetting: tastes drift faster than opening hours. Choices, not facts. */
export const RATE_MEMORY_DAYS = 15;
export const RHYTHM_MEMORY_DAYS = 60;
