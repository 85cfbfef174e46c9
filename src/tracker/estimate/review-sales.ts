import { minorDigits } from '#runtime/money.ts';
import { HourLedger } from './hour-ledger.ts';
import { assumedEntry, meanPriceMinor } from './product-sales.ts';
import { lineQuantity } from './quantities.ts';
import { hasOwnSignal, type RankSales } from './rank-sales.ts';
import { rhythmOf } from './rhythm.ts';
import { ordersOfLines, portions } from './stock-sales.ts';
import type { StoreModel } from './store-model.ts';
import type { Living, ProductMemory } from './types.ts';

/** Reviews on products whose sales are seen, below which the share of buyers who write one is not known. */
const FEWEST_REVIEWS = 10;

/** Reviews per line, Gamma(1/2 + reviews) over the lines: its mean, and how far off it may be. Null where unknown. */
export function reviewRate({
  gained,
  lines,
}: {
  gained: number;
  lines: number;
}): { mean: number; relativeSd: number } | null {
  if (gained < FEWEST_REVIEWS || lines <= 0) return null;
  return { mean: (gained + 0.5) / lines, relativeSd: 1 / Math.sqrt(gained + 0.5) };
}

/**
 * Sales of products that show nothing but their reviews: new reviews over the share of buyers who write one, as seen on
 * the products whose sales are seen. A review comes days after its order; it is put to the gap that showed it.
 */
export function reviewSales(
  gained: ReadonlyMap<string, number>,
  rate: { mean: number; relativeSd: number },
  gap: { from: number; to: number },
  store: { model: StoreModel; products: ReadonlyMap<string, ProductMemory>; living: Living; currency: string },
): RankSales {
  const ledger = new HourLedger('mixed');
  const quantity = lineQuantity(store.model);
  const pieces = portions(gap, rhythmOf(store.model.week));
  let count = 0;
  for (const [externalId, reviews] of gained) {
    const product = store.products.get(externalId);
    if (!product || hasOwnSignal(product, store.living)) continue;
    count++;
    const price = meanPriceMinor(product.variants) / 10 ** minorDigits(store.currency);
    for (const { at, portion } of pieces) {
      const lines = (reviews / rate.mean) * portion;
      // Poisson reviews, each standing for 1 / rate lines
      const part = { at, lines, linesVar: lines / rate.mean, observations: 0 };
      const shared = lines * rate.relativeSd;
      const entry = assumedEntry(part, quantity, price);
      ledger.addProduct(
        externalId,
        at,
        {
          ...entry,
          ordersSd: shared,
          unitsSd: Math.hypot(entry.unitsSd ?? 0, shared * quantity.mean),
          revenueSd: Math.hypot(entry.revenueSd ?? 0, shared * quantity.mean * price),
        },
        'mixed',
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
    ledger.addProduct(externalId, gap.from, { observations: reviews }, 'mixed');
  }
  return { productHours: ledger.productHours(), storeHours: ledger.storeHours(), products: count };
}
