import { ENABLED_LANGUAGES, type Language } from '#contract/language.ts';

/** The mail language for a tag such as `fr-CA`; null if we have none. */
export function findMailLanguage(tag: string | null | undefined): Language | null {
  const primary = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return ENABLED_LANGUAGES.find((language) => language === primary) ?? null;
}

/** For numbers and dates in a mail: Western digits in Arabic too, as on the screens. */
export function mailLocale(language: Language): string {
  return language === 'ar' ? 'ar-u-nu-latn-ca-gregory' : language;
}

/** French has a space before it. */
export function colonOf(language: Language): string {
  return language === 'fr' ? '\u00a0:' : ':';
}
