import { zodResolver } from '@hookform/resolvers/zod';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LONGEST_KEY_NAME, MAX_CALLS_PER_MINUTE, PersonalKeyBody } from '#contract/account/personal-key.ts';
import { personalKeyEndpoints } from '#contract/endpoints/personal-keys.ts';
import { ask } from '../../api/client.ts';
import { DialogForm, DialogFrame } from '../../components/dialog/form-dialog.tsx';
import { unlessClosed, useConfirmIdentity } from '../../features/account/identity/confirm-identity.tsx';
import { useFormat } from '../../i18n/use-format.ts';
import { keysKey } from './keys-query.ts';
import { MadeKey } from './made-key.tsx';

type Props = { onClose: () => void };

/** Asks for a key's name, creates it, and shows it once. */
export function MakeKeyDialog({ onClose }: Props) {
  return (
    <DialogFrame isOpen onClose={onClose}>
      {(titleId) => <MakeKeyForm titleId={titleId} onClose={onClose} />}
    </DialogFrame>
  );
}

function MakeKeyForm({ titleId, onClose }: { titleId: string; onClose: () => void }) {
  const { t } = useTranslation();
  const format = useFormat();
  const queryClient = useQueryClient();
  const { withFreshSignIn } = useConfirmIdentity();
  const form = useForm({
    resolver: zodResolver(PersonalKeyBody),
    defaultValues: { name: '', mayWrite: false, callsPerMinute: 60 },
  });
  const make = useMutation({
    mutationFn: (body: PersonalKeyBody) => withFreshSignIn(() => ask(personalKeyEndpoints.makePersonalKey, { body })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keysKey }),
  });
  if (make.data) return <MadeKey titleId={titleId} made={make.data} onClose={onClose} />;

  const { errors } = form.formState;
  const { ref: nameRef, ...name } = form.register('name');
  const { ref: callsRef, ...calls } = form.register('callsPerMinute', { valueAsNumber: true });
  const mayWrite = form.watch('mayWrite');
  return (
    <DialogForm
      titleId={titleId}
      title={t('profile.keys.make')}
      submitLabel={t('profile.keys.make')}
      isPending={make.isPending}
      error={unlessClosed(make.error)}
      onSubmit={form.handleSubmit((body) => make.mutate(body))}
      onClose={onClose}
    >
      <TextField
        {...name}
        inputRef={nameRef}
        autoFocus
        label={t('profile.keys.name')}
        error={errors.name !== undefined}
        helperText={errors.name ? t('profile.keys.nameMissing') : t('profile.keys.nameHint')}
        slotProps={{ htmlInput: { maxLength: LONGEST_KEY_NAME, dir: 'auto', autoComplete: 'off' } }}
      />
      <RadioGroup
        aria-label={t('profile.keys.rights')}
        value={mayWrite ? 'write' : 'read'}
        onChange={(_event, value) => form.setValue('mayWrite', value === 'write')}
      >
        <FormControlLabel value="read" control={<Radio />} label={t('profile.keys.mayRead')} />
        <FormControlLabel value="write" control={<Radio />} label={t('profile.keys.mayWrite')} />
      </RadioGroup>
      <TextField
        {...calls}
        inputRef={callsRef}
        type="number"
        label={t('profile.keys.callsPerMinute')}
        error={errors.callsPerMinute !== undefined}
        helperText={t('profile.keys.callsRange', {
          low: format.count(1),
          high: format.count(MAX_CALLS_PER_MINUTE),
        })}
        slotProps={{ htmlInput: { min: 1, max: MAX_CALLS_PER_MINUTE, dir: 'ltr' } }}
      />
    </DialogForm>
  );
}
