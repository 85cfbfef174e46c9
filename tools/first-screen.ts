import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { COLOR_PRESETS } from '../src/web/settings/settings.ts';
import { NEUTRALS, PRESET_FILLS } from '../src/web/theme/palette.ts';

const LANGUAGES = ['en', 'fr', 'ar'] as const;

/** Pages whose heading is on a member's first screen, with the keys of title and description. */
const PAGES = {
  '/overview': ['overview.title', 'overview.description'],
  '/analytics': ['analytics.title', 'analytics.description.mine'],
  '/stores': ['stores.title', 'stores.description'],
  '/products': ['products.title', 'products.description'],
  '/database/stores': ['database.stores.title', 'database.stores.description'],
  '/database/products': ['database.products.title', 'database.products.description'],
  '/profile': ['profile.title', 'profile.description'],
  '/referrals': ['referrals.title', 'referrals.description'],
  '/billing': ['billing.title', 'billing.description'],
  '/compare': ['compare.title', 'compare.description'],
  '/alerts': ['alerts.title', 'alerts.description'],
  '/channels': ['channels.title', 'channels.description'],
  '/briefs': ['briefs.title', 'briefs.description'],
  '/groups': ['groups.title', 'groups.description'],
  '/sharing': ['sharing.title', 'sharing.description'],
} satisfies Headings;

/** The same for visitors, with the longest text below the heading, if the demo account is not shown. */
const GUESTS = {
  '/login': ['login.title', 'login.description'],
  '/signup': ['signup.title', 'signup.description', 'signup.passwordHint'],
  '/password/reset': ['passwordReset.title', 'passwordReset.description'],
} satisfies Headings;

type Bundled = {
  type: 'asset' | 'chunk';
  source?: string | Uint8Array;
  facadeModuleId?: string | null;
  imports?: string[];
};

/**
 * The document's content before any script has loaded: the logo, for a member the page's bar and heading, and the
 * heading of sign-in pages. Its texts, its colours and the application's styles are inlined, so that nothing has to
 * load first.
 */
export function firstScreen(): Plugin[] {
  return [
    {
      name: 'first-screen',
      transformIndexHtml: {
        order: 'pre',
        handler: (html) => html.replace('/* colours */', colours()).replace('{ /* words */ }', JSON.stringify(words())),
      },
    },
    {
      name: 'first-screen-of-build',
      transformIndexHtml: {
        order: 'post',
        handler(html, { bundle }) {
          const texts = Object.fromEntries(LANGUAGES.map((language) => [language, textsAt(language, bundle)]));
          const sdk = Object.keys(bundle ?? {}).find((file) => /\/connect-[^/]+\.js$/.test(file));
          const ahead = { texts, sdk: sdk && `/${sdk}`, pages: filesOfPages(bundle) };
          return withStyles(drawingFirst(html).replace('{ /* ahead */ }', JSON.stringify(ahead)), bundle);
        },
      },
    },
  ];
}

type Headings = Record<string, [title: string, description: string, ...small: string[]]>;
type Words = {
  logo: [string, string];
  pages: Headings;
  guests: Headings;
  demo: string;
  /** Where the application does not start, because something did not load or because of a defect. */
  stuck: Record<'network' | 'broken', [title: string, detail?: string]>;
  again: string;
};

export function words(): Record<string, Words> {
  return Object.fromEntries(
    LANGUAGES.map((language) => {
      const texts = JSON.parse(readFileSync(fileOf(language), 'utf8'));
      const text = (key: string): string => key.split('.').reduce((within, part) => within[part], texts);
      const headings = (keys: Headings): Headings =>
        Object.fromEntries(Object.entries(keys).map(([path, said]) => [path, said.map(text) as Headings[string]]));
      const logo: Words['logo'] = [text('logo.first'), text('logo.second')];
      const demo = text('login.demo.description');
      const stuck: Words['stuck'] = {
        network: [text('error.network.title'), text('error.network.detail')],
        broken: [text('error.internal-error.title')],
      };
      const again = text('common.retry');
      return [language, { logo, pages: headings(PAGES), guests: headings(GUESTS), demo, stuck, again }];
    }),
  );
}

const fileOf = (language: string) => new URL(`../src/web/locales/${language}/translation.json`, import.meta.url);

function colours(): string {
  const schemes = (['light', 'dark'] as const).map((scheme) => {
    const { page, surface, text, muted, border, sunken } = NEUTRALS[scheme].normal;
    const presets = COLOR_PRESETS.map((preset) => {
      const { main, contrastText } = PRESET_FILLS[scheme][preset];
      return `[data-scheme=${scheme}][data-preset=${preset}]{--brand:${main};--on-brand:${contrastText}}`;
    });
    return `[data-scheme=${scheme}]{--page:${page};--card:${surface};--text:${text};--muted:${muted};--line:${border};--still:${sunken}}${presets.join('')}`;
  });
  return schemes.join('');
}

/** The address of a language's texts, which are preloaded before the script that reads them. */
function textsAt(language: string, bundle: Record<string, Bundled> | undefined): string {
  const source = readFileSync(fileOf(language), 'utf8');
  const found = Object.entries(bundle ?? {}).find(
    ([, file]) => file.type === 'asset' && String(file.source) === source,
  );
  return found ? `/${found[0]}` : '';
}

const ROUTER = readFileSync(new URL('../src/web/router.tsx', import.meta.url), 'utf8');
const ROUTE = /path: '(\/[^']+)',\n\s+(?:handle: [^\n]+\n\s+)?lazy: page\(\(\) => import\('\.\/(routes\/[^']+)'\)/g;

/** The module of each page in the two large layouts, by its path. `/:id` stands for an identifier and what follows. */
export function modulesOfPages(): Map<string, string> {
  const all = [...ROUTER.matchAll(ROUTE)].map(([, path, file]) => [path!.replace(/\/:.*/, '/:id'), file!] as const);
  return new Map(all.filter(([path]) => path in PAGES || path in GUESTS || path.endsWith('/:id')));
}

/**
 * The files of each page beyond those that every page loads, as places in a list of all. The document fetches them
 * before any script runs.
 */
function filesOfPages(bundle: Record<string, Bundled> = {}): { all: string[]; of: Record<string, number[]> } {
  const fileOf = (module: string) =>
    Object.keys(bundle).find((file) => bundle[file]!.facadeModuleId?.endsWith(`/src/web/${module}`));
  const reach = (...from: (string | undefined)[]) => {
    const found = new Set(from.filter((file) => file !== undefined));
    for (const file of found) for (const next of bundle[file]?.imports ?? []) found.add(next);
    return found;
  };
  const ofAll = reach(fileOf('index.html'));
  const all = new Set<string>();
  const pages = [...modulesOfPages()].map(([path, module]) => {
    const layout = path in GUESTS ? 'layouts/auth/auth-layout.tsx' : 'layouts/dashboard/dashboard-layout.tsx';
    const files = [...reach(fileOf(module), fileOf(layout))].filter((file) => !ofAll.has(file));
    for (const file of files) all.add(`/${file}`);
    return [path, files.map((file) => [...all].indexOf(`/${file}`))] as const;
  });
  return { all: [...all], of: Object.fromEntries(pages) };
}

/**
 * Puts the rendering libraries into a script of their own before the application. A browser runs each script in a task
 * of its own, but all imports of one script in a single task.
 */
export function drawingFirst(html: string): string {
  if (!html.includes('/drawing-')) return html;
  const [fetched, address] = /<link rel="modulepreload" crossorigin href="([^"]*\/drawing-[^"]+)">\s*/.exec(html) ?? [];
  if (fetched === undefined)
    throw new Error('The script that the application draws with is not where it was in the page.');
  const script = `<script type="module" crossorigin src="${address}"></script>`;
  return html.replace(fetched, '').replace('<script type="module"', `${script}\n    $&`);
}

/**
 * Inlines the application's styles. A disabled link to them, which browsers do not fetch, tells the code that loads a
 * page that they are there: it would fetch them and wait.
 */
export function withStyles(html: string, bundle: Record<string, Bundled> | undefined): string {
  return html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)">/g, (link, file: string) => {
    const source = bundle?.[file]?.source;
    return source === undefined ? link : `<style>${String(source)}</style>${link.replace('>', ' disabled>')}`;
  });
}
