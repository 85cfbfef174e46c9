import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * If the button that removed an item goes with it, the focus would start anew at the top of the page. The element with
 * this ref and `tabIndex={-1}` takes it instead. `count`: the items shown.
 */
export function useKeptFocus<Around extends HTMLElement>(count: number): RefObject<Around | null> {
  const around = useRef<Around>(null);
  const before = useRef(count);
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body;
    // the element may have gone with the last item
    const next = around.current ?? document.querySelector('h1');
    if (count < before.current && isLost) next?.focus({ preventScroll: true });
    before.current = count;
  }, [count]);
  return around;
}
