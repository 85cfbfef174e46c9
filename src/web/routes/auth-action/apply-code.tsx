import { applyActionCode } from 'firebase/auth';
import { useEffect } from 'react';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { useAuth } from '../../auth/auth-state.ts';
import { firebaseAuth } from '../../auth/firebase.ts';
import { reloadAccount } from '../../auth/start-auth.ts';
import { codeOf } from '../../features/account/auth-error-text.ts';
import { AuthHeading } from '../../features/account/auth-heading.tsx';
import { LinkButton } from '../../navigation/link-button.tsx';
import { ActionFailed } from './action-failed.tsx';
import { ActionWorking } from './action-working.tsx';
import { useCodeOnce } from './use-code-once.ts';

type Props = { mode: 'verifyEmail' | 'verifyAndChangeEmail'; code: string; goesOnAt: string };

export function ApplyCode({ mode, code, goesOnAt }: Props) {
  const { t } = useTranslation();
  const { isAuthenticated, isVerified } = useAuth();
  const applied = useCodeOnce(code, mode, async () => {
    await applyActionCode(await firebaseAuth(), code);
    await reloadAccount().catch(() => {});
    return true;
  });
  // a changed address ends all sessions, and this browser may not have noticed yet
  const staysSignedIn = mode === 'verifyEmail' && isAuthenticated && isVerified === true;
  const goesOn = applied.isSuccess && staysSignedIn;
  const done = t(`authAction.${mode}.done`);
  useEffect(() => {
    if (goesOn) toast.success(done, { id: 'action-done' });
  }, [goesOn, done]);

  if (applied.isError) {
    return <ActionFailed reason={codeOf(applied.error)} mode={mode} onRetry={() => void applied.refetch()} />;
  }
  if (applied.isPending) return <ActionWorking title={t(`authAction.${mode}.title`)} />;
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
