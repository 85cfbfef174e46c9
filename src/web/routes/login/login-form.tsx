import { zodResolver } from '@hookform/resolvers/zod';
import MailIcon from '@mui/icons-material/MailOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type MultiFactorError, signInWithEmailAndPassword } from 'firebase/auth';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { z } from 'zod';
import { useConfig } from '../../api/use-config.ts';
import { firebaseAuth } from '../../auth/firebase.ts';
import { takeRedirectFailure } from '../../auth/redirect-outcome.ts';
import { returnTarget } from '../../auth/return-to.ts';
import { BusyButton } from '../../components/busy-button.tsx';
import { EmailField, PasswordField } from '../../features/account/account-schema.ts';
import { authErrorText } from '../../features/account/auth-error-text.ts';
import { AuthForm } from '../../features/account/auth-form.tsx';
import { AuthHeading } from '../../features/account/auth-heading.tsx';
import { carriedEmail, carryEmail } from '../../features/account/email/carried-email.ts';
import { EmailInput } from '../../features/account/email/input.tsx';
import { sendEmailLink } from '../../features/account/email/link.ts';
import { LocalBox } from '../../features/account/email/local-box.tsx';
import { ExternalSignIn } from '../../features/account/external/sign-in.tsx';
import { FormDivider } from '../../features/account/form-divider.tsx';
import { isSecondFactorRequired } from '../../features/account/identity/second-factor-error.ts';
import { PasswordInput } from '../../features/account/password/input.tsx';
import { TextLink } from '../../navigation/text-link.tsx';

const LoginFields = z.object({ email: EmailField, password: PasswordField });

type Props = { onSecondFactor: (required: MultiFactorError) => void; onLinkSent: (email: string) => void };

export function LoginForm({ onSecondFactor, onLinkSent }: Props) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const demo = useConfig()?.demo;
  const [isSendingLink, setSendingLink] = useState(false);
  const form = useForm({
    resolver: zodResolver(LoginFields),
    defaultValues: { email: carriedEmail(), password: '' },
  });
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;

  const fail = (error: unknown) => {
    if (isSecondFactorRequired(error)) onSecondFactor(error);
    else form.setError('root', { message: authErrorText(error) });
  };
  const showRedirectFailure = useEffectEvent(() => {
    const failure = takeRedirectFailure();
    if (failure) fail(failure);
  });
  useEffect(() => showRedirectFailure(), []);

  const submit = form.handleSubmit(async ({ email, password }) => {
    try {
      await signInWithEmailAndPassword(await firebaseAuth(), email, password);
    } catch (error) {
      fail(error);
    }
  });
  const sendLink = async () => {
    form.clearErrors();
    if (!(await form.trigger('email', { shouldFocus: true }))) return;
    const email = form.getValues('email').trim();
    setSendingLink(true);
    try {
      await sendEmailLink(email, returnTarget(search, window.location.origin));
      onLinkSent(email);
    } catch (error) {
      fail(error);
    } finally {
      setSendingLink(false);
    }
  };

  return (
    <>
      <AuthHeading title={t('login.title')}>{t('login.description')}</AuthHeading>
      <AuthForm onSubmit={submit} failure={errors.root?.message} onTyped={() => carryEmail(form.getValues('email'))}>
        <EmailInput registration={form.register('email')} error={errors.email} />
        <Box>
          <PasswordInput registration={form.register('password')} error={errors.password} />
          <Typography variant="body2" sx={{ mt: 1, textAlign: 'end' }}>
            <TextLink to="/password/reset" keepsQuery>
              {t('login.forgot')}
            </TextLink>
          </Typography>
        </Box>
        <BusyButton type="submit" variant="contained" size="large" isBusy={isSubmitting || isSubmitSuccessful}>
          {t('login.action')}
        </BusyButton>
      </AuthForm>
      <FormDivider />
      <Stack sx={{ gap: 1.5 }}>
        <ExternalSignIn onStart={() => form.clearErrors('root')} onFailed={fail} />
        <BusyButton
          variant="outlined"
          size="large"
          color="inherit"
          startIcon={<MailIcon fontSize="small" />}
          isBusy={isSendingLink}
          onClick={() => void sendLink()}
        >
          {t('emailLink.action')}
        </BusyButton>
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {t('login.noAccount')}{' '}
          <TextLink to="/signup" keepsQuery>
            {t('login.signup')}
          </TextLink>
        </Typography>
      </Stack>
      {demo && (
        <LocalBox
          action={
            <Button variant="outlined" size="small" onClick={() => form.reset(demo)}>
              {t('login.demo.action')}
            </Button>
          }
        >
          {t('login.demo.description')}
        </LocalBox>
      )}
    </>
  );
}
