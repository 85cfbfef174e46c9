import { NuqsAdapter } from 'nuqs/adapters/react-router/v8';
import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { useConsent } from '../consent/use-consent.ts';
import { IS_SHARED } from '../share/shared-place.ts';
import { part } from './load-page.ts';
import { useNotePendingLocation } from './pending-location.ts';
import { RouteProgress } from './route-progress.tsx';
import { RouteTitle } from './route-title.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

const CookieBanner = part(() => import('../consent/cookie-banner.tsx'), 'CookieBanner');

export function RootLayout() {
  const { choice, isAsked } = useConsent();
  useFocusOnNavigation();
  useNotePendingLocation();
  return (
    <NuqsAdapter>
      <RouteTitle />
      <RouteProgress />
      <Outlet />
      <ScrollRestoration />
      {!IS_SHARED && isAsked && choice === 'none' && (
        <Suspense>
          <CookieBanner />
        </Suspense>
      )}
    </NuqsAdapter>
  );
}
