import { useEffect } from 'react';
import { authState } from '../../auth/auth-state.ts';
import { browserStorage } from '../../settings/browser-settings.ts';

export type RecentPage = { path: string; label: string };

const MAX_PAGES = 6;

const keyOf = (userId: string) => `tillwatch.recent.${userId}`;

/** The stores and products this user viewed last, on this device. */
export function recentPages(userId: string): RecentPage[] {
  try {
    const kept: unknown = JSON.parse(browserStorage()?.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPage).slice(0, MAX_PAGES) : [];
  } catch {
    return [];
  }
}

/** Newest first, without duplicates. */
export function withPage(pages: readonly RecentPage[], page: RecentPage): RecentPage[] {
  return [page, ...pages.filter(({ path }) => path !== page.path)].slice(0, MAX_PAGES);
}

export function useKeepRecent({ path, label }: RecentPage): void {
  useEffect(() => {
    const { user } = authState();
    if (!user) return;
    // storage may be forbidden or full; then nothing is recent
    try {
      browserStorage()?.setItem(keyOf(user.id), JSON.stringify(withPage(recentPages(user.id), { path, label })));
    } catch {}
  }, [path, label]);
}

function isPage(one: unknown): one is RecentPage {
  const { path, label } = (one ?? {}) as Record<string, unknown>;
  return typeof path === 'string' && path.startsWith('/') && !path.startsWith('//') && typeof label === 'string';
}
