import { useSyncExternalStore } from 'react';
import { type Direction, directionOf, type Language, languageFor } from '../i18n/languages.ts';
import type { Settings } from './settings.ts';
import { createSettingsStore } from './settings-store.ts';

export const settingsStore = createSettingsStore(browserStorage(), window);

export function useSettings(): Settings {
  return useSyncExternalStore(settingsStore.subscribe, settingsStore.get);
}

export function languageOf(settings: Settings): Language {
  return settings.language ?? languageFor(navigator.languages);
}

export function useLanguage(): Language {
  return languageOf(useSettings());
}

export function useDirection(): Direction {
  const settings = useSettings();
  return settings.direction ?? directionOf(languageOf(settings));
}

function browserStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
