const WIDTH_PX = 500;
const HEIGHT_PX = 600;
const LOOK_EVERY_MS = 250;
/**
 * The handler page closes its window itself, so its event may still be on the way. With the polling below it stays
 * under 2 s.
 */
const GRACE_MS = 1_250;

/** null: the browser blocked it. */
export function openWindow(url: string): Window | null {
  const left = Math.max(0, (window.screen.availWidth - WIDTH_PX) / 2);
  const top = Math.max(0, (window.screen.availHeight - HEIGHT_PX) / 2);
  const name = `sign-in-${crypto.getRandomValues(new Uint32Array(1))[0]}`;
  const opened = window.open(
    url,
    name,
    `popup,width=${WIDTH_PX},height=${HEIGHT_PX},left=${left},top=${top},scrollbars=yes,resizable=yes`,
  );
  opened?.focus();
  return opened;
}

/** Calls back once the window is closed and the grace period is over. Returns a function that stops watching. */
export function watchWindow(opened: Pick<Window, 'closed'>, onClosed: () => void): () => void {
  let grace: ReturnType<typeof setTimeout> | undefined;
  const look = setInterval(() => {
    if (!opened.closed) return;
    clearInterval(look);
    grace = setTimeout(onClosed, GRACE_MS);
  }, LOOK_EVERY_MS);
  return () => {
    clearInterval(look);
    clearTimeout(grace);
  };
}
