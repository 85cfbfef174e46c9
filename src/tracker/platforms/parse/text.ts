import { decodeHTMLStrict } from 'entities';

const MAX_TITLE = 500;
const MAX_SHORT = 200;
const MAX_URL = 2048;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u200b\u2028\u2029\ufeff]+/g;

/** Most titles have nothing of it: one look is cheaper than two replacements. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const UNTIDY = /[^\S ]| {2}|[\u0000-\u001f\u007f-\u009f\u200b\u2028\u2029\ufeff]/;

/** An address that the URL parser would return unchanged, so that it need not be parsed. */
const TIDY_URL = /^https:\/\/(?:[a-z0-9-]+\.)+[a-z]{2,24}\/[\w\-~:/?!$&()*+,;=%.]*$/;

/** One line of text as a store gives it, cut to `most` characters; null if it is empty or no text. */
export function textOf(value: unknown, most = MAX_TITLE): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return null;
  const start = value.length > most * 4 ? value.slice(0, most * 4) : value;
  const isClean = !UNTIDY.test(start);
  const line = (isClean ? start : start.replace(UNSEEN, ' ').replace(/\s+/g, ' ')).trim();
  if (line === '') return null;
  return (line.length > most ? cut(line, most) : line).toWellFormed();
}

export function shortTextOf(value: unknown): string | null {
  return textOf(value, MAX_SHORT);
}

/**
 * Text that was written as HTML, with tags removed and entities resolved. It is plain text; nothing may ever print it
 * raw.
 */
export function htmlTextOf(value: unknown, most = MAX_TITLE): string | null {
  if (typeof value !== 'string') return textOf(value, most);
  const bounded = value.length > most * 8 ? value.slice(0, most * 8) : value;
  return textOf(decodeHTMLStrict(bounded.replace(/<[^<>]*>/g, ' ')), most);
}

/** An id as text: a whole number or a short word. Null for anything else. */
export function idOf(value: unknown): string | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? String(value) : null;
  return typeof value === 'string' && /^[\w.:/=+-]{1,100}$/.test(value) ? value : null;
}

/** An absolute http address, resolved against the store's origin; null if it is no address or leads inside. */
export function urlOf(value: unknown, base: string): string | null {
  if (typeof value !== 'string' || value.length > MAX_URL) return null;
  if (TIDY_URL.test(value) && !value.includes('/.') && !value.includes('xn--')) return value;
  if (!URL.canParse(value.trim(), base)) return null;
  const url = new URL(value.trim(), base);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && url.username === '' ? url.href.slice(0, MAX_URL) : null;
}

/** The path of an address, with its query. */
export function pathOf(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** A two-letter country, upper case. */
export function countryOf(value: unknown): string | null {
  return typeof value === 'string' && /^[a-z]{2}$/i.test(value) ? value.toUpperCase() : null;
}

/** A three-letter currency, upper case. */
export function currencyOf(value: unknown): string | null {
  return typeof value === 'string' && /^[a-z]{3}$/i.test(value) ? value.toUpperCase() : null;
}

/** A language tag such as `en` or `pt-BR`. */
export function languageOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const tag = value.trim().replace('_', '-');
  return /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,2}$/i.test(tag) ? tag : null;
}

function cut(text: string, most: number): string {
  return `${text.slice(0, most - 1).trimEnd()}…`;
}
