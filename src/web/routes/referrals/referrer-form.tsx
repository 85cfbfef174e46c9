import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useState } from 'react';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { referralCodeIn } from '#contract/billing/referral.ts';
import { BusyButton } from '../../components/busy-button.tsx';
import { problemText } from '../../components/error/problem-text.ts';
import { useSetReferrer } from '../../features/referral/referrals.ts';

/** For users who came without the link: they can still enter the friend's code. */
export function ReferrerForm() {
  const { t } = useTranslation();
  const [given, setGiven] = useState('');
  const [isMistyped, setMistyped] = useState(false);
  const name = useSetReferrer();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const code = referralCodeIn(given);
    setMistyped(code === null);
    name.reset();
    if (code !== null) name.mutate(code, { onSuccess: () => void toast.success(t('referrals.referrer.done')) });
  };
  const failure = isMistyped ? t('referrals.referrer.mistyped') : name.error && problemText(t, name.error).detail;
  return (
    <Card component="section" aria-labelledby="referrer">
      <CardContent>
        <Typography id="referrer" variant="h5" component="h2">
          {t('referrals.referrer.title')}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 2 }}>
          {t('referrals.referrer.description')}
        </Typography>
        <Stack
          component="form"
          noValidate
          direction={{ xs: 'column', sm: 'row' }}
          sx={{ gap: 1, alignItems: 'flex-start', maxWidth: 480 }}
          onSubmit={submit}
        >
          <TextField
            label={t('referrals.referrer.code')}
            value={given}
            onChange={(event) => setGiven(event.target.value)}
            error={Boolean(failure)}
            helperText={failure}
            slotProps={{ htmlInput: { dir: 'ltr', maxLength: 20, autoComplete: 'off', autoCapitalize: 'characters' } }}
          />
          <BusyButton type="submit" variant="outlined" isBusy={name.isPending} sx={{ flexShrink: 0 }}>
            {t('referrals.referrer.action')}
          </BusyButton>
        </Stack>
      </CardContent>
    </Card>
  );
}
