import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { renewAccount } from '../../features/account/account-query.ts';
import { codeOf, memberErrorText } from '../../features/account/auth-error-text.ts';
import { IdentityNotConfirmed, useConfirmIdentity } from '../../features/account/identity/confirm-identity.tsx';

/** Runs one change of the account at a time, with a fresh sign-in if it needs one, and reports the result. */
export function useAccountChange() {
  const { withFreshSignIn } = useConfirmIdentity();
  const [isChanging, setChanging] = useState(false);
  const [failure, setFailure] = useState<string>();

  /** `done`: the toast afterwards. Returns whether the change succeeded. */
  const change = async (action: () => Promise<unknown>, done?: string): Promise<boolean> => {
    setChanging(true);
    setFailure(undefined);
    try {
      await withFreshSignIn(action);
      await renewAccount();
      if (done) toast.success(done);
      return true;
    } catch (error) {
      if (!(error instanceof IdentityNotConfirmed)) setFailure(memberErrorText(error));
      // a change made elsewhere may be the reason for the failure
      if (codeOf(error) === 'no-such-provider') await renewAccount();
      return false;
    } finally {
      setChanging(false);
    }
  };

  return { change, isChanging, failure, setFailure };
}
