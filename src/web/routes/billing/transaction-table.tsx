import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { visuallyHidden } from '@mui/utils';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import type { TransactionItem, TransactionStatus } from '#contract/transaction.ts';
import { problemText } from '../../components/problem-text.ts';
import { openInvoice } from '../../features/billing/list-transactions.ts';
import { useFormat } from '../../i18n/use-format.ts';

const COLUMNS = ['date', 'what', 'status', 'tax', 'amount', 'invoice'] as const;
const NUMERIC: readonly string[] = ['tax', 'amount'];

const COLORS: Record<TransactionStatus, 'default' | 'info' | 'success' | 'warning' | 'error'> = {
  open: 'info',
  paid: 'success',
  failed: 'error',
  refunded: 'default',
  partly_refunded: 'default',
  disputed: 'warning',
  canceled: 'default',
};

export function TransactionTable({ items, isStale }: { items: TransactionItem[]; isStale: boolean }) {
  const { t } = useTranslation();
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
            <Row key={item.id} item={item} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function Row({ item }: { item: TransactionItem }) {
  const { t } = useTranslation();
  const format = useFormat();
  const date = format.date(item.at);
  const open = () => openInvoice(item.id).catch((error: unknown) => toast.error(problemText(t, error).detail));
  return (
    <TableRow hover>
      <TableCell component="th" scope="row" sx={{ whiteSpace: 'nowrap' }}>
        {date}
      </TableCell>
      <TableCell>
        {t('billing.transactions.what', {
          kind: t(`billing.transactions.kind.${item.kind}`),
          plan: t(`plan.${item.plan}`),
        })}
      </TableCell>
      <TableCell>
        <Chip
          size="small"
          variant="outlined"
          color={COLORS[item.status]}
          label={t(`billing.transactions.status.${item.status}`)}
        />
      </TableCell>
      <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
        {format.price(item.tax)}
      </TableCell>
      <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', fontWeight: 550 }}>
        {format.price(item.amount)}
      </TableCell>
      <TableCell>
        {item.hasInvoice && (
          <Button
            size="small"
            startIcon={<ReceiptLong />}
            aria-label={t('billing.transactions.openInvoice', { date })}
            onClick={() => void open()}
          >
            {t('billing.transactions.invoice')}
          </Button>
        )}
      </TableCell>
    </TableRow>
  );
}
