import type { Change, Estimate } from '#contract/estimate/estimate.ts';
import type { Cell, Columns } from './table.ts';

type EstimateOf<Item> = (item: Item) => Estimate | null;

/** An estimate with its range. */
export function rangeColumns<Item>(name: string, digits: number, estimate: EstimateOf<Item>): Columns<Item> {
  return {
    [name]: (item) => rounded(estimate(item)?.value, digits),
    [`${name}_low`]: (item) => rounded(estimate(item)?.low, digits),
    [`${name}_high`]: (item) => rounded(estimate(item)?.high, digits),
  };
}

/** An estimate with its range and basis. */
function estimateColumns<Item>(name: string, digits: number, estimate: EstimateOf<Item>): Columns<Item> {
  return {
    ...rangeColumns(name, digits, estimate),
    [`${name}_basis`]: (item) => estimate(item)?.basis ?? null,
  };
}

/** Orders and revenue. */
export function figureColumns<Item>(of: (item: Item) => { orders: Estimate; revenue: Estimate }): Columns<Item> {
  return {
    ...estimateColumns<Item>('orders', 1, (item) => of(item).orders),
    ...estimateColumns<Item>('revenue_usd', 2, (item) => of(item).revenue),
  };
}

/** The relative change: 0.5 is a rise by half, −0.5 a fall by half. */
export function changeColumns<Item>(name: string, change: (item: Item) => Change | null): Columns<Item> {
  const part = (ratio: number | null | undefined) => rounded(ratio == null ? null : ratio - 1, 4);
  return {
    [name]: (item) => part(change(item)?.ratio),
    [`${name}_low`]: (item) => part(change(item)?.low),
    [`${name}_high`]: (item) => part(change(item)?.high),
    [`${name}_is_sure`]: (item) => change(item)?.isSure ?? null,
  };
}

export function rounded(value: number | null | undefined, digits: number): Cell {
  return value == null ? null : Number(value.toFixed(digits));
}
