import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useTranslation } from 'react-i18next';
import type { Change, Estimate } from '#contract/estimate/estimate.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { shownChange, toneOf } from './change.ts';
import { changeInWords, changeText } from './change-text.ts';

const COLOR = { up: 'success.main', down: 'error.main', unsure: 'text.secondary' } as const;

const DIRECTION = { line: 'row', row: 'row-reverse', stack: 'column', short: 'column' } as const;
const ALIGN = { line: 'baseline', row: 'baseline', stack: 'flex-end', short: 'flex-start' } as const;

type Props = {
  current: Estimate;
  previous: Estimate;
  change: Change | null;
  /**
   * `line`: the range beside it; `row`: the same, small, at the end of a line; `stack`: below it, at the end of a cell;
   * `short`: only for screen readers.
   */
  layout?: keyof typeof DIRECTION;
};

/** The change from the previous period with its range: grey if it is not sure, coloured if it is. */
export function ChangeMark({ current, previous, change, layout = 'line' }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const shown = shownChange(current, previous, change);
  const { figure, range } = changeText(shown, t, format);
  if (figure === '') return null;
  return (
    <Typography
      variant={layout === 'line' ? 'body2' : 'caption'}
      component="span"
      data-change={toneOf(shown)}
      sx={{
        display: 'inline-flex',
        flexDirection: DIRECTION[layout],
        alignItems: ALIGN[layout],
        columnGap: 0.75,
        whiteSpace: 'nowrap',
        fontVariantNumeric: 'tabular-nums',
        color: COLOR[toneOf(shown)],
        ...((layout === 'stack' || layout === 'row') && { lineHeight: '18px' }),
        ...(layout === 'short' && { lineHeight: '16px' }),
      }}
    >
      <Box component="span" aria-hidden sx={{ fontWeight: 600 }}>
        {figure}
      </Box>
      {range !== null && layout !== 'short' && <span aria-hidden>({range})</span>}
      <span style={visuallyHidden}>{changeInWords(shown, t, format)}, </span>
    </Typography>
  );
}
