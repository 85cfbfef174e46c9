import { HOUR_MS, SECOND_MS } from '#runtime/clock.ts';
import { countBelow } from '../statistics/sorted.ts';
import type { BasketSizes } from './baskets.ts';
import { raisedChance } from './censoring.ts';
import type { Intensity } from './intensity.ts';
import { BIN_MS, splitBursts } from './split-bursts.ts';

/** Shapes of Gamma factors: how far a whole gap, and an hour of it, may deviate from the store's intensity. */
const GAP_LEVEL_SHAPE = 3;
export const HOUR_LEVEL_SHAPE = 3;
/**
 * A stretch with this many times the expected orders is a burst. The further beyond, the less the intensity says about
 * it.
 */
const BURST_FACTOR = 2;
export const MIN_BURST = 10;
/** A burst is never scaled up by more than 1 over this, since shares are not known well enough. */
const MIN_VISIBLE_IN_BURST = 0.03;
/** If a larger part of the seconds holds an order, how many orders they hold is too uncertain. */
const MAX_TAKEN = 0.9;
const PAIRS = 2;
/** The relative error of a gap's hidden orders that comes from the shares of the products touched in it. */
const SHARES_SD = 0.25;
/** If less than this part is hidden, nothing is inferred. */
const MIN_HIDDEN = 1e-6;

export type Gap = { from: number; to: number };
/** A product's last touch in the gap hides its earlier ones; `share` is the product's part of the lines of an order. */
export type Cover = { at: number; share: number };
/** An order seen at a time; `weight` is the chance that it is one. */
export type SeenOrder = { at: number; weight: number };

/** A stretch of the gap within one hour of the clock. */
export type Piece = {
  from: number;
  to: number;
  /** Orders seen, and the part of the placed orders that could be seen. */
  seen: number;
  visible: number;
  hidden: number;
  hiddenVar: number;
  /**
   * The part of the hidden orders that later stamps cover. The rest shared a second with a seen order, and their lines
   * show.
   */
  covered: number;
  /** How much of `hidden` another count decided, 0 to 1. */
  counted: number;
  /** The unseen time of each bin: hidden orders lie where little could be seen. */
  unseen: readonly { from: number; to: number; ms: number }[];
};

/** Orders of a gap by a count that does not use stamps, and its variance. */
export type CountedOrders = { orders: number; variance: number };

/**
 * What hides orders: `isWithin` of the baskets, a factor on its odds, and the chance that an order of the same products
 * within minutes did.
 */
export type Hiding = Pick<BasketSizes, 'isWithin'> & { factor: number; isAgain(at: number): number };

export type OrderTimeline = {
  pieces: Piece[];
  /** Orders of the store in the gap, seen and hidden. */
  total: number;
  /** The relative error of all hidden orders. */
  hiddenSd: number;
  /** Orders placed in the gap before a moment. */
  before(at: number): number;
  /**
   * Lines of a product that sold before its touch at `at`, by piece, and those of them in hidden orders; `perOrder`: its
   * lines per order. Pieces without any are left out.
   */
  linesBefore(at: number, perOrder: number): { at: number; lines: number; hidden: number; variance: number }[];
  /** ρ: of the lines placed at a moment, the part whose products were touched later in the gap. */
  coveredAfter(at: number): number;
};

/**
 * The orders of a gap. An order is seen while one of its products still shows its stamp. ρ(s) is the part of the lines
 * whose products were touched after s. It hides a basket of k products placed at s with chance ρ(s)^k, so that 1 −
 * G(ρ(s)) of the orders placed at s are seen (G: generating function of the basket sizes; Horvitz and Thompson 1952
 * weigh the seen by its inverse), less those that an order of the same products hid within minutes. Each hour's rate is
 * the posterior mean of a Gamma around the intensity, so that stretches in which little could be seen (before a nightly
 * sync, say) fall back on it.
 */
export function orderTimeline(
  gap: Gap,
  covers: readonly Cover[],
  seenOrders: readonly SeenOrder[],
  { isWithin, factor, isAgain }: Hiding,
  intensity: Intensity | null,
  linesPerOrder: number,
  counted: CountedOrders | null = null,
): OrderTimeline {
  const seen = seenOrders.toSorted((one, other) => one.at - other.at);
  const bins = cutByHour(gap, BIN_MS);
  measureVisible(bins, covers, (share) => raisedChance(isWithin(share), factor));
  for (const bin of bins) bin.visible *= 1 - isAgain((bin.from + bin.to) / 2);
  let next = 0;
  for (const [index, bin] of bins.entries()) {
    const isLast = index === bins.length - 1;
    for (; next < seen.length && (isLast || seen[next]!.at < bin.to); next++) bin.seen += seen[next]!.weight;
  }
  const hours = [...Map.groupBy(bins, (bin) => Math.floor(bin.from / HOUR_MS)).values()];
  const pieces = hours.flatMap((hour) => splitBursts(hour, joinPieces));
  for (const piece of pieces) takeApart(piece);
  inferHidden(pieces, intensity);
  if (counted) agree(pieces, counted);

  const coveredAfter = coverage(covers);
  const times = seen.map((order) => order.at);
  const summed = [0];
  for (const order of seen) summed.push(summed.at(-1)! + order.weight);
  function beforeInPiece(piece: Piece, at: number): number {
    if (at <= piece.from) return 0;
    const seenBefore = summed[countBelow(times, Math.min(at, piece.to))]! - summed[countBelow(times, piece.from)]!;
    return seenBefore + piece.hidden * unseenBefore(piece, at);
  }
  return {
    pieces,
    total: pieces.reduce((sum, piece) => sum + piece.seen + piece.hidden, 0),
    hiddenSd: relativeSd(pieces),
    before: (at) => pieces.reduce((sum, piece) => sum + beforeInPiece(piece, at), 0),
    linesBefore: (at, perOrder) => pieces.flatMap((piece) => linesIn(piece, at, perOrder)),
    coveredAfter,
  };

  /**
   * What an order holds decides whether it is hidden. Hidden orders hold a product that was touched later more often,
   * and seen orders hold it less often; together they hold `perOrder` lines of it.
   */
  function linesIn(piece: Piece, at: number, perOrder: number) {
    const to = Math.min(at, piece.to);
    if (to <= piece.from) return [];
    const hiddenPart = unseenBefore(piece, at);
    const hidden = piece.hidden * hiddenPart;
    const seen = beforeInPiece(piece, at) - hidden;
    const covered = coveredAfter((piece.from + to) / 2);
    const all = isWithin(covered);
    const inHidden = all > 0 ? 1 - isWithin(Math.max(0, covered - perOrder / linesPerOrder)) / all : 0;
    const unseen = Math.min(1, (unseenMs(piece) * hiddenPart) / (to - piece.from));
    // an order holds a product once; where next to nothing could be seen, the quotient is no number to count on
    const inSeen = unseen < 1 ? Math.min(1, Math.max(0, (perOrder - unseen * inHidden) / (1 - unseen))) : perOrder;
    const hiddenLines = inHidden * hidden * piece.covered;
    const lines = hiddenLines + inSeen * seen;
    if (lines <= 0) return [];
    const clustered = Math.max(0, piece.hiddenVar - piece.hidden) * hiddenPart ** 2;
    return [{ at: piece.from, lines, hidden: hiddenLines, variance: lines + inHidden ** 2 * clustered }];
  }
}

function relativeSd(pieces: readonly Piece[]): number {
  const hidden = pieces.reduce((sum, piece) => sum + piece.hidden, 0);
  return hidden > 0 ? Math.sqrt(pieces.reduce((sum, piece) => sum + piece.hiddenVar, 0)) / hidden : 0;
}

function unseenMs({ unseen }: Piece): number {
  return unseen.reduce((sum, { ms }) => sum + ms, 0);
}

function coverage(covers: readonly Cover[]): (at: number) => number {
  const sorted = covers.toSorted((one, other) => one.at - other.at);
  const times = sorted.map((cover) => cover.at);
  const after = new Array<number>(sorted.length + 1).fill(0);
  for (let index = sorted.length - 1; index >= 0; index--) after[index] = after[index + 1]! + sorted[index]!.share;
  return (at) => Math.min(1, after[countBelow(times, at + 1)]!);
}

/** `everyMs` divides an hour. */
export function cutByHour(gap: Gap, everyMs = HOUR_MS): Piece[] {
  const pieces: Piece[] = [];
  for (let from = gap.from; from < gap.to; ) {
    const to = Math.min(gap.to, (Math.floor(from / everyMs) + 1) * everyMs);
    pieces.push({ from, to, seen: 0, visible: 1, hidden: 0, hiddenVar: 0, covered: 1, counted: 0, unseen: [] });
    from = to;
  }
  return pieces;
}

function joinPieces(pieces: readonly Piece[]): Piece {
  const [from, to] = [pieces[0]!.from, pieces.at(-1)!.to];
  const shownMs = pieces.reduce((sum, piece) => sum + piece.visible * (piece.to - piece.from), 0);
  const seen = pieces.reduce((sum, piece) => sum + piece.seen, 0);
  const unseen = pieces.map((piece) => ({
    from: piece.from,
    to: piece.to,
    ms: (1 - piece.visible) * (piece.to - piece.from),
  }));
  return { from, to, seen, visible: shownMs / (to - from), hidden: 0, hiddenVar: 0, covered: 1, counted: 0, unseen };
}

/** The part of a piece's hidden orders that lies before a moment. */
function unseenBefore(piece: Piece, at: number): number {
  let before = 0;
  let all = 0;
  for (const { from, to, ms } of piece.unseen) {
    all += ms;
    if (at > from) before += at >= to ? ms : (ms * (at - from)) / (to - from);
  }
  return all > 0 ? before / all : Math.min(1, (at - piece.from) / (piece.to - piece.from));
}

/** Walks back from the end of the gap, where everything shows, and averages 1 − G(ρ) over each piece. */
function measureVisible(pieces: Piece[], covers: readonly Cover[], isWithin: BasketSizes['isWithin']): void {
  const latestFirst = covers.toSorted((one, other) => other.at - one.at);
  let next = 0;
  let hiddenShare = 0;
  for (const piece of pieces.toReversed()) {
    let shown = 0;
    let until = piece.to;
    while (until > piece.from) {
      while (next < latestFirst.length && latestFirst[next]!.at >= until) hiddenShare += latestFirst[next++]!.share;
      const since = Math.max(piece.from, latestFirst[next]?.at ?? piece.from);
      shown += (until - since) * (1 - isWithin(hiddenShare));
      until = since;
    }
    piece.visible = shown / (piece.to - piece.from);
  }
}

/**
 * Orders of one second count as one order. Lowers `visible` to the orders that have a second of their own, by the
 * empty seconds of Poisson arrivals (coincidence correction of counters).
 */
function takeApart(piece: Piece): void {
  const taken = Math.min(MAX_TAKEN, (piece.seen * SECOND_MS) / (piece.to - piece.from));
  if (taken <= 0) return;
  const uncovered = piece.visible;
  piece.visible *= taken / -Math.log1p(-taken);
  if (piece.visible < 1) piece.covered = (1 - uncovered) / (1 - piece.visible);
}

function inferHidden(pieces: Piece[], intensity: Intensity | null): void {
  const seen = pieces.reduce((sum, piece) => sum + piece.seen, 0);
  const shownMs = pieces.reduce((sum, piece) => sum + piece.visible * (piece.to - piece.from), 0);
  const expected = pieces.map((piece) =>
    intensity ? intensity.expected(piece.from, piece.to) : shownMs > 0 ? (seen * (piece.to - piece.from)) / shownMs : 0,
  );
  const expectedSeen = pieces.reduce((sum, piece, index) => sum + piece.visible * expected[index]!, 0);
  const level = (GAP_LEVEL_SHAPE + seen) / (GAP_LEVEL_SHAPE + expectedSeen);
  for (const [index, piece] of pieces.entries()) {
    const mean = expected[index]! * level;
    const hiddenPart = Math.max(0, 1 - piece.visible);
    if (hiddenPart < MIN_HIDDEN || (mean <= 0 && piece.seen <= 0)) continue;
    const burst = Math.max(1, beyond(piece, mean) / BURST_FACTOR);
    const trust = HOUR_LEVEL_SHAPE / burst ** 2;
    const shape = trust + piece.seen;
    const visible = burst > 1 ? Math.max(MIN_VISIBLE_IN_BURST, piece.visible) : piece.visible;
    const rate = mean > 0 ? shape / (trust / mean + visible) : 0;
    piece.hidden = rate * hiddenPart;
    // a Poisson count with a Gamma rate is negative binomial; buyers who order twice make it come in pairs
    piece.hiddenVar = PAIRS * piece.hidden + piece.hidden ** 2 * (1 / shape + 1 / (GAP_LEVEL_SHAPE + seen));
  }
  const hidden = pieces.reduce((sum, piece) => sum + piece.hidden, 0);
  // the error that all pieces of a gap share
  for (const piece of pieces) piece.hiddenVar += SHARES_SD ** 2 * piece.hidden * hidden;
}

/** Combines the hidden orders with those counted in another way, weighted by their inverse variances. */
function agree(pieces: Piece[], counted: CountedOrders): void {
  const sum = (of: (piece: Piece) => number) => pieces.reduce((total, piece) => total + of(piece), 0);
  const [hidden, variance] = [sum((piece) => piece.hidden), sum((piece) => piece.hiddenVar)];
  if (hidden <= 0) return;
  const others = Math.max(0, counted.orders - sum((piece) => piece.seen));
  const weight = variance / (variance + counted.variance);
  const factor = 1 + weight * (others / hidden - 1);
  for (const piece of pieces) {
    piece.hidden *= factor;
    piece.hiddenVar *= (1 - weight) * factor ** 2;
    piece.counted = weight;
  }
}

/** How many times more orders were seen than could be expected; 1 if they are few enough to be chance. */
function beyond(piece: Piece, mean: number): number {
  return piece.seen < MIN_BURST || mean <= 0 ? 1 : piece.seen / (mean * Math.max(MIN_VISIBLE_IN_BURST, piece.visible));
}
