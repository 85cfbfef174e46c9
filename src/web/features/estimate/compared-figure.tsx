import type { ComparedChange, Estimate } from '#contract/estimate.ts';
import { ChangeMark } from './change-mark.tsx';
import { EstimateFigure } from './estimate-figure.tsx';
import type { EstimateMetric } from './estimate-words.ts';

export type ComparedItem = Record<EstimateMetric, Estimate> & {
  previous: Record<EstimateMetric, Estimate>;
  change: ComparedChange;
};

/** A number of a list with its change before it. */
export function ComparedFigure({
  item,
  metric,
  size = 'row',
}: {
  item: ComparedItem;
  metric: EstimateMetric;
  size?: 'row' | 'card';
}) {
  const compared = { current: item[metric], previous: item.previous[metric], change: item.change[metric] };
  const { current: estimate, ...before } = compared;
  return (
    <EstimateFigure
      metric={metric}
      estimate={estimate}
      {...before}
      size={size}
      mark={<ChangeMark {...compared} layout={size === 'card' ? 'short' : 'stack'} />}
    />
  );
}
