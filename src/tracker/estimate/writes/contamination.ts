import type { Contamination } from '../../known/store-model.ts';
import { spikeAndSlab } from '../statistics/spike-and-slab.ts';

/** Merchants who edit also take deliveries and run apps: for two writes that show a reason, one shows none. */
const HIDDEN_PER_EDIT = 0.5;
/** The relative error of that. */
const HIDDEN_SD = 0.5;
/** How many lone stamps the trust in no writes is worth. */
const UNEXPLAINED_TRUST = 5;

/** The prior of the part of lone stamps that are not orders: none is as likely as some, with this mean. */
const CHANCE_OF_SOME = 0.5;
const USUAL_SOME = 0.2;
/** The same for a merchant who is seen to edit. */
const MIN_EDITS = 3;
const CHANCE_WITH_EDITS = 0.9;
const MAX_PRIOR_SD = 0.3;
/** Merchants write to at most this part of a catalogue a day, apart from writes that show a reason. */
const USUAL_WRITES_A_DAY = 0.02;
/** Some writes must be this likely before any stamps are classified as writes. */
const LIKELY = 0.6;
const MIN_PART = 0.08;
const HOURS_OF_TRUST = 24;

const CLASSES_PER_OCTAVE = 2;
const MIN_OCTAVE = -8;
const CLASSES = 32;
const FITS = Array.from({ length: CLASSES }, (_, index) => 2 ** (MIN_OCTAVE + index / CLASSES_PER_OCTAVE));

/** The part of the lone stamps that are writes, and its standard deviation. */
export type WritesPart = { part: number; sd: number };

/**
 * The part by Bayes, on the likelihood Π ((1 − π) f + π) of the fits. Until some writes are likely the part is 0, but
 * its doubt remains. Fits are known only as well as the `together` lines in orders of several products: as with the
 * difference of two samples, the smaller one limits how certain the part is.
 */
export function writesPart(
  { lone, ...rest }: Omit<Contamination, 'writes' | 'hours'>,
  together = Infinity,
): WritesPart {
  const hasEdits = rest.edits >= MIN_EDITS;
  const chanceOfSome = hasEdits ? CHANCE_WITH_EDITS : CHANCE_OF_SOME;
  const usual = hasEdits ? Math.max(MIN_PART, editsPart(rest).part) : USUAL_SOME;
  const {
    chanceOfSome: chance,
    mean,
    meanSquare,
  } = spikeAndSlab((part) => sumOver(lone, (fit) => Math.log(1 - part + part / fit)), { chanceOfSome, usual });
  if (chance < LIKELY) return { part: 0, sd: Math.sqrt(meanSquare) };
  const counted = lone.reduce((sum, count) => sum + count, 0);
  return { part: mean, sd: Math.sqrt(Math.max(0, meanSquare - mean ** 2) * (1 + counted / together)) };
}

/** What a shop's edits let us expect: the part of its unexplained lone stamps that are writes all the same. */
export function editsPart({ unexplained, edits }: Pick<Contamination, 'unexplained' | 'edits'>): WritesPart {
  const part = Math.min(0.9, (HIDDEN_PER_EDIT * edits) / (unexplained + UNEXPLAINED_TRUST));
  return { part, sd: HIDDEN_SD * part };
}

/** Before anything is known: no writes, with the doubt that a merchant with such a catalogue gives rise to. */
export function priorPart(catalogueSize: number, stampsPerHour: number): WritesPart {
  const writesPerHour = (USUAL_WRITES_A_DAY * catalogueSize) / 24;
  return { part: 0, sd: Math.min(MAX_PRIOR_SD, writesPerHour / Math.max(writesPerHour, stampsPerHour)) };
}

/**
 * How far the doubt of the part moves the chance that a lone stamp is an order, by the derivative f / ((1 − π) f + π)².
 */
export function doubtOfSale({ part, sd }: WritesPart, fit: number): number {
  const chance = chanceOfSale(part, fit);
  return Math.min(Math.max(chance, 1 - chance), (sd * fit) / ((1 - part) * fit + part) ** 2);
}

/** The chance that a lone stamp is an order; `fit`: the product's part of all lines, over an even part. */
export function chanceOfSale(part: number, fit: number): number {
  return ((1 - part) * fit) / ((1 - part) * fit + part);
}

/**
 * Used if fits say nothing: writes keep coming as often as before, whatever is sold, and are at most nine tenths. The
 * trust in no writes is worth a day: a shop that is always busy shows too few quiet hours to judge by.
 */
export function usualPart({ writes, hours }: Contamination, gapHours: number, loneStamps: number): number {
  const part = loneStamps > 0 ? ((writes / (hours + HOURS_OF_TRUST)) * gapHours) / loneStamps : 0;
  return part < MIN_PART ? 0 : Math.min(0.9, part);
}

/** How much orders vary from gap to gap: the shape of a Gamma. */
const LEVEL_SHAPE = 3;

/**
 * The part in one gap. Writes come whether a shop sells or not, so they are a larger part where fewer orders of several
 * products came beside the lone stamps than usual, as on a day on which the merchant works and nobody buys.
 */
export function partBesides(
  { part, sd }: WritesPart,
  { besides }: Contamination,
  gap: { lone: number; baskets: number },
): WritesPart {
  if (part === 0 || !besides || besides.lone === 0) return { part, sd };
  const usual = (gap.lone * besides.baskets) / besides.lone;
  const level = (LEVEL_SHAPE + gap.baskets) / (LEVEL_SHAPE + usual);
  const all = (1 - part) * level + part;
  return { part: part / all, sd: (sd * level) / all ** 2 };
}

/** The larger of `usualPart` and `editsPart`; `sd` is null for `usualPart`, which does not know its error. */
export function unfittedPart(
  contamination: Contamination,
  gapHours: number,
  loneStamps: number,
): { part: number; sd: number | null } {
  const byEdits = editsPart(contamination);
  const part = usualPart(contamination, gapHours, loneStamps);
  return byEdits.part > part ? byEdits : { part, sd: null };
}

/**
 * For a gap: how well each lone stamp fits an order, the orders of several products beside them, how many of them were
 * classified as writes, and the hours. Null if fits say nothing.
 */
export type LoneStamps = { fits: readonly number[]; baskets: number; writes: number; hours: number };

/** For a gap: the lone stamps that nothing explains, and those that an edit of texts explains. */
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
    besides: {
      lone: (contamination.besides?.lone ?? 0) * kept + (seen?.fits.length ?? 0),
      baskets: (contamination.besides?.baskets ?? 0) * kept + (seen?.baskets ?? 0),
    },
    unexplained: contamination.unexplained * kept + explained.unexplained,
    edits: contamination.edits * kept + explained.edits,
  };
}

/**
 * Edits that showed later. Of each stamp that may be one: its fit, the part of it that is the edit, and how much of that
 * had been classified as a write.
 */
export type Explained = { edits: number; fits: { fit: number; part: number; writes: number }[] };

/** Moves lone stamps that a later reading of the texts explained: they say nothing about writes without a reason. */
export function explainStamps(contamination: Contamination, { edits, fits }: Explained): Contamination {
  const lone = [...contamination.lone];
  for (const { fit, part } of fits) lone[classOf(fit)] = Math.max(0, (lone[classOf(fit)] ?? 0) - part);
  return {
    ...contamination,
    lone,
    writes: Math.max(0, contamination.writes - fits.reduce((sum, { writes }) => sum + writes, 0)),
    unexplained: Math.max(0, contamination.unexplained - edits),
    edits: contamination.edits + edits,
  };
}

function classOf(fit: number): number {
  const octave = Math.log2(Math.max(fit, FITS[0]!));
  return Math.min(CLASSES - 1, Math.max(0, Math.round((octave - MIN_OCTAVE) * CLASSES_PER_OCTAVE)));
}

function sumOver(lone: readonly number[], term: (fit: number) => number): number {
  return lone.reduce((sum, count, index) => (count > 0 ? sum + count * term(FITS[index]!) : sum), 0);
}
