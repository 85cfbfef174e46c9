import { useCallback } from 'react';
import { Link, type LinkProps, Navigate, useLocation, useNavigate } from 'react-router';
import { withPeriod } from '../features/period/period-search.ts';

/** A link within the application. The next page keeps the period of this one. */
export function AppLink({ to, ...props }: LinkProps) {
  const { search } = useLocation();
  return <Link to={typeof to === 'string' ? withPeriod(to, search) : to} {...props} />;
}

/** Leads on to another page, in the period of this one. */
export function Redirect({ to }: { to: string }) {
  const { search } = useLocation();
  return <Navigate to={withPeriod(to, search)} replace />;
}

/** Goes to another page of the application, in the period of this one. */
export function useGo(): (path: string) => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return useCallback((path) => void navigate(withPeriod(path, search)), [navigate, search]);
}
