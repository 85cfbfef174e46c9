import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useAuth } from '../auth/auth-state.ts';
import { returnTarget } from '../auth/return-to.ts';
import { Splash } from '../components/splash.tsx';
import { useLanguage } from '../settings/use-settings.ts';
import { publicPageAt, publicPath } from './public-path.ts';

/** Public pages are separate documents. A link from inside the application to one of them loads its document. */
export function LeaveForPublicPage() {
  const { pathname, search, hash } = useLocation();
  const { isInitialized, isAuthenticated, isVerified } = useAuth();
  const language = useLanguage();
  const page = publicPageAt(pathname);
  const isMember = isAuthenticated && isVerified;
  // a section of the landing page is for members too
  const isHome = page?.path === '/' && hash === '';
  const isLeaving = page !== null && !(isHome && (isMember || !isInitialized));

  useEffect(() => {
    if (!isLeaving) return;
    const target = publicPath(page.path, page.language === 'en' ? language : page.language);
    if (target === pathname) window.location.reload();
    else window.location.replace(target + search + hash);
  });

  if (isHome && isMember) return <Navigate to={returnTarget(search, window.location.origin)} replace />;
  return <Splash />;
}
