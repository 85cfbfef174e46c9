import { NuqsAdapter } from 'nuqs/adapters/react-router/v8';
import { Outlet, ScrollRestoration } from 'react-router';
import { useNotePendingLocation } from './pending-location.ts';
import { RouteProgress } from './route-progress.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

export function RootLayout() {
  useFocusOnNavigation();
  useNotePendingLocation();
  return (
    <NuqsAdapter>
      <RouteProgress />
      <Outlet />
      <ScrollRestoration />
    </NuqsAdapter>
  );
}
