import { zodResolver } from '@hookform/resolvers/zod';
import type { MultiFactorError } from 'firebase/auth';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { z } from 'zod';
import { BusyButton } from '../../components/busy-button.tsx';
import { EmailField } from '../../features/account/account-schema.ts';
import { authErrorText, codeOf } from '../../features/account/auth-error-text.ts';
import { AuthForm } from '../../features/account/auth-form.tsx';
import { AuthHeading } from '../../features/account/auth-heading.tsx';
import { EmailInput } from '../../features/account/email/input.tsx';
import { emailOfLink, signInByEmailLink } from '../../features/account/email/link.ts';
import { isSecondFactorRequired } from '../../features/account/identity/second-factor-error.ts';
import { SecondFactorStep } from '../../features/account/identity/second-factor-step.tsx';
import { ActionFailed } from './action-failed.tsx';

const AddressForm = z.object({ email: EmailField });
/** Errors that another address or another attempt may fix. */
const MENDABLE = ['invalid-email', 'network-request-failed', 'too-many-requests', 'timeout'];

/** Signs in with a mailed link, after a click. On another device it asks for the address the link was sent to. */
export function SignInByLink({ goesOnAt }: { goesOnAt: string }) {
  const { t } = useTranslation();
  const [isDone, setDone] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [secondFactor, setSecondFactor] = useState<MultiFactorError | null>(null);
  const form = useForm({ resolver: zodResolver(AddressForm), defaultValues: { email: emailOfLink() ?? '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ email }) => {
    try {
      await signInByEmailLink(email, window.location.href);
      setDone(true);
    } catch (error) {
      const reason = codeOf(error);
      if (isSecondFactorRequired(error)) setSecondFactor(error);
      else if (MENDABLE.includes(reason)) form.setError('root', { message: authErrorText(error) });
      else setFailure(reason);
    }
  });

  if (isDone) return <Navigate to={goesOnAt} replace />;
  if (failure) return <ActionFailed reason={failure} mode="signIn" />;
  if (secondFactor) {
    return (
      <>
        <AuthHeading title={t('secondFactor.title')}>{t('secondFactor.description')}</AuthHeading>
        <SecondFactorStep
          required={secondFactor}
          onDone={() => setDone(true)}
          onCancel={() => setFailure('invalid-action-code')}
        />
      </>
    );
  }
  return (
    <>
      <AuthHeading title={t('authAction.signIn.title')}>{t('authAction.signIn.description')}</AuthHeading>
      <AuthForm onSubmit={submit} failure={errors.root?.message}>
        <EmailInput registration={form.register('email')} error={errors.email} />
        <BusyButton type="submit" variant="contained" size="large" isBusy={isSubmitting}>
          {t('login.action')}
        </BusyButton>
      </AuthForm>
    </>
  );
}
