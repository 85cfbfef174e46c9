/**
 * Stamps that move for no order and show no reason: edits of texts we do not read, deliveries, apps. They come alone,
 * on any product alike, where orders of one product fall on what sells. So a lone stamp is weighed by how well it fits
 * either: a mixture of two parts, whose sizes are those of the greatest likelihood.
 */
export type Background = {
  /** Lone stamps by how well their product fits an order, in classes of `fit`, with exponential forgetting. */
  lone: number[];
  /** Lone stamps taken for writes by their fit, and the hours with sales, likewise. */
  writes: number;
  hours: number;
};

export const NO_BACKGROUND: Background = { lone: [], writes: 0, hours: 0 };

/** Below either, lone stamps are all orders: what little was learned may be chance. */
const LEAST_LOG_RATIO = 8;
const LEAST_PART = 0.08;

const CLASSES_PER_OCTAVE = 2;
const LEAST_OCTAVE = -8;
const CLASSES = 32;
const FITS = Array.from({ length: CLASSES }, (_, index) => 2 ** (LEAST_OCTAVE + index / CLASSES_PER_OCTAVE));

/** Of the lone stamps, the part that is no orders; 0 where orders alone explain them about as well. */
export function writesPart({ lone }: Pick<Background, 'lone'>): number {
  let low = 0;
  let high = 1;
  // the likelihood Σ n ln((1 − π) f + π) is concave: bisection on its slope
  while (high - low > 1e-3) {
    const part = (low + high) / 2;
    if (sumOver(lone, (fit) => (1 - fit) / ((1 - part) * fit + part)) > 0) low = part;
    else high = part;
  }
  const part = (low + high) / 2;
  const logRatio = sumOver(lone, (fit) => Math.log(((1 - part) * fit + part) / fit));
  return part < LEAST_PART || logRatio < LEAST_LOG_RATIO ? 0 : part;
}

/** The chance that a lone stamp is an order; `fit`: the product's part of all lines over an even part. */
export function chanceOfSale(part: number, fit: number): number {
  return ((1 - part) * fit) / ((1 - part) * fit + part);
}

/**
 * Where fits tell nothing: writes keep coming as often as they did, whatever is sold. At most all but a tenth. The hours
 * that told nothing count as well: a shop that is always busy shows too few others to judge by.
 */
export function usualPart({ writes, hours }: Background, gapHours: number, loneStamps: number): number {
  const part = hours > 0 && loneStamps > 0 ? ((writes / hours) * gapHours) / loneStamps : 0;
  return part < LEAST_PART ? 0 : Math.min(0.9, part);
}

/** Of a gap: how well each lone stamp fits an order, those taken for writes by it, and the hours; null before fits are known. */
export type LoneStamps = { fits: readonly number[]; writes: number; hours: number };

export function learnBackground(background: Background, kept: number, seen: LoneStamps | null): Background {
  const lone = Array.from({ length: CLASSES }, (_, index) => (background.lone[index] ?? 0) * kept);
  for (const fit of seen?.fits ?? []) lone[classOf(fit)]! += 1;
  return {
    lone,
    writes: background.writes * kept + (seen?.writes ?? 0),
    hours: background.hours * kept + (seen?.hours ?? 0),
  };
}

function classOf(fit: number): number {
  const octave = Math.log2(Math.max(fit, FITS[0]!));
  return Math.min(CLASSES - 1, Math.max(0, Math.round((octave - LEAST_OCTAVE) * CLASSES_PER_OCTAVE)));
}

function sumOver(lone: readonly number[], term: (fit: number) => number): number {
  return lone.reduce((sum, count, index) => (count > 0 ? sum + count * term(FITS[index]!) : sum), 0);
}
