import { useEffect } from 'react';
import { createPath, useNavigation } from 'react-router';

let pending: string | null = null;

/** Where a navigation under way leads; null when none is. */
export function pendingLocation(): string | null {
  return pending;
}

export function useNotePendingLocation(): void {
  const { location } = useNavigation();
  useEffect(() => {
    pending = location ? createPath(location) : null;
  }, [location]);
}
