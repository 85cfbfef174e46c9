import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Replaces the observer that measures a chart's room. Calling the result reports a width. */
export function stubChartWidth(): (width: number) => void {
  let tell: (entries: { contentRect: { width: number } }[]) => void = () => {};
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(listener: typeof tell) {
        tell = listener;
      }
      observe() {}
      disconnect() {}
    },
  );
  return (width) => act(() => tell([{ contentRect: { width } }]));
}
