import { type FocusEvent, useRef } from 'react';

/** `replace`: Back skips the value that this one replaces. */
export type HistoryEntry = 'push' | 'replace';

/**
 * Arrow keys change a closed list at each press, and typing a day changes it at each valid date. All changes by keys while
 * the focus stays are one entry of the history; each choice by mouse or touch is its own.
 */
export function useOneEntry<Value>(value: Value) {
  const last = useRef<string>(null);
  const begin = () => {
    last.current = null;
  };
  return {
    /** For the element around the fields. */
    handlers: {
      onFocus: ({ currentTarget, relatedTarget }: FocusEvent) =>
        void (currentTarget.contains(relatedTarget) || begin()),
      onPointerDown: begin,
    },
    historyTo: (next: Value): HistoryEntry => {
      const isFurther = last.current === JSON.stringify(value);
      last.current = JSON.stringify(next);
      return isFurther ? 'replace' : 'push';
    },
  };
}
