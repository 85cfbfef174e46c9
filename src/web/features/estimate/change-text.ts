import type { TFunction } from 'i18next';
import type { Formatters } from '../../format/formatters.ts';
import { isolate } from '../../format/isolate.ts';
import { type ShownChange, toneOf } from './change.ts';

/** `figure`: how much; `range`: between what, where there is one. */
export type ChangeText = { figure: string; range: string | null };

type Format = Pick<Formatters, 'signed'>;

/** From so many times on a factor says more than a percentage. */
const TIMES_FROM = 10;

/** A change as numbers: `+4%` and `−12 … +22`; `×20` and `×9 … ×46` where it is that much. */
export function changeText(change: ShownChange, t: TFunction, format: Format): ChangeText {
  if (change.kind === 'unknown') return { figure: '', range: null };
  if (change.kind === 'new') return { figure: t('estimate.change.new'), range: null };
  const { ratio, low, high } = change;
  const write = ratio >= TIMES_FROM ? timesOf(format) : percentOf(format);
  const from = write(low, Math.floor);
  return {
    figure: isolate(write(ratio, Math.round, true)),
    range:
      high === null
        ? t('estimate.change.orMore', { low: isolate(from) })
        : isolate(`${from} … ${write(high, Math.ceil)}`),
  };
}

/** Both, and whether it is sure: as a sentence or a reader says it. */
export function changeInWords(change: ShownChange, t: TFunction, format: Format): string {
  const { figure, range } = changeText(change, t, format);
  if (figure === '') return '';
  const number = range === null ? figure : `${figure} (${range})`;
  return t(toneOf(change) === 'unsure' ? 'estimate.change.unsure' : 'estimate.change.sure', { change: number });
}

type Rounding = (amount: number) => number;
type Write = (ratio: number, round: Rounding, hasUnit?: boolean) => string;

/** Rounded outwards; what would round to nothing keeps a digit more, since its sign is what it says. */
function percentOf(format: Format): Write {
  return (ratio, round, hasUnit = false) => {
    const percents = (ratio - 1) * 100;
    const step = Math.abs(percents) < 1 ? 10 : 1;
    // what floats add must not round outwards
    return format.signed(round(Number((percents * step).toFixed(6))) / step, hasUnit);
  };
}

function timesOf(format: Format): Write {
  return (ratio, round) => `×${format.signed(ratio < 10 ? round(ratio * 10) / 10 : round(ratio), false, 'never')}`;
}
