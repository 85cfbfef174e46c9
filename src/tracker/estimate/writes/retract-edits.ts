import { isoDay } from '#contract/date-range.ts';
import type { ProductChange } from '../../changes/compare-product.ts';
import type { ProductRate } from '../../known/product.ts';
import type { StoreModel } from '../../known/store-model.ts';
import type { Evidence } from '../../observation.ts';
import { ASSUMED } from '../assumptions.ts';
import type { Entry, HourLedger } from '../hour-ledger.ts';
import { loneSalesSince } from '../orders/product-rate.ts';
import { assumedEntry, negative } from '../product-sales.ts';
import { ALL_KEPT, thinSales } from '../thin-sales.ts';
import { lineQuantity } from '../units/quantities.ts';
import type { Touch } from './classify-touches.ts';
import type { Explained } from './contamination.ts';

export type Retraction = { rates: Map<string, ProductRate>; evidence: Evidence[]; orders: number } & Explained;

/**
 * Edited texts show only in the catalogue, hours after their stamps: one of the lone stamps since the catalogue before
 * was the edit. What these stamps added is taken back where it was added. If there are several, each loses the same
 * part, the stamp of this gap included, unless a sync left that. `touches`: those of this gap.
 */
export function retractEdits(
  ledger: HourLedger,
  changes: readonly ProductChange[],
  { model, seenAt, touches }: { model: StoreModel; seenAt: number; touches: readonly Touch[] },
): Retraction {
  const retraction: Retraction = { rates: new Map(), evidence: [], orders: 0, edits: 0, fits: [] };
  const synced = syncedIn(touches);
  for (const change of changes) {
    if (!change.isEdited) continue;
    // kept at prices of another currency
    if (change.isRebased) continue;
    const sales = loneSalesSince(change.before.rate, model.textsAt ?? null);
    if (sales.length === 0) continue;
    const isStampEdit = change.stampedAt !== null && !synced.has(change.externalId);
    const part = 1 / (sales.length + (isStampEdit ? 1 : 0));
    let lines = 0;
    for (const sale of sales) {
      const back = sale.weight * part;
      const observations = part === 1 ? 1 : 0;
      const quantity = lineQuantity(model, sale.price);
      const price = { mean: sale.price, ...(sale.priceDoubt ?? { spread: 0, sd: 0 }) };
      const ordersSd = part * (sale.weight * ASSUMED.seenOrders.sharedSd + sale.doubt);
      const entryOf = (linesSd: number) => {
        const entry = assumedEntry({ at: sale.at, lines: back, linesVar: 0, linesSd, observations }, quantity, price);
        return thinSales(entry, sale.thinning ?? ALL_KEPT);
      };
      const added = entryOf(ordersSd);
      ledger.addToProduct(change.externalId, sale.at, negative(added), 'modified');
      ledger.addToStore(sale.at, negative(entryOf(0)));
      const orders = { orders: back, ordersVar: 0, ordersSd, observations };
      ledger.addOrders(sale.at, negative(thinSales(orders, sale.thinning ?? ALL_KEPT)));
      lines += back;
      if (sale.fit !== undefined) retraction.fits.push({ fit: sale.fit, part, writes: part * (1 - sale.weight) });
      retraction.evidence.push(evidenceOf(change, sale.at, seenAt, added));
    }
    retraction.edits += Math.min(1, part * sales.length);
    retraction.orders += lines;
    retraction.rates.set(change.externalId, {
      ...change.before.rate,
      lines: Math.max(0, change.before.rate.lines - lines),
      lone: [],
    });
  }
  return retraction;
}

/** Products whose stamps came in runs that left most texts as they were. */
function syncedIn(touches: readonly Touch[]): ReadonlySet<string> {
  const inRuns = touches.filter(({ classifiedAs }) => classifiedAs === 'bulk_edit').map(({ change }) => change);
  const edited = inRuns.filter(({ isEdited }) => isEdited).length;
  return new Set(edited < inRuns.length / 2 ? inRuns.map(({ externalId }) => externalId) : []);
}

function evidenceOf(change: ProductChange, at: number, seenAt: number, { orders, units, revenue }: Entry): Evidence {
  const taken = orders ?? 0;
  return {
    externalId: change.externalId,
    at,
    seenAt,
    kind: 'modified',
    before: null,
    after: null,
    classifiedAs: 'edit',
    weight: 0,
    units: null,
    why: 'content-changed',
    adds: [{ day: isoDay(at), seen: -taken, orders: -taken, units: -(units ?? 0), revenue: -(revenue ?? 0) }],
  };
}
