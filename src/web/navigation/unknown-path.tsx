import { useEffect } from 'react';
import { toast } from 'react-hot-toast';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { HOME_PATH } from '../auth/return-to.ts';
import { isolate } from '../format/isolate.ts';
import { Redirect } from './app-link.tsx';

/** An unknown address redirects to the overview, with a message. */
export function UnknownPath() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  useEffect(() => {
    toast.error(t('screen.unknownPath', { path: isolate(pathname) }), { id: 'unknown-path' });
  }, [t, pathname]);
  return <Redirect to={HOME_PATH} />;
}
