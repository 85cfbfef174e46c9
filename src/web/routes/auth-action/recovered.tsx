import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { AuthHeading } from '../../features/account/auth-heading.tsx';
import { LinkButton } from '../../navigation/link-button.tsx';

/** The change of address was undone. Whoever changed it may know the password. */
export function Recovered() {
  const { t } = useTranslation();
  return (
    <>
      <AuthHeading title={t('authAction.recoverEmail.done')}>
        {t('authAction.recoverEmail.doneDescription')}
      </AuthHeading>
      <Stack sx={{ gap: 1.5 }}>
        <LinkButton to="/password/reset" variant="contained" size="large">
          {t('authAction.recoverEmail.newPassword')}
        </LinkButton>
        <LinkButton to="/login" color="inherit">
          {t('authAction.failed.login')}
        </LinkButton>
      </Stack>
    </>
  );
}
