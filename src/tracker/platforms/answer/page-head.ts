import { htmlTextOf, languageOf, textOf, urlOf } from '../parse/text.ts';
import { readHtml } from './read-html.ts';

/** What a page says about itself in its head. */
export type PageHead = {
  siteName: string | null;
  title: string | null;
  language: string | null;
  iconUrl: string | null;
  /** The first value of each name, in lower case. */
  meta: ReadonlyMap<string, string>;
  /** What it says it was made with: each program says it in a line of its own. */
  generators: readonly string[];
  bodyClass: string;
};

const MAX_META = 200;
const MAX_GENERATORS = 20;

export function pageHead(html: string, url: string): PageHead {
  const meta = new Map<string, string>();
  const generators: string[] = [];
  let bodyClass = '';
  let language: string | null = null;
  let icon: string | null = null;
  let title = '';
  let isInTitle = false;
  readHtml(html, (stop) => ({
    onOpen(name, attributes) {
      if (name === 'html') language = languageOf(attributes.lang);
      if (name === 'title' && title === '') isInTitle = true;
      const key = attributes.property ?? attributes.name;
      if (name === 'meta' && key && attributes.content && meta.size < MAX_META && !meta.has(key.toLowerCase())) {
        meta.set(key.toLowerCase(), attributes.content.slice(0, 2000));
      }
      const isGenerator = name === 'meta' && key?.toLowerCase() === 'generator';
      if (isGenerator && generators.length < MAX_GENERATORS) generators.push(attributes.content ?? '');
      const isIcon = name === 'link' && /(^|\s)icon(\s|$)/i.test(attributes.rel ?? '');
      if (isIcon && icon === null) icon = urlOf(attributes.href, url);
      if (name !== 'body') return;
      bodyClass = attributes.class ?? '';
      stop();
    },
    onText(text) {
      if (isInTitle && title.length < 2000) title += text;
    },
    onClose(name) {
      if (name === 'title') isInTitle = false;
    },
  }));
  const siteName = textOf(meta.get('og:site_name') ?? meta.get('application-name'), 200);
  return { siteName, title: htmlTextOf(title, 200), language, iconUrl: icon, meta, generators, bodyClass };
}

const MAX_ALTERNATES = 200;

/** The same page in other languages, by the links in its head. */
export function alternatesIn(html: string, url: string): { url: string }[] {
  const alternates: { url: string }[] = [];
  readHtml(html, (stop) => ({
    onOpen(name, { rel = '', href, hreflang }) {
      const other = name === 'link' && hreflang && /(^|\s)alternate(\s|$)/i.test(rel) ? urlOf(href, url) : null;
      if (other && alternates.length < MAX_ALTERNATES) alternates.push({ url: other });
      if (name === 'body') stop();
    },
  }));
  return alternates;
}
