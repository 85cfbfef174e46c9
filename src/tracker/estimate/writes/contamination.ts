import type { Contamination } from '../../known/store-model.ts';
import { spikeAndSlab } from '../statistics/spike-and-slab.ts';

/** Merchants who edit also take deliveries and run apps: for two writes that show a reason, one that shows none. */
const HIDDEN_PER_EDIT = 0.5;
/** How wrong that may be, relative to it. */
const HIDDEN_SD = 0.5;
/** Lone stamps' worth of trust in no writes at all. */
const UNEXPLAINED_TRUST = 5;

/** How much of the lone stamps may be no orders, before anything tells: none as likely as some, with this mean. */
const CHANCE_OF_SOME = 0.5;
const USUAL_SOME = 0.2;
/** The same for a merchant who is seen to edit. */
const LEAST_EDITS = 3;
const CHANCE_WITH_EDITS = 0.9;
const MOST_PRIOR = 0.3;
/** Merchants write to no more than so much of a catalogue a day, apart from what shows a reason. */
const USUAL_WRITES_A_DAY = 0.02;
/** So likely some must be, before any are taken for writes. */
const LIKELY = 0.6;
const LEAST_PART = 0.08;
const HOURS_OF_TRUST = 24;

const CLASSES_PER_OCTAVE = 2;
const LEAST_OCTAVE = -8;
const CLASSES = 32;
const FITS = Array.from({ length: CLASSES }, (_, index) => 2 ** (LEAST_OCTAVE + index / CLASSES_PER_OCTAVE));

/** The part of the lone stamps that is no orders, and how far off that may be. */
export type WritesPart = { part: number; sd: number };

/**
 * The part by Bayes, on the likelihood Π ((1 − π) f + π) of the fits. Until some are likely the part is none, and the
 * doubt remains. Fits are no better known than the orders of several products tell them, `together` lines: like the
 * difference of two samples, the part is as unsure as the smaller of the two makes it.
 */
export function writesPart(
  { lone, ...told }: Omit<Contamination, 'writes' | 'hours'>,
  together = Infinity,
): WritesPart {
  const hasEdits = told.edits >= LEAST_EDITS;
  const chanceOfSome = hasEdits ? CHANCE_WITH_EDITS : CHANCE_OF_SOME;
  const usual = hasEdits ? Math.max(LEAST_PART, editsPart(told).part) : USUAL_SOME;
  const {
    chanceOfSome: chance,
    mean,
    meanSquare,
  } = spikeAndSlab((part) => sumOver(lone, (fit) => Math.log(1 - part + part / fit)), { chanceOfSome, usual });
  if (chance < LIKELY) return { part: 0, sd: Math.sqrt(meanSquare) };
  const counted = lone.reduce((sum, count) => sum + count, 0);
  return { part: mean, sd: Math.sqrt(Math.max(0, meanSquare - mean ** 2) * (1 + counted / together)) };
}

/** What the edits of a shop let expect: of its lone stamps that nothing explains, those that are writes all the same. */
export function editsPart({ unexplained, edits }: Pick<Contamination, 'unexplained' | 'edits'>): WritesPart {
  const part = Math.min(0.9, (HIDDEN_PER_EDIT * edits) / (unexplained + UNEXPLAINED_TRUST));
  return { part, sd: HIDDEN_SD * part };
}

/** Where nothing was told yet: no writes, and the doubt that a merchant of such a catalogue gives rise to. */
export function priorPart(catalogueSize: number, stampsPerHour: number): WritesPart {
  const writesPerHour = (USUAL_WRITES_A_DAY * catalogueSize) / 24;
  return { part: 0, sd: Math.min(MOST_PRIOR, writesPerHour / Math.max(writesPerHour, stampsPerHour)) };
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
 * Where fits tell nothing: writes keep coming as often as they did, whatever is sold. At most all but a tenth. A day's
 * hours of trust in none: a shop that is always busy shows too few others to judge by.
 */
export function usualPart({ writes, hours }: Contamination, gapHours: number, loneStamps: number): number {
  const part = loneStamps > 0 ? ((writes / (hours + HOURS_OF_TRUST)) * gapHours) / loneStamps : 0;
  return part < LEAST_PART ? 0 : Math.min(0.9, part);
}

/** The same, or what edits let expect where that is more; `sd` is null where the part is of what was seen. */
export function unfittedPart(
  contamination: Contamination,
  gapHours: number,
  loneStamps: number,
): { part: number; sd: number | null } {
  const byEdits = editsPart(contamination);
  const part = usualPart(contamination, gapHours, loneStamps);
  return byEdits.part > part ? byEdits : { part, sd: null };
}

/** Of a gap: how well each lone stamp fits an order, those taken for writes by it, and the hours; null where fits tell nothing. */
export type LoneStamps = { fits: readonly number[]; writes: number; hours: number };

/** Of a gap's lone stamps: those that nothing explains, and those that an edit of texts does. */
export type ExplainedStamps = { unexplained: number; edits: number };

export function learnContamination(
  contamination: Contamination,
  kept: number,
  seen: LoneStamps | null,
  explained: ExplainedStamps = { unexplained: 0, edits: 0 },
): Contamination {
  const lone = Array.from({ length: CLASSES }, (_, index) => (contamination.lone[index] ?? 0) * kept);
  for (const fit of seen?.fits ?? []) lone[classOf(fit)]! += 1;
  return {
    lone,
    writes: contamination.writes * kept + (seen?.writes ?? 0),
    hours: contamination.hours * kept + (seen?.hours ?? 0),
    unexplained: contamination.unexplained * kept + explained.unexplained,
    edits: contamination.edits * kept + explained.edits,
  };
}

/** Lone stamps that a later look at the texts explained. */
export function explainStamps(contamination: Contamination, edits: number): Contamination {
  return {
    ...contamination,
    unexplained: Math.max(0, contamination.unexplained - edits),
    edits: contamination.edits + edits,
  };
}

function classOf(fit: number): number {
  const octave = Math.log2(Math.max(fit, FITS[0]!));
  return Math.min(CLASSES - 1, Math.max(0, Math.round((octave - LEAST_OCTAVE) * CLASSES_PER_OCTAVE)));
}

function sumOver(lone: readonly number[], term: (fit: number) => number): number {
  return lone.reduce((sum, count, index) => (count > 0 ? sum + count * term(FITS[index]!) : sum), 0);
}
