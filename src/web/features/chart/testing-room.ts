import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Stands for what measures the room of a chart; tells a width when it is called. */
export function stubRoom(): (width: number) => void {
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
