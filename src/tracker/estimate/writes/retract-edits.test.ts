import { expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#runtime/clock.ts';
import { newRate } from '#tracker/estimate/orders/product-rate.ts';
import type { ProductChange } from '../../changes/compare-product.ts';
import type { LoneSale } from '../../known/product.ts';
import { NO_CONTAMINATION, newStoreModel, type StoreModel } from '../../known/store-model.ts';
import { addOrders } from '../count-sales.ts';
import { HourLedger } from '../hour-ledger.ts';
import { removeOrders } from '../learn.ts';
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
  retractEdits(ledger, [change], { model, seenAt: AT + HOUR_MS });
  const [hour] = ledger.storeHours();
  expect(hour!.orders).toBeCloseTo(0);
  // what is left is the doubt whether it was a sale at all
  expect(hour!.ordersVar).toBeCloseTo(THINNING.kept ** 2 * weight * (1 - weight));
  expect(hour!.ordersSd).toBeCloseTo(0);
});

it('stamps that were edits are no evidence of writes without a reason', () => {
  const stamps = { fits: [0.2, 0.2, 2], writes: 1.5, hours: 1 };
  const before = learnContamination(NO_CONTAMINATION, 1, stamps, { unexplained: 3, edits: 0 });
  const model = { ...newStoreModel(), contamination: before };
  const sale = (hours: number) => ({ at: AT + hours * HOUR_MS, weight: 0.4, doubt: 0.1, price: 20, fit: 0.2 });
  const found = (lone: LoneSale[]) =>
    removeOrders(model, retractEdits(new HourLedger('modified'), [edited(model, lone)], { model, seenAt: AT + DAY_MS }))
      .contamination;
  const one = learnContamination(NO_CONTAMINATION, 1, { fits: [0.2, 2], writes: 0.9, hours: 1 });
  expect(found([sale(0)])).toEqual({ ...one, unexplained: 2, edits: 1 });
  // one of the two was the edit
  expect(found([sale(0), sale(1)])).toEqual({ ...one, unexplained: 2, edits: 1 });
});
