import { type Language, languageFor } from '../i18n/languages.ts';
import type { Settings } from './settings.ts';
import { createSettingsStore } from './settings-store.ts';

/** This browser's settings. At build time there is no window, and all have their defaults. */
export const settingsStore = createSettingsStore(
  browserStorage(),
  typeof window === 'undefined' ? new EventTarget() : window,
);

export function languageOf(settings: Settings): Language {
  return settings.language ?? languageFor(navigator.languages);
}

/** Null if the browser forbids it. */
export function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
