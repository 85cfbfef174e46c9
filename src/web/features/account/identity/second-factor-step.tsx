import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import { FactorId, getMultiFactorResolver, type MultiFactorError, TotpMultiFactorGenerator } from 'firebase/auth';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { firebaseAuth } from '../../../auth/firebase.ts';
import { BusyButton } from '../../../components/busy-button.tsx';
import { CodeField } from '../account-schema.ts';
import { authErrorText } from '../auth-error-text.ts';
import { AuthForm } from '../auth-form.tsx';
import { CodeInput } from './code-input.tsx';

const CodeForm = z.object({ code: CodeField });

type Props = { required: MultiFactorError; onDone?: () => void; onCancel: () => void };

/** The step that asks for the second factor, after the password or the provider. */
export function SecondFactorStep({ required, onDone, onCancel }: Props) {
  const { t } = useTranslation();
  const form = useForm({ resolver: zodResolver(CodeForm), defaultValues: { code: '' } });
  const { errors, isSubmitting, isSubmitSuccessful } = form.formState;

  const submit = form.handleSubmit(async ({ code }) => {
    try {
      const resolver = getMultiFactorResolver(await firebaseAuth(), required);
      const factor = resolver.hints.find(({ factorId }) => factorId === FactorId.TOTP);
      await resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(factor?.uid ?? '', code));
      onDone?.();
    } catch (error) {
      form.setError('root', { message: authErrorText(error) });
      form.resetField('code');
    }
  });

  return (
    <AuthForm onSubmit={submit} failure={errors.root?.message}>
      <CodeInput registration={form.register('code')} error={errors.code} autoFocus />
      <BusyButton type="submit" variant="contained" size="large" isBusy={isSubmitting || isSubmitSuccessful}>
        {t('secondFactor.confirm')}
      </BusyButton>
      <Button color="inherit" onClick={onCancel}>
        {t('common.cancel')}
      </Button>
    </AuthForm>
  );
}
