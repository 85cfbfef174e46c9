import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useAuth } from '../../auth/auth-state.ts';
import { authText } from '../../features/account/auth-error-text.ts';
import { AuthHeading } from '../../features/account/auth-heading.tsx';
import { LinkButton } from '../../navigation/link-button.tsx';

/** Errors unrelated to the code: the same link may work in a moment. */
const PASSING = ['network-request-failed', 'timeout', 'too-many-requests', 'internal-error'];

type Props = { reason: string; mode: string | null; onRetry?: () => void };

/** A used, expired or incomplete link, with a way to get a new one. */
export function ActionFailed({ reason, mode, onRetry }: Props) {
  const { t } = useTranslation();
  const { isAuthenticated, isVerified } = useAuth();
  const title = titleOf(t, reason);
  if (PASSING.includes(reason) && onRetry) {
    return (
      <>
        <AuthHeading title={title}>{authText(reason)}</AuthHeading>
        <Button variant="contained" size="large" fullWidth onClick={onRetry}>
          {t('common.retry')}
        </Button>
      </>
    );
  }
  // users cannot request this kind of link themselves, so they must contact the operator
  const isRecovery = mode === 'recoverEmail';
  const newLinkAt = isRecovery ? '/help/contact' : wayToNewLink(mode, isAuthenticated, isVerified === true);
  const homeAt = isAuthenticated && isVerified ? '/overview' : '/login';
  return (
    <>
      <AuthHeading title={title}>{authText(reason)}</AuthHeading>
      <Stack sx={{ gap: 1.5 }}>
        {newLinkAt && (
          <LinkButton to={newLinkAt} variant="contained" size="large">
            {isRecovery ? t('footer.contact') : t('authAction.failed.newLink')}
          </LinkButton>
        )}
        <LinkButton
          to={homeAt}
          variant={newLinkAt ? 'text' : 'contained'}
          color={newLinkAt ? 'inherit' : 'primary'}
          size={newLinkAt ? 'medium' : 'large'}
        >
          {homeAt === '/login' ? t('authAction.failed.login') : t('authAction.failed.overview')}
        </LinkButton>
      </Stack>
    </>
  );
}

function titleOf(t: TFunction, reason: string): string {
  if (reason === 'expired-action-code') return t('authAction.failed.expired');
  if (reason === 'invalid-action-code') return t('authAction.failed.used');
  if (reason === 'incomplete-link') return t('authAction.failed.incomplete');
  return t('authAction.failed.title');
}

function wayToNewLink(mode: string | null, isAuthenticated: boolean, isMember: boolean): string | null {
  if (mode === 'resetPassword') return isAuthenticated ? null : '/password/reset';
  if (mode === 'verifyAndChangeEmail') return isMember ? '/profile' : null;
  if (mode === 'verifyEmail') return isAuthenticated && !isMember ? '/verify' : null;
  return null;
}
