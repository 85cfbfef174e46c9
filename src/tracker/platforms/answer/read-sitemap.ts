import { constants, gunzipSync } from 'node:zlib';
import { SaxesParser } from 'saxes';
import { isGzip } from '../../fetch/decode-body.ts';
import { FetchFailure } from '../../fetch/fetch-failure.ts';
import type { FetchAnswer } from '../../fetch/fetcher.ts';
import { urlOf } from '../parse/text.ts';
import { timeOf } from '../parse/time.ts';

export type SitemapEntry = {
  url: string;
  modifiedAt: number | null;
  /** It has a picture, as product pages have in sitemaps. */
  hasImage?: boolean;
  /** The page that it and its translations belong to, if the sitemap names it. */
  standsFor?: string;
};
/** An index names further sitemaps, a set names pages. `isCut`: it broke off, and entries after that were not read. */
export type Sitemap = { kind: 'index' | 'set'; entries: SitemapEntry[]; isCut: boolean };

/** The protocol's own limit. */
const MAX_ENTRIES = 50_000;
const MAX_BYTES = 50 * 1024 * 1024;
/** A file that is cut off is read as far as it goes. */
const UNZIPPING = { maxOutputLength: MAX_BYTES, finishFlush: constants.Z_SYNC_FLUSH };
const MAX_TEXT = 4096;
const PIECE = 64 * 1024;
/** Where it begins: some programs print warnings before. */
const BEGINNING = /<\?xml\b|<!doctype\b|<(?:\w+:)?(?:urlset|sitemapindex)\b/i;
const BARE_AMPERSAND_OR_CDATA = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)|<!\[CDATA\[/gi;
/** Twenty in each entry. */
const MAX_ESCAPED = 20 * MAX_ENTRIES;

/**
 * Reads a sitemap, gzipped or not, as far as it parses. Declared entities are never resolved. Throws `FetchFailure`
 * (`store-broken`) if it has no entries.
 */
export function parseSitemap(answer: FetchAnswer): Sitemap {
  const sitemap: Sitemap = { kind: 'set', entries: [], isCut: false };
  let isEnded = false;
  let loc = '';
  let lastmod = '';
  let text = '';
  let hasImage = false;
  let standsFor: string | undefined;
  // a prefix for the sitemap's own namespace is allowed, but rare
  let prefix = '';
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw new FetchFailure('store-broken', { detail: error.message.slice(0, 100) });
  });
  parser.on('doctype', () => {
    throw new FetchFailure('store-broken', { detail: 'a sitemap with a document type' });
  });
  parser.on('opentag', ({ name: full, attributes }) => {
    text = '';
    const root = /^(\w+:)(urlset|sitemapindex)$/.exec(full);
    if (root) prefix = root[1]!;
    const name = full.startsWith(prefix) ? full.slice(prefix.length) : full;
    if (name === 'sitemapindex') sitemap.kind = 'index';
    if (name === 'image:image') hasImage = true;
    if (name === 'xhtml:link' && (standsFor === undefined || attributes.hreflang === 'x-default')) {
      standsFor = urlOf(attributes.href, answer.url) ?? standsFor;
    }
    if (name !== 'url' && name !== 'sitemap') return;
    loc = lastmod = '';
    hasImage = false;
    standsFor = undefined;
  });
  const addText = (piece: string): void => {
    if (text.length < MAX_TEXT) text += piece;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', ({ name: full }) => {
    const name = full.startsWith(prefix) ? full.slice(prefix.length) : full;
    if (name === 'loc') loc ||= text.trim();
    if (name === 'lastmod') lastmod ||= text.trim();
    if (name === 'urlset' || name === 'sitemapindex') isEnded = true;
    if ((name !== 'url' && name !== 'sitemap') || sitemap.entries.length >= MAX_ENTRIES) return;
    const url = urlOf(loc, answer.url);
    if (!url) return;
    const more = { ...(hasImage && { hasImage }), ...(standsFor !== undefined && { standsFor }) };
    sitemap.entries.push({ url, modifiedAt: timeOf(lastmod, answer.at), ...more });
  });
  const whole = textIn(answer.body);
  const beginning = whole.slice(0, PIECE).search(BEGINNING);
  const given = withAmpersands(beginning > 0 ? whole.slice(beginning) : whole);
  if (!given.startsWith('<')) return listOfLines(given, answer.url);
  try {
    // piece by piece, so that nothing beyond the limit is read
    for (let start = 0; start < given.length && sitemap.entries.length < MAX_ENTRIES; start += PIECE) {
      parser.write(given.slice(start, start + PIECE));
    }
    if (sitemap.entries.length < MAX_ENTRIES) parser.close();
  } catch (cause) {
    if (!isEnded && sitemap.entries.length === 0) {
      throw new FetchFailure('store-broken', { detail: 'a sitemap that does not parse', cause });
    }
    sitemap.isCut = !isEnded;
  }
  return sitemap;
}

/** Ampersands that begin no entity are escaped, as they should be; in CDATA they are plain text. */
function withAmpersands(xml: string): string {
  const pieces: string[] = [];
  const search = new RegExp(BARE_AMPERSAND_OR_CDATA);
  let from = 0;
  for (let found = search.exec(xml); found; found = search.exec(xml)) {
    if (found[0] === '&') {
      pieces.push(xml.slice(from, found.index), '&amp;');
      from = found.index + 1;
    } else {
      search.lastIndex = xml.indexOf(']]>', found.index);
      if (search.lastIndex < found.index) break;
    }
    if (pieces.length > 2 * MAX_ESCAPED) throw new FetchFailure('store-broken', { detail: 'too many ampersands' });
  }
  return pieces.join('') + xml.slice(from);
}

/** A sitemap may be a plain list, one address per line. */
function listOfLines(text: string, base: string): Sitemap {
  const lines = text.split(/\r?\n/, MAX_ENTRIES);
  const urls = lines.flatMap((line) => (/^https?:\/\//.test(line.trim()) ? (urlOf(line.trim(), base) ?? []) : []));
  if (urls.length === 0) throw new FetchFailure('store-broken', { detail: 'no sitemap' });
  return { kind: 'set', entries: urls.map((url) => ({ url, modifiedAt: null })), isCut: false };
}

function textIn(body: Buffer): string {
  try {
    const plain = isGzip(body) ? gunzipSync(body, UNZIPPING) : body;
    return plain.toString('utf8').trimStart();
  } catch (cause) {
    throw new FetchFailure('store-broken', { detail: 'a sitemap that does not unpack', cause });
  }
}
