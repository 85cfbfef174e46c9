import { createInstance, type i18n as I18n } from 'i18next';
import { prerender } from 'react-dom/static';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { StaticRouter } from 'react-router';
import { directionOf, FALLBACK_LANGUAGE, type Language } from '../i18n/languages.ts';
import { PublicLayout } from '../layouts/public/public-layout.tsx';
import { publicPath } from '../navigation/public-path.ts';
import { PageLanguage } from '../settings/use-settings.ts';
import { AppThemeProvider } from '../theme/app-theme-provider.tsx';
import { createStyleCache } from '../theme/style-caches.ts';
import { COLOR_SCRIPT } from './color-script.ts';
import { criticalStyles } from './critical-styles.ts';
import { type Facts, PageFacts } from './page-facts.ts';
import { PageHead } from './page-head.tsx';
import type { PublicPage } from './public-pages.tsx';
import { themeVariables } from './theme-variables.ts';

/** The build's output for public pages: the script, its immediate imports, the shared styles, and the fonts. */
export type PageAssets = {
  script: string;
  preloads: string[];
  css: string;
  fonts: Record<'latin' | 'arabic', string[]>;
};

const NAMESPACES = ['translation', 'article'] as const;
const texts = import.meta.glob<{ default: object }>('../locales/*/*.json', { eager: true });

/** Renders a public page as a complete document that needs no script. */
export async function renderPage(
  page: PublicPage,
  { language, assets, facts }: { language: Language; assets: PageAssets; facts: Facts },
): Promise<string> {
  const direction = directionOf(language);
  const cache = createStyleCache(direction);
  // collects the rules in the cache instead of writing each beside its element
  cache.compat = true;
  // preloaded, so that no line moves when the fonts arrive
  const fonts = assets.fonts[language === 'ar' ? 'arabic' : 'latin'];
  const document = (
    <html lang={language} dir={direction} data-scheme="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" type="image/svg+xml" href="/icon.svg" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        <script dangerouslySetInnerHTML={{ __html: COLOR_SCRIPT }} />
        {fonts.map((path) => (
          <link key={path} rel="preload" as="font" type="font/woff2" href={path} crossOrigin="anonymous" />
        ))}
        {assets.preloads.map((path) => (
          <link key={path} rel="modulepreload" href={path} />
        ))}
        <script type="module" src={assets.script} />
        <I18nextProvider i18n={await textsOf(language)}>
          <PageHead page={page} language={language} />
        </I18nextProvider>
      </head>
      <body>
        <PageLanguage value={language}>
          <PageFacts value={facts}>
            <I18nextProvider i18n={await textsOf(language)}>
              <AppThemeProvider styles={cache}>
                <StaticRouter location={publicPath(page.path, language)}>
                  <PublicLayout path={page.path}>{page.content}</PublicLayout>
                </StaticRouter>
              </AppThemeProvider>
            </I18nextProvider>
          </PageFacts>
        </PageLanguage>
      </body>
    </html>
  );
  const { prelude } = await prerender(document);
  const html = await new Response(prelude).text();
  const styles = `<style>${assets.css}</style>${criticalStyles(cache, themeVariables(language, direction))}`;
  return html.replace('</head>', () => `${styles}</head>`);
}

const instances = new Map<Language, I18n>();

async function textsOf(language: Language): Promise<I18n> {
  const known = instances.get(language);
  if (known) return known;
  const instance = createInstance();
  instances.set(language, instance);
  const resources = Object.fromEntries(
    [language, FALLBACK_LANGUAGE].map((each) => [
      each,
      Object.fromEntries(NAMESPACES.map((name) => [name, texts[`../locales/${each}/${name}.json`]?.default ?? {}])),
    ]),
  );
  await instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: FALLBACK_LANGUAGE,
    ns: [...NAMESPACES],
    defaultNS: 'translation',
    resources,
    interpolation: { escapeValue: false },
    returnNull: false,
  });
  return instance;
}
