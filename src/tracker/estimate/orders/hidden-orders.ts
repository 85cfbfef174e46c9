import type { StoreModel } from '../../known/store-model.ts';
import { type BasketSizes, basketSizes } from './baskets.ts';
import { censoringFactor } from './censoring.ts';
import type { Gap, Hiding } from './order-timeline.ts';
import { againPart, type LinesAgain, linesAgain } from './same-again.ts';

/** How orders of a gap hide earlier ones, as the store's model has learnt it. */
export type HiddenOrders = {
  baskets: BasketSizes;
  hiding: Hiding;
  /** The relative error of the hidden orders that all gaps share. */
  relativeSd: number;
  /** The error of the orders seen at a moment, since each may hide another of the same products. */
  againSd(at: number): number;
  /** The lines that a line seen at a moment hides. */
  linesAgain(at: number): LinesAgain;
};

export function hiddenOrdersIn(gap: Gap, model: StoreModel): HiddenOrders {
  const baskets = basketSizes(model.baskets);
  const { value: factor, relativeSd } = censoringFactor(model.censoring);
  const again = againPart(model.again);
  return {
    baskets,
    hiding: { ...baskets, factor, isAgain: (at) => again.part * again.within(gap.to - at) },
    relativeSd,
    againSd: (at) => again.sd * again.within(at - gap.from),
    linesAgain: (at) => linesAgain(again, at - gap.from),
  };
}
