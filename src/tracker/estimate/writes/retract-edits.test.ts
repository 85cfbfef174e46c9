import { expect, it } from 'vitest';
import { HOUR_MS } from '#runtime/clock.ts';
import { newRate } from '#tracker/estimate/orders/product-rate.ts';
import type { ProductChange } from '../../changes/compare-product.ts';
import { newStoreModel } from '../../known/store-model.ts';
import { addOrders } from '../count-sales.ts';
import { HourLedger } from '../hour-ledger.ts';
import { retractEdits } from './retract-edits.ts';

const AT = 100 * HOUR_MS;
const THINNING = { kept: 0.8, sd: 0.02 };

it('an edit that was counted as a sale takes its variance with it', () => {
  const ledger = new HourLedger('modified');
  const weight = 0.9;
  const order = { at: AT, weight, doubt: 0.1 };
  addOrders({ ledger, thinning: THINNING }, { pieces: [] } as never, [order as never], {
    hiddenRelativeSd: 0,
    againSd: () => 0,
  } as never);
  const model = newStoreModel();
  const lone = [{ at: AT, weight, doubt: 0.1, price: 20, thinning: THINNING }];
  const change = {
    externalId: '1',
    isEdited: true,
    stampedAt: null,
    before: { rate: { ...newRate(model, AT), lone } },
  } as unknown as ProductChange;
  retractEdits(ledger, [change], { model, seenAt: AT + HOUR_MS });
  const [hour] = ledger.storeHours();
  expect(hour!.orders).toBeCloseTo(0);
  // what is left is the doubt whether it was a sale at all
  expect(hour!.ordersVar).toBeCloseTo(THINNING.kept ** 2 * weight * (1 - weight));
  expect(hour!.ordersSd).toBeCloseTo(0);
});
