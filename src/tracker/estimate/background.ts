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

/** How much of the lone stamps may be no orders, before anything tells: none as likely as some, with this mean. */
const CHANCE_OF_SOME = 0.5;
const USUAL_SOME = 0.2;
const MOST_UNTOLD = 0.3;
/** Merchants write to no more than so much of a catalogue a day, apart from what shows a reason. */
const USUAL_WRITES_A_DAY = 0.02;
/** So likely some must be, before any are taken for writes. */
const LIKELY = 0.6;
const LEAST_PART = 0.08;
const STEPS = 76;
const STEP = 0.95 / (STEPS - 1);

const CLASSES_PER_OCTAVE = 2;
const LEAST_OCTAVE = -8;
const CLASSES = 32;
const FITS = Array.from({ length: CLASSES }, (_, index) => 2 ** (LEAST_OCTAVE + index / CLASSES_PER_OCTAVE));

/** The part of the lone stamps that is no orders, and how far off that may be. */
export type WritesPart = { part: number; sd: number };

/**
 * The part by Bayes: none, or some with an exponential prior (spike and slab, Mitchell and Beauchamp 1988), on the
 * likelihood Π ((1 − π) f + π) of the fits. Until some are likely the part is none, and the doubt remains.
 */
export function writesPart({ lone }: Pick<Background, 'lone'>): WritesPart {
  const logs = Array.from({ length: STEPS }, (_, step) => {
    const part = step * STEP;
    return sumOver(lone, (fit) => Math.log(1 - part + part / fit));
  });
  const highest = Math.max(...logs);
  const none = (1 - CHANCE_OF_SOME) * Math.exp(logs[0]! - highest);
  let [some, sum, squares] = [0, 0, 0];
  for (const [step, log] of logs.entries()) {
    const part = step * STEP;
    const weight = (CHANCE_OF_SOME * STEP * Math.exp(log - highest - part / USUAL_SOME)) / USUAL_SOME;
    some += weight;
    sum += weight * part;
    squares += weight * part ** 2;
  }
  const all = none + some;
  const mean = sum / all;
  if (some < LIKELY * all) return { part: 0, sd: Math.sqrt(squares / all) };
  return { part: mean, sd: Math.sqrt(Math.max(0, squares / all - mean ** 2)) };
}

/** Where nothing was told yet: no writes, and the doubt that a merchant of such a catalogue gives rise to. */
export function untoldPart(catalogueSize: number, stampsPerHour: number): WritesPart {
  const writesPerHour = (USUAL_WRITES_A_DAY * catalogueSize) / 24;
  return { part: 0, sd: Math.min(MOST_UNTOLD, writesPerHour / Math.max(writesPerHour, stampsPerHour)) };
}

/** How far the chance that a lone stamp is an order moves with the part: f / ((1 − π) f + π)². */
export function doubtOfSale({ part, sd }: WritesPart, fit: number): number {
  const chance = chanceOfSale(part, fit);
  return Math.min(Math.max(chance, 1 - chance), (sd * fit) / ((1 - part) * fit + part) ** 2);
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
