import { useCallback } from 'react';
import { Link, type LinkProps, useLocation, useNavigate } from 'react-router';
import { withPeriod } from '../features/period/period-search.ts';

/** A link within the application. The next page keeps the period of this one. */
export function AppLink({ to, ...props }: LinkProps) {
  const { search } = useLocation();
  return <Link to={typeof to === 'string' ? withPeriod(to, search) : to} {...props} />;
}

/** Goes to another page of the application, in the period of this one. */
export function useGo(): (path: string) => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return useCallback((path) => void navigate(withPeriod(path, search)), [navigate, search]);
}
