import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import type { TransactionItem, TransactionStatus } from '#contract/billing/transaction.ts';
import { problemText } from '../../components/error/problem-text.ts';
import { openInvoice } from '../../features/billing/list-transactions.ts';
import { useFormat } from '../../i18n/use-format.ts';

const COLORS: Record<TransactionStatus, 'default' | 'info' | 'success' | 'warning' | 'error'> = {
  open: 'info',
  paid: 'success',
  failed: 'error',
  refunded: 'default',
  partly_refunded: 'default',
  disputed: 'warning',
  canceled: 'default',
  rejected: 'error',
};

export function TransactionState({ status }: { status: TransactionStatus }) {
  const { t } = useTranslation();
  return (
    <Chip size="small" variant="outlined" color={COLORS[status]} label={t(`billing.transactions.status.${status}`)} />
  );
}

/** Nothing if there is no invoice. */
export function InvoiceButton({ item }: { item: TransactionItem }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (!item.hasInvoice) return null;
  const open = () => openInvoice(item.id).catch((error: unknown) => toast.error(problemText(t, error).detail));
  return (
    <Button
      size="small"
      startIcon={<ReceiptLong />}
      // its icon and its text are in line with what is above
      sx={{ marginInline: '-10px -12px' }}
      aria-label={t('billing.transactions.openInvoice', { date: format.date(item.at) })}
      onClick={() => void open()}
    >
      {t('billing.transactions.invoice')}
    </Button>
  );
}

/** What was paid for. */
export function useTransactionText(): (item: TransactionItem) => string {
  const { t } = useTranslation();
  return ({ kind, plan }) =>
    t('billing.transactions.what', { kind: t(`billing.transactions.kind.${kind}`), plan: t(`plan.${plan}`) });
}
