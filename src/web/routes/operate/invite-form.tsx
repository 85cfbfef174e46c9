import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { operateEndpoints } from '#contract/endpoints/operate.ts';
import { ask } from '../../api/client.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { useAct } from './operate-queries.ts';

/** Lets an address sign up, whatever the sign-up setting. */
export function InviteForm() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [email, setEmail] = useState('');
  const inviting = useAct();
  const close = () => {
    inviting.reset();
    setOpen(false);
    setEmail('');
  };
  const invite = () =>
    inviting.mutate(() => ask(operateEndpoints.invitePerson, { body: { email } }), {
      onSuccess: () => {
        toast.success(t('operate.people.invited', { name: email }));
        close();
      },
    });
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('operate.people.invite')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('operate.people.invite')}
        confirmLabel={t('operate.people.invite')}
        isBlocked={!/^\S+@\S+$/.test(email.trim())}
        isLoading={inviting.isPending}
        error={inviting.error}
        onConfirm={invite}
        onCancel={close}
      >
        {t('operate.people.ask.invite')}
        <TextField
          fullWidth
          type="email"
          label={t('auth.email')}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 320, dir: 'ltr' } }}
          sx={{ mt: 2 }}
        />
      </ConfirmDialog>
    </>
  );
}
