import { applyActionCode, checkActionCode } from 'firebase/auth';
import { Trans, useTranslation } from 'react-i18next';
import { firebaseAuth } from '../../auth/firebase.ts';
import { reloadAccount } from '../../auth/start-auth.ts';
import { BusyButton } from '../../components/busy-button.tsx';
import { codeOf } from '../../features/account/auth-error-text.ts';
import { AuthHeading } from '../../features/account/auth-heading.tsx';
import { Address } from '../../features/account/email/address.tsx';
import { carryEmail } from '../../features/account/email/carried-email.ts';
import { ActionFailed } from './action-failed.tsx';
import { ActionWorking } from './action-working.tsx';
import { Confirmed } from './confirmed.tsx';
import { Recovered } from './recovered.tsx';
import { useCodeOnce } from './use-code-once.ts';

type Props = {
  mode: 'verifyEmail' | 'verifyAndChangeEmail' | 'recoverEmail';
  code: string;
  goesOnAt: string;
};

/** Shows the address that a code confirms or restores. It needs a click, because mail scanners open links too. */
export function ApplyCode({ mode, code, goesOnAt }: Props) {
  const { t } = useTranslation();
  const email = useCodeOnce(code, mode, async () => {
    const { data } = await checkActionCode(await firebaseAuth(), code);
    return data.email ?? '';
  });
  const apply = async () => {
    await applyActionCode(await firebaseAuth(), code);
    await reloadAccount().catch(() => {});
    if (mode === 'recoverEmail') carryEmail(email.data ?? '');
    return true;
  };
  const applied = useCodeOnce(code, `${mode} applied`, apply, { onRequest: true });

  const failed = [email, applied].find(({ isError }) => isError);
  if (failed) return <ActionFailed reason={codeOf(failed.error)} mode={mode} onRetry={() => void failed.refetch()} />;
  if (email.data === undefined) return <ActionWorking title={t(`authAction.${mode}.title`)} />;
  if (applied.isSuccess) return mode === 'recoverEmail' ? <Recovered /> : <Confirmed mode={mode} goesOnAt={goesOnAt} />;
  return (
    <>
      <AuthHeading title={t(`authAction.${mode}.title`)}>
        <Trans i18nKey={`authAction.${mode}.description`} components={{ address: <Address email={email.data} /> }} />
      </AuthHeading>
      <BusyButton
        variant="contained"
        size="large"
        fullWidth
        autoFocus
        isBusy={applied.isFetching}
        onClick={() => void applied.refetch()}
      >
        {t(`authAction.${mode}.action`)}
      </BusyButton>
    </>
  );
}
