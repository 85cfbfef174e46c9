import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import { verifyBeforeUpdateEmail } from 'firebase/auth';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { firebaseAuth } from '../../auth/firebase.ts';
import { BusyButton } from '../../components/busy-button.tsx';
import { EmailField } from '../../features/account/account-schema.ts';
import { authErrorText } from '../../features/account/auth-error-text.ts';
import { AuthForm } from '../../features/account/auth-form.tsx';
import { AuthHeading } from '../../features/account/auth-heading.tsx';
import { carryEmail } from '../../features/account/email/carried-email.ts';
import { CheckedEmailInput } from '../../features/account/email/checked-input.tsx';

const AddressForm = z.object({ email: EmailField });

type Props = { onSent: (email: string) => void; onCancel: () => void };

/** For users who mistyped their address at sign-up. Confirming the right one completes the change. */
export function OtherAddress({ onSent, onCancel }: Props) {
  const { t } = useTranslation();
  const form = useForm({ resolver: zodResolver(AddressForm), defaultValues: { email: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ email }) => {
    try {
      const { currentUser } = await firebaseAuth();
      if (currentUser) await verifyBeforeUpdateEmail(currentUser, email);
      carryEmail(email);
      onSent(email);
    } catch (error) {
      form.setError('root', { message: authErrorText(error) });
    }
  });

  return (
    <>
      <AuthHeading title={t('verify.change.title')}>{t('verify.change.description')}</AuthHeading>
      <AuthForm onSubmit={submit} failure={errors.root?.message}>
        <CheckedEmailInput
          registration={form.register('email')}
          read={() => form.getValues('email')}
          write={(email) => form.setValue('email', email, { shouldValidate: true })}
          error={errors.email}
          autoFocus
        />
        <BusyButton type="submit" variant="contained" size="large" isBusy={isSubmitting}>
          {t('verify.change.action')}
        </BusyButton>
        <Button color="inherit" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </AuthForm>
    </>
  );
}
