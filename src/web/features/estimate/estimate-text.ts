import type { Formatters } from '../../format/formatters.ts';
import { isolate } from '../../format/isolate.ts';
import type { EstimateMetric } from './estimate-words.ts';

export type EstimateText = { value: (amount: number) => string; range: (low: number, high: number) => string };

/** Two amounts of more digits do not fit side by side where figures are compared. */
const LONG = 1e7;

/** How a value and its range are written. A range is rounded outwards, so that it stays true. */
export function estimateText(metric: EstimateMetric, format: Formatters): EstimateText {
  if (metric === 'revenue') {
    return {
      value: (amount) => isolate(format.usd(amount)),
      range: (low, high) => isolate(high >= LONG ? shortRange(low, high, format) : format.usdRange(low, high)),
    };
  }
  return {
    // half an order is not none
    value: (amount) =>
      amount > 0 && amount < 10 ? format.decimal(Math.round(amount * 10) / 10) : format.count(amount),
    range: (low, high) => {
      const [from, to] = [Math.floor(low), Math.ceil(high)];
      return isolate(from === to ? format.count(from) : format.countRange(from, to));
    },
  };
}

function shortRange(low: number, high: number, format: Formatters): string {
  const [from, to] = [Math.floor(low / stepOf(low)) * stepOf(low), Math.ceil(high / stepOf(high)) * stepOf(high)];
  return from === to ? format.usdCompact(from) : `${format.usdCompact(from)} – ${format.usdCompact(to)}`;
}

/** What the last of two digits after the point stands for. */
function stepOf(amount: number): number {
  return ([1e9, 1e6, 1e3].find((unit) => amount >= unit) ?? 1) / 100;
}
