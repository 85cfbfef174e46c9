import { type ReactNode, useDeferredValue } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { Splash } from '../components/splash.tsx';
import { guestRedirect, memberRedirect } from './access.ts';
import { useAuth } from './auth-state.ts';

/** Lets in signed-in, verified users. Everyone else is redirected to sign in or to verify. */
export function RequireMember() {
  return <Guarded redirect={memberRedirect}>{<Outlet />}</Guarded>;
}

/** For the auth screens: redirects visitors who do not need them. */
export function GuestOnly() {
  return <Guarded redirect={guestRedirect}>{<Outlet />}</Guarded>;
}

function Guarded({ redirect, children }: { redirect: typeof memberRedirect; children: ReactNode }) {
  const auth = useAuth();
  const location = useLocation();
  // deferred, so that React renders the first page in slices behind the splash
  if (!useDeferredValue(auth.isInitialized)) return <Splash />;
  const target = redirect(auth, location, window.location.origin);
  return target === null ? children : <Navigate to={target} replace />;
}
