import LinearProgress from '@mui/material/LinearProgress';
import { useQuery } from '@tanstack/react-query';
import { applyActionCode } from 'firebase/auth';
import { useTranslation } from 'react-i18next';
import { firebaseAuth } from '../../auth/firebase.ts';
import { reloadAccount } from '../../auth/start-auth.ts';
import { codeOf } from '../../features/account/auth-error-text.ts';
import { AuthHeading } from '../../features/account/auth-heading.tsx';
import { LinkButton } from '../../navigation/link-button.tsx';
import { ActionFailed } from './action-failed.tsx';

type Props = { mode: 'verifyEmail' | 'recoverEmail' | 'verifyAndChangeEmail'; code: string };

export function ApplyCode({ mode, code }: Props) {
  const { t } = useTranslation();
  // A code works once: the cache keeps a second drawing from using it again.
  const applied = useQuery({
    queryKey: ['action-code', code],
    queryFn: async () => {
      await applyActionCode(await firebaseAuth(), code);
      await reloadAccount().catch(() => {});
      return true;
    },
    retry: false,
    staleTime: Infinity,
    gcTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

  if (applied.isError) return <ActionFailed reason={codeOf(applied.error)} mode={mode} />;
  if (applied.isPending) {
    return (
      <>
        <AuthHeading title={t(`authAction.${mode}.title`)}>{t('authAction.working')}</AuthHeading>
        <LinearProgress aria-label={t('common.loading')} />
      </>
    );
  }
  return (
    <>
      <AuthHeading title={t(`authAction.${mode}.done`)}>{t(`authAction.${mode}.doneDescription`)}</AuthHeading>
      <LinkButton to="/login" variant="contained" size="large" fullWidth>
        {t('authAction.verifyEmail.continue')}
      </LinkButton>
    </>
  );
}
