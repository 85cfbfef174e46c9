import { useEffect } from 'react';
import { createPath, useNavigation } from 'react-router';

let pending: string | null = null;

/** Where a navigation under way leads; null when none is. */
export function pendingLocation(): string | null {
  return pending;
}

/** Whether a navigation under way leads to another page, not to this one with other filters. */
export function isLeavingPage(): boolean {
  return pending !== null && new URL(pending, window.location.href).pathname !== window.location.pathname;
}

export function useNotePendingLocation(): void {
  const { location } = useNavigation();
  useEffect(() => {
    pending = location ? createPath(location) : null;
  }, [location]);
}
