import { isolate } from '../../format/isolate.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { ChangeMark } from './change-mark.tsx';
import type { ComparedItem } from './compared-figure.tsx';
import { EstimateFigure } from './estimate-figure.tsx';

/** How many orders more or fewer than in the period before, with their range; 0 where that is not known. */
export function movedBy({ orders, previous }: ComparedItem): number {
  return (orders.value ?? 0) - (previous.orders.value ?? 0);
}

/** By how many orders something moved; pressing it tells of both periods. */
export function MovedFigure({ item }: { item: ComparedItem }) {
  const format = useFormat();
  const { orders, previous, change } = item;
  const before = previous.orders.value ?? 0;
  const rangeOf = (low: number, high: number) =>
    isolate(`${format.signed(Math.floor(low))} … ${format.signed(Math.ceil(high))}`);
  const ofOrders = change.orders;
  const range =
    ofOrders === null
      ? orders.low !== null && orders.high !== null && rangeOf(orders.low, orders.high)
      : ofOrders.high !== null && rangeOf(before * (ofOrders.low - 1), before * (ofOrders.high - 1));
  const compared = { previous: previous.orders, change: ofOrders };
  return (
    <EstimateFigure
      metric="orders"
      estimate={orders}
      {...compared}
      mark={<ChangeMark current={orders} {...compared} layout="stack" />}
      written={{ value: isolate(format.signed(round(movedBy(item)))), range: range || null }}
    />
  );
}

/** A few tenths of an order are not none. */
function round(orders: number): number {
  return Math.abs(orders) < 10 ? Math.round(orders * 10) / 10 : Math.round(orders);
}
