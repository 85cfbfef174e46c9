import CreditCard from '@mui/icons-material/CreditCardOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Billing, PaymentMethod } from '#contract/billing/billing.ts';
import type { Checkout } from '#contract/billing/checkout.ts';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import { useRefund } from '../../features/billing/change-billing.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { UpdatePaymentButton } from './update-payment-button.tsx';

type Props = { billing: Billing; onCheckout: (checkout: Checkout) => void };

/** The payment method, and the refund that is possible. The next charge is shown with the plan. */
export function PaymentCard({ billing, onCheckout }: Props) {
  const { t } = useTranslation();
  const { subscription, refund } = billing;
  return (
    <Card component="section" aria-labelledby="payment">
      <CardContent>
        <Typography id="payment" variant="h5" component="h2" sx={{ mb: 2 }}>
          {t('billing.payment.title')}
        </Typography>
        <Stack divider={<Divider />} sx={{ gap: 2 }}>
          {subscription && (
            <Line
              title={t('billing.payment.method')}
              action={<UpdatePaymentButton variant="outlined" onCheckout={onCheckout} />}
            >
              {subscription.paymentMethod ? <Method method={subscription.paymentMethod} /> : t('billing.payment.none')}
            </Line>
          )}
          {refund && (
            <Line title={t('billing.refund.title')} action={<RefundButton refund={refund} />}>
              <RefundText refund={refund} />
            </Line>
          )}
        </Stack>
      </CardContent>
    </Card>
  );
}

function Line({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', justifyContent: 'space-between' }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="caption" component="h3" color="textSecondary">
          {title}
        </Typography>
        <Typography component="div">{children}</Typography>
      </Box>
      {action}
    </Box>
  );
}

function Method({ method: { brand, last4, expiresMonth, expiresYear } }: { method: PaymentMethod }) {
  const { t } = useTranslation();
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
      <CreditCard fontSize="small" color="action" aria-hidden />
      <span>
        <bdi dir="ltr">
          {brand ? brand[0]!.toUpperCase() + brand.slice(1) : t('billing.payment.other')}
          {last4 && ` •••• ${last4}`}
        </bdi>
      </span>
      {expiresMonth && expiresYear && (
        <Typography component="span" variant="body2" color="textSecondary">
          {t('billing.payment.expires', { date: `${String(expiresMonth).padStart(2, '0')}/${expiresYear}` })}
        </Typography>
      )}
    </Stack>
  );
}

type RefundProps = { refund: NonNullable<Billing['refund']> };

function RefundText({ refund: { until, amount } }: RefundProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const price = format.price(amount);
  if (until === null) return t('billing.refund.rest', { amount: price });
  return t('billing.refund.until', { date: format.date(until), amount: price });
}

function RefundButton({ refund }: RefundProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const act = useRefund();
  const amount = format.price(refund.amount);
  // the plan has ended already
  const isRest = refund.until === null;
  const close = () => {
    act.reset();
    setOpen(false);
  };
  return (
    <>
      <Button size="small" variant="outlined" color="error" onClick={() => setOpen(true)}>
        {t('billing.refund.action')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        color="error"
        title={t('billing.refund.dialog', { amount })}
        confirmLabel={t(isRest ? 'billing.refund.action' : 'billing.refund.confirm')}
        isLoading={act.isPending}
        error={act.error}
        onConfirm={() => act.mutate(undefined, { onSuccess: close })}
        onCancel={close}
      >
        {t(isRest ? 'billing.refund.restContent' : 'billing.refund.content', { amount })}
      </ConfirmDialog>
    </>
  );
}
