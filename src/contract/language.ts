/** The languages of the screens and of the mails. */
export const ENABLED_LANGUAGES = ['en', 'fr', 'ar'] as const;
export type Language = (typeof ENABLED_LANGUAGES)[number];
