import { DAY_MS } from '#runtime/clock.ts';
import { type SignalLife, tallied } from './signal-life.ts';

/** A signal is quiet if its chance of standing still for so long, at its rate, is below this. */
const IMPLAUSIBLE = 1e-4;
/** Weekends and holidays are no silence. */
const MIN_QUIET_DAYS = 3;
/**
 * Rates drift, and orders come in bursts: however many moves were seen, a rate is known no better than by this many.
 */
const MAX_KNOWN_MOVES = 12;

/** The chance that a live signal has not moved since its last move. Its readings must be unbroken since then. */
function chanceOfQuiet(life: SignalLife, at: number): number {
  const { movedAt, tally } = life;
  if (movedAt === null || tally.at === null) return 1;
  const quietDays = (at - movedAt) / DAY_MS;
  const { moves, days } = tallied(tally, movedAt, { moves: 0, ups: 0 });
  if (moves <= 0 || days <= 0) return 1;
  // no event in T of a Poisson process whose rate is Gamma(k, b): (b / (b + T))^k, with k/b the rate seen
  const known = Math.min(moves, MAX_KNOWN_MOVES);
  const exposure = known * (days / moves);
  return (exposure / (exposure + Math.max(0, quietDays))) ** known;
}

export function isQuiet(life: SignalLife, at: number): boolean {
  const isLong = life.movedAt !== null && at - life.movedAt >= MIN_QUIET_DAYS * DAY_MS;
  return isLong && chanceOfQuiet(life, at) < IMPLAUSIBLE;
}
