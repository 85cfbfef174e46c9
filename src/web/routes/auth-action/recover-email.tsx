import Stack from '@mui/material/Stack';
import { applyActionCode, checkActionCode } from 'firebase/auth';
import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { firebaseAuth } from '../../auth/firebase.ts';
import { reloadAccount } from '../../auth/start-auth.ts';
import { BusyButton } from '../../components/busy-button.tsx';
import { Address } from '../../features/account/address.tsx';
import { codeOf } from '../../features/account/auth-error-text.ts';
import { AuthHeading } from '../../features/account/auth-heading.tsx';
import { carryEmail } from '../../features/account/carried-email.ts';
import { LinkButton } from '../../navigation/link-button.tsx';
import { ActionFailed } from './action-failed.tsx';
import { ActionWorking } from './action-working.tsx';
import { useCodeOnce } from './use-code-once.ts';

type State = { at: 'asking' | 'working' | 'done' } | { at: 'failed'; reason: string };

/** Undoes a change of address. It needs a click, because mail scanners open links too. */
export function RecoverEmail({ code }: { code: string }) {
  const { t } = useTranslation();
  const [state, setState] = useState<State>({ at: 'asking' });
  const former = useCodeOnce(code, 'recoverEmail', async () => {
    const { data } = await checkActionCode(await firebaseAuth(), code);
    return data.email ?? '';
  });

  const restore = async () => {
    setState({ at: 'working' });
    try {
      await applyActionCode(await firebaseAuth(), code);
      await reloadAccount().catch(() => {});
      carryEmail(former.data ?? '');
      setState({ at: 'done' });
    } catch (error) {
      setState({ at: 'failed', reason: codeOf(error) });
    }
  };

  if (former.isError) {
    return <ActionFailed reason={codeOf(former.error)} mode="recoverEmail" onRetry={() => void former.refetch()} />;
  }
  if (former.isPending) return <ActionWorking title={t('authAction.recoverEmail.title')} />;
  if (state.at === 'failed') {
    return <ActionFailed reason={state.reason} mode="recoverEmail" onRetry={() => void restore()} />;
  }
  if (state.at === 'done') {
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
  return (
    <>
      <AuthHeading title={t('authAction.recoverEmail.title')}>
        <Trans
          i18nKey="authAction.recoverEmail.description"
          components={{ address: <Address email={former.data} /> }}
        />
      </AuthHeading>
      <BusyButton
        variant="contained"
        size="large"
        fullWidth
        isBusy={state.at === 'working'}
        onClick={() => void restore()}
      >
        {t('authAction.recoverEmail.action')}
      </BusyButton>
    </>
  );
}
