import { useFormat } from '../../i18n/use-format.ts';
import { type EstimateText, estimateText } from './estimate-text.ts';
import type { EstimateMetric } from './estimate-words.ts';

export function useEstimateText(metric: EstimateMetric, shortFrom?: number): EstimateText {
  return estimateText(metric, useFormat(), shortFrom);
}
