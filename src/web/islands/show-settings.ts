import { directionOf } from '../i18n/languages.ts';
import { settingsStore } from '../settings/browser-settings.ts';
import { DEFAULT_SETTINGS } from '../settings/settings.ts';
import { pageLanguage } from './page-language.ts';

/** Applies every change of the settings to the page, as the colour script did at first. */
export function showSettings(): void {
  const prefersDark = matchMedia('(prefers-color-scheme: dark)');
  const show = () => {
    const { paletteMode, colorPreset, contrast, direction } = settingsStore.get();
    const page = document.documentElement;
    const isDark = paletteMode === 'dark' || (paletteMode === 'auto' && prefersDark.matches);
    page.dataset.scheme = isDark ? 'dark' : 'light';
    setOrRemove(page.dataset, 'preset', colorPreset, DEFAULT_SETTINGS.colorPreset);
    setOrRemove(page.dataset, 'contrast', contrast, DEFAULT_SETTINGS.contrast);
    page.dir = direction ?? directionOf(pageLanguage());
  };
  settingsStore.subscribe(show);
  prefersDark.addEventListener('change', show);
}

function setOrRemove(data: DOMStringMap, name: string, value: string, usual: string): void {
  if (value === usual) delete data[name];
  else data[name] = value;
}
