import type { ButtonProps } from '@mui/material/Button';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import type { Checkout } from '#contract/billing/checkout.ts';
import { BusyButton } from '../../components/busy-button.tsx';
import { problemText } from '../../components/error/problem-text.ts';
import { useUpdatePaymentMethod } from '../../features/billing/change-billing.ts';

type Props = { onCheckout: (checkout: Checkout) => void } & Pick<ButtonProps, 'color' | 'variant'>;

export function UpdatePaymentButton({ onCheckout, ...look }: Props) {
  const { t } = useTranslation();
  const update = useUpdatePaymentMethod();
  const start = () =>
    update.mutate(undefined, {
      onSuccess: onCheckout,
      onError: (error) => void toast.error(problemText(t, error).detail),
    });
  return (
    <BusyButton size="small" isBusy={update.isPending} onClick={start} sx={{ whiteSpace: 'nowrap' }} {...look}>
      {t('billing.payment.update')}
    </BusyButton>
  );
}
