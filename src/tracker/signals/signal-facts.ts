import { lineQuantity } from '../estimate/units/quantities.ts';
import { saleChance } from '../estimate/writes/sale-chance.ts';
import type { StoreModel } from '../known/store-model.ts';
import type { ProbedSignal } from '../reading.ts';
import type { SignalLife } from './signal-life.ts';

/** Why a signal is believed or not: plain facts by label, for people and for the API. */
export function signalFacts(life: SignalLife, model: StoreModel | null): ProbedSignal['evidence'] {
  const facts: ProbedSignal['evidence'] = { ...life.probed };
  if (life.why !== null) facts.why = life.why;
  if (life.movedAt !== null && life.tally.moves > 0) facts.lastMovedAt = new Date(life.movedAt).toISOString();
  const { moves, ups, days } = life.tally;
  if (moves > 0) facts.moves = Math.round(moves);
  if (moves > 0 && days >= 1) facts.movesPerDay = rounded(moves / days);
  if (life.kind === 'stock' && moves > 0) facts.rises = Math.round(ups);
  if (life.falls.count > 0) facts.usualFall = rounded(life.falls.usual);
  if (life.against.falls >= 1) {
    facts.fallsSeen = Math.round(life.against.falls);
    facts.fallsStamped = Math.round(life.against.stamped);
  }
  if (life.kind === 'reviews') {
    if (life.reviews.list) facts.reviewTimes = true;
    if (life.reviews.imported > 0) facts.imported = Math.round(life.reviews.imported);
    if (life.reviews.lines > 0)
      facts.reviewsPerHundredLines = rounded((100 * life.reviews.gained) / life.reviews.lines);
  }
  if (life.kind === 'modified' && life.state === 'alive' && model) {
    // a stamp cannot show the quantity of a line, which is assumed or learned: it is shown with the signal
    facts.unitsPerLine = rounded(lineQuantity(model, null).mean);
    if (model.trade?.isWholesale) facts.isWholesale = true;
    const chance = saleChance(model.calibration);
    if (chance !== null) {
      facts.salesPerStampShare = rounded(chance);
      facts.stampsJudged = Math.round(model.calibration.updates);
    }
  }
  return facts;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
