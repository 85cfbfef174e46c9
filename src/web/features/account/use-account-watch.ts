import { useEffect } from 'react';
import { reloadAccount } from '../../auth/start-auth.ts';

const POLL_MS = 4000;

/**
 * Notices that the address was confirmed elsewhere: checks every few seconds while the page is visible, and when it
 * becomes visible.
 */
export function useAccountWatch(): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void reloadAccount().catch(() => {});
    };
    const timer = setInterval(look, POLL_MS);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, []);
}
