import type { Formatters } from '../../format/formatters.ts';
import type { EstimateMetric } from './estimate-words.ts';

export type EstimateText = { value: (amount: number) => string; range: (low: number, high: number) => string };

/** How a value and its range are written. A range is rounded outwards, so that it stays true. */
export function estimateText(metric: EstimateMetric, format: Formatters): EstimateText {
  if (metric === 'revenue') {
    return {
      value: format.usd,
      range: (low, high) => (format.usd(low) === format.usd(high) ? format.usd(low) : format.usdRange(low, high)),
    };
  }
  return {
    // half an order is not none
    value: (amount) =>
      amount > 0 && amount < 10 ? format.decimal(Math.round(amount * 10) / 10) : format.count(amount),
    range: (low, high) => {
      const [from, to] = [Math.floor(low), Math.ceil(high)];
      return from === to ? format.count(from) : format.countRange(from, to);
    },
  };
}
