export const MAIL_LANGUAGES = ['en', 'fr', 'ar'] as const;
export type MailLanguage = (typeof MAIL_LANGUAGES)[number];

/** The mail language for a tag such as `fr-CA`; null if we have none. */
export function findMailLanguage(tag: string | null | undefined): MailLanguage | null {
  const primary = tag?.trim().toLowerCase().split(/[-_]/)[0];
  return MAIL_LANGUAGES.find((language) => language === primary) ?? null;
}

/** For numbers and dates in a mail: Western digits in Arabic too, as on the screens. */
export function mailLocale(language: MailLanguage): string {
  return language === 'ar' ? 'ar-u-nu-latn-ca-gregory' : language;
}

/** French has a space before it. */
export function colonOf(language: MailLanguage): string {
  return language === 'fr' ? '\u00a0:' : ':';
}
