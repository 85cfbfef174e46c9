import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { confirmPasswordReset, verifyPasswordResetCode } from 'firebase/auth';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { z } from 'zod';
import { firebaseAuth } from '../../auth/firebase.ts';
import { NewPasswordField } from '../../features/account/account-schema.ts';
import { authErrorText, codeOf } from '../../features/account/auth-error-text.ts';
import { AuthHeading } from '../../features/account/auth-heading.tsx';
import { carryEmail } from '../../features/account/carried-email.ts';
import { FormFailure } from '../../features/account/form-failure.tsx';
import { PasswordInput } from '../../features/account/password-input.tsx';
import { LinkButton } from '../../navigation/link-button.tsx';
import { ActionFailed } from './action-failed.tsx';

const PasswordForm = z.object({ password: NewPasswordField });

export function SetPassword({ code }: { code: string }) {
  const { t } = useTranslation();
  const [isDone, setDone] = useState(false);
  const account = useQuery({
    queryKey: ['reset-code', code],
    queryFn: async () => verifyPasswordResetCode(await firebaseAuth(), code),
    retry: false,
    staleTime: Infinity,
  });

  if (isDone) {
    return (
      <>
        <AuthHeading title={t('authAction.resetPassword.done')}>
          {t('authAction.resetPassword.doneDescription')}
        </AuthHeading>
        <LinkButton to="/login" variant="contained" size="large" fullWidth>
          {t('login.action')}
        </LinkButton>
      </>
    );
  }
  if (account.isError) return <ActionFailed reason={codeOf(account.error)} mode="resetPassword" />;
  if (account.isPending) {
    return (
      <>
        <AuthHeading title={t('authAction.resetPassword.title')}>{t('authAction.working')}</AuthHeading>
        <LinearProgress aria-label={t('common.loading')} />
      </>
    );
  }
  const finish = () => {
    carryEmail(account.data);
    setDone(true);
  };
  return <PasswordFields code={code} email={account.data} onDone={finish} />;
}

function PasswordFields({ code, email, onDone }: { code: string; email: string; onDone: () => void }) {
  const { t } = useTranslation();
  const form = useForm({ resolver: zodResolver(PasswordForm), defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await confirmPasswordReset(await firebaseAuth(), code, password);
      onDone();
    } catch (error) {
      form.setError('root', { message: authErrorText(error) });
    }
  });

  return (
    <>
      <AuthHeading title={t('authAction.resetPassword.title')}>
        <Trans
          i18nKey="authAction.resetPassword.description"
          components={{
            address: (
              <bdi dir="ltr">
                <strong>{email}</strong>
              </bdi>
            ),
          }}
        />
      </AuthHeading>
      <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2.5 }}>
        <FormFailure message={errors.root?.message} />
        {/* Tells password managers whose password this is. */}
        <input type="email" value={email} autoComplete="username" readOnly hidden />
        <PasswordInput
          registration={form.register('password')}
          error={errors.password}
          label={t('authAction.resetPassword.newPassword')}
          hint={t('signup.passwordHint')}
          isNew
        />
        <Button type="submit" variant="contained" size="large" loading={isSubmitting}>
          {t('authAction.resetPassword.action')}
        </Button>
      </Stack>
    </>
  );
}
