import { FALLBACK_LANGUAGE, isEnabledLanguage, type Language } from '../i18n/languages.ts';

/** The language of this public page. */
export function pageLanguage(): Language {
  const { lang } = document.documentElement;
  return isEnabledLanguage(lang) ? lang : FALLBACK_LANGUAGE;
}
