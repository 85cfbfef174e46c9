import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  SANDBOX_CARDS,
  SANDBOX_COUNTRIES,
  SANDBOX_TAX_PERCENT,
  type SandboxCheckout,
  type SandboxCountry,
} from '#contract/billing/checkout.ts';
import type { Money } from '#contract/product/product.ts';
import { BusyButton } from '../../components/busy-button.tsx';
import { ProblemMessage } from '../../components/error/problem-message.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { groupDigits } from './group-digits.ts';
import { usePayInSandbox } from './sandbox-checkout.ts';
import { SandboxSum } from './sandbox-sum.tsx';

type Props = {
  checkout: SandboxCheckout;
  onPaid: () => void;
  /** The bank asks for confirmation first. */
  onAsked: (total: Money) => void;
  onCancel: () => void;
};

const CARDS = Object.keys(SANDBOX_CARDS) as (keyof typeof SANDBOX_CARDS)[];
const EXPIRES = '12/40';

export function SandboxForm({ checkout, onPaid, onAsked, onCancel }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const [card, setCard] = useState('');
  const [expires, setExpires] = useState(EXPIRES);
  const [country, setCountry] = useState<SandboxCountry>('US');
  const pay = usePayInSandbox(checkout.id);
  const isUpdate = checkout.purpose === 'update-payment-method';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    pay.mutate(
      { card, expires, country },
      {
        onSuccess: ({ status, total }) => {
          if (status === 'completed') onPaid();
          if (status === 'needs-confirmation') onAsked(total ?? checkout.price);
        },
      },
    );
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'contents' }}>
      <DialogContent sx={{ pt: 0 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <bdi dir="ltr">{checkout.email}</bdi>
        </Typography>
        {!isUpdate && <SandboxSum checkout={checkout} taxPercent={SANDBOX_TAX_PERCENT[country]} />}
        <Stack sx={{ gap: 2, mt: 2.5 }}>
          {pay.data?.status === 'declined' && <Alert severity="error">{t('checkout.declined')}</Alert>}
          {pay.error && <ProblemMessage error={pay.error} />}
          <Box role="group" aria-label={t('checkout.cards')}>
            <Typography variant="caption" component="p" color="textSecondary" sx={{ mb: 0.75 }}>
              {t('checkout.cards')}
            </Typography>
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75 }}>
              {CARDS.map((kind) => (
                <Chip
                  key={kind}
                  size="small"
                  variant={card === SANDBOX_CARDS[kind] ? 'filled' : 'outlined'}
                  label={t(`checkout.card.${kind}`)}
                  onClick={() => setCard(SANDBOX_CARDS[kind])}
                />
              ))}
            </Stack>
          </Box>
          <TextField
            required
            label={t('checkout.number')}
            value={groupDigits(card)}
            onChange={(event) => setCard(event.target.value.replace(/\D/g, ''))}
            slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off', maxLength: 23, dir: 'ltr' } }}
          />
          <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
            <TextField
              required
              label={t('checkout.expires')}
              value={expires}
              onChange={(event) => setExpires(event.target.value)}
              slotProps={{ htmlInput: { pattern: '(0[1-9]|1[0-2])/[0-9]{2}', autoComplete: 'off', dir: 'ltr' } }}
            />
            <TextField
              select
              label={t('checkout.country')}
              value={country}
              onChange={(event) => setCountry(SANDBOX_COUNTRIES.find((code) => code === event.target.value) ?? country)}
            >
              {SANDBOX_COUNTRIES.map((code) => (
                <MenuItem key={code} value={code}>
                  {format.countryName(code)}
                </MenuItem>
              ))}
            </TextField>
          </Stack>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onCancel} disabled={pay.isPending}>
          {t('common.cancel')}
        </Button>
        <BusyButton type="submit" variant="contained" isBusy={pay.isPending}>
          {isUpdate ? t('checkout.save') : checkout.trialDays > 0 ? t('checkout.startTrial') : t('checkout.pay')}
        </BusyButton>
      </DialogActions>
    </Box>
  );
}
