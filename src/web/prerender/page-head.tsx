import { useTranslation } from 'react-i18next';
import { BLANK } from '#contract/page-blanks.ts';
import { ENABLED_LANGUAGES, FALLBACK_LANGUAGE, type Language } from '../i18n/languages.ts';
import { publicPath } from '../navigation/public-path.ts';
import type { PublicPage } from './public-pages.tsx';

const OPEN_GRAPH_LOCALES: Record<Language, string> = { en: 'en_US', fr: 'fr_FR', ar: 'ar_AR' };

/** The data for search engines and link previews. Addresses are absolute; the server fills in the origin. */
export function PageHead({ page, language }: { page: PublicPage; language: Language }) {
  const { t } = useTranslation('article');
  const name = META_NAMES[page.path];
  const title = t(`meta.${name}.title`);
  const description = t(`meta.${name}.description`);
  const address = (each: Language) => BLANK.origin + publicPath(page.path, each);
  if (!page.isIndexed)
    return (
      <>
        <meta name="description" content={description} />
        <meta name="robots" content="noindex" />
      </>
    );
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address(language)} />
      {ENABLED_LANGUAGES.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={address(each)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address(FALLBACK_LANGUAGE)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={t('meta.siteName')} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address(language)} />
      <meta property="og:image" content={`${BLANK.origin}/screens/preview.${language}.jpg`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:locale" content={OPEN_GRAPH_LOCALES[language]} />
      {ENABLED_LANGUAGES.filter((each) => each !== language).map((each) => (
        <meta key={each} property="og:locale:alternate" content={OPEN_GRAPH_LOCALES[each]} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

const META_NAMES = {
  '/': 'landing',
  '/terms': 'terms',
  '/privacy': 'privacy',
  '/refund': 'refund',
  '/cookies': 'cookies',
  '/help': 'help',
  '/help/contact': 'help',
  '/help/guides': 'help',
  '/help/guides/get-started': 'help',
  '/help/faq': 'help',
} as const;
