import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Change, Estimate } from '#contract/estimate/estimate.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { EstimateOrigin } from './estimate-origin.tsx';
import { type EstimateMetric, stateOf } from './estimate-words.ts';
import { useEstimateText } from './use-estimate-text.ts';

/** `row` is aligned to the end of a table cell, the others to the start. */
type Size = 'large' | 'card' | 'row';
type Written = { value: string; range: string | null };

type Props = {
  metric: EstimateMetric;
  estimate: Estimate;
  /** The previous period's number, shown in the explanation. */
  previous?: Estimate;
  /** How the two compare; null if unknown. */
  change?: Change | null;
  /** How many parts of the period were not read. */
  gaps?: number;
  /** Whether the plan suspended the store, so that its figures are not shown. */
  isOffPlan?: boolean;
  size?: Size;
  /** The change: before the number, or in a row below it. */
  mark?: ReactNode;
  /** Replaces the number and its range, for example with the change. */
  written?: Written;
};

/** From here on numbers are shortened in narrow places: two figures on a phone, a number and its range in a row. */
const SHORT_FROM = 10_000;

/** A number with its range. Pressing it explains where it comes from. */
export function EstimateFigure(props: Props) {
  const { metric, estimate, previous, change = null, gaps = 0, isOffPlan = false, size = 'row', mark, written } = props;
  const { t } = useTranslation();
  const isPaired = size === 'row' && mark !== undefined;
  const text = useEstimateText(metric, isPaired || size === 'card' ? SHORT_FROM : undefined);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const titleId = useId();
  const state = stateOf(estimate, isOffPlan);
  const shown = written ?? {
    value: state === 'known' ? text.value(estimate.value!, estimate.high) : t(`estimate.${state}.label`),
    range: estimate.low !== null && estimate.high !== null ? text.range(estimate.low, estimate.high) : null,
  };
  return (
    <>
      <ButtonBase
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        sx={{
          display: 'inline-flex',
          alignItems: 'flex-start',
          columnGap: 1,
          minHeight: 24,
          ...(isPaired && { flexDirection: 'column-reverse', alignItems: 'flex-end', maxWidth: 1 }),
          borderRadius: 1,
          textAlign: size === 'row' ? 'end' : 'start',
          '&:hover .origin-hint': { textDecorationStyle: 'solid' },
        }}
      >
        {mark}
        <Figure {...{ metric, shown, size, isPaired, gaps }} isKnown={state === 'known'} leftOut={estimate.leftOut} />
        <span style={visuallyHidden}>. {t('estimate.origin.title')}</span>
      </ButtonBase>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { maxWidth: 'min(360px, 100% - 32px)' } },
        }}
      >
        <Box sx={{ p: 2 }}>
          <Typography id={titleId} component="h2" variant="subtitle1" gutterBottom>
            {t('estimate.origin.title')}
          </Typography>
          <EstimateOrigin {...{ metric, state, estimate, previous, change, gaps }} />
        </Box>
      </Popover>
    </>
  );
}

type FigureProps = {
  metric: EstimateMetric;
  shown: Written;
  size: Size;
  /** Whether a change stands below it. */
  isPaired: boolean;
  isKnown: boolean;
  gaps: number;
  leftOut: number | undefined;
};

function Figure({ metric, shown, size, isPaired, isKnown, gaps, leftOut }: FigureProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const isLarge = size === 'large';
  const isCard = size === 'card';
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        flexDirection: 'column',
        alignItems: size === 'row' ? 'flex-end' : 'flex-start',
        // numbers align at the end of the line, each with its range before it
        ...(isPaired && { flexFlow: 'row-reverse wrap', alignItems: 'baseline', columnGap: 0.75 }),
      }}
    >
      <Typography
        component="span"
        className="origin-hint"
        variant={isLarge && isKnown ? 'h3' : isLarge ? 'h5' : 'body2'}
        color={isKnown ? 'textPrimary' : 'textSecondary'}
        sx={{
          fontWeight: isKnown ? 600 : 400,
          fontVariantNumeric: 'tabular-nums',
          // set one by one, because Safari 17 does not support the shorthand with all of them
          textDecorationLine: 'underline',
          textDecorationStyle: 'dotted',
          textDecorationThickness: '1px',
          textUnderlineOffset: '0.25em',
          whiteSpace: 'nowrap',
          // Latin digits beside an Arabic word make a line a pixel higher than either alone
          ...(isCard && { display: 'block', height: 20, lineHeight: '20px' }),
        }}
      >
        <span style={visuallyHidden}>{t(`estimate.metric.${metric}`)}: </span>
        {shown.value}
      </Typography>
      {shown.range && (
        <Typography
          component="span"
          variant={isLarge ? 'body2' : 'caption'}
          color="textSecondary"
          sx={{ fontVariantNumeric: 'tabular-nums', ...(isCard && { lineHeight: '16px' }) }}
        >
          <span style={visuallyHidden}>, {t('estimate.origin.range')} </span>
          <span style={{ whiteSpace: 'nowrap' }}>{shown.range}</span>
          {gaps > 0 && ` · ${t('estimate.partial.label')}`}
        </Typography>
      )}
      {leftOut !== undefined && isKnown && (
        <Typography
          component="span"
          variant="caption"
          color="textSecondary"
          sx={isPaired ? { flexBasis: '100%' } : undefined}
        >
          <span style={visuallyHidden}>, </span>
          {t('estimate.leftOut.short', { count: leftOut, n: format.count(leftOut) })}
        </Typography>
      )}
    </Box>
  );
}
