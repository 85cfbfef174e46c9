import { zodResolver } from '@hookform/resolvers/zod';
import Stack from '@mui/material/Stack';
import {
  EmailAuthProvider,
  linkWithCredential,
  type MultiFactorError,
  reauthenticateWithCredential,
  updatePassword,
} from 'firebase/auth';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { BusyButton } from '../../components/busy-button.tsx';
import { SectionCard } from '../../components/page/section-card.tsx';
import { type AccountView, getSignedIn } from '../../features/account/account-query.ts';
import { NewPasswordField, PasswordField } from '../../features/account/account-schema.ts';
import { FormFailure } from '../../features/account/form-failure.tsx';
import { isSecondFactorRequired } from '../../features/account/identity/second-factor-error.ts';
import { SecondFactorStep } from '../../features/account/identity/second-factor-step.tsx';
import { PasswordInput } from '../../features/account/password/input.tsx';
import { NewPasswordInput } from '../../features/account/password/new-input.tsx';
import { useAccountChange } from './use-account-change.ts';

const EMPTY = { password: '', newPassword: '' };

/** Asks for the old password first. A user with only a linked provider sets a first password. */
export function PasswordSection({ account }: { account: AccountView }) {
  const { t } = useTranslation();
  const { hasPassword, email } = account;
  const { change, isChanging, failure, setFailure } = useAccountChange();
  const [secondFactor, setSecondFactor] = useState<{ required: MultiFactorError; newPassword: string } | null>(null);
  const form = useForm({
    resolver: zodResolver(
      z.object({ password: hasPassword ? PasswordField : z.string(), newPassword: NewPasswordField }),
    ),
    defaultValues: EMPTY,
  });
  const { errors } = form.formState;
  const newPassword = useWatch({ control: form.control, name: 'newPassword' });

  const save = async (action: () => Promise<unknown>) => {
    if (await change(action, hasPassword ? t('profile.password.changed') : t('profile.password.set')))
      form.reset(EMPTY);
  };
  const saveWithFactor = async (password: string) => {
    await save(async () => updatePassword(await getSignedIn(), password));
    // back to the form, which shows a failure
    setSecondFactor(null);
  };
  const cancel = () => {
    setFailure(undefined);
    setSecondFactor(null);
  };
  const submit = form.handleSubmit((given) =>
    save(async () => {
      const user = await getSignedIn();
      if (!hasPassword) return linkWithCredential(user, EmailAuthProvider.credential(email, given.newPassword));
      try {
        await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, given.password));
      } catch (error) {
        if (isSecondFactorRequired(error)) setSecondFactor({ required: error, newPassword: given.newPassword });
        throw error;
      }
      return updatePassword(user, given.newPassword);
    }),
  );

  return (
    <SectionCard
      anchor="password"
      title={t('profile.password.title')}
      description={hasPassword ? t('profile.password.description') : t('profile.password.noneYet')}
    >
      {secondFactor ? (
        <SecondFactorStep
          required={secondFactor.required}
          onDone={() => void saveWithFactor(secondFactor.newPassword)}
          onCancel={cancel}
        />
      ) : (
        <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2, '& > button': { alignSelf: 'flex-start' } }}>
          <FormFailure message={failure} />
          {/* Tells password managers whose password this is. */}
          <input type="email" value={email} autoComplete="username" readOnly hidden />
          {hasPassword && (
            <PasswordInput
              registration={form.register('password')}
              error={errors.password}
              label={t('profile.password.old')}
            />
          )}
          <NewPasswordInput
            registration={form.register('newPassword')}
            error={errors.newPassword}
            value={newPassword}
            known={[email, account.name]}
            label={t('profile.password.new')}
          />
          <BusyButton type="submit" variant="outlined" isBusy={isChanging}>
            {hasPassword ? t('profile.password.action') : t('profile.password.setAction')}
          </BusyButton>
        </Stack>
      )}
    </SectionCard>
  );
}
