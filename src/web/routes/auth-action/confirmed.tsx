import { useEffect } from 'react';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { useAuth } from '../../auth/auth-state.ts';
import { AuthHeading } from '../../features/account/auth-heading.tsx';
import { LinkButton } from '../../navigation/link-button.tsx';

type Props = { mode: 'verifyEmail' | 'verifyAndChangeEmail'; goesOnAt: string };

/** The address is the account's now. */
export function Confirmed({ mode, goesOnAt }: Props) {
  const { t } = useTranslation();
  const { isAuthenticated, isVerified } = useAuth();
  // a changed address ends all sessions, and this browser may not have noticed yet
  const goesOn = mode === 'verifyEmail' && isAuthenticated && isVerified === true;
  const done = t(`authAction.${mode}.done`);
  useEffect(() => {
    if (goesOn) toast.success(done, { id: 'action-done' });
  }, [goesOn, done]);

  if (goesOn) return <Navigate to={goesOnAt} replace />;
  return (
    <>
      <AuthHeading title={done}>{t(`authAction.${mode}.doneDescription`)}</AuthHeading>
      <LinkButton to={`/login?returnTo=${encodeURIComponent(goesOnAt)}`} variant="contained" size="large" fullWidth>
        {t('authAction.verifyEmail.continue')}
      </LinkButton>
    </>
  );
}
