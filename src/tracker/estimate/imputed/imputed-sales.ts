import { minorDigits } from '#runtime/money.ts';
import type { KnownProduct } from '../../known/product.ts';
import type { StoreModel } from '../../known/store-model.ts';
import type { Evidence, LiveSignals, ObservedHour, StoreHour } from '../../observation.ts';
import { additionsOf } from '../evidence-of.ts';
import { HourLedger } from '../hour-ledger.ts';
import { intensityOf } from '../orders/intensity.ts';
import { portions } from '../orders/spread-orders.ts';
import { assumedEntry, unitPrice } from '../product-sales.ts';
import { ordersOfLines } from '../stock/lines-per-order.ts';
import { lineQuantity } from '../units/quantities.ts';

/** Sales of products whose own signals show none, imputed (Rubin 1987) from the store's, each with its evidence. */
export type ImputedSales = {
  productHours: ObservedHour[];
  storeHours: StoreHour[];
  evidence: Evidence[];
  products: number;
};

/** The sign that lines of a product were sold in a gap. */
export type ImputedProduct = {
  externalId: string;
  lines: number;
  /** When they were sold; if that is unknown, they are spread over the gap. */
  at?: number;
  /** The variance of an hour's part of the lines. */
  linesVar(lines: number): number;
  /** The relative standard deviation that all such lines of the store share. */
  relativeSd: number;
  observations: number;
  before: Evidence['before'];
  after: Evidence['after'];
};

export type ImputedStore = {
  model: StoreModel;
  products: ReadonlyMap<string, KnownProduct>;
  live: LiveSignals;
  currency: string;
};

const SIGNS = {
  rank: { basis: 'rank', why: { spread: 'by-rank', dated: 'by-rank' } },
  reviews: { basis: 'mixed', why: { spread: 'by-reviews', dated: 'by-review-times' } },
} as const;

/** Whether a live signal shows this product's own sales. */
export function hasOwnSignal(product: KnownProduct, live: LiveSignals): boolean {
  const { variants, modifiedAt } = product;
  if (live.modified && modifiedAt !== null && variants.some(({ isUncounted }) => !isUncounted)) return true;
  return live.stock && variants.length > 0 && variants.every(({ stock, sharesStock }) => stock !== null || sharesStock);
}

function isNoGoods({ variants }: KnownProduct): boolean {
  return variants.length > 0 && variants.every((variant) => variant.isNoGoods);
}

/** Spreads lines over a gap by the store's intensity. Products with a signal of their own are skipped. */
export function imputeSales(
  kind: keyof typeof SIGNS,
  imputed: readonly ImputedProduct[],
  gap: { from: number; to: number },
  store: ImputedStore,
): ImputedSales {
  const { basis, why } = SIGNS[kind];
  const ledger = new HourLedger(basis);
  const spread = portions(gap, intensityOf(store.model.week));
  const evidence: Evidence[] = [];
  for (const one of imputed) {
    const product = store.products.get(one.externalId);
    if (!product || product.missedReads > 0 || isNoGoods(product) || hasOwnSignal(product, store.live)) continue;
    const own = new HourLedger(basis);
    const pieces = one.at === undefined ? spread : [{ at: one.at, portion: 1 }];
    const price = unitPrice(product.variants, 10 ** minorDigits(store.currency));
    const quantity = lineQuantity(store.model, price.mean);
    for (const { at, portion } of pieces) {
      const lines = one.lines * portion;
      const linesVar = one.linesVar(lines);
      const entry = assumedEntry({ at, lines, linesVar, linesSd: 0, observations: 0 }, quantity, price);
      const shared = lines * one.relativeSd;
      const sds = {
        ordersSd: shared,
        unitsSd: Math.hypot(entry.unitsSd ?? 0, shared * quantity.mean),
        revenueSd: Math.hypot(entry.revenueSd ?? 0, shared * quantity.mean * price.mean),
      };
      for (const each of [own, ledger]) each.addProduct(one.externalId, at, { ...entry, ...sds }, basis);
      const orders = ordersOfLines(lines, store.model);
      const perLine = lines > 0 ? orders.orders / lines : 0;
      ledger.addOrders(at, {
        orders: orders.orders,
        ordersVar: linesVar * perLine ** 2,
        ordersSd: Math.hypot(orders.ordersSd, shared * perLine),
        observations: 0,
      });
    }
    if (one.observations > 0) {
      ledger.addProduct(one.externalId, one.at ?? gap.from, { observations: one.observations }, basis);
    }
    const { externalId, before, after } = one;
    evidence.push({
      ...{ externalId, at: one.at ?? gap.to, seenAt: gap.to, kind, before, after },
      // this evidence shows no order itself: all that it adds is inferred
      ...{ classifiedAs: 'sale', weight: 0, units: null, adds: additionsOf(own.productHours(), []) },
      why: one.at === undefined ? why.spread : why.dated,
    });
  }
  const productHours = ledger.productHours();
  const products = new Set(productHours.map(({ externalId }) => externalId)).size;
  return { productHours, storeHours: ledger.storeHours(), evidence, products };
}
