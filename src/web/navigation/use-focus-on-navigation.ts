import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const GIVE_UP_AFTER_MS = 3000;

/** The state of a link within the same page: the focus stays on the link. */
export const STAYS_IN_PLACE = { staysInPlace: true };

/** After a change of page the heading gets the focus, so that screen readers announce the page. */
export function useFocusOnNavigation(): void {
  const { pathname, hash, state } = useLocation();
  const isFirst = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of path is what asks for focus
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    if (hash || (state as Partial<typeof STAYS_IN_PLACE> | null)?.staysInPlace) return;
    const startedAt = performance.now();
    let frame = requestAnimationFrame(function look(now) {
      const heading = document.querySelector<HTMLElement>('main h1');
      if (heading) {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      } else if (now - startedAt < GIVE_UP_AFTER_MS) {
        frame = requestAnimationFrame(look);
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname]);
}
