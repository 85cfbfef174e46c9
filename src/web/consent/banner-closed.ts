const CLOSED_KEY = 'tillwatch.bannerClosed';

/** "Learn more" closes the banner on the page it leads to as well, though nothing was chosen. */
export function closeBannerOnNextPage(): void {
  try {
    sessionStorage.setItem(CLOSED_KEY, 'true');
  } catch {}
}

/** Whether the page before this one closed the banner; asked once. */
export function takeBannerClosed(): boolean {
  try {
    const isClosed = sessionStorage.getItem(CLOSED_KEY) === 'true';
    sessionStorage.removeItem(CLOSED_KEY);
    return isClosed;
  } catch {
    return false;
  }
}
