import type { TFunction } from 'i18next';
import type { Formatters } from '../../format/formatters.ts';
import type { ShownChange } from './change.ts';

/** A change in words. The word carries the direction, so the number beside it has no sign. */
export function changeText(change: ShownChange, t: TFunction, format: Pick<Formatters, 'percent'>): string {
  switch (change.kind) {
    case 'unknown':
      return '';
    case 'same':
    case 'unsure':
      return t(`estimate.change.${change.kind}`);
    default:
      if (change.ratio === null) return t('estimate.change.fromZero');
      return change.ratio > 9
        ? t('estimate.change.tenfold')
        : t(`estimate.change.${change.kind}`, { change: format.percent(Math.abs(change.ratio)) });
  }
}
