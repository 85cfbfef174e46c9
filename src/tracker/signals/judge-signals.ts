import { DAY_MS, MINUTE_MS } from '#runtime/clock.ts';
import type { NewReviews } from '../estimate/imputed/review-sales.ts';
import { basketSizes } from '../estimate/orders/baskets.ts';
import type { KnownStore } from '../known/store.ts';
import type { LiveSignals } from '../observation.ts';
import type { Reading } from '../reading.ts';
import { isQuiet } from './is-quiet.ts';
import { judgeStampMovement } from './judge-stamp-movement.ts';
import { withoutCapped } from './judge-stock.ts';
import { judgeStockMovement } from './judge-stock-movement.ts';
import { availabilityMovement, reviewMovement, type StockMovement, stampMovement, stockMovement } from './movement.ts';
import {
  CONTRADICTIONS_UNTIL_REFUSED,
  fallSilent,
  inState,
  isRead,
  movedOn,
  type SignalLife,
  type SignalLives,
  tallied,
} from './signal-life.ts';
import { withoutSuddenCaps } from './sudden-caps.ts';

export type Judged = {
  lives: SignalLives;
  /** The reading without quantities that cannot be stock. */
  reading: Reading;
  /** Which signals of the reading count as sales. */
  live: LiveSignals;
  /** Signals that this reading proved, and since when unbroken readings showed that they did not move. */
  proven: { kind: 'modified' | 'stock'; stoodSince: number }[];
  /** Reviews that products gained, by the store's own id. */
  reviewed: ReadonlyMap<string, NewReviews>;
};

/**
 * Readings may lack a signal for a while: an outage, a reading from another source. What moved longer ago has no date.
 */
const MAX_UNSEEN_MS = 1.05 * DAY_MS;
/** A rate is known after this many days were seen. */
const MIN_KNOWN_DAYS = 1;
/** Two readings of one visit do not show what a clock moves. */
const MIN_GAP_MS = 5 * MINUTE_MS;
const AT_THE_ANSWER_MS = 2 * MINUTE_MS;
/**
 * How many falls of stock it takes to judge stamps, and the share of them whose stamp has to move for stamps to show
 * sales.
 */
const FALLS_UNTIL_JUDGED = 10;
const MIN_STAMPED_SHARE = 0.2;
const FALLS_KEPT = 200;

/**
 * Judges the signals by what moved between two readings, before the reading is used: one that proves a signal counts,
 * one that contradicts it does not. Pure.
 */
export function judgeSignals(lives: SignalLives, known: KnownStore, given: Reading): Judged {
  const { observedUntil } = known;
  const next = new Map(lives);
  const stockLife = lives.get('stock');
  const reading = stockLife ? withoutDoubtful(given, known, stockLife) : given;
  const judged: Judged = {
    lives: next,
    reading,
    live: { modified: false, stock: false },
    proven: [],
    reviewed: new Map(),
  };
  if (observedUntil !== null && reading.at <= observedUntil) return { ...judged, lives };
  const comparison: Comparison = { known, reading, isFirst: observedUntil === null };

  const stock = follow(lives.get('stock'), comparison, followStock);
  if (stock) {
    next.set('stock', stock.life);
    judged.live.stock = stock.counts;
    if (stock.provenSince !== null) judged.proven.push({ kind: 'stock', stoodSince: stock.provenSince });
  }
  const modified = follow(lives.get('modified'), comparison, (life, seen) =>
    followStamps(life, seen, judged.live.stock),
  );
  if (modified) {
    next.set('modified', modified.life);
    judged.live.modified = modified.counts;
    if (modified.provenSince !== null) judged.proven.push({ kind: 'modified', stoodSince: modified.provenSince });
  }
  const availability = follow(lives.get('availability'), comparison, followAvailability);
  if (availability) next.set('availability', availability.life);
  const reviews = lives.get('reviews');
  if (reviews && isRead(reviews)) {
    const seen = followReviews(reviews, comparison);
    next.set('reviews', seen.life);
    judged.reviewed = seen.gained;
  }
  return judged;
}

type Comparison = { known: KnownStore; reading: Reading; isFirst: boolean };
type Followed = { life: SignalLife; counts: boolean; provenSince: number | null };
type Judge = (life: SignalLife, comparison: Comparison) => { life: SignalLife; isTrusted: boolean };

/** Whether the reading continues the signal from the one before, and what the signal then shows. */
function follow(life: SignalLife | undefined, comparison: Comparison, judge: Judge): Followed | null {
  if (!life) return null;
  const { reading, known, isFirst } = comparison;
  if (!isRead(life) || !reading.signals.includes(life.kind)) {
    const heldAt = life.readSince === null ? life.heldAt : known.observedUntil;
    return {
      life: life.readSince === null ? life : { ...life, readSince: null, heldAt },
      counts: false,
      provenSince: null,
    };
  }
  const carriedAt = life.readSince === null ? life.heldAt : known.observedUntil;
  const isCarriedOn = !isFirst && carriedAt !== null && (known.observedUntil ?? 0) - carriedAt <= MAX_UNSEEN_MS;
  const readSince = isCarriedOn ? (life.readSince ?? carriedAt) : reading.at;
  const carried = life.readSince === readSince ? life : { ...life, readSince, heldAt: null };
  if (!isCarriedOn) {
    // the first reading of a row is what the next is compared with; unseen time counts neither as still nor as silent
    const tally = { ...carried.tally, at: reading.at };
    const movedAt = carried.movedAt === null ? null : reading.at;
    return { life: { ...carried, tally, movedAt }, counts: false, provenSince: null };
  }
  const wasAlive = life.state === 'alive';
  const judged = judge(carried, comparison);
  const isAlive = judged.life.state === 'alive';
  // what moved as no sale would is not silent
  const isOdd = judged.life.contradictions > carried.contradictions;
  const quieted = isAlive && !isOdd && isQuiet(judged.life, reading.at) ? fallSilent(judged.life) : judged.life;
  return {
    life: quieted,
    counts: quieted.state === 'alive' && judged.isTrusted,
    provenSince: isAlive && !wasAlive && life.state === 'probing' ? readSince : null,
  };
}

function followStamps(life: SignalLife, { known, reading }: Comparison, isStockAlive: boolean): ReturnType<Judge> {
  const movement = stampMovement(known.products, reading, known);
  const judged = isStockAlive ? weighAgainstStock(life, known, reading) : life;
  if (judged.state === 'refused') return { life: judged, isTrusted: false };
  if (movement.back > movement.shown / 2) return { life: judged, isTrusted: false };
  const gap = { from: known.observedUntil!, to: reading.at };
  const verdict = judgeStampMovement(movement, gap, {
    expected: expectedIn(gap, judged)?.moves ?? null,
    orderSize: judged.state === 'alive' ? basketSizes(known.model.baskets).meanSize : null,
  });
  const contradicted = { ...judged, contradictions: judged.contradictions + 1 };
  const isOver = contradicted.contradictions >= CONTRADICTIONS_UNTIL_REFUSED;
  switch (verdict) {
    case 'late':
      return { life: judged, isTrusted: false };
    case 'follows':
      if (isOver) return { life: inState(judged, 'refused', reading.at, 'follows the answer'), isTrusted: false };
      return { life: contradicted, isTrusted: reading.at - movement.times.at(-1)! > AT_THE_ANSWER_MS };
    case 'all':
      if (isOver) return { life: inState(judged, 'refused', reading.at, 'moves at each reading'), isTrusted: false };
      return { life: contradicted, isTrusted: false };
    case 'more-than-ever':
      // a burst that lasts is real
      if (judged.contradictions === 0 || judged.state !== 'alive') return { life: contradicted, isTrusted: false };
      return { life: movedOn(judged, reading.at, movement.alone, 0), isTrusted: true };
    case 'own':
      return { life: movedOn(judged, reading.at, movement.alone, 0), isTrusted: true };
    default:
      if (isOneVisit(known, reading)) return { life: judged, isTrusted: true };
      return { life: judged.contradictions === 0 ? judged : { ...judged, contradictions: 0 }, isTrusted: true };
  }
}

/** What is expected to move at the rates that the signal has shown; null if too little was seen. */
function expectedIn(gap: { from: number; to: number }, { state, tally }: SignalLife) {
  if (state !== 'alive' || tally.days < MIN_KNOWN_DAYS) return null;
  const share = (gap.to - gap.from) / DAY_MS / tally.days;
  return { moves: tally.moves * share, rises: tally.ups * share };
}

/** How many falls, each as usual, a variant is expected to show as one after such a gap: 1 or more. */
function fallsInOne(life: SignalLife, { known, reading }: Pick<Comparison, 'known' | 'reading'>): number {
  if (known.observedUntil === null) return 1;
  const expected = expectedIn({ from: known.observedUntil, to: reading.at }, life)?.moves ?? 0;
  return Math.max(1, expected / Math.max(1, publishedStock(life), known.catalogueSize));
}

function fallAfter(life: SignalLife, comparison: Comparison) {
  const inOne = fallsInOne(life, comparison);
  return { usual: life.falls.usual * inOne, largest: life.falls.largest * inOne };
}

function publishedStock({ probed }: SignalLife): number {
  return typeof probed.withQuantity === 'number' ? probed.withQuantity : 0;
}

/** If stock counts the sales, stamps that do not move while it falls are no sales signal. */
function weighAgainstStock(life: SignalLife, known: KnownStore, reading: Reading): SignalLife {
  const { stampable, stamped } = stockMovement(known.products, reading, 0);
  if (stampable === 0) return life;
  const kept = Math.min(1, FALLS_KEPT / (life.against.falls + stampable));
  const against = { falls: (life.against.falls + stampable) * kept, stamped: (life.against.stamped + stamped) * kept };
  const isAtOdds = against.falls >= FALLS_UNTIL_JUDGED && against.stamped < against.falls * MIN_STAMPED_SHARE;
  const weighed = { ...life, against };
  return isAtOdds ? inState(weighed, 'refused', reading.at, 'stands while stock falls') : weighed;
}

function followStock(life: SignalLife, comparison: Comparison): ReturnType<Judge> {
  const { known, reading } = comparison;
  const movement = stockMovement(known.products, reading, Math.max(publishedStock(life), known.catalogueSize));
  const verdict = judgeStockMovement(movement, {
    expected: expectedIn({ from: known.observedUntil!, to: reading.at }, life),
    fall: life.falls.count >= FALLS_UNTIL_JUDGED ? fallAfter(life, comparison) : null,
  });
  const isBurst = verdict === 'more-than-ever' && life.contradictions > 0;
  if (verdict === 'still' || verdict === 'rises') {
    const ups = movement.rose;
    const isCalm = (life.hasStood && life.contradictions === 0) || isOneVisit(known, reading);
    const stood = isCalm ? life : { ...life, hasStood: true, contradictions: 0 };
    return {
      life: ups > 0 ? { ...stood, tally: tallied(stood.tally, reading.at, { moves: 0, ups }) } : stood,
      isTrusted: true,
    };
  }
  const isMade = verdict === 'both-ways' || verdict === 'in-step' || verdict === 'too-large';
  if (isMade || (verdict === 'more-than-ever' && !isBurst)) {
    const contradictions = life.contradictions + 1;
    const why = verdict === 'in-step' ? 'falls in step' : 'moves both ways';
    const isRefused = isMade && contradictions >= CONTRADICTIONS_UNTIL_REFUSED;
    return {
      life: isRefused ? inState(life, 'refused', reading.at, why) : { ...life, contradictions },
      isTrusted: false,
    };
  }
  // stock that moves as a whole at every reading has to stand still once, or to scatter, before it is believed
  const isProof = verdict !== 'all-at-once' || life.hasStood || movement.dispersion >= 1;
  if (life.state === 'probing' && !isProof) return { life, isTrusted: false };
  const moved = movedOn(life, reading.at, movement.fell, movement.rose);
  return { life: { ...moved, falls: withFalls(life.falls, movement) }, isTrusted: true };
}

/** The usual fall is the mean of the readings' medians, over the last couple of hundred falls. */
function withFalls(falls: SignalLife['falls'], { fell, median, largest }: StockMovement): SignalLife['falls'] {
  const count = Math.min(FALLS_KEPT, falls.count + fell);
  const usual = count > 0 ? falls.usual + (median - falls.usual) * (fell / count) : 0;
  return { count, usual, largest: Math.max(falls.largest, largest) };
}

function followAvailability(life: SignalLife, { known, reading }: Comparison): ReturnType<Judge> {
  const { shown, turned } = availabilityMovement(known.products, reading);
  const isWhole = turned > 2 && turned > shown / 2;
  if (turned === 0 || isWhole) return { life, isTrusted: !isWhole };
  return { life: movedOn(life, reading.at, turned, 0), isTrusted: true };
}

function followReviews(life: SignalLife, comparison: Comparison): { life: SignalLife; gained: Judged['reviewed'] } {
  const { known, reading } = comparison;
  const { shown, gained, imported } = reviewMovement(known.products, reading);
  if (shown === 0) return { life, gained };
  let next = life.readSince === null ? { ...life, readSince: reading.at } : life;
  if (life.reviews.list) return { life: next, gained: new Map() };
  if (imported > 0) next = { ...next, reviews: { ...next.reviews, imported: next.reviews.imported + imported } };
  if (gained.size > 0) next = movedOn(next, reading.at, gained.size, 0);
  else if (next.state === 'alive' && isQuiet(next, reading.at)) next = fallSilent(next);
  return { life: next, gained };
}

function isOneVisit(known: KnownStore, reading: Reading): boolean {
  return reading.at - known.observedUntil! < MIN_GAP_MS;
}

function withoutDoubtful(reading: Reading, known: KnownStore, life: SignalLife): Reading {
  if (!reading.signals.includes('stock')) return reading;
  const cap = typeof life.probed.cap === 'number' ? life.probed.cap : null;
  const capped = cap === null ? reading : { ...reading, products: withoutCapped(reading.products, cap) };
  return withoutSuddenCaps(capped, known.products, life.falls.largest * fallsInOne(life, { known, reading }));
}
