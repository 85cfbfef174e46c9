import { FALLBACK_LANGUAGE, isEnabledLanguage } from '../i18n/languages.ts';
import { publicPageAt } from '../navigation/public-path.ts';
import { languageOf, settingsStore } from '../settings/browser-settings.ts';
import { pageLanguage } from './page-language.ts';

/** Adds the page's query to every link of the site: a referral code, a page to return to. */
export function carryQuery(): void {
  const { search, origin } = window.location;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    if (link.origin !== origin) continue;
    link.search = joinQueries(link.search, search);
    if (!publicPageAt(link.pathname)) link.addEventListener('click', readOnInThisLanguage);
    if (link.dataset.language) link.addEventListener('click', () => chooseLanguage(link));
  }
}

/** A link's own parameters take precedence over the page's. */
function joinQueries(own: string, ofPage: string): string {
  const joined = new URLSearchParams(ofPage);
  for (const [name, value] of new URLSearchParams(own)) joined.set(name, value);
  return joined.toString();
}

/**
 * A reader of the French page who goes on to sign up continues in French. English is also what a reader gets who chose no
 * language, so from there they go on in their own.
 */
function readOnInThisLanguage(): void {
  const language = pageLanguage();
  if (language !== FALLBACK_LANGUAGE && languageOf(settingsStore.get()) !== language) settingsStore.set({ language });
}

function chooseLanguage({ dataset: { language } }: HTMLAnchorElement): void {
  if (isEnabledLanguage(language)) settingsStore.set({ language });
}
