import { getDomain } from 'tldts';
import { Problem } from '#runtime/problem.ts';

export type StoreUrl = {
  /** Canonical: lower case, punycode, no `www.`, a port only if it is not the scheme's own. */
  host: string;
  /** The most likely address: the origin of the first candidate. */
  origin: string;
  /** Addresses to try in turn. */
  candidates: string[];
};

const MAX_LENGTH = 2048;
const SCHEME = /^([a-z][a-z0-9+.-]*):\/\//i;

/**
 * A store's address as a person types it: scheme and `www.` may be left out. Throws `store-address-invalid` for what
 * cannot be a web address. Whether the address may be asked is checked when it is asked.
 */
export function parseStoreUrl(text: string): StoreUrl {
  const typed = text.trim();
  const scheme = SCHEME.exec(typed)?.[1]?.toLowerCase();
  if (typed === '' || typed.length > MAX_LENGTH || /[\s\\]/.test(typed)) throw invalid('not an address');
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') throw invalid('only http and https');
  const isOpaque = scheme === undefined && /^[a-z][a-z0-9+.-]*:(?!\d{1,5}(\/|\?|#|$))/i.test(typed);
  const address = scheme === undefined ? `https://${typed.replace(/^\/\//, '')}` : typed;
  if (isOpaque || !URL.canParse(address)) throw invalid('not an address');
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') throw invalid('a password in the address');
  url.hostname = url.hostname.replace(/\.+$/, '');
  if (!isHost(url.hostname)) throw invalid('no host');
  // a single word is no shop's name; with a scheme or a port it is meant as a private address
  const isWord =
    scheme === undefined && url.port === '' && /^[^.:]+$/.test(url.hostname) && url.hostname !== 'localhost';
  if (isWord) throw invalid('no domain');
  url.hash = '';
  const candidates = candidatesOf(url, scheme !== undefined);
  return { host: canonicalHost(url), origin: new URL(candidates[0]!).origin, candidates };
}

/** Lower case, punycode, without `www.`; with its port if that is not the scheme's own. */
export function canonicalHost(url: URL): string {
  return url.host.toLowerCase().replace(/^www\.(?=[^.]+\.)/, '');
}

/**
 * Without a typed scheme, https is tried first; an unusual port suggests http. A bare domain may have no address or
 * certificate of its own: browsers complete it to the `www.` that was visited before.
 */
function candidatesOf(url: URL, isSchemeGiven: boolean): string[] {
  if (isSchemeGiven) return [url.href];
  const plain = url.href.replace(/^https:/, 'http:');
  if (url.port !== '') return [plain, url.href];
  const isBareDomain = getDomain(url.hostname) === url.hostname && !url.hostname.startsWith('www.');
  return isBareDomain ? [url.href, url.href.replace('//', '//www.'), plain] : [url.href, plain];
}

function isHost(hostname: string): boolean {
  if (/^\[[\da-f:.]+\]$/i.test(hostname)) return true;
  return (
    hostname.length <= 253 &&
    hostname.split('.').every((label) => /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/.test(label))
  );
}

function invalid(detail: string): Problem {
  return new Problem('store-address-invalid', { detail });
}
