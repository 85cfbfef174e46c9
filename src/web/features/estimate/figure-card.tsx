import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { DaySpan } from '#contract/date-range.ts';
import type { Change, Estimate } from '#contract/estimate/estimate.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { Sparkline } from '../chart/sparkline.tsx';
import { spanText } from '../period/span-text.ts';
import { ChangeMark } from './change-mark.tsx';
import { EstimateFigure } from './estimate-figure.tsx';
import type { EstimateMetric } from './estimate-words.ts';

/** Every figure card has this height, loaded or not. */
const CARD_HEIGHT = 176;

type Props = {
  metric: EstimateMetric;
  estimate: Estimate;
  previous: Estimate;
  change: Change | null;
  previousSpan: DaySpan;
  sparkline: readonly (number | null)[];
  gaps?: number;
};

/** One estimate at the head of a page: value, range, change with the days it compares to, and its course. */
export function EstimateCard({ metric, estimate, previous, change, previousSpan, sparkline, gaps }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <FigureCard title={t(`estimate.metric.${metric}`)} isWide>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
        <EstimateFigure
          metric={metric}
          estimate={estimate}
          previous={previous}
          change={change}
          gaps={gaps}
          size="large"
        />
        <Box sx={{ flexGrow: 1, flexBasis: 0, minWidth: 32, maxWidth: 96 }}>
          <Sparkline values={sparkline} height={36} />
        </Box>
      </Stack>
      {estimate.value !== null && previous.value !== null && (
        <Stack direction="row" sx={{ columnGap: 1, alignItems: 'baseline', flexWrap: 'wrap' }}>
          <ChangeMark current={estimate} previous={previous} change={change} />
          <Typography variant="caption" color="textSecondary">
            {t('estimate.against', { span: spanText(previousSpan, format.locale) })}
          </Typography>
        </Stack>
      )}
    </FigureCard>
  );
}

/** A figure that is counted, not estimated. */
export function CountCard({ title, value, note }: { title: string; value: string; note: string | null }) {
  return (
    <FigureCard title={title}>
      <Typography variant="h3" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {value}
      </Typography>
      {note !== null && (
        <Typography variant="caption" color="textSecondary">
          {note}
        </Typography>
      )}
    </FigureCard>
  );
}

type FrameProps = { title: string; isWide?: boolean; children: ReactNode };

// On a phone an estimate takes the whole line, and two counts share one.
const WIDE = { gridColumn: { xs: '1 / -1', sm: 'auto' } };

function FigureCard({ title, isWide = false, children }: FrameProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={isWide ? WIDE : {}}>
      <CardContent sx={{ minHeight: CARD_HEIGHT, height: 1, display: 'flex', flexDirection: 'column', gap: 1 }}>
        <Typography id={id} component="h2" variant="subtitle2" color="textSecondary">
          {title}
        </Typography>
        <Stack sx={{ flexGrow: 1, justifyContent: 'space-between', gap: 1 }}>{children}</Stack>
      </CardContent>
    </Card>
  );
}

export function FigureCardSkeleton({ isWide = false }: { isWide?: boolean }) {
  return (
    <Card sx={isWide ? WIDE : {}}>
      <CardContent sx={{ minHeight: CARD_HEIGHT }}>
        <Skeleton variant="text" width="40%" />
        <Skeleton variant="text" width="60%" height={40} />
        <Skeleton variant="text" width="50%" sx={{ mb: 1 }} />
        <Skeleton variant="rounded" width="70%" height={20} />
      </CardContent>
    </Card>
  );
}
