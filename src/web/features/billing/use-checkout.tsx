import { useColorScheme } from '@mui/material/styles';
import { type ReactNode, Suspense, useState } from 'react';
import type { Checkout } from '#contract/checkout.ts';
import { part } from '../../navigation/load-page.ts';
import { useLanguage } from '../../settings/use-settings.ts';
import { useRefreshBilling } from './change-billing.ts';
import { payByPaddle } from './paddle.ts';

const SandboxOverlay = part(() => import('./sandbox-overlay.tsx'), 'SandboxOverlay');

export type CheckoutControl = {
  /** Opens the provider's window. Rejects where it does not open. */
  open: (checkout: Checkout) => Promise<void>;
  /** Paid, and the provider is being asked what came of it. */
  isSettling: boolean;
  /** The provider knows of no subscription after all: the card has had a trial before, which ended this one at once. */
  isTrialRepeated: boolean;
  /** To be drawn somewhere on the page. */
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
    // only the sandbox refuses a second trial: at Paddle the subscription just comes a little later
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
