import { zodResolver } from '@hookform/resolvers/zod';
import Stack from '@mui/material/Stack';
import { EmailAuthProvider, reauthenticateWithCredential } from 'firebase/auth';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { BusyButton } from '../../../components/busy-button.tsx';
import { getSignedIn } from '../account-query.ts';
import { PasswordField } from '../account-schema.ts';
import { PasswordInput } from '../password/input.tsx';

const ProofForm = z.object({ password: PasswordField });

type Props = { email: string; onStart: () => void; onConfirmed: () => void; onFailed: (error: unknown) => void };

export function PasswordProof({ email, onStart, onConfirmed, onFailed }: Props) {
  const { t } = useTranslation();
  const form = useForm({ resolver: zodResolver(ProofForm), defaultValues: { password: '' } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ password }) => {
    onStart();
    try {
      await reauthenticateWithCredential(await getSignedIn(), EmailAuthProvider.credential(email, password));
      onConfirmed();
    } catch (error) {
      onFailed(error);
    }
  });

  return (
    <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2 }}>
      <input type="email" value={email} autoComplete="username" readOnly hidden />
      <PasswordInput registration={form.register('password')} error={errors.password} autoFocus />
      <BusyButton type="submit" variant="contained" isBusy={isSubmitting}>
        {t('confirmIdentity.action')}
      </BusyButton>
    </Stack>
  );
}
