import type { Formatters } from '../../format/formatters.ts';
import { isolate } from '../../format/isolate.ts';
import type { EstimateMetric } from './estimate-words.ts';

export type EstimateText = {
  /** `high`: the upper end of the range, which decides the format of both. */
  value: (amount: number, high?: number | null) => string;
  range: (low: number, high: number) => string;
  /** Both ends of a range, formatted as in `range`. */
  ends: (low: number, high: number) => { low: string; high: string };
};

/** From here on, three digits and a suffix are as precise as an estimate can be. */
const SHORT_FROM = 1e6;
/** From here on, cents are finer than an estimate can be. */
const WHOLE_FROM = 10;

type Rounding = (amount: number) => number;

/**
 * Formats a value and its range alike. The range is rounded outwards, so that it stays true. `shortFrom`: in narrow
 * places thousands get a suffix too, and the range leaves out a currency code, which its value already has.
 */
export function estimateText(metric: EstimateMetric, format: Formatters, shortFrom = SHORT_FROM): EstimateText {
  const isMoney = metric === 'revenue';
  const isTight = shortFrom < SHORT_FROM;
  const written = (amount: number, round: Rounding, high: number): string => {
    const isShort = high >= shortFrom;
    const [short, step] = shortened(amount, round, high);
    if (!isMoney) return isShort ? format.compact(short, { step }) : format.count(round(amount));
    const { worth } = format;
    if (isShort) return isolate(worth.compact(short, step));
    return isolate(high >= WHOLE_FROM ? worth.whole(round(amount)) : worth.exact(round(amount * 100) / 100));
  };
  // amounts come in US dollars and are shown in the reader's currency
  const shown = (amount: number) => (isMoney ? format.worth.of(amount) : amount);
  const endsOf = (low: number, high: number) => ({
    low: written(low, Math.floor, high),
    high: written(high, Math.ceil, high),
  });
  return {
    value: (amount, high) => {
      // half an order must not be shown as none
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
            .compactEnds(shortened(low, Math.floor, high), shortened(high, Math.ceil, high), isTight)
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

/** Rounded to a step that leaves the upper end three digits, or the amount two if it is much smaller; and the step. */
function shortened(amount: number, round: Rounding, high: number): [amount: number, step: number] {
  const digitsOf = (size: number) => Math.floor(Math.log10(Math.max(1, size)));
  const digits = digitsOf(high);
  // rounded up, 9.995M has a digit more
  const top = Math.ceil(high / 10 ** (digits - 2)) < 1000 ? digits : digits + 1;
  const step = 10 ** Math.max(0, Math.min(top - 2, digitsOf(amount) - 1));
  return [round(amount / step) * step, step];
}
