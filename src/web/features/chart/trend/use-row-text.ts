import { useTranslation } from 'react-i18next';
import type { Estimate } from '#contract/estimate/estimate.ts';
import { useEstimateText } from '../../estimate/use-estimate-text.ts';
import type { BucketLabels } from '../axis/bucket-label.ts';
import type { TrendMetric, TrendRow } from './rows.ts';

/** A bucket's value and that of the previous period, in words. */
export function useRowText(metric: TrendMetric, labels: BucketLabels) {
  const { t } = useTranslation();
  const text = useEstimateText(metric);
  const withRange = (estimate: Estimate | null) => {
    if (estimate === null) return t('chart.gap');
    if (estimate.value === null) return t(estimate.leftOut === undefined ? 'chart.gap' : 'chart.unpriced');
    const { value, low, high } = estimate;
    return low === null || high === null ? text.value(value) : `${text.value(value, high)} (${text.range(low, high)})`;
  };
  return {
    current(row: TrendRow): string {
      const value = row.state === 'known' ? withRange(row.current) : t(`chart.${row.state}`);
      if (row.isInPart) return t('chart.inPart', { value });
      return row.isPartial ? t('chart.soFar', { value }) : value;
    },
    previous(row: TrendRow): string {
      if (row.previousAt === null) return '';
      const value = `${withRange(row.previous)} · ${labels.short(row.previousAt)}`;
      return row.isPreviousPartial ? t('chart.untilSameHour', { value }) : value;
    },
  };
}
