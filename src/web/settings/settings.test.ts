import { describe, expect, it, vi } from 'vitest';
import { fc } from '#runtime/testing-properties.ts';
import { memoryArea } from './memory-area.fixture.ts';
import { DEFAULT_SETTINGS, isCustom, parseSettings } from './settings.ts';
import { createSettingsStore, SETTINGS_KEY } from './settings-store.ts';

const storageEvent = (key: string | null) => Object.assign(new Event('storage'), { key });

describe('parseSettings', () => {
  it('keeps known values and drops the others, one by one', () => {
    const stored = { paletteMode: 'dark', colorPreset: 'pink', language: 'de', direction: 'rtl' };
    expect(parseSettings(JSON.stringify(stored))).toEqual({
      ...DEFAULT_SETTINGS,
      paletteMode: 'dark',
      direction: 'rtl',
    });
  });

  it('survives anything in the storage', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        const { paletteMode, colorPreset } = parseSettings(stored);
        expect(['auto', 'light', 'dark']).toContain(paletteMode);
        expect(['green', 'blue', 'indigo']).toContain(colorPreset);
      }),
    );
  });
});

describe('isCustom', () => {
  it('is only about the look: a language is not custom, a direction set by hand is', () => {
    expect(isCustom(DEFAULT_SETTINGS)).toBe(false);
    expect(isCustom({ ...DEFAULT_SETTINGS, language: 'ar' })).toBe(false);
    expect(isCustom({ ...DEFAULT_SETTINGS, direction: 'ltr' })).toBe(true);
    expect(isCustom({ ...DEFAULT_SETTINGS, contrast: 'high' })).toBe(true);
  });
});

describe('the settings store', () => {
  it('keeps everything under one key', () => {
    const area = memoryArea();
    const store = createSettingsStore(area, new EventTarget());
    store.set({ colorPreset: 'blue' });
    store.set({ language: 'fr' });
    expect([...area.values.keys()]).toEqual([SETTINGS_KEY]);
    expect(createSettingsStore(area, new EventTarget()).get()).toMatchObject({ colorPreset: 'blue', language: 'fr' });
  });

  it('follows another tab', () => {
    const area = memoryArea();
    const tab = new EventTarget();
    const store = createSettingsStore(area, tab);
    const listener = vi.fn();
    store.subscribe(listener);
    area.setItem(SETTINGS_KEY, JSON.stringify({ paletteMode: 'dark' }));
    tab.dispatchEvent(storageEvent(SETTINGS_KEY));
    expect(store.get().paletteMode).toBe('dark');
    expect(listener).toHaveBeenCalledTimes(1);
    tab.dispatchEvent(storageEvent('another key'));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('resets the look and keeps the language', () => {
    const area = memoryArea();
    const store = createSettingsStore(area, new EventTarget());
    store.set({ colorPreset: 'indigo', language: 'ar' });
    store.reset();
    expect(store.get()).toEqual({ ...DEFAULT_SETTINGS, language: 'ar' });
    expect(parseSettings(area.getItem(SETTINGS_KEY))).toEqual({ ...DEFAULT_SETTINGS, language: 'ar' });
  });

  it('leaves nothing behind if there is nothing to store', () => {
    const area = memoryArea();
    const store = createSettingsStore(area, new EventTarget());
    store.set({ colorPreset: 'indigo' });
    store.reset();
    expect(area.values.size).toBe(0);
  });

  it('works without storage', () => {
    const store = createSettingsStore(null, new EventTarget());
    store.set({ contrast: 'high' });
    expect(store.get().contrast).toBe('high');
  });
});
