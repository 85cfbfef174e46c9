import type { TFunction } from 'i18next';
import { type Rounding, roundChange } from '#contract/round-change.ts';
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
  const write = (ratio >= TIMES_FROM ? timesOf : percentOf)(format, isSure);
  const from = write(low, Math.floor);
  return {
    figure: isolate(write(ratio, Math.round, true)),
    range:
      high === null ? t('estimate.change.orMore', { low: isolate(from) }) : rangeText(from, write(high, Math.ceil)),
  };
}

/** Keeps both ends in one line. */
export function rangeText(from: string, to: string): string {
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

type Write = (ratio: number, round: Rounding, hasUnit?: boolean) => string;

/** Rounded outwards. A change that would round to 0 keeps one more digit. */
function percentOf(format: Format, isSure: boolean): Write {
  return (ratio, round, hasUnit = false) => {
    const percents = (ratio - 1) * 100;
    const step = Math.abs(percents) < 1 ? 10 : 1;
    return format.signed(roundChange(percents, round, { step, isSure }), hasUnit);
  };
}

function timesOf(format: Format, isSure: boolean): Write {
  return (ratio, round) => {
    const times = roundChange(ratio, round, { from: 1, step: ratio < 10 ? 10 : 1, isSure });
    return `×${format.signed(times, false, 'never')}`;
  };
}
