import ScienceOutlined from '@mui/icons-material/ScienceOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Money } from '#contract/product/product.ts';
import { BusyButton } from '../../components/busy-button.tsx';
import { DialogFrame } from '../../components/dialog/form-dialog.tsx';
import { ProblemMessage } from '../../components/error/problem-message.tsx';
import { Unanswered } from '../../components/loaded.tsx';
import { isolate } from '../../format/isolate.ts';
import { useFormat } from '../../i18n/use-format.ts';
import type { CheckoutOutcome } from './paddle.ts';
import { sandboxCheckoutQuery, useConfirmInSandbox } from './sandbox-checkout.ts';
import { SandboxForm } from './sandbox-form.tsx';

type Props = { id: string; onClose: (outcome: CheckoutOutcome) => void };

/** The local mode's replacement for a payment provider's window. It says so, and real cards cannot be used. */
export function SandboxOverlay({ id, onClose }: Props) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Money | null>(null);
  const checkout = useQuery(sandboxCheckoutQuery(id));
  // the checkout itself stays open: choosing the plan again leads back to it
  const close = () => onClose('closed');
  return (
    <DialogFrame isOpen maxWidth="xs" onClose={close}>
      {(titleId) => (
        <>
          <Box
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              px: 3,
              py: 1.25,
              bgcolor: 'warning.main',
              color: 'warning.contrastText',
            }}
          >
            <ScienceOutlined fontSize="small" />
            <Typography variant="subtitle2">{t('checkout.sandbox')}</Typography>
          </Box>
          <DialogTitle id={titleId} sx={{ pb: 1 }}>
            {checkout.data?.purpose === 'update-payment-method' ? t('checkout.updateTitle') : t('checkout.title')}
          </DialogTitle>
          {asked ? (
            <Bank
              id={id}
              total={asked}
              onAnswer={(isPaid) => (isPaid ? onClose('completed') : setAsked(null))}
              onCancel={close}
            />
          ) : checkout.data ? (
            <SandboxForm
              checkout={checkout.data}
              onPaid={() => onClose('completed')}
              onAsked={setAsked}
              onCancel={close}
            />
          ) : (
            <>
              <DialogContent>
                <Unanswered source={checkout} waiting={<Skeleton variant="rounded" height={320} />} />
              </DialogContent>
              <DialogActions>
                <Button color="inherit" onClick={close}>
                  {t('common.cancel')}
                </Button>
              </DialogActions>
            </>
          )}
        </>
      )}
    </DialogFrame>
  );
}

type BankProps = { id: string; total: Money; onAnswer: (isPaid: boolean) => void; onCancel: () => void };

/** The bank's confirmation step. */
function Bank({ id, total, onAnswer, onCancel }: BankProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const confirm = useConfirmInSandbox(id);
  const [hasRefused, setRefused] = useState(false);
  const answer = (isApproved: boolean) =>
    confirm.mutate(isApproved, {
      onSuccess: ({ status }) => (status === 'completed' ? onAnswer(true) : setRefused(true)),
    });
  if (hasRefused)
    return (
      <>
        <DialogContent>
          <Alert severity="error">{t('checkout.refused')}</Alert>
        </DialogContent>
        <DialogActions>
          <Button variant="contained" autoFocus onClick={() => onAnswer(false)}>
            {t('checkout.otherCard')}
          </Button>
        </DialogActions>
      </>
    );
  return (
    <>
      <DialogContent>
        <Typography variant="h5" component="h3">
          {t('checkout.bank.title')}
        </Typography>
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>
          {t('checkout.bank.description', { amount: isolate(format.price(total)) })}
        </Typography>
        {confirm.error && <ProblemMessage error={confirm.error} />}
      </DialogContent>
      <DialogActions>
        {/* a checkout that another tab paid takes no answer */}
        {confirm.error && (
          <Button color="inherit" onClick={onCancel} sx={{ marginInlineEnd: 'auto' }}>
            {t('common.cancel')}
          </Button>
        )}
        <BusyButton
          color="inherit"
          isBusy={confirm.isPending && !confirm.variables}
          disabled={confirm.isPending}
          onClick={() => answer(false)}
        >
          {t('checkout.bank.refuse')}
        </BusyButton>
        <BusyButton
          variant="contained"
          autoFocus
          isBusy={confirm.isPending && confirm.variables}
          disabled={confirm.isPending}
          onClick={() => answer(true)}
        >
          {t('checkout.bank.approve')}
        </BusyButton>
      </DialogActions>
    </>
  );
}
