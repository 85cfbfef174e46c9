import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createUserWithEmailAndPassword } from 'firebase/auth';
import { useForm } from 'react-hook-form';
import { Trans, useTranslation } from 'react-i18next';
import { z } from 'zod';
import { firebaseAuth } from '../../auth/firebase.ts';
import { EmailField, NewPasswordField } from '../../features/account/account-schema.ts';
import { authErrorText } from '../../features/account/auth-error-text.ts';
import { AuthHeading } from '../../features/account/auth-heading.tsx';
import { carriedEmail, carryEmail } from '../../features/account/carried-email.ts';
import { EmailInput } from '../../features/account/email-input.tsx';
import { FormFailure } from '../../features/account/form-failure.tsx';
import { PasswordInput } from '../../features/account/password-input.tsx';
import { sendVerificationMail } from '../../features/account/verification-mail.ts';
import { TextLink } from '../../navigation/text-link.tsx';

const SignupForm = z.object({ email: EmailField, password: NewPasswordField });

export function SignupPage() {
  const { t } = useTranslation();
  const form = useForm({
    resolver: zodResolver(SignupForm),
    defaultValues: { email: carriedEmail(), password: '' },
  });
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;

  const submit = form.handleSubmit(async ({ email, password }) => {
    try {
      const { user } = await createUserWithEmailAndPassword(await firebaseAuth(), email, password);
      // The next screen has a button to send it again, so a mail that fails does not undo the account.
      await sendVerificationMail(user).catch(() => {});
    } catch (error) {
      form.setError('root', { message: authErrorText(error) });
    }
  });

  return (
    <>
      <AuthHeading title={t('signup.title')}>{t('signup.description')}</AuthHeading>
      <Stack
        component="form"
        noValidate
        onSubmit={submit}
        onChange={() => carryEmail(form.getValues('email'))}
        sx={{ gap: 2.5 }}
      >
        <FormFailure message={errors.root?.message} />
        <EmailInput registration={form.register('email')} error={errors.email} />
        <PasswordInput
          registration={form.register('password')}
          error={errors.password}
          hint={t('signup.passwordHint')}
          isNew
        />
        <Button type="submit" variant="contained" size="large" loading={isSubmitting || isSubmitSuccessful}>
          {t('signup.action')}
        </Button>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          <Trans
            i18nKey="signup.legal"
            components={{ terms: <TextLink to="/terms" />, privacy: <TextLink to="/privacy" /> }}
          />
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('signup.hasAccount')}{' '}
          <TextLink to="/login" keepsQuery>
            {t('signup.login')}
          </TextLink>
        </Typography>
      </Stack>
    </>
  );
}
