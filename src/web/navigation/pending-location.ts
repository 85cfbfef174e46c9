import { useEffect } from 'react';
import { createPath, useNavigation } from 'react-router';

let pending: string | null = null;

/** The target of the running navigation; null if there is none. */
export function pendingLocation(): string | null {
  return pending;
}

/** Whether the page of an address has been left, or is about to be. The address changes before the page does. */
export function hasLeftPage(pathname: string): boolean {
  const { href, pathname: current } = window.location;
  return current !== pathname || (pending !== null && new URL(pending, href).pathname !== pathname);
}

export function useNotePendingLocation(): void {
  const { location } = useNavigation();
  useEffect(() => {
    pending = location ? createPath(location) : null;
  }, [location]);
}
