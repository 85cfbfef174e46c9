import { HOUR_MS } from '#runtime/clock.ts';
import type { KnownStore } from '../../known/store.ts';
import type { StoreModel } from '../../known/store-model.ts';
import type { LiveSignals } from '../../observation.ts';
import { componentsOf, rateNow, shareOf } from '../orders/product-rate.ts';
import { isWritten, type Touch } from './classify-touches.ts';
import {
  chanceOfSale,
  doubtOfSale,
  type ExplainedStamps,
  editsPart,
  type LoneStamps,
  partBesides,
  priorPart,
  unfittedPart,
  type WritesPart,
  writesPart,
} from './contamination.ts';

/** If the products stamped in a gap have a larger part of all lines, its lone stamps say nothing. */
const MAX_STAMPED = 0.3;

/**
 * Lowers the weight of lone stamps that may not be orders, and returns what they say about such stamps. Stamps in
 * bursts, or that stock judges, are unchanged. Before the store was fitted, only its edits lower weights, and nothing is
 * returned.
 */
export function weighLoneStamps(
  touches: readonly Touch[],
  {
    known: { model, catalogueSize },
    gap,
    live,
    inBursts,
  }: {
    known: KnownStore;
    gap: { from: number; to: number };
    live: LiveSignals;
    inBursts: ReadonlySet<Touch>;
  },
): LoneStamps | null {
  const prior = model.togetherPrior;
  const sizes = new Map<number, number>();
  for (const touch of touches) if (touch.weight > 0) sizes.set(touch.at, (sizes.get(touch.at) ?? 0) + 1);
  const lone = touches.filter((touch) => {
    const isJudged = live.stock && touch.change.stock.isComplete;
    return touch.weight > 0 && !isJudged && !inBursts.has(touch) && sizes.get(touch.at) === 1;
  });
  const hours = (gap.to - gap.from) / HOUR_MS;
  if (prior === null) {
    weighBeforeFit(lone, model, catalogueSize);
    return null;
  }
  // where much was sold or written later, what is left of larger orders looks lone as well, and sells little
  const stamped = touches.reduce((sum, touch) => sum + touch.shareBefore, 0);
  const isTelling = stamped <= MAX_STAMPED * (model.shareSum ?? 0);
  const together = Math.max(1, model.lines - (model.baskets[0] ?? 0));
  const byFits = writesPart(model.contamination, together);
  const baskets = [...sizes.values()].filter((size) => size > 1).length;
  const withoutReason = lone.filter((touch) => !isWritten(touch.change)).length;
  const part = isTelling
    ? partBesides(byFits, model.contamination, { lone: withoutReason, baskets })
    : usualWrites({ model, catalogueSize }, byFits, hours, lone.length);
  // a stamp, whether of an order or of a write, shows until a later order covers it: by ∫₀ᴹ e^(−λm) dm, the fit is λ M
  // over the ratio of the two for a product of the prior
  const orders = Math.max(1, sizes.size - part.part * lone.length);
  const evenFit = shownAlike(prior, orders);
  const components = componentsOf(prior);
  const fits: number[] = [];
  let writes = 0;
  for (const touch of lone) {
    const rate = rateNow(touch.change.before.rate, model);
    const share = shareOf({ lines: rate.together, orders: rate.orders }, components).mean;
    const fit = (share * orders) / evenFit;
    const chance = chanceOfSale(part.part, fit);
    touch.doubt = touch.weight * doubtOfSale(part, fit);
    touch.weight *= chance;
    // stamps with a reason say nothing about those without: of them, only what sells well was left as an order
    if (!isWritten(touch.change)) {
      fits.push(fit);
      if (isTelling) touch.fit = fit;
      writes += 1 - chance;
    }
    if (touch.weight < 0.5) {
      touch.classifiedAs = 'unknown';
      touch.why = 'stamp-alone-like-edit';
    }
  }
  if (!isTelling) return null;
  const hasSales = touches.some((touch) => touch.weight > 0.5);
  return { fits, baskets, ...(hasSales ? { writes, hours } : { writes: 0, hours: 0 }) };
}

/** Before the store was fitted, its stamps are as likely to be writes as its catalogue and its edits suggest. */
function weighBeforeFit(lone: readonly Touch[], { week, contamination }: StoreModel, catalogueSize: number): void {
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  const imputed = priorPart(catalogueSize, sum(week.orders) / Math.max(1, sum(week.hours)));
  const byEdits = editsPart(contamination);
  const part = byEdits.part > 0 ? { part: byEdits.part, sd: Math.max(byEdits.sd, imputed.sd / 2) } : imputed;
  for (const touch of lone) {
    touch.doubt = touch.weight * doubtOfSale(part, 1);
    touch.weight *= chanceOfSale(part.part, 1);
  }
}

/** Over the products of a Gamma prior: the chance that an order's stamp shows, over that of a write's. */
function shownAlike({ shape, orders: rate }: { shape: number; orders: number }, orders: number): number {
  const logLeft = Math.log(rate / (rate + orders));
  const order = -Math.expm1(shape * logLeft);
  const power = shape - 1;
  const write = (-(power === 0 ? logLeft : Math.expm1(power * logLeft) / power) * rate) / orders;
  return order / write;
}

/** In a busy gap, the doubt stays in proportion to the part. */
function usualWrites(
  { model, catalogueSize }: Pick<KnownStore, 'model' | 'catalogueSize'>,
  byFits: WritesPart,
  hours: number,
  loneStamps: number,
): WritesPart {
  const { part, sd } = unfittedPart(model.contamination, hours, loneStamps);
  if (sd !== null) return { part, sd };
  const imputed = Math.min(byFits.sd, priorPart(catalogueSize, loneStamps / hours).sd);
  return { part, sd: part > 0 && byFits.part > 0 ? (part * byFits.sd) / byFits.part : imputed };
}

/** Counts lone stamps: those without a visible reason, and those of edits. */
export function explainedBy(touches: readonly Touch[]): ExplainedStamps {
  const lone = [...Map.groupBy(touches, (touch) => touch.at).values()].flatMap((one) => (one.length === 1 ? one : []));
  return {
    unexplained: lone.filter(({ weight, why }) => weight > 0 && why.startsWith('stamp-alone')).length,
    edits: lone.filter(({ classifiedAs, change }) => classifiedAs === 'edit' && change.isEdited).length,
  };
}
