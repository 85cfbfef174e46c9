import { ENABLED_LANGUAGES, FALLBACK_LANGUAGE, type Language } from '../i18n/languages.ts';

/** Pages that are separate documents, written at build time. They are not routes of the application. */
export const PUBLIC_PATHS = [
  '/',
  '/terms',
  '/privacy',
  '/refund',
  '/cookies',
  '/help',
  '/help/contact',
  '/help/guides',
  '/help/guides/get-started',
  '/help/faq',
] as const;
export type PublicPath = (typeof PUBLIC_PATHS)[number];

/** The path of a public page in a language: `/terms`, `/fr/terms`; `/#faq`, `/fr#faq`. */
export function publicPath(path: string, language: Language): string {
  if (language === FALLBACK_LANGUAGE) return path;
  return `/${language}${path.startsWith('/#') || path === '/' ? path.slice(1) : path}`;
}

/** The public page and language of an address, ignoring case as the routes do; null if it is none. */
export function publicPageAt(address: string): { path: string; language: Language } | null {
  const pathname = address.toLowerCase();
  const [, prefix] = pathname.split('/');
  const named = ENABLED_LANGUAGES.find((each) => each === prefix && each !== FALLBACK_LANGUAGE);
  const path = (named ? pathname.slice(named.length + 1) : pathname).replace(/\/+$/, '') || '/';
  const isPublic = PUBLIC_PATHS.some((each) => each === path) || path.startsWith('/help/');
  return isPublic ? { path, language: named ?? FALLBACK_LANGUAGE } : null;
}
