import { getDomain } from 'tldts';
import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { Fetcher } from '../../fetch/fetcher.ts';
import { readHtml } from '../answer/read-html.ts';
import { isHostWide, tryAsk } from '../ask.ts';
import type { FrontPage } from '../identify/front-page.ts';
import { urlOf } from '../parse/text.ts';
import { type ApiAccess, KEY } from './api-access.ts';
import { askRegions } from './store-api.ts';

/** A shop's own scripts come first or last in its page; no more than these are read. */
const MAX_SCRIPTS = 8;
const MAX_LISTED = 1_000;
const MAX_BACKENDS = 4;
const MAX_TEXT = 4 * 1024 * 1024;

const BEFORE_STORE_PATH =
  /https?:\/\/[a-z0-9.-]+(?::\d+)?(?:\/[\w-]+){0,3}(?=\/store\/(?:products|regions|carts|collections))/gi;
const NAMED_BACKEND = /(?:baseUrl|backendUrl|BACKEND_URL)["']?\s*[:=,]{1,2}\s*["'`](https?:\/\/[^"'`\s]{4,200})["'`]/gi;
const ANY_ADDRESS = /https?:\/\/(?:[a-z0-9-]+\.)+[a-z]{2,24}(?::\d+)?/gi;
const SOUNDS_LIKE_BACKEND = /^https?:\/\/([^/]*\.)?(medusa|backend|api|store-api|admin)[\w-]*\./i;

/**
 * Finds key and backend in a shop's page, else in the scripts of its own site, and tries them: only a backend that
 * answers with regions counts. Every address that is tried was named by the shop. Null if there is none.
 */
export async function findApiAccess(fetcher: Fetcher, front: FrontPage): Promise<ApiAccess | null> {
  const texts = await textsWithKey(fetcher, front);
  const key = texts.map((text) => KEY.exec(text)?.[0]).find((found) => found !== undefined);
  if (key === undefined) return null;
  let failure: FetchFailure | null = null;
  for (const backend of backendsIn(texts, front.origin)) {
    try {
      if (await askRegions(fetcher, { backend, key })) return { backend, key };
    } catch (error) {
      if (!(error instanceof FetchFailure)) throw error;
      if (isHostWide(error)) failure ??= error;
    }
  }
  if (failure?.code === 'store-throttled') throw failure;
  return null;
}

async function textsWithKey(fetcher: Fetcher, { page, origin }: FrontPage): Promise<string[]> {
  if (page === null) return [];
  const html = unescaped(page.html);
  if (KEY.test(html)) return [html];
  if (!isBuiltByScripts(page.html)) return [];
  const texts = [html];
  for (const url of ownScripts(page.html, page.url, origin)) {
    const answer = await tryAsk(fetcher, { url, expects: 'text' });
    if (!answer) continue;
    const text = unescaped(answer.body.toString('utf8', 0, MAX_TEXT));
    texts.push(text);
    if (KEY.test(text)) return texts;
  }
  return texts;
}

/** If a page has all its content itself and does not mention Medusa, its scripts contain no key and are not read. */
function isBuiltByScripts(html: string): boolean {
  return (
    /medusa/i.test(html) || /\/_next\/static\/|\/_nuxt\/|<div id=["'](root|app|__next|__nuxt|svelte)["']/i.test(html)
  );
}

function ownScripts(html: string, pageUrl: string, origin: string): string[] {
  const found = new Set<string>();
  const site = siteOf(origin);
  readHtml(html, (stop) => ({
    onOpen(name, { src, rel, href }) {
      const given = name === 'script' ? src : name === 'link' && rel === 'modulepreload' ? href : undefined;
      const url = given ? urlOf(given, pageUrl) : null;
      if (url && siteOf(url) === site) found.add(url);
      if (found.size >= MAX_LISTED) stop();
    },
  }));
  const urls = [...found];
  const isLikely = (url: string) => /main|index|app|layout|page|entry|store|medusa/i.test(new URL(url).pathname);
  return [...urls.filter(isLikely), ...urls.filter((url) => !isLikely(url))].slice(0, MAX_SCRIPTS);
}

/** The likeliest first. The shop's own host is one too, unless something says otherwise. */
function backendsIn(texts: readonly string[], origin: string): string[] {
  const weights = new Map<string, number>([[origin, 2]]);
  const add = (address: string, weight: number) => {
    const url = urlOf(address.replace(/\/+$/, ''), origin)?.replace(/\/+$/, '');
    if (url) weights.set(url, (weights.get(url) ?? 0) + weight);
  };
  for (const text of texts) {
    for (const [address] of text.matchAll(BEFORE_STORE_PATH)) add(address, 10);
    for (const [, address] of text.matchAll(NAMED_BACKEND)) add(address!, 8);
    for (const [address] of text.matchAll(ANY_ADDRESS)) if (SOUNDS_LIKE_BACKEND.test(address)) add(address, 1);
  }
  const ranked = [...weights].toSorted(([, one], [, other]) => other - one);
  return ranked.slice(0, MAX_BACKENDS).map(([address]) => address);
}

/** Addresses in scripts have escaped slashes, or are JSON inside a text. */
function unescaped(text: string): string {
  return text.includes('\\') ? text.replaceAll('\\/', '/').replaceAll('\\u002F', '/').replaceAll('\\"', '"') : text;
}

function siteOf(url: string): string {
  const { hostname } = new URL(url);
  return getDomain(hostname, { allowPrivateDomains: true }) ?? hostname;
}
