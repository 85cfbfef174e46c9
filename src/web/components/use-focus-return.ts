import { useEffect } from 'react';

const GIVE_UP_AFTER_MS = 3000;

/** What had the focus last, not counting dialogs and menus. */
let focused: HTMLElement | null = null;

document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement && !target.closest('.MuiModal-root')) focused = target;
});

/**
 * Gives the focus back once a dialog has closed and nothing has it. The dialog itself cannot: browsers take the focus
 * from a button that is disabled while it loads, so the button that led to the dialog had lost it before.
 */
export function useFocusReturn(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      const closedAt = performance.now();
      requestAnimationFrame(function giveBack(now) {
        const isLost = () => document.activeElement === document.body && focused?.isConnected;
        if (isLost()) focused?.focus();
        // the button may still be loading
        if (isLost() && now - closedAt < GIVE_UP_AFTER_MS) requestAnimationFrame(giveBack);
      });
    };
  }, [isOpen]);
}
