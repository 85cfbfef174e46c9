import { zodResolver } from '@hookform/resolvers/zod';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { updateProfile } from 'firebase/auth';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { UserInfo } from '#contract/account/user.ts';
import { BusyButton } from '../../components/busy-button.tsx';
import { SectionCard } from '../../components/page/section-card.tsx';
import { type AccountView, getSignedIn } from '../../features/account/account-query.ts';
import { FormFailure } from '../../features/account/form-failure.tsx';
import { PictureField } from './picture-field.tsx';
import { useAccountChange } from './use-account-change.ts';

const MAX_NAME_LENGTH = 80;
const NameForm = z.object({ name: z.string().trim().max(MAX_NAME_LENGTH) });

export function NameSection({ account, info }: { account: AccountView; info: UserInfo }) {
  const { t } = useTranslation();
  const { change, isChanging, failure } = useAccountChange();
  const form = useForm({ resolver: zodResolver(NameForm), values: { name: account.name } });
  const { isDirty } = form.formState;
  const { ref: nameRef, ...name } = form.register('name');

  const submit = form.handleSubmit((given) =>
    change(async () => updateProfile(await getSignedIn(), { displayName: given.name }), t('profile.name.saved')),
  );

  return (
    <SectionCard title={t('profile.name.title')} description={t('profile.name.description')}>
      <PictureField info={info} />
      <Stack
        component="form"
        noValidate
        onSubmit={submit}
        sx={{ mt: 3, gap: 2, '& > button': { alignSelf: 'flex-start' } }}
      >
        <FormFailure message={failure} />
        <TextField
          {...name}
          inputRef={nameRef}
          label={t('profile.name.label')}
          autoComplete="name"
          slotProps={{ htmlInput: { maxLength: MAX_NAME_LENGTH, dir: 'auto' } }}
        />
        <BusyButton type="submit" variant="outlined" isBusy={isChanging} disabled={!isDirty}>
          {t('profile.save')}
        </BusyButton>
      </Stack>
    </SectionCard>
  );
}
