import { useTranslation } from 'react-i18next';
import type { Restatement } from '#contract/estimate/restatement.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useEstimateText } from '../estimate/use-estimate-text.ts';

/** A revised day as a sentence: which day, from what to what, and why. */
export function useRestatementText(): (restatement: Restatement) => string {
  const { t } = useTranslation();
  const format = useFormat();
  const texts = { orders: useEstimateText('orders'), revenue: useEstimateText('revenue') };
  return (restatement) => {
    const moved = (['orders', 'revenue'] as const).flatMap((metric) => {
      const { from, to } = restatement[metric];
      const [before, after] = [from, to].map((value) =>
        value === null ? t('restatement.nothing') : texts[metric].value(value),
      );
      return before === after ? [] : [t(`restatement.moved.${metric}`, { from: before, to: after })];
    });
    return t('restatement.sentence', {
      day: format.utcDay(restatement.day),
      moved: format.list(moved.length > 0 ? moved : [t('restatement.moved.units')]),
      why: t(`restatement.why.${restatement.why}`),
    });
  };
}
