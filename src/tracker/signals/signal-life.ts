import type { SignalKind, SignalState } from '#contract/store.ts';
import { DAY_MS } from '#runtime/clock.ts';
import type { ProbedSignal } from '../reading.ts';

/** Why a signal is refused or silent. */
export type Why =
  | 'as probed'
  | 'follows the answer'
  | 'moves at each reading'
  | 'moves both ways'
  | 'falls in step'
  | 'stands while stock falls'
  | 'order is made up'
  | 'not shown'
  | 'quiet';

/**
 * A signal of a store, with what is needed to judge it by its behaviour. Times are milliseconds, UTC. Nothing in it
 * changes while nothing moves, so that an unchanged reading writes nothing.
 *
 * - `probing`: looks like a signal at one visit. It is read, but nothing counts yet. The reading that proves it counts.
 * - `alive`: has behaved like a signal. Its sales count.
 * - `silent`: was alive and has not moved for so long that its rate makes that implausible, or is no longer shown.
 * - `refused`: behaves like something else.
 */
export type SignalLife = {
  kind: SignalKind;
  source: string;
  state: SignalState;
  /** Since when it is in this state. */
  since: number;
  why: Why | null;
  /** What the last probe found. */
  probed: ProbedSignal['evidence'];
  /** The first of the unbroken readings that carried it; null if the last one did not. */
  readSince: number | null;
  /** The last reading that carried it before later ones did not. */
  heldAt: number | null;
  /** The last reading that showed it move on its own. */
  movedAt: number | null;
  tally: Tally;
  /** Whether a reading showed stock unchanged. Stock that moves at every reading has to show more to be believed. */
  hasStood: boolean;
  /** Readings and probes in a row that contradicted it. */
  contradictions: number;
  /** Probes in a row that did not find it. */
  missed: number;
  /** Plausible probes in a row since it was refused, and how often it was refused. */
  confirmations: number;
  refusals: number;
  /** Believed falls of stock, in units: how many, the usual one, the largest. */
  falls: { count: number; usual: number; largest: number };
  /** Products whose stock fell, and those whose stamp moved with it, with forgetting. */
  against: { falls: number; stamped: number };
  /** The best sellers at the last reading of the ranking, and the store's count of orders (`StoreModel.clock`) then. */
  ranking: { at: number; clock: number; externalIds: string[] } | null;
  reviews: ReviewsSeen;
};

/**
 * Reviews and lines of products on which both are seen, with forgetting; reviews that came many at once or dated back;
 * and the store's lines (`StoreModel.lines`) when they were last added.
 */
type ReviewsSeen = {
  gained: number;
  lines: number;
  imported: number;
  linesAt: { at: number; lines: number } | null;
  /** The store's own list of reviews, if it gives one. The products' counts then add nothing. */
  list?: ReviewsListed;
  /** When the store was last found to give no list. */
  unlistedAt?: number;
};

/**
 * The newest reviews as last read at `at`; the list was first read at `since`. `oldest`: when the last of `ids` was
 * written; null if these are all.
 */
export type ReviewsListed = { since: number; at: number; ids: string[]; oldest: number | null; missed: number };

/** Moves, and the days in which they would have been seen, as of `at`, with exponential forgetting. */
export type Tally = { moves: number; ups: number; days: number; at: number | null };

export type SignalLives = ReadonlyMap<SignalKind, SignalLife>;

/** A delivery and a sync may write to everything in two hours of one night. */
export const CONTRADICTIONS_UNTIL_REFUSED = 3;

/** Months of memory: a signal's rate drifts with the season. A choice, not a fact. */
const TALLY_MEMORY_DAYS = 30;

export function newLife(probe: ProbedSignal, at: number): SignalLife {
  return {
    kind: probe.kind,
    source: probe.source,
    // one visit shows no behaviour
    state: probe.state === 'alive' ? 'probing' : probe.state,
    since: at,
    why: probe.state === 'refused' ? 'as probed' : probe.state === 'silent' ? 'not shown' : null,
    probed: probe.evidence,
    readSince: null,
    heldAt: null,
    movedAt: null,
    tally: { moves: 0, ups: 0, days: 0, at: null },
    hasStood: false,
    contradictions: 0,
    missed: 0,
    confirmations: 0,
    refusals: 0,
    falls: { count: 0, usual: 0, largest: 0 },
    against: { falls: 0, stamped: 0 },
    ranking: null,
    reviews: { gained: 0, lines: 0, imported: 0, linesAt: null },
  };
}

/** Whether readings should carry it: it is alive, may prove to be, or may move again. */
export function isRead({ state, why }: SignalLife): boolean {
  return state === 'alive' || state === 'probing' || (state === 'silent' && why === 'quiet');
}

export function isAlive(life: SignalLife | undefined): boolean {
  return life?.state === 'alive';
}

/** The sources to read, as `kind:source`. */
export function sourcesOf(lives: SignalLives): Set<string> {
  return new Set([...lives.values()].filter(isRead).map(({ kind, source }) => `${kind}:${source}`));
}

/** Whether a sales signal is alive, or may prove to be. The store is then read often. */
export function hasSalesSignal(lives: SignalLives): boolean {
  return (['modified', 'stock'] as const).some((kind) => {
    const life = lives.get(kind);
    return life !== undefined && isRead(life);
  });
}

/**
 * True if no sales signal is left, false if one is alive again, null if neither happened. An unproven signal is
 * neither: one that takes the place of a lost one may still prove itself.
 */
export function areSignalsLost(before: SignalLives, after: SignalLives): boolean | null {
  const stateOf = (lives: SignalLives) => {
    const own = (['modified', 'stock'] as const).flatMap((kind) => lives.get(kind) ?? []);
    if (own.some(isAlive)) return 'heard';
    return own.some(({ state }) => state === 'probing') ? 'unproven' : 'lost';
  };
  const [was, is] = [stateOf(before), stateOf(after)];
  return is === was || is === 'unproven' ? null : is === 'lost';
}

export function inState(life: SignalLife, state: SignalState, at: number, why: Why | null = null): SignalLife {
  if (life.state === state && life.why === why) return life;
  const isSame = life.state === state;
  const refusals = state === 'refused' && !isSame ? life.refusals + 1 : life.refusals;
  return {
    ...life,
    state,
    why,
    since: isSame ? life.since : at,
    refusals,
    contradictions: 0,
    missed: 0,
    confirmations: 0,
  };
}

/** Adds moves to a tally, and the days in which they would have been seen, with forgetting. */
export function tallied(tally: Tally, at: number, moved: { moves: number; ups: number }): Tally {
  const elapsed = tally.at === null ? 0 : Math.max(0, at - tally.at) / DAY_MS;
  const kept = Math.exp(-elapsed / TALLY_MEMORY_DAYS);
  return {
    moves: tally.moves * kept + moved.moves,
    ups: tally.ups * kept + moved.ups,
    // exposure decays while it grows: ∫ e^(-(elapsed - t)/τ) dt
    days: tally.days * kept + TALLY_MEMORY_DAYS * (1 - kept),
    at,
  };
}

/** A signal that moved as one does is alive. */
export function movedOn(life: SignalLife, at: number, moves: number, ups: number): SignalLife {
  const alive = inState(life, 'alive', at);
  // the rate from before a silence is not the rate of now
  const isBack = life.state === 'silent';
  const tally = isBack ? { moves, ups, days: 0, at } : tallied(life.tally, at, { moves, ups });
  return { ...alive, contradictions: 0, movedAt: at, tally };
}

/** The signal is silent since it last moved, not since we noticed. */
export function fallSilent(life: SignalLife): SignalLife {
  return inState(life, 'silent', life.movedAt!, 'quiet');
}
