// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ChartRoom } from './room.tsx';
import { stubChartWidth } from './testing-room.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a chart renders once its width is known, and again when that changes', () => {
  const tellWidth = stubChartWidth();
  const draw = vi.fn((widthPx: number) => <p>{widthPx} px</p>);
  render(<ChartRoom height={280}>{draw}</ChartRoom>);
  expect(draw).not.toHaveBeenCalled();
  tellWidth(363.4);
  expect(screen.getByText('363 px')).toBeTruthy();
  expect(draw).toHaveBeenCalledOnce();
  tellWidth(700);
  expect(screen.getByText('700 px')).toBeTruthy();
});
