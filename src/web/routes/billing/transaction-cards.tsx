import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { TransactionItem } from '#contract/billing/transaction.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { InvoiceButton, TransactionState, useTransactionText } from './transaction-parts.tsx';

/** The payments as cards, for screens without room for a table. */
export function TransactionCards({ items, isStale }: { items: TransactionItem[]; isStale: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const textOf = useTransactionText();
  return (
    <Stack component="ul" aria-busy={isStale} sx={{ listStyle: 'none', m: 0, p: 0, opacity: isStale ? 0.6 : 1 }}>
      {items.map((item) => (
        <Box
          key={item.id}
          component="li"
          sx={{
            px: 2,
            py: 1.5,
            display: 'grid',
            gap: 0.5,
            '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' },
          }}
        >
          <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
            <Typography variant="subtitle2">{textOf(item)}</Typography>
            <Typography variant="subtitle2" sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
              {format.price(item.amount)}
            </Typography>
          </Stack>
          <Typography variant="caption" color="textSecondary">
            {t('billing.transactions.withTax', { date: format.date(item.at), tax: format.price(item.tax) })}
          </Typography>
          <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', minHeight: 32 }}>
            <TransactionState status={item.status} />
            <InvoiceButton item={item} />
          </Stack>
        </Box>
      ))}
    </Stack>
  );
}
