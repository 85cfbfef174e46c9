import Stack from '@mui/material/Stack';
import { useTranslation } from 'react-i18next';
import { useAuth } from '../../auth/auth-state.ts';
import { authText } from '../../features/account/auth-error-text.ts';
import { AuthHeading } from '../../features/account/auth-heading.tsx';
import { LinkButton } from '../../navigation/link-button.tsx';

/** A link that is used up, expired or cut short, and the way to a new one. */
export function ActionFailed({ reason, mode }: { reason: string; mode: string | null }) {
  const { t } = useTranslation();
  const { isAuthenticated } = useAuth();
  const newLinkAt = mode === 'resetPassword' ? '/password/reset' : isAuthenticated ? '/verify' : null;
  return (
    <>
      <AuthHeading title={t('authAction.failed.title')}>{authText(reason)}</AuthHeading>
      <Stack sx={{ gap: 1.5 }}>
        {newLinkAt && (
          <LinkButton to={newLinkAt} variant="contained" size="large">
            {t('authAction.failed.newLink')}
          </LinkButton>
        )}
        {!isAuthenticated && (
          <LinkButton to="/login" variant={newLinkAt ? 'text' : 'contained'} color={newLinkAt ? 'inherit' : 'primary'}>
            {t('authAction.failed.login')}
          </LinkButton>
        )}
      </Stack>
    </>
  );
}
