// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ChartRoom } from './chart-room.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a chart is drawn once the room for it is known, and anew when that changes', () => {
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
  const draw = vi.fn((widthPx: number) => <p>{widthPx} px</p>);
  render(<ChartRoom height={280}>{draw}</ChartRoom>);
  expect(draw).not.toHaveBeenCalled();
  act(() => tell([{ contentRect: { width: 363.4 } }]));
  expect(screen.getByText('363 px')).toBeTruthy();
  expect(draw).toHaveBeenCalledOnce();
  act(() => tell([{ contentRect: { width: 700 } }]));
  expect(screen.getByText('700 px')).toBeTruthy();
});
