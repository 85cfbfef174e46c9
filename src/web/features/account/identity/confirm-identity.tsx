import { createContext, type ReactNode, Suspense, use, useCallback, useRef, useState } from 'react';
import { part } from '../../../navigation/load-page.ts';
import { codeOf } from '../auth-error-text.ts';

const IdentityDialog = part(() => import('./dialog.tsx'), 'IdentityDialog');

type Confirm = {
  /** Asks for the user's credentials. Rejects with IdentityNotConfirmed if the dialog is closed. */
  ask(): Promise<void>;
  /** Runs an action that needs a fresh sign-in, and asks for one if the last is too old. */
  withFreshSignIn<Value>(action: () => Promise<Value>): Promise<Value>;
};

export class IdentityNotConfirmed extends Error {
  override readonly name = 'IdentityNotConfirmed';
}

/** The error to show: none if the person closed the dialog. */
export function unlessClosed(error: unknown): unknown {
  return error instanceof IdentityNotConfirmed ? null : error;
}

const ConfirmContext = createContext<Confirm | null>(null);

export function useConfirmIdentity(): Confirm {
  const confirm = use(ConfirmContext);
  if (!confirm) throw new Error('useConfirmIdentity outside of ConfirmIdentity');
  return confirm;
}

export function ConfirmIdentity({ children }: { children: ReactNode }) {
  const [isAsking, setAsking] = useState(false);
  const answer = useRef<{ resolve: () => void; reject: (error: Error) => void } | null>(null);

  const ask = useCallback(() => {
    setAsking(true);
    return new Promise<void>((resolve, reject) => {
      answer.current = { resolve, reject };
    });
  }, []);
  const withFreshSignIn = useCallback(
    async <Value,>(action: () => Promise<Value>): Promise<Value> => {
      try {
        return await action();
      } catch (error) {
        if (codeOf(error) !== 'requires-recent-login') throw error;
        await ask();
        return action();
      }
    },
    [ask],
  );
  const close = (isConfirmed: boolean) => {
    setAsking(false);
    if (isConfirmed) answer.current?.resolve();
    else answer.current?.reject(new IdentityNotConfirmed());
  };

  return (
    <ConfirmContext value={{ ask, withFreshSignIn }}>
      {children}
      <Suspense>
        {isAsking && <IdentityDialog onConfirmed={() => close(true)} onCancel={() => close(false)} />}
      </Suspense>
    </ConfirmContext>
  );
}
