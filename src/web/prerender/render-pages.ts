import { BLANK } from '#contract/page-blanks.ts';
import { ENABLED_LANGUAGES } from '../i18n/languages.ts';
import { publicPageAt, publicPath } from '../navigation/public-path.ts';
import { accuracyRows } from './accuracy-rows.ts';
import { PUBLIC_PAGES } from './public-pages.tsx';
import { type PageAssets, renderPage } from './render-page.tsx';

export type PageSources = { assets: PageAssets; accuracyMarkdown: string };

/** All files of the public site, by their path in its folder. */
export async function renderPages({ assets, accuracyMarkdown }: PageSources): Promise<Map<string, string>> {
  const facts = { accuracy: accuracyRows(accuracyMarkdown) };
  const files = new Map<string, string>();
  for (const page of PUBLIC_PAGES)
    for (const language of ENABLED_LANGUAGES)
      files.set(fileOf(publicPath(page.path, language)), await renderPage(page, { language, assets, facts }));
  files.set('sitemap.xml', sitemap());
  files.set('robots.txt', ROBOTS);
  return files;
}

/** One page by its address, for the development server; null if it is not a public page. */
export async function renderPageAt(
  pathname: string,
  { assets, accuracyMarkdown }: PageSources,
): Promise<string | null> {
  const asked = publicPageAt(pathname);
  if (!asked) return null;
  const page =
    PUBLIC_PAGES.find(({ path }) => path === asked.path) ?? PUBLIC_PAGES.find(({ path }) => path === '/help')!;
  return renderPage(page, { language: asked.language, assets, facts: { accuracy: accuracyRows(accuracyMarkdown) } });
}

function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

function sitemap(): string {
  const urls = PUBLIC_PAGES.filter(({ isIndexed }) => isIndexed).flatMap(({ path }) =>
    ENABLED_LANGUAGES.map((language) => `<url><loc>${BLANK.origin}${publicPath(path, language)}</loc></url>`),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

const ROBOTS = `User-agent: *
Disallow: /api/
Disallow: /user/
Disallow: /pictures/

Sitemap: ${BLANK.origin}/sitemap.xml
`;
