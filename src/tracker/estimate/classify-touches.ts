import type { ProductChange } from '../changes/compare-product.ts';
import type { BasketSizes } from './baskets.ts';
import { findBulk } from './find-bulk.ts';
import type { Rhythm } from './rhythm.ts';
import type { Routine } from './routine.ts';
import type { Evidence } from './types.ts';

/** A product's last touch in the gap, and what it is taken for. */
export type Touch = {
  change: ProductChange;
  at: number;
  /** Lines of an order of the store that are this product's, its relative variance beside. */
  share: number;
  shareVar: number;
  /** The share as it was known before the gap. */
  shareBefore: number;
  takenFor: Evidence['takenFor'];
  /** How surely it is a sale. */
  weight: number;
  why: Evidence['why'];
};

export type ClassifyOptions = {
  gap: { from: number; to: number };
  catalogueSize: number;
  linesPerOrder: number;
  baskets: BasketSizes;
  rhythm: Rhythm | null;
  routine: Routine;
  isEveryStampMoved: boolean;
  isStockAlive: boolean;
};

export function classifyTouches(
  stamped: readonly Pick<Touch, 'change' | 'share' | 'shareVar' | 'shareBefore'>[],
  options: ClassifyOptions,
): { touches: Touch[]; runs: Routine['runs'] } {
  const { gap, rhythm } = options;
  const bulk = findBulk(
    stamped.map(({ change, shareBefore }) => ({
      externalId: change.externalId,
      at: change.stampedAt!,
      share: shareBefore,
      isWritten: isWritten(change),
    })),
    {
      catalogueSize: options.catalogueSize,
      meanShare: options.linesPerOrder / Math.max(1, options.catalogueSize),
      baskets: options.baskets,
      routine: options.routine,
      ordersPerSecond: (at) => (rhythm ? rhythm.expected(at, at + 1000) : 0),
      renderedAt: gap.to,
      isEveryStampMoved: options.isEveryStampMoved,
    },
  );
  const touches = stamped.map(({ change, share, shareVar, shareBefore }): Touch => {
    const at = Math.min(gap.to, Math.max(gap.from, change.stampedAt!));
    return {
      change,
      at,
      share,
      shareVar,
      shareBefore,
      ...judge(change, bulk.why.get(change.externalId), options.isStockAlive),
    };
  });
  acceptRestockedLines(touches);
  return { touches, runs: bulk.runs };
}

function isWritten({ isEdited, isPriceChanged, isRestocked, stock }: ProductChange): boolean {
  return isEdited || isPriceChanged || isRestocked || stock.risen > 0;
}

type Judgement = Pick<Touch, 'takenFor' | 'weight' | 'why'>;

function judge(change: ProductChange, bulkWhy: Evidence['why'] | undefined, isStockAlive: boolean): Judgement {
  const { stock } = change;
  // Units that left with the stamp are a sale, whatever else was written in the same gap.
  if (isStockAlive && stock.sold > 0) return { takenFor: 'sale', weight: 1, why: 'stock-fell-with-stamp' };
  if (stock.risen > 0) return { takenFor: 'restock', weight: 0, why: 'stock-rose' };
  if (change.isRestocked) return { takenFor: 'restock', weight: 0, why: 'back-in-stock' };
  if (bulkWhy !== undefined) return { takenFor: 'bulk_edit', weight: 0, why: bulkWhy };
  if (change.isEdited) return { takenFor: 'edit', weight: 0, why: 'content-changed' };
  if (change.isPriceChanged) return { takenFor: 'edit', weight: 0, why: 'price-changed' };
  if (isStockAlive && stock.isComplete) return { takenFor: 'edit', weight: 0, why: 'no-unit-left' };
  return { takenFor: 'sale', weight: 1, why: change.isSoldOut ? 'stamp-alone-sold-out' : 'stamp-alone' };
}

/** A restocked product that shares its second with a sale was in that order: the delivery came earlier in the gap. */
function acceptRestockedLines(touches: Touch[]): void {
  const sales = new Set(touches.filter((touch) => touch.weight > 0).map((touch) => touch.at));
  for (const touch of touches) {
    if (touch.change.stock.risen > 0 && sales.has(touch.at)) {
      touch.takenFor = 'sale';
      touch.weight = 1;
      touch.why = 'in-order-after-restock';
    }
  }
}
