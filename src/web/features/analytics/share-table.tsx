import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import type { Estimate } from '#contract/estimate/estimate.ts';
import { ScrolledTable } from '../../components/list/scrolled-table.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { EstimateFigure } from '../estimate/estimate-figure.tsx';

/** One part of the revenue: a country or a category. `share` is 0 to 1; null if there is no revenue at all. */
export type SharePart = {
  id: string;
  name: string;
  count: number;
  orders: Estimate;
  revenue: Estimate;
  share: number | null;
};

type Props = { title: string; nameHeader: string; countHeader: string; parts: readonly SharePart[] };

/** The numbers behind a picture of shares. */
export function ShareTable({ title, nameHeader, countHeader, parts }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <ScrolledTable label={title} frameSx={{ maxHeight: 420 }} size="small" stickyHeader>
      <TableHead>
        <TableRow>
          <TableCell>{nameHeader}</TableCell>
          <TableCell align="right">{countHeader}</TableCell>
          <TableCell align="right">{t('estimate.metric.orders')}</TableCell>
          <TableCell align="right">{t('estimate.metric.revenue')}</TableCell>
          <TableCell align="right">{t('store.productList.share')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {parts.map((part) => (
          <TableRow key={part.id}>
            <TableCell component="th" scope="row">
              {part.name}
            </TableCell>
            <TableCell align="right">{format.count(part.count)}</TableCell>
            <TableCell align="right">
              <EstimateFigure metric="orders" estimate={part.orders} />
            </TableCell>
            <TableCell align="right">
              <EstimateFigure metric="revenue" estimate={part.revenue} />
            </TableCell>
            <TableCell align="right">
              {part.share === null ? t('store.productList.noShare') : format.share(part.share)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </ScrolledTable>
  );
}
