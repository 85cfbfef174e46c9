import { isoDay } from '#contract/date-range.ts';
import type { ProductChange } from '../../changes/compare-product.ts';
import type { CancelledSale } from '../../changes/compare-stock.ts';
import type { ProductRate } from '../../known/product.ts';
import type { StoreModel } from '../../known/store-model.ts';
import type { Evidence } from '../../observation.ts';
import type { HourLedger } from '../hour-ledger.ts';
import { type Intensity, intensityOf } from '../orders/intensity.ts';
import { portions } from '../orders/spread-orders.ts';
import { countedEntry, negative } from '../product-sales.ts';

/** A cancelled sale with the lines that it was counted as. */
type Counted = CancelledSale & { lines: number };

type TakenBack = { rates: Map<string, ProductRate>; evidence: Evidence[]; orders: number };

/** Takes the sales of cancelled orders off the hours that they were added to. */
export function takeBackCancelled(
  ledger: HourLedger,
  changes: readonly ProductChange[],
  { model, rates, seenAt }: { model: StoreModel; rates: ReadonlyMap<string, ProductRate>; seenAt: number },
): TakenBack {
  const back: TakenBack = { rates: new Map(), evidence: [], orders: 0 };
  const intensity = intensityOf(model.week);
  const orders = new Map<string, { from: number; to: number; part: number }>();
  for (const change of changes) {
    const { cancelled } = change.stock;
    if (cancelled.length === 0) continue;
    let lines = 0;
    for (const sale of cancelled) {
      const { from, to, part } = sale;
      takeOffProduct(ledger, change, { ...sale, lines: part }, intensity);
      back.evidence.push(evidenceOf(change, { ...sale, lines: part }, seenAt, intensity));
      const stretch = `${from} ${to}`;
      orders.set(stretch, { from, to, part: Math.max(part, orders.get(stretch)?.part ?? 0) });
      lines += part;
    }
    const rate = rates.get(change.externalId) ?? change.before.rate;
    back.rates.set(change.externalId, { ...rate, lines: Math.max(0, rate.lines - lines) });
  }
  // products of one second, or of one gap, were one order
  for (const { part, ...stretch } of orders.values()) back.orders += takeOffOrders(ledger, stretch, part, intensity);
  return back;
}

function takeOffProduct(ledger: HourLedger, change: ProductChange, sale: Counted, intensity: Intensity | null): void {
  const revenue = (sale.units * sale.priceMinor) / change.minorPerMajor;
  for (const { at, portion } of portions(sale, intensity)) {
    const part = { at, lines: sale.lines * portion, linesVar: 0, linesSd: 0, observations: 0 };
    ledger.addProduct(change.externalId, at, negative(countedEntry(part, sale.lines, sale.units, revenue, 0)), 'stock');
  }
}

function takeOffOrders(
  ledger: HourLedger,
  span: { from: number; to: number },
  orders: number,
  intensity: Intensity | null,
): number {
  for (const { at, portion } of portions(span, intensity)) {
    ledger.addOrders(at, { orders: -orders * portion, ordersVar: 0, ordersSd: 0, observations: 0 });
  }
  return orders;
}

function evidenceOf(change: ProductChange, sale: Counted, seenAt: number, intensity: Intensity | null): Evidence {
  const { to, units, priceMinor, lines } = sale;
  const revenue = (units * priceMinor) / change.minorPerMajor;
  const byDay = new Map<string, number>();
  for (const { at, portion } of portions(sale, intensity))
    byDay.set(isoDay(at), (byDay.get(isoDay(at)) ?? 0) + portion);
  return {
    externalId: change.externalId,
    at: to,
    seenAt,
    kind: 'stock',
    before: null,
    after: null,
    classifiedAs: 'restock',
    weight: 0,
    units,
    why: 'order-cancelled',
    adds: [...byDay].map(([day, portion]) => ({
      ...{ day, seen: -lines * portion, orders: -lines * portion, units: -units * portion },
      revenue: -revenue * portion,
    })),
  };
}
