import { useTranslation } from 'react-i18next';
import type { DaySpan, Frequency } from '#contract/date-range.ts';
import type { Change, Estimate } from '#contract/estimate/estimate.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { shownChange } from '../../estimate/change.ts';
import { changeInWords } from '../../estimate/change-text.ts';
import { useEstimateText } from '../../estimate/use-estimate-text.ts';
import { spanText } from '../../period/span-text.ts';
import type { BucketLabels } from '../axis/bucket-label.ts';
import { type TrendPart, trendParts } from './parts.ts';
import type { TrendMetric, TrendRow } from './rows.ts';

type Given = {
  metric: TrendMetric;
  rows: readonly TrendRow[];
  labels: BucketLabels;
  frequency: Frequency;
  span: DaySpan;
  total: Estimate;
  previousTotal: Estimate;
  change: Change | null;
};

/** What a trend shows, in words: its sum, the comparison, its highest point, and what was not read. */
export function useTrendSentence(given: Given): string {
  const { metric, rows, labels, frequency, span, total, previousTotal, change } = given;
  const { t } = useTranslation();
  const format = useFormat();
  const text = useEstimateText(metric);
  const say = (part: TrendPart): string => {
    switch (part.kind) {
      case 'nothing':
        return t('chart.sentence.nothing', { span: spanText(span, format.locale) });
      case 'total':
        return t(part.isPartial ? `chart.sentence.soFar.${metric}` : `chart.sentence.${metric}`, {
          value: text.value(part.value, part.high),
          range: text.range(part.low, part.high),
          span: spanText(span, format.locale),
        });
      case 'change':
        return t('chart.sentence.change', { change: changeInWords(part.change, t, format) });
      case 'peak':
        return t(`chart.sentence.peak.${frequency}`, {
          when: labels.long(part.at),
          value: part.isPartial ? t('chart.soFar', { value: text.value(part.value) }) : text.value(part.value),
        });
      case 'gaps':
        return t(`chart.sentence.gaps.${frequency}`, { count: part.count, n: format.count(part.count) });
    }
  };
  return trendParts(rows, total, shownChange(total, previousTotal, change))
    .map(say)
    .join(' ');
}
