import { DAY_MS } from '#runtime/clock.ts';
import { type SignalLife, tallied } from './signal-life.ts';

/** A chance below this that a signal of its rate would have stood so long. */
const IMPLAUSIBLE = 1e-4;
/** Weekends and feast days are no silence. */
const LEAST_QUIET_DAYS = 3;
/** Rates drift, and orders come in bursts: a rate is never known better than that many moves would tell. */
const MOST_KNOWN_MOVES = 12;

/** How likely it is that a live signal has not moved since it last did. Its readings must be unbroken since. */
export function chanceOfQuiet(life: SignalLife, at: number): number {
  const { movedAt, tally } = life;
  if (movedAt === null || tally.at === null) return 1;
  const quietDays = (at - movedAt) / DAY_MS;
  const { moves, days } = tallied(tally, movedAt, { moves: 0, ups: 0 });
  if (moves <= 0 || days <= 0) return 1;
  // no event in T of a Poisson process whose rate is Gamma(k, b): (b / (b + T))^k, with k/b the rate seen
  const known = Math.min(moves, MOST_KNOWN_MOVES);
  const exposure = known * (days / moves);
  return (exposure / (exposure + Math.max(0, quietDays))) ** known;
}

export function isQuiet(life: SignalLife, at: number): boolean {
  const isLong = life.movedAt !== null && at - life.movedAt >= LEAST_QUIET_DAYS * DAY_MS;
  return isLong && chanceOfQuiet(life, at) < IMPLAUSIBLE;
}
