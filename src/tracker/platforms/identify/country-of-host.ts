import { getPublicSuffix } from 'tldts';

/** Two-letter endings that are sold to the whole world. */
const WORLDWIDE = new Set([
  'ai',
  'cc',
  'co',
  'fm',
  'gg',
  'io',
  'la',
  'ly',
  'me',
  'sh',
  'so',
  'to',
  'tv',
  'ws',
  'xyz',
  'eu',
  'su',
]);

/** What shop software calls its English until somebody chooses another: it says nothing about where the shop is. */
const UNCHOSEN = /^en-us$/i;

/**
 * The country of a shop that does not name one: by its domain's ending, else its time zone, else the region of its
 * language tag (American English only for a shop that takes dollars), else the only country of its currency. Null if
 * none of them says.
 */
export function countryOfHost(
  origin: string,
  language: string | null,
  timezone: unknown = null,
  currency: string | null = null,
): string | null {
  const ending = getPublicSuffix(new URL(origin).hostname, { allowPrivateDomains: false })?.split('.').at(-1) ?? '';
  if (/^[a-z]{2}$/.test(ending) && !WORLDWIDE.has(ending)) return ending === 'uk' ? 'GB' : ending.toUpperCase();
  const byZone = typeof timezone === 'string' ? countryOfZone(timezone) : undefined;
  if (byZone) return byZone;
  const isUnchosen = UNCHOSEN.test(language ?? '') && currency !== null && currency !== 'USD';
  const region = isUnchosen
    ? undefined
    : /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})$/i.exec(language ?? '')?.[1]?.toUpperCase();
  return region ?? (currency === null ? null : countryOfCurrency(currency));
}

/**
 * A currency code begins with its country's code; dollars and euros are used all over the world, and X stands for none.
 */
function countryOfCurrency(currency: string): string | null {
  return /^(USD|EUR|ANG|X)/.test(currency) ? null : currency.slice(0, 2);
}

let countriesByZone: Map<string, string> | null = null;

/** By CLDR, which assigns every zone that is a place to one country. */
function countryOfZone(zone: string): string | undefined {
  if (!countriesByZone) {
    countriesByZone = new Map();
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    for (const country of letters.flatMap((first) => letters.map((second) => first + second))) {
      for (const one of zonesOf(country)) countriesByZone.set(one, country);
    }
  }
  return countriesByZone.get(zone);
}

function zonesOf(country: string): string[] {
  // a code that was given up stands for another country
  if (Intl.getCanonicalLocales(`und-${country}`)[0] !== `und-${country}`) return [];
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones?(): string[] | undefined };
  return locale.getTimeZones?.() ?? [];
}
