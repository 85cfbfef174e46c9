import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DragHandle from '@mui/icons-material/DragHandle';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useTranslation } from 'react-i18next';
import type { Change, Estimate } from '#contract/estimate.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { type ShownChange, shownChange } from './change.ts';
import { changeText } from './change-text.ts';

const LOOK = {
  up: { icon: <ArrowUpward />, color: 'success' },
  down: { icon: <ArrowDownward />, color: 'error' },
  same: { icon: <DragHandle />, color: 'default' },
  unsure: { icon: undefined, color: 'default' },
} as const;

type Props = { current: Estimate; previous: Estimate; change: Change | null };

/** The change against the period before, with an arrow and a word that carries the sign; no direction where none is sure. */
export function ChangeChip({ current, previous, change }: Props) {
  const text = useChangeText();
  const shown = shownChange(current, previous, change);
  if (shown.kind === 'unknown') return null;
  const { icon, color } = LOOK[shown.kind];
  return <Chip size="small" variant="outlined" color={color} icon={icon} label={text(shown)} />;
}

/** The same for lists: an arrow and how much, where the change is sure; the word is read out. */
export function ChangeMark({ current, previous, change }: Props) {
  const format = useFormat();
  const text = useChangeText();
  const shown = shownChange(current, previous, change);
  if (shown.kind !== 'up' && shown.kind !== 'down') return null;
  const { icon, color } = LOOK[shown.kind];
  return (
    <Typography
      variant="caption"
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.25,
        whiteSpace: 'nowrap',
        color: `${color}.main`,
        '& svg': { fontSize: '1.1em' },
      }}
    >
      {icon}
      <span aria-hidden>{shown.ratio !== null && shown.ratio <= 9 && format.percent(Math.abs(shown.ratio))}</span>
      <span style={visuallyHidden}>{text(shown)}, </span>
    </Typography>
  );
}

export function useChangeText(): (change: ShownChange) => string {
  const { t } = useTranslation();
  const format = useFormat();
  return (change) => changeText(change, t, format);
}
