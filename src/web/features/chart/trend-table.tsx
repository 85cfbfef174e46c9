import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { visuallyHidden } from '@mui/utils';
import { useTranslation } from 'react-i18next';
import type { Estimate } from '#contract/estimate.ts';
import { useEstimateText } from '../estimate/use-estimate-text.ts';
import type { BucketLabels } from './bucket-label.ts';
import type { TrendMetric, TrendRow } from './trend-rows.ts';

type Props = { title: string; metric: TrendMetric; rows: readonly TrendRow[]; labels: BucketLabels };

/** The numbers behind the lines. */
export function TrendTable({ title, metric, rows, labels }: Props) {
  const { t } = useTranslation();
  const text = useEstimateText(metric);
  const value = (estimate: Estimate | null) =>
    estimate === null || estimate.value === null ? t('chart.gap') : text.value(estimate.value);
  return (
    <TableContainer tabIndex={0} role="group" aria-label={title} sx={{ maxHeight: 400 }}>
      <Table size="small" stickyHeader>
        <caption style={visuallyHidden}>{title}</caption>
        <TableHead>
          <TableRow>
            <TableCell>{t('chart.when')}</TableCell>
            <TableCell align="right">{t(`estimate.metric.${metric}`)}</TableCell>
            <TableCell align="right">{t('chart.band')}</TableCell>
            <TableCell align="right">{t('chart.previous')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.at}>
              <TableCell component="th" scope="row">
                {labels.long(row.at)}
              </TableCell>
              <TableCell align="right">
                {row.state === 'known' ? value(row.current) : t(`chart.${row.state}`)}
              </TableCell>
              <TableCell align="right">
                {row.state === 'known' && row.current.low !== null && row.current.high !== null
                  ? text.range(row.current.low, row.current.high)
                  : ''}
              </TableCell>
              <TableCell align="right">{row.previous === null ? '' : value(row.previous)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
