import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ComparedChange, Estimate } from '#contract/estimate/estimate.ts';
import type { StoreItem } from '#contract/store.ts';
import { ChangeMark } from './change-mark.tsx';
import { EstimateFigure } from './estimate-figure.tsx';
import type { EstimateMetric } from './estimate-words.ts';

export type ComparedItem = Record<EstimateMetric, Estimate> & {
  previous: Record<EstimateMetric, Estimate>;
  change: ComparedChange;
  suspendedBy?: StoreItem['suspendedBy'];
};

/** A number of a list with its change below; on a card, with its name too. */
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
  const { t } = useTranslation();
  const mark = <ChangeMark {...compared} layout={size === 'card' ? 'short' : 'row'} />;
  return (
    <EstimateFigure
      metric={metric}
      estimate={estimate}
      {...before}
      isOffPlan={item.suspendedBy === 'plan'}
      size={size}
      mark={
        size === 'row' ? (
          mark
        ) : (
          // the name above the change, and the number above its range: so two fit side by side on a phone
          <Box component="span" sx={{ display: 'inline-flex', flexDirection: 'column', alignItems: 'flex-start' }}>
            <Typography
              variant="caption"
              component="span"
              color="textSecondary"
              aria-hidden
              sx={{ lineHeight: '20px' }}
            >
              {t(`estimate.shortMetric.${metric}`)}
            </Typography>
            {mark}
          </Box>
        )
      }
    />
  );
}
