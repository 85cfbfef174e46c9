import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { deleteUser } from 'firebase/auth';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../components/busy-button.tsx';
import { ConfirmDialog } from '../../components/dialog/confirm-dialog.tsx';
import { SectionCard } from '../../components/page/section-card.tsx';
import { accountGone } from '../../features/account/account-gone.ts';
import { getSignedIn } from '../../features/account/account-query.ts';
import { authErrorText } from '../../features/account/auth-error-text.ts';
import { FormFailure } from '../../features/account/form-failure.tsx';
import { IdentityNotConfirmed, useConfirmIdentity } from '../../features/account/identity/confirm-identity.tsx';

const LOST = ['stores', 'plan', 'credits', 'sessions'] as const;

/** Shows first what is lost, then confirms the identity, then deletes the account. */
export function DeleteSection() {
  const { t } = useTranslation();
  const { ask } = useConfirmIdentity();
  const [isAsking, setAsking] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const [failure, setFailure] = useState<string>();

  const remove = async () => {
    setAsking(false);
    setFailure(undefined);
    setDeleting(true);
    try {
      await ask();
      const user = await getSignedIn();
      accountGone.raise();
      await deleteUser(user);
    } catch (error) {
      accountGone.take();
      if (!(error instanceof IdentityNotConfirmed)) setFailure(authErrorText(error));
    } finally {
      setDeleting(false);
    }
  };

  return (
    <SectionCard title={t('profile.delete.title')} description={t('profile.delete.description')} isDangerous>
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <FormFailure message={failure} />
        <BusyButton variant="outlined" color="error" isBusy={isDeleting} onClick={() => setAsking(true)}>
          {t('profile.delete.action')}
        </BusyButton>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('profile.delete.confirmTitle')}
        confirmLabel={t('profile.delete.confirm')}
        color="error"
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        <Typography>{t('profile.delete.lost')}</Typography>
        <Box component="ul" sx={{ mt: 1, mb: 2, paddingInlineStart: 2.5 }}>
          {LOST.map((what) => (
            <li key={what}>{t(`profile.delete.${what}`)}</li>
          ))}
        </Box>
        <Typography>{t('profile.delete.forever')}</Typography>
      </ConfirmDialog>
    </SectionCard>
  );
}
