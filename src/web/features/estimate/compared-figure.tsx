import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ComparedChange, Estimate } from '#contract/estimate.ts';
import { shownChange } from './change.ts';
import { ChangeText } from './change-chip.tsx';
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
  const [current, previous, change] = [item[metric], item.previous[metric], item.change[metric]];
  const { kind } = shownChange(current, previous, change);
  return (
    <Stack
      direction="row"
      sx={{ columnGap: 0.75, alignItems: 'baseline', justifyContent: size === 'row' ? 'flex-end' : 'flex-start' }}
    >
      {(kind === 'up' || kind === 'down') && (
        // on a phone there is no room beside the number
        <Box component="span" sx={size === 'card' ? { display: { xs: 'none', sm: 'inline' } } : undefined}>
          <ChangeText current={current} previous={previous} change={change} />
        </Box>
      )}
      <EstimateFigure metric={metric} estimate={current} previous={previous} change={change} size={size} />
    </Stack>
  );
}
