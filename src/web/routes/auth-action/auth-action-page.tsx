import { useSearchParams } from 'react-router';
import { ActionFailed } from './action-failed.tsx';
import { ApplyCode } from './apply-code.tsx';
import { SetPassword } from './set-password.tsx';

const APPLIED_MODES = ['verifyEmail', 'recoverEmail', 'verifyAndChangeEmail'] as const;

/** Where the links of our mails lead: `?mode=…&oobCode=…`. */
export function AuthActionPage() {
  const [params] = useSearchParams();
  const mode = params.get('mode');
  const code = params.get('oobCode');
  if (!code) return <ActionFailed reason="invalid-action-code" mode={mode} />;
  if (mode === 'resetPassword') return <SetPassword code={code} />;
  const applied = APPLIED_MODES.find((known) => known === mode);
  if (applied) return <ApplyCode key={code} mode={applied} code={code} />;
  return <ActionFailed reason="invalid-action-code" mode={mode} />;
}
