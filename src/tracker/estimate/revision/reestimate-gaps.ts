import type { EvidenceAddition } from '#contract/estimate/evidence.ts';
import type { ProductRate } from '../../known/product.ts';
import type { StoreModel } from '../../known/store-model.ts';
import type { Evidence, ObservedHour, StoreHour } from '../../observation.ts';
import { addOrders } from '../count-sales.ts';
import { additionsOf } from '../evidence-of.ts';
import { HourLedger } from '../hour-ledger.ts';
import { basketSizes } from '../orders/baskets.ts';
import { excitationFactor } from '../orders/excitation.ts';
import { groupBaskets } from '../orders/group-baskets.ts';
import { type HiddenOrders, hiddenOrdersIn } from '../orders/hidden-orders.ts';
import { intensityOf } from '../orders/intensity.ts';
import { cutByHour, type OrderTimeline, orderTimeline } from '../orders/order-timeline.ts';
import { priorOf, rateNow, shareOf } from '../orders/product-rate.ts';
import { addStampedSales, heldPrice } from '../product-sales.ts';
import { lineQuantity } from '../units/quantities.ts';
import type { Touch } from '../writes/classify-touches.ts';
import { findBulk } from '../writes/find-bulk.ts';
import { salesOfSeen } from '../writes/repeats.ts';
import { stampedChange } from './kept-change.ts';

/** A stamp seen in a gap, as its evidence is stored; `weight` is what was not taken back since. */
export type KeptTouch = Pick<Evidence, 'at' | 'classifiedAs' | 'weight' | 'why'> & {
  externalId: string;
  /** The price at which a unit was counted, in major units. */
  price: number;
};

export type KeptGap = { from: number; to: number; touches: readonly KeptTouch[] };

/** What is needed to estimate a store's first weeks again. */
export type SettledStore = {
  model: StoreModel;
  catalogueSize: number;
  /** As of the model; undefined if the product is unknown. */
  rateOf: (externalId: string) => ProductRate | undefined;
};

export type ReestimatedGap = {
  productHours: ObservedHour[];
  storeHours: StoreHour[];
  /** What each touch adds now, in the order of the touches. */
  adds: EvidenceAddition[][];
};

type Placed = { touches: Touch[]; timeline: OrderTimeline; hidden: HiddenOrders };

/**
 * Estimates the first gaps of a store again once the store is known; when they were read, next to nothing was known.
 * Their stamps are unchanged. Runs of stamps are judged by the learned baskets and intensity, and hidden orders follow
 * from the shares. For stores that show stamps and no stock.
 */
export function reestimateGaps(gaps: readonly KeptGap[], store: SettledStore): ReestimatedGap[] {
  return gaps.map((gap) => count(gap, place(gap, judgeAnew(gap, store), store), store.model));
}

/** The touches of a gap. A run that was classified as writes before any order was known may have been orders. */
function judgeAnew(gap: KeptGap, { model, catalogueSize }: SettledStore): Touch[] {
  const intensity = intensityOf(model.week);
  const baskets = basketSizes(model.baskets);
  const meanShare = (model.shareSum ?? baskets.meanSize) / Math.max(1, catalogueSize);
  const { why } = findBulk(
    gap.touches.map(({ externalId, at, classifiedAs }) => ({
      ...{ externalId, at, share: meanShare },
      isWritten: classifiedAs === 'edit' || classifiedAs === 'restock',
    })),
    {
      ...{
        catalogueSize,
        meanShare,
        pickedShare: null,
        baskets,
        periodicWrites: model.periodicWrites,
        renderedAt: gap.to,
      },
      ordersPerSecond: (at) => (intensity ? intensity.expected(at, at + 1000) : 0),
      isEveryStampMoved: false,
    },
  );
  return gap.touches.map((kept): Touch => {
    const { externalId, at, price } = kept;
    const isSale = kept.classifiedAs === 'bulk_edit' && kept.why === 'one-run' && !why.has(externalId);
    return {
      ...{ change: stampedChange(externalId, price), at, doubt: 0 },
      ...{ classifiedAs: isSale ? 'sale' : kept.classifiedAs, weight: isSale ? 1 : kept.weight, why: kept.why },
      ...{ share: 0, shareVar: 0, shareUnsold: 0, shareBefore: 0 },
    };
  });
}

function place(gap: KeptGap, judged: readonly Touch[], { model, catalogueSize, rateOf }: SettledStore): Placed {
  const hidden = hiddenOrdersIn(gap, model);
  const excitation = excitationFactor(model.excitation);
  const prior = priorOf(model, catalogueSize);
  let untouched = model.shareSum ?? hidden.baskets.meanSize;
  const touches = judged.map((touch): Touch => {
    const known = rateOf(touch.change.externalId);
    const rate = known ? rateNow(known, model) : { lines: 0, orders: model.clock };
    const { mean, relativeVar: shareVar } = shareOf(rate, prior);
    untouched -= mean;
    return { ...touch, share: Math.min(1, mean * excitation), shareVar };
  });
  const allShares = touches.reduce((sum, { share }) => sum + share, 0) + Math.max(0, untouched);
  const covers = touches.map(({ at, share }) => ({ at, share: share / allShares }));
  const timeline = orderTimeline(gap, covers, groupBaskets(touches), hidden.hiding, intensityOf(model.week), allShares);
  return { touches, timeline, hidden };
}

function count(gap: KeptGap, { touches, timeline, hidden }: Placed, model: StoreModel): ReestimatedGap {
  const ledger = new HourLedger('modified');
  const thinning = salesOfSeen(model.repeats);
  for (const { from, to } of cutByHour(gap)) ledger.addObserved(from, to);
  addOrders({ ledger, thinning }, timeline, groupBaskets(touches), hidden);
  for (const touch of touches) {
    const quantity = lineQuantity(model, heldPrice(touch.change).mean);
    const hiding = { again: hidden.linesAgain(touch.at), hiddenRelativeSd: hidden.relativeSd, allOrders: 1 };
    addStampedSales(ledger, touch, timeline, quantity, thinning, hiding);
  }
  const productHours = ledger.productHours();
  const hours = Map.groupBy(productHours, (hour) => hour.externalId);
  const adds = touches.map(({ change, at, weight }) =>
    additionsOf(hours.get(change.externalId) ?? [], weight > 0 ? [{ kind: 'modified', at, weight }] : []),
  );
  return { productHours, storeHours: ledger.storeHours(), adds };
}
