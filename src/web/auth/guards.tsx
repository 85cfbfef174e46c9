import { type ReactNode, useDeferredValue } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { Splash } from '../components/splash.tsx';
import { guestRedirect, memberRedirect } from './access.ts';
import { useAuth } from './auth-state.ts';

/** For signed-in, verified users: everyone else is sent to sign in or to verify. */
export function RequireMember() {
  return <Guarded redirect={memberRedirect}>{<Outlet />}</Guarded>;
}

/** For the auth screens: whoever has nothing to do there is sent on. */
export function GuestOnly() {
  return <Guarded redirect={guestRedirect}>{<Outlet />}</Guarded>;
}

function Guarded({ redirect, children }: { redirect: typeof memberRedirect; children: ReactNode }) {
  const auth = useAuth();
  const location = useLocation();
  // the first page is built in slices behind the splash, not in one go
  if (!useDeferredValue(auth.isInitialized)) return <Splash />;
  const target = redirect(auth, location, window.location.origin);
  return target === null ? children : <Navigate to={target} replace />;
}
