import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { operateEndpoints } from '#contract/endpoints/operate.ts';
import { ask } from '../../api/client.ts';
import { useConfig } from '../../api/use-config.ts';
import { DialogForm, DialogFrame } from '../../components/dialog/form-dialog.tsx';
import { useAct } from './operate-queries.ts';

/** Invites an address to sign up. Not shown where sign-up is closed: an invitation would let nobody in. */
export function InviteForm() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const isClosed = useConfig()?.signUp === 'closed';
  if (isClosed) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('operate.people.invite')}
      </Button>
      <DialogFrame isOpen={isOpen} maxWidth="xs" onClose={close}>
        {(titleId) => <AddressForm titleId={titleId} onClose={close} />}
      </DialogFrame>
    </>
  );
}

function AddressForm({ titleId, onClose }: { titleId: string; onClose: () => void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const email = typed.trim();
  const inviting = useAct();
  const invite = () =>
    inviting.mutate(() => ask(operateEndpoints.invitePerson, { body: { email } }), {
      onSuccess: () => {
        toast.success(t('operate.people.invited', { name: email }));
        onClose();
      },
    });
  return (
    <DialogForm
      titleId={titleId}
      title={t('operate.people.invite')}
      submitLabel={t('operate.people.invite')}
      isReady={/^\S+@\S+$/.test(email)}
      isPending={inviting.isPending}
      error={inviting.error}
      onSubmit={invite}
      onClose={onClose}
    >
      <Typography>{t('operate.people.ask.invite')}</Typography>
      <TextField
        autoFocus
        fullWidth
        type="email"
        label={t('auth.email')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 320, dir: 'ltr' } }}
      />
    </DialogForm>
  );
}
