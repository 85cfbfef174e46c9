import { ENABLED_LANGUAGES, type Language } from '#contract/language.ts';

export { ENABLED_LANGUAGES, type Language };

export const SUPPORTED_LANGUAGES = ['en', 'fr', 'ar', 'de', 'es', 'pt'] as const;
export const FALLBACK_LANGUAGE = 'en';

export type Direction = 'ltr' | 'rtl';

/** Each language in its own language; never translated. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français', ar: 'العربية' };

/** Plain `ar-EG` and `ar-SA` use Arabic-Indic digits, which do not line up in tables of figures. */
const LOCALES: Record<Language, string> = { en: 'en', fr: 'fr', ar: 'ar-u-nu-latn-ca-gregory' };

export function localeOf(language: Language): string {
  return LOCALES[language];
}

export function directionOf(language: Language): Direction {
  return language === 'ar' ? 'rtl' : 'ltr';
}

export function isEnabledLanguage(value: unknown): value is Language {
  return ENABLED_LANGUAGES.some((language) => language === value);
}

/** The first of the reader's preferred languages that is enabled. */
export function languageFor(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const language = tag.toLowerCase().split(/[-_]/)[0];
    if (isEnabledLanguage(language)) return language;
  }
  return FALLBACK_LANGUAGE;
}
