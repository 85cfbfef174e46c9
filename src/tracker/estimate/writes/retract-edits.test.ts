import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { newRate } from '#tracker/estimate/orders/product-rate.ts';
import type { ProductChange } from '../../changes/compare-product.ts';
import type { LoneSale } from '../../known/product.ts';
import { NO_CONTAMINATION, newStoreModel, type StoreModel } from '../../known/store-model.ts';
import { addOrders } from '../count-sales.ts';
import { HourLedger } from '../hour-ledger.ts';
import { removeOrders } from '../learn.ts';
import type { Touch } from './classify-touches.ts';
import { learnContamination } from './contamination.ts';
import { retractEdits } from './retract-edits.ts';

const AT = 100 * HOUR_MS;
const THINNING = { kept: 0.8, sd: 0.02 };

function edited(model: StoreModel, lone: LoneSale[]): ProductChange {
  const before = { rate: { ...newRate(model, AT), lone } };
  return { externalId: '1', isEdited: true, stampedAt: null, before } as unknown as ProductChange;
}

it('an edit that was counted as a sale takes its variance with it', () => {
  const ledger = new HourLedger('modified');
  const weight = 0.9;
  const order = { at: AT, weight, doubt: 0.1 };
  addOrders({ ledger, thinning: THINNING }, { pieces: [] } as never, [order as never], {
    hiddenRelativeSd: 0,
    againSd: () => 0,
  } as never);
  const model = newStoreModel();
  const change = edited(model, [{ at: AT, weight, doubt: 0.1, price: 20, thinning: THINNING }]);
  retractEdits(ledger, [change], { model, seenAt: AT + HOUR_MS, touches: [] });
  const [hour] = ledger.storeHours();
  expect(hour!.orders).toBeCloseTo(0);
  // what is left is the doubt whether it was a sale at all
  expect(hour!.ordersVar).toBeCloseTo(THINNING.kept ** 2 * weight * (1 - weight));
  expect(hour!.ordersSd).toBeCloseTo(0);
});

describe('of the stamps that may be an edit', () => {
  const sale = (hours: number) => ({ at: AT + hours * HOUR_MS, weight: 0.4, doubt: 0.1, price: 20, fit: 0.2 });
  const found = (change: ProductChange, model: StoreModel, touches: Touch[] = []) =>
    retractEdits(new HourLedger('modified'), [change], { model, seenAt: AT + DAY_MS, touches });

  it('none is evidence of writes without a reason', () => {
    const stamps = { fits: [0.2, 0.2, 2], baskets: 4, writes: 1.5, hours: 1 };
    const contamination = learnContamination(NO_CONTAMINATION, 1, stamps, { unexplained: 3, edits: 0 });
    const model = { ...newStoreModel(), contamination };
    const left = learnContamination(NO_CONTAMINATION, 1, { ...stamps, fits: [0.2, 2], writes: 0.9 });
    const { besides } = contamination;
    for (const lone of [[sale(0)], [sale(0), sale(1)]])
      expect(removeOrders(model, found(edited(model, lone), model)).contamination).toEqual({
        ...{ ...left, besides },
        ...{ unexplained: 2, edits: 1 },
      });
  });

  it('a nightly sync left none', () => {
    const model = newStoreModel();
    const change = { ...edited(model, [sale(0)]), stampedAt: AT + DAY_MS };
    expect(found(change, model).orders).toBeCloseTo(0.2);
    const run = (texts: number) =>
      ['1', '2', '3', '4', '5'].map((externalId, index) => {
        const touch = { classifiedAs: 'bulk_edit', change: { externalId, isEdited: index < texts } };
        return touch as unknown as Touch;
      });
    expect(found(change, model, run(1)).orders).toBeCloseTo(0.4);
    // a run that edited texts may have edited this one
    expect(found(change, model, run(4)).orders).toBeCloseTo(0.2);
  });
});
