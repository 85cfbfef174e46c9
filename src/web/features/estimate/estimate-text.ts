import type { Formatters } from '../../format/formatters.ts';
import { isolate } from '../../format/isolate.ts';
import type { EstimateMetric } from './estimate-words.ts';

export type EstimateText = {
  /** `high`: the upper end of its range, by which both are written. */
  value: (amount: number, high?: number | null) => string;
  range: (low: number, high: number) => string;
  /** Both ends of a range as `range` writes them. */
  ends: (low: number, high: number) => { low: string; high: string };
};

/** From here on three digits and a suffix say all that an estimate can. */
const SHORT_FROM = 1e6;
/** From here on cents are finer than an estimate can be. */
const WHOLE_FROM = 10;

type Rounding = (amount: number) => number;

/**
 * How a value and its range are written: alike, and the range rounded outwards, so that it stays true. `shortFrom`: where
 * there is little room, thousands get a suffix too, and a range that has one has no currency of several letters: its value has.
 */
export function estimateText(metric: EstimateMetric, format: Formatters, shortFrom = SHORT_FROM): EstimateText {
  const isMoney = metric === 'revenue';
  const isTight = shortFrom < SHORT_FROM;
  const written = (amount: number, round: Rounding, high: number): string => {
    const isShort = high >= shortFrom;
    if (!isMoney) return isShort ? format.compact(shortened(amount, round)) : format.count(round(amount));
    const { worth } = format;
    if (isShort) return isolate(worth.compact(shortened(amount, round)));
    return isolate(high >= WHOLE_FROM ? worth.whole(round(amount)) : worth.exact(round(amount * 100) / 100));
  };
  // money is told in US dollars, and shown in what the reader counts in
  const shown = (amount: number) => (isMoney ? format.worth.of(amount) : amount);
  const endsOf = (low: number, high: number) => ({
    low: written(low, Math.floor, high),
    high: written(high, Math.ceil, high),
  });
  return {
    value: (amount, high) => {
      // half an order is not none
      if (!isMoney && amount > 0 && amount < 10) return format.decimal(Math.round(amount * 10) / 10);
      return written(shown(amount), Math.round, shown(high ?? amount));
    },
    range: (lowest, highest) => {
      const [low, high] = [shown(lowest), shown(highest)];
      const both = endsOf(low, high);
      if (both.low === both.high) return both.low;
      if (isMoney && high >= shortFrom)
        return isolate(
          format.worth
            .compactEnds(shortened(low, Math.floor), shortened(high, Math.ceil), isTight)
            .map(isolate)
            .join('–'),
        );
      if (high >= shortFrom || (isMoney && high < WHOLE_FROM)) return isolate(`${both.low}–${both.high}`);
      const [from, to] = [Math.floor(low), Math.ceil(high)];
      return isolate(isMoney ? format.worth.range(from, to) : format.countRange(from, to));
    },
    ends: (low, high) => endsOf(shown(low), shown(high)),
  };
}

/** To three digits. */
function shortened(amount: number, round: Rounding): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, amount))) - 2);
  return round(amount / step) * step;
}
