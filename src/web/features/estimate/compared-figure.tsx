import Stack from '@mui/material/Stack';
import type { ComparedChange, Estimate } from '#contract/estimate.ts';
import { ChangeText } from './change-chip.tsx';
import { EstimateFigure } from './estimate-figure.tsx';
import type { EstimateMetric } from './estimate-words.ts';

type Item = Record<EstimateMetric, Estimate> & { previous: Record<EstimateMetric, Estimate>; change: ComparedChange };

/** A number of a list with its change against the period before. */
export function ComparedFigure({
  item,
  metric,
  size = 'row',
}: {
  item: Item;
  metric: EstimateMetric;
  size?: 'row' | 'card';
}) {
  const [current, previous, change] = [item[metric], item.previous[metric], item.change[metric]];
  return (
    <Stack sx={size === 'row' ? { alignItems: 'flex-end' } : { alignItems: 'flex-start', gap: 0.5 }}>
      <EstimateFigure metric={metric} estimate={current} previous={previous} change={change} size={size} />
      <ChangeText current={current} previous={previous} change={change} />
    </Stack>
  );
}
