import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import type { Referrals } from '#contract/billing/referral.ts';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import { useSpendCredits } from '../../features/referral/referrals.ts';
import { useFormat } from '../../i18n/use-format.ts';

const MAX_AT_ONCE = 24;

/** The available credits, and what they can be spent on. */
export function CreditCard({ referrals }: { referrals: Referrals }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { credits, lock, startsAt } = referrals;
  const [chosen, setChosen] = useState(1);
  const [isOpen, setOpen] = useState(false);
  const spend = useSpendCredits();
  const most = Math.min(credits, MAX_AT_ONCE);
  const months = Math.min(chosen, Math.max(1, most));
  const plan = t(`plan.${referrals.plan}`);
  const close = () => {
    spend.reset();
    setOpen(false);
  };
  const confirm = () =>
    spend.mutate(months, {
      onSuccess: ({ until }) => {
        toast.success(t('referrals.credits.done', { plan, date: format.date(until) }));
        close();
      },
    });
  const amount = t('referrals.credits.months', { count: months, n: format.count(months) });
  return (
    <Card component="section" aria-labelledby="credits">
      <CardContent sx={{ height: 1, display: 'flex', flexDirection: 'column' }}>
        <Typography id="credits" variant="h5" component="h2">
          {t('referrals.credits.title')}
        </Typography>
        <Typography variant="h2" component="p" sx={{ my: 0.5, fontVariantNumeric: 'tabular-nums' }}>
          {format.count(credits)}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {lock ? t(`referrals.credits.lock.${lock}`, { plan }) : t('referrals.credits.what', { plan })}
        </Typography>
        <Stack direction="row" sx={{ mt: 'auto', gap: 1 }}>
          {most > 1 && (
            <TextField
              select
              label={t('referrals.credits.howMany')}
              value={months}
              onChange={(event) => setChosen(Number(event.target.value))}
              sx={{ maxWidth: 140 }}
            >
              {Array.from({ length: most }, (_, index) => index + 1).map((count) => (
                <MenuItem key={count} value={count}>
                  {t('referrals.credits.months', { count, n: format.count(count) })}
                </MenuItem>
              ))}
            </TextField>
          )}
          <Button variant="outlined" disabled={lock !== null} onClick={() => setOpen(true)}>
            {t('referrals.credits.spend')}
          </Button>
        </Stack>
        <ConfirmDialog
          isOpen={isOpen}
          title={t('referrals.credits.dialog.title', { amount, plan })}
          confirmLabel={t('referrals.credits.spend')}
          isLoading={spend.isPending}
          error={spend.error}
          onConfirm={confirm}
          onCancel={close}
        >
          {t('referrals.credits.dialog.content', { date: format.date(startsAt) })}
        </ConfirmDialog>
      </CardContent>
    </Card>
  );
}
