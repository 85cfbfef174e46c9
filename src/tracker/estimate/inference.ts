import type { ProductRate, Thinning } from '../known/product.ts';
import type { GapStatistics } from './gap-statistics.ts';
import type { HourLedger } from './hour-ledger.ts';
import type { Touch } from './writes/classify-touches.ts';

/** What is found in one gap, as it is gathered. */
export type Inference = {
  ledger: HourLedger;
  touches: Touch[];
  thinning: Thinning;
  rates: Map<string, ProductRate>;
  statistics: GapStatistics;
};
