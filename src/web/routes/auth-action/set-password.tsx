import { zodResolver } from '@hookform/resolvers/zod';
import { confirmPasswordReset, verifyPasswordResetCode } from 'firebase/auth';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { z } from 'zod';
import { checkSignIn } from '../../auth/check-sign-in.ts';
import { firebaseAuth } from '../../auth/firebase.ts';
import { BusyButton } from '../../components/busy-button.tsx';
import { NewPasswordField } from '../../features/account/account-schema.ts';
import { authErrorText, codeOf } from '../../features/account/auth-error-text.ts';
import { AuthForm } from '../../features/account/auth-form.tsx';
import { AuthHeading } from '../../features/account/auth-heading.tsx';
import { Address } from '../../features/account/email/address.tsx';
import { carryEmail } from '../../features/account/email/carried-email.ts';
import { NewPasswordInput } from '../../features/account/password/new-input.tsx';
import { LinkButton } from '../../navigation/link-button.tsx';
import { ActionFailed } from './action-failed.tsx';
import { ActionWorking } from './action-working.tsx';
import { useCodeOnce } from './use-code-once.ts';

const PasswordForm = z.object({ password: NewPasswordField });

export function SetPassword({ code }: { code: string }) {
  const { t } = useTranslation();
  const [isDone, setDone] = useState(false);
  const account = useCodeOnce(code, 'resetPassword', async () => verifyPasswordResetCode(await firebaseAuth(), code));

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
  if (account.isError) {
    return <ActionFailed reason={codeOf(account.error)} mode="resetPassword" onRetry={() => void account.refetch()} />;
  }
  if (account.isPending) return <ActionWorking title={t('authAction.resetPassword.title')} />;
  const finish = () => {
    carryEmail(account.data);
    setDone(true);
    // every session ends with the old password, including this page's
    void checkSignIn();
  };
  return <PasswordFields code={code} email={account.data} onDone={finish} />;
}

function PasswordFields({ code, email, onDone }: { code: string; email: string; onDone: () => void }) {
  const { t } = useTranslation();
  const form = useForm({ resolver: zodResolver(PasswordForm), defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;
  const password = useWatch({ control: form.control, name: 'password' });

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
        <Trans i18nKey="authAction.resetPassword.description" components={{ address: <Address email={email} /> }} />
      </AuthHeading>
      <AuthForm onSubmit={submit} failure={errors.root?.message}>
        {/* Tells password managers whose password this is. */}
        <input type="email" value={email} autoComplete="username" readOnly hidden />
        <NewPasswordInput
          registration={form.register('password')}
          error={errors.password}
          value={password}
          known={[email]}
          label={t('authAction.resetPassword.newPassword')}
        />
        <BusyButton type="submit" variant="contained" size="large" isBusy={isSubmitting}>
          {t('authAction.resetPassword.action')}
        </BusyButton>
      </AuthForm>
    </>
  );
}
