import { useSearchParams } from 'react-router';
import { continueTarget } from '../../auth/return-to.ts';
import { ActionFailed } from './action-failed.tsx';
import { ApplyCode } from './apply-code.tsx';
import { SetPassword } from './set-password.tsx';
import { SignInByLink } from './sign-in-by-link.tsx';

/** The form of a code. Anything else was cut off on the way. */
const WHOLE_CODE = /^[\w-]{40,}$/;

/** The target of our mailed links: `?mode=…&oobCode=…&continueUrl=…`. */
export function AuthActionPage() {
  const [params] = useSearchParams();
  const mode = params.get('mode');
  const code = params.get('oobCode') ?? '';
  const goesOnAt = continueTarget(params.get('continueUrl'), window.location.origin);
  if (!WHOLE_CODE.test(code)) return <ActionFailed reason="incomplete-link" mode={mode} />;
  switch (mode) {
    case 'resetPassword':
      return <SetPassword key={code} code={code} />;
    case 'signIn':
      return <SignInByLink key={code} goesOnAt={goesOnAt} />;
    case 'recoverEmail':
    case 'verifyEmail':
    case 'verifyAndChangeEmail':
      return <ApplyCode key={code} mode={mode} code={code} goesOnAt={goesOnAt} />;
    default:
      return <ActionFailed reason="incomplete-link" mode={mode} />;
  }
}
