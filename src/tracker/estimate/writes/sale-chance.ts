import type { StoreModel } from '../../known/store-model.ts';
import type { Touch } from './classify-touches.ts';

/** Below so many stamps that stock could judge, the share of them that were sales is not known. */
const LEAST_JUDGED = 10;
const HALF = 0.5;

/**
 * How likely a stamp that moved alone is a sale, by the products whose stock shows it: Beta(1 + sales, 1 + the
 * others). Null where too few were judged.
 */
export function saleChance({ updates, sales }: StoreModel['calibration']): number | null {
  if (updates < LEAST_JUDGED) return null;
  return (1 + Math.min(sales, updates)) / (2 + updates);
}

/** Of the stamps that moved alone, without an edit to explain them: those that complete counts of stock can judge. */
export function judgedByStock(touches: readonly Touch[]): { updates: number; sales: number } {
  const judged = loneTouches(touches).filter(
    ({ why, change: { stock } }) =>
      stock.isComplete && stock.risen === 0 && (why === 'stock-fell-with-stamp' || why === 'no-unit-left'),
  );
  return { updates: judged.length, sales: judged.filter(({ change: { stock } }) => stock.sold > 0).length };
}

/**
 * Stamps that moved alone on products whose stock is not counted weigh what they weigh where it is. Products of one
 * second are an order as they stand.
 */
export function weighByStock(touches: readonly Touch[], calibration: StoreModel['calibration']): void {
  const chance = saleChance(calibration);
  if (chance === null) return;
  for (const touch of loneTouches(touches)) {
    if (touch.weight <= 0 || touch.change.stock.isComplete) continue;
    touch.weight = chance;
    if (chance >= HALF) continue;
    touch.takenFor = 'unknown';
    touch.why = 'stamp-alone-like-edit';
  }
}

function loneTouches(touches: readonly Touch[]): Touch[] {
  const bySecond = Map.groupBy(touches, (touch) => touch.at);
  return [...bySecond.values()].flatMap((together) => (together.length === 1 ? together : []));
}
