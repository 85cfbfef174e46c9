import type { TFunction } from 'i18next';
import type { Change } from '#contract/estimate/estimate.ts';
import { type Rounding, roundChange } from '#contract/estimate/round-change.ts';
import type { Formatters } from '../../format/formatters.ts';
import { isolate } from '../../format/isolate.ts';
import { type ShownChange, toneOf } from './change.ts';

/** `figure`: the change; `range`: its range, if it has one. */
export type ChangeText = { figure: string; range: string | null };

type Format = Pick<Formatters, 'signed'>;

/** Above this factor, `×20` is clearer than a percentage. */
const TIMES_FROM = 10;

/** A change as numbers: `+4%` and `−12 … +22`, or `×20` and `×9 … ×46` if it is large. */
export function changeText(change: ShownChange, t: TFunction, format: Format): ChangeText {
  if (change.kind === 'unknown') return { figure: '', range: null };
  if (change.kind === 'new') return { figure: t('estimate.change.new'), range: null };
  const { ratio, low, high, isSure } = change;
  if (ratio >= TIMES_FROM) return timesText(change, t, format);
  const [from, to] = [percentsOf(low), high === null ? null : percentsOf(high)];
  const percents = percentsOf(ratio);
  const digits = digitsOf(Math.max(Math.abs(from), Math.abs(to ?? percents)));
  const figure = roundChange(percents, Math.round, {
    step: isSure && Math.abs(percents) < 1 ? 10 : 10 ** digits,
    isSure,
  });
  return {
    figure: isolate(format.signed(figure, { hasUnit: true })),
    range:
      to === null
        ? t('estimate.change.orMore', { low: isolate(changeEnd(from, Math.floor, digitsOf(from), format, isSure)) })
        : changeRange(from, to, format, isSure),
  };
}

/** The ends of a change's range, rounded outwards to one precision, that of the larger end. */
export function changeRange(low: number, high: number, format: Format, isSure: boolean): string {
  const digits = digitsOf(Math.max(Math.abs(low), Math.abs(high)));
  return rangeText(
    changeEnd(low, Math.floor, digits, format, isSure),
    changeEnd(high, Math.ceil, digits, format, isSure),
  );
}

const digitsOf = (amount: number) => (Math.abs(amount) < 1 ? 1 : 0);
const percentsOf = (ratio: number) => (ratio - 1) * 100;

/** An end of a sure change that would round to 0 keeps its first digit, because the range does not reach 0. */
function changeEnd(amount: number, round: Rounding, digits: number, format: Format, isSure: boolean): string {
  return format.signed(roundChange(amount, round, { step: 10 ** digits, isSure }), { digits });
}

function timesText({ ratio, low, high, isSure }: Change, t: TFunction, format: Format): ChangeText {
  // close to no change, a decimal makes the difference
  const digitsOfEnds = low < (high === null ? TIMES_FROM : 2) ? 1 : 0;
  const write = (times: number, round: Rounding, digits = digitsOfEnds) => {
    const rounded = roundChange(times, round, { from: 1, step: 10 ** digits, isSure });
    return `×${format.signed(rounded, { digits, signDisplay: 'never' })}`;
  };
  const from = write(low, Math.floor);
  return {
    figure: isolate(write(ratio, Math.round, 0)),
    range:
      high === null ? t('estimate.change.orMore', { low: isolate(from) }) : rangeText(from, write(high, Math.ceil)),
  };
}

/** Keeps both ends in one line. */
function rangeText(from: string, to: string): string {
  return isolate(`${from}\u00a0…\u00a0${to}`);
}

/** Both in one text: `+4% (−12 … +22)`. */
export function changeFigure(change: ShownChange, t: TFunction, format: Format): string {
  const { figure, range } = changeText(change, t, format);
  return range === null ? figure : `${figure} (${range})`;
}

/** The same with whether it is sure, for a sentence or a screen reader. */
export function changeInWords(shown: ShownChange, t: TFunction, format: Format): string {
  const change = changeFigure(shown, t, format);
  if (change === '') return '';
  return t(toneOf(shown) === 'unsure' ? 'estimate.change.unsure' : 'estimate.change.sure', { change });
}
