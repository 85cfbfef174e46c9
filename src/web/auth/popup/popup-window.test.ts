import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchWindow } from './popup-window.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('watchWindow', () => {
  it('reports a closed window within 2 s, and not at once', () => {
    const popup = { closed: false };
    const told = vi.fn();
    watchWindow(popup, told);
    vi.advanceTimersByTime(60_000);
    popup.closed = true;
    vi.advanceTimersByTime(1_000);
    expect(told).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(told).toHaveBeenCalledOnce();
  });

  it('reports nothing once it is stopped, even during the grace period', () => {
    const popup = { closed: true };
    const told = vi.fn();
    const stop = watchWindow(popup, told);
    vi.advanceTimersByTime(500);
    stop();
    vi.advanceTimersByTime(60_000);
    expect(told).not.toHaveBeenCalled();
  });
});
