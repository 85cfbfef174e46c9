import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { verifyBeforeUpdateEmail } from 'firebase/auth';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { z } from 'zod';
import { BusyButton } from '../../components/busy-button.tsx';
import { SectionCard } from '../../components/page/section-card.tsx';
import { type AccountView, getSignedIn } from '../../features/account/account-query.ts';
import { EmailField } from '../../features/account/account-schema.ts';
import { Address } from '../../features/account/email/address.tsx';
import { CheckedEmailInput } from '../../features/account/email/checked-input.tsx';
import { LocalMail } from '../../features/account/email/local-mail.tsx';
import { FormFailure } from '../../features/account/form-failure.tsx';
import { useAccountChange } from './use-account-change.ts';

const AddressForm = z.object({ email: EmailField });

export function EmailSection({ account }: { account: AccountView }) {
  const { t } = useTranslation();
  const { change, isChanging, failure } = useAccountChange();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({ resolver: zodResolver(AddressForm), defaultValues: { email: '' } });
  const { errors } = form.formState;

  const submit = form.handleSubmit(async ({ email }) => {
    if (email.toLowerCase() === account.email.toLowerCase()) {
      form.setError('email', { message: 'same-email' });
      return;
    }
    setSentTo(null);
    if (await change(async () => verifyBeforeUpdateEmail(await getSignedIn(), email))) {
      setSentTo(email);
      form.reset();
    }
  });

  return (
    <SectionCard anchor="email" title={t('profile.email.title')} description={t('profile.email.description')}>
      <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2, '& > button': { alignSelf: 'flex-start' } }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <Trans i18nKey="profile.email.current" components={{ address: <Address email={account.email} /> }} />
        </Typography>
        <FormFailure message={failure} />
        {sentTo && (
          <Alert severity="success" variant="outlined">
            <Trans i18nKey="profile.email.sent" components={{ address: <Address email={sentTo} /> }} />
          </Alert>
        )}
        <CheckedEmailInput
          registration={form.register('email')}
          read={() => form.getValues('email')}
          write={(email) => form.setValue('email', email, { shouldValidate: true })}
          error={errors.email}
          label={t('profile.email.new')}
          autoComplete="email"
        />
        <BusyButton type="submit" variant="outlined" isBusy={isChanging}>
          {t('profile.email.action')}
        </BusyButton>
      </Stack>
      {sentTo && <LocalMail email={sentTo} />}
    </SectionCard>
  );
}
