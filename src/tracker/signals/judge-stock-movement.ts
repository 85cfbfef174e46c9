import { isMoreThanEver } from './more-than-ever.ts';
import type { StockMovement } from './movement.ts';

/** With fewer variants, a movement cannot be told from chance. */
const MIN_MOVED = 5;
const HALF = 0.5;
const QUARTER = 0.25;
const NEARLY_ALL = 0.9;
/** Sales scatter: the variance of what variants sold is their mean or more. A countdown falls more evenly than this. */
const IN_STEP = 0.5;

/**
 * - `still`, `rises`: nothing that could be a sale.
 * - `own`: some fell while others did not, or each by its own number.
 * - `both-ways`: half of all moved, down and far more than ever up: numbers drawn at each reading.
 * - `in-step`: nearly all fell, by much the same: a countdown.
 * - `too-large`: the usual fall is many times what it ever was, and beyond the largest: numbers that are no stock.
 * - `more-than-ever`: far more moved than this store ever showed: a correction, a cap, another source. Or a burst.
 * - `all-at-once`: the same before the store's rate is known: no proof of anything.
 */
export type StockJudgement =
  | 'still'
  | 'rises'
  | 'own'
  | 'both-ways'
  | 'in-step'
  | 'too-large'
  | 'more-than-ever'
  | 'all-at-once';

/** With this many falls, their median is not that of one large order. */
const FALLS_TELLING = 4;
const LARGE_UNITS = 8;
const TIMES_USUAL = 4;

/**
 * What the store has shown before: falls and rises in such a gap at its rates, and its usual and its largest fall in
 * units in such a gap. Null if too little was seen.
 */
export type StockHabit = {
  expected: { moves: number; rises: number } | null;
  fall: { usual: number; largest: number } | null;
};

export function judgeStockMovement(movement: StockMovement, { expected, fall }: StockHabit): StockJudgement {
  const { shown, fell, rose, dispersion, median } = movement;
  const moved = fell + rose;
  if (moved === 0) return 'still';
  if (fell === 0) return 'rises';
  const isDelivered = expected !== null && !isMoreThanEver(rose, shown, expected.rises);
  if (fell >= FALLS_TELLING && fall !== null && median > Math.max(LARGE_UNITS, TIMES_USUAL * fall.usual)) {
    // a shop that sells to shops has shown a large order before; beside it nothing rises that does not rise usually
    if (median > fall.largest || !isDelivered) return 'too-large';
  }
  const isMost = moved >= shown * HALF;
  if (moved >= MIN_MOVED && isMost) {
    if (fell >= moved * QUARTER && rose >= moved * QUARTER && !isDelivered) return 'both-ways';
    if (fell >= shown * NEARLY_ALL && dispersion < IN_STEP) return 'in-step';
    if (fell >= moved * QUARTER) {
      if (expected === null) return 'all-at-once';
      if (isMoreThanEver(moved, shown, expected.moves)) return 'more-than-ever';
    }
  }
  if (moved < MIN_MOVED && fell >= shown * NEARLY_ALL) return expected === null ? 'all-at-once' : 'own';
  return 'own';
}
