import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from './api/query-client.ts';
import { followPlan } from './auth/follow-plan.ts';
import { NoConnection } from './components/error/screens.tsx';
import { Toasts } from './components/toasts.tsx';
import { forgetEmailOnLogin } from './features/account/email/carried-email.ts';
import { startPaddle } from './features/billing/paddle.ts';
import { keepReferrer } from './features/referral/carried-referrer.ts';
import { sendCarriedReferrer } from './features/referral/send-carried-referrer.ts';
import type { Router } from './router.tsx';
import { syncSettings } from './settings/sync-settings.ts';
import { IS_SHARED } from './share/shared-place.ts';
import { AppThemeProvider } from './theme/app-theme-provider.tsx';
import { countVisits } from './visits/count-visits.ts';

/** `isAuthUp`: false if the identity service could not be reached. */
export function App({ router, isAuthUp }: { router: Router; isAuthUp: Promise<boolean> }) {
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    void isAuthUp.then((isUp) => setFailed(!isUp));
    if (IS_SHARED) return;
    keepReferrer(window.location.search);
    sendCarriedReferrer();
    forgetEmailOnLogin();
    followPlan();
    syncSettings();
    startPaddle();
    countVisits();
  }, [isAuthUp]);

  return (
    <AppThemeProvider>
      <QueryClientProvider client={queryClient}>
        {hasFailed ? <NoConnection /> : <RouterProvider router={router} />}
        <Toasts />
      </QueryClientProvider>
    </AppThemeProvider>
  );
}
