import { minorDigits } from '#runtime/money.ts';
import { HourLedger } from './hour-ledger.ts';
import { rateNow } from './product-rate.ts';
import { assumedEntry, meanPriceMinor } from './product-sales.ts';
import { lineQuantity } from './quantities.ts';
import { fitRankLaw, linesAtRank, type RankLaw } from './rank-law.ts';
import { rhythmOf } from './rhythm.ts';
import { ordersOfLines, portions } from './stock-sales.ts';
import type { StoreModel } from './store-model.ts';
import type { Living, ProductHour, ProductMemory, StoreHour } from './types.ts';

/** Whether the signals that live show this product's sales themselves. */
export function hasOwnSignal(product: ProductMemory, living: Living): boolean {
  if (living.modified && product.modifiedAt !== null) return true;
  return living.stock && product.variants.length > 0 && product.variants.every(({ stock }) => stock !== null);
}

/** The law of the store's ranking, by the products whose sales are seen; null where it tells too little. */
export function rankLawOf(
  model: StoreModel,
  products: ReadonlyMap<string, ProductMemory>,
  ranking: readonly string[],
  living: Living,
): RankLaw | null {
  const sold = ranking.flatMap((externalId, index) => {
    const product = products.get(externalId);
    if (!product || product.missedReads > 0 || !hasOwnSignal(product, living)) return [];
    const { lines, orders } = rateNow(product.rate, model);
    return [{ rank: index + 1, lines, orders }];
  });
  return fitRankLaw(sold);
}

export type RankSales = { productHours: ProductHour[]; storeHours: StoreHour[]; products: number };

/**
 * What products sold that are ranked and show nothing else: their share of the orders that the store was seen to have
 * in that time. `orders`: of the whole gap.
 */
export function rankSales(
  law: RankLaw,
  gap: { from: number; to: number },
  store: {
    model: StoreModel;
    products: ReadonlyMap<string, ProductMemory>;
    ranking: readonly string[];
    living: Living;
    orders: number;
    currency: string;
  },
): RankSales {
  const { model, products, living } = store;
  const ledger = new HourLedger('rank');
  const quantity = lineQuantity(model);
  const pieces = portions(gap, rhythmOf(model.week));
  let count = 0;
  for (const [index, externalId] of store.ranking.entries()) {
    const product = products.get(externalId);
    if (!product || product.missedReads > 0 || hasOwnSignal(product, living)) continue;
    // sold out is no exposure
    if (!product.variants.some((variant) => variant.isAvailable)) continue;
    const { mean, relativeVar, relativeSd } = linesAtRank(law, index + 1);
    const price = meanPriceMinor(product.variants) / 10 ** minorDigits(store.currency);
    count++;
    for (const { at, portion } of pieces) {
      const lines = mean * store.orders * portion;
      const part = { at, lines, linesVar: lines + lines ** 2 * relativeVar, observations: 0 };
      const entry = assumedEntry(part, quantity, price);
      const shared = lines * relativeSd;
      ledger.addProduct(
        externalId,
        at,
        {
          ...entry,
          ordersSd: shared,
          unitsSd: Math.hypot(entry.unitsSd ?? 0, shared * quantity.mean),
          revenueSd: Math.hypot(entry.revenueSd ?? 0, shared * quantity.mean * price),
        },
        'rank',
      );
      const orders = ordersOfLines(lines);
      const perLine = lines > 0 ? orders.orders / lines : 0;
      ledger.addOrders(at, {
        orders: orders.orders,
        ordersVar: part.linesVar * perLine ** 2,
        ordersSd: Math.hypot(orders.ordersSd, shared * perLine),
        observations: 0,
      });
    }
  }
  return { productHours: ledger.productHours(), storeHours: ledger.storeHours(), products: count };
}
