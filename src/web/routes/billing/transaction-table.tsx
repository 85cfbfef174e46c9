import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { visuallyHidden } from '@mui/utils';
import { useTranslation } from 'react-i18next';
import type { TransactionItem } from '#contract/billing/transaction.ts';
import { isolate } from '../../format/isolate.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { InvoiceButton, TransactionState, useTransactionText } from './transaction-parts.tsx';

const COLUMNS = ['date', 'what', 'status', 'tax', 'amount', 'invoice'] as const;
const NUMERIC: readonly string[] = ['tax', 'amount'];

export function TransactionTable({ items, isStale }: { items: TransactionItem[]; isStale: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const textOf = useTransactionText();
  return (
    <TableContainer>
      <Table aria-busy={isStale} sx={{ opacity: isStale ? 0.6 : 1, minWidth: 640 }}>
        <caption style={visuallyHidden}>{t('billing.transactions.title')}</caption>
        <TableHead>
          <TableRow>
            {COLUMNS.map((column) => (
              <TableCell key={column} align={NUMERIC.includes(column) ? 'right' : 'left'}>
                {t(`billing.transactions.column.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {items.map((item) => (
            <TableRow key={item.id} hover>
              <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
                {format.date(item.at)}
              </TableCell>
              <TableCell>{textOf(item)}</TableCell>
              <TableCell>
                <TransactionState status={item.status} />
              </TableCell>
              <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
                {isolate(format.price(item.tax))}
              </TableCell>
              <TableCell
                align="right"
                sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', fontWeight: 550 }}
              >
                {isolate(format.price(item.amount))}
              </TableCell>
              <TableCell>
                <InvoiceButton item={item} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
