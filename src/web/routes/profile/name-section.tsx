import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { updateProfile } from 'firebase/auth';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { authText } from '../../features/account/auth-error-text.ts';
import { FormFailure } from '../../features/account/form-failure.tsx';
import { type AccountView, getSignedIn } from './account-query.ts';
import { SectionCard } from './section-card.tsx';
import { useAccountChange } from './use-account-change.ts';

const MAX_NAME_LENGTH = 80;
const NameForm = z.object({
  name: z.string().trim().max(MAX_NAME_LENGTH),
  picture: z.union([z.literal(''), z.url({ protocol: /^https$/, error: 'invalid-picture' })]),
});

export function NameSection({ account }: { account: AccountView }) {
  const { t } = useTranslation();
  const { change, isChanging, failure } = useAccountChange();
  const form = useForm({
    resolver: zodResolver(NameForm),
    values: { name: account.name, picture: account.picture ?? '' },
  });
  const { errors, isDirty } = form.formState;
  const { ref: nameRef, ...name } = form.register('name');
  const { ref: pictureRef, ...picture } = form.register('picture');

  const submit = form.handleSubmit((given) =>
    change(
      async () => updateProfile(await getSignedIn(), { displayName: given.name, photoURL: given.picture }),
      t('profile.name.saved'),
    ),
  );

  return (
    <SectionCard title={t('profile.name.title')} description={t('profile.name.description')}>
      <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2, '& > button': { alignSelf: 'flex-start' } }}>
        <FormFailure message={failure} />
        <TextField
          {...name}
          inputRef={nameRef}
          label={t('profile.name.label')}
          autoComplete="name"
          slotProps={{ htmlInput: { maxLength: MAX_NAME_LENGTH, dir: 'auto' } }}
        />
        <TextField
          {...picture}
          inputRef={pictureRef}
          type="url"
          label={t('profile.name.picture')}
          autoComplete="photo"
          error={errors.picture !== undefined}
          helperText={errors.picture ? authText('invalid-picture') : t('profile.name.pictureHint')}
          slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false } }}
        />
        <Button type="submit" variant="outlined" loading={isChanging} disabled={!isDirty}>
          {t('profile.save')}
        </Button>
      </Stack>
    </SectionCard>
  );
}
