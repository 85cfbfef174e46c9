import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { signInWithEmailAndPassword } from 'firebase/auth';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useConfig } from '../../api/use-config.ts';
import { firebaseAuth } from '../../auth/firebase.ts';
import { EmailField, PasswordField } from '../../features/account/account-schema.ts';
import { authErrorText } from '../../features/account/auth-error-text.ts';
import { AuthHeading } from '../../features/account/auth-heading.tsx';
import { carriedEmail, carryEmail } from '../../features/account/carried-email.ts';
import { EmailInput } from '../../features/account/email-input.tsx';
import { FormFailure } from '../../features/account/form-failure.tsx';
import { LocalBox } from '../../features/account/local-box.tsx';
import { PasswordInput } from '../../features/account/password-input.tsx';
import { TextLink } from '../../navigation/text-link.tsx';

const LoginForm = z.object({ email: EmailField, password: PasswordField });

export function LoginPage() {
  const { t } = useTranslation();
  const demo = useConfig()?.demo;
  const form = useForm({
    resolver: zodResolver(LoginForm),
    defaultValues: { email: carriedEmail(), password: '' },
  });
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;

  const submit = form.handleSubmit(async ({ email, password }) => {
    try {
      await signInWithEmailAndPassword(await firebaseAuth(), email, password);
    } catch (error) {
      form.setError('root', { message: authErrorText(error) });
    }
  });

  return (
    <>
      <AuthHeading title={t('login.title')}>{t('login.description')}</AuthHeading>
      <Stack
        component="form"
        noValidate
        onSubmit={submit}
        onChange={() => carryEmail(form.getValues('email'))}
        sx={{ gap: 2.5 }}
      >
        <FormFailure message={errors.root?.message} />
        <EmailInput registration={form.register('email')} error={errors.email} />
        <Box>
          <PasswordInput registration={form.register('password')} error={errors.password} />
          <Typography variant="body2" sx={{ mt: 1, textAlign: 'end' }}>
            <TextLink to="/password/reset" keepsQuery>
              {t('login.forgot')}
            </TextLink>
          </Typography>
        </Box>
        <Button type="submit" variant="contained" size="large" loading={isSubmitting || isSubmitSuccessful}>
          {t('login.action')}
        </Button>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
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
