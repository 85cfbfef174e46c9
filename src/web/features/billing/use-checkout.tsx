import { useColorScheme } from '@mui/material/styles';
import { type ReactNode, Suspense, useState } from 'react';
import type { Checkout } from '#contract/billing/checkout.ts';
import { part } from '../../navigation/load-page.ts';
import { useLanguage } from '../../settings/use-settings.ts';
import { useRefreshBilling } from './change-billing.ts';
import { payByPaddle } from './paddle.ts';

const SandboxOverlay = part(() => import('./sandbox-overlay.tsx'), 'SandboxOverlay');

export type CheckoutControl = {
  /** Opens the provider's window. Rejects if it does not open. */
  open: (checkout: Checkout) => Promise<void>;
  /** It is paid, and the provider is being asked for the result. */
  isSettling: boolean;
  /** The provider has no subscription after all: the card had a trial before, so this one ended at once. */
  isTrialRepeated: boolean;
  /** The page must render this somewhere. */
  overlay: ReactNode;
};

export function useCheckout(): CheckoutControl {
  const { colorScheme } = useColorScheme();
  const locale = useLanguage();
  const settle = useRefreshBilling();
  const [sandboxId, setSandboxId] = useState<string | null>(null);
  return {
    async open({ provider, id }) {
      if (provider === 'sandbox') return setSandboxId(id);
      const outcome = await payByPaddle(id, { theme: colorScheme ?? 'light', locale });
      if (outcome === 'completed') settle.mutate();
    },
    isSettling: settle.isPending,
    // only the sandbox refuses a second trial; at Paddle the subscription just arrives a little later
    isTrialRepeated: settle.data?.isSandbox === true && settle.data.subscription === null,
    overlay: sandboxId !== null && (
      <Suspense>
        <SandboxOverlay
          key={sandboxId}
          id={sandboxId}
          onClose={(outcome) => {
            setSandboxId(null);
            if (outcome === 'completed') settle.mutate();
          }}
        />
      </Suspense>
    ),
  };
}
