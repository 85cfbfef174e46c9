import type { ComparedChange, Estimate } from '#contract/estimate.ts';
import { ChangeMark } from './change-chip.tsx';
import { EstimateFigure } from './estimate-figure.tsx';
import type { EstimateMetric } from './estimate-words.ts';

type Item = Record<EstimateMetric, Estimate> & { previous: Record<EstimateMetric, Estimate>; change: ComparedChange };

/** A number of a list; its change stands before it where it is sure, and where it comes from tells the rest. */
export function ComparedFigure({
  item,
  metric,
  size = 'row',
}: {
  item: Item;
  metric: EstimateMetric;
  size?: 'row' | 'card';
}) {
  const compared = { current: item[metric], previous: item.previous[metric], change: item.change[metric] };
  const { current: estimate, ...before } = compared;
  return (
    <EstimateFigure metric={metric} estimate={estimate} {...before} size={size} mark={<ChangeMark {...compared} />} />
  );
}
