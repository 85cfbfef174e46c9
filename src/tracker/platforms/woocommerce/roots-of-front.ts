import { readHtml } from '../answer/read-html.ts';
import type { FrontPage } from '../identify/front-page.ts';
import { usualRoots } from './store-api.ts';

const RELATION = 'https://api.w.org/';
const IN_HEADER = /<([^<>]+)>\s*;\s*rel="?https:\/\/api\.w\.org\//;
/** A language's folder names its translation of the shop, and an interface of its own. */
const OF_LANGUAGE = /^\/[a-z]{2}(?:[-_][a-z]{2,4})?\//i;

/**
 * The roots at which WordPress's interfaces may be, the likeliest first: the one that the page links to, as of a shop in
 * a folder, and the usual ones, which show the whole shop if the page is one of its translations.
 */
export function rootsOfFront(front: FrontPage): string[] {
  const usual = usualRoots(front.origin);
  const linked = linkedRoot(front);
  if (linked === null) return usual;
  const isOfLanguage = OF_LANGUAGE.test(linked.slice(front.origin.length));
  return isOfLanguage ? [...usual, linked] : [linked, ...usual.filter((root) => root !== linked)];
}

function linkedRoot({ origin, page }: FrontPage): string | null {
  if (!page) return null;
  const given = IN_HEADER.exec(page.headers.link ?? '')?.[1] ?? linkIn(page.html);
  if (!given || !URL.canParse(given, page.url)) return null;
  const { host, pathname, search } = new URL(given, page.url);
  const isOwn = host.replace(/^www\./, '') === new URL(origin).host.replace(/^www\./, '');
  return isOwn ? origin + (pathname + search).replace(/\/$/, '') : null;
}

function linkIn(html: string): string | null {
  let given: string | null = null;
  readHtml(html, (stop) => ({
    onOpen(name, { rel, href }) {
      if (name === 'link' && rel === RELATION) given = href ?? null;
      if (given !== null || name === 'body') stop();
    },
  }));
  return given;
}
