import type { PeriodicWrites } from '../known/store-model.ts';
import type { Piece } from './orders/order-timeline.ts';
import type { ExplainedStamps, LoneStamps } from './writes/contamination.ts';
import type { SeenBasket } from './writes/repeats.ts';

/** What the store's model learns from one gap. */
export type GapStatistics = {
  gap: { from: number; to: number };
  orders: number;
  lines: number;
  /** Of `lines`, those of products without stamps, in a store whose other sales bear stamps. */
  undatedLines: number;
  /** Units that came back a few at a time, and units counted as sold. */
  returned: { units: number; sold: number };
  pieces: readonly Piece[];
  /**
   * Baskets seen. `weight`: how much each says about the sizes, which is less where later stamps may cover its
   * products.
   */
  baskets: readonly { size: number; covered: number; weight: number }[];
  /** ρ over the whole gap and after a moment of it, and the previous stamps of the touched products. */
  coveredShare: number;
  coveredAfter(at: number): number;
  stampsBefore: readonly number[];
  /** Sold products: the previous stamp, and the one now. */
  sold: readonly { before: number; at: number }[];
  loneStamps: LoneStamps | null;
  explained: ExplainedStamps;
  /** When stamps came, and whether they were writes. */
  runs: PeriodicWrites['runs'];
  /** Orders seen at moments that later stamps seldom cover. */
  seenOrders: readonly { at: number; size: number }[];
  /** Baskets of several products. */
  multiLineBaskets: readonly SeenBasket[];
  /** Sold products with their share, and whether they were also sold in the gap before. */
  touched: readonly { share: number; isAgain: boolean }[];
  /** Units in `lines` lines of a product, and the units beyond the first that are usual in a line of such goods. */
  quantities: { units: number; usual: number; lines: number }[];
  /** For gaps in which only stock shows: the log-likelihood of each hypothesis about lines per order. */
  orderSizes: (readonly number[])[];
  /** Whether far more lines fell than expected; null if no stretch of time was judged. */
  isBusy: boolean | null;
  /** Lines that fell, and when; null if stamps are live. */
  fallen: { at: number; lines: number }[] | null;
  updates: number;
  sales: number;
};

export function noStatistics(gap: { from: number; to: number }): GapStatistics {
  return {
    gap,
    orders: 0,
    lines: 0,
    undatedLines: 0,
    returned: { units: 0, sold: 0 },
    pieces: [],
    baskets: [],
    touched: [],
    coveredShare: 0,
    coveredAfter: () => 0,
    stampsBefore: [],
    sold: [],
    loneStamps: null,
    explained: { unexplained: 0, edits: 0 },
    runs: [],
    seenOrders: [],
    multiLineBaskets: [],
    quantities: [],
    orderSizes: [],
    isBusy: null,
    fallen: null,
    updates: 0,
    sales: 0,
  };
}
