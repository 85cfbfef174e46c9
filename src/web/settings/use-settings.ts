import { createContext, useContext, useSyncExternalStore } from 'react';
import { type Direction, directionOf, type Language } from '../i18n/languages.ts';
import { languageOf, settingsStore } from './browser-settings.ts';
import type { Settings } from './settings.ts';

/** The language of a public page, from its address; null: from the settings. */
export const PageLanguage = createContext<Language | null>(null);

export function useSettings(): Settings {
  return useSyncExternalStore(settingsStore.subscribe, settingsStore.get, settingsStore.get);
}

export function useLanguage(): Language {
  const ofPage = useContext(PageLanguage);
  const settings = useSettings();
  return ofPage ?? languageOf(settings);
}

export function useDirection(): Direction {
  const { direction } = useSettings();
  const language = useLanguage();
  return direction ?? directionOf(language);
}
