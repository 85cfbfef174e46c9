import { zodResolver } from '@hookform/resolvers/zod';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { createUserWithEmailAndPassword, type MultiFactorError } from 'firebase/auth';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { z } from 'zod';
import type { PublicConfig } from '#contract/config.ts';
import { ApiProblem } from '../../api/api-problem.ts';
import { useConfig } from '../../api/use-config.ts';
import { firebaseAuth } from '../../auth/firebase.ts';
import { returnTarget } from '../../auth/return-to.ts';
import { BusyButton } from '../../components/busy-button.tsx';
import { EmailField, NewPasswordField } from '../../features/account/account-schema.ts';
import { authErrorText, codeOf } from '../../features/account/auth-error-text.ts';
import { AuthForm } from '../../features/account/auth-form.tsx';
import { AuthHeading } from '../../features/account/auth-heading.tsx';
import { claimOperator } from '../../features/account/claim-operator.ts';
import { carriedEmail, carryEmail } from '../../features/account/email/carried-email.ts';
import { CheckedEmailInput } from '../../features/account/email/checked-input.tsx';
import { sendVerificationMail } from '../../features/account/email/verification-mail.ts';
import { ExternalSignIn } from '../../features/account/external/sign-in.tsx';
import { FormDivider } from '../../features/account/form-divider.tsx';
import { isSecondFactorRequired } from '../../features/account/identity/second-factor-error.ts';
import { SecondFactorStep } from '../../features/account/identity/second-factor-step.tsx';
import { NewPasswordInput } from '../../features/account/password/new-input.tsx';
import { PublicLink } from '../../navigation/public-link.tsx';
import { TextLink } from '../../navigation/text-link.tsx';

const SignupForm = z.object({ email: EmailField, password: NewPasswordField });

export function SignupPage() {
  const { t } = useTranslation();
  const { search } = useLocation();
  const form = useForm({
    resolver: zodResolver(SignupForm),
    defaultValues: { email: carriedEmail(), password: '' },
  });
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;
  const [email, password] = useWatch({ control: form.control, name: ['email', 'password'] });
  const [secondFactor, setSecondFactor] = useState<MultiFactorError | null>(null);
  const config = useConfig();
  const isTaken = errors.root?.type === 'email-already-in-use';
  const hasProviders = (config?.providers.length ?? 0) > 0;
  const operatorCode = new URLSearchParams(search).get('operator');
  const notice = noticeOf(operatorCode, config?.signUp);

  const fail = (error: unknown) => {
    if (isSecondFactorRequired(error)) setSecondFactor(error);
    else if (error instanceof ApiProblem) form.setError('root', { message: t('signup.operatorUsed') });
    else form.setError('root', { type: codeOf(error), message: authErrorText(error) });
  };
  const correct = (suggestion: string) => {
    form.setValue('email', suggestion, { shouldValidate: true });
    carryEmail(suggestion);
  };

  const typed = () => {
    carryEmail(form.getValues('email'));
    // an error about another address does not apply to this one
    form.clearErrors('root');
  };

  const submit = form.handleSubmit(async (given) => {
    try {
      if (operatorCode) await claimOperator(operatorCode, given.email);
      const { user } = await createUserWithEmailAndPassword(await firebaseAuth(), given.email, given.password);
      // The next screen can send the mail again, so a failure here does not undo the account.
      await sendVerificationMail(user, returnTarget(search, window.location.origin)).catch(() => {});
    } catch (error) {
      fail(error);
    }
  });

  if (secondFactor) {
    return (
      <>
        <AuthHeading title={t('secondFactor.title')}>{t('secondFactor.description')}</AuthHeading>
        <SecondFactorStep required={secondFactor} onCancel={() => setSecondFactor(null)} />
      </>
    );
  }
  return (
    <>
      <AuthHeading title={t('signup.title')}>{t('signup.description')}</AuthHeading>
      {notice && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t(`signup.${notice}`)}
        </Alert>
      )}
      <AuthForm onSubmit={submit} failure={errors.root?.message} advice={isTaken && <TakenAdvice />} onTyped={typed}>
        <CheckedEmailInput
          registration={form.register('email')}
          read={() => form.getValues('email')}
          write={correct}
          error={errors.email}
        />
        <NewPasswordInput
          registration={form.register('password')}
          error={errors.password}
          value={password}
          known={[email]}
        />
        <BusyButton type="submit" variant="contained" size="large" isBusy={isSubmitting || isSubmitSuccessful}>
          {t('signup.action')}
        </BusyButton>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          <Trans
            i18nKey="signup.legal"
            components={{
              terms: <PublicLink to="/terms" target="_blank" />,
              privacy: <PublicLink to="/privacy" target="_blank" />,
            }}
          />
        </Typography>
      </AuthForm>
      {hasProviders && !operatorCode && <FormDivider />}
      {!operatorCode && <ExternalSignIn onStart={() => form.clearErrors('root')} onFailed={fail} />}
      <Typography variant="body2" sx={{ mt: 2.5, color: 'text.secondary' }}>
        {t('signup.hasAccount')}{' '}
        <TextLink to="/login" keepsQuery>
          {t('signup.login')}
        </TextLink>
      </Typography>
    </>
  );
}

/** Both pages know the address that was typed here. */
function TakenAdvice() {
  return (
    <Trans
      i18nKey="signup.taken"
      components={{
        login: <TextLink to="/login" keepsQuery />,
        reset: <TextLink to="/password/reset" keepsQuery />,
      }}
    />
  );
}

/** Who may sign up, unless everybody may. */
function noticeOf(operatorCode: string | null, signUp: PublicConfig['signUp'] = 'open') {
  if (operatorCode) return 'operator';
  return signUp === 'open' ? null : signUp === 'closed' ? 'closed' : 'invitationOnly';
}
