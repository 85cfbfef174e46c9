import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { updateProfile } from 'firebase/auth';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { FormFailure } from '../../features/account/form-failure.tsx';
import { type AccountView, getSignedIn } from './account-query.ts';
import { SectionCard } from './section-card.tsx';
import { useAccountChange } from './use-account-change.ts';

const MAX_NAME_LENGTH = 80;
const NameForm = z.object({ name: z.string().trim().max(MAX_NAME_LENGTH) });

export function NameSection({ account }: { account: AccountView }) {
  const { t } = useTranslation();
  const { change, isChanging, failure } = useAccountChange();
  const form = useForm({ resolver: zodResolver(NameForm), values: { name: account.name } });
  const { ref, ...field } = form.register('name');

  const submit = form.handleSubmit(({ name }) =>
    change(async () => updateProfile(await getSignedIn(), { displayName: name }), t('profile.name.saved')),
  );

  return (
    <SectionCard title={t('profile.name.title')} description={t('profile.name.description')}>
      <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 2, '& > button': { alignSelf: 'flex-start' } }}>
        <FormFailure message={failure} />
        <TextField
          {...field}
          inputRef={ref}
          label={t('profile.name.label')}
          autoComplete="name"
          slotProps={{ htmlInput: { maxLength: MAX_NAME_LENGTH, dir: 'auto' } }}
        />
        <Button type="submit" variant="outlined" loading={isChanging} disabled={!form.formState.isDirty}>
          {t('profile.save')}
        </Button>
      </Stack>
    </SectionCard>
  );
}
