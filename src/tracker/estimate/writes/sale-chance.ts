import type { StoreModel } from '../../known/store-model.ts';
import type { Touch } from './classify-touches.ts';

/** With fewer stamps that stock could judge, the share of sales among them is unknown. */
const MIN_JUDGED = 10;
const HALF = 0.5;

/**
 * The chance that a lone stamp is a sale, from the products whose stock shows it: Beta(1 + sales, 1 + the others). Null
 * if too few were judged.
 */
export function saleChance({ updates, sales }: StoreModel['calibration']): number | null {
  if (updates < MIN_JUDGED) return null;
  return (1 + Math.min(sales, updates)) / (2 + updates);
}

/** Counts the lone stamps, without an edit to explain them, that complete counts of stock can judge. */
export function judgedByStock(touches: readonly Touch[]): { updates: number; sales: number } {
  const judged = loneTouches(touches).filter(
    ({ why, change: { stock } }) =>
      stock.isComplete && stock.risen === 0 && (why === 'stock-fell-with-stamp' || why === 'no-unit-left'),
  );
  return { updates: judged.length, sales: judged.filter(({ change: { stock } }) => stock.sold > 0).length };
}

/**
 * Lone stamps of products without a stock count get the weight that lone stamps have where stock is counted. Products
 * that share a second are an order, and are unchanged.
 */
export function weighByStock(touches: readonly Touch[], calibration: StoreModel['calibration']): void {
  const chance = saleChance(calibration);
  if (chance === null) return;
  for (const touch of loneTouches(touches)) {
    if (touch.weight <= 0 || touch.change.stock.isComplete) continue;
    touch.weight = chance;
    if (chance >= HALF) continue;
    touch.classifiedAs = 'unknown';
    touch.why = 'stamp-alone-like-edit';
  }
}

function loneTouches(touches: readonly Touch[]): Touch[] {
  const bySecond = Map.groupBy(touches, (touch) => touch.at);
  return [...bySecond.values()].flatMap((together) => (together.length === 1 ? together : []));
}
