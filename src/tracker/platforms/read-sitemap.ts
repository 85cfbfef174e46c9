import { gunzipSync } from 'node:zlib';
import { SaxesParser } from 'saxes';
import { isGzip } from '../fetch/decode-body.ts';
import { FetchFailure } from '../fetch/fetch-failure.ts';
import type { FetchAnswer } from '../fetch/fetcher.ts';
import { urlOf } from './parse-text.ts';
import { timeOf } from './parse-time.ts';

export type SitemapEntry = { url: string; modifiedAt: number | null };
/** An index names further sitemaps, a set names pages. */
export type Sitemap = { kind: 'index' | 'set'; entries: SitemapEntry[] };

/** The protocol's own limit. */
const MOST_ENTRIES = 50_000;
const MOST_BYTES = 50 * 1024 * 1024;
const MOST_TEXT = 4096;

/** Reads a sitemap, gzipped or not. Declared entities are never resolved. Throws `FetchFailure` (`store-broken`). */
export function parseSitemap(answer: FetchAnswer): Sitemap {
  const sitemap: Sitemap = { kind: 'set', entries: [] };
  let loc = '';
  let lastmod = '';
  let text = '';
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw new FetchFailure('store-broken', { detail: error.message.slice(0, 100) });
  });
  parser.on('doctype', () => {
    throw new FetchFailure('store-broken', { detail: 'a sitemap with a document type' });
  });
  parser.on('opentag', ({ name }) => {
    text = '';
    if (name === 'sitemapindex') sitemap.kind = 'index';
    if (name === 'url' || name === 'sitemap') loc = lastmod = '';
  });
  const addText = (piece: string): void => {
    if (text.length < MOST_TEXT) text += piece;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', ({ name }) => {
    if (name === 'loc') loc ||= text.trim();
    if (name === 'lastmod') lastmod ||= text.trim();
    if ((name !== 'url' && name !== 'sitemap') || sitemap.entries.length >= MOST_ENTRIES) return;
    const url = urlOf(loc, answer.url);
    if (url) sitemap.entries.push({ url, modifiedAt: timeOf(lastmod, answer.at) });
  });
  try {
    parser.write(textIn(answer.body)).close();
  } catch (cause) {
    if (cause instanceof FetchFailure) throw cause;
    throw new FetchFailure('store-broken', { detail: 'a sitemap that does not parse', cause });
  }
  return sitemap;
}

function textIn(body: Buffer): string {
  return (isGzip(body) ? gunzipSync(body, { maxOutputLength: MOST_BYTES }) : body).toString('utf8').trimStart();
}
