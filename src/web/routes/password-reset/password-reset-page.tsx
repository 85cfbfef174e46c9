import { zodResolver } from '@hookform/resolvers/zod';
import Typography from '@mui/material/Typography';
import { sendPasswordResetEmail } from 'firebase/auth';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { z } from 'zod';
import { firebaseAuth } from '../../auth/firebase.ts';
import { BusyButton } from '../../components/busy-button.tsx';
import { EmailField } from '../../features/account/account-schema.ts';
import { authErrorText, codeOf } from '../../features/account/auth-error-text.ts';
import { AuthForm } from '../../features/account/auth-form.tsx';
import { AuthHeading } from '../../features/account/auth-heading.tsx';
import { Address } from '../../features/account/email/address.tsx';
import { carriedEmail, carryEmail } from '../../features/account/email/carried-email.ts';
import { EmailInput } from '../../features/account/email/input.tsx';
import { LocalMail } from '../../features/account/email/local-mail.tsx';
import { LinkButton } from '../../navigation/link-button.tsx';
import { TextLink } from '../../navigation/text-link.tsx';

const ResetForm = z.object({ email: EmailField });

export function PasswordResetPage() {
  const { t } = useTranslation();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({ resolver: zodResolver(ResetForm), defaultValues: { email: carriedEmail() } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ email }) => {
    try {
      await sendPasswordResetEmail(await firebaseAuth(), email);
      setSentTo(email);
    } catch (error) {
      // The answer must not show whether an address has an account.
      if (codeOf(error) === 'user-not-found') setSentTo(email);
      else form.setError('root', { message: authErrorText(error) });
    }
  });

  if (sentTo) {
    return (
      <>
        <AuthHeading title={t('passwordReset.sent')}>
          <Trans i18nKey="passwordReset.sentDescription" components={{ address: <Address email={sentTo} /> }} />
        </AuthHeading>
        <LinkButton to="/login" variant="outlined" fullWidth>
          {t('passwordReset.back')}
        </LinkButton>
        <LocalMail email={sentTo} />
      </>
    );
  }
  return (
    <>
      <AuthHeading title={t('passwordReset.title')}>{t('passwordReset.description')}</AuthHeading>
      <AuthForm onSubmit={submit} failure={errors.root?.message} onTyped={() => carryEmail(form.getValues('email'))}>
        <EmailInput registration={form.register('email')} error={errors.email} />
        <BusyButton type="submit" variant="contained" size="large" isBusy={isSubmitting}>
          {t('passwordReset.action')}
        </BusyButton>
        <Typography variant="body2">
          <TextLink to="/login" keepsQuery>
            {t('passwordReset.back')}
          </TextLink>
        </Typography>
      </AuthForm>
    </>
  );
}
