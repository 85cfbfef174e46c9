import i18next from 'i18next';
import { toast } from 'react-hot-toast';
import type { Language } from '../i18n/languages.ts';
import { settingsStore } from './browser-settings.ts';

export async function changeLanguage(language: Language): Promise<void> {
  await i18next.changeLanguage(language);
  settingsStore.set({ language });
  toast.success(i18next.t('toast.languageChanged'));
}
