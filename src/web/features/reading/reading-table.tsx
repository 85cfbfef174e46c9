import Chip from '@mui/material/Chip';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { STORE_PROBLEMS } from '#contract/problem.ts';
import type { ReadingItem } from '#contract/reading.ts';
import { ScrolledTable } from '../../components/scrolled-table.tsx';
import { useFormat } from '../../i18n/use-format.ts';

const COLOR = {
  complete: 'success',
  unchanged: 'default',
  partial: 'warning',
  throttled: 'warning',
  refused: 'error',
  failed: 'error',
} as const satisfies Record<ReadingItem['outcome'], string>;

type Props = { label: string; items: readonly ReadingItem[]; isStale: boolean };

export function ReadingTable({ label, items, isStale }: Props) {
  const { t } = useTranslation();
  return (
    <ScrolledTable label={label} size="small" aria-busy={isStale} sx={{ opacity: isStale ? 0.6 : 1 }}>
      <TableHead>
        <TableRow>
          <TableCell>{t('store.readings.when')}</TableCell>
          <TableCell>{t('store.readings.outcome')}</TableCell>
          <TableCell>{t('store.readings.extent')}</TableCell>
          <TableCell align="right">{t('store.readings.products')}</TableCell>
          <TableCell align="right">{t('store.readings.changed')}</TableCell>
          <TableCell align="right">{t('store.readings.requests')}</TableCell>
          <TableCell align="right">{t('store.readings.size')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {items.map((reading) => (
          <ReadingRow key={reading.at} reading={reading} />
        ))}
      </TableBody>
    </ScrolledTable>
  );
}

function ReadingRow({ reading }: { reading: ReadingItem }) {
  const { t } = useTranslation();
  const format = useFormat();
  const problem = STORE_PROBLEMS.find((code) => code === reading.problem);
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
        {format.utcDateTime(reading.at)}
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
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{t(`store.readings.mode.${reading.mode}`)}</TableCell>
      <TableCell align="right">{format.count(reading.products)}</TableCell>
      <TableCell align="right">{format.count(reading.changed)}</TableCell>
      <TableCell align="right">{format.count(reading.requests)}</TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        {format.bytes(reading.bytes)}
      </TableCell>
    </TableRow>
  );
}
