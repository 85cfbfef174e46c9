import { roundChange } from '#contract/estimate/round-change.ts';
import { isolate } from '../../format/isolate.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { ChangeMark } from './change-mark.tsx';
import { changeRange } from './change-text.ts';
import type { ComparedItem } from './compared-figure.tsx';
import { EstimateFigure } from './estimate-figure.tsx';

/** How many orders more or fewer than in the previous period; 0 if unknown. */
export function movedBy({ orders, previous }: ComparedItem): number {
  return (orders.value ?? 0) - (previous.orders.value ?? 0);
}

/** By how many orders something moved. Pressing it explains both periods. */
export function MovedFigure({ item }: { item: ComparedItem }) {
  const format = useFormat();
  const { orders, previous, change } = item;
  const before = previous.orders.value ?? 0;
  const ofOrders = change.orders;
  const isSure = ofOrders?.isSure ?? false;
  const rangeOf = (low: number, high: number) => changeRange(low, high, format, isSure);
  const range =
    ofOrders === null
      ? orders.low !== null && orders.high !== null && rangeOf(orders.low, orders.high)
      : ofOrders.high !== null && rangeOf(before * (ofOrders.low - 1), before * (ofOrders.high - 1));
  const moved = movedBy(item);
  // a few tenths of an order must not be shown as none
  const figure = roundChange(moved, Math.round, { step: Math.abs(moved) < 10 ? 10 : 1, isSure });
  const compared = { previous: previous.orders, change: ofOrders };
  return (
    <EstimateFigure
      metric="orders"
      estimate={orders}
      {...compared}
      mark={<ChangeMark current={orders} {...compared} layout="row" />}
      written={{ value: isolate(format.signed(figure)), range: range || null }}
    />
  );
}
