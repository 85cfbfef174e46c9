import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { StoreProblem } from '#contract/problem.ts';
import type { ReadingItem } from '#contract/reading.ts';
import { ErrorBlock } from '../../components/error-block.tsx';
import { listReadingsQuery } from '../../features/store/list-readings.ts';
import { useFormat } from '../../i18n/use-format.ts';

const COLOR = {
  complete: 'success',
  unchanged: 'default',
  partial: 'warning',
  throttled: 'warning',
  refused: 'error',
  failed: 'error',
} as const satisfies Record<ReadingItem['outcome'], string>;

type Props = { storeId: string; name: string; isWaiting: boolean };

/** The latest visits to the store: each leaves a row, whatever came of it. */
export function StoreReadings({ storeId, name, isWaiting }: Props) {
  const { t } = useTranslation();
  const readings = useQuery(listReadingsQuery(storeId, isWaiting));
  const items = readings.data?.items;
  return (
    <Card component="section" aria-labelledby="readings">
      <CardContent>
        <Typography id="readings" component="h2" variant="h5" sx={{ mb: 1 }}>
          {t('store.readings.title')}
        </Typography>
        {items === undefined && readings.error && (
          <ErrorBlock error={readings.error} onRetry={() => void readings.refetch()} />
        )}
        {items === undefined && !readings.error && <Skeleton variant="rounded" height={240} />}
        {items?.length === 0 && (
          <Typography variant="body2" color="textSecondary">
            {t('store.readings.empty')}
          </Typography>
        )}
        {items !== undefined && items.length > 0 && (
          <TableContainer tabIndex={0} role="group" aria-labelledby="readings">
            <Table size="small">
              <caption style={visuallyHidden}>{t('store.readings.caption', { name })}</caption>
              <TableHead>
                <TableRow>
                  <TableCell>{t('store.readings.when')}</TableCell>
                  <TableCell>{t('store.readings.outcome')}</TableCell>
                  <TableCell align="right">{t('store.readings.products')}</TableCell>
                  <TableCell align="right">{t('store.readings.changed')}</TableCell>
                  <TableCell align="right">{t('store.readings.requests')}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {items.map((reading) => (
                  <ReadingRow key={reading.at} reading={reading} />
                ))}
              </TableBody>
            </Table>
          </TableContainer>
        )}
      </CardContent>
    </Card>
  );
}

function ReadingRow({ reading }: { reading: ReadingItem }) {
  const { t } = useTranslation();
  const format = useFormat();
  const problem = StoreProblem.options.find((code) => code === reading.problem);
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
        {format.dateTime(reading.at)}
      </TableCell>
      <TableCell>
        <Chip
          size="small"
          variant="outlined"
          color={COLOR[reading.outcome]}
          label={t(`store.readings.${reading.outcome}`)}
        />
        {problem && (
          <Typography variant="caption" color="textSecondary" component="p">
            {t(`error.${problem}.title`)}
          </Typography>
        )}
      </TableCell>
      <TableCell align="right">{format.count(reading.products)}</TableCell>
      <TableCell align="right">{format.count(reading.changed)}</TableCell>
      <TableCell align="right">{format.count(reading.requests)}</TableCell>
    </TableRow>
  );
}
