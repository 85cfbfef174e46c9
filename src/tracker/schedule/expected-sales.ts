import type { StoreModel } from '../known/store-model.ts';
import type { Expected } from './expected-gain.ts';

/** A store that was observed for less than this is still being explored. */
const MIN_OBSERVED_HOURS = 24;
/** Used until a prior is fitted: a few products sell most of it. */
const USUAL_SHAPE = 0.5;

/** What a store is expected to sell, by its model; null if it was observed for too short a time. */
export function expectedSales(model: StoreModel, productCount: number, hasLivingSignal: boolean): Expected | null {
  const products = Math.max(1, productCount);
  const shape = Math.min(1e6, model.prior?.shape ?? USUAL_SHAPE);
  if (!hasLivingSignal) return { linesPerDay: 0, products, shape };
  const hours = sum(model.week.hours);
  if (hours < MIN_OBSERVED_HOURS) return null;
  const linesPerOrder = model.clock > 0 ? Math.max(1, model.lines / model.clock) : 1;
  return { linesPerDay: (24 * sum(model.week.orders) * linesPerOrder) / hours, products, shape };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
