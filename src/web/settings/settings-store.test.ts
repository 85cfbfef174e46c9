import { expect, test, vi } from 'vitest';
import { DEFAULT_SETTINGS } from './settings.ts';
import { createSettingsStore } from './settings-store.ts';

test('listeners are called only when a setting changes', () => {
  const store = createSettingsStore(null, new EventTarget());
  const listener = vi.fn();
  store.subscribe(listener);
  store.set({ density: DEFAULT_SETTINGS.density, currency: DEFAULT_SETTINGS.currency });
  expect(listener).not.toHaveBeenCalled();
  store.set({ density: 'comfortable' });
  expect(listener).toHaveBeenCalledOnce();
  expect(store.get()).toEqual({ ...DEFAULT_SETTINGS, density: 'comfortable' });
});
