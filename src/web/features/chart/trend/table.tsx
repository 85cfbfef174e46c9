import Box from '@mui/material/Box';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Estimate } from '#contract/estimate/estimate.ts';
import { ScrolledTable } from '../../../components/list/scrolled-table.tsx';
import { Term } from '../../../components/term.tsx';
import { LinkLikeButton } from '../../../navigation/link-like-button.tsx';
import type { EstimateText } from '../../estimate/estimate-text.ts';
import { useEstimateText } from '../../estimate/use-estimate-text.ts';
import type { BucketLabels } from '../axis/bucket-label.ts';
import type { TrendMetric, TrendRow } from './rows.ts';

type Props = {
  title: string;
  metric: TrendMetric;
  rows: readonly TrendRow[];
  labels: BucketLabels;
  isCompared: boolean;
  /** The events of a bucket; null if no bucket has any. */
  happenedIn: ((row: TrendRow) => string[]) | null;
  onDay?: (day: string) => void;
};

/** A date takes at most two lines, a number one. On a phone the table scrolls instead. */
const CELLS = {
  '& .MuiTableCell-root': { px: { xs: 1, sm: 2 }, py: 0.75 },
  '& th[scope=row]': { minWidth: 152 },
  '& .MuiTableCell-alignRight': { whiteSpace: 'nowrap' },
};

/** Marks a revised number, with its earlier value if that reads differently. */
function Revised({ from, now, text }: { from: number | null; now: Estimate; text: EstimateText }) {
  const { t } = useTranslation();
  const [before, after] = [from, now.value].map((amount) =>
    amount === null ? t('restatement.nothing') : text.value(amount, now.high),
  );
  return (
    <Typography variant="caption" color="textSecondary" component="p">
      <Term of="revised">{t('restatement.mark')}</Term>
      {before !== after && (
        <Box component="span" sx={{ display: 'block' }}>
          {t('restatement.was', { value: before })}
        </Box>
      )}
    </Typography>
  );
}

/** The numbers behind the lines. */
export function TrendTable({ title, metric, rows, labels, isCompared, happenedIn, onDay }: Props) {
  const { t } = useTranslation();
  const text = useEstimateText(metric);
  const value = (estimate: Estimate) => {
    if (estimate.value !== null) return text.value(estimate.value, estimate.high);
    return t(estimate.leftOut === undefined ? 'chart.gap' : 'chart.unpriced');
  };
  const current = (row: TrendRow) => {
    const shown = row.state === 'known' ? value(row.current) : t(`chart.${row.state}`);
    if (row.isInPart) return t('chart.inPart', { value: shown });
    return row.isPartial ? t('chart.soFar', { value: shown }) : shown;
  };
  const previous = (row: TrendRow) => {
    if (row.previous === null) return '';
    return row.isPreviousPartial ? t('chart.untilSameHour', { value: value(row.previous) }) : value(row.previous);
  };
  return (
    <ScrolledTable label={title} frameSx={{ maxHeight: 400 }} size="small" stickyHeader sx={CELLS}>
      <TableHead>
        <TableRow>
          <TableCell>{t('chart.when')}</TableCell>
          <TableCell align="right">{t(`estimate.metric.${metric}`)}</TableCell>
          <TableCell align="right">{t('chart.band')}</TableCell>
          {isCompared && <TableCell align="right">{t('chart.previous')}</TableCell>}
          {happenedIn && <TableCell>{t('event.title')}</TableCell>}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.at}>
            <TableCell component="th" scope="row">
              {onDay && row.state !== 'ahead' ? (
                <LinkLikeButton onClick={() => onDay(row.at.slice(0, 10))}>{labels.long(row.at)}</LinkLikeButton>
              ) : (
                labels.long(row.at)
              )}
            </TableCell>
            <TableCell align="right">
              {current(row)}
              {row.restatedFrom !== undefined && <Revised from={row.restatedFrom} now={row.current} text={text} />}
            </TableCell>
            <TableCell align="right">
              {row.state === 'known' && row.current.low !== null && row.current.high !== null
                ? text.range(row.current.low, row.current.high)
                : ''}
            </TableCell>
            {isCompared && <TableCell align="right">{previous(row)}</TableCell>}
            {happenedIn && <TableCell sx={{ minWidth: 160 }}>{happenedIn(row).join(' · ')}</TableCell>}
          </TableRow>
        ))}
      </TableBody>
    </ScrolledTable>
  );
}
